"""Every face alone, and every entry of the table of combinations."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.box import FACES

from .scene import Scene

GIVES = {
    "G1": (1, 0, 0, 0), "V2": (0, 0, 0, 2), "G3": (3, 0, 0, 0), "M1": (0, 0, 1, 0), "G4": (4, 0, 0, 0),
    "S1": (0, 1, 0, 0), "G6": (6, 0, 0, 0), "V1S1": (0, 1, 0, 1), "G2M1": (2, 0, 1, 0), "M2": (0, 0, 2, 0),
    "S2": (0, 2, 0, 0), "V3": (0, 0, 0, 3), "V4": (0, 0, 0, 4), "M2V2": (0, 0, 2, 2), "G1S1M1V1": (1, 1, 1, 1),
}  # fmt: skip
CHOICES = {
    "C1": {"gold": (1, 0, 0, 0), "sun": (0, 1, 0, 0), "moon": (0, 0, 1, 0)},
    "G3orV2": {"gold": (3, 0, 0, 0), "vp": (0, 0, 0, 2)},
    "C2": {"gold": (2, 0, 0, 0), "sun": (0, 2, 0, 0), "moon": (0, 0, 2, 0)},
}
SHIELDS = {
    "SHIELD_GOLD": (3, 0, 0, 0),
    "SHIELD_SUN": (0, 2, 0, 0),
    "SHIELD_MOON": (0, 0, 2, 0),
    "SHIELD_VP": (0, 0, 0, 3),
}
BOARS = ("BOAR_RED", "BOAR_YELLOW", "BOAR_GREEN", "BOAR_BLUE")
PRICES = {
    2: {"G3", "M1"}, 3: {"G4", "S1"}, 4: {"G6", "C1", "V1S1", "G2M1"}, 5: {"G3orV2"}, 6: {"M2"}, 8: {"S2", "V3"},
    12: {"V4", "M2V2", "C2", "G1S1M1V1"},
}  # fmt: skip


def times(n: int, gains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n * g for g in gains)


def plus(*gains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*gains, strict=True)))


def poor(seats: int = 2, **options: str) -> Scene:
    """Nobody has anything; reserves have room for all that may come."""
    scene = Scene(seats, **options)
    for seat in range(seats):
        scene.hero(seat, gold=0, cards={"blacksmiths_chest": 4})
    return scene


def test_every_face_is_tried_here() -> None:
    assert {*GIVES, *CHOICES, *SHIELDS, *BOARS, "X3", "MIRROR", "SHIP"} == set(FACES)


@pytest.mark.rule("DF-face-1", "DF-bless-1", "DF-bless-2")
@pytest.mark.parametrize("face", GIVES)
def test_a_face_gives_everything_it_shows(face: str) -> None:
    assert poor().blessing({0: (face,)}, die="light").reserve(0) == GIVES[face]
    assert poor().blessing({0: (face, face)}).reserve(0) == times(2, GIVES[face])


@pytest.mark.rule("DF-triple-1")
@pytest.mark.parametrize("face", GIVES)
def test_a_triple_triples_everything_on_the_other_die(face: str) -> None:
    assert poor().blessing({0: ("X3", face)}).reserve(0) == times(3, GIVES[face])
    assert poor().blessing({0: (face, "X3")}).reserve(0) == times(3, GIVES[face])


@pytest.mark.rule("DF-face-2", "DF-triple-2")
@pytest.mark.parametrize(("face", "chosen"), [(f, r) for f, by in CHOICES.items() for r in by])
def test_a_choice_face_gives_one_resource_and_is_tripled_after_the_choice(face: str, chosen: str) -> None:
    for other, n in (("", 1), ("X3", 3)):
        scene = poor().blessing({0: (face, other)} if other else {0: (face,)}, die="" if other else "light")
        assert scene.options() == list(CHOICES[face])
        scene.chooses(0, chosen)
        assert scene.reserve(0) == times(n, CHOICES[face][chosen])
        assert scene.asked == "still"


@pytest.mark.rule("DF-triple-3")
def test_two_triples_and_a_triple_alone_give_nothing() -> None:
    assert poor().blessing({0: ("X3", "X3")}).reserve(0) == (0, 0, 0, 0)
    assert poor().blessing({0: ("X3",)}, die="light").reserve(0) == (0, 0, 0, 0)


# --- shields ---


@pytest.mark.rule("DF-shield-1", "DF-shield-2")
@pytest.mark.parametrize("shield", SHIELDS)
@pytest.mark.parametrize("face", GIVES)
def test_a_shield_looks_at_the_other_die(shield: str, face: str) -> None:
    kind = SHIELDS[shield].index(max(SHIELDS[shield]))
    reward = (0, 0, 0, 5) if GIVES[face][kind] else SHIELDS[shield]
    for roll in ((shield, face), (face, shield)):
        assert poor().blessing({0: roll}).reserve(0) == plus(GIVES[face], reward)


@pytest.mark.rule("DF-shield-2", "DF-shield-5")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_alone_tripled_or_beside_another(shield: str) -> None:
    assert poor().blessing({0: (shield,)}, die="dark").reserve(0) == SHIELDS[shield]
    assert poor().blessing({0: (shield, "X3")}).reserve(0) == times(3, SHIELDS[shield])
    for other in SHIELDS:
        assert poor().blessing({0: (shield, other)}).reserve(0) == plus(SHIELDS[shield], SHIELDS[other])
    scene = poor().blessing({0: (shield, "SHIP")})
    if scene.asked != "still":
        scene.declines(0)
    assert scene.reserve(0) == SHIELDS[shield]


@pytest.mark.rule("DF-shield-3")
@pytest.mark.parametrize(("face", "chosen"), [(f, r) for f, by in CHOICES.items() for r in by])
def test_a_shield_waits_for_the_choice(face: str, chosen: str) -> None:
    for shield, reward in SHIELDS.items():
        scene = poor().blessing({0: (shield, face)})
        scene.chooses(0, chosen)
        gained = CHOICES[face][chosen]
        kind = reward.index(max(reward))
        assert scene.reserve(0) == plus(gained, (0, 0, 0, 5) if gained[kind] else reward)


@pytest.mark.rule("DF-shield-3")
def test_a_shield_compares_with_the_shard_of_a_boar() -> None:
    for chosen, expected in (("sun", (0, 1, 0, 5)), ("moon", (0, 2, 1, 0))):
        scene = poor().boar(1, "red").blessing({0: ("SHIELD_SUN", "BOAR_RED")})
        scene.chooses(0, chosen)
        scene.chooses(1, "vp")
        assert scene.reserve(0) == expected


@pytest.mark.rule("DF-shield-4")
def test_a_full_reserve_matches_all_the_same() -> None:
    scene = Scene(2).hero(0, gold=0, sun=6).blessing({0: ("SHIELD_SUN", "S2")})
    assert scene.reserve(0) == (0, 6, 0, 5)


# --- mirrors ---


@pytest.mark.rule("DF-mirror-1", "DF-mirror-4")
@pytest.mark.parametrize("face", GIVES)
def test_a_mirror_counts_as_a_face_of_an_opponent(face: str) -> None:
    scene = poor().blessing({0: ("MIRROR", "G1"), 1: (face, "G3")})
    if face != "G3":
        assert set(scene.options()) == {face, "G3"}
        scene.copies(0, face)
    assert scene.reserve(0) == plus(GIVES["G1"], GIVES[face])
    assert scene.reserve(1) == plus(GIVES["G3"], GIVES[face])


@pytest.mark.rule("DF-mirror-1")
def test_the_copier_makes_his_own_choice() -> None:
    scene = poor().blessing({0: ("MIRROR", "V2"), 1: ("C2", "C2")})
    scene.chooses(0, "moon")
    scene.chooses(1, "sun")
    scene.chooses(1, "gold")
    assert scene.reserve(0) == (0, 0, 2, 2)
    assert scene.reserve(1) == (2, 2, 0, 0)


@pytest.mark.rule("DF-mirror-4")
def test_copied_specials_work_as_if_rolled() -> None:
    scene = poor().blessing({0: ("MIRROR", "G4"), 1: ("X3", "X3")})
    assert scene.reserve(0) == (12, 0, 0, 0)
    scene = poor().blessing({0: ("X3", "MIRROR"), 1: ("V3", "V3")})
    assert scene.reserve(0) == (0, 0, 0, 9)
    scene = poor().blessing({0: ("X3", "MIRROR"), 1: ("X3", "X3")})
    assert scene.reserve(0) == (0, 0, 0, 0)
    scene = poor().blessing({0: ("MIRROR", "G4"), 1: ("SHIELD_GOLD", "SHIELD_GOLD")})
    assert scene.reserve(0) == (4, 0, 0, 5)


@pytest.mark.rule("DF-mirror-4", "DF-ship-3")
def test_a_copied_ship_is_a_second_purchase() -> None:
    scene = Scene(4).hero(0, gold=2).blessing({0: ("MIRROR", "SHIP"), 1: ("SHIP", "SHIP")})
    scene.copies(0, "SHIP")
    scene.buys(0, "G4")
    scene.forges(0, "dark", "V2")
    scene.buys(0, "G4")
    scene.forges(0, "dark", "M1")
    assert scene.reserve(0)[0] == 0
    assert scene.left("G4") == 2


@pytest.mark.rule("DF-mirror-4", "DF-boar-6")
def test_a_copied_boar_pays_its_owner_even_if_he_copied_it() -> None:
    scene = poor().boar(0, "blue").blessing({0: ("MIRROR", "G1"), 1: ("BOAR_BLUE", "BOAR_BLUE")})
    scene.chooses(0, "sun")  # the face
    scene.chooses(0, "vp")  # the card
    assert scene.reserve(0) == (1, 1, 0, 3)
    scene.chooses(1, "moon")
    scene.chooses(1, "moon")
    scene.chooses(0, "moon", "moon")
    assert scene.reserve(0) == (1, 1, 2, 3)


@pytest.mark.rule("DF-mirror-2")
def test_a_mirror_is_never_copied_but_looked_through() -> None:
    scene = poor(3).blessing({0: ("MIRROR", "V4"), 1: ("MIRROR", "G1"), 2: ("S1", "M1")})
    assert scene.options() == ["G1", "M1", "S1", "V4"]
    scene = poor(3).blessing({0: ("MIRROR", "V4"), 1: ("G1", "G1"), 2: ("S1", "M1")})
    assert scene.options() == ["G1", "M1", "S1"]


@pytest.mark.rule("DF-mirror-3")
def test_two_mirrors_may_copy_the_same_face() -> None:
    scene = poor().blessing({0: ("MIRROR", "MIRROR"), 1: ("S1", "V4")})
    scene.copies(0, "V4")
    scene.copies(0, "V4")
    assert scene.reserve(0) == (0, 0, 0, 8)


@pytest.mark.rule("DF-mirror-5")
def test_nothing_but_mirrors_gives_nothing() -> None:
    scene = poor().blessing({0: ("MIRROR", "MIRROR"), 1: ("MIRROR", "MIRROR")})
    assert scene.asked == "still"
    assert scene.reserve(0) == scene.reserve(1) == (0, 0, 0, 0)


# --- ships ---


@pytest.mark.rule("DF-ship-1", "DF-face-3")
@pytest.mark.parametrize("gold", range(11))
def test_a_ship_takes_two_gold_off_any_price(gold: int) -> None:
    scene = Scene(4).hero(0, gold=gold).blessing({0: ("SHIP",)}, die="light")
    expected = set().union(*(faces for price, faces in PRICES.items() if price - 2 <= gold))
    assert set(scene.options()[1:]) == expected
    face = max(expected)
    price = next(p for p, faces in PRICES.items() if face in faces)
    scene.buys(0, face)
    scene.forges(0, "light", "SHIP")
    assert scene.reserve(0)[0] == gold - (price - 2)
    assert scene.up(0)[0] == face


@pytest.mark.rule("DF-ship-2")
@pytest.mark.parametrize("gold", [0, 1, 2, 3, 6])
def test_a_tripled_ship_takes_six_off(gold: int) -> None:
    scene = Scene(4).hero(0, gold=gold).blessing({0: ("X3", "SHIP")})
    assert set(scene.options()[1:]) == set().union(*(f for price, f in PRICES.items() if price - 6 <= gold))
    scene.declines(0)
    assert scene.asked == "still"


@pytest.mark.rule("DF-ship-3")
def test_two_ships_buy_twice_even_the_same_face() -> None:
    scene = Scene(4).hero(0, gold=3).blessing({0: ("SHIP", "SHIP")})
    scene.buys(0, "S1")
    scene.forges(0, "light", "G1")
    scene.buys(0, "S1")
    scene.forges(0, "dark", "G1")
    assert scene.reserve(0)[0] == 1
    assert scene.g.replaced[0] == 2


@pytest.mark.rule("DF-ship-4", "DF-bless-4")
def test_ships_sail_on_other_turns_in_turn_order() -> None:
    scene = Scene(3).hero(1, gold=2).hero(2, gold=2)
    scene.g.pool[8] = 1
    scene.blessing({0: ("G1", "G1"), 1: ("SHIP", "S1"), 2: ("SHIP", "S1")}, active=2)
    scene.buys(2, "C1")
    scene.forges(2, "light", "G1")
    assert "C1" not in scene.options(), "the active player took the last one"
    scene.declines(1)
    assert scene.reserve(2)[0] == 0


@pytest.mark.rule("DF-ship-5")
def test_a_ship_without_a_face_to_buy_does_nothing() -> None:
    scene = Scene(2).hero(0, gold=0)
    scene.g.stock &= ~0b11000  # G3 and M1, the only faces of two gold
    scene.blessing({0: ("SHIP", "S1")})
    assert scene.asked == "still"
    assert scene.reserve(0) == (0, 1, 0, 0)


@pytest.mark.rule("DF-bless-3")
def test_the_order_is_asked_only_where_gold_would_be_wasted() -> None:
    scene = Scene(2).hero(0, gold=6).blessing({0: ("SHIP", "G6")})
    scene.declines(0)
    assert scene.reserve(0)[0] == 12
    scene = Scene(2).hero(0, gold=12).blessing({0: ("SHIP", "S1")})
    scene.declines(0)
    scene = Scene(2).hero(0, gold=7).blessing({0: ("SHIP", "G6")})
    scene.orders(0, "ship")
    scene.buys(0, "M2")
    scene.forges(0, "dark", "G1")
    assert scene.reserve(0)[0] == 7 - 4 + 6


@pytest.mark.rule("DF-bless-5", "DF-bless-6", "DF-bless-4")
def test_a_roll_stays_what_it_was_and_later_mirrors_see_the_new_face() -> None:
    """The gold face is forged over before it is applied; the next hero's mirror sees what lies there now."""
    scene = Scene(2).hero(0, gold=12).hero(1, gold=0)
    scene.blessing({0: ("SHIP", "G6"), 1: ("MIRROR", "V2")})
    scene.orders(0, "ship")
    scene.buys(0, "S2")
    scene.forges(0, "dark", "G6")
    assert scene.reserve(0)[0] == 12
    assert scene.options() == ["S2", "SHIP"]
    scene.copies(1, "S2")
    assert scene.reserve(1) == (0, 2, 0, 2)


