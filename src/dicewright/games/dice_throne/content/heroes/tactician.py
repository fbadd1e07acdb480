"""The Tactician."""

from __future__ import annotations

from .....kernel.amounts import ROLLED, half
from .....kernel.conditions import some
from .....kernel.effects import Each, Effect, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Do, If
from ..parts import Ability, Action, Card, Hero, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..shared import IN_THE_CROSSHAIRS, PROTECT, PROTECTED, TARGETED
from ..tokens import Token

SABER, FLAG, MEDAL = (1, 2, 3), (4, 5), (6,)

CONSTRICT = Token("constrict")
TACTICAL_ADVANTAGE = Token("tactical_advantage")


def _advantage(n: int) -> Effect:
    return Do.GAIN(n, what=TACTICAL_ADVANTAGE, who=ME)


_CONSTRICT = Do.INFLICT(1, what=CONSTRICT)
_BOMBS = Pick(Among.OPPONENT_SETS(2, fewer=False), Each(Among.CHOSEN, Do.SPLASH(2)))
_STRATEGIC_APPROACH = Needs({SABER: 3, MEDAL: 2})


def _profiteer(at_once: int, damage: int, on_flag: int) -> tuple[Use, ...]:
    roll = Roll(1, {SABER: Do.HIT(damage), FLAG: _advantage(on_flag), MEDAL: Do.DRAW(1, who=ME) >> Do.EXTRA_PHASE()})
    return (Use(Needs({SABER: 1, FLAG: 3}), _advantage(at_once) + roll),)


def _countermeasures(dice: int, damage: int) -> Effect:
    """The damage is for every pair of sabers."""
    return (
        Roll(dice, per={FLAG: Do.PREVENT(1, who=ME), MEDAL: _advantage(1)})
        + When(some(SABER, 2), Do.HURT(damage))
        + When(some(SABER, 4), Do.HURT(damage))
    )


