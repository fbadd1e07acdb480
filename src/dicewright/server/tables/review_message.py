"""What is told of a game looked at again, in a language: from an analysis to a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ...bots.analysis import Analysis, Decision, Played, Point
from ...bots.luck import Luck
from ...bots.moments import Telling
from ...kernel.words import Text, text
from .. import messages as m
from ..view.translate import Translator, said
from .finished import match_of, stops_of
from .reviews import ReviewState
from .viewer import Viewer

BAD, GOOD = 3, 2
"""Decisions of a seat that are told."""
LINES = 4
"""Of what happened by luck."""


def review_message(viewer: Viewer, state: ReviewState) -> m.review.Review:
    failed = said(viewer.language, "review-failed") if state.failed else ""
    picture = picture_of(viewer, state.analysis) if state.analysis else None
    return m.review.Review(round(state.part, 4), state.before, state.part >= 1, failed, picture)


def picture_of(viewer: Viewer, it: Analysis) -> m.review.Picture:
    return _Teller(viewer, it).picture()


class _Teller:
    """Says what an analysis has found out about the game of a table."""

    def __init__(self, viewer: Viewer, it: Analysis) -> None:
        self._it, self._match = it, match_of(viewer.room)
        self._translator: Translator = viewer.translator
        self._telling = Telling(self._match, it.alone)
        self._steps = {at: step for step, at in enumerate(stops_of(self._match))}
        """The step of the replay in which the table stands as after so many answers, where a player is asked."""

    def picture(self) -> m.review.Picture:
        it = self._it
        how = "analysis-how-alone" if it.alone else "analysis-how"
        seats = [m.review.ReviewSeat(of.seat, _rounded(of.precision), self._like(of)) for of in it.played]
        moments = [*self._decisions(), *self._luck()]
        return m.review.Picture(it.alone, self._points(), self._sides(), seats, moments, self._say(text(how)))

    def _say(self, it: Text) -> str:
        return self._translator.say(it)

    def _like(self, it: Played) -> str:
        return self._say(text(f"bot-{it.like}")) if it.like else ""

    def _points(self) -> list[m.review.ReviewPoint]:
        """A moment for every decision, and the end."""
        *points, end = self._it.curve
        told = [self._point(self._steps[point.at], self._telling.when(point.at), point) for point in points]
        return [*told, self._point(len(self._steps) - 1, text("analysis-end"), end)]

    def _point(self, step: int, when: Text, it: Point) -> m.review.ReviewPoint:
        return m.review.ReviewPoint(step, self._say(when), [_rounded(n) for n in it.expected])

    def _sides(self) -> list[m.review.ReviewSide]:
        teams = self._match.teams
        return [
            m.review.ReviewSide(
                account.side,
                [seat for seat, team in enumerate(teams) if team == account.side],
                *(round(n, 6) for n in (account.start, account.luck, account.play, account.others, account.end)),
            )
            for account in self._it.accounts
        ]

    def _decisions(self) -> Iterator[m.review.ReviewMoment]:
        """Of every seat the costliest decisions, and those in which most was at stake and nothing was lost."""
        for seat in range(len(self._match.teams)):
            own = [d for d in self._it.decisions if d.seat == seat]
            bad = sorted((d for d in own if d.given_away > 0), key=lambda d: -d.given_away)[:BAD]
            good = sorted((d for d in own if d.given_away == 0 and d.at_stake > 0), key=lambda d: -d.at_stake)[:GOOD]
            for d in _in_order(bad):
                words = self._telling.decision(d, self._match.name(seat))
                yield self._moment("bad", self._steps[d.at], seat, -d.given_away, words)
            for d in _in_order(good):
                yield self._moment(
                    "good", self._steps[d.at], seat, d.at_stake, self._telling.well_decided(d, self._match.name(seat))
                )

    def _luck(self) -> Iterator[m.review.ReviewMoment]:
        """What luck did most for every side, and most against it."""
        for k, account in enumerate(self._it.accounts):
            seat = self._match.teams.index(account.side)
            by_size = sorted(self._it.luck, key=lambda it: it.change[k])
            if by_size and by_size[-1].change[k] > 0:
                yield self._by_luck("lucky", seat, by_size[-1], by_size[-1].change[k])
            if by_size and by_size[0].change[k] < 0:
                yield self._by_luck("unlucky", seat, by_size[0], by_size[0].change[k])

    def _by_luck(self, kind: Literal["lucky", "unlucky"], seat: int, it: Luck, change: float) -> m.review.ReviewMoment:
        words = text("analysis-moment", when=self._telling.when(it.at), change=self._telling.change(change))
        lines = self._match.log(None, it.at + 1, it.until + 1)[:LINES]
        step = self._steps[max((at for at in self._steps if at <= it.at), default=min(self._steps))]
        return self._moment(kind, step, seat, change, words, [self._say(line.text) for line in lines])

    def _moment(
        self,
        kind: Literal["good", "bad", "lucky", "unlucky"],
        step: int,
        seat: int,
        change: float,
        words: Text,
        lines: Sequence[str] = (),
    ) -> m.review.ReviewMoment:
        return m.review.ReviewMoment(kind, step, seat, round(change, 6), self._say(words), list(lines))


def _in_order(decisions: Sequence[Decision]) -> list[Decision]:
    return sorted(decisions, key=lambda d: d.at)


def _rounded(n: float | None) -> float | None:
    return None if n is None else round(n, 6)
