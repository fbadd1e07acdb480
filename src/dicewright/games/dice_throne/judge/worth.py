"""What effects are roughly worth, in points of damage. For bots and odds alone; rules never look here.

Extra rolls and what the five offensive dice show are reckoned with; the state of the game is not known here, so a test
of it counts as even, and a number read off it as a small one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress, product
from math import comb, fsum

from ....kernel.amounts import Amount, Faces, Source, faces_mask
from ....kernel.conditions import Known, Test
from ....kernel.effects import Act, Each, Effect, Only, Or, Pick, Roll, Seq, Then, When
from ....odds.dice import COUNTS, FACES, showing
from ....odds.solver import Table
from ..content.language import ME, SELECTOR_BITS, SELECTOR_KIND, Additionally, Among, Count, Damage, Disputed, Do, If
from ..content.parts import Use
from .rolls import met
from .tokens import token_worth

_POINT: dict[int, float] = {
    Do.HIT: 1.0, Do.MORE: 1.0, Do.ADD: 1.0, Do.HURT: 0.9, Do.SPLASH: 0.9, Do.RECOIL: -0.9,
    Do.PREVENT: 0.8, Do.HEAL: 0.8, Do.STEAL_HEALTH: 1.7, Do.CP: 1.0, Do.STEAL_CP: 1.7,
    Do.DRAW: 1.3, Do.DISCARD_RANDOM: 1.1, Do.DISCARD: 0.9, Do.HEAL_NYRA: 0.7, Do.GROW: 1.2,
}  # fmt: skip
"""For each point, CP, card or spirit."""
_AT_ONCE: dict[int, float] = {
    Do.MAKE_UNDEFENDABLE: 1.5, Do.HALVE: 3.0, Do.AVOID: 4.0, Do.EXTRA_PHASE: 5.5,
    Do.SEARCH: 2.5, Do.RETRIBUTE: 2.5, Do.DRAIN: 4.0, Do.STOP_STATUS: 2.0,
    Do.RAISE_LIMIT: 1.2, Do.BUILD: 2.0, Do.ACTIVATE: 2.0, Do.DETONATE: 1.5,
    Do.REMOVE: 1.2, Do.EXPLODE: -2.5,
}  # fmt: skip
_SURER = {Damage.UNDEFENDABLE: 1.3, Damage.PURE: 1.2, Damage.ULTIMATE: 1.4}
"""A point of damage that a defence cannot answer."""
_GOOD_FOR_OTHERS = (Do.CP, Do.DRAW, Do.HEAL)
_BAD_FOR_ONESELF = (Do.HURT, Do.SPLASH, Do.DISCARD, Do.DISCARD_RANDOM)
_PAYABLE, _EVEN = 0.7, 0.5
"""How far a side of a choice counts that must be paid for; how likely a test of the state is."""
_GUESS, _GUESS_IN_HAND = 3.0, 1.0
"""What a number that hangs on the state is taken for, and one that an effect has in hand."""


class _This:
    """An effect as the one that it is: to compare all that is declared would take longer than to judge it."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def __hash__(self) -> int:
        return id(self.effect)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and other.effect is self.effect


def rough_worth(effect: Effect) -> Table:
    """The worth of an effect to its owner, for each of the 252 rolls it may come with."""
    return _rough_worth(_This(effect))


@lru_cache(maxsize=2048)
def _rough_worth(this: _This) -> Table:
    effect = this.effect
    first = _Reading(COUNTS[0])
    worth = first.worth(effect)
    if not first.looked:
        return (worth,) * len(COUNTS)
    return tuple(_Reading(counts).worth(effect) for counts in COUNTS)


def mean_worth(effect: Effect) -> float:
    """... on average of all rolls."""
    return _mean(rough_worth(effect))


def use_worth(use: Use) -> float:
    """... on average of the rolls that the ability can be used with."""
    return mean_where(rough_worth(use.effect), met(use.needs))


def mean_where(values: Table, fits: Iterable[bool]) -> float:
    """The mean of the values of some rolls; 0 of none."""
    return _mean(tuple(compress(values, fits)))


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values) if values else 0.0


