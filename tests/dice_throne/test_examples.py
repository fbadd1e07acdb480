"""The examples of the rulebooks, played through. Where printed numbers are lost, they are chosen to fit the text."""

from __future__ import annotations

import pytest

from .scene import Player, Scene


def until(scene: Scene, seat: int, what: str) -> None:
    """Everybody passes until the seat is offered something."""
    while scene.asked.startswith("react") and not (scene.g.asked == seat and what in scene.reactions):
        scene.reply(0)


@pytest.mark.rule("DT-dmg-8", "DT-dmg-9", "DT-dmg-10", "DT-status-protect", "DT-status-retribution", "DT-stat-5")
def test_barbarian_against_paladin() -> None:
    """14 of Overpower, less 4 of the defence, plus 3 of Get Some!, less 2 of Absolution!: 11. Each Protect takes 6, and
    twice 6 is 1 more than there is; Retribution returns 6."""
    scene = Scene(
        Player("barbarian", hand="get_some, vegas_baby", cp=2),
        Player(
            "paladin", hand="absolution", cp=1, tokens={"protect": 1, "retribution": 1}, levels={"divine_defense": 3}
        ),
    )
    scene.attempts(0, (1, 2, 3, 6, 6), "overpower")
    scene.rolls(4, 4, 6)
    assert scene.token(1, "concussion") == 1  # 14 or more
    until(scene, 1, "use retribution")
    scene.uses(1, "retribution")
    until(scene, 1, "use protect")
    scene.uses(1, "protect")
    until(scene, 1, "nothing more before the defence")
    scene.defends(1, "divine_defense")
    scene.rolls(3, 4, 5, 6)
    scene.passes(0, 1)
    until(scene, 0, "play get_some")
    assert scene.token(1, "protect") == 1
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 3, 4, 5)
    scene.passes(1)
    assert (scene.g.added, scene.token(1, "concussion")) == (3, 1)  # its limit is 1
    until(scene, 1, "play absolution")
    scene.plays(1, "absolution")
    scene.rolls(6)
    until(scene, 1, "use protect")
    scene.uses(1, "protect")
    until(scene, 1, "nothing more")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.lost(0)) == (0, 6)


@pytest.mark.rule("DT-int-2")
@pytest.mark.parametrize("interrupted", [False, True])
def test_the_duel_is_won_by_an_interrupt(interrupted: bool) -> None:
    """The Gunslinger rolls a 1 and loses; So Wild! makes it a 6, and she wins."""
    scene = Scene(Player("barbarian", hand="vegas_baby"), Player("gunslinger", hand="so_wild", cp=2))
    scene.rolls(1, 1, 2, 2, 3)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 5")
    scene.passes(1)
    scene.defends(1, "duel")
    scene.rolls(1, 4)
    if interrupted:
        scene.plays(1, "so_wild")
        scene.picks(1, (1, 6))
        scene.chooses(1, 1)
    else:
        scene.passes(1)
    scene.expect("main of seat 0")
    assert (scene.lost(0), scene.lost(1)) == ((0, 4) if interrupted else (1, 8))


@pytest.mark.rule("DT-card-10", "DT-fx-1")
@pytest.mark.parametrize(("raised", "lost"), [(False, 13), (True, 16)])
def test_overpower_is_raised(raised: bool, lost: int) -> None:
    """3, 4 and 6 come to 13; Six-It! makes them 16, which is enough for a Concussion."""
    scene = Scene(Player("barbarian", hand="six_it, vegas_baby", cp=1), Player("barbarian"))
    scene.rolls(1, 2, 3, 6, 6)
    scene.passes(0)
    scene.stops(0)
    scene.declares(0, "overpower")
    scene.passes(0)
    scene.rolls(3, 4, 6)
    if raised:
        scene.plays(0, "six_it")
        scene.picks(0, 1)
    else:
        scene.passes(0)
    scene.defends(1, None)
    assert (scene.lost(1), scene.token(1, "concussion")) == (lost, int(raised))


@pytest.mark.rule("DT-stat-9", "DT-dmg-11", "DT-status-powder-keg")
def test_a_keg_on_a_keg() -> None:
    """The first one blows up for 3 at once; the attack is worked out afterwards, by itself."""
    scene = Scene(Player("cursed_pirate", hand="vegas_baby"), Player("barbarian", tokens={"powder_keg": 1}))
    scene.attempts(0, (1, 2, 3, 4, 6), "light_the_fuse 4")
    assert (scene.lost(1), scene.token(1, "powder_keg")) == (3, 1)
    scene.defends(1, "thick_skin")
    scene.rolls(4, 1, 1)
    assert scene.lost(1) == 3 + 7 - 2


@pytest.mark.rule("DT-passive-2", "DT-status-parlay")
@pytest.mark.parametrize(
    ("dice", "use", "kegs"),
    [((1, 1, 2, 2, 3), "smack 5", 0), ((1, 1, 2, 2, 3), None, 1), ((4, 4, 5, 1, 6), "fortitude 3", 1)],
)
def test_a_parlayed_attack_is_an_attack(dice: tuple[int, ...], use: str | None, kegs: int) -> None:
    """The cursed passive gives a keg to an opponent who does not attack; who is kept from damage has attacked."""
    scene = Scene(Player("barbarian", hand="vegas_baby", tokens={"parlay": 1}), Player("cursed_pirate", side="cursed"))
    scene.attempts(0, dice, use)
    if scene.asked == "defend of seat 1":
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(0, "powder_keg")) == (0, kegs)


@pytest.mark.rule("DT-stat-4", "DT-stat-5", "DT-status-wither")
def test_two_wither_on_one_hero() -> None:
    """The limit is 2, each takes 1 from an attack, and they stay."""
    pirate = Player("cursed_pirate", side="cursed", hand="vegas_baby")
    scene = Scene(pirate, Player("barbarian", hand="vegas_baby", tokens={"wither": 1}))
    scene.attempts(0, (1, 2, 3, 4, 6), "thar_she_blows 4")
    assert scene.token(1, "wither") == 2
    again = Scene(Player("barbarian", hand="vegas_baby", tokens={"wither": 2}), pirate)
    again.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    again.defends(1, None)
    assert (again.lost(1), again.token(0, "wither")) == (6, 2)
    full = Scene(pirate, Player("barbarian", tokens={"wither": 2}))
    full.attempts(0, (1, 2, 3, 4, 6), "thar_she_blows 4")
    assert full.token(1, "wither") == 2
