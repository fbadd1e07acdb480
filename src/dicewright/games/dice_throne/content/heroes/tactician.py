"""The Tactician."""

from __future__ import annotations

from .....kernel.effects import ROLLED, Each, Effect, Pick, Roll, When, half, some
from ..language import (
    CHOSEN,
    CP,
    DRAW,
    EXTRA_PHASE,
    GAIN,
    HIT,
    HURT,
    INFLICT,
    LARGE_STRAIGHT,
    ME,
    MOVABLE,
    MOVE,
    OF_A_KIND,
    OPPONENTS,
    OWN_DIE,
    PLAYERS,
    PREVENT,
    RAISE_LIMIT,
    RECEIVERS,
    REROLL,
    SMALL_STRAIGHT,
    SPLASH,
    TO_LIMIT,
    Action,
    Card,
    Damage,
    Hero,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
    Use,
    defense,
    offense,
    opponent_sets,
    promo,
    symbols,
    tiers,
    ultimate,
    upgrade,
)
from ..shared import IN_THE_CROSSHAIRS, PROTECT, PROTECTED, TARGETED
from ..tokens import Token

SABER, FLAG, MEDAL = (1, 2, 3), (4, 5), (6,)

CONSTRICT = Token("constrict")
TACTICAL_ADVANTAGE = Token("tactical_advantage")


def _advantage(n: int) -> Effect:
    return GAIN(n, what=TACTICAL_ADVANTAGE, who=ME)


_CONSTRICT = INFLICT(1, what=CONSTRICT)
_BOMBS = Pick(opponent_sets(2, fewer=False), Each(CHOSEN, SPLASH(2)))
_STRATEGIC_APPROACH = symbols({SABER: 3, MEDAL: 2})


def _profiteer(at_once: int, damage: int, on_flag: int) -> tuple[Use, ...]:
    roll = Roll(1, {SABER: HIT(damage), FLAG: _advantage(on_flag), MEDAL: DRAW(1, who=ME) >> EXTRA_PHASE()})
    return (Use(symbols({SABER: 1, FLAG: 3}), _advantage(at_once) + roll),)


