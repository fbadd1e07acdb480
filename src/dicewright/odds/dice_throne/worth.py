"""What an effect of Dice Throne is worth, roughly, in points of damage: a yardstick for odds, not a judgement of play.

Extra rolls and what the five offensive dice show are reckoned with; the state of the game is not known here, so a test
of it counts as even, and a number read off it as one.
"""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np

from ...games.dice_throne.language import (
    ADD,
    ATTEMPT,
    BEATS,
    CP,
    DETONATE,
    DICE_SHOW,
    DISCARD,
    DISCARD_RANDOM,
    DRAW,
    EXPLODE,
    EXTRA_PHASE,
    GAIN,
    GROW,
    HEAL,
    HIT,
    HURT,
    INFLICT,
    LOSE,
    MAKE_UNDEFENDABLE,
    ME,
    MORE,
    NORMAL,
    OF_A_KIND,
    PREVENT,
    RECOIL,
    REMOVE,
    ROLLED_AT_MOST,
    ROLLED_TOTAL,
    SELECTOR_BITS,
    SELECTOR_NAMES,
    SPLASH,
    STEAL_CP,
    STEAL_HEALTH,
    SYMBOLS,
    Disputed,
)
from ...games.dice_throne.tokens import STUN
from ...kernel.effects import (
    NONE,
    ROLLED_SOME,
    ROLLED_SUM,
    Amount,
    Do,
    Each,
    Effect,
    Faces,
    Measure,
    Only,
    Or,
    Pick,
    Roll,
    Seq,
    Test,
    Then,
    When,
    faces_mask,
)
from ..dice import COUNTS, FACES, ROLLS, Array, showing

_POINT = {
    verb.op: worth
    for verb, worth in (
        (HIT, 1.0), (MORE, 1.0), (ADD, 1.0), (HURT, 1.0), (SPLASH, 1.0), (EXPLODE, 1.0), (RECOIL, -1.0),
        (PREVENT, 1.0), (HEAL, 0.8), (STEAL_HEALTH, 1.8), (GAIN, 2.0), (INFLICT, 2.0), (LOSE, -1.0), (CP, 1.0),
        (STEAL_CP, 2.0), (DRAW, 1.5), (DISCARD, 1.5), (DISCARD_RANDOM, 1.5), (GROW, 2.0),
    )
}  # fmt: skip
"""For each point, token, card or CP."""
_AT_ONCE = {verb.op: worth for verb, worth in ((MAKE_UNDEFENDABLE, 1.0), (REMOVE, 1.0), (ATTEMPT, 1.0),
                                               (EXTRA_PHASE, 6.0), (DETONATE, 3.0))}  # fmt: skip
_SURE_DAMAGE = 1.2
"""A defence takes about a sixth of damage that it can answer."""
_STUN = 6.0
"""The attacker comes again: worth another offensive phase."""
_TO_ONESELF = {HURT.op, DISCARD.op, DISCARD_RANDOM.op}
"""What is good when it happens to somebody else."""
_UNKNOWN_NUMBER, _UNKNOWN_TEST = 1.0, 0.5

Number = float | Array


def rough_worth(effect: Effect) -> Array:
    """The worth of an effect for each of the 252 rolls it may come with."""
    return np.broadcast_to(np.asarray(_Reading().worth(effect), np.float64), (len(ROLLS),))


class _Reading:
    """One walk through an effect; it remembers how many extra dice were rolled last."""

    def __init__(self) -> None:
        self.dice: Number = 0.0

    def worth(self, effect: Effect) -> Number:
        match effect:
            case Do():
                return self._done(effect)
            case Seq(parts):
                return sum((self.worth(part) for part in parts), start=0.0)
            case Then(first, second):
                before = self.worth(first)  # the second may count the dice of the first
                return before + self.worth(second)
            case Or(options):
                return np.asarray(np.max(np.broadcast_arrays(*map(self.worth, options)), axis=0))
            case When(test, then, otherwise):
                chance = self._chance(test)
                return chance * self.worth(then) + (1 - chance) * self.worth(otherwise)
            case Each(selector, body) if SELECTOR_NAMES[selector & ((1 << SELECTOR_BITS) - 1)] == "showing":
                return self._shown(selector >> SELECTOR_BITS) * self.worth(body)
            case Each(_, body) | Pick(_, body) | Only(_, body):
                return self.worth(body)
            case Roll():
                return self._rolled(effect)
            case Disputed(_, readings):
                return self.worth(next(iter(readings.values())))
            case _:
                return 0.0

    def _done(self, it: Do) -> Number:
        op = it.verb.op
        if op in _AT_ONCE:
            return _AT_ONCE[op]
        point = _POINT.get(op, 0.0)
        if op == HIT.op and it.what != NORMAL:
            point = _SURE_DAMAGE
        elif op == INFLICT.op and it.what == STUN:
            point = _STUN
        elif op in _TO_ONESELF and it.who == ME:
            point = -point
        return point * self._amount(it.amount)

    def _rolled(self, roll: Roll) -> Number:
        self.dice = self._amount(roll.dice)
        total: Number = self.worth(roll.again)
        for faces, effect in roll.table.items():
            total = total + _part(faces) * self.worth(effect)
        for faces, effect in roll.per.items():
            total = total + self._shown(faces_mask(faces)) * self.worth(effect)
        for faces, effect in roll.on.items():
            total = total + (1 - (1 - _part(faces)) ** self.dice) * self.worth(effect)
        return total

    def _amount(self, amount: int | Amount | Measure) -> Number:
        if isinstance(amount, Measure):
            amount = 1 * amount
        if not isinstance(amount, Amount):
            return float(amount)
        if amount.source == NONE:
            measure: Number = 0.0
        elif amount.source == ROLLED_SUM:
            measure = (1 + FACES) / 2 * self.dice
        elif amount.source < 0:
            measure = self._shown(-amount.source)
        elif amount.source == SYMBOLS.source:
            measure = showing(amount.of or 0)
        else:
            measure = _UNKNOWN_NUMBER
        return amount.plus + amount.times * measure / abs(amount.over or 1)

    def _shown(self, faces: int) -> Number:
        """How many of the extra dice show one of the faces, on average."""
        return self.dice * faces.bit_count() / FACES

    def _chance(self, test: Test) -> Number:
        number, dice = test.condition.number, round(float(np.mean(self.dice)))
        if number == ROLLED_SOME:
            part = test.what.bit_count() / FACES
            return sum(comb(dice, k) * part**k * (1 - part) ** (dice - k) for k in range(test.n, dice + 1))
        if number == OF_A_KIND.number:
            return np.asarray(COUNTS.max(-1) >= test.n, np.float64)
        if number == DICE_SHOW.number:
            return np.asarray(showing(test.what) >= test.n, np.float64)
        if number == BEATS.number:
            return float(np.mean([a - b >= test.n for a, b in product(range(FACES), repeat=2)]))
        if number in (ROLLED_TOTAL.number, ROLLED_AT_MOST.number):
            totals = np.array([sum(rolled) for rolled in product(range(1, FACES + 1), repeat=dice)])
            return float(np.mean(totals >= test.n if number == ROLLED_TOTAL.number else totals <= test.n))
        return _UNKNOWN_TEST


def _part(faces: Faces) -> float:
    return faces_mask(faces).bit_count() / FACES
