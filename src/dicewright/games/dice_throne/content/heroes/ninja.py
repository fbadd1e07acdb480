"""The Ninja."""

from __future__ import annotations

from .....kernel.amounts import IN_HAND, ROLLED, Faces
from .....kernel.conditions import in_hand, some
from .....kernel.effects import Effect, Only, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If
from ..parts import Ability, Action, Card, Hero, Moment, Needs, Power, Status, StatusKind, Use
from ..tokens import Token

NINJATO, SHURIKEN, MASK = (1, 2, 3), (4, 5), (6,)

DELAYED_POISON = Token("delayed_poison")
NINJUTSU = Token("ninjutsu")
SMOKE_BOMB = Token("smoke_bomb")

_WALK_THE_LINE = Needs({SHURIKEN: 4})
_DEATH_BLOSSOM = Needs({NINJATO: 3, SHURIKEN: 2})
_SMOKE_SCREEN = Needs({NINJATO: 1, SHURIKEN: 2, MASK: 1})
_POISON, _POISON_TWICE = Do.INFLICT(1, what=DELAYED_POISON), Do.INFLICT(2, what=DELAYED_POISON)
_SMOKE = Do.GAIN(1, what=SMOKE_BOMB, who=ME)
_KNIFE = Pick(Among.OPPONENTS, Do.HURT(1, what=Damage.UNDEFENDABLE))
_LINE_WALKED = When(If.ROLLED_AT_MOST(n=6), Do.MAKE_UNDEFENDABLE()) + Do.HIT(ROLLED)
_BLOSSOM: dict[Faces, Effect] = {NINJATO: Do.HIT(1), SHURIKEN: Do.MORE(2)}
_KUJI_KIRI = Disputed(
    "kuji_kiri.damage",
    {
        "pure": Pick(Among.OPPONENTS, Do.AIM() + Do.HIT(4, what=Damage.PURE)) + Pick(Among.OPPONENTS, Do.SPLASH(4)),
        "collateral": Pick(Among.OPPONENTS, Do.SPLASH(4)) + Pick(Among.OPPONENTS, Do.SPLASH(4)),
    },
)
"""An attack has one target: the second blow, on the same opponent or another, is collateral in either reading."""


def _smoke_screen(ninjutsu: int) -> Use:
    hidden = Pick(Among.PLAYERS, Do.GAIN(1, what=SMOKE_BOMB) + Do.GAIN(ninjutsu, what=NINJUTSU))
    return Use(_SMOKE_SCREEN, hidden + Pick(Among.OPPONENTS, _POISON))


