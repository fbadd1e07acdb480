"""The command line. Every mistake of a user ends in one clear sentence and exit code 2."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from . import __version__
from .arguments import Content, Json, Lang, flag, refusal, said, system_language
from .hosting import serve, settings, store

MISTAKE = 2
INTERRUPTED = 130


GameName = Annotated[str, Parameter(help="A game; `dicewright games` lists them.")]
Seats = Annotated[
    str | None, Parameter(help="Who plays, seat by seat: human, or a bot such as amateur, with commas between.")
]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A set-up option, key=value. `dicewright games GAME` lists them."),
]
Named = Annotated[
    str,
    Parameter(
        help="A set-up option by its name; what each seat chooses: one for all, or one a seat, with commas between."
    ),
]
app = App(
    name="dicewright",
    version=f"dicewright {__version__}",
    version_flags=["--version"],
    help_format="markdown",
    help="""Modern dice games, complete: play them, study them, simulate them.

**First steps**

    dicewright                                            a menu
    dicewright play irondie --seats human,amateur         you against a bot
    dicewright rules irondie                              the rules, each with its id
    dicewright simulate irondie --seats greedy,random --games 1000

At the table, type `help`. `dicewright COMMAND --help` tells more about a command.
""",
)


@app.command
def games(
    name: Annotated[str | None, Parameter(name="game", help="One game, to see its set-up options.")] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """List the games, or the set-up options of one.

    **For example**

        dicewright games
        dicewright games irondie --lang pl
    """
    from .kernel import game as kernel
    from .kernel.words import any_of
    from .terminal.reference import show_choice, words_of
    from .terminal.screen import Screen

    screen = Screen()
    for g in kernel.games().values() if name is None else [kernel.game(name)]:
        seats = any_of(g.seats)
        screen.show(said(lang, "listed-game", game=g.name, version=g.version, seats=seats, rules=len(g.rules)))
        for choice in g.choices if name is not None else ():
            show_choice(screen, words_of(g, lang or system_language()), choice)
    return 0


@app.command
def play(
    name: Annotated[str | None, Parameter(name="game", help="A game; `dicewright games` lists them.")] = None,
    /,
    *,
    seats: Seats = None,
    seed: Annotated[int | None, Parameter(help="Same seed, same luck. By default a fresh one.")] = None,
    lang: Lang = None,
    option: Options = None,
    content: Content = None,
    load: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    fast: Annotated[bool, flag("Do not pause after what bots do.")] = False,
    **named: Named,
) -> int:
    """Play at the terminal, alone against bots or several at one screen.

    Without a game, a menu asks. Leaving, even with Ctrl-C, keeps the game.

    **For example**

        dicewright play irondie --seats human,amateur
        dicewright play irondie --seats human,human --lang pl
        dicewright play irondie --seats human,expert --army hammer,mine.toml:wolves
        dicewright play irondie --option match=best_of_three --seed 7
        dicewright play --load my-game.save
    """
    from . import files, typed
    from .bots import USUAL
    from .kernel.chance import picker
    from .kernel.game import game
    from .match import Match, elapsed, loads
    from .terminal.menu import menu
    from .terminal.screen import Screen
    from .terminal.sitting import Sitting

    screen = Screen(fast=fast)
    language: str = lang or system_language()
    seed = secrets.randbits(32) if seed is None else seed
    passed: dict[str, float] = {}
    if load is not None:
        kept = files.read(load)
        match, passed = loads(kept), elapsed(kept)
        if name is not None and name != match.game.name:
            raise refusal("refuse-loaded-game", file=str(load), game=match.game.name, given=name)
        if option or named or content:
            raise refusal("refuse-loaded-options")
        match.players = tuple(typed.players(seats, match.setup.seats) if seats else match.players)
        if len(match.players) != match.setup.seats:
            raise refusal("refuse-loaded-players", seats=match.setup.seats)
    else:
        players = None
        if name is None:
            if not screen.live:
                raise refusal("refuse-no-game")
            name, players, language = menu(screen, language)
        g = game(name)
        players = players or typed.players(seats or ",".join(["human"] + [USUAL] * (g.seats[0] - 1)))
        setup = g.settled(typed.setup(g, len(players), option, named), picker(seed))
        match = Match(g, setup, typed.content(g, content), players=tuple(players))
    own = load if load is not None and files.data_folder() in load.resolve().parents else None
    Sitting(match, screen, language, seed, own, passed).play()
    return 0


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many answers.")] = None,
    lang: Lang = None,
    step: Annotated[bool, flag("Stop at the board after each answer of a player.")] = False,
) -> int:
    """Show a saved game again, and tell how it went.

    **For example**

        dicewright replay my-game.save
        dicewright replay my-game.save --step --lang ru
        dicewright replay my-game.save --to 120
    """
    from . import files
    from .match import loads
    from .terminal.replay import replay as show
    from .terminal.screen import Screen

    match = loads(files.read(file))
    if to is not None and not 0 <= to <= len(match.history):
        raise refusal("refuse-to", file=str(file), answers=len(match.history))
    show(match if to is None else match.fork(to), Screen(), lang or system_language(), step)
    return 0


@app.command
def analyse(
    file: Annotated[Path, Parameter(help="A saved game.")],
    /,
    *,
    thorough: Annotated[bool, flag("Think ten times as long about every decision.")] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Look at a saved game again: how the chances stood, what luck gave, and what decisions gave away.

    A search weighs every decision by what its player could know. The chance at the beginning, luck, and what was given
    away add up to the result. The first time for a game, the search is compiled.

    **For example**

        dicewright analyse my-game.save
        dicewright analyse my-game.save --thorough --lang pl
        dicewright analyse my-game.save --json > my-game.json
    """
    from . import files
    from .match import loads
    from .terminal.analysis import run

    return run(loads(files.read(file)), lang or system_language(), thorough, json)


