"""What the heroes at a table bring, put together: tokens, uses, powers and programs, each with its number.

All numbers are by the table, so that a hero who does not sit there leaves no trace in a game. Tokens count from 1, uses
within their hero, powers through the table. The heroes there come in the order of their own numbers, wherever they sit,
and one who sits there twice brings everything once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from ....kernel.assembler import Assembler
from ....kernel.effects import Effect, Nothing
from ....kernel.effects import Window as Opens
from ..state import Book, State, Window
from .answers import answerable
from .common import CARDS as COMMON
from .heroes import HEROES
from .language import ME, Do, UpTo
from .order import in_rulebook_order, with_names, without_words
from .parts import Action, Card, Hero, Level, Power, Status, StatusKind, Use
from .readings import decoded, settled
from .tokens import NO_TOKEN, Token

_ROLLING = {Action.INSTANT: Window.SPENT_ROLL, Action.ROLL: Window.CARD_ROLL}
"""The cards that cannot be interrupted, and what may be done while their dice lie open all the same. DT-int-1"""
_BY_NUMBER = {hero.number: hero for hero in HEROES}


def hero_numbered(number: int) -> Hero:
    """As it is declared, before any doubt was settled."""
    return _BY_NUMBER[number]


class Way(NamedTuple):
    """One way to use an offensive ability."""

    slot: int
    level: int
    use: Use


def uses_of(hero: Hero) -> tuple[Way, ...]:
    """In the order of their numbers."""
    return tuple(
        Way(slot, level, use)
        for slot, ability in enumerate(hero.abilities)
        for level, declared in enumerate(ability.levels)
        for use in declared.uses
    )


def deck_of(hero: Hero) -> tuple[Card, ...]:
    return (*COMMON, *hero.cards)


class Origin(NamedTuple):
    """What a program belongs to."""

    kind: str
    """card, status, power, use, ability, opening, window or blast."""
    hero: Hero | None = None
    """Whose it is; None: a card, a status or a window of everybody's."""
    thing: Card | Status | Power | Way | None = None
    slot: int = 0
    level: int = 0


@dataclass(frozen=True)
class Owned:
    """A power, and what it belongs to: a token, or an ability of a hero at a level."""

    power: Power
    program: int
    token: int
    """The number of the token that it spends; 0: none."""
    bot: int = 0
    """... and of the bot whose power it is."""
    hero: Hero | None = None
    slot: int = 0
    level: int = 0


class Moments(NamedTuple):
    """The programs of a status, or of an ability at a level; 0 where there is nothing to do."""

    upkeep: int
    turn_end: int
    activating: int
    defense: int = 0
    idle: int = 0


NO_MOMENTS = Moments(0, 0, 0)
"""Of a level that an ability does not have."""


@dataclass
class Board:
    """The programs of a hero."""

    opening: int
    uses: list[int]
    levels: dict[tuple[int, int], Moments] = field(default_factory=dict)
    """By slot and level."""
    cards: dict[int, int] = field(default_factory=dict)
    """By number; those of everybody's too."""


def _announced(origin: Origin) -> bool:
    """Whether nobody could yet answer what begins here: a main phase card has only just been played."""
    return isinstance(origin.thing, Card)


