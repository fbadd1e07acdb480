"""Race: covered bids of fuel for the lead, then roll or hold round the table, and a secret booster at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dicewright.kernel.chance import below, following
from dicewright.kernel.describe import Area, Asking, Board, EventKind, Option, Ref, RuleText, Seen, Thing
from dicewright.kernel.game import Choice, Game, Refusal, Setup, seat_ref
from dicewright.kernel.question import NATURE, Kind, ask
from dicewright.kernel.record import HIDDEN, SEATS, Field, Record, Sees
from dicewright.kernel.rule import rule, tell
from dicewright.kernel.words import Text, text

BOOSTERS = (1, 2, 2, 3, 3, 5)
MOST_BID = 3
FUEL = 9
ROUNDS = 12

K_BID, K_TURN, K_DIE, K_DRAW = range(1, 5)
KINDS = (Kind(K_BID, "bid", sealed=True), Kind(K_TURN, "turn"), Kind(K_DIE, "die"), Kind(K_DRAW, "draw"))

S_DRAW, S_BID, S_SHOW, S_TURN, S_NEXT, S_SCORE = range(6)

FIELDS = (
    Field("position", "i16", (SEATS,)),
    Field("fuel", "i8", (SEATS,)),
    Field("booster", "i8", (SEATS, 1), Sees.OWNER, pool="boosters*"),
    Field("deck", "i8", (len(BOOSTERS),), Sees.NOBODY, pool="boosters*"),
    Field("left", "i8"),
    Field("bid", "i8", (SEATS,), Sees.TEAM),  # one more than the fuel; 0 = not bid yet
    Field("round", "i8"),
    Field("leader", "i8"),
    Field("turns", "i8"),
    Field("total", "i16"),
    Field("step", "i8", sees=Sees.MOMENT),
    Field("cursor", "i8", sees=Sees.MOMENT),
)
BOOK_FIELDS = (Field("length", "i16"), Field("team", "i8", (SEATS,)))

E_DREW, E_BID, E_BID_SHOWN, E_LEADS, E_ROLLED, E_BUST, E_HELD, E_BOOSTER = range(8)
EVENTS = (
    EventKind(E_DREW, "drew", (("seat", "seat"), ("card", "booster")), owner="seat", hidden=("card",), reveals=True),
    EventKind(E_BID, "bid", (("seat", "seat"), ("fuel", "number")), owner="seat", team=True, private=True),
    EventKind(E_BID_SHOWN, "bid-shown", (("seat", "seat"), ("fuel", "number")), reveals=True),
    EventKind(E_LEADS, "leads", (("seat", "seat"),)),
    EventKind(E_ROLLED, "rolled", (("seat", "seat"), ("face", "number")), reveals=True),
    EventKind(E_BUST, "bust", (("seat", "seat"),)),
    EventKind(E_HELD, "held", (("seat", "seat"), ("steps", "number"))),
    EventKind(E_BOOSTER, "booster", (("seat", "seat"), ("card", "booster")), reveals=True),
)
RULE_IDS = ("RC-bid-1", "RC-bid-2", "RC-turn-1", "RC-turn-2", "RC-end-1", "RC-team-1")
RULES = tuple(RuleText(id, "", "printed") for id in RULE_IDS)


@rule
def proceed(g: Record, b: Record) -> None:
    seats = g.place.shape[0]
    if g.step == S_DRAW:
        if g.cursor < seats:
            ask(g, K_DRAW, NATURE, g.left)
        else:
            g.step = S_BID
            g.cursor = 0
    elif g.step == S_BID:
        if g.cursor < seats:
            ask(g, K_BID, g.cursor, 1 + min(MOST_BID, g.fuel[g.cursor]))
        else:
            g.step = S_SHOW
    elif g.step == S_SHOW:
        show_bids(g, b)
        g.step = S_TURN
        g.turns = 0
    elif g.step == S_TURN:
        ask(g, K_TURN, (g.leader + g.turns) % seats, 2)
    elif g.step == S_NEXT:
        g.total = 0
        g.turns += 1
        g.step = S_TURN
        if g.turns == seats:
            end_round(g, b)
    else:
        score(g, b)


@rule
def show_bids(g: Record, b: Record) -> None:
    """RC-bid-2: everyone pays; the single highest bid leads and goes that far ahead."""
    seats = g.place.shape[0]
    best = 0
    leader = 0
    for seat in range(seats):
        fuel = g.bid[seat] - 1
        tell(g, E_BID_SHOWN, seat, fuel)
        g.fuel[seat] -= fuel
        if fuel > best:
            best = fuel
            leader = seat
        elif fuel == best:
            leader = -1
    for seat in range(seats):
        g.bid[seat] = 0
    g.leader = 0
    if leader >= 0 and best > 0:
        g.leader = leader
        g.position[leader] += best
        tell(g, E_LEADS, leader)


@rule
def end_round(g: Record, b: Record) -> None:
    """RC-end-1"""
    g.round += 1
    g.step = S_BID
    g.cursor = 0
    for seat in range(g.place.shape[0]):
        if g.position[seat] >= b.length:
            g.step = S_SCORE
    if g.round == ROUNDS:
        g.step = S_SCORE


@rule
def score(g: Record, b: Record) -> None:
    """RC-team-1: a team is as far as its members together."""
    seats = g.place.shape[0]
    for seat in range(seats):
        tell(g, E_BOOSTER, seat, g.booster[seat, 0])
        g.position[seat] += g.booster[seat, 0]
        g.booster[seat, 0] = 0
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if reach(g, b, other) > reach(g, b, seat):
                place += 1
        g.place[seat] = place
    g.over = 1


@rule
def reach(g: Record, b: Record, seat: int) -> int:
    """How far the seat's team has come together."""
    n = 0
    for other in range(g.place.shape[0]):
        if b.team[other] == b.team[seat]:
            n += g.position[other]
    return n


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    if kind == K_DRAW:
        card = g.deck[a]
        g.left -= 1
        g.deck[a] = g.deck[g.left]
        g.deck[g.left] = 0
        g.booster[g.cursor, 0] = card
        tell(g, E_DREW, g.cursor, card)
        g.cursor += 1
    elif kind == K_BID:
        g.bid[seat] = a + 1
        tell(g, E_BID, seat, a)
        g.cursor += 1
    elif kind == K_TURN:
        if a == 0:
            g.position[seat] += g.total
            tell(g, E_HELD, seat, g.total)
            g.step = S_NEXT
        else:
            ask(g, K_DIE, NATURE, 6)
    else:
        roller = (g.leader + g.turns) % g.place.shape[0]
        tell(g, E_ROLLED, roller, a + 1)
        if a == 0:
            tell(g, E_BUST, roller)
            g.step = S_NEXT
        else:
            g.total += a + 1


