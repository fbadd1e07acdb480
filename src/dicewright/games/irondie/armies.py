"""Armies: sets of nine dice, written as people say them, checked against the rules, ready-made or from a file.

A list of dice reads `3 rare black smasher, green barrier, 5 yellow fortress`. The file format for named armies is
described in docs/irondie-armies.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ...kernel.game import Refusal
from .content import DIE_TYPES
from .state import ARMY, COLOURS, SIDE, TYPES, Class

MOST_RARE = 3
EXAMPLE = "3 rare black smasher, 3 green barrier, 3 yellow fortress"

_TYPE_WORDS = {
    **{kind: kind for kind in TYPES},
    **{f"{kind}{'es' if kind.endswith('s') else 's'}": kind for kind in TYPES},
    "powerup": "power_up",
    "powerups": "power_up",
}
_CLASS_OF = {t.name: Class.names[t.klass] for t in DIE_TYPES}


@dataclass(frozen=True)
class Die:
    """A die as it lies in the box."""

    type: str
    colour: str
    rare: bool = False

    def spell(self) -> str:
        return f"{'rare ' if self.rare else ''}{self.colour} {self.type.replace('_', ' ')}"


@dataclass(frozen=True)
class Army:
    """A set of nine dice; for tournaments, perhaps a side set of three to exchange between rounds."""

    name: str
    dice: tuple[Die, ...]
    side: tuple[Die, ...] = ()

    def spell(self) -> str:
        """The set as a list that `parse` reads back."""
        return spell(self.dice)

    def spell_side(self) -> str:
        return spell(self.side)


def spell(dice: tuple[Die, ...]) -> str:
    """Dice as a list, equal neighbours counted together."""
    groups = [(die, len(list(same))) for die, same in groupby(dice)]
    return ", ".join(f"{count} {die.spell()}" if count > 1 else die.spell() for die, count in groups)


def parse(text: str, where: str = "The dice list") -> tuple[Die, ...]:
    """The dice of a list such as the one above, in its order."""
    dice: list[Die] = []
    for entry in text.split(","):
        if not entry.strip():
            raise Refusal(f"{where} has an empty entry; write the dice like this: {EXAMPLE}.")
        dice += _entry(entry.strip(), where)
    return tuple(dice)


def _entry(entry: str, where: str) -> list[Die]:
    """`3 rare black smasher`: a number (or none), then the words in any order."""
    words = re.sub(r"\bpower[\s_-]+up", "power_up", entry.lower()).split()
    count = 1
    if words and words[0].isdecimal():
        count = int(words.pop(0))
        if not 1 <= count <= ARMY:
            raise Refusal(f"{where}: {entry!r} asks for {count} dice; an entry may count 1 to {ARMY}.", "ID-set-1")
    rare = [w for w in words if w == "rare"]
    colours = [w for w in words if w in COLOURS]
    types = [_TYPE_WORDS[w] for w in words if w in _TYPE_WORDS]
    strange = [w for w in words if w != "rare" and w not in COLOURS and w not in _TYPE_WORDS]
    if strange:
        raise Refusal(
            f"{where}: {entry!r} has the unknown word {strange[0]!r}; colours are {', '.join(COLOURS)}, "
            f"types are {', '.join(t.replace('_', ' ') for t in TYPES)}.",
            "ID-die-4",
        )
    if len(colours) != 1 or len(types) != 1 or len(rare) > 1:
        raise Refusal(
            f"{where}: {entry!r} must name one colour and one type, such as 'rare black smasher'.", "ID-die-4"
        )
    return [Die(types[0], colours[0], bool(rare))] * count


def faults(army: Army) -> list[tuple[str, str]]:
    """Everything that is wrong with an army: the rule and a sentence each."""
    wrong = []
    if len(army.dice) != ARMY:
        wrong.append(("ID-set-1", f"A set has exactly {ARMY} dice, this one has {len(army.dice)}."))
    present = {_CLASS_OF[die.type] for die in army.dice}
    if missing := [c for c in Class.names if c not in present]:
        types = ", ".join(t.replace("_", " ") for t in TYPES if _CLASS_OF[t] == missing[0])
        wrong.append(
            ("ID-set-2", f"A set needs a die of each class, this one has no {missing[0]} die; add one of {types}.")
        )
    rare = sum(die.rare for die in army.dice)
    if rare > MOST_RARE:
        wrong.append(
            ("ID-set-3", f"A set has at most {MOST_RARE} rare dice, this one has {rare}; make some of them common.")
        )
    if army.side and len(army.side) != SIDE:
        wrong.append(("ID-tour-7", f"A side set has exactly {SIDE} dice, this one has {len(army.side)}."))
    return wrong


def check(army: Army, where: str = "") -> None:
    """Refuse an illegal army, saying all that is wrong with it. Equal dice are welcome: ID-set-4."""
    if wrong := faults(army):
        raise Refusal(where + " ".join(sentence for _, sentence in wrong), wrong[0][0])


def army(given: str, side: str = "") -> Army:
    """An army by its name or as a list of dice, with a side set if one is given; checked."""
    named = re.fullmatch(r"[A-Za-z0-9_-]+", given.strip())
    found = find(given.strip()) if named else Army("", parse(given))
    if side:
        found = Army(found.name, found.dice, parse(side, "The side set"))
    check(found)
    return found


def find(name: str) -> Army:
    """A ready-made army."""
    if name.lower() not in READY_MADE:
        raise Refusal(
            f"There is no army {name!r}. Ready-made ones are {', '.join(READY_MADE)}; or list nine dice: {EXAMPLE}.",
            "ID-set-1",
        )
    return READY_MADE[name.lower()]


# --- files ---


def parse_file(text: str, source: str) -> dict[str, Army]:
    """The named armies of a TOML file, all of them legal."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{source} is not valid TOML: {error}. Correct that place and try again.") from None
    armies = given.get("armies")
    if not isinstance(armies, dict) or not armies:
        raise Refusal(f'{source} has no armies; give each a section such as [armies.hammer] with a line dice = "...".')
    if strange := [key for key in given if key != "armies"]:
        raise Refusal(f"{source} has a section {strange[0]!r}; army files have only [armies.NAME] sections.")
    found: dict[str, Army] = {}
    for name, body in armies.items():
        if name.lower() in found:
            raise Refusal(f"{source} has two armies called {name.lower()!r}; rename one of them.")
        found[name.lower()] = _from_table(name, body, source)
    return found


