"""Names of things in any language: faces, feats, dice, resources, tokens, portals; and references to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.describe import Ref, seat_name
from ....kernel.words import Text, all_of, text
from ..state import FACES, START, Book, Die, Feat, Resource, Seen, Token

SANCTUARY, ISLANDS = Ref("sanctuary"), Ref("islands")


@cache
def die_ref(seat: int, die: int) -> Ref:
    return Ref("die", (seat, die))


@cache
def side_ref(seat: int, die: int, side: int) -> Ref:
    return Ref("side", (seat, die, side))


@cache
def face_ref(face: int) -> Ref:
    """The faces of this kind in the temple."""
    return Ref("face", (face,))


@cache
def stack_ref(slot: int) -> Ref:
    return Ref("stack", (slot,))


@cache
def card_ref(seat: int, feat: int) -> Ref:
    return Ref("card", (seat, feat))


@cache
def token_ref(seat: int, token: int) -> Ref:
    return Ref("token", (seat, token))


@cache
def reserve_ref(seat: int, resource: int) -> Ref:
    return Ref("reserve", (seat, resource))


@cache
def hammer_ref(seat: int) -> Ref:
    return Ref("hammer", (seat,))


@cache
def face_name(face: int) -> Text:
    return text(f"face-{FACES[face - 1]}")


@cache
def feat_name(feat: int) -> Text:
    return text(f"feat-{Feat.names[feat].replace('_', '-')}")


def card_rule(feat: int) -> str:
    """The rule that says what a card does."""
    return f"DF-card-{feat + 1}"


@cache
def die_name(die: int) -> Text:
    return text(f"die-{Die.names[die]}")


@cache
def die_title(die: int) -> Text:
    """As it stands at the head of a line."""
    return text(f"zone-die-{Die.names[die]}")


@cache
def token_name(token: int) -> Text:
    return text(f"token-{Token.names[token]}")


@cache
def resource_name(resource: int) -> Text:
    return text(f"resource-{Resource.names[resource]}")


@cache
def portal_name(portal: int) -> Text:
    return text("portal-start") if portal == START else text("portal", n=portal)


@cache
def amount(resource: int, n: int) -> Text:
    """`3 sun shards`"""
    return text(f"amount-{Resource.names[resource]}", n=n)


def amounts(values: Sequence[int]) -> Text:
    """Amounts by resource, those that are there: `2 gold and 1 moon shard`."""
    return all_of([amount(resource, n) for resource, n in enumerate(values) if n > 0] or [text("amount-none")])


def cost(book: Book, slot: int) -> Text:
    """The shards a feat of this stack asks for."""
    return amounts([book.cost[slot, resource] for resource in range(Resource.count)])


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "face":
            return face_name(n)
        case "feat":
            return feat_name(n)
        case "die":
            return die_name(n)
        case "resource":
            return resource_name(n)
        case "token":
            return token_name(n)
        case "portal":
            return portal_name(n)
        case "slot":
            return cost(seen.book, n)
    return n
