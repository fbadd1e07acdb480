"""The hero sheets, and the page's list of heroes, are what the declarations say."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.games.dice_throne.content import HERO_NAMES
from dicewright.games.dice_throne.hero_sheets import files, pages

ROOT = Path(__file__).parents[2]
PAGES = pages()


def test_there_is_a_sheet_for_every_hero_and_no_other() -> None:
    assert sorted(PAGES) == sorted(path.relative_to(ROOT) for path in (ROOT / "docs/heroes").glob("*.md"))
    assert [path.stem for path in PAGES] == list(HERO_NAMES)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_what_is_written_is_up_to_date(path: Path) -> None:
    written = (ROOT / path).read_text(encoding="utf-8")
    assert written == files()[path], "Run python -m dicewright.games.dice_throne.hero_sheets --write"
