"""The Tactician: every ability, status and card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, attempt, in_main, play_out, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-tactician")

TACTICIAN = "tactician"
BOUND, MARKED, SAFE = {"constrict": 1}, {"targeted": 1}, {"protect": 1}
SABERS, SMALL, LARGE = (1, 1, 2, 4, 6), (1, 2, 3, 4, 4), (1, 2, 3, 4, 5)


def advantage(n: int) -> dict[str, int]:
    return {"tactical_advantage": n}


NONE = advantage(0)


def waits(scene: Scene) -> None:
    """With Tactical Advantage the Tactician could act in every window; he does not."""
    while scene.asked == "react of seat 0":
        scene.passes(0)


def undefended(*dice: int) -> Callable[[Scene], None]:
    """An attack that may be defended against, but is not; `dice`: what the ability rolls."""

    def script(scene: Scene) -> None:
        scene.rolls(*dice)
        waits(scene)
        scene.defends(1, None)
        waits(scene)

    return script


def two_cards(scene: Scene) -> None:
    scene.draws("ambush", "war_room")
    waits(scene)


def unanswered(*dice: int) -> Callable[[Scene], None]:
    """No defence is asked for."""

    def script(scene: Scene) -> None:
        scene.rolls(*dice)
        waits(scene)

    return script


def case(
    level: int,
    use: str,
    dice: tuple[int, ...],
    damage: int,
    script: Callable[[Scene], None],
    mine: int = 0,
    theirs: dict[str, int] | None = None,
) -> Case:
    tokens = advantage(mine) if mine else {}
    return Case(level, use, dice, damage, False, tokens, theirs or {}, script, before=NONE)


CASES = [
    case(1, "saber_strike 3", SABERS, 4, undefended()),
    case(1, "saber_strike 4", (1, 1, 1, 2, 6), 5, undefended()),
    case(1, "saber_strike 5", (1, 1, 1, 1, 3), 6, undefended()),
    case(2, "saber_strike 3", (1, 1, 1, 4, 6), 5, undefended(), theirs=BOUND),
    case(2, "saber_strike 4", (1, 1, 2, 2, 6), 6, undefended()),
    case(2, "saber_strike 5", (1, 1, 1, 2, 3), 7, undefended(), theirs=BOUND),
    case(1, "profiteer", (1, 4, 4, 5, 6), 5, undefended(2), mine=1),
    case(1, "profiteer", (1, 4, 4, 5, 6), 0, unanswered(4), mine=1 + 4),
    case(2, "profiteer", (1, 4, 4, 5, 6), 6, undefended(3), mine=2),
    case(2, "profiteer", (1, 4, 4, 5, 6), 0, unanswered(5), mine=2 + 3),
    case(1, "carpet_bomb", (1, 1, 6, 6, 4), 2, unanswered(), mine=1),
    case(2, "carpet_bomb", (1, 1, 6, 6, 4), 2, unanswered(), mine=2),
    case(2, "strategize", (4, 4, 5, 5, 1), 0, two_cards, mine=3),
    case(1, "strategic_approach", (1, 2, 3, 6, 6), 7, undefended(), theirs=BOUND),
    case(2, "strategic_approach", (1, 2, 3, 6, 6), 7, undefended(), mine=1, theirs=BOUND),
    case(2, "indirect_approach", (1, 2, 3, 4, 6), 2, unanswered(), mine=2),
    case(1, "flank", SMALL, 6, undefended(), mine=1),
    case(2, "flank", SMALL, 6, undefended(), mine=2),
    case(1, "exploit", LARGE, 9, undefended(), mine=2, theirs=BOUND),
    case(2, "exploit", LARGE, 9, undefended(), mine=3, theirs=BOUND),
    case(2, "interdiction", (1, 4, 5, 6, 6), 0, two_cards, theirs=BOUND),
    case(1, "maneuver", (6, 6, 6, 6, 1), 5, unanswered(), mine=5),
    case(2, "maneuver", (6, 6, 6, 6, 1), 5, unanswered(), mine=5, theirs=BOUND),
    case(2, "reconnaissance", (6, 6, 6, 1, 4), 0, unanswered(), mine=5),
    case(1, "higher_ground", (6,) * 5, 12 + 2, unanswered(), mine=6, theirs=MARKED | BOUND),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(TACTICIAN, case)


@pytest.mark.parametrize("level", [1, 2])
def test_the_medal_of_profiteer_gives_another_roll_phase(level: int) -> None:
    scene = strike(TACTICIAN, "profiteer", (1, 4, 4, 5, 6), level=level, tokens=NONE)
    scene.rolls(6)
    waits(scene)
    scene.draws("bunker_up")
    waits(scene)
    assert scene.token(0, "tactical_advantage") == level
    attempt(scene, 0, SABERS, "saber_strike 3")
    undefended()(scene)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.hand(0)) == (4, [KEPT, "bunker_up"])


@pytest.mark.rule("DT-dmg-5")
def test_carpet_bomb_takes_two_opponents_and_is_no_attack() -> None:
    """Nothing may be added, and no target is aimed at."""
    scene = Scene(Player(TACTICIAN, hand=KEPT, tokens=NONE), Player(tokens=MARKED), Player(), Player(), mode="king")
    scene.attempts(0, (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(0)
    assert scene.offered == [(1, 2), (1, 3), (2, 3)]  # two of them, not one
    scene.picks(0, (1, 3))
    waits(scene)
    scene.expect("main of seat 0")
    assert [scene.lost(seat) for seat in range(4)] == [0, 2, 0, 2]


def test_interdiction_chooses_its_opponent() -> None:
    players = [Player(TACTICIAN, hand=KEPT, tokens=NONE, levels={"exploit": 2}, deck=""), Player(), Player()]
    scene = Scene(*players, mode="king")
    scene.attempts(0, (1, 4, 5, 6, 6), "interdiction")
    scene.picks(0, 2)
    assert [scene.token(seat, "constrict") for seat in range(3)] == [0, 0, 1]


def test_higher_ground_raises_the_limit_each_time() -> None:
    scene = strike(TACTICIAN, "higher_ground", (6,) * 5)
    waits(scene)
    assert scene.token(0, "tactical_advantage") == 6
    scene.ends(0)
    waits(scene)
    scene.draws("get_some")  # the next turn: the Barbarian does nothing
    scene.ends(1)
    waits(scene)
    scene.rolls(1, 1, 4, 4, 6)
    waits(scene)
    scene.stops(1)
    waits(scene)
    scene.ends(1)
    waits(scene)
    scene.draws("ambush")
    scene.ends(0)
    waits(scene)
    attempt(scene, 0, (6,) * 5, "higher_ground")
    waits(scene)
    assert scene.token(0, "tactical_advantage") == 7


def test_nothing_answers_higher_ground() -> None:
    scene = strike(TACTICIAN, "higher_ground", (6,) * 5, foe=Player(hand="not_this_time", cp=5, tokens=SAFE))
    waits(scene)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 14


# --- countermeasures ---


@pytest.mark.parametrize(
    ("level", "dice", "prevented", "dealt", "gained"),
    [
        (1, (1, 2, 3, 4), 1, 1, 0),  # a pair of sabers; the third is left over
        (1, (1, 1, 2, 2), 0, 2, 0),
        (1, (6, 6, 4, 5), 2, 0, 2),
        (2, (1, 1, 1, 1, 1), 0, 2, 0),
        (2, (1, 4, 5, 4, 6), 3, 0, 1),
        (3, (1, 1, 1, 1, 6), 0, 4, 1),
        (3, (1, 2, 3, 4, 6), 1, 2, 1),
    ],
)
def test_countermeasures(level: int, dice: tuple[int, ...], prevented: int, dealt: int, gained: int) -> None:
    scene = attacked(TACTICIAN, "countermeasures", level, tokens=NONE)
    scene.defends(0, "countermeasures")
    scene.rolls(*dice)
    waits(scene)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (SMACK - prevented, dealt)
    assert scene.token(0, "tactical_advantage") == gained


# --- tactical advantage ---


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_at_the_start() -> None:
    assert Scene(Player(TACTICIAN), Player(), at="start").tokens(0) == advantage(2)


def spending(power: str, held: int, **given: object) -> Scene:
    """In the own main phase."""
    player = Player(TACTICIAN, hand=KEPT, tokens=advantage(held), **given)  # type: ignore[arg-type]
    scene = Scene(player, Player(tokens=BOUND), at="main")
    scene.uses(0, power)
    return scene


@pytest.mark.rule("DT-status-tactical-advantage")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        (1, ["tactical_cp"]),
        (3, ["tactical_cp", "tactical_draw", "tactical_targeting"]),
        (4, ["tactical_cp", "tactical_draw", "tactical_targeting", "tactical_protection", "tactical_transfer"]),
    ],
)
def test_tactical_advantage_costs(held: int, offered: list[str]) -> None:
    scene = Scene(Player(TACTICIAN, hand=KEPT, tokens=advantage(held)), Player(tokens=BOUND), at="main")
    assert [what[4:] for what in scene.main_options if what.startswith("use")] == offered


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_for_cp_as_often_as_one_likes() -> None:
    scene = spending("tactical_cp", 5)
    scene.uses(0, "tactical_cp")
    assert (scene.cp(0), scene.token(0, "tactical_advantage")) == (2, 3)


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_for_a_card() -> None:
    scene = spending("tactical_draw", 5)
    scene.draws("ambush")
    assert (scene.hand(0), scene.token(0, "tactical_advantage")) == ([KEPT, "ambush"], 2)


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_for_targeting() -> None:
    scene = spending("tactical_targeting", 5)
    assert (scene.tokens(1), scene.token(0, "tactical_advantage")) == (MARKED | BOUND, 2)


@pytest.mark.rule("DT-status-tactical-advantage")
@pytest.mark.parametrize("player", [0, 1])
def test_tactical_advantage_for_protection(player: int) -> None:
    scene = spending("tactical_protection", 5)
    scene.picks(0, player)
    assert (scene.token(player, "protect"), scene.token(0, "tactical_advantage")) == (1, 1)


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_for_a_transfer() -> None:
    """Any token of any player to any other who has room for it."""
    players = [Player(TACTICIAN, hand=KEPT, tokens=advantage(5)), Player(tokens=BOUND | SAFE), Player(tokens=SAFE)]
    scene = Scene(*players, at="main", mode="king")
    scene.uses(0, "tactical_transfer")
    assert set(scene.offered) == {(0, "tactical_advantage"), (1, "constrict"), (1, "protect"), (2, "protect")}
    scene.picks(0, (1, "protect"))
    scene.expect("main of seat 0")  # only the Tactician has room for it
    assert [scene.tokens(seat) for seat in range(3)] == [SAFE | advantage(1), BOUND, SAFE]


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_in_roll_phases() -> None:
    """At any time, but no transfer; a re-roll only where own dice lie open."""
    scene = attacked(TACTICIAN, tokens=advantage(5))
    everything = ["tactical_cp", "tactical_draw", "tactical_targeting", "tactical_protection"]
    assert scene.reactions == ["pass", *(f"use {power}" for power in everything)]
    scene.uses(0, "tactical_protection")
    scene.picks(0, 0)
    scene.uses(0, "protect")
    scene.passes(0)
    scene.defends(0, "countermeasures")
    scene.rolls(1, 4, 4, 4)
    assert scene.reactions == ["pass", "use tactical_cp", "use tactical_reroll"]
    scene.uses(0, "tactical_reroll")
    scene.picks(0, 1)
    scene.rolls(5)
    scene.expect("main of seat 1")
    assert scene.lost(0) == 2  # 8 - 4, and half of that


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_re_rolls_own_offensive_dice_again_and_again() -> None:
    scene = Scene(Player(TACTICIAN, hand=KEPT, tokens=advantage(2)), Player())
    scene.rolls(1, 1, 4, 4, 6)
    for value in (5, 2):
        scene.uses(0, "tactical_reroll")
        scene.picks(0, 3)
        scene.rolls(value)
    assert (scene.dice(), scene.token(0, "tactical_advantage")) == ([1, 1, 2, 4, 6], 0)


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_re_rolls_no_dice_of_others() -> None:
    scene = Scene(Player(TACTICIAN, tokens=advantage(1)), Player(hand=KEPT), active=1)
    scene.rolls(1, 1, 4, 4, 6)
    assert "use tactical_reroll" not in scene.reactions


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_re_rolls_the_targeting_die() -> None:
    scene = Scene(Player(TACTICIAN, hand=KEPT, tokens=advantage(1)), Player(), Player(), Player(), mode="teams")
    attempt(scene, 0, SABERS, "saber_strike 3")
    scene.rolls(1)
    scene.uses(0, "tactical_reroll")
    scene.rolls(3)
    scene.defends(3, None)


@pytest.mark.rule("DT-status-tactical-advantage")
def test_tactical_advantage_limit() -> None:
    assert in_main(TACTICIAN, "ambush", 1, advantage(4)).token(0, "tactical_advantage") == 5


# --- other statuses ---


@pytest.mark.rule("DT-status-constrict")
def test_constrict() -> None:
    """1 CP for each attempt after the first; it goes at the end of the roll phase."""
    scene = Scene(Player(cp=2, hand=KEPT, tokens=BOUND), Player(TACTICIAN, tokens=NONE))
    scene.rolls(1, 1, 4, 4, 6)
    scene.rerolls(0, 3)
    assert scene.cp(0) == 1
    scene.rolls(5)
    scene.rerolls(0, 3)
    assert scene.cp(0) == 0
    scene.rolls(4)
    scene.expect("main of seat 0")
    assert scene.tokens(0) == {}


@pytest.mark.rule("DT-status-constrict")
def test_constrict_without_cp() -> None:
    """There is one attempt, and that is that."""
    scene = Scene(Player(hand=KEPT, tokens=BOUND), Player(TACTICIAN, tokens=NONE))
    scene.rolls(1, 1, 4, 4, 6)
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-status-constrict")
@pytest.mark.parametrize(("cp", "again"), [(2, True), (1, False)])
def test_constrict_charges_for_one_more_time(cp: int, again: bool) -> None:
    scene = Scene(Player(hand=f"one_more_time, {KEPT}", cp=cp, tokens=BOUND), Player(TACTICIAN, tokens=NONE))
    scene.rolls(1, 1, 4, 4, 6)
    scene.plays(0, "one_more_time")
    if again:
        scene.rerolls(0, 3)
        scene.rolls(2)
        scene.declares(0, None)
    scene.expect("main of seat 0")
    assert scene.cp(0) == 0


@pytest.mark.rule("DT-status-constrict")
def test_constrict_stays_when_the_roll_phase_is_skipped() -> None:
    scene = Scene(Player(hand=KEPT, tokens=BOUND | {"knockdown": 1}), Player(TACTICIAN, tokens=NONE))
    scene.expect("main of seat 0")
    assert scene.tokens(0) == BOUND


@pytest.mark.rule("DT-status-constrict")
def test_constrict_leaves_at_the_end_of_the_first_of_two_roll_phases() -> None:
    scene = strike(TACTICIAN, "profiteer", (1, 4, 4, 5, 6), tokens=NONE | BOUND, deck="", cp=1)
    scene.rolls(6)
    waits(scene)
    scene.rolls(1, 1, 4, 4, 6)
    waits(scene)
    scene.rerolls(0, 3)
    assert (scene.token(0, "constrict"), scene.cp(0)) == (0, 1)


@pytest.mark.rule("DT-status-constrict")
def test_constrict_limit() -> None:
    scene = strike(TACTICIAN, "saber_strike 3", (1, 1, 1, 4, 6), level=2, foe=Player(tokens=BOUND), tokens=NONE)
    scene.defends(1, None)
    assert scene.tokens(1) == BOUND


@pytest.mark.rule("DT-status-targeted")
def test_targeted() -> None:
    """An attack on the holder deals 2 more; the token stays."""
    scene = attacked(TACTICIAN, tokens=NONE | MARKED)
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(0), scene.cp(1)) == (SMACK + 2, MARKED, 0)


@pytest.mark.rule("DT-status-targeted")
def test_targeted_limit() -> None:
    scene = strike(TACTICIAN, "higher_ground", (6,) * 5, foe=Player(tokens=MARKED))
    waits(scene)
    assert (scene.lost(1), scene.token(1, "targeted")) == (14, 1)


@pytest.mark.rule("DT-status-targeted")
def test_targeted_stays_until_it_is_removed() -> None:
    hand = f"get_that_outta_here, {KEPT}"
    scene = Scene(Player(TACTICIAN, hand=hand, cp=1, tokens=NONE | MARKED), Player(), at="main")
    scene.plays(0, "get_that_outta_here")
    assert scene.tokens(0) == {}


@pytest.mark.rule("DT-status-protect")
@pytest.mark.parametrize(("dice", "use", "lost"), [((1, 2, 3, 1, 2), "smack 5", 4), ((1, 2, 3, 4, 6), "smack 3", 2)])
def test_protect(dice: tuple[int, ...], use: str, lost: int) -> None:
    scene = Scene(Player(TACTICIAN, tokens=NONE | SAFE), BARBARIAN, active=1)
    attempt(scene, 1, dice, use)
    scene.passes(0)
    scene.defends(0, None)
    scene.uses(0, "protect")
    assert (scene.lost(0), scene.tokens(0)) == (lost, {})


@pytest.mark.rule("DT-status-protect")
def test_protect_rounds_up() -> None:
    scene = Scene(Player(TACTICIAN, tokens=NONE | SAFE), Player("gunslinger", hand=KEPT), active=1)
    attempt(scene, 1, (1, 1, 2, 4, 6), "revolver 3")
    scene.uses(0, "protect")
    scene.defends(0, None)
    assert scene.lost(0) == 3 - 2


@pytest.mark.rule("DT-status-protect")
def test_two_protects_prevent_everything() -> None:
    scene = attacked(TACTICIAN, tokens=NONE | SAFE, hand="disengage")
    scene.uses(0, "protect")
    scene.plays(0, "disengage")
    scene.rolls(6)
    scene.uses(0, "protect")
    scene.defends(0, None)
    assert scene.lost(0) == 0


@pytest.mark.rule("DT-status-protect")
def test_protect_limit() -> None:
    scene = in_main(TACTICIAN, "bunker_up", 2, NONE | SAFE)
    scene.picks(0, 0)
    assert scene.tokens(0) == SAFE


# --- cards ---


@pytest.mark.parametrize("player", [0, 1])
def test_bunker_up(player: int) -> None:
    scene = in_main(TACTICIAN, "bunker_up", 2, NONE)
    scene.picks(0, player)
    assert (scene.tokens(player), scene.cp(0)) == (SAFE, 0)


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_war_room(die: int, gained: int) -> None:
    scene = in_main(TACTICIAN, "war_room", 1, NONE)
    scene.rolls(die)
    assert (scene.tokens(0), scene.cp(0)) == (advantage(gained), 0)


def test_feigned_retreat() -> None:
    """Prevents 3; the attacker's Constrict waits for his next turn."""
    scene = attacked(TACTICIAN, tokens=NONE, hand="feigned_retreat", cp=2)
    scene.plays(0, "feigned_retreat")
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(1), scene.cp(0)) == (SMACK - 3, BOUND, 0)


