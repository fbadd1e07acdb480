"""Phases 3 and 4: damage and how it is spread, what comes back to the hand."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import ARMY, Class
from ..content.switches import LastLifeTakeBack, TeamDamage
from ..state import Book, Limit, Phase, State, Step, Zone
from .dice import put_away, take_away
from .table import index_of, is_life, klass, life_dice, life_points, nth_life_die, seat_of, strength, team_of

SPREAD = Question(16, "spread", "ID-dmg-3", sealed=True)
"""How much damage this life die takes, from the least it must."""
TAKE_BACK = Question(17, "take-back", "ID-end-1", sealed=True)
"""0 none, else one of the life dice."""


@rule
def same_side(b: Book, seat: int, other: int) -> int:
    """Whether two seats take damage together: the team does, unless pairs face each other. ID-team-8"""
    if b.team_damage == TeamDamage.FACING_PAIRS:
        return 1 if seat == other else 0
    return 1 if team_of(seat) == team_of(other) else 0


@step(Step.DAMAGE)
def deal_damage(g: State, b: Book) -> None:
    """Attack sums against defense sums, both sides computed before either suffers.
    ID-dmg-1 ID-dmg-2 ID-team-2 ID-team-8"""
    g.phase = Phase.DAMAGE
    seats = g.zone.shape[0]
    pairs = b.team_damage == TeamDamage.FACING_PAIRS
    for seat in range(seats):
        g.due[seat] = 0
        if seat < 2 or pairs:
            attack = 0
            defense = 0
            life = 0
            for other in range(seats):
                if same_side(b, seat, other) == 1:
                    defense += strength(g, b, other, Class.DEFENSE)
                    life += life_points(g, b, other)
                if same_side(b, seat ^ 1, other) == 1:
                    attack += strength(g, b, other, Class.ATTACK)
            if attack > defense:
                g.due[seat] = min(attack - defense, life)
            tell.damage(g, seat, seat ^ 1, attack, defense, max(attack - defense, 0))
    g.step = Step.SPREAD
    g.cursor = 0
    g.left = -1


@rule
def captain(b: Book, seat: int) -> int:
    """The seat in whose cell the damage of this seat's side stands."""
    return seat if b.team_damage == TeamDamage.FACING_PAIRS else team_of(seat)


@rule
def still_to_take(g: State, b: Book, die: int) -> int:
    """What the side of this die has not placed yet."""
    owner = captain(b, seat_of(die))
    n = g.due[owner]
    for seat in range(g.zone.shape[0]):
        if captain(b, seat) == owner:
            for i in range(ARMY):
                n -= g.spread[seat, i]
    return n


@rule
def _room_after(g: State, b: Book, die: int) -> int:
    """Life points of the same side on the dice that come after this one."""
    n = 0
    for other in range(die + 1, g.zone.shape[0] * ARMY):
        seat = seat_of(other)
        i = index_of(other)
        if captain(b, seat) == captain(b, seat_of(die)) and is_life(g, b, seat, i):
            n += g.value[seat, i]
    return n


@rule
def least(g: State, b: Book, die: int) -> int:
    """The least this life die must take, since those after it cannot hold more. ID-dmg-4"""
    return max(0, still_to_take(g, b, die) - _room_after(g, b, die))


@rule
def most(g: State, die: int, left: int) -> int:
    """The most it can take of what is left. ID-dmg-4"""
    return min(left, g.value[seat_of(die), index_of(die)])


@step(Step.SPREAD)
def spread_damage(g: State, b: Book) -> None:
    """Each side spreads its damage in secret, life die by life die, the owner of the die deciding; a die takes no more
    than it shows. Then all of it is taken at once. ID-dmg-3 ID-dmg-4 ID-dmg-5"""
    seats = g.zone.shape[0]
    while g.cursor < seats * ARMY:
        die = g.cursor
        seat = seat_of(die)
        i = index_of(die)
        if is_life(g, b, seat, i) and g.due[captain(b, seat)] > 0:
            left = still_to_take(g, b, die)
            if left > 0:
                g.left = left
                ask(g, SPREAD, seat, most(g, die, left) - least(g, b, die) + 1)
                return
        g.cursor += 1
    _take_damage(g, b)


@SPREAD.answer
def take_spread(g: State, b: Book, seat: int, a: int) -> None:
    g.spread[seat, index_of(g.cursor)] = least(g, b, g.cursor) + a
    g.cursor += 1


@rule
def _take_damage(g: State, b: Book) -> None:
    """All suffer at once, and life dice at 0 go to the abyss; then attack and defense dice go to storage.
    ID-dmg-6 ID-dmg-7"""
    for seat in range(g.zone.shape[0]):
        g.due[seat] = 0
        for i in range(ARMY):
            points = g.spread[seat, i]
            if points > 0:
                g.spread[seat, i] = 0
                g.value[seat, i] -= points
                tell.spread(g, seat * ARMY + i, points)
                if g.value[seat, i] == 0:
                    take_away(g, b, seat * ARMY + i, Zone.ABYSS)
    for seat in range(g.zone.shape[0]):
        for i in range(ARMY):
            if g.zone[seat, i] == Zone.BATTLE and klass(g, b, seat, i) != Class.LIFE:
                put_away(g, seat, i, Zone.STORAGE)
    tell.cleared(g)
    g.phase = Phase.END_OF_TURN
    g.step = Step.TAKE_BACK
    g.cursor = 0


@rule
def returnable(g: State, b: Book, seat: int) -> int:
    """How many life dice the seat may choose from to take one back in hand. ID-end-1 ID-end-4 ID-tour-5"""
    n = life_dice(g, b, seat)
    if g.limit == Limit.SUDDEN_DEATH or (n == 1 and b.last_life_take_back == LastLifeTakeBack.FORBIDDEN):
        return 0
    return n


@step(Step.TAKE_BACK)
def take_back(g: State, b: Book) -> None:
    """Each may take one life die back, in secret; then everything in storage returns to the hand.
    ID-end-1 ID-end-2"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        n = returnable(g, b, g.cursor)
        if n > 0:
            ask(g, TAKE_BACK, g.cursor, n + 1)
            return
        g.cursor += 1
    for seat in range(seats):
        if g.sealed[seat] > 0:
            i = nth_life_die(g, b, seat, g.sealed[seat] - 1)
            g.sealed[seat] = 0
            tell.took_back(g, seat * ARMY + i)
            take_away(g, b, seat * ARMY + i, Zone.RESERVE)
    clear_table(g)


@TAKE_BACK.answer
def take_taken_back(g: State, b: Book, seat: int, a: int) -> None:
    g.sealed[seat] = a
    g.cursor += 1


@rule
def clear_table(g: State) -> None:
    """Storage returns to the hand, the abyss never does, and the next turn begins.
    ID-end-3 ID-end-5 ID-zone-3 ID-zone-4"""
    for seat in range(g.zone.shape[0]):
        for i in range(ARMY):
            g.pays[seat, i] = 0
            if g.zone[seat, i] == Zone.STORAGE:
                put_away(g, seat, i, Zone.RESERVE)
    tell.returned(g)
    g.step = Step.TURN
    g.cursor = -1
