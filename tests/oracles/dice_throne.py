"""The damage of a roll phase of Dice Throne, a second time: from the rulebooks and the sheets, as simply as can be.

Nothing here is shared with the game, its tables included, so that a slip in one of the two shows. Recommended readings
are taken where the books leave a choice.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

ATTACKS = """
barbarian smack_5 12312 normal 8
barbarian smack_3 12346 normal 4
barbarian sturdy_blow 11664 undefendable 4
barbarian reckless 12345 normal 15 recoil=4
monk fist_strike_5 11221 normal 8
monk transcendence 66666 ultimate 10
shadow_thief dagger_strike_5 11221 normal 8
shadow_thief shadow_dance 66613 pure half_a_die
paladin righteous_prayer 66661 normal 8
paladin mighty_prayer 11264 undefendable 3
paladin resolute_faith 66666 ultimate 10 heal=5
samurai katana_slice_4 12134 normal 6
samurai wakizashi 11664 undefendable 3
pyromancer burning_soul 55134 none 0 collateral=2
pyromancer meteorite 66661 undefendable 2 collateral=2
pyromancer scorch_the_earth 66666 ultimate 12 collateral=2
gunslinger revolver_5 12312 normal 5
gunslinger deadeye 66661 undefendable 6
vampire_lord gouge_5 12312 normal 7
moon_elf longbow_5 12312 normal 7
tactician saber_strike_5 12312 normal 6
"""
"""Who, with what, the five dice, the kind of damage, how much of it to the target, and what else."""

DEFENSES = """
thick_skin 3 heal=2x45
divine_defense 3 prevent=1x34 prevent=2x5 deal=1on12
serenity 4 deal=1x12
shadow_defense 4
counter_strike 5 deal=1x12
duel 2
stand_tall 3 deal=1x123 prevent=1x45 prevent=2on6
missed_me 5
molten_armor 5 deal=1x123
immortal_flesh 3 steal=1x6
countermeasures 4 prevent=1x45
"""
"""How many dice, and what they give: so much for each die that shows one of these, or once if any does."""

ADDED = {"crit": 4, "honor": 1, "double_honor": 3, "chi_strike": 1, "blood_power_strike": 3}


@dataclass(frozen=True)
class Attack:
    hero: str
    use: str
    dice: tuple[int, ...]
    kind: str
    damage: str
    recoil: int = 0
    heal: int = 0
    collateral: int = 0


def _attacks() -> list[Attack]:
    found = []
    for line in ATTACKS.split("\n")[1:-1]:
        hero, use, dice, kind, damage, *more = line.split()
        name, _, tier = use.rpartition("_")
        called = f"{name} {tier}" if tier.isdecimal() else use
        rest = {key: int(n) for key, _, n in (part.partition("=") for part in more)}
        found.append(Attack(hero, called, tuple(map(int, dice)), kind, damage, **rest))
    return found


ALL_ATTACKS = _attacks()
ALL_DEFENSES = {line.split()[0]: line.split()[1:] for line in DEFENSES.split("\n")[1:-1]}


@dataclass
class Move:
    """Something spent or played, the dice it rolled and what was picked or chosen for it."""

    seat: int
    what: str
    dice: list[int] = field(default_factory=list)
    picked: object = None


@dataclass
class Fight:
    attack: Attack
    attacker: int
    health: list[int]
    most_health: int
    tokens: list[dict[str, int]]
    """Of each player, when the dice were cast."""
    target: int = -1
    dice: list[int] = field(default_factory=list)
    """What the ability rolled besides."""
    moves: list[Move] = field(default_factory=list)
    defense: Move | None = None


def half(n: int) -> int:
    return n // 2 + n % 2


def after(fight: Fight) -> list[int]:
    """The health of each player when the roll phase is over."""
    health = list(fight.health)
    me, you, attack = fight.attacker, fight.target, fight.attack
    mine = fight.tokens[me]
    yours = fight.tokens[you] if you >= 0 else {}
    gained: dict[int, int] = defaultdict(int, {me: attack.heal})
    prevented: dict[int, int] = defaultdict(int)
    halved: dict[int, int] = defaultdict(int)
    avoided: set[tuple[int, object]] = set()
    hidden = {seat for seat, held in enumerate(fight.tokens) if held.get("shadows") and seat != me}
    blessed = {seat for seat, held in enumerate(fight.tokens) if held.get("blessing_of_divinity")}
    if attack.use == "resolute_faith":
        blessed.add(me)
    back = {"defense": 0, "other": 0}
    retributions = drains = more = 0
    fallen = False

    # what was spent and played
    for move in fight.moves:
        die = move.dice[0] if move.dice else 0
        if move.what in ADDED:
            more += ADDED[move.what]
        elif move.what == "sneak_attack":
            more += die
        elif move.what == "reload":
            more += half(die)
        elif move.what == "evasive" and die <= 2:
            avoided.add((move.seat, move.picked))
        elif move.what == "chi_block":
            prevented[move.seat] += 1
        elif move.what == "not_this_time":
            assert isinstance(move.picked, int)
            prevented[move.picked] += 6
        elif move.what == "protect":
            halved[move.seat] += 1
        elif move.what == "retribution":
            retributions += 1
        elif move.what == "back_strike":
            back["other"] += half(die)
        elif move.what == "blood_power_drain":
            drains += 1

    # what the defence gives
    if fight.defense is not None:
        rolled = fight.defense.dice
        for gift in ALL_DEFENSES[fight.defense.what][1:]:
            gives, _, rest = gift.partition("=")
            each, once, faces = rest.partition("on") if "on" in rest else rest.partition("x")
            showing = sum(str(die) in faces for die in rolled)
            n = int(each) * (min(1, showing) if once == "on" else showing)
            if gives == "heal":
                gained[you] += n
            elif gives == "prevent":
                prevented[you] += n
            elif gives == "deal":
                back["defense"] += n
            elif n > 0:  # stolen at once
                n = min(n, health[me])
                health[me] -= n
                health[you] = min(fight.most_health, health[you] + n)
                if health[me] == 0 and me in blessed:
                    blessed.remove(me)
                    health[me] = 1
                fallen = health[me] == 0
        arrows, feet = (sum(die in them for die in rolled) for them in ((1, 2, 3), (4, 5)))
        if fight.defense.what == "missed_me":
            halved[you] += feet >= 2
            back["defense"] += arrows // 2
        elif fight.defense.what == "countermeasures":
            back["defense"] += (arrows >= 2) + (arrows >= 4)
        elif fight.defense.what == "shadow_defense" and rolled.count(6) >= 2:
            hidden.add(you)
        elif fight.defense.what == "duel":
            won = rolled[0] > rolled[1]
            if won and fight.defense.picked == 1:
                halved[you] += 1
            else:
                back["defense"] += 3 if won else 1

    # the attack: first what adds and subtracts
    ultimate = attack.kind == "ultimate"
    wither = 0 if ultimate else mine.get("wither", 0)
    strength = 0
    if attack.kind != "none":
        strength = half(fight.dice[0]) if attack.damage == "half_a_die" else int(attack.damage)
        if attack.kind != "pure":
            strength += more + 2 * yours.get("targeted", 0) + yours.get("bounty", 0)
            if not ultimate:
                strength = max(0, strength - mine.get("shame", 0))
    silent = fallen or (not ultimate and mine.get("parlay", 0) > 0)
    coming: dict[int, dict[object, int]] = {seat: {} for seat in range(len(health))}
    for seat in range(len(health)):
        if seat == me or silent or (seat in hidden and not ultimate):
            continue
        less = wither
        if seat == you:
            coming[seat]["attack"] = max(0, strength - less)
            less = max(0, less - strength)
        coming[seat]["splash"] = max(0, attack.collateral - less)
    coming[me] = dict(back)
    final = {}
    for seat in [seat for seat in range(len(health)) if seat != me] + [me]:
        lasting = coming[seat].pop("attack", 0) if ultimate else 0
        if seat == me:
            dealt = final.get(you, 0)
            coming[me]["other"] += attack.recoil if dealt > 0 else 0
            gained[me] += min(1, drains) * dealt
        subtotal = sum(n for source, n in coming[seat].items() if (seat, source) not in avoided)
        subtotal = max(0, subtotal - prevented[seat])
        if seat == you:
            coming[me]["other"] += retributions * half(subtotal)
        # then what multiplies and divides, each from the same subtotal
        final[seat] = max(0, subtotal - halved[seat] * half(subtotal)) + lasting

    for seat in range(len(health)):
        if seat == me and fallen:
            continue
        health[seat] = max(0, min(fight.most_health, health[seat] + gained[seat] - final[seat]))
        if health[seat] == 0 and seat in blessed:
            health[seat] = 1
    return health
