"""Studies: the same games however they are cut and shared out, taken up again after a kill, and marks that are true."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from studying import ARMIES, played, study

from dicewright.cli import main
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Refusal, Setup, game
from dicewright.kernel.mark import marking
from dicewright.lab.series import Series
from dicewright.lab.studies import reading, work
from dicewright.lab.studies.playing import FIRST, Columns, Piece, Player
from dicewright.lab.studies.store import GAMES, THINGS, Store
from staging import together

pytestmark = together("irondie")
DRAWN = 'game = "irondie"\nkind = "drawn"\nbots = ["random"]\ngames = 60\ntable = 4\n'


def test_the_number_of_cores_changes_nothing(tmp_path: Path) -> None:
    for name, text in (("pairs", ARMIES), ("drawn", DRAWN)):
        one, three = (played(study(text), tmp_path / f"{name}{cores}", cores) for cores in (1, 3))
        assert (one == three).all()
        assert len(one) == study(text).games * len(study(text).arms)
    other = played(study(ARMIES.replace("seed = 5", "seed = 6")), tmp_path / "other")
    assert (other != played(study(ARMIES), tmp_path / "pairs1")).any()


def test_pieces_of_any_size_are_the_same_games() -> None:
    for text in (ARMIES, DRAWN):
        player = Player(study(text))
        whole = player.play(Piece(0, 0, 23))
        parts = [player.play(Piece(0, first, n)) for first, n in ((0, 1), (1, 6), (7, 16))]
        assert (np.concatenate(parts) == whole).all()


def test_games_are_those_of_the_series() -> None:
    """What is kept of a game is what its set-up and its number give."""
    it = study(ARMIES)
    arm = it.arms[1]
    series = Series(it.game, it.setup_of(arm, 3), ("random", "random"), it.seed, marked=True)
    assert (Player(it).play(Piece(1, 3, 1))[0, FIRST:] == series.plainly()(it.number(arm, 3), 1)[0]).all()


def test_arms_have_dice_of_their_own_unless_they_are_compared_game_by_game() -> None:
    assert [arm.block for arm in study(ARMIES).arms] == list(range(9))
    options = study('game = "irondie"\nkind = "options"\nvalues = ["lt_reading"]\n')
    assert [(arm.cell, arm.block) for arm in options.arms] == [(("usual",), 0), (("lt_reading", "win_if_lower"), 0)]
    two = study(ARMIES.replace('bots = ["random"]', 'bots = ["random", "greedy"]'))
    assert [arm.block for arm in two.arms] == [*range(9), *range(9)]


def test_seats_are_drawn_the_same_in_all_arms_and_never_twice_alike() -> None:
    it = study('game = "irondie"\nkind = "options"\nvalues = ["lt_reading"]\ntable = 3\n')
    usual, thrown = it.arms
    drawn = [it.seats_at(usual, n) for n in range(60)]
    assert drawn == [it.seats_at(thrown, n) for n in range(60)]
    assert all(drawn[n] == drawn[n - n % 3] for n in range(60))
    assert all(seats["army.0"] != seats["army.1"] for seats in drawn)
    assert len({seats["army.0"] for seats in drawn}) > 5
    few = study(DRAWN + 'values = ["hammer", "wall"]\n')
    assert {value for n in range(40) for value in few.seats_at(few.arms[0], n).values()} == {"hammer", "wall"}


# --- kept, and taken up again ---

LONG = """
import sys
from dicewright.cli import main
from dicewright.lab.studies import work
work.KEPT_EVERY = work.MOMENT = 0.02
sys.exit(main(sys.argv[1:]))
"""


def begun(file: Path, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", LONG, "study", str(file), "--to", str(folder), "--cores", "2", "--lang", "en"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def stopped(file: Path, folder: Path, how: signal.Signals) -> tuple[int, str]:
    """In the middle: when some games are kept, and far from all."""
    with begun(file, folder) as running:
        while len(list((folder / "parts").glob("*.parquet"))) < 3:
            assert running.poll() is None, running.communicate()
            time.sleep(0.01)
        os.kill(running.pid, how)
        told = running.communicate()[0].decode()
        return running.returncode, told


def test_after_a_kill_the_same_command_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    file = tmp_path / "armies.toml"
    file.write_text(ARMIES.replace("games = 40", "games = 20000"), encoding="utf-8")
    whole, killed, interrupted = (tmp_path / name for name in ("whole", "killed", "interrupted"))
    assert begun(file, whole).wait() == 0

    code, _ = stopped(file, killed, signal.SIGKILL)
    assert code == -signal.SIGKILL
    assert not (killed / GAMES).exists()
    kept = sum(len(pl.read_parquet(part)) for part in (killed / "parts").glob("*.parquet"))
    assert 0 < kept < 180_000

    code, told = stopped(file, interrupted, signal.SIGINT)
    assert code == 130
    assert "the same command goes on from there" in told

    for folder in (killed, interrupted):
        assert begun(file, folder).wait() == 0
        for name in (GAMES, THINGS, "report.html"):
            assert (folder / name).read_bytes() == (whole / name).read_bytes(), name
        assert list((folder / "parts").iterdir()) == []


def test_more_games_are_added_to_those_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = study(ARMIES)
    store = Store(few, tmp_path)
    assert work.Cores(1)(few, store, quiet=True)
    store.finish(few.game.words())
    asked: list[int] = []
    play = Player.play

    def noted(self: Player, piece: Piece) -> Any:
        asked.append(piece.games)
        return play(self, piece)

    monkeypatch.setattr(Player, "play", noted)
    more = replace(few, games=50)
    assert (played(more, tmp_path)[:, 1] < 50).all()
    assert sum(asked) == 9 * 10
    assert (played(few, tmp_path) == store.rows()).all()


def test_another_study_in_the_folder_is_refused(tmp_path: Path) -> None:
    Store(study(ARMIES), tmp_path / "one")
    with pytest.raises(Refusal, match=r"another study \(seed differ\)"):
        Store(study(ARMIES.replace("seed = 5", "seed = 6")), tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "letter.txt").write_text("Dear ...")
    with pytest.raises(Refusal, match="something else than a study"):
        Store(study(ARMIES), tmp_path / "two")


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    played(study(ARMIES), tmp_path)
    part = next((tmp_path / "parts").glob("*.parquet"))
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(Refusal, match=rf"{part.name} cannot be read; remove it"):
        Store(study(ARMIES), tmp_path)
    part.unlink()
    assert len(played(study(ARMIES), tmp_path)) == 360


def test_the_tables_say_what_stands_in_them(tmp_path: Path) -> None:
    it = study(ARMIES)
    store = Store(it, tmp_path)
    assert work.Cores(2)(it, store, quiet=True)
    store.finish(it.game.words())
    games = pl.read_parquet(tmp_path / GAMES)
    assert games.columns[:7] == ["arm", "bots", "cell", "game", "army.0", "army.1", "answers"]
    assert games["army.0"].to_list() == [it.arms[a].cell[0] for a in games["arm"]]
    assert set(games["bots"].to_list()) == {"random,random"}
    assert (games["place_0"] + games["place_1"]).is_in([2, 3]).all()
    things = pl.read_parquet(tmp_path / THINGS)
    red = things.filter((pl.col("mark") == "coloured") & (pl.col("holder") == "hammer") & (pl.col("key") == "black"))
    assert red["name"].to_list() == ["black"]
    hammers = games.filter(pl.col("army.0") == "hammer")
    assert ((hammers["coloured_0"] // 2 ** red["bit"][0]) % 2 == 1).all()
    described = json.loads((tmp_path / "study.json").read_text())
    assert described["values"] == ["onslaught", "hammer", "wall"]


# --- marks ---


Told = list[tuple[str, dict[str, int]]]
Noted = list[list[set[str]]]


def heard_and_noted(name: str, setup: Setup, seed: int) -> tuple[Told, Noted]:
    """A random game in plain Python: what was told, and what was noted of each seat, mark by mark."""
    played_game = game(name)
    setup = played_game.settled(setup, picker(seed))
    g, book = played_game.table(setup)
    heard: Told = []
    g.tell = lambda kind, values: heard.append((kind.name, {n: values[i] for i, (n, _) in enumerate(kind.args)}))
    note, seats, pick = marking(played_game.marks), setup.seats, picker(seed)
    noted = np.zeros((1, seats * len(played_game.marks)), np.int64)
    played_game.start(g, book)
    while g.over == 0:
        a = pick(g.options)
        if g.asked >= 0:
            note(g, book, a, noted, 0, 0)
        played_game.answer(g, book, a)
    note(g, book, -1, noted, 0, 0)
    found = []
    for k, mark in enumerate(played_game.marks):
        named = [mark.things(setup, seat) for seat in range(seats)]
        bits = [int(noted[0, k * seats + seat]) for seat in range(seats)]
        found.append([{named[s][b].key for b in range(63) if bits[s] >> b & 1} for s in range(seats)])
    return heard, found


@pytest.mark.parametrize("seed", range(6))
def test_cards_drawn_and_played_at_dice_throne_are_those_that_were_told(seed: int) -> None:
    from dicewright.games.dice_throne.codes import CARD_CODES
    from dicewright.games.dice_throne.content.library import deck_of, hero_numbered
    from dicewright.games.dice_throne.marks import MARKS

    heard, (began, drawn, cards) = heard_and_noted("dice_throne", Setup(2), seed)
    assert [mark.name for mark in MARKS] == ["began", "drawn", "played"]

    def told(*kinds: str) -> list[set[str]]:
        found: list[set[str]] = [set(), set()]
        for kind, args in heard:
            if kind in kinds:
                hero = hero_numbered(args["card"] // CARD_CODES)
                card = next(c for c in deck_of(hero) if c.number == args["card"] % CARD_CODES)
                found[args["seat"]].add(card.name if card not in hero.cards else f"{hero.name}.{card.name}")
        return found

    assert cards == told("played", "upgraded")
    assert drawn == told("drew")
    first = next(args["seat"] for kind, args in heard if kind == "turn")
    assert began == [{"began"} if seat == first else set() for seat in (0, 1)]


@pytest.mark.parametrize("seed", range(3))
def test_who_one_was_at_roll_player_is_noted_once(seed: int) -> None:
    heard, marks = heard_and_noted("roll_player", Setup(3), seed)
    for name, found in zip([m.name for m in game("roll_player").marks], marks, strict=True):
        if name in ("race", "class", "backstory", "alignment"):
            assert [len(it) for it in found] == [1, 1, 1], name
        if name == "began":
            assert sorted(len(it) for it in found) == [0, 0, 1]
        if name == "race":
            assert len(set.union(*found)) == 3
    assert heard


def test_feats_and_first_advantage_are_noted() -> None:
    heard, (began, feats) = heard_and_noted("dice_forge", Setup(2), 4)
    assert began == [{"began"}, set()]
    from dicewright.games.dice_forge.box import Feat

    told = {(args["seat"], Feat.names[args["feat"]]) for kind, args in heard if kind == "feat"}
    assert told
    assert told == {(seat, feat) for seat in (0, 1) for feat in feats[seat]}
    for seed in range(8):
        heard, (began, _) = heard_and_noted("irondie", Setup(2), seed)
        assert sum(map(len, began)) <= 1


def test_what_is_left_out_is_never_held(tmp_path: Path) -> None:
    text = """
