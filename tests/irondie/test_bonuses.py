"""Colour bonuses: who pays, when, to whom, in which order."""

from __future__ import annotations

from itertools import product

import pytest

from .printed import BONUSES, COLOURS
from .scene import HAND, LOST, STORED, A, D, Scene

TARGET = {"attack": "ballistic", "defense": "nullifier", "life": "fortress"}


@pytest.mark.rule("ID-bonus-4", "ID-bonus-11", "ID-kin-2", "ID-kin-4")
@pytest.mark.parametrize(("table", "colour"), list(product(BONUSES, COLOURS)))
def test_every_row_of_every_table(table: str, colour: str) -> None:
    """For each class, dice of all colours lie ready, four at a time; those served are just those of the table."""
    for klass, kind in TARGET.items():
        parts = [(colours, points) for k, colours, points in BONUSES[table][colour] if k == klass]
        for half in (COLOURS[:4], COLOURS[4:]):
            others = {f"{c} {kind}": 3 for c in half}
            scene = Scene({f"{colour} smasher": HAND, **others}, {}, at="battle", colour_bonus_table=table)
            scene.battle({"smasher": 1}, {})
            expected = dict.fromkeys(others, 3)
            for colours, points in parts:
                served = [f"{c} {kind}" for c in half if c in colours]
                if len(served) > 1:
                    assert scene.permitted() == scene.numbers(*map(A, served))
                    scene.serves(A(served[-1]))
                for name in served[-1:]:
                    expected[name] += points
            assert {name: scene.value(A(name)) for name in others} == expected, klass


