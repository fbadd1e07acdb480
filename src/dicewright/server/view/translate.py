"""From what a game describes to what a page is told: the same data, with every text said in a language.

The names of people stand in for "Player 2". They are put in last, so that words, and things as they are sent, are
kept for all tables together: they cost most of the time.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, cast

import msgspec

from ...kernel import describe as d
from ...kernel.game import Choice, Game, games
from ...kernel.words import LANGUAGES, Text, Words, text
from .. import messages as m
from ..messages.bounds import encode

WORDS = "dicewright.server"
OPEN, CLOSE = "\ue000", "\ue001"
"""Stand round the number of a seat whose player's name belongs there; nobody's name can hold them."""
SIGN = OPEN.encode()
FIRST_OPTIONS = 60
"""Options sent with a question; the rest on demand."""


class _Kept(Words):
    """Words noted on the texts themselves, with seats in place of names."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        super().__init__(language, packages)
        self._mark = " ".join(("said", language, *packages))
        """Under which a text remembers how it was said: many are the same object again and again."""

    def say(self, it: Text | str | int) -> str:
        if not isinstance(it, Text):
            return str(it)
        said: str | None = it.__dict__.get(self._mark)
        if said is None:
            said = f"{OPEN}{it.args['n']}{CLOSE}" if it.id == "seat-player" else super().say(it)
            it.__dict__[self._mark] = said
        return said


@cache
def _kept(game: Game | None, language: str) -> _Kept:
    of_game = (game.package,) if game else ()
    packages = ("dicewright.kernel", *of_game, "dicewright.match", "dicewright.bots", WORDS)
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


