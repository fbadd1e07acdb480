"""What Dice Throne adds to the command line: the odds of a hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from cyclopts import Parameter

from ...arguments import Lang, system_language
from ...kernel.game import CommandLine
from .judge.odds import board_side, hero_named
from .judge.odds.abilities import refusal
from .judge.odds.table import show


def odds(
    *,
    hero: Annotated[str, Parameter(help="Whose abilities.")],
    dice: Annotated[
        str | None, Parameter(help="The five dice, as 2,4,3,5,6. By default nothing is rolled yet.")
    ] = None,
    attempts: Annotated[
        int | None, Parameter(help="Roll attempts left, 0 to 5. By default 3, or 2 if the dice are given.")
    ] = None,
    level: Annotated[
        list[str] | None, Parameter(negative="", help="The level of an ability, ability=2; by default 1.")
    ] = None,
    side: Annotated[
        Literal["human", "cursed"] | None, Parameter(help="The side of a board that can be turned over.")
    ] = None,
    lang: Lang = None,
) -> int:
    """The exact chance of every ability, and the dice to keep for it.

    **For example**

        dicewright odds dice_throne --hero gunslinger
        dicewright odds dice_throne --hero gunslinger --dice 2,4,3,5,6 --attempts 1
        dicewright odds dice_throne --hero barbarian --dice 1,1,6,6,4 --level overpower=2 --lang pl
    """
    chosen = hero_named(hero)
    rolled = None if dice is None else _dice(dice)
    left = attempts if attempts is not None else 3 if rolled is None else 2
    show(chosen, rolled, left, lang or system_language(), _levels(level), board_side(chosen, side))
    return 0


def _dice(typed: str) -> tuple[int, ...]:
    """Five dice, from `2,4,3,5,6`."""
    parts = [part.strip() for part in typed.split(",")]
    if len(parts) != 5 or not all(part in {"1", "2", "3", "4", "5", "6"} for part in parts):
        raise refusal("refuse-dice", given=typed)
    return tuple(map(int, parts))


def _levels(given: Sequence[str] | None) -> dict[str, int]:
    """Levels of abilities, from `overpower=2`."""
    levels = {}
    for one in given or ():
        ability, _, level = one.partition("=")
        if not level.strip().isdecimal():
            raise refusal("refuse-level-form", given=one)
        levels[ability.strip()] = int(level)
    return levels


COMMANDS = CommandLine({"odds dice_throne": odds})
