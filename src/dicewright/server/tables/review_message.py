"""What is told of a game looked at again, in a language: from an analysis to a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ...bots.analysis import Account, Analysis, Decision, Point
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
    picture = _Teller(viewer, state.analysis).picture() if state.analysis else None
    return m.review.Review(round(state.part, 4), state.before, state.part >= 1, failed, picture)


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
        teams = self._match.teams
        how = {1: "analysis-how-alone", 2: "analysis-how"}.get(len(it.accounts), "analysis-how-many")
        seats = [m.review.ReviewSeat(seat, _rounded(it.precision(seat)), "") for seat in range(len(teams))]
        moments = [*self._decisions(), *self._luck()]
        return m.review.Picture(it.alone, self._points(), self._sides(), seats, moments, self._say(text(how)))

    def _say(self, it: Text) -> str:
        return self._translator.say(it)

    def _points(self) -> list[m.review.ReviewPoint]:
        """A moment for every decision that any side was looked at in, and the end."""
        accounts = self._it.accounts
        values = [{p.decision.at: p.before for p in account.points} for account in accounts]
        points = [
            m.review.ReviewPoint(
                self._steps[at], self._say(self._telling.when(at)), [_rounded(v.get(at)) for v in values]
            )
            for at in sorted({at for of in values for at in of})
        ]
        ends = [_rounded(account.end) for account in accounts]
        return [*points, m.review.ReviewPoint(len(self._steps) - 1, self._say(text("analysis-end")), ends)]

    def _sides(self) -> list[m.review.ReviewSide]:
        teams = self._match.teams
        return [
            m.review.ReviewSide(
                account.side,
                [seat for seat, team in enumerate(teams) if team == account.side],
                *(
                    round(n, 6)
                    for n in (account.start, account.luck, -account.given_away, account.was_given, account.end)
                ),
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
                yield self._moment("bad", d.at, seat, -d.given_away, words)
            for d in _in_order(good):
                yield self._moment(
                    "good", d.at, seat, d.at_stake, self._telling.well_decided(d, self._match.name(seat))
                )

    def _luck(self) -> Iterator[m.review.ReviewMoment]:
        """What luck did most for every side, and most against it."""
        for account in self._it.accounts:
            seat = self._match.teams.index(account.side)
            most, least = _extremes(account)
            if most is not None:
                yield self._by_luck("lucky", seat, most)
            if least is not None:
                yield self._by_luck("unlucky", seat, least)

    def _by_luck(self, kind: Literal["lucky", "unlucky"], seat: int, it: Point) -> m.review.ReviewMoment:
        at = it.decision.at
        words = text("analysis-moment", when=self._telling.when(at), change=self._telling.change(it.luck))
        lines = self._match.log(None, at + 2, it.until + 1)[:LINES]  # the answer itself was nobody's luck
        return self._moment(kind, at, seat, it.luck, words, [self._say(line.text) for line in lines])

    def _moment(
        self,
        kind: Literal["good", "bad", "lucky", "unlucky"],
        at: int,
        seat: int,
        change: float,
        words: Text,
        lines: Sequence[str] = (),
    ) -> m.review.ReviewMoment:
        return m.review.ReviewMoment(kind, self._steps[at], seat, round(change, 6), self._say(words), list(lines))


def _in_order(decisions: Sequence[Decision]) -> list[Decision]:
    return sorted(decisions, key=lambda d: d.at)


def _extremes(account: Account) -> tuple[Point | None, Point | None]:
    """The luckiest moment of a side and its unluckiest, where there are such."""
    most = max(account.points, key=lambda p: p.luck, default=None)
    least = min(account.points, key=lambda p: p.luck, default=None)
    return most if most and most.luck > 0 else None, least if least and least.luck < 0 else None


def _rounded(n: float | None) -> float | None:
    return None if n is None else round(n, 6)
