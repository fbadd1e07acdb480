"""What classes, weapons, traits and skills do, declared.

A card file (`cards.toml`) says of every card which form its effect has and with which numbers; here each form is
declared once: as something an owner has all the time (`Lasting`), as an effect that the machine runs, or as something
a trait counts (`Worth`). RP-class-1 to RP-class-12, RP-weapon-1 to RP-weapon-8, RP-trait-1 to RP-trait-20,
RP-skill-1 to RP-skill-13, RP-armor-1 to RP-armor-3
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....kernel.effects import ROLLED, Effect, Nothing, Only, Or, Pick, Roll, Seq, When, in_hand
from ....kernel.numbers import Numbers
from ..state import DISCOUNT, FLOOR_NONE, GRID_COLUMNS, GRID_ROWS, Attribute, Passive, SkillWindow, Type
from . import data
from .readings import NegotiateTiming
from .verbs import (
    ADD,
    BAG_LEFT,
    BUY_PILE,
    BUY_TOP,
    CAN_OPEN,
    EXTRA,
    FLIP_POOL,
    FROM_BAG,
    FROM_POOL,
    GAIN,
    REPEAT,
    SET,
    SET_POOL,
    SHIFT,
    SHOW,
    SORT,
    THROW_POOL,
    WHICH_POOL,
    Selector,
    action,
    picked,
)

HANDS = 2
"""For weapons. RP-mkt-10"""
GOLD_DIE_INCOME = 2
"""RP-gold-1"""
NO_EFFECT = Nothing()


def _action(effect: data.Effect) -> Effect:
    return action(Attribute.by_name[effect["attribute"]])


# --- skills ---

DICE_PHASE = (SkillWindow.POOL, SkillWindow.DRAFT, SkillWindow.PICKED, SkillWindow.ACTED)
MARKET_PHASE = (SkillWindow.MARKET, SkillWindow.TURN, SkillWindow.BOUGHT)
ANYTIME = (*DICE_PHASE, *MARKET_PHASE)


@dataclass(frozen=True)
class Skill:
    """A skill's effect and the windows in which it may be used."""

    effect: Effect
    windows: tuple[int, ...] = ANYTIME


def skill(effect: data.Effect, timing: int) -> Skill:
    """`timing` is that of Negotiate: NegotiateTiming."""
    match effect["op"]:
        case "attribute_action":
            return Skill(_action(effect))
        case "repeat_attribute_action":
            return Skill(REPEAT(), (SkillWindow.ACTED,))
        case "gain_gold":
            return Skill(GAIN(effect["gold"]))
        case "swap_board_die_with_bag_die":
            rolled = Roll(1) + SHOW() + SET(ROLLED) if effect["roll"] else Nothing()
            swap = picked(Selector.ANY_DIE, Pick(Selector.BAG_DIE, FROM_BAG()) + rolled)
            return Skill(When(BAG_LEFT(), swap))
        case "swap_board_die_with_pool_die":
            when = ANYTIME if timing == NegotiateTiming.UNTIL_CLEANUP else DICE_PHASE
            return Skill(picked(Selector.ANY_DIE, Pick(Selector.POOL_DIE, FROM_POOL()) + SORT()), when)
        case "flip_pool_die":
            return Skill(_several(effect["count"], picked(Selector.ANY_POOL_DIE, FLIP_POOL() + SORT())), DICE_PHASE)
        case "reroll_pool_dice":
            if effect["count"] == "any":
                return Skill(WHICH_POOL() + When(in_hand(1), THROW_POOL() + SORT()), DICE_PHASE)
            throw = picked(Selector.ANY_POOL_DIE, Roll(1) + SET_POOL(ROLLED) + SORT())
            return Skill(_several(effect["count"], throw), DICE_PHASE)
        case "buy_top_of_deck":
            price = effect["price"]
            return Skill(Or(Nothing(), Only(CAN_OPEN(n=price), BUY_TOP(price))))
        case "buy_from_discard":
            return Skill(picked(Selector.PILE_TO_BUY, BUY_PILE()), (SkillWindow.TURN,))
        case "move_die_to_other_row":
            return Skill(picked(Selector.ANY_DIE, Pick(Selector.OTHER_ROW, SHIFT())))
    assert effect["op"] == "copy_opponent_skill"
    return Skill(Nothing(), ())


def _several(count: int | str, effect: Effect) -> Effect:
    return Seq((effect,) * int(count))


# --- what an owner has all the time ---


@dataclass(frozen=True)
class Lasting:
    """Something a class or a weapon gives all the time: which, and how much."""

    what: int
    amount: int


