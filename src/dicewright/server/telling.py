"""Puts what a pair of eyes sees into words: the board, the question, what has happened, the odds."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from functools import lru_cache

from ..kernel.describe import Seen
from ..kernel.game import Game, Setup, games, register
from ..kernel.record import Table
from . import messages as m
from .eyes import Eyes
from .look import Look, Moment, Setting
from .odds import odds_of
from .speech import FIRST_OPTIONS, Speech


class _Place:
    """A setting with what belongs to it."""

    def __init__(self, setting: Setting) -> None:
        self.game = known_game(setting.game, setting.package)
        setup = Setup(setting.seats, dict(setting.options))
        self.book: Table = self.game.table(setup)[1]
        self.teams = self.game.teams(setup)
        self.layout = self.game.layout(setting.seats)
        self.speech = Speech(self.game, setting.language, setting.names)

    def seen(self, look: Look, view: bytes, eyes: Eyes | None = None) -> Seen:
        return Seen(self.layout.table(view), self.book, look.eyes, self.teams, eyes.memory if eyes else None)


_place = lru_cache(maxsize=4096)(_Place)


def speech(setting: Setting) -> Speech:
    """Says what is to be said at a table, in a language."""
    return _place(setting).speech


def known_game(name: str, package: str) -> Game:
    """A game by its name; in a process that does not know it yet, from its package."""
    if name not in games():
        register(importlib.import_module(package).GAME)
    return games()[name]


def step(look: Look, eyes: Eyes) -> m.Step:
    """What an answer brought, told to eyes that saw the table before."""
    place = _place(look.setting)
    now = place.seen(look, look.view, eyes)
    return m.Step(
        version=look.version,
        back=look.back,
        anew=look.since is None,
        before=_lines(place, look, look.before, now),
        lines=_lines(place, look, look.lines, now),
        scene=_scene(place, look, eyes, now),
        fairness=look.fairness,
    )


def whole(look: Look, eyes: Eyes) -> tuple[m.Scene, list[m.Line]]:
    """How it stands, and the log up to there."""
    place = _place(look.setting)
    now = place.seen(look, look.view, eyes)
    return _scene(place, look, eyes, now), _lines(place, look, look.before, now)


def _scene(place: _Place, look: Look, eyes: Eyes, seen: Seen) -> m.Scene:
    """How it stands, without the areas that are as these eyes saw them last."""
    game, speech = place.game, place.speech
    asking: m.Asking | None = None
    if look.asked:
        question = game.describe(seen)
        count = 0 if question.form == "subset" else min(question.count, FIRST_OPTIONS)
        asking = speech.asking(question, [game.option(seen, a) for a in range(count)])
    board = game.board(seen)
    eyes.look(look.version, board.areas)
    return m.Scene(
        eyes=look.eyes,
        cover=look.cover,
        board=speech.board(board, eyes.new if look.since is not None and look.since == eyes.since else None),
        asking=asking,
        waiting=look.waiting,
        undo=look.undo,
        clock=look.clock,
        result=look.result,
        odds=speech.odds(odds_of(game, seen)) if look.asked else {},
        hint=None,
    )


def _lines(place: _Place, look: Look, moments: Iterable[Moment], now: Seen) -> list[m.Line]:
    """What happened, with everything named as it was seen when it was over."""
    told = []
    for moment in moments:
        seen = now if moment.view == look.view else place.seen(look, moment.view)
        told += [place.speech.line(event, place.game.event_text(seen, event)) for event in moment.events]
    return told
