"""The laws: what is true of every game. A game is tried on all of them by being registered, and by nothing else.

Each law takes a game and one of its samples and raises AssertionError with what is wrong and where.

    python -m dicewright.lab.laws check [GAME ...]           all laws
    python -m dicewright.lab.laws lockstep [GAME ...]        the targets against each other, answer by answer
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import cycle, product
from multiprocessing import get_context
from typing import Annotated, Literal

from msgspec import ValidationError, convert, to_builtins

from ..bots.module import built
from ..kernel.describe import Asking, Board, Facets, Option, rule_ids
from ..kernel.flow import STEP
from ..kernel.game import Game, Refusal, Setup, games
from ..kernel.game import game as game_named
from ..kernel.machine import FIRST_KIND, Stack
from ..kernel.question import NATURE, NOTHING
from ..kernel.record import HIDDEN, Sees
from ..kernel.words import LANGUAGES, MissingWords, Text
from ..targets.native import native
from .lockstep import Agreement, Between, in_browser, lockstep, side_by_side
from .node import node
from .plainness import rules_stay_plain
from .printing import differences
from .secrecy import (
    bots_are_shown_no_truth,
    imagining_shows_nothing,
    sealed_answers_stay_sealed,
    windows_leave_no_trace,
)
from .walk import Play, begin, walk

__all__ = ["LAWS", "Agreement", "lockstep"]

LONGEST = 50_000
"""Answers after which a game that has not ended is taken for endless."""
MOST_OPTIONS = 1000
"""Questions with more options are not put into words one by one."""
NATIVE_ANSWERS = 1000
"""Answers that a law compares natively; `lockstep` compares as many as you like."""
EACH_KIND = 3
"""How often a kind of question with many options is put into words in a walk."""
BOARD = 10
"""How often in a walk the whole board is read aloud."""


def copies_stand_alone(game: Game, setup: Setup) -> None:
    """A copy equals its original, and neither notices what happens to the other."""
    for play in walk(game, setup, 1, 200):
        if play.g.over:
            continue
        before = bytes(play.g.buffer)
        copy = play.fork()
        assert copy.g.buffer == before, f"{play.where()}: a copy differs"
        copy.answer(copy.g.options - 1)
        assert play.g.buffer == before, f"{play.where()}: answering on a copy changed the original"


def answers_replay(game: Game, setup: Setup) -> None:
    """Setup and answers are the whole game: they lead to the same bytes again."""
    play = begin(game, setup, 2)
    given: list[int] = []
    passed: list[bytes] = []
    while not play.g.over and len(given) < 500:
        given.append(play.random())
        play.answer(given[-1])
        passed.append(bytes(play.g.buffer))
    again = begin(game, setup, 3)
    for n, (a, expected) in enumerate(zip(given, passed, strict=True)):
        again.game.answer(again.g, again.b, a)  # this time with nobody listening
        diff = differences(again.g.layout, expected, again.g.buffer)
        assert not diff, f"{again.where()}: replaying answer {n} gave {diff[:5]}"


def bytes_come_back(game: Game, setup: Setup) -> None:
    """A record survives as bytes, as a table and as a NumPy record, and goes on from there."""
    for play in walk(game, setup, 4, 200):
        data = bytes(play.g.buffer)
        table = play.g.layout.table(data)
        assert bytes(table.buffer) == data == play.g.layout.array(table).tobytes(), f"{play.where()}: bytes changed"
        if not play.g.over:
            one, two = play.fork(), play.fork(table)
            one.answer(0)
            two.answer(0)
            assert one.g.buffer == two.g.buffer, f"{play.where()}: a record read back plays on differently"


def games_end(game: Game, setup: Setup) -> None:
    """Random play comes to an end, with a place for everyone and somebody in the first."""
    for seed in range(3):
        play, answers = begin(game, setup, 50 + seed), 0
        while not play.g.over:
            play.game.answer(play.g, play.b, play.random())
            answers += 1
            assert answers < LONGEST, f"{play.where()}: still going after {answers} random answers"
        places = list(play.g.place.tobytes())
        assert 1 in places, f"{play.where()}: nobody took the first place: {places}"
        assert all(1 <= p <= setup.seats for p in places), f"{play.where()}: places {places}"
        assert play.g.question == NOTHING, f"{play.where()}: the game is over, but a question is open"


def questions_leave_a_choice(game: Game, setup: Setup) -> None:
    """Whoever is asked has at least two options, and the default answer is one of them."""
    for play in walk(game, setup, 5, 400):
        if play.g.over:
            continue
        assert play.g.question in game.questions, f"{play.where()}: unknown kind {play.g.question}"
        assert play.g.asked < setup.seats, f"{play.where()}: there is no such seat"
        assert play.g.options >= 2, f"{play.where()}: asked with {play.g.options} options"
        if play.g.asked != NATURE:
            before = bytes(play.g.buffer)
            default = play.default()
            assert 0 <= default < play.g.options, f"{play.where()}: default {default} of {play.g.options} options"
            assert play.g.buffer == before, f"{play.where()}: asking for the default changed the game"


def owned_cells_are_never_hidden(game: Game, setup: Setup) -> None:
    """A cell with an owner never really holds what stands for "hidden"."""
    owned = [f.name for f in game.state.fields if f.sees in (Sees.OWNER, Sees.TEAM, Sees.NOBODY)]
    for play in walk(game, setup, 6, 400):
        record = play.g.layout.array(play.g)
        for name in owned:
            assert not (record[name] == HIDDEN).any(), f"{play.where()}: {name} holds {HIDDEN}, which means hidden"


def values_stay_in_range(game: Game, setup: Setup) -> None:
    """`evaluate` answers in thousandths of a win, changes nothing, and `quiet` says yes or no."""
    for play, seat in zip(walk(game, setup, 7, 300), cycle(range(setup.seats)), strict=False):
        before = bytes(play.g.buffer)
        value = game.evaluate(play.g, play.b, play.w, seat)
        assert -1000 <= value <= 1000, f"{play.where()}: worth {value} to seat {seat}"
        assert game.quiet(play.g, play.b) in (0, 1), f"{play.where()}: quiet is neither 0 nor 1"
        assert play.g.buffer == before, f"{play.where()}: being valued changed the game"


def rules_are_named(game: Game, setup: Setup) -> None:
    """Every question, option and refusal names a rule of the reference, and every rule has its words."""
    known = rule_ids(game.rules)
    for play, asking, options in _questions(game, setup, 8):
        named = [asking.rule, *(r.rule for r in asking.refused), *(o.rule for o in options)]
        unknown = sorted(set(named) - known)
        assert not unknown, f"{play.where()}: there is no rule {', '.join(map(repr, unknown))}"
    for c in game.choices:
        assert not c.rule or c.rule in known, f"{game.name}: option {c.name} names no rule {c.rule!r}"
    for language in LANGUAGES:
        dumb = [r.id for r in game.rules if not game.words(language).has(r.text.id)]
        assert not dumb, f"{game.name}: no {language} words for {', '.join(dumb)}"


def questions_are_whole(game: Game, setup: Setup) -> None:
    """Every question a game declares has an answer, options, words in every language and a rule; every step, a rule."""
    for q in game.questions.values():
        if issubclass(game.state, Stack) and q < FIRST_KIND and q.offered is None:  # the machine's, not used here
            continue
        where = f"{game.name}: question {q.name}"
        assert q.taken is not None, f"{where} has no answer; mark a rule with its @...answer"
        assert q.offered is not None, f"{where} has no words for its options; mark them with its @...option"
        assert q.said is not None or q.rule in rule_ids(game.rules), f"{where}: there is no rule {q.rule!r}"
        if q.said is None:
            dumb = [language for language in LANGUAGES if not game.words(language).has(f"ask-{q.name}")]
            assert not dumb, f"{where} has no message ask-{q.name} in {', '.join(dumb)}"
    for on, steps in game.flow.steps.items():
        space = on.capitalize()
        named = getattr(sys.modules[game.state.__module__], space, None)
        assert named is not None or set(steps) <= {0}, f"{game.name}: name its steps in a class {space}(Numbers)"
        due = {} if named is None else named.by_name
        missing = [name.upper() for name, n in due.items() if n not in steps and (n or on == STEP)]  # 0 of others: none
        assert not missing, f"{game.name}: no rule is marked @step({space}.{missing[0]})"


def options_are_told_apart(game: Game, setup: Setup) -> None:
    """Options have words of their own in every language, and the question fits the record."""
    for play, asking, options in _questions(game, setup, 9):
        kind = game.questions[play.g.question].name
        assert (asking.kind, asking.seat, asking.count) == (kind, play.g.asked, play.g.options), (
            f"{play.where()}: described as {asking.kind} of seat {asking.seat} with {asking.count} options"
        )
        if asking.form == "subset":
            things = len(asking.things)
            assert asking.count == 1 << things, f"{play.where()}: {asking.count} subsets of {things} things"
        obvious = asking.obvious
        assert obvious is None or 0 <= obvious < asking.count, f"{play.where()}: {obvious} is obvious, and no option"
        assert [o.answer for o in options] == list(range(len(options))), f"{play.where()}: options misnumbered"
        for language in LANGUAGES:
            _say(play, language, [asking.text, *(r.text for r in asking.refused), *(t.name for t in asking.things)])
            said = Counter(_say(play, language, [o.text for o in options]))
            _say(play, language, [o.effect for o in options if o.effect])
            double = [words for words, n in said.items() if n > 1]
            assert not double, f"{play.where()}: several options read {double[0]!r} in {language}"


def everything_has_words(game: Game, setup: Setup) -> None:
    """Questions, events and the board can be put into words for every seat, in every language."""
    play = begin(game, setup, 10)
    for n in range(150):
        if play.g.over:
            break
        heard = play.answer(play.random())
        for seat in (None, n % setup.seats):
            seen = play.seen(seat)
            texts = [] if n % BOARD else board_texts(game.board(seen))
            if seen.view.question > 0:
                texts.append(game.describe(seen).text)
            for kind, values in heard:
                event = play.event(kind, values, seat)
                if event is not None:
                    texts.append(game.event_text(seen, event))
            for language in LANGUAGES:
                _say(play, language, texts)


def things_are_drawn_as_declared(game: Game, setup: Setup) -> None:
    """The facets of a thing are those of its kind (`Game.facets`), and hold what they say they hold."""
    for n, play in enumerate(walk(game, setup, 12, 300)):
        if n % BOARD:
            continue
        things = [thing for area in game.board(play.seen(n % setup.seats)).areas for thing in area.things]
        for thing in things:
            declared = game.facets.get(thing.ref.kind, Facets)
            where = f"{play.where()}: {thing.ref}"
            assert type(thing.facets) is declared, f"{where} has {type(thing.facets).__name__}, not {declared.__name__}"
            try:
                convert(to_builtins(thing.facets), declared)
            except (TypeError, ValidationError) as error:
                raise AssertionError(f"{where}: {error}") from None


def native_equals_plain(game: Game, setup: Setup) -> None:
    """Compiled rules leave the same bytes as plain Python, after every answer."""
    side_by_side(game, game.settled(setup), NATIVE_ANSWERS, seed=5)


LAWS: dict[str, Callable[[Game, Setup], None]] = {
    law.__name__: law
    for law in (
        rules_stay_plain,
        copies_stand_alone,
        answers_replay,
        bytes_come_back,
        games_end,
        questions_leave_a_choice,
        owned_cells_are_never_hidden,
        values_stay_in_range,
        questions_are_whole,
        rules_are_named,
        options_are_told_apart,
        everything_has_words,
        things_are_drawn_as_declared,
        imagining_shows_nothing,
        bots_are_shown_no_truth,
        sealed_answers_stay_sealed,
        windows_leave_no_trace,
        native_equals_plain,
    )
}


def _questions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[Play, Asking, Sequence[Option]]]:
    """Questions of a walk as the one who is asked reads them. Nature needs no options in words: it reads none."""
    often: Counter[int] = Counter()
    for play in walk(game, setup, seed, 400):
        if play.g.over:
            continue
        kind, asked, count = play.g.question, play.g.asked, play.g.options
        often[kind] += 1
        if often[kind] > EACH_KIND and count > EACH_KIND:
            continue
        seen = play.seen(asked if asked >= 0 else None)
        worded = 0 if asked == NATURE or count > MOST_OPTIONS else count
        yield play, game.describe(seen), [game.option(seen, a) for a in range(worded)]


def board_texts(board: Board) -> list[Text]:
    """All that stands on a board."""
    texts = [*board.headline, *board.reconstructed]
    for area in board.areas:
        texts += [area.title, *(Text(f"gauge-{name}") for name in area.gauges)]
        for thing in area.things:
            texts += [thing.name, *(note.whole for note in thing.notes)]
    return texts


def _say(play: Play, language: str, texts: Sequence[Text]) -> list[str]:
    words = play.game.words(language)
    try:
        return [words.say(t) for t in texts]
    except MissingWords as missing:
        raise AssertionError(f"{play.where()}: {missing.args[0]}") from None


# --- the command line ---

CHUNK = 50_000


def _chosen(names: Sequence[str]) -> dict[str, Game]:
    return {name: game_named(name) for name in names or games()}


def check(*names: str) -> None:
    """Try every law on the games, or on all of them."""
    from rich.console import Console

    console = Console()
    for name, game in _chosen(names).items():
        for law, holds in LAWS.items():
            for setup in game.samples():
                holds(game, setup)
            console.print(f"[green]holds[/]  {name}: {law.replace('_', ' ')}")


def _chunk(name: str, answers: int, seed: int, between: Between) -> Agreement:
    return lockstep(games()[name], answers, seed, between=between)


PAIRS: dict[str, tuple[str, Between]] = {
    "plain": ("plain and native", side_by_side),
    "wasm": ("native and WebAssembly", in_browser),
}
"""The targets that are compared with each other."""


def _pairs(only: Literal["plain", "wasm"] | None) -> Iterator[tuple[str, Between]]:
    for name, pair in PAIRS.items():
        if name == (only or name):
            if pair[1] is in_browser and node() is None:
                print("There is no Node on this machine, so WebAssembly is left out.")
            else:
                yield pair


def run_lockstep(
    *names: str,
    answers: int = 10_000_000,
    seed: int = 1,
    cores: Annotated[int, "how many at once"] = os.cpu_count() or 1,
    only: Annotated[Literal["plain", "wasm"] | None, "one of the two comparisons"] = None,
) -> None:
    """Play on two targets side by side, plain Python and native code, then native code and WebAssembly, and compare
    every byte after every answer."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    pairs = list(_pairs(only))
    with (
        Progress(*columns, TimeRemainingColumn()) as progress,
        ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool,
    ):
        for (name, game), (targets, between) in product(_chosen(names).items(), pairs):
            title = f"{name}, {targets}"
            task = progress.add_task(f"{title}: compiling", total=answers, rate="")
            for setup in map(game.settled, game.samples()):  # once for all: the others load it from the cache
                native(game, setup.seats).step()
                if between is in_browser:
                    built(game, game.teams(setup))
            progress.update(task, description=title)
            began, done, finished = time.perf_counter(), 0, 0
            sizes = [min(CHUNK, answers - at) for at in range(0, answers, CHUNK)]
            jobs = [pool.submit(_chunk, name, size, seed + 1000 * i, between) for i, size in enumerate(sizes)]
            for job in as_completed(jobs):
                part = job.result()
                done, finished = done + part.answers, finished + part.games
                rate = done / (time.perf_counter() - began)
                progress.update(task, completed=done, rate=f"{rate:,.0f} answers/s")
            progress.remove_task(task)
            progress.console.print(
                f"{title}: {done:,} answers, {finished:,} games, {len(game.samples())} set-ups, seed {seed}: "
                f"0 differences ({rate:,.0f} answers/s on {cores} {'core' if cores == 1 else 'cores'})",
                highlight=False,
                soft_wrap=True,
            )


def main(arguments: Sequence[str] | None = None) -> int:
    from cyclopts import App

    app = App(name="laws", help="Try the laws that are true of every game.")
    app.command(check)
    app.command(run_lockstep, name="lockstep")
    try:
        app(arguments, result_action="return_value")
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except AssertionError as broken:
        print(f"Broken: {broken}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