class TestPermittedTargets:
    @pytest.mark.rule("ID-bonus-4", "ID-zone-2")
    def test_own_dice_in_play_only(self) -> None:
        """Not the opponent's, nor those in hand, storage or abyss."""
        mine = {"red smasher": HAND, "red assault 1": HAND, "red assault 2": STORED, "red assault 3": LOST}
        scene = Scene(mine, {"red assault": 3, "red swarm": 4}, at="battle")
        scene.battle({"smasher": 1}, {})
        assert scene.value(D("assault")) == 3
        assert len(scene.heard("no-target")) == 1

    @pytest.mark.rule("ID-bonus-5")
    def test_never_itself(self) -> None:
        scene = Scene({"red assault": HAND}, {}, at="battle")
        scene.battle({"assault": 1}, {})
        assert scene.value(A("assault")) == 1
        assert len(scene.heard("no-target")) == 1

    @pytest.mark.rule("ID-bonus-4", "ID-zone-2", "ID-end-5")
    def test_a_life_die_from_an_earlier_turn_is_in_play(self) -> None:
        scene = Scene({"yellow assault": HAND, "green swarm": 2}, {}, at="battle")
        scene.battle({"assault": 1}, {})
        assert scene.value(A("swarm")) == 4

    @pytest.mark.rule("ID-bonus-12")
    def test_the_owner_may_waste_it_on_a_six(self) -> None:
        scene = Scene({"red smasher": HAND, "red assault": 6, "orange assault": 2}, {}, at="battle")
        scene.battle({"smasher": 1}, {})
        scene.serves(A("red assault"))
        assert scene.value(A("red assault"), A("orange assault")) == (6, 2)

    @pytest.mark.rule("ID-bonus-6", "ID-die-2")
    def test_it_must_be_applied_even_to_ones_harm(self) -> None:
        scene = Scene({"black smasher": HAND, "red swarm": 1, "red fortress": 4}, {}, at="battle")
        scene.battle({"smasher": 1}, {})
        assert scene.permitted() == scene.numbers(A("swarm"), A("fortress"))
        scene.serves(A("swarm"))
        assert scene.zone(A("swarm")) == "abyss"

    @pytest.mark.rule("ID-bonus-6", "ID-over-1")
    def test_it_may_even_lose_the_game(self) -> None:
        scene = Scene({"black smasher": HAND, "red swarm": 1}, {}, at="battle")
        scene.battle({"smasher": 1}, {})
        assert scene.winner == 1

    @pytest.mark.rule("ID-over-1")
    def test_the_rest_of_a_bonus_is_dropped_with_the_game(self) -> None:
        """A table of the player's own, whose price comes first."""
        table = """
            [colours.mine]
            extends = "recon_a"
            [colours.mine.black]
            effects = [{ class = "life", colour = "any", delta = -1 }, { class = "attack", colour = "any", delta = 2 }]
        """
        mine = {"black barrier": HAND, "red swarm": 1, "red assault": 3}
        scene = Scene(mine, {}, at="battle", colours=table, colour_bonus_table="mine")
        scene.battle({"barrier": 1}, {})
        assert scene.winner == 1
        assert scene.value(A("assault")) == 3

    @pytest.mark.rule("ID-bonus-8")
    def test_a_part_without_target_is_dropped_alone(self) -> None:
        """Black costs life although it gives no defense; purple gives defense without attack."""
        scene = Scene({"black smasher": HAND, "red swarm": 3}, {}, at="battle")
        scene.battle({"smasher": 1}, {})
        assert scene.value(A("swarm")) == 2
        scene = Scene({"purple assault": HAND, "green smasher": 3, "blue barrier": 3}, {}, at="battle")
        scene.battle({"assault": 1}, {})
        assert scene.value(A("smasher"), A("barrier")) == (3, 4)

    @pytest.mark.rule("ID-bonus-8", "ID-bonus-11")
    def test_two_parts_for_one_class_serve_two_dice(self) -> None:
        """A table of the player's own; with one die to serve, one part is dropped."""
        table = """
            [colours.mine]
            extends = "recon_a"
            [colours.mine.purple]
            effects = [{ class = "attack", colour = "any", delta = 1 }, { class = "attack", colour = "any", delta = 2 }]
        """
        for others, left in (
            ({"red smasher": 3, "red assault": 3}, (5, 4)),
            ({"red smasher": 3, "red barrier": 3}, (4, 3)),
        ):
            scene = Scene(
                {"purple ballistic": HAND, **others}, {}, at="battle", colours=table, colour_bonus_table="mine"
            )
            scene.battle({"ballistic": 1}, {})
            if "red assault" in others:
                scene.serves(A("assault"))
            assert scene.value(*map(A, others)) == left

    @pytest.mark.rule("ID-bonus-13")
    def test_a_die_lost_to_another_bonus_still_pays(self) -> None:
        mine = {"black smasher": HAND, "red swarm": HAND, "red assault": 3, "green fortress": 4}
        scene = Scene(mine, {}, at="battle")
        scene.battle({"smasher": 1, "swarm": 1}, {})
        scene.pays(A("smasher"))
        scene.serves(A("swarm"))
        assert (scene.zone(A("swarm")), scene.value(A("assault"))) == ("abyss", 5)

    @pytest.mark.rule("ID-bonus-8")
    def test_both_parts(self) -> None:
        scene = Scene({"purple assault": HAND, "red smasher": 3, "blue barrier": 3}, {}, at="battle")
        scene.battle({"assault": 1}, {})
        assert scene.value(A("smasher"), A("barrier")) == (4, 4)


