"""The Roll Phase and the Dice Phase: the pool, drafting, gold, the six attribute actions."""

from __future__ import annotations

import pytest

from .scene import Hero, Scene

POOL = "red 1, blue 3, green 6"


class TestRoll:
    @pytest.mark.rule("RP-roll-1", "RP-roll-2")
    def test_sorted_and_ties_by_the_start_player(self) -> None:
        """The rulebook's example: three players; green 6, red 1, gold 4, purple 6."""
        for last, other in (("green", "purple"), ("purple", "green")):
            scene = Scene(Hero("cleric"), Hero("bard"), Hero("thief"), at="roll", start=1, round=0)
            scene.draws_and_rolls("green 6", "red 1", "gold 4", "purple 6")
            scene.orders(1, other)
            assert scene.pool == f"red 1, gold 4, {other} 6, {last} 6"

    @pytest.mark.rule("RP-roll-2")
    def test_equal_dice_of_one_color_need_no_order(self) -> None:
        scene = Scene(Hero(), Hero(), at="roll", round=0)
        scene.draws_and_rolls("blue 4", "red 2", "blue 4")
        assert scene.pool == "red 2, blue 4, blue 4"
        assert scene.asked == "initiative of seat 0"

    @pytest.mark.rule("RP-roll-2")
    def test_three_alike(self) -> None:
        scene = Scene(Hero(), Hero(), Hero(), at="roll", round=0)
        scene.draws_and_rolls("blue 4", "red 4", "gold 2", "green 4")
        scene.orders(0, "red")
        scene.orders(0, "green")
        assert scene.pool == "gold 2, red 4, green 4, blue 4"

    @pytest.mark.rule("RP-roll-1")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_as_many_dice_as_initiative_cards(self, seats: int) -> None:
        scene = Scene(*[Hero()] * seats, at="roll", round=0)
        scene.draws_and_rolls(*[f"red {n + 1}" for n in range(seats + 1)])
        assert scene.asked == "initiative of seat 0"


class TestDraft:
    @pytest.mark.rule("RP-dice-1", "RP-dice-2", "RP-dice-6")
    def test_clockwise_and_one_card_is_left(self) -> None:
        scene = Scene(Hero(), Hero(), pool=POOL, start=1, market=["reckless"])
        scene.drafts(1, 3, "cha")
        scene.drafts(0, 1, "cha")
        assert scene.pool == "-, blue 3, -"
        assert scene.row(1, "cha") == "green 6"
        assert scene.asked == "market of seat 0"

    @pytest.mark.rule("RP-dice-2")
    def test_only_rows_with_room_and_from_the_left(self) -> None:
        rows = {"str": "red 1, red 1, red 1", "cha": "blue 2"}
        scene = Scene(Hero(rows=rows), Hero(), pool=POOL)
        scene.picks(0, 2)
        assert scene.g.options == 5
        scene.places(0, "cha")
        assert scene.row(0, "cha") == "blue 2, blue 3"

    @pytest.mark.rule("RP-dice-3", "RP-gold-1", "RP-gold-3", "RP-gold-4", "RP-gold-5")
    def test_gold_adds_up(self) -> None:
        scene = Scene(Hero(rows={"cha": "red 1, red 2"}), Hero(), pool="red 1, gold 3, green 6", coins=[2])
        scene.drafts(0, 2, "cha")
        assert scene.g.gold[0] == 5 + 1 + 1 + 2
        assert [e["amount"] for e in scene.heard("gold")] == [1, 1, 2]

    @pytest.mark.rule("RP-gold-4")
    def test_no_gold_from_a_card_without(self) -> None:
        scene = Scene(Hero(), Hero(), pool=POOL, coins=[2])
        scene.drafts(0, 3, "cha")
        assert scene.g.gold[0] == 5
        assert scene.g.coin[1] == 1

    @pytest.mark.rule("RP-dice-4", "RP-dice-5", "RP-act-1")
    def test_the_example_of_the_dice_phase(self) -> None:
        """Card 2 with its gold and a gold die 4 on the second cell of strength; the action turns the blue 1 of a full
        constitution row to 6. Three gold, no action of constitution, no gold for its row."""
        rows = {"str": "red 2", "con": "green 3, blue 1, white 5"}
        scene = Scene(Hero(rows=rows), Hero(), Hero(), pool="red 1, gold 4, purple 6, green 6", coins=[2, 3])
        scene.drafts(0, 2, "str")
        scene.chooses(0, "con 2")
        assert scene.g.gold[0] == 5 + 3
        assert scene.row(0, "str") == "red 2, gold 4"
        assert scene.die(0, "con 2") == "blue 6"
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-dice-5", "RP-dice-4", "RP-act-2")
    def test_no_chain(self) -> None:
        """The action of dexterity swaps a die of charisma with one of strength: no token, no flip."""
        scene = Scene(Hero(rows={"cha": "red 2", "str": "blue 5"}), Hero(), pool=POOL)
        scene.drafts(0, 1, "dex")
        scene.chooses(0, "cha 1", "str 1")
        assert (scene.die(0, "cha 1"), scene.die(0, "str 1")) == ("blue 5", "red 2")
        assert scene.g.tokens[0] == 0
        assert scene.asked == "initiative of seat 1"


