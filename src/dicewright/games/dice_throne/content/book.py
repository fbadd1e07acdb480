"""The book of a game: the declarations of all heroes as tables and rows of effects, and the switches in force."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from ....kernel.effects import (
    FIRST_VERB,
    Assembler,
    Do,
    Each,
    Effect,
    Nothing,
    Only,
    Or,
    Pick,
    Seq,
    Then,
    Verb,
    When,
)
from ....kernel.effects import Window as Opens
from ....kernel.game import Setup
from ....odds.keep_rule import keep_tables
from ..judge.worth import TOKEN_TENTHS, use_worth
from ..state import (
    CARD_NUMBERS,
    CODE_ROWS,
    HEALTH_DUEL,
    HEALTH_KING,
    HERO_COUNT,
    LEVELS,
    NOBODY,
    POWERS,
    READINGS,
    SLOTS,
    SWITCHES,
    TOKEN_COUNT,
    TRAITS,
    USES,
    Book,
    Mode,
    Window,
)
from . import COMMON, HERO_NAMES, HEROES
from . import language as lang
from .language import Ability, Card, Hero, Level, Power, Status, Use
from .readings import Readings, decoded, encoded, parts_of, settled, settled_hero
from .tokens import FIRST_COMPANION

APPLY_BLAST = Verb("apply_blast", FIRST_VERB + 100)
PUT_AWAY = Verb("put_away", FIRST_VERB + 101)
"""Of the rules' own: the damage of an explosion is applied; a card that was played goes to the discard pile."""

DICE_SELECTORS = range(lang.ANY_DIE_ANY_VALUE, lang.ANY_DIE + 1)
DICE_MOMENTS = (lang.Moment.OFFENSE_ROLL, lang.Moment.DEFENSE_ROLL, lang.Moment.OPPONENT_ROLL)


@dataclass(frozen=True)
class Owned:
    """A power, and what it belongs to: a token, or an ability of a hero at a level."""

    power: Power
    program: int
    hero: int = NOBODY
    slot: int = 0
    level: int = 0
    bot: int = 0


@dataclass(eq=False)
class Library:
    """Everything declared, assembled. It is the same for all set-ups; a set-up only chooses from it."""

    heroes: tuple[Hero, ...]
    assembler: Assembler = field(default_factory=lambda: Assembler(Window.THEN, Window.EXTRA))
    tables: dict[str, Any] = field(default_factory=dict)
    uses: list[tuple[int, int, int, Use]] = field(default_factory=list)
    """Hero, slot, level, use, in the order of their numbers."""
    powers: list[Owned] = field(default_factory=list)
    programs: dict[int, str] = field(default_factory=dict)
    """What the program that starts at a row belongs to, as `kind:hero:name`."""

    def deck(self, hero: int) -> tuple[Card, ...]:
        return (*COMMON, *self.heroes[hero].cards)

    def program(self, effect: Effect, what: str) -> int:
        if effect == Nothing():
            return 0
        start = self.assembler.program(effect)
        self.programs[start] = what
        return start


def in_rulebook_order(effect: Effect) -> Effect:
    """An offensive ability first does what needs no target, then what does, then its damage, and last what it does
    additionally, to everybody; a "then" is a bar between. DT-off-8 DT-def-1 DT-fx-8"""
    match effect:
        case Do(amount=amount) if amount.source == lang.IT_HOLDS.source:
            return lang.AIM() + effect  # a number read off the target
        case Then(first, second):
            return Then(in_rulebook_order(first), in_rulebook_order(second))
        case Seq(parts) if not any(isinstance(p, Do) and p.verb is lang.CONTEST for p in parts):
            return Seq(tuple(sorted((in_rulebook_order(part) for part in parts), key=_rank)))
    return effect


def _rank(effect: Effect) -> int:
    """0 needs no target, 1 does, 2 is damage, or a bot that acts on the attack as it stands then, 3 is
    collateral damage."""
    match effect:
        case Do(verb, who):
            if verb in (lang.HIT, lang.MORE, lang.ACTIVATE):
                return 2
            return 1 if who == lang.IT and verb not in (lang.MAKE_UNDEFENDABLE, lang.RECOIL, lang.EXTRA_PHASE) else 0
        case Each(_, Do(verb)) if verb is lang.SPLASH:
            return 3
        case Seq(parts):
            return max(map(_rank, parts))
        case Then():
            return 2
        case When(_, then, otherwise):
            return max(_rank(then), _rank(otherwise))
        case Or(options):
            return max(_rank(o.effect if isinstance(o, Only) else o) for o in options)
        case Pick(_, Do(verb)) if verb is lang.ACTIVATE:
            return 2
    return 0


