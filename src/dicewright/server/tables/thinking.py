"""Thinking in the page: what it is given for that, and what it has found out."""

from __future__ import annotations

from base64 import b64encode

from ...bots.module import crews
from ...bots.player import of_its_own
from ...bots.search import Adviser
from ...bots.weighing import Apart, Weighed, Weighing
from ...kernel.chance import MASK, mixed
from ...kernel.measure import numbered
from ...match import Match
from .. import messages as m
from .refusals import Denied


def thinking(match: Match, module: str, net: str) -> m.advice.Thinking:
    """What does not change as long as a game lasts, and everybody may know."""
    game, teams = match.game, match.teams
    known = [m.advice.Crew(it.lanes, it.states, it.ints, list(it.head)) for it in crews(game, teams)]
    book, weights = (b64encode(it.buffer).decode() for it in (match.book, match.weights))
    return m.advice.Thinking(
        module, net, book, weights, known, Adviser.samples, len(numbered(game.measures, len(teams)))
    )


def seed_of(version: int) -> int:
    """Of the thoughts about a question: the same for whoever asks again, and nothing that has happened in secret counts
    in it."""
    return mixed(version & MASK)


def position(match: Match, version: int) -> m.advice.Position:
    """The open question for the seat that is asked: of the truth there is left what that seat knows."""
    seat = match.asked
    believed = match.game.believed(match.record, match.book, seat, match.teams)
    return m.advice.Position(
        version, seat, believed.options, str(of_its_own(seed_of(version))), b64encode(believed.buffer).decode()
    )


def thought(it: m.advice.Thought, options: int, measures: int) -> Weighing:
    """What a page says that it has found out. It may say what it likes, and is told it in words; but it says it of this
    question."""
    answers = [option.answer for option in it.options]
    if len(set(answers)) < len(answers) or max(answers) >= options or {len(it.means), len(it.doubts)} != {measures}:
        raise Denied("unreadable")
    return Weighing(
        tuple(Weighed(option.answer, option.value, option.doubt, option.trials) for option in it.options),
        tuple(Apart(mean, doubt) for mean, doubt in zip(it.means, it.doubts, strict=True)),
        it.known,
    )
