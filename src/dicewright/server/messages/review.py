"""A finished game looked at again: how the chances stood, what luck gave, and what decisions changed."""

from __future__ import annotations

from typing import Literal

from .bounds import Told


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
