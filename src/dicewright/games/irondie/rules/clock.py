"""The clock of a tournament: a referee is asked whether the time is over; in a match a real clock answers for him."""

from __future__ import annotations

from ....kernel.game import Setup, TimeLimit
from ....kernel.machine import halt
from ....kernel.question import REFEREE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import ARMY, Class
from ..content.switches import RoundLimitTurn
from ..state import Book, Limit, Phase, State, Step, Time, Zone
from .damage import clear_table
from .dice import put_away
from .over import finish
from .table import klass, life_points, team_of

TIME = Question(8, "referee", "ID-tour-2")
"""The referee: which Time is over."""


def _round(g: State) -> int:
    """The round being played, from its first battle phase on; none while dice are exchanged."""
    return -1 if g.phase == Phase.BETWEEN else g.wins[0] + g.wins[1]


ROUND = TimeLimit("round", 20 * 60, Time.ROUND, _round)
MATCH = TimeLimit("match", 45 * 60, Time.MATCH, lambda g: 0, last=True)


def time_limits(setup: Setup) -> tuple[TimeLimit, ...]:
    """What is played by a real clock; a single game is a round. ID-tour-2 ID-dig-3"""
    if setup.options["clock"] == "off":
        return ()
    return (ROUND, MATCH) if setup.options["match"] == "best_of_three" else (ROUND,)


@rule
def ask_time(g: State) -> None:
    ask(g, TIME, REFEREE, Time.count)


@TIME.answer
def time_is_up(g: State, b: Book, seat: int, what: int) -> None:
    """The referee's answer; that the round's time is over is news only once. ID-tour-2 ID-tour-3 ID-tour-4 ID-tour-6"""
    if what == Time.NONE or (what == Time.ROUND and g.limit != Limit.NONE):
        g.cursor = 0
        return
    tell.time(g, what)
    if what == Time.MATCH:
        halt(g)
        g.needed = 0  # no more rounds: what decides now decides the match
        lead = g.wins[0] - g.wins[1]
        if lead == 0:
            for other in range(g.zone.shape[0]):
                lead += life_points(g, b, other) * (1 if team_of(other) == 0 else -1)
        if lead == 0:
            g.step = Step.LOST  # both sides live or neither does, so a die decides
        else:
            finish(g, 0 if lead > 0 else 1)
        return
    g.limit = Limit.TIME
    g.cursor = 0
    if g.step != Step.TURN and b.round_limit_turn == RoundLimitTurn.CUT_AT_ONCE:
        for other in range(g.zone.shape[0]):
            for i in range(ARMY):
                zone = g.zone[other, i]
                if zone == Zone.SKIRMISH or (zone == Zone.BATTLE and klass(g, b, other, i) != Class.LIFE):
                    put_away(g, other, i, Zone.STORAGE)
        g.stack = 0
        clear_table(g)
