"""Learning: features are found and not listed, whole numbers say what the net says, and seats share what is learned."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from dicewright.bots.search import net
from dicewright.bots.search.net import Cell, Head, Kind, fits, learned_by, signature, value_of, worth
from dicewright.bots.search.room import At, Mind
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup, game, games
from dicewright.kernel.record import Header
from dicewright.lab.learn.features import Features, features, read
from dicewright.lab.learn.selfplay import Positions
from dicewright.lab.learn.training import FIRST, SECOND, Fitted, Lesson, targets, telling, whole

PACKAGE_LIMIT = 2_000_000
SEATS = 2


def positions(name: str, count: int) -> list[Header]:
    """From random play."""
    played = game(name)
    setup = played.settled(Setup(SEATS))
    start, book = played.table(setup)
    played.start(start, book)
    pick, g = picker(6), start.copy()
    found = []
    while len(found) < count:
        played.answer(g, book, pick(g.options))
        if g.over:
            g = start.copy()
        found.append(g.copy())
    return found


def raw(found: list[Header]) -> NDArray[np.uint8]:
    return np.array([np.frombuffer(g.buffer, np.uint8) for g in found])


@pytest.fixture(scope="module", params=["dice_forge", "roll_player"])
def seen(request: pytest.FixtureRequest) -> tuple[str, list[Header], Features]:
    found = positions(request.param, 1500)
    return request.param, found, features(game(request.param).layout(SEATS), raw(found))


def in_mind(numbers: NDArray[np.int16]) -> list[int]:
    return [0] * Mind.NET + numbers.tolist()


def random_net(name: str, seen: Features) -> tuple[NDArray[np.int16], list[NDArray[np.float32]]]:
    rng = np.random.default_rng(3)
    shapes = [(seen.rows + 1, FIRST), (FIRST,), (FIRST,), (SECOND, FIRST), (SECOND,), (1, SECOND)]
    numbers = [(0.3 * rng.standard_normal(shape)).astype(np.float32) for shape in shapes]
    return whole(game(name), SEATS, seen, numbers, (0.1, 0.9)), numbers


def test_rules_read_the_cells_as_training_does(seen: tuple[str, list[Header], Features]) -> None:
    name, found, known = seen
    mind = in_mind(random_net(name, known)[0])
    indices = [known.indices(raw(found[:40]), seat, SEATS) for seat in range(SEATS)]
    for n, g in enumerate(found[:40]):
        for seat in range(SEATS):
            for k, cell in enumerate(known.cells):
                value = value_of(g, mind, Mind.NET + Head.SIZE + net.CELL * k, seat, SEATS)
                row = cell[Cell.BASE] + seat * cell[Cell.APART] + value
                assert indices[seat][n, k] == (known.rows if value == cell[Cell.USUAL] else row)


def test_whole_numbers_say_what_the_net_says(seen: tuple[str, list[Header], Features]) -> None:
    name, found, known = seen
    numbers, (weight, bias, by_judged, layer, bias_second, last) = random_net(name, known)
    mind, room = in_mind(numbers), [0] * At.KEYS
    weight[known.rows] = 0
    for n, g in enumerate(found[:60]):
        judged, seat = (n * 37) % 1500 - 750, n % SEATS
        rows = known.indices(raw([g]), seat, SEATS)[0]
        first = np.maximum(weight[rows].sum(axis=0) + bias + judged / 1000 * by_judged, 0)
        second = np.maximum(layer @ first + bias_second, 0)
        expected = 32000 * np.tanh(float((last @ second)[0]) + 0.1 + 0.9 * judged / 1000)
        assert worth(g, mind, room, seat, judged) == pytest.approx(expected, abs=200)


def test_seats_share_what_is_learned() -> None:
    """With the seats changed round, the other seat reads of its own what the first did."""
    played = game("dice_forge")
    found = positions("dice_forge", 600)
    known = features(played.layout(SEATS), raw(found))
    own = known.cells[:, Cell.STRIDE] > 0
    assert own.sum() > 20
    turned = raw(found[:50])
    for f in played.layout(SEATS).fields:
        if f.shape and played.layout(SEATS).shapes[f.name][0] == SEATS and f.name not in ("rolled",):
            span = played.layout(SEATS).places[f.name][0]
            half = (span.start + span.stop) // 2
            turned[:, span.start : half], turned[:, half : span.stop] = (
                turned[:, half : span.stop].copy(),
                turned[:, span.start : half].copy(),
            )
    assert (known.indices(raw(found[:50]), 0, SEATS)[:, own] == known.indices(turned, 1, SEATS)[:, own]).all()


def test_what_never_varies_is_no_feature_and_long_numbers_are_bits_and_stretches() -> None:
    layout = game("dice_forge").layout(SEATS)
    still = np.repeat(raw(positions("dice_forge", 1)), 50, axis=0)
    assert (features(layout, still).cells[:, Cell.STRIDE] > 0).all()  # only the seats differ
    span = layout.places["have"][0]
    many = still.copy()
    many[:, span.start] = np.arange(50)
    lines = features(layout, many).cells
    of_it = lines[(lines[:, Cell.AT] == span.start) & (lines[:, Cell.SEAT] == 0)]
    assert (of_it[:, Cell.KIND] < Kind.BIT).sum() == 1
    assert (of_it[:, Cell.KIND] >= Kind.BIT).sum() == 6
    assert read(many, span.start, Kind.I8).tolist() == list(range(50))


def test_long_fields_are_read_as_masks_or_as_small_numbers() -> None:
    """Roll Player holds the market cards of a seat in a mask, and whose turn it is in a number as long."""
    layout = game("roll_player").layout(SEATS)
    found = raw(positions("roll_player", 3000))
    known, places = features(layout, found), layout.places
    held = known.cells[known.cells[:, Cell.AT] // 8 * 8 == places["held"][0].start]
    assert len(held) > 20
    assert (held[:, Cell.KIND] >= Kind.BIT).all()
    active = known.cells[known.cells[:, Cell.AT] == places["_active"][0].start]
    assert active[:, [Cell.KIND, Cell.VALUES]].tolist() == [[Kind.I32, SEATS]]


def test_of_many_cells_those_are_kept_without_which_unseen_positions_are_judged_worse() -> None:
    """One cell tells the end; one is weighed as much, but says nothing of positions held out; one is not weighed."""
    rng = np.random.default_rng(5)
    rows = rng.integers(0, 2, (4000, 3)) + np.arange(0, 6, 2)
    lesson = Lesson(rows, 1, (2 * rows[:, 1] - 5).astype(np.float32), np.zeros(4000, np.float32))
    weight = np.zeros((7, FIRST), np.float32)
    weight[1, 0] = weight[3, 0] = 1
    numbers = [weight, *map(np.zeros, ((FIRST,), (FIRST,))), np.eye(SECOND, FIRST), np.zeros(SECOND)]
    fit = Fitted([*numbers, 2 * np.eye(1, SECOND)], (-1.0, 0.0), 0, 0, 0)
    known = Features(np.zeros((3, net.CELL), np.int64), 6)
    assert telling(lesson, known, rows, fit, 1).tolist() == [1]


def test_the_goal_is_the_win_and_where_points_count_the_lead_too() -> None:
    none = np.zeros((2, 1), np.uint8).view([("x", "u1")])[:, 0]
    found = Positions(none, np.array([[1000, -1000], [-1000, 1000]]), np.array([[8, -8], [-2, 2]]), np.zeros((2, 2)), 1)
    assert targets(found, scored=False).tolist() == [[1, -1], [-1, 1]]
    assert targets(found, scored=True)[0, 0] == pytest.approx(0.5 + 0.5 * 8 / 13)


# --- what comes with the games ---


def test_a_net_for_another_layout_is_not_used() -> None:
    layout = game("dice_forge").layout(2)
    numbers = np.array([*signature(layout), *[0] * Head.SIZE], np.int16)
    assert fits(numbers, layout)
    assert not fits(numbers, game("dice_forge").layout(3))
    assert not fits(numbers[:2], layout)


@pytest.mark.parametrize("name", games())
def test_what_was_learned_belongs_to_the_state_of_today_and_is_small(name: str) -> None:
    """After a change of the state: `dicewright learn`, or remove the file."""
    from importlib.resources import files

    folder = files(game(name).package) / "learned"
    shipped = [file for file in folder.iterdir() if file.name.endswith(".net")] if folder.is_dir() else []
    assert sum(len(file.read_bytes()) for file in shipped) <= PACKAGE_LIMIT
    for file in shipped:
        assert len(learned_by(game(name), int(file.name.removesuffix(".net")))), file.name
