"""What tokens are worth, as they are declared. For bots and odds alone; rules never look here."""

from __future__ import annotations

from ..content.heroes import HEROES
from ..content.tokens import Token

_TOKENS = {status.token: round(10 * status.worth) for hero in HEROES for status in hero.statuses}
"""In tenths."""


def token_worth(token: int) -> int:
    """In tenths, to its holder."""
    assert isinstance(token, Token)
    return _TOKENS[token]
