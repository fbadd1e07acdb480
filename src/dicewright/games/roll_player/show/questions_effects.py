"""What actions, skills and abilities ask, in words; their options, and what they refuse."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.assembler import Column
from ....kernel.describe import Does, Ref, Refused, Thing, does, seat_name
from ....kernel.machine import it, me
from ....kernel.words import Text, text
from .. import box
from ..grid import NO_ARROW, Direction, leads_to
from ..rules.cards import price, unaffordable
from ..rules.dice import unwalkable
from ..rules.effects import CHOOSE, EXTRA_DIE, PICK, REACT, REROLL
from ..rules.picks import candidate, unshiftable, unswappable, unturnable
from ..rules.pool import in_pool, nth_in_pool
from ..rules.skills import SEAT_BITS, Way, nth_way, unpayable, unusable
from ..state import BOARD, CELLS, NO_CHOICE, ROWS, Attribute, Seen, Why, skill_card
from . import names, refs
from .names import TAKEN
from .purpose import (
    SECOND,
    Purpose,
    of_the_row,
    offered_words,
    offers_top_card,
    purpose,
    rerolled,
    rolls_bag,
    rolls_pool,
    row,
    selector,
    top_card_price,
)
from .texts import ability_text, arrow_text, card_text, option_text, purchase_text

LEFT = "RP-use-5"
"""An effect may be left."""
_DOING = {
    Purpose.SWAP: "do-swap",
    Purpose.SWAP_WITH: "do-swap-with",
    Purpose.REROLL: "do-reroll-die",
    Purpose.REROLL_POOL: "do-reroll-die",
    Purpose.FROM_BAG: "do-exchange",
    Purpose.FROM_POOL: "do-exchange",
    Purpose.POOL_DIE: "do-take-die",
    Purpose.SHIFT: "do-shift",
}
"""What is done with a die that is picked, where nothing else need be told of it."""


# --- picks ---


@PICK.words
def _(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    what = purpose(v, seen.book)
    args = {"die": names.placed_die(v, me(v), it(v), TAKEN)} if what in SECOND else {}
    return text(f"ask-{what.word}", **args), what.rule


@PICK.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    found = candidate(v, b, selector(v, b), a)
    if found == NO_CHOICE:
        return does(text("do-leave"), rule="RP-dice-4" if of_the_row(v, b) else LEFT)
    what = purpose(v, b)
    said, ref = _picked(seen, what, found)
    return does(said, ref, rule=what.rule)


def _picked(seen: Seen, what: Purpose, found: int) -> tuple[Text, Ref]:
    """What a pick offers, in words."""
    v = seen.view
    seat = me(v)
    match what:
        case Purpose.FLIP:
            said = text("do-turn", die=names.placed_die(v, seat, found, TAKEN), n=7 - v.value[seat, found])
            return said, refs.cell(seat, found)
        case Purpose.ADJUST:
            cell, more = found // 2, found % 2
            die = names.placed_die(v, seat, cell, TAKEN)
            return text("do-turn", die=die, n=v.value[seat, cell] + 2 * more - 1), refs.cell(seat, cell)
        case Purpose.STEP | Purpose.STEP_AGAIN:
            to = leads_to(v.at[seat], found)
            worth = names.stars(seen.book.grid[v.alignment[seat] - 1, to])
            return text("do-step", way=names.way(found), leaning=names.leaning(to), stars=worth), refs.grid(seat, to)
        case Purpose.BAG_DIE:
            return text("do-colour", die=names.dyed(found, TAKEN), n=v.bag[found]), refs.bag(found)
        case Purpose.FLIP_POOL:
            said = text("do-turn", die=names.pool_die(v, found, TAKEN), n=7 - v.p_value[found])
            return said, refs.initiative(found)
        case Purpose.POOL_DIE | Purpose.REROLL_POOL:
            return text(_DOING[what], die=names.pool_die(v, found, TAKEN)), refs.initiative(found)
        case Purpose.OTHER_ROW:
            said = text("do-row", attribute=names.attribute(found), n=v.filled[seat, found] + 1)
            return said, refs.row(seat, found)
        case Purpose.BUY:
            return purchase_text(v, seen.book, seat, v.pile[found]), refs.card(v.pile[found])
        case Purpose.ADD:
            return text("do-add", card=names.card(v.pile[found])), refs.card(v.pile[found])
    return text(_DOING[what], die=names.placed_die(v, seat, found, TAKEN)), refs.cell(seat, found)


@PICK.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Dice that cannot be changed so, steps off the grid, full rows, cards that are too dear."""
    v = seen.view
    seat = me(v)
    dice = [cell for cell in range(BOARD) if v.value[seat, cell] > 0]
    match purpose(v, seen.book):
        case Purpose.ADJUST:
            for cell in dice:
                die = names.placed_die(v, seat, cell)
                for more in range(2):
                    yield Why.refuse(unturnable(v.value[seat, cell], more), refs.cell(seat, cell), die=die)
        case Purpose.SWAP_WITH:
            for cell in dice:
                why = unswappable(v, seat, it(v), cell)
                yield Why.refuse(why, refs.cell(seat, cell), die=names.placed_die(v, seat, cell))
        case Purpose.STEP | Purpose.STEP_AGAIN:
            here = names.leaning(v.at[seat])
            for direction in range(Direction.count):
                why = unwalkable(v, seat, direction)
                yield Why.refuse(why, Ref("alignment", (seat,)), way=names.way(direction), leaning=here)
        case Purpose.OTHER_ROW:
            for to in range(ROWS):
                why = unshiftable(v, seat, it(v) // CELLS, to)
                yield Why.refuse(why, refs.row(seat, to), attribute=names.attribute(to))
        case Purpose.BUY:
            yield from too_dear(seen, [v.pile[i] for i in range(v.pile_n)])


def too_dear(seen: Seen, cards: list[int]) -> Iterator[Refused | None]:
    """Those of the cards that the seat that is asked cannot pay."""
    v, b = seen.view, seen.book
    for card in cards:
        why = unaffordable(v, b, v.asked, card)
        yield Why.refuse(why, refs.card(card), card=names.card(card), coins=names.coins(price(v, b, v.asked, card)))


# --- choices and dice ---


@CHOOSE.words
def _(seen: Seen) -> tuple[Text, str]:
    v, b = seen.view, seen.book
    if offers_top_card(v, b):
        return text("ask-open-lock", coins=names.coins(top_card_price(v, b))), "RP-skill-6"
    if offered_words(v, b, 1) is not None:
        return text("ask-choose-one"), "RP-gen-1"
    seat, cell, face = rerolled(v)
    return text("ask-keep", die=names.placed_die(v, seat, cell), n=face), "RP-act-4"


@CHOOSE.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    if offered_words(v, b, 1) is not None:
        at = offered_words(v, b, a)
        return does(text("do-leave"), rule=LEFT) if at is None else does(option_text(b, at), rule="RP-gen-1")
    if offers_top_card(v, b):
        if a == 0:
            return does(text("do-leave"), rule=LEFT)
        return does(text("do-open-lock", coins=names.coins(top_card_price(v, b))), Ref("deck"), rule="RP-skill-6")
    seat, cell, face = rerolled(v)
    said = text("do-keep-new", n=face) if a else text("do-keep-old", n=v.value[seat, cell])
    return does(said, rule="RP-act-4")  # on the die itself both answers would lie


@EXTRA_DIE.words
def _(seen: Seen) -> tuple[Text, str]:
    """A die of a board or of the pool is rolled again, or one from the bag for the first time."""
    v, b = seen.view, seen.book
    if rolls_pool(v, b):
        return text("ask-roll", die=names.pool_die(v, it(v))), "RP-skill-8"
    if rolls_bag(v, b):
        die = text("die-at", die=names.dyed(v.colour[me(v), it(v)]), cell=names.cell(it(v)))
        return text("ask-roll", die=die), "RP-skill-2"
    return text("ask-roll", die=names.placed_die(v, me(v), it(v))), "RP-act-4"


@EXTRA_DIE.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1), rule="RP-act-4")


