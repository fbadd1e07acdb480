"""What is wrong with a study file is told by line and field, in every language; what is right is read as meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from studying import ARMIES, study

from dicewright.kernel.content import ContentFile, Fault
from dicewright.kernel.words import LANGUAGES
from dicewright.lab.studies import reading

HEAD = 'game = "dice_throne"\nkind = "pairs"\n'
RACE = 'game = "race"\nkind = "options"\n'


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('kind = "pairs"\n', 0, "game is missing"),
        ('game = "irondice"\nkind = "pairs"\n', 1, "did you mean irondie"),
        ('game = "irondie"\nkind = "pears"\n', 2, "did you mean pairs"),
        (HEAD + 'hero = "monk"\n', 3, "hero is not known; what may stand here"),
        (HEAD + "games = 0\n", 3, "games must be a whole number from 1 to 10000000; it is 0"),
        (HEAD + 'games = "many"\n', 3, "games must be a whole number"),
        (HEAD + "seats = 3\n", 3, "seats must be 2 in a study of pairs"),
        (
            'game = "irondie"\nkind = "drawn"\nseats = 3\n',
            3,
            "seats is no number of seats of irondie; write 2, 4, 6 or 8",
        ),
        (HEAD + 'values = ["monk", "monck"]\n', 3, "values.2 must be one of"),
        (HEAD + 'values = ["monk", "monk"]\n', 3, "values.2 says monk a second time"),
        (HEAD + 'values = ["monk"]\n', 3, "values must name two values or more"),
        (HEAD + 'values = "monk"\n', 3, "values must be a list of texts"),
        (HEAD + "bots = []\n", 3, "bots must be a list of bots"),
        (HEAD + 'bots = ["greedy", "gready"]\n', 3, "did you mean greedy"),
        (HEAD + 'bots = [["greedy"]]\n', 3, "bots.1 must be a bot that plays every seat, or a list of 2 bots"),
        (HEAD + 'bots = ["random", ["random", "random"]]\n', 3, "bots.2 says random, random a second time"),
        (HEAD + '[options]\nmode = "dual"\n', 4, "mode"),
        (HEAD + '[options]\nturn_limit = "never"\n', 4, "never"),
        (HEAD + "[options]\npromo = true\n", 4, "options.promo must be text"),
        (HEAD + '[options]\ncolour = "red"\n', 4, "colour"),
        (HEAD + "[published]\nvalues = { monk = 0.5 }\n", 3, "published.source is missing"),
        (
            HEAD + '[published]\nsource = "x"\n[published.values]\nmonk = 44\n',
            6,
            "published.values.monk must be the share",
        ),
        (HEAD + "[title]\nen = 7\n", 4, "title.en must be text"),
        (HEAD + '[title]\nxx = "?"\n', 4, "title.xx is not known"),
        (HEAD.replace("pairs", "drawn") + 'of = "hero"\n', 3, 'of says nothing in a study of the kind "drawn"'),
        (HEAD.replace("pairs", "drawn") + 'values = ["monk"]\n', 3, "values must name at least 2 values"),
        ('game = "roll_player"\nkind = "pairs"\n', 2, 'kind cannot be "pairs" for roll_player'),
        ('game = "roll_player"\nkind = "drawn"\nvalues = ["elf"]\n', 3, "since nothing is drawn for a seat"),
        (HEAD.replace("pairs", "without") + 'of = "drawn"\n', 0, 'write "hero.0"'),
        (
            HEAD.replace("pairs", "without") + 'of = "drawn"\nvalues = ["loaf"]\n[options]\n"hero.0" = "monk"\n',
            4,
            "values.1 must be one of",
        ),
        (RACE + "values = [\n  'length',\n  'laps',\n]\n", 5, "values.2 must be one of length or teams"),
        (HEAD + "games = 5\ngames = 6\n", 4, "stands twice, first in line 3"),
        (HEAD + "games = \n", 3, "cannot be read as TOML"),
    ],
)
def test_what_is_wrong_is_told_by_line_and_field(text: str, line: int, said: str) -> None:
    with pytest.raises(Fault) as caught:
        study(text)
    told = str(caught.value)
    assert said in told
    assert told.startswith(f"mine.toml, line {line}: " if line else "mine.toml: ")
    others = [caught.value.in_words(language) for language in LANGUAGES if language != "en"]
    assert len({told, *others}) == len(LANGUAGES)


def test_what_is_not_said_is_usual() -> None:
    it = study('game = "irondie"\nkind = "pairs"\n')
    assert (it.seats, it.games, it.table, it.seed, it.bots) == (2, 1000, 1, 1, (("greedy", "greedy"),))
    assert it.of == "army"
    assert len(it.arms) == 14 * 14
    assert set(it.title.values()) == {"mine"}


def test_an_option_of_a_seat_needs_no_quotation_marks() -> None:
    head = 'game = "dice_throne"\nkind = "drawn"\n[options]\n'
    assert (
        study(head + 'hero.0 = "monk"\n').options == study(head + '"hero.0" = "monk"\n').options == {"hero.0": "monk"}
    )


def test_only_options_that_mean_something_are_thrown_unless_they_are_named() -> None:
    every = study('game = "dice_throne"\nkind = "options"\n')
    assert [arm.cell[0] for arm in every.arms] == [
        "usual", "fresh_marks", "evasion", "nyra_defense", "promo", "discard_below",
    ]  # fmt: skip
    assert [arm.cell for arm in study(RACE).arms] == [("usual",), ("length", "short")]
    four = study(RACE + "seats = 4\n")
    assert [arm.cell for arm in four.arms] == [("usual",), ("length", "short"), ("teams", "two")]


def test_content_lies_beside_the_study(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[monk]\n"palm_strike.heal" = 3\n', encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(ARMIES + 'content = "cards.toml"\n', encoding="utf-8")
    it = reading.read(*reading.find(str(file)))
    assert it.content is not None
    assert it.content.text.startswith("[monk]")
    file.unlink()
    (tmp_path / "cards.toml").unlink()
    again = reading.again(reading.sent(it))
    assert again.content is not None
    assert again.content.text == it.content.text
    assert again.named() == it.named()


def test_the_published_figures_that_come_along_name_what_is_compared() -> None:
    for name, file in reading.ready().items():
        it = reading.read(name, ContentFile(file.text, file.source))
        assert it.published is None or set(it.published.values) == set(it.compared)
