"""A game, as the rest of the program knows it, and the register of all games."""

from __future__ import annotations

import hashlib
import inspect
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from .chance import mixed
from .describe import Asking, Board, Event, EventKind, Facets, Option, Ref, RuleText, Seen
from .events import events_of
from .fields import Fields, Header
from .flow import describing, flow, offering_words
from .pools import Shuffle, Sort, shuffles, sorts
from .question import HEADER, Kind, Question, answering, starting
from .record import HIDDEN, Field, Layout, Record, Table
from .rule import rule
from .words import Text, Words, either, text, words

WATCHER = -1
"""Who watches from outside, to rules that want a seat."""
HIDING = 1
"""The seed of what is put over the truth where always the same is wanted."""


class Refusal(Exception):
    """Something that cannot be done: says what is wrong and what to do, and names the rule if a rule says so.

    `said` is a text that the kernel or the game has words for in every language; a plain sentence where only
    developers and the command line hear it."""

    def __init__(self, said: Text | str, rule: str = "") -> None:
        super().__init__(said)
        self.said, self.rule = said, rule
        self.package = "dicewright.kernel"
        """Whose words say it; `Game.settled` puts its own here."""

    def in_words(self, language: str) -> str:
        return words(language, tuple(dict.fromkeys(("dicewright.kernel", self.package)))).say(self.said)

    def __str__(self) -> str:
        return self.in_words("en")