def _from_table(name: str, body: Any, source: str) -> Army:
    where = f"{source}, army {name!r}"
    if not re.fullmatch(r"[A-Za-z0-9_-]+", name):
        raise Refusal(f"{where}: a name is made of letters, digits, - and _; rename it.")
    if not isinstance(body, dict) or "dice" not in body:
        raise Refusal(f'{where} has no field dice; add a line such as dice = "{EXAMPLE}".')
    if strange := [key for key in body if key not in ("dice", "side")]:
        raise Refusal(f"{where} has a field {strange[0]!r}; an army has dice and perhaps side.")
    found = Army(name.lower(), _dice(body["dice"], f"{where}, field dice"))
    if "side" in body:
        found = Army(found.name, found.dice, _dice(body["side"], f"{where}, field side"))
    check(found, f"{where}: ")
    return found


def _dice(given: Any, where: str) -> tuple[Die, ...]:
    """One text, or a list of texts."""
    if isinstance(given, list) and given and all(isinstance(entry, str) for entry in given):
        given = ", ".join(given)
    if not isinstance(given, str):
        raise Refusal(f'{where} must be text or a list of texts, such as "{EXAMPLE}".')
    return parse(given, where)


# --- ready-made ---

STARTERS = {
    f"starter-{colour}": Army(f"starter-{colour}", tuple(Die(kind, colour) for kind in TYPES)) for colour in COLOURS
}
"""As they are sold: one colour, one die of each type."""

OURS = {
    name: Army(name, parse(dice))
    for name, dice in {
        # red, orange and yellow serve each other's attack and life
        "onslaught": "2 rare red assault, red smasher, orange ballistic, red nullifier, orange barrier, "
        "yellow fortress, rare orange swarm, orange regeneration",
        # black Smashers that win ties, and white Power Ups to see them through
        "hammer": "3 rare black smasher, 2 white power up, blue nullifier, green barrier, "
        "yellow fortress, white regeneration",
        # blue and green: nothing gets through, and little gets out
        "wall": "2 rare blue nullifier, rare green barrier, 2 green barrier, purple ballistic, "
        "green fortress, green swarm, blue regeneration",
        # purple Ballistics wear everything down
        "archers": "3 rare purple ballistic, 2 red assault, blue nullifier, blue barrier, blue fortress, purple swarm",
        # a great deal of life, and defenses that melt
        "hive": "3 rare orange swarm, 2 yellow fortress, orange regeneration, red assault, orange ballistic, "
        "yellow barrier",
        # black and white pay dearly and give much
        "chessboard": "rare black smasher, black ballistic, 2 rare white power up, white nullifier, black barrier, "
        "2 white fortress, white regeneration",
    }.items()
}
"""Put together by us to show what colours and types can do for each other."""

READY_MADE: Mapping[str, Army] = {**STARTERS, **OURS}