class Translator:
    """Says what is to be said at one table in one language."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game, self.language = game, language
        self._words = _kept(game, language)
        self._names = {f"{OPEN}{n + 1}{CLOSE}": name for n, name in enumerate(names)}
        self._sent_names = {sign.encode(): encode(name)[1:-1] for sign, name in self._names.items()}

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
        return self.say(text(id)) if self.has(id) else otherwise

    # --- descriptions ---

    def board(self, it: d.Board, new: Container[d.Ref] | None = None) -> m.scene.Board:
        """The board with all its areas, or only with those that are new."""
        areas: Any = [self._named(self._area(area)) for area in it.areas if new is None or area.ref in new]
        return m.scene.Board(
            it.turn,
            it.phase,
            [self.say(t) for t in it.headline],
            [str(area.ref) for area in it.areas],
            areas,
            [self.say(t) for t in it.reconstructed],
        )

    def thing(self, it: d.Thing) -> Any:
        return self._named(self._thing(it))

    def option(self, it: d.Option) -> Any:
        sent: bytes | None = it.__dict__.get(self.language)
        if sent is None:
            say = self._words.say
            effect = say(it.effect) if it.effect else ""
            option = m.scene.Option(it.answer, say(it.text), it.rule, _refs(it.refs), it.passes, effect)
            sent = it.__dict__[self.language] = encode(option)
        return self._named(sent)

    def _area(self, it: d.Area) -> bytes:
        """An area as it is sent, but for names; with the description itself it is kept."""
        sent: bytes | None = it.__dict__.get(self.language)
        if sent is None:
            say = self._words.say
            gauges = [m.scene.Gauge(name, say(text(f"gauge-{name}")), value) for name, value in it.gauges.items()]
            things: Any = [msgspec.Raw(self._thing(t)) for t in it.things]
            area = m.scene.Area(str(it.ref), say(it.title), it.seat, things, gauges)
            sent = it.__dict__[self.language] = encode(area)
        return sent

    def _thing(self, it: d.Thing) -> bytes:
        sent: bytes | None = it.__dict__.get(self.language)
        if sent is None:
            say = self._words.say
            label = "" if it.label is None else say(it.label)
            notes = [self._note(note) for note in it.notes]
            thing = m.scene.Thing(str(it.ref), say(it.name), it.value, it.facets, notes, it.mark, label)
            sent = it.__dict__[self.language] = encode(thing)
        return sent

    def _note(self, it: d.Note) -> m.scene.Note:
        say = self._words.say
        title = "" if it.title is None else say(it.title)
        return m.scene.Note(it.role, say(it.text), title, it.symbols, it.more)

    def _named(self, sent: bytes) -> msgspec.Raw:
        if SIGN in sent:
            for sign, name in self._sent_names.items():
                sent = sent.replace(sign, name)
        return msgspec.Raw(sent)

    def asking(self, it: d.Asking, options: Sequence[d.Option]) -> m.scene.Asking:
        return m.scene.Asking(
            it.kind,
            it.seat,
            self.say(it.text),
            it.rule,
            it.count,
            it.form,
            [self.thing(t) for t in it.things],
            [m.scene.Not(self.say(no.text), no.rule, _refs(no.refs)) for no in it.refused],
            [self.option(o) for o in options],
            it.obvious,
            it.needless,
            it.taste,
        )

    def log_line(self, it: d.Event, words: Text) -> m.scene.LogLine:
        kind = self.game.event_kinds[it.kind]
        return m.scene.LogLine(it.kind, kind.happening, kind.begins, it.args, self.say(words))

    def odds(self, it: Mapping[d.Ref, Iterable[d.Chance]]) -> dict[str, list[m.scene.Chance]]:
        return {str(ref): self._chances(them) for ref, them in it.items()}

    def rule(self, it: d.RuleText) -> m.books.Rule:
        choice = next((self._choice(c) for c in self.game.choices if c.name == it.switch), None)
        note = d.reasons(it, self._words)
        return m.books.Rule(it.id, d.place_of(it, self._words), it.state, self.say(it.text), note, list(it.see), choice)

    def rules(self) -> m.books.Rules:
        areas: dict[str, list[m.books.Rule]] = {}
        for rule in self.game.rules:
            areas.setdefault(rule.area, []).append(self.rule(rule))
        titled = [m.books.RuleArea(name, self.or_else(f"rules-{name}", name), rules) for name, rules in areas.items()]
        return m.books.Rules(self.title, titled)

    def glossary(self) -> m.books.Glossary:
        return m.books.Glossary(self.title, [self._chapter(it) for it in self.game.chapters])

    def _chapter(self, it: d.Chapter) -> m.books.Chapter:
        terms = [m.books.Term(self.thing(t.thing), t.rule, self._chances(t.odds)) for t in it.terms]
        return m.books.Chapter(it.name, self.say(it.title), terms)

    def _chances(self, them: Iterable[d.Chance]) -> list[m.scene.Chance]:
        return cast(list[m.scene.Chance], [self._chance(it) for it in them])  # sent as they are

    def _chance(self, it: d.Chance) -> msgspec.Raw:
        sent: bytes | None = it.__dict__.get(self.language)
        if sent is None:
            chance = m.scene.Chance(it.chance, self._words.say(it.label), it.worth)
            sent = it.__dict__[self.language] = encode(chance)
        return self._named(sent)

    # --- what can be chosen ---

    def game_info(self, content: m.lobby.Played | None, puzzles: int) -> m.lobby.GameInfo:
        game = self.game
        choices = [self._choice(c) for c in game.choices]
        own: Literal["none", "file", "edited"] = "none" if game.content_files.text is None else "file"
        if game.content_files.sheet is not None:
            own = "edited"
        seats = list(game.seats)
        return m.lobby.GameInfo(game.name, self.title, seats, choices, game.windows, own, content, puzzles)

    def _choice(self, it: Choice) -> m.lobby.Choice:
        values = [m.lobby.Label(v, self.or_else(f"choice-{it.name}-{v}", v)) for v in it.choices]
        label, help = self.or_else(f"option-{it.name}", it.name), self.or_else(f"option-{it.name}-help", it.help)
        return m.lobby.Choice(it.name, label, help, it.default, values, it.free or not values, it.per_seat, it.rule)


def _refs(refs: Iterable[d.Ref]) -> list[str]:
    return [str(ref) for ref in refs]
