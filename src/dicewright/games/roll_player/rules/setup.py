"""Set-up: who starts, boards, classes, backstories, alignments, the market deck, the starting dice."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    CLASSES,
    COLOURS,
    E_ALIGNMENT,
    E_BACKSTORY,
    E_CLASS,
    E_CLASS_DIE,
    E_RACE,
    E_REMOVED,
    E_REVEALED,
    E_START_ROLL,
    E_STARTING,
    E_STARTS,
    GOLD,
    GRID_CENTRE,
    K_ALIGNMENT,
    K_BACKSTORY,
    K_CARD,
    K_CLASS,
    K_CLASS_DIE,
    K_DIE,
    K_PLACE,
    K_RACE,
    K_ROLL,
    K_SIDE,
    K_START,
    RACES,
    S_CLASS,
    S_DEAL,
    S_DECK,
    S_PLACING,
    S_RACE,
    S_ROLL,
    S_ROW,
    S_STARTING,
    S_TRASH,
    code_colour,
    code_face,
    die_code,
)
from .cards import refresh_passives
from .deck import ask_top_card, put_on_pile, put_on_trash, reveal, revealed, take_from_deck
from .dice import from_bag, into_bag, nth_open_row, open_rows, place

RACE_COUNT, CLASS_COUNT = len(RACES), len(CLASSES)
STORY_COUNT, ALIGNMENT_COUNT = len(BACKSTORIES), len(ALIGNMENTS)
CARD_COUNT, COLOUR_COUNT = len(CARDS), len(COLOURS)


@rule
def seat_in_order(g: Record, i: int) -> int:
    """The i-th seat clockwise from the start player."""
    return (g.start + i) % g.gold.shape[0]  # type: ignore[no-any-return]


@rule
def find_start(g: Record, b: Record) -> None:
    """Each rolls a die; whoever is behind is out, and the best roll again until one is left. While this goes on,
    `hand_n` is 1 for those who are out and `hand` holds what was rolled. RP-set-1"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        if g.hand_n[g.cursor] == 0 and seats > 1:
            ask(g, K_START, NATURE, 6)
            return
        g.cursor += 1
    best = 0
    for seat in range(seats):
        if g.hand_n[seat] == 0:
            best = max(best, g.hand[seat, 0])
    left = 0
    for seat in range(seats):
        if g.hand_n[seat] == 0:
            if g.hand[seat, 0] < best:
                g.hand_n[seat] = 1
            else:
                left += 1
                g.start = seat
    g.cursor = 0
    if left > 1:
        return
    for seat in range(seats):
        g.hand_n[seat] = 0
        g.hand[seat, 0] = 0
    tell(g, E_STARTS, g.start)
    _fill_bag(g, b)
    g.step = S_RACE


@rule
def start_rolled(g: Record, face: int) -> None:
    tell(g, E_START_ROLL, g.cursor, face)
    g.hand[g.cursor, 0] = face
    g.cursor += 1


@rule
def _fill_bag(g: Record, b: Record) -> None:
    """All dice go into the bag, but for the enemy die of a solo game. RP-set-1 RP-solo-3"""
    for colour in range(COLOUR_COUNT):
        g.bag[colour] = b.bag_size[colour]
        g.bag_n += b.bag_size[colour]


@rule
def choose_races(g: Record, b: Record) -> None:
    """Boards clockwise from the start player, and gold by order of play. RP-set-2 RP-set-3 RP-race-1"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        ask(g, K_RACE, seat_in_order(g, g.cursor), RACE_COUNT - g.cursor)
        return
    for i in range(seats):
        g.gold[seat_in_order(g, i)] = b.starting_gold[i]
    g.cursor = 0
    g.step = S_CLASS


@rule
def nth_free(mask: int, k: int) -> int:
    """The k-th bit that is not set."""
    return nth_one(~mask, k)


@rule
def take_race(g: Record, seat: int, a: int) -> None:
    race = nth_free(g.boards, a)
    g.boards |= 1 << race
    g.race[seat] = race + 1
    tell(g, E_RACE, seat, race)
    g.cursor += 1


@rule
def choose_classes(g: Record, b: Record) -> None:
    """By a drawn die, clockwise; or freely, from the last player back to the first. RP-set-4 RP-set-6"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        if b.free_classes == 1:
            ask(g, K_CLASS, seat_in_order(g, seats - 1 - g.cursor), CLASS_COUNT - 2 * g.cursor)
        else:
            ask(g, K_CLASS_DIE, NATURE, g.bag_n)
        return
    for colour in range(COLOUR_COUNT):
        while g.out[colour] > 0:
            g.out[colour] -= 1
            into_bag(g, colour)
    g.cursor = 0
    g.step = S_DEAL


