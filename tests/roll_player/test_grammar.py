"""The grammar of effects: what docs/content.md shows is played as it says, and whatever can be said keeps the laws."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from dicewright.bots import Player
from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.forms import (
    COUNTS,
    FORMS,
    LASTING,
    MOMENTS,
    VERBS,
    decode,
    encode,
)
from dicewright.games.roll_player.content.grammar import ability, reader_of, skill, trait, weapon
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.show.effect_texts import effect_text
from dicewright.kernel.content import Check, Fault, Flag, OneOf, Some, Whole, spelled
from dicewright.kernel.game import ContentFile, Game, Setup
from dicewright.kernel.words import LANGUAGES
from dicewright.lab import laws
from dicewright.match import Match, Seeded
from staging import together

from .scene import Hero, Scene, scored
from .test_market import market

DOCS = Path(__file__).parents[2] / "docs" / "content.md"
EXAMPLES = [dedent(block) for block in re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)]
LONGSWORD, OWNERS, TRAITS_OF_TWO, CLIMB = EXAMPLES
POOL = "red 1, blue 3, green 6"
LAWS = ("games_end", "values_stay_in_range", "questions_are_whole", "options_are_told_apart", "everything_has_words")


class TestTheGuide:
    def test_it_names_every_form_and_field(self) -> None:
        text = DOCS.read_text(encoding="utf-8")
        for op, form in FORMS.items():
            assert re.search(rf"\b{op}\b", text), op
            assert all(re.search(rf"\b{name}\b", text) for name in form), op

    def test_its_sample_of_a_fault_is_what_is_said(self) -> None:
        with pytest.raises(Fault) as caught:
            GAME.content_in_force(ContentFile("[market.longsword]\nprice = 44", "cards.toml"))
        assert str(caught.value) in DOCS.read_text(encoding="utf-8")

    def test_a_price_and_hands(self) -> None:
        found = {d.path[2]: d.own for d in GAME.difference(ContentFile(LONGSWORD, "cards.toml"))}
        assert found == {"price": "4", "hands": "2"}

    def test_from_a_card_to_the_table(self) -> None:
        """Line by line as the guide tells it."""
        found = {d.path[2]: d for d in GAME.difference(ContentFile(CLIMB, "climb.toml"))}
        say = GAME.words("en").say
        told = say(found["effect"].own)
        assert told in re.sub(r"\s+", " ", DOCS.read_text(encoding="utf-8"))
        assert (found["price"].shipped, found["price"].sure, found["price"].own) == ("3", "reconstructed", "2")
        assert set(found) == {"price", "arrow", "effect"}
        hero = Hero(rows={"str": "red 1", "dex": "blue 2"}, cards=["climb"])
        scene = Scene(hero, Hero(), at="pool", pool=POOL, content=CLIMB)
        scene.uses(0, "climb")
        assert scene.at(0) == "neutral law"
        scene.expect("choose of seat 0")
        scene.reply(1)
        scene.chooses(0, "str 1", "dex 1")
        assert (scene.die(0, "str 1"), scene.die(0, "dex 1"), scene.g.tokens[0]) == ("red 6", "blue 5", 1)

    def test_the_other_choice_and_none(self) -> None:
        for answer, gold in ((2, 8), (0, 5)):
            scene = Scene(Hero(cards=["climb"], gold=5), Hero(), at="pool", pool=POOL, content=CLIMB)
            scene.uses(0, "climb")
            scene.reply(answer)
            assert (scene.g.gold[0], scene.g.tokens[0]) == (gold, 1)
            assert scene.asked == "initiative of seat 0"

    def test_an_action_on_placing_a_die_in_a_row(self) -> None:
        scene = Scene(Hero("monk"), Hero(), pool=POOL, content=OWNERS)
        scene.drafts(0, 1, "con")
        scene.chooses(0, "law")  # the ability; then the action of the row
        scene.chooses(0, "con 1 +")
        assert (scene.at(0), scene.die(0, "con 1")) == ("neutral law", "red 2")
        scene.drafts(1, 2, "str")
        scene.chooses(1, None)

    def test_a_row_that_is_not_named(self) -> None:
        scene = Scene(Hero("monk"), Hero(), pool=POOL, content=OWNERS)
        scene.drafts(0, 1, "str")
        assert scene.offered == [None, "str 1"]

    def test_a_weapon_that_pays_for_a_color(self) -> None:
        hero = Hero("cleric", gold=0, cards=["jeweled_dagger"])
        for card, gold in ((2, 1), (1, 0)):
            scene = Scene(hero, Hero(), pool=POOL, content=OWNERS)
            scene.drafts(0, card, "cha")
            assert scene.g.gold[0] == gold

    def test_a_bonus_for_dice_of_a_color(self) -> None:
        rows = {"str": "blue 5, blue 5, red 6"}
        without = scored(Hero("warrior", full=True, rows=rows), content=OWNERS)
        with_it = scored(Hero("warrior", full=True, rows=rows, cards=["jeweled_dagger"]), content=OWNERS)
        assert with_it.part(0, "goals") - without.part(0, "goals") == 4  # 18 is the goal; 16 without the weapon

    def test_several_things_for_a_price(self) -> None:
        hero = Hero("rogue", gold=1, rows={"str": "red 1", "dex": "blue 2"})
        scene = Scene(hero, Hero(), pool=POOL, content=OWNERS)
        scene.uses(0, "ability")
        scene.reply(2)
        assert (scene.g.gold[0], scene.g.tokens[0]) == (0, 1)
        scene.chooses(0, "str 1", "wis")
        assert scene.row(0, "wis") == "red 1"
        assert "ability" not in scene.ways(0)

    @pytest.mark.parametrize(("str_", "stars"), [("red 6, red 6, red 4", 4), ("red 6, red 6, red 3", 0)])
    def test_a_single_attribute_at_least(self, str_: str, stars: int) -> None:
        hero = Hero("cleric", "human", full=True, rows={"str": str_}, cards=["weak"])
        assert scored(hero, content=TRAITS_OF_TWO).part(0, "traits") == stars

    def test_a_trait_that_wants_two_things_and_pays_for_a_third(self) -> None:
        rows = {"str": "red 1, red 1, red 1", "dex": "red 1, red 1, blue 1"}
        arms = ["proud", "longsword", "blessed_mace"]
        hero = Hero("cleric", full=True, rows=rows, cards=arms)
        assert scored(hero, content=TRAITS_OF_TWO).part(0, "traits") == 2 * 1 + 1
        armored = replace(hero, cards=[*arms, "chain_helm"])
        assert scored(armored, content=TRAITS_OF_TWO).part(0, "traits") == 1


class TestJoins:
    def test_wisdom_twice_goes_two_steps_and_a_monk_goes_four(self) -> None:
        """Each part counts its own steps."""
        text = '[market.climb]\neffect = { times = 2, op = "attribute_action", attribute = "wis" }\narrow = "law"'
        for klass, ways in (("thief", ["chaos", "good"]), ("monk", ["chaos", "good", "law", "evil"])):
            hero = Hero(klass, at="neutral neutral", cards=["climb"])
            scene = Scene(hero, Hero(), at="pool", pool=POOL, content=text)
            scene.uses(0, "climb")
            scene.chooses(0, *ways)
            assert scene.asked == "initiative of seat 0"

    def test_purchases_within_purchases(self) -> None:
        """A class and three weapons that answer a purchase, one of them with a purchase: nothing is lost."""
        parts = '{ op = "gain_gold", gold = 1 }, { op = "attribute_action", attribute = "dex" }'
        answer = f'{{ when = "buy", op = "do", of = [{parts}] }}'
        names = ("longsword", "blessed_mace", "tower_shield")
        text = "\n".join(f"[market.{name}]\nhands = 1\neffect = {answer}" for name in names)
        text += f"\n[classes.barbarian]\nability = [{answer}, {{ op = 'weapon_hand_limit', hands = 4 }}]"
        text += '\n[market.open_lock]\neffect = [{ op = "gain_gold", gold = 1 }, { op = "buy_top_of_deck", price = 0 }]'
        hero = Hero("barbarian", gold=0, rows={"str": "red 1, blue 2, green 3"}, cards=[*names, "open_lock"])
        scene = market(hero, Hero(), cards=["climb", "loyal", "honest"], deck=["quarterstaff", "weak"], content=text)
        scene.uses(0, "open_lock")
        scene.reply(1)
        scene.draws("quarterstaff")
        scene.drops(0, "quarterstaff")
        for _ in range(4):
            scene.chooses(0, "str 1", "str 2")
        assert scene.g.gold[0] == 5
        assert scene.g.sp == 0

    def test_a_market_never_grows_beyond_its_room(self) -> None:
        text = '[market.climb]\neffect = { times = 6, op = "discard_pile_to_market" }\narrow = "law"'
        row, pile = ["weak", "loyal", "honest"], list(box.TRAITS[:4]) + list(box.TRAITS[6:10])
        pile = [card for card in pile if card not in row]
        scene = market(Hero(cards=["climb"]), Hero(), cards=row, pile=pile, content=text)
        scene.uses(0, "climb")
        for _ in range(6):
            scene.reply(1)
        assert len(scene.market) == 9


ODD = [
    ('[market.climb]\neffect = { op = "fly" }', 2, "market.climb.effect.op must be one of attribute_action"),
    ('[market.climb]\neffect = { op = "do", of = [] }', 2, "market.climb.effect.of must be a list of 1 to 6 effects"),
    (
        '[market.climb]\neffect = { times = 9, op = "gain_gold", gold = 1 }',
        2,
        "times must be a whole number from 2 to 6",
    ),
    (
        '[market.climb]\neffect = [\n{ op = "gain_gold", gold = 1 },\n{ op = "gain_gold" },\n]',
        4,
        "effect.2.gold is missing",
    ),
    ('[market.climb]\neffect = { op = "gain_gold", gold = 1, luck = 1 }', 2, "effect.luck is not known"),
    ('[market.climb]\neffect = [{ op = "buy_from_discard" }, { op = "flip_pool_die", count = 1 }]', 2, "never be done"),
    ('[market.climb]\neffect = { when = "buy", op = "gain_gold", gold = 1 }', 2, "effect.when is not known"),
    ('[market.longbow]\neffect = { op = "gain_gold", gold = 1 }', 2, "effect.when is missing"),
    ('[market.longbow]\neffect = { op = ["fly"] }', 2, "effect.op must be one of price_reduction"),
    ('[market.longbow]\neffect = { op = "none", times = 2 }', 2, "effect.times is not known"),
    ('[market.longbow]\neffect = { when = "once_per_round", op = "gain_gold", gold = 1 }', 2, "only a class"),
    ('[classes.monk]\nability = { when = "buy", op = "flip_pool_die", count = 1 }', 2, "no such thing to do then"),
    ('[classes.monk]\nability = { when = "noon", op = "gain_gold", gold = 1 }', 2, "when must be one of place, buy"),
    (
        '[classes.monk]\nability = [{ when = "once_per_round", op = "gain_gold", gold = 1 }, '
        '{ when = "once_per_round", op = "gain_gold", gold = 1 }]',
        2,
        "two abilities of once a round",
    ),
    ('[market.weak]\neffect = { op = "gain_gold", gold = 1 }', 2, "effect.op must be one of stars_per_card_type"),
    ("[market.climb]\neffect = " + '{ op = "do", of = [' * 6 + "] }" * 6, 2, "is too deep"),
    (
        "\n".join(
            f'[market.{name}]\neffect = {{ when = "buy", op = "gain_gold", gold = 1 }}'
            for name in ("longsword", "blessed_mace", "jeweled_dagger", "longbow")
        ),
        2,
        "more than 3 weapons",
    ),
    ('[market.diplomacy]\neffect = [{ op = "copy_opponent_skill" }, { op = "gain_gold", gold = 1 }]', 2, "diplomacy"),
]


@pytest.mark.parametrize(("text", "line", "says"), ODD)
def test_what_cannot_be_said_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(Fault) as caught:
        GAME.content_in_force(ContentFile(text, "mine.toml"))
    assert says in str(caught.value)
    assert caught.value.line == line
    assert len({caught.value.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_file_that_says_too_much() -> None:
    pairs = [f'{{ op = "stars_per_gold", gold = {n + 1} }}' for n in range(6)]
    text = "\n".join(f"[market.{name}]\neffect = [{', '.join(pairs)}]" for name in box.TRAITS)
    with pytest.raises(Fault, match="all effects together are too long"):
        GAME.content_in_force(ContentFile(text, "mine.toml"))


# --- whatever can be said ---


class Wild:
    """Effects at random, by the grammar alone."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def value(self, kind: Check) -> object:
        match kind:
            case Whole(low, high, any):
                return "any" if any and self.random.random() < 0.3 else self.random.randint(low, high)
            case OneOf(words):
                return self.random.choice(words)
            case Some(words):
                return [w for w in words if self.random.random() < 0.5] or [words[0]]
            case Flag():
                return self.random.random() < 0.5

    def leaf(self, forms: dict[str, dict[str, Check]], key: str = "op") -> dict[str, object]:
        op = self.random.choice([form for form in forms if form != "copy_opponent_skill"])
        return {key: op, **{name: self.value(kind) for name, kind in forms[op].items()}}

    def action(self, depth: int = 2) -> dict[str, object]:
        n = self.random.random()
        if depth == 0 or n < 0.4:
            return self.leaf(VERBS)  # type: ignore[arg-type]
        if n < 0.6:
            return {"times": self.random.randint(2, 3), **self.action(0)}
        return {
            self.random.choice(["do", "choose"]): [self.action(depth - 1) for _ in range(self.random.randint(1, 3))]
        }

    def clause(self) -> dict[str, object]:
        if self.random.random() < 0.4:
            return self.leaf(LASTING)  # type: ignore[arg-type]
        return {**self.leaf(MOMENTS, "when"), **self.action()}  # type: ignore[arg-type]

    def count(self, depth: int = 1) -> dict[str, object]:
        n = self.random.random()
        if depth == 0 or n < 0.5:
            return self.leaf(COUNTS)  # type: ignore[arg-type]
        if n < 0.7:
            return {"stars": self.random.randint(-3, 5), **self.count(0)}
        return {"op": "every", "of": [self.count(0) for _ in range(2)]}

    def of(self, name: str) -> object:
        """An effect that the grammar accepts for a card or a class."""
        reader = ability if name in box.CLASSES else reader_of(name)
        one = self.count if name in box.TRAITS else self.action if name in box.SKILLS else self.clause
        while True:
            effect = one() if self.random.random() < 0.5 else [one() for _ in range(self.random.randint(1, 2))]
            try:
                reader((), effect)
            except Fault:
                continue
            return effect

    def content(self) -> str:
        market = {
            name: {"effect": self.of(name)} for name in (*box.WEAPONS, *box.TRAITS, *box.SKILLS) if name != "diplomacy"
        }
        return spelled({"classes": {name: {"ability": self.of(name)} for name in box.CLASSES}, "market": market})


