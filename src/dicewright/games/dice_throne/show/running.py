"""The effect that is being done: what it belongs to, the rule behind it, and what its open row says."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import count

from ....kernel.assembler import Column, Control
from ....kernel.effects import Effect, Pick, Seq
from ....kernel.machine import NO_MORE
from ....kernel.words import Text, text
from ..content.language import ME, SELECTOR_KIND, Do
from ..content.library import Origin, Way
from ..content.order import as_declared
from ..content.parts import Card, Hero, Power, Status
from ..rules.selectors import TOKEN_BITS, named
from ..state import Phase, Seen
from . import names
from .declared import library

RULE_OF = {
    "card": "DT-card-3",
    "status": "DT-stat-1",
    "power": "DT-stat-3",
    "use": "DT-off-8",
    "ability": "DT-def-5",
    "opening": "DT-set-5",
    "blast": "DT-status-powder-keg",
}
"""The rule behind an effect that is being done, by what it belongs to."""


def running(seen: Seen, below: int = 0) -> Origin:
    """What the effect belongs to; `below`: so many frames under the topmost."""
    programs = library(seen).programs
    starts = sorted(programs)
    row = seen.view.f_pc[seen.view.sp - 1 - below]
    return programs[starts[bisect_right(starts, row) - 1]]


def what_runs(seen: Seen, below: int = 0) -> Text:
    """What the effect belongs to, in words."""
    return origin_name(running(seen, below))


def origin_name(origin: Origin) -> Text:
    match origin:
        case Origin("ability", Hero() as hero):
            return names.slot(hero, origin.slot, origin.level)
        case Origin(_, Hero() as hero, Way() as way):
            return names.way(hero, way)
        case Origin(_, hero, Card() as card):
            return names.card(hero, card)
        case Origin(thing=Status() as status):
            return names.token(status.token)
        case Origin(thing=Power() as power):
            return names.power(power)
    return text("phase-setup" if origin.kind == "opening" else "source-blast")


def picked_for(seen: Seen) -> Effect:
    """What is done with what the open question picks."""
    effect: Effect = as_declared(library(seen).assembler.nodes[seen.view.f_pc[seen.view.sp - 1]])
    while isinstance(effect, Seq):
        effect = effect.parts[0]
    return effect.effect if isinstance(effect, Pick) else effect


def effect_rule(seen: Seen) -> str:
    kind = running(seen).kind
    if kind == "ability" and seen.view.phase == Phase.UPKEEP:
        return "DT-up-1"
    return RULE_OF.get(kind, "DT-int-3")


def speaker(seen: Seen) -> Hero | None:
    """Whose symbols the effect speaks of; cards of everybody and statuses speak of numbers."""
    origin = running(seen)
    return origin.hero if origin.kind in ("card", "use", "ability") else None


def touched(seen: Seen) -> Text:
    """What the effect under a window is about to act on."""
    v, b = seen.view, seen.book
    frame = v.sp - 2
    row = v.f_pc[frame]
    if b.code[row, Column.OP] == Control.CALL:  # a loop within a Pick
        row = b.code[row, Column.PLUS]
    op, who, selector = b.code[row, Column.OP], b.code[row, Column.WHO], b.code[row, Column.WHAT]
    it = v.f_it[frame]
    if op == Control.EACH:
        them = tuple(names.player(seen, seat) for seat in _each(seen, frame, selector))
        return text("players", them=them)
    if op == Do.REMOVE:
        return token_of(seen, it)
    if op == Do.MOVE:
        return text("token-to", token=token_of(seen, v.f_was[frame]), player=names.player(seen, it))
    return names.player(seen, v.f_me[frame] if who == ME else it)


def _each(seen: Seen, frame: int, selector: int) -> Iterator[int]:
    v = seen.view
    for k in count():
        found = named(v, seen.book, selector, v.f_me[frame], v.f_it[frame], v.f_tag[frame], frame, k)
        if found == NO_MORE:
            return
        yield found


def token_of(seen: Seen, thing: int) -> Text:
    """A token and who has it."""
    holder, token = divmod(thing, 1 << TOKEN_BITS)
    return text("token-of", token=names.numbered_token(seen, token), player=names.player(seen, holder))


def window_of(seen: Seen) -> int:
    """The window that is open, or the selector of what may be picked."""
    v = seen.view
    return seen.book.code[v.f_pc[v.sp - 1], Column.WHAT]


def selector_kind(seen: Seen) -> int:
    """The kind of what may be picked, without its parameter."""
    return window_of(seen) & SELECTOR_KIND
