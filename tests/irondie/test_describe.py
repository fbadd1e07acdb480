"""Names, questions, options, events and the board of IRONDIE, in three languages."""

from __future__ import annotations

import pytest

from dicewright.games.irondie.box import ARMY, NO_DIE, Colour, Type
from dicewright.games.irondie.content.types import DIE_TYPES
from dicewright.games.irondie.game import GAME
from dicewright.games.irondie.rules.battle import SPLIT
from dicewright.games.irondie.rules.damage import TAKE_BACK
from dicewright.games.irondie.rules.skirmish import ANSWER, OPEN, SIGN
from dicewright.games.irondie.rules.targets import choices
from dicewright.games.irondie.show import names
from dicewright.games.irondie.show.board import MARKS
from dicewright.games.irondie.show.facets import DieFacets, ThrowFacets
from dicewright.games.irondie.show.texts import bonus_in_force, effect_text, type_text
from dicewright.games.irondie.state import Phase, Zone
from dicewright.kernel.describe import Asking, Event, Seen
from dicewright.kernel.game import Setup
from dicewright.kernel.machine import Asks, push, set_number
from dicewright.kernel.question import ask
from dicewright.kernel.record import Header
from dicewright.kernel.words import LANGUAGES, Text

from .scene import HAND, A, D, Scene

MIXED = (
    "2 green barrier, rare black smasher, red assault, purple ballistic, blue nullifier, "
    "orange swarm, yellow fortress, white regeneration"
)
BARRIER, OTHER_BARRIER, SMASHER, ASSAULT, BALLISTIC, NULLIFIER, SWARM, FORTRESS, REGENERATION = range(ARMY)


def position(lying: dict[int, dict[int, int]], **options: str) -> tuple[Header, Header]:
    """Two equal sets: `lying[seat][die]` is what the die shows in the battle zone; all others are in hand."""
    g, b = GAME.table(GAME.settled(Setup(2, {"army": MIXED, **options})))
    for seat, shown in lying.items():
        for i, value in shown.items():
            g.zone[seat, i], g.value[seat, i] = Zone.BATTLE, value
    return g, b


def seen(g: Header, b: Header, seat: int | None = 0) -> Seen:
    return GAME.seen(g, b, seat, (0, 1))


def said(text: Text, language: str = "en") -> str:
    return GAME.words(language).say(text)


@pytest.mark.parametrize(
    ("type", "colour", "rare", "en", "ru", "pl"),
    [
        ("smasher", "black", True, "rare black Smasher", "редкий чёрный крушитель", "rzadki czarny miażdżyciel"),
        ("fortress", "red", False, "red Fortress", "красная крепость", "czerwona forteca"),
        ("fortress", "blue", True, "rare blue Fortress", "редкая синяя крепость", "rzadka niebieska forteca"),
        ("barrier", "green", True, "rare green Barrier", "редкий зелёный барьер", "rzadka zielona bariera"),
        ("assault", "yellow", False, "yellow Assault", "жёлтый штурмовой кубик", "żółta kość szturmowa"),
        ("power_up", "white", False, "white Power Up", "белый нагнетатель мощности", "biały wzmacniacz"),
    ],
)
def test_a_dies_name_agrees_with_its_type(type: str, colour: str, rare: bool, en: str, ru: str, pl: str) -> None:
    name = names.plain(Type.by_name[type], Colour.by_name[colour], rare)
    assert [said(name, language) for language in ("en", "ru", "pl")] == [en, ru, pl]


def test_what_a_type_does_is_told_from_its_declaration() -> None:
    smasher, assault = said(type_text(DIE_TYPES[0])), said(type_text(DIE_TYPES[1]))
    assert "Target: one die in play" in smasher
    assert "Win: the target goes to the abyss. Loss: the thrown die goes to the abyss" in smasher
    assert "one attack die in play" in assert_each_language(type_text(DIE_TYPES[1]))
    assert "the thrown die's value added to the target or subtracted" in assault
    assert said(effect_text(DIE_TYPES[Type.by_name["ballistic"]].win)) == "target −2"
    assert "Specialised colour: none" in said(type_text(DIE_TYPES[-1]))
    swarm = DIE_TYPES[Type.by_name["swarm"]]
    assert "unless it shows less" in said(type_text(swarm))
    assert "if it shows less" in said(type_text(swarm, win_if_lower=True))


