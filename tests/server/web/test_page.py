"""The page is served with its files, or the server says how to build it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.server.web import page

from ..serving import run, serving


@run
async def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "page_folder", lambda: None)
    async with serving(tmp_path) as served:
        answer = await served.client().http("GET", "/")
        assert answer.status_code == 503
        assert "make play" in answer.text


@run
async def test_the_page_is_served_with_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>here</title>")
    (folder / "icon.svg").write_text("<svg/>")
    for name in ("main", "thinker"):
        (folder / "assets" / f"{name}-1234.js").write_text("let x = 1;" * 200)
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setattr(page, "BUILT", folder)
    monkeypatch.setattr(page, "page_folder", lambda: folder)
    async with serving(tmp_path) as served:
        client = served.client()
        for path in ("/", f"/t/{'a' * 16}", "/about"):
            assert "here" in (await client.http("GET", path)).text
        script = await client.http("GET", "/assets/main-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "wasm" not in script.headers["content-security-policy"]
        worker = (await client.http("GET", "/assets/thinker-1234.js")).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in worker  # it alone runs WebAssembly, and reaches nothing
        assert "connect-src" not in worker
        assert "default-src 'none'" in worker
        assert (await client.http("GET", "/icon.svg")).headers["content-type"].startswith("image/svg")
        for path in ("/..%2foutside.txt", "/assets/..%2f..%2foutside.txt", "/%2e%2e/outside.txt", "/missing.js"):
            assert "secret" not in (await client.http("GET", path)).text
