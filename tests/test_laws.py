"""Every registered game obeys every law."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from dicewright.kernel.describe import Area, Asking, Board, Event, Facets, Option, Ref, RuleText, Seen, Thing
from dicewright.kernel.events import EventKind
from dicewright.kernel.game import Game, Setup, games
from dicewright.kernel.question import Question
from dicewright.kernel.record import Header, Record, Sees
from dicewright.kernel.rule import plain_only, rule
from dicewright.kernel.words import text
from dicewright.lab.laws import LAWS, lockstep
from sample_games import race, scuffle
from sample_games.race.rules import bids
from staging import altered, together

SAMPLES = [(name, i) for name, game in games().items() for i in range(len(game.samples()))]


NATIVE = "native_equals_plain"


def compiled(game: Game) -> list[Setup]:
    """The samples that are compared with compiled rules here. Those are compiled anew for every number of seats, which
    takes long: here it is the usual, the smallest and the largest table, all others in `make lockstep`."""
    seats = [sample.seats for sample in game.samples()]
    return [sample for sample in game.samples() if sample.seats in (seats[0], min(seats), max(seats))]


CASES = [
    pytest.param(law, name, sample, marks=[together(name)] if law == NATIVE else [])
    for law in LAWS
    for name, sample in SAMPLES
    if law != NATIVE or games()[name].samples()[sample] in compiled(games()[name])
]


@pytest.mark.parametrize(("law", "name", "sample"), CASES)
def test_law(law: str, name: str, sample: int) -> None:
    game = games()[name]
    LAWS[law](game, game.samples()[sample])


@pytest.mark.parametrize("name", [pytest.param(name, marks=together(name)) for name in games()])
def test_native_equals_plain(name: str) -> None:
    heard = []
    game = games()[name]
    agreement = lockstep(game, 20_000, seed=2024, progress=heard.append, setups=compiled(game))
    assert agreement.answers == sum(heard) == 20_000
    assert agreement.games > 0


# --- the laws can be broken ---


class OpenBids(race.rules.State):
    """The state of Race with bids that everyone sees."""


OpenBids.fields = tuple(replace(f, sees=Sees.EVERYONE) if f.name == "bid" else f for f in race.rules.State.fields)


def loud_bids(kind: EventKind, values: tuple[int, ...], seat: int | None, teams: tuple[int, ...]) -> Event | None:
    return race.GAME.event(replace(kind, private=False), values, seat, teams)


def unsealed(name: str) -> tuple[Question, ...]:
    """The questions of Scuffle, one of them asked openly."""
    questions = []
    for q in scuffle.GAME.questions.values():
        open_one = Question(int(q), q.name)
        vars(open_one).update(vars(q), sealed=q.sealed and q.name != name)
        questions.append(open_one)
    return tuple(questions)


def worthless(g: Header, b: Record, w: Record, seat: int) -> int:
    return 5000


def last_of_many(g: Header, b: Record, w: Record) -> int:
    return 99


def nobody_wins(g: Header, b: Record) -> None:
    race.GAME.flow.proceed(g, b)
    if g.over:
        for seat in range(g.place.shape[0]):
            g.place[seat] = 2


def misnamed(seen: Seen[Any, Any], a: int) -> Option:
    return structs.replace(race.GAME.option(seen, a), rule="RC-nowhere-1")


def mumbled(seen: Seen[Any, Any], a: int) -> Option:
    return structs.replace(race.GAME.option(seen, a), text=text("do-roll"))


def speechless(seen: Seen[Any, Any]) -> Asking:
    return replace(race.GAME.describe(seen), text=text("ask-nothing"))


def half_forgotten(g: race.rules.State, b: race.rules.Book, seat: int, seed: int) -> None:
    """A guess that is made from the truth."""
    for other in range(g.place.shape[0]):
        if g.bid[other] > 0 and (seat < 0 or b.team[other] != b.team[seat]):
            g.bid[other] = 1 + (g.bid[other] + seed) % bids(g, other)


respond = race.GAME.flow.respond


class Can(Facets, frozen=True):
    litres: int


def half_full(seen: Seen[Any, Any]) -> Board:
    board = race.show.board(seen)
    litres: Any = "half"
    can = Thing(Ref("can"), text("race-booster", n=1), facets=Can(litres))
    return structs.replace(board, areas=(*board.areas, Area(Ref("shed"), text("race-booster", n=1), things=(can,))))


@plain_only
def slip(g: race.rules.State) -> None:
    g.fuel[0] = 1


@rule
def slipping(g: race.rules.State, b: Record, kind: int, seat: int, a: int) -> None:
    respond(g, b, kind, seat, a)
    if g.total == 9:
        slip(g)


BROKEN = [
    ("sealed_answers_stay_sealed", race, {"event": loud_bids}),
    ("sealed_answers_stay_sealed", race, {"state": OpenBids}),
    ("imagining_shows_nothing", race, {"state": OpenBids}),
    ("bots_are_shown_no_truth", race, {"forget": half_forgotten}),
    ("windows_leave_no_trace", scuffle, {"questions": unsealed("react")}),
    ("windows_leave_no_trace", scuffle, {"questions": unsealed("main")}),
    ("rules_are_named", race, {"option": misnamed}),
    ("rules_are_named", race, {"rules": (*race.GAME.rules, RuleText("RC-silent-1", "", "printed"))}),
    ("options_are_told_apart", race, {"option": mumbled}),
    ("everything_has_words", race, {"describe": speechless}),
    ("things_are_drawn_as_declared", race, {"board": half_full}),
    ("things_are_drawn_as_declared", race, {"board": half_full, "facets": {"can": Can}}),
    ("values_stay_in_range", race, {"evaluate": worthless}),
    ("questions_leave_a_choice", race, {"default": last_of_many}),
    ("games_end", race, {"proceed": nobody_wins}),
]


@pytest.mark.parametrize(("law", "module", "mistake"), BROKEN, ids=lambda x: x if isinstance(x, str) else None)
def test_a_mistake_breaks_its_law(law: str, module: Any, mistake: dict[str, Any]) -> None:
    game = altered(module.GAME, name="broken", **mistake)

    def everywhere() -> None:
        for setup in game.samples():
            LAWS[law](game, setup)

    with pytest.raises(AssertionError, match="broken"):
        everywhere()


@together("race")
def test_lockstep_names_the_first_field_that_differs() -> None:
    game = altered(race.GAME, name="slipping", respond=slipping)
    with pytest.raises(AssertionError, match=r"fuel\[0\]: 1 -> "):
        lockstep(game, 5000, seed=1)
