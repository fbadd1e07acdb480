"""The referee: asked outside the rules; a timekeeper answers for him from the time he is told, else play goes on."""

from __future__ import annotations

import pytest

from dicewright.games.irondie import GAME
from dicewright.kernel.game import Setup, TimeLimit
from dicewright.kernel.question import REFEREE
from dicewright.kernel.record import Header
from dicewright.match import CannotUndo, Match, Seeded, Timekeeper, dumps, elapsed, loads, timed

ALL = 0b111111111
MINUTE = 60.0


class Sat:
    """A match of IRONDIE by the clock, whose time the test tells."""

    def __init__(self, match: str = "best_of_three", answers: tuple[int, ...] = ()) -> None:
        setup = GAME.settled(Setup(2, {"clock": "on", "match": match}))
        self.time = Timekeeper(GAME.time_limits(setup), 0.0)
        self.match = Match(GAME, setup, answers=answers, nature=Seeded(1), referee=self.time)
        self.time.follow(self.match.record)

    def answer(self, at: float, a: int | None = None) -> None:
        """Answer at a minute, by default."""
        self.time.now = at * MINUTE
        self.match.answer(self.match.default() if a is None else a)
        self.time.follow(self.match.record)

    def left(self, at: float) -> dict[str, float]:
        return {limit.name: left / MINUTE for limit, left in self.time.left(self.match.record, at * MINUTE)}

    @property
    def rulings(self) -> list[int]:
        return [e.answer for e in self.match.history if e.seat == REFEREE]

    def told(self, kind: str) -> int:
        return [line.event.kind for line in self.match.log(None)].count(kind)


def test_without_one_play_goes_on() -> None:
    match = Match(GAME, Setup(2, {"clock": "on"}), nature=Seeded(1))
    for _ in range(12):
        match.answer(match.default())
    given = [e.answer for e in match.history if e.seat == REFEREE]
    assert given
    assert not any(given)


@pytest.mark.rule("ID-tour-2", "ID-dig-3")
def test_the_rounds_time_is_over_after_twenty_minutes() -> None:
    sat = Sat()
    while sat.match.record.turn < 3:
        sat.answer(19.99)
    assert not any(sat.rulings)
    assert sat.left(19) == {"round": 1.0, "match": 26.0}
    while not any(sat.rulings):
        sat.answer(20)
    assert set(sat.rulings) == {0, 1}
    while not sat.told("sudden"):
        sat.answer(20)
    assert sat.told("time") == 1


@pytest.mark.rule("ID-tour-2", "ID-tour-6")
def test_the_matchs_time_is_over_after_forty_five_minutes() -> None:
    sat = Sat()
    sat.answer(1)
    while not sat.match.over:
        sat.answer(45)
    assert sat.rulings[-1] == 2
    assert loads(dumps(sat.match)).answers == sat.match.answers


@pytest.mark.rule("ID-tour-2", "ID-dig-3")
def test_a_single_game_is_one_round() -> None:
    sat = Sat("single")
    assert sat.left(5) == {"round": 15.0}
    assert sat.time.ends(sat.match.record) is None
    while not sat.match.over:
        sat.answer(50)
    assert 2 not in sat.rulings


@pytest.mark.rule("ID-tour-1", "ID-dig-3")
def test_every_round_has_its_time_and_the_match_goes_on() -> None:
    sat = Sat()
    while not sat.told("round"):
        sat.answer(12, 0)  # nobody throws life: a die decides the round
    assert sat.left(12) == {"round": 20.0, "match": 33.0}
    assert sat.time.ends(sat.match.record) == 45 * MINUTE


def test_undo_passes_a_referee_who_let_play_go_on_but_no_ruling() -> None:
    sat = Sat()
    assert sat.rulings == [0]
    with pytest.raises(CannotUndo) as no:
        sat.match.undo(0)
    assert no.value.obstacle == "nothing"
    with pytest.raises(CannotUndo) as no:
        Sat(answers=(1,)).match.undo(0)
    assert no.value.obstacle == "referee"


def test_a_part_that_is_not_played_has_no_time_and_the_last_ruling_counts() -> None:
    g = Match(GAME, Setup(2)).record
    part = 0

    def now(g: Header) -> int:
        return part

    limits = (TimeLimit("a", 10, 1, now), TimeLimit("b", 20, 2, lambda g: 0))
    time = Timekeeper(limits, 100.0)
    time.follow(g)
    assert [time(g), time.left(g, 105.0)] == [0, [(limits[0], 5.0), (limits[1], 15.0)]]
    time.now = 110.0
    assert time(g) == 1
    time.now = 120.0
    assert time(g) == 2
    part = -1
    assert time.left(g, 121.0) == [(limits[1], -1.0)]
    part = 1
    time.follow(g)
    assert time.left(g, 121.0) == [(limits[0], 9.0), (limits[1], -1.0)]


def test_a_clock_that_was_stopped_goes_on_where_it_stood() -> None:
    sat = Sat()
    sat.answer(7)
    sat.time.now = 8 * MINUTE
    save = dumps(sat.match, timed(sat.time.elapsed(sat.match.record)))
    assert elapsed(save) == {"round": 8 * MINUTE, "match": 8 * MINUTE}
    again = loads(save)
    time = Timekeeper(GAME.time_limits(again.setup), 1_000_000.0)
    time.resume(again.record, elapsed(save))
    assert [left for _, left in time.left(again.record, time.now)] == [12 * MINUTE, 37 * MINUTE]
