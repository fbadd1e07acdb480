"""The targeting roll phase: whom an offensive ability is aimed at."""

from __future__ import annotations

from ....kernel.flow import first
from ....kernel.machine import NO_MORE
from ....kernel.numbers import Numbers
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..content.language import Among
from ..numbers import FACES
from ..state import NOBODY, Aim, AtOnce, Book, Mode, Phase, State, Window
from .holdings import begin_drawing
from .selectors import nth_seat
from .windows import open_window

TARGET = Question(14, "target", "DT-tgt-4")
TARGET_DIE = Question(15, "target-die", "DT-tgt-3")


class TargetDie(Numbers):
    """Its faces, of two against two, that leave the choice to a player; those below name an opponent."""

    THEY_CHOOSE, YOU_CHOOSE = 5, 6


@rule
def opponents_left(g: State, seat: int) -> int:
    n = 0
    while nth_seat(g, Among.OPPONENTS, seat, n) != NO_MORE:
        n += 1
    return n


@rule
def aiming(g: State, b: Book) -> int:
    """Whether the effect that called for a target is on top again: what it started comes first."""
    return 1 if g.sp == g.aim_sp else 0


@first("aim", AtOnce.AIM, also=aiming)
def aim(g: State, b: Book) -> None:
    """DT-tgt-2 DT-king-3: in King of the Hill one chooses; in teams a die decides, unless only one opponent is left."""
    seat = g.active
    if g.aim == Aim.BEGIN:
        g.phase = Phase.TARGETING
        tell.phase(g, seat, Phase.TARGETING)
        if b.mode == Mode.KING or opponents_left(g, seat) == 1:
            g.aimed_by = seat
            g.aim = Aim.CHOICE
        else:
            ask(g, TARGET_DIE, NATURE, FACES)
    elif g.aim == Aim.ROLLED:
        read_target_die(g, b)
    else:
        ask(g, TARGET, g.aimed_by, opponents_left(g, seat))


@TARGET_DIE.answer
def take_target_die(g: State, b: Book, seat: int, a: int) -> None:
    """DT-tgt-3: the die may be altered, unless the attack is an ultimate."""
    g.target_die = a + 1
    g.aim = Aim.ROLLED
    tell.target_die(g, g.active, a + 1)
    if g.ultimate == 0:
        open_window(g, b, Window.TARGET, NOBODY)


@rule
def opponent_at(g: State, seat: int, k: int) -> int:
    """DT-team-6: opponents from the left as the attacker sees them: in the order of their seats for the first team, the
    other way round for the second, which sits across."""
    seats = g.place.shape[0]
    team = g.team[seat]
    return 1 + 2 * k if team == 0 else seats - 2 - 2 * k


@rule
def read_target_die(g: State, b: Book) -> None:
    """Two against two: left, right, they choose, you choose; three against three: one of three. DT-tgt-4 DT-tgt-5
    DT-tgt-6"""
    seat = g.active
    value = g.target_die
    if g.place.shape[0] == 4 and value >= TargetDie.THEY_CHOOSE:
        g.aim = Aim.CHOICE
        if value == TargetDie.YOU_CHOOSE:
            g.aimed_by = seat
        else:
            g.aimed_by = nth_seat(g, Among.OPPONENTS, seat, 0)
        return
    target(g, b, opponent_at(g, seat, (value - 1) // 2))


@TARGET.answer
def take_target(g: State, b: Book, seat: int, a: int) -> None:
    """DT-int-4: a target that was chosen is new to everybody, who may act before anything comes to it; if only damage
    does, that is before the defence."""
    target(g, b, nth_seat(g, Among.OPPONENTS, g.active, a))
    if g.sp > 0 and opponents_left(g, g.active) > 1:
        open_window(g, b, Window.AIMED, seat)


@rule
def target(g: State, b: Book, seat: int) -> None:
    """From now on the ability acts on this one."""
    g.target = seat
    g.aim = Aim.NONE
    tell.target(g, g.active, seat)
    for frame in range(g.sp):
        if g.f_it[frame] == NOBODY:
            g.f_it[frame] = seat
    crown(g, b, 1 << seat)


@rule
def crown(g: State, b: Book, seats: int) -> None:
    """DT-king-4 DT-king-5 DT-king-6 DT-king-8: who aims at a leader draws a card at once, unless he leads alone; one
    card for an ability. `seats`: whom it was aimed at, a bit each."""
    if b.mode != Mode.KING or g.crowned != 0:
        return
    for seat in range(g.place.shape[0]):
        if (seats >> seat) & 1 and leads(g, seat):
            g.crowned = 1
    begin_drawing(g, g.active, g.crowned)


@rule
def leads(g: State, seat: int) -> int:
    """Whether nobody has more health; alone at the top, the attacker himself leads, and nobody else does."""
    for other in range(g.place.shape[0]):
        if g.out[other] == 0 and g.health[g.pool[other]] > g.health[g.pool[seat]]:
            return 0
    return 1
