"""The boards keep to themselves: whoever has been at three other games finds the fourth as it always was."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import GAMES, LAPTOP
from .player import ASKED, RANDOM, Person
from .serving import Server
from .waiting import settled

LOOKS = """
() => [...document.querySelectorAll('.board *:not(.resting, .resting *)')].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  const { color, backgroundColor, padding, fontSize, display } = getComputedStyle(e);
  const box = [x, y, width, height].map(Math.round).join(' ');
  return [e.className.baseVal ?? e.className, box, color, backgroundColor, padding, fontSize, display].join('; ');
})
"""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


STYLED = "(game) => [...document.styleSheets].some((it) => it.href?.includes(`/${game}-`))"


def looks(me: Person) -> list[str]:
    """How everything on the board looks, once it moves no more; but for words about what somebody has just seen."""
    me.page.wait_for_selector(ASKED)
    return list(settled(me.page, LOOKS))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_looks_the_same_after_other_games(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url, *LAPTOP)
    path = me.found(game, RANDOM)
    me.asked()  # what others do before is shown to who is there, and rests on the stage
    me.go("/")
    me.page.evaluate(GO, path)
    fresh = looks(me)
    for other in GAMES:
        if other != game:
            me.page.evaluate(GO, f"/new?game={other}")
            me.page.wait_for_selector(f".new-table .picture-{other}")
            me.page.wait_for_function(STYLED, arg=other)
    me.page.evaluate(GO, path)
    after = looks(me)
    assert [pair for pair in zip(fresh, after, strict=True) if pair[0] != pair[1]][:5] == []
    me.close()


MOVES = """
(() => {
  globalThis.moved = [];
  const note = (e) => { if (e.closest?.('.board')) moved.push(e.className); };
  for (const it of ['animationstart', 'transitionrun']) addEventListener(it, ({ target }) => note(target), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { note(this); return animate.apply(this, how); };
})()
"""
"""What moves on a board from now on."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("less", [False, True], ids=["instant", "reduced"])
def test_nothing_moves(browser: Any, server: Server, game: str, less: bool) -> None:
    """Neither at the instant pace nor for whoever wants less motion: not even dice under an open question."""
    me = Person(browser, server.url, *LAPTOP, motion="on", pace="brisk" if less else "instant")
    if less:
        me.page.emulate_media(reduced_motion="reduce")
    me.context.add_init_script(MOVES)
    me.found(game, RANDOM)
    for k in range(8):
        me.play(1, k)
        me.asked()
        assert settled(me.page, "() => moved") == []
    assert me.errors == []
    me.close()
