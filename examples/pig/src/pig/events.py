"""What happens in Pig, for the log."""

from typing import Annotated

from dicewright.kernel.events import event
from dicewright.kernel.record import Header

Seat = Annotated[int, "seat"]

# fmt: off

@event(reveals=True)
def rolled(g: Header, seat: Seat, face: int) -> None: ...
@event()
def lost_turn(g: Header, seat: Seat, points: int) -> None: ...
@event()
def lost_all(g: Header, seat: Seat, points: int) -> None: ...
@event()
def held(g: Header, seat: Seat, points: int, score: int) -> None: ...
@event()
def won(g: Header, seat: Seat) -> None: ...
