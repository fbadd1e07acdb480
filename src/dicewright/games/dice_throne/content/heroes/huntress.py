"""The Huntress, and Nyra."""

from __future__ import annotations

from .....kernel.conditions import some
from .....kernel.effects import Each, Effect, Nothing, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Do, If
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..shared import BLEED, BLEEDING
from ..tokens import NYRA, NYRA_ACTIVE, Token

SPEAR, CLAW, BONDED_SOUL, SABERTOOTH = (1, 2), (3, 4), (5,), (6,)

NYRAS_BOND = Token("nyras_bond")

_BOND = Do.GAIN(1, what=NYRAS_BOND, who=ME)
_BLEED = Do.INFLICT(1, what=BLEED)
_TWO_BLEED = Do.INFLICT(2, what=BLEED)

_SAVAGE = Needs({CLAW: 3, SABERTOOTH: 1})
_SAVAGE_ROLL = Roll(1, {SPEAR: Do.MORE(1), CLAW: Do.MORE(2), BONDED_SOUL: _BOND, SABERTOOTH: _BLEED})
_FERAL_INSTINCTS = Needs({SPEAR: 3, BONDED_SOUL: 1})
_PREDATORY_ADVANCE = Needs({SPEAR: 2, CLAW: 2, BONDED_SOUL: 1})

_CLAWS = When(some(CLAW), When(If.NYRA_STANDS(), Do.HURT(2)))


def _onslaught(small: int, large: int) -> tuple[Use, ...]:
    return (Use(Needs.SMALL_STRAIGHT, _BLEED + Do.HIT(small)), Use(Needs.LARGE_STRAIGHT, _TWO_BLEED + Do.HIT(large)))


