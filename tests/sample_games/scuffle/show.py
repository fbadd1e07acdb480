"""What a table shows of Scuffle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from dicewright.kernel import describe
from dicewright.kernel.amounts import Amount
from dicewright.kernel.assembler import Column
from dicewright.kernel.describe import Area, Board, Does, Ref, Refused, Thing, does
from dicewright.kernel.effects import Act, Effect, Nothing, Roll, Seq
from dicewright.kernel.record import HIDDEN
from dicewright.kernel.words import Text, text

from .cards import ASSEMBLER, CARDS, DICE, Token
from .effects import candidate, main_card, offer, reaction, unplayed
from .rules import CHOOSE, DIE, DRAW, MAIN, PICK, REACT
from .state import KNOWN, Book, State, Why

Seen: TypeAlias = describe.Seen[State, Book]


# --- names ---


def card_text(card: int) -> Text:
    return text("covered-card") if card == HIDDEN else text(f"card-{CARDS[card - 1].name.replace('_', '-')}")


def seat_text(seat: int) -> Text:
    return text("fighter", n=seat + 1)


def token_text(token: int) -> Text:
    return text(f"token-{Token.names[token]}")


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    match what:
        case "seat":
            return seat_text(n)
        case "card":
            return card_text(n)
        case "token":
            return token_text(n)
    return n


def effect_text(effect: Effect) -> Text:
    """An effect in words, from its declaration."""
    match effect:
        case Nothing():
            return text("fx-nothing")
        case Act(verb, _, what, Amount(plus, source)):
            return text(f"fx-{verb.name}", n=text("fx-rolled") if source else abs(plus), what=token_text(what))
        case Roll():
            return text("fx-roll")
        case Seq(parts):
            return text("fx-seq", parts=tuple(effect_text(p) for p in parts))
    raise TypeError(f"no words for {effect!r}")


def _seat_ref(seat: int) -> Ref:
    return Ref("seat", (seat,))


def _card_ref(seen: Seen, card: int) -> Ref:
    return Ref("card", (seen.view.asked, card))


# --- the main phase ---


@MAIN.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-attack"), _seat_ref(v.asked), rule="SC-attack-1")
    return _playing(seen, main_card(v, seen.book, v.asked, a - 1))


@MAIN.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    v, b = seen.view, seen.book
    for card in range(1, KNOWN):
        why = unplayed(v, b, v.asked, card)
        yield Why.refuse(why, _card_ref(seen, card), card=card_text(card), cost=b.cost[card])


def _playing(seen: Seen, card: int) -> Does:
    return does(text("do-play", card=card_text(card)), _card_ref(seen, card), rule="SC-cost-1")


@DRAW.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-number", n=a + 1))


# --- what cards ask ---


@REACT.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-react"), "SC-react-1"


@REACT.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    if a == 0:
        return does(text("do-pass"), rule="SC-react-1")
    card = reaction(v, b, b.code[v.f_pc[v.sp - 1], Column.WHAT], v.asked, a - 1)
    if card == 0:
        token = Ref("token", (v.asked, Token.EVADE))
        return does(text("do-spend", token=token_text(Token.EVADE)), token, rule="SC-evade-1")
    return _playing(seen, card)


@CHOOSE.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-choose"), "SC-card-1"


@CHOOSE.option
def _(seen: Seen, a: int) -> Does:
    return does(effect_text(ASSEMBLER.nodes[offer(seen.view, seen.book, a)]), rule="SC-card-1")


@PICK.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-pick"), "SC-card-1"


@PICK.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    selector = b.code[v.f_pc[v.sp - 1], Column.WHAT]
    found = candidate(v, b, selector, a)
    if selector == DICE:
        shows = v.rolled[v.sp - 2, found]
        return does(text("do-pick-die", n=found + 1, shows=shows), Ref("die", (found,)), rule="SC-card-1")
    return does(text("do-pick-seat", seat=seat_text(found)), _seat_ref(found), rule="SC-card-1")


@DIE.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-extra-die"), "SC-card-1"


@DIE.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-number", n=a + 1), rule="SC-card-1")


# --- the board ---


def board(seen: Seen) -> Board:
    v = seen.view
    areas = []
    for seat in range(v.layout.seats):
        hand = [(i, v.hand[seat, i]) for i in range(v.held[seat])]
        tokens = [(token, v.token[seat, token]) for token in range(Token.count)]
        things = [Thing(Ref("card", (seat, i)), card_text(card)) for i, card in hand]
        things += [Thing(Ref("token", (seat, token)), token_text(token), n) for token, n in tokens if n]
        gauges = {"health": v.health[seat], "coins": v.coins[seat], "deck": v.left[seat]}
        areas.append(Area(_seat_ref(seat), seat_text(seat), seat, tuple(things), gauges))
    return Board((text("scuffle-turn", seat=seat_text(v.active)),), tuple(areas))
