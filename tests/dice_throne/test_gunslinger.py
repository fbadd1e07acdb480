"""The Gunslinger: every ability, status and card."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.content.language import Do
from dicewright.kernel.assembler import Column, Control

from .duel import KEPT, SMACK, Case, attacked, in_main, play_out, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-gunslinger")

GUNSLINGER = "gunslinger"
EVADE, WANTED, DOWN = {"evasive": 1}, {"bounty": 1}, {"knockdown": 1}
BULLETS, SMALL, LARGE = (1, 1, 2, 4, 6), (1, 2, 3, 4, 4), (2, 3, 4, 5, 6)

CASES = [
    Case(1, "revolver 3", BULLETS, 3),
    Case(1, "revolver 4", (1, 1, 2, 3, 6), 4),
    Case(1, "revolver 5", (1, 1, 1, 1, 3), 5),
    Case(2, "revolver 3", BULLETS, 4),
    Case(2, "revolver 4", (2, 2, 2, 1, 6), 5),
    Case(2, "revolver 5", (1, 1, 1, 1, 3), 6, theirs=DOWN),
    Case(2, "revolver 3", (2, 2, 2, 2, 6), 4, theirs=DOWN),
    Case(1, "bounty_hunter", (1, 2, 4, 6, 6), 1 + 1, defendable=False, theirs=WANTED),
    Case(2, "bounty_hunter", (1, 2, 4, 6, 6), 2 + 1, defendable=False, theirs=WANTED),
    Case(1, "showdown", SMALL, 7, script=lambda s: s.rolls(3, 3)),
    Case(1, "showdown", SMALL, 5, script=lambda s: s.rolls(3, 4)),
    Case(2, "showdown", SMALL, 8, script=lambda s: s.rolls(4, 3)),
    Case(2, "showdown", SMALL, 6, script=lambda s: s.rolls(1, 2)),
    Case(3, "showdown", SMALL, 9, script=lambda s: s.rolls(1, 1)),
    Case(3, "showdown", SMALL, 6, script=lambda s: s.rolls(5, 6)),
    Case(1, "fan_the_hammer", LARGE, 7, mine={"evasive": 2}),
    Case(2, "fan_the_hammer", LARGE, 8, mine={"evasive": 2}),
    Case(2, "pistol_whip", (4, 4, 6, 1, 1), 1, defendable=False, mine=EVADE, theirs=DOWN),
    Case(1, "take_cover", (1, 1, 4, 4, 5), 5, mine=EVADE),
    Case(2, "take_cover", (1, 1, 4, 4, 5), 6, mine=EVADE),
    Case(2, "mark_the_target", (4, 4, 5, 1, 6), mine={"evasive": 2}, theirs=WANTED),
    Case(1, "deadeye", (6, 6, 6, 6, 1), 6, defendable=False, theirs=DOWN),
    Case(2, "deadeye", (6, 6, 6, 6, 1), 8, defendable=False, theirs=DOWN),
    Case(2, "enforcer", (6, 6, 6, 1, 4), mine=EVADE, theirs=WANTED | DOWN),
    Case(1, "fill_em_with_lead", (6,) * 5, 10 + 1, defendable=False, mine=EVADE, theirs=WANTED | DOWN),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(GUNSLINGER, case)


@pytest.mark.parametrize(("use", "cp"), [("bounty_hunter", 1), ("mark_the_target", 0)])
def test_bounty_counts_at_once_and_pays_for_an_attack_only(use: str, cp: int) -> None:
    dice = (1, 2, 4, 6, 6) if cp else (4, 4, 5, 1, 6)
    assert strike(GUNSLINGER, use, dice, level=2).cp(0) == cp


def test_showdown_is_rolled_with_the_target() -> None:
    """In King of the Hill the target is chosen first; dice of both may still be changed."""
    scene = Scene(Player(GUNSLINGER), Player(hand="so_wild", cp=2, health=30), Player(), mode="king")
    scene.rolls(*SMALL)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "showdown")
    scene.passes(1)
    scene.targets(0, 1)
    scene.rolls(6, 1)
    scene.plays(1, "so_wild")
    scene.picks(1, (2, 6))
    scene.defends(1, None)
    assert scene.lost(1) == 7  # six against six is still won


def test_mark_the_target_needs_a_target() -> None:
    scene = Scene(Player(GUNSLINGER, levels={"take_cover": 2}), Player(), Player(), Player(), mode="teams")
    scene.attempts(0, (4, 4, 5, 1, 6), "mark_the_target")
    scene.rolls(3)  # the one on the right
    assert [scene.token(seat, "bounty") for seat in range(4)] == [0, 0, 0, 1]


def test_enforcer_takes_two_opponents_without_aiming() -> None:
    players = [Player(GUNSLINGER, levels={"deadeye": 2}, hand=KEPT), Player(), Player(), Player()]
    scene = Scene(*players, mode="king")
    scene.attempts(0, (6, 6, 6, 1, 4), "enforcer")
    scene.picks(0, (1, 3))
    scene.draws("six_it")  # leaders: one card for both
    assert [scene.tokens(seat) for seat in range(4)] == [EVADE, WANTED | DOWN, {}, WANTED | DOWN]


@pytest.mark.rule("DT-ult-1")
def test_nothing_answers_fill_em_with_lead() -> None:
    foe = Player(hand="not_this_time", cp=5, tokens={"evasive": 3})
    scene = strike(GUNSLINGER, "fill_em_with_lead", (6,) * 5, foe=foe)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 11


# --- quick draw ---


@pytest.mark.parametrize("level", [1, 2])
def test_quick_draw_gains_a_reload(level: int) -> None:
    scene = Scene(Player(GUNSLINGER, levels={"quick_draw": level}), Player(), at="turn")
    scene.draws("wanted")
    assert scene.tokens(0) == {"reload": 1}


def shooting(quick_draw: int = 1, use: str = "revolver 3", dice: tuple[int, ...] = BULLETS, **given: object) -> Scene:
    """An attack of 3 damage, a Reload at hand."""
    levels = {"quick_draw": quick_draw}
    return strike(GUNSLINGER, use, dice, **{"tokens": {"reload": 1}, **given, "levels": levels})  # type: ignore[arg-type]


def test_quick_draw_1_leaves_the_die_as_it_fell() -> None:
    scene = shooting()
    scene.uses(0, "reload")
    scene.rolls(3)
    scene.defends(1, None)
    assert scene.lost(1) == 3 + 2


@pytest.mark.parametrize(("again", "rolls", "damage"), [(0, (1,), 3 + 1), (1, (1, 6), 3 + 3), (1, (6, 2), 3 + 1)])
def test_quick_draw_2_lets_it_be_rolled_again(again: int, rolls: tuple[int, ...], damage: int) -> None:
    """Once, for better or worse."""
    scene = shooting(quick_draw=2)
    scene.uses(0, "reload")
    scene.rolls(rolls[0])
    scene.chooses(0, again)
    scene.rolls(*rolls[1:])
    scene.defends(1, None)
    assert scene.lost(1) == damage


def test_fill_em_with_lead_lets_reloads_be_rolled_again() -> None:
    scene = shooting(use="fill_em_with_lead", dice=(6,) * 5)
    scene.uses(0, "reload")
    scene.rolls(1)
    scene.chooses(0, 1)
    scene.rolls(5)
    assert scene.lost(1) == 11 + 3


# --- duel ---


def dueling(level: int, mine: int, theirs: int, **given: object) -> Scene:
    scene = attacked(GUNSLINGER, "duel", level, **given)
    scene.defends(0, "duel")
    scene.rolls(mine, theirs)
    return scene


@pytest.mark.parametrize(("level", "mine", "theirs"), [(1, 4, 3), (2, 4, 3), (2, 3, 3)])
@pytest.mark.parametrize(("choice", "taken", "dealt"), [(0, SMACK, 3), (1, SMACK // 2, 0)])
def test_duel_won(level: int, mine: int, theirs: int, choice: int, taken: int, dealt: int) -> None:
    """3 damage, or half prevented; a tie is won at level II."""
    scene = dueling(level, mine, theirs)
    scene.chooses(0, choice)
    assert (scene.lost(0), scene.lost(1)) == (taken, dealt)


@pytest.mark.parametrize(("level", "mine", "theirs"), [(1, 3, 3), (1, 1, 2), (2, 5, 6)])
def test_duel_lost(level: int, mine: int, theirs: int) -> None:
    scene = dueling(level, mine, theirs)
    assert (scene.lost(0), scene.lost(1)) == (SMACK, 1)


def test_duel_halves_last_and_rounds_up() -> None:
    """Half of 8 and 1 for the Bounty: 5 of 9 are prevented."""
    scene = dueling(1, 6, 1, tokens=WANTED)
    scene.chooses(0, 1)
    assert scene.lost(0) == 4


def test_the_dice_of_a_duel_may_be_changed() -> None:
    """By either side, and each time the other may answer."""
    scene = Scene(Player(GUNSLINGER, hand="six_it", cp=1, levels={"duel": 2}), Player(hand="six_it", cp=1), active=1)
    scene.rolls(1, 2, 3, 1, 2)
    scene.passes(1)
    scene.stops(1)
    scene.declares(1, "smack 5")
    scene.passes(1)
    scene.defends(0, "duel")
    scene.rolls(1, 3)
    scene.passes(1)
    scene.plays(0, "six_it")
    scene.plays(1, "six_it")
    scene.chooses(0, 0)
    assert scene.lost(1) == 3  # six against six


@pytest.mark.rule("DT-card-11")
def test_later_dice_are_all_of_whoever_rolls_them() -> None:
    """The second die of a duel is the opponent's; the second die of Bleed is not."""
    scene = dueling(1, 1, 2, tokens={"bleed": 2})
    scene.ends(1)
    scene.orders(0, "bleed")
    scene.rolls(1, 1)
    assert [die["seat"] for die in scene.heard("extra-die")] == [0, 1, 0, 0]


