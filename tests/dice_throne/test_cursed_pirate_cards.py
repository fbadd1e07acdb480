"""The Cursed Pirate: every card."""

from __future__ import annotations

import pytest

from .duel import KEPT, in_main, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-cursed-pirate")

PIRATE = "cursed_pirate"
KEG, WITHERED, TRUCE = {"powder_keg": 1}, {"wither": 1}, {"parlay": 1}
THREE_COINS = {"cursed_doubloon": 3}


@pytest.mark.parametrize(
    ("choice", "dice", "tokens"),
    [(0, (), KEG), (1, (1,), {}), (1, (2,), {}), (1, (3,), KEG | WITHERED), (1, (6,), KEG | WITHERED)],
)
def test_yo_ho(choice: int, dice: tuple[int, ...], tokens: dict[str, int]) -> None:
    """The opponent chooses the keg, or rolls."""
    scene = in_main(PIRATE, "yo_ho", 2)
    scene.chooses(1, choice)
    scene.rolls(*dice)
    scene.expect("main of seat 0")
    assert (scene.tokens(1), scene.tokens(0), scene.cp(0)) == (tokens, THREE_COINS, 0)


def test_the_die_of_yo_ho_is_the_opponents() -> None:
    scene = in_main(PIRATE, "yo_ho", 2, foe=Player(hand="tip_it", cp=1))
    scene.chooses(1, 1)
    scene.rolls(3)
    scene.plays(1, "tip_it")
    scene.picks(1, (1, 2))
    assert scene.tokens(1) == {}


def test_light_it_up() -> None:
    scene = in_main(PIRATE, "light_it_up", 2)
    assert (scene.tokens(1), scene.cp(0)) == (KEG, 0)


def test_feed_the_fish() -> None:
    player = Player(PIRATE, hand=f"feed_the_fish, {KEPT}", cp=3)
    scene = Scene(player, Player(), Player(), Player(), at="main", mode="king")
    scene.plays(0, "feed_the_fish")
    scene.picks(0, (1, 2, 3))
    assert ([scene.token(seat, "powder_keg") for seat in range(4)], scene.cp(0)) == ([0, 1, 1, 1], 0)


@pytest.mark.parametrize("takes", [0, 1])
def test_pirates_life(takes: int) -> None:
    scene = in_main(PIRATE, "pirates_life", 1)
    scene.chooses(0, takes)
    assert (scene.tokens(0), scene.cp(0), scene.lost(0)) == ({"cursed_doubloon": 3 + takes}, 0, 0)


def test_pirates_life_of_the_cursed() -> None:
    scene = in_main(PIRATE, "pirates_life", 1, side="cursed")
    assert (scene.tokens(0), scene.cp(0), scene.lost(0)) == (THREE_COINS, 0, -3)


@pytest.mark.parametrize(("dice", "cp"), [((4, 1), 2), ((5, 5), 2), ((1, 6), 0)])
def test_high_stakes(dice: tuple[int, ...], cp: int) -> None:
    """2 cards and 2 CP if booty shows, however often."""
    scene = in_main(PIRATE, "high_stakes", 2)
    scene.rolls(*dice)
    scene.draws(*["truce", "pillage"][:cp])
    scene.expect("main of seat 0")
    assert (scene.cp(0), len(scene.hand(0))) == (cp, 1 + cp)


def test_crows_nest_looks_at_a_hand() -> None:
    scene = in_main(PIRATE, "crows_nest", 1, foe=Player(hand="get_some, vegas_baby"))
    scene.rolls(2)
    scene.expect("main of seat 0")
    seen = [scene._card_name(1, said["card"] % 64) for said in scene.heard("saw")]
    assert (sorted(seen), scene.hand(1), scene.cp(0)) == (["get_some", KEPT], [KEPT, "get_some"], 0)


def test_crows_nest_makes_discard() -> None:
    scene = in_main(PIRATE, "crows_nest", 1, foe=Player(hand="get_some, vegas_baby"))
    scene.rolls(5)
    scene.discards(1, "vegas_baby")
    assert scene.hand(1) == ["get_some"]


def test_crows_nest_makes_discard_at_random() -> None:
    scene = in_main(PIRATE, "crows_nest", 1, foe=Player(hand="get_some, vegas_baby"))
    scene.rolls(6)
    scene.loses_at_random("get_some")
    assert scene.hand(1) == [KEPT]


def test_truce() -> None:
    scene = in_main(PIRATE, "truce", 3)
    assert (scene.tokens(1), scene.cp(0)) == (TRUCE, 0)


@pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
def test_pillage(had: int, stolen: int) -> None:
    scene = in_main(PIRATE, "pillage", 0, foe=Player(cp=had))
    assert (scene.cp(0), scene.cp(1)) == (stolen, had - stolen)


def test_scurvy() -> None:
    scene = in_main(PIRATE, "scurvy", 2)
    assert (scene.lost(0), scene.tokens(1), scene.cp(0)) == (1, WITHERED, 0)


