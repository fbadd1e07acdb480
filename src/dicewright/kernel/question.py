"""Questions: the only way a game stops, and answers: the only way it moves.

Every record of a game begins with the same header: which question is open, who is asked, how many options there
are, whether the game is over and who took which place. NATURE is a seat that answers dice, draws and shuffles,
all options equally likely; the REFEREE is a seat that answers what is decided outside the rules, such as "has the
time run out?" (option 0 always means "nothing of the sort").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .record import SEATS, Field, Record, Sees
from .rule import plain_only, rule

NATURE = -1
REFEREE = -2

NOTHING = 0
"""The question kind that means: no question is open."""

HEADER = (
    Field("question", "i8", sees=Sees.MOMENT),
    Field("asked", "i8", sees=Sees.MOMENT),
    Field("over", "i8"),
    Field("options", "i32", sees=Sees.MOMENT),
    Field("place", "i8", (SEATS,)),  # 1 = first; equal places share; 0 while the game runs
)


@dataclass(frozen=True)
class Kind:
    """A kind of question.

    `sealed`: nobody but the one who is asked may know that, or what, he is asked. So it must be wherever the number of
    options comes from something covered, such as a hand: with none of them, the question would not even be put.
    """

    number: int
    name: str
    sealed: bool = False


@plain_only
def _needs_options(kind: int, options: int) -> None:
    if options < 1:
        raise ValueError(f"question {kind} has no options; do not ask it")


@rule
def ask(g: Record, kind: int, seat: int, options: int) -> None:
    """Open a question. A question with one option is answered by the kernel itself."""
    _needs_options(kind, options)
    g.question = kind
    g.asked = seat
    g.options = options


def answering(respond: Callable[..., Any], proceed: Callable[..., Any]) -> Callable[[Record, Record, int], None]:
    """Build the `answer` rule of a game.

    `respond(g, b, kind, seat, a)` takes in an answer; `proceed(g, b)` takes one step and is called until a question is
    open or the game is over. Questions that leave no choice are answered on the way.
    """

    @rule
    def answer(g: Record, b: Record, a: int) -> None:
        given = a
        while True:
            kind = g.question
            seat = g.asked
            g.question = NOTHING
            g.asked = 0
            g.options = 0
            respond(g, b, kind, seat, given)
            while g.question == NOTHING and g.over == 0:
                proceed(g, b)
            if g.over != 0 or g.options > 1:
                return
            given = 0

    return answer


def starting(proceed: Callable[..., Any], answer: Callable[..., Any]) -> Callable[[Record, Record], None]:
    """Build the `start` rule of a game: from a prepared record to its first question."""

    @rule
    def start(g: Record, b: Record) -> None:
        while g.question == NOTHING and g.over == 0:
            proceed(g, b)
        if g.over == 0 and g.options == 1:
            answer(g, b, 0)

    return start
