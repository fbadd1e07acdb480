"""The Monk."""

from __future__ import annotations

from .....kernel.amounts import ROLLED
from .....kernel.conditions import some
from .....kernel.effects import Act, Each, Nothing, Only, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Use
from ..shared import CLEANSE, CLEANSED, EVADING, EVASIVE, KNOCKDOWN, KNOCKED_DOWN
from ..tokens import CHI

FIST, PALM, ZEN, LOTUS = (1, 2), (3,), (4, 5), (6,)

_EVADE, _CLEANSE = Do.GAIN(1, what=EVASIVE, who=ME), Do.GAIN(1, what=CLEANSE, who=ME)
_EVADE_OR_CLEANSE = Or(_EVADE, _CLEANSE)
_KNOCK_DOWN = Do.INFLICT(1, what=KNOCKDOWN)
_OPEN_MIND = Do.RAISE_LIMIT(1, what=CHI, who=ME)


def _chi(n: int) -> Act:
    return Do.GAIN(n, what=CHI, who=ME)


def _reroll_for(n: int) -> Or:
    """One of the dice just rolled, for Chi."""
    return Or(Nothing(), Only(If.HOLDS(CHI, n), Do.LOSE(n, what=CHI, who=ME) + Pick(Among.ROLLED_DIE, Do.REROLL_OWN())))


_MEDITATE = Needs({ZEN: 3})
_COMBO_STRIKE = Needs({FIST: 3, PALM: 1})
_TEMPEST_RUSH = Needs({PALM: 3})

