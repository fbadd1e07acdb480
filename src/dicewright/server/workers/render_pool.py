"""Where snapshots are put into words: here, or with more processes in those beside this one.

Most of the work of a move is its words, and a snapshot is all they are made from. So that work can go to other cores,
while the table itself, the disk and the connections stay with the one process that is the authority.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import select
import signal
import socket
import time
from collections import OrderedDict, deque
from typing import cast

import msgspec

from ..last_resort import last_resort
from ..messages.bounds import encode
from ..view import render
from ..view.delta import Delta
from ..view.snapshot import Snapshot
from ..view.translate import learn
from .garbage import CALM, Garbage
from .helpers import Lost, Renderers

SIZE = 4
"""Bytes that say how long a message is."""
READY = b"ready"
REMEMBERED = 600.0
"""Seconds for which a process remembers what a pair of eyes saw last. After that they are told everything anew."""
log = logging.getLogger("dicewright.server")
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Snapshot).decode


class RenderPool(Renderers):
    """Makes steps as they are sent. With one process in all they are made at once, otherwise they are promised."""

    def __init__(self, processes: int = 1) -> None:
        self._workers = [_Worker() for _ in range(processes - 1)]

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._workers))

    def step(self, snapshot: Snapshot, delta: Delta) -> bytes | asyncio.Future[bytes]:
        if not self._workers:
            return encode(render.step(snapshot, delta))
        return self._workers[snapshot.room % len(self._workers)].step(snapshot)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class _Worker(asyncio.Protocol):
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
        self._process = context.Process(target=_work, args=(theirs,), name="render", daemon=True)
        self._process.start()
        theirs.close()
        loop = asyncio.get_running_loop()
        ready = loop.create_future()
        self._promised.append(ready)
        await loop.create_connection(lambda: self, sock=ours)
        await ready

    def step(self, snapshot: Snapshot) -> asyncio.Future[bytes]:
        loop = asyncio.get_running_loop()
        promise: asyncio.Future[bytes] = loop.create_future()
        if self._transport is None:
            promise.set_exception(Lost())
            return promise
        self._promised.append(promise)
        if not self._sending:
            loop.call_soon(self._send)  # with all others that the disk has let go at once
        self._sending.append(_framed(_pack(snapshot)))
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
            log.error("a process that renders was lost; another takes its place")
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


def _work(parent: socket.socket) -> None:
    """Put snapshots into words until the server hangs up. What goes wrong is said with an empty message."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    learn()
    garbage = Garbage()
    parent.sendall(_framed(READY))
    deltas = Deltas()
    received = bytearray()
    while data := _received(parent, garbage):
        received += data
        while (message := _first(received)) is not None:
            rendered = b""
            with last_resort("a step could not be rendered"):
                snapshot = _unpack(message)
                rendered = encode(render.step(snapshot, deltas.of(snapshot)))
            parent.sendall(_framed(rendered))
            garbage.collect_if_due()


def _received(parent: socket.socket, garbage: Garbage) -> bytes:
    """What comes next; while nothing comes, garbage is looked for everywhere."""
    while not select.select((parent,), (), (), CALM)[0]:
        garbage.collect_all_if_due()
    return parent.recv(1 << 16)


class Deltas:
    """What those saw last who have looked lately: each pair of eyes of every viewer of a table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, tuple[int, ...], int | None], tuple[Delta, float]] = OrderedDict()
        """The latest last."""

    def of(self, snapshot: Snapshot) -> Delta:
        whose, now = (snapshot.room, snapshot.viewer, snapshot.eyes), time.monotonic()
        kept = self._kept.pop(whose, None)
        delta = kept[0] if kept else Delta()
        self._kept[whose] = delta, now
        while next(iter(self._kept.values()))[1] < now - REMEMBERED:
            self._kept.popitem(last=False)
        return delta
