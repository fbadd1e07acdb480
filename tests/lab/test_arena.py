"""The arena: mirrored sets with common dice, the same on any number of cores, kept and taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicewright.cli import main
from dicewright.kernel.game import Refusal, Setup, game
from dicewright.lab.arena import Arena, Plan, checked
from dicewright.lab.arena_report import report
from staging import together

pytestmark = together("race")


def plan(**given: Any) -> Plan:
    race = game(given.pop("game", "race"))
    setup = race.settled(Setup(given.pop("seats", 2), given.pop("options", {})))
    return Plan(race, setup, **{"bots": ("random", "greedy"), "games": 20, "seed": 3, **given})


def played(it: Plan, cores: int = 1, keep: Path | None = None) -> dict[str, Any]:
    arena = Arena(it, keep)
    assert arena.play(cores, quiet=True)
    found = report(arena.standings, 0.0)
    found.pop("games")  # with several cores, a few more than count may be played
    return found


def test_the_number_of_cores_changes_nothing() -> None:
    for decide in (False, True):
        one = played(plan(games=80, decide=decide))
        assert played(plan(games=80, decide=decide), cores=3) == one
    assert played(plan(games=80, seed=4)) != played(plan(games=80))


def test_who_is_better_is_told_early() -> None:
    """In this race it is the random bot: what looks good at once is a trap there."""
    found = played(plan(games=400, decide=True))
    (meeting,) = found["meetings"]
    assert (meeting["bot"], meeting["against"], meeting["decided"]) == ("random", "greedy", 1)
    assert meeting["games"] < 400
    assert found["ratings"][0]["elo"] == 0
    assert found["ratings"][1]["interval"][1] < 0


def test_a_set_has_each_side_once_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena(plan(seats=3, games=6))
    series, play = arena._table(0)
    seen = []

    def noted(first: int, n: int, bots: Any) -> Any:
        seen.append((first, tuple(bots)))
        return play(first, n, bots)

    monkeypatch.setattr(arena, "_table", lambda number: (series, noted))
    arena.play_set((0, 1), 7)
    assert seen == [(7, (0, 1, 1)), (7, (1, 0, 1)), (7, (1, 1, 0))]


def test_between_more_than_two_sides_both_are_the_one() -> None:
    assert plan(seats=3).meetings() == [(0, 1), (1, 0)]
    found = played(plan(seats=3, games=30))
    shares = {(m["bot"], m["against"]): m["of_fair"] for m in found["meetings"]}
    assert shares["random", "greedy"] > 1 > shares["greedy", "random"]


def test_equal_bots_share_every_set() -> None:
    """Random play meets the same dice and its own numbers in both games of a set: one is the mirror image."""
    arena = Arena(plan(bots=("random", "greedy")))
    assert arena.play_set((0, 0), 5)[0] == 0.5


# --- kept, and taken up again ---


def test_a_tournament_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    whole = played(plan(games=40))
    played(plan(games=10), keep=keep)
    before = json.loads(keep.read_text())["sets"]
    assert len(before) == 5
    assert played(plan(games=40), keep=keep) == whole
    assert json.loads(keep.read_text())["sets"][:5] == before


def test_another_tournament_or_none_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    played(plan(games=4), keep=keep)
    with pytest.raises(Refusal, match=r"another tournament \(seed differ\)"):
        Arena(plan(seed=9), keep)
    keep.write_text("{}")
    with pytest.raises(Refusal, match="no tournament"):
        Arena(plan(), keep)


# --- what is asked for ---


def test_what_makes_no_sense_is_refused() -> None:
    for given, why in (
        ({"bots": ("random", "gone")}, "There is no bot 'gone'"),
        ({"bots": ("random",)}, "two bots or more"),
        ({"bots": ("random", "random")}, "every bot once"),
        ({"games": 0}, "At least one game"),
    ):
        with pytest.raises(Refusal, match=why):
            checked(plan(**given))


def test_seats_choose_anew_for_every_set() -> None:
    irondie = plan(game="irondie", varied=True)
    drawn = [irondie.setup_of(n).options["army.0"] for n in range(8)]
    assert len(set(drawn)) > 2
    assert drawn == [irondie.setup_of(n).options["army.0"] for n in range(8)]


def test_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "race", "--bots", "random,greedy", "--games", "12", "--cores", "1"]
    assert main(command) == 0
    assert "greedy" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["meetings"][0]["games"] == 12
    assert main(["arena", "race", "--bots", "greedy"]) == 2
    assert "two bots or more" in capsys.readouterr().err
