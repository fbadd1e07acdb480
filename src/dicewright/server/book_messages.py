"""What is sent of the books: all rules of a game, and everything in its box."""

from __future__ import annotations

from . import messages as m


class RuleArea(m.Told):
    """The rules about one thing, such as a phase."""

    name: str
    title: str
    rules: list[m.Rule]


class Rules(m.Told):
    """All rules of a game, in the order of play."""

    title: str
    areas: list[RuleArea]


class Term(m.Told):
    """A thing of the box: the rule that says what it does, and how likely things are."""

    thing: m.Thing
    rule: str
    odds: list[m.Chance]


class Chapter(m.Told):
    """Things of the box that belong together."""

    name: str
    title: str
    terms: list[Term]


class Glossary(m.Told):
    """Everything in the box of a game, in pictures as on the table. A thing may stand in several chapters."""

    title: str
    chapters: list[Chapter]


BOOKS_TOLD = (Rules, Glossary)
