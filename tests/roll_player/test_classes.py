"""Twelve classes: each ability in play."""

from __future__ import annotations

import pytest

from .scene import Hero, Scene
from .test_market import market

POOL = "red 1, blue 3, gold 6"
BOARD = {"str": "red 1", "dex": "blue 6", "int": "green 2"}


class TestCleric:
    @pytest.mark.rule("RP-class-1")
    def test_pays_two_gold_for_wisdom_once_a_round(self) -> None:
        scene = Scene(Hero("cleric", gold=5), Hero(), pool=POOL)
        scene.drafts(0, 1, "cha")
        scene.uses(0, "ability")
        assert scene.g.gold[0] == 3
        scene.chooses(0, "good")
        assert scene.at(0) == "good neutral"
        assert scene.asked == "initiative of seat 1"  # not a second time

    @pytest.mark.rule("RP-class-1")
    def test_not_without_the_gold(self) -> None:
        scene = Scene(Hero("cleric", gold=1), Hero(), pool=POOL)
        scene.drafts(0, 1, "cha")
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-class-1")
    @pytest.mark.parametrize(
        ("timing", "asked"), [("own_turns", "initiative of seat 1"), ("any_window", "react of seat 1")]
    )
    def test_in_his_own_windows_or_in_any(self, timing: str, asked: str) -> None:
        scene = Scene(Hero(), Hero("cleric"), pool=POOL, cleric_timing=timing)
        scene.drafts(0, 1, "cha")
        assert scene.asked == asked

    @pytest.mark.rule("RP-class-1", "RP-use-3")
    def test_at_the_start_of_his_turn_in_the_dice_phase(self) -> None:
        scene = Scene(Hero(), Hero("cleric"), pool=POOL)
        scene.drafts(0, 1, "cha")
        scene.uses(1, "ability")
        scene.chooses(1, "law")
        assert (scene.at(1), scene.g.gold[1]) == ("neutral law", 3)
        assert scene.ways(1) == []  # once a round
        scene.drafts(1, 2, "cha")
        assert "react" not in scene.asked

    @pytest.mark.rule("RP-class-1", "RP-use-3")
    def test_at_the_start_of_his_market_turn(self) -> None:
        """What it moves away from an edge opens a Skill at once, and the turn is still to be taken."""
        cleric = Hero("cleric", gold=4, at="evil neutral", cards=["pickpocket"])
        scene = market(Hero(), cleric, cards=["weak", "loyal", "honest"])
        scene.discards(0, "loyal")
        assert scene.ways(1) == ["ability"]
        scene.uses(1, "ability")
        scene.chooses(1, "good")
        scene.uses(1, "pickpocket")
        assert (scene.at(1), scene.g.gold[1]) == ("evil neutral", 4)
        scene.buys(1, "weak")
        assert scene.cards(1) == ["weak", "pickpocket"]

    @pytest.mark.rule("RP-class-1")
    def test_what_he_pays_is_not_there_for_the_market(self) -> None:
        scene = market(Hero("cleric", gold=5), Hero(), cards=["weak", "loyal"])
        assert scene.for_sale == ["weak", "loyal"]
        scene.uses(0, "ability")
        scene.chooses(0, None)
        assert scene.for_sale == []


class TestPaladin:
    @pytest.mark.rule("RP-class-2")
    def test_armor_costs_one_less(self) -> None:
        scene = market(Hero("paladin", gold=3), Hero(), cards=["chain_helm", "weak", "longsword"])
        assert scene.for_sale == ["chain_helm"]
        scene.buys(0, "chain_helm")
        assert scene.g.gold[0] == 0


class TestDruid:
    @pytest.mark.rule("RP-class-3", "RP-use-3")
    def test_adds_a_card_of_the_discard_pile(self) -> None:
        heroes = [Hero(), Hero("druid"), Hero(), Hero()]
        row = ["weak", "loyal", "honest", "cunning", "climb"]
        scene = Scene(*heroes, at="before market", market=row, pile=["reckless", "foolish"], initiative=[1, 2, 3, 4])
        scene.chooses(1, "foolish")
        assert scene.market == [*row, "foolish"]
        assert scene.pile == ["reckless"]
        assert scene.asked == "market of seat 0"

    @pytest.mark.rule("RP-class-3")
    def test_may_leave_it_and_needs_a_pile(self) -> None:
        given = {"market": ["weak", "loyal", "climb"], "initiative": [1, 2]}
        scene = Scene(Hero("druid"), Hero(), at="before market", pile=["reckless"], **given)  # type: ignore[arg-type]
        scene.chooses(0, None)
        assert scene.market == ["weak", "loyal", "climb"]
        scene = Scene(Hero("druid"), Hero(), at="before market", **given)  # type: ignore[arg-type]
        assert scene.asked == "market of seat 0"

    @pytest.mark.rule("RP-class-3", "RP-use-3")
    def test_a_window_opens_when_the_market_has_changed(self) -> None:
        heroes = Hero("druid"), Hero(cards=["pickpocket"])
        scene = Scene(*heroes, at="before market", pile=["reckless"], market=["weak", "loyal"], initiative=[1, 2])
        scene.chooses(0, "reckless")
        scene.uses(1, "pickpocket")
        assert scene.g.gold[1] == 7