def lasting(effect: data.Effect) -> list[Lasting]:
    match effect["op"]:
        case "price_reduction":
            types = effect.get("types", Type.names)
            return [Lasting(DISCOUNT + Type.by_name[t], effect["amount"]) for t in types]
        case "weapon_hand_limit":
            return [Lasting(Passive.HANDS, effect["hands"] - HANDS)]
        case "two_handed_in_one_hand":
            return [Lasting(Passive.LIGHT, 1)]
        case "alignment_steps":
            return [Lasting(Passive.STEPS, effect["steps"] - 1)]
        case "gold_die_income":
            return [Lasting(Passive.GOLD_DIE, effect["gold"] - GOLD_DIE_INCOME)]
        case "refresh_limit":
            return [Lasting(Passive.REFRESH, int(effect["count"]) - 1)]
        case "die_bonus_for_goals":
            of = Passive.CLASS_DIE if effect["dice"] == "class" else Passive.GOLD_DIE_GOAL
            return [Lasting(of, effect["bonus"])]
        case "gold_on_fill_row":
            return [Lasting(Passive.FILL, effect["gold"])]
        case "armor_extra_piece":
            return [Lasting(Passive.PIECE, effect["pieces"])]
        case "alignment_floor":
            return [Lasting(Passive.FLOOR, effect["min"] + FLOOR_NONE)]
        case "gold_on_market_discard":
            return [Lasting(Passive.DISCARD, effect["gold"])]
        case "gold_on_initiative_gold":
            return [Lasting(Passive.COIN, effect["gold"])]
    return []


# --- what traits count ---


class Counts(Numbers):
    """What a trait counts."""

    CARDS = 0  # cards of a type
    SOME_LOW = 1  # 1 if one of some attributes is low: of = attributes << LOW_BITS | most
    LOW = 2  # attributes that are at most so much
    ONE_COLOUR = 3  # rows of one color
    ONE_VALUE = 4  # rows of one value
    GRID_ROW = 5
    GRID_COLUMN = 6
    GOLD = 7
    CLASS_DICE = 8
    SAME_COLOUR = 9  # 1 if another color than gold and one's own is there so often
    GOALS = 10  # 1 if so many goals are met
    NO_CARDS = 11
    ALL_TYPES = 12
    ALL_HIGH = 13


LOW_BITS = 5


@dataclass(frozen=True)
class Worth:
    """What a trait counts, and for how many of it it pays its stars."""

    what: int
    of: int = 0
    per: int = 1


def worth(effect: data.Effect) -> Worth:
    match effect["op"]:
        case "stars_per_card_type":
            return Worth(Counts.CARDS, Type.by_name[effect["type"]])
        case "stars_if_any_attribute_at_most":
            mask = sum(1 << Attribute.by_name[a] for a in effect["attributes"])
            return Worth(Counts.SOME_LOW, mask << LOW_BITS | effect["max"])
        case "stars_per_attribute_at_most":
            return Worth(Counts.LOW, effect["max"])
        case "stars_per_row_same_color":
            return Worth(Counts.ONE_COLOUR)
        case "stars_per_row_same_value":
            return Worth(Counts.ONE_VALUE)
        case "stars_if_alignment_row":
            return Worth(Counts.GRID_ROW, GRID_ROWS.index(effect["row"]))
        case "stars_if_alignment_column":
            return Worth(Counts.GRID_COLUMN, GRID_COLUMNS.index(effect["column"]))
        case "stars_per_gold":
            return Worth(Counts.GOLD, per=effect["gold"])
        case "stars_per_class_dice":
            return Worth(Counts.CLASS_DICE, per=int(effect["dice"]))
        case "stars_if_color_count":
            return Worth(Counts.SAME_COLOUR, effect["min"])
        case "stars_if_goals_met":
            return Worth(Counts.GOALS, effect["min"])
        case "stars_if_no_card_type":
            return Worth(Counts.NO_CARDS, Type.by_name[effect["type"]])
        case "stars_if_all_card_types":
            return Worth(Counts.ALL_TYPES)
    assert effect["op"] == "stars_if_all_attributes_at_least"
    return Worth(Counts.ALL_HIGH, effect["min"])


# --- what a class does at certain moments ---


@dataclass(frozen=True)
class Moments:
    """The programs of a class ability, by when they run."""

    on_place: Mapping[int, Effect] = field(default_factory=dict)
    on_buy: Mapping[int, Effect] = field(default_factory=dict)
    on_discard: Effect = NO_EFFECT
    before_market: Effect = NO_EFFECT
    paid: Effect = NO_EFFECT
    cost: int = 0


def moments(effect: data.Effect) -> Moments:
    match effect["op"]:
        case "attribute_action" if effect["when"] == "buy":
            types = effect.get("types", Type.names)
            return Moments(on_buy={Type.by_name[t]: _action(effect) for t in types})
        case "attribute_action" if effect["when"] == "market_discard":
            return Moments(on_discard=_action(effect))
        case "attribute_action":
            return Moments(paid=_action(effect), cost=effect.get("cost", 0))
        case "extra_purchase":
            return Moments(on_place={Attribute.by_name[effect["attribute"]]: EXTRA(int(effect["count"]))})
        case "discard_pile_to_market":
            return Moments(before_market=picked(Selector.PILE_CARD, ADD()))
    return Moments()
