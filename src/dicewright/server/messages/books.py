"""What is sent of the books: a rule, all rules of a game, and everything in its box."""

from __future__ import annotations

from typing import Literal

from .bounds import Told
from .lobby import Choice
from .scene import Chance, Thing


class Rule(Told, tag="rule"):
    """A rule in our own words: its place in the rulebook, and whether it is printed, ruled or reconstructed.
    `note` says why it is read so, `see` are the ids of rules that explain it, and `choice` is the set-up option that
    chooses another reading."""

    id: str
    place: str
    state: Literal["printed", "ruled", "reconstructed"]
    text: str
    note: str
    see: list[str]
    choice: Choice | None


class RuleArea(Told):
    """The rules about one thing, such as a phase."""

    name: str
    title: str
    rules: list[Rule]


class Rules(Told):
    """All rules of a game, in the order of play."""

    title: str
    areas: list[RuleArea]


class Term(Told):
    """A thing of the box: the rule that says what it does, and how likely things are."""

    thing: Thing
    rule: str
    odds: list[Chance]


class Chapter(Told):
    """Things of the box that belong together."""

    name: str
    title: str
    terms: list[Term]


class Glossary(Told):
    """Everything in the box of a game, in pictures as on the table. A thing may stand in several chapters."""

    title: str
    chapters: list[Chapter]
