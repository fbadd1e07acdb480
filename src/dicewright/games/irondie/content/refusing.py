"""What is refused in the words of the game, wherever it is refused: at set-up, or by the command that checks a file."""

from __future__ import annotations

from ....kernel.game import Refusal
from ....kernel.words import Text

PACKAGE = "dicewright.games.irondie"


def refused(said: Text, rule: str = "") -> Refusal:
    no = Refusal(said, rule)
    no.package = PACKAGE
    return no
