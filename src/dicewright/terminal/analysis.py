"""A game looked at again, at the terminal: the curve of chances, the account of luck and decisions, and the moments
that decided it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table
from rich.text import Text as Rich

from ..bots.analysis import Analysis, analyse
from ..bots.examining import SEED, looks
from ..bots.moments import Telling
from ..kernel.words import Text, Words, all_of, percent, text
from ..lab import waiting
from ..match import Match
from .reference import words_of
from .screen import Screen

MOMENTS = 3
"""Told of each kind."""
LINES = 3
"""Of what happened by luck."""
HEIGHT, WIDEST = 8, 72
"""Of the curve."""
BLOCKS = " ▁▂▃▄▅▆▇█"


class Report:
    """What is said of one game."""

    def __init__(self, match: Match, it: Analysis, screen: Screen, language: str) -> None:
        self.match, self.it, self.screen = match, it, screen
        self.words: Words = words_of(match.game, language)
        self.telling = Telling(match, it.alone)

    def show(self) -> None:
        if not self.it.decisions:
            self._say(text("analysis-nothing"))
            return
        self._curve()
        self._accounts()
        self._decisions()
        self._luck()
        self.screen.show()
        self._say(text("analysis-how-alone" if self.it.alone else "analysis-how"), style="dim")

    # --- the parts ---

    def _curve(self) -> None:
        """What the first side could expect, from the first decision to the end."""
        self.screen.rule(self.words.say(text("analysis-curve", name=self._side(self.it.accounts[0].side))))
        curve = [point.expected[0] for point in self.it.curve]
        top = max([1.0, *curve]) if self.it.alone else 1.0
        columns = spread_out(curve, min(WIDEST, self.screen.width - 8))
        for row in reversed(range(HEIGHT)):
            label = (
                self.words.say(self.telling.amount(top * (row + 1) / HEIGHT))
                if row in (HEIGHT - 1, HEIGHT // 2 - 1)
                else ""
            )
            line = "".join(BLOCKS[min(8, max(0, round(8 * (HEIGHT * n / top - row))))] for n in columns)
            self.screen.console.print(Rich(f"{label:>6} ", style="dim") + Rich(line, style="cyan"))

    def _accounts(self) -> None:
        others = ["others"] if len(self.it.accounts) > 1 else []
        like = ["like"] if any(it.like for it in self.it.played) else []
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for column in ("start", "luck", "play", *others, "end", "precision", *like):
            table.add_column(self.words.say(text(f"analysis-{column}")), justify="right")
        for account in self.it.accounts:
            changes = [account.luck, account.play, *([account.others] if others else [])]
            row = [self.telling.amount(account.start), *map(self.telling.change, changes)]
            played = [it for it in self.it.played if self.match.teams[it.seat] == account.side]
            row += [self.telling.amount(account.end)]
            row += [self._each([None if it.precision is None else percent(it.precision) for it in played])]
            row += [self._each([text(f"bot-{it.like}") if it.like else None for it in played])] if like else []
            table.add_row(self.words.say(self._side(account.side)), *map(self.words.say, row))
        self.screen.show()
        self.screen.console.print(table)

    def _decisions(self) -> None:
        """The costliest ones."""
        worst = sorted((d for d in self.it.decisions if d.given_away > 0), key=lambda d: -d.given_away)[:MOMENTS]
        self.screen.show()
        self._say(text("analysis-decisions" if worst else "analysis-no-mistakes"), style="bold")
        for decision in sorted(worst, key=lambda d: d.at):
            self._say(self.telling.decision(decision, self.match.name(decision.seat)), indent=2)

    def _luck(self) -> None:
        """What moved the first side's chances most, and was nobody's doing."""
        moved = sorted((it for it in self.it.luck if it.change[0]), key=lambda it: -abs(it.change[0]))[:MOMENTS]
        if not moved:
            return
        self.screen.show()
        self._say(text("analysis-luckiest", name=self._side(self.it.accounts[0].side)), style="bold")
        for it in sorted(moved, key=lambda it: it.at):
            change = self.telling.change(it.change[0])
            self._say(text("analysis-moment", when=self.telling.when(it.at), change=change), indent=2)
            for line in self.match.log(None, it.at + 1, it.until + 1)[:LINES]:
                self._say(line.text, indent=4)
        exact = sum(it.exact for it in self.it.luck)
        self._say(text("analysis-exact", all=len(self.it.luck), exact=exact, drawn=len(self.it.luck) - exact))

    # --- words ---

    def _say(self, it: Text, style: str = "", indent: int = 0) -> None:
        self.screen.show(self.words.say(it), style=style, indent=indent)

    def _side(self, side: int) -> Text | str:
        names = [self.words.say(self.match.name(seat)) for seat, team in enumerate(self.match.teams) if team == side]
        return all_of(names)

    def _each(self, them: Sequence[Text | None]) -> Text:
        """Of each seat of a side, where it is known."""
        told = [it for it in them if it is not None]
        return all_of(told) if told else text("analysis-no-precision")


def spread_out(curve: Sequence[float], width: int) -> list[float]:
    """A curve as so many columns at most: each the mean of its stretch."""
    if len(curve) <= width:
        return [n for n in curve for _ in range(max(1, width // len(curve)))]
    parts = [curve[k * len(curve) // width : (k + 1) * len(curve) // width] for k in range(width)]
    return [sum(part) / len(part) for part in parts]


def run(match: Match, language: str, thorough: bool, as_json: bool) -> int:
    """Look at a game again and print what was found."""
    several = looks(match.game, match.teams, thorough)
    with waiting.compiling(match.game.name, quiet=as_json):
        for look in several:
            look.reviewer.compile()
    with waiting.counting(words_of(match.game, language).say(text("analysis-looking")), as_json) as show:
        *_, found = analyse(match, several, SEED, show)
    if as_json:
        print(json.dumps(asdict(found)))
    else:
        Report(match, found, Screen(), language).show()
    return 0
