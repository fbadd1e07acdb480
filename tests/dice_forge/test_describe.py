"""Names, questions, options, refusals, events and the board of Dice Forge, in three languages."""

from __future__ import annotations

import pytest

from dicewright.games.dice_forge.box import FACES, Feat, Resource
from dicewright.games.dice_forge.content.faces import DECLARED_FACES, face_number
from dicewright.games.dice_forge.content.feats import DECLARED_FEATS
from dicewright.games.dice_forge.game import GAME
from dicewright.games.dice_forge.rules.effects import PICK
from dicewright.games.dice_forge.rules.feats import EXTRA
from dicewright.games.dice_forge.rules.turn import TRIM
from dicewright.games.dice_forge.show import names
from dicewright.games.dice_forge.show.board import MARKS
from dicewright.games.dice_forge.show.facets import FaceFacets, ReserveFacets, StackFacets
from dicewright.games.dice_forge.show.names import name_of
from dicewright.games.dice_forge.show.texts import card_text, effect_text, face_text
from dicewright.games.dice_forge.state import Step
from dicewright.kernel.effects import Nothing
from dicewright.kernel.game import WATCHER, Setup
from dicewright.kernel.machine import FIRST_KIND, Asks
from dicewright.kernel.question import NATURE, ask
from dicewright.kernel.words import LANGUAGES, Text
from telling import areas, asking, options, read, refused, seen

from .scene import Scene


def said(text: Text, language: str = "en") -> str:
    return GAME.words(language).say(text)


# --- names and what things do ---


@pytest.mark.parametrize(
    ("resource", "n", "en", "ru", "pl"),
    [
        (Resource.GOLD, 1, "1 gold", "1 золото", "1 złoto"),
        (Resource.GOLD, 6, "6 gold", "6 золота", "6 złota"),
        (Resource.SUN, 1, "1 sun shard", "1 осколок солнца", "1 odłamek Słońca"),
        (Resource.SUN, 3, "3 sun shards", "3 осколка солнца", "3 odłamki Słońca"),
        (Resource.MOON, 5, "5 moon shards", "5 осколков луны", "5 odłamków Księżyca"),
        (Resource.VP, 2, "2 glory points", "2 очка славы", "2 punkty chwały"),
        (Resource.VP, 12, "12 glory points", "12 очков славы", "12 punktów chwały"),
    ],
)
def test_amounts_are_counted_as_each_language_counts(resource: int, n: int, en: str, ru: str, pl: str) -> None:
    assert [said(names.amount(resource, n), language) for language in ("en", "ru", "pl")] == [en, ru, pl]


def test_amounts_are_listed() -> None:
    assert said(names.amounts((2, 0, 1))) == "2 gold and 1 moon shard"
    assert said(names.amounts((1, 1, 1, 1))) == "1 gold, 1 sun shard, 1 moon shard and 1 glory point"
    assert said(names.amounts((0, 0))) == "nothing"


@pytest.mark.parametrize(
    ("feat", "words"),
    [
        ("blacksmiths_hammer", "A lap takes 15 gold; the laps of a card bring in turn: 10 glory points and 15"),
        (
            "blacksmiths_chest",
            "your reserves hold more: gold +4, sun shards +3, moon shards +3. Printed glory points: 2",
        ),
        ("silver_hind", "Reinforcement effect: choose one of your dice and receive a minor blessing with it."),
        ("great_bear", "ousted: gain 3 glory points for each card of this feat you own."),
        ("tenacious_boar", "is applied: gain 1 sun shard, 1 moon shard or 3 glory points."),
        ("ferryman", "Ferryman. Cost: 4 moon shards. No effect. Printed glory points: 12."),
        ("cerberus", "Instant effect: take a Cerberus token; after a blessing of your own"),
        ("helmet_of_invisibility", 'take the face "Triple (×3)" and forge it at once'),
        (
            "sentinel",
            "2 divine blessings, one after the other; sun shards and moon shards of a face may be taken as glory",
        ),
        ("elder", "Reinforcement effect: pay 3 gold and gain 4 glory points."),
        ("wild_spirits", "Instant effect: gain 3 gold and 3 moon shards."),
        ("triton", "you may spend it to gain 2 sun shards, 2 moon shards or 6 gold"),
        ("cyclops", "receive 4 minor blessings with it, one after the other; gold of a face may be taken as glory"),
        ("hydra", "Cost: 5 sun shards and 5 moon shards."),
        ("typhon", "gain 1 glory point for each face you have replaced so far."),
    ],
)
def test_what_a_card_does_is_told_from_its_declaration(feat: str, words: str) -> None:
    assert words in said(card_text(DECLARED_FEATS[Feat.names.index(feat)]))


