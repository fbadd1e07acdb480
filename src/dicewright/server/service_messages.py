"""Messages about the server itself: what it offers, its luck, its health.

They belong to `messages.py`, and so does what is said there of all messages.
"""

from __future__ import annotations

from .messages import GameInfo, Label, Told


class Lobby(Told):
    """What there is to choose from: games, and levels of bots, the weakest first; `usual` where nobody chooses."""

    games: list[GameInfo]
    levels: list[Label]
    usual: str


class Verified(Told):
    """Whether the luck of a game was what the server committed to: how many of nature's answers were checked."""

    fair: bool
    checked: int
    text: str


class Health(Told):
    """`move_ms`: how long the server needs for a move, in milliseconds: half of them at most, 99 of 100 at most."""

    ok: bool
    version: str
    tables: int
    sockets: int
    move_ms: list[float]


SERVICE_TOLD = (Lobby, Verified, Health)
