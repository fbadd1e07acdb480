"""Abilities: what the dice must show for them, and what they do at each of their levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from .....kernel.amounts import Faces
from .....kernel.effects import Effect, Nothing, Roll
from .....kernel.numbers import Numbers
from ..language import Sure
from .cards import Power


class AbilityKind(Numbers):
    OFFENSIVE, DEFENSIVE, PASSIVE, ULTIMATE = range(4)


class Side(Numbers):
    """Of a hero board that has two: where an ability stands."""

    ANY, HUMAN, CURSED = range(3)


@dataclass(frozen=True)
class Needs:
    """What the five dice must show: at least so many of each symbol, or so many numbers in a row."""

    symbols: Mapping[Faces, int] = field(default_factory=dict)
    straight: int = 0

    SMALL_STRAIGHT: ClassVar[Needs]
    LARGE_STRAIGHT: ClassVar[Needs]


Needs.SMALL_STRAIGHT, Needs.LARGE_STRAIGHT = Needs(straight=4), Needs(straight=5)


@dataclass(frozen=True)
class Use:
    """One way to use an offensive ability. `name`: of the extra ability on the lower half of an upgrade."""

    needs: Needs
    effect: Effect
    name: str = ""
    sure: str = Sure.SOURCED

    @classmethod
    def tiers(cls, symbol: Faces, effects: Mapping[int, Effect], rider: Effect | None = None) -> tuple[Use, ...]:
        """Of an ability that does more the more dice show its symbol; the rider comes with each."""
        return tuple(
            cls(Needs({symbol: n}), effect if rider is None else rider + effect) for n, effect in effects.items()
        )


@dataclass(frozen=True)
class Level:
    """A level of an ability: ways to use it, the defence roll, or what a passive ability gives."""

    uses: tuple[Use, ...] = ()
    defense: Roll | Effect | None = None
    powers: tuple[Power, ...] = ()
    upkeep: Effect = field(default_factory=Nothing)
    turn_end: Effect = field(default_factory=Nothing)
    activating: Effect = field(default_factory=Nothing)
    """What comes with activating any offensive ability."""
    sure: str = Sure.SOURCED
    idle: Effect = field(default_factory=Nothing)
    """What comes to an opponent, IT, whose offensive roll phase, not skipped, came to no attack on anybody."""


@dataclass(frozen=True)
class Ability:
    name: str
    kind: int
    levels: tuple[Level, ...]
    side: int = Side.ANY

    @classmethod
    def offense(cls, name: str, *levels: tuple[Use, ...] | Level, side: int = Side.ANY) -> Ability:
        made = tuple(level if isinstance(level, Level) else Level(level) for level in levels)
        return cls(name, AbilityKind.OFFENSIVE, made, side)

    @classmethod
    def ultimate(
        cls, name: str, needs: Needs, effect: Effect, side: int = Side.ANY, sure: str = Sure.SOURCED
    ) -> Ability:
        return cls(name, AbilityKind.ULTIMATE, (Level((Use(needs, effect),), sure=sure),), side)

    @classmethod
    def defense(cls, name: str, *levels: Effect | Level, side: int = Side.ANY) -> Ability:
        made = tuple(level if isinstance(level, Level) else Level(defense=level) for level in levels)
        return cls(name, AbilityKind.DEFENSIVE, made, side)

    @classmethod
    def passive(cls, name: str, *levels: Level, side: int = Side.ANY) -> Ability:
        return cls(name, AbilityKind.PASSIVE, levels, side)
