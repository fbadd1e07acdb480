"""Every pair of heroes: a part of them plays in every test run, all of them by `python -m dicewright.lab.pairs`."""

from __future__ import annotations

import pytest

from dicewright.kernel.game import Refusal, Setup, game
from dicewright.lab.pairs import BOTS, meet, pairs, part
from dicewright.lab.simulate import Series
from dicewright.lab.tally import Tally
from staging import together

DICE_THRONE = game("dice_throne")
CHUNK = part(pairs(DICE_THRONE), "1/32")


def test_parts_are_all_pairs_without_any_twice() -> None:
    every = pairs(DICE_THRONE)
    assert len(every) == len(set(every)) == 16 * 16
    parts = [part(every, f"{n}/32") for n in range(1, 33)]
    assert {len(chunk) for chunk in parts} == {8}
    assert sorted(pair for chunk in parts for pair in chunk) == sorted(every)
    assert all(len(set(column)) == 8 for chunk in parts for column in zip(*chunk, strict=True))
    assert len({hero for pair in CHUNK for hero in pair}) == 16


@pytest.mark.parametrize("chunk", ["", "3", "0/16", "17/16", "a/b", "1/0"])
def test_a_chunk_that_is_none(chunk: str) -> None:
    with pytest.raises(Refusal, match="A chunk is written like 3/16"):
        part(pairs(DICE_THRONE), chunk)


def test_a_game_without_heroes() -> None:
    with pytest.raises(Refusal, match="irondie has no option 'hero' that each seat chooses"):
        pairs(game("irondie"))


@together("dice_throne")
@pytest.mark.parametrize("pair", CHUNK, ids="-".join)
def test_a_pair_plays_to_the_end_alike_on_both_targets(pair: tuple[str, str]) -> None:
    outcome = meet(DICE_THRONE, pair, greedy_games=10)
    assert (outcome.random.games, outcome.greedy.games) == (200, 10)


@together("dice_throne")
@pytest.mark.parametrize("hero", ["gunslinger", "vampire_lord"])
def test_greedy_beats_random_in_the_mirror(hero: str) -> None:
    setup = DICE_THRONE.settled(Setup(2, {"hero.0": hero, "hero.1": hero}))
    won = 0.0
    for greedy, bots in enumerate([("greedy", "random"), ("random", "greedy")]):
        tally = Tally(DICE_THRONE.teams(setup))
        tally.add(Series(DICE_THRONE, setup, bots, seed=1, names=BOTS).natively()(0, 20))
        won += tally.wins(greedy)
    assert won >= 36
