"""The Paladin."""

from __future__ import annotations

from .....kernel.amounts import shown
from .....kernel.conditions import some
from .....kernel.effects import Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Use
from ..shared import BLESSED, BLESSING_OF_DIVINITY, PROTECT, PROTECTED
from ..tokens import Token

SWORD, HELMET, LIFE, PRAYER = (1, 2), (3, 4), (5,), (6,)

ACCURACY = Token("accuracy")
CRIT = Token("crit")
RETRIBUTION = Token("retribution")

_CRIT, _ACCURACY = Do.GAIN(1, what=CRIT, who=ME), Do.GAIN(1, what=ACCURACY, who=ME)
_PROTECT, _RETRIBUTION = Do.GAIN(1, what=PROTECT, who=ME), Do.GAIN(1, what=RETRIBUTION, who=ME)
_RETALIATE = Needs({HELMET: 3, PRAYER: 1})
_AVENGE = Pick(Among.PLAYERS, Do.GAIN(1, what=RETRIBUTION))
_RIGHTEOUS_COMBAT = Needs({SWORD: 3, HELMET: 2})
_MIGHTY_PRAYER = Needs({SWORD: 3, PRAYER: 1})
_TITHE = Power("tithe_reroll", Action.INSTANT, Pick(Among.OWN_DIE, Do.REROLL()), cp=1)


def _combat(dice: int) -> Roll:
    return Roll(dice, per={HELMET: Do.MORE(1), SWORD: Do.MORE(2), LIFE: Do.HEAL(2, who=ME), PRAYER: Do.CP(1, who=ME)})


def _light(dice: int) -> Roll:
    return Roll(dice, on={SWORD: _CRIT, HELMET: _PROTECT, LIFE: Do.DRAW(1, who=ME), PRAYER: Do.CP(2, who=ME)})


def _guard(dice: int) -> Roll:
    return Roll(dice, per={HELMET: Do.PREVENT(1, who=ME), LIFE: Do.PREVENT(2, who=ME), PRAYER: Do.CP(1, who=ME)})


