"""The Samurai: every ability, status and card."""

from __future__ import annotations

import pytest

from .duel import KEPT, SMACK, Case, attacked, in_main, play_out, slot_of, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-samurai")

SAMURAI = "samurai"
SHAMED, SHAMED_TWICE, READY, HONORED = {"shame": 1}, {"shame": 2}, {"back_strike": 1}, {"honor": 1}
SMALL, LARGE = (1, 2, 3, 4, 4), (1, 2, 3, 4, 5)


def keep_honor(scene: Scene) -> None:
    """An attack against which no defence is made, and the Honor it gave stays unspent."""
    scene.passes(0)
    scene.defends(1, None)
    scene.passes(0)


CASES = [
    Case(1, "katana_slice 3", (1, 1, 2, 4, 6), 5),
    Case(1, "katana_slice 4", (1, 1, 2, 3, 6), 6),
    Case(1, "katana_slice 5", (1, 1, 1, 1, 3), 7),
    Case(2, "katana_slice 3", (1, 1, 1, 4, 6), 6),
    Case(2, "katana_slice 4", (1, 1, 1, 1, 6), 7, theirs=SHAMED),
    Case(2, "katana_slice 5", (1, 1, 1, 2, 3), 8),
    Case(3, "katana_slice 3", (2, 2, 2, 4, 6), 6, theirs=SHAMED),
    Case(3, "katana_slice 4", (1, 1, 2, 2, 6), 7),
    Case(3, "katana_slice 5", (1, 1, 1, 2, 3), 8, theirs=SHAMED),
    Case(1, "wakizashi", (1, 2, 4, 6, 6), 3, defendable=False, mine=READY),
    Case(2, "wakizashi", (1, 2, 4, 6, 6), 4, defendable=False, mine=READY),
    Case(3, "wakizashi", (1, 2, 4, 6, 6), 4, defendable=False, mine=READY, theirs=SHAMED),
    Case(1, "solemnity", (1, 2, 4, 4, 5), 7, theirs=SHAMED),
    Case(2, "solemnity", (1, 2, 4, 4, 5), 8, theirs=SHAMED_TWICE),
    Case(2, "solemn", (1, 6, 4, 4, 5), theirs=SHAMED_TWICE),
    Case(1, "budo", SMALL, 6, defendable=False, mine=HONORED, script=keep_honor),
    Case(2, "budo", SMALL, 8, defendable=False, mine=HONORED, script=keep_honor),
    Case(1, "masamune", LARGE, 7 + 2, mine=READY, theirs=SHAMED, script=lambda s: s.rolls(1, 3, 4, 6)),
    Case(1, "masamune", LARGE, 7 + 4, script=lambda s: s.rolls(1, 2, 3, 3)),
    Case(2, "masamune", LARGE, 7, mine=READY, theirs=SHAMED_TWICE, script=lambda s: s.rolls(4, 5, 4, 6, 6)),
    Case(2, "empower", (1, 4, 6, 4, 1), mine=READY),
    Case(
        1,
        "hagakure",
        (6, 6, 6, 6, 1),
        5,
        defendable=False,
        mine=HONORED | READY,
        theirs=SHAMED_TWICE,
        script=lambda s: s.passes(0, 0),
    ),
    Case(
        2,
        "hagakure",
        (6, 6, 6, 6, 1),
        7,
        defendable=False,
        mine=HONORED | READY,
        theirs=SHAMED_TWICE,
        script=lambda s: s.passes(0, 0),
    ),
    Case(
        2,
        "haga",
        (6, 6, 6, 1, 4),
        2,
        defendable=False,
        mine=HONORED,
        theirs=SHAMED_TWICE,
        script=lambda s: s.passes(0, 0),
    ),
    Case(
        1, "shogun", (6,) * 5, 13, defendable=False, mine=HONORED, theirs=SHAMED_TWICE, script=lambda s: s.passes(0, 0)
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(SAMURAI, case)


def test_the_honor_of_budo_may_be_spent_on_it() -> None:
    scene = strike(SAMURAI, "budo", SMALL)
    scene.uses(0, "honor")
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(0)) == (6 + 1, {})


def test_shogun_can_be_enhanced_and_nothing_else() -> None:
    foe = Player(hand="not_this_time", cp=5, tokens={"evasive": 3, "protect": 1})
    scene = strike(SAMURAI, "shogun", (6,) * 5, foe=foe, tokens=HONORED)
    scene.uses(0, "double_honor")
    scene.expect("main of seat 0")
    assert scene.lost(1) == 13 + 3


# --- bushido ---


def ends_turn(rolled_again: int, hand: str = KEPT, cp: int = 0) -> Scene:
    """An offensive roll phase with so many attempts after the first, and no attack."""
    scene = Scene(Player(SAMURAI, hand=hand, cp=cp), Player())
    scene.rolls(1, 1, 4, 4, 6)
    for _ in range(rolled_again):
        if scene.asked == "react of seat 0":
            scene.passes(0)
        scene.rerolls(0, 1)
        scene.rolls(2)
    return scene


@pytest.mark.parametrize(("rolled_again", "honor"), [(0, 1), (1, 1), (2, 0)])
def test_bushido_rewards_fewer_than_three_attempts(rolled_again: int, honor: int) -> None:
    scene = ends_turn(rolled_again)
    if rolled_again < 2:
        scene.stops(0)
    scene.ends(0)  # the dice allow nothing
    assert scene.token(0, "honor") == honor


def test_an_extra_attempt_counts_for_bushido() -> None:
    """One More Time! is one more roll attempt: after two of one's own it is the third."""
    scene = ends_turn(1, hand=f"one_more_time, {KEPT}", cp=1)
    scene.plays(0, "one_more_time")
    scene.rerolls(0, 1)
    scene.rolls(3)
    scene.stops(0)
    scene.ends(0)
    assert scene.token(0, "honor") == 0


@pytest.mark.rule("DT-passive-3")
def test_a_skipped_roll_phase_has_no_attempts() -> None:
    scene = Scene(Player(SAMURAI, hand=KEPT, tokens={"knockdown": 1}), Player())
    scene.ends(0)
    assert scene.tokens(0) == {"honor": 1}


@pytest.mark.parametrize(("dice", "honor"), [((6, 1), 1), ((1, 6), 0)])
def test_bushido_of_the_first_player(dice: tuple[int, int], honor: int) -> None:
    scene = Scene(Player(SAMURAI), Player(), at="start")
    scene.rolls(*dice)
    for seat in (0, 1):
        for _ in range(4):
            scene.draws(scene._cards(seat, scene.g.deck[seat])[0])
    assert scene.token(0, "honor") == honor


# --- stand tall ---


@pytest.mark.parametrize(
    ("level", "dice", "prevented", "dealt", "shame"),
    [
        (1, (1, 4, 6), 1 + 2, 1, 0),
        (1, (6, 6, 4), 2 + 1, 0, 0),  # two suns prevent no more than one
        (1, (1, 2, 5), 1, 2, 0),
        (1, (1, 2, 3), 0, 3, 1),  # nothing but swords
        (2, (1, 2, 3, 3), 0, 4, 0),
        (2, (4, 5, 6, 6), 2 + 2, 0, 0),
        (2, (1, 1, 4, 6), 1 + 2, 2, 0),
    ],
)
def test_stand_tall(level: int, dice: tuple[int, ...], prevented: int, dealt: int, shame: int) -> None:
    scene = attacked(SAMURAI, "stand_tall", level)
    scene.defends(0, "stand_tall")
    scene.rolls(*dice)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "shame")) == (SMACK - prevented, dealt, shame)


