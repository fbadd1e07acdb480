"""Names, texts made from declarations, questions, options, refusals, events and the board, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dicewright.games.dice_throne.content import COMMON, HEROES
from dicewright.games.dice_throne.content.heroes.gunslinger import RELOAD
from dicewright.games.dice_throne.content.library import deck_of as cards_of
from dicewright.games.dice_throne.content.library import hero_named, shipped
from dicewright.games.dice_throne.content.parts import Hero
from dicewright.games.dice_throne.content.readings import parts_of
from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.show import names
from dicewright.games.dice_throne.show.effect_texts import effect_text
from dicewright.games.dice_throne.show.questions_cards import deck_of
from dicewright.games.dice_throne.show.texts import card_notes, level_notes, second_uses, status_notes, use_note
from dicewright.kernel.describe import Event, Option, Thing, seat_name
from dicewright.kernel.effects import Effect, Only, Or
from dicewright.kernel.game import WATCHER, Setup
from dicewright.kernel.words import LANGUAGES, Text
from telling import areas, asking, options, read, refused, seen

from .duel import strike
from .scene import Player, Scene


def said(text: Text, language: str = "en") -> str:
    return GAME.words(language).say(text)


def refs(option: Option) -> list[str]:
    return [str(ref) for ref in option.refs]


def things(scene: Scene, area: str, seat: int = 0) -> dict[str, Thing]:
    return {str(thing.ref): thing for thing in areas(scene, seat)[area].things}


# --- what is declared, in words ---


def texts_of(hero: Hero) -> Iterator[Text]:
    """All that is printed on the things of a hero."""
    yield names.hero(hero)
    for status in hero.statuses:
        yield names.token(status.token)
        yield from (note.whole for note in status_notes(status))
        yield from (names.power(power) for power in status.powers)
    for ability in hero.abilities:
        for level, declared in enumerate(ability.levels):
            yield names.leveled(names.ability(hero, ability.name), level)
            yield from (note.whole for note in level_notes(hero, ability, level))
            yield from (names.power(power) for power in declared.powers)
            for use in second_uses(declared):
                yield names.ability(hero, use.name)
                yield use_note(hero, use).whole
    for card in hero.cards:
        yield names.card(hero, card)
        yield from (note.whole for note in card_notes(hero, card))


LEFTOVER = re.compile(r"[{}$_]|\b(do|if|pick|each|form|measure|amount|token|ability|card|symbol|power|trait|n|g)-[a-z]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [hero.number for hero in HEROES])
def test_everything_declared_can_be_read(number: int, language: str) -> None:
    hero = shipped(number)
    lines = [said(text, language) for text in texts_of(hero)]
    assert len(lines) > 60
    for line in lines:
        assert line.strip() == line != ""
        assert not LEFTOVER.search(line), line
        assert "  " not in line
        assert ".." not in line
        sentences = re.split(r"(?<=\.) ", line)
        assert all(sentence[0].isupper() or not sentence[0].isalpha() for sentence in sentences), line


def sides(thing: object) -> Iterator[Effect]:
    """Every side of every "or" in a declaration."""
    if isinstance(thing, Or):
        yield from (side.effect if isinstance(side, Only) else side for side in thing.options)
    for part in parts_of(thing):
        yield from sides(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_every_choice_can_be_read(language: str) -> None:
    for hero in (shipped(hero.number) for hero in HEROES):
        every = list(sides(hero))
        for whose in (hero, None):
            assert all(said(effect_text(side, whose), language).endswith(".") for side in every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_that_differ_read_differently(language: str) -> None:
    for hero in (shipped(hero.number) for hero in HEROES):
        for ability in hero.abilities:
            told = {}
            for level, declared in enumerate(ability.levels):
                notes = [*level_notes(hero, ability, level), *(use_note(hero, use) for use in second_uses(declared))]
                told[" ".join(said(note.whole, language) for note in notes)] = declared
            assert len(told) == len(set(map(repr, ability.levels))), f"{hero.name}: {ability.name}"


@pytest.mark.rule("DT-card-14")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_what_was_discarded(seat: int) -> None:
    scene = Scene(Player("barbarian", discard="six_it, so_wild"), Player("paladin"), at="main")
    assert seen(scene, seat).view.discard[0] == scene.g.discard[0] != 0


@pytest.mark.rule("DT-comp-2")
@pytest.mark.parametrize(("reading", "warned"), [("either", True), ("both", False)])
def test_the_huntress_is_told_what_defending_costs(reading: str, warned: bool) -> None:
    scene = Scene(Player("barbarian"), Player("huntress"), nyra_defense=reading)
    scene.attempts(0, (1, 2, 3, 4, 6), "smack 3")
    scene.expect("defend of seat 1")
    assert ("Nyra cannot take the attack" in said(asking(scene).text)) == warned


def ability_says(hero: str, name: str, level: int, language: str) -> list[str]:
    declared = hero_named(hero)
    ability = next(a for a in declared.abilities if a.name == name)
    return [said(note.whole, language) for note in level_notes(declared, ability, level - 1)]


@pytest.mark.parametrize(
    ("hero", "ability", "level", "language", "line"),
    [
        (
            "barbarian",
            "smack",
            2,
            "en",
            "3/4/5 × Sword: If you have 4 of a kind, the attack becomes undefendable. Deal 5/7/9 damage.",
        ),
        (
            "shadow_thief",
            "pickpocket",
            1,
            "en",
            "2/3/4 × Bag: If any of your dice shows Shadow, you may choose an opponent: steal 1 CP. "
            "Gain 2/3/4 CP, 1 less for each CP stolen.",
        ),
        (
            "huntress",
            "nyra",
            1,
            "en",
            "In your Upkeep Phase: If Nyra is downed: if she has at least 5 health, Nyra becomes active; "
            "otherwise heal Nyra by 1 health.",
        ),
        (
            "barbarian",
            "reckless",
            1,
            "en",
            "Large Straight: Deal 15 damage. If the attack deals damage, receive 4 undefendable damage.",
        ),
        (
            "cursed_pirate",
            "shiver_me_timbers",
            1,
            "en",
            "1 × Cutlass, 3 × Skull: Deal 7 undefendable damage. Choose up to 5 of your Cursed Doubloon: remove them.",
        ),
        (
            "cursed_pirate",
            "cursed_flipped",
            1,
            "ru",
            "В вашу фазу обновления: Получите 4 урона, который нельзя ни снизить, ни отменить.",
        ),
        (
            "tactician",
            "carpet_bomb",
            1,
            "pl",
            "2 × Szabla, 2 × Medal: Weź 1 żeton „Przewaga taktyczna”. Następnie wybierz 2 różnych przeciwników i wobec "
            "każdego z nich: zadaj 2 obrażenia obszarowe.",
        ),
        (
            "treant",
            "splinter",
            1,
            "ru",
            "3/4/5 × Ветвь: Выберите одного своего духа или ни одного: уберите его. Наложите 1 жетон «Колючая лоза» "
            "за каждого убранного духа. Нанесите 5/6/7 урона.",
        ),
        (
            "monk",
            "tempest_rush",
            2,
            "pl",
            "3 × Dłoń: Rzuć 3 kośćmi. Opcjonalnie wydaj 1 żeton „Chi” i przerzuć jedną z tych kości. "
            "Zadaj tyle obrażeń, ile wynosi suma rzutu. Jeśli suma wynosi co najmniej 12, nałóż 1 żeton „Powalenie”.",
        ),
        (
            "barbarian",
            "overpower",
            1,
            "ru",
            "3 × Меч, 2 × Бац!: Бросьте 3 кубика. Затем нанесите столько урона, сколько выпало в сумме. "
            "Если сумма не меньше 14, наложите 1 жетон «Сотрясение».",
        ),
        (
            "pyromancer",
            "hot_streak",
            1,
            "pl",
            "Mały strit: Weź 2 żetony „Kunszt ognia”. Następnie zadaj 5 obrażeń i jeszcze po 1 za każdy swój żeton "
            "„Kunszt ognia”.",
        ),
        (
            "moon_elf",
            "missed_me",
            1,
            "ru",
            "Бросьте 5 кубиков. Если символ «Ступня» выпал не меньше чем на 2 кубиках, сократите входящий урон вдвое. "
            "Нанесите 1 урон за каждые 2 символа «Стрела».",
        ),
        (
            "gunslinger",
            "duel",
            1,
            "en",
            "You and the opponent roll 1 die each. If your roll is higher, choose one: deal 3 damage; or the damage "
            "you are about to receive is halved; otherwise deal 1 damage.",
        ),
        (
            "treant",
            "overgrowth",
            1,
            "en",
            "2 × Branch, 3 × Leaf: Deal 2 damage. Choose up to 2 spirits of yours: deal another 4 damage for each and "
            "remove them. You may spend 1 Wellspring and the attack becomes undefendable.",
        ),
        (
            "shadow_thief",
            "insidious_strike",
            1,
            "pl",
            "Duży strit: Weź 3 PW. Następnie zadaj tyle obrażeń, ile masz PW.",
        ),
        (
            "huntress",
            "maternal_bond",
            3,
            "pl",
            "Rzuć 4 kośćmi. Za każdy symbol „Włócznia” albo „Tygrys szablozębny” zadaj 1 obrażenie. Za każdy symbol "
            "„Złączona dusza” ulecz Nyrze 1 punkt zdrowia. Jeśli wypadł symbol „Pazur” i Nyra jest aktywna, zadaj 2 "
            "obrażenia.",
        ),
    ],
)
def test_ability_texts(hero: str, ability: str, level: int, language: str, line: str) -> None:
    assert line in ability_says(hero, ability, level, language)


@pytest.mark.parametrize(
    ("card", "english"),
    [
        ("tip_it", "Change any one die by 1, up or down."),
        ("try_try_again", "Re-roll one die of yours or of a teammate."),
        ("not_this_time", "Only when a player is about to receive damage."),
        ("vegas_baby", "Roll 1 die. Gain CP equal to half the roll, rounded up."),
        ("transference", "Transfer a status effect token from one player to another."),
    ],
)
def test_common_cards_speak_of_numbers(card: str, english: str) -> None:
    declared = next(c for c in COMMON if c.name == card)
    hero = hero_named("barbarian")
    assert english in " ".join(said(note.whole) for note in card_notes(hero, declared, common=True))
    for language in LANGUAGES:
        assert all(said(note.whole, language) for note in card_notes(hero, declared, common=True))


def test_a_status_tells_what_it_does_to_whoever_holds_it() -> None:
    monk = hero_named("monk")
    notes = {said(names.token(s.token)): [said(n.whole) for n in status_notes(s)] for s in monk.statuses}
    assert notes["Evasive"] == [
        "Positive status effect. Stack Limit: 3.",
        "At any time, when you are about to receive damage that can be avoided: spend 1 Evasive. Choose one source of "
        "damage: roll 1 die; on 1–2, you avoid that damage.",
    ]
    assert notes["Knockdown"][1] == "Before your Offensive Roll Phase pay 2 CP or skip it; either way this token goes."


@pytest.mark.parametrize(
    ("hero", "card", "english"),
    [
        ("shadow_thief", "wild_shadow", "Change any one die to any value. If you have Shadows, do this once more."),
        ("barbarian", "try_try_again", "You may do this once more."),
        ("treant", "down_pour", "If you have no Dryad and you have Sapling, you may remove 1 Sapling of yours"),
        (
            "cursed_pirate",
            "yo_ho",
            "Choose an opponent: that player chooses one: (1) take 1 Powder Keg; or (2) roll 1 die; on 3–6, take 1 "
            "Powder Keg and 1 Wither.",
        ),
    ],
)
def test_card_texts(hero: str, card: str, english: str) -> None:
    declared = next(c for c in cards_of(hero_named(hero)) if c.name == card)
    assert english in " ".join(said(note.whole) for note in card_notes(hero_named(hero), declared))


def test_reload_says_in_one_breath_when_its_die_is_rolled_again() -> None:
    gunslinger = hero_named("gunslinger")
    reload = next(s for s in gunslinger.statuses if s.token == RELOAD)
    assert [said(n.whole) for n in status_notes(reload)][-1] == (
        "In a Roll Phase, when your attack can be enhanced: spend 1 Reload. Roll 1 die. If an ability or card allows "
        "it in this phase, you may re-roll the die and, if Wild West! is in force, add 1 damage. Add damage equal to "
        "half the roll, rounded up."
    )


def test_what_a_hero_begins_with() -> None:
    scene = Scene(Player("artificer"), Player("samurai"), at="main")
    begins = [[said(note.whole) for note in areas(scene)[f"seat:{seat}"].things[0].notes] for seat in (0, 1)]
    assert begins[0] == ["Complexity: 6 of 6.", "Starts with 3 Synth."]
    assert begins[1][1] == "Before the first turn: If you are the first player, gain 1 Honor."


# --- questions ---


def test_a_main_phase_offers_cards_sales_and_powers_and_says_why_not() -> None:
    scene = Scene(
        Player("barbarian", hand="concuss, get_some, smack_3, so_wild, smack_2", cp=2, levels={"smack": 2}),
        Player("paladin"),
        at="main",
    )
    assert said(asking(scene).text) == "What do you play before you roll? You have 2 CP."
    assert read(scene)[0] == "Roll the dice"
    assert "Play Concuss! (1 CP). Choose an opponent: inflict 1 Concussion." in read(scene)
    assert "Sell Get Some! for 1 CP" in read(scene)
    assert refused(scene) == {
        "Get Some!: only in a Roll Phase": "DT-card-4",
        "So Wild!: only in a Roll Phase": "DT-card-4",
        "Smack II: the ability is at this level already, or above": "DT-card-8",
    }
    by_text = {said(o.text): refs(o) for o in options(scene)}
    assert by_text["Sell Concuss! for 1 CP"] == ["card:0:29"]
    upgraded = next(o for o in options(scene) if said(o.text).startswith("Upgrade to Smack III"))
    assert (refs(upgraded), upgraded.rule) == (["card:0:20", "ability:0:0"], "DT-card-8")


def test_powers_name_their_price() -> None:
    scene = Scene(Player("paladin", cp=1), Player("tactician"), at="main", active=1)
    assert "Use Tactical Advantage (CP) (spend 1 Tactical Advantage). Gain 1 CP." in read(scene)
    assert refused(scene)["Tactical Advantage (draw): takes 3 Tactical Advantage, you have 2"] == "DT-stat-3"
    scene = Scene(Player("paladin", hand="mighty", cp=1, tokens={"protect": 1}), Player("tactician"), at="main")
    assert "Use Tithe (re-roll)" not in " ".join(read(scene))
    assert refused(scene) == {
        "Protect: only when you are about to receive damage that can be avoided": "DT-stat-3",
        "Tithe (re-roll): there is nothing it could act on": "DT-passive-1",
        "Tithe (draw): costs 3 CP, you have 1": "DT-passive-1",
    }


def test_dice_to_keep_are_a_subset() -> None:
    scene = Scene(Player("barbarian"), Player("paladin"))
    scene.rolls(1, 4, 6, 6, 2)
    question = asking(scene)
    assert (question.form, question.count) == ("subset", 32)
    assert [said(t.name) for t in question.things[:3]] == [
        "Sword (1) on die 1",
        "Life (4) on die 2",
        "Pow! (6) on die 3",
    ]
    assert [str(t.ref) for t in question.things[:2]] == ["die:0:0", "die:0:1"]
    assert said(question.text) == "Which dice do you roll again? 2 roll attempts left."
    assert read(scene)[0] == "Keep all dice"
    assert read(scene)[0b01010] == "Roll Life (4), Pow! (6) on die 4 again"
    assert read(scene)[0b01110] == "Keep Sword (1), Sword (2), roll 3"
    assert read(scene)[0b11111] == "Roll all 5 again"
    assert refs(options(scene)[0b01010]) == ["die:0:1", "die:0:3"]


def test_declaring_names_the_requirement_and_refuses_what_the_dice_miss() -> None:
    scene = Scene(Player("barbarian", levels={"overpower": 2}), Player("paladin"))
    scene.rolls(1, 1, 2, 3, 6)
    scene.stops(0)
    assert read(scene) == [
        "No ability",
        "Smack (3 × Sword). Deal 4 damage.",
        "Smack (4 × Sword). Deal 6 damage.",
    ]
    assert [refs(o) for o in options(scene)] == [[], [], ["ability:0:0"]]  # a press is the strongest use
    why = refused(scene)
    assert why["Mighty Blow: needs Small Straight"] == "DT-off-10"
    assert why["Reckless: needs Large Straight"] == "DT-off-11"
    assert why["War Cry: needs 2 × Sword, 2 × Life"] == "DT-off-9"
    assert not any(line.startswith("Smack") for line in why)
    crying = next(r for r in asking(scene).refused if said(r.text).startswith("War Cry"))
    assert [str(ref) for ref in crying.refs] == ["second:0:3"]


def test_a_defence_is_asked_for_with_the_damage() -> None:
    scene = Scene(Player("barbarian"), Player("shadow_thief"))
    scene.attempts(0, (1, 1, 2, 4, 6), "smack 3")
    assert said(asking(scene).text) == "Player 1 attacks for 4 damage. Do you defend?"
    assert [line.split(".")[0] for line in read(scene)] == ["Do not defend", "Shadow Defense", "Counter Strike"]


def test_a_window_offers_what_interrupts() -> None:
    scene = Scene(
        Player("barbarian"),
        Player("monk", hand="tip_it, palm_strike, helping_hand, not_this_time", cp=1, tokens={"evasive": 1}),
    )
    scene.rolls(1, 1, 2, 4, 6)
    assert said(asking(scene).text) == "Player 1 has rolled. Play something?"
    assert read(scene)[0] == "Pass"
    assert "Play Tip It! (1 CP). Change any one die by 1, up or down." in read(scene)
    why = refused(scene)
    assert why["Palm Strike!: only in your own Main Phases"] == "DT-main-2"
    assert why["Not This Time!: only when a player is about to receive damage"] == "DT-card-7"
    assert why["Evasive: only when you are about to receive damage that can be avoided"] == "DT-stat-3"
    scene.plays(1, "tip_it")
    assert said(asking(scene).text) == "Which die do you turn with “Tip It!”, and to what?"
    assert read(scene)[0] == "Turn die 1 from Sword (1) to Sword (2)"
    assert refs(options(scene)[0]) == ["die:0:0"]


def test_choices_within_an_effect() -> None:
    scene = Scene(Player("monk"), Player("barbarian"))
    scene.attempts(0, (4, 4, 5, 1, 2), "meditate")
    assert said(asking(scene).text) == "What do you choose for “Meditate”?"
    assert read(scene) == ["Gain 1 Evasive.", "Gain 1 Cleanse."]


def test_players_are_named_with_their_heroes() -> None:
    scene = Scene(Player("monk", hand="palm_strike"), Player("barbarian"), Player("ninja"), at="main", mode="king")
    scene.plays(0, "palm_strike")
    assert read(scene) == ["Player 2 (Barbarian)", "Player 3 (Ninja)"]
    assert [refs(o) for o in options(scene)] == [["seat:1"], ["seat:2"]]


def test_a_search_reads_the_deck_from_what_the_seat_can_see() -> None:
    straight_up = Scene(Player("vampire_lord", levels={"gouge": 3}, hand="dark_omen", discard="blood_boil"), Player())
    g = straight_up.g
    g.deck[0] &= ~(1 << 20)  # Gouge III lies on the board
    g.left[0] -= 1
    assert deck_of(seen(straight_up, 0), 0) == g.deck[0]
    g.deck[0] &= ~(1 << 19)  # Gouge II lies below Gouge III
    g.left[0] -= 1
    assert deck_of(seen(straight_up, 0), 0) == g.deck[0]


# --- the board ---


def test_the_board_shows_dice_abilities_and_what_is_available() -> None:
    scene = Scene(Player("barbarian", levels={"overpower": 2}), Player("paladin"))
    scene.rolls(1, 1, 2, 4, 6)
    dice = things(scene, "dice", 1)
    assert [(t.facets.symbol, t.value) for t in dice.values()] == [
        ("sword", 1),
        ("sword", 1),
        ("sword", 2),
        ("life", 4),
        ("pow", 6),
    ]
    assert areas(scene)["dice"].gauges == {"attempts-left": 2}
    abilities = things(scene, "abilities:0")
    smack, overpower = abilities["ability:0:0"], abilities["ability:0:3"]
    (use,) = (note for note in smack.notes if note.role == "use")
    assert (use.symbols, use.more, smack.facets.available) == (("sword",) * 3, ("sword",) * 2, True)
    assert (said(use.title), said(use.text)) == ("3/4/5 × Sword", "Deal 4/6/8 damage.")
    assert said(overpower.name) == "Overpower II"
    assert (overpower.facets.level, overpower.facets.available) == (2, False)
    assert said(abilities["second:0:3"].name) == "War Cry"
    straight = abilities["ability:0:4"].notes[1]
    assert (said(straight.title), straight.symbols) == ("Small Straight", ("row",) * 4)
    assert not any(t.facets.available for t in things(scene, "abilities:1").values())


def test_hands_of_others_are_covered() -> None:
    scene = Scene(Player("barbarian", hand="concuss"), Player("monk", hand="ruminate, tip_it"), at="main")
    own, other = things(scene, "hand:0"), things(scene, "hand:1")
    assert said(own["card:0:29"].name) == "Concuss! (1 CP, Main Phase Action)"
    assert own["card:0:29"].facets.kind == "main"
    assert [(note.role, said(note.whole)) for note in own["card:0:29"].notes[:2]] == [
        ("kind", "Main Phase Action"),
        ("cost", "Cost: 1 CP."),
    ]
    assert [(str(t.ref), t.value) for t in other.values()] == [("covered:1", 2)]
    assert [str(t.ref) for t in areas(scene, WATCHER)["hand:0"].things] == ["covered:0"]
    assert areas(scene)["seat:1"].gauges["hand"] == 2


def test_teammates_see_each_others_cards() -> None:
    heroes = ("barbarian", "monk", "paladin", "ninja")
    scene = Scene(*(Player(hero, hand="tip_it") for hero in heroes), at="main", mode="teams")
    assert list(things(scene, "hand:2")) == ["card:2:8"]
    assert list(things(scene, "hand:1")) == ["covered:1"]


def test_tokens_show_kind_count_and_limit() -> None:
    scene = Scene(Player("treant", tokens={"barbed_vine": 1, "seedling": 2}), Player("cursed_pirate"), at="main")
    (vine,) = things(scene, "tokens:0").values()
    assert (vine.facets.kind, vine.value, vine.facets.limit) == ("negative", 1, 1)
    companions = list(things(scene, "companions:0").values())
    assert [(said(t.name), t.value) for t in companions] == [("Seedling", 2), ("Sapling", 0), ("Dryad", 0)]
    doubloon = next(iter(things(scene, "tokens:1").values()))
    assert (doubloon.facets.kind, doubloon.facets.limit) == ("unique", 5)


def test_an_attack_under_way_shows_its_sum() -> None:
    scene = Scene(Player("barbarian", hand="get_some", cp=2), Player("paladin", tokens={"protect": 1}))
    scene.attempts(0, (1, 1, 2, 4, 6), "smack 3")
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 4, 5, 6)
    scene.passes(1)
    attack = areas(scene)["attack"]
    assert said(attack.title) == "Attack: Normal damage"
    assert [said(t.name) for t in attack.things] == ["Smack", "target: Player 2 (Paladin)"]
    assert {name: attack.gauges[name] for name in ("attack", "added", "incoming", "prevented", "final")} == {
        "attack": 4,
        "added": 2,
        "incoming": 6,
        "prevented": 0,
        "final": 6,
    }


ANSWERS = [
    (
        "barbarian",
        "get_that_outta_here",
        (1, "cleanse"),
        "“Get That Outta Here!” is about to act on Cleanse of You (Monk).",
    ),
    (
        "barbarian",
        "transference",
        (1, "cleanse"),
        "“Transference!” is about to act on Cleanse of You (Monk), to Player 1 (Barbarian).",
    ),
    ("barbarian", "what_status_effects", 1, "“What Status Effects?” is about to act on You (Monk)."),
    ("cursed_pirate", "feed_the_fish", None, "“Feed the Fish!” is about to act on You (Monk)."),
    ("cursed_pirate", "yo_ho", None, "“Yo Ho!” is about to act on You (Monk)."),
]
"""Hero, card, what it is played on, what whoever may answer is asked."""


@pytest.mark.parametrize(("hero", "card", "chosen", "told"), ANSWERS, ids=[card for _, card, *_ in ANSWERS])
def test_who_may_answer_is_told_what_was_chosen(hero: str, card: str, chosen: object, told: str) -> None:
    monk = Player("monk", tokens={"cleanse": 1, "knockdown": 1})
    scene = Scene(Player(hero, hand=f"{card}, vegas_baby", cp=9), monk, at="main")
    scene.plays(0, card)
    if chosen is not None:
        scene.picks(0, chosen)
    if scene.asked == "choose of seat 1":  # Yo-Ho! lets the opponent choose
        scene.chooses(1, 0)
    scene.expect("react of seat 1")
    assert said(asking(scene).text) == f"{told} Play something first?"


def test_low_confidence_is_marked() -> None:
    scene = Scene(Player("artificer"), Player("barbarian"), at="main")
    marked = [things(scene, f"abilities:{seat}")[f"ability:{seat}:0"].notes[-1].role for seat in (0, 1)]
    assert [role == "reconstructed" for role in marked] == [True, False]
    told = [said(text) for text in GAME.board(seen(scene, 0)).reconstructed]
    assert any(line.startswith("Artificer: ") for line in told)
    assert not any(line.startswith("Barbarian: ") for line in told)


def test_what_the_owner_corrected_is_told_as_it_is_played() -> None:
    setup = GAME.settled(Setup(2, {"hero.0": "paladin", "hero.1": "barbarian"}))
    content = {"readings": {"paladin": {"holy_attack.small_straight": 5}}}
    g, b = GAME.table(setup, content)
    board = GAME.board(GAME.seen(g, b, 0, (0, 1)))
    (abilities,) = (area for area in board.areas if str(area.ref) == "abilities:0")
    attack = next(t for t in abilities.things if t.facets.ability == "holy_attack")
    assert any("Deal 5 damage." in said(note.whole) for note in attack.notes)


def test_every_thing_has_a_reference_of_its_own() -> None:
    scene = Scene(
        Player("artificer", hand="high_voltage", tokens={"nanobot": 1}, levels={"eureka": 2, "zapppp": 2}),
        Player("huntress", discard="resilient"),
        at="main",
    )
    for seat in (WATCHER, 0, 1):
        board = GAME.board(seen(scene, seat))
        every = [str(t.ref) for area in board.areas for t in area.things]
        assert len(every) == len(set(every))


# --- events ---


def test_events_are_told_by_name() -> None:
    scene = Scene(Player("barbarian", hand="concuss", cp=2), Player("paladin", hand="mighty"), at="main")
    scene.plays(0, "concuss")
    lines = told(scene, 1)
    assert "Player 1 played Concuss!" in lines
    assert "Player 1 lost 1 CP" in lines
    assert "You gained 1 Concussion" in lines


@pytest.mark.parametrize(
    ("language", "seat", "lines"),
    [
        ("ru", 0, ["Вы теряете 1 БС", "{ } получает 1 жетон «Сотрясение»"]),
        ("ru", 1, ["{ } теряет 1 БС", "Вы получаете 1 жетон «Сотрясение»"]),
        ("pl", 0, ["Tracisz 1 PW", "{ } zyskuje 1 żeton „Wstrząśnienie mózgu”"]),
        ("pl", 1, ["{ } traci 1 PW", "Zyskujesz 1 żeton „Wstrząśnienie mózgu”"]),
    ],
)
def test_what_comes_and_goes_is_told_with_verbs_that_agree(language: str, seat: int, lines: list[str]) -> None:
    scene = Scene(Player("barbarian", hand="concuss", cp=2), Player("paladin", hand="mighty"), at="main")
    scene.plays(0, "concuss")
    heard = told(scene, seat, language)
    other = said(seat_name(seen(scene, seat), 1 - seat), language)
    assert {line.replace("{ }", other) for line in lines} <= set(heard)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["You gained 3 Reload", "You lost 5 Reload", "Your health fell by 4 to 46", "Your health rose by 2 to 48"],
        ),
        (
            "ru",
            [
                "Вы получаете 3 жетона «Перезарядка»",
                "Вы теряете 5 жетонов «Перезарядка»",
                "Ваше здоровье падает на 4, до 46",
                "Ваше здоровье растёт на 2, до 48",
            ],
        ),
        (
            "pl",
            [
                "Zyskujesz 3 żetony „Przeładowanie”",
                "Tracisz 5 żetonów „Przeładowanie”",
                "Twoje zdrowie spada o 4, do 46",
                "Twoje zdrowie rośnie o 2, do 48",
            ],
        ),
    ],
)
def test_numbers_are_told_as_people_say_them(language: str, lines: list[str]) -> None:
    scene = Scene(Player("gunslinger"), Player("paladin"), at="main")
    reload = list(scene.lib.tokens).index(RELOAD)
    heard = [
        Event("token-gained", {"seat": 0, "token": reload, "n": 3}),
        Event("token-lost", {"seat": 0, "token": reload, "n": 5}),
        Event("health", {"seat": 0, "n": -4, "now": 46}),
        Event("health", {"seat": 0, "n": 2, "now": 48}),
    ]
    assert [said(GAME.event_text(seen(scene, 0), event), language) for event in heard] == lines


def told(scene: Scene, seat: int, language: str = "en") -> list[str]:
    """What a seat heard, in words."""
    events = (GAME.event(GAME.event_kinds[name], tuple(args.values()), seat, (0, 1)) for name, args in scene.events)
    return [said(GAME.event_text(seen(scene, seat), event), language) for event in events if event is not None]


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    scene = Scene(Player("barbarian"), Player("paladin"), at="income")
    scene.draws("concuss")
    drew = GAME.event_kinds["drew"]
    args = tuple(scene.heard("drew")[0].values())
    for seat, line in ((0, "You drew Concuss!"), (1, "Player 1 drew a card")):
        event = GAME.event(drew, args, seat, (0, 1))
        assert event is not None
        assert said(GAME.event_text(seen(scene, seat), event)) == line


def test_the_main_button_is_the_strongest_use_of_the_one_ability_that_is_ready() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf"))
    scene.rolls(1, 1, 1, 1, 4)
    scene.stops(0)
    (obvious,) = [o for o in options(scene) if o.answer == asking(scene).obvious]
    assert said(obvious.text).startswith("Smack (4 × Sword)")
    assert [o.passes for o in options(scene)] == [True, False, False]


def test_of_several_abilities_the_obvious_one_is_worth_most() -> None:
    scene = Scene(Player("barbarian"), Player("moon_elf"))
    scene.rolls(1, 1, 1, 6, 6)
    scene.stops(0)
    (obvious,) = [o for o in options(scene) if o.answer == asking(scene).obvious]
    assert said(obvious.text).startswith("Overpower")  # Smack and Sturdy Blow are there, too


@pytest.mark.parametrize(("health", "obvious"), [(5, "Take 4 damage"), (4, "Play Not This Time! (1 CP)")])
def test_the_main_button_takes_a_blow_unless_it_kills(health: int, obvious: str) -> None:
    scene = Scene(Player("barbarian"), Player("monk", hand="not_this_time", cp=1, health=health))
    scene.attempts(0, (1, 1, 1, 4, 6), "smack 3")
    scene.passes(1)
    scene.defends(1, None)
    assert said(asking(scene).text) == "4 damage is about to hit you. Play something?"
    assert _obvious(scene).startswith(obvious)


def test_what_helps_is_for_oneself() -> None:
    scene = Scene(Player("barbarian"), Player("monk", hand="not_this_time", cp=1))
    scene.attempts(0, (1, 1, 1, 4, 6), "smack 3")
    scene.passes(1)
    scene.defends(1, None)
    scene.plays(1, "not_this_time")
    assert _obvious(scene) == "You (Monk)"


def test_a_die_of_the_attack_is_rolled_again_where_it_costs_most() -> None:
    """Without the fifth sword the attack of five is one of four; every other die may become a sword again."""
    scene = Scene(Player("barbarian"), Player("monk", hand="helping_hand", cp=1))
    scene.rolls(4, 1, 1, 1, 4)
    scene.plays(1, "helping_hand")
    assert said(asking(scene).text) == "Which die do you choose for “Helping Hand!”?"
    assert _obvious(scene).startswith("Sword (1)")


def test_a_blow_is_made_as_hard_as_it_can_be() -> None:
    scene = strike("treant", "overgrowth", (1, 2, 4, 4, 5), tokens={"seedling": 3})
    assert said(asking(scene).text) == "How many do you choose for “Overgrowth”?"
    assert _obvious(scene) == "Deal another 8 damage. Remove 2 spirits."
    assert [said(option.text) for option in options(scene)][:2] == [
        "Leave it as it is",
        "Deal another 4 damage. Remove 1 spirit.",
    ]
    assert [option.passes for option in options(scene)] == [True, False, False]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Remove 3 Fire Mastery of yours."),
        ("ru", "Снимите с себя 3 жетона «Мастерство огня»."),
        ("pl", "Usuń u siebie 3 żetony „Kunszt ognia”."),
    ],
)
def test_a_number_says_what_it_does(language: str, words: str) -> None:
    scene = strike("pyromancer", "combustion", (1, 1, 4, 5, 6), tokens={"fire_mastery": 3})
    assert words in [said(option.text, language) for option in options(scene)]


@pytest.mark.parametrize(("dice", "again"), [((1, 1, 1, 1, 4), True), ((6, 6, 6, 6, 6), False)])
def test_a_die_is_rolled_once_more_where_that_promises_more(dice: tuple[int, ...], again: bool) -> None:
    scene = Scene(Player("barbarian", hand="try_try_again", cp=1), Player("monk"))
    scene.rolls(*dice)
    scene.plays(0, "try_try_again")
    scene.picks(0, 5)
    scene.rolls(dice[4])
    assert (_obvious(scene) != "Leave it as it is") == again


def _obvious(scene: Scene) -> str:
    asked = asking(scene)
    return next(said(o.text) for o in options(scene) if o.answer == asked.obvious)
