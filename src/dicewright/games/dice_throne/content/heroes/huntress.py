"""The Huntress, and Nyra."""

from __future__ import annotations

from .....kernel.effects import Each, Effect, Nothing, Pick, Roll, When, some
from ..language import (
    ADD,
    CHOSEN,
    DRAW,
    GAIN,
    HEAL_NYRA,
    HIT,
    HOLDS,
    HURT,
    INFLICT,
    LARGE_STRAIGHT,
    ME,
    MORE,
    NYRA_STANDS,
    OF_A_KIND,
    OPPONENTS,
    PLAYERS,
    SHARE,
    SMALL_STRAIGHT,
    Action,
    Card,
    Damage,
    Hero,
    Level,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
    Use,
    defense,
    modifier,
    offense,
    opponent_sets,
    passive,
    promo,
    rolled_symbols,
    symbols,
    tiers,
    ultimate,
    upgrade,
)
from ..shared import BLEED, BLEEDING
from ..tokens import NYRA, NYRA_ACTIVE, Token

SPEAR, CLAW, BONDED_SOUL, SABERTOOTH = (1, 2), (3, 4), (5,), (6,)

NYRAS_BOND = Token("nyras_bond")

_BOND = GAIN(1, what=NYRAS_BOND, who=ME)
_BLEED = INFLICT(1, what=BLEED)
_TWO_BLEED = INFLICT(2, what=BLEED)

_SAVAGE = symbols({CLAW: 3, SABERTOOTH: 1})
_SAVAGE_ROLL = Roll(1, {SPEAR: MORE(1), CLAW: MORE(2), BONDED_SOUL: _BOND, SABERTOOTH: _BLEED})
_FERAL_INSTINCTS = symbols({SPEAR: 3, BONDED_SOUL: 1})
_PREDATORY_ADVANCE = symbols({SPEAR: 2, CLAW: 2, BONDED_SOUL: 1})

_CLAWS = When(some(CLAW), When(NYRA_STANDS(), HURT(2)))


def _onslaught(small: int, large: int) -> tuple[Use, ...]:
    return (Use(SMALL_STRAIGHT, _BLEED + HIT(small)), Use(LARGE_STRAIGHT, _TWO_BLEED + HIT(large)))


def _maternal_bond(dice: int) -> Effect:
    return Roll(dice, per={BONDED_SOUL: HEAL_NYRA(1)}, on={SPEAR: HURT(1)}) + _CLAWS


