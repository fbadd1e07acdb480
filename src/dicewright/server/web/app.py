"""The application, and running it."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from ...kernel.game import ContentFile
from ...kernel.words import language_like
from ..limits import Limits
from ..messages.bounds import FRAME
from ..tables.content import Contents, contents_of
from ..tables.journal import Journal
from ..tables.opening import open_journal
from ..tables.refusals import Denied, refusal
from ..tables.registry import Registry
from ..tables.session import TICK
from ..workers.render_pool import RenderPool
from .http import Api
from .middleware import Guard, refused
from .page import page_folder, page_routes
from .socket import Sockets
from .timing import Timing

PINGS = 15.0
"""Seconds between pings, so that a lost connection is noticed."""
SWITCH = 0.0005
"""Seconds after which a busy thread lets another run: the one that writes to disk is waited for."""
FILES = 65_536
"""Files that the server would like to have open at once."""
log = logging.getLogger("dicewright.server")


def application(
    journal: Journal,
    limits: Limits | None = None,
    origins: Sequence[str] = (),
    tick: float = TICK,
    processes: int = 1,
    contents: Contents | None = None,
) -> Starlette:
    """The server as an ASGI application; it closes the journal when it stops."""
    limits = limits or Limits()
    registry = Registry(journal, limits, tick, RenderPool(processes), contents)
    timing = Timing()
    sockets = Sockets(registry, limits, timing)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.start()
        yield
        await registry.stop()

    api = Api(registry, timing, lambda: sockets.count)
    routes = [*api.routes(), WebSocketRoute("/api/socket", sockets.endpoint), *page_routes()]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_there})
    app.add_middleware(Guard, limits=limits, origins=tuple(origins))
    app.state.registry, app.state.timing = registry, timing
    return app


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    no = Denied("method", 405) if status == 405 else Denied("not-found", status)
    return refused(no, language_like(request.headers.get("accept-language")))


def serve(
    host: str,
    port: int,
    database: str,
    folder: Path,
    browser: bool,
    origins: Sequence[str],
    proxy: bool,
    processes: int,
    content: Sequence[ContentFile],
) -> int:
    """Run until somebody stops it. Says where it is, and opens the browser there."""
    contents = contents_of(content)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    listening = _listen(host, port)
    journal = open_journal(database, folder)
    where = f"http://{_spoken_host(host)}:{listening.getsockname()[1]}/"
    server = server_of(application(journal, origins=origins, processes=processes, contents=contents), proxy)
    if page_folder() is None:
        print("The page has not been built yet: `make play` builds it, or `npm ci && npm run build` in web/.")
    for name, file in contents.items():
        print(f"Tables of {name} are played with {file.source}.")
    print(f"Dicewright is at {where}  (Ctrl-C stops it)", flush=True)
    if browser:
        threading.Timer(0.7, webbrowser.open, (where,)).start()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0


def server_of(app: Starlette, proxy: bool = False) -> uvicorn.Server:
    """What runs the application, and the settings of Python that keep it answering at once while it is busy."""
    sys.setswitchinterval(SWITCH)
    raise_file_limit()
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PINGS,
            ws_ping_timeout=PINGS,
            proxy_headers=proxy,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_graceful_shutdown=5,
        )
    )


def raise_file_limit() -> None:
    """Every socket is a file: have as many as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise refusal("refuse-port", host=host, port=str(port), why=reason) from None
    listening.listen(2048)
    return listening


def _spoken_host(host: str) -> str:
    """What to type into a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
