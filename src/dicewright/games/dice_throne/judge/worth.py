"""What effects and tokens are roughly worth, in points of damage. For bots and odds alone; rules never look here.

Extra rolls and what the five offensive dice show are reckoned with; the state of the game is not known here, so a test
of it counts as even, and a number read off it as a small one.
"""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np

from ....kernel.effects import (
    Amount,
    Do,
    Each,
    Effect,
    Faces,
    Known,
    Measure,
    Only,
    Or,
    Pick,
    Roll,
    Seq,
    Source,
    Test,
    Then,
    When,
    faces_mask,
)
from ....odds.dice import COUNTS, FACES, ROLLS, Array, showing
from ..content import language as lang
from ..content.language import ME, SELECTOR_BITS, SELECTOR_KIND, SHOWING, Additionally, Disputed, Use
from ..content.tokens import Token
from .rolls import met

TENTHS = {
    "concussion": -20, "stun": -60, "fire_mastery": 12, "burn": -50, "knockdown": -35, "shadows": 50,
    "sneak_attack": 30, "poison": -28, "crit": 30, "accuracy": 22, "protect": 30, "retribution": 25,
    "blessing_of_divinity": 80, "evasive": 22, "reload": 18, "bounty": -25, "cursed_doubloon": -20, "powder_keg": -22,
    "wither": -28, "parlay": -55, "blind": -25, "entangle": -18, "targeted": -35, "chi": 10, "cleanse": 14,
    "ninjutsu": 16, "smoke_bomb": 35, "delayed_poison": -30, "barbed_vine": -12, "wellspring": 18, "honor": 13,
    "shame": -10, "back_strike": 20, "tactical_advantage": 11, "constrict": -16, "nyras_bond": 20, "bleed": -15,
    "synth": 11, "nanite": -16, "flight": 18, "holy_presence": 40, "blinding_light": -18, "blood_power": 15,
    "mesmerize": 16, "seedling": 10, "sapling": 16, "dryad": 26, "nyra": 8, "nyra_active": 40, "nanobot": 15,
    "shock_bot": 20, "heal_bot": 15,
}  # fmt: skip
"""A token's worth to its holder, in tenths. A Cursed Doubloon is worth something to the Cursed Pirate herself."""

_POINT = {
    verb.op: worth
    for verb, worth in (
        (lang.HIT, 1.0), (lang.MORE, 1.0), (lang.ADD, 1.0), (lang.HURT, 0.9), (lang.SPLASH, 0.9), (lang.RECOIL, -0.9),
        (lang.PREVENT, 0.8), (lang.HEAL, 0.8), (lang.STEAL_HEALTH, 1.7), (lang.CP, 1.0), (lang.STEAL_CP, 1.7),
        (lang.DRAW, 1.3), (lang.DISCARD_RANDOM, 1.1), (lang.DISCARD, 0.9), (lang.HEAL_NYRA, 0.7), (lang.GROW, 1.2),
    )
}  # fmt: skip
"""For each point, CP, card or spirit."""
_AT_ONCE = {
    verb.op: worth
    for verb, worth in (
        (lang.MAKE_UNDEFENDABLE, 1.5), (lang.HALVE, 3.0), (lang.AVOID, 4.0), (lang.EXTRA_PHASE, 5.5),
        (lang.SEARCH, 2.5), (lang.RETRIBUTE, 2.5), (lang.DRAIN, 4.0), (lang.STOP_STATUS, 2.0),
        (lang.RAISE_LIMIT, 1.2), (lang.BUILD, 2.0), (lang.ACTIVATE, 2.0), (lang.DETONATE, 1.5),
        (lang.REMOVE, 1.2), (lang.EXPLODE, -2.5),
    )
}  # fmt: skip
_SURER = {lang.Damage.UNDEFENDABLE: 1.3, lang.Damage.PURE: 1.2, lang.Damage.ULTIMATE: 1.4}
"""A point of damage that a defence cannot answer."""
_GOOD_FOR_OTHERS = {verb.op for verb in (lang.CP, lang.DRAW, lang.HEAL)}
_BAD_FOR_ONESELF = {verb.op for verb in (lang.HURT, lang.SPLASH, lang.DISCARD, lang.DISCARD_RANDOM)}
_PAYABLE, _EVEN = 0.7, 0.5
"""How far a side of a choice counts that must be paid for; how likely a test of the state is."""
_GUESS, _GUESS_IN_HAND = 3.0, 1.0
"""What a number that hangs on the state is taken for, and one that an effect has in hand."""

