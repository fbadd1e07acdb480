"""How effects are worded, statuses, companions, passive abilities."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.content.library import hero_named
from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.show.texts import card_effect
from dicewright.games.dice_throne.state import Source

from .scene import Player, Scene

BARBARIAN = Player("barbarian", hand="vegas_baby")


def used(hero: str, dice: tuple[int, ...], ability: str, foe: Player = BARBARIAN, **given: object) -> Scene:
    scene = Scene(Player(hero, hand="vegas_baby", **given), foe)  # type: ignore[arg-type]
    scene.rolls(*dice)
    skip(scene)
    scene.stops(0)
    scene.declares(0, ability)
    return scene


def skip(scene: Scene) -> None:
    while scene.asked.startswith("react"):
        scene.reply(0)


# --- the wording of effects ---


@pytest.mark.rule("DT-fx-1")
def test_roll_so_many_dice() -> None:
    """Overpower throws three of its own; the five that were rolled before do not count."""
    scene = used("barbarian", (1, 2, 3, 6, 6), "overpower")
    scene.rolls(1, 1, 2)
    scene.defends(1, None)
    assert scene.lost(1) == 4


@pytest.mark.rule("DT-fx-2")
def test_on_a_symbol_pays_once() -> None:
    scene = used("paladin", (5, 5, 1, 3, 6), "holy_light")
    scene.rolls(1, 2)
    skip(scene)
    assert scene.token(0, "crit") == 1
    scene = used("paladin", (5, 5, 1, 3, 6), "holy_light")
    scene.rolls(6, 6)
    skip(scene)
    assert scene.cp(0) == 2


@pytest.mark.rule("DT-fx-3", "DT-fx-9")
def test_times_a_symbol_pays_for_every_die_and_dice_serve_several_effects() -> None:
    """Burning Soul counts the same dice for Fire Mastery and for damage; a defence pays for every die."""
    scene = used("pyromancer", (5, 5, 5, 1, 4), "burning_soul")
    assert (scene.token(0, "fire_mastery"), scene.lost(1)) == (5, 3)
    scene = used("barbarian", (1, 1, 2, 4, 6), "smack 3")
    scene.defends(1, "thick_skin")
    scene.rolls(4, 5, 1)
    assert scene.lost(1) == 0


@pytest.mark.rule("DT-fx-4")
def test_then_is_a_break() -> None:
    """Crit Bash stuns, then deals damage: between the two a card may be played; damage still comes at the end."""
    scene = Scene(Player("barbarian", hand="getting_paid, vegas_baby"), BARBARIAN)
    scene.rolls(6, 6, 6, 6, 1)
    scene.passes(0)
    scene.stops(0)
    scene.declares(0, "crit_bash")
    scene.passes(0)
    assert (scene.token(1, "stun"), scene.g.hit) == (1, 0)
    scene.plays(0, "getting_paid")
    assert scene.lost(1) == 5


@pytest.mark.rule("DT-fx-4")
def test_then_on_a_card_is_a_break_too() -> None:
    """Warm Up!: the CP that a card brings in the break can be paid with what follows."""
    scene = Scene(Player("pyromancer", hand="warm_up, getting_paid, vegas_baby"), Player(), at="main")
    scene.plays(0, "warm_up")
    assert scene.token(0, "fire_mastery") == 1
    scene.plays(0, "getting_paid")
    scene.picks(0, 2)
    assert (scene.token(0, "fire_mastery"), scene.cp(0)) == (3, 0)


@pytest.mark.rule("DT-fx-4")
@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("pyromancer", "warm_up"),
        ("pyromancer", "fire_up"),
        ("cursed_pirate", "scurvy"),
        ("cursed_pirate", "batten_down"),
    ],
)
def test_then_is_told_as_then(hero: str, card: str) -> None:
    declared = hero_named(hero)
    words = {language: GAME.words(language) for language in ("en", "ru", "pl")}
    told = card_effect(declared, next(c for c in declared.cards if c.name == card))
    for language, then in (("en", "Then "), ("ru", "Затем "), ("pl", "Następnie ")):
        assert then in words[language].say(told)


@pytest.mark.rule("DT-fx-5")
@pytest.mark.parametrize(("dice", "undefendable"), [((1, 1, 1, 1, 2), True), ((1, 1, 1, 2, 3), False)])
def test_of_a_kind_means_numbers(dice: tuple[int, ...], undefendable: bool) -> None:
    scene = used("barbarian", dice, "smack 5", levels={"smack": 2})
    assert (scene.asked == "main of seat 0") == undefendable


@pytest.mark.rule("DT-fx-6")
@pytest.mark.parametrize(("side", "cp", "cards"), [(0, 1, 1), (1, 0, 0)])
def test_or_is_one_of_them(side: int, cp: int, cards: int) -> None:
    """Walk the Plank: steal 1 CP, or the opponent discards a card."""
    foe = Player("barbarian", hand="vegas_baby", cp=1)
    scene = used("cursed_pirate", (1, 4, 4, 6, 6), "walk_the_plank", foe)
    scene.chooses(0, side)
    assert (scene.cp(0), len(scene.hand(1))) == (cp, cards)


@pytest.mark.rule("DT-fx-7")
@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_one_steals_what_there_is(theirs: int, stolen: int) -> None:
    scene = used("cursed_pirate", (1, 4, 4, 6, 6), "walk_the_plank", Player("barbarian", hand="vegas_baby", cp=theirs))
    scene.chooses(0, 0)
    assert (scene.cp(0), scene.cp(1)) == (stolen, theirs - stolen)


@pytest.mark.rule("DT-fx-8")
def test_additionally_comes_last() -> None:
    """Meteorite: the target is chosen for Stun and damage before everybody's collateral damage is dealt."""
    scene = Scene(Player("pyromancer", hand="vegas_baby"), *[BARBARIAN] * 2, mode="king")
    scene.attempts(0, (6, 6, 6, 6, 1), "meteorite")
    scene.targets(0, 1)
    assert [scene.g.hurt[seat, Source.SPLASH] for seat in range(3)] == [0, 0, 0]
    scene.draws("six_it")
    assert (scene.health(1), scene.health(2)) == (31, 33)


