"""A match: answers and refusals, what a seat knows, undo, forks, luck."""

from __future__ import annotations

import pytest

from dicewright.kernel.chance import picker
from dicewright.kernel.describe import Asking
from dicewright.kernel.game import Refusal, Setup
from dicewright.kernel.question import NATURE
from dicewright.kernel.words import LANGUAGES
from dicewright.match import CannotUndo, Match, Scripted, Seeded, Waiting, recap
from sample_games.race import GAME

HOLD, ROLL = 0, 1


def scripted(*faces: int, seats: int = 2) -> Match:
    """A race whose boosters are drawn from the front of the deck and whose dice are given."""
    return Match(GAME, Setup(seats), nature=Scripted([0] * seats + [face - 1 for face in faces]))


def played(seed: int, seats: int = 2) -> Match:
    match = Match(GAME, Setup(seats, {"length": "short"}), nature=Seeded(seed))
    pick = picker(seed)
    while not match.over:
        match.answer(pick(match.record.options), match.asked)
    return match


def said(match: Match, seat: int | None) -> list[str]:
    say = GAME.words("en").say
    return [say(line.text) for line in match.log(seat)]


def test_nature_answers_by_itself_until_a_player_is_asked() -> None:
    match = scripted()
    assert match.asked == 0
    assert [e.seat for e in match.history] == [NATURE, NATURE]


def test_without_nature_its_questions_stay_open() -> None:
    match = Match(GAME, Setup(2))
    assert match.asked == NATURE
    match.answer(3, NATURE)
    assert match.answers == [3]


@pytest.mark.parametrize("answer", [-1, 4, 1 << 40])
def test_an_answer_out_of_range_is_refused_and_changes_nothing(answer: int) -> None:
    match = scripted()
    before = bytes(match.record.buffer)
    with pytest.raises(Refusal, match=r"out of range.*0 to 3"):
        match.answer(answer, 0)
    assert bytes(match.record.buffer) == before
    assert len(match.history) == 2


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = scripted()
    with pytest.raises(Refusal, match="Seat 1 is not asked"):
        match.answer(0, 1)


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    match = played(1)
    with pytest.raises(Refusal, match="over"):
        match.answer(0)
    assert match.asking(0) is None
    assert match.options(0) == []


def test_a_scripted_nature_that_runs_out_says_so() -> None:
    match = scripted()
    match.answer(1, 0)
    match.answer(0, 1)
    with pytest.raises(Refusal, match="script has no more"):
        match.answer(ROLL, 0)


def test_luck_depends_on_the_seed_and_the_place_alone() -> None:
    whole = played(5)
    half = Match(GAME, whole.setup, answers=whole.answers[:7], nature=Seeded(5))
    while not half.over:
        half.answer(whole.answers[len(half.history)], half.asked)
    assert half.answers == whole.answers
    assert played(6).answers != whole.answers


def test_a_sealed_question_is_nobody_elses_business() -> None:
    match = scripted()
    asking = match.asking(0)
    assert isinstance(asking, Asking)
    assert asking.kind == "bid"
    assert match.asking(1) == match.asking(None) == Waiting(None)
    with pytest.raises(Refusal):
        match.option(1, 0)
    match.answer(0, 0)
    match.answer(0, 1)
    assert match.asking(1) == Waiting(0)  # rolling or holding is open


def test_options_are_those_of_the_seat_that_is_asked() -> None:
    match = scripted()
    assert [o.answer for o in match.options(0)] == [0, 1, 2, 3]
    assert match.options(1) == []


def test_the_log_tells_a_seat_what_it_may_know() -> None:
    match = scripted()
    match.answer(2, 0)
    assert "Racer 1 drew a booster of 1." in said(match, 0)
    assert "Racer 1 drew a covered booster." in said(match, 1)
    assert "Racer 1 bids 2." in said(match, 0)
    assert not any("bids" in line for line in said(match, 1) + said(match, None))


def test_the_log_can_be_told_in_parts() -> None:
    match = played(2)
    middle = len(match.history) // 2
    assert match.log(0) == match.log(0, 0, middle) + match.log(0, middle)
    assert match.log(0, len(match.history) + 1) == []


def test_undo_takes_back_ones_own_answer() -> None:
    match = scripted()
    before = bytes(match.record.buffer)
    match.answer(2, 0)
    match.undo(0)
    assert bytes(match.record.buffer) == before
    assert match.asked == 0
    match.answer(3, 0)
    assert match.answers[-1] == 3


@pytest.mark.parametrize(
    ("acts", "seat", "obstacle"),
    [
        ([], 0, "roll"),  # the boosters have been drawn
        ([(0, 2)], 1, "roll"),  # of the covered bid it knows nothing; before that the boosters were drawn
        ([(0, 2), (1, 1)], 1, "reveal"),  # the second bid shows both
        ([(0, 2), (1, 1)], 0, "reveal"),
        ([(0, 2), (1, 1), (0, ROLL)], 0, "roll"),
        ([(0, 2), (1, 1), (0, HOLD), (1, HOLD)], 0, "other"),
    ],
)
def test_undo_stops_at(acts: list[tuple[int, int]], seat: int, obstacle: str) -> None:
    match = scripted(6)
    for actor, answer in acts:
        match.answer(answer, actor)
    before = bytes(match.record.buffer), match.answers
    with pytest.raises(CannotUndo) as no:
        match.undo(seat)
    assert no.value.obstacle == obstacle
    assert (bytes(match.record.buffer), match.answers) == before


def test_undo_has_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(CannotUndo) as no:
        Match(GAME, Setup(2)).undo(0)
    assert no.value.obstacle == "nothing"


def test_a_fork_leaves_the_game_alone_and_goes_on_otherwise() -> None:
    match = scripted(6, 6, 6)
    match.answer(2, 0)
    match.answer(1, 1)
    answers = match.answers
    fork = match.fork(3)
    assert fork.asked == 1
    fork.answer(3, 1)
    assert match.answers == answers
    assert fork.answers == [*answers[:3], 3]
    with pytest.raises(Refusal, match="fork at 0 to 4"):
        match.fork(5)


def test_a_fork_at_every_answer_is_the_game_as_it_was() -> None:
    match = played(3, seats=3)
    for at in range(len(match.history) + 1):
        assert match.fork(at).record.buffer == match.record_at(at).buffer


def test_answers_that_cannot_be_replayed_are_named_by_their_place() -> None:
    with pytest.raises(Refusal, match=r"Answer 3: 9 is out of range"):
        Match(GAME, Setup(2), answers=[0, 0, 9])


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_tells_the_result_and_where_it_turned(language: str) -> None:
    match = scripted(6, 6, 6, 6, 6, 6, 6)
    match.answer(0, 0)
    match.answer(3, 1)
    for _ in range(7):
        match.answer(ROLL, 1)
    match.answer(HOLD, 1)
    match.answer(HOLD, 0)
    assert match.over
    say = GAME.words(language).say
    first, second, third, *rest = recap(match, language).splitlines()
    assert str(len(match.history)) in first
    assert say(match.name(1)) in second
    assert say(match.name(0)) in third
    assert any("42" in line for line in rest)


def test_recap_of_a_running_game_gives_nothing_away() -> None:
    assert recap(scripted()) == "The game is still running, after 2 answers."
