"""Every contested reading: what the other choice changes."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.content.faces import face_number
from dicewright.games.dice_forge.content.readings import SWITCHES
from dicewright.games.dice_forge.game import GAME
from dicewright.kernel.game import Setup

from .scene import Scene


@pytest.mark.rule("DF-turn-3")
def test_double_blessing() -> None:
    rolls = []
    for reading in SWITCHES["double_blessing"]:
        g, b = GAME.table(GAME.settled(Setup(2, {"double_blessing": reading})))
        heard: list[int] = []
        g.tell = lambda kind, values, heard=heard: heard.append(kind.name == "rolled")
        GAME.start(g, b)
        while not g.over:
            GAME.answer(g, b, 0)
        rolls.append(sum(heard))
    assert rolls == [9 * 2 * 2 * 4, 9 * 3 * 4]


@pytest.mark.rule("DF-offer-1")
def test_offering_limit() -> None:
    for reading in SWITCHES["offering_limit"]:
        scene = Scene(4, offering_limit=reading).hero(0, gold=12).turn(0)
        for face in ("G3", "M1"):
            scene.buys(0, face)
            scene.forges(0, "light", "G1")
        assert (scene.asked == "still") == (reading == "two")


@pytest.mark.rule("DF-offer-2")
def test_different_faces() -> None:
    beside_g3 = {}
    for reading in SWITCHES["different_faces"]:
        scene = Scene(4, different_faces=reading).hero(0, gold=12).turn(0)
        scene.buys(0, "G3")
        scene.forges(0, "light", "G1")
        scene.buys(0, "C1")
        scene.forges(0, "light", "G1")
        beside_g3[reading] = {"G3", "M1", "G6", "C1"} & set(scene.options())
    assert beside_g3 == {"by_type": {"M1", "G6"}, "by_square": {"M1"}, "by_price": set()}


@pytest.mark.rule("DF-offer-3")
def test_second_offering() -> None:
    for reading in SWITCHES["second_offering"]:
        scene = Scene(4, second_offering=reading).hero(0, gold=12, sun=2).turn(0)
        scene.buys(0, "G3")
        scene.forges(0, "light", "G1")
        scene.declines(0)
        scene.pays_extra(0)
        assert ("G3" in scene.options()) == (reading == "starts_afresh")
        assert "M1" in scene.options()
        scene.declines(0)
        scene.turn(0, "turn")
        scene.rolls(dict.fromkeys(range(4), ("G1", "G1")))
        assert "G3" in scene.options(), "another turn"


@pytest.mark.rule("DF-offer-3", "DF-turn-7")
def test_a_second_offering_of_other_faces_needs_another_face() -> None:
    for reading, offered in (("starts_afresh", True), ("other_faces", False)):
        scene = Scene(4, second_offering=reading).hero(0, gold=4, sun=2)
        scene.g.stock, scene.g.open = 1 << face_number("G3"), 0
        scene.turn(0)
        scene.buys(0, "G3")
        scene.forges(0, "light", "G1")
        assert (scene.asked == "extra of seat 0") == offered


@pytest.mark.rule("DF-triple-2")
def test_tripled_choice() -> None:
    once, thrice = SWITCHES["tripled_choice"]
    scene = Scene(2, tripled_choice=thrice).hero(0, gold=0).blessing({0: ("C2", "X3")})
    scene.chooses(0, "gold", "sun", "sun")
    assert scene.reserve(0) == (2, 4, 0, 0)
    scene = Scene(2, tripled_choice=thrice).boar(1, "red").blessing({0: ("BOAR_RED", "X3")})
    scene.chooses(0, "sun")
    scene.chooses(1, "vp", "vp", "vp")
    assert scene.reserve(0)[1] == 3, "a boar is tripled in one kind by any reading"
    scene = Scene(2, tripled_choice=once).hero(0, gold=0).blessing({0: ("C2", "X3")})
    scene.chooses(0, "sun")
    assert scene.reserve(0) == (0, 6, 0, 0)


@pytest.mark.rule("DF-mirror-1", "DF-bless-6")
def test_mirror_sees() -> None:
    seen = {}
    for reading in SWITCHES["mirror_sees"]:
        scene = Scene(2, mirror_sees=reading).hero(0, gold=6).hero(1, gold=0)
        scene.blessing({0: ("SHIP", "G6"), 1: ("MIRROR", "V2")})
        scene.buys(0, "M2")
        scene.forges(0, "dark", "G6")
        seen[reading] = scene.options()
    assert seen == {"lies_up": ["M2", "SHIP"], "fell": ["G6", "SHIP"]}


@pytest.mark.rule("DF-mirror-1", "DF-mirror-2", "DF-satyr-2")
@pytest.mark.parametrize(("reading", "finds"), [("lies_up", ["G3", "S1", "V4"]), ("fell", ["S1", "V2", "V4"])])
def test_what_fell_is_remembered_until_the_next_roll(reading: str, finds: list[str]) -> None:
    """Somebody who has rolled nothing in this blessing; and the own dice, seen in an opponent's mirror."""
    scene = Scene(2, mirror_sees=reading).hero(0, gold=2, moon=3, light=("V4",)).hero(1, gold=0)
    scene.turn(0, "turn", hold="action")
    for _ in range(2):
        scene.rolls({0: ("V4", "V2"), 1: ("G1", "G1")})
    scene.hero(0, gold=2, sun=2, moon=3).go_on()
    scene.buys(0, "G3")
    scene.forges(0, "dark", "G1")
    scene.pays_extra(0)
    scene.performs(0, "satyrs")
    scene.rolls({1: ("MIRROR", "S1")})
    assert sorted(scene.options()) == finds


