"""What a viewer is told of a table, in his language. Made from his seats' views alone."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw

from ..kernel.describe import Board, Seen
from ..kernel.memory import Memory
from ..match import CannotUndo, Match
from . import messages as m
from .odds import odds_of
from .room import Room, Sitter
from .speech import FIRST_OPTIONS, Speech, encode, said
from .stream import Stream

LOG = 80
"""Lines of the log that a whole table message carries."""
KEPT = 200
"""Moments whose lines are kept."""


class Viewer:
    """Somebody looking at a table: a person with his seats, or somebody who watches; in one language."""

    def __init__(self, room: Room, person: str, language: m.Language, stream: Stream | None = None) -> None:
        self.room, self.person, self.language = room, person, language
        self._own = stream
        """Another stream than that of the person, as in a replay."""
        self.held = room.held_by(person) if stream is None else stream.held
        self.speech = Speech(room.game, language, [self._name(i, s) for i, s in enumerate(room.seats)])
        self.say = self.speech.say

    # --- before and beside the game ---

    def _name(self, seat: int, sitter: Sitter) -> str:
        if sitter.kind == "bot":
            return said(self.language, "bot-name", level=said(self.language, f"level-{sitter.level}"))
        if sitter.kind == "open":
            return said(self.language, "seat-open")
        return sitter.name or said(self.language, "guest", n=seat + 1)

    def seats(self, online: set[str]) -> list[m.Seat]:
        return [
            m.Seat(
                seat=i,
                kind=s.kind,
                name=self._name(i, s),
                level=s.bot,
                team=self.room.teams[i],
                online=s.kind == "bot" or s.person in online,
                mine=i in self.held,
                stand_in=bool(s.stand_in),
                ready=s.kind == "bot" or s.person in self.room.seeds,
            )
            for i, s in enumerate(self.room.seats)
        ]

    def seated(self, online: set[str]) -> m.Seated:
        return m.Seated(self.seats(online), self.room.status)

    def fairness(self) -> m.Fairness:
        """The server's seed only once the end of the game has been told."""
        room = self.room
        over = room.status == "over" and self._stream.live(self._match)
        seeds = room.mixed_seeds if room.match is not None else []
        return m.Fairness(room.commitment, seeds, room.founded.server_seed.hex() if over else None)

    def summary(self, online: set[str]) -> m.Summary:
        room = self.room
        begun = room.match is not None
        live = begun and self._stream.live(self._match)
        return m.Summary(
            table=room.id,
            game=room.game.name,
            title=self.speech.title,
            status="playing" if begun and not live else room.status,
            seats=self.seats(online),
            my_turn=live and room.asked in self.held and not room.seats[room.asked or 0].bot,
            moves=self._stream.published if begun else 0,
            changed=self._stream.changed if begun else room.founded.at,
            result=self._result() if live else None,
            commitment=room.commitment,
        )

    def table(self, online: set[str]) -> m.Table:
        room = self.room
        version = self._stream.published if room.match is not None else -1
        return m.Table(
            protocol=m.PROTOCOL,
            table=room.id,
            version=version,
            game=room.game.name,
            title=self.speech.title,
            language=self.language,
            status="playing" if room.match is not None and not self._stream.live(self._match) else room.status,
            options=dict(room.setup.options),
            host=bool(self.person) and self.person == room.founded.host,
            seats=self.seats(online),
            lines=self._log(version) if version >= 0 else [],
            chat=[m.Said(c.name, c.seat, c.text, c.at) for c in room.chat],
            fairness=self.fairness(),
            scene=self.scene(version) if version >= 0 else None,
        )

    # --- the game ---

    @property
    def _match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def _stream(self) -> Stream:
        return self.room.streams[self.held] if self._own is None else self._own

    def _seen(self, eyes: int | None, at: int) -> Seen:
        """What was to be seen after so many answers; a live table remembers, a replay looks at each board once."""
        seen = self._match.seen(eyes, at)
        if self._own is not None:
            return seen
        memory = self.room.memories.get(eyes) or self.room.memories.setdefault(eyes, Memory())
        return Seen(seen.view, seen.book, seen.seat, seen.teams, memory)

    def step(self, version: int) -> m.Step:
        """What happened from the version before to this one."""
        span = self._stream.steps[version - 1]
        eyes = self._stream.eyes(self._match, version)
        anew = span.back or self._stream.eyes(self._match, version - 1) != eyes
        moments = range(0 if span.back else span.start + 1, 0 if span.back else span.end + 1)
        scene = self.scene(version)
        return m.Step(
            version=version,
            back=span.back,
            lines=[line for at in moments for line in self._moment(eyes, at)],
            log=self._log(version) if anew else None,
            scene=scene,
            fairness=self.fairness() if scene.result else None,
        )

    def scene(self, version: int) -> m.Scene:
        stream, match = self._stream, self._match
        newest = version == len(stream.steps)
        live = newest and stream.live(match)
        eyes = stream.eyes(match, version)
        seen = self._seen(eyes, stream.end(version))
        asking: m.Asking | None = None
        asked = match.asked if live and not match.over else None
        if asked is not None and asked in self.held and not self.room.seats[asked].bot:
            question = match.game.describe(seen)
            count = 0 if question.form == "subset" else min(question.count, FIRST_OPTIONS)
            asking = self.speech.asking(question, [match.game.option(seen, a) for a in range(count)])
        board = match.game.board(seen)
        if seen.memory is not None:
            board = Board(board.headline, seen.memory.unchanged(board.areas), board.reconstructed)
        return m.Scene(
            eyes=eyes,
            cover=self._covered(version, board),
            board=self.speech.board(board),
            asking=asking,
            waiting=self._waiting(asked) if asking is None and not (live and match.over) and newest else None,
            undo=newest and self.undo_seat() is not None,
            clock=self._clock(asked),
            result=self._result() if live else None,
            odds=self.speech.odds(odds_of(match.game, seen)) if asking is not None else {},
            hint=None,
        )

    def options(self, version: int, start: int, count: int) -> m.Options:
        """Some options of the question that is open for one of my seats."""
        match = self._match
        seen = match.seen(match.asked)
        last = min(start + count, match.record.options)
        some = [self.speech.option(match.game.option(seen, a)) for a in range(start, last)]
        return m.Options(version, start, match.record.options, some)

    def undo_seat(self) -> int | None:
        """The seat of mine whose last answer can be taken back."""
        try:
            return self.undo_point()[0]
        except CannotUndo:
            return None

    def undo_point(self) -> tuple[int, int]:
        """The seat of mine that answered last, and where taking that back leads to. Raises CannotUndo."""
        match = self._match
        here = match.history[len(self.room.founded.prefix) :]
        last = next((entry.seat for entry in reversed(here) if entry.seat in self.held), None)
        if last is None or match.over:
            raise CannotUndo("nothing")
        return last, match.undo_point(last)

    def _log(self, version: int) -> list[m.Line]:
        """The last lines of the log, as the eyes that look at this version may know it."""
        stream, match = self._stream, self._match
        eyes, until = stream.eyes(match, version), stream.end(version) + 1  # moment 0 is the opening
        lines: list[Any] = []
        while until > 0 and len(lines) < LOG:
            until -= 1
            lines[:0] = self._moment(eyes, until)
        return lines[-LOG:]

    def _moment(self, eyes: int | None, at: int) -> list[Any]:
        """The lines of one moment. On a shared screen the same ones are told again and again, so they are kept."""
        if len(self.held) < 2:
            return [self.speech.line(line) for line in self._match.log(eyes, at, at + 1)]
        kept = self.room.told.setdefault((eyes, self.language), {})
        if at not in kept:
            lines = [self.speech.line(line) for line in self._match.log(eyes, at, at + 1)]
            kept[at] = [Raw(encode(line)) for line in lines]
            kept.pop(at - KEPT, None)
        return kept[at]

    def _waiting(self, asked: int | None) -> m.Waiting:
        """For whom the table waits, if that may be known."""
        if asked is None or self._stream.secret(self._match) or (asked in self.held and not self.room.seats[asked].bot):
            return m.Waiting(None, said(self.language, "waiting-others"))
        name = self._name(asked, self.room.seats[asked])
        return m.Waiting(asked, said(self.language, "waiting-for", name=name))

    def _clock(self, asked: int | None) -> m.Clock:
        deadline = self.room.deadline()
        if asked is None or deadline is None or self._stream.secret(self._match):
            return m.Clock(self.room.founded.clock, None)
        return m.Clock(self.room.founded.clock, max(0.0, round(deadline - time.time(), 1)))

    def _result(self) -> m.Result | None:
        match = self._match
        if not match.over:
            return None
        places = [int(p) for p in match.record.place]
        winners = [i for i, place in enumerate(places) if place == 1]
        names = [self._name(i, self.room.seats[i]) for i in winners]
        me = next(iter(self.held)) if len(self.held) == 1 else None
        alone = len({self.room.teams[i] for i in winners}) == 1
        if len(places) == 1:
            words = said(self.language, "result-over")
        elif me in winners and alone:
            words = said(self.language, "result-won-you")
        elif not alone:
            words = said(self.language, "result-shared", names=", ".join(names))
        else:
            words = said(self.language, "result-won" if me is None else "result-lost", name=", ".join(names))
        return m.Result(places, words)

    def _covered(self, version: int, board: Board) -> bool:
        """Whether a screen that several share has come to another person, and shows what not everybody may see."""
        stream, match = self._stream, self._match
        if len(self.held) < 2 or not match.game.hides:
            return False
        eyes = stream.eyes(match, version)
        before = next((s for v in range(version - 1, -1, -1) if (s := stream.eyes(match, v)) is not None), None)
        if eyes is None or eyes == before:
            return False
        at = stream.end(version)
        sealed = at == len(match.history) and not match.over and match.game.sealed(match.record)
        return sealed or _told(board) != _told(match.game.board(self._seen(None, at)))


def _told(board: Board) -> list[object]:
    """What a board tells, without its words: those may say "you"."""
    return [(a.ref, a.gauges, [(t.ref, t.value, t.facets) for t in a.things]) for a in board.areas]
