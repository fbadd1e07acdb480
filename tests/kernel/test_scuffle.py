"""Every card of Scuffle, played as a player would. Any question that the script does not expect fails the test."""

from __future__ import annotations

from dicewright.kernel.game import Setup
from dicewright.kernel.question import NATURE
from sample_games.scuffle import GAME
from sample_games.scuffle.cards import BURN, EVADE, WARD, number
from sample_games.scuffle.state import Step

STRIKE = "strike for 3"


class Scene:
    """A table set for one scene: seat 0 is in its main phase."""

    def __init__(self, seats: int = 2, coins: int = 5, **hands: list[str]) -> None:
        self.g, self.b = GAME.table(GAME.settled(Setup(seats)))
        self.g.step = Step.MAIN
        for seat in range(seats):
            self.g.coins[seat] = coins
            for i, card in enumerate(hands.get(f"hand{seat}", [])):
                self.g.hand[seat, i] = number(card)
                self.g.held[seat] += 1
        self.words = GAME.words("en")

    def tokens(self, seat: int, token: int, n: int = 1) -> Scene:
        self.g.token[seat, token] = n
        return self

    def play(self, *script: int | tuple[int, str]) -> Scene:
        """Answers in order: a face (or a place in the deck, from 1) for nature, (seat, words) for a player."""
        g, b = self.g, self.b
        if g.question == 0:
            GAME.start(g, b)
        for n, line in enumerate(script):
            here = f"line {n}, at {self.asking()}"
            if isinstance(line, int):
                assert g.asked == NATURE, f"{here}: nobody rolls or draws"
                assert 1 <= line <= g.options, here
                GAME.answer(g, b, line - 1)
                continue
            seat, wanted = line
            assert g.asked == seat, here
            assert wanted in self.options(), f"{here}: {self.options()}"
            GAME.answer(g, b, self.options().index(wanted))
        return self

    def options(self) -> list[str]:
        seen = GAME.seen(self.g, self.b, self.g.asked, tuple(range(self.g.layout.seats)))
        return [self.words.say(GAME.option(seen, a).text) for a in range(self.g.options)]

    def asking(self) -> tuple[int, str]:
        return self.g.asked, GAME.questions[self.g.question].name

    @property
    def health(self) -> list[int]:
        return self.g.health.tolist()


ATTACKS = (0, "choose")
"""Seat 0 has nothing left to play, so it attacks, and chooses how."""


def test_spark_burns_or_hurts_a_chosen_opponent() -> None:
    scene = Scene(3, hand0=["spark"]).play((0, "Play Spark"), (0, "Fighter 3"), (0, "inflict 1 Burn"))
    assert scene.g.token[2, BURN] == 1
    scene = Scene(hand0=["spark"]).play((0, "Play Spark"), (0, "deal 1 damage"))
    assert scene.health == [12, 11]
    assert scene.asking() == ATTACKS


def test_purge_heals_by_the_number_removed() -> None:
    scene = Scene(hand0=["purge"]).tokens(0, BURN, 3).play((0, "Play Purge"))
    assert scene.health == [16, 12]
    assert scene.g.token[0, BURN] == 0


def test_wildfire_hurts_each_opponent_who_holds_two_burn_by_what_he_holds() -> None:
    scene = Scene(3, hand0=["wildfire"]).tokens(2, BURN, 2).play((0, "Play Wildfire"))
    assert scene.g.token.tolist() == [[0, 0, 0], [1, 0, 0], [3, 0, 0]]
    assert scene.health == [12, 12, 9]
    assert scene.g.coins[0] == 4


def test_bomb_has_an_outcome_table() -> None:
    assert Scene(3, hand0=["bomb"]).play((0, "Play Bomb"), 2).health == [11, 12, 12]
    assert Scene(3, hand0=["bomb"]).play((0, "Play Bomb"), 3).health == [12, 12, 12]
    assert Scene(3, hand0=["bomb"]).play((0, "Play Bomb"), 4, (0, "Fighter 2")).health == [12, 10, 12]
    assert Scene(3, hand0=["bomb"]).play((0, "Play Bomb"), 6).health == [12, 10, 10]


