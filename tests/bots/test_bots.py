"""Bots answer within the options, the same in plain Python and compiled, and know nothing they may not see."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest

from dicewright import bots
from dicewright.bots import Player, player, roster, weights_of
from dicewright.bots.bot import Bot, Choose, Ints, States, Thinker, Toolkit, Workspace
from dicewright.bots.greedy import CANDIDATES, keep_better_half
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Game, Refusal, Setup, game, games
from dicewright.kernel.record import Header, Record
from dicewright.kernel.words import LANGUAGES, words
from dicewright.match import Match
from staging import together


def decisions(game: Game, setup: Setup, seed: int, count: int) -> Iterator[tuple[Header, Header]]:
    """Positions in which a player is asked, from random play."""
    setup = game.settled(setup)
    start, book = game.table(setup)
    game.start(start, book)
    pick, g = picker(seed), start.copy()
    while count:
        if g.asked >= 0:
            count -= 1
            yield g, book
        game.answer(g, book, pick(g.options))
        if g.over:
            g = start.copy()


AT_ONCE = [name for name in bots.names() if not isinstance(bots.bot(name), Thinker)]
"""Those that think in waves are tried with fewer trials, in `test_search`."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=together(name)) for name in games()])
@pytest.mark.parametrize("which", AT_ONCE)
def test_plain_and_compiled_bots_choose_alike(name: str, which: str) -> None:
    played = game(name)
    setup = played.settled(played.samples()[0])
    plain, compiled = (Player(which, played, played.teams(setup)) for _ in range(2))
    compiled.compile()
    w = played.weights_of(setup)
    chosen = set()
    for n, (g, book) in enumerate(decisions(played, setup, 1, 25)):
        before = bytes(g.buffer)
        answer = plain.choose(g, book, w, g.asked, n)
        assert 0 <= answer < g.options
        assert compiled.choose(g, book, w, g.asked, n) == answer
        assert bytes(g.buffer) == before
        chosen.add(answer)
    assert len(chosen) > 1


# --- what a bot may know ---


def truths(game: Game, setup: Setup, count: int) -> Iterator[tuple[Header, Header, Header]]:
    """Positions in which a player is asked, each with another that he cannot tell from it."""
    teams, pick = game.teams(game.settled(setup)), picker(5)
    for g, book in decisions(game, setup, 2, count):
        other = game.determinise(g, book, g.asked, teams, pick)
        if other.buffer != g.buffer:
            yield g, other, book


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("which", AT_ONCE)
def test_what_a_bot_chooses_follows_from_what_its_seat_knows(name: str, which: str) -> None:
    """Change everything the seat cannot see: the choice stays the same."""
    chooses_by_what_its_seat_knows(which, name, 4)


def chooses_by_what_its_seat_knows(which: str, name: str, positions: int) -> None:
    played = game(name)
    for sample in played.samples():
        setup = played.settled(sample)
        bot, w = Player(which, played, played.teams(setup)), played.weights_of(setup)
        for n, (g, other, book) in enumerate(truths(played, sample, positions)):
            assert bot.choose(other, book, w, g.asked, n) == bot.choose(g, book, w, g.asked, n)


class Peeking(Bot):
    """Answers by the bytes of the state it is shown."""

    name = "peeking"

    def workspace(self, game: Game, seats: int) -> Workspace:
        return Workspace(states=1)

    def rule(self, tools: Toolkit) -> Choose:
        def choose(options: int, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
            return crc32(states[0].buffer)

        return choose


@pytest.fixture
def peeking(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(roster._roster, "peeking", Peeking())
    return "peeking"


@pytest.mark.parametrize("name", games())
def test_a_bot_that_peeks_sees_nothing(name: str, peeking: str) -> None:
    """Whatever any bot could look at is the same, to the last byte."""
    chooses_by_what_its_seat_knows(peeking, name, 12)


def test_it_would_see_something_if_the_truth_were_not_hidden(peeking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "hiding", lambda self, teams: lambda g, b, seat: None)
    player._at_once.cache_clear()
    try:
        with pytest.raises(AssertionError):
            chooses_by_what_its_seat_knows(peeking, "irondie", 12)
    finally:
        player._at_once.cache_clear()


# --- each of them ---


def test_random_bot_gives_every_answer_equally_often() -> None:
    race = game("race")
    g, book = next(decisions(race, Setup(2), 1, 1))
    bot, w = Player("random", race, (0, 1)), race.weights_of(race.settled(Setup(2)))
    counts = [0] * g.options
    for seed in range(4000):
        counts[bot.choose(g, book, w, g.asked, seed)] += 1
    expected = 4000 / g.options
    assert sum((n - expected) ** 2 / expected for n in counts) < 25


def test_the_better_half_comes_first_in_order() -> None:
    work = [0] * (2 * CANDIDATES)
    work[:5] = [10, 11, 12, 13, 14]
    work[CANDIDATES : CANDIDATES + 5] = [3, 9, 3, 9, -1]
    assert keep_better_half(work, 5) == 3
    assert work[:3] == [11, 13, 10]


# --- the roster ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_called_something_in_every_language(language: str) -> None:
    assert [name for name in bots.names() if not words(language, (bots.bot(name).words,)).has(f"bot-{name}")] == []


def test_one_without_words_or_that_is_gone_keeps_its_bare_name(peeking: str) -> None:
    assert [bots.label(name, "pl") for name in ("greedy", peeking, "gone")] == ["zachłanny", "peeking", "gone"]


def test_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal) as no:
        bots.bot("clever")
    assert str(no.value) == f"There is no bot 'clever'. The bots are {', '.join(bots.names())}."
    assert len({no.value.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_weights_are_those_of_the_table_and_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Match(game("irondie"), Setup(2)).weights
    monkeypatch.setattr(Peeking, "weights", {"hand": usual.hand + 3})
    monkeypatch.setitem(roster._roster, "peeking", Peeking())
    assert weights_of("greedy", usual).buffer == usual.buffer
    assert weights_of("peeking", usual).hand == usual.hand + 3
