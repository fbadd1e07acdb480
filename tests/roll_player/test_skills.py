"""Thirteen skills, the windows they are used in, and the rules of their use."""

from __future__ import annotations

import pytest

from .scene import Hero, Scene
from .test_market import market

POOL = "red 1, blue 3, green 6"
BOARD = {"str": "red 1", "dex": "blue 6", "int": "green 2"}


def pool(*cards: str, at: str = "pool", hero: Hero | None = None, **more: object) -> Scene:
    first = hero or Hero(rows=BOARD, cards=cards)
    return Scene(first, Hero(), at=at, pool=more.pop("pool", POOL), **more)  # type: ignore[arg-type]


class TestUse:
    @pytest.mark.rule("RP-use-1")
    def test_arrow_then_ability_then_sideways(self) -> None:
        scene = pool("acrobatics")
        scene.uses(0, "acrobatics")
        assert scene.at(0) == "neutral chaos"
        assert scene.ready(0) == []
        scene.chooses(0, "str 1", "dex 1")
        assert scene.die(0, "str 1") == "blue 6"
        assert scene.asked == "initiative of seat 0"

    @pytest.mark.rule("RP-use-1")
    def test_a_sideways_card_cannot_be_used(self) -> None:
        assert pool(hero=Hero(cards=["acrobatics"], tired=["acrobatics"])).asked == "initiative of seat 0"

    @pytest.mark.rule("RP-use-2")
    def test_not_if_the_arrow_leads_off_the_grid(self) -> None:
        hero = Hero(cards=["acrobatics", "pickpocket"], at="neutral chaos")
        assert pool(hero=hero).ways(0) == ["pickpocket"]

    @pytest.mark.rule("RP-use-5")
    def test_the_arrow_alone(self) -> None:
        scene = pool("acrobatics")
        scene.uses(0, "acrobatics")
        scene.chooses(0, None)
        assert scene.at(0) == "neutral chaos"
        assert scene.asked == "initiative of seat 0"

    @pytest.mark.rule("RP-use-3", "RP-use-4")
    def test_windows_of_a_round(self) -> None:
        """After the pool is sorted, after each pick, after each market turn; only who can do something is asked."""
        scene = Scene(Hero(cards=["pickpocket"]), Hero(), at="pool", pool=POOL, market=["weak", "loyal", "honest"])
        scene.passes(0)
        scene.drafts(0, 1, "cha")
        scene.passes(0)
        scene.drafts(1, 2, "cha")
        scene.passes(0)
        scene.discards(0, "weak")
        scene.passes(0)
        scene.discards(1, "loyal")
        scene.uses(0, "pickpocket")
        assert scene.g.gold[0] == 5 + 2 + 2
        assert scene.asked == "refresh of seat 0"

    @pytest.mark.rule("RP-use-4")
    def test_active_player_first_then_clockwise_until_all_pass(self) -> None:
        heroes = [Hero(cards=["pickpocket"]), Hero(cards=["acrobatics"]), Hero(cards=["climb"])]
        scene = Scene(*heroes, at="pool", pool="red 1, blue 3, green 6, gold 6", start=1)
        scene.passes(1)
        scene.uses(2, "climb")
        scene.chooses(2, None)
        scene.passes(1, 0)  # what somebody did may be answered, by the active player first
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-use-3")
    @pytest.mark.parametrize(
        ("reading", "asked"), [("every_turn", "react of seat 2"), ("own_turns", "initiative of seat 1")]
    )
    def test_windows_for_all_or_for_those_in_turn(self, reading: str, asked: str) -> None:
        heroes = [Hero(), Hero(), Hero(cards=["pickpocket"])]
        scene = Scene(*heroes, pool="red 1, blue 3, green 6, gold 6", skill_windows=reading)
        scene.drafts(0, 1, "cha")
        assert scene.asked == asked

    @pytest.mark.rule("RP-use-3")
    def test_by_that_switch_who_comes_next_is_in_turn(self) -> None:
        heroes = [Hero(), Hero(cards=["pickpocket"]), Hero()]
        scene = Scene(*heroes, pool="red 1, blue 3, green 6, gold 6", skill_windows="own_turns")
        scene.drafts(0, 1, "cha")
        assert scene.asked == "react of seat 1"

    @pytest.mark.rule("RP-use-3")
    def test_in_ones_own_turn_too(self) -> None:
        """Whoever let the window pass may still change his mind: before he picks, and before he buys."""
        scene = Scene(
            Hero(cards=["climb", "pickpocket"], gold=2), Hero(), at="pool", pool=POOL, market=["climb", "weak"]
        )
        scene.passes(0)
        scene.uses(0, "climb")
        scene.chooses(0, 1)
        assert scene.pool == "blue 3, green 6, red 6"
        scene.orders(0, "red")
        scene.drafts(0, 1, "cha")
        scene.passes(0)
        scene.drafts(1, 2, "cha")
        scene.passes(0)
        assert scene.for_sale == ["climb"]  # three, with the token
        scene.uses(0, "pickpocket")
        scene.buys(0, "weak")
        assert scene.g.gold[0] == 2 + 2 - 3

    @pytest.mark.rule("RP-use-3", "RP-dice-4")
    def test_before_the_action_of_the_row(self) -> None:
        """The placed die is rolled again, and then turned over; the action is still one, and may be left for good."""
        scene = pool("knowledge", "concentrate", at="dice")
        scene.drafts(0, 3, "str")
        scene.chooses(0, None)
        assert scene.ways(0) == ["knowledge", "action"]
        scene.uses(0, "knowledge")
        scene.chooses(0, "str 2")
        scene.rolls(1)
        scene.keeps(0, True)
        scene.uses(0, "action")
        scene.chooses(0, "str 2")
        assert scene.row(0, "str") == "red 1, green 6"
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-use-3", "RP-skill-1")
    def test_an_action_that_followed_a_skill_can_be_repeated(self) -> None:
        scene = pool("pickpocket", "concentrate", at="dice")
        scene.drafts(0, 3, "str")
        scene.chooses(0, None)
        scene.uses(0, "action")
        scene.chooses(0, "str 1")
        assert scene.ways(0) == ["concentrate", "pickpocket"]

    @pytest.mark.rule("RP-use-3", "RP-dice-4")
    def test_without_a_skill_an_action_that_is_left_is_gone(self) -> None:
        scene = pool(at="dice")
        scene.drafts(0, 3, "str")
        scene.chooses(0, None)
        assert scene.asked == "initiative of seat 1"

    @pytest.mark.rule("RP-use-3", "RP-dice-4")
    def test_an_action_left_twice_is_gone(self) -> None:
        scene = pool("pickpocket", at="dice")
        scene.drafts(0, 3, "str")
        scene.chooses(0, None)
        scene.uses(0, "action")
        scene.chooses(0, None)
        assert scene.ways(0) == ["pickpocket"]

    @pytest.mark.rule("RP-use-3", "RP-skill-1")
    def test_what_names_a_moment_waits_for_it(self) -> None:
        scene = market(Hero(cards=["climb", "concentrate", "move_silently"]), Hero(), pile=["weak"])
        assert scene.ways(0) == ["move_silently"]

    @pytest.mark.rule("RP-gen-1", "RP-dice-4")
    def test_an_action_of_a_card_is_beside_the_one_of_the_row(self) -> None:
        scene = pool("acrobatics", at="dice")
        scene.drafts(0, 2, "str")
        scene.chooses(0, "str 1")
        scene.uses(0, "acrobatics")
        scene.chooses(0, "str 2", "dex 1")
        assert scene.row(0, "str") == "red 6, blue 6"


