"""The Vampire Lord."""

from __future__ import annotations

from .....kernel.amounts import ROLLED, half, shown
from .....kernel.conditions import in_hand, some
from .....kernel.effects import Each, Effect, Nothing, Only, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure
from ..parts import Ability, Action, Card, Hero, Moment, Needs, Power, Status, StatusKind, Use
from ..shared import BLEED, BLEEDING
from ..tokens import Token

CLAW, GAZE, DROPLET = (1, 2, 3), (4, 5), (6,)

BLOOD_POWER = Token("blood_power")
MESMERIZE = Token("mesmerize")

_SANGUIMANCY = Needs({GAZE: 3, DROPLET: 1})
_REND = Needs({CLAW: 3, DROPLET: 2})
_BLEED = Do.INFLICT(1, what=BLEED)
_MESMERIZE = Do.GAIN(1, what=MESMERIZE, who=ME)


def _blood(n: int) -> Effect:
    return Do.GAIN(n, what=BLOOD_POWER, who=ME)


def _gouge(kind: int) -> Effect:
    return When(If.OF_A_KIND(n=kind), _blood(1))


def _glamour(damage: int) -> Use:
    return Use(Needs({GAZE: 3}), Do.CP(1, who=ME) + _MESMERIZE + Do.HIT(damage, what=Damage.UNDEFENDABLE))


def _rend(dice: int) -> Use:
    return Use(_REND, Do.HIT(6) + Roll(dice, per={CLAW: Do.MORE(1)}, on={GAZE: Do.DRAW(1, who=ME), DROPLET: _blood(1)}))


def _immortal_flesh(dice: int) -> Effect:
    return Roll(dice) + When(some(CLAW, 2), _BLEED) + When(some(GAZE, 2), _blood(1)) + Do.STEAL_HEALTH(shown(DROPLET))


