"""Every message between page and server, with its bounds; `web/src/messages` is written from these modules.

What a client sends is checked here and nowhere else: unknown fields, wrong types and whatever is too long are refused
before any other code sees them. What the server sends is made by inclusion: a field not named here cannot leave.
"""

from . import advice, books, bounds, content, lobby, puzzles, review, scene, service, socket, table

__all__ = ["advice", "books", "bounds", "content", "lobby", "puzzles", "review", "scene", "service", "socket", "table"]
