"""Records as classes, named numbers, questions, steps, events and reasons: what the kernel builds from declarations."""

from __future__ import annotations

import re
from dataclasses import replace
from types import ModuleType
from typing import Any, TypedDict

import pytest

from dicewright.bots import Player
from dicewright.games.irondie import GAME
from dicewright.games.irondie.judge.weights import Weights
from dicewright.games.irondie.state import Book, State, Why, Zone
from dicewright.kernel.describe import Ref, does
from dicewright.kernel.events import event
from dicewright.kernel.flow import first, flow, running, step
from dicewright.kernel.game import Setup
from dicewright.kernel.layout import Layout
from dicewright.kernel.machine import Stack, machine
from dicewright.kernel.numbers import Named, Numbers
from dicewright.kernel.question import Question
from dicewright.kernel.record import MOMENT, SEATS, Header, Record, i8, i16
from dicewright.kernel.words import text
from dicewright.lab.laws import LAWS
from staging import altered


def test_a_class_of_fields_is_a_layout_header_first_inherited_parts_last() -> None:
    names = [f.name for f in State.fields]
    assert names[:5] == ["question", "asked", "over", "options", "place"]
    assert names[5] == "type"
    assert names[-1] == "rolling"
    assert {f.name: f.shape for f in State.fields}["rolled"] == (4, 1)
    assert next(f for f in State.fields if f.name == "step").sees is MOMENT
    assert next(f for f in State.fields if f.name == "value").doc == "0 = not thrown"


def test_a_size_may_grow_with_the_table() -> None:
    class Cards(Record):
        code = i16(SEATS * 400 + 600, 8)
        held = i8(SEATS)

    assert [Layout(Cards, n).shapes["code"] for n in (2, 4)] == [(1400, 8), (2200, 8)]


def test_named_numbers_know_their_names() -> None:
    assert Zone.ABYSS == 4
    assert Zone.names[Zone.ABYSS] == "abyss"
    assert Zone.by_name["abyss"] == Zone.ABYSS
    with pytest.raises(ValueError, match="Twice: 1 is given twice, to ONE and TWO"):

        class Twice(Numbers):
            ONE, TWO = 1, 1


def test_numbers_with_a_sentence_know_it_and_are_ints_all_the_same() -> None:
    class Trait(Numbers):
        STUNS = Named(3, "the holder can do nothing")
        SAVES = Named(1, "at 0 health the token goes")

    assert (Trait.STUNS, Trait.STUNS.name, Trait.STUNS.__doc__) == (3, "stuns", "the holder can do nothing")
    assert (Trait.names, Trait.by_number) == (("saves", "stuns"), {3: "stuns", 1: "saves"})
    with pytest.raises(ValueError, match="Twice: 3 is given twice, to ONE and TWO"):

        class Twice(Numbers):
            ONE, TWO = Named(3, "one"), Named(3, "two")


def test_a_reason_is_a_number_with_a_rule_and_words() -> None:
    assert [int(r) for r in Why.reasons] == list(range(1, len(Why.reasons) + 1))
    assert Why.refuse(0) is None
    assert Why.refuse(Why.OTHER_CLASS) is None
    refused = Why.refuse(Why.ITSELF, Ref("die", (0, 1)), die=3)
    assert refused is not None
    assert (refused.text.id, refused.rule) == ("refused-itself", "ID-bonus-5")


def module(**parts: Any) -> ModuleType:
    made = ModuleType("made")
    vars(made).update(parts)
    return made


def test_steps_and_answers_are_found_and_run_in_order() -> None:
    class Small(Header):
        step = i8()
        due = i8()
        done = i8(4)

    ask_it = Question(8, "it")

    @step(0)
    def begin(g: Small, b: Any) -> None:
        g.done[0] = 1
        g.step = 1

    @step(1, 2)
    def twice(g: Small, b: Any) -> None:
        g.done[1] += 1

    @first("due")
    def urgent(g: Small, b: Any) -> None:
        g.due = 0
        g.done[2] = 1

    @ask_it.answer
    def take_it(g: Small, b: Any, seat: int, a: int) -> None:
        g.done[3] = a

    found = flow("small", [module(a=ask_it, b=begin, c=twice, d=urgent)], Small)
    g = Layout(Small, 2).table()
    g.due = 1
    for _ in range(3):
        found.proceed(g, None)
    g.step = 2
    found.proceed(g, None)
    found.respond(g, None, 8, 0, 5)
    assert list(g.done) == [1, 2, 1, 5]


def test_steps_within_a_step_and_a_condition_that_is_no_field() -> None:
    class Small(Header):
        step = i8()
        stage = i8()
        done = i8(3)

    def wanted(g: Any, b: Any) -> int:
        return 1 if g.done[0] == 1 else 0

    @first("stage", also=wanted)
    def urgent(g: Small, b: Any) -> None:
        g.done[0] = 2

    @step(1, on="stage")
    def inner(g: Small, b: Any) -> None:
        g.done[1] = 1
        g.stage = 0

    @step(0)
    def outer(g: Small, b: Any) -> None:
        g.done[2] += 1

    found = flow("small", [module(a=urgent, b=inner, c=outer)], Small)
    g = Layout(Small, 2).table()
    g.stage = g.done[0] = 1
    for _ in range(4):
        found.proceed(g, None)
    assert list(g.done) == [2, 1, 2]