class TestWhatPays:
    @pytest.mark.rule("ID-bonus-1", "ID-bonus-2")
    @pytest.mark.parametrize(("die", "pays"), [("red smasher", {1}), ("rare red smasher", {1, 2})])
    def test_faces(self, die: str, pays: set[int]) -> None:
        for face in range(1, 7):
            scene = Scene({die: HAND, "red assault": 2}, {}, at="battle")
            scene.battle({die: face}, {})
            assert (scene.value(A("assault")) == 4) is (face in pays)

    @pytest.mark.rule("ID-bonus-3")
    def test_a_bonus_that_lowers_to_one_starts_no_other(self) -> None:
        """White lowers a blue Barrier from 2 to 1: the Barrier pays nothing."""
        scene = Scene({"white smasher": HAND, "blue barrier": HAND, "blue nullifier": 6}, {}, at="battle")
        scene.battle({"smasher": 1, "barrier": 2}, {})
        scene.serves(A("barrier"))
        assert scene.value(A("barrier"), A("nullifier")) == (1, 6)
        assert len(scene.heard("bonus")) == 1

    @pytest.mark.rule("ID-bonus-9")
    def test_a_raised_die_still_pays(self) -> None:
        scene = Scene({"red smasher": HAND, "red assault": HAND, "red ballistic": HAND}, {}, at="battle")
        scene.battle({"smasher": 1, "assault": 1, "ballistic": 2}, {})
        scene.pays(A("smasher"))
        scene.serves(A("assault"))
        assert scene.value(A("assault")) == 3
        scene.serves(A("ballistic"))
        assert scene.value(A("smasher"), A("assault"), A("ballistic")) == (1, 3, 4)

    @pytest.mark.rule("ID-bonus-9")
    def test_a_die_raised_above_its_bonus_face_by_two_still_pays_and_only_once(self) -> None:
        scene = Scene({"blue barrier 1": HAND, "blue barrier 2": HAND, "blue barrier 3": HAND}, {}, at="battle")
        scene.battle({"blue barrier 1": 1, "blue barrier 2": 1, "blue barrier 3": 1}, {})
        scene.pays(A("blue barrier 1"))
        scene.serves(A("blue barrier 2"))
        scene.pays(A("blue barrier 2"))
        scene.serves(A("blue barrier 3"))
        scene.serves(A("blue barrier 1"))
        assert scene.value(*(A(f"blue barrier {n}") for n in (1, 2, 3))) == (3, 3, 3)
        assert scene.asked == "still"


