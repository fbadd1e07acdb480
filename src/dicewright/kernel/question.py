"""Questions, declared once each: the only way a game stops, and the only way it goes on.

    SPLIT = Question(9, "split", "ID-battle-2", sealed=True)       number, name, rule

    ask(g, SPLIT, seat, 1 << n)                      in a rule

    @SPLIT.answer                                    what an answer does
    def take_split(g: State, b: Book, seat: int, a: int) -> None: ...

    @SPLIT.words                                     what is asked; without it, the message `ask-<name>`
    def _(seen: Seen) -> Text: ...

    @SPLIT.option                                    what one option does
    def _(seen: Seen, a: int) -> Does: ...

    @SPLIT.obvious                                   the answer of the main button: sensible, never a losing one
    def _(seen: Seen) -> int | None: ...

Every state begins with a header: the open question (its kind, the seat that is asked, how many options there are),
whether the game is over and who took which place. NATURE is a seat that answers dice, draws and shuffles, all options
equally likely; the REFEREE is a seat that answers what is decided outside the rules, such as "has the time run out?"
(option 0 always means "nothing of the sort").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from .record import Header, Record
from .rule import plain_only, rule

if TYPE_CHECKING:
    from .describe import Does, Refused, Thing
    from .words import Text

NATURE = -1
REFEREE = -2
NOTHING = 0
"""The question that means: no question is open."""

G = TypeVar("G")
"""The state of a game."""
B = TypeVar("B")
"""Its book."""
S = TypeVar("S")
"""What its descriptions are made from."""
W = TypeVar("W", bound="Text | tuple[Text, str]")
F = TypeVar("F")


class Question(int):
    """A kind of question, and everything that belongs to it, found by the same symbol.

    It is an int, so that rules use it as a number on every target; it prints as one too, for LLVM is told constants in
    print. The number is written out: records know a question by it.

    `sealed`: nobody but the one who is asked may know that, or what, he is asked. So it must be wherever the number of
    options comes from something covered, such as a hand: with none of them, the question would not even be put.

    `taste`: who or what one wants to be, where no answer is better than another by the rules. It may be left to
    chance, so that one meets all of them.
    """

    name: str
    rule: str
    sealed: bool
    taste: bool
    taken: Callable[..., None] | None
    said: Callable[..., Text | tuple[Text, str]] | None
    offered: Callable[..., Does] | None
    named: Callable[..., tuple[Thing, ...]] | None
    refused: Callable[..., Iterable[Refused | None]] | None
    suggested: Callable[..., int | None] | None
    spared: Callable[..., bool] | None

    def __new__(cls, number: int, name: str, rule: str = "", sealed: bool = False, taste: bool = False) -> Question:
        self = super().__new__(cls, number)
        self.name, self.rule, self.sealed, self.taste = name, rule, sealed, taste
        self.taken = self.said = self.offered = self.named = self.refused = self.suggested = self.spared = None
        return self

    @property
    def number(self) -> int:
        return int(self)

    def answer(self, function: Callable[[G, B, int, int], None]) -> Callable[[G, B, int, int], None]:
        """Mark the rule (g, b, seat, a) that takes in an answer."""
        self.taken = self._only(self.taken, rule(function))
        return function

    def words(self, function: Callable[[S], W]) -> Callable[[S], W]:
        """Mark what says the question: (seen) -> text, or text and the rule that asks just now."""
        self.said = self._only(self.said, function)
        return function

    def option(self, function: Callable[[S, int], Does]) -> Callable[[S, int], Does]:
        """Mark what says an option: (seen, a) -> Does."""
        self.offered = self._only(self.offered, function)
        return function

    def things(self, function: Callable[[S], tuple[Thing, ...]]) -> Callable[[S], tuple[Thing, ...]]:
        """Mark what names the things of which any subset may be answered: (seen) -> things; none: it is no subset."""
        self.named = self._only(self.named, function)
        return function

    def refuses(self, function: Callable[[S], Iterable[Refused | None]]) -> Callable[[S], Iterable[Refused | None]]:
        """Mark what says why something is not offered: (seen) -> refusals; None is left out."""
        self.refused = self._only(self.refused, function)
        return function

    def obvious(self, function: Callable[[S], int | None]) -> Callable[[S], int | None]:
        """Mark what names the answer that goes without saying: (seen) -> answer; None: there is none just now."""
        self.suggested = self._only(self.suggested, function)
        return function

    def needless(self, function: Callable[[S], bool]) -> Callable[[S], bool]:
        """Mark what says that nothing is lost by the obvious answer: (seen) -> whether nobody need be asked."""
        self.spared = self._only(self.spared, function)
        return function

    def _only(self, before: object, function: F) -> F:
        if before is not None:
            raise ValueError(f"question {self.name}: {before} and {function} do the same for it")
        return function


@plain_only
def _needs_options(kind: int, options: int) -> None:
    if options < 1:
        raise ValueError(f"question {kind} has no options; do not ask it")


@rule
def ask(g: Header, kind: Question, seat: int, options: int) -> None:
    """Open a question. A question with one option is answered by the kernel itself."""
    _needs_options(kind, options)
    g.question = kind
    g.asked = seat
    g.options = options


def answering(respond: Callable[..., None], proceed: Callable[..., None]) -> Callable[[Header, Record, int], None]:
    """Build the `answer` rule of a game.

    `respond(g, b, kind, seat, a)` takes in an answer; `proceed(g, b)` takes one step and is called until a question is
    open or the game is over. Questions that leave no choice are answered on the way.
    """

    @rule
    def answer(g: Header, b: Record, a: int) -> None:
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


def starting(proceed: Callable[..., None], answer: Callable[..., None]) -> Callable[[Header, Record], None]:
    """Build the `start` rule of a game: from a prepared record to its first question."""

    @rule
    def start(g: Header, b: Record) -> None:
        while g.question == NOTHING and g.over == 0:
            proceed(g, b)
        if g.over == 0 and g.options == 1:
            answer(g, b, 0)

    return start
