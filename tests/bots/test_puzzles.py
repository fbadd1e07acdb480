"""Puzzles: those that come with the games are questions still, with one answer clearly the best, and explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from dicewright.bots import advice
from dicewright.bots.puzzles import FINE, GRADES, Puzzle, puzzles_of, read, written
from dicewright.bots.weighing import Scale
from dicewright.kernel.game import Game, Refusal
from dicewright.kernel.words import LANGUAGES
from dicewright.lab.puzzles import FEWEST, SEEN_BY_MOST
from dicewright.lab.reference import built_in
from dicewright.match import Match
from dicewright.match.notation import replayed
from puzzling import made, position, shipped, weighed

every_game = pytest.mark.parametrize("game", built_in(), ids=lambda game: str(game.name))


@pytest.fixture(autouse=True)
def as_they_come() -> Iterator[None]:
    puzzles_of.cache_clear()
    yield
    puzzles_of.cache_clear()


@every_game
def test_those_of_a_game_are_questions_still(game: Game) -> None:
    found = puzzles_of(game)
    assert found
    assert len({it.id for it in found}) == len(found)
    assert {it.grade for it in found} <= set(GRADES)
    for it in found:
        match = it.match()
        assert match.game is game
        assert match.asked >= 0
        assert match.record.options >= FEWEST
        assert not game.questions[int(match.record.question)].taste
        assert {o.answer for o in it.options} <= set(range(match.record.options))
        assert len({o.answer for o in it.options}) == len(it.options) >= 2
        assert all(one.value >= other.value for one, other in pairwise(it.options))
        assert it.options[0].value > it.options[1].value
        assert 0 <= it.found <= SEEN_BY_MOST
        assert 0 < _advised(match, it) < Scale.of(game, match.setup.seats).whole


def _advised(match: Match, it: Puzzle) -> float:
    """What the best option promises; and that it is explained in all languages."""
    found = advice(match.game, match.seen(match.asked), match.weights, it.weighing(match.game, match.setup.seats), 200)
    assert found.options[0].option.answer == it.best
    assert len(found.options) == len(it.options)
    for language in LANGUAGES:
        say = match.game.words(language, "dicewright.bots").say
        assert " ".join(map(say, found.reasons))
    return found.options[0].expected


@every_game
def test_there_are_several_kinds_of_each_game(game: Game) -> None:
    matches = [it.match() for it in puzzles_of(game)]
    kinds = Counter(int(match.record.question) for match in matches)
    assert len(kinds) >= 3
    assert kinds.most_common(1)[0][1] <= 0.6 * len(matches)
    assert len({len(match.history) for match in matches}) > len(matches) // 3


def test_what_was_found_out_is_kept() -> None:
    match = position("irondie", 30)
    it = weighed(match, 2)
    kept = made(match, 2, 0.31)
    (again,) = read(written([kept]))
    assert again == kept
    back = again.weighing(match.game, 2)
    assert [o.answer for o in back.options] == [o.answer for o in it.options]
    assert [o.trials for o in back.options] == [o.trials for o in it.options]
    assert [o.value for o in back.options] == pytest.approx([o.value for o in it.options], abs=1 / FINE)
    assert [(by.mean, by.doubt) for by in back.apart] == [(by.mean, by.doubt if by.mean else 0) for by in it.apart]
    assert again.match().record.buffer == match.record.buffer
    assert (again.best, again.grade) == (2, 2)


def test_easy_ones_come_first() -> None:
    some = [made(position("race", at), 1, found) for at, found in ((4, 0.1), (6, 0.6), (8, 0.3))]
    assert [it.grade for it in read(written(some))] == [1, 2, 3]


def test_those_of_other_rules_are_not_shown_and_keep_their_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position("race", 4)
    now = made(match, 1)
    with monkeypatch.context() as before:
        before.setitem(vars(match.game), "version", "0")
        older = made(match, 1)
    assert (older.rules, now.rules) == ("0", "1")
    assert older.id == now.id
    shipped(monkeypatch, now)
    assert len(puzzles_of(match.game)) == 1
    monkeypatch.setattr("dicewright.bots.puzzles.shipped", lambda game, *path: written([older]))
    puzzles_of.cache_clear()
    assert puzzles_of(match.game) == ()


def test_the_same_answers_are_played_by_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position("race", 4)
    with monkeypatch.context() as before:
        before.setitem(vars(match.game), "version", "0")
        older = made(match, 1)
    with pytest.raises(Refusal, match="rules 0"):
        older.match()
    assert replayed(older.save).record.buffer == match.record.buffer
