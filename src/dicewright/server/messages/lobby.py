"""Before a table is played: what there is to choose from, and what somebody chose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from . import bounds
from .bounds import Key, Name, Number, Place, Sent, Told, Value


class Label(Told):
    """One of several things to choose: how it is sent, and what it is called."""

    value: str
    label: str


class Choice(Told):
    """A set-up option. `help` says what it is about. No `values`: free text; with `free`, that beside the `values`.
    `per_seat`: one value a seat, as `name.0`, `name.1` ..."""

    name: str
    label: str
    help: str
    default: str
    values: list[Label]
    free: bool
    per_seat: bool
    rule: str


class Played(Told):
    """A table is played with other cards than come with the game: what their file is called, how many values differ."""

    name: str
    changes: int


class GameInfo(Told):
    """A game, and what can be chosen before it starts. `windows`: what others do can be answered in secret.
    `own_content`: a table may bring a content file, and whether it can be edited on the page; `content` is the one that
    the server plays with where no other is given. `puzzles`: how many come with it."""

    name: str
    title: str
    seats: list[int]
    choices: list[Choice]
    windows: bool
    own_content: Literal["none", "file", "edited"]
    content: Played | None
    puzzles: int


class Lobby(Told):
    """What there is to choose from: games, and levels of bots, the weakest first; `usual` where nobody chooses."""

    games: list[GameInfo]
    levels: list[Label]
    usual: str


class Arrange(Sent):
    """A table as somebody sets it up just now, to be looked at before it is made."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=bounds.SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = field(default_factory=dict)


class Arranged(Told):
    """How a table would be: the team of each seat; or none, and why the options do not go together."""

    teams: list[int]
    wrong: str = ""


Aids = Literal["all", "odds", "none"]
"""What helps a player at the table: odds and advice, odds alone, or nothing."""
WantedAids = Literal["", Aids]
"""What a host wants of them; empty for the usual."""


class NewSeat(Sent):
    """Who plays a seat: me, a bot of a level, whoever comes by the link, or somebody at my screen."""

    kind: Literal["me", "bot", "open", "same"]
    level: Annotated[str, Meta(max_length=16)] = ""
    name: Annotated[str, Meta(max_length=bounds.NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class OwnContent(Sent):
    """A content file: its text, and what it is called. No text: what comes with the game."""

    text: Annotated[str, Meta(max_length=bounds.CONTENT)]
    name: Annotated[str, Meta(max_length=bounds.FILE_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class Create(Sent):
    """A new table. `clock`: seconds a decision may take, 0 for none. `think`: those in which people may answer what
    others do where hands are covered; everybody waits for them alike, whether somebody can or not. `content`: null
    plays as the server does. `aids`: empty for the usual: all of them for one person with bots or at one screen, odds
    between people. `beacon`: a public value that nobody could know before, for the commitment to be bound to; where it
    is empty, the server's own, if it has one. `script`: answers, nature's included, that a guided game follows; nobody
    but bots may play along."""

    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=bounds.SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = field(default_factory=dict)
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    think: Annotated[int, Meta(ge=0, le=bounds.THINK)] = 0
    content: OwnContent | None = None
    aids: WantedAids = ""
    beacon: Annotated[str, Meta(max_length=bounds.BEACON, pattern="^[ -~]*$")] = ""
    script: Annotated[list[Number], Meta(max_length=400)] = field(default_factory=list)


class TakeUp(Sent):
    """Go on with a game that was saved here or elsewhere: oneself in the seats of people, bots in those of bots."""

    save: Annotated[str, Meta(max_length=bounds.SAVE)]
    name: Annotated[str, Meta(max_length=bounds.NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class Join(Sent):
    """Sit down as a guest; without a seat, on the first that is open."""

    name: Name
    seat: Place | None = None


class Remove(Sent):
    """Whoever founded the table lets somebody who has joined get up again, before the game begins."""

    seat: Place


class Admitted(Told):
    """My place at a table. Keep the token: it proves who I am, at every table. The commitment precedes my seed."""

    table: str
    token: str
    seats: list[int]
    commitment: str


class Fork(Sent):
    """Go on otherwise from a finished game, as it stood at a version of its replay."""

    at: Annotated[int, Meta(ge=1, lt=1 << 31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=bounds.SEATS)]
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    think: Annotated[int, Meta(ge=0, le=bounds.THINK)] = 0


class Script(Sent):
    """A set-up and every answer, nature's included. Seen through the eyes of the first seat."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=bounds.SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = field(default_factory=dict)
    answers: Annotated[list[Number], Meta(max_length=400)] = field(default_factory=list)
