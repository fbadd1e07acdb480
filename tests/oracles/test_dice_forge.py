"""The engine of Dice Forge against a second one: blessings of every kind with all faces that there are, resolved by
both, question by question, with the same answers; and what an extra action can pay for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field

import pytest

from dice_forge.scene import Feat, Scene, face_number

from . import dice_forge as oracle

CASES = 2000
SPECIAL = ("X3", "X3", "MIRROR", "MIRROR", "MIRROR", "SHIP", "SHIP", *oracle.SHIELDS, *oracle.BOARS)


@dataclass
class Case:
    """A table, a blessing, the faces that fall, and a seed for the answers."""

    table: oracle.Table
    mode: str
    rolls: dict[int, list[str | None]]
    seed: int = 0
    course: list[str] = field(default_factory=list)
    """What was asked and answered until the two differed."""


# --- cases ---


def some_face(chance: random.Random) -> str:
    return chance.choice(SPECIAL if chance.random() < 0.5 else oracle.ALL_FACES)


def some_hero(chance: random.Random) -> oracle.Hero:
    dice = [[some_face(chance) if chance.random() < 0.5 else "G1" for _ in range(6)] for _ in oracle.DICE]
    for die in dice:
        die[0] = chance.choice([face for face in oracle.ALL_FACES if face not in oracle.BOARS])
    chests = chance.choice((0, 0, 0, 1, 2))
    hammers = chance.choice((0, 0, 0, 1, 2))
    hero = oracle.Hero({}, dice, [chance.choice(die) for die in dice], chests, hammers)
    hero.have = {
        r: chance.choice((0, 1, 2, hero.limit(r) - 1, hero.limit(r))) for r in (oracle.GOLD, oracle.SUN, oracle.MOON)
    }
    hero.have[oracle.GOLD] = chance.randint(0, hero.limit(oracle.GOLD))
    hero.have[oracle.VP] = chance.choice((0, 3, 97, 102))
    hero.track = chance.randint(0, 30 * hammers)
    hero.cerberus, hero.triton = chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 0, 1, 2))
    return hero


def some_case(seed: int) -> Case:
    chance = random.Random(seed)
    heroes = [some_hero(chance) for _ in range(chance.choice((2, 2, 3, 4)))]
    seats = range(len(heroes))
    pool = {face: chance.choice((0, 1, 2, 4)) for face in oracle.PRICES}
    table = oracle.Table(heroes, pool, {face: chance.choice(seats) for face in oracle.BOARS}, chance.choice(seats))
    mode = chance.choice(("gained", "gained", "gained", "lost", "stolen", "sentinel", "cyclops", "minor"))
    if mode in ("lost", "stolen"):
        rolling = [seat for seat in seats if seat != table.active]
    else:
        alone = chance.choice(seats) if mode in ("gained", "minor") else table.active
        rolling = list(seats) if mode == "gained" and chance.random() < 0.6 else [alone]
    rolls: dict[int, list[str | None]] = {seat: [chance.choice(die) for die in heroes[seat].dice] for seat in rolling}
    if mode in ("minor", "cyclops"):
        rolls[rolling[0]][chance.choice((0, 1))] = None
    return Case(table, "gained" if mode == "minor" else mode, rolls, seed)


def every_pair() -> Iterator[Case]:
    """All pairs of faces of one hero, before an opponent who shows a triple, a mirror or a choice."""
    for number, (one, two) in enumerate((one, two) for one in oracle.ALL_FACES for two in oracle.ALL_FACES):
        heroes = []
        for faces in ((one, two), (("X3", "C2"), ("MIRROR", "V1S1"), ("SHIP", "BOAR_RED"))[number % 3]):
            dice = [[face, *["G1"] * 5] for face in faces]
            heroes.append(oracle.Hero({oracle.GOLD: 8, oracle.SUN: 4, oracle.MOON: 0, oracle.VP: 0}, dice, list(faces)))
        table = oracle.Table(heroes, dict.fromkeys(oracle.PRICES, 2), dict.fromkeys(oracle.BOARS, 1))
        yield Case(table, "gained", {0: [one, two]}, number)


# --- the engine's side ---


def seat_hero(scene: Scene, seat: int, hero: oracle.Hero) -> None:
    light, dark = hero.dice
    cards = {"blacksmiths_chest": hero.chests, "blacksmiths_hammer": hero.hammers}
    tokens = {"cerberus": hero.cerberus, "triton": hero.triton}
    scene.hero(seat, light=light, dark=dark, cards=cards, track=hero.track, **tokens, **hero.have)
    scene.shows(seat, *hero.up)


def fill_pool(scene: Scene, pool: dict[str, int]) -> None:
    for face, n in pool.items():
        scene.g.pool[face_number(face)] = n
        if n == 0:
            scene.g.stock &= ~(1 << face_number(face))


def scene_of(case: Case) -> Scene:
    table = case.table
    scene = Scene(len(table.heroes))
    for seat, hero in enumerate(table.heroes):
        seat_hero(scene, seat, hero)
    for face, owner in table.boar_owner.items():
        scene.boar(owner, face.removeprefix("BOAR_").lower())
    fill_pool(scene, table.pool)
    die = next((oracle.DICE[die] for faces in case.rolls.values() for die in (0, 1) if faces[1 - die] is None), "")
    scene.rolling(list(case.rolls), case.mode, die, table.active)
    scene.rolls({seat: tuple(face for face in faces if face) for seat, faces in case.rolls.items()})
    return scene


def stands(scene: Scene) -> list[object]:
    """All that a blessing can change, hero by hero, and the temple."""
    g = scene.g
    return [
        *(
            (scene.reserve(s), int(g.track[s]), scene.token(s, "cerberus"), scene.token(s, "triton"), scene.up(s))
            for s in range(scene.seats)
        ),
        *(scene.die(seat, die) for seat in range(scene.seats) for die in oracle.DICE),
        {face: scene.left(face) for face in oracle.PRICES},
    ]


def stood(table: oracle.Table) -> list[object]:
    return [
        *((*_counted(hero), tuple(hero.up)) for hero in table.heroes),
        *(sorted(die) for hero in table.heroes for die in hero.dice),
        table.pool,
    ]


def _counted(hero: oracle.Hero) -> tuple[object, ...]:
    return (
        tuple(hero.have[r] for r in (oracle.GOLD, oracle.SUN, oracle.MOON, oracle.VP)),
        hero.track,
        hero.cerberus,
        hero.triton,
    )


def difference(case: Case) -> str:
    """Where the engine and the rulebook part; empty if they do not."""
    table, chance = deepcopy(case.table), random.Random(case.seed)
    scene, acting = scene_of(case), oracle.blessing(table, case.mode, case.rolls)
    with suppress(StopIteration):
        kind, seat, options = next(acting)
        while True:
            asked = f"{kind.removesuffix('?')} of seat {seat}"
            if kind == "order?" and scene.asked != asked:
                kind, seat, options = acting.send("0")
                continue
            if scene.asked != asked:
                return f"{asked} by the rulebook, {scene.asked} by the engine"
            if sorted(scene.options()) != sorted(options):
                return f"{asked}: {sorted(options)} by the rulebook, {sorted(scene.options())} by the engine"
            taken = chance.choice(sorted(options))
            case.course.append(f"{asked}: {taken}")
            scene.says(seat, kind.removesuffix("?"), taken)
            kind, seat, options = acting.send(taken)
    if scene.asked != "still":
        return f"nothing more by the rulebook, {scene.asked} by the engine"
    return "" if stands(scene) == stood(table) else f"{stood(table)} by the rulebook, {stands(scene)} by the engine"


def compare(cases: list[Case]) -> None:
    """Of all cases in which the two differ, say the smallest."""
    parted = [(case, where) for case in cases if (where := difference(case))]
    case, where = min(parted, key=lambda it: len(repr(it[0])), default=(None, ""))
    assert case is None, f"{len(parted)} of {len(cases)} differ.\n{where}\n{case}"


RESOLVED = pytest.mark.rule(
    "DF-bless-1", "DF-bless-3", "DF-bless-7", "DF-face-1", "DF-face-2", "DF-triple-1", "DF-triple-2", "DF-triple-3",
    "DF-mirror-1", "DF-mirror-2", "DF-mirror-3", "DF-mirror-4", "DF-mirror-5", "DF-ship-1", "DF-ship-2", "DF-ship-5",
    "DF-shield-1", "DF-shield-2", "DF-shield-3", "DF-shield-4", "DF-shield-5", "DF-boar-1", "DF-boar-2", "DF-boar-3",
)  # fmt: skip


@RESOLVED
def test_every_pair_of_faces() -> None:
    compare(list(every_pair()))


@RESOLVED
@pytest.mark.rule(
    "DF-bless-2", "DF-bless-4", "DF-bless-5", "DF-bless-6", "DF-boar-4", "DF-boar-6", "DF-ship-3", "DF-ship-4",
    "DF-res-1", "DF-res-2", "DF-res-3", "DF-res-4", "DF-hammer-1", "DF-hammer-2", "DF-hammer-3", "DF-hammer-4",
    "DF-token-1", "DF-token-2", "DF-token-3", "DF-token-4", "DF-conv-1", "DF-conv-2", "DF-satyr-1", "DF-satyr-2",
    "DF-satyr-3", "DF-mino-1", "DF-mino-2", "DF-mino-3", "DF-mino-4",
)  # fmt: skip
def test_blessings_at_random() -> None:
    compare([some_case(seed) for seed in range(CASES)])


@pytest.mark.rule("DF-turn-7", "DF-token-4", "DF-res-2", "DF-feat-1", "DF-feat-4", "DF-offer-4", "DF-face-3")
def test_the_extra_action_and_what_it_can_buy() -> None:
    """Few cards and faces are left, so that it often is in vain, and Triton tokens come into a full reserve."""
    for seed in range(CASES):
        chance = random.Random(seed)
        hero = some_hero(chance)
        pool = {face: int(chance.random() < 0.05) for face in oracle.PRICES}
        stacks = {feat: int(chance.random() < 0.1) for feat in oracle.COSTS}
        scene = Scene(2)
        seat_hero(scene, 0, hero)
        fill_pool(scene, pool)
        scene.g.open = sum(1 << k for k, feat in enumerate(scene.g.feat) if stacks[Feat.names[feat]])
        scene.turn(0, "extra")
        token = ["triton token"] if hero.triton else []
        expected = ["nothing", *(["extra"] if oracle.may_act_once_more(hero, pool, stacks) else []), *token]
        assert (scene.options() if scene.asked != "still" else ["nothing"]) == expected, (hero, pool, stacks)
        if "extra" in expected:
            scene.pays_extra(0)
            hero.have[oracle.SUN] -= 2
            assert sorted(scene.options()) == sorted(["nothing", *oracle.to_be_had(hero, pool, stacks), *token]), hero
