"""Damage, its spreading, the end of the turn, and the ways a game ends there."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Setup

from .scene import HAND, LOST, STORED, A, D, Scene

WEIGHTS = GAME.weights_of(Setup(2))


class TestDamage:
    @pytest.mark.rule("ID-dmg-1", "ID-zone-2")
    @pytest.mark.parametrize(("attack", "defense", "damage"), [(6, 2, 4), (3, 3, 0), (2, 5, 0)])
    def test_attack_minus_defense(self, attack: int, defense: int, damage: int) -> None:
        """Dice in hand, storage and abyss do not count."""
        away = {"blue assault": HAND, "blue smasher": STORED, "blue ballistic": LOST, "blue barrier": STORED}
        scene = Scene(
            {"red assault": attack, **away, "red swarm": 6},
            {"red barrier": defense, **away, "red swarm": 6},
            at="damage",
        )
        told = {"seat": 1, "by": 0, "attack": attack, "defense": defense, "damage": damage}
        assert scene.heard("damage")[1] == told
        assert scene.value(D("swarm")) == 6 - damage

    @pytest.mark.rule("ID-dmg-2")
    def test_both_take_it_at_the_same_time(self) -> None:
        scene = Scene({"red assault": 4, "red swarm": 5}, {"red assault": 3, "red swarm": 6}, at="damage")
        assert scene.value(A("swarm"), D("swarm")) == (2, 2)

    @pytest.mark.rule("ID-dmg-3", "ID-dmg-4")
    def test_bounds_die_by_die(self) -> None:
        """7 damage on dice showing 2, 5 and 4: what comes later must be able to hold the rest."""
        scene = Scene(
            {"red swarm 1": 2, "red swarm 2": 5, "red swarm 3": 4}, {"red assault": 5, "red smasher": 2}, at="damage"
        )
        assert scene.bounds(A("red swarm 1")) == (0, 2)
        scene.suffers(A("red swarm 1"), 0)
        assert scene.bounds(A("red swarm 2")) == (3, 5)
        scene.suffers(A("red swarm 2"), 4)
        assert scene.value(*(A(f"red swarm {n}") for n in (1, 2, 3))) == (2, 1, 1)

    @pytest.mark.rule("ID-dmg-4", "ID-dmg-6")
    def test_more_damage_than_life(self) -> None:
        scene = Scene({"red swarm": 2, "red fortress": 1}, {"red assault": 6}, at="damage")
        assert scene.winner == 1
        assert scene.zone(A("swarm")) == scene.zone(A("fortress")) == "abyss"

    @pytest.mark.rule("ID-dmg-3")
    def test_a_die_that_must_take_all_is_not_asked_about(self) -> None:
        scene = Scene({"red swarm": 5}, {"red assault": 3}, at="damage")
        assert scene.value(A("swarm")) == 2

    @pytest.mark.rule("ID-dmg-5")
    def test_the_spreading_is_secret_until_all_have_decided(self) -> None:
        seen = []
        for points in (0, 1, 2):
            mine = {"red assault": 2, "red swarm": 3, "red fortress": 3}
            scene = Scene(mine, mine, at="damage")
            scene.suffers(A("swarm"), points)
            assert scene.asked == "spread of seat 1"
            seen.append(bytes(GAME.view(scene.g, 1, (0, 1)).buffer))
            assert scene.value(A("swarm")) == 3
        assert len(set(seen)) == 1
        scene.suffers(D("swarm"), 1)
        assert scene.value(A("swarm"), A("fortress"), D("swarm"), D("fortress")) == (1, 3, 2, 2)

    @pytest.mark.rule("ID-dmg-7", "ID-zone-3")
    def test_attack_and_defense_leave_and_life_stays(self) -> None:
        scene = Scene({"red assault": 2, "red barrier": 5, "red swarm": 4}, {}, at="damage")
        assert [scene.zone(A(die)) for die in ("assault", "barrier", "swarm")] == ["storage", "storage", "battle"]
        assert scene.value(A("swarm")) == 4


class TestEndOfTurn:
    @pytest.mark.rule("ID-end-1", "ID-end-3", "ID-zone-3", "ID-zone-4")
    def test_one_life_die_back_and_all_of_storage(self) -> None:
        mine = {"red swarm": 2, "red fortress": 5, "red assault": STORED, "red barrier": STORED, "red smasher": LOST}
        scene = Scene(mine, {}, at="end")
        scene.takes_back(0, "swarm")
        scene.takes_back(1, None)
        zones = {die: scene.zone(A(die)) for die in ("swarm", "fortress", "assault", "barrier", "smasher")}
        assert zones == {
            "swarm": "reserve", "fortress": "battle", "assault": "reserve", "barrier": "reserve", "smasher": "abyss",
        }  # fmt: skip
        assert scene.value(A("swarm"), A("fortress")) == (0, 5)

    @pytest.mark.rule("ID-end-1")
    def test_only_from_the_life_sector(self) -> None:
        scene = Scene({"red swarm": 2, "red fortress": STORED, "red regeneration": LOST}, {}, at="end")
        assert scene.g.options == 2

    @pytest.mark.rule("ID-end-2")
    def test_secretly(self) -> None:
        seen = []
        for die in (None, "swarm", "fortress"):
            scene = Scene({"red swarm": 2, "red fortress": 5}, {"red swarm": 2}, at="end")
            scene.takes_back(0, die)
            seen.append(bytes(GAME.view(scene.g, 1, (0, 1)).buffer))
        assert len(set(seen)) == 1
        scene.takes_back(1, None)
        assert scene.zone(A("fortress")) == "reserve"

    @pytest.mark.rule("ID-end-4", "ID-over-1")
    def test_the_last_life_die_may_be_taken_and_loses(self) -> None:
        scene = Scene({"red swarm": 2}, {"red swarm": 2, "red fortress": 5}, at="end")
        scene.takes_back(0, "swarm")
        scene.takes_back(1, None)
        assert scene.winner == 1

    @pytest.mark.rule("ID-end-4", "ID-over-2", "ID-over-4")
    def test_both_take_their_last(self) -> None:
        scene = Scene({"red swarm": 2}, {"red swarm": 2}, at="end")
        scene.takes_back(0, "swarm")
        scene.takes_back(1, "swarm")
        scene.roll_off(4, 3)
        assert scene.winner == 0


class TestEndOfTheGame:
    @pytest.mark.rule("ID-over-2", "ID-over-4", "ID-dmg-2")
    def test_both_fall_to_the_damage(self) -> None:
        dice = {"red assault": 4, "red swarm": 3}
        scene = Scene(dice, dice, at="damage")
        scene.roll_off(3, 3, 1, 1, 2, 6)
        assert scene.winner == 1
        assert [e["face"] for e in scene.heard("roll-off")] == [3, 3, 1, 1, 2, 6]

    @pytest.mark.rule("ID-over-1", "ID-over-4")
    def test_the_rest_of_a_duel_is_not_carried_out(self) -> None:
        """Black's price takes D's last life die in the middle of a duel: A wins although his A1 waits unresolved."""
        scene = Scene({"red smasher": HAND, "red swarm": 1}, {"red swarm": 1, "black nullifier": HAND})
        scene.opens(A("smasher"), A("swarm"), shows=6)
        scene.answers(D("nullifier"), A("smasher"), shows=1)
        assert scene.winner == 0
        assert scene.zone(A("swarm")) == "battle"

    @pytest.mark.rule("ID-over-4", "ID-over-1")
    def test_one_may_lose_by_ones_own_throw(self) -> None:
        scene = Scene({"red ballistic": HAND, "red swarm": 1}, {"red swarm": 1})
        scene.opens(A("ballistic"), A("swarm"), shows=6)
        assert scene.winner == 1

    @pytest.mark.rule("ID-over-1")
    def test_a_life_die_in_the_skirmish_zone_or_storage_is_no_life(self) -> None:
        mine = {"red swarm": HAND, "red fortress": STORED, "red regeneration": 1, "red ballistic": 3}
        scene = Scene(mine, {"red barrier": 3, "red smasher": HAND})
        scene.opens(A("swarm"), shows=5)
        scene.answers(D("smasher"), A("swarm"), shows=2)
        scene.damage()
        scene = Scene(mine, {"red barrier": 3, "red smasher": HAND}, right=1)
        scene.opens(D("smasher"), A("regeneration"), shows=2)
        assert scene.winner == 1

    @pytest.mark.rule("ID-over-1")
    def test_places(self) -> None:
        scene = Scene({"red swarm": 1}, {"red assault": 6, "red swarm": 6}, at="damage")
        assert (scene.g.place[0], scene.g.place[1]) == (2, 1)


class TestOutOfTime:
    """What a seat answers when its clock runs out."""

    @pytest.mark.rule("ID-dig-1")
    def test_split_throws_the_life_dice(self) -> None:
        dice = {"red smasher": HAND, "red swarm": HAND, "red barrier": HAND, "red fortress": HAND}
        scene = Scene(dice, dice, at="start")
        scene.reply(GAME.default(scene.g, scene.book, WEIGHTS))
        scene.reply(GAME.default(scene.g, scene.book, WEIGHTS))
        scene.fall({side(die): 3 for side in (A, D) for die in ("swarm", "fortress")})

    @pytest.mark.rule("ID-dig-1")
    def test_decline_pass_and_leave_the_life_dice(self) -> None:
        dice = {"red assault": HAND, "red ballistic": 3, "red swarm": 6}
        scene = Scene(dice, dice)
        scene.opens(A("assault"), D("ballistic"), shows=2)
        for question in ("answer of seat 1", "answer of seat 1", "choose of seat 0", "open of seat 1"):
            assert scene.asked == question
            scene.reply(GAME.default(scene.g, scene.book, WEIGHTS))
        assert scene.value(D("ballistic")) == 4
        scene.damage()
        for seat in (0, 1):
            assert scene.asked == f"take-back of seat {seat}"
            scene.reply(GAME.default(scene.g, scene.book, WEIGHTS))
        assert scene.zone(A("swarm")) == scene.zone(D("swarm")) == "battle"
