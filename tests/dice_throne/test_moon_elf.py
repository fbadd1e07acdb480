"""The Moon Elf: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, play_out, strike
from .scene import Player, Scene

ELF = "moon_elf"
MOONLIGHT = {"blind": 1, "entangle": 1, "targeted": 1}

CASES = [
    Case(1, "longbow 3", (1, 2, 3, 6, 6), 4),
    Case(1, "longbow 4", (1, 2, 3, 1, 6), 5),
    Case(1, "longbow 5", (1, 1, 1, 1, 1), 7),
    Case(2, "longbow 3", (1, 2, 3, 6, 6), 4),
    Case(2, "longbow 4", (1, 1, 1, 2, 6), 6),
    Case(2, "longbow 5", (1, 1, 1, 1, 3), 8, theirs={"entangle": 1}),
    Case(3, "longbow 3", (1, 2, 3, 6, 6), 5),
    Case(3, "longbow 4", (1, 1, 1, 2, 6), 7, theirs={"entangle": 1}),
    Case(3, "longbow 5", (1, 2, 3, 1, 2), 9),
    Case(1, "demising_shot", (1, 2, 3, 6, 6), 4 + 2, theirs={"targeted": 1}),
    Case(2, "demising_shot", (1, 2, 3, 6, 6), 6 + 2, theirs={"targeted": 1}),
    Case(2, "focus", (1, 2, 4, 6, 4), theirs={"targeted": 1, "entangle": 1}),
    Case(1, "covered_shot", (1, 2, 4, 4, 5), 7, mine={"evasive": 1}),
    Case(2, "covered_shot", (1, 2, 4, 4, 5), 9, mine={"evasive": 1}),
    Case(
        2, "evasive_action", (6, 6, 4, 4, 5), 2, defendable=False, mine={"evasive": 1}, script=lambda s: s.picks(0, 0)
    ),
    Case(
        1, "exploding_arrow", (1, 6, 6, 6, 4), 3 + 2 + 1, theirs={"blind": 1}, script=lambda s: s.rolls(1, 3, 4, 6, 6)
    ),
    Case(
        2, "exploding_arrow", (1, 6, 6, 6, 4), 3 + 4 + 1, theirs={"blind": 1}, script=lambda s: s.rolls(1, 3, 4, 6, 6)
    ),
    Case(
        3,
        "exploding_arrow",
        (1, 6, 6, 6, 4),
        3 + 4 + 1,
        theirs={"blind": 1, "entangle": 1},
        script=lambda s: s.rolls(1, 3, 4, 6, 6),
    ),
    Case(1, "entangling_shot", (1, 2, 3, 4, 4), 7, theirs={"entangle": 1}),
    Case(2, "entangling_shot", (3, 4, 5, 6, 6), 9, theirs={"entangle": 1}),
    Case(1, "eclipse", (6, 6, 6, 6, 4), 7 + 2, theirs=MOONLIGHT),
    Case(2, "eclipse", (6, 6, 6, 6, 4), 9 + 2, theirs=MOONLIGHT),
    Case(2, "moon_shadow", (6, 6, 6, 4, 4), mine={"evasive": 1}, theirs=MOONLIGHT),
    Case(1, "blinding_shot", (1, 2, 3, 4, 5), 8, mine={"evasive": 1}, theirs={"blind": 1}),
    Case(2, "blinding_shot", (2, 3, 4, 5, 6), 10, mine={"evasive": 1}, theirs={"blind": 1}),
    Case(2, "lunar_blessing", (1, 4, 5, 6, 6), mine={"evasive": 3}, theirs={"entangle": 1}),
    Case(1, "lunar_eclipse", (6, 6, 6, 6, 6), 12 + 2, defendable=False, mine={"evasive": 1}, theirs=MOONLIGHT),
]


@pytest.mark.rule("DT-hero-moon-elf")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(ELF, case)


def test_evasive_action_covers_whom_one_chooses() -> None:
    scene = strike(ELF, "evasive_action", (6, 6, 4, 4, 5), level=2)
    scene.picks(0, 1)
    scene.uses(1, "evasive")  # and he may use it at once
    scene.rolls(2)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1)) == (0, {}, {})


@pytest.mark.parametrize(("cp", "left"), [(5, 3), (1, 0)])
def test_the_moons_of_exploding_arrow_take_cp(cp: int, left: int) -> None:
    scene = strike(ELF, "exploding_arrow", (1, 6, 6, 6, 4), foe=Player(cp=cp))
    scene.rolls(6, 6, 1, 1, 1)
    assert scene.cp(1) == left


def test_nobody_answers_lunar_eclipse() -> None:
    """DT-ult-1: not even with Evasive, which avoids no ultimate."""
    scene = strike(ELF, "lunar_eclipse", (6, 6, 6, 6, 6), foe=Player(tokens={"evasive": 3}, hand="not_this_time", cp=5))
    scene.expect("main of seat 0")
    assert scene.lost(1) == 14


# --- the defence ---


@pytest.mark.rule("DT-hero-moon-elf")
@pytest.mark.parametrize(
    ("level", "dice", "taken", "dealt"),
    [
        (1, (4, 5, 6, 6, 1), SMACK // 2, 0),
        (1, (4, 5, 4, 4, 6), SMACK // 2, 0),  # four feet do not halve twice
        (1, (4, 1, 2, 3, 6), SMACK, 1),  # one arrow of three is left over
        (1, (1, 2, 3, 1, 4), SMACK, 2),
        (2, (4, 5, 1, 2, 3), SMACK // 2, 3),
        (2, (1, 1, 1, 1, 1), SMACK, 5),
    ],
)
def test_missed_me(level: int, dice: tuple[int, ...], taken: int, dealt: int) -> None:
    scene = attacked(ELF, "missed_me", level)
    scene.defends(0, "missed_me")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (taken, dealt)


# --- statuses ---


@pytest.mark.rule("DT-status-evasive")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, SMACK), (6, SMACK)])
def test_evasive_avoids_the_attack_even_after_the_defence(die: int, taken: int) -> None:
    scene = attacked(ELF, tokens={"evasive": 1})
    scene.passes(0)
    scene.defends(0, "missed_me")
    scene.rolls(6, 6, 6, 6, 6)
    scene.uses(0, "evasive")
    scene.rolls(die)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "evasive")) == (taken, 0)


@pytest.mark.rule("DT-status-evasive")
def test_several_evasive_may_be_spent_one_after_another() -> None:
    scene = attacked(ELF, tokens={"evasive": 3})
    for die in (6, 5, 1):
        scene.uses(0, "evasive")
        scene.rolls(die)
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (0, {})


@pytest.mark.rule("DT-status-evasive")
def test_one_evasive_avoids_all_damage_of_the_upkeep() -> None:
    scene = Scene(Player(ELF, tokens={"evasive": 1, "burn": 1, "poison": 2}), Player("pyromancer"), at="turn")
    scene.orders(0, "burn")
    scene.uses(0, "evasive")
    scene.rolls(1)
    scene.draws("tip_it")
    assert scene.lost(0) == 0


@pytest.mark.rule("DT-status-evasive")
def test_the_evasive_die_may_be_altered() -> None:
    scene = attacked(ELF, tokens={"evasive": 1}, hand="samesies, six_it, so_wild", cp=2)
    scene.passes(0)
    scene.defends(0, None)
    scene.uses(0, "evasive")
    scene.rolls(3)
    scene.plays(0, "so_wild")
    scene.picks(0, (1, 2))
    scene.expect("main of seat 1")
    assert scene.lost(0) == 0


@pytest.mark.rule("DT-status-evasive")
def test_three_evasive_at_most() -> None:
    scene = Scene(Player(ELF, hand="evade", cp=1, tokens={"evasive": 3}), Player(), at="main")
    scene.plays(0, "evade")
    scene.picks(0, 0)
    assert scene.token(0, "evasive") == 3


@pytest.mark.rule("DT-status-blind")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, SMACK), (6, SMACK)])
def test_blind(die: int, taken: int) -> None:
    scene = Scene(Player(ELF), Player(hand=KEPT, tokens={"blind": 1}), at="offense", active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.rolls(die)
    if taken:
        scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(1)) == (taken, {})


@pytest.mark.rule("DT-status-blind")
def test_a_blind_hero_gains_nothing_for_himself_either() -> None:
    scene = strike(ELF, "covered_shot", (1, 2, 4, 4, 5), tokens={"blind": 1})
    scene.rolls(1)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (0, {})


@pytest.mark.rule("DT-status-blind")
def test_blind_goes_even_when_nothing_is_declared() -> None:
    scene = Scene(Player(ELF, hand=KEPT, tokens={"blind": 1}), BARBARIAN, at="offense")
    scene.rolls(1, 2, 4, 4, 6)
    scene.stops(0)  # there is nothing to declare
    scene.expect("main of seat 0")
    assert scene.tokens(0) == {}


@pytest.mark.rule("DT-status-blind")
def test_an_ultimate_ignores_blind() -> None:
    scene = strike(ELF, "lunar_eclipse", (6, 6, 6, 6, 6), tokens={"blind": 1})
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (14, {"evasive": 1})


@pytest.mark.rule("DT-status-blind", "DT-status-blinding-light")
@pytest.mark.parametrize(("blinding", "blind", "taken"), [(4, 3, 7), (2, 3, 3), (4, 1, 0), (1, 6, 0)])
def test_blind_and_blinding_light_together(blinding: int, blind: int, taken: int) -> None:
    elf = Player(ELF, tokens={"blind": 1, "blinding_light": 1}, hand=KEPT)
    scene = Scene(elf, Player("seraph", hand=KEPT))
    scene.attempts(0, (1, 1, 1, 1, 1), "longbow 5")
    scene.rolls(blinding, blind)
    if taken:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (taken, {})


@pytest.mark.rule("DT-status-entangle")
def test_an_entangled_hero_has_two_attempts() -> None:
    scene = Scene(Player(ELF), Player(hand=KEPT, tokens={"entangle": 1}), at="offense", active=1)
    scene.rolls(4, 4, 5, 6, 6)
    scene.rerolls(1, 1)
    scene.rolls(5)  # there is no third attempt
    scene.declares(1, None)
    scene.expect("main of seat 1")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-status-entangle")
def test_entangle_counts_for_the_next_offensive_roll_phase_alone() -> None:
    """Inflicted in the second main phase of the Moon Elf, it is gone after the opponent's roll phase."""
    scene = Scene(Player(ELF, hand="moon_magic", cp=4), Player(), at="main 2")
    scene.plays(0, "moon_magic")
    scene.draws("vegas_baby")
    scene.ends(1)
    scene.rolls(4, 4, 4, 6, 6)
    scene.rerolls(1, 1)
    scene.rolls(5)
    scene.declares(1, None)
    scene.expect("main of seat 1")
    assert scene.tokens(1) == {"targeted": 1}


