"""A blessing of Dice Forge, and what a reserve can pay for, as the rulebook tells them, written a second time and
naively: names, numbers and lists.

Nothing here knows the engine. `blessing` yields every question that somebody has to answer, (kind, seat, options), and
is sent the option taken; who has no choice is not asked. Where the rulebook leaves something open, the recommended
reading is followed.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

GOLD, SUN, MOON, VP = "gold", "sun", "moon", "vp"
DICE = ("light", "dark")

GIVES = {
    "G1": {GOLD: 1}, "G3": {GOLD: 3}, "G4": {GOLD: 4}, "G6": {GOLD: 6}, "S1": {SUN: 1}, "S2": {SUN: 2}, "M1": {MOON: 1},
    "M2": {MOON: 2}, "V2": {VP: 2}, "V3": {VP: 3}, "V4": {VP: 4}, "V1S1": {SUN: 1, VP: 1}, "G2M1": {GOLD: 2, MOON: 1},
    "M2V2": {MOON: 2, VP: 2}, "G1S1M1V1": {GOLD: 1, SUN: 1, MOON: 1, VP: 1},
}  # fmt: skip
BOARS = ("BOAR_RED", "BOAR_YELLOW", "BOAR_GREEN", "BOAR_BLUE")
ONE_OF = {
    "C1": {GOLD: 1, SUN: 1, MOON: 1}, "C2": {GOLD: 2, SUN: 2, MOON: 2}, "G3orV2": {GOLD: 3, VP: 2},
    **{boar: {SUN: 1, MOON: 1} for boar in BOARS},
}  # fmt: skip
SHIELDS = {"SHIELD_GOLD": {GOLD: 3}, "SHIELD_SUN": {SUN: 2}, "SHIELD_MOON": {MOON: 2}, "SHIELD_VP": {VP: 3}}
TRIPLE, MIRROR, SHIP = "X3", "MIRROR", "SHIP"
PRICES = {
    "G3": 2, "M1": 2, "G4": 3, "S1": 3, "G6": 4, "C1": 4, "V1S1": 4, "G2M1": 4, "G3orV2": 5, "M2": 6, "S2": 8, "V3": 8,
    "V4": 12, "M2V2": 12, "C2": 12, "G1S1M1V1": 12,
}  # fmt: skip
COSTS = {
    "blacksmiths_hammer": (0, 1), "blacksmiths_chest": (0, 1), "silver_hind": (0, 2), "satyrs": (0, 3),
    "ferryman": (0, 4), "helmet_of_invisibility": (0, 5), "cancer": (0, 6), "elder": (1, 0), "wild_spirits": (1, 0),
    "guardians_owl": (2, 0), "minotaur": (3, 0), "gorgon": (4, 0), "mirror_of_the_abyss": (5, 0), "sphinx": (6, 0),
    "hydra": (5, 5),
}  # fmt: skip
"""Sun and moon shards, of the feats of the introductory game."""
ALL_FACES = (*GIVES, *ONE_OF, *SHIELDS, TRIPLE, MIRROR, SHIP)
EXCHANGED = {"sentinel": {SUN: 2, MOON: 2}, "cyclops": {GOLD: 1}}
BOAR_REWARD, TRITON = {SUN: 1, MOON: 1, VP: 3}, {SUN: 2, MOON: 2, GOLD: 6}
LAP, LAP_GLORY = 15, (10, 15)

Question = tuple[str, int, list[str]]
Asking = Generator[Question, str, str]
Acting = Generator[Question, str, None]
Gains = dict[str, int]


@dataclass
class Hero:
    have: dict[str, int]
    dice: list[list[str]]
    """The six faces of each."""
    up: list[str]
    """What lies up on each."""
    chests: int = 0
    hammers: int = 0
    track: int = 0
    cerberus: int = 0
    triton: int = 0

    def limit(self, resource: str) -> int:
        return 12 + 4 * self.chests if resource == GOLD else 6 + 3 * self.chests


@dataclass
class Table:
    heroes: list[Hero]
    pool: dict[str, int]
    """Faces left in the sanctuary."""
    boar_owner: dict[str, int]
    active: int = 0


def ask(kind: str, seat: int, options: list[str]) -> Asking:
    return (yield kind, seat, options) if len(options) > 1 else options[0]


# --- the dice fall ---


def blessing(table: Table, mode: str, rolls: dict[int, list[str | None]]) -> Acting:
    """Faces that fell by seat, light die first, None where a die was not rolled. `mode`: gained; lost to the Minotaur;
    stolen by the Satyrs; exchanged for glory by the sentinel or the cyclops."""
    for seat, faces in rolls.items():
        table.heroes[seat].up = [face or old for face, old in zip(faces, table.heroes[seat].up, strict=True)]
    around = [(table.active + k) % len(table.heroes) for k in range(len(table.heroes))]
    if mode == "stolen":
        fell = {f"{seat}:{DICE[die]}": rolls[seat][die] for seat in around if seat in rolls for die in (0, 1)}
        dice = list(fell)
        pairs = [f"{one} {two}" for i, one in enumerate(dice) for two in dice[i + 1 :]]
        taken = yield from ask("satyrs", table.active, pairs)
        rolls = {table.active: [fell[die] for die in taken.split()]}
    for seat in around:
        if seat in rolls:
            yield from apply(table, mode, seat, rolls[seat])
            hero = table.heroes[seat]
            if hero.cerberus and mode != "lost" and (yield from ask("cerberus", seat, ["0", "1"])) == "1":
                hero.cerberus -= 1
                yield from apply(table, mode, seat, rolls[seat])


def apply(table: Table, mode: str, seat: int, rolled: Sequence[str | None]) -> Acting:
    """Copy, choose and triple, compare, exchange; then take what both faces give; then the boars' owners."""
    faces = list(rolled)
    for die in (0, 1):
        if faces[die] == MIRROR:
            seen = sorted(in_the_mirror(table, seat))
            faces[die] = (yield from ask("mirror", seat, seen)) if seen else None
    times = [3 if faces[1 - die] == TRIPLE else 1 for die in (0, 1)]
    gains: list[Gains] = [{}, {}]
    for die, face in enumerate(faces):
        shown = GIVES.get(face or "", {})
        if face in ONE_OF:
            chosen = yield from ask("resource", seat, list(ONE_OF[face]))
            shown = {chosen: ONE_OF[face][chosen]}
        gains[die] = {resource: n * times[die] for resource, n in shown.items()}
    shields: list[Gains] = [{}, {}]
    for die, face in enumerate(faces):
        if face in SHIELDS:
            ((resource, n),) = SHIELDS[face].items()
            shields[die] = {VP: 5} if resource in gains[1 - die] else {resource: n * times[die]}
    for die in (0, 1):
        gains[die] = gains[die] or shields[die]
        gains[die] = yield from exchange(mode, seat, gains[die])
    for die in (yield from order(table, mode, seat, faces, gains)):
        for resource, n in gains[die].items():
            yield from take(table, seat, resource, -n if mode == "lost" else n)
        if faces[die] == SHIP and mode != "lost":
            yield from sail(table, seat, 2 * times[die])
    for die, face in enumerate(faces):
        if face in table.boar_owner:
            for _ in range(times[die]):
                owner = table.boar_owner[face]
                reward = yield from ask("choose", owner, list(BOAR_REWARD))
                yield from take(table, owner, reward, BOAR_REWARD[reward])


