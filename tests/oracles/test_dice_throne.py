"""The damage of thousands of random roll phases against a second, naive reckoning of it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from dice_throne.duel import KEPT, attempt
from dice_throne.scene import Player, Scene
from dicewright.games.dice_throne.rules.selectors import nth_source
from dicewright.games.dice_throne.state import Source, in_roll_phase

from . import dice_throne as oracle
from .dice_throne import ALL_ATTACKS, ALL_DEFENSES, Attack, Fight, Move

TABLES = (
    ("barbarian", "paladin", "monk"),
    ("pyromancer", "samurai", "shadow_thief"),
    ("gunslinger", "vampire_lord", "moon_elf"),
    ("tactician", "paladin", "moon_elf"),
    ("paladin", "gunslinger"),
    ("monk", "shadow_thief", "vampire_lord"),
    ("samurai", "gunslinger"),
)
LAID = {"wither": 2, "shame": 2, "parlay": 1, "targeted": 1, "bounty": 1, "shadows": 1}
"""Statuses that anybody may have, and how many; of these some are rare, since they leave nothing to reckon."""
RARE = ("parlay", "shadows")
SPENT = {
    "paladin": {"crit": 1, "protect": 1, "retribution": 1, "blessing_of_divinity": 1},
    "monk": {"chi": 5, "evasive": 3},
    "samurai": {"honor": 2, "back_strike": 1},
    "shadow_thief": {"sneak_attack": 1},
    "gunslinger": {"reload": 2, "evasive": 3},
    "moon_elf": {"evasive": 3},
    "vampire_lord": {"blood_power": 5},
    "tactician": {"protect": 1},
}
"""... and those that come with a hero."""
MODELLED = {
    *(f"use {name}" for name in oracle.ADDED),
    *(f"use {name}" for name in ("sneak_attack", "reload", "evasive", "chi_block", "protect", "retribution")),
    *(f"use {name}" for name in ("back_strike", "blood_power_drain")),
    "play not_this_time",
}


def some_tokens(dice: Random, heroes: tuple[str, ...]) -> dict[str, int]:
    """Every token that the table knows, most of them none of."""
    limits = {**LAID, **{name: n for hero in heroes for name, n in SPENT.get(hero, {}).items()}}
    chance = {name: 0.07 if name in RARE else 0.4 for name in limits}
    held = {name: dice.randint(1, n) if dice.random() < chance[name] else 0 for name, n in limits.items()}
    return held | ({"tactical_advantage": 0} if "tactician" in heroes else {})


def fought(dice: Random, heroes: tuple[str, ...], attack: Attack) -> tuple[Fight, Scene]:
    """A roll phase in which everybody uses what he may, as it happens."""
    attacker = heroes.index(attack.hero)
    start = 50 if len(heroes) == 2 else 35
    tokens = [some_tokens(dice, heroes) for _ in heroes]
    health = [dice.choice([start, dice.randint(1, start), dice.randint(1, 12)]) for _ in heroes]
    players = [
        Player(hero, hand=f"{KEPT}, not_this_time" if dice.random() < 0.3 else KEPT, cp=1, health=hp, tokens=held)
        for hero, hp, held in zip(heroes, health, tokens, strict=True)
    ]
    scene = Scene(*players, active=attacker, **({} if len(heroes) == 2 else {"mode": "king"}))
    fight = Fight(attack, attacker, health, start + 10, tokens)
    attempt(scene, attacker, attack.dice, attack.use)
    play(dice, scene, fight)
    return fight, scene


def play(dice: Random, scene: Scene, fight: Fight) -> None:
    """Until the roll phase is over. What is rolled and picked belongs to what was begun last."""
    begun = Move(fight.attacker, "the ability", fight.dice)
    while not scene.g.over and in_roll_phase(scene.g):
        kind, _, who = scene.asked.partition(" of ")
        seat = int(who[5:]) if who.startswith("seat") else -1
        if kind == "react":
            ways = [way for way in scene.reactions if way in MODELLED]
            if ways and dice.random() < 0.5:
                way = dice.choice(ways)
                begun = Move(seat, way.split()[1])
                if begun.what == "evasive":  # where there is only one source, nobody is asked which
                    begun.picked = Source.names[nth_source(scene.g, scene.book, seat, 0)]
                fight.moves.append(begun)
                scene._does(seat, way)
            else:
                scene.passes(seat)
        elif kind == "extra-die":
            begun.dice.append(dice.randint(1, 6))
            scene.rolls(begun.dice[-1])
        elif kind == "pick":
            begun.picked = dice.choice(scene.offered)
            scene.picks(seat, begun.picked)
        elif kind == "defend":
            names = [a.name for a in scene.lib.heroes[seat].abilities if a.name in ALL_DEFENSES]
            chosen = dice.choice([None, *names, *names])
            if chosen is not None:
                begun = fight.defense = Move(seat, chosen)
            scene.defends(seat, chosen)
        elif kind == "choose":
            assert fight.defense is not None, "only a duel lets one choose"
            fight.defense.picked = dice.randrange(scene.g.options)
            scene.chooses(seat, fight.defense.picked)
        elif kind in ("target", "draw"):
            scene.reply(dice.randrange(scene.g.options))
        else:
            break  # the next roll phase
    aimed = scene.heard("target")
    if aimed or len(fight.health) == 2:
        fight.target = aimed[-1]["target"] if aimed else 1 - fight.attacker


CASES = [(table, attack) for table in TABLES for attack in ALL_ATTACKS if attack.hero in table]


EACH = 500


@cache
def some(part: int) -> list[tuple[int, Fight, list[int]]]:
    """Roll phases by their seeds, each with the health of everybody after it."""
    found = []
    for seed in range(part * EACH, (part + 1) * EACH):
        dice = Random(seed)
        fight, scene = fought(dice, *dice.choice(CASES))
        found.append((seed, fight, [scene.health(seat) for seat in range(len(fight.health))]))
    return found


@pytest.mark.parametrize("part", range(5))
def test_damage(part: int) -> None:
    differ = [case for case in some(part) if case[2] != oracle.after(case[1])]
    differ.sort(key=lambda case: len(case[1].moves))
    for seed, fight, health in differ[:1]:
        pytest.fail(f"{len(differ)} differ. Seed {seed}, {fight}:\nthe game {health}, by hand {oracle.after(fight)}")


def test_much_is_tried() -> None:
    """Every way of spending, every defence, every attack comes up, and heroes fall."""
    seen = {"fallen"} if any(0 in health for _, _, health in some(0)) else set()
    for _, fight, _ in some(0):
        seen |= {fight.attack.use, *(move.what for move in fight.moves)}
        seen |= {fight.defense.what} if fight.defense else set()
    assert seen == {
        *(way.split()[1] for way in MODELLED),
        *ALL_DEFENSES,
        *(attack.use for attack in ALL_ATTACKS),
        "fallen",
    }
