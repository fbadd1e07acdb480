"""Writes what the page is told as TypeScript, `python -m dicewright.server.typescript`: the messages as
`web/src/messages.ts`, and for every game with a board of its own what it draws things from, as `facets.ts` there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as m
from msgspec import Struct

from ..kernel.describe import Facets
from ..kernel.game import Game, games
from . import book_messages, content_messages, messages, service_messages

PAGE = Path(__file__).parents[3] / "web" / "src"
HEAD = "// Written by `python -m dicewright.server.typescript` from {}. Do not edit.\n"
WORDS = {
    m.StrType: "string",
    m.IntType: "number",
    m.FloatType: "number",
    m.BoolType: "boolean",
    m.NoneType: "null",
    m.AnyType: "unknown",
}


def typescript() -> dict[Path, str]:
    """All files that are written, with what stands in them."""
    of_games = {PAGE / "boards" / name / "facets.ts": game for name, game in games().items() if game.facets}
    written = {file: facets_of(game) for file, game in of_games.items() if file.parent.is_dir()}
    return {PAGE / "messages.ts": all_messages(), **written}


def all_messages() -> str:
    """The messages as TypeScript interfaces."""
    from_page = _members(messages.FromPage)
    from_server = _members(messages.FromServer)
    found: dict[str, str] = {}
    by_http = (
        *messages.HTTP_SENT,
        *messages.HTTP_TOLD,
        *content_messages.CONTENT_SENT,
        *content_messages.CONTENT_TOLD,
        *book_messages.BOOKS_TOLD,
        *service_messages.SERVICE_SENT,
        *service_messages.SERVICE_TOLD,
    )
    for struct in (*from_page, *from_server, *by_http):
        _collect(m.type_info(struct), found)
    return "\n".join(
        [
            HEAD.format("server/messages.py"),
            f"export const PROTOCOL = {messages.PROTOCOL};\n",
            *found.values(),
            _union("FromPage", from_page),
            _union("FromServer", from_server),
        ]
    )


def facets_of(game: Game) -> str:
    """What a game draws things from, and how to find things so that this is known."""
    found: dict[str, str] = {}
    kinds = {kind: _collect(m.type_info(struct), found) for kind, struct in game.facets.items()}
    fields = [f"  {kind if kind.isidentifier() else repr(kind)}: {it};".replace("'", '"') for kind, it in kinds.items()]
    return "\n".join(
        [
            HEAD.format(f"the facets of {game.name}"),
            'import { finding, type ThingWith } from "../contract";\n',
            *found.values(),
            "/** What things are drawn from, by the kind of their reference. */",
            "export interface Facets {",
            *fields,
            "}\n",
            "export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;",
            "export const { as, these } = finding<Facets>();\n",
        ]
    )


def _members(union: Any) -> tuple[type[Struct], ...]:
    return tuple(union.__args__)


def _union(name: str, structs: tuple[type[Struct], ...]) -> str:
    return f"export type {name} = {' | '.join(s.__name__ for s in structs)};\n"


def _collect(info: m.Type, found: dict[str, str]) -> str:
    """What TypeScript calls a type; interfaces it needs are written down on the way, each after those it uses."""
    if isinstance(info, m.Metadata):
        return _collect(info.type, found)
    if isinstance(info, m.StructType):
        if info.cls is Facets:  # those of a game are known where they are drawn
            return "object"
        if info.cls.__name__ not in found:
            found[info.cls.__name__] = ""  # it may hold itself
            text = _interface(info, found)
            del found[info.cls.__name__]
            found[info.cls.__name__] = text
        return info.cls.__name__
    if isinstance(info, (m.ListType, m.VarTupleType)):
        inner = _collect(info.item_type, found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, m.DictType):
        return f"Record<{_collect(info.key_type, found)}, {_collect(info.value_type, found)}>"
    if isinstance(info, m.UnionType):
        return " | ".join(_collect(t, found) for t in info.types)
    if isinstance(info, m.LiteralType):
        return " | ".join(f'"{value}"' for value in sorted(info.values, key=str))
    return WORDS[type(info)]


def _interface(info: m.StructType, found: dict[str, str]) -> str:
    lines = []
    own = info.cls.__dict__.get("__doc__") or ""
    if own and not own.startswith(f"{info.cls.__name__}("):
        lines.append("/** " + "\n".join(f" * {line.strip()}".rstrip() for line in own.strip().splitlines())[3:] + " */")
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    left_out = issubclass(info.cls, messages.Sent) or info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "?" if left_out and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_collect(field.type, found)};")
    return "\n".join([*lines, "}\n"])


def main() -> int:
    for file, text in typescript().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
