"""What lies beside the page for whoever wants tables without a server: Python, the tables, and what bots think with.

    python -m dicewright.offline.kit web/dist              # with the modules that were built here before
    python -m dicewright.offline.kit web/dist --modules    # with all; the first time that takes some minutes

Everything is packed, whatever the web space does, and the page with it; `kit.json` names all of it, so that it can be
fetched and kept as a whole.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from ..bots.module import built, packed_in, path_of, usual
from ..kernel.game import Game, Refusal
from ..server.web.middleware import HEADERS
from ..server.web.page import INDEX, policy_of
from ..targets.packing import packed
from .archive import engine, learned, no, python, tables
from .workers import shelf_key

FOLDER = "offline"
LIST = "kit.json"
MODULE = ".wasm"
ALL = "--modules"
PYODIDE = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"
"""As npm has put it beside the page's sources."""
PAGE = "page"
"""All of the page in one file."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class File(Struct):
    """One that is fetched packed, by its name without that. `mark`: another one with other content. `later`: it is not
    needed to begin."""

    name: str
    size: int
    type: str
    mark: str
    later: bool


class Part(Struct):
    """A file of the page, and what it may do; so many bytes of the file with all of them, one after the other."""

    name: str
    size: int
    type: str
    policy: str


class Kit(Struct):
    """All that is fetched. `modules`: what bots think with, by game and teams, whether it lies here or a server has to
    build it first. `parts`: what `page` holds. `headers`: what comes with each of them, as from a server."""

    version: str
    files: list[File]
    modules: dict[str, str]
    page: File
    parts: list[Part]
    headers: dict[str, str]

    @property
    def begun_with(self) -> int:
        """Bytes without which nobody can begin."""
        return sum(it.size for it in self.files if not it.later) + self.page.size

    @property
    def ready(self) -> int:
        """How many of the modules lie here."""
        there = {it.name for it in self.files}
        return sum(it in there for it in self.modules.values())


def build(page: Path) -> Kit:
    """Put it beside a built page."""
    folder = page / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    if not (PYODIDE / "pyodide.mjs").is_file():
        raise no("refuse-kit-pyodide", folder=str(PYODIDE))
    abi, version = engine(PYODIDE)
    contents = {name: (PYODIDE / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    contents["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    contents["python.zip"] = python((PYODIDE / "python_stdlib.zip").read_bytes())
    contents["tables.zip"] = tables(abi, version)
    files = [_packed(folder, name, content) for name, content in contents.items()]
    return _listed(page, [*files, _packed(folder, "learned.zip", learned(), later=True)], {})


def equip(page: Path, anew: bool, tell: Callable[[Game, int], None], alone: bool = False) -> Kit:
    """Put modules, too, where a kit lies: for every game and number of seats, in the usual teams, what lies there or
    was built here before; `anew`: others are built, and `tell` hears of each. `alone`: nobody can be asked for those
    that are not there. What is there needs no more than that to be whole: it may be another page now."""
    folder = page / FOLDER
    files = {it.name: it for it in known_in(page).files}
    modules = {}
    for game, teams in usual():
        path = path_of(game, teams)
        if path.name not in files and not path.exists() and anew:
            tell(game, len(teams))
            built(game, teams)
        if path.name not in files and path.exists():
            files[path.name] = _packed(folder, path.name, path.read_bytes(), later=True)
        if path.name in files or not alone:
            modules[shelf_key(game.name, teams)] = path.name
    for old in [it.name for it in files.values() if it.later and it.name.endswith(MODULE)]:
        if old not in modules.values():  # of other rules
            packed_in(folder, files.pop(old).name).unlink()
    return _listed(page, list(files.values()), modules)


def known_in(page: Path) -> Kit:
    """The kit that lies beside a page."""
    return msgspec.json.decode((page / FOLDER / LIST).read_bytes(), type=Kit)


def _listed(page: Path, files: list[File], modules: dict[str, str]) -> Kit:
    folder = page / FOLDER
    beside = sorted(it for it in page.rglob("*") if it.is_file() and folder not in it.parents and it.suffix != ".map")
    parts = [_part(page, it) for it in beside]
    whole = _packed(folder, PAGE, b"".join(it.read_bytes() for it in beside))
    kit = Kit("", files, modules, whole, parts, HEADERS)
    kit.version = _mark(msgspec.json.encode(kit))
    (folder / LIST).write_bytes(msgspec.json.encode(kit))
    return kit


def _packed(folder: Path, name: str, content: bytes, later: bool = False) -> File:
    small = packed(content)
    packed_in(folder, name).write_bytes(small)
    return File(name, len(small), _type(name), _mark(content), later)


def _type(name: str) -> str:
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def _part(page: Path, file: Path) -> Part:
    """The page itself lies at the root."""
    name = file.relative_to(page).as_posix()
    return Part("/" if name == INDEX else f"/{name}", file.stat().st_size, _type(name), policy_of(file.name))


def main(arguments: Sequence[str] | None = None) -> int:
    folder, *wishes = sys.argv[1:] if arguments is None else arguments
    page = Path(folder)
    try:
        build(page)
        kit = equip(page, ALL in wishes, lambda game, seats: print(f"{game.name}, {seats} ...", flush=True))
    except Refusal as refused:  # the page works as ever, with a server
        print(refused.in_words("en"), file=sys.stderr)
        return 0
    print(f"{kit.begun_with / 1e6:.1f} MB to play without a server; {kit.ready} modules that bots think with.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