@pytest.mark.rule("DF-mirror-2")
def test_mirror_in_mirror() -> None:
    seen = []
    for reading in SWITCHES["mirror_in_mirror"]:
        scene = Scene(3, mirror_in_mirror=reading).shows(2, "S1", "G1")
        scene.blessing({0: ("MIRROR", "V2"), 1: ("MIRROR", "G1")})
        seen.append("V2" in scene.options())
    assert seen == [True, False]


@pytest.mark.rule("DF-mirror-3")
def test_two_mirrors() -> None:
    free, once = SWITCHES["two_mirrors"]
    scene = Scene(3, two_mirrors=once).shows(1, "S1", "G1").shows(2, "G1", "V2")
    scene.blessing({0: ("MIRROR", "MIRROR")})
    scene.copies(0, "V2")
    assert scene.options() == ["G1", "S1"]
    scene = Scene(3, two_mirrors=once).shows(1, "S1", "G1").shows(2, "G1", "V2")
    scene.blessing({0: ("MIRROR", "MIRROR")})
    scene.copies(0, "G1")
    assert scene.options() == ["G1", "V2", "S1"], "another die shows it too"
    scene = Scene(3, two_mirrors=free).shows(1, "S1", "G1").shows(2, "G1", "V2")
    scene.blessing({0: ("MIRROR", "MIRROR")})
    scene.copies(0, "V2")
    assert scene.options() == ["G1", "V2", "S1"]


@pytest.mark.rule("DF-ship-2")
def test_ship_floor() -> None:
    gold = []
    for reading in SWITCHES["ship_floor"]:
        scene = Scene(4, ship_floor=reading).hero(0, gold=0).blessing({0: ("SHIP", "X3")})
        scene.buys(0, "G3")
        scene.forges(0, "light", "G1")
        gold.append(scene.reserve(0)[0])
    assert gold == [0, 4]


@pytest.mark.rule("DF-bless-3")
def test_ship_order() -> None:
    asked = []
    for reading in SWITCHES["ship_order"]:
        asked.append(Scene(2, ship_order=reading).hero(0, gold=12).blessing({0: ("SHIP", "G6")}).asked)
    assert asked == ["order of seat 0", "ship of seat 0"]


@pytest.mark.rule("DF-boar-5")
def test_boar_bearer() -> None:
    seen = []
    for reading in SWITCHES["boar_bearer"]:
        scene = Scene(3, feats="tenacious_boar", boar_bearer=reading).hero(0, gold=0, moon=3).turn(0)
        scene.performs(0, "tenacious_boar")
        seen.append(scene.options())
    assert seen == [["seat 1", "seat 2"], ["seat 1", "seat 2", "seat 0"]]


@pytest.mark.rule("DF-feat-5")
def test_printed_glory() -> None:
    lost = []
    for reading in SWITCHES["printed_glory"]:
        scene = Scene(2, printed_glory=reading).hero(0, gold=0, moon=4).turn(0)
        scene.performs(0, "ferryman")
        assert scene.score(0) == 12
        scene.blessing({0: ("V4", "G1")}, mode="lost")
        lost.append(12 - scene.score(0))
    assert lost == [0, 4]


@pytest.mark.rule("DF-hammer-3")
def test_hammer_glory() -> None:
    track = []
    for reading in SWITCHES["hammer_glory"]:
        scene = Scene(2, hammer_glory=reading).hero(0, gold=0, cards={"blacksmiths_hammer": 2}, track=44)
        scene.blessing({0: ("G1", "G1")})
        scene.hammers(0, 1)
        scene.hammers(0, 0)
        track.append(scene.reserve(0)[3])
        if reading == "at_the_end":
            assert scene.score(0) == 10 + 15 + 10
    assert track == [10, 0]


@pytest.mark.rule("DF-card-24")
def test_typhon_counts() -> None:
    scores = []
    for reading in SWITCHES["typhon_counts"]:
        scene = Scene(2, feats="typhon", typhon_counts=reading).hero(0, gold=0, sun=5, moon=5, replaced=3).turn(0)
        scene.performs(0, "typhon")
        scene.g.replaced[0] += 4
        scores.append(scene.score(0))
    assert scores == [16 + 3, 16 + 7]


