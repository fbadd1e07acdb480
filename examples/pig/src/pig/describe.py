"""What a table shows of Pig: questions, options, the board, and the rules by id."""

from dicewright.kernel import describe
from dicewright.kernel.describe import Area, Board, Does, Ref, RuleText, does, seat_name
from dicewright.kernel.words import Text, text

from pig.rules import GO_ON, ROLL, TURN, Book, State

Seen = describe.Seen[State, Book]

RULES = (
    RuleText("PG-seats-1", "Players", "printed"),
    RuleText("PG-goal-1", "Players", "ruled"),
    RuleText("PG-turn-1", "The turn", "printed"),
    RuleText("PG-roll-1", "Rolling", "printed"),
    RuleText("PG-roll-2", "Rolling", "printed"),
    RuleText("PG-hold-1", "Holding", "printed"),
    RuleText("PG-end-1", "Winning", "printed"),
    RuleText("PG-two-1", "Two-dice Pig", "printed"),
    RuleText("PG-two-2", "Two-dice Pig", "printed"),
    RuleText("PG-two-3", "Two-dice Pig", "printed"),
)

TURN_AREA = Ref("turn")


def roll_rule(seen: Seen) -> str:
    return "PG-roll-1" if seen.book.dice == 1 else "PG-two-1"


@TURN.words
def _(seen: Seen) -> Text:
    return text("ask-turn", total=seen.view.total)


@TURN.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == GO_ON:
        return does(text("do-roll"), TURN_AREA, rule=roll_rule(seen))
    return does(text("do-hold", score=v.score[v.active] + v.total), Ref("seat", (v.active,)), rule="PG-hold-1")


@ROLL.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-roll", seat=seat_name(seen, seen.view.active)), roll_rule(seen)


@ROLL.option
def _(seen: Seen, a: int) -> Does:
    return does(faces(seen, a), TURN_AREA, rule=roll_rule(seen))


def faces(seen: Seen, answer: int) -> Text:
    if seen.book.dice == 1:
        return text("face", face=answer + 1)
    return text("faces", first=answer // 6 + 1, second=answer % 6 + 1)


def board(seen: Seen) -> Board:
    v = seen.view
    scores = [
        Area(Ref("seat", (seat,)), seat_name(seen, seat), seat, gauges={"score": v.score[seat]})
        for seat in range(v.place.shape[0])
    ]
    turn = Area(TURN_AREA, text("turn", seat=seat_name(seen, v.active)), gauges={"total": v.total})
    return Board((text("headline", goal=seen.book.goal),), (*scores, turn))


def name_of(seen: Seen, what: str, number: int) -> Text | int:
    return seat_name(seen, number) if what == "seat" else number