@pytest.mark.rule("DT-fx-8")
@pytest.mark.parametrize(
    ("language", "additionally"), [("en", "Additionally, "), ("ru", "Дополнительно, "), ("pl", "Dodatkowo, ")]
)
def test_additionally_is_told_as_additionally(language: str, additionally: str) -> None:
    thief = hero_named("shadow_thief")
    told = card_effect(thief, next(card for card in thief.cards if card.name == "card_trick"))
    assert additionally in GAME.words(language).say(told)


# --- statuses ---


@pytest.mark.rule("DT-stat-1")
def test_gained_and_inflicted() -> None:
    scene = used("ninja", (6, 6, 6, 6, 1), "shadewalk")
    assert (scene.tokens(0), scene.tokens(1)) == ({"smoke_bomb": 1}, {"delayed_poison": 1})


@pytest.mark.rule("DT-stat-2")
def test_exactly_so_many_are_removed() -> None:
    scene = Scene(Player("barbarian", hand="get_that_outta_here", cp=1, tokens={"poison": 3}), BARBARIAN, at="main")
    scene.plays(0, "get_that_outta_here")
    assert scene.token(0, "poison") == 2


@pytest.mark.rule("DT-stat-3", "DT-int-1")
def test_a_spent_status_is_not_interrupted_but_its_dice_lie_open() -> None:
    """Evasive fails with a 3; the attacker's instants are not offered, but Tip It! on the die is."""
    scene = Scene(
        Player("barbarian", hand="getting_paid, tip_it", cp=1),
        Player("gunslinger", hand="tip_it", cp=1, tokens={"evasive": 1}),
    )
    scene.rolls(1, 1, 2, 2, 3)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "smack 5")
    skip_declared(scene)
    scene.passes(0)
    scene.uses(1, "evasive")
    assert scene.token(1, "evasive") == 0
    scene.rolls(3)
    assert scene.reactions == ["pass", "play tip_it"]
    scene.passes(0)
    scene.plays(1, "tip_it")
    scene.picks(1, (1, 2))
    scene.passes(0)
    assert scene.heard("avoided") == [{"seat": 1, "source": 0}]


def skip_declared(scene: Scene) -> None:
    while scene.asked.startswith("react") and not scene.g.activated:
        scene.reply(0)


@pytest.mark.rule("DT-stat-3")
def test_in_anybodys_turn() -> None:
    scene = Scene(Player("barbarian"), Player("monk", tokens={"cleanse": 1, "poison": 1}), at="main 2")
    scene.uses(1, "cleanse")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-stat-4")
