"""How a report says figures and names, in the language of its reader."""

from __future__ import annotations

from ....kernel.words import Argument, Text, text
from ....kernel.words import percent as whole_percent
from ..findings import Estimate
from ..plan import PACKAGE, Study

CELL = " / "


class Saying:
    """The words of one report."""

    def __init__(self, study: Study, language: str) -> None:
        self.study, self.language = study, language
        self.words = study.game.words(language, "dicewright.bots", PACKAGE)

    def say(self, id: str, /, **args: Argument) -> str:
        return self.words.say(text(id, **args))

    def name(self, it: Text) -> str:
        said = self.words.say(it)
        return said[:1].upper() + said[1:]

    def value(self, value: str) -> str:
        """What a seat has; several choices are said side by side."""
        return ", ".join(self._value(part) for part in value.split(", "))

    def _value(self, value: str) -> str:
        for c in self.study.seated:
            if self.words.has(id := f"choice-{c.name}-{value}"):
                return self.say(id)
        return value

    def option(self, name: str, value: str) -> str:
        """An option, and what it is set to."""
        helped, chosen = f"option-{name}-help", f"choice-{name}-{value}"
        said = self.say(helped) if self.words.has(helped) else name
        return self.say("study-option", option=said, value=self.say(chosen) if self.words.has(chosen) else value)

    def line(self, number: int) -> str:
        """Who plays."""
        bots = [self.say(f"bot-{bot}") if self.words.has(f"bot-{bot}") else bot for bot in self.study.bots[number]]
        return bots[0] if len(set(bots)) == 1 else ", ".join(bots)

    # --- figures ---

    def number(self, n: float, digits: int = 1, signed: bool = False) -> str:
        """With a comma where one is written, and a minus as printers set it."""
        said = f"{abs(n):.{digits}f}"
        whole, _, rest = said.partition(".")
        said = whole + (("." if self.language == "en" else ",") + rest if rest else "")
        zero = float(f"{n:.{digits}f}") == 0
        return (("−" if n < 0 else "+" if signed else "") if not zero else "") + said

    def count(self, n: int) -> str:
        """A number of things, in groups of three."""
        return f"{n:,}".replace(",", "," if self.language == "en" else "\u202f")

    def percent(self, share: float, digits: int = 1, signed: bool = False) -> str:
        said = self.number(100 * share, digits, signed)
        return self.words.say(whole_percent(0)).replace("0", said)

    def worth(self, n: float, digits: int = 1, signed: bool = False) -> str:
        """What a seat has of games: a share of wins, or alone a score."""
        return self.number(n, digits, signed) if self.study.alone else self.percent(n, digits, signed)

    def tick(self, n: float) -> str:
        return self.number(n, 0) if self.study.alone else self.percent(n, 0)

    def tick_change(self, n: float) -> str:
        """A mark on an axis of differences: fine ones want a digit more."""
        digits = 0 if abs(100 * n - round(100 * n)) < 1e-6 or self.study.alone else 1
        return self.worth(n, digits, signed=True)

    def within(self, it: Estimate, signed: bool = False) -> str:
        """`48.1 % to 51.2 %`"""
        return self.say("study-within", low=self.worth(it.low, 1, signed), high=self.worth(it.high, 1, signed))