HERO = Hero(
    "huntress",
    number=24,
    complexity=5,
    symbols={"spear": SPEAR, "claw": CLAW, "bonded_soul": BONDED_SOUL, "sabertooth": SABERTOOTH},
    statuses=(
        Status(
            NYRAS_BOND,
            StatusKind.POSITIVE,
            1,
            powers=(
                Power("share_damage", Action.ROLL, SHARE(), NYRAS_BOND, 1, only=Moment.BESIDE_NYRA),
                Power("heal_nyra", Action.INSTANT, HEAL_NYRA(2), NYRAS_BOND, 1),
            ),
        ),
        BLEEDING,
        Status(NYRA, StatusKind.COMPANION, 7),
        Status(
            NYRA_ACTIVE,
            StatusKind.COMPANION,
            1,
            persistent=True,
            modifier=True,
            traits={Trait.ADDS_DAMAGE: 2, Trait.GUARDS: 1},
        ),
    ),
    abilities=(
        offense(
            "animalistic",
            tiers(SPEAR, {3: HIT(3), 4: HIT(4), 5: HIT(5)}),
            tiers(SPEAR, {3: HIT(4), 4: HIT(5), 5: HIT(6)}, rider=When(OF_A_KIND(n=4), _BLEED)),
        ),
        offense(
            "savage",
            (Use(_SAVAGE, HIT(4) + _SAVAGE_ROLL),),
            (Use(_SAVAGE, HIT(5) + _SAVAGE_ROLL), Use(symbols({CLAW: 2, SABERTOOTH: 1}), _BLEED + HIT(3), "hunt")),
        ),
        offense(
            "resuscitate",
            (Use(symbols({BONDED_SOUL: 2}), _BOND + HEAL_NYRA(3)),),
            (Use(symbols({BONDED_SOUL: 2}), _BOND + HEAL_NYRA(2 * rolled_symbols(BONDED_SOUL))),),
        ),
        offense(
            "feral_instincts",
            (Use(_FERAL_INSTINCTS, _BOND + HIT(2, what=Damage.UNDEFENDABLE)),),
            (
                Use(_FERAL_INSTINCTS, _BOND + HIT(3, what=Damage.UNDEFENDABLE)),
                Use(symbols({SPEAR: 2, SABERTOOTH: 1}), Pick(opponent_sets(3), Each(CHOSEN, _BLEED)), "swipe"),
            ),
        ),
        offense("onslaught", _onslaught(small=4, large=7), _onslaught(small=5, large=8)),
        offense(
            "predatory_advance",
            (Use(_PREDATORY_ADVANCE, HEAL_NYRA(1) + HIT(5)),),
            (
                Use(_PREDATORY_ADVANCE, HEAL_NYRA(1) + HIT(6)),
                Use(symbols({SPEAR: 1, CLAW: 1, SABERTOOTH: 1}), _TWO_BLEED, "jugular"),
            ),
        ),
        offense(
            "feral",
            (Use(symbols({SABERTOOTH: 4}), HEAL_NYRA(1) + HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(symbols({SABERTOOTH: 4}), HEAL_NYRA(1) + HIT(6, what=Damage.UNDEFENDABLE)),
                Use(symbols({SABERTOOTH: 3}), HEAL_NYRA(1) + Pick(OPPONENTS, _TWO_BLEED), "ferocious"),
            ),
        ),
        ultimate("jungle_fury", symbols({SABERTOOTH: 5}), _BOND + _TWO_BLEED + HIT(12, what=Damage.ULTIMATE)),
        # Not an upkeep of her health token: at 0 health there is none.
        passive(
            "nyra",
            Level(
                upkeep=When(
                    NYRA_STANDS(),
                    Nothing(),
                    When(HOLDS(NYRA, 5), GAIN(1, what=NYRA_ACTIVE, who=ME), HEAL_NYRA(1)),
                )
            ),
        ),
        defense(
            "maternal_bond",
            _maternal_bond(3),
            _maternal_bond(4),
            Roll(4, per={SPEAR + SABERTOOTH: HURT(1), BONDED_SOUL: HEAL_NYRA(1)}) + _CLAWS,
        ),
    ),
    cards=(
        upgrade(19, "animalistic", 2, cost=2),
        upgrade(20, "savage", 2, cost=2),
        upgrade(21, "resuscitate", 2, cost=2),
        upgrade(22, "feral_instincts", 2, cost=2),
        upgrade(23, "predatory_advance", 2, cost=2),
        upgrade(24, "onslaught", 2, cost=2),
        upgrade(25, "feral", 2, cost=2),
        upgrade(26, "maternal_bond", 2, cost=2),
        upgrade(27, "maternal_bond", 3, cost=4),
        Card(
            28,
            "blood_bond",
            Action.MAIN,
            1,
            HEAL_NYRA(1) + Roll(3, per={BONDED_SOUL: HEAL_NYRA(1), SABERTOOTH: HEAL_NYRA(2)}),
        ),
        Card(
            29,
            "savage_slash",
            Action.MAIN,
            1,
            Pick(PLAYERS, Roll(1, {CLAW + SABERTOOTH: _TWO_BLEED, SPEAR + BONDED_SOUL: _BLEED})),
        ),
        modifier(30, "pounce", 0, Roll(5, per={SPEAR: ADD(1)}, on={CLAW: _BLEED})),
        modifier(31, "prowl", 0, Roll(1, {SPEAR: ADD(1), CLAW: ADD(2), BONDED_SOUL: HEAL_NYRA(1), SABERTOOTH: ADD(3)})),
        Card(32, "resilient", Action.INSTANT, 1, _BOND),
        promo(33, "primal_roar", Roll(1, {SABERTOOTH: HEAL_NYRA(4), SPEAR + CLAW + BONDED_SOUL: DRAW(1, who=ME)})),
    ),
    start={NYRA: 5, NYRA_ACTIVE: 1},
)
