"""What holds at every moment of any game, tried in random play over all samples."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.box import DICE, FACE_NUMBERS, SIDES, FaceKind, Resource, Slot, Token
from dicewright.games.dice_forge.content.faces import DECLARED_FACES
from dicewright.games.dice_forge.content.feats import ALTERNATIVES
from dicewright.games.dice_forge.content.readings import SWITCHES
from dicewright.games.dice_forge.game import GAME
from dicewright.games.dice_forge.rules.blessing import ROLL
from dicewright.games.dice_forge.rules.reserves import room
from dicewright.games.dice_forge.state import Stage, limit
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup
from dicewright.kernel.record import Header

MOST_OPTIONS = 40
"""Nobody is asked to choose from a longer list."""


def check(g: Header, b: Header, trimmed: int) -> None:
    seats = range(g.layout.seats)
    for seat in seats:
        for resource in range(Resource.VP):
            assert 0 <= g.have[seat, resource] <= limit(g, b, seat, resource)
        assert g.have[seat, Resource.VP] >= 0
        assert room(g, seat) >= 0
    assert g.stock == sum(1 << face for face in range(FACE_NUMBERS) if g.pool[face] > 0)
    assert g.open == sum(1 << slot for slot in range(Slot.count) if g.stack[slot] > 0)
    for slot in range(Slot.count):
        owned = sum(g.cards[seat, g.feat[slot]] for seat in seats)
        assert owned + g.stack[slot] == len(seats)
    in_temple = sum(g.pool[face] for face in range(FACE_NUMBERS)) + (1 if g.forging else 0)
    assert in_temple + sum(g.replaced[seat] for seat in seats) + trimmed == 60
    boars = sum(
        b.does[g.face[seat, die, side]] == FaceKind.BOAR
        for seat in seats
        for die in range(DICE)
        for side in range(SIDES)
    )
    given = sum(1 for owner in g.boar_owner if owner > 0)
    forging = bool(g.forging) and DECLARED_FACES[g.forging - 1].does == FaceKind.BOAR
    assert boars + forging == given, "a boar never leaves its die"
    assert g.base <= g.sp
    assert g.stage != Stage.NONE or g.base == 0
    assert g.options <= MOST_OPTIONS


@pytest.mark.parametrize("setup", GAME.samples(), ids=lambda s: f"{s.seats}-{s.options.get('feats', 'introductory')}")
def test_random_play_keeps_the_table_in_order(setup: Setup) -> None:
    settled = GAME.settled(setup)
    pick = picker(11)
    for _ in range(4):
        g, b = GAME.table(settled)
        GAME.start(g, b)
        while g.question != ROLL:
            GAME.answer(g, b, pick(g.options))
        trimmed = 20 if setup.seats == 2 else 0
        while not g.over:
            check(g, b, trimmed)
            GAME.answer(g, b, pick(g.options))


def test_the_samples_throw_every_switch() -> None:
    samples = [GAME.settled(s) for s in GAME.samples()]
    assert {s.seats for s in samples} == {2, 3, 4}
    for name, choices in SWITCHES.items():
        assert {s.options[name] for s in samples} >= set(choices), name
    assert set(", ".join(s.options["feats"] for s in samples).split(", ")) >= set(ALTERNATIVES)


def test_what_bots_judge_by_is_no_part_of_the_book() -> None:
    setup = GAME.settled(Setup(2))
    g, b = GAME.table(setup)
    GAME.start(g, b)
    g.tokens[0, Token.CERBERUS] = 1
    known = GAME.book_hash(b)
    w = GAME.weights_of(setup)
    usual = GAME.evaluate(g, b, w, 0)
    w.layout.fill(w, {"token": 400})
    assert GAME.evaluate(g, b, w, 0) > usual
    assert GAME.book_hash(GAME.table(setup)[1]) == known
