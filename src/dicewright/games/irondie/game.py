"""IRONDIE (rules 1.4), put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.game import Choice, Refusal, Setup, declared, register
from . import asked, events, rules
from .armies import Army, army
from .board import board
from .colours import SHIPPED, read, shipped_text, status
from .content import SWITCHES, fill_book
from .names import name_of
from .reference import RULES
from .rules.judge import default, evaluate, forget, quiet
from .show.facets import FACETS
from .state import COLOURS, NO_DIE, SIDE, TYPES, Book, State, Weights

NO_SIDE_SET = "none"

_BEHIND = {r.switch: r.id for r in RULES if r.switch}
"""The rule that a switch reads otherwise."""

CHOICES = (
    Choice("army", "starter", help="the set of a seat: a name or a list of nine dice", per_seat=True, rule="ID-set-1"),
    Choice("side", NO_SIDE_SET, help="the side set of a seat: three dice, or none", per_seat=True, rule="ID-tour-7"),
    Choice("match", "single", ("single", "best_of_three"), "one game, or the first to win two", rule="ID-tour-1"),
    Choice("clock", "off", ("off", "on"), "a referee may call the time", rule="ID-tour-2"),
    Choice("turn_limit", "60", help="sudden death begins after so many turns", rule="ID-dig-2"),
    Choice("colour_bonus_table", "recon_a", help="the colour table in force", rule="ID-bonus-11"),
    *(Choice(name, choices[0], choices, rule=_BEHIND[name]) for name, choices in SWITCHES.items()),
)


def settle(setup: Setup) -> Setup:
    """Spell out armies and check every number."""
    options = dict(setup.options)
    for seat in range(setup.seats):
        given = options[f"army.{seat}"]
        if given == "starter":
            given = f"starter-{COLOURS[seat]}"
        side = options[f"side.{seat}"]
        chosen = army(given, "" if side == NO_SIDE_SET else side)
        options[f"army.{seat}"] = chosen.spell()
        options[f"side.{seat}"] = chosen.spell_side() or NO_SIDE_SET
    limit = options["turn_limit"]
    if not limit.isdecimal() or not 1 <= int(limit) <= 10_000:
        raise Refusal(f"Option turn_limit is a whole number from 1 to 10000, not {limit!r}.", "ID-dig-2")
    return Setup(setup.seats, options)


def armies_of(setup: Setup) -> list[Army]:
    """The sets of a settled set-up, seat by seat."""
    none = NO_SIDE_SET
    return [
        army(setup.options[f"army.{s}"], "" if setup.options[f"side.{s}"] == none else setup.options[f"side.{s}"])
        for s in range(setup.seats)
    ]


def prepare(setup: Setup) -> dict[str, Any]:
    sets = armies_of(setup)
    wins = 2 if setup.options["match"] == "best_of_three" else 1
    sides = [a.side or [None] * SIDE for a in sets]
    return {
        "type": [[TYPES.index(d.type) for d in a.dice] for a in sets],
        "colour": [[COLOURS.index(d.colour) for d in a.dice] for a in sets],
        "rare": [[int(d.rare) for d in a.dice] for a in sets],
        "side_type": [[TYPES.index(d.type) if d else NO_DIE for d in side] for side in sides],
        "side_colour": [[COLOURS.index(d.colour) if d else 0 for d in side] for side in sides],
        "side_rare": [[int(d.rare) if d else 0 for d in side] for side in sides],
        "needed": wins,
        "cursor": -1,
    }


def book_of(setup: Setup, content: Mapping[str, Any]) -> dict[str, Any]:
    table = setup.options["colour_bonus_table"]
    if table not in content["colours"]:
        known = ", ".join(content["colours"])
        raise Refusal(f"There is no colour table {table!r}; the content in force has {known}.", "ID-bonus-11")
    return fill_book(setup, content)


def samples() -> list[Setup]:
    """Set-ups that together reach every corner: both sizes of team, a match with side sets, every switch thrown."""
    mixed = (
        "3 rare black smasher, green barrier, blue nullifier, white power up, orange swarm, yellow fortress, "
        "white regeneration"
    )
    attack = (
        "2 red assault, rare purple ballistic, red smasher, rare blue nullifier, 2 green barrier, yellow fortress, "
        "rare orange swarm"
    )
    side = "rare white power up, black regeneration, purple ballistic"
    other = {name: choices[1] for name, choices in SWITCHES.items()}
    return [
        Setup(2, {}),
        Setup(2, {"army.0": mixed, "army.1": attack}),
        Setup(4, {"army.1": attack, "army.2": mixed}),
        Setup(6, {"team_damage": "facing_pairs", "army.3": mixed}),
        Setup(2, {"match": "best_of_three", "clock": "on", "side": side, "army.0": mixed, "army.1": attack}),
        Setup(2, {**other, "colour_bonus_table": "recon_b"}),
        Setup(2, {"response_scope": "any_in_play", "mass_types_in_response": "if_matching_die_in_duel", "clock": "on",
                  "round_limit_turn": "cut_at_once", "colour_bonus_table": "seed_example_literal", "army": mixed}),
    ]  # fmt: skip


GAME = register(
    declared(
        name="irondie",
        package="dicewright.games.irondie",
        version="1.4.0",
        seats=(2, 4, 6),
        state=State,
        book=Book,
        weights=Weights,
        declared_in=(rules, asked),
        events=events,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=book_of,
        prepare=prepare,
        evaluate=evaluate,
        board=board,
        facets=FACETS,
        name_of=name_of,
        default=default,
        quiet=quiet,
        forget=forget,
        teams=lambda setup: tuple(seat % 2 for seat in range(setup.seats)),
        content={"colours": SHIPPED},
        read_content=read,
        content_text=shipped_text,
        content_status=status,
        samples=samples,
    )
)
