"""The Pyromancer."""

from __future__ import annotations

from .....kernel.amounts import IN_HAND, Amount, shown
from .....kernel.conditions import some
from .....kernel.effects import Act, Each, May, Pick, Roll, When
from ..language import ME, Additionally, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Needs, Status, StatusKind, Use
from ..shared import KNOCKDOWN, KNOCKED_DOWN, STUN, STUNNED
from ..tokens import Token

FLAME, BLAZE, FIERY_SOUL, METEOR = (1, 2, 3), (4,), (5,), (6,)

BURN = Token("burn")
FIRE_MASTERY = Token("fire_mastery")

_BURN, _KNOCK_DOWN, _STUN = Do.INFLICT(1, what=BURN), Do.INFLICT(1, what=KNOCKDOWN), Do.INFLICT(1, what=STUN)
_HEAT = Do.RAISE_LIMIT(1, what=FIRE_MASTERY, who=ME)
_FLAME_AND_BLAZE = When(some(FLAME), When(some(BLAZE), _BURN))
_ANY_ONE = May(Pick(Among.ROLLED_DIE, Do.REROLL_OWN()))


def _mastery(n: int | Amount) -> Act:
    return Do.GAIN(n, what=FIRE_MASTERY, who=ME)


def _collateral(n: int | Amount) -> Each:
    return Each(Among.OPPONENTS, Do.SPLASH(n))


_PYROBLAST = Needs({FLAME: 3, METEOR: 1})
_BURNING_SOUL = Needs({FIERY_SOUL: 2})
_SOULS = _mastery(2 * Count.SYMBOLS(FIERY_SOUL))
_SCORCHED = _collateral(Count.SYMBOLS(FIERY_SOUL))
_COMBUSTION = Needs({FLAME: 1, BLAZE: 1, FIERY_SOUL: 1, METEOR: 1})
_FUEL = Pick(Among.UP_TO_TOKEN(4, FIRE_MASTERY), Do.LOSE(Count.PICKED(), what=FIRE_MASTERY, who=ME))

