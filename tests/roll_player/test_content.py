"""The card file: its states, a player's corrections, faults that name their place, and effects as ints."""

from __future__ import annotations

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content import card_file
from dicewright.games.roll_player.content.card_file import (
    SHIPPED,
    STATES,
    content_status,
    export_content,
    read,
)
from dicewright.games.roll_player.content.forms import FORMS
from dicewright.games.roll_player.game import GAME
from dicewright.kernel.content import Fault
from dicewright.kernel.game import ContentFile, Refusal, Setup
from dicewright.match import Match, Seeded, dumps, loads

from .scene import Hero, Scene, scored
from .test_market import market


class TestShipped:
    def test_the_export_is_the_shipped_content(self) -> None:
        assert read(ContentFile(export_content(), "cards.toml")) == SHIPPED

    def test_it_explains_itself(self) -> None:
        text = export_content()
        assert all(state in text for state in STATES)
        comments = "\n".join(line for line in text.splitlines() if line.startswith("#"))
        for op, form in FORMS.items():
            assert op in comments
            assert all(name in comments for name in form)

    def test_status(self) -> None:
        status = content_status()
        assert status["market price"] == {"printed": 1, "ruled": 0, "reconstructed": 52}
        assert status["market hands"]["reconstructed"] == 8
        assert status["market arrow"]["reconstructed"] == 33
        assert status["market stars"]["reconstructed"] == 20
        assert status["classes ability"] == {"printed": 4, "ruled": 2, "reconstructed": 6}
        assert status["market effect"] == {"printed": 6, "ruled": 4, "reconstructed": 31}
        assert status["armor stars"] == {"printed": 1, "ruled": 0, "reconstructed": 11}
        assert status["market rank"]["printed"] == 53

    def test_what_the_rulebook_only_explains_is_ruled(self) -> None:
        """No card shows these texts; the rulebook speaks of them."""
        assert SHIPPED["classes"]["thief"]["state"]["ability"] == "ruled"
        for name in ("heavy_crossbow", "move_silently", "sleight_of_hand", "diplomacy"):
            assert SHIPPED["market"][name]["state"]["effect"] == "ruled", name

    def test_structure(self) -> None:
        market = SHIPPED["market"]
        assert [sum(c["rank"] == rank for c in market.values()) for rank in (1, 2)] == [26, 27]
        assert all(sum(g["stars"] for g in c["goals"].values()) == 12 for c in SHIPPED["classes"].values())
        for story in SHIPPED["backstories"].values():
            cells = story["cells"].values()
            assert sorted(position for position, _ in cells) == [1, 2, 2, 3, 3, 3]
            assert len({colour for _, colour in cells}) == 6
        assert all(max(max(row) for row in a["grid"]) == 3 for a in SHIPPED["alignments"].values())

    def test_the_book_marks_what_is_reconstructed(self) -> None:
        _, book = GAME.table(GAME.settled(Setup(2)))
        reckless, price = box.CARDS.index("reckless"), box.CARD_FIELDS.index("price")
        assert not (book.card_rebuilt[reckless] >> price) & 1
        assert (book.card_rebuilt[box.CARDS.index("weak")] >> price) & 1
        assert book.class_rebuilt[box.CLASSES.index("monk")]
        assert not book.class_rebuilt[box.CLASSES.index("cleric")]


