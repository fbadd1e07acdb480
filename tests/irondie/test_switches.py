"""Contested readings: every option of every switch leads to an outcome of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dicewright.games.irondie.content.colours import SHIPPED
from dicewright.games.irondie.content.switches import SWITCHES

from .scene import HAND, STORED, A, D, Scene, of


def lt_reading(**switch: str) -> Any:
    """Fortress 3 against 2, 3 and 4."""
    scene = Scene({"red fortress": HAND}, {f"red assault {n}": n for n in (2, 3, 4)}, **switch)
    scene.opens(A("fortress"), shows=3)
    return scene.value(*(D(f"red assault {n}") for n in (2, 3, 4)))


def opening_target_side(**switch: str) -> Any:
    """Whose swarms a Power Up may raise."""
    scene = Scene({"red power up": HAND, "red swarm": 2}, {"red swarm": 3}, **switch)
    return {"mine" if die < 9 else "theirs" for die in scene.aims(A("power up"))}


def response_scope(**switch: str) -> Any:
    """What an answer may aim at: the opening throw, the die it aims at, a die nobody has named."""
    scene = Scene({"red ballistic": HAND}, {"red power up": HAND, "red barrier": 3, "red swarm": 4}, **switch)
    scene.opens(A("ballistic"), D("barrier"), shows=5)
    names = {scene.number(die): die.name for die in (A("ballistic"), D("barrier"), D("swarm"), A("keeper"))}
    aims = {names[die] for die in scene.aims(D("power up"))}
    target = D("swarm") if "swarm" in aims else D("barrier") if "barrier" in aims else A("ballistic")
    scene.answers(D("power up"), target, shows=6)
    return aims, scene.value(D("barrier"), D("swarm"))


def mass_types_in_response(**switch: str) -> Any:
    """A Fortress answers an Assault, while another attack die lies in the battle zone."""
    mine = {"red assault": HAND, "red smasher": 3}
    scene = Scene(mine, {"red fortress": HAND, "red barrier": 2, "red ballistic": 4}, **switch)
    scene.opens(A("assault"), D("ballistic"), shows=5)
    if scene.asked == "answer of seat 1":
        scene.answers(D("fortress"), shows=6)
    scene.adds(0)
    return scene.value(A("smasher"), D("ballistic"))


def regeneration_storage(**switch: str) -> Any:
    scene = Scene({"red regeneration": HAND, "red barrier": STORED}, {"red assault": STORED}, **switch)
    return scene.aims(A("red regeneration")) == scene.numbers(A("barrier"))


def sign_choice_time(**switch: str) -> Any:
    """Whether the sign is asked for before or after the die has fallen."""
    scene = Scene({"red assault": HAND, "red smasher": 3}, {}, **switch)
    scene.opens(A("assault"), A("smasher"))
    early = scene.asked
    if early == "sign of seat 0":
        scene.subtracts(0)
    scene.fall({A("assault"): 2})
    if scene.asked == "choose of seat 0":
        scene.adds(0)
    return early, scene.value(A("smasher"))


def unable_to_open(**switch: str) -> Any:
    """Seat 0 cannot open until the opponent's Nullifier has filled its storage."""
    mine = {"red regeneration": HAND, "red assault": 2}
    scene = Scene(mine, {"red nullifier": HAND, "red smasher": HAND, "red barrier": 3}, **switch)
    scene.opens(D("nullifier"), A("assault"), shows=6)
    scene.passes(1)
    return scene.asked, len(scene.heard("declined"))


def last_life_take_back(**switch: str) -> Any:
    scene = Scene({"red swarm": 2}, {"red swarm": 2, "red fortress": 3}, at="end", **switch)
    if scene.asked == "take-back of seat 0":
        scene.takes_back(0, "swarm")
    scene.takes_back(1, None)
    return scene.winner


def round_limit_turn(**switch: str) -> Any:
    """The time is called after the first throw of a duel, or, where nobody asks then, before the next duel."""
    mine = {"red ballistic 1": HAND, "red ballistic 2": HAND, "red swarm": 5}
    scene = Scene(mine, {"red barrier": 6, "red swarm": 6}, clock="on", **switch)
    scene.referee(0)
    scene.opens(A("red ballistic 1"), D("barrier"), shows=4)
    if scene.asked == "referee of referee":
        scene.referee(1)
    else:
        scene.passes(0)
        scene.referee(1)
    return scene.asked, scene.value(D("barrier")), scene.zone(A("red ballistic 1"))


