"""The documentation as a site: every page is there, every link leads somewhere, nothing comes from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FETCHED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*(?:src|href)=\"?(https?:|//)")


def test_it_is_built_and_asks_nobody_else_for_anything(tmp_path: Path) -> None:
    pytest.importorskip("material", reason="mkdocs-material is not installed: pip install 'dicewright[docs]'")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.html")}
    written = {str(path.relative_to(ROOT / "docs").with_suffix(".html")) for path in (ROOT / "docs").rglob("*.md")}
    assert written | {"index.html", "404.html"} == pages
    assert [page for page in sorted(pages) if FETCHED.search((tmp_path / page).read_text())] == []
