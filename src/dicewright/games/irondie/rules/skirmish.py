"""Phase 2, skirmish: the right to attack, duels of up to four throws, resolved last in, first out."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import ARMY, NO_DIE
from ..content.switches import LtReading, MassTypesInResponse, RoundLimitTurn, SignChoiceTime, UnableToOpen
from ..state import Book, Compares, Gone, Kin, Limit, Phase, Reach, State, Step, Throw, Zone
from .advantage import settle_advantage
from .battle import pay
from .clock import ask_time
from .dice import THROW, put_away, throw, thrown
from .table import index_of, reserve, seat_of
from .targets import ANSWERING, OPENING, choices, nth_choice, packed_die, packed_target, permitted

OPEN = Question(13, "open", "ID-skirm-2")
"""0 leave it, else a reserve die with its target."""
ANSWER = Question(14, "answer", "ID-duel-7")
"""0 pass, else a reserve die with its target."""
SIGN = Question(15, "sign", "ID-res-10")
"""0 add, 1 subtract; only where the sign is declared with the target."""


@step(Step.ADVANTAGE)
def begin_skirmish(g: State, b: Book) -> None:
    """Nothing happens without reserves, nor in sudden death. The holder of the advantage may open the first duel.
    ID-skirm-1 ID-skirm-2 ID-adv-4 ID-tour-5"""
    g.phase = Phase.SKIRMISH
    held = 0
    for seat in range(g.zone.shape[0]):
        held += reserve(g, seat)
    if held == 0 or g.limit == Limit.SUDDEN_DEATH:
        g.step = Step.DAMAGE
        return
    if settle_advantage(g, b) == 0:
        return
    g.right = g.advantage
    g.throws = 0
    g.declined[0] = 0
    g.declined[1] = 0
    next_offer(g)


@rule
def next_offer(g: State) -> None:
    g.step = Step.OFFER
    g.cursor = -1
    g.offered = 0


@step(Step.OFFER)
def offer(g: State, b: Book) -> None:
    """Offer the attack: first refusal, else the other side, else the phase is over. In a team its members are asked in
    turn and the right is the team's. Being unable to open costs nothing, unless a switch says so.
    ID-skirm-4 ID-skirm-5 ID-skirm-6 ID-skirm-7"""
    if g.cursor < 0:
        g.cursor = 0
        if b.clock == 1 and g.limit == Limit.NONE:
            ask_time(g)
            return
    if g.limit == Limit.TIME and b.round_limit_turn != RoundLimitTurn.PLAY_OUT:
        # no new duel once the time is over: ID-tour-4
        g.step = Step.DAMAGE
        return
    team = g.right
    if g.offered == 1:
        team = g.attacker  # the right is the team's: it is gone when nobody is left to ask. ID-team-7
    for _ in range(2):
        if g.declined[team] == 0:
            while g.cursor < g.zone.shape[0] // 2:
                seat = g.cursor * 2 + team
                n = choices(g, b, seat, OPENING)
                if n > 0:
                    g.attacker = team
                    ask(g, OPEN, seat, n + 1)
                    return
                g.cursor += 1
            if g.offered == 1:
                g.declined[team] = 1
                tell.declined(g, team)
                next_offer(g)
                return
            if b.unable_to_open == UnableToOpen.COUNTS_AS_DECLINED:
                g.declined[team] = 1
                tell.declined(g, team)
        team = 1 - team
        g.cursor = 0
    g.step = Step.DAMAGE


@OPEN.answer
def take_opening(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.cursor += 1
        g.offered = 1
        return
    chosen = nth_choice(g, b, seat, OPENING, a - 1)
    g.throws = 0
    g.stack = 0
    declare(g, b, seat, chosen, OPENING)


@ANSWER.answer
def take_answer(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.cursor += 1
        tell.passed(g, seat, g.throws)
        return
    declare(g, b, seat, nth_choice(g, b, seat, ANSWERING, a - 1), ANSWERING)


@rule
def declare(g: State, b: Book, seat: int, chosen: int, opening: int) -> None:
    """Show a die and name its target; only then is it thrown. ID-duel-1 ID-res-6 ID-res-10"""
    i = packed_die(chosen)
    target = packed_target(chosen)
    kind = g.type[seat, i]
    die = seat * ARMY + i
    k = g.stack
    g.s_die[k] = die
    g.s_target[k] = target
    g.s_sign[k] = 0
    for t in range(g.zone.shape[0]):
        g.s_many[k, t] = 0
    if b.reach[kind] == Reach.ALL_OPPOSING:
        in_duel = b.mass_types_in_response == MassTypesInResponse.ALL_MATCHING_IN_SKIRMISH_ZONE
        g.s_zone[k] = Zone.SKIRMISH if opening == ANSWERING and in_duel else Zone.BATTLE
        count = 0
        for t in range(g.zone.shape[0]):
            for j in range(ARMY):
                if permitted(g, b, seat, kind, t, j, opening) == 1:
                    g.s_many[k, t] |= 1 << j
                    count += 1
        tell.aimed_many(g, die, count, g.throws)
    else:
        g.s_zone[k] = g.zone[seat_of(target), index_of(target)]
        tell.aimed(g, die, target, g.throws)
    g.zone[seat, i] = Zone.SKIRMISH
    g.value[seat, i] = 0
    g.stack = k + 1
    g.step = Step.DECLARED
    if b.sign_choice_time == SignChoiceTime.AT_DECLARATION and b.signed[kind] == 1:
        ask(g, SIGN, seat, 2)


@SIGN.answer
def take_sign(g: State, b: Book, seat: int, a: int) -> None:
    g.s_sign[g.stack - 1] = a


@step(Step.DECLARED)
def throw_declared(g: State, b: Book) -> None:
    throw(g, g.s_die[g.stack - 1])


@THROW.answer
def take_throw(g: State, b: Book, seat: int, a: int) -> None:
    thrown(g, g.source, a + 1)
    if g.step == Step.DECLARED:
        thrown_in_duel(g, b, g.source)


@rule
def thrown_in_duel(g: State, b: Book, die: int) -> None:
    """The throw is done; its bonus, if any, comes at once. ID-bonus-10"""
    g.throws += 1
    g.cursor = -1
    g.step = Step.DUEL
    if g.pays[seat_of(die), index_of(die)] == 1:
        pay(g, b, die)


@step(Step.DUEL)
def duel(g: State, b: Book) -> None:
    """A1, D1, A2, D2: the next throw, or nobody's. Any member of the team may make it.
    ID-duel-7 ID-duel-8 ID-duel-9 ID-skirm-6 ID-team-4"""
    if g.cursor < 0:
        g.cursor = 0
        if b.clock == 1 and g.limit == Limit.NONE and b.round_limit_turn == RoundLimitTurn.CUT_AT_ONCE:
            ask_time(g)
            return
    while g.throws < Throw.count:
        team = g.attacker if g.throws % 2 == 0 else 1 - g.attacker
        while g.cursor < g.zone.shape[0] // 2:
            seat = g.cursor * 2 + team
            n = choices(g, b, seat, ANSWERING)
            if n > 0:
                ask(g, ANSWER, seat, n + 1)
                return
            g.cursor += 1
        g.throws += 1
        g.cursor = 0
    g.step = Step.RESOLVE
    g.cursor = 0


@rule
def beats(g: State, b: Book, die: int, target: int) -> int:
    """Compare a thrown die with its target as both stand now: 0 loses, 1 wins, 2 wins a tie by specialisation.
    ID-res-3 ID-res-4 ID-res-5 ID-res-9 ID-die-3"""
    seat = seat_of(die)
    i = index_of(die)
    kind = g.type[seat, i]
    compares = b.compares[kind]
    mine = g.value[seat, i]
    theirs = g.value[seat_of(target), index_of(target)]
    if compares == Compares.ALWAYS:
        return 1
    if compares == Compares.GREATER or b.lt_reading == LtReading.WIN_IF_LOWER:
        if mine == theirs:
            colour = g.colour[seat, i]
            special = b.specialised[kind] == colour
            if special and b.kinship[colour, g.colour[seat_of(target), index_of(target)]] != Kin.HOSTILE:
                return 2
            return 0
        return 1 if (mine > theirs) == (compares == Compares.GREATER) else 0
    return 1 if mine >= theirs else 0


@rule
def _strike(g: State, b: Book, die: int, target: int) -> None:
    """Compare and start the effect that follows."""
    kind = g.type[seat_of(die), index_of(die)]
    result = beats(g, b, die, target)
    g.source = die
    if result > 0:
        tell.won(g, die, target, result - 1)
        push(g, b.win[kind], seat_of(die), target, 0)
    else:
        tell.lost(g, die, target)
        push(g, b.lose[kind], seat_of(die), target, 0)


@step(Step.RESOLVE)
def resolve(g: State, b: Book) -> None:
    """Take the last throw off the stack and carry it out; when none is left, clear the table.
    ID-res-1 ID-res-2 ID-res-6 ID-res-7 ID-res-8"""
    if g.stack == 0:
        for seat in range(g.zone.shape[0]):
            for i in range(ARMY):
                if g.zone[seat, i] == Zone.SKIRMISH:
                    put_away(g, seat, i, Zone.STORAGE)
        tell.duel_over(g)
        g.right = 1 - g.attacker  # who has defended is the first who may open the next one. ID-skirm-3
        next_offer(g)
        return
    k = g.stack - 1
    die = g.s_die[k]
    target = g.s_target[k]
    if g.zone[seat_of(die), index_of(die)] != Zone.SKIRMISH:
        tell.fizzled(g, die, Gone.SOURCE)
        g.stack = k
        g.cursor = 0
        return
    if target != NO_DIE:
        if g.zone[seat_of(target), index_of(target)] == g.s_zone[k]:
            _strike(g, b, die, target)
        else:
            tell.fizzled(g, die, Gone.TARGET)
        g.stack = k  # only now: until something comes of it, everybody sees the throw as it fell
        return
    while g.cursor < g.zone.shape[0] * ARMY:  # one of the dice aimed at together, then come back for the next
        other = g.cursor
        g.cursor += 1
        t = seat_of(other)
        j = index_of(other)
        if (g.s_many[k, t] >> j) & 1 and g.zone[t, j] == g.s_zone[k]:
            _strike(g, b, die, other)
            return
    g.stack = k
    g.cursor = 0
