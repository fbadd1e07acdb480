"""Puts a snapshot into words: the board, the question, what has happened, the odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import zip_longest

from ...kernel.describe import Asking, Board, Seen
from ...kernel.game import ContentFile, Game, Setup, known_game
from ...kernel.record import Header, Record
from .. import messages as m
from .delta import Delta
from .snapshot import Moment, Setting, Snapshot
from .translate import FIRST_OPTIONS, Translator


class _Place:
    """A setting with what belongs to it."""

    def __init__(self, setting: Setting) -> None:
        self.game = known_game(setting.game, setting.package)
        self.book, self.teams = _laid_out(self.game, setting.seats, setting.options, setting.content)
        self.layout = self.game.layout(setting.seats)
        self.translator = Translator(self.game, setting.language, setting.names)

    def seen(self, snapshot: Snapshot, view: bytes, delta: Delta | None = None) -> Seen[Header, Record]:
        return Seen(self.layout.table(view), self.book, snapshot.eyes, self.teams, delta.memory if delta else None)


_place = lru_cache(maxsize=4096)(_Place)


@lru_cache(maxsize=256)
def _laid_out(
    game: Game, seats: int, options: tuple[tuple[str, str], ...], content: str
) -> tuple[Record, tuple[int, ...]]:
    """The book of a set-up, one for all tables with it, and the teams."""
    setup = Setup(seats, dict(options))
    file = ContentFile(content, "") if content else None
    return game.table(setup, game.content_in_force(file))[1], game.teams(setup)


def translator(setting: Setting) -> Translator:
    """Says what is to be said at a table, in a language."""
    return _place(setting).translator


def step(snapshot: Snapshot, delta: Delta) -> m.table.Step:
    """What an answer brought, for eyes that saw the table before."""
    place = _place(snapshot.setting)
    now = place.seen(snapshot, snapshot.view, delta)
    parts = _happenings(place.game, snapshot.lines)
    boards = [place.game.board(place.seen(snapshot, part[-1].view, delta)) for part in parts[:-1]]
    scene, shown = _scene(place, snapshot, delta, now, boards)
    return m.table.Step(
        version=snapshot.version,
        back=snapshot.back,
        anew=snapshot.since is None,
        before=_log_lines(place, snapshot, snapshot.before, now),
        happenings=[
            m.table.Happening(_kind(place.game, part), _log_lines(place, snapshot, part, now), board)
            for part, board in zip_longest(parts, shown)
        ],
        scene=scene,
        fairness=snapshot.fairness,
    )


def whole(snapshot: Snapshot, delta: Delta) -> tuple[m.scene.Scene, list[m.scene.LogLine]]:
    """How it stands, and the log up to there."""
    place = _place(snapshot.setting)
    now = place.seen(snapshot, snapshot.view, delta)
    scene, _ = _scene(place, snapshot, delta, now, [])
    return scene, _log_lines(place, snapshot, snapshot.before, now)


def _happenings(game: Game, moments: Iterable[Moment]) -> list[list[Moment]]:
    """Moments that are shown together, as the kinds of their events say."""
    found: list[list[Moment]] = []
    shown = ""
    for moment in moments:
        if moment.note is not None:
            found.append([moment])
            shown = moment.note.happening
            continue
        kinds = [game.event_kinds[event.kind] for event in moment.events]
        first = next((kind for kind in kinds if kind.happening), None)
        if not found or (first and shown and first.opens(shown)):
            found.append([])
            shown = ""
        found[-1].append(moment)
        shown = next((kind.happening for kind in reversed(kinds) if kind.happening), shown)
    return found


def _kind(game: Game, moments: Iterable[Moment]) -> str:
    """What a happening is; empty where all of it is told on the way."""
    for moment in moments:
        if moment.note is not None:
            return moment.note.happening
        for event in moment.events:
            if happening := game.event_kinds[event.kind].happening:
                return happening
    return ""


def _scene(
    place: _Place, snapshot: Snapshot, delta: Delta, seen: Seen[Header, Record], way: Sequence[Board]
) -> tuple[m.scene.Scene, list[m.scene.Board]]:
    """How it stands, and the boards on the way there, without the areas that are as these eyes saw them last."""
    game, translator = place.game, place.translator
    asking: m.scene.Asking | None = None
    odds = {**game.odds(seen)} if snapshot.asked and snapshot.odds else {}
    if snapshot.asked and snapshot.advice:
        odds |= game.worths(seen)
    if snapshot.asked:
        question = game.describe(seen)
        if not snapshot.odds:  # what goes without saying is often found by mathematics, or by the weights of bots
            question = replace(question, obvious=None, needless=False)
        asking = translator.asking(question, [game.option(seen, a) for a in _first_options(question)])
    boards = [*way, game.board(seen)]
    new = delta.compare(snapshot.version, snapshot.since, [board.areas for board in boards])
    *shown, last = map(translator.board, boards, new)
    scene = m.scene.Scene(
        eyes=snapshot.eyes,
        cover=snapshot.cover,
        board=last,
        asking=asking,
        waiting=snapshot.waiting,
        undo=snapshot.undo,
        due=snapshot.due,
        clock=snapshot.clock,
        result=snapshot.result,
        odds=translator.odds(odds),
    )
    return scene, shown


def _first_options(question: Asking) -> Iterable[int]:
    """The answers whose words are wanted at once; the others are asked for."""
    if question.form == "pick":
        return range(min(question.count, FIRST_OPTIONS))
    return () if question.obvious is None else (question.obvious,)


def _log_lines(
    place: _Place, snapshot: Snapshot, moments: Iterable[Moment], now: Seen[Header, Record]
) -> list[m.scene.LogLine]:
    """What happened, with everything named as it was seen when it was over."""
    lines = []
    for moment in moments:
        seen = now if moment.view == snapshot.view else place.seen(snapshot, moment.view)
        lines += [place.translator.log_line(event, place.game.event_text(seen, event)) for event in moment.events]
        if moment.note is not None:
            lines.append(moment.note)
    return lines
