"""Starting the server, and asking how it is."""

from __future__ import annotations

import socket as sockets
from pathlib import Path

import pytest

from dicewright.cli import main

from ..serving import ME, SAME, run, serving


@run
async def test_health(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        health = await client.ok("GET", "/healthz")
        assert (health["ok"], health["tables"], health["sockets"]) == (True, 1, 1)


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--no-browser", "--port", str(port), "--database", str(tmp_path / "x")]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_database_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--database", "mysql://x/y"]) == 2
    assert "postgresql://" in capsys.readouterr().err
