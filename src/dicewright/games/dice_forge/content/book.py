"""The book: declared faces and feats and the readings in force, as tables for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ....kernel.assembler import Assembler
from ....kernel.effects import Effect, Nothing
from ....kernel.game import Setup
from ....kernel.layout import Values
from ..box import FaceKind, Feat, Resource, Slot
from ..state import CODE_ROWS, DEAREST, MOST_SHARDS, Book, Mode
from .faces import DECLARED_FACES, MIXED, REWARD_A, SQUARES, DieFace, face_number
from .feats import CHEST, COSTS, DECLARED_FEATS, HAMMER, PORTAL_SLOTS, REINFORCING, TRITON_TOKEN, feats_of
from .numbers import COUNTS, LIMITS, UNITS
from .readings import READINGS


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


INSTANT = _programs(f.instant for f in DECLARED_FEATS)
REINFORCEMENT = _programs(f.reinforcement for f in DECLARED_FEATS)
AUTOMATIC = _programs(f.automatic for f in DECLARED_FEATS)
TRITON_PROGRAM = ASSEMBLER.program(TRITON_TOKEN)


def _mask(ok: Sequence[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(ok) if yes)


def fill_book(setup: Setup, content: Mapping[str, object]) -> dict[str, Values]:
    """The tables and switches in force."""
    options = setup.options
    instant = list(INSTANT)
    if options["typhon_counts"] == "at_the_end":
        instant[Feat.TYPHON] = 0
    faces = (DieFace("", FaceKind.ALL), *DECLARED_FACES)
    numbers = COUNTS[setup.seats]
    slots, resources = range(Slot.count), range(Resource.count)
    asked_for = {f.name for f in Book.fields}
    return {
        "does": [f.does for f in faces],
        "gives": [f.gives() for f in faces],
        "matches": [f.matches for f in faces],
        "reward": DieFace("", FaceKind.ALL, REWARD_A).gives(),
        "price": [f.price for f in faces],
        "alike": [0, *(alike(options["different_faces"], f.name) for f in DECLARED_FACES)],
        "within": [_mask([0 < f.price <= n for f in faces]) for n in range(DEAREST + 1)],
        "trim": [sum(1 << face_number(n) for n in square) for square in MIXED],
        "instant": instant,
        "reinforcement": REINFORCEMENT,
        "automatic": AUTOMATIC,
        "reinforcing": REINFORCING,
        "fee": [f.fee for f in DECLARED_FEATS],
        "glory": [f.glory for f in DECLARED_FEATS],
        "slot_sets": [feats_of(slot) for slot in slots],
        "cost": [(0, *COSTS[slot], 0) for slot in slots],
        "portal": [1 + next(i for i, there in enumerate(PORTAL_SLOTS) if slot in there) for slot in slots],
        "sun_buys": [_mask([COSTS[slot][0] <= n for slot in slots]) for n in range(MOST_SHARDS + 1)],
        "moon_buys": [_mask([COSTS[slot][1] <= n for slot in slots]) for n in range(MOST_SHARDS + 1)],
        "triton": TRITON_PROGRAM,
        "triton_gives": DieFace("", FaceKind.CHOICE, TRITON_TOKEN).gives(),
        "limit": [*LIMITS, 0],
        "chest": [CHEST.raises.get(r, 0) for r in resources],
        "lap": HAMMER.laps,
        "rounds": numbers.rounds,
        "blessings": numbers.blessings,
        "units": [[UNITS.get(mode, {}).get(r, 0) for r in resources] for mode in range(Mode.count)],
        "draw_sets": int(options["feats"] == "random"),
        "trims": numbers.trimmed,
        **{name: reading.by_name[options[name]] for name, reading in READINGS.items() if name in asked_for},
        "code": ASSEMBLER.table(CODE_ROWS),
    }
