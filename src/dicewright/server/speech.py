"""From what a game describes to what a page is told: the same data, with every text said in a language.

The names of people stand in for "Player 2". They are put in last, so that the words themselves, which cost most of the
time, are kept for all tables together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ..kernel import describe as d
from ..kernel.game import Choice, Game, games
from ..kernel.memory import Memory
from ..kernel.words import LANGUAGES, Text, Words, text
from ..match import Line
from . import messages as m
from .odds import odds_words

WORDS = "dicewright.server"
KEPT = 50_000
"""Sentences kept in a language and a game; then it begins anew."""
OPEN, CLOSE = "\ue000", "\ue001"
"""Stand round the number of a seat whose player's name belongs there; nobody's name can hold them."""
FIRST_OPTIONS = 60
"""Options sent with a question; the rest on demand."""


encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Sent(d.Area):
    """An area as it was sent: remembered instead of the many small things it was made of."""

    raw: msgspec.Raw = field(default_factory=msgspec.Raw)


def _exchanged(part: Any, sent: Mapping[int, Sent]) -> Any:
    return [sent.get(id(p), p) for p in part] if isinstance(part, list) else sent.get(id(part), part)


class _Kept(Words):
    """Words that remember what they have said, with seats in place of names."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        super().__init__(language, packages)
        self._said: dict[Any, str] = {}

    def say(self, it: Text | str | int) -> str:
        if not isinstance(it, Text):
            return str(it)
        if it.id == "seat-player":
            return f"{OPEN}{it.args['n']}{CLOSE}"
        key = _key(it) if it.args else it.id
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[key] = super().say(it)
        return said


def _key(it: Any) -> Any:
    """What makes a text the same as another, as something that a dictionary finds fast."""
    if isinstance(it, Text):
        return (it.id, *((name, _key(value)) for name, value in it.args.items())) if it.args else it.id
    if isinstance(it, (str, int)):
        return (it,)
    return tuple(map(_key, it))


@cache
def _kept(game: Game | None, language: str) -> _Kept:
    of_game = (game.package, *odds_words(game)) if game else ()
    packages = ("dicewright.kernel", *of_game, "dicewright.match", WORDS)
    return _Kept(language, packages)


def learn() -> None:
    """Read all words of all games. That takes seconds, which nobody at a table should have to wait for."""
    for language in LANGUAGES:
        for game in (None, *games().values()):
            _kept(game, language)


def said(language: str, id: str, /, **args: int | str) -> str:
    """Something of the server's own, without a game."""
    return _kept(None, language).say(text(id, **args))


def clean_name(name: str) -> str:
    """A name as people may be shown it: no signs of ours, no odd spaces."""
    return " ".join(name.replace(OPEN, "").replace(CLOSE, "").split())


class Speech:
    """Says what is to be said at one table in one language."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language if language in LANGUAGES else "en"
        self._words = _kept(game, self.language)
        self._names = {f"{OPEN}{n + 1}{CLOSE}": name for n, name in enumerate(names)}

    def say(self, it: Text | str | int) -> str:
        words = self._words.say(it)
        if OPEN in words:
            for sign, name in self._names.items():
                words = words.replace(sign, name)
        return words

    def has(self, id: str) -> bool:
        return self._words.has(id)

    @property
    def title(self) -> str:
        return self.or_else(f"game-{self.game.name}", self.game.name)

    def or_else(self, id: str, otherwise: str) -> str:
        return self.say(Text(id)) if self.has(id) else otherwise

    # --- descriptions ---

    def board(self, it: d.Board, memory: Memory | None = None) -> m.Board:
        """The board; of the areas that a memory keeps, it keeps from now on what is sent."""
        areas: list[Any] = []
        sent: dict[int, Sent] = {}
        for area in it.areas:
            if isinstance(area, Sent):
                areas.append(area.raw)
            else:
                raw = msgspec.Raw(encode(self._area(area)))
                sent[id(area)] = Sent(area.ref, area.title, area.seat, raw=raw)
                areas.append(raw)
        if memory is not None:
            memory.exchange(lambda part: _exchanged(part, sent))
        return m.Board(self._all(it.headline), areas, self._all(it.reconstructed))

    def _area(self, it: d.Area) -> m.Area:
        gauges = [m.Gauge(name, self.say(Text(f"gauge-{name}")), value) for name, value in it.gauges.items()]
        return m.Area(str(it.ref), self.say(it.title), it.seat, [self.thing(t) for t in it.things], gauges)

    def thing(self, it: d.Thing) -> m.Thing:
        label = "" if it.label is None else self.say(it.label)
        notes = self._all(it.notes)
        return m.Thing(str(it.ref), self.say(it.name), it.value, dict(it.facets), notes, it.mark, label)

    def option(self, it: d.Option) -> m.Option:
        return m.Option(it.answer, self.say(it.text), it.rule, _refs(it.refs))

    def asking(self, it: d.Asking, options: Sequence[d.Option]) -> m.Asking:
        return m.Asking(
            it.kind,
            it.seat,
            self.say(it.text),
            it.rule,
            it.count,
            it.form,
            [self.thing(t) for t in it.things],
            [m.Not(self.say(no.text), no.rule, _refs(no.refs)) for no in it.refused],
            [self.option(o) for o in options],
        )

    def line(self, it: Line) -> m.Line:
        return m.Line(it.event.kind, dict(it.event.args), self.say(it.text))

    def odds(self, it: Mapping[d.Ref, Iterable[tuple[float, Text]]]) -> dict[str, list[m.Chance]]:
        return {str(ref): [m.Chance(chance, self.say(label)) for chance, label in them] for ref, them in it.items()}

    def rule(self, it: d.RuleText) -> m.Rule:
        return m.Rule(it.id, it.place, it.state, self.say(it.text), it.note, it.switch)

    def _all(self, texts: Iterable[Text]) -> list[str]:
        return [self.say(t) for t in texts]

    # --- what can be chosen ---

    def game_info(self) -> m.GameInfo:
        game = self.game
        choices = [self._choice(c) for c in game.choices]
        return m.GameInfo(game.name, self.title, game.version, list(game.seats), choices, len(game.rules))

    def _choice(self, it: Choice) -> m.Choice:
        values = [m.Label(v, self.or_else(f"choice-{it.name}-{v}", v)) for v in it.choices]
        return m.Choice(
            it.name, self.or_else(f"option-{it.name}-help", it.help), it.default, values, it.per_seat, it.rule
        )


def _refs(refs: Iterable[d.Ref]) -> list[str]:
    return [str(ref) for ref in refs]
