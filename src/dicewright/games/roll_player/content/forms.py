"""The forms an effect in the card file can take: which there are, and what each must say.

An effect is a tree (`Node`) over these forms: what an owner has all the time, what is done at a moment, what traits
count, and what joins several. One table serves the reader of a file (`grammar.py`), the book, where a tree becomes a
few ints, and the words, which are made from those ints again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ....kernel.content import Check, Flag, OneOf, Some, Whole
from ....kernel.record import Row
from ..grid import GRID_COLUMNS, GRID_ROWS
from ..state import CLASS_COLOURS, Attribute, Colour, Type

Value: TypeAlias = int | str | list[str]
"""What an effect says in one place."""
Form: TypeAlias = Mapping[str, Check]

_GOLD = Whole(1, 9)
_ATTRIBUTE = OneOf(Attribute.names)
_ATTRIBUTES = Some(Attribute.names, optional=True)
_TYPES = Some(Type.names, optional=True)
_SUM = Whole(1, 24)

LASTING: dict[str, Form] = {
    "price_reduction": {"types": _TYPES, "amount": _GOLD},
    "alignment_steps": {"steps": Whole(2, 4)},
    "gold_die_income": {"gold": Whole(3, 9)},  # it pays 2 without
    "refresh_limit": {"count": Whole(2, 9)},
    "weapon_hand_limit": {"hands": Whole(3, 9)},
    "two_handed_in_one_hand": {},
    "die_bonus_for_goals": {"dice": OneOf(("class", *Colour.names)), "bonus": Whole(-3, 3)},
    "gold_on_fill_row": {"gold": _GOLD},
    "armor_extra_piece": {"pieces": Whole(1, 4)},
    "alignment_floor": {"min": Whole(-3, 3)},
    "gold_on_market_discard": {"gold": _GOLD},
    "gold_on_initiative_gold": {"gold": _GOLD},
    "none": {},
}
"""What a class or a weapon gives all the time."""

MOMENTS: dict[str, Form] = {
    "place": {"rows": _ATTRIBUTES, "colors": Some(Colour.names, optional=True)},
    "buy": {"types": _TYPES},
    "market_discard": {},
    "before_market": {},
    "once_per_round": {"cost": Whole(0, 9)},
}
"""When a class or a weapon does something: its one part."""

VERBS: dict[str, Form] = {
    "attribute_action": {"attribute": _ATTRIBUTE},
    "repeat_attribute_action": {},
    "gain_gold": {"gold": _GOLD},
    "gain_charisma": {"tokens": Whole(1, 6)},
    "swap_board_die_with_bag_die": {"roll": Flag()},
    "swap_board_die_with_pool_die": {},
    "move_die_to_other_row": {},
    "flip_pool_die": {"count": Whole(1, 5)},
    "reroll_pool_dice": {"count": Whole(1, 5, any=True)},
    "buy_top_of_deck": {"price": Whole(0, 20)},
    "buy_from_discard": {},
    "extra_purchase": {"count": Whole(1, 3)},
    "discard_pile_to_market": {},
    "copy_opponent_skill": {},
}
"""What is done: by a skill, or at a moment."""

COUNTS: dict[str, Form] = {
    "stars_per_card_type": {"type": OneOf(Type.names)},
    "stars_if_no_card_type": {"type": OneOf(Type.names)},
    "stars_if_all_card_types": {},
    "stars_per_attribute_at_most": {"attributes": _ATTRIBUTES, "max": _SUM},
    "stars_per_attribute_at_least": {"attributes": _ATTRIBUTES, "min": _SUM},
    "stars_if_any_attribute_at_most": {"attributes": _ATTRIBUTES, "max": _SUM},
    "stars_if_any_attribute_at_least": {"attributes": _ATTRIBUTES, "min": _SUM},
    "stars_if_all_attributes_at_most": {"attributes": _ATTRIBUTES, "max": _SUM},
    "stars_if_all_attributes_at_least": {"attributes": _ATTRIBUTES, "min": _SUM},
    "stars_per_row_same_color": {},
    "stars_per_row_same_value": {},
    "stars_if_alignment_row": {"row": OneOf(GRID_ROWS)},
    "stars_if_alignment_column": {"column": OneOf(GRID_COLUMNS)},
    "stars_per_gold": {"gold": Whole(1, 20)},
    "stars_per_class_dice": {"dice": Whole(1, 18)},
    "stars_per_color_dice": {"color": OneOf((*CLASS_COLOURS, "gold")), "dice": Whole(1, 18)},
    "stars_if_color_count": {"min": Whole(1, 10)},
    "stars_if_goals_met": {"min": Whole(1, 6)},
}
"""What a trait pays its stars for."""

JOINS: dict[str, Form] = {
    "do": {},  # one after the other; of traits and what one has all the time: each by itself
    "choose": {},  # one of them
    "every": {},  # as far as all of them hold
    "times": {"times": Whole(2, 6)},  # its one part, so often
    "stars": {"stars": Whole(-20, 20)},  # its one part, for other stars than the card's
}

FORMS: dict[str, Form] = {**LASTING, **MOMENTS, **VERBS, **COUNTS, **JOINS}
_NAMES = tuple(FORMS)
if len(FORMS) != sum(map(len, (LASTING, MOMENTS, VERBS, COUNTS, JOINS))):
    raise ValueError("a form of effects is there twice")
DEFAULTS: Mapping[str, Value] = {"cost": 0}


@dataclass(frozen=True)
class Node:
    """An effect, or a part of one: its form, what it says, and its parts."""

    form: str
    said: Mapping[str, Value] = field(default_factory=dict)
    parts: tuple[Node, ...] = ()

    def number(self, name: str) -> int:
        """A number it says; "any" is 0."""
        value = self.said[name]
        return value if isinstance(value, int) else 0

    def word(self, name: str) -> str:
        return str(self.said[name])

    def words(self, name: str) -> list[str]:
        value = self.said[name]
        assert isinstance(value, list)
        return value

    def leaves(self) -> Iterator[Node]:
        """The verbs, counts and lasting things in it."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.leaves()