@pytest.mark.rule("DT-status-targeted")
def test_targeted_adds_two_and_stays() -> None:
    scene = strike(ELF, "longbow 3", (1, 2, 3, 6, 6), foe=Player(tokens={"targeted": 1}))
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(1, "targeted")) == (4 + 2, 1)


@pytest.mark.rule("DT-status-targeted")
def test_targeted_removed_before_the_damage_adds_nothing() -> None:
    scene = strike(ELF, "longbow 3", (1, 2, 3, 6, 6), foe=Player(tokens={"targeted": 1}, hand="buh_bye", cp=2))
    scene.plays(1, "buh_bye")
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(1)) == (4, {})


@pytest.mark.rule("DT-stat-5")
def test_each_negative_status_once() -> None:
    scene = strike(ELF, "moon_shadow", (6, 6, 6, 4, 4), level=2, foe=Player(tokens=MOONLIGHT))
    assert scene.tokens(1) == MOONLIGHT


# --- cards ---


def test_moon_magic() -> None:
    scene = Scene(Player(ELF, hand="moon_magic", cp=4), Player(), at="main")
    scene.plays(0, "moon_magic")
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, {"evasive": 1}, MOONLIGHT)


@pytest.mark.parametrize(
    ("die", "added", "theirs"), [(1, 2, {}), (3, 2, {}), (4, 0, {"entangle": 1}), (6, 0, {"blind": 1})]
)
def test_take_that(die: int, added: int, theirs: dict[str, int]) -> None:
    scene = strike(ELF, "longbow 3", (1, 2, 3, 6, 6), hand="take_that")
    scene.plays(0, "take_that")
    scene.rolls(die)
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(1)) == (4 + added, theirs)


