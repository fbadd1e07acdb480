"""A sheet for every hero of Dice Throne, made from the declarations: dice, board, exact chances, statuses, cards; and
what the page shows of them before a game.

python -m dicewright.games.dice_throne.hero_sheets            say what is out of date
python -m dicewright.games.dice_throne.hero_sheets --write    write docs/heroes and the page's list of heroes anew
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ...kernel.describe import Note
from ...kernel.words import Text
from .content import COMMON, HEROES
from .content.library import shipped
from .content.parts import Ability, Hero, Side, StatusKind, Use
from .game import GAME
from .judge.rolls import chance
from .numbers import ATTEMPTS, MOST_COMPLEX
from .show import names
from .show.texts import (
    ability_kind,
    card_effect,
    card_kind,
    level_notes,
    second_uses,
    status_notes,
    sure_note,
    sureness,
    use_note,
)

PAGES = Path("docs/heroes")
PICKER = Path("web/src/boards/dice_throne/heroes.json")
MADE = "This page is made from the program by `python -m dicewright.games.dice_throne.hero_sheets --write`."
SIDES = {Side.ANY: "", Side.HUMAN: "Human side", Side.CURSED: "Cursed side"}


def say(text: Text) -> str:
    return GAME.words("en").say(text)


def cell(notes: Sequence[Note]) -> str:
    """Notes inside a table."""
    return " ".join(say(note.whole) for note in notes).replace("|", "\\|").replace("\n", " ")


def sheet(hero: Hero) -> str:
    """The whole sheet of a hero, in English."""
    lines = [
        f"# {say(names.hero(hero))}",
        "",
        f"Season {hero.season}, complexity {hero.complexity} of {MOST_COMPLEX}. {MADE}",
        "",
    ]
    lines += ["## Dice", "", "| shows | on |", "|---|---|"]
    for name, faces in hero.symbols.items():
        on = faces if isinstance(faces, tuple) else (faces,)
        lines.append(f"| {say(names.symbol(hero, name))} | {', '.join(map(str, on))} |")
    for side in SIDES:
        abilities = [a for a in hero.abilities if a.side == side]
        if abilities:
            lines += ["", f"## {SIDES[side] or 'Board'}", ""]
            lines += _board(hero, abilities)
    for title, companions in (("Statuses", False), ("Companions", True)):
        found = [s for s in hero.statuses if (s.kind == StatusKind.COMPANION) == companions]
        if found:
            lines += ["", f"## {title}", ""]
            lines += [f"- **{say(names.token(s.token))}.** {cell(status_notes(s))}" for s in found]
    lines += ["", "## Cards", "", f"Besides the {len(COMMON)} cards that every deck has:", ""]
    lines += ["| no. | card | kind | CP | what it does |", "|---|---|---|---|---|"]
    for card in hero.cards:
        notes = (Note(card_effect(hero, card)), *sure_note(card.sure))
        kind = say(card_kind(card)) + (", promo" if card.is_promo else "")
        lines.append(f"| {card.number} | {say(names.card(hero, card))} | {kind} | {card.cost} | {cell(notes)} |")
    return "\n".join(lines) + "\n"


def _board(hero: Hero, abilities: Sequence[Ability]) -> list[str]:
    """Every ability at every level, and the chance of each way to use it when one plays for it alone."""
    lines = [
        f"Chances are exact: {ATTEMPTS} attempts with five dice, always keeping what is best for that ability alone.",
        "",
        "| ability | what it does | chance |",
        "|---|---|---|",
    ]
    for ability in abilities:
        for level, declared in enumerate(ability.levels):
            name = say(names.leveled(names.ability(hero, ability.name), level))
            own = [use for use in declared.uses if not use.name]
            notes = (*level_notes(hero, ability, level), *sure_note(sureness(declared)))
            odds = "<br>".join(_chance(hero, use) for use in own)
            lines.append(f"| **{name}**, {say(ability_kind(ability))} | {cell(notes)} | {odds} |")
            for use in second_uses(declared):
                extra = say(names.ability(hero, use.name))
                lines.append(f"| with {name}: **{extra}** | {cell((use_note(hero, use),))} | {_chance(hero, use)} |")
    return lines


def _chance(hero: Hero, use: Use) -> str:
    """`3 Sword: 99.3%`"""
    return f"{say(names.needs(hero, use.needs))}: {100 * chance(use.needs):.1f}%"


def pages() -> dict[Path, str]:
    return {PAGES / f"{hero.name}.md": sheet(shipped(hero.number)) for hero in HEROES}


def picker() -> str:
    """The heroes as the page lets one choose."""
    heroes = [
        {
            "id": hero.name,
            "number": hero.number,
            "season": hero.season,
            "complexity": hero.complexity,
            "dice": " ".join(names.symbol_on(hero, face) for face in range(1, 7)),
        }
        for hero in HEROES
    ]
    return json.dumps(heroes, indent=2) + "\n"


def files() -> dict[Path, str]:
    return {**pages(), PICKER: picker()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write them anew")
    write = parser.parse_args().write
    old = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if write:
        PAGES.mkdir(parents=True, exist_ok=True)
        for path, text in files().items():
            path.write_text(text, encoding="utf-8")
    elif old:
        print("Out of date:", *old, "\nRun python -m dicewright.games.dice_throne.hero_sheets --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
