"""A finished game looked at again: how the chances stood, what luck gave, and what decisions changed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .advice import Crew
from .bounds import Sent, Told

LOOKS = 8
QUESTIONS = 20_000
"""Of a look at a game."""
NUMBERS = 32
"""That come of one."""
LOOKED = 2 << 20
"""Bytes that a look may be told in."""


class ReviewPoint(Told):
    """A moment of the game: the step of the replay in which the table stands so, when that was, in words, and what each
    side could expect then, in the order of `sides`: the chance to win, 0 to 1, or in a game alone points; null where a
    side was not looked at."""

    step: int
    when: str
    values: list[float | None]


class ReviewSide(Told):
    """What made the result of a side: `start`, `luck`, what its own decisions changed (`play`) and those of the others
    (`others`) add up to `end`."""

    side: int
    seats: list[int]
    start: float
    luck: float
    play: float
    others: float
    end: float


class ReviewSeat(Told):
    """How well a seat was played: the part kept of all that was at stake, 0 to 1, or null where nothing was; and to
    which level of bots that comes, in words, empty where nobody knows."""

    seat: int
    precision: float | None
    like: str


class ReviewMoment(Told):
    """A moment worth another look, and the step of the replay to look at. `seat`: who decided, or whose luck it was.
    `change`: what it changed for that seat. `lines`: what happened there."""

    kind: Literal["good", "bad", "lucky", "unlucky"]
    step: int
    seat: int
    change: float
    text: str
    lines: list[str]


class Picture(Told):
    """What is known of a game. `alone`: points are told instead of chances. `how` says what the numbers mean."""

    alone: bool
    points: list[ReviewPoint]
    sides: list[ReviewSide]
    seats: list[ReviewSeat]
    moments: list[ReviewMoment]
    how: str


class Review(Told):
    """One line of the stream: how much of the thinking is done, 0 to 1, how many games are thought about before this
    one, and the picture, where it is another than the line before had. `over`: nothing more is to be thought out; a
    stream that ends without it was left for another game. `failed`: why nothing more comes."""

    part: float
    before: int
    over: bool
    failed: str
    picture: Picture | None


class LookAt(Told):
    """How closely a page looks at a game: so many `trials` from every decision, `each` from everything that could have
    fallen, up to so many `outcomes` all of them, else so many `samples`; and who weighs the options."""

    crew: Crew
    trials: int
    each: int
    outcomes: int
    samples: int


class Looking(Told):
    """What a page needs to look at a finished game itself. `module` and `net` lie at `/api/modules/`; `book`, `weights`
    and `start`, how it stood before all `answers`, are base64. `whole`: a win or, `alone`, a perfect score. `ahead`:
    decisions that are played on before a position is judged. `asked`: all questions of a look: their kind, and from
    which answer up to which. `picture`: the last one, if somebody has found it out already; then nothing is asked."""

    module: str
    net: str
    book: str
    weights: str
    start: str
    answers: list[int]
    teams: list[int]
    whole: float
    alone: bool
    ahead: int
    seed: int
    asked: list[list[int]]
    looks: list[LookAt]
    picture: Picture | None


class Looked(Sent):
    """What a page has found out in a look, the first being 0: numbers for every question, in order. A `Picture`
    follows, which says it in words."""

    look: Annotated[int, Meta(ge=0, lt=LOOKS)]
    found: Annotated[list[Annotated[list[float], Meta(max_length=NUMBERS)]], Meta(max_length=QUESTIONS)]