def test_no_two_cards_read_alike_and_every_language_has_words_for_all() -> None:
    for language in LANGUAGES:
        spoken = [said(card_text(feat), language) for feat in DECLARED_FEATS]
        assert len(set(spoken)) == len(Feat.names)
        assert len({said(face_text(face), language) for face in DECLARED_FACES}) == len(FACES) - 3  # boars are alike
    with pytest.raises(TypeError, match="no words"):
        effect_text(Nothing())


def test_what_a_face_does_is_told_from_its_declaration() -> None:
    texts = {face.name: said(face_text(face)) for face in DECLARED_FACES}
    assert texts["C2"] == "When it falls: gain 2 gold, 2 sun shards or 2 moon shards."
    assert texts["G2M1"] == "When it falls: gain 2 gold and 1 moon shard."
    assert texts["SHIELD_MOON"] == (
        "When it falls: if the other die brings moon shards, gain 5 glory points; otherwise gain 2 moon shards."
    )
    assert "for 2 gold less" in texts["SHIP"]


@pytest.mark.rule("DF-face-3")
def test_the_rule_of_prices_names_every_face_of_the_sanctuary() -> None:
    words = said(GAME.rule("DF-face-3").text)
    assert "Gold 3 (2), Moon 1 (2), Gold 4 (3)" in words
    assert words.endswith("Gold 1 + Sun 1 + Moon 1 + Glory 1 (12).")


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    words = GAME.words(language)
    asked = [q for q in GAME.questions.values() if q >= FIRST_KIND or q == Asks.CHOOSE]
    assert [q.name for q in asked if not words.has(f"ask-{q.name}")] == []


def test_event_arguments_are_named_by_what_they_are() -> None:
    view = seen(Scene(2), 0)
    named = {what: name_of(view, what, n) for what, n in {"portal": 3, "slot": 7, "die": 1, "seat": 1}.items()}
    assert {what: said(name) for what, name in named.items() if isinstance(name, Text)} == {
        "portal": "portal 3",
        "slot": "5 sun shards and 5 moon shards",
        "die": "dark die",
        "seat": "Player 2",
    }
    assert name_of(view, "number", 7) == 7
    event = GAME.event(GAME.event_kinds["hundred"], (1,), 0, (0, 1))
    assert event is not None
    assert said(GAME.event_text(view, event)) == "Player 2 took 100 glory token"


# --- questions of the turn ---


@pytest.mark.rule("DF-turn-6", "DF-offer-4", "DF-feat-1", "DF-feat-4", "DF-oust-1")
def test_the_action_names_faces_with_prices_and_feats_with_whom_they_oust() -> None:
    scene = Scene(2).hero(0, gold=3, sun=1, moon=4).hero(1, portal=3)
    scene.g.stack[Feat.names.index("blacksmiths_hammer")] = 0
    scene.g.open &= ~1
    scene.turn()
    assert said(asking(scene).text) == "Do you make an offering or perform a feat?"
    assert read(scene)[:3] == ["Do nothing", "Buy Gold 3 for 2 gold", "Buy Moon 1 for 2 gold"]
    by_words = {said(o.text): o for o in options(scene)}
    ferryman = by_words["Perform Ferryman for 4 moon shards and oust Player 2"]
    assert ferryman.rule == "DF-oust-1"
    assert [str(r) for r in ferryman.refs] == ["islands", "stack:4", "pawn:1"]
    assert by_words["Perform Wild Spirits for 1 sun shard"].rule == "DF-feat-1"
    bought = by_words["Buy Gold 4 for 3 gold"]
    assert bought.rule == "DF-offer-1"
    assert [str(r) for r in bought.refs] == ["sanctuary", f"face:{face_number('G4')}"]
    no = refused(scene)
    assert no["Glory 3 costs 8 gold"] == "DF-offer-4"
    assert no["Hydra costs 5 sun shards and 5 moon shards"] == "DF-feat-1"
    assert no["No card of The Blacksmith's Hammer is left"] == "DF-feat-4"
    assert "Купить грань «Золото 4» за 3 золота" in read(scene, "ru")
    assert "Dokonaj wyczynu „Przewoźnik” za 4 odłamki Księżyca i wygnaj gracza Gracz 2" in read(scene, "pl")


