"""Scenes of Roll Player.

Everything is named as a player would: cards by their names, cells as "str 2", dice as "blue 5", initiative cards by
their numbers.

    scene = Scene(Hero("cleric", rows={"con": "blue 1"}), Hero("bard"), pool="red 1, gold 4, green 6")
    scene.picks(0, 2)
    scene.places(0, "str")
    scene.chooses(0, "con 1")
    assert scene.die(0, "con 1") == "blue 6"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.verbs import Selector
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.grid import GRID_CENTRE, Direction
from dicewright.games.roll_player.rules.cards import nth_weapon, refresh_passives
from dicewright.games.roll_player.rules.cleanup import exhausted
from dicewright.games.roll_player.rules.dice import nth_open_row
from dicewright.games.roll_player.rules.effects import candidate
from dicewright.games.roll_player.rules.market import discards, nth_purchase, purchases
from dicewright.games.roll_player.rules.pool import in_pool, nth_in_pool, nth_order
from dicewright.games.roll_player.rules.setup import nth_different
from dicewright.games.roll_player.rules.skills import SEAT_BITS, Way, nth_way
from dicewright.games.roll_player.state import (
    CELLS,
    NO_CHOICE,
    Attribute,
    Colour,
    Part,
    Phase,
    SkillWindow,
    Step,
    code_colour,
    code_face,
    skill_of,
)
from dicewright.kernel.assembler import Column
from dicewright.kernel.bits import nth_one
from dicewright.kernel.game import ContentFile, Setup
from dicewright.kernel.record import Header
from staging import Stage

LEANINGS = tuple(f"{row} {column}" for row in ("good", "neutral", "evil") for column in ("law", "neutral", "chaos"))


@dataclass(frozen=True)
class Hero:
    """A seat's character. `rows`: dice of each row from the left; `full` fills the rest with white ones showing 1."""

    klass: str = "wizard"
    race: str = "human"
    gold: int = 5
    rows: Mapping[str, str] = field(default_factory=dict)
    cards: Sequence[str] = ()
    tired: Sequence[str] = ()
    at: str = "neutral neutral"
    backstory: str = "brawler"
    alignment: str = "hermit"
    tokens: int = 0
    full: bool = False


@cache
def _start(seats: int, options: tuple[tuple[str, str], ...], content: str) -> tuple[bytes, Header]:
    given = GAME.content_in_force(ContentFile(content, "the test") if content else None)
    g, book = GAME.table(GAME.settled(Setup(seats, dict(options))), given)
    return bytes(g.buffer), book


STEPS = {
    "roll": (Step.ROLL, Phase.ROLL),
    "pool": (Step.SORTED, Phase.ROLL),
    "dice": (Step.PICK, Phase.DICE),
    "before market": (Step.BEFORE_MARKET, Phase.DICE),
    "market": (Step.OPEN, Phase.MARKET),
    "cleanup": (Step.REFRESH, Phase.CLEANUP),
    "scoring": (Step.SHED, Phase.SCORING),
    "start": (0, 0),
}


