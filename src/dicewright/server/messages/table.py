"""A table from the first guest to the last step: who sits there, what happens, and what is told of it afterwards."""

from __future__ import annotations

from typing import Literal

from .bounds import Language, Told
from .lobby import Aids, Label, Played
from .scene import Board, LogLine, Option, Result, Scene

Status = Literal["gathering", "playing", "over"]


class Seat(Told):
    """A seat and who plays it: `level` is that of the bot, if one does. `stand_in`: a bot plays for a person who left,
    `resigned`: for good. `mine`: I hold it. `team`: who has the same number plays together."""

    seat: int
    team: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Label | None
    online: bool
    mine: bool
    stand_in: bool
    resigned: bool


class Pause(Told):
    """Whether the game waits because somebody wanted it so; the seats that want it otherwise; whether I decide it."""

    on: bool
    wanted: list[int]
    mine: bool


class Fairness(Told):
    """The luck of the game: the server's share is committed to from the start and revealed at the end. `bound`: what
    the commitment names beside it. `pledges`: what the players have said of their seeds, in order of seats, empty where
    one has yet to; when none is empty and no seat is open, they give them. `book` is the hash of the rules and cards in
    force."""

    commitment: str
    bound: str
    pledges: list[str]
    book: str
    seeds: list[str]
    server_seed: str | None


class Said(Told, tag="said"):
    """Something somebody said at the table, at a time in seconds since 1970."""

    name: str
    seat: int | None
    text: str
    at: float


class WhatIf(Told):
    """A game that went on from a moment of a finished one: the table of that (empty where it is not known), and the
    step of its replay, and how many answers were taken over; the luck of this table begins after them."""

    table: str
    step: int
    answers: int


class Table(Told, tag="table"):
    """Everything at once: after `hello`, and whenever the page must begin anew. `guided`: it began by a script.
    `what_if`: it began in the middle of another game."""

    table: str
    version: int
    game: str
    title: str
    language: Language
    status: Status
    options: dict[str, str]
    seats: list[Seat]
    pause: Pause
    lines: list[LogLine]
    chat: list[Said]
    fairness: Fairness
    content: Played | None
    guided: bool
    what_if: WhatIf | None
    aids: Aids
    scene: Scene | None


class Happening(Told):
    """What is shown at once: a kind of the game's own, its lines, and the board when it is over.

    `board` leaves out the areas that are as the happening before it left them; the last one ends with the scene.
    """

    kind: str
    lines: list[LogLine]
    board: Board | None


class Step(Told, tag="step"):
    """What one answer brought: happenings to be shown one after the other, then the scene.

    It goes on from what the same eyes saw last: the areas left out are as they were, and the log goes on with
    `before`, what happened since, where other eyes have looked at a shared screen meanwhile. `anew`: nothing is left
    out, and the log begins with `before`. `back`: the answer was an undo, so this scene is an earlier one.
    `fairness` comes with the last step.
    """

    version: int
    back: bool
    anew: bool
    before: list[LogLine]
    happenings: list[Happening]
    scene: Scene
    fairness: Fairness | None


class Taken(Told, tag="taken"):
    """My answer to this version is on disk; what comes of it follows."""

    version: int


class Seated(Told, tag="seats"):
    """Who sits where has changed, or who is there."""

    seats: list[Seat]
    status: Status
    pause: Pause


class Options(Told, tag="options"):
    version: int
    start: int
    count: int
    options: list[Option]


class Summary(Told):
    """A table in a list, or before one joins it."""

    table: str
    game: str
    title: str
    status: Status
    seats: list[Seat]
    my_turn: bool
    moves: int
    changed: float
    result: Result | None
    commitment: str
    book: str
    content: Played | None
    guided: bool
    what_if: WhatIf | None
    aids: Aids


class Summaries(Told):
    """`more`: behind what the list goes on, if there are more; empty at its end."""

    tables: list[Summary]
    more: str


class Replay(Told):
    """A game move by move: `total` steps, the first one before any move, of which these begin where they were asked
    for; and the steps in which a turn begins."""

    total: int
    turns: list[int]
    steps: list[Step]


class Luck(Told):
    """What the luck of a finished game was made from, and every roll and draw: after how many answers it fell, of how
    many options, and which it was. `since`: those before were taken over from another game, or from a script."""

    commitment: str
    bound: str
    server_seed: str
    seeds: list[str]
    pledges: list[str]
    since: int
    draws: list[list[int]]


class Verified(Told):
    """Whether the luck of a game was what the server committed to: how many of nature's answers were checked."""

    fair: bool
    checked: int
    text: str
