"""The battle phase: the secret split, the throw, and the first check for life."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.box import ARMY
from dicewright.games.irondie.game import GAME

from .scene import HAND, LOST, STORED, A, D, Scene

FULL = {
    f"red {kind}": HAND for kind in ("smasher", "assault", "ballistic", "nullifier", "barrier", "swarm", "fortress")
}


def view(scene: Scene, seat: int) -> bytes:
    return bytes(GAME.view(scene.g, seat, (0, 1)).buffer)


class TestSplit:
    @pytest.mark.rule("ID-battle-2", "ID-battle-4", "ID-zone-1")
    def test_some_are_thrown_and_the_others_stay(self) -> None:
        scene = Scene(FULL, FULL, at="start")
        scene.splits(0, "smasher", "barrier", "swarm")
        scene.splits(1, "fortress")
        scene.fall({A("smasher"): 3, A("barrier"): 4, A("swarm"): 5, D("fortress"): 6})
        assert scene.value(A("smasher"), A("barrier"), A("swarm"), D("fortress")) == (3, 4, 5, 6)
        assert [scene.zone(die) for die in (A("smasher"), A("assault"), D("swarm"))] == ["battle", "reserve", "reserve"]

    @pytest.mark.rule("ID-battle-2")
    @pytest.mark.parametrize("whole", [True, False])
    def test_either_part_may_be_empty(self, whole: bool) -> None:
        thrown = dict.fromkeys(FULL, 3) if whole else {}
        scene = Scene({**FULL, "blue swarm": 4}, {**FULL, "blue swarm": 4}, at="battle")
        scene.battle(thrown, {"red swarm": 3})
        assert scene.zone(A("smasher")) == ("battle" if whole else "reserve")

    @pytest.mark.rule("ID-battle-2", "ID-zone-3", "ID-zone-4")
    def test_only_dice_in_hand_are_divided(self) -> None:
        scene = Scene(
            {"red smasher": HAND, "red swarm": 4, "red assault": LOST, "red barrier": STORED}, {}, at="battle"
        )
        assert scene.g.options == 2
        scene.splits(0, "smasher")
        scene.fall({A("smasher"): 3})
        assert scene.heard("split-shown") == [{"seat": 0, "thrown": 1, "kept": 0}]

    @pytest.mark.rule("ID-battle-3", "ID-battle-2")
    def test_nobody_learns_of_the_other_split_before_making_his_own(self) -> None:
        """Whatever seat 0 has chosen, seat 1 sees the same; then all is shown."""
        seen = []
        for thrown in ([], ["smasher"], ["swarm", "barrier"]):
            scene = Scene(FULL, FULL, at="start")
            before = len(scene.events)
            scene.splits(0, *thrown)
            seen.append(view(scene, 1))
            assert len(scene.events) == before, "a covered choice is told to nobody"
        assert len(set(seen)) == 1
        scene.splits(1, "fortress")
        assert [e["thrown"] for e in scene.heard("split-shown")] == [2, 1]

    @pytest.mark.rule("ID-set-5")
    def test_sets_are_known_to_all(self) -> None:
        scene = Scene(FULL, FULL, at="start")
        for seat in (0, 1, None):
            table = GAME.view(scene.g, seat, (0, 1))
            for i in range(ARMY):
                for owner in (0, 1):
                    assert table.type[owner, i] == scene.g.type[owner, i]
                    assert table.colour[owner, i] == scene.g.colour[owner, i]
                    assert table.zone[owner, i] == scene.g.zone[owner, i]


class TestTurn:
    @pytest.mark.rule("ID-battle-1", "ID-end-3", "ID-end-5", "ID-dmg-7")
    def test_four_phases_then_the_next_turn(self) -> None:
        dice = {"red assault": HAND, "red barrier": HAND, "red swarm": HAND, "red ballistic": HAND}
        scene = Scene(dice, dice, at="start")
        assert scene.g.phase == 1
        scene.battle({"assault": 4, "barrier": 3, "swarm": 5}, {"assault": 4, "barrier": 3, "swarm": 4})
        assert scene.g.phase == 2
        scene.opens(A("ballistic"), D("barrier"), shows=2)
        scene.passes(1, 1)
        scene.declines(1)
        scene.damage()
        assert scene.value(A("swarm"), D("swarm")) == (4, 2)
        assert scene.g.phase == 4
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        assert (scene.g.phase, scene.g.turn) == (1, 2)
        assert scene.value(A("swarm"), D("swarm")) == (4, 2)
        for die in ("assault", "barrier", "ballistic"):
            assert scene.zone(A(die)) == scene.zone(D(die)) == "reserve"
        scene.battle({"assault": 1}, {})


class TestFirstBattle:
    @pytest.mark.rule("ID-battle-5", "ID-over-1")
    def test_no_life_die_thrown_loses_when_the_phase_ends(self) -> None:
        scene = Scene(FULL, FULL, at="start")
        scene.battle({"assault": 6}, {"swarm": 3})
        assert scene.winner == 1

    @pytest.mark.rule("ID-battle-5", "ID-over-2")
    def test_neither_has_thrown_one(self) -> None:
        scene = Scene(FULL, FULL, at="start")
        scene.battle({"assault": 6}, {"assault": 6})
        scene.roll_off(2, 2, 3, 5)
        assert scene.winner == 1

    @pytest.mark.rule("ID-over-3")
    @pytest.mark.parametrize(("first", "winner"), [("yellow", None), ("black", 1)])
    def test_bonuses_come_before_the_check(self, first: str, winner: int | None) -> None:
        """The only life die shows 1. Black lowers it; yellow may save it before, and not after."""
        dice = {"black smasher": HAND, "yellow assault": HAND, "green swarm": HAND}
        scene = Scene(dice, FULL, at="start")
        scene.battle({"black smasher": 1, "yellow assault": 1, "green swarm": 1}, {"swarm": 3})
        paying = {"black": "black smasher", "yellow": "yellow assault"}
        scene.pays(A(paying[first]))
        if first == "yellow":
            assert scene.value(A("swarm")) == 3
            scene.pays(A("black smasher"))
            assert scene.value(A("swarm")) == 2
        else:
            assert scene.zone(A("swarm")) == "abyss"
            assert scene.winner is None
            scene.pays(A("yellow assault"))
        assert scene.winner == winner

    @pytest.mark.rule("ID-over-3")
    def test_the_check_waits_for_the_other_players_bonuses(self) -> None:
        """Both lose their only life die to their own black dice. Neither has life at the end: a die decides."""
        dice = {"black smasher": HAND, "red swarm": HAND}
        scene = Scene(dice, dice, at="start")
        scene.battle({"smasher": 1, "swarm": 1}, {"smasher": 1, "swarm": 1})
        scene.roll_off(6, 1)
        scene.pays(A("smasher"))
        scene.pays(D("smasher"))
        assert (scene.zone(A("swarm")), scene.zone(D("swarm"))) == ("abyss", "abyss")
        scene.roll_off(1, 6)
        assert scene.winner == 1

    @pytest.mark.rule("ID-over-1")
    def test_later_battles_check_at_once(self) -> None:
        """In a later turn the first to lose his last life die to a bonus has lost; the other's is not applied."""
        dice = {"black smasher": HAND, "red swarm": 1}
        scene = Scene(dice, dice, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 1})
        scene.roll_off(6, 1)
        assert scene.winner == 1
        assert scene.value(D("swarm")) == 1
