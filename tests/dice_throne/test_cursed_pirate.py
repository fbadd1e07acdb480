"""The Cursed Pirate: every ability on both sides of her board, and every status."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attempt, play_out, strike
from .scene import Player, Scene

pytestmark = pytest.mark.rule("DT-hero-cursed-pirate")

PIRATE = "cursed_pirate"
KEG, WITHERED, TRUCE = {"powder_keg": 1}, {"wither": 1}, {"parlay": 1}
BOOTY, PLANK, SHIVER, SKULLS = (4, 4, 5, 1, 6), (1, 4, 5, 6, 1), (1, 6, 6, 6, 4), (6, 6, 6, 6, 1)
SMALL, LARGE = (1, 2, 3, 4, 4), (1, 2, 3, 4, 5)


def gold(n: int) -> dict[str, int]:
    return {"cursed_doubloon": n}


# --- the human side ---

HUMAN = [
    Case(1, "cutlass_strike 3", (1, 1, 2, 4, 6), 5, mine=gold(3)),
    Case(1, "cutlass_strike 4", (1, 1, 1, 1, 6), 6, mine=gold(3), theirs=KEG),
    Case(1, "cutlass_strike 4", (1, 1, 1, 2, 6), 6, mine=gold(3)),
    Case(1, "cutlass_strike 5", (1, 1, 1, 2, 3), 7, mine=gold(3)),
    Case(1, "light_the_fuse 4", SMALL, 7, mine=gold(3), theirs=KEG),
    Case(1, "light_the_fuse 5", LARGE, 9, mine=gold(3), theirs=KEG),
    Case(1, "black_spot", SKULLS, 7, defendable=False, mine=gold(4), theirs=TRUCE, script=lambda s: s.chooses(0, 1)),
    Case(1, "black_spot", SKULLS, 7, defendable=False, mine=gold(3), theirs=TRUCE, script=lambda s: s.chooses(0, 0)),
    Case(1, "walk_the_plank", PLANK, 7, mine=gold(3), script=lambda s: s.chooses(0, 0)),
    Case(1, "shiver_me_timbers", SHIVER, 7, defendable=False, mine=gold(3), script=lambda s: s.picks(0, 0)),
    Case(1, "shiver_me_timbers", SHIVER, 7, defendable=False, mine={}, script=lambda s: s.picks(0, 3)),
    Case(
        1,
        "pirates_touch",
        (6,) * 5,
        12,
        defendable=False,
        mine=gold(5),
        theirs=TRUCE | KEG,
        script=lambda s: s.chooses(0, 1, 1),
    ),
]


@pytest.mark.parametrize("case", HUMAN, ids=str)
def test_ability_of_the_human_side(case: Case) -> None:
    play_out(PIRATE, replace(case, before=gold(3)))


@pytest.mark.parametrize(
    ("dice", "damage", "cards", "coins"),
    [
        ((1, 4, 6), 2, ["truce"], 1),
        ((1, 2, 3), 6, [], 0),
        ((4, 5, 4), 0, ["pillage", "truce", "yo_ho"], 0),
        ((6, 6, 1), 2, [], 2),
    ],
)
def test_x_marks_the_spot(dice: tuple[int, ...], damage: int, cards: list[str], coins: int) -> None:
    """1 CP, then three dice: 2 undefendable damage, a card, a doubloon for each."""
    scene = strike(PIRATE, "x_marks_the_spot", BOOTY, tokens=gold(3))
    assert scene.cp(0) == 1
    scene.rolls(*dice)
    scene.draws(*cards)
    scene.chooses(0, *[1] * coins)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), len(scene.hand(0))) == (damage, gold(3 + coins), 1 + len(cards))


def test_walk_the_plank_steals_or_makes_discard() -> None:
    scene = strike(PIRATE, "walk_the_plank", PLANK, foe=Player(cp=2, hand="get_some, vegas_baby"))
    scene.chooses(0, 0)
    assert (scene.cp(0), scene.cp(1)) == (1, 1)
    scene.defends(1, None)
    scene = strike(PIRATE, "walk_the_plank", PLANK, foe=Player(cp=2, hand="get_some, vegas_baby"))
    scene.chooses(0, 1)
    scene.discards(1, "get_some")  # which one is his to say
    scene.defends(1, None)
    assert (scene.cp(0), scene.hand(1), scene.lost(1)) == (0, [KEPT], 7)


@pytest.mark.parametrize(
    ("dice", "prevented", "dealt", "cp", "coin"),
    [
        ((1, 2, 4, 6), 2, 2, 1, True),
        ((1, 2, 3, 3), 0, 4, 0, False),
        ((1, 4, 6, 6), 4, 1, 1, False),
        ((4, 5, 4, 5), 0, 0, 4, False),
    ],
)
@pytest.mark.parametrize("takes", [0, 1])
def test_ahoy_matey(dice: tuple[int, ...], prevented: int, dealt: int, cp: int, coin: bool, takes: int) -> None:
    scene = under_attack("human")
    scene.defends(0, "ahoy_matey")
    scene.rolls(*dice)
    if coin:
        scene.chooses(0, takes)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.cp(0)) == (SMACK - prevented, dealt, cp)
    assert scene.token(0, "cursed_doubloon") == 3 + (takes if coin else 0)


def under_attack(side: str, **given: object) -> Scene:
    """The Barbarian smacks for 8; before the defence."""
    scene = Scene(Player(PIRATE, side=side, **given), BARBARIAN, active=1)  # type: ignore[arg-type]
    attempt(scene, 1, (1, 2, 3, 1, 2), "smack 5")
    return scene


@pytest.mark.parametrize(("coins", "left", "side"), [(3, 2, 1), (1, 0, 1), (0, 0, 2)])
def test_cursed_loses_a_doubloon_each_turn_and_turns_without_one(coins: int, left: int, side: int) -> None:
    """Losing the last one does not turn the board; having none to lose does."""
    scene = Scene(Player(PIRATE, hand=KEPT, tokens=gold(coins)), Player(), at="main 2")
    scene.ends(0)
    assert (scene.token(0, "cursed_doubloon"), scene.g.side[0]) == (left, side)


def test_the_other_side_has_other_abilities() -> None:
    for side, ability in (("human", "cutlass_strike 3"), ("cursed", "soul_cutlass 3")):
        scene = Scene(Player(PIRATE, side=side), Player())
        scene.rolls(1, 1, 2, 4, 6)
        scene.stops(0)
        assert scene.declarable == [None, ability]


def test_the_start() -> None:
    scene = Scene(Player(PIRATE), Player(), at="start")
    assert (scene.tokens(0), scene.g.side[0]) == (gold(3), 1)


# --- the cursed side ---

CURSED = [
    Case(1, "soul_cutlass 3", (1, 1, 1, 4, 6), 5, theirs=KEG),
    Case(1, "soul_cutlass 3", (1, 1, 2, 4, 6), 5),
    Case(1, "soul_cutlass 4", (1, 1, 2, 2, 6), 7),
    Case(1, "soul_cutlass 5", (1, 1, 1, 2, 3), 9, theirs=KEG),
    Case(1, "thar_she_blows 4", SMALL, 7, theirs=WITHERED | KEG),
    Case(1, "thar_she_blows 5", LARGE, 10, theirs=WITHERED | KEG),
    Case(1, "black_soul", SKULLS, 8, defendable=False, theirs=TRUCE | KEG | WITHERED),
    Case(1, "abyssal_walk", PLANK, 8, theirs=WITHERED),
    Case(1, "the_shivering", SHIVER, 8, defendable=False),
    Case(1, "cursed_touch", (6,) * 5, 13, defendable=False, theirs=TRUCE | gold(1) | WITHERED | KEG),
    Case(1, "dread_mark", BOOTY, 8, defendable=False, script=lambda s: s.rolls(1, 2, 3, 1)),
    Case(1, "dread_mark", BOOTY, 0, defendable=False, theirs=gold(3), script=lambda s: s.rolls(6, 6, 6, 6)),
]


@pytest.mark.parametrize("case", CURSED, ids=str)
def test_ability_of_the_cursed_side(case: Case) -> None:
    scene = strike(PIRATE, case.use, case.dice, side="cursed", tokens=gold(0))
    case.script(scene)
    if case.defendable:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1)) == (case.damage, case.mine, case.theirs)


def test_dread_mark() -> None:
    """2 CP, then four dice: 2 undefendable damage, a card, a doubloon for the target for each."""
    scene = strike(PIRATE, "dread_mark", BOOTY, side="cursed")
    assert scene.cp(0) == 2
    scene.rolls(1, 4, 5, 6)
    scene.draws("truce", "pillage")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1), len(scene.hand(0))) == (2, gold(1), 3)


def test_abyssal_walk() -> None:
    scene = strike(PIRATE, "abyssal_walk", PLANK, side="cursed", foe=Player(cp=2, hand="get_some, vegas_baby"))
    scene.discards(1, "vegas_baby")
    scene.defends(1, None)
    assert (scene.cp(0), scene.cp(1), scene.hand(1)) == (1, 1, ["get_some"])


def test_the_shivering_deals_more_for_doubloons_of_the_target() -> None:
    scene = strike(PIRATE, "the_shivering", SHIVER, side="cursed", foe=Player(tokens=gold(2)))
    assert scene.lost(1) == 10


def test_the_shivering_counts_the_doubloons_of_whom_it_is_aimed_at() -> None:
    players = [Player(PIRATE, hand=KEPT, side="cursed"), Player(tokens=gold(1), health=30), Player(tokens=gold(3))]
    scene = Scene(*players, mode="king")
    scene.attempts(0, SHIVER, "the_shivering")
    scene.targets(0, 1)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 9


def test_cursed_touch_puts_kegs_before_two_opponents() -> None:
    players = [Player(PIRATE, hand=KEPT, side="cursed"), *[Player(health=20)] * 3]
    scene = Scene(*players, mode="king")
    scene.attempts(0, (6,) * 5, "cursed_touch")
    scene.picks(0, (1, 3))
    scene.targets(0, 2)
    scene.expect("main of seat 0")
    assert [scene.tokens(seat) for seat in (1, 2, 3)] == [KEG, TRUCE | gold(1) | WITHERED, KEG]
    assert scene.lost(2) == 13


@pytest.mark.parametrize(
    ("dice", "prevented", "dealt", "cp", "coin"),
    [((1, 2, 4, 6, 6), 4, 2, 1, 1), ((1, 2, 3, 3, 3), 0, 5, 0, 0), ((1, 4, 5, 5, 6), 2, 1, 3, 0)],
)
def test_avast_ye(dice: tuple[int, ...], prevented: int, dealt: int, cp: int, coin: int) -> None:
    scene = under_attack("cursed")
    scene.defends(0, "avast_ye")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.cp(0)) == (SMACK - prevented, dealt, cp)
    assert scene.token(1, "cursed_doubloon") == coin


def test_cursed_flipped_hurts_her_and_nothing_helps() -> None:
    tokens = {"evasive": 2, "protect": 1} | gold(0)
    scene = Scene(Player(PIRATE, side="cursed", tokens=tokens), Player("gunslinger"), at="turn")
    scene.expect("draw of nature")
    assert scene.lost(0) == 4


def without_attack(side: str = "cursed", foe: Player = BARBARIAN) -> Scene:
    """The turn of an opponent, up to his roll."""
    return Scene(Player(PIRATE, side=side, tokens=gold(0)), foe, active=1)


@pytest.mark.parametrize(("side", "tokens"), [("cursed", KEG), ("human", {})])
def test_cursed_flipped_puts_a_keg_before_who_did_not_attack(side: str, tokens: dict[str, int]) -> None:
    scene = without_attack(side)
    attempt(scene, 1, (1, 2, 3, 4, 6), None)
    scene.expect("main of seat 1")
    assert scene.tokens(1) == tokens


def test_cursed_flipped_blows_up_a_keg_that_lies_there() -> None:
    scene = without_attack(foe=Player(hand=KEPT, tokens=KEG))
    attempt(scene, 1, (1, 2, 3, 4, 6), None)
    assert (scene.tokens(1), scene.lost(1)) == (KEG, 3)


def test_cursed_flipped_takes_collateral_damage_for_no_attack() -> None:
    scene = without_attack(foe=Player("tactician", hand=KEPT, tokens={"tactical_advantage": 0}))
    attempt(scene, 1, (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(1, 1)
    assert scene.token(1, "powder_keg") == 1


@pytest.mark.rule("DT-status-parlay")
def test_cursed_flipped_takes_a_parlayed_attack_for_an_attack() -> None:
    scene = without_attack(foe=Player(hand=KEPT, tokens=TRUCE))
    attempt(scene, 1, (1, 2, 3, 4, 6), "smack 3")
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(1)) == (0, {})


@pytest.mark.rule("DT-status-blind", "DT-status-blinding-light")
@pytest.mark.parametrize("status", ["blind", "blinding_light"])
@pytest.mark.parametrize(
    ("dice", "use", "keg"),
    [((1, 1, 1, 4, 6), "revolver 3", 0), ((6, 6, 6, 1, 4), "enforcer", 1)],
)
def test_cursed_flipped_asks_what_an_ability_that_failed_would_have_been(
    status: str, dice: tuple[int, ...], use: str, keg: int
) -> None:
    foe = Player("gunslinger", hand=KEPT, levels={"deadeye": 2}, tokens={status: 1})
    scene = without_attack(foe=foe)
    attempt(scene, 1, dice, use)
    scene.rolls(1)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(1, "powder_keg")) == (0, keg)


def test_cursed_flipped_minds_no_skipped_roll_phase() -> None:
    scene = without_attack(foe=Player(hand=KEPT, tokens={"knockdown": 1}))
    scene.expect("main of seat 1")
    assert scene.tokens(1) == {}


def test_cursed_flipped_asks_for_an_attack_on_anybody() -> None:
    scene = Scene(Player(PIRATE, side="cursed"), Player(hand=KEPT), Player(health=20), active=1, mode="king")
    scene.attempts(1, (1, 2, 3, 4, 6), "smack 3")
    scene.targets(1, 2)
    scene.defends(2, None)
    scene.expect("main of seat 1")
    assert scene.tokens(1) == {}


# --- statuses ---


@pytest.mark.rule("DT-status-cursed-doubloon")
def test_cursed_doubloon_hurts_others_in_their_upkeep() -> None:
    scene = Scene(Player(PIRATE), Player(tokens=gold(3)), active=1, at="turn")
    scene.expect("draw of nature")
    assert (scene.lost(1), scene.tokens(1)) == (3, gold(3))
    scene = Scene(Player(PIRATE), Player(), at="turn")
    assert (scene.lost(0), scene.tokens(0)) == (0, gold(3))


@pytest.mark.rule("DT-status-cursed-doubloon")
def test_cursed_doubloon_limits() -> None:
    scene = strike(PIRATE, "pirates_touch", (6,) * 5, tokens=gold(4))
    scene.chooses(0, 1, 1)
    assert scene.token(0, "cursed_doubloon") == 5
    scene = strike(PIRATE, "dread_mark", BOOTY, side="cursed", foe=Player(tokens=gold(2)))
    scene.rolls(6, 6, 6, 1)
    assert scene.token(1, "cursed_doubloon") == 3


@pytest.mark.rule("DT-status-cursed-doubloon")
def test_cursed_doubloon_is_for_no_card_to_remove_or_move() -> None:
    hand = "get_that_outta_here, transference, what_status_effects"
    scene = Scene(Player(PIRATE), Player(hand=hand, cp=5, tokens=gold(2)), active=1, at="main")
    assert "play get_that_outta_here" not in scene.main_options
    assert "play transference" not in scene.main_options
    scene.plays(1, "what_status_effects")
    scene.picks(1, 1)
    assert scene.tokens(1) == gold(2)


def at_upkeep(die: int, **given: object) -> Scene:
    player = Player("gunslinger", **{"tokens": KEG, **given})  # type: ignore[arg-type]
    scene = Scene(Player(PIRATE), player, active=1, at="turn")
    scene.orders(1, "powder_keg")
    scene.rolls(die)
    return scene


@pytest.mark.rule("DT-status-powder-keg")
@pytest.mark.parametrize(("die", "lost", "left"), [(1, 3, 0), (2, 3, 0), (3, 0, 1), (5, 0, 1)])
def test_powder_keg_in_the_upkeep(die: int, lost: int, left: int) -> None:
    scene = at_upkeep(die)
    assert (scene.lost(1), scene.token(1, "powder_keg")) == (lost, left)


@pytest.mark.rule("DT-status-powder-keg")
@pytest.mark.parametrize(("moves", "mine", "theirs"), [(0, 0, 1), (1, 1, 0)])
def test_powder_keg_may_be_passed_on(moves: int, mine: int, theirs: int) -> None:
    scene = at_upkeep(6)
    scene.chooses(1, moves)
    assert (scene.token(0, "powder_keg"), scene.token(1, "powder_keg"), scene.lost(1)) == (mine, theirs, 0)


@pytest.mark.rule("DT-status-powder-keg")
def test_powder_keg_passed_on_to_one_who_has_one() -> None:
    """The first one blows up."""
    scene = Scene(Player(PIRATE, tokens=KEG), Player(tokens=KEG), active=1, at="turn")
    scene.rolls(6)
    scene.chooses(1, 1)
    assert (scene.lost(0), scene.token(0, "powder_keg"), scene.token(1, "powder_keg")) == (3, 1, 0)


@pytest.mark.rule("DT-status-powder-keg")
def test_powder_keg_on_a_keg() -> None:
    """It blows up at once and adds nothing to the attack; a new one lies there."""
    scene = strike(PIRATE, "light_the_fuse 4", SMALL, foe=Player(tokens=KEG))
    assert (scene.lost(1), scene.tokens(1)) == (3, KEG)  # before the defence
    scene.defends(1, None)
    assert scene.lost(1) == 3 + 7


@pytest.mark.rule("DT-status-powder-keg")
def test_powder_keg_can_end_the_game_before_the_attack() -> None:
    scene = strike(PIRATE, "light_the_fuse 4", SMALL, foe=Player(tokens=KEG, health=3))
    assert (scene.asked, list(scene.g.place[:2])) == ("nothing", [1, 2])


@pytest.mark.rule("DT-status-powder-keg")
@pytest.mark.parametrize(("die", "lost"), [(2, 0), (3, 3)])
def test_powder_keg_can_be_avoided(die: int, lost: int) -> None:
    scene = at_upkeep(1, tokens=KEG | {"evasive": 1})
    scene.uses(1, "evasive")
    scene.rolls(die)
    assert scene.lost(1) == lost


@pytest.mark.rule("DT-status-powder-keg")
def test_half_of_a_powder_keg_can_be_prevented_and_nothing_of_the_attack_with_it() -> None:
    foe = Player("tactician", tokens=KEG | {"protect": 1, "tactical_advantage": 0})
    scene = strike(PIRATE, "light_the_fuse 4", SMALL, foe=foe)
    scene.uses(1, "protect")
    assert scene.lost(1) == 1
    scene.defends(1, None)
    assert scene.lost(1) == 1 + 7


@pytest.mark.rule("DT-status-wither")
@pytest.mark.parametrize("tokens", [1, 2])
def test_wither(tokens: int) -> None:
    """Attacks of the holder deal 1 less for each; it stays."""
    scene = Scene(Player(PIRATE), Player(hand=KEPT, tokens={"wither": tokens}), active=1)
    attempt(scene, 1, (1, 2, 3, 1, 2), "smack 5")
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(1)) == (SMACK - tokens, {"wither": tokens})


@pytest.mark.rule("DT-status-wither")
@pytest.mark.parametrize(
    ("tokens", "target", "other"),
    [
        ({"wither": 1}, 2 + 2 - 1, 2 - 1),
        ({"wither": 2}, 2 + 2 - 2, 0),
        ({"wither": 2, "shame": 1}, 2 + 2 - 3, 0),  # Shame lowers the attack alone, Wither the rest
        ({"wither": 1, "shame": 2}, 2 - 1, 2 - 1),
    ],
)
def test_wither_lowers_collateral_damage_too(tokens: dict[str, int], target: int, other: int) -> None:
    """Meteorite: 2 to its target, and 2 collateral damage to everybody; to each the lowering comes once."""
    mine = Player("pyromancer", hand=KEPT, tokens=tokens)
    scene = Scene(Player(PIRATE, health=30), Player(health=30), mine, active=2, mode="king")
    scene.attempts(2, (6, 6, 6, 6, 1), "meteorite")
    scene.targets(2, 0)
    scene.rolls(1, 1, 1, 1, 1)  # the phase that Stun gives
    assert (scene.lost(0), scene.lost(1), scene.token(2, "wither")) == (target, other, tokens["wither"])


@pytest.mark.rule("DT-status-wither", "DT-ult-3")
def test_wither_lowers_nothing_of_an_ultimate() -> None:
    """Scorch the Earth! deals collateral damage, too."""
    mine = Player("pyromancer", hand=KEPT, tokens={"wither": 2})
    scene = Scene(Player(PIRATE, health=30), Player(health=30), mine, active=2, mode="king")
    scene.attempts(2, (6,) * 5, "scorch_the_earth")
    scene.targets(2, 0)
    scene.expect("main of seat 2")
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-status-wither")
def test_wither_is_no_matter_for_an_ultimate() -> None:
    scene = Scene(Player(PIRATE), Player("gunslinger", hand=KEPT, tokens={"wither": 2}), active=1)
    attempt(scene, 1, (6,) * 5, "fill_em_with_lead")
    assert scene.lost(0) == 11


@pytest.mark.rule("DT-status-wither")
def test_wither_limit_and_the_end_of_it() -> None:
    scene = strike(PIRATE, "thar_she_blows 4", SMALL, side="cursed", foe=Player(tokens={"wither": 2}))
    assert scene.token(1, "wither") == 2
    foe = Player(hand=f"get_that_outta_here, {KEPT}", cp=1, tokens=WITHERED)
    scene = Scene(Player(PIRATE), foe, active=1, at="main")
    scene.plays(1, "get_that_outta_here")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-status-parlay")
def test_parlay() -> None:
    """No damage, everything else of the ability; it goes at the end of the roll phase."""
    scene = Scene(Player(PIRATE), Player("gunslinger", hand=KEPT, tokens=TRUCE), active=1)
    attempt(scene, 1, (6, 6, 6, 6, 1), "deadeye")
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "knockdown"), scene.tokens(1)) == (0, 1, {})


@pytest.mark.rule("DT-status-parlay")
def test_parlay_stops_collateral_damage_but_no_ultimate() -> None:
    foe = Player("tactician", hand=KEPT, tokens=TRUCE | {"tactical_advantage": 0})
    scene = Scene(Player(PIRATE), foe, active=1)
    attempt(scene, 1, (1, 1, 6, 6, 4), "carpet_bomb")
    scene.passes(1, 1)
    assert scene.lost(0) == 0
    scene = Scene(Player(PIRATE), Player("gunslinger", hand=KEPT, tokens=TRUCE), active=1)
    attempt(scene, 1, (6,) * 5, "fill_em_with_lead")
    assert (scene.lost(0), scene.token(1, "parlay")) == (11, 0)


@pytest.mark.rule("DT-status-parlay")
@pytest.mark.parametrize("at", ["main", "main 2"])
def test_parlay_waits_for_the_roll_phase_of_its_holder(at: str) -> None:
    """However it came, it leaves at the end of that phase, and not at the end of the Pirate's."""
    scene = Scene(Player(PIRATE, hand=f"truce, {KEPT}", cp=3), Player(hand=KEPT), at=at)
    scene.plays(0, "truce")
    scene.ends(0)
    if at == "main":
        attempt(scene, 0, (1, 1, 2, 4, 6), "cutlass_strike 3")
        scene.defends(1, None)
        scene.ends(0)
    assert scene.tokens(1) == TRUCE
    scene.draws("get_some")
    scene.ends(1)
    attempt(scene, 1, (1, 2, 3, 4, 6), "smack 3")
    scene.defends(0, None)
    assert (scene.lost(0), scene.tokens(1)) == (0, {})


@pytest.mark.rule("DT-status-parlay")
def test_parlay_limit() -> None:
    scene = strike(PIRATE, "black_soul", SKULLS, side="cursed", foe=Player(tokens=TRUCE))
    assert scene.token(1, "parlay") == 1
