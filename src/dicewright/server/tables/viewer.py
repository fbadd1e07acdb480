"""What a viewer is told of a table, in his language. Made from his seats' views alone."""

from __future__ import annotations

from collections import defaultdict

from ... import bots
from ...bots.advice import TOLD, scored
from ...bots.weighing import Weighing
from ...kernel.words import text
from ...match import CannotUndo, Match
from .. import messages as m
from ..messages.bounds import Language
from ..view import render
from ..view.delta import Delta
from ..view.snapshot import Moment, Setting, Snapshot
from ..view.translate import Translator, said
from .now import now
from .room import Room, TableNote
from .shown import ending_of, in_words, names_of, seated, what_if_of
from .thinking import position
from .timeline import Timeline

TURN = "turn"
"""What it is called when a turn begins."""
LOG = 80
"""Lines of the log that a whole table message carries."""

ALL = 5000
"""Lines that a replay tells of what happened before."""


class Viewer:
    """Somebody looking at a table: a person with his seats, or somebody who watches; in one language."""

    def __init__(self, room: Room, person: str, language: Language, timeline: Timeline | None = None) -> None:
        self.room, self.person, self.language = room, person, language
        self._own = timeline
        """Another timeline than that of the person, as in a replay."""
        self.held = room.held_by(person) if timeline is None else timeline.held
        self.deltas: dict[int | None, Delta] = (
            room.deltas.setdefault(self.held, defaultdict(Delta)) if timeline is None else defaultdict(Delta)
        )
        self._names = names_of(room.seats, language)
        game, content = room.game, room.founded.content
        self._setting = Setting(game.name, game.package, len(room.seats), room.options, content, self._names, language)

    @property
    def translator(self) -> Translator:
        return render.translator(self._setting)

    # --- before and beside the game ---

    def seats(self, online: set[str]) -> list[m.table.Seat]:
        return seated(self.room.seats, self.room.teams, self._names, self.held, online, self.language)

    @property
    def status(self) -> m.table.Status:
        """How the table stands, as far as it has been told."""
        told = self.room.match is None or self._timeline.current(self.room.match)
        return self.room.status if told else "playing"

    def seated(self, online: set[str]) -> m.table.Seated:
        return m.table.Seated(self.seats(online), self.status, self.pause())

    def pause(self) -> m.table.Pause:
        """Whether the table waits because somebody wanted it so, who wants it otherwise, and whether I decide it."""
        room = self.room
        alone = room.alone == self.person or room.founded.host == self.person
        return m.table.Pause(room.asked_to_pause, sorted(room.pause_wanted), bool(self.held) and alone)

    def fairness(self) -> m.table.Fairness:
        """The server's seed only once the end of the game has been told."""
        room, shares = self.room, self.room.shares
        over = room.status == "over" and self._timeline.current(self._match)
        return m.table.Fairness(
            commitment=shares.commitment,
            bound=shares.bound,
            pledges=list(shares.pledges),
            book=room.founded.book,
            seeds=list(shares.seeds),
            server_seed=shares.server_seed.hex() if over else None,
        )

    def summary(self, online: set[str]) -> m.table.Summary:
        room = self.room
        begun = room.match is not None
        current = begun and self._timeline.current(self._match)
        return m.table.Summary(
            table=room.id,
            game=room.game.name,
            title=self.translator.title,
            status=self.status,
            seats=self.seats(online),
            my_turn=current and room.asked in self.held and not room.seats[room.asked or 0].bot,
            moves=ending_of(room).moves if current and room.over else self._timeline.published if begun else 0,
            changed=self._timeline.changed if begun else room.founded.at,
            result=self._result() if current else None,
            commitment=room.commitment,
            book=room.founded.book,
            content=room.played,
            guided=bool(room.founded.script),
            what_if=what_if_of(room),
            aids=room.aids,
        )

    def table(self, online: set[str]) -> m.table.Table:
        room = self.room
        version = self._timeline.published if room.match is not None else -1
        snapshot = self._whole(version) if version >= 0 else None
        scene, lines = render.whole(snapshot, self.deltas[snapshot.eyes]) if snapshot else (None, [])
        return m.table.Table(
            table=room.id,
            version=version,
            game=room.game.name,
            title=self.translator.title,
            language=self.language,
            status=self.status,
            options=dict(room.setup.options),
            seats=self.seats(online),
            pause=self.pause(),
            lines=lines,
            chat=[m.table.Said(c.name, c.seat, c.text, c.at) for c in room.chat],
            fairness=self.fairness(),
            content=room.played,
            guided=bool(room.founded.script),
            what_if=what_if_of(room),
            aids=room.aids,
            scene=scene,
        )

    # --- the game ---

    def _whole(self, version: int) -> Snapshot:
        """All there is to be seen at a version."""
        eyes = self._timeline.eyes(self._match, version)
        return self._take(version, None, False, self._log(eyes, self._timeline.end(version) + 1), [])

    @property
    def _match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def _timeline(self) -> Timeline:
        return self.room.timelines[self.held] if self._own is None else self._own

    def step(self, version: int, since: int | None) -> m.table.Step:
        """What happened from the version before to this one, for somebody who saw version `since` with these eyes."""
        snapshot = self.snapshot(version, since)
        return render.step(snapshot, self.deltas[snapshot.eyes])

    def snapshot(self, version: int, since: int | None) -> Snapshot:
        """What there is to be seen of a step."""
        timeline = self._timeline
        span, eyes = timeline.steps[version - 1], timeline.eyes(self._match, version)
        if span.back:
            since = None
        first = span.end + 1 if span.back else span.start + 1
        before = self._log(eyes, first) if since is None else self._moments(eyes, timeline.end(since) + 1, first)
        lines = self._moments(eyes, first, span.end + 1)
        if span.note is not None:
            lines.append(self._noted(eyes, span.end, self.room.notes[span.note]))
        return self._take(version, since, span.back, before, lines)

    def _take(self, version: int, since: int | None, back: bool, before: list[Moment], lines: list[Moment]) -> Snapshot:
        timeline, match = self._timeline, self._match
        newest = version == timeline.published
        current = newest and timeline.current(match)
        eyes = timeline.eyes(match, version)
        to_answer = match.asked if current and not self.room.over else None
        asked = to_answer is not None and to_answer in self.held and not self.room.seats[to_answer].bot
        result = self._result() if current else None
        return Snapshot(
            room=self.room.number,
            viewer=tuple(sorted(self.held)),
            setting=self._setting,
            eyes=eyes,
            version=version,
            since=since,
            back=back,
            view=match.sight(eyes, timeline.end(version)),
            asked=asked,
            odds=self.room.aids != "none",
            advice=self.room.aids == "all",
            before=before,
            lines=lines,
            cover=self._covered(version),
            waiting=self._waiting(to_answer) if not asked and not (current and self.room.over) and newest else None,
            undo=newest and self.undo_seat() is not None,
            due=self._due() if asked else None,
            clock=self._clock(version, to_answer),
            result=result,
            fairness=self.fairness() if result else None,
        )

    def options(self, version: int, start: int, count: int) -> m.table.Options:
        """Some options of the question that is open for one of my seats."""
        match = self._match
        seen = match.seen(match.asked)
        last = min(start + count, match.record.options)
        some = [self.translator.option(match.game.option(seen, a)) for a in range(start, last)]
        return m.table.Options(version, start, match.record.options, some)

    def position(self, version: int) -> m.advice.Position:
        """What a page may think about that would find out for itself."""
        return position(self._match, version)

    def advice(self, version: int, weighing: Weighing, most: int = TOLD, then: Match | None = None) -> m.advice.Advice:
        """What an adviser has found out about the question that is open for one of my seats, or was `then`."""
        match, translator = then or self._match, self.translator
        it = bots.advice(match.game, match.seen(match.asked), match.weights, weighing, most)
        options = [
            m.advice.Advised(
                translator.option(o.option),
                None if it.alone else round(o.expected, 4),
                round(o.expected, 2) if it.alone else None,
                translator.say(scored(o.expected)) if it.alone else "",
                round(o.margin, 4),
                o.trials,
            )
            for o in it.options
        ]
        return m.advice.Advice(version, options, " ".join(map(translator.say, it.reasons)), it.rough)

    def turns(self) -> list[int]:
        """The steps in which a turn begins."""
        timeline, kinds = self._timeline, self.room.game.event_kinds
        found = []
        for at, span in enumerate(timeline.steps):
            moments = self._moments(timeline.eyes(self._match, at + 1), span.start + 1, span.end + 1)
            if any(kinds[event.kind].happening == TURN for moment in moments for event in moment.events):
                found.append(at)
        return found

    def undo_seat(self) -> int | None:
        """The seat of mine whose last answer can be taken back."""
        try:
            return self.undo_point()[0]
        except CannotUndo:
            return None

    def undo_point(self) -> tuple[int, int]:
        """The seat of mine that answered last, and where taking that back leads to. Raises CannotUndo.

        Where questions are sealed, whoever is not asked cannot know who acts just now, nor may he find it out by this:
        he takes back what has been told and has led to a question of his own.
        """
        room, match = self.room, self._match
        here = match.history[len(room.founded.prefix) :]
        last = next((entry.seat for entry in reversed(here) if entry.seat in self.held), None)
        current = self._timeline.current(match)
        over = room.over and current
        if match.game.seals and not over and not (room.asked in self.held and current):
            raise CannotUndo("waiting")
        if last is None or room.over:
            raise CannotUndo("nothing")
        point = room.undo_point(last)
        if room.time_is_over_at(point):
            raise CannotUndo("time")
        return last, point

    def _log(self, eyes: int | None, until: int) -> list[Moment]:
        """The last lines of the log before a moment, as these eyes may know it."""
        moments: list[Moment] = []
        room = LOG if self._own is None else ALL
        while until > 0 and room > 0:
            until, end = self._began(eyes, until - 1), until
            told = self._moments(eyes, until, end)
            if self._own is None:
                told += [note for at in range(until, end) for note in self._notes(eyes, at)]
            for moment in reversed(told):
                if room > 0:
                    moments.insert(0, Moment(moment.events[-room:], moment.view, moment.note))
                    room -= max(1, len(moment.events))
        return moments

    def _moments(self, eyes: int | None, start: int, stop: int) -> list[Moment]:
        """What was told at some moments, happening by happening; moment 0 is the opening."""
        match = self._match
        if self._own is None:
            return [Moment(events, view) for events, view in match.happenings(eyes, start, stop)]
        moments = []
        for at in range(start, stop):  # a game told once more has no steps of their own for notes
            moments += [Moment(events, view) for events, view in match.happenings(eyes, at)]
            moments += self._notes(eyes, at)
        return moments

    def _began(self, eyes: int | None, at: int) -> int:
        """The first of the moments that are one to these eyes with this one."""
        while at > 0 and not self._match.apart(eyes, at - 1):
            at -= 1
        return at

    def _notes(self, eyes: int | None, at: int) -> list[Moment]:
        """What happened at the table beside the game after so many answers; what was taken back since, before them."""
        last = len(self._match.history)
        return [self._noted(eyes, at, note) for note in self.room.notes if min(note.at, last) == at]

    def _noted(self, eyes: int | None, at: int, note: TableNote) -> Moment:
        own = note.seat in self.held
        words = said(self.language, f"{note.kind}-you" if own else note.kind, name=self._names[note.seat])
        line = m.scene.LogLine(note.kind, TURN, True, {"seat": note.seat}, words)
        return Moment([], self._match.sight(eyes, at), line)

    def _waiting(self, asked: int | None) -> m.scene.Waiting:
        """For whom the table waits, if that may be known."""
        if (
            asked is None
            or self._timeline.secret(self._match)
            or (asked in self.held and not self.room.seats[asked].bot)
        ):
            return m.scene.Waiting(None, said(self.language, "waiting-others"))
        return m.scene.Waiting(asked, said(self.language, "waiting-for", name=self._names[asked]))

    def _clock(self, version: int, asked: int | None) -> m.scene.Clock:
        founded = self.room.founded
        return m.scene.Clock(founded.clock, founded.think, self._decision_left(asked), self._limits_left(version))

    def _decision_left(self, asked: int | None) -> float | None:
        """Seconds for the open question, if it may be known that it is open."""
        room = self.room
        ends = room.question_ends()
        if asked is None or ends is None or self._timeline.secret(self._match):
            return None
        return _seconds(ends - (room.paused or now()))

    def _limits_left(self, version: int) -> list[m.scene.TimeLeft]:
        """What is left of the game's own time limits, as it stood at a version; nothing in a game told once more."""
        room, match = self.room, self._match
        if not room.time_limits or self._own is not None or room.over:
            return []
        left = room.timekeeper.left(match.record_at(self._timeline.end(version)), room.paused or now())
        return [m.scene.TimeLeft(self.translator.say(text(f"limit-{limit.name}")), _seconds(s)) for limit, s in left]

    def _result(self) -> m.scene.Result | None:
        room = self.room
        return in_words(ending_of(room), room.teams, self._names, self.held, self.language) if room.over else None

    def _due(self) -> m.scene.Due | None:
        """What the script of a guided game answers to the question that is open."""
        answer = self.room.script_due
        return None if answer is None else m.scene.Due(len(self._match.history), answer)

    def _covered(self, version: int) -> bool:
        """Whether a screen that several share has come to another person, and shows what not everybody may see."""
        timeline, match = self._timeline, self._match
        if len(self.held) < 2 or not match.game.hides:
            return False
        eyes = timeline.eyes(match, version)
        before = next((s for v in range(version - 1, -1, -1) if (s := timeline.eyes(match, v)) is not None), None)
        if eyes is None or eyes == before:
            return False
        at = timeline.end(version)
        sealed = at == len(match.history) and not match.over and match.game.sealed(match.record)
        return sealed or match.sight(eyes, at) != match.sight(None, at)


def _seconds(left: float) -> float:
    return max(0.0, round(left, 1))