@rule
def class_die(g: Record, b: Record, a: int) -> None:
    """A gold die, or a color that is taken, means another draw; it brings no gold. Drawn dice stay out until all have a
    class, unless a switch says otherwise. RP-set-4 RP-set-5"""
    colour = from_bag(g, a)
    seat = seat_in_order(g, g.cursor)
    tell(g, E_CLASS_DIE, seat, colour)
    if b.rejected_dice == 0:
        g.out[colour] += 1
    else:
        into_bag(g, colour)
    if colour != GOLD and (g.cards >> colour) & 1 == 0:
        g.drawn = colour
        ask(g, K_SIDE, seat, 2)


@rule
def nth_class(g: Record, b: Record, k: int) -> int:
    """The k-th class whose card is not taken; in the free choice."""
    i = 0
    while True:
        if (g.cards >> b.class_colour[i]) & 1 == 0:
            if k == 0:
                return i
            k -= 1
        i += 1


@rule
def side(g: Record, b: Record, k: int) -> int:
    """The class on the k-th side of the card of the drawn color."""
    i = 0
    while True:
        if b.class_colour[i] == g.drawn:
            if k == 0:
                return i
            k -= 1
        i += 1


@rule
def take_class(g: Record, b: Record, seat: int, klass: int) -> None:
    g.klass[seat] = klass + 1
    g.cards |= 1 << b.class_colour[klass]
    refresh_passives(g, b, seat)
    tell(g, E_CLASS, seat, klass)
    g.cursor += 1


@rule
def deal(g: Record, b: Record) -> None:
    """A backstory and an alignment each, the token in the middle. RP-set-7 RP-set-8"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        ask(g, K_BACKSTORY, NATURE, STORY_COUNT - g.cursor)
        return
    if g.cursor < 2 * seats:
        ask(g, K_ALIGNMENT, NATURE, ALIGNMENT_COUNT - (g.cursor - seats))
        return
    g.cursor = 0
    _build_deck(g, b)
    g.step = S_DECK


@rule
def take_backstory(g: Record, a: int) -> None:
    seat = seat_in_order(g, g.cursor)
    story = nth_free(g.told, a)
    g.told |= 1 << story
    g.backstory[seat] = story + 1
    tell(g, E_BACKSTORY, seat, story)
    g.cursor += 1


@rule
def take_alignment(g: Record, a: int) -> None:
    seat = seat_in_order(g, g.cursor)
    alignment = nth_free(g.leaning, a)
    g.leaning |= 1 << alignment
    g.alignment[seat] = alignment + 1
    g.at[seat] = GRID_CENTRE
    tell(g, E_ALIGNMENT, seat, alignment)
    g.cursor += 1


@rule
def _build_deck(g: Record, b: Record) -> None:
    """First rank on top, or all mixed. RP-set-9 RP-var-2 RP-solo-2"""
    for rank in range(1, 3):
        for card in range(CARD_COUNT):
            if b.rank[card] == rank and b.boxed[card] == 0:
                g.deck[g.deck_n] = card
                g.deck_n += 1
                if rank == 1 and b.mixed_deck == 0:
                    g.top_n += 1


@rule
def thin_deck(g: Record, b: Record) -> None:
    """With few players some cards go to the discard pile, drawn at random from each rank. RP-set-9 RP-set-10"""
    if g.cursor < b.removed[0]:
        ask_top_card(g)
    elif g.cursor < b.removed[0] + b.removed[1]:
        ask(g, K_CARD, NATURE, g.deck_n - g.top_n)
    else:
        g.cursor = 0
        g.step = S_ROW


@rule
def card_removed(g: Record, b: Record, a: int) -> None:
    card = take_from_deck(g, a if g.cursor < b.removed[0] else a + g.top_n)
    put_on_pile(g, card)
    tell(g, E_REMOVED, card)
    g.cursor += 1


@rule
def lay_out(g: Record, b: Record) -> None:
    """The first market; gold on every initiative card but the first and the last. RP-set-11 RP-set-12 RP-solo-4"""
    if reveal(g, b) == 1:
        return
    place_gold(g, b)
    if b.solo == 1:
        g.step = S_TRASH
        ask_top_card(g)
    else:
        g.step = S_STARTING


@rule
def place_gold(g: Record, b: Record) -> None:
    """One gold on each card in the middle that has none. RP-set-12 RP-clean-5"""
    for card in range(1, b.cards_out - 1):
        g.coin[card] = 1


@rule
def first_trash(g: Record, card: int) -> None:
    """The trash pile of a solo game begins with the top card of the deck. RP-solo-4"""
    tell(g, E_REVEALED, card)
    put_on_trash(g, card)
    g.step = S_STARTING


@rule
def card_laid(g: Record, a: int) -> None:
    revealed(g, take_from_deck(g, a))


@rule
def draw_starting(g: Record, b: Record) -> None:
    """Everybody's starting dice, clockwise: those handed out, those drawn; all rolled. RP-set-13 RP-var-1 RP-var-5"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        n = g.hand_n[seat]
        if n < b.starting_dice:
            handed = n
            for colour in range(COLOUR_COUNT):
                if handed < b.given[colour]:
                    g.bag[colour] -= 1
                    g.bag_n -= 1
                    g.drawn = colour
                    ask(g, K_ROLL, NATURE, 6)
                    return
                handed -= b.given[colour]
            ask(g, K_DIE, NATURE, g.bag_n)
            return
        g.cursor += 1
    g.cursor = 0
    g.step = S_PLACING


