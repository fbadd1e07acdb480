"""The Barbarian."""

from __future__ import annotations

from .....kernel.amounts import ROLLED
from .....kernel.conditions import some
from .....kernel.effects import May, Pick, Roll, When
from ..language import ME, Among, Damage, Do, If
from ..parts import Ability, Action, Card, Hero, Moment, Needs, Status, StatusKind, Trait, Use
from ..shared import STUN, STUNNED
from ..tokens import Token

SWORD, LIFE, POW = (1, 2, 3), (4, 5), (6,)

CONCUSSION = Token("concussion")

_OVERPOWER = Needs({SWORD: 3, POW: 2})
_SURE_HIT = When(If.OF_A_KIND(n=4), Do.MAKE_UNDEFENDABLE())
_CONCUSS = Do.INFLICT(1, what=CONCUSSION)

HERO = Hero(
    "barbarian",
    number=11,
    complexity=1,
    symbols={"sword": SWORD, "life": LIFE, "pow": POW},
    statuses=(Status(CONCUSSION, StatusKind.NEGATIVE, 1, worth=-2.0, traits={Trait.SKIPS_INCOME: 1}), STUNNED),
    abilities=(
        Ability.offense(
            "smack",
            Use.tiers(SWORD, {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)}),
            Use.tiers(SWORD, {3: Do.HIT(5), 4: Do.HIT(7), 5: Do.HIT(9)}, rider=_SURE_HIT),
            Use.tiers(SWORD, {3: Do.HIT(6), 4: Do.HIT(8), 5: Do.HIT(10)}, rider=_SURE_HIT),
        ),
        Ability.offense(
            "sturdy_blow",
            *((Use(Needs({SWORD: 2, POW: 2}), Do.HIT(n, what=Damage.UNDEFENDABLE)),) for n in (4, 5, 6)),
        ),
        Ability.offense(
            "fortitude",
            Use.tiers(LIFE, {3: Do.HEAL(4, who=ME), 4: Do.HEAL(5, who=ME), 5: Do.HEAL(6, who=ME)}),
            Use.tiers(
                LIFE,
                {3: Do.HEAL(5, who=ME), 4: Do.HEAL(6, who=ME), 5: Do.HEAL(7, who=ME)},
                rider=When(If.OF_A_KIND(n=3), May(Pick(Among.OWN_TOKENS, Do.REMOVE()))),
            ),
        ),
        Ability.offense(
            "overpower",
            (Use(_OVERPOWER, Roll(3) >> Do.HIT(ROLLED) + When(If.ROLLED_TOTAL(n=14), _CONCUSS)),),
            (
                Use(_OVERPOWER, Roll(3) >> Do.HIT(ROLLED) + When(If.ROLLED_TOTAL(n=10), _CONCUSS)),
                Use(Needs({SWORD: 2, LIFE: 2}), Do.HEAL(2, who=ME) + Do.HIT(2, what=Damage.UNDEFENDABLE), "war_cry"),
            ),
        ),
        Ability.offense(
            "mighty_blow",
            (Use(Needs.SMALL_STRAIGHT, Do.HIT(9)),),
            (Use(Needs.SMALL_STRAIGHT, Do.HIT(8, what=Damage.UNDEFENDABLE)),),
        ),
        Ability.offense(
            "crit_bash",
            (Use(Needs({POW: 4}), Do.INFLICT(1, what=STUN) >> Do.HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({POW: 4}), Do.INFLICT(1, what=STUN) >> Do.HIT(7, what=Damage.UNDEFENDABLE)),
                Use(Needs({POW: 3}), _CONCUSS >> Do.HIT(2, what=Damage.UNDEFENDABLE), "crit_smash"),
            ),
        ),
        Ability.offense(
            "reckless",
            (Use(Needs.LARGE_STRAIGHT, Do.HIT(15) + Do.RECOIL(4)),),
            (Use(Needs.LARGE_STRAIGHT, Do.HIT(20) + Do.RECOIL(5)),),
        ),
        Ability.ultimate("rage", Needs({POW: 5}), Do.INFLICT(1, what=STUN) + Do.HIT(15, what=Damage.ULTIMATE)),
        Ability.defense(
            "thick_skin",
            Roll(3, per={LIFE: Do.HEAL(2, who=ME)}),
            Roll(4, per={LIFE: Do.HEAL(2, who=ME)}) + When(some(LIFE, 2), May(Pick(Among.FRESH, Do.STOP_STATUS()))),
        ),
    ),
    cards=(
        Card.upgrade(19, "smack", 2, cost=2),
        Card.upgrade(20, "smack", 3, cost=3),
        Card.upgrade(21, "sturdy_blow", 2, cost=1),
        Card.upgrade(22, "sturdy_blow", 3, cost=2),
        Card.upgrade(23, "mighty_blow", 2, cost=2),
        Card.upgrade(24, "crit_bash", 2, cost=2),
        Card.upgrade(25, "fortitude", 2, cost=2),
        Card.upgrade(26, "overpower", 2, cost=2),
        Card.upgrade(27, "reckless", 2, cost=2),
        Card.upgrade(28, "thick_skin", 2, cost=3),
        Card(29, "concuss", Action.MAIN, 1, Pick(Among.OPPONENTS, _CONCUSS)),
        Card(30, "head_bash", Action.ROLL, 0, _CONCUSS, only=Moment.DEALT, least=8),
        Card.modifier(31, "get_some", 2, Roll(5, per={SWORD: Do.ADD(1)}) + _CONCUSS),
        Card(32, "feelin_good", Action.INSTANT, 0, Roll(3, per={LIFE: Do.HEAL(2, who=ME)}) + Do.HEAL(1, who=ME)),
        Card.promo(
            33,
            "adrenaline_surge",
            Roll(1, {POW: Do.HEAL(2, who=ME) + Pick(Among.OPPONENTS, _CONCUSS), SWORD + LIFE: Do.DRAW(1, who=ME)}),
        ),
    ),
)