def _countermeasures(dice: int, damage: int) -> Effect:
    """The damage is for every pair of sabers."""
    return (
        Roll(dice, per={FLAG: PREVENT(1, who=ME), MEDAL: _advantage(1)})
        + When(some(SABER, 2), HURT(damage))
        + When(some(SABER, 4), HURT(damage))
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
            powers=(
                Power("tactical_cp", Action.INSTANT, CP(1, who=ME), TACTICAL_ADVANTAGE, 1),
                Power("tactical_reroll", Action.INSTANT, Pick(OWN_DIE, REROLL()), TACTICAL_ADVANTAGE, 1),
                Power("tactical_draw", Action.INSTANT, DRAW(1, who=ME), TACTICAL_ADVANTAGE, 3),
                Power(
                    "tactical_targeting",
                    Action.INSTANT,
                    Pick(OPPONENTS, INFLICT(1, what=TARGETED)),
                    TACTICAL_ADVANTAGE,
                    3,
                ),
                Power(
                    "tactical_protection", Action.INSTANT, Pick(PLAYERS, GAIN(1, what=PROTECT)), TACTICAL_ADVANTAGE, 4
                ),
                Power("tactical_transfer", Action.MAIN, Pick(MOVABLE, Pick(RECEIVERS, MOVE())), TACTICAL_ADVANTAGE, 4),
            ),
        ),
        Status(CONSTRICT, StatusKind.NEGATIVE, 1, traits={Trait.COSTLY_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1}),
    ),
    abilities=(
        offense(
            "saber_strike",
            tiers(SABER, {3: HIT(4), 4: HIT(5), 5: HIT(6)}),
            tiers(SABER, {3: HIT(5), 4: HIT(6), 5: HIT(7)}, rider=When(OF_A_KIND(n=3), _CONSTRICT)),
        ),
        offense(
            "profiteer",
            _profiteer(at_once=1, damage=5, on_flag=4),
            _profiteer(at_once=2, damage=6, on_flag=3),
        ),
        offense(
            "carpet_bomb",
            (Use(symbols({SABER: 2, MEDAL: 2}), _advantage(1) >> _BOMBS),),
            (
                Use(symbols({SABER: 2, MEDAL: 2}), _advantage(2) >> _BOMBS),
                Use(symbols({FLAG: 4}), _advantage(3) + DRAW(2, who=ME), "strategize"),
            ),
        ),
        offense(
            "strategic_approach",
            (Use(_STRATEGIC_APPROACH, _CONSTRICT + HIT(7)),),
            (
                Use(_STRATEGIC_APPROACH, _advantage(1) + _CONSTRICT >> HIT(7)),
                Use(
                    symbols({SABER: 3, FLAG: 1}), _advantage(2) >> HIT(2, what=Damage.UNDEFENDABLE), "indirect_approach"
                ),
            ),
        ),
        offense("flank", *((Use(SMALL_STRAIGHT, _advantage(n) >> HIT(6)),) for n in (1, 2))),
        offense(
            "exploit",
            (Use(LARGE_STRAIGHT, _advantage(2) + _CONSTRICT >> HIT(9)),),
            (
                Use(LARGE_STRAIGHT, _advantage(3) + _CONSTRICT >> HIT(9)),
                Use(
                    symbols({SABER: 1, FLAG: 2, MEDAL: 1}),
                    DRAW(2, who=ME) + Pick(OPPONENTS, _CONSTRICT),
                    "interdiction",
                ),
            ),
        ),
        offense(
            "maneuver",
            (Use(symbols({MEDAL: 4}), _advantage(5) >> HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(symbols({MEDAL: 4}), _advantage(5) + _CONSTRICT >> HIT(5, what=Damage.UNDEFENDABLE)),
                Use(symbols({MEDAL: 3}), _advantage(5), "reconnaissance"),
            ),
        ),
        ultimate(
            "higher_ground",
            symbols({MEDAL: 5}),
            INFLICT(1, what=TARGETED) + _CONSTRICT + RAISE_LIMIT(1, what=TACTICAL_ADVANTAGE, who=ME)
            >> GAIN(TO_LIMIT, what=TACTICAL_ADVANTAGE, who=ME) + HIT(12, what=Damage.ULTIMATE),
        ),
        defense("countermeasures", _countermeasures(4, 1), _countermeasures(5, 1), _countermeasures(5, 2)),
    ),
    cards=(
        upgrade(19, "saber_strike", 2, cost=1),
        upgrade(20, "profiteer", 2, cost=2),
        upgrade(21, "carpet_bomb", 2, cost=2),
        upgrade(22, "strategic_approach", 2, cost=2),
        upgrade(23, "flank", 2, cost=2),
        upgrade(24, "exploit", 2, cost=2),
        upgrade(25, "maneuver", 2, cost=2),
        upgrade(26, "countermeasures", 2, cost=3),
        upgrade(27, "countermeasures", 3, cost=5),
        Card(28, "bunker_up", Action.MAIN, 2, Pick(PLAYERS, GAIN(1, what=PROTECT))),
        Card(29, "war_room", Action.MAIN, 1, Roll(1) + GAIN(half(ROLLED), what=TACTICAL_ADVANTAGE, who=ME)),
        Card(30, "feigned_retreat", Action.ROLL, 2, _CONSTRICT + PREVENT(3, who=ME), only=Moment.ATTACKED),
        Card(
            31,
            "disengage",
            Action.ROLL,
            0,
            Roll(1, {SABER: HURT(2), FLAG: PREVENT(3, who=ME), MEDAL: GAIN(1, what=PROTECT, who=ME)}),
            only=Moment.ATTACKED,
        ),
        Card(32, "ambush", Action.INSTANT, 1, _advantage(2)),
        promo(33, "upper_hand", Roll(1, {MEDAL: _advantage(4), SABER + FLAG: DRAW(1, who=ME)})),
    ),
    start={TACTICAL_ADVANTAGE: 2},
)
