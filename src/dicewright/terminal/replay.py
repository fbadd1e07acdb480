"""Shows a saved game again, as somebody who watched it."""

from __future__ import annotations

from .. import bots
from ..kernel.words import text
from ..match import Match, recap
from . import draw
from .reference import words_of
from .screen import Screen


def replay(match: Match, screen: Screen, language: str, step: bool = False) -> None:
    """What happened, moment by moment; with `step` the board after each answer of a player. Then the end."""
    words = words_of(match.game, language)

    def name(seat: int) -> str:
        player = match.players[seat] if seat < len(match.players) else "human"
        return f"{words.say(match.name(seat))} ({words.say(text('table-player', player=bots.label(player, language)))})"

    count, shown = len(match.history), 0
    for at in range(1, count + 1) if step else ():
        lines = match.log(None, shown, at + 1)
        if lines and match.history[at - 1].seat >= 0:
            draw.log(lines, screen, words)
            shown = at + 1
            draw.board(match.fork(at).board(None), screen, words, None, name)
            screen.show(words.say(text("replay-at", at=at, count=count)), style="dim")
            try:
                if screen.ask(words.say(text("replay-step")) + " ").lower() == "q":
                    return
            except EOFError:
                return
    draw.log(match.log(None, shown), screen, words)
    draw.board(match.board(None), screen, words, None, name)
    screen.show(recap(match, language))
