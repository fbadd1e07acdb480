"""The four variants, alone and together."""

from __future__ import annotations

from itertools import product

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.readings import VARIANTS
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.state import MARKET_CARDS, Colour
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup

from .scene import Hero, Scene
from .test_setup import begin, to_classes, to_deck, to_dice


class TestLessRandom:
    @pytest.mark.rule("RP-var-1")
    @pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 2)])
    def test_one_of_each_color(self, seats: int, gold: int) -> None:
        scene = to_dice(seats, starting_dice="less_random")
        scene.rolls(*[3] * seats * (6 + gold))
        assert scene.asked == "place of seat 0"
        hand = [Colour.names[scene.g.hand[0, i] // 6] for i in range(scene.g.hand_n[0])]
        assert hand == [*Colour.names[:6], *["gold"] * gold]
        assert scene.g.bag_n == 73 - seats * (6 + gold)

    @pytest.mark.rule("RP-var-5")
    def test_in_a_short_game_two_more_are_drawn(self) -> None:
        scene = to_dice(2, starting_dice="less_random", length="short")
        scene.rolls(*[3] * 6)
        scene.draws_and_rolls("gold 2", "gold 5")
        scene.rolls(*[3] * 6)
        assert scene.asked == "die of nature"


class TestRandomDeck:
    @pytest.mark.rule("RP-var-2")
    @pytest.mark.parametrize(("seats", "removed"), [(2, 14), (3, 6), (4, 0)])
    def test_all_cards_are_mixed(self, seats: int, removed: int) -> None:
        scene = to_deck(seats, market_deck="random")
        assert scene.g.options == 53
        while scene.asked == "card of nature":
            scene.reply(scene.g.options - 1)
        assert len(scene.pile) == removed
        assert {scene.book.rank[box.CARDS.index(card)] for card in scene.market} == {2}


class TestFriendlyMarket:
    @pytest.mark.rule("RP-var-3")
    def test_two_gold_cost_no_card(self) -> None:
        row = ["weak", "loyal", "honest"]
        scene = Scene(
            Hero(cards=["longbow"]), Hero(), at="market", market=row, initiative=[1, 2], variant={"market": "friendly"}
        )
        scene.takes_gold(0)
        assert scene.g.gold[0] == 5 + 2 + 1  # what answers a discard still answers
        assert scene.market == row
        assert scene.pile == []
        assert scene.asked == "market of seat 1"


class TestShortGame:
    @pytest.mark.rule("RP-var-4", "RP-end-1")
    @pytest.mark.parametrize(("seats", "dice", "rounds"), [(2, 8, 10), (3, 9, 9), (4, 10, 8)])
    def test_two_more_dice_and_no_extra_gold(self, seats: int, dice: int, rounds: int) -> None:
        assert list(to_classes(seats, length="short").g.gold) == [5] * seats
        scene = begin(seats, length="short")
        assert scene.book.starting_dice == dice
        assert Scene(*[Hero(full=True)] * seats, at="cleanup", round=rounds, length="short").asked == "nothing"
        assert (
            Scene(*[Hero(full=True)] * seats, at="cleanup", round=rounds - 1, length="short").asked == "card of nature"
        )


@pytest.mark.rule("RP-var-1", "RP-var-2", "RP-var-3", "RP-var-4", "RP-solo-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_of_them_go_together(seats: int) -> None:
    """Whatever is combined, a game comes to its end with full boards, all dice and all cards accounted for."""
    for i, chosen in enumerate(product(*(choices for choices, _, _ in VARIANTS.values()))):
        if i % 4 != seats % 4:  # a quarter of the combinations for each number of seats
            continue
        g, b = GAME.table(GAME.settled(Setup(seats, dict(zip(VARIANTS, chosen, strict=True)))))
        GAME.start(g, b)
        pick = picker(i)
        while not g.over:
            GAME.answer(g, b, pick(g.options))
        assert [g.filled[s, r] for s in range(seats) for r in range(6)] == [3] * 6 * seats
        assert g.bag_n == 73 - 18 * seats - (seats == 1)
        held = sum(bin(g.held[seat]).count("1") for seat in range(seats))
        assert g.deck_n + g.pile_n + g.trash_n + g.row_n + held == 53 - (seats == 1)
        assert g.row_n <= MARKET_CARDS
