"""The odds of Dice Throne at the table: the chance of every ability with the attempts left, and the best dice to keep.

They are told while the offensive dice lie open and an attempt is left, from what a seat sees and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from .....kernel.describe import Ref
from .....kernel.words import Text, text
from .....odds.dice import DICE, Array, roll_of, without
from .....odds.solver import MOST_ATTEMPTS, Prospects, Solution, prospects, solve
from ...content.library import Library
from ...rules.offense import at_hand
from ...show.names import ability_ref, die_ref, face_name, hero_of, library, second_ref, use_name
from ...state import Phase, Seen
from ..rolls import met
from .abilities import Way, value_table

Chances = list[tuple[float, Text]]
DICE_REF = Ref("dice")


@dataclass(frozen=True)
class _Prospects:
    """What a hero board promises from each of the 252 rolls with so many attempts left."""

    ways: tuple[tuple[Way, ...], ...]
    """Of each ability on it."""
    alone: Prospects
    """The chance of each with the keeps that are best for it alone."""
    best: Solution
    """The keeps that promise most on the whole."""
    reached: Array
    """[ability, roll]: its chance with those."""
    worth: Array
    """What each pays on average where it is reached."""


@lru_cache(maxsize=1024)
def _prospects(lib: Library, seat: int, uses: tuple[tuple[int, ...], ...], attempts: int) -> _Prospects:
    """The same for every roll of everyone whose board lies so: it is found once."""
    ways = tuple(tuple(_way(lib, seat, n) for n in each) for each in uses)
    fits = np.array([np.any([met(way.use.needs) for way in each], axis=0) for each in ways])
    values = np.array([value_table(each) for each in ways])
    best = solve(values.max(0), attempts)
    pays = np.array([row[fit].mean() if fit.any() else 0.0 for row, fit in zip(values, fits, strict=True)])
    return _Prospects(ways, prospects(fits, attempts), best, best.all_chances(fits, attempts), pays)


def _way(lib: Library, seat: int, n: int) -> Way:
    slot, level, use = lib.uses[seat][n]
    return Way(lib.heroes[seat].abilities[slot], level, use)


def table_odds(seen: Seen) -> dict[Ref, Chances]:
    """For each ability on the board of whoever rolls: its chance, and what to keep for it. For the roller himself also,
    with the dice as a whole and with each of them, the keep that promises most."""
    v = seen.view
    attempts = min(v.allowed - v.attempts, MOST_ATTEMPTS)
    dice = tuple(int(v.die[i]) for i in range(DICE))
    if v.phase != Phase.OFFENSE or v.declared or v.activated or v.to_roll or attempts <= 0 or not all(dice):
        return {}
    found = _on_board(seen)
    if not found:
        return {}
    hero = v.hero[v.active]
    promised = _prospects(library(seen), v.active, tuple(map(tuple, found.values())), attempts)
    told: dict[Ref, Chances] = {
        ref: [(odds.chance, text("odds-at-table", attempts=attempts, keep=_kept(hero, odds.keep)))]
        for ref, odds in zip(found, promised.alone.odds(dice), strict=True)
    }
    if seen.seat == v.active:
        told |= _best(seen, promised, dice, attempts)
    return told


def _on_board(seen: Seen) -> dict[Ref, list[int]]:
    """The numbers of all uses that the hero board allows as it lies, by the ability."""
    v, b = seen.view, seen.book
    found: dict[Ref, list[int]] = {}
    for n, (slot, _, use) in enumerate(library(seen).uses[v.active]):
        if at_hand(v, b, v.active, n):
            ref = second_ref(v.active, slot) if use.name else ability_ref(v.active, slot)
            found.setdefault(ref, []).append(n)
    return found


def _best(seen: Seen, promised: _Prospects, dice: Sequence[int], attempts: int) -> dict[Ref, Chances]:
    """The keep that is worth most on the whole, and the ability that it most likely pays off with."""
    v = seen.view
    keep = promised.best.best_keep(dice, attempts)
    reached = promised.reached[:, roll_of(dice)]
    at = int(np.argmax(reached * promised.worth))
    way = promised.ways[at][0]
    ability = use_name(hero_of(seen, v.active), way.ability, way.level, way.use)
    rolled = without(dice, keep)
    chance = float(reached[at])
    told: dict[Ref, Chances] = {
        DICE_REF: [(chance, text("odds-best", keep=_kept(v.hero[v.active], keep), ability=ability))]
    }
    for i in range(DICE):
        if not rolled >> i & 1:
            told[die_ref(v.active, i)] = [(chance, text("odds-best-die"))]
    return told


@cache
def _kept(hero: int, keep: tuple[int, ...]) -> Text:
    """The dice to keep, in words; there are 462 keeps."""
    if len(keep) in (0, DICE):
        return text("odds-keep-all" if keep else "odds-keep-none")
    faces = [(keep.count(face), face_name(hero, face)) for face in sorted(set(keep))]
    return text("odds-keep-faces", dice=tuple(text("odds-keep-n", n=n, face=it) if n > 1 else it for n, it in faces))
