"""What each throw of a duel leads to: the life both sides lose this turn, if nobody throws after it.

Every face of the die is tried on a copy of the table with the rules' own comparisons; what there is to choose is
chosen as anybody would: own dice are raised, others lowered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass

from ....kernel.amounts import Amount
from ....kernel.assembler import Column, Control
from ....kernel.describe import Chance, Ref
from ....kernel.effects import Act, Effect, Nothing
from ....kernel.memory import once
from ....kernel.words import Text, decimal, percent, text
from ..box import ARMY, FACES, NO_DIE, Class
from ..content.colours import allied_only, selected_class
from ..content.switches import SignChoiceTime, TeamDamage
from ..content.types import DIE_TYPES, SELF, Do, Signed
from ..rules.dice import change, take_away, thrown
from ..rules.skirmish import ANSWER, OPEN, beats, declare
from ..rules.table import in_play, index_of, klass, seat_of, team_of
from ..rules.targets import ANSWERING, OPENING, packed_die, packed_target
from ..state import Book, Kin, Seen, State, Zone
from .throws import throws

MOST_OPTIONS = 250
"""More are not tried: nobody finds his way among so many, and it takes too long."""
MOST_PRICED = 40
"""So many options are told with their price, the best of them: more, nobody reads."""


SPENT = FACES // 2
"""What a die is worth that is kept for later, in points times faces: half a point."""


@dataclass(frozen=True)
class Prospect:
    """The life lost by the others and by one's own side: how many faces of the die lead to it, of `FACES`."""

    dealt: Counter[int]
    taken: Counter[int]
    net: Counter[int]
    """The first less the second."""

    @property
    def gain(self) -> int:
        """What it brings, in points times faces."""
        return sum(n * faces for n, faces in self.net.items())

    def above(self, gain: int) -> float:
        """How likely it is to bring more than this, in points times faces."""
        return sum(faces for n, faces in self.net.items() if FACES * n > gain) / FACES


@once
def prospects(seen: Seen) -> list[Prospect]:
    """One for each option of the open question, if it is about a throw; none where there are too many."""
    v, b = seen.view, seen.book
    if v.question not in (OPEN, ANSWER) or v.options > MOST_OPTIONS:
        return []
    opening = OPENING if v.question == OPEN else ANSWERING
    ours = team_of(v.asked)
    g, sums = v.copy(), _Sums(v, b)
    before = sums.life(g)
    alike: dict[Hashable, Prospect] = {}
    found = []
    for chosen in (None, *throws(seen, opening)):
        key = chosen if chosen is None else _alike(v, b, chosen)
        if key not in alike:
            dealt: Counter[int] = Counter()
            taken: Counter[int] = Counter()
            net: Counter[int] = Counter()
            for faces in _outcomes(g, v, b, chosen, opening):
                left = sums.left(g)
                dealt[before[1 - ours] - left[1 - ours]] += faces
                taken[before[ours] - left[ours]] += faces
                net[before[1 - ours] - left[1 - ours] - before[ours] + left[ours]] += faces
            alike[key] = Prospect(dealt, taken, net)
        found.append(alike[key])
    return found


def _alike(v: State, b: Book, chosen: int) -> Hashable:
    """To open a duel with one die at dice of others that show the same comes to the same. One's own dice differ by
    what a bonus may do to them; later, any die may be part of the duel."""
    i, target = packed_die(chosen), packed_target(chosen)
    seat, j = seat_of(target), index_of(target)
    if v.question != OPEN or target == NO_DIE or seat == v.asked:
        return chosen
    side = seat if b.team_damage == TeamDamage.FACING_PAIRS else team_of(seat)
    return i, side, klass(v, b, seat, j), v.zone[seat, j], v.value[seat, j]


def best(seen: Seen) -> int | None:
    """The option that brings most; to leave it where no throw brings as much as the die it spends is worth."""
    gains = [it.gain for it in prospects(seen)]
    if not gains:
        return None
    worth = [gain - (SPENT if a else 0) for a, gain in enumerate(gains)]
    return worth.index(max(worth))


def odds(seen: Seen) -> Mapping[Ref, list[Chance]]:
    """By option, to leave it and the best: how likely it is that the others, or oneself, lose so much life."""
    priced = prospects(seen)
    best_first = sorted(range(1, len(priced)), key=lambda a: -priced[a].gain)
    return {
        Ref(kind, (a,)): [Chance(faces / FACES, text("chance-life", n=n), n) for n, faces in sorted(counted.items())]
        for a in (*range(min(1, len(priced))), *best_first[:MOST_PRICED])
        for kind, counted in (("dealt", priced[a].dealt), ("taken", priced[a].taken))
    }


def grounds(seen: Seen, best: int, other: int) -> Iterator[Text]:
    """How likely a throw pays off against leaving it, and the life that both sides lose on average."""
    priced = prospects(seen)
    if not priced:
        return
    it, left = priced[best], priced[0]
    dealt, taken = (decimal(sum(n * faces for n, faces in each.items()) / FACES) for each in (it.dealt, it.taken))
    if best == 0:
        yield text("ground-leave", dealt=dealt, taken=taken)
    elif it.gain > left.gain:
        yield text("ground-throw", chance=percent(it.above(left.gain)), dealt=dealt, taken=taken)


