"""Roll Player, put together."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Choice, Game, Setup, register
from .board import board
from .book import SWITCHES, VARIANTS, fill_book
from .content_file import SHIPPED, content_status, export_content, read
from .describe import describe, name_of, option
from .reference import RULES
from .rules.flow import proceed, respond
from .rules.judge import default, evaluate, quiet
from .rules.score import reputation
from .state import BOOK_FIELDS, EVENTS, FIELDS, QUESTIONS

CHOICES = (
    *(Choice(name, choices[0], choices, help, rule=rule) for name, (choices, help, rule) in VARIANTS.items()),
    *(Choice(name, choices[0], choices) for name, choices in SWITCHES.items()),
)


def settle(setup: Setup) -> Setup:
    """Every option has fixed choices, and all of them go together."""
    return setup


def prepare(setup: Setup) -> dict[str, Any]:
    """A game begins with nothing on the table."""
    return {}


def samples() -> list[Setup]:
    """Set-ups that together reach every corner: one to four seats, every variant, every switch thrown."""
    variants = {name: choices[1] for name, (choices, _, _) in VARIANTS.items()}
    other = {name: choices[1] for name, choices in SWITCHES.items()}
    return [
        Setup(2, {}),
        Setup(1, {}),
        Setup(3, {"classes": "free"}),
        Setup(4, {"market": "friendly"}),
        Setup(1, {**variants, "solo_trash": "reshuffled", "solo_druid": "after_enemy_die"}),
        Setup(2, {**other, "market_deck": "random"}),
        Setup(4, {"length": "short", "starting_dice": "less_random", "diplomacy_target": "any"}),
    ]


GAME = register(
    Game(
        name="roll_player",
        package="dicewright.games.roll_player",
        version="1",
        seats=(1, 2, 3, 4),
        fields=FIELDS,
        book_fields=BOOK_FIELDS,
        kinds=QUESTIONS,
        events=EVENTS,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        prepare=prepare,
        respond=respond,
        proceed=proceed,
        evaluate=evaluate,
        describe=describe,
        option=option,
        board=board,
        name_of=name_of,
        default=default,
        quiet=quiet,
        score=reputation,
        content=SHIPPED,
        read_content=read,
        content_text=export_content,
        content_status=content_status,
        samples=samples,
    )
)
