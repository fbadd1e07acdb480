"""The two rules that drive a game, `proceed` and `respond`, built from what its modules declare.

    class Step(Numbers):                   the places where a turn can stand, in state.py: steps lead in circles, so
        TURN, SPLIT, THROW = range(3)      their names come before their rules

    @step(Step.SPLIT)                      the rule of a step
    def split(g: State, b: Book) -> None: ...

    @first("check")                        comes before every step while g.check is not 0; or a rule that says so
    def check_life(g: State, b: Book) -> None: ...

In plain Python a step or an answer is looked up in a tuple. Compiled code gets a chain of comparisons with constants,
which LLVM and NVVM turn into one jump: the calls stay direct, so that they can be inlined.
"""

from __future__ import annotations

import importlib
import linecache
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar

from .describe import Asking, Option, Seen
from .question import Question
from .record import Record
from .rule import rule, rule_with
from .words import Text, text

F = TypeVar("F", bound=Callable[..., Any])

STEP = "step"
ONLY = -1
"""The step of a game that has but one, and no field for it."""
MOST_CASES = 16
"""One function that calls more is too large to be inlined where it is called, and every step pays for its frame: the 28
steps of Dice Throne in one chain cost a seventh of its speed."""


def step(*numbers: int, on: str = STEP) -> Callable[[F], F]:
    """Mark the rule (g, b) of a step, or of several; without a number, of a game that knows but one.
    `on` another field: steps within a step, taken while that field is not 0."""

    def mark(function: F) -> F:
        vars(function)["rule_of_steps"] = (on, numbers or (ONLY,))
        return rule(function)

    return mark


def first(when: str | Callable[..., int], order: int = 0) -> Callable[[F], F]:
    """Mark the rule (g, b) that comes before the steps while a field, or what a rule (g, b) says, is not 0; of several,
    by their order."""

    def mark(function: F) -> F:
        vars(function)["comes_first"] = (order, when)
        return rule(function)

    return mark


