"""What can be had of a finished game: its save, whether its luck was fair, and its replay. One's own game can be had
as a save before that, too, to go on with it elsewhere."""

from __future__ import annotations

import logging
from itertools import pairwise

from ...kernel.game import Refusal
from ...match import Match, dumps
from .. import messages as m
from ..messages.bounds import Language
from ..view.translate import said
from . import fairness
from .refusals import Denied
from .room import Room
from .timeline import Span, Timeline
from .viewer import Viewer

log = logging.getLogger("dicewright.server")


def save(room: Room) -> str:
    """The game as a file, with the seeds of its luck."""
    founded = room.founded
    luck = fairness.written(room.shares, room.fair_since, founded.wanted, founded.script)
    return dumps(match_of(room), luck)


def put_away(room: Room, person: str) -> str:
    """A game as a file: when it is over for everybody; before that, where nobody else plays, for whoever plays it, and
    without the seeds of what is to come."""
    if room.ended:
        return save(room)
    if room.match is None or not person or room.alone != person:
        raise Denied("save-others", 409)
    return dumps(room.match)


def verified(room: Room, language: Language) -> m.table.Verified:
    """Whether nature's answers are what the seeds say."""
    try:
        verdict = fairness.verify(save(room))
    except Refusal as no:
        log.error("table %s does not verify: %s", room.id, no)
        return m.table.Verified(False, 0, said(language, "fair-no"))
    words = said(language, "fair-yes", checked=verdict.checked)
    unchecked = [said(language, id, n=n) for id, n in verdict.unchecked.items()]
    return m.table.Verified(True, verdict.checked, " ".join([words, *unchecked]))


def luck(room: Room) -> m.table.Luck:
    """What the luck of the game was made from, and what fell, for somebody who checks it himself."""
    shares, since = room.shares, room.fair_since
    draws = [list(it) for it in fairness.drawn(match_of(room), since)]
    seed = shares.server_seed.hex()
    return m.table.Luck(shares.commitment, shares.bound, seed, list(shares.seeds), list(shares.pledges), since, draws)


def replay(room: Room, language: Language, seat: int | None, start: int, count: int) -> m.table.Replay:
    """The game once more, every move a step, through the eyes of any seat: nothing is secret any more."""
    if seat is not None and seat >= len(room.seats):
        raise Denied("not-found", 404)
    stops = stops_of(match_of(room))
    timeline = Timeline(frozenset() if seat is None else frozenset({seat}), stops[0])
    timeline.steps = [Span(-1, stops[0]), *(Span(a, b) for a, b in pairwise(stops))]
    timeline.published = len(timeline.steps)
    viewer = Viewer(room, "", language, timeline)
    last = min(start + count, len(timeline.steps))
    steps = [viewer.step(v + 1, v if v > start else None) for v in range(start, last)]
    return m.table.Replay(len(timeline.steps), viewer.turns() if start == 0 else [], steps)


def match_of(room: Room) -> Match:
    assert room.match is not None
    return room.match


def stops_of(match: Match) -> list[int]:
    """How many answers had been given whenever a player was asked, and at the end."""
    return [*(k for k, entry in enumerate(match.history) if entry.seat >= 0), len(match.history)]
