"""Scuffle: a duel with covered hands, interrupts and dice, to prove the effect machine."""

from __future__ import annotations

from dicewright.kernel.describe import RuleText
from dicewright.kernel.game import Choice, Game, Setup
from dicewright.kernel.layout import Values

from . import events, rules, show, state
from .cards import ASSEMBLER, CARDS, CODE_ROWS, PROGRAMS

RULE_IDS = ("SC-draw-1", "SC-main-1", "SC-cost-1", "SC-react-1", "SC-card-1", "SC-attack-1", "SC-attack-2",
            "SC-attack-3", "SC-ward-1", "SC-evade-1", "SC-end-1")  # fmt: skip


def fill_book(setup: Setup, content: object) -> dict[str, Values]:
    return {
        "code": ASSEMBLER.table(CODE_ROWS),
        "program": PROGRAMS,
        "cost": [0, *(card.cost for card in CARDS)],
        "when": [0, *(card.when for card in CARDS)],
    }


def prepare(setup: Setup) -> dict[str, Values]:
    deck = list(range(1, state.KNOWN))
    return {
        "health": [int(setup.options["health"])] * setup.seats,
        "coins": [2] * setup.seats,
        "deck": [deck] * setup.seats,
        "left": [len(deck)] * setup.seats,
    }


def samples() -> list[Setup]:
    return [Setup(2), Setup(3, {"health": "20"})]


GAME = Game(
    name="scuffle",
    package=__name__,
    version="1",
    seats=(2, 3, 4),
    state=state.State,
    book=state.Book,
    declared_in=(rules, show),
    events=events,
    rules=tuple(RuleText(id, "", "printed") for id in RULE_IDS),
    choices=(Choice("health", "12", ("12", "20"), "health at the start"),),
    settle=lambda setup: setup,
    fill_book=fill_book,
    prepare=prepare,
    evaluate=rules.evaluate,
    board=show.board,
    name_of=show.name_of,
    samples=samples,
)