class TestCorrections:
    def test_a_value_that_is_given_counts_as_printed(self) -> None:
        content = read(ContentFile("[market.weak]\nprice = 2\n", "mine.toml"))
        assert content["market"]["weak"]["price"] == 2
        assert content["market"]["weak"]["state"]["price"] == "printed"
        assert content["market"]["weak"]["state"]["arrow"] == "reconstructed"
        assert content_status(content)["market price"]["printed"] == 2

    def test_unless_it_says_otherwise(self) -> None:
        content = read(ContentFile('[market.weak]\nprice = 2\nstate = { price = "ruled" }\n', "mine.toml"))
        assert content["market"]["weak"]["state"]["price"] == "ruled"

    def test_a_corrected_value_counts_as_printed_though_its_old_state_stands_beside_it(self) -> None:
        """The way of whoever exports the file and corrects it in place."""
        old, body = export_content().split("[market.weak]", 1)
        text = f"{old}[market.weak]{body.replace('price = 4', 'price = 2', 1)}"
        content = read(ContentFile(text, "mine.toml"))
        assert content["market"]["weak"]["price"] == 2
        assert content["market"]["weak"]["state"]["price"] == "printed"
        assert content_status(content)["market price"] == {"printed": 2, "ruled": 0, "reconstructed": 51}

    def test_a_stand_in_that_proves_right_needs_only_its_state_changed(self) -> None:
        content = read(ContentFile('[market.weak]\nstate = { price = "printed" }\n', "mine.toml"))
        assert content["market"]["weak"] == SHIPPED["market"]["weak"] | {
            "state": SHIPPED["market"]["weak"]["state"] | {"price": "printed"}
        }

    def test_a_single_goal(self) -> None:
        content = read(ContentFile("[classes.monk]\ngoals.str = { min = 15, stars = 1 }\n", "mine.toml"))
        assert content["classes"]["monk"]["goals"]["str"] == {"min": 15, "stars": 1}
        assert content["classes"]["monk"]["goals"]["wis"] == SHIPPED["classes"]["monk"]["goals"]["wis"]

    def test_it_is_played(self) -> None:
        text = '[market.weak]\nprice = 1\narrow = "evil"\nstars = 7\neffect = { op = "stars_per_gold", gold = 1 }\n'
        scene = market(Hero(gold=1), Hero(), cards=["weak", "loyal"], content=text)
        scene.buys(0, "weak")
        assert scene.at(0) == "evil neutral"
        assert scored(Hero(full=True, gold=2, cards=["weak"]), content=text).part(0, "traits") == 14

    def test_it_is_told_apart_by_its_book(self) -> None:
        setup = GAME.settled(Setup(2))
        own = read(ContentFile("[market.weak]\nprice = 1", "mine.toml"))
        books = [GAME.table(setup, c)[1] for c in (None, own)]
        assert GAME.book_hash(books[0]) != GAME.book_hash(books[1])