def _outcomes(g: State, v: State, b: Book, chosen: int | None, opening: int) -> Iterator[int]:
    """Puts the table as it is after each face of the die into `g`, and says how many faces lead there: without a throw,
    all of them."""
    g.buffer[:] = v.buffer
    if chosen is None:
        if opening == ANSWERING:
            _carry_out(g, b)
        yield FACES
        return
    if opening:
        g.stack = 0
    declare(g, b, v.asked, chosen, opening)
    i = packed_die(chosen)
    die, aimed = v.asked * ARMY + i, bytes(g.buffer)
    for face in range(1, FACES + 1):
        g.buffer[:] = aimed
        thrown(g, die, face)
        if g.pays[v.asked, i]:
            _pay(g, b, die)
        _carry_out(g, b)
        yield 1


def _pay(g: State, b: Book, die: int) -> None:
    """The colour bonus, each part for the die that gains most by it."""
    seat, colour = seat_of(die), g.colour[seat_of(die), index_of(die)]
    served = {index_of(die)}
    pc = b.bonus[colour]
    while b.code[pc, Column.OP] == Control.PICK:
        selector, amount = b.code[pc, Column.WHAT], b.code[pc + 1, Column.PLUS]
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
        pc = b.code[pc, Column.PLUS]


def _carry_out(g: State, b: Book) -> None:
    """All throws of the duel, the last one first. Its dice count for nothing any more, wherever they go. ID-res-1"""
    for k in reversed(range(g.stack)):
        die, aim = g.s_die[k], g.s_target[k]
        kind = DIE_TYPES[g.type[seat_of(die), index_of(die)]]
        for target in _all_aimed_at(g, k) if aim == NO_DIE else (aim,):
            there = g.zone[seat_of(target), index_of(target)] == g.s_zone[k]
            if there and g.zone[seat_of(die), index_of(die)] == Zone.SKIRMISH:
                _apply(g, b, kind.win if beats(g, b, die, target) else kind.lose, die, target, k)


def _all_aimed_at(g: State, k: int) -> list[int]:
    return [
        t * ARMY + j for t in range(g.layout.seats) if g.s_many[k, t] for j in range(ARMY) if (g.s_many[k, t] >> j) & 1
    ]


def _apply(g: State, b: Book, effect: Effect, die: int, target: int, k: int) -> None:
    match effect:
        case Nothing():
            pass
        case Signed(amount):
            adds = team_of(seat_of(die)) == team_of(seat_of(target))
            if b.sign_choice_time == SignChoiceTime.AT_DECLARATION and k < g.stack - 1:
                adds = g.s_sign[k] == 0
            change(g, b, target, _worth(g, amount, die) * (1 if adds else -1))
        case Act(verb, who, what, amount) if verb == Do.MOVE:
            take_away(g, b, die if who == SELF else target, what)
        case Act(verb, _, _, amount) if verb == Do.ADD:
            change(g, b, target, amount.plus)
        case Act(verb, _, _, amount) if verb == Do.ENTER:
            g.zone[seat_of(target), index_of(target)] = Zone.BATTLE
            g.value[seat_of(target), index_of(target)] = _worth(g, amount, die)
        case _:
            raise TypeError(f"nobody knows what comes of {effect!r}")


def _worth(g: State, amount: Amount, die: int) -> int:
    return g.value[seat_of(die), index_of(die)] if amount.times else amount.plus


class _Sums:
    """The sums of all sectors in one pass: `strength` for every seat and class would take a hundred."""

    def __init__(self, v: State, b: Book) -> None:
        seats = range(v.layout.seats)
        side = (lambda seat: seat) if b.team_damage == TeamDamage.FACING_PAIRS else team_of
        self._places = [side(seat) * Class.count + klass(v, b, seat, i) for seat in seats for i in range(ARMY)]
        self._count = (side(seats[-1]) + 1) * Class.count

    def _walk(self, g: State) -> list[int]:
        """By side and class; a side are those who suffer damage together. ID-dmg-1 ID-team-8"""
        sums = [0] * self._count
        for place, zone, value in zip(self._places, g.zone.tobytes(), g.value.tobytes(), strict=True):
            if zone == Zone.BATTLE:
                sums[place] += value
        return sums

    def life(self, g: State) -> tuple[int, int]:
        """The life of both teams."""
        life = self._walk(g)[Class.LIFE :: Class.count]
        return sum(life[::2]), sum(life[1::2])

    def left(self, g: State) -> tuple[int, int]:
        """The life of both teams after the damage of this turn. ID-dmg-1"""
        sums = self._walk(g)
        attack, defense, life = (sums[c :: Class.count] for c in (Class.ATTACK, Class.DEFENSE, Class.LIFE))
        left = [max(0, life[s] - max(0, attack[s ^ 1] - defense[s])) for s in range(len(life))]
        return sum(left[::2]), sum(left[1::2])