@pytest.mark.rule("DF-offer-2", "DF-forge-1", "DF-boar-4")
def test_an_offering_goes_on_with_other_faces_and_a_boar_stays() -> None:
    scene = Scene(2).hero(0, gold=6, light=("BOAR_RED",)).turn()
    scene.buys(0, "G3")
    assert said(asking(scene).text) == 'Which face does "Gold 3" replace?'
    assert asking(scene).rule == "DF-forge-1"
    assert read(scene) == [
        "Replace Gold 1 (light die)",
        "Replace Sun 1 (light die)",
        *(f"Replace {f} (dark die)" for f in DARK),
    ]
    assert [str(r) for r in options(scene)[0].refs] == ["die:0:0", *(f"side:0:0:{side}" for side in (1, 2, 3, 4))]
    assert refused(scene) == {"Red boar (Light die) stays, since a boar is never replaced": "DF-boar-4"}
    in_hand = areas(scene, 1)["forging:0"].things
    assert [(said(t.name), t.facets.face) for t in in_hand] == [("Gold 3", "G3")]
    scene.forges(0, "light", "G1")
    assert "forging:0" not in areas(scene, 1)
    assert said(asking(scene).text) == "Do you buy another face?"
    assert read(scene)[0] == "Buy no more"
    no = refused(scene)
    assert no["Gold 3 does not fit, since the faces of one offering must all be different"] == "DF-offer-2"
    assert no["Sun 2 costs 8 gold"] == "DF-offer-4"


DARK = ("Gold 1", "Moon 1", "Glory 2")


@pytest.mark.rule("DF-turn-4", "DF-card-12", "DF-token-4")
def test_reinforcements_say_how_many_are_left_and_why_one_cannot_be_used() -> None:
    scene = Scene(2, feats="triton").hero(0, gold=2, triton=1, cards={"elder": 1, "guardians_owl": 2})
    scene.turn(step="reinforce", hold="action")
    assert read(scene) == [
        "Go on to the main action",
        "Use The Guardian's Owl (cards left: 2)",
        "Spend a Triton token",
    ]
    assert [o.rule for o in options(scene)] == ["DF-turn-4", "DF-card-14", "DF-token-4"]
    assert refused(scene) == {"The Elder costs 3 gold": "DF-card-12"}
    scene.reinforces(0, "guardians_owl")
    assert said(asking(scene).text) == "What does The Guardian's Owl bring you?"
    assert read(scene) == ["Gain 1 gold", "Gain 1 sun shard", "Gain 1 moon shard"]
    scene.chooses(0, "gold")
    assert "Use The Guardian's Owl" in read(scene)
    scene.reinforces(0, "guardians_owl")
    scene.chooses(0, "sun")
    assert refused(scene)["The Guardian's Owl was already used in this turn"] == "DF-turn-4"
    scene.says(0, "reinforce", "triton token")
    assert [said(asking(scene).text, language) for language in ("en", "ru", "pl")] == [
        "What does the Triton token bring you?",
        "Что вам даёт «Жетон тритона»?",
        "Co daje ci „Żeton Trytona”?",
    ]
    assert asking(scene).rule == "DF-token-4"
    assert read(scene)[-1] == "Gain 6 gold"


