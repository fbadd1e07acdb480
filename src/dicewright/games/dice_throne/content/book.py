"""The book of a game: what the heroes at its table bring, as tables and rows of effects, and the switches in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ....kernel.effects import Act, Effect
from ....kernel.game import Setup
from ....kernel.layout import Values
from ..numbers import HEALTH_DUEL, HEALTH_KING
from ..sizes import CARD_NUMBERS, CODE_COMMON, CODE_EACH, LEVELS, POWERS_EACH, READINGS, SLOTS, TOKENS_EACH, USES
from ..state import NOBODY, Mode
from .heroes import HEROES
from .language import Do
from .library import NO_MOMENTS, Board, Library, library
from .order import first_pick, on_dice
from .parts import Action, Hero, StatusKind, Trait, Use
from .readings import Readings, encoded, parts_of, readings_in
from .switches import SWITCHES, Promo
from .tokens import ALL_BOTS, ALL_SPIRITS, CHI, NYRA, NYRA_ACTIVE

Columns = dict[str, Values]
"""Numbers, or rows of them, by field of the book."""


def mode_of(setup: Setup) -> int:
    return Mode.by_name[setup.options["mode"]]


def heroes_of(setup: Setup) -> list[Hero]:
    """By seat."""
    named = {hero.name: hero for hero in HEROES}
    return [named[setup.options[f"hero.{seat}"]] for seat in range(setup.seats)]


def library_for(setup: Setup, content: Mapping[str, object]) -> Library:
    heroes, said = heroes_of(setup), readings_in(content)
    return library(tuple(hero.number for hero in heroes), tuple(_readings(hero, said) for hero in heroes))


def _readings(hero: Hero, said: Readings) -> tuple[int, ...]:
    numbers = encoded(hero, said.get(hero.name, {}))
    _fits(hero.name, "READINGS", len(numbers), READINGS)
    return tuple(_padded(numbers, READINGS))


def decks_of(setup: Setup, lib: Library) -> list[int]:
    """All cards of every deck, a bit for each number. DT-set-6"""
    promo = Promo.by_name[setup.options["promo"]] == Promo.YES
    return [_bits(card.number for card in deck if promo or not card.is_promo) for deck in lib.decks]


def fill_book(setup: Setup, content: Mapping[str, object]) -> dict[str, Values]:
    lib, said = library_for(setup, content), readings_in(content)
    return {
        **tables(lib),
        **{name: choices.index(setup.options[name]) for name, choices in SWITCHES.items()},
        "mode": mode_of(setup),
        "start_health": HEALTH_KING if mode_of(setup) == Mode.KING else HEALTH_DUEL,
        "turn_limit": int(setup.options["turn_limit"]),
        "readings": [_readings(hero, said) for hero in heroes_of(setup)],
        "decks": decks_of(setup, lib),
    }


def tables(lib: Library) -> Columns:
    """What the declarations say, whatever the set-up."""
    heroes = " and ".join(hero.name for hero in lib.heroes)
    _fits(heroes, "CODE_EACH", (len(lib.code) - CODE_COMMON) // len(lib.heroes), CODE_EACH)
    return {
        "code": lib.code,
        "windows": lib.windows,
        "blast": lib.blast,
        **_uses(lib),
        **_abilities(lib),
        **_cards(lib),
        **_tokens(lib),
        **_powers(lib),
    }


def _padded(row: Sequence[int], width: int) -> list[int]:
    return [*row, *[0] * (width - len(row))]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


# --- abilities ---


def _uses(lib: Library) -> Columns:
    """Seat by seat, in the order of their numbers."""

    def column(value: Callable[[Hero, Use], int]) -> list[list[int]]:
        rows = zip(lib.heroes, lib.uses, strict=True)
        return [_padded([value(hero, way.use) for way in ways], USES) for hero, ways in rows]

    return {
        "symbol_of": [_symbols(hero) for hero in lib.heroes],
        "use_count": [len(ways) for ways in lib.uses],
        "use_slot": [_padded([way.slot for way in ways], USES) for ways in lib.uses],
        "use_level": [_padded([way.level for way in ways], USES) for ways in lib.uses],
        "use_needs": column(_packed),
        "use_straight": column(lambda hero, use: use.needs.straight),
        "use_attacks": column(lambda hero, use: int(any(do.verb is Do.HIT for do in verbs(use.effect)))),
        "use_program": [_padded(board.uses, USES) for board in lib.boards],
    }


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


def _abilities(lib: Library) -> Columns:
    def programs(name: str) -> list[list[list[int]]]:
        return [[_levels(board, slot, name) for slot in range(SLOTS)] for board in lib.boards]

    return {
        "slots": [len(hero.abilities) for hero in lib.heroes],
        "slot_kind": [_padded([ability.kind for ability in hero.abilities], SLOTS) for hero in lib.heroes],
        "slot_side": [_padded([ability.side for ability in hero.abilities], SLOTS) for hero in lib.heroes],
        **{f"slot_{name}": programs(name) for name in ("defense", "upkeep", "turn_end", "activating", "idle")},
        "opening": [board.opening for board in lib.boards],
    }


def _levels(board: Board, slot: int, name: str) -> list[int]:
    """The programs of an ability at some moment, level by level."""
    return [getattr(board.levels.get((slot, level), NO_MOMENTS), name) for level in range(LEVELS)]


# --- cards ---


def _cards(lib: Library) -> Columns:
    """Seat by seat, by the numbers of the cards."""
    rows: dict[str, list[list[int]]] = {
        name: [[0] * CARD_NUMBERS for _ in lib.heroes]
        for name in ("kind", "cost", "only", "least", "slot", "level", "pick", "program")
    }
    for seat, hero in enumerate(lib.heroes):
        slots = {ability.name: slot for slot, ability in enumerate(hero.abilities)}
        for card in lib.decks[seat]:
            row = {
                "kind": card.kind,
                "cost": card.cost,
                "only": card.only,
                "least": card.least,
                "slot": slots.get(card.ability, 0),
                "level": max(0, card.level - 1),
                "pick": _pick(lib, card.effect),
                "program": lib.boards[seat].cards[card.number],
            }
            for name, value in row.items():
                rows[name][seat][card.number] = value
    return {
        **{f"card_{name}": row for name, row in rows.items()},
        "card_masks": [
            [_bits(card.number for card in deck if card.kind == kind) for kind in range(len(Action.names))]
            for deck in lib.decks
        ],
        "dice_cards": [_bits(c.number for c in deck if on_dice(c.effect, c.only)) for deck in lib.decks],
    }


def _pick(lib: Library, effect: Effect) -> int:
    """The selector that an effect begins with, from 1; 0: none."""
    pick = first_pick(effect)
    return 0 if pick is None else lib.numbered(pick) + 1


# --- tokens ---


def _tokens(lib: Library) -> Columns:
    """By the numbers of the tokens; row 0 is nobody's."""
    numbers = range(1, len(lib.tokens))
    statuses = [lib.statuses[n] for n in numbers]
    raised = {do.what for hero in lib.heroes for do in verbs(hero) if do.verb is Do.RAISE_LIMIT}
    owned = [s.own_limit or s.token in raised or s.kind == StatusKind.COMPANION for s in statuses]
    moments = [lib.moments[n] for n in numbers]
    trait = [[0] * Trait.count for _ in lib.tokens]
    for n, status in zip(numbers, statuses, strict=True):
        for number, value in status.traits.items():
            trait[n][number] = value
    return {
        "limit": [0, *(s.limit for s in statuses)],
        "own_limit": [0, *((s.own_limit or s.limit) if own else 0 for s, own in zip(statuses, owned, strict=True))],
        "owner": [
            NOBODY,
            *(
                lib.owners[s.token].number if own and s.token in lib.owners else NOBODY
                for s, own in zip(statuses, owned, strict=True)
            ),
        ],
        "token_kind": [0, *(s.kind for s in statuses)],
        "trait": trait,
        "tokens": _bits(numbers),
        "statuses": _bits(n for n in numbers if lib.statuses[n].kind != StatusKind.COMPANION),
        "trait_masks": [_bits(n for n in numbers if trait[n][number]) for number in range(Trait.count)],
        **{f"token_{name}": [0, *(getattr(m, name) for m in moments)] for name in ("upkeep", "turn_end", "activating")},
        **{
            f"{name}_tokens": _bits(n for n in numbers if getattr(lib.moments[n], name))
            for name in ("upkeep", "turn_end", "activating")
        },
        "chi": lib.number.get(CHI, NOBODY),
        "nyra": lib.number.get(NYRA, 0),
        "nyra_active": lib.number.get(NYRA_ACTIVE, 0),
        "spirits": [lib.number.get(token, 0) for token in ALL_SPIRITS],
        "bots": [lib.number.get(token, 0) for token in ALL_BOTS],
    }