HERO = Hero(
    "ninja",
    number=17,
    complexity=2,
    symbols={"ninjato": NINJATO, "shuriken": SHURIKEN, "mask": MASK},
    statuses=(
        Status(
            NINJUTSU,
            StatusKind.POSITIVE,
            3,
            worth=1.6,
            modifier=True,
            powers=(
                Power(
                    "ninjutsu",
                    Action.ROLL,
                    Roll(
                        1,
                        {
                            (1, 2, 3): Do.ADD(1),
                            (4, 5): Do.ADD(2),
                            6: Or(Do.ADD(2), _POISON, Only(If.STILL_DEFENDABLE(), Do.MAKE_UNDEFENDABLE())),
                        },
                    ),
                    NINJUTSU,
                    1,
                    only=Moment.MODIFIER,
                ),
            ),
        ),
        Status(
            SMOKE_BOMB,
            StatusKind.POSITIVE,
            1,
            worth=3.5,
            powers=(
                Power(
                    "smoke_bomb",
                    Action.INSTANT,
                    Pick(Among.SOURCES, Roll(1, {(1, 2, 3): Do.AVOID()})),
                    SMOKE_BOMB,
                    1,
                    only=Moment.INCOMING,
                ),
            ),
        ),
        Status(
            DELAYED_POISON,
            StatusKind.NEGATIVE,
            2,
            worth=-3.0,
            turn_end=Do.LOSE(Count.HELD(DELAYED_POISON), what=DELAYED_POISON, who=ME) + Do.HURT(3 * IN_HAND, who=ME),
        ),
    ),
    abilities=(
        Ability.offense(
            "slash",
            Use.tiers(NINJATO, {3: Do.HIT(5), 4: Do.HIT(6), 5: Do.HIT(7)}),
            Use.tiers(
                NINJATO,
                {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)},
                rider=When(If.OF_A_KIND(n=3), Do.GAIN(1, what=NINJUTSU, who=ME)),
            ),
        ),
        Ability.offense(
            "walk_the_line",
            (Use(_WALK_THE_LINE, Roll(2) + _LINE_WALKED),),
            (
                Use(_WALK_THE_LINE, Roll(2, again=Do.REROLL_OWN(1)) + _LINE_WALKED),
                Use(Needs({SHURIKEN: 3}), Roll(1) + Do.HIT(ROLLED, what=Damage.PURE), "tip_of_the_blade"),
            ),
        ),
        Ability.offense(
            "death_blossom",
            (Use(_DEATH_BLOSSOM, Roll(5, per=_BLOSSOM, on={MASK: Do.MAKE_UNDEFENDABLE()})),),
            (
                Use(
                    _DEATH_BLOSSOM,
                    Roll(5, per=_BLOSSOM, on={MASK: Do.MAKE_UNDEFENDABLE()}, again=Do.REROLL_OWN(2))
                    + When(some(MASK, 2), _POISON),
                ),
            ),
        ),
        Ability.offense(
            "smoke_screen",
            (_smoke_screen(ninjutsu=2),),
            (_smoke_screen(ninjutsu=3), Use(Needs({SHURIKEN: 3, MASK: 2}), _KUJI_KIRI, "kuji_kiri")),
        ),
        Ability.offense(
            "poison_blade",
            (Use(Needs.SMALL_STRAIGHT, _POISON + Do.HIT(5)),),
            (Use(Needs.SMALL_STRAIGHT, Roll(1, {NINJATO: _POISON, SHURIKEN + MASK: _POISON_TWICE}) + Do.HIT(5)),),
        ),
        Ability.offense(
            "shadewalk",
            (Use(Needs({MASK: 4}), _SMOKE + _POISON + Do.HIT(6, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({MASK: 4}), _SMOKE + _POISON_TWICE + Do.HIT(5, what=Damage.UNDEFENDABLE)),
                Use(Needs({MASK: 3}), Do.GAIN(3, what=NINJUTSU, who=ME) + Pick(Among.OPPONENTS, _POISON), "jugulate"),
            ),
        ),
        Ability.offense(
            "shadow_fang",
            (Use(Needs.LARGE_STRAIGHT, Do.GAIN(2, what=NINJUTSU, who=ME) >> Do.HIT(8)),),
            (
                Use(Needs.LARGE_STRAIGHT, _SMOKE + Do.GAIN(2, what=NINJUTSU, who=ME) >> Do.HIT(8)),
                Use(Needs({NINJATO: 2, MASK: 2}), _SMOKE + Do.HIT(2, what=Damage.UNDEFENDABLE), "misdirect"),
            ),
        ),
        Ability.ultimate(
            "assassinate",
            Needs({MASK: 5}),
            Pick(Among.OPPONENTS, _POISON) + Pick(Among.OPPONENTS, _POISON) + _SMOKE + Do.HIT(10, what=Damage.ULTIMATE),
        ),
        Ability.defense(
            "shade_shift",
            Roll(3, on={NINJATO: Do.HURT(1), SHURIKEN: Do.HURT(2)}, again=Do.REROLL_OWN(1))
            + When(some(MASK, 2), _SMOKE),
            Roll(3, per={NINJATO: Do.HURT(1)}, on={SHURIKEN: Do.HURT(2)}, again=Do.REROLL_OWN(2))
            + When(some(MASK, 2), _SMOKE),
        ),
    ),
    cards=(
        Card.upgrade(19, "slash", 2, cost=2),
        Card.upgrade(20, "death_blossom", 2, cost=2),
        Card.upgrade(21, "smoke_screen", 2, cost=2),
        Card.upgrade(22, "walk_the_line", 2, cost=2),
        Card.upgrade(23, "poison_blade", 2, cost=1),
        Card.upgrade(24, "shadow_fang", 2, cost=2),
        Card.upgrade(25, "shadewalk", 2, cost=2),
        Card.upgrade(26, "shade_shift", 2, cost=2),
        Card(27, "poison_dart", Action.MAIN, 2, Pick(Among.OPPONENTS, _POISON)),
        Card.modifier(28, "throwing_stars", 1, Roll(5, per={SHURIKEN: Do.ADD(1)}, again=Do.REROLL_OWN(5))),
        Card(
            29,
            "fan_of_knives",
            Action.MAIN,
            2,
            _KNIFE + _KNIFE + _KNIFE,
        ),
        Card(
            30,
            "smoke_offering",
            Action.INSTANT,
            0,
            Do.DISCARD(1, who=ME) + When(in_hand(1), Pick(Among.PLAYERS, Do.GAIN(1, what=SMOKE_BOMB))),
        ),
        Card(31, "train", Action.INSTANT, 0, Do.GAIN(1, what=NINJUTSU, who=ME)),
        Card(
            32,
            "escape",
            Action.ROLL,
            0,
            Roll(1, {NINJATO: Do.PREVENT(1, who=ME), SHURIKEN: Do.PREVENT(2, who=ME), MASK: _SMOKE}),
            only=Moment.ATTACKED,
        ),
        Card.promo(
            33,
            "dojo",
            Roll(1, {MASK: _SMOKE + Do.GAIN(2, what=NINJUTSU, who=ME), NINJATO + SHURIKEN: Do.DRAW(1, who=ME)}),
        ),
    ),
)
