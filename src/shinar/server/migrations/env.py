"""How are the migrations run? On the connection that storage.py gives, inside its transaction."""

from alembic import context

from shinar.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
