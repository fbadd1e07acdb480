"""The record of a Roll Player game: characters, bag, initiative cards, market; its questions and its events.

Everything lies open in this game: no field is hidden from anybody, and nothing is asked in secret.
"""

from __future__ import annotations

from ...kernel.describe import EventKind
from ...kernel.machine import FIRST_KIND, M_CHOOSE, M_DIE, M_PICK, M_REACT, code_field, machine_fields
from ...kernel.question import Kind
from ...kernel.record import SEATS, Field
from ...kernel.rule import rule

# Attributes, colours and kinds of things, numbered in the order of the rulebook.
STR, DEX, CON, INT, WIS, CHA = range(6)
ATTRIBUTES = ("str", "dex", "con", "int", "wis", "cha")
COLOURS = ("green", "blue", "red", "purple", "black", "white", "gold")
GOLD = 6
CLASS_COLOURS = COLOURS[:GOLD]
RACES = ("dragonkin", "dwarf", "elf", "halfling", "human", "orc")
CLASSES = (
    "cleric", "paladin", "druid", "ranger", "monk", "bard", "rogue", "thief", "sorcerer", "wizard", "warrior",
    "barbarian",
)  # fmt: skip
BACKSTORIES = (
    "aristocrat", "brawler", "chosen_one", "craftsman", "devoted", "exonerated", "hunter", "lost_soul", "mentor",
    "patrician", "persecuted", "resilient", "rift_walker", "savage", "savant", "street_urchin",
)  # fmt: skip
ALIGNMENTS = (
    "arbiter", "champion", "eccentric", "free_spirit", "guardian", "hermit", "lunatic", "maniac", "narcissist",
    "neurotic", "protector", "rebel", "renegade", "scoundrel", "sentinel", "sociopath", "truth_seeker",
)  # fmt: skip
DIRECTIONS = ("good", "evil", "law", "chaos")
"""Where arrows point: up, down, left, right. The grid has good on top and law on the left."""
NO_ARROW = len(DIRECTIONS)
GRID_CENTRE = 4

# Market cards, by the number printed on them (a card is named by that number less one).
WEAPON, ARMOR, SKILL, TRAIT = range(4)
TYPES = ("weapon", "armor", "skill", "trait")
WEAPONS = (
    "longsword", "blessed_mace", "jeweled_dagger", "longbow", "tower_shield", "ancient_spear", "quarterstaff",
    "heavy_crossbow",
)  # fmt: skip
TRAITS = (
    "steadfast", "honorable", "nimble", "proud", "weak", "clumsy", "foolish", "reckless", "focused", "compassionate",
    "obsessed", "cunning", "greedy", "honest", "loyal", "obnoxious", "dedicated", "courageous", "envious", "famous",
)  # fmt: skip
SKILLS = (
    "concentrate", "search", "negotiate", "pickpocket", "acrobatics", "open_lock", "climb", "intimidate",
    "move_silently", "knowledge", "cure_wounds", "sleight_of_hand", "diplomacy",
)  # fmt: skip
ARMORS = (
    "chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings", "mystic_cowl", "mystic_robes",
    "mystic_cloak", "leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron",
)  # fmt: skip
ARMOR_SETS = ("chain", "leather", "mystic")
CARDS = (*WEAPONS, *TRAITS[:16], *SKILLS[:12], *ARMORS, SKILLS[12], *TRAITS[16:])
FIRST_TRAIT, FIRST_SKILL, FIRST_ARMOR, DIPLOMACY, LATE_TRAITS = 8, 24, 36, 48, 49
COPYING = 12
"""The place of Diplomacy among the skills."""

# Sizes.
ROWS, CELLS = 6, 3
BOARD = ROWS * CELLS
MOST_STARTING = 10
"""Starting dice of a seat: four players, short game."""
INITIATIVE = 5
MARKET = INITIATIVE + 4
"""Cards in the market at most: five, and one for each seat that may add one: on the printed cards only the Druid."""

# Phases, as the rulebook counts them.
P_SETUP, P_ROLL, P_DICE, P_MARKET, P_CLEANUP, P_SCORING = range(6)
PHASES = ("setup", "roll", "dice", "market", "cleanup", "scoring")

