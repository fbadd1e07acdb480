"""Duels in a few words: the hero under test sits in seat 0, in seat 1 a Barbarian who lets things happen. His attack in
return is Smack with five swords, which is 8 damage. Whoever attacks keeps a card to sell, so that the second main phase
is asked for and the scene can be looked at there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dicewright.games.dice_throne.content.library import hero_named
from dicewright.games.dice_throne.content.parts import Hero

from .scene import Player, Scene

SMACK = 8
KEPT = "vegas_baby"
BARBARIAN = Player("barbarian", hand=KEPT)


@dataclass(frozen=True)
class Case:
    """A use of an offensive ability: what the dice show, what is scripted after it was declared, what comes of it."""

    level: int
    use: str
    dice: tuple[int, ...]
    damage: int = 0
    defendable: bool = True
    """Whether the target is asked to defend; an ability without damage is no attack and asks nobody."""
    mine: Mapping[str, int] = field(default_factory=dict)
    theirs: Mapping[str, int] = field(default_factory=dict)
    script: Callable[[Scene], object] = lambda scene: None
    before: Mapping[str, int] = field(default_factory=dict)
    """Tokens of the hero at the start."""

    def __str__(self) -> str:
        return f"{self.use} at {self.level}"


def acts(*steps: Callable[[Scene], object]) -> Callable[[Scene], None]:
    """One step of a script after the other."""

    def script(scene: Scene) -> None:
        for step in steps:
            step(scene)

    return script


def hero_of(name: str) -> Hero:
    return hero_named(name)


def slot_of(hero: str, use: str) -> str:
    """The ability a use belongs to: its own name, a tier of it, or an extra ability on an upgrade."""
    for ability in hero_of(hero).abilities:
        if ability.name == use.rpartition(" ")[0] or ability.name == use:
            return ability.name
        if any(u.name == use for level in ability.levels for u in level.uses):
            return ability.name
    raise ValueError(f"{hero} has no {use}")


def me(hero: str, use: str = "", level: int = 1, **given: Any) -> Player:
    """The hero without the tokens that he starts a game with, unless they are given."""
    levels = {slot_of(hero, use): level} if use else {}
    tokens = {**{token.name: 0 for token in hero_of(hero).start}, **given.pop("tokens", {})}
    return Player(hero, **{"levels": levels, "tokens": tokens, **given})


def strike(hero: str, use: str, dice: Iterable[int], level: int = 1, foe: Player = BARBARIAN, **given: Any) -> Scene:
    """The dice fall at the first attempt, and the ability is declared."""
    hand = f"{given.pop('hand', '')}, {KEPT}"
    scene = Scene(me(hero, use, level, hand=hand, **given), foe, at="offense")
    attempt(scene, 0, dice, use)
    return scene


def allowed(hero: str, levels: Mapping[str, int], dice: Iterable[int]) -> list[str | None]:
    """What the hero may declare with these dice; if there is nothing, he is not asked."""
    scene = Scene(Player(hero, hand=KEPT, levels=levels), BARBARIAN)
    scene.rolls(*dice)
    scene.stops(0)
    scene.expect("declare of seat 0", "main of seat 0")
    return scene.declarable[1:] if scene.asked == "declare of seat 0" else []


def in_main(
    hero: str,
    card: str,
    cp: int,
    tokens: Mapping[str, int] | None = None,
    foe: Player = BARBARIAN,
    side: str = "human",
    **options: str,
) -> Scene:
    """The hero plays a card in his main phase."""
    player = Player(hero, hand=f"{card}, {KEPT}", cp=cp, tokens=tokens or {}, side=side)
    scene = Scene(player, foe, at="main", **options)
    scene.plays(0, card)
    return scene


def attacked(hero: str, defense: str = "", level: int = 1, **given: Any) -> Scene:
    """The Barbarian in seat 1 attacks with 8 damage: before the defence."""
    scene = Scene(me(hero, defense, level, **given), BARBARIAN, at="offense", active=1)
    attempt(scene, 1, (1, 2, 3, 1, 2), "smack 5")
    return scene


def attempt(scene: Scene, seat: int, dice: Iterable[int], use: str | None) -> None:
    """Roll, stop and declare, while everybody lets the dice lie as they are."""
    scene.rolls(*dice)
    hold_back(scene)
    scene.stops(seat)
    scene.declares(seat, use)
    if use is not None and not scene.g.activated:
        hold_back(scene)


def hold_back(scene: Scene) -> None:
    """Windows before an ability is activated."""
    while scene.asked.startswith("react") and not scene.g.activated:
        scene.reply(0)


def play_out(hero: str, case: Case) -> Scene:
    """A case from declaring to the second main phase, undefended; the hero spends nothing that the script does not."""
    scene = strike(hero, case.use, case.dice, case.level, tokens=case.before)
    case.script(scene)
    let_be(scene)
    if case.damage and case.defendable:
        scene.defends(1, None)
        let_be(scene)
    scene.expect("main of seat 0")
    assert scene.lost(1) == case.damage
    assert scene.tokens(0) == dict(case.mine)
    assert scene.tokens(1) == dict(case.theirs)
    return scene


def let_be(scene: Scene, seat: int = 0) -> None:
    """All windows of the seat that are open now."""
    while scene.asked == f"react of seat {seat}":
        scene.passes(seat)
