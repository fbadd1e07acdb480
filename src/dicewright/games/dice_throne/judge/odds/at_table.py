"""The odds of Dice Throne at the table: the chance of every ability with the attempts left, the best dice to keep, and
what every other keep would be worth.

They are told while the offensive dice lie open and an attempt is left, from what a seat sees and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from .....kernel.describe import Chance, Ref
from .....kernel.words import Text, decimal, percent, text
from .....odds.dice import DICE, number_of, roll_of, without
from .....odds.solver import MOST_ATTEMPTS, Prospects, Solution, Table, prospects, solve, ways_to_fall
from ...content.library import uses_of
from ...content.parts import Hero
from ...rules.main import MAIN
from ...rules.offense import KEEP, at_hand
from ...show import names, refs
from ...show.declared import hero_of, library
from ...state import Phase, Seen
from ..buying import plays
from ..rolls import met, one_fits
from ..worth import mean_where
from .abilities import Way, value_table

Chances = list[Chance]
DICE_REF = Ref("dice")
_NO_LABEL = text("odds-unlabelled")


@dataclass(frozen=True)
class _Prospects:
    """What a hero board promises from each of the 252 rolls with so many attempts left."""

    ways: tuple[tuple[Way, ...], ...]
    """Of each ability on it."""
    alone: Prospects
    """The chance of each with the keeps that are best for it alone."""
    best: Solution
    """The keeps that promise most on the whole."""
    reached: tuple[Table, ...]
    """[ability][roll]: its chance with those."""
    worth: tuple[float, ...]
    """What each pays on average where it is reached."""

    def pays_most(self, chances: Iterable[float]) -> int:
        """The ability that is worth most with these chances."""
        expected = [chance * worth for chance, worth in zip(chances, self.worth, strict=True)]
        return expected.index(max(expected))


@lru_cache(maxsize=512)
def _prospects(hero: Hero, uses: tuple[tuple[int, ...], ...], attempts: int) -> _Prospects:
    """The same for every roll of everyone whose board lies so, whoever sits opposite: it is found once."""
    ways = tuple(tuple(_way(hero, n) for n in each) for each in uses)
    fits = [one_fits([met(way.use.needs) for way in each]) for each in ways]
    values = [value_table(each) for each in ways]
    best = solve([max(worths) for worths in zip(*values, strict=True)], attempts)
    pays = tuple(mean_where(row, fit) for row, fit in zip(values, fits, strict=True))
    reached = tuple(best.all_chances(fit, attempts) for fit in fits)
    return _Prospects(ways, prospects(fits, attempts), best, reached, pays)


def _way(hero: Hero, n: int) -> Way:
    slot, level, use = _uses_of(hero)[n]
    return Way(hero.abilities[slot], level, use)


_uses_of = lru_cache(maxsize=64)(uses_of)


@dataclass(frozen=True)
class _Lying:
    """Dice that lie open with attempts left, and what they promise."""

    dice: tuple[int, ...]
    attempts: int
    found: dict[Ref, list[int]]
    promised: _Prospects


def _lying(seen: Seen) -> _Lying | None:
    v = seen.view
    attempts = min(v.allowed - v.attempts, MOST_ATTEMPTS)
    dice = tuple(int(v.die[i]) for i in range(DICE))
    if v.phase != Phase.OFFENSE or v.declared or v.activated or v.to_roll or attempts <= 0 or not all(dice):
        return None
    found = _on_board(seen)
    if not found:
        return None
    return _Lying(
        dice, attempts, found, _prospects(hero_of(seen, v.active), tuple(map(tuple, found.values())), attempts)
    )


def table_odds(seen: Seen) -> dict[Ref, Chances]:
    """For each ability on the board of whoever rolls: its chance, and what to keep for it. For the roller himself also,
    with the dice as a whole and with each of them, the keep that promises most; and what each keep leads to: behind the
    chance of an ability its chances after rolling the dice of each mask, and with `keep:<mask>` the keep as a whole."""
    v = seen.view
    lying = _lying(seen)
    if lying is None:
        return {}
    hero, attempts = v.hero[v.active], lying.attempts
    told: dict[Ref, Chances] = {
        ref: [Chance(odds.chance, text("odds-at-table", attempts=attempts, keep=_kept(hero, odds.keep)))]
        for ref, odds in zip(lying.found, lying.promised.alone.odds(lying.dice), strict=True)
    }
    if seen.seat == v.active:
        told |= _best(seen, lying)
        _add_keeps(seen, lying, told)
    return told


def play_worths(seen: Seen) -> dict[Ref, Chances]:
    """In a main phase, with `play:<answer>` what a card is worth more than its price."""
    v = seen.view
    if v.question != MAIN or seen.seat != v.asked:
        return {}
    return {Ref("play", (a,)): [Chance(1.0, _NO_LABEL, round(worth, 1))] for a, worth in plays(seen).items()}


def best_reroll(seen: Seen) -> int | None:
    """The dice to roll again, a bit each, for the most on the whole."""
    lying = _lying(seen)
    if lying is None:
        return None
    return without(lying.dice, lying.promised.best.best_keep(lying.dice, lying.attempts))


def grounds(seen: Seen, best: int, other: int) -> Iterator[Text]:
    """Why to roll these dice again and not those: the ability that the better keep most likely pays off with, and what
    each is worth on the whole."""
    lying = _lying(seen)
    if lying is None or seen.view.question != KEEP or seen.seat != seen.view.active:
        return
    promised, scale = lying.promised, ways_to_fall(lying.attempts)
    keeps = [number_of([die for i, die in enumerate(lying.dice) if not rolled >> i & 1]) for rolled in (best, other)]
    after = [[row[keep] / scale for row in promised.alone.worth] for keep in keeps]
    worth, less = (decimal(promised.best.keeping[lying.attempts - 1][keep]) for keep in keeps)
    at = promised.pays_most(after[0])
    ability, chances = _ability(seen, promised.ways[at][0]), [percent(each[at]) for each in after]
    if chances[0] == chances[1]:
        yield text("ground-keep-same", ability=ability, chance=chances[0], worth=worth, less=less)
    else:
        yield text("ground-keep", ability=ability, chance=chances[0], other=chances[1], worth=worth, less=less)


def worth_of_dice(seen: Seen, dice: Sequence[int]) -> float:
    """What the best ability that these dice allow is worth to whoever rolls."""
    uses = [n for each in _on_board(seen).values() for n in each]
    return _worths(hero_of(seen, seen.view.active), tuple(uses))[roll_of(dice)]


@lru_cache(maxsize=256)
def _worths(hero: Hero, uses: tuple[int, ...]) -> Table:
    return value_table([_way(hero, n) for n in uses])


def _on_board(seen: Seen) -> dict[Ref, list[int]]:
    """The numbers of all uses that the hero board allows as it lies, by the ability."""
    v, b = seen.view, seen.book
    found: dict[Ref, list[int]] = {}
    for n, (slot, _, use) in enumerate(library(seen).uses[v.active]):
        if at_hand(v, b, v.active, n):
            ref = refs.second(v.active, slot) if use.name else refs.ability(v.active, slot)
            found.setdefault(ref, []).append(n)
    return found


def _best(seen: Seen, lying: _Lying) -> dict[Ref, Chances]:
    """The keep that is worth most on the whole, and the ability that it most likely pays off with."""
    v, promised = seen.view, lying.promised
    keep = promised.best.best_keep(lying.dice, lying.attempts)
    reached = [row[roll_of(lying.dice)] for row in promised.reached]
    at = promised.pays_most(reached)
    rolled = without(lying.dice, keep)
    chance = reached[at]
    label = text("odds-best", keep=_kept(v.hero[v.active], keep), ability=_ability(seen, promised.ways[at][0]))
    told: dict[Ref, Chances] = {DICE_REF: [Chance(chance, label)]}
    for i in range(DICE):
        if not rolled >> i & 1:
            told[refs.die(v.active, i)] = [Chance(chance, text("odds-best-die"))]
    return told


def _add_keeps(seen: Seen, lying: _Lying, told: dict[Ref, Chances]) -> None:
    """For each mask of dice to roll again: the chance of every ability, and what the keep is worth on the whole."""
    promised, scale = lying.promised, ways_to_fall(lying.attempts)
    for rolled in range(1 << DICE):
        keep = number_of([die for i, die in enumerate(lying.dice) if not rolled >> i & 1])
        after = [row[keep] / scale for row in promised.alone.worth]
        for ref, chance in zip(lying.found, after, strict=True):
            told[ref].append(_bare(round(chance, 4)))
        at = promised.pays_most(after)
        worth = round(promised.best.keeping[lying.attempts - 1][keep], 1)
        ability = _ability(seen, promised.ways[at][0])
        told[Ref("keep", (rolled,))] = [Chance(round(after[at], 4), ability, worth)]


@lru_cache(maxsize=10_001)
def _bare(chance: float) -> Chance:
    """A chance of so many ten thousandths: one for all abilities, put into words once."""
    return Chance(chance, _NO_LABEL)


def _ability(seen: Seen, way: Way) -> Text:
    return names.use(hero_of(seen, seen.view.active), way.ability, way.level, way.use)


@cache
def _kept(hero: int, keep: tuple[int, ...]) -> Text:
    """The dice to keep, in words; there are 462 keeps."""
    if len(keep) in (0, DICE):
        return text("odds-keep-all" if keep else "odds-keep-none")
    faces = [(keep.count(face), names.face(hero, face)) for face in sorted(set(keep))]
    return text("odds-keep-faces", dice=tuple(text("odds-keep-n", n=n, face=it) if n > 1 else it for n, it in faces))
