"""What IRONDIE adds to the command line: army files, to be checked and to be played with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ... import files
from ...arguments import Lang, system_language
from ...kernel.game import CommandLine, Refusal
from ...kernel.words import text, words
from .content.army_files import parse_file
from .content.refusing import PACKAGE, refused


def check_army(file: Annotated[Path, Parameter(help="A TOML file of named armies.")], /, *, lang: Lang = None) -> int:
    """Check the armies of an IRONDIE army file: each is legal, or what is wrong with it.

    **For example**

        dicewright check-army mine.toml
    """
    language = lang or system_language()
    say = words(language, ("dicewright.kernel", PACKAGE)).say
    given = files.read_content(file)
    given.toml()  # refuses a file that cannot be read at all
    sections = re.split(r"(?m)^(?=\s*\[armies\.)", given.text)
    wrong = 0
    for section in filter(str.strip, sections):  # one by one, so that one mistake does not hide the others
        try:
            for name, army in parse_file(section, str(file)).items():
                print(say(text("army-legal", name=name, dice=army.spell())))
        except Refusal as no:
            print(say(text("army-not-legal", why=no.in_words(language))))
            wrong += 1
    if wrong:
        raise refused(text("refuse-armies", wrong=wrong, file=str(file)))
    return 0


def typed_army(name: str) -> dict[str, str]:
    """The army that is meant, FILE:NAME for one of your own; its side set comes with it."""
    if ":" not in name:
        return {"army": name}
    file, _, own = name.rpartition(":")
    armies = parse_file(files.read_content(files.named(file)).text, file)
    if own.lower() not in armies:
        raise refused(text("refuse-army-missing", file=file, name=own, known=", ".join(armies)))
    found = armies[own.lower()]
    return {"army": found.spell()} | ({"side": side} if (side := found.spell_side()) else {})


COMMANDS = CommandLine({"check-army": check_army}, {"army": typed_army})