def test_a_persistent_status_stays() -> None:
    scene = Scene(Player("barbarian", tokens={"burn": 1, "poison": 1}), BARBARIAN, at="turn")
    scene.orders(0, "burn")
    assert scene.tokens(0) == {"burn": 1, "poison": 1}


@pytest.mark.rule("DT-stat-5")
def test_above_the_limit_tokens_are_lost() -> None:
    scene = used("pyromancer", (5, 5, 5, 5, 4), "burning_soul", tokens={"fire_mastery": 4})
    assert scene.token(0, "fire_mastery") == 5


@pytest.mark.rule("DT-stat-5", "DT-status-synth")
def test_seven_synth_at_most() -> None:
    scene = used("artificer", (1, 2, 4, 4, 5), "eureka", tokens={"synth": 6})
    skip(scene)
    scene.defends(1, None)
    skip(scene)
    assert scene.token(0, "synth") == 7


@pytest.mark.rule("DT-stat-6")
def test_a_raised_limit_is_for_this_hero() -> None:
    scene = used("monk", (6, 6, 6, 6, 1), "lotus_strike", tokens={"chi": 3})
    assert (scene.token(0, "chi"), scene.g.raised[0], scene.g.raised[1]) == (6, 1, 0)


@pytest.mark.rule("DT-stat-7")
def test_a_unique_status_has_rules_of_its_own() -> None:
    """No card removes or moves a Blessing or a doubloon."""
    scene = Scene(
        Player("paladin", hand="get_that_outta_here, transference", cp=5, tokens={"blessing_of_divinity": 1}),
        Player("barbarian", tokens={"cursed_doubloon": 2}),
        at="main",
    )
    assert not [option for option in scene.main_options if option.startswith("play")]


@pytest.mark.rule("DT-stat-8")
def test_a_token_moves_only_where_there_is_room() -> None:
    tokens = {"burn": 1}
    scene = Scene(
        Player("barbarian", hand="transference", cp=2, tokens=tokens), Player("barbarian", tokens=tokens), at="main"
    )
    assert "play transference" not in scene.main_options


@pytest.mark.rule("DT-stat-9", "DT-status-powder-keg")
def test_a_keg_moved_onto_a_keg() -> None:
    keg = {"powder_keg": 1}
    scene = Scene(
        Player("barbarian", hand="transference, vegas_baby", cp=2, tokens=keg),
        Player("barbarian", tokens=keg),
        at="main",
    )
    scene.plays(0, "transference")
    scene.picks(0, (0, "powder_keg"))
    assert (scene.tokens(0), scene.tokens(1), scene.lost(1)) == ({}, keg, 3)


@pytest.mark.rule("DT-stat-10", "DT-king-7")
def test_what_a_defeated_player_inflicted_stays() -> None:
    scene = Scene(BARBARIAN, Player("shadow_thief", health=3), Player("barbarian", tokens={"poison": 2}), mode="king")
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.targets(0, 1)
    scene.defends(1, None)
    assert (list(scene.g.out), scene.token(2, "poison")) == ([0, 1, 0], 2)
    scene.expect("main of seat 0")


# --- companions and passive abilities ---


@pytest.mark.rule("DT-comp-1")
def test_no_card_for_statuses_touches_a_companion() -> None:
    scene = Scene(
        Player("huntress", hand="what_status_effects, get_that_outta_here", cp=9),
        Player("treant", tokens={"dryad": 1}),
        at="main",
    )
    before = scene.tokens(0)
    assert "play get_that_outta_here" not in scene.main_options
    scene.plays(0, "what_status_effects")
    scene.picks(0, 1)
    assert (scene.tokens(0), scene.tokens(1)) == (before, {"dryad": 1})


@pytest.mark.rule("DT-passive-1")
def test_a_passive_ability_needs_no_roll() -> None:
    scene = Scene(Player("gunslinger"), BARBARIAN, at="turn")
    assert scene.token(0, "reload") == 1
    scene = Scene(Player("paladin", cp=3), BARBARIAN, at="main")
    scene.uses(0, "tithe_draw")
    scene.draws("vegas_baby")
    assert (scene.hand(0), scene.cp(0)) == (["vegas_baby"], 0)


@pytest.mark.rule("DT-passive-2")
def test_a_skipped_phase_is_not_one_without_attack() -> None:
    scene = Scene(
        Player("barbarian", hand="vegas_baby", tokens={"knockdown": 1}), Player("cursed_pirate", side="cursed")
    )
    scene.expect("main of seat 0")
    assert scene.token(0, "powder_keg") == 0
