"""What an `Each` goes through and a `Pick` offers."""

from __future__ import annotations

from .....kernel.amounts import Faces, faces_mask
from .....kernel.numbers import Named, Numbers
from ..tokens import Token
from .verbs import placed


class SelectorGroup(Numbers):
    """Groups of selectors, by what they name: a player; players, several or by what was chosen before; a token; a die
    of the open roll; a die and a value; a die of the effect's own roll; a number; anything else."""

    PLAYER, PLAYERS, TOKEN, DIE, VALUE, ROLLED, NUMBER, OTHER = range(8)


GROUP_BITS, SELECTOR_BITS = 3, 6
SELECTOR_KIND = (1 << SELECTOR_BITS) - 1
"""A selector is its kind in the low bits, a parameter above; the group of a kind is `kind >> GROUP_BITS`."""
NO_FEWER = 8
UP_TO_BITS = 3
"""How much room the most of an UpTo has."""

if SelectorGroup.count > 1 << SELECTOR_BITS - GROUP_BITS:
    raise ValueError(f"{SelectorGroup.count} groups of selectors need SELECTOR_BITS above {SELECTOR_BITS}")


def selector(group: int, place: int, doc: str) -> Named:
    return Named(kind(group, place), doc)


def kind(group: int, place: int) -> int:
    return placed("selector", SelectorGroup.by_number[group], group, GROUP_BITS, place)


class Sets(Named):
    """Several players, a bit each; to be followed by Each(Among.CHOSEN, ...)."""

    def __call__(self, n: int, fewer: bool = True) -> int:
        """Up to n of them; without `fewer` exactly n, or all if there are not so many."""
        return self | (n if fewer else n | NO_FEWER) << SELECTOR_BITS


class Showing(Named):
    def __call__(self, symbol: Faces) -> int:
        return self | faces_mask(symbol) << SELECTOR_BITS


class UpToNumber(Named):
    def __call__(self, n: int) -> int:
        return self | n << SELECTOR_BITS


class UpToTokens(Named):
    def __call__(self, n: int, token: Token) -> int:
        return UpTo(self | n << SELECTOR_BITS, n, token)


class UpTo(int):
    """A number from 0 to `most` of the tokens ME holds; the token has a number only at a table."""

    most: int
    token: Token

    def __new__(cls, selector: int, most: int, token: Token) -> UpTo:
        self = super().__new__(cls, selector)
        self.most, self.token = most, token
        return self

    def at_table(self, token: int) -> int:
        """The selector in a book."""
        return int(self) | token << SELECTOR_BITS + UP_TO_BITS


class Among(Numbers):
    """Selectors: `Each(Among.OPPONENTS, ...)`, `Pick(Among.OWN_DIE, ...)`."""

    OPPONENTS = selector(SelectorGroup.PLAYER, 0, "opponents")
    PLAYERS = selector(SelectorGroup.PLAYER, 1, "everybody")
    TEAMMATES = selector(SelectorGroup.PLAYER, 2, "teammates, without oneself")
    OTHERS = selector(SelectorGroup.PLAYER, 3, "everybody but oneself")
    FRIENDS = selector(SelectorGroup.PLAYER, 4, "oneself and teammates")
    ALIVE = selector(SelectorGroup.PLAYER, 5, "everybody who is left")

    CHOSEN = selector(SelectorGroup.PLAYERS, 0, "those whom a Pick of OPPONENT_SETS or PLAYER_SETS named")
    RECEIVERS = selector(SelectorGroup.PLAYERS, 1, "who else has room for the token that IT names")
    OPPONENT_SETS = Sets(kind(SelectorGroup.PLAYERS, 2), "up to n different opponents: OPPONENT_SETS(2)")
    PLAYER_SETS = Sets(kind(SelectorGroup.PLAYERS, 3), "up to n different players: PLAYER_SETS(2)")

    TOKENS = selector(SelectorGroup.TOKEN, 0, "a token of anybody that can be removed")
    OWN_TOKENS = selector(SelectorGroup.TOKEN, 1, "... of ME")
    TOKENS_OF_IT = selector(SelectorGroup.TOKEN, 2, "... of IT")
    FRESH = selector(SelectorGroup.TOKEN, 3, "a status of this roll phase inflicted on ME")
    MOVABLE = Named(TOKENS | 1 << SELECTOR_BITS, "a token of anybody that can be moved to somebody")
    FRESH_NEGATIVE = Named(FRESH | 1 << SELECTOR_BITS, "a negative status of this roll phase inflicted on ME")

    OWN_DIE = selector(SelectorGroup.DIE, 0, "a die of the open roll that ME rolled")
    OPPONENT_DIE = selector(SelectorGroup.DIE, 1, "... that an opponent rolled")
    FRIENDLY_DIE = selector(SelectorGroup.DIE, 2, "... that no opponent rolled")
    ANY_DIE = selector(SelectorGroup.DIE, 3, "... that anybody rolled")

    ANY_DIE_ANY_VALUE = selector(SelectorGroup.VALUE, 0, "any die of the open roll and another value for it")
    ANY_DIE_STEP = selector(SelectorGroup.VALUE, 1, "any die of the open roll and the value one above or below")
    OWN_DIE_SAME = selector(SelectorGroup.VALUE, 2, "an own die of the open roll and the value of another own die")

    ROLLED_DIE = selector(SelectorGroup.ROLLED, 0, "a die of the effect's own roll")
    SHOWING = Showing(kind(SelectorGroup.ROLLED, 1), "a die of the effect's own roll with the symbol: SHOWING(SWORD)")

    UP_TO_TOKEN = UpToTokens(
        kind(SelectorGroup.NUMBER, 0),
        "a number, read with PICKED, up to n and the tokens ME holds: UP_TO_TOKEN(4, CHI)",
    )
    UP_TO_CP = selector(SelectorGroup.NUMBER, 1, "... up to the CP of ME")
    UP_TO_SPIRITS = UpToNumber(kind(SelectorGroup.NUMBER, 2), "... up to n and the spirits of ME: UP_TO_SPIRITS(2)")

    SOURCES = selector(SelectorGroup.OTHER, 0, "a source of damage that ME could still avoid")
    GROWTH = selector(SelectorGroup.OTHER, 1, "a way in which a spirit of ME may grow")
    BOTS_TO_BUILD = selector(SelectorGroup.OTHER, 2, "a bot that ME does not have")
    BOTS_TO_UPGRADE = selector(SelectorGroup.OTHER, 3, "a basic bot of ME")
    BOTS_BUILT = selector(SelectorGroup.OTHER, 4, "a bot of ME")