game = "dice_throne"
kind = "without"
of = "drawn"
values = ["monk.serenity_2", "six_it"]
bots = ["random"]
games = 30
[options]
"hero.0" = "monk"
"""
    it = study(text)
    usual, serenity, six = it.arms
    assert [arm.cell for arm in it.arms] == [("usual",), ("monk.serenity_2",), ("six_it",)]
    rows, drawn = played(it, tmp_path), Columns.of(it).at("drawn")
    for arm in (serenity, six):
        held = (rows[:, drawn] >> arm.without) & 1
        assert held[rows[:, 0] == usual.number, 0].any()
        assert not held[rows[:, 0] == arm.number, 0].any()
    common = (rows[:, drawn] >> six.without) & 1
    assert common[rows[:, 0] == six.number, 1].any()


# --- the command ---


def test_the_command_lists_what_comes_along(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in reading.ready())


@pytest.mark.parametrize("name", reading.ready())
def test_studies_that_come_along_can_be_played(name: str) -> None:
    """One game of each kind of table, in plain Python."""
    it = reading.read(*reading.find(name))
    assert len(set(it.title.values())) == 3
    arm = it.arms[-1]
    setup = it.setup_of(arm, 0)
    Series(it.game, setup, ["random"] * it.seats, it.seed, marked=True).plainly()(it.number(arm, 0), 1)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("study gone", "There is no study 'gone'. Name a file, or"),
        ("study gone.toml", "gone.toml"),
        ("study heroes --games 0", "--games 0 is out of range"),
        ("study heroes --cores 0", "--cores 0 is out of range"),
    ],
)
def test_mistakes_are_told(command: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
