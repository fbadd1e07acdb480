"""WebAssembly: the same bytes as natively, the same thoughts as in plain Python, and one small module that wants
nothing from outside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from dicewright.bots import Player, roster
from dicewright.bots.module import built, name_of
from dicewright.bots.search import QuickAdviser
from dicewright.kernel.game import Game, Setup, game, games
from dicewright.kernel.record import Header, Record
from dicewright.lab.lockstep import in_browser
from dicewright.lab.node import InNode, node
from dicewright.targets.linker import CannotLink, link
from staging import decisions, started, together

ANSWERS = 20_000
pytestmark = pytest.mark.skipif(node() is None, reason="without Node nothing here runs WebAssembly")


class Few(QuickAdviser):
    """So few trials that plain Python is quick, in two lanes, with what was learned."""

    name = "few"
    trials = 48
    samples = 4
    lanes = 2
    ahead = 1
    learned = QuickAdviser.__mro__[1].learned


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._roster, Few.name, Few())


def usual(played: Game) -> Setup:
    return next(s for s in played.samples() if s.seats == max(2, played.seats[0]))


@pytest.mark.parametrize("name", [pytest.param(name, marks=together(name)) for name in games()])
def test_it_leaves_the_same_bytes_as_native_code_after_every_answer(name: str) -> None:
    played = game(name)
    assert in_browser(played, played.settled(usual(played)), ANSWERS, seed=3) > 0


@pytest.mark.parametrize("name", [pytest.param(name, marks=together(name)) for name in games()])
def test_it_judges_and_searches_as_plain_python_does(name: str) -> None:
    """To the last digit: what a seat believes, what a position is worth, what a search finds, in several lanes."""
    played = game(name)
    g, book, w, teams = started(played, usual(played))
    plain, there = Player(Few.name, played, teams), Player(Few.name, played, teams)
    with InNode(built(played, teams)) as module:
        there.think_by(lambda *given: module.call("think", *given))
        weighed = 0
        for n, at in enumerate(decisions(played, g, book, 31)):
            if n % 6 or played.questions[at.question].taste:
                continue
            for believed, other in zip(beliefs(played, at, book, teams), told(module, at, book), strict=True):
                assert believed == other
            assert judged(module, at, book, w) == [played.evaluate(at, book, w, seat) for seat in range(len(teams))]
            assert there.weigh(at, book, w, at.asked, n) == plain.weigh(at, book, w, at.asked, n)
            assert there.choose(at, book, w, at.asked, n) == plain.choose(at, book, w, at.asked, n)
            weighed += 1
        assert weighed >= 3


def beliefs(played: Game, at: Header, book: Record, teams: tuple[int, ...]) -> Iterator[bytes]:
    hidden, forgotten = at.copy(), at.copy()
    played.hiding(teams)(hidden, book, at.asked)
    played.forgetting(teams)(forgotten, book, at.asked, 77)
    yield bytes(hidden.buffer)
    yield bytes(forgotten.buffer)


def told(module: InNode, at: Header, book: Record) -> Iterator[bytes]:
    for name, *seed in (("hide",), ("forget", 77)):
        states = at.layout.array(at).copy()
        module.call(str(name), states, book.layout.array(book), at.asked, *map(int, seed))
        yield states.tobytes()


def judged(module: InNode, at: Header, book: Record, w: Record) -> list[int]:
    out, found = np.zeros(1, np.int64), []
    states, books, weights = (it.layout.array(it).copy() for it in (at, book, w))
    for seat in range(at.layout.seats):
        module.call("value", states, books, weights, seat, out)
        found.append(int(out[0]))
    return found


@together("race")
def test_a_game_begins_there_as_here() -> None:
    played = game("race")
    settled = played.settled(usual(played))
    g, book = played.table(settled)
    states = g.layout.array(g).copy()
    with InNode(built(played, played.teams(settled))) as module:
        module.call("start", states, book.layout.array(book))
    played.start(g, book)
    assert states.tobytes() == bytes(g.buffer)


@together("race")
def test_a_module_is_built_once_and_named_by_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("race")
    path = built(played, (0, 1))
    before = path.stat().st_mtime_ns
    assert built(played, (0, 1)) == path
    assert path.stat().st_mtime_ns == before
    assert name_of(played, (0, 1)) == path.name != name_of(played, (0, 1, 2))
    assert [it.name for it in path.parent.iterdir() if it.name.startswith(path.stem) and it != path] == []


# --- linking ---


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(CannotLink, match="no object"):
        link(b"\x7fELF" + bytes(60), {}, {})


def assembled(ir: str) -> bytes:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    program = llvm.parse_assembly(f'target triple = "wasm32-unknown-unknown"\n{ir}')
    return llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine(opt=2).emit_object(program)


@pytest.mark.parametrize(
    ("ir", "why"),
    [
        ("declare i64 @far(i64)\ndefine i64 @go(i64 %n) { %r = call i64 @far(i64 %n) ret i64 %r }", "far from outside"),
        ("@far = external global i64\ndefine i64 @go() { %r = load i64, ptr @far ret i64 %r }", "far from outside"),
        ("define i64 @went() { ret i64 1 }", "no function go"),
        ("define void @go(ptr %f) { call void %f() ret void }", "from outside|kind"),
    ],
)
def test_an_object_that_wants_more_than_itself_is_refused(ir: str, why: str) -> None:
    with pytest.raises(CannotLink, match=why):
        link(assembled(ir), {"go": "go"}, {})


TABLES = """
@few = internal constant [4 x i64] [i64 5, i64 6, i64 7, i64 300]
@many = internal global [9000 x i64] zeroinitializer
@which = internal constant [2 x ptr] [ptr @few, ptr @many]
define i64 @looked(i64 %table, i64 %k) noinline {
  %t = trunc i64 %table to i32
  %at = getelementptr ptr, ptr @which, i32 %t
  %row = load ptr, ptr %at
  %i = trunc i64 %k to i32
  %cell = getelementptr i64, ptr %row, i32 %i
  %found = load i64, ptr %cell
  store i64 9, ptr getelementptr (i64, ptr @many, i32 8999)
  ret i64 %found
}
define i32 @go(ptr %ret, ptr %exc, i64 %table, i64 %k,
               ptr %0, ptr %1, i64 %n, i64 %size, ptr %out, i64 %shape, i64 %step) {
  %found = call i64 @looked(i64 %table, i64 %k)
  store i64 %found, ptr %out
  ret i32 0
}
"""


def test_addresses_of_tables_are_right_in_code_and_in_other_tables(tmp_path: Path) -> None:
    path = tmp_path / "tables.wasm"
    path.write_bytes(link(assembled(TABLES), {"go": "go"}, {"about": b"tables"}))
    assert path.stat().st_size < 1000  # what holds nothing is not written
    assert path.read_bytes().endswith(b"\x05abouttables")
    with InNode(path) as module:
        found = []
        for table, k in ((0, 0), (0, 3), (1, 5), (1, 8999)):
            out = np.zeros(1, np.int64)
            module.call("go", table, k, out)
            found.append(int(out[0]))
    assert found == [5, 300, 0, 9]