class TestActions:
    def acting(self, row: str, rows: dict[str, str], **more: str) -> Scene:
        scene = Scene(Hero(rows=rows, **more), Hero(), pool=POOL)
        scene.drafts(0, 2, row)
        return scene

    @pytest.mark.rule("RP-act-1")
    @pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (6, 1)])
    def test_strength_turns_a_die_over(self, face: int, opposite: int) -> None:
        scene = self.acting("str", {"wis": f"red {face}"})
        assert scene.offered == [None, "str 1", "wis 1"]
        scene.chooses(0, "wis 1")
        assert scene.die(0, "wis 1") == f"red {opposite}"

    @pytest.mark.rule("RP-dice-4")
    @pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis"])
    def test_actions_may_be_left(self, row: str) -> None:
        scene = self.acting(row, {"cha": "red 3"})
        scene.chooses(0, None)
        assert scene.asked == "initiative of seat 1"
        assert scene.die(0, "cha 1") == "red 3"

    @pytest.mark.rule("RP-act-2")
    def test_dexterity_swaps_two_dice_and_needs_no_two_rows(self) -> None:
        scene = self.acting("dex", {"dex": "red 3", "int": "red 3, gold 1"})
        scene.chooses(0, "int 2")
        assert scene.offered == ["dex 1", "dex 2", "int 1"]
        scene.chooses(0, "int 1")
        assert scene.row(0, "int") == "gold 1, red 3"

    @pytest.mark.rule("RP-act-2")
    def test_equal_dice_and_empty_cells_are_no_partners(self) -> None:
        scene = self.acting("dex", {"dex": "red 3", "int": "red 3"})
        scene.chooses(0, "dex 1")
        # the only other dice are the equal red 3, and the blue 3 just placed, which is taken at once
        assert scene.row(0, "dex") == "blue 3, red 3"

    @pytest.mark.rule("RP-act-2")
    def test_a_single_die_changes_places_with_nothing_and_nobody_is_asked(self) -> None:
        assert self.acting("dex", {}).asked == "initiative of seat 1"

    @pytest.mark.rule("RP-act-3")
    def test_constitution_changes_by_one_and_does_not_wrap(self) -> None:
        scene = self.acting("con", {"str": "red 1", "cha": "gold 6"})
        assert scene.offered == [None, "str 1 +", "con 1 -", "con 1 +", "cha 1 -"]
        scene.chooses(0, "cha 1 -")
        assert scene.die(0, "cha 1") == "gold 5"

    @pytest.mark.rule("RP-act-4")
    @pytest.mark.parametrize(("new", "shows"), [(True, 5), (False, 1)])
    def test_intelligence_rerolls_and_then_decides(self, new: bool, shows: int) -> None:
        scene = self.acting("int", {"cha": "gold 1"})
        scene.chooses(0, "cha 1")
        scene.rolls(5)
        scene.keeps(0, new)
        assert scene.die(0, "cha 1") == f"gold {shows}"
        (told,) = scene.heard("rerolled")
        assert (told["cell"], told["face"]) == (15, 5)  # the first space of the sixth row

    @pytest.mark.rule("RP-act-4")
    def test_the_same_face_again_leaves_no_choice(self) -> None:
        scene = self.acting("int", {"cha": "gold 1"})
        scene.chooses(0, "cha 1")
        scene.rolls(1)
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-act-5")
    def test_wisdom_moves_the_token_inside_the_grid(self) -> None:
        scene = self.acting("wis", {}, at="good law")
        assert scene.offered == [None, "evil", "chaos"]
        scene.chooses(0, "chaos")
        assert scene.at(0) == "good neutral"

    @pytest.mark.rule("RP-act-5")
    @pytest.mark.parametrize(
        ("way", "to"),
        [("good", "good neutral"), ("evil", "evil neutral"), ("law", "neutral law"), ("chaos", "neutral chaos")],
    )
    def test_all_four_ways(self, way: str, to: str) -> None:
        scene = self.acting("wis", {})
        scene.chooses(0, way)
        assert scene.at(0) == to
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-act-6")
    def test_charisma_gives_a_token(self) -> None:
        scene = self.acting("cha", {})
        assert scene.g.tokens[0] == 1
        assert scene.asked == "initiative of seat 1"
