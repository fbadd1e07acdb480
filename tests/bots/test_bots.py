"""Bots answer within the options, the same in plain Python and compiled, and know nothing they may not see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dicewright import bots
from dicewright.bots.greedy import CANDIDATES, keep_better_half
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Game, Refusal, Setup, game, games
from dicewright.kernel.record import Table


def decisions(game: Game, setup: Setup, seed: int, count: int) -> Iterator[tuple[Table, Table]]:
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


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("which", bots.NAMES)
def test_plain_and_compiled_bots_choose_alike(name: str, which: str) -> None:
    played = game(name)
    setup = played.settled(played.samples()[0])
    plain, compiled = (bots.bot(which, played, setup.seats, played.teams(setup)) for _ in range(2))
    compiled.compile()
    chosen = set()
    for n, (g, book) in enumerate(decisions(played, setup, 1, 25)):
        before = bytes(g.buffer)
        answer = plain.choose(g, book, g.asked, n)
        assert 0 <= answer < g.options
        assert compiled.choose(g, book, g.asked, n) == answer
        assert bytes(g.buffer) == before
        chosen.add(answer)
    assert len(chosen) > 1


@pytest.mark.parametrize("name", games())
def test_greedy_does_not_see_what_is_hidden(name: str) -> None:
    """Change everything the seat cannot see: the choice stays the same."""
    played = game(name)
    changed = 0
    for sample in played.samples():
        setup = played.settled(sample)
        teams, pick = played.teams(setup), picker(5)
        bot = bots.bot("greedy", played, setup.seats, teams)
        for n, (g, book) in enumerate(decisions(played, setup, 2, 12)):
            other = played.determinise(g, book, g.asked, teams, pick)
            if bytes(other.buffer) != bytes(g.buffer):
                changed += 1
                assert bot.choose(other, book, g.asked, n) == bot.choose(g, book, g.asked, n)
    assert changed > 0 or not played.hides


def test_random_bot_gives_every_answer_equally_often() -> None:
    g, book = next(decisions(game("race"), Setup(2), 1, 1))
    bot = bots.bot("random", game("race"), 2)
    counts = [0] * g.options
    for seed in range(4000):
        counts[bot.choose(g, book, g.asked, seed)] += 1
    expected = 4000 / g.options
    assert sum((n - expected) ** 2 / expected for n in counts) < 25


def test_the_better_half_comes_first_in_order() -> None:
    work = [0] * (2 * CANDIDATES)
    work[:5] = [10, 11, 12, 13, 14]
    work[CANDIDATES : CANDIDATES + 5] = [3, 9, 3, 9, -1]
    assert keep_better_half(work, 5) == 3
    assert work[:3] == [11, 13, 10]


def test_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="There is no bot 'clever'"):
        bots.bot("clever", game("race"), 2)
