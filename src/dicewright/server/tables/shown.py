"""What a list shows of a table: who sits there and how the game ended, in words.

Of a game that is over it is kept with the table, so that nobody has to play a whole game once more to list it.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

import msgspec
from msgspec import Struct

from ... import bots
from ...kernel.game import game
from .. import messages as m
from ..messages.bounds import Language
from ..view.translate import Translator, said
from .room import Room, Sitter


class Ending(Struct):
    """How a game ended. `resigned`: the seats that gave it up, where it ended by that."""

    places: list[int]
    resigned: list[int]
    moves: int


class Shown(Struct):
    """A finished table, whoever looks and whatever he speaks."""

    game: str
    seats: list[Sitter]
    teams: list[int]
    ending: Ending
    changed: float
    commitment: str
    book: str
    content: m.lobby.Played | None
    guided: bool
    what_if: m.table.WhatIf | None
    aids: m.lobby.Aids

    def summary(self, table: str, person: str, language: Language) -> m.table.Summary:
        """In a list of this person, in his language. Raises Refusal where the game is not known here."""
        names, held = names_of(self.seats, language), held_by(self.seats, person)
        return m.table.Summary(
            table=table,
            game=self.game,
            title=Translator(game(self.game), language, ()).title,
            status="over",
            seats=seated(self.seats, self.teams, names, held, frozenset(), language),
            my_turn=False,
            moves=self.ending.moves,
            changed=self.changed,
            result=in_words(self.ending, self.teams, names, held, language),
            commitment=self.commitment,
            book=self.book,
            content=self.content,
            guided=self.guided,
            what_if=self.what_if,
            aids=self.aids,
        )


def shown_of(room: Room, changed: float) -> Shown:
    """A table whose game is over. `changed`: when it ended."""
    return Shown(
        game=room.game.name,
        seats=room.seats,
        teams=list(room.teams),
        ending=ending_of(room),
        changed=changed,
        commitment=room.commitment,
        book=room.founded.book,
        content=room.played,
        guided=bool(room.founded.script),
        what_if=what_if_of(room),
        aids=room.aids,
    )


written = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Shown)


def read(body: bytes) -> Shown | None:
    """What was kept; None where another version kept it otherwise, so that it has to be found out again."""
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def held_by(seats: Sequence[Sitter], person: str) -> frozenset[int]:
    return frozenset(i for i, s in enumerate(seats) if person and s.person == person)


def ending_of(room: Room) -> Ending:
    assert room.match is not None
    resigned = [i for i, s in enumerate(room.seats) if s.resigned] if room.given_up else []
    return Ending(room.places, resigned, sum(entry.seat >= 0 for entry in room.match.history))


def what_if_of(room: Room) -> m.table.WhatIf | None:
    """Which game this one went on from, and where."""
    founded, match = room.founded, room.match
    if not founded.prefix or match is None:
        return None
    step = sum(entry.seat >= 0 for entry in match.history[: len(founded.prefix)])
    return m.table.WhatIf(founded.origin, step, len(founded.prefix))


# --- in words ---


def names_of(seats: Sequence[Sitter], language: Language) -> tuple[str, ...]:
    played = [i for i, s in enumerate(seats) if s.kind == "bot"]

    def name(seat: int, sitter: Sitter) -> str:
        if sitter.kind == "bot":
            return said(language, "bot-name", n=played.index(seat) + 1, of=len(played))
        if sitter.kind == "open":
            return said(language, "seat-open")
        return sitter.name or said(language, "guest", n=seat + 1)

    return tuple(name(i, s) for i, s in enumerate(seats))


def seated(
    seats: Sequence[Sitter],
    teams: Sequence[int],
    names: Sequence[str],
    held: Set[int],
    online: Set[str],
    language: Language,
) -> list[m.table.Seat]:
    """Who sits there, for whoever holds some of the seats."""
    return [
        m.table.Seat(
            seat=i,
            team=teams[i],
            kind=s.kind,
            name=names[i],
            level=m.lobby.Label(s.bot, bots.label(s.bot, language)) if s.bot else None,
            online=s.kind == "bot" or s.person in online,
            mine=i in held,
            stand_in=bool(s.stand_in),
            resigned=s.resigned,
        )
        for i, s in enumerate(seats)
    ]


def in_words(
    ending: Ending, teams: Sequence[int], names: Sequence[str], held: Set[int], language: Language
) -> m.scene.Result:
    """How it ended, as whoever holds these seats is told."""
    winners = [i for i, place in enumerate(ending.places) if place == 1]
    won = [names[i] for i in winners]
    me = next(iter(held)) if len(held) == 1 else None
    alone = len({teams[i] for i in winners}) == 1
    if ending.resigned and me in ending.resigned:
        words = said(language, "result-resigned-you")
    elif len(ending.places) == 1:
        words = said(language, "result-over")
    elif me in winners and alone:
        words = said(language, "result-won-you")
    elif not alone:
        words = said(language, "result-shared", names=", ".join(won))
    else:
        id = "result-won" if me is None else "result-lost"
        words = said(language, id, name=", ".join(won), count=len(won))
    return m.scene.Result(ending.places, words, ending.moves, ending.resigned)
