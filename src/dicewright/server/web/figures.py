"""`/metrics`: what the server counts, for those networks alone that may read it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from ipaddress import ip_address
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ... import __version__
from ...kernel.words import language_like
from ..metrics import Gauge, written
from ..settings import Network
from ..tables.journal import Journal
from ..tables.refusals import Denied
from ..tables.registry import Registry
from .middleware import refused

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
OWN = Path("/proc/self")


def figures_route(registry: Registry, readers: Sequence[Network]) -> Route:
    async def figures(request: Request) -> Response:
        if not _may(request, readers):
            return refused(Denied("not-found", 404), language_like(request.headers.get("accept-language")))
        return PlainTextResponse(written(_now(registry, request.app.state.sockets.count)), media_type=FORMAT)

    return Route("/metrics", figures)


def _may(request: Request, readers: Sequence[Network]) -> bool:
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in network for network in readers)


def _now(registry: Registry, sockets: int) -> Iterator[Gauge]:
    """How everything stands."""
    yield Gauge("info", "The version that runs.", 1, {"version": __version__})
    yield Gauge("tables", "Tables in memory.", registry.count)
    yield Gauge("tables_aside", "Damaged tables that were set aside since the start.", len(registry.aside))
    yield Gauge("servers", "Servers of the store, this one included.", registry.homes.servers)
    yield Gauge("sockets", "Open sockets of pages.", sockets)
    if isinstance(registry.journal, Journal):
        yield Gauge(
            "store_waiting", "What has been handed to the store and not been taken up.", registry.journal.waiting
        )
        yield Gauge(
            "store_room", "Whether there is room for more on the disk of the store.", registry.journal.room_left
        )
    yield Gauge("processor_seconds", "Processor time of the process that plays.", time.process_time())
    if OWN.exists():
        pages = int((OWN / "statm").read_text().split()[1])
        yield Gauge("memory_bytes", "Memory of the process that plays.", pages * os.sysconf("SC_PAGE_SIZE"))
        yield Gauge("open_files", "Files and connections that it has open.", len(list((OWN / "fd").iterdir())))