def assert_each_language(text: Text) -> str:
    """Put into words in every language, each time differently."""
    spoken = [said(text, language) for language in LANGUAGES]
    assert len(set(spoken)) == len(LANGUAGES)
    return spoken[0]


def test_the_bonus_in_force_is_read_from_the_book() -> None:
    _, b = position({})
    assert said(bonus_in_force(b, Colour.by_name["red"])) == "one allied attack die +2"
    assert said(bonus_in_force(b, Colour.by_name["black"])) == (
        "one defense die of any colour +3, one life die of any colour −1"
    )
    _, b = position({}, colour_bonus_table="recon_b")
    assert said(bonus_in_force(b, Colour.by_name["white"])) == "one allied attack die +3, one allied life die −1"


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    words = GAME.words(language)
    asked = [q for q in GAME.questions.values() if q not in (Asks.DIE, Asks.REACT)]
    assert [q.name for q in asked if not words.has(f"ask-{q.name}")] == []


# --- questions ---


def test_the_split_is_a_subset_of_the_hand_and_warns_before_the_first_battle() -> None:
    g, b = position({0: {SMASHER: 3, SWARM: 4}})
    ask(g, SPLIT, 0, 1 << 7)
    asking = GAME.describe(seen(g, b))
    assert asking.form == "subset"
    assert asking.rule == "ID-battle-2"
    assert [t.ref.path[1] for t in asking.things] == [i for i in range(ARMY) if i not in (SMASHER, SWARM)]
    assert "life die" in said(asking.text)
    option = GAME.option(seen(g, b), 0b0000110)
    assert said(option.text) == "Throw only green Barrier (2), Assault"
    assert [str(r) for r in option.refs] == ["die:0:1", "die:0:3"]
    assert said(GAME.option(seen(g, b), 0).text) == "Throw nothing"
    assert asking.obvious is not None
    assert said(GAME.option(seen(g, b), asking.obvious).text) == "Throw all 7"
    g.settled = 1
    assert "life die" not in said(GAME.describe(seen(g, b)).text)


def opening(g: Header, b: Header, kind: int = OPEN) -> Asking:
    ask(g, kind, 0, 1 + choices(g, b, 0, int(kind == OPEN)))
    return GAME.describe(seen(g, b))


@pytest.mark.rule("ID-duel-2", "ID-duel-4", "ID-duel-5")
def test_an_opening_names_die_and_target_and_says_what_is_not_possible() -> None:
    g, b = position({0: {FORTRESS: 5}, 1: {BARRIER: 2, SWARM: 6}})
    asking = opening(g, b)
    options = [GAME.option(seen(g, b), a) for a in range(asking.count)]
    assert options[0].rule == "ID-skirm-4"
    spoken = [said(o.text) for o in options]
    assert "Throw green Barrier (1) at Player 2’s green Barrier (1) [2]" in spoken
    assert "Throw Ballistic at your Fortress [5]" in spoken
    assert {o.rule for o in options[1:]} == {"ID-duel-2", "ID-res-6"}
    aimed = options[spoken.index("Throw Nullifier at Player 2’s Swarm [6]")]
    assert [str(r) for r in aimed.refs] == [f"die:0:{NULLIFIER}", f"die:1:{SWARM}"]
    refused = {said(r.text): r.rule for r in asking.refused}
    assert refused == {
        "Red Assault finds no permitted target": "ID-duel-4",
        "White Regeneration needs a die in storage, and there is none": "ID-duel-5",
    }
    g.zone[0, FORTRESS] = Zone.STORAGE
    asking = opening(g, b)
    last = GAME.option(seen(g, b), asking.count - 1)
    assert said(last.text).startswith("Throw Regeneration at your Fortress")
    assert last.rule == "ID-duel-5"


