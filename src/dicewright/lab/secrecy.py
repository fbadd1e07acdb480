"""The laws of secrecy: what a seat may not know changes nothing of what it is shown.

Two states that a seat cannot tell apart are played on with the same answers. What the seat is told must stay the same
until an event that `reveals`: from there on the difference may show, and not a moment earlier.
"""

from __future__ import annotations

from typing import NoReturn

from ..kernel import events
from ..kernel.describe import Event
from ..kernel.game import Game, Setup
from ..kernel.question import NATURE
from .printing import differences
from .walk import Play, walk

POINTS = 250
"""Questions of a walk at which a law is tried."""
PICTURES = 80
"""... at which everything that is shown is described."""
STEPS = 6
"""Answers that two states are followed for."""

Telling = list[tuple[Event, bool]]
"""Events as a seat knows them, each with whether its kind reveals."""


def imagining_shows_nothing(game: Game, setup: Setup) -> None:
    """Change what a seat may not see: its view, its question with all options, and its board stay the same.

    The other laws compare views alone: what is described is made from a view and the book, as is shown here.
    """
    changed = 0
    for i, play in enumerate(walk(game, setup, 11, PICTURES)):
        for seat in (None, i % setup.seats):
            other = play.fork(game.determinise(play.g, play.b, seat, play.teams, play.pick))
            changed += other.g.buffer != play.g.buffer
            _same_picture(play, other, seat, "what it may not see was changed")
    assert changed or not game.hides, f"{game.name}: things are hidden, but imagining them never changed any"


def bots_are_shown_no_truth(game: Game, setup: Setup) -> None:
    """What a seat believes follows from what it knows: byte for byte the same, whatever else is true."""
    for play in walk(game, setup, 14, POINTS):
        seat = play.g.asked
        if seat < 0 or play.g.over:
            continue
        hide = game.hiding(play.teams)
        other = play.fork(game.determinise(play.g, play.b, seat, play.teams, play.pick))
        believed = play.fork()
        for it in (believed, other):
            hide(it.g, it.b, seat)
        differ = differences(play.g.layout, believed.g.buffer, other.g.buffer)
        assert not differ, f"{play.where()}: what seat {seat} believes hangs on what it may not know: {differ[:8]}"
        _same_view(play, believed, seat, "it is shown what it may believe in")


def sealed_answers_stay_sealed(game: Game, setup: Setup) -> None:
    """Whatever is answered to a sealed question, the others notice nothing until something is revealed."""
    for play in walk(game, setup, 12, POINTS):
        if not game.sealed(play.g):
            continue
        asked = play.g.asked
        first, second = play.fork(), play.fork()
        answers = (0, 1 + play.pick(play.g.options - 1))
        heard = [fork.answer(a) for fork, a in zip((first, second), answers, strict=True)]
        for seat in (None, *range(setup.seats)):
            if seat is not None and asked >= 0 and play.teams[seat] == play.teams[asked]:
                continue
            one, other = (_told(play, h, seat) for h in heard)
            waits = first.secret_from(seat), second.secret_from(seat)
            length = min(len(one), len(other))
            rest = one[length:] + other[length:]
            if any(waits) and any(reveals for _, reveals in rest):
                # one side has more to ask in secret, the other has come to what is revealed
                one, other = one[:length], other[:length]
            why = f"seat {asked} answered {answers[0]} or {answers[1]} to a sealed question"
            parted = _part_ways(play, one, other, seat, why) or any(reveals for _, reveals in one)
            if not parted and not rest and all(waits):
                _same_view(first, second, seat, why)


def windows_leave_no_trace(game: Game, setup: Setup) -> None:
    """A question that opens only for a seat which holds something cannot be noticed by the others.

    Secret questions to others are answered by default on both sides; then both sides must look the same.
    """
    for i, play in enumerate(walk(game, setup, 13, POINTS)):
        seat = i % setup.seats
        if play.g.over or play.secret_from(seat):
            continue
        other = play.fork(game.determinise(play.g, play.b, seat, play.teams, play.pick))
        if other.g.buffer != play.g.buffer:
            _follow(play.fork(), other, seat)


def _follow(one: Play, other: Play, seat: int) -> None:
    for _ in range(STEPS):
        asked, name = one.g.asked, one.game.questions[one.g.question].name
        why = f"what it may not see differed, and {name} of seat {asked} was answered"
        assert one.g.options == other.g.options, (
            f"{one.where()}: {one.g.options} or {other.g.options} options, depending on what seat {seat} may not see; "
            f"seal the question"
        )
        a = one.random()
        told, told_other = _advance(one, a, seat), _advance(other, a, seat)
        if _part_ways(one, told, told_other, seat, why):
            return
        if asked != NATURE and any(reveals for _, reveals in told):
            return
        _same_view(one, other, seat, why)
        if one.g.over:
            return


def _advance(play: Play, a: int, seat: int) -> Telling:
    """Answer, and then by default whatever is asked in secret of others."""
    heard = play.answer(a)
    while not play.g.over and play.secret_from(seat):
        heard += play.answer(play.default() if play.g.asked != NATURE else 0)
    return _told(play, heard, seat)


def _told(play: Play, heard: list[events.Heard], seat: int | None) -> Telling:
    events = ((play.event(kind, values, seat), kind.reveals) for kind, values in heard)
    return [(event, reveals) for event, reveals in events if event is not None]


def _part_ways(play: Play, one: Telling, other: Telling, seat: int | None, why: str) -> bool:
    """Whether the events part, which they may only do with one that reveals."""
    for i in range(max(len(one), len(other))):
        mine, others = one[i : i + 1], other[i : i + 1]
        if mine != others:
            assert any(reveals for _, reveals in mine + others), (
                f"{play.where()}: when {why}, seat {seat} could tell by the events: {mine} or {others}"
            )
            return True
    return False


def _same_view(one: Play, other: Play, seat: int | None, why: str) -> None:
    mine, others = (bytes(it.seen(seat).view.buffer) for it in (one, other))
    if mine != others:
        _can_tell(one, seat, why, differences(one.g.layout, mine, others))


def _same_picture(one: Play, other: Play, seat: int | None, why: str) -> None:
    _same_view(one, other, seat, why)
    mine, others = one.picture(seat), other.picture(seat)
    if mine != others:
        apart = (k for k in {**mine, **others} if mine.get(k) != others.get(k))
        _can_tell(one, seat, why, [f"{k}: {mine.get(k)} -> {others.get(k)}" for k in apart])


def _can_tell(play: Play, seat: int | None, why: str, lines: list[str]) -> NoReturn:
    raise AssertionError(f"{play.where()}: when {why}, seat {seat} could tell:\n  " + "\n  ".join(lines[:8]))
