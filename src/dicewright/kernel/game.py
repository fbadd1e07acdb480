"""A game, as the rest of the program knows it, and the register of all games."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Literal, TypeAlias

from .chance import mixed
from .content import ContentFile as ContentFile
from .content import Difference, Fault, spelled
from .describe import Asking, Board, Chance, Chapter, Event, Facets, Option, Ref, RuleText, Seen
from .events import EventKind, events_of
from .flow import Flow, flow
from .layout import Layout, Values
from .machine import REACT
from .mark import Mark
from .measure import Measure
from .pools import Shuffle, Sort, shuffles, sorts
from .question import Question, answering, starting
from .record import HIDDEN, Header, Record, i8
from .refusal import Refusal as Refusal
from .rule import constant, nothing, rule
from .sheet import Sheet
from .words import Text, Words, any_of, text, words

WATCHER = -1
"""Who watches from outside, to rules that want a seat."""
ANY = "any"
"""The value of an option that leaves it to chance."""
HIDING = 1 << 63
"""The seed of what is put over the truth where always the same is wanted. As all seeds it has 64 bits and no sign, and
by the highest of them compiled code knows it."""


@dataclass(frozen=True)
class Choice:
    """A set-up option. `choices` empty: free text that the game checks; with `free`, that beside the `choices`.
    `per_seat`: one value for each seat, given as `army.0`, `army.1` ... or `army` for all. `drawn`: what a seat may get
    that wants ANY, none of them twice and none that another seat has chosen."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    help: str = ""
    per_seat: bool = False
    rule: str = ""
    free: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True)
class CommandLine:
    """What a game adds to the command line."""

    commands: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    """By name: `check-army`, or `odds <game>` beside those of other games. Their signature is read by cyclopts."""
    typed: Mapping[str, Callable[[str], Mapping[str, str]]] = field(default_factory=dict)
    """By option: what is meant by a value that somebody types for a seat, such as FILE:NAME; options of that seat."""


@dataclass(frozen=True)
class Setup:
    """How a game starts: with its answers, the whole of it."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class TimeLimit:
    """How long a part of a game may last by a real clock: once it is over, the referee, when asked, says `ruling`."""

    name: str
    """The message `limit-<name>` calls the part by its name."""
    seconds: int
    ruling: int
    part: Callable[..., int]
    """part(g): the number of the part that is being played, another for each one; below 0: none is. All may know it."""
    last: bool = False
    """Nothing is left to play after it: who still has to decide then is answered for."""


Pick: TypeAlias = Callable[[int], int]
"""pick(n): a number below n, by luck."""


def no_luck(n: int) -> int:
    """What is left to chance becomes the first that is free, so that the same set-up is always the same."""
    return 0


Data = Mapping[str, object]
"""Content as a file gives it, by section."""
Filling = Mapping[str, Values]
"""What a record is filled with, by field."""


def no_content(file: ContentFile) -> Data:
    raise Refusal(text("refuse-content", file=file.source))


def no_difference(shipped: Data, own: Data) -> Iterable[Difference]:
    return ()


@dataclass(frozen=True)
class ContentFiles:
    """The content files of a game: what players may put in place of the shipped content."""

    read: Callable[[ContentFile], Data] = no_content
    """The content in force with a player's file laid over the shipped one. Raises Refusal that says what is wrong."""
    text: Callable[[], str] | None = None
    """The shipped content as a file to start from, with comments."""
    status: Callable[..., Mapping[str, Mapping[str, int]]] = lambda content: {}
    """status(content): by kind of value, how many are printed, ruled and reconstructed."""
    sections: tuple[str, ...] = ()
    """What a file may begin with: tells for which game it is."""
    data: Callable[..., Data] = lambda content: content
    """data(content): the content in force as a file says it that leaves nothing out."""
    difference: Callable[..., Iterable[Difference]] = no_difference
    """difference(shipped, own): the values that differ, in words."""
    sheet: Callable[..., Sheet] | None = None
    """sheet(content, book): every card as it stands in the content and looks with the book, to be edited."""


class NoWeights(Record):
    """The weights of a game that is judged by none."""

    none = i8(doc="a record is never empty")


