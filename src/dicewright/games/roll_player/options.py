"""Every option of every question in words, with the rule that allows it and the things it touches.

The options follow the order of the rules themselves: they are found with the same functions.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.bits import nth_one
from ...kernel.describe import Option, Ref, Seen, seat_name
from ...kernel.machine import M_CHOOSE, M_DIE, M_PICK, M_REACT, me
from ...kernel.words import Text, text
from .card_texts import ability_text, arrow_text, card_text, goals_text, race_text
from .names import (
    ability_name,
    alignment_name,
    attribute_name,
    bag_ref,
    board_ref,
    card_name,
    card_ref,
    cell_ref,
    class_name,
    class_ref,
    coins,
    colour_name,
    die_name,
    dyed,
    grid_ref,
    hand_ref,
    initiative_ref,
    leaning_name,
    placed_die,
    pool_die,
    race_name,
    row_ref,
    stars,
    story_name,
    way_name,
)
from .picks import RULES, Purpose, of_the_row, offers_top_card, purpose, rerolled, selector, top_card_price
from .rules.cards import nth_weapon, price
from .rules.cleanup import exhausted
from .rules.dice import leads_to, nth_open_row, open_rows
from .rules.effects import candidate
from .rules.market import FOR_A_CARD, discards, nth_purchase, purchases
from .rules.pool import in_pool, nth_in_pool, nth_order
from .rules.setup import nth_class, nth_different, nth_free, side
from .rules.skills import PAID, SEAT_BITS, nth_way
from .state import (
    CELLS,
    DIPLOMACY,
    K_ALIGNMENT,
    K_BACKSTORY,
    K_CARD,
    K_CLASS,
    K_CLASS_DIE,
    K_DIE,
    K_DROP,
    K_ENEMY,
    K_INITIATIVE,
    K_MARKET,
    K_MORE,
    K_ORDER,
    K_PLACE,
    K_RACE,
    K_REFRESH,
    K_REROLL,
    K_ROLL,
    K_ROW,
    K_SHED,
    K_SIDE,
    K_START,
    NO_ARROW,
    NO_CHOICE,
    S_DECK,
    W_TURN,
    X_COIN,
    X_DISCARD,
    X_FILL,
    code_colour,
    code_face,
    skill_card,
)


def option(seen: Seen, answer: int) -> Option:
    """One of the options of the open question."""
    return _OPTIONS[seen.view.question](seen, answer)


def _face(rule: str) -> Callable[[Seen, int], Option]:
    return lambda seen, a: Option(a, text("do-face", n=a + 1), rule)


# --- set-up ---


def _race(seen: Seen, a: int) -> Option:
    race = nth_free(seen.view.boards, a)
    said = text("do-race", race=race_name(race), changes=race_text(seen.book, race))
    return Option(a, said, "RP-set-2", (board_ref(race),))


def _class(seen: Seen, a: int, klass: int, rule: str) -> Option:
    b = seen.book
    said = text(
        "do-class",
        name=class_name(klass),
        colour=colour_name(b.class_colour[klass]),
        ability=ability_name(klass),
        effect=ability_text(b, klass),
        goals=goals_text(b, klass),
    )
    return Option(a, said, rule, (class_ref(klass),))


def _side(seen: Seen, a: int) -> Option:
    return _class(seen, a, side(seen.view, seen.book, a), "RP-set-4")


def _free_class(seen: Seen, a: int) -> Option:
    return _class(seen, a, nth_class(seen.view, seen.book, a), "RP-set-6")


def _bag_die(seen: Seen, a: int) -> Option:
    """A die of the bag; those of one color are counted, so that each is an option of its own."""
    v = seen.view
    colour, n = 0, a
    while n >= v.bag[colour]:
        n -= v.bag[colour]
        colour += 1
    rule = "RP-set-4" if v.question == K_CLASS_DIE else "RP-gen-2"
    return Option(a, text("do-draw", die=dyed(colour), n=n + 1, of=v.bag[colour]), rule, (bag_ref(colour),))


def _backstory(seen: Seen, a: int) -> Option:
    return Option(a, story_name(nth_free(seen.view.told, a)), "RP-set-7")


def _alignment(seen: Seen, a: int) -> Option:
    return Option(a, alignment_name(nth_free(seen.view.leaning, a)), "RP-set-8")


def _deck_card(seen: Seen, a: int) -> Option:
    """A card of the deck; those of the second rank lie behind those of the first."""
    v, b = seen.view, seen.book
    lower = v.step == S_DECK and v.sp == 0 and v.cursor >= b.removed[0]
    card = v.deck[a + v.top_n if lower else a]
    return Option(a, card_name(card), "RP-set-9", (card_ref(card),))


def _space(seen: Seen, seat: int, row: int) -> Text:
    """The next space of a row, and what filling the row pays."""
    v = seen.view
    n = v.filled[seat, row] + 1
    if n < CELLS:
        return text("do-row", attribute=attribute_name(row), n=n)
    return text("do-row-fills", attribute=attribute_name(row), n=n, coins=coins(1 + v.passive[seat, X_FILL]))


def _place(seen: Seen, a: int) -> Option:
    v = seen.view
    rows = open_rows(v, v.asked)
    i, row = nth_different(v, v.asked, a // rows), nth_open_row(v, v.asked, a % rows)
    code = v.hand[v.asked, i]
    said = text("do-place", die=die_name(code_colour(code), code_face(code)), row=_space(seen, v.asked, row))
    return Option(a, said, "RP-set-15", (hand_ref(v.asked, i), row_ref(v.asked, row)))


# --- the dice phase ---


def _order(seen: Seen, a: int) -> Option:
    v = seen.view
    card = nth_order(v, v.sorted, a)
    return Option(a, die_name(v.p_colour[card], v.p_value[card]), "RP-roll-2", (initiative_ref(card),))


def _initiative(seen: Seen, a: int) -> Option:
    v = seen.view
    card = nth_in_pool(v, a)
    said = text("do-initiative", card=pool_die(v, card))
    if v.coin[card]:
        said = text("do-initiative-gold", card=pool_die(v, card), coins=coins(1 + v.passive[v.asked, X_COIN]))
    return Option(a, said, "RP-dice-1", (initiative_ref(card),))


def _row(seen: Seen, a: int) -> Option:
    v = seen.view
    row = nth_open_row(v, v.asked, a)
    refs = (row_ref(v.asked, row), cell_ref(v.asked, row * CELLS + v.filled[v.asked, row]))
    return Option(a, _space(seen, v.asked, row), "RP-dice-2", refs)


# --- effects ---


def _pick(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    found = candidate(v, b, selector(v, b), a)
    if found == NO_CHOICE:
        return Option(a, text("do-leave"), "RP-dice-4" if of_the_row(v, b) else "RP-use-5")
    what = purpose(v, b)
    said, refs = _picked(seen, what, found)
    return Option(a, said, RULES[what], refs)


def _picked(seen: Seen, what: Purpose, found: int) -> tuple[Text, tuple[Ref, ...]]:
    """What a pick offers, in words."""
    v = seen.view
    seat = me(v)
    match what:
        case Purpose.FLIP:
            said = text("do-turn", die=placed_die(v, seat, found), n=7 - v.value[seat, found])
            return said, (cell_ref(seat, found),)
        case Purpose.ADJUST:
            cell, more = found // 2, found % 2
            said = text("do-turn", die=placed_die(v, seat, cell), n=v.value[seat, cell] + 2 * more - 1)
            return said, (cell_ref(seat, cell),)
        case Purpose.STEP | Purpose.STEP_AGAIN:
            to = leads_to(v.at[seat], found)
            worth = stars(seen.book.grid[v.alignment[seat] - 1, to])
            return text("do-step", way=way_name(found), leaning=leaning_name(to), stars=worth), (grid_ref(seat, to),)
        case Purpose.BAG_DIE:
            return text("do-colour", die=dyed(found), n=v.bag[found]), (bag_ref(found),)
        case Purpose.FLIP_POOL:
            return text("do-turn", die=pool_die(v, found), n=7 - v.p_value[found]), (initiative_ref(found),)
        case Purpose.POOL_DIE | Purpose.REROLL_POOL:
            return pool_die(v, found), (initiative_ref(found),)
        case Purpose.OTHER_ROW:
            said = text("do-row", attribute=attribute_name(found), n=v.filled[seat, found] + 1)
            return said, (row_ref(seat, found),)
        case Purpose.BUY:
            return _buying(seen, seat, v.pile[found]), (card_ref(v.pile[found]),)
        case Purpose.ADD:
            return card_name(v.pile[found]), (card_ref(v.pile[found]),)
    return placed_die(v, seat, found), (cell_ref(seat, found),)


def _choose(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if offers_top_card(v, b):
        if a == 0:
            return Option(a, text("do-leave"), "RP-use-5")
        return Option(a, text("do-open-lock", coins=coins(top_card_price(v, b))), "RP-skill-6", (Ref("deck"),))
    seat, cell, face = rerolled(v)
    said = text("do-keep-new", n=face) if a else text("do-keep-old", n=v.value[seat, cell])
    return Option(a, said, "RP-act-4", (cell_ref(seat, cell),))


def _react(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if a == 0:
        return Option(a, text("do-pass"), "RP-use-3")
    window = b.code[v.f_pc[v.sp - 1], 2]
    return _way(seen, a, nth_way(v, b, window, v.asked, a - 1))


def _way(seen: Seen, a: int, way: int) -> Option:
    """A skill of one's own, one that Diplomacy copies, or the ability of the class."""
    v, b = seen.view, seen.book
    if way == PAID:
        klass = v.klass[v.asked] - 1
        said = text("do-ability", ability=ability_name(klass), effect=ability_text(b, klass))
        return Option(a, said, f"RP-class-{klass + 1}", (Ref("class", (v.asked,)),))
    skill, other = way & ((1 << SEAT_BITS) - 1), (way >> SEAT_BITS) - 1
    card = skill_card(skill)
    if other < 0:
        said = text("do-use", card=card_name(card), way=arrow_text(b, card), effect=card_text(b, card))
        return Option(a, said, "RP-use-1", (card_ref(card),))
    arrow = card if b.arrow[DIPLOMACY] == NO_ARROW else DIPLOMACY
    said = text(
        "do-copy",
        diplomacy=card_name(DIPLOMACY),
        seat=seat_name(seen, other),
        card=card_name(card),
        way=arrow_text(b, arrow),
        effect=card_text(b, card),
    )
    return Option(a, said, "RP-skill-13", (card_ref(DIPLOMACY), card_ref(card)))