@pytest.mark.rule("DF-turn-7")
@pytest.mark.parametrize(
    ("sun", "gold", "extra", "why"),
    [
        (1, 9, 0, "An extra action costs 2 sun shards"),
        (2, 0, 0, "After paying 2 sun shards for an extra action you could buy nothing and perform no feat"),
        (2, 9, 1, "Only one extra action in a turn"),
        (2, 9, 0, None),
    ],
)
def test_an_extra_action_says_what_it_costs_or_why_there_is_none(
    sun: int, gold: int, extra: int, why: str | None
) -> None:
    scene = Scene(2).hero(0, gold=gold, sun=sun, triton=1)
    scene.g.extra = extra
    scene.g.open = 0  # no stack has a card left
    if gold == 0:
        scene.g.stock = 0  # and the sanctuary is empty: a Triton token would not help either
    ask(scene.g, EXTRA, 0, 2 if why else 3)
    price = ["Pay 2 sun shards for an extra action"] if why is None else []
    assert read(scene) == ["End the turn", *price, "Spend a Triton token"]
    assert refused(scene) == ({why: "DF-turn-7"} if why else {})


def test_an_extra_action_is_called_so() -> None:
    scene = Scene(2).hero(0, gold=9, sun=2).turn(step="extra")
    scene.pays_extra(0)
    assert said(asking(scene).text) == "What do you do with your extra action?"
    assert asking(scene).rule == "DF-turn-7"
    assert said(GAME.board(seen(scene, 0)).headline[-1]) == "Extra action"


# --- questions of a blessing ---


@pytest.mark.rule("DF-mirror-1", "DF-mirror-2", "DF-mirror-3")
def test_a_mirror_says_whose_face_it_copies_and_what_it_cannot() -> None:
    scene = Scene(3).shows(1, "G6", "V4").shows(2, "G6", "G1").blessing({0: ("MIRROR", "S1")}, die="")
    assert read(scene) == ["Copy Gold 1 (Player 3)", "Copy Gold 6 (Player 2, Player 3)", "Copy Glory 4 (Player 2)"]
    assert {o.rule for o in options(scene)} == {"DF-mirror-1"}
    assert refused(scene) == {
        "Sun 1 (You, dark die) is your own, and a mirror shows the faces of opponents": "DF-mirror-1"
    }
    scene = Scene(2).shows(1, "MIRROR", "V4").blessing({0: ("MIRROR", "S1")})
    own, theirs = options(scene)
    assert (said(own.text), own.rule) == ("Copy Sun 1 (You)", "DF-mirror-2")
    assert [str(r) for r in own.refs] == [f"side:0:1:{scene.g.up[0, 1]}"]
    assert said(theirs.text) == "Copy Glory 4 (Player 2)"
    assert refused(scene) == {"A mirror cannot copy another mirror, Mirror (Player 2, light die)": "DF-mirror-2"}
    scene = Scene(2, two_mirrors="each_die_once").shows(1, "G6", "V4").blessing({0: ("MIRROR", "MIRROR")})
    scene.copies(0, "G6")  # only one face is left, and it is copied without a question
    assert scene.asked == "still"
    scene = Scene(3, two_mirrors="each_die_once").shows(1, "G6", "V4").shows(2, "G1", "G1")
    scene.blessing({0: ("MIRROR", "MIRROR")})
    scene.copies(0, "G6")
    assert read(scene) == ["Copy Gold 1 (Player 3)", "Copy Glory 4 (Player 2)"]
    assert refused(scene) == {"Gold 6 (Player 2, light die) is already copied by your other mirror": "DF-mirror-3"}