def test_the_shame_of_stand_tall_is_judged_on_the_final_dice() -> None:
    scene = attacked(SAMURAI, "stand_tall", hand="six_it", cp=1)
    scene.defends(0, "stand_tall")
    scene.rolls(1, 2, 3)
    scene.plays(0, "six_it")
    scene.picks(0, 2)
    assert (scene.lost(0), scene.lost(1), scene.token(0, "shame")) == (SMACK - 2, 2, 0)


# --- statuses ---


@pytest.mark.rule("DT-status-honor")
@pytest.mark.parametrize(
    ("powers", "more", "left"), [(["honor"], 1, 1), (["double_honor"], 3, 0), (["honor"] * 2, 2, 0)]
)
def test_honor(powers: list[str], more: int, left: int) -> None:
    """1 for one, 3 for two spent together; before or after the defence."""
    scene = strike(SAMURAI, "katana_slice 3", (1, 1, 2, 4, 6), tokens={"honor": 2})
    scene.passes(0)
    scene.defends(1, None)
    for power in powers:
        scene.uses(0, power)
    if left:
        scene.passes(0)
    assert (scene.lost(1), scene.token(0, "honor")) == (5 + more, left)


@pytest.mark.rule("DT-status-honor")
def test_honor_limit_and_no_attack() -> None:
    assert in_main(SAMURAI, "honorable", 1, tokens=HONORED).token(0, "honor") == 2
    strike(SAMURAI, "solemn", (1, 6, 4, 4, 5), level=2, tokens=HONORED).expect("main of seat 0")


