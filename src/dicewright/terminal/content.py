"""How much of a game's content is printed, ruled and reconstructed, as a table."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

STATES = ("printed", "ruled", "reconstructed")


def show_status(status: Mapping[str, Mapping[str, int]]) -> None:
    table = Table("content", box=None, pad_edge=False)
    for state in STATES:
        table.add_column(state, justify="right")
    for kind, counts in status.items():
        table.add_row(kind, *(str(counts.get(state, 0) or "·") for state in STATES))
    table.add_section()
    table.add_row("all", *(str(sum(counts.get(state, 0) for counts in status.values())) for state in STATES))
    Console().print(table)
