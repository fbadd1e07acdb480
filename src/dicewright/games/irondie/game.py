"""IRONDIE (rules 1.4), put together."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import ANY, Choice, CommandLine, ContentFiles, Game, Setup, register
from ...kernel.layout import Values
from ...kernel.words import text
from . import events, rules, show
from .box import MOST_SEATS, NO_DIE, SIDE, Colour, Type
from .content.armies import READY_MADE, Army, army
from .content.book import fill_book
from .content.colours import SECTION, SHIPPED, as_data, read, shipped_text, status
from .content.refusing import PACKAGE, refused
from .content.switches import SWITCHES
from .judge.evaluate import default, evaluate, quiet
from .judge.forget import forget
from .judge.measures import MEASURES
from .judge.weights import Weights
from .marks import MARKS
from .reference import RULES
from .rules.clock import time_limits
from .show.board import board
from .show.difference import difference
from .show.facets import CONSTANTS, FACETS
from .show.glossary import glossary
from .show.names import name_of
from .show.prospects import grounds, odds
from .show.sheet import sheet
from .state import Book, State

NO_SIDE_SET = "none"
MOST_TURNS = 10_000

_BEHIND = {r.switch: r.id for r in RULES if r.switch}
"""The rule that a switch reads otherwise."""

CHOICES = (
    Choice(
        "army",
        ANY,
        help="the set of a seat: a name, a list of nine dice, or any: a ready-made one, drawn",
        per_seat=True,
        rule="ID-set-1",
        drawn=tuple(READY_MADE),
    ),
    Choice("side", NO_SIDE_SET, help="the side set of a seat: three dice, or none", per_seat=True, rule="ID-tour-7"),
    Choice("match", "single", ("single", "best_of_three"), "one game, or the first to win two", rule="ID-tour-1"),
    Choice("clock", "off", ("off", "on"), "20 minutes a round, 45 a match", rule="ID-tour-2"),
    Choice("turn_limit", "60", help="sudden death begins after so many turns", rule="ID-dig-2"),
    Choice("colour_bonus_table", "recon_a", tuple(SHIPPED), "the colour table in force", rule="ID-bonus-11", free=True),
    *(Choice(name, choices[0], choices, rule=_BEHIND[name]) for name, choices in SWITCHES.items()),
)


def settle(setup: Setup) -> Setup:
    """Spell out armies and check every number."""
    options = dict(setup.options)
    for seat in range(setup.seats):
        if options[f"army.{seat}"] == "starter":
            options[f"army.{seat}"] = f"starter-{Colour.names[seat]}"
        chosen = _army(options, seat)
        options[f"army.{seat}"] = chosen.spell()
        options[f"side.{seat}"] = chosen.spell_side() or NO_SIDE_SET
    limit = options["turn_limit"]
    if not limit.isdecimal() or not 1 <= int(limit) <= MOST_TURNS:
        raise refused(text("refuse-turn-limit", most=str(MOST_TURNS), given=limit), "ID-dig-2")
    return Setup(setup.seats, options)


def _army(options: Mapping[str, str], seat: int) -> Army:
    side = options[f"side.{seat}"]
    return army(options[f"army.{seat}"], "" if side == NO_SIDE_SET else side)


def prepare(setup: Setup) -> dict[str, Values]:
    """The dice as they were chosen, all in hand."""
    armies = [_army(setup.options, seat) for seat in range(setup.seats)]
    sets, sides = [a.dice for a in armies], [a.side or (None,) * SIDE for a in armies]
    return {
        "type": [[Type.by_name[die.type] for die in dice] for dice in sets],
        "colour": [[Colour.by_name[die.colour] for die in dice] for dice in sets],
        "rare": [[int(die.rare) for die in dice] for dice in sets],
        "side_type": [[Type.by_name[die.type] if die else NO_DIE for die in dice] for dice in sides],
        "side_colour": [[Colour.by_name[die.colour] if die else 0 for die in dice] for dice in sides],
        "side_rare": [[int(die.rare) if die else 0 for die in dice] for dice in sides],
        "needed": 2 if setup.options["match"] == "best_of_three" else 1,
        "cursor": -1,
    }


def samples() -> list[Setup]:
    """Set-ups that together reach every corner: small and large teams, a match with side sets, every switch thrown."""
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
        Setup(4, {"army": "starter", "army.1": attack, "army.2": mixed}),
        Setup(MOST_SEATS, {"team_damage": "facing_pairs", "army": "starter", "army.3": mixed}),
        Setup(2, {"match": "best_of_three", "clock": "on", "side": side, "army.0": mixed, "army.1": attack}),
        Setup(2, {**other, "colour_bonus_table": "recon_b"}),
        Setup(2, {"response_scope": "any_in_play", "mass_types_in_response": "if_matching_die_in_duel", "clock": "on",
                  "round_limit_turn": "cut_at_once", "colour_bonus_table": "seed_example_literal", "army": mixed}),
    ]  # fmt: skip


def commands() -> CommandLine:
    from .commands import COMMANDS  # only the command line wants them

    return COMMANDS


GAME = register(
    Game(
        name="irondie",
        package=PACKAGE,
        version="1.4.1",
        seats=tuple(range(2, MOST_SEATS + 1, 2)),
        state=State,
        book=Book,
        weights=Weights,
        declared_in=(rules, show),
        events=events,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        prepare=prepare,
        evaluate=evaluate,
        board=board,
        facets=FACETS,
        constants=CONSTANTS,
        name_of=name_of,
        odds=odds,
        grounds=grounds,
        glossary=glossary,
        default=default,
        quiet=quiet,
        measures=MEASURES,
        marks=MARKS,
        forget=forget,
        teams=lambda setup: tuple(seat % 2 for seat in range(setup.seats)),
        time_limits=time_limits,
        content={SECTION: SHIPPED},
        content_files=ContentFiles(
            read=read,
            text=shipped_text,
            status=status,
            sections=(SECTION,),
            data=as_data,
            difference=difference,
            sheet=sheet,
        ),
        samples=samples,
        commands=commands,
    )
)
