"""Many games side by side on a GPU, each a step at a time.

The threads of a warp share their instructions, and all threads of a block a small store of them. So before every round
the games of a block are lined up by where they stand, and taken from that line by the warp: the threads of a warp run
the same rule, and the warps of a block the same rules at about the same time. The more games, the better that works.

A kernel goes like this, with the arrays that its block shares (`shared`):

    for k in range(PER_THREAD): ... stand_at(it, place(g, b), where, stand)
    while line_up(where, stand, begin, order, control):
        it = next_in_line(order, control)
        while it != NOBODY_LEFT:
            if it >= 0:
                ... one_step(g, b, a) ... stand_at(it, place(g, b), where, stand)
            it = next_in_line(order, control)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..kernel.assembler import Column
from ..kernel.game import Game
from ..kernel.machine import Code, Stack
from ..kernel.question import NOTHING
from ..kernel.record import Header, Record, i8
from ..kernel.rule import rule
from .device import WARP, Numbers, add, meet, of_first, of_lower, regroup, thread

PLACES = 256
"""Where a game can stand: numbers below this."""
DONE = 0
"""Where it stands when nothing is left to do."""
_PROCEED = 64  # questions are numbered below this, steps from here
_EFFECT = 128  # effects from here, by what they do
_EFFECTS = PLACES - _EFFECT
_SHARE = PLACES // WARP

NOBODY = -1
"""Nobody is in line for this thread."""
NOBODY_LEFT = -2


class _Stepped(Header):
    """A state with steps."""

    step = i8()


def standing(game: Game) -> Callable[[Header, Record], int]:
    """Build the rule place(g, b): where a game stands. Those with the same number are about to run the same rules."""
    fields = {f.name for f in game.state.fields}

    @rule
    def at_step(g: _Stepped) -> int:
        return _PROCEED + g.step

    @rule
    def somewhere(g: Header) -> int:
        return _PROCEED

    proceeding: Callable[..., int] = at_step if "step" in fields else somewhere

    @rule
    def plain(g: Header) -> int:
        return g.question if g.question != NOTHING else proceeding(g)

    @rule
    def with_machine(g: Stack, b: Code) -> int:
        if g.question == NOTHING and g.sp > 0:
            return _EFFECT + b.code[g.f_pc[g.sp - 1], Column.OP] % _EFFECTS
        return plain(g)

    @rule
    def without(g: Header, b: Record) -> int:
        return plain(g)

    found: Callable[..., int] = with_machine if "sp" in fields else without
    return found


def stepping_on(game: Game) -> Callable[[Header, Record, int], None]:
    """Build the rule one_step(g, b, a): take in an answer, or go on by one step. Of these `game.answer` is made."""
    respond, proceed = game.flow.respond, game.flow.proceed

    @rule
    def one_step(g: Header, b: Record, a: int) -> None:
        kind = g.question
        if kind != NOTHING:
            seat = g.asked
            g.question = NOTHING
            g.asked = 0
            g.options = 0
            respond(g, b, kind, seat, a)
        else:
            proceed(g, b)

    return one_step


@rule
def stand_at(it: int, place: int, where: Numbers, stand: Numbers) -> None:
    """A game of the block stands here now."""
    where[it] = place
    add(stand, place, 1)


@rule
def rounded(n: int) -> int:
    """As many places in line as whole warps have."""
    return (n + WARP - 1) // WARP * WARP


@rule
def next_in_line(order: Numbers, control: Numbers) -> int:
    """The game that is this thread's to move on, or NOBODY, or NOBODY_LEFT: then so it is for the whole warp."""
    regroup()
    at = 0
    if thread() % WARP == 0:
        at = add(control, 1, WARP)
    at = of_first(at)
    return order[at + thread() % WARP] if at < control[0] else NOBODY_LEFT


@dataclass(frozen=True)
class Crowd:
    """How many threads share a block, and how many games: whole multiples of one another."""

    threads: int
    games: int

    @property
    def shared(self) -> Mapping[str, tuple[str, int]]:
        """What the threads of a block share, in the order in which kernels take it: types, and how many of each."""
        return {
            "where": ("int16", self.games),
            "stand": ("int32", PLACES),
            "begin": ("int32", PLACES),
            "order": ("int16", self._line),
            "control": ("int32", 2),
        }

    @property
    def _line(self) -> int:
        """The longest line: where few stand, a warp is not full."""
        return self.games + PLACES * WARP

    @cached_property
    def line_up(self) -> Callable[[Numbers, Numbers, Numbers, Numbers, Numbers], bool]:
        """line_up(where, stand, begin, order, control): the next round; False when all games are done. `where` each
        stands and how many `stand` at each place is known; this is about where in line a place begins, and the order
        in line. control: the length of the line, and how much of it has been taken."""
        threads, games, line = self.threads, self.games, self._line

        @rule
        def line_up(where: Numbers, stand: Numbers, begin: Numbers, order: Numbers, control: Numbers) -> bool:
            me = thread()
            meet()
            if stand[DONE] == games:
                return False
            if me < WARP:  # one warp adds up, some places a thread
                mine = 0
                for k in range(_SHARE):
                    place = me * _SHARE + k
                    if place != DONE:
                        mine += rounded(stand[place])
                end = mine
                by = 1
                while by < WARP:
                    lower = of_lower(end, by)
                    if me >= by:
                        end += lower
                    by *= 2
                if me == WARP - 1:
                    control[0] = end
                    control[1] = 0
                end -= mine
                for k in range(_SHARE):
                    place = me * _SHARE + k
                    begin[place] = end
                    if place != DONE:
                        end += rounded(stand[place])
            for at in range(me, line, threads):
                order[at] = NOBODY
            meet()
            for place in range(me, PLACES, threads):
                if place != DONE:
                    stand[place] = 0
            for it in range(me, games, threads):
                if where[it] != DONE:
                    order[add(begin, where[it], 1)] = it
            meet()
            return True

        return line_up

    @cached_property
    def clear(self) -> Callable[[Numbers], None]:
        """clear(stand): nobody stands anywhere yet."""
        threads = self.threads

        @rule
        def clear(stand: Numbers) -> None:
            for place in range(thread(), PLACES, threads):
                stand[place] = 0
            meet()

        return clear
