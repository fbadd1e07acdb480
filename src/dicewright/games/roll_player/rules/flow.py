"""The two rules the kernel drives a game with: one step, one answer."""

from __future__ import annotations

from ....kernel.record import Record
from ....kernel.rule import rule
from ..state import (
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
    S_ACTED,
    S_BEFORE_MARKET,
    S_CLASS,
    S_CLEANUP,
    S_DEAL,
    S_DECK,
    S_ENEMY,
    S_OPEN,
    S_PICK,
    S_PICKED,
    S_PLACED,
    S_PLACING,
    S_RACE,
    S_REFRESH,
    S_ROLL,
    S_ROW,
    S_SHED,
    S_SORTED,
    S_START,
    S_STARTING,
    S_TRASH,
    S_TURN,
    S_TURN_END,
)
from .cleanup import next_round, refresh, shed, take_refresh, take_shed
from .deck import take_from_deck
from .draft import (
    before_market,
    enemy,
    enemy_rolled,
    pick,
    picked,
    placed,
    pool_sorted,
    take_initiative,
    take_row,
)
from .effects import pool_rerolled, reply, run, take_drop, take_reroll, top_bought
from .market import acted, end_turn, open_market, take_market, take_more, turn
from .pool import pool_drawn, pool_rolled, roll_pool, take_order
from .setup import (
    card_laid,
    card_removed,
    choose_classes,
    choose_races,
    class_die,
    deal,
    draw_starting,
    find_start,
    first_trash,
    lay_out,
    nth_class,
    place_starting,
    side,
    start_rolled,
    starting_drawn,
    starting_rolled,
    take_alignment,
    take_backstory,
    take_class,
    take_placing,
    take_race,
    thin_deck,
)


@rule
def proceed(g: Record, b: Record) -> None:
    """Take one step: a running effect first, then the round."""
    step = g.step
    if g.sp > 0:
        run(g, b)
    elif step == S_PICK:
        pick(g)
    elif step == S_PLACED:
        placed(g, b)
    elif step == S_PICKED:
        picked(g, b)
    elif step == S_BEFORE_MARKET:
        before_market(g, b)
    elif step == S_ENEMY:
        enemy(g, b)
    elif step == S_OPEN:
        open_market(g, b)
    elif step == S_TURN:
        turn(g, b)
    elif step == S_ACTED:
        acted(g, b)
    elif step == S_TURN_END:
        end_turn(g, b)
    elif step == S_REFRESH:
        refresh(g, b)
    elif step == S_CLEANUP:
        next_round(g, b)
    elif step == S_ROLL:
        roll_pool(g, b)
    elif step == S_SORTED:
        pool_sorted(g, b)
    elif step == S_SHED:
        shed(g, b)
    else:
        prepare(g, b)


@rule
def prepare(g: Record, b: Record) -> None:
    """The steps of the set-up."""
    step = g.step
    if step == S_START:
        find_start(g, b)
    elif step == S_RACE:
        choose_races(g, b)
    elif step == S_CLASS:
        choose_classes(g, b)
    elif step == S_DEAL:
        deal(g, b)
    elif step == S_DECK:
        thin_deck(g, b)
    elif step == S_ROW:
        lay_out(g, b)
    elif step == S_STARTING:
        draw_starting(g, b)
    elif step == S_PLACING:
        place_starting(g)


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    """Take in an answer."""
    if kind == K_ROLL:
        rolled(g, a + 1)
    elif kind == K_DIE:
        if g.step == S_ROLL:
            pool_drawn(g, a)
        else:
            starting_drawn(g, a)
    elif kind == K_INITIATIVE:
        take_initiative(g, seat, a)
    elif kind == K_ROW:
        take_row(g, b, seat, a)
    elif kind == K_MARKET:
        take_market(g, b, seat, a)
    elif kind == K_CARD:
        drawn_card(g, b, a)
    elif kind == K_ORDER:
        take_order(g, a)
    elif kind == K_REFRESH:
        take_refresh(g, seat, a)
    elif kind == K_PLACE:
        take_placing(g, seat, a)
    elif kind == K_MORE:
        take_more(g, b, seat, a)
    elif kind == K_DROP:
        take_drop(g, b, seat, a)
    elif kind == K_REROLL:
        take_reroll(g, a)
    elif kind == K_ENEMY:
        enemy_rolled(g, b, a)
    elif kind == K_SHED:
        take_shed(g, b, seat, a)
    elif kind >= K_START:
        prepared(g, b, kind, seat, a)
    else:
        reply(g, b, kind, seat, a)


@rule
def prepared(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    """An answer of the set-up."""
    if kind == K_START:
        start_rolled(g, a + 1)
    elif kind == K_RACE:
        take_race(g, seat, a)
    elif kind == K_CLASS_DIE:
        class_die(g, b, a)
    elif kind == K_SIDE:
        take_class(g, b, seat, side(g, b, a))
    elif kind == K_CLASS:
        take_class(g, b, seat, nth_class(g, b, a))
    elif kind == K_BACKSTORY:
        take_backstory(g, a)
    elif kind == K_ALIGNMENT:
        take_alignment(g, a)


@rule
def rolled(g: Record, face: int) -> None:
    """A die of the bag, or one of the pool again."""
    if g.sp > 0:
        pool_rerolled(g, face)
    elif g.step == S_ROLL:
        pool_rolled(g, face)
    else:
        starting_rolled(g, face)


@rule
def drawn_card(g: Record, b: Record, a: int) -> None:
    """A card of the deck, for whatever it was drawn."""
    if g.sp > 0:
        top_bought(g, b, take_from_deck(g, a))
    elif g.step == S_DECK:
        card_removed(g, b, a)
    elif g.step == S_TRASH:
        first_trash(g, take_from_deck(g, a))
    else:
        card_laid(g, a)