def team_damage(**switch: str) -> Any:
    """Each side's attack faces the other's whole defense, or only the defense opposite."""
    scene = Scene(
        {"red assault": 5, "red swarm": 6}, {"red barrier": 1, "red swarm": 6}, {"red swarm": 6},
        {"red barrier": 6, "red swarm": 6}, at="damage", **switch,
    )  # fmt: skip
    return scene.value(D("swarm"), of(3, "swarm"))


def colour_bonus_table(**switch: str) -> Any:
    """Red serves a green Assault by the rulebook's example alone; black costs red life unless it is bound to black."""
    scene = Scene(
        {"red smasher": HAND, "green assault": 2, "black barrier": HAND, "red swarm": 5}, {}, at="battle", **switch
    )
    scene.battle({"smasher": 1, "barrier": 1}, {})
    scene.pays(A("smasher"))
    return scene.value(A("assault"), A("swarm"))


OUTCOMES: dict[Callable[..., Any], dict[str, Any]] = {
    lt_reading: {"lose_if_lower": (1, 1, 4), "win_if_lower": (2, 3, 2)},
    opening_target_side: {"any": {"mine", "theirs"}, "opponent_only": {"theirs"}},
    response_scope: {
        "skirmish_zone": ({"ballistic"}, (1, 4)),
        "skirmish_zone_and_declared_targets": ({"ballistic", "barrier"}, (5, 4)),
        "any_in_play": ({"ballistic", "barrier", "swarm", "keeper"}, (1, 6)),
    },
    mass_types_in_response: {
        "all_matching_in_skirmish_zone": (3, 5),
        "not_allowed": (3, 6),
        "if_matching_die_in_duel": (1, 6),
    },
    regeneration_storage: {"own": True, "any": False},
    sign_choice_time: {"at_resolution": ("throw of nature", 4), "at_declaration": ("sign of seat 0", 2)},
    unable_to_open: {"passes_on": ("open of seat 0", 0), "counts_as_declined": ("open of seat 1", 1)},
    last_life_take_back: {"legal_and_loses": 1, "forbidden": None},
    round_limit_turn: {
        "no_new_duel_then_finish": ("still", 5, "storage"),
        "play_out": ("open of seat 0", 5, "storage"),
        "cut_at_once": ("referee of referee", 0, "reserve"),
    },
    team_damage: {"team_totals": (6, 6), "facing_pairs": (2, 6)},
    colour_bonus_table: {"recon_a": (2, 4), "recon_b": (2, 5), "seed_example_literal": (4, 4)},
}

RULES = {
    "lt_reading": "ID-res-4",
    "opening_target_side": "ID-duel-2",
    "response_scope": "ID-duel-3",
    "mass_types_in_response": "ID-duel-6",
    "regeneration_storage": "ID-duel-5",
    "sign_choice_time": "ID-res-10",
    "unable_to_open": "ID-skirm-5",
    "last_life_take_back": "ID-end-4",
    "round_limit_turn": "ID-tour-4",
    "team_damage": "ID-team-8",
    "colour_bonus_table": "ID-bonus-11",
}


@pytest.mark.parametrize(
    ("play", "option"),
    [
        pytest.param(play, option, id=f"{play.__name__}-{option}", marks=pytest.mark.rule(RULES[play.__name__]))
        for play, outcomes in OUTCOMES.items()
        for option in outcomes
    ],
)
def test_outcome(play: Callable[..., Any], option: str) -> None:
    assert play(**{play.__name__: option}) == OUTCOMES[play][option]


def test_every_option_of_every_switch_is_here_and_matters() -> None:
    shown = {play.__name__: tuple(outcomes) for play, outcomes in OUTCOMES.items()}
    assert shown == {**SWITCHES, "colour_bonus_table": tuple(SHIPPED)}
    for outcomes in OUTCOMES.values():
        values = list(outcomes.values())
        assert all(a != b for i, a in enumerate(values) for b in values[i + 1 :])


@pytest.mark.parametrize("play", OUTCOMES, ids=lambda play: play.__name__)
def test_the_first_option_is_the_default(play: Callable[..., Any]) -> None:
    assert play() == next(iter(OUTCOMES[play].values()))


