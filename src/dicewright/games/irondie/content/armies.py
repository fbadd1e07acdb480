"""Armies: sets of nine dice, written as people say them, checked against the rules, or ready-made.

A list of dice reads `3 rare black smasher, green barrier, 5 yellow fortress`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import groupby

from ....kernel.words import Text, text
from ..box import ARMY, MOST_RARE, SIDE, Class, Colour, Type
from .refusing import refused
from .types import DIE_TYPES

THE_LIST = text("the-dice-list")
EXAMPLE = "3 rare black smasher, 3 green barrier, 3 yellow fortress"

_TYPE_WORDS = {
    **{kind: kind for kind in Type.names},
    **{f"{kind}{'es' if kind.endswith('s') else 's'}": kind for kind in Type.names},
    "powerup": "power_up",
    "powerups": "power_up",
}
_CLASS_OF = {t.name: Class.names[t.klass] for t in DIE_TYPES}


def _spaced(kind: str) -> str:
    return kind.replace("_", " ")


@dataclass(frozen=True)
class Die:
    """A die as it lies in the box."""

    type: str
    colour: str
    rare: bool = False

    def spell(self) -> str:
        return f"{'rare ' if self.rare else ''}{self.colour} {_spaced(self.type)}"


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


def parse(given: str, where: Text | str = THE_LIST) -> tuple[Die, ...]:
    """The dice of a list such as the one above, in its order. `where` it stands, for a refusal."""
    dice: list[Die] = []
    for entry in given.split(","):
        if not entry.strip():
            raise refused(text("refuse-empty-entry", where=where, example=EXAMPLE))
        dice += _entry(entry.strip(), where)
    return tuple(dice)


def _entry(entry: str, where: Text | str) -> list[Die]:
    """`3 rare black smasher`: a number (or none), then the words in any order."""
    words = re.sub(r"\bpower[\s_-]+up", "power_up", entry.lower()).split()
    count = 1
    if words and words[0].isdecimal():
        count = int(words.pop(0))
        if not 1 <= count <= ARMY:
            said = text("refuse-entry-count", where=where, entry=entry, count=str(count), most=ARMY)
            raise refused(said, "ID-set-1")
    rare = [w for w in words if w == "rare"]
    colours = [w for w in words if w in Colour.names]
    types = [_TYPE_WORDS[w] for w in words if w in _TYPE_WORDS]
    strange = [w for w in words if w != "rare" and w not in Colour.names and w not in _TYPE_WORDS]
    if strange:
        colours, types = list(Colour.names), [_spaced(t) for t in Type.names]
        said = text(
            "refuse-strange-word",
            where=where,
            entry=entry,
            word=strange[0],
            colours=", ".join(colours),
            types=", ".join(types),
        )
        raise refused(said, "ID-die-4")
    if len(colours) != 1 or len(types) != 1 or len(rare) > 1:
        raise refused(text("refuse-no-die", where=where, entry=entry), "ID-die-4")
    return [Die(types[0], colours[0], bool(rare))] * count


def faults(army: Army) -> list[tuple[str, Text]]:
    """Everything that is wrong with an army: the rule and a sentence each."""
    wrong = []
    if len(army.dice) != ARMY:
        wrong.append(("ID-set-1", text("refuse-set-size", size=ARMY, given=len(army.dice))))
    present = {_CLASS_OF[die.type] for die in army.dice}
    if missing := [c for c in Class.names if c not in present]:
        types = tuple(text(f"type-{t.replace('_', '-')}") for t in Type.names if _CLASS_OF[t] == missing[0])
        wrong.append(("ID-set-2", text("refuse-no-class", klass=missing[0], types=types)))
    rare = sum(die.rare for die in army.dice)
    if rare > MOST_RARE:
        wrong.append(("ID-set-3", text("refuse-too-many-rare", most=MOST_RARE, given=rare)))
    if army.side and len(army.side) != SIDE:
        wrong.append(("ID-tour-7", text("refuse-side-size", size=SIDE, given=len(army.side))))
    return wrong


def check(army: Army, where: Text | None = None) -> None:
    """Refuse an illegal army, saying all that is wrong with it. Equal dice are welcome: ID-set-4."""
    if wrong := faults(army):
        sentences = [sentence for _, sentence in wrong]
        said = reduce(lambda one, other: text("refuse-both", one=one, other=other), sentences)
        raise refused(text("refuse-where", where=where, what=said) if where else said, wrong[0][0])


def army(given: str, side: str = "") -> Army:
    """An army by its name or as a list of dice, with a side set if one is given; checked."""
    named = re.fullmatch(r"[A-Za-z0-9_-]+", given.strip())
    found = find(given.strip()) if named else Army("", parse(given))
    if side:
        found = Army(found.name, found.dice, parse(side, text("zone-side")))
    check(found)
    return found


def find(name: str) -> Army:
    """A ready-made army."""
    if name.lower() not in READY_MADE:
        said = text("refuse-no-army", name=name, known=", ".join(READY_MADE), example=EXAMPLE)
        raise refused(said, "ID-set-1")
    return READY_MADE[name.lower()]


# --- ready-made ---

STARTERS = {
    f"starter-{colour}": Army(f"starter-{colour}", tuple(Die(kind, colour) for kind in Type.names))
    for colour in Colour.names
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