first_option = constant(0, "g, b, w")
always_quiet = constant(1, "g, b")
no_turn = constant(-1, "g")
no_advice = constant(-1, "g, b, w, work")
nothing_sealed = nothing("g, b, seat, seed")


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the program needs to play, describe, simulate and compile one game."""

    name: str
    package: str
    """Where its words lie: `<package>/words/en.ftl` and so on."""
    version: str
    """Of the rules as written here. Change it when an old save would play differently."""
    seats: tuple[int, ...]
    state: type[Header]
    book: type[Record]
    declared_in: tuple[ModuleType, ...]
    """The modules, or packages, with its questions, their words, and its steps."""
    events: ModuleType
    """The module of its events."""
    rules: tuple[RuleText, ...]
    choices: tuple[Choice, ...]
    # --- set-up, in plain Python ---
    settle: Callable[[Setup], Setup]
    """Check a set-up and spell out every option, so that it can be saved. Raises Refusal."""
    fill_book: Callable[..., Filling]
    """fill_book(setup, content): the tables and switches in force, by book field, for a settled set-up; every field,
    so that none is forgotten."""
    prepare: Callable[[Setup], Filling]
    """Fields of the record that the set-up decides."""
    # --- rules of judgement; questions and steps are declared in modules ---
    evaluate: Callable[..., int]
    """evaluate(g, b, w, seat): how good this is for the seat, in thousandths of a win, about -1000 to 1000."""
    # --- descriptions, from a view alone ---
    board: Callable[..., Board]
    """board(seen): what lies on the table."""
    name_of: Callable[..., Text | int]
    """name_of(seen, what, number): name an event's argument."""
    default: Callable[..., int] = first_option
    """default(g, b, w): what a seat answers when its clock runs out. Passes where passing is possible."""
    quiet: Callable[..., int] = always_quiet
    """quiet(g, b): whether `evaluate` can be trusted here, not in the middle of an exchange."""
    turn: Callable[..., int] = no_turn
    """turn(g): the number of the turn, where so much hangs on who is about to act that positions of different turns
    cannot be compared by `evaluate`; -1: they can."""
    advise: Callable[..., int] = no_advice
    """advise(g, b, w, work): the answer that exact mathematics gives to the open question, or -1 where there is none.
    `work` is room for 1,024 ints."""
    weights: type[Record] = NoWeights
    """What whoever judges goes by: a third record, no part of the rules in force and of no save."""
    fill_weights: Callable[..., Filling] = lambda setup, content: {}
    """fill_weights(setup, content): those that hang on what is at the table, by field; the others hold the `start`
    they are declared with."""
    score: Callable[..., int] | None = None
    """score(g, seat): the final score of a seat, in a game that counts one."""
    teams: Callable[[Setup], tuple[int, ...]] = lambda setup: tuple(range(setup.seats))
    content: Data = field(default_factory=dict)
    """The content data shipped with the game; a user's file may replace parts of it."""
    content_files: ContentFiles = ContentFiles()
    """How players may put values of their own in place of it."""
    forget: Callable[..., None] = nothing_sealed
    """forget(g, b, seat, seed): put, in place, a random guess that fits everything the seat knows over each sealed
    choice it cannot see; seat -1 only watches. Declared pools are no concern of it: the kernel shuffles them."""
    time_limits: Callable[[Setup], tuple[TimeLimit, ...]] = lambda setup: ()
    """What a real clock is kept for in a match; where several have run out, the last of them counts."""
    samples: Callable[[], Sequence[Setup]] = lambda: ()
    """Set-ups that together reach every corner of the rules; the laws are tried on each."""
    odds: Callable[..., Mapping[Ref, Iterable[Chance]]] = lambda seen: {}
    """odds(seen): how likely things are, by the thing on the board that they hang on."""
    worths: Callable[..., Mapping[Ref, Iterable[Chance]]] = lambda seen: {}
    """worths(seen): what something is worth to whoever judges, in the same way: advice, and no odds."""
    grounds: Callable[..., Iterable[Text]] = lambda seen, best, other: ()
    """grounds(seen, best, other): what exact mathematics says for an answer and against another one, in words."""
    measures: tuple[Measure, ...] = ()
    """The numbers of the table that a player follows: by these a choice is explained."""
    marks: tuple[Mark, ...] = ()
    """What studies note of each seat."""
    perfect_score: int = 0
    """In a game alone, the score that `evaluate` takes for a win: it is 0 there, and -1000 for a score of nothing. Its
    message `scored` tells of what a score is."""
    glossary: Callable[..., Iterable[Chapter]] = lambda book: ()
    """glossary(book): everything in the box, as it lies on the table with the book of a usual game."""
    commands: Callable[[], CommandLine] = CommandLine
    """What it adds to the command line, fetched when somebody types something."""
    facets: Mapping[str, type[Facets]] = field(default_factory=dict)
    """What things on the board are drawn from, by the kind of their reference; the page gets these types."""
    constants: Mapping[str, int | Sequence[str]] = field(default_factory=dict)
    """Numbers and names by which events and facets are read; the page gets these, too, under the same names."""

    # --- what follows from the declarations ---

    @cached_property
    def flow(self) -> Flow:
        return flow(self.name, self.declared_in, self.state)

    @cached_property
    def questions(self) -> dict[int, Question]:
        """By number."""
        return {int(q): q for q in self.flow.questions}

    @cached_property
    def event_kinds(self) -> dict[str, EventKind]:
        """By name."""
        return {kind.name: kind for kind in events_of(self.events)}

    @cached_property
    def answer(self) -> Callable[[Header, Record, int], None]:
        """answer(g, b, a): the only way to move the game."""
        return answering(self.flow.respond, self.flow.proceed)

    @cached_property
    def start(self) -> Callable[[Header, Record], None]:
        return starting(self.flow.proceed, self.answer)

    @cache
    def layout(self, seats: int) -> Layout[Header]:
        return Layout(self.state, seats)

    @cache
    def book_layout(self, seats: int) -> Layout[Record]:
        return Layout(self.book, seats)

    @cache
    def weights_layout(self, seats: int) -> Layout[Record]:
        return Layout(self.weights, seats)

    # --- set-up ---

    def content_in_force(self, file: ContentFile | None) -> Data:
        return self.content if file is None else self._read(file)

    @lru_cache(maxsize=32)
    def _read(self, file: ContentFile) -> Data:
        try:
            return self.content_files.read(file)
        except Refusal as no:
            no.package = self.package
            raise

    def difference(self, file: ContentFile) -> tuple[Difference, ...]:
        """What a player's file changes of the shipped content, value by value. Raises Refusal."""
        return tuple(self.content_files.difference(self.content, self.content_in_force(file)))

    def sealed_content(self, file: ContentFile) -> ContentFile:
        """The same content as a file that says everything: whatever is corrected later, it stays what it is."""
        return ContentFile(spelled(self.content_files.data(self.content_in_force(file))), file.source)

    def sheet(self, content: Data) -> Sheet:
        """All that can be edited of a content. Raises Refusal."""
        if self.content_files.sheet is None:
            raise Refusal(text("refuse-sheet", game=self.name))
        setup = self.settled(Setup(self.seats[0]))
        return self.content_files.sheet(content, self.table(setup, content)[1])

    def table(self, setup: Setup, content: Data | None = None) -> tuple[Header, Record]:
        """The record before its first step and the book in force, for a settled set-up."""
        options = tuple(sorted(setup.options.items()))
        shipped = content is None or content is self.content
        book = self._book(setup.seats, options).copy() if shipped else self._filled(setup, content or {})
        layout = self.layout(setup.seats)
        g = layout.table()
        layout.fill(g, self.prepare(setup))
        return g, book

    @lru_cache(maxsize=256)
    def _book(self, seats: int, options: tuple[tuple[str, str], ...]) -> Record:
        """The book of a set-up with the content that comes with the game, to be copied."""
        return self._filled(Setup(seats, dict(options)), self.content)

    def _filled(self, setup: Setup, content: Data) -> Record:
        layout = self.book_layout(setup.seats)
        book = layout.table()
        values = self.fill_book(setup, content)
        layout.fill(book, values)
        if left := [name for name in layout.shapes if name not in values]:
            raise ValueError(f"{layout.name}: nothing fills {', '.join(left)}; say 0 where 0 is meant")
        return book

    def weights_of(self, setup: Setup, content: Data | None = None) -> Record:
        """What whoever judges goes by at a settled set-up, unless he has weights of his own."""
        layout = self.weights_layout(setup.seats)
        w = layout.table()
        starts = {f.name: f.start for f in layout.fields if not f.shape}
        made = self.fill_weights(setup, self.content if content is None else content)
        layout.fill(w, {**starts, **made})
        return w

    def settled(self, setup: Setup, pick: Pick = no_luck) -> Setup:
        """`settle`, after the checks that are the same for every game; `pick` draws what is left to chance."""
        options = self.spelled(setup)
        for c in self.choices:
            if c.drawn:
                keys = [f"{c.name}.{i}" for i in range(setup.seats)] if c.per_seat else [c.name]
                free = [value for value in c.drawn if value not in {options[key] for key in keys}]
                for key in keys:
                    if options[key] == ANY:
                        options[key] = free.pop(pick(len(free)))
        try:
            return self.settle(Setup(setup.seats, options))
        except Refusal as no:
            no.package = self.package
            raise

    def spelled(self, setup: Setup) -> dict[str, str]:
        """Every option of a set-up, those it does not name as usual. Raises Refusal for what is none, or no value."""
        if setup.seats not in self.seats:
            raise Refusal(text("refuse-seats", game=self.name, seats=any_of(self.seats), given=setup.seats))
        known = {c.name: c for c in self.choices}
        options: dict[str, str] = {}
        for c in self.choices:
            for key in [f"{c.name}.{i}" for i in range(setup.seats)] if c.per_seat else [c.name]:
                options[key] = str(setup.options.get(key, setup.options.get(c.name, c.default)))
                if c.choices and not c.free and options[key] not in c.choices:
                    values, given = any_of(c.choices), options[key]
                    why = text("refuse-value", game=self.name, option=key, values=values, given=given)
                    raise Refusal(why, c.rule)
        for key in setup.options:
            if key not in options and not (key in known and known[key].per_seat):
                known_options = any_of(sorted(options)) if options else text("refuse-none")
                raise Refusal(text("refuse-option", game=self.name, option=key, options=known_options))
        return options

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The glossary of the game as it comes."""
        return tuple(self.glossary(self.table(self.settled(Setup(self.seats[0])))[1]))

    # --- who knows what ---

    def sealed(self, g: Header) -> bool:
        """Whether the open question is nobody's business but the one's who is asked."""
        return g.question > 0 and self.questions[g.question].sealed

    def view(self, g: Header, seat: int | None, teams: tuple[int, ...]) -> Header:
        """The record as the seat may know it; `seat` None watches."""
        moment = not self.sealed(g) or g.asked == seat
        return g.layout.view(g.buffer, seat, teams, moment)

    def seen(self, g: Header, book: Record, seat: int | None, teams: tuple[int, ...]) -> Seen[Header, Record]:
        return Seen(self.view(g, seat, teams), book, seat, teams)

    def determinise(
        self, g: Header, book: Record, seat: int | None, teams: tuple[int, ...], pick: Callable[[int], int]
    ) -> Header:
        """A state that the seat cannot tell from this one. `pick(n)` gives numbers below n."""
        other = g.copy()
        self.forgetting(teams)(other, book, WATCHER if seat is None else seat, pick(1 << 30))
        return other

    def believed(self, g: Header, book: Record, seat: int, teams: tuple[int, ...]) -> Header:
        """A state that the seat may believe in, and always the same one: of the truth there is left what it knows."""
        other = g.copy()
        self.hiding(teams)(other, book, seat)
        return other

    @cached_property
    def seals(self) -> bool:
        """Whether somebody can be asked what is his business alone."""
        return any(question.sealed for question in self.questions.values())

    @cached_property
    def windows(self) -> bool:
        """Whether what others do can be answered in secret."""
        return any(question.sealed and question.name == REACT for question in self.questions.values())

    @cached_property
    def hides(self) -> bool:
        """Whether a seat can be ignorant of anything: covered cards, or sealed choices."""
        return self.forget is not nothing_sealed or any(f.pool for f in self.state.fields)

    @cache
    def forgetting(self, teams: tuple[int, ...]) -> Callable[[Header, Record, int, int], None]:
        """Build the rule forget(g, b, seat, seed) for all that is hidden from a seat: pools and sealed choices."""
        forget = self.forget
        for shuffle in shuffles(self.layout(len(teams)), teams):
            forget = _after(shuffle, forget)
        return forget

    @cache
    def hiding(self, teams: tuple[int, ...]) -> Callable[[Header, Record, int], None]:
        """Build the rule hide(g, b, seat): put, in place, something that fits what the seat knows over all that it
        cannot know, and always the same: of the truth there is left what the seat knows."""
        forget = self.forget

        @rule
        def hide(g: Header, b: Record, seat: int) -> None:
            forget(g, b, seat, HIDING)

        for sort in sorts(self.layout(len(teams)), teams):
            hide = _sorted(sort, hide)
        return hide

    # --- in words ---

    def words(self, language: str = "en", *more: str) -> Words:
        return words(language, ("dicewright.kernel", self.package, *more))

    def describe(self, seen: Seen[Header, Record]) -> Asking:
        """The open question, for the seat that is asked."""
        v = seen.view
        q = self.questions[v.question]
        said = q.said(seen) if q.said else text(f"ask-{q.name}")
        words, behind = said if isinstance(said, tuple) else (said, q.rule)
        refused = tuple(r for r in q.refused(seen) if r is not None) if q.refused else ()
        things = q.named(seen) if q.named else ()
        form: Literal["pick", "subset"] = "subset" if things else "pick"
        obvious = q.suggested(seen) if q.suggested else None
        needless = obvious is not None and q.spared is not None and q.spared(seen)
        return Asking(q.name, v.asked, words, behind, v.options, form, things, refused, obvious, needless, q.taste)

    def option(self, seen: Seen[Header, Record], answer: int) -> Option:
        """One option of it."""
        q = self.questions[seen.view.question]
        assert q.offered is not None, f"question {q.name} has no words for its options"
        it = q.offered(seen, answer)
        return Option(answer, it.text, it.rule or q.rule, it.refs, it.passes, it.effect)

    def event(self, kind: EventKind, values: tuple[int, ...], seat: int | None, teams: tuple[int, ...]) -> Event | None:
        """An event as the seat may know it; None if it may not know of it at all."""
        if kind.secret:
            return None
        args = {name: values[i] for i, (name, _) in enumerate(kind.args)}
        if kind.owner is not None:
            owner = args[kind.owner]
            mine = seat is not None and (seat == owner or (kind.team and owner >= 0 and teams[seat] == teams[owner]))
            if not mine:
                if kind.private:
                    return None
                args.update(dict.fromkeys(kind.hidden, HIDDEN))
        return Event(kind.name, args)

    def event_text(self, seen: Seen[Header, Record], event: Event) -> Text:
        """The words of an event: message `event-<name>`, with its arguments named by the game."""
        named = {name: self.name_of(seen, what, event.args[name]) for name, what in self.event_kinds[event.kind].args}
        return text(f"event-{event.kind}", **named)

    def rule(self, id: str) -> RuleText:
        for r in self.rules:
            if r.id.lower() == id.lower():
                return r
        raise Refusal(text("refuse-rule", game=self.name, rule=id))

    def book_hash(self, book: Record) -> str:
        """Names the tables and switches in force: a save can only be replayed with the same ones."""
        return hashlib.sha256(book.buffer).hexdigest()[:16]


def _after(shuffle: Shuffle, forget: Callable[..., None]) -> Callable[..., None]:
    @rule
    def both(g: Header, b: Record, seat: int, seed: int) -> None:
        shuffle(g, seat, seed)
        forget(g, b, seat, mixed(seed))

    return both


def _sorted(sort: Sort, hide: Callable[..., None]) -> Callable[..., None]:
    @rule
    def both(g: Header, b: Record, seat: int) -> None:
        sort(g, seat)
        hide(g, b, seat)

    return both


_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known. Everything generic, laws included, works for it from then on."""
    _games[game.name] = game
    return game


