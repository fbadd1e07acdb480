"""The other servers of a store, as far as requests and sockets know of them. `relay` speaks with them."""

from __future__ import annotations

import hmac
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from .. import messages as m
from ..limits import origin_of
from ..tables.homes import Homes, Peer

SECRET, CLIENT = "x-dicewright-peer", "x-dicewright-client"
"""Headers of what is passed on: the secret of whom it is passed on to, and who asks."""
MISDIRECTED = 421
"""The status that tells another server that a table lives here no more."""
MOVING = 6.0
"""Seconds for which a table on its way to another server is waited for: longer than it takes."""
LOOK = 0.25
"""Seconds after which it is looked for again."""


class Unreachable(Exception):
    """Another server does not answer, or the table lives there no more: nothing has happened there."""


class Line(Protocol):
    """A socket to another server. Both ways raise ConnectionError when it is closed."""

    async def send(self, text: str) -> None: ...
    async def hear(self) -> bytes: ...
    @property
    def code(self) -> int:
        """What it was closed with."""


class Others(Protocol):
    """Has other servers answer for the tables that live there."""

    async def request(self, request: Request, body: bytes, peer: Peer) -> Response:
        """Raises Unreachable."""

    async def summary(self, request: Request, id: str, peer: Peer) -> m.table.Summary | None:
        """What is said of a table in a list; None if it cannot be said just now."""

    def socket(self, table: str, client: str | None, peer: Peer) -> AbstractAsyncContextManager[Line]:
        """A socket to a table. It breaks when the other server is taken for dead. Raises Unreachable."""

    async def close(self) -> None: ...


def introduced(peer: Peer, client: str | None) -> dict[str, str]:
    """The headers by which another server knows that something was passed on, and for whom."""
    return {SECRET: peer.secret, CLIENT: origin_of(client).partition("/")[0]}


def introduce(scope: Scope, headers: Headers, homes: Homes) -> None:
    """Note who asks, where another server has passed it on: it has checked everything else."""
    secret = headers.get(SECRET, "")
    if homes.me is not None and hmac.compare_digest(secret.encode(), homes.me.secret.encode()):
        scope["client"] = headers.get(CLIENT, ""), 0
        scope["passed_on"] = True


def was_passed_on(scope: Scope) -> bool:
    """Whether another server sent it here, so that it must not be sent on."""
    return bool(scope.get("passed_on"))
