"""What a set-up leaves to chance: drawn fairly, from a seed, and nothing else is touched."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dicewright.bots import Player
from dicewright.cli import main
from dicewright.kernel.chance import picker
from dicewright.kernel.game import ANY, Game, Refusal, Setup, game, games
from dicewright.match import Match, dumps, loads
from dicewright.server.tables import fairness

DRAWN = [(g, choice) for g in games().values() for choice in g.choices if choice.drawn]
NAMES = [f"{g.name} {choice.name}" for g, choice in DRAWN]
TIMES = 1500


def test_heroes_and_armies_are_drawn() -> None:
    assert {"dice_throne hero", "irondie army"} <= set(NAMES)


@pytest.mark.parametrize(("g", "choice"), DRAWN, ids=NAMES)
def test_without_luck_the_same_set_up_is_always_the_same_table(g: Game, choice: object) -> None:
    for seats in g.seats:
        assert g.settled(Setup(seats)) == g.settled(Setup(seats))


@pytest.mark.parametrize("seats", [2, 6])
def test_every_hero_comes_up_in_every_seat_as_often_as_another(seats: int) -> None:
    g = game("dice_throne")
    heroes = next(c.drawn for c in g.choices if c.name == "hero")
    seen = [Counter[str]() for _ in range(seats)]
    for seed in range(TIMES):
        options = g.settled(Setup(seats), picker(seed)).options
        sitting = [options[f"hero.{seat}"] for seat in range(seats)]
        assert len(set(sitting)) == seats  # none of them twice
        for seat, hero in enumerate(sitting):
            seen[seat][hero] += 1
    expected = TIMES / len(heroes)
    for counted in seen:
        assert set(counted) == set(heroes)
        chi = sum((counted[hero] - expected) ** 2 / expected for hero in heroes)
        assert chi < (len(heroes) - 1) + 4 * (2 * (len(heroes) - 1)) ** 0.5


def test_every_ready_made_army_comes_up() -> None:
    g = game("irondie")
    armies = next(c.drawn for c in g.choices if c.name == "army")
    drawn = {g.settled(Setup(2), picker(seed)).options["army.1"] for seed in range(300)}
    assert drawn == {g.settled(Setup(2, {"army": name})).options["army.1"] for name in armies}


def test_what_was_chosen_stays_and_is_not_drawn_again() -> None:
    g = game("dice_throne")
    for seed in range(100):
        options = g.settled(Setup(6, {"hero.2": "monk", "hero.4": "ninja"}), picker(seed)).options
        assert (options["hero.2"], options["hero.4"]) == ("monk", "ninja")
        assert len({options[f"hero.{seat}"] for seat in range(6)}) == 6
        twins = g.settled(Setup(2, {"hero": "ninja"}), picker(seed)).options
        assert (twins["hero.0"], twins["hero.1"]) == ("ninja", "ninja")


# --- on a server ---

SEED = bytes(range(32))


def test_the_luck_of_a_set_up_is_that_of_the_seed() -> None:
    g = game("dice_throne")
    drawn = [g.settled(Setup(4), fairness.drawing(seed)) for seed in (SEED, SEED, bytes(32))]
    assert drawn[0] == drawn[1] != drawn[2]


def saved(setup: Setup, wanted: dict[str, str]) -> str:
    match = Match(game("dice_throne"), setup, nature=fairness.Fair(SEED, ("ann",)), players=("human", "greedy"))
    return dumps(match, fairness.written(fairness.Shares(SEED, ("ann",)), 0, wanted))


def test_a_save_proves_how_its_heroes_were_drawn() -> None:
    g, asked = game("dice_throne"), {"hero.0": ANY, "hero.1": ANY}
    drawn = g.settled(Setup(2, asked), fairness.drawing(SEED))
    save = saved(drawn, asked)
    assert loads(save).setup == drawn  # a replay has them
    assert "unchecked-setup" in fairness.verify(save).unchecked
    heroes = [name for name in ("monk", "ninja", "paladin") if name not in drawn.options.values()]
    other = g.settled(Setup(2, {"hero.0": heroes[0], "hero.1": heroes[1]}))
    with pytest.raises(Refusal, match="not the one that its seed draws"):
        fairness.verify(saved(other, asked))


# --- at the terminal ---


def test_a_game_in_the_terminal_draws_from_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting: list[Setup] = []
    monkeypatch.setenv("DICEWRIGHT_DATA", str(tmp_path))
    monkeypatch.setattr(
        "dicewright.terminal.sitting.Sitting.play", lambda self: sitting.append(self.match.setup), raising=True
    )
    for seed in ("1", "1", "2", "3"):
        assert main(["play", "dice_throne", "--seats", "human,greedy", "--seed", seed, "--hero", "any,monk"]) == 0
    assert sitting[0] == sitting[1]
    assert len({setup.options["hero.0"] for setup in sitting}) > 1
    assert {setup.options["hero.1"] for setup in sitting} == {"monk"}


# --- what is chosen in the game ---


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_draws_who_it_wants_to_be(bot: str) -> None:
    g = game("roll_player")
    setup = g.settled(Setup(1))
    player, weights = Player(bot, g, (0,)), g.weights_of(setup)
    start = Match(g, setup)
    assert g.questions[start.record.question].taste
    races = {player.choose(start.record, start.book, weights, 0, picker(seed)(1 << 62)) for seed in range(200)}
    assert races == set(range(start.record.options))