@pytest.mark.rule("DF-triple-2", "DF-boar-3", "DF-mino-1")
@pytest.mark.parametrize(
    ("faces", "mode", "question", "first", "rule"),
    [
        (("C2", "G1"), "gained", 'Which resource do you gain by "Gold, Sun or Moon 2"?', "Gain 2 gold", "DF-face-2"),
        (
            ("C2", "X3"),
            "gained",
            'Which resource do you gain by "Gold, Sun or Moon 2", tripled?',
            "Gain 6 gold",
            "DF-triple-2",
        ),
        (("C2", "X3"), "lost", 'Which resource do you lose by "Gold, Sun or Moon 2"?', "Lose 6 gold", "DF-mino-1"),
        (("BOAR_RED", "G1"), "gained", 'Which resource do you gain by "Red boar"?', "Gain 1 sun shard", "DF-boar-1"),
        (
            ("BOAR_RED", "X3"),
            "gained",
            'Which resource do you gain by "Red boar", tripled?',
            "Gain 3 sun shards",
            "DF-boar-3",
        ),
    ],
)
def test_a_choice_says_how_much(faces: tuple[str, str], mode: str, question: str, first: str, rule: str) -> None:
    scene = Scene(2).boar(1, "red").blessing({0: faces}, mode)
    assert (said(asking(scene).text), asking(scene).rule) == (question, rule)
    assert (read(scene)[0], options(scene)[0].rule) == (first, rule)


def test_three_choices_are_of_single_amounts() -> None:
    scene = Scene(2, tripled_choice="three_times").blessing({0: ("C2", "X3")})
    assert read(scene) == ["Gain 2 gold", "Gain 2 sun shards", "Gain 2 moon shards"]


@pytest.mark.rule("DF-mino-2")
def test_the_minotaur_turns_what_is_asked_about() -> None:
    scene = Scene(2, cerberus_minotaur="allowed").hero(0, cerberus=1).shows(1, "C1", "G1")
    scene.blessing({0: ("MIRROR", "G1")}, "lost")
    assert (said(asking(scene).text), asking(scene).rule) == (
        "Which face does your mirror copy? You lose what it gives.",
        "DF-mino-2",
    )
    scene.copies(0, "C1")
    assert read(scene)[0] == "Lose 1 gold"
    scene.chooses(0, "sun")
    assert (said(asking(scene).text), asking(scene).rule) == (
        "Do you spend a Cerberus token to lose by this roll once more (Mirror, Gold 1)?",
        "DF-mino-4",
    )
    scene = Scene(2, minotaur_mirror="gains").shows(1, "C1", "G1").blessing({0: ("MIRROR", "G1")}, "lost")
    assert said(asking(scene).text) == "Which face does your mirror copy?"
    scene.copies(0, "C1")
    assert read(scene)[0] == "Gain 1 gold"


@pytest.mark.rule("DF-satyr-3")
def test_a_token_after_the_satyrs_names_their_rule() -> None:
    scene = Scene(2).hero(0, gold=0, cerberus=1).blessing({1: ("G1", "V2")}, "stolen")
    assert (said(asking(scene).text), asking(scene).rule) == (
        "Do you spend a Cerberus token to apply this roll once more (Gold 1, Glory 2)?",
        "DF-satyr-3",
    )


@pytest.mark.rule("DF-mirror-1")
def test_what_a_mirror_finds_is_shown_where_it_does_not_lie_up() -> None:
    """The light die of seat 0 fell with a ship and has been forged since."""
    told = {}
    for reading in ("lies_up", "fell"):
        scene = Scene(2, mirror_sees=reading).hero(0, gold=0).hero(1, gold=0)
        scene.blessing({0: ("SHIP", "V2"), 1: ("MIRROR", "G1")})
        scene.buys(0, "G3")
        scene.forges(0, "light", "SHIP")
        notes = {said(note.text) for area in areas(scene).values() for thing in area.things for note in thing.notes}
        told[reading] = (read(scene), "Rolled last, and so found by mirrors: Ship." in notes)
    assert told == {
        "lies_up": (["Copy Glory 2 (Player 1)", "Copy Gold 3 (Player 1)"], False),
        "fell": (["Copy Glory 2 (Player 1)", "Copy Ship (Player 1)"], True),
    }


