"""A server in a process of its own, the page built from its sources, and the system's Chromium."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dicewright.offline.kit import FOLDER, LIST, PYODIDE

from .serving import WEB, Server

CHROMIUM = next((p for n in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(n))), None)


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, and what it needs without a server, built if their sources are newer."""
    npm = shutil.which("npm")
    page = WEB / "dist"
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _stale(page / "index.html", [WEB / "index.html", *WEB.glob("*.ts"), *_within("src", "words", "public")]):
            if npm is None:
                pytest.skip("No page to test: web/dist is not built, and there is no npm to build it with.")
            if not (WEB / "node_modules").is_dir():
                subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
            subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
        if PYODIDE.is_dir() and _stale(page / FOLDER / LIST, [page / "index.html", *_within("../src/dicewright")]):
            subprocess.run([sys.executable, "-m", "dicewright.offline.kit", str(page)], check=True)


def _within(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (it for it in (WEB / folder).rglob("*") if it.is_file() and it.suffix != ".pyc")


def _stale(built: Path, sources: Iterable[Path]) -> bool:
    return not built.is_file() or max(it.stat().st_mtime for it in sources) > built.stat().st_mtime


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as it:
        yield it


@pytest.fixture(scope="session")
def browser(page_built: None) -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("No browser to test with: install Chromium (on Debian: apt-get install chromium).")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        it = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield it
        it.close()


@pytest.fixture
def axe() -> str:
    source = WEB / "node_modules" / "axe-core" / "axe.min.js"
    if not source.is_file():
        pytest.skip("No axe-core: run `npm ci` in web/.")
    return Path(source).read_text(encoding="utf-8")