def test_numbers_that_are_taken_are_refused() -> None:
    with pytest.raises(ValueError, match="questions one and two are both 8; 9 is free"):
        flow("small", [module(a=Question(8, "one"), b=Question(8, "two"))], State)

    @step(0)
    def begin(g: Any, b: Any) -> None: ...

    @step(0)
    def again(g: Any, b: Any) -> None: ...

    with pytest.raises(ValueError, match=r"step 0 is .*begin.* and .*again"):
        flow("small", [module(a=begin, b=again)], State)


def test_fields_that_are_named_by_a_text_are_checked() -> None:
    class Small(Stack, depth=2, dice=1):
        step = i8()
        stage = i8()
        forging = i8()

    @first("forgng")
    def forge(g: Any, b: Any) -> None: ...

    @step(1, on="stge")
    def bless(g: Any, b: Any) -> None: ...

    @running("g.spp > 0")
    def run(g: Any, b: Any) -> None: ...

    def verb(g: Any, b: Any, op: int, who: int, what: int, amount: int) -> None: ...

    for wrong, said in (
        (forge, "forge.*: Small has no field 'forgng'; did you mean 'forging'"),
        (bless, "bless.*: Small has no field 'stge'; did you mean 'stage'"),
        (run, "run.*: Small has no field 'spp'; did you mean 'sp'"),
        (machine(verb, above="bse"), "run.*: Small has no field 'bse'"),
    ):
        with pytest.raises(ValueError, match=f"small: .*{said}"):
            flow("small", [module(a=wrong)], Small)


@pytest.mark.parametrize("record", ["prepare", "fill_book", "fill_weights"])
def test_a_misspelt_field_that_is_filled_is_refused(record: str) -> None:
    broken = replace(GAME, **{record: lambda *given: {"hnad": 1}})
    setup = broken.settled(Setup(2))
    with pytest.raises(ValueError, match=r"\w+ has no field 'hnad'"):
        broken.weights_of(setup) if record == "fill_weights" else broken.table(setup)


@pytest.mark.parametrize("name", [f.name for f in Book.fields])
def test_a_field_of_the_book_that_nothing_fills_is_refused(name: str) -> None:
    def forgetful(setup: Setup, content: Any) -> dict[str, Any]:
        return {field: value for field, value in GAME.fill_book(setup, content).items() if field != name}

    broken = replace(GAME, fill_book=forgetful)
    with pytest.raises(ValueError, match=rf"Book: nothing fills {name}; say 0 where 0 is meant"):
        broken.table(broken.settled(Setup(2)))


class Secrets(TypedDict, total=False):
    owner: str
    hidden: tuple[str, ...]
    team: bool
    private: bool


@pytest.mark.parametrize(
    ("secrets", "said"),
    [
        (
            Secrets(owner="seat", hidden=("crad",)),
            "hidden names 'crad', which is no argument of it; did you mean 'card'? (there are: seat, card, from)",
        ),
        (
            Secrets(owner="saet", hidden=("card",)),
            "owner names 'saet', which is no argument of it; did you mean 'seat'? (there are: seat, card, from)",
        ),
        (Secrets(owner="g"), "owner names 'g', which is no argument of it (there are: seat, card, from)"),
        (Secrets(hidden=("card",)), "hidden without an owner keeps nothing from anybody"),
        (Secrets(private=True), "private without an owner keeps nothing from anybody"),
        (Secrets(team=True), "team without an owner keeps nothing from anybody"),
    ],
)
def test_an_event_that_could_not_keep_its_secret_is_refused_where_it_is_declared(secrets: Secrets, said: str) -> None:
    def drew_one(g: Header, seat: int, card: int, from_: int) -> None: ...

    with pytest.raises(TypeError, match=re.escape(f"event drew-one: {said}")):
        event(**secrets)(drew_one)
    event(owner="seat", hidden=("card", "from"), team=True)(drew_one)
    event(owner="seat", private=True)(drew_one)


@pytest.mark.parametrize("lacking", ["answer", "option", "message", "step 3", "step 15"])
def test_the_law_of_whole_questions_can_be_broken(lacking: str) -> None:
    q = Question(40, "source" if lacking != "message" else "unheard-of", "ID-bonus-7")
    if lacking != "answer":
        q.taken = lambda g, b, seat, a: None
    if lacking != "option":
        q.offered = lambda seen, a: does(text("do-go-on"))
    whole = GAME.flow
    steps = {"step": {n: f for n, f in whole.steps["step"].items() if lacking != f"step {n}"}}
    questions = whole.questions if lacking.startswith("step") else (*whole.questions, q)
    broken = altered(GAME, questions=questions, steps=steps)
    said = {"step 3": r"@step\(Step\.BONUS_ORDER\)", "step 15": r"@step\(Step\.SWAP\)"}.get(lacking, lacking)
    with pytest.raises(AssertionError, match=said):
        LAWS["questions_are_whole"](broken, Setup(2))
    LAWS["questions_are_whole"](GAME, Setup(2))


def test_weights_change_what_a_bot_does_and_nothing_else() -> None:
    setup = GAME.settled(Setup(2))
    g, book = GAME.table(setup)
    GAME.start(g, book)
    before = GAME.book_hash(book)
    greedy = Player("greedy", GAME, GAME.teams(setup))
    usual, other = GAME.weights_of(setup), GAME.weights_of(setup)
    other.layout.fill(other, {"hand": 40, "thrown": 0})
    assert (usual.hand, other.hand) == (6, 40)
    assert greedy.choose(g, book, usual, 0, 1) != greedy.choose(g, book, other, 0, 1)
    assert GAME.book_hash(book) == before
    assert not {f.name for f in Weights.fields} & {f.name for f in Book.fields}
