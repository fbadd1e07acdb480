"""Scenes of Dice Throne.

Everything is named as a player would: heroes, cards, abilities, powers and tokens by their names, dice by their place
from 1. Hands are empty unless the test fills them.

    scene = Scene(Player("barbarian", hand="get_some", cp=2), Player("paladin", tokens={"protect": 1}), at="offense")
    scene.rolls(1, 1, 2, 4, 6)           # the five dice
    scene.stops(0)                       # keep them all
    scene.declares(0, "smack")           # three swords; "smack 4" names the tier of four
    scene.passes(0, 1)                   # windows, in the order they open
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dicewright.games.dice_throne.codes import CARD_CODES, SLOT_CODES, USE_CODES
from dicewright.games.dice_throne.content import HEROES
from dicewright.games.dice_throne.content.book import tables
from dicewright.games.dice_throne.content.language import SELECTOR_KIND, Among
from dicewright.games.dice_throne.content.library import Library, Way, hero_named, hero_numbered
from dicewright.games.dice_throne.content.parts import AbilityKind, Hero
from dicewright.games.dice_throne.content.tokens import TOKENS
from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.rules.companions import nth_growth, nth_spirit
from dicewright.games.dice_throne.rules.defense import nth_defense
from dicewright.games.dice_throne.rules.dice import nth_choice
from dicewright.games.dice_throne.rules.effects import candidate
from dicewright.games.dice_throne.rules.offense import nth_use
from dicewright.games.dice_throne.rules.selectors import TOKEN_BITS, VALUE_BITS, nth_seat
from dicewright.games.dice_throne.rules.timing import cards_to_play, powers_to_use, reaction
from dicewright.games.dice_throne.state import Phase, Source, Step, Window
from dicewright.kernel.assembler import Column
from dicewright.kernel.bits import nth_one, ones
from dicewright.kernel.game import Setup
from dicewright.kernel.record import Header
from staging import Stage


@dataclass(frozen=True)
class Player:
    """A seat: hero, hand (names, comma separated), tokens, ability levels (1 to 3). Health None: as at the start.
    `deck`: the cards still in the deck, None for all that are not elsewhere."""

    hero: str = "barbarian"
    hand: str = ""
    cp: int = 0
    health: int | None = None
    tokens: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[str, int] = field(default_factory=dict)
    deck: str | None = None
    discard: str = ""
    side: str = "human"


STEPS = {
    "start": (Step.FIRST, 0),
    "turn": (Step.TURN, Phase.UPKEEP),
    "income": (Step.INCOME, Phase.UPKEEP),
    "main": (Step.MAIN, Phase.MAIN_1),
    "offense": (Step.OFFENSE, Phase.MAIN_1),
    "main 2": (Step.MAIN, Phase.MAIN_2),
    "discard": (Step.DISCARD, Phase.DISCARD),
}


STATUSES = {status.token.name: status for hero in HEROES for status in hero_named(hero.name).statuses}


@cache
def _start(
    heroes: tuple[str, ...], tokens: frozenset[str], options: tuple[tuple[str, str], ...]
) -> tuple[bytes, Header, Library]:
    """A scene may lay any token on the table, whoever brings it."""
    setup = GAME.settled(Setup(len(heroes), {**dict(options), **{f"hero.{i}": h for i, h in enumerate(heroes)}}))
    g, book = GAME.table(setup)
    lib = Library([hero_named(name) for name in heroes], [STATUSES[name] for name in sorted(tokens)])
    book.layout.fill(book, tables(lib))
    return bytes(g.buffer), book, lib


WITNESSED: set[str] = set()
"""What scenes have shown so far: see `Scene._witness`."""


def use_name(hero: Hero, way: Way) -> str:
    """An extra ability by its own name, a tier as "smack 4", anything else by the ability's name."""
    slot, level, declared = way
    ability = hero.abilities[slot]
    if declared.name:
        return declared.name
    own = [u for u in ability.levels[level].uses if not u.name]
    if len(own) == 1:
        return ability.name
    needs = declared.needs
    return f"{ability.name} {needs.straight or sum(needs.symbols.values())}"


def names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


