"""Files of named armies; docs/irondie-armies.md describes them."""

from __future__ import annotations

import re

from ....kernel.game import ContentFile, Refusal
from .armies import EXAMPLE, Army, Die, check, parse


def parse_file(given: str, source: str) -> dict[str, Army]:
    """The named armies of a TOML file, all of them legal."""
    read = ContentFile(given, source).toml()
    armies = read.get("armies")
    if not isinstance(armies, dict) or not armies:
        raise Refusal(f'{source} has no armies; give each a section such as [armies.hammer] with a line dice = "...".')
    if strange := [key for key in read if key != "armies"]:
        raise Refusal(f"{source} has a section {strange[0]!r}; army files have only [armies.NAME] sections.")
    found: dict[str, Army] = {}
    for name, body in armies.items():
        if name.lower() in found:
            raise Refusal(f"{source} has two armies called {name.lower()!r}; rename one of them.")
        found[name.lower()] = _from_table(name, body, source)
    return found


def _from_table(name: str, body: object, source: str) -> Army:
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
    check(found, where)
    return found


def _dice(given: object, where: str) -> tuple[Die, ...]:
    """One text, or a list of texts."""
    if isinstance(given, list) and given and all(isinstance(entry, str) for entry in given):
        given = ", ".join(given)
    if not isinstance(given, str):
        raise Refusal(f'{where} must be text or a list of texts, such as "{EXAMPLE}".')
    return parse(given, where)
