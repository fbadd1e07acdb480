"""Names, card texts, questions, options, refusals, events and the board of Roll Player, in three languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.forms import COUNTS, LASTING, MOMENTS, VERBS, Form, Node
from dicewright.games.roll_player.content.grammar import ability, skill, trait
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.show.effect_texts import effect_text
from dicewright.games.roll_player.show.texts import card_notes, card_text, class_notes, rebuilt_fields
from dicewright.games.roll_player.state import Part
from dicewright.kernel.content import Flag, OneOf, Some, Whole, spelled
from dicewright.kernel.describe import Board, Thing
from dicewright.kernel.game import ContentFile, Setup
from dicewright.kernel.record import Header
from dicewright.kernel.words import LANGUAGES, Text
from telling import asking, options, read, refused, seen

from .scene import Hero, Scene, scored

POOL = "red 1, gold 4, green 6"
MARKET = ("longsword", "weak", "chain_helm")


def said(text: Text, language: str = "en") -> str:
    return GAME.words(language).say(text)


def book(**options: str) -> Header:
    return GAME.table(GAME.settled(Setup(2, options)))[1]


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_score_has_words(language: str) -> None:
    words = GAME.words(language)
    assert [name for name in Part.names if not words.has(f"gauge-part-{name.replace('_', '-')}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_something_of_its_own(language: str) -> None:
    told = [said(rule.text, language) for rule in GAME.rules]
    assert len(set(told)) == len(told)


# --- what cards say ---


def _values(check: Whole | OneOf | Some | Flag) -> list[Any]:
    match check:
        case Whole(low, high, any):
            return [low, min(low + 1, high), high, *(["any"] if any else [])]
        case OneOf(words):
            return list(words)
        case Some(words):
            return [[words[0]], list(words)]
    return [True, False]


def _effects(forms: Mapping[str, Form]) -> Iterator[Node]:
    for op, form in forms.items():
        for values in product(*(_values(check) for check in form.values())):
            yield Node(op, dict(zip(form, values, strict=True)))


def _sentences() -> dict[str, list[Node]]:
    """Every form of effect, with the least, the second and the greatest number of everything it counts; joined too."""
    verbs = list(_effects(VERBS))
    gold, charisma = Node("gain_gold", {"gold": 2}), Node("gain_charisma", {"tokens": 1})
    moments = [Node(m.form, m.said, (verb,)) for m in _effects(MOMENTS) for verb in (gold, charisma)]
    joins = [Node(join, {}, (gold, charisma, gold)) for join in ("do", "choose")]
    several = [Node("times", {"times": n}, (gold,)) for n in (2, 5, 6)]
    counts = list(_effects(COUNTS))
    other = [Node("stars", {"stars": 5}, (counts[0],)), *(Node(join, {}, (*counts[:2],)) for join in ("do", "every"))]
    lasting = list(_effects(LASTING))
    clauses = [*lasting, *moments, Node("do", {}, (lasting[0], moments[0], moments[-1]))]
    return {"skills": [*verbs, *joins, *several], "traits": [*counts, *other], "owners": clauses}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_effect_reads_as_a_sentence_of_its_own(language: str) -> None:
    for kind, nodes in _sentences().items():
        told = [said(effect_text(node, worth=2), language) for node in nodes]
        for words in told:
            assert words[0].isupper() or words[0].isdigit()
            assert words.endswith(".")
            assert "{" not in words
            assert "  " not in words
        same = {words for words in told if told.count(words) > 1}
        alone = [w for w in same if not any(w == said(effect_text(n, worth=2), language) and _alike(n) for n in nodes)]
        assert not alone, (kind, alone)


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "both of these hold: ", "all 3 of these hold: "),
        ("ru", "оба условия: ", "все 3 условия: "),
        ("pl", "oba warunki: ", "wszystkie 3 warunki: "),
    ],
)
def test_what_is_joined_says_how_far_it_goes(language: str, two: str, three: str) -> None:
    """A sentence that follows the join on the card is not taken for a part of it."""
    counts = list(_effects(COUNTS))[:4]
    for n, words in ((2, two), (3, three)):
        card = Node("do", {}, (Node("every", {}, (*counts[:n],)), counts[3]))
        assert words in said(effect_text(card, worth=2), language)


def _alike(node: Node) -> bool:
    """Of a single attribute, any is all."""
    return len(node.words("attributes")) == 1 if "attributes" in node.said else False


def test_traits_say_what_they_pay() -> None:
    reckless = effect_text(trait((), {"op": "stars_per_attribute_at_most", "max": 5}), 1)
    assert said(reckless) == "1 star for each attribute that is 5 or less."
    assert said(reckless, "ru") == "1 звезда за каждую характеристику не больше 5."
    assert said(reckless, "pl") == "1 gwiazdka za każdy atrybut o wartości 5 lub mniej."


def test_joins_say_all_their_parts() -> None:
    twice = {"op": "attribute_action", "attribute": "str", "times": 2}
    effect = {"op": "choose", "of": [{"op": "gain_gold", "gold": 2}, twice]}
    chosen = effect_text(skill((), [effect, {"op": "gain_charisma", "tokens": 1}]))
    assert said(chosen) == (
        "Choose one (take 2 gold; or take the Strength action (up to 2 times)); then take 1 Charisma token."
    )
    assert said(chosen, "ru") == (
        "Выбрать одно (получить 2 золотых; или выполнить действие силы (до 2 раз)); затем получить 1 жетон харизмы."
    )
    assert said(chosen, "pl") == (
        "Wybierz jedno (weź 2 sztuki złota; albo wykonaj akcję siły (do 2 razy)); potem weź 1 żeton charyzmy."
    )


def test_a_moment_needs_no_phase() -> None:
    flips = {"op": "flip_pool_die", "count": 1}
    assert said(effect_text(skill((), flips))).startswith("In the Dice Phase: turn a die of the pool")
    placed = effect_text(ability((), {"when": "place", "rows": ["str"], "colors": ["red", "blue"], **flips}))
    assert said(placed).startswith(
        "If you place a drafted die (row: Strength; color: blue, red), you may turn a die of the pool"
    )


@pytest.mark.rule("RP-skill-13", "RP-class-6")
def test_a_card_is_told_as_this_game_reads_it() -> None:
    diplomacy, bard = box.CARDS.index("diplomacy"), box.CLASSES.index("bard")
    assert "a ready Skill of another" in said(card_text(book(), diplomacy))
    assert "ready or exhausted" in said(card_text(book(diplomacy_target="any"), diplomacy))
    assert "after a purchase or a discard" in said(class_notes(book(bard_purchase="beside_discard"), bard)[1].whole)


def test_a_corrected_card_file_is_told_as_it_is_played() -> None:
    longsword = box.CARDS.index("longsword")
    assert rebuilt_fields(book(), longsword) == ["price", "hands", "effect"]
    given = '[market.longsword]\nprice = 3\nhands = 2\neffect = { op = "gold_on_fill_row", gold = 5 }'
    content = GAME.content_in_force(ContentFile(given, "the test"))
    corrected = GAME.table(GAME.settled(Setup(2)), content)[1]
    assert rebuilt_fields(corrected, longsword) == []
    assert [said(note.whole) for note in card_notes(corrected, longsword)] == [
        "Weapon, 2 hands.",
        "Filling an attribute row pays 5 gold more.",
    ]


@pytest.mark.rule("RP-class-1", "RP-class-2")
def test_a_class_tells_color_ability_and_goals() -> None:
    cleric = [said(note.whole) for note in class_notes(book(), box.CLASSES.index("cleric"))]
    assert cleric[0] == "Class color: white."
    assert cleric[1].startswith("Charitable: Once a round")
    assert cleric[2].startswith("Goals: STR 14–15 (2★), DEX 16–17 (2★)")
    assert cleric[2].endswith("WIS 18 (4★), CHA 14+ (1★).")
    assert len(cleric) == 3
    paladin = [said(note.whole) for note in class_notes(book(), box.CLASSES.index("paladin"))]
    assert paladin[3] == "Reconstructed, not as printed: class ability."


# --- set-up ---


@pytest.mark.rule("RP-set-1", "RP-set-2", "RP-set-4")
def test_the_set_up_is_asked_in_words() -> None:
    scene = Scene(Hero(), Hero(), at="start")
    assert said(asking(scene).text) == "Roll for the start: Player 1"
    scene.rolls(6, 1)
    assert read(scene)[0] == "Dragonkin (Strength\u00a0+2, Dexterity\u00a0−2)"
    assert read(scene)[4] == "Human (no bonus, no penalty)"
    assert [str(option.refs[0]) for option in options(scene)] == [f"race-board:{n}" for n in range(6)]
    scene.takes_race(0, "elf")
    assert refused(scene) == {"Elf is already taken": "RP-set-2"}
    scene.takes_race(1, "orc")
    assert said(asking(scene).text) == "A die is drawn for the class of: Player 1"
    drawn = read(scene)
    assert (len(drawn), drawn[0], drawn[10], drawn[-1]) == (73, "green (1 of 10)", "blue (1 of 10)", "gold (13 of 13)")
    scene.draws("white")
    assert [words.split(".")[0] for words in read(scene)] == ["Cleric (white)", "Paladin ≈ (white)"]
    assert read(scene)[1].endswith("Reconstructed, not as printed: class ability.")


@pytest.mark.rule("RP-set-6")
def test_a_taken_class_card_is_refused_on_both_sides() -> None:
    scene = Scene(Hero(), Hero(), at="start", classes="free")
    scene.rolls(6, 1)
    scene.takes_race(0, "elf")
    scene.takes_race(1, "orc")
    scene.takes_class(1, "druid")
    assert refused(scene) == {
        "Druid is taken, since the card of this color is": "RP-set-6",
        "Ranger is taken, since the card of this color is": "RP-set-6",
    }
    assert len(read(scene)) == len(box.CLASSES) - 2


# --- the dice phase ---


@pytest.mark.rule("RP-dice-1", "RP-dice-2", "RP-gold-3")
def test_a_draft_names_card_die_gold_and_row() -> None:
    scene = Scene(Hero(rows={"str": "red 1, red 2, red 3", "dex": "red 1, red 2"}), Hero(), pool=POOL, coins=[2])
    assert read(scene) == ["Take card 1 (red 1)", "Take card 2 (gold 4) and 1 gold", "Take card 3 (green 6)"]
    assert [str(o.refs[0]) for o in options(scene)] == ["initiative:0", "initiative:1", "initiative:2"]
    scene.picks(0, 2)
    assert said(asking(scene).text).startswith("Which row does gold 4 go to?")
    assert read(scene)[:2] == ["Fill Dexterity and gain 1 gold", "Place it in Constitution, space 1"]
    assert [str(r) for r in options(scene)[0].refs] == ["row:0:1", "cell:0:5"]
    assert refused(scene) == {"The row of Strength is full": "RP-dice-2"}
    scene.places(0, "con")
    scene.chooses(0, None)
    assert refused(scene) == {"Initiative card 2 is taken (Player 1)": "RP-dice-1"}


@pytest.mark.rule("RP-roll-2")
def test_equal_dice_are_ordered_by_name() -> None:
    scene = Scene(Hero(), Hero(), at="roll")
    scene.draws_and_rolls("red 4", "blue 4", "gold 1")
    assert said(asking(scene).text) == "Several dice show 4. Which one lies on initiative card 2?"
    assert read(scene) == ["Lay blue 4 there", "Lay red 4 there"]


DICE = {"str": "red 1, blue 6", "dex": "red 1"}


@pytest.mark.parametrize(
    ("row", "rule", "asked", "last", "not_possible"),
    [
        ("str", "RP-act-1", "Strength action", "Turn red 1 (Dexterity 1) to 6", {}),
        ("dex", "RP-act-2", "Dexterity action", "Swap white 3 (Dexterity 2)", {}),
        (
            "con",
            "RP-act-3",
            "Constitution action",
            "Turn white 3 (Constitution 1) to 4",
            {
                "Red 1 (Strength 1) cannot be lowered",
                "Blue 6 (Strength 2) cannot be raised",
                "Red 1 (Dexterity 1) cannot be lowered",
            },
        ),
        ("int", "RP-act-4", "Intelligence action", "Roll white 3 (Intelligence 1) again", {}),
        (
            "wis",
            "RP-act-5",
            "Wisdom action",
            "Move to Chaotic Good, −1 star",
            {"Towards Good the token stands at the edge (Neutral Good)"},
        ),
    ],
)
@pytest.mark.rule("RP-act-1", "RP-act-2", "RP-act-3", "RP-act-4", "RP-act-5", "RP-dice-4")
def test_an_action_says_what_it_would_do(
    row: str, rule: str, asked: str, last: str, not_possible: set[str] | dict[str, str]
) -> None:
    scene = Scene(Hero(rows=DICE, at="good neutral"), Hero(), pool="white 3, gold 4, green 6")
    scene.drafts(0, 1, row)
    assert said(asking(scene).text).startswith(asked)
    assert asking(scene).rule == rule
    assert read(scene)[0] == "Leave it"
    assert options(scene)[0].rule == "RP-dice-4"
    assert read(scene)[-1] == last
    assert set(refused(scene)) == set(not_possible)
    assert set(refused(scene).values()) <= {rule}


@pytest.mark.rule("RP-act-2", "RP-act-4")
def test_the_second_half_of_an_action() -> None:
    scene = Scene(Hero(rows=DICE), Hero(), pool="white 3, gold 4, green 6")
    scene.drafts(0, 1, "dex")
    scene.chooses(0, "str 1")
    assert said(asking(scene).text) == "Which die changes places with red 1 (Strength 1)?"
    assert read(scene) == ["Swap it for blue 6 (Strength 2)", "Swap it for white 3 (Dexterity 2)"]
    assert refused(scene) == {"Red 1 (Dexterity 1) looks the same, nothing would change": "RP-act-2"}
    scene = Scene(Hero(rows=DICE), Hero(), pool="white 3, gold 4, green 6")
    scene.drafts(0, 1, "int")
    scene.chooses(0, "str 2")
    assert said(asking(scene).text) == "Roll: blue 6 (Strength 2)"
    scene.rolls(2)
    assert said(asking(scene).text) == "Blue 6 (Strength 2) was rolled again and shows 2. Which value stays?"
    assert read(scene) == ["Keep the old value 6", "Take the new value 2"]


# --- skills ---


def window(*cards: str, **more: Any) -> Scene:
    return Scene(Hero(rows=DICE, cards=cards, **more), Hero(), at="pool", pool=POOL, deck=["reckless", "loyal"])


@pytest.mark.rule("RP-use-1", "RP-use-2", "RP-use-3")
def test_a_window_offers_skills_and_says_why_others_are_not() -> None:
    scene = window("pickpocket", "acrobatics", "move_silently", "knowledge", tired=["knowledge"], at="neutral law")
    assert read(scene) == [
        "Pass",
        "Use Pickpocket (arrow: Evil). Take 2 gold.",
        "Use Acrobatics (arrow: Chaos). Take the Dexterity action.",
    ]
    assert str(options(scene)[1].refs[0]) == f"card:{box.CARDS.index('pickpocket')}"
    assert refused(scene) == {
        "Knowledge is exhausted": "RP-use-1",
        "Move Silently cannot be used at this moment": "RP-skill-9",
    }
    scene = window("pickpocket", "cure_wounds", at="good neutral")
    assert refused(scene) == {"The arrow of Cure Wounds leads off the grid": "RP-use-2"}


@pytest.mark.rule("RP-class-1")
def test_the_ability_of_once_a_round() -> None:
    scene = window("pickpocket", klass="cleric")
    assert read(scene)[2].startswith("Use your ability, Charitable. Once a round")
    assert options(scene)[2].rule == "RP-class-1"
    scene.uses(0, "ability")
    scene.chooses(0, None)
    assert refused(scene) == {"Charitable was already used in this round": "RP-class-1"}
    assert refused(window("pickpocket", klass="cleric", gold=1)) == {
        "You have too little gold for Charitable": "RP-class-1"
    }


@pytest.mark.rule("RP-skill-13")
def test_diplomacy_says_whose_skill_it_copies() -> None:
    scene = Scene(Hero(cards=["diplomacy"]), Hero(cards=["pickpocket"]), at="pool", pool=POOL)
    assert read(scene) == ["Pass", "Diplomacy copies Pickpocket (Player 2; arrow: Evil). Take 2 gold."]
    assert asking(scene).refused == ()


@pytest.mark.rule("RP-skill-2", "RP-skill-3", "RP-skill-12")
@pytest.mark.parametrize(
    ("skill", "first", "then", "offered"),
    [
        ("search", "from the bag", "Which die from the bag", "Take a green die (9 in the bag)"),
        ("negotiate", "one of the pool", "Which die of the pool", "Take red 1 (card 1)"),
        ("sleight_of_hand", "to another row", "Which row", "Place it in Dexterity, space 2"),
    ],
)
def test_skills_that_exchange_dice_ask_twice(skill: str, first: str, then: str, offered: str) -> None:
    scene = window(skill)
    scene.uses(0, skill)
    assert first in said(asking(scene).text)
    assert options(scene)[0].rule == "RP-use-5"
    scene.chooses(0, "str 2")
    assert said(asking(scene).text).startswith(then)
    assert "blue 6 (Strength 2)" in said(asking(scene).text)
    assert read(scene)[0] == offered


@pytest.mark.rule("RP-skill-2")
def test_a_die_from_the_bag_is_rolled_where_it_lies() -> None:
    scene = window("search")
    scene.uses(0, "search")
    scene.chooses(0, "str 2", "gold")
    assert said(asking(scene).text) == "Roll: gold (Strength 2)"
    assert asking(scene).rule == "RP-skill-2"


@pytest.mark.rule("RP-skill-7", "RP-skill-8")
def test_skills_for_the_pool() -> None:
    scene = window("climb")
    scene.uses(0, "climb")
    assert read(scene) == [
        "Leave it",
        "Turn red 1 (card 1) to 6",
        "Turn gold 4 (card 2) to 3",
        "Turn green 6 (card 3) to 1",
    ]
    scene = window("intimidate")
    scene.uses(0, "intimidate")
    question = asking(scene)
    assert (question.form, question.count, len(question.things)) == ("subset", 8, 3)
    assert read(scene)[5] == "Roll red 1 (card 1), green 6 (card 3) again"
    scene.reply(5)
    assert said(asking(scene).text) == "Roll: red 1 (card 1)"


def test_a_card_file_may_reroll_a_single_die() -> None:
    content = '[market.intimidate]\neffect = { op = "reroll_pool_dice", count = 1 }'
    scene = Scene(Hero(rows=DICE, cards=["intimidate"]), Hero(), at="pool", pool=POOL, content=content)
    scene.uses(0, "intimidate")
    assert said(asking(scene).text) == "Which die of the pool is rolled again?"
    scene.chooses(0, 2)
    assert said(asking(scene).text) == "Roll: gold 4 (card 2)"
    assert asking(scene).rule == "RP-skill-8"


@pytest.mark.rule("RP-skill-6")
def test_open_lock_names_its_price_and_shows_no_card() -> None:
    scene = window("open_lock")
    scene.uses(0, "open_lock")
    assert said(asking(scene).text) == "Do you buy the top card of the market deck, unseen, for 3 gold?"
    assert read(scene) == ["Leave it", "Buy it for 3 gold"]
    scene.keeps(0, True)
    assert said(asking(scene).text) == "The top card of the market deck is bought"
    assert read(scene) == ["Reckless", "Loyal"]


# --- the market ---


def market(hero: Hero, **more: Any) -> Scene:
    return Scene(hero, Hero(), at="market", market=MARKET, initiative=[1, 2], **more)


@pytest.mark.rule("RP-mkt-2", "RP-mkt-3", "RP-mkt-4")
def test_a_market_turn_names_cards_and_what_they_cost() -> None:
    scene = market(Hero(gold=2, tokens=2))
    assert said(asking(scene).text).endswith("You have 2 gold and 2 Charisma tokens.")
    assert read(scene) == [
        "Discard Longsword for 2 gold",
        "Discard Weak for 2 gold",
        "Discard Chain Helm for 2 gold",
        "Buy Weak for 2 gold and 2 Charisma tokens",
        "Buy Chain Helm for 2 gold and 2 Charisma tokens",
    ]
    assert refused(scene) == {"Longsword costs 5 gold, more than you have": "RP-mkt-2"}
    assert {o.rule for o in options(scene)} == {"RP-mkt-2", "RP-mkt-4"}


@pytest.mark.rule("RP-var-3", "RP-weapon-4")
def test_a_friendly_market_takes_no_card() -> None:
    scene = market(Hero(gold=5, cards=["longbow"]), variant={"market": "friendly"})
    assert read(scene)[0] == "Take 3 gold; the market stays as it is"
    assert options(scene)[0].rule == "RP-var-3"


@pytest.mark.rule("RP-mkt-10", "RP-mkt-11")
def test_room_for_a_weapon() -> None:
    scene = market(Hero(cards=["quarterstaff"]))
    scene.buys(0, "longsword")
    assert said(asking(scene).text) == "Your weapons take 3 hands, and you have 2. Which weapon goes?"
    assert read(scene) == ["Discard Longsword", "Discard Quarterstaff"]


# --- the board ---


def areas(scene: Scene, seat: int = 0) -> dict[str, list[Thing]]:
    board: Board = GAME.board(seen(scene, seat))
    return {str(a.ref): list(a.things) for a in board.areas}


@pytest.mark.rule("RP-score-1", "RP-score-5")
def test_a_row_shows_spaces_goal_and_sum() -> None:
    scene = Scene(Hero("cleric", "dragonkin", rows={"str": "red 1, green 6"}), Hero(), pool=POOL)
    row = areas(scene)["row:0:0"]
    assert [said(t.name) for t in row] == ["red", "green ✓", "empty", "goal 14–15: 2★"]
    assert [t.value for t in row] == [1, 6, None, None]
    assert [str(t.ref) for t in row] == ["cell:0:0", "cell:0:1", "cell:0:2", "goal:0:0"]
    assert (row[1].facets.colour, row[1].facets.wished, row[1].mark) == ("green", "green", "g6")
    gauges = {str(a.ref): a.gauges for a in GAME.board(seen(scene, 0)).areas}
    assert gauges["row:0:0"] == {"total": 9}
    assert said(areas(scene)["row:0:1"][2].name) == "empty (backstory: red)"
    assert said(areas(scene, 1)["character:0"][1].name) == "Cleric"


@pytest.mark.rule("RP-gen-3")
def test_everything_lies_open_and_every_thing_has_a_place_of_its_own() -> None:
    scene = Scene(Hero(cards=["climb", "proud"]), Hero(), pool=POOL, market=MARKET, pile=["loyal", "honest"], coins=[2])
    seats: list[list[str]] = []
    for seat in (0, 1):
        board = GAME.board(seen(scene, seat))
        refs = [str(t.ref) for a in board.areas for t in a.things] + [str(a.ref) for a in board.areas]
        assert len(set(refs)) == len(refs)
        seats.append(refs)
    assert seats[0] == seats[1]
    assert [said(t.name) for t in areas(scene)["initiative-cards"]] == ["1: red", "2, 1 gold: gold", "3: green"]
    assert [t.facets.card for t in areas(scene)["discard-pile"]] == ["loyal", "honest"]
    assert [said(t.name) for t in areas(scene)["cards:0"]] == [
        "Proud (Trait, arrow: Evil) ≈",
        "Climb (ready, arrow: Good) ≈",
    ]
    scene.picks(0, 1)
    chosen = areas(scene, 1)["initiative-cards"][0]
    assert (said(chosen.name), chosen.facets.colour, chosen.facets.seat) == ("1: red", "red", 0)
    scene.places(0, "cha")
    assert said(areas(scene, 1)["initiative-cards"][0].name) == "1: Player 1"


@pytest.mark.rule("RP-mkt-3")
def test_the_market_shows_the_price_for_who_looks() -> None:
    scene = Scene(Hero(cards=["heavy_crossbow"]), Hero(), pool=POOL, market=MARKET)
    assert said(areas(scene, 0)["market"][0].name) == "Longsword (4 gold) ≈"
    assert said(areas(scene, 1)["market"][0].name) == "Longsword (5 gold) ≈"
    longsword = areas(scene, 0)["market"][0]
    assert (said(longsword.label or longsword.name), longsword.facets.cost, longsword.facets.price) == (
        "Longsword",
        4,
        5,
    )


def test_what_is_reconstructed_is_marked_and_counted() -> None:
    scene = Scene(Hero("paladin"), Hero(), pool=POOL, market=["longsword", "leather_boots", "reckless"])
    things = areas(scene)["market"]
    things.append(areas(scene)["character:0"][1])
    assert all(t.notes[-1].role == "reconstructed" for t in things)
    assert said(things[2].notes[-1].whole) == "Reconstructed, not as printed: arrow, stars."
    (told,) = GAME.board(seen(scene)).reconstructed
    assert "price (52)" in said(told)
    assert "class ability (6)" in said(told)


def test_a_file_with_nothing_reconstructed_needs_no_warning() -> None:
    stated = {
        section: {name: {"state": dict.fromkeys(body["state"], "printed")} for name, body in bodies.items()}
        for section, bodies in GAME.content.items()
    }
    own = spelled(stated).replace("whole = true", "")
    g, b = GAME.table(GAME.settled(Setup(2)), GAME.content_in_force(ContentFile(own, "the test")))
    assert GAME.board(GAME.seen(g, b, 0, (0, 1))).reconstructed == ()


@pytest.mark.rule("RP-score-9", "RP-solo-9")
def test_reputation_on_the_board_is_the_final_score() -> None:
    hero = Hero("cleric", rows={"str": "white 6, white 6, red 3"}, full=True, gold=17)
    scene = scored(hero)
    gauges = {str(a.ref): dict(a.gauges) for a in GAME.board(seen(scene, 0)).areas}["reputation:0"]
    assert gauges.pop("stars") == scene.g.stars[0] == sum(gauges.values())
    assert gauges["part-gold"] == 2
    assert gauges == {f"part-{name.replace('_', '-')}": scene.part(0, name) for name in Part.names}


@pytest.mark.rule("RP-score-9")
def test_where_stars_are_equal_in_the_end_the_gold_that_decides_is_told() -> None:
    def told(*heroes: Hero) -> list[int | None]:
        scene = scored(*heroes)
        places = {str(a.ref): dict(a.gauges) for a in GAME.board(seen(scene, 0)).areas}
        return [places[f"reputation:{seat}"].get("tied-gold") for seat in (0, 1)]

    assert told(Hero("bard", full=True, gold=3), Hero("bard", full=True, gold=5)) == [3, 5]
    assert told(Hero("bard", full=True), Hero("bard", full=True, cards=["chain_helm"])) == [None, None]


def test_the_headline() -> None:
    scene = Scene(Hero(), Hero(), pool=POOL, round=3, start=1)
    assert [said(t) for t in GAME.board(seen(scene, 0)).headline] == [
        "Round 3 of 12",
        "Dice Phase",
        "Player 2 goes first",
    ]
