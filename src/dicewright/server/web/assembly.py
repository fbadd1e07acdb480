"""What everybody talks to, put together: HTTP, sockets and what guards them, whoever works beside the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from ...kernel.words import language_like
from ..tables.refusals import Denied
from ..tables.registry import Registry
from .http import Api
from .middleware import Guard, refused
from .others import Others
from .socket import Sockets
from .timing import Timing

Chore = Callable[[], Coroutine[object, None, None]]


def assembled(
    registry: Registry,
    origins: Sequence[str] = (),
    more: Sequence[BaseRoute] = (),
    chores: Sequence[Chore] = (),
    others: Others | None = None,
) -> Starlette:
    """The tables as an ASGI application. `more`: addresses beside those of tables; `chores`: what is done meanwhile;
    `others`: where there are other servers of the store."""
    timing = Timing()
    sockets = Sockets(registry, registry.limits, timing, others)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.start()
        tasks = [asyncio.create_task(chore()) for chore in chores]
        yield
        for task in tasks:
            task.cancel()
        await registry.stop()
        if others is not None:
            await others.close()

    api = Api(registry, timing, lambda: sockets.count, others)
    at = [WebSocketRoute(path, sockets.endpoint) for path in ("/api/socket", "/api/socket/{table:str}")]
    routes = [*api.routes(), *at, *more]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_there})
    app.add_middleware(Guard, limits=registry.limits, origins=tuple(origins), homes=registry.homes)
    app.state.registry, app.state.timing, app.state.sockets = registry, timing, sockets
    return app


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    no = Denied("method", 405) if status == 405 else Denied("not-found", status)
    return refused(no, language_like(request.headers.get("accept-language")))
