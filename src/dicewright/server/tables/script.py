"""A scripted game as a person would have lived it: every step, with the questions that were put to the first seat.

The page looks at set-ups in this way, such as the dice of an army; guided games are checked by it. Nothing is kept.
"""

from __future__ import annotations

from ...kernel.game import Setup, game
from ...match import Match
from .. import messages as m
from ..messages.bounds import Language
from . import entries as e
from .refusals import Denied
from .room import STAND_IN, Room
from .timeline import Span, Timeline
from .viewer import Viewer

SEEN_BY = 0
"""The seat through whose eyes a script is seen."""


def played(script: m.lobby.Script, language: Language) -> m.table.Replay:
    """Play the script. An answer that does not fit its question is refused with its place."""
    room = _room(script)
    match = room.match = Match(room.game, room.setup)
    timeline = Timeline(frozenset({SEEN_BY}), 0)
    viewer = Viewer(room, "", language, timeline)
    steps: list[m.table.Step] = []

    def stop() -> None:
        """Tell what has happened since the last stop: somebody is asked, or it is over."""
        timeline.steps.append(Span(timeline.reached if steps else -1, len(match.history)))
        timeline.published = len(timeline.steps)
        steps.append(viewer.step(timeline.published, timeline.published - 1 if steps else None))

    for k, answer in enumerate(script.answers):
        if match.over:
            raise Denied("script-over", played=k, given=len(script.answers))
        if match.asked >= 0:
            stop()
        match.answer(answer)
    if match.asked >= 0 or match.over:
        stop()
    return m.table.Replay(len(steps), [], steps)


def _room(script: m.lobby.Script) -> Room:
    g = game(script.game)
    if script.seats not in g.seats:
        raise Denied("seats", seats=", ".join(map(str, g.seats)))
    setup = g.settled(Setup(script.seats, script.options))
    book = g.book_hash(g.table(setup)[1])
    plans = [e.Plan("person"), *(e.Plan("bot", level=STAND_IN) for _ in range(script.seats - 1))]
    return Room("", e.Founded(g.name, g.version, book, dict(setup.options), plans, 0, "", b"", 0.0))