class Scene(Stage):
    """A game in a given position.

    `at`: "roll", "pool" (a window before the first pick), "dice" (the first pick), "before market", "market",
    "cleanup", "scoring" (cards may go, then all is counted) or "start" (the set-up from its first step).
    """

    def __init__(
        self,
        *heroes: Hero,
        at: str = "dice",
        pool: str = "",
        market: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        pile: Sequence[str] = (),
        initiative: Sequence[int] = (),
        coins: Sequence[int] = (),
        bag: Mapping[str, int] | None = None,
        start: int = 0,
        round: int = 1,
        content: str = "",
        variant: Mapping[str, str] | None = None,
        **options: str,
    ) -> None:
        options.update(variant or {})
        data, book = _start(len(heroes), tuple(sorted(options.items())), content)
        super().__init__(GAME, GAME.layout(len(heroes)).table(data), book)
        g = self.g
        g.step, g.phase = STEPS[at]
        if at != "start":
            for colour in range(Colour.count):
                g.bag[colour] = self.book.bag_size[colour] if bag is None else bag.get(Colour.names[colour], 0)
            for seat, hero in enumerate(heroes):
                self._sit(seat, hero, bag is None)
            for i, (colour, face) in enumerate(_dice(pool)):
                g.p_colour[i], g.p_value[i] = colour, face
                g.bag[colour] -= bag is None
            g.bag_n = sum(g.bag)
            self._lay_cards(heroes, market, deck, pile)
            for seat, card in enumerate(initiative):
                g.initiative[seat] = card
                if card:
                    g.p_value[card - 1] = 0
            for card in coins:
                g.coin[card - 1] = 1
            g.start, g.round = start, round
        GAME.start(g, self.book)

    def _sit(self, seat: int, hero: Hero, drawn: bool) -> None:
        g = self.g
        g.klass[seat] = box.CLASSES.index(hero.klass) + 1
        g.race[seat] = box.RACES.index(hero.race) + 1
        g.backstory[seat] = box.BACKSTORIES.index(hero.backstory) + 1
        g.alignment[seat] = box.ALIGNMENTS.index(hero.alignment) + 1
        g.at[seat] = LEANINGS.index(hero.at)
        g.gold[seat], g.tokens[seat] = hero.gold, hero.tokens
        for row, attribute in enumerate(Attribute.names):
            dice = _dice(hero.rows.get(attribute, ""))
            dice += [(Colour.by_name["white"], 1)] * (CELLS - len(dice) if hero.full else 0)
            for i, (colour, face) in enumerate(dice):
                g.colour[seat, row * CELLS + i], g.value[seat, row * CELLS + i] = colour, face
                g.bag[colour] -= drawn and not hero.full
            g.filled[seat, row] = len(dice)
        for card in map(box.CARDS.index, hero.cards):
            g.held[seat] |= 1 << card
            if box.CARDS[card] in box.SKILLS:
                g.skills[seat] |= 1 << skill_of(card)
                g.ready[seat] |= 0 if box.CARDS[card] in hero.tired else 1 << skill_of(card)
        refresh_passives(g, self.book, seat)

    def _lay_cards(
        self, heroes: Sequence[Hero], market: Sequence[str], deck: Sequence[str] | None, pile: Sequence[str]
    ) -> None:
        g = self.g
        elsewhere = {*market, *pile, *(card for hero in heroes for card in hero.cards)}
        if deck is None:
            deck = [card for card in box.CARDS if card not in elsewhere and not self.book.boxed[box.CARDS.index(card)]]
        for name, cards in (("row", market), ("deck", deck), ("pile", pile)):
            for i, card in enumerate(cards):
                getattr(g, name)[i] = box.CARDS.index(card)
            setattr(g, f"{name}_n", len(cards))

    # --- reading the table ---

    def die(self, seat: int, cell: str) -> str:
        i = _cell(cell)
        value = self.g.value[seat, i]
        return f"{Colour.names[self.g.colour[seat, i]]} {value}" if value else ""

    def row(self, seat: int, attribute: str) -> str:
        return ", ".join(filter(None, (self.die(seat, f"{attribute} {i}") for i in (1, 2, 3))))

    @property
    def pool(self) -> str:
        """What lies on the initiative cards, a dash for one that is taken."""
        g, n = self.g, self.book.cards_out
        return ", ".join(f"{Colour.names[g.p_colour[i]]} {g.p_value[i]}" if g.p_value[i] else "-" for i in range(n))

    def at(self, seat: int) -> str:
        return LEANINGS[self.g.at[seat]]

    def cards(self, seat: int) -> list[str]:
        return [card for i, card in enumerate(box.CARDS) if (self.g.held[seat] >> i) & 1]

    def ready(self, seat: int) -> list[str]:
        return [skill for i, skill in enumerate(box.SKILLS) if (self.g.ready[seat] >> i) & 1]

    def _names(self, field: str) -> list[str]:
        return [box.CARDS[getattr(self.g, field)[i]] for i in range(getattr(self.g, f"{field}_n"))]

    @property
    def market(self) -> list[str]:
        return self._names("row")

    @property
    def pile(self) -> list[str]:
        return self._names("pile")

    @property
    def trash(self) -> list[str]:
        return self._names("trash")

    @property
    def deck(self) -> list[str]:
        return self._names("deck")

    # --- answering ---

    # nature

    def rolls(self, *faces: int) -> None:
        for face in faces:
            self.expect("roll of nature", "extra-die of nature", "enemy of nature", "start of nature")
            self.reply(face - 1)

    def draws(self, *things: str) -> None:
        """Dice by their colors, market cards, backstories and alignments by their names."""
        for thing in things:
            g = self.g
            if self.asked in ("die of nature", "class-die of nature"):
                self.reply(sum(g.bag[c] for c in range(Colour.by_name[thing])))
            elif self.asked == "backstory of nature":
                free = [name for i, name in enumerate(box.BACKSTORIES) if not (g.stories >> i) & 1]
                self._take(thing, free)
            elif self.asked == "alignment of nature":
                self._take(thing, [name for i, name in enumerate(box.ALIGNMENTS) if not (g.leaning >> i) & 1])
            else:
                self.expect("card of nature")
                deck = self.deck
                first = g.top_n if g.options == g.deck_n - g.top_n and g.options != g.top_n and g.top_n else 0
                self._take(thing, deck[first : first + g.options])

    def draws_and_rolls(self, *dice: str) -> None:
        for die in dice:
            colour, face = die.split()
            self.draws(colour)
            self.rolls(int(face))

    # set-up

    def takes_race(self, seat: int, race: str) -> None:
        self.expect(f"race of seat {seat}")
        self._take(race, [name for i, name in enumerate(box.RACES) if not (self.g.boards >> i) & 1])

    def takes_class(self, seat: int, klass: str) -> None:
        self.expect(f"side of seat {seat}", f"class of seat {seat}")
        b, g = self.book, self.g
        if g.options == 2 and self.asked.startswith("side"):
            offered = [c for i, c in enumerate(box.CLASSES) if b.class_colour[i] == g.drawn]
        else:
            offered = [c for i, c in enumerate(box.CLASSES) if not (g.cards >> b.class_colour[i]) & 1]
        self._take(klass, offered)

    def lays(self, seat: int, die: str, row: str) -> None:
        """A starting die goes to a row."""
        self.expect(f"place of seat {seat}")
        g = self.g
        rows = [r for r in range(6) if g.filled[seat, r] < CELLS]
        offered = []
        for k in range(g.options):
            code = g.hand[seat, nth_different(g, seat, k // len(rows))]
            name = f"{Colour.names[code_colour(code)]} {code_face(code)}"
            offered.append((name, Attribute.names[nth_open_row(g, seat, k % len(rows))]))
        self._take((die, row), offered)

    # dice

    def orders(self, seat: int, colour: str) -> None:
        """The next of several equal dice."""
        self.expect(f"order of seat {seat}")
        g = self.g
        self._take(colour, [Colour.names[g.p_colour[nth_order(g, g.sorted, k)]] for k in range(g.options)])

    def picks(self, seat: int, card: int) -> None:
        self.expect(f"initiative of seat {seat}")
        self._take(card, [nth_in_pool(self.g, k) + 1 for k in range(in_pool(self.g))])

    def places(self, seat: int, row: str) -> None:
        self.expect(f"row of seat {seat}")
        self._take(row, [Attribute.names[nth_open_row(self.g, seat, k)] for k in range(self.g.options)])

    def drafts(self, seat: int, card: int, row: str) -> None:
        self.picks(seat, card)
        self.places(seat, row)

    # effects

    @property
    def offered(self) -> list[Any]:
        """What the open pick offers, in words; None is to leave it."""
        selector, things = self._named(candidate)
        return [self._word(selector, thing) for thing in things]

    def _word(self, selector: int, thing: int) -> Any:
        if thing == NO_CHOICE:
            return None
        if selector in (Selector.ANY_DIE, Selector.OTHER_DIE, Selector.SWAPPABLE_DIE, Selector.MOVABLE_DIE):
            return _cell_name(thing)
        if selector == Selector.DIE_AND_STEP:
            return f"{_cell_name(thing // 2)} {'+' if thing % 2 else '-'}"
        if selector == Selector.WAY:
            return Direction.names[thing]
        if selector == Selector.BAG_DIE:
            return Colour.names[thing]
        if selector in (Selector.POOL_DIE, Selector.ANY_POOL_DIE):
            return thing + 1
        if selector == Selector.OTHER_ROW:
            return Attribute.names[thing]
        return self.pile[thing]

    def chooses(self, seat: int, *things: Any) -> None:
        """Answer a pick after the other; None leaves it."""
        for thing in things:
            self.expect(f"pick of seat {seat}")
            self._take(thing, self.offered)

    def keeps(self, seat: int, new: bool) -> None:
        self.expect(f"choose of seat {seat}")
        self.reply(int(new))

    # skills

    def _ways(self) -> list[tuple[str, int | None]]:
        """The ways to act that are open now: a skill and whose it is if it is copied, the class ability, the
        action of the row, a weapon."""
        g, seat = self.g, self.g.asked
        if self.asked.startswith("react"):
            window, n = self.book.code[g.f_pc[g.sp - 1], Column.WHAT], g.options - 1
        elif self.asked.startswith("initiative"):
            window, n = SkillWindow.DRAFT, g.options - in_pool(g)
        else:
            window = SkillWindow.TURN
            n = g.options - purchases(g, self.book, seat) - (discards(g, self.book) if "market" in self.asked else 1)
        ways: list[tuple[str, int | None]] = []
        for k in range(n):
            way = nth_way(g, self.book, window, seat, k)
            if way >= Way.DROPPING:
                ways.append((box.CARDS[way - Way.DROPPING], None))
            elif way in (Way.PAID, Way.DEFERRED):
                ways.append(("ability" if way == Way.PAID else "action", None))
            else:
                other = way >> SEAT_BITS
                ways.append((box.SKILLS[way & ((1 << SEAT_BITS) - 1)], other - 1 if other else None))
        return ways

    def _acts(self, seat: int) -> None:
        self.expect(*(f"{question} of seat {seat}" for question in ("initiative", "react", "market", "more")))

    def ways(self, seat: int) -> list[str]:
        self._acts(seat)
        return [name for name, _ in self._ways()]

    def uses(self, seat: int, skill: str, of: int | None = None) -> None:
        """A skill of one's own, or, with Diplomacy, one `of` another; the "ability" of the class; the "action" left."""
        self._acts(seat)
        ways = self._ways()
        assert (skill, of) in ways, f"{skill} of {of} is not offered by {self.asked}: {ways}"
        self.reply(self.g.options - len(ways) + ways.index((skill, of)))

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.expect(f"react of seat {seat}")
            self.reply(0)

    # market

    @property
    def for_sale(self) -> list[str]:
        """Cards of the row that the seat in turn can pay."""
        seat = self.g.asked
        self.expect(f"market of seat {seat}", f"more of seat {seat}")
        return [
            self.market[nth_purchase(self.g, self.book, seat, k)] for k in range(purchases(self.g, self.book, seat))
        ]

    def buys(self, seat: int, card: str) -> None:
        self.expect(f"market of seat {seat}", f"more of seat {seat}")
        for_sale = self.for_sale
        assert card in for_sale, f"{card} is not offered: {for_sale}"
        self.reply((discards(self.g, self.book) if "market" in self.asked else 1) + for_sale.index(card))

    def discards(self, seat: int, card: str) -> None:
        self.expect(f"market of seat {seat}")
        assert not self.book.friendly
        self.reply(self.market.index(card))

    def takes_gold(self, seat: int) -> None:
        self.expect(f"market of seat {seat}")
        assert self.book.friendly
        self.reply(0)

    def stops(self, seat: int) -> None:
        self.expect(f"more of seat {seat}")
        self.reply(0)

    def drops(self, seat: int, card: str) -> None:
        """To make room, or where one acts anyway."""
        if self.asked != f"drop of seat {seat}":
            return self.uses(seat, card)
        self._take(card, [box.CARDS[nth_weapon(self.g, seat, k)] for k in range(self.g.options)])

    # cleanup and end

    def refreshes(self, seat: int, skill: str | None) -> None:
        self.expect(f"refresh of seat {seat}")
        tired = exhausted(self.g, seat)
        self._take(skill, [None, *(box.SKILLS[nth_one(tired, k)] for k in range(self.g.options - 1))])

    def sheds(self, seat: int, card: str | None) -> None:
        self.expect(f"shed of seat {seat}")
        self._take(card, [None, *self.cards(seat)])

    def part(self, seat: int, name: str) -> int:
        """A part of the final score."""
        assert self.g.over
        return int(self.g.parts[seat, Part.by_name[name]])


def scored(hero: Hero, *others: Hero, **more: Any) -> Scene:
    """The end of a game: nobody discards, and all is counted."""
    scene = Scene(hero, *others, at="scoring", **more)
    while not scene.g.over:
        scene.expect(f"shed of seat {scene.g.asked}")
        scene.reply(0)
    return scene


def _dice(names: str) -> list[tuple[int, int]]:
    dice = []
    for name in filter(None, (part.strip() for part in names.split(","))):
        colour, face = name.split()
        dice.append((Colour.by_name[colour], int(face)))
    return dice


def _cell(name: str) -> int:
    attribute, position = name.split()
    return Attribute.by_name[attribute] * CELLS + int(position) - 1


def _cell_name(cell: int) -> str:
    return f"{Attribute.names[cell // CELLS]} {cell % CELLS + 1}"


assert LEANINGS[GRID_CENTRE] == "neutral neutral"
