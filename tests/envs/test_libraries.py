"""The environments pass the tests of the libraries that they are for: a little of every game and number of seats here,
whole games of all in `make environments`."""

from __future__ import annotations

import random

import conformance
import numpy as np
import pyspiel
import pytest

from dicewright.envs import spiel
from dicewright.envs.single import Single
from dicewright.envs.zoo import ILLEGAL, aec, parallel
from dicewright.kernel.game import Game, Setup, game
from sample_games import race

CYCLES = 30
LARGE = 4
"""With more seats than this OpenSpiel's test is left to `make environments`: it copies every position many times."""
TABLES = [pytest.param(g, setup, id=f"{g.name}-{setup.seats}") for g, setup in conformance.tables()]
SMALL = [it for it in TABLES if it.values[1].seats <= LARGE]


@pytest.mark.parametrize(("g", "setup"), TABLES)
def test_pettingzoo_and_gymnasium_find_nothing_wrong(g: Game, setup: Setup) -> None:
    conformance.zoo(g, setup, CYCLES)
    conformance.gym(g, setup)


@pytest.mark.parametrize(("g", "setup"), SMALL)
def test_openspiel_finds_nothing_wrong(g: Game, setup: Setup) -> None:
    conformance.simulated(g, setup, sims=1)


def test_turn_by_turn_the_winner_takes_what_the_others_lose() -> None:
    env = aec(game("irondie"), Setup(4))
    env.reset(seed=3)
    drawn, totals = random.Random(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if ended or cut else drawn.choice(np.flatnonzero(seen["action_mask"])))
    assert list(totals.values()) in ([1, -1, 1, -1], [-1, 1, -1, 1])  # seats 0 and 2 are a team


def test_at_once_only_who_is_asked_has_a_choice() -> None:
    env = parallel(game("irondie"))
    seen, _ = env.reset(seed=1)
    assert [int(it["action_mask"].sum()) for it in seen.values()] == [512, 1]
    seen, *_ = env.step({"seat_0": 7, "seat_1": 0})
    assert env.table.asked == 1
    assert seen["seat_0"]["action_mask"].nonzero()[0].tolist() == [0]


def test_an_action_that_is_no_answer_is_the_default_and_told() -> None:
    env, default = aec(game("dice_forge")), aec(game("dice_forge"))
    for it in (env, default):
        it.reset(seed=4)
    default.step(default.table.game.default(default.table.g, default.table.book, default.table.weights))
    agent = env.agent_selection
    env.step(env.table.g.options)
    assert env.infos[agent] == {ILLEGAL: True}
    assert default.infos[agent] == {}
    assert env.table.g.buffer == default.table.g.buffer


def test_alone_the_reward_is_the_score() -> None:
    env = Single(game("roll_player"))
    env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        _, reward, ended, _, info = env.step(0)
    assert reward == pytest.approx(env.table.g.stars[0] / env.table.game.perfect_score)
    assert info == {"options": 0}


def test_any_bot_can_be_the_opponent() -> None:
    env = Single(race.GAME, Setup(2), opponent="adept", seat=1, compiled=False)
    env.reset(seed=2)
    ended = False
    while not ended:
        assert env.table.asked == 1
        _, reward, ended, _, _ = env.step(0)
    assert abs(reward) in (0, 1)


# --- OpenSpiel ---


def asked(position: spiel.Position, drawn: random.Random, answers: int) -> spiel.Position:
    """The next position in which a player is asked, after so many answers; games follow on each other."""
    while answers > 0 or position.is_chance_node() or position.is_terminal():
        if position.is_terminal():
            position = position.get_game().new_initial_state()
        else:
            position.apply_action(drawn.choice(position.legal_actions()))
        answers -= 1
    return position


@pytest.mark.parametrize("name", ["dice_throne", "irondie"])
def test_what_is_imagined_looks_the_same_to_the_player(name: str) -> None:
    drawn, changed = random.Random(1), 0
    there = pyspiel.load_game(spiel.name(game(name)))
    for answers in range(5, 60, 3):
        position = asked(there.new_initial_state(), drawn, answers)
        player = position.current_player()
        other = position.resample_from_infostate(player, drawn.random)
        assert other.information_state_string(player) == position.information_state_string(player)
        assert other.information_state_tensor(player) == position.information_state_tensor(player)
        assert other.observation_string(player) == position.observation_string(player)
        assert other.legal_actions() == position.legal_actions()
        changed += other.record != position.record
        for seat in {*range(there.num_players())} - {player}:
            known = [it.information_state_string(seat) for it in (position, other)]
            assert (known[0] == known[1]) == (other.record == position.record)
    assert changed


def test_a_player_remembers_what_he_answered() -> None:
    """Two answers to a sealed question: his own states of information part, those of the other one do not."""
    there = pyspiel.load_game(spiel.name(game("irondie")))
    first, second = there.new_initial_state(), there.new_initial_state()
    first.apply_action(1)
    second.apply_action(2)
    assert first.current_player() == second.current_player() == 1
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_tensor(1) == second.information_state_tensor(1)


def test_a_position_is_kept_and_copied() -> None:
    there = pyspiel.load_game(f"{spiel.name(game('dice_forge'))}(players=3,options=feats:alternative)")
    assert there.setup == game("dice_forge").settled(Setup(3, {"feats": "alternative"}))
    position = asked(there.new_initial_state(), random.Random(2), 40)
    kept = pyspiel.serialize_game_and_state(there, position)
    game_again, again = pyspiel.deserialize_game_and_state(kept)
    assert (game_again.setup, again.record, again.known) == (there.setup, position.record, position.known)
    copy = position.clone()
    copy.apply_action(0)
    assert copy.record != position.record == again.record


def test_chances_are_those_of_the_dice() -> None:
    there = pyspiel.load_game(spiel.name(game("dice_forge")))
    position = there.new_initial_state()
    while not position.is_chance_node():
        position.apply_action(0)
    outcomes = position.chance_outcomes()
    assert [a for a, _ in outcomes] == position.legal_actions()
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    assert len({p for _, p in outcomes}) == 1