@dataclass(frozen=True)
class Choice:
    """A set-up option. `choices` empty: free text that the game checks. `per_seat`: one value for each seat,
    given as `army.0`, `army.1` ... or `army` for all."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    help: str = ""
    per_seat: bool = False
    rule: str = ""


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
class ContentFile:
    """A player's own content: the text of a file, and what to call it when something is wrong with it."""

    text: str
    source: str

    def toml(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise Refusal(text("refuse-toml", file=self.source, error=str(error))) from None


def no_content(file: ContentFile) -> Mapping[str, Any]:
    raise Refusal(text("refuse-content", file=file.source))


@rule
def first_option(g: Record, b: Record) -> int:
    """The default answer of games that know no better."""
    return 0


@rule
def always_quiet(g: Record, b: Record) -> int:
    return 1


@rule
def no_advice(g: Record, b: Record, work: Any) -> int:
    return -1


@rule
def nothing_sealed(g: Record, b: Record, seat: int, seed: int) -> None:
    """There is nothing to forget."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the program needs to play, describe, simulate and compile one game."""

    name: str
    package: str
    """Where its words lie: `<package>/words/en.ftl` and so on."""
    version: str
    """Of the rules as written here. Change it when an old save would play differently."""
    seats: tuple[int, ...]
    fields: tuple[Field, ...]
    book_fields: tuple[Field, ...]
    kinds: tuple[Kind | Question, ...]
    events: tuple[EventKind, ...]
    rules: tuple[RuleText, ...]
    choices: tuple[Choice, ...]
    # --- set-up, in plain Python ---
    settle: Callable[[Setup], Setup]
    """Check a set-up and spell out every option, so that it can be saved. Raises Refusal."""
    fill_book: Callable[[Setup, Mapping[str, Any]], Mapping[str, Any]]
    """The tables and switches in force, by book field, from a settled set-up and the content."""
    prepare: Callable[[Setup], Mapping[str, Any]]
    """Fields of the record that the set-up decides."""
    # --- rules ---
    respond: Callable[..., Any]
    proceed: Callable[..., Any]
    evaluate: Callable[..., Any]
    """evaluate(g, b, w, seat): how good this is for the seat, in thousandths of a win, about -1000 to 1000. `w` are the
    weights; a game that declares none may leave the argument out."""
    # --- descriptions, from a view alone ---
    describe: Callable[[Seen], Asking]
    option: Callable[[Seen, int], Option]
    board: Callable[[Seen], Board]
    name_of: Callable[[Seen, str, int], Text | int]
    """Name an event's argument: (seen, what it is, number)."""
    default: Callable[..., Any] = first_option
    """default(g, b, w), or without `w`: what a seat answers when its clock runs out. It passes where it can."""
    quiet: Callable[..., Any] = always_quiet
    """quiet(g, b): whether `evaluate` can be trusted here, not in the middle of an exchange."""
    advise: Callable[..., Any] = no_advice
    """advise(g, b, w, work), or without `w`: the answer that exact mathematics gives to the open question, or -1 where
    there is none. `work` is room for 1,024 ints. The greedy bot follows it."""
    score: Callable[..., Any] | None = None
    """score(g, seat): the final score of a seat, in a game that counts one."""
    teams: Callable[[Setup], tuple[int, ...]] = lambda setup: tuple(range(setup.seats))
    content: Mapping[str, Any] = field(default_factory=dict)
    """The content data shipped with the game; a user's file may replace parts of it."""
    read_content: Callable[[ContentFile], Mapping[str, Any]] = no_content
    """The content in force with a player's file laid over the shipped one. Raises Refusal that says what is wrong."""
    content_text: Callable[[], str] | None = None
    """The shipped content as a file to start from, with comments."""
    content_status: Callable[[Mapping[str, Any]], Mapping[str, Mapping[str, int]]] = lambda content: {}
    """Of the content in force, by kind of value: how many are printed, ruled and reconstructed."""
    forget: Callable[..., Any] = nothing_sealed
    """forget(g, b, seat, seed): put, in place, a random guess that fits everything the seat knows over each sealed
    choice it cannot see; seat -1 only watches. Declared pools are no concern of it: the kernel shuffles them."""
    samples: Callable[[], Sequence[Setup]] = lambda: ()
    """Set-ups that together reach every corner of the rules; the laws are tried on each."""
    weight_fields: tuple[Field, ...] = (Field("none", "i8"),)
    """What bots judge by: a third record, no part of the rules in force and of no save."""
    fill_weights: Callable[[Setup, Mapping[str, Any]], Mapping[str, Any]] = lambda setup, content: {}
    """Weights that hang on what is at the table, by field; the others hold the `start` they are declared with."""
    odds: Callable[[Seen], Mapping[Ref, Iterable[tuple[float, Text]]]] = lambda seen: {}
    """How likely things are, from what a seat sees and nothing else: for a thing on the board, chances from 0 to 1,
    each with what it is the chance of."""
    commands: Callable[[], CommandLine] = CommandLine
    """What it adds to the command line, fetched when somebody types something."""
    steps: Mapping[str, Mapping[int, Callable[..., Any]]] = field(default_factory=dict)
    """The rule of every step, by the field that holds it, where the game declares them."""
    facets: Mapping[str, type[Facets]] = field(default_factory=dict)
    """What things on the board are drawn from, by the kind of their reference; the page gets these types."""

    @cached_property
    def answer(self) -> Callable[[Record, Record, int], None]:
        """answer(g, b, a): the only way to move the game."""
        return answering(self.respond, self.proceed)

    @cached_property
    def start(self) -> Callable[[Record, Record], None]:
        return starting(self.proceed, self.answer)

    @cached_property
    def judge(self) -> Callable[[Record, Record, Record, int], int]:
        """judge(g, b, w, seat): `evaluate` of any game, with weights or without."""
        return _weighed(self.evaluate, 4)

    @cached_property
    def advice(self) -> Callable[[Record, Record, Record, Any], int]:
        """advice(g, b, w, work): `advise` likewise."""
        return _weighed(self.advise, 4)

    @cached_property
    def default_answer(self) -> Callable[[Record, Record, Record], int]:
        """default_answer(g, b, w): `default` likewise."""
        return _weighed(self.default, 3)

    @cache  # noqa: B019
    def weights_layout(self, seats: int) -> Layout:
        return Layout(f"{self.name}_weights", self.weight_fields, seats)

    def weights(
        self,
        setup: Setup,
        content: Mapping[str, Any] | None = None,
        changed: Mapping[str, Any] | None = None,
    ) -> Table:
        """What bots judge by at a settled set-up: as declared, or changed by whoever tunes a bot."""
        layout = self.weights_layout(setup.seats)
        w = layout.table()
        starts = {f.name: f.start for f in layout.fields if not f.shape}
        made = self.fill_weights(setup, self.content if content is None else content)
        layout.fill(w, {**starts, **made, **(changed or {})})
        return w

    @cached_property
    def _kinds(self) -> dict[int, Kind | Question]:
        return {k.number: k for k in self.kinds}

    @cached_property
    def _events(self) -> dict[int, EventKind]:
        return {e.number: e for e in self.events}

    @cached_property
    def _events_by_name(self) -> dict[str, EventKind]:
        return {e.name: e for e in self.events}

    def kind(self, number: int) -> Kind | Question:
        return self._kinds[number]

    @cache  # noqa: B019  (games live as long as the program)
    def layout(self, seats: int) -> Layout:
        return Layout(self.name, (*HEADER, *self.fields), seats)

    @cache  # noqa: B019
    def book_layout(self, seats: int) -> Layout:
        return Layout(f"{self.name}_book", self.book_fields, seats)

    def words(self, language: str = "en", *more: str) -> Words:
        return words(language, ("dicewright.kernel", self.package, *more))

    # --- set-up ---

    def content_in_force(self, file: ContentFile | None) -> Mapping[str, Any]:
        return self.content if file is None else self.read_content(file)

    def table(self, setup: Setup, content: Mapping[str, Any] | None = None) -> tuple[Table, Table]:
        """The record before its first step and the book in force, for a settled set-up."""
        shipped = content is None or content is self.content
        options = tuple(sorted(setup.options.items()))
        book = self._book(setup.seats, options).copy() if shipped else self._filled(setup, content or {})
        layout = self.layout(setup.seats)
        g = layout.table()
        layout.fill(g, self.prepare(setup))
        return g, book

    @lru_cache(maxsize=256)  # noqa: B019
    def _book(self, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
        """The book of a set-up with the content that comes with the game, to be copied."""
        return self._filled(Setup(seats, dict(options)), self.content)

    def _filled(self, setup: Setup, content: Mapping[str, Any]) -> Table:
        layout = self.book_layout(setup.seats)
        book = layout.table()
        layout.fill(book, self.fill_book(setup, content))
        return book

    def settled(self, setup: Setup) -> Setup:
        """`settle`, after the checks that are the same for every game."""
        if setup.seats not in self.seats:
            raise Refusal(text("refuse-seats", game=self.name, seats=either(self.seats), given=setup.seats))
        known = {c.name: c for c in self.choices}
        options: dict[str, str] = {}
        for c in self.choices:
            for key in [f"{c.name}.{i}" for i in range(setup.seats)] if c.per_seat else [c.name]:
                options[key] = str(setup.options.get(key, setup.options.get(c.name, c.default)))
                if c.choices and options[key] not in c.choices:
                    values, given = either(c.choices), options[key]
                    why = text("refuse-value", game=self.name, option=key, values=values, given=given)
                    raise Refusal(why, c.rule)
        for key in setup.options:
            if key not in options and not (key in known and known[key].per_seat):
                known_options = either(sorted(options)) if options else text("refuse-none")
                raise Refusal(text("refuse-option", game=self.name, option=key, options=known_options))
        try:
            return self.settle(Setup(setup.seats, options))
        except Refusal as no:
            no.package = self.package
            raise

    # --- who knows what ---

    def sealed(self, g: Table) -> bool:
        """Whether the open question is nobody's business but the one's who is asked."""
        return g.question > 0 and self.kind(g.question).sealed

    def view(self, g: Table, seat: int | None, teams: tuple[int, ...]) -> Table:
        """The record as the seat may know it; `seat` None watches."""
        moment = not self.sealed(g) or g.asked == seat
        return self.layout(g.layout.seats).view(g.buffer, seat, teams, moment)

    def seen(self, g: Table, book: Table, seat: int | None, teams: tuple[int, ...]) -> Seen:
        return Seen(self.view(g, seat, teams), book, seat, teams)

    def determinise(
        self, g: Table, book: Table, seat: int | None, teams: tuple[int, ...], pick: Callable[[int], int]
    ) -> Table:
        """A state that the seat cannot tell from this one. `pick(n)` gives numbers below n."""
        other = g.copy()
        self.forgetting(teams)(other, book, WATCHER if seat is None else seat, pick(1 << 30))
        return other

    @cached_property
    def hides(self) -> bool:
        """Whether a seat can be ignorant of anything: covered cards, or sealed choices."""
        return self.forget is not nothing_sealed or any(f.pool for f in self.fields)

    @cache  # noqa: B019
    def forgetting(self, teams: tuple[int, ...]) -> Callable[[Record, Record, int, int], None]:
        """Build the rule forget(g, b, seat, seed) for all that is hidden from a seat: pools and sealed choices."""
        forget = self.forget
        for shuffle in shuffles(self.layout(len(teams)), teams):
            forget = _after(shuffle, forget)
        return forget

    @cache  # noqa: B019
    def hiding(self, teams: tuple[int, ...]) -> Callable[[Record, Record, int], None]:
        """Build the rule hide(g, b, seat): put, in place, something that fits what the seat knows over all that it
        cannot know, and always the same: of the truth there is left what the seat knows."""
        forget = self.forget

        @rule
        def hide(g: Record, b: Record, seat: int) -> None:
            forget(g, b, seat, HIDING)

        for sort in sorts(self.layout(len(teams)), teams):
            hide = _sorted(sort, hide)
        return hide

    def event(self, number: int, values: tuple[int, ...], seat: int | None, teams: tuple[int, ...]) -> Event | None:
        """An event as the seat may know it; None if it may not know of it at all."""
        kind = self._events[number]
        args = {name: values[i] for i, (name, _) in enumerate(kind.args)}
        if kind.owner is not None:
            owner = args[kind.owner]
            mine = seat is not None and (seat == owner or (kind.team and owner >= 0 and teams[seat] == teams[owner]))
            if not mine:
                if kind.private:
                    return None
                args.update(dict.fromkeys(kind.hidden, HIDDEN))
        return Event(kind.name, args)

    def event_text(self, seen: Seen, event: Event) -> Text:
        """The words of an event: message `event-<name>`, with its arguments named by the game."""
        kind = self._events_by_name[event.kind]
        named = {name: self.name_of(seen, what, event.args[name]) for name, what in kind.args}
        return text(f"event-{event.kind}", **named)

    def event_reveals(self, number: int) -> bool:
        return self._events[number].reveals

    def rule(self, id: str) -> RuleText:
        for r in self.rules:
            if r.id.lower() == id.lower():
                return r
        raise Refusal(text("refuse-rule", game=self.name, rule=id))

    def book_hash(self, book: Table) -> str:
        """Names the tables and switches in force: a save can only be replayed with the same ones."""
        return hashlib.sha256(bytes(book.buffer)).hexdigest()[:16]


def declared(
    *,
    state: type[Header],
    book: type[Fields],
    declared_in: Sequence[ModuleType],
    events: ModuleType,
    weights: type[Fields] | None = None,
    **rest: Any,
) -> Game:
    """A game from its declarations: the classes of its records, the modules (or packages) with its questions, steps and
    words, and the module of its events. The rest is as in `Game`."""
    found = flow(rest["name"], *declared_in)
    if weights is not None:
        rest["weight_fields"] = weights.fields
    return Game(
        fields=tuple(f for f in state.fields if f not in HEADER),
        book_fields=book.fields,
        kinds=found.questions,
        events=events_of(events),
        steps=found.steps,
        respond=found.respond,
        proceed=found.proceed,
        describe=describing(found.questions),
        option=offering_words(found.questions),
        **rest,
    )


def _weighed(judge: Callable[..., Any], arguments: int) -> Callable[..., Any]:
    """A rule of a game that knows weights, or one that does not, as one that is given them."""
    if len(inspect.signature(judge).parameters) == arguments:
        return judge

    @rule
    def without(g: Record, b: Record, w: Record, it: Any) -> int:
        return judge(g, b, it)  # type: ignore[no-any-return]

    @rule
    def without_any(g: Record, b: Record, w: Record) -> int:
        return judge(g, b)  # type: ignore[no-any-return]

    return without if arguments == 4 else without_any


def _after(shuffle: Shuffle, forget: Callable[..., Any]) -> Callable[..., Any]:
    @rule
    def both(g: Record, b: Record, seat: int, seed: int) -> None:
        shuffle(g, seat, seed)
        forget(g, b, seat, mixed(seed))

    return both


def _sorted(sort: Sort, hide: Callable[..., Any]) -> Callable[..., Any]:
    @rule
    def both(g: Record, b: Record, seat: int) -> None:
        sort(g, seat)
        hide(g, b, seat)

    return both


def seat_ref(seat: int) -> Ref:
    return Ref("seat", (seat,))


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
