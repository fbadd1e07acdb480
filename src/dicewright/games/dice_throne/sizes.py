"""How much a state and a book have room for."""

from __future__ import annotations

from ...kernel.record import SEATS

MOST_SEATS = 6
MASK_BITS = 63
"""Tokens, powers, uses and cards are counted in masks, a bit each."""

# Of a hero at most. A book holds the heroes at its table and nobody else, so these decide its size.
SLOTS = 18
"""Abilities: both sides of the Cursed Pirate's board."""
LEVELS = 3
USES = 40
"""Ways to use offensive abilities."""
CARD_NUMBERS = 40
"""Cards are numbered from 1 as printed; a deck holds one of each."""
READINGS = 24
"""Values of low confidence."""
TOKENS_EACH = 8
POWERS_EACH = 10
CODE_EACH = 600
"""Rows of effects."""

# At a table.
CODE_COMMON = 160
"""Rows of effects that are everybody's."""
TOKENS = SEATS * TOKENS_EACH + 1
POWERS = SEATS * POWERS_EACH
CODE_ROWS = SEATS * CODE_EACH + CODE_COMMON

COMMON_CARDS = 18
DEPTH = 14
MOST_ROLLED = 6
