"""Records: widths, views, what may be imagined, and how they read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicewright.kernel import record as declaring
from dicewright.kernel.chance import picker
from dicewright.kernel.layout import Layout, Tables
from dicewright.kernel.pools import shuffles
from dicewright.kernel.record import (
    HIDDEN,
    MOMENT,
    NOBODY,
    OWNER,
    SEATS,
    TEAM,
    Header,
    Record,
    i8,
    i16,
    i32,
    i64,
)
from dicewright.lab.printing import differences, printed


class Sample(Record):
    turn = i8()
    score = i16(SEATS)
    hand = i8(SEATS, 3, sees=OWNER, pool="cards")
    deck = i8(SEATS, 4, sees=NOBODY, pool="cards")
    plan = i32(SEATS, sees=TEAM)
    now = i64(sees=MOMENT)
    bag = i8(5, sees=NOBODY, pool="loot*")
    prize = i8(SEATS, 2, sees=OWNER, pool="loot*")


LAYOUT = Layout(Sample, 3)
TEAMS = (0, 1, 0)


def filled() -> Sample:
    table = LAYOUT.table()
    LAYOUT.fill(
        table,
        {
            "turn": 7,
            "score": [1, 2, 3],
            "hand": [[1, 2, 0], [3, 0, 0], [5, 5, 6]],
            "deck": [[7, 8, 9, 0], [1, 2, 0, 0], [4, 0, 0, 0]],
            "plan": [10, 20, 30],
            "now": 99,
            "bag": [1, 2, 3, 0, 0],
            "prize": [[4, 0], [5, 6], [7, 8]],
        },
    )
    return table


def test_plain_and_numpy_share_their_bytes() -> None:
    table = filled()
    record = LAYOUT.array(table)
    record["score"][0, 1] = -300
    assert table.score[1] == -300
    table.hand[2, 0] = 4
    assert record["hand"][0].tolist() == [[1, 2, 0], [3, 0, 0], [4, 5, 6]]
    assert table.now == 99
    assert table.deck.shape == (3, 4)


@pytest.mark.parametrize(("width", "most"), [(i8, 127), (i16, 32767), (i32, 2**31 - 1), (i64, 2**63 - 1)])
def test_a_number_too_wide_raises(width: Callable[..., Any], most: int) -> None:
    class Wide(Record):
        x = width()
        xs = width(2)

    table = Layout(Wide, 1).table()
    table.x = most
    table.xs[1] = -most - 1
    assert (table.x, table.xs[1]) == (most, -most - 1)
    with pytest.raises((ValueError, OverflowError)):
        table.x = most + 1
    with pytest.raises((ValueError, OverflowError)):
        table.xs[0] = -most - 2


def test_fill_refuses_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="score"):
        LAYOUT.fill(LAYOUT.table(), {"score": [1, 40_000, 3]})


def test_every_byte_belongs_to_a_field() -> None:
    """NumPy copies fields and leaves gaps to chance; a copy must be equal as bytes."""
    covered = sum(LAYOUT.dtype[name].itemsize for name in LAYOUT.dtype.names or ())
    assert covered == LAYOUT.size
    assert LAYOUT.dtype.isalignedstruct
    dirty = np.frombuffer(b"\xff" * LAYOUT.size, LAYOUT.dtype)
    clean = np.zeros(1, LAYOUT.dtype)
    dirty = dirty.copy()
    dirty[0] = clean[0]
    assert dirty.tobytes() == clean.tobytes()


def test_declarations_are_checked() -> None:
    with pytest.raises(ValueError, match="SEATS"):
        declaring.Field("x", "i8", (4,), OWNER)
    with pytest.raises(ValueError, match="bytes given"):
        LAYOUT.table(b"too short")
    with pytest.raises(AttributeError, match="Sample has no field 'nothing'"):
        _ = LAYOUT.table().nothing  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        LAYOUT.table().nothing = 1  # type: ignore[attr-defined]


def test_the_header_comes_first_then_what_is_declared_then_what_is_inherited() -> None:
    class Part(Header):
        inherited = i8("size")

    class Whole(Part, size=3):
        own = i16(SEATS)

    assert [f.name for f in Whole.fields][-2:] == ["own", "inherited"]
    assert Whole.fields[: len(Header.fields)] == Header.fields
    table = Layout(Whole, 2).table()
    assert table.inherited.shape == (3,)
    assert isinstance(table, Whole)
    with pytest.raises(ValueError, match="size"):
        Layout(Part, 2)


def test_a_size_can_grow_with_the_table() -> None:
    class Book(Record):
        cards = i8(SEATS * 4 + 2)

    assert [Layout(Book, seats).shapes["cards"] for seats in (2, 3)] == [(10,), (14,)]


def test_view_of_a_seat() -> None:
    view = LAYOUT.view(filled().buffer, 0, TEAMS)
    assert view.turn == 7
    assert view.score.tolist() == [1, 2, 3]
    assert view.hand.tolist() == [[1, 2, 0], [HIDDEN] * 3, [HIDDEN] * 3]
    assert view.deck.tolist() == [[HIDDEN] * 4] * 3
    assert view.plan.tolist() == [10, HIDDEN, 30]  # seat 2 is in the same team
    assert view.now == 99


def test_view_of_who_watches() -> None:
    view = LAYOUT.view(filled().buffer, None, TEAMS)
    assert view.hand.tolist() == [[HIDDEN] * 3] * 3
    assert view.plan.tolist() == [HIDDEN] * 3


def test_the_moment_is_hidden_while_somebody_else_is_asked_in_secret() -> None:
    assert LAYOUT.view(filled().buffer, 0, TEAMS, moment=False).now == HIDDEN


@given(st.integers(0, 2), st.integers(0, 2**32))
def test_imagining_keeps_what_is_seen_and_what_there_is(seat: int, seed: int) -> None:
    table, other = filled(), filled()
    for shuffle in shuffles(LAYOUT, TEAMS):
        shuffle(other, seat, seed)
    assert LAYOUT.view(other.buffer, seat, TEAMS).buffer == LAYOUT.view(table.buffer, seat, TEAMS).buffer
    for row in range(3):
        before, after = (sorted([*t.hand.tolist()[row], *t.deck.tolist()[row]]) for t in (table, other))
        assert before == after
    before, after = (sorted([*t.bag, *np.array(t.prize).flat]) for t in (table, other))
    assert before == after
    for a, b in ((table.deck, other.deck), (table.bag, other.bag), (table.prize, other.prize)):
        assert (np.array(a) == 0).tolist() == (np.array(b) == 0).tolist()  # an empty place stays empty


def test_imagining_reaches_every_arrangement() -> None:
    seen = set()
    pick = picker(1)
    for _ in range(300):
        other = filled()
        for shuffle in shuffles(LAYOUT, TEAMS):
            shuffle(other, 0, pick(1 << 30))
        seen.add((*other.hand.tolist()[1], *other.deck.tolist()[1]))
    # the card in hand and two in the deck of seat 1, in any order
    assert len(seen) == 6


def test_diff_and_pretty() -> None:
    one, two = filled(), filled()
    two.turn = 8
    two.hand[2, 1] = 9
    assert differences(LAYOUT, one.buffer, two.buffer) == ["turn: 7 -> 8", "hand[2, 1]: 5 -> 9"]
    assert differences(LAYOUT, one.buffer, one.buffer) == []
    lines = printed(LAYOUT, two.buffer).splitlines()
    assert "turn = 8" in lines
    assert "score = [1, 2, 3]" in lines


def test_a_row_of_tables_copies_bytes() -> None:
    tables = Tables(LAYOUT, 2)
    tables[0].turn = 5
    tables[1] = tables[0]
    tables[0].turn = 6
    assert tables[1].turn == 5


def test_a_copy_hears_nothing() -> None:
    table = filled()
    table.tell = lambda number, values: None
    copy = table.copy()
    assert copy.tell is None
    assert copy.buffer == table.buffer