def verbs(thing: object) -> Iterator[Act]:
    """Every verb in a declaration."""
    if isinstance(thing, Act):
        yield thing
    else:
        for part in parts_of(thing):
            yield from verbs(part)


# --- powers ---


def _powers(lib: Library) -> Columns:
    of_token, of_hero, of_bot = [0] * len(lib.tokens), [0] * len(lib.heroes), [0] * len(lib.tokens)
    for p, owned in enumerate(lib.powers):
        if owned.hero is None:
            of_token[owned.bot or owned.token] |= 1 << p
            of_bot[owned.bot] = p + 1
        else:
            for seat, hero in enumerate(lib.heroes):
                of_hero[seat] |= (hero.number == owned.hero.number) << p
    of_bot[0] = 0
    powers = [owned.power for owned in lib.powers]
    return {
        "power_tokens": sum(map(bool, of_token)),
        "power_token_of": [n for n, mask in enumerate(of_token) if mask],
        "token_powers": of_token,
        "hero_powers": of_hero,
        "bot_power": of_bot,
        "power_when": [power.when for power in powers],
        "power_only": [power.only for power in powers],
        "power_least": [power.least for power in powers],
        "power_token": [owned.token for owned in lib.powers],
        "power_cost": [power.cost for power in powers],
        "power_cp": [power.cp for power in powers],
        "power_advanced": [power.advanced for power in powers],
        "power_bot": [owned.bot for owned in lib.powers],
        "power_once": [int(power.once) for power in powers],
        "power_per_attack": [power.per_attack for power in powers],
        "power_pick": [_pick(lib, power.effect) for power in powers],
        "power_dice": [int(on_dice(power.effect, power.only)) for power in powers],
        "power_hero": [NOBODY if owned.hero is None else owned.hero.number for owned in lib.powers],
        "power_slot": [owned.slot for owned in lib.powers],
        "power_level": [owned.level for owned in lib.powers],
        "power_program": [owned.program for owned in lib.powers],
    }


# --- room ---


def check(hero: Hero) -> None:
    """That a hero fits the room which a record and a book have for each."""
    levels = [level for ability in hero.abilities for level in ability.levels]
    _fits(hero.name, "TOKENS_EACH", len(hero.statuses), TOKENS_EACH)
    _fits(hero.name, "SLOTS", len(hero.abilities), SLOTS)
    _fits(hero.name, "LEVELS", max(len(ability.levels) for ability in hero.abilities), LEVELS)
    _fits(hero.name, "USES", sum(len(level.uses) for level in levels), USES)
    _fits(
        hero.name,
        "POWERS_EACH",
        sum(len(it.powers) for it in hero.statuses) + sum(len(it.powers) for it in levels),
        POWERS_EACH,
    )
    _fits(hero.name, "CARD_NUMBERS", max(card.number for card in hero.cards) + 1, CARD_NUMBERS)


def _fits(who: str, name: str, n: int, most: int) -> None:
    if n > most:
        raise ValueError(f"{who}: {name} = {n} is needed, not {most}; raise it in state.py, and the version in game.py")


for _hero in HEROES:
    check(_hero)
