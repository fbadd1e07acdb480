"""The Pyromancer."""

from __future__ import annotations

from .....kernel.effects import IN_HAND, Amount, Do, Each, May, Measure, Pick, Roll, When, shown, some
from ..language import (
    ADD,
    CP,
    DRAW,
    GAIN,
    HELD,
    HIT,
    HURT,
    INFLICT,
    LARGE_STRAIGHT,
    LOSE,
    ME,
    MORE,
    OPPONENTS,
    PICKED,
    RAISE_LIMIT,
    REROLL_OWN,
    ROLLED_DIE,
    SINGLE,
    SMALL_STRAIGHT,
    SPLASH,
    TO_LIMIT,
    UP_TO_CP,
    Action,
    Additionally,
    Card,
    Damage,
    Disputed,
    Hero,
    Level,
    Status,
    StatusKind,
    Unsure,
    Use,
    defense,
    dice_show,
    modifier,
    offense,
    promo,
    rolled_symbols,
    symbols,
    tiers,
    ultimate,
    up_to,
    upgrade,
)
from ..shared import KNOCKDOWN, KNOCKED_DOWN, STUN, STUNNED
from ..tokens import Token

FLAME, BLAZE, FIERY_SOUL, METEOR = (1, 2, 3), (4,), (5,), (6,)

BURN = Token("burn")
FIRE_MASTERY = Token("fire_mastery")

_BURN, _KNOCK_DOWN, _STUN = INFLICT(1, what=BURN), INFLICT(1, what=KNOCKDOWN), INFLICT(1, what=STUN)
_HEAT = RAISE_LIMIT(1, what=FIRE_MASTERY, who=ME)
_FLAME_AND_BLAZE = When(some(FLAME), When(some(BLAZE), _BURN))
_ANY_ONE = May(Pick(ROLLED_DIE, REROLL_OWN()))


def _mastery(n: int | Amount | Measure) -> Do:
    return GAIN(n, what=FIRE_MASTERY, who=ME)


def _collateral(n: int | Measure) -> Each:
    return Each(OPPONENTS, SPLASH(n))


_PYROBLAST = symbols({FLAME: 3, METEOR: 1})
_BURNING_SOUL = symbols({FIERY_SOUL: 2})
_SOULS = _mastery(2 * rolled_symbols(FIERY_SOUL))
_SCORCHED = _collateral(rolled_symbols(FIERY_SOUL))
_COMBUSTION = symbols({FLAME: 1, BLAZE: 1, FIERY_SOUL: 1, METEOR: 1})
_FUEL = Pick(up_to(4, FIRE_MASTERY), LOSE(PICKED, what=FIRE_MASTERY, who=ME))

