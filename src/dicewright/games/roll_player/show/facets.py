"""What the page draws dice, cards and characters from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.describe import Facets
from ..state import SIDES, Colour

LETTERS = tuple("gbrpkw$")
"""By colour; black is `k`, as printers have it, since `b` is blue, and gold is `$`."""


class DieFacets(Facets, frozen=True, kw_only=True):
    """A die, or those of one colour in the bag."""

    colour: str


class InitiativeFacets(Facets, frozen=True, kw_only=True):
    """An initiative card: the colour of its die, if there is one, and who has taken it."""

    number: int
    gold: int
    colour: str = ""
    seat: int | None = None


class CardFacets(Facets, frozen=True, kw_only=True):
    """A market card. `price` is printed on it, `cost` is what the one who looks would pay, `gain` the stars it would
    bring him as things stand."""

    card: str
    type: str
    price: int
    cost: int | None = None
    gain: int | None = None
    arrow: str = ""
    exhausted: bool = False


class RaceFacets(Facets, frozen=True, kw_only=True):
    """A race."""

    race: str


class ClassFacets(Facets, frozen=True, kw_only=True):
    """A class. `used`: its ability has been, this round."""

    klass: str
    colour: str
    used: bool = False


class ClassCardFacets(Facets, frozen=True, kw_only=True):
    """A side of a class card, to choose from: its goals by attribute. `most` is 0 where more is better."""

    klass: str
    colour: str
    least: tuple[int, ...]
    most: tuple[int, ...]
    stars: tuple[int, ...]


class AlignmentFacets(Facets, frozen=True, kw_only=True):
    """What every space of the grid is worth, from lawful good to chaotic evil, and the space the token is at."""

    at: int
    grid: tuple[int, ...]


class CellFacets(Facets, frozen=True, kw_only=True):
    """A space of a row: the colour of its die, and the one that the backstory wishes there."""

    position: int
    colour: str = ""
    wished: str = ""


class GoalFacets(Facets, frozen=True, kw_only=True):
    """The goal of a row. No `max`: the more, the better."""

    min: int
    stars: int
    max: int | None = None
    met: bool = False


FACETS: Mapping[str, type[Facets]] = {
    "initiative": InitiativeFacets,
    "card": CardFacets,
    "bag": DieFacets,
    "hand": DieFacets,
    "race": RaceFacets,
    "class": ClassFacets,
    "race-board": RaceFacets,
    "class-card": ClassCardFacets,
    "alignment": AlignmentFacets,
    "cell": CellFacets,
    "goal": GoalFacets,
}
"""By the kind of reference."""
CONSTANTS: Mapping[str, int | Sequence[str]] = {
    "SIDES": SIDES,
    "COLOURS": Colour.names,
    "LETTERS": LETTERS,
}
"""What the page reads events and facets by."""
