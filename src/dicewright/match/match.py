"""A game with its history."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from ..kernel.describe import Asking, Board, Event, Option, Seen
from ..kernel.events import EventKind, Heard
from ..kernel.game import ContentFile, Game, Refusal, Setup
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header, Record
from ..kernel.words import Text, text
from .nature import Nature
from .refusing import refusal
from .timekeeper import Referee


@dataclass(frozen=True)
class PastAnswer:
    """One answer: who gave it to what, the record it was given in, and what came of it."""

    seat: int
    kind: int
    answer: int
    before: bytes
    events: tuple[Heard, ...]
    midway: Mapping[int, bytes]
    """The record at some of the events, by their place: where a happening begins in the middle of it all."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: an event as one seat may know it, and its words."""

    event: Event
    text: Text


@dataclass(frozen=True)
class Waiting:
    """Somebody else is asked; `seat` is None where that is not to be known."""

    seat: int | None


Obstacle: TypeAlias = Literal["nothing", "roll", "reveal", "window", "other", "referee", "waiting", "time"]


class CannotUndo(Refusal):
    """Undo stops here. `obstacle` says what stands in the way; its words are the message `undo-<obstacle>`. `waiting`
    and `time` are for whoever runs a match to say: that others may be acting, and that a clock has run out."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(text(f"undo-{obstacle}"))
        self.obstacle, self.package = obstacle, "dicewright.match"


class Match:
    """A game being played: the set-up and the answers are the whole of it, everything else follows.

    With a `nature` it answers chance by itself and stops only at questions to players; without one, nature's
    questions stay open and are answered like any other, as in a replay. The `referee` answers what is put to him;
    without one, play goes on: he is told 0.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        content: ContentFile | None = None,
        answers: Iterable[int] = (),
        nature: Nature | None = None,
        players: tuple[str, ...] = (),
        referee: Referee | None = None,
    ) -> None:
        self.game = game
        self.setup = game.settled(setup)
        self.content = content
        self.nature, self.referee = nature, referee
        self.players = players
        self.teams = game.teams(self.setup)
        self.history: list[PastAnswer] = []
        self._sights: dict[tuple[int | None, int], bytes] = {}
        self.record, self.book = game.table(self.setup, game.content_in_force(content))
        self.record.tell = self._ear = _Ear(self.record.buffer)
        game.start(self.record, self.book)
        self.opening, _ = self._ear.take()
        """What happened before the first question."""
        for k, a in enumerate(answers):
            try:
                self._give(a)
            except Refusal as no:
                raise refusal("refuse-answer-at", n=k + 1, why=no.said) from no
        self.advance()

    # --- moving on ---

    @property
    def over(self) -> bool:
        return bool(self.record.over)

    @property
    def asked(self) -> int:
        """The seat that has to answer; NATURE, REFEREE."""
        return int(self.record.asked)

    @property
    def answers(self) -> list[int]:
        return [e.answer for e in self.history]

    def answer(self, a: int, seat: int | None = None) -> None:
        """Answer the open question, for `seat` if that is given; then let nature and the referee answer theirs."""
        if not self.over and seat is not None and seat != self.asked:
            raise refusal("refuse-answer-seat", seat=seat)
        self._give(a)
        self.advance()

    @cached_property
    def weights(self) -> Record:
        """What is judged by at this table: with its set-up and the content that lies there."""
        return self.game.weights_of(self.setup, self.game.content_in_force(self.content))

    def default(self) -> int:
        """What the seat that is asked answers when its time is up."""
        return self.game.default(self.record.copy(), self.book, self.weights)

    def advance(self) -> None:
        """Let nature (if there is one) and the referee answer until a player is asked or the game is over."""
        while not self.over:
            if self.asked == NATURE and self.nature is not None:
                self._give(self.nature(len(self.history), self.record.options))
            elif self.asked == REFEREE and self.nature is not None:
                self._give(self.referee(self.record) if self.referee else 0)
            else:
                return

    def _give(self, a: int) -> None:
        g = self.record
        if g.over:
            raise refusal("refuse-answer-over")
        if not 0 <= a < g.options:
            raise refusal("refuse-answer-range", given=a, options=g.options, last=g.options - 1)
        seat, kind, before = int(g.asked), int(g.question), bytes(g.buffer)
        self._sights.clear()
        self._ear.secret = self.game.sealed(g)
        self.game.answer(g, self.book, a)
        self.history.append(PastAnswer(seat, kind, a, before, *self._ear.take()))

    # --- going back ---

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. Never past a roll, a reveal, another seat's act or a moment when somebody
        could have been asked in secret."""
        self.go_back(self.undo_point(seat))

    def go_back(self, at: int) -> None:
        """Take back everything from answer `at` on, whatever it was."""
        self.record.buffer[:] = self.history[at].before
        del self.history[at:]
        self._sights.clear()

    def last_answer(self, seat: int) -> int:
        """The place of the seat's last answer."""
        return max(k for k, entry in enumerate(self.history) if entry.seat == seat)

    def undo_point(self, seat: int) -> int:
        """Where the seat's undo goes back to. Raises CannotUndo.

        What stands in the way hangs on what the seat knows alone. Whether somebody else was asked in secret meanwhile,
        and what he did or did not do then, makes no difference: it is enough that he could have been.
        """
        k = next((k for k in range(len(self.history) - 1, -1, -1) if self.history[k].seat == seat), None)
        since = self.history[k or 0 :]
        kinds = [kind for entry in since for kind, args in entry.events if kind.secret or self._told(kind, args, seat)]
        if any(entry.seat == NATURE for entry in since):
            raise CannotUndo("roll")
        if any(kind.reveals for kind in kinds):
            raise CannotUndo("reveal")
        if any(kind.secret for kind in kinds):
            raise CannotUndo("window")
        if any(entry.seat == REFEREE and entry.answer != 0 for entry in since):
            raise CannotUndo("referee")
        if k is None:
            raise CannotUndo("nothing")
        if any(entry.seat not in (seat, REFEREE) for entry in since):
            raise CannotUndo("other")
        return k

    def _told(self, kind: EventKind, args: tuple[int, ...], seat: int) -> bool:
        return self.game.event(kind, args, seat, self.teams) is not None

    def fork(self, at: int) -> Match:
        """The same game as it stood after `at` answers, to go on otherwise; nature's questions are left open."""
        if not 0 <= at <= len(self.history):
            raise refusal("refuse-fork", answers=len(self.history), given=at)
        return Match(self.game, self.setup, self.content, self.answers[:at], players=self.players)

    def record_at(self, at: int) -> Header:
        """A copy of the record as it was after `at` answers."""
        return self.record.layout.table(self.history[at].before) if at < len(self.history) else self.record.copy()

    # --- what a seat knows ---

    def seen(self, seat: int | None, at: int | None = None) -> Seen[Header, Record]:
        """What descriptions are made from: the table as the seat sees it now, or saw it after `at` answers."""
        g = self.record if at is None or at == len(self.history) else self.record_at(at)
        return self.game.seen(g, self.book, seat, self.teams)

    def sight(self, seat: int | None, at: int) -> bytes:
        """The view of a seat after `at` answers. Those asked for since the last answer are kept."""
        sight = self._sights.get((seat, at))
        if sight is None:
            if at < len(self.history):
                entry = self.history[at]
                record, kind, asked = entry.before, entry.kind, entry.seat
            else:
                record, kind, asked = bytes(self.record.buffer), self.record.question, self.record.asked
            sight = self._sights[seat, at] = self._sight(seat, record, kind, asked)
        return sight

    def _sight(self, seat: int | None, record: bytes, kind: int, asked: int) -> bytes:
        """The view of a record in which a question of a kind is open, without making a table of it."""
        moment = kind <= 0 or not self.game.questions[kind].sealed or asked == seat
        return self.record.layout.sight(record, seat, self.teams, moment)

    def view(self, seat: int | None) -> Header:
        return self.seen(seat).view

    def board(self, seat: int | None) -> Board:
        return self.game.board(self.seen(seat))

    def asking(self, seat: int | None) -> Asking | Waiting | None:
        """The open question if it is the seat's, else for whom the table waits; None when the game is over."""
        if self.over:
            return None
        if self.asked == seat:
            return self.game.describe(self.seen(seat))
        return Waiting(None if self.game.sealed(self.record) else self.asked)

    def option(self, seat: int, a: int) -> Option:
        """One option of the seat's open question."""
        if self.over or self.asked != seat:
            raise refusal("refuse-answer-seat", seat=seat)
        return self.game.option(self.seen(seat), a)

    def options(self, seat: int) -> list[Option]:
        """All options of the seat's open question; none when it is not asked."""
        if self.over or self.asked != seat:
            return []
        seen = self.seen(seat)
        return [self.game.option(seen, a) for a in range(self.record.options)]

    def name(self, seat: int, to: int | None = None) -> Text | int:
        """How the game calls a seat when it speaks to another."""
        return self.game.name_of(self.seen(to), "seat", seat)

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[LogLine]:
        """What happened at the moments from `since` up to `until`, as the seat may know it.

        Moment 0 is the opening, moment k the k-th answer.
        """
        lines: list[LogLine] = []
        for at in range(since, len(self.history) + 1 if until is None else until):
            if events := self.events(seat, at):  # named by what the seat saw when it was over
                seen = self.seen(seat, at)
                lines += [LogLine(event, self.game.event_text(seen, event)) for event in events]
        return lines

    def events(self, seat: int | None, at: int) -> list[Event]:
        """The events of a moment, as the seat may know them."""
        events = self.history[at - 1].events if at else self.opening
        return [e for kind, args in events if (e := self.game.event(kind, args, seat, self.teams)) is not None]

    def happenings(self, seat: int | None, start: int, stop: int | None = None) -> list[tuple[list[Event], bytes]]:
        """The events from one moment up to another (by default of the one) as the seat may know them, a part for each
        happening, and what it saw after that."""
        parts: list[tuple[list[Event], bytes]] = []
        stop = start + 1 if stop is None else stop
        while start < stop:
            end = start + 1
            while end < stop and not self.apart(seat, end - 1):
                end += 1
            parts += self._parts(seat, start, end)
            start = end
        return parts

    def apart(self, seat: int | None, at: int) -> bool:
        """Whether the seat could see that a moment was over: if somebody else was asked in secret then, what happened
        before he was and after he has answered is one thing."""
        if at >= len(self.history):
            return True
        entry = self.history[at]
        return entry.seat == seat or not self.game.questions[entry.kind].sealed

    def _parts(self, seat: int | None, start: int, end: int) -> list[tuple[list[Event], bytes]]:
        """Happening by happening, what was told of moments that are one to the seat."""
        parts: list[tuple[list[Event], bytes]] = []
        told: list[Event] = []
        shown = ""
        for at in range(start, end):
            past = self.history[at - 1] if at else None
            events, midway = (past.events, past.midway) if past else (self.opening, {})
            for k, (kind, args) in enumerate(events):
                event = self.game.event(kind, args, seat, self.teams)
                if event is None:
                    continue
                if told and shown and kind.opens(shown) and k in midway:
                    parts.append((told, self._view(seat, midway[k])))
                    told = []
                told.append(event)
                shown = kind.happening or shown
        return [*parts, (told, self.sight(seat, end - 1))] if told else parts

    def _view(self, seat: int | None, record: bytes) -> bytes:
        seen = self.game.seen(self.record.layout.table(record), self.book, seat, self.teams)
        return bytes(seen.view.buffer)


class _Ear:
    """Takes down what is told, and the record where a happening begins in the middle of it all. It holds no match: one
    that is over is gone without being looked for."""

    __slots__ = ("_buffer", "events", "midway", "secret")

    def __init__(self, buffer: bytearray) -> None:
        self._buffer = buffer
        self.events: list[Heard] = []
        self.midway: dict[int, bytes] = {}
        self.secret = False
        """Whether this comes of an answer in secret: to the others it is in the middle of something."""

    def __call__(self, kind: EventKind, args: tuple[int, ...]) -> None:
        events = self.events
        if events:
            last, _ = events[-1]
            begins = last.private or kind.opens(last.happening)
        else:
            begins = self.secret
        if begins:
            self.midway[len(events)] = bytes(self._buffer)
        events.append((kind, args))

    def take(self) -> tuple[tuple[Heard, ...], Mapping[int, bytes]]:
        """All that was told since it was last taken."""
        heard, midway = tuple(self.events), dict(self.midway)
        self.events.clear()
        self.midway.clear()
        return heard, midway
