"""Commands for whoever runs a server: let it run, and look after what it keeps."""

from __future__ import annotations

import asyncio
import json as notation
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from .arguments import Content, Json, Lang, flag, refusal, said

if TYPE_CHECKING:
    from .kernel.words import Text
    from .server.settings import Settings
    from .server.tables.journal import Journal, Statement, Use

MOST_PROCESSES = 64
UNITS = ("bytes", "kib", "mib", "gib")
T = TypeVar("T")

Database = Annotated[
    str, Parameter(help="A file, or postgresql://user@host/name. By default a file in your data folder.")
]
Config = Annotated[
    Path | None, Parameter(help="A file of settings. By default the one that DICEWRIGHT_CONFIG names, if it names one.")
]
Days = Annotated[
    float | None, Parameter(help="Days after which they go; 0 keeps them for ever. By default as the server does.")
]


def serve(
    *,
    config: Config = None,
    port: Annotated[int | None, Parameter(help="Port; 0 takes a free one. By default 8274.")] = None,
    host: Annotated[
        str | None, Parameter(help="Address to listen on; by default this machine alone can reach it.")
    ] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the page in the browser.")] = True,
    database: Database = "",
    origin: Annotated[
        list[str] | None, Parameter(negative="", help="Where the page is reached from outside, as https://name.")
    ] = None,
    proxy: Annotated[bool, flag("Believe a proxy on this machine about who asks.")] = False,
    processes: Annotated[
        int | None, Parameter(help="With more than one, the words are made in the others. By default one.")
    ] = None,
    content: Content = None,
) -> int:
    """Play in the browser: run the tables, and open the page.

    All settings, and those for which there is nothing to type here, may stand in a file or in the environment:
    `dicewright settings` writes them down.

    **For example**

        dicewright serve
        dicewright serve --port 8000 --no-browser
        dicewright serve --host 0.0.0.0                       # for others in the same network
        dicewright serve --origin https://dice.example.org --proxy
        dicewright serve --database postgresql://dice@localhost/dice
        dicewright serve --processes 4                        # for hundreds of tables at once
        dicewright serve --content cards.toml                 # as printed in your box
        dicewright serve --config /etc/dicewright.toml --no-browser
    """
    from . import files
    from .server.settings import THIS_MACHINE
    from .server.web.app import serve

    typed = {"port": port, "host": host, "database": database or None, "origins": origin, "processes": processes}
    typed |= {"proxies": list(THIS_MACHINE) if proxy else None, "content": [str(it) for it in content or ()] or None}
    settings = _settings(config, {name: value for name, value in typed.items() if value is not None})
    if not 1 <= settings.processes <= MOST_PROCESSES:
        raise refusal("refuse-processes", given=settings.processes, most=MOST_PROCESSES)
    given = [files.read_content(Path(it)) for it in settings.content]
    return serve(settings, files.data_folder(), browser, given)


def settings(*, config: Config = None) -> int:
    """Print the settings of a server as they are in force: the usual ones, those of a file, those of the environment.

    What is printed is such a file. In the environment a setting is called `DICEWRIGHT_PORT`, one of a section
    `DICEWRIGHT_LIMITS_SOCKETS_EACH`.

    **For example**

        dicewright settings > dicewright.toml                 # change what should be otherwise, then:
        dicewright serve --config dicewright.toml
        DICEWRIGHT_RETENTION_FINISHED=365 dicewright settings
    """
    from .server.settings import told

    print(told(_settings(config, {})), end="")
    return 0


store = App(
    name="store",
    help="""Look after what a server keeps: check it, repair it, put it away and back, and let old tables go.

    **For example**

        dicewright store stats
        dicewright store check --database postgresql://dice@localhost/dice
        dicewright store backup /backups/dicewright-today.sqlite3
    """,
)


