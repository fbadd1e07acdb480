"""What classes, weapons, traits and skills do, declared; and the tables of the book made from it.

A card file (`cards.toml`) says of every card which form its effect has and with which numbers; here each form is
declared once: as something an owner has all the time (`Lasting`), as an effect that the machine runs, or as something
a trait counts (`Worth`). RP-class-1 to RP-class-12, RP-weapon-1 to RP-weapon-8, RP-trait-1 to RP-trait-20,
RP-skill-1 to RP-skill-13, RP-armor-1 to RP-armor-3
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...kernel.effects import (
    FIRST_CONDITION,
    FIRST_VERB,
    ROLLED,
    Assembler,
    Condition,
    Effect,
    Nothing,
    Only,
    Or,
    Pick,
    Roll,
    Seq,
    Verb,
    When,
    Window,
    in_hand,
)
from .state import (
    ATTRIBUTES,
    CHA,
    CON,
    DEX,
    FLOOR_NONE,
    INT,
    ROWS,
    STR,
    TYPES,
    W_ACTED,
    W_BOUGHT,
    W_MARKET,
    W_PICKED,
    W_POOL,
    W_SCORING,
    W_TURN,
    WINDOWS,
    WIS,
    X_CLASS_DIE,
    X_COIN,
    X_DISCARD,
    X_DISCOUNT,
    X_FILL,
    X_FLOOR,
    X_GOLD_DIE,
    X_GOLD_DIE_GOAL,
    X_HANDS,
    X_LIGHT,
    X_PIECE,
    X_REFRESH,
    X_STEPS,
)

# Verbs. What is picked for them is in the last column of their selector below.
FLIP = Verb("flip", FIRST_VERB)
SWAP = Verb("swap", FIRST_VERB + 1)
ADJUST = Verb("adjust", FIRST_VERB + 2)
SHOW = Verb("show", FIRST_VERB + 3)  # tell what the rerolled die shows
SET = Verb("set", FIRST_VERB + 4)
STEP = Verb("step", FIRST_VERB + 5)
TOKEN = Verb("token", FIRST_VERB + 6)
GAIN = Verb("gain", FIRST_VERB + 7)
ACTED = Verb("acted", FIRST_VERB + 8)  # what = the attribute whose action was taken
REPEAT = Verb("repeat", FIRST_VERB + 9)
FROM_BAG = Verb("from_bag", FIRST_VERB + 10)
FROM_POOL = Verb("from_pool", FIRST_VERB + 11)
FLIP_POOL = Verb("flip_pool", FIRST_VERB + 12)
SET_POOL = Verb("set_pool", FIRST_VERB + 13)
WHICH_POOL = Verb("which_pool", FIRST_VERB + 14)  # the number in hand is how many dice were named
THROW_POOL = Verb("throw_pool", FIRST_VERB + 15)
SORT = Verb("sort", FIRST_VERB + 16)
BUY_TOP = Verb("buy_top", FIRST_VERB + 17)
BUY_PILE = Verb("buy_pile", FIRST_VERB + 18)
SHIFT = Verb("shift", FIRST_VERB + 19)
ADD = Verb("add", FIRST_VERB + 20)
EXTRA = Verb("extra", FIRST_VERB + 21)
MAKE_ROOM = Verb("make_room", FIRST_VERB + 22)

CHOSEN = Condition("chosen", FIRST_CONDITION)  # something was picked
DIFFERS = Condition("differs", FIRST_CONDITION + 1)  # the die shows another face than before
MAY_STEP = Condition("may_step", FIRST_CONDITION + 2)  # n steps are done, and one more is allowed
BAG_LEFT = Condition("bag_left", FIRST_CONDITION + 3)
CAN_OPEN = Condition("can_open", FIRST_CONDITION + 4)  # n gold and a card in the deck

# What a `Pick` offers. Where it says "or none", the first option is to leave it.
(
    ANY_DIE,  # a die on one's own board, or none
    OTHER_DIE,  # another one that looks different
    DIE_AND_STEP,  # a die on one's own board with one more or less, or none: 2 * cell + (1 if more)
    WAY,  # a direction in which the token can move, or none
    BAG_DIE,  # a color in the bag
    POOL_DIE,  # a die on an initiative card not taken yet
    ANY_POOL_DIE,  # the same, or none
    OTHER_ROW,  # another row with room
    PILE_TO_BUY,  # a card of the discard pile that one can pay, or none
    PILE_CARD,  # a card of the discard pile, or none
) = range(10)


def picked(selector: int, effect: Effect) -> Effect:
    """Pick something, or leave it; then do this with it."""
    return Pick(selector, When(CHOSEN(), effect))


def action(attribute: int, mark: Effect) -> Effect:
    """An attribute action; `mark` notes that it was taken. RP-act-1 to RP-act-6"""
    match attribute:
        case attr if attr == STR:
            return picked(ANY_DIE, mark + FLIP())
        case attr if attr == DEX:
            return picked(ANY_DIE, mark + Pick(OTHER_DIE, SWAP()))
        case attr if attr == CON:
            return picked(DIE_AND_STEP, mark + ADJUST())
        case attr if attr == INT:
            return picked(ANY_DIE, mark + Roll(1) + SHOW() + Or(Nothing(), Only(DIFFERS(), SET(ROLLED))))
        case attr if attr == WIS:
            first = picked(WAY, mark + STEP())
            return first + Seq(tuple(When(MAY_STEP(n=done), picked(WAY, STEP())) for done in range(1, MOST_STEPS)))
    assert attribute == CHA
    return mark + TOKEN(1)


MOST_STEPS = 4
UNMARKED = Nothing()


def plain(attribute: str) -> Effect:
    """An attribute action that a card gives. RP-gen-1"""
    return action(ATTRIBUTES.index(attribute), UNMARKED)


# --- skills ---

ANYTIME = (W_POOL, W_PICKED, W_ACTED, W_MARKET, W_BOUGHT, W_SCORING)
DICE_PHASE = (W_POOL, W_PICKED, W_ACTED)


@dataclass(frozen=True)
class Skill:
    """A skill's effect and the windows in which it may be used."""

    effect: Effect
    windows: tuple[int, ...] = ANYTIME