def modules(root: ModuleType) -> list[ModuleType]:
    """A module, or all modules of a package."""
    if not hasattr(root, "__path__"):
        return [root]
    return [importlib.import_module(m.name) for m in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")]


@dataclass(frozen=True)
class Flow:
    """What drives a game, and what there is to ask."""

    questions: tuple[Question, ...]
    steps: Mapping[str, Mapping[int, Callable[..., Any]]]
    """By the field that says where the game stands."""
    proceed: Callable[[Record, Record], None]
    respond: Callable[[Record, Record, int, int, int], None]


def flow(name: str, *roots: ModuleType) -> Flow:
    """Everything that the rules of a game declare. A step, a question or a number that is there twice is refused."""
    parts = [part for root in roots for module in modules(root) for part in _declared(module)]
    questions = _by_number(name, {id(q): q for q in parts if isinstance(q, Question)}.values())
    functions = list({id(f): f for f in parts if callable(f) and not isinstance(f, Question)}.values())
    steps: dict[str, dict[int, Callable[..., Any]]] = {STEP: {}}
    for function in functions:
        on, numbers = getattr(function, "rule_of_steps", (STEP, ()))
        for n in numbers:
            if n in steps.setdefault(on, {}):
                raise ValueError(f"{name}: {on} {n} is {steps[on][n].__name__} and {function.__name__}")
            steps[on][n] = function
    before = sorted((f for f in functions if hasattr(f, "comes_first")), key=lambda f: f.comes_first[0])
    firsts = [(f.comes_first[1], f) for f in before]
    firsts += [(f.runs_machine, f) for f in functions if hasattr(f, "runs_machine")]
    firsts += [(on, _by_step(name, on, rules)) for on, rules in steps.items() if on != STEP]
    proceed = _by_step(name, STEP, steps[STEP], firsts)
    return Flow(tuple(questions), steps, proceed, _respond(name, questions))


def _declared(module: ModuleType) -> Iterator[Any]:
    """Questions and marked rules at the top of a module; a machine brings its own."""
    for value in list(vars(module).values()):
        if isinstance(value, Question) or hasattr(value, "rule_of_steps") or hasattr(value, "comes_first"):
            yield value
        elif hasattr(value, "machine_parts"):
            yield from value.machine_parts


def _by_number(name: str, questions: Iterable[Question]) -> list[Question]:
    taken: dict[int, Question] = {}
    for q in questions:
        if q.number in taken:
            free = next(n for n in range(8, 64) if n not in taken)
            double = f"questions {taken[q.number].name} and {q.name} are both {q.number}"
            raise ValueError(f"{name}: {double}; {free} is free")
        taken[q.number] = q
    return [taken[n] for n in sorted(taken)]


def _by_step(
    name: str, on: str, steps: Mapping[int, Any], firsts: Sequence[tuple[Any, Any]] = ()
) -> Callable[..., Any]:
    """The rule that takes one step: what comes first, a running effect, then the rule of the step."""
    space: dict[str, Any] = {f"step{n}": f for n, f in steps.items()}
    space["table"] = tuple(steps.get(n) for n in range(max(steps, default=-1) + 1))
    head = []
    for i, (when, function) in enumerate(firsts):
        space[f"first{i}"], space[f"when{i}"] = function, when
        test = f"g.{when} != 0" if isinstance(when, str) and when.isidentifier() else when
        head += [
            f"    if {test if isinstance(test, str) else f'when{i}(g, b) != 0'}:",
            f"        first{i}(g, b)",
            "        return",
        ]
    if ONLY in steps:
        space["only"] = steps[ONLY]
        plain, chain = "    only(g, b)", ["    only(g, b)"]
    else:
        plain = f"    table[g.{on}](g, b)"
        chain = [f"    at = g.{on}", *_chain("at", {n: f"step{n}(g, b)" for n in steps}, "g, b, at", space)]
    compiled = _made(f"{name} {on}", ["def proceed(g, b):", *head, *chain], space)
    return rule_with(compiled)(_made(f"{name} {on} in plain Python", ["def proceed(g, b):", *head, plain], space))


def _respond(name: str, questions: Sequence[Question]) -> Callable[..., Any]:
    """Take in an answer."""
    space: dict[str, Any] = {f"answer{q.number}": q.own_answer for q in questions if q.own_answer is not None}
    cases = {q.number: f"answer{q.number}(g, b, seat, a)" for q in questions if q.own_answer is not None}
    head = "def respond(g, b, kind, seat, a):"
    compiled = _made(f"{name} respond", [head, *_chain("kind", cases, "g, b, kind, seat, a", space)], space)
    table = tuple(space.get(f"answer{n}") for n in range(max(cases, default=-1) + 1))
    plain = _made(f"{name} respond in plain Python", [head, "    table[kind](g, b, seat, a)"], {"table": table})
    return rule_with(compiled)(plain)


def _chain(on: str, cases: Mapping[int, str], given: str, space: dict[str, Any]) -> list[str]:
    """Lines that take one of the cases; many are halved, each half a rule of its own."""
    lines: list[str] = []
    if len(cases) <= MOST_CASES:
        for n, call in cases.items():
            lines += [f"    {'el' if lines else ''}if {on} == {n}:", f"        {call}"]
        return lines or ["    pass"]
    numbers = sorted(cases)
    middle = numbers[len(numbers) // 2]
    for half, them in (("low", numbers[: len(numbers) // 2]), ("high", numbers[len(numbers) // 2 :])):
        name = f"{half}_{them[0]}"
        chain = _chain(on, {n: cases[n] for n in them}, given, space)
        space[name] = rule(_made(f"{on} {them[0]} to {them[-1]}", [f"def {name}({given}):", *chain], space))
        lines += [f"    if {on} < {middle}:" if half == "low" else "    else:", f"        {name}({given})"]
    return lines


def _made(name: str, lines: Sequence[str], space: dict[str, Any]) -> Callable[..., Any]:
    """A function from lines; a debugger and a traceback show them."""
    source, file = "\n".join(lines) + "\n", f"<{name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    found: dict[str, Callable[..., Any]] = {}
    exec(compile(source, file, "exec"), space | {"__name__": __name__}, found)
    return next(iter(found.values()))


# --- descriptions ---


def describing(questions: Sequence[Question]) -> Callable[[Seen], Asking]:
    """Build a game's `describe` from what its questions say of themselves."""
    known = {q.number: q for q in questions}

    def describe(seen: Seen) -> Asking:
        v = seen.view
        q = known[v.question]
        said: Text | tuple[Text, str] = q.own_words(seen) if q.own_words else text(f"ask-{q.name}")
        words, behind = said if isinstance(said, tuple) else (said, q.rule)
        things = q.own_things(seen) if q.own_things else ()
        refused = tuple(r for r in q.own_refuses(seen) if r is not None) if q.own_refuses else ()
        form: Any = "subset" if things else "pick"
        return Asking(q.name, v.asked, words, behind, v.options, form, things, refused)

    return describe


def offering_words(questions: Sequence[Question]) -> Callable[[Seen, int], Option]:
    """Build a game's `option`."""
    known = {q.number: q for q in questions}

    def option(seen: Seen, answer: int) -> Option:
        q = known[seen.view.question]
        assert q.own_option is not None, f"question {q.name} has no words for its options"
        it = q.own_option(seen, answer)
        return Option(answer, it.text, it.rule or q.rule, it.refs)

    return option
