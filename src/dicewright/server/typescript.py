"""Writes what the page is told as TypeScript, `python -m dicewright.server.typescript`: the modules of messages into
`web/src/messages`, for every game with a board of its own what it draws things from, as `facets.ts` there, and where
workers of the page find what they have thought, as `thinking/places.ts`."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType, UnionType

import msgspec.inspect as m
from msgspec import Struct

from ..bots.examining import Kind
from ..bots.player import PARTS, Ask
from ..bots.search import valuing
from ..bots.search.room import At, Mind
from ..bots.weighing import SHOWN, TRIED, WHOLE
from ..kernel.describe import Facets
from ..kernel.game import Game, games
from . import messages
from .messages.bounds import Sent, Told

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
MODULES: list[ModuleType] = [getattr(messages, name) for name in messages.__all__ if name != "bounds"]
"""Those with messages in them."""
BOUNDS = ("PROTOCOL", "CONTENT", "FILE_NAME", "NAME", "SAID")
"""What the page goes by as well."""


def typescript() -> dict[Path, str]:
    """All files that are written, with what stands in them."""
    of_messages = {PAGE / "messages" / f"{_file(it.__name__)}.ts": messages_of(it) for it in MODULES}
    of_games = {PAGE / "boards" / name / "facets.ts": game for name, game in games().items() if game.facets}
    return {
        **of_messages,
        PAGE / "messages" / "index.ts": all_messages(),
        PAGE / "thinking" / "places.ts": places(),
        **{file: facets_of(game) for file, game in of_games.items() if file.parent.is_dir()},
    }


def all_messages() -> str:
    """What the page imports: everything that the other files of the folder declare."""
    head = HEAD.format("server/messages")
    files = [f'export * from "./{_file(it.__name__)}";' for it in MODULES]
    return "\n".join([head, *constants({name: getattr(messages.bounds, name) for name in BOUNDS}), *files, ""])


def places() -> str:
    """Where what was thought lies in a room, and what may be asked of who thinks."""
    head = HEAD.format("bots: search/room.py, search/valuing.py, player.py, weighing.py and examining.py")
    spaces = {"At": At.by_name, "Mind": Mind.by_name, "Ask": Ask.by_name, "Kind": Kind.by_name}
    written = []
    for space, names in spaces.items():
        lines = [f"  {name.upper()}: {number}," for name, number in names.items()]
        written.append("\n".join([f"export const {space} = {{", *lines, "} as const;\n"]))
    return "\n".join(
        [
            head,
            *constants({"WHOLE": WHOLE, "PARTS": PARTS, "SHOWN": SHOWN, "TRIED": TRIED, "WIN": valuing.WHOLE}),
            *written,
        ]
    )


def messages_of(module: ModuleType) -> str:
    """The messages that a module declares, as TypeScript interfaces."""
    interfaces = Interfaces(module)
    unions = []
    for name, it in vars(module).items():
        if isinstance(it, UnionType):
            unions.append(f"export type {name} = {' | '.join(map(interfaces.add, it.__args__))};\n")
        elif isinstance(it, type) and issubclass(it, (Sent, Told)) and it.__module__ == module.__name__:
            interfaces.add(it)
    head = HEAD.format(f"server/messages/{_file(module.__name__)}.py")
    return "\n".join([head, *interfaces.imports(), *interfaces.written.values(), *unions])


def facets_of(game: Game) -> str:
    """What a game draws things from, and how to find things so that this is known."""
    interfaces = Interfaces()
    kinds = {kind: interfaces.add(struct) for kind, struct in game.facets.items()}
    fields = [f"  {kind if kind.isidentifier() else repr(kind)}: {it};".replace("'", '"') for kind, it in kinds.items()]
    return "\n".join(
        [
            HEAD.format(f"the facets of {game.name}"),
            'import { finding, type ThingWith } from "../contract";\n',
            *interfaces.written.values(),
            *constants(game.constants),
            "/** What things are drawn from, by the kind of their reference. */",
            "export interface Facets {",
            *fields,
            "}\n",
            "export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;",
            "export const { as, these } = finding<Facets>();\n",
        ]
    )


def constants(said: Mapping[str, int | Sequence[str]]) -> list[str]:
    """Numbers and names that are said once, in Python."""
    values = ((name, it if isinstance(it, int) else f"{json.dumps(list(it))} as const") for name, it in said.items())
    lines = [f"export const {name} = {value};" for name, value in values]
    return ["\n".join([*lines, ""])] if lines else []


def _file(module: str) -> str:
    """The file of a module of messages, without its ending."""
    return module.rpartition(".")[2]


class Interfaces:
    """The interfaces of one file, each after those it uses; those that `module` does not declare are imported."""

    def __init__(self, module: ModuleType | None = None) -> None:
        self._module = module
        self.written: dict[str, str] = {}
        self._imported: dict[str, set[str]] = {}

    def imports(self) -> list[str]:
        lines = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{file}";'
            for file, names in sorted(self._imported.items())
        ]
        return ["\n".join([*lines, ""])] if lines else []

    def add(self, struct: type[Struct]) -> str:
        """What TypeScript calls a struct, whose interface is written down unless it is imported."""
        name = struct.__name__
        if self._module is not None and struct.__module__ != self._module.__name__:
            self._imported.setdefault(_file(struct.__module__), set()).add(name)
        elif name not in self.written:
            self.written[name] = ""  # it may hold itself
            text = self._interface(struct)
            del self.written[name]
            self.written[name] = text
        return name

    def _interface(self, struct: type[Struct]) -> str:
        info = m.type_info(struct)
        assert isinstance(info, m.StructType)
        lines = []
        own = struct.__dict__.get("__doc__") or ""
        if own and not own.startswith(f"{struct.__name__}("):
            told = "\n".join(f" * {line.strip()}".rstrip() for line in own.strip().splitlines())
            lines.append(f"/** {told[3:]} */")
        lines.append(f"export interface {struct.__name__} {{")
        if info.tag is not None:
            lines.append(f'  type: "{info.tag}";')
        left_out = issubclass(struct, Sent) or struct.__struct_config__.omit_defaults
        for field in info.fields:
            optional = "?" if left_out and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self._type(field.type)};")
        return "\n".join([*lines, "}\n"])

    def _type(self, info: m.Type) -> str:
        """What TypeScript calls a type."""
        if isinstance(info, m.Metadata):
            return self._type(info.type)
        if isinstance(info, m.StructType):
            if info.cls is Facets:  # those of a game are known where they are drawn
                return "object"
            return self.add(info.cls)
        if isinstance(info, (m.ListType, m.VarTupleType)):
            inner = self._type(info.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if isinstance(info, m.DictType):
            return f"Record<{self._type(info.key_type)}, {self._type(info.value_type)}>"
        if isinstance(info, m.UnionType):
            return " | ".join(self._type(t) for t in info.types)
        if isinstance(info, m.LiteralType):
            return " | ".join(f'"{value}"' for value in sorted(info.values, key=str))
        return WORDS[type(info)]


def main() -> int:
    for file, text in typescript().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
