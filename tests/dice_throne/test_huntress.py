"""The Huntress and Nyra: every ability, status and card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, attempt, in_main, play_out, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-huntress")

HUNTRESS = "huntress"
BOND = {"nyras_bond": 1}
SPEARS, LARGE = (1, 1, 2, 4, 6), (1, 2, 3, 4, 5)


def nyra(health: int) -> dict[str, int]:
    return {"nyra": health, "nyra_active": 1}


def down(health: int) -> dict[str, int]:
    return {"nyra": health, "nyra_active": 0}


STANDS, STRONGER = nyra(5), nyra(6)
TWO = 2  # what Nyra adds to an attack while she stands

CASES = [
    Case(1, "animalistic 3", SPEARS, 3 + TWO, mine=STANDS),
    Case(1, "animalistic 4", (1, 1, 2, 2, 4), 4 + TWO, mine=STANDS),
    Case(1, "animalistic 5", (1, 1, 1, 1, 2), 5 + TWO, mine=STANDS),
    Case(2, "animalistic 3", SPEARS, 4 + TWO, mine=STANDS),
    Case(2, "animalistic 4", (1, 1, 1, 1, 4), 5 + TWO, mine=STANDS, theirs={"bleed": 1}),
    Case(2, "animalistic 5", (1, 1, 1, 2, 2), 6 + TWO, mine=STANDS),
    Case(1, "savage", (3, 3, 4, 6, 1), 4 + 1 + TWO, mine=STANDS, script=lambda s: s.rolls(2)),
    Case(1, "savage", (3, 3, 4, 6, 1), 4 + 2 + TWO, mine=STANDS, script=lambda s: s.rolls(3)),
    Case(1, "savage", (3, 3, 4, 6, 1), 4 + TWO, mine=STANDS, theirs={"bleed": 1}, script=lambda s: s.rolls(6)),
    Case(2, "savage", (3, 3, 4, 6, 1), 5 + 2 + TWO, mine=STANDS, script=lambda s: s.rolls(4)),
    Case(2, "savage", (3, 3, 4, 6, 1), 5 + TWO, mine=STANDS, theirs={"bleed": 1}, script=lambda s: s.rolls(6)),
    Case(2, "hunt", (3, 4, 6, 1, 5), 3 + TWO, mine=STANDS, theirs={"bleed": 1}),
    Case(1, "resuscitate", (5, 5, 1, 3, 6), mine=BOND | nyra(4), before=nyra(1), script=lambda s: s.passes(0)),
    Case(1, "resuscitate", (5, 5, 1, 3, 6), mine=BOND | nyra(7), before=nyra(6), script=lambda s: s.passes(0)),
    Case(2, "resuscitate", (5, 5, 1, 3, 6), mine=BOND | nyra(5), before=nyra(1), script=lambda s: s.passes(0)),
    Case(2, "resuscitate", (5, 5, 5, 3, 6), mine=BOND | nyra(7), before=nyra(1), script=lambda s: s.passes(0)),
    Case(
        1,
        "feral_instincts",
        (1, 1, 2, 5, 4),
        2 + TWO,
        defendable=False,
        mine=BOND | STANDS,
        script=lambda s: s.passes(0, 0),
    ),
    Case(
        2,
        "feral_instincts",
        (1, 1, 2, 5, 4),
        3 + TWO,
        defendable=False,
        mine=BOND | STANDS,
        script=lambda s: s.passes(0, 0),
    ),
    Case(2, "swipe", (1, 2, 6, 4, 5), mine=STANDS, theirs={"bleed": 1}),
    Case(1, "onslaught 4", (3, 4, 5, 6, 6), 4 + TWO, mine=STANDS, theirs={"bleed": 1}),
    Case(1, "onslaught 5", LARGE, 7 + TWO, mine=STANDS, theirs={"bleed": 2}),
    Case(2, "onslaught 4", (3, 4, 5, 6, 6), 5 + TWO, mine=STANDS, theirs={"bleed": 1}),
    Case(2, "onslaught 5", LARGE, 8 + TWO, mine=STANDS, theirs={"bleed": 2}),
    Case(1, "predatory_advance", (1, 2, 3, 4, 5), 5 + TWO, mine=STRONGER),
    Case(2, "predatory_advance", (1, 2, 3, 4, 5), 6 + TWO, mine=STRONGER),
    Case(2, "jugular", (1, 3, 6, 6, 5), mine=STANDS, theirs={"bleed": 2}),
    Case(1, "feral", (6, 6, 6, 6, 1), 5 + TWO, defendable=False, mine=STRONGER),
    Case(2, "feral", (6, 6, 6, 6, 1), 6 + TWO, defendable=False, mine=STRONGER),
    Case(2, "ferocious", (6, 6, 6, 1, 3), mine=STRONGER, theirs={"bleed": 2}),
    Case(
        1,
        "jungle_fury",
        (6,) * 5,
        12 + TWO,
        defendable=False,
        mine=BOND | STANDS,
        theirs={"bleed": 2},
        script=lambda s: s.passes(0, 0),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(HUNTRESS, replace(case, before=case.before or STANDS))


def test_savage_may_gain_nyras_bond() -> None:
    scene = strike(HUNTRESS, "savage", (3, 3, 4, 6, 1), tokens=STANDS)
    scene.rolls(5)
    scene.passes(0)
    scene.defends(1, None)
    scene.passes(0)
    assert (scene.lost(1), scene.tokens(0)) == (4 + TWO, BOND | STANDS)


def test_swipe_takes_three_opponents_without_aiming() -> None:
    scene = Scene(Player(HUNTRESS, hand=KEPT, levels={"feral_instincts": 2}), Player(), Player(), Player(), mode="king")
    scene.attempts(0, (1, 2, 6, 4, 5), "swipe")
    scene.picks(0, (1, 2, 3))
    scene.draws("six_it")  # leaders: one card for all of them
    assert [scene.token(seat, "bleed") for seat in range(4)] == [0, 1, 1, 1]


def test_jugular_is_aimed() -> None:
    scene = Scene(Player(HUNTRESS, hand=KEPT, levels={"predatory_advance": 2}), *[Player(health=30)] * 2, mode="king")
    scene.attempts(0, (1, 3, 6, 6, 5), "jugular")
    scene.targets(0, 2)
    assert [scene.token(seat, "bleed") for seat in range(3)] == [0, 0, 2]


# --- Nyra ---


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_adds_nothing_while_she_is_down() -> None:
    case = Case(1, "animalistic 3", SPEARS, 3, mine={"nyra": 6}, before=down(6))
    play_out(HUNTRESS, case)


@pytest.mark.rule("DT-comp-nyra")
@pytest.mark.parametrize("health", [1, 5, 7])
def test_nyra_takes_the_attack(health: int) -> None:
    """All of it, once it is summed; what is more than her health hurts nobody."""
    scene = attacked(HUNTRESS, tokens=nyra(health))
    scene.defends(0, None)
    scene.answers(0, "nyra", 1)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (0, {})


@pytest.mark.rule("DT-comp-2")
def test_who_defends_receives_the_damage_herself() -> None:
    scene = Scene(Player(HUNTRESS, tokens=nyra(4)), BARBARIAN, active=1)
    attempt(scene, 1, (1, 2, 3, 4, 6), "smack 3")
    scene.defends(0, "maternal_bond")
    scene.rolls(5, 6, 6)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (4, nyra(5))


@pytest.mark.rule("DT-comp-2", "DT-comp-nyra")
def test_with_the_switch_nyra_stands_in_all_the_same_and_what_the_defense_healed_counts() -> None:
    scene = Scene(Player(HUNTRESS, tokens=nyra(4)), BARBARIAN, active=1, nyra_defense="both")
    attempt(scene, 1, (1, 2, 3, 4, 6), "smack 3")
    scene.defends(0, "maternal_bond")
    scene.rolls(5, 6, 6)
    scene.answers(0, "nyra", 1)
    assert (scene.lost(0), scene.tokens(0)) == (0, nyra(1))


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_need_not_take_it() -> None:
    scene = attacked(HUNTRESS, tokens=STANDS)
    scene.defends(0, None)
    scene.answers(0, "nyra", 0)
    assert (scene.lost(0), scene.tokens(0)) == (SMACK, STANDS)


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_takes_undefendable_damage() -> None:
    scene = Scene(Player(HUNTRESS), Player("gunslinger", hand=KEPT), active=1)
    attempt(scene, 1, (6, 6, 6, 6, 1), "deadeye")
    scene.answers(0, "nyra", 1)
    assert (scene.lost(0), scene.token(0, "nyra")) == (0, 0)


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_takes_no_ultimate() -> None:
    scene = Scene(Player(HUNTRESS), Player("gunslinger", hand=KEPT), active=1)
    attempt(scene, 1, (6,) * 5, "fill_em_with_lead")
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "nyra")) == (11, 5)


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_takes_only_attacks() -> None:
    """Collateral damage alone is no attack."""
    scene = Scene(Player(HUNTRESS), Player("tactician", hand=KEPT, tokens={"tactical_advantage": 0}), active=1)
    attempt(scene, 1, (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(1, 1)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "nyra")) == (2, 5)


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_takes_collateral_damage_that_comes_with_the_attack() -> None:
    """Meteorite: 2 on the Huntress, 2 more on everybody; a teammate saw to it that she is not stunned."""
    players = [Player("pyromancer", hand=KEPT), Player(HUNTRESS), Player(), Player(hand="buh_bye", cp=2)]
    scene = Scene(*players, mode="teams")
    attempt(scene, 0, (6, 6, 6, 6, 1), "meteorite")
    scene.rolls(1)
    scene.passes(3)
    scene.plays(3, "buh_bye")
    scene.picks(3, (1, "stun"))
    scene.answers(1, "nyra", 1)
    scene.expect("main of seat 0")
    assert (scene.token(1, "nyra"), scene.lost(1)) == (5 - 4, 2)  # what the teammate received


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_does_not_stand_in_while_she_is_down_or_the_huntress_is_stunned() -> None:
    scene = attacked(HUNTRESS, tokens=down(5))
    scene.defends(0, None)
    scene.expect("main of seat 1")
    scene = attacked(HUNTRESS, tokens=STANDS | {"stun": 1})
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "nyra")) == (SMACK, 5)


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_is_not_asked_about_an_attack_that_was_avoided() -> None:
    scene = Scene(Player(HUNTRESS, tokens={"evasive": 1}), Player("gunslinger", hand=KEPT), active=1)
    attempt(scene, 1, (1, 1, 2, 4, 6), "revolver 3")
    scene.uses(0, "evasive")
    scene.rolls(1)
    scene.defends(0, None)
    scene.expect("main of seat 1")


@pytest.mark.rule("DT-comp-nyra")
@pytest.mark.parametrize(
    ("before", "after"),
    [(down(0), {"nyra": 1}), (down(4), {"nyra": 5}), (down(5), nyra(5)), (down(7), nyra(7)), (nyra(3), nyra(3))],
)
def test_nyra_1(before: dict[str, int], after: dict[str, int]) -> None:
    """In the upkeep phase she wakes with 5 health or more, and heals 1 with less; while she stands nothing happens."""
    scene = Scene(Player(HUNTRESS, tokens=before), Player(), at="turn")
    scene.expect("draw of nature")
    assert scene.tokens(0) == after


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_heals_while_she_is_down_but_stays_so_until_the_next_upkeep() -> None:
    play_out(
        HUNTRESS,
        Case(1, "resuscitate", (5, 5, 1, 3, 6), mine=BOND | {"nyra": 6}, before=down(3), script=lambda s: s.passes(0)),
    )


@pytest.mark.rule("DT-comp-nyra")
def test_nyra_at_the_start() -> None:
    assert Scene(Player(HUNTRESS), Player(), at="start").tokens(0) == STANDS


# --- maternal bond ---


@pytest.mark.parametrize(
    ("level", "dice", "dealt", "healed"),
    [
        (1, (1, 2, 6), 1, 0),
        (1, (3, 4, 4), 2, 0),
        (1, (1, 3, 5), 3, 1),
        (1, (5, 5, 6), 0, 2),
        (2, (1, 2, 3, 5), 3, 1),
        (2, (6, 6, 5, 5), 0, 2),
        (3, (1, 2, 6, 3), 5, 0),
        (3, (6, 6, 5, 5), 2, 2),
        (3, (3, 3, 4, 4), 2, 0),
    ],
)
def test_maternal_bond(level: int, dice: tuple[int, ...], dealt: int, healed: int) -> None:
    scene = attacked(HUNTRESS, "maternal_bond", level, tokens=nyra(2))
    scene.defends(0, "maternal_bond")
    scene.rolls(*dice)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "nyra")) == (SMACK, dealt, 2 + healed)


@pytest.mark.parametrize(("level", "dice", "dealt"), [(1, (1, 3, 5), 1), (2, (3, 4, 3, 5), 0), (3, (1, 6, 3, 5), 2)])
def test_the_claws_of_maternal_bond_are_nyras(level: int, dice: tuple[int, ...], dealt: int) -> None:
    scene = attacked(HUNTRESS, "maternal_bond", level, tokens=down(2))
    scene.defends(0, "maternal_bond")
    scene.rolls(*dice)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "nyra")) == (SMACK, dealt, 3)


# --- statuses ---


@pytest.mark.rule("DT-status-nyras-bond")
@pytest.mark.parametrize(("share", "lost", "after"), [(0, 8, nyra(5)), (3, 5, nyra(2)), (5, 3, {}), (8, 0, {})])
def test_nyras_bond_shares_damage(share: int, lost: int, after: dict[str, int]) -> None:
    """Instead of a defence, all damage may be divided as the Huntress likes."""
    scene = attacked(HUNTRESS, tokens=BOND | STANDS)
    scene.uses(0, "share_damage")
    scene.answers(0, "share", share)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (lost, after)


@pytest.mark.rule("DT-status-nyras-bond")
def test_nyras_bond_shares_undefendable_damage() -> None:
    scene = Scene(Player(HUNTRESS, tokens=BOND), Player("gunslinger", hand=KEPT), active=1)
    attempt(scene, 1, (6, 6, 6, 6, 1), "deadeye")
    scene.uses(0, "share_damage")
    scene.answers(0, "share", 4)
    assert (scene.lost(0), scene.token(0, "nyra")) == (2, 1)


@pytest.mark.rule("DT-status-nyras-bond")
def test_nyras_bond_needs_nyra_to_share_and_comes_before_the_defense() -> None:
    scene = attacked(HUNTRESS, tokens=BOND | down(5))
    assert scene.reactions == ["pass", "use heal_nyra"]
    scene = attacked(HUNTRESS, tokens=BOND | STANDS)
    scene.passes(0)
    scene.defends(0, None)
    assert scene.reactions == ["pass", "use heal_nyra"]


@pytest.mark.rule("DT-status-nyras-bond")
@pytest.mark.parametrize(("before", "after"), [(nyra(2), nyra(4)), (nyra(6), nyra(7)), (down(4), {"nyra": 6})])
def test_nyras_bond_heals_nyra(before: dict[str, int], after: dict[str, int]) -> None:
    scene = Scene(Player(HUNTRESS, hand=KEPT, tokens=BOND | before), Player(), at="main")
    scene.uses(0, "heal_nyra")
    assert scene.tokens(0) == after


@pytest.mark.rule("DT-status-nyras-bond")
def test_nyras_bond_limit() -> None:
    assert in_main(HUNTRESS, "resilient", 1, BOND).token(0, "nyras_bond") == 1


@pytest.mark.rule("DT-status-bleed")
@pytest.mark.parametrize(
    ("tokens", "dice", "lost", "left"),
    [(1, (1,), 1, 1), (1, (4,), 1, 1), (1, (5,), 0, 0), (2, (4, 6), 1, 1), (2, (2, 3), 2, 2), (2, (5, 6), 0, 0)],
)
def test_bleed(tokens: int, dice: tuple[int, ...], lost: int, left: int) -> None:
    """In the upkeep phase a die for each token: 1 damage, or the token goes. Nyra takes none of it."""
    scene = Scene(Player(HUNTRESS), Player(tokens={"bleed": tokens}), active=1, at="turn")
    scene.rolls(*dice)
    scene.expect("draw of nature")
    assert (scene.lost(1), scene.token(1, "bleed")) == (lost, left)


@pytest.mark.rule("DT-status-bleed")
def test_bleed_hurts_the_huntress_herself_not_nyra() -> None:
    scene = Scene(Player(HUNTRESS, tokens={"bleed": 1}), Player(), at="turn")
    scene.orders(0, "bleed")
    scene.rolls(1)
    assert (scene.lost(0), scene.token(0, "nyra")) == (1, 5)


@pytest.mark.rule("DT-status-bleed")
def test_bleed_limit() -> None:
    scene = strike(HUNTRESS, "jugular", (1, 3, 6, 6, 5), level=2, foe=Player(tokens={"bleed": 1}))
    assert scene.token(1, "bleed") == 2


# --- cards ---


@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        (nyra(1), (1, 3, 4), nyra(2)),
        (nyra(1), (5, 6, 1), nyra(5)),
        (nyra(3), (6, 6, 6), nyra(7)),
        (down(0), (5, 5, 1), {"nyra": 3}),
    ],
)
def test_blood_bond(before: dict[str, int], dice: tuple[int, ...], after: dict[str, int]) -> None:
    scene = in_main(HUNTRESS, "blood_bond", 1, before)
    scene.rolls(*dice)
    assert (scene.tokens(0), scene.cp(0)) == (after, 0)


@pytest.mark.parametrize(("die", "bleed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 1), (6, 2)])
@pytest.mark.parametrize("player", [0, 1])
def test_savage_slash(player: int, die: int, bleed: int) -> None:
    scene = in_main(HUNTRESS, "savage_slash", 1)
    scene.picks(0, player)
    scene.rolls(die)
    assert (scene.token(player, "bleed"), scene.token(1 - player, "bleed"), scene.cp(0)) == (bleed, 0, 0)


@pytest.mark.parametrize(
    ("dice", "more", "bleed"), [((1, 2, 3, 4, 6), 2, 1), ((1, 2, 5, 6, 6), 2, 0), ((6,) * 5, 0, 0)]
)
def test_pounce(dice: tuple[int, ...], more: int, bleed: int) -> None:
    scene = strike(HUNTRESS, "animalistic 3", SPEARS, hand="pounce", tokens=STANDS)
    scene.plays(0, "pounce")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(1, "bleed")) == (3 + TWO + more, bleed)


@pytest.mark.parametrize(("die", "more", "healed"), [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 0), (5, 0, 1), (6, 3, 0)])
def test_prowl(die: int, more: int, healed: int) -> None:
    scene = strike(HUNTRESS, "animalistic 3", SPEARS, hand="prowl", tokens=STANDS)
    scene.plays(0, "prowl")
    scene.rolls(die)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(0, "nyra")) == (3 + TWO + more, 5 + healed)


def test_resilient() -> None:
    scene = in_main(HUNTRESS, "resilient", 1)
    assert (scene.tokens(0), scene.cp(0)) == (BOND | STANDS, 0)


def test_resilient_is_an_instant() -> None:
    """Attacked, the Huntress takes a bond and shares with it."""
    scene = attacked(HUNTRESS, hand="resilient", cp=1, tokens=STANDS)
    scene.plays(0, "resilient")
    scene.uses(0, "share_damage")
    scene.answers(0, "share", 4)
    assert (scene.lost(0), scene.token(0, "nyra")) == (4, 1)


@pytest.mark.parametrize(
    ("die", "health", "hand"), [(6, 6, []), (5, 2, ["prowl"]), (1, 2, ["prowl"]), (3, 2, ["prowl"])]
)
def test_primal_roar(die: int, health: int, hand: list[str]) -> None:
    scene = in_main(HUNTRESS, "primal_roar", 0, nyra(2), promo="yes")
    scene.rolls(die)
    scene.draws(*hand)
    scene.expect("main of seat 0")
    assert (scene.token(0, "nyra"), scene.hand(0)) == (health, [KEPT, *hand])
