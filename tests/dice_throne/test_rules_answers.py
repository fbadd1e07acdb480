"""What may be answered before it happens: main phase cards, choices within abilities, dice that lie open, a target."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.game import GAME

from .duel import attempt
from .scene import Player, Scene

KEPT = "vegas_baby"
CLEANSE, DOWN = {"cleanse": 1}, {"knockdown": 1}
MONK = Player("monk", tokens=CLEANSE | DOWN)


def main(hero: str, card: str, cp: int, foe: Player, **mine: int) -> Scene:
    """Seat 0 plays a card in his main phase."""
    scene = Scene(Player(hero, hand=f"{card}, {KEPT}", cp=cp, tokens=mine), foe, at="main")
    scene.plays(0, card)
    return scene


# --- main phase cards ---


@pytest.mark.rule("DT-int-1", "DT-int-5", "DT-stat-3")
def test_a_token_that_is_to_be_removed_is_spent_first() -> None:
    scene = main("barbarian", "get_that_outta_here", 1, MONK)
    scene.picks(0, (1, "cleanse"))
    assert scene.reactions == ["pass", "use cleanse"]
    scene.uses(1, "cleanse")
    scene.expect("main of seat 0")
    assert (scene.tokens(1), scene.cp(0), scene.discarded(0)) == ({}, 0, ["get_that_outta_here"])


@pytest.mark.rule("DT-int-5")
def test_whoever_does_not_answer_loses_it() -> None:
    scene = main("barbarian", "get_that_outta_here", 1, MONK)
    scene.picks(0, (1, "cleanse"))
    scene.passes(1)
    assert scene.tokens(1) == DOWN


@pytest.mark.rule("DT-int-1", "DT-int-5")
def test_all_tokens_that_are_to_be_removed_are_spent_first() -> None:
    """What Status Effects?! on a Tactician: he takes the CP that his tokens are good for."""
    scene = main("barbarian", "what_status_effects", 2, Player("tactician", tokens={"tactical_advantage": 2}))
    scene.picks(0, 1)
    scene.uses(1, "tactical_cp")
    scene.uses(1, "tactical_cp")
    scene.expect("main of seat 0")
    assert (scene.tokens(1), scene.cp(1)) == ({}, 2)


@pytest.mark.rule("DT-int-1", "DT-int-5", "DT-stat-8")
def test_a_token_that_is_to_be_moved_is_spent_first() -> None:
    scene = main("barbarian", "transference", 2, MONK)
    scene.picks(0, (1, "cleanse"))
    scene.uses(1, "cleanse")
    scene.expect("main of seat 0")
    assert (scene.tokens(0), scene.tokens(1)) == ({}, {})


@pytest.mark.rule("DT-stat-8", "DT-int-5")
def test_an_answer_may_leave_no_room_for_what_is_moved() -> None:
    """The third Evasive comes to the Moon Elf before the one that is moved to her."""
    scene = Scene(
        Player("barbarian", hand=f"transference, {KEPT}", cp=2, tokens={"evasive": 1}),
        Player("moon_elf", hand="evade", cp=9, tokens={"evasive": 2}),
        at="main",
    )
    scene.plays(0, "transference")
    scene.picks(0, (0, "evasive"))
    scene.plays(1, "evade")
    scene.picks(1, 1)
    scene.expect("main of seat 0")
    assert (scene.token(0, "evasive"), scene.token(1, "evasive")) == (1, 3)


@pytest.mark.rule("DT-int-1", "DT-int-5", "DT-fx-7")
def test_combat_points_are_used_before_they_are_stolen() -> None:
    scene = main("cursed_pirate", "pillage", 0, Player(hand="double_up", cp=1))
    scene.plays(1, "double_up")
    scene.draws("six_it", "so_wild")
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.cp(1)) == (0, 0)


@pytest.mark.rule("DT-int-1", "DT-int-5")
def test_an_instant_is_played_before_the_hand_is_robbed() -> None:
    scene = main("shadow_thief", "card_trick", 2, Player(hand="getting_paid"))
    scene.plays(1, "getting_paid")
    scene.draws("six_it")
    scene.expect("main of seat 0")
    assert (scene.cp(1), scene.discarded(1)) == (2, ["getting_paid"])


@pytest.mark.rule("DT-int-1", "DT-int-5", "DT-stat-9")
@pytest.mark.parametrize(("answered", "lost"), [(False, 3), (True, 0)])
def test_the_first_keg_is_removed_before_the_second_comes(answered: bool, lost: int) -> None:
    scene = main("cursed_pirate", "light_it_up", 2, Player(hand="buh_bye", cp=2, tokens={"powder_keg": 1}))
    if answered:
        scene.plays(1, "buh_bye")
    else:
        scene.passes(1)
        scene.passes(1)  # the blast
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1)) == (lost, {"powder_keg": 1})


@pytest.mark.rule("DT-int-5")
def test_what_one_does_to_oneself_is_not_answered() -> None:
    """Nor is an upgrade, nor a sale."""
    mine = Player("barbarian", hand=f"get_that_outta_here, smack_2, tip_it, {KEPT}", cp=5, tokens={"burn": 1})
    scene = Scene(mine, Player(hand="getting_paid", tokens={"burn": 1}), at="main")
    scene.plays(0, "get_that_outta_here")
    scene.picks(0, (0, "burn"))
    scene.plays(0, "smack_2")
    scene.sells(0, "tip_it")
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-int-3", "DT-int-4")
def test_who_has_just_acted_is_asked_once_another_one_acts() -> None:
    mine = Player("cursed_pirate", hand=f"pillage, getting_paid, {KEPT}")
    paid = Player(hand="getting_paid", cp=1)
    scene = Scene(mine, paid, paid, mode="king", at="main")
    scene.plays(0, "pillage")
    scene.picks(0, 1)
    scene.passes(1)
    scene.plays(2, "getting_paid")
    scene.passes(0, 1)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.cp(1)) == (1, 0)


@pytest.mark.rule("DT-int-4")
def test_an_answer_that_somebody_could_give_looks_like_none_to_others() -> None:
    def seen(hand: str) -> bytes:
        mine = Player("cursed_pirate", hand=f"pillage, {KEPT}")
        scene = Scene(mine, Player(hand=hand, cp=1), Player(hand="six_it", cp=1), mode="king", at="main")
        scene.plays(0, "pillage")
        scene.picks(0, 1)
        if scene.asked == "react of seat 1":
            scene.passes(1)
        scene.expect("main of seat 0")
        return bytes(GAME.view(scene.g, 2, (0, 1, 2)).buffer)

    assert seen("double_up") == seen("six_it")


# --- choices within abilities ---


@pytest.mark.rule("DT-int-1", "DT-int-5")
def test_a_theft_within_an_ability_is_answered() -> None:
    """Pickpocket: who is to be robbed of a CP may use it first."""
    scene = Scene(Player("shadow_thief", hand=KEPT), Player(hand="double_up", cp=1))
    attempt(scene, 0, (3, 3, 4, 6, 1), "pickpocket 3")
    scene.chooses(0, 1)
    scene.plays(1, "double_up")
    scene.draws("six_it", "so_wild")
    assert scene.cp(1) == 0


@pytest.mark.rule("DT-int-1", "DT-int-5")
def test_a_removal_within_an_ability_is_answered() -> None:
    """Purify: the Monk spends what is to go."""
    scene = Scene(Player("seraph", hand=KEPT, tokens={"flight": 0, "cleanse": 0, "holy_presence": 0}), MONK)
    attempt(scene, 0, (5, 5, 6, 1, 1), "purify")
    scene.picks(0, 1)
    scene.picks(0, (1, "cleanse"))
    scene.chooses(0, 1)
    scene.uses(1, "cleanse")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-int-4", "DT-int-5")
def test_a_choice_that_concerns_nobody_else_is_not_answered() -> None:
    """Black Spot: whether she takes a doubloon is her own business; that it gives Parlay was known when it was
    declared."""
    scene = Scene(Player("cursed_pirate", hand=KEPT), Player(hand="getting_paid"))
    attempt(scene, 0, (6, 6, 6, 6, 1), "black_spot")
    scene.chooses(0, 1)
    scene.expect("react of seat 1")
    assert scene.token(1, "parlay") == 1


# --- dice that lie open ---


@pytest.mark.rule("DT-stat-3", "DT-stat-5")
@pytest.mark.parametrize(("spent", "protect", "lost"), [(False, 1, 4), (True, 1, 2)])
def test_a_status_makes_room_for_what_the_dice_give(spent: bool, protect: int, lost: int) -> None:
    """The Paladin's limit is one Protect: spent while the dice of the defence lie open, it comes again."""
    scene = Scene(Player(hand=KEPT), Player("paladin", tokens={"protect": 1}, levels={"divine_defense": 3}))
    attempt(scene, 0, (1, 1, 2, 2, 3), "smack 5")
    scene.passes(1)
    scene.defends(1, "divine_defense")
    scene.rolls(3, 4, 6, 5)  # prevents 4; the shield and the prayer give a Protect
    if spent:
        scene.uses(1, "protect")
    scene.passes(*[1] * (1 - spent))
    assert scene.token(1, "protect") == protect
    scene.passes(*[1] * scene.asked.startswith("react"))
    assert scene.lost(1) == lost


