"""What looks possible in Roll Player and is not: the thing, why, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel.describe import Ref, Refused, Seen, seat_name
from ...kernel.machine import M_PICK, M_REACT, it, me
from ...kernel.words import text
from .names import (
    ability_name,
    attribute_name,
    card_name,
    card_ref,
    cell_ref,
    class_name,
    coins,
    initiative_ref,
    leaning_name,
    placed_die,
    race_name,
    row_ref,
    way_name,
)
from .picks import Purpose, purpose
from .rules.cards import can_pay, price
from .rules.dice import OFF_THE_GRID, leads_to
from .rules.skills import PAID, SEAT_BITS, nth_way
from .state import (
    BOARD,
    CELLS,
    CLASSES,
    COPYING,
    DIRECTIONS,
    K_CLASS,
    K_INITIATIVE,
    K_MARKET,
    K_MORE,
    K_PLACE,
    K_RACE,
    K_ROW,
    NO_ARROW,
    RACES,
    ROWS,
    SKILLS,
    skill_card,
)


def refused(seen: Seen) -> Iterator[Refused]:
    """Everything refused by the open question."""
    if (of := _REFUSALS.get(seen.view.question)) is not None:
        yield from of(seen)


def _races(seen: Seen) -> Iterator[Refused]:
    v = seen.view
    for race in range(len(RACES)):
        if (v.boards >> race) & 1:
            yield Refused(text("refused-taken", name=race_name(race)), "RP-set-2")


def _classes(seen: Seen) -> Iterator[Refused]:
    v, b = seen.view, seen.book
    for klass in range(len(CLASSES)):
        if (v.cards >> b.class_colour[klass]) & 1:
            yield Refused(text("refused-class", name=class_name(klass)), "RP-set-6")


def _rows(seen: Seen) -> Iterator[Refused]:
    v = seen.view
    for row in range(ROWS):
        if v.filled[v.asked, row] == CELLS:
            said = text("refused-row", attribute=attribute_name(row))
            yield Refused(said, "RP-dice-2", (row_ref(v.asked, row),))


def _initiative(seen: Seen) -> Iterator[Refused]:
    v = seen.view
    for seat in range(v.layout.seats):
        card = v.initiative[seat] - 1
        if card >= 0:
            said = text("refused-initiative", n=card + 1, seat=seat_name(seen, seat))
            yield Refused(said, "RP-dice-1", (initiative_ref(card),))


def _market(seen: Seen) -> Iterator[Refused]:
    """Cards that are too dear."""
    v = seen.view
    yield from _too_dear(seen, [v.row[i] for i in range(v.row_n)])


def _too_dear(seen: Seen, cards: list[int]) -> Iterator[Refused]:
    v, b = seen.view, seen.book
    for card in cards:
        if can_pay(v, b, v.asked, card) == 0:
            said = text("refused-price", card=card_name(card), coins=coins(price(v, b, v.asked, card)))
            yield Refused(said, "RP-mkt-2", (card_ref(card),))


def _skills(seen: Seen) -> Iterator[Refused]:
    """Skills, and the ability of the class, that cannot be used at this moment."""
    v, b = seen.view, seen.book
    seat = v.asked
    window = b.code[v.f_pc[v.sp - 1], 2]
    ways = [nth_way(v, b, window, seat, k) for k in range(v.options - 1)]
    copies = any(way != PAID and way >> SEAT_BITS for way in ways)
    for skill in range(len(SKILLS)):
        if not (v.skills[seat] >> skill) & 1 or skill in ways or (skill == COPYING and copies):
            continue
        card = skill_card(skill)
        arrow = b.arrow[card]
        if not (v.ready[seat] >> skill) & 1:
            why, rule = "refused-exhausted", "RP-use-1"
        elif arrow != NO_ARROW and leads_to(v.at[seat], arrow) == OFF_THE_GRID:
            why, rule = "refused-arrow", "RP-use-2"
        else:
            why, rule = "refused-moment", f"RP-skill-{skill + 1}"
        yield Refused(text(why, card=card_name(card)), rule, (card_ref(card),))
    klass = v.klass[seat] - 1
    if b.paid_ability[klass] and PAID not in ways:
        used = v.paid[seat] == 1
        poor = v.gold[seat] < b.paid_cost[klass]
        why = "refused-used" if used else "refused-unpaid" if poor else "refused-moment"
        yield Refused(text(why, card=ability_name(klass)), f"RP-class-{klass + 1}", (Ref("class", (seat,)),))


def _picks(seen: Seen) -> Iterator[Refused]:
    """Dice that cannot be changed so, steps off the grid, cards that are too dear."""
    v = seen.view
    seat = me(v)
    dice = [cell for cell in range(BOARD) if v.value[seat, cell] > 0]
    match purpose(v, seen.book):
        case Purpose.ADJUST:
            for cell in dice:
                if v.value[seat, cell] in (1, 6):
                    why = "refused-lower" if v.value[seat, cell] == 1 else "refused-raise"
                    yield Refused(text(why, die=placed_die(v, seat, cell)), "RP-act-3", (cell_ref(seat, cell),))
        case Purpose.SWAP_WITH:
            like = (v.value[seat, it(v)], v.colour[seat, it(v)])
            for cell in dice:
                if cell != it(v) and (v.value[seat, cell], v.colour[seat, cell]) == like:
                    said = text("refused-same", die=placed_die(v, seat, cell))
                    yield Refused(said, "RP-act-2", (cell_ref(seat, cell),))
        case Purpose.STEP | Purpose.STEP_AGAIN:
            for direction in range(len(DIRECTIONS)):
                if leads_to(v.at[seat], direction) == OFF_THE_GRID:
                    said = text("refused-edge", way=way_name(direction), leaning=leaning_name(v.at[seat]))
                    yield Refused(said, "RP-act-5", (Ref("alignment", (seat,)),))
        case Purpose.OTHER_ROW:
            for row in range(ROWS):
                if row != it(v) // CELLS and v.filled[seat, row] == CELLS:
                    said = text("refused-row", attribute=attribute_name(row))
                    yield Refused(said, "RP-dice-2", (row_ref(seat, row),))
        case Purpose.BUY:
            yield from _too_dear(seen, [v.pile[i] for i in range(v.pile_n)])


_REFUSALS: dict[int, Callable[[Seen], Iterator[Refused]]] = {
    M_PICK: _picks,
    M_REACT: _skills,
    K_RACE: _races,
    K_CLASS: _classes,
    K_PLACE: _rows,
    K_ROW: _rows,
    K_INITIATIVE: _initiative,
    K_MARKET: _market,
    K_MORE: _market,
}