class Scene(Stage):
    """A game in a given position. `at`: "start", "turn" (upkeep), "income", "main", "offense", "main 2", "discard";
    `active`: whose turn; `turn`: how many have been (1: the first player's first income is past)."""

    def __init__(self, *players: Player, at: str = "offense", active: int = 0, turn: int = 2, **options: str) -> None:
        self.players = players
        laid = frozenset(name for player in players for name in player.tokens)
        data, book, self.lib = _start(tuple(p.hero for p in players), laid, tuple(sorted(options.items())))
        super().__init__(GAME, GAME.layout(len(players)).table(data), book)
        g = self.g
        self.powers = [owned.power.name for owned in self.lib.powers]
        g.step, g.phase = STEPS[at]
        g.active, g.turn = active, turn
        if at != "start":
            for seat, player in enumerate(players):
                self._sit(seat, player)
        for seat, hero in enumerate(self.lib.heroes):
            for ability in hero.abilities:
                if ability.kind == AbilityKind.PASSIVE:
                    WITNESSED.add(f"{hero.name}: {ability.name} at level {self.level(seat, ability.name)}")
        GAME.start(g, self.book)

    @property
    def teams(self) -> tuple[int, ...]:
        return tuple(self.g.team[seat] for seat in range(self.g.layout.seats))

    def _sit(self, seat: int, player: Player) -> None:
        g = self.g
        g.cp[seat] = player.cp
        if player.health is not None:
            g.health[g.pool[seat]] = player.health
        for name, n in player.tokens.items():
            g.token[seat, self.lib.number[TOKENS[name]]] = n
        for name, level in player.levels.items():
            g.level[seat, self._slot(seat, name)] = level - 1
        g.side[seat] = {"human": 1, "cursed": 2}[player.side]
        hand, gone = self._mask(seat, names(player.hand)), self._mask(seat, names(player.discard))
        g.hand[seat], g.discard[seat] = hand, gone
        g.held[seat] = ones(hand)
        every = self.book.decks[seat] & ~hand & ~gone
        g.deck[seat] = every if player.deck is None else self._mask(seat, names(player.deck))
        g.left[seat] = ones(g.deck[seat])

    def _hear(self, number: int, values: tuple[int, ...]) -> None:
        super()._hear(number, values)
        if not number.secret:
            self._witness(*self.events[-1])

    def _witness(self, kind: str, said: Mapping[str, int]) -> None:
        """Remember uses and defences with their level, cards, powers and tokens that came up, for the test that
        everything declared has a scenario."""
        if kind == "activated":
            hero, way = self.lib.heroes[said["seat"]], self.lib.uses[said["seat"]][said["use"] % USE_CODES]
            WITNESSED.add(f"{hero.name}: {use_name(hero, way)} at level {way.level + 1}")
        elif kind == "defended":
            hero = self.lib.heroes[said["seat"]]
            ability = hero.abilities[said["slot"] % SLOT_CODES].name
            WITNESSED.add(f"{hero.name}: {ability} at level {self.level(said['seat'], ability)}")
        elif kind in ("played", "upgraded"):
            number, card = divmod(said["card"], CARD_CODES)
            WITNESSED.add(f"{hero_numbered(number).name}: card {self._card_name(said['seat'], card)}")
        elif kind == "power":
            owned = self.lib.powers[said["power"]]
            hero_name = f"{owned.hero.name}: " if owned.hero else ""
            level_name = f" at level {owned.level + 1}" if owned.hero else ""
            WITNESSED.add(f"{hero_name}power {owned.power.name}{level_name}")
        elif kind in ("token-gained", "token-lost"):
            moves = "comes" if kind == "token-gained" else "goes"
            WITNESSED.add(f"token {self.lib.tokens[said['token']].name} {moves}")

    # --- names and numbers ---

    def _slot(self, seat: int, name: str) -> int:
        return [a.name for a in self.lib.heroes[seat].abilities].index(name)

    def _card(self, seat: int, name: str) -> int:
        return next(c.number for c in self.lib.decks[seat] if c.name == name)

    def _card_name(self, seat: int, number: int) -> str:
        return next(c.name for c in self.lib.decks[seat] if c.number == number)

    def _token(self, number: int) -> str:
        return self.lib.tokens[number].name

    def _mask(self, seat: int, cards: Sequence[str]) -> int:
        return sum(1 << self._card(seat, name) for name in cards)

    def _cards(self, seat: int, mask: int) -> list[str]:
        return [self._card_name(seat, nth_one(mask, k)) for k in range(ones(mask))]

    # --- reading the table ---

    def health(self, seat: int) -> int:
        return int(self.g.health[self.g.pool[seat]])

    def lost(self, seat: int) -> int:
        """Health lost since the scene began."""
        given = self.players[seat].health
        return (self.book.start_health if given is None else given) - self.health(seat)

    def cp(self, seat: int) -> int:
        return int(self.g.cp[seat])

    def token(self, seat: int, name: str) -> int:
        return int(self.g.token[seat, n]) if (n := self.lib.number.get(TOKENS[name])) else 0

    def tokens(self, seat: int) -> dict[str, int]:
        return {token.name: n for k, token in enumerate(self.lib.tokens) if (n := int(self.g.token[seat, k]))}

    def hand(self, seat: int) -> list[str]:
        return self._cards(seat, self.g.hand[seat])

    def discarded(self, seat: int) -> list[str]:
        return self._cards(seat, self.g.discard[seat])

    def level(self, seat: int, ability: str) -> int:
        return int(self.g.level[seat, self._slot(seat, ability)]) + 1

    def dice(self) -> list[int]:
        return [int(v) for v in self.g.die]

    # --- answering ---

    # nature

    def rolls(self, *faces: int) -> None:
        for face in faces:
            self.expect(*(f"{kind} of nature" for kind in ("die", "extra-die", "reroll", "target-die", "first")))
            self.reply(face - 1)

    def draws(self, *cards: str) -> None:
        for card in cards:
            self.expect("draw of nature")
            self._take(card, self._cards(self.g.drawer, self.g.deck[self.g.drawer]))

    def loses_at_random(self, card: str) -> None:
        self.expect("random-card of nature")
        self._take(card, self.hand(self.g.shedder))

    # the turn

    @property
    def main_options(self) -> list[str]:
        """Options of a main phase: "end", "play X", "sell X", "use X"."""
        seat = self.g.asked
        self.expect(f"main of seat {seat}")
        plays = [f"play {name}" for name in self._cards(seat, cards_to_play(self.g, self.book, Window.MAIN, seat))]
        sales = [f"sell {name}" for name in self.hand(seat)]
        n = self.g.options - 1 - len(plays) - len(sales)
        return [
            "end",
            *plays,
            *sales,
            *(f"use {self.powers[nth_one(powers_to_use(self.g, self.book, Window.MAIN, seat), k)]}" for k in range(n)),
        ]

    @property
    def reactions(self) -> list[str]:
        """Options of a window: "pass", "play X", "use X"."""
        g, seat = self.g, self.g.asked
        self.expect(f"react of seat {seat}")
        window = self.book.code[g.f_pc[g.sp - 1], Column.WHAT]
        ways = [reaction(g, self.book, window, seat, k) for k in range(g.options - 1)]
        named = [f"play {self._card_name(seat, w)}" if w > 0 else f"use {self.powers[-1 - w]}" for w in ways]
        return ["pass", *named]

    def _does(self, seat: int, what: str) -> None:
        if self.asked == f"main of seat {seat}":
            self._take(what, self.main_options)
        else:
            self.expect(f"react of seat {seat}")
            self._take(what, self.reactions)

    def plays(self, seat: int, card: str) -> None:
        self._does(seat, f"play {card}")

    def uses(self, seat: int, power: str) -> None:
        self._does(seat, f"use {power}")

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.expect(f"react of seat {seat}")
            self.reply(0)

    def sells(self, seat: int, card: str | None) -> None:
        """In a main phase, or in the discard phase; None stops there."""
        if self.asked == f"sell of seat {seat}":
            self._take(card, [*self.hand(seat), None][: self.g.options])
        else:
            self._does(seat, f"sell {card}")

    def ends(self, seat: int) -> None:
        """The main phase."""
        self._does(seat, "end")

    def orders(self, seat: int, what: str) -> None:
        """The next effect of upkeep or of the end of a turn: a token or an ability."""
        self.expect(f"order of seat {seat}")
        g = self.g
        due = [self._token(nth_one(g.tokens_due, k)) for k in range(ones(g.tokens_due))]
        abilities = self.lib.heroes[seat].abilities
        due += [abilities[nth_one(g.slots_due, k)].name for k in range(ones(g.slots_due))]
        self._take(what, due)

    # roll phases

    def rerolls(self, seat: int, *dice: int) -> None:
        """Dice by their place from 1; also the dice of an extra attempt, or those an effect lets one roll again."""
        self.expect(f"keep of seat {seat}", f"again of seat {seat}")
        mask = sum(1 << (i - 1) for i in dice)
        if self.asked.startswith("again"):
            self._take(mask, [nth_choice(self.g, k) for k in range(self.g.options)])
        else:
            self.reply(mask)

    def stops(self, seat: int) -> None:
        self.rerolls(seat)

    @property
    def declarable(self) -> list[str | None]:
        """None, the uses of abilities the dice allow, and "roll" to go back to the attempts that are left."""
        self.expect(f"declare of seat {self.g.active}")
        uses = [nth_use(self.g, self.book, k) for k in range(self.g.options - 1)]
        hero, ways = self.lib.heroes[self.g.active], self.lib.uses[self.g.active]
        return [None, *("roll" if use < 0 else use_name(hero, ways[use]) for use in uses)]

    def declares(self, seat: int, what: str | None) -> None:
        self.expect(f"declare of seat {seat}")
        self._take(what, self.declarable)

    def attempts(self, seat: int, dice: Sequence[int], ability: str | None) -> None:
        """Roll these five, stop, declare."""
        self.rolls(*dice)
        self.stops(seat)
        self.declares(seat, ability)

    def defends(self, seat: int, ability: str | None) -> None:
        self.expect(f"defend of seat {seat}")
        abilities = self.lib.heroes[seat].abilities
        slots = [nth_defense(self.g, self.book, seat, k) for k in range(self.g.options - 1)]
        self._take(ability, [None, *(abilities[slot].name for slot in slots)])

    def targets(self, seat: int, target: int) -> None:
        self.expect(f"target of seat {seat}")
        self._take(target, [nth_seat(self.g, 0, self.g.active, k) for k in range(self.g.options)])

    def stands_up(self, seat: int, pays: bool) -> None:
        self.expect(f"knockdown of seat {seat}")
        self.reply(int(pays))

    # effects

    @property
    def offered(self) -> list[Any]:
        """What the open pick offers: seats as ints, sets of seats as tuples, tokens as (seat, name), dice by their
        place from 1 (with a value as (die, value)), sources of damage, bots and spirits by name, numbers as ints."""
        selector, things = self._named(candidate)
        return [self._word(selector, thing) for thing in things]

    def _word(self, selector: int, thing: int) -> Any:
        name = Among.by_number[selector & SELECTOR_KIND]
        if name in ("tokens", "own_tokens", "tokens_of_it", "fresh"):
            return thing >> TOKEN_BITS, self._token(thing & ((1 << TOKEN_BITS) - 1))
        if name in ("opponent_sets", "player_sets"):
            return tuple(seat for seat in range(len(self.players)) if thing >> seat & 1)
        if name in ("any_die_any_value", "any_die_step", "own_die_same"):
            return (thing >> VALUE_BITS) + 1, thing & ((1 << VALUE_BITS) - 1)
        if name.endswith("_die") or name == "showing":
            return thing + 1
        if name == "sources":
            return Source.names[thing]
        if name in ("growth", "bots_to_build", "bots_to_upgrade", "bots_built"):
            return self._token(thing)
        return thing

    def picks(self, seat: int, *things: Any) -> None:
        for thing in things:
            self.expect(f"pick of seat {seat}")
            self._take(thing, self.offered)

    def chooses(self, seat: int, *options: int) -> None:
        """Sides of an "or", counted from 0; "may" is 0 no, 1 yes."""
        for a in options:
            self.expect(f"choose of seat {seat}")
            self.reply(a)

    def discards(self, seat: int, card: str) -> None:
        self.expect(f"discard of seat {seat}")
        self._take(card, self.hand(seat))

    def searches(self, seat: int, card: str) -> None:
        self.expect(f"search of seat {seat}")
        self._take(card, self._cards(seat, self.g.deck[seat]))

    def grows(self, seat: int, *spirits: str) -> None:
        for spirit in spirits:
            self.expect(f"grow of seat {seat}")
            self._take(spirit, [self._token(nth_growth(self.g, self.book, seat, k)) for k in range(self.g.options)])

    def fells(self, seat: int, *spirits: str) -> None:
        for spirit in spirits:
            self.expect(f"fell of seat {seat}")
            self._take(spirit, [self._token(nth_spirit(self.g, self.book, seat, k)) for k in range(self.g.options)])

    def answers(self, seat: int, kind: str, a: int) -> None:
        """Any other question: nyra (1 she takes it), share (how much she takes), ransom (1 pays)."""
        self.expect(f"{kind} of seat {seat}")
        self.reply(a)
