"""Set-up, the order of play, health, combat points and the end of the game."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.state import Phase
from dicewright.kernel.game import Refusal, Setup

from .scene import Player, Scene

HAND = ("transference", "what_status_effects", "vegas_baby", "get_that_outta_here")
"""Main phase cards alone: nobody is asked for them in another's turn."""


def begun(*heroes: str, dice: tuple[int, ...], mode: str = "auto") -> Scene:
    """The dice for the first player have fallen, and the hands are dealt."""
    scene = Scene(*(Player(hero) for hero in heroes), at="start", turn=0, mode=mode)
    scene.rolls(*dice)
    for _ in heroes:
        scene.draws(*HAND)
    return scene


# --- set-up ---


@pytest.mark.rule("DT-set-1")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "king"), (4, "teams"), (5, "king"), (6, "teams")])
def test_the_number_of_players_chooses_the_mode(seats: int, mode: str) -> None:
    assert GAME.settled(Setup(seats)).options["mode"] == mode


@pytest.mark.rule("DT-set-1")
@pytest.mark.parametrize(("seats", "mode"), [(3, "duel"), (2, "king"), (3, "teams"), (5, "teams")])
def test_a_mode_that_does_not_fit_is_refused(seats: int, mode: str) -> None:
    with pytest.raises(Refusal, match=f"Mode {mode} is for .* players, not {seats}") as refusal:
        GAME.settled(Setup(seats, {"mode": mode}))
    assert refusal.value.rule == "DT-set-1"


@pytest.mark.rule("DT-set-2")
def test_everybody_has_a_hero() -> None:
    heroes = GAME.settled(Setup(4, {"hero.1": "barbarian"})).options
    assert len({heroes[f"hero.{seat}"] for seat in range(4)}) == 4
    assert heroes["hero.1"] == "barbarian"
    twins = GAME.settled(Setup(2, {"hero": "ninja"})).options
    assert (twins["hero.0"], twins["hero.1"]) == ("ninja", "ninja")


@pytest.mark.rule("DT-set-3")
def test_health_points_and_hand() -> None:
    scene = begun("barbarian", "paladin", dice=(6, 1))
    scene.expect("main of seat 0")
    for seat in range(2):
        assert (scene.health(seat), scene.cp(seat), tuple(scene.hand(seat))) == (50, 2, HAND)
        assert scene.g.left[seat] == 28


@pytest.mark.rule("DT-set-4")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    scene = begun("barbarian", "paladin", "ninja", dice=(5, 1, 5, 2, 2, 3, 4), mode="king")
    scene.expect("main of seat 2")


@pytest.mark.rule("DT-set-5")
def test_what_a_hero_prepares() -> None:
    scene = begun("samurai", "cursed_pirate", dice=(6, 1))
    assert (scene.tokens(0), scene.tokens(1)) == ({"honor": 1}, {"cursed_doubloon": 3})
    assert begun("samurai", "cursed_pirate", dice=(1, 6)).token(0, "honor") == 0


@pytest.mark.rule("DT-set-6")
@pytest.mark.parametrize(("promo", "cards"), [("no", 32), ("yes", 33)])
def test_promotional_cards(promo: str, cards: int) -> None:
    scene = Scene(Player("barbarian"), Player("paladin"), at="start", promo=promo)
    assert scene.g.left[0] == cards


# --- turns ---


@pytest.mark.rule("DT-turn-1", "DT-turn-2", "DT-inc-3")
def test_a_whole_turn_and_the_next() -> None:
    scene = begun("pyromancer", "barbarian", dice=(1, 6))
    assert scene.heard("skipped") == [{"seat": 1, "phase": Phase.INCOME}]
    assert (scene.cp(1), scene.g.phase) == (2, Phase.MAIN_1)
    scene.ends(1)
    assert scene.g.phase == Phase.OFFENSE
    scene.attempts(1, (1, 2, 3, 4, 6), "mighty_blow")
    assert scene.g.phase == Phase.DEFENSE
    scene.defends(0, None)
    assert scene.g.phase == Phase.MAIN_2
    scene.ends(1)
    assert scene.heard("turn")[-1] == {"seat": 0}
    assert (scene.cp(0), scene.asked) == (3, "draw of nature")
    scene.draws("six_it")
    scene.expect("main of seat 0")
    told = [(e["seat"], e["phase"]) for e in scene.heard("phase")]
    assert told == [(1, Phase.OFFENSE), (0, Phase.DEFENSE), (1, Phase.DISCARD), (0, Phase.INCOME)]


