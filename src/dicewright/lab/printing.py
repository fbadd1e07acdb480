"""Records for people: field by field, and where two of them differ."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeVar

from ..kernel.layout import Layout
from ..kernel.record import Record

R = TypeVar("R", bound=Record)


def values(layout: Layout[R], data: bytes | bytearray) -> Iterator[tuple[str, tuple[int, ...], int]]:
    """Every cell: field, index, value."""
    table = layout.table(data)
    for f in layout.fields:
        cells = getattr(table, f.name)
        for at in product(*map(range, layout.shapes[f.name])):
            yield f.name, at, cells[at] if at else cells


def differences(layout: Layout[R], a: bytes | bytearray, b: bytes | bytearray) -> list[str]:
    """Where two records differ, one line a cell: `value[0, 3]: 4 -> 6`."""
    both = zip(values(layout, a), values(layout, b), strict=True)
    return [f"{name}{list(at) or ''}: {x} -> {y}" for (name, at, x), (_, _, y) in both if x != y]


def printed(layout: Layout[R], data: bytes | bytearray) -> str:
    """Every field with its value, one line each; rows of zeros are left out."""
    table = layout.table(data)
    lines = []
    for f in layout.fields:
        cells = getattr(table, f.name)
        if isinstance(cells, int) or any(cells.tobytes()):
            lines.append(f"{f.name} = {cells if isinstance(cells, int) else cells.tolist()}")
    return "\n".join(lines)