HERO = Hero(
    "vampire_lord",
    number=28,
    complexity=4,
    symbols={"claw": CLAW, "gaze": GAZE, "droplet": DROPLET},
    statuses=(
        BLEEDING,
        Status(
            BLOOD_POWER,
            StatusKind.POSITIVE,
            5,
            worth=1.5,
            modifier=True,
            powers=(
                Power("blood_power_strike", Action.ROLL, Do.ADD(3), BLOOD_POWER, 1, only=Moment.MODIFIER, once=True),
                Power("blood_power_remove", Action.MAIN, Pick(Among.TOKENS, Do.REMOVE()), BLOOD_POWER, 2, once=True),
                Power("blood_power_draw", Action.INSTANT, Do.DRAW(2, who=ME), BLOOD_POWER, 3, once=True),
                Power(
                    "blood_power_drain", Action.ROLL, Do.DRAIN(who=ME), BLOOD_POWER, 4, only=Moment.MODIFIER, once=True
                ),
            ),
        ),
        Status(
            MESMERIZE,
            StatusKind.POSITIVE,
            1,
            worth=1.6,
            powers=(
                Power(
                    "mesmerize",
                    Action.INSTANT,
                    Roll(1, {(5, 6): Pick(Among.OPPONENT_DIE, Do.REROLL())}),
                    MESMERIZE,
                    1,
                    only=Moment.OPPONENT_ROLL,
                ),
            ),
        ),
    ),
    abilities=(
        Ability.offense(
            "gouge",
            Use.tiers(CLAW, {3: Do.HIT(3), 4: Do.HIT(5), 5: Do.HIT(7)}, rider=_gouge(4)),
            Use.tiers(CLAW, {3: Do.HIT(3), 4: Do.HIT(5), 5: Do.HIT(7)}, rider=_gouge(3)),
            Use.tiers(CLAW, {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)}, rider=_gouge(3)),
        ),
        Ability.offense(
            "glamour",
            (_glamour(4),),
            (
                _glamour(5),
                Use(
                    Needs({CLAW: 1, GAZE: 2}),
                    _MESMERIZE + Pick(Among.OPPONENTS, Do.INFLICT(2, what=BLEED)),
                    "influence",
                ),
            ),
        ),
        Ability.offense(
            "sanguimancy",
            (Use(_SANGUIMANCY, Do.HEAL(2, who=ME) + _blood(3)),),
            (
                Use(_SANGUIMANCY, Do.HEAL(3, who=ME) + _blood(3)),
                Use(Needs({CLAW: 1, GAZE: 1, DROPLET: 2}), _blood(2) + Do.DRAW(1, who=ME), "presence"),
            ),
        ),
        Ability.offense("rend", (_rend(3),), (_rend(5),)),
        Ability.offense(
            "possess",
            (Use(Needs.SMALL_STRAIGHT, Do.HIT(7) + Roll(1, {CLAW: _BLEED, GAZE + DROPLET: _MESMERIZE})),),
            (
                Use(Needs.SMALL_STRAIGHT, Do.HIT(8) + Or(_BLEED, _MESMERIZE)),
                Use(Needs({CLAW: 2, DROPLET: 1}), _blood(2), "draw_blood"),
            ),
        ),
        Ability.offense(
            "blood_magic",
            (
                Use(
                    Needs.LARGE_STRAIGHT,
                    _blood(1) + _BLEED
                    >> Or(
                        Nothing(),
                        Only(If.HOLDS(MESMERIZE, 1), Do.LOSE(1, what=MESMERIZE, who=ME) + Do.MAKE_UNDEFENDABLE()),
                    )
                    + Do.HIT(8),
                ),
            ),
            (
                Use(Needs.LARGE_STRAIGHT, _blood(1) + _BLEED >> Do.HIT(8, what=Damage.UNDEFENDABLE)),
                Use(Needs({CLAW: 2, DROPLET: 2}), Do.HIT(5, what=Damage.UNDEFENDABLE), "gash"),
            ),
        ),
        Ability.offense(
            "blood_thirst",
            (Use(Needs({DROPLET: 4}), _blood(2) >> Do.HIT(5, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({DROPLET: 4}), _blood(3) >> Do.HIT(6, what=Damage.UNDEFENDABLE)),
                Use(
                    Needs({DROPLET: 3}),
                    Pick(Among.OPPONENTS, Do.INFLICT(2, what=BLEED)) + Each(Among.OPPONENTS, Do.SPLASH(2)),
                    "hemorrhage",
                ),
            ),
        ),
        Ability.ultimate(
            "exsanguinate", Needs({DROPLET: 5}), Do.SEARCH(who=ME) + _blood(2) >> Do.HIT(10, what=Damage.ULTIMATE)
        ),
        Ability.defense("immortal_flesh", _immortal_flesh(3), _immortal_flesh(4)),
    ),
    cards=(
        Card.upgrade(19, "gouge", 2, cost=1),
        Card.upgrade(20, "gouge", 3, cost=2),
        Card.upgrade(21, "glamour", 2, cost=2),
        Card.upgrade(22, "sanguimancy", 2, cost=2),
        Card.upgrade(23, "rend", 2, cost=2),
        Card.upgrade(24, "possess", 2, cost=2),
        Card.upgrade(25, "blood_magic", 2, cost=2),
        Card.upgrade(26, "blood_thirst", 2, cost=2),
        Card.upgrade(27, "immortal_flesh", 2, cost=2),
        Card(28, "blood_letting", Action.MAIN, 0, _blood(1) + Do.CP(1, who=ME)),
        Card(
            29,
            "consume_blood",
            Action.MAIN,
            0,
            Pick(
                Among.UP_TO_TOKEN(2, BLOOD_POWER),
                Do.LOSE(Count.PICKED(), what=BLOOD_POWER, who=ME) + Do.CP(2 * Count.PICKED(), who=ME),
            ),
        ),
        Card(30, "dark_omen", Action.MAIN, 4, _MESMERIZE + _blood(2) + Pick(Among.OPPONENTS, _BLEED)),
        Card.modifier(31, "limb_from_limb", 1, Roll(5, per={CLAW: Do.ADD(1)}) + When(in_hand(3), _BLEED)),
        Card.modifier(32, "blood_boil", 0, Do.ADD(Count.IT_HOLDS(BLEED) + 1)),
        Card(33, "blood_flow", Action.INSTANT, 1, Roll(1) + Do.GAIN(half(ROLLED), what=BLOOD_POWER, who=ME)),
        Card.promo(
            34,
            "blood_tide",
            Disputed(
                "blood_tide.symbol",
                {
                    "droplet": Roll(1, {DROPLET: _blood(3), CLAW + GAZE: Do.DRAW(1, who=ME)}),
                    "claw": Roll(1, {CLAW: _blood(3), GAZE + DROPLET: Do.DRAW(1, who=ME)}),
                },
            ),
            sure=Sure.SINGLE,
        ),
    ),
)
