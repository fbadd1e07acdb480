"""The figures of a report. Each is a table that draws itself, or has one behind it, so that it can be read aloud; no
colour is written down, since the page has two themes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

from ..findings import Estimate

STRONG = 0.62
"""From how much of a tone on its figure is written in the other colour."""
FULL = 0.25
"""So far from fair, a cell has all of its tone."""
SERIES = 6
"""Colours there are for lines."""


@dataclass(frozen=True)
class Scale:
    """From which value to which an axis goes, and where it is marked."""

    low: float
    high: float
    ticks: tuple[float, ...]

    @classmethod
    def around(cls, values: Sequence[float], middle: float) -> Scale:
        """Wide enough for all of these and the middle, in round steps."""
        found = [v for v in values if isfinite(v)] + [middle]
        low, high = min(found), max(found)
        span = max(high - low, 1e-3)
        step = 10 ** floor(log10(span / 3))
        step *= next(n for n in (1, 2, 5, 10) if span / (step * n) <= 5)
        first = floor(low / step)
        last = max(first + 1, ceil(high / step))
        return cls(first * step, last * step, tuple(n * step for n in range(first, last + 1)))

    def at(self, value: float) -> float:
        """Where a value lies, 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def heat(
    caption: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[Estimate | None]],
    fair: float,
    said: Callable[[Estimate], str],
    figure: Callable[[float], str],
    means: Sequence[Estimate] = (),
    mean: str = "",
) -> str:
    """A table whose cells have the colour of what they say; `said` tells more of one to whoever points at it."""
    head = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in columns)
    head += f'<th scope="col" class="mean"><span>{escape(mean)}</span></th>' if means else ""
    body = []
    for n, (name, row) in enumerate(zip(rows, cells, strict=True)):
        told = "".join(_cell(it, fair, said, figure) for it in row)
        told += _cell(means[n], fair, said, figure, "mean ") if means else ""
        body.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table class="heat">'
        f"<caption><span>{escape(caption)}</span></caption><thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{''.join(body)}</tbody></table></div>"
    )


def _cell(
    it: Estimate | None,
    fair: float,
    said: Callable[[Estimate], str],
    figure: Callable[[float], str],
    kind: str = "",
) -> str:
    if it is None or it.games == 0:
        return f'<td class="{kind}none">–</td>'
    part = min(1.0, abs(it.mean - fair) / FULL)
    kind += ("up" if it.mean >= fair else "down") + (" strong" if part > STRONG else "")
    return f'<td class="{kind}" style="--part:{100 * part:.0f}%" title="{escape(said(it))}">{figure(it.mean)}</td>'


@dataclass(frozen=True)
class Line:
    """A row of a forest plot: an estimate for each series, and what stands at its end."""

    name: str
    its: tuple[Estimate | None, ...]
    figure: str
    small: str = ""


def forest(
    caption: str,
    lines: Sequence[Line],
    fair: float,
    tick: Callable[[float], str],
    columns: tuple[str, str],
    series: Sequence[str] = (),
) -> str:
    """A line for each thing: a dot for what was found, and how sure that is as a stroke through it."""
    scale = Scale.around([v for line in lines for it in line.its if it for v in (it.low, it.high)], fair)
    marks = "".join(f'<span style="left:{100 * scale.at(t):.2f}%">{escape(tick(t))}</span>' for t in scale.ticks)
    grid = "".join(_rule(scale.at(t), "grid") for t in scale.ticks) + _rule(scale.at(fair), "fair")
    body = "".join(
        f'<tr><th scope="row">{escape(line.name)}</th><td class="plot">{_spans(line.its, scale, grid)}</td>'
        f'<td class="figure">{escape(line.figure)} <small>{escape(line.small)}</small></td></tr>'
        for line in lines
    )
    return (
        f"{legend(series)}"
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table class="forest">'
        f"<caption><span>{escape(caption)}</span></caption><thead><tr>"
        f'<th scope="col">{escape(columns[0])}</th><th><span class="axis" aria-hidden="true">{marks}</span></th>'
        f'<th scope="col">{escape(columns[1])}</th></tr></thead><tbody>{body}</tbody></table></div>'
    )


