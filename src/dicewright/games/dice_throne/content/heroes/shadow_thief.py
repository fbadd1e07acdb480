"""The Shadow Thief."""

from __future__ import annotations

from .....kernel.amounts import IN_HAND, ROLLED, half
from .....kernel.conditions import some
from .....kernel.effects import Effect, May, Pick, Roll, When
from ..language import ME, Additionally, Among, Count, Damage, Do, If, Unsure
from ..parts import Ability, Action, Card, Hero, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..tokens import Token

DAGGER, BAG, CARD, SHADOW = (1, 2), (3, 4), (5,), (6,)

POISON = Token("poison")
SHADOWS = Token("shadows")
SNEAK_ATTACK = Token("sneak_attack")

_POISON = Do.INFLICT(1, what=POISON)
_SHADOWS = Do.GAIN(1, what=SHADOWS, who=ME)
_SNEAK = Do.GAIN(1, what=SNEAK_ATTACK, who=ME)
_IN_SHADOWS = If.HOLDS(SHADOWS, 1)
_ANY_DIE = Pick(Among.ANY_DIE_ANY_VALUE, Do.SET_DIE())
_SHADOW_DEFENSE = When(some(DAGGER, 2), _POISON) + When(some(SHADOW), _SNEAK) + When(some(SHADOW, 2), _SNEAK + _SHADOWS)
_VENOM = When(some(DAGGER), When(some(SHADOW), _POISON))


def _pickpocket(gain: int, stolen: int) -> Effect:
    """With a shadow a part of the gain, up to `stolen`, may come from an opponent."""
    return When(If.DICE_SHOW(SHADOW), May(Pick(Among.OPPONENTS, Do.STEAL_CP(stolen)))) + Do.CP(
        -1 * IN_HAND + gain, who=ME
    )


