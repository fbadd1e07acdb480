"""The journal, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dicewright.kernel.game import Refusal
from dicewright.server.tables.journal import Journal
from dicewright.server.tables.opening import open_journal
from dicewright.server.tables.sqlite import SQLite
from dicewright.server.tables.store import Finished, Place, Seated, StoreDown

from ..serving import BOT, ME, run, serving

Opener = Callable[[], Journal]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Opens the same empty journal again and again."""
    if request.param == "sqlite":
        yield lambda: SQLite(tmp_path / "tables.sqlite3")
        return
    address = request.getfixturevalue("own_postgres")
    yield lambda: open_journal(address, tmp_path)


def test_what_was_kept_is_there_again(opener: Opener) -> None:
    @run
    async def write() -> None:
        journal = opener()
        await journal.found("t1", 1.0, False, b"head", ["ann", "bob"])
        await journal.found("t2", 2.0, True, b"\x00\xff", ["ann"])
        await journal.append("t1", 0, [b"a", b"b"])
        await journal.append("t1", 2, [b"c"], Seated("eve", "t1"))
        await journal.append("t2", 0, [b"z"], Finished("t2", 9.0, b"shown"))
        journal.close()

    @run
    async def read() -> None:
        journal = opener()
        assert await journal.load("t1") == (b"head", [b"a", b"b", b"c"])
        assert await journal.load("t2") == (b"\x00\xff", [b"z"])
        assert await journal.load("t3") is None
        assert await journal.running("ann", 10) == ["t1"]
        assert await journal.running("eve", 10) == ["t1"]
        assert await journal.finished("ann", 10) == [("t2", 9.0, b"shown")]
        assert await journal.timed() == []
        await journal.found("t4", 3.0, True, b"", ["ann"])
        assert await journal.timed() == ["t4"]
        assert await journal.running("ann", 10) == ["t4", "t1"]
        assert await journal.running("ann", 1) == ["t4"]
        journal.close()

    write()
    read()


def test_finished_tables_are_listed_page_by_page(opener: Opener) -> None:
    @run
    async def look() -> None:
        journal = opener()
        for k in range(7):
            await journal.found(f"t{k}", 1.0, False, b"head", ["ann", "bob"] if k % 2 else ["ann"])
            await journal.append(f"t{k}", 0, [b"z"], Finished(f"t{k}", 10.0 + k // 2, b"%d" % k))  # two at a time
        pages, behind = [], Place()
        while page := await journal.finished("ann", 3, behind):
            pages.append([it.table for it in page])
            behind = Place(page[-1].at, page[-1].table)
        assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]
        assert [it.table for it in await journal.finished("bob", 3)] == ["t5", "t3", "t1"]
        await journal.keep_shown(Finished("t6", 13.0, b"anew"))
        assert (await journal.finished("ann", 1))[0].shown == b"anew"
        await journal.put([("DELETE FROM shown WHERE id = ?", ("t6",))])
        assert (await journal.finished("ann", 1))[0].shown is None
        await journal.drop("t5", 1)
        assert journal.select("SELECT COUNT(*) FROM shown WHERE id = ?", ("t5",)) == [(0,)]
        journal.close()

    look()


def test_nothing_is_written_twice_and_a_mistake_harms_nobody_else(opener: Opener) -> None:
    @run
    async def attempt() -> None:
        journal = opener()
        await journal.found("t1", 1.0, False, b"", [])
        await journal.append("t1", 0, [b"a"])
        results = await asyncio.gather(
            journal.append("t1", 1, [b"b"]),
            journal.append("t1", 0, [b"other"]),  # somebody has written this already
            journal.append("t1", 2, [b"c"]),
            journal.append("t1", 3, [b"d", b"e"]),
            return_exceptions=True,
        )
        assert [type(r) is type(None) for r in results] == [True, False, True, True]
        assert await journal.load("t1") == (b"", [b"a", b"b", b"c", b"d", b"e"])
        journal.close()

    attempt()


def test_many_at_once_share_a_transaction(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    @run
    async def attempt() -> None:
        journal = opener()
        transactions = []
        transact = journal._transact

        def counting(connection: object, statements: list[tuple[str, object]]) -> None:
            transactions.append(len(statements))
            transact(connection, statements)  # type: ignore[arg-type]

        monkeypatch.setattr(journal, "_transact", counting)
        await asyncio.gather(*(journal.found(f"t{k}", 1.0, False, b"", []) for k in range(500)))
        assert sum(transactions) == 500
        assert len(transactions) < 400
        journal.close()

    attempt()


def test_what_is_no_mistake_of_the_database_is_told_and_the_journal_goes_on(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    @run
    async def attempt() -> None:
        journal = opener()

        def broken(connection: object, statements: list[tuple[str, object]]) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(journal, "_transact", broken)
            results = await asyncio.gather(
                *(journal.found(f"t{k}", 1.0, False, b"", []) for k in range(3)), return_exceptions=True
            )
        assert [type(it) for it in results] == [ZeroDivisionError] * 3
        await journal.found("t4", 1.0, False, b"head", [])
        assert await journal.load("t4") == (b"head", [])
        journal.close()

    attempt()


def test_a_whole_game_on_it(opener: Opener, tmp_path: Path) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path, journal=opener()) as served:
            ann = served.client()
            await ann.create("race", ME, BOT)
            await ann.connect()
            await ann.play(random.Random(1), most=3)
            version, token, table = ann.version, ann.token, ann.table
        async with serving(tmp_path, journal=opener()) as served:
            ann = served.client()
            ann.token, ann.table = token, table
            assert (await ann.connect())["version"] >= version
            await ann.play(random.Random(1))
            assert (await ann.ok("GET", f"/api/tables/{table}/verify"))["fair"]

    attempt()


def test_a_lost_connection_is_made_again(postgres_address: str, tmp_path: Path) -> None:
    import psycopg

    @run
    async def attempt() -> None:
        journal = open_journal(postgres_address, tmp_path)
        await journal.found("lost", 1.0, False, b"", [])
        with psycopg.connect(postgres_address, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                          "AND backend_type = 'client backend'")  # fmt: skip
        assert await journal.load("lost") == (b"", [])  # what is read is asked for again
        with pytest.raises(StoreDown):
            await journal.append("lost", 0, [b"a"])
        await journal.append("lost", 0, [b"b"])
        assert await journal.load("lost") == (b"", [b"b"])
        journal.close()

    attempt()


def test_databases_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="--database"):
        open_journal(str(tmp_path / "file" / "x.sqlite3"), tmp_path)
    (tmp_path / "other.txt").write_text("This is no database, but a text that somebody has named by mistake. " * 40)
    with pytest.raises(Refusal, match="--database"):
        open_journal(str(tmp_path / "other.txt"), tmp_path)
    pytest.importorskip("psycopg")
    with pytest.raises(Refusal, match="cannot be reached"):
        open_journal("postgresql://nobody@127.0.0.1:1/none", tmp_path)
