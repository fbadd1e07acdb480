"""Skills: the windows in which they may be used, who may use which, and what using one does."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import me, push
from ....kernel.numbers import Numbers
from ....kernel.rule import rule
from .. import box
from .. import events as tell
from ..content.readings import ClericTiming, DiplomacyTarget, SkillWindows
from ..grid import NO_ARROW, OFF_THE_GRID, leads_to
from ..state import Book, SkillWindow, State, Why, skill_card
from .cards import drop, nth_weapon, weapons
from .dice import move_token

COPY = 1 << box.COPYING
SEAT_BITS = 4
if len(box.SKILLS) > 1 << SEAT_BITS:
    raise ValueError(f"{len(box.SKILLS)} skills need more than SEAT_BITS = {SEAT_BITS}")


class Way(Numbers):
    """A way to act is a skill of one's own; (seat + 1) << SEAT_BITS | skill for one that is copied; PAID for the
    ability of one's class that costs gold; DEFERRED for the action of a row that was left; DROPPING + a weapon that is
    dropped."""

    DEFERRED, PAID, DROPPING = 126, 127, 128


@rule
def open_window(g: State, b: Book, window: int, active: int, following: int) -> None:
    """Let everybody use skills, the active player first, then clockwise, until all pass in a row; if anybody holds
    anything at all. RP-use-3 RP-use-4"""
    for seat in range(g.gold.shape[0]):
        if g.ready[seat] != 0 or b.paid_ability[g.klass[seat] - 1] != 0:
            g.following = following
            push(g, b.window[window], active, 0, 0)
            return


@rule
def moment(g: State, window: int, seat: int) -> int:
    """A window as the seat sees it: whoever has just taken an action may repeat it. RP-skill-1"""
    return SkillWindow.ACTED if window == SkillWindow.PICKED and g.acted > 0 and seat == me(g) else window


@rule
def in_turn(window: int) -> int:
    """Whether it is no window but somebody's turn itself, and he alone is asked."""
    return 1 if window in (SkillWindow.DRAFT, SkillWindow.TURN) else 0


@rule
def entitled(g: State, b: Book, window: int, seat: int) -> int:
    """Whether it is this seat's business at all: everybody's, or by a switch only his whose turn it was or is next.
    RP-use-3"""
    if b.skill_windows == SkillWindows.EVERY_TURN or in_turn(window) == 1:
        return 1
    return 1 if seat == me(g) or seat == g.following else 0


@rule
def own_ways(g: State, b: Book, window: int, seat: int) -> int:
    """Skills that are ready, fit the moment, and whose arrow stays on the grid, a bit each. RP-use-1 RP-use-2"""
    return g.ready[seat] & b.usable[window] & b.movable[g.at[seat]] & ~COPY


@rule
def copied_ways(g: State, b: Book, window: int, seat: int, other: int) -> int:
    """Skills of another player that Diplomacy can use now. RP-skill-13"""
    mask = (
        (g.ready[other] if b.diplomacy_target == DiplomacyTarget.READY else g.skills[other]) & b.usable[window] & ~COPY
    )
    arrow = b.arrow[box.DIPLOMACY]
    if arrow == NO_ARROW:
        return mask & b.movable[g.at[seat]]
    return 0 if leads_to(g.at[seat], arrow) == OFF_THE_GRID else mask


@rule
def copies(g: State, b: Book, window: int, seat: int) -> int:
    """In how many ways Diplomacy can be used now."""
    n = 0
    if g.ready[seat] & COPY:
        for other in range(g.gold.shape[0]):
            if other != seat:
                n += ones(copied_ways(g, b, window, seat, other))
    return n


@rule
def unusable(g: State, b: Book, window: int, seat: int, skill: int) -> int:
    """Why the seat cannot use a skill it holds; 0: it can. RP-use-1 RP-use-2"""
    if entitled(g, b, window, seat) == 1:
        now = moment(g, window, seat)
        if (own_ways(g, b, now, seat) >> skill) & 1 or (skill == box.COPYING and copies(g, b, now, seat) > 0):
            return 0
    if (g.ready[seat] >> skill) & 1 == 0:
        return Why.EXHAUSTED
    arrow = b.arrow[skill_card(skill)]
    if arrow != NO_ARROW and leads_to(g.at[seat], arrow) == OFF_THE_GRID:
        return Why.ARROW
    return Why.NOT_NOW


