"""The Shadow Thief."""

from __future__ import annotations

from .....kernel.effects import IN_HAND, ROLLED, Effect, May, Pick, Roll, When, half, some
from ..language import (
    ADD,
    ANY_DIE_ANY_VALUE,
    CP,
    DISCARD_RANDOM,
    DRAW,
    GAIN,
    HELD,
    HIT,
    HOLDS,
    HURT,
    INFLICT,
    LARGE_STRAIGHT,
    ME,
    MY_CP,
    OPPONENTS,
    SET_DIE,
    SMALL_STRAIGHT,
    STEAL_CP,
    Action,
    Additionally,
    Card,
    Damage,
    Hero,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
    Unsure,
    Use,
    defense,
    dice_show,
    offense,
    promo,
    rolled_symbols,
    symbols,
    tiers,
    ultimate,
    upgrade,
)
from ..tokens import Token

DAGGER, BAG, CARD, SHADOW = (1, 2), (3, 4), (5,), (6,)

POISON = Token("poison")
SHADOWS = Token("shadows")
SNEAK_ATTACK = Token("sneak_attack")

_POISON = INFLICT(1, what=POISON)
_SHADOWS = GAIN(1, what=SHADOWS, who=ME)
_SNEAK = GAIN(1, what=SNEAK_ATTACK, who=ME)
_IN_SHADOWS = HOLDS(SHADOWS, 1)
_ANY_DIE = Pick(ANY_DIE_ANY_VALUE, SET_DIE())
_SHADOW_DEFENSE = When(some(DAGGER, 2), _POISON) + When(some(SHADOW), _SNEAK) + When(some(SHADOW, 2), _SNEAK + _SHADOWS)
_VENOM = When(some(DAGGER), When(some(SHADOW), _POISON))


def _pickpocket(gain: int, stolen: int) -> Effect:
    """With a shadow a part of the gain, up to `stolen`, may come from an opponent."""
    return When(dice_show(SHADOW), May(Pick(OPPONENTS, STEAL_CP(stolen)))) + CP(-1 * IN_HAND + gain, who=ME)


