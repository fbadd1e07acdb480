"""From a hero's board to tables over the 252 rolls: what each ability needs, how likely it is, what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from .....kernel.effects import Effect
from .....kernel.game import Refusal
from .....kernel.words import Argument, any_of, text
from .....odds.dice import ROLLS
from .....odds.solver import Odds, Table, chances
from ...content.parts import Ability, Hero, Side, Use
from ..rolls import met, one_fits
from ..worth import rough_worth

SIDES = {"human": Side.HUMAN, "cursed": Side.CURSED}
"""The two sides of a board that is turned over, by name."""


@dataclass(frozen=True)
class Way:
    """One way to use an ability at its present level. `name`: of the ability, or of the extra one on its upgrade."""

    ability: Ability
    level: int
    use: Use

    @property
    def name(self) -> str:
        return self.use.name or self.ability.name


@dataclass(frozen=True)
class AbilityOdds:
    """The odds of an ability: of using it at all, and of each way to use it."""

    name: str
    any: Odds
    ways: tuple[tuple[Way, Odds], ...]


PACKAGE = __package__.removesuffix(".judge.odds")
"""Where the words lie."""


def refusal(id: str, **args: Argument) -> Refusal:
    """What somebody cannot have who asks for odds."""
    return Refusal(text(id, **args), package=PACKAGE)


def heroes() -> dict[str, Hero]:
    """The heroes there are, by name."""
    from ...content import HEROES  # all of them are assembled only where one is wanted

    return {hero.name: hero for hero in HEROES}


def hero_named(name: str) -> Hero:
    known = heroes()
    if name not in known:
        raise refusal("refuse-hero", name=name, known=", ".join(known))
    return known[name]


def board_side(hero: Hero, side: str | None) -> int:
    """The side of the hero's board that lies up; the human side unless another is named."""
    if side is not None and all(ability.side == Side.ANY for ability in hero.abilities):
        raise refusal("refuse-one-side", hero=hero.name)
    if side is not None and side not in SIDES:
        raise refusal("refuse-side", sides=any_of(list(SIDES)), given=side)
    return SIDES[side or "human"]


def ways(hero: Hero, levels: Mapping[str, int] | None = None, side: int = Side.HUMAN) -> tuple[Way, ...]:
    """Every way to use an ability, in the order of the board. Abilities not in `levels` are at level 1."""
    levels = levels or {}
    board = [a for a in hero.abilities if a.side in (Side.ANY, side) and any(level.uses for level in a.levels)]
    for name, level in levels.items():
        known = next((a for a in board if a.name == name), None)
        if known is None:
            raise refusal("refuse-ability", hero=hero.name, ability=name, known=_names(board))
        if not 1 <= level <= len(known.levels):
            raise refusal("refuse-level", ability=name, hero=hero.name, most=len(known.levels), given=level)
    return tuple(
        Way(ability, level, use)
        for ability in board
        for level in (levels.get(ability.name, 1),)
        for use in ability.levels[level - 1].uses
    )


def ability_odds(possible: Sequence[Way], dice: Sequence[int] | None, attempts: int) -> tuple[AbilityOdds, ...]:
    """The chance of each ability, and of each way to use it, with the dice to keep for it alone.

    `dice` None: nothing has been rolled yet, and the first attempt rolls all five.
    """
    abilities = [(name, list(group)) for name, group in groupby(possible, key=lambda way: way.name)]
    each = [met(way.use.needs) for way in possible]
    fits = iter(each)
    whole = [one_fits([next(fits) for _ in group]) for _, group in abilities]
    odds = chances([*each, *whole], dice, attempts)
    single = iter(odds)
    found = [(name, tuple((way, next(single)) for way in group)) for name, group in abilities]
    return tuple(AbilityOdds(name, any, each) for (name, each), any in zip(found, single, strict=True))


def value_table(possible: Sequence[Way], worth: Callable[[Effect], Table] = rough_worth) -> Table:
    """What each of the 252 rolls is worth: the best ability that it allows, or nothing.

    `worth` judges an effect for each roll; by default roughly in points of damage.
    """
    values = [0.0] * len(ROLLS)
    for way in possible:
        paid = zip(values, met(way.use.needs), worth(way.use.effect), strict=True)
        values = [max(most, it) if fits else most for most, fits, it in paid]
    return values


def _names(abilities: Sequence[Ability]) -> str:
    return ", ".join(ability.name for ability in abilities)