def _maternal_bond(dice: int) -> Effect:
    return Roll(dice, per={BONDED_SOUL: Do.HEAL_NYRA(1)}, on={SPEAR: Do.HURT(1)}) + _CLAWS


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
            worth=2.0,
            powers=(
                Power("share_damage", Action.ROLL, Do.SHARE(), NYRAS_BOND, 1, only=Moment.BESIDE_NYRA),
                Power("heal_nyra", Action.INSTANT, Do.HEAL_NYRA(2), NYRAS_BOND, 1),
            ),
        ),
        BLEEDING,
        Status(NYRA, StatusKind.COMPANION, 7, worth=0.8),
        Status(
            NYRA_ACTIVE,
            StatusKind.COMPANION,
            1,
            worth=4.0,
            persistent=True,
            modifier=True,
            traits={Trait.ADDS_DAMAGE: 2, Trait.GUARDS: 1},
        ),
    ),
    abilities=(
        Ability.offense(
            "animalistic",
            Use.tiers(SPEAR, {3: Do.HIT(3), 4: Do.HIT(4), 5: Do.HIT(5)}),
            Use.tiers(SPEAR, {3: Do.HIT(4), 4: Do.HIT(5), 5: Do.HIT(6)}, rider=When(If.OF_A_KIND(n=4), _BLEED)),
        ),
        Ability.offense(
            "savage",
            (Use(_SAVAGE, Do.HIT(4) + _SAVAGE_ROLL),),
            (
                Use(_SAVAGE, Do.HIT(5) + _SAVAGE_ROLL),
                Use(Needs({CLAW: 2, SABERTOOTH: 1}), _BLEED + Do.HIT(3), "hunt"),
            ),
        ),
        Ability.offense(
            "resuscitate",
            (Use(Needs({BONDED_SOUL: 2}), _BOND + Do.HEAL_NYRA(3)),),
            (Use(Needs({BONDED_SOUL: 2}), _BOND + Do.HEAL_NYRA(2 * Count.SYMBOLS(BONDED_SOUL))),),
        ),
        Ability.offense(
            "feral_instincts",
            (Use(_FERAL_INSTINCTS, _BOND + Do.HIT(2, what=Damage.UNDEFENDABLE)),),
            (
                Use(_FERAL_INSTINCTS, _BOND + Do.HIT(3, what=Damage.UNDEFENDABLE)),
                Use(
                    Needs({SPEAR: 2, SABERTOOTH: 1}),
                    Pick(Among.OPPONENT_SETS(3), Each(Among.CHOSEN, _BLEED)),
                    "swipe",
                ),
            ),
        ),
        Ability.offense("onslaught", _onslaught(small=4, large=7), _onslaught(small=5, large=8)),
        Ability.offense(
            "predatory_advance",
            (Use(_PREDATORY_ADVANCE, Do.HEAL_NYRA(1) + Do.HIT(5)),),
            (
                Use(_PREDATORY_ADVANCE, Do.HEAL_NYRA(1) + Do.HIT(6)),
                Use(Needs({SPEAR: 1, CLAW: 1, SABERTOOTH: 1}), _TWO_BLEED, "jugular"),
            ),
        ),
        Ability.offense(
            "feral",
            (Use(Needs({SABERTOOTH: 4}), Do.HEAL_NYRA(1) + Do.HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({SABERTOOTH: 4}), Do.HEAL_NYRA(1) + Do.HIT(6, what=Damage.UNDEFENDABLE)),
                Use(Needs({SABERTOOTH: 3}), Do.HEAL_NYRA(1) + Pick(Among.OPPONENTS, _TWO_BLEED), "ferocious"),
            ),
        ),
        Ability.ultimate("jungle_fury", Needs({SABERTOOTH: 5}), _BOND + _TWO_BLEED + Do.HIT(12, what=Damage.ULTIMATE)),
        # Not an upkeep of her health token: at 0 health there is none.
        Ability.passive(
            "nyra",
            Level(
                upkeep=When(
                    If.NYRA_STANDS(),
                    Nothing(),
                    When(If.HOLDS(NYRA, 5), Do.GAIN(1, what=NYRA_ACTIVE, who=ME), Do.HEAL_NYRA(1)),
                )
            ),
        ),
        Ability.defense(
            "maternal_bond",
            _maternal_bond(3),
            _maternal_bond(4),
            Roll(4, per={SPEAR + SABERTOOTH: Do.HURT(1), BONDED_SOUL: Do.HEAL_NYRA(1)}) + _CLAWS,
        ),
    ),
    cards=(
        Card.upgrade(19, "animalistic", 2, cost=2),
        Card.upgrade(20, "savage", 2, cost=2),
        Card.upgrade(21, "resuscitate", 2, cost=2),
        Card.upgrade(22, "feral_instincts", 2, cost=2),
        Card.upgrade(23, "predatory_advance", 2, cost=2),
        Card.upgrade(24, "onslaught", 2, cost=2),
        Card.upgrade(25, "feral", 2, cost=2),
        Card.upgrade(26, "maternal_bond", 2, cost=2),
        Card.upgrade(27, "maternal_bond", 3, cost=4),
        Card(
            28,
            "blood_bond",
            Action.MAIN,
            1,
            Do.HEAL_NYRA(1) + Roll(3, per={BONDED_SOUL: Do.HEAL_NYRA(1), SABERTOOTH: Do.HEAL_NYRA(2)}),
        ),
        Card(
            29,
            "savage_slash",
            Action.MAIN,
            1,
            Pick(Among.PLAYERS, Roll(1, {CLAW + SABERTOOTH: _TWO_BLEED, SPEAR + BONDED_SOUL: _BLEED})),
        ),
        Card.modifier(30, "pounce", 0, Roll(5, per={SPEAR: Do.ADD(1)}, on={CLAW: _BLEED})),
        Card.modifier(
            31,
            "prowl",
            0,
            Roll(1, {SPEAR: Do.ADD(1), CLAW: Do.ADD(2), BONDED_SOUL: Do.HEAL_NYRA(1), SABERTOOTH: Do.ADD(3)}),
        ),
        Card(32, "resilient", Action.INSTANT, 1, _BOND),
        Card.promo(
            33, "primal_roar", Roll(1, {SABERTOOTH: Do.HEAL_NYRA(4), SPEAR + CLAW + BONDED_SOUL: Do.DRAW(1, who=ME)})
        ),
    ),
    start={NYRA: 5, NYRA_ACTIVE: 1},
)
