"""Set-up: who starts, boards, classes, cards, deck, starting dice."""

from __future__ import annotations

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.state import Colour

from .scene import Hero, Scene


def begin(seats: int, **options: str) -> Scene:
    return Scene(*[Hero()] * seats, at="start", **options)


def to_classes(seats: int, first: int = 0, **options: str) -> Scene:
    scene = begin(seats, **options)
    if seats > 1:
        scene.rolls(*(6 if seat == first else 1 for seat in range(seats)))
    for i in range(seats):
        scene.takes_race((first + i) % seats, ("human", "elf", "orc", "dwarf")[i])
    return scene


def to_deck(seats: int, **options: str) -> Scene:
    scene = to_classes(seats, **options)
    for seat, (colour, klass) in enumerate(
        [("white", "cleric"), ("blue", "wizard"), ("red", "warrior"), ("green", "druid")][:seats]
    ):
        scene.draws(colour)
        scene.takes_class(seat, klass)
    scene.draws(*("brawler", "hunter", "savage", "mentor")[:seats])
    scene.draws(*("hermit", "rebel", "maniac", "arbiter")[:seats])
    return scene


def to_dice(seats: int, **options: str) -> Scene:
    scene = to_deck(seats, **options)
    while scene.asked == "card of nature":
        scene.reply(0)
    return scene


class TestStart:
    @pytest.mark.rule("RP-set-1")
    def test_the_highest_die_starts_and_ties_roll_again(self) -> None:
        scene = begin(3)
        scene.rolls(5, 2, 5)  # seats 0 and 2 tie
        scene.rolls(3, 3)  # again
        scene.rolls(1, 4)
        assert scene.g.start == 2
        assert scene.heard("starts") == [{"seat": 2}]
        assert scene.g.bag_n == 73

    @pytest.mark.rule("RP-set-2", "RP-race-1")
    def test_boards_go_clockwise_and_each_only_once(self) -> None:
        scene = begin(3)
        scene.rolls(1, 6, 2)
        scene.takes_race(1, "orc")
        assert scene.g.options == 5
        scene.takes_race(2, "human")
        scene.takes_race(0, "dwarf")
        assert list(scene.g.race) == [2, 6, 5]

    @pytest.mark.rule("RP-set-3")
    def test_gold_by_order_of_play(self) -> None:
        assert list(to_classes(4, first=1).g.gold) == [7, 5, 5, 6]
        assert list(to_classes(2).g.gold) == [5, 5]


class TestClasses:
    @pytest.mark.rule("RP-set-4", "RP-set-5")
    def test_gold_and_taken_colors_are_drawn_again(self) -> None:
        """P1 draws white and picks Paladin; P2 draws gold, then white, then blue. No gold for it; all dice return."""
        scene = to_classes(2)
        scene.draws("white")
        scene.takes_class(0, "paladin")
        scene.draws("gold", "white", "blue")
        assert scene.g.bag_n == 73 - 4
        scene.takes_class(1, "wizard")
        assert list(scene.g.gold) == [5, 5]
        assert scene.g.bag_n == 73
        assert scene.g.bag[Colour.by_name["gold"]] == 13
        assert [box.CLASSES[k - 1] for k in scene.g.klass] == ["paladin", "wizard"]

    @pytest.mark.rule("RP-set-5")
    def test_rejected_dice_may_go_back_at_once(self) -> None:
        scene = to_classes(2, rejected_dice="go_back")
        scene.draws("gold", "gold")
        assert scene.g.bag_n == 73

    @pytest.mark.rule("RP-set-6")
    def test_free_choice_from_the_last_player_back(self) -> None:
        scene = to_classes(3, first=1, classes="free")
        scene.takes_class(0, "thief")  # clockwise 1, 2, 0: seat 0 is last
        assert scene.g.options == 10
        scene.takes_class(2, "druid")
        scene.takes_class(1, "cleric")
        assert scene.asked == "backstory of nature"


