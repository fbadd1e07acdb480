"""A game looked at again, at the terminal: the curve of chances, the account of luck and decisions, and the moments
that decided it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table
from rich.text import Text as Rich

from ..bots import Player
from ..bots.analysis import Account, Analysis, analyse
from ..bots.moments import Telling
from ..bots.search import Adviser, Reviewer
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
SEED = 1
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
        self._curve(self.it.accounts[0])
        self._accounts()
        self._decisions()
        self._luck(self.it.accounts[0])
        self.screen.show()
        told = {1: "analysis-how-alone", 2: "analysis-how"}.get(len(self.it.accounts), "analysis-how-many")
        self._say(text(told), style="dim")

    # --- the parts ---

    def _curve(self, account: Account) -> None:
        """What the first side could expect, from the first decision to the end."""
        self.screen.rule(self.words.say(text("analysis-curve", name=self._side(account.side))))
        curve = [p.before for p in account.points] + [account.end]
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
        many = len(self.it.accounts) > 2
        columns = ["start", "luck-and-others" if many else "luck", "given-away"]
        columns += ["was-given"] if len(self.it.accounts) == 2 else []
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for column in (*columns, "end", "precision"):
            table.add_column(self.words.say(text(f"analysis-{column}")), justify="right")
        for account in self.it.accounts:
            row = [
                self.telling.amount(account.start),
                self.telling.change(account.luck),
                self.telling.change(-account.given_away),
            ]
            row += [self.telling.change(account.was_given)] if len(self.it.accounts) == 2 else []
            row += [self.telling.amount(account.end), self._precision(account.side)]
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

    def _luck(self, account: Account) -> None:
        """What moved the first side's chances most, and was nobody's doing."""
        by_size = sorted(account.points, key=lambda p: -abs(p.luck))[:MOMENTS]
        moved = [point for point in by_size if point.luck]
        if not moved:
            return
        self.screen.show()
        self._say(text("analysis-luckiest", name=self._side(account.side)), style="bold")
        for point in sorted(moved, key=lambda p: p.until):
            at, change = point.decision.at, self.telling.change(point.luck)
            self._say(text("analysis-moment", when=self.telling.when(at), change=change), indent=2)
            for line in self.match.log(None, at + 2, point.until + 1)[:LINES]:  # the answer itself was nobody's luck
                self._say(line.text, indent=4)

    # --- words ---

    def _say(self, it: Text, style: str = "", indent: int = 0) -> None:
        self.screen.show(self.words.say(it), style=style, indent=indent)

    def _side(self, side: int) -> Text | str:
        names = [self.words.say(self.match.name(seat)) for seat, team in enumerate(self.match.teams) if team == side]
        return all_of(names)

    def _precision(self, side: int) -> Text:
        found = [self.it.precision(seat) for seat, team in enumerate(self.match.teams) if team == side]
        told = [percent(n) for n in found if n is not None]
        return all_of(told) if told else text("analysis-no-precision")


def spread_out(curve: Sequence[float], width: int) -> list[float]:
    """A curve as so many columns at most: each the mean of its stretch."""
    if len(curve) <= width:
        return [n for n in curve for _ in range(max(1, width // len(curve)))]
    parts = [curve[k * len(curve) // width : (k + 1) * len(curve) // width] for k in range(width)]
    return [sum(part) / len(part) for part in parts]


def run(match: Match, language: str, thorough: bool, as_json: bool) -> int:
    """Look at a game again and print what was found."""
    adviser = Player(Adviser.name if thorough else Reviewer.name, match.game, match.teams)
    with waiting.compiling(match.game.name, quiet=as_json):
        adviser.compile()
    with waiting.counting(words_of(match.game, language).say(text("analysis-looking")), as_json) as show:
        found = analyse(match, adviser, SEED, show)
    if as_json:
        print(json.dumps(as_data(found)))
    else:
        Report(match, found, Screen(), language).show()
    return 0


def as_data(it: Analysis) -> dict[str, object]:
    """For programs."""
    accounts = [
        {
            "side": account.side, "start": account.start, "luck": account.luck, "given_away": account.given_away,
            "was_given": account.was_given, "end": account.end,
            "curve": [[point.decision.at, point.before, point.after] for point in account.points],
        }
        for account in it.accounts
    ]  # fmt: skip
    return {"alone": it.alone, "accounts": accounts, "decisions": [asdict(decision) for decision in it.decisions]}
