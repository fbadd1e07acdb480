"""Every option of every question, in words, with the rule that allows it and the things it touches.

They follow the order of the rules themselves: they are found with the same functions.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.bits import nth_one, ones
from ...kernel.describe import Option, Ref, Seen, seat_name
from ...kernel.game import seat_ref
from ...kernel.machine import M_CHOOSE, M_PICK
from ...kernel.words import text
from .content import BEARERS, OWN_DICE
from .names import (
    ISLANDS,
    SANCTUARY,
    amount,
    card_ref,
    cost,
    die_name,
    die_ref,
    die_title,
    face_name,
    face_ref,
    feat_name,
    hammer_ref,
    listed,
    reserve_ref,
    side_ref,
    stack_ref,
    token_ref,
)
from .questions import (
    ask_cerberus,
    ask_forge,
    ask_roll,
    ask_ship,
    card_rule,
    convertible_now,
    gains_of,
    looks_through,
    losing,
    resource_rule,
    running,
    selector_of,
    ship_prices,
)
from .rules.blessing import PAIR, nth_pair
from .rules.effects import candidate, offer
from .rules.faces import PER_UNIT, copies, factor, nth_kind, picks_wanted
from .rules.feats import EXTRA_COST, extra_pays, feasible, reinforcing
from .rules.temple import nth_old_face, offered
from .state import (
    CERBERUS,
    DICE,
    GLORY,
    GOLD,
    K_ACTION,
    K_CERBERUS,
    K_CONVERT,
    K_EXTRA,
    K_FORGE,
    K_HAMMER,
    K_MIRROR,
    K_OFFERING,
    K_ORDER,
    K_REINFORCE,
    K_RESOURCE,
    K_ROLL,
    K_SATYRS,
    K_SET,
    K_SHIP,
    K_TRIM,
    MOON,
    SIDES,
    STOLEN,
    SUN,
    TRITON,
    limit,
    up_face,
)


def _choose(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    row = offer(v, b, a)
    resource = b.code[row, 2]
    said = text("do-gain", gains=amount(resource, b.code[row, 5]))
    return Option(a, said, running(seen)[1], (reserve_ref(v.asked, resource),))


def _pick(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    selector = selector_of(seen)
    found = candidate(v, b, selector, a)
    if selector == OWN_DICE:
        return Option(a, text("do-pick-die", die=die_name(found)), running(seen)[1], (die_ref(v.asked, found),))
    if selector == BEARERS:
        return Option(a, seat_name(seen, found), "DF-boar-5", (seat_ref(found),))
    return Option(a, face_name(found), running(seen)[1], (face_ref(found),))


def _set(seen: Seen, a: int) -> Option:
    slot = seen.view.cursor
    return Option(a, feat_name(seen.book.slot_sets[slot, a]), "DF-set-6", (stack_ref(slot),))


def _trim(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    face = nth_one(v.stock & b.trim[v.cursor // b.trims], a)
    return Option(a, face_name(face), "DF-set-4", (face_ref(face),))


def _roll(seen: Seen, a: int) -> Option:
    v = seen.view
    seat, die = divmod(v.rolling_die, DICE)
    said = text("do-roll", face=face_name(v.face[seat, die, a]), side=a + 1)
    return Option(a, said, ask_roll(seen)[1], (side_ref(seat, die, a),))


def _mirror(seen: Seen, a: int) -> Option:
    """A face with whose dice show it; one's own only where an opponent's mirror shows them."""
    v, b = seen.view, seen.book
    face = nth_one(copies(v, b), a)
    everyone = [(s, die) for s in range(v.layout.seats) for die in range(DICE)]
    lying = [(s, die) for s, die in everyone if up_face(v, s, die) == face and (s != v.hero or looks_through(seen))]
    own = all(s == v.hero for s, _ in lying)
    said = text("do-copy", face=face_name(face), seats=tuple(seat_name(seen, s) for s in sorted({s for s, _ in lying})))
    refs = tuple(side_ref(s, die, v.up[s, die]) for s, die in lying)
    return Option(a, said, "DF-mirror-2" if own else "DF-mirror-1", refs)


def _resource(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    face = v.shows[v.die]
    resource = nth_kind(b, face, a)
    n = b.gives[face, resource] * factor(v, v.die) // picks_wanted(v, b, v.die)
    refs = (reserve_ref(v.asked, resource),)
    if losing(seen, v.die):
        return Option(a, text("do-lose", gains=amount(resource, n)), "DF-mino-1", refs)
    return Option(a, text("do-gain", gains=amount(resource, n)), resource_rule(seen), refs)


def _convert(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    whole = convertible_now(seen)
    if a == 0:
        kept = listed("and", [amount(r, n) for r, n in whole])
        return Option(a, text("do-keep", gains=kept), "DF-conv-1", tuple(reserve_ref(v.asked, r) for r, _ in whole))
    taken = [(r, a) for r, _ in whole] if b.conversion == PER_UNIT else whole
    said = text(
        "do-convert",
        gains=listed("and", [amount(r, n) for r, n in taken]),
        glory=amount(GLORY, sum(n * b.units[v.mode, r] for r, n in taken)),
    )
    return Option(a, said, "DF-conv-1", (reserve_ref(v.asked, GLORY),))


def _order(seen: Seen, a: int) -> Option:
    v = seen.view
    gains = gains_of(seen, v.first)
    gold = reserve_ref(v.hero, GOLD)
    # A ship taken with the Satyrs lies on somebody else's die.
    ship = () if v.mode == STOLEN else (side_ref(v.hero, 1 - v.first, v.up[v.hero, 1 - v.first]),)
    if a == 0:
        return Option(a, text("do-gain-first", gains=gains), "DF-bless-3", (gold, *ship))
    return Option(a, text("do-ship-first", gains=gains), "DF-bless-3", (*ship, gold))


def _hammer(seen: Seen, a: int) -> Option:
    """Gold for the hammer; the rest goes to the reserve as far as it fits."""
    v, b = seen.view, seen.book
    rest = v.gold - a
    fits = min(rest, limit(v, b, v.asked, GOLD) - v.have[v.asked, GOLD])
    said = text("do-hammer", hammer=a, reserve=fits, lost=rest - fits)
    refs = ((hammer_ref(v.asked),) if a else ()) + ((reserve_ref(v.asked, GOLD),) if rest else ())
    return Option(a, said, "DF-hammer-1", refs)


def _triton(seen: Seen, a: int) -> Option:
    return Option(a, text("do-triton"), "DF-token-4", (token_ref(seen.view.asked, TRITON),))


def _bought(seen: Seen, a: int, face: int, off: int, rule: str) -> Option:
    said = text("do-buy", face=face_name(face), price=amount(GOLD, max(0, seen.book.price[face] - off)))
    return Option(a, said, rule, (SANCTUARY, face_ref(face)))


def _ship(seen: Seen, a: int) -> Option:
    off, faces = ship_prices(seen)
    rule = ask_ship(seen)[1]
    if a == 0:
        return Option(a, text("do-buy-nothing"), rule)
    return _bought(seen, a, nth_one(faces, a - 1), off, rule) if a <= ones(faces) else _triton(seen, a)


def _forge(seen: Seen, a: int) -> Option:
    v = seen.view
    die, side = divmod(nth_old_face(v, seen.book, v.asked, a), SIDES)
    said = text("do-forge", die=die_title(die), face=face_name(v.face[v.asked, die, side]))
    return Option(a, said, ask_forge(seen)[1], (die_ref(v.asked, die), side_ref(v.asked, die, side)))


def _cerberus(seen: Seen, a: int) -> Option:
    rule = ask_cerberus(seen)[1]
    if a == 0:
        return Option(a, text("do-keep-token"), rule)
    return Option(a, text("do-cerberus"), rule, (token_ref(seen.view.asked, CERBERUS),))


def _satyrs(seen: Seen, a: int) -> Option:
    v = seen.view
    pair = [divmod(die, DICE) for die in divmod(nth_pair(v, a), PAIR)]
    one, two = (
        text("rolled-face", seat=seat_name(seen, seat), die=die_name(die), face=face_name(v.fell[seat, die]))
        for seat, die in pair
    )
    refs = tuple(side_ref(seat, die, v.up[seat, die]) for seat, die in pair)
    return Option(a, text("do-satyrs", one=one, two=two), "DF-satyr-1", refs)


def _reinforce(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if a == 0:
        return Option(a, text("do-go-on"), "DF-turn-4")
    cards = reinforcing(v, b, v.asked, v.have[v.asked, GOLD])
    if a > ones(cards):
        return _triton(seen, a)
    i = nth_one(cards, a - 1)
    feat = b.reinforcing[i]
    said = text("do-reinforce", feat=feat_name(feat), left=v.cards[v.asked, feat] - v.used[i])
    return Option(a, said, card_rule(feat), (card_ref(v.asked, feat),))


def _action(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if a == 0:
        return Option(a, text("do-nothing"), "DF-turn-6")
    faces = offered(v, b, v.asked)
    feats = feasible(v, b, v.have[v.asked, SUN], v.have[v.asked, MOON])
    if a <= ones(faces):
        return _bought(seen, a, nth_one(faces, a - 1), 0, "DF-offer-1")
    k = a - 1 - ones(faces)
    return _performed(seen, a, nth_one(feats, k)) if k < ones(feats) else _triton(seen, a)


def _performed(seen: Seen, a: int, slot: int) -> Option:
    """A feat, its price, and who would be ousted."""
    v, b = seen.view, seen.book
    feat, price = feat_name(v.feat[slot]), cost(b, slot)
    there = [s for s in range(v.layout.seats) if s != v.asked and v.pawn[s] == b.portal[slot]]
    if not there:
        return Option(a, text("do-perform", feat=feat, cost=price), "DF-feat-1", (ISLANDS, stack_ref(slot)))
    said = text("do-perform-ousting", feat=feat, cost=price, seat=seat_name(seen, there[0]))
    return Option(a, said, "DF-oust-1", (ISLANDS, stack_ref(slot), Ref("pawn", (there[0],))))


def _offering(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return Option(a, text("do-enough"), "DF-offer-1")
    faces = offered(v, seen.book, v.asked)
    return _bought(seen, a, nth_one(faces, a - 1), 0, "DF-offer-1") if a <= ones(faces) else _triton(seen, a)


def _extra(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return Option(a, text("do-end-turn"), "DF-turn-7")
    if a == 1 and extra_pays(v, seen.book, v.asked):
        price = amount(SUN, EXTRA_COST)
        return Option(a, text("do-extra", cost=price), "DF-turn-7", (reserve_ref(v.asked, SUN),))
    return _triton(seen, a)


OPTIONS: dict[int, Callable[[Seen, int], Option]] = {
    M_CHOOSE: _choose,
    M_PICK: _pick,
    K_SET: _set,
    K_TRIM: _trim,
    K_ROLL: _roll,
    K_MIRROR: _mirror,
    K_RESOURCE: _resource,
    K_CONVERT: _convert,
    K_ORDER: _order,
    K_HAMMER: _hammer,
    K_SHIP: _ship,
    K_FORGE: _forge,
    K_CERBERUS: _cerberus,
    K_SATYRS: _satyrs,
    K_REINFORCE: _reinforce,
    K_ACTION: _action,
    K_OFFERING: _offering,
    K_EXTRA: _extra,
}