@rule
def starting_drawn(g: Record, a: int) -> None:
    g.drawn = from_bag(g, a)
    ask(g, K_ROLL, NATURE, 6)


@rule
def starting_rolled(g: Record, face: int) -> None:
    """Keep the hand in order, so that equal dice lie side by side."""
    seat = seat_in_order(g, g.cursor)
    code = die_code(g.drawn, face)
    i = g.hand_n[seat]
    while i > 0 and g.hand[seat, i - 1] > code:
        g.hand[seat, i] = g.hand[seat, i - 1]
        i -= 1
    g.hand[seat, i] = code
    g.hand_n[seat] += 1
    tell(g, E_STARTING, seat, code)


@rule
def different_dice(g: Record, seat: int) -> int:
    """How many dice in hand look different."""
    n = 0
    for i in range(g.hand_n[seat]):
        if i == 0 or g.hand[seat, i] != g.hand[seat, i - 1]:
            n += 1
    return n


@rule
def nth_different(g: Record, seat: int, k: int) -> int:
    """The place in hand of the k-th die that looks different."""
    i = 0
    while True:
        if i == 0 or g.hand[seat, i] != g.hand[seat, i - 1]:
            if k == 0:
                return i
            k -= 1
        i += 1


@rule
def place_starting(g: Record) -> None:
    """Each places his starting dice, one by one, in the rows he likes. RP-set-14 RP-set-15"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        if g.hand_n[seat] > 0:
            ask(g, K_PLACE, seat, different_dice(g, seat) * open_rows(g, seat))
            return
        g.cursor += 1
    g.cursor = 0
    g.step = S_ROLL


@rule
def take_placing(g: Record, seat: int, a: int) -> None:
    rows = open_rows(g, seat)
    i = nth_different(g, seat, a // rows)
    row = nth_open_row(g, seat, a % rows)
    code = int(g.hand[seat, i])
    g.hand_n[seat] -= 1
    for k in range(i, g.hand_n[seat]):
        g.hand[seat, k] = g.hand[seat, k + 1]
    g.hand[seat, g.hand_n[seat]] = 0
    place(g, seat, code_colour(code), code_face(code), row)
