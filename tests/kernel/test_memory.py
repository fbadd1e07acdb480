"""Remembered parts of a board are what they would be if they were made anew."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from types import new_class

import pytest

from dicewright.kernel import memory as memory_module
from dicewright.kernel.describe import Seen
from dicewright.kernel.game import games
from dicewright.kernel.layout import Layout
from dicewright.kernel.memory import Memory, once, remembered
from dicewright.kernel.record import Record, i8, i16
from dicewright.match import Match, Seeded


def layout_of(**fields: object) -> Layout[Record]:
    """A record with these fields, for two seats."""
    return Layout(new_class("Made", (Record,), exec_body=lambda space: space.update(fields)), 2)


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
    layout = layout_of(a=i8(), b=i8(3), c=i16())
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


def test_a_part_depends_on_the_cells_it_read_and_not_on_their_neighbours() -> None:
    layout = layout_of(wide=i16(2, 3), at=i8(), b=i8(4))
    table, memory = layout.table(), Memory()
    made = []

    @remembered
    def chosen(seen: Seen, row: int) -> int:
        made.append(row)
        return int(seen.view.wide[row, -1] if seen.view.at else sum(seen.view.b))

    def look(row: int) -> int:
        return chosen(Seen(table, table, None, (), memory), row)

    table.at = 1
    assert look(1) == 0
    table.wide[1, 2] = 300
    assert look(1) == 300
    table.wide[1, 1] = table.wide[0, 2] = table.b[3] = 5
    assert look(1) == 300
    assert made == [1, 1]
    table.at = 0  # now it reads what it never read before
    assert look(1) == 5
    table.b[0] = 2
    assert look(1) == 7
    assert made == [1, 1, 1, 1]


def test_a_copy_to_work_on_is_watched_too_and_without_memory_all_is_made_anew() -> None:
    layout = layout_of(a=i8(), c=i16(), d=i8(2))
    memory = Memory()
    made = []

    @remembered
    def worked(seen: Seen) -> int:
        made.append(1)
        own = seen.view.copy()
        own.d[0] = own.c + own.d[1]
        own.c = 0
        return int(own.d[0])

    @remembered
    def whole(seen: Seen) -> int:
        return sum(seen.view.buffer)

    table = layout.table()

    def look() -> tuple[int, int]:
        seen = Seen(table, table, None, (), memory)
        return worked(seen), whole(seen)

    assert look() == (0, 0)
    table.c = 4
    assert look() == (4, 4)
    assert (table.c, table.d[0]) == (4, 0)
    table.d[1] = 3
    assert look() == (7, 7)
    table.a = 9
    assert look() == (7, 16)
    assert len(made) == 3
    assert worked(Seen(table, table, None, ())) == 7
    assert len(made) == 4


def test_what_is_found_once_belongs_to_every_part_that_asks_for_it() -> None:
    layout = layout_of(a=i8(), b=i8(), d=i8(2))
    memory = Memory()
    found = []

    @once
    def both(seen: Seen) -> int:
        found.append(1)
        return int(seen.view.a + seen.view.d[1])

    @remembered
    def first(seen: Seen) -> int:
        return both(seen)

    @remembered
    def second(seen: Seen) -> int:
        return both(seen) + int(seen.view.b)

    def look(a: int, b: int, d: int) -> tuple[int, int]:
        table = layout.table()
        table.a, table.b, table.d[1] = a, b, d
        seen = Seen(table, table, None, (), memory)
        return first(seen), second(seen)

    assert look(1, 2, 3) == (4, 6)
    assert len(found) == 1
    assert look(5, 2, 3) == (8, 10)  # the second part did not read a itself
    assert look(5, 2, 4) == (9, 11)
    assert len(found) == 3
    assert look(5, 7, 4) == (9, 16)


def test_a_part_is_made_once_for_all_tables_with_the_same_book_and_eyes() -> None:
    layout = layout_of(a=i8(), b=i8())
    made = []

    @remembered
    def part(seen: Seen, k: int) -> list[int]:
        made.append(k)
        return [k, seen.view.a, seen.book.a, -1 if seen.seat is None else seen.seat]

    def look(a: int, b: int, memory: Memory, book: int = 0, seat: int | None = None) -> list[int]:
        table, tables = layout.table(), layout.table()
        table.a, table.b, tables.a = a, b, book
        return part(Seen(table, tables, seat, (), memory), 7)

    one, other = Memory(), Memory()
    assert look(1, 0, one) is look(1, 5, other)
    assert look(2, 0, one) == [7, 2, 0, -1]
    assert look(1, 0, one) is look(1, 0, other)
    assert len(made) == 2
    assert look(1, 0, Memory(), book=3) == [7, 1, 3, -1]
    assert look(1, 0, Memory(), seat=1) == [7, 1, 0, 1]
    assert len(made) == 4


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_module, "MANY", 10)
    layout = layout_of(a=i8())
    memory = Memory()
    made = []

    @remembered
    def part(seen: Seen) -> int:
        made.append(1)
        return int(seen.view.a)

    def look(a: int) -> int:
        table = layout.table()
        table.a = a
        return part(Seen(table, layout.table(), None, (), memory))

    for a in range(30):
        assert look(a) == a
        assert look(7) == 7  # asked for again and again, it stays
    assert len(made) == 30
    assert look(29) == 29
    assert len(made) == 30
    assert look(0) == 0
    assert len(made) == 31