class TestOtherForms:
    """Forms of effects that no shipped card uses."""

    POOL = "red 1, blue 3, green 6"

    def test_two_handed_weapons_in_one_hand(self) -> None:
        text = '[classes.barbarian]\nability = { op = "two_handed_in_one_hand" }'
        hero = Hero("barbarian", gold=9, cards=["longbow"])
        scene = market(hero, Hero(), cards=["quarterstaff", "longsword"], content=text)
        scene.buys(0, "quarterstaff")
        assert scene.asked == "market of seat 1"
        scene.g.gold[0] = 9

    def test_no_ability(self) -> None:
        scene = Scene(
            Hero("thief"), Hero(), pool="red 1, blue 3, gold 6", content='[classes.thief]\nability = { op = "none" }'
        )
        scene.drafts(0, 3, "cha")
        assert scene.g.gold[0] == 7

    def test_search_without_a_roll_keeps_the_face(self) -> None:
        text = '[market.search]\neffect = { op = "swap_board_die_with_bag_die", roll = false }'
        scene = Scene(Hero(rows={"str": "red 5"}, cards=["search"]), Hero(), at="pool", pool=self.POOL, content=text)
        scene.uses(0, "search")
        scene.chooses(0, "str 1", "blue")
        assert scene.die(0, "str 1") == "blue 5"

    def test_intimidate_with_a_number_of_dice(self) -> None:
        text = '[market.intimidate]\neffect = { op = "reroll_pool_dice", count = 2 }'
        scene = Scene(Hero(cards=["intimidate"]), Hero(), at="pool", pool=self.POOL, content=text)
        scene.uses(0, "intimidate")
        scene.chooses(0, 1)
        scene.rolls(5)
        assert scene.pool == "blue 3, red 5, green 6"
        scene.chooses(0, None)
        assert scene.asked == "initiative of seat 0"

    def test_climb_with_two_dice(self) -> None:
        text = '[market.climb]\neffect = { op = "flip_pool_die", count = 2 }'
        scene = Scene(Hero(cards=["climb"]), Hero(), at="pool", pool="red 1, blue 3, green 5", content=text)
        scene.uses(0, "climb")
        scene.chooses(0, 1)
        assert scene.pool == "blue 3, green 5, red 6"
        scene.chooses(0, 1)
        assert scene.pool == "blue 4, green 5, red 6"

    def test_a_class_that_may_act_for_nothing_once_a_round(self) -> None:
        text = '[classes.monk]\nability = { when = "once_per_round", op = "attribute_action", attribute = "str" }'
        scene = Scene(Hero("monk", gold=0, rows={"int": "red 1"}), Hero(), pool=self.POOL, content=text)
        scene.drafts(0, 1, "cha")
        scene.uses(0, "ability")
        scene.chooses(0, "int 1")
        assert scene.die(0, "int 1") == "red 6"

    def test_several_classes_that_add_a_card_to_the_market(self) -> None:
        text = "\n".join(
            f'[classes.{name}]\nability = {{ when = "before_market", op = "discard_pile_to_market" }}'
            for name in ("thief", "bard", "wizard")
        )
        heroes = [Hero(name) for name in ("thief", "bard", "druid", "wizard")]
        row, pile = ["weak", "loyal", "honest", "climb", "search"], ["proud", "nimble", "greedy", "cunning"]
        scene = Scene(*heroes, at="before market", market=row, pile=pile, initiative=[1, 2, 3, 4], content=text)
        for seat in range(4):
            assert scene.asked == f"pick of seat {seat}"
            scene.reply(1)
        assert scene.market == [*row, *pile]
        assert scene.pile == []

    def test_stars_beyond_a_hundred(self) -> None:
        text = '[market.greedy]\nstars = 20\neffect = { op = "stars_per_gold", gold = 1 }'
        assert scored(Hero(full=True, gold=30, cards=["greedy"]), content=text).part(0, "traits") == 600

    def test_a_weapon_without_an_effect(self) -> None:
        hero = Hero("warrior", full=True, rows={"str": "red 6, red 6, red 6"}, cards=["longsword"])
        assert scored(hero, content='[market.longsword]\neffect = { op = "none" }').part(0, "goals") == 4


