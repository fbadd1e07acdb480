"""Tournament play: rounds, the clock, sudden death, the side set."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.games.irondie.rules.side_set import legal_swaps
from dicewright.kernel.game import Refusal, Setup

from .scene import HAND, STORED, A, D, Scene

LOSING, WINNING = {"red swarm": 1}, {"red assault": 6, "red swarm": 6}


def match(*lying: dict[str, int | str], at: str = "damage", side: tuple[str, ...] = (), **options: str) -> Scene:
    return Scene(*lying, at=at, side=side, match="best_of_three", **options)


class TestRounds:
    @pytest.mark.rule("ID-tour-1")
    def test_one_round_won_is_not_the_match(self) -> None:
        scene = match(LOSING, WINNING)
        assert scene.winner is None
        assert list(scene.g.wins) == [0, 1]
        assert (scene.asked, scene.g.turn, scene.g.phase) == ("split of seat 0", 1, 1)
        assert scene.zone(D("assault")) == scene.zone(A("swarm")) == "reserve"

    @pytest.mark.rule("ID-tour-1", "ID-over-3")
    def test_the_first_to_win_two(self) -> None:
        """1:0, then 1:1 (nobody else threw life), then 2:1."""
        scene = match(LOSING, WINNING)
        scene.battle({"swarm": 3}, {})
        assert list(scene.g.wins) == [1, 1]
        scene.battle({}, {"swarm": 3})
        assert scene.winner == 1
        assert [e["team"] for e in scene.heard("round")] == [1, 0, 1]

    @pytest.mark.rule("ID-tour-1", "ID-over-1")
    def test_a_round_lost_in_a_duel_leaves_nothing_of_it(self) -> None:
        scene = match({"red smasher": HAND}, {"red swarm": 2}, at="duel")
        scene.opens(A("smasher"), D("swarm"), shows=5)
        assert list(scene.g.wins) == [1, 0]
        assert (scene.g.stack, scene.zone(A("smasher"))) == (0, "reserve")

    @pytest.mark.rule("ID-tour-1")
    def test_a_single_game_ends_with_its_round(self) -> None:
        assert Scene(LOSING, WINNING, at="damage").winner == 1

    @pytest.mark.rule("ID-tour-1", "ID-zone-4")
    def test_dice_lost_in_a_round_are_back_in_the_next(self) -> None:
        scene = match(LOSING, {**WINNING, "red smasher": "abyss"})
        assert scene.zone(D("smasher")) == "reserve"


class TestSuddenDeath:
    @pytest.mark.rule("ID-tour-2", "ID-tour-3", "ID-tour-5")
    def test_life_dice_drop_at_the_start_of_the_turn(self) -> None:
        mine = {"red swarm": 5, "red fortress": 1, "red assault": HAND, "red regeneration": HAND}
        scene = Scene(mine, {"red swarm": 2}, at="battle", clock="on")
        scene.referee(1)
        assert scene.value(A("swarm"), D("swarm")) == (4, 1)
        assert scene.zone(A("fortress")) == "abyss"
        assert len(scene.heard("sudden")) == 1

    @pytest.mark.rule("ID-tour-5")
    def test_nobody_throws_in_the_skirmish_and_no_life_returns(self) -> None:
        mine = {"red swarm": 5, "red ballistic": HAND, "red assault": 2}
        scene = Scene(mine, {"red swarm": 4}, at="battle", clock="on")
        scene.referee(1)
        scene.battle({}, {})
        assert scene.asked == "still"
        scene.damage()
        assert scene.value(D("swarm")) == 1
        scene.referee(0)
        assert scene.winner == 0  # the next turn takes the last point
        assert not scene.heard("took-back")

    @pytest.mark.rule("ID-tour-5", "ID-over-2", "ID-over-4")
    def test_both_may_fall_at_once(self) -> None:
        scene = Scene({"red swarm": 1}, {"red swarm": 1}, at="battle", clock="on")
        scene.referee(1)
        scene.roll_off(1, 2)
        assert scene.winner == 1

    @pytest.mark.rule("ID-tour-5")
    def test_life_dice_may_still_be_thrown_from_the_hand(self) -> None:
        scene = Scene({"red swarm": 3, "red fortress": HAND}, {"red swarm": 4}, at="battle", clock="on")
        scene.referee(1)
        scene.battle({"fortress": 4}, {})
        assert scene.value(A("swarm"), A("fortress")) == (2, 4)

    @pytest.mark.rule("ID-tour-3", "ID-tour-4")
    def test_it_begins_with_the_turn_after(self) -> None:
        """The time runs out before a duel: no new duel, then damage and take-back as usual; next turn sudden death."""
        scene = Scene({"red ballistic": HAND, "red swarm": 5}, {"red swarm": 4}, clock="on")
        scene.referee(1)
        assert scene.asked == "still"
        scene.damage()
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        scene.referee(0)
        assert scene.value(A("swarm"), D("swarm")) == (4, 3)

    @pytest.mark.rule("ID-tour-2")
    def test_no_referee_without_a_clock(self) -> None:
        scene = Scene({"red ballistic": HAND, "red swarm": 5}, {"red swarm": 4}, at="battle")
        assert scene.asked == "split of seat 0"

    @pytest.mark.rule("ID-tour-2")
    def test_the_referee_lets_play_go_on(self) -> None:
        scene = Scene({"red ballistic": HAND, "red swarm": 5}, {"red swarm": 4}, at="battle", clock="on")
        scene.referee(0)
        scene.battle({}, {})
        scene.referee(0)
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-tour-2", "ID-tour-3")
    def test_that_the_rounds_time_is_over_is_said_once(self) -> None:
        """A referee with a clock says so whenever he is asked."""
        scene = Scene({"red ballistic": HAND, "red swarm": 5}, {"red swarm": 4}, clock="on")
        scene.referee(1)
        scene.damage()
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        scene.referee(1)
        assert scene.value(A("swarm"), D("swarm")) == (4, 3)
        assert (len(scene.heard("time")), len(scene.heard("sudden"))) == (1, 1)

    @pytest.mark.rule("ID-tour-3")
    def test_the_next_round_begins_afresh(self) -> None:
        scene = match({"red swarm": 1}, {"red swarm": 3, "red barrier": HAND}, at="battle", clock="on")
        scene.referee(1)
        assert list(scene.g.wins) == [0, 1]
        scene.referee(0)
        scene.battle({"swarm": 6}, {"swarm": 6, "barrier": 4})
        scene.referee(0)
        assert scene.asked.startswith("open")
        assert len(scene.heard("sudden")) == 1

    @pytest.mark.rule("ID-dig-2")
    def test_the_turn_limit(self) -> None:
        """Turn 1 is as usual, turn 2 is beyond the limit."""
        scene = Scene({"red swarm": 5}, {"red swarm": 4}, at="end", turn_limit="1")
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        assert scene.heard("sudden")
        assert [(e["from"], e["to"]) for e in scene.heard("changed")][:2] == [(5, 4), (4, 3)]

    @pytest.mark.rule("ID-dig-2")
    def test_not_before_the_turn_limit(self) -> None:
        scene = Scene({"red swarm": 5, "red assault": HAND}, {"red swarm": 4}, at="end", turn_limit="2")
        scene.takes_back(0, None)
        scene.takes_back(1, None)
        assert scene.asked == "split of seat 0"
        assert not scene.heard("sudden")

    @pytest.mark.rule("ID-dig-2")
    @pytest.mark.parametrize("limit", ["0", "-3", "many", "99999"])
    def test_an_absurd_turn_limit_is_refused(self, limit: str) -> None:
        with pytest.raises(Refusal) as refused:
            GAME.settled(Setup(2, {"turn_limit": limit}))
        assert refused.value.rule == "ID-dig-2"


class TestMatchTime:
    def scene(self, mine: int, theirs: int, wins: tuple[int, int]) -> Scene:
        scene = match({"red ballistic": HAND, "red swarm": mine}, {"red swarm": theirs}, at="duel", clock="on")
        scene.g.wins[0], scene.g.wins[1] = wins
        scene.referee(2)
        return scene

    @pytest.mark.rule("ID-tour-6", "ID-tour-2")
    @pytest.mark.parametrize(
        ("mine", "theirs", "wins", "winner"),
        [(1, 6, (1, 0), 0), (6, 1, (0, 1), 1), (4, 5, (1, 1), 1), (5, 4, (0, 0), 0)],
    )
    def test_rounds_then_life(self, mine: int, theirs: int, wins: tuple[int, int], winner: int) -> None:
        assert self.scene(mine, theirs, wins).winner == winner

    @pytest.mark.rule("ID-tour-6")
    def test_then_a_die(self) -> None:
        scene = self.scene(4, 4, (1, 1))
        scene.roll_off(5, 5, 2, 3)
        assert scene.winner == 1
        assert list(scene.g.wins) == [1, 1]

    @pytest.mark.rule("ID-tour-6")
    def test_between_turns_and_between_rounds(self) -> None:
        scene = Scene({"red swarm": 3}, {"red swarm": 5}, at="battle", clock="on")
        scene.referee(2)
        assert scene.winner == 1
        scene = match(LOSING, WINNING, clock="on")
        scene.referee(2)
        assert scene.winner == 1


SIDE = "red ballistic, blue barrier, rare white fortress"


class TestSideSet:
    def between(self, side: tuple[str, ...] = (SIDE, SIDE), **mine: int | str) -> Scene:
        """A round is over, and the side sets may be used."""
        return match({**LOSING, **mine}, WINNING, side=side)

    @pytest.mark.rule("ID-tour-7", "ID-tour-9", "ID-tour-10")
    def test_one_for_one(self) -> None:
        scene = self.between(**{"red nullifier": STORED})
        i = scene.number(A("nullifier"))
        scene.swaps(0, out=["nullifier"], taken=[1])
        scene.swaps(1)
        assert (scene.g.type[0, i], scene.g.colour[0, i]) == (4, 1)
        assert (scene.g.side_type[0, 1], scene.g.side_colour[0, 1]) == (3, 0)
        assert [e["dice"] for e in scene.heard("swapped")] == [1]

    @pytest.mark.rule("ID-tour-9")
    def test_all_three_or_none(self) -> None:
        scene = self.between()
        before = sorted(scene.g.type[0, i] for i in range(9))
        scene.swaps(
            0, out=["filler white assault 0", "filler white barrier 0", "filler white swarm 0"], taken=[0, 1, 2]
        )
        scene.swaps(1)
        assert [scene.g.side_type[0, k] for k in range(3)] == [1, 4, 6]
        assert sorted(scene.g.type[0, i] for i in range(9)) != before
        assert sum(scene.g.rare[0, i] for i in range(9)) == 1

    @pytest.mark.rule("ID-tour-9")
    def test_secret_until_both_have_decided(self) -> None:
        seen = []
        for taken in ([], [1]):
            scene = self.between()
            scene.swaps(0, out=["filler white barrier 0"] * len(taken), taken=taken)
            seen.append(bytes(GAME.view(scene.g, 1, (0, 1)).buffer))
            assert not scene.heard("swapped")
        assert seen[0] == seen[1]
        scene.swaps(1)
        assert [e["seat"] for e in scene.heard("swapped")] == [0]

    @pytest.mark.rule("ID-tour-8", "ID-set-3", "ID-tour-7")
    def test_at_most_three_rare_dice(self) -> None:
        """Three rare dice in the set and one in the side set: the rare one comes only for a rare one."""
        rare = {"rare red smasher": STORED, "rare red barrier": STORED, "rare red nullifier": STORED}
        scene = self.between(**rare)
        with pytest.raises(AssertionError, match="not offered"):
            scene.swaps(0, out=["filler white swarm 0"], taken=[2])
        scene.swaps(0, out=["rare red smasher"], taken=[2])

    @pytest.mark.rule("ID-tour-8", "ID-set-2")
    def test_each_class_must_stay(self) -> None:
        side = "red swarm, red fortress, red regeneration"
        army = {
            "red assault": STORED,
            **{f"blue barrier {n}": STORED for n in range(6)},
            "blue swarm": 1,
            "red swarm": 1,
        }
        scene = match(army, {"red assault": 6, "red swarm": 6}, side=(side, side))
        with pytest.raises(AssertionError, match="not offered"):
            scene.swaps(0, out=["assault"], taken=[0])
        scene.swaps(0, out=["blue barrier 0"], taken=[0])

    @pytest.mark.rule("ID-tour-8")
    def test_the_number_of_legal_sets(self) -> None:
        """Nothing forbids any of the 220 ways to choose nine of these twelve dice."""
        side = "red ballistic, blue barrier, white fortress"
        scene = self.between(side=(side, side))
        assert scene.g.options == legal_swaps(scene.g, scene.book, 0) == 220

    @pytest.mark.rule("ID-tour-7")
    @pytest.mark.parametrize("side", ["red ballistic", "4 red ballistic"])
    def test_exactly_three_dice(self, side: str) -> None:
        with pytest.raises(Refusal) as refused:
            GAME.settled(Setup(2, {"side.0": side}))
        assert refused.value.rule == "ID-tour-7"

    @pytest.mark.rule("ID-tour-7", "ID-tour-9")
    def test_who_has_none_is_not_asked(self) -> None:
        scene = match(LOSING, WINNING, side=("none", SIDE))
        assert scene.asked == "swap of seat 1"

    @pytest.mark.rule("ID-tour-10", "ID-tour-9")
    def test_what_left_may_come_back(self) -> None:
        scene = self.between()
        i = scene.number(A("filler white barrier 0"))
        scene.swaps(0, out=["filler white barrier 0"], taken=[1])
        scene.swaps(1)
        scene.battle({"swarm": 3}, {})
        scene.swaps(0, out=["filler white barrier 0"], taken=[1])
        scene.swaps(1)
        assert (scene.g.type[0, i], scene.g.colour[0, i]) == (4, 7)
