"""A PostgreSQL server of our own on a free port, for the length of a test run."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USERS = ("postgres", "nobody", "daemon")
"""Who may run it where we are root: PostgreSQL refuses to."""


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


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server; its address. Stopped and swept away afterwards."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    user = another_user()
    folder = Path(tempfile.mkdtemp(prefix="dicewright-pg-"))
    data = folder / "data"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    if user is not None:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)

    def call(*command: str) -> None:
        done = subprocess.run(
            command,
            user=user,
            cwd=folder,
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )
        if done.returncode:
            raise NoPostgres(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-300:]}")

    try:
        call(initdb, "-D", str(data), "-U", "dice", "-A", "trust", "--no-sync", "-E", "UTF8")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}"
        call(pg_ctl, "-D", str(data), "-o", settings, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://dice@127.0.0.1:{port}/postgres"
        finally:
            call(pg_ctl, "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def frozen(address: str) -> Iterator[None]:
    """All processes of the server stand still, as those of a machine that swaps or a virtual one that is moved."""
    import psycopg

    with psycopg.connect(address) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    first = int((Path(row[0]) / "postmaster.pid").read_text().splitlines()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    processes = [first, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):  # it was about to end
                os.kill(process, signal.SIGCONT)
