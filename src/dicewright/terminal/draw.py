"""Draws a board: opponents above, what is nobody's in the middle, oneself below."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text as Rich

from ..kernel.describe import Area, Board, Thing
from ..kernel.record import HIDDEN
from ..kernel.words import Text, Words
from ..match import LogLine
from .screen import Screen

GAP = "   "
MARGIN = "  "
FEW = 6
"""Things in a place of nobody's that are told in full, one a line."""

PALETTE = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "purple": "magenta",
    "green": "green",
    "orange": "dark_orange",
    "black": "bright_black",
    "white": "bold",
}
"""Styles of things with a facet `colour`; their names say it too."""


def thing(it: Thing, words: Words) -> Rich:
    """A thing on one line: its name and the number it shows."""
    drawn = Rich(words.say(it.name), style=PALETTE.get(getattr(it.facets, "colour", ""), ""))
    if it.value is not None and it.value != HIDDEN:
        drawn.append(f" [{it.value}]", style="bold")
    return drawn


def flow(parts: Iterable[Rich], width: int) -> list[Rich]:
    """Parts side by side, in as many lines as they need; none is broken."""
    lines: list[Rich] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + len(GAP) + cell_len(part.plain) <= width:
            lines[-1].append(GAP).append_text(part)
        else:
            lines.append(Rich().append_text(part))
    return lines


def columns(parts: list[Rich], width: int) -> list[Rich]:
    """Parts in columns of equal width, read line by line."""
    wide = max((cell_len(p.plain) for p in parts), default=0) + len(GAP)
    across = max(1, width // wide)
    lines = []
    for k in range(0, len(parts), across):
        line = Rich()
        for part in parts[k : k + across]:
            line.append_text(part).append(" " * (wide - cell_len(part.plain)))
        line.rstrip()
        lines.append(line)
    return lines


def log(lines: Iterable[LogLine], screen: Screen, words: Words) -> None:
    """Events in words; those of one kind that follow each other stand side by side."""
    for _, alike in groupby(lines, lambda line: line.event.kind):
        for row in flow((Rich(words.say(line.text)) for line in alike), screen.width - 3):
            screen.show(row, indent=1)


def board(it: Board, screen: Screen, words: Words, seat: int | None, name: Callable[[int], str]) -> None:
    """Draw a board as `seat` sees it."""
    screen.rule(" · ".join(words.say(t) for t in it.headline))
    seats = sorted({a.seat for a in it.areas if a.seat is not None})
    others = [s for s in seats if s != seat]
    if seat is not None:
        others.sort(key=lambda s: (s - seat) % (max(seats) + 1))
    for s in others:
        _places(it, s, screen, words, name(s))
    _places(it, None, screen, words, "")
    if seat in seats:
        _places(it, seat, screen, words, name(seat), "bold")
    screen.rule()


def _places(it: Board, seat: int | None, screen: Screen, words: Words, name: str, style: str = "") -> None:
    """The places of one seat under its name; those with nothing in them and nothing to say are left out."""
    areas = [a for a in it.areas if a.seat == seat]
    full = [a for a in areas if a.things or any(a.gauges.values())] if len(areas) > 1 else areas
    if name:
        screen.show(name, style=style or "cyan")
    labels = ["" if name and len(areas) == 1 else words.say(area.title) for area in full]
    wide = max((cell_len(label) + len(GAP) for label in labels if label), default=0) + len(MARGIN)
    for label, area in zip(labels, full, strict=True):
        if area.seat is None and 0 < len(area.things) <= FEW:
            screen.show(label, style="cyan")
            for part in _parts(area, words):
                screen.show(part, indent=len(MARGIN))
            continue
        for k, line in enumerate(flow(_parts(area, words), screen.width - wide)):
            left = MARGIN + (label if k == 0 else "")
            screen.console.print(Rich(left + " " * (wide - cell_len(left))) + line)


def _parts(area: Area, words: Words) -> list[Rich]:
    """What lies in a place and the numbers that belong to it. Of the few things that are nobody's, all is told."""
    parts = [thing(t, words) for t in area.things]
    if area.seat is None and len(parts) <= FEW:
        for part, it in zip(parts, area.things, strict=True):
            part.append("".join(f"  {words.say(note.whole)}" for note in it.notes), style="dim")
    for name, value in area.gauges.items():
        part = Rich(f"({words.say(Text(f'gauge-{name}'))} ", style="dim")
        parts.append(part.append(str(value), style="bold").append(")"))
    return parts
