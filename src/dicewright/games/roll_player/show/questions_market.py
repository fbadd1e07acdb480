"""The questions of the Market Phase, the cleanup and the end in words, their options, and what they refuse.

Questions without words here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.bits import nth_one
from ....kernel.describe import Does, Refused, does
from ....kernel.words import Text, text
from ..content.abilities import HANDS
from ..rules.cards import nth_weapon
from ..rules.cleanup import REFRESH, SHED, exhausted
from ..rules.effects import DROP
from ..rules.market import FOR_A_CARD, MARKET, MORE, discards, nth_purchase, purchases
from ..rules.skills import nth_way
from ..state import Passive, Seen, SkillWindow, skill_card
from . import names, refs
from .questions_effects import no_ways, too_dear, way
from .texts import purchase_text


def _purse(seen: Seen) -> Text:
    """What the seat that is asked can pay with."""
    v = seen.view
    return names.purse(v.gold[v.asked], v.tokens[v.asked])


def _for_sale(seen: Seen) -> list[int]:
    v = seen.view
    return [v.row[i] for i in range(v.row_n)]


# --- the market ---


@MARKET.words
def _(seen: Seen) -> tuple[Text, str]:
    if seen.book.friendly == 1:
        return text("ask-market-friendly", purse=_purse(seen)), "RP-var-3"
    return text("ask-market", purse=_purse(seen)), "RP-mkt-4"


@MARKET.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    n = discards(v, b)
    if a >= n:
        return _buy_or_act(seen, a - n)
    pays = names.coins(FOR_A_CARD + v.passive[v.asked, Passive.DISCARD])
    if b.friendly == 1:
        return does(text("do-take-gold", coins=pays), rule="RP-var-3")
    # without a reference: who presses a card buys it
    return does(text("do-discard", card=names.card(v.row[a]), coins=pays), rule="RP-mkt-4")


@MARKET.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    yield from too_dear(seen, _for_sale(seen))
    yield from no_ways(seen, SkillWindow.TURN)


@MORE.words
def _(seen: Seen) -> Text:
    return text("ask-more", purse=_purse(seen))


@MORE.option
def _(seen: Seen, a: int) -> Does:
    return _buy_or_act(seen, a - 1) if a else does(text("do-no-more"))


@MORE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    yield from too_dear(seen, _for_sale(seen))
    yield from no_ways(seen, SkillWindow.TURN)


def _buy_or_act(seen: Seen, k: int) -> Does:
    v, b = seen.view, seen.book
    n = purchases(v, b, v.asked)
    if k >= n:
        return way(seen, nth_way(v, b, SkillWindow.TURN, v.asked, k - n))
    card = v.row[nth_purchase(v, b, v.asked, k)]
    return does(purchase_text(v, b, v.asked, card), refs.card(card), rule="RP-mkt-2")


@DROP.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-drop", n=v.hands[v.asked], hands=HANDS + v.passive[v.asked, Passive.HANDS])


@DROP.option
def _(seen: Seen, a: int) -> Does:
    card = nth_weapon(seen.view, seen.view.asked, a)
    return does(text("do-drop", card=names.card(card)), refs.card(card), rule="RP-mkt-11")


# --- cleanup and end ---


@REFRESH.option
def _(seen: Seen, a: int) -> Does:
    if a == 0:
        return does(text("do-refresh-none"))
    v = seen.view
    card = skill_card(nth_one(exhausted(v, v.asked), a - 1))
    return does(text("do-refresh", card=names.card(card)), refs.card(card))


@SHED.option
def _(seen: Seen, a: int) -> Does:
    if a == 0:
        return does(text("do-shed-none"))
    card = nth_one(seen.view.held[seen.view.asked], a - 1)
    return does(text("do-drop", card=names.card(card)), refs.card(card))
