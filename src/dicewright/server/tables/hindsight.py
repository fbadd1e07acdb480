"""What the answers to a question of a finished game promised: weighed for whoever looks at it, by what the seat knew
that was asked."""

from __future__ import annotations

from dataclasses import replace

from ...bots.advice import TOLD
from ...bots.weighing import Weighing
from ...kernel.measure import numbered
from ...match import Match
from .. import messages as m
from ..workers.helpers import Bots
from .finished import stops_of
from .refusals import Denied
from .thinking import position, seed_of, thought
from .viewer import Viewer


class Moment:
    """The table as it stood at a version of a replay, and what was answered there."""

    def __init__(self, viewer: Viewer, match: Match, at: int) -> None:
        stops = stops_of(match)
        if not 1 <= at < len(stops):
            raise Denied("out-of-range")
        self._viewer, self._at = viewer, at
        self._match, self._answer = match.fork(stops[at - 1]), match.answers[stops[at - 1]]

    @property
    def _taste(self) -> bool:
        return bool(self._match.game.questions[self._match.record.question].taste)

    def told(self) -> m.advice.Hindsight:
        """What was asked and answered; and what a page may think about, unless it is a matter of taste."""
        option = self._viewer.translator.option(self._match.option(self._match.asked, self._answer))
        return m.advice.Hindsight(None if self._taste else position(self._match, self._at), option)

    def thought(self, it: m.advice.Thought) -> m.advice.Advice:
        """What a page has found out about it, in words."""
        measures = len(numbered(self._match.game.measures, len(self._match.teams)))
        return self._said(thought(it, self._match.record.options, measures))

    async def weighed(self, adviser: Bots) -> m.advice.Advice:
        """The same for a page that cannot think."""
        asked = self._match, self._match.asked, seed_of(self._at)
        weighing = Weighing() if self._taste else await adviser.weigh(*asked)
        if weighing is None:
            raise Denied("advice-late")
        return self._said(weighing)

    def _said(self, it: Weighing) -> m.advice.Advice:
        """The best, and what was answered."""
        own = tuple(option for option in it.options[TOLD:] if option.answer == self._answer)
        best = replace(it, options=(*it.options[:TOLD], *own))
        return self._viewer.advice(self._at, best, TOLD + 1, self._match)
