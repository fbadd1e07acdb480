"""The record and the rules of Race."""

from __future__ import annotations

from dicewright.kernel.chance import below, following
from dicewright.kernel.flow import step
from dicewright.kernel.numbers import Numbers
from dicewright.kernel.question import NATURE, Question, ask
from dicewright.kernel.record import MOMENT, NOBODY, OWNER, SEATS, TEAM, Header, Record, i8, i16
from dicewright.kernel.rule import rule

from . import events as tell

BOOSTERS = (1, 2, 2, 3, 3, 5)
MOST_BID = 3
FUEL = 9
ROUNDS = 12
HOLD, ROLL = range(2)  # the answers to TURN


class Step(Numbers):
    DRAW, BID, SHOW, TURN, NEXT, SCORE = range(6)


class State(Header):
    position = i16(SEATS)
    fuel = i8(SEATS)
    booster = i8(SEATS, 1, sees=OWNER, pool="boosters*")
    deck = i8(len(BOOSTERS), sees=NOBODY, pool="boosters*")
    left = i8(doc="boosters in the deck")
    bid = i8(SEATS, sees=TEAM, doc="one more than the fuel; 0 = not bid yet")
    round = i8(doc="rounds done")
    leader = i8(doc="whose turn comes first in this round")
    turns = i8(doc="turns done in this round")
    total = i16(doc="steps rolled in this turn")
    step = i8(sees=MOMENT, doc="Step")
    cursor = i8(sees=MOMENT, doc="the seat that draws or bids next")


class Book(Record):
    length = i16(doc="steps to the finish")
    team = i8(SEATS)


BID = Question(1, "bid", "RC-bid-1", sealed=True)
TURN = Question(2, "turn", "RC-turn-1")
DIE = Question(3, "die", "RC-turn-2")
DRAW = Question(4, "draw", "RC-end-1")


@step(Step.DRAW)
def draw_boosters(g: State, b: Book) -> None:
    if g.cursor < g.place.shape[0]:
        ask(g, DRAW, NATURE, g.left)
    else:
        g.step = Step.BID
        g.cursor = 0


@DRAW.answer
def drawn(g: State, b: Book, seat: int, a: int) -> None:
    card = g.deck[a]
    g.left -= 1
    g.deck[a] = g.deck[g.left]
    g.deck[g.left] = 0
    g.booster[g.cursor, 0] = card
    tell.drew(g, g.cursor, card)
    g.cursor += 1


@rule
def bids(g: State, seat: int) -> int:
    """In how many ways the seat can bid. RC-bid-1"""
    return 1 + min(MOST_BID, g.fuel[seat])


@step(Step.BID)
def bid(g: State, b: Book) -> None:
    if g.cursor < g.place.shape[0]:
        ask(g, BID, g.cursor, bids(g, g.cursor))
    else:
        g.step = Step.SHOW


@BID.answer
def take_bid(g: State, b: Book, seat: int, a: int) -> None:
    g.bid[seat] = a + 1
    tell.bid(g, seat, a)
    g.cursor += 1


@step(Step.SHOW)
def show_bids(g: State, b: Book) -> None:
    """RC-bid-2: everyone pays; the single highest bid leads and goes that far ahead."""
    seats = g.place.shape[0]
    best = 0
    leader = 0
    for seat in range(seats):
        fuel = g.bid[seat] - 1
        tell.bid_shown(g, seat, fuel)
        g.fuel[seat] -= fuel
        if fuel > best:
            best = fuel
            leader = seat
        elif fuel == best:
            leader = -1
    for seat in range(seats):
        g.bid[seat] = 0
    g.leader = 0
    if leader >= 0 and best > 0:
        g.leader = leader
        g.position[leader] += best
        tell.leads(g, leader)
    g.step = Step.TURN
    g.turns = 0


@rule
def on_turn(g: State) -> int:
    return (g.leader + g.turns) % g.place.shape[0]


@step(Step.TURN)
def turn(g: State, b: Book) -> None:
    ask(g, TURN, on_turn(g), 2)


@TURN.answer
def roll_or_hold(g: State, b: Book, seat: int, a: int) -> None:
    if a == ROLL:
        ask(g, DIE, NATURE, 6)
        return
    g.position[seat] += g.total
    tell.held(g, seat, g.total)
    g.step = Step.NEXT


@DIE.answer
def rolled(g: State, b: Book, seat: int, a: int) -> None:
    tell.rolled(g, on_turn(g), a + 1)
    if a == 0:
        tell.bust(g, on_turn(g))
        g.step = Step.NEXT
    else:
        g.total += a + 1


@step(Step.NEXT)
def next_turn(g: State, b: Book) -> None:
    g.total = 0
    g.turns += 1
    g.step = Step.TURN
    if g.turns == g.place.shape[0]:
        end_round(g, b)


@rule
def end_round(g: State, b: Book) -> None:
    """RC-end-1"""
    g.round += 1
    g.step = Step.BID
    g.cursor = 0
    for seat in range(g.place.shape[0]):
        if g.position[seat] >= b.length:
            g.step = Step.SCORE
    if g.round == ROUNDS:
        g.step = Step.SCORE


@step(Step.SCORE)
def score(g: State, b: Book) -> None:
    """RC-team-1: a team is as far as its members together."""
    seats = g.place.shape[0]
    for seat in range(seats):
        tell.booster(g, seat, g.booster[seat, 0])
        g.position[seat] += g.booster[seat, 0]
        g.booster[seat, 0] = 0
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if reach(g, b, other) > reach(g, b, seat):
                place += 1
        g.place[seat] = place
    g.over = 1


@rule
def reach(g: State, b: Book, seat: int) -> int:
    """How far the seat's team has come together."""
    n = 0
    for other in range(g.place.shape[0]):
        if b.team[other] == b.team[seat]:
            n += g.position[other]
    return n


# --- judgement ---


@rule
def evaluate(g: State, b: Book, w: Record, seat: int) -> int:
    best = 0
    for other in range(g.place.shape[0]):
        if b.team[other] != b.team[seat]:
            best = max(best, reach(g, b, other))
    return max(-1000, min(1000, (reach(g, b, seat) - best) * 20))


@rule
def forget(g: State, b: Book, seat: int, seed: int) -> None:
    for other in range(g.place.shape[0]):
        if g.bid[other] > 0 and (seat < 0 or b.team[other] != b.team[seat]):
            seed = following(seed)
            g.bid[other] = 1 + below(seed, bids(g, other))