@rule
def unpayable(g: State, b: Book, window: int, seat: int) -> int:
    """Why the seat cannot pay for an ability of its class, which is used once a round: in its turn or right after it,
    by a switch in any window; 0: it can. RP-class-1"""
    klass = g.klass[seat] - 1
    if b.paid_ability[klass] == 0:
        return Why.NO_ABILITY
    if g.paid[seat] == 1:
        return Why.USED_UP
    if g.gold[seat] < b.paid_cost[klass]:
        return Why.UNPAID
    if in_turn(window) == 1 or b.cleric_timing == ClericTiming.ANY_WINDOW:
        return 0
    return 0 if seat == me(g) else Why.NOT_NOW


@rule
def deeds(g: State, b: Book, window: int, seat: int) -> int:
    """How many skills and abilities the seat can use now."""
    n = 1 if unpayable(g, b, window, seat) == 0 else 0
    if g.ready[seat] != 0 and entitled(g, b, window, seat) == 1:
        now = moment(g, window, seat)
        n += ones(own_ways(g, b, now, seat)) + copies(g, b, now, seat)
    return n


@rule
def untaken(g: State, window: int, seat: int) -> int:
    """Whether the seat has left the action of its row for after a skill. RP-use-3"""
    return 1 if window == SkillWindow.PICKED and g.deferred > 0 and seat == me(g) else 0


@rule
def ways(g: State, b: Book, window: int, seat: int) -> int:
    """In how many ways the seat can act now. Whoever acts may drop a weapon; nobody is asked for that alone.
    RP-mkt-11"""
    n = deeds(g, b, window, seat) + untaken(g, window, seat)
    return n + weapons(g, seat) if n > 0 or in_turn(window) == 1 else 0


@rule
def nth_way(g: State, b: Book, window: int, seat: int, k: int) -> int:
    """The k-th of them: one's own skills, copied ones seat by seat, the ability of the class, the action that was left,
    weapons to drop."""
    if g.ready[seat] != 0 and entitled(g, b, window, seat) == 1:
        now = moment(g, window, seat)
        mask = own_ways(g, b, now, seat)
        n = ones(mask)
        if k < n:
            return nth_one(mask, k)
        k -= n
        if g.ready[seat] & COPY:
            for other in range(g.gold.shape[0]):
                if other != seat:
                    mask = copied_ways(g, b, now, seat, other)
                    n = ones(mask)
                    if k < n:
                        return ((other + 1) << SEAT_BITS) | nth_one(mask, k)
                    k -= n
    if unpayable(g, b, window, seat) == 0:
        if k == 0:
            return Way.PAID
        k -= 1
    if untaken(g, window, seat) == 1:
        if k == 0:
            return Way.DEFERRED
        k -= 1
    return Way.DROPPING + nth_weapon(g, seat, k)


@rule
def act(g: State, b: Book, seat: int, way: int) -> None:
    """First the arrow, then the ability, which may be skipped; the card is turned sideways.
    RP-use-1 RP-use-5 RP-class-1 RP-skill-13 RP-mkt-11 RP-dice-4"""
    if way >= Way.DROPPING:
        drop(g, b, seat, way - Way.DROPPING)
        return
    if way == Way.DEFERRED:
        row = g.deferred - 1
        g.deferred = 0
        push(g, b.action[row], seat, 0, 0)
        return
    if way == Way.PAID:
        klass = g.klass[seat] - 1
        g.paid[seat] = 1
        g.gold[seat] -= b.paid_cost[klass]
        tell.ability(g, seat, klass)
        push(g, b.paid_ability[klass], seat, 0, 0)
        return
    skill = way & ((1 << SEAT_BITS) - 1)
    arrow = b.arrow[skill_card(skill)]
    if way >> SEAT_BITS == 0:
        g.ready[seat] &= ~(1 << skill)
        tell.used(g, seat, skill_card(skill))
    else:
        g.ready[seat] &= ~COPY
        if b.arrow[box.DIPLOMACY] != NO_ARROW:
            arrow = b.arrow[box.DIPLOMACY]
        tell.copied(g, seat, skill_card(skill), box.DIPLOMACY)
    move_token(g, seat, arrow)
    push(g, b.ability[skill], seat, 0, 0)


@rule
def react(g: State, b: Book, window: int, seat: int, k: int) -> None:
    """Take the k-th way."""
    act(g, b, seat, nth_way(g, b, window, seat, k))
