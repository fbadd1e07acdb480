"""The book of a game: the tables of the cards in force, the numbers of the seats and variants, and the switches."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import TypeAlias, cast

from ....kernel.content import ContentFile, Fault
from ....kernel.effects import Window
from ....kernel.game import Setup
from ....kernel.layout import Values
from ....kernel.words import text
from .. import box
from ..grid import GRID, NO_ARROW, OFF_THE_GRID, Direction, leads_to
from ..state import MOST_STARTING, ROWS, TRAIT_ROWS, Attribute, Book, Colour, Occasion, Passive, SkillWindow, Type
from .abilities import Worth, clauses, lasting, worth
from .card_file import PACKAGE, weakest
from .card_file import read as read_file
from .data import Card, Content
from .forms import Node
from .grammar import WITH_EFFECTS, ability, reader_of, skill, trait, weapon
from .moments import windows
from .programs import Programs, TooLong
from .readings import SWITCHES, NegotiateTiming
from .verbs import Do, action

ENEMY = (
    ((0, 0, 0, 0, 0, 0), (1, 2, 3, 0, 0, 0), (1, 1, 2, 2, 3, 3)),
    ((0, 0, 0, 0, 0, 0), (1, 2, 3, 4, 0, 0), (1, 1, 2, 3, 4, 4)),
)
"""The market card, from the left, that the enemy die removes, by [three or four cards][initiative card][face].
RP-solo-5"""
TITLE_FROM = (-128, 22, 26, 30, 34, 38)
"""Stars from which each of the TITLES is reached. RP-solo-10"""
STORY_STARS = (0, 0, 1, 1, 3, 3, 6)
"""RP-score-5"""


def read(file: ContentFile) -> Content:
    """The content of a player's file, which fits a book."""
    content = read_file(file)
    try:
        programs = Programs()
        _cards(content)
        _abilities({"negotiate_timing": NegotiateTiming.names[0]}, content, programs)
        _of_the_rules(programs)
        _words(content, programs)
        programs.code()
        programs.said()
    except TooLong:
        raise Fault((), text("fault-too-long"), file.source, package=PACKAGE) from None
    return content


RULE_SWITCHES = tuple(f.name for f in Book.fields if f.name in SWITCHES)
"""Those that rules ask for; the others are worked into the tables of the book."""

Tables: TypeAlias = dict[str, Values]
"""Numbers, and lists of them, by the field of the book they go to."""


def fill_book(setup: Setup, content: Mapping[str, object]) -> Tables:
    """The tables and switches in force."""
    cards = cast(Content, content)
    programs = Programs()
    tables = {
        **_characters(cards),
        **_cards(cards),
        **_abilities(setup.options, cards, programs),
        **_of_the_rules(programs),
        **_numbers(setup),
        **_marks(cards),
        **_words(cards, programs),
        **{name: SWITCHES[name].index(setup.options[name]) for name in RULE_SWITCHES},
    }
    return {**tables, "code": programs.code(), "said": programs.said()}


def _of_the_rules(programs: Programs) -> Tables:
    """What the rules run whatever the cards say."""
    return {
        "action": [programs(action(a, Do.ACTED(what=a))) for a in range(ROWS)],
        "plain_action": [programs(action(a)) for a in range(ROWS)],
        "window": [programs(Window(w)) for w in range(SkillWindow.count)],
        "sort": programs(Do.SORT()),
        "make_room": programs(Do.MAKE_ROOM()),
    }


def _characters(content: Content) -> Tables:
    classes = [content["classes"][name] for name in box.CLASSES]
    goals = [[c["goals"][a] for a in Attribute.names] for c in classes]
    cells = [[content["backstories"][name]["cells"][a] for a in Attribute.names] for name in box.BACKSTORIES]
    return {
        "race_bonus": [[content["races"][name]["modifiers"].get(a, 0) for a in Attribute.names] for name in box.RACES],
        "class_colour": [Colour.by_name[c["color"]] for c in classes],
        "goal_min": [[g["min"] for g in row] for row in goals],
        "goal_max": [[g.get("max", NO_MOST) for g in row] for row in goals],
        "goal_stars": [[g["stars"] for g in row] for row in goals],
        "story_cell": [[cell[0] - 1 for cell in row] for row in cells],
        "story_colour": [[Colour.by_name[cell[1]] for cell in row] for row in cells],
        "story_stars": STORY_STARS,
        "grid": [[n for row in content["alignments"][name]["grid"] for n in row] for name in box.ALIGNMENTS],
    }


NO_MOST = 99
"""The most of a goal that has none."""


def _cards(content: Content) -> Tables:
    market = [content["market"][name] for name in box.CARDS]
    sets = [content["armor"][name] for name in box.ARMOR_SETS]
    traits = [content["market"][name] for name in box.TRAITS]
    counted = [worth(trait((), t["effect"]), t["stars"]) for t in traits]
    rows = [row for of_one in counted for row in of_one]
    if len(rows) > TRAIT_ROWS:
        raise TooLong
    rows += [Worth(0)] * (TRAIT_ROWS - len(rows))
    return {
        "type": [_type(name) for name in box.CARDS],
        "rank": [card["rank"] for card in market],
        "price": [card["price"] for card in market],
        "weapon_hands": [content["market"][name]["hands"] for name in box.WEAPONS],
        "arrow": [_arrow(card) for card in market],
        "movable": [_movable(content, cell) for cell in range(GRID * GRID)],
        "set_of": [box.ARMOR_SETS.index(content["market"][name]["set"]) for name in box.ARMORS],
        "set_stars": [_by_pieces(s["stars"]) for s in sets],
        "set_size": [len(s["stars"]) for s in sets],
        "set_colours": [sum(1 << Colour.by_name[c] for c in s["colors"]) for s in sets],
        "trait_rows": [0, *accumulate(map(len, counted))],
        "trait_what": [row.what for row in rows],
        "trait_of": [row.of for row in rows],
        "trait_per": [row.per for row in rows],
        "trait_stars": [row.stars for row in rows],
        "trait_joined": [int(row.joined) for row in rows],
        "worth": [t["stars"] for t in traits],
    }


