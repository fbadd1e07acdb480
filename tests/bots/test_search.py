"""The search: the same answer everywhere, nothing it may not know, more than one side, and stronger than greedy."""

from __future__ import annotations

from dataclasses import replace
from threading import Event
from typing import ClassVar

import pytest

from dicewright.bots import Player, roster
from dicewright.bots.bot import Thinker, Toolkit
from dicewright.bots.search import Search, room, root, whole
from dicewright.bots.search.room import At, Mind
from dicewright.bots.search.root import thinking
from dicewright.bots.search.view import viewing
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Game, Setup, game, games
from dicewright.kernel.layout import Tables
from dicewright.kernel.question import NATURE
from dicewright.kernel.raw import WORD, word
from dicewright.kernel.record import Header, Record
from dicewright.kernel.rule import rule
from staging import decisions, started, together


class Small(Search):
    """As the others, with so few trials that plain Python can play it."""

    name = "small"
    trials = 32


class Wide(Small):
    name = "wide"
    trials = 120
    lanes = 4


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Small(), Wide()):
        monkeypatch.setitem(roster._roster, bot.name, bot)


SAMPLES = [(name, n) for name in games() for n in range(len(game(name).samples()))]


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_legal_in_every_mode_and_hidden_things_do_not_matter(name: str, sample: int) -> None:
    """Change everything the seat cannot see: the choice stays the same."""
    played = game(name)
    g, book, w, teams = started(played, played.samples()[sample])
    bot, pick = Player("small", played, teams), picker(9)
    for n, at in enumerate(decisions(played, g, book, 2)):
        before = bytes(at.buffer)
        answer = bot.choose(at, book, w, at.asked, n)
        assert 0 <= answer < at.options
        assert bytes(at.buffer) == before
        other = played.determinise(at, book, at.asked, teams, pick)
        assert bot.choose(other, book, w, at.asked, n) == answer


@pytest.mark.parametrize(
    "played",
    [
        pytest.param(game("dice_forge"), id="with a learned value", marks=together("dice_forge")),
        pytest.param(game("race"), id="with sealed answers", marks=together("race")),
    ],
)
def test_compiled_and_on_any_number_of_threads_it_chooses_as_in_plain_python(played: Game) -> None:
    """That the rules themselves are the same natively, a law says of every game."""
    g, book, w, teams = started(played, played.samples()[0])
    for which, count in (("small", 6), ("wide", 3)):
        plain, compiled = (Player(which, played, teams) for _ in range(2))
        compiled.compile()
        for n, at in enumerate(decisions(played, g.copy(), book, count)):
            answer = plain.choose(at, book, w, at.asked, n)
            assert {compiled.choose(at, book, w, at.asked, n, threads=t) for t in (1, 2, 4)} == {answer}


def test_all_that_search_share_one_compiled_rule() -> None:
    bots = [roster.bot(name) for name in ("small", "wide", "adept", "master")]
    assert [bot.kind() for bot in bots if isinstance(bot, Thinker)] == 4 * [Search]


# --- time, and being stopped ---


def forge() -> tuple[Game, Header, Record, Record, tuple[int, ...]]:
    played = game("dice_forge")
    g, book, w, teams = started(played, Setup(2))
    return played, next(decisions(played, g, book, 1)), book, w, teams


def test_a_time_ends_the_thinking_and_stopping_it_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played, g, book, w, teams = forge()
    monkeypatch.setattr(Small, "trials", 1_000_000_000)
    monkeypatch.setattr(Small, "nodes", lambda self, game: 640)
    bot = Player("small", played, teams)
    assert 0 <= bot.choose(g, book, w, g.asked, 1, seconds=0.2) < g.options
    stop = Event()
    stop.set()
    assert 0 <= bot.choose(g, book, w, g.asked, 1, stop=stop) < g.options
    assert 0 <= bot.choose(g, book, w, g.asked, 1, at_most=0.1) < g.options


def test_until_it_is_compiled_somebody_stands_in() -> None:
    played, g, book, w, teams = forge()
    bot = Player("small", played, teams)
    assert not bot.slow  # so few trials need no waiting
    assert Player("master", played, teams).slow
    bot._stand_in = Player("random", played, teams)
    assert bot.choose(g, book, w, g.asked, 5) == Player("random", played, teams).choose(g, book, w, g.asked, 5)
    bot.compiled = True
    assert bot.choose(g, book, w, g.asked, 5) == Player("small", played, teams).choose(g, book, w, g.asked, 5)


# --- the root ---


def rooms(totals: list[int], squares: list[int], samples: int) -> list[int]:
    it = [0] * At.KEYS
    it[At.ALIVE], it[At.SAMPLES] = len(totals), samples
    it[At.OPTION : At.OPTION + len(totals)] = range(10, 10 + len(totals))
    it[At.TOTAL : At.TOTAL + len(totals)] = totals
    it[At.TOTAL_SQUARES : At.TOTAL_SQUARES + len(totals)] = squares
    return it


def test_the_better_half_comes_first_in_order() -> None:
    it = rooms([3, 9, 3, 9, -1], [1, 2, 3, 4, 5], 1)
    root.bring_forward(it, 5, 3)
    assert it[At.OPTION : At.OPTION + 3] == [11, 13, 10]
    assert it[At.TOTAL_SQUARES : At.TOTAL_SQUARES + 3] == [2, 4, 1]


