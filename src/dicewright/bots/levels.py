"""The levels that people can choose, from somebody who learns to a grandmaster.

They are evenly spaced in every game: each wins about 70 of 100 games against the one below. How hard a level thinks and
what it overlooks follows from the game (`Game.levels`). The first two look one decision ahead, the others search. From
`expert` on there is one who dares and one who takes care as well, who play about as well.
"""

from __future__ import annotations

from typing import ClassVar

from ..kernel.game import Game, Skill
from .bot import Bot
from .greedy import Greedy
from .search import Search

USUAL_SKILLS = (Skill(24, 350), Skill(128, 100), Skill(600, 50), Skill(2_500), Skill(10_000), Skill(40_000))
"""Of a game that says nothing else."""


class Level(Bot):
    """One of the six."""

    words = "dicewright.bots"
    rung: ClassVar[int]
    """From 0, the lowest."""

    def skill(self, game: Game) -> Skill:
        return (game.levels or USUAL_SKILLS)[self.rung]


class Beginner(Level, Greedy):
    """Looks one decision ahead, and overlooks much."""

    def trials(self, game: Game) -> int:
        return self.skill(game).trials

    def overlooks(self, game: Game) -> int:
        return self.skill(game).overlooks


class Searcher(Level, Search):
    """Looks many decisions ahead; a weaker one overlooks what a stronger one sees."""

    def effort(self, game: Game) -> int:
        return self.skill(game).trials

    def overlooks(self, game: Game) -> int:
        return self.skill(game).overlooks


class Learner(Beginner):
    name, rung, strength = "learner", 0, 800


class Amateur(Beginner):
    name, rung, strength = "amateur", 1, 950


class Adept(Searcher):
    name, rung, strength = "adept", 2, 1100


class Expert(Searcher):
    name, rung, strength = "expert", 3, 1250


class Master(Searcher):
    name, rung, strength = "master", 4, 1400


class Grandmaster(Searcher):
    name, rung, strength = "grandmaster", 5, 1550
    scenarios = 32


DARING = 400
"""In thousandths: what might be won or lost counts for up to nearly twice as much, or nearly nothing."""


class CarefulExpert(Expert):
    name, daring = "expert-careful", -DARING


class DaringExpert(Expert):
    name, daring = "expert-daring", DARING


class CarefulMaster(Master):
    name, daring = "master-careful", -DARING


class DaringMaster(Master):
    name, daring = "master-daring", DARING


class CarefulGrandmaster(Grandmaster):
    name, daring = "grandmaster-careful", -DARING


class DaringGrandmaster(Grandmaster):
    name, daring = "grandmaster-daring", DARING


LEVELS: tuple[type[Level], ...] = (Learner, Amateur, Adept, Expert, Master, Grandmaster)
STYLES: tuple[type[Level], ...] = (
    CarefulExpert,
    DaringExpert,
    CarefulMaster,
    DaringMaster,
    CarefulGrandmaster,
    DaringGrandmaster,
)
