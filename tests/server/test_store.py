"""`dicewright store`: what a server keeps is checked, put right, put away and back, and let go; on both kinds."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dicewright.cli import main
from dicewright.kernel.words import LANGUAGES
from dicewright.server.tables import expiry, now
from dicewright.server.tables.journal import Journal
from dicewright.server.tables.keeping import glanced, ids
from dicewright.server.tables.opening import open_journal

from .serving import ME, OPEN, SAME, run, serving

Printed = pytest.CaptureFixture[str]
Rows = dict[str, list[tuple[Any, ...]]]
TABLES = ("founded", "journal", "people", "finished", "reviews")


class Store:
    """A store with tables in it, and the command line in front of it."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.tables: dict[str, str] = {}

    def fill(self) -> None:
        @run
        async def play() -> None:
            async with serving(self.folder, journal=self.opened()) as served:
                for name, most in (("unstarted", 0), ("playing", 6), ("finished", 1 << 30)):
                    ann = served.client()
                    await ann.create("race", ME, SAME if most else OPEN)
                    self.tables[name] = ann.table
                    if most:
                        await ann.connect()
                        await ann.play(random.Random(1), most)

        play()

    def opened(self) -> Journal:
        return open_journal(self.database, self.folder)

    def change(self, sql: str, *values: str | bytes | int) -> None:
        with closing(self.opened()) as journal:
            asyncio.run(journal.put([(sql, values)]))

    def rows(self) -> Rows:
        with closing(self.opened()) as journal:
            return {name: sorted(journal.select(f"SELECT * FROM {name}")) for name in TABLES}

    def __call__(self, command: str, *more: str) -> int:
        return main(["store", *command.split(), *more, "--database", self.database])


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("DICEWRIGHT_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    if request.param == "sqlite":
        made = Store(str(tmp_path / "tables.sqlite3"), tmp_path)
    else:
        made = Store(request.getfixturevalue("own_postgres"), tmp_path)
    made.fill()
    return made


def test_a_whole_store(store: Store, capsys: Printed) -> None:
    before = store.rows()
    assert store("check") == 0
    assert "3 tables were read; none is damaged" in capsys.readouterr().out
    assert store("repair") == 0
    assert "nothing to put right" in capsys.readouterr().out
    assert store.rows() == before
    assert store("stats") == 0
    assert "1 not begun, 1 in play, 1 over" in capsys.readouterr().out
    assert store("stats --json") == 0
    told = json.loads(capsys.readouterr().out)["games"]["race"]
    sizes = sum(len(body) for *_, body in before["founded"]) + sum(len(body) for *_, body in before["journal"])
    assert told == {"unstarted": 1, "playing": 1, "finished": 1, "bytes": sizes}


DAMAGE: dict[str, Callable[[Store], None]] = {
    "an entry": lambda it: it.change(
        "UPDATE journal SET body = ? WHERE id = ? AND seq = 4", b"x", it.tables["playing"]
    ),
    "a gap": lambda it: it.change("DELETE FROM journal WHERE id = ? AND seq = 4", it.tables["finished"]),
    "the founding": lambda it: it.change("UPDATE founded SET body = ? WHERE id = ?", b"", it.tables["playing"]),
    "strays": lambda it: it.change("DELETE FROM founded WHERE id = ?", it.tables["unstarted"]),
    "not listed": lambda it: it.change("DELETE FROM people"),
    "not listed as over": lambda it: it.change("DELETE FROM finished"),
    "listed as over": lambda it: it.change("INSERT INTO finished VALUES (?, 1.0)", it.tables["playing"]),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_what_is_damaged_is_told_and_put_right(store: Store, what: str, capsys: Printed) -> None:
    whole = store.rows()
    DAMAGE[what](store)
    broken = store.rows()
    told = set()
    for language in LANGUAGES:
        assert store("check", "--lang", language) == 1
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)
    assert store.rows() == broken, "only looked at"
    assert store("repair") == 0
    capsys.readouterr()
    assert store("check") == 0
    now = store.rows()
    assert set(now["people"]) <= set(whole["people"])
    if what in ("not listed", "not listed as over", "listed as over"):
        assert now["people"] == whole["people"]
        assert [row[0] for row in now["finished"]] == [row[0] for row in whole["finished"]]
        assert now["journal"] == whole["journal"]
    else:
        assert all(set(now[name]) <= set(whole[name]) for name in TABLES)
        assert now != whole
    if what == "a gap":
        assert [row[1] for row in now["journal"] if row[0] == store.tables["finished"]] == [0, 1, 2, 3]
        assert now["finished"] == []
    kept = list(store.folder.rglob("*before-repair-*"))
    assert len(kept) == 1
    assert stat.S_IMODE(kept[0].stat().st_mode) == 0o600


def test_a_table_that_was_cut_goes_on(store: Store) -> None:
    DAMAGE["a gap"](store)
    assert store("repair") == 0

    @run
    async def play() -> None:
        async with serving(store.folder, journal=store.opened()) as served:
            session = await served.app.state.registry.open(store.tables["finished"])
            assert session.room.status == "playing"

    play()


def test_a_backup_goes_back_into_either_kind_of_store(
    store: Store, tmp_path: Path, capsys: Printed, request: pytest.FixtureRequest
) -> None:
    before, file = store.rows(), tmp_path / "kept" / "backup"
    assert store("backup", str(file)) == 2  # no such folder
    file.parent.mkdir()
    assert store("backup", str(file)) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert store("backup", str(file)) == 2
    assert "is there already" in capsys.readouterr().err
    assert store("restore", str(file)) == 2
    assert "tables in this store already" in capsys.readouterr().err
    for database in (str(tmp_path / "other.sqlite3"), request.getfixturevalue("own_postgres")):
        other = Store(database, tmp_path)
        if database == store.database:
            for name in TABLES:
                other.change(f"DELETE FROM {name}")
        assert other("restore", str(tmp_path / "none")) == 2
        assert other("restore", str(file)) == 0
        assert other.rows() == before
        assert other("check") == 0
    (tmp_path / "text").write_text("no database " * 1000)
    assert Store(str(tmp_path / "third"), tmp_path)("restore", str(tmp_path / "text")) == 2
    assert "is no backup" in capsys.readouterr().err


@run
async def test_a_backup_of_a_store_that_is_being_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(1), 3)
        file = tmp_path / "backup"
        where = ["--database", str(tmp_path / "tables.sqlite3")]
        assert await asyncio.to_thread(main, ["store", "backup", str(file), *where]) == 0
        assert await asyncio.to_thread(main, ["store", "check", *where]) == 0
        for refused in (["repair"], ["prune"], ["restore", str(file)]):
            assert await asyncio.to_thread(main, ["store", *refused, *where]) == 2
        await ann.play(random.Random(1), 1)
    with sqlite3.connect(file) as database:
        assert (
            database.execute("SELECT COUNT(*) FROM journal").fetchone()[0] == 5
        )  # a seed, the beginning, three answers


