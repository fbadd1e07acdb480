"""A PostgreSQL server of our own on a free port, for the length of a test run."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USERS = ("postgres", "nobody", "daemon")
"""Who may run it where we are root: PostgreSQL refuses to."""
TRIES = 10
"""How often it is started again after a kill."""


class NoPostgres(Exception):
    """There is none to be had here, and why."""


def program(name: str) -> str:
    """A program of PostgreSQL: on the PATH, or where Debian puts it."""
    places = [str(p.parent) for p in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise NoPostgres(f"{name} is not installed; on Debian: apt install postgresql")
    return found


def another_user() -> str | None:
    """A user to run as; None where we are not root and may run it ourselves."""
    if os.geteuid() != 0:
        return None
    for name in USERS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("we are root, and there is no other user to run PostgreSQL as")


class Postgres:
    """A server in a folder of its own. It can be killed, and started again on the same port with what it had kept."""

    def __init__(self) -> None:
        self._initdb, self._pg_ctl = program("initdb"), program("pg_ctl")
        self._user = another_user()
        self.folder = Path(tempfile.mkdtemp(prefix="dicewright-pg-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._call(self._initdb, "-D", self._data, "-U", "dice", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://dice@127.0.0.1:{self._port}/postgres"

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        settings = f"-p {self._port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._call(self._pg_ctl, "-D", self._data, "-o", settings, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        self._call(self._pg_ctl, "-D", self._data, "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """As the power goes, and start again."""
        for process in processes_of(Path(self._data)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(Path(f"/proc/{process}").exists() for process in processes_of(Path(self._data))):
            time.sleep(0.02)
        (Path(self._data) / "postmaster.pid").unlink(missing_ok=True)
        for left in range(TRIES - 1, -1, -1):
            try:
                return self.start()
            except NoPostgres:  # somebody may have our port for a moment
                if not left:
                    raise
                time.sleep(1)

    def _call(self, *command: str) -> None:
        done = subprocess.run(
            command,
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )
        if done.returncode:
            raise NoPostgres(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-300:]}")


@contextmanager
def running() -> Iterator[Postgres]:
    """A server, stopped and swept away afterwards."""
    server = Postgres()
    try:
        yield server
    finally:
        with suppress(NoPostgres):  # it was killed, and did not come back
            server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of one."""
    with running() as server:
        yield server.address


def processes_of(data: Path) -> list[int]:
    """The first process of a server, and its children."""
    first = int((data / "postmaster.pid").read_text().splitlines()[0])
    with suppress(FileNotFoundError):
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
    return [first]


@contextmanager
def frozen(address: str) -> Iterator[None]:
    """All processes of the server stand still, as those of a machine that swaps or a virtual one that is moved."""
    import psycopg

    with psycopg.connect(address) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    processes = processes_of(Path(row[0]))
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):  # it was about to end
                os.kill(process, signal.SIGCONT)
