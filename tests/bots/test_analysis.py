"""A game looked at again: what it says adds up, a blunder is found, and nothing hidden is used."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import asdict

import pytest

from dicewright.bots import Player, roster
from dicewright.bots.analysis import Analysis, analyse
from dicewright.bots.examining import Look
from dicewright.bots.luck import outcomes
from dicewright.bots.search import QuickAdviser
from dicewright.bots.valuation import Valuation
from dicewright.kernel.game import Setup, game
from dicewright.kernel.words import LANGUAGES
from dicewright.match import Match, Seeded
from dicewright.terminal.analysis import Report, spread_out
from dicewright.terminal.screen import Screen


class Swift(QuickAdviser):
    """Quick enough to look at whole games in plain Python."""

    name = "swift"
    trials = 48
    samples = 0


@pytest.fixture(autouse=True)
def known() -> object:
    roster.register(Swift)
    yield
    roster.dismiss(Swift.name)


def played(name: str, seats: int, answer: Callable[[Match], int], most: int = 10_000, seed: int = 3) -> Match:
    match = Match(game(name), Setup(seats), nature=Seeded(seed))
    while not match.over and len(match.history) < most:
        match.answer(answer(match))
    return match


def quick_look(match: Match) -> Look:
    return Look(Player(Swift.name, match.game, match.teams), trials=4, each=1, outcomes=40, samples=6)


def looked_at(match: Match) -> Analysis:
    (found,) = analyse(match, [quick_look(match)], 1)
    return found


def first(match: Match) -> int:
    return 0


def last(match: Match) -> int:
    return int(match.record.options) - 1


def turn_about(match: Match) -> int:
    return len(match.history) % int(match.record.options)


@pytest.mark.parametrize(("name", "seats"), [("race", 2), ("race", 3), ("irondie", 2)])
def test_beginning_luck_and_play_make_the_end(name: str, seats: int) -> None:
    match = played(name, seats, last if name == "irondie" else turn_about)
    found = looked_at(match)
    assert found.decisions
    places = list(match.record.place)
    for k, account in enumerate(found.accounts):
        assert account.start + account.luck + account.play + account.others == pytest.approx(account.end)
        assert account.end == (places[account.side] == 1) / places.count(1)
        assert found.curve[-1].expected[k] == account.end
    for point in found.curve:
        assert sum(point.expected) == pytest.approx(1)
    for changes in (*(d.change for d in found.decisions), *(it.change for it in found.luck)):
        assert sum(changes) == pytest.approx(0)  # what one gains the others lose


def test_alone_points_are_told() -> None:
    match = played("roll_player", 1, first, most=60)
    found = looked_at(match)
    (account,) = found.accounts
    assert found.alone
    assert 0 < account.start < 60
    assert account.others == 0
    assert account.start + account.luck + account.play == pytest.approx(account.end)


def test_a_game_that_goes_on_ends_with_what_can_be_expected() -> None:
    found = looked_at(played("race", 2, first, most=12))
    for account in found.accounts:
        assert 0 < account.end < 1
        assert account.start + account.luck + account.play + account.others == pytest.approx(account.end)


def test_dice_that_are_rolled_again_while_they_are_equal_come_to_an_end() -> None:
    """Who begins a game of Roll Player is rolled for, ties again."""
    match = Match(game("roll_player"), Setup(2), nature=Seeded(1))
    found = outcomes(match.record_at(0), Valuation(match, quick_look(match).reviewer, 1).answer, 40)
    assert found is not None
    assert list(found.values()) == [pytest.approx(0.5)] * 2


def test_each_look_is_told_and_the_last_says_so() -> None:
    match, heard = played("race", 2, turn_about), list[tuple[int, int]]()
    several = list(analyse(match, [quick_look(match)] * 2, 1, lambda done, of: heard.append((done, of))))
    assert [(it.look, it.looks, it.done) for it in several] == [(1, 2, False), (2, 2, True)]
    assert [n for n, _ in heard] == [*range(1, heard[0][1] + 1)] * 2


def test_who_plays_badly_gives_away_more() -> None:
    """The same dice: one who takes what is best, and one who takes what is worst."""
    adviser = Player(Swift.name, game("race"), (0, 1))

    def weighed(match: Match, place: int) -> int:
        found = adviser.weigh(match.record, match.book, match.weights, match.asked, 7, shown=match.record.options)
        return found.options[place].answer if found.options else 0

    found = looked_at(played("race", 2, lambda match: weighed(match, 0 if match.asked == 0 else -1)))
    good, bad = found.played
    assert good.given_away < bad.given_away
    assert good.precision is not None
    assert bad.precision is not None
    assert good.precision > bad.precision
    assert found.accounts[0].play > found.accounts[1].play


def test_it_is_the_same_every_time_and_can_be_read_by_programs() -> None:
    match = played("race", 2, turn_about)
    once, twice = looked_at(match), looked_at(match)
    assert once == twice
    data = json.loads(json.dumps(asdict(once)))
    assert len(data["decisions"]) == len(once.decisions)
    assert [account["end"] for account in data["accounts"]] == [account.end for account in once.accounts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("race", 2), ("race", 3), ("irondie", 2)])
def test_it_is_told_in_words(name: str, seats: int, language: str) -> None:
    match = played(name, seats, last if name == "irondie" else turn_about)
    out = io.StringIO()
    Report(match, looked_at(match), Screen(out), language).show()
    said = out.getvalue()
    assert "█" in said
    assert "analysis-" not in said
    assert "{" not in said


def test_a_curve_fits_its_width() -> None:
    assert spread_out([0.0, 1.0], 6) == [0.0] * 3 + [1.0] * 3
    assert spread_out([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
