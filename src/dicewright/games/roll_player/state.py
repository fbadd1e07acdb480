"""What a game of Roll Player remembers, what is constant in it, and the numbers and names that all rules share.

Everything lies open in this game: no field is hidden from anybody, and nothing is asked in secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...kernel import describe
from ...kernel.assembler import ROW
from ...kernel.machine import Stack
from ...kernel.numbers import Numbers
from ...kernel.record import SEATS, Record, i8, i16, i32, i64
from ...kernel.rule import rule
from ...kernel.why import Reasons, reason
from . import box
from .grid import GRID

# --- boards, dice and cards ---


class Attribute(Numbers):
    """The rows of a board, from above."""

    STR, DEX, CON, INT, WIS, CHA = range(6)


class Colour(Numbers):
    GREEN, BLUE, RED, PURPLE, BLACK, WHITE, GOLD = range(7)


CLASS_COLOURS = Colour.names[: Colour.GOLD]


class Type(Numbers):
    """Of a market card."""

    WEAPON, ARMOR, SKILL, TRAIT = range(4)


# --- sizes ---

SIDES = 6
"""Of a die."""

ROWS, CELLS = Attribute.count, 3
BOARD = ROWS * CELLS
MOST_STARTING = 10
"""Starting dice of a seat: four players, short game."""
INITIATIVE_CARDS = 5
MARKET_CARDS = INITIATIVE_CARDS + 4
"""Cards in the market at most: five, and one for each seat that may add one: on the printed cards only the Druid."""
CODE_ROWS = 1024
SAID = 2048
"""Ints for what all effects say."""
TRAIT_ROWS = 64
"""What all traits count."""

NOBODY = -1
NO_CHOICE = 127
"""What a `Pick` acts on when nothing was picked."""

# --- numbers of the rules ---


class Phase(Numbers):
    """As the rulebook counts them."""

    SETUP, ROLL, DICE, MARKET, CLEANUP, SCORING = range(6)


class Step(Numbers):
    """Where a game stands; each has a rule of its own, marked `@step`."""

    START, RACE, CLASS, DEAL, DECK, ROW, TRASH, STARTING, PLACING = range(9)
    ROLL, SORTED, PICK, PLACED, PICKED = range(9, 14)
    BEFORE_MARKET, ENEMY, OPEN, TURN, ACTED, TURN_END = range(14, 20)
    REFRESH, CLEANUP, SHED = range(20, 23)


class SkillWindow(Numbers):
    """When skills may be used. ACTED is PICKED for the one who has just taken the action of his row. DRAFT and TURN are
    no windows but the turns themselves, in the Dice Phase and the Market Phase."""

    POOL, DRAFT, PICKED, ACTED, MARKET, TURN, BOUGHT = range(7)


class Passive(Numbers):
    """What a class or a weapon gives its owner all the time."""

    HANDS = 0  # more hands for weapons
    LIGHT = 1  # a two-handed weapon takes a single hand
    GOLD_DIE = 2  # more gold for placing a gold die
    FILL = 3  # more gold for filling a row
    COIN = 4  # more gold with an initiative card that holds gold
    DISCARD = 5  # more gold for discarding a market card
    DISCOUNT_WEAPON, DISCOUNT_ARMOR, DISCOUNT_SKILL, DISCOUNT_TRAIT = range(
        6, 10
    )  # lower prices, as types are numbered
    REFRESH = 10  # more skills refreshed in cleanup
    STEPS = 11  # more steps in a Wisdom action
    CLASS_DIE = 12  # dice of the class colour count more for goals
    PIECE = 13  # a started set of armour counts more pieces
    FLOOR = 14  # the alignment counts at least this, less FLOOR_NONE
    # dice of a colour count more for goals; 1 = some do
    DIE_GREEN, DIE_BLUE, DIE_RED, DIE_PURPLE, DIE_BLACK, DIE_WHITE, DIE_GOLD = range(15, 22)
    DICE = 22


DISCOUNT = Passive.DISCOUNT_WEAPON
"""The discount on a type of card is `DISCOUNT + type`."""
DIE_BONUS = Passive.DIE_GREEN
"""What a die counts more is `DIE_BONUS + colour`."""
FLOOR_NONE = 10
"""Added to the least alignment value, so that zero means: there is none."""


class Occasion(Numbers):
    """What a class or a weapon may answer with an effect."""

    PLACE_STR, PLACE_DEX, PLACE_CON, PLACE_INT, PLACE_WIS, PLACE_CHA = range(6)  # a die is drafted into the row
    BUY_WEAPON, BUY_ARMOR, BUY_SKILL, BUY_TRAIT = range(6, 10)
    DISCARD, BEFORE_MARKET = 10, 11


class Part(Numbers):
    """Of the final score."""

    GOALS, CLASS_DICE, ALIGNMENT, BACKSTORY, ARMOR, TRAITS, GOLD = range(7)


class GoldSource(Numbers):
    """Why gold comes."""

    GOLD_DIE, DISCARD, ROW, INITIATIVE, ABILITY = range(5)


class Why(Reasons):
    """Why something may not be done; what the rules decide by it is told in the same words."""

    BOARD_TAKEN = reason("RP-set-2")
    CLASS_TAKEN = reason("RP-set-6")
    ROW_FULL = reason("RP-dice-2")
    INITIATIVE_TAKEN = reason("RP-dice-1")
    TOO_DEAR = reason("RP-mkt-2")
    # skills and abilities; the rule of the card itself is named for the last three
    EXHAUSTED = reason("RP-use-1")
    ARROW = reason("RP-use-2")
    NOT_NOW = reason("RP-use-3")
    USED_UP = reason("RP-class-1")
    UNPAID = reason("RP-class-1")
    # actions
    LOOKS_ALIKE = reason("RP-act-2")
    SHOWS_ONE = reason("RP-act-3")
    SHOWS_SIX = reason("RP-act-3")
    EDGE = reason("RP-act-5")
    # what nobody would ask about
    NO_DIE = reason()
    ITSELF = reason()
    NO_ABILITY = reason()


# --- the records ---


class State(Stack, depth=10, dice=1):
    # characters
    race = i8(SEATS, doc="counted from 1, as are class, backstory and alignment; 0 = none yet")
    klass = i8(SEATS, doc="by box.CLASSES")
    backstory = i8(SEATS, doc="by box.BACKSTORIES")
    alignment = i8(SEATS, doc="by box.ALIGNMENTS")
    at = i8(SEATS, doc="the token's cell of the grid: 3 * row + column")
    gold = i16(SEATS, doc="on the board; Charisma tokens are apart")
    tokens = i8(SEATS, doc="Charisma tokens")
    colour = i8(SEATS, BOARD, doc="dice on the board: cell = 3 * attribute + position")
    value = i8(SEATS, BOARD, doc="0 = an empty cell")
    filled = i8(SEATS, ROWS, doc="dice in a row; they lie without gaps from the left")
    hand = i8(SEATS, MOST_STARTING, doc="starting dice still to be placed, by rising code")
    hand_n = i8(SEATS, doc="how many of them; before anybody has dice, see `find_start`")
    held = i64(SEATS, bits=True, doc="market cards, a bit each")
    skills = i16(SEATS, bits=True, doc="skills, a bit each, by their place among box.SKILLS")
    ready = i16(SEATS, bits=True, doc="those of them that are upright")
    hands = i8(SEATS, doc="hands that the weapons take")
    passive = i8(SEATS, Passive.count, doc="what class and weapons give all the time")
    initiative = i8(SEATS, doc="the initiative card taken, counted from 1; 0 = none")
    extra = i8(SEATS, doc="purchases beyond the first in this round's market turn")
    paid = i8(SEATS, doc="1 = the class ability of once a round is used up")
    parts = i16(SEATS, Part.count, doc="the final score, by Part")
    stars = i16(SEATS, doc="the final score, all together")
    # the bag and the dice pool on the initiative cards
    bag = i8(Colour.count, doc="dice in the bag, by colour")
    bag_n = i8(doc="all of them")
    out = i8(Colour.count, doc="dice drawn for classes that stay out until all have one")
    p_colour = i8(INITIATIVE_CARDS, doc="of the die on an initiative card")
    p_value = i8(INITIATIVE_CARDS, doc="0 = no die: the card is taken")
    coin = i8(INITIATIVE_CARDS, doc="gold on the card")
    # the market
    row = i8(MARKET_CARDS, doc="the cards for sale, from the left")
    row_n = i8(doc="how many")
    deck = i8(len(box.CARDS), doc="in no order: first those drawn from now, then those below")
    deck_n = i8(doc="how many, both ranks")
    top_n = i8(doc="cards of the first rank that lie on top; 0 = all are alike")
    pile = i8(len(box.CARDS), doc="the discard pile, oldest first")
    pile_n = i8(doc="how many")
    trash = i8(len(box.CARDS), doc="of a solo game")
    trash_n = i8(doc="how many")
    # what is dealt, a bit each
    boards = i8(bits=True, doc="races taken")
    cards = i8(bits=True, doc="class cards taken, by colour")
    stories = i32(bits=True, doc="backstories dealt")
    leaning = i32(bits=True, doc="alignments dealt")
    # the round. What is handed from rule to rule is as wide as an int: a narrow argument costs the compiler a function
    round = i8(doc="counted from 1")
    phase = i8(doc="Phase")
    step = i8(doc="Step")
    cursor = i64(doc="how far a step has come: mostly seats, in order of play")
    start = i64(doc="the start player")
    active = i64(doc="whose turn it is")
    following = i64(doc="whose turn comes after the window; NOBODY after the last")
    drawn = i64(doc="the colour of the die that is being rolled")
    chosen = i64(doc="the initiative card whose die is being placed")
    acted = i8(doc="the attribute action just taken, counted from 1")
    deferred = i8(doc="the row of the placed die, counted from 1, while its action may still follow a skill")
    sorted = i64(doc="initiative cards whose dice are in order")
    rolling_pool = i8(bits=True, doc="pool dice still to be rerolled, a bit each")
    changed = i8(doc="1 = the market is not as it was revealed: a window opens before the first turn")
    more = i8(doc="1 = a further purchase of the same market turn")
    done = i8(doc="1 = the market turn's action is taken")
    refreshed = i8(doc="skills that the seat has refreshed in this cleanup")
    title = i8(doc="solo: the title reached, counted from 1")


class Book(Record):
    # races, classes, backstories, alignments
    race_bonus = i8(len(box.RACES), ROWS, doc="added to an attribute")
    class_colour = i64(len(box.CLASSES), doc="Colour; those of one share a card")
    goal_min = i8(len(box.CLASSES), ROWS, doc="the least attribute that meets the goal")
    goal_max = i8(len(box.CLASSES), ROWS, doc="the most; content.book.NO_MOST for none")
    goal_stars = i8(len(box.CLASSES), ROWS, doc="what a goal pays")
    story_cell = i8(len(box.BACKSTORIES), ROWS, doc="the marked position of each row")
    story_colour = i8(len(box.BACKSTORIES), ROWS, doc="the colour wished there")
    story_stars = i8(ROWS + 1, doc="by marked positions that hold their colour")
    grid = i8(len(box.ALIGNMENTS), GRID * GRID, doc="stars of the token's cell")
    # market cards
    type = i64(len(box.CARDS), doc="Type")
    rank = i8(len(box.CARDS), doc="1 = on top of the deck, 2 = below")
    price = i64(len(box.CARDS), doc="as printed, before discounts")
    weapon_hands = i8(len(box.WEAPONS), doc="1 or 2")
    arrow = i64(len(box.CARDS), doc="Direction, or NO_ARROW")
    ability = i64(len(box.SKILLS), doc="the program of each skill")
    usable = i16(SkillWindow.count, doc="skills usable in a window, a bit each")
    movable = i16(GRID * GRID, doc="skills whose arrow stays on the grid, by the token's cell")
    set_of = i8(len(box.ARMORS), doc="the set of a piece of armour")
    set_stars = i8(len(box.ARMOR_SETS), box.MOST_PIECES + 1, doc="by pieces owned")
    set_size = i8(len(box.ARMOR_SETS), doc="pieces")
    set_colours = i8(len(box.ARMOR_SETS), doc="a bit for each class colour named")
    trait_rows = i64(len(box.TRAITS) + 1, doc="where the rows of each trait begin, and at last end")
    trait_what = i64(TRAIT_ROWS, doc="what is counted: content.abilities.Counts ...")
    trait_of = i64(TRAIT_ROWS, doc="... of what ...")
    trait_stars = i8(TRAIT_ROWS, doc="... the stars it pays ...")
    trait_per = i8(TRAIT_ROWS, doc="... for every so many of it ...")
    trait_joined = i8(TRAIT_ROWS, doc="... 1 = only as far as the next row holds as well")
    worth = i8(len(box.TRAITS), doc="the stars on the card")
    # abilities: what classes and weapons give all the time, and the programs of classes
    class_passive = i8(len(box.CLASSES), Passive.count, doc="how much of each Passive")
    weapon_passive = i8(len(box.WEAPONS), Passive.count, doc="how much of each Passive")
    answers = i64(
        len(box.OWNERS), Occasion.count, doc="program of a class or a weapon on an occasion; 0 = none, as below"
    )
    armed = i16(Occasion.count, doc="weapons that have such a program, a bit each")
    paid_ability = i64(len(box.CLASSES), doc="program that may be called up once a round ...")
    paid_cost = i8(len(box.CLASSES), doc="... for so much gold")
    # effects as the card file gives them, for words; what of a section is reconstructed, a bit for each field
    said = i16(SAID, doc="content.forms.encode")
    class_effect = i16(len(box.CLASSES), doc="where it stands there")
    card_effect = i16(len(box.CARDS), doc="the same; 0 for armour")
    class_rebuilt = i8(len(box.CLASSES), doc="by box.CLASS_FIELDS")
    card_rebuilt = i8(len(box.CARDS), doc="by box.CARD_FIELDS")
    set_rebuilt = i8(len(box.ARMOR_SETS), doc="by box.SET_FIELDS")
    # programs of the rules themselves
    code = i16(CODE_ROWS, ROW, doc="all programs")
    action = i64(ROWS, doc="the action of a row, for the die just drafted")
    plain_action = i64(ROWS, doc="the same, given by a card")
    window = i64(SkillWindow.count, doc="opens a window for skills")
    sort = i64(doc="puts the dice pool in order")
    make_room = i64(doc="drops weapons until the hands suffice")
    # numbers of seats and variants
    cards_out = i8(doc="initiative cards, and cards of a market")
    starting_dice = i8(doc="of each seat; a round for every other cell of its board")
    starting_gold = i8(4, doc="by order of play")
    given = i8(Colour.count, doc="starting dice handed to each instead of drawn")
    removed = i8(2, doc="cards discarded from each rank; all from the first if the deck is mixed")
    bag_size = i8(Colour.count, doc="dice of the box that are in the game")
    boxed = i8(len(box.CARDS), doc="1 = not in this game")
    mixed_deck = i8(doc="variant: the first rank does not lie on top")
    free_classes = i8(doc="variant: classes are chosen, not drawn")
    friendly = i8(doc="variant: two gold cost no market card")
    solo = i8(doc="1 = a single seat")
    enemy = i8(2, 3, 6, doc="[three or four cards][initiative card][face]: the card that goes, from 1")
    title_from = i8(len(box.TITLES), doc="stars from which a title is reached")
    # contested readings that rules ask for: content.readings; others are worked into the tables above
    rejected_dice = i8(doc="RejectedDice")
    skill_windows = i8(doc="SkillWindows")
    discard_before_scoring = i8(doc="DiscardBeforeScoring")
    trait_attributes = i8(doc="TraitAttributes")
    bard_purchase = i8(doc="BardPurchase")
    exchanged_gold_die = i8(doc="ExchangedGoldDie")
    cleric_timing = i8(doc="ClericTiming")
    buy_abilities = i8(doc="BuyAbilities")
    diplomacy_target = i8(doc="DiplomacyTarget")
    solo_trash = i8(doc="SoloTrash")
    solo_druid = i8(doc="SoloDruid")


Seen: TypeAlias = describe.Seen[State, Book]


def _a_bit_each(record: type[Record], field: str, things: Sequence[object]) -> None:
    """A field that holds a bit for each of some things must be wide enough; its sign is none of them."""
    width = next(f.width for f in record.fields if f.name == field)
    if len(things) >= int(width[1:]):
        raise ValueError(f"{record.__name__}.{field} has no bit for each of {len(things)}: make it wider than {width}")


_a_bit_each(State, "held", box.CARDS)
_a_bit_each(State, "skills", box.SKILLS)
_a_bit_each(State, "ready", box.SKILLS)
_a_bit_each(State, "boards", box.RACES)
_a_bit_each(State, "cards", CLASS_COLOURS)
_a_bit_each(State, "stories", box.BACKSTORIES)
_a_bit_each(State, "leaning", box.ALIGNMENTS)
_a_bit_each(State, "rolling_pool", range(INITIATIVE_CARDS))
_a_bit_each(Book, "usable", box.SKILLS)
_a_bit_each(Book, "movable", box.SKILLS)
_a_bit_each(Book, "armed", box.WEAPONS)
_a_bit_each(Book, "set_colours", CLASS_COLOURS)
_a_bit_each(Book, "class_rebuilt", box.CLASS_FIELDS)
_a_bit_each(Book, "card_rebuilt", box.CARD_FIELDS)
_a_bit_each(Book, "set_rebuilt", box.SET_FIELDS)
if Passive.names[DISCOUNT : DISCOUNT + Type.count] != tuple(f"discount_{name}" for name in Type.names):
    raise ValueError("Passive must list a discount for each Type, in the order of the types")
if Passive.names[DIE_BONUS : DIE_BONUS + Colour.count] != tuple(f"die_{name}" for name in Colour.names):
    raise ValueError("Passive must list a bonus for each Colour, in the order of the colours")


# --- seats, dice and cards by number ---


@rule
def seat_in_order(g: State, i: int) -> int:
    """The i-th seat clockwise from the start player."""
    return (g.start + i) % g.gold.shape[0]


@rule
def rounds_left(g: State, b: Book) -> int:
    """Rounds after this one: each fills a cell of every board. RP-end-1"""
    return BOARD - b.starting_dice - g.round


@rule
def die_code(colour: int, face: int) -> int:
    """A die in one number."""
    return colour * SIDES + face - 1


@rule
def code_colour(code: int) -> int:
    return code // SIDES


@rule
def code_face(code: int) -> int:
    return code % SIDES + 1


@rule
def skill_of(card: int) -> int:
    """The place of a card among the skills."""
    return box.COPYING if card == box.DIPLOMACY else card - box.FIRST_SKILL


@rule
def skill_card(skill: int) -> int:
    return box.DIPLOMACY if skill == box.COPYING else skill + box.FIRST_SKILL


@rule
def trait_card(trait: int) -> int:
    return trait + box.FIRST_TRAIT if trait < box.EARLY_TRAITS else trait - box.EARLY_TRAITS + box.LATE_TRAITS
