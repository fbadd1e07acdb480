"""The engine of IRONDIE against a second one: whole turns from random positions, in step, question by question: what is
thrown, what colours pay, how duels end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from dicewright.games.irondie.box import ARMY, NO_DIE
from dicewright.games.irondie.game import GAME
from dicewright.games.irondie.rules.battle import nth_source
from dicewright.games.irondie.rules.damage import least
from dicewright.games.irondie.rules.effects import candidate
from dicewright.games.irondie.rules.table import nth_life_die
from dicewright.games.irondie.rules.targets import nth_choice, packed_die, packed_target
from dicewright.games.irondie.state import Zone
from dicewright.kernel.assembler import Column
from dicewright.kernel.game import Setup
from dicewright.kernel.question import NATURE as CHANCE

from .irondie import ALL, COLOURS, NATURE, TYPES, Asked, Die, Game, Over, position

CASES = 600
PASSES = 0.2
"""How often something is left alone that could be done."""
FACES = (1, 1, 1, 2, 2, 3, 4, 5, 6)
"""Low ones more often, so that colours pay."""


@dataclass(frozen=True)
class Case:
    """Dice as they lie, and a seed for the answers."""

    dice: tuple[tuple[str, str, bool, str, int], ...]
    first: bool
    seed: int
    course: list[str] = field(default_factory=list, compare=False)
    """What was asked and answered until the two differed."""

    @property
    def seats(self) -> int:
        return len(self.dice) // ARMY

    def __str__(self) -> str:
        lying = [
            f"  seat {n // ARMY}: {'rare ' if rare else ''}{colour} {kind}, {zone} {value or ''}"
            for n, (kind, colour, rare, zone, value) in enumerate(self.dice)
            if zone != "abyss"
        ]
        return "\n".join([f"seed {self.seed}, first turn: {self.first}", *lying, "then:", *self.course])


def some_case(seed: int) -> Case:
    chance = random.Random(seed)
    seats = chance.choice((2, 2, 2, 2, 4))
    first = chance.random() < 0.2
    dice = []
    for _ in range(seats):
        kinds = ["smasher", "barrier", "swarm", *chance.choices(sorted(TYPES), k=ARMY - 3)]
        rare = set(chance.sample(range(ARMY), 3))
        for i, kind in enumerate(kinds):
            colour = chance.choice(COLOURS) if chance.random() < 0.7 else TYPES[kind][1] or "red"
            zone, value = "reserve", 0
            if not first and TYPES[kind][0] == "life" and (i == 2 or chance.random() < 0.5):
                zone, value = "battle", chance.randint(1, 6)
            elif not first and chance.random() < 0.1:
                zone = "abyss"
            dice.append((kind, colour, i in rare, zone, value))
    return Case(tuple(dice), first, seed)


def offered(g: Any, b: Any) -> list[Any]:
    """The answers of the engine's open question, in the words of the other."""
    kind, seat, n = GAME.questions[g.question].name, g.asked, g.options
    match kind:
        case "throw" | "roll-off":
            return list(range(1, n + 1))
        case "source":
            return [nth_source(g, seat, k) for k in range(n)]
        case "pick":
            return [candidate(g, b, b.code[g.f_pc[g.sp - 1], Column.WHAT], k) for k in range(n)]
        case "choose":
            return ["add", "subtract"]
        case "open" | "answer":
            packed = [nth_choice(g, b, seat, int(kind == "open"), k) for k in range(n - 1)]
            aims = [(seat * ARMY + packed_die(p), packed_target(p)) for p in packed]
            return [None, *((die, ALL if target == NO_DIE else target) for die, target in aims)]
        case "spread":
            return list(range(least(g, b, g.cursor), least(g, b, g.cursor) + n))
        case "take-back":
            return [None, *(seat * ARMY + nth_life_die(g, b, seat, k) for k in range(n - 1))]
    raise AssertionError(f"the other does not ask {kind}")


def lying(g: Any) -> Iterator[tuple[int, str, int]]:
    for die in range(g.zone.shape[0] * ARMY):
        i = divmod(die, ARMY)
        yield die, Zone.names[g.zone[i]], int(g.value[i])