# What a class or a weapon gives its owner all the time.
(
    X_HANDS,  # more hands for weapons
    X_LIGHT,  # a two-handed weapon takes a single hand
    X_GOLD_DIE,  # more gold for placing a gold die
    X_FILL,  # more gold for filling a row
    X_COIN,  # more gold with an initiative card that holds gold
    X_DISCARD,  # more gold for discarding a market card
    X_DISCOUNT,  # a lower price, for each type of card
    X_DISCOUNT_ARMOR,
    X_DISCOUNT_SKILL,
    X_DISCOUNT_TRAIT,
    X_REFRESH,  # more skills refreshed in cleanup
    X_STEPS,  # more steps in a Wisdom action
    X_CLASS_DIE,  # dice of the class colour count more for goals
    X_GOLD_DIE_GOAL,  # gold dice count more for goals
    X_PIECE,  # a started set of armour counts more pieces
    X_FLOOR,  # the alignment counts at least this, less FLOOR_NONE
) = range(16)
PASSIVES = 16
FLOOR_NONE = 10
"""Added to the least alignment value, so that zero means: there is none."""

# Windows for skills. ACTED is PICKED for the one who has just taken the action of his row; TURN is a market turn.
W_POOL, W_PICKED, W_ACTED, W_MARKET, W_TURN, W_BOUGHT, W_SCORING = range(7)
WINDOWS = ("pool", "picked", "acted", "market", "turn", "bought", "scoring")

# Parts of the final score.
C_GOALS, C_DICE, C_ALIGNMENT, C_BACKSTORY, C_ARMOR, C_TRAITS, C_GOLD = range(7)
PARTS = ("goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold")

TITLES = ("npc", "mercenary", "adventurer", "celebrity", "clan_leader", "true_hero")

# Why gold comes.
G_GOLD_DIE, G_DISCARD, G_ROW, G_COIN, G_CARD = range(5)
GOLD_SOURCES = ("gold_die", "discard", "row", "initiative", "ability")

# Questions. 1-4 belong to the machine: choose (keep the old face or the new; pay or not), pick (a die, a row, a card:
# the selector in `content.py` says which), extra die, react (which skill or ability to use in a window; 0 passes).
(
    K_START,  # nature: a die for the first turn
    K_RACE,  # which board
    K_CLASS_DIE,  # nature: a die of the bag, for the class
    K_SIDE,  # which side of the class card
    K_CLASS,  # free choice of a class
    K_BACKSTORY,  # nature: a card of those left
    K_ALIGNMENT,  # nature: a card of those left
    K_CARD,  # nature: a card of the market deck
    K_DIE,  # nature: a die of the bag
    K_ROLL,  # nature: what it shows
    K_PLACE,  # a starting die and a row for it
    K_ORDER,  # which of the equal dice comes next
    K_INITIATIVE,  # which initiative card
    K_ROW,  # which row for the die
    K_ENEMY,  # nature: the enemy die
    K_MARKET,  # discard a card, buy a card, or use a skill that buys
    K_MORE,  # 0 leave it, else buy one more card, or use a skill that buys
    K_DROP,  # which weapon goes
    K_REROLL,  # a subset of the pool
    K_REFRESH,  # 0 none, else an exhausted skill
    K_SHED,  # 0 keep all, else a card to discard before scoring
) = range(FIRST_KIND, FIRST_KIND + 21)

QUESTIONS = (
    Kind(M_CHOOSE, "choose"),
    Kind(M_PICK, "pick"),
    Kind(M_DIE, "extra-die"),
    Kind(M_REACT, "react"),  # not sealed: whoever holds a skill holds it openly
    Kind(K_START, "start"),
    Kind(K_RACE, "race"),
    Kind(K_CLASS_DIE, "class-die"),
    Kind(K_SIDE, "side"),
    Kind(K_CLASS, "class"),
    Kind(K_BACKSTORY, "backstory"),
    Kind(K_ALIGNMENT, "alignment"),
    Kind(K_CARD, "card"),
    Kind(K_DIE, "die"),
    Kind(K_ROLL, "roll"),
    Kind(K_PLACE, "place"),
    Kind(K_ORDER, "order"),
    Kind(K_INITIATIVE, "initiative"),
    Kind(K_ROW, "row"),
    Kind(K_ENEMY, "enemy"),
    Kind(K_MARKET, "market"),
    Kind(K_MORE, "more"),
    Kind(K_DROP, "drop"),
    Kind(K_REROLL, "reroll"),
    Kind(K_REFRESH, "refresh"),
    Kind(K_SHED, "shed"),
)

