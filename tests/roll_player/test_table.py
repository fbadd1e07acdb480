"""Roll Player at the terminal: what is told of a game, alone and with others."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.game import GAME
from dicewright.kernel.game import Setup
from dicewright.kernel.words import LANGUAGES, text
from dicewright.match import Match, Seeded, dumps, loads, recap
from dicewright.terminal import draw
from dicewright.terminal.reference import words_of
from dicewright.terminal.screen import Screen
from dicewright.terminal.sitting import Sitting


def played(seats: int, seed: int = 4) -> Match:
    """A whole game of default answers."""
    match = Match(GAME, Setup(seats), nature=Seeded(seed))
    while not match.over:
        match.answer(match.default(), match.asked)
    return match


@pytest.mark.rule("RP-solo-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_nobody_wins_and_the_title_is_told(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    out = io.StringIO()
    match = Match(GAME, Setup(1), players=("human",))
    Sitting(match, Screen(out, lambda prompt: "1"), language, 4, tmp_path / "solo.save").play()
    assert match.over
    say = words_of(GAME, language).say
    shown = out.getvalue()
    assert say(text("table-won")) not in shown
    title = box.TITLES[match.record.title - 1].replace("_", "-")
    last = recap(match, language).splitlines()[-1]
    assert say(text(f"title-{title}")) in last
    assert f"{match.record.stars[0]}★" in last
    assert last in shown


def test_the_account_of_a_game_counts_its_rounds() -> None:
    alone = recap(played(1)).splitlines()
    assert alone[0] == "The game is over after 12 rounds."
    assert "earn the title" in alone[1]
    told = recap(played(2)).splitlines()
    assert told[0] == "The game is over after 12 rounds."
    assert told[1].startswith("  Place 1: ")


def test_rounds_are_chapters_of_a_save() -> None:
    match = played(3)
    saved = dumps(match)
    assert [line.split()[2] for line in saved.splitlines() if line.startswith("# round")] == [
        str(n) for n in range(1, 12)
    ]
    assert loads(saved).answers == match.answers


def test_every_starting_die_is_told_once() -> None:
    match = played(2)
    log = [line.event for line in match.log(None)]
    placing = [event.kind for event in log].index("placed")
    drawn = [event.kind for event in log[:placing] if "die" in event.args]
    assert drawn == ["starting"] * 12


def test_every_card_of_a_market_of_five_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    match = Match(GAME, Setup(4), nature=Seeded(4))
    while match.record.row_n < 5:
        match.answer(match.default(), match.asked)
    board = match.board(None)
    out = io.StringIO()
    words = words_of(GAME, "en")
    draw.board(board, Screen(out), words, None, str)
    cards = next(area.things for area in board.areas if area.ref.kind == "market")
    assert len(cards) == 5
    for card in cards:
        assert card.notes
        assert all(words.say(note.whole) in out.getvalue() for note in card.notes)