HERO = Hero(
    "shadow_thief",
    number=14,
    complexity=5,
    symbols={"dagger": DAGGER, "bag": BAG, "card": CARD, "shadow": SHADOW},
    statuses=(
        Status(SHADOWS, StatusKind.POSITIVE, 1, worth=5.0, traits={Trait.HIDES: 1, Trait.GOES_AFTER_OWN_TURN: 1}),
        Status(
            SNEAK_ATTACK,
            StatusKind.POSITIVE,
            1,
            worth=3.0,
            modifier=True,
            powers=(
                Power(
                    "sneak_attack",
                    Action.INSTANT,
                    Roll(1) + Do.ADD(ROLLED),
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
        Status(POISON, StatusKind.NEGATIVE, 3, worth=-2.8, persistent=True, upkeep=Do.HURT(Count.HELD(POISON), who=ME)),
    ),
    abilities=(
        Ability.offense(
            "dagger_strike",
            Use.tiers(
                DAGGER,
                {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)},
                rider=When(If.DICE_SHOW(BAG), Do.CP(1, who=ME)) + When(If.DICE_SHOW(SHADOW), _POISON),
            ),
            Use.tiers(
                DAGGER,
                {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)},
                rider=Do.CP(1, who=ME)
                + When(If.DICE_SHOW(SHADOW), _POISON)
                + When(If.DICE_SHOW(CARD), Do.DRAW(1, who=ME)),
            ),
        ),
        Ability.offense(
            "shifty_strike",
            (Use(Needs.SMALL_STRAIGHT, Do.CP(3, who=ME) >> Do.HIT(half(Count.MY_CP()))),),
            (
                Use(Needs.SMALL_STRAIGHT, Do.CP(4, who=ME) >> Do.HIT(half(Count.MY_CP()))),
                Use(Needs({DAGGER: 2, SHADOW: 2}), Do.HIT(half(Count.MY_CP())) + _POISON, "shadow_strike"),
            ),
        ),
        Ability.offense(
            "pickpocket",
            Use.tiers(BAG, {n: _pickpocket(n, stolen=1) for n in (2, 3, 4)}),
            Use.tiers(BAG, {n: _pickpocket(n + 1, stolen=2) for n in (2, 3, 4, 5)}),
        ),
        Ability.offense(
            "insidious_strike",
            (Use(Needs.LARGE_STRAIGHT, Do.CP(3, who=ME) >> Do.HIT(Count.MY_CP())),),
            (
                Use(Needs.LARGE_STRAIGHT, Do.CP(4, who=ME) >> Do.HIT(Count.MY_CP())),
                Use(
                    Needs({DAGGER: 1, BAG: 1, CARD: 1, SHADOW: 1}),
                    Do.CP(1, who=ME) + _SNEAK + Do.DRAW(1, who=ME) + _POISON,
                    "shank_attack",
                ),
            ),
        ),
        Ability.offense(
            "shadow_dance",
            (Use(Needs({SHADOW: 3}), Roll(1) + Do.HIT(half(ROLLED), what=Damage.PURE) >> _SHADOWS + _SNEAK),),
            (
                Use(
                    Needs({SHADOW: 3}),
                    Roll(1) + Do.HIT(half(ROLLED), what=Damage.PURE) >> _SHADOWS + _SNEAK + Do.DRAW(1, who=ME),
                ),
            ),
        ),
        Ability.offense(
            "carducopia",
            (Use(Needs({CARD: 2}), Do.DRAW(Count.SYMBOLS(CARD), who=ME)),),
            (
                Use(
                    Needs({CARD: 2}),
                    Do.DRAW(Count.SYMBOLS(CARD), who=ME)
                    + When(If.DICE_SHOW(SHADOW), Do.DISCARD_RANDOM(1))
                    + When(If.DICE_SHOW(BAG), Do.CP(1, who=ME)),
                ),
            ),
        ),
        Ability.ultimate(
            "shadow_shank",
            Needs({SHADOW: 5}),
            Do.CP(3, who=ME) + _SHADOWS >> Do.HIT(Count.MY_CP() + 5, what=Damage.ULTIMATE),
        ),
        Ability.defense("shadow_defense", Roll(4) + _SHADOW_DEFENSE, Roll(5) + _SHADOW_DEFENSE),
        Ability.defense(
            "counter_strike",
            Roll(5, per={DAGGER: Do.HURT(1)}) + _VENOM,
            Roll(5, per={DAGGER: Do.HURT(2)}) + _VENOM,
        ),
    ),
    cards=(
        Card.upgrade(19, "dagger_strike", 2, cost=0),
        Card.upgrade(20, "pickpocket", 2, cost=1),
        Card.upgrade(21, "shifty_strike", 2, cost=2),
        Card.upgrade(22, "insidious_strike", 2, cost=2),
        Card.upgrade(23, "shadow_dance", 2, cost=1),
        Card.upgrade(24, "carducopia", 2, cost=2),
        Card.upgrade(25, "shadow_defense", 2, cost=3),
        Card.upgrade(26, "counter_strike", 2, cost=4),
        Card(27, "sneaky", Action.MAIN, 1, _SNEAK),
        Card(28, "poison_wound", Action.INSTANT, 2, Pick(Among.OPPONENTS, _POISON)),
        Card(29, "wild_shadow", Action.ROLL, 4, _ANY_DIE + When(_IN_SHADOWS, _ANY_DIE)),
        Card(30, "shadow_coin", Action.INSTANT, 0, When(_IN_SHADOWS, Do.CP(3, who=ME), Do.CP(2, who=ME))),
        Card(31, "enter_the_shadows", Action.INSTANT, 4, _SHADOWS),
        Card(
            32,
            "card_trick",
            Action.MAIN,
            2,
            Pick(Among.OPPONENTS, Do.DISCARD_RANDOM(1))
            + Additionally(When(_IN_SHADOWS, Do.DRAW(2, who=ME), Do.DRAW(1, who=ME))),
        ),
        Card.promo(
            33, "shadow_meld", Roll(1, {SHADOW: _SNEAK + Do.CP(2, who=ME), DAGGER + BAG + CARD: Do.DRAW(1, who=ME)})
        ),
    ),
)