class _Reading:
    """One pass through an effect, for a roll; it remembers how many extra dice were rolled last, and whether the effect
    has looked at the offensive dice."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.dice = 0.0
        self.looked = False
        self._counts = counts

    def worth(self, effect: Effect) -> float:
        match effect:
            case Act():
                return self._done(effect)
            case Additionally(also):
                return self.worth(also)
            case Seq(parts):
                return _sum(self.worth(part) for part in parts)
            case Then(first, second):
                before = self.worth(first)  # the second may count the dice of the first
                return before + self.worth(second)
            case Or(options):
                return max(map(self.worth, options))
            case When(test, then, otherwise):
                chance = self._chance(test)
                return chance * self.worth(then) + (1 - chance) * self.worth(otherwise)
            case Each(selector, body) if selector & SELECTOR_KIND == Among.SHOWING:
                return self._shown(selector >> SELECTOR_BITS) * self.worth(body)
            case Each(_, body) | Pick(_, body):
                return self.worth(body)
            case Only(_, body):
                return _PAYABLE * self.worth(body)
            case Roll():
                return self._rolled(effect)
            case Disputed(_, readings):
                return self.worth(next(iter(readings.values())))
            case _:
                return 0.0

    def _done(self, it: Act) -> float:
        verb, mine = it.verb, it.who == ME
        if verb in (Do.GAIN, Do.INFLICT, Do.LOSE):
            worth = token_worth(it.what) / 10 * self._amount(it.amount)
            return worth if (mine or verb == Do.GAIN) != (verb == Do.LOSE) else -worth
        if verb in _AT_ONCE:
            return _AT_ONCE[verb]
        point = _SURER.get(it.what, 1.0) if verb == Do.HIT else _POINT.get(verb, 0.0)
        turned = verb in _BAD_FOR_ONESELF if mine else verb in _GOOD_FOR_OTHERS
        return (-point if turned else point) * self._amount(it.amount)

    def _rolled(self, roll: Roll) -> float:
        self.dice = self._amount(roll.dice)
        total: float = self.worth(roll.again)
        for faces, effect in roll.table.items():
            total = total + _part(faces) * self.worth(effect)
        for faces, effect in roll.per.items():
            total = total + self._shown(faces_mask(faces)) * self.worth(effect)
        for faces, effect in roll.on.items():
            total = total + (1 - (1 - _part(faces)) ** self.dice) * self.worth(effect)
        return total

    def _amount(self, amount: int | Amount) -> float:
        if not isinstance(amount, Amount):
            return float(amount)
        if amount.source == Source.NONE:
            measure: float = 0.0
        elif amount.source == Source.ROLLED_SUM:
            measure = (1 + FACES) / 2 * self.dice
        elif amount.source < 0:
            measure = self._shown(-amount.source)
        elif amount.source == Count.SYMBOLS:
            measure = self._showing(amount.of or 0)
        else:
            measure = _GUESS_IN_HAND if amount.source == Source.NUMBER else _GUESS
        return amount.plus + amount.times * measure / abs(amount.over or 1)

    def _shown(self, faces: int) -> float:
        """How many of the extra dice show one of the faces, on average."""
        return self.dice * faces.bit_count() / FACES

    def _showing(self, faces: int) -> int:
        """... how many of the offensive dice do."""
        self.looked = True
        return showing(self._counts, faces)

    def _chance(self, test: Test) -> float:
        condition, dice = test.condition, round(self.dice)
        if condition == Known.ROLLED_SOME:
            part = test.what.bit_count() / FACES
            return _sum(comb(dice, k) * part**k * (1 - part) ** (dice - k) for k in range(test.n, dice + 1))
        if condition == If.OF_A_KIND:
            self.looked = True
            return float(max(self._counts) >= test.n)
        if condition == If.DICE_SHOW:
            return float(self._showing(test.what) >= test.n)
        if condition == If.BEATS:
            return _mean([a - b >= test.n for a, b in product(range(FACES), repeat=2)])
        if condition in (If.ROLLED_TOTAL, If.ROLLED_AT_MOST):
            totals = [sum(rolled) for rolled in product(range(1, FACES + 1), repeat=dice)]
            return _mean([total >= test.n if condition == If.ROLLED_TOTAL else total <= test.n for total in totals])
        return _EVEN


def _part(faces: Faces) -> float:
    return faces_mask(faces).bit_count() / FACES


def _sum(numbers: Iterable[float]) -> float:
    """One after the other, on every Python alike."""
    total = 0.0
    for it in numbers:
        total += it
    return total