def _type(name: str) -> int:
    of = {Type.WEAPON: box.WEAPONS, Type.ARMOR: box.ARMORS, Type.SKILL: box.SKILLS, Type.TRAIT: box.TRAITS}
    return next(kind for kind, names in of.items() if name in names)


def _by_pieces(stars: list[int]) -> list[int]:
    """What a set pays for no piece, for one ...; more than the set has pay no more."""
    return [0, *stars] + [stars[-1]] * (box.MOST_PIECES - len(stars))


def _arrow(card: Card) -> int:
    return Direction.by_name.get(card.get("arrow", ""), NO_ARROW)


def _movable(content: Content, cell: int) -> int:
    """Skills whose arrow stays on the grid. RP-use-2"""
    arrows = [_arrow(content["market"][name]) for name in box.SKILLS]
    return sum(1 << i for i, arrow in enumerate(arrows) if arrow != NO_ARROW and leads_to(cell, arrow) != OFF_THE_GRID)


def _abilities(options: Mapping[str, str], content: Content, programs: Programs) -> Tables:
    timing = NegotiateTiming.by_name[options["negotiate_timing"]]
    skills = [skill((), content["market"][name]["effect"]) for name in box.SKILLS]
    usable = [windows(s, timing) for s in skills]
    classes = [ability((), content["classes"][name]["ability"]) for name in box.CLASSES]
    arms = [weapon((), content["market"][name]["effect"]) for name in box.WEAPONS]
    called = [next((c for c in clauses(it) if c.form == "once_per_round"), None) for it in classes]
    answers = [[programs.on(it, occasion) for occasion in range(Occasion.count)] for it in (*classes, *arms)]
    armed = [[i for i in range(len(box.WEAPONS)) if answers[len(box.CLASSES) + i][on]] for on in range(Occasion.count)]
    return {
        "ability": [programs(programs.action(s)) for s in skills],
        "usable": [sum(1 << i for i, when in enumerate(usable) if w in when) for w in range(SkillWindow.count)],
        "class_passive": [_passive(it) for it in classes],
        "weapon_passive": [_passive(it) for it in arms],
        "answers": answers,
        "armed": [sum(1 << i for i in those) for those in armed],
        "paid_ability": [programs(programs.action(c.parts[0])) if c else 0 for c in called],
        "paid_cost": [c.number("cost") if c else 0 for c in called],
    }


def _passive(ability: Node) -> list[int]:
    """What a class or a weapon gives all the time; of several floors the highest counts."""
    row = [0] * Passive.count
    for part in lasting(ability):
        row[part.what] = (
            max(row[part.what], part.amount) if part.what == Passive.FLOOR else row[part.what] + part.amount
        )
    return row


def _numbers(setup: Setup) -> Tables:
    """What depends on how many play, and which variant.
    RP-set-3 RP-set-9 RP-set-11 RP-set-12 RP-set-13 RP-solo-1 RP-solo-2 RP-solo-3 RP-var-1 RP-var-2 RP-var-4 RP-var-5"""
    options = setup.options
    players = max(setup.seats, 2)
    solo, short = setup.seats == 1, options["length"] == "short"
    mixed = options["market_deck"] == "random"
    out = {2: 7, 3: 3, 4: 0}[players]
    handed = options["starting_dice"] == "less_random"
    starting = players + (6 if short else 4)
    if starting > MOST_STARTING:
        raise ValueError(f"{starting} starting dice need a greater MOST_STARTING in state.py")
    return {
        "cards_out": players + 1,
        "starting_dice": starting,
        "starting_gold": [5, 5, 5, 5] if short else [5, 5, 6, 7],
        "given": [1] * Colour.GOLD + [players - 2] if handed else [0] * Colour.count,
        "removed": [2 * out, 0] if mixed else [out, out],
        "bag_size": [10] * Colour.GOLD + [12 if solo else 13],
        "boxed": [int(solo and name == box.COPIER) for name in box.CARDS],
        "mixed_deck": int(mixed),
        "free_classes": int(options["classes"] == "free"),
        "friendly": int(options["market"] == "friendly"),
        "solo": int(solo),
        "enemy": ENEMY,
        "title_from": TITLE_FROM[: len(box.TITLES)],
    }


def _words(content: Content, programs: Programs) -> Tables:
    """Effects, for words."""
    market = content["market"]
    said = {name: programs.declare(reader_of(name)((), market[name]["effect"])) for name in WITH_EFFECTS}
    return {
        "class_effect": [programs.declare(ability((), content["classes"][name]["ability"])) for name in box.CLASSES],
        "card_effect": [said.get(name, 0) for name in box.CARDS],
    }


def _marks(content: Content) -> Tables:
    """What of a section is reconstructed."""

    def rebuilt(body: Mapping[str, object], fields: tuple[str, ...]) -> int:
        return sum(1 << i for i, f in enumerate(fields) if f in body and weakest(body, f) == "reconstructed")

    return {
        "class_rebuilt": [rebuilt(content["classes"][name], box.CLASS_FIELDS) for name in box.CLASSES],
        "card_rebuilt": [rebuilt(content["market"][name], box.CARD_FIELDS) for name in box.CARDS],
        "set_rebuilt": [rebuilt(content["armor"][name], box.SET_FIELDS) for name in box.ARMOR_SETS],
    }
