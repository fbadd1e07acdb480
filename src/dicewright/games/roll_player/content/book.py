"""The book of a game: the tables of the cards in force, the numbers of the seats and variants, and the switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from ....kernel.effects import Assembler, Effect, Window
from ....kernel.game import Setup
from ....kernel.layout import Values
from ..state import (
    ALIGNMENTS,
    ARMOR_SETS,
    ARMORS,
    BACKSTORIES,
    CARD_FIELDS,
    CARDS,
    CLASS_FIELDS,
    CLASSES,
    CODE_ROWS,
    EFFECT_CODES,
    GRID,
    MOST_PIECES,
    MOST_STARTING,
    NO_ARROW,
    OFF_THE_GRID,
    RACES,
    ROWS,
    SET_FIELDS,
    SKILLS,
    TITLES,
    TRAITS,
    WEAPONS,
    Attribute,
    Book,
    Colour,
    Direction,
    Passive,
    SkillWindow,
    Type,
    leads_to,
)
from .abilities import NO_EFFECT, Lasting, lasting, moments, skill, worth
from .card_file import weakest
from .data import Card, Content
from .forms import OF_CLASSES, OF_SKILLS, OF_TRAITS, OF_WEAPONS, encode
from .readings import SWITCHES, NegotiateTiming
from .verbs import ACTED, MAKE_ROOM, SORT, action

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
        **{name: SWITCHES[name].index(setup.options[name]) for name in RULE_SWITCHES},
    }
    return {**tables, "code": programs.assembler.table(CODE_ROWS)}


class Programs:
    """The programs of a book. Equal effects share their rows."""

    def __init__(self) -> None:
        self.assembler = Assembler()
        self._known: dict[str, int] = {}

    def __call__(self, effect: Effect) -> int:
        if effect == NO_EFFECT:
            return 0
        name = repr(effect)
        if name not in self._known:
            self._known[name] = self.assembler.program(effect)
        return self._known[name]


def _of_the_rules(programs: Programs) -> Tables:
    """What the rules run whatever the cards say."""
    return {
        "action": [programs(action(a, ACTED(what=a))) for a in range(ROWS)],
        "plain_action": [programs(action(a)) for a in range(ROWS)],
        "window": [programs(Window(w)) for w in range(SkillWindow.count)],
        "sort": programs(SORT()),
        "make_room": programs(MAKE_ROOM()),
    }


def _characters(content: Content) -> Tables:
    classes = [content["classes"][name] for name in CLASSES]
    goals = [[c["goals"][a] for a in Attribute.names] for c in classes]
    cells = [[content["backstories"][name]["cells"][a] for a in Attribute.names] for name in BACKSTORIES]
    return {
        "race_bonus": [[content["races"][name]["modifiers"].get(a, 0) for a in Attribute.names] for name in RACES],
        "class_colour": [Colour.by_name[c["color"]] for c in classes],
        "goal_min": [[g["min"] for g in row] for row in goals],
        "goal_max": [[g.get("max", NO_MOST) for g in row] for row in goals],
        "goal_stars": [[g["stars"] for g in row] for row in goals],
        "story_cell": [[cell[0] - 1 for cell in row] for row in cells],
        "story_colour": [[Colour.by_name[cell[1]] for cell in row] for row in cells],
        "story_stars": STORY_STARS,
        "grid": [[n for row in content["alignments"][name]["grid"] for n in row] for name in ALIGNMENTS],
    }


NO_MOST = 99
"""The most of a goal that has none."""


def _cards(content: Content) -> Tables:
    market = [content["market"][name] for name in CARDS]
    sets = [content["armor"][name] for name in ARMOR_SETS]
    traits = [content["market"][name] for name in TRAITS]
    worths = [worth(t["effect"]) for t in traits]
    return {
        "type": [_type(name) for name in CARDS],
        "rank": [card["rank"] for card in market],
        "price": [card["price"] for card in market],
        "weapon_hands": [content["market"][name]["hands"] for name in WEAPONS],
        "arrow": [_arrow(card) for card in market],
        "movable": [_movable(content, cell) for cell in range(GRID * GRID)],
        "set_of": [ARMOR_SETS.index(content["market"][name]["set"]) for name in ARMORS],
        "set_stars": [_by_pieces(s["stars"]) for s in sets],
        "set_size": [len(s["stars"]) for s in sets],
        "set_colours": [sum(1 << Colour.by_name[c] for c in s["colors"]) for s in sets],
        "trait_what": [w.what for w in worths],
        "trait_of": [w.of for w in worths],
        "trait_per": [w.per for w in worths],
        "trait_stars": [t["stars"] for t in traits],
    }


def _type(name: str) -> int:
    of = {Type.WEAPON: WEAPONS, Type.ARMOR: ARMORS, Type.SKILL: SKILLS, Type.TRAIT: TRAITS}
    return next(kind for kind, names in of.items() if name in names)


def _by_pieces(stars: list[int]) -> list[int]:
    """What a set pays for no piece, for one ...; more than the set has pay no more."""
    return [0, *stars] + [stars[-1]] * (MOST_PIECES - len(stars))


def _arrow(card: Card) -> int:
    return Direction.by_name.get(card.get("arrow", ""), NO_ARROW)


def _movable(content: Content, cell: int) -> int:
    """Skills whose arrow stays on the grid. RP-use-2"""
    arrows = [_arrow(content["market"][name]) for name in SKILLS]
    return sum(1 << i for i, arrow in enumerate(arrows) if arrow != NO_ARROW and leads_to(cell, arrow) != OFF_THE_GRID)


def _abilities(options: Mapping[str, str], content: Content, programs: Programs) -> Tables:
    timing = NegotiateTiming.by_name[options["negotiate_timing"]]
    skills = [skill(content["market"][name]["effect"], timing) for name in SKILLS]
    classes = [content["classes"][name]["ability"] for name in CLASSES]
    at = [moments(ability) for ability in classes]
    return {
        "ability": [programs(s.effect) for s in skills],
        "usable": [sum(1 << i for i, s in enumerate(skills) if w in s.windows) for w in range(SkillWindow.count)],
        "class_passive": [_passive(lasting(ability)) for ability in classes],
        "weapon_passive": [_passive(lasting(content["market"][name]["effect"])) for name in WEAPONS],
        "on_place": [[programs(m.on_place[row]) if row in m.on_place else 0 for row in range(ROWS)] for m in at],
        "on_buy": [[programs(m.on_buy[t]) if t in m.on_buy else 0 for t in range(Type.count)] for m in at],
        "on_discard": [programs(m.on_discard) for m in at],
        "before_market": [programs(m.before_market) for m in at],
        "paid_ability": [programs(m.paid) for m in at],
        "paid_cost": [m.cost for m in at],
    }


def _passive(parts: list[Lasting]) -> list[int]:
    row = [0] * Passive.count
    for part in parts:
        row[part.what] += part.amount
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
        "boxed": [int(solo and name == "diplomacy") for name in CARDS],
        "mixed_deck": int(mixed),
        "free_classes": int(options["classes"] == "free"),
        "friendly": int(options["market"] == "friendly"),
        "solo": int(solo),
        "enemy": ENEMY,
        "title_from": TITLE_FROM[: len(TITLES)],
    }


def _marks(content: Content) -> Tables:
    """Effects for words, and what of a section is reconstructed."""

    def rebuilt(body: Mapping[str, object], fields: tuple[str, ...]) -> int:
        return sum(1 << i for i, f in enumerate(fields) if f in body and weakest(body, f) == "reconstructed")

    of = {**dict.fromkeys(WEAPONS, OF_WEAPONS), **dict.fromkeys(TRAITS, OF_TRAITS), **dict.fromkeys(SKILLS, OF_SKILLS)}
    market = content["market"]
    return {
        "class_effect": [encode(OF_CLASSES, content["classes"][name]["ability"]) for name in CLASSES],
        "card_effect": [encode(of[n], market[n]["effect"]) if n in of else [0] * EFFECT_CODES for n in CARDS],
        "class_rebuilt": [rebuilt(content["classes"][name], CLASS_FIELDS) for name in CLASSES],
        "card_rebuilt": [rebuilt(market[name], CARD_FIELDS) for name in CARDS],
        "set_rebuilt": [rebuilt(content["armor"][name], SET_FIELDS) for name in ARMOR_SETS],
    }
