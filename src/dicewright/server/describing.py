"""Where looks are put into words: here, or with more processes in those beside this one.

Most of the work of a move is its words, and a look is all they are made from. So that work can go to other cores, while
the table itself, the disk and the connections stay with the one process that is the authority.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections import OrderedDict, deque
from typing import cast

import msgspec

from . import telling
from .eyes import Eyes
from .garbage import Garbage
from .look import Look
from .speech import encode, learn

SIZE = 4
"""Bytes that say how long a message is."""
READY = b"ready"
EYES = 20_000
"""Pairs of eyes a process remembers."""
log = logging.getLogger("dicewright.server")
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Look).decode


class Lost(Exception):
    """The words did not come."""


class Describing:
    """Makes steps as they are sent. With one process in all they are made at once, otherwise they are promised."""

    def __init__(self, processes: int = 1) -> None:
        self._beside = [_Beside() for _ in range(processes - 1)]

    async def start(self) -> None:
        await asyncio.gather(*(beside.start() for beside in self._beside))

    def step(self, look: Look, eyes: Eyes) -> bytes | asyncio.Future[bytes]:
        if not self._beside:
            return encode(telling.step(look, eyes))
        return self._beside[look.room % len(self._beside)].step(look)

    def close(self) -> None:
        for beside in self._beside:
            beside.close()


class _Beside(asyncio.Protocol):
    """A process that makes words. What is asked for first comes back first."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._transport: asyncio.Transport | None = None
        self._promised: deque[asyncio.Future[bytes]] = deque()
        self._received = bytearray()
        self._sending: list[bytes] = []
        self._closed = False

    async def start(self) -> None:
        """Start the process, and wait until it has learnt all words."""
        ours, theirs = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_describe, args=(theirs,), name="describing", daemon=True)
        self._process.start()
        theirs.close()
        loop = asyncio.get_running_loop()
        ready = loop.create_future()
        self._promised.append(ready)
        await loop.create_connection(lambda: self, sock=ours)
        await ready

    def step(self, look: Look) -> asyncio.Future[bytes]:
        loop = asyncio.get_running_loop()
        promise: asyncio.Future[bytes] = loop.create_future()
        if self._transport is None:
            promise.set_exception(Lost())
            return promise
        self._promised.append(promise)
        if not self._sending:
            loop.call_soon(self._send)  # with all others that the disk has let go at once
        self._sending.append(_framed(_pack(look)))
        return promise

    def _send(self) -> None:
        sending, self._sending = self._sending, []
        if self._transport is not None:
            self._transport.write(b"".join(sending))

    def close(self) -> None:
        self._closed = True
        if self._transport is not None:
            self._transport.abort()
        if self._process is not None:
            self._process.terminate()
            self._process.join(1)

    # --- what the loop tells ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name

    def data_received(self, data: bytes) -> None:
        self._received += data
        while (message := _first(self._received)) is not None:
            promise = self._promised.popleft()
            if promise.cancelled():
                continue
            if message:
                promise.set_result(message)
            else:
                promise.set_exception(Lost())

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._received.clear()
        self._sending.clear()
        for promise in self._promised:
            if not promise.done():
                promise.set_exception(Lost())
        self._promised.clear()
        if not self._closed:
            log.error("a process that describes was lost; another takes its place")
            self._restarting = asyncio.get_running_loop().create_task(self.start())


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "little") + message


def _first(received: bytearray) -> bytes | None:
    """Take the first whole message off what was received."""
    if len(received) < SIZE:
        return None
    end = SIZE + int.from_bytes(received[:SIZE], "little")
    if len(received) < end:
        return None
    message = bytes(received[SIZE:end])
    del received[:end]
    return message


# --- inside the other process ---


def _describe(line: socket.socket) -> None:
    """Put looks into words until the line is closed. What goes wrong is said with an empty message."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    learn()
    garbage = Garbage()
    line.sendall(_framed(READY))
    eyes: OrderedDict[tuple[int, tuple[int, ...], int | None], Eyes] = OrderedDict()
    received = bytearray()
    while data := line.recv(1 << 16):
        received += data
        while (message := _first(received)) is not None:
            try:
                look = _unpack(message)
                whose = (look.room, look.viewer, look.eyes)
                looking = eyes.pop(whose, None) or Eyes()
                eyes[whose] = looking
                if len(eyes) > EYES:
                    eyes.popitem(last=False)
                said = encode(telling.step(look, looking))
            except Exception:
                log.exception("a step could not be described")
                said = b""
            line.sendall(_framed(said))
            garbage.collect_if_due()
