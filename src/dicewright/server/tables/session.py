"""A table in play: everything that happens at it, one thing after the other.

The order is always the same: it happens in memory, it is written to disk, and only then is anybody told. If writing
fails, the table is forgotten and read again from disk, so that memory never knows more than the disk does.

Here is what moves the game: answers of people, bots and the clock. Who comes and goes is in `people`, who is sent what
in `publishing`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from math import inf

from ...bots.weighing import Weighing
from ...kernel.machine import REACT
from ...kernel.measure import numbered
from ...match import Match
from .. import messages as m
from ..limits import Limits
from ..messages.bounds import encode
from ..workers.helpers import Helpers, patience
from . import entries as e
from .clock import Clock
from .now import now
from .publishing import Connection, Publishing
from .refusals import Denied, refusal_message
from .room import Room
from .shown import shown_of, written
from .store import Also, Finished, Store, StoreDown
from .thinking import seed_of, thinking, thought

TICK = 0.4
"""Seconds that even out the waiting: bots answer after it, and where questions are sealed every step waits for it."""
OFTEN = 0.05
"""Seconds after which it is looked at the soonest who is asked in secret while the others wait."""
AGAIN = 1012
"""The code that tells a connection to come again."""
BESIDE = (e.Joined, e.Spoken, e.Undone, e.PauseWanted, e.Paused, e.Returned)
"""What somebody could do for ever, and the game would never end."""
FAR = 900.0
"""Seconds that a clock must still run for its table to be forgotten meanwhile."""
log = logging.getLogger("dicewright.server")


class Session:
    """One table in play, with its connections, its clock and its bots."""

    def __init__(
        self,
        room: Room,
        journal: Store,
        helpers: Helpers,
        tick: float,
        lost: Callable[[Session], None],
        talk: int = Limits.talk,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self.room, self._journal = room, journal
        self._bots, self._modules = helpers.bots, helpers.modules
        self._tick, self._lost, self._talk, self._check = tick, lost, talk, check
        self.lock = asyncio.Lock()
        self.publishing = Publishing(room, helpers.renderers)
        self.used = time.monotonic()
        self._clock = Clock(room)
        self._tasks: set[asyncio.Task[None]] = set()
        self._advised: dict[tuple[int, bool], dict[Connection, int]] = {}
        """Who waits for advice, by the moment of the question and whether a quick look is enough, with the version at
        which he sees it."""
        self._ticking = self._botting = self._closed = False

    # --- writing down ---

    async def write(self, *entries: e.Entry, also: tuple[Also, ...] = ()) -> None:
        """Let things happen and keep them. Called with the lock held; nobody is told before it returns."""
        room = self.room
        seq = room.seq
        if any(isinstance(entry, BESIDE) for entry in entries) and room.beside >= self._talk:
            raise Denied("too-much", 429)
        try:
            for entry in entries:
                room.apply(entry)
            if room.status == "over":
                also = (*also, Finished(room.id, now(), written(shown_of(room, now()))))
            await self._journal.append(room.id, seq, [e.encode(entry) for entry in entries], *also)
        except BaseException as error:  # cancelled, too: memory would know more than the disk does
            if isinstance(error, StoreDown):
                log.error("table %s: an entry could not be kept (%s); the table is read anew", room.id, error.why)
            else:
                log.exception("table %s: an entry could not be kept; the table is read anew", room.id)
            self.close(AGAIN)
            self._lost(self)
            raise

    # --- the game ---

    async def answer(self, connection: Connection, version: int, answer: int) -> None:
        async with self.lock:
            asked, match = self._held_question(connection, version)
            if answer >= match.record.options:
                raise Denied("out-of-range")
            if self.room.asked_to_pause:
                raise Denied("paused", 409)
            await self.resume()
            await self.write(e.Answered(asked, answer, now()))
            connection.send(encode(m.table.Taken(version)))
            self.go_on()

    async def undo(self, connection: Connection, version: int) -> None:
        async with self.lock:
            room, _ = self._playing(connection.person)
            if version != room.timeline(connection.person).published:
                raise Denied("stale")
            if room.asked_to_pause:
                raise Denied("paused", 409)
            seat, point = self.publishing.viewer(connection).undo_point()
            await self.write(e.Undone(seat, now(), point))
            self.publishing.publish()
            self.go_on()

    async def options(self, connection: Connection, version: int, start: int, count: int) -> None:
        async with self.lock:
            self._held_question(connection, version)
            connection.send(encode(self.publishing.viewer(connection).options(version, start, count)))

    def _held_question(self, connection: Connection, version: int) -> tuple[int, Match]:
        """The seat that is asked, and the match, if that question is the one a person sees and may answer. Whoever is
        not asked hears the same whether others have answered behind his back or not."""
        room, match = self._playing(connection.person)
        timeline, asked = room.timeline(connection.person), room.asked
        if version != timeline.published:
            raise Denied("stale")
        if asked is None or asked not in timeline.held or not timeline.current(match) or room.seats[asked].bot:
            raise Denied("not-asked")
        return asked, match

    async def advise(self, connection: Connection, version: int, here: bool = False) -> None:
        """Have an adviser think about the question that is put to a person, and tell him alone; or give his page, which
        would rather think `here` itself, what there is to think about."""
        async with self.lock:
            seat, match = self._advisable(connection, version)
            quick = False
            if here:
                if match.game.questions[match.record.question].taste:
                    connection.send(encode(self.publishing.viewer(connection).advice(version, Weighing())))
                    return
                if self._modules.ready(match.game, match.teams) is not None:
                    connection.send(encode(self.publishing.viewer(connection).position(version)))
                    return
                quick = self._modules.coming(match.game, match.teams)
            waiting = self.room.moment, quick
            if waiting not in self._advised:
                self._advised[waiting] = {}
                self.start(self._advise(match, seat, self.room.moment, version, quick))
            self._advised[waiting][connection] = version

    async def thought(self, connection: Connection, it: m.advice.Thought) -> None:
        """Put into words what a page has found out."""
        async with self.lock:
            _, match = self._advisable(connection, it.version)
            weighing = thought(it, match.record.options, len(numbered(match.game.measures, len(match.teams))))
            connection.send(encode(self.publishing.viewer(connection).advice(it.version, weighing)))

    def expect_thoughts(self) -> None:
        """Somebody is here whose page can think, and may want advice."""
        if self.room.aids == "all":
            self._modules.look(self.room.game, self.room.teams)

    def thinking(self) -> m.advice.Thinking:
        """What a page thinks with at this table."""
        self.check_open()
        match = self.room.match
        module = self._modules.ready(match.game, match.teams) if match is not None else None
        if match is None or module is None:
            raise Denied("not-found", 404)
        return thinking(match, module, self._modules.net(match.game, len(match.teams)))

    def _advisable(self, connection: Connection, version: int) -> tuple[int, Match]:
        seat, match = self._held_question(connection, version)
        if self.room.aids != "all":
            raise Denied("no-advice", 403)
        return seat, match

    async def _advise(self, match: Match, seat: int, moment: int, seen: int, quick: bool) -> None:
        """Think once, however many wait for it."""
        try:
            if moment != self.room.moment:
                return
            weigh = self._bots.glance if quick else self._bots.weigh
            weighing = await weigh(match, seat, seed_of(seen))
            async with self.lock:
                if self._closed or moment != self.room.moment:  # who has answered meanwhile wants no advice any more
                    return
                for connection, version in self._advised[moment, quick].items():
                    if weighing is None:
                        connection.send(encode(refusal_message(Denied("advice-late"), connection.language)))
                    else:
                        connection.send(encode(self.publishing.viewer(connection).advice(version, weighing)))
        finally:
            del self._advised[moment, quick]

    async def show(self, connection: Connection) -> None:
        """The whole table, as after a change of language."""
        async with self.lock:
            self.check_open()
            self.publishing.send_table(connection)

    async def resume(self) -> None:
        """Whoever has left the table to itself is back."""
        if self.room.paused is not None:
            await self.write(e.Resumed(now()))

    def check_open(self) -> None:
        self._check()
        if self._closed:
            raise Denied("broken", 503)

    def check_playing(self, person: str) -> None:
        self._playing(person)
        if self.room.over:
            raise Denied("over", 409)

    def _playing(self, person: str) -> tuple[Room, Match]:
        """The game, if it has begun and is not over as far as this person was told."""
        self.check_open()
        room, match = self.room, self.room.match
        if not room.held_by(person):
            raise Denied("not-yours", 403)
        if match is None:
            raise Denied("not-begun", 409)
        if room.over and room.timeline(person).current(match):
            raise Denied("over", 409)
        return room, match

    async def begin_if_ready(self) -> bool:
        if not self.room.ready:
            return False
        await self.write(e.Begun(now()))
        self.publishing.last = time.monotonic()
        for connection in self.publishing.connections:
            self.publishing.send_table(connection)
        return True

    # --- going on by itself ---

    def go_on(self) -> None:
        """Whatever has happened: tell it, wind the clock, wake a bot. Called with the lock held."""
        room = self.room
        self.used = time.monotonic()
        if room.match is None:
            return
        if self.publishing.due or room.behind:
            if not room.game.seals or (not self._tick and room.hush is None):
                self.publishing.publish()
            elif not self._ticking:
                self._ticking = True
                self.start(self._publish_with_the_tick())
        self._clock.wind(self._ring)
        asked = room.asked
        if asked is not None and room.seats[asked].bot and not self._botting and not self._frozen:
            self._botting = True
            self.start(self._let_bots_answer())

    @property
    def _frozen(self) -> bool:
        """Whether bots wait: who plays with nobody but them is not there to see what they do."""
        alone = self.room.alone
        return self.room.paused is not None or (bool(alone) and alone not in self.publishing.online)

    async def _publish_with_the_tick(self) -> None:
        """Tell what has happened a tick later; where people are given time to think in secret, when that is over, and
        until then to those alone who think."""
        while self._ticking:
            await asyncio.sleep(max(OFTEN, self._tick))
            async with self.lock:
                room, ends, thinker = self.room, self.room.hush_ends(), self.room.thinker
                if ends is None or (not thinker and room.paused is None and now() >= ends + self._tick):
                    self._ticking = False
                    self.publishing.publish()
                    self._clock.wind(self._ring)
                elif thinker:
                    self.publishing.publish(thinker)

    def _ring(self) -> None:
        self.start(self._time_is_over())

    async def _time_is_over(self) -> None:
        async with self.lock:
            room = self.room
            if self._closed or not self._clock.over:
                self._clock.wind(self._ring)
                return
            assert room.match is not None
            assert room.asked is not None
            await self.write(e.Answered(room.asked, room.match.default(), now(), "clock"))
            self.go_on()

    async def _let_bots_answer(self) -> None:
        """Bots answer until a person is asked."""
        thought = 0.0  # all of them together, since a person was asked
        try:
            while not self._closed:
                async with self.lock:
                    room, match, asked = self.room, self.room.match, self.room.asked
                    if match is None or asked is None or not room.seats[asked].bot or self._frozen:
                        return
                    level, moment = room.seats[asked].bot, room.moment
                    kind = match.game.questions[match.record.question]
                    window = kind.sealed and kind.name == REACT
                    sealed = match.game.sealed(match.record)
                    may_think = self._tick if window else patience(thought)
                    due = room.script_due
                    luck = room.fair.thought(len(match.history)) if room.fair else 0
                began = time.monotonic()
                answer = await self._bots.choose(level, match, asked, luck, may_think) if due is None else due
                thought += time.monotonic() - began
                while not sealed and (self._ticking or time.monotonic() < self.publishing.last + self._tick):
                    await asyncio.sleep(max(0.01, self.publishing.last + self._tick - time.monotonic()))
                async with self.lock:
                    if self._closed or self._frozen or moment != room.moment or not room.seats[asked].bot:
                        continue
                    await self.write(e.Answered(asked, answer, now(), "bot"))
                    self.go_on()
        finally:
            self._botting = False

    def start(self, work: Coroutine[object, None, None]) -> None:
        """Do something beside what is going on, unless the table is closed."""
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, StoreDown):
            log.error("table %s: %r", self.room.id, error)

    @property
    def idle(self) -> bool:
        """Whether it could be forgotten until somebody comes."""
        busy = self.publishing.connections or self._tasks or self.lock.locked()
        return not busy and (not self._clock.runs or self.wakes - now() > FAR)

    @property
    def wakes(self) -> float:
        """When something happens here though nobody comes."""
        return self.room.deadline() or inf

    def close(self, code: int) -> None:
        """Stop everything; connections are told to come again."""
        self._closed = True
        self._clock.stop()
        for connection in list(self.publishing.connections):
            connection.hang_up(code)
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
