"""How a server is to be run: what its command line says, else the environment, else a file, else what is usual.

A setting has one name everywhere: `limits.chat` in the file is `chat` in the section `[limits]`, and in the environment
`DICEWRIGHT_LIMITS_CHAT`.
"""

from __future__ import annotations

import ipaddress
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from math import isfinite
from typing import Literal, get_type_hints

import msgspec

from ..kernel.content import Fault
from ..kernel.game import Refusal
from ..kernel.words import text
from .limits import Limits, Pace, Retention

PREFIX = "DICEWRIGHT_"
LARGEST = 1 << 14
"""Letters of a file: all settings there are take two thousand, and TOML of many more may take very long to read."""
SECTIONS = ("limits", "retention")
THIS_MACHINE = ("127.0.0.0/8", "::1/128")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Flat = dict[str, object]
"""Values by the names of their settings, as somebody wrote them."""


@dataclass(frozen=True)
class Settings:
    """A server as somebody wants it. `beacon`: a file with a public value, which luck is bound to where a table brings
    none. `origins`: where the page is reached from outside; `proxies`: networks whose word
    is taken for who asks; `content`: files that tables are played with; `metrics`: networks that may read /metrics;
    `logs`: lines for people, or JSON for programs. `reached`: where other servers of the same database reach this one,
    such as http://10.0.0.5:8274; of itself, the address that the database sees."""

    host: str = "127.0.0.1"
    port: int = 8274
    database: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    processes: int = 1
    beacon: str = ""
    content: tuple[str, ...] = ()
    metrics: tuple[str, ...] = THIS_MACHINE
    logs: Literal["text", "json"] = "text"
    reached: str = ""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)


def _names() -> dict[str, type]:
    """All settings, with what they are."""
    top = get_type_hints(Settings)
    found = {name: kind for name, kind in top.items() if name not in SECTIONS}
    for section in SECTIONS:
        found |= {f"{section}.{name}": kind for name, kind in get_type_hints(top[section]).items()}
    return found


NAMES = _names()


def settled(given: Mapping[str, object], environment: Mapping[str, str], file: str = "", source: str = "") -> Settings:
    """The settings in force; `file` is the text of a file of them, and `source` its name. Raises Refusal."""
    said: Flat = {**_from_file(file, source), **dict(_from_environment(environment)), **given}
    tree: dict[str, object] = {}
    for name, value in said.items():
        section, _, inner = name.rpartition(".")
        place = tree.setdefault(section, {}) if section else tree
        assert isinstance(place, dict)
        place[inner] = _meant(name, value)
    try:
        made = msgspec.convert(tree, Settings, strict=False)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$.")
        name = next((name for name in said if where.rstrip("`").startswith(name)), where.rstrip("`"))
        raise _refusal(name, said.get(name, ""), why) from None
    for name in NAMES:
        _bounded(name, made)
    networks("metrics", made.metrics)
    networks("proxies", made.proxies)
    return made


def networks(name: str, written: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks of them. Raises Refusal where one is none."""
    found: list[Network] = []
    for it in written:
        try:
            found.append(ipaddress.ip_network(it, strict=False))
        except ValueError as error:
            raise _refusal(name, it, str(error)) from None
    return tuple(found)


def told(settings: Settings) -> str:
    """The settings as a file that says the same."""
    lines = [
        f"{it.name} = {_spelled(getattr(settings, it.name))}" for it in fields(Settings) if it.name not in SECTIONS
    ]
    for section in (settings.limits, settings.retention):
        lines += ["", f"[{type(section).__name__.lower()}]"]
        lines += [f"{it.name} = {_spelled(getattr(section, it.name))}" for it in fields(section)]
    return "\n".join(lines) + "\n"


def _spelled(value: object) -> str:
    match value:
        case Pace():
            return f"[{value.burst:g}, {value.rate:g}]"
        case tuple():
            return f"[{', '.join(map(_spelled, value))}]"
        case str():
            return json.dumps(value)
        case float():
            return f"{value:g}"
        case _:
            return str(value)


def _from_file(file: str, source: str) -> Flat:
    if len(file) > LARGEST:
        raise Fault((), text("fault-size", most=LARGEST // 1024), source)
    try:
        read = tomllib.loads(file)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        why = next(iter(str(error).splitlines()), "")
        raise Refusal(text("refuse-settings-file", file=source, why=why), package="dicewright.server") from None
    said: Flat = {}
    for name, value in read.items():
        if isinstance(value, dict):
            said |= {f"{name}.{inner}": it for inner, it in value.items()}
        else:
            said[name] = value
    if unknown := next((name for name in said if name not in NAMES), None):
        raise _refusal(unknown, "", "")
    return said


def _from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name in NAMES:
        if value := environment.get(PREFIX + name.replace(".", "_").upper()):
            yield name, value


def _meant(name: str, value: object) -> object:
    """A value as it is meant; words where lists are wanted have commas between."""
    kind = NAMES[name]
    if isinstance(value, str) and kind in (tuple[str, ...], Pace):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if kind is Pace and isinstance(value, list) and len(value) == len(fields(Pace)):
        return {it.name: part for it, part in zip(fields(Pace), value, strict=True)}
    return value


def _bounded(name: str, settings: Settings) -> None:
    """Nothing is less than nothing, and nothing without end."""
    value: object = settings
    for part in name.split("."):
        value = getattr(value, part)
    for number in (value.burst, value.rate) if isinstance(value, Pace) else (value,):
        if isinstance(number, int | float) and not (number >= 0 and isfinite(number)):
            raise _refusal(name, number, ">= 0")


def _refusal(name: str, given: object, why: str) -> Refusal:
    if name not in NAMES:
        return Refusal(text("refuse-setting-unknown", name=name), package="dicewright.server")
    return Refusal(text("refuse-setting", name=name, given=str(given)[:80], why=why), package="dicewright.server")