def test_volley_after_the_defence() -> None:
    scene = strike(ELF, "longbow 3", (1, 2, 3, 6, 6), hand="volley", cp=1)
    scene.passes(0)
    scene.defends(1, None)
    scene.plays(0, "volley")
    scene.rolls(1, 2, 3, 4, 6)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1), scene.tokens(1)) == (0, 4 + 3, {"entangle": 1})


def test_evade_in_the_middle_of_an_attack() -> None:
    scene = attacked(ELF, hand="evade", cp=1)
    scene.plays(0, "evade")
    scene.picks(0, 0)
    scene.uses(0, "evasive")
    scene.rolls(1)
    scene.defends(0, None)
    assert (scene.cp(0), scene.lost(0)) == (0, 0)


@pytest.mark.parametrize(("die", "theirs"), [(6, MOONLIGHT), (1, {}), (5, {})])
def test_lunar_umbra(die: int, theirs: dict[str, int]) -> None:
    scene = Scene(Player(ELF, hand="lunar_umbra", deck="tip_it"), Player(), at="main", promo="yes")
    scene.plays(0, "lunar_umbra")
    scene.rolls(die)
    if not theirs:
        assert scene.hand(0) == ["tip_it"]
    assert (scene.cp(0), scene.tokens(1)) == (0, theirs)
