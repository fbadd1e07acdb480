"""The Monk: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, acts, attacked, let_be, play_out, strike
from .scene import Player, Scene

MONK = "monk"


def evade(scene: Scene) -> None:
    scene.chooses(0, 0)


def cleanse(scene: Scene) -> None:
    scene.chooses(0, 1)


CASES = [
    Case(1, "fist_strike 3", (1, 1, 2, 6, 6), 6),
    Case(1, "fist_strike 4", (1, 1, 1, 1, 6), 7),
    Case(1, "fist_strike 5", (1, 1, 2, 2, 2), 8),
    Case(2, "fist_strike 3", (1, 1, 2, 6, 6), 7),
    Case(2, "fist_strike 4", (1, 1, 1, 1, 6), 8),
    Case(2, "fist_strike 5", (1, 1, 2, 2, 2), 9),
    Case(3, "fist_strike 3", (1, 1, 2, 6, 6), 7),
    Case(3, "fist_strike 4", (1, 1, 1, 1, 6), 8, theirs={"knockdown": 1}),
    Case(3, "fist_strike 5", (1, 1, 2, 2, 2), 9),
    Case(1, "meditate", (4, 4, 5, 1, 6), mine={"chi": 5, "evasive": 1}, script=evade),
    Case(1, "meditate", (4, 4, 5, 1, 6), mine={"chi": 5, "cleanse": 1}, script=cleanse),
    Case(2, "meditate", (4, 4, 5, 1, 6), mine={"chi": 5, "evasive": 1, "cleanse": 1}),
    Case(2, "zen_strike", (1, 2, 4, 5, 6), 6, mine={"chi": 2}),
    Case(1, "combo_strike", (1, 2, 2, 3, 6), 6 + 2, script=lambda s: s.rolls(2)),
    Case(1, "combo_strike", (1, 2, 2, 3, 6), 6 + 3, script=lambda s: s.rolls(3)),
    Case(1, "combo_strike", (1, 2, 2, 3, 6), 6, mine={"chi": 2}, script=lambda s: s.rolls(4)),
    Case(1, "combo_strike", (1, 2, 2, 3, 6), 6, mine={"evasive": 1}, script=acts(lambda s: s.rolls(6), evade)),
    Case(2, "combo_strike", (1, 2, 2, 3, 6), 5 + 2 + 3, script=lambda s: s.rolls(1, 3)),
    Case(2, "combo_strike", (1, 2, 2, 3, 6), 5, mine={"chi": 4}, script=lambda s: s.rolls(4, 5)),
    Case(
        2,
        "combo_strike",
        (1, 2, 2, 3, 6),
        5,
        mine={"evasive": 2},
        script=acts(lambda s: s.rolls(6, 6), evade, evade),
    ),
    Case(1, "tempest_rush", (3, 3, 3, 1, 6), 12, script=lambda s: s.rolls(6, 5, 1)),
    Case(1, "tempest_rush", (3, 3, 3, 1, 6), 13, theirs={"knockdown": 1}, script=lambda s: s.rolls(6, 6, 1)),
    Case(2, "tempest_rush", (3, 3, 3, 1, 6), 11, script=lambda s: s.rolls(5, 5, 1)),
    Case(2, "tempest_rush", (3, 3, 3, 1, 6), 12, theirs={"knockdown": 1}, script=lambda s: s.rolls(6, 5, 1)),
    Case(1, "fist_of_harmony", (1, 2, 3, 4, 6), 6, mine={"chi": 2}),
    Case(2, "fist_of_harmony", (1, 2, 3, 4, 6), 6, mine={"chi": 3}),
    Case(1, "lotus_strike", (6, 6, 6, 6, 1), 5, defendable=False, mine={"chi": 6}, before={"chi": 3}),
    Case(2, "lotus_strike", (6, 6, 6, 6, 1), 6, defendable=False, mine={"chi": 6}),
    Case(2, "way_of_the_lotus", (6, 6, 6, 1, 1), 2, defendable=False, mine={"chi": 2, "evasive": 1}),
    Case(1, "fist_of_tranquility", (1, 2, 3, 4, 5), 7, mine={"chi": 3, "evasive": 1}),
    Case(2, "fist_of_tranquility", (2, 3, 4, 5, 6), 7, mine={"chi": 3, "evasive": 1}, theirs={"knockdown": 1}),
    Case(2, "way_of_the_monk", (1, 3, 4, 6, 6), 3, defendable=False, mine={"evasive": 2}),
    Case(
        1,
        "transcendence",
        (6, 6, 6, 6, 6),
        10,
        defendable=False,
        mine={"chi": 6, "evasive": 1, "cleanse": 1},
        theirs={"knockdown": 1},
    ),
]


@pytest.mark.rule("DT-hero-monk")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(MONK, case)


@pytest.mark.rule("DT-hero-monk")
def test_tempest_rush_ii_rolls_one_die_again_for_a_chi() -> None:
    scene = strike(MONK, "tempest_rush", (3, 3, 3, 1, 6), level=2, tokens={"chi": 2})
    scene.rolls(1, 5, 5)
    scene.chooses(0, 1)
    scene.picks(0, 1)
    scene.rolls(6)
    scene.passes(0)  # one Chi is left to strike with; no second die is rolled again
    scene.defends(1, None)
    scene.passes(0)
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1)) == (16, {"chi": 1}, {"knockdown": 1})


# --- the defence ---


@pytest.mark.rule("DT-hero-monk")
@pytest.mark.parametrize(
    ("level", "dice", "chi", "dealt"),
    [(1, (4, 5, 1, 3), 2, 1), (1, (1, 1, 2, 2), 0, 4), (2, (4, 5, 1, 2, 6), 2, 2), (2, (4, 4, 4, 5, 5), 5, 0)],
)
def test_serenity(level: int, dice: tuple[int, ...], chi: int, dealt: int) -> None:
    scene = attacked(MONK, "serenity", level)
    scene.defends(0, "serenity")
    scene.rolls(*dice)
    if chi:
        scene.passes(0)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.token(0, "chi")) == (SMACK, dealt, chi)


@pytest.mark.rule("DT-hero-monk")
@pytest.mark.parametrize(("option", "gained"), [(0, "evasive"), (1, "cleanse")])
def test_serenity_iii_on_zen_and_lotus(option: int, gained: str) -> None:
    scene = attacked(MONK, "serenity", 3)
    scene.defends(0, "serenity")
    scene.rolls(4, 6, 6, 1, 3)
    scene.chooses(0, option)
    scene.passes(0)
    scene.expect("main of seat 1")
    assert (scene.lost(1), scene.tokens(0)) == (1, {"chi": 1, gained: 1})


@pytest.mark.rule("DT-hero-monk")
@pytest.mark.parametrize(("dice", "chi"), [((6, 6, 6, 3, 3), 0), ((4, 4, 3, 3, 3), 2)])
def test_serenity_iii_needs_both(dice: tuple[int, ...], chi: int) -> None:
    scene = attacked(MONK, "serenity", 3)
    scene.defends(0, "serenity")
    scene.rolls(*dice)
    if chi:
        scene.passes(0)
    assert scene.tokens(0) == ({"chi": chi} if chi else {})


# --- statuses ---


@pytest.mark.rule("DT-status-chi")
def test_chi_prevents_one_each_even_that_of_the_same_defence() -> None:
    scene = attacked(MONK, "serenity")
    scene.defends(0, "serenity")
    scene.rolls(4, 4, 5, 3)
    scene.uses(0, "chi_block")
    scene.uses(0, "chi_block")
    scene.passes(0)
    assert (scene.lost(0), scene.token(0, "chi")) == (SMACK - 2, 1)


@pytest.mark.rule("DT-status-chi")
def test_chi_is_subtracted_before_anything_is_halved() -> None:
    seraph = Player("seraph", hand=KEPT, tokens={"blinding_light": 1})
    scene = Scene(Player(MONK, tokens={"chi": 2}), seraph, active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "holy_blade 5")
    scene.rolls(2)  # the light halves the damage
    scene.uses(0, "chi_block")
    scene.uses(0, "chi_block")
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert scene.lost(0) == 5 - 3  # of 7 - 2


@pytest.mark.rule("DT-status-chi")
def test_chi_adds_one_each_to_the_attack() -> None:
    scene = strike(MONK, "fist_strike 3", (1, 1, 2, 6, 6), tokens={"chi": 3})
    scene.uses(0, "chi_strike")
    scene.passes(0)
    scene.defends(1, None)
    scene.uses(0, "chi_strike")
    scene.passes(0)
    assert (scene.lost(1), scene.token(0, "chi")) == (6 + 2, 1)


@pytest.mark.rule("DT-status-chi")
def test_chi_of_this_turn_adds_no_damage() -> None:
    scene = Scene(Player(MONK, hand=f"contemplate, {KEPT}", tokens={"chi": 1}), BARBARIAN, at="main")
    scene.plays(0, "contemplate")
    scene.ends(0)
    scene.attempts(0, (1, 1, 2, 6, 6), "fist_strike 3")
    scene.uses(0, "chi_strike")  # the old one
    scene.defends(1, None)  # the two that came this turn are not offered
    assert (scene.lost(1), scene.token(0, "chi")) == (6 + 1, 2)


@pytest.mark.rule("DT-status-chi")
def test_blocking_with_new_chi_makes_none_of_it_old() -> None:
    scene = Scene(Player(MONK, hand=f"contemplate, {KEPT}"), Player("ninja", hand=KEPT), at="main")
    scene.plays(0, "contemplate")
    scene.ends(0)
    scene.attempts(0, (1, 1, 2, 6, 6), "fist_strike 3")
    scene.defends(1, "shade_shift")
    scene.rolls(1, 1, 4)
    scene.rerolls(1)
    assert scene.reactions == ["pass", "use chi_block"]
    scene.uses(0, "chi_block")
    assert scene.reactions == ["pass", "use chi_block"]
    scene.passes(0)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "chi")) == (3 - 1, 6, 1)


@pytest.mark.rule("DT-status-chi")
def test_no_chi_stops_an_ultimate() -> None:
    scene = Scene(Player("ninja", hand=KEPT), Player(MONK, tokens={"chi": 5}))
    scene.attempts(0, (6, 6, 6, 6, 6), "assassinate")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(1, "chi")) == (10, 5)


@pytest.mark.rule("DT-status-chi", "DT-stat-6")
def test_lotus_strike_raises_the_limit_of_chi_for_good() -> None:
    scene = strike(MONK, "lotus_strike", (6, 6, 6, 6, 1), tokens={"chi": 4}, hand="ruminate", cp=3)
    let_be(scene)
    assert scene.token(0, "chi") == 6
    scene.plays(0, "ruminate")
    assert (scene.token(0, "chi"), scene.cp(0)) == (6, 0)


@pytest.mark.rule("DT-status-evasive")
@pytest.mark.parametrize(("die", "taken"), [(2, 0), (3, SMACK)])
def test_evasive(die: int, taken: int) -> None:
    scene = attacked(MONK, tokens={"evasive": 1})
    scene.uses(0, "evasive")
    scene.rolls(die)
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(0)) == (taken, {})


@pytest.mark.rule("DT-status-knockdown")
@pytest.mark.parametrize(("cp", "pays", "left"), [(3, True, 1), (3, False, 3), (1, None, 1)])
def test_knockdown(cp: int, pays: bool | None, left: int) -> None:
    """2 CP, or the offensive roll phase is skipped; without them there is no choice."""
    scene = Scene(Player(MONK), Player(hand=KEPT, cp=cp, tokens={"knockdown": 1}), at="main", active=1)
    scene.ends(1)
    if pays is not None:
        scene.stands_up(1, pays)
    scene.expect("die of nature" if pays else "main of seat 1")
    assert (scene.cp(1), scene.tokens(1)) == (left, {})


@pytest.mark.rule("DT-status-cleanse")
def test_cleanse_removes_a_status_at_any_time() -> None:
    scene = Scene(Player(MONK, hand=KEPT, tokens={"cleanse": 1, "knockdown": 1, "chi": 2}), BARBARIAN, at="main")
    scene.uses(0, "cleanse")
    assert scene.offered == [(0, "knockdown"), (0, "chi")]
    scene.picks(0, (0, "knockdown"))
    assert scene.tokens(0) == {"chi": 2}


@pytest.mark.rule("DT-status-cleanse")
def test_cleanse_needs_another_token_to_remove() -> None:
    scene = Scene(Player(MONK, hand="", tokens={"cleanse": 1}), Player(hand=KEPT), active=1)
    scene.rolls(1, 2, 3, 1, 2)  # with the last Cleanse alone the Monk is not asked
    scene.expect("keep of seat 1")
    scene = Scene(Player(MONK, hand="", tokens={"cleanse": 2}), Player(hand=KEPT), active=1)
    scene.rolls(1, 2, 3, 1, 2)
    scene.uses(0, "cleanse")  # the second is the only token it could remove
    scene.expect("keep of seat 1")
    assert scene.tokens(0) == {}


@pytest.mark.rule("DT-status-cleanse", "DT-status-stun")
def test_cleanse_removes_no_stun() -> None:
    """A stunned player can do nothing."""
    scene = Scene(Player(MONK, tokens={"cleanse": 2, "stun": 1}), Player(hand=KEPT), active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.expect("main of seat 1")
    assert scene.lost(0) == SMACK


@pytest.mark.rule("DT-stat-5")
@pytest.mark.parametrize(("token", "limit"), [("chi", 5), ("evasive", 3), ("cleanse", 3), ("knockdown", 1)])
def test_stack_limits(token: str, limit: int) -> None:
    whose = 1 if token == "knockdown" else 0
    full = {token: limit}
    scene = Scene(
        Player(MONK, hand=f"mystic_mantra, {KEPT}", cp=3, tokens={} if whose else full),
        Player(hand=KEPT, tokens=full if whose else {}),
        at="main",
    )
    scene.plays(0, "mystic_mantra")
    assert scene.token(whose, token) == limit


# --- cards ---


@pytest.mark.parametrize(
    ("card", "cost", "mine", "theirs"),
    [
        ("palm_strike", 0, {}, {"knockdown": 1}),
        ("mystic_mantra", 3, {"chi": 1, "evasive": 1, "cleanse": 1}, {"knockdown": 1}),
        ("ruminate", 3, {"chi": 5}, {}),
        ("contemplate", 0, {"chi": 2}, {}),
    ],
)
def test_action_card(card: str, cost: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = Scene(Player(MONK, hand=f"{card}, {KEPT}", cp=cost), BARBARIAN, at="main")
    scene.plays(0, card)
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, mine, theirs)


@pytest.mark.parametrize("card", ["ruminate", "contemplate"])
def test_chi_in_time_by_an_instant_card(card: str) -> None:
    scene = attacked(MONK, hand=card, cp=3)
    scene.plays(0, card)
    scene.uses(0, "chi_block")
    scene.passes(0)
    scene.defends(0, None)
    scene.passes(0)
    assert scene.lost(0) == SMACK - 1


@pytest.mark.parametrize(("die", "mine"), [(6, {"chi": 2, "evasive": 1, "cleanse": 1}), (1, {}), (4, {})])
def test_enlightenment(die: int, mine: dict[str, int]) -> None:
    scene = Scene(Player(MONK, hand="enlightenment", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "enlightenment")
    scene.rolls(die)
    if not mine:
        assert scene.hand(0) == [KEPT]
    assert scene.tokens(0) == mine
