"""What is reckoned from games is what the games say, and the page that tells it is whole, in every language."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from studying import ARMIES, study

from dicewright.kernel.words import LANGUAGES
from dicewright.lab.series import Results
from dicewright.lab.stats import wilson
from dicewright.lab.studies.findings import Estimate, Findings, agreement, kendall, ranks, spearman
from dicewright.lab.studies.plan import Study
from dicewright.lab.studies.playing import Columns
from dicewright.lab.studies.report.page import page
from dicewright.lab.studies.report.plots import Scale

PAIR = 'game = "irondie"\nkind = "pairs"\nvalues = ["hammer", "wall"]\nbots = ["random"]\ngames = 40\n'
BEGAN, RED, BLUE = 1, 1, 2


def rows(it: Study, *games: tuple[int, int, tuple[int, int], dict[str, tuple[int, int]]]) -> Results:
    """Games by arm, number and places; and what is noted of their seats."""
    columns = Columns.of(it)
    made = np.zeros((len(games), len(columns.names)), np.int64)
    for row, (arm, number, places, noted) in zip(made, games, strict=True):
        row[:2] = arm, number
        row[columns.names.index("decisions")] = 10 + number % 2
        row[columns.at("place")] = places
        for mark, bits in noted.items():
            row[columns.at(mark)] = bits
    return made


def won(times: int, of: int, arm: int, noted: dict[str, tuple[int, int]] | None = None, first: int = 0) -> list[object]:
    """Games of an arm, of which seat 0 wins so many."""
    return [(arm, first + n, (1, 2) if n < times else (2, 1), noted or {}) for n in range(of)]


def found(it: Study, *parts: list[object]) -> Findings:
    return Findings(it, rows(it, *(game for part in parts for game in part)))  # type: ignore[arg-type]


def test_pairs_are_told_by_seats_and_together() -> None:
    it = study(PAIR)
    of = found(it, won(20, 40, 0), won(30, 40, 1), won(20, 40, 2), won(20, 40, 3))
    assert [[cell.mean for cell in row] for row in of.matrix(0)] == [[0.5, 0.75], [0.5, 0.5]]
    table = of.meetings(0)
    assert table[0][0] is table[1][1] is None
    assert table[0][1] == Estimate(80, 0.625, *wilson(50, 80))
    assert table[1][0] == Estimate(80, 0.375, *wilson(30, 80))
    assert [(row.key, row.it.mean) for row in of.strengths(0)] == [("hammer", 0.625), ("wall", 0.375)]


def test_who_shares_a_win_has_a_part_of_it() -> None:
    it = study(PAIR)
    of = Findings(it, rows(it, (1, 0, (1, 1), {}), (1, 1, (1, 2), {}), (1, 2, (0, 0), {})))
    assert of.worth.tolist() == [[0.5, 0.5], [1, 0], [0.5, 0.5]]


def test_a_thing_makes_the_difference_between_those_that_could_have_it() -> None:
    """The hammer wins more, and has it oftener: that alone makes no difference."""
    it = study(PAIR)
    with_it, without = {"coloured": (RED, 0)}, {"coloured": (0, 0)}
    of = found(
        it, won(24, 30, 0, with_it), won(8, 10, 0, without, 30), won(5, 25, 3, with_it), won(15, 75, 3, without, 25)
    )
    mark = next(m for m in it.game.marks if m.name == "coloured")
    effect = next(e for e in of.effects(mark, 0) if e.thing.key == "red")
    assert effect.having.games == 55
    # seat 1 never had it; in each army, seat 0 wins as often with it as without it, but its rivals win otherwise
    assert effect.difference.low < effect.difference.mean < effect.difference.high
    same = found(it, *[won(10, 20, arm, with_it) for arm in (0, 3)], *[won(10, 20, arm, without, 20) for arm in (0, 3)])
    assert next(e for e in same.effects(mark, 0) if e.thing.key == "red").difference.mean == pytest.approx(0)
    assert not [e for e in found(it, won(3, 6, 0, with_it)).effects(mark, 0) if e.thing.key == "red"]


def test_beginning_is_told_by_whoever_began() -> None:
    it = study(PAIR)
    of = found(it, won(15, 20, 1, {"began": (BEGAN, 0)}), won(5, 20, 1, {"began": (0, BEGAN)}, 20))
    assert of.advantage(0).mean == pytest.approx(0.5)
    assert of.advantage(0, "hammer").mean == pytest.approx(0.5)
    assert of.advantage(0).low > 0
    none = found(it, won(10, 20, 1, {"began": (BEGAN, 0)}), won(10, 20, 1, {"began": (0, BEGAN)}, 20))
    assert none.advantage(0).mean == pytest.approx(0)


def test_what_an_option_changes_is_found_game_by_game() -> None:
    it = study('game = "irondie"\nkind = "options"\nvalues = ["lt_reading"]\nbots = ["random"]\ngames = 40\n')
    noted = {"began": (BEGAN, 0)}
    same = found(it, won(20, 40, 0, noted), won(20, 40, 1, noted))
    (nothing,) = same.thrown(0)
    assert (nothing.first.mean, nothing.first.half, nothing.others.mean, nothing.longer.mean) == (0, 0, 0, 0)
    (more,) = found(it, won(20, 40, 0, noted), won(30, 40, 1, noted)).thrown(0)
    assert more.cell == ("lt_reading", "win_if_lower")
    assert more.first.mean == pytest.approx(0.25)
    assert more.others.mean == pytest.approx(0.25)
    assert 0 < more.first.low < 0.25 < more.first.high
    (half,) = found(it, won(20, 40, 0, noted), won(30, 35, 1, noted)).thrown(0)
    assert half.games == 35


def test_games_of_one_table_count_together() -> None:
    """Eight games that all went the same way at each table tell as much as one."""
    text = 'game = "irondie"\nkind = "drawn"\nbots = ["random"]\ngames = 160\ntable = {}\n'
    games = [(0, n, (1, 2) if n // 8 % 2 else (2, 1), {}) for n in range(160)]
    alike, apart = (Findings(it, rows(it, *games)) for it in (study(text.format(8)), study(text.format(1))))
    every = np.ones(160, np.bool_)
    assert alike.of(every, 0).mean == apart.of(every, 0).mean == 0.5
    assert alike.of(every, 0).half == pytest.approx(1.96 * 0.5 / 20**0.5, rel=0.03)
    assert apart.of(every, 0).half == pytest.approx(1.96 * 0.5 / 160**0.5, rel=0.03)


def test_rank_correlations() -> None:
    assert ranks([3, 1, 1, 7]).tolist() == [3, 1.5, 1.5, 4]
    assert spearman([1, 2, 3, 4], [1, 4, 9, 16]) == pytest.approx(1)
    assert spearman([1, 2, 3, 4, 5], [5, 6, 7, 8, 7]) == pytest.approx(0.8207827, rel=1e-6)
    assert kendall([1, 2, 3, 4, 5], [5, 6, 7, 8, 7]) == pytest.approx(0.7378648, rel=1e-6)
    assert kendall([1, 2, 3], [3, 2, 1]) == -1
    sure = [Estimate(100, n / 10, n / 10 - 0.001, n / 10 + 0.001) for n in range(6)]
    unsure = [Estimate(10, n / 10, n / 10 - 0.5, n / 10 + 0.5) for n in range(6)]
    assert agreement(sure, sure).spearman.low > 0.99
    assert agreement(unsure, [n / 10 for n in range(6)]).spearman.low < 0.5


def test_axes_are_round_and_hold_everything() -> None:
    for values in ([0.31, 0.77], [0.4871, 0.5122], [-0.003, 0.0001], [12.0, 31.5], [0.5]):
        scale = Scale.around(values, 0.5)
        assert scale.low <= min(values)
        assert scale.high >= max(values)
        assert 2 <= len(scale.ticks) <= 8
        assert scale.at(scale.low) == 0
        assert scale.at(scale.high) == 1


# --- the page ---


class Reader(HTMLParser):
    """What a page is made of; elements must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.links: list[str] = []
        self.unnamed = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        given = dict(attrs)
        self.links += [value for name, value in attrs if name in ("src", "href") and value]
        self.unnamed += tag == "svg" and given.get("aria-hidden") != "true" and not given.get("aria-label")
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def reported(text: str) -> Findings:
    """Of made-up games: how they go is drawn."""
    it, drawn = study(text), np.random.default_rng(4)
    games = []
    for arm in it.arms:
        for n in range(it.games):
            order = drawn.permutation(it.seats)
            places = tuple(int(order[team]) + 1 for team in (it.teams if len(set(it.teams)) > 1 else range(it.seats)))
            noted = {m.name: tuple(int(b) for b in drawn.integers(0, 4, it.seats)) for m in it.game.marks}
            games.append((arm.number, n, places, noted))
    return Findings(it, rows(it, *games))  # type: ignore[arg-type]


