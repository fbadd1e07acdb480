"""Every question of IRONDIE and every option, in words, with the rule behind it and the dice it touches.

The options follow the order of the rules themselves: they are found with the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ...kernel.describe import Asking, Option, Ref, Refused, Seen
from ...kernel.machine import M_CHOOSE, M_PICK, it
from ...kernel.memory import once
from ...kernel.words import Text, text
from .board import thing
from .content import ALL_OPPOSING, ONE_IN_STORAGE
from .names import THROW_NAMES, die_name, die_ref, name_of, owned, shown, side_name, signed
from .rules.battle import nth_source
from .rules.damage import least, nth_life_die
from .rules.effects import candidate
from .rules.over import nth_swap
from .rules.targets import census, pack, packed_die, packed_target, permitted, targets
from .state import (
    ARMY,
    K_ANSWER,
    K_OPEN,
    K_REFEREE,
    K_ROLL_OFF,
    K_SIGN,
    K_SOURCE,
    K_SPLIT,
    K_SPREAD,
    K_SWAP,
    K_TAKE_BACK,
    K_THROW,
    NO_DIE,
    QUESTIONS,
    RESERVE,
    S_LOST,
    SIDE,
    in_play,
    index_of,
    klass,
    seat_of,
)

__all__ = ["describe", "name_of", "option"]

_NAMES = {kind.number: kind.name for kind in QUESTIONS}


def describe(seen: Seen) -> Asking:
    """The open question, for whoever is asked, or watches where it is no secret."""
    v = seen.view
    said, rule = _QUESTIONS[v.question](seen)
    asking = Asking(_NAMES[v.question], v.asked, said, rule, v.options)
    if v.question == K_SPLIT:
        return replace(asking, form="subset", things=tuple(thing(seen, v.asked, i) for i in _hand(seen)))
    if v.question in (K_OPEN, K_ANSWER):
        return replace(asking, refused=tuple(_cannot_be_thrown(seen, v.question == K_OPEN)))
    if v.question == M_PICK:
        return replace(asking, refused=tuple(_cannot_be_served(seen)))
    return asking


def option(seen: Seen, answer: int) -> Option:
    """One of its options."""
    return _OPTIONS[seen.view.question](seen, answer)


def _hand(seen: Seen) -> list[int]:
    """The dice in the hand of the seat that is asked."""
    v = seen.view
    return [i for i in range(ARMY) if v.zone[v.asked, i] == RESERVE]


def _die(seen: Seen, die: int, value: bool = False) -> Text:
    return owned(seen, seat_of(die), index_of(die), value)


def _ref(die: int) -> Ref:
    return die_ref(seat_of(die), index_of(die))


# --- questions: what is asked, and the rule that asks it ---

Asked = tuple[Text, str]


def _ask_split(seen: Seen) -> Asked:
    """Before the first battle phase ends, a warning: without life in the life sector it is lost. ID-battle-5"""
    return text("ask-split-first" if seen.view.settled == 0 else "ask-split"), "ID-battle-2"


def _ask_throw(seen: Seen) -> Asked:
    return text("ask-throw", die=_die(seen, seen.view.source)), "ID-die-4"


def _ask_roll_off(seen: Seen) -> Asked:
    last = seen.view.step == S_LOST
    return (text("ask-roll-off-last"), "ID-over-2") if last else (text("ask-roll-off"), "ID-adv-2")


def _ask_pick(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-pick", die=_die(seen, v.source), change=signed(_served(seen)[1])), "ID-bonus-12"


def _ask_choose(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-choose", die=_die(seen, v.source, True), target=_die(seen, it(v), True)), "ID-res-10"


def _ask_sign(seen: Seen) -> Asked:
    v = seen.view
    die, target = v.s_die[v.stack - 1], v.s_target[v.stack - 1]
    return text("ask-sign", die=_die(seen, die), target=_die(seen, target, True)), "ID-res-10"


def _ask_answer(seen: Seen) -> Asked:
    return text("ask-answer", throw=text(f"throw-{THROW_NAMES[seen.view.throws]}")), "ID-duel-7"


def _ask_spread(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-spread", die=shown(seen, seat_of(v.cursor), index_of(v.cursor)), left=v.left), "ID-dmg-3"


def _plainly(id: str, rule: str) -> Callable[[Seen], Asked]:
    return lambda seen: (text(id), rule)


_QUESTIONS: dict[int, Callable[[Seen], Asked]] = {
    M_CHOOSE: _ask_choose,
    M_PICK: _ask_pick,
    K_REFEREE: _plainly("ask-referee", "ID-tour-2"),
    K_SPLIT: _ask_split,
    K_THROW: _ask_throw,
    K_ROLL_OFF: _ask_roll_off,
    K_SOURCE: _plainly("ask-source", "ID-bonus-7"),
    K_OPEN: _plainly("ask-open", "ID-skirm-2"),
    K_ANSWER: _ask_answer,
    K_SIGN: _ask_sign,
    K_SPREAD: _ask_spread,
    K_TAKE_BACK: _plainly("ask-take-back", "ID-end-1"),
    K_SWAP: _plainly("ask-swap", "ID-tour-9"),
}

# --- options ---


def _referee(seen: Seen, a: int) -> Option:
    return Option(
        a, text(("do-go-on", "do-round-time", "do-match-time")[a]), ("ID-tour-2", "ID-tour-4", "ID-tour-6")[a]
    )


def _split(seen: Seen, a: int) -> Option:
    v = seen.view
    thrown = [i for bit, i in enumerate(_hand(seen)) if (a >> bit) & 1]
    said = text("do-split", dice=tuple(die_name(seen, v.asked, i) for i in thrown)) if thrown else text("do-split-none")
    return Option(a, said, "ID-battle-2", tuple(die_ref(v.asked, i) for i in thrown))


def _face(seen: Seen, a: int) -> Option:
    v = seen.view
    if v.question == K_THROW:
        return Option(a, text("do-face", n=a + 1), "ID-die-4", (_ref(v.source),))
    return Option(a, text("do-face", n=a + 1), _ask_roll_off(seen)[1])


def _source(seen: Seen, a: int) -> Option:
    v = seen.view
    die = nth_source(v, v.asked, a)
    return Option(a, text("do-source", die=shown(seen, v.asked, index_of(die))), "ID-bonus-7", (_ref(die),))


def _served(seen: Seen) -> tuple[int, int]:
    """The bonus being paid: whom it may serve (a selector) and by how much."""
    v, b = seen.view, seen.book
    pc = v.f_pc[v.sp - 1]
    return b.code[pc, 2], b.code[pc + 1, 5]


def _pick(seen: Seen, a: int) -> Option:
    v = seen.view
    selector, change = _served(seen)
    die = candidate(v, seen.book, selector, a)
    said = text("do-change", die=shown(seen, seat_of(die), index_of(die)), change=signed(change))
    return Option(a, said, "ID-bonus-12", (_ref(die),))


def _choose(seen: Seen, a: int) -> Option:
    """Add or subtract: the row behind the option's jump says how much."""
    v, b = seen.view, seen.book
    row = b.code[v.f_pc[v.sp - 1] + 1 + a, 5]
    change = b.code[row, 5] + b.code[row, 4] * v.value[seat_of(v.source), index_of(v.source)]
    return Option(a, text("do-change", die=_die(seen, it(v), True), change=signed(change)), "ID-res-10", (_ref(it(v)),))


