"""Settings: typed, in the environment, in a file; every one of them, and no mistake passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.cli import main
from dicewright.kernel.game import Refusal
from dicewright.kernel.words import LANGUAGES
from dicewright.server.limits import Limits, Pace, Retention
from dicewright.server.settings import NAMES, PREFIX, Settings, settled, told

FILE = """
port = 9000
origins = ["https://dice.example.org"]
[limits]
sockets_each = 7
chat = [3, 0.1]
[retention]
finished = 365
"""
WRONG = [
    "port = 'many'", "port = 1.5", "port = -1", "port = [", "prot = 1", "limits = 1", "[limits]\nsoccets = 1",
    "[limits]\nchat = 1", "[limits]\nchat = [1]", "[limits]\nchat = [1, 2, 3]", "[limits]\nhead = nan",
    "[limits]\nhead = inf", "[retention]\nfinished = -1", "proxies = ['nowhere']", "metrics = ['300.0.0.1']",
    "logs = 'loud'", "a = " + "[" * 100_000, "[port]\nx = 1", "[port.x]\ny = 1", "port = " + "9" * 5000,
    "a." * 50_000 + "b = 1", "a = " + "[" * 10_000,
]  # fmt: skip


def test_what_is_typed_goes_before_the_environment_and_that_before_the_file() -> None:
    environment = {
        "DICEWRIGHT_PORT": "9001",
        "DICEWRIGHT_LIMITS_CHAT": "4, 0.2",
        "DICEWRIGHT_PROXIES": "10.0.0.0/8, ::1",
    }
    it = settled({"port": 9002}, environment, FILE, "file")
    assert it.port == 9002
    assert it.origins == ("https://dice.example.org",)
    assert it.proxies == ("10.0.0.0/8", "::1")
    assert (it.limits.sockets_each, it.limits.chat, it.limits.sockets) == (7, Pace(4, 0.2), Limits.sockets)
    assert it.retention == Retention(finished=365)
    assert settled({}, environment, FILE, "file").port == 9001
    assert settled({}, {}, FILE, "file").port == 9000
    assert settled({}, {}) == Settings()


def test_what_is_told_says_the_same_again() -> None:
    it = settled({}, {}, FILE, "file")
    assert settled({}, {}, told(it), "told") == it
    assert all(name.rpartition(".")[2] in told(it) for name in NAMES)


def value(it: object, name: str) -> object:
    for part in name.split("."):
        it = getattr(it, part)
    return it


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_can_stand_in_the_environment(name: str) -> None:
    match value(Settings(), name):
        case Pace():
            other = "9, 9"
        case tuple():
            other = "::1"
        case "text":
            other = "json"
        case _:
            other = "9"
    said = settled({}, {PREFIX + name.replace(".", "_").upper(): other})
    assert value(said, name) != value(Settings(), name)


@pytest.mark.parametrize("file", WRONG, ids=lambda file: file[:30])
def test_a_mistake_is_one_sentence_in_every_language(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(file)
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", language)
        assert main(["serve", "--no-browser", "--config", str(path)]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)
    assert all(len(it.splitlines()) == 1 for it in said)


def test_a_mistake_in_the_environment_is_named() -> None:
    with pytest.raises(Refusal, match=r"limits\.sockets cannot be few"):
        settled({}, {"DICEWRIGHT_LIMITS_SOCKETS": "few"})


def test_the_settings_in_force_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(FILE)
    monkeypatch.setenv("DICEWRIGHT_CONFIG", str(path))
    monkeypatch.setenv("DICEWRIGHT_LIMITS_TABLES", "12")
    assert main(["settings"]) == 0
    out = capsys.readouterr().out
    assert settled({}, {}, out, "out") == settled({"limits.tables": 12}, {}, FILE, "file")
