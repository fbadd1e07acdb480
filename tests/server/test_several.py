"""Three servers at one database, killed and paused: `make crash STORE=postgres SERVERS=3` in small."""

from __future__ import annotations

from pathlib import Path

from .postgres import running
from .several import several


def test_nothing_acknowledged_is_lost_or_unseen(postgres_address: str, tmp_path: Path) -> None:
    assert postgres_address  # there is a PostgreSQL to be had; this one is killed
    with running() as database:
        seen = several(tmp_path, database, servers=3, games=6, faults=4, every=3.0, pause=0.1, seed=1)
    assert seen.wrong == []
    assert seen.faults == {"server": 2, "pause": 1, "database": 1}
    assert seen.away  # somebody lost his table, and saw it again
