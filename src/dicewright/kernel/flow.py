"""The two rules that drive a game, `proceed` and `respond`, built from what its modules declare.

    class Step(Numbers):                   the places where a turn can stand, in state.py: steps lead in circles, so
        TURN, SPLIT, THROW = range(3)      their names come before their rules

    @step(Step.SPLIT)                      the rule of a step
    def split(g: State, b: Book) -> None: ...

    @first("check")                        comes before every step while g.check is not 0
    def check_life(g: State, b: Book) -> None: ...

In plain Python a step or an answer is looked up in a tuple. Compiled code gets a chain of comparisons with constants,
which LLVM and NVVM turn into one jump: the calls stay direct, so that they can be inlined.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TypeVar, cast

from .question import Question
from .record import Header, no_such_field
from .rule import made, rule, rule_with

Rule = Callable[..., None]
F = TypeVar("F", bound=Rule)

STEP = "step"
MOST_CASES = 16
"""One function that calls more is too large to be inlined where it is called, and every step pays for its frame: the 28
steps of a large game in one chain cost a seventh of its speed."""


@dataclass(frozen=True)
class _Place:
    """Where a rule stands in the flow: at steps of a field, or before them while a test holds."""

    on: str = STEP
    numbers: tuple[int, ...] = ()
    test: str = ""
    also: Callable[..., int] | None = None
    order: int = 0

    @property
    def fields(self) -> list[str]:
        """Of the state, that it names."""
        if self.test:
            return re.findall(r"\bg\.(\w+)", self.test)
        return [self.on] if self.numbers or self.on != STEP else []


def step(*numbers: int, on: str = STEP) -> Callable[[F], F]:
    """Mark the rule (g, b) of a step, or of several; without a number, of a game that knows but one.
    `on` another field: steps within a step, taken while that field is not 0."""
    return _placed(_Place(on, numbers))


def first(field: str, order: int = 0, also: Callable[..., int] | None = None) -> Callable[[F], F]:
    """Mark the rule (g, b) that comes before the steps while a field is not 0, and what a rule (g, b) says besides; of
    several, by their order."""
    return _placed(_Place(test=f"g.{field} != 0", also=also, order=order))


def running(test: str) -> Callable[[F], F]:
    """Mark the rule (g, b) that runs the effects: after what comes first, before the steps, while the test holds."""
    return _placed(_Place(test=test, order=1 << 16))


def _placed(place: _Place) -> Callable[[F], F]:
    def mark(function: F) -> F:
        vars(function)["place"] = place
        return rule(function)

    return mark


@dataclass(frozen=True)
class Flow:
    """What drives a game, and what there is to ask."""

    questions: tuple[Question, ...]
    steps: Mapping[str, Mapping[int, Rule]]
    """By the field that says where the game stands."""
    proceed: Rule
    respond: Rule


def flow(name: str, roots: Sequence[ModuleType], state: type[Header]) -> Flow:
    """Everything that the modules of a game declare. A step, a question or a number that is there twice is refused, and
    so is a field that the state does not have: mypy cannot read it, for it is named by a text."""
    parts = {id(part): part for root in roots for module in modules(root) for part in _declared(module)}.values()
    questions = _by_number(name, [part for part in parts if isinstance(part, Question)])
    rules = [cast(Rule, part) for part in parts if not isinstance(part, Question)]
    steps: dict[str, dict[int, Rule]] = {STEP: {}}
    known = [f.name for f in state.fields]
    for function in rules:
        place = _place(function)
        for field in place.fields:
            if field not in known:
                raise ValueError(f"{name}: {function}: {no_such_field(state.__name__, field, known)}")
        for n in () if place.test else place.numbers or (0,):
            if n in steps.setdefault(place.on, {}):
                raise ValueError(f"{name}: {place.on} {n} is {steps[place.on][n]} and {function}")
            steps[place.on][n] = function
    before = sorted((f for f in rules if _place(f).test), key=lambda f: _place(f).order)
    firsts = [(_place(f).test, _place(f).also, f) for f in before]
    firsts += [
        (f"g.{on} != 0", None, _dispatch(f"{name} {on}", "g, b", f"g.{on}", at, "g, b"))
        for on, at in steps.items()
        if on != STEP
    ]
    known_steps = any(_place(f).numbers for f in steps[STEP].values())
    at = f"g.{STEP}" if known_steps else "0"
    proceed = _dispatch(f"{name} proceed", "g, b", at, steps[STEP], "g, b", firsts)
    answers = {int(q): q.taken for q in questions if q.taken is not None}
    respond = _dispatch(f"{name} respond", "g, b, kind, seat, a", "kind", answers, "g, b, seat, a")
    return Flow(tuple(questions), steps, proceed, respond)


def modules(root: ModuleType) -> list[ModuleType]:
    """A module, or all modules of a package."""
    if not hasattr(root, "__path__"):
        return [root]
    return [importlib.import_module(m.name) for m in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")]


def _place(function: object) -> _Place:
    return cast(_Place, vars(function)["place"])


def _declared(module: ModuleType) -> Iterator[object]:
    """Questions and placed rules at the top of a module; a machine brings its own."""
    for value in list(vars(module).values()):
        if isinstance(value, Question) or isinstance(getattr(value, "place", None), _Place):
            yield value
        else:
            yield from getattr(value, "flow_parts", ())


def _by_number(name: str, questions: Sequence[Question]) -> list[Question]:
    taken: dict[int, Question] = {}
    for q in questions:
        if q.number in taken:
            free = next(n for n in range(8, 128) if n not in taken)
            double = f"questions {taken[q.number].name} and {q.name} are both {q.number}"
            raise ValueError(f"{name}: {double}; {free} is free")
        taken[q.number] = q
    return [taken[n] for n in sorted(taken)]


def _dispatch(
    name: str,
    arguments: str,
    on: str,
    cases: Mapping[int, Rule],
    passed: str,
    firsts: Sequence[tuple[str, Callable[..., int] | None, Rule]] = (),
) -> Rule:
    """The rule that calls what comes first, or else the case of a number."""
    space: dict[str, object] = {f"case{n}": function for n, function in cases.items()}
    space["table"] = tuple(cases.get(n) for n in range(max(cases, default=-1) + 1))
    lines = [f"def {name.split()[-1]}({arguments}):"]
    for i, (test, also, function) in enumerate(firsts):
        space[f"first{i}"], space[f"also{i}"] = function, also
        lines += [f"    if {test}{f' and also{i}(g, b) != 0' if also else ''}:"]
        lines += [f"        first{i}({passed})", "        return"]
    chain = [f"    at = {on}", *_chain(name, sorted(cases), passed, space)]
    compiled = made("\n".join([*lines, *chain, ""]), space, f"<{name}, compiled>")
    plain = made("\n".join([*lines, f"    table[{on}]({passed})", ""]), space, f"<{name}>")
    return rule_with(compiled)(cast(Rule, plain))


def _chain(name: str, numbers: Sequence[int], passed: str, space: dict[str, object]) -> list[str]:
    """Lines that call the case of the number `at`; many are halved, each half a rule of its own."""
    lines: list[str] = []
    if len(numbers) <= MOST_CASES:
        for n in numbers:
            lines += [f"    {'el' if lines else ''}if at == {n}:", f"        case{n}({passed})"]
        return lines or ["    pass"]
    middle = len(numbers) // 2
    for half, test in ((numbers[:middle], f"if at < {numbers[middle]}"), (numbers[middle:], "else")):
        part = f"from{half[0]}"
        source = "\n".join([f"def {part}({passed}, at):", *_chain(name, half, passed, space), ""])
        space[part] = rule(made(source, space, f"<{name}, {half[0]} to {half[-1]}>"))
        lines += [f"    {test}:", f"        {part}({passed}, at)"]
    return lines
