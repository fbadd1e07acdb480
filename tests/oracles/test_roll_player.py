"""The final scoring of thousands of random boards, and of whole games, against a second, naive one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.state import Colour, Part, State
from dicewright.kernel.game import Setup
from roll_player.scene import LEANINGS, Hero, scored

from . import roll_player as oracle
from .roll_player import ATTRIBUTES, Character

COLOURS = ("green", "blue", "red", "purple", "black", "white", "gold")
FACES = ("123456", "456666", "556666", "111223", "4")
"""Faces that dice of a row fall on: anything, high as goals want it, low or equal as traits do."""


def some(dice: Random) -> Character:
    """Anybody. Some rows keep to one color, some fit the backstory, some cards belong together."""
    klass, story = dice.choice(list(oracle.GOALS)), dice.choice(list(oracle.MARKED))
    liked = [oracle.GOALS[klass][0], "gold"] * dice.randrange(8)
    usual = dice.choice(FACES)
    rows = {}
    for attribute, cell in zip(ATTRIBUTES, oracle.MARKED[story], strict=True):
        faces = dice.choice([usual, usual, *FACES])
        row = [(dice.choice([*COLOURS, *liked]), int(dice.choice(faces))) for _ in range(3)]
        if dice.random() < 0.1:
            row = [(row[0][0], value) for _, value in row]
        if dice.random() < 0.6:
            row[int(cell[0]) - 1] = cell[1:], row[0][1]
        rows[attribute] = row
    of_a_kind = dice.choice(["weapon", "trait", "skill", "armor"])
    cards = {c for c in oracle.TYPE if dice.random() < (0.4 if oracle.TYPE[c] == of_a_kind else 0.12)}
    at = dice.randrange(3), dice.randrange(3)
    gold = dice.choice([4, 5, dice.randrange(40)])
    alignment = dice.choice(list(oracle.GRIDS))
    return Character(dice.choice(list(oracle.RACES)), klass, story, alignment, at, gold, rows, tuple(sorted(cards)))


def in_the_game(character: Character) -> Hero:
    rows = {a: ", ".join(f"{colour} {value}" for colour, value in row) for a, row in character.dice.items()}
    row, column = character.at
    return Hero(
        character.klass, character.race, character.gold, rows, character.cards, (), LEANINGS[3 * row + column],
        character.backstory, character.alignment,
    )  # fmt: skip


def from_the_game(g: State, seat: int) -> Character:
    cells = [(Colour.names[g.colour[seat, i]], g.value[seat, i]) for i in range(18)]
    return Character(
        box.RACES[g.race[seat] - 1],
        box.CLASSES[g.klass[seat] - 1],
        box.BACKSTORIES[g.backstory[seat] - 1],
        box.ALIGNMENTS[g.alignment[seat] - 1],
        divmod(g.at[seat], 3),
        g.gold[seat],
        {a: cells[3 * i : 3 * i + 3] for i, a in enumerate(ATTRIBUTES)},
        tuple(card for i, card in enumerate(box.CARDS) if (g.held[seat] >> i) & 1),
    )


def told(g: State) -> object:
    """The outcome of the game."""
    seats = range(g.layout.seats)
    by_part = [{name: int(g.parts[seat, i]) for i, name in enumerate(Part.names)} for seat in seats]
    return by_part, [int(n) for n in g.stars], [int(n) for n in g.place], box.TITLES[g.title - 1] if g.title else ""


def expected(characters: list[Character]) -> object:
    alone = len(characters) == 1
    by_part = [oracle.parts(c, alone) for c in characters]
    stars = [sum(p.values()) for p in by_part]
    return by_part, stars, oracle.places(characters), oracle.title(stars[0]) if alone else ""


def differs(characters: list[Character]) -> bool:
    return told(scored(*map(in_the_game, characters)).g) != expected(characters)


def smaller(characters: list[Character]) -> Iterator[list[Character]]:
    """The same with a character, a card, a color, a high face or the gold less."""
    for i, one in enumerate(characters):
        rest = characters[:i], characters[i + 1 :]
        if len(characters) > 1:
            yield [*rest[0], *rest[1]]
        less = [replace(one, cards=tuple(c for c in one.cards if c != card)) for card in one.cards]
        for attribute, row in one.dice.items():
            for k, (colour, value) in enumerate(row):
                for die in {("gold", value), (colour, 1)} - {(colour, value)}:
                    less.append(replace(one, dice={**one.dice, attribute: [*row[:k], die, *row[k + 1 :]]}))
        if one.gold:
            less.append(replace(one, gold=0))
        yield from ([*rest[0], character, *rest[1]] for character in less)


def agree(characters: list[Character]) -> None:
    """Where game and oracle differ, the case is made as small as it can be while they still do."""
    if differs(characters):
        while found := next(filter(differs, smaller(characters)), None):
            characters = found
        game = told(scored(*map(in_the_game, characters)).g)
        pytest.fail(f"{characters}\nthe game: {game}\nthe oracle: {expected(characters)}", pytrace=False)


@pytest.mark.rule("RP-score-1", "RP-score-2", "RP-score-3", "RP-score-4", "RP-score-5", "RP-score-6", "RP-score-7")
@pytest.mark.rule("RP-score-8", "RP-score-10", "RP-race-1", "RP-solo-9", "RP-solo-10")
@pytest.mark.parametrize(("seats", "cases"), [(1, 1000), (2, 600), (3, 400), (4, 300)])
def test_boards(seats: int, cases: int) -> None:
    dice = Random(seats)
    for _ in range(cases):
        characters = [some(dice) for _ in range(seats)]
        agree(characters)


@pytest.mark.rule("RP-score-9")
def test_ties() -> None:
    """Two that hardly differ: with equal stars gold decides, then class dice, then nothing."""
    dice, seen = Random(5), set()
    for _ in range(400):
        one = some(dice)
        recoloured = [(dice.choice(COLOURS), value) for _, value in one.dice["str"]]
        at, gold = (dice.randrange(3), dice.randrange(3)), one.gold + dice.choice([0, 0, 1])
        other = replace(one, dice={**one.dice, "str": recoloured}, at=at, gold=gold)
        agree([one, other])
        stars = [sum(oracle.parts(c, False).values()) for c in (one, other)]
        if stars[0] == stars[1]:
            seen.add("gold" if one.gold != gold else "dice" if one.class_dice() != other.class_dice() else "shared")
    assert seen == {"gold", "dice", "shared"}


READ_ALIKE = [s for s in map(GAME.settled, GAME.samples()) if s.options["trait_attributes"] == "with_race"]


@pytest.mark.parametrize("setup", READ_ALIKE, ids=lambda setup: f"{setup.seats} seats")
def test_games(setup: Setup) -> None:
    """Whole games at random: what lies on the boards in the end is counted as the game counts it."""
    dice = Random(setup.seats)
    for _ in range(15):
        g, book = GAME.table(setup)
        GAME.start(g, book)
        while not g.over:
            GAME.answer(g, book, dice.randrange(g.options))
        assert told(g) == expected([from_the_game(g, seat) for seat in range(setup.seats)])