def first_pick(effect: Effect) -> int | None:
    """The selector of the Pick that an effect begins with."""
    match effect:
        case Pick(selector):
            return selector
        case Seq(parts):
            return first_pick(parts[0])
        case Then(first):
            return first_pick(first)
        case When(_, then, otherwise):
            found = first_pick(then)
            return found if found == first_pick(otherwise) else None
    return None


def on_dice(effect: Effect, only: int) -> bool:
    pick = first_pick(effect)
    return only in DICE_MOMENTS or (pick is not None and pick & ((1 << lang.SELECTOR_BITS) - 1) in DICE_SELECTORS)


@cache
def _with_readings(numbers: tuple[int, ...]) -> Library:
    return library(decoded(HEROES, numbers))


def shipped() -> Library:
    """With the readings we prefer."""
    return _with_readings(_SHIPPED)


def readings_of(book: Book) -> tuple[int, ...]:
    """The readings that a book was filled with."""
    return tuple(book.readings[i] for i in range(len(_SHIPPED)))


def library_of(book: Book) -> Library:
    """The declarations behind a book."""
    return _with_readings(readings_of(book))


def library(readings: Readings) -> Library:
    lib = Library(tuple(settled_hero(hero, readings) for hero in HEROES))
    t = lib.tables
    t.update(keep_tables())
    t["windows"] = [lib.program(Opens(w), f"window::{Window.names[w]}") for w in range(Window.MAIN)]
    t["blast"] = lib.program(Opens(Window.BLAST) + APPLY_BLAST(who=lang.ME), "blast::")
    _tokens(lib)
    _abilities(lib)
    _cards(lib)
    t["opening"] = [lib.program(hero.opening, f"opening:{hero.name}:") for hero in lib.heroes]
    t["at_start"] = [[hero.start.get(token, 0) for token in range(TOKEN_COUNT)] for hero in lib.heroes]
    t["code"] = lib.assembler.table(CODE_ROWS)
    return lib


_SHIPPED = tuple(encoded(HEROES, {}))


def statuses(lib: Library) -> dict[int, tuple[int, Status]]:
    """Every status with the first hero that has it."""
    found: dict[int, tuple[int, Status]] = {}
    for h, hero in enumerate(lib.heroes):
        for status in hero.statuses:
            found.setdefault(status.token, (h, status))
    return found


def _tokens(lib: Library) -> None:
    t = lib.tables
    zeros: dict[str, Any] = {
        name: [0] * TOKEN_COUNT
        for name in ("limit", "own_limit", "owner", "token_kind", "token_upkeep", "token_turn_end", "token_activating")
    }
    trait = [[0] * TRAITS for _ in range(TOKEN_COUNT)]
    bot_power = [0] * TOKEN_COUNT
    raisable = _raised(lib)
    zeros["owner"] = [NOBODY] * TOKEN_COUNT
    for token, (h, status) in statuses(lib).items():
        what = f"status:{lib.heroes[h].name}:{token}"
        zeros["limit"][token] = status.limit
        zeros["token_kind"][token] = status.kind
        if status.own_limit or token in raisable or token >= FIRST_COMPANION:
            zeros["own_limit"][token] = status.own_limit or status.limit
            zeros["owner"][token] = h
        zeros["token_upkeep"][token] = lib.program(status.upkeep, what)
        zeros["token_turn_end"][token] = lib.program(status.turn_end, what)
        zeros["token_activating"][token] = lib.program(status.activating, what)
        for number, n in status.traits.items():
            trait[token][number] = n
        for power in status.powers:
            bot = token if status.kind == lang.StatusKind.COMPANION and power.advanced else 0
            program = lib.program(power.effect, f"power:{lib.heroes[h].name}:{power.name}")
            lib.powers.append(Owned(power, program, bot=bot))
            if bot:
                bot_power[token] = len(lib.powers)
    t.update(zeros)
    t["trait"] = trait
    t["token_worth"] = list(TOKEN_TENTHS)
    t["bot_power"] = bot_power


def _raised(lib: Library) -> set[int]:
    """Tokens whose limit something raises."""
    return {do.what for hero in lib.heroes for do in verbs(hero) if do.verb is lang.RAISE_LIMIT}


def verbs(thing: Any) -> list[Do]:
    """Every verb in a declaration."""
    if isinstance(thing, Do):
        return [thing]
    return [do for part in parts_of(thing) for do in verbs(part)]


