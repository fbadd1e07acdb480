"""The Paladin."""

from __future__ import annotations

from .....kernel.effects import Or, Pick, Roll, When, shown, some
from ..language import (
    ADD,
    CP,
    DRAW,
    GAIN,
    HEAL,
    HIT,
    HURT,
    LARGE_STRAIGHT,
    MAKE_UNDEFENDABLE,
    ME,
    MORE,
    OWN_DIE,
    PLAYERS,
    PREVENT,
    REROLL,
    RETRIBUTE,
    SINGLE,
    SMALL_STRAIGHT,
    Action,
    Card,
    Damage,
    Disputed,
    Hero,
    Level,
    Moment,
    Power,
    Status,
    StatusKind,
    Unsure,
    Use,
    defense,
    dice_show,
    offense,
    passive,
    promo,
    rolled_symbols,
    symbols,
    ultimate,
    upgrade,
)
from ..shared import BLESSED, BLESSING_OF_DIVINITY, PROTECT, PROTECTED
from ..tokens import Token

SWORD, HELMET, LIFE, PRAYER = (1, 2), (3, 4), (5,), (6,)

ACCURACY = Token("accuracy")
CRIT = Token("crit")
RETRIBUTION = Token("retribution")

_CRIT, _ACCURACY = GAIN(1, what=CRIT, who=ME), GAIN(1, what=ACCURACY, who=ME)
_PROTECT, _RETRIBUTION = GAIN(1, what=PROTECT, who=ME), GAIN(1, what=RETRIBUTION, who=ME)
_RETALIATE = symbols({HELMET: 3, PRAYER: 1})
_AVENGE = Pick(PLAYERS, GAIN(1, what=RETRIBUTION))
_RIGHTEOUS_COMBAT = symbols({SWORD: 3, HELMET: 2})
_MIGHTY_PRAYER = symbols({SWORD: 3, PRAYER: 1})
_TITHE = Power("tithe_reroll", Action.INSTANT, Pick(OWN_DIE, REROLL()), cp=1)


def _combat(dice: int) -> Roll:
    return Roll(dice, per={HELMET: MORE(1), SWORD: MORE(2), LIFE: HEAL(2, who=ME), PRAYER: CP(1, who=ME)})


def _light(dice: int) -> Roll:
    return Roll(dice, on={SWORD: _CRIT, HELMET: _PROTECT, LIFE: DRAW(1, who=ME), PRAYER: CP(2, who=ME)})


def _guard(dice: int) -> Roll:
    return Roll(dice, per={HELMET: PREVENT(1, who=ME), LIFE: PREVENT(2, who=ME), PRAYER: CP(1, who=ME)})


def _blades(name: str) -> Disputed:
    return Disputed(name, {"once": When(some(SWORD), HURT(1)), "each": HURT(shown(SWORD))})


