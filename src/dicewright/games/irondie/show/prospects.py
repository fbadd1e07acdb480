"""What each throw of a duel leads to: the life both sides lose this turn, if nobody throws after it.

Every face of the die is tried on a copy of the table with the rules' own comparisons; what needs no choice of theirs is
chosen as anybody would: own dice are raised, others lowered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ....kernel.describe import Ref
from ....kernel.effects import Amount, Control, Do, Effect, Nothing
from ....kernel.memory import once
from ....kernel.words import Text, text
from ..content.colours import allied_only, selected_class
from ..content.switches import SignChoiceTime, TeamDamage
from ..content.types import ADD, DIE_TYPES, ENTER, MOVE, SELF, Signed
from ..rules.dice import change, put_away, take_away, thrown
from ..rules.skirmish import ANSWER, OPEN, beats, declare
from ..rules.table import in_play, index_of, klass, life_points, seat_of, strength, team_of
from ..rules.targets import ANSWERING, OPENING, nth_choice, packed_die
from ..state import ARMY, FACES, NO_DIE, Book, Class, Kin, Seen, State, Zone

MOST_OPTIONS = 80
"""At larger tables nobody reads so many prices."""


@dataclass(frozen=True)
class Prospect:
    """The life lost by the others and by one's own side: how many faces of the die lead to it, of `FACES`."""

    dealt: Counter[int]
    taken: Counter[int]

    @property
    def gain(self) -> int:
        """What it brings, in points times faces."""
        return sum(n * faces for n, faces in self.dealt.items()) - sum(n * faces for n, faces in self.taken.items())


@once
def prospects(seen: Seen) -> list[Prospect]:
    """One for each option of the open question, if it is about a throw; none where there are too many."""
    v, b = seen.view, seen.book
    if v.question not in (OPEN, ANSWER) or v.options > MOST_OPTIONS:
        return []
    opening = OPENING if v.question == OPEN else ANSWERING
    ours = team_of(v.asked)
    before = [_life(v, b, team) for team in range(2)]
    found = []
    for a in range(v.options):
        dealt: Counter[int] = Counter()
        taken: Counter[int] = Counter()
        for g in _outcomes(v, b, a, opening):
            dealt[before[1 - ours] - _left(g, b, 1 - ours)] += 1
            taken[before[ours] - _left(g, b, ours)] += 1
        found.append(Prospect(dealt, taken))
    return found


def best(seen: Seen) -> int | None:
    """The option that brings most; to leave it where no throw brings anything."""
    gains = [it.gain for it in prospects(seen)]
    return gains.index(max(gains)) if gains else None


def odds(seen: Seen) -> Mapping[Ref, list[tuple[float, Text]]]:
    """By option: how likely it is that the others, or oneself, lose so much life."""
    return {
        Ref(kind, (a,)): [(faces / FACES, text("chance-life", n=n)) for n, faces in sorted(counted.items())]
        for a, it in enumerate(prospects(seen))
        for kind, counted in (("dealt", it.dealt), ("taken", it.taken))
    }


def _outcomes(v: State, b: Book, a: int, opening: int) -> Iterator[State]:
    """The table after each face of the die; without a throw it is always the same."""
    g = v.copy()
    if a == 0:
        if opening == ANSWERING:
            _carry_out(g, b)
        for _ in range(FACES):
            yield g
        return
    chosen = nth_choice(g, b, v.asked, opening, a - 1)
    if opening:
        g.stack = 0
    declare(g, b, v.asked, chosen, opening)
    die = v.asked * ARMY + packed_die(chosen)
    for face in range(1, FACES + 1):
        thrown_so = g.copy()
        thrown(thrown_so, die, face)
        if thrown_so.pays[seat_of(die), index_of(die)]:
            _pay(thrown_so, b, die)
        _carry_out(thrown_so, b)
        yield thrown_so


def _pay(g: State, b: Book, die: int) -> None:
    """The colour bonus, each part for the die that gains most by it."""
    seat, colour = seat_of(die), g.colour[seat_of(die), index_of(die)]
    served = {index_of(die)}
    pc = b.bonus[colour]
    while b.code[pc, 0] == Control.PICK:
        selector, amount = b.code[pc, 2], b.code[pc + 1, 5]
        may = [
            i
            for i in range(ARMY)
            if i not in served
            and in_play(g, seat, i)
            and klass(g, b, seat, i) == selected_class(selector)
            and (not allied_only(selector) or b.kinship[colour, g.colour[seat, i]] == Kin.ALLIED)
        ]
        if may:
            i = max(may, key=lambda i: min(FACES, g.value[seat, i] + amount) - g.value[seat, i])
            change(g, b, seat * ARMY + i, amount)
            served.add(i)
        pc = b.code[pc, 5]


def _carry_out(g: State, b: Book) -> None:
    """All throws of the duel, the last one first; then its dice go to storage. ID-res-1"""
    for k in reversed(range(g.stack)):
        die = g.s_die[k]
        if g.s_target[k] != NO_DIE:
            aimed = [g.s_target[k]]
        else:
            aimed = [t * ARMY + j for t in range(g.layout.seats) for j in range(ARMY) if (g.s_many[k, t] >> j) & 1]
        for target in aimed:
            there = g.zone[seat_of(target), index_of(target)] == g.s_zone[k]
            if there and g.zone[seat_of(die), index_of(die)] == Zone.SKIRMISH:
                kind = DIE_TYPES[g.type[seat_of(die), index_of(die)]]
                _apply(g, b, kind.win if beats(g, b, die, target) else kind.lose, die, target, k)
    for seat in range(g.layout.seats):
        for i in range(ARMY):
            if g.zone[seat, i] == Zone.SKIRMISH:
                put_away(g, seat, i, Zone.STORAGE)


def _apply(g: State, b: Book, effect: Effect, die: int, target: int, k: int) -> None:
    match effect:
        case Nothing():
            pass
        case Signed(amount):
            adds = team_of(seat_of(die)) == team_of(seat_of(target))
            if b.sign_choice_time == SignChoiceTime.AT_DECLARATION and k < g.stack - 1:
                adds = g.s_sign[k] == 0
            change(g, b, target, _worth(g, amount, die) * (1 if adds else -1))
        case Do(verb, who, what, amount) if verb == MOVE:
            take_away(g, b, die if who == SELF else target, what)
        case Do(verb, _, _, amount) if verb == ADD:
            change(g, b, target, amount.plus)
        case Do(verb, _, _, amount) if verb == ENTER:
            g.zone[seat_of(target), index_of(target)] = Zone.BATTLE
            g.value[seat_of(target), index_of(target)] = _worth(g, amount, die)
        case _:
            raise TypeError(f"nobody knows what comes of {effect!r}")


def _worth(g: State, amount: Amount, die: int) -> int:
    return g.value[seat_of(die), index_of(die)] if amount.times else amount.plus


def _life(g: State, b: Book, team: int) -> int:
    return sum(life_points(g, b, seat) for seat in range(team, g.layout.seats, 2))


def _left(g: State, b: Book, team: int) -> int:
    """The life of a team after the damage of this turn. ID-dmg-1 ID-team-8"""
    seats = range(team, g.layout.seats, 2)
    sides = [[seat] for seat in seats] if b.team_damage == TeamDamage.FACING_PAIRS else [list(seats)]
    left = 0
    for side in sides:
        attack = sum(strength(g, b, seat ^ 1, Class.ATTACK) for seat in side)
        defense = sum(strength(g, b, seat, Class.DEFENSE) for seat in side)
        left += max(0, sum(life_points(g, b, seat) for seat in side) - max(0, attack - defense))
    return left
