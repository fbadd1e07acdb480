"""A room in play without a server around it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from dicewright.kernel.game import Setup, games
from dicewright.server.tables import entries as e
from dicewright.server.tables import now
from dicewright.server.tables.room import Room

PEOPLE = ("ann", "bob", "eve", "kim", "lee", "max")


def founded(name: str, setup: Setup, clock: int = 60, think: int = 0) -> Room:
    game = games()[name]
    settled = game.settled(setup)
    seats = [e.Plan("person", person=PEOPLE[i], name=PEOPLE[i].title()) for i in range(setup.seats)]
    book = game.book_hash(game.table(settled)[1])
    luck = bytes(range(32))
    room = Room(
        "a" * 16,
        e.Founded(name, game.version, book, dict(settled.options), seats, clock, "ann", luck, 900.0, think=think),
    )
    for person in PEOPLE[: setup.seats]:
        room.apply(e.Mixed(person, person))
    room.apply(e.Begun(950.0))
    return room


def answer(room: Room, a: int, person: str) -> None:
    """Answer, and by default whatever is then asked of others in secret."""
    match = room.match
    assert match is not None
    room.apply(e.Answered(match.asked, a, 960.0))
    while not match.over and room.timeline(person).secret(match):
        room.apply(e.Answered(match.asked, match.default(), 960.0))


def stop(monkeypatch: pytest.MonkeyPatch, at: float) -> None:
    """Let time stand still."""
    monkeypatch.setattr(now, "BEGAN", at)
    monkeypatch.setattr(now, "time", SimpleNamespace(monotonic=lambda: 0.0))