def _abilities(lib: Library) -> None:
    t = lib.tables
    for name in ("slot_defense", "slot_upkeep", "slot_turn_end", "slot_activating", "slot_idle"):
        t[name] = [[[0] * LEVELS for _ in range(SLOTS)] for _ in range(HERO_COUNT)]
    for name in ("slot_kind", "slot_side"):
        t[name] = [[0] * SLOTS for _ in range(HERO_COUNT)]
    t["slots"] = [len(hero.abilities) for hero in lib.heroes]
    t["symbol_of"] = [_symbols(hero) for hero in lib.heroes]
    t["use_first"], t["use_count"] = [0] * HERO_COUNT, [0] * HERO_COUNT
    for h, hero in enumerate(lib.heroes):
        t["use_first"][h] = len(lib.uses)
        for slot, ability in enumerate(hero.abilities):
            t["slot_kind"][h][slot] = ability.kind
            t["slot_side"][h][slot] = ability.side
            for level, declared in enumerate(ability.levels):
                _level(lib, h, slot, level, ability, declared)
        t["use_count"][h] = len(lib.uses) - t["use_first"][h]
    columns: dict[str, list[int]] = {
        "use_slot": [slot for _, slot, _, _ in lib.uses],
        "use_level": [level for _, _, level, _ in lib.uses],
        "use_needs": [_packed(lib.heroes[h], use) for h, _, _, use in lib.uses],
        "use_straight": [use.needs.straight for _, _, _, use in lib.uses],
        "use_program": [
            lib.program(in_rulebook_order(use.effect), f"use:{lib.heroes[h].name}:{n}")
            for n, (h, _, _, use) in enumerate(lib.uses)
        ],
        "use_worth": [round(10 * use_worth(use)) for _, _, _, use in lib.uses],
    }
    if len(lib.uses) > USES:
        raise ValueError(f"{len(lib.uses)} uses of abilities do not fit the {USES} declared for the book")
    t.update({name: [*values, *[0] * (USES - len(values))] for name, values in columns.items()})


def _symbols(hero: Hero) -> list[int]:
    """The number of the symbol on each face; face 0 shows none."""
    shown = [0] * 7
    for i, faces in enumerate(hero.symbols.values()):
        for face in faces if isinstance(faces, tuple) else (faces,):
            shown[face] = i
    return shown


def _packed(hero: Hero, use: Use) -> int:
    faces = list(hero.symbols.values())
    return sum(n << 4 * faces.index(symbol) for symbol, n in use.needs.symbols.items())


def _level(lib: Library, h: int, slot: int, level: int, ability: Ability, declared: Level) -> None:
    t, hero = lib.tables, lib.heroes[h]
    what = f"ability:{hero.name}:{slot}:{level}"
    if declared.defense is not None:
        t["slot_defense"][h][slot][level] = lib.program(declared.defense, what)
    t["slot_upkeep"][h][slot][level] = lib.program(declared.upkeep, what)
    t["slot_turn_end"][h][slot][level] = lib.program(declared.turn_end, what)
    t["slot_activating"][h][slot][level] = lib.program(declared.activating, what)
    t["slot_idle"][h][slot][level] = lib.program(declared.idle, what)
    lib.uses += [(h, slot, level, use) for use in declared.uses]
    for power in declared.powers:
        program = lib.program(power.effect, f"power:{hero.name}:{power.name}")
        lib.powers.append(Owned(power, program, h, slot, level))


def _cards(lib: Library) -> None:
    t = lib.tables
    for name in ("kind", "cost", "only", "least", "slot", "level", "pick", "program"):
        t[f"card_{name}"] = [[0] * CARD_NUMBERS for _ in range(HERO_COUNT)]
    t["card_masks"] = [[0] * len(lang.Action.names) for _ in range(HERO_COUNT)]
    t["dice_cards"] = [0] * HERO_COUNT
    common = {card.number: _card_program(lib, replace(card, effect=settled(card.effect, {})), "") for card in COMMON}
    for h, hero in enumerate(lib.heroes):
        slots = {ability.name: slot for slot, ability in enumerate(hero.abilities)}
        for card in lib.deck(h):
            n = card.number
            pick = first_pick(card.effect)
            row = {
                "kind": card.kind,
                "cost": card.cost,
                "only": card.only,
                "least": card.least,
                "slot": slots.get(card.ability, 0),
                "level": max(0, card.level - 1),
                "pick": 0 if pick is None else pick + 1,
                "program": common.get(n) or _card_program(lib, card, hero.name),
            }
            for name, value in row.items():
                t[f"card_{name}"][h][n] = value
            t["card_masks"][h][card.kind] |= 1 << n
            if on_dice(card.effect, card.only):
                t["dice_cards"][h] |= 1 << n


