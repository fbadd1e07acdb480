"""What studies note of each seat: who had the first advantage, and the colours of an army."""

from __future__ import annotations

from ...kernel.game import Setup
from ...kernel.mark import Mark, Thing, Things
from ...kernel.rule import rule
from ...kernel.words import text
from .box import ARMY, Colour
from .rules.table import team_of
from .state import Book, Phase, State


@rule
def began(g: State, b: Book, seat: int, a: int) -> int:
    """The one who may open the first duel of the game. ID-adv-1"""
    return 1 if g.turn == 1 and g.phase == Phase.SKIRMISH and g.advantage == team_of(seat) else 0


@rule
def coloured(g: State, b: Book, seat: int, a: int) -> int:
    colours = 0
    for i in range(ARMY):
        colours |= 1 << g.colour[seat, i]
    return colours


def _starter(setup: Setup, seat: int) -> Things:
    return {0: Thing("began", text("thing-began"))}


def _colours(setup: Setup, seat: int) -> Things:
    return {colour: Thing(name, text(f"colour-{name}-m")) for colour, name in enumerate(Colour.names)}


MARKS = (Mark("began", began, _starter), Mark("coloured", coloured, _colours))
