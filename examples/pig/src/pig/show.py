"""What a table shows of Pig: questions, options, the board, and the rules by id."""

from typing import TypeAlias

from dicewright.kernel import describe
from dicewright.kernel.describe import Area, Board, Does, Ref, does, printed, ruled, seat_name
from dicewright.kernel.words import Text, text

from pig.rules import ROLL, ROLL_AGAIN, TURN, Book, State

Seen: TypeAlias = describe.Seen[State, Book]

RULES = (
    printed("PG-seats-1", "Players"),
    ruled("PG-goal-1", "Players"),
    printed("PG-turn-1", "The turn"),
    printed("PG-roll-1", "Rolling"),
    printed("PG-roll-2", "Rolling"),
    printed("PG-hold-1", "Holding"),
    printed("PG-end-1", "Winning"),
    printed("PG-two-1", "Two-dice Pig"),
    printed("PG-two-2", "Two-dice Pig"),
    printed("PG-two-3", "Two-dice Pig"),
)

THE_TURN = Ref("turn")


@TURN.words
def _(seen: Seen) -> Text:
    return text("ask-turn", total=seen.view.total)


@TURN.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == ROLL_AGAIN:
        return does(text("do-roll"), THE_TURN, rule=roll_rule(seen))
    return does(text("do-hold", score=v.score[v.active] + v.total), Ref("seat", (v.active,)), rule="PG-hold-1")


@ROLL.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-roll", seat=seat_name(seen, seen.view.active)), roll_rule(seen)


@ROLL.option
def _(seen: Seen, a: int) -> Does:
    faces = text("one-die", face=a + 1) if seen.book.dice == 1 else text("two-dice", first=a % 6 + 1, second=a // 6 + 1)
    return does(faces, THE_TURN, rule=roll_rule(seen))


def roll_rule(seen: Seen) -> str:
    return "PG-roll-1" if seen.book.dice == 1 else "PG-two-1"


def board(seen: Seen) -> Board:
    v = seen.view
    scores = [
        Area(Ref("seat", (seat,)), seat_name(seen, seat), seat, gauges={"score": v.score[seat]})
        for seat in range(v.place.shape[0])
    ]
    turn = Area(THE_TURN, text("turn", seat=seat_name(seen, v.active)), gauges={"total": v.total})
    return Board((text("headline", goal=seen.book.goal),), (*scores, turn))


def name_of(seen: Seen, what: str, number: int) -> Text | int:
    return seat_name(seen, number) if what == "seat" else number
