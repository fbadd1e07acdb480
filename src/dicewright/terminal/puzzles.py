"""Puzzles at the terminal: a position, its question, and what comes of the answer."""

from __future__ import annotations

import secrets

from ..bots import USUAL, Advice, advice
from ..bots.puzzles import GRADES, Puzzle, puzzles_of
from ..bots.weighing import Scale
from ..kernel.describe import Asking, Option
from ..kernel.game import Game, Refusal
from ..kernel.words import Text, decimal, percent, text
from ..match import Match
from .ask import Ask, Leave
from .hint import show_advice
from .reference import WORDS, words_of
from .screen import Screen
from .sitting import HUMAN, Sitting

AGAIN, PLAY, QUIT = "again", "play", "quit"


class AskPuzzle(Ask):
    """Nothing helps, and the first answer counts."""

    def _hint(self, rest: list[str]) -> None:
        raise Refusal(text("puzzle-no-hint"), package=WORDS)

    def _undo(self, rest: list[str]) -> None:
        raise Refusal(text("puzzle-no-undo"), package=WORDS)

    def _quit(self, rest: list[str]) -> None:
        raise Leave


class Solving:
    """One puzzle on the screen. `number`: by which it is asked for again, of so many."""

    def __init__(self, game: Game, puzzle: Puzzle, number: int, of: int, screen: Screen, language: str) -> None:
        self.game, self.puzzle, self.number, self.of = game, puzzle, number, of
        self.screen, self.language = screen, language
        self.words = words_of(game, language)

    def solve(self) -> None:
        """Ask, and tell what comes of the answer."""
        match = self._match()
        asking = match.asking(match.asked)
        assert isinstance(asking, Asking)
        self.screen.rule(self._say("puzzle-head", n=self.number, of=self.of, grade=self.puzzle.grade))
        sitting = Sitting(match, self.screen, self.language)
        sitting.show_board(match.asked)
        self._tell(match, AskPuzzle(sitting, match.asked, asking).answer())

    def play_on(self) -> None:
        Sitting(self._match(), self.screen, self.language, secrets.randbits(32)).play()

    def _match(self) -> Match:
        match = self.puzzle.match()
        match.players = tuple(HUMAN if seat == match.asked else USUAL for seat in range(match.setup.seats))
        return match

    def _tell(self, match: Match, answer: int) -> None:
        """Whether that was best, what the options promise, and why the best is."""
        weighing = self.puzzle.weighing(self.game, match.setup.seats)
        seen, values = match.seen(match.asked), {o.answer: o.value for o in weighing.options}
        given, best = (self.words.say(self.game.option(seen, a).text) for a in (answer, self.puzzle.best))
        lost = self._amount(match, values[self.puzzle.best], values[answer]) if answer in values else None
        self.screen.show()
        if answer == self.puzzle.best:
            self.screen.show(self._say("puzzle-right", best=best), style="bold green")
        elif lost is None:
            self.screen.show(self._say("puzzle-wrong", given=given, best=best), style="bold red")
        else:
            self.screen.show(self._say("puzzle-lost", given=given, best=best, lost=lost), style="bold red")
        told: Advice = advice(self.game, seen, match.weights, weighing, len(weighing.options))
        show_advice(self.screen, self.words, told, lambda option: _mark(option, answer, self.puzzle.best))
        self.screen.show(self._say("puzzle-found", part=percent(self.puzzle.found)), style="dim")

    def _amount(self, match: Match, best: float, other: float) -> Text:
        """A difference as people are told it."""
        scale = Scale.of(self.game, match.setup.seats)
        part = scale.apart(best, other)
        return text("scored", n=decimal(part)) if scale.alone else percent(part)

    def _say(self, id: str, /, **args: int | str | Text) -> str:
        return self.words.say(text(id, **args))


def _mark(option: Option, answer: int, best: int) -> str:
    """Before the best option, and before the one that was answered."""
    return "✓" if option.answer == best else "✗" if option.answer == answer else ""


def run(game: Game, screen: Screen, language: str, grade: int | None, number: int | None) -> int:
    """Puzzles one after the other, until somebody has had enough."""
    all_ = puzzles_of(game)
    if not all_:
        raise Refusal(text("refuse-no-puzzles", game=game.name), package=WORDS)
    if grade is not None and grade not in GRADES:
        raise Refusal(text("refuse-grade", given=grade), package=WORDS)
    if number is not None and not 1 <= number <= len(all_):
        raise Refusal(text("refuse-puzzle", given=number, of=len(all_)), package=WORDS)
    left = [n for n, it in enumerate(all_) if grade in (None, it.grade)]
    if not left:
        raise Refusal(text("refuse-no-puzzles-of", game=game.name, grade=grade or 0), package=WORDS)
    at = number - 1 if number is not None else secrets.choice(left)
    try:
        while True:
            solving = Solving(game, all_[at], at + 1, len(all_), screen, language)
            solving.solve()
            typed = screen.ask(solving.words.say(text("puzzle-next")) + " ").lower()
            if typed == PLAY:
                solving.play_on()
                return 0
            if typed == QUIT:
                return 0
            if typed != AGAIN:
                left = [n for n in left if n != at] or [at]
                at = secrets.choice(left)
    except (EOFError, Leave):
        return 0
