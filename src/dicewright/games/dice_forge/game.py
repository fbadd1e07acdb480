"""Dice Forge, put together."""

from __future__ import annotations

from ...kernel.game import Choice, Game, Refusal, Setup, register
from ...kernel.layout import Values
from ...kernel.words import text
from . import events, rules, show
from .box import FACE_NUMBERS, Feat, Resource, Slot
from .content.book import fill_book
from .content.faces import GARDENS, IN_SQUARE, SQUARES, STARTING_DICE, face_number
from .content.feats import ALTERNATIVES, DECLARED_FEATS, feats_of
from .content.numbers import COUNTS
from .content.readings import SWITCHES
from .judge.default import default, quiet
from .judge.evaluate import evaluate
from .judge.measures import MEASURES
from .judge.weights import Weights, fill_weights
from .marks import MARKS
from .reference import RULES
from .show.board import board
from .show.facets import CONSTANTS, FACETS
from .show.forging import odds, worths
from .show.glossary import glossary
from .show.names import name_of
from .state import Book, State

INTRODUCTORY, ALTERNATIVE, RANDOM = "introductory", "alternative", "random"

CHOICES = (
    Choice(
        "feats",
        INTRODUCTORY,
        (INTRODUCTORY, ALTERNATIVE, RANDOM),
        help="introductory, alternative, random, or the alternatives that replace their counterparts: "
        + ", ".join(ALTERNATIVES),
        rule="DF-set-5",
        free=True,
    ),
    *(Choice(name, choices[0], choices) for name, choices in SWITCHES.items()),
)


def settle(setup: Setup) -> Setup:
    """Spell out the alternative sets. DF-set-5 DF-set-6"""
    given = setup.options["feats"].strip().lower()
    if given == RANDOM:
        return Setup(setup.seats, {**setup.options, "feats": RANDOM})
    if given in (INTRODUCTORY, ALTERNATIVE):
        chosen = set(ALTERNATIVES) if given == ALTERNATIVE else set()
    else:
        chosen = {"_".join(name.replace("'", "").split()) for name in given.split(",")}
        for name in sorted(chosen - set(ALTERNATIVES)):
            why = "refuse-feat-anyway" if name in Feat.names else "refuse-feat-unknown"
            raise Refusal(text(why, name=name, known=", ".join(ALTERNATIVES)), "DF-set-5")
    spelt = ", ".join(name for name in ALTERNATIVES if name in chosen) or INTRODUCTORY
    return Setup(setup.seats, {**setup.options, "feats": spelt})


def prepare(setup: Setup) -> dict[str, Values]:
    """The table before the first turn. DF-set-1 DF-set-2 DF-set-3 DF-set-4 DF-set-7"""
    numbers = COUNTS[setup.seats]
    chosen = [name.strip() for name in setup.options["feats"].split(",")]
    pool = [0] * FACE_NUMBERS
    for square in SQUARES:
        for name in square:
            pool[face_number(name)] = 1 if len(square) > 1 else IN_SQUARE - numbers.trimmed
    for name, n in GARDENS.items():
        pool[face_number(name)] = n
    have = [[0] * Resource.count for _ in range(setup.seats)]
    for seat in range(setup.seats):
        have[seat][Resource.GOLD] = numbers.gold[seat]
    sets = [feats_of(slot) for slot in range(Slot.count)]
    return {
        "have": have,
        "face": [[[face_number(name) for name in die] for die in STARTING_DICE]] * setup.seats,
        "landed": [[face_number(die[0]) for die in STARTING_DICE]] * setup.seats,
        "pool": pool,
        "stock": sum(1 << face for face, n in enumerate(pool) if n > 0),
        "feat": [other if DECLARED_FEATS[other].name in chosen else intro for intro, other in sets],
        "stack": [setup.seats] * Slot.count,
        "open": (1 << Slot.count) - 1,
    }


def samples() -> list[Setup]:
    """Set-ups that together reach every corner: every number of players, every set, every switch thrown."""
    other = {name: choices[1] for name, choices in SWITCHES.items()}
    return [
        Setup(2),
        Setup(3, {"feats": "alternative"}),
        Setup(4, {"feats": "random"}),
        Setup(2, {"feats": "tenacious boar, cerberus, celestial ship, triton, sentinel", **other}),
        Setup(4, {"feats": "cerberus, sentinel, guardians_shield, triton, cyclops, typhon", **other}),
        Setup(3, {"feats": "great_bear, cerberus, celestial_ship", "different_faces": "by_price"}),
    ]


GAME = register(
    Game(
        name="dice_forge",
        package="dicewright.games.dice_forge",
        version="3",
        seats=(2, 3, 4),
        state=State,
        book=Book,
        weights=Weights,
        declared_in=(rules, show),
        events=events,
        rules=RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        fill_weights=fill_weights,
        prepare=prepare,
        evaluate=evaluate,
        board=board,
        glossary=glossary,
        facets=FACETS,
        constants=CONSTANTS,
        name_of=name_of,
        default=default,
        quiet=quiet,
        odds=odds,
        worths=worths,
        measures=MEASURES,
        marks=MARKS,
        samples=samples,
    )
)
