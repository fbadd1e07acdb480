"""Thousands of games at once are the same games as one by one."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np
import pytest
from agreeing import agree

from dicewright.envs.outcome import worth
from dicewright.envs.vector import Buffers, Vector
from dicewright.kernel.game import Setup, game
from sample_games import race, scuffle
from staging import together


@together("scuffle")
@pytest.mark.parametrize("opponent", [None, "random"])
def test_compiled_and_plain_are_the_same(opponent: str | None) -> None:
    assert agree(scuffle.GAME, Setup(2), steps=150, opponent=opponent) > 0


@together("irondie")
def test_so_they_are_in_a_game_with_sealed_questions_and_sets() -> None:
    assert agree(game("irondie"), Setup(2), count=4, steps=60) > 0


@together("race")
def test_the_number_of_threads_changes_nothing() -> None:
    vectors = [Vector(race.GAME, 37, Setup(2), seed=9, threads=threads) for threads in (1, 2, 5)]
    drawn = np.random.default_rng(1)
    for _ in range(100):
        actions = (drawn.random(37) * vectors[0].buffers.options).astype(np.int64)
        first, *others = [vector.step(actions) for vector in vectors]
        for other in others:
            for f in fields(Buffers):
                assert (getattr(first, f.name) == getattr(other, f.name)).all(), f.name


@together("race")
def test_it_writes_into_buffers_of_the_caller() -> None:
    size = Vector(race.GAME, 8, Setup(2)).observer
    mine = Buffers.of(8, size.size, size.actions, 2)
    vector = Vector(race.GAME, 8, Setup(2), buffers=mine)
    assert vector.buffers is mine
    assert mine.masks[0, : mine.options[0]].all()
    assert not mine.masks[0, mine.options[0] :].any()
    asked = mine.observations.copy()
    assert vector.step(np.zeros(8, np.int64)) is mine
    assert (mine.observations != asked).any()


@together("race")
def test_buffers_that_do_not_fit_are_refused() -> None:
    size = Vector(race.GAME, 8, Setup(2)).observer
    mine = Buffers.of(8, size.size, size.actions, 2)
    for wrong in (
        replace(mine, rewards=np.zeros((8, 2))),
        replace(mine, seats=np.zeros(7, np.int64)),
        replace(mine, options=np.zeros(16, np.int64)[::2]),
    ):
        with pytest.raises(ValueError, match=r"given; wanted is"):
            Vector(race.GAME, 8, Setup(2), buffers=wrong)


@together("race")
def test_a_seed_is_a_seed() -> None:
    vector = Vector(race.GAME, 16, Setup(2), seed=3)

    def played() -> list[bytes]:
        return [vector.step(np.zeros(16, np.int64)).observations.tobytes() for _ in range(40)]

    first = played()
    vector.reset()
    assert played() != first
    vector.reset(3)
    assert played() == first


@together("irondie")
def test_games_of_several_set_ups_stand_side_by_side() -> None:
    g = game("irondie")
    setups = [Setup(2, {"army.0": "hammer", "army.1": "wall"}), Setup(2, {"army.0": "wall", "army.1": "hammer"})]
    vector = Vector(g, 5, setups)
    types = next(part for part in vector.observer.parts if part.line.name == "type")
    armies = vector.buffers.observations[:, types.start : types.start + 18].reshape(5, 2, 9)
    assert (armies[0::2, 0] == armies[0, 0]).all()
    assert (armies[1::2, 0] == armies[0, 1]).all()
    assert (armies[1::2, 1] == armies[0, 0]).all()
    with pytest.raises(ValueError, match="same seats"):
        Vector(g, 4, [Setup(2), Setup(4)])


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_what_is_won_is_lost_by_the_others(sides: int) -> None:
    table = worth(race.GAME, tuple(range(sides)))
    assert table[1].tolist() == pytest.approx([-1 / (sides - 1), 1])
    for first in range(1, sides + 1):
        assert first * table[first, 1] + (sides - first) * table[first, 0] == pytest.approx(0, abs=1e-6)
