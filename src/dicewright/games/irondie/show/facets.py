"""What the page draws the dice from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.describe import Facets
from ..box import ARMY, MOST_SEATS, SIDE, Colour
from ..state import Zone


class DieFacets(Facets, frozen=True, kw_only=True):
    """A die. `specialised`: its colour is that of its type; `pays`: its bonus is still to be used."""

    type: str
    klass: str
    colour: str
    rare: bool
    specialised: bool
    pays: bool = False


class ThrowFacets(Facets, frozen=True, kw_only=True):
    """A throw that waits to be carried out: references to the die and to what it aims at."""

    die: str
    aims: tuple[str, ...]
    colour: str


class ColourFacets(Facets, frozen=True, kw_only=True):
    """A colour of dice."""

    colour: str


FACETS: Mapping[str, type[Facets]] = {
    "die": DieFacets,
    "side-die": DieFacets,
    "throw": ThrowFacets,
    "colour": ColourFacets,
}
"""By the kind of reference."""
CONSTANTS: Mapping[str, int | Sequence[str]] = {
    "ARMY": ARMY,
    "SIDE": SIDE,
    "MOST_SEATS": MOST_SEATS,
    "ABYSS": Zone.ABYSS,
    "COLOURS": Colour.names,
}
"""What the page reads events and facets by."""
