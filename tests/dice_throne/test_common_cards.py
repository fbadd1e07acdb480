"""The eighteen cards that every deck has."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, attempt, hold_back
from .scene import Player, Scene

SMACK_5 = (1, 1, 2, 2, 3)


def in_main(card: str, cp: int, mine: dict[str, int], foe: Player = BARBARIAN) -> Scene:
    return Scene(Player("barbarian", hand=f"{card}, {KEPT}", cp=cp, tokens=mine), foe, at="main")


def rolled(card: str, cp: int, dice: tuple[int, ...], foe: Player = BARBARIAN) -> Scene:
    """A Barbarian with the card has rolled his five dice."""
    scene = Scene(Player("barbarian", hand=f"{card}, {KEPT}", cp=cp), foe)
    scene.rolls(*dice)
    return scene


def being_rolled_against(card: str, cp: int, dice: tuple[int, ...]) -> Scene:
    """The opponent of the one with the card has rolled his five dice."""
    scene = Scene(Player("barbarian", hand=card, cp=cp), BARBARIAN, active=1)
    scene.rolls(*dice)
    return scene


COSTS = [
    ("transference", 2),
    ("what_status_effects", 2),
    ("get_that_outta_here", 1),
    ("triple_up", 2),
    ("double_up", 1),
    ("buh_bye", 2),
    ("tip_it", 1),
    ("not_this_time", 1),
    ("twice_as_wild", 3),
    ("try_try_again", 1),
    ("so_wild", 2),
    ("samesies", 1),
    ("one_more_time", 1),
    ("helping_hand", 1),
    ("six_it", 1),
]


def moment_of(card: str, cp: int) -> list[str]:
    """What can be played at a moment that suits the card."""
    if card in ("transference", "what_status_effects", "get_that_outta_here", "triple_up", "double_up", "buh_bye"):
        return in_main(card, cp, {"burn": 1}).main_options
    if card == "helping_hand":
        scene = being_rolled_against(card, cp, SMACK_5)
    elif card == "not_this_time":
        scene = Scene(Player("barbarian", hand=card, cp=cp), BARBARIAN, active=1)
        scene.attempts(1, SMACK_5, "smack 5")
    else:
        scene = rolled(card, cp, SMACK_5)
    return scene.reactions if scene.asked.startswith("react") else []


@pytest.mark.rule("DT-card-3")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_needs_its_cost(card: str, cost: int) -> None:
    assert f"play {card}" in moment_of(card, cost)
    assert f"play {card}" not in moment_of(card, cost - 1)


# --- status effects ---


@pytest.mark.rule("DT-cards-1", "DT-stat-8")
def test_transference_moves_a_token() -> None:
    scene = in_main("transference", 2, {"burn": 1}, Player("pyromancer", tokens={"poison": 2}))
    scene.plays(0, "transference")
    assert scene.offered == [(0, "burn"), (1, "poison")]
    scene.picks(0, (0, "burn"))
    assert (scene.tokens(0), scene.tokens(1), scene.cp(0)) == ({}, {"burn": 1, "poison": 2}, 0)


@pytest.mark.rule("DT-cards-1", "DT-stat-8", "DT-stat-7")
@pytest.mark.parametrize(
    ("hero", "mine", "theirs"),
    [
        ("pyromancer", {"burn": 1}, {"burn": 1}),
        ("paladin", {}, {"blessing_of_divinity": 1}),
        ("seraph", {}, {"holy_presence": 1}),
        ("treant", {}, {"seedling": 2}),
    ],
    ids=["onto a full stack", "held fast", "unique", "a companion"],
)
def test_transference_cannot_move(hero: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = in_main("transference", 2, mine, Player(hero, tokens=theirs))
    assert "play transference" not in scene.main_options


@pytest.mark.rule("DT-cards-1", "DT-team-7")
def test_transference_from_anybody_to_anybody() -> None:
    seats = (Player("barbarian", hand=f"transference, {KEPT}", cp=2), Player("monk", tokens={"burn": 1}))
    scene = Scene(*seats, Player("paladin"), Player("pyromancer"), at="main")
    scene.plays(0, "transference")
    assert scene.offered == [0, 2, 3]
    scene.picks(0, 3)
    assert (scene.tokens(1), scene.tokens(3)) == ({}, {"burn": 1})


@pytest.mark.rule("DT-cards-2")
@pytest.mark.parametrize("who", [0, 1])
def test_what_status_effects_removes_all_of_one_player(who: int) -> None:
    mine = {"burn": 1, "poison": 3, "protect": 1, "blessing_of_divinity": 1}
    foe = Player("treant", tokens={"concussion": 1, "wellspring": 1, "dryad": 1})
    scene = in_main("what_status_effects", 2, mine, foe)
    scene.plays(0, "what_status_effects")
    scene.picks(0, who)
    assert scene.cp(0) == 0
    if who == 0:
        assert scene.tokens(0) == {"blessing_of_divinity": 1}
    else:
        assert (scene.tokens(0), scene.tokens(1)) == (mine, {"dryad": 1})


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        pytest.param("get_that_outta_here", 1, marks=pytest.mark.rule("DT-cards-4")),
        pytest.param("buh_bye", 2, marks=pytest.mark.rule("DT-cards-7")),
    ],
)
def test_one_token_is_removed(card: str, cost: int) -> None:
    foe = Player("seraph", tokens={"poison": 2, "holy_presence": 1, "blessing_of_divinity": 1})
    scene = in_main(card, cost, {"burn": 1}, foe)
    scene.plays(0, card)
    assert scene.offered == [(0, "burn"), (1, "holy_presence"), (1, "poison")]
    scene.picks(0, (1, "poison"))
    assert (scene.token(1, "poison"), scene.tokens(0), scene.cp(0)) == (1, {"burn": 1}, 0)


@pytest.mark.rule("DT-cards-7", "DT-card-5")
def test_buh_bye_in_somebody_elses_turn() -> None:
    foe = Player("barbarian", hand="buh_bye, get_that_outta_here", cp=3)
    scene = Scene(Player("barbarian", tokens={"protect": 1}), foe, at="turn")
    assert scene.asked == "react of seat 1"
    assert scene.reactions == ["pass", "play buh_bye"]
    scene.plays(1, "buh_bye")
    assert scene.tokens(0) == {}


# --- CP and cards ---


@pytest.mark.rule("DT-cards-3")
@pytest.mark.parametrize(("die", "cp"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_vegas_baby_pays_half_a_die(die: int, cp: int) -> None:
    scene = Scene(Player("barbarian", hand="vegas_baby, smack_3"), BARBARIAN, at="main")
    scene.plays(0, "vegas_baby")
    scene.rolls(die)
    assert scene.cp(0) == cp


@pytest.mark.parametrize(
    ("card", "cost", "drawn"),
    [
        pytest.param("double_up", 1, ["vegas_baby", "six_it"], marks=pytest.mark.rule("DT-cards-6")),
        pytest.param("triple_up", 2, ["vegas_baby", "so_wild", "six_it"], marks=pytest.mark.rule("DT-cards-5")),
    ],
)
def test_drawing(card: str, cost: int, drawn: list[str]) -> None:
    scene = Scene(Player("barbarian", hand=card, cp=cost), BARBARIAN, at="main")
    scene.plays(0, card)
    scene.draws(*drawn)
    assert (scene.hand(0), scene.discarded(0), scene.cp(0)) == (drawn, [card], 0)
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-cards-5", "DT-card-2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    player = Player("barbarian", hand="triple_up", cp=2, deck="tip_it", discard="six_it, so_wild")
    scene = Scene(player, BARBARIAN, at="main")
    scene.plays(0, "triple_up")  # it is discarded only when it is done, so it is not drawn again
    scene.draws("six_it")
    scene.expect("main of seat 0")
    assert (scene.hand(0), scene.discarded(0)) == (["tip_it", "so_wild", "six_it"], ["triple_up"])


@pytest.mark.rule("DT-cards-9")
def test_getting_paid() -> None:
    scene = Scene(Player("barbarian", hand=f"getting_paid, {KEPT}", cp=1), BARBARIAN, at="main")
    scene.plays(0, "getting_paid")
    assert (scene.cp(0), scene.discarded(0)) == (3, ["getting_paid"])


@pytest.mark.rule("DT-card-6")
def test_any_card_is_sold_for_1_cp() -> None:
    scene = Scene(Player("barbarian", hand=f"so_wild, {KEPT}"), BARBARIAN, at="main")
    scene.sells(0, "so_wild")
    assert (scene.cp(0), scene.discarded(0)) == (1, ["so_wild"])


# --- dice ---


@pytest.mark.rule("DT-cards-8")
def test_tip_it_changes_any_die_by_one() -> None:
    scene = rolled("tip_it", 1, (1, 6, 3, 2, 2))
    scene.plays(0, "tip_it")
    assert scene.offered == [(1, 2), (2, 5), (3, 2), (3, 4), (4, 1), (4, 3), (5, 1), (5, 3)]
    scene.picks(0, (2, 5))
    assert (scene.dice(), scene.cp(0)) == ([1, 5, 3, 2, 2], 0)


@pytest.mark.rule("DT-cards-8", "DT-off-6")
def test_tip_it_on_the_opponents_declared_ability() -> None:
    scene = being_rolled_against("tip_it", 1, (1, 2, 3, 6, 6))
    scene.passes(0)
    scene.stops(1)
    scene.declares(1, "smack 3")
    scene.plays(0, "tip_it")
    scene.picks(0, (3, 4))
    assert scene.declarable == [None, "sturdy_blow", "roll"]
    scene.declares(1, "roll")  # two attempts are left
    scene.rerolls(1, 4)
    scene.rolls(5)
    assert scene.dice() == [1, 2, 4, 5, 6]


@pytest.mark.rule("DT-cards-8", "DT-card-10")
def test_only_tip_it_alters_a_bonus_die_in_a_main_phase() -> None:
    foe = Player("barbarian", hand="tip_it, so_wild, helping_hand", cp=5)
    scene = Scene(Player("barbarian", hand=f"six_it, {KEPT}, smack_3", cp=1), foe, at="main")
    scene.plays(0, "vegas_baby")
    scene.rolls(3)
    assert scene.reactions == ["pass", "play tip_it"]
    scene.plays(1, "tip_it")
    scene.picks(1, (1, 2))
    assert scene.cp(0) == 1 + 1


@pytest.mark.rule("DT-cards-11")
@pytest.mark.parametrize(
    ("changes", "after"),
    [([(1, 6), (5, 4)], [6, 1, 2, 2, 4]), ([(1, 6), (1, 3)], [3, 1, 2, 2, 3])],
    ids=["two dice", "one die"],
)
def test_twice_as_wild(changes: list[tuple[int, int]], after: list[int]) -> None:
    scene = rolled("twice_as_wild", 3, SMACK_5)
    scene.plays(0, "twice_as_wild")
    scene.picks(0, *changes)
    assert (scene.dice(), scene.cp(0)) == (after, 0)


@pytest.mark.rule("DT-cards-12")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ((1, 6), (2, 5), [6, 5, 2, 2, 3]),
        ((1, 6), (1, 4), [4, 1, 2, 2, 3]),
        ((1, 6), None, [6, 1, 2, 2, 3]),
    ],
    ids=["two dice", "one die twice", "one die"],
)
def test_try_try_again(first: tuple[int, int], second: tuple[int, int] | None, after: list[int]) -> None:
    scene = rolled("try_try_again", 1, SMACK_5)
    scene.plays(0, "try_try_again")
    scene.picks(0, first[0])
    scene.rolls(first[1])
    scene.chooses(0, 0 if second is None else 1)
    if second is not None:
        scene.picks(0, second[0])
        scene.rolls(second[1])
    assert (scene.dice(), scene.cp(0)) == (after, 0)


@pytest.mark.rule("DT-cards-12", "DT-card-11")
def test_try_try_again_is_for_friends() -> None:
    """A teammate's dice may be rolled again, an opponent's not."""
    others = (Player(hero, hand="try_try_again", cp=1) for hero in ("monk", "treant", "ninja"))
    scene = Scene(Player("barbarian", hand=KEPT), *others)
    scene.rolls(*SMACK_5)
    scene.plays(2, "try_try_again")
    scene.picks(2, 5)
    scene.rolls(6)
    scene.chooses(2, 0)
    assert scene.asked == "keep of seat 0"
    assert scene.dice() == [1, 1, 2, 2, 6]


@pytest.mark.rule("DT-cards-13")
@pytest.mark.parametrize("mine", [True, False])
def test_so_wild_sets_any_die_to_any_value(mine: bool) -> None:
    scene = rolled("so_wild", 2, SMACK_5) if mine else being_rolled_against("so_wild", 2, SMACK_5)
    scene.plays(0, "so_wild")
    assert len(scene.offered) == 5 * 5  # every die to every other value
    scene.picks(0, (4, 6))
    assert (scene.dice(), scene.cp(0)) == ([1, 1, 2, 6, 3], 0)


@pytest.mark.rule("DT-cards-13", "DT-tgt-3")
def test_so_wild_on_the_targeting_die() -> None:
    hands = [Player("barbarian", hand=f"so_wild, {KEPT}", cp=2), *map(Player, ("monk", "treant", "ninja"))]
    scene = Scene(*hands)
    scene.rolls(*SMACK_5)
    scene.passes(0)
    scene.stops(0)
    scene.declares(0, "smack 5")
    scene.passes(0)
    scene.rolls(1)
    scene.plays(0, "so_wild")
    scene.picks(0, (1, 6))
    scene.targets(0, 3)
    assert scene.asked == "defend of seat 3"


@pytest.mark.rule("DT-cards-13", "DT-ult-1")
def test_an_ultimate_can_only_be_stopped_before_it_is_activated() -> None:
    scene = being_rolled_against("so_wild", 2, (6, 6, 6, 6, 6))
    scene.passes(0)
    scene.stops(1)
    scene.declares(1, "rage")
    scene.plays(0, "so_wild")
    scene.picks(0, (1, 4))
    assert scene.declarable == [None, "crit_bash", "roll"]
    scene = being_rolled_against("so_wild", 2, (6, 6, 6, 6, 6))
    scene.passes(0)
    scene.stops(1)
    scene.declares(1, "rage")
    scene.passes(0)
    assert scene.lost(0) == 15


@pytest.mark.rule("DT-cards-14")
def test_samesies_repeats_another_die() -> None:
    scene = rolled("samesies", 1, (1, 1, 2, 6, 1))
    scene.plays(0, "samesies")
    assert [value for die, value in scene.offered if die == 3] == [1, 6]
    assert (4, 3) not in scene.offered
    scene.picks(0, (3, 6))
    assert (scene.dice(), scene.cp(0)) == ([1, 1, 6, 6, 1], 0)


@pytest.mark.rule("DT-cards-14", "DT-cards-18")
@pytest.mark.parametrize("card", ["samesies", "six_it"])
def test_own_dice_only(card: str) -> None:
    scene = being_rolled_against(card, 5, SMACK_5)
    assert scene.asked == "keep of seat 1"  # the one with the card was not asked


@pytest.mark.rule("DT-cards-15")
def test_one_more_time_is_a_fourth_attempt() -> None:
    scene = rolled("one_more_time", 1, (1, 4, 4, 4, 6))
    scene.passes(0)
    scene.rerolls(0, 2)
    scene.rolls(4)
    scene.passes(0)
    scene.rerolls(0, 2)
    scene.rolls(5)
    scene.plays(0, "one_more_time")
    scene.rerolls(0, 2, 3, 5)
    scene.rolls(1, 2, 3)
    assert (scene.dice(), scene.cp(0)) == ([1, 1, 2, 4, 3], 0)
    assert scene.declarable == [None, "smack 3", "smack 4", "mighty_blow"]


@pytest.mark.rule("DT-cards-15", "DT-cards-17")
def test_extra_attempts_are_not_for_bonus_dice() -> None:
    scene = rolled("one_more_time, better_d, so_wild", 3, (1, 1, 2, 6, 6))
    assert scene.reactions == ["pass", "play so_wild", "play one_more_time"]
    scene.passes(0)
    scene.stops(0)
    scene.declares(0, "overpower")
    scene.passes(0)
    scene.rolls(1, 2, 3)
    assert scene.reactions == ["pass", "play so_wild"]


@pytest.mark.rule("DT-cards-16")
def test_helping_hand_forces_an_opponent_to_roll_again() -> None:
    scene = being_rolled_against("helping_hand", 1, SMACK_5)
    scene.plays(0, "helping_hand")
    assert scene.offered == [1, 2, 3, 4, 5]
    scene.picks(0, 3)
    scene.rolls(6)
    assert (scene.dice(), scene.cp(0)) == ([1, 1, 6, 2, 3], 0)
    scene = rolled("helping_hand", 1, SMACK_5)
    assert scene.asked == "keep of seat 0"  # not on the own dice


@pytest.mark.rule("DT-cards-17")
def test_better_d_is_a_second_attempt_for_the_defence() -> None:
    scene = being_rolled_against("better_d", 0, SMACK_5)
    scene.stops(1)  # no defence yet, so it was not offered
    scene.declares(1, "smack 5")
    scene.defends(0, "thick_skin")
    scene.rolls(1, 4, 6)
    scene.plays(0, "better_d")
    scene.rerolls(0, 1, 3)
    scene.rolls(5, 5)
    scene.expect("main of seat 1")
    assert scene.lost(0) == 8 - 6


@pytest.mark.rule("DT-cards-18")
def test_six_it() -> None:
    scene = rolled("six_it", 1, SMACK_5)
    scene.plays(0, "six_it")
    assert scene.offered == [1, 2, 3, 4, 5]
    scene.picks(0, 5)
    assert (scene.dice(), scene.cp(0)) == ([1, 1, 2, 2, 6], 0)


@pytest.mark.rule("DT-cards-18", "DT-card-10")
def test_six_it_on_a_defence_die() -> None:
    scene = Scene(Player("paladin", hand="six_it", cp=1), BARBARIAN, active=1)
    attempt(scene, 1, SMACK_5, "smack 5")
    hold_back(scene)
    scene.defends(0, "divine_defense")
    scene.rolls(1, 1, 1)
    scene.plays(0, "six_it")
    scene.picks(0, 2)
    scene.expect("main of seat 1")
    assert (scene.cp(0), scene.lost(1)) == (1, 1)  # a prayer in place of a sword


# --- prevention ---


@pytest.mark.rule("DT-cards-10", "DT-dmg-8")
@pytest.mark.parametrize(("protects", "lost"), [(False, 2), (True, 1)])
def test_not_this_time_prevents_6_before_any_halving(protects: bool, lost: int) -> None:
    tokens = {"protect": 1} if protects else {}
    paladin = Player("paladin", hand=KEPT)
    scene = Scene(Player("barbarian", hand="not_this_time", cp=1, tokens=tokens), paladin, active=1)
    scene.attempts(1, (1, 2, 3, 4, 5), "holy_attack 5")
    if protects:
        scene.uses(0, "protect")
    scene.plays(0, "not_this_time")
    scene.picks(0, 0)
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.cp(0)) == (lost, 0)


@pytest.mark.rule("DT-cards-10")
def test_not_this_time_for_a_teammate() -> None:
    ninja = Player("ninja", hand="not_this_time", cp=1)
    scene = Scene(Player("barbarian", hand=KEPT), Player("monk"), Player("treant"), ninja)
    scene.attempts(0, SMACK_5, "smack 5")
    scene.rolls(1)  # at the Monk
    scene.plays(3, "not_this_time")
    scene.picks(3, 1)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-cards-10")
@pytest.mark.parametrize(("hero", "token"), [("pyromancer", "burn"), ("shadow_thief", "poison")])
def test_not_this_time_is_not_for_upkeep(hero: str, token: str) -> None:
    player = Player("barbarian", hand="not_this_time, smack_3", cp=1, tokens={token: 1})
    scene = Scene(player, Player(hero), at="turn")
    assert scene.asked == "draw of nature"  # income: upkeep is over
    assert scene.lost(0) == {"burn": 2, "poison": 1}[token]
