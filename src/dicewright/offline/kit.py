"""What lies beside the page for whoever wants tables without a server: Python, the tables, and what bots think with.

    python -m dicewright.offline.kit web/dist

Everything is packed, whatever the web space does; `kit.json` names all of it, and the page with it, so that it can be
fetched and kept as a whole.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from ..kernel.game import Refusal
from .archive import engine, no, python, tables

FOLDER = "offline"
LIST = "kit.json"
PYODIDE = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"
"""As npm has put it beside the page's sources."""
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


class File(Struct):
    """One that is fetched packed, by its name without that."""

    name: str
    size: int
    type: str


class Page(Struct):
    name: str
    size: int


class Kit(Struct):
    """All that is fetched. `modules`: what bots think with, by game and teams."""

    version: str
    files: list[File]
    modules: dict[str, str]
    page: list[Page]


def build(page: Path, modules: dict[str, Path] | None = None, pyodide: Path = PYODIDE) -> Kit:
    """Put it beside a built page."""
    folder = page / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    if not (pyodide / "pyodide.mjs").is_file():
        raise no("refuse-kit-pyodide", folder=str(pyodide))
    abi, version = engine(pyodide)
    contents = {name: (pyodide / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")}
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    contents["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    contents["python.zip"] = python((pyodide / "python_stdlib.zip").read_bytes())
    contents["tables.zip"] = tables(abi, version)
    named = modules or {}
    contents |= {path.name: path.read_bytes() for path in named.values()}
    made = [_packed(folder, name, content) for name, content in contents.items()]
    beside = sorted(it for it in page.rglob("*") if it.is_file() and folder not in it.parents and it.suffix != ".map")
    whole = [Page(_address(it.relative_to(page)), it.stat().st_size) for it in beside]
    marks = [sha256(content).hexdigest() for content in contents.values()]
    marks += [sha256(it.read_bytes()).hexdigest() for it in beside]
    kit = Kit(
        sha256(" ".join(marks).encode()).hexdigest()[:16],
        made,
        {key: path.name for key, path in named.items()},
        whole,
    )
    (folder / LIST).write_bytes(msgspec.json.encode(kit))
    return kit


def _packed(folder: Path, name: str, content: bytes) -> File:
    packed = gzip.compress(content, 9, mtime=0)
    (folder / f"{name}.gz").write_bytes(packed)
    return File(name, len(packed), TYPES.get(Path(name).suffix, "application/octet-stream"))


def _address(path: Path) -> str:
    """The page itself lies at the root."""
    return "/" if path.name == "index.html" else f"/{path.as_posix()}"


def main(arguments: Sequence[str] | None = None) -> int:
    (page,) = map(Path, sys.argv[1:] if arguments is None else arguments)
    try:
        kit = build(page)
    except Refusal as refused:  # the page works as ever, with a server
        print(refused.in_words("en"), file=sys.stderr)
        return 0
    print(f"{sum(it.size for it in kit.files) / 1e6:.1f} MB to play without a server.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
