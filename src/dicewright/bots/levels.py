"""The levels that people can choose, from somebody who learns to a grandmaster.

Each is meant to win about 70 of 100 games against the one below; docs/bots.md says for which that is measured. How hard
a level thinks and what it overlooks comes with the game, in its `judge/levels.toml`. From `expert` on there is one who
dares and one who takes care as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, ClassVar

import msgspec

from ..kernel.game import Game
from .search import Search
from .search.net import NOTHING
from .shipped import shipped


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a level plays a game."""

    trials: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """That a decision is worth."""
    overlooks: Annotated[int, msgspec.Meta(ge=0, lt=1000)] = 0
    """Of a thousand options, how many it never thinks of."""


USUAL_SKILLS = (Skill(32, 250), Skill(128, 80), Skill(600), Skill(2_500), Skill(10_000), Skill(40_000))
"""Of a game that says nothing else."""


@cache
def skills_of(game: Game) -> tuple[Skill, ...]:
    """Of the six levels in a game, the weakest first. Raises ValueError if its file says something else."""
    file = shipped(game, "judge", "levels.toml")
    return USUAL_SKILLS if file is None else skills_in(file, game.package)


def skills_in(file: bytes, package: str) -> tuple[Skill, ...]:
    """What the file of a game's package says."""
    names = [level.name for level in LEVELS]
    try:
        said = msgspec.toml.decode(file, type=dict[str, Skill])
        if list(said) != names:
            raise ValueError(f"it must name {', '.join(names)}, in this order, and names {', '.join(said) or 'none'}")
    except ValueError as error:
        raise ValueError(f"judge/levels.toml of {package}: {error}") from error
    return tuple(said.values())


class Level(Search):
    """One of the six."""

    rung: ClassVar[int]
    """From 0, the lowest."""

    def skill(self, game: Game) -> Skill:
        return skills_of(game)[self.rung]

    def effort(self, game: Game) -> int:
        return self.skill(game).trials

    def overlooks(self, game: Game) -> int:
        return self.skill(game).overlooks

    def learned(self, game: Game, seats: int) -> Sequence[int]:
        """Whoever thinks little has learned nothing: he is quick in plain Python."""
        return super().learned(game, seats) if self.slow(game) else NOTHING


class Learner(Level):
    name, rung, strength = "learner", 0, 800


class Amateur(Level):
    name, rung, strength = "amateur", 1, 950


class Adept(Level):
    name, rung, strength = "adept", 2, 1100


class Expert(Level):
    name, rung, strength = "expert", 3, 1250


class Master(Level):
    name, rung, strength = "master", 4, 1400


class Grandmaster(Level):
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