def shamed_attacker(hero: str, dice: tuple[int, ...], use: str, level: int = 1) -> Scene:
    """Somebody with two Shame uses an ability against the Samurai."""
    levels, tokens = {slot_of(hero, use): level}, SHAMED_TWICE | {"tactical_advantage": 0}
    scene = Scene(Player(SAMURAI), Player(hero, hand=KEPT, levels=levels, tokens=tokens), active=1)
    scene.attempts(1, dice, use)
    return scene


@pytest.mark.rule("DT-status-shame")
def test_shame() -> None:
    """Each lowers the attack of its holder by 1 and goes."""
    scene = shamed_attacker("barbarian", (1, 2, 3, 1, 2), "smack 5")
    scene.defends(0, None)
    assert (scene.lost(0), scene.token(1, "shame")) == (SMACK - 2, 0)


@pytest.mark.rule("DT-status-shame")
def test_all_shame_goes_even_on_a_small_attack() -> None:
    scene = shamed_attacker("gunslinger", (4, 4, 6, 1, 1), "pistol_whip", level=2)
    assert (scene.lost(0), scene.token(1, "shame")) == (0, 0)


@pytest.mark.rule("DT-status-shame")
def test_an_ultimate_sheds_shame_without_being_lowered() -> None:
    scene = shamed_attacker("gunslinger", (6,) * 5, "fill_em_with_lead")
    assert (scene.lost(0), scene.token(1, "shame")) == (11, 0)


@pytest.mark.rule("DT-status-shame")
def test_pure_damage_leaves_shame_alone() -> None:
    scene = shamed_attacker("shadow_thief", (6, 6, 6, 1, 3), "shadow_dance")
    scene.rolls(6)
    assert (scene.lost(0), scene.token(1, "shame")) == (3, 2)