def skill(effect: Mapping[str, Any], negotiate_in_market: bool) -> Skill:
    match effect["op"]:
        case "attribute_action":
            return Skill(plain(effect["attribute"]))
        case "repeat_attribute_action":
            return Skill(REPEAT(), (W_ACTED,))
        case "gain_gold":
            return Skill(GAIN(effect["gold"]))
        case "swap_board_die_with_bag_die":
            rolled = Roll(1) + SHOW() + SET(ROLLED) if effect["roll"] else Nothing()
            return Skill(When(BAG_LEFT(), picked(ANY_DIE, Pick(BAG_DIE, FROM_BAG()) + rolled)))
        case "swap_board_die_with_pool_die":
            windows = (*DICE_PHASE, W_MARKET, W_BOUGHT) if negotiate_in_market else DICE_PHASE
            return Skill(picked(ANY_DIE, Pick(POOL_DIE, FROM_POOL()) + SORT()), windows)
        case "flip_pool_die":
            flips = [picked(ANY_POOL_DIE, FLIP_POOL() + SORT()) for _ in range(effect["count"])]
            return Skill(Seq(tuple(flips)), DICE_PHASE)
        case "reroll_pool_dice":
            if effect["count"] == "any":
                return Skill(WHICH_POOL() + When(in_hand(1), THROW_POOL() + SORT()), DICE_PHASE)
            throws = [picked(ANY_POOL_DIE, Roll(1) + SET_POOL(ROLLED) + SORT()) for _ in range(effect["count"])]
            return Skill(Seq(tuple(throws)), DICE_PHASE)
        case "buy_top_of_deck":
            price = effect["price"]
            return Skill(Or(Nothing(), Only(CAN_OPEN(n=price), BUY_TOP(price))))
        case "buy_from_discard":
            return Skill(picked(PILE_TO_BUY, BUY_PILE()), (W_TURN,))
        case "move_die_to_other_row":
            return Skill(picked(ANY_DIE, Pick(OTHER_ROW, SHIFT())))
    assert effect["op"] == "copy_opponent_skill"
    return Skill(Nothing(), ())


# --- what an owner has all the time ---


@dataclass(frozen=True)
class Lasting:
    """Something a class or a weapon gives all the time: which, and how much."""

    what: int
    amount: int


def lasting(effect: Mapping[str, Any]) -> list[Lasting]:
    match effect["op"]:
        case "price_reduction":
            types = effect.get("types", TYPES)
            return [Lasting(X_DISCOUNT + TYPES.index(t), effect["amount"]) for t in types]
        case "weapon_hand_limit":
            return [Lasting(X_HANDS, effect["hands"] - HANDS)]
        case "two_handed_in_one_hand":
            return [Lasting(X_LIGHT, 1)]
        case "alignment_steps":
            return [Lasting(X_STEPS, effect["steps"] - 1)]
        case "gold_die_income":
            return [Lasting(X_GOLD_DIE, effect["gold"] - GOLD_DIE_INCOME)]
        case "refresh_limit":
            return [Lasting(X_REFRESH, effect["count"] - 1)]
        case "die_bonus_for_goals":
            return [Lasting(X_CLASS_DIE if effect["dice"] == "class" else X_GOLD_DIE_GOAL, effect["bonus"])]
        case "gold_on_fill_row":
            return [Lasting(X_FILL, effect["gold"])]
        case "armor_extra_piece":
            return [Lasting(X_PIECE, effect["pieces"])]
        case "alignment_floor":
            return [Lasting(X_FLOOR, effect["min"] + FLOOR_NONE)]
        case "gold_on_market_discard":
            return [Lasting(X_DISCARD, effect["gold"])]
        case "gold_on_initiative_gold":
            return [Lasting(X_COIN, effect["gold"])]
    return []


