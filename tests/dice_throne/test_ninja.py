"""The Ninja: every ability at every level, every status, every card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, attempt, let_be, play_out, strike
from .scene import Player, Scene

NINJA = "ninja"


def rolls(*faces: int, again: Mapping[int, int] | None = None) -> Callable[[Scene], None]:
    """Dice of an ability, and those rolled again: their places and what they show then."""

    def script(scene: Scene) -> None:
        scene.rolls(*faces)
        if again is not None:
            scene.rerolls(0, *again)
            scene.rolls(*again.values())

    return script


CASES = [
    Case(1, "slash 3", (1, 2, 3, 6, 6), 5),
    Case(1, "slash 4", (1, 1, 1, 2, 6), 6),
    Case(1, "slash 5", (1, 1, 1, 1, 1), 7),
    Case(2, "slash 3", (1, 2, 3, 6, 6), 4),
    Case(2, "slash 4", (1, 1, 1, 2, 6), 6, mine={"ninjutsu": 1}),
    Case(2, "slash 5", (1, 1, 2, 2, 3), 8),
    Case(1, "walk_the_line", (4, 4, 5, 5, 6), 7, script=rolls(6, 1)),
    Case(1, "walk_the_line", (4, 4, 5, 5, 6), 6, defendable=False, script=rolls(5, 1)),
    Case(2, "walk_the_line", (4, 4, 5, 5, 6), 12, script=rolls(6, 2, again={2: 6})),
    Case(2, "walk_the_line", (4, 4, 5, 5, 6), 3, defendable=False, script=rolls(2, 1, again={})),
    Case(2, "tip_of_the_blade", (4, 4, 5, 1, 6), 4, defendable=False, script=rolls(4)),
    Case(1, "death_blossom", (1, 2, 3, 4, 5), 1 + 1 + 2 + 2 + 2, script=rolls(1, 3, 4, 5, 5)),
    Case(1, "death_blossom", (1, 2, 3, 4, 5), 1 + 2, defendable=False, script=rolls(1, 4, 6, 6, 6)),
    Case(2, "death_blossom", (1, 2, 3, 4, 5), 1 + 1 + 2 + 2 + 2, script=rolls(1, 3, 4, 5, 5, again={})),
    Case(
        2,
        "death_blossom",
        (1, 2, 3, 4, 5),
        1 + 2 + 2,
        defendable=False,
        theirs={"delayed_poison": 1},
        script=rolls(1, 1, 3, 4, 6, again={1: 6, 2: 5}),
    ),
    Case(
        1,
        "smoke_screen",
        (1, 4, 5, 6, 6),
        mine={"smoke_bomb": 1, "ninjutsu": 2},
        theirs={"delayed_poison": 1},
        script=lambda s: s.picks(0, 0),
    ),
    Case(
        2,
        "smoke_screen",
        (1, 4, 5, 6, 6),
        mine={"smoke_bomb": 1, "ninjutsu": 3},
        theirs={"delayed_poison": 1},
        script=lambda s: s.picks(0, 0),
    ),
    Case(2, "kuji_kiri", (4, 4, 5, 6, 6), 4 + 4, defendable=False),
    Case(1, "poison_blade", (1, 2, 3, 4, 6), 5, theirs={"delayed_poison": 1}),
    Case(2, "poison_blade", (1, 2, 3, 4, 6), 5, theirs={"delayed_poison": 1}, script=rolls(3)),
    Case(2, "poison_blade", (1, 2, 3, 4, 6), 5, theirs={"delayed_poison": 2}, script=rolls(4)),
    Case(2, "poison_blade", (1, 2, 3, 4, 6), 5, theirs={"delayed_poison": 2}, script=rolls(6)),
    Case(1, "shadewalk", (6, 6, 6, 6, 1), 6, defendable=False, mine={"smoke_bomb": 1}, theirs={"delayed_poison": 1}),
    Case(2, "shadewalk", (6, 6, 6, 6, 1), 5, defendable=False, mine={"smoke_bomb": 1}, theirs={"delayed_poison": 2}),
    Case(2, "jugulate", (6, 6, 6, 1, 1), mine={"ninjutsu": 3}, theirs={"delayed_poison": 1}),
    Case(1, "shadow_fang", (1, 2, 3, 4, 5), 8, mine={"ninjutsu": 2}),
    Case(2, "shadow_fang", (2, 3, 4, 5, 6), 8, mine={"ninjutsu": 2, "smoke_bomb": 1}),
    Case(2, "misdirect", (1, 2, 6, 6, 4), 2, defendable=False, mine={"smoke_bomb": 1}),
    Case(1, "assassinate", (6, 6, 6, 6, 6), 10, defendable=False, mine={"smoke_bomb": 1}, theirs={"delayed_poison": 2}),
]


@pytest.mark.rule("DT-hero-ninja")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(NINJA, case)


@pytest.mark.rule("DT-hero-ninja")
def test_a_death_blossom_of_masks_alone_is_no_attack() -> None:
    scene = strike(NINJA, "death_blossom", (1, 2, 3, 4, 5))
    scene.rolls(6, 6, 6, 6, 6)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 0


@pytest.mark.rule("DT-hero-ninja")
def test_up_to_two_different_dice_of_death_blossom_ii_are_rolled_again() -> None:
    """They are chosen together, so each is rolled again once."""
    scene = strike(NINJA, "death_blossom", (1, 2, 3, 4, 5), level=2)
    scene.rolls(1, 1, 1, 1, 1)
    assert scene.g.options == 1 + 5 + 10
    scene.rerolls(0, 3, 5)
    scene.rolls(4, 5)
    scene.defends(1, None)
    assert scene.lost(1) == 3 + 4


@pytest.mark.rule("DT-hero-ninja")
def test_smoke_screen_hides_whom_one_chooses() -> None:
    scene = strike(NINJA, "smoke_screen", (1, 4, 5, 6, 6))
    scene.picks(0, 1)
    assert (scene.tokens(0), scene.tokens(1)) == ({}, {"smoke_bomb": 1, "ninjutsu": 2, "delayed_poison": 1})


@pytest.mark.rule("DT-hero-ninja")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 3), (3, 3)])
def test_assassinate_poisons_two_opponents_or_one_twice(first: int, second: int) -> None:
    scene = Scene(Player(NINJA, hand=KEPT), Player(), Player(), Player(), mode="teams")
    scene.attempts(0, (6, 6, 6, 6, 6), "assassinate")
    scene.picks(0, first, second)
    scene.rolls(1)
    poisons = [scene.token(seat, "delayed_poison") for seat in (1, 3)]
    assert poisons == [(first == 1) + (second == 1), (first == 3) + (second == 3)]
    assert scene.health(1) == 50 - 10


# --- the defence ---


@pytest.mark.rule("DT-hero-ninja")
@pytest.mark.parametrize(
    ("level", "dice", "dealt", "smoke"),
    [
        (1, (1, 2, 3), 1, 0),
        (1, (1, 4, 5), 1 + 2, 0),
        (1, (6, 6, 6), 0, 1),
        (1, (6, 6, 4), 2, 1),
        (2, (1, 2, 3), 3, 0),
        (2, (1, 4, 5), 1 + 2, 0),
        (2, (6, 6, 4), 2, 1),
    ],
)
def test_shade_shift(level: int, dice: tuple[int, ...], dealt: int, smoke: int) -> None:
    scene = attacked(NINJA, "shade_shift", level)
    scene.defends(0, "shade_shift")
    scene.rolls(*dice)
    scene.rerolls(0)
    let_be(scene)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.token(0, "smoke_bomb")) == (SMACK, dealt, smoke)


@pytest.mark.rule("DT-hero-ninja")
@pytest.mark.parametrize(("level", "again", "dealt"), [(1, {1: 4}, 2), (2, {1: 4, 2: 1}, 2 + 1)])
def test_dice_of_shade_shift_may_be_rolled_again(level: int, again: dict[int, int], dealt: int) -> None:
    scene = attacked(NINJA, "shade_shift", level)
    scene.defends(0, "shade_shift")
    scene.rolls(6, 6, 5)
    scene.rerolls(0, *again)
    scene.rolls(*again.values())
    scene.expect("main of seat 1")
    assert (scene.lost(1), scene.tokens(0)) == (dealt, {})


# --- statuses ---


@pytest.mark.rule("DT-status-ninjutsu")
@pytest.mark.parametrize(("die", "option", "added", "theirs"), [
    (1, None, 1, {}),
    (3, None, 1, {}),
    (4, None, 2, {}),
    (5, None, 2, {}),
    (6, 0, 2, {}),
    (6, 1, 0, {"delayed_poison": 1}),
    (6, 2, 0, {}),
])  # fmt: skip
def test_ninjutsu(die: int, option: int | None, added: int, theirs: dict[str, int]) -> None:
    scene = strike(NINJA, "slash 3", (1, 2, 3, 6, 6), tokens={"ninjutsu": 1})
    scene.uses(0, "ninjutsu")
    scene.rolls(die)
    if option is not None:
        scene.chooses(0, option)
    if option != 2:  # it became undefendable
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1)) == (5 + added, {}, theirs)


@pytest.mark.rule("DT-status-ninjutsu")
def test_after_the_defence_no_attack_becomes_undefendable() -> None:
    scene = strike(NINJA, "slash 3", (1, 2, 3, 6, 6), tokens={"ninjutsu": 2})
    scene.passes(0)
    scene.defends(1, None)
    scene.uses(0, "ninjutsu")
    scene.rolls(6)
    assert scene.g.options == 2
    scene.chooses(0, 0)
    scene.uses(0, "ninjutsu")  # one token after the other
    scene.rolls(4)
    assert scene.lost(1) == 5 + 2 + 2


@pytest.mark.rule("DT-status-ninjutsu")
@pytest.mark.parametrize("use", ["tip_of_the_blade", "kuji_kiri"])
def test_ninjutsu_adds_nothing_to_pure_damage(use: str) -> None:
    scene = strike(NINJA, use, (4, 4, 5, 6, 6), level=2, tokens={"ninjutsu": 3}, hand="throwing_stars", cp=1)
    if use == "tip_of_the_blade":
        scene.rolls(5)
    scene.expect("main of seat 0")
    assert scene.token(0, "ninjutsu") == 3


@pytest.mark.rule("DT-status-ninjutsu")
def test_the_ninjutsu_die_may_be_altered() -> None:
    scene = strike(NINJA, "slash 3", (1, 2, 3, 6, 6), tokens={"ninjutsu": 1}, hand="six_it", cp=1)
    scene.uses(0, "ninjutsu")
    scene.rolls(1)
    scene.plays(0, "six_it")
    scene.chooses(0, 0)
    scene.defends(1, None)
    assert scene.lost(1) == 5 + 2


@pytest.mark.rule("DT-status-smoke-bomb")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (3, 0), (4, SMACK), (6, SMACK)])
def test_smoke_bomb(die: int, taken: int) -> None:
    scene = attacked(NINJA, tokens={"smoke_bomb": 1})
    scene.passes(0)
    scene.defends(0, None)
    scene.uses(0, "smoke_bomb")
    scene.rolls(die)
    assert (scene.lost(0), scene.tokens(0)) == (taken, {})


@pytest.mark.rule("DT-status-smoke-bomb", "DT-ult-1")
def test_no_smoke_bomb_avoids_an_ultimate() -> None:
    scene = strike(NINJA, "assassinate", (6, 6, 6, 6, 6), foe=Player(hand=KEPT, tokens={"smoke_bomb": 1}))
    scene.expect("main of seat 0")
    assert scene.lost(1) == 10


@pytest.mark.rule("DT-status-smoke-bomb", "DT-status-delayed-poison")
def test_one_smoke_bomb_avoids_two_delayed_poisons() -> None:
    scene = Scene(Player(NINJA, tokens={"smoke_bomb": 1, "delayed_poison": 2}), BARBARIAN, at="discard")
    scene.uses(0, "smoke_bomb")
    scene.rolls(2)
    assert (scene.lost(0), scene.tokens(0)) == (0, {})


@pytest.mark.rule("DT-status-delayed-poison")
@pytest.mark.parametrize("n", [1, 2])
def test_delayed_poison_at_the_end_of_the_turn(n: int) -> None:
    """No roll phase card stops it then."""
    scene = Scene(
        Player(NINJA, hand=KEPT),
        Player(hand="not_this_time", cp=5, tokens={"delayed_poison": n}),
        at="main 2",
        active=1,
    )
    assert scene.lost(1) == 0
    scene.ends(1)
    scene.draws("tip_it")
    assert (scene.lost(1), scene.tokens(1)) == (3 * n, {})


@pytest.mark.rule("DT-stat-5")
def test_stack_limits() -> None:
    scene = Scene(Player(NINJA, tokens={"ninjutsu": 2, "smoke_bomb": 1}, levels={"smoke_screen": 2}, hand=KEPT), Player(
        hand=KEPT, tokens={"delayed_poison": 2}
    ))  # fmt: skip
    attempt(scene, 0, (1, 4, 5, 6, 6), "smoke_screen")
    scene.picks(0, 0)
    assert (scene.tokens(0), scene.tokens(1)) == ({"ninjutsu": 3, "smoke_bomb": 1}, {"delayed_poison": 2})


# --- cards ---


def test_poison_dart() -> None:
    scene = Scene(Player(NINJA, hand=f"poison_dart, {KEPT}", cp=2), BARBARIAN, at="main")
    scene.plays(0, "poison_dart")
    assert (scene.cp(0), scene.tokens(1)) == (0, {"delayed_poison": 1})


def test_throwing_stars() -> None:
    scene = strike(NINJA, "slash 3", (1, 2, 3, 6, 6), hand="throwing_stars", cp=1)
    scene.plays(0, "throwing_stars")
    scene.rolls(4, 5, 1, 1, 6)
    scene.rerolls(0, 3, 4, 5)
    scene.rolls(4, 4, 1)
    scene.defends(1, None)
    assert (scene.cp(0), scene.lost(1)) == (0, 5 + 4)


def test_fan_of_knives() -> None:
    scene = Scene(Player(NINJA, hand=f"fan_of_knives, {KEPT}", cp=2), BARBARIAN, at="main")
    scene.plays(0, "fan_of_knives")
    assert (scene.cp(0), scene.lost(1)) == (0, 3)


def test_fan_of_knives_on_several() -> None:
    scene = Scene(Player(NINJA, hand=f"fan_of_knives, {KEPT}", cp=2), Player(), Player(), at="main", mode="king")
    scene.plays(0, "fan_of_knives")
    scene.picks(0, 1, 2, 1)
    assert [scene.lost(seat) for seat in range(3)] == [0, 2, 1]


def test_smoke_offering_costs_another_card() -> None:
    scene = attacked(NINJA, hand=f"smoke_offering, {KEPT}, poison_dart")
    scene.plays(0, "smoke_offering")
    scene.discards(0, "poison_dart")
    scene.picks(0, 0)
    assert (scene.hand(0), scene.tokens(0)) == ([KEPT], {"smoke_bomb": 1})


def test_train() -> None:
    scene = Scene(Player(NINJA, hand=f"train, {KEPT}"), BARBARIAN, at="main")
    scene.plays(0, "train")
    assert scene.tokens(0) == {"ninjutsu": 1}


@pytest.mark.parametrize(("die", "taken", "smoke"), [(1, SMACK - 1, 0), (4, SMACK - 2, 0), (6, SMACK, 1)])
def test_escape(die: int, taken: int, smoke: int) -> None:
    scene = attacked(NINJA, hand="escape")
    scene.plays(0, "escape")
    scene.rolls(die)
    let_be(scene)
    scene.defends(0, None)
    let_be(scene)
    assert (scene.lost(0), scene.token(0, "smoke_bomb")) == (taken, smoke)


def test_escape_only_after_being_attacked() -> None:
    scene = strike(NINJA, "slash 3", (1, 2, 3, 6, 6), hand="escape")
    scene.defends(1, None)
    scene.expect("main of seat 0")


@pytest.mark.parametrize(("die", "mine"), [(6, {"smoke_bomb": 1, "ninjutsu": 2}), (2, {}), (5, {})])
def test_dojo(die: int, mine: dict[str, int]) -> None:
    scene = Scene(Player(NINJA, hand="dojo", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "dojo")
    scene.rolls(die)
    if not mine:
        assert scene.hand(0) == [KEPT]
    assert scene.tokens(0) == mine