HERO = Hero(
    "tactician",
    number=23,
    complexity=5,
    symbols={"saber": SABER, "flag": FLAG, "medal": MEDAL},
    statuses=(
        PROTECTED,
        IN_THE_CROSSHAIRS,
        Status(
            TACTICAL_ADVANTAGE,
            StatusKind.POSITIVE,
            5,
            worth=1.1,
            powers=(
                Power("tactical_cp", Action.INSTANT, Do.CP(1, who=ME), TACTICAL_ADVANTAGE, 1),
                Power("tactical_reroll", Action.INSTANT, Pick(Among.OWN_DIE, Do.REROLL()), TACTICAL_ADVANTAGE, 1),
                Power("tactical_draw", Action.INSTANT, Do.DRAW(1, who=ME), TACTICAL_ADVANTAGE, 3),
                Power(
                    "tactical_targeting",
                    Action.INSTANT,
                    Pick(Among.OPPONENTS, Do.INFLICT(1, what=TARGETED)),
                    TACTICAL_ADVANTAGE,
                    3,
                ),
                Power(
                    "tactical_protection",
                    Action.INSTANT,
                    Pick(Among.PLAYERS, Do.GAIN(1, what=PROTECT)),
                    TACTICAL_ADVANTAGE,
                    4,
                ),
                Power(
                    "tactical_transfer",
                    Action.MAIN,
                    Pick(Among.MOVABLE, Pick(Among.RECEIVERS, Do.MOVE())),
                    TACTICAL_ADVANTAGE,
                    4,
                ),
            ),
        ),
        Status(
            CONSTRICT,
            StatusKind.NEGATIVE,
            1,
            worth=-1.6,
            traits={Trait.COSTLY_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1},
        ),
    ),
    abilities=(
        Ability.offense(
            "saber_strike",
            Use.tiers(SABER, {3: Do.HIT(4), 4: Do.HIT(5), 5: Do.HIT(6)}),
            Use.tiers(SABER, {3: Do.HIT(5), 4: Do.HIT(6), 5: Do.HIT(7)}, rider=When(If.OF_A_KIND(n=3), _CONSTRICT)),
        ),
        Ability.offense(
            "profiteer",
            _profiteer(at_once=1, damage=5, on_flag=4),
            _profiteer(at_once=2, damage=6, on_flag=3),
        ),
        Ability.offense(
            "carpet_bomb",
            (Use(Needs({SABER: 2, MEDAL: 2}), _advantage(1) >> _BOMBS),),
            (
                Use(Needs({SABER: 2, MEDAL: 2}), _advantage(2) >> _BOMBS),
                Use(Needs({FLAG: 4}), _advantage(3) + Do.DRAW(2, who=ME), "strategize"),
            ),
        ),
        Ability.offense(
            "strategic_approach",
            (Use(_STRATEGIC_APPROACH, _CONSTRICT + Do.HIT(7)),),
            (
                Use(_STRATEGIC_APPROACH, _advantage(1) + _CONSTRICT >> Do.HIT(7)),
                Use(
                    Needs({SABER: 3, FLAG: 1}),
                    _advantage(2) >> Do.HIT(2, what=Damage.UNDEFENDABLE),
                    "indirect_approach",
                ),
            ),
        ),
        Ability.offense("flank", *((Use(Needs.SMALL_STRAIGHT, _advantage(n) >> Do.HIT(6)),) for n in (1, 2))),
        Ability.offense(
            "exploit",
            (Use(Needs.LARGE_STRAIGHT, _advantage(2) + _CONSTRICT >> Do.HIT(9)),),
            (
                Use(Needs.LARGE_STRAIGHT, _advantage(3) + _CONSTRICT >> Do.HIT(9)),
                Use(
                    Needs({SABER: 1, FLAG: 2, MEDAL: 1}),
                    Do.DRAW(2, who=ME) + Pick(Among.OPPONENTS, _CONSTRICT),
                    "interdiction",
                ),
            ),
        ),
        Ability.offense(
            "maneuver",
            (Use(Needs({MEDAL: 4}), _advantage(5) >> Do.HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({MEDAL: 4}), _advantage(5) + _CONSTRICT >> Do.HIT(5, what=Damage.UNDEFENDABLE)),
                Use(Needs({MEDAL: 3}), _advantage(5), "reconnaissance"),
            ),
        ),
        Ability.ultimate(
            "higher_ground",
            Needs({MEDAL: 5}),
            Do.INFLICT(1, what=TARGETED) + _CONSTRICT + Do.RAISE_LIMIT(1, what=TACTICAL_ADVANTAGE, who=ME)
            >> Do.GAIN(Count.TO_LIMIT(), what=TACTICAL_ADVANTAGE, who=ME) + Do.HIT(12, what=Damage.ULTIMATE),
        ),
        Ability.defense("countermeasures", _countermeasures(4, 1), _countermeasures(5, 1), _countermeasures(5, 2)),
    ),
    cards=(
        Card.upgrade(19, "saber_strike", 2, cost=1),
        Card.upgrade(20, "profiteer", 2, cost=2),
        Card.upgrade(21, "carpet_bomb", 2, cost=2),
        Card.upgrade(22, "strategic_approach", 2, cost=2),
        Card.upgrade(23, "flank", 2, cost=2),
        Card.upgrade(24, "exploit", 2, cost=2),
        Card.upgrade(25, "maneuver", 2, cost=2),
        Card.upgrade(26, "countermeasures", 2, cost=3),
        Card.upgrade(27, "countermeasures", 3, cost=5),
        Card(28, "bunker_up", Action.MAIN, 2, Pick(Among.PLAYERS, Do.GAIN(1, what=PROTECT))),
        Card(29, "war_room", Action.MAIN, 1, Roll(1) + Do.GAIN(half(ROLLED), what=TACTICAL_ADVANTAGE, who=ME)),
        Card(30, "feigned_retreat", Action.ROLL, 2, _CONSTRICT + Do.PREVENT(3, who=ME), only=Moment.ATTACKED),
        Card(
            31,
            "disengage",
            Action.ROLL,
            0,
            Roll(1, {SABER: Do.HURT(2), FLAG: Do.PREVENT(3, who=ME), MEDAL: Do.GAIN(1, what=PROTECT, who=ME)}),
            only=Moment.ATTACKED,
        ),
        Card(32, "ambush", Action.INSTANT, 1, _advantage(2)),
        Card.promo(33, "upper_hand", Roll(1, {MEDAL: _advantage(4), SABER + FLAG: Do.DRAW(1, who=ME)})),
    ),
    start={TACTICAL_ADVANTAGE: 2},
)