FAULTS = [
    ("[market.weak]\nprice = 99", 2, "market.weak.price must be a whole number from 0 to 20; it is 99"),
    ("[market.weak]\n\nprice = true", 3, "market.weak.price must be a whole number"),
    ("[market.wek]\nprice = 1", 1, "market.wek is not known"),
    ("[markt.weak]\nprice = 1", 1, "markt is not known; did you mean market? What may stand here: races"),
    (
        "[market.longsward]\nprice = 1",
        1,
        "market.longsward is not known; did you mean longsword? What may stand here: ",
    ),
    ("[market.xyzzy]\nprice = 1", 1, " and 47 more."),
    ('[market.longsword]\nprice = ""', 2, "market.longsword.price is empty; write a whole number from 0 to 20."),
    ('[market.weak]\narrow = "evli"', 2, 'good, evil, law or chaos; it is "evli" (did you mean evil?).'),
    (
        "[market.weak]\nhands = 1",
        2,
        "market.weak.hands is not known; what may stand here: rank, price, arrow",
    ),
    ('[market.weak]\narrow = "up"', 2, "market.weak.arrow must be one of good, evil, law or chaos"),
    ('[market.climb]\narrow = "copied"', 2, "market.climb.arrow must be one of"),
    ("[market.longsword]\nhands = 3", 2, "market.longsword.hands must be a whole number from 1 to 2"),
    ('[market.weak]\neffect = { op = "fly" }', 2, "market.weak.effect.op must be one of stars_per_card_type"),
    ('[market.weak]\neffect = { op = ["none"] }', 2, "market.weak.effect.op must be one of"),
    ("[market.weak]\neffect = 3", 2, "market.weak.effect must be a table"),
    ('[market.weak]\neffect = { op = "stars_per_gold" }', 2, "market.weak.effect.gold is missing"),
    ('[market.weak]\neffect = { op = "stars_per_gold", gold = 4, x = 1 }', 2, "market.weak.effect.x is not known"),
    ('[market.weak.effect]\nop = "stars_per_gold"\ngold = 0', 3, "market.weak.effect.gold must be a whole number"),
    ('[market.climb]\neffect = { op = "copy_opponent_skill" }', 2, "must be copy_opponent_skill for diplomacy"),
    ('[market.chain_helm]\nset = "mystic"', 1, "market must have 5 pieces of the chain set"),
    ("[classes.monk]\ngoals.str = { min = 16, max = 15, stars = 1 }", 2, "classes.monk.goals.str.max must not be less"),
    ("[classes.monk]\ngoals.str = { min = 16 }", 2, "classes.monk.goals.str.stars is missing"),
    ("[classes.monk]\ngoals.luck = { min = 16, stars = 1 }", 2, "classes.monk.goals.luck is not known"),
    ('[classes.monk]\ncolor = "pink"', 2, "classes.monk.color must be one of"),
    ('[classes.monk]\ncolor = "red"', 1, "classes must have as many classes of each color as the box"),
    ("[races.elf]\nmodifiers = { str = 9 }", 2, "races.elf.modifiers.str must be a whole number from -6 to 6"),
    ("[alignments.rebel]\ngrid = [[1, 2], [3]]", 2, "alignments.rebel.grid must be three rows of three numbers"),
    ("[backstories.savage]\ncells = { str = [1, 2] }", 2, "backstories.savage.cells.dex is missing"),
    (
        '[backstories.savage.cells]\nstr = [true, "red"]\ndex = [1, "red"]\ncon = [1, "red"]\n'
        'int = [1, "red"]\nwis = [1, "red"]\ncha = [1, "red"]',
        2,
        "backstories.savage.cells.str must be a position from 1 to 3 and a class color",
    ),
    ("[armor.chain]\nstars = [1, 2]", 2, "armor.chain.stars must be a list of 5 numbers"),
    ('[armor.chain]\ncolors = ["red", "red"]', 2, "armor.chain.colors must be a list"),
    (
        '[market.weak]\nstate = { price = "sure" }',
        2,
        "market.weak.state.price must be one of printed, ruled or reconstructed",
    ),
    ('[market.weak]\nstate = { cost = "printed" }', 2, "market.weak.state.cost is not known"),
    ("market = 3", 1, "market must be a table"),
    ("[market]\nweak = 3", 2, "market.weak must be a table"),
]


