"""The games of a study in a folder: parts as they are played, each written whole or not at all, and at the end all of
them in one table, in order, with what stands in every column.

    games.parquet    a row for every game; docs/studies.md describes the columns
    things.parquet   what the bits of a mark are
    report.html      what was found
    study.json       what the games are of, so that no others come among them
    parts/           what was played of a study that is not finished
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Lock

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ... import files
from ...kernel.game import Refusal
from ...kernel.words import Words, text
from ..series import Results
from .plan import PACKAGE, Study
from .playing import ARM, FIRST, GAME, Columns
from .seated import Seated

GAMES, THINGS, IDENTITY, PARTS = "games.parquet", "things.parquet", "study.json", "parts"
Flags = NDArray[np.bool_]


class Store:
    """What has been played of a study. With the same folder, a study is gone on with."""

    def __init__(self, study: Study, folder: Path) -> None:
        self.study, self.folder, self.columns = study, folder, Columns.of(study)
        self._lock = Lock()
        self._kept: list[Results] = []
        """On disk."""
        self._new: list[Results] = []
        self.played: Flags = np.zeros((len(study.arms), study.games), np.bool_)
        self.games = 0
        self._claim()
        for path in [folder / GAMES, *sorted((folder / PARTS).glob("*.parquet"))]:
            if path.exists():
                self._take(_read(path, self.columns.names))

    def _claim(self) -> None:
        """This folder is that of this study, and of no other."""
        path, named = self.folder / IDENTITY, self.study.named()
        if path.exists():
            try:
                found = json.loads(files.read(path))
                differ = [key for key, value in named.items() if found.get(key) != value]
            except (ValueError, AttributeError) as error:
                raise _refused("refuse-study-folder", folder=str(self.folder)) from error
            if differ:
                raise _refused("refuse-other-study", folder=str(self.folder), differ=", ".join(differ))
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise _refused("refuse-study-folder", folder=str(self.folder))
        files.write(path, json.dumps(named, ensure_ascii=False, indent=1) + "\n", make_folder=True)
        (self.folder / PARTS).mkdir(exist_ok=True)

    def _take(self, rows: Results) -> None:
        """Rows that were kept; those beyond what is asked for now stay kept, and are not counted."""
        arms, numbers = rows[:, ARM], rows[:, GAME]
        fresh = np.ones(len(rows), np.bool_)
        asked = numbers < self.study.games
        fresh[asked] = ~self.played[arms[asked], numbers[asked]]
        self.played[arms[asked], numbers[asked]] = True
        self.games = int(self.played.sum())
        self._kept.append(rows[fresh])

    def missing(self, arm: int, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """The games from one number up to another that are not played: where each stretch begins, and how many."""
        left = np.flatnonzero(~self.played[arm, begin:end]) + begin
        for stretch in np.split(left, np.flatnonzero(np.diff(left) != 1) + 1):
            if len(stretch):
                yield int(stretch[0]), len(stretch)

    def add(self, rows: Results) -> None:
        """Games that have just been played; from any thread."""
        with self._lock:
            self._new.append(rows)
            self.played[rows[:, ARM], rows[:, GAME]] = True
            self.games += len(rows)

    def keep(self) -> None:
        """Write down what is new."""
        with self._lock:
            new, self._new = self._new, []
        if new:
            rows = np.concatenate(new)
            number = max((int(it.stem) for it in self._parts()), default=0) + 1
            _write(self.folder / PARTS / f"{number:06}.parquet", pl.DataFrame(rows, schema=list(self.columns.names)))
            self._kept.append(rows)

    def _parts(self) -> list[Path]:
        return [it for it in (self.folder / PARTS).glob("*.parquet") if it.stem.isdecimal()]

    def rows(self) -> Results:
        """All games, in order: by arm and number."""
        width = len(self.columns.names)
        rows = np.concatenate([np.zeros((0, width), np.int64), *self._kept])
        rows = rows[rows[:, GAME] < self.study.games]
        return rows[np.lexsort((rows[:, GAME], rows[:, ARM]))]

    @property
    def whole(self) -> bool:
        return bool(self.played.all())

    def finish(self, words: Words) -> None:
        """All games in one table, and what its marks are; then the parts are needed no more."""
        rows = self.rows()
        _write(self.folder / GAMES, self._table(rows))
        _write(self.folder / THINGS, self._things(rows, words))
        for part in (self.folder / PARTS).iterdir():
            part.unlink()

    def _table(self, rows: Results) -> pl.DataFrame:
        """The rows with their arms spelled out: who plays, what is compared, and what each seat had."""
        study, arms = self.study, rows[:, ARM]
        games = pl.DataFrame(rows, schema=list(self.columns.names))
        told = {
            "bots": [",".join(study.bots[arm.line]) for arm in study.arms],
            "cell": [" / ".join(arm.cell) for arm in study.arms],
        }
        named = [pl.Series(name, [said[a] for a in arms], pl.Categorical) for name, said in told.items()]
        seats = [pl.Series(key, values, pl.Categorical) for key, values in Seated(study, rows).values.items()]
        return games.select("arm", *named, "game", *seats, *self.columns.names[FIRST:])

    def _things(self, rows: Results, words: Words) -> pl.DataFrame:
        lists = [
            (mark.name, ", ".join(holder), bit, it.key, words.say(it.name))
            for holder, (setup, seat) in Seated(self.study, rows).holders().items()
            for mark in self.study.game.marks
            for bit, it in mark.things(setup, seat).items()
        ]
        return pl.DataFrame(lists, schema=["mark", "holder", "bit", "key", "name"], orient="row")


def _write(path: Path, table: pl.DataFrame) -> None:
    """Whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        table.write_parquet(beside, compression="zstd", statistics=False)
        os.replace(beside, path)
    except OSError as error:
        raise _refused("refuse-study-write", file=str(path), why=error.strerror or str(error)) from error


def _read(path: Path, columns: Sequence[str]) -> Results:
    try:
        table = pl.read_parquet(path, columns=list(columns))
    except (pl.exceptions.PolarsError, OSError) as error:
        raise _refused("refuse-study-part", file=str(path)) from error
    return table.to_numpy().astype(np.int64, copy=False)


def _refused(id: str, **args: str) -> Refusal:
    return Refusal(text(id, **args), package=PACKAGE)
