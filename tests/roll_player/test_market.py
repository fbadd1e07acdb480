"""The Market Phase: order, prices, tokens, discards, weapons and hands, traits."""

from __future__ import annotations

import pytest

from .scene import Hero, Scene

ROW = ["reckless", "leather_gloves", "quarterstaff", "pickpocket"]


def market(*heroes: Hero, cards: list[str] = ROW, **more: object) -> Scene:
    order = list(range(1, len(heroes) + 1))
    return Scene(*heroes, at="market", market=cards, initiative=more.pop("initiative", order), **more)  # type: ignore[arg-type]


class TestTurns:
    @pytest.mark.rule("RP-mkt-1", "RP-mkt-2", "RP-mkt-4", "RP-mkt-5", "RP-mkt-6", "RP-mkt-7", "RP-gold-2")
    def test_the_example_of_the_market_phase(self) -> None:
        """Egor took card 2, Irina 1, Kirill 3. Irina buys Reckless for 5 gold and a token, Egor discards the Leather
        Gloves, Kirill buys the Quarterstaff."""
        egor, irina, kirill = Hero("monk"), Hero("bard", gold=5, tokens=1), Hero("thief", gold=6)
        scene = market(egor, irina, kirill, initiative=[2, 1, 3])
        scene.buys(1, "reckless")
        assert (scene.g.gold[1], scene.g.tokens[1], scene.cards(1)) == (0, 0, ["reckless"])
        assert scene.at(1) == "neutral chaos"
        assert scene.g.initiative[1] == 0
        scene.discards(0, "leather_gloves")
        assert (scene.g.gold[0], scene.pile) == (7, ["leather_gloves"])
        assert scene.market == ["quarterstaff", "pickpocket"]
        scene.buys(2, "quarterstaff")
        assert (scene.g.gold[2], scene.cards(2)) == (2, ["quarterstaff"])
        assert list(scene.g.initiative) == [0, 0, 0]

    @pytest.mark.rule("RP-mkt-4")
    def test_one_of_the_two_must_be(self) -> None:
        scene = market(Hero(gold=0), Hero())
        assert scene.for_sale == []
        assert scene.g.options == 4  # discard one of the four

    @pytest.mark.rule("RP-mkt-2")
    def test_only_what_one_can_pay(self) -> None:
        assert market(Hero(gold=3), Hero()).for_sale == ["pickpocket"]
        assert market(Hero(gold=3, tokens=1), Hero()).for_sale == ["leather_gloves", "quarterstaff", "pickpocket"]

    @pytest.mark.rule("RP-mkt-3")
    def test_tokens_go_first_and_give_no_change(self) -> None:
        scene = market(Hero(gold=3, tokens=5), Hero())
        scene.buys(0, "pickpocket")
        assert (scene.g.gold[0], scene.g.tokens[0]) == (3, 2)

    @pytest.mark.rule("RP-mkt-12")
    def test_without_a_card_there_is_no_turn(self) -> None:
        scene = market(Hero(), Hero(gold=9), cards=["pickpocket"])
        scene.buys(0, "pickpocket")
        scene.passes(0)
        assert not scene.asked.startswith("market")

    @pytest.mark.rule("RP-mkt-9")
    def test_any_number_of_armor_traits_and_skills(self) -> None:
        cards = ["chain_gorget", "chain_helm", "leather_boots", "weak", "loyal", "climb", "search", "knowledge"]
        scene = market(Hero(gold=9, cards=cards, tired=cards), Hero(), cards=["chain_tunic", "honest"])
        scene.buys(0, "chain_tunic")
        assert len(scene.cards(0)) == 9


class TestTraits:
    @pytest.mark.rule("RP-mkt-7")
    def test_a_token_at_the_edge_stays(self) -> None:
        scene = market(Hero(gold=6, at="good chaos"), Hero())
        scene.buys(0, "reckless")
        assert scene.at(0) == "good chaos"
        assert scene.cards(0) == ["reckless"]


