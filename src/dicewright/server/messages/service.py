"""About the server itself: what it will not do, and how it is."""

from __future__ import annotations

from typing import Literal

from .bounds import Told


class Refused(Told, tag="refused"):
    """Something could not be done: a code for the page, words for people, the rule that says so if one does."""

    code: str
    text: str
    rule: str


class Health(Told):
    """`move_ms`: how long the server needs for a move, in milliseconds: half of them at most, 99 of 100 at most."""

    ok: bool
    version: str
    tables: int
    sockets: int
    move_ms: list[float]


class Ready(Told):
    """Whether people can play here now. `store` says what is the matter with the store: `ok`, `full` (there is no room
    for more), `late` (it does not answer), `down` (it cannot be written; `why` is what it says)."""

    ok: bool
    store: Literal["ok", "full", "late", "down"]
    why: str
