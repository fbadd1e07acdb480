"""The worked examples of the rulebook and of its rulings, as players would act them out."""

from __future__ import annotations

import pytest

from .scene import Scene


@pytest.mark.rule("DF-offer-1", "DF-offer-2", "DF-forge-2", "DF-turn-7", "DF-oust-1", "DF-feat-3")
def test_the_rulebooks_example_of_a_turn() -> None:
    """Maxim's turn, with Sasha on the portal of the Ferryman."""
    scene = Scene(4)
    scene.hero(0, gold=6, sun=1, moon=4, cards={"silver_hind": 1, "guardians_owl": 2})
    scene.hero(1, gold=0, portal=3, cards=["helmet_of_invisibility"])
    scene.turn(0, "turn")
    scene.rolls({0: ("G1", "G1"), 1: ("G1", "G1"), 2: ("G1", "G1"), 3: ("G1", "G1")})
    scene.reinforces(0, "silver_hind")
    scene.picks(0, "dark")
    scene.rolls({0: ("M1",)})
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, "sun")
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, "gold")
    assert scene.reserve(0) == (9, 2, 5, 0)
    scene.buys(0, "S1")
    scene.forges(0, "light", "G1")
    scene.buys(0, "G4")
    scene.forges(0, "dark", "G1")
    assert "G4" not in scene.options()
    scene.buys(0, "M1")
    scene.forges(0, "dark", "G1")
    assert scene.reserve(0)[0] == 1
    assert scene.up(0) == ("S1", "M1")
    scene.pays_extra(0)
    scene.performs(0, "ferryman")
    scene.rolls({1: ("G1", "M1")})
    assert scene.asked == "still"
    assert scene.reserve(0) == (1, 0, 1, 0)
    assert scene.reserve(1) == (3, 0, 1, 0)
    assert (scene.g.pawn[0], scene.g.pawn[1]) == (3, 0)
    assert scene.score(0) == 12 + 2 + 2 * 4


@pytest.mark.rule("DF-offer-1", "DF-offer-2", "DF-offer-4", "DF-forge-1", "DF-forge-2", "DF-forge-3")
def test_g1_offering() -> None:
    scene = Scene(4).hero(0, gold=9).turn(0)
    scene.buys(0, "S1")
    scene.forges(0, "light", "G1")
    scene.buys(0, "G4")
    scene.forges(0, "dark", "G1")
    assert "G4" not in scene.options()
    scene.buys(0, "M1")
    scene.forges(0, "dark", "G1")
    assert scene.reserve(0)[0] == 1
    assert [scene.left(face) for face in ("S1", "G4", "M1")] == [3, 3, 3]
    assert scene.g.replaced[0] == 3
    assert scene.up(0) == ("S1", "M1")
    assert scene.die(0, "dark") == ["G1", "G1", "G4", "M1", "M1", "V2"]


@pytest.mark.rule("DF-turn-7", "DF-oust-1", "DF-oust-3", "DF-feat-2", "DF-feat-5", "DF-card-7")
def test_g2_extra_action_and_ousting() -> None:
    scene = Scene(4).hero(0, gold=0, sun=2, moon=5).hero(1, gold=0, portal=3)
    scene.turn(0, "extra")
    scene.pays_extra(0)
    scene.performs(0, "ferryman")
    scene.rolls({1: ("S1", "G1")})
    assert scene.asked == "still"
    assert scene.reserve(0) == (0, 0, 1, 0)
    assert scene.cards(0, "ferryman") == 1
    assert scene.score(0) == 12
    assert (scene.g.pawn[0], scene.g.pawn[1]) == (3, 0)
    assert scene.reserve(1) == (1, 1, 0, 0)


