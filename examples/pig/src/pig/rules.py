"""The rules of Pig: what is remembered, what is asked, and what follows from an answer."""

from dicewright.kernel.flow import step
from dicewright.kernel.question import NATURE, Question, ask
from dicewright.kernel.record import SEATS, Header, Record, i8, i16
from dicewright.kernel.rule import rule

from pig import events as tell


class State(Header):
    score = i16(SEATS, doc="points that are safe")
    total = i16(doc="points of this turn; 0 only before its first roll, since every roll that goes on adds some")
    active = i8(doc="the seat whose turn it is")


class Book(Record):
    goal = i16(doc="points to win")
    dice = i8(doc="dice in a roll")


TURN = Question(1, "turn", "PG-turn-1")
ROLL = Question(2, "roll", "PG-roll-1")
ROLL_AGAIN, HOLD = range(2)  # the answers to TURN


@step()
def go_on(g: State, b: Book) -> None:
    """A turn begins with a roll; after it, there is a choice. PG-turn-1"""
    if g.total == 0:
        roll(g, b)
    else:
        ask(g, TURN, g.active, 2)


@TURN.answer
def roll_or_hold(g: State, b: Book, seat: int, a: int) -> None:
    if a == ROLL_AGAIN:
        roll(g, b)
    else:
        hold(g, b)


@rule
def roll(g: State, b: Book) -> None:
    ask(g, ROLL, NATURE, 6 if b.dice == 1 else 36)


@ROLL.answer
def rolled(g: State, b: Book, seat: int, a: int) -> None:
    """Each die is a digit of the answer. PG-roll-1 PG-roll-2 PG-two-1 PG-two-2 PG-two-3"""
    points = 0
    ones = 0
    for _ in range(b.dice):
        face = a % 6 + 1
        a //= 6
        tell.rolled(g, g.active, face)
        points += face
        if face == 1:
            ones += 1
    if ones == 0:
        g.total += points
        return
    tell.lost_turn(g, g.active, g.total)
    if ones == 2:
        tell.lost_all(g, g.active, g.score[g.active])
        g.score[g.active] = 0
    pass_dice(g)


@rule
def hold(g: State, b: Book) -> None:
    """PG-hold-1 PG-end-1"""
    g.score[g.active] += g.total
    tell.held(g, g.active, g.total, g.score[g.active])
    if g.score[g.active] >= b.goal:
        finish(g)
    else:
        pass_dice(g)


@rule
def pass_dice(g: State) -> None:
    """PG-seats-1"""
    g.total = 0
    g.active = (g.active + 1) % g.place.shape[0]


@rule
def finish(g: State) -> None:
    """A place for every seat, by score. PG-end-1"""
    tell.won(g, g.active)
    g.over = 1
    g.total = 0
    for seat in range(g.place.shape[0]):
        g.place[seat] = 1
        for other in range(g.place.shape[0]):
            if g.score[other] > g.score[seat]:
                g.place[seat] += 1


# --- for bots and clocks ---


@rule
def evaluate(g: State, b: Book, w: Record, seat: int) -> int:
    """The lead over the best of the others, the turn total counted as if held: risk shows in the rolls themselves."""
    if g.over:
        return 1000 if g.place[seat] == 1 else -1000
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, reach(g, b, other))
    return 900 * (b.goal + reach(g, b, seat) - best) // b.goal - 900


@rule
def reach(g: State, b: Book, seat: int) -> int:
    """The points the seat would have if it held now. Those beyond the goal are worth nothing."""
    points = g.score[seat]
    if seat == g.active:
        points += g.total
    return min(points, b.goal)


@rule
def default(g: State, b: Book, w: Record) -> int:
    return HOLD


@rule
def quiet(g: State, b: Book) -> int:
    """Not while a turn total is at stake in a roll. The first roll of a turn is nobody's choice: do not wait for it."""
    return 0 if g.question == ROLL and g.total > 0 else 1
