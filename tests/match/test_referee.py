"""The referee: asked outside the rules, answered 0 unless somebody pulls."""

from __future__ import annotations

import pytest

from dicewright.games.irondie import GAME
from dicewright.kernel.game import Refusal, Setup
from dicewright.kernel.question import REFEREE
from dicewright.match import CannotUndo, Match, Seeded, dumps, loads

ALL = 0b111111111


def timed() -> Match:
    match = Match(GAME, Setup(2, {"clock": "on"}), nature=Seeded(1))
    assert match.asked == 0
    return match


def rulings(match: Match) -> list[int]:
    return [e.answer for e in match.history if e.seat == REFEREE]


def play_on(match: Match, answers: int) -> None:
    for _ in range(answers):
        if match.over:
            return
        match.answer(ALL if GAME.questions[match.record.question].name == "split" and match.record.options > ALL else 0)


def test_unless_pulled_the_referee_lets_play_go_on() -> None:
    match = timed()
    play_on(match, 12)
    assert rulings(match)
    assert not any(rulings(match))


def test_a_pull_is_the_next_ruling_and_no_other() -> None:
    match = timed()
    before = len(rulings(match))
    match.pull(1)
    play_on(match, 12)
    assert rulings(match)[before:][:1] == [1]
    assert not any(rulings(match)[before + 1 :])
    assert any(line.event.kind == "time" for line in match.log(None))
    assert loads(dumps(match)).answers == match.answers


def test_a_ruling_that_cannot_be_given_is_refused_and_play_goes_on() -> None:
    match = timed()
    match.pull(99)
    with pytest.raises(Refusal, match="99 is out of range"):
        play_on(match, 12)
    match.advance()
    assert match.asked >= 0 or match.over


def test_undo_passes_a_referee_who_let_play_go_on_but_no_ruling() -> None:
    match = timed()
    asked = [k for k, e in enumerate(match.history) if e.seat == REFEREE]
    assert asked == [0]
    with pytest.raises(CannotUndo) as no:
        match.undo(0)
    assert no.value.obstacle == "nothing"
    ruled = Match(GAME, Setup(2, {"clock": "on"}), answers=[1], nature=Seeded(1))
    with pytest.raises(CannotUndo) as no:
        ruled.undo(0)
    assert no.value.obstacle == "referee"
