"""What a table shows of Race."""

from __future__ import annotations

from typing import TypeAlias

from dicewright.kernel import describe
from dicewright.kernel.describe import Area, Board, Does, Ref, Thing, does
from dicewright.kernel.record import HIDDEN
from dicewright.kernel.words import Text, text

from .rules import BID, DIE, DRAW, HOLD, TURN, Book, State

Seen: TypeAlias = describe.Seen[State, Book]


@BID.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-bid", fuel=a), Ref("fuel", (seen.view.asked,)), passes=a == 0)


@BID.obvious
def _(seen: Seen) -> int:
    return seen.view.options - 1


@TURN.words
def _(seen: Seen) -> Text:
    return text("ask-turn", total=seen.view.total)


@TURN.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    return does(text("do-hold", total=v.total) if a == HOLD else text("do-roll"), Ref("seat", (v.asked,)))


@DIE.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-nature", n=a + 1))


@DRAW.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-nature", n=a + 1), rule="RC-turn-2")


def seat_text(seat: int) -> Text:
    return text("race-seat", n=seat + 1)


def booster_text(card: int) -> Text:
    return text("race-covered") if card == HIDDEN else text("race-booster", n=card)


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    match what:
        case "seat":
            return seat_text(n)
        case "booster":
            return booster_text(n)
    return n


def board(seen: Seen) -> Board:
    v = seen.view
    areas = []
    for seat in range(v.layout.seats):
        card = v.booster[seat, 0]
        things = (Thing(Ref("booster", (seat,)), booster_text(card), card),) if card else ()
        gauges = {"position": v.position[seat], "fuel": v.fuel[seat]}
        areas.append(Area(Ref("seat", (seat,)), seat_text(seat), seat, things, gauges))
    return Board((text("race-round", n=v.round + 1, length=seen.book.length),), tuple(areas))
