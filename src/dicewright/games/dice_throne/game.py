"""Dice Throne, put together."""

from __future__ import annotations

from ...kernel.bits import ones
from ...kernel.game import ANY, Choice, CommandLine, ContentFiles, Game, Refusal, Setup, register
from ...kernel.layout import Values
from ...kernel.words import any_of, text
from . import events, rules, show
from .content import HERO_NAMES
from .content.book import decks_of, fill_book, library_for, mode_of
from .content.content_file import PACKAGE, as_data, export, read, status
from .content.parts import Side
from .content.switches import SWITCHES
from .judge.default import default
from .judge.dice import advise
from .judge.evaluate import evaluate, quiet, turn
from .judge.forget import forget
from .judge.measures import MEASURES
from .judge.odds.at_table import grounds, play_worths, table_odds
from .judge.weights import Weights, fill_weights
from .marks import MARKS
from .numbers import FIRST_CP, HEALTH_DUEL, HEALTH_KING
from .reference import RULES
from .show.board import board
from .show.difference import difference
from .show.facets import CONSTANTS, FACETS
from .show.glossary import glossary
from .show.names import name_of
from .sizes import MOST_SEATS
from .state import NOBODY, Book, Mode, State

AUTO = "auto"
MOST_TURNS = 500
SEATS_OF = {"duel": (2,), "teams": (4, 6), "king": (3, 4, 5, 6)}

CHOICES = (
    Choice(
        "mode", AUTO, (AUTO, *Mode.names), "duel for 2, teams for 4 or 6, king of the hill for 3 to 6", rule="DT-set-1"
    ),
    Choice(
        "hero", ANY, (ANY, *HERO_NAMES), "who sits there; any: drawn", per_seat=True, rule="DT-set-2", drawn=HERO_NAMES
    ),
    Choice("turn_limit", "60", help="turns of each player after which health decides", rule="DT-end-2"),
    *(
        Choice(name, choices[0], choices, rule=next(rule.id for rule in RULES if rule.switch == name))
        for name, choices in SWITCHES.items()
    ),
)


def settle(setup: Setup) -> Setup:
    """Spell out the mode, and check every number. DT-set-1 DT-set-2"""
    options = dict(setup.options)
    if options["mode"] == AUTO:
        options["mode"] = "duel" if setup.seats == 2 else "teams" if setup.seats in (4, 6) else "king"
    if setup.seats not in SEATS_OF[options["mode"]]:
        mode, fitting = options["mode"], any_of(SEATS_OF[options["mode"]])
        said = text("refuse-mode", mode=mode, name=text(f"choice-mode-{mode}"), seats=fitting, given=setup.seats)
        raise Refusal(said, "DT-set-1")
    limit = options["turn_limit"]
    if not limit.isdecimal() or not 1 <= int(limit) <= MOST_TURNS:
        raise Refusal(text("refuse-turn-limit", most=MOST_TURNS, given=limit), "DT-end-2")
    return Setup(setup.seats, options)


def teams(setup: Setup) -> tuple[int, ...]:
    """DT-team-2 DT-king-2: two teams that take turns alternately; otherwise everybody for himself."""
    return tuple(seat % 2 if mode_of(setup) == Mode.TEAMS else seat for seat in range(setup.seats))


def prepare(setup: Setup) -> dict[str, Values]:
    """The table before the first die. DT-set-3 DT-set-6 DT-team-3 DT-king-1"""
    sides, lib = teams(setup), library_for(setup, {})
    health = HEALTH_KING if mode_of(setup) == Mode.KING else HEALTH_DUEL
    decks = decks_of(setup, lib)
    return {
        "hero": [hero.number for hero in lib.heroes],
        "team": list(sides),
        "pool": list(sides),
        "health": [health if seat in sides else 0 for seat in range(setup.seats)],
        "cp": [FIRST_CP] * setup.seats,
        "side": [Side.HUMAN] * setup.seats,
        "token": [[hero.start.get(token, 0) for token in lib.tokens] for hero in lib.heroes],
        "deck": decks,
        "left": [ones(deck) for deck in decks],
        "target": NOBODY,
    }


def samples() -> list[Setup]:
    """Set-ups that together reach every corner: every mode, every hero, every switch thrown."""
    other = {name: choices[1] for name, choices in SWITCHES.items()}

    def table(*heroes: str, **options: str) -> Setup:
        return Setup(len(heroes), {**options, **{f"hero.{seat}": name for seat, name in enumerate(heroes)}})

    tables = [
        table("barbarian", "paladin"),
        table("gunslinger", "cursed_pirate", **other),
        table("pyromancer", "shadow_thief"),
        table("artificer", "huntress"),
        table("moon_elf", "monk", "ninja", mode="king", fresh_marks="ignore"),
        table("treant", "samurai", "tactician", "seraph", mode="teams"),
        table(
            "vampire_lord",
            "huntress",
            "barbarian",
            "shadow_thief",
            "paladin",
            "cursed_pirate",
            mode="teams",
            nyra_defense="both",
        ),
    ]
    seated = {name for setup in tables for name in setup.options.values()}
    return tables + [table(name, name) for name in HERO_NAMES if name not in seated]


def commands() -> CommandLine:
    from .commands import COMMANDS  # only the command line wants them

    return COMMANDS


GAME = register(
    Game(
        name="dice_throne",
        package=PACKAGE,
        version="4",
        seats=tuple(range(2, MOST_SEATS + 1)),
        state=State,
        book=Book,
        declared_in=(rules, show),
        events=events,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        prepare=prepare,
        weights=Weights,
        fill_weights=fill_weights,
        evaluate=evaluate,
        board=board,
        facets=FACETS,
        constants=CONSTANTS,
        name_of=name_of,
        default=default,
        quiet=quiet,
        turn=turn,
        measures=MEASURES,
        marks=MARKS,
        advise=advise,
        teams=teams,
        content={"readings": {}},
        content_files=ContentFiles(
            read=read,
            text=export,
            status=status,
            sections=HERO_NAMES,
            data=as_data,
            difference=difference,
        ),
        forget=forget,
        samples=samples,
        odds=table_odds,
        worths=play_worths,
        grounds=grounds,
        glossary=glossary,
        commands=commands,
    )
)