# Steps of `proceed`, one rule each.
(
    S_START,
    S_RACE,
    S_CLASS,
    S_DEAL,
    S_DECK,
    S_ROW,
    S_TRASH,
    S_STARTING,
    S_PLACING,
    S_ROLL,
    S_SORTED,
    S_PICK,
    S_PLACED,
    S_PICKED,
    S_BEFORE_MARKET,
    S_ENEMY,
    S_OPEN,
    S_TURN,
    S_ACTED,
    S_TURN_END,
    S_REFRESH,
    S_CLEANUP,
    S_SHED,
) = range(23)

FIELDS = (
    # characters. Races, classes, backstories and alignments count from 1; 0 = none yet
    Field("race", "i8", (SEATS,)),
    Field("klass", "i8", (SEATS,)),
    Field("backstory", "i8", (SEATS,)),
    Field("alignment", "i8", (SEATS,)),
    Field("at", "i8", (SEATS,)),  # the token's cell of the grid: 3 * row + column
    Field("gold", "i16", (SEATS,)),
    Field("tokens", "i8", (SEATS,)),  # Charisma tokens
    Field("colour", "i8", (SEATS, BOARD)),  # dice on the board: cell = 3 * attribute + position
    Field("value", "i8", (SEATS, BOARD)),  # 0 = an empty cell
    Field("filled", "i8", (SEATS, ROWS)),
    Field("hand", "i8", (SEATS, MOST_STARTING)),  # starting dice still to be placed, by rising code
    Field("hand_n", "i8", (SEATS,)),
    Field("held", "i64", (SEATS,)),  # market cards, a bit each
    Field("skills", "i16", (SEATS,)),  # skills, a bit each, by their place among SKILLS
    Field("ready", "i16", (SEATS,)),  # those of them that are upright
    Field("hands", "i8", (SEATS,)),  # hands that the weapons take
    Field("passive", "i8", (SEATS, PASSIVES)),  # what class and weapons give all the time
    Field("initiative", "i8", (SEATS,)),  # the initiative card taken, counted from 1; 0 = none
    Field("extra", "i8", (SEATS,)),  # purchases beyond the first in this round's market turn
    Field("paid", "i8", (SEATS,)),  # 1 = the class ability of once a round is used up
    Field("parts", "i16", (SEATS, len(PARTS))),  # the final score
    Field("stars", "i16", (SEATS,)),
    # the bag and the dice pool on the initiative cards
    Field("bag", "i8", (len(COLOURS),)),
    Field("bag_n", "i8"),
    Field("out", "i8", (len(COLOURS),)),  # dice drawn for classes that stay out until all have one
    Field("p_colour", "i8", (INITIATIVE,)),
    Field("p_value", "i8", (INITIATIVE,)),  # 0 = no die: the card is taken
    Field("coin", "i8", (INITIATIVE,)),
    # the market
    Field("row", "i8", (MARKET,)),
    Field("row_n", "i8"),
    Field("deck", "i8", (len(CARDS),)),  # in no order: first those drawn from now, then those below
    Field("deck_n", "i8"),
    Field("top_n", "i8"),  # cards of the first rank that lie on top; 0 = all are alike
    Field("pile", "i8", (len(CARDS),)),  # the discard pile, oldest first
    Field("pile_n", "i8"),
    Field("trash", "i8", (len(CARDS),)),
    Field("trash_n", "i8"),
    # what is dealt
    Field("boards", "i8"),  # races taken, a bit each
    Field("cards", "i8"),  # class cards taken, a bit for each colour
    Field("told", "i32"),  # backstories dealt
    Field("leaning", "i32"),  # alignments dealt
    # the round
    Field("round", "i8"),
    Field("phase", "i8"),
    Field("step", "i8"),
    Field("cursor", "i64"),
    Field("start", "i64"),  # the start player
    Field("active", "i64"),  # whose turn it is
    Field("following", "i64"),  # whose turn comes after the window; NOBODY after the last
    Field("drawn", "i64"),  # the colour of the die that is being rolled
    Field("chosen", "i64"),  # the initiative card whose die is being placed
    Field("acted", "i8"),  # the attribute action just taken, counted from 1
    Field("sorted", "i64"),  # initiative cards whose dice are in order
    Field("rolling_pool", "i8"),  # pool dice still to be rerolled, a bit each
    Field("changed", "i8"),  # 1 = the market is not as it was revealed: a window opens before the first turn
    Field("more", "i8"),  # 1 = a further purchase of the same market turn
    Field("done", "i8"),  # 1 = the market turn's action is taken
    Field("refreshed", "i8"),  # skills that the seat has refreshed in this cleanup
    Field("title", "i8"),  # solo: the title reached, counted from 1
    *machine_fields(depth=8, dice=1),
)

