"""What a table shows, terminal or page: questions, options, events and the board, as data that names things.

A game describes from a *view* alone, never from the true state, so a description cannot leak. Everything carries
a `Text` for the words, the id of the rule behind it, and references to the things it touches, so that a table can
put the option on the thing itself. Options, things and areas, like texts, can bear notes (`__dict__`): what is shown
again need not be put into words anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .memory import Memory
from .record import Header, Record
from .words import Text, Words, all_of, text

S = TypeVar("S", bound=Header, covariant=True)
B = TypeVar("B", bound=Record, covariant=True)


class Ref(Struct, frozen=True):
    """A thing on the table: a die, a card, a row, a pool. `str(ref)` is stable and unique: `die:0:3`."""

    kind: str
    path: tuple[int, ...] = ()

    def __str__(self) -> str:
        return _spelt(self.kind, self.path)


@lru_cache(maxsize=10_000)
def _spelt(kind: str, path: tuple[int, ...]) -> str:
    return ":".join([kind, *map(str, path)])


@dataclass(frozen=True)
class Seen(Generic[S, B]):
    """Everything a description may be made from: a seat's view, the book in force, and who is looking.

    A game names its own once, `Seen = describe.Seen[State, Book]`, and mypy knows the fields of `seen.view`."""

    view: S
    book: B
    seat: int | None
    teams: tuple[int, ...]
    memory: Memory | None = None
    """Where parts of the board are remembered, if anybody wants them to be."""
    found: dict[object, object] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What has been found out `once`, for all that is described from this view."""


def seat_name(seen: Seen[Header, Record], seat: int) -> Text:
    """A seat as the one who looks calls it: "You", or "Player 2". Tables put real names in their place."""
    return named_seat(seat, seat == seen.seat)


def seat_ref(seat: int) -> Ref:
    return Ref("seat", (seat,))


@cache
def named_seat(seat: int, mine: bool) -> Text:
    return text("seat-you") if mine else text("seat-player", n=seat + 1)


def team_name(seen: Seen[Header, Record], team: int) -> Text:
    """A team; where it has a single member, that seat."""
    members = [seat for seat, its_team in enumerate(seen.teams) if its_team == team]
    if len(members) == 1:
        return seat_name(seen, members[0])
    return text("team-yours") if seen.seat in members else text("team-number", n=team + 1)


class Option(Struct, frozen=True, dict=True):
    """One answer: its number, its words, the rule that allows it, the things it touches, and the printed text of what
    it puts in force, where there is one.

    `passes`: it gives up what is offered (a pass, a refusal), so that a table never takes it for what one wants."""

    answer: int
    text: Text
    rule: str
    refs: tuple[Ref, ...] = ()
    passes: bool = False
    effect: Text | None = None


class Does(Struct, frozen=True):
    """What an option does: the kernel adds its number, and the question's rule where no other is named."""

    text: Text
    refs: tuple[Ref, ...] = ()
    rule: str = ""
    passes: bool = False
    effect: Text | None = None


def does(said: Text, *refs: Ref, rule: str = "", passes: bool = False, effect: Text | None = None) -> Does:
    return Does(said, refs, rule, passes, effect)


def in_full(option: Option, say: Callable[[Text], str]) -> str:
    """An option with the text of its effect after it."""
    return say(option.text) if option.effect is None else f"{say(option.text)}. {say(option.effect)}"


class Refused(Struct, frozen=True):
    """Something that looks possible and is not: the thing, why, and the rule that says so."""

    text: Text
    rule: str
    refs: tuple[Ref, ...] = ()


@dataclass(frozen=True)
class Asking:
    """An open question in words.

    form "pick": choose one option. form "subset": `things` may each be in or out, and the answer is the sum of
    1 << i over those that are in; a table may show switches on the things instead of a long list. Options are made
    on demand by `Game.option`, since a subset of nine dice has 512 of them. `obvious`: the answer of the main button;
    `needless`: nothing is lost by it, so that nobody need be asked who does not want to be. `taste`: no answer is
    better than another, and it may be left to chance.
    """

    kind: str
    seat: int
    text: Text
    rule: str
    count: int
    form: Literal["pick", "subset"] = "pick"
    things: tuple[Thing, ...] = ()
    refused: tuple[Refused, ...] = ()
    obvious: int | None = None
    needless: bool = False
    taste: bool = False


class Facets(Struct, frozen=True, omit_defaults=True):
    """What a page draws a thing from. A game declares a subclass for every kind of thing (`Game.facets`), and the page
    gets its type; it holds names, numbers, tuples of them and other structs, never words to be read."""


NO_FACETS = Facets()

Role: TypeAlias = Literal["kind", "cost", "use", "effect", "fact", "reconstructed"]
"""What a note tells: what sort of thing it is, what it costs, one way to use it and what that does, what it does by
itself, whatever else there is to know, or that it is a marked stand-in."""


class Note(Struct, frozen=True):
    """Something to know of a thing.

    `title` is what stands before the colon: a name, or what a use needs. A page may draw that instead, as `symbols`,
    and `more` are those that bring more of the same.
    """

    text: Text
    role: Role = "fact"
    title: Text | None = None
    symbols: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def whole(self) -> Text:
        """All of it in one sentence."""
        return self.text if self.title is None else text("titled", title=self.title, text=self.text)


