"""The numbers that a player follows at this table: stars by their source, what each row can still reach, gold."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.measure import Measure
from ....kernel.rule import rule
from ..rules.attributes import class_dice, goal_attribute
from ..rules.score import alignment, armor, matches
from ..rules.traits import traits
from ..state import CELLS, ROWS, Book, State
from .evaluate import STAR
from .weights import LOWEST_SUM, REACH, Weights


@rule
def row(g: State, b: Book, w: Weights, seat: int, which: int) -> int:
    """Stars of its goal that it may expect, in thousandths."""
    if g.klass[seat] == 0:
        return 0
    at = goal_attribute(g, b, seat, which) + LOWEST_SUM
    return w.promise[g.klass[seat] - 1, which, CELLS - g.filled[seat, which], min(max(at, 0), REACH - 1)]


@rule
def colours(g: State, b: Book, w: Weights, seat: int) -> int:
    """Dice in the colour of the class, a star each."""
    return class_dice(g, b, seat) if g.klass[seat] > 0 else 0


@rule
def story(g: State, b: Book, w: Weights, seat: int) -> int:
    """Of the backstory."""
    return b.story_stars[matches(g, b, seat)] if g.backstory[seat] > 0 else 0


@rule
def leaning(g: State, b: Book, w: Weights, seat: int) -> int:
    return alignment(g, b, seat) if g.alignment[seat] > 0 else 0


@rule
def pieces(g: State, b: Book, w: Weights, seat: int) -> int:
    """Stars of armour."""
    return armor(g, b, seat) if g.klass[seat] > 0 else 0


@rule
def fulfilled(g: State, b: Book, w: Weights, seat: int) -> int:
    """Stars of traits."""
    return traits(g, b, seat) if g.klass[seat] > 0 else 0


@rule
def cards(g: State, b: Book, w: Weights, seat: int) -> int:
    return ones(g.held[seat])


@rule
def gold(g: State, b: Book, w: Weights, seat: int) -> int:
    return g.gold[seat]


MEASURES = (
    Measure("row", row, lambda g, b, w, which: STAR, parts=STAR, many=ROWS, names="attribute"),
    Measure("colours", colours, lambda g, b, w, which: STAR),
    Measure("story", story, lambda g, b, w, which: STAR),
    Measure("alignment", leaning, lambda g, b, w, which: int(w.leaning)),
    Measure("armor", pieces, lambda g, b, w, which: STAR),
    Measure("traits", fulfilled, lambda g, b, w, which: STAR),
    Measure("cards", cards, lambda g, b, w, which: int(w.skill_ready) + int(w.hope)),
    Measure("gold", gold, lambda g, b, w, which: int(w.coin) + int(w.coin_later)),
)
