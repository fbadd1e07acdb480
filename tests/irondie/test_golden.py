"""The worked examples of the rulings, G01 to G10, and the examples printed in the rulebook."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Refusal, Setup

from .scene import HAND, STORED, A, D, Scene


def settle(army: str) -> Setup:
    return GAME.settled(Setup(2, {"army.0": army}))


class TestG01Sets:
    @pytest.mark.rule("ID-set-1", "ID-set-2", "ID-set-3", "ID-set-4")
    @pytest.mark.parametrize(
        "army",
        [
            "3 rare black smasher, 3 green barrier, 3 yellow fortress",
            "red assault, green barrier, 7 yellow fortress",
        ],
    )
    def test_legal(self, army: str) -> None:
        assert settle(army).options["army.0"] == army

    @pytest.mark.rule("ID-set-1", "ID-set-2", "ID-set-3")
    @pytest.mark.parametrize(
        ("army", "rule"),
        [
            ("3 rare black smasher, rare green barrier, 2 green barrier, 3 yellow fortress", "ID-set-3"),
            ("5 red assault, 4 yellow fortress", "ID-set-2"),
            ("3 black smasher, 3 green barrier, 4 yellow fortress", "ID-set-1"),
            ("3 black smasher, 3 green barrier, 2 yellow fortress", "ID-set-1"),
        ],
    )
    def test_illegal(self, army: str, rule: str) -> None:
        with pytest.raises(Refusal) as refused:
            settle(army)
        assert refused.value.rule == rule


class TestG02Advantage:
    @pytest.mark.rule("ID-adv-1", "ID-skirm-2")
    def test_equal_reserves_more_life(self) -> None:
        hand = {f"red ballistic {n}": HAND for n in range(4)}
        scene = Scene(
            {**hand, "red swarm": 5, "red fortress": 2}, {**hand, "red swarm": 4, "red fortress": 4}, at="skirmish"
        )
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-adv-1")
    def test_a_greater_reserve_goes_first_whatever_the_life(self) -> None:
        hand = {f"red ballistic {n}": HAND for n in range(4)}
        more = {**hand, "blue ballistic": HAND}
        scene = Scene(
            {**more, "red swarm": 5, "red fortress": 2}, {**hand, "red swarm": 4, "red fortress": 4}, at="skirmish"
        )
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-adv-2", "ID-adv-3")
    def test_roll_off_again_after_a_tie(self) -> None:
        scene = Scene({"red ballistic": HAND, "red swarm": 4}, {"red ballistic": HAND, "red swarm": 4}, at="skirmish")
        scene.roll_off(3, 3, 5, 2)
        assert scene.asked == "open of seat 0"


class TestG03MutualBonus:
    @pytest.mark.rule("ID-bonus-1", "ID-bonus-9")
    def test_two_blue_barriers_serve_each_other(self) -> None:
        """The rulebook's own example."""
        scene = Scene({"blue barrier 1": HAND, "blue barrier 2": HAND}, {}, at="battle")
        scene.battle({"blue barrier 1": 1, "blue barrier 2": 1}, {})
        scene.pays(A("blue barrier 1"))
        assert scene.value(A("blue barrier 1"), A("blue barrier 2")) == (3, 3)

    @pytest.mark.rule("ID-bonus-4")
    def test_no_permitted_target(self) -> None:
        scene = Scene({"blue barrier": HAND, "red assault": HAND, "yellow barrier": HAND}, {}, at="battle")
        scene.battle({"blue barrier": 1, "red assault": 4, "yellow barrier": 2}, {})
        assert scene.value(A("blue barrier"), A("red assault"), A("yellow barrier")) == (1, 4, 2)
        assert len(scene.heard("no-target")) == 1

    @pytest.mark.rule("ID-bonus-4", "ID-die-1")
    def test_a_green_barrier_stops_at_six(self) -> None:
        dice = {"blue barrier": 1, "red assault": 4, "yellow barrier": 2, "green barrier": 5}
        scene = Scene(dict.fromkeys(dice, HAND), {}, at="battle")
        scene.battle(dice, {})
        assert scene.value(A("green barrier")) == 6