@pytest.mark.rule("ID-res-6", "ID-duel-6")
def test_swarm_names_every_die_it_aims_at() -> None:
    g, b = position({1: {BARRIER: 2, NULLIFIER: 3, SMASHER: 1}})
    asking = opening(g, b)
    swarm = [o for o in (GAME.option(seen(g, b), a) for a in range(asking.count)) if "Swarm at" in said(o.text)]
    assert [said(o.text) for o in swarm] == [
        "Throw Swarm at Player 2’s green Barrier (1) [2], Player 2’s Nullifier [3]"
    ]
    assert swarm[0].rule == "ID-res-6"
    g.zone[1, ASSAULT], g.value[1, ASSAULT] = Zone.SKIRMISH, 4
    asking = opening(g, b, ANSWER)
    refused = {said(r.text): r.rule for r in asking.refused}
    assert refused["Orange Swarm finds no permitted target"] == "ID-duel-4"
    assert refused["White Regeneration can only open a duel"] == "ID-duel-6"
    assert refused["Green Barrier (1) finds no permitted target"] == "ID-duel-4"
    options = [GAME.option(seen(g, b), a) for a in range(asking.count)]
    assert said(options[0].text) == "Let it happen"
    fortress = next(o for o in options if "Fortress at" in said(o.text))
    assert (said(fortress.text), fortress.rule) == (
        "Throw Fortress at Player 2’s Assault [4]",
        "ID-duel-6",
    )


