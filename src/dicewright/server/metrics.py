"""What a server counts, for Prometheus: its text format, and the few kinds of figures it knows.

Whoever does something counts it here; `written` says all of it. docs/server.md lists the names.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from time import perf_counter

PREFIX = "dicewright_"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of what is told apart among durations."""


@dataclass
class Counter:
    """Something that happens again and again; with a `label`, of several sorts."""

    name: str
    help: str
    label: str = ""
    sorts: Tally[str] = field(default_factory=Tally)

    def add(self, sort: str = "", many: int = 1) -> None:
        self.sorts[sort] += many

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        counted = sorted(self.sorts.items()) or ([] if self.label else [("", 0)])
        for sort, many in counted:
            yield f"{PREFIX}{self.name}{_labels({self.label: sort} if self.label else {})} {many}"


@dataclass
class Durations:
    """How long something takes."""

    name: str
    help: str
    within: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.within[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def of_this(self) -> Iterator[None]:
        began = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - began)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        bounds = [*map(str, SECONDS), "+Inf"]
        within = list(accumulate(self.within))
        for bound, many in zip(bounds, within, strict=True):
            yield f'{PREFIX}{self.name}_bucket{{le="{bound}"}} {many}'
        yield f"{PREFIX}{self.name}_sum {self.total:.6f}"
        yield f"{PREFIX}{self.name}_count {within[-1]}"


MOVES = Durations("move_seconds", "From reading an answer to having handed its steps to every socket.")
REQUESTS = Durations("request_seconds", "From the head of a request to the end of its answer.")
ANSWERED = Counter("requests_total", "Requests by the status of their answers.", "status")
REFUSED = Counter("refused_total", "What was refused on sockets, and over HTTP by the guard.", "code")
ERRORS = Counter("errors_total", "Mistakes of ours that ended at the last resort.")
WRITES = Durations("store_write_seconds", "Transactions of the store, from begin to synced.")
WRITTEN = Counter("store_writes_total", "What was handed to the store, by what became of it.", "result")
THOUGHTS = Durations("bot_thought_seconds", "What bots and advisers take, waiting for a process included.")
THOUGHT = Counter("bot_thoughts_total", "Thoughts of bots and advisers, by what became of them.", "result")
RELAYED = Counter("relayed_total", "What was passed on to other servers of the store.", "kind")
ALL: tuple[Counter | Durations, ...] = (
    MOVES, REQUESTS, ANSWERED, REFUSED, ERRORS, WRITES, WRITTEN, THOUGHTS, THOUGHT, RELAYED,
)  # fmt: skip


@dataclass(frozen=True)
class Gauge:
    """A figure as it is just now."""

    name: str
    help: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "gauge")
        yield f"{PREFIX}{self.name}{_labels(self.labels)} {self.value:.10g}"


def written(gauges: Iterable[Gauge]) -> str:
    """Everything that was counted, and these figures."""
    return "".join(f"{line}\n" for it in (*gauges, *ALL) for line in it.lines())


def _head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {PREFIX}{name} {help}"
    yield f"# TYPE {PREFIX}{name} {kind}"


def _labels(labels: Mapping[str, str]) -> str:
    said = ",".join(f'{name}="{_quoted(value)}"' for name, value in labels.items())
    return f"{{{said}}}" if said else ""


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
