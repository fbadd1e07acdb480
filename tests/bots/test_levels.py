"""The levels: offered in order, stronger step by step, and what sets them apart is what it says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dicewright import bots
from dicewright.bots import Player
from dicewright.bots.levels import LEVELS, STYLES, USUAL_SKILLS, Level, Skill, skills_in, skills_of
from dicewright.bots.search.character import fancied, noticed
from dicewright.bots.search.net import POINT
from dicewright.bots.search.room import Mind
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup, game, games

MOST = 1000 * POINT


def test_people_are_offered_the_levels_first_then_their_styles() -> None:
    assert bots.offered()[:6] == ("learner", "amateur", "adept", "expert", "master", "grandmaster")
    assert bots.offered()[6:12] == tuple(style.name for style in STYLES)
    assert bots.offered()[-2:] == ("greedy", "random")
    assert set(bots.offered()) == set(bots.names())
    assert bots.USUAL in bots.offered()[:6]


def test_the_roster_has_the_levels_in_their_order() -> None:
    names = [level.name for level in LEVELS]
    assert sorted(names, key=bots.names().index) == names


@pytest.mark.parametrize("name", games())
def test_whoever_is_higher_thinks_longer_and_the_highest_overlooks_nothing(name: str) -> None:
    skills = skills_of(game(name))
    assert len(skills) == len(LEVELS)
    assert all(below.trials < above.trials for below, above in pairwise(skills))
    assert skills[-1].overlooks == 0


def test_a_game_without_a_file_of_levels_is_played_as_hard_as_usual() -> None:
    assert skills_of(game("race")) is USUAL_SKILLS
    assert skills_of(game("roll_player")) != USUAL_SKILLS


SIX = "\n".join(f"{level.name} = {{ trials = {10 + level.rung}, overlooks = 5 }}" for level in LEVELS)


def test_a_file_of_levels_names_the_six_in_order() -> None:
    assert skills_in(SIX.encode(), "pig") == tuple(Skill(10 + k, 5) for k in range(6))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (
            SIX.replace("adept", "adapt"),
            "must name learner, amateur, adept, .* in this order, and names learner, amateur, adapt",
        ),
        (SIX.replace("trials = 10", "trials = 0"), r"`int` >= 1 - at `\$\[\.\.\.\]\.trials`"),
        (SIX.replace("overlooks = 5", "overlooks = 1000", 1), r"`int` <= 999 - at `\$\[\.\.\.\]\.overlooks`"),
        (SIX.replace("overlooks", "overlook", 1), "unknown field `overlook`"),
        ("learner = ", "Invalid value"),
    ],
)
def test_a_file_of_levels_that_is_wrong_says_where(said: str, why: str) -> None:
    with pytest.raises(ValueError, match=rf"judge/levels.toml of pig: .*{why}"):
        skills_in(said.encode(), "pig")


def test_an_option_that_is_overlooked_is_not_chosen_and_one_is_always_seen() -> None:
    seen = [0] * 8
    for seed in range(400):
        options = list(range(8))
        left = noticed(options, 0, 8, seed, 300)
        assert options[:left] == sorted(set(options[:left]))
        assert left >= 1
        for option in options[:left]:
            seen[option] += 1
    assert all(240 < times < 320 for times in seen)
    assert noticed(list(range(8)), 0, 8, 5, 0) == 8
    everything = {seed: noticed(list(range(8)), 0, 8, seed, 1000) for seed in range(20)}
    assert set(everything.values()) == {1}


def test_who_dares_likes_what_may_turn_out_either_way() -> None:
    even, either = fancied(0, 400), (fancied(MOST // 2, 400) + fancied(-MOST // 2, 400)) // 2
    assert either > even
    assert (fancied(MOST // 2, -400) + fancied(-MOST // 2, -400)) // 2 < fancied(0, -400)
    assert fancied(12345, 0) == 12345
    for daring in (-400, 400):  # more is never worth less
        worths = [fancied(worth, daring) for worth in range(-MOST, MOST + 1, 500)]
        assert worths == sorted(worths)


@pytest.mark.parametrize("name", games())
def test_a_style_is_all_that_sets_it_apart_from_its_level(name: str) -> None:
    played = game(name)
    teams = played.teams(played.settled(Setup(played.seats[0])))
    for style in STYLES:
        level = next(it for it in LEVELS if it.rung == style.rung)
        own, usual = bots.bot(style.name), bots.bot(level.name)
        assert isinstance(own, Level)
        assert isinstance(usual, Level)
        minds = zip(own.mind(played, teams), usual.mind(played, teams), strict=True)
        differ = [k for k, (a, b) in enumerate(minds) if a != b]
        assert differ == [Mind.DARING]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("which", ["learner", "amateur"])
def test_beginners_answer_at_once_and_by_what_their_seat_knows(name: str, which: str) -> None:
    played = game(name)
    setup = played.settled(played.samples()[0])
    g, book = played.table(setup)
    played.start(g, book)
    teams, w, pick = played.teams(setup), played.weights_of(setup), picker(7)
    bot = Player(which, played, teams)
    assert not bot.slow
    for n in range(12):
        while g.asked < 0 and not g.over:
            played.answer(g, book, pick(g.options))
        if g.over:
            break
        answer = bot.choose(g, book, w, g.asked, n)
        assert 0 <= answer < g.options
        assert bot.choose(played.determinise(g, book, g.asked, teams, pick), book, w, g.asked, n) == answer
        played.answer(g, book, pick(g.options))
