"""What stands between the net and the tables: where requests come from, how often, and what every answer carries."""

from __future__ import annotations

import ipaddress
import logging
import re
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.words import language_like
from ..last_resort import last_resort
from ..limits import Buckets, Limits, origin_of
from ..logs import access, named, request_id
from ..messages.bounds import Language, encode
from ..metrics import ANSWERED, REFUSED, REQUESTS
from ..tables.homes import Homes
from ..tables.refusals import Denied, refusal_message
from .others import introduce, was_passed_on

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
THINKER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
"""Of the workers that think, and of nothing else: they run WebAssembly, and reach nothing."""
TABLES_CSP = f"{THINKER_CSP}; connect-src 'self'"
"""Of the worker that keeps the tables of a page: it runs Python, and fetches what that needs."""
KEEPER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""Of the worker that fetches, unpacks and keeps what that one needs."""
PART_CSP = "default-src 'none'"
"""Of files that a page consists of: what they may do, the page says, so that of themselves they may do nothing."""
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD")
LONG = ("/replay", "/download", "/verify", "/luck", "/looking", "/looked", "/hindsight")
"""What ends so takes long to make."""
WATCHED = ("/healthz", "/readyz", "/metrics")
"""What programs of whoever runs the server ask for, by whatever name they know it."""
CHECKED = "/api/content/"
"""What is sent here is looked at and changes nothing."""
FOUNDING = re.compile("/api/tables|/api/saves|/api/tables/[^/]*/fork|/api/puzzles/.*/play")
"""Where tables are made."""
log = logging.getLogger("dicewright.server")


def refused(no: Denied, language: Language) -> Response:
    return Response(encode(refusal_message(no, language)), no.status, media_type="application/json")


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request, and write down those for tables."""
    ANSWERED.add(str(status))
    REQUESTS.add(seconds)
    if scope["path"].startswith("/api/"):
        told = {
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "seconds": round(seconds, 4),
            "address": origin_of(scope["client"][0] if scope.get("client") else None),
        }
        access.info("request", extra={"told": told})


class Guard:
    """Checks every request before anything else sees it.

    A page of another origin may neither write nor open a socket. The host is checked too, since a hostile page can give
    its own name the address of this machine: it must be an address, `localhost`, or a name that the server was told.
    """

    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...], homes: Homes) -> None:
        self._app, self._homes = app, homes
        self._origins = frozenset(o.rstrip("/").lower() for o in origins)
        self._hosts = frozenset(urlsplit(o).netloc.lower() for o in origins)
        self._requests, self._writes = Buckets(limits.requests), Buckets(limits.writes)
        self._checks, self._hellos = Buckets(limits.checks), Buckets(limits.hellos)
        self._replays, self._foundings = Buckets(limits.replays), Buckets(limits.foundings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        id = named(headers.get("x-request-id", ""))
        request_id.set(id)
        language = language_like(headers.get("accept-language"))
        introduce(scope, headers, self._homes)
        no = None if was_passed_on(scope) else self._denied(scope, headers)
        if scope["type"] == "websocket":
            if no is not None:
                REFUSED.add(no.code)
                log.info("socket refused: %s", no.code)
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": no.code})
                return
            await self._app(scope, receive, send)
            return
        status = 0
        began = perf_counter()

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                out["x-request-id"] = id
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
            await send(message)

        if no is not None:
            REFUSED.add(no.code)
            await refused(no, language)(scope, receive, with_headers)
        else:
            with last_resort("%s %s failed", scope["method"], scope["path"]) as tried:
                await self._app(scope, receive, with_headers)
            if tried.error is not None and not status:
                await refused(Denied("broken", 500), language)(scope, receive, with_headers)
        _note(scope, status, perf_counter() - began)

    def _denied(self, scope: Scope, headers: Headers) -> Denied | None:
        address = origin_of(scope["client"][0] if scope.get("client") else None)
        host = headers.get("host", "").lower()
        if not self._known_host(host) and scope["path"] not in WATCHED:
            return Denied("origin", 403)
        if scope["type"] == "websocket":
            if not self._same_origin(headers, host):
                return Denied("origin", 403)
            return None if self._hellos.take(address) else Denied("too-fast", 429)
        if not self._requests.take(address):
            return Denied("too-fast", 429)
        if scope["path"].endswith(LONG) and not self._replays.take(address):
            return Denied("too-fast", 429)
        if scope["method"] not in SAFE:
            if not self._same_origin(headers, host):
                return Denied("origin", 403)
            checks = scope["path"].startswith(CHECKED)
            if not (self._checks if checks else self._writes).take(address):
                return Denied("too-fast", 429)
            if FOUNDING.fullmatch(scope["path"]) and not self._foundings.take(address):
                return Denied("too-many-tables", 429)
        return None

    def _known_host(self, host: str) -> bool:
        if host in self._hosts:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
            return name == "localhost" or bool(ipaddress.ip_address(name))
        except ValueError:
            return False

    def _same_origin(self, headers: Headers, host: str) -> bool:
        origin = headers.get("origin", "").lower()
        return origin in self._origins or origin in (f"http://{host}", f"https://{host}")