class TestRanger:
    @pytest.mark.rule("RP-class-4")
    def test_a_skill_brings_constitution(self) -> None:
        scene = market(Hero("ranger", gold=9, rows=BOARD), Hero(), cards=["pickpocket", "weak", "longsword"])
        scene.buys(0, "pickpocket")
        scene.chooses(0, "dex 1 -")
        assert scene.die(0, "dex 1") == "blue 5"

    @pytest.mark.rule("RP-class-4")
    def test_other_cards_do_not(self) -> None:
        scene = market(Hero("ranger", gold=9, rows=BOARD), Hero(), cards=["weak", "longsword"])
        scene.buys(0, "longsword")
        assert scene.asked == "market of seat 1"


class TestMonk:
    @pytest.mark.rule("RP-class-5")
    def test_wisdom_may_go_two_steps(self) -> None:
        scene = Scene(Hero("monk"), Hero(), pool=POOL)
        scene.drafts(0, 1, "wis")
        scene.chooses(0, "good", "law")
        assert scene.at(0) == "good law"
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-class-5")
    @pytest.mark.parametrize("steps", [[None], ["good", None]])
    def test_or_fewer(self, steps: list[str | None]) -> None:
        scene = Scene(Hero("monk"), Hero(), pool=POOL)
        scene.drafts(0, 1, "wis")
        scene.chooses(0, *steps)
        assert scene.asked == "initiative of seat 1"


class TestBard:
    def drafted(self, row: str, cards: list[str], **options: str) -> Scene:
        heroes = Hero("bard", gold=9), Hero()
        scene = Scene(*heroes, pool="red 1, blue 3, green 6", market=cards, **options)
        scene.drafts(0, 1, row)
        if row != "cha":
            scene.chooses(0, None)
        scene.drafts(1, 2, "cha")
        return scene

    @pytest.mark.rule("RP-class-6")
    def test_a_die_in_charisma_means_two_purchases(self) -> None:
        scene = self.drafted("cha", ["weak", "loyal", "chain_helm"])
        assert scene.g.tokens[0] == 1
        scene.buys(0, "weak")
        assert scene.g.gold[0] == 9 - 3  # one token discounts only one of them
        scene.buys(0, "chain_helm")
        assert scene.g.gold[0] == 2
        assert scene.cards(0) == ["weak", "chain_helm"]
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-class-6")
    def test_the_second_may_be_left(self) -> None:
        scene = self.drafted("cha", ["weak", "loyal", "chain_helm"])
        scene.buys(0, "weak")
        scene.stops(0)
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-class-6")
    def test_other_rows_do_not_count(self) -> None:
        scene = self.drafted("str", ["weak", "loyal", "chain_helm"])
        scene.buys(0, "weak")
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-class-6")
    @pytest.mark.parametrize(
        ("reading", "asked"), [("instead_of_discard", "market of seat 1"), ("beside_discard", "more of seat 0")]
    )
    def test_a_discard_ends_it_or_not(self, reading: str, asked: str) -> None:
        scene = self.drafted("cha", ["weak", "loyal", "chain_helm"], bard_purchase=reading)
        scene.discards(0, "loyal")
        assert scene.asked == asked

    @pytest.mark.rule("RP-class-6", "RP-use-3")
    def test_a_skill_bought_first_can_pay_for_the_second(self) -> None:
        scene = self.drafted("cha", ["pickpocket", "loyal", "chain_helm"])
        scene.g.gold[0] = 4
        scene.buys(0, "pickpocket")
        assert scene.g.gold[0] == 2
        scene.uses(0, "pickpocket")
        scene.buys(0, "chain_helm")
        assert scene.g.gold[0] == 0


class TestRogue:
    @pytest.mark.rule("RP-class-7")
    def test_a_discard_brings_dexterity(self) -> None:
        scene = market(Hero("rogue", rows=BOARD), Hero(), cards=["weak", "longsword"])
        scene.discards(0, "weak")
        scene.chooses(0, "str 1", "dex 1")
        assert scene.die(0, "str 1") == "blue 6"

    @pytest.mark.rule("RP-class-7", "RP-var-3")
    def test_in_a_friendly_market_too(self) -> None:
        scene = market(Hero("rogue", rows=BOARD), Hero(), cards=["weak", "longsword"], variant={"market": "friendly"})
        scene.takes_gold(0)
        scene.chooses(0, "str 1", "dex 1")
        assert scene.die(0, "str 1") == "blue 6"