@pytest.mark.rule("DT-stat-3", "DT-stat-5")
def test_room_is_made_while_the_die_of_a_main_phase_card_lies_open() -> None:
    scene = main("tactician", "war_room", 9, Player(), tactical_advantage=5)
    scene.rolls(2)
    scene.uses(0, "tactical_cp")
    scene.passes(0)
    assert scene.token(0, "tactical_advantage") == 5


@pytest.mark.rule("DT-stat-3", "DT-status-powder-keg")
def test_a_keg_is_removed_while_its_die_lies_open() -> None:
    """The die says that it blows up; there is none any more."""
    scene = Scene(Player("monk", hand=KEPT, tokens=CLEANSE | {"powder_keg": 1}), Player("cursed_pirate"), at="turn")
    scene.rolls(1)
    scene.uses(0, "cleanse")
    scene.draws("six_it")
    assert (scene.lost(0), scene.tokens(0)) == (0, {})


@pytest.mark.rule("DT-status-powder-keg")
def test_a_keg_that_is_gone_is_not_passed_on() -> None:
    scene = Scene(Player("monk", hand=KEPT, tokens=CLEANSE | {"powder_keg": 1}), Player("cursed_pirate"), at="turn")
    scene.rolls(6)
    scene.uses(0, "cleanse")
    scene.draws("six_it")
    assert scene.token(1, "powder_keg") == 0


