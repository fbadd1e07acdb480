"""The application of a server, and running it."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from ...kernel.game import ContentFile
from ..limits import Limits, Retention
from ..logs import listen
from ..messages.bounds import BEACON, FRAME
from ..settings import Network, Settings, networks
from ..tables.content import Contents, contents_of
from ..tables.expiry import Expiry
from ..tables.homes import Homes
from ..tables.journal import Journal
from ..tables.keeping import tell_other_rules
from ..tables.opening import open_journal
from ..tables.refusals import refusal
from ..tables.registry import Registry
from ..tables.session import TICK
from ..tables.store import Store
from ..workers.processes import Processes
from .assembly import Chore, assembled
from .connections import patient
from .figures import figures_route
from .others import Others
from .page import kit_folder, page_folder, page_routes

PINGS = 15.0
"""Seconds between pings, so that a lost connection is noticed."""
SWITCH = 0.0005
"""Seconds after which a busy thread lets another run: the one that writes to disk is waited for."""
HEAD = 16_384
"""Bytes of the head of a request."""
STOPPING = 5
"""Seconds in which whoever is being answered is let finish when the server stops."""
ANYWHERE = ("0.0.0.0", "::")
"""Where to listen for whoever comes, by whatever way."""
FILES = 65_536
"""Files that the server would like to have open at once."""
log = logging.getLogger("dicewright.server")


def application(
    journal: Store,
    limits: Limits | None = None,
    origins: Sequence[str] = (),
    tick: float = TICK,
    processes: int = 1,
    contents: Contents | None = None,
    retention: Retention | None = None,
    readers: Sequence[Network] = (),
    beacon: str = "",
    reached: str = "",
) -> Starlette:
    """The server as an ASGI application, with processes beside it and the page in front of it; it closes the journal
    when it stops. `readers`: who may read its figures; `beacon`: a file with a public value; `reached`: where other
    servers of the store reach it."""
    public = partial(lit, Path(beacon)) if beacon else str
    homes = journal.homes(reached) if isinstance(journal, Journal) else None
    registry = Registry(journal, Processes(processes, kit_folder()), limits or Limits(), tick, contents, public, homes)
    chores: list[Chore] = []
    if isinstance(journal, Journal):
        chores = [Expiry(journal, retention or Retention(), registry).run, partial(tell_other_rules, journal)]
    more = [figures_route(registry, readers), *page_routes()]
    return assembled(registry, origins, more, chores, None if registry.homes.sole else _relay(registry.homes))


def _relay(homes: Homes) -> Others:
    try:
        from .relay import Relay  # needs what a server alone does not
    except ImportError:
        raise refusal("refuse-database-package") from None
    return Relay(homes)


def serve(settings: Settings, folder: Path, browser: bool, content: Sequence[ContentFile]) -> int:
    """Run until somebody stops it. Says where it is, and opens the browser there."""
    contents = contents_of(content)
    listen(settings.logs)
    listening = _listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    journal = open_journal(settings.database, folder)
    app = application(
        journal,
        settings.limits,
        settings.origins,
        processes=settings.processes,
        contents=contents,
        retention=settings.retention,
        readers=networks("metrics", settings.metrics),
        beacon=settings.beacon,
        reached=settings.reached or f"http://{_reached(settings.host, journal)}:{port}",
    )
    where = f"http://{_spoken_host(settings.host)}:{port}/"
    if page_folder() is None:
        print("The page has not been built yet: `make play` builds it, or `npm ci && npm run build` in web/.")
    for name, file in contents.items():
        print(f"Tables of {name} are played with {file.source}.")
    print(f"Dicewright is at {where}  (Ctrl-C stops it)", flush=True)
    if browser:
        threading.Timer(0.7, webbrowser.open, (where,)).start()
    signal.signal(signal.SIGTERM, lambda *_: None)  # when all is done, to have been told to stop is no mistake
    with suppress(KeyboardInterrupt):
        server_of(app, settings.proxies).run(sockets=[listening])
    log.info("stopped; everything that was acknowledged is kept")
    return 0


def server_of(app: Starlette, proxies: Sequence[str] = ()) -> uvicorn.Server:
    """What runs the application, and the settings of Python that keep it answering at once while it is busy. `proxies`:
    whose word is taken for who asks."""
    sys.setswitchinterval(SWITCH)
    raise_file_limit()
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http=patient(app.state.registry.limits, networks("proxies", tuple(proxies))),
            h11_max_incomplete_event_size=HEAD,
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PINGS,
            ws_ping_timeout=PINGS,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_graceful_shutdown=STOPPING,
        )
    )


def lit(path: Path) -> str:
    """The public value that stands in a file now: its first line. None if there is none, and the log says why."""
    try:
        with path.open(encoding="ascii") as file:
            value = file.readline(BEACON + 1).strip()
    except (OSError, ValueError) as error:
        log.warning("the public value in %s cannot be read: %s", path, error)
        return ""
    if len(value) > BEACON or not value.isprintable():
        log.warning("the public value in %s is not a line of %d letters and digits at most", path, BEACON)
        return ""
    return value


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
    return "localhost" if host in ANYWHERE else _in_address(host)


def _reached(host: str, journal: Journal) -> str:
    """Where other servers reach this one, unless somebody says otherwise."""
    return _in_address(journal.seen_from if host in ANYWHERE else host)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
