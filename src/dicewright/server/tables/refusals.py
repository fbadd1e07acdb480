"""Why the server does not do something: a code for the page, and words for people in the language of the page."""

from __future__ import annotations

from ...kernel.game import Refusal
from .. import messages as m
from ..view.translate import said


class Denied(Refusal):
    """Something a client asked for and cannot have. Its words are the message `refused-<code>`."""

    def __init__(self, code: str, status: int = 400, /, **args: int | str) -> None:
        super().__init__(said("en", f"refused-{code}", **args))
        self.code, self.status, self.args_ = code, status, args


def refusal_message(no: Refusal, language: str) -> m.Refused:
    """A refusal as the page is told it. What a game's set-up refuses is said in the game's own words."""
    if isinstance(no, Denied):
        return m.Refused(no.code, said(language, f"refused-{no.code}", **no.args_), no.rule)
    return m.Refused("setup", no.in_words(language), no.rule)