def in_the_mirror(table: Table, seat: int) -> set[str]:
    """What lies up before the others, and one's own faces if one of these is a mirror."""
    theirs = {face for other, hero in enumerate(table.heroes) if other != seat for face in hero.up}
    own = set(table.heroes[seat].up) if MIRROR in theirs else set()
    return (theirs | own) - {MIRROR}


def exchange(mode: str, seat: int, gains: Gains) -> Generator[Question, str, Gains]:
    """All that can be exchanged of a face, or nothing."""
    rate = EXCHANGED.get(mode, {})
    if not rate.keys() & gains.keys() or (yield from ask("convert", seat, ["0", "1"])) == "0":
        return gains
    glory = gains.get(VP, 0) + sum(n * rate[resource] for resource, n in gains.items() if resource in rate)
    return {**{resource: n for resource, n in gains.items() if resource not in rate}, VP: glory}


# --- reserves ---


def take(table: Table, seat: int, resource: str, n: int) -> Acting:
    """Into the reserve, out of it if n is negative; gold perhaps onto the hammer. The marker of glory stands at 0
    whenever a hundred is full, and no loss goes beyond."""
    hero = table.heroes[seat]
    room = 2 * LAP * hero.hammers - hero.track
    if resource == GOLD and n > 0 and room > 0:
        hammered = int((yield from ask("hammer", seat, [str(k) for k in range(min(n, room) + 1)])))
        for _ in range(hammered):
            hero.track += 1
            if hero.track % LAP == 0:
                hero.have[VP] += LAP_GLORY[(hero.track // LAP - 1) % 2]
        n -= hammered
    zero = hero.have[VP] // 100 * 100 if resource == VP else 0
    now = max(zero, hero.have[resource] + n)
    hero.have[resource] = now if resource == VP else min(now, hero.limit(resource))


# --- the ship ---


def order(
    table: Table, mode: str, seat: int, faces: Sequence[str | None], gains: Sequence[Gains]
) -> Generator[Question, str, tuple[int, int]]:
    """The dice in the order they are applied. `order?`: asking would be idle, as no gold depends on it."""
    if mode == "lost" or (faces[0] == SHIP) == (faces[1] == SHIP):
        return 0, 1
    ship = 0 if faces[0] == SHIP else 1
    hero, gold = table.heroes[seat], gains[1 - ship].get(GOLD, 0)
    tokens = hero.triton if seat == table.active else 0
    matters = any(
        price - 2 <= before and min(limit, before - (price - 2) + gold) > min(limit, before + gold) - (price - 2)
        for limit in [hero.limit(GOLD)]
        for spent in range(tokens + 1)
        for before in [min(limit, hero.have[GOLD] + 6 * spent)]
        for face, price in PRICES.items()
        if table.pool[face] and gold
    )
    first = yield from ask("order" if matters else "order?", seat, ["0", "1"])
    return (ship, 1 - ship) if first == "1" else (1 - ship, ship)


def sail(table: Table, seat: int, discount: int) -> Acting:
    """Buy one face for less, or none; in one's own turn Triton tokens may help."""
    hero = table.heroes[seat]
    while True:
        price = {face: max(0, PRICES[face] - discount) for face in PRICES if table.pool[face]}
        offered = [face for face, gold in price.items() if gold <= hero.have[GOLD]]
        token = ["triton token"] if seat == table.active and hero.triton else []
        taken = yield from ask("ship", seat, ["nothing", *offered, *token])
        if taken == "triton token":
            hero.triton -= 1
            resource = yield from ask("choose", seat, list(TRITON))
            yield from take(table, seat, resource, TRITON[resource])
            continue
        if taken != "nothing":
            hero.have[GOLD] -= price[taken]
            table.pool[taken] -= 1
            yield from forge(hero, seat, taken)
        return


def forge(hero: Hero, seat: int, new: str) -> Acting:
    """Over any face but a boar; the die then lies with the new face up."""
    options = {f"{DICE[die]} {face}": (die, face) for die in (0, 1) for face in hero.dice[die] if face not in BOARS}
    die, old = options[(yield from ask("forge", seat, list(options)))]
    hero.dice[die][hero.dice[die].index(old)] = new
    hero.up[die] = new


# --- actions ---


def to_be_had(hero: Hero, pool: dict[str, int], stacks: dict[str, int]) -> list[str]:
    """Faces and feats that the hero can pay for now."""
    gold, suns, moons = (hero.have[resource] for resource in (GOLD, SUN, MOON))
    faces = [face for face, price in PRICES.items() if pool[face] and price <= gold]
    return faces + [feat for feat, (sun, moon) in COSTS.items() if stacks[feat] and sun <= suns and moon <= moons]


def can_do_something(hero: Hero, pool: dict[str, int], stacks: dict[str, int]) -> bool:
    """Now, or after spending Triton tokens in whatever way."""
    if to_be_had(hero, pool, stacks) or not hero.triton:
        return bool(to_be_had(hero, pool, stacks))
    richer = [
        replace(hero, triton=hero.triton - 1, have={**hero.have, r: min(hero.limit(r), hero.have[r] + n)})
        for r, n in TRITON.items()
    ]
    return any(can_do_something(other, pool, stacks) for other in richer)


def may_act_once_more(hero: Hero, pool: dict[str, int], stacks: dict[str, int]) -> bool:
    """Two suns can be paid, and not for nothing."""
    paid = replace(hero, have={**hero.have, SUN: hero.have[SUN] - 2})
    return hero.have[SUN] >= 2 and can_do_something(paid, pool, stacks)
