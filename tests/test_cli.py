"""The command line: what it prints, and that every mistake ends in one sentence and exit code 2."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicewright import __version__, bots
from dicewright.cli import main
from dicewright.kernel.game import Setup
from dicewright.kernel.words import LANGUAGES
from dicewright.match import Match, Seeded, dumps
from sample_games.race import GAME


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DICEWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def save(answers: int = 12) -> str:
    match = Match(GAME, Setup(2), nature=Seeded(1), players=("human", "random"))
    while len(match.history) < answers:
        match.answer(0, match.asked)
    return dumps(match)


Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "There is no game 'chess'"),
        ("play race --seats human", "race is played by 2, 3 or 4 seats, not 1"),
        ("play race --seats human,robot", f"There is no player 'robot'; a seat is human, {bots.names()[0]}"),
        ("play race --option colour=red", "race has no option 'colour'"),
        ("play race --option length=endless", "Option length of race is one of short or long, not 'endless'"),
        ("play race --option length", "Write an option as key=value, not 'length'"),
        ("play race --seed x", "--seed"),
        ("play race --lang xx", "--lang"),
        ("play race --army hammer", "race has no option 'army.0'"),
        (
            "play race --seats human,random,random --army a,b",
            "--army names 2 for 3 seats",
        ),
        ("play race --content missing.toml", "There is no file missing.toml"),
        ("play race --content bad.toml", "bad.toml, line 1: this cannot be read as TOML"),
        ("play --load missing.save", "There is no file missing.save"),
        ("play --load bad.toml", "This is no Dicewright save"),
        ("play --load cut.save", "cut short"),
        ("play --load edited.save", "changed since it was written"),
        ("play --load binary", "is not a text file"),
        ("play --load .", "cannot be read"),
        ("play irondie --load good.save", "is a game of race, not irondie"),
        ("play --load good.save --option length=short", "keeps its options"),
        ("play --load good.save --seats human,human,human", "The game has 2 seats, and --seats names 3"),
        ("play", "Say which game"),
        ("replay missing.save", "There is no file missing.save"),
        ("replay /dev/zero", "/dev/zero is too large"),
        ("play race --content /dev/zero", "too large"),
        ("simulate race --cores 99999999999", "--cores 99,999,999,999 is out of range"),
        ("store check", "There is no store"),
        ("store restore missing --database new", "There is no file missing"),
        ("store backup x --database mysql://here", "is no database Dicewright knows"),
        ("replay good.save --to 99", "give --to a number from 0 to 12"),
        ("replay good.save --to -1", "give --to a number from 0 to 12"),
        ("rules chess", "There is no game 'chess'"),
        ("rules race RC-none-1", "race has no rule 'RC-none-1'"),
        ("games chess", "There is no game 'chess'"),
        ("simulate race --seats human,random", "'human' cannot be simulated"),
        ("simulate race --games 0", "At least one game"),
        ("check-army missing.toml", "There is no file missing.toml"),
        ("check-army bad.toml", "bad.toml, line 1: this cannot be read as TOML"),
        ("dance", "dance"),
        ("play race --fly", "--fly"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(command: str, sentence: str, capsys: Printed) -> None:
    Path("bad.toml").write_text("= nothing")
    Path("good.save").write_text(save())
    Path("cut.save").write_text(save()[:-40])
    Path("edited.save").write_text(save().replace("length = long", "length = short"))
    Path("binary").write_bytes(b"\xff\xfe\x00")
    assert main(command.split()) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""
    assert Path("good.save").read_text() == save()


def test_a_mistake_is_said_in_the_language_of_the_player(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["play", "race", "--option", "length=endless", "--lang", "ru"]) == 2
    assert "а не «endless»" in capsys.readouterr().err
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert main(["rules", "chess"]) == 2
    assert "Nie ma gry „chess”" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "play --load missing.save",
        "play --load bad.toml",
        "play --load cut.save",
        "play --load edited.save",
        "play irondie --load good.save",
        "play --load good.save --option length=short",
        "play irondie --army bad.toml:wolves",
        "play irondie --army other.toml:wolves",
        "replay good.save --to 99",
        "content race",
        "serve --processes 0",
        "serve --database mysql://here",
        "store check",
        "store restore missing --database new",
        "store backup data --database new",
        "replay /dev/zero",
        "simulate race --cores 0",
        "verify good.save",
        "check-army other.toml",
        "arena race --bots greedy",
        "learn race --generations 0",
        "odds dice_throne --hero nobody",
        "odds dice_throne --hero monk --attempts 9",
    ],
)
def test_no_mistake_is_told_in_english_alone(command: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("bad.toml").write_text("= nothing")
    Path("other.toml").write_text("[army.wolves]")
    Path("good.save").write_text(save())
    Path("cut.save").write_text(save()[:-40])
    Path("edited.save").write_text(save().replace("length = long", "length = short"))
    told = set()
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", language)
        assert main(command.split()) == 2
        told.add(capsys.readouterr().err)
    assert len(told) == len(LANGUAGES)


def test_help_teaches(capsys: Printed) -> None:
    for command in ("play", "replay", "rules", "simulate", "bench", "check-army", "games"):
        assert main([command, "--help"]) == 0
        told = capsys.readouterr().out
        assert "For example" in told
        assert told.count(f"dicewright {command}") > 1
    assert main(["--help"]) == 0
    assert "First steps" in capsys.readouterr().out


def test_version(capsys: Printed) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"dicewright {__version__}"


def test_games_and_their_options(capsys: Printed) -> None:
    assert main(["games"]) == 0
    assert "race · rules 1 · 2, 3 or 4 seats" in capsys.readouterr().out
    assert main(["games", "race"]) == 0
    told = capsys.readouterr().out
    assert "--option length" in told
    assert "* long" in told


def test_rules_by_id_and_by_their_beginning(capsys: Printed) -> None:
    assert main(["rules", "race"]) == 0
    assert capsys.readouterr().out.count("RC-") == 6
    assert main(["rules", "race", "rc-bid", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert told.count("RC-") == 2
    assert "Wszyscy stawiają" in told
    assert main(["rules", "race", "RC-turn-2"]) == 0
    assert capsys.readouterr().out.count("RC-") == 1


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_piped_game_can_be_left_and_taken_up_again(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    typed(monkeypatch, "2", "save mine.save")
    assert main(["play", "race", "--seats", "human,random", "--seed", "4"]) == 0
    assert "Go on with:" in capsys.readouterr().out
    typed(monkeypatch, *["1"] * 100)
    assert main(["play", "--load", "mine.save", "--seed", "4", "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert "Партия окончена" in told
    finished = next(Path("data").glob("*.save"))
    assert main(["replay", str(finished), "--to", "5"]) == 0
    assert "still running" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one.save", "two.save"):
        typed(monkeypatch, *["2", "1"] * 8, f"save {name}")
        assert main(["play", "race", "--seats", "human,greedy", "--seed", "9"]) == 0
    assert Path("one.save").read_text() == Path("two.save").read_text()


def test_who_names_no_opponent_gets_the_usual_level(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "2")
    assert main(["play", "race"]) == 0
    (kept,) = Path("data").glob("*.save")
    assert f"player {bots.USUAL}\n" in kept.read_text()


def test_going_on_with_a_kept_game_keeps_it_in_the_same_file(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "2")
    assert main(["play", "race", "--seats", "human,random"]) == 0
    (kept,) = Path("data").glob("*.save")
    before = kept.read_text()
    typed(monkeypatch, "1", "1")
    assert main(["play", "--load", str(kept)]) == 0
    assert list(Path("data").glob("*.save")) == [kept]
    assert kept.read_text() != before


def test_another_save_is_never_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("good.save").write_text(save())
    typed(monkeypatch, "1", "1")
    assert main(["play", "--load", "good.save"]) == 0
    assert Path("good.save").read_text() == save()


def test_replay_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    Path("good.save").write_text(save())
    typed(monkeypatch, "", "q")
    assert main(["replay", "good.save", "--step"]) == 0
    told = capsys.readouterr().out
    assert told.count("── Round") == 2
    assert "Answer 4 of 12" in told


def test_content_replaces_what_it_names(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    Path("short.toml").write_text("[length]\nshort = 3\nlong = 7\n")
    typed(monkeypatch, "save mine.save")
    assert main(["play", "race", "--seats", "human,random", "--content", "short.toml"]) == 0
    assert "7 steps to go" in capsys.readouterr().out
    assert main(["play", "--load", "mine.save", "--content", "short.toml"]) == 2
    assert "keeps its options and its content" in capsys.readouterr().err
    Path("short.toml").unlink()
    assert main(["play", "--load", "mine.save"]) == 0


ARMIES = """
[armies.wolves]
dice = "3 rare black smasher, 3 green barrier, 3 yellow fortress"
side = "rare white power up, black regeneration, purple ballistic"

