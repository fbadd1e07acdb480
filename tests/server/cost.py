"""What a move costs: processor time of one process, game by game, where it is played and where its words are found.

`python tests/server/cost.py` plays the same games with the same moves every time, at tables that take turns as they do
in a server, and puts the same snapshots into words again and again; of every stretch the quickest round is told, so
that two versions can be compared beside other work. `--parts` says which parts of boards are made anew, and what that
takes.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections import Counter
from typing import Any

import msgspec

from dicewright.kernel import memory
from dicewright.kernel.game import Setup, games
from dicewright.server.messages.bounds import encode
from dicewright.server.tables import entries as e
from dicewright.server.tables.room import Room
from dicewright.server.tables.viewer import Viewer
from dicewright.server.view import render
from dicewright.server.view.delta import Delta
from dicewright.server.view.snapshot import Snapshot

STRETCH = 25
"""Snapshots of which time is taken together."""
GAMES = ("dice_forge", "dice_throne", "irondie", "roll_player")


def founded(name: str, seed: int) -> Room:
    """Two people at one screen."""
    game = games()[name]
    setup = game.settled(Setup(2), random.Random(seed).randrange)
    seats = [e.Plan("person", person="ann", name=who) for who in ("Ann", "Bob")]
    book = game.book_hash(game.table(setup)[1])
    room = Room(
        f"{seed:016}",
        e.Founded(name, game.version, book, dict(setup.options), seats, 0, "ann", bytes([seed % 256] * 32), 900.0),
    )
    room.apply(e.Mixed("ann", "mine"))
    room.apply(e.Begun(950.0))
    return room


class Player:
    """One table after the other."""

    def __init__(self, name: str, seed: int) -> None:
        self._name, self._seed = name, seed
        self._rng = random.Random(seed)
        self._found()

    def _found(self) -> None:
        self._seed += 1000
        self.room, self.known = founded(self._name, self._seed), dict[int | None, int]()

    def move(self) -> list[bytes]:
        """Move once; what is to be put into words."""
        room = self.room
        assert room.match is not None
        room.apply(e.Answered(room.match.asked, self._rng.randrange(room.match.record.options), 960.0))
        room.publish(960.0)
        timeline, told = room.timeline("ann"), []
        version = timeline.published
        eyes = timeline.eyes(room.match, version)
        if version:
            told.append(_pack(Viewer(room, "ann", "en").snapshot(version, self.known.get(eyes))))
        self.known[eyes] = version
        if room.over:
            self._found()
        return told


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Snapshot).decode


def play(name: str, tables: int, moves: int) -> tuple[list[bytes], float]:
    """Moves at tables in turn, as in a server: the snapshots, and processor time for a move."""
    players = [Player(name, seed) for seed in range(tables)]
    told: list[bytes] = []
    began = time.process_time()
    for k in range(moves):
        told += players[k % tables].move()
    return told, (time.process_time() - began) / moves


def words(told: list[bytes]) -> list[float]:
    """Put snapshots into words: processor time, stretch by stretch."""
    memory._shelf.cache_clear()
    deltas: dict[Any, Delta] = {}
    took = []
    for start in range(0, len(told), STRETCH):
        began = time.process_time()
        for message in told[start : start + STRETCH]:
            snapshot = _unpack(message)
            delta = deltas.setdefault((snapshot.room, snapshot.viewer, snapshot.eyes), Delta())
            encode(render.step(snapshot, delta))
        took.append(time.process_time() - began)
    return took


class Making:
    """Counts the parts of boards that are made anew, and the time for it: without the parts of that part."""

    def __init__(self) -> None:
        self.times, self.counts = Counter[str](), Counter[str]()
        self._inside = [0.0]
        self._made = memory._made

    def __call__(self, make: Any, seen: Any, args: Any) -> Any:
        self._inside.append(0.0)
        began = time.process_time()
        try:
            return self._made(make, seen, args)
        finally:
            took = time.process_time() - began
            name = f"{make.__module__.removeprefix('dicewright.games.')}.{make.__name__}"
            self.times[name] += took - self._inside.pop()
            self.counts[name] += 1
            self._inside[-1] += took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=",".join(GAMES), help="with commas between")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--parts", action="store_true")
    arguments = parser.parse_args()
    gc.disable()
    for name in arguments.game.split(","):
        told, playing = play(name, arguments.tables, arguments.moves)
        rounds = [words(told) for _ in range(arguments.rounds)]
        quickest = sum(map(min, zip(*rounds, strict=True))) / len(told)
        print(f"{name:12} playing {playing * 1e6:4.0f} us, words {quickest * 1e6:4.0f} us a move", flush=True)
        if arguments.parts:
            making = Making()
            memory._made = making  # type: ignore[assignment]
            words(told)
            memory._made = making._made
            for part, took in making.times.most_common(16):
                print(
                    f"    {took / len(told) * 1e6:5.1f} us, {making.counts[part] / len(told):.2f} times a move: {part}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
