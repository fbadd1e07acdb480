"""`make load`: many live games at once, and how the server bears it.

A server in a process of its own, and a driver that plays games between people, no bots, at a steady rate: every game
moves once in so many seconds, at random moments. Told are the rate reached, how long the server needed for a move (from
reading the answer to having handed all steps to the sockets, disk included), how long it took from the driver's side,
processor time and memory, all from the end of the warm-up. Where there are cores to spare the driver keeps to them.

`make load` runs the whole table of docs/performance.md: 300 games at 500 moves a second and 1,000 at 1,000, one screen
or two sockets a game, three times each, in turn; the middle run of each is told.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import resource
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx

try:
    from . import machine
    from .driving import ALL_GAMES, Driven, Game, runner
    from .postgres import postgres
except ImportError:  # run as a program
    import machine  # type: ignore[no-redef]
    from driving import ALL_GAMES, Driven, Game, runner  # type: ignore[import-not-found, no-redef]
    from postgres import postgres  # type: ignore[import-not-found, no-redef]

TABLE = ((300, 500.0, 1), (300, 500.0, 2), (1000, 1000.0, 1), (1000, 1000.0, 2))
"""Games, moves a second, sockets a game."""
TIMES = 3


@dataclass(frozen=True)
class Figures:
    """What one run has shown; times in seconds, memory in MiB, processor time for a move."""

    rate: float
    finished: int
    moves: list[float]
    waits: list[float]
    playing: float
    words: float
    driver: float
    memory: tuple[float, float]
    pause: float
    machine: machine.Shares

    @property
    def p99(self) -> float:
        return quantile(self.moves, 0.99)


def quantile(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else float("nan")


class Spent:
    """Processor time of servers and of their driver, from now on."""

    def __init__(self, servers: list[Driven]) -> None:
        self._servers = servers
        self._before = self._now()

    def _now(self) -> tuple[float, float, float]:
        playing = sum(machine.processor(it.process.pid) for it in self._servers)
        words = sum(machine.processor(child) for it in self._servers for child in it.words)
        return playing, words, machine.processor(os.getpid())

    def since(self) -> tuple[float, float, float]:
        """Of those who play, who find the words, and of the driver."""
        playing, words, driver = (after - before for after, before in zip(self._now(), self._before, strict=True))
        return playing, words, driver


async def drive(servers: list[Driven], arguments: argparse.Namespace) -> Figures:
    """Found the games, warm up, play."""
    names, many = arguments.game.split(","), len(servers)
    http = httpx.AsyncClient(headers={"origin": servers[0].base}, timeout=60)
    of = [servers[k % many] for k in range(arguments.games)]
    clients = {
        it: http if it is servers[0] else httpx.AsyncClient(headers={"origin": it.base}, timeout=60) for it in servers
    }
    games = [Game(clients[it], it.base, names[k // many % len(names)], arguments.sockets, k) for k, it in enumerate(of)]
    told(arguments, f"Founding {len(games)} tables ...")
    for start in range(0, len(games), 20):
        await asyncio.gather(*(game.found() for game in games[start : start + 20]))
    pause = arguments.games / arguments.rate
    told(arguments, f"Warming up for {arguments.warm} s, then playing for {arguments.seconds} s ...")
    await asyncio.gather(*(game.play(pause, time.monotonic() + arguments.warm) for game in games))
    for server in servers:
        server.begin()
    for game in games:
        game.begin()
    spent, watch, began = Spent(servers), machine.Watch(), time.monotonic()
    gc.collect()
    gc.freeze()
    gc.disable()  # the driver stands still for nobody
    results = await asyncio.gather(
        *(game.play(pause, began + arguments.seconds) for game in games), return_exceptions=True
    )
    seconds, used, shares = time.monotonic() - began, spent.since(), watch.shares()
    gc.enable()
    gc.unfreeze()
    memory = (
        sum(machine.memory(it.process.pid, most=True) for it in servers),
        sum(machine.memory(child, most=True) for it in servers for child in it.words),
    )
    for client in clients.values():
        await client.aclose()
    for error in {repr(r) for r in results if isinstance(r, BaseException)}:
        print("A game failed:", error)
    measured = [server.stop() for server in servers]
    moves = max(1, sum(game.moves for game in games))
    return Figures(
        rate=moves / seconds,
        finished=sum(game.finished for game in games),
        moves=[took for it in measured for took in it["moves"]],
        waits=[took for game in games for took in game.waits],
        playing=used[0] / moves,
        words=used[1] / moves,
        driver=used[2] / seconds,
        memory=memory,
        pause=max(it["pause"] for it in measured),
        machine=shares,
    )


def measured(arguments: argparse.Namespace) -> Figures:
    """One run, with servers of its own."""
    ours, others = cores(arguments.processes * arguments.servers)
    os.sched_setaffinity(0, others)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(postgres()) if arguments.store == "postgres" else ""
        servers: list[Driven] = []
        try:
            for _ in range(arguments.servers):
                servers.append(Driven(Path(folder), arguments.processes, database, cores=ours))
            return runner(drive(servers, arguments))
        finally:
            for server in servers:
                if server.process.poll() is None:
                    server.process.kill()


def cores(wanted: int) -> tuple[frozenset[int], frozenset[int]]:
    """Those of the server, one for each of its processes, and those of the driver; all for both where there are no
    more."""
    here = sorted(ALL_CORES)
    if len(here) <= wanted:
        return frozenset(here), frozenset(here)
    return frozenset(here[:wanted]), frozenset(here[wanted:])


ALL_CORES = os.sched_getaffinity(0)


def told(arguments: argparse.Namespace, what: str) -> None:
    if not arguments.table:
        print(what, flush=True)


def one(arguments: argparse.Namespace) -> None:
    """Run once, and tell everything."""
    it = measured(arguments)
    print(
        f"{arguments.games} live games ({arguments.game}), {arguments.sockets} socket(s) each, {arguments.store}, "
        f"{arguments.servers} server(s)\n"
        f"moves: {it.rate:.0f} a second; games finished: {it.finished}"
    )
    for name, values in (("server time of a move", it.moves), ("answer to acknowledgement, driver", it.waits)):
        print(f"{name}: p50 {quantile(values, 0.5) * 1e3:.1f} ms, p99 {quantile(values, 0.99) * 1e3:.1f} ms")
    for name, processor, memory in (
        ("playing", it.playing, it.memory[0]),
        ("finding the words", it.words, it.memory[1]),
    ):
        print(f"{name}: {processor * 1e3:.2f} ms of processor time a move, {memory:.0f} MiB at most")
    print(f"longest look for garbage where it plays: {it.pause * 1e3:.0f} ms")
    print(f"driver: {it.driver:.0%} of a core; the machine: {it.machine}, load average {os.getloadavg()[0]:.1f}")


def table(arguments: argparse.Namespace) -> None:
    """All runs of the table, and the middle one of each line."""
    print(f"{platform.machine()}, {len(ALL_CORES)} cores, Python {platform.python_version()}, {arguments.store}")
    ours, others = cores(arguments.processes * arguments.servers)
    print(f"the server on cores {sorted(ours)}, the driver on {sorted(others)}\n", flush=True)
    runs: dict[tuple[int, float, int], list[Figures]] = {line: [] for line in TABLE}
    for _ in range(TIMES):
        for line, found in runs.items():
            arguments.games, arguments.rate, arguments.sockets = line
            found.append(it := measured(arguments))
            print(_run(line, it), flush=True)
    print(
        "\n| live games | a game has | moves/s: asked, reached | server time p50, p99 | p99 of all runs | "
        "acknowledgement p50, p99 | processor time a move: playing, words | memory | idle, stolen |\n"
        "|---|---|---|---|---|---|---|---|---|"
    )
    for line, found in runs.items():
        print(_line(line, found))


def _run(line: tuple[int, float, int], it: Figures) -> str:
    return (
        f"{line[0]} games at {line[1]:.0f}/s, {line[2]} socket(s): {it.rate:.0f}/s, server time p50 "
        f"{quantile(it.moves, 0.5) * 1e3:.1f}, p99 {it.p99 * 1e3:.1f} ms; {it.playing * 1e3:.2f} + "
        f"{it.words * 1e3:.2f} ms a move, driver {it.driver:.0%}; garbage at most {it.pause * 1e3:.0f} ms; {it.machine}"
    )


def _line(line: tuple[int, float, int], found: list[Figures]) -> str:
    it = sorted(found, key=lambda figures: figures.p99)[len(found) // 2]
    shown = [
        f"{line[0]:,}",
        "one screen" if line[2] == 1 else "two sockets",
        f"{line[1]:,.0f}, {it.rate:,.0f}",
        f"{quantile(it.moves, 0.5) * 1e3:.1f}, **{it.p99 * 1e3:.1f} ms**",
        ", ".join(f"{each.p99 * 1e3:.1f}" for each in sorted(found, key=lambda figures: figures.p99)) + " ms",
        f"{quantile(it.waits, 0.5) * 1e3:.1f}, {quantile(it.waits, 0.99) * 1e3:.1f} ms",
        f"{it.playing * 1e3:.2f}, {it.words * 1e3:.2f} ms",
        f"{it.memory[0]:.0f} + {it.memory[1]:.0f} MiB",
        str(it.machine),
    ]
    return f"| {' | '.join(shown)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", action="store_true", help="the whole table of docs/performance.md")
    parser.add_argument("--games", type=int, default=1000, help="live games")
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, all games together")
    parser.add_argument("--seconds", type=float, default=18)
    parser.add_argument("--warm", type=float, default=8, help="seconds of play before anything is measured")
    parser.add_argument("--sockets", type=int, choices=(1, 2), default=1, help="sockets a game")
    parser.add_argument("--processes", type=int, default=2, help="processes of a server")
    parser.add_argument("--servers", type=int, default=1, help="servers that share the games, on PostgreSQL")
    parser.add_argument("--game", default=ALL_GAMES, help="with commas between")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    arguments = parser.parse_args()
    if arguments.servers > 1 and arguments.store != "postgres":
        print("Several servers need STORE=postgres.")
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    (table if arguments.table else one)(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