class TestConcentrate:
    @pytest.mark.rule("RP-skill-1")
    def test_repeats_the_action_just_taken(self) -> None:
        scene = pool("concentrate", at="dice")
        scene.drafts(0, 2, "str")
        scene.chooses(0, "str 1")
        scene.uses(0, "concentrate")
        scene.chooses(0, "int 1")
        assert (scene.die(0, "str 1"), scene.die(0, "int 1")) == ("red 6", "green 5")

    @pytest.mark.rule("RP-skill-1")
    def test_not_without_an_action_and_not_in_others_turns(self) -> None:
        scene = pool("concentrate", at="dice")
        scene.drafts(0, 2, "str")
        scene.chooses(0, None)
        scene.drafts(1, 1, "cha")
        assert "react" not in scene.asked

    @pytest.mark.rule("RP-skill-1", "RP-act-6")
    def test_a_second_token(self) -> None:
        scene = pool("concentrate", at="dice")
        scene.drafts(0, 2, "cha")
        scene.uses(0, "concentrate")
        assert scene.g.tokens[0] == 2


class TestSearch:
    @pytest.mark.rule("RP-skill-2")
    def test_a_die_of_the_bag_for_one_on_the_board(self) -> None:
        scene = pool("search", bag={"gold": 1, "black": 2})
        scene.uses(0, "search")
        scene.chooses(0, "dex 1")
        assert scene.offered == ["black", "gold"]
        scene.chooses(0, "gold")
        scene.rolls(4)
        assert scene.die(0, "dex 1") == "gold 4"
        assert scene.g.gold[0] == 5 + 2
        assert (scene.g.bag[1], scene.g.bag[6], scene.g.bag_n) == (1, 0, 3)

    @pytest.mark.rule("RP-skill-2", "RP-dice-5")
    def test_a_full_row_is_not_filled_again(self) -> None:
        hero = Hero(rows={"str": "red 1, red 2, red 3"}, cards=["search", "quarterstaff"])
        scene = pool(hero=hero)
        scene.uses(0, "search")
        scene.chooses(0, "str 3", "blue")
        scene.rolls(6)
        assert scene.row(0, "str") == "red 1, red 2, blue 6"
        assert scene.g.gold[0] == 5

    @pytest.mark.rule("RP-skill-2")
    def test_an_empty_bag_has_nothing(self) -> None:
        scene = pool("search", bag={})
        scene.uses(0, "search")
        assert scene.asked == "initiative of seat 0"