def _sign(seen: Seen, a: int) -> Option:
    return Option(a, text(("do-add", "do-subtract")[a]), "ID-res-10", (_ref(seen.view.s_target[seen.view.stack - 1]),))


def _open(seen: Seen, a: int) -> Option:
    if a == 0:
        return Option(a, text("do-decline" if len(seen.teams) == 2 else "do-decline-team"), "ID-skirm-4")
    return _aim(seen, a, 1)


def _answer(seen: Seen, a: int) -> Option:
    if a == 0:
        return Option(a, text("do-pass"), "ID-duel-8" if seen.view.throws == 1 else "ID-duel-9")
    return _aim(seen, a, 0)


@once
def _throws(seen: Seen, opening: int) -> list[int]:
    """All throws that may be declared, in the order of `nth_choice`."""
    v, b = seen.view, seen.book
    counted = census(v, b, v.asked, opening)
    throws: list[int] = []
    for i in _hand(seen):
        kind = v.type[v.asked, i]
        if targets(v, b, v.asked, kind, opening, counted):
            aims = [NO_DIE] if b.reach[kind] == ALL_OPPOSING else _permitted(seen, kind, opening)
            throws += [pack(i, aim) for aim in aims]
    return throws


@once
def _permitted(seen: Seen, kind: int, opening: int) -> list[int]:
    """All dice that a type may aim at."""
    v, b = seen.view, seen.book
    everyone = [(t, j) for t in range(v.layout.seats) for j in range(ARMY)]
    return [t * ARMY + j for t, j in everyone if permitted(v, b, v.asked, kind, t, j, opening)]