HERO = Hero(
    "pyromancer",
    number=13,
    complexity=3,
    symbols={"flame": FLAME, "blaze": BLAZE, "fiery_soul": FIERY_SOUL, "meteor": METEOR},
    statuses=(
        STUNNED,
        Status(FIRE_MASTERY, StatusKind.POSITIVE, 5, upkeep=LOSE(1, what=FIRE_MASTERY, who=ME)),
        Status(BURN, StatusKind.NEGATIVE, 1, persistent=True, upkeep=HURT(2, who=ME)),
        KNOCKED_DOWN,
    ),
    abilities=(
        offense(
            "fireball",
            tiers(FLAME, {3: HIT(4), 4: HIT(6), 5: HIT(8)}, rider=_mastery(1)),
            tiers(FLAME, {3: HIT(4), 4: HIT(6), 5: HIT(8)}, rider=_mastery(2)),
        ),
        offense(
            "burning_soul",
            (Use(_BURNING_SOUL, _SOULS + _SCORCHED),),
            (
                Use(
                    _BURNING_SOUL,
                    # the limit rises first, so that it holds what is gained
                    When(dice_show(FIERY_SOUL, 4), _HEAT) + _SOULS + When(dice_show(FIERY_SOUL, 3), _BURN) + _SCORCHED,
                ),
            ),
        ),
        offense(
            "pyroblast",
            (
                Use(
                    _PYROBLAST,
                    HIT(6) + Roll(1, {FLAME: MORE(3), BLAZE: _BURN, FIERY_SOUL: _mastery(2), METEOR: _KNOCK_DOWN}),
                ),
            ),
            (
                Use(
                    _PYROBLAST,
                    HIT(6)
                    + Roll(2, per={FLAME: MORE(3), FIERY_SOUL: _mastery(2)}, on={BLAZE: _BURN, METEOR: _KNOCK_DOWN}),
                ),
            ),
            (
                Use(
                    _PYROBLAST,
                    HIT(6)
                    + Roll(
                        2,
                        per={FLAME: MORE(3), FIERY_SOUL: _mastery(2)},
                        on={BLAZE: _BURN, METEOR: _KNOCK_DOWN},
                        again=_ANY_ONE,
                    ),
                ),
            ),
        ),
        offense(
            "combustion",
            (Use(_COMBUSTION, _mastery(1) >> _FUEL + HIT(3 * IN_HAND, what=Damage.UNDEFENDABLE)),),
            (Use(_COMBUSTION, _mastery(1) >> _FUEL + HIT(4 * IN_HAND, what=Damage.UNDEFENDABLE)),),
        ),
        offense(
            "hot_streak",
            (Use(SMALL_STRAIGHT, _mastery(2) >> HIT(HELD(FIRE_MASTERY) + 5)),),
            (
                Use(SMALL_STRAIGHT, _mastery(2) >> HIT(HELD(FIRE_MASTERY) + 6)),
                Use(symbols({FLAME: 2, BLAZE: 2}), _mastery(2) + _BURN + HIT(6), "scorch"),
            ),
        ),
        offense(
            "meteorite",
            (
                Use(
                    symbols({METEOR: 4}),
                    _mastery(2) + _STUN
                    >> HIT(HELD(FIRE_MASTERY), what=Damage.UNDEFENDABLE) + Additionally(_collateral(2)),
                ),
            ),
            (
                Use(
                    symbols({METEOR: 4}),
                    _mastery(2) + _STUN
                    >> HIT(HELD(FIRE_MASTERY), what=Damage.UNDEFENDABLE) + Additionally(_collateral(3)),
                ),
                Use(symbols({METEOR: 3}), _KNOCK_DOWN + _BURN + _STUN, "meteoroid"),
            ),
        ),
        offense(
            "ignite",
            (Use(LARGE_STRAIGHT, _mastery(2) >> HIT(2 * HELD(FIRE_MASTERY) + 4)),),
            (
                Use(LARGE_STRAIGHT, _mastery(2) + _BURN >> HIT(2 * HELD(FIRE_MASTERY) + 5)),
                Use(
                    symbols({BLAZE: 2, FIERY_SOUL: 2}),
                    _HEAT
                    >> _mastery(5)
                    + INFLICT(1, what=Unsure(KNOCKDOWN, "blazing_soul.status", {"knockdown": KNOCKDOWN, "burn": BURN})),
                    "blazing_soul",
                    sure=SINGLE,
                ),
            ),
        ),
        ultimate(
            "scorch_the_earth",
            symbols({METEOR: 5}),
            _mastery(3) + _KNOCK_DOWN + _BURN + HIT(12, what=Damage.ULTIMATE) + Additionally(_collateral(2)),
        ),
        defense(
            "molten_armor",
            Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: HURT(1)}),
            Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: HURT(1)}) + _FLAME_AND_BLAZE,
            Level(
                defense=Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: HURT(1)})
                + Disputed(
                    "molten_armor_3.symbol",
                    {
                        "meteor": _mastery(shown(METEOR)) + HURT(shown(METEOR)),
                        "blaze": _mastery(shown(BLAZE)) + HURT(shown(BLAZE)),
                    },
                )
                + _FLAME_AND_BLAZE,
                sure=SINGLE,
            ),
        ),
    ),
    cards=(
        upgrade(19, "fireball", 2, cost=1),
        upgrade(20, "pyroblast", 2, cost=2),
        upgrade(21, "pyroblast", 3, cost=3),
        upgrade(22, "burning_soul", 2, cost=1),
        upgrade(23, "combustion", 2, cost=2),
        upgrade(24, "hot_streak", 2, cost=2),
        upgrade(25, "ignite", 2, cost=2),
        upgrade(26, "meteorite", 2, cost=2),
        upgrade(27, "molten_armor", 2, cost=1),
        upgrade(28, "molten_armor", 3, cost=3),
        Card(29, "warm_up", Action.MAIN, 0, _mastery(1) >> Pick(UP_TO_CP, CP(-1 * PICKED, who=ME) + _mastery(PICKED))),
        Card(30, "fire_up", Action.MAIN, 3, _HEAT >> _mastery(2)),
        modifier(31, "red_hot", 1, ADD(HELD(FIRE_MASTERY))),
        modifier(32, "huzzah", 1, Roll(1, {FLAME: ADD(3), BLAZE: _BURN, FIERY_SOUL: _mastery(2), METEOR: _KNOCK_DOWN})),
        promo(
            33,
            "infernal_infusion",
            Roll(1, {METEOR: _mastery(TO_LIMIT), FLAME + BLAZE + FIERY_SOUL: DRAW(1, who=ME)}),
        ),
    ),
)
