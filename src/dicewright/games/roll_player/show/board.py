"""What a table shows of a game of Roll Player. Everything lies open, so all seats see the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ....kernel.describe import Area, Board, Note, Ref, Thing, seat_name
from ....kernel.memory import remembered
from ....kernel.record import Row
from ....kernel.words import Text, text
from .. import box
from ..content.book import NO_MOST
from ..grid import GRID, NO_ARROW, Direction
from ..rules.attributes import goal_attribute, goal_met, goals
from ..rules.cards import price, refresh_passives
from ..rules.characters import CLASS, RACE, SIDE, nth_board, nth_class, side
from ..rules.dice import move_token
from ..rules.score import alignment, armor, count
from ..rules.traits import traits
from ..state import BOARD, CELLS, ROWS, Book, Colour, Part, Phase, Seen, Type, code_colour, code_face, skill_of
from . import names, refs
from .facets import (
    LETTERS,
    AlignmentFacets,
    CardFacets,
    CellFacets,
    ClassCardFacets,
    ClassFacets,
    DieFacets,
    GoalFacets,
    InitiativeFacets,
    RaceFacets,
)
from .texts import (
    arrow_text,
    card_kind,
    card_notes,
    class_notes,
    goal_range,
    grid_text,
    race_text,
    rebuilt_fields,
    story_text,
)


def board(seen: Seen) -> Board:
    v = seen.view
    areas = [_initiative(seen), _market(seen), _pile(seen), _supply(seen), _bag(seen)]
    if seen.book.solo:
        areas.append(_trash(seen))
    if v.question in (RACE, SIDE, CLASS):
        areas.append(_beginnings(seen))
    for seat in range(v.layout.seats):
        areas += _character(seen, seat)
    return Board(_headline(seen), tuple(areas), _reconstructed(seen), v.round, Phase.names[v.phase])


@remembered
def _headline(seen: Seen) -> tuple[Text, ...]:
    v, b = seen.view, seen.book
    phase = text(f"phase-{Phase.names[v.phase]}")
    if v.phase == Phase.SETUP:
        return (phase,)
    lines = [text("headline-round", n=v.round, of=BOARD - b.starting_dice), phase]
    if v.layout.seats > 1:
        lines.append(text("headline-start", seat=seat_name(seen, v.start)))
    if v.title:
        lines.append(text(f"title-{box.TITLES[v.title - 1].replace('_', '-')}"))
    return tuple(lines)


# --- what is nobody's ---


@remembered
def pool_thing(seen: Seen, card: int) -> Thing:
    """An initiative card: its die and its gold, or who has taken it."""
    v = seen.view
    taken = next((seat for seat in range(v.layout.seats) if v.initiative[seat] == card + 1), None)
    colour = Colour.names[v.p_colour[card]] if v.p_value[card] else ""
    facets = InitiativeFacets(number=card + 1, gold=v.coin[card], colour=colour, seat=taken)
    if v.p_value[card]:
        name = text("initiative-die", n=card + 1, gold=v.coin[card], die=names.dyed(v.p_colour[card]))
        return Thing(refs.initiative(card), name, v.p_value[card], facets, (), _mark(v.p_colour[card], v.p_value[card]))
    if taken is not None:
        name = text("initiative-taken", n=card + 1, seat=seat_name(seen, taken))
        return Thing(refs.initiative(card), name, None, facets)
    return Thing(refs.initiative(card), text("initiative-empty", n=card + 1, gold=v.coin[card]), None, facets)


def _mark(colour: int, face: int) -> str:
    """`g5`"""
    return f"{LETTERS[colour]}{face}"


@remembered
def _initiative(seen: Seen) -> Area:
    things = tuple(pool_thing(seen, card) for card in range(seen.book.cards_out))
    return Area(Ref("initiative-cards"), text("area-initiative"), None, things)


def card_thing(
    b: Book, card: int, name: Text, cost: int | None = None, exhausted: bool = False, gain: int | None = None
) -> Thing:
    """A market card. What of it is reconstructed is marked on the card and told in a note."""
    kind, arrow = b.type[card], ""
    if kind in (Type.SKILL, Type.TRAIT):
        arrow = "copied" if b.arrow[card] == NO_ARROW else Direction.names[b.arrow[card]]
    facets = CardFacets(
        card=box.CARDS[card],
        type=Type.names[kind],
        price=b.price[card],
        cost=cost,
        gain=gain,
        arrow=arrow,
        exhausted=exhausted,
    )
    if rebuilt_fields(b, card):
        name = text("card-marked", card=name)
    now = (Note(text("note-gain", stars=names.stars(gain))),) if gain else ()
    return Thing(refs.card(card), name, None, facets, (*now, *card_notes(b, card)), label=names.card(card))


@remembered
def _market(seen: Seen) -> Area:
    """The row of the market, with the price that the one who looks would pay, and the stars that it would bring him."""
    v, b, seat = seen.view, seen.book, seen.seat
    row = [v.row[i] for i in range(v.row_n)]
    if seat is None or not v.alignment[seat]:
        things = [_offered(seen, card, b.price[card], None) for card in row]
    else:
        things = [_offered(seen, card, price(v, b, seat, card), _gain(seen, seat, card)) for card in row]
    return Area(Ref("market"), text("area-market"), None, tuple(things))


_COUNTED = {
    Type.WEAPON: (goals, alignment, armor, traits),
    Type.ARMOR: (armor, traits),
    Type.SKILL: (traits,),
    Type.TRAIT: (alignment, traits),
}
"""The parts of a score that cards of a type can change: by themselves, by their arrow, through other cards."""


@remembered
def _gain(seen: Seen, seat: int, card: int) -> int:
    """The stars that a card would bring as things stand."""
    v, b = seen.view, seen.book
    then = v.copy()
    then.held[seat] |= 1 << card
    if b.type[card] == Type.TRAIT:
        move_token(then, seat, b.arrow[card])
    elif b.type[card] == Type.WEAPON:
        refresh_passives(then, b, seat)
    return sum(part(then, b, seat) - part(v, b, seat) for part in _COUNTED[b.type[card]])


@remembered
def _offered(seen: Seen, card: int, cost: int, gain: int | None) -> Thing:
    name = text("card-priced", card=names.card(card), coins=names.coins(cost))
    return card_thing(seen.book, card, name, cost=cost, gain=gain)


@remembered
def _laid_off(seen: Seen, card: int) -> Thing:
    return card_thing(seen.book, card, names.card(card))


@remembered
def _pile(seen: Seen) -> Area:
    """The discard pile, which lies open. RP-gen-3"""
    v = seen.view
    things = tuple(_laid_off(seen, v.pile[i]) for i in range(v.pile_n))
    return Area(Ref("discard-pile"), text("area-pile"), None, things)


@remembered
def _trash(seen: Seen) -> Area:
    v = seen.view
    things = tuple(_laid_off(seen, v.trash[i]) for i in range(v.trash_n))
    return Area(Ref("trash-pile"), text("area-trash"), None, things)


@remembered
def _supply(seen: Seen) -> Area:
    v = seen.view
    return Area(Ref("deck"), text("area-deck"), None, (), {"deck": v.deck_n, "first-rank": v.top_n})


@remembered
def _bag(seen: Seen) -> Area:
    """The dice in the bag are those not in sight."""
    things = tuple(_in_the_bag(seen, colour) for colour in range(Colour.count))
    return Area(Ref("bag-of-dice"), text("area-bag"), None, things, {"dice": seen.view.bag_n})


@remembered
def _in_the_bag(seen: Seen, colour: int) -> Thing:
    n = seen.view.bag[colour]
    return Thing(refs.bag(colour), names.dyed(colour), n, DieFacets(colour=Colour.names[colour]), (), _mark(colour, n))


# --- a character ---


@remembered
def _beginnings(seen: Seen) -> Area:
    """The boards of races, or the class cards, that somebody chooses from."""
    v, b = seen.view, seen.book
    answers = range(v.options)
    if v.question == RACE:
        things = tuple(_race_board(seen, nth_board(v, a)) for a in answers)
    else:
        things = tuple(_class_card(seen, side(v, b, a) if v.question == SIDE else nth_class(v, b, a)) for a in answers)
    return Area(Ref("beginnings"), text("area-character"), None, things)


def _race_board(seen: Seen, race: int) -> Thing:
    changes = Note(race_text(seen.book, race), "effect")
    return Thing(refs.board(race), names.race(race), None, RaceFacets(race=box.RACES[race]), (changes,))


def _class_card(seen: Seen, klass: int) -> Thing:
    b = seen.book
    most = [b.goal_max[klass, row] for row in range(ROWS)]
    facets = ClassCardFacets(
        klass=box.CLASSES[klass],
        colour=Colour.names[b.class_colour[klass]],
        least=tuple(b.goal_min[klass, row] for row in range(ROWS)),
        most=tuple(0 if n == NO_MOST else n for n in most),
        stars=tuple(b.goal_stars[klass, row] for row in range(ROWS)),
    )
    return Thing(refs.klass(klass), names.klass(klass), None, facets, class_notes(b, klass))


def _character(seen: Seen, seat: int) -> list[Area]:
    v = seen.view
    areas = [_sheet(seen, seat)]
    if v.hand_n[seat] and v.klass[seat]:
        areas.append(_hand(seen, seat))
    if v.klass[seat]:
        areas += [_row(seen, seat, row) for row in range(ROWS)]
    if v.alignment[seat]:
        areas.append(_cards(seen, seat))
        areas.append(_reputation(seen, seat))
    return areas


@remembered
def _sheet(seen: Seen, seat: int) -> Area:
    """Race, class, alignment and all else that makes a character who he is."""
    gauges = {"gold": seen.view.gold[seat], "tokens": seen.view.tokens[seat]}
    return Area(Ref("character", (seat,)), text("area-character"), seat, _traits(seen, seat), gauges)


@remembered
def _traits(seen: Seen, seat: int) -> tuple[Thing, ...]:
    return tuple(_described(seen, seat))


def _described(seen: Seen, seat: int) -> Iterable[Thing]:
    """Who somebody is: race, class, backstory and alignment, as far as they are known."""
    v, b = seen.view, seen.book
    if v.race[seat]:
        race = v.race[seat] - 1
        changes = Note(race_text(b, race), "effect")
        yield Thing(Ref("race", (seat,)), names.race(race), None, RaceFacets(race=box.RACES[race]), (changes,))
    if v.klass[seat]:
        klass = v.klass[seat] - 1
        name = text("card-marked", card=names.klass(klass)) if b.class_rebuilt[klass] else names.klass(klass)
        colour = Colour.names[b.class_colour[klass]]
        facets = ClassFacets(klass=box.CLASSES[klass], colour=colour, used=bool(v.paid[seat]))
        yield Thing(Ref("class", (seat,)), name, None, facets, class_notes(b, klass), label=names.klass(klass))
    if v.backstory[seat]:
        story = v.backstory[seat] - 1
        yield Thing(Ref("backstory", (seat,)), names.story(story), notes=(Note(story_text(b, story)),))
    if v.alignment[seat]:
        alignment, at = v.alignment[seat] - 1, v.at[seat]
        grid = tuple(b.grid[alignment, cell] for cell in range(GRID * GRID))
        yield Thing(
            Ref("alignment", (seat,)),
            text(
                "alignment-at",
                alignment=names.alignment(alignment),
                leaning=names.leaning(at),
                stars=names.stars(grid[at]),
            ),
            None,
            AlignmentFacets(at=at, grid=grid),
            (Note(grid_text(b, alignment)),),
            label=names.alignment(alignment),
        )


@remembered
def _hand(seen: Seen, seat: int) -> Area:
    """Starting dice still to be placed."""
    v = seen.view
    things = []
    for i in range(v.hand_n[seat]):
        colour, face = code_colour(v.hand[seat, i]), code_face(v.hand[seat, i])
        facets = DieFacets(colour=Colour.names[colour])
        things.append(Thing(refs.hand(seat, i), names.dyed(colour), face, facets, (), _mark(colour, face)))
    return Area(Ref("hand-of-dice", (seat,)), text("area-hand"), seat, tuple(things))


@remembered
def _row(seen: Seen, seat: int, row: int) -> Area:
    """An attribute row: its three spaces, the goal of the class, and the sum so far."""
    v, b = seen.view, seen.book
    met = v.filled[seat, row] == CELLS and goal_met(v, b, seat, row) == 1
    things = (*(cell_thing(seen, seat, row * CELLS + i) for i in range(CELLS)), _goal(seen, seat, row, met))
    return Area(refs.row(seat, row), names.attribute(row), seat, things, {"total": goal_attribute(v, b, seat, row)})


@remembered
def _goal(seen: Seen, seat: int, row: int, met: bool) -> Thing:
    b = seen.book
    klass = seen.view.klass[seat] - 1
    pays, most = b.goal_stars[klass, row], b.goal_max[klass, row]
    return Thing(
        Ref("goal", (seat, row)),
        text("goal", range=goal_range(b, klass, row), stars=pays, met="yes" if met else "no"),
        None,
        GoalFacets(min=b.goal_min[klass, row], max=None if most == NO_MOST else most, stars=pays, met=met),
    )


@remembered
def cell_thing(seen: Seen, seat: int, cell: int) -> Thing:
    """A space of a board, with its die if there is one, and the color the backstory wishes there."""
    v, b = seen.view, seen.book
    row, i = cell // CELLS, cell % CELLS
    value, colour, wish = v.value[seat, cell], v.colour[seat, cell], ""
    name = names.dyed(colour) if value else text("cell-empty")
    if v.backstory[seat] and b.story_cell[v.backstory[seat] - 1, row] == i:
        wished = b.story_colour[v.backstory[seat] - 1, row]
        wish = Colour.names[wished]
        if value and colour == wished:
            name = text("cell-matched", die=name)
        else:
            name = text("cell-wished", die=name, colour=names.colour(wished))
    facets = CellFacets(position=i + 1, colour=Colour.names[colour] if value else "", wished=wish)
    return Thing(refs.cell(seat, cell), name, value or None, facets, (), _mark(colour, value) if value else "")


@remembered
def _cards(seen: Seen, seat: int) -> Area:
    """The market cards somebody owns; skills are ready or exhausted."""
    v, b = seen.view, seen.book
    things = []
    for card in range(len(box.CARDS)):
        if (v.held[seat] >> card) & 1:
            if b.type[card] == Type.SKILL:
                things.append(_skill(seen, card, bool((v.ready[seat] >> skill_of(card)) & 1)))
            else:
                things.append(_equipped(seen, card))
    return Area(Ref("cards", (seat,)), text("area-cards"), seat, tuple(things), {"hands": v.hands[seat]})


@remembered
def _skill(seen: Seen, card: int, ready: bool) -> Thing:
    way = arrow_text(seen.book, card)
    name = text("card-skill", card=names.card(card), ready="yes" if ready else "no", way=way)
    return card_thing(seen.book, card, name, exhausted=not ready)


@remembered
def _equipped(seen: Seen, card: int) -> Thing:
    return card_thing(seen.book, card, text("card-of-kind", card=names.card(card), kind=card_kind(seen.book, card)))


@remembered
def _reputation(seen: Seen, seat: int) -> Area:
    """What the character would be worth if the game ended now: counted as at the end. Where stars are equal in the end,
    gold decides. RP-score-9"""
    v, b = seen.view.copy(), seen.book
    total = count(v, b, seat)
    gauges = {
        f"part-{name.replace('_', '-')}": v.parts[seat, i]
        for i, name in enumerate(Part.names)
        if name != "gold" or b.solo
    }
    tied = v.over != 0 and len({v.stars[it] for it in range(v.layout.seats)}) < v.layout.seats
    decides = {"tied-gold": v.gold[seat]} if tied else {}
    return Area(Ref("reputation", (seat,)), text("area-reputation"), seat, (), {**gauges, "stars": total, **decides})


# --- what was never printed so ---


@remembered
def _reconstructed(seen: Seen) -> tuple[Text, ...]:
    """How many values of each kind are stand-ins; the cards themselves carry a mark."""
    b = seen.book
    marks: Sequence[tuple[str, Row, int, Sequence[str]]] = (
        ("class-", b.class_rebuilt, len(box.CLASSES), box.CLASS_FIELDS),
        ("", b.card_rebuilt, len(box.CARDS), box.CARD_FIELDS),
        ("set-", b.set_rebuilt, len(box.ARMOR_SETS), box.SET_FIELDS),
    )
    counts: Counter[str] = Counter()
    for kind, masks, n, fields in marks:
        for k in range(n):
            counts.update(f"{kind}{field}" for i, field in enumerate(fields) if (masks[k] >> i) & 1)
    if not counts:
        return ()
    return (
        text(
            "reconstructed",
            fields=tuple(text("reconstructed-n", field=text(f"field-{f}"), n=counts[f]) for f in counts),
        ),
    )
