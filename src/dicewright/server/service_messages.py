"""Messages about the server itself: what it offers, a table before it is made, its luck, its health.

They belong to `messages.py`, and so does what is said there of all messages.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .messages import SEATS, Choice, Key, Label, Played, Sent, Told, Value


class GameInfo(Told):
    """A game, and what can be chosen before it starts. `own_content`: a table may bring a content file, and whether it
    can be edited on the page; `content` is the one that the server plays with where no other is given."""

    name: str
    title: str
    seats: list[int]
    choices: list[Choice]
    own_content: Literal["none", "file", "edited"]
    content: Played | None


class Lobby(Told):
    """What there is to choose from: games, and levels of bots, the weakest first; `usual` where nobody chooses."""

    games: list[GameInfo]
    levels: list[Label]
    usual: str


class Arrange(Sent):
    """A table as somebody sets it up just now, to be looked at before it is made."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = field(default_factory=dict)


class Arranged(Told):
    """How a table would be: the team of each seat; or none, and why the options do not go together."""

    teams: list[int]
    wrong: str = ""


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


SERVICE_SENT = (Arrange,)
SERVICE_TOLD = (Lobby, Arranged, Verified, Health)
