"""What can happen to a single die: thrown, changed, moved."""

from __future__ import annotations

from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import FACES
from ..state import Book, State, Step, Zone
from .table import index_of, is_life, seat_of

THROW = Question(10, "throw", "ID-die-4")
"""Nature: a face. What follows depends on where the die was thrown, see `skirmish`."""


@rule
def throw(g: State, die: int) -> None:
    """Ask nature for the face of a die. ID-die-4"""
    g.source = die
    ask(g, THROW, NATURE, FACES)


@rule
def thrown(g: State, die: int, face: int) -> None:
    """A die shows a face. A natural 1, for a rare die also a 2, pays a bonus. ID-bonus-1 ID-bonus-2 ID-bonus-3"""
    seat = seat_of(die)
    i = index_of(die)
    g.value[seat, i] = face
    g.pays[seat, i] = 1 if face <= 1 + g.rare[seat, i] else 0
    if g.step == Step.DECLARED:
        tell.dueled(g, die, face)
    else:
        tell.threw(g, die, face)


@rule
def put_away(g: State, seat: int, i: int, zone: int) -> None:
    """Put a die where it is not in play and shows nothing. ID-zone-3"""
    g.zone[seat, i] = zone
    g.value[seat, i] = 0


@rule
def take_away(g: State, b: Book, die: int, zone: int) -> None:
    """Put away a single die, for everyone to notice."""
    seat = seat_of(die)
    i = index_of(die)
    if is_life(g, b, seat, i):
        g.check = 1
    tell.moved(g, die, g.zone[seat, i], zone)
    put_away(g, seat, i, zone)


@rule
def change(g: State, b: Book, die: int, delta: int) -> None:
    """Raise or lower what a die shows, within 1 to 6. A life die in the life sector falls into the abyss below 1;
    everything else stays at 1. ID-die-1 ID-die-2"""
    seat = seat_of(die)
    i = index_of(die)
    old = g.value[seat, i]
    new = old + delta
    if new > FACES:
        new = FACES
    if new < 1:
        if is_life(g, b, seat, i):
            tell.changed(g, die, old, 0)
            take_away(g, b, die, Zone.ABYSS)
            return
        new = 1
    g.value[seat, i] = new
    if new == old:
        tell.unchanged(g, die, old)
    else:
        tell.changed(g, die, old, new)
