"""Makes a WebAssembly module that stands alone from the one object that LLVM emits.

A linker is 100 MB from Python's package index, and nearly all of it is for what does not occur here: there is one
object, it calls nothing outside itself and nothing through tables, and its functions and types are numbered as they
stay. What is left to do is to give it a memory of its own, and to move the addresses of its data: the stack lies below
them, so that one that overflows ends the program instead of spoiling tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
"""What is imported or exported."""
SYMBOLS = 8
"""The part of the section "linking" that names functions and data."""
SYMBOL_FUNCTION, SYMBOL_DATA, SYMBOL_GLOBAL = range(3)
UNDEFINED, NAMED = 0x10, 0x40
STAYS = (0, 6, 7)
"""Numbers that a linker may put into code, and that are right as they stand: of a function, a type, a global."""
ADDRESSES = {CODE: (3, 4), DATA: (5,)}
"""... and those that move: addresses, by where they stand."""
PAGE = 1 << 16
STACK = 1 << 18
"""Bytes of the stack. Rules do not call themselves; the deepest of them needs a few thousand."""
ALIGNED = 64
I32, I32_CONST, CONSTANT, VARIABLE, END = 0x7F, 0x41, 0, 1, 0x0B


class CannotLink(Exception):
    """The object holds something that rules never come to."""


def link(made: bytes, exported: Mapping[str, str], about: Mapping[str, bytes]) -> bytes:
    """The module. `exported`: the names by which functions are known outside; besides there are its "memory", and
    "free", the first address at which nothing lies. `about`: sections that it carries for whoever reads them."""
    sections = list(_sections(made))
    bodies = dict(sections)
    functions: dict[str, int] = {}
    for id, body in sections:
        if id == IMPORT:
            _check_imports(_Reader(body))
        elif id == CUSTOM:
            reader = _Reader(body)
            name = reader.name()
            if name == "linking":
                functions.update(_functions(reader))
            elif name.startswith("reloc."):
                target, _ = sections[reader.number()]
                bodies[target] = _moved(bodies[target], target, reader)
    if missing := sorted(set(exported.values()) - set(functions)):
        raise CannotLink(f"there is no function {', '.join(missing)}")
    pieces = list(_pieces(_Reader(bodies.get(DATA, b"\0"))))
    end = max((start + len(data) for start, data in pieces), default=0)
    free = -(-(STACK + end) // ALIGNED) * ALIGNED
    own = {
        TYPE: bodies[TYPE],
        FUNCTION: bodies[FUNCTION],
        MEMORY: _list([b"\0" + _number(-(-free // PAGE))]),
        GLOBAL: _list([_global(VARIABLE, STACK), _global(CONSTANT, free)]),
        EXPORT: _list(
            [
                _name("memory") + bytes([A_MEMORY, 0]),
                _name("free") + bytes([A_GLOBAL, 1]),
                *(_name(name) + bytes([A_FUNCTION]) + _number(functions[it]) for name, it in exported.items()),
            ]
        ),
        CODE: bodies[CODE],
        DATA: _list([_piece(STACK + start, data) for start, data in pieces if any(data)]),
    }
    parts = [MAGIC, *(_section(id, body) for id, body in own.items())]
    return b"".join([*parts, *(_section(CUSTOM, _name(name) + body) for name, body in about.items())])


# --- what is read ---


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def left(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Seven bits a byte, the lowest first; the eighth says that more follow."""
        found = shift = 0
        while (part := self.byte()) & 0x80:
            found |= (part & 0x7F) << shift
            shift += 7
        return found | part << shift

    def bytes(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.bytes(self.number()).decode()


def _sections(made: bytes) -> Iterator[tuple[int, bytes]]:
    reader = _Reader(made)
    if reader.bytes(len(MAGIC)) != MAGIC:
        raise CannotLink("this is no object of WebAssembly")
    while reader.left:
        id = reader.byte()
        if id in (TABLE, START, ELEMENT):
            raise CannotLink(f"it has a section of kind {id}")
        yield id, reader.bytes(reader.number())


def _check_imports(reader: _Reader) -> None:
    """An object wants its memory, and the place of its stack, from outside: here it gets its own."""
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == A_MEMORY:
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        elif kind == A_GLOBAL and name == "__stack_pointer":
            reader.bytes(2)
        else:
            raise CannotLink(f"it wants {name} from outside")


def _functions(reader: _Reader) -> Iterator[tuple[str, int]]:
    """The functions that it names, by their numbers."""
    reader.number()  # the version
    while reader.left:
        part, size = reader.byte(), reader.number()
        inside = _Reader(reader.bytes(size))
        for _ in range(inside.number() if part == SYMBOLS else 0):
            kind, flags = inside.byte(), inside.number()
            if kind == SYMBOL_DATA:
                name = inside.name()
                if flags & UNDEFINED:
                    raise CannotLink(f"it wants {name} from outside")
                for _ in ("the piece of memory", "the place in it", "the size"):
                    inside.number()
            elif kind in (SYMBOL_FUNCTION, SYMBOL_GLOBAL):
                number = inside.number()
                name = inside.name() if not flags & UNDEFINED or flags & NAMED else ""
                if kind == SYMBOL_FUNCTION:
                    yield name, number
            else:
                raise CannotLink(f"it names something of kind {kind}")


def _moved(body: bytes, section: int, reader: _Reader) -> bytes:
    """A section with its addresses moved. They stand in it in full width, counted from the first piece of data."""
    moved = bytearray(body)
    for _ in range(reader.number()):
        kind, at, _ = reader.byte(), reader.number(), reader.number()
        if kind not in STAYS:
            if kind not in ADDRESSES.get(section, ()):
                raise CannotLink(f"a number of kind {kind} would have to be put into section {section}")
            reader.number()  # what is added to the address, and is in its place already
            if section == CODE:
                moved[at : at + 5] = _wide(STACK + _Reader(body[at : at + 5]).number())
            else:
                moved[at : at + 4] = (STACK + int.from_bytes(moved[at : at + 4], "little")).to_bytes(4, "little")
    return bytes(moved)


def _pieces(reader: _Reader) -> Iterator[tuple[int, bytes]]:
    """What the memory holds at first, and where."""
    for _ in range(reader.number()):
        if (reader.byte(), reader.byte()) != (0, I32_CONST):
            raise CannotLink("a piece of its memory has no place")
        start = reader.number()
        reader.byte()  # the end of the expression
        yield start, reader.bytes(reader.number())


# --- what is written ---


def _number(n: int) -> bytes:
    parts = []
    while n > 0x7F:
        parts.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*parts, n])


def _signed(n: int) -> bytes:
    """A number above 0 where one below it could stand: its last byte has a bit to spare."""
    parts = []
    while n > 0x3F:
        parts.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*parts, n])


def _wide(n: int) -> bytes:
    """In five bytes."""
    return bytes([*(n >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), n >> 28])


def _name(name: str) -> bytes:
    return _number(len(name.encode())) + name.encode()


def _list(parts: Sequence[bytes]) -> bytes:
    return _number(len(parts)) + b"".join(parts)


def _section(id: int, body: bytes) -> bytes:
    return bytes([id]) + _number(len(body)) + body


def _global(kind: int, value: int) -> bytes:
    return bytes([I32, kind, I32_CONST]) + _signed(value) + bytes([END])


def _piece(start: int, data: bytes) -> bytes:
    return bytes([0, I32_CONST]) + _signed(start) + bytes([END]) + _number(len(data)) + data
