"""What the page draws faces, feats and what a hero has from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.describe import Facets
from ..box import Resource
from ..content.faces import SQUARES


class FaceFacets(Facets, frozen=True, kw_only=True):
    """A face: what it does with what it gives. Of a pile also its price and its square of the sanctuary; of a side of
    a die, whether it lies up."""

    face: str
    does: str
    colour: str = ""
    gold: int = 0
    sun: int = 0
    moon: int = 0
    vp: int = 0
    price: int = 0
    square: int = 0
    up: bool = False


class StackFacets(Facets, frozen=True, kw_only=True):
    """A stack of feats: where it lies, what a card costs and brings."""

    feat: str
    portal: int
    sun: int
    moon: int
    glory: int


class FeatFacets(Facets, frozen=True, kw_only=True):
    """A hero's feat. `used`: so many of its cards have been, this turn."""

    feat: str
    used: int = 0


class ReserveFacets(Facets, frozen=True, kw_only=True):
    """What a hero has of a resource. No `limit`: as much as he can get."""

    resource: str
    colour: str
    limit: int = 0


class HammerFacets(Facets, frozen=True, kw_only=True):
    """The track of the Blacksmith's Hammer."""

    spaces: int


class TokenFacets(Facets, frozen=True, kw_only=True):
    """A token."""

    token: str


class PawnFacets(Facets, frozen=True, kw_only=True):
    """A pawn, and the portal it stands in; 0 is the start. `active`: it is this hero's turn."""

    portal: int
    active: bool = False


FACETS: Mapping[str, type[Facets]] = {
    "face": FaceFacets,
    "side": FaceFacets,
    "new-face": FaceFacets,
    "stack": StackFacets,
    "card": FeatFacets,
    "reserve": ReserveFacets,
    "hammer": HammerFacets,
    "token": TokenFacets,
    "hundreds": TokenFacets,
    "pawn": PawnFacets,
}
"""By the kind of reference."""
CONSTANTS: Mapping[str, int | Sequence[str]] = {
    "RESOURCE_NAMES": Resource.names,
    "SQUARES": len(SQUARES),
}
"""What the page reads events and facets by."""
