"""The nine types: whom they may aim at, when they win, what they do; and each of the 144 dice."""

from __future__ import annotations

from itertools import product

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Setup

from .printed import AIMS, ALLIED, CLASS, COLOURS, GREATER, HOSTILE, RECON_A, SPECIALISED
from .scene import HAND, LOST, STORED, A, D, Scene

TARGET = {"attack": "assault", "defense": "barrier", "life": "swarm"}
"""A type of each class to aim at."""


def strike(kind: str, colour: str, shows: int, target_colour: str, target_value: int, sign: str = "") -> Scene:
    """A die of this type opens against one die, without an answer."""
    aimed = sorted(AIMS[kind])[0]
    target = f"{target_colour} {TARGET[aimed]}"
    scene = Scene({f"{colour} {kind}": HAND}, {target: target_value})
    scene.opens(A(kind), D(target), shows=shows)
    if kind in ("assault", "barrier"):
        scene.adds(0) if sign == "+" else scene.subtracts(0)
    return scene


def won(scene: Scene) -> bool:
    """Whether the only comparison was won."""
    assert len(scene.heard("won")) + len(scene.heard("lost")) == 1
    return bool(scene.heard("won"))


@pytest.mark.rule("ID-res-3")
@pytest.mark.parametrize("kind", GREATER)
@pytest.mark.parametrize(("shows", "wins"), [(5, True), (4, True), (3, False), (2, False)])
def test_greater_wins_only_if_it_shows_more(kind: str, shows: int, wins: bool) -> None:
    assert won(strike(kind, "green" if kind != "barrier" else "red", shows, "blue", 3)) is wins


@pytest.mark.rule("ID-res-5", "ID-kin-1", "ID-kin-2", "ID-kin-3", "ID-kin-4", "ID-die-4")
@pytest.mark.parametrize("kind", GREATER)
def test_ties(kind: str) -> None:
    """Only the specialised colour wins a tie, and not against a hostile colour; allied and neutral do not matter."""
    for colour, target in product(COLOURS, COLOURS):
        expected = colour == SPECIALISED[kind] and target not in HOSTILE[colour]
        assert won(strike(kind, colour, 4, target, 4)) is expected, (colour, target)


@pytest.mark.rule("ID-res-5")
def test_a_tie_with_a_die_of_ones_own_side() -> None:
    scene = Scene({"white power up": HAND, "red assault": 3, "black smasher": 3}, {})
    scene.opens(A("power up"), A("assault"), shows=3)
    assert scene.value(A("assault")) == 6