class Library:
    """The declarations behind a game, and their numbers in its record and its book."""

    def __init__(self, heroes: Sequence[Hero], guests: Iterable[Status] = ()) -> None:
        """`heroes` by seat, with the readings in force; `guests` are statuses besides those they bring."""
        self.heroes = tuple(heroes)
        present = sorted({hero.number: hero for hero in heroes}.values(), key=lambda hero: hero.number)
        brought = {status.token: status for hero in present for status in hero.statuses}
        every = dict(sorted(brought.items(), key=lambda item: item[1].kind == StatusKind.COMPANION))
        every |= {status.token: status for status in guests if status.token not in brought}
        self.tokens = (NO_TOKEN, *every)
        """By their numbers: statuses, then companions."""
        self.number = {token: n for n, token in enumerate(self.tokens)}
        self.statuses = {self.number[token]: status for token, status in every.items()}
        self.owners = {token: hero for hero in reversed(present) for token in (s.token for s in hero.statuses)}
        """The hero that brings a token: of several, the first."""
        self.assembler = Assembler(Window.THEN, Window.EXTRA)
        self.programs: dict[int, Origin] = {}
        """What the program that starts at a row belongs to."""
        self.windows = [self._program(Opens(window), Origin("window")) for window in range(Window.MAIN)]
        self.blast = self._program(Opens(Window.BLAST) + Do.APPLY_BLAST(who=ME), Origin("blast"))
        self._common = {card.number: self._card(card, None) for card in COMMON}
        self.moments = {n: self._moments(status, Origin("status", None, status)) for n, status in self.statuses.items()}
        self.powers = [
            self._power(power, self._bot(status, power)) for status in brought.values() for power in status.powers
        ]
        """In the order of their numbers: those of tokens, then those of abilities."""
        boards = {hero.number: self._board(hero) for hero in present}
        self.boards = tuple(boards[hero.number] for hero in heroes)
        """By seat."""
        self.uses = tuple(uses_of(hero) for hero in heroes)
        self.decks = tuple(deck_of(hero) for hero in heroes)

    @property
    def code(self) -> list[list[int]]:
        """All programs, with the tokens they name by number."""
        return [[self.numbered(cell) for cell in row] for row in self.assembler.rows]

    def numbered(self, cell: int) -> int:
        """What a declaration says, as this table says it."""
        if isinstance(cell, UpTo):
            return cell.at_table(self.number[cell.token])
        return self.number[cell] if isinstance(cell, Token) else int(cell)

    # --- assembling ---

    def _program(self, effect: Effect, origin: Origin, rolling: int = Window.EXTRA) -> int:
        """`rolling`: the window in which dice lie open that it rolls."""
        if effect == Nothing():
            return 0
        effect = without_words(effect)
        self.assembler.roll_window = rolling
        start = self.assembler.program(effect if rolling != Window.EXTRA else answerable(effect, _announced(origin)))
        self.programs[start] = origin
        return start

    def _moments(self, of: Status | Level, origin: Origin) -> Moments:
        upkeep, turn_end, activating = (self._program(it, origin) for it in (of.upkeep, of.turn_end, of.activating))
        if isinstance(of, Status):
            return Moments(upkeep, turn_end, activating)
        defense = 0 if of.defense is None else self._program(of.defense, origin)
        return Moments(upkeep, turn_end, activating, defense, self._program(of.idle, origin))

    def _power(self, power: Power, bot: int = 0, hero: Hero | None = None, slot: int = 0, level: int = 0) -> Owned:
        rolling = Window.EXTRA if power.token == NO_TOKEN else Window.SPENT_ROLL
        program = self._program(power.effect, Origin("power", hero, power), rolling)
        return Owned(power, program, self.number[power.token], bot, hero, slot, level)

    def _bot(self, status: Status, power: Power) -> int:
        """A bot is a companion with a power that gets cheaper."""
        return self.number[status.token] if status.kind == StatusKind.COMPANION and power.advanced else 0

    def _card(self, card: Card, hero: Hero | None) -> int:
        """What a card says; then it is discarded. DT-card-3"""
        if card.kind == Action.UPGRADE:
            return 0
        effect = card.effect + Do.PUT_AWAY(what=card.number, who=ME)
        return self._program(effect, Origin("card", hero, card), _ROLLING.get(card.kind, Window.EXTRA))

    def _board(self, hero: Hero) -> Board:
        uses = [
            self._program(with_names(in_rulebook_order(way.use.effect)), Origin("use", hero, way))
            for way in uses_of(hero)
        ]
        board = Board(self._program(hero.opening, Origin("opening", hero)), uses, cards=dict(self._common))
        for slot, ability in enumerate(hero.abilities):
            for level, declared in enumerate(ability.levels):
                board.levels[slot, level] = self._moments(declared, Origin("ability", hero, None, slot, level))
                self.powers += [self._power(power, 0, hero, slot, level) for power in declared.powers]
        board.cards |= {card.number: self._card(card, hero) for card in hero.cards}
        return board


@lru_cache(maxsize=512)
def library(heroes: tuple[int, ...], readings: tuple[tuple[int, ...], ...]) -> Library:
    """The declarations of heroes, by their numbers and seat by seat, with the readings that a book carries for each."""
    return Library([settled_hero(number, numbers) for number, numbers in zip(heroes, readings, strict=True)])


def library_of(g: State, book: Book) -> Library:
    """The declarations behind a game."""
    seats = range(book.readings.shape[0])
    return library(tuple(g.hero[seat] for seat in seats), tuple(readings_of(book, seat) for seat in seats))


def readings_of(book: Book, seat: int) -> tuple[int, ...]:
    """The readings that a book was filled with."""
    return tuple(book.readings[seat, i] for i in range(book.readings.shape[1]))


@lru_cache(maxsize=256)
def settled_hero(number: int, readings: tuple[int, ...]) -> Hero:
    hero = hero_numbered(number)
    return settled(hero, decoded(hero, readings))


@cache
def shipped(number: int) -> Hero:
    """With the readings we prefer."""
    return settled(hero_numbered(number), {})


def hero_named(name: str) -> Hero:
    """... by name."""
    return next(shipped(hero.number) for hero in HEROES if hero.name == name)
