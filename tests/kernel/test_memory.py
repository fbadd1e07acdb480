"""Remembered parts of a board are what they would be if they were made anew."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest

from dicewright.kernel.describe import Seen
from dicewright.kernel.game import games
from dicewright.kernel.memory import Memory, remembered
from dicewright.kernel.record import Field, Layout
from dicewright.match import Match, Seeded


@pytest.mark.parametrize("name", list(games()))
def test_a_board_from_memory_is_the_board(name: str) -> None:
    game = games()[name]
    for setup in list(game.samples())[:2]:
        match = Match(game, setup, nature=Seeded(5))
        eyes = (None, *range(match.setup.seats))
        memories = {seat: Memory() for seat in eyes}
        rng = random.Random(1)
        for _ in range(40):
            for seat in eyes:
                seen = match.seen(seat)
                assert game.board(replace(seen, memory=memories[seat])) == game.board(seen)
            if match.over:
                break
            match.answer(rng.randrange(match.record.options))


@dataclass
class Made:
    inner: int = 0
    outer: int = 0


def test_a_part_is_made_again_only_when_what_it_read_has_changed() -> None:
    layout = Layout("thing", (Field("a", "i8"), Field("b", "i8", (3,)), Field("c", "i16")), 2)
    made, memory = Made(), Memory()

    @remembered
    def inner(seen: Seen, k: int) -> int:
        made.inner += 1
        return int(seen.view.b[k])

    @remembered
    def outer(seen: Seen) -> int:
        made.outer += 1
        return int(seen.view.a) + inner(seen, 1)

    def look(a: int, b: int, c: int) -> tuple[int, int, int]:
        table = layout.table()
        table.a, table.b[1], table.c = a, b, c
        return outer(Seen(table, table, None, (), memory)), made.outer, made.inner

    assert look(1, 2, 3) == (3, 1, 1)
    assert look(1, 2, 9) == (3, 1, 1)  # nobody looked at c
    assert look(5, 2, 9) == (7, 2, 1)
    assert look(5, 4, 9) == (9, 3, 2)  # what the inner part is made from, the outer is too
    assert look(6, 4, 9) == (10, 4, 2)
    assert look(6, 7, 9) == (13, 5, 3)  # even where the outer one took the inner from memory


def test_a_copy_reads_everything_and_without_memory_all_is_made_anew() -> None:
    layout = Layout("thing", (Field("a", "i8"), Field("c", "i16")), 2)
    memory = Memory()

    @remembered
    def whole(seen: Seen) -> int:
        return int(seen.view.copy().c)

    table = layout.table()
    assert whole(Seen(table, table, None, (), memory)) == 0
    table.c = 4
    assert whole(Seen(table, table, None, (), memory)) == 4
    assert whole(Seen(table, table, None, ())) == 4


def test_what_is_kept_can_be_exchanged() -> None:
    layout = Layout("thing", (Field("a", "i8"),), 2)
    memory = Memory()

    @remembered
    def part(seen: Seen) -> str:
        return f"made {seen.view.a}"

    table = layout.table()
    seen = Seen(table, table, None, (), memory)
    assert part(seen) == "made 0"
    memory.exchange(str.upper)
    assert part(seen) == "MADE 0"
    memory.exchange(str.lower)  # only what is fresh
    assert part(seen) == "MADE 0"