@pytest.mark.rule("DF-conv-1")
def test_an_exchange_says_what_is_given_for_what() -> None:
    scene = Scene(2).blessing({0: ("M2V2", "X3")}, "sentinel")
    assert said(asking(scene).text) == "Moon 2 + Glory 2 gives 6 moon shards. Do you take glory for it instead?"
    assert read(scene) == ["Keep 6 moon shards", "Take 12 glory points instead of 6 moon shards"]
    assert read(scene, "ru")[1] == "Обменять 6 осколков луны на 12 очков славы"
    assert read(scene, "pl")[1] == "Wymień 6 odłamków Księżyca na 12 punktów chwały"
    scene = Scene(2, conversion="per_unit").blessing({0: ("G2M1",)}, "cyclops", "light")
    assert read(scene) == [
        "Keep 2 gold",
        "Take 1 glory point instead of 1 gold",
        "Take 2 glory points instead of 2 gold",
    ]


@pytest.mark.rule("DF-ship-1", "DF-ship-2")
def test_a_ship_tells_the_lower_price() -> None:
    scene = Scene(2).hero(0, gold=1).blessing({0: ("SHIP", "V2")})
    assert said(asking(scene).text) == "Which face do you buy from the ship, for 2 gold less?"
    assert read(scene) == [
        "Buy nothing",
        "Take Gold 3 for nothing",
        "Take Moon 1 for nothing",
        "Buy Gold 4 for 1 gold",
        "Buy Sun 1 for 1 gold",
    ]
    assert refused(scene)["Moon 2 costs 4 gold"] == "DF-ship-1"
    scene = Scene(2).hero(0, gold=0).blessing({0: ("SHIP", "X3")})
    assert said(asking(scene).text) == "Which face do you buy from the ship, for 6 gold less?"
    assert read(scene)[1] == "Take Gold 3 for nothing"
    assert refused(scene)["Sun 2 costs 2 gold"] == "DF-ship-2"
    assert {o.rule for o in options(scene)} == {"DF-ship-2"}


def test_the_order_of_ship_and_gain() -> None:
    scene = Scene(2).hero(0, gold=12).blessing({0: ("SHIP", "G6")})
    assert read(scene) == ["First gain 6 gold, then use the ship", "First use the ship, then gain 6 gold"]
    assert [[str(r) for r in o.refs] for o in options(scene)] == [
        ["reserve:0:0", "side:0:0:0"],
        ["side:0:0:0", "reserve:0:0"],
    ]


@pytest.mark.rule("DF-satyr-1", "DF-bless-3")
def test_a_ship_taken_with_the_satyrs_is_not_on_the_takers_dice() -> None:
    scene = Scene(2).hero(0, gold=12, moon=3).turn()
    scene.performs(0, "satyrs")
    scene.rolls({1: ("SHIP", "G6")})
    assert [[str(r) for r in o.refs] for o in options(scene)] == [["reserve:0:0"], ["reserve:0:0"]]


@pytest.mark.rule("DF-hammer-1", "DF-res-2")
def test_the_hammer_says_where_all_the_gold_goes() -> None:
    scene = Scene(2).hero(0, gold=10, cards=["blacksmiths_hammer"]).blessing({0: ("G4",)}, die="light")
    assert said(asking(scene).text) == "You gain 4 gold. How much of it goes onto the hammer?"
    assert read(scene) == [
        "Keep 2 for the reserve (2 would be lost)",
        "Put 1 onto the hammer, 2 into the reserve (1 would be lost)",
        "Put 2 onto the hammer, 2 into the reserve",
        "Put 3 onto the hammer, 1 into the reserve",
        "Put 4 onto the hammer",
    ]
    assert [[str(r) for r in o.refs] for o in options(scene)][::4] == [["reserve:0:0"], ["hammer:0"]]


@pytest.mark.rule("DF-satyr-1")
def test_the_satyrs_offer_pairs_of_dice() -> None:
    scene = Scene(3).hero(0, moon=3).turn()
    scene.performs(0, "satyrs")
    scene.rolls({1: ("G1", "V2"), 2: ("S1", "M1")})
    assert read(scene)[0] == "Apply Gold 1 (Player 2, light die) and Glory 2 (Player 2, dark die)"
    assert [str(r) for r in options(scene)[1].refs] == [
        f"side:1:0:{scene.g.up[1, 0]}",
        f"side:2:0:{scene.g.up[2, 0]}",
    ]
    assert said(GAME.board(seen(scene, 0)).headline[-1]) == "Satyrs: faces of others are applied"