@rule
def evaluate(g: Record, b: Record, seat: int) -> int:
    mine = reach(g, b, seat)
    best = 0
    for other in range(g.place.shape[0]):
        if b.team[other] != b.team[seat]:
            best = max(best, reach(g, b, other))
    return max(-1000, min(1000, (mine - best) * 20))


def teams(setup: Setup) -> tuple[int, ...]:
    return tuple(s % 2 if setup.options["teams"] == "two" else s for s in range(setup.seats))


def settle(setup: Setup) -> Setup:
    if setup.options["teams"] == "two" and setup.seats != 4:
        raise Refusal("Two teams race with 4 seats; choose 4 seats or teams=none.", "RC-team-1")
    return setup


def fill_book(setup: Setup, content: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"length": content["length"][setup.options["length"]], "team": teams(setup)}


def prepare(setup: Setup) -> Mapping[str, Any]:
    return {"deck": BOOSTERS, "left": len(BOOSTERS), "fuel": [FUEL] * setup.seats}


@rule
def forget(g: Record, b: Record, seat: int, seed: int) -> None:
    for other in range(g.place.shape[0]):
        if g.bid[other] > 0 and (seat < 0 or b.team[other] != b.team[seat]):
            seed = following(seed)
            g.bid[other] = 1 + below(seed, 1 + min(MOST_BID, g.fuel[other]))


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    if what == "seat":
        return text("race-seat", n=n + 1)
    if what == "booster":
        return text("race-covered") if n == HIDDEN else text("race-booster", n=n)
    return n


def describe(seen: Seen) -> Asking:
    v = seen.view
    texts = {K_BID: "ask-bid", K_TURN: "ask-turn", K_DIE: "ask-die", K_DRAW: "ask-draw"}
    rules = {K_BID: "RC-bid-1", K_TURN: "RC-turn-1", K_DIE: "RC-turn-2", K_DRAW: "RC-end-1"}
    words = Text(texts[v.question], {"total": v.total})
    return Asking(GAME.kind(v.question).name, v.asked, words, rules[v.question], v.options)


def option(seen: Seen, a: int) -> Option:
    v = seen.view
    if v.question == K_BID:
        return Option(a, text("do-bid", fuel=a), "RC-bid-1", (Ref("fuel", (v.asked,)),))
    if v.question == K_TURN:
        words = text("do-hold", total=v.total) if a == 0 else text("do-roll")
        return Option(a, words, "RC-turn-1", (seat_ref(v.asked),))
    return Option(a, text("do-nature", n=a + 1), "RC-turn-2")


def board(seen: Seen) -> Board:
    v = seen.view
    areas = []
    for seat in range(v.layout.seats):
        card = v.booster[seat, 0]
        things = () if card == 0 else (Thing(Ref("booster", (seat,)), _text(name_of(seen, "booster", card)), card),)
        gauges = {"position": v.position[seat], "fuel": v.fuel[seat]}
        areas.append(Area(seat_ref(seat), text("race-seat", n=seat + 1), seat, things, gauges))
    return Board((text("race-round", n=v.round + 1, length=seen.book.length),), tuple(areas))


def _text(it: Text | int) -> Text:
    assert isinstance(it, Text)
    return it


def samples() -> Sequence[Setup]:
    return [Setup(2), Setup(3, {"length": "short"}), Setup(4, {"teams": "two"})]


GAME = Game(
    name="race",
    package=__name__,
    version="1",
    seats=(2, 3, 4),
    fields=FIELDS,
    book_fields=BOOK_FIELDS,
    kinds=KINDS,
    events=EVENTS,
    rules=RULES,
    choices=(
        Choice("length", "long", ("short", "long"), "how far the finish is"),
        Choice("teams", "none", ("none", "two"), "two teams of two, for four seats", rule="RC-team-1"),
    ),
    settle=settle,
    fill_book=fill_book,
    prepare=prepare,
    respond=respond,
    proceed=proceed,
    evaluate=evaluate,
    describe=describe,
    option=option,
    board=board,
    name_of=name_of,
    teams=teams,
    content={"length": {"short": 15, "long": 40}},
    read_content=lambda file: file.toml(),
    forget=forget,
    samples=samples,
)
