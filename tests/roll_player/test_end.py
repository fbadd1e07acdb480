"""Cleanup, the end of the game, scoring and ties; armor."""

from __future__ import annotations

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.card_file import SHIPPED
from dicewright.games.roll_player.state import CELLS, Attribute

from .scene import LEANINGS, Hero, Scene, scored

POOL = "red 1, blue 3, green 6"


class TestCleanup:
    @pytest.mark.rule("RP-clean-1", "RP-clean-3", "RP-clean-4", "RP-clean-5", "RP-clean-6")
    def test_all_of_it(self) -> None:
        heroes = Hero(tokens=2), Hero(tokens=1)
        scene = Scene(
            *heroes, at="cleanup", pool=POOL, market=["weak"], deck=["loyal", "honest", "climb", "search"], coins=[]
        )
        bag = scene.g.bag_n
        assert list(scene.g.tokens) == [0, 0]
        assert scene.pool == "-, -, -"
        assert bag == 73
        assert scene.pile == ["weak"]
        assert list(scene.g.gold) == [5, 5]
        scene.draws("search", "loyal", "climb")
        assert scene.market == ["search", "loyal", "climb"]
        assert list(scene.g.coin) == [0, 1, 0, 0, 0]
        assert (scene.g.start, scene.g.round) == (1, 2)
        assert scene.asked == "die of nature"

    @pytest.mark.rule("RP-clean-5", "RP-gold-4")
    def test_never_more_than_one_gold_on_a_card(self) -> None:
        scene = Scene(Hero(), Hero(), Hero(), at="cleanup", coins=[2], deck=["loyal", "honest", "climb", "search"])
        assert scene.asked == "card of nature"
        scene.draws("loyal", "honest", "climb")
        assert list(scene.g.coin) == [0, 1, 1, 0, 0]

    @pytest.mark.rule("RP-clean-2")
    def test_one_skill_is_refreshed_or_none(self) -> None:
        cards = ["climb", "search"]
        for chosen in ("search", None):
            heroes = Hero("thief", cards=cards, tired=cards), Hero("monk", cards=["knowledge"], tired=["knowledge"])
            scene = Scene(*heroes, at="cleanup", start=1)
            scene.refreshes(1, "knowledge")
            scene.refreshes(0, chosen)
            assert scene.ready(0) == ([chosen] if chosen else [])
            assert scene.asked == "card of nature"

    @pytest.mark.rule("RP-clean-4")
    def test_an_empty_deck_is_made_from_the_discard_pile(self) -> None:
        """What is there is revealed first; then both ranks are mixed."""
        scene = Scene(Hero(), Hero(), at="cleanup", deck=["loyal"], pile=["weak", "search", "steadfast", "climb"])
        assert scene.market == ["loyal"]
        assert len(scene.heard("reshuffled")) == 1
        scene.draws("steadfast", "weak")
        assert scene.market == ["loyal", "steadfast", "weak"]
        assert sorted(scene.deck) == ["climb", "search"]
        assert scene.pile == []


def to_the_end(**more: object) -> Scene:
    """The market of the last round, with one skill ready and one exhausted."""
    hero = Hero("thief", full=True, cards=["pickpocket", "knowledge", "chain_helm"], tired=["knowledge"])
    cards = {"market": ["weak", "loyal", "honest"], "initiative": [2, 1]}
    return Scene(hero, Hero(full=True), at="market", round=12, **cards, **more)  # type: ignore[arg-type]