def set_up(case: Case) -> tuple[Any, Any, Game]:
    """The case on both tables."""
    armies: dict[str, str] = {}
    for seat in range(case.seats):
        dice = case.dice[seat * ARMY : (seat + 1) * ARMY]
        armies[f"army.{seat}"] = ", ".join(
            f"{'rare ' if rare else ''}{colour} {kind.replace('_', ' ')}" for kind, colour, rare, _, _ in dice
        )
    g, b = GAME.table(GAME.settled(Setup(case.seats, armies)))
    for n, (_, _, _, zone, value) in enumerate(case.dice):
        g.zone[divmod(n, ARMY)], g.value[divmod(n, ARMY)] = Zone.by_name[zone], value
    g.settled = g.turn = int(not case.first)
    dice = [Die(n, n // ARMY, *what) for n, what in enumerate(case.dice)]
    return g, b, Game(dice, case.seats, case.first)


def compare(case: Case) -> Counter[str]:
    """Play the case on both; raises AssertionError where they differ. Returns what there was to compare."""
    case.course.clear()
    chance = random.Random(case.seed)
    g, b, game = set_up(case)
    GAME.start(g, b)
    turn, winner = game.play(), None
    answer: Any = None
    while True:
        try:
            asked = turn.send(answer)
        except StopIteration:
            break
        except Over as over:
            winner = over.args[0]
            break
        assert not g.over, f"the engine is done, the other asks {asked}"
        who = NATURE if g.asked == CHANCE else g.asked
        kind = GAME.questions[g.question].name
        assert (kind, who) == (asked.kind, asked.seat), f"asked: {kind} of {who}, and by the other {asked}"
        assert list(lying(g)) == list(position(game))
        answer, a = chosen(g, b, asked, chance)
        case.course.append(f"  {asked.kind} of {asked.seat}: {answer}")
        GAME.answer(g, b, a)
    assert bool(g.over) == (winner is not None), f"over: {bool(g.over)}, and by the other {winner}"
    if winner is None:
        assert list(lying(g)) == list(position(game))
    else:
        assert [seat % 2 for seat in range(case.seats) if g.place[seat] == 1] == [winner] * (case.seats // 2)
    return Counter(game.counted)


def chosen(g: Any, b: Any, asked: Asked, chance: random.Random) -> tuple[Any, int]:
    """An answer for the other, and the same for the engine."""
    if asked.kind == "split":
        assert g.options == 1 << len(asked.options)
        thrown = {die for die in asked.options if chance.random() < 0.5}
        return thrown, sum(1 << bit for bit, die in enumerate(asked.options) if die in thrown)
    options = offered(g, b)
    assert sorted(map(str, options)) == sorted(map(str, asked.options))
    if asked.kind == "throw":
        answer: Any = chance.choice(FACES)
    elif asked.options[0] is None and chance.random() < PASSES:
        answer = None
    else:
        answer = chance.choice(asked.options)
    return answer, options.index(answer)


def smallest(case: Case) -> Case:
    """The case with as many dice of the hands as possible out of the game, as long as the two still differ."""
    for n, die in enumerate(case.dice):
        if die[3] == "battle":  # somebody's life
            continue
        fewer = replace(case, dice=(*case.dice[:n], (*die[:3], "abyss", 0), *case.dice[n + 1 :]), course=[])
        try:
            compare(fewer)
        except AssertionError:
            case = fewer
    return case


@pytest.mark.rule(
    "ID-res-1", "ID-res-3", "ID-res-4", "ID-res-5", "ID-bonus-4", "ID-bonus-7", "ID-duel-3", "ID-duel-6", "ID-dmg-1"
)
def test_the_engine_plays_by_the_book() -> None:
    seen: Counter[str] = Counter()
    for seed in range(CASES):
        case = some_case(seed)
        try:
            seen += compare(case)
        except AssertionError as wrong:
            small = smallest(case)
            pytest.fail(f"{wrong}\nthe smallest case:\n{small}")
    assert seen["throws"] > 5000
    assert seen["bonuses"] > 2000
    assert seen["duels"] > 1000
