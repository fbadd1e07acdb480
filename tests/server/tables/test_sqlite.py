"""The store in a file: for one server, and for nobody else's eyes."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from dicewright.cli import main
from dicewright.kernel.game import Refusal
from dicewright.server.tables.sqlite import SQLite

from ..serving import ME, SAME, run, serving


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@run
async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.touch(0o644)  # as an older version left it
    path.chmod(0o644)
    async with serving(tmp_path) as served:
        await served.client().create("race", ME, SAME)
        files = sorted(tmp_path.iterdir())
        assert {f.name for f in files} >= {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3.lock"}
        assert {f.name: mode(f) for f in files} == {f.name: 0o600 for f in files}


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.sqlite3"
    first = SQLite(path)
    for _ in range(2):
        with pytest.raises(Refusal, match="Another server"):
            SQLite(path)
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(path)]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    SQLite(path, holds=False).close()  # whoever only reads is welcome
    first.close()
    SQLite(path).close()