def test_a_served_postgresql_is_left_alone(own_postgres: str, tmp_path: Path, capsys: Printed) -> None:
    first = open_journal(own_postgres, tmp_path)
    second = open_journal(own_postgres, tmp_path)
    for refused in (["repair"], ["prune"], ["restore", "x"]):
        assert main(["store", *refused, "--database", own_postgres]) == 2
        assert "stop it first" in capsys.readouterr().err
    first.close()
    second.close()
    tending = open_journal(own_postgres, tmp_path, "tend")
    assert main(["serve", "--no-browser", "--port", "0", "--database", own_postgres]) == 2
    tending.close()
    assert main(["store", "repair", "--database", own_postgres]) == 0


def test_old_tables_go(store: Store, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr(now, "BEGAN", now.BEGAN + 50 * expiry.DAY)
    before = store.rows()
    assert store("prune --dry-run") == 0
    assert "1 that never began, 0 that nobody came back to, 0 that are over" in capsys.readouterr().out
    assert store.rows() == before
    assert store("prune --unstarted 60 --finished 40") == 0
    with closing(store.opened()) as journal:
        assert {kept.state for id in ids(journal) if (kept := glanced(journal, id))} == {"unstarted", "playing"}
    assert store("prune --abandoned 49") == 0
    assert not any(store.rows().values())


def test_a_broken_file_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setenv("DICEWRIGHT_DATA", str(tmp_path))
    store = Store(str(tmp_path / "tables.sqlite3"), tmp_path)
    store.fill()
    many = b'{"type":"spoken","name":"Ann","seat":0,"text":"' + b"a" * 400 + b'","at":1.0}'
    with closing(store.opened()) as journal:
        last = journal.select("SELECT MAX(seq) FROM journal WHERE id = ?", (store.tables["playing"],))[0][0]
        asyncio.run(journal.append(store.tables["playing"], last + 1, [many] * 100))
    path = Path(store.database)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode = DELETE")
    data = path.read_bytes()
    pages = [at for at in range(0, len(data), 4096) if b"a" * 400 in data[at : at + 4096]]
    place = pages[len(pages) // 2]
    path.write_bytes(data[:place] + b"\xff" * 4096 + data[place + 4096 :])
    assert store("check") == 1
    assert "is broken" in capsys.readouterr().out
    assert store("repair") == 0
    out = capsys.readouterr().out
    assert "made anew" in out
    assert store("check") == 0
    with closing(store.opened()) as journal:
        kept = {id: glanced(journal, id) for id in ids(journal)}
    assert set(kept) == set(store.tables.values())
    playing = kept[store.tables["playing"]]
    assert playing is not None
    assert last < playing.entries - 1 < last + 100, "what came before the broken part"
    assert len(list(tmp_path.glob("*-broken-*"))) >= 1
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_store_that_is_not_there(tmp_path: Path, capsys: Printed) -> None:
    for command in ("check", "repair", "stats", "prune", "backup x"):
        assert main(["store", *command.split(), "--database", str(tmp_path / "none")]) == 2
        assert "There is no store" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