class TestEnd:
    @pytest.mark.rule("RP-end-1", "RP-end-4", "RP-clean-2")
    @pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 11), (4, 10)])
    def test_after_the_round_in_which_boards_are_full(self, seats: int, rounds: int) -> None:
        assert Scene(*[Hero(full=True)] * seats, at="cleanup", round=rounds).asked == "nothing"
        assert Scene(*[Hero(full=True)] * seats, at="cleanup", round=rounds - 1).asked == "card of nature"

    @pytest.mark.rule("RP-end-2", "RP-end-3", "RP-clean-2")
    def test_a_last_window_then_cards_may_go(self) -> None:
        """What is exhausted stays so: a refreshed skill would be for a round to come."""
        scene = to_the_end()
        scene.discards(1, "weak")
        scene.passes(0)
        scene.discards(0, "loyal")
        scene.uses(0, "pickpocket")
        assert scene.g.gold[0] == 5 + 2 + 2
        scene.sheds(0, "chain_helm")
        scene.sheds(0, None)
        assert scene.asked == "nothing"
        assert scene.ready(0) == []
        assert scene.pile[-1] == "chain_helm"
        assert scene.part(0, "armor") == 0

    @pytest.mark.rule("RP-end-2", "RP-clean-2")
    def test_what_is_refreshed_before_can_be_used(self) -> None:
        """One round earlier the same skill is refreshed, and a round later it is used."""
        hero = Hero("thief", cards=["knowledge"], tired=["knowledge"])
        scene = Scene(hero, Hero(), at="cleanup", round=11, deck=["loyal", "honest", "climb"])
        scene.refreshes(0, "knowledge")
        scene.draws("loyal", "honest")
        scene.draws_and_rolls("red 1", "blue 3", "green 6")
        assert scene.ways(0) == ["knowledge"]

    @pytest.mark.rule("RP-end-3")
    def test_no_discarding(self) -> None:
        scene = to_the_end(discard_before_scoring="not_allowed")
        scene.discards(1, "weak")
        scene.passes(0)
        scene.discards(0, "loyal")
        scene.passes(0)
        assert scene.asked == "nothing"

    @pytest.mark.rule("RP-end-3", "RP-score-2")
    def test_a_weapon_that_spoils_a_goal_is_thrown_away(self) -> None:
        rows = {"str": "gold 6, red 6, red 6"}
        scene = Scene(Hero("warrior", rows=rows, full=True, cards=["jeweled_dagger"]), at="scoring")
        scene.sheds(0, "jeweled_dagger")
        assert scene.part(0, "goals") == 4