class Thing(Struct, frozen=True, dict=True):
    """A thing on the board with its name, the number it shows and what is to be known of it."""

    ref: Ref
    name: Text
    value: int | None = None
    facets: Facets = NO_FACETS
    notes: tuple[Note, ...] = ()
    mark: str = ""
    """A very short sign for narrow tables, such as a letter and a digit."""
    label: Text | None = None
    """What is printed on it, where the name tells more, such as a price; a page shows that more in its own way."""


class Area(Struct, frozen=True, dict=True):
    """A named place on the board with the things that lie there."""

    ref: Ref
    title: Text
    seat: int | None = None
    things: tuple[Thing, ...] = ()
    gauges: Mapping[str, int] = {}
    """Numbers that belong to the place; each has a message `gauge-<name>`."""


class Board(Struct, frozen=True):
    """What a seat's table shows."""

    headline: tuple[Text, ...]
    areas: tuple[Area, ...]
    reconstructed: tuple[Text, ...] = ()
    """What of the content in force is a marked stand-in, so that it is never passed off as printed."""
    turn: int = 0
    phase: str = ""
    """Where the game stands: a number that is another in every turn, and the game's own name of the phase."""


class Chance(Struct, frozen=True, dict=True):
    """How likely something is, from 0 to 1, and what it is; and, where a game can tell, what it is worth on average."""

    chance: float
    label: Text
    worth: float | None = None


class Term(Struct, frozen=True):
    """A thing of the box as a glossary tells of it: the rule that says it, and how likely things are."""

    thing: Thing
    rule: str = ""
    odds: tuple[Chance, ...] = ()


class Chapter(Struct, frozen=True):
    """Things of the box that belong together: all of a kind, or all of a hero. One may stand in several chapters."""

    name: str
    title: Text
    terms: tuple[Term, ...]


class Event(Struct, frozen=True):
    """Something that happened, as one seat may know it."""

    kind: str
    args: dict[str, int]


@dataclass(frozen=True)
class RuleText:
    """One entry of a rules reference. Its words, `text`, are the message with the same id; `<id>-why` says why it is
    read so, where that needs saying."""

    id: str
    place: str
    """Where the rulebook says it."""
    state: Literal["printed", "ruled", "reconstructed"]
    points: str = ""
    """The numbers of the open points that it settles: `R12, D3`."""
    switch: str = ""
    """The set-up option that chooses another reading."""
    said: Text | None = None
    """Its words where they are made from a declaration instead."""
    outside: bool = False
    """Decided by people outside a game, such as the organiser of a tournament; no code knows it."""
    notes: tuple[Text, ...] = ()
    """What else is to be said of how sure it is, where that follows from a declaration."""
    see: tuple[str, ...] = ()
    """The ids of rules that explain it. No sentence names an id: whoever shows a rule can lead to these."""

    @property
    def text(self) -> Text:
        return self.said or Text(self.id)

    @property
    def area(self) -> str:
        """What it is about: `duel` of `ID-duel-2`. Its title is the message `rules-duel`."""
        return self.id.split("-")[1]


def printed(
    id: str,
    place: str,
    points: str = "",
    said: Text | None = None,
    switch: str = "",
    notes: tuple[Text, ...] = (),
    see: tuple[str, ...] = (),
) -> RuleText:
    """A rule that stands in the rulebook; a switch lets those have it who play it otherwise all the same."""
    return RuleText(id, place, "printed", points, switch, said, notes=notes, see=see)


def ruled(id: str, place: str, points: str = "", switch: str = "", said: Text | None = None) -> RuleText:
    """A rule of ours where the rulebook is unclear or silent; its message `<id>-why` says why."""
    return RuleText(id, place, "ruled", points, switch, said)


def resigning(id: str, place: str) -> RuleText:
    """What becomes of a seat that is given up. Whoever runs the table sees to it, alike in every game."""
    said, why = text("rule-resigning"), text("rule-resigning-why")
    return RuleText(id, place, "ruled", said=said, outside=True, notes=(why,))


def place_of(rule: RuleText, words: Words) -> str:
    """Where the rulebook says it, as people of this language call that place."""
    said = Text(f"place-{re.sub('[^a-z0-9]+', '-', rule.place.lower()).strip('-')}")
    return words.say(said) if words.has(said.id) else rule.place


def reasons(rule: RuleText, words: Words) -> str:
    """Why a rule is read as it is, in words; empty for what is plainly printed."""
    own = Text(f"{rule.id}-why")
    return " ".join(words.say(it) for it in ((own, *rule.notes) if words.has(own.id) else rule.notes))


def reasons_in_full(rule: RuleText, words: Words) -> str:
    """The same, and the rules that explain it by their ids: for where a text is all that is shown."""
    see = words.say(text("rule-see", rules=all_of(rule.see))) if rule.see else ""
    return " ".join(filter(None, [reasons(rule, words), see]))


def rule_ids(rules: Sequence[RuleText]) -> frozenset[str]:
    return frozenset(r.id for r in rules)