# --- boars ---


@pytest.mark.rule("DF-boar-1", "DF-boar-2")
@pytest.mark.parametrize("face", BOARS)
def test_a_boar_pays_its_roller_and_the_owner_of_its_card(face: str) -> None:
    for mine, theirs, expected in (
        ("sun", "sun", (0, 1, 0, 0)),
        ("moon", "moon", (0, 0, 1, 0)),
        ("sun", "vp", (0, 0, 0, 3)),
    ):
        scene = poor().boar(1, face.split("_")[1].lower()).blessing({0: (face,)}, die="light")
        assert scene.options() == ["sun", "moon"]
        scene.chooses(0, mine)
        scene.chooses(1, theirs)
        assert scene.reserve(0) == ((0, 1, 0, 0) if mine == "sun" else (0, 0, 1, 0))
        assert scene.reserve(1) == expected


@pytest.mark.rule("DF-boar-2", "DF-boar-3")
def test_two_boars_and_a_tripled_one() -> None:
    scene = poor(3).boar(1, "red").boar(2, "blue").blessing({0: ("BOAR_RED", "BOAR_BLUE")})
    scene.chooses(0, "sun", "moon")
    scene.chooses(1, "vp")
    scene.chooses(2, "sun")
    assert [scene.reserve(s) for s in range(3)] == [(0, 1, 1, 0), (0, 0, 0, 3), (0, 1, 0, 0)]
    scene = poor().boar(1, "red").blessing({0: ("BOAR_RED", "X3")})
    scene.chooses(0, "moon")
    scene.chooses(1, "moon", "sun", "vp")
    assert scene.reserve(0) == (0, 0, 3, 0)
    assert scene.reserve(1) == (0, 1, 1, 3)


