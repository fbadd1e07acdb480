"""Connections as they come in: how many one address may have, and how long one may keep us waiting.

uvicorn waits for ever for a request that does not come, and for somebody who does not read what he is sent. Here a
whole head is due within some seconds of connecting and of the answer before, and what is sent must be taken.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits import Limits, origin_of

Networks = Sequence[IPv4Network | IPv6Network]


def patient(limits: Limits, proxies: Networks = ()) -> type[H11Protocol]:
    """What speaks HTTP within these limits. Connections of `proxies` are many people's, and not counted."""
    open_from: Counter[str] = Counter()

    class Patient(H11Protocol):
        """One connection, until it becomes a socket or ends."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            line = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
            super().connection_made(line)
            self._head = _Timer(self.loop, limits.head, line.close)
            self._reading = _Timer(self.loop, limits.stalled, line.abort)
            host = self.client[0] if self.client else ""
            self._origin = None if _within(host, proxies) else origin_of(host)
            if self._origin is not None:
                open_from[self._origin] += 1
            if self._origin is not None and open_from[self._origin] > limits.connections:
                line.abort()
            else:
                self._head.start()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._let_go()  # sockets are counted by themselves
            super().handle_websocket_upgrade(event)

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._head.stop()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.cycle.response_complete:  # else the next request was there already
                self._head.start()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading.start()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._reading.stop()

        def _let_go(self) -> None:
            self._head.stop()
            self._reading.stop()
            if self._origin is not None:
                open_from[self._origin] -= 1
                if not open_from[self._origin]:
                    del open_from[self._origin]
                self._origin = None

    return Patient


class _Timer:
    """Does something after so many seconds, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, ring: Callable[[], None]) -> None:
        self._loop, self._seconds, self._ring = loop, seconds, ring
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.stop()
        self._handle = self._loop.call_later(self._seconds, self._ring)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def _within(host: str, networks: Networks) -> bool:
    try:
        address = ip_address(host)
    except ValueError:  # no address, as of a socket in the file system: what connects there is a proxy
        return True
    return any(address in network for network in networks)
