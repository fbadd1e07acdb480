"""Eight weapons."""

from __future__ import annotations

import pytest

from .scene import Hero, Scene, scored
from .test_market import market

POOL = "red 1, blue 3, gold 6"


@pytest.mark.rule("RP-weapon-1", "RP-score-2")
def test_longsword_raises_dice_of_the_class_color() -> None:
    """Warrior, strength 18: red 5, red 5, blue 6 with two red ones."""
    rows = {"str": "red 5, red 5, blue 6"}
    assert scored(Hero("warrior", rows=rows, full=True)).part(0, "goals") == 0
    assert scored(Hero("warrior", rows=rows, full=True, cards=["longsword"])).part(0, "goals") == 4


@pytest.mark.rule("RP-weapon-2", "RP-score-4")
def test_blessed_mace_forgives_a_bad_alignment() -> None:
    bad = {"alignment": "rebel", "at": "evil law", "full": True}
    assert scored(Hero(**bad)).part(0, "alignment") == -3  # type: ignore[arg-type]
    assert scored(Hero(**bad, cards=["blessed_mace"])).part(0, "alignment") == 0  # type: ignore[arg-type]
    good = Hero(alignment="rebel", at="good chaos", full=True, cards=["blessed_mace"])
    assert scored(good).part(0, "alignment") == 3


@pytest.mark.rule("RP-weapon-3", "RP-score-2", "RP-score-8")
def test_jeweled_dagger_raises_gold_dice() -> None:
    """The rulebook's example: blue 5, gold 6, gold 5 make 5 + 7 + 6 = 18; a trait still sees 16."""
    rows = {"str": "blue 5, gold 6, gold 5"}
    hero = Hero("warrior", rows=rows, full=True, cards=["jeweled_dagger"])
    assert scored(hero).part(0, "goals") == 4
    assert scored(Hero("warrior", rows=rows, full=True)).part(0, "goals") == 0


@pytest.mark.rule("RP-weapon-4")
def test_longbow_pays_for_discards() -> None:
    scene = market(Hero(cards=["longbow"]), Hero())
    scene.discards(0, "reckless")
    assert scene.g.gold[0] == 5 + 2 + 1


@pytest.mark.rule("RP-weapon-5")
def test_tower_shield_is_one_more_piece() -> None:
    def armor(*cards: str) -> int:
        return scored(Hero("monk", full=True, cards=["tower_shield", *cards])).part(0, "armor")

    assert armor() == 0
    assert armor("chain_gorget", "chain_helm", "chain_tunic") == 7  # as if four
    assert armor("mystic_cowl", "mystic_robes", "mystic_cloak") == 6 + 1  # complete: nothing more
    assert armor("mystic_cowl", "mystic_robes", "mystic_cloak", "leather_boots") == 6 + 1 + 3  # the other set
    assert armor("chain_gorget", "chain_helm", "leather_boots") == 2 + 1 + 2  # where it is worth most


@pytest.mark.rule("RP-weapon-6", "RP-gold-4")
def test_ancient_spear_doubles_the_gold_of_a_card() -> None:
    scene = Scene(Hero(cards=["ancient_spear"]), Hero(cards=["ancient_spear"]), pool=POOL, coins=[2])
    scene.drafts(0, 2, "cha")
    scene.drafts(1, 1, "cha")
    assert list(scene.g.gold) == [7, 5]


@pytest.mark.rule("RP-weapon-7", "RP-gold-3")
def test_quarterstaff_pays_for_a_full_row() -> None:
    """Card 3 of three players with its gold, a gold die on the third cell: 1 + 1 + 2 + 2."""
    hero = Hero(cards=["quarterstaff"], rows={"cha": "red 1, red 2"})
    scene = Scene(hero, Hero(), Hero(), pool="red 1, blue 3, gold 6, green 6", coins=[2, 3])
    scene.drafts(0, 3, "cha")
    assert scene.g.gold[0] == 5 + 6


@pytest.mark.rule("RP-weapon-8", "RP-mkt-3")
def test_heavy_crossbow_lowers_prices() -> None:
    scene = market(Hero(cards=["heavy_crossbow"], gold=5), Hero())
    scene.buys(0, "reckless")
    assert scene.g.gold[0] == 0


@pytest.mark.rule("RP-mkt-3")
def test_a_price_stops_at_nothing() -> None:
    scene = market(
        Hero(cards=["heavy_crossbow"], gold=0), Hero(), content="[market.weak]\nprice = 0", cards=["weak", "loyal"]
    )
    scene.buys(0, "weak")
    assert scene.g.gold[0] == 0


@pytest.mark.rule("RP-mkt-11")
def test_a_dropped_weapon_no_longer_works() -> None:
    scene = market(Hero(cards=["quarterstaff"], gold=9), Hero(), cards=["longsword", "weak"])
    scene.buys(0, "longsword")
    scene.drops(0, "quarterstaff")
    assert not any(scene.g.passive[0, k] for k in range(12) if k != 10)
