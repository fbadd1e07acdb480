"""What the page stages from: which dice count, cards that are being played, and where nobody need be asked."""

from __future__ import annotations

from dicewright.games.dice_throne.show.facets import DieFacets
from dicewright.kernel.describe import Area, Thing
from telling import areas, asking

from .scene import Player, Scene


def counting(area: Area) -> list[bool]:
    return [isinstance(die.facets, DieFacets) and die.facets.counts for die in area.things]


def said_to_pay(ability: Thing) -> tuple[str, ...]:
    return next((note.symbols for note in ability.notes if note.role == "effect" and note.symbols), ())


def needless(scene: Scene) -> bool:
    return asking(scene).needless


def test_dice_count_that_the_declared_ability_asks_for() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf"))
    scene.rolls(4, 1, 6, 2, 3)
    assert not any(counting(areas(scene)["dice"]))
    scene.stops(0)
    scene.declares(0, "smack 3")
    assert counting(areas(scene)["dice"]) == [False, True, False, True, True]


def test_a_straight_counts_once_for_each_number() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf"))
    scene.rolls(4, 4, 1, 2, 3)
    scene.stops(0)
    scene.declares(0, "mighty_blow")
    assert counting(areas(scene)["dice"]) == [True, False, True, True, True]


def test_of_an_effect_those_count_that_it_pays_for() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf", hand="so_wild", cp=2))
    scene.rolls(1, 1, 2, 4, 6)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 3")
    scene.passes(1)
    scene.defends(1, "missed_me")
    scene.rolls(4, 6, 1, 6, 5)
    (rolled,) = [area for ref, area in areas(scene, 1).items() if ref.startswith("extra-dice")]
    assert counting(rolled) == [True, False, True, False, True]
    (defence,) = [it for it in areas(scene)["abilities:1"].things if said_to_pay(it)]
    assert said_to_pay(defence) == ("arrow", "foot")


def test_a_card_lies_in_the_middle_while_it_does_something() -> None:
    scene = Scene(
        Player("barbarian", hand="get_that_outta_here", cp=3),
        Player("monk", tokens={"cleanse": 1, "evasive": 1}),
        at="main",
    )
    assert "cards-played" not in areas(scene)
    scene.plays(0, "get_that_outta_here")
    for seat in (0, 1):
        (card,) = areas(scene, seat)["cards-played"].things
        assert str(card.ref).startswith("playing:0:")


def test_what_keeps_damage_off_is_asked_when_it_is_about_to_land() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf", tokens={"evasive": 1}))
    scene.attempts(0, (1, 1, 2, 4, 6), "smack 3")
    scene.expect("react of seat 1")
    assert needless(scene)  # before the defence
    scene.passes(1)
    scene.defends(1, "missed_me")
    scene.rolls(6, 6, 6, 6, 6)
    assert needless(scene)  # her dice have fallen
    scene.passes(1)
    assert not needless(scene)


def test_dice_of_an_opponent_are_asked_about_once_an_ability_is_declared() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf", hand="so_wild", cp=2))
    scene.rolls(1, 1, 2, 4, 6)
    scene.expect("react of seat 1")
    assert needless(scene)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 3")
    assert not needless(scene)


def test_own_dice_are_asked_about_at_once() -> None:
    scene = Scene(Player("barbarian", hand="so_wild", cp=2), Player("moon_elf"))
    scene.rolls(1, 1, 2, 4, 6)
    scene.expect("react of seat 0")
    assert not needless(scene)