@pytest.mark.rule("DT-turn-1")
def test_clockwise_past_those_who_are_out() -> None:
    scene = Scene(*(Player("barbarian", hand="vegas_baby") for _ in range(4)), at="main 2", mode="king", active=1)
    scene.g.out[2] = 1
    scene.ends(1)
    scene.draws("six_it")
    scene.expect("main of seat 3")


# --- health and combat points ---


@pytest.mark.rule("DT-health-1", "DT-end-1")
def test_at_0_health_one_is_defeated() -> None:
    scene = Scene(Player("barbarian"), Player("barbarian", health=3))
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.defends(1, None)
    assert (scene.asked, scene.health(1)) == ("nothing", 0)
    assert list(scene.g.place) == [1, 2]


@pytest.mark.rule("DT-health-2")
@pytest.mark.parametrize(("health", "after"), [(59, 60), (57, 59), (60, 60)])
def test_healing_and_damage_are_summed_before_the_limit(health: int, after: int) -> None:
    """4 damage against 6 healing of Thick Skin."""
    scene = Scene(Player("barbarian", hand="vegas_baby"), Player("barbarian", health=health))
    scene.attempts(0, (1, 1, 2, 4, 6), "smack 3")
    scene.defends(1, "thick_skin")
    scene.rolls(4, 4, 5)
    assert scene.health(1) == after


@pytest.mark.rule("DT-health-3")
def test_all_at_once_is_a_draw() -> None:
    """Reckless deals 15 and brings 4 back."""
    scene = Scene(Player("barbarian", health=4), Player("barbarian", health=15))
    scene.attempts(0, (1, 2, 3, 4, 5), "reckless")
    scene.defends(1, None)
    assert scene.asked == "nothing"
    assert list(scene.g.place) == [1, 1]
    assert scene.heard("over") == [{"n": 2}]


@pytest.mark.rule("DT-cp-1")
def test_never_more_than_15_points() -> None:
    scene = Scene(Player("barbarian", hand="getting_paid, vegas_baby", cp=14), Player(), at="main")
    scene.plays(0, "getting_paid")
    assert scene.cp(0) == 15
    scene.sells(0, "vegas_baby")
    assert (scene.cp(0), scene.hand(0)) == (15, [])


# --- the end ---


@pytest.mark.rule("DT-end-2")
@pytest.mark.parametrize(("health", "places"), [((30, 20), [1, 2]), ((20, 30), [2, 1]), ((25, 25), [1, 1])])
def test_after_the_last_turn_health_decides(health: tuple[int, int], places: list[int]) -> None:
    players = [Player("barbarian", health=n, hand="vegas_baby") for n in health]
    scene = Scene(*players, at="main 2", active=1, turn=1, turn_limit="1")
    scene.ends(1)
    assert scene.asked == "nothing"
    assert list(scene.g.place) == places
    on = Scene(*players, at="main 2", active=1, turn=1, turn_limit="2")
    on.ends(1)
    assert on.asked == "draw of nature"


@pytest.mark.rule("DT-end-2")
@pytest.mark.parametrize("limit", ["0", "501", "many"])
def test_a_turn_limit_is_a_number(limit: str) -> None:
    with pytest.raises(Refusal, match="turn_limit is a whole number from 1 to 500") as refusal:
        GAME.settled(Setup(2, {"turn_limit": limit}))
    assert refusal.value.rule == "DT-end-2"


@pytest.mark.rule("DT-dig-1")
def test_what_happens_when_the_clock_runs_out() -> None:
    weights = GAME.weights_of(GAME.settled(Setup(2, {"hero": "barbarian"})))

    def waits(scene: Scene) -> None:
        scene.reply(GAME.default(scene.g, scene.book, weights))

    scene = Scene(Player("barbarian", hand="six_it, vegas_baby", cp=9), Player("barbarian"))
    scene.rolls(1, 1, 2, 2, 3)
    scene.expect("react of seat 0")
    waits(scene)
    scene.expect("keep of seat 0")
    waits(scene)
    scene.expect("declare of seat 0")
    waits(scene)
    assert scene.lib.uses[0][scene.g.declared - 1].use.needs.symbols == {(1, 2, 3): 5}
    scene.passes(0)
    scene.expect("defend of seat 1")
    waits(scene)
    scene.rolls(1, 1, 1)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.hand(0)) == (8, ["vegas_baby", "six_it"])
    waits(scene)
    assert scene.g.active == 1