def legend(series: Sequence[str]) -> str:
    """Which colour is which."""
    if len(series) < 2:
        return ""
    items = "".join(f'<li><i class="s{n % SERIES + 1}"></i>{escape(name)}</li>' for n, name in enumerate(series))
    return f'<ul class="legend">{items}</ul>'


def _rule(at: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{1000 * at:.1f}" x2="{1000 * at:.1f}" y1="0" y2="20"/>'


def _spans(its: Sequence[Estimate | None], scale: Scale, grid: str) -> str:
    drawn = []
    for n, it in enumerate(its):
        if it is None or not isfinite(it.low):
            continue
        y = 20 * (n + 1) / (len(its) + 1)
        low, high, mean = (1000 * scale.at(v) for v in (it.low, it.high, it.mean))
        kind = f"s{n % SERIES + 1}"
        drawn.append(f'<line class="span {kind}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<line class="dot {kind}" x1="{mean:.1f}" x2="{mean:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
    svg = f'<svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">{grid}{"".join(drawn)}</svg>'
    return svg


# --- one against another ---

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 520, 70, 30, 20, 64


@dataclass(frozen=True)
class Point:
    name: str
    across: Estimate
    up: Estimate


def scatter(
    caption: str, points: Sequence[Point], axes: tuple[str, str], tick: Callable[[float], str], fair: float
) -> str:
    """Two figures of each thing against each other; where both are the same, a point lies on the line."""
    x = Scale.around([v for p in points for v in (p.across.low, p.across.high)], fair)
    y = Scale.around([v for p in points for v in (p.up.low, p.up.high)], fair)

    def at(across: float, up: float) -> tuple[float, float]:
        return LEFT + x.at(across) * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - y.at(up) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for t in x.ticks:
        left, _ = at(t, y.low)
        parts.append(f'<line class="grid" x1="{left:.1f}" x2="{left:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        parts.append(
            f'<text class="tick" x="{left:.1f}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">{tick(t)}</text>'
        )
    for t in y.ticks:
        _, top = at(x.low, t)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{top:.1f}" y2="{top:.1f}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 8}" y="{top + 4:.1f}" text-anchor="end">{tick(t)}</text>')
    low, high = max(x.low, y.low), min(x.high, y.high)
    if low < high:
        (x1, y1), (x2, y2) = at(low, low), at(high, high)
        parts.append(f'<line class="fair" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')
    for p in points:
        (left, top), (right, _), (_, bottom) = (
            at(p.across.low, p.up.high),
            at(p.across.high, p.up.low),
            at(p.across.low, p.up.low),
        )
        cx, cy = at(p.across.mean, p.up.mean)
        parts.append(f'<line class="span" x1="{left:.1f}" x2="{right:.1f}" y1="{cy:.1f}" y2="{cy:.1f}"/>')
        parts.append(f'<line class="span" x1="{cx:.1f}" x2="{cx:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"/>')
        parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="5"/>')
    for (cx, cy, anchor), p in zip(_apart([at(p.across.mean, p.up.mean) for p in points]), points, strict=True):
        parts.append(f'<text class="name" x="{cx:.1f}" y="{cy:.1f}" text-anchor="{anchor}">{escape(p.name)}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{escape(axes[0])}</text>'
        f'<text transform="translate(18 {(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">'
        f"{escape(axes[1])}</text>"
    )
    return (
        f'<div class="wide"><svg class="scatter" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(caption)}">{"".join(parts)}</svg></div>'
    )


def _apart(points: Sequence[tuple[float, float]]) -> list[tuple[float, float, str]]:
    """Where names stand: beside their point, to the side of it where there is room, and not one on another."""
    placed: list[tuple[float, float, str]] = []
    for x, y in points:
        anchor, dx = ("end", -6) if x > (LEFT + WIDTH - RIGHT) / 2 else ("start", 6)
        top = y - 8
        while any(abs(top - b) < 14 and abs(x + dx - a) < 95 for a, b, _ in placed):
            top += 14
        placed.append((x + dx, top, anchor))
    return placed


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()) -> str:
    """Plain figures; columns `words` are texts."""
    top = "".join(f'<th scope="col">{escape(it)}</th>' for it in head)
    body = "".join(
        "<tr>"
        + f'<th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td{' class=words' if n in words else ''}>{escape(it)}</td>" for n, it in enumerate(row[1:], 1))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table class="plain">'
        f"<caption><span>{escape(caption)}</span></caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
