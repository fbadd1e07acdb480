"""Why the server does not do something: a code for the page, and words for people in the language of the page."""

from __future__ import annotations

from ...kernel.game import Refusal
from ...kernel.words import text
from ...match import CannotUndo
from .. import messages as m
from ..messages.bounds import Language

WORDS = "dicewright.server"


class Denied(Refusal):
    """Something a client asked for and cannot have. Its words are the message `refused-<code>`."""

    def __init__(self, code: str, status: int = 400, /, **args: int | str) -> None:
        super().__init__(text(f"refused-{code}", **args), package=WORDS)
        self.code, self.status = code, status


def refusal(id: str, **args: int | str) -> Refusal:
    """What somebody who runs a server, or checks a game of it, cannot have."""
    return Refusal(text(id, **args), package=WORDS)


def refusal_message(no: Refusal, language: Language) -> m.service.Refused:
    """A refusal as it is sent. What is neither the server's nor a match's comes from the set-up of a game."""
    match no:
        case Denied():
            code = no.code
        case CannotUndo():
            code = f"undo-{no.obstacle}"
        case _:
            code = "setup"
    return m.service.Refused(code, no.in_words(language), no.rule)
