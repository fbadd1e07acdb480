"""The answer of the main button, and what a new face does to the average of a blessing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from dicewright.games.dice_forge.box import Feat, Resource
from dicewright.games.dice_forge.content.faces import DECLARED_FACES, face_number
from dicewright.games.dice_forge.game import GAME
from dicewright.games.dice_forge.show import refs
from dicewright.games.dice_forge.show.averages import Dice, average, change
from dicewright.games.dice_forge.show.forging import odds, worths
from dicewright.kernel.game import Setup
from dicewright.match import Match
from dicewright.match.nature import Seeded
from telling import asking, options, read, seen

from .scene import Scene

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "dice_forge"


def dice(light: str, dark: str) -> Dice:
    one, two = (tuple(face_number(name) for name in faces.split()) for faces in (light, dark))
    return one, two


START = dice("G1 G1 G1 G1 G1 S1", "G1 G1 G1 G1 M1 V2")


def test_the_average_of_the_first_dice() -> None:
    """Nine golds, a sun, a moon and two glory on twelve faces."""
    assert average(START)[:4] == (150, 17, 17, 33)


def test_a_triple_multiplies_the_other_die() -> None:
    """Four golds in six, one on the other die, and two more of them one time in six."""
    tripled = dice("X3 G1 G1 G1 G1 S1", "G1 G1 G1 G1 G1 G1")
    assert average(tripled)[Resource.GOLD] == round(100 * (4 / 6 + 1 + 2 / 6))


def test_a_shield_looks_at_the_other_die() -> None:
    shield = dice("SHIELD_GOLD G1 G1 G1 G1 G1", "G1 G1 G1 M1 M1 M1")
    assert average(shield)[Resource.VP] == round(100 * 5 * 3 / 36)


def test_what_a_face_does_to_the_average() -> None:
    assert change(START, 0, 0, face_number("M2"))[:4] == (-17, 0, 33, 0)


def test_the_new_face_goes_where_it_does_most_good() -> None:
    scene = Scene(2).hero(0, gold=12).turn(0)
    scene.buys(0, "G6")
    glory = {ref.path: found.worth or 0.0 for ref, (found,) in worths(seen(scene)).items()}
    best = refs.side(0, *max(glory, key=lambda place: glory[place]))
    assert best == options(scene)[asking(scene).obvious or 0].refs[1]
    assert {ref.path for ref in odds(seen(scene)) if ref.kind == "brings-more"} == set(glory)


def test_the_dearest_resource_is_taken() -> None:
    scene = Scene(2).hero(0, gold=0).blessing({0: ("C1", "G1")})
    assert asking(scene).obvious == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_with_the_main_button(seats: int) -> None:
    """It is always there or for good reason not, and whoever presses it is no fool."""
    random = Random(seats)
    match = Match(GAME, Setup(seats), nature=Seeded(seats))
    while not match.over:
        view = match.seen(match.asked)
        said = GAME.describe(view).obvious
        assert said is None or 0 <= said < match.record.options
        match.answer(said if match.asked == 0 and said is not None else random.randrange(match.record.options))
    assert match.record.place[0] == 1


def test_the_page_knows_every_face_and_feat_by_its_number() -> None:
    kept = json.loads((BOARD / "printed.json").read_text(encoding="utf-8"))
    assert kept["feats"] == list(Feat.names)
    assert [face["face"] for face in kept["faces"]] == [face.name for face in DECLARED_FACES]


def test_a_pair_is_blessed_twice_and_each_is_shown() -> None:
    match = Match(GAME, Setup(2), nature=Seeded(1))
    kinds = [
        event.kind for at in range(len(match.history) + 1) for events, _ in match.happenings(0, at) for event in events
    ]
    assert kinds.count("blessing") == 2
    assert kinds.count("rolled") == 8


def main(scene: Scene) -> str:
    answer = asking(scene).obvious
    assert answer is not None
    return read(scene)[answer]


def test_the_elder_is_taken_while_there_are_turns_to_use_it() -> None:
    hero = {"gold": 7, "sun": 1, "moon": 1}
    assert main(Scene(2).hero(0, **hero).turn(0)) == "Perform The Elder for 1 sun shard"
    late = Scene(2).hero(0, **hero)
    late.g.round = int(late.book.rounds)
    assert main(late.turn(0)) != "Perform The Elder for 1 sun shard"


def test_a_sun_for_the_dice_is_preferred_to_a_moon() -> None:
    assert main(Scene(2).hero(0, gold=8).turn(0)) == "Buy Sun 2 for 8 gold"


def test_of_reinforcements_the_one_that_brings_most_is_used() -> None:
    scene = Scene(2).hero(0, gold=5, cards=["silver_hind", "elder"]).turn(0, "reinforce")
    assert main(scene) == "Use The Elder"


def test_nothing_is_bought_from_a_ship_that_brings_nothing_any_more() -> None:
    scene = Scene(2).hero(0, gold=4).hero(1)
    scene.g.round = int(scene.book.rounds)
    assert main(scene.blessing({0: ("SHIP", "G1")})) == "Buy nothing"