class TestThief:
    @pytest.mark.rule("RP-class-8", "RP-gold-1")
    def test_four_gold_for_a_gold_die(self) -> None:
        scene = Scene(Hero("thief"), Hero(), pool=POOL)
        scene.drafts(0, 3, "cha")
        assert scene.g.gold[0] == 5 + 4

    @pytest.mark.rule("RP-class-8")
    def test_in_set_up_as_well(self) -> None:
        from .test_setup import to_classes

        scene = to_classes(2)
        for seat, colour, klass in ((0, "black", "thief"), (1, "white", "cleric")):
            scene.draws(colour)
            scene.takes_class(seat, klass)
        while scene.asked != "die of nature":
            scene.reply(0)
        scene.draws_and_rolls("gold 3", *["red 1"] * 5, *["red 1"] * 6)
        scene.lays(0, "gold 3", "wis")
        assert scene.g.gold[0] == 9

    @pytest.mark.rule("RP-class-8")
    @pytest.mark.parametrize(("reading", "gold"), [("full_income", 4), ("two_gold", 2)])
    def test_for_a_die_that_is_exchanged(self, reading: str, gold: int) -> None:
        scene = Scene(
            Hero("thief", rows=BOARD, cards=["search"]), Hero(), at="pool", pool=POOL, exchanged_gold_die=reading
        )
        scene.uses(0, "search")
        scene.chooses(0, "str 1", "gold")
        scene.rolls(4)
        assert scene.g.gold[0] == 5 + gold


class TestSorcerer:
    @pytest.mark.rule("RP-class-9")
    def test_a_trait_brings_intelligence_after_its_arrow(self) -> None:
        scene = market(Hero("sorcerer", gold=9, rows=BOARD), Hero(), cards=["weak", "longsword"])
        scene.buys(0, "weak")
        assert scene.at(0) == "good neutral"
        scene.chooses(0, "str 1")
        scene.rolls(6)
        scene.keeps(0, True)
        assert scene.die(0, "str 1") == "red 6"

    @pytest.mark.rule("RP-class-9")
    @pytest.mark.parametrize(
        ("reading", "asked"), [("every_purchase", "pick of seat 0"), ("market_only", "market of seat 1")]
    )
    def test_wherever_it_was_bought(self, reading: str, asked: str) -> None:
        hero = Hero("sorcerer", gold=9, rows=BOARD, cards=["move_silently"])
        scene = market(hero, Hero(), cards=["longsword", "climb"], pile=["weak"], buy_abilities=reading)
        scene.uses(0, "move_silently")
        scene.chooses(0, "weak")
        assert scene.asked == asked


class TestWizard:
    @pytest.mark.rule("RP-class-10")
    def test_refreshes_two_skills(self) -> None:
        cards = ["climb", "search", "knowledge"]
        scene = Scene(Hero("wizard", cards=cards, tired=cards), Hero(), at="cleanup")
        scene.refreshes(0, "search")
        scene.refreshes(0, "climb")
        assert scene.ready(0) == ["search", "climb"]
        assert scene.asked == "card of nature"


class TestWarrior:
    @pytest.mark.rule("RP-class-11")
    @pytest.mark.parametrize("card", ["longsword", "chain_helm"])
    def test_a_weapon_or_armor_brings_strength(self, card: str) -> None:
        scene = market(Hero("warrior", gold=9, rows=BOARD), Hero(), cards=[card, "weak"])
        scene.buys(0, card)
        scene.chooses(0, "str 1")
        assert scene.die(0, "str 1") == "red 6"

    @pytest.mark.rule("RP-class-11", "RP-mkt-10")
    def test_room_is_made_first(self) -> None:
        scene = market(Hero("warrior", gold=9, rows=BOARD, cards=["longbow"]), Hero(), cards=["longsword", "weak"])
        scene.buys(0, "longsword")
        scene.drops(0, "longbow")
        scene.chooses(0, None)


class TestBarbarian:
    @pytest.mark.rule("RP-class-12", "RP-mkt-10")
    def test_four_hands(self) -> None:
        hero = Hero("barbarian", gold=9, cards=["longbow", "longsword"])
        scene = market(hero, Hero(), cards=["jeweled_dagger", "weak"])
        scene.buys(0, "jeweled_dagger")
        assert len(scene.cards(0)) == 3
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-class-12")
    def test_not_more(self) -> None:
        hero = Hero("barbarian", gold=9, cards=["longbow", "longsword", "jeweled_dagger"])
        scene = market(hero, Hero(), cards=["blessed_mace", "weak"])
        scene.buys(0, "blessed_mace")
        assert scene.asked == "drop of seat 0"
