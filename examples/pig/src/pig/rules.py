"""The rules of Pig: what is remembered, what is asked, and what follows from an answer."""

from dicewright.kernel.fields import SEATS, Fields, Header, i8, i16
from dicewright.kernel.flow import step
from dicewright.kernel.question import NATURE, Question, ask
from dicewright.kernel.rule import rule

from pig import events as tell


class State(Header):
    score = i16(SEATS)
    total = i16(doc="the turn total; 0 only before the first roll of a turn, since every safe roll adds to it")
    active = i8()


class Book(Fields):
    goal = i16()
    dice = i8()


TURN = Question(1, "turn", "PG-turn-1")
ROLL = Question(2, "roll", "PG-roll-1")
GO_ON, HOLD = 0, 1  # the answers to TURN


@step()
def next_decision(g: State, b: Book) -> None:
    if g.total == 0:
        roll(g, b)
    else:
        ask(g, TURN, g.active, 2)


@TURN.answer
def roll_or_hold(g: State, b: Book, seat: int, a: int) -> None:
    if a == GO_ON:
        roll(g, b)
    else:
        hold(g, b)


@ROLL.answer
def rolled(g: State, b: Book, seat: int, a: int) -> None:
    if b.dice == 1:
        rolled_one(g, b, a + 1)
    else:
        rolled_two(g, b, a // 6 + 1, a % 6 + 1)


@rule
def roll(g: State, b: Book) -> None:
    if b.dice == 1:
        ask(g, ROLL, NATURE, 6)
    else:
        ask(g, ROLL, NATURE, 36)


@rule
def rolled_one(g: State, b: Book, face: int) -> None:
    tell.rolled(g, g.active, face)
    if face == 1:
        lose_turn(g, b)
    else:
        g.total += face


@rule
def rolled_two(g: State, b: Book, first: int, second: int) -> None:
    tell.rolled_two(g, g.active, first, second)
    if first == 1 and second == 1:
        tell.lost_all(g, g.active, g.score[g.active] + g.total)
        g.score[g.active] = 0
        pass_dice(g, b)
    elif first == 1 or second == 1:
        lose_turn(g, b)
    else:
        g.total += first + second


@rule
def lose_turn(g: State, b: Book) -> None:
    tell.lost_turn(g, g.active, g.total)
    pass_dice(g, b)


@rule
def hold(g: State, b: Book) -> None:
    seat = g.active
    g.score[seat] += g.total
    tell.held(g, seat, g.total, g.score[seat])
    if g.score[seat] >= b.goal:
        tell.won(g, seat)
        finish(g, b)
    else:
        pass_dice(g, b)


@rule
def pass_dice(g: State, b: Book) -> None:
    g.total = 0
    g.active = (g.active + 1) % g.place.shape[0]


@rule
def finish(g: State, b: Book) -> None:
    g.over = 1
    g.total = 0
    for seat in range(g.place.shape[0]):
        place = 1
        for other in range(g.place.shape[0]):
            if g.score[other] > g.score[seat]:
                place += 1
        g.place[seat] = place


@rule
def evaluate(g: State, b: Book, seat: int) -> int:
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
def default(g: State, b: Book) -> int:
    return HOLD


@rule
def quiet(g: State, b: Book) -> int:
    """Not while a turn total is at stake in a roll. The first roll of a turn is nobody's choice: do not wait for it."""
    return 0 if g.question == ROLL and g.total > 0 else 1
