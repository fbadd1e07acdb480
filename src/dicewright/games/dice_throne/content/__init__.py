"""All heroes, in the order of their seasons, and the cards that every deck has."""

from __future__ import annotations

from . import (
    artificer,
    barbarian,
    cursed_pirate,
    gunslinger,
    huntress,
    monk,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    samurai,
    seraph,
    shadow_thief,
    tactician,
    treant,
    vampire_lord,
)
from .common import CARDS as COMMON
from .language import Hero

HEROES: tuple[Hero, ...] = (
    barbarian.HERO,
    moon_elf.HERO,
    pyromancer.HERO,
    shadow_thief.HERO,
    monk.HERO,
    paladin.HERO,
    ninja.HERO,
    treant.HERO,
    gunslinger.HERO,
    samurai.HERO,
    tactician.HERO,
    huntress.HERO,
    cursed_pirate.HERO,
    artificer.HERO,
    seraph.HERO,
    vampire_lord.HERO,
)
HERO_NAMES = tuple(hero.name for hero in HEROES)

__all__ = ["COMMON", "HEROES", "HERO_NAMES"]