def test_volley_counts_dice_and_burns_once() -> None:
    scene = Scene(hand0=["volley"]).play((0, "Play Volley"), 5, 6, 1)
    assert scene.health == [12, 10]
    assert scene.g.token[1, BURN] == 1
    scene = Scene(hand0=["volley"]).play((0, "Play Volley"), 1, 1, 2)
    assert scene.health == [12, 12]
    assert scene.g.token[1, BURN] == 1


def test_windfall_opens_a_window_at_its_then() -> None:
    scene = Scene(hand0=["windfall", "cash_in", "parry"], hand1=["cash_in"])
    scene.play((0, "Play Windfall"), 1, (0, "Pass"))
    assert scene.asking() == (1, "react")
    scene.play((1, "Play Cash In"), (0, "Pass"))
    # three cards in hand after the draw: half of them, rounded up
    assert scene.g.coins.tolist() == [7, 7]
    assert scene.asking() == (0, "main")


def test_what_is_done_at_a_then_counts_for_what_follows() -> None:
    scene = Scene(hand0=["windfall", "cash_in"]).play((0, "Play Windfall"), 1, (0, "Play Cash In"))
    assert scene.g.coins[0] == 5 + 2 + 1  # one card left in hand


def test_tribute_offers_only_what_can_be_paid() -> None:
    scene = Scene(hand0=["tribute"], coins=1).play((0, "Play Tribute"))
    assert scene.g.coins[0] == 2
    assert scene.asking() == ATTACKS
    scene = Scene(hand0=["tribute"], coins=2).play((0, "Play Tribute"), (0, "coins: 2, draw 2"), 1, 1)
    assert scene.g.coins[0] == 0
    assert scene.g.held[0] == 2


def test_maelstrom_loops_within_a_loop() -> None:
    scene = Scene(3, hand0=["maelstrom"]).play((0, "Play Maelstrom"), (0, "Fighter 3"), (0, "Fighter 3"))
    assert scene.health == [12, 12, 10]
    assert scene.g.token[1, BURN] == scene.g.token[2, BURN] == 1  # after the choice it acts on each in turn again


def test_charm_heals_instead_of_burning() -> None:
    scene = Scene(hand0=["charm"]).play((0, "Play Charm"))
    assert scene.g.token[0, WARD] == 1
    scene = Scene(hand0=["spark"]).tokens(1, WARD).play((0, "Play Spark"), (0, "inflict 1 Burn"))
    assert scene.g.token.tolist()[1] == [0, 0, 0]
    assert scene.health == [12, 13]


def test_salvo_rolls_as_many_dice_as_were_removed() -> None:
    scene = Scene(hand0=["salvo"]).tokens(0, EVADE, 2).play((0, "Play Salvo"), 6, 4, 1)
    assert scene.health == [12, 12 - 6]  # half of eleven, rounded up
    assert Scene(hand0=["salvo"]).play((0, "Play Salvo"), 1).health == [12, 11]


def test_smoke_and_evade_avoid_an_attack() -> None:
    scene = Scene(hand0=["smoke"]).play((0, "Play Smoke"))
    assert scene.g.token[0, EVADE] == 1
    scene = Scene().tokens(1, EVADE).play((0, STRIKE), (1, "Spend Evade"), 4, 2, 2)
    assert scene.health == [12, 12]
    assert Scene().tokens(1, EVADE).play((0, STRIKE), (1, "Spend Evade"), 3, 2, 2).health == [12, 9]
    assert Scene().tokens(1, EVADE).play((0, STRIKE), (1, "Pass"), 2, 2).g.token[1, EVADE] == 1


def test_attack_is_defended_with_two_dice() -> None:
    scene = Scene().play((0, STRIKE), 5, 1)
    assert scene.health == [11, 10]
    assert scene.asking() == (NATURE, "draw")


def test_a_hard_hit_burns() -> None:
    scene = Scene().play((0, "roll a die, strike for what the die shows"), 6, 2, 5)
    assert scene.health == [12, 7 - 1]  # five damage, and one Burn in the upkeep that follows
    assert scene.g.token[1, BURN] == 1