def _card_program(lib: Library, card: Card, hero: str) -> int:
    """What a card says; then it is discarded. DT-card-3"""
    if card.kind == lang.Action.UPGRADE:
        return 0
    return lib.program(card.effect + PUT_AWAY(what=card.number, who=lang.ME), f"card:{hero}:{card.name}")


def mode_of(setup: Setup) -> int:
    return Mode.names.index(setup.options["mode"])


def heroes_of(setup: Setup) -> list[int]:
    return [HERO_NAMES.index(setup.options[f"hero.{seat}"]) for seat in range(setup.seats)]


def powers_of(lib: Library, heroes: list[int]) -> list[Owned]:
    """The powers that can come up in a game of these heroes."""
    tokens = {status.token for h in heroes for status in lib.heroes[h].statuses}
    return [
        owned
        for owned in lib.powers
        if (owned.hero in heroes if owned.hero != NOBODY else owned.power.token in tokens)
        and (not owned.bot or owned.bot in tokens)
    ]


def token_masks(lib: Library, tokens: Collection[int]) -> dict[str, Any]:
    """The tokens that can come up, and which of them do something at some moment, a bit each."""

    def bits(numbers: Iterable[int]) -> int:
        return sum(1 << token for token, n in enumerate(numbers) if n and token in tokens)

    t = lib.tables
    return {
        "tokens": bits([1] * TOKEN_COUNT),
        "trait_masks": [bits(row[trait] for row in t["trait"]) for trait in range(TRAITS)],
        **{f"{moment}_tokens": bits(t[f"token_{moment}"]) for moment in ("upkeep", "turn_end", "activating")},
    }


def fill_book(setup: Setup, content: Mapping[str, Any]) -> dict[str, Any]:
    readings = encoded(HEROES, content.get("readings", {}))
    lib = _with_readings(tuple(readings))
    heroes, mode = heroes_of(setup), mode_of(setup)
    powers = powers_of(lib, heroes)
    if len(powers) > POWERS:
        raise ValueError(f"{len(powers)} powers do not fit the {POWERS} declared for the book")

    def column(values: list[int]) -> list[int]:
        return [*values, *[0] * (POWERS - len(values))]

    picks = [first_pick(o.power.effect) for o in powers]
    bot_power = [0] * TOKEN_COUNT
    for p, owned in enumerate(powers):
        if owned.bot:
            bot_power[owned.bot] = p + 1
    token_powers, hero_powers = [0] * TOKEN_COUNT, [0] * HERO_COUNT
    for p, owned in enumerate(powers):
        if owned.hero != NOBODY:
            hero_powers[owned.hero] |= 1 << p
        else:
            token_powers[owned.bot or owned.power.token] |= 1 << p
    with_powers = [token for token in range(TOKEN_COUNT) if token_powers[token]]
    tokens = {status.token for h in heroes for status in lib.heroes[h].statuses}
    promo = setup.options["promo"] == "yes"
    return {
        **lib.tables,
        **{name: choices.index(setup.options[name]) for name, choices in SWITCHES.items()},
        "mode": mode,
        "start_health": HEALTH_KING if mode == Mode.KING else HEALTH_DUEL,
        "turn_limit": int(setup.options["turn_limit"]),
        "readings": [*readings, *[0] * (READINGS - len(readings))],
        "cards": [sum(1 << c.number for c in lib.deck(h) if promo or not c.promo) for h in range(HERO_COUNT)],
        **token_masks(lib, tokens),
        "powers": len(powers),
        "power_tokens": len(with_powers),
        "power_token_of": column(with_powers),
        "token_powers": token_powers,
        "hero_powers": hero_powers,
        "power_when": column([o.power.when for o in powers]),
        "power_only": column([o.power.only for o in powers]),
        "power_least": column([o.power.least for o in powers]),
        "power_token": column([o.power.token for o in powers]),
        "power_cost": column([o.power.cost for o in powers]),
        "power_cp": column([o.power.cp for o in powers]),
        "power_advanced": column([o.power.advanced for o in powers]),
        "power_bot": column([o.bot for o in powers]),
        "power_once": column([int(o.power.once) for o in powers]),
        "power_per_attack": column([o.power.per_attack for o in powers]),
        "power_pick": column([0 if pick is None else pick + 1 for pick in picks]),
        "power_dice": column([int(on_dice(o.power.effect, o.power.only)) for o in powers]),
        "power_hero": column([o.hero for o in powers]),
        "power_slot": column([o.slot for o in powers]),
        "power_level": column([o.level for o in powers]),
        "power_program": column([o.program for o in powers]),
        "bot_power": bot_power,
    }
