"""The skirmish: advantage, the right to attack, and the course of a duel."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Setup
from dicewright.match import Match, Seeded

from .scene import HAND, STORED, A, D, Scene

TWO = {"red assault 1": HAND, "red assault 2": HAND, "red ballistic": 3}


class TestAdvantage:
    @pytest.mark.rule("ID-skirm-1")
    def test_no_reserve_no_skirmish(self) -> None:
        scene = Scene({"red assault": 3}, {"red assault": 3}, at="skirmish")
        assert scene.asked == "still"
        assert not scene.heard("advantage")

    @pytest.mark.rule("ID-skirm-2", "ID-adv-1")
    @pytest.mark.parametrize(("mine", "theirs", "opens"), [(2, 1, 0), (1, 2, 1)])
    def test_more_dice_in_reserve(self, mine: int, theirs: int, opens: int) -> None:
        scene = Scene(
            {**{f"red assault {n}": HAND for n in range(mine)}, "red ballistic": 2, "red swarm": 1},
            {**{f"red assault {n}": HAND for n in range(theirs)}, "red ballistic": 2, "red swarm": 1},
            at="skirmish",
        )
        assert scene.asked == f"open of seat {opens}"

    @pytest.mark.rule("ID-adv-1", "ID-zone-2")
    def test_only_the_life_sector_counts_as_life(self) -> None:
        """Neither attack and defense nor life dice elsewhere."""
        scene = Scene(
            {"red smasher": HAND, "red swarm": 2, "red assault": 6, "red fortress": STORED},
            {"red smasher": HAND, "red swarm": 3},
            at="skirmish",
        )
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-adv-4")
    def test_settled_anew_for_the_skirmish(self) -> None:
        """A tie before the bonuses is rolled off; a bonus then makes the difference, and nobody rolls again."""
        mine = {"red smasher": HAND, "red assault": HAND, "red ballistic": 3, "red swarm": 4}
        theirs = {"yellow smasher": HAND, "red assault": HAND, "red ballistic": 3, "yellow swarm": 4}
        scene = Scene(mine, theirs, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 1})
        scene.roll_off(6, 1)
        assert [e["team"] for e in scene.heard("advantage")] == [0, 1]
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-adv-4", "ID-adv-2")
    def test_rolled_anew_if_still_tied(self) -> None:
        mine = {"red smasher": HAND, "red assault": HAND, "red ballistic": 3, "red swarm": 4}
        scene = Scene(mine, mine, at="battle")
        scene.battle({"smasher": 1}, {"smasher": 1})
        scene.roll_off(6, 1)
        scene.roll_off(2, 2, 3, 4)
        assert scene.asked == "open of seat 1"


class TestRightToAttack:
    def opened(self, scene: Scene, seat: int) -> None:
        """The seat opens with its first Assault against its own Ballistic; nobody answers."""
        side = (A, D)[seat]
        hand = [name for name in TWO if scene.zone(side(name)) == "reserve"]
        scene.opens(side(hand[0]), side("ballistic"), shows=2)
        while scene.asked.startswith("answer"):
            scene.reply(0)
        scene.adds(seat)

    @pytest.mark.rule("ID-skirm-3")
    def test_the_defender_has_the_first_refusal(self) -> None:
        scene = Scene(TWO, TWO)
        self.opened(scene, 0)
        assert scene.asked == "open of seat 1"
        self.opened(scene, 1)
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-skirm-4")
    def test_declining_costs_the_right_for_the_phase(self) -> None:
        scene = Scene(TWO, TWO)
        scene.declines(0)
        self.opened(scene, 1)
        self.opened(scene, 1)
        assert scene.asked == "still"
        assert scene.zone(A("red assault 1")) == "reserve"

    @pytest.mark.rule("ID-skirm-4")
    def test_who_has_declined_may_still_defend(self) -> None:
        scene = Scene(TWO, TWO)
        scene.declines(0)
        scene.opens(D("red assault 1"), D("ballistic"), shows=2)
        scene.answers(A("red assault 1"), D("red assault 1"), shows=4)
        assert scene.asked == "answer of seat 1"

    @pytest.mark.rule("ID-skirm-4", "ID-skirm-7")
    def test_all_have_declined(self) -> None:
        scene = Scene(TWO, TWO)
        scene.declines(0, 1)
        assert scene.asked == "still"
        assert [e["team"] for e in scene.heard("declined")] == [0, 1]

    @pytest.mark.rule("ID-skirm-4")
    def test_the_right_is_back_in_the_next_turn(self) -> None:
        scene = Scene(TWO, {"red smasher": 3})
        scene.declines(0)
        scene.damage()
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        scene.battle({"ballistic": 3}, {})
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-skirm-5")
    def test_unable_is_not_declining(self) -> None:
        """Seat 0 holds a Regeneration and nothing to fetch, until a Nullifier of seat 1 fills its storage."""
        scene = Scene(
            {"red regeneration": HAND, "red assault": 2}, {"red nullifier": HAND, "red smasher": HAND, "red barrier": 3}
        )
        assert scene.asked == "open of seat 1"
        scene.opens(D("nullifier"), A("assault"), shows=6)
        scene.passes(1)
        assert scene.asked == "open of seat 0"
        assert not scene.heard("declined")

    @pytest.mark.rule("ID-skirm-5", "ID-skirm-6")
    def test_the_other_goes_on_without_an_opponent(self) -> None:
        scene = Scene(TWO, {"red smasher": 3})
        self.opened(scene, 0)
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-skirm-6")
    def test_a_duel_goes_on_although_nobody_can_answer(self) -> None:
        scene = Scene(TWO, {"red smasher": 3})
        scene.opens(A("red assault 1"), D("smasher"), shows=2)
        scene.answers(A("red assault 2"), A("red assault 1"), shows=5)
        scene.adds(0)
        assert scene.value(A("red assault 1")) == 6

    @pytest.mark.rule("ID-skirm-7")
    def test_reserves_are_used_up(self) -> None:
        scene = Scene({"red ballistic": HAND}, {"red smasher": 3})
        scene.opens(A("ballistic"), D("smasher"), shows=2)
        assert scene.asked == "still"

    @pytest.mark.rule("ID-skirm-7", "ID-duel-4")
    def test_nobody_can_open(self) -> None:
        """A Barrier and no defense die in play; a Fortress and no opposing attack die."""
        scene = Scene({"red barrier": HAND}, {"red fortress": HAND})
        assert scene.asked == "still"

    @pytest.mark.rule("ID-skirm-5", "ID-skirm-7")
    def test_one_declines_and_the_other_cannot(self) -> None:
        """A Barrier and no defense die in play: unable, not declined."""
        scene = Scene({"red ballistic": HAND}, {"red barrier": HAND})
        scene.declines(0)
        assert scene.asked == "still"
        assert [e["team"] for e in scene.heard("declined")] == [0]

    @pytest.mark.rule("ID-duel-4")
    def test_nobody_has_to_throw(self) -> None:
        scene = Scene(TWO, TWO)
        scene.opens(A("red assault 1"), D("ballistic"), shows=2)
        scene.passes(1, 0, 1)
        scene.subtracts(0)
        scene.declines(1, 0)
        assert [scene.zone(side(die)) for side in (A, D) for die in ("red assault 2",)] == ["reserve", "reserve"]


class TestCourseOfADuel:
    def scene(self) -> Scene:
        hand = {f"red ballistic {n}": HAND for n in range(3)}
        return Scene(hand, {**hand, "red barrier": 6})

    @pytest.mark.rule("ID-duel-1")
    def test_die_and_target_before_the_throw(self) -> None:
        scene = self.scene()
        scene.opens(A("red ballistic 0"), D("barrier"))
        assert [name for name, _ in scene.events] == ["aimed"]
        assert scene.asked == "throw of nature"
        assert scene.zone(A("red ballistic 0")) == "skirmish"
        scene.fall({A("red ballistic 0"): 4})
        scene.answers(D("red ballistic 0"), A("red ballistic 0"))
        assert scene.asked == "throw of nature"

    @pytest.mark.rule("ID-duel-7", "ID-duel-9")
    def test_four_throws_in_turn_and_no_more(self) -> None:
        scene = self.scene()
        scene.opens(A("red ballistic 0"), D("barrier"), shows=4)
        scene.answers(D("red ballistic 0"), A("red ballistic 0"), shows=4)
        scene.answers(A("red ballistic 1"), D("red ballistic 0"), shows=4)
        scene.answers(D("red ballistic 1"), A("red ballistic 1"), shows=4)
        assert [e["throw"] for e in scene.heard("aimed")] == [0, 1, 2, 3]
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-duel-8")
    def test_the_defender_passes_the_first_throw_and_makes_the_second(self) -> None:
        scene = self.scene()
        scene.opens(A("red ballistic 0"), D("barrier"), shows=4)
        scene.passes(1)
        scene.answers(A("red ballistic 1"), A("red ballistic 0"), shows=4)
        scene.answers(D("red ballistic 0"), A("red ballistic 1"), shows=4)
        assert scene.asked == "open of seat 1"
        assert [e["throw"] for e in scene.heard("aimed")] == [0, 2, 3]

    @pytest.mark.rule("ID-duel-9")
    def test_the_attacker_passes_and_the_defender_throws_twice(self) -> None:
        scene = self.scene()
        scene.opens(A("red ballistic 0"), D("barrier"), shows=4)
        scene.answers(D("red ballistic 0"), A("red ballistic 0"), shows=4)
        scene.passes(0)
        scene.answers(D("red ballistic 1"), A("red ballistic 0"), shows=4)
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-duel-8", "ID-duel-9")
    def test_everybody_passes(self) -> None:
        scene = self.scene()
        scene.opens(A("red ballistic 0"), D("barrier"), shows=4)
        scene.passes(1, 0, 1)
        assert scene.value(D("barrier")) == 5
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-duel-4")
    def test_who_has_no_target_is_not_asked(self) -> None:
        """A Barrier finds no defense die in the skirmish zone."""
        scene = Scene({"red ballistic": HAND}, {"red barrier 1": HAND, "red barrier 2": 4})
        scene.opens(A("ballistic"), D("red barrier 2"), shows=5)
        assert scene.asked == "open of seat 1"


class TestOutcome:
    @pytest.mark.rule("ID-res-1", "ID-die-3")
    def test_last_in_first_out(self) -> None:
        """D2 lowers A2, so A2 loses against D1, which then beats A1, which then loses against the Barrier."""
        scene = Scene(
            {"red ballistic 1": HAND, "red ballistic 2": HAND},
            {"blue ballistic 1": HAND, "blue ballistic 2": HAND, "red barrier": 3},
        )
        scene.opens(A("red ballistic 1"), D("barrier"), shows=4)
        scene.answers(D("blue ballistic 1"), A("red ballistic 1"), shows=5)
        scene.answers(A("red ballistic 2"), D("blue ballistic 1"), shows=6)
        scene.answers(D("blue ballistic 2"), A("red ballistic 2"), shows=4)
        assert [(e["from"], e["to"]) for e in scene.heard("changed")] == [(6, 5), (5, 4), (4, 3), (3, 2)]
        assert [e["die"] for e in scene.heard("lost")] == [
            scene.number(die)
            for die in (D("blue ballistic 2"), A("red ballistic 2"), D("blue ballistic 1"), A("red ballistic 1"))
        ]

    @pytest.mark.rule("ID-res-2")
    def test_the_target_is_gone(self) -> None:
        """A2 takes A1 away, so the Smasher aimed at A1 finds nothing. It would have lost, but it is not lost."""
        scene = Scene(
            {"red ballistic": HAND, "red nullifier": HAND},
            {"blue smasher": HAND, "red barrier": 3},
        )
        scene.opens(A("ballistic"), D("barrier"), shows=4)
        scene.answers(D("blue smasher"), A("ballistic"), shows=2)
        scene.answers(A("nullifier"), A("ballistic"), shows=5)
        assert scene.zone(A("ballistic")) == "storage"
        assert scene.zone(D("blue smasher")) == "storage"
        assert scene.value(D("barrier")) == 3
        assert [e["why"] for e in scene.heard("fizzled")] == [1, 0]
        assert not scene.heard("lost")

    @pytest.mark.rule("ID-res-8", "ID-type-1")
    def test_a_failing_smasher_is_rescued_by_its_own_side(self) -> None:
        scene = Scene({"black smasher": HAND, "blue nullifier": HAND}, {"red swarm": 6})
        scene.opens(A("smasher"), D("swarm"), shows=2)
        scene.answers(A("nullifier"), A("smasher"), shows=3)
        assert scene.zone(A("smasher")) == "storage"

    @pytest.mark.rule("ID-res-8")
    def test_a_smashed_attacker_does_nothing(self) -> None:
        scene = Scene({"black smasher": HAND}, {"red swarm": 1, "red fortress": 4, "black smasher": HAND})
        scene.opens(A("smasher"), D("swarm"), shows=5)
        scene.answers(D("smasher"), A("smasher"), shows=6)
        assert scene.zone(A("smasher")) == "abyss"
        assert scene.zone(D("swarm")) == "battle"

    @pytest.mark.rule("ID-res-6", "ID-res-8")
    def test_a_fortress_taken_away_does_nothing(self) -> None:
        scene = Scene({"red fortress": HAND}, {"red assault": 3, "blue nullifier": HAND})
        scene.opens(A("fortress"), shows=5)
        scene.answers(D("nullifier"), A("fortress"), shows=6)
        assert scene.value(D("assault")) == 3
        assert scene.zone(A("fortress")) == "storage"

    @pytest.mark.rule("ID-res-6", "ID-die-3")
    def test_a_fortress_strikes_with_what_it_shows_then(self) -> None:
        scene = Scene({"red fortress": HAND}, {"red assault 1": 3, "red assault 2": 4, "blue ballistic": HAND})
        scene.opens(A("fortress"), shows=5)
        scene.answers(D("ballistic"), A("fortress"), shows=6)
        assert scene.value(D("red assault 1"), D("red assault 2")) == (1, 4)

    @pytest.mark.rule("ID-res-7", "ID-zone-3")
    def test_the_dice_go_to_storage(self) -> None:
        scene = Scene({"red ballistic": HAND}, {"red barrier": 6, "red nullifier": HAND})
        scene.opens(A("ballistic"), D("barrier"), shows=4)
        scene.answers(D("nullifier"), A("ballistic"), shows=2)
        assert [scene.zone(A("ballistic")), scene.zone(D("nullifier"))] == ["storage", "storage"]
        assert scene.value(A("ballistic"), D("nullifier")) == (0, 0)

    @pytest.mark.rule("ID-duel-4", "ID-res-7")
    def test_a_die_is_thrown_once_a_turn(self) -> None:
        scene = Scene({"red ballistic": HAND, "blue ballistic": HAND}, {"red barrier": 6})
        scene.opens(A("red ballistic"), D("barrier"), shows=4)
        scene.passes(0)
        assert scene.aims(A("red ballistic")) == set()
        assert scene.aims(A("blue ballistic")) == scene.numbers(D("barrier"), D("keeper"), A("keeper"))

    @pytest.mark.rule("ID-die-2")
    def test_shots_stop_at_one_except_in_the_life_sector(self) -> None:
        for target, left, zone in (
            ("red barrier", 1, "battle"),
            ("red assault", 1, "battle"),
            ("red swarm", 0, "abyss"),
        ):
            scene = Scene({"red ballistic": HAND}, {target: 2, "red fortress": 5})
            scene.opens(A("ballistic"), D(target), shows=4)
            assert (scene.value(D(target)), scene.zone(D(target))) == (left, zone)

    @pytest.mark.rule("ID-duel-2", "ID-res-3")
    def test_an_own_life_die_can_be_shot(self) -> None:
        scene = Scene({"red ballistic": HAND, "red swarm": 4}, {})
        scene.opens(A("ballistic"), A("swarm"), shows=5)
        assert scene.value(A("swarm")) == 2


def test_a_throw_is_seen_as_it_fell_until_something_comes_of_it() -> None:
    """Whoever looks on sees it at the head of the duel, with what it aims at, before it is carried out."""
    waiting = []
    for seed in range(6):
        random, match = Random(seed), Match(GAME, Setup(2), nature=Seeded(seed))
        while not match.over:
            match.answer(random.randrange(match.record.options))
        for (told, view), (next_told, _) in pairwise(match.happenings(0, 0, len(match.history) + 1)):
            if told[-1].kind == "dueled" and next_told[0].kind in ("won", "lost"):
                waiting.append(match.record.layout.table(bytearray(view)).stack)
    assert waiting
    assert min(waiting) > 0