def test_parry_subtracts_before_or_after_the_defence() -> None:
    assert Scene(hand1=["parry"]).play((0, STRIKE), (1, "Play Parry"), 2, 2).health == [12, 11]
    assert Scene(hand1=["parry"]).play((0, STRIKE), (1, "Pass"), 2, 2, (1, "Play Parry")).health == [12, 11]


def test_protect_halves_the_subtotal_rounded_up() -> None:
    assert Scene(hand1=["protect"]).play((0, STRIKE), (1, "Play Protect"), 2, 2).health == [12, 11]


def test_goad_adds_what_it_rolls() -> None:
    scene = Scene(hand0=["goad"])
    assert scene.play((0, STRIKE), (0, "Play Goad"), 2, 3, 3).health == [12, 12 - 5 - 1]


def test_frenzy_and_protect_count_from_the_same_subtotal() -> None:
    scene = Scene(hand0=["frenzy"], hand1=["protect", "parry"]).play((0, STRIKE), (0, "Play Frenzy"), (1, "Play Parry"))
    scene.play((1, "Play Protect"), 3, 3)
    # 3 - 2 = 1; doubled: + 1; halved: - 1
    assert scene.health == [12, 11]


def test_two_protects_cancel_everything() -> None:
    scene = Scene(hand1=["protect", "protect"]).play((0, STRIKE), (1, "Play Protect"), (1, "Play Protect"), 2, 2)
    assert scene.health == [12, 12]


def test_counter_cancels_a_card() -> None:
    scene = Scene(hand0=["purge"], hand1=["counter"]).play((0, "Play Purge"), (1, "Play Counter"))
    assert scene.health == [12, 12]
    assert scene.asking() == ATTACKS


def test_what_came_last_is_done_first() -> None:
    scene = Scene(3, hand0=["purge", "counter"], hand1=["counter"], hand2=["counter"])
    scene.play((0, "Play Purge"), (1, "Play Counter"))
    # the round starts again with the one who interrupted; he holds nothing more, the next may counter the counter
    scene.play((2, "Play Counter"), (0, "Play Counter"))
    # 0 counters 2's, so 1's stands and Purge is lost
    assert scene.health == [12, 12, 12]
    assert scene.g.sp == 1  # only the attack that follows
    scene = Scene(hand0=["purge", "counter"], hand1=["counter"])
    scene.play((0, "Play Purge"), (1, "Play Counter"), (0, "Play Counter"))
    assert scene.health == [13, 12]


def test_tip_changes_a_die_before_its_outcome() -> None:
    scene = Scene(hand0=["bomb", "tip_it"]).play((0, "Play Bomb"), 3, (0, "Play Tip It"))
    assert scene.health == [12, 10]
    scene = Scene(hand0=["volley"], hand1=["tip_it"])
    scene.play((0, "Play Volley"), 6, 4, 2, (1, "Play Tip It"), (1, "Die 2, showing 4"))
    assert scene.health == [12, 10]


def test_an_interrupt_with_dice_of_its_own_leaves_the_roll_below_alone() -> None:
    scene = Scene(hand0=["goad"], hand1=["parry"])
    scene.play((0, "roll a die, strike for what the die shows"), 4, (0, "Pass"), (1, "Pass"), 5, 3, (0, "Play Goad"), 6)
    scene.play((1, "Play Parry"))
    assert scene.health[1] == 12 - (4 + 6 - 1 - 2) - 1


def test_no_window_opens_for_a_seat_without_a_card_that_fits() -> None:
    scene = Scene(hand0=["purge"], hand1=["parry", "goad"]).play((0, "Play Purge"))
    assert scene.asking() == ATTACKS


def test_card_too_dear_is_refused_with_its_rule() -> None:
    scene = Scene(hand0=["bomb", "charm", "parry"], coins=0).play()
    seen = GAME.seen(scene.g, scene.b, 0, (0, 1))
    refused = GAME.describe(seen).refused
    assert [(scene.words.say(r.text), r.rule) for r in refused] == [
        ("Bomb costs 1", "SC-cost-1"),
        ("Parry is played as an answer to something", "SC-react-1"),
    ]
    assert scene.options() == ["Attack", "Play Charm"]
