"""The forms an effect in the card file can take: which there are, and what each must say.

One table serves the check of a player's file, the book (where an effect becomes a few ints) and the words (which read
those ints again).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..state import EFFECT_CODES, GRID_COLUMNS, GRID_ROWS, Attribute, Type

Value: TypeAlias = int | str | list[str]
"""What the card file says in one place of an effect."""


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; with `any`, the word "any" too, which counts as 0."""

    low: int
    high: int
    any: bool = False

    def fault(self, value: object) -> str:
        if self.any and value == "any":
            return ""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}{' or the word any' if self.any else ''}"

    def code(self, value: object) -> int:
        return value if isinstance(value, int) else 0

    def value(self, code: int) -> Value:
        return "any" if self.any and code == 0 else code


@dataclass(frozen=True)
class OneOf:
    """One of several words."""

    words: tuple[str, ...]

    def fault(self, value: object) -> str:
        return "" if value in self.words else f"must be one of {', '.join(self.words)}"

    def code(self, value: object) -> int:
        return self.words.index(str(value))

    def value(self, code: int) -> Value:
        return self.words[code]


@dataclass(frozen=True)
class Some:
    """A list of words, each at most once; `optional`: left out, it means all of them."""

    words: tuple[str, ...]
    optional: bool = False

    def fault(self, value: object) -> str:
        good = isinstance(value, list) and value and all(value.count(v) == 1 and v in self.words for v in value)
        return "" if good else f"must be a list of one or more of {', '.join(self.words)}, none of them twice"

    def code(self, value: object) -> int:
        assert isinstance(value, list)
        return sum(1 << self.words.index(v) for v in value)

    def value(self, code: int) -> Value:
        return [w for i, w in enumerate(self.words) if (code >> i) & 1]


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def fault(self, value: object) -> str:
        return "" if isinstance(value, bool) else "must be true or false"

    def code(self, value: object) -> int:
        return int(value is True)

    def value(self, code: int) -> Value:
        return bool(code)


Check = Whole | OneOf | Some | Flag
Form = Mapping[str, Check]

_GOLD = Whole(1, 9)
_ATTRIBUTE = OneOf(Attribute.names)
_TYPES = Some(Type.names, optional=True)

ABILITIES: dict[str, Form] = {
    "attribute_action": {
        "attribute": _ATTRIBUTE,
        "when": OneOf(("once_per_round", "buy", "market_discard")),
        "types": _TYPES,
        "cost": Whole(0, 9),
    },
    "price_reduction": {"types": _TYPES, "amount": _GOLD},
    "discard_pile_to_market": {},
    "alignment_steps": {"steps": Whole(2, 4)},
    "extra_purchase": {"attribute": _ATTRIBUTE, "count": Whole(1, 3)},
    "gold_die_income": {"gold": Whole(2, 9)},
    "refresh_limit": {"count": Whole(2, 9)},
    "weapon_hand_limit": {"hands": Whole(3, 9)},
    "two_handed_in_one_hand": {},
    "none": {},
}
"""Of classes."""

WEAPON_EFFECTS: dict[str, Form] = {
    "die_bonus_for_goals": {"dice": OneOf(("class", "gold")), "bonus": Whole(-3, 3)},
    "gold_on_fill_row": {"gold": _GOLD},
    "price_reduction": {"types": _TYPES, "amount": _GOLD},
    "armor_extra_piece": {"pieces": Whole(1, 4)},
    "alignment_floor": {"min": Whole(-3, 3)},
    "gold_on_market_discard": {"gold": _GOLD},
    "gold_on_initiative_gold": {"gold": _GOLD},
    "none": {},
}

TRAIT_EFFECTS: dict[str, Form] = {
    "stars_per_card_type": {"type": OneOf(Type.names)},
    "stars_if_any_attribute_at_most": {"attributes": Some(Attribute.names), "max": Whole(1, 24)},
    "stars_per_attribute_at_most": {"max": Whole(1, 24)},
    "stars_per_row_same_color": {},
    "stars_per_row_same_value": {},
    "stars_if_alignment_row": {"row": OneOf(GRID_ROWS)},
    "stars_if_alignment_column": {"column": OneOf(GRID_COLUMNS)},
    "stars_per_gold": {"gold": Whole(1, 20)},
    "stars_per_class_dice": {"dice": Whole(1, 18)},
    "stars_if_color_count": {"min": Whole(1, 10)},
    "stars_if_goals_met": {"min": Whole(1, 6)},
    "stars_if_no_card_type": {"type": OneOf(Type.names)},
    "stars_if_all_card_types": {},
    "stars_if_all_attributes_at_least": {"min": Whole(1, 24)},
}

SKILL_EFFECTS: dict[str, Form] = {
    "attribute_action": {"attribute": _ATTRIBUTE},
    "repeat_attribute_action": {},
    "gain_gold": {"gold": _GOLD},
    "swap_board_die_with_bag_die": {"roll": Flag()},
    "swap_board_die_with_pool_die": {},
    "flip_pool_die": {"count": Whole(1, 5)},
    "reroll_pool_dice": {"count": Whole(1, 5, any=True)},
    "buy_top_of_deck": {"price": Whole(0, 20)},
    "buy_from_discard": {},
    "move_die_to_other_row": {},
    "copy_opponent_skill": {},
}

FORMS = (ABILITIES, WEAPON_EFFECTS, TRAIT_EFFECTS, SKILL_EFFECTS)
OF_CLASSES, OF_WEAPONS, OF_TRAITS, OF_SKILLS = range(4)

_LONGEST = max(len(form) for forms in FORMS for form in forms.values())
if _LONGEST >= EFFECT_CODES:
    raise ValueError(f"a form of {_LONGEST} fields needs EFFECT_CODES = {_LONGEST + 1} in state.py")

_DEFAULTS: Mapping[str, Value] = {"cost": 0}


def given(check: Check, name: str, effect: Mapping[str, object]) -> object:
    """What an effect says of a field, or what it means by not mentioning it."""
    if name in effect or name in _DEFAULTS:
        return effect.get(name, _DEFAULTS.get(name))
    return list(check.words) if isinstance(check, Some) and check.optional else None


def encode(of: int, effect: Mapping[str, object]) -> list[int]:
    """An effect as ints."""
    op = str(effect["op"])
    codes = [list(FORMS[of]).index(op)]
    codes += [check.code(given(check, name, effect)) for name, check in FORMS[of][op].items()]
    return codes + [0] * (EFFECT_CODES - len(codes))


def decode(of: int, codes: Sequence[int]) -> tuple[str, dict[str, Value]]:
    """The form of an effect and what it says, from its ints."""
    op = list(FORMS[of])[codes[0]]
    return op, {name: check.value(codes[i]) for i, (name, check) in enumerate(FORMS[of][op].items(), 1)}