HERO = Hero(
    "pyromancer",
    number=13,
    complexity=3,
    symbols={"flame": FLAME, "blaze": BLAZE, "fiery_soul": FIERY_SOUL, "meteor": METEOR},
    statuses=(
        STUNNED,
        Status(FIRE_MASTERY, StatusKind.POSITIVE, 5, worth=1.2, upkeep=Do.LOSE(1, what=FIRE_MASTERY, who=ME)),
        Status(BURN, StatusKind.NEGATIVE, 1, worth=-5.0, persistent=True, upkeep=Do.HURT(2, who=ME)),
        KNOCKED_DOWN,
    ),
    abilities=(
        Ability.offense(
            "fireball",
            Use.tiers(FLAME, {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)}, rider=_mastery(1)),
            Use.tiers(FLAME, {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)}, rider=_mastery(2)),
        ),
        Ability.offense(
            "burning_soul",
            (Use(_BURNING_SOUL, _SOULS + _SCORCHED),),
            (
                Use(
                    _BURNING_SOUL,
                    # the limit rises first, so that it holds what is gained
                    When(If.DICE_SHOW(FIERY_SOUL, 4), _HEAT)
                    + _SOULS
                    + When(If.DICE_SHOW(FIERY_SOUL, 3), _BURN)
                    + _SCORCHED,
                ),
            ),
        ),
        Ability.offense(
            "pyroblast",
            (
                Use(
                    _PYROBLAST,
                    Do.HIT(6)
                    + Roll(1, {FLAME: Do.MORE(3), BLAZE: _BURN, FIERY_SOUL: _mastery(2), METEOR: _KNOCK_DOWN}),
                ),
            ),
            (
                Use(
                    _PYROBLAST,
                    Do.HIT(6)
                    + Roll(2, per={FLAME: Do.MORE(3), FIERY_SOUL: _mastery(2)}, on={BLAZE: _BURN, METEOR: _KNOCK_DOWN}),
                ),
            ),
            (
                Use(
                    _PYROBLAST,
                    Do.HIT(6)
                    + Roll(
                        2,
                        per={FLAME: Do.MORE(3), FIERY_SOUL: _mastery(2)},
                        on={BLAZE: _BURN, METEOR: _KNOCK_DOWN},
                        again=_ANY_ONE,
                    ),
                ),
            ),
        ),
        Ability.offense(
            "combustion",
            (Use(_COMBUSTION, _mastery(1) >> _FUEL + Do.HIT(3 * IN_HAND, what=Damage.UNDEFENDABLE)),),
            (Use(_COMBUSTION, _mastery(1) >> _FUEL + Do.HIT(4 * IN_HAND, what=Damage.UNDEFENDABLE)),),
        ),
        Ability.offense(
            "hot_streak",
            (Use(Needs.SMALL_STRAIGHT, _mastery(2) >> Do.HIT(Count.HELD(FIRE_MASTERY) + 5)),),
            (
                Use(Needs.SMALL_STRAIGHT, _mastery(2) >> Do.HIT(Count.HELD(FIRE_MASTERY) + 6)),
                Use(Needs({FLAME: 2, BLAZE: 2}), _mastery(2) + _BURN + Do.HIT(6), "scorch"),
            ),
        ),
        Ability.offense(
            "meteorite",
            (
                Use(
                    Needs({METEOR: 4}),
                    _mastery(2) + _STUN
                    >> Do.HIT(Count.HELD(FIRE_MASTERY), what=Damage.UNDEFENDABLE) + Additionally(_collateral(2)),
                ),
            ),
            (
                Use(
                    Needs({METEOR: 4}),
                    _mastery(2) + _STUN
                    >> Do.HIT(Count.HELD(FIRE_MASTERY), what=Damage.UNDEFENDABLE) + Additionally(_collateral(3)),
                ),
                Use(Needs({METEOR: 3}), _KNOCK_DOWN + _BURN + _STUN, "meteoroid"),
            ),
        ),
        Ability.offense(
            "ignite",
            (Use(Needs.LARGE_STRAIGHT, _mastery(2) >> Do.HIT(2 * Count.HELD(FIRE_MASTERY) + 4)),),
            (
                Use(Needs.LARGE_STRAIGHT, _mastery(2) + _BURN >> Do.HIT(2 * Count.HELD(FIRE_MASTERY) + 5)),
                Use(
                    Needs({BLAZE: 2, FIERY_SOUL: 2}),
                    _HEAT
                    >> _mastery(5)
                    + Do.INFLICT(
                        1, what=Unsure(KNOCKDOWN, "blazing_soul.status", {"knockdown": KNOCKDOWN, "burn": BURN})
                    ),
                    "blazing_soul",
                    sure=Sure.SINGLE,
                ),
            ),
        ),
        Ability.ultimate(
            "scorch_the_earth",
            Needs({METEOR: 5}),
            _mastery(3) + _KNOCK_DOWN + _BURN + Do.HIT(12, what=Damage.ULTIMATE) + Additionally(_collateral(2)),
        ),
        Ability.defense(
            "molten_armor",
            Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: Do.HURT(1)}),
            Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: Do.HURT(1)}) + _FLAME_AND_BLAZE,
            Level(
                defense=Roll(5, per={FIERY_SOUL: _mastery(1), FLAME: Do.HURT(1)})
                + Disputed(
                    "molten_armor_3.symbol",
                    {
                        "meteor": _mastery(shown(METEOR)) + Do.HURT(shown(METEOR)),
                        "blaze": _mastery(shown(BLAZE)) + Do.HURT(shown(BLAZE)),
                    },
                )
                + _FLAME_AND_BLAZE,
                sure=Sure.SINGLE,
            ),
        ),
    ),
    cards=(
        Card.upgrade(19, "fireball", 2, cost=1),
        Card.upgrade(20, "pyroblast", 2, cost=2),
        Card.upgrade(21, "pyroblast", 3, cost=3),
        Card.upgrade(22, "burning_soul", 2, cost=1),
        Card.upgrade(23, "combustion", 2, cost=2),
        Card.upgrade(24, "hot_streak", 2, cost=2),
        Card.upgrade(25, "ignite", 2, cost=2),
        Card.upgrade(26, "meteorite", 2, cost=2),
        Card.upgrade(27, "molten_armor", 2, cost=1),
        Card.upgrade(28, "molten_armor", 3, cost=3),
        Card(
            29,
            "warm_up",
            Action.MAIN,
            0,
            _mastery(1) >> Pick(Among.UP_TO_CP, Do.CP(-1 * Count.PICKED(), who=ME) + _mastery(Count.PICKED())),
        ),
        Card(30, "fire_up", Action.MAIN, 3, _HEAT >> _mastery(2)),
        Card.modifier(31, "red_hot", 1, Do.ADD(Count.HELD(FIRE_MASTERY))),
        Card.modifier(
            32, "huzzah", 1, Roll(1, {FLAME: Do.ADD(3), BLAZE: _BURN, FIERY_SOUL: _mastery(2), METEOR: _KNOCK_DOWN})
        ),
        Card.promo(
            33,
            "infernal_infusion",
            Roll(1, {METEOR: _mastery(Count.TO_LIMIT()), FLAME + BLAZE + FIERY_SOUL: Do.DRAW(1, who=ME)}),
        ),
    ),
)