@pytest.mark.rule("DF-shield-1", "DF-shield-2", "DF-shield-3", "DF-shield-5", "DF-bless-2", "DF-bless-7")
@pytest.mark.parametrize(
    ("other", "chosen", "expected"),
    [
        ("G4", "", (4, 0, 0, 5)),
        ("S1", "", (3, 1, 0, 0)),
        ("C1", "gold", (1, 0, 0, 5)),
        ("C1", "moon", (3, 0, 1, 0)),
        ("X3", "", (9, 0, 0, 0)),
        ("SHIELD_SUN", "", (3, 2, 0, 0)),
    ],
)
def test_g3_yellow_shield(other: str, chosen: str, expected: tuple[int, ...]) -> None:
    scene = Scene(2).hero(0, gold=0).blessing({0: ("SHIELD_GOLD", other)})
    if chosen:
        scene.chooses(0, chosen)
    assert scene.reserve(0) == expected
    assert scene.asked == "still"


@pytest.mark.rule("DF-shield-2")
def test_g3_yellow_shield_with_a_ship_and_alone() -> None:
    scene = Scene(2).hero(0, gold=0).blessing({0: ("SHIELD_GOLD", "SHIP")})
    scene.declines(0)
    assert scene.reserve(0) == (3, 0, 0, 0)
    assert Scene(2).hero(0, gold=0).blessing({0: ("SHIELD_GOLD",)}, die="light").reserve(0) == (3, 0, 0, 0)


@pytest.mark.rule("DF-triple-1", "DF-triple-2", "DF-triple-3")
def test_g4_triple() -> None:
    for resource, expected in (("gold", (3, 0, 0, 0)), ("sun", (0, 3, 0, 0)), ("moon", (0, 0, 3, 0))):
        scene = Scene(2).hero(0, gold=0).blessing({0: ("X3", "C1")})
        scene.chooses(0, resource)
        assert scene.reserve(0) == expected
        assert scene.asked == "still"
    assert Scene(2).hero(0, gold=0).blessing({0: ("X3", "G2M1")}).reserve(0) == (6, 0, 3, 0)
    assert Scene(2).hero(0, gold=0).blessing({0: ("X3", "X3")}).reserve(0) == (0, 0, 0, 0)
    assert Scene(2).hero(0, gold=0).blessing({0: ("X3",)}, die="dark").reserve(0) == (0, 0, 0, 0)
    scene = Scene(2).hero(0, gold=0).blessing({0: ("X3", "G3orV2")})
    scene.chooses(0, "vp")
    assert scene.reserve(0) == (0, 0, 0, 6)


@pytest.mark.rule("DF-boar-1", "DF-boar-2", "DF-boar-3")
def test_g5_tripled_boar() -> None:
    scene = Scene(2).hero(0, gold=0, sun=5).hero(1, gold=0, vp=10).boar(1, "green")
    scene.blessing({0: ("X3", "BOAR_GREEN")})
    scene.chooses(0, "sun")
    scene.chooses(1, "sun", "vp", "vp")
    assert scene.reserve(0) == (0, 6, 0, 0)
    assert scene.reserve(1) == (0, 1, 0, 16)


@pytest.mark.rule("DF-hammer-1", "DF-hammer-2", "DF-hammer-3", "DF-hammer-4", "DF-card-1")
def test_g6_hammer_chain() -> None:
    scene = Scene(2).hero(0, gold=0, cards=["blacksmiths_hammer"])

    def gain(n: int) -> tuple[int, int, int]:
        """n gold, as much of it on the track as it takes: cards finished or begun, place on the track, glory."""
        two = {8: ("G4", "G4"), 10: ("G4", "G6")}[n]
        scene.blessing({0: two})
        for name in two:
            scene.hammers(0, min(int(name[1]), scene.g.options - 1))
        return int(scene.g.track[0]) // 30, int(scene.g.track[0]) % 15, scene.reserve(0)[3]

    assert gain(8) == (0, 8, 0)
    assert gain(8) == (0, 1, 10)
    scene.hero(0, gold=0, cards={"blacksmiths_hammer": 2}, track=int(scene.g.track[0]))
    assert gain(8) == (0, 9, 10)
    assert gain(8) == (1, 2, 25)
    assert gain(10) == (1, 12, 25)
    assert gain(8) == (1, 5, 35)
    assert gain(8) == (1, 13, 35)
    scene.blessing({0: ("G4", "G4")})
    scene.hammers(0, 2)
    assert scene.asked == "still", "no hammer is left for the second face"
    assert scene.g.track[0] == 60
    assert scene.reserve(0) == (6, 0, 0, 50)


