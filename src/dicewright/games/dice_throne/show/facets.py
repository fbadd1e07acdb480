"""What the page draws dice, heroes, abilities, tokens and cards from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel.describe import Facets
from ..codes import CARD_CODES, FACE_CODES, SLOT_CODES
from ..content.parts import Action, Card
from ..numbers import MOST_COMPLEX, MOST_CP
from ..sizes import COMMON_CARDS
from ..state import Phase, Source


class DieFacets(Facets, frozen=True, kw_only=True):
    """A die, and the symbol of its hero that lies up. `counts`: it is one of those that decide."""

    hero: str
    symbol: str
    counts: bool = False


class DeclaredFacets(Facets, frozen=True, kw_only=True):
    """The attack under way: its kind of damage, and the reference of the ability."""

    kind: str
    of: str


class TargetFacets(Facets, frozen=True, kw_only=True):
    """Whom it hits."""

    seat: int


class HeroFacets(Facets, frozen=True, kw_only=True):
    """A hero. `active`: it is his turn; `shared`: his team has one health, `full` when it is whole."""

    hero: str
    team: int
    full: int
    active: bool = False
    out: bool = False
    shared: bool = False


class TokenFacets(Facets, frozen=True, kw_only=True):
    """A status effect or a companion."""

    token: str
    kind: str
    limit: int


class PowerFacets(Facets, frozen=True, kw_only=True):
    """Something that can be used, or has been. `token`: what it is paid with."""

    token: str
    used: bool = False


class SecondFacets(Facets, frozen=True, kw_only=True):
    """The second ability of an upgrade. `available`: the dice allow it."""

    ability: str
    kind: str
    slot: int
    available: bool = False


class AbilityFacets(SecondFacets, frozen=True, kw_only=True):
    """An ability of a hero board, at one of its levels."""

    level: int
    levels: int


class CardFacets(Facets, frozen=True, kw_only=True):
    """A card. `price`: what it costs now, for an upgrade of an upgrade costs only the difference; `common`: every deck
    has it; `ability`: the one that an upgrade is laid upon."""

    card: str
    kind: str
    cost: int
    price: int
    common: bool = False
    ability: str = ""


def card_facets(card: Card, price: int | None = None) -> CardFacets:
    return CardFacets(
        card=card.name,
        kind=Action.names[card.kind],
        cost=card.cost,
        price=card.cost if price is None else price,
        common=card.number <= COMMON_CARDS,
        ability=card.ability if card.kind == Action.UPGRADE else "",
    )


FACETS: Mapping[str, type[Facets]] = {
    "die": DieFacets,
    "extra-die": DieFacets,
    "declared": DeclaredFacets,
    "target": TargetFacets,
    "hero": HeroFacets,
    "token": TokenFacets,
    "power": PowerFacets,
    "ability": AbilityFacets,
    "second": SecondFacets,
    "card": CardFacets,
    "discarded": CardFacets,
    "playing": CardFacets,
}
"""By the kind of reference."""
CONSTANTS: Mapping[str, int | Sequence[str]] = {
    "FACE_CODES": FACE_CODES,
    "CARD_CODES": CARD_CODES,
    "SLOT_CODES": SLOT_CODES,
    "MOST_CP": MOST_CP,
    "MOST_COMPLEX": MOST_COMPLEX,
    "SOURCES": [name.lower() for name in Source.names],
    "PHASES": [name.replace("_", "-") for name in Phase.names if name != Phase.names[Phase.SETUP]],
}
"""What the page reads events and facets by."""
