"""Every question of IRONDIE and every option, in words, with the rule behind it and the dice it touches.

The options follow the order of the rules themselves: they are found with the same functions. Questions without words
here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.assembler import Column
from ....kernel.describe import Does, Ref, Refused, Thing, does
from ....kernel.machine import it
from ....kernel.words import Text, signed, text
from ..box import ARMY, FACES, NO_DIE, SIDE
from ..rules.advantage import ROLL_OFF
from ..rules.battle import SOURCE, SPLIT, nth_source
from ..rules.clock import TIME
from ..rules.damage import SPREAD, TAKE_BACK, captain, least, most
from ..rules.dice import THROW
from ..rules.effects import CHOOSE, PICK, candidate, unserved
from ..rules.side_set import SWAP, nth_swap
from ..rules.skirmish import ANSWER, OPEN, SIGN
from ..rules.table import index_of, is_life, nth_life_die, seat_of, team_of
from ..rules.targets import ANSWERING, OPENING, census, packed_die, packed_target, unthrown
from ..state import Reach, Seen, Step, Throw, Why
from . import names, refs
from .board import aimed_at, thing
from .prospects import best
from .throws import hand, permitted_aims, throws

NAMED = 2
"""So many targets are named; more are counted."""


def _die(seen: Seen, die: int, value: bool = False) -> Text:
    return names.owned(seen, seat_of(die), index_of(die), value)


def _brief(seen: Seen, die: int) -> Text:
    return names.brief(seen, seat_of(die), index_of(die))


def _ref(die: int) -> Ref:
    return refs.die(seat_of(die), index_of(die))


# --- the referee ---


@TIME.option
def _(seen: Seen, a: int) -> Does:
    said = text(("do-go-on", "do-round-time", "do-match-time")[a])
    return does(said, rule=("ID-tour-2", "ID-tour-4", "ID-tour-6")[a])


@TIME.obvious
def _(seen: Seen) -> int:
    return 0


# --- battle ---


@SPLIT.words
def _(seen: Seen) -> Text:
    """Before the first battle phase ends, a warning: without life in the life sector it is lost. ID-battle-5"""
    return text("ask-split-first" if seen.view.settled == 0 else "ask-split")


@SPLIT.things
def _(seen: Seen) -> tuple[Thing, ...]:
    return tuple(thing(seen, seen.view.asked, i) for i in hand(seen))


@SPLIT.option
def _(seen: Seen, a: int) -> Does:
    seat, held = seen.view.asked, hand(seen)
    thrown = [i for bit, i in enumerate(held) if (a >> bit) & 1]
    kept = [i for i in held if i not in thrown]
    if not thrown:
        said = text("do-split-none")
    elif not kept:
        said = text("do-split-all", n=len(thrown))
    elif len(thrown) < len(kept):
        said = text("do-split-only", dice=tuple(names.called(seen, seat, i) for i in thrown), n=len(thrown))
    else:
        said = text("do-split", kept=tuple(names.called(seen, seat, i) for i in kept), n=len(kept))
    return does(said, *(refs.die(seat, i) for i in thrown), passes=not thrown)


@SPLIT.obvious
def _(seen: Seen) -> int:
    """Everything: who throws no life die loses, and who throws nothing is hit."""
    return seen.view.options - 1


@THROW.words
def _(seen: Seen) -> Text:
    return text("ask-throw", die=_die(seen, seen.view.source))


@THROW.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1), _ref(seen.view.source))


@ROLL_OFF.words
def _rolling_off(seen: Seen) -> tuple[Text, str]:
    last = seen.view.step == Step.LOST
    return (text("ask-roll-off-last"), "ID-over-2") if last else (text("ask-roll-off"), "ID-adv-2")


@ROLL_OFF.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1), rule=_rolling_off(seen)[1])


@SOURCE.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    die = nth_source(v, v.asked, a)
    return does(text("do-source", die=names.shown(seen, v.asked, index_of(die))), _ref(die))


@SOURCE.obvious
def _(seen: Seen) -> int:
    return 0


# --- effects ---


def _served(seen: Seen) -> tuple[int, int]:
    """The bonus being paid: whom it may serve (a selector) and by how much."""
    v, b = seen.view, seen.book
    pc = v.f_pc[v.sp - 1]
    return b.code[pc, Column.WHAT], b.code[pc + 1, Column.PLUS]


@PICK.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-pick", die=_die(seen, seen.view.source), change=signed(_served(seen)[1])), "ID-bonus-12"


@PICK.option
def _(seen: Seen, a: int) -> Does:
    selector, change = _served(seen)
    die = candidate(seen.view, seen.book, selector, a)
    said = text("do-change", die=names.shown(seen, seat_of(die), index_of(die)), change=signed(change))
    return does(said, _ref(die), rule="ID-bonus-12")


@PICK.obvious
def _(seen: Seen) -> int | None:
    """The die that gains most: none shows more than a six, and where all do, nothing is to be said for any."""
    v, (selector, change) = seen.view, _served(seen)
    gains = [_raised(seen, candidate(v, seen.book, selector, a), change) for a in range(v.options)]
    return gains.index(max(gains)) if any(gains) else None


def _raised(seen: Seen, die: int, change: int) -> int:
    """By how much a die would really be raised."""
    shows = seen.view.value[seat_of(die), index_of(die)]
    return min(FACES, shows + change) - shows


@PICK.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Dice of the right class that the bonus may not serve."""
    v, (selector, _) = seen.view, _served(seen)
    for i in range(ARMY):
        why = unserved(v, seen.book, selector, i)
        yield Why.refuse(why, refs.die(v.asked, i), die=names.shown(seen, v.asked, i))


