"""Advice at the terminal: the best options with bars of their chances, and why."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text as Rich

from ..bots import Advice
from ..bots.advice import Advised, scored
from ..kernel.describe import Option
from ..kernel.words import Words, decimal, percent, text
from .screen import Screen

BAR = 12
"""Signs of a bar that stands for certainty."""


def show_advice(screen: Screen, words: Words, it: Advice, place: Callable[[Option], str]) -> None:
    """`place`: the number to type for an option, where it has one."""
    most = max([1.0, *(o.expected for o in it.options)]) if it.alone else 1.0
    for option in it.options:
        full = round(BAR * option.expected / most)
        bar = Rich("█" * full, style="green") + Rich("░" * (BAR - full), style="dim")
        said = f" {_chance(words, it, option)}  {words.say(option.option.text)}"
        screen.show(Rich(f"{place(option.option):>3} ") + bar + Rich(said), hang=4)
    for reason in it.reasons:
        screen.show(words.say(reason), hang=0)
    if it.rough and it.options:
        screen.show(words.say(text("table-hint-rough", trials=it.options[0].trials)), style="dim", hang=0)


def _chance(words: Words, it: Advice, option: Advised) -> str:
    if it.alone:
        return words.say(text("table-hint-score", score=scored(option.expected), margin=decimal(option.margin)))
    return words.say(text("table-hint-chance", chance=percent(option.expected), margin=percent(option.margin)))