class TestNegotiate:
    @pytest.mark.rule("RP-skill-3", "RP-roll-2")
    def test_a_die_of_the_pool_for_one_on_the_board(self) -> None:
        scene = pool("negotiate", pool="red 1, gold 3, green 6")
        scene.uses(0, "negotiate")
        scene.chooses(0, "dex 1", 2)
        scene.orders(0, "blue")  # the blue 6 that came, or the green 6
        assert scene.die(0, "dex 1") == "gold 3"
        assert scene.g.gold[0] == 7
        assert scene.pool == "red 1, blue 6, green 6"

    @pytest.mark.rule("RP-skill-3")
    @pytest.mark.parametrize(
        ("reading", "asked"), [("until_cleanup", "react of seat 0"), ("dice_phase", "market of seat 1")]
    )
    def test_while_a_die_of_the_pool_lies_out(self, reading: str, asked: str) -> None:
        hero = Hero(rows=BOARD, cards=["negotiate"])
        scene = market(hero, Hero(), pool=POOL, negotiate_timing=reading)
        scene.discards(0, "reckless")
        assert scene.asked == asked

    @pytest.mark.rule("RP-skill-3")
    def test_only_cards_not_taken(self) -> None:
        scene = pool("negotiate", at="dice")
        scene.drafts(0, 2, "cha")
        scene.uses(0, "negotiate")
        scene.chooses(0, "dex 1")
        assert scene.offered == [1, 3]


class TestOwnBoard:
    @pytest.mark.rule("RP-skill-4")
    def test_pickpocket(self) -> None:
        scene = pool("pickpocket")
        scene.uses(0, "pickpocket")
        assert scene.g.gold[0] == 7

    @pytest.mark.rule("RP-skill-5")
    def test_acrobatics(self) -> None:
        scene = pool("acrobatics")
        scene.uses(0, "acrobatics")
        scene.chooses(0, "int 1", "str 1")
        assert (scene.die(0, "int 1"), scene.die(0, "str 1")) == ("red 1", "green 2")

    @pytest.mark.rule("RP-skill-10")
    def test_knowledge(self) -> None:
        scene = pool("knowledge")
        scene.uses(0, "knowledge")
        scene.chooses(0, "int 1")
        scene.rolls(6)
        scene.keeps(0, True)
        assert scene.die(0, "int 1") == "green 6"

    @pytest.mark.rule("RP-skill-11")
    def test_cure_wounds(self) -> None:
        scene = pool("cure_wounds")
        scene.uses(0, "cure_wounds")
        scene.chooses(0, "int 1 +")
        assert scene.die(0, "int 1") == "green 3"

    @pytest.mark.rule("RP-skill-12", "RP-dice-5")
    def test_sleight_of_hand(self) -> None:
        """To another row; the gap closes; no action, no gold for the row, no Quarterstaff."""
        rows = {"str": "red 1, gold 2, blue 3", "cha": "white 5, white 6"}
        scene = pool(hero=Hero(rows=rows, cards=["sleight_of_hand", "quarterstaff"]))
        scene.uses(0, "sleight_of_hand")
        scene.chooses(0, "str 1")
        assert scene.offered == ["dex", "con", "int", "wis", "cha"]
        scene.chooses(0, "cha")
        assert scene.row(0, "str") == "gold 2, blue 3"
        assert scene.row(0, "cha") == "white 5, white 6, red 1"
        assert (scene.g.gold[0], scene.g.tokens[0]) == (5, 0)
        assert [scene.g.filled[0, r] for r in range(6)] == [2, 0, 0, 0, 0, 3]

    @pytest.mark.rule("RP-skill-12")
    def test_without_room_nothing_moves_and_nobody_is_asked(self) -> None:
        scene = market(Hero(full=True, cards=["sleight_of_hand"]), Hero(), round=12)
        scene.uses(0, "sleight_of_hand")
        assert scene.asked == "market of seat 0"


