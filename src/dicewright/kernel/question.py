"""Questions: the only way a game stops, and answers: the only way it moves.

Every record of a game begins with the same header: which question is open, who is asked, how many options there
are, whether the game is over and who took which place. NATURE is a seat that answers dice, draws and shuffles,
all options equally likely; the REFEREE is a seat that answers what is decided outside the rules, such as "has the
time run out?" (option 0 always means "nothing of the sort").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from .fields import Header
from .record import Record
from .rule import plain_only, rule

if TYPE_CHECKING:
    from .describe import Does, Refused, Thing
    from .words import Text

NATURE = -1
REFEREE = -2

NOTHING = 0
"""The question kind that means: no question is open."""

HEADER = Header.fields

F = TypeVar("F", bound=Callable[..., Any])
W = TypeVar("W", bound="Callable[[Any], Text | tuple[Text, str]]")
P = TypeVar("P", bound="Callable[[Any, int], Does]")
T = TypeVar("T", bound="Callable[[Any], tuple[Thing, ...]]")
N = TypeVar("N", bound="Callable[[Any], Iterable[Refused | None]]")


@dataclass(frozen=True)
class Kind:
    """A kind of question.

    `sealed`: nobody but the one who is asked may know that, or what, he is asked. So it must be wherever the number of
    options comes from something covered, such as a hand: with none of them, the question would not even be put.
    """

    number: int
    name: str
    sealed: bool = False


class Question(int):
    """A kind of question, declared once, and everything that belongs to it, found by the same symbol.

        SPLIT = Question(9, "split", "ID-battle-2", sealed=True)

        ask(g, SPLIT, seat, 1 << n)                      in a rule

        @SPLIT.answer                                    what an answer does
        def take_split(g: State, b: Book, seat: int, a: int) -> None: ...

        @SPLIT.words                                     what is asked; without it, the message `ask-<name>`
        def _(seen: Seen) -> Text: ...

        @SPLIT.option                                    what one option does
        def _(seen: Seen, a: int) -> Does: ...

    `things` makes it a subset of things, `refuses` gives what looks possible and is not. It is an int, so that rules
    use it as a number on every target; it prints as one too, for LLVM is told constants in print. The number is written
    out: records know a question by it.
    """

    name: str
    rule: str
    sealed: bool
    own_answer: Callable[..., Any] | None
    own_words: Callable[[Any], Text | tuple[Text, str]] | None
    own_option: Callable[[Any, int], Does] | None
    own_things: Callable[[Any], tuple[Thing, ...]] | None
    own_refuses: Callable[[Any], Iterable[Refused | None]] | None

    def __new__(cls, number: int, name: str, rule: str = "", sealed: bool = False) -> Question:
        self = super().__new__(cls, number)
        self.name, self.rule, self.sealed = name, rule, sealed
        self.own_answer = self.own_words = self.own_option = self.own_things = self.own_refuses = None
        return self

    @property
    def number(self) -> int:
        return int(self)

    def answer(self, function: F) -> F:
        """Mark the rule (g, b, seat, a) that takes in an answer."""
        self.own_answer = _only(self, "answer", self.own_answer, function)
        return rule(function)

    def words(self, function: W) -> W:
        """Mark what says the question: (seen) -> text, or text and the rule that asks just now."""
        self.own_words = _only(self, "words", self.own_words, function)
        return function

    def option(self, function: P) -> P:
        """Mark what says an option: (seen, a) -> Does."""
        self.own_option = _only(self, "option", self.own_option, function)
        return function

    def things(self, function: T) -> T:
        """Mark what names the things of which any subset may be answered: (seen) -> things; none: it is no subset."""
        self.own_things = _only(self, "things", self.own_things, function)
        return function

    def refuses(self, function: N) -> N:
        """Mark what says why something is not offered: (seen) -> refusals; None is left out."""
        self.own_refuses = _only(self, "refuses", self.own_refuses, function)
        return function


def _only(question: Question, what: str, before: object, function: F) -> F:
    if before is not None:
        raise ValueError(f"question {question.name} has two functions for its {what}")
    return function


@plain_only
def _needs_options(kind: int, options: int) -> None:
    if options < 1:
        raise ValueError(f"question {kind} has no options; do not ask it")


@rule
def ask(g: Header, kind: int, seat: int, options: int) -> None:
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