HERO = Hero(
    "shadow_thief",
    number=14,
    complexity=5,
    symbols={"dagger": DAGGER, "bag": BAG, "card": CARD, "shadow": SHADOW},
    statuses=(
        Status(SHADOWS, StatusKind.POSITIVE, 1, traits={Trait.HIDES: 1, Trait.GOES_AFTER_OWN_TURN: 1}),
        Status(
            SNEAK_ATTACK,
            StatusKind.POSITIVE,
            1,
            modifier=True,
            powers=(
                Power(
                    "sneak_attack",
                    Action.INSTANT,
                    Roll(1) + ADD(ROLLED),
                    SNEAK_ATTACK,
                    1,
                    only=Unsure(
                        Moment.MODIFIER,
                        "sneak_attack.timing",
                        {"any_time": Moment.MODIFIER, "before_defense": Moment.BEFORE_DEFENSE},
                    ),
                ),
            ),
        ),
        Status(POISON, StatusKind.NEGATIVE, 3, persistent=True, upkeep=HURT(HELD(POISON), who=ME)),
    ),
    abilities=(
        offense(
            "dagger_strike",
            tiers(
                DAGGER,
                {3: HIT(4), 4: HIT(6), 5: HIT(8)},
                rider=When(dice_show(BAG), CP(1, who=ME)) + When(dice_show(SHADOW), _POISON),
            ),
            tiers(
                DAGGER,
                {3: HIT(4), 4: HIT(6), 5: HIT(8)},
                rider=CP(1, who=ME) + When(dice_show(SHADOW), _POISON) + When(dice_show(CARD), DRAW(1, who=ME)),
            ),
        ),
        offense(
            "shifty_strike",
            (Use(SMALL_STRAIGHT, CP(3, who=ME) >> HIT(half(MY_CP))),),
            (
                Use(SMALL_STRAIGHT, CP(4, who=ME) >> HIT(half(MY_CP))),
                Use(symbols({DAGGER: 2, SHADOW: 2}), HIT(half(MY_CP)) + _POISON, "shadow_strike"),
            ),
        ),
        offense(
            "pickpocket",
            tiers(BAG, {n: _pickpocket(n, stolen=1) for n in (2, 3, 4)}),
            tiers(BAG, {n: _pickpocket(n + 1, stolen=2) for n in (2, 3, 4, 5)}),
        ),
        offense(
            "insidious_strike",
            (Use(LARGE_STRAIGHT, CP(3, who=ME) >> HIT(MY_CP)),),
            (
                Use(LARGE_STRAIGHT, CP(4, who=ME) >> HIT(MY_CP)),
                Use(
                    symbols({DAGGER: 1, BAG: 1, CARD: 1, SHADOW: 1}),
                    CP(1, who=ME) + _SNEAK + DRAW(1, who=ME) + _POISON,
                    "shank_attack",
                ),
            ),
        ),
        offense(
            "shadow_dance",
            (Use(symbols({SHADOW: 3}), Roll(1) + HIT(half(ROLLED), what=Damage.PURE) >> _SHADOWS + _SNEAK),),
            (
                Use(
                    symbols({SHADOW: 3}),
                    Roll(1) + HIT(half(ROLLED), what=Damage.PURE) >> _SHADOWS + _SNEAK + DRAW(1, who=ME),
                ),
            ),
        ),
        offense(
            "carducopia",
            (Use(symbols({CARD: 2}), DRAW(rolled_symbols(CARD), who=ME)),),
            (
                Use(
                    symbols({CARD: 2}),
                    DRAW(rolled_symbols(CARD), who=ME)
                    + When(dice_show(SHADOW), DISCARD_RANDOM(1))
                    + When(dice_show(BAG), CP(1, who=ME)),
                ),
            ),
        ),
        ultimate(
            "shadow_shank",
            symbols({SHADOW: 5}),
            CP(3, who=ME) + _SHADOWS >> HIT(MY_CP + 5, what=Damage.ULTIMATE),
        ),
        defense("shadow_defense", Roll(4) + _SHADOW_DEFENSE, Roll(5) + _SHADOW_DEFENSE),
        defense(
            "counter_strike",
            Roll(5, per={DAGGER: HURT(1)}) + _VENOM,
            Roll(5, per={DAGGER: HURT(2)}) + _VENOM,
        ),
    ),
    cards=(
        upgrade(19, "dagger_strike", 2, cost=0),
        upgrade(20, "pickpocket", 2, cost=1),
        upgrade(21, "shifty_strike", 2, cost=2),
        upgrade(22, "insidious_strike", 2, cost=2),
        upgrade(23, "shadow_dance", 2, cost=1),
        upgrade(24, "carducopia", 2, cost=2),
        upgrade(25, "shadow_defense", 2, cost=3),
        upgrade(26, "counter_strike", 2, cost=4),
        Card(27, "sneaky", Action.MAIN, 1, _SNEAK),
        Card(28, "poison_wound", Action.INSTANT, 2, Pick(OPPONENTS, _POISON)),
        Card(29, "wild_shadow", Action.ROLL, 4, _ANY_DIE + When(_IN_SHADOWS, _ANY_DIE)),
        Card(30, "shadow_coin", Action.INSTANT, 0, When(_IN_SHADOWS, CP(3, who=ME), CP(2, who=ME))),
        Card(31, "enter_the_shadows", Action.INSTANT, 4, _SHADOWS),
        Card(
            32,
            "card_trick",
            Action.MAIN,
            2,
            Pick(OPPONENTS, DISCARD_RANDOM(1)) + Additionally(When(_IN_SHADOWS, DRAW(2, who=ME), DRAW(1, who=ME))),
        ),
        promo(33, "shadow_meld", Roll(1, {SHADOW: _SNEAK + CP(2, who=ME), DAGGER + BAG + CARD: DRAW(1, who=ME)})),
    ),
)