class TestScore:
    @pytest.mark.rule("RP-score-1", "RP-race-1")
    @pytest.mark.parametrize("klass", box.CLASSES)
    def test_every_goal_of_every_class(self, klass: str) -> None:
        """Met at its least and its greatest value, missed beside them."""
        for attribute, goal in SHIPPED["classes"][klass]["goals"].items():
            for total in range(3, 19):
                dice = [min(6, max(1, total - 2)), 1, 1]
                while sum(dice) < total:
                    dice[dice.index(min(dice))] += 1
                rows = {attribute: ", ".join(f"gold {d}" for d in dice)}
                met = goal["min"] <= total <= goal.get("max", 99)
                assert scored(Hero(klass, rows=rows, full=True)).part(0, "goals") == met * goal["stars"], (
                    attribute,
                    total,
                )

    @pytest.mark.rule("RP-race-1", "RP-score-1")
    @pytest.mark.parametrize("race", box.RACES)
    def test_races(self, race: str) -> None:
        """A wizard needs 17 in dexterity and intelligence, and two ranges and two minima elsewhere."""
        modifiers = SHIPPED["races"][race]["modifiers"]
        rows = {}
        for attribute, total in zip(Attribute.names, (15, 17, 14, 17, 14, 16), strict=True):
            short = total - modifiers.get(attribute, 0)
            if short > 18:
                short = 18
            dice = [short // 3 + (i < short % 3) for i in range(3)]
            rows[attribute] = ", ".join(f"gold {d}" for d in dice)
        lost = {"elf": 0, "dragonkin": 3}.get(race, 3 if modifiers.get("int", 0) < 0 else 0)
        assert scored(Hero("wizard", race=race, rows=rows, full=True)).part(0, "goals") == 12 - lost

    @pytest.mark.rule("RP-score-3")
    def test_class_dice(self) -> None:
        assert scored(Hero("wizard", rows={"str": "blue 1, blue 2, red 3"}, full=True)).part(0, "class_dice") == 2

    @pytest.mark.rule("RP-score-4")
    @pytest.mark.parametrize("name", box.ALIGNMENTS)
    def test_alignments(self, name: str) -> None:
        grid = SHIPPED["alignments"][name]["grid"]
        for i, at in enumerate(LEANINGS):
            assert scored(Hero(alignment=name, at=at, full=True)).part(0, "alignment") == grid[i // 3][i % 3]

    @pytest.mark.rule("RP-score-5")
    @pytest.mark.parametrize("name", box.BACKSTORIES)
    def test_backstories(self, name: str) -> None:
        """0 or 1 match: nothing; 2 or 3: one star; 4 or 5: three; all six: six. Positions matter."""
        cells = SHIPPED["backstories"][name]["cells"]
        for matches, stars in enumerate((0, 0, 1, 1, 3, 3, 6)):
            rows = {}
            for attribute in Attribute.names[:matches]:
                position, colour = cells[attribute]
                rows[attribute] = ", ".join(f"{colour if i == position else 'gold'} 1" for i in range(1, CELLS + 1))
            for attribute in Attribute.names[matches:]:
                rows[attribute] = "gold 1, gold 1, gold 1"
            assert scored(Hero(backstory=name, rows=rows)).part(0, "backstory") == stars

    @pytest.mark.rule("RP-score-10", "RP-score-4")
    def test_a_total_may_be_negative(self) -> None:
        gold = dict.fromkeys(Attribute.names, "gold 1, gold 1, gold 1")
        scene = scored(Hero(alignment="rebel", at="evil law", rows=gold, gold=0), Hero(full=True))
        assert scene.g.stars[0] == -3


class TestArmor:
    @pytest.mark.rule("RP-score-6", "RP-armor-1")
    def test_the_rulebooks_cleric(self) -> None:
        """Four pieces of chain on a white class: 7 and 1."""
        cards = ["chain_gorget", "chain_vambraces", "chain_leggings", "chain_helm"]
        assert scored(Hero("cleric", full=True, cards=cards)).part(0, "armor") == 8
        assert scored(Hero("thief", full=True, cards=cards)).part(0, "armor") == 7

    @pytest.mark.rule("RP-armor-1", "RP-armor-2", "RP-armor-3", "RP-score-6")
    @pytest.mark.parametrize(
        ("kind", "wearer", "stranger"),
        [("chain", "warrior", "bard"), ("leather", "thief", "bard"), ("mystic", "wizard", "thief")],
    )
    def test_tables_and_colors(self, kind: str, wearer: str, stranger: str) -> None:
        pieces = [name for name, card in SHIPPED["market"].items() if card.get("set") == kind]
        for n, stars in enumerate([0, *SHIPPED["armor"][kind]["stars"]]):
            cards = pieces[:n]
            assert scored(Hero(stranger, full=True, cards=cards)).part(0, "armor") == stars
            assert scored(Hero(wearer, full=True, cards=cards)).part(0, "armor") == stars + (n > 0)

    @pytest.mark.rule("RP-score-6")
    def test_sets_add_up(self) -> None:
        cards = ["chain_gorget", "leather_boots", "mystic_cowl", "mystic_robes"]
        assert scored(Hero("monk", full=True, cards=cards)).part(0, "armor") == 1 + 1 + 3 + 1


class TestTies:
    @pytest.mark.rule("RP-score-9")
    def test_most_stars_win(self) -> None:
        scene = scored(Hero("bard", full=True), Hero("bard", full=True, alignment="hermit", at="good law"))
        assert list(scene.g.place) == [1, 2]

    @pytest.mark.rule("RP-score-9")
    def test_then_more_gold(self) -> None:
        scene = scored(
            Hero("bard", full=True, gold=4), Hero("bard", full=True, gold=5), Hero("bard", full=True, gold=4)
        )
        assert list(scene.g.place) == [2, 1, 2]

    @pytest.mark.rule("RP-score-9")
    def test_then_fewer_class_dice(self) -> None:
        """Two stars more by dice against two by armor."""
        dice = Hero("bard", full=True, rows={"str": "purple 1, purple 1"})
        cards = Hero("bard", full=True, cards=["chain_helm", "leather_boots"])
        scene = scored(dice, cards)
        assert list(scene.g.stars) == [5, 5]
        assert list(scene.g.place) == [2, 1]

    @pytest.mark.rule("RP-score-9")
    def test_then_shared(self) -> None:
        assert list(scored(Hero("bard", full=True), Hero("bard", full=True)).g.place) == [1, 1]
