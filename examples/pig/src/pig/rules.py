"""The rules of Pig: what is remembered, what is asked, and what follows from an answer."""

from dicewright.kernel.describe import EventKind
from dicewright.kernel.question import NATURE, Kind, ask
from dicewright.kernel.record import SEATS, Field, Record
from dicewright.kernel.rule import rule, tell

FIELDS = (
    Field("score", "i16", (SEATS,)),
    Field("total", "i16"),  # the turn total; 0 only before the first roll of a turn, since every safe roll adds to it
    Field("active", "i8"),
)
BOOK_FIELDS = (Field("goal", "i16"), Field("dice", "i8"))

K_TURN, K_ROLL = 1, 2
KINDS = (Kind(K_TURN, "turn"), Kind(K_ROLL, "roll"))
ROLL, HOLD = 0, 1  # the answers to K_TURN

E_ROLLED, E_ROLLED_TWO, E_LOST_TURN, E_LOST_ALL, E_HELD, E_WON = range(6)
EVENTS = (
    EventKind(E_ROLLED, "rolled", (("seat", "seat"), ("face", "number")), reveals=True),
    EventKind(E_ROLLED_TWO, "rolled-two", (("seat", "seat"), ("first", "number"), ("second", "number")), reveals=True),
    EventKind(E_LOST_TURN, "lost-turn", (("seat", "seat"), ("points", "number"))),
    EventKind(E_LOST_ALL, "lost-all", (("seat", "seat"), ("points", "number"))),
    EventKind(E_HELD, "held", (("seat", "seat"), ("points", "number"), ("score", "number"))),
    EventKind(E_WON, "won", (("seat", "seat"),)),
)


@rule
def proceed(g: Record, b: Record) -> None:
    if g.total == 0:
        roll(g, b)
    else:
        ask(g, K_TURN, g.active, 2)


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    if kind == K_ROLL and b.dice == 1:
        rolled_one(g, b, a + 1)
    elif kind == K_ROLL:
        rolled_two(g, b, a // 6 + 1, a % 6 + 1)
    elif a == ROLL:
        roll(g, b)
    else:
        hold(g, b)


@rule
def roll(g: Record, b: Record) -> None:
    if b.dice == 1:
        ask(g, K_ROLL, NATURE, 6)
    else:
        ask(g, K_ROLL, NATURE, 36)


@rule
def rolled_one(g: Record, b: Record, face: int) -> None:
    tell(g, E_ROLLED, g.active, face)
    if face == 1:
        lose_turn(g, b)
    else:
        g.total += face


@rule
def rolled_two(g: Record, b: Record, first: int, second: int) -> None:
    tell(g, E_ROLLED_TWO, g.active, first, second)
    if first == 1 and second == 1:
        tell(g, E_LOST_ALL, g.active, g.score[g.active] + g.total)
        g.score[g.active] = 0
        pass_dice(g, b)
    elif first == 1 or second == 1:
        lose_turn(g, b)
    else:
        g.total += first + second


@rule
def lose_turn(g: Record, b: Record) -> None:
    tell(g, E_LOST_TURN, g.active, g.total)
    pass_dice(g, b)


@rule
def hold(g: Record, b: Record) -> None:
    seat = g.active
    g.score[seat] += g.total
    tell(g, E_HELD, seat, g.total, g.score[seat])
    if g.score[seat] >= b.goal:
        tell(g, E_WON, seat)
        finish(g, b)
    else:
        pass_dice(g, b)


@rule
def pass_dice(g: Record, b: Record) -> None:
    g.total = 0
    g.active = (g.active + 1) % g.place.shape[0]


@rule
def finish(g: Record, b: Record) -> None:
    g.over = 1
    g.total = 0
    for seat in range(g.place.shape[0]):
        place = 1
        for other in range(g.place.shape[0]):
            if g.score[other] > g.score[seat]:
                place += 1
        g.place[seat] = place


@rule
def evaluate(g: Record, b: Record, seat: int) -> int:
    """The lead over the best of the others, the turn total counted as if held: risk shows in the rolls themselves."""
    if g.over:
        return 1000 if g.place[seat] == 1 else -1000
    goal: int = b.goal
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, reach(g, b, other))
    return 900 * (goal + reach(g, b, seat) - best) // goal - 900


@rule
def reach(g: Record, b: Record, seat: int) -> int:
    """The points the seat would have if it held now. Those beyond the goal are worth nothing."""
    goal: int = b.goal
    points: int = g.score[seat]
    if seat == g.active:
        points += g.total
    return min(points, goal)


@rule
def default(g: Record, b: Record) -> int:
    return HOLD


@rule
def quiet(g: Record, b: Record) -> int:
    """Not while a turn total is at stake in a roll. The first roll of a turn is nobody's choice: do not wait for it."""
    return 0 if g.question == K_ROLL and g.total > 0 else 1
