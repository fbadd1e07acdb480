"""Tokens: status effects, and companions that are counted like them.

A token is declared once: in the file of its hero, in `shared` if several heroes bring it, and here if rules know it by
name. In records, books and events it is a number by the table: see `library.Library.tokens`.
"""

from __future__ import annotations

from itertools import count

_marks = count(1000)


class Token(int):
    """What statuses and effects mean by a token. As an int it only tells one token from another, and fits no record:
    what stands there is its number at the table."""

    name: str

    def __new__(cls, name: str) -> Token:
        if name in TOKENS:
            raise ValueError(f"token {name!r} is declared twice; import it from where it was declared first")
        self = super().__new__(cls, next(_marks))
        self.name = name
        TOKENS[name] = self
        return self

    def __repr__(self) -> str:
        return f"<token {self.name}>"


TOKENS: dict[str, Token] = {}
"""All that are declared, by name."""

NO_TOKEN = Token("none")
"""Its number is 0 at every table, and nobody ever holds it."""

# Rules know these by name: the book says which numbers they have.
CHI = Token("chi")
NYRA, NYRA_ACTIVE = Token("nyra"), Token("nyra_active")
ALL_SPIRITS = SEEDLING, SAPLING, DRYAD = Token("seedling"), Token("sapling"), Token("dryad")
ALL_BOTS = NANOBOT, SHOCK_BOT, HEAL_BOT = Token("nanobot"), Token("shock_bot"), Token("heal_bot")
"""Spirits are counted, Nyra by her health and whether she stands, a bot by its level: 0 none, 1 basic, 2 advanced."""
