"""The WebSocket side: one connection to one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...kernel.game import Refusal
from .. import messages as m
from ..limits import Bucket, Buckets, Limits, origin_of
from ..messages.bounds import Language, encode
from ..metrics import REFUSED
from ..tables import people
from ..tables.homes import Elsewhere
from ..tables.refusals import Denied, refusal_message
from ..tables.registry import Registry, person_of
from ..tables.session import AGAIN, Session
from ..tables.store import StoreDown
from ..workers.helpers import Lost
from .http import rule_message
from .others import LOOK, MOVING, Line, Others, Unreachable, was_passed_on
from .timing import Timing

WRITTEN = (
    m.socket.Answer, m.socket.Reveal, m.socket.Undo, m.socket.Chat,
    m.socket.Leave, m.socket.Resign, m.socket.PauseGame, m.socket.TakeBack, m.socket.StandIn,
)  # fmt: skip
"""What leads to entries in the journal."""
WAITING = 512
"""Messages that may wait for a slow client before it is cut off."""
GREETING = 10.0
"""Seconds a client has to say hello."""
SPAM = 40
"""Messages too many after which a client is cut off."""
POLICY, TOO_SLOW, PROTOCOL = 1008, 1013, 1002

Paced = Literal["advice", "chat", "entries"]
May = Callable[[Paced, str], bool]
"""Whether a person may do something once more: at this address, he and everybody else."""
log = logging.getLogger("dicewright.server")
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(m.socket.FromPage)


class PageConnection:
    """One socket: takes what the page sends, and sends what the table tells it."""

    def __init__(
        self, socket: WebSocket, registry: Registry, limits: Limits, timing: Timing, may: May, others: Others | None
    ) -> None:
        self._socket, self._registry, self._timing, self._may, self._others = socket, registry, timing, may, others
        self.person, self.seed, self.pledge, self.version = "", "", "", -1
        self.known: dict[int | None, int] = {}
        self.language: Language = "en"
        self._session: Session | None = None
        self._out: asyncio.Queue[bytes | asyncio.Future[bytes] | int] = asyncio.Queue(WAITING)
        self._messages, self._thoughts = Bucket(limits.messages), Bucket(limits.thoughts)
        self._too_many, self._viewers = 0, limits.viewers
        self._busy = asyncio.Lock()
        """Held while a message is being handled: what has begun is brought to its end."""

    # --- sending ---

    def send(self, data: bytes | asyncio.Future[bytes]) -> None:
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """Close the socket; what waits to be sent still goes first, unless there is too much of it."""
        if self._out.full():
            while not self._out.empty():
                self._out.get_nowait()
        self._out.put_nowait(code)

    async def _sender(self) -> None:
        while True:
            it = await self._out.get()
            if isinstance(it, int):
                await self._socket.close(it)
                return
            try:
                data = it if isinstance(it, bytes) else await it
            except Lost:
                await self._socket.close(AGAIN)
                return
            await self._socket.send_text(data.decode())

    # --- receiving ---

    async def run(self) -> None:
        await self._socket.accept()
        sender = asyncio.create_task(self._sender())
        receiver = asyncio.create_task(self._receiver())
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._session is not None:
                people.disconnect(self._session, self)
            if not sender.done() and receiver.done() and self._out.qsize():
                await asyncio.wait((sender,), timeout=1)
            async with self._busy:
                for task in (sender, receiver):
                    task.cancel()
            results = await asyncio.gather(sender, receiver, return_exceptions=True)
            for error in results:
                if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                    log.error("socket: %r", error)

    async def _receiver(self) -> None:
        try:
            async with asyncio.timeout(GREETING):
                received = await self._socket.receive()
            first = self._read(received)
            if first is None:
                return
            if not isinstance(first, m.socket.Hello) or first.protocol != m.bounds.PROTOCOL:
                raise Denied("protocol")
            if self._socket.path_params.get("table", first.table) != first.table:
                raise Denied("protocol")
            self.language, self.seed, self.pledge = first.language, first.seed, first.pledge
            if not await self._at_home(first, received["text"]):
                return
        except TimeoutError:
            self.hang_up(POLICY)
            return
        except (Refusal, msgspec.DecodeError, RecursionError, ValueError) as no:
            self._refuse(no)
            self.hang_up(PROTOCOL)
            return
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            try:
                if not self._messages.take():
                    self._too_many += 1
                    if self._too_many > SPAM:
                        self.hang_up(POLICY)
                        return
                    raise Denied("too-fast")
                message = self._read(received)
                if message is not None:
                    async with self._busy:
                        await self._handle(message)
            except (Refusal, msgspec.DecodeError, RecursionError, ValueError) as no:
                self._refuse(no)

    def _read(self, received: Any) -> Any:
        if received["type"] == "websocket.disconnect":
            return None
        data = received.get("text")
        if data is None:
            raise Denied("unreadable")
        return _decoder.decode(data)

    def _refuse(self, no: Exception) -> None:
        message = refusal_message(no if isinstance(no, Refusal) else Denied("unreadable"), self.language)
        REFUSED.add(message.code)
        self.send(encode(message))

    async def _at_home(self, hello: m.socket.Hello, text: str) -> bool:
        """Sit down at the table. Where it lives on another server, all that is said is passed on until one of us hangs
        up, and then it is false. A table on its way is waited for."""
        until = time.monotonic() + MOVING
        while True:
            try:
                async with self._busy:
                    await self._greet(hello)
                return True
            except StoreDown:
                if self._others is None or (time.monotonic() > until and not was_passed_on(self._socket.scope)):
                    raise
            except Elsewhere as away:
                if self._others is not None and not was_passed_on(self._socket.scope):
                    with suppress(Unreachable):
                        client = self._socket.client.host if self._socket.client else None
                        async with self._others.socket(hello.table, client, away.peer) as line:
                            await self._pass_on(line, text)
                            return False
            if was_passed_on(self._socket.scope) or time.monotonic() > until:
                self.hang_up(AGAIN)
                return False
            await asyncio.sleep(LOOK)

    async def _pass_on(self, line: Line, hello: str) -> None:
        """Say what the page says, and the other way round."""
        hearing = asyncio.create_task(self._hear(line))
        try:
            await line.send(hello)
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                if received.get("text") is not None:
                    await line.send(received["text"])
        except ConnectionError:
            pass  # then the other way has ended, too
        finally:
            hearing.cancel()

    async def _hear(self, line: Line) -> None:
        with suppress(ConnectionError):
            while True:
                self.send(await line.hear())
        self.hang_up(line.code)

    async def _greet(self, hello: m.socket.Hello) -> None:
        self.person = person_of(hello.token)
        session = await self._registry.open(hello.table)
        if len(session.publishing.connections) >= self._viewers and not session.room.held_by(self.person):
            raise Denied("too-many-sockets")
        self._session = session
        await people.connect(session, self, hello.version)
        if hello.thinks:
            session.expect_thoughts()

    async def _handle(self, message: Any) -> None:
        session = self._session
        assert session is not None
        if isinstance(message, WRITTEN) and not self._may("entries", self.person):
            raise Denied("too-fast")
        match message:
            case m.socket.Answer():
                began = time.perf_counter()
                await session.answer(self, message.version, message.answer)
                await session.publishing.rendered()
                self._timing.add(time.perf_counter() - began)
            case m.socket.Reveal():
                await people.reveal(session, self.person, message.seed)
            case m.socket.Undo():
                await session.undo(self, message.version)
            case m.socket.Chat():
                if not self._may("chat", self.person):
                    raise Denied("too-fast")
                await people.chat(session, self.person, message.text)
            case m.socket.Speak():
                self.language = message.language
                await session.show(self)
            case m.socket.MoreOptions():
                await session.options(self, message.version, message.start, message.count)
            case m.advice.Advise():
                if not self._may("advice", self.person):
                    raise Denied("too-fast")
                await session.advise(self, message.version, message.here)
            case m.advice.Thought():
                if not self._thoughts.take():
                    raise Denied("too-fast")
                await session.thought(self, message)
            case m.socket.Why():
                translator, own = session.publishing.viewer(self).translator, session.room.content is not None
                self.send(encode(rule_message(translator, message.rule, own)))
            case m.socket.Leave():
                await people.leave(session, self.person)
            case m.socket.Resign():
                await people.resign(session, self.person, message.seat)
            case m.socket.PauseGame():
                await people.pause(session, self.person, message.on)
            case m.socket.TakeBack():
                await people.take_back(session, self.person)
            case m.socket.StandIn():
                await people.stand_in(session, self.person, message.seat)
            case m.socket.Ping():
                self.send(encode(m.socket.Pong(message.at)))
            case m.socket.Hello():
                raise Denied("protocol")


class Sockets:
    """All connections of a server, counted by address."""

    def __init__(self, registry: Registry, limits: Limits, timing: Timing, others: Others | None = None) -> None:
        self._registry, self._limits, self._timing, self._others = registry, limits, timing, others
        self._by_address: Counter[str] = Counter()
        self._each = {
            "advice": Buckets(limits.advice),
            "chat": Buckets(limits.chat),
            "entries": Buckets(limits.entries),
        }
        self._here = {
            "advice": Buckets(limits.advice_here), "chat": Buckets(limits.chat), "entries": Buckets(limits.entries_here)
        }  # fmt: skip

    @property
    def count(self) -> int:
        return self._by_address.total()

    async def endpoint(self, socket: WebSocket) -> None:
        address = origin_of(socket.client.host if socket.client else None)
        full = self.count >= self._limits.sockets or self._by_address[address] >= self._limits.sockets_each
        if full:
            await socket.close(POLICY, "too-many-sockets")
            return
        self._by_address[address] += 1
        try:
            may = partial(self._may, address)
            await PageConnection(socket, self._registry, self._limits, self._timing, may, self._others).run()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone in the middle of something
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            if socket.application_state is WebSocketState.CONNECTED:
                await asyncio.gather(socket.close(), return_exceptions=True)

    def _may(self, address: str, what: Paced, person: str) -> bool:
        return self._each[what].take(person) and self._here[what].take(address)