class TestOpenLock:
    @pytest.mark.rule("RP-skill-6")
    def test_the_top_card_at_a_fixed_price_without_discount(self) -> None:
        hero = Hero(cards=["open_lock", "heavy_crossbow"], tokens=2, at="neutral neutral")
        scene = pool(hero=hero, deck=["reckless", "loyal"])
        scene.uses(0, "open_lock")
        scene.keeps(0, True)
        scene.draws("reckless")
        assert (scene.g.gold[0], scene.g.tokens[0]) == (2, 2)
        assert "reckless" in scene.cards(0)
        assert scene.at(0) == "evil chaos"  # down by the skill, right by the trait

    @pytest.mark.rule("RP-skill-6", "RP-use-5")
    @pytest.mark.parametrize("given", [{"gold": 2}, {"deck": []}])
    def test_needs_gold_and_a_deck(self, given: dict[str, object]) -> None:
        scene = pool(hero=Hero(cards=["open_lock"], gold=given.get("gold", 5)), deck=given.get("deck"))  # type: ignore[arg-type]
        scene.uses(0, "open_lock")
        assert scene.at(0) == "evil neutral"
        assert scene.asked == "initiative of seat 0"

    @pytest.mark.rule("RP-skill-6", "RP-mkt-11")
    def test_a_weapon_without_room(self) -> None:
        scene = pool(hero=Hero(cards=["open_lock", "quarterstaff"]), deck=["longsword"])
        scene.uses(0, "open_lock")
        scene.keeps(0, True)
        scene.drops(0, "longsword")
        assert scene.pile == ["longsword"]
        assert scene.asked == "initiative of seat 0"


class TestPool:
    @pytest.mark.rule("RP-skill-7", "RP-roll-2")
    def test_climb(self) -> None:
        scene = pool("climb")
        scene.uses(0, "climb")
        scene.chooses(0, 1)
        scene.orders(0, "red")
        assert scene.pool == "blue 3, red 6, green 6"

    @pytest.mark.rule("RP-skill-7")
    def test_only_dice_not_taken_move(self) -> None:
        scene = pool("climb", at="dice", coins=[2])
        scene.drafts(0, 1, "cha")
        scene.uses(0, "climb")
        assert scene.offered == [None, 2, 3]
        scene.chooses(0, 3)
        assert scene.pool == "-, green 1, blue 3"
        assert scene.g.coin[1] == 1  # gold stays on its card

    @pytest.mark.rule("RP-skill-7", "RP-skill-8")
    def test_not_outside_the_dice_phase(self) -> None:
        scene = market(Hero(cards=["climb", "intimidate"]), Hero(), pool=POOL)
        scene.discards(0, "reckless")
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-skill-8", "RP-roll-2")
    def test_intimidate(self) -> None:
        scene = pool("intimidate")
        scene.uses(0, "intimidate")
        scene.expect("reroll of seat 0")
        assert scene.g.options == 8
        scene.reply(0b101)  # cards 1 and 3
        scene.rolls(5, 2)
        assert scene.pool == "green 2, blue 3, red 5"

    @pytest.mark.rule("RP-skill-8")
    def test_intimidate_may_leave_all_as_it_is(self) -> None:
        scene = pool("intimidate")
        scene.uses(0, "intimidate")
        scene.reply(0)
        assert scene.pool == POOL