class TestG04RareAndNatural:
    @pytest.mark.rule("ID-bonus-2")
    def test_a_rare_red_die_pays_on_two(self) -> None:
        scene = Scene({"rare red assault": HAND, "purple ballistic": 5}, {}, at="battle")
        scene.battle({"rare red assault": 2}, {})
        assert scene.value(A("ballistic")) == 6

    @pytest.mark.rule("ID-bonus-2")
    def test_a_common_one_does_not(self) -> None:
        scene = Scene({"red assault": HAND, "purple ballistic": 5}, {}, at="battle")
        scene.battle({"red assault": 2}, {})
        assert scene.value(A("ballistic")) == 5

    @pytest.mark.rule("ID-bonus-3")
    def test_shot_down_to_one_pays_nothing(self) -> None:
        scene = Scene({"blue ballistic": HAND}, {"red smasher": 3, "red assault": 2})
        scene.opens(A("ballistic"), D("smasher"), shows=6)
        assert scene.value(D("smasher"), D("assault")) == (1, 2)
        assert not scene.heard("bonus")


class TestG05LateAnswer:
    """The rulebook's own example of passing the first throw."""

    def duel(self, nullifier: str, shows: int) -> Scene:
        scene = Scene({"purple ballistic": HAND, "red assault": HAND}, {"green barrier": 4, nullifier: HAND})
        scene.opens(A("ballistic"), D("barrier"), shows=5)
        scene.passes(1, 0)
        scene.answers(D(nullifier), A("ballistic"), shows=shows)
        return scene

    @pytest.mark.rule("ID-duel-8", "ID-duel-9", "ID-res-8")
    def test_blue_nullifier_six(self) -> None:
        scene = self.duel("blue nullifier", 6)
        assert scene.zone(A("ballistic")) == "storage"
        assert scene.value(D("barrier")) == 4

    @pytest.mark.rule("ID-res-5")
    def test_blue_nullifier_wins_the_tie(self) -> None:
        scene = self.duel("blue nullifier", 5)
        assert scene.value(D("barrier")) == 4
        assert scene.heard("won")[0]["tie"] == 1

    @pytest.mark.rule("ID-res-3")
    def test_red_nullifier_loses_the_tie(self) -> None:
        assert self.duel("red nullifier", 5).value(D("barrier")) == 2


class TestG06FourDice:
    def duel(self, **life: int) -> Scene:
        scene = Scene(
            {"black smasher": HAND, "red assault": HAND},
            {"orange swarm": 3, "purple ballistic": HAND, "blue nullifier": HAND, **life},
        )
        scene.opens(A("smasher"), D("swarm"), shows=4)
        scene.answers(D("ballistic"), A("smasher"), shows=5)
        scene.answers(A("assault"), A("smasher"), shows=3)
        scene.answers(D("nullifier"), A("assault"), shows=2)
        scene.adds(0)
        return scene

    @pytest.mark.rule("ID-res-1", "ID-res-5", "ID-res-7", "ID-res-10", "ID-die-3", "ID-type-1", "ID-duel-7")
    def test_last_in_first_out(self) -> None:
        scene = self.duel(**{"red fortress": 1})
        changes = [(e["from"], e["to"]) for e in scene.heard("changed")]
        assert changes == [(4, 5), (5, 3)]
        assert scene.zone(D("swarm")) == "abyss"
        for die in (A("smasher"), A("assault"), D("ballistic"), D("nullifier")):
            assert scene.zone(die) == "storage"

    @pytest.mark.rule("ID-over-1")
    def test_the_only_life_die_ends_it_at_once(self) -> None:
        scene = self.duel()
        assert scene.winner == 0
        assert scene.zone(A("smasher")) == "skirmish"


class TestG07TieRule:
    @pytest.mark.rule("ID-res-5", "ID-kin-3", "ID-type-1")
    @pytest.mark.parametrize(
        ("smasher", "barrier", "lost"),
        [("black", "yellow", D), ("black", "white", A), ("red", "yellow", A)],
    )
    def test_smasher_four_at_barrier_four(self, smasher: str, barrier: str, lost: type) -> None:
        scene = Scene({f"{smasher} smasher": HAND}, {f"{barrier} barrier": 4})
        scene.opens(A("smasher"), D("barrier"), shows=4)
        assert scene.zone(A("smasher")) == ("abyss" if lost is A else "storage")
        assert scene.zone(D("barrier")) == ("abyss" if lost is D else "battle")


