"""What processes of this machine use, as Linux tells it: for measuring, not for tests."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
IDLE, WAITING, STOLEN = 3, 4, 7
"""Places in the first line of /proc/stat: doing nothing, waiting for a disk, kept from us by others on the host."""


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    told = _told(process, "stat").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICKS


def memory(process: int, most: bool = False) -> float:
    """MiB of memory that a process has, or has had at most."""
    name = "VmHWM" if most else "VmRSS"
    return next(int(line.split()[1]) for line in _told(process, "status").splitlines() if line.startswith(name)) / 1024


def children(process: int, name: str = "") -> list[int]:
    """The processes that a process has started itself."""
    found = [int(it) for it in _told(process, f"task/{process}/children").split()]
    return [it for it in found if name in _told(it, "cmdline")]


def _told(process: int, what: str) -> str:
    return Path(f"/proc/{process}/{what}").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Shares:
    """Of the time of all cores: that in which nothing was to be done, and that which others on the host had."""

    idle: float
    stolen: float

    def __str__(self) -> str:
        return f"{self.idle:.0%} idle, {self.stolen:.1%} stolen"


class Watch:
    """How the cores of this machine spend their time from now on."""

    def __init__(self) -> None:
        self._before = self._now()

    @staticmethod
    def _now() -> list[int]:
        return [int(it) for it in Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]]

    def shares(self) -> Shares:
        spent = [after - before for after, before in zip(self._now(), self._before, strict=True)]
        whole = max(1, sum(spent))
        return Shares((spent[IDLE] + spent[WAITING]) / whole, spent[STOLEN] / whole)
