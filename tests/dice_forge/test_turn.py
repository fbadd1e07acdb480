"""Set-up, rounds and turns, offerings, tokens between actions, the end."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.box import DICE, SIDES, Face, Feat, Slot
from dicewright.games.dice_forge.content.feats import ALTERNATIVES
from dicewright.games.dice_forge.game import GAME
from dicewright.games.dice_forge.rules.blessing import ROLL
from dicewright.games.dice_forge.rules.turn import SET, TRIM
from dicewright.games.dice_forge.state import hundreds
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Refusal, Setup
from dicewright.kernel.question import NATURE
from dicewright.kernel.record import Header

from .scene import Scene

STACKS = 15


def started(seats: int, **options: str) -> tuple[Header, Header]:
    g, b = GAME.table(GAME.settled(Setup(seats, options)))
    GAME.start(g, b)
    return g, b


# --- set-up ---


@pytest.mark.rule("DF-set-1", "DF-set-2", "DF-set-3", "DF-set-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid(seats: int) -> None:
    g, _ = started(seats)
    scene = Scene(seats)
    for seat in range(seats):
        assert scene.die(seat, "light") == ["G1"] * 5 + ["S1"]
        assert scene.die(seat, "dark") == ["G1"] * 4 + ["M1", "V2"]
        assert scene.reserve(seat) == ((3, 2, 1, 0)[seat], 0, 0, 0)
        assert g.pawn[seat] == 0
    assert list(g.stack) == [seats] * STACKS
    assert [scene.left(face) for face in ("X3", "MIRROR", "SHIP")] == [4, 4, 4]
    assert [scene.left(f"SHIELD_{r}") for r in ("GOLD", "SUN", "MOON", "VP")] == [1] * 4
    assert [scene.left(f"BOAR_{c}") for c in ("RED", "YELLOW", "GREEN", "BLUE")] == [1] * 4


@pytest.mark.rule("DF-set-10")
def test_how_many_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refusal):
            GAME.settled(Setup(seats))


@pytest.mark.rule("DF-set-4", "DF-face-3")
def test_with_two_players_two_faces_leave_every_square() -> None:
    for seats in (3, 4):
        g, _ = started(seats)
        assert g.question == ROLL
        assert sum(g.pool[face] for face in range(3, 19)) == 40
    g, b = started(2)
    for left in (4, 3, 4, 3):
        assert (g.question, g.asked, g.options) == (TRIM, NATURE, left)
        GAME.answer(g, b, left - 1)
    assert g.question == ROLL
    assert sum(g.pool[face] for face in range(3, 19)) == 20
    assert [g.pool[face] for face in (3, 7, 8, 9, 10, 15, 16, 17, 18)] == [2, 1, 1, 0, 0, 1, 1, 0, 0]


@pytest.mark.rule("DF-set-5")
def test_sets_of_feats() -> None:
    intro = {Feat.names[f] for f in started(4)[0].feat}
    other = {Feat.names[f] for f in started(4, feats="alternative")[0].feat}
    assert len(intro) == len(other) == STACKS
    assert not intro & set(ALTERNATIVES)
    assert set(ALTERNATIVES) <= other
    mixed = {Feat.names[f] for f in started(4, feats="Typhon, great bear")[0].feat}
    assert mixed == intro - {"hydra", "silver_hind"} | {"typhon", "great_bear"}
    assert GAME.settled(Setup(2, {"feats": "typhon,great_bear"})).options["feats"] == "great_bear, typhon"
    for wrong in ("phoenix", "ferryman", ""):
        with pytest.raises(Refusal, match="Say introductory"):
            GAME.settled(Setup(2, {"feats": wrong}))


@pytest.mark.parametrize(
    ("language", "unknown", "anyway"),
    [
        ("en", "there is no such feat", "it lies out anyway"),
        ("ru", "такого подвига нет", "этот подвиг и так на поле"),
        ("pl", "nie ma takiego wyczynu", "ten wyczyn i tak leży na planszy"),
    ],
)
def test_a_refused_set_says_why_in_every_language(language: str, unknown: str, anyway: str) -> None:
    for wrong, why in (("phoenix", unknown), ("ferryman", anyway)):
        with pytest.raises(Refusal) as refused:
            GAME.settled(Setup(2, {"feats": wrong}))
        said = refused.value.in_words(language)
        assert wrong in said
        assert why in said


@pytest.mark.rule("DF-set-6")
def test_nature_may_choose_the_sets() -> None:
    g, b = started(3, feats="random")
    for k in range(9):
        assert (g.question, g.asked, g.options) == (SET, NATURE, 2)
        GAME.answer(g, b, k % 2)
    assert g.question == ROLL
    names = [Feat.names[f] for f in g.feat]
    assert sum(name in ALTERNATIVES for name in names) == 4
    assert len(set(names)) == STACKS


# --- rounds and turns ---


@pytest.mark.rule("DF-turn-1", "DF-turn-2", "DF-turn-3", "DF-set-8", "DF-end-1")
@pytest.mark.parametrize(("seats", "rounds", "blessings"), [(2, 9, 2), (3, 10, 1), (4, 9, 1)])
def test_rounds_turns_and_blessings(seats: int, rounds: int, blessings: int) -> None:
    """Everybody rolls and declines whatever he can."""
    g, b = GAME.table(GAME.settled(Setup(seats)))
    told: list[tuple[str, tuple[int, ...]]] = []
    g.tell = lambda kind, values: told.append((kind.name, values))
    GAME.start(g, b)
    while not g.over:
        GAME.answer(g, b, 0)
    turns = [values[0] for name, values in told if name == "turn"]
    assert turns == list(range(seats)) * rounds
    rolls = [values[0] for name, values in told if name == "rolled"]
    assert rolls.count(0) == 2 * seats * rounds * blessings
    assert g.round == rounds


@pytest.mark.rule("DF-turn-3", "DF-bless-1")
def test_the_second_blessing_waits_for_the_first() -> None:
    scene = Scene(2, feats="celestial_ship").hero(0, gold=0, light=("SHIP",)).turn(0, "turn")
    scene.rolls({0: ("SHIP", "V2"), 1: ("G1", "G1")})
    scene.buys(0, "G3")
    scene.forges(0, "light", "SHIP")
    scene.rolls({0: ("G3", "V2"), 1: ("G1", "G1")})
    assert scene.reserve(0) == (3, 0, 0, 4)
    assert scene.reserve(1)[0] == 2 + 4


@pytest.mark.rule("DF-turn-6")
def test_who_does_nothing_gets_no_extra_action() -> None:
    scene = Scene(2).hero(0, gold=12, sun=6, moon=6).turn(0)
    scene.declines(0)
    assert scene.asked == "still"
    assert scene.reserve(0) == (12, 6, 6, 0)


@pytest.mark.rule("DF-turn-7", "DF-offer-3")
def test_the_extra_action_starts_a_new_offering_and_comes_once() -> None:
    scene = Scene(2).hero(0, gold=12, sun=6).turn(0)
    scene.buys(0, "G3")
    scene.forges(0, "light", "G1")
    assert "G3" not in scene.options()
    scene.declines(0)
    scene.pays_extra(0)
    assert scene.reserve(0)[1] == 4
    scene.buys(0, "G3")
    scene.forges(0, "dark", "G1")
    scene.declines(0)
    assert scene.asked == "still"
    assert scene.reserve(0)[0] == 8


@pytest.mark.rule("DF-turn-7")
def test_no_extra_action_without_two_suns_or_anything_to_do() -> None:
    scene = Scene(2).hero(0, gold=2, sun=1, moon=6).turn(0)
    scene.buys(0, "G3")
    scene.forges(0, "light", "G1")
    assert scene.asked == "still"
    scene = Scene(2).hero(0, gold=2, sun=2).turn(0)
    scene.buys(0, "G3")
    scene.forges(0, "light", "G1")
    assert scene.asked == "still", "after two suns nothing could be paid for"


@pytest.mark.rule("DF-turn-4", "DF-turn-5")
def test_reinforcements_are_optional_and_free_in_order() -> None:
    cards = {"silver_hind": 1, "elder": 1, "guardians_owl": 2}
    scene = Scene(2).hero(0, gold=3, cards=cards).turn(0, "reinforce")
    assert scene.options() == ["nothing", "silver_hind", "elder", "guardians_owl"]
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, "moon")
    scene.reinforces(0, "elder")
    assert scene.options() == ["nothing", "silver_hind", "guardians_owl"]
    scene.declines(0)
    assert scene.asked == "action of seat 0"
    assert scene.reserve(0) == (0, 0, 1, 4)


# --- offerings ---


@pytest.mark.rule("DF-offer-1", "DF-offer-2", "DF-forge-3")
def test_two_faces_of_one_square_and_a_new_face_overwritten() -> None:
    scene = Scene(4).hero(0, gold=12).turn(0)
    scene.buys(0, "G6")
    scene.forges(0, "light", "G1")
    scene.buys(0, "C1")
    scene.forges(0, "light", "G6")
    assert scene.up(0)[0] == "C1"
    assert "G6" not in scene.die(0, "light")
    scene.buys(0, "G2M1")
    scene.forges(0, "dark", "G1")
    assert scene.asked == "still"
    assert scene.reserve(0)[0] == 0


@pytest.mark.rule("DF-offer-4")
def test_an_empty_square_is_not_refilled() -> None:
    scene = Scene(4).hero(0, gold=4).hero(1, gold=4).turn(0)
    scene.buys(0, "G6")
    scene.forges(0, "light", "G1")
    assert scene.left("G6") == 0
    scene.turn(1)
    assert "G6" not in scene.options()
    assert "C1" in scene.options()


def _faces(g: Header) -> list[int]:
    return [g.face[seat, die, side] for seat in range(g.layout.seats) for die in range(DICE) for side in range(SIDES)]


@pytest.mark.rule("DF-forge-5", "DF-forge-1", "DF-boar-4")
@pytest.mark.parametrize("setup", GAME.samples())
def test_dice_change_by_forging_alone_and_no_face_comes_back(setup: Setup) -> None:
    """Whole games at random: a side changes only when it is forged, and the temple never gets a face back."""
    g, b = GAME.table(GAME.settled(setup))
    heard: list[tuple[str, tuple[int, ...]]] = []
    g.tell = lambda kind, values: heard.append((kind.name, values))
    pick = picker(5)
    GAME.start(g, b)
    while not g.over:
        faces, pool = _faces(g), list(g.pool)
        heard.clear()
        GAME.answer(g, b, pick(g.options))
        changed = [(old, new) for old, new in zip(faces, _faces(g), strict=True) if old != new]
        forged = [values[2:] for name, values in heard if name == "forged"]
        assert changed == [pair for pair in forged if pair[0] != pair[1]]
        assert all(old < Face.FIRST_BOAR for old, _ in changed)
        assert all(now <= before for now, before in zip(g.pool, pool, strict=True))


# --- tokens, glory ---


@pytest.mark.rule("DF-token-4")
def test_a_triton_token_pays_wherever_something_is_paid() -> None:
    scene = Scene(2, feats="triton, celestial_ship").hero(0, gold=0, triton=4, cards=["elder"], light=("SHIP",))
    scene.turn(0, "turn")
    scene.rolls({0: ("SHIP", "V2"), 1: ("G1", "G1")})
    scene.spends_triton(0, "gold")
    scene.buys(0, "S2")
    scene.forges(0, "light", "SHIP")
    scene.rolls({0: ("G1", "G1"), 1: ("G1", "G1")})
    scene.spends_triton(0, "gold")  # for the Elder
    scene.reinforces(0, "elder")
    scene.buys(0, "G3")
    scene.forges(0, "light", "G1")
    scene.declines(0)
    scene.spends_triton(0, "sun")
    scene.pays_extra(0)
    scene.spends_triton(0, "moon")
    scene.performs(0, "blacksmiths_chest")
    assert scene.asked == "still"
    assert scene.reserve(0) == (3, 0, 1, 6)
    assert scene.token(0, "triton") == 0


@pytest.mark.rule("DF-token-4")
def test_a_triton_token_is_for_ones_own_turn() -> None:
    scene = Scene(2).hero(0, gold=0, triton=1).blessing({0: ("SHIP", "S1")}, active=1)
    assert scene.options() == ["nothing", "G3", "M1"]


@pytest.mark.rule("DF-token-4", "DF-bless-3", "DF-hammer-1")
def test_triton_gold_overflows_or_goes_onto_the_hammer() -> None:
    scene = Scene(2).hero(0, gold=10, triton=1, cards=["blacksmiths_hammer"], track=25).turn(0)
    scene.spends_triton(0, "gold")
    assert scene.g.options == 6
    scene.hammers(0, 3)
    assert scene.reserve(0)[0] == 12
    scene = Scene(2).hero(0, gold=6, triton=1).blessing({0: ("SHIP", "G3")})
    scene.orders(0, "ship")  # with the token's gold ten are in reach, and none of the three is lost
    scene.spends_triton(0, "gold")
    scene.buys(0, "V4")
    scene.forges(0, "light", "G1")
    assert scene.reserve(0)[0] == 5


@pytest.mark.rule("DF-turn-7", "DF-token-4", "DF-res-2")
def test_a_triton_token_after_the_payment_fills_the_room_it_made() -> None:
    """A full reserve of suns, and nothing left to do for four of them: two more from the token would be lost before
    the payment, not after it."""
    only_sphinx = {"gold": 0, "sun": 6, "moon": 0}
    scene = Scene(2).hero(0, **only_sphinx, triton=1)
    scene.g.open = 1 << Slot.SUN6
    scene.turn(0, "extra")
    assert scene.options() == ["nothing", "extra", "triton token"]
    scene.pays_extra(0)
    assert scene.options() == ["nothing", "triton token"]
    scene.spends_triton(0, "sun")
    scene.performs(0, "sphinx")
    assert scene.reserve(0)[1] == 0
    scene = Scene(2).hero(0, **only_sphinx, triton=1)
    scene.g.open = 1 << Slot.SUN6
    scene.turn(0, "extra")
    scene.spends_triton(0, "sun")
    assert [e["amount"] for e in scene.heard("wasted")] == [2]
    assert scene.asked == "still", "four suns would be left, which buy nothing"


@pytest.mark.rule("DF-turn-7", "DF-token-4")
def test_several_triton_tokens_count_for_the_extra_action() -> None:
    """Five moons for a helmet: one token brings two, three bring enough, and the reserve holds no more than six."""
    for tokens, offered in ((2, False), (3, True)):
        scene = Scene(2).hero(0, gold=0, sun=2, triton=tokens)
        scene.g.open, scene.g.stock = 1 << Slot.MOON5, 0
        scene.turn(0, "extra")
        assert ("extra" in scene.options()) == offered


@pytest.mark.rule("DF-bless-3", "DF-token-4")
def test_every_triton_token_counts_for_the_order_of_gold_and_ship() -> None:
    """Two tokens fill the reserve before the ship, so that the gold must wait for the purchase to find room."""
    scene = Scene(4).hero(0, gold=0, triton=2).blessing({0: ("SHIP", "G3")})
    scene.orders(0, "ship")
    scene.spends_triton(0, "gold")
    scene.spends_triton(0, "gold")
    scene.buys(0, "V4")
    scene.forges(0, "light", "SHIP")
    assert scene.reserve(0)[0] == 12 - 10 + 3
    scene = Scene(4).hero(0, gold=0, triton=2).blessing({0: ("SHIP", "G3")}, active=1)
    scene.declines(0)
    assert scene.reserve(0)[0] == 3, "in another's turn tokens do not count"


@pytest.mark.rule("DF-res-3", "DF-res-5")
def test_a_hundred_glory_is_a_token() -> None:
    scene = Scene(2).hero(0, vp=98).blessing({0: ("V4", "V2")})
    assert scene.reserve(0)[3] == 104
    assert hundreds(scene.g, 0) == 1
    assert scene.heard("hundred") == [{"seat": 0}]
    assert scene.score(0) == 104
    scene.blessing({0: ("V4", "V2")}, mode="lost")
    assert scene.reserve(0)[3] == 100, "the marker stops at nothing, and the token stays"


@pytest.mark.rule("DF-res-2", "DF-hammer-2")
def test_what_does_not_fit_is_lost_at_once() -> None:
    scene = Scene(2).hero(0, gold=10, moon=5).blessing({0: ("G4", "M2")})
    assert scene.reserve(0) == (12, 0, 6, 0)
    assert [e["amount"] for e in scene.heard("wasted")] == [2, 1]
    scene = Scene(2).hero(0, gold=0, cards=["blacksmiths_hammer"], track=28).blessing({0: ("G6", "V2")})
    scene.hammers(0, 2)
    assert scene.reserve(0) == (4, 0, 0, 17)


# --- the end ---


def at_the_end(**options: str) -> Scene:
    scene = Scene(3, **options)
    scene.g.round = 10
    return scene


@pytest.mark.rule("DF-end-1", "DF-end-2", "DF-end-4")
def test_the_end() -> None:
    scene = at_the_end()
    scene.hero(0, gold=12, sun=6, vp=20, cards={"ferryman": 1, "elder": 2}).hero(1, gold=0, vp=31)
    scene.hero(2, gold=0, vp=5, cards=["hydra"], cerberus=1, triton=1, track=14)
    scene.turn(2, "end", hold="never")
    assert [scene.score(s) for s in range(3)] == [32, 31, 31]
    assert list(scene.g.place) == [1, 2, 2]
    assert scene.asked == "nothing"


@pytest.mark.rule("DF-end-3")
def test_a_tie_is_shared() -> None:
    scene = at_the_end().hero(0, gold=9, vp=30, replaced=9).hero(1, gold=0, vp=18, cards=["ferryman"]).hero(2, vp=29)
    scene.turn(2, "end", hold="never")
    assert list(scene.g.place) == [1, 1, 3]


@pytest.mark.rule("DF-dig-1")
def test_the_answer_of_a_seat_that_gives_none() -> None:
    scene = Scene(2).hero(0, gold=12, sun=2, moon=2).turn(0)
    assert scene.default() == 0
    scene.buys(0, "G3")
    assert scene.options()[scene.default()] == "light G1"
    scene = Scene(2).blessing({0: ("C1", "G1")})
    assert scene.options()[scene.default()] == "sun"
    scene = Scene(2).hero(0, gold=1, sun=3, moon=0).blessing({0: ("C1", "X3")}, mode="lost")
    assert scene.options()[scene.default()] == "moon", "there is none to lose"
    scene = Scene(2).hero(0, gold=0, light=("X3", "MIRROR")).blessing({0: ("MIRROR", "G1"), 1: ("S1", "V2")})
    assert scene.default() == 0
    scene = Scene(2).hero(0, gold=0, cards=["blacksmiths_hammer"]).blessing({0: ("G1", "V2")})
    assert scene.default() == 0, "gold stays in the reserve"
    scene = Scene(2).hero(0, cerberus=1).blessing({0: ("G1", "V2")})
    assert scene.default() == 0, "the token is kept"
