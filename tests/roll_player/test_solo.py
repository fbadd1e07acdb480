"""The solo game: set-up, the enemy die, the trash pile, the Druid, titles."""

from __future__ import annotations

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.state import Colour

from .scene import Hero, Scene, scored

ROW = ["weak", "loyal", "honest"]
POOL = "red 1, blue 3, green 6"


class TestSetUp:
    @pytest.mark.rule("RP-solo-1", "RP-solo-2", "RP-solo-3", "RP-solo-4")
    def test_as_for_two_without_diplomacy(self) -> None:
        scene = Scene(Hero(), at="start")
        scene.takes_race(0, "elf")
        assert scene.g.gold[0] == 5
        assert scene.g.bag_n == 72
        assert scene.g.bag[Colour.by_name["gold"]] == 12
        scene.draws("white")
        scene.takes_class(0, "cleric")
        scene.draws("brawler", "hermit")
        assert "diplomacy" not in scene.deck
        assert scene.g.deck_n == 52
        while scene.asked == "card of nature":
            last = scene.g.options
            scene.reply(0)
        assert (len(scene.pile), len(scene.market), len(scene.trash), scene.g.deck_n) == (14, 3, 1, 34)
        assert last == 16  # the trash pile began with a card of the first rank
        assert scene.book.rank[box.CARDS.index(scene.trash[0])] == 1
        assert list(scene.g.coin) == [0, 1, 0, 0, 0]
        for _ in range(6):
            scene.draws_and_rolls("red 1")
        assert scene.asked == "place of seat 0"


class TestEnemyDie:
    def drafted(self, card: int, klass: str = "thief", **more: object) -> Scene:
        scene = Scene(Hero(klass), pool=POOL, market=ROW, coins=[2], **more)  # type: ignore[arg-type]
        scene.drafts(0, card, "cha")
        return scene

    @pytest.mark.rule("RP-solo-5")
    def test_never_for_the_first_card(self) -> None:
        scene = self.drafted(1)
        assert scene.asked == "market of seat 0"
        assert scene.market == ROW

    @pytest.mark.rule("RP-solo-5")
    @pytest.mark.parametrize(
        ("card", "face", "gone"),
        [(2, 1, "weak"), (2, 2, "loyal"), (2, 3, "honest"), (2, 4, None), (2, 5, None), (2, 6, None),
         (3, 1, "weak"), (3, 2, "weak"), (3, 3, "loyal"), (3, 4, "loyal"), (3, 5, "honest"), (3, 6, "honest")],
    )  # fmt: skip
    def test_three_cards(self, card: int, face: int, gone: str | None) -> None:
        scene = self.drafted(card)
        scene.rolls(face)
        assert scene.trash == ([gone] if gone else [])
        assert scene.market == [c for c in ROW if c != gone]
        assert scene.g.gold[0] == 5 + (card == 2)  # the gold of the card is kept

    @pytest.mark.rule("RP-solo-5", "RP-use-3")
    def test_a_window_follows_the_roll(self) -> None:
        scene = Scene(Hero(cards=["pickpocket"]), pool=POOL, market=ROW)
        scene.drafts(0, 3, "cha")
        scene.passes(0)
        scene.rolls(1)
        scene.uses(0, "pickpocket")
        assert scene.g.gold[0] == 7