def _blades(name: str) -> Disputed:
    return Disputed(name, {"once": When(some(SWORD), Do.HURT(1)), "each": Do.HURT(shown(SWORD))})


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
            worth=3.0,
            modifier=True,
            powers=(Power("crit", Action.INSTANT, Do.ADD(4), CRIT, 1, only=Moment.MODIFIER, least=5),),
        ),
        Status(
            ACCURACY,
            StatusKind.POSITIVE,
            1,
            worth=2.2,
            modifier=True,
            powers=(
                Power("accuracy", Action.INSTANT, Do.MAKE_UNDEFENDABLE(), ACCURACY, 1, only=Moment.BEFORE_DEFENSE),
            ),
        ),
        PROTECTED,
        Status(
            RETRIBUTION,
            StatusKind.POSITIVE,
            1,
            worth=2.5,
            powers=(Power("retribution", Action.INSTANT, Do.RETRIBUTE(), RETRIBUTION, 1, only=Moment.ATTACKED),),
        ),
        BLESSED,
    ),
    abilities=(
        Ability.passive(
            "tithe",
            Level(powers=(_TITHE, Power("tithe_draw", Action.INSTANT, Do.DRAW(1, who=ME), cp=3))),
            Level(
                powers=(_TITHE, Power("tithe_draw", Action.INSTANT, Do.DRAW(1, who=ME), cp=2)),
                activating=When(If.DICE_SHOW(PRAYER), Do.CP(1, who=ME)),
            ),
        ),
        Ability.offense(
            "retaliate",
            (Use(_RETALIATE, _AVENGE + Do.CP(3, who=ME)),),
            (
                Use(_RETALIATE, _AVENGE + Do.CP(4, who=ME), sure=Sure.SINGLE),
                Use(
                    Needs({SWORD: 1, HELMET: 1, LIFE: 1, PRAYER: 1}),
                    _RETRIBUTION + Do.HEAL(1, who=ME) + Do.HIT(3, what=Damage.UNDEFENDABLE),
                    "requital",
                    sure=Sure.SINGLE,
                ),
            ),
        ),
        Ability.offense(
            "righteous_combat",
            (Use(_RIGHTEOUS_COMBAT, Do.HIT(5) + _combat(2)),),
            (Use(_RIGHTEOUS_COMBAT, Do.HIT(5) + _combat(3), sure=Sure.SINGLE),),
            (
                Use(_RIGHTEOUS_COMBAT, Do.HIT(6) + _combat(3), sure=Sure.SINGLE),
                Use(
                    Needs({SWORD: 2, HELMET: 1}),
                    Do.HEAL(2, who=ME) + Do.HIT(2, what=Damage.UNDEFENDABLE),
                    "steadfast",
                    sure=Sure.SINGLE,
                ),
            ),
        ),
        Ability.offense(
            "mighty_prayer",
            (Use(_MIGHTY_PRAYER, Do.HIT(3, what=Damage.UNDEFENDABLE) >> _CRIT + _ACCURACY),),
            (
                Use(_MIGHTY_PRAYER, Do.HIT(4, what=Damage.UNDEFENDABLE) >> _CRIT + _ACCURACY, sure=Sure.SINGLE),
                Use(
                    Needs({SWORD: 2, PRAYER: 1}),
                    Do.HIT(2, what=Damage.UNDEFENDABLE) >> Or(_CRIT, _ACCURACY),
                    "offensive_stance",
                ),
            ),
        ),
        Ability.offense(
            "holy_attack",
            (
                Use(
                    Needs.SMALL_STRAIGHT,
                    Do.HEAL(1, who=ME) + Do.HIT(Unsure(6, "holy_attack.small_straight")),
                    sure=Sure.SINGLE,
                ),
                Use(Needs.LARGE_STRAIGHT, Do.HEAL(2, who=ME) + Do.HIT(8)),
            ),
            (
                Use(Needs.SMALL_STRAIGHT, Do.HEAL(1, who=ME) + Do.HIT(7), sure=Sure.SINGLE),
                Use(Needs.LARGE_STRAIGHT, Do.HEAL(2, who=ME) + Do.HIT(9), sure=Sure.SINGLE),
            ),
        ),
        Ability.offense(
            "righteous_prayer",
            (Use(Needs({PRAYER: 4}), Do.HIT(8) >> _CRIT + Do.CP(2, who=ME)),),
            (
                Use(
                    Needs({PRAYER: 4}),
                    Do.HIT(8, what=Damage.UNDEFENDABLE) >> _CRIT + Do.CP(2, who=ME),
                    sure=Sure.SINGLE,
                ),
                Use(Needs({PRAYER: 3}), Do.CP(4, who=ME), "prosperity", sure=Sure.SINGLE),
            ),
        ),
        Ability.offense(
            "holy_light",
            (Use(Needs({LIFE: 2}), Do.HEAL(Count.SYMBOLS(LIFE), who=ME) + _light(2)),),
            (Use(Needs({LIFE: 2}), Do.HEAL(Count.SYMBOLS(LIFE), who=ME) + _light(3), sure=Sure.SINGLE),),
        ),
        Ability.ultimate(
            "resolute_faith",
            Needs({PRAYER: 5}),
            Do.GAIN(1, what=BLESSING_OF_DIVINITY, who=ME) + Do.HEAL(5, who=ME) + Do.HIT(10, what=Damage.ULTIMATE),
        ),
        Ability.defense(
            "divine_defense",
            _guard(3) + When(some(SWORD), Do.HURT(1)),
            Level(defense=_guard(4) + _blades("divine_defense_2.sword"), sure=Sure.SINGLE),
            Level(
                defense=_guard(4)
                + _blades("divine_defense_3.sword")
                + When(some(HELMET, 2), When(some(PRAYER), _PROTECT)),
                sure=Sure.SINGLE,
            ),
        ),
    ),
    cards=(
        Card.upgrade(19, "tithe", 2, cost=3),
        Card.upgrade(20, "retaliate", 2, cost=1),
        Card.upgrade(21, "holy_attack", 2, cost=2),
        Card.upgrade(22, "righteous_prayer", 2, cost=2),
        Card.upgrade(23, "righteous_combat", 2, cost=2),
        Card.upgrade(24, "righteous_combat", 3, cost=4),
        Card.upgrade(25, "mighty_prayer", 2, cost=2),
        Card.upgrade(26, "holy_light", 2, cost=2),
        Card.upgrade(27, "divine_defense", 2, cost=3),
        Card.upgrade(28, "divine_defense", 3, cost=4),
        Card(29, "mighty", Action.MAIN, 1, Pick(Among.PLAYERS, Do.GAIN(1, what=CRIT))),
        Card(
            30,
            "consecration",
            Action.MAIN,
            4,
            Pick(
                Among.PLAYERS,
                Do.GAIN(1, what=PROTECT)
                + Do.GAIN(1, what=RETRIBUTION)
                + Do.GAIN(1, what=CRIT)
                + Do.GAIN(1, what=ACCURACY),
            ),
        ),
        Card(
            31,
            "blessed",
            Action.MAIN,
            1,
            Roll(
                1,
                {
                    SWORD: Do.DRAW(2, who=ME),
                    HELMET: Do.HEAL(3, who=ME),
                    LIFE: Do.HEAL(4, who=ME),
                    PRAYER: Do.CP(3, who=ME),
                },
            ),
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
                            SWORD: Do.HURT(3),
                            HELMET: Do.PREVENT(3, who=ME),
                            LIFE: Do.PREVENT(5, who=ME),
                            PRAYER: Do.PREVENT(2, who=ME) + Do.CP(2, who=ME),
                        },
                    ),
                    "weak": Roll(
                        1,
                        {
                            SWORD: Do.HURT(1),
                            HELMET: Do.PREVENT(1, who=ME),
                            LIFE: Do.PREVENT(2, who=ME),
                            PRAYER: Do.CP(1, who=ME),
                        },
                    ),
                },
            ),
            only=Moment.ATTACKED,
            sure=Sure.SINGLE,
        ),
        Card.promo(33, "divine_favor", Roll(1, {PRAYER: Do.CP(4, who=ME), SWORD + HELMET + LIFE: Do.DRAW(1, who=ME)})),
    ),
)
