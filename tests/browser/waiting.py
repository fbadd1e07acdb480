"""Waiting: what may still be on its way is never read once.

`expect` of Playwright waits for what is said, counted or switched. Here is what it does not wait for: where things lie,
what a script finds on the page. `tests/test_house.py` finds the reads in assertions that wait for nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 120.0
"""Seconds after which something is taken to hang: many, because a busy machine is no failure."""
LOOK_MS = 20
"""How long to wait before one looks again."""

expect.set_options(timeout=PATIENCE * 1000)

SETTLED = """
async ([patience, arg]) => {
  const read = SCRIPT;
  // The next frame, and what was put off until after it: effects of what was drawn before have run then.
  const round = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const moves = (it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity;
  const until = Date.now() + patience;
  let before;
  await document.fonts.ready;
  do {
    await round();
    const now = JSON.stringify(await read(arg)) ?? 'null';
    if (now === before && !document.getAnimations().some(moves)) return now === 'null' ? null : JSON.parse(now);
    before = now;
  } while (Date.now() < until);
  throw new Error(`It never rests: ${before}`);
}
"""


def settled(page: Page, script: str, arg: Any = None) -> Any:
    """What a script says once the page rests: letters are there, nothing moves, two frames say the same."""
    return page.evaluate(SETTLED.replace("SCRIPT", f"({script})"), [PATIENCE * 1000, arg])


def rest(page: Page) -> None:
    """Wait until letters are there, nothing moves, and what was drawn has had its effects."""
    settled(page, "() => null")


def comes_to(page: Page, script: str, wanted: Any, arg: Any = None, about: object = "") -> None:
    """Wait until a script says this of a page that rests."""
    said = _last(page, lambda: settled(page, script, arg), lambda it: it == wanted)
    assert said == wanted, f"{about} {said} instead of {wanted}"


def remaining(page: Page, script: str, arg: Any = None) -> list[Any]:
    """What a script finds wrong with a page that rests, and still does when it was given time; mostly nothing."""
    return list(_last(page, lambda: settled(page, script, arg), lambda it: not it))


def done(page: Page, script: str, arg: Any = None) -> Any:
    """What comes of something that a script does at a page that rests; it waits itself for what follows."""
    rest(page)
    return page.evaluate(script, arg)


def until(page: Page, true: Callable[[], object], every: int = LOOK_MS) -> None:
    """Wait until something is so; who looks, every so many milliseconds, may do his part, such as pressing again."""
    assert _last(page, true, bool, every), "It never came to that."


def box(thing: Locator) -> dict[str, float]:
    """Where the first of such things lies, once it has come there."""
    places: list[Any] = [None]

    def lies() -> bool:
        rest(thing.page)
        places.append(thing.first.bounding_box())
        return places[-1] is not None and places[-1] == places[-2]

    until(thing.page, lies)
    return dict(places[-1])


def _last(page: Page, read: Callable[[], Any], good: Callable[[Any], bool], every: int = LOOK_MS) -> Any:
    """The first thing read that is good; when patience is over, the last one."""
    end = time.monotonic() + PATIENCE
    while not good(it := read()) and time.monotonic() < end:
        page.wait_for_timeout(every)
    return it
