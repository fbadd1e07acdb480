"""What a table shows of Pig: questions, options, the board, and the rules by id."""

from dicewright.kernel.describe import Area, Asking, Board, Option, Ref, RuleText, Seen, seat_name
from dicewright.kernel.words import Text, text

from pig.rules import K_ROLL, ROLL

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

TURN = Ref("turn")


def roll_rule(seen: Seen) -> str:
    return "PG-roll-1" if seen.book.dice == 1 else "PG-two-1"


def describe(seen: Seen) -> Asking:
    v = seen.view
    if v.question == K_ROLL:
        return Asking("roll", v.asked, text("ask-roll", seat=seat_name(seen, v.active)), roll_rule(seen), v.options)
    return Asking("turn", v.asked, text("ask-turn", total=v.total), "PG-turn-1", v.options)


def option(seen: Seen, answer: int) -> Option:
    v = seen.view
    if v.question == K_ROLL:
        return Option(answer, faces(seen, answer), roll_rule(seen), (TURN,))
    if answer == ROLL:
        return Option(answer, text("do-roll"), roll_rule(seen), (TURN,))
    return Option(answer, text("do-hold", score=v.score[v.active] + v.total), "PG-hold-1", (Ref("seat", (v.active,)),))


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
    turn = Area(TURN, text("turn", seat=seat_name(seen, v.active)), gauges={"total": v.total})
    return Board((text("headline", goal=seen.book.goal),), (*scores, turn))


def name_of(seen: Seen, what: str, number: int) -> Text | int:
    return seat_name(seen, number) if what == "seat" else number