def wild(seed: int) -> Game:
    """Roll Player with a file of effects at random, the first from the seed on that fits a book."""
    for n in range(seed * 1000, seed * 1000 + 100):
        text = Wild(n).content().replace("whole = true\n", "")
        try:
            return replace(GAME, content=GAME.content_in_force(ContentFile(text, "wild.toml")))
        except Fault:  # more than three weapons at one moment
            continue
    raise AssertionError("no wild file fits")


@pytest.mark.parametrize("seed", range(40))
def test_wild_effects_become_ints_and_come_back(seed: int) -> None:
    made = Wild(seed)
    readers = {"longsword": weapon, "weak": trait, "climb": skill, "monk": ability}
    for name, read in readers.items():
        node = read((), made.of(name))
        assert decode(encode(node)) == node
        for language in LANGUAGES:
            assert GAME.words(language).say(effect_text(node, 2))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("law", LAWS)
def test_wild_cards_keep_the_laws(seed: int, law: str) -> None:
    laws.LAWS[law](wild(seed), Setup(1 + seed % 4))


@together("roll_player")
def test_wild_cards_play_the_same_natively() -> None:
    laws.LAWS["native_equals_plain"](wild(1), Setup(2))


def test_bots_play_wild_cards() -> None:
    """To the end, and what they judge by stays within its bounds."""
    game, setup = wild(2), GAME.settled(Setup(2))
    bot, w = Player("greedy", game, (0, 1)), game.weights_of(setup)
    match = Match(game, setup, nature=Seeded(4))
    for n in range(40):
        match.answer(bot.choose(match.record.copy(), match.book, w, match.asked, n))
        assert all(abs(game.evaluate(match.record, match.book, w, seat)) <= 1000 for seat in range(2))