@pytest.mark.rule("DF-res-1", "DF-res-2", "DF-card-2")
def test_g7_limits_and_chests() -> None:
    scene = Scene(2).hero(0, gold=11, sun=6, moon=5).blessing({0: ("G4", "S1")})
    assert scene.reserve(0) == (12, 6, 5, 0)
    scene.turn(0)
    scene.performs(0, "blacksmiths_chest")
    scene.declines(0)
    assert scene.reserve(0) == (12, 6, 4, 0)
    scene.blessing({0: ("G6", "S2")})
    assert scene.reserve(0) == (16, 8, 4, 0)
    scene.hero(0, gold=19, sun=11, moon=11, cards={"blacksmiths_chest": 2})
    scene.blessing({0: ("G4", "G1S1M1V1")})
    assert scene.reserve(0) == (20, 12, 12, 1)


@pytest.mark.rule("DF-bless-3", "DF-ship-1", "DF-ship-2")
def test_g8_order_of_the_ship() -> None:
    for first, left in (("ship", 12), ("gain", 6)):
        scene = Scene(4).hero(0, gold=12).blessing({0: ("SHIP", "G6")})
        scene.orders(0, first)
        scene.buys(0, "S2")
        scene.forges(0, "dark", "V2")
        assert scene.reserve(0)[0] == left


@pytest.mark.rule("DF-ship-2")
def test_g8_floor_of_a_tripled_ship() -> None:
    for face in ("G4", "M2", "G3orV2"):
        scene = Scene(4).hero(0, gold=0).blessing({0: ("X3", "SHIP")})
        assert "V3" not in scene.options()
        scene.buys(0, face)
        scene.forges(0, "light", "G1")
        assert scene.reserve(0)[0] == 0
        assert scene.asked == "still", "one purchase, not three"


@pytest.mark.rule("DF-mirror-1", "DF-mirror-2", "DF-token-1", "DF-token-2", "DF-token-3", "DF-card-8")
def test_g9_mirrors_facing_each_other() -> None:
    scene = Scene(2).hero(0, gold=0, cerberus=1).hero(1, gold=0)
    scene.blessing({0: ("MIRROR", "G6"), 1: ("MIRROR", "V4")})
    assert scene.options() == ["G6", "V4"]
    scene.copies(0, "V4")
    assert scene.reserve(0) == (6, 0, 0, 4)
    scene.repeats(0, True)
    scene.copies(0, "G6")
    assert scene.reserve(0) == (12, 0, 0, 4)
    assert scene.token(0, "cerberus") == 0
    assert scene.options() == ["G6", "V4"]
    scene.copies(1, "G6")
    assert scene.reserve(1) == (6, 0, 0, 4)


@pytest.mark.rule("DF-conv-1", "DF-conv-2", "DF-conv-3", "DF-card-11")
def test_g10_sentinel_with_a_shield() -> None:
    scene = Scene(2, feats="sentinel").hero(0, gold=0, sun=1, moon=6).turn(0)
    scene.performs(0, "sentinel")
    scene.rolls({0: ("SHIELD_SUN", "M2")})
    scene.converts(0, 0)  # the shield's two suns are kept
    scene.converts(0, 1)
    assert scene.reserve(0) == (0, 3, 0, 4)
    scene.rolls({0: ("X3", "S1")})
    scene.converts(0, 1)
    assert scene.reserve(0) == (0, 3, 0, 10)


@pytest.mark.rule("DF-conv-2", "DF-shield-1")
def test_g10_what_is_exchanged_still_matches() -> None:
    scene = Scene(2, feats="sentinel").hero(0, gold=0, sun=1, moon=6).turn(0)
    scene.performs(0, "sentinel")
    scene.rolls({0: ("SHIELD_SUN", "S2")})
    scene.converts(0, 1)
    assert scene.reserve(0) == (0, 1, 0, 9)
