"""Race: covered bids of fuel for the lead, then roll or hold round the table, and a secret booster at the end."""

from __future__ import annotations

from collections.abc import Mapping

from dicewright.kernel.content import reading
from dicewright.kernel.describe import RuleText
from dicewright.kernel.game import Choice, ContentFiles, Game, Refusal, Setup
from dicewright.kernel.layout import Values
from dicewright.kernel.words import text

from . import events, rules, show

RULE_IDS = ("RC-bid-1", "RC-bid-2", "RC-turn-1", "RC-turn-2", "RC-end-1", "RC-team-1")


def teams(setup: Setup) -> tuple[int, ...]:
    return tuple(s % 2 if setup.options["teams"] == "two" else s for s in range(setup.seats))


def settle(setup: Setup) -> Setup:
    if setup.options["teams"] == "two" and setup.seats != 4:
        raise Refusal(text("refuse-teams"), "RC-team-1")
    return setup


def fill_book(setup: Setup, content: Mapping[str, Mapping[str, int]]) -> dict[str, Values]:
    return {"length": content["length"][setup.options["length"]], "team": teams(setup)}


def prepare(setup: Setup) -> dict[str, Values]:
    return {"deck": rules.BOOSTERS, "left": len(rules.BOOSTERS), "fuel": [rules.FUEL] * setup.seats}


def samples() -> list[Setup]:
    return [Setup(2), Setup(3, {"length": "short"}), Setup(4, {"teams": "two"})]


GAME = Game(
    name="race",
    package=__name__,
    version="1",
    seats=(2, 3, 4),
    state=rules.State,
    book=rules.Book,
    declared_in=(rules, show),
    events=events,
    rules=tuple(RuleText(id, "", "printed") for id in RULE_IDS),
    choices=(
        Choice("length", "long", ("short", "long"), "how far the finish is"),
        Choice("teams", "none", ("none", "two"), "two teams of two, for four seats", rule="RC-team-1"),
    ),
    settle=settle,
    fill_book=fill_book,
    prepare=prepare,
    evaluate=rules.evaluate,
    board=show.board,
    name_of=show.name_of,
    teams=teams,
    content={"length": {"short": 15, "long": 40}},
    content_files=ContentFiles(read=reading(__name__)(lambda given, whole: given)),
    forget=rules.forget,
    samples=samples,
)
