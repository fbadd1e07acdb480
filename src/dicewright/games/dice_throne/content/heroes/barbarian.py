"""The Barbarian."""

from __future__ import annotations

from .....kernel.effects import ROLLED, May, Pick, Roll, When, some
from ..language import (
    ADD,
    DRAW,
    FRESH,
    HEAL,
    HIT,
    INFLICT,
    LARGE_STRAIGHT,
    MAKE_UNDEFENDABLE,
    ME,
    OF_A_KIND,
    OPPONENTS,
    OWN_TOKENS,
    RECOIL,
    REMOVE,
    ROLLED_TOTAL,
    SMALL_STRAIGHT,
    STOP_STATUS,
    Action,
    Card,
    Damage,
    Hero,
    Moment,
    Status,
    StatusKind,
    Trait,
    Use,
    defense,
    modifier,
    offense,
    promo,
    symbols,
    tiers,
    ultimate,
    upgrade,
)
from ..shared import STUN, STUNNED
from ..tokens import Token

SWORD, LIFE, POW = (1, 2, 3), (4, 5), (6,)

CONCUSSION = Token("concussion")

_OVERPOWER = symbols({SWORD: 3, POW: 2})
_SURE_HIT = When(OF_A_KIND(n=4), MAKE_UNDEFENDABLE())
_CONCUSS = INFLICT(1, what=CONCUSSION)

HERO = Hero(
    "barbarian",
    number=11,
    complexity=1,
    symbols={"sword": SWORD, "life": LIFE, "pow": POW},
    statuses=(Status(CONCUSSION, StatusKind.NEGATIVE, 1, traits={Trait.SKIPS_INCOME: 1}), STUNNED),
    abilities=(
        offense(
            "smack",
            tiers(SWORD, {3: HIT(4), 4: HIT(6), 5: HIT(8)}),
            tiers(SWORD, {3: HIT(5), 4: HIT(7), 5: HIT(9)}, rider=_SURE_HIT),
            tiers(SWORD, {3: HIT(6), 4: HIT(8), 5: HIT(10)}, rider=_SURE_HIT),
        ),
        offense(
            "sturdy_blow",
            *((Use(symbols({SWORD: 2, POW: 2}), HIT(n, what=Damage.UNDEFENDABLE)),) for n in (4, 5, 6)),
        ),
        offense(
            "fortitude",
            tiers(LIFE, {3: HEAL(4, who=ME), 4: HEAL(5, who=ME), 5: HEAL(6, who=ME)}),
            tiers(
                LIFE,
                {3: HEAL(5, who=ME), 4: HEAL(6, who=ME), 5: HEAL(7, who=ME)},
                rider=When(OF_A_KIND(n=3), May(Pick(OWN_TOKENS, REMOVE()))),
            ),
        ),
        offense(
            "overpower",
            (Use(_OVERPOWER, Roll(3) >> HIT(ROLLED) + When(ROLLED_TOTAL(n=14), _CONCUSS)),),
            (
                Use(_OVERPOWER, Roll(3) >> HIT(ROLLED) + When(ROLLED_TOTAL(n=10), _CONCUSS)),
                Use(symbols({SWORD: 2, LIFE: 2}), HEAL(2, who=ME) + HIT(2, what=Damage.UNDEFENDABLE), "war_cry"),
            ),
        ),
        offense(
            "mighty_blow", (Use(SMALL_STRAIGHT, HIT(9)),), (Use(SMALL_STRAIGHT, HIT(8, what=Damage.UNDEFENDABLE)),)
        ),
        offense(
            "crit_bash",
            (Use(symbols({POW: 4}), INFLICT(1, what=STUN) >> HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(symbols({POW: 4}), INFLICT(1, what=STUN) >> HIT(7, what=Damage.UNDEFENDABLE)),
                Use(symbols({POW: 3}), _CONCUSS >> HIT(2, what=Damage.UNDEFENDABLE), "crit_smash"),
            ),
        ),
        offense(
            "reckless",
            (Use(LARGE_STRAIGHT, HIT(15) + RECOIL(4)),),
            (Use(LARGE_STRAIGHT, HIT(20) + RECOIL(5)),),
        ),
        ultimate("rage", symbols({POW: 5}), INFLICT(1, what=STUN) + HIT(15, what=Damage.ULTIMATE)),
        defense(
            "thick_skin",
            Roll(3, per={LIFE: HEAL(2, who=ME)}),
            Roll(4, per={LIFE: HEAL(2, who=ME)}) + When(some(LIFE, 2), May(Pick(FRESH, STOP_STATUS()))),
        ),
    ),
    cards=(
        upgrade(19, "smack", 2, cost=2),
        upgrade(20, "smack", 3, cost=3),
        upgrade(21, "sturdy_blow", 2, cost=1),
        upgrade(22, "sturdy_blow", 3, cost=2),
        upgrade(23, "mighty_blow", 2, cost=2),
        upgrade(24, "crit_bash", 2, cost=2),
        upgrade(25, "fortitude", 2, cost=2),
        upgrade(26, "overpower", 2, cost=2),
        upgrade(27, "reckless", 2, cost=2),
        upgrade(28, "thick_skin", 2, cost=3),
        Card(29, "concuss", Action.MAIN, 1, Pick(OPPONENTS, _CONCUSS)),
        Card(30, "head_bash", Action.ROLL, 0, _CONCUSS, only=Moment.DEALT, least=8),
        modifier(31, "get_some", 2, Roll(5, per={SWORD: ADD(1)}) + _CONCUSS),
        Card(32, "feelin_good", Action.INSTANT, 0, Roll(3, per={LIFE: HEAL(2, who=ME)}) + HEAL(1, who=ME)),
        promo(
            33,
            "adrenaline_surge",
            Roll(1, {POW: HEAL(2, who=ME) + Pick(OPPONENTS, _CONCUSS), SWORD + LIFE: DRAW(1, who=ME)}),
        ),
    ),
)
