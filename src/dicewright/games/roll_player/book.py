"""The book of a game: the tables of the cards in force, the numbers of the seats and variants, and the switches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel.game import Setup
from .content import Lasting, Programs, lasting, moments, skill, worth
from .content_file import weakest
from .effect_forms import OF_CLASSES, OF_SKILLS, OF_TRAITS, OF_WEAPONS, encode
from .state import (
    ALIGNMENTS,
    ARMOR_SETS,
    ARMORS,
    ATTRIBUTES,
    BACKSTORIES,
    CARD_FIELDS,
    CARDS,
    CELLS,
    CLASS_FIELDS,
    CLASSES,
    CODE_ROWS,
    COLOURS,
    DIRECTIONS,
    EFFECT_CODES,
    GOLD,
    NO_ARROW,
    PASSIVES,
    RACES,
    REACH,
    ROWS,
    RULE_SWITCHES,
    SET_FIELDS,
    SKILLS,
    TITLES,
    TRAITS,
    TYPES,
    WEAPONS,
    WINDOWS,
)

VARIANTS: dict[str, tuple[tuple[str, ...], str, str]] = {
    "classes": (("drawn", "free"), "classes by a drawn die, or chosen freely", "RP-set-6"),
    "starting_dice": (("drawn", "less_random"), "starting dice drawn, or one of each color", "RP-var-1"),
    "market_deck": (("ranked", "random"), "first rank on top of the second, or all mixed", "RP-var-2"),
    "market": (("standard", "friendly"), "two gold cost a market card, or nothing", "RP-var-3"),
    "length": (("standard", "short"), "two more starting dice make a short game", "RP-var-4"),
}

SWITCHES: dict[str, tuple[str, ...]] = {
    "rejected_dice": ("stay_out", "go_back"),
    "skill_windows": ("every_turn", "own_turns"),
    "last_skill_window": ("open", "closed"),
    "discard_before_scoring": ("allowed", "not_allowed"),
    "trait_attributes": ("with_race", "dice_only"),
    "bard_purchase": ("instead_of_discard", "beside_discard"),
    "exchanged_gold_die": ("full_income", "two_gold"),
    "cleric_timing": ("own_turns", "any_window"),
    "buy_abilities": ("every_purchase", "market_only"),
    "diplomacy_target": ("ready", "any"),
    "solo_trash": ("never_returns", "reshuffled"),
    "solo_druid": ("before_enemy_die", "after_enemy_die"),
    "negotiate_timing": ("until_cleanup", "dice_phase"),
}
"""Contested readings, the recommended one first."""

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


def fill_book(setup: Setup, content: Mapping[str, Any]) -> dict[str, Any]:
    """The tables and switches in force."""
    programs = Programs()
    market = [content["market"][name] for name in CARDS]
    tables = {
        **_characters(content),
        **_cards(content, market),
        **_abilities(setup.options, content, programs),
        **programs.of_the_rules(),
        **_numbers(setup),
        **_marks(content),
        **{name: SWITCHES[name].index(setup.options[name]) for name in RULE_SWITCHES},
    }
    return {**tables, "code": programs.assembler.table(CODE_ROWS)}


def _characters(content: Mapping[str, Any]) -> dict[str, Any]:
    classes = [content["classes"][name] for name in CLASSES]
    goals = [[c["goals"][a] for a in ATTRIBUTES] for c in classes]
    cells = [[content["backstories"][name]["cells"][a] for a in ATTRIBUTES] for name in BACKSTORIES]
    return {
        "race_bonus": [[content["races"][name]["modifiers"].get(a, 0) for a in ATTRIBUTES] for name in RACES],
        "class_colour": [COLOURS.index(c["color"]) for c in classes],
        "goal_min": [[g["min"] for g in row] for row in goals],
        "goal_max": [[g.get("max", NO_MOST) for g in row] for row in goals],
        "goal_stars": [[g["stars"] for g in row] for row in goals],
        "promise": [[promise(g["min"], g.get("max", NO_MOST), g["stars"]) for g in row] for row in goals],
        "story_cell": [[cell[0] - 1 for cell in row] for row in cells],
        "story_colour": [[COLOURS.index(cell[1]) for cell in row] for row in cells],
        "story_stars": STORY_STARS,
        "grid": [[n for row in content["alignments"][name]["grid"] for n in row] for name in ALIGNMENTS],
    }


NO_MOST = 99


def _cards(content: Mapping[str, Any], market: list[Mapping[str, Any]]) -> dict[str, Any]:
    sets = [content["armor"][name] for name in ARMOR_SETS]
    traits = [content["market"][name] for name in TRAITS]
    worths = [worth(t["effect"]) for t in traits]
    return {
        "type": [_type(name) for name in CARDS],
        "rank": [card["rank"] for card in market],
        "price": [card["price"] for card in market],
        "weapon_hands": [content["market"][name]["hands"] for name in WEAPONS],
        "arrow": [_arrow(card) for card in market],
        "movable": [_movable(content, cell) for cell in range(9)],
        "set_of": [ARMOR_SETS.index(content["market"][name]["set"]) for name in ARMORS],
        "set_stars": [([0, *s["stars"]] + [s["stars"][-1]] * 6)[:6] for s in sets],
        "set_size": [len(s["stars"]) for s in sets],
        "set_colours": [sum(1 << COLOURS.index(c) for c in s["colors"]) for s in sets],
        "trait_what": [w.what for w in worths],
        "trait_of": [w.of for w in worths],
        "trait_per": [w.per for w in worths],
        "trait_stars": [t["stars"] for t in traits],
    }


def _type(name: str) -> int:
    return next(n for n, names in enumerate((WEAPONS, ARMORS, SKILLS, TRAITS)) if name in names)


def _arrow(card: Mapping[str, Any]) -> int:
    arrow = card.get("arrow")
    return DIRECTIONS.index(arrow) if arrow in DIRECTIONS else NO_ARROW


def moved(cell: int, direction: int) -> int | None:
    """Where an arrow leads from a cell of the grid; None off its edge."""
    row, column = divmod(cell, 3)
    row, column = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))[direction]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


def _movable(content: Mapping[str, Any], cell: int) -> int:
    """Skills whose arrow stays on the grid. RP-use-2"""
    arrows = [_arrow(content["market"][name]) for name in SKILLS]
    return sum(1 << i for i, arrow in enumerate(arrows) if arrow != NO_ARROW and moved(cell, arrow) is not None)


def _abilities(options: Mapping[str, str], content: Mapping[str, Any], programs: Programs) -> dict[str, Any]:
    skills = [skill(content["market"][n]["effect"], options["negotiate_timing"] == "until_cleanup") for n in SKILLS]
    classes = [content["classes"][name]["ability"] for name in CLASSES]
    at = [moments(ability) for ability in classes]
    return {
        "ability": [programs(s.effect) for s in skills],
        "usable": [sum(1 << i for i, s in enumerate(skills) if w in s.windows) for w in range(len(WINDOWS))],
        "class_passive": [_passive(lasting(ability)) for ability in classes],
        "weapon_passive": [_passive(lasting(content["market"][name]["effect"])) for name in WEAPONS],
        "on_place": [[programs(m.on_place[row]) if row in m.on_place else 0 for row in range(ROWS)] for m in at],
        "on_buy": [[programs(m.on_buy[t]) if t in m.on_buy else 0 for t in range(len(TYPES))] for m in at],
        "on_discard": [programs(m.on_discard) for m in at],
        "before_market": [programs(m.before_market) for m in at],
        "paid_ability": [programs(m.paid) for m in at],
        "paid_cost": [m.cost for m in at],
    }


def _passive(parts: list[Lasting]) -> list[int]:
    row = [0] * PASSIVES
    for part in parts:
        row[part.what] += part.amount
    return row


def _numbers(setup: Setup) -> dict[str, Any]:
    """What depends on how many play, and which variant.
    RP-set-3 RP-set-9 RP-set-11 RP-set-12 RP-set-13 RP-solo-1 RP-solo-2 RP-solo-3 RP-var-1 RP-var-2 RP-var-4 RP-var-5"""
    options = setup.options
    players = max(setup.seats, 2)
    solo, short = setup.seats == 1, options["length"] == "short"
    mixed = options["market_deck"] == "random"
    out = {2: 7, 3: 3, 4: 0}[players]
    handed = options["starting_dice"] == "less_random"
    return {
        "cards_out": players + 1,
        "starting_dice": players + (6 if short else 4),
        "starting_gold": [5, 5, 5, 5] if short else [5, 5, 6, 7],
        "given": [1] * GOLD + [players - 2] if handed else [0] * len(COLOURS),
        "removed": [2 * out, 0] if mixed else [out, out],
        "bag_size": [10] * GOLD + [12 if solo else 13],
        "boxed": [int(solo and name == "diplomacy") for name in CARDS],
        "mixed_deck": int(mixed),
        "free_classes": int(options["classes"] == "free"),
        "friendly": int(options["market"] == "friendly"),
        "solo": int(solo),
        "enemy": ENEMY,
        "title_from": TITLE_FROM[: len(TITLES)],
    }


def _marks(content: Mapping[str, Any]) -> dict[str, Any]:
    """Effects for words, and what of a section is reconstructed."""

    def rebuilt(body: Mapping[str, Any], fields: tuple[str, ...]) -> int:
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


# --- for the judge ---

LOWEST_SUM = 4
"""Sums in the table of promises begin this far below zero."""
LUCK = (30, 25, 20, 12, 8, 5)
"""How often, of a hundred, the next die of a row is the best face for it, the second best ...: dice are chosen."""
NEAR = (1000, 400, 150)
"""What a full row that misses its goal by so much is still worth, in thousandths: actions may mend it."""


@cache
def promise(low: int, high: int, stars: int) -> list[list[int]]:
    """Thousandths of the stars of a goal that a row promises, by [empty cells][sum + LOWEST_SUM]."""
    sums = range(-LOWEST_SUM, REACH - LOWEST_SUM + 6 * CELLS)

    def miss(total: int) -> int:
        return low - total if total < low else max(total - high, 0)

    rows = [{total: stars * (NEAR[miss(total)] if miss(total) < len(NEAR) else 0) for total in sums}]
    for _ in range(CELLS):
        last = rows[-1]
        row = {}
        for total in sums:
            faces = sorted((last.get(total + face, 0) for face in range(1, 7)), reverse=True)
            row[total] = sum(luck * value for luck, value in zip(LUCK, faces, strict=True)) // 100
        rows.append(row)
    return [[row[total] for total in sums][:REACH] for row in rows]
