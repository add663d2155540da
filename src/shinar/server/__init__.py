"""How is a match played by people who are not in one room? HTTP, WebSocket, lobby, storage; it knows tables, no game.

Begin with `create_app` (app.py); what goes over the wire is in bodies.py and messages.py, and told in docs/wire.md.
"""
