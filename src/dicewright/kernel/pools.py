"""What a seat cannot see in hands and decks, mixed anew or put in order: rules made from the declared fields.

Cells of one pool that are hidden from the seat and not empty change places; an empty place stays empty. At random, that
is something the seat may believe in; in order, it is the same thing whatever is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import cast

from .chance import below, following
from .layout import Layout
from .record import SEATS, Field, Header, Sees
from .rule import made, rule

Rule = Callable[..., int]
Shuffle = Callable[[Header, int, int], None]
"""shuffle(g, seat, seed), in place; seat -1 only watches."""
Sort = Callable[[Header, int], None]
"""sort(g, seat), in place; likewise."""


def shuffles(layout: Layout[Header], teams: Sequence[int]) -> list[Shuffle]:
    """One rule for each pool of a record."""
    return [_shuffle(*_access(layout, fields, rows, teams)) for fields, rows in _pools(layout)]


def sorts(layout: Layout[Header], teams: Sequence[int]) -> list[Sort]:
    """Likewise."""
    return [_sort(*_access(layout, fields, rows, teams)) for fields, rows in _pools(layout)]


def _pools(layout: Layout[Header]) -> Iterator[tuple[list[Field], int]]:
    """Fields whose hidden cells mix, and in how many rows: seat by seat, or all in one."""
    hidden = [f for f in layout.fields if f.pool is not None and f.sees not in (Sees.EVERYONE, Sees.MOMENT)]
    for pool in dict.fromkeys(str(f.pool) for f in hidden):
        fields = [f for f in hidden if f.pool == pool]
        if pool.endswith("*"):
            yield fields, 1
        else:
            owned = [f for f in fields if f.shape[0] == SEATS]
            yield from (
                (part, rows)
                for part, rows in ((owned, layout.seats), ([f for f in fields if f not in owned], 1))
                if part
            )


def _shuffle(read: Rule, write: Rule, moves: Rule, rows: int, cells: int) -> Shuffle:
    @rule
    def shuffle(g: Header, seat: int, seed: int) -> None:
        for row in range(rows):
            for i in range(cells - 1, 0, -1):
                if moves(g, row, i, seat) != 0:
                    seed = following(seed)
                    j = below(seed, i + 1)
                    while moves(g, row, j, seat) == 0:
                        seed = following(seed)
                        j = below(seed, i + 1)
                    card = read(g, row, i)
                    write(g, row, i, read(g, row, j))
                    write(g, row, j, card)

    return shuffle


def _sort(read: Rule, write: Rule, moves: Rule, rows: int, cells: int) -> Sort:
    @rule
    def sort(g: Header, seat: int) -> None:
        for row in range(rows):
            for i in range(1, cells):
                if moves(g, row, i, seat) != 0:
                    card = read(g, row, i)
                    at = i
                    for j in range(i - 1, -1, -1):
                        if moves(g, row, j, seat) != 0:
                            other = read(g, row, j)
                            if other <= card:
                                break
                            write(g, row, at, other)
                            at = j
                    write(g, row, at, card)

    return sort


def _access(
    layout: Layout[Header], fields: Sequence[Field], rows: int, teams: Sequence[int]
) -> tuple[Rule, Rule, Rule, int, int]:
    """Rules that read and write the k-th cell of a row and tell whether it moves, as compiled code reaches a field only
    by its name; the rows, and the cells of each."""
    by_row = rows > 1
    mates = sum(
        1 << (a * layout.seats + b) for a in range(layout.seats) for b in range(layout.seats) if teams[a] == teams[b]
    )
    read, write, sees = ["def read(g, row, k):"], ["def write(g, row, k, card):"], ["def sees(row, k, seat):"]
    cells = 0
    for f in fields:
        shape = layout.shapes[f.name]
        inner = shape[1:] if by_row else shape
        size = prod(inner)
        owner = "row" if by_row else f"((k - {cells}) // {prod(shape[1:])})"
        index = [f"(k - {cells}) // {prod(inner[d + 1 :])} % {n}" for d, n in enumerate(inner)]
        at = f"g.{f.name}[{', '.join((['row'] if by_row else []) + index)}]"
        known = {
            Sees.OWNER: f"1 if seat == {owner} else 0",
            Sees.TEAM: f"({mates} >> (seat * {layout.seats} + {owner})) & 1 if seat >= 0 else 0",
            Sees.NOBODY: "0",
        }
        cells += size
        for lines, action in ((read, f"return {at}"), (write, f"{at} = card"), (sees, f"return {known[f.sees]}")):
            lines += [f"    if k < {cells}:", f"        {action}"] + (["        return"] if lines is write else [])
    read.append("    return 0")
    sees.append("    return 0")
    look, put, known_to = (
        cast(Rule, rule(made("\n".join([*lines, ""]), {}, f"<{lines[0]}>"))) for lines in (read, write, sees)
    )

    @rule
    def moves(g: Header, row: int, k: int, seat: int) -> int:
        return 1 if known_to(row, k, seat) == 0 and look(g, row, k) != 0 else 0

    return look, put, moves, rows, cells
