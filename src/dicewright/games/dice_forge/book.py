"""The book: declared faces and feats, the readings in force and what bots think of it all, as tables for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel.effects import Assembler, Effect, Nothing
from ...kernel.game import Setup
from .content import (
    COSTS,
    COUNTS,
    DECLARED_FACES,
    DECLARED_FEATS,
    LIMITS,
    PORTAL_SLOTS,
    REWARD_A,
    SQUARES,
    TRITON_TOKEN,
    UNITS,
    Face,
    face_number,
    feats_of,
)
from .state import (
    ALL,
    BOAR,
    CHOICE,
    CODE_ROWS,
    COPY,
    GLORY,
    GOLD,
    MODES,
    MOST,
    PURCHASE,
    REINFORCEMENTS,
    RESERVES,
    RESOURCES,
    SHIELD,
    SLOTS,
    SWITCHED,
    TYPHON,
)

# --- readings ---

SWITCHES: dict[str, tuple[str, ...]] = {
    "double_blessing": ("each_turn", "each_round"),
    "offering_limit": ("any_number", "two"),
    "different_faces": ("by_type", "by_square", "by_price"),
    "tripled_choice": ("once", "three_times"),
    "mirror_in_mirror": ("looks_through", "left_out"),
    "two_mirrors": ("free", "each_die_once"),
    "ship_floor": ("no_gold_back", "gold_back"),
    "ship_order": ("free", "last"),
    "boar_bearer": ("another_player", "any_player"),
    "printed_glory": ("at_the_end", "at_once"),
    "hammer_glory": ("at_once", "at_the_end"),
    "typhon_counts": ("when_bought", "at_the_end"),
    "cerberus_time": ("after", "before"),
    "cerberus_limit": ("one_a_roll", "any_number"),
    "conversion": ("per_face", "per_unit"),
    "minotaur_mirror": ("loses", "gains"),
    "tie": ("shared", "tie_break"),
}
"""Contested readings; the first of each is the recommended one."""

# --- what bots think of it ---

WEIGHTS = (4, 22, 22, 10)
"""Tenths of glory a resource is worth while there is time to spend it."""
SPECIAL_WORTH = {COPY: 40, PURCHASE: 25, BOAR: 22}
"""A triple is worth twice the other die."""
SHIELD_WORTH = 15
"""Above what a shield shows: now and then it finds its resource."""


def worth(face: Face, spendable: bool) -> int:
    """A face, once rolled."""
    weights = WEIGHTS if spendable else (0, 0, 0, WEIGHTS[GLORY])
    values = [n * w for n, w in zip(face.gives(), weights, strict=True)]
    if face.does == SHIELD:
        return sum(values) + SHIELD_WORTH
    if face.does in SPECIAL_WORTH:
        return SPECIAL_WORTH[face.does] if spendable else 0
    return max(values) if face.does == CHOICE else sum(values)


# --- the book ---


def alike(reading: str, name: str) -> int:
    """The faces that an offering may not take beside this one, as a mask. DF-offer-2"""
    price = next(f.price for f in DECLARED_FACES if f.name == name)
    names: tuple[str, ...]
    if reading == "by_square":
        names = next((square for square in SQUARES if name in square), (name,))
    elif reading == "by_price":
        names = tuple(f.name for f in DECLARED_FACES if f.price == price)
    else:
        names = (name,)
    return sum(1 << face_number(n) for n in names)


ASSEMBLER = Assembler()


def _programs(effects: Iterable[Effect]) -> list[int]:
    return [0 if isinstance(e, Nothing) else ASSEMBLER.program(e) for e in effects]


PROGRAMS = {
    "instant": _programs(f.instant for f in DECLARED_FEATS),
    "reinforcement": _programs(f.reinforcement for f in DECLARED_FEATS),
    "automatic": _programs(f.automatic for f in DECLARED_FEATS),
}
TRITON_PROGRAM = ASSEMBLER.program(TRITON_TOKEN)


def _mask(ok: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(ok) if yes)


def fill_book(setup: Setup, content: Mapping[str, Any]) -> dict[str, Any]:
    """The tables and switches in force."""
    options = setup.options
    instant = list(PROGRAMS["instant"])
    if options["typhon_counts"] == "at_the_end":
        instant[TYPHON] = 0
    faces = (Face("", ALL), *DECLARED_FACES)
    hammer = next(f for f in DECLARED_FEATS if f.laps)
    chest = next(f for f in DECLARED_FEATS if f.raises)
    numbers = COUNTS[setup.seats]
    resources = range(len(RESOURCES))
    return {
        "does": [f.does for f in faces],
        "gives": [f.gives() for f in faces],
        "matches": [f.matches for f in faces],
        "reward": Face("", ALL, REWARD_A).gives(),
        "price": [f.price for f in faces],
        "alike": [0, *(alike(options["different_faces"], f.name) for f in DECLARED_FACES)],
        "within": [_mask([0 < f.price <= n for f in faces]) for n in range(MOST + 1)],
        "trim": [sum(1 << face_number(n) for n in square) for square in SQUARES if len(square) > 1],
        "reinforcing": REINFORCEMENTS,
        "fee": [f.fee for f in DECLARED_FEATS],
        "glory": [f.glory for f in DECLARED_FEATS],
        "slot_sets": [feats_of(slot) for slot in SLOTS],
        "cost": [(0, *COSTS[slot], 0) for slot in SLOTS],
        "portal": [1 + next(i for i, slots in enumerate(PORTAL_SLOTS) if slot in slots) for slot in SLOTS],
        "sun_buys": [_mask([COSTS[slot][0] <= n for slot in SLOTS]) for n in range(RESERVES)],
        "moon_buys": [_mask([COSTS[slot][1] <= n for slot in SLOTS]) for n in range(RESERVES)],
        "limit": [*LIMITS, 0],
        "chest": [chest.raises.get(r, 0) for r in resources],
        "lap": hammer.laps,
        "rounds": numbers.rounds,
        "blessings": numbers.blessings,
        "units": [[UNITS.get(mode, {}).get(r, 0) for r in resources] for mode in range(len(MODES))],
        "draw_sets": int(options["feats"] == "random"),
        "trims": numbers.trimmed,
        "worth": [[worth(f, spendable) for f in faces] for spendable in (True, False)],
        "weight": WEIGHTS,
        "code": ASSEMBLER.table(CODE_ROWS),
        **PROGRAMS,
        "instant": instant,
        "triton": TRITON_PROGRAM,
        "triton_gold": Face("", CHOICE, TRITON_TOKEN).gives()[GOLD],
        **{name: SWITCHES[name].index(options[name]) for name in SWITCHED},
    }