@CHOOSE.words
def _(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    return text("ask-choose", die=_die(seen, v.source, True), target=_die(seen, it(v), True)), "ID-res-10"


@CHOOSE.option
def _(seen: Seen, a: int) -> Does:
    """Add or subtract: the row behind the option's jump says how much."""
    v, b = seen.view, seen.book
    row = b.code[v.f_pc[v.sp - 1] + 1 + a, Column.PLUS]
    change = b.code[row, Column.PLUS] + b.code[row, Column.TIMES] * v.value[seat_of(v.source), index_of(v.source)]
    said = text("do-change", die=_die(seen, it(v), True), change=signed(change))
    return does(said, _ref(it(v)), rule="ID-res-10")


@CHOOSE.obvious
def _(seen: Seen) -> int | None:
    return _sign(seen, it(seen.view))


def _sign(seen: Seen, target: int) -> int | None:
    """Dice of one's own side are raised, others lowered; neither does any good to one's own that shows a six."""
    if team_of(seat_of(target)) != team_of(seen.view.asked):
        return 1
    return 0 if _raised(seen, target, 1) else None


# --- skirmish ---


@OPEN.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-open"), _may_open(seen)


def _may_open(seen: Seen) -> str:
    """The rule by which the seat may open a duel: its team mate has left it to him, the other side will not or cannot,
    it has just defended, or it holds the advantage and the phase begins."""
    v = seen.view
    if v.offered:
        return "ID-team-7"
    if v.attacker != v.right:
        return "ID-skirm-4" if v.declined[v.right] else "ID-skirm-5"
    return "ID-skirm-3" if v.throws == Throw.count else "ID-skirm-2"


@OPEN.option
def _(seen: Seen, a: int) -> Does:
    if a == 0:
        alone = len(seen.teams) == 2
        said, rule = ("do-decline", "ID-skirm-4") if alone else ("do-decline-team", "ID-team-7")
        return does(text(said), rule=rule, passes=True)
    return _aim(seen, a, OPENING)


@OPEN.obvious
def _(seen: Seen) -> int | None:
    return best(seen)


@OPEN.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _unthrown(seen, OPENING)


@ANSWER.words
def _(seen: Seen) -> Text:
    """Who is asked sees what waits to be carried out: the last throw is the one to answer."""
    v = seen.view
    last = v.stack - 1
    aims = aimed_at(seen, last)
    die = _brief(seen, v.s_die[last])
    mine = team_of(seat_of(v.s_die[last])) == team_of(v.asked)
    if len(aims) != 1:
        return text("ask-again-many" if mine else "ask-answer-many", die=die, count=len(aims))
    return text("ask-again" if mine else "ask-answer", die=die, target=names.brief(seen, *aims[0]))


@ANSWER.option
def _(seen: Seen, a: int) -> Does:
    if a == 0:
        rule = "ID-duel-8" if seen.view.throws == Throw.D1 else "ID-duel-9"
        return does(text("do-pass"), rule=rule, passes=True)
    return _aim(seen, a, ANSWERING)


@ANSWER.obvious
def _(seen: Seen) -> int | None:
    return best(seen)


@ANSWER.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _unthrown(seen, ANSWERING)


def _unthrown(seen: Seen, opening: int) -> Iterator[Refused | None]:
    """Dice in hand that cannot be thrown."""
    v, b = seen.view, seen.book
    counted = census(v, b, v.asked, opening)
    for i in hand(seen):
        why = unthrown(v, b, v.asked, v.type[v.asked, i], opening, counted)
        yield Why.refuse(why, refs.die(v.asked, i), die=names.die(seen, v.asked, i))


def _aim(seen: Seen, a: int, opening: int) -> Does:
    """A die with its target. The type decides which rule permits it."""
    v, b = seen.view, seen.book
    chosen = throws(seen, opening)[a - 1]
    i, target = packed_die(chosen), packed_target(chosen)
    kind = v.type[v.asked, i]
    if target != NO_DIE:
        aimed = [target]
        rule = "ID-duel-5" if b.reach[kind] == Reach.ONE_IN_STORAGE else "ID-duel-2" if opening else "ID-duel-3"
    else:
        aimed = permitted_aims(seen, kind, opening)
        rule = "ID-res-6" if opening else "ID-duel-6"
    thrown = names.called(seen, v.asked, i)
    if len(aimed) <= NAMED:
        said = text("do-aim", die=thrown, targets=tuple(_brief(seen, die) for die in aimed))
    else:
        said = text("do-aim-many", die=thrown, count=len(aimed))
    return does(said, refs.die(v.asked, i), *map(_ref, aimed), rule=rule)


@SIGN.words
def _(seen: Seen) -> Text:
    v = seen.view
    die, target = v.s_die[v.stack - 1], v.s_target[v.stack - 1]
    return text("ask-sign", die=_die(seen, die), target=_die(seen, target, True))


@SIGN.option
def _(seen: Seen, a: int) -> Does:
    return does(text(("do-add", "do-subtract")[a]), _ref(seen.view.s_target[seen.view.stack - 1]))


@SIGN.obvious
def _(seen: Seen) -> int | None:
    return _sign(seen, seen.view.s_target[seen.view.stack - 1])


# --- damage and the end of a turn ---


@SPREAD.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-spread", die=names.shown(seen, seat_of(v.cursor), index_of(v.cursor)), left=v.left)


@SPREAD.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    return does(text("do-spread", n=least(v, seen.book, v.cursor) + a), _ref(v.cursor))


@SPREAD.obvious
def _(seen: Seen) -> int:
    """A die falls only if those after it cannot take the rest and live."""
    v, b = seen.view, seen.book
    side = captain(b, seat_of(v.cursor))
    bear = sum(
        v.value[seat, i] - 1
        for seat in range(v.layout.seats)
        for i in range(ARMY)
        if seat * ARMY + i > v.cursor and captain(b, seat) == side and is_life(v, b, seat, i)
    )
    fewest = least(v, b, v.cursor)
    return min(max(v.left - bear, fewest), most(v, v.cursor, v.left)) - fewest


@TAKE_BACK.obvious
def _(seen: Seen) -> int:
    return 0


@SWAP.obvious
def _(seen: Seen) -> int:
    return 0


@TAKE_BACK.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-take-none"))
    i = nth_life_die(v, seen.book, v.asked, a - 1)
    last = v.options == 2
    said = text("do-take-last" if last else "do-take-back", die=names.shown(seen, v.asked, i))
    return does(said, refs.die(v.asked, i), rule="ID-end-4" if last else "")


@SWAP.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    mask = nth_swap(v, seen.book, v.asked, a)
    out = [i for i in range(ARMY) if not (mask >> i) & 1]
    into = [k for k in range(SIDE) if (mask >> (ARMY + k)) & 1]
    if not out:
        return does(text("do-keep-set"))
    said = text(
        "do-swap",
        out=tuple(names.die(seen, v.asked, i) for i in out),
        into=tuple(names.side(seen, v.asked, k) for k in into),
        n=len(out),
    )
    return does(said, *(refs.die(v.asked, i) for i in out), *(Ref("side-die", (v.asked, k)) for k in into))