class TestCards:
    @pytest.mark.rule("RP-set-7", "RP-set-8")
    def test_everyone_is_dealt_a_backstory_and_an_alignment(self) -> None:
        scene = to_deck(2)
        assert list(scene.g.backstory) == [2, 7]
        assert list(scene.g.alignment) == [6, 12]
        assert [scene.at(0), scene.at(1)] == ["neutral neutral", "neutral neutral"]

    @pytest.mark.rule("RP-set-9", "RP-set-10", "RP-set-11", "RP-set-12", "RP-gen-3")
    @pytest.mark.parametrize(("seats", "removed"), [(2, 14), (3, 6), (4, 0)])
    def test_deck_market_and_initiative(self, seats: int, removed: int) -> None:
        scene = to_deck(seats)
        assert scene.g.deck_n == 53
        while scene.asked == "card of nature":
            scene.reply(scene.g.options - 1)
        pile = scene.pile
        assert len(pile) == removed
        assert [scene.book.rank[box.CARDS.index(c)] for c in pile] == [1] * (removed // 2) + [2] * (removed // 2)
        assert len(scene.market) == seats + 1
        assert all(scene.book.rank[box.CARDS.index(c)] == 1 for c in scene.market)
        assert scene.g.deck_n == 53 - removed - seats - 1
        assert list(scene.g.coin) == [0, *[1] * (seats - 1), *[0] * (5 - seats)]


@pytest.mark.rule("RP-set-9", "RP-set-11", "RP-set-12", "RP-set-13", "RP-end-1")
def test_a_table_for_two() -> None:
    """Market row of 3, initiative 1 to 3 with gold on 2 alone, 7 cards of each rank discarded, a deck of 39, 6 starting
    dice and 5 gold each, 12 rounds."""
    scene = to_dice(2)
    assert (len(scene.market), len(scene.pile), scene.g.deck_n + len(scene.market)) == (3, 14, 39)
    assert [scene.book.rank[box.CARDS.index(card)] for card in scene.pile].count(1) == 7
    assert (scene.book.cards_out, list(scene.g.coin)) == (3, [0, 1, 0, 0, 0])
    assert (scene.book.starting_dice, list(scene.g.gold)) == (6, [5, 5])
    assert 18 - scene.book.starting_dice == 12


class TestStartingDice:
    @pytest.mark.rule("RP-set-13", "RP-set-14", "RP-set-15", "RP-gold-3", "RP-gold-1")
    def test_drawn_rolled_placed(self) -> None:
        scene = to_dice(2)
        scene.draws_and_rolls("red 5", "gold 3", "gold 4", "blue 2", "blue 2", "green 6")
        scene.draws_and_rolls(*["black 1"] * 6)
        assert scene.asked == "place of seat 0"
        assert scene.g.options == 5 * 6  # the two blue ones look the same
        for die in ("gold 4", "blue 2", "gold 3"):
            scene.lays(0, die, "cha")
        assert scene.row(0, "cha") == "gold 4, blue 2, gold 3"
        assert scene.g.gold[0] == 5 + 2 + 2 + 1
        assert scene.g.tokens[0] == 0  # no attribute actions
        for die, row in (("blue 2", "str"), ("red 5", "dex"), ("green 6", "wis")):
            scene.lays(0, die, row)
        for row in ("str", "str", "str", "dex", "con", "int"):
            scene.lays(1, "black 1", row)
        assert scene.g.gold[1] == 6
        assert scene.asked == "die of nature"
        assert (scene.g.round, scene.g.active) == (1, 0)

    @pytest.mark.rule("RP-set-13")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_how_many(self, seats: int) -> None:
        scene = to_dice(seats)
        draws = 0
        while scene.asked != "place of seat 0":
            draws += scene.asked == "die of nature"
            scene.reply(0)
        assert draws == seats * (seats + 4)
