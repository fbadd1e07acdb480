"""What classes, weapons, traits and skills do, declared.

A card file says of every card which forms its effect is made of (`forms.py`, `grammar.py`); here each form is declared
once: as something an owner has all the time (`Lasting`), as an effect that the machine runs, or as something a trait
counts (`Worth`). RP-class-1 to RP-class-12, RP-weapon-1 to RP-weapon-8, RP-trait-1 to RP-trait-20,
RP-skill-1 to RP-skill-13, RP-armor-1 to RP-armor-3
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ....kernel.amounts import ROLLED
from ....kernel.conditions import in_hand
from ....kernel.effects import Effect, Nothing, Only, Or, Pick, Roll, Seq, When
from ....kernel.numbers import Numbers
from ..grid import GRID_COLUMNS, GRID_ROWS
from ..state import DIE_BONUS, DISCOUNT, FLOOR_NONE, ROWS, Attribute, Colour, Occasion, Passive, Type
from .forms import MOMENTS, Node
from .verbs import Do, If, Selector, action, picked

HANDS = 2
"""For weapons. RP-mkt-10"""
GOLD_DIE_INCOME = 2
"""RP-gold-1"""
NO_EFFECT = Nothing()


# --- what is done ---


def verb(node: Node) -> Effect:
    """What a single verb does."""
    match node.form:
        case "attribute_action":
            return action(Attribute.by_name[node.word("attribute")])
        case "repeat_attribute_action":
            return Do.REPEAT()
        case "gain_gold":
            return Do.GAIN(node.number("gold"))
        case "gain_charisma":
            return Do.TOKEN(node.number("tokens"))
        case "swap_board_die_with_bag_die":
            rolled = Roll(1) + Do.SHOW() + Do.SET(ROLLED) if node.said["roll"] else Nothing()
            return When(If.BAG_LEFT(), picked(Selector.ANY_DIE, Pick(Selector.BAG_DIE, Do.FROM_BAG()) + rolled))
        case "swap_board_die_with_pool_die":
            return picked(Selector.ANY_DIE, Pick(Selector.POOL_DIE, Do.FROM_POOL()) + Do.SORT())
        case "move_die_to_other_row":
            return picked(Selector.MOVABLE_DIE, Pick(Selector.OTHER_ROW, Do.SHIFT()))
        case "flip_pool_die":
            return Seq((picked(Selector.ANY_POOL_DIE, Do.FLIP_POOL() + Do.SORT()),) * node.number("count"))
        case "reroll_pool_dice" if node.said["count"] == "any":
            return Do.WHICH_POOL() + When(in_hand(1), Do.THROW_POOL() + Do.SORT())
        case "reroll_pool_dice":
            throw = picked(Selector.ANY_POOL_DIE, Roll(1) + Do.SET_POOL(ROLLED) + Do.SORT())
            return Seq((throw,) * node.number("count"))
        case "buy_top_of_deck":
            price = node.number("price")
            return Or(Nothing(), Only(If.CAN_OPEN(n=price), Do.BUY_TOP(price)))
        case "buy_from_discard":
            return picked(Selector.PILE_TO_BUY, Do.BUY_PILE())
        case "extra_purchase":
            return Do.EXTRA(node.number("count"))
        case "discard_pile_to_market":
            return picked(Selector.PILE_CARD, Do.ADD())
    assert node.form in ("none", "copy_opponent_skill")
    return NO_EFFECT


# --- what an owner has all the time, and what is done at certain moments ---


def clauses(ability: Node) -> tuple[Node, ...]:
    """What a class or a weapon has, one by one."""
    return ability.parts if ability.form == "do" else (ability,)


def occasions(clause: Node) -> list[int]:
    """The occasions of a moment; none for what has no moment, or is called up."""
    match clause.form:
        case "place":
            return [Occasion.PLACE_STR + Attribute.by_name[row] for row in clause.words("rows")]
        case "buy":
            return [Occasion.BUY_WEAPON + Type.by_name[kind] for kind in clause.words("types")]
        case "market_discard":
            return [Occasion.DISCARD]
        case "before_market":
            return [Occasion.BEFORE_MARKET]
    return []


@dataclass(frozen=True)
class Lasting:
    """Something a class or a weapon gives all the time: which, and how much."""

    what: int
    amount: int


def lasting(ability: Node) -> Iterator[Lasting]:
    for clause in clauses(ability):
        if clause.form not in MOMENTS:
            yield from _lasting(clause)


def _lasting(clause: Node) -> list[Lasting]:
    match clause.form:
        case "price_reduction":
            return [Lasting(DISCOUNT + Type.by_name[t], clause.number("amount")) for t in clause.words("types")]
        case "weapon_hand_limit":
            return [Lasting(Passive.HANDS, clause.number("hands") - HANDS)]
        case "two_handed_in_one_hand":
            return [Lasting(Passive.LIGHT, 1)]
        case "alignment_steps":
            return [Lasting(Passive.STEPS, clause.number("steps") - 1)]
        case "gold_die_income":
            return [Lasting(Passive.GOLD_DIE, clause.number("gold") - GOLD_DIE_INCOME)]
        case "refresh_limit":
            return [Lasting(Passive.REFRESH, clause.number("count") - 1)]
        case "die_bonus_for_goals":
            dice = clause.word("dice")
            of = Passive.CLASS_DIE if dice == "class" else DIE_BONUS + Colour.by_name[dice]
            return [Lasting(of, clause.number("bonus"))]
        case "gold_on_fill_row":
            return [Lasting(Passive.FILL, clause.number("gold"))]
        case "armor_extra_piece":
            return [Lasting(Passive.PIECE, clause.number("pieces"))]
        case "alignment_floor":
            return [Lasting(Passive.FLOOR, clause.number("min") + FLOOR_NONE)]
        case "gold_on_market_discard":
            return [Lasting(Passive.DISCARD, clause.number("gold"))]
        case "gold_on_initiative_gold":
            return [Lasting(Passive.COIN, clause.number("gold"))]
    assert clause.form == "none"
    return []


# --- what traits count ---


class Counts(Numbers):
    """What a trait counts."""

    CARDS = 0  # cards of a type
    NO_CARDS = 1
    ALL_TYPES = 2
    ONE_COLOUR = 3  # rows of one color
    ONE_VALUE = 4  # rows of one value
    GRID_ROW = 5
    GRID_COLUMN = 6
    GOLD = 7
    CLASS_DICE = 8
    COLOUR_DICE = 9
    SAME_COLOUR = 10  # 1 if another color than gold and one's own is there so often
    GOALS = 11  # 1 if so many goals are met
    # some attributes that are at most, or at least, so much: of = attributes << LIMIT_BITS | limit;
    # how many; 1 if any; 1 if all
    LOW, ANY_LOW, ALL_LOW = range(12, 15)
    HIGH, ANY_HIGH, ALL_HIGH = range(15, 18)


LIMIT_BITS = 5
_OF_ATTRIBUTES = {"stars_per_attribute": 0, "stars_if_any_attribute": 1, "stars_if_all_attributes": 2}


@dataclass(frozen=True)
class Worth:
    """What a trait counts, and the stars it pays for how many of it. `joined`: only as far as the next one holds."""

    what: int
    of: int = 0
    per: int = 1
    stars: int = 0
    joined: bool = False


def worth(trait: Node, stars: int) -> list[Worth]:
    """All that a trait pays."""
    match trait.form:
        case "do":
            return [row for part in trait.parts for row in worth(part, stars)]
        case "stars":
            return worth(trait.parts[0], trait.number("stars"))
        case "every":
            rows = [row for part in trait.parts for row in worth(part, stars)]
            return [replace(row, joined=row is not rows[-1], stars=stars) for row in rows]
    return [replace(_counted(trait), stars=stars)]


def _counted(trait: Node) -> Worth:
    match trait.form:
        case "stars_per_card_type":
            return Worth(Counts.CARDS, Type.by_name[trait.word("type")])
        case "stars_if_no_card_type":
            return Worth(Counts.NO_CARDS, Type.by_name[trait.word("type")])
        case "stars_if_all_card_types":
            return Worth(Counts.ALL_TYPES)
        case "stars_per_row_same_color":
            return Worth(Counts.ONE_COLOUR)
        case "stars_per_row_same_value":
            return Worth(Counts.ONE_VALUE)
        case "stars_if_alignment_row":
            return Worth(Counts.GRID_ROW, GRID_ROWS.index(trait.word("row")))
        case "stars_if_alignment_column":
            return Worth(Counts.GRID_COLUMN, GRID_COLUMNS.index(trait.word("column")))
        case "stars_per_gold":
            return Worth(Counts.GOLD, per=trait.number("gold"))
        case "stars_per_class_dice":
            return Worth(Counts.CLASS_DICE, per=trait.number("dice"))
        case "stars_per_color_dice":
            return Worth(Counts.COLOUR_DICE, Colour.by_name[trait.word("color")], trait.number("dice"))
        case "stars_if_color_count":
            return Worth(Counts.SAME_COLOUR, trait.number("min"))
        case "stars_if_goals_met":
            return Worth(Counts.GOALS, trait.number("min"))
    form, _, most = trait.form.rpartition("_at_")
    first = Counts.LOW if most == "most" else Counts.HIGH
    mask = sum(1 << Attribute.by_name[a] for a in trait.words("attributes"))
    limit = trait.number("max" if most == "most" else "min")
    return Worth(first + _OF_ATTRIBUTES[form], mask << LIMIT_BITS | limit)


if LIMIT_BITS + ROWS > 15:
    raise ValueError("what a trait counts does not fit its field of the book")
