"""How sure a game's content is, as a table: what of it is printed, ruled, reconstructed, or what the game counts."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table


def show_status(status: Mapping[str, Mapping[str, int]]) -> None:
    table = Table("content", box=None, pad_edge=False)
    states = list(dict.fromkeys(state for counts in status.values() for state in counts))
    for state in states:
        table.add_column(state, justify="right")
    for kind, counts in status.items():
        table.add_row(kind, *(str(counts.get(state, 0) or "·") for state in states))
    table.add_section()
    table.add_row("all", *(str(sum(counts.get(state, 0) for counts in status.values())) for state in states))
    Console().print(table)