class TestDruid:
    @pytest.mark.rule("RP-solo-8", "RP-class-3")
    @pytest.mark.parametrize(
        ("card", "face", "gone"),
        [(2, 1, 0), (2, 2, 1), (2, 3, 2), (2, 4, 3), (2, 5, None), (2, 6, None),
         (3, 1, 0), (3, 2, 0), (3, 3, 1), (3, 4, 2), (3, 5, 3), (3, 6, 3)],
    )  # fmt: skip
    def test_four_cards(self, card: int, face: int, gone: int | None) -> None:
        scene = Scene(Hero("druid"), pool=POOL, market=ROW, pile=["reckless", "search"])
        scene.drafts(0, card, "cha")
        scene.chooses(0, "search")
        row = [*ROW, "search"]
        assert scene.market == row
        scene.rolls(face)
        assert scene.trash == ([] if gone is None else [row[gone]])

    @pytest.mark.rule("RP-solo-8")
    def test_without_a_fourth_card_the_table_of_three(self) -> None:
        scene = Scene(Hero("druid"), pool=POOL, market=ROW, pile=["reckless"])
        scene.drafts(0, 3, "cha")
        scene.chooses(0, None)
        scene.rolls(5)
        assert scene.trash == ["honest"]

    @pytest.mark.rule("RP-solo-8")
    def test_or_the_druid_decides_after_the_roll(self) -> None:
        scene = Scene(Hero("druid"), pool=POOL, market=ROW, pile=["reckless"], solo_druid="after_enemy_die")
        scene.drafts(0, 3, "cha")
        scene.rolls(5)
        assert scene.market == ["weak", "loyal"]
        scene.chooses(0, "reckless")
        assert scene.market == ["weak", "loyal", "reckless"]


class TestMarket:
    @pytest.mark.rule("RP-solo-6")
    def test_the_leftmost_is_discarded_the_others_are_trashed(self) -> None:
        scene = Scene(Hero(gold=9), at="market", market=ROW, initiative=[1], pile=["climb"])
        scene.buys(0, "weak")
        assert scene.pile == ["climb", "loyal"]
        assert scene.trash == ["honest"]

    @pytest.mark.rule("RP-solo-6", "RP-mkt-4")
    def test_a_discard_comes_on_top_of_that(self) -> None:
        scene = Scene(Hero(), at="market", market=ROW, initiative=[1])
        scene.discards(0, "loyal")
        assert scene.g.gold[0] == 7
        assert scene.pile == ["loyal", "weak"]
        assert scene.trash == ["honest"]

    @pytest.mark.rule("RP-solo-7")
    @pytest.mark.parametrize(("reading", "deck"), [("never_returns", 1), ("reshuffled", 3)])
    def test_the_trash_pile_stays_out(self, reading: str, deck: int) -> None:
        scene = Scene(Hero(gold=9), at="market", market=["weak", "loyal", "honest", "climb"], initiative=[1], deck=[],
                      pile=["search", "cunning"], solo_trash=reading)  # fmt: skip
        scene.buys(0, "weak")  # loyal is discarded, honest and climb are trashed; then three cards are needed
        while scene.asked == "card of nature":
            scene.reply(0)
        assert len(scene.market) == 3
        assert scene.g.deck_n == deck - 1
        assert len(scene.trash) == (2 if reading == "never_returns" else 0)


class TestScore:
    @pytest.mark.rule("RP-solo-9")
    @pytest.mark.parametrize(("gold", "stars"), [(7, 0), (8, 1), (15, 1), (16, 2)])
    def test_gold(self, gold: int, stars: int) -> None:
        assert scored(Hero(gold=gold, full=True)).part(0, "gold") == stars
        assert scored(Hero(gold=gold, full=True), Hero(full=True)).part(0, "gold") == 0

    @pytest.mark.rule("RP-solo-10")
    @pytest.mark.parametrize(
        ("stars", "title"),
        [(21, "npc"), (22, "mercenary"), (25, "mercenary"), (26, "adventurer"), (29, "adventurer"), (30, "celebrity"),
         (33, "celebrity"), (34, "clan_leader"), (37, "clan_leader"), (38, "true_hero")],
    )  # fmt: skip
    def test_titles(self, stars: int, title: str) -> None:
        base = int(scored(Hero("bard", full=True, gold=0)).g.stars[0])
        scene = scored(Hero("bard", full=True, gold=8 * (stars - base)))
        assert scene.g.stars[0] == stars
        assert box.TITLES[scene.g.title - 1] == title
        assert list(scene.g.place) == [1]