@pytest.mark.parametrize(
    ("die", "lost", "dealt", "tokens"), [(1, 8, 2, {}), (3, 8, 2, {}), (4, 5, 0, {}), (5, 5, 0, {})]
)
def test_disengage(die: int, lost: int, dealt: int, tokens: dict[str, int]) -> None:
    scene = attacked(TACTICIAN, tokens=NONE, hand="disengage")
    scene.plays(0, "disengage")
    scene.rolls(die)
    scene.defends(0, None)
    assert (scene.lost(0), scene.lost(1), scene.tokens(0)) == (lost, dealt, tokens)


def test_disengage_may_protect() -> None:
    scene = attacked(TACTICIAN, tokens=NONE, hand="disengage")
    scene.passes(0)
    scene.defends(0, None)
    scene.plays(0, "disengage")
    scene.rolls(6)
    scene.passes(0)
    assert (scene.lost(0), scene.tokens(0)) == (SMACK, SAFE)


def test_feigned_retreat_and_disengage_need_an_attack() -> None:
    hand = f"feigned_retreat, disengage, {KEPT}"
    scene = Scene(Player(TACTICIAN, hand=hand, cp=2, tokens=NONE), Player(), at="main")
    assert not [what for what in scene.main_options if what in ("play feigned_retreat", "play disengage")]
    attempt_nothing = Scene(Player(TACTICIAN, hand=hand, cp=2, tokens=NONE), BARBARIAN, active=1)
    attempt_nothing.rolls(1, 1, 4, 4, 6)
    attempt_nothing.expect("keep of seat 1")


def test_ambush() -> None:
    """An instant: also in the middle of an opponent's attack."""
    scene = in_main(TACTICIAN, "ambush", 1, NONE)
    assert (scene.tokens(0), scene.cp(0)) == (advantage(2), 0)
    scene = attacked(TACTICIAN, tokens=NONE, hand="ambush", cp=1)
    scene.plays(0, "ambush")
    assert scene.token(0, "tactical_advantage") == 2


@pytest.mark.parametrize(("die", "gained", "hand"), [(6, 4, []), (5, 0, ["ambush"]), (1, 0, ["ambush"])])
def test_upper_hand(die: int, gained: int, hand: list[str]) -> None:
    scene = in_main(TACTICIAN, "upper_hand", 0, NONE, promo="yes")
    scene.rolls(die)
    scene.draws(*hand)
    scene.expect("main of seat 0")
    assert (scene.token(0, "tactical_advantage"), scene.hand(0)) == (gained, [KEPT, *hand])
