"""A language is a file of words beside each of the others and nothing else: a fourth is made in a copy, and spoken."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from dicewright.kernel.words import LANGUAGES, language_like, language_name

ROOT = Path(__file__).parents[1]
PARTS = ("src", "web/src", "web/words", "examples", "tests/sample_games")
WORDS = sorted({path.parent.relative_to(ROOT) for part in PARTS for path in (ROOT / part).rglob("*.ftl")})
SPOKEN = """
from dicewright.cli import main
from dicewright.kernel.words import LANGUAGES, language_like, language_name
from dicewright.server import messages as m
from dicewright.server.view.translate import said
from dicewright.terminal.menu import menu
import msgspec

class Screen:
    def show(self, text="", **how): print(text)
    def ask(self, prompt): raise EOFError

print(LANGUAGES)
try:
    menu(Screen(), "en")
except EOFError:
    print("asked")
assert main(["rules", "irondie", "ID-duel-2", "--lang", "eo"]) == 0
assert language_like("eo-XX,eo;q=0.9") == "eo"
print(msgspec.json.decode(b'{"type": "language", "language": "eo"}', type=m.socket.FromPage))
print(said("eo", "seat-open"))
"""


def run(command: Sequence[str], folder: Path, **more: str) -> str:
    done = subprocess.run(command, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def with_a_fourth_language(part: str, to: Path) -> Path:
    """A copy of a part of the house, in which everything that is said in English is said in Esperanto too."""
    left_out = shutil.ignore_patterns("__pycache__", "page", "node_modules", "dist")
    shutil.copytree(ROOT / part, to / part, ignore=left_out)
    for path in list((to / part).rglob("en.ftl")):
        words = path.read_text(encoding="utf-8").replace("language = English", "language = Esperanto")
        path.with_name("eo.ftl").write_text(words.replace("Open seat", "Libera loko"), encoding="utf-8")
    return to / part


@pytest.mark.parametrize("folder", WORDS, ids=str)
def test_every_folder_of_words_has_every_language(folder: Path) -> None:
    assert sorted(path.stem for path in (ROOT / folder).glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("folder", WORDS, ids=str)
def test_every_language_has_every_message(folder: Path) -> None:
    ids = {
        path.stem: set(re.findall(r"(?m)^(-?[\w-]+) *=", path.read_text(encoding="utf-8")))
        for path in (ROOT / folder).glob("*.ftl")
    }
    assert {language: sorted(ids["en"] ^ said) for language, said in ids.items()} == {language: [] for language in ids}


def test_tags_are_understood() -> None:
    assert [language_like(tag) for tag in ("pl_PL.UTF-8", "ru-RU,en;q=0.5", "RU", "C", "", None, "plx", "xx")] == [
        "pl", "ru", "ru", "en", "en", "en", "en", "en",
    ]  # fmt: skip
    assert [language_name(language) for language in ("en", "ru", "pl")] == ["English", "Русский", "Polski"]


def test_the_command_line_and_the_server_speak_a_fourth(tmp_path: Path) -> None:
    source = with_a_fourth_language("src", tmp_path)
    said = run([sys.executable, "-c", SPOKEN], tmp_path, PYTHONPATH=str(source))
    assert str((LANGUAGES[0], *sorted((*LANGUAGES[1:], "eo")))) in said
    assert ". Esperanto" in said
    assert "ID-duel-2" in said
    assert "Speak(language='eo')" in said
    assert "Libera loko" in said
    help = run([sys.executable, "-m", "dicewright", "rules", "--help"], tmp_path, PYTHONPATH=str(source), COLUMNS="200")
    assert "eo, " in help


def test_the_page_speaks_a_fourth(tmp_path: Path) -> None:
    modules = ROOT / "web" / "node_modules"
    if not modules.exists():
        pytest.skip("the page is not set up here; make test does it")
    page = with_a_fourth_language("web", tmp_path)
    (page / "node_modules").symlink_to(modules.resolve())
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    told = run(["npx", "vitest", "run", "tests/words.test.ts", "--reporter=verbose"], page, PATH=path, NO_COLOR="1")
    assert re.search("words > eo has every message once", told)
    assert re.search("words/guides > eo has every message once", told)