def test_only_what_was_started_rolls_dice() -> None:
    """A loop within a loop runs in a frame of its own, which nobody cleared of an earlier rival."""
    code = dueling(1, 1, 2).book.code
    called = {code[row, Column.PLUS] for row in range(code.shape[0]) if code[row, Column.OP] == Control.CALL}
    assert called
    for row in called:
        while code[row, Column.OP] != Control.END:
            assert code[row, Column.OP] not in (Control.ROLL, Do.CONTEST)
            row += 1


# --- statuses ---


@pytest.mark.rule("DT-status-evasive")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, SMACK), (6, SMACK)])
def test_evasive_before_the_defense(die: int, lost: int) -> None:
    """On 1 or 2 the attack deals no damage; a defence may still be made."""
    scene = attacked(GUNSLINGER, tokens=EVADE)
    scene.uses(0, "evasive")
    scene.rolls(die)
    scene.defends(0, "duel")
    scene.rolls(1, 2)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "evasive")) == (lost, 1, 0)


@pytest.mark.rule("DT-status-evasive")
def test_evasive_again_and_after_the_defense() -> None:
    scene = attacked(GUNSLINGER, tokens={"evasive": 3})
    scene.uses(0, "evasive")
    scene.rolls(5)
    scene.passes(0)
    scene.defends(0, None)
    scene.uses(0, "evasive")
    scene.rolls(4)
    scene.uses(0, "evasive")
    scene.rolls(2)
    assert (scene.lost(0), scene.token(0, "evasive")) == (0, 0)


