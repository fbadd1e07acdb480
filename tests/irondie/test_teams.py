"""Two against two, up to four against four: even seats are one team, odd seats the other."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Refusal, Setup

from .scene import HAND, A, D, Scene, of

BALLISTIC = {"red ballistic": HAND, "red swarm": 4}


class TestSeats:
    @pytest.mark.rule("ID-team-1")
    @pytest.mark.parametrize(("seats", "teams"), [(n, (0, 1) * (n // 2)) for n in (2, 4, 6, 8)])
    def test_equal_teams(self, seats: int, teams: tuple[int, ...]) -> None:
        setup = GAME.settled(Setup(seats))
        assert GAME.teams(setup) == teams
        armies = [army for key, army in setup.options.items() if key.startswith("army.")]
        assert len(set(armies)) == seats  # everyone has a starter set of his own colour

    @pytest.mark.rule("ID-team-1")
    @pytest.mark.parametrize("seats", [1, 3, 5, 7, 9, 10])
    def test_other_numbers_are_refused(self, seats: int) -> None:
        with pytest.raises(Refusal):
            GAME.settled(Setup(seats))

    @pytest.mark.rule("ID-team-1", "ID-set-1", "ID-set-3")
    def test_every_member_has_a_legal_set_of_his_own(self) -> None:
        with pytest.raises(Refusal):
            GAME.settled(Setup(4, {"army.3": "4 rare red smasher, 2 red barrier, 3 red swarm"}))


class TestBattle:
    @pytest.mark.rule("ID-team-2", "ID-battle-3")
    def test_all_throw_at_the_same_time(self) -> None:
        dice = {"red assault": HAND, "red swarm": HAND}
        scene = Scene(dice, dice, dice, dice, at="start")
        for seat in range(4):
            assert not scene.heard("threw")
            scene.splits(seat, "swarm")
        scene.fall({of(seat, "swarm"): 3 + seat % 2 for seat in range(4)})
        assert scene.asked == "still"

    @pytest.mark.rule("ID-team-5", "ID-bonus-4")
    def test_a_bonus_serves_only_ones_own_dice(self) -> None:
        scene = Scene({"red smasher": HAND}, {}, {"red assault": 3}, {}, at="battle")
        scene.battle({"smasher": 1}, {}, {}, {})
        assert scene.value(of(2, "assault")) == 3
        assert len(scene.heard("no-target")) == 1

    @pytest.mark.rule("ID-team-6", "ID-bonus-7")
    def test_a_team_takes_its_bonuses_first(self) -> None:
        """The odd team has more life points together, though the even team has the richest member."""
        dice = {"red smasher": HAND, "red assault": 2}
        scene = Scene(
            {**dice, "red swarm": 6},
            {**dice, "red swarm": 4},
            {**dice, "red swarm": 1},
            {**dice, "red swarm": 4},
            at="battle",
        )
        scene.battle(*[{"smasher": 1}] * 4)
        assert [e["die"] // 9 for e in scene.heard("bonus")] == [1, 3, 0, 2]


class TestAdvantage:
    @pytest.mark.rule("ID-team-6", "ID-adv-1")
    def test_sums_of_the_team(self) -> None:
        three = {"red ballistic 1": HAND, "red ballistic 2": HAND, "red ballistic 3": HAND}
        two = {"red ballistic 1": HAND, "red ballistic 2": HAND}
        scene = Scene(three, two, {}, two, at="skirmish")
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-team-6", "ID-adv-2")
    def test_one_roll_a_team(self) -> None:
        scene = Scene(BALLISTIC, BALLISTIC, BALLISTIC, BALLISTIC, at="skirmish")
        scene.roll_off(2, 5)
        assert scene.asked == "open of seat 1"


class TestDuel:
    @pytest.mark.rule("ID-team-4", "ID-duel-7")
    def test_two_throws_a_team_by_any_members(self) -> None:
        dice = {"red ballistic 1": HAND, "red ballistic 2": HAND, "red swarm": 6}
        scene = Scene(dice, dice, dice, dice)
        scene.declines(0)
        scene.opens(of(2, "red ballistic 1"), of(3, "swarm"), shows=3)
        scene.answers(of(1, "red ballistic 1"), of(2, "red ballistic 1"), shows=3)
        scene.answers(of(0, "red ballistic 1"), of(1, "red ballistic 1"), shows=3)
        scene.passes(1)
        scene.answers(of(3, "red ballistic 1"), of(0, "red ballistic 1"), shows=3)
        assert len(scene.heard("aimed")) == 4
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-team-4", "ID-duel-8")
    def test_a_throw_is_passed_when_all_members_pass(self) -> None:
        scene = Scene(BALLISTIC, BALLISTIC, BALLISTIC, BALLISTIC)
        scene.opens(A("ballistic"), D("swarm"), shows=6)
        scene.passes(1, 3, 2, 1, 3)
        assert scene.value(D("swarm")) == 2

    @pytest.mark.rule("ID-team-7", "ID-skirm-4")
    def test_the_right_is_lost_when_all_members_decline(self) -> None:
        scene = Scene(BALLISTIC, BALLISTIC, BALLISTIC, BALLISTIC)
        scene.declines(0, 2)
        assert [e["team"] for e in scene.heard("declined")] == [0]
        scene.opens(D("ballistic"), A("swarm"), shows=6)
        scene.passes(0, 2, 3, 0, 2)
        assert scene.asked == "open of seat 3"
        scene.declines(3)
        assert scene.asked == "still"

    @pytest.mark.rule("ID-team-7", "ID-skirm-3")
    def test_one_member_who_does_not_open_has_not_declined_for_the_team(self) -> None:
        scene = Scene(BALLISTIC, BALLISTIC, BALLISTIC, BALLISTIC)
        scene.declines(0)
        scene.opens(of(2, "ballistic"), D("swarm"), shows=6)
        scene.passes(1, 3, 0, 1, 3)
        scene.opens(D("ballistic"), A("swarm"), shows=2)
        scene.passes(0, 3, 0)
        assert scene.asked == "open of seat 0"

    @pytest.mark.rule("ID-team-9", "ID-res-6")
    def test_swarm_hits_all_opponents_and_nobody_else(self) -> None:
        scene = Scene({"red swarm": HAND, "red barrier": 3}, *[{"red barrier": 3}] * 5)
        scene.opens(A("red swarm"), shows=4)
        assert [scene.value(of(seat, "barrier")) for seat in range(6)] == [3, 1, 3, 1, 3, 1]

    @pytest.mark.rule("ID-team-9", "ID-res-6")
    def test_fortress_hits_all_opponents_and_nobody_else(self) -> None:
        scene = Scene(
            {"red assault": 3}, {"red fortress": HAND, "red assault": 3}, {"red assault": 2}, {"red assault": 3}
        )
        scene.opens(D("red fortress"), shows=4)
        assert [scene.value(of(seat, "assault")) for seat in range(4)] == [1, 3, 1, 3]

    @pytest.mark.rule("ID-duel-2", "ID-team-4")
    def test_a_team_mates_dice_are_targets(self) -> None:
        scene = Scene({"red power up": HAND, "red swarm": 2}, {}, {"red fortress": 2}, {})
        scene.opens(A("power up"), of(2, "fortress"), shows=3)
        assert scene.value(of(2, "fortress")) == 5

    @pytest.mark.rule("ID-duel-5")
    def test_regeneration_does_not_reach_a_team_mates_storage(self) -> None:
        scene = Scene(
            {"red regeneration": HAND, "red ballistic": HAND}, {"red swarm": 3}, {"red barrier": "storage"}, {}
        )
        assert scene.aims(A("red regeneration")) == set()


class TestThreeAgainstThree:
    @pytest.mark.rule("ID-team-1", "ID-team-4", "ID-team-7")
    def test_any_of_three_may_throw(self) -> None:
        scene = Scene(*[BALLISTIC] * 6)
        scene.declines(0, 2)
        scene.opens(of(4, "ballistic"), of(5, "swarm"), shows=5)
        scene.passes(1, 3)
        scene.answers(of(5, "ballistic"), of(4, "ballistic"), shows=2)
        scene.passes(0, 2, 1, 3)
        assert scene.value(of(5, "swarm")) == 3  # the shot was lowered to 4, a tie
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-team-8", "ID-dmg-4")
    def test_damage_is_spread_over_three(self) -> None:
        attacks, suffers = {"red assault": 3, "red swarm": 6}, {"red swarm": 3}
        scene = Scene(attacks, suffers, attacks, suffers, {"red swarm": 6}, suffers, at="damage")
        for seat, bounds, points in ((1, (0, 3), 2), (3, (1, 3), 3)):
            assert scene.bounds(of(seat, "swarm")) == bounds
            scene.suffers(of(seat, "swarm"), points)
        assert [scene.value(of(seat, "swarm")) for seat in range(6)] == [6, 1, 6, 0, 6, 2]
        assert scene.zone(of(3, "swarm")) == "abyss"
        assert scene.asked == "take-back of seat 0"


class TestFourAgainstFour:
    @pytest.mark.rule("ID-team-1", "ID-team-4", "ID-team-7", "ID-team-9")
    def test_the_last_seats_take_part(self) -> None:
        scene = Scene(*[BALLISTIC] * 6, {**BALLISTIC, "blue fortress": HAND}, {**BALLISTIC, "blue assault": 6})
        scene.declines(0, 2, 4)
        scene.opens(of(6, "fortress"), shows=6)
        assert scene.asked == "answer of seat 1"
        scene.passes(1, 3, 5)
        scene.answers(of(7, "ballistic"), of(6, "fortress"), shows=2)
        scene.passes(0, 2, 4, 6, 1, 3, 5)
        assert scene.value(of(7, "assault")) == 6  # a 5 after the shot: below the 6
        assert scene.asked == "open of seat 1"

    @pytest.mark.rule("ID-team-1", "ID-team-8", "ID-team-3")
    def test_damage_and_the_end(self) -> None:
        attacks, suffers = {"red assault": 6, "red swarm": 6}, {"red swarm": 6}
        scene = Scene(*[attacks, suffers] * 4, at="damage")
        assert scene.winner == 0
        assert list(scene.g.place) == [1, 2] * 4


class TestDamage:
    @pytest.mark.rule("ID-team-8", "ID-dmg-1", "ID-team-2")
    def test_team_against_team(self) -> None:
        """5 + 4 against 3 + 2: 4 damage, which the members spread over all their life dice."""
        scene = Scene(
            {"red assault": 5},
            {"red barrier": 3, "red swarm": 3},
            {"red assault": 4},
            {"red barrier": 2, "red swarm": 4},
            at="damage",
        )
        assert scene.bounds(of(1, "swarm")) == (0, 3)
        scene.suffers(of(1, "swarm"), 1)
        assert scene.value(of(1, "swarm"), of(3, "swarm")) == (2, 1)

    @pytest.mark.rule("ID-team-3")
    def test_a_member_without_life_plays_on(self) -> None:
        scene = Scene(
            {"red assault": 5, "red swarm": 6},
            {"red swarm": 3, "red ballistic": "storage"},
            {"red swarm": 4},
            {"red swarm": 4},
            at="damage",
        )
        scene.suffers(of(1, "swarm"), 3)
        assert scene.zone(of(1, "swarm")) == "abyss"
        for seat in (0, 2, 3):
            scene.takes_back(seat, None)
        scene.splits(0)
        scene.splits(1)
        scene.opens(D("ballistic"), A("swarm"), shows=2)

    @pytest.mark.rule("ID-team-3", "ID-over-1")
    def test_a_team_without_life_has_lost(self) -> None:
        scene = Scene({"red assault": 6}, {"red swarm": 2}, {"red assault": 6}, {"red swarm": 4}, at="damage")
        assert scene.winner == 0
        assert list(scene.g.place) == [1, 2, 1, 2]

    @pytest.mark.rule("ID-team-3", "ID-battle-5")
    def test_one_life_die_saves_the_team_in_the_first_battle(self) -> None:
        dice = {"red assault": HAND, "red swarm": HAND}
        scene = Scene(dice, dice, dice, dice, at="start")
        scene.battle({"swarm": 3}, {"swarm": 3}, {}, {})
        assert scene.winner is None

    @pytest.mark.rule("ID-team-3", "ID-over-2")
    def test_both_teams_at_once(self) -> None:
        dice = {"red assault": 6, "red swarm": 2}
        scene = Scene(dice, dice, dice, dice, at="damage")
        scene.roll_off(2, 2, 6, 4)
        assert scene.winner == 0