@pytest.mark.rule("DT-status-shame")
def test_collateral_damage_leaves_shame_alone() -> None:
    scene = shamed_attacker("tactician", (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(1, 1)
    assert (scene.lost(0), scene.token(1, "shame")) == (2, 2)


@pytest.mark.rule("DT-status-shame")
def test_shame_limit() -> None:
    scene = strike(SAMURAI, "solemnity", (1, 2, 4, 4, 5), foe=Player(hand=KEPT, tokens=SHAMED_TWICE))
    scene.defends(1, None)
    assert scene.tokens(1) == SHAMED_TWICE


@pytest.mark.rule("DT-status-back-strike")
@pytest.mark.parametrize(("die", "dealt"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("after_defense", [False, True])
def test_back_strike(die: int, dealt: int, after_defense: bool) -> None:
    """Half the die, rounded up, to the attacker; one's own damage stays what it was."""
    scene = attacked(SAMURAI, tokens=READY)
    if after_defense:
        scene.passes(0)
        scene.defends(0, None)
    scene.uses(0, "back_strike")
    scene.rolls(die)
    if not after_defense:
        scene.defends(0, None)
    assert (scene.lost(0), scene.lost(1), scene.tokens(0)) == (SMACK, dealt, {})


@pytest.mark.rule("DT-status-back-strike")
def test_back_strike_is_summed_with_the_defense() -> None:
    """3 and 1: half of the sum is prevented at once."""
    attacker = Player("tactician", hand=KEPT, tokens={"protect": 1, "tactical_advantage": 0})
    scene = Scene(Player(SAMURAI, tokens=READY), attacker, active=1)
    scene.attempts(1, (1, 1, 2, 4, 6), "saber_strike 3")
    scene.passes(0)
    scene.defends(0, "stand_tall")
    scene.rolls(1, 4, 4)
    scene.passes(0)
    scene.passes(1)
    scene.uses(0, "back_strike")
    scene.rolls(6)
    scene.uses(1, "protect")
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-status-back-strike")
def test_back_strike_answers_collateral_damage() -> None:
    attacker = Player("tactician", hand=KEPT, tokens={"tactical_advantage": 0})
    scene = Scene(Player(SAMURAI, tokens=READY), attacker, active=1)
    scene.attempts(1, (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(1, 1)
    scene.uses(0, "back_strike")
    scene.rolls(6)
    scene.passes(1)
    assert (scene.lost(0), scene.lost(1)) == (2, 3)


@pytest.mark.rule("DT-status-back-strike")
def test_back_strike_answers_no_ultimate() -> None:
    scene = Scene(Player(SAMURAI, tokens=READY), Player("gunslinger", hand=KEPT), active=1)
    scene.attempts(1, (6,) * 5, "fill_em_with_lead")
    scene.expect("main of seat 1")


@pytest.mark.rule("DT-status-back-strike")
def test_back_strike_answers_no_card() -> None:
    attacker = Player("gunslinger", hand=f"roulette, {KEPT}", cp=1)
    scene = Scene(Player(SAMURAI, tokens=READY), attacker, active=1, at="main")
    scene.plays(1, "roulette")
    scene.picks(1, 0)
    scene.rolls(1)
    scene.expect("main of seat 1")


@pytest.mark.rule("DT-status-back-strike")
def test_back_strike_limit() -> None:
    assert in_main(SAMURAI, "dont_back_down", 1, tokens=READY).tokens(0) == READY


# --- cards ---


def test_honorable() -> None:
    scene = in_main(SAMURAI, "honorable", 1)
    assert (scene.tokens(0), scene.cp(0)) == ({"honor": 2}, 0)


def test_shame_on_you() -> None:
    scene = in_main(SAMURAI, "shame_on_you", 1)
    assert (scene.tokens(1), scene.cp(0)) == (SHAMED_TWICE, 0)


def test_dont_back_down() -> None:
    scene = in_main(SAMURAI, "dont_back_down", 1)
    assert (scene.tokens(0), scene.cp(0)) == (READY, 0)


@pytest.mark.parametrize(
    ("die", "more", "mine", "theirs"),
    [(1, 2, {}, {}), (3, 2, {}, {}), (4, 0, {}, SHAMED_TWICE), (5, 0, {}, SHAMED_TWICE), (6, 0, READY, {})],
)
def test_gishi(die: int, more: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = strike(SAMURAI, "katana_slice 3", (1, 1, 2, 4, 6), hand="gishi", cp=1)
    scene.plays(0, "gishi")
    scene.rolls(die)
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1), scene.cp(0)) == (5 + more, mine, theirs, 0)


@pytest.mark.parametrize(("dice", "more"), [((1, 2, 3, 4, 6), 3), ((4, 4, 5, 6, 6), 0)])
def test_follow_through(dice: tuple[int, ...], more: int) -> None:
    """1 for every katana, and a Shame whatever the dice show."""
    scene = strike(SAMURAI, "katana_slice 3", (1, 1, 2, 4, 6), hand="follow_through", cp=1)
    scene.plays(0, "follow_through")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1), scene.cp(0)) == (5 + more, {}, SHAMED, 0)


@pytest.mark.parametrize(
    ("die", "tokens", "hand"), [(6, READY | {"honor": 2}, []), (5, {}, ["gishi"]), (1, {}, ["gishi"])]
)
def test_kensei(die: int, tokens: dict[str, int], hand: list[str]) -> None:
    scene = in_main(SAMURAI, "kensei", 0, promo="yes")
    scene.rolls(die)
    scene.draws(*hand)
    scene.expect("main of seat 0")
    assert (scene.tokens(0), scene.hand(0)) == (tokens, [KEPT, *hand])