@pytest.mark.rule("DF-boar-5", "DF-conv-4")
def test_cards_say_what_is_to_be_picked() -> None:
    scene = Scene(3, feats="tenacious_boar").hero(0, moon=3).turn()
    scene.performs(0, "tenacious_boar")
    assert (said(asking(scene).text), asking(scene).rule) == ("Who gets the boar?", "DF-boar-5")
    assert read(scene) == ["Player 2", "Player 3"]
    assert refused(scene) == {"You cannot get the boar, it goes to another player": "DF-boar-5"}
    scene.picks(0, "seat 1")
    assert (said(asking(scene).text), asking(scene).rule) == (
        'Which face does "Red boar" replace?',
        "DF-boar-5",
    )
    scene = Scene(2, boar_bearer="any_player", feats="tenacious_boar").hero(0, moon=3).turn()
    scene.performs(0, "tenacious_boar")
    assert read(scene) == ["Player 2", "You"]
    assert refused(scene) == {}
    scene = Scene(2, feats="guardians_shield").hero(0, sun=3).turn()
    scene.performs(0, "guardians_shield")
    assert read(scene) == ["Shield of gold", "Shield of the sun", "Shield of the moon", "Shield of glory"]
    scene.picks(0, "SHIELD_SUN")
    assert asking(scene).rule == "DF-forge-4"
    scene = Scene(2).hero(0, sun=6).turn()
    scene.performs(0, "sphinx")
    assert scene.g.question == PICK
    assert (said(asking(scene).text), read(scene)) == (
        "Which die do you roll for Sphinx?",
        ["Roll the light die", "Roll the dark die"],
    )


def test_what_chance_is_asked() -> None:
    scene = Scene(2)
    scene.g.step = Step.TRIM
    ask(scene.g, TRIM, NATURE, 4)
    assert read(scene) == ["Gold 6", "Gold, Sun or Moon 1", "Glory 1 + Sun 1", "Gold 2 + Moon 1"]
    g, b = GAME.table(GAME.settled(Setup(3, {"feats": "random"})))
    GAME.start(g, b)
    view = GAME.seen(g, b, None, (0, 1, 2))
    assert said(GAME.describe(view).text) == "Which feat lies in the stack for 2 moon shards?"
    assert [said(GAME.option(view, a).text) for a in range(2)] == ["The Silver Hind", "Great Bear"]


# --- the board ---


@pytest.mark.rule("DF-res-1", "DF-res-3", "DF-bless-6")
def test_a_heros_board_shows_reserves_dice_and_cards() -> None:
    scene = Scene(2).hero(
        0, gold=7, vp=104, light=("S2",), cards={"blacksmiths_chest": 1, "elder": 2}, cerberus=1, portal=3, replaced=4
    )
    scene.shows(0, "S2", "V2")
    board = areas(scene)
    hero = {str(t.ref): t for t in board["seat:0"].things}
    assert (said(hero["reserve:0:0"].name), hero["reserve:0:0"].value) == ("gold (limit 16)", 7)
    assert hero["reserve:0:1"].facets == ReserveFacets(resource="sun", colour="red", limit=9)
    assert (said(hero["reserve:0:3"].name), hero["reserve:0:3"].value) == ("glory points", 4)
    assert (said(hero["hundreds:0"].name), hero["hundreds:0"].value) == ("100 glory token", 1)
    assert "hundreds:1" not in {str(t.ref) for t in board["seat:1"].things}
    assert hero["token:0:0"].value == 1
    assert said(hero["pawn:0"].name) == "pawn: portal 3"
    assert "hammer:0" not in hero
    assert board["seat:0"].gauges == {"score": 106, "replaced": 4}
    light = board["die:0:0"].things
    assert [said(t.name) for t in light] == ["Sun 2 (up)", *["Gold 1"] * 4, "Sun 1"]
    assert light[0].facets == FaceFacets(face="S2", does="all", price=8, sun=2, colour="red", up=True)
    cards = {str(t.ref): t for t in board["feats:0"].things}
    assert (said(cards[f"card:0:{Feat.ELDER}"].name), cards[f"card:0:{Feat.ELDER}"].value) == (
        "The Elder",
        2,
    )
    assert areas(scene, 1).keys() == board.keys() == areas(scene, WATCHER).keys()