@pytest.mark.parametrize(
    ("die", "lost", "cards", "tokens"), [(1, 2, 0, {}), (3, 2, 0, {}), (4, 0, 2, {}), (5, 0, 2, {}), (6, 0, 0, KEG)]
)
def test_swashbuckle(die: int, lost: int, cards: int, tokens: dict[str, int]) -> None:
    scene = in_main(PIRATE, "swashbuckle", 2)
    scene.rolls(die)
    scene.draws(*["truce", "pillage"][:cards])
    scene.expect("main of seat 0")
    assert (scene.lost(1), len(scene.hand(0)), scene.tokens(1), scene.cp(0)) == (lost, 1 + cards, tokens, 0)


def ransoming(cp: int) -> Scene:
    """An opponent with so many CP has rolled three swords; one of them is held to ransom."""
    scene = Scene(Player(PIRATE, hand="ransom", cp=1), Player(hand=KEPT, cp=cp), active=1)
    scene.rolls(1, 2, 3, 4, 6)
    scene.plays(0, "ransom")
    scene.picks(0, 2)
    return scene


def test_ransom() -> None:
    """2 CP for the Pirate, or the die is rolled again; without CP there is no choice."""
    scene = ransoming(2)
    scene.answers(1, "ransom", 1)
    scene.expect("keep of seat 1")
    assert (scene.cp(0), scene.cp(1), scene.dice()) == (2, 0, [1, 2, 3, 4, 6])
    scene = ransoming(2)
    scene.answers(1, "ransom", 0)
    scene.rolls(5)
    assert (scene.cp(0), scene.cp(1), scene.dice()) == (0, 2, [1, 5, 3, 4, 6])
    scene = ransoming(1)
    scene.rolls(5)
    assert (scene.cp(0), scene.cp(1), scene.dice()) == (0, 1, [1, 5, 3, 4, 6])


def test_ransom_for_a_die_of_a_defense() -> None:
    scene = strike(PIRATE, "cutlass_strike 3", (1, 1, 2, 4, 6), hand="ransom", cp=1, foe=Player(cp=2))
    scene.defends(1, "thick_skin")
    scene.rolls(5, 5, 5)
    scene.plays(0, "ransom")
    scene.picks(0, 1)
    scene.answers(1, "ransom", 1)
    assert (scene.cp(0), scene.cp(1)) == (2, 0)


@pytest.mark.parametrize(
    ("dice", "more", "tokens"), [((1, 2, 4, 4, 6), 2, {}), ((1, 2, 3, 4, 6), 3, KEG), ((1,) * 5, 5, KEG)]
)
def test_run_ya_through(dice: tuple[int, ...], more: int, tokens: dict[str, int]) -> None:
    """1 for every cutlass; with 3 or more also a keg."""
    scene = strike(PIRATE, "cutlass_strike 3", (1, 1, 2, 4, 6), hand="run_ya_through", cp=2)
    scene.plays(0, "run_ya_through")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(1), scene.cp(0)) == (5 + more, tokens, 0)


def test_shark_bait() -> None:
    scene = strike(PIRATE, "cutlass_strike 3", (1, 1, 2, 4, 6), hand="shark_bait", cp=1)
    scene.passes(0)
    scene.defends(1, None)
    scene.plays(0, "shark_bait")
    assert (scene.lost(1), scene.cp(0)) == (7, 0)


def test_batten_down() -> None:
    """The whole hand for four new cards; an instant."""
    scene = in_main(PIRATE, "batten_down", 4)
    scene.draws("truce", "pillage", "yo_ho", "scurvy")
    assert (sorted(scene.hand(0)), scene.cp(0)) == (["pillage", "scurvy", "truce", "yo_ho"], 0)
    assert sorted(scene.discarded(0)) == ["batten_down", KEPT]


@pytest.mark.parametrize(
    ("choice", "lost", "cards"), [(0, 0, ["truce"]), (1, 2, ["truce", "yo_ho"]), (2, 4, ["truce", "yo_ho", "scurvy"])]
)
def test_cursed_cards(choice: int, lost: int, cards: list[str]) -> None:
    scene = in_main(PIRATE, "cursed_cards", 0)
    scene.chooses(0, choice)
    scene.draws(*cards)
    scene.expect("main of seat 0")
    assert (scene.lost(0), sorted(scene.hand(0))) == (lost, sorted([KEPT, *cards]))


def test_batten_down_and_cursed_cards_are_instants() -> None:
    scene = Scene(Player(PIRATE, hand="batten_down, cursed_cards, truce", cp=4), Player(hand=KEPT), active=1)
    scene.rolls(1, 2, 3, 4, 6)
    assert scene.reactions == ["pass", "play batten_down", "play cursed_cards"]


@pytest.mark.parametrize(("die", "tokens", "hand"), [(6, TRUCE, []), (5, {}, ["truce"]), (1, {}, ["truce"])])
def test_heave_ho(die: int, tokens: dict[str, int], hand: list[str]) -> None:
    scene = in_main(PIRATE, "heave_ho", 0, promo="yes")
    scene.rolls(die)
    scene.draws(*hand)
    scene.expect("main of seat 0")
    assert (scene.tokens(1), scene.hand(0)) == (tokens, [KEPT, *hand])