HANDS = 2
"""RP-mkt-10"""
GOLD_DIE_INCOME = 2
"""RP-gold-1"""

# --- what traits count ---

(
    T_CARDS,  # cards of a type
    T_SOME_LOW,  # 1 if one of some attributes is low: of = attributes << 5 | most
    T_LOW,  # attributes that are at most so much
    T_ONE_COLOUR,  # rows of one color
    T_ONE_VALUE,  # rows of one value
    T_GRID_ROW,
    T_GRID_COLUMN,
    T_GOLD,
    T_CLASS_DICE,
    T_SAME_COLOUR,  # 1 if another color than gold and one's own is there so often
    T_GOALS,  # 1 if so many goals are met
    T_NO_CARDS,
    T_ALL_TYPES,
    T_ALL_HIGH,
) = range(14)
LOW_BITS = 5


@dataclass(frozen=True)
class Worth:
    """What a trait counts, and for how many of it it pays its stars."""

    what: int
    of: int = 0
    per: int = 1


def worth(effect: Mapping[str, Any]) -> Worth:
    match effect["op"]:
        case "stars_per_card_type":
            return Worth(T_CARDS, TYPES.index(effect["type"]))
        case "stars_if_any_attribute_at_most":
            mask = sum(1 << ATTRIBUTES.index(a) for a in effect["attributes"])
            return Worth(T_SOME_LOW, mask << LOW_BITS | effect["max"])
        case "stars_per_attribute_at_most":
            return Worth(T_LOW, effect["max"])
        case "stars_per_row_same_color":
            return Worth(T_ONE_COLOUR)
        case "stars_per_row_same_value":
            return Worth(T_ONE_VALUE)
        case "stars_if_alignment_row":
            return Worth(T_GRID_ROW, ("good", "neutral", "evil").index(effect["row"]))
        case "stars_if_alignment_column":
            return Worth(T_GRID_COLUMN, ("law", "neutral", "chaos").index(effect["column"]))
        case "stars_per_gold":
            return Worth(T_GOLD, per=effect["gold"])
        case "stars_per_class_dice":
            return Worth(T_CLASS_DICE, per=effect["dice"])
        case "stars_if_color_count":
            return Worth(T_SAME_COLOUR, effect["min"])
        case "stars_if_goals_met":
            return Worth(T_GOALS, effect["min"])
        case "stars_if_no_card_type":
            return Worth(T_NO_CARDS, TYPES.index(effect["type"]))
        case "stars_if_all_card_types":
            return Worth(T_ALL_TYPES)
    assert effect["op"] == "stars_if_all_attributes_at_least"
    return Worth(T_ALL_HIGH, effect["min"])


# --- what a class does at certain moments ---


@dataclass(frozen=True)
class Moments:
    """The programs of a class ability, by when they run."""

    on_place: Mapping[int, Effect]
    on_buy: Mapping[int, Effect]
    on_discard: Effect
    before_market: Effect
    paid: Effect
    cost: int = 0


NO_EFFECT = Nothing()


def moments(effect: Mapping[str, Any]) -> Moments:
    on_place: dict[int, Effect] = {}
    on_buy: dict[int, Effect] = {}
    discard: Effect = NO_EFFECT
    before: Effect = NO_EFFECT
    paid: Effect = NO_EFFECT
    match effect:
        case {"op": "attribute_action", "attribute": attribute, "when": "buy"}:
            on_buy = {TYPES.index(t): plain(attribute) for t in effect.get("types", TYPES)}
        case {"op": "attribute_action", "attribute": attribute, "when": "market_discard"}:
            discard = plain(attribute)
        case {"op": "attribute_action", "attribute": attribute}:
            paid = plain(attribute)
        case {"op": "extra_purchase", "attribute": attribute, "count": count}:
            on_place = {ATTRIBUTES.index(attribute): EXTRA(count)}
        case {"op": "discard_pile_to_market"}:
            before = picked(PILE_CARD, ADD())
    return Moments(on_place, on_buy, discard, before, paid, effect.get("cost", 0))


# --- programs ---


class Programs:
    """The programs of a book. Equal effects share their rows."""

    def __init__(self) -> None:
        self.assembler = Assembler()
        self._known: dict[str, int] = {}

    def __call__(self, effect: Effect) -> int:
        if effect == NO_EFFECT:
            return 0
        name = repr(effect)
        if name not in self._known:
            self._known[name] = self.assembler.program(effect)
        return self._known[name]

    def of_the_rules(self) -> dict[str, Any]:
        """What the rules run whatever the cards say."""
        return {
            "action": [self(action(a, ACTED(what=a))) for a in range(ROWS)],
            "plain_action": [self(action(a, UNMARKED)) for a in range(ROWS)],
            "window": [self(Window(w)) for w in range(len(WINDOWS))],
            "sort": self(SORT()),
            "make_room": self(MAKE_ROOM()),
        }