class TestMoveSilently:
    @pytest.mark.rule("RP-skill-9")
    def test_buys_from_the_discard_pile_instead(self) -> None:
        hero = Hero(cards=["move_silently", "heavy_crossbow"], gold=4, tokens=1)
        scene = market(hero, Hero(), pile=["loyal", "reckless"])
        scene.uses(0, "move_silently")
        assert scene.at(0) == "neutral chaos"
        assert scene.offered == [None, "loyal", "reckless"]
        scene.chooses(0, "reckless")
        assert (scene.g.gold[0], scene.g.tokens[0]) == (0, 0)  # six, less one, less a token
        assert scene.pile == ["loyal"]
        assert scene.market == ["reckless", "leather_gloves", "quarterstaff", "pickpocket"]
        assert scene.asked == "market of seat 1"

    @pytest.mark.rule("RP-skill-9", "RP-use-5")
    def test_buying_nothing_leaves_the_turn_to_be_taken(self) -> None:
        scene = market(Hero(cards=["move_silently"]), Hero(), pile=["loyal"])
        scene.uses(0, "move_silently")
        scene.chooses(0, None)
        assert scene.ways(0) == []
        scene.discards(0, "reckless")

    @pytest.mark.rule("RP-skill-9")
    def test_only_in_ones_own_market_turn(self) -> None:
        assert pool("move_silently").asked == "initiative of seat 0"

    @pytest.mark.rule("RP-skill-9")
    def test_only_what_one_can_pay(self) -> None:
        scene = market(Hero(cards=["move_silently"], gold=4), Hero(), pile=["loyal", "weak", "reckless"])
        scene.uses(0, "move_silently")
        assert scene.offered == [None, "weak"]


class TestDiplomacy:
    def scene(self, tired: bool = False, **more: object) -> Scene:
        other = Hero(cards=["pickpocket", "acrobatics"], tired=["pickpocket"] if tired else [])
        return Scene(Hero(cards=["diplomacy"], rows=BOARD), other, at="pool", pool=POOL, **more)  # type: ignore[arg-type]

    @pytest.mark.rule("RP-skill-13")
    def test_uses_anothers_skill_and_turns_only_itself(self) -> None:
        scene = self.scene()
        scene.uses(0, "pickpocket", of=1)
        assert (scene.g.gold[0], scene.g.gold[1]) == (7, 5)
        assert scene.at(0) == "evil neutral"  # the arrow of the copied card
        assert (scene.ready(0), scene.ready(1)) == ([], ["pickpocket", "acrobatics"])

    @pytest.mark.rule("RP-skill-13")
    @pytest.mark.parametrize(("reading", "ways"), [("ready", ["acrobatics"]), ("any", ["pickpocket", "acrobatics"])])
    def test_the_copied_card_must_be_ready_or_not(self, reading: str, ways: list[str]) -> None:
        assert self.scene(tired=True, diplomacy_target=reading).ways(0) == ways

    @pytest.mark.rule("RP-skill-13", "RP-use-2")
    def test_the_copied_arrow_must_be_possible(self) -> None:
        hero = Hero(cards=["diplomacy"], at="evil neutral")
        scene = Scene(hero, Hero(cards=["pickpocket", "acrobatics"]), at="pool", pool=POOL)
        assert scene.ways(0) == ["acrobatics"]

    @pytest.mark.rule("RP-skill-13")
    def test_an_arrow_of_its_own_if_the_card_file_says_so(self) -> None:
        scene = self.scene(content='[market.diplomacy]\narrow = "good"')
        scene.uses(0, "pickpocket", of=1)
        assert scene.at(0) == "good neutral"

    @pytest.mark.rule("RP-skill-13", "RP-skill-9")
    def test_move_silently_in_ones_own_turn(self) -> None:
        scene = market(Hero(cards=["diplomacy"]), Hero(cards=["move_silently"]), pile=["loyal"])
        scene.uses(0, "move_silently", of=1)
        scene.chooses(0, "loyal")
        assert "loyal" in scene.cards(0)

    @pytest.mark.rule("RP-skill-13")
    def test_it_does_not_copy_itself(self) -> None:
        scene = Scene(Hero(cards=["diplomacy"]), Hero(cards=["climb"]), at="pool", pool=POOL, diplomacy_target="any")
        assert scene.ways(0) == ["climb"]