@store.command
def check(*, database: Database = "", lang: Lang = None) -> int:
    """Read every table as a server would, and say which cannot be read or gone on with.

    Nothing is changed, and a server may be running. The exit code is 1 if something is damaged.
    """
    from .server.tables import backup, checking
    from .server.tables.keeping import ids

    path = _file(database)
    if path is not None and (why := backup.broken(path)):
        print(said(lang, "store-file-broken", file=str(path), why=why))
        return 1
    found: Counter[str] = Counter()
    with _opened(database, "look") as journal:
        for id in _watched(list(ids(journal))):
            it = checking.look(journal, id)
            if it.found.refused is not None:
                found["refused"] += 1
                print(said(lang, "store-refused", table=id, why=it.found.refused.in_words(_language(lang))))
            elif it.damaged:
                found["damaged"] += 1
                print(said(lang, "store-damaged", table=id, good=it.found.good, many=it.found.many, why=it.found.why))
            elif it.unlisted:
                found["unlisted"] += 1
                print(said(lang, "store-unlisted", table=id))
            found["tables"] += 1
        rows = checking.strays(journal)
    if rows:
        print(said(lang, "store-strays", rows=rows))
    print(said(lang, "store-checked", tables=found["tables"], damaged=found["damaged"], refused=found["refused"]))
    wrong = found["damaged"] + found["unlisted"] + rows
    if wrong:
        print(said(lang, "store-repair"))
    return 1 if wrong else 0


@store.command
def repair(*, database: Database = "", lang: Lang = None) -> int:
    """Put right what can be: keep the good entries of damaged tables, take out what cannot be read, list tables anew.

    A backup of what was there is made first. The server must be stopped.
    """
    from .server.tables import backup, checking
    from .server.tables.keeping import ids

    done = 0
    path = _file(database)
    if path is not None:
        done += _salvaged(path, lang)
    with _opened(database, "tend") as journal:
        bad = [id for id in _watched(list(ids(journal))) if checking.look(journal, id).remedy]
        rows = checking.strays(journal)
        if bad or rows:
            before = _beside(path, f"before-repair-{_moment()}.sqlite3")
            backup.back_up(journal, before)
            print(said(lang, "store-before", file=str(before)))
        for id in bad:
            it = checking.look(journal, id)
            _write(journal, it.remedy)
            if it.damaged and it.found.good >= 0:
                _write(journal, checking.look(journal, id).remedy)
            known = "listed" if not it.damaged else "cut" if it.found.good >= 0 else "taken-out"
            print(said(lang, f"store-{known}", table=id, good=it.found.good, many=it.found.many))
        if rows:
            _write(journal, checking.without_strays())
            print(said(lang, "store-swept", rows=rows))
        done += len(bad) + rows
    if not done:
        print(said(lang, "store-sound"))
    return 0


def _salvaged(path: Path, lang: str | None) -> int:
    """Make a broken file anew from what can be read of it; whether that was needed."""
    from .server.tables import backup, sqlite

    with closing(sqlite.held(path)):
        if not backup.broken(path):
            return 0
        fresh, old = _beside(path, f"salvaged-{_moment()}"), _beside(path, f"broken-{_moment()}")
        rows = backup.salvage(path, fresh)
        for end in ("-wal", "-shm", ""):
            if (part := path.with_name(path.name + end)).exists():
                part.rename(old.with_name(old.name + end))
        fresh.rename(path)
    print(said(lang, "store-salvaged", file=str(path), rows=rows, old=str(old)))
    return 1


@store.command(name="backup")
def back_up(
    file: Annotated[Path, Parameter(help="A new file to write to.")], /, *, database: Database = "", lang: Lang = None
) -> int:
    """Write all tables to one file, as they stand at this moment. A server may be running.

    The file is a SQLite one whatever the store is, so a backup also moves tables from one kind of store to the other.
    It holds the seeds of games in play: keep it as safe as the store itself.
    """
    from .server.tables import backup

    _file(database)
    with _opened(database, "look") as journal:
        tables, unread = backup.back_up(journal, file)
    print(said(lang, "store-backed-up", tables=tables, file=str(file), size=_size(file.stat().st_size)))
    if unread:
        print(said(lang, "store-unread", tables=unread))
    return 1 if unread else 0


@store.command
def restore(
    file: Annotated[Path, Parameter(help="A backup.")], /, *, database: Database = "", lang: Lang = None
) -> int:
    """Put the tables of a backup into a store that has none yet. The server must be stopped."""
    from .server.tables import backup
    from .server.tables.keeping import ids

    tables = 0
    with _opened(database, "tend") as journal:
        if next(ids(journal), None) is not None:
            raise refusal("refuse-store-full")
        for statements in backup.tables_in(file):
            for some in backup.many(statements):
                _write(journal, some)
            tables += 1
    print(said(lang, "store-restored", tables=tables, file=str(file)))
    return 0


