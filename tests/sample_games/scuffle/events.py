"""What happens in Scuffle."""

from __future__ import annotations

from typing import Annotated

from dicewright.kernel.events import event
from dicewright.kernel.record import Header

Seat = Annotated[int, "seat"]
Card = Annotated[int, "card"]
OfToken = Annotated[int, "token"]

# fmt: off

@event()
def turn(g: Header, seat: Seat) -> None: ...
@event(owner="seat", hidden=("card",), reveals=True)
def drew(g: Header, seat: Seat, card: Card) -> None: ...
@event(reveals=True)
def played(g: Header, seat: Seat, card: Card) -> None: ...
@event(reveals=True)
def spent(g: Header, seat: Seat, token: OfToken) -> None: ...
@event(reveals=True)
def rolled(g: Header, seat: Seat, face: int) -> None: ...
@event()
def attack(g: Header, seat: Seat, target: Seat) -> None: ...
@event()
def hit(g: Header, seat: Seat, damage: int) -> None: ...
@event()
def token(g: Header, seat: Seat, token: OfToken, n: int) -> None: ...
@event()
def health(g: Header, seat: Seat, n: int) -> None: ...
@event()
def coins(g: Header, seat: Seat, n: int) -> None: ...
@event()
def out(g: Header, seat: Seat) -> None: ...
