"""How much is allowed, and how fast."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """`burst` things at once, then `rate` a second."""

    burst: float
    rate: float


@dataclass(frozen=True)
class Limits:
    """What a server allows. The figures fit a server among friends; tests and load drivers have their own."""

    tables: int = 2000
    """Tables in memory."""
    tables_each: int = 40
    """Unfinished tables of one person."""
    sockets: int = 4000
    sockets_each: int = 64
    """... from one address."""
    viewers: int = 100
    """Sockets at one table."""
    messages: Pace = Pace(30, 15)
    """From one socket."""
    requests: Pace = Pace(120, 30)
    """HTTP requests from one address."""
    writes: Pace = Pace(30, 1)
    """... of those that change something."""
    checks: Pace = Pace(40, 4)
    """... and of those that let a content file be checked, as often as somebody changes it on the page."""
    hellos: Pace = Pace(60, 5)
    """New sockets from one address."""
    chat: Pace = Pace(8, 0.5)
    """Things said by one person, and by whoever is at one address, at all tables."""
    talk: int = 5_000
    """Entries that a table takes beside answers: things said, taken back, paused. Then the game alone goes on."""
    entries: Pace = Pace(120, 4)
    """What one person does at all his tables that is written down, answers too."""
    entries_here: Pace = Pace(600, 40)
    """... and all persons at one address."""
    foundings: Pace = Pace(40, 0.1)
    """New tables of one address."""
    replays: Pace = Pace(40, 4)
    """Pieces of replays, downloads and proofs for one address: they take long to make."""
    connections: int = 256
    """Open connections of one address that are no sockets."""
    head: float = 10.0
    """Seconds in which the head of a request must have come, and the next one after an answer."""
    body: float = 10.0
    """... and its body."""
    stalled: float = 60.0
    """Seconds in which somebody may read nothing of an answer that waits for him."""
    advice: Pace = Pace(6, 0.25)
    """Questions for which one person wants advice, at all his tables."""
    advice_here: Pace = Pace(24, 1)
    """... and all persons at one address: anybody can be as many as he likes."""
    thoughts: Pace = Pace(12, 0.5)
    """What the page of one socket has found out itself, and wants in words."""
    reviews: int = 32
    """Finished games that are looked at again at once: they are thought about in turn."""
    reviews_here: int = 4
    """... by all persons at one address; one person looks at one."""


@dataclass(frozen=True)
class Retention:
    """How many days tables are kept; 0: for ever."""

    unstarted: float = 30
    """Those at which no game has begun, from when they were founded."""
    abandoned: float = 365
    """Those whose game is not over, from when something happened there last."""
    finished: float = 0
    """... and those whose game is."""


class Bucket:
    """Fills up with time; each thing done takes one from it."""

    __slots__ = ("_left", "_pace", "_then")

    def __init__(self, pace: Pace) -> None:
        self._pace, self._left, self._then = pace, pace.burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._pace.burst, self._left + (now - self._then) * self._pace.rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._then) * self._pace.rate >= self._pace.burst


class Buckets:
    """A bucket for every address, or every person."""

    MANY = 4096

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        if len(self._buckets) > self.MANY:  # full ones remember nothing
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
        return self._buckets.setdefault(key, Bucket(self._pace)).take()


NETWORK = 64
"""Bits of an IPv6 address that say whose network it is: whoever has one can be any address in it."""


def origin_of(host: str | None) -> str:
    """Whom limits are for: an IPv4 address, or a network of IPv6 addresses."""
    with suppress(ValueError):
        address = ipaddress.ip_address((host or "").partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address):
            if address.ipv4_mapped is not None:
                return str(address.ipv4_mapped)
            return str(ipaddress.ip_network((address, NETWORK), strict=False))
    return host or ""