@pytest.mark.rule("DT-status-evasive")
def test_evasive_limit() -> None:
    play_out(GUNSLINGER, Case(1, "fan_the_hammer", LARGE, 7, mine={"evasive": 3}, before={"evasive": 2}))


@pytest.mark.rule("DT-status-evasive")
def test_evasive_leaves_the_other_effects_of_an_attack() -> None:
    scene = strike(GUNSLINGER, "deadeye", (6, 6, 6, 6, 1), foe=Player(tokens=EVADE))
    scene.uses(1, "evasive")
    scene.rolls(1)
    assert (scene.lost(1), scene.tokens(1)) == (0, DOWN)


@pytest.mark.rule("DT-status-evasive")
def test_evasive_against_the_damage_of_a_card() -> None:
    """Damage of a card in a main phase is a source like any other."""
    scene = Scene(Player(GUNSLINGER, hand=f"roulette, {KEPT}", cp=1), Player(tokens=EVADE), at="main")
    scene.plays(0, "roulette")
    scene.picks(0, 1)
    scene.rolls(1)
    scene.uses(1, "evasive")
    scene.rolls(2)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 0


@pytest.mark.rule("DT-status-reload")
@pytest.mark.parametrize(("die", "more"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_reload(die: int, more: int) -> None:
    """Half the die, rounded up; before or after the defence."""
    scene = shooting(tokens={"reload": 2})
    scene.uses(0, "reload")
    scene.rolls(die)
    scene.passes(0)
    scene.defends(1, None)
    scene.uses(0, "reload")
    scene.rolls(6)
    assert (scene.lost(1), scene.token(0, "reload")) == (3 + more + 3, 0)


@pytest.mark.rule("DT-status-reload")
def test_reload_limit() -> None:
    scene = Scene(Player(GUNSLINGER, tokens={"reload": 2}), Player(), at="turn")
    scene.draws("wanted")
    assert scene.token(0, "reload") == 2


@pytest.mark.rule("DT-status-reload")
def test_reload_is_for_attacks_only() -> None:
    strike(GUNSLINGER, "mark_the_target", (4, 4, 5, 1, 6), level=2, tokens={"reload": 1}).expect("main of seat 0")


@pytest.mark.rule("DT-status-reload")
def test_the_die_of_a_reload_is_no_roll_attempt_but_may_be_changed() -> None:
    scene = shooting(hand="six_it, one_more_time", cp=1)
    scene.uses(0, "reload")
    scene.rolls(1)
    assert scene.reactions == ["pass", "play six_it"]
    scene.plays(0, "six_it")
    scene.defends(1, None)
    assert scene.lost(1) == 3 + 3


@pytest.mark.rule("DT-status-knockdown")
@pytest.mark.parametrize(
    ("cp", "pays", "left", "rolls"), [(2, True, 0, True), (2, False, 2, False), (1, None, 1, False)]
)
def test_knockdown(cp: int, pays: bool | None, left: int, rolls: bool) -> None:
    """2 CP before the offensive roll phase, or it is skipped; either way the token goes."""
    scene = Scene(Player(GUNSLINGER, hand=KEPT, cp=cp, tokens=DOWN), Player())
    if pays is not None:
        scene.stands_up(0, pays)
    scene.expect("die of nature" if rolls else "main of seat 0")
    assert (scene.cp(0), scene.tokens(0)) == (left, {})


@pytest.mark.rule("DT-status-knockdown")
def test_knockdown_limit() -> None:
    scene = strike(GUNSLINGER, "deadeye", (6, 6, 6, 6, 1), foe=Player(tokens=DOWN))
    assert scene.tokens(1) == DOWN


@pytest.mark.rule("DT-status-bounty")
def test_bounty() -> None:
    """An attack on the holder deals 1 more and pays the attacker 1 CP, whoever he is; the token stays."""
    scene = attacked(GUNSLINGER, tokens=WANTED)
    assert scene.cp(1) == 1  # before the defence
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(0)) == (SMACK + 1, WANTED)


@pytest.mark.rule("DT-status-bounty")
def test_bounty_limit() -> None:
    scene = strike(GUNSLINGER, "bounty_hunter", (1, 2, 4, 6, 6), foe=Player(tokens=WANTED))
    assert (scene.tokens(1), scene.lost(1), scene.cp(0)) == (WANTED, 2, 1)


@pytest.mark.rule("DT-status-bounty")
def test_bounty_removed_before_the_damage() -> None:
    """The CP stays with the attacker, the damage is gone."""
    scene = attacked(GUNSLINGER, hand="buh_bye", cp=2, tokens=WANTED)
    scene.plays(0, "buh_bye")
    scene.defends(0, None)
    assert (scene.lost(0), scene.cp(1)) == (SMACK, 1)


@pytest.mark.rule("DT-status-bounty", "DT-dmg-4")
def test_bounty_pays_for_pure_damage_and_leaves_it_as_it_is() -> None:
    scene = strike("shadow_thief", "shadow_dance", (6, 6, 6, 1, 3), foe=Player(tokens=WANTED))
    scene.rolls(5)
    assert (scene.lost(1), scene.cp(0), scene.tokens(1)) == (3, 1, WANTED)


@pytest.mark.rule("DT-status-bounty")
def test_bounty_is_no_matter_for_a_defense() -> None:
    scene = Scene(Player(GUNSLINGER), Player(hand=KEPT, tokens=WANTED), active=1)
    scene.attempts(1, (1, 2, 3, 4, 6), "smack 3")
    scene.defends(0, "duel")
    scene.rolls(1, 2)
    assert (scene.lost(1), scene.cp(0)) == (1, 0)


@pytest.mark.rule("DT-status-bounty")
def test_bounty_is_no_matter_for_a_card() -> None:
    scene = Scene(Player(GUNSLINGER, hand=f"roulette, {KEPT}", cp=1), Player(tokens=WANTED), at="main")
    scene.plays(0, "roulette")
    scene.picks(0, 1)
    scene.rolls(1)
    assert (scene.lost(1), scene.cp(0)) == (2, 0)


# --- cards ---


def test_wanted() -> None:
    scene = in_main(GUNSLINGER, "wanted", 2)
    assert (scene.tokens(1), scene.cp(0), scene.discarded(0)) == (WANTED, 0, ["wanted"])


def test_spin_the_chamber() -> None:
    scene = in_main(GUNSLINGER, "spin_the_chamber", 1)
    assert (scene.tokens(0), scene.cp(0)) == ({"reload": 1}, 0)


@pytest.mark.parametrize(
    ("die", "lost", "tokens"), [(1, 2, {}), (3, 2, {}), (4, 0, DOWN), (5, 0, DOWN), (6, 0, WANTED)]
)
@pytest.mark.parametrize("player", [0, 1])
def test_roulette(player: int, die: int, lost: int, tokens: dict[str, int]) -> None:
    """Any player: also oneself."""
    scene = in_main(GUNSLINGER, "roulette", 1)
    scene.picks(0, player)
    scene.rolls(die)
    scene.expect("main of seat 0")
    assert (scene.lost(player), scene.tokens(player), scene.cp(0)) == (lost, tokens, 0)


@pytest.mark.parametrize("quick_draw", [1, 2])
def test_wild_west(quick_draw: int) -> None:
    """Every Reload of the phase may be re-rolled once; each re-roll adds 1 damage."""
    scene = shooting(quick_draw, hand="wild_west", cp=1, tokens={"reload": 2})
    scene.plays(0, "wild_west")
    scene.uses(0, "reload")
    scene.rolls(1)
    scene.chooses(0, 1)
    scene.rolls(4)
    scene.uses(0, "reload")
    scene.rolls(6)
    scene.chooses(0, 0)
    scene.defends(1, None)
    assert (scene.lost(1), scene.cp(0)) == (3 + 2 + 1 + 3, 0)


@pytest.mark.parametrize(("dice", "more", "tokens"), [((1, 2, 3, 4, 6), 3, {}), ((1, 2, 3, 3, 6), 4, DOWN)])
def test_eat_lead(dice: tuple[int, ...], more: int, tokens: dict[str, int]) -> None:
    """1 for every bullet; with 4 or more also a Knockdown."""
    scene = strike(GUNSLINGER, "revolver 3", BULLETS, hand="eat_lead", cp=1)
    scene.plays(0, "eat_lead")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(1), scene.cp(0)) == (3 + more, tokens, 0)


@pytest.mark.parametrize(("die", "tokens", "hand"), [(6, WANTED | DOWN, []), (5, {}, ["wanted"]), (1, {}, ["wanted"])])
def test_run_and_gun(die: int, tokens: dict[str, int], hand: list[str]) -> None:
    scene = in_main(GUNSLINGER, "run_and_gun", 0, promo="yes")
    scene.rolls(die)
    scene.draws(*hand)
    scene.expect("main of seat 0")
    assert (scene.tokens(1), scene.hand(0)) == (tokens, [KEPT, *hand])