class TestEffects:
    @pytest.mark.rule("ID-type-1")
    def test_smasher_wins(self) -> None:
        scene = Scene({"red smasher": HAND}, {"red swarm": 4, "red fortress": 1})
        scene.opens(A("smasher"), D("swarm"), shows=5)
        assert (scene.zone(A("smasher")), scene.zone(D("swarm"))) == ("storage", "abyss")

    @pytest.mark.rule("ID-type-1")
    def test_smasher_loses(self) -> None:
        scene = Scene({"red smasher": HAND}, {"red swarm": 4})
        scene.opens(A("smasher"), D("swarm"), shows=3)
        assert (scene.zone(A("smasher")), scene.zone(D("swarm"))) == ("abyss", "battle")

    @pytest.mark.rule("ID-type-2", "ID-type-5", "ID-res-10")
    @pytest.mark.parametrize(("kind", "target"), [("assault", "yellow ballistic"), ("barrier", "yellow nullifier")])
    @pytest.mark.parametrize(
        ("shows", "value", "sign", "left"),
        [(3, 2, "+", 5), (5, 2, "+", 6), (4, 2, "-", 1), (2, 4, "+", 5), (2, 4, "-", 3), (3, 3, "-", 2)],
    )
    def test_assault_and_barrier(self, kind: str, target: str, shows: int, value: int, sign: str, left: int) -> None:
        """On a win by their own value, on a loss by 1, up or down as the thrower likes."""
        scene = Scene({f"white {kind}": HAND}, {target: value})
        scene.opens(A(kind), D(target), shows=shows)
        scene.adds(0) if sign == "+" else scene.subtracts(0)
        assert scene.value(D(target)) == left

    @pytest.mark.rule("ID-type-2", "ID-die-3")
    def test_an_assault_adds_what_it_shows_when_its_turn_comes(self) -> None:
        scene = Scene({"white assault": HAND, "red smasher": 1}, {"white power up": HAND})
        scene.opens(A("assault"), A("smasher"), shows=2)
        scene.answers(D("power up"), A("assault"), shows=1)
        scene.adds(0)
        assert scene.value(A("smasher")) == 4

    @pytest.mark.rule("ID-type-3")
    @pytest.mark.parametrize(("shows", "left"), [(6, 3), (5, 4), (2, 4)])
    def test_ballistic(self, shows: int, left: int) -> None:
        scene = Scene({"red ballistic": HAND}, {"red swarm": 5})
        scene.opens(A("ballistic"), D("swarm"), shows=shows)
        assert scene.value(D("swarm")) == left

    @pytest.mark.rule("ID-type-4")
    @pytest.mark.parametrize(("shows", "zone"), [(5, "storage"), (4, "battle"), (3, "battle")])
    def test_nullifier(self, shows: int, zone: str) -> None:
        scene = Scene({"red nullifier": HAND}, {"red assault": 4})
        scene.opens(A("nullifier"), D("assault"), shows=shows)
        assert scene.zone(D("assault")) == zone
        assert scene.zone(A("nullifier")) == "storage"

    @pytest.mark.rule("ID-type-4", "ID-over-1")
    def test_a_nullifier_on_the_last_life_die_wins_the_game(self) -> None:
        scene = Scene({"red nullifier": HAND}, {"red swarm": 4})
        scene.opens(A("nullifier"), D("swarm"), shows=5)
        assert scene.winner == 0

    @pytest.mark.rule("ID-type-6", "ID-die-1")
    @pytest.mark.parametrize(("shows", "value", "left"), [(3, 2, 5), (5, 4, 6), (2, 2, 3), (2, 5, 6), (3, 6, 6)])
    def test_power_up(self, shows: int, value: int, left: int) -> None:
        scene = Scene({"red power up": HAND, "red swarm": value}, {})
        scene.opens(A("power up"), A("swarm"), shows=shows)
        assert scene.value(A("swarm")) == left

    @pytest.mark.rule("ID-type-7", "ID-type-8", "ID-res-4", "ID-res-6", "ID-die-2")
    @pytest.mark.parametrize(("kind", "target"), [("swarm", "barrier"), ("fortress", "assault")])
    def test_swarm_and_fortress(self, kind: str, target: str) -> None:
        """Each die of the class is compared by itself; an equal one is beaten, a higher one is not."""
        dice = {f"red {target} {n}": n for n in range(1, 7)}
        scene = Scene({f"blue {kind}": HAND}, dice)
        scene.opens(A(kind), shows=3)
        assert scene.value(*(D(die) for die in dice)) == (1, 1, 1, 4, 5, 6)
        assert scene.heard("aimed-many")[0]["count"] == 6
        assert scene.zone(A(kind)) == "storage"

    @pytest.mark.rule("ID-type-9", "ID-res-9", "ID-zone-1")
    @pytest.mark.parametrize("target", ["red assault", "red barrier", "red swarm"])
    @pytest.mark.parametrize("shows", [2, 6])
    def test_regeneration(self, target: str, shows: int) -> None:
        scene = Scene({"white regeneration": HAND, target: STORED}, {})
        scene.opens(A("white regeneration"), A(target), shows=shows)
        assert (scene.zone(A(target)), scene.value(A(target))) == ("battle", shows)
        assert scene.zone(A("white regeneration")) == "storage"


BOTH = {"red assault": 3, "red barrier": 3, "red swarm": 3}


