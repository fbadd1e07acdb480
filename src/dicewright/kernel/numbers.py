"""Named numbers in a namespace that rules can read on every target.

    class Zone(Numbers):
        RESERVE, BATTLE, SKIRMISH, STORAGE, ABYSS = range(5)

`Zone.ABYSS` is an int to mypy. What stands behind the name is a module object: Python reads the attributes of one at
the speed of a global, and Numba knows them as constants, natively and on CUDA. (An IntEnum is three times slower in
plain Python and a type of its own to Numba, for which every rule would be compiled anew.) `Zone.names` are the names
in the order of the numbers, for words and icons: no second list. `Zone.count` is how many there are, for rules that
go through all of them. Where the names are many, or stand in books, each has its number and its sentence beside it:

    class Trait(Numbers):
        STUNS = Named(1, "the holder can do nothing")
"""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import ClassVar, Self, cast


class Named(int):
    """A number that knows its name in its namespace and what it means; to rules it is an int like any other."""

    name: str = ""

    def __new__(cls, number: int, doc: str = "") -> Self:
        self = super().__new__(cls, number)
        self.__doc__ = doc
        return self


class Namespace(type):
    """Makes a module of every class but the base."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, object]) -> Namespace:
        if not bases:
            return super().__new__(mcs, name, bases, body)
        members = {key: value for key, value in body.items() if not key.startswith("__")}
        numbers = {key.lower(): value for key, value in members.items() if isinstance(value, int) and key[0] != "_"}
        for n, times in Counter(numbers.values()).items():
            if times > 1:
                both = " and ".join(key.upper() for key, number in numbers.items() if number == n)
                raise ValueError(f"{name}: {n} is given twice, to {both}")
        space = ModuleType(f"{body['__module__']}.{name}", str(body.get("__doc__") or ""))
        for key, value in members.items():
            if isinstance(value, Named):
                value.name = key.lower()
        names = tuple(sorted(numbers, key=numbers.__getitem__))
        by_number = {number: key for key, number in numbers.items()}
        vars(space).update(members, by_name=numbers, by_number=by_number, names=names, count=len(names))
        return cast(Namespace, space)


class Numbers(metaclass=Namespace):
    """Named numbers."""

    names: ClassVar[tuple[str, ...]]
    by_name: ClassVar[dict[str, int]]
    by_number: ClassVar[dict[int, str]]
    count: ClassVar[int]
