"""The page itself: files that were built from `web/`, served with the right names and no surprises."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .middleware import CSP, KEEPER_CSP, PART_CSP, TABLES_CSP, THINKER_CSP

INSTALLED = Path(__file__).parents[1] / "page"
BUILT = Path(__file__).parents[4] / "web" / "dist"
INDEX = "index.html"
WORKERS = {"thinker-": THINKER_CSP, "tables-": TABLES_CSP, "keeper-": KEEPER_CSP}
"""What the scripts of workers begin with, and what those may do."""
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Dicewright</title>
<h1>The page has not been built</h1>
<p>The server is running, but there is no page to show. Build it once with <code>make play</code>, or with
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, and load this page again.</p>
<p>Until then <code>dicewright play</code> opens the table in the terminal.</p></html>"""


def page_folder() -> Path | None:
    """Where the built page lies: in an installed package, or in a checkout; None if nobody has built it."""
    return next((folder for folder in (INSTALLED, BUILT) if (folder / INDEX).is_file()), None)


def kit_folder() -> Path:
    """Where what it needs without a server lies, if anybody has put that there."""
    return (page_folder() or BUILT) / "offline"


class _Files(StaticFiles):
    """A folder of files, which may not be there; a name that none can have is no file's."""

    async def check_config(self) -> None:
        pass

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except ValueError:
            raise HTTPException(404) from None


class _Assets(_Files):
    """Files whose names change with their content: they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
            response.headers["content-security-policy"] = policy_of(path)
        return response


def policy_of(name: str) -> str:
    """What a file of the page may do."""
    if name == INDEX:
        return CSP
    return next((policy for begins, policy in WORKERS.items() if name.startswith(begins)), PART_CSP)


async def _index(request: Request) -> Response:
    """The page is one file for every address; it looks at the address itself. Looked for anew each time: it may have
    been built meanwhile."""
    folder = page_folder()
    if folder is None:
        return HTMLResponse(MISSING, 503, headers={"cache-control": "no-store"})
    return FileResponse(folder / INDEX, headers={"cache-control": "no-cache"})


async def _file(request: Request) -> Response:
    """A file beside the page, such as its icon."""
    folder = page_folder()
    path = folder / request.path_params["name"] if folder else None
    if path is None or not _is_file(path):
        return Response(status_code=404)
    return FileResponse(path, headers={"cache-control": "no-cache"})


def _is_file(path: Path) -> bool:
    """Whether there is such a file; a name that none can have is no file's."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def page_routes() -> list[BaseRoute]:
    folder = page_folder() or BUILT
    assets = GZipMiddleware(_Assets(directory=folder / "assets", check_dir=False), minimum_size=500)
    return [
        Mount("/assets", assets),
        Mount("/offline", _Files(directory=kit_folder(), check_dir=False)),
        Route("/", _index),
        Route("/rules/{more:path}", _index),
        Route("/puzzles/{more:path}", _index),
        Route("/t/{id:str}", _index),
        Route("/t/{id:str}/{more:path}", _index),
        Route("/{name:str}", _page_or_file),
    ]


async def _page_or_file(request: Request) -> Response:
    name = str(request.path_params["name"])
    return await (_file(request) if "." in name else _index(request))
