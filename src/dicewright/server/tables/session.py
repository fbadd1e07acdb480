"""A table in play: everything that happens at it, one thing after the other.

The order is always the same: it happens in memory, it is written to disk, and only then is anybody told. If writing
fails, the table is forgotten and read again from disk, so that memory never knows more than the disk does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from ...kernel.machine import KINDS as MACHINE
from .. import messages as m
from ..workers.bot_pool import PATIENCE, BotPool
from ..workers.render_pool import RenderPool
from . import entries as e
from .journal import FINISH, SEAT, Journal, Statement
from .refusals import Denied
from .room import STAND_IN, Room
from .viewer import Viewer

BEAT = 0.4
"""Seconds that even out the waiting: bots answer after it, and where questions are sealed every step waits for it."""
GRACE = 5.0
"""Seconds left to everyone whose time ran out while the server was down."""
ABSENT = 30.0
"""Seconds without a connection after which others may let a bot play."""
AGAIN = 1012
"""The code that tells a connection to come again."""
RESUME = 100
"""Steps sent one by one to somebody who comes back; after more, only how it stands."""
log = logging.getLogger("dicewright.server")


class Connection(Protocol):
    """A connection to a viewer."""

    person: str
    seed: str
    language: m.Language
    version: int
    known: dict[int | None, int]
    """The version that each pair of eyes saw last on this connection."""

    def send(self, data: bytes | asyncio.Future[bytes]) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Session:
    """One table, its connections, its clock and its bots."""

    def __init__(
        self,
        room: Room,
        journal: Journal,
        render_pool: RenderPool,
        bot_pool: BotPool,
        beat: float,
        lost: Callable[[Session], None],
    ) -> None:
        self.room, self._journal, self._render_pool = room, journal, render_pool
        self._bot_pool, self._beat, self._lost = bot_pool, beat, lost
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = self._opened = time.monotonic()
        self._left: dict[str, float] = {}
        """When somebody's last connection was lost."""
        self._grace = time.time() + GRACE
        self._covered = any(kind.sealed for kind in room.game.kinds)
        self._published = 0.0
        self._steps: dict[tuple[frozenset[int], str, int, int | None], bytes | asyncio.Future[bytes]] = {}
        """Steps being told, as they are sent to those who hold these seats, speak this language and saw this last."""
        self._promised: list[asyncio.Future[bytes]] = []
        """Steps told last that have yet to find their words."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._beating = self._botting = self._closed = False

    # --- writing down ---

    async def write(self, *entries: e.Entry, also: tuple[Statement, ...] = ()) -> None:
        """Let things happen and keep them. Called with the lock held; nobody is told before it returns."""
        room = self.room
        seq = room.seq
        try:
            for entry in entries:
                room.apply(entry)
            if room.status == "over":
                also = (*also, (FINISH, (room.id, time.time())))
            await self._journal.append(room.id, seq, [e.encode(entry) for entry in entries], *also)
        except BaseException:
            log.exception("table %s: an entry could not be kept; the table is read anew", room.id)
            self.close(AGAIN)
            self._lost(self)
            raise

    # --- people ---

    @property
    def online(self) -> set[str]:
        return {connection.person for connection in self.connections if connection.person}

    def viewer(self, connection: Connection) -> Viewer:
        return Viewer(self.room, connection.person, connection.language)

    async def enter(self, connection: Connection, version: int, seed: str) -> None:
        """Somebody connects: he gets what he missed, and then the whole table."""
        async with self.lock:
            self._check_open()
            room = self.room
            self.used = time.monotonic()
            if room.status == "gathering" and connection.person in room.people and connection.person not in room.seeds:
                await self.write(e.Mixed(connection.person, seed))
            began = await self._begin_if_ready()
            self.connections.add(connection)
            self._left.pop(connection.person, None)
            if room.match is not None and not began:
                timeline = room.timeline(connection.person)
                if timeline.base <= version <= timeline.published <= version + RESUME:
                    connection.version = version
                    self._catch_up(connection)
                    self._steps.clear()
            self._send_table(connection)
            self._send_seats(but=connection)
            self.go_on()

    def exit(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.person and connection.person not in self.online:
            self._left[connection.person] = time.monotonic()
        self._task(self._tell_who_is_there())

    async def _tell_who_is_there(self) -> None:
        async with self.lock:
            self._send_seats()

    async def join(self, person: str, name: str, seat: int | None) -> list[int]:
        """Take an open seat."""
        async with self.lock:
            self._check_open()
            room = self.room
            if room.held_by(person):
                raise Denied("seated", 409)
            if room.match is not None:
                raise Denied("begun", 409)
            free = [i for i, s in enumerate(room.seats) if s.kind == "open" and seat in (None, i)]
            if not free:
                raise Denied("no-seat", 409)
            await self.write(e.Joined(free[0], person, name), also=((SEAT, (person, room.id)),))
            seeds = [connection.seed for connection in self.connections if connection.person == person]
            if seeds:  # has watched until now
                await self.write(e.Mixed(person, seeds[0]))
            if not await self._begin_if_ready():
                self._show_again(person)
            self._send_seats()
            self.go_on()
            return free[:1]

    async def leave(self, person: str) -> None:
        """Get up: before the game the seat is open again, in it a bot plays on."""
        async with self.lock:
            self._check_open()
            held = self.room.held_by(person)
            if not held:
                raise Denied("not-yours", 403)
            if self.room.match is None:
                await self.write(e.Gone(person))
            elif self.room.status == "playing":
                await self.write(e.Replaced(sorted(held), STAND_IN))
            self._send_seats()
            self._show_again(person)
            self.go_on()

    async def stand_in(self, person: str, seat: int) -> None:
        """Let a bot play for somebody who has not been there for a while."""
        async with self.lock:
            self._check_playing(person)
            if seat >= len(self.room.seats) or self.room.seats[seat].kind != "person":
                raise Denied("not-yours")
            absent = self.room.seats[seat].person
            if absent in self.online or time.monotonic() - self._left.get(absent, self._opened) < ABSENT:
                raise Denied("present")
            await self.write(e.Replaced(sorted(self.room.held_by(absent)), STAND_IN))
            self._send_seats()
            self.go_on()

    async def take_back(self, person: str) -> None:
        async with self.lock:
            self._check_playing(person)
            await self.write(e.Returned(sorted(self.room.held_by(person))))
            self._send_seats()
            self._show_again(person)
            self.go_on()

    async def chat(self, person: str, text: str) -> None:
        async with self.lock:
            self._check_open()
            held = sorted(self.room.held_by(person))
            if not held:
                raise Denied("not-yours")
            spoken = e.Spoken(self.room.seats[held[0]].name, held[0], text, round(time.time(), 3))
            await self.write(spoken)
            said = m.encode(m.Said(spoken.name, spoken.seat, spoken.text, spoken.at))
            for connection in self.connections:
                connection.send(said)

    # --- the game ---

    async def answer(self, connection: Connection, version: int, answer: int) -> None:
        async with self.lock:
            self._check_playing(connection.person)
            room = self.room
            timeline = room.timeline(connection.person)
            assert room.match is not None
            if version != timeline.published:
                raise Denied("stale")
            asked = room.asked
            if asked is None or asked not in timeline.held or not timeline.current(room.match) or room.seats[asked].bot:
                raise Denied("not-asked")
            if answer >= room.match.record.options:
                raise Denied("out-of-range")
            await self.write(e.Answered(asked, answer, time.time()))
            connection.send(m.encode(m.Taken(version)))
            self.go_on()

    async def rendered(self) -> None:
        """Wait until all that was published last has found its words."""
        await asyncio.gather(*self._promised, return_exceptions=True)

    async def undo(self, connection: Connection, version: int) -> None:
        async with self.lock:
            self._check_playing(connection.person)
            if version != self.room.timeline(connection.person).published:
                raise Denied("stale")
            try:
                seat, _ = self.viewer(connection).undo_point()
            except Exception as no:
                raise Denied(f"undo-{getattr(no, 'obstacle', 'nothing')}") from no
            await self.write(e.Undone(seat, time.time()))
            told = {other: other.version for other in self.connections}
            self._publish()
            for other in self.connections:  # my answer was not told to anybody yet, but I am asked again
                if other.person == connection.person and other.version == told[other]:
                    self._send_table(other)
            self.go_on()

    async def rule(self, person: str, ruling: int) -> None:
        async with self.lock:
            self._check_playing(person)
            await self.write(e.Ruled(person, ruling))

    async def options(self, connection: Connection, version: int, start: int, count: int) -> None:
        async with self.lock:
            self._check_playing(connection.person)
            room = self.room
            timeline = room.timeline(connection.person)
            assert room.match is not None
            if version != timeline.published or not timeline.current(room.match):
                raise Denied("stale")
            if room.asked not in timeline.held:
                raise Denied("not-asked")
            connection.send(m.encode(self.viewer(connection).options(version, start, count)))

    async def show(self, connection: Connection) -> None:
        """The whole table, as after a change of language."""
        async with self.lock:
            self._send_table(connection)

    def _check_open(self) -> None:
        if self._closed:
            raise Denied("broken", 503)

    def _check_playing(self, person: str) -> None:
        self._check_open()
        if not self.room.held_by(person):
            raise Denied("not-yours", 403)
        if self.room.match is None:
            raise Denied("not-begun", 409)
        if self.room.match.over:
            raise Denied("over", 409)

    async def _begin_if_ready(self) -> bool:
        if not self.room.ready:
            return False
        await self.write(e.Begun(time.time()))
        self._published = time.monotonic()
        for connection in self.connections:
            self._send_table(connection)
        return True

    # --- telling ---

    def _send_table(self, connection: Connection) -> None:
        viewer = self.viewer(connection)
        table = viewer.table(self.online)
        connection.version = table.version
        connection.known = {table.scene.eyes: table.version} if table.scene else {}
        connection.send(m.encode(table))

    def _send_seats(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.send(m.encode(self.viewer(connection).seated(self.online)))

    def _show_again(self, person: str) -> None:
        """What a person may do has changed, though nothing has happened in the game."""
        for connection in self.connections:
            if connection.person == person:
                self._send_table(connection)

    def _catch_up(self, connection: Connection) -> None:
        timeline = self.room.timeline(connection.person)
        if connection.version < timeline.base:
            self._send_step(connection, timeline.published)
        while connection.version < timeline.published:
            self._send_step(connection, connection.version + 1)

    def _send_step(self, connection: Connection, version: int) -> None:
        """Everyone with the same seats and language who saw the same last is told the same."""
        room = self.room
        assert room.match is not None
        timeline = room.timeline(connection.person)
        eyes = timeline.eyes(room.match, version)
        since = connection.known.get(eyes)
        to = (timeline.held, connection.language, version, since)
        step = self._steps.get(to)
        if step is None:
            viewer = self.viewer(connection)
            step = self._steps[to] = self._render_pool.step(viewer.snapshot(version, since), viewer.deltas[eyes])
        connection.send(step)
        connection.version = connection.known[eyes] = version

    def _publish(self) -> None:
        self.room.publish(time.time())
        self._published = time.monotonic()
        for connection in self.connections:
            self._catch_up(connection)
        self._promised = [step for step in self._steps.values() if not isinstance(step, bytes)]
        self._steps.clear()

    # --- going on by itself ---

    def go_on(self) -> None:
        """Whatever has happened: tell it, wind the clock, wake a bot. Called with the lock held."""
        room = self.room
        self.used = time.monotonic()
        if room.match is None:
            return
        if any(s.published < len(s.steps) for s in room.timelines.values()):
            if not self._covered or not self._beat:
                self._publish()
            elif not self._beating:
                self._beating = True
                self._task(self._publish_with_the_beat())
        self._wind()
        asked = room.asked
        if asked is not None and room.seats[asked].bot and not self._botting:
            self._botting = True
            self._task(self._let_bots_answer())

    async def _publish_with_the_beat(self) -> None:
        await asyncio.sleep(self._beat)
        async with self.lock:
            self._beating = False
            self._publish()

    def _wind(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        deadline = self.room.deadline()
        if deadline is not None:
            wait = max(deadline, self._grace) - time.time()
            self._clock = asyncio.get_running_loop().call_later(
                max(0.0, wait), lambda: self._task(self._time_is_over())
            )

    async def _time_is_over(self) -> None:
        async with self.lock:
            room = self.room
            deadline = room.deadline()
            if deadline is None or time.time() < deadline or self._closed:
                self._wind()
                return
            assert room.match is not None
            assert room.asked is not None
            answer = room.match.default()
            await self.write(e.Answered(room.asked, answer, time.time(), "clock"))
            self.go_on()

    async def _let_bots_answer(self) -> None:
        """Bots answer until a person is asked."""
        try:
            while not self._closed:
                async with self.lock:
                    room, match, asked = self.room, self.room.match, self.room.asked
                    if match is None or asked is None or not room.seats[asked].bot:
                        return
                    level, moment = room.seats[asked].bot, (len(match.history), room.since)
                    kind = match.game.kind(match.record.question)
                    window = kind.sealed and (kind.number, kind.name) in {(k.number, k.name) for k in MACHINE}
                    sealed = match.game.sealed(match.record)
                    thinking = self._bot_pool.choose(level, match, asked, self._beat if window else PATIENCE)
                answer = await thinking
                while not sealed and (self._beating or time.monotonic() < self._published + self._beat):
                    await asyncio.sleep(max(0.01, self._published + self._beat - time.monotonic()))
                async with self.lock:
                    if self._closed or moment != (len(match.history), room.since) or not room.seats[asked].bot:
                        continue
                    await self.write(e.Answered(asked, answer, time.time(), "bot"))
                    self.go_on()
        finally:
            self._botting = False

    def _task(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %r", self.room.id, error)

    @property
    def idle(self) -> bool:
        """Whether it could be forgotten until somebody comes."""
        return not (self.connections or self._tasks or self.lock.locked() or self._clock)

    def close(self, code: int) -> None:
        """Stop everything; connections are told to come again."""
        self._closed = True
        if self._clock is not None:
            self._clock.cancel()
        for connection in list(self.connections):
            connection.hang_up(code)
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
