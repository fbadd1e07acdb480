"""The table at one moment: what lies on it, what is asked, and the lines of the log that led there."""

from __future__ import annotations

from typing import Literal

from ...kernel.describe import Facets, Role
from .bounds import Told


class Note(Told, omit_defaults=True):
    """Something to know of a thing, and what sort of thing it tells. What is empty is left out.

    `title` stands before the text with a colon; `symbols` may be drawn instead of it, and `more` are those that bring
    more of the same.
    """

    role: Role
    text: str
    title: str = ""
    symbols: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


class Thing(Told):
    """A thing with its name, the number it shows, what it is drawn from, and what there is to know of it.

    `label` is what is printed on it, where the name tells more; empty: the name. Each game declares its facets by the
    kind of reference; the page has their types in `boards/<game>/facets.ts`.
    """

    ref: str
    name: str
    value: int | None
    facets: Facets
    notes: list[Note]
    mark: str
    label: str


class Gauge(Told):
    """A number that belongs to a place."""

    name: str
    label: str
    value: int


class Area(Told):
    """A place with the things in it; with a seat, it is at that player's side."""

    ref: str
    title: str
    seat: int | None
    things: list[Thing]
    gauges: list[Gauge]


class Board(Told):
    """What the table shows to these eyes. `reconstructed`: what of the content is a marked stand-in.

    `turn` is another number in every turn, and `phase` is the game's own name for where it stands. `places` are the
    refs of all areas in their order. In a step, `areas` may leave out those that are as these eyes saw them last.
    """

    turn: int
    phase: str
    headline: list[str]
    places: list[str]
    areas: list[Area]
    reconstructed: list[str]


class Option(Told):
    """One answer: its number, its words, the rule that allows it, the things it touches, and the printed text of what
    it puts in force, if any; `passes`: it gives up what is offered."""

    answer: int
    text: str
    rule: str
    refs: list[str]
    passes: bool
    effect: str


class Not(Told):
    """Something that looks possible and is not."""

    text: str
    rule: str
    refs: list[str]


class Asking(Told):
    """A question to a seat that I hold.

    form "pick": choose one option; where `options` is shorter than `count`, ask for the rest. form "subset": each of
    `things` is in or out, the answer is the sum of 1 << i over those that are in, and `options` holds no more than the
    obvious one. `obvious`: the answer of the main button; null: none goes without saying. `needless`: nothing is lost
    by giving it at once. `taste`: it may be left to chance.
    """

    kind: str
    seat: int
    text: str
    rule: str
    count: int
    form: Literal["pick", "subset"]
    things: list[Thing]
    refused: list[Not]
    options: list[Option]
    obvious: int | None
    needless: bool
    taste: bool


class Waiting(Told):
    """Somebody else is to move; `seat` is null where nobody may know who."""

    seat: int | None
    text: str


class LogLine(Told):
    """A line of the log: the kind of event, its numbers by name (-1: hidden from these eyes), its words.

    `happening`: what it is part of; empty: it is told on the way. `begins`: another of the same kind begins with it."""

    kind: str
    happening: str
    begins: bool
    args: dict[str, int]
    text: str


class Chance(Told):
    """How likely something is, 0 to 1, and what it is worth on average, where a game can tell."""

    chance: float
    label: str
    worth: float | None


class TimeLeft(Told):
    """How many seconds are left of a part of the game that a real clock is kept for, such as a round."""

    label: str
    left: float


class Clock(Told):
    """Seconds a decision may take (0: as long as you like), those there are to think in secret, and what is left of
    them for the open question; and what is left of the game's own time limits."""

    limit: int
    think: int
    left: float | None
    limits: list[TimeLeft]


class Result(Told):
    """The place of each seat, 1 for the winner; `moves`: answers players gave; `resigned`: seats given up to end it."""

    places: list[int]
    text: str
    moves: int
    resigned: list[int]


class Due(Told):
    """What the script of a guided game answers to the open question, after `at` answers of players and nature."""

    at: int
    answer: int


class Scene(Told):
    """The table at one moment, through the eyes of a seat (null: of somebody who watches). `cover`: on a screen that
    several people share, hide the table until this seat is at the screen. `due`: null where no script leads."""

    eyes: int | None
    cover: bool
    board: Board
    asking: Asking | None
    waiting: Waiting | None
    undo: bool
    due: Due | None
    clock: Clock
    result: Result | None
    odds: dict[str, list[Chance]]