class TestTargets:
    @pytest.mark.rule(
        "ID-duel-2", "ID-zone-2", "ID-type-1", "ID-type-2", "ID-type-3", "ID-type-4", "ID-type-5", "ID-type-6"
    )
    @pytest.mark.parametrize("kind", GREATER)
    def test_an_opening_reaches_dice_in_play_of_either_side(self, kind: str) -> None:
        rest = {"blue smasher": LOST, "blue nullifier": STORED, "blue fortress": LOST, "green fortress": STORED}
        mine = {f"purple {kind}": HAND, **BOTH, **rest}
        scene = Scene(mine, {**BOTH, **rest, "white fortress": HAND})
        fits = [name for name in BOTH if CLASS[name.split()[1]] in AIMS[kind]]
        assert scene.aims(A(f"purple {kind}")) == scene.numbers(*(side(name) for side in (A, D) for name in fits))

    @pytest.mark.rule("ID-duel-3", "ID-type-10")
    @pytest.mark.parametrize("kind", GREATER)
    def test_an_answer_reaches_the_skirmish_zone_only(self, kind: str) -> None:
        """Class and colour stay with a die there: an Assault may aim at a Smasher, a Barrier may not."""
        scene = Scene({"red smasher": HAND, **BOTH}, {f"purple {kind}": HAND, **BOTH, "white nullifier": HAND})
        scene.opens(A("smasher"), D("red assault"), shows=3)
        expected = scene.numbers(A("smasher")) if "attack" in AIMS[kind] else set()
        assert scene.aims(D(f"purple {kind}")) == expected

    @pytest.mark.rule("ID-duel-3", "ID-type-10")
    def test_both_sides_dice_in_the_skirmish_zone(self) -> None:
        scene = Scene(
            {"red smasher": HAND, "red barrier": HAND}, {"red swarm": 3, "red nullifier": HAND, "red assault": HAND}
        )
        scene.opens(A("smasher"), D("swarm"), shows=3)
        scene.answers(D("nullifier"), A("smasher"), shows=3)
        assert scene.aims(A("barrier")) == scene.numbers(D("nullifier"))
        scene.passes(0)
        assert scene.aims(D("assault")) == scene.numbers(A("smasher"))

    @pytest.mark.rule("ID-duel-6")
    def test_regeneration_can_only_open(self) -> None:
        theirs = {"red regeneration": HAND, "red barrier": STORED}
        scene = Scene({"red nullifier": HAND, "white power up": HAND, "red ballistic": 2}, {**theirs, "red swarm": 3})
        scene.opens(A("nullifier"), D("swarm"), shows=2)
        assert scene.asked == "answer of seat 0"

    @pytest.mark.rule("ID-duel-6", "ID-die-2", "ID-res-6")
    def test_a_fortress_in_answer_strikes_every_attack_die_of_the_duel(self) -> None:
        """Those of the opponent alone, and none of those in the battle zone."""
        scene = Scene(
            {"red ballistic": HAND, "red assault": HAND, "red smasher": 4},
            {"red fortress": HAND, "blue ballistic": HAND, "red barrier": 6},
        )
        scene.opens(A("ballistic"), D("barrier"), shows=5)
        scene.answers(D("blue ballistic"), A("ballistic"), shows=2)
        scene.answers(A("assault"), A("ballistic"), shows=2)
        scene.answers(D("fortress"), shows=5)
        scene.adds(0)
        changes = [(5, 3), (2, 1), (3, 4), (4, 3), (6, 5)]
        assert [(e["from"], e["to"]) for e in scene.heard("changed")] == changes
        assert scene.value(A("smasher")) == 4

    @pytest.mark.rule("ID-duel-6", "ID-res-4")
    def test_a_swarm_in_answer_beats_only_what_it_is_not_below(self) -> None:
        scene = Scene({"red nullifier": HAND, "red barrier": HAND}, {"red swarm": HAND, "blue swarm": 3})
        scene.opens(A("nullifier"), D("blue swarm"), shows=5)
        scene.passes(1)
        scene.answers(A("barrier"), A("nullifier"), shows=3)
        scene.answers(D("red swarm"), shows=4)
        scene.adds(0)
        assert [(e["from"], e["to"]) for e in scene.heard("changed")] == [(3, 1), (5, 6)]
        assert scene.winner == 0  # the Nullifier, not beaten, takes the last life die

    @pytest.mark.rule("ID-res-6", "ID-duel-4")
    @pytest.mark.parametrize(("kind", "only"), [("swarm", "assault"), ("fortress", "barrier")])
    def test_swarm_and_fortress_need_a_target(self, kind: str, only: str) -> None:
        scene = Scene(
            {f"red {kind}": HAND, "red ballistic": HAND, "blue assault": 3, "blue barrier": 3}, {f"red {only}": 4}
        )
        assert scene.aims(A(f"red {kind}")) == set()

    @pytest.mark.rule("ID-duel-5")
    def test_regeneration_takes_from_its_own_storage(self) -> None:
        scene = Scene({"red regeneration": HAND, "red barrier": STORED}, {"red assault": STORED})
        assert scene.aims(A("red regeneration")) == scene.numbers(A("barrier"))


@pytest.mark.rule("ID-die-4", "ID-bonus-1", "ID-bonus-2", "ID-bonus-11", "ID-res-5")
@pytest.mark.parametrize("rare", [False, True], ids=["common", "rare"])
@pytest.mark.parametrize(("kind", "colour"), list(product(CLASS, COLOURS)))
def test_every_die(kind: str, colour: str, rare: bool) -> None:
    """It can be in a set, it wins ties in its specialised colour alone, and it pays what its colour pays."""
    die = f"{'rare ' if rare else ''}{colour} {kind}"
    dice = f"{die}, 2 white assault, 3 white barrier, 3 white swarm"
    assert die in GAME.settled(Setup(2, {"army.0": dice})).options["army.0"]

    if kind in GREATER:
        scene = strike(kind, f"{'rare ' if rare else ''}{colour}", 4, colour, 4)
        assert won(scene) is (colour == SPECIALISED[kind])

    allied, hostile = min(ALLIED[colour]), min(HOSTILE[colour])
    for face in range(1, 7):
        others = {f"{c} {TARGET[k]} other": 3 for c in (allied, hostile) for k in TARGET}
        scene = Scene({die: HAND, **others}, {}, at="battle")
        scene.battle({die: face}, {})
        expected = dict.fromkeys(others, 3)
        if face <= (2 if rare else 1):
            for klass, colours, points in RECON_A[colour]:
                served = f"{allied} {TARGET[klass]} other"
                if hostile in colours:
                    scene.serves(A(served))
                expected[served] += points
        assert {name: scene.value(A(name)) for name in others} == expected