class TestSkills:
    @pytest.mark.rule("RP-mkt-8")
    def test_a_skill_can_be_used_at_once(self) -> None:
        scene = market(Hero(gold=3), Hero())
        scene.buys(0, "pickpocket")
        scene.uses(0, "pickpocket")
        assert scene.g.gold[0] == 2
        assert scene.at(0) == "evil neutral"


class TestWeapons:
    @pytest.mark.rule("RP-mkt-10", "RP-mkt-11")
    def test_two_hands_are_enough_for_two_small_weapons(self) -> None:
        scene = market(Hero(gold=9, cards=["longsword"]), Hero(), cards=["jeweled_dagger", "weak"])
        scene.buys(0, "jeweled_dagger")
        assert scene.cards(0) == ["longsword", "jeweled_dagger"]
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-mkt-10", "RP-mkt-11")
    def test_a_third_needs_room(self) -> None:
        scene = market(Hero(gold=9, cards=["longsword", "jeweled_dagger"]), Hero(), cards=["blessed_mace", "weak"])
        scene.buys(0, "blessed_mace")
        scene.drops(0, "longsword")
        assert scene.cards(0) == ["blessed_mace", "jeweled_dagger"]
        assert scene.pile == ["longsword"]
        assert scene.g.gold[0] == 5

    @pytest.mark.rule("RP-mkt-10")
    def test_a_two_handed_one_needs_all_the_room(self) -> None:
        scene = market(Hero(gold=9, cards=["longsword", "jeweled_dagger"]), Hero(), cards=["quarterstaff", "weak"])
        scene.buys(0, "quarterstaff")
        scene.drops(0, "jeweled_dagger")
        scene.drops(0, "longsword")
        assert scene.cards(0) == ["quarterstaff"]

    @pytest.mark.rule("RP-mkt-11")
    def test_one_goes_before_the_turn_without_gold(self) -> None:
        """It ends no turn, and the hands are free for the next."""
        scene = market(Hero(gold=9, cards=["quarterstaff"]), Hero(), cards=["longsword", "weak"])
        assert scene.ways(0) == ["quarterstaff"]
        scene.drops(0, "quarterstaff")
        assert (scene.g.gold[0], scene.pile, scene.g.hands[0]) == (9, ["quarterstaff"], 0)
        scene.buys(0, "longsword")
        assert scene.cards(0) == ["longsword"]
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-mkt-11")
    def test_in_the_dice_phase_it_no_longer_pays(self) -> None:
        hero = Hero(cards=["quarterstaff"], rows={"cha": "red 1, red 2"})
        scene = Scene(hero, Hero(), pool="red 1, blue 3, green 6")
        scene.drops(0, "quarterstaff")
        scene.drafts(0, 1, "cha")
        assert scene.g.gold[0] == 5 + 1

    @pytest.mark.rule("RP-mkt-11")
    def test_where_skills_are_asked_for(self) -> None:
        heroes = Hero(cards=["pickpocket", "longsword"]), Hero()
        scene = Scene(*heroes, at="pool", pool="red 1, blue 3, green 6")
        scene.drops(0, "longsword")
        assert scene.ways(0) == ["pickpocket"]

    @pytest.mark.rule("RP-mkt-11")
    def test_nobody_is_asked_for_that_alone(self) -> None:
        scene = Scene(Hero(cards=["longsword"]), Hero(cards=["longbow"]), at="pool", pool="red 1, blue 3, green 6")
        scene.drafts(0, 1, "cha")
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-mkt-11")
    def test_the_new_one_may_go_too(self) -> None:
        scene = market(Hero(gold=9, cards=["quarterstaff"]), Hero(), cards=["longsword", "weak"])
        scene.buys(0, "longsword")
        scene.drops(0, "longsword")
        assert scene.cards(0) == ["quarterstaff"]