def _aim(seen: Seen, a: int, opening: int) -> Option:
    """A die with its target. The type decides which rule permits it."""
    v, b = seen.view, seen.book
    chosen = _throws(seen, opening)[a - 1]
    i, target = packed_die(chosen), packed_target(chosen)
    kind = v.type[v.asked, i]
    if target != NO_DIE:
        aimed = [target]
        rule = "ID-duel-5" if b.reach[kind] == ONE_IN_STORAGE else "ID-duel-2" if opening else "ID-duel-3"
    else:
        aimed = _permitted(seen, kind, opening)
        rule = "ID-res-6"
    said = text("do-aim", die=die_name(seen, v.asked, i), targets=tuple(_die(seen, die, True) for die in aimed))
    return Option(a, said, rule, (die_ref(v.asked, i), *map(_ref, aimed)))


def _spread(seen: Seen, a: int) -> Option:
    v = seen.view
    points = least(v, seen.book, v.cursor) + a
    return Option(a, text("do-spread", n=points), "ID-dmg-3", (_ref(v.cursor),))


def _take_back(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if a == 0:
        return Option(a, text("do-take-none"), "ID-end-1")
    i = nth_life_die(v, b, v.asked, a - 1)
    last = v.options == 2
    said = text("do-take-last" if last else "do-take-back", die=shown(seen, v.asked, i))
    return Option(a, said, "ID-end-4" if last else "ID-end-1", (die_ref(v.asked, i),))


def _swap(seen: Seen, a: int) -> Option:
    v = seen.view
    mask = nth_swap(v, seen.book, v.asked, a)
    out = [i for i in range(ARMY) if not (mask >> i) & 1]
    into = [k for k in range(SIDE) if (mask >> (ARMY + k)) & 1]
    if not out:
        return Option(a, text("do-keep-set"), "ID-tour-9")
    said = text(
        "do-swap",
        out=tuple(die_name(seen, v.asked, i) for i in out),
        into=tuple(side_name(seen, v.asked, k) for k in into),
    )
    refs = (*(die_ref(v.asked, i) for i in out), *(Ref("side-die", (v.asked, k)) for k in into))
    return Option(a, said, "ID-tour-9", refs)


_OPTIONS: dict[int, Callable[[Seen, int], Option]] = {
    M_CHOOSE: _choose,
    M_PICK: _pick,
    K_REFEREE: _referee,
    K_SPLIT: _split,
    K_THROW: _face,
    K_ROLL_OFF: _face,
    K_SOURCE: _source,
    K_OPEN: _open,
    K_ANSWER: _answer,
    K_SIGN: _sign,
    K_SPREAD: _spread,
    K_TAKE_BACK: _take_back,
    K_SWAP: _swap,
}

# --- what looks possible and is not ---


def _cannot_be_thrown(seen: Seen, opening: bool) -> Iterator[Refused]:
    """Dice in hand without a target."""
    v, b = seen.view, seen.book
    can = set(map(packed_die, _throws(seen, int(opening))))
    for i in _hand(seen):
        if i in can:
            continue
        reach = b.reach[v.type[v.asked, i]]
        if not opening and (reach == ONE_IN_STORAGE or (reach == ALL_OPPOSING and b.mass_types_in_response == 0)):
            why, rule = "refused-opens-only", "ID-duel-6"
        elif reach == ONE_IN_STORAGE:
            why, rule = "refused-empty-storage", "ID-duel-5"
        else:
            why, rule = "refused-no-target", "ID-duel-4"
        yield Refused(text(why, die=die_name(seen, v.asked, i)), rule, (die_ref(v.asked, i),))


def _cannot_be_served(seen: Seen) -> Iterator[Refused]:
    """Dice of the right class that the bonus may not serve: the one that pays, and those of a colour not allied."""
    v, b = seen.view, seen.book
    selector, _ = _served(seen)
    n = 0
    for i in range(ARMY):
        if candidate(v, b, selector, n) == v.asked * ARMY + i:
            n += 1
        elif in_play(v, v.asked, i) and klass(v, b, v.asked, i) == selector >> 1:
            itself = v.asked * ARMY + i == v.source
            why, rule = ("refused-itself", "ID-bonus-5") if itself else ("refused-colour", "ID-bonus-4")
            yield Refused(text(why, die=shown(seen, v.asked, i)), rule, (die_ref(v.asked, i),))