def test_the_hammer_lies_there_while_it_takes_gold() -> None:
    def hammer(track: int, cards: int) -> tuple[str, int | None] | None:
        scene = Scene(2).hero(0, cards={"blacksmiths_hammer": cards}, track=track)
        things = [t for t in areas(scene)["seat:0"].things if t.ref.kind == "hammer"]
        return (said(things[0].name), things[0].value) if things else None

    assert hammer(0, 1) == ("hammer, lap 1 of 2 (15 spaces)", 0)
    assert hammer(22, 1) == ("hammer, lap 2 of 2 (15 spaces)", 7)
    assert hammer(33, 2) == ("hammer, lap 1 of 2 (15 spaces)", 3)
    assert hammer(30, 1) is None


@pytest.mark.rule("DF-set-4", "DF-set-7")
def test_the_temple_shows_what_is_left_and_can_be_had() -> None:
    scene = Scene(2)
    scene.g.pool[face_number("G3")] = 0
    board = areas(scene)
    sanctuary = {said(t.name): t for t in board["sanctuary"].things}
    assert "Gold 3, price 2" not in sanctuary
    assert sanctuary["Glory 3, price 8"].value == 2
    assert sanctuary["Glory 4, price 12"].facets.square == 9
    assert [said(t.name) for t in board["gardens"].things] == ["Triple (×3)", "Mirror"]
    other = Scene(3, feats="guardians_shield, tenacious_boar, celestial_ship").boar(1, "green")
    gardens = areas(other)["gardens"].things
    assert [t.mark for t in gardens] == ["X3", "=", "S", "HG", "HS", "HM", "HV", "BR", "BY", "BG", "BB"]
    assert "Owner of its card: Player 2." in [said(n.whole) for n in gardens[-2].notes]
    assert {t.facets.colour for t in gardens[3:]} == {"yellow", "red", "blue", "green"}


def test_the_islands_show_every_stack_with_its_price_and_portal() -> None:
    scene = Scene(2)
    scene.g.stack[4] = 0
    islands = areas(scene)["islands"].things
    assert len(islands) == 15
    assert (said(islands[4].name), islands[4].value) == ("Ferryman (4 moon shards, glory 12, portal 3)", 0)
    assert islands[7].facets == StackFacets(feat="hydra", portal=4, sun=5, moon=5, glory=26)
    assert said(islands[4].label or islands[4].name) == "Ferryman"
    assert GAME.board(seen(scene, 0)).reconstructed == ()


def test_the_table_shows_the_round_and_whose_turn_it_is() -> None:
    scene = Scene(2).hero(0, gold=9).turn()
    islands = next(a for a in GAME.board(seen(scene, 1)).areas if str(a.ref) == "islands")
    assert islands.gauges == {"round": 1, "rounds-left": 8}
    pawns = [t for seat in (0, 1) for t in areas(scene)[f"seat:{seat}"].things if t.ref.kind == "pawn"]
    assert [pawn.facets.active for pawn in pawns] == [True, False]


def test_marks_tell_faces_apart() -> None:
    assert len({MARKS.get(name, name) for name in FACES}) == len(FACES)


def test_the_headline() -> None:
    scene = Scene(2).hero(0, gold=9).turn()
    assert [said(t) for t in GAME.board(seen(scene, 1)).headline] == ["Round 1 of 9", "Player 1’s turn", "Main action"]
    scene = Scene(2).blessing({0: ("C1", "G1")}, "lost")
    assert said(GAME.board(seen(scene, 0)).headline[-1]) == "Minotaur: what faces would give is lost"
    scene.g.over = 1
    assert [said(t) for t in GAME.board(seen(scene, 0)).headline] == ["The game is over"]
    scene.g.over, scene.g.round = 0, 0
    assert [said(t) for t in GAME.board(seen(scene, 0)).headline] == ["Set-up"]