HERO = Hero(
    "monk",
    number=15,
    complexity=4,
    symbols={"fist": FIST, "palm": PALM, "zen": ZEN, "lotus": LOTUS},
    statuses=(
        KNOCKED_DOWN,
        EVADING,
        Status(
            CHI,
            StatusKind.POSITIVE,
            5,
            worth=1.0,
            modifier=True,
            powers=(
                Power("chi_block", Action.INSTANT, Do.PREVENT(1, who=ME), CHI, 1, only=Moment.INCOMING),
                Power("chi_strike", Action.INSTANT, Do.ADD(1), CHI, 1, only=Moment.MODIFIER),
            ),
        ),
        CLEANSED,
    ),
    abilities=(
        Ability.offense(
            "fist_strike",
            Level(
                Use.tiers(
                    FIST,
                    {
                        3: Do.HIT(Unsure(6, "fist_strike.3_fists")),
                        4: Do.HIT(Unsure(7, "fist_strike.4_fists")),
                        5: Do.HIT(8),
                    },
                ),
                sure=Sure.SINGLE,
            ),
            Level(Use.tiers(FIST, {3: Do.HIT(7), 4: Do.HIT(8), 5: Do.HIT(9)}), sure=Sure.SINGLE),
            Use.tiers(FIST, {3: Do.HIT(7), 4: Do.HIT(8), 5: Do.HIT(9)}, rider=When(If.OF_A_KIND(n=4), _KNOCK_DOWN)),
        ),
        Ability.offense(
            "meditate",
            (Use(_MEDITATE, _chi(5) + _EVADE_OR_CLEANSE),),
            (
                Use(_MEDITATE, _chi(6) + _EVADE + _CLEANSE),
                Use(Needs({FIST: 2, ZEN: 2}), Do.HIT(6) >> _chi(2), "zen_strike"),
            ),
        ),
        Ability.offense(
            "combo_strike",
            (
                Use(
                    _COMBO_STRIKE,
                    Do.HIT(6) + Roll(1, {FIST: Do.MORE(2), PALM: Do.MORE(3), ZEN: _chi(2), LOTUS: _EVADE_OR_CLEANSE}),
                ),
            ),
            (
                Use(
                    _COMBO_STRIKE,
                    Do.HIT(5)
                    + Roll(2, per={FIST: Do.MORE(2), PALM: Do.MORE(3), ZEN: _chi(2)})
                    + Each(Among.SHOWING(LOTUS), _EVADE_OR_CLEANSE),
                ),
            ),
        ),
        Ability.offense(
            "tempest_rush",
            (
                Use(
                    _TEMPEST_RUSH,
                    Disputed(
                        "tempest_rush.second_effect",
                        {
                            "knockdown": Roll(3) + Do.HIT(ROLLED) + When(If.ROLLED_TOTAL(n=13), _KNOCK_DOWN),
                            "reroll": Roll(3, again=_reroll_for(2)) + Do.HIT(ROLLED),
                        },
                    ),
                    sure=Sure.SINGLE,
                ),
            ),
            (
                Use(
                    _TEMPEST_RUSH,
                    Roll(3, again=_reroll_for(1)) + Do.HIT(ROLLED) + When(If.ROLLED_TOTAL(n=12), _KNOCK_DOWN),
                ),
            ),
        ),
        Ability.offense(
            "fist_of_harmony",
            (Use(Needs.SMALL_STRAIGHT, Do.HIT(Unsure(6, "fist_of_harmony.damage")) >> _chi(2), sure=Sure.SINGLE),),
            (Use(Needs.SMALL_STRAIGHT, Do.HIT(6) >> _chi(3)),),
        ),
        Ability.offense(
            "lotus_strike",
            (Use(Needs({LOTUS: 4}), Do.HIT(5, what=Damage.UNDEFENDABLE) >> _OPEN_MIND + _chi(5)),),
            (
                Use(Needs({LOTUS: 4}), Do.HIT(6, what=Damage.UNDEFENDABLE) >> _OPEN_MIND + _chi(6)),
                Use(Needs({LOTUS: 3}), Do.HIT(2, what=Damage.UNDEFENDABLE) >> _EVADE + _chi(2), "way_of_the_lotus"),
            ),
        ),
        Ability.offense(
            "fist_of_tranquility",
            (
                Use(
                    Needs.LARGE_STRAIGHT,
                    Do.HIT(7) >> _EVADE + _chi(Unsure(3, "fist_of_tranquility.chi")),
                    sure=Sure.SINGLE,
                ),
            ),
            (
                Use(Needs.LARGE_STRAIGHT, _KNOCK_DOWN + Do.HIT(7) >> _EVADE + _chi(3)),
                Use(
                    Needs({FIST: 1, PALM: 1, ZEN: 1, LOTUS: 1}),
                    Do.GAIN(2, what=EVASIVE, who=ME) + Do.HIT(3, what=Damage.UNDEFENDABLE),
                    "way_of_the_monk",
                ),
            ),
        ),
        Ability.ultimate(
            "transcendence",
            Needs({LOTUS: 5}),
            _EVADE + _CLEANSE + _KNOCK_DOWN + Do.HIT(10, what=Damage.ULTIMATE)
            >> _OPEN_MIND
            + Disputed("transcendence.chi", {"six": _chi(6), "to_limit": Do.GAIN(Count.TO_LIMIT(), what=CHI, who=ME)}),
            sure=Sure.SINGLE,
        ),
        Ability.defense(
            "serenity",
            Roll(4, per={ZEN: _chi(1), FIST: Do.HURT(1)}),
            Roll(5, per={ZEN: _chi(1), FIST: Do.HURT(1)}),
            Roll(5, per={ZEN: _chi(1), FIST: Do.HURT(1)}) + When(some(ZEN), When(some(LOTUS), _EVADE_OR_CLEANSE)),
        ),
    ),
    cards=(
        Card.upgrade(19, "fist_strike", 2, cost=Unsure(1, "fist_strike_2.cost"), sure=Sure.SINGLE),
        Card.upgrade(20, "fist_strike", 3, cost=2),
        Card.upgrade(21, "meditate", 2, cost=2),
        Card.upgrade(22, "fist_of_harmony", 2, cost=1),
        Card.upgrade(23, "lotus_strike", 2, cost=2),
        Card.upgrade(24, "combo_strike", 2, cost=2),
        Card.upgrade(25, "tempest_rush", 2, cost=1),
        Card.upgrade(26, "fist_of_tranquility", 2, cost=2),
        Card.upgrade(27, "serenity", 2, cost=2),
        Card.upgrade(28, "serenity", 3, cost=3),
        Card(29, "palm_strike", Action.MAIN, 0, Pick(Among.OPPONENTS, _KNOCK_DOWN)),
        Card(30, "mystic_mantra", Action.MAIN, 3, _chi(1) + _EVADE + _CLEANSE + Pick(Among.OPPONENTS, _KNOCK_DOWN)),
        Card(31, "ruminate", Action.INSTANT, 3, _chi(5)),
        Card(32, "contemplate", Action.INSTANT, 0, _chi(2)),
        Card.promo(
            33, "enlightenment", Roll(1, {LOTUS: _chi(2) + _EVADE + _CLEANSE, FIST + PALM + ZEN: Do.DRAW(1, who=ME)})
        ),
    ),
)