PUBLISHED = '[published]\nsource = "them & us"\n[published.values]\nonslaught = 0.4\nhammer = 0.5\nwall = 0.6\n'
PAGES = {
    "pairs": ARMIES.replace('["random"]', '["random", "greedy"]') + PUBLISHED,
    "teams": 'game = "irondie"\nkind = "drawn"\nseats = 4\nbots = ["random"]\ngames = 200\ntable = 2\n',
    "options": 'game = "irondie"\nkind = "options"\nbots = ["random"]\ngames = 40\n',
    "without": 'game = "dice_throne"\nkind = "without"\nof = "drawn"\ngames = 20\n[options]\n"hero.0" = "monk"\n',
    "alone": 'game = "roll_player"\nkind = "drawn"\nseats = 1\ngames = 60\n',
    "classes": 'game = "roll_player"\nkind = "drawn"\nbots = ["random", "greedy"]\ngames = 60\n',
}


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing_else(kind: str, language: str) -> None:
    text = page(reported(PAGES[kind]), language)
    reader = Reader(text)
    assert reader.open == []
    assert reader.links == []
    assert reader.tags["script"] == 0
    assert reader.tags["table"] == reader.tags["caption"] > 0
    assert reader.unnamed == 0
    assert "prefers-color-scheme: dark" in text
    assert f'<html lang="{language}">' in text
    if kind == "pairs":
        assert "them &amp; us" in text
        assert reader.tags["circle"] == 3 * 3


def test_an_unfinished_study_says_so(tmp_path: Path) -> None:
    it = study(ARMIES)
    assert "Nothing has been played yet" in page(Findings(it, rows(it)), "en")
    some = page(Findings(it, rows(it, *won(10, 20, 1), *won(10, 20, 3))), "en")  # type: ignore[arg-type]
    assert "of 360; the study is not finished" in some
