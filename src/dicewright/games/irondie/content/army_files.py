"""Files of named armies; docs/irondie-armies.md describes them."""

from __future__ import annotations

import re

from ....kernel.game import ContentFile
from ....kernel.words import Text, text
from .armies import EXAMPLE, Army, Die, check, parse
from .refusing import refused


def parse_file(given: str, source: str) -> dict[str, Army]:
    """The named armies of a TOML file, all of them legal."""
    read = ContentFile(given, source).toml()
    armies = read.get("armies")
    if not isinstance(armies, dict) or not armies:
        raise refused(text("refuse-no-armies", file=source))
    if strange := [key for key in read if key != "armies"]:
        raise refused(text("refuse-army-section", file=source, section=strange[0]))
    found: dict[str, Army] = {}
    for name, body in armies.items():
        if name.lower() in found:
            raise refused(text("refuse-army-twice", file=source, name=name.lower()))
        found[name.lower()] = _from_table(name, body, source)
    return found


def _from_table(name: str, body: object, source: str) -> Army:
    where = text("in-army", file=source, name=name)
    if not re.fullmatch(r"[A-Za-z0-9_-]+", name):
        raise refused(text("refuse-army-name", where=where))
    if not isinstance(body, dict) or "dice" not in body:
        raise refused(text("refuse-army-dice", where=where, example=EXAMPLE))
    if strange := [key for key in body if key not in ("dice", "side")]:
        raise refused(text("refuse-army-field", where=where, field=strange[0]))
    found = Army(name.lower(), _dice(body["dice"], text("in-field", where=where, field="dice")))
    if "side" in body:
        found = Army(found.name, found.dice, _dice(body["side"], text("in-field", where=where, field="side")))
    check(found, where)
    return found


def _dice(given: object, where: Text) -> tuple[Die, ...]:
    """One text, or a list of texts."""
    if isinstance(given, list) and given and all(isinstance(entry, str) for entry in given):
        given = ", ".join(given)
    if not isinstance(given, str):
        raise refused(text("refuse-army-text", where=where, example=EXAMPLE))
    return parse(given, where)
