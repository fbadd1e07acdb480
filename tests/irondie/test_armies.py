"""Armies and colour tables: how they are written, what is legal, and what is said about mistakes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicewright.games.irondie.box import Colour, Type
from dicewright.games.irondie.content.armies import (
    OURS,
    READY_MADE,
    STARTERS,
    Army,
    Die,
    army,
    check,
    faults,
    find,
    parse,
    spell,
)
from dicewright.games.irondie.content.army_files import parse_file
from dicewright.games.irondie.content.colours import SHIPPED, ColourTable, Part, read, status
from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import ContentFile, Refusal, Setup
from dicewright.kernel.words import LANGUAGES

LEGAL = "3 rare black smasher, 3 green barrier, 3 yellow fortress"
DOCS = Path(__file__).parents[2] / "docs" / "irondie-armies.md"

dice = st.builds(Die, st.sampled_from(Type.names), st.sampled_from(Colour.names), st.booleans())


@given(st.lists(dice, min_size=1, max_size=9))
def test_a_list_that_is_spelt_reads_back(given: list[Die]) -> None:
    assert parse(spell(tuple(given))) == tuple(given)


@pytest.mark.rule("ID-die-4")
def test_a_die_is_a_colour_a_type_and_perhaps_rare() -> None:
    assert parse("2 Rare WHITE power_up, powerup red,  blue   Power Up") == (
        Die("power_up", "white", True),
        Die("power_up", "white", True),
        Die("power_up", "red"),
        Die("power_up", "blue"),
    )
    assert (
        parse("2 green barriers, 2 yellow fortresses")
        == (Die("barrier", "green"),) * 2 + (Die("fortress", "yellow"),) * 2
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("red bleu swarm", "unknown word 'bleu'"),
        ("red blue swarm", "one colour and one type"),
        ("swarm", "one colour and one type"),
        ("rare rare red swarm", "one colour and one type"),
        ("10 red swarm", "1 to 9"),
        ("0 red swarm", "1 to 9"),
        ("red swarm,, red swarm", "empty entry"),
        ("", "empty entry"),
    ],
)
def test_a_list_that_cannot_be_read_says_why(text: str, says: str) -> None:
    with pytest.raises(Refusal, match=re.escape(says)):
        parse(text)


@pytest.mark.rule("ID-set-1", "ID-set-2", "ID-set-3", "ID-set-4")
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (LEGAL, []),
        ("3 rare black smasher, rare green barrier, 2 green barrier, 3 yellow fortress", ["ID-set-3"]),
        ("5 red smasher, 4 red swarm", ["ID-set-2"]),
        ("red smasher, red barrier, 7 red swarm", []),
        ("3 rare black smasher, 3 green barrier, 4 yellow fortress", ["ID-set-1"]),
        ("9 rare red smasher", ["ID-set-2", "ID-set-3"]),
        ("red smasher", ["ID-set-1", "ID-set-2"]),
    ],
)
def test_what_makes_a_set_legal(text: str, rules: list[str]) -> None:
    a = Army("", parse(text))
    assert [rule for rule, _ in faults(a)] == rules
    if rules:
        with pytest.raises(Refusal) as refused:
            check(a)
        assert refused.value.rule == rules[0]
        assert len(str(refused.value).split(". ")) >= len(rules)
    else:
        check(a)


@pytest.mark.rule("ID-tour-7")
def test_a_side_set_has_three_dice_and_its_rare_ones_count_apart() -> None:
    assert len(army(LEGAL, "3 rare red swarm").side) == 3
    for side in ("2 red swarm", "4 red swarm"):
        with pytest.raises(Refusal, match="side set has exactly 3") as refused:
            army(LEGAL, side)
        assert refused.value.rule == "ID-tour-7"


def test_the_page_offers_every_ready_made_army() -> None:
    offered = Path(__file__).parents[2] / "web" / "src" / "boards" / "irondie" / "armies.json"
    assert json.loads(offered.read_text(encoding="utf-8")) == list(READY_MADE)


def test_ready_made_armies_are_legal() -> None:
    for name, ready in READY_MADE.items():
        check(ready)
        assert ready.name == name
        assert army(name.upper()) == find(name) == ready
    assert len(STARTERS) == 8
    for starter in STARTERS.values():
        assert [d.type for d in starter.dice] == list(Type.names)
        assert len({d.colour for d in starter.dice}) == 1
        assert not any(d.rare for d in starter.dice)
    assert len(OURS) >= 5
    assert all(any(d.rare for d in a.dice) for a in OURS.values())


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"army": "starter-pink"}, "ID-set-1"),
        ({"army": "red bleu swarm"}, "ID-die-4"),
        ({"army": "red blue swarm"}, "ID-die-4"),
        ({"army": "10 red swarm"}, "ID-set-1"),
        ({"army": "red swarm,"}, ""),
        ({"army": "9 rare red smasher"}, "ID-set-2"),
        ({"army": "red smasher, red swarm"}, "ID-set-1"),
        ({"side": "red swarm"}, "ID-tour-7"),
        ({"turn_limit": "0"}, "ID-dig-2"),
        ({"colour_bonus_table": "recon_z"}, "ID-bonus-11"),
    ],
)
def test_what_a_set_up_refuses_is_said_in_every_language(options: dict[str, str], rule: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.table(GAME.settled(Setup(2, options)))
    assert refused.value.rule == rule
    assert len({refused.value.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_name_lists_the_known_ones() -> None:
    for look in (army, find):
        with pytest.raises(Refusal, match=r"no army 'starter-pink'.*starter-red"):
            look("starter-pink")


def test_a_file_holds_named_armies() -> None:
    found = parse_file(
        f'[armies.Wolves]\ndice = "{LEGAL}"\n[armies.x]\ndice = ["9 red smasher"]\n'.replace("9 red smasher", LEGAL)
        + 'side = "red swarm, 2 red barrier"\n',
        "mine.toml",
    )
    assert list(found) == ["wolves", "x"]
    assert found["wolves"].spell() == LEGAL
    assert found["x"].spell_side() == "red swarm, 2 red barrier"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[armies.x\n", "line 1"),
        ("x = 1\n", "no armies"),
        ("[armies]\n", "no armies"),
        (f'[armies.x]\ndice = "{LEGAL}"\n[others]\n', "section 'others'"),
        ('[armies.x]\ndies = "red swarm"\n', "army 'x' has no field dice"),
        (f'[armies.x]\ndice = "{LEGAL}"\nsides = ""\n', "army 'x' has a field 'sides'"),
        ("[armies.x]\ndice = 9\n", "army 'x', field dice must be text"),
        ('[armies.x]\ndice = "red swam"\n', "army 'x', field dice: 'red swam' has the unknown word 'swam'"),
        ('[armies.x]\ndice = "9 red swarm"\n', "army 'x': A set needs a die of each class"),
        (f'[armies.x]\ndice = "{LEGAL}"\nside = "red swarm"\n', "army 'x': A side set has exactly 3"),
        (f'[armies."a b"]\ndice = "{LEGAL}"\n', "letters, digits"),
        ("armies = 3\n", "no armies"),
        (f'[armies.x]\ndice = "{LEGAL}"\n[armies.X]\ndice = "{LEGAL}"\n', "two armies called 'x'"),
    ],
)
def test_a_wrong_file_says_where_and_what(text: str, says: str) -> None:
    with pytest.raises(Refusal, match=r"mine\.toml") as refused:
        parse_file(text, "mine.toml")
    assert says in str(refused.value)


# --- colour tables ---


@pytest.mark.rule("ID-bonus-11")
def test_the_shipped_tables() -> None:
    assert list(SHIPPED) == ["recon_a", "recon_b", "seed_example_literal"]
    for table in SHIPPED.values():
        assert list(table.rows) == list(Colour.names)
        assert all(row.why for row in table.rows.values())
    a = SHIPPED["recon_a"].rows
    assert a["red"].effects == (Part("attack", "allied", 2),)
    assert a["black"].effects == (Part("defense", "any", 3), Part("life", "any", -1))
    assert {c for c, row in a.items() if row.state == "reconstructed"} == {
        "blue",
        "yellow",
        "purple",
        "green",
        "orange",
        "white",
    }
    b = SHIPPED["recon_b"].rows
    assert b["green"] == a["green"]
    assert b["white"].effects == (Part("attack", "allied", 3), Part("life", "allied", -1))


def load(text: str, source: str) -> dict[str, ColourTable]:
    tables: dict[str, ColourTable] = read(ContentFile(text, source))["colours"]
    return tables


def test_the_status_counts_rows() -> None:
    assert status({"colours": SHIPPED})["colour table recon_a"] == {"printed": 1, "ruled": 1, "reconstructed": 6}


ROW = '[colours.{}]\neffects = [{{ class = "{}", colour = "{}", delta = {} }}]\n'


def test_a_players_file_replaces_rows_and_adds_tables() -> None:
    tables = load(ROW.format("recon_a.white", "attack", "any", 4) + '[colours.mine]\nextends = "recon_b"\n', "f")
    assert tables["recon_a"].rows["white"].effects == (Part("attack", "any", 4),)
    assert tables["recon_a"].rows["white"].state == "printed"
    assert tables["recon_a"].rows["red"] == SHIPPED["recon_a"].rows["red"]
    assert tables["mine"].rows == SHIPPED["recon_b"].rows
    assert SHIPPED["recon_a"].rows["red"].effects == (Part("attack", "allied", 2),)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[colours", "cannot be read as TOML: [colours"),
        ("x = 1", "x is not known; what may stand here: colours"),
        ("", "colours must be a table, such as [colours.mine.red]"),
        ("[colours]\nmine = 3", "colours.mine must be a table"),
        (ROW.format("mine.red", "attack", "any", 1), "lacks blue, yellow"),
        ('[colours.mine]\nextends = "recon_z"\n', "colours.mine.extends must be one of recon_a"),
        (ROW.format("recon_a.pink", "attack", "any", 1), "colours.recon_a.pink is not known"),
        (
            ROW.format("recon_a.red", "magic", "any", 1),
            "colours.recon_a.red.effects.1.class must be one of attack, defense or life",
        ),
        (ROW.format("recon_a.red", "attack", "hostile", 1), "effects.1.colour must be one of allied or any"),
        (ROW.format("recon_a.red", "attack", "any", 0), "delta must not be 0"),
        (ROW.format("recon_a.red", "attack", "any", 6), "delta must be a whole number"),
        (ROW.format("recon_a.red", "attack", "any", "true"), "delta must be a whole number"),
        (ROW.format("recon_a.red", "attack", "any", '1, much = "1"'), "effects.1.much is not known"),
        ("[colours.recon_a.red]\neffects = []\n", "list of 1 to 3"),
        ("[colours.recon_a.red]\neffects = [1]\n", "effects.1 must be a table"),
        ("[colours.recon_a]\nred = 1\n", "colours.recon_a.red must be a table"),
        (ROW.format("recon_a.red", "attack", "any", 1) + 'state = "sure"', "state must be one of"),
        (ROW.format("recon_a.red", "attack", "any", 1) + 'confidence = "sure"', "confidence must be one of"),
        (ROW.format("recon_a.red", "attack", "any", 1) + "why = 1", "why must be text"),
    ],
)
def test_a_wrong_table_says_where_and_what(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        load(text, "mine.toml")
    assert says in str(refused.value)
    assert str(refused.value).startswith("mine.toml")
    assert all(refused.value.in_words(language).startswith("mine.toml") for language in ("ru", "pl"))


def test_a_wrong_effect_is_found_by_its_line() -> None:
    first, second = '{ class = "life", colour = "any", delta = 1 }', '{ class = "life" }'
    text = f"[colours.recon_a.red]\neffects = [\n  {first},\n  {second},\n]\n"
    with pytest.raises(Refusal, match=r"mine\.toml, line 4: colours\.recon_a\.red\.effects\.2\.colour is missing"):
        load(text, "mine.toml")


def test_what_a_players_table_changes() -> None:
    file = ContentFile(ROW.format("recon_a.white", "attack", "any", 4), "mine.toml")
    (found,) = GAME.difference(file)
    assert (found.path, found.sure) == (("colours", "recon_a", "white", "effects"), "reconstructed")
    for language in ("en", "ru", "pl"):
        assert all(GAME.words(language).say(it) for it in (found.thing, found.field, found.shipped, found.own))
    own = GAME.difference(ContentFile('[colours.mine]\nextends = "recon_b"\n', "mine.toml"))
    assert [d.sure for d in own] == [""] * 8
    sealed = GAME.sealed_content(file)
    assert sealed.text.startswith("whole = true")
    assert read(sealed) == read(file)


def test_the_examples_of_the_guide_work() -> None:
    armies, tables = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert list(parse_file(armies, "guide")) == ["wolves", "turtles"]
    loaded = load(tables, "guide")
    assert loaded["recon_a"].rows["white"].effects == (Part("life", "any", 2),)
    assert len(loaded["mine"].rows["blue"].effects) == 2
    listed = set(
        re.findall(r"`([a-z-]+)`", DOCS.read_text(encoding="utf-8").split("| name |")[1].split("The starters")[0])
    )
    assert set(READY_MADE) <= listed