HERO = Hero(
    "paladin",
    number=16,
    complexity=5,
    symbols={"sword": SWORD, "helmet": HELMET, "life": LIFE, "prayer": PRAYER},
    statuses=(
        Status(
            CRIT,
            StatusKind.POSITIVE,
            1,
            modifier=True,
            powers=(Power("crit", Action.INSTANT, ADD(4), CRIT, 1, only=Moment.MODIFIER, least=5),),
        ),
        Status(
            ACCURACY,
            StatusKind.POSITIVE,
            1,
            modifier=True,
            powers=(Power("accuracy", Action.INSTANT, MAKE_UNDEFENDABLE(), ACCURACY, 1, only=Moment.BEFORE_DEFENSE),),
        ),
        PROTECTED,
        Status(
            RETRIBUTION,
            StatusKind.POSITIVE,
            1,
            powers=(Power("retribution", Action.INSTANT, RETRIBUTE(), RETRIBUTION, 1, only=Moment.ATTACKED),),
        ),
        BLESSED,
    ),
    abilities=(
        passive(
            "tithe",
            Level(powers=(_TITHE, Power("tithe_draw", Action.INSTANT, DRAW(1, who=ME), cp=3))),
            Level(
                powers=(_TITHE, Power("tithe_draw", Action.INSTANT, DRAW(1, who=ME), cp=2)),
                activating=When(dice_show(PRAYER), CP(1, who=ME)),
            ),
        ),
        offense(
            "retaliate",
            (Use(_RETALIATE, _AVENGE + CP(3, who=ME)),),
            (
                Use(_RETALIATE, _AVENGE + CP(4, who=ME), sure=SINGLE),
                Use(
                    symbols({SWORD: 1, HELMET: 1, LIFE: 1, PRAYER: 1}),
                    _RETRIBUTION + HEAL(1, who=ME) + HIT(3, what=Damage.UNDEFENDABLE),
                    "requital",
                    sure=SINGLE,
                ),
            ),
        ),
        offense(
            "righteous_combat",
            (Use(_RIGHTEOUS_COMBAT, HIT(5) + _combat(2)),),
            (Use(_RIGHTEOUS_COMBAT, HIT(5) + _combat(3), sure=SINGLE),),
            (
                Use(_RIGHTEOUS_COMBAT, HIT(6) + _combat(3), sure=SINGLE),
                Use(
                    symbols({SWORD: 2, HELMET: 1}),
                    HEAL(2, who=ME) + HIT(2, what=Damage.UNDEFENDABLE),
                    "steadfast",
                    sure=SINGLE,
                ),
            ),
        ),
        offense(
            "mighty_prayer",
            (Use(_MIGHTY_PRAYER, HIT(3, what=Damage.UNDEFENDABLE) >> _CRIT + _ACCURACY),),
            (
                Use(_MIGHTY_PRAYER, HIT(4, what=Damage.UNDEFENDABLE) >> _CRIT + _ACCURACY, sure=SINGLE),
                Use(
                    symbols({SWORD: 2, PRAYER: 1}),
                    HIT(2, what=Damage.UNDEFENDABLE) >> Or(_CRIT, _ACCURACY),
                    "offensive_stance",
                ),
            ),
        ),
        offense(
            "holy_attack",
            (
                Use(
                    SMALL_STRAIGHT,
                    HEAL(1, who=ME) + HIT(Unsure(6, "holy_attack.small_straight")),
                    sure=SINGLE,
                ),
                Use(LARGE_STRAIGHT, HEAL(2, who=ME) + HIT(8)),
            ),
            (
                Use(SMALL_STRAIGHT, HEAL(1, who=ME) + HIT(7), sure=SINGLE),
                Use(LARGE_STRAIGHT, HEAL(2, who=ME) + HIT(9), sure=SINGLE),
            ),
        ),
        offense(
            "righteous_prayer",
            (Use(symbols({PRAYER: 4}), HIT(8) >> _CRIT + CP(2, who=ME)),),
            (
                Use(symbols({PRAYER: 4}), HIT(8, what=Damage.UNDEFENDABLE) >> _CRIT + CP(2, who=ME), sure=SINGLE),
                Use(symbols({PRAYER: 3}), CP(4, who=ME), "prosperity", sure=SINGLE),
            ),
        ),
        offense(
            "holy_light",
            (Use(symbols({LIFE: 2}), HEAL(rolled_symbols(LIFE), who=ME) + _light(2)),),
            (Use(symbols({LIFE: 2}), HEAL(rolled_symbols(LIFE), who=ME) + _light(3), sure=SINGLE),),
        ),
        ultimate(
            "resolute_faith",
            symbols({PRAYER: 5}),
            GAIN(1, what=BLESSING_OF_DIVINITY, who=ME) + HEAL(5, who=ME) + HIT(10, what=Damage.ULTIMATE),
        ),
        defense(
            "divine_defense",
            _guard(3) + When(some(SWORD), HURT(1)),
            Level(defense=_guard(4) + _blades("divine_defense_2.sword"), sure=SINGLE),
            Level(
                defense=_guard(4)
                + _blades("divine_defense_3.sword")
                + When(some(HELMET, 2), When(some(PRAYER), _PROTECT)),
                sure=SINGLE,
            ),
        ),
    ),
    cards=(
        upgrade(19, "tithe", 2, cost=3),
        upgrade(20, "retaliate", 2, cost=1),
        upgrade(21, "holy_attack", 2, cost=2),
        upgrade(22, "righteous_prayer", 2, cost=2),
        upgrade(23, "righteous_combat", 2, cost=2),
        upgrade(24, "righteous_combat", 3, cost=4),
        upgrade(25, "mighty_prayer", 2, cost=2),
        upgrade(26, "holy_light", 2, cost=2),
        upgrade(27, "divine_defense", 2, cost=3),
        upgrade(28, "divine_defense", 3, cost=4),
        Card(29, "mighty", Action.MAIN, 1, Pick(PLAYERS, GAIN(1, what=CRIT))),
        Card(
            30,
            "consecration",
            Action.MAIN,
            4,
            Pick(
                PLAYERS,
                GAIN(1, what=PROTECT) + GAIN(1, what=RETRIBUTION) + GAIN(1, what=CRIT) + GAIN(1, what=ACCURACY),
            ),
        ),
        Card(
            31,
            "blessed",
            Action.MAIN,
            1,
            Roll(1, {SWORD: DRAW(2, who=ME), HELMET: HEAL(3, who=ME), LIFE: HEAL(4, who=ME), PRAYER: CP(3, who=ME)}),
        ),
        Card(
            32,
            "absolution",
            Action.ROLL,
            1,
            Disputed(
                "absolution.table",
                {
                    "strong": Roll(
                        1,
                        {
                            SWORD: HURT(3),
                            HELMET: PREVENT(3, who=ME),
                            LIFE: PREVENT(5, who=ME),
                            PRAYER: PREVENT(2, who=ME) + CP(2, who=ME),
                        },
                    ),
                    "weak": Roll(
                        1,
                        {
                            SWORD: HURT(1),
                            HELMET: PREVENT(1, who=ME),
                            LIFE: PREVENT(2, who=ME),
                            PRAYER: CP(1, who=ME),
                        },
                    ),
                },
            ),
            only=Moment.ATTACKED,
            sure=SINGLE,
        ),
        promo(33, "divine_favor", Roll(1, {PRAYER: CP(4, who=ME), SWORD + HELMET + LIFE: DRAW(1, who=ME)})),
    ),
)
