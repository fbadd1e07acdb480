"""The way down a tree of information sets.

A node is a position as the one who is asked there may know it: every seat has a tree of its own, whatever differs only
in what he cannot see is one node, and the ways by which it was reached do not matter. Dice fall anew each time.
Each player takes what has brought his own side most so far, or what has been tried too little. The way ends with the
first position that is new; what is found there is told to every node on the way.

Where much hangs on whose turn it is (`Game.turn`), all ways end when the turn at the root is over. Else one that meets
few dice would go deeper than another, and be judged with an attack that is still to come for the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel.chance import below, following, mixed
from ...kernel.question import NATURE, REFEREE
from ...kernel.record import Header, Record
from ...kernel.rule import rule
from ..bot import Ints, States, Toolkit
from ..trial import maturing, settling, siding
from .room import DEEP, EDGE, EDGES_EACH, NODE, STEP, At, Edge, Mind, Node, capacity, slots
from .value import Judge
from .view import viewing
from .whole import LOG_UNIT, ROOT_UNIT, inverse_root, log_root

WIDE = 48
"""Options of a node at most; of more, so many at equal distances."""
TURN = 7919
"""Nodes begin with different options, so that none is always the first to be tried."""
THOUSAND = 1000

Descend: TypeAlias = Callable[[States, int, Record, Record, Ints, Ints, int, int], int]
"""descend(states, at, b, w, mind, room, seat, seed): from states[at] down the tree; what it is worth to the seat."""


@rule
def plant(mind: Ints, room: Ints) -> None:
    """An empty tree."""
    room[At.NODES] = 0
    room[At.EDGES] = 0
    for k in range(slots(capacity(mind))):
        room[At.KEYS + 2 * k] = 0


@rule
def find(mind: Ints, room: Ints, key: int) -> int:
    """Where the node of a key is noted, or would be."""
    mask = slots(capacity(mind)) - 1
    at = (key >> 20) & mask
    while room[At.KEYS + 2 * at] != 0 and room[At.KEYS + 2 * at] != key:
        at = (at + 1) & mask
    return At.KEYS + 2 * at


@rule
def node_at(mind: Ints, node: int) -> int:
    return At.KEYS + 2 * slots(capacity(mind)) + NODE * node


@rule
def edge_at(mind: Ints, edge: int) -> int:
    return node_at(mind, capacity(mind)) + EDGE * edge


@rule
def pick(mind: Ints, room: Ints, node: int) -> int:
    """The option to follow, by its number in the node."""
    options = room[node + Node.OPTIONS]
    used = room[node + Node.USED]
    if options == 1 or used == 0:
        return 0
    visits = room[node + Node.VISITS]
    doubt = mind[Mind.EXPLORE] * room[At.SPREAD] // THOUSAND * log_root(visits)
    best = 0
    most = 0
    for k in range(used):
        edge = edge_at(mind, room[node + Node.FIRST] + k)
        tried = room[edge + Edge.VISITS]
        hope = room[edge + Edge.SUM] // tried + doubt * inverse_root(tried) // (LOG_UNIT * ROOT_UNIT)
        if k == 0 or hope > most:
            most = hope
            best = k
    if used < options and room[node + Node.SUM] // visits + doubt * mind[Mind.FRESH] // (THOUSAND * LOG_UNIT) > most:
        best = used
    return best


def descending(tools: Toolkit, judge: Judge) -> Descend:
    answer, advise, key_of = tools.answer, tools.advise, viewing(tools.game, tools.teams)
    sides = len(set(tools.teams))
    first_seats = tuple(tools.teams.index(side) for side in sorted(set(tools.teams)))
    turn, quiet = tools.turn, tools.quiet
    side_of, settle, mature = siding(tools.teams), settling(tools), maturing(tools)
    judge_all = _judging_all(judge, first_seats)

    @rule
    def grow(g: Header, b: Record, w: Record, mind: Ints, room: Ints, slot: int, key: int) -> None:
        """A new node, if there is still room for it."""
        node = room[At.NODES]
        edge = room[At.EDGES]
        options = g.options
        wide = options if options < WIDE else WIDE
        if node >= capacity(mind) or edge + wide > EDGES_EACH * capacity(mind):
            return
        advice = advise(g, b, w, room)
        if advice >= 0:
            wide = 1
        at = node_at(mind, node)
        room[slot] = key
        room[slot + 1] = at
        room[at + Node.VISITS] = 0
        room[at + Node.FIRST] = edge
        room[at + Node.OPTIONS] = wide
        room[at + Node.USED] = 0
        room[at + Node.SUM] = 0
        turn = node * TURN % wide
        for k in range(wide):
            it = edge_at(mind, edge + k)
            room[it + Edge.OPTION] = advice if advice >= 0 else (k + turn) % wide * options // wide
            room[it + Edge.VISITS] = 0
            room[it + Edge.SUM] = 0
        room[At.NODES] = node + 1
        room[At.EDGES] = edge + wide

    @rule
    def tell(room: Ints, depth: int) -> None:
        """Every node on the way hears what the end is worth to whoever chose there."""
        for k in range(depth):
            step = At.PATH + STEP * k
            worth = room[At.VALUE + side_of(room[step + 2])]
            node = room[step]
            edge = room[step + 1]
            room[node + Node.VISITS] += 1
            room[node + Node.SUM] += worth
            room[edge + Edge.VISITS] += 1
            room[edge + Edge.SUM] += worth

    @rule
    def descend(states: States, at: int, b: Record, w: Record, mind: Ints, room: Ints, seat: int, seed: int) -> int:
        g = states[at]
        depth = 0
        until = room[At.UNTIL]
        while g.over == 0 and depth < DEEP and (until < 0 or turn(g) < until or quiet(g, b) == 0):
            if g.asked == NATURE:
                seed = following(seed)
                answer(g, b, below(seed, g.options))
            elif g.asked == REFEREE:
                answer(g, b, 0)
            else:
                asked = g.asked
                key = key_of(g, asked)
                slot = find(mind, room, key)
                if room[slot] == 0:
                    grow(g, b, w, mind, room, slot, key)
                    break
                node = room[slot + 1]
                k = pick(mind, room, node)
                if k == room[node + Node.USED]:
                    room[node + Node.USED] = k + 1
                edge = edge_at(mind, room[node + Node.FIRST] + k)
                step = At.PATH + STEP * depth
                room[step] = node
                room[step + 1] = edge
                room[step + 2] = asked
                depth += 1
                answer(g, b, room[edge + Edge.OPTION])
        if until < 0:
            settle(g, b, w, mixed(seed))
        else:
            mature(g, b, w, room, until, mixed(seed))
        worth = judge(g, b, w, mind, room, seat)
        if sides <= 2:
            for side in range(sides):
                room[At.VALUE + side] = worth if side == side_of(seat) else -worth
        else:
            judge_all(g, b, w, mind, room)
        tell(room, depth)
        return worth

    return descend


def _judging_all(judge: Judge, first_seats: tuple[int, ...]) -> Callable[[Header, Record, Record, Ints, Ints], None]:
    """Build the rule that notes what a position is worth to every side."""
    packed = sum(seat << (4 * side) for side, seat in enumerate(first_seats))
    sides = len(first_seats)

    @rule
    def judge_all(g: Header, b: Record, w: Record, mind: Ints, room: Ints) -> None:
        for side in range(sides):
            room[At.VALUE + side] = judge(g, b, w, mind, room, (packed >> (4 * side)) & 15)

    return judge_all
