"""The forms an effect in the card file can take: which there are, and what each must say.

One table serves the check of a player's file, the book (where an effect becomes a few ints) and the words (which read
those ints again).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ....kernel.content import Check, Flag, OneOf, Some, Whole
from ..state import EFFECT_CODES, GRID_COLUMNS, GRID_ROWS, Attribute, Type

Value: TypeAlias = int | str | list[str]
"""What the card file says in one place of an effect."""


def _code(check: Check, value: object) -> int:
    """What a field says, as an int."""
    match check:
        case OneOf(words):
            return words.index(str(value))
        case Some(words):
            assert isinstance(value, list)
            return sum(1 << words.index(v) for v in value)
    return int(value) if isinstance(value, int) else 0


def _value(check: Check, code: int) -> Value:
    """What it said."""
    match check:
        case OneOf(words):
            return words[code]
        case Some(words):
            return [w for i, w in enumerate(words) if (code >> i) & 1]
        case Flag():
            return bool(code)
    return "any" if check.any and code == 0 else code


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
    codes += [_code(check, given(check, name, effect)) for name, check in FORMS[of][op].items()]
    return codes + [0] * (EFFECT_CODES - len(codes))


def decode(of: int, codes: Sequence[int]) -> tuple[str, dict[str, Value]]:
    """The form of an effect and what it says, from its ints."""
    op = list(FORMS[of])[codes[0]]
    return op, {name: _value(check, codes[i]) for i, (name, check) in enumerate(FORMS[of][op].items(), 1)}