@app.command
def puzzles(
    name: GameName,
    /,
    *,
    grade: Annotated[int | None, Parameter(help="1 easy, 2 fair, 3 hard; by default any.")] = None,
    number: Annotated[int | None, Parameter(help="Which one of the game; by default any.")] = None,
    lang: Lang = None,
) -> int:
    """Positions from games in which one answer is clearly the best, and few see it: find it.

    Afterwards you are told what every option promises and why the best is best, and can play on from there.

    **For example**

        dicewright puzzles irondie
        dicewright puzzles dice_throne --grade 3 --lang pl
        dicewright puzzles roll_player --number 7
    """
    from .kernel.game import game
    from .terminal.puzzles import run
    from .terminal.screen import Screen

    return run(game(name), Screen(), lang or system_language(), grade, number)


@app.command
def rules(
    name: GameName,
    id: Annotated[str | None, Parameter(help="A rule's id, or how it begins.")] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """The rules of a game in our own words, each with its id and its place in the rulebook.

    **For example**

        dicewright rules irondie
        dicewright rules irondie ID-duel
        dicewright rules irondie ID-duel-2 --lang ru
    """
    from .kernel.game import game
    from .terminal.reference import show_rule, words_of
    from .terminal.screen import Screen

    g = game(name)
    words = words_of(g, lang or system_language())
    found = [r for r in g.rules if id is None or r.id.lower() == id.lower()]
    found = found or [r for r in g.rules if r.id.lower().startswith(str(id).lower())] or [g.rule(str(id))]
    screen = Screen()
    for r in found:
        show_rule(screen, words, r)
    return 0


@app.command
def simulate(
    name: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="Same seed, same result, whatever the number of cores.")] = 1,
    cores: Annotated[int | None, Parameter(help="Cores to use; by default all.")] = None,
    gpu: Annotated[bool, flag("Play on the graphics card, by CUDA; needs the extra `gpu`.")] = False,
    json: Json = False,
    option: Options = None,
    content: Content = None,
    **named: Named,
) -> int:
    """Let bots play many games, and say who wins how often. Ctrl-C prints what was done so far.

    **For example**

        dicewright simulate irondie --seats greedy,random --games 1000
        dicewright simulate irondie --seats random,random --army hammer,wall --games 100000 --json
        dicewright simulate dice_throne --seats random,random --games 10000000 --gpu
    """
    from . import typed
    from .kernel.game import game
    from .lab.simulate import run

    g = game(name)
    players = typed.players(seats or ",".join(["greedy"] + ["random"] * (g.seats[0] - 1)))
    setup = g.settled(typed.setup(g, len(players), option, named))
    return run(g, setup, players, games, seed, cores, typed.content(g, content), json, gpu)


