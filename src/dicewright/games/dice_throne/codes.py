"""How events name faces, cards, uses and abilities: together with the hero whose they are."""

from __future__ import annotations

from ...kernel.rule import rule
from .sizes import CARD_NUMBERS, MASK_BITS, MOST_SEATS, POWERS_EACH, SLOTS, TOKENS_EACH, USES
from .state import State

FACE_CODES, CARD_CODES, USE_CODES, SLOT_CODES = 8, 64, 64, 32

for _name, _needed, _most in (
    ("TOKENS_EACH", MOST_SEATS * TOKENS_EACH + 1, MASK_BITS),
    ("POWERS_EACH", MOST_SEATS * POWERS_EACH, MASK_BITS),
    ("USES", USES, min(MASK_BITS, USE_CODES)),
    ("CARD_NUMBERS", CARD_NUMBERS, min(MASK_BITS, CARD_CODES)),
    ("SLOTS", SLOTS, SLOT_CODES),
):
    if _needed > _most:
        raise ValueError(
            f"{_name} is too high: {_needed} things at a table do not fit the {_most} that rules can tell apart"
        )


@rule
def face_code(g: State, seat: int, face: int) -> int:
    return g.hero[seat] * FACE_CODES + face


@rule
def card_code(g: State, seat: int, card: int) -> int:
    return g.hero[seat] * CARD_CODES + card


@rule
def use_code(g: State, seat: int, use: int) -> int:
    return g.hero[seat] * USE_CODES + use


@rule
def slot_code(g: State, seat: int, slot: int) -> int:
    return g.hero[seat] * SLOT_CODES + slot