def test_a_choice_is_clear_when_it_is_far_ahead_and_was_tried_often_enough() -> None:
    n, mean, spread = 100, 1000, 200
    squares = n * (mean * mean + spread * spread)
    assert root.is_clear(rooms([n * mean, 0], [squares, n * spread * spread], n), 0)
    assert not root.is_clear(rooms([n * mean, n * (mean - 50)], [squares, squares], n), 0)
    assert not root.is_clear(rooms([20 * mean, 0], [squares // 5, 0], 20), 0)


def test_every_round_gets_its_share_of_the_trials() -> None:
    """Eight options, three rounds: half of them is left after each third of the budget."""
    mind = [0] * Mind.NET
    mind[Mind.TRIALS_HIGH], mind[Mind.TRIALS_LOW] = divmod(240, room.LOW)
    mind[Mind.LANES] = 1
    it = rooms([0] * 8, [0] * 8, 0)
    it[At.ROUNDS] = 3
    seen: list[tuple[int, int]] = []
    root.share_out(mind, it, True)
    answer = -1
    while answer < 0:
        for k in range(it[At.ALIVE]):  # the higher its number, the better an option is, but none is clear
            it[At.EARNED + k] += it[At.EACH] * it[At.OPTION + k]
            it[At.EARNED_SQUARES + k] += it[At.EACH] * 1_000_000
        seen.append((it[At.ALIVE], it[At.EACH]))
        answer = root.weigh(mind, [it], -1, 0)
    assert seen == [(8, 10), (4, 20), (2, 40)]
    assert answer == 17


# --- the tree ---


def test_where_much_hangs_on_whose_turn_it_is_all_ways_end_with_the_turn() -> None:
    """One that meets few dice would go deeper than another, and be judged after an attack more or less."""
    played = game("dice_throne")
    g, book, w, teams = started(played, played.samples()[0])
    judged: set[int] = set()
    trials = 0

    @rule
    def noted(g: Header, b: Record, w: Record, of: int) -> int:
        nonlocal trials
        trials += 1
        judged.add(played.turn(g))
        return played.evaluate(g, b, w, of)

    it, bot = thinking(replace(Toolkit.of(played, teams), evaluate=noted)), Small()
    states = Tables(played.layout(len(teams)), bot.workspace(played, len(teams)).states)
    rooms, mind = [[0] * bot.workspace(played, len(teams)).ints], [*bot.mind(played, teams)]
    for n, at in enumerate(decisions(played, g, book, 12)):
        states[0] = at
        answer = it.begin(at.options, states, book, w, mind, rooms, at.asked, n)
        while answer < 0:
            it.think(0, states, book, w, mind, rooms, at.asked, n)
            answer = it.weigh(mind, rooms, -1, 0)
        assert judged <= {played.turn(at) + 1}
        judged.clear()
    assert trials > Small.trials


# --- what it stands on ---


def test_roots_and_logarithms_in_whole_numbers() -> None:
    for n in (1, 2, 3, 100, 1023, 1024, 5000, 10**6, 10**9):
        assert whole.inverse_root(n) == pytest.approx(whole.ROOT_UNIT / n**0.5, rel=0.05, abs=2)
        assert whole.log_root(n) == pytest.approx(whole.root_of_log(n), rel=0.01, abs=1)
        assert whole.whole_root(n) == int(n**0.5)
    assert whole.whole_root(0) == 0


def test_no_entry_of_the_tables_is_near_the_middle_of_two_numbers() -> None:
    """So every machine rounds its logarithms to the same."""
    low = [whole.root_of_log(n) for n in range(whole.FINE)]
    high = [whole.root_of_log(n << k) for k in range(whole.OCTAVES) for n in range(whole.FINE // 2, whole.FINE, 64)]
    assert all(abs(x % 1 - 0.5) > 1e-9 for x in low + high)


def test_positions_that_look_alike_have_the_same_key_and_others_another() -> None:
    played = game("irondie")
    g, book, _, teams = started(played, Setup(2))
    key, pick = viewing(played, teams), picker(3)
    keys, views = set(), set()
    for at in decisions(played, g, book, 60):
        other = played.determinise(at, book, at.asked, teams, pick)
        assert key(at, at.asked) == key(other, at.asked)
        keys.add(key(at, at.asked))
        views.add((at.asked, bytes(played.view(at, at.asked, teams).buffer)))
    assert len(keys) == len(views)


def test_words_are_the_bytes_of_a_record() -> None:
    g = started(game("dice_forge"), Setup(2))[0]
    assert b"".join(word(g, i).to_bytes(WORD, "little") for i in range(len(g.buffer) // WORD)) == bytes(g.buffer)


# --- strength ---


class Quick(Search):
    name = "quick"
    trials: ClassVar[int] = 1000


@together("dice_forge")
def test_it_is_stronger_than_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice Forge in mirrored pairs with fixed seeds; a thousand trials take a millisecond."""
    monkeypatch.setitem(roster._roster, "quick", Quick())
    played = game("dice_forge")
    start, book, w, teams = started(played, Setup(2))
    bots = {name: Player(name, played, teams) for name in ("quick", "greedy")}
    for bot in bots.values():
        bot.compile()
    won = 0.0
    for number in range(24):
        seats = ("quick", "greedy") if number % 2 else ("greedy", "quick")
        g, pick, n = start.copy(), picker(number // 2), 0
        while not g.over:
            n += 1
            if g.asked == NATURE:
                played.answer(g, book, pick(g.options))
            else:
                played.answer(g, book, bots[seats[g.asked]].choose(g, book, w, g.asked, 1000 * number + n))
        won += (g.place[seats.index("quick")] == 1) / (1 + (list(g.place) == [1, 1]))
    assert won >= 15
