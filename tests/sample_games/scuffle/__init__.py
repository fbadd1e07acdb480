"""Scuffle: a duel with covered hands, interrupts and dice, to prove the effect machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dicewright.kernel.describe import Area, Asking, Board, Option, Ref, Refused, RuleText, Seen, Thing
from dicewright.kernel.effects import Amount, Do, Effect, Nothing, Roll, Seq
from dicewright.kernel.game import Choice, Game, Setup, seat_ref
from dicewright.kernel.machine import M_CHOOSE, M_DIE, M_PICK, M_REACT
from dicewright.kernel.record import HIDDEN
from dicewright.kernel.words import Text, text

from .cards import ASSEMBLER, CARDS, CODE_ROWS, DICE, EVADE, MAIN, PROGRAMS, TOKENS
from .rules import (
    BOOK_FIELDS,
    EVENTS,
    FIELDS,
    K_DRAW,
    K_MAIN,
    QUESTIONS,
    candidate,
    evaluate,
    main_card,
    offer,
    proceed,
    reaction,
    respond,
)

RULE_IDS = ("SC-draw-1", "SC-main-1", "SC-cost-1", "SC-react-1", "SC-card-1", "SC-attack-1", "SC-attack-2",
            "SC-attack-3", "SC-ward-1", "SC-evade-1", "SC-end-1")  # fmt: skip


def fill_book(setup: Setup, content: Mapping[str, Any]) -> Mapping[str, Any]:
    return {
        "code": ASSEMBLER.table(CODE_ROWS),
        "program": PROGRAMS,
        "cost": [0, *(card.cost for card in CARDS)],
        "when": [0, *(card.when for card in CARDS)],
    }


def prepare(setup: Setup) -> Mapping[str, Any]:
    deck = list(range(1, len(CARDS) + 1))
    return {
        "health": [int(setup.options["health"])] * setup.seats,
        "coins": [2] * setup.seats,
        "deck": [deck] * setup.seats,
        "left": [len(deck)] * setup.seats,
    }


# --- words ---


def card_text(card: int) -> Text:
    return text("covered-card") if card == HIDDEN else Text(f"card-{CARDS[card - 1].name.replace('_', '-')}")


def seat_text(seat: int) -> Text:
    return text("fighter", n=seat + 1)


def token_text(token: int) -> Text:
    return Text(f"token-{TOKENS[token]}")


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    names = {"seat": seat_text, "card": card_text, "token": token_text}
    return names[what](n) if what in names else n


def effect_text(effect: Effect) -> Text:
    """An effect in words, from its declaration."""
    match effect:
        case Nothing():
            return text("fx-nothing")
        case Do(verb, _, what, Amount(plus, source)):
            return Text(f"fx-{verb.name}", {"n": text("fx-rolled") if source else abs(plus), "what": token_text(what)})
        case Roll():
            return text("fx-roll")
        case Seq(parts):
            return text("fx-seq", parts=tuple(effect_text(p) for p in parts))
    raise TypeError(f"no words for {effect!r}")


WHY = {
    M_CHOOSE: "SC-card-1",
    M_PICK: "SC-card-1",
    M_DIE: "SC-card-1",
    M_REACT: "SC-react-1",
    K_MAIN: "SC-main-1",
    K_DRAW: "SC-draw-1",
}


def describe(seen: Seen) -> Asking:
    v = seen.view
    refused = []
    if v.question == K_MAIN and v.asked == seen.seat:
        for card in sorted({c for c in v.hand.tolist()[v.asked] if c > 0}):
            declared = CARDS[card - 1]
            if declared.when != MAIN:
                why = text("no-reaction", card=card_text(card))
                refused.append(Refused(why, "SC-react-1", (_card_ref(seen, card),)))
            elif declared.cost > v.coins[v.asked]:
                why = text("no-coins", card=card_text(card), cost=declared.cost)
                refused.append(Refused(why, "SC-cost-1", (_card_ref(seen, card),)))
    kind = GAME.kind(v.question).name
    return Asking(kind, v.asked, Text(f"ask-{kind}"), WHY[v.question], v.options, refused=tuple(refused))


def option(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if v.question == K_MAIN:
        if a == 0:
            return Option(a, text("do-attack"), "SC-attack-1", (seat_ref(v.asked),))
        return _playing(seen, a, main_card(v, b, v.asked, a - 1))
    if v.question == M_REACT:
        if a == 0:
            return Option(a, text("do-pass"), "SC-react-1")
        card = reaction(v, b, b.code[v.f_pc[v.sp - 1], 2], v.asked, a - 1)
        if card == 0:
            return Option(a, text("do-spend", token=token_text(EVADE)), "SC-evade-1", (Ref("token", (v.asked, EVADE)),))
        return _playing(seen, a, card)
    if v.question == M_CHOOSE:
        return Option(a, effect_text(ASSEMBLER.nodes[offer(v, b, a)]), "SC-card-1")
    if v.question == M_PICK:
        selector = b.code[v.f_pc[v.sp - 1], 2]
        found = candidate(v, b, selector, a)
        if selector == DICE:
            shows = v.rolled[v.sp - 2, found]
            return Option(a, text("do-pick-die", n=found + 1, shows=shows), "SC-card-1", (Ref("die", (found,)),))
        return Option(a, text("do-pick-seat", seat=seat_text(found)), "SC-card-1", (seat_ref(found),))
    return Option(a, text("do-number", n=a + 1), WHY[v.question])


def _playing(seen: Seen, a: int, card: int) -> Option:
    return Option(a, text("do-play", card=card_text(card)), "SC-cost-1", (_card_ref(seen, card),))


def _card_ref(seen: Seen, card: int) -> Ref:
    return Ref("card", (seen.view.asked, card))


def board(seen: Seen) -> Board:
    v = seen.view
    areas = []
    for seat in range(v.layout.seats):
        hand = v.hand.tolist()[seat][: v.held[seat]]
        things = [Thing(Ref("card", (seat, i)), card_text(c)) for i, c in enumerate(hand)]
        for token, n in enumerate(v.token.tolist()[seat]):
            things += [Thing(Ref("token", (seat, token)), token_text(token), n)] if n else []
        gauges = {"health": v.health[seat], "coins": v.coins[seat], "deck": v.left[seat]}
        areas.append(Area(seat_ref(seat), seat_text(seat), seat, tuple(things), gauges))
    return Board((text("scuffle-turn", seat=seat_text(v.active)),), tuple(areas))


def samples() -> Sequence[Setup]:
    return [Setup(2), Setup(3, {"health": "20"})]


GAME = Game(
    name="scuffle",
    package=__name__,
    version="1",
    seats=(2, 3, 4),
    fields=FIELDS,
    book_fields=BOOK_FIELDS,
    kinds=QUESTIONS,
    events=EVENTS,
    rules=tuple(RuleText(id, "", "printed") for id in RULE_IDS),
    choices=(Choice("health", "12", ("12", "20"), "health at the start"),),
    settle=lambda setup: setup,
    fill_book=fill_book,
    prepare=prepare,
    respond=respond,
    proceed=proceed,
    evaluate=evaluate,
    describe=describe,
    option=option,
    board=board,
    name_of=name_of,
    samples=samples,
)
