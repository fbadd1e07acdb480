"""Roll Player, put together."""

from __future__ import annotations

from ...kernel.game import Choice, ContentFiles, Game, Setup, register
from ...kernel.layout import Values
from . import events, rules, show
from .content.book import fill_book, read
from .content.card_file import PACKAGE, SECTIONS, SHIPPED, content_status, export_content
from .content.readings import SWITCHES, VARIANTS
from .judge.evaluate import PERFECT, default, evaluate, quiet
from .judge.measures import MEASURES
from .judge.weights import Weights, fill_weights
from .marks import MARKS
from .reference import RULES
from .rules.score import reputation
from .show.board import board
from .show.difference import difference
from .show.facets import CONSTANTS, FACETS
from .show.names import name_of
from .show.sheet import glossary, sheet
from .state import Book, State

CHOICES = (
    *(Choice(name, choices[0], choices, help, rule=rule) for name, (choices, help, rule) in VARIANTS.items()),
    *(Choice(name, choices[0], choices) for name, choices in SWITCHES.items()),
)


def settle(setup: Setup) -> Setup:
    """Every option has fixed choices, and all of them go together."""
    return setup


def prepare(setup: Setup) -> dict[str, Values]:
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
        package=PACKAGE,
        version="3",
        seats=(1, 2, 3, 4),
        state=State,
        book=Book,
        weights=Weights,
        declared_in=(rules, show),
        events=events,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        fill_weights=fill_weights,
        prepare=prepare,
        evaluate=evaluate,
        board=board,
        glossary=glossary,
        facets=FACETS,
        constants=CONSTANTS,
        name_of=name_of,
        default=default,
        quiet=quiet,
        measures=MEASURES,
        marks=MARKS,
        perfect_score=PERFECT,
        score=reputation,
        content=SHIPPED,
        content_files=ContentFiles(
            read=read,
            text=export_content,
            status=content_status,
            sections=tuple(SECTIONS),
            difference=difference,
            sheet=sheet,
        ),
        samples=samples,
    )
)