NOBODY = -1
NO_CHOICE = 127
"""What a `Pick` acts on when nothing was picked."""

EFFECT_CODES = 5
"""Ints of a card's effect: its form and up to four values."""
CLASS_FIELDS = ("color", "goals", "ability")
CARD_FIELDS = ("rank", "price", "hands", "arrow", "stars", "effect", "set")
SET_FIELDS = ("colors", "stars")
"""What the card file says of a class, a market card, a set of armour; of some cards only part of it."""

CODE_ROWS = 512
REACH = 25
"""Row sums the goal table of the judge knows."""

RULE_SWITCHES = (
    "rejected_dice",
    "skill_windows",
    "last_skill_window",
    "discard_before_scoring",
    "trait_attributes",
    "bard_purchase",
    "exchanged_gold_die",
    "cleric_timing",
    "buy_abilities",
    "diplomacy_target",
    "solo_trash",
    "solo_druid",
)
"""Contested readings that rules ask for; the others are worked into the tables of the book."""

# What is handed from rule to rule is as wide as an int: a narrow argument costs the compiler a function of its own.

BOOK_FIELDS = (
    # races, classes, backstories, alignments
    Field("race_bonus", "i8", (len(RACES), ROWS)),
    Field("class_colour", "i64", (len(CLASSES),)),
    Field("goal_min", "i8", (len(CLASSES), ROWS)),
    Field("goal_max", "i8", (len(CLASSES), ROWS)),
    Field("goal_stars", "i8", (len(CLASSES), ROWS)),
    Field("story_cell", "i8", (len(BACKSTORIES), ROWS)),  # the marked position of each row
    Field("story_colour", "i8", (len(BACKSTORIES), ROWS)),
    Field("story_stars", "i8", (ROWS + 1,)),
    Field("grid", "i8", (len(ALIGNMENTS), 9)),
    # market cards
    Field("type", "i64", (len(CARDS),)),
    Field("rank", "i8", (len(CARDS),)),
    Field("price", "i64", (len(CARDS),)),
    Field("weapon_hands", "i8", (len(WEAPONS),)),
    Field("arrow", "i64", (len(CARDS),)),  # a direction, or NO_ARROW
    Field("ability", "i64", (len(SKILLS),)),  # the program of each skill
    Field("usable", "i16", (len(WINDOWS),)),  # skills usable in a window, a bit each
    Field("movable", "i16", (9,)),  # skills whose arrow stays on the grid, by the token's cell
    Field("set_of", "i8", (len(ARMORS),)),
    Field("set_stars", "i8", (len(ARMOR_SETS), 6)),
    Field("set_size", "i8", (len(ARMOR_SETS),)),
    Field("set_colours", "i8", (len(ARMOR_SETS),)),  # a bit for each class colour named
    Field("trait_what", "i64", (len(TRAITS),)),  # what a trait counts ...
    Field("trait_of", "i64", (len(TRAITS),)),
    Field("trait_stars", "i8", (len(TRAITS),)),  # ... and pays for every `trait_per` of it
    Field("trait_per", "i8", (len(TRAITS),)),
    # abilities: what classes and weapons give all the time, and the programs of classes
    Field("class_passive", "i8", (len(CLASSES), PASSIVES)),
    Field("weapon_passive", "i8", (len(WEAPONS), PASSIVES)),
    Field("on_place", "i64", (len(CLASSES), ROWS)),
    Field("on_buy", "i64", (len(CLASSES), len(TYPES))),
    Field("on_discard", "i64", (len(CLASSES),)),
    Field("before_market", "i64", (len(CLASSES),)),
    Field("paid_ability", "i64", (len(CLASSES),)),
    Field("paid_cost", "i8", (len(CLASSES),)),
    # effects as the card file gives them, for words; what of a section is reconstructed, a bit for each field
    Field("class_effect", "i16", (len(CLASSES), EFFECT_CODES)),
    Field("card_effect", "i16", (len(CARDS), EFFECT_CODES)),
    Field("class_rebuilt", "i8", (len(CLASSES),)),
    Field("card_rebuilt", "i8", (len(CARDS),)),
    Field("set_rebuilt", "i8", (len(ARMOR_SETS),)),
    # programs of the rules themselves
    code_field(CODE_ROWS),
    Field("action", "i64", (ROWS,)),  # the action of a row, for the die just drafted
    Field("plain_action", "i64", (ROWS,)),  # the same, given by a card
    Field("window", "i64", (len(WINDOWS),)),
    Field("sort", "i64"),
    Field("make_room", "i64"),
    # numbers of seats and variants
    Field("cards_out", "i8"),  # initiative cards, and cards of a market
    Field("starting_dice", "i8"),
    Field("starting_gold", "i8", (4,)),  # by order of play
    Field("given", "i8", (len(COLOURS),)),  # starting dice handed to each instead of drawn
    Field("removed", "i8", (2,)),  # cards discarded from each rank; all from the second if the deck is mixed
    Field("bag_size", "i8", (len(COLOURS),)),
    Field("boxed", "i8", (len(CARDS),)),  # 1 = not in this game
    Field("mixed_deck", "i8"),
    Field("free_classes", "i8"),
    Field("friendly", "i8"),
    Field("solo", "i8"),
    Field("enemy", "i8", (2, 3, 6)),  # [three or four cards][initiative card][face]: the card that goes, from 1
    Field("title_from", "i8", (len(TITLES),)),
    # for the judge: thousandths of a star that a row promises, by [class][attribute][empty cells][sum]
    Field("promise", "i16", (len(CLASSES), ROWS, CELLS + 1, REACH)),
    *(Field(name, "i8") for name in RULE_SWITCHES),  # by the order of their choices
)