@pytest.mark.rule("DF-boar-4", "DF-forge-1")
def test_a_boar_is_locked_on_its_die() -> None:
    scene = Scene(2).hero(0, gold=2, light=("BOAR_RED", "X3")).turn(0)
    scene.buys(0, "G3")
    assert scene.options() == ["light X3", "light G1", "light S1", "dark G1", "dark M1", "dark V2"]


@pytest.mark.rule("DF-boar-6")
def test_cerberus_pays_the_owner_again() -> None:
    scene = poor().hero(0, gold=0, cerberus=1).boar(1, "red").blessing({0: ("BOAR_RED",)}, die="light")
    scene.chooses(0, "sun")
    scene.chooses(1, "vp")
    scene.repeats(0, True)
    scene.chooses(0, "moon")
    scene.chooses(1, "vp")
    assert scene.reserve(0) == (0, 1, 1, 0)
    assert scene.reserve(1) == (0, 0, 0, 6)


@pytest.mark.rule("DF-bless-7")
def test_the_whole_order_at_once() -> None:
    """A mirror copies a triple, which triples a choice, which is made before anything is applied."""
    scene = poor().blessing({0: ("MIRROR", "C1"), 1: ("X3", "X3")})
    assert scene.asked == "resource of seat 0"
    scene.chooses(0, "moon")
    assert scene.reserve(0) == (0, 0, 3, 0)