@REROLL.things
def _(seen: Seen) -> tuple[Thing, ...]:
    v = seen.view
    pool = [nth_in_pool(v, k) for k in range(in_pool(v))]
    return tuple(Thing(refs.initiative(card), names.pool_die(v, card)) for card in pool)


@REROLL.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    chosen = [nth_in_pool(v, k) for k in range(in_pool(v)) if (a >> k) & 1]
    if not chosen:
        return does(text("do-leave"), rule=LEFT)
    said = text("do-reroll", dice=tuple(names.pool_die(v, card, TAKEN) for card in chosen))
    return does(said, *(refs.initiative(card) for card in chosen))


# --- skills and abilities ---


def _window(seen: Seen) -> int:
    return seen.book.code[row(seen.view), Column.WHAT]


@REACT.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-react"), "RP-use-3"


@REACT.option
def _(seen: Seen, a: int) -> Does:
    if a == 0:
        return does(text("do-pass"), rule="RP-use-3")
    return way(seen, nth_way(seen.view, seen.book, _window(seen), seen.view.asked, a - 1))


def way(seen: Seen, way: int) -> Does:
    """A skill of one's own, one that Diplomacy copies, the ability of the class, the action of the row; or a weapon
    that goes, without a reference: nobody shall lose one by pressing it."""
    v, b = seen.view, seen.book
    if way >= Way.DROPPING:
        return does(text("do-drop-weapon", card=names.card(way - Way.DROPPING)), rule="RP-mkt-11")
    if way == Way.DEFERRED:
        action = text(f"action-{Attribute.names[v.deferred - 1]}")
        return does(text("do-action", action=action), refs.row(v.asked, v.deferred - 1), rule="RP-dice-4")
    if way == Way.PAID:
        klass = v.klass[v.asked] - 1
        said = text("do-ability", ability=names.ability(klass))
        return does(said, Ref("class", (v.asked,)), rule=f"RP-class-{klass + 1}", effect=ability_text(b, klass))
    skill, other = way & ((1 << SEAT_BITS) - 1), (way >> SEAT_BITS) - 1
    card = skill_card(skill)
    if other < 0:
        said = text("do-use", card=names.card(card), way=arrow_text(b, card))
        return does(said, refs.card(card), rule="RP-use-1", effect=card_text(b, card))
    said = text(
        "do-copy",
        diplomacy=names.card(box.DIPLOMACY),
        seat=seat_name(seen, other),
        card=names.card(card),
        way=arrow_text(b, card if b.arrow[box.DIPLOMACY] == NO_ARROW else box.DIPLOMACY),
    )
    return does(said, refs.card(box.DIPLOMACY), refs.card(card), rule="RP-skill-13", effect=card_text(b, card))


@REACT.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return no_ways(seen, _window(seen))


def no_ways(seen: Seen, window: int) -> Iterator[Refused | None]:
    """Skills, and the ability of the class, that cannot be used at this moment."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    for skill in range(len(box.SKILLS)):
        if (v.skills[seat] >> skill) & 1:
            why, card = unusable(v, b, window, seat, skill), skill_card(skill)
            rule = f"RP-skill-{skill + 1}" if why == Why.NOT_NOW else ""
            yield Why.refuse(why, refs.card(card), rule=rule, card=names.card(card))
    klass = v.klass[seat] - 1
    why, rule = unpayable(v, b, window, seat), f"RP-class-{klass + 1}"
    yield Why.refuse(why, Ref("class", (seat,)), rule=rule, card=names.ability(klass))
