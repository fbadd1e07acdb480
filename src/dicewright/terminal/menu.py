"""The friendly way in: a few questions instead of a command line."""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..kernel.game import games
from ..kernel.words import LANGUAGES, Words, language_name, text, words
from .choosing import NotUnderstood, place
from .reference import WORDS, title, words_of
from .screen import Screen
from .sitting import HUMAN


def menu(screen: Screen, language: str) -> tuple[str, list[str], str]:
    """Ask for a language, a game and the players; all that is needed to sit down."""
    first = [language, *(code for code in LANGUAGES if code != language)]
    spoken = words(language, (WORDS,))
    screen.show(spoken.say(text("menu-welcome")), style="bold")
    language = first[_choose(screen, spoken, "menu-language", [language_name(code) for code in first])]
    spoken = words(language, (WORDS,))
    known = list(games())
    game = known[_choose(screen, spoken, "menu-game", [title(g, words_of(g, language)) for g in games().values()])]
    counts = games()[game].seats
    seats = counts[_choose(screen, spoken, "menu-seats", [str(n) for n in counts])]
    usual_first = sorted(bots.offered(), key=lambda name: name != bots.USUAL)
    called = [spoken.say(text("menu-bot", player=bots.label(name, language))) for name in usual_first]
    labels = [*called, spoken.say(text("menu-one-screen"))]
    other = [*usual_first, HUMAN][_choose(screen, spoken, "menu-opponent", labels)]
    return game, [HUMAN, *[other] * (seats - 1)], language


def _choose(screen: Screen, spoken: Words, question: str, labels: Sequence[str]) -> int:
    """The place of the label chosen. What leaves no choice is not asked."""
    if len(labels) == 1:
        return 0
    screen.show()
    screen.show(spoken.say(text(question)), style="bold")
    for k, label in enumerate(labels):
        screen.show(f"{k + 1}. {label}", indent=2)
    screen.show(spoken.say(text("menu-choose")), style="dim", indent=2)
    while True:
        typed = screen.ask("> ") or "1"
        try:
            return place(typed, len(labels))
        except NotUnderstood:
            screen.show(spoken.say(text("menu-again", count=len(labels))), style="red")