# Events. A die is told as `die_code`, a cell of a board as `cell`, a cell of the grid as `leaning`.
(
    E_START_ROLL,
    E_STARTS,
    E_RACE,
    E_CLASS_DIE,
    E_CLASS,
    E_BACKSTORY,
    E_ALIGNMENT,
    E_REMOVED,
    E_REVEALED,
    E_TRASHED,
    E_STARTING,
    E_PLACED,
    E_ROUND,
    E_POOL,
    E_PICKED,
    E_GOLD,
    E_TURNED,
    E_SWAPPED,
    E_REROLLED,
    E_MOVED_TOKEN,
    E_CHARISMA,
    E_BOUGHT,
    E_DISCARDED,
    E_TOOK_GOLD,
    E_DROPPED,
    E_USED,
    E_COPIED,
    E_ABILITY,
    E_ADDED,
    E_ENEMY,
    E_REFRESHED,
    E_RESHUFFLED,
    E_EXCHANGED,
    E_SHIFTED,
    E_SHED,
    E_SCORED,
    E_TOTAL,
    E_TITLE,
) = range(38)

EVENTS = (
    EventKind(E_START_ROLL, "start-roll", (("seat", "seat"), ("face", "number")), reveals=True),
    EventKind(E_STARTS, "starts", (("seat", "seat"),)),
    EventKind(E_RACE, "race", (("seat", "seat"), ("race", "race"))),
    EventKind(E_CLASS_DIE, "class-die", (("seat", "seat"), ("colour", "colour")), reveals=True),
    EventKind(E_CLASS, "class", (("seat", "seat"), ("class", "class"))),
    EventKind(E_BACKSTORY, "backstory", (("seat", "seat"), ("backstory", "backstory")), reveals=True),
    EventKind(E_ALIGNMENT, "alignment", (("seat", "seat"), ("alignment", "alignment")), reveals=True),
    EventKind(E_REMOVED, "removed", (("card", "card"),), reveals=True),
    EventKind(E_REVEALED, "revealed", (("card", "card"),), reveals=True),
    EventKind(E_TRASHED, "trashed", (("card", "card"),)),
    EventKind(E_STARTING, "starting", (("seat", "seat"), ("die", "die")), reveals=True),
    EventKind(E_PLACED, "placed", (("seat", "seat"), ("die", "die"), ("row", "attribute"))),
    EventKind(E_ROUND, "round", (("round", "number"), ("seat", "seat"))),
    EventKind(E_POOL, "pool", (("card", "initiative"), ("die", "die")), reveals=True),
    EventKind(E_PICKED, "picked", (("seat", "seat"), ("card", "initiative"), ("die", "die"))),
    EventKind(E_GOLD, "gold", (("seat", "seat"), ("amount", "number"), ("why", "gold_source"))),
    EventKind(E_TURNED, "turned", (("seat", "seat"), ("cell", "cell"), ("from", "number"), ("to", "number"))),
    EventKind(E_SWAPPED, "swapped", (("seat", "seat"), ("cell", "cell"), ("with", "cell"))),
    EventKind(E_REROLLED, "rerolled", (("seat", "seat"), ("die", "die"), ("face", "number")), reveals=True),
    EventKind(E_MOVED_TOKEN, "moved-token", (("seat", "seat"), ("from", "leaning"), ("to", "leaning"))),
    EventKind(E_CHARISMA, "charisma", (("seat", "seat"),)),
    EventKind(E_BOUGHT, "bought", (("seat", "seat"), ("card", "card"), ("gold", "number"), ("tokens", "number"))),
    EventKind(E_DISCARDED, "discarded", (("seat", "seat"), ("card", "card"))),
    EventKind(E_TOOK_GOLD, "took-gold", (("seat", "seat"),)),
    EventKind(E_DROPPED, "dropped", (("seat", "seat"), ("card", "card"))),
    EventKind(E_USED, "used", (("seat", "seat"), ("card", "card"))),
    EventKind(E_COPIED, "copied", (("seat", "seat"), ("card", "card"), ("with", "card"))),
    EventKind(E_ABILITY, "ability", (("seat", "seat"), ("class", "class"))),
    EventKind(E_ADDED, "added", (("seat", "seat"), ("card", "card"))),
    EventKind(E_ENEMY, "enemy", (("face", "number"), ("place", "number")), reveals=True),
    EventKind(E_REFRESHED, "refreshed", (("seat", "seat"), ("card", "card"))),
    EventKind(E_RESHUFFLED, "reshuffled"),
    EventKind(E_EXCHANGED, "exchanged", (("seat", "seat"), ("cell", "cell"), ("old", "die"), ("new", "colour"))),
    EventKind(E_SHIFTED, "shifted", (("seat", "seat"), ("die", "die"), ("from", "attribute"), ("to", "attribute"))),
    EventKind(E_SHED, "shed", (("seat", "seat"), ("card", "card"))),
    EventKind(E_SCORED, "scored", (("seat", "seat"), ("part", "part"), ("stars", "number"))),
    EventKind(E_TOTAL, "total", (("seat", "seat"), ("stars", "number"))),
    EventKind(E_TITLE, "title", (("title", "title"), ("stars", "number"))),
)


@rule
def die_code(colour: int, face: int) -> int:
    """A die in one number."""
    return colour * 6 + face - 1


@rule
def code_colour(code: int) -> int:
    return code // 6


@rule
def code_face(code: int) -> int:
    return code % 6 + 1


@rule
def skill_of(card: int) -> int:
    """The place of a card among the skills."""
    return COPYING if card == DIPLOMACY else card - FIRST_SKILL


@rule
def skill_card(skill: int) -> int:
    return DIPLOMACY if skill == COPYING else skill + FIRST_SKILL


@rule
def trait_card(trait: int) -> int:
    return trait + FIRST_TRAIT if trait < 16 else trait - 16 + LATE_TRAITS
