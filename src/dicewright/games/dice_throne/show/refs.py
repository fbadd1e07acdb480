"""By which references events, options and the board mean the same thing."""

from __future__ import annotations

from ....kernel.describe import Ref
from ..state import OpenRoll, Seen


def die(seat: int, i: int) -> Ref:
    """One of the five offensive dice of whoever rolls them."""
    return Ref("die", (seat, i))


def extra(frame: int, i: int) -> Ref:
    """A die that an effect rolled."""
    return Ref("extra-die", (frame, i))


TARGET_DIE = Ref("target-die")


def card(seat: int, card: int) -> Ref:
    return Ref("card", (seat, card))


def ability(seat: int, slot: int) -> Ref:
    return Ref("ability", (seat, slot))


def second(seat: int, slot: int) -> Ref:
    """The other ability that an upgrade brings."""
    return Ref("second", (seat, slot))


def token(seat: int, token: int) -> Ref:
    return Ref("token", (seat, token))


def power(seat: int, p: int) -> Ref:
    return Ref("power", (seat, p))


def die_at(seen: Seen, roll: int, i: int) -> Ref:
    """The i-th die of a roll: offensive dice, the targeting die, or those of an effect."""
    if roll == OpenRoll.OFFENSE:
        return die(seen.view.active, i)
    return TARGET_DIE if roll == OpenRoll.TARGETING else extra(roll - OpenRoll.FIRST_FRAME, i)