@pytest.mark.rule("DF-token-1")
def test_cerberus_time() -> None:
    after, before = SWITCHES["cerberus_time"]
    scene = Scene(2, cerberus_time=before).hero(0, gold=0, cerberus=1).blessing({0: ("C1", "V2")})
    scene.repeats(0, True)
    scene.chooses(0, "sun", "moon")
    assert scene.reserve(0) == (0, 1, 1, 4)
    assert scene.asked == "still"
    scene = Scene(2, cerberus_time=before).hero(0, gold=0, cerberus=1).blessing({0: ("G1", "V2")})
    scene.repeats(0, False)
    assert scene.reserve(0) == (1, 0, 0, 2)
    scene = Scene(2, cerberus_time=after).hero(0, gold=0, cerberus=1).blessing({0: ("C1", "V2")})
    scene.chooses(0, "sun")
    scene.repeats(0, False)


@pytest.mark.rule("DF-token-2")
def test_cerberus_limit() -> None:
    _, more = SWITCHES["cerberus_limit"]
    scene = Scene(2, cerberus_limit=more).hero(0, gold=0, cerberus=3).blessing({0: ("G1", "V2")})
    scene.repeats(0, True)
    scene.repeats(0, True)
    scene.repeats(0, False)
    assert scene.reserve(0) == (3, 0, 0, 6)
    assert scene.token(0, "cerberus") == 1


@pytest.mark.rule("DF-satyr-3")
def test_cerberus_satyrs() -> None:
    allowed, refused = SWITCHES["cerberus_satyrs"]
    scene = Scene(2, cerberus_satyrs=allowed).hero(0, gold=0, cerberus=2).blessing({1: ("C1", "V2")}, mode="stolen")
    scene.chooses(0, "sun")
    scene.repeats(0, True)
    scene.chooses(0, "moon")
    assert scene.asked == "still"
    assert scene.reserve(0) == (0, 1, 1, 4)
    scene = Scene(2, cerberus_satyrs=refused).hero(0, gold=0, cerberus=2).blessing({1: ("C1", "V2")}, mode="stolen")
    scene.chooses(0, "sun")
    assert scene.asked == "still"
    assert scene.reserve(0) == (0, 1, 0, 2)


@pytest.mark.rule("DF-mino-4")
def test_cerberus_minotaur() -> None:
    refused, allowed = SWITCHES["cerberus_minotaur"]
    scene = Scene(2, cerberus_minotaur=refused).hero(1, gold=9, cerberus=1).blessing({1: ("G1", "G3")}, mode="lost")
    assert scene.asked == "still"
    assert scene.reserve(1)[0] == 5
    scene = Scene(2, cerberus_minotaur=allowed).hero(1, gold=9, cerberus=1).blessing({1: ("G1", "G3")}, mode="lost")
    scene.repeats(1, True)
    assert scene.asked == "still"
    assert scene.reserve(1)[0] == 1
    assert scene.token(1, "cerberus") == 0


@pytest.mark.rule("DF-conv-1")
def test_conversion() -> None:
    _, unit = SWITCHES["conversion"]
    scene = Scene(2, feats="sentinel", conversion=unit).hero(0, gold=0, moon=0)
    scene.blessing({0: ("G1S1M1V1", "S2")}, mode="sentinel")
    scene.converts(0, 1)  # the sun
    scene.converts(0, 0)  # the moon
    assert scene.g.options == 3
    scene.converts(0, 1)  # one of two suns
    assert scene.reserve(0) == (1, 1, 1, 5)
    scene.blessing({0: ("G6",)}, mode="cyclops", die="light")
    scene.converts(0, 4)
    assert scene.reserve(0) == (3, 1, 1, 9)


@pytest.mark.rule("DF-mino-2")
def test_minotaur_mirror() -> None:
    gold = []
    for reading in SWITCHES["minotaur_mirror"]:
        scene = Scene(2, minotaur_mirror=reading).hero(1, gold=6).shows(0, "G1", "G1")
        scene.blessing({1: ("MIRROR", "G3")}, mode="lost")
        gold.append(scene.reserve(1)[0])
    assert gold == [6 - 3 - 1, 6 - 3 + 1]


@pytest.mark.rule("DF-res-5")
def test_hundred_glory() -> None:
    left = []
    for reading in SWITCHES["hundred_glory"]:
        for faces in (("V4", "G1"), ("V4", "C1")):
            scene = Scene(2, hundred_glory=reading).hero(1, gold=0, vp=203).blessing({1: faces}, mode="lost")
            if "C1" in faces:
                scene.chooses(1, "sun")
            left.append(scene.reserve(1)[3])
    assert left == [200, 200, 199, 199]


@pytest.mark.rule("DF-end-3")
def test_tie() -> None:
    places = []
    for reading in SWITCHES["tie"]:
        for more in (
            {"replaced": 4},
            {"replaced": 3, "cards": {"elder": 2}},
            {"replaced": 3, "cards": ["elder"], "gold": 9},
        ):
            scene = Scene(2, tie=reading).hero(0, gold=0, vp=30, replaced=3, cards=["elder"])
            scene.hero(1, vp=30, **{"gold": 0, **more})  # type: ignore[arg-type]
            scene.g.round = 9
            scene.turn(1, "end", hold="never")
            places.append(list(scene.g.place))
    assert places == [[1, 1]] * 3 + [[2, 1]] * 3


def test_every_switch_is_tried_here() -> None:
    assert {f"test_{switch}" for switch in SWITCHES} <= set(globals())