@store.command
def prune(
    *,
    unstarted: Days = None,
    abandoned: Days = None,
    finished: Days = None,
    dry_run: Annotated[bool, flag("Only say what would go.")] = False,
    database: Database = "",
    lang: Lang = None,
) -> int:
    """Let tables go that were kept long enough: those that never began, that nobody came back to, that are over.

    A server does the same by itself once an hour. It must be stopped for this, but not for `--dry-run`.
    """
    from .server.tables import expiry

    _file(database)
    said_so = {"unstarted": unstarted, "abandoned": abandoned, "finished": finished}
    days = {f"retention.{name}": value for name, value in said_so.items() if value is not None}
    retention = _settings(None, days).retention
    gone = expiry.Gone()
    with _opened(database, "look" if dry_run else "tend") as journal:
        for kept in expiry.expired(journal, retention):
            if kept is not None:
                gone.count(kept)
                if not dry_run:
                    asyncio.run(journal.drop(kept.id, kept.entries))
    print(said(lang, "store-would-go" if dry_run else "store-gone", **_counted(gone.tables), size=_size(gone.size)))
    return 0


@store.command
def stats(*, database: Database = "", json: Json = False, lang: Lang = None) -> int:
    """Say what is kept, game by game: how many tables have not begun, are being played, are over, and how large."""
    from .server.tables import expiry, keeping
    from .server.tables.now import now

    path, at, retention = _file(database), now(), _settings(None, {}).retention
    gone = expiry.Gone()
    games: dict[str, expiry.Gone] = {}
    with _opened(database, "look") as journal:
        for id in _watched(list(keeping.ids(journal))):
            kept = keeping.glanced(journal, id)
            if kept is not None:
                games.setdefault(kept.game, expiry.Gone()).count(kept)
                if expiry.due(kept, retention, at):
                    gone.count(kept)
    if json:
        told = {name: {**it.tables, "bytes": it.size} for name, it in sorted(games.items())}
        print(notation.dumps({"games": told, "due": {**gone.tables, "bytes": gone.size}}))
        return 0
    for name, it in sorted(games.items()):
        print(said(lang, "store-stats", game=name or "unreadable", **_counted(it.tables), size=_size(it.size)))
    print(said(lang, "store-all", tables=sum(it.tables.total() for it in games.values()),
               size=_size(sum(it.size for it in games.values()))))  # fmt: skip
    if path is not None:
        print(said(lang, "store-file", file=str(path), size=_size(path.stat().st_size)))
    if gone.tables:
        print(said(lang, "store-would-go", **_counted(gone.tables), size=_size(gone.size)))
    return 0


# --- what they have in common ---


def _settings(config: Path | None, typed: Mapping[str, object]) -> Settings:
    """What is in force of the settings of a server."""
    from . import files
    from .server.settings import settled

    named = os.environ.get("DICEWRIGHT_CONFIG", "")
    file = config or (Path(named) if named else None)
    return settled(typed, os.environ, "" if file is None else files.read(file), str(file))


def _database(given: str) -> str:
    """The store that is meant: the one that was typed, else that of the server's settings."""
    return given or _settings(None, {}).database


@contextmanager
def _opened(database: str, use: Use) -> Iterator[Journal]:
    from . import files
    from .server.tables.opening import open_journal

    journal = open_journal(_database(database), files.data_folder(), use)
    try:
        yield journal
    finally:
        journal.close()


def _file(database: str) -> Path | None:
    """The file of a store that is there already; None where it is on a PostgreSQL server."""
    from . import files
    from .server.tables.opening import file_of

    path = file_of(_database(database), files.data_folder())
    if path is not None and not path.is_file():
        raise refusal("refuse-no-store", file=str(path))
    return path


def _write(journal: Journal, statements: list[Statement]) -> None:
    asyncio.run(journal.put(statements))


def _beside(path: Path | None, name: str) -> Path:
    from . import files

    return files.data_folder() / name if path is None else path.with_name(f"{path.stem}-{name}")


def _moment() -> str:
    return time.strftime("%Y%m%d-%H%M%S")


def _language(lang: str | None) -> str:
    from .arguments import system_language

    return lang or system_language()


def _counted(tables: Counter[str]) -> dict[str, int]:
    return {state: tables[state] for state in ("unstarted", "playing", "finished", "unreadable")}


def _size(size: int) -> Text:
    from .kernel.words import decimal, text

    n, unit = float(size), 0
    while n >= 1024 and unit < len(UNITS) - 1:
        n, unit = n / 1024, unit + 1
    return text(f"size-{UNITS[unit]}", n=decimal(n) if unit else size)


def _watched(tables: list[T]) -> Iterable[T]:
    """The same, with a bar for somebody who waits at a terminal."""
    from rich.console import Console
    from rich.progress import track

    return track(tables, "", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
