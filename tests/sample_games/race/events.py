"""What happens in Race."""

from __future__ import annotations

from typing import Annotated

from dicewright.kernel.events import event
from dicewright.kernel.record import Header

Seat = Annotated[int, "seat"]
Booster = Annotated[int, "booster"]

# fmt: off

@event(owner="seat", hidden=("card",), reveals=True)
def drew(g: Header, seat: Seat, card: Booster) -> None: ...
@event(owner="seat", team=True, private=True)
def bid(g: Header, seat: Seat, fuel: int) -> None: ...
@event(reveals=True)
def bid_shown(g: Header, seat: Seat, fuel: int) -> None: ...
@event()
def leads(g: Header, seat: Seat) -> None: ...
@event(reveals=True)
def rolled(g: Header, seat: Seat, face: int) -> None: ...
@event()
def bust(g: Header, seat: Seat) -> None: ...
@event()
def held(g: Header, seat: Seat, steps: int) -> None: ...
@event(reveals=True)
def booster(g: Header, seat: Seat, card: Booster) -> None: ...
