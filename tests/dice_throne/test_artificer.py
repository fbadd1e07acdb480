"""The Artificer: every ability at every level, every status, the bots, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, attempt, let_be, me, play_out, strike
from .scene import Player, Scene

ARTIFICER = "artificer"
BOTS = {"nanobot": 1, "shock_bot": 1, "heal_bot": 1}


def draws_two(scene: Scene) -> None:
    scene.draws("eureka_2", "jolt_2")


CASES = [
    Case(1, "spanner_strike 3", (1, 2, 3, 6, 6), 3 + 1, script=lambda s: s.rolls(1)),
    Case(1, "spanner_strike 4", (1, 2, 3, 1, 6), 4 + 2, script=lambda s: s.rolls(4)),
    Case(1, "spanner_strike 5", (1, 2, 3, 1, 2), 5, mine={"synth": 1}, script=lambda s: s.rolls(6)),
    Case(2, "spanner_strike 3", (1, 2, 3, 6, 6), 4 + 1, script=lambda s: s.rolls(3)),
    Case(2, "spanner_strike 4", (1, 2, 3, 1, 6), 5 + 2, script=lambda s: s.rolls(5)),
    Case(2, "spanner_strike 5", (1, 2, 3, 1, 2), 6, mine={"synth": 1}, script=lambda s: s.rolls(6)),
    Case(1, "schematics", (4, 4, 5, 6, 6), mine={"synth": 4}, script=draws_two),
    Case(2, "schematics", (4, 4, 5, 6, 6), mine={"synth": 4}, script=draws_two),
    Case(1, "eureka", (1, 2, 4, 4, 5), 7, mine={"synth": 3}),
    Case(2, "eureka", (1, 2, 4, 4, 5), 8, mine={"synth": 3}),
    Case(2, "scratch_built", (1, 2, 4, 4, 6), mine={"shock_bot": 2}, script=lambda s: s.chooses(0, 1)),
    Case(
        2,
        "scratch_built",
        (1, 2, 4, 4, 6),
        before={"nanobot": 2, "heal_bot": 1},
        mine={"nanobot": 2, "heal_bot": 2},
        script=lambda s: s.chooses(0, 1),
    ),
    Case(1, "jolt", (1, 2, 3, 4, 6), 7, mine={"synth": 1}, theirs={"nanite": 1}),
    Case(2, "jolt", (1, 2, 3, 4, 6), 7, mine={"synth": 1}, theirs={"nanite": 2}),
    Case(2, "nuts_n_bolts", (1, 2, 3, 6, 6), mine={"synth": 5}),
    Case(1, "zapppp", (1, 2, 3, 4, 5), 9, theirs={"nanite": 1}),
    Case(2, "zapppp", (2, 3, 4, 5, 6), 9, mine={"synth": 2}, theirs={"nanite": 1}),
    Case(2, "swarming_bots", (1, 4, 5, 6, 6), 5),
    Case(2, "swarming_bots", (1, 4, 5, 6, 6), 5 + 3, before=BOTS, mine=BOTS),
    Case(1, "overclock", (6, 6, 6, 6, 1), 6, defendable=False),
    Case(2, "overclock", (6, 6, 6, 6, 1), 6, defendable=False, theirs={"nanite": 1}),
    Case(2, "power_up", (6, 6, 6, 1, 1), theirs={"nanite": 3}),
    Case(1, "maximum_power", (6, 6, 6, 6, 6), 10, defendable=False, mine={"synth": 2}, theirs={"nanite": 1}),
]


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    scene = play_out(ARTIFICER, case)
    assert scene.cp(0) == (2 if (case.use, case.level) == ("schematics", 2) else 0)


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize("level", [1, 2])
def test_schematics_heals(level: int) -> None:
    scene = strike(ARTIFICER, "schematics", (4, 4, 5, 6, 6), level, health=40)
    draws_two(scene)
    let_be(scene)
    assert (scene.health(0), scene.hand(0)) == (42, [KEPT, "eureka_2", "jolt_2"])


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize(
    ("dice", "added", "synth"), [((1, 2, 3), 1, 0), ((1, 4, 5), 1 + 2, 0), ((1, 6, 6), 1, 2), ((4, 6, 1), 3, 1)]
)
def test_spanner_strike_rolls_three_dice_for_a_synth(dice: tuple[int, ...], added: int, synth: int) -> None:
    scene = strike(ARTIFICER, "spanner_strike 3", (1, 2, 3, 6, 6), tokens={"synth": 1})
    scene.chooses(0, 1)
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(0, "synth")) == (3 + added, synth)


# --- bots that an ability activates ---


@pytest.mark.rule("DT-comp-bots")
@pytest.mark.parametrize(
    ("bot", "damage", "nanites"), [("nanobot", 9 + 3, 0), ("shock_bot", 9 + 3, 2), ("heal_bot", 9, 2)]
)
def test_zapppp_activates_a_bot_free_of_charge(bot: str, damage: int, nanites: int) -> None:
    """The Nanite of the same ability is there in time, and detonated Nanites add to the attack."""
    scene = strike(
        ARTIFICER, "zapppp", (1, 2, 3, 4, 5), tokens=BOTS, health=40, foe=Player(hand=KEPT, tokens={"nanite": 1})
    )
    scene.picks(0, bot)
    if bot == "heal_bot":
        scene.rolls(4)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(1, "nanite")) == (damage, nanites)
    assert scene.health(0) == (42 if bot == "heal_bot" else 40)


@pytest.mark.rule("DT-comp-bots")
@pytest.mark.parametrize(
    ("level", "choices", "damage", "nanites"),
    [
        (1, (0,), 6, 2),
        (1, (1, 1), 6 + 3 + 3, 0),
        (1, (2, 0), 6 + 3, 2),
        (2, (1, 0), 6 + 5, 0),
        (2, (2, 1), 6 + 3 + 5, 0),
    ],
)
def test_overclock_activates_up_to_two_different_bots(
    level: int, choices: tuple[int, ...], damage: int, nanites: int
) -> None:
    scene = strike(
        ARTIFICER, "overclock", (6, 6, 6, 6, 1), level, tokens=BOTS, foe=Player(hand=KEPT, tokens={"nanite": 2})
    )
    scene.chooses(0, *choices)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(1, "nanite")) == (damage, nanites)


@pytest.mark.rule("DT-comp-bots", "DT-ult-1")
def test_maximum_power_with_bots() -> None:
    """What the bots add has the type of the attack."""
    foe = Player("moon_elf", hand=KEPT, tokens={"evasive": 3, "nanite": 2})
    scene = strike(ARTIFICER, "maximum_power", (6, 6, 6, 6, 6), tokens=BOTS, foe=foe)
    scene.chooses(0, 1, 1)  # the Nanobot, then the Shock Bot
    let_be(scene)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 10 + 5 + 3


@pytest.mark.rule("DT-comp-bots", "DT-status-nanite")
def test_nanites_of_bystanders_are_collateral_damage() -> None:
    others = [Player(hand=KEPT, tokens={"nanite": n}) for n in (1, 2)]
    scene = Scene(me(ARTIFICER, hand=KEPT, tokens={"nanobot": 1}), *others, mode="king")
    attempt(scene, 0, (6, 6, 6, 6, 1), "overclock")
    scene.chooses(0, 1)
    scene.targets(0, 1)
    if scene.asked == "draw of nature":  # he leads, as everybody does
        scene.draws("eureka_2")
    scene.expect("main of seat 0")
    assert [scene.lost(seat) for seat in (1, 2)] == [6 + 1, 3]
    assert [scene.token(seat, "nanite") for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("DT-comp-bots")
def test_the_shock_bot_strikes_once_a_turn_in_every_case() -> None:
    scene = strike(ARTIFICER, "zapppp", (1, 2, 3, 4, 5), tokens={"shock_bot": 1, "synth": 3})
    scene.defends(1, None)  # the only bot was activated; with 3 Synth it is not offered again
    assert (scene.lost(1), scene.token(0, "synth")) == (9 + 3, 3)


# --- the bots themselves ---


@pytest.mark.rule("DT-comp-bots")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("bot", ["nanobot", "shock_bot", "heal_bot"])
def test_building_and_upgrading(bot: str, level: int) -> None:
    scene = Scene(me(ARTIFICER, "scrap_collector", level, hand=KEPT, tokens={"synth": 6}), BARBARIAN, at="main")
    scene.uses(0, "build_bot")
    scene.picks(0, bot)
    assert scene.tokens(0) == {"synth": 4, bot: 1}
    scene.uses(0, "upgrade_bot")
    assert scene.tokens(0) == {"synth": 1, bot: 2}
    assert not {"use build_bot", "use upgrade_bot"} & set(scene.main_options)


@pytest.mark.rule("DT-comp-bots")
def test_one_of_each_bot() -> None:
    scene = Scene(me(ARTIFICER, hand=KEPT, tokens={"synth": 4, **BOTS}), BARBARIAN, at="main")
    assert "use build_bot" not in scene.main_options
    scene.uses(0, "upgrade_bot")
    assert scene.offered == ["nanobot", "shock_bot", "heal_bot"]


@pytest.mark.rule("DT-comp-bots")
def test_whoever_else_has_synth_builds_nothing() -> None:
    scene = Scene(Player(hand=KEPT, tokens={"synth": 7}), me(ARTIFICER), at="main")
    assert scene.main_options == ["end", f"play {KEPT}", f"sell {KEPT}"]


@pytest.mark.rule("DT-comp-bots", "DT-status-nanite")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 1)])
def test_the_nanobot_detonates_all_nanites_in_the_upkeep(level: int, cost: int) -> None:
    scene = Scene(
        me(ARTIFICER, hand=KEPT, tokens={"synth": 2, "nanobot": level}),
        Player(hand=KEPT, tokens={"nanite": 3}),
        at="turn",
    )
    scene.uses(0, "nanobot")
    let_be(scene)
    scene.draws("eureka_2")
    assert (scene.lost(1), scene.token(1, "nanite"), scene.token(0, "synth")) == (5, 0, 2 + 1 - cost)


@pytest.mark.rule("DT-status-nanite")
@pytest.mark.parametrize(("n", "damage"), [(1, 1), (2, 3), (3, 5)])
def test_nanites_do_1_3_or_5(n: int, damage: int) -> None:
    foe = Player(hand=KEPT, tokens={"nanite": n})
    scene = Scene(me(ARTIFICER, hand=KEPT, tokens={"synth": 1, "nanobot": 1}), foe, at="turn")
    scene.uses(0, "nanobot")
    scene.draws("eureka_2")
    assert (scene.lost(1), scene.tokens(1)) == (damage, {})


@pytest.mark.rule("DT-status-nanite")
@pytest.mark.parametrize(("dice", "left"), [((6, 6, 1), 1), ((1, 2, 5), 3), ((6, 6, 6), 0)])
def test_nanites_are_shaken_off_in_the_upkeep(dice: tuple[int, ...], left: int) -> None:
    scene = Scene(me(ARTIFICER), Player(hand=KEPT, tokens={"nanite": 3}), at="turn", active=1)
    scene.rolls(*dice)
    assert (scene.token(1, "nanite"), scene.lost(1)) == (left, 0)


@pytest.mark.rule("DT-comp-bots")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 1)])
def test_the_shock_bot(level: int, cost: int) -> None:
    scene = strike(ARTIFICER, "jolt", (1, 2, 3, 4, 6), tokens={"synth": 2, "shock_bot": level})
    scene.uses(0, "shock_bot")
    scene.defends(1, None)
    scene.expect("main of seat 0")  # not twice in a turn
    assert (scene.lost(1), scene.token(0, "synth")) == (7 + 3, 2 + 1 - cost)


@pytest.mark.rule("DT-comp-bots")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 1)])
def test_the_heal_bot_twice_after_an_attack_of_six(level: int, cost: int) -> None:
    scene = attacked(ARTIFICER, tokens={"synth": 7, "heal_bot": level}, health=40)
    scene.uses(0, "heal_bot")
    scene.rolls(3)
    scene.uses(0, "heal_bot")
    scene.rolls(6)
    assert scene.reactions == ["pass", "use scrap_collector"] if level == 2 else scene.asked == "defend of seat 0"
    let_be(scene)
    scene.defends(0, None)
    let_be(scene)
    assert (scene.health(0), scene.token(0, "synth")) == (40 + 1 + 2 - SMACK, 7 - 2 * cost)


@pytest.mark.rule("DT-comp-bots")
def test_no_heal_bot_for_an_attack_below_six() -> None:
    scene = Scene(me(ARTIFICER, tokens={"synth": 2, "heal_bot": 1}), BARBARIAN, active=1)
    scene.attempts(1, (1, 2, 3, 6, 6), "smack 3")
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert scene.lost(0) == 4


@pytest.mark.rule("DT-comp-bots")
def test_later_prevention_does_not_stop_the_heal_bot() -> None:
    scene = attacked(ARTIFICER, tokens={"synth": 2, "heal_bot": 1}, hand="arcing_shield, robo_revenge", cp=1, health=40)
    scene.plays(0, "arcing_shield")
    scene.chooses(0, 0)
    scene.plays(0, "robo_revenge")
    scene.uses(0, "heal_bot")
    scene.rolls(4)
    scene.defends(0, None)
    assert (scene.health(0), scene.tokens(1)) == (40 - (SMACK - 4) + 2, {"nanite": 1})


@pytest.mark.rule("DT-comp-1")
def test_bots_cannot_be_removed() -> None:
    scene = Scene(
        Player(hand=f"what_status_effects, {KEPT}", cp=2), me(ARTIFICER, tokens={"synth": 3, **BOTS}), at="main"
    )
    scene.plays(0, "what_status_effects")
    scene.picks(0, 1)
    assert scene.tokens(1) == BOTS


# --- the passive ability and the defence ---


@pytest.mark.rule("DT-hero-artificer")
def test_three_synth_at_the_start() -> None:
    scene = Scene(Player(ARTIFICER), Player(), at="start")
    assert scene.tokens(0) == {"synth": 3}


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize(("level", "die", "synth"), [(1, None, 1), (2, 1, 1), (2, 4, 2), (2, 6, 2)])
def test_scrap_collector_in_the_upkeep(level: int, die: int | None, synth: int) -> None:
    scene = Scene(me(ARTIFICER, hand=KEPT, levels={"scrap_collector": level}), BARBARIAN, at="turn")
    if die is not None:
        scene.rolls(die)
    assert scene.tokens(0) == {"synth": synth}


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize("level", [1, 2])
def test_a_nanite_for_four_synth_at_any_time(level: int) -> None:
    scene = attacked(ARTIFICER, "scrap_collector", level, tokens={"synth": 4})
    scene.uses(0, "scrap_collector")
    scene.defends(0, None)
    assert (scene.tokens(0), scene.tokens(1)) == ({}, {"nanite": 1})


@pytest.mark.rule("DT-stat-5")
def test_seven_synth_and_three_nanites_at_most() -> None:
    scene = strike(
        ARTIFICER, "jolt", (1, 2, 3, 4, 6), 2, tokens={"synth": 7}, foe=Player(hand=KEPT, tokens={"nanite": 2})
    )
    let_be(scene)
    assert (scene.tokens(0), scene.tokens(1)) == ({"synth": 7}, {"nanite": 3})


@pytest.mark.rule("DT-hero-artificer")
@pytest.mark.parametrize(
    ("level", "dice", "synth", "nanites", "dealt"),
    [
        (1, (4, 5, 6, 6), 2, 1, 0),
        (1, (1, 1, 1, 1), 0, 0, 0),
        (2, (4, 5, 6, 6, 1), 2, 2, 0),
        (2, (1, 2, 3, 4, 6), 1, 1, 1),
    ],
)
def test_ratchet_up(level: int, dice: tuple[int, ...], synth: int, nanites: int, dealt: int) -> None:
    scene = attacked(ARTIFICER, "ratchet_up", level)
    scene.defends(0, "ratchet_up")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (SMACK, dealt)
    assert (scene.token(0, "synth"), scene.token(1, "nanite")) == (synth, nanites)


# --- cards ---


@pytest.mark.parametrize(
    ("card", "cost", "mine", "theirs"),
    [("high_voltage", 1, {"synth": 2}, {}), ("nanite_assault", 1, {}, {"nanite": 1})],
)
def test_instant_card(card: str, cost: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = Scene(me(ARTIFICER, hand=f"{card}, {KEPT}", cp=cost), BARBARIAN, at="main")
    scene.plays(0, card)
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, mine, theirs)
    scene = attacked(ARTIFICER, hand=card, cp=cost)
    scene.plays(0, card)
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, mine, theirs)


@pytest.mark.parametrize(
    ("die", "healed", "mine", "theirs"), [(1, 2, {}, {}), (5, 0, {"synth": 1}, {}), (6, 0, {}, {"nanite": 1})]
)
def test_conductivity(die: int, healed: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = Scene(me(ARTIFICER, hand=f"conductivity, {KEPT}", health=40), BARBARIAN, at="main")
    scene.plays(0, "conductivity")
    scene.rolls(die)
    assert (scene.health(0), scene.tokens(0), scene.tokens(1)) == (40 + healed, mine, theirs)


@pytest.mark.parametrize(("die", "synth"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_oooh_shiny(die: int, synth: int) -> None:
    scene = Scene(me(ARTIFICER, hand=f"oooh_shiny, {KEPT}"), BARBARIAN, at="main")
    scene.plays(0, "oooh_shiny")
    scene.rolls(die)
    assert scene.tokens(0) == {"synth": synth}


@pytest.mark.parametrize(("option", "prevented", "synth"), [(0, 2, 1), (1, 3, 0)])
def test_arcing_shield(option: int, prevented: int, synth: int) -> None:
    scene = attacked(ARTIFICER, hand="arcing_shield", tokens={"synth": 1})
    scene.plays(0, "arcing_shield")
    scene.chooses(0, option)
    scene.defends(0, None)
    assert (scene.lost(0), scene.token(0, "synth")) == (SMACK - prevented, synth)


def test_robo_revenge() -> None:
    scene = attacked(ARTIFICER, hand="robo_revenge", cp=1)
    scene.plays(0, "robo_revenge")
    scene.defends(0, None)
    assert (scene.cp(0), scene.lost(0), scene.tokens(1)) == (0, SMACK - 2, {"nanite": 1})


@pytest.mark.parametrize(("die", "mine"), [(6, {"synth": 5}), (1, {}), (4, {})])
def test_synthesize(die: int, mine: dict[str, int]) -> None:
    scene = Scene(me(ARTIFICER, hand="synthesize", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "synthesize")
    scene.rolls(die)
    if not mine:
        assert scene.hand(0) == [KEPT]
    assert scene.tokens(0) == mine
