"""Set-up: who everybody is: board, class, backstory, alignment."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import box
from .. import events as tell
from ..content.readings import RejectedDice
from ..grid import GRID_CENTRE
from ..state import Book, Colour, State, Step, Why, seat_in_order
from .cards import refresh_passives
from .deck import build_deck
from .dice import from_bag, into_bag

RACE = Question(9, "race", "RP-set-2", taste=True)
"""Which board."""
CLASS_DIE = Question(10, "class-die", "RP-set-4")
"""Nature: a die of the bag, for the class."""
SIDE = Question(11, "side", "RP-set-4", taste=True)
"""Which side of the class card."""
CLASS = Question(12, "class", "RP-set-6", taste=True)
"""Free choice of a class."""
BACKSTORY = Question(13, "backstory", "RP-set-7")
"""Nature: a card of those left."""
ALIGNMENT = Question(14, "alignment", "RP-set-8")
"""Nature: a card of those left."""

RACE_COUNT, CLASS_COUNT = len(box.RACES), len(box.CLASSES)
STORY_COUNT, ALIGNMENT_COUNT = len(box.BACKSTORIES), len(box.ALIGNMENTS)


# --- boards ---


@rule
def unavailable_board(g: State, race: int) -> int:
    """RP-set-2"""
    return Why.BOARD_TAKEN if (g.boards >> race) & 1 else 0


@rule
def boards_left(g: State) -> int:
    n = 0
    for race in range(RACE_COUNT):
        if unavailable_board(g, race) == 0:
            n += 1
    return n


@rule
def nth_board(g: State, k: int) -> int:
    race = 0
    while True:
        if unavailable_board(g, race) == 0:
            if k == 0:
                return race
            k -= 1
        race += 1


@step(Step.RACE)
def choose_races(g: State, b: Book) -> None:
    """Boards clockwise from the start player, and gold by order of play. RP-set-2 RP-set-3 RP-race-1"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        ask(g, RACE, seat_in_order(g, g.cursor), boards_left(g))
        return
    for i in range(seats):
        g.gold[seat_in_order(g, i)] = b.starting_gold[i]
    g.cursor = 0
    g.step = Step.CLASS


@RACE.answer
def take_race(g: State, b: Book, seat: int, a: int) -> None:
    race = nth_board(g, a)
    g.boards |= 1 << race
    g.race[seat] = race + 1
    tell.race(g, seat, race)
    g.cursor += 1


# --- classes ---


@rule
def unavailable_class(g: State, b: Book, klass: int) -> int:
    """A card has two sides; whoever takes one takes both. RP-set-6"""
    return Why.CLASS_TAKEN if (g.cards >> b.class_colour[klass]) & 1 else 0


@rule
def classes_left(g: State, b: Book) -> int:
    n = 0
    for klass in range(CLASS_COUNT):
        if unavailable_class(g, b, klass) == 0:
            n += 1
    return n


@rule
def nth_class(g: State, b: Book, k: int) -> int:
    """The k-th class whose card is not taken; in the free choice."""
    klass = 0
    while True:
        if unavailable_class(g, b, klass) == 0:
            if k == 0:
                return klass
            k -= 1
        klass += 1


@rule
def sides(g: State, b: Book) -> int:
    """Of the card of the drawn color."""
    n = 0
    for klass in range(CLASS_COUNT):
        if b.class_colour[klass] == g.drawn:
            n += 1
    return n


@rule
def side(g: State, b: Book, k: int) -> int:
    """The class on the k-th side of the card of the drawn color."""
    i = 0
    while True:
        if b.class_colour[i] == g.drawn:
            if k == 0:
                return i
            k -= 1
        i += 1


@step(Step.CLASS)
def choose_classes(g: State, b: Book) -> None:
    """By a drawn die, clockwise; or freely, from the last player back to the first. RP-set-4 RP-set-6"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        if b.free_classes == 1:
            ask(g, CLASS, seat_in_order(g, seats - 1 - g.cursor), classes_left(g, b))
        else:
            ask(g, CLASS_DIE, NATURE, g.bag_n)
        return
    for colour in range(Colour.count):
        while g.out[colour] > 0:
            g.out[colour] -= 1
            into_bag(g, colour)
    g.cursor = 0
    g.step = Step.DEAL


@CLASS_DIE.answer
def class_die(g: State, b: Book, seat: int, a: int) -> None:
    """A gold die, or a color that is taken, means another draw; it brings no gold. Drawn dice stay out until all have a
    class, unless a switch says otherwise. RP-set-4 RP-set-5"""
    colour = from_bag(g, a)
    owner = seat_in_order(g, g.cursor)
    tell.class_die(g, owner, colour)
    if b.rejected_dice == RejectedDice.STAY_OUT:
        g.out[colour] += 1
    else:
        into_bag(g, colour)
    if colour != Colour.GOLD and (g.cards >> colour) & 1 == 0:
        g.drawn = colour
        ask(g, SIDE, owner, sides(g, b))


@SIDE.answer
def take_side(g: State, b: Book, seat: int, a: int) -> None:
    _take_class(g, b, seat, side(g, b, a))


@CLASS.answer
def take_class(g: State, b: Book, seat: int, a: int) -> None:
    _take_class(g, b, seat, nth_class(g, b, a))


@rule
def _take_class(g: State, b: Book, seat: int, klass: int) -> None:
    g.klass[seat] = klass + 1
    g.cards |= 1 << b.class_colour[klass]
    refresh_passives(g, b, seat)
    tell.class_(g, seat, klass)
    g.cursor += 1


# --- backstories and alignments ---


@step(Step.DEAL)
def deal(g: State, b: Book) -> None:
    """A backstory and an alignment each, the token in the middle. RP-set-7 RP-set-8"""
    seats = g.gold.shape[0]
    if g.cursor < seats:
        ask(g, BACKSTORY, NATURE, STORY_COUNT - g.cursor)
        return
    if g.cursor < 2 * seats:
        ask(g, ALIGNMENT, NATURE, ALIGNMENT_COUNT - (g.cursor - seats))
        return
    g.cursor = 0
    build_deck(g, b)
    g.step = Step.DECK


@rule
def nth_undealt(dealt: int, k: int) -> int:
    """The k-th card that is not among those dealt, a bit each."""
    return nth_one(~dealt, k)


@BACKSTORY.answer
def take_backstory(g: State, b: Book, seat: int, a: int) -> None:
    owner = seat_in_order(g, g.cursor)
    story = nth_undealt(g.stories, a)
    g.stories |= 1 << story
    g.backstory[owner] = story + 1
    tell.backstory(g, owner, story)
    g.cursor += 1


@ALIGNMENT.answer
def take_alignment(g: State, b: Book, seat: int, a: int) -> None:
    owner = seat_in_order(g, g.cursor)
    alignment = nth_undealt(g.leaning, a)
    g.leaning |= 1 << alignment
    g.alignment[owner] = alignment + 1
    g.at[owner] = GRID_CENTRE
    tell.alignment(g, owner, alignment)
    g.cursor += 1