[armies.sheep]
dice = ["9 green barrier"]

[armies.bees]
dice = "4 rare orange swarm, red assault, 4 green barrier"
"""


def test_every_army_of_a_file_is_judged(capsys: Printed) -> None:
    Path("mine.toml").write_text(ARMIES)
    assert main(["check-army", "mine.toml"]) == 2
    told = capsys.readouterr()
    assert "wolves: legal." in told.out
    assert "no attack die" in told.out
    assert "at most 3 rare dice" in told.out
    assert "2 of the armies in mine.toml are not legal" in told.err
    Path("mine.toml").write_text(ARMIES[: ARMIES.index("[armies.sheep]")])
    assert main(["check-army", "mine.toml"]) == 0


def test_armies_by_name_and_from_a_file(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    Path("mine.toml").write_text(ARMIES[: ARMIES.index("[armies.sheep]")])
    typed(monkeypatch, "save mine.save")
    assert main(["play", "irondie", "--army", "hammer,mine.toml:wolves"]) == 0
    saved = Path("mine.save").read_text()
    assert "option army.0 = 3 rare black smasher, 2 white power up" in saved
    assert "option army.1 = 3 rare black smasher, 3 green barrier, 3 yellow fortress" in saved
    assert "option side.1 = rare white power up" in saved
    capsys.readouterr()
    for given, sentence in (
        ("mine.toml:bears", "mine.toml has no army 'bears'; it has wolves"),
        ("nowhere.toml:wolves", "There is no file nowhere.toml"),
        ("dragons", "There is no army 'dragons'"),
    ):
        assert main(["play", "irondie", "--army", given]) == 2
        assert sentence in capsys.readouterr().err


def test_any_option_can_be_given_by_its_name(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    typed(monkeypatch, "save mine.save")
    assert main(["play", "irondie", "--match", "best_of_three", "--turn-limit", "9", "--army", "wall"]) == 0
    saved = Path("mine.save").read_text()
    assert "option match = best_of_three" in saved
    assert "option turn_limit = 9" in saved
    first, second = re.findall(r"option army\.. = (.*)", saved)
    assert first == second


def test_a_bare_call_without_a_terminal_shows_the_help(capsys: Printed) -> None:
    assert main([]) == 0
    assert "First steps" in capsys.readouterr().out


def test_simulate(capsys: Printed) -> None:
    assert main(["simulate", "race", "--games", "20", "--seats", "random,random", "--cores", "1", "--json"]) == 0
    assert '"games": 20' in capsys.readouterr().out


def test_as_a_module_and_without_compiling() -> None:
    """Help needs neither the games nor the compiler, so that it comes at once."""
    told = subprocess.run([sys.executable, "-m", "dicewright", "--help"], capture_output=True, text=True, check=True)
    assert "dicewright play irondie" in told.stdout
    check = "import sys; from dicewright.cli import main; main(['rules', 'irondie']); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", check], capture_output=True, check=True)


def test_files_in_other_encodings_are_told_apart(tmp_path: Path, capsys: Printed) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes('[armies.волки]\ndice = "9 red smasher"\n'.encode("cp1251"))
    assert main(["check-army", str(mine)]) == 2
    assert "mine.toml, line 1: this is not UTF-8 text; save the file as UTF-8" in capsys.readouterr().err
    mine.write_bytes("[market.weak]\nprice = 2\nprice = 3\n".encode("utf-16"))
    assert main(["content", "roll_player", "--content", str(mine), "--lang", "pl"]) == 2
    assert "wiersz 3: market.weak.price: występuje dwa razy, po raz pierwszy w wierszu 2" in capsys.readouterr().err


def test_content_is_counted_and_exported(tmp_path: Path, capsys: Printed) -> None:
    assert main(["content", "irondie"]) == 0
    assert "colour table recon_a" in capsys.readouterr().out
    mine = tmp_path / "mine.toml"
    assert main(["content", "irondie", "--export", str(mine)]) == 0
    assert main(["content", "irondie", "--content", str(mine), "--status"]) == 0
    mine.write_text("[colours.recon_a.red]\neffects = []\n")
    assert main(["content", "irondie", "--content", str(mine)]) == 2
    assert "mine.toml, line 2: colours.recon_a.red.effects" in capsys.readouterr().err
    assert main(["content", "irondie", "--export", str(mine)]) == 2
    assert "there already" in capsys.readouterr().err
    assert main(["content", "irondie", "--export"]) == 0
    assert capsys.readouterr().out.startswith("# Colour bonuses")
    assert main(["content", "scuffle"]) == 2


def test_a_server_refuses_content_that_is_wrong_before_it_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cards.toml").write_text("[market.longsword]\nprice = 99\n")
    assert main(["serve", "--no-browser", "--port", "0", "--content", "cards.toml"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("cards.toml, line 2: market.longsword.price must be a whole number from 0 to 20")
