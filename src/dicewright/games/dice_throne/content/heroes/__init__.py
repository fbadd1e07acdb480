"""The heroes: every file here declares one, as `HERO`, and that is all it takes to be at hand everywhere."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ..parts import Hero

MOST = 127
"""Records keep the number of a hero in a byte."""


def _found() -> tuple[Hero, ...]:
    """In the order of their numbers, wherever their files lie."""
    heroes: dict[int, Hero] = {}
    for file in iter_modules(__path__):
        hero = vars(import_module(f"{__name__}.{file.name}")).get("HERO")
        if not isinstance(hero, Hero) or hero.name != file.name:
            raise TypeError(f"content/heroes/{file.name}.py declares no HERO named {file.name!r}")
        if not 10 < hero.number <= MOST or hero.number % 10 == 0 or hero.number in heroes:
            there = ", ".join(f"{n} {heroes[n].name}" for n in sorted(heroes))
            raise ValueError(
                f"hero {hero.name}: number {hero.number} is not free, or no season and place; taken: {there}"
            )
        heroes[hero.number] = hero
    return tuple(heroes[number] for number in sorted(heroes))


HEROES = _found()
HERO_NAMES = tuple(hero.name for hero in HEROES)
