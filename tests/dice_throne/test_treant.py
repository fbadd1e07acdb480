"""The Treant: every ability at every level, every status, the spirits, every card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, acts, attacked, attempt, let_be, play_out, strike
from .scene import Player, Scene

TREANT = "treant"
VINE = {"barbed_vine": 1}


def grows(*spirits: str, rolls: tuple[int, ...] = ()) -> Callable[[Scene], None]:
    """Dice of the ability, then its growth."""

    def script(scene: Scene) -> None:
        scene.rolls(*rolls)
        scene.grows(0, *spirits)

    return script


def tends(*spirits: str) -> Callable[[Scene], None]:
    def script(scene: Scene) -> None:
        scene.draws("cultivate")
        scene.grows(0, *spirits)
        scene.picks(0, 0)

    return script


# A first growth is always a seedling, and so is what follows a lone Dryad: only the others are asked for.
CASES = [
    Case(1, "splinter 3", (1, 2, 3, 6, 6), 5),
    Case(1, "splinter 4", (1, 1, 1, 2, 6), 6),
    Case(1, "splinter 5", (1, 1, 1, 1, 1), 7),
    Case(
        1,
        "splinter 3",
        (1, 2, 3, 6, 6),
        5,
        before={"seedling": 1, "sapling": 1},
        mine={"sapling": 1},
        theirs=VINE,
        script=acts(lambda s: s.picks(0, 1), lambda s: s.fells(0, "seedling")),
    ),
    Case(
        1,
        "splinter 3",
        (1, 2, 3, 6, 6),
        5,
        before={"dryad": 1},
        mine={"dryad": 1},
        script=lambda s: s.picks(0, 0),
    ),
    Case(2, "splinter 3", (1, 2, 3, 6, 6), 5, theirs=VINE),
    Case(2, "splinter 4", (1, 1, 1, 2, 6), 6, theirs=VINE),
    Case(2, "splinter 5", (1, 1, 1, 1, 1), 7, theirs=VINE),
    Case(3, "splinter 3", (1, 2, 3, 6, 6), 5, theirs=VINE),
    Case(3, "splinter 4", (1, 1, 1, 2, 6), 6, mine={"seedling": 1}, theirs=VINE),
    Case(3, "splinter 5", (1, 1, 2, 2, 3), 7, theirs=VINE),
    Case(
        1,
        "tend",
        (4, 5, 6, 6, 1),
        mine={"sapling": 1, "seedling": 1, "wellspring": 1},
        theirs=VINE,
        script=tends("sapling", "seedling"),
    ),
    Case(
        2,
        "tend",
        (4, 5, 6, 6, 1),
        mine={"dryad": 1, "seedling": 1, "wellspring": 1},
        theirs=VINE,
        script=tends("sapling", "dryad"),
    ),
    Case(
        2,
        "cultivate",
        (1, 2, 6, 6, 4),
        mine={"dryad": 1, "sapling": 1, "seedling": 1},
        script=grows("sapling", "dryad", "sapling"),
    ),
    Case(1, "overgrowth", (1, 2, 4, 4, 5), 2),
    Case(2, "overgrowth", (1, 2, 4, 4, 5), 4),
    Case(
        2,
        "plant",
        (1, 4, 4, 6, 6),
        mine={"seedling": 3},
        script=grows("seedling", "seedling"),
    ),
    Case(1, "vengeful_vines", (1, 2, 3, 4, 6), 7, theirs=VINE),
    Case(2, "vengeful_vines", (1, 2, 3, 4, 6), 8, theirs=VINE),
    Case(
        2,
        "bitterroot",
        (4, 4, 5, 6, 6),
        6,
        defendable=False,
        before={"seedling": 3, "sapling": 2, "dryad": 1},
        mine={"seedling": 3, "sapling": 2, "dryad": 1},
    ),
    Case(2, "bitterroot", (4, 4, 5, 6, 6), 0),  # no spirits, no attack
    Case(1, "call_of_the_wild", (1, 2, 3, 4, 5), 8 + 4, script=lambda s: s.rolls(1, 2, 3, 3)),
    Case(
        1,
        "call_of_the_wild",
        (1, 2, 3, 4, 5),
        8,
        mine={"wellspring": 1, "sapling": 1},
        script=grows("sapling", rolls=(4, 5, 6, 6)),
    ),
    Case(
        2,
        "call_of_the_wild",
        (2, 3, 4, 5, 6),
        8 + 3,
        mine={"wellspring": 1, "seedling": 1},
        script=lambda s: s.rolls(1, 2, 3, 4, 6),
    ),
    Case(2, "enrapture", (1, 2, 6, 6, 4), 4, defendable=False, theirs=VINE),
    Case(1, "natures_grasp", (6, 6, 6, 6, 1), 5 + 2, defendable=False, mine={"seedling": 2}, script=grows("seedling")),
    Case(
        2,
        "natures_grasp",
        (6, 6, 6, 6, 1),
        6 + 3,
        defendable=False,
        before={"dryad": 1},
        mine={"seedling": 2, "dryad": 1},
        script=grows("seedling"),
    ),
    Case(2, "natures_blessing", (6, 6, 6, 1, 1), mine={"seedling": 1}, script=lambda s: s.draws("cultivate")),
    Case(
        1,
        "wake_the_forest",
        (6, 6, 6, 6, 6),
        10,
        defendable=False,
        mine={"wellspring": 1, "dryad": 1, "sapling": 1},
        theirs=VINE,
        script=grows("sapling", "dryad", "sapling"),
    ),
]


@pytest.mark.rule("DT-hero-treant")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    scene = play_out(TREANT, case)
    assert scene.cp(0) == (case.use == "natures_blessing")


@pytest.mark.rule("DT-hero-treant")
def test_natures_blessing_heals() -> None:
    scene = strike(TREANT, "natures_blessing", (6, 6, 6, 1, 1), level=2, health=40)
    scene.draws("cultivate")
    assert (scene.health(0), scene.hand(0)) == (41, [KEPT, "cultivate"])


@pytest.mark.rule("DT-hero-treant")
@pytest.mark.parametrize(
    ("level", "removed", "soaked", "damage"),
    [(1, 0, False, 2), (1, 1, False, 6), (1, 2, True, 10), (1, 0, True, 2), (2, 2, False, 12), (2, 1, True, 8)],
)
def test_overgrowth_takes_spirits_and_a_wellspring(level: int, removed: int, soaked: bool, damage: int) -> None:
    """4 more for each of up to two spirits; for a Wellspring it is undefendable."""
    scene = strike(TREANT, "overgrowth", (1, 2, 4, 4, 5), level, tokens={"seedling": 3, "wellspring": 1})
    assert scene.offered == [0, 1, 2]
    scene.picks(0, removed)
    scene.chooses(0, int(soaked))
    if not soaked:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(0, "seedling"), scene.token(0, "wellspring")) == (
        damage,
        3 - removed,
        1 - soaked,
    )


@pytest.mark.rule("DT-hero-treant")
def test_a_teammate_drinks_when_the_forest_wakes() -> None:
    scene = Scene(Player(TREANT, hand=KEPT), Player(), Player(), Player(), mode="teams")
    scene.attempts(0, (6, 6, 6, 6, 6), "wake_the_forest")
    scene.grows(0, "seedling", "seedling", "sapling")
    scene.rolls(1)
    assert [scene.token(seat, "wellspring") for seat in range(4)] == [1, 0, 1, 0]
    assert scene.tokens(1) == VINE


# --- the defence and the passive ability ---


@pytest.mark.rule("DT-hero-treant")
@pytest.mark.parametrize(
    ("level", "dice", "prevented", "mine"),
    [
        (1, (1, 2, 6), 3, {}),
        (1, (4, 5, 6), 1, {"seedling": 1}),
        (1, (4, 1, 1), 2, {}),
        (2, (4, 4, 5, 5), 0, {"seedling": 1}),
        (2, (1, 6, 4, 4), 2, {"seedling": 1}),
    ],
)
def test_rooted(level: int, dice: tuple[int, ...], prevented: int, mine: dict[str, int]) -> None:
    scene = attacked(TREANT, "rooted", level)
    scene.defends(0, "rooted")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (SMACK - prevented, mine)


@pytest.mark.rule("DT-hero-treant")
def test_rooted_ii_opens_a_wellspring_for_anybody() -> None:
    scene = attacked(TREANT, "rooted", 2)
    scene.defends(0, "rooted")
    scene.rolls(6, 6, 4, 1)
    scene.picks(0, 1)
    assert (scene.lost(0), scene.tokens(1)) == (SMACK - 3, {"wellspring": 1})


@pytest.mark.rule("DT-hero-treant", "DT-comp-spirits")
@pytest.mark.parametrize(
    ("before", "choices"),
    [
        ({"seedling": 1}, ["seedling", "sapling"]),
        ({"seedling": 3, "sapling": 1}, ["sapling", "dryad"]),
        ({"seedling": 2, "sapling": 2}, ["seedling", "dryad"]),
        ({"seedling": 1, "sapling": 1, "dryad": 1}, ["seedling", "sapling"]),
    ],
)
def test_fertilize_grows_a_spirit_each_upkeep(before: dict[str, int], choices: list[str]) -> None:
    for choice in choices:
        scene = Scene(Player(TREANT, tokens=before), BARBARIAN, at="turn")
        assert scene.g.options == len(choices)
        scene.grows(0, choice)
        expected = dict(before)
        expected[choice] = expected.get(choice, 0) + 1
        young = {"sapling": "seedling", "dryad": "sapling"}.get(choice)
        if young:
            expected[young] -= 1
        assert scene.tokens(0) == {name: n for name, n in expected.items() if n}


@pytest.mark.rule("DT-comp-spirits")
def test_growth_that_no_limit_allows_is_lost() -> None:
    full = {"seedling": 3, "sapling": 2, "dryad": 1}
    scene = Scene(Player(TREANT, tokens=full), BARBARIAN, at="turn")
    assert scene.tokens(0) == full


# --- statuses ---


@pytest.mark.rule("DT-status-barbed-vine")
@pytest.mark.parametrize("attempts", [1, 2, 3])
def test_barbed_vine_hurts_for_each_attempt_after_the_first(attempts: int) -> None:
    scene = Scene(Player(TREANT), Player(hand=KEPT, tokens=VINE), active=1)
    scene.rolls(1, 2, 3, 1, 2)
    for _ in range(attempts - 1):
        scene.rerolls(1, 1)
        scene.rolls(1)
    if attempts < 3:
        scene.stops(1)
    scene.declares(1, "smack 5")
    assert scene.lost(1) == 0  # it comes with the other damage
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.tokens(1)) == (SMACK, attempts - 1, {})


@pytest.mark.rule("DT-status-barbed-vine")
def test_barbed_vine_hurts_at_most_two_with_an_attempt_from_a_card() -> None:
    scene = Scene(Player(TREANT), Player(hand=f"one_more_time, {KEPT}", cp=1, tokens=VINE), active=1)
    scene.rolls(4, 4, 6, 6, 6)
    for _ in range(2):
        scene.passes(1)
        scene.rerolls(1, 1)
        scene.rolls(5)
    scene.plays(1, "one_more_time")
    scene.rerolls(1, 1)
    scene.rolls(4)
    scene.expect("main of seat 1")
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-status-barbed-vine")
def test_an_attempt_from_a_card_counts_for_barbed_vine() -> None:
    scene = Scene(Player(TREANT), Player(hand=f"one_more_time, {KEPT}", cp=1, tokens={**VINE, "entangle": 1}), active=1)
    scene.rolls(4, 4, 6, 6, 6)
    scene.passes(1)
    scene.rerolls(1, 1)
    scene.rolls(5)
    scene.plays(1, "one_more_time")
    scene.rerolls(1, 1)
    scene.rolls(4)
    scene.expect("main of seat 1")
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-status-barbed-vine")
def test_barbed_vine_hurts_under_an_ultimate_too() -> None:
    scene = Scene(Player(TREANT), Player("ninja", hand=KEPT, tokens=VINE), active=1)
    scene.rolls(6, 6, 6, 6, 1)
    scene.rerolls(1, 5)
    scene.rolls(6)
    scene.stops(1)
    scene.declares(1, "assassinate")
    let_be(scene, 1)  # smoke might hide him from the thorns
    assert (scene.lost(0), scene.lost(1)) == (10, 1)


@pytest.mark.rule("DT-status-wellspring")
@pytest.mark.parametrize(("die", "healed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_wellspring(die: int, healed: int) -> None:
    scene = Scene(Player(TREANT, hand=KEPT, health=40, tokens={"wellspring": 1}), BARBARIAN, at="main")
    scene.uses(0, "wellspring")
    scene.rolls(die)
    assert (scene.health(0), scene.tokens(0)) == (40 + healed, {})


@pytest.mark.rule("DT-stat-5")
def test_one_wellspring_and_one_vine_at_most() -> None:
    scene = strike(TREANT, "tend", (4, 5, 6, 6, 1), tokens={"wellspring": 1}, foe=Player(hand=KEPT, tokens=VINE))
    scene.draws("cultivate")
    scene.grows(0, "seedling", "seedling")
    scene.picks(0, 0)
    assert (scene.token(0, "wellspring"), scene.tokens(1)) == (1, VINE)


# --- spirits ---


@pytest.mark.rule("DT-comp-spirits")
def test_a_seedling_rolls_an_own_die_again_once_a_turn() -> None:
    scene = Scene(Player(TREANT, hand=KEPT, tokens={"seedling": 2}), BARBARIAN)
    scene.rolls(1, 2, 6, 6, 4)
    scene.uses(0, "seedling")
    scene.picks(0, 5)
    scene.rolls(3)
    scene.stops(0)  # the second one has to wait for another turn
    scene.declares(0, "splinter 3")
    scene.picks(0, 0)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(0, "seedling")) == (5, 1)


@pytest.mark.rule("DT-comp-spirits")
def test_a_seedling_helps_in_the_defence_but_rolls_no_die_of_others() -> None:
    scene = Scene(Player(TREANT, tokens={"seedling": 1}), BARBARIAN, active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.defends(0, "rooted")
    scene.rolls(4, 1, 1)
    scene.uses(0, "seedling")
    scene.picks(0, 1)
    scene.rolls(6)
    assert (scene.lost(0), scene.tokens(0)) == (SMACK - 3, {})


@pytest.mark.rule("DT-comp-spirits")
@pytest.mark.parametrize(("option", "health", "cp", "drawn"), [(0, 41, 2, 0), (1, 40, 0, 1)])
def test_a_sapling(option: int, health: int, cp: int, drawn: int) -> None:
    player = Player(TREANT, hand=KEPT, health=40, cp=1, tokens={"sapling": 2}, deck="stomp")
    scene = Scene(player, BARBARIAN, at="main")
    scene.uses(0, "sapling")
    scene.chooses(0, option)
    assert (scene.health(0), scene.cp(0), len(scene.hand(0))) == (health, cp, 1 + drawn)
    assert "use sapling" not in scene.main_options  # one of each kind a turn


@pytest.mark.rule("DT-comp-spirits")
def test_a_sapling_in_the_turn_of_another() -> None:
    scene = attacked(TREANT, tokens={"sapling": 1}, health=40)
    scene.uses(0, "sapling")  # without CP there is nothing to choose
    scene.defends(0, None)
    assert (scene.health(0), scene.cp(0), scene.tokens(0)) == (40 + 1 - SMACK, 1, {})


@pytest.mark.rule("DT-comp-spirits")
@pytest.mark.parametrize("defended", [False, True])
def test_a_dryad_strikes_before_or_after_the_defence(defended: bool) -> None:
    scene = strike(TREANT, "splinter 3", (1, 2, 3, 6, 6), level=2, tokens={"dryad": 1})
    if defended:
        scene.passes(0)
        scene.defends(1, None)
    scene.uses(0, "dryad_strike")
    if not defended:
        scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(0)) == (5 + 3, {})


@pytest.mark.rule("DT-comp-spirits")
def test_a_dryad_wards_off_one_status_of_the_attack() -> None:
    scene = Scene(Player(TREANT, tokens={"dryad": 1, "entangle": 1}), Player("moon_elf", hand=KEPT), active=1)
    attempt(scene, 1, (6, 6, 6, 6, 1), "eclipse")
    scene.uses(0, "dryad_ward")
    assert scene.offered == [(0, "blind"), (0, "targeted")]  # he was entangled before
    scene.picks(0, (0, "targeted"))
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(0)) == (7, {"blind": 1, "entangle": 1})


@pytest.mark.rule("DT-comp-spirits", "DT-status-stun")
def test_a_dryad_wards_off_a_stun() -> None:
    scene = Scene(Player(TREANT, tokens={"dryad": 1}), Player(hand=KEPT), active=1)
    scene.rolls(6, 6, 6, 6, 1)
    scene.stops(1)
    scene.declares(1, "crit_bash")
    assert scene.reactions == ["pass", "use dryad_ward"]
    scene.uses(0, "dryad_ward")
    assert scene.tokens(0) == {}
    scene.expect("main of seat 1")  # undefendable; and there is no second offensive roll phase


@pytest.mark.rule("DT-comp-spirits")
def test_a_dryad_wards_off_no_unique_status() -> None:
    pirate = Player("cursed_pirate", hand=KEPT, side="cursed")
    scene = Scene(Player(TREANT, tokens={"dryad": 1}), pirate, active=1)
    attempt(scene, 1, (4, 4, 5, 1, 1), "dread_mark")
    scene.rolls(1, 1, 1, 6)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (6, {"dryad": 1, "cursed_doubloon": 1})


@pytest.mark.rule("DT-comp-spirits")
def test_a_dryad_grown_in_the_defence_comes_too_late() -> None:
    scene = Scene(Player(TREANT, tokens={"sapling": 1}), Player("moon_elf", hand=KEPT), active=1)
    attempt(scene, 1, (1, 2, 3, 4, 6), "entangling_shot")
    let_be(scene)
    scene.defends(0, "rooted")
    scene.rolls(4, 4, 1)
    scene.passes(0)  # the sapling may be spent
    scene.grows(0, "dryad")
    scene.expect("main of seat 1")
    assert scene.tokens(0) == {"dryad": 1, "entangle": 1}


@pytest.mark.rule("DT-comp-1")
def test_spirits_are_no_statuses() -> None:
    scene = Scene(
        Player(hand=f"get_that_outta_here, what_status_effects, {KEPT}", cp=5),
        Player(TREANT, tokens={"seedling": 1, "wellspring": 1}),
        at="main",
    )
    scene.plays(0, "what_status_effects")
    scene.picks(0, 1)
    assert scene.tokens(1) == {"seedling": 1}
    assert "play get_that_outta_here" not in scene.main_options


# --- cards ---


@pytest.mark.parametrize(("removed", "wells"), [(0, ()), (1, ()), (2, (0, 1)), (3, (0,))])
def test_harvest(removed: int, wells: tuple[int, ...]) -> None:
    """1 CP a spirit; from two on up to two players gain a Wellspring."""
    scene = Scene(Player(TREANT, hand=f"harvest, {KEPT}", tokens={"seedling": 3}), BARBARIAN, at="main")
    scene.plays(0, "harvest")
    scene.picks(0, removed)
    if wells:
        scene.picks(0, wells)
    assert (scene.cp(0), scene.token(0, "seedling")) == (removed, 3 - removed)
    assert [seat for seat in (0, 1) if scene.token(seat, "wellspring")] == list(wells)


def test_harvest_of_different_spirits() -> None:
    scene = Scene(Player(TREANT, hand=f"harvest, {KEPT}", tokens={"seedling": 2, "dryad": 1}), BARBARIAN, at="main")
    scene.plays(0, "harvest")
    scene.picks(0, 2)
    scene.fells(0, "dryad")
    scene.picks(0, (0,))
    assert (scene.cp(0), scene.tokens(0)) == (2, {"seedling": 1, "wellspring": 1})


def test_cultivate() -> None:
    scene = Scene(Player(TREANT, hand=f"cultivate, {KEPT}", cp=3), BARBARIAN, at="main")
    scene.plays(0, "cultivate")
    scene.grows(0, "sapling", "dryad")
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.tokens(0)) == (0, {"dryad": 1})


@pytest.mark.parametrize(
    ("dice", "dealt", "mine"),
    [
        ((1, 2, 3), 1, {}),
        ((4, 5, 4), 0, {"wellspring": 1}),
        ((6, 6, 6), 0, {"seedling": 1}),
        ((1, 4, 6), 1, {"wellspring": 1, "seedling": 1}),
    ],
)
def test_will_o_wisp(dice: tuple[int, ...], dealt: int, mine: dict[str, int]) -> None:
    scene = Scene(Player(TREANT, hand=f"will_o_wisp, {KEPT}", cp=1), BARBARIAN, at="main")
    scene.plays(0, "will_o_wisp")
    scene.rolls(*dice)
    assert (scene.cp(0), scene.lost(1), scene.tokens(0)) == (0, dealt, mine)


@pytest.mark.parametrize(
    ("before", "choices", "after"),
    [
        ({"seedling": 2, "sapling": 2}, (1, 1), {"seedling": 1, "sapling": 2, "dryad": 1}),
        ({"seedling": 3}, (1, 1), {"seedling": 1, "sapling": 2}),
        ({"seedling": 1, "sapling": 1, "dryad": 1}, (1,), {"sapling": 2, "dryad": 1}),
        ({"seedling": 1, "sapling": 1}, (0, 1), {"sapling": 2}),
        ({"sapling": 1}, (1,), {"dryad": 1}),
    ],
)
def test_down_pour(before: dict[str, int], choices: tuple[int, ...], after: dict[str, int]) -> None:
    """Each spirit may grow once, as far as there is room."""
    scene = Scene(Player(TREANT, hand=f"down_pour, {KEPT}", cp=2, tokens=before), BARBARIAN, at="main")
    scene.plays(0, "down_pour")
    scene.chooses(0, *choices)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.tokens(0)) == (0, after)


@pytest.mark.parametrize(("dice", "added", "theirs"), [((1, 2, 4, 5, 6), 2, {}), ((1, 2, 3, 5, 6), 3, VINE)])
def test_stomp(dice: tuple[int, ...], added: int, theirs: dict[str, int]) -> None:
    scene = strike(TREANT, "splinter 3", (1, 2, 3, 6, 6), hand="stomp", cp=1)
    scene.plays(0, "stomp")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.cp(0), scene.lost(1), scene.tokens(1)) == (0, 5 + added, theirs)


def test_drink_deep() -> None:
    scene = attacked(TREANT, hand="drink_deep", cp=1)
    scene.plays(0, "drink_deep")
    scene.picks(0, 1)
    assert (scene.cp(0), scene.tokens(1)) == (0, {"wellspring": 1})


@pytest.mark.parametrize("die", [6, 1, 5])
def test_mother_tree(die: int) -> None:
    scene = Scene(Player(TREANT, hand="mother_tree", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "mother_tree")
    scene.rolls(die)
    if die == 6:
        scene.grows(0, "seedling", "seedling")
        scene.expect("main of seat 0")
        assert scene.tokens(0) == {"seedling": 2, "sapling": 1}
    else:
        assert scene.hand(0) == [KEPT]


@pytest.mark.rule("DT-mod-3", "DT-dmg-4")
def test_no_modifier_for_pure_damage() -> None:
    """Stomp! could inflict a Barbed Vine, but Bitterroot deals pure damage: nobody is asked."""
    scene = strike(TREANT, "bitterroot", (4, 4, 5, 6, 6), 2, hand="stomp", cp=1, tokens={"seedling": 2})
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.hand(0).count("stomp")) == (2, 1)