NONE = Node("none")


def said_by(form: Form, effect: Mapping[str, object]) -> dict[str, object]:
    """What an effect says of each field of a form, or means by not mentioning it; None where it must say it."""
    meant: dict[str, object] = dict(DEFAULTS)
    meant |= {name: list(kind.words) for name, kind in form.items() if isinstance(kind, Some) and kind.optional}
    return {name: effect.get(name, meant.get(name)) for name in form}


# --- as ints ---


def encode(node: Node) -> list[int]:
    """A tree as ints: the form, how many parts, the fields, the parts."""
    codes = [_NAMES.index(node.form), len(node.parts)]
    codes += [_code(kind, node.said[name]) for name, kind in FORMS[node.form].items()]
    return codes + [code for part in node.parts for code in encode(part)]


def decode(codes: Row | Sequence[int], at: int = 0) -> Node:
    return _decode(codes, at)[0]


def _decode(codes: Row | Sequence[int], at: int) -> tuple[Node, int]:
    name, n = _NAMES[codes[at]], codes[at + 1]
    form = FORMS[name]
    at += 2
    said = {field: _value(kind, codes[at + i]) for i, (field, kind) in enumerate(form.items())}
    at += len(form)
    parts = []
    for _ in range(n):
        part, at = _decode(codes, at)
        parts.append(part)
    return Node(name, said, tuple(parts)), at


def _code(kind: Check, value: Value) -> int:
    match kind:
        case OneOf(words):
            return words.index(str(value))
        case Some(words):
            assert isinstance(value, list)
            return sum(1 << words.index(v) for v in value)
    return int(value) if isinstance(value, int) else 0


def _value(kind: Check, code: int) -> Value:
    match kind:
        case OneOf(words):
            return words[code]
        case Some(words):
            return [w for i, w in enumerate(words) if (code >> i) & 1]
        case Flag():
            return bool(code)
    return "any" if kind.any and code == 0 else code
