"""Every question of Roll Player in words, with the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...kernel.describe import Asking, Seen, seat_name
from ...kernel.machine import M_CHOOSE, M_DIE, M_PICK, M_REACT, it, me
from ...kernel.words import Text, text
from .board import pool_thing
from .content import HANDS
from .names import cell_name, coins, die_name, dyed, name_of, placed_die, pool_die
from .options import option
from .picks import (
    RULES,
    Purpose,
    offers_top_card,
    purpose,
    rerolled,
    rolls_bag,
    rolls_pool,
    top_card_price,
)
from .refusals import refused
from .rules.effects import rerolling
from .rules.pool import in_pool, nth_in_pool
from .rules.setup import seat_in_order
from .state import (
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
    QUESTIONS,
    S_CLEANUP,
    S_DECK,
    S_ROLL,
    S_ROW,
    S_TRASH,
    X_HANDS,
)

__all__ = ["describe", "name_of", "option"]

_NAMES = {kind.number: kind.name for kind in QUESTIONS}


def describe(seen: Seen) -> Asking:
    """The open question."""
    v = seen.view
    said, rule = _QUESTIONS[v.question](seen)
    asking = Asking(_NAMES[v.question], v.asked, said, rule, v.options, refused=tuple(refused(seen)))
    if v.question == K_REROLL:
        return replace(
            asking, form="subset", things=tuple(pool_thing(seen, nth_in_pool(v, k)) for k in range(in_pool(v)))
        )
    return asking


Asked = tuple[Text, str]


def _plainly(id: str, rule: str) -> Callable[[Seen], Asked]:
    return lambda seen: (text(id), rule)


# --- set-up ---


def _ask_start(seen: Seen) -> Asked:
    return text("ask-start", seat=seat_name(seen, seen.view.cursor)), "RP-set-1"


def _ask_class_die(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-class-die", seat=seat_name(seen, seat_in_order(v, v.cursor))), "RP-set-4"


def _ask_backstory(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-backstory", seat=seat_name(seen, seat_in_order(v, v.cursor))), "RP-set-7"


def _ask_alignment(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-alignment", seat=seat_name(seen, seat_in_order(v, v.cursor))), "RP-set-8"


def _ask_card(seen: Seen) -> Asked:
    """A card of the deck: removed, laid out, put on the trash pile, or bought unseen."""
    v = seen.view
    if v.sp > 0:
        return text("ask-card-bought"), "RP-skill-6"
    rules = {S_DECK: "RP-set-10", S_ROW: "RP-set-11", S_TRASH: "RP-solo-4", S_CLEANUP: "RP-clean-4"}
    ids = {S_DECK: "ask-card-removed", S_TRASH: "ask-card-trashed"}
    return text(ids.get(v.step, "ask-card")), rules[v.step]


def _ask_die(seen: Seen) -> Asked:
    v = seen.view
    if v.step == S_ROLL:
        return text("ask-die-pool"), "RP-roll-1"
    return text("ask-die", seat=seat_name(seen, seat_in_order(v, v.cursor))), "RP-set-13"


def _ask_roll(seen: Seen) -> Asked:
    v = seen.view
    if v.sp > 0:
        return text("ask-roll", die=pool_die(v, rerolling(v))), "RP-skill-8"
    return text("ask-roll", die=dyed(v.drawn)), "RP-roll-1" if v.step == S_ROLL else "RP-set-13"


# --- dice ---


def _ask_order(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-order", face=v.p_value[v.sorted], n=v.sorted + 1), "RP-roll-2"


def _ask_row(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-row", die=die_name(v.p_colour[v.chosen], v.p_value[v.chosen])), "RP-dice-2"


# --- effects ---


def _ask_pick(seen: Seen) -> Asked:
    v = seen.view
    what = purpose(v, seen.book)
    second = what in (Purpose.SWAP_WITH, Purpose.BAG_DIE, Purpose.POOL_DIE, Purpose.OTHER_ROW)
    args = {"die": placed_die(v, me(v), it(v))} if second else {}
    return text(f"ask-{what.value}", **args), RULES[what]


def _ask_choose(seen: Seen) -> Asked:
    v, b = seen.view, seen.book
    if offers_top_card(v, b):
        return text("ask-open-lock", coins=coins(top_card_price(v, b))), "RP-skill-6"
    seat, cell, face = rerolled(v)
    return text("ask-keep", die=placed_die(v, seat, cell), n=face), "RP-act-4"


def _ask_extra_die(seen: Seen) -> Asked:
    """A die of a board or of the pool is rolled again, or one from the bag for the first time."""
    v, b = seen.view, seen.book
    if rolls_pool(v, b):
        return text("ask-roll", die=pool_die(v, it(v))), "RP-skill-8"
    if rolls_bag(v, b):
        die = text("die-at", die=dyed(v.colour[me(v), it(v)]), cell=cell_name(it(v)))
        return text("ask-roll", die=die), "RP-skill-2"
    return text("ask-roll", die=placed_die(v, me(v), it(v))), "RP-act-4"


# --- market ---


def purse(seen: Seen) -> list[Text]:
    """What the seat that is asked can pay with."""
    v = seen.view
    tokens = v.tokens[v.asked]
    return [coins(v.gold[v.asked]), *([text("tokens-n", n=tokens)] if tokens else [])]


def _ask_market(seen: Seen) -> Asked:
    friendly = seen.book.friendly == 1
    said = text("ask-market-friendly" if friendly else "ask-market", purse=tuple(purse(seen)))
    return said, "RP-var-3" if friendly else "RP-mkt-4"


def _ask_more(seen: Seen) -> Asked:
    return text("ask-more", purse=tuple(purse(seen))), "RP-class-6"


def _ask_drop(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-drop", n=v.hands[v.asked], hands=HANDS + v.passive[v.asked, X_HANDS]), "RP-mkt-10"


_QUESTIONS: dict[int, Callable[[Seen], Asked]] = {
    M_CHOOSE: _ask_choose,
    M_PICK: _ask_pick,
    M_DIE: _ask_extra_die,
    M_REACT: _plainly("ask-react", "RP-use-3"),
    K_START: _ask_start,
    K_RACE: _plainly("ask-race", "RP-set-2"),
    K_CLASS_DIE: _ask_class_die,
    K_SIDE: _plainly("ask-side", "RP-set-4"),
    K_CLASS: _plainly("ask-class", "RP-set-6"),
    K_BACKSTORY: _ask_backstory,
    K_ALIGNMENT: _ask_alignment,
    K_CARD: _ask_card,
    K_DIE: _ask_die,
    K_ROLL: _ask_roll,
    K_PLACE: _plainly("ask-place", "RP-set-15"),
    K_ORDER: _ask_order,
    K_INITIATIVE: _plainly("ask-initiative", "RP-dice-1"),
    K_ROW: _ask_row,
    K_ENEMY: _plainly("ask-enemy", "RP-solo-5"),
    K_MARKET: _ask_market,
    K_MORE: _ask_more,
    K_DROP: _ask_drop,
    K_REROLL: _plainly("ask-reroll", "RP-skill-8"),
    K_REFRESH: _plainly("ask-refresh", "RP-clean-2"),
    K_SHED: _plainly("ask-shed", "RP-end-3"),
}
