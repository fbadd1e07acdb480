"""What effects and tokens are roughly worth, in tenths of a point of damage. For bots alone; rules never look here."""

from __future__ import annotations

from ...kernel.effects import (
    NONE,
    NUMBER,
    ROLLED_SUM,
    Amount,
    Do,
    Each,
    Effect,
    Faces,
    Only,
    Or,
    Pick,
    Roll,
    Seq,
    Then,
    When,
    faces_mask,
)
from . import language as lang
from .tokens import TOKENS

POINT = 10
TOKEN_WORTH = {
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
WORTH = tuple(TOKEN_WORTH[name] for name in TOKENS)
"""To its holder. A Cursed Doubloon is worth something to the Cursed Pirate herself."""

CP, CARD = 10, 13
_FLAT = {
    "hit": 10, "more": 10, "add": 10, "hurt": 9, "splash": 9, "recoil": -9, "prevent": 8, "heal": 8, "steal_health": 17,
    "cp": CP, "steal_cp": 17, "draw": CARD, "discard_random": 11, "discard": 9, "heal_nyra": 7, "grow": 12,
}  # fmt: skip
_ONCE = {
    "undefendable": 15, "halve": 30, "avoid": 40, "extra_phase": 55, "search": 25, "retribute": 25, "drain": 40,
    "stop_status": 20, "raise_limit": 12, "build": 20, "activate": 20, "detonate": 15, "remove": 12, "explode": -25,
}  # fmt: skip
_TYPE_BONUS = {lang.UNDEFENDABLE: 13, lang.PURE: 12, lang.COLLATERAL: 10, lang.ULTIMATE: 14}
GUESS = 3
"""What a number that hangs on the position is taken for."""


def worth(effect: Effect, dice: int = 0) -> float:
    """What an effect is worth to its owner; `dice` is how many the last roll had."""
    match effect:
        case Do():
            return _done(effect, dice)
        case Seq(parts):
            total = 0.0
            for part in parts:
                dice = part.dice if isinstance(part, Roll) and isinstance(part.dice, int) else dice
                total += worth(part, dice)
            return total
        case Then(first, second):
            rolled = first.dice if isinstance(first, Roll) and isinstance(first.dice, int) else dice
            return worth(first, dice) + worth(second, rolled)
        case Or(options):
            return max((worth(option, dice) for option in options), default=0.0)
        case Only(_, inner):
            return 0.7 * worth(inner, dice)
        case When(test, then, otherwise):
            chance = _chance(test, dice)
            return chance * worth(then, dice) + (1 - chance) * worth(otherwise, dice)
        case Each(_, inner) | Pick(_, inner):
            return worth(inner, dice)
        case Roll():
            return _rolled(effect)
    return 0.0


def _done(effect: Do, dice: int) -> float:
    name, n = effect.verb.name, _number(effect.amount, dice)
    if name in ("gain", "inflict", "lose"):
        sign = -1 if name == "lose" else 1
        value = sign * n * WORTH[effect.what]
        return value if effect.who == lang.ME or name == "gain" else -value
    if name == "hit":
        return n * _TYPE_BONUS.get(effect.what, 10)
    value = n * _FLAT[name] if name in _FLAT else float(_ONCE.get(name, 0))
    harms_me = name in ("hurt", "splash", "discard", "discard_random") and effect.who == lang.ME
    helps_other = name in ("cp", "draw", "heal") and effect.who == lang.IT
    return -value if harms_me or helps_other else value


def _number(amount: Amount, dice: int) -> float:
    if amount.source == NONE:
        return float(amount.plus)
    if amount.source == ROLLED_SUM:
        n = 3.5 * dice
    elif amount.source < 0:
        n = dice * bin(-amount.source).count("1") / 6
    else:
        n = 1 if amount.source == NUMBER else GUESS
    return amount.plus + amount.times * n / max(1, abs(amount.over))


def _share(faces: Faces) -> float:
    return bin(faces_mask(faces)).count("1") / 6


def _chance(test: object, dice: int) -> float:
    return 0.5


def _rolled(roll: Roll) -> float:
    dice = roll.dice if isinstance(roll.dice, int) else GUESS
    total = sum(_share(faces) * worth(effect, dice) for faces, effect in roll.table.items())
    total += sum(dice * _share(faces) * worth(effect, dice) for faces, effect in roll.per.items())
    total += sum((1 - (1 - _share(faces)) ** dice) * worth(effect, dice) for faces, effect in roll.on.items())
    return total