@pytest.mark.rule("DT-int-2", "DT-dmg-12")
def test_a_card_played_over_the_dice_of_a_defence_is_a_source_of_its_own() -> None:
    attacker = Player("gunslinger", hand=KEPT, tokens={"evasive": 1})
    scene = Scene(attacker, Player("paladin", hand="absolution", cp=1))
    attempt(scene, 0, (1, 1, 2, 2, 3), "revolver 5")
    scene.passes(1)
    scene.defends(1, "divine_defense")
    scene.rolls(3, 3, 1)
    scene.plays(1, "absolution")
    scene.rolls(1)
    scene.passes(0)  # over the dice of the defence
    scene.uses(0, "evasive")
    assert scene.offered == ["defense", "other"]


# --- a target ---


@pytest.mark.rule("DT-int-4")
def test_a_chosen_target_acts_before_statuses_land() -> None:
    """Meteorite stuns: who is chosen for it still plays his instant."""
    bystander, chosen = Player(hand="getting_paid"), Player(hand="double_up", cp=1)
    scene = Scene(Player("pyromancer", hand=KEPT), bystander, chosen, mode="king")
    attempt(scene, 0, (6, 6, 6, 6, 1), "meteorite")
    scene.targets(0, 2)
    scene.draws("so_wild")  # for aiming at a leader
    assert scene.token(2, "stun") == 0
    scene.passes(1)
    scene.plays(2, "double_up")
    scene.draws("six_it", "samesies")
    scene.passes(1)
    scene.expect("react of seat 1")  # at the "then"
    assert scene.token(2, "stun") == 1


@pytest.mark.rule("DT-int-4")
def test_a_target_without_a_choice_has_had_its_window() -> None:
    """In a duel, before the ability was activated."""
    scene = Scene(Player("pyromancer", hand="getting_paid"), Player(hand="double_up", cp=1))
    attempt(scene, 0, (6, 6, 6, 6, 1), "meteorite")
    scene.expect("react of seat 0")
    assert scene.token(1, "stun") == 1


@pytest.mark.rule("DT-int-4", "DT-tgt-3")
def test_everything_may_be_played_while_the_targeting_die_lies_open() -> None:
    players = [Player("pyromancer", hand=KEPT), Player(hand="getting_paid"), Player(), Player()]
    scene = Scene(*players, mode="teams")
    attempt(scene, 0, (6, 6, 6, 6, 1), "meteorite")
    scene.rolls(1)
    assert scene.reactions == ["pass", "play getting_paid"]