@app.command
def arena(
    name: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="Who plays: two bots or more, with commas between. The first is rated 0.")],
    seats: Annotated[
        int | None, Parameter(help="How many seats; by default the fewest, two where that is possible.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games, of every two bots.")] = 200,
    seed: Annotated[int, Parameter(help="Same seed, same games, whatever the number of cores.")] = 1,
    varied: Annotated[
        bool, flag("Draw heroes, armies and whatever else a seat may choose anew for every set.")
    ] = False,
    decide: Annotated[bool, flag("Stop a meeting as soon as it is clear who is better.")] = False,
    luck: Annotated[bool, flag("Note what luck gave, and tell the results without it too.")] = False,
    keep: Annotated[
        Path | None, Parameter(help="A file to keep the games in; with the same one, go on with them.")
    ] = None,
    cores: Annotated[int | None, Parameter(help="Cores to use; by default all.")] = None,
    json: Json = False,
    option: Options = None,
    content: Content = None,
    **named: Named,
) -> int:
    """Let bots play against each other, and rate them. Ctrl-C prints what was done so far.

    Every bot meets every other in *sets*: as many games with the same dice as there are sides, in which the one has
    each side in turn and the other all the others. So luck and the first turn favour nobody, and fewer games tell more;
    the report says how much of the variance that has saved.

    A rating is in points of Elo against the first bot (100 points more win 64% between two, 200 points 76%), from a
    Bradley-Terry model, with a 95% interval. With `--decide` a meeting ends when a sequential test has found the
    better one; it is wrong in at most 5% of the cases, however often it looks. Alone, the average score is told. With
    `--luck` the results are also told less what luck did to them: as true, and surer.

    **For example**

        dicewright arena dice_forge --bots greedy,adept --games 400
        dicewright arena irondie --bots greedy,adept,expert --varied --decide --games 2000
        dicewright arena dice_forge --bots greedy,adept --seats 4 --option feats=random
        dicewright arena dice_throne --bots greedy,adept --hero monk,barbarian --keep duel.json --json
    """
    from . import typed
    from .kernel.game import game
    from .lab.arena import Plan, run

    g = game(name)
    count = seats if seats is not None else (2 if 2 in g.seats else g.seats[0])
    setup = g.settled(typed.setup(g, count, option, named))
    players = tuple(b.strip() for b in bots.split(","))
    return run(Plan(g, setup, players, games, seed, varied, decide, typed.content(g, content), luck), cores, keep, json)


@app.command
def learn(
    name: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="For how many seats; by default two where that is possible.")] = None,
    generations: Annotated[int, Parameter(help="How often to play and learn.")] = 2,
    positions: Annotated[int, Parameter(help="Positions to learn from, a generation.")] = 1_500_000,
    minutes: Annotated[float, Parameter(help="To play, and again to learn, a generation at most.")] = 5.0,
    trials: Annotated[int, Parameter(help="How hard it thinks while it plays; less means more games.")] = 32,
    games: Annotated[int, Parameter(help="Games of the match that decides whether a generation is kept.")] = 400,
    seed: Annotated[int, Parameter(help="For other games, another seed.")] = 1,
    cores: Annotated[int | None, Parameter(help="Cores to play on; by default all.")] = None,
    out: Annotated[Path | None, Parameter(help="Folder to write to; by default where the game looks for it.")] = None,
    json: Json = False,
    option: Options = None,
    **named: Named,
) -> int:
    """Let the search learn what positions of a game are worth. Needs PyTorch: `pip install 'dicewright[learn]'`.

    A generation plays against itself on all cores, a small net is fitted to what came of its games, and the net must
    win a match against what was there before, on set-ups that it has not learned from; else it is dropped. What is kept
    is written as whole numbers to a file that belongs to the layout of the game's state; playing needs no PyTorch.

    **For example**

        dicewright learn dice_forge --generations 3 --minutes 10
        dicewright learn roll_player --seats 4 --out /tmp/learned
    """
    from importlib.resources import files as resources

    from . import typed
    from .kernel.game import game
    from .lab.cores import how_many
    from .lab.learn.course import Course, run

    g = game(name)
    count = seats if seats is not None else (2 if 2 in g.seats else g.seats[0])
    setup = g.settled(typed.setup(g, count, option, named))
    threads = how_many(cores)
    course = Course(g, setup, generations, positions, 60 * minutes, trials, match=games, seed=seed, cores=threads)
    return run(course, out or Path(str(resources(g.package))) / "learned", json)


