"""The content file: the owner's own values in place of those in doubt."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from dicewright.games.dice_throne.content import HERO_NAMES, HEROES
from dicewright.games.dice_throne.content.content_file import (
    STATES,
    choices_of,
    export,
    preferred,
    read,
    status,
)
from dicewright.games.dice_throne.content.library import hero_named, hero_numbered, library_of, readings_of
from dicewright.games.dice_throne.content.readings import Readings, decoded, encoded, in_doubt
from dicewright.games.dice_throne.game import GAME
from dicewright.kernel.game import ContentFile, Refusal, Setup
from dicewright.kernel.question import NATURE
from dicewright.kernel.record import Header

SETUP = GAME.settled(Setup(2, {"hero.0": "paladin", "hero.1": "barbarian"}))


def reading(text: str) -> Mapping[str, Any]:
    return read(ContentFile(text, "mine.toml"))


class TestExport:
    def test_as_it_is_written_it_changes_nothing(self) -> None:
        assert reading(export())["readings"] == {hero.name: {} for hero in HEROES if in_doubt(hero)}

    def test_every_line_says_what_we_play_with(self) -> None:
        """With all marks taken off it is a file that says the same as we do."""
        text = export().replace('\n# "', '\n"')
        said = tomllib.loads(text)
        known = {hero.name: {n: preferred(d) for n, d in in_doubt(hero).items()} for hero in HEROES if in_doubt(hero)}
        assert said == known
        given = reading(text)["readings"]
        assert all(encoded(hero, given.get(hero.name, {})) == encoded(hero, {}) for hero in HEROES)

    def test_it_names_every_choice(self) -> None:
        text = export()
        for doubt in (doubt for hero in HEROES for doubt in in_doubt(hero).values()):
            assert all(choice in text for choice in choices_of(doubt))


class TestReading:
    def test_a_number(self) -> None:
        lost = self.holy_attack(reading('[paladin]\n"holy_attack.small_straight" = 5\n'))
        assert (self.holy_attack({"readings": {}}), lost) == (6, 5)

    def holy_attack(self, content: Mapping[str, Any]) -> int:
        """Damage of a small straight, in a game played with the content."""
        g, book = GAME.table(SETUP, content)
        GAME.start(g, book)
        script = {"first": [5, 0], "die": [0, 1, 2, 3, 5]}
        while not g.over and g.health[1] == 50:
            self.answer(g, book, script)
        return 50 - int(g.health[1])

    def answer(self, g: Header, book: Header, script: dict[str, list[int]]) -> None:
        kind = GAME.questions[g.question].name
        scripted = g.asked == NATURE and script.get(kind)
        GAME.answer(g, book, scripted.pop(0) if scripted else int(kind == "declare"))

    def test_a_disputed_effect(self) -> None:
        content = reading('[paladin]\n"divine_defense_2.sword" = "each"\n')
        g, book = GAME.table(SETUP, content)
        assert library_of(g, book).heroes[0] != hero_named("paladin")
        assert library_of(g, book).heroes[1] == hero_named("barbarian")
        assert GAME.book_hash(book) != GAME.book_hash(GAME.table(SETUP)[1])

    def test_a_name_without_quotes_is_understood(self) -> None:
        assert reading("[paladin]\nholy_attack.small_straight = 5\n") == {
            "readings": {"paladin": {"holy_attack.small_straight": 5}}
        }

    def test_the_book_tells_its_readings(self) -> None:
        given: Readings = {"pyromancer": {"blazing_soul.status": "burn"}, "monk": {"fist_strike_2.cost": 2}}
        g, book = GAME.table(GAME.settled(Setup(2, {"hero.0": "pyromancer", "hero.1": "monk"})), {"readings": given})
        for seat, hero in enumerate(map(hero_numbered, g.hero)):
            numbers = readings_of(book, seat)[: len(in_doubt(hero))]
            assert encoded(hero, decoded(hero, numbers)) == numbers == encoded(hero, given[hero.name])
        monk = library_of(g, book).heroes[1]
        assert next(c.cost for c in monk.cards if c.name == "fist_strike_2") == 2

    def test_every_single_value_can_be_replaced(self) -> None:
        """All other readings together still make a game."""
        given: dict[str, dict[str, int | str]] = {}
        for hero in HEROES:
            for name, doubt in in_doubt(hero).items():
                said = preferred(doubt)
                given.setdefault(hero.name, {})[name] = said + 1 if isinstance(said, int) else choices_of(doubt)[-1]
            setup = GAME.settled(Setup(2, {"hero": hero.name}))
            assert GAME.table(setup, {"readings": given})[1].use_count[0] > 0
            changed = zip(encoded(hero, given.get(hero.name, {})), encoded(hero, {}), strict=True)
            assert all(a != b for a, b in changed)


class TestFaults:
    @pytest.mark.parametrize(
        ("text", "line", "why"),
        [
            ("[paladn]\nx = 1\n", 1, "paladn is not known"),
            (
                '# mine\n\n[paladin]\n"holy_attack.tiny" = 1\n',
                4,
                "paladin.holy_attack.tiny is no value",
            ),
            ('[paladin]\n"holy_attack.small_straight" = "five"\n', 2, 'a whole number from 0 to 20; it is "five"'),
            ('[paladin]\n"holy_attack.small_straight" = 21\n', 2, "a whole number from 0 to 20; it is 21"),
            ('[paladin]\n"holy_attack.small_straight" = true\n', 2, "a whole number from 0 to 20; it is true"),
            ('[paladin]\n\n"absolution.table" = "mighty"\n', 3, 'must be one of strong or weak; it is "mighty"'),
            ('[barbarian]\n"smack.damage" = 3\n', 2, "is no value that is in doubt; of this hero there are: –"),
            ('[monk]\n"fist_strike_2.cost" = 2\n[paladin]\nholy = 3\n', 4, "paladin.holy is no value"),
            ("paladin = 3\n", 1, "paladin must be a table, such as [paladin]"),
        ],
    )
    def test_what_is_wrong_and_where(self, text: str, line: int, why: str) -> None:
        with pytest.raises(Refusal) as refusal:
            reading(text)
        assert str(refusal.value).startswith(f"mine.toml, line {line}: ")
        assert why in str(refusal.value)

    def test_a_broken_file(self) -> None:
        with pytest.raises(Refusal, match=r"mine\.toml, line 1: this cannot be read as TOML"):
            reading("[paladin\n")


class TestDifference:
    def test_what_the_owner_says_otherwise(self) -> None:
        text = '[paladin]\n"absolution.table" = "weak"\n[monk]\n"fist_strike_2.cost" = 1\n'
        (found,) = GAME.difference(ContentFile(text, "mine.toml"))
        assert (found.field, found.shipped, found.own) == ("absolution.table", "strong", "weak")
        for language in ("en", "ru", "pl"):
            words = GAME.words(language)
            assert all(words.has(f"sure-{state}") for state in STATES)
            assert words.say(found.thing)

    def test_a_sealed_file_is_played_the_same(self) -> None:
        file = ContentFile('[paladin]\n"absolution.table" = "weak"\n', "mine.toml")
        setup = GAME.settled(Setup(2, {"hero": "paladin"}))
        books = [GAME.table(setup, GAME.content_in_force(it))[1] for it in (file, GAME.sealed_content(file))]
        assert GAME.book_hash(books[0]) == GAME.book_hash(books[1])


class TestStatus:
    def test_of_every_hero(self) -> None:
        counts = status({"readings": {}})
        assert set(counts) == {f"{hero} {kind}" for hero in HERO_NAMES for kind in ("levels", "cards", "statuses")}
        assert all(list(row) == list(STATES) for row in counts.values())
        assert counts["barbarian levels"] == {"sourced": 19, "corrected": 0, "single": 0, "recalled": 0}
        assert counts["paladin levels"]["single"] == 10
        assert counts["artificer levels"]["recalled"] == 2

    def test_a_value_that_the_owner_gave_is_no_longer_in_doubt(self) -> None:
        before = status({"readings": {}})["paladin cards"]
        after = status(reading('[paladin]\n"absolution.table" = "strong"\n'))["paladin cards"]
        assert (before["single"] - after["single"], after["corrected"]) == (1, 1)
