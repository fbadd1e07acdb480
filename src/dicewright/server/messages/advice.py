"""Advice at the table: asked for by the one who has to answer, and told to nobody else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ...kernel.measure import MOST
from .bounds import Number, Sent, Told, Version
from .scene import Option

OPTIONS = 16
"""That a page tells of at most, as many as an adviser."""


class Advise(Sent, tag="advise"):
    """Weigh the options of the question in the message of this version; `advice` follows when that is done. `here`: the
    page would rather think itself. Then `position` follows if there is something for it to think with, and if not yet,
    advice after a quick look."""

    version: Version
    here: bool = False


class Position(Told, tag="position"):
    """What a page thinks about for the seat that is asked: in `record` (base64) is left of the truth what the seat
    knows, and over all else lies something that it may believe in, always the same. `seed`, in letters because it is
    longer than a number of JSON, is that of the thoughts."""

    version: int
    seat: int
    options: int
    seed: str
    record: str


class Hindsight(Told):
    """A question of a finished game: the `option` that was taken, and what a page thinks about that would know what the
    others promised; nothing where that is a matter of taste."""

    position: Position | None
    option: Option


class Weighed(Sent):
    """An option: what trials gave on average, from -1 (lost) to 1 (won), how far that may be off (a standard
    deviation), and how many trials there were."""

    answer: Number
    value: Annotated[float, Meta(ge=-1, le=1)]
    doubt: Annotated[float, Meta(ge=0, le=2)]
    trials: Number


class Thought(Sent, tag="thought"):
    """What the page has found out about the question of this version, the best option first; `advice` follows, which
    says it in words. `means`, `doubts`: by how much the measures of the game differ after the best option and after
    the next. `known`: mathematics says which is best."""

    version: Version
    options: Annotated[list[Weighed], Meta(min_length=2, max_length=OPTIONS)]
    means: Annotated[list[float], Meta(max_length=MOST)]
    doubts: Annotated[list[Annotated[float, Meta(ge=0)]], Meta(max_length=MOST)]
    known: bool


class Promised(Sent):
    """Asks for `advice` on a question of a finished game: as the page has found out, or else as the server does."""

    thought: Thought | None = None


class Advised(Told):
    """An option and what may be expected of it: the `chance` to win, 0 to 1, or in a game alone the `score`; the other
    is null. `scored`: the score in the words of the game. In 95 of 100 cases it is no further off than `margin`.
    `trials`: how often it was tried."""

    option: Option
    chance: float | None
    score: float | None
    scored: str
    margin: float
    trials: int


class Crew(Told):
    """So many workers that think together: the records that each needs, the numbers of a room, and those that their
    mind begins with."""

    lanes: int
    states: int
    ints: int
    head: list[int]


class Thinking(Told):
    """What a page thinks with at a table. `module` and `net` lie at `/api/modules/`; where nothing was learned, `net`
    is empty. `book` and `weights` are base64."""

    module: str
    net: str
    book: str
    weights: str
    crews: list[Crew]
    samples: int
    measures: int


class Advice(Told, tag="advice"):
    """The best options for the question of this version, best first, and why the first is best; no options where none
    is better than another, or where there are too many for a quick look. `rough`: more can be said in a moment."""

    version: int
    options: list[Advised]
    reason: str
    rough: bool
