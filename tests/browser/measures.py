"""What is measured on a page, whatever it shows: in sizes and themes, what sticks out, moves, or shuts somebody out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TypeAlias

from dicewright.kernel.game import games

from .player import HEADING, OVER, Person
from .waiting import comes_to, done, remaining, settled

Size: TypeAlias = tuple[int, int]
SMALL_PHONE: Size = (360, 640)
PHONE: Size = (390, 844)
TABLET: Size = (1024, 768)
LAPTOP: Size = (1366, 768)
DESK: Size = (1920, 1080)
SIZES = (SMALL_PHONE, PHONE, TABLET, LAPTOP, DESK)
THEMES = ("dark", "light")
Look: TypeAlias = tuple[str, Size]
LOOKS: tuple[Look, ...] = tuple(product(THEMES, (PHONE, LAPTOP)))
CROSSED: tuple[Look, ...] = (("dark", PHONE), ("light", LAPTOP))
"""Both themes and both sizes once, where much is on the page and axe takes its time."""
GAMES = sorted(g.name for g in games().values() if g.package.startswith("dicewright."))

SCREENS = {"/": ".game", "/new?game=irondie": ".army", "/about": ".credits", "/finished": ".finished-none"}
"""Screens around tables, and what shows somebody new that they are there."""

WIDER = """
() => [document.documentElement, ...document.querySelectorAll('main')]
  .filter((e) => e.scrollWidth > e.clientWidth).map((e) => `${e.tagName} ${e.scrollWidth} > ${e.clientWidth}`)
"""
SCROLLS = """
() => [document.querySelector('.table'), document.documentElement]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => `${e.tagName} ${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`)
"""
"""What of a table would have to be scrolled at all."""
WHERE = """
(what) => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [e.className.split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' ');
})
"""
"""The boxes in which things lie."""
MAIN = """
() => {
  const main = document.querySelector('.question-options > .main')?.getBoundingClientRect();
  return main ? `main ${Math.round(main.left)} ${Math.round(main.width)}` : '';
}
"""
"""Where the main button lies; it may have one line or two, but no other place."""
LIES = f"(what) => ({{ scrolls: ({SCROLLS})(), boxes: ({WHERE})(what), main: ({MAIN})() }})"
AXE = """
async (of) => (await axe.run(of, { resultTypes: ['violations'] })).violations
  .flatMap((it) => it.nodes.map(({ target, failureSummary }) => `${it.id}: ${target} ${failureSummary}`))
"""


def each_size(me: Person, sizes: Sequence[Size] = SIZES) -> Iterator[Size]:
    """The page in one size after the other."""
    for width, height in sizes:
        me.page.set_viewport_size({"width": width, "height": height})
        yield width, height


def each_look(me: Person, looks: Sequence[Look] = LOOKS) -> Iterator[Look]:
    """The page in one theme and size after the other."""
    for theme, size in looks:
        me.page.emulate_media(color_scheme=theme)
        yield from ((theme, it) for it in each_size(me, [size]))


def sticks_out(me: Person) -> list[str]:
    """What would have to be scrolled sideways."""
    return remaining(me.page, WIDER)


def violations(me: Person, axe: str, of: str = ":root") -> list[str]:
    """What axe has against the page as it stands, once it stands."""
    me.unveil()
    if not me.page.evaluate("'axe' in globalThis"):
        me.page.evaluate(axe)
    # It takes its time: only where it finds something is it asked whether that was on its way.
    return done(me.page, AXE, of) and list(settled(me.page, AXE, of))


def stands_still(me: Person, boxes: str, questions: int, answer: Callable[[int], None] | None = None) -> None:
    """Every question is asked at the same table: nothing of it scrolls, and its parts lie where they lay."""
    lay: list[str] = []
    main = ""
    for k in range(questions):
        me.asked()
        if me.page.locator(OVER).count():
            return
        lies = settled(me.page, LIES, boxes)
        lay, main = lay or lies["boxes"], main or lies["main"]
        wanted = {"scrolls": [], "boxes": lay, "main": lies["main"] and main}
        if lies != wanted:
            comes_to(me.page, LIES, wanted, boxes, about=me.page.locator(HEADING).inner_text())
        answer(k) if answer else me.play(1, k)
