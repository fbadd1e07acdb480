"""What studies note of each seat: who began, race, class, backstory and alignment, and the market cards bought."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.game import Setup
from ...kernel.mark import Mark, Thing, Things
from ...kernel.rule import rule
from ...kernel.words import Text, text
from . import box
from .show import names
from .state import Book, State


@rule
def began(g: State, b: Book, seat: int, a: int) -> int:
    return 1 if g.round == 1 and g.start == seat else 0


@rule
def race(g: State, b: Book, seat: int, a: int) -> int:
    return 1 << (g.race[seat] - 1) if a < 0 else 0


@rule
def klass(g: State, b: Book, seat: int, a: int) -> int:
    return 1 << (g.klass[seat] - 1) if a < 0 else 0


@rule
def backstory(g: State, b: Book, seat: int, a: int) -> int:
    return 1 << (g.backstory[seat] - 1) if a < 0 else 0


@rule
def alignment(g: State, b: Book, seat: int, a: int) -> int:
    return 1 << (g.alignment[seat] - 1) if a < 0 else 0


@rule
def bought(g: State, b: Book, seat: int, a: int) -> int:
    return g.held[seat]


def _starter(setup: Setup, seat: int) -> Things:
    return {0: Thing("began", text("thing-began"))}


def _all(keys: Sequence[str], name: Callable[[int], Text]) -> Callable[[Setup, int], Things]:
    def things(setup: Setup, seat: int) -> Things:
        return {n: Thing(key, name(n)) for n, key in enumerate(keys)}

    return things


MARKS = (
    Mark("began", began, _starter),
    Mark("race", race, _all(box.RACES, names.race)),
    Mark("class", klass, _all(box.CLASSES, names.klass)),
    Mark("backstory", backstory, _all(box.BACKSTORIES, names.story)),
    Mark("alignment", alignment, _all(box.ALIGNMENTS, names.alignment)),
    Mark("bought", bought, _all(box.CARDS, names.card)),
)