@pytest.mark.rule("ID-skirm-2", "ID-skirm-3", "ID-skirm-4", "ID-skirm-5", "ID-team-7")
def test_the_rule_behind_an_offer_to_attack_is_the_one_that_decides() -> None:
    def why(scene: Scene) -> str:
        asked = scene.g.asked
        return GAME.describe(GAME.seen(scene.g, scene.book, asked, (0, 1) * (scene.seats // 2))).rule

    two = {"red ballistic 1": HAND, "red ballistic 2": HAND, "red swarm": 6}
    scene = Scene(two, {**two, "red ballistic 3": HAND}, at="skirmish")
    assert (scene.asked, why(scene)) == ("open of seat 1", "ID-skirm-2")
    scene.opens(D("red ballistic 1"), A("swarm"), shows=2)
    scene.passes(0, 1, 0)
    assert (scene.asked, why(scene)) == ("open of seat 0", "ID-skirm-3")
    scene.declines(0)
    assert (scene.asked, why(scene)) == ("open of seat 1", "ID-skirm-4")
    scene = Scene({"red regeneration": HAND}, two, right=0)
    assert (scene.asked, why(scene)) == ("open of seat 1", "ID-skirm-5")
    scene = Scene(two, two, two, two)
    assert GAME.option(GAME.seen(scene.g, scene.book, 0, (0, 1, 0, 1)), 0).rule == "ID-team-7"
    scene.declines(0)
    assert (scene.asked, why(scene)) == ("open of seat 2", "ID-team-7")


@pytest.mark.rule("ID-bonus-4", "ID-bonus-5", "ID-bonus-12")
def test_a_bonus_offers_the_permitted_dice_and_refuses_the_others() -> None:
    g, b = position({0: {SMASHER: 4, ASSAULT: 1, BALLISTIC: 5, SWARM: 2}})
    g.source = ASSAULT
    push(g, b.bonus[Colour.by_name["red"]], 0, ASSAULT, 0)
    ask(g, GAME.questions[Asks.PICK], 0, 1)
    asking = GAME.describe(seen(g, b))
    assert said(asking.text) == "Your red Assault pays its bonus. Which die gets +2?"
    assert said(GAME.option(seen(g, b), 0).text) == "Purple Ballistic [5] gets +2"
    assert {said(r.text): r.rule for r in asking.refused} == {
        "Rare black Smasher [4] is of no allied colour": "ID-bonus-4",
        "Red Assault [1] does not serve itself": "ID-bonus-5",
    }
    set_number(g, 1 << BALLISTIC)
    served = {said(r.text): r.rule for r in GAME.describe(seen(g, b)).refused}
    assert served["Purple Ballistic [5] gets another part of this bonus already"] == "ID-bonus-4"


def test_taking_the_last_life_die_is_called_what_it_is() -> None:
    g, b = position({0: {SWARM: 2}})
    ask(g, TAKE_BACK, 0, 2)
    option = GAME.option(seen(g, b), 1)
    assert option.rule == "ID-end-4"
    assert "lose" in said(option.text)
    g.zone[0, FORTRESS] = Zone.BATTLE
    ask(g, TAKE_BACK, 0, 3)
    assert GAME.option(seen(g, b), 1).rule == "ID-end-1"


# --- the board ---


@pytest.mark.rule("ID-zone-1", "ID-set-5")
def test_the_board_shows_every_die_in_its_place() -> None:
    g, b = position({0: {SMASHER: 4, ASSAULT: 3, BARRIER: 6, SWARM: 2}})
    g.zone[0, FORTRESS], g.zone[0, REGENERATION] = Zone.STORAGE, Zone.ABYSS
    for watcher in (0, 1, None):
        areas = {str(a.ref): a for a in GAME.board(seen(g, b, watcher)).areas}
        assert [t.mark for t in areas["attack:0"].things] == ["S4", "A3"]
        assert areas["attack:0"].gauges == {"attack-sum": 7}
        assert areas["defense:0"].gauges == {"defense-sum": 6}
        assert areas["life:0"].gauges == {"life-points": 2}
        assert areas["reserve:0"].gauges == {"reserve": 3}
        assert [t.mark for t in areas["storage:0"].things] == ["F"]
        assert [t.mark for t in areas["abyss:0"].things] == ["G"]
        assert len([t for a in areas.values() for t in a.things]) == 2 * ARMY
        smasher = areas["attack:0"].things[0]
        assert smasher.facets == DieFacets(type="smasher", klass="attack", colour="black", rare=True, specialised=True)
        assert areas["defense:0"].things[0].facets.specialised
        assert said(smasher.label or smasher.name) == "Smasher"
        assert said(smasher.notes[1].whole).startswith("Colour bonus: ")
        assert len(areas["reserve:1"].things) == ARMY


@pytest.mark.rule("ID-bonus-7")
def test_a_die_that_still_pays_its_bonus_is_marked() -> None:
    g, b = position({0: {SMASHER: 4, ASSAULT: 3}})
    g.pays[0, ASSAULT] = 1
    attack = next(a for a in GAME.board(seen(g, b)).areas if str(a.ref) == "attack:0")
    assert [t.facets.pays for t in attack.things] == [False, True]


def test_marks_tell_the_types_apart() -> None:
    assert len(set(MARKS.values())) == Type.count


def test_the_duel_lies_with_the_last_throw_on_top() -> None:
    g, b = position({1: {BARRIER: 4, NULLIFIER: 2}})
    g.phase, g.stack = Phase.SKIRMISH, 2
    g.zone[0, SWARM], g.value[0, SWARM] = Zone.SKIRMISH, 3
    g.zone[1, BALLISTIC], g.value[1, BALLISTIC] = Zone.SKIRMISH, 5
    g.s_die[0], g.s_target[0], g.s_many[0, 1] = SWARM, NO_DIE, 1 << BARRIER | 1 << NULLIFIER
    g.s_die[1], g.s_target[1] = ARMY + BALLISTIC, SWARM
    duel = GAME.board(seen(g, b)).areas[0]
    assert str(duel.ref) == "duel"
    assert [(said(t.name), t.value, said(t.notes[0].whole)) for t in duel.things] == [
        ("Player 2’s purple Ballistic", 5, "Aims at: your orange Swarm [3]"),
        ("your orange Swarm", 3, "Aims at: Player 2’s green Barrier (1) [4], Player 2’s blue Nullifier [2]"),
    ]
    aims = (f"die:1:{BARRIER}", f"die:1:{NULLIFIER}")
    assert duel.things[1].facets == ThrowFacets(die=f"die:0:{SWARM}", aims=aims, colour="orange")


def test_the_headline() -> None:
    g, b = position({}, match="best_of_three")
    g.turn, g.phase, g.limit = 7, Phase.SKIRMISH, 2
    g.wins[1], g.declined[0] = 1, 1
    assert [said(t) for t in GAME.board(seen(g, b)).headline] == [
        "Turn 7",
        "Skirmish phase",
        "Sudden death",
        "You have won 0 of 2 rounds",
        "Player 2 has won 1 of 2 rounds",
        "You attack no more in this phase",
    ]


@pytest.mark.rule("ID-bonus-11")
def test_what_was_never_printed_is_announced() -> None:
    def announced(**options: str) -> list[str]:
        g, b = GAME.table(GAME.settled(Setup(2, options)))
        return [said(t) for t in GAME.board(seen(g, b)).reconstructed]

    assert announced(army="starter-red") == []
    assert announced(**{"army.0": "starter-red", "army.1": "starter-blue"}) == [
        'Bonus of colour "blue", reconstructed: one allied defense die +2'
    ]
    assert announced(army="starter-black") == [
        'Bonus of colour "black", published in part: one defense die of any colour +3, one life die of any colour −1'
    ]
    side = announced(army="starter-red", side="3 blue swarm")
    assert len(side) == 1


@pytest.mark.parametrize(
    ("seats", "pairs", "eyes", "told"),
    [
        (2, "team_totals", 1, "Player 1’s attack 10 meets your defense 7 and deals 3 damage"),
        (2, "team_totals", 0, "Your attack 10 meets Player 2’s defense 7 and deals 3 damage"),
        (4, "team_totals", 3, "The attack 10 of Team 1 meets your team’s defense 7 and deals 3 damage"),
        (4, "team_totals", 2, "Your team’s attack 10 meets the defense 7 of Team 2 and deals 3 damage"),
        (4, "facing_pairs", 3, "Player 1’s attack 10 meets Player 2’s defense 7 and deals 3 damage"),
        (2, "team_totals", None, "Player 1’s attack 10 meets Player 2’s defense 7 and deals 3 damage"),
    ],
)
def test_damage_names_who_attacks_and_who_is_hit(seats: int, pairs: str, eyes: int | None, told: str) -> None:
    g, b = GAME.table(GAME.settled(Setup(seats, {"team_damage": pairs})))
    teams = tuple(seat % 2 for seat in range(seats))
    damage = Event("damage", {"seat": 1, "by": 0, "attack": 10, "defense": 7, "damage": 3})
    assert said(GAME.event_text(GAME.seen(g, b, eyes, teams), damage)) == told


@pytest.mark.parametrize(("mine", "obvious"), [(True, "Add"), (False, "Subtract")])
def test_own_dice_are_raised_and_others_lowered(mine: bool, obvious: str) -> None:
    g, b = position({0: {SMASHER: 3, SWARM: 4}, 1: {SMASHER: 2, SWARM: 4}})
    g.stack, g.s_die[0], g.s_target[0] = 1, ASSAULT, SMASHER if mine else ARMY + SMASHER
    ask(g, SIGN, 0, 2)
    asking = GAME.describe(seen(g, b))
    assert asking.obvious is not None
    assert said(GAME.option(seen(g, b), asking.obvious).text) == obvious


def test_no_answer_is_proposed_where_none_does_any_good() -> None:
    g, b = position({0: {SMASHER: 6, SWARM: 4}, 1: {SMASHER: 2, SWARM: 4}})
    g.stack, g.s_die[0], g.s_target[0] = 1, ASSAULT, SMASHER
    ask(g, SIGN, 0, 2)
    assert GAME.describe(seen(g, b)).obvious is None
