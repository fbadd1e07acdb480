"""What effects read off the table: numbers, and conditions."""

from __future__ import annotations

from .....kernel.amounts import Amount, Counted, Faces, faces_mask
from .....kernel.conditions import Condition, Test
from .....kernel.numbers import Numbers


def counted(place: int, doc: str) -> Counted:
    """`place`: it stands in books, so it never changes; what is new takes a free one. So it is with conditions."""
    return Counted(Counted.FIRST + place, doc)


def condition(place: int, doc: str) -> Condition:
    return Condition(Condition.FIRST + place, doc)


class CountedOnFaces(Counted):
    def __call__(self, of: Faces | None = None) -> Amount:
        return super().__call__(None if of is None else faces_mask(of))


class ConditionOnFaces(Condition):
    def __call__(self, what: Faces = (), n: int = 1) -> Test:
        return super().__call__(faces_mask(what), n)


class Count(Numbers):
    """Numbers that an effect reads off the table as it is done: `2 * Count.HELD(BURN) + 1`, `Count.MY_CP()`."""

    HELD = counted(0, "tokens of a kind that ME holds: HELD(TOKEN)")
    IT_HOLDS = counted(1, "tokens of a kind that IT holds: IT_HOLDS(TOKEN)")
    MY_CP = counted(2, "CP of ME")
    SYMBOLS = CountedOnFaces(Counted.FIRST + 3, "how many of the five offensive dice show the symbol: SYMBOLS(SWORD)")
    PICKED = counted(4, "the number that a Pick chose")
    SPIRITS = counted(5, "spirits of ME")
    BOTS = counted(6, "bots of ME")
    TO_LIMIT = counted(7, "how many more tokens of a kind ME may hold: TO_LIMIT(TOKEN)")


class If(Numbers):
    """What a `When` or an `Only` asks: `If.HOLDS(BURN, 2)`, `If.CURSED()`."""

    OF_A_KIND = condition(0, "the five offensive dice hold n equal numbers: OF_A_KIND(n=4)")
    DICE_SHOW = ConditionOnFaces(
        Condition.FIRST + 1, "n of the five offensive dice show the symbol: DICE_SHOW(SWORD, 3)"
    )
    HOLDS = condition(2, "ME holds n tokens of a kind: HOLDS(TOKEN, n)")
    IT_HAS = condition(3, "IT holds n tokens of a kind: IT_HAS(TOKEN, n)")
    ROLLED_TOTAL = condition(4, "the dice of the last Roll come to at least n")
    ROLLED_AT_MOST = condition(5, "the dice of the last Roll come to at most n")
    BEATS = condition(6, "in a contest, the die of ME is at least n above that of IT")
    CURSED = condition(7, "the board of ME lies with its cursed side up")
    IS_OPPONENT = condition(8, "IT is an opponent of ME")
    NYRA_STANDS = condition(9, "Nyra of ME is active")
    FEW_ATTEMPTS = condition(10, "fewer than n roll attempts were used in the own offensive roll phase of this turn")
    CAN_PAY = condition(11, "ME has n CP")
    ATTACK_DEALS = condition(12, "the attack under way stands, or stood, at n damage or more")
    FIRST_PLAYER = condition(13, "ME had the first turn")
    BUILT = condition(14, "ME has the bot at that level or above: BUILT(BOT, level)")
    LACKS = condition(15, "ME holds fewer than n tokens of a kind: LACKS(TOKEN, n)")
    STILL_DEFENDABLE = condition(
        16, "the attack could still be made undefendable: no defence has been activated against it"
    )
    SPARED = condition(17, "SPARE gave ME at least n in this roll phase")
    OWNS = condition(18, "ME is the hero who has a limit of his own for the token: OWNS(TOKEN)")
