"""What a person asked for and cannot have."""

from __future__ import annotations

from .words import Text, words


class Refusal(Exception):
    """Something that cannot be done: says what is wrong and what to do, and names the rule if a rule says so.

    `said` is a text that the kernel or `package` has words for in every language; a plain sentence where only
    developers hear it."""

    def __init__(self, said: Text | str, rule: str = "", package: str = "dicewright.kernel") -> None:
        super().__init__(said)
        self.said, self.rule = said, rule
        self.package = package
        """Whose words say it; `Game.settled` and `Game.content_in_force` put their own here."""

    def in_words(self, language: str) -> str:
        return words(language, tuple(dict.fromkeys(("dicewright.kernel", self.package)))).say(self.said)

    def __str__(self) -> str:
        return self.in_words("en")
