"""Whole sittings, driven by what people type."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dicewright.kernel.describe import Asking, Option, Ref, Refused, Seen, Thing
from dicewright.kernel.game import Game, Setup
from dicewright.kernel.words import LANGUAGES, text
from dicewright.match import Match, loads
from dicewright.terminal.screen import Screen
from dicewright.terminal.sitting import Sitting
from sample_games.race import GAME
from staging import altered


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


class Played:
    """A sitting that has been played with these lines, and what stood on the screen."""

    def __init__(
        self,
        save: Path,
        typed: Iterable[str],
        players: tuple[str, ...] = ("human", "random"),
        game: Game = GAME,
        language: str = "en",
        live: bool = False,
    ) -> None:
        self.out = io.StringIO()
        left = list(typed)

        def read(prompt: str) -> str:
            if not left:
                raise EOFError
            self.out.write(f"{prompt}{left[0]}\n")
            return left.pop(0)

        screen = Screen(self.out, read)
        self.cleared = 0
        if live:
            screen.live = True
            screen.clear = self._clear  # type: ignore[method-assign]
        self.match = Match(game, Setup(len(players), {"length": "short"}), players=players)
        self.save = save
        Sitting(self.match, screen, language, 3, save).play()
        self.left = left
        self.text = self.out.getvalue()

    def _clear(self) -> None:
        self.cleared += 1
        self.out.write("<cleared>\n")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "race.save"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(save: Path, language: str) -> None:
    played = Played(save, ["1"] * 200, language=language)
    assert played.match.over
    assert loads(save.read_text()).answers == played.match.answers
    assert f"dicewright replay {save}" in played.text
    say = GAME.words(language).say
    for line in played.match.log(0):
        assert say(line.text) in played.text
    assert all(len(line) <= 80 for line in played.text.splitlines() if str(save) not in line)


def test_the_table_shows_others_above_and_oneself_below(save: Path) -> None:
    text = Played(save, []).text
    assert text.index("Racer 2 (bot random)") < text.index("Racer 1 (you)") < text.index("How much fuel do you bid?")
    assert "a covered booster\n" in text.replace("   (", "\n") + "\n"
    assert "  1. Bid 0" in text
    assert "[-1]" not in text


def test_bots_alone_play_to_the_end(save: Path) -> None:
    played = Played(save, [], players=("random", "greedy", "random"))
    assert played.match.over
    assert "Racer 1 bids" not in played.text  # nobody is told what is covered
    assert "You have" not in played.text


def test_leaving_keeps_the_game_and_says_how_to_go_on(save: Path) -> None:
    for leave in (["2"], ["2", "quit", ""]):
        played = Played(save, leave)
        assert f"dicewright play --load {save}" in played.text
        assert loads(save.read_text()).answers == played.match.answers
        assert len(played.match.answers) > 2


def test_quit_may_save_elsewhere_too(save: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.save"
    Played(save, ["2", "quit", str(other)])
    assert other.read_text() == save.read_text()


def test_a_file_that_cannot_be_written_does_not_end_the_sitting(save: Path, tmp_path: Path) -> None:
    played = Played(save, ["quit", str(tmp_path / "nowhere" / "mine.save"), "2", "quit", ""])
    assert "cannot be written" in played.text
    assert not (tmp_path / "nowhere").exists()
    assert len(played.match.answers) > 2


def test_ctrl_c_keeps_the_game(save: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    match = Match(GAME, Setup(2), players=("human", "human"))
    Sitting(match, Screen(io.StringIO(), interrupted), "en", 1, save).play()
    assert loads(save.read_text()).answers == match.answers


def test_a_game_taken_up_again_is_told_from_the_last_answer_on(save: Path) -> None:
    Played(save, ["2", "1", "1", "2"])
    again = loads(save.read_text())
    out = io.StringIO()
    Sitting(again, Screen(out), "en", 3, save).tell(0)
    told = out.getvalue()
    assert "drew" not in told
    assert told.strip()


def test_where_nothing_can_be_kept_play_goes_on_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = Played(tmp_path / "file" / "race.save", ["2", "3", "1"])
    assert played.text.count("cannot be written") == 1
    assert len(played.match.answers) > 4
    assert loads(played.text[played.text.index("dicewright save") :]).answers == played.match.answers


def test_a_kept_game_goes_on_as_it_would_have(save: Path) -> None:
    whole = Played(save, ["2", "2", "1"] * 60).match
    again = loads(save.read_text()).fork(12)
    again.players = whole.players
    typed = iter([str(a + 1) for e in whole.history[12:] if e.seat == 0 for a in [e.answer]])
    Sitting(again, Screen(io.StringIO(), lambda prompt: next(typed)), "en", 3, save).play()
    assert again.answers == whole.answers


@pytest.mark.parametrize("typed", ["9", "0", "x", "1x", "-1"])
def test_what_is_no_choice_is_said_and_asked_again(save: Path, typed: str) -> None:
    played = Played(save, [typed, "2"])
    assert f"“{typed}” is no choice here" in played.text
    assert played.match.history[2].answer == 1


def test_why_tells_the_rule(save: Path) -> None:
    text = Played(save, ["why", "why 2", "why 9", "why not"]).text
    assert text.count("RC-bid-1") == 2
    assert "Everyone bids covered fuel" in text
    assert "“9” is no choice here" in text
    assert "Nothing on the table is refused" in text


def test_a_hint_tells_the_best_options_with_their_numbers_and_answers_nothing(save: Path) -> None:
    played = Played(save, ["hint", "2"])
    shown = played.text.split("> hint")[1].split("> 2")[0]
    numbers = re.findall(r"(?m)^ +(\d) █*░* \d+% \(± \d+%\)", shown)
    assert len(numbers) == len(set(numbers)) == 3
    assert "rough guess" in shown
    assert played.match.history[2].answer == 1


def test_undo_asks_again_or_says_what_stands_in_the_way(save: Path) -> None:
    played = Played(save, ["3", "undo", "2", "undo"], players=("human", "human"))
    assert played.text.count("Taken back.") == 2  # the bids are still covered
    assert [e.answer for e in played.match.history[2:]] == []
    assert "Dice or cards have come since" in Played(save, ["undo"]).text
    assert "Something has been revealed since" in Played(save, ["3", "2", "undo"], players=("human", "human")).text


def test_words_change_with_the_language(save: Path) -> None:
    text = Played(save, ["lang ru", "lang xx"]).text
    assert "Сколько топлива вы ставите?" in text
    assert f"Введите lang и одно из: {', '.join(LANGUAGES)}." in text


def test_the_other_commands(save: Path, tmp_path: Path) -> None:
    text = Played(save, ["help", "board", "log", "look", "save", f"save {tmp_path}/a b.save", "save /"]).text
    assert "why not" in text
    assert text.count("── Round 1") == 2
    assert text.count("Racer 1 drew a booster") == 2
    assert "nothing of that name" in text
    assert "Type save and the name of a file." in text
    assert (tmp_path / "a b.save").exists()
    assert "cannot be written" in text


def test_people_at_one_screen_do_not_see_each_others_secrets(save: Path) -> None:
    played = Played(save, ["4", "", "1", ""], players=("human", "human"), live=True)
    first, second, third = played.text.split("Press Enter when nobody else is looking.")
    assert played.cleared == 4  # before and after each hand-over
    assert "The screen goes to Racer 2 (human)" in first.split("<cleared>")[1]
    secrets = ("Racer 1 drew a booster of 1.", "Racer 1 bids 3.")
    assert secrets[0] in first
    assert not any(secret in second for secret in secrets)
    assert secrets[1] in third


def subset_game() -> Game:
    """The race with its bid as a choice of cans, which is what a subset looks like, and one thing refused."""

    def describe(seen: Seen) -> Asking:
        asking = GAME.describe(seen)
        if asking.kind != "bid":
            return asking
        cans = tuple(Thing(Ref("can", (k,)), text("race-booster", n=k + 1), 1 << k) for k in range(2))
        refused = (Refused(text("do-bid", fuel=9), "RC-bid-2"),)
        return replace(asking, form="subset", things=cans, refused=refused)

    return altered(GAME, describe=describe)


def test_a_subset_is_typed_as_numbers(save: Path) -> None:
    played = Played(save, ["7", "why 2", "why not", "1 2"], game=subset_game())
    assert " 1. a booster of 1 [1]    2. a booster of 2 [2]" in played.text
    assert "“7” is no choice here" in played.text
    assert "1 thing is not possible now" in played.text
    assert "RC-bid-2" in played.text
    assert played.match.history[2].answer == 3


def long_game() -> Game:
    """The race where its two options hide among many, gathered by things on the board."""

    def describe(seen: Seen) -> Asking:
        return replace(GAME.describe(seen), count=4)

    def option(seen: Seen, a: int) -> Option:
        return structs.replace(GAME.option(seen, a), refs=(Ref("booster", (a % 2,)), Ref("fuel", (a,))))

    return altered(GAME, describe=describe, option=option)


def test_a_long_list_is_narrowed_down(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicewright.terminal.choosing.MANY", 3)
    played = Played(save, ["2", "back", "2 1"], game=long_game())
    assert "2. a covered booster: 2 ways" in played.text
    assert "Type back" in played.text
    assert played.match.history[2].answer == 1


def test_no_colours_where_there_is_no_terminal(save: Path) -> None:
    assert "\x1b" not in Played(save, ["1", "help"]).text