@app.command
def bench(
    names: Annotated[list[str] | None, Parameter(name="game", help="Games; by default all.", negative="")] = None,
    /,
    *,
    json: Json = False,
) -> int:
    """Measure how fast the games run here: native and plain, one core and all, and whether the targets agree.

    **For example**

        dicewright bench
        dicewright bench irondie --json
    """
    from .lab.bench import run

    return run(names, json)


@app.command
def content(
    name: GameName,
    /,
    *,
    export: Annotated[
        list[Path] | None,
        Parameter(
            negative="",
            consume_multiple=True,
            help="Write the content that comes with the game to this file; without a name, to standard output.",
        ),
    ] = None,
    status: Annotated[bool, flag("Count what is printed, ruled and reconstructed; so it does by itself.")] = False,
    content: Content = None,
    lang: Lang = None,
) -> int:
    """The content of a game: what of it is printed, ruled or reconstructed, a file to correct it in, and what such a
    file changes.

    **For example**

        dicewright content irondie --status
        dicewright content irondie --export mine.toml      # correct it, then:
        dicewright content irondie --content mine.toml     # what it changes
        dicewright play irondie --content mine.toml
    """
    from . import files, typed
    from .kernel.game import game
    from .terminal.content import show_difference, show_status

    g = game(name)
    if g.content_files.text is None:
        raise refusal("refuse-no-content-file", game=name)
    if export == []:
        print(g.content_files.text(), end="")
    for file in export or ():
        files.write_new(file, g.content_files.text())
        print(said(lang, "content-written", file=str(file)))
    own = typed.content(g, content)
    if own is not None:
        show_difference(g, own, lang or system_language())
    if status or (export is None and own is None):
        show_status(g.content_files.status(g.content_in_force(own)))
    return 0


app.command(App(name="odds", help="Exact chances at the table, game by game."))
app.command("dicewright.lab.studies.command:study", name="study")


app.command(serve)
app.command(settings)
app.command(store)
app.command("dicewright.offline.site:site", name="site")


@app.command
def verify(file: Annotated[Path, Parameter(help="A game downloaded from a server.")], /, *, lang: Lang = None) -> int:
    """Check that the luck of a game was what the server had committed to before it began.

    **For example**

        dicewright verify dicewright-abcdefghijklmnop.save
    """
    from . import files
    from .server.tables.fairness import verify
    from .server.view.translate import said as said_by_server

    verdict = verify(files.read(file))
    print(said(lang, "verified", file=str(file), checked=verdict.checked))
    for id, n in verdict.unchecked.items():
        print(f"- {said_by_server(lang or system_language(), id, n=n)}")
    return 0


@app.default
def menu() -> int:
    if sys.stdin.isatty() and sys.stdout.isatty():
        return play()
    app.help_print([])
    return 0


_own = frozenset(app) - {"odds", "--help", "-h"}
"""Commands that need no game to be known."""
_learnt: set[str] = set()


def _learn_commands() -> None:
    """Take in the commands that games bring along."""
    from .kernel.game import games

    for g in games().values():
        for name, command in g.commands().commands.items() if g.name not in _learnt else ():
            *group, own = name.split()
            (app[group[0]] if group else app).command(command, name=own)
        _learnt.add(g.name)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the answer is the exit code."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if not typed or typed[0] not in _own:
        _learn_commands()
    try:
        command, bound, _ = app.parse_args(typed, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        unused = getattr(error, "unused_tokens", None)
        sentence = f"Nothing is known of {' '.join(unused)!r}." if unused else " ".join(str(error).split())
        return _mistaken(sentence + " `dicewright --help` shows what is possible.")
    from .kernel.game import Refusal

    try:
        return command(*bound.args, **bound.kwargs) or 0
    except Refusal as no:
        sentence = no.in_words(bound.arguments.get("lang") or system_language())
        return _mistaken(f"{sentence} ({no.rule})" if no.rule else sentence)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # somebody looked at the first lines only
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _mistaken(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return MISTAKE
