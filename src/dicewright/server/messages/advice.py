"""Advice at the table: asked for by the one who has to answer, and told to nobody else."""

from __future__ import annotations

from .bounds import Sent, Told, Version
from .scene import Option


class Advise(Sent, tag="advise"):
    """Weigh the options of the question in the message of this version; `advice` follows when that is done."""

    version: Version


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


class Advice(Told, tag="advice"):
    """The best options for the question of this version, best first, and why the first is best; no options where none
    is better than another, or where there are too many for a quick look. `rough`: more can be said in a moment."""

    version: int
    options: list[Advised]
    reason: str
    rough: bool
