"""Names of things in any language: faces, feats, dice, resources, tokens, portals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel.describe import seat_name
from ....kernel.words import Text, all_of, text
from ..box import FACES, Die, Feat, Resource, Token
from ..state import START, Book, Seen


@cache
def face(face: int) -> Text:
    return text(f"face-{FACES[face - 1]}")


@cache
def feat(feat: int) -> Text:
    return text(f"feat-{Feat.names[feat].replace('_', '-')}")


def card_rule(feat: int) -> str:
    """The rule that says what a card does."""
    return f"DF-card-{feat + 1}"


@cache
def die(die: int) -> Text:
    return text(f"die-{Die.names[die]}")


@cache
def die_title(die: int) -> Text:
    """As it stands at the head of a line."""
    return text(f"zone-die-{Die.names[die]}")


@cache
def token(token: int) -> Text:
    return text(f"token-{Token.names[token]}")


@cache
def resource(resource: int) -> Text:
    return text(f"resource-{Resource.names[resource]}")


@cache
def portal(portal: int) -> Text:
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
            return face(n)
        case "feat":
            return feat(n)
        case "die":
            return die(n)
        case "resource":
            return resource(n)
        case "token":
            return token(n)
        case "portal":
            return portal(n)
        case "slot":
            return cost(seen.book, n)
    return n
