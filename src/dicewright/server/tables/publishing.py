"""Who is connected to a table, and what each connection has been sent."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from ..messages.bounds import Language, encode
from ..workers.helpers import Renderers
from .now import now
from .room import Room
from .viewer import Viewer

RESUME = 100
"""Steps sent one by one to somebody who comes back; after more, only how it stands."""


class Connection(Protocol):
    """A page somebody looks at the table with."""

    person: str
    seed: str
    pledge: str
    language: Language
    version: int
    known: dict[int | None, int]
    """The version that each pair of eyes saw last on this connection."""

    def send(self, data: bytes | asyncio.Future[bytes]) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Publishing:
    """Sends the table, its steps and who sits there to all connections. Called with the lock of the table held."""

    def __init__(self, room: Room, renderers: Renderers) -> None:
        self._room, self._renderers = room, renderers
        self.connections: set[Connection] = set()
        self.last = 0.0
        """When something was published last."""
        self._opened = time.monotonic()
        self._left: dict[str, float] = {}
        """When somebody's last connection was lost."""
        self._steps: dict[tuple[frozenset[int], str, int, int | None], bytes | asyncio.Future[bytes]] = {}
        """Steps being sent to those who hold these seats, speak this language and saw this version last."""
        self._promised: list[asyncio.Future[bytes]] = []
        """Steps published last that have yet to be rendered."""

    # --- who is connected ---

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._left.pop(connection.person, None)

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.person and connection.person not in self.online:
            self._left[connection.person] = time.monotonic()

    @property
    def online(self) -> set[str]:
        return {connection.person for connection in self.connections if connection.person}

    def absent(self, person: str) -> float:
        """Seconds since the last connection of somebody who is not online was lost."""
        return time.monotonic() - self._left.get(person, self._opened)

    def viewer(self, connection: Connection) -> Viewer:
        return Viewer(self._room, connection.person, connection.language)

    # --- the table as it stands ---

    def send_table(self, connection: Connection) -> None:
        table = self.viewer(connection).table(self.online)
        connection.version = table.version
        connection.known = {table.scene.eyes: table.version} if table.scene else {}
        connection.send(encode(table))

    def send_table_to(self, person: str) -> None:
        """What a person may do has changed, though nothing has happened in the game."""
        for connection in self.connections:
            if connection.person == person:
                self.send_table(connection)

    def send_seats(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.send(encode(self.viewer(connection).seated(self.online)))

    # --- steps ---

    @property
    def due(self) -> bool:
        """Whether something has happened that was not published yet."""
        return any(timeline.published < len(timeline.steps) for timeline in self._room.timelines.values())

    def publish(self, only: str | None = None) -> None:
        """Send everything that has happened; or to one person, `only`, while the others have to wait."""
        self._room.publish(now(), only)
        self.last = time.monotonic()
        for connection in self.connections:
            self._catch_up(connection)
        self._promised = [step for step in self._steps.values() if not isinstance(step, bytes)]
        self._steps.clear()

    async def rendered(self) -> None:
        """Wait until all that was published last has found its words."""
        await asyncio.gather(*self._promised, return_exceptions=True)

    def resume(self, connection: Connection, version: int) -> None:
        """Send what a connection has missed since a version, if that can be told and is not too much."""
        timeline = self._room.timeline(connection.person)
        if timeline.base <= version <= timeline.published <= version + RESUME:
            connection.version = version
            self._catch_up(connection)
            self._steps.clear()

    def _catch_up(self, connection: Connection) -> None:
        timeline = self._room.timeline(connection.person)
        if connection.version < timeline.base:
            self._send_step(connection, timeline.published)
        while connection.version < timeline.published:
            self._send_step(connection, connection.version + 1)

    def _send_step(self, connection: Connection, version: int) -> None:
        """Everyone with the same seats and language who saw the same last is sent the same."""
        match = self._room.match
        assert match is not None
        timeline = self._room.timeline(connection.person)
        eyes = timeline.eyes(match, version)
        since = connection.known.get(eyes)
        to = (timeline.held, connection.language, version, since)
        step = self._steps.get(to)
        if step is None:
            viewer = self.viewer(connection)
            step = self._steps[to] = self._renderers.step(viewer.snapshot(version, since), viewer.deltas[eyes])
        connection.send(step)
        connection.version = connection.known[eyes] = version