@pytest.mark.parametrize(("text", "line", "message"), FAULTS)
def test_faults_name_their_place(text: str, line: int, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(ContentFile(text, "mine.toml"))
    said = str(caught.value)
    assert message in said
    assert said.startswith(f"mine.toml, line {line}:"), said


def test_a_fault_knows_its_line_and_its_path() -> None:
    with pytest.raises(Fault) as caught:
        read(ContentFile("[market.weak]\nprice = -1", "mine.toml"))
    assert (caught.value.line, caught.value.path) == (2, ("market", "weak", "price"))


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize(("text", "line", "message"), FAULTS)
def test_faults_have_words(text: str, line: int, message: str, language: str) -> None:
    with pytest.raises(Fault) as caught:
        read(ContentFile(text, "mine.toml"))
    assert caught.value.in_words(language).startswith("mine.toml, ")


class TestDifference:
    def test_every_value_that_is_not_the_shipped_one(self) -> None:
        text = "[market.longsword]\nprice = 4\n[classes.monk]\ngoals.str = { min = 15, stars = 1 }\n"
        goal, price = GAME.difference(ContentFile(text, "mine.toml"))
        say = GAME.words("en").say
        assert (price.path, price.sure, price.own_sure) == (
            ("market", "longsword", "price"),
            "reconstructed",
            "printed",
        )
        assert [say(it) for it in (price.thing, price.field, price.shipped, price.own)] == [
            "Longsword",
            "price",
            "5",
            "4",
        ]
        assert goal.path == ("classes", "monk", "goals", "str")
        assert [say(it) for it in (goal.shipped, goal.own)] == ["STR 18+ (3★)", "STR 15+ (1★)"]

    def test_a_stand_in_that_proves_right(self) -> None:
        (surer,) = GAME.difference(ContentFile('[market.weak]\nstate = { price = "printed" }\n', "mine.toml"))
        assert (surer.shipped, surer.own, surer.sure, surer.own_sure) == ("4", "4", "reconstructed", "printed")

    def test_the_export_changes_nothing(self) -> None:
        assert GAME.difference(ContentFile(export_content(), "cards.toml")) == ()

    @pytest.mark.parametrize("language", ["en", "ru", "pl"])
    def test_every_field_has_words(self, language: str) -> None:
        """All that the file says, made other than it is."""
        text = """
            [races.elf]\nmodifiers = { str = 1 }
            [classes.monk]\ncolor = "red"\nability = { op = "none" }
            [classes.warrior]\ncolor = "purple"
            [backstories.savage.cells]
            str = [1, "red"]\ndex = [1, "red"]\ncon = [1, "red"]\nint = [1, "red"]\nwis = [1, "red"]\ncha = [1, "red"]
            [alignments.rebel]\ngrid = [[1, 2, 3], [-4, 5, 6], [7, 8, 9]]
            [armor.chain]\ncolors = ["red"]\nstars = [1, 2, 3, 4, 5]
            [market.weak]\nrank = 2\narrow = "evil"\nstars = 1\neffect = { op = "stars_per_gold", gold = 1 }
            [market.longbow]\nhands = 1\neffect = { op = "none" }
            [market.climb]\neffect = { op = "gain_gold", gold = 1 }
            [market.chain_helm]\nset = "mystic"
            [market.mystic_cowl]\nset = "chain"
        """
        found = GAME.difference(ContentFile(text, "mine.toml"))
        say = GAME.words(language).say
        for d in found:
            said = [say(it) for it in (d.thing, d.field, d.shipped, d.own)]
            assert all(said)
            assert said[2] != said[3]
        fields = {field for section in SHIPPED.values() for body in section.values() for field in body}
        assert fields == {d.path[2] for d in found} | {"price", "goals", "state"}


class TestSeal:
    """A save carries the whole content: whatever is corrected later, it is played as it was."""

    TEXT = '[market.longsword]\nprice = 3\nstate = { price = "ruled" }\n[classes.monk]\nability = { op = "none" }\n'

    def test_a_sealed_file_says_everything_and_the_same(self) -> None:
        file = ContentFile(self.TEXT, "mine.toml")
        sealed = GAME.sealed_content(file)
        assert read(sealed) == read(file)
        assert GAME.sealed_content(sealed) == sealed

    def test_corrections_of_the_shipped_file_do_not_reach_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        file = ContentFile(self.TEXT, "mine.toml")
        saved = dumps(Match(GAME, Setup(2), file, nature=Seeded(3), players=("human", "greedy")))
        later = read(ContentFile("[market.longbow]\nprice = 1\n[market.longsword]\nprice = 1\n", "later.toml"))
        monkeypatch.setattr(card_file, "SHIPPED", later)
        GAME._read.cache_clear()
        again = loads(saved)
        assert again.book.price[box.CARDS.index("longsword")] == 3
        assert again.book.price[box.CARDS.index("longbow")] == SHIPPED["market"]["longbow"]["price"]
        assert dumps(again) == saved
