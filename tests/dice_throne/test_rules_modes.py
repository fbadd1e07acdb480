"""Teams and King of the Hill."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.game import GAME
from dicewright.kernel.game import Setup

from .scene import Player, Scene

BARBARIAN = Player("barbarian", hand="vegas_baby")
SMACK_5 = (1, 1, 2, 2, 3)


def skip(scene: Scene) -> None:
    while scene.asked.startswith("react"):
        scene.reply(0)


# --- teams ---


@pytest.mark.rule("DT-team-1")
def test_teammates_see_each_others_hands() -> None:
    scene = Scene(*[BARBARIAN] * 4, mode="teams")
    teams = GAME.teams(GAME.settled(Setup(4)))
    assert teams == (0, 1, 0, 1)
    view = GAME.view(scene.g, 0, teams)
    assert view.hand[2] == scene.g.hand[2]
    assert view.hand[1] == view.hand[3] == -1


@pytest.mark.rule("DT-team-2")
@pytest.mark.parametrize("seats", [4, 6])
def test_turns_alternate_between_the_teams(seats: int) -> None:
    scene = Scene(*[BARBARIAN] * seats, mode="teams", at="main 2")
    for seat in range(seats):
        assert scene.g.team[scene.g.active] == seat % 2
        scene.ends(seat)
        scene.draws("transference")
        scene.ends((seat + 1) % seats)
        scene.rolls(1, 1, 4, 4, 6)
        scene.stops((seat + 1) % seats)


@pytest.mark.rule("DT-team-3", "DT-end-1")
@pytest.mark.parametrize("seats", [4, 6])
def test_one_health_counter(seats: int) -> None:
    scene = Scene(*[BARBARIAN] * seats, mode="teams")
    assert {scene.health(seat) for seat in range(seats)} == {50}
    scene.g.health[1] = 8
    scene.attempts(0, SMACK_5, "smack 5")
    scene.rolls(1)
    scene.defends(1, None)
    assert scene.asked == "nothing"
    assert [scene.g.place[seat] for seat in range(seats)] == [1, seats // 2 + 1] * (seats // 2)


@pytest.mark.rule("DT-team-4")
def test_everybody_pays_for_his_own() -> None:
    scene = Scene(
        Player("barbarian", hand="smack_2", cp=1),
        BARBARIAN,
        Player("barbarian", cp=15),
        BARBARIAN,
        mode="teams",
        at="main",
    )
    assert "play smack_2" not in scene.main_options


@pytest.mark.rule("DT-team-5")
def test_damage_of_several_members_is_summed() -> None:
    """Meteorite on one of three: 3 for the target, and 2 collateral damage for each."""
    scene = Scene(Player("pyromancer", hand="vegas_baby", tokens={"fire_mastery": 1}), *[BARBARIAN] * 5, mode="teams")
    scene.attempts(0, (6, 6, 6, 6, 1), "meteorite")
    scene.rolls(4)
    assert scene.health(1) == 50 - 3 - 3 * 2
    assert [e for e in scene.heard("health") if e["seat"] == 1] == [{"seat": 1, "n": -9, "now": 41}]


@pytest.mark.rule("DT-team-7")
def test_whom_a_card_may_choose() -> None:
    card = Player("gunslinger", hand="wanted, roulette", cp=9)
    scene = Scene(card, *[BARBARIAN] * 3, mode="teams", at="main")
    scene.plays(0, "wanted")
    assert scene.offered == [1, 3]
    scene = Scene(card, *[BARBARIAN] * 3, mode="teams", at="main")
    scene.plays(0, "roulette")
    assert scene.offered == [0, 1, 2, 3]


@pytest.mark.rule("DT-team-8")
def test_what_may_be_done_for_a_teammate() -> None:
    """Protect is for its holder alone; Not This Time! names a chosen player; dice may be changed for anybody."""
    helper = Player("paladin", hand="not_this_time, so_wild", cp=3, tokens={"protect": 1})
    scene = Scene(BARBARIAN, Player("barbarian"), BARBARIAN, helper, mode="teams")
    scene.rolls(*SMACK_5)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "smack 5")
    skip(scene)
    scene.rolls(1)
    scene.passes(3)  # the targeting die
    assert scene.reactions == ["pass", "play not_this_time"] + ["use tithe_draw"] * (
        "use tithe_draw" in scene.reactions
    )
    scene.plays(3, "not_this_time")
    scene.picks(3, 1)
    skip(scene)
    scene.defends(1, "thick_skin")
    scene.rolls(1, 1, 1)
    scene.plays(3, "so_wild")
    scene.picks(3, (1, 4))
    skip(scene)
    assert scene.health(1) == 50


@pytest.mark.rule("DT-team-8")
def test_a_teammate_may_improve_the_own_roll() -> None:
    scene = Scene(BARBARIAN, BARBARIAN, Player("barbarian", hand="try_try_again", cp=1), BARBARIAN, mode="teams")
    scene.rolls(1, 1, 2, 4, 6)
    scene.plays(2, "try_try_again")
    scene.picks(2, 5)
    scene.rolls(2)
    scene.chooses(2, 0)
    assert scene.dice() == [1, 1, 2, 4, 2]


# --- King of the Hill ---


def aimed(attacker: Player, *others: Player, at: int, dice: tuple[int, ...] = SMACK_5, use: str = "smack 5") -> Scene:
    scene = Scene(attacker, *others, mode="king")
    scene.attempts(0, dice, use)
    if scene.asked == "target of seat 0":
        scene.targets(0, at)
    return scene


@pytest.mark.rule("DT-king-1", "DT-king-2")
def test_everybody_alone_with_35_health() -> None:
    scene = Scene(*[BARBARIAN] * 5, mode="king", at="start")
    assert [scene.health(seat) for seat in range(5)] == [35] * 5
    assert len({scene.g.team[seat] for seat in range(5)}) == 5
    assert scene.book.start_health == 35


@pytest.mark.rule("DT-king-3")
def test_any_opponent_may_be_the_target() -> None:
    for target in (1, 2, 3):
        others = [Player("barbarian", health=10) for _ in range(3)]
        scene = aimed(BARBARIAN, *others, at=target)
        scene.expect(f"defend of seat {target}")
        assert scene.heard("target-die") == []


@pytest.mark.rule("DT-king-4")
@pytest.mark.parametrize(("target", "draws"), [(1, True), (2, False)])
def test_who_aims_at_the_leader_draws_a_card_at_once(target: int, draws: bool) -> None:
    mine, leader, other = (Player("barbarian", hand="vegas_baby", health=n) for n in (20, 30, 25))
    scene = aimed(mine, leader, other, at=target)
    if draws:
        scene.draws("six_it")
    scene.expect(f"defend of seat {target}")
    assert ("six_it" in scene.hand(0)) == draws


@pytest.mark.rule("DT-king-5")
def test_leading_together_one_draws_all_the_same() -> None:
    mine, leader, other = (Player("barbarian", hand="vegas_baby", health=n) for n in (30, 30, 25))
    scene = aimed(mine, leader, other, at=1)
    scene.expect("draw of nature")


@pytest.mark.rule("DT-king-6")
def test_who_leads_alone_draws_nothing() -> None:
    mine, second, other = (Player("barbarian", hand="vegas_baby", health=n) for n in (31, 30, 25))
    scene = aimed(mine, second, other, at=1)
    scene.expect("defend of seat 1")


@pytest.mark.rule("DT-king-8")
def test_an_ability_without_damage_brings_the_card_too() -> None:
    mine = Player("gunslinger", hand="vegas_baby", levels={"take_cover": 2})
    scene = aimed(mine, BARBARIAN, BARBARIAN, at=1, dice=(4, 4, 5, 1, 6), use="mark_the_target")
    scene.draws("six_it")
    assert scene.token(1, "bounty") == 1


@pytest.mark.rule("DT-king-8")
@pytest.mark.parametrize(("named", "draws"), [((1, 2), True), ((2, 3), False)])
def test_a_text_that_chooses_opponents_aims_at_them(named: tuple[int, int], draws: bool) -> None:
    """At once: before anybody is knocked down."""
    healths = (20, 30, 25, 25)
    mine, *others = (Player("gunslinger", hand="vegas_baby", health=n, levels={"deadeye": 2}) for n in healths)
    scene = aimed(mine, *others, at=0, dice=(6, 6, 6, 1, 4), use="enforcer")
    scene.picks(0, named)
    if draws:
        assert scene.tokens(1) == {}
        scene.draws("six_it")
    assert [scene.token(seat, "knockdown") for seat in (1, 2, 3)] == [int(seat in named) for seat in (1, 2, 3)]
    assert len(scene.heard("drew")) == int(draws)


@pytest.mark.rule("DT-king-8")
@pytest.mark.parametrize(("chosen", "draws"), [(1, True), (2, False)])
def test_an_attack_that_chooses_its_target_itself_brings_the_card(chosen: int, draws: bool) -> None:
    mine, leader, other = (Player("seraph", hand="vegas_baby", health=n) for n in (20, 30, 25))
    scene = aimed(mine, leader, other, at=0, dice=(5, 5, 6, 1, 2), use="purify")
    scene.picks(0, chosen)
    if draws:
        scene.draws("six_it")
    assert scene.lost(chosen) == 5


@pytest.mark.rule("DT-king-8", "DT-status-delayed-poison")
def test_one_card_for_an_ability() -> None:
    """It names two, and then it is aimed."""
    mine, *others = (Player("ninja", hand="vegas_baby", health=n) for n in (20, 30, 30))
    scene = aimed(mine, *others, at=0, dice=(6,) * 5, use="assassinate")
    scene.picks(0, 1)
    scene.draws("six_it")
    scene.picks(0, 2)
    scene.targets(0, 2)
    assert len(scene.heard("drew")) == 1


@pytest.mark.rule("DT-king-8", "DT-dmg-5")
def test_collateral_damage_is_aimed_at_nobody() -> None:
    none = {"tactical_advantage": 0}
    mine, *others = (Player("tactician", hand="vegas_baby", health=n, tokens=none) for n in (20, 30, 30, 30))
    scene = aimed(mine, *others, at=0, dice=(1, 1, 6, 6, 4), use="carpet_bomb")
    skip(scene)
    scene.picks(0, (1, 3))
    skip(scene)
    assert (scene.lost(1), scene.lost(3), scene.heard("drew")) == (2, 2, [])


@pytest.mark.rule("DT-king-8", "DT-status-stun")
def test_the_phase_that_stun_gives_has_its_target_already() -> None:
    scene = aimed(BARBARIAN, BARBARIAN, BARBARIAN, at=2, dice=(6, 6, 6, 6, 1), use="crit_bash")
    scene.draws("six_it")
    scene.attempts(0, SMACK_5, "smack 5")
    scene.expect("defend of seat 2")
    assert len(scene.heard("drew")) == 1


@pytest.mark.rule("DT-king-7", "DT-end-1", "DT-turn-1")
def test_the_last_one_standing_has_won() -> None:
    mine, weak, last = (Player("barbarian", hand="vegas_baby", health=n) for n in (15, 5, 8))
    scene = aimed(mine, weak, last, at=1)
    scene.defends(1, None)
    assert (list(scene.g.out), scene.g.place[1]) == ([0, 1, 0], 3)
    scene.ends(0)
    scene.draws("transference")
    scene.ends(2)
    scene.attempts(2, (6, 6, 6, 6, 6), "rage")
    scene.draws("what_status_effects")  # his only opponent leads
    assert (scene.asked, list(scene.g.place)) == ("nothing", [2, 3, 1])


@pytest.mark.rule("DT-king-7", "DT-health-3")
def test_two_who_fall_together_share_their_place() -> None:
    """Scorch the Earth!: 12 for the target and 2 for each opponent."""
    others = [Player("barbarian", health=14), Player("barbarian", health=2), Player("barbarian", health=3)]
    scene = aimed(Player("pyromancer", hand="vegas_baby"), *others, at=1, dice=(6, 6, 6, 6, 6), use="scorch_the_earth")
    assert list(scene.g.out) == [0, 1, 1, 0]
    assert list(scene.g.place) == [0, 3, 3, 0]


@pytest.mark.rule("DT-health-3", "DT-king-7")
def test_the_last_two_fall_together() -> None:
    scene = aimed(
        Player("barbarian", health=4),
        Player("barbarian", health=15),
        BARBARIAN,
        at=1,
        dice=(1, 2, 3, 4, 5),
        use="reckless",
    )
    scene.defends(1, None)
    assert list(scene.g.out) == [1, 1, 0]
    assert (scene.asked, list(scene.g.place)) == ("nothing", [2, 2, 1])