class TestMore:
    @pytest.mark.rule("ID-res-4", "ID-res-5")
    def test_win_if_lower_gives_specialised_dice_the_tie(self) -> None:
        for colour, target, left in (("orange", "red", 1), ("orange", "green", 3), ("blue", "red", 3)):
            scene = Scene({f"{colour} swarm": HAND}, {f"{target} barrier": 3}, lt_reading="win_if_lower")
            scene.opens(A(f"{colour} swarm"), shows=3)
            assert scene.value(D("barrier")) == left

    @pytest.mark.rule("ID-duel-2")
    def test_opponent_only_binds_the_opening_alone(self) -> None:
        scene = Scene(
            {"red ballistic": HAND, "red power up": HAND}, {"red barrier": 4}, opening_target_side="opponent_only"
        )
        scene.opens(A("ballistic"), D("barrier"), shows=4)
        scene.answers(A("power up"), A("ballistic"), shows=5)
        assert scene.value(D("barrier")) == 2

    @pytest.mark.rule("ID-duel-6")
    def test_a_swarm_in_answer_needs_a_defense_die_in_the_duel(self) -> None:
        for option in SWITCHES["mass_types_in_response"]:
            scene = Scene(
                {"red ballistic": HAND, "red barrier": 3},
                {"red swarm": HAND, "red fortress": 2},
                mass_types_in_response=option,
            )
            scene.opens(A("ballistic"), D("fortress"), shows=2)
            assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-duel-6")
    def test_they_can_only_open_where_no_answer_is_allowed(self) -> None:
        mine = {"red nullifier": HAND, "blue barrier": 3}
        theirs = {"red swarm": HAND, "red fortress": HAND, "blue swarm": 3}
        scene = Scene(mine, theirs, mass_types_in_response="not_allowed")
        scene.opens(A("nullifier"), D("blue swarm"), shows=2)
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-res-10")
    def test_a_declared_sign_holds_on_a_loss_too_and_for_each_die(self) -> None:
        scene = Scene(
            {"red assault": HAND, "blue assault": HAND, "red smasher": 4}, {}, sign_choice_time="at_declaration"
        )
        scene.opens(A("red assault"), A("smasher"))
        scene.subtracts(0)
        scene.fall({A("red assault"): 3})
        scene.answers(A("blue assault"), A("red assault"))
        scene.adds(0)
        scene.fall({A("blue assault"): 2})
        assert [(e["from"], e["to"]) for e in scene.heard("changed")] == [(3, 4), (4, 1)]

    @pytest.mark.rule("ID-duel-5")
    def test_a_die_of_another_enters_its_owners_battle_zone(self) -> None:
        scene = Scene({"red regeneration": HAND}, {"red assault": STORED}, regeneration_storage="any")
        scene.opens(A("red regeneration"), D("assault"), shows=4)
        assert (scene.zone(D("assault")), scene.value(D("assault"))) == ("battle", 4)

    @pytest.mark.rule("ID-end-4")
    def test_forbidden_only_for_the_last(self) -> None:
        mine = {"red swarm": 2, "red fortress": 3}
        scene = Scene(mine, {}, at="end", last_life_take_back="forbidden")
        scene.takes_back(0, "swarm")
        assert scene.zone(A("swarm")) == "reserve"

    @pytest.mark.rule("ID-tour-4", "ID-tour-3")
    def test_play_out_leaves_the_turn_as_it_is(self) -> None:
        """The first refusal stays where it was, the time is not called twice, and sudden death comes next turn."""
        dice = {"red ballistic": HAND, "red swarm": 5}
        scene = Scene(dice, dice, clock="on", round_limit_turn="play_out")
        scene.referee(1)
        scene.declines(0, 1)
        scene.damage()
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        scene.referee(0)
        assert scene.value(A("swarm"), D("swarm")) == (4, 4)

    @pytest.mark.rule("ID-tour-4")
    def test_cut_at_once_also_before_a_duel(self) -> None:
        """No damage, no take-back: all on the table but life returns to hand, and the next turn is sudden death."""
        mine = {"red ballistic": HAND, "red assault": 6, "red swarm": 5}
        scene = Scene(mine, {"red swarm": 3}, clock="on", round_limit_turn="cut_at_once")
        scene.referee(1)
        assert scene.zone(A("assault")) == "reserve"
        scene.referee(0)
        assert scene.value(A("swarm"), D("swarm")) == (4, 2)

    @pytest.mark.rule("ID-team-8", "ID-dmg-4")
    def test_facing_pairs_each_suffer_for_themselves(self) -> None:
        """Damage to a member without life is lost, and nobody else takes it."""
        scene = Scene(
            {"red assault": 6, "red swarm": 6}, {"red barrier": 1, "red smasher": 4, "red swarm": 2},
            {"red assault": 6, "red swarm": 6}, {"red barrier": 2, "red swarm": 6},
            at="damage", team_damage="facing_pairs",
        )  # fmt: skip
        assert scene.value(A("swarm"), of(2, "swarm"), of(3, "swarm")) == (2, 6, 2)
        assert scene.zone(D("swarm")) == "abyss"
        assert scene.winner is None
