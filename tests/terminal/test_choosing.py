"""What a person types."""

from __future__ import annotations

import pytest

from dicewright.kernel.describe import Option, Ref
from dicewright.kernel.words import text
from dicewright.terminal.choosing import MANY, NotUnderstood, groups, place, subset


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("1 3 4", [1, 3, 4]),
        ("3,1", [1, 3]),
        ("all", [1, 2, 3, 4, 5]),
        ("none", []),
        ("-2", [1, 3, 4, 5]),
        ("-2 -3", [1, 4, 5]),
        ("all -5", [1, 2, 3, 4]),
        ("2-4", [2, 3, 4]),
        ("2-4 -3", [2, 4]),
        ("ALL", [1, 2, 3, 4, 5]),
        ("2 2", [2]),
    ],
)
def test_a_subset(typed: str, chosen: list[int]) -> None:
    assert subset(typed, 5) == sum(1 << (k - 1) for k in chosen)


@pytest.mark.parametrize("typed", ["6", "0", "1 x", "-9", "1-9", "--2", "1.5", "99999999999"])
def test_what_is_no_subset(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        subset(typed, 5)


def test_places_count_from_one() -> None:
    assert [place(str(k), 3) for k in (1, 2, 3)] == [0, 1, 2]
    for word in ("0", "4", "-1", "", "1a", "²"):
        with pytest.raises(NotUnderstood):
            place(word, 3)


def options(*refs: tuple[Ref, ...]) -> list[Option]:
    return [Option(k, text("x"), "", r) for k, r in enumerate(refs)]


def die(k: int) -> Ref:
    return Ref("die", (k,))


def test_few_options_stand_alone() -> None:
    few = options(*[(die(0),)] * MANY)
    assert groups(few) == [(o,) for o in few]


def test_many_options_are_gathered_by_the_first_thing() -> None:
    many = options((), *((die(a), die(b)) for a in range(5) for b in range(4)))
    first = groups(many)
    assert [len(g) for g in first] == [1, 4, 4, 4, 4, 4]
    assert groups(first[2], 1) == [(o,) for o in first[2]]


def test_a_thing_all_options_share_is_passed_over() -> None:
    many = options(*((die(9), die(a), die(b)) for a in range(4) for b in range(5)))
    assert [len(g) for g in groups(many)] == [5, 5, 5, 5]


def test_options_that_differ_in_no_thing_are_listed() -> None:
    many = options(*[(die(0),)] * 20)
    assert groups(many) == [(o,) for o in many]


def test_every_option_can_be_reached() -> None:
    many = options((), *((die(a), die(b), die(c)) for a in range(3) for b in range(6) for c in range(7)))
    reached = []

    def walk(level: list[tuple[Option, ...]], depth: int) -> None:
        for group in level:
            if len(group) == 1:
                reached.append(group[0].answer)
            else:
                walk(groups(group, depth), depth + 1)

    walk(groups(many), 1)
    assert sorted(reached) == list(range(len(many)))