@cache
def _announced() -> tuple[EntryPoint, ...]:
    """What other packages announce; looking for it reads the description of every package installed."""
    return tuple(entry_points(group="dicewright.games"))


def games() -> dict[str, Game]:
    """All games: the built-in ones, and those of other packages that announce themselves."""
    for point in _announced():
        if point.name not in _games:
            register(point.load())
    return dict(sorted(_games.items()))


def game(name: str) -> Game:
    known = games()
    if name not in known:
        raise Refusal(text("refuse-game", name=name, games=", ".join(known)))
    return known[name]


def known_game(name: str, package: str) -> Game:
    """A game by its name; in a process that does not know it yet, from its package."""
    if name not in games():
        register(importlib.import_module(package).GAME)
    return games()[name]


def content_by_game(files: Iterable[ContentFile]) -> dict[str, ContentFile]:
    """Content files by the game that each is for, as its sections tell. Raises Refusal."""
    found: dict[str, ContentFile] = {}
    for file in files:
        said = file.toml()
        names = [name for name, g in games().items() if any(section in g.content_files.sections for section in said)]
        if not names:
            sections = {name: g.content_files.sections for name, g in games().items() if g.content_files.sections}
            known = ", ".join(f"[{first}] ({name})" for name, (first, *_) in sections.items())
            raise Fault((), text("fault-no-game", known=known), file.source)
        if names[0] in found:
            twice = text("fault-game-twice", game=names[0], other=found[names[0]].source)
            raise Fault((), twice, file.source)
        found[names[0]] = file
    return found
