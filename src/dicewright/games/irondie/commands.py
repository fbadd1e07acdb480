"""What IRONDIE adds to the command line: army files, to be checked and to be played with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ... import files
from ...kernel.game import CommandLine, Refusal
from .content.army_files import parse_file


def check_army(file: Annotated[Path, Parameter(help="A TOML file of named armies.")], /) -> int:
    """Check the armies of an IRONDIE army file: each is legal, or what is wrong with it.

    **For example**

        dicewright check-army mine.toml
    """
    given = files.read_content(file)
    given.toml()  # refuses a file that cannot be read at all
    sections = re.split(r"(?m)^(?=\s*\[armies\.)", given.text)
    wrong = 0
    for section in filter(str.strip, sections):  # one by one, so that one mistake does not hide the others
        try:
            for name, army in parse_file(section, str(file)).items():
                print(f"{name}: legal. {army.spell()}")
        except Refusal as no:
            print(f"Not legal: {no}")
            wrong += 1
    if wrong:
        raise Refusal(
            f"{wrong} of the armies in {file} {'is' if wrong == 1 else 'are'} not legal; correct what is listed."
        )
    return 0


def typed_army(name: str) -> dict[str, str]:
    """The army that is meant, FILE:NAME for one of your own; its side set comes with it."""
    if ":" not in name:
        return {"army": name}
    file, _, own = name.rpartition(":")
    armies = parse_file(files.read_content(files.named(file)).text, file)
    if own.lower() not in armies:
        raise Refusal(f"{file} has no army {own!r}; it has {', '.join(armies)}.")
    found = armies[own.lower()]
    return {"army": found.spell()} | ({"side": side} if (side := found.spell_side()) else {})


COMMANDS = CommandLine({"check-army": check_army}, {"army": typed_army})
