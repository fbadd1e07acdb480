"""The README can be believed: its Python runs, and its commands exist. So do the modules that the glossary names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(block, "README.md", "exec"), {})
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "split 512"
    assert len(out) == 4


def test_commands_exist() -> None:
    from dicewright.cli import app, main

    main(["--help"])  # games bring commands along
    commands = set(re.findall(r"(?m)^dicewright ([a-z-]+)", README))
    assert {"play", "replay", "rules", "simulate", "bench", "games", "check-army"} <= commands
    for command in commands:
        assert app[command] is not None


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_links_lead_somewhere(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("document", ["glossary.md", "server.md"])
def test_modules_exist(document: str) -> None:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    for path in re.findall(r"`([\w/]+\.(?:py|ts|tsx))`", text):
        assert any((ROOT / folder / path).exists() for folder in ("", "src/dicewright", "src/dicewright/server")), path