class TestOrder:
    @pytest.mark.rule("ID-bonus-7")
    def test_the_owner_orders_his_own(self) -> None:
        """Yellow first saves the life die that black then lowers; the other way round it is lost."""
        for first, value, zone in (("yellow assault", 2, "battle"), ("black smasher", 0, "abyss")):
            mine = {"yellow assault": HAND, "black smasher": HAND, "yellow swarm": 1, "red swarm": 5}
            scene = Scene(mine, {}, at="battle")
            scene.battle({"yellow assault": 1, "black smasher": 1}, {})
            scene.pays(A(first))
            scene.serves(A("yellow swarm"))
            assert (scene.value(A("yellow swarm")), scene.zone(A("yellow swarm"))) == (value, zone)

    @pytest.mark.rule("ID-over-5", "ID-bonus-7", "ID-over-1")
    @pytest.mark.parametrize("ahead", [0, 1])
    def test_who_goes_first_dies_first(self, ahead: int) -> None:
        """Black costs either his last life; who holds more dice in reserve pays, and loses, first."""
        dice = {"black smasher": HAND, "red swarm": 1}
        more = {**dice, "red ballistic": HAND}
        scene = Scene(more if ahead == 0 else dice, more if ahead == 1 else dice, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 1})
        assert [e["die"] // 9 for e in scene.heard("bonus")] == [ahead]
        assert scene.winner == 1 - ahead

    @pytest.mark.rule("ID-over-5", "ID-over-3", "ID-over-2")
    def test_in_the_first_turn_both_pay_and_a_die_decides(self) -> None:
        dice = {"black smasher": HAND, "red swarm": HAND}
        scene = Scene(dice, dice, at="start")
        scene.battle({"smasher": 1, "swarm": 1}, {"smasher": 1, "swarm": 1})
        scene.roll_off(6, 1)  # for the order of the bonuses
        for seat in (0, 1):
            scene.pays(A("smasher") if seat == 0 else D("smasher"))
        scene.roll_off(2, 5)  # for the game
        assert scene.winner == 1

    @pytest.mark.rule("ID-bonus-7", "ID-adv-1", "ID-adv-4")
    def test_the_advantage_goes_first_with_all_of_his(self) -> None:
        """Seat 1 holds more dice in reserve."""
        dice = {"red smasher": HAND, "orange smasher": HAND, "red assault 1": 2, "red assault 2": 2}
        scene = Scene(dice, {**dice, "red ballistic": HAND}, at="battle")
        scene.battle({"red smasher": 1, "orange smasher": 1}, {"red smasher": 1, "orange smasher": 1})
        order = []
        while not scene.asked.startswith("open"):
            order.append(scene.asked)
            scene.reply(0)
        seats = [question.split()[-1] for question in order]
        assert seats == sorted(seats, reverse=True)
        assert order[0] == "source of seat 1"

    @pytest.mark.rule("ID-adv-1", "ID-adv-4")
    def test_life_points_before_the_bonuses_count(self) -> None:
        """Equal reserves; seat 0 leads by a point when the dice fall, seat 1 once the bonuses are paid."""
        mine = {"black smasher": HAND, "red swarm": 4}
        theirs = {"yellow assault": HAND, "yellow swarm": 3}
        scene = Scene(mine, theirs, at="battle")
        scene.battle({"smasher": 1}, {"assault": 1})
        assert [e["team"] for e in scene.heard("advantage")] == [0]
        assert [e["die"] // 9 for e in scene.heard("bonus")] == [0, 1]
        assert scene.value(A("swarm"), D("swarm")) == (3, 5)

    @pytest.mark.rule("ID-adv-2", "ID-adv-3", "ID-bonus-7")
    def test_a_roll_off_for_the_order(self) -> None:
        """A 1 in the roll-off pays nothing."""
        mine = {"red smasher": HAND, "red assault": 2, "red swarm": 4}
        scene = Scene(mine, mine, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 1})
        scene.roll_off(1, 1, 1, 6)
        assert [e["die"] // 9 for e in scene.heard("bonus")] == [1, 0]

    @pytest.mark.rule("ID-bonus-7")
    def test_nobody_rolls_off_when_only_one_side_is_paid(self) -> None:
        mine = {"red smasher": HAND, "red assault": 2, "red swarm": 4}
        scene = Scene(mine, mine, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 4})
        assert scene.value(A("assault"), D("assault")) == (4, 2)
        assert scene.asked == "still"


class TestSkirmish:
    @pytest.mark.rule("ID-bonus-1", "ID-bonus-10")
    def test_before_the_next_throw(self) -> None:
        scene = Scene(
            {"red ballistic": HAND, "red assault": 3, "red smasher": 3}, {"red barrier": 4, "red nullifier": HAND}
        )
        scene.opens(A("ballistic"), D("barrier"), shows=1)
        scene.serves(A("smasher"))
        assert scene.value(A("smasher")) == 5
        assert scene.asked == "answer of seat 1"

    @pytest.mark.rule("ID-bonus-10", "ID-bonus-4")
    def test_dice_of_the_skirmish_zone_are_served(self) -> None:
        """A2 pays while A1 lies in the skirmish zone and still waits for its turn."""
        scene = Scene({"red smasher": HAND, "red ballistic": HAND}, {"red swarm": 4, "blue nullifier": HAND})
        scene.opens(A("smasher"), D("swarm"), shows=3)
        scene.answers(D("nullifier"), A("smasher"), shows=2)
        scene.answers(A("ballistic"), D("nullifier"), shows=1)
        assert scene.winner == 0

    @pytest.mark.rule("ID-bonus-2", "ID-bonus-10")
    def test_a_rare_die_pays_on_two_in_the_skirmish_too(self) -> None:
        scene = Scene({"rare blue nullifier": HAND, "blue barrier": 3}, {"red assault": 5})
        scene.opens(A("nullifier"), D("assault"), shows=2)
        assert scene.value(A("barrier")) == 5

    @pytest.mark.rule("ID-bonus-10", "ID-over-1")
    def test_the_price_of_a_bonus_ends_the_game_before_the_throw_counts(self) -> None:
        scene = Scene({"black ballistic": HAND, "red swarm": 1}, {"red barrier": 4})
        scene.opens(A("ballistic"), D("barrier"), shows=1)
        assert scene.winner == 1
        assert scene.value(D("barrier")) == 4

    @pytest.mark.rule("ID-die-2", "ID-bonus-10")
    def test_a_life_die_in_the_skirmish_zone_stays_at_one(self) -> None:
        """Neither the price of black nor a shot brings it to the abyss."""
        scene = Scene({"red swarm": HAND, "black ballistic": HAND, "red fortress": 3}, {"red barrier": 4})
        scene.opens(A("swarm"), shows=1)
        scene.answers(A("ballistic"), A("swarm"), shows=1)
        scene.serves(A("swarm"))
        assert [e["face"] for e in scene.heard("unchanged")] == [1, 1]
        assert scene.zone(A("swarm")) == "storage"
