"""Every feat, performed the way a player would."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.box import Feat
from dicewright.games.dice_forge.content.feats import COSTS, DECLARED_FEATS, PORTAL_SLOTS

from .scene import Scene

ALL_NEW = "alternative"


def hero(feats: str = "introductory", seats: int = 2, **more: object) -> Scene:
    """Seat 0 is rich in shards and about to act; the others have nothing."""
    scene = Scene(seats, feats=feats)
    scene.hero(0, **{"gold": 0, "sun": 6, "moon": 6, **more})  # type: ignore[arg-type]
    for seat in range(1, seats):
        scene.hero(seat, gold=0)
    return scene.turn(0)


COST_AND_GLORY = {
    "blacksmiths_hammer": (0, 1, 0), "blacksmiths_chest": (0, 1, 2), "silver_hind": (0, 2, 2), "great_bear": (0, 2, 2),
    "satyrs": (0, 3, 6), "tenacious_boar": (0, 3, 4), "ferryman": (0, 4, 12), "cerberus": (0, 4, 6),
    "helmet_of_invisibility": (0, 5, 4), "cancer": (0, 6, 8), "sentinel": (0, 6, 6), "elder": (1, 0, 0),
    "wild_spirits": (1, 0, 2), "guardians_owl": (2, 0, 4), "celestial_ship": (2, 0, 4), "minotaur": (3, 0, 8),
    "guardians_shield": (3, 0, 6), "gorgon": (4, 0, 14), "triton": (4, 0, 8), "mirror_of_the_abyss": (5, 0, 10),
    "sphinx": (6, 0, 10), "cyclops": (6, 0, 8), "hydra": (5, 5, 26), "typhon": (5, 5, 16),
}  # fmt: skip


@pytest.mark.rule("DF-feat-1", "DF-feat-2", "DF-feat-5")
@pytest.mark.parametrize("feat", Feat.names)
def test_cost_portal_and_printed_glory(feat: str) -> None:
    declared = next(f for f in DECLARED_FEATS if f.name == feat)
    sun, moon, glory = COST_AND_GLORY[feat]
    assert COSTS[declared.slot] == (sun, moon)
    feats = feat if declared.alternative else "introductory"
    scene = Scene(2, feats=feats).hero(0, gold=0, sun=sun, moon=moon).hero(1, gold=0, sun=sun, moon=moon)
    if sun:
        assert feat not in Scene(2, feats=feats).hero(0, sun=sun - 1, moon=moon).turn(0, hold="never").options()
    if moon:
        assert feat not in Scene(2, feats=feats).hero(0, sun=sun, moon=moon - 1).turn(0, hold="never").options()
    scene.turn(0)
    before = scene.score(0)
    scene.performs(0, feat)
    assert scene.heard("moved") == [
        {"seat": 0, "portal": 1 + next(i for i, slots in enumerate(PORTAL_SLOTS) if declared.slot in slots)}
    ]
    assert scene.cards(0, feat) == 1
    assert scene.score(0) - before == glory
    assert scene.reserve(0)[3] == 0, "printed glory is not on the track"


@pytest.mark.rule("DF-card-1", "DF-hammer-1", "DF-hammer-5")
def test_blacksmiths_hammer() -> None:
    scene = hero(gold=8)
    scene.performs(0, "blacksmiths_hammer")
    scene.declines(0)
    scene.blessing({0: ("G4", "G6")})
    scene.hammers(0, 1)
    assert scene.g.options == 7
    scene.hammers(0, 6)
    assert scene.reserve(0)[0] == 11, "what lay in the reserve stays there"
    assert scene.g.track[0] == 7
    scene.blessing({0: ("G4", "G4")}, mode="lost")
    assert scene.reserve(0)[0] == 3
    assert scene.g.track[0] == 7
    assert scene.score(0) == 0, "an unfinished hammer scores nothing"


@pytest.mark.rule("DF-card-2", "DF-res-1")
def test_blacksmiths_chest() -> None:
    scene = hero()
    scene.performs(0, "blacksmiths_chest")
    scene.declines(0)
    scene.hero(0, gold=15, sun=8, moon=8, cards=["blacksmiths_chest"]).blessing({0: ("G4", "G1S1M1V1")})
    assert scene.reserve(0) == (16, 9, 9, 1)


@pytest.mark.rule("DF-card-3", "DF-turn-4", "DF-turn-5", "DF-bless-2")
def test_silver_hind() -> None:
    scene = hero(moon=2)
    scene.performs(0, "silver_hind")
    scene.declines(0)
    assert scene.asked == "still", "it works from the next turn on"
    scene.turn(0, "reinforce")
    scene.reinforces(0, "silver_hind")
    scene.picks(0, "dark")
    scene.rolls({0: ("V2",)})
    assert scene.reserve(0) == (0, 6, 0, 2)
    assert scene.asked == "action of seat 0", "each card works once a turn"


@pytest.mark.rule("DF-card-3", "DF-turn-4", "DF-ship-1")
def test_a_ship_of_the_silver_hind_sails_before_the_next_card() -> None:
    scene = Scene(2).hero(0, gold=6, light=("SHIP",), cards=["silver_hind", "elder"]).turn(0, "reinforce")
    scene.reinforces(0, "silver_hind")
    scene.picks(0, "light")
    scene.rolls({0: ("SHIP",)})
    scene.buys(0, "G4")
    scene.forges(0, "light", "SHIP")
    assert scene.up(0)[0] == "G4"
    scene.reinforces(0, "elder")
    assert scene.reserve(0)[0] == 2
    assert scene.asked == "action of seat 0"


@pytest.mark.rule("DF-card-4")
def test_great_bear() -> None:
    scene = Scene(2, feats="great_bear")
    scene.hero(0, gold=0, sun=0, moon=4, cards={"great_bear": 2}).hero(1, gold=0, portal=2, cards=["great_bear"])
    scene.turn(0)
    scene.performs(0, "great_bear")
    assert scene.reserve(0)[3] == 6, "the one just bought does not see it"
    assert scene.reserve(1)[3] == 3
    scene.rolls({1: ("G1", "G1")})
    assert scene.cards(0, "great_bear") == 3
    assert scene.reserve(1) == (2, 0, 0, 3)


@pytest.mark.rule("DF-card-5", "DF-satyr-1")
def test_satyrs() -> None:
    scene = hero(seats=3, sun=0, moon=3)
    scene.performs(0, "satyrs")
    scene.rolls({1: ("S1", "V2"), 2: ("X3", "M1")})
    assert len(scene.options()) == 6
    scene.steals(0, "1:dark", "2:light")
    assert scene.reserve(0) == (0, 0, 0, 6)
    assert scene.reserve(1) == scene.reserve(2) == (0, 0, 0, 0), "the others only roll"
    assert scene.up(1) == ("S1", "V2")


@pytest.mark.rule("DF-satyr-1")
def test_satyrs_with_two_players_take_both_dice() -> None:
    scene = hero(sun=0, moon=3)
    scene.performs(0, "satyrs")
    scene.rolls({1: ("SHIELD_MOON", "M2")})
    assert scene.reserve(0) == (0, 0, 2, 5)


@pytest.mark.rule("DF-satyr-2", "DF-satyr-3")
def test_satyrs_with_a_mirror_and_cerberus() -> None:
    scene = hero("cerberus", sun=0, moon=3, cerberus=1, light=("V4",))
    scene.shows(0, "V4", "G1")
    scene.performs(0, "satyrs")
    scene.rolls({1: ("MIRROR", "S1")})
    assert set(scene.options()) == {"S1", "V4", "G1"}
    scene.copies(0, "V4")
    scene.repeats(0, True)
    scene.copies(0, "S1")
    scene.declines(0)
    assert scene.reserve(0) == (0, 3, 0, 4), "the same two faces once more, chosen anew"
    assert scene.token(0, "cerberus") == 0


@pytest.mark.rule("DF-card-6", "DF-boar-4", "DF-boar-5", "DF-set-9")
def test_tenacious_boar() -> None:
    scene = hero("tenacious_boar", seats=3, moon=6, sun=2)
    scene.performs(0, "tenacious_boar")
    assert scene.options() == ["seat 1", "seat 2"]
    scene.picks(0, "seat 2")
    scene.forges(2, "light", "S1")
    assert scene.up(2)[0] == "BOAR_RED"
    assert scene.g.replaced[2] == 1
    scene.pays_extra(0)
    scene.performs(0, "tenacious_boar")
    scene.picks(0, "seat 2")
    assert "light BOAR_RED" not in scene.options()
    scene.forges(2, "light", "G1")
    assert "BOAR_YELLOW" in scene.die(2, "light")
    scene.blessing({2: ("BOAR_YELLOW", "V2")})
    scene.chooses(2, "sun")
    scene.chooses(0, "vp")
    assert scene.reserve(0)[3] == 3


@pytest.mark.rule("DF-card-7")
def test_ferryman() -> None:
    scene = hero(sun=0, moon=4)
    scene.performs(0, "ferryman")
    assert scene.asked == "still"
    assert scene.score(0) == 12


@pytest.mark.rule("DF-card-8", "DF-token-1", "DF-token-2", "DF-token-3")
def test_cerberus() -> None:
    scene = hero("cerberus", sun=0, moon=4)
    scene.performs(0, "cerberus")
    assert scene.token(0, "cerberus") == 1
    scene.hero(0, gold=0, moon=0, cerberus=2)
    scene.blessing({0: ("C1", "V2"), 1: ("G1", "G1")}, active=1)
    scene.chooses(0, "sun")
    scene.repeats(0, True)
    scene.chooses(0, "moon")
    assert scene.asked == "still", "one token a roll"
    assert scene.reserve(0) == (0, 1, 1, 4)
    assert scene.token(0, "cerberus") == 1
    scene.blessing({0: ("S1",)}, die="light")
    scene.repeats(0, False)
    assert scene.reserve(0) == (0, 2, 1, 4)


@pytest.mark.rule("DF-card-9", "DF-forge-4")
def test_helmet_of_invisibility() -> None:
    scene = hero(sun=0, moon=5)
    scene.performs(0, "helmet_of_invisibility")
    scene.forges(0, "dark", "M1")
    assert scene.up(0)[1] == "X3"
    assert scene.left("X3") == 3
    assert scene.g.replaced[0] == 1


@pytest.mark.rule("DF-card-10", "DF-conv-3")
def test_cancer() -> None:
    scene = hero("celestial_ship", gold=2, sun=0, moon=6, light=("SHIP",))
    scene.performs(0, "cancer")
    scene.rolls({0: ("SHIP", "V2")})
    scene.buys(0, "V1S1")
    scene.forges(0, "light", "SHIP")
    scene.rolls({0: ("V1S1", "V2")})  # the new face is in play for the second roll
    assert scene.reserve(0) == (0, 1, 0, 5)


@pytest.mark.rule("DF-card-11", "DF-conv-1", "DF-conv-3")
def test_sentinel() -> None:
    scene = hero("sentinel", sun=0, moon=6)
    scene.performs(0, "sentinel")
    scene.rolls({0: ("G1S1M1V1", "G3")})
    scene.converts(0, 1)
    assert scene.reserve(0) == (4, 0, 0, 5), "sun and moon of a face together, gold not at all"
    scene.rolls({0: ("S2", "M2")})
    scene.converts(0, 1)
    scene.converts(0, 0)
    assert scene.reserve(0) == (4, 0, 2, 9)


@pytest.mark.rule("DF-card-12", "DF-turn-4")
def test_elder() -> None:
    scene = Scene(2).hero(0, gold=2, cards={"elder": 2, "guardians_owl": 1}).turn(0, "reinforce")
    assert scene.options() == ["nothing", "guardians_owl"]
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, "gold")
    assert scene.options() == ["nothing", "elder"]
    scene.reinforces(0, "elder")
    assert scene.reserve(0) == (0, 0, 0, 4)
    scene = Scene(2).hero(0, gold=7, cards={"elder": 3}).turn(0, "reinforce")
    scene.reinforces(0, "elder")
    scene.reinforces(0, "elder")
    assert scene.asked == "still", "the third cannot be paid, nor anything else"
    assert scene.reserve(0) == (1, 0, 0, 8)


@pytest.mark.rule("DF-card-13")
def test_wild_spirits() -> None:
    scene = hero(gold=11, sun=1, moon=0, cards=["blacksmiths_hammer"])
    scene.performs(0, "wild_spirits")
    scene.hammers(0, 2)
    assert scene.reserve(0) == (12, 0, 3, 0)
    assert scene.g.track[0] == 2


@pytest.mark.rule("DF-card-14")
@pytest.mark.parametrize(
    ("chosen", "expected"), [("gold", (1, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))]
)
def test_guardians_owl(chosen: str, expected: tuple[int, ...]) -> None:
    scene = Scene(2).hero(0, gold=0, cards=["guardians_owl"]).turn(0, "reinforce")
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, chosen)
    assert scene.reserve(0) == expected


@pytest.mark.rule("DF-card-15", "DF-forge-4")
def test_celestial_ship() -> None:
    scene = hero("celestial_ship", sun=2, moon=0)
    scene.performs(0, "celestial_ship")
    scene.forges(0, "light", "S1")
    assert scene.up(0)[0] == "SHIP"
    assert scene.left("SHIP") == 3


@pytest.mark.rule("DF-card-16", "DF-mino-1", "DF-res-4")
def test_minotaur() -> None:
    scene = Scene(4).hero(0, gold=0, sun=3, moon=0).hero(1, gold=2, sun=1, vp=1, cards=["ferryman"])
    scene.hero(2, gold=5, sun=4, moon=4, vp=7).hero(3, gold=9)
    scene.turn(0)
    scene.performs(0, "minotaur")
    scene.rolls({1: ("G4", "V2"), 2: ("X3", "C1"), 3: ("SHIP", "G3orV2")})
    scene.chooses(2, "sun")
    scene.chooses(3, "vp")
    assert scene.reserve(1) == (0, 1, 0, 0), "losses stop at nothing"
    assert scene.score(1) == 12, "printed glory is safe"
    assert scene.reserve(2) == (5, 1, 4, 7)
    assert scene.reserve(3) == (9, 0, 0, 0), "a ship does nothing, and glory he lacks may be chosen"
    assert scene.reserve(0) == (0, 0, 0, 0)


@pytest.mark.rule("DF-mino-2")
def test_minotaur_and_a_mirror() -> None:
    scene = hero(sun=3, moon=0).hero(1, gold=6, sun=2).shows(0, "S1", "G1")
    scene.performs(0, "minotaur")
    scene.rolls({1: ("MIRROR", "G3")})
    assert scene.options() == ["G1", "S1"]
    scene.copies(1, "S1")
    assert scene.reserve(1) == (3, 1, 0, 0)


@pytest.mark.rule("DF-mino-3")
def test_minotaur_and_a_boar() -> None:
    scene = hero("tenacious_boar", sun=3, moon=0).hero(1, gold=0, sun=2, moon=5).boar(0, "red")
    scene.performs(0, "minotaur")
    scene.rolls({1: ("X3", "BOAR_RED")})
    scene.chooses(1, "sun")
    scene.chooses(0, "vp", "moon", "vp")
    assert scene.reserve(1) == (0, 0, 5, 0)
    assert scene.reserve(0) == (0, 0, 1, 6)


@pytest.mark.rule("DF-mino-4")
def test_minotaur_and_cerberus() -> None:
    scene = hero("cerberus", sun=3, moon=0).hero(1, gold=9, cerberus=1)
    scene.performs(0, "minotaur")
    scene.rolls({1: ("G1", "G1")})
    assert scene.asked == "still", "that was no blessing"
    assert scene.reserve(1)[0] == 7
    assert scene.token(1, "cerberus") == 1


@pytest.mark.rule("DF-mino-1")
def test_a_shield_under_the_minotaur_loses_its_reward() -> None:
    """The two never meet in one game; both engines agree what would happen."""
    scene = Scene(2).hero(1, gold=5, vp=9).blessing({1: ("SHIELD_GOLD", "G1")}, mode="lost")
    assert scene.reserve(1) == (4, 0, 0, 4)


@pytest.mark.rule("DF-card-17", "DF-forge-4")
def test_guardians_shield() -> None:
    scene = hero("guardians_shield", sun=6, moon=0)
    scene.performs(0, "guardians_shield")
    assert scene.options() == ["SHIELD_GOLD", "SHIELD_SUN", "SHIELD_MOON", "SHIELD_VP"]
    scene.picks(0, "SHIELD_MOON")
    scene.forges(0, "light", "G1")
    scene.declines(0)
    scene.hero(1, gold=0, sun=3).turn(1)
    scene.performs(1, "guardians_shield")
    scene.rolls({0: ("S1", "V2")})
    assert scene.options() == ["SHIELD_GOLD", "SHIELD_SUN", "SHIELD_VP"]
    scene.picks(1, "SHIELD_VP")
    scene.forges(1, "dark", "V2")
    assert scene.up(1)[1] == "SHIELD_VP"


@pytest.mark.rule("DF-card-18")
def test_gorgon() -> None:
    scene = hero(sun=4, moon=0)
    scene.performs(0, "gorgon")
    assert scene.score(0) == 14


@pytest.mark.rule("DF-card-19", "DF-token-4")
def test_triton() -> None:
    scene = hero("triton", sun=4, moon=0)
    scene.performs(0, "triton")
    assert scene.token(0, "triton") == 1
    assert scene.options() == ["nothing", "triton token"]
    scene.spends_triton(0, "moon")
    assert scene.reserve(0) == (0, 0, 2, 0)
    assert scene.asked == "still"


@pytest.mark.rule("DF-card-20", "DF-forge-4")
def test_mirror_of_the_abyss() -> None:
    scene = hero(sun=5, moon=0)
    scene.performs(0, "mirror_of_the_abyss")
    scene.forges(0, "dark", "V2")
    assert scene.up(0)[1] == "MIRROR"
    assert scene.left("MIRROR") == 3


@pytest.mark.rule("DF-card-21", "DF-conv-4", "DF-conv-3")
def test_sphinx() -> None:
    scene = hero("cerberus", sun=6, moon=0, cerberus=2)
    scene.performs(0, "sphinx")
    scene.picks(0, "dark")
    for face, again in (("V2", True), ("M1", False), ("V2", True), ("G1", None)):
        scene.rolls({0: (face,)})
        if again is not None:
            scene.repeats(0, again)
    assert scene.reserve(0) == (1, 0, 1, 8)


@pytest.mark.rule("DF-card-22", "DF-conv-1", "DF-conv-4")
def test_cyclops() -> None:
    scene = hero("cyclops", sun=6, moon=0, gold=10, cards=["blacksmiths_hammer"], dark=("G6", "SHIELD_GOLD"))
    scene.performs(0, "cyclops")
    scene.picks(0, "dark")
    scene.rolls({0: ("G6",)})
    scene.converts(0, 1)
    assert scene.reserve(0) == (10, 0, 0, 6)
    scene.rolls({0: ("SHIELD_GOLD",)})
    scene.converts(0, 1)
    assert scene.reserve(0) == (10, 0, 0, 9)
    scene.rolls({0: ("G6",)})
    scene.converts(0, 0)
    scene.hammers(0, 4)
    assert scene.reserve(0) == (12, 0, 0, 9)
    scene.rolls({0: ("M1",)})
    assert scene.reserve(0) == (12, 0, 1, 9)


@pytest.mark.rule("DF-card-23")
def test_hydra() -> None:
    scene = hero(sun=5, moon=5)
    scene.performs(0, "hydra")
    assert scene.score(0) == 26


@pytest.mark.rule("DF-card-24")
def test_typhon() -> None:
    scene = hero("typhon", sun=5, moon=5, replaced=7)
    scene.performs(0, "typhon")
    assert scene.reserve(0)[3] == 7
    assert scene.score(0) == 23
    scene = hero("typhon", sun=5, moon=5)
    scene.performs(0, "typhon")
    assert scene.reserve(0)[3] == 0


@pytest.mark.rule("DF-feat-4", "DF-oust-2")
def test_the_same_feat_twice_and_its_stack_runs_out() -> None:
    scene = hero(sun=2, moon=2)
    scene.performs(0, "blacksmiths_chest")
    scene.pays_extra(0)
    scene.performs(0, "blacksmiths_chest")
    assert scene.cards(0, "blacksmiths_chest") == 2
    assert scene.heard("ousted") == []
    assert len(scene.heard("moved")) == 1
    scene.hero(1, moon=3).turn(1)
    assert "blacksmiths_chest" not in scene.options()
    assert "blacksmiths_hammer" in scene.options()


@pytest.mark.rule("DF-oust-1", "DF-oust-2", "DF-oust-3")
def test_ousting() -> None:
    scene = hero(seats=3, sun=1, moon=0).hero(1, gold=0, portal=7).hero(2, gold=0, portal=0)
    scene.performs(0, "wild_spirits")
    assert scene.reserve(0) == (0, 0, 0, 0), "the card waits for the ousted hero's blessing"
    scene.rolls({1: ("S1", "V2")})
    assert scene.reserve(1) == (0, 1, 0, 2)
    assert scene.reserve(0) == (3, 0, 3, 0)
    assert list(scene.g.pawn) == [7, 0, 0]
