"""Named numbers in a namespace that rules can read on every target.

    class Zone(Numbers):
        RESERVE, BATTLE, SKIRMISH, STORAGE, ABYSS = range(5)

`Zone.ABYSS` is an int to mypy. What stands behind the name is a module object: Python reads the attributes of one at
the speed of a global, and Numba knows them as constants, natively and on CUDA. (An IntEnum is three times slower in
plain Python and a type of its own to Numba, for which every rule would be compiled anew.) `Zone.names` are the names
in the order of the numbers, for words and icons: no second list. `Zone.count` is how many there are, for rules that
go through all of them.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar


class _Namespace(type):
    """Makes a module of every class but the base."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(cls, name, bases, body)
        space = ModuleType(f"{body['__module__']}.{name}", body.get("__doc__"))
        numbers = {key: value for key, value in body.items() if not key.startswith("_") and isinstance(value, int)}
        if double := {n for n in numbers.values() if list(numbers.values()).count(n) > 1}:
            raise ValueError(f"{name}: {', '.join(map(str, sorted(double)))} is given twice")
        vars(space).update({k: v for k, v in body.items() if k == "__module__" or not k.startswith("__")})
        vars(space)["by_name"] = {key.lower(): n for key, n in numbers.items()}
        vars(space)["names"] = tuple(key.lower() for key, _ in sorted(numbers.items(), key=lambda item: item[1]))
        vars(space)["count"] = len(numbers)
        return space


class Numbers(metaclass=_Namespace):
    """Named numbers."""

    names: ClassVar[tuple[str, ...]]
    by_name: ClassVar[dict[str, int]]
    count: ClassVar[int]