# --- the market ---


def _buying(seen: Seen, seat: int, card: int) -> Text:
    """A purchase and how it is paid: Charisma tokens go first. RP-mkt-3"""
    v = seen.view
    cost = price(v, seen.book, seat, card)
    tokens = min(cost, v.tokens[seat])
    paid = [text("tokens-n", n=tokens)] if tokens else []
    if cost > tokens or not tokens:
        paid.append(coins(cost - tokens))
    return text("do-buy", card=card_name(card), paid=tuple(paid))


def _market(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    n = discards(v, b)
    if a >= n:
        return _buy_or_act(seen, a, a - n)
    pays = coins(FOR_A_CARD + v.passive[v.asked, X_DISCARD])
    if b.friendly == 1:
        return Option(a, text("do-take-gold", coins=pays), "RP-var-3")
    return Option(a, text("do-discard", card=card_name(v.row[a]), coins=pays), "RP-mkt-4", (card_ref(v.row[a]),))


def _more(seen: Seen, a: int) -> Option:
    return _buy_or_act(seen, a, a - 1) if a else Option(a, text("do-no-more"), "RP-class-6")


def _buy_or_act(seen: Seen, a: int, k: int) -> Option:
    v, b = seen.view, seen.book
    n = purchases(v, b, v.asked)
    if k >= n:
        return _way(seen, a, nth_way(v, b, W_TURN, v.asked, k - n))
    card = v.row[nth_purchase(v, b, v.asked, k)]
    return Option(a, _buying(seen, v.asked, card), "RP-mkt-2", (card_ref(card),))


def _drop(seen: Seen, a: int) -> Option:
    card = nth_weapon(seen.view, seen.view.asked, a)
    return Option(a, text("do-drop", card=card_name(card)), "RP-mkt-11", (card_ref(card),))


def _reroll(seen: Seen, a: int) -> Option:
    v = seen.view
    chosen = [nth_in_pool(v, k) for k in range(in_pool(v)) if (a >> k) & 1]
    if not chosen:
        return Option(a, text("do-leave"), "RP-use-5")
    said = text("do-reroll", dice=tuple(pool_die(v, card) for card in chosen))
    return Option(a, said, "RP-skill-8", tuple(initiative_ref(card) for card in chosen))


# --- cleanup and end ---


def _refresh(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return Option(a, text("do-refresh-none"), "RP-clean-2")
    card = skill_card(nth_one(exhausted(v, v.asked), a - 1))
    return Option(a, text("do-refresh", card=card_name(card)), "RP-clean-2", (card_ref(card),))


def _shed(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return Option(a, text("do-shed-none"), "RP-end-3")
    card = nth_one(v.held[v.asked], a - 1)
    return Option(a, text("do-drop", card=card_name(card)), "RP-end-3", (card_ref(card),))


_OPTIONS: dict[int, Callable[[Seen, int], Option]] = {
    M_CHOOSE: _choose,
    M_PICK: _pick,
    M_DIE: _face("RP-act-4"),
    M_REACT: _react,
    K_START: _face("RP-set-1"),
    K_RACE: _race,
    K_CLASS_DIE: _bag_die,
    K_SIDE: _side,
    K_CLASS: _free_class,
    K_BACKSTORY: _backstory,
    K_ALIGNMENT: _alignment,
    K_CARD: _deck_card,
    K_DIE: _bag_die,
    K_ROLL: _face("RP-roll-1"),
    K_PLACE: _place,
    K_ORDER: _order,
    K_INITIATIVE: _initiative,
    K_ROW: _row,
    K_ENEMY: _face("RP-solo-5"),
    K_MARKET: _market,
    K_MORE: _more,
    K_DROP: _drop,
    K_REROLL: _reroll,
    K_REFRESH: _refresh,
    K_SHED: _shed,
}
