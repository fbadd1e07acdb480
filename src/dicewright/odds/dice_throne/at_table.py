"""The odds of Dice Throne at the table: the chance of every ability with the attempts left, and the best dice to keep.

They are told while the offensive dice lie open and an attempt is left, from what a seat sees and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...games.dice_throne.names import (
    ability_ref,
    die_ref,
    face_name,
    hero_of,
    library,
    second_ref,
    use_name,
)
from ...games.dice_throne.rolls import met
from ...games.dice_throne.rules.offense import at_hand
from ...games.dice_throne.state import P_OFFENSE
from ...kernel.describe import Ref, Seen
from ...kernel.words import Text, text
from ..dice import DICE, Array, without
from ..solver import MOST_ATTEMPTS, chances, solve
from .abilities import Way, value_table

Chances = list[tuple[float, Text]]
DICE_REF = Ref("dice")


def table_odds(seen: Seen) -> dict[Ref, Chances]:
    """For each ability on the board of whoever rolls: its chance, and what to keep for it. For the roller himself also,
    with the dice as a whole and with each of them, the keep that promises most."""
    v = seen.view
    attempts = min(v.allowed - v.attempts, MOST_ATTEMPTS)
    dice = tuple(int(v.die[i]) for i in range(DICE))
    if v.phase != P_OFFENSE or v.declared or v.activated or v.to_roll or attempts <= 0 or not all(dice):
        return {}
    found = _on_board(seen)
    if not found:
        return {}
    refs = list(found)
    fits = np.array([_fits(found[ref]) for ref in refs])
    told: dict[Ref, Chances] = {
        ref: [(odds.chance, text("odds-at-table", attempts=attempts, keep=_kept(seen, odds.keep)))]
        for ref, odds in zip(refs, chances(fits, dice, attempts), strict=True)
    }
    if seen.seat == v.active:
        told |= _best(seen, found, fits, dice, attempts)
    return told


def _on_board(seen: Seen) -> dict[Ref, list[Way]]:
    """Every way to use an ability that the hero board allows as it lies, by the ability."""
    v, b = seen.view, seen.book
    hero, first = hero_of(seen, v.active), b.use_first[v.hero[v.active]]
    found: dict[Ref, list[Way]] = {}
    for n in range(first, first + b.use_count[v.hero[v.active]]):
        if at_hand(v, b, v.active, n):
            _, slot, level, use = library(seen).uses[n]
            ref = second_ref(v.active, slot) if use.name else ability_ref(v.active, slot)
            found.setdefault(ref, []).append(Way(hero.abilities[slot], level, use))
    return found


def _fits(ways: Sequence[Way]) -> Array:
    """For each of the 252 rolls, whether it allows one of these."""
    return np.asarray(np.any([met(way.use.needs) for way in ways], axis=0))


def _best(
    seen: Seen, found: dict[Ref, list[Way]], fits: Array, dice: Sequence[int], attempts: int
) -> dict[Ref, Chances]:
    """The keep that is worth most on the whole, and the ability that it most likely pays off with."""
    v = seen.view
    worth = np.array([value_table(ways) for ways in found.values()])
    best = solve(worth.max(0), attempts)
    keep = best.best_keep(dice, attempts)
    reached = [best.chance(row, dice, attempts) for row in fits]
    promised = [
        chance * float(row[fit].mean()) if fit.any() else 0.0
        for chance, row, fit in zip(reached, worth, fits, strict=True)
    ]
    at = int(np.argmax(promised))
    way = list(found.values())[at][0]
    ability = use_name(hero_of(seen, v.active), way.ability, way.level, way.use)
    rolled = without(dice, keep)
    told: dict[Ref, Chances] = {DICE_REF: [(reached[at], text("odds-best", keep=_kept(seen, keep), ability=ability))]}
    for i in range(DICE):
        if not rolled >> i & 1:
            told[die_ref(v.active, i)] = [(reached[at], text("odds-best-die"))]
    return told


def _kept(seen: Seen, keep: Sequence[int]) -> Text:
    if len(keep) in (0, DICE):
        return text("odds-keep-all" if keep else "odds-keep-none")
    hero = seen.view.hero[seen.view.active]
    faces = [(keep.count(face), face_name(hero, face)) for face in sorted(set(keep))]
    return text("odds-keep-faces", dice=[text("odds-keep-n", n=n, face=it) if n > 1 else it for n, it in faces])
