"""By which references events, options and the board mean the same thing."""

from __future__ import annotations

from functools import cache

from ....kernel.describe import Ref

SANCTUARY, ISLANDS = Ref("sanctuary"), Ref("islands")


@cache
def die(seat: int, die: int) -> Ref:
    return Ref("die", (seat, die))


@cache
def side(seat: int, die: int, side: int) -> Ref:
    return Ref("side", (seat, die, side))


@cache
def face(face: int) -> Ref:
    """The faces of this kind in the temple."""
    return Ref("face", (face,))


@cache
def stack(slot: int) -> Ref:
    return Ref("stack", (slot,))


@cache
def card(seat: int, feat: int) -> Ref:
    return Ref("card", (seat, feat))


@cache
def token(seat: int, token: int) -> Ref:
    return Ref("token", (seat, token))


@cache
def reserve(seat: int, resource: int) -> Ref:
    return Ref("reserve", (seat, resource))


@cache
def hammer(seat: int) -> Ref:
    return Ref("hammer", (seat,))