Number = float | Array


def token_worth(token: int) -> int:
    """In tenths, to its holder."""
    assert isinstance(token, Token)
    if token.name not in TENTHS:
        raise KeyError(f"what is token {token.name!r} worth to its holder? judge/worth.py says it of every token")
    return TENTHS[token.name]


def rough_worth(effect: Effect) -> Array:
    """The worth of an effect to its owner, for each of the 252 rolls it may come with."""
    return np.broadcast_to(np.asarray(_Reading().worth(effect), np.float64), (len(ROLLS),))


def use_worth(use: Use) -> float:
    """... on average of the rolls that the ability can be used with."""
    return float(rough_worth(use.effect)[met(use.needs)].mean())


class _Reading:
    """One walk through an effect; it remembers how many extra dice were rolled last."""

    def __init__(self) -> None:
        self.dice: Number = 0.0

    def worth(self, effect: Effect) -> Number:
        match effect:
            case Do():
                return self._done(effect)
            case Additionally(also):
                return self.worth(also)
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
            case Each(selector, body) if selector & SELECTOR_KIND == SHOWING:
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

    def _done(self, it: Do) -> Number:
        op, mine = it.verb.op, it.who == ME
        if it.verb in (lang.GAIN, lang.INFLICT, lang.LOSE):
            worth = token_worth(it.what) / 10 * self._amount(it.amount)
            return worth if (mine or it.verb is lang.GAIN) != (it.verb is lang.LOSE) else -worth
        if op in _AT_ONCE:
            return _AT_ONCE[op]
        point = _SURER.get(it.what, 1.0) if it.verb is lang.HIT else _POINT.get(op, 0.0)
        turned = op in _BAD_FOR_ONESELF if mine else op in _GOOD_FOR_OTHERS
        return (-point if turned else point) * self._amount(it.amount)

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
        if amount.source == Source.NONE:
            measure: Number = 0.0
        elif amount.source == Source.ROLLED_SUM:
            measure = (1 + FACES) / 2 * self.dice
        elif amount.source < 0:
            measure = self._shown(-amount.source)
        elif amount.source == lang.SYMBOLS.source:
            measure = showing(amount.of or 0)
        else:
            measure = _GUESS_IN_HAND if amount.source == Source.NUMBER else _GUESS
        return amount.plus + amount.times * measure / abs(amount.over or 1)

    def _shown(self, faces: int) -> Number:
        """How many of the extra dice show one of the faces, on average."""
        return self.dice * faces.bit_count() / FACES

    def _chance(self, test: Test) -> Number:
        number, dice = test.condition.number, round(float(np.mean(self.dice)))
        if number == Known.ROLLED_SOME:
            part = test.what.bit_count() / FACES
            return sum(comb(dice, k) * part**k * (1 - part) ** (dice - k) for k in range(test.n, dice + 1))
        if test.condition == lang.OF_A_KIND:
            return np.asarray(COUNTS.max(-1) >= test.n, np.float64)
        if test.condition == lang.DICE_SHOW:
            return np.asarray(showing(test.what) >= test.n, np.float64)
        if test.condition == lang.BEATS:
            return float(np.mean([a - b >= test.n for a, b in product(range(FACES), repeat=2)]))
        if test.condition in (lang.ROLLED_TOTAL, lang.ROLLED_AT_MOST):
            totals = np.array([sum(rolled) for rolled in product(range(1, FACES + 1), repeat=dice)])
            return float(np.mean(totals >= test.n if test.condition == lang.ROLLED_TOTAL else totals <= test.n))
        return _EVEN


def _part(faces: Faces) -> float:
    return faces_mask(faces).bit_count() / FACES
