"""Which tables does the database have? The migrations bring any database to this shape; see migrations/."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, PrimaryKeyConstraint, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("heading", Text, nullable=False),  # a Heading as JSON: never changed
    Column("stage", String(8), nullable=False),  # open, running or over
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),  # for the lobby, as it was when people last came, went, or it ended
    Column("due", BigInteger),  # when a machine has to do something: a bot to choose, a clock to run out
    Index("matches_by_lobby", "listed", "stage", "created"),
    Index("matches_by_due", "due"),
)

records = Table(
    "records",
    metadata,
    Column("match", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "number"),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: looks on
    Column("kind", String(8), nullable=False),  # seat, watch or invite
    PrimaryKeyConstraint("hash", "match", "seat"),
    Index("keys_by_match", "match"),
)

seen = Table(
    "seen",
    metadata,
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when its holder was last connected
    PrimaryKeyConstraint("match", "seat"),
)