class TestG08MassTarget:
    @pytest.mark.rule("ID-res-4", "ID-res-6", "ID-die-2", "ID-type-8")
    @pytest.mark.parametrize(
        ("fortress", "colour", "reading", "left"),
        [
            ("blue", "red", "lose_if_lower", (5, 2, 1, 1)),
            ("blue", "red", "win_if_lower", (3, 4, 2, 1)),
            ("yellow", "orange", "win_if_lower", (3, 2, 2, 1)),
            ("yellow", "red", "win_if_lower", (3, 4, 2, 1)),
        ],
    )
    def test_fortress_four(self, fortress: str, colour: str, reading: str, left: tuple[int, ...]) -> None:
        dice = {f"{colour} assault {n}": n for n in (5, 4, 2, 1)}
        scene = Scene({f"{fortress} fortress": HAND}, dice, lt_reading=reading)
        scene.opens(A("fortress"), shows=4)
        assert scene.value(*(D(die) for die in dice)) == left


class TestG09Damage:
    @pytest.mark.rule("ID-dmg-1", "ID-dmg-2", "ID-dmg-3", "ID-dmg-4", "ID-dmg-6", "ID-over-1")
    @pytest.mark.parametrize(("first", "left"), [(3, (0, 1)), (2, (1, 0))])
    def test_both_at_once(self, first: int, left: tuple[int, int]) -> None:
        mine = {"red assault": 5, "red smasher": 3, "red barrier": 2, "red swarm": 3, "red fortress": 2}
        theirs = {"red assault": 6, "red barrier": 4, "red nullifier": 1, "red swarm": 3}
        scene = Scene(mine, theirs, at="damage")
        assert scene.bounds(A("swarm")) == (2, 3)
        scene.suffers(A("swarm"), first)
        assert scene.value(A("swarm"), A("fortress")) == left
        assert scene.zone(D("swarm")) == "abyss"
        assert scene.winner == 0


class TestG10Regeneration:
    @pytest.mark.rule("ID-type-9", "ID-duel-4")
    def test_it_cannot_open_while_storage_is_empty(self) -> None:
        scene = Scene({"white regeneration": HAND, "red ballistic": HAND}, {"red assault": 2})
        assert scene.aims(A("white regeneration")) == set()

    @pytest.mark.rule("ID-type-9", "ID-res-9", "ID-die-3", "ID-dmg-1")
    def test_the_current_value_is_copied(self) -> None:
        scene = Scene({"white regeneration": HAND, "blue nullifier": STORED}, {"red ballistic": HAND})
        scene.opens(A("white regeneration"), A("nullifier"), shows=5)
        scene.answers(D("ballistic"), A("white regeneration"), shows=2)
        assert scene.zone(A("nullifier")) == "battle"
        assert scene.value(A("nullifier")) == 4
        scene.damage()
        assert scene.heard("damage")[0]["defense"] == 4

    @pytest.mark.rule("ID-bonus-3")
    def test_a_copied_one_pays_no_bonus(self) -> None:
        scene = Scene(
            {"white regeneration": HAND, "blue nullifier": STORED, "blue barrier": 3}, {"red ballistic": HAND}
        )
        scene.opens(A("white regeneration"), A("nullifier"), shows=2)
        scene.answers(D("ballistic"), A("white regeneration"), shows=6)
        assert scene.value(A("nullifier"), A("barrier")) == (1, 3)
        assert not scene.heard("bonus")


class TestRulebookExamples:
    @pytest.mark.rule("ID-type-3")
    @pytest.mark.parametrize(("shows", "left"), [(5, 2), (3, 3)])
    def test_the_ballistic_die_of_the_introduction(self, shows: int, left: int) -> None:
        scene = Scene({"red ballistic": HAND}, {"green barrier": 4})
        scene.opens(A("ballistic"), D("barrier"), shows=shows)
        assert scene.value(D("barrier")) == left

    @pytest.mark.rule("ID-bonus-2")
    @pytest.mark.parametrize(
        ("die", "face", "left"), [("red swarm", 1, 5), ("rare red swarm", 1, 5), ("rare red swarm", 2, 5)]
    )
    def test_the_red_die_of_the_rare_dice(self, die: str, face: int, left: int) -> None:
        scene = Scene({die: HAND, "red assault": 3}, {}, at="battle")
        scene.battle({die: face}, {})
        assert scene.value(A("assault")) == left
