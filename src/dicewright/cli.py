"""The command line. Every mistake of a user ends in one clear sentence and exit code 2."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from . import __version__
from .kernel.words import LANGUAGES, language_like

if TYPE_CHECKING:
    from .kernel.game import ContentFile, Setup

MISTAKE = 2
INTERRUPTED = 130
MOST_PROCESSES = 64


def _or(names: Sequence[object]) -> str:
    *first, last = map(str, names)
    return f"{', '.join(first)} or {last}" if first else last


def _flag(help: str, name: str | None = None) -> Parameter:
    """Something that is on when it is said."""
    return Parameter(name=name, negative="", show_default=False, help=help)


def _speaks(_: object, language: str | None) -> None:
    if language not in (None, *LANGUAGES):
        raise ValueError(f"The languages are {_or(LANGUAGES)}.")


Lang = Annotated[
    str | None, Parameter(help=f"Language: {_or(LANGUAGES)}. By default that of your system.", validator=_speaks)
]
GameName = Annotated[str, Parameter(help="A game; `dicewright games` lists them.")]
Seats = Annotated[str | None, Parameter(help="Who plays, seat by seat: human, random or greedy, with commas between.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A set-up option, key=value. `dicewright games GAME` lists them."),
]
Content = Annotated[Path | None, Parameter(help="A TOML file that replaces part of the game's content.")]
Army = Annotated[
    str | None,
    Parameter(help="IRONDIE: the sets, seat by seat: a ready-made name, or FILE:NAME for one of your own."),
]
Json = Annotated[bool, _flag("Print JSON for programs to read.", "--json")]

app = App(
    name="dicewright",
    version=f"dicewright {__version__}",
    version_flags=["--version"],
    help_format="markdown",
    help="""Modern dice games, complete: play them, study them, simulate them.

**First steps**

    dicewright                                            a menu
    dicewright play irondie --seats human,greedy          you against a bot
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
    from .terminal.reference import show_choice, words_of
    from .terminal.screen import Screen

    screen = Screen()
    for g in kernel.games().values() if name is None else [kernel.game(name)]:
        screen.show(f"{g.name} · rules {g.version} · {_or(g.seats)} seats · {len(g.rules)} rules in the reference")
        for choice in g.choices if name is not None else ():
            show_choice(screen, words_of(g, lang or _language()), choice)
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
    army: Army = None,
    load: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    fast: Annotated[bool, _flag("Do not pause after what bots do.")] = False,
) -> int:
    """Play at the terminal, alone against bots or several at one screen.

    Without a game, a menu asks. Leaving, even with Ctrl-C, keeps the game.

    **For example**

        dicewright play irondie --seats human,greedy
        dicewright play irondie --seats human,human --lang pl
        dicewright play irondie --seats human,greedy --army hammer,mine.toml:wolves
        dicewright play irondie --option match=best_of_three --seed 7
        dicewright play --load my-game.save
    """
    from .kernel.game import Refusal, game
    from .match import Match, loads
    from .terminal import files
    from .terminal.menu import menu
    from .terminal.screen import Screen
    from .terminal.sitting import Sitting

    screen = Screen(fast=fast)
    language: str = lang or _language()
    given = _content(content)
    if load is not None:
        match = loads(files.read(load), given)
        if name is not None and name != match.game.name:
            raise Refusal(f"{load} is a game of {match.game.name}, not {name}; leave the name out.")
        if option or army:
            raise Refusal("A saved game keeps its options and armies; leave --option and --army out.")
        match.players = tuple(_players(seats, match.setup.seats) if seats else match.players)
        if len(match.players) != match.setup.seats:
            raise Refusal(f"The save does not say who plays; add --seats with {match.setup.seats} names.")
    else:
        players = None
        if name is None:
            if not screen.live:
                raise Refusal("Say which game: dicewright play irondie --seats human,greedy.")
            name, players, language = menu(screen, language)
        g = game(name)
        players = players or _players(seats or ",".join(["human"] + ["greedy"] * (g.seats[0] - 1)))
        match = Match(g, _setup(len(players), option, army), given, players=tuple(players))
    own = load if load is not None and files.data_folder() in load.resolve().parents else None
    Sitting(match, screen, language, secrets.randbits(32) if seed is None else seed, own, content).play()
    return 0


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many answers.")] = None,
    lang: Lang = None,
    step: Annotated[bool, _flag("Stop at the board after each answer of a player.")] = False,
    content: Content = None,
) -> int:
    """Show a saved game again, and tell how it went.

    **For example**

        dicewright replay my-game.save
        dicewright replay my-game.save --step --lang ru
        dicewright replay my-game.save --to 120
    """
    from .kernel.game import Refusal
    from .match import loads
    from .terminal import files
    from .terminal.replay import replay as show
    from .terminal.screen import Screen

    match = loads(files.read(file), _content(content))
    if to is not None and not 0 <= to <= len(match.history):
        raise Refusal(f"{file} has {len(match.history)} answers; give --to a number from 0 to {len(match.history)}.")
    show(match if to is None else match.fork(to), Screen(), lang or _language(), step)
    return 0


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
    words = words_of(g, lang or _language())
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
    json: Json = False,
    option: Options = None,
    content: Content = None,
    army: Army = None,
) -> int:
    """Let bots play many games, and say who wins how often. Ctrl-C prints what was done so far.

    **For example**

        dicewright simulate irondie --seats greedy,random --games 1000
        dicewright simulate irondie --seats random,random --army hammer,wall --games 100000 --json
    """
    from .kernel.game import game
    from .lab.simulate import run

    g = game(name)
    players = _players(seats or ",".join(["greedy"] + ["random"] * (g.seats[0] - 1)))
    setup = g.settled(_setup(len(players), option, army))
    return run(g, setup, players, games, seed, cores or os.cpu_count() or 1, _content(content), json)


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
    export: Annotated[Path | None, Parameter(help="Write the content that comes with the game to this file.")] = None,
    status: Annotated[bool, _flag("Count what is printed, ruled and reconstructed; so it does by itself.")] = False,
    content: Content = None,
) -> int:
    """The content of a game: what of it is printed, ruled or reconstructed, and a file to correct it in.

    **For example**

        dicewright content irondie --status
        dicewright content irondie --export mine.toml      # correct it, then:
        dicewright play irondie --content mine.toml
    """
    from .kernel.game import Refusal, game
    from .terminal import files
    from .terminal.content import show_status

    g = game(name)
    if g.content_text is None:
        raise Refusal(f"Everything in {name} is printed in its rulebook; it has no content file.")
    if export is not None:
        files.write_new(export, g.content_text())
        print(f"{export} is written: correct what your box says otherwise, and give it with --content.")
    if status or export is None:
        show_status(g.content_status(g.content_in_force(_content(content))))
    return 0


@app.command
def check_army(file: Annotated[Path, Parameter(help="A TOML file of named armies.")], /) -> int:
    """Check the armies of an IRONDIE army file: each is legal, or what is wrong with it.

    **For example**

        dicewright check-army mine.toml
    """
    from .games.irondie.content.army_files import parse_file
    from .kernel.game import ContentFile, Refusal
    from .terminal import files

    text = files.read(file)
    ContentFile(text, str(file)).toml()  # refuses a file that cannot be read at all
    sections = re.split(r"(?m)^(?=\s*\[armies\.)", text)
    wrong = 0
    for section in filter(str.strip, sections):  # one by one, so that one mistake does not hide the others
        try:
            for name, army in parse_file(section, str(file)).items():
                print(f"{name}: legal. {army.spell()}")
        except Refusal as no:
            print(f"Not legal: {no}")
            wrong += 1
    if wrong:
        raise Refusal(
            f"{wrong} of the armies in {file} {'is' if wrong == 1 else 'are'} not legal; correct what is listed."
        )
    return 0


@app.command
def odds(
    name: GameName,
    /,
    *,
    hero: Annotated[str, Parameter(help="Whose abilities.")],
    dice: Annotated[
        str | None, Parameter(help="The five dice, as 2,4,3,5,6. By default nothing is rolled yet.")
    ] = None,
    attempts: Annotated[
        int | None, Parameter(help="Roll attempts left, 0 to 5. By default 3, or 2 if the dice are given.")
    ] = None,
    level: Annotated[
        list[str] | None, Parameter(negative="", help="The level of an ability, ability=2; by default 1.")
    ] = None,
    side: Annotated[
        Literal["human", "cursed"] | None, Parameter(help="The side of a board that can be turned over.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Dice Throne: the exact chance of every ability, and the dice to keep for it.

    **For example**

        dicewright odds dice_throne --hero gunslinger
        dicewright odds dice_throne --hero gunslinger --dice 2,4,3,5,6 --attempts 1
        dicewright odds dice_throne --hero barbarian --dice 1,1,6,6,4 --level overpower=2 --lang pl
    """
    from .kernel.game import Refusal
    from .odds.dice_throne import board_side, hero_named
    from .odds.dice_throne.table import show

    if name != "dice_throne":
        raise Refusal(f"Only the rolls of dice_throne have odds to show, not those of {name!r}.")
    chosen = hero_named(hero)
    rolled = None if dice is None else _dice(dice)
    left = attempts if attempts is not None else 3 if rolled is None else 2
    show(chosen, rolled, left, lang or _language(), _levels(level), board_side(chosen, side))
    return 0


@app.command
def serve(
    *,
    port: Annotated[int, Parameter(help="Port; 0 takes a free one.")] = 8274,
    host: Annotated[
        str, Parameter(help="Address to listen on; by default this machine alone can reach it.")
    ] = "127.0.0.1",
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the page in the browser.")] = True,
    database: Annotated[
        str, Parameter(help="A file, or postgresql://user@host/name. By default a file in your data folder.")
    ] = "",
    origin: Annotated[
        list[str] | None, Parameter(negative="", help="Where the page is reached from outside, as https://name.")
    ] = None,
    proxy: Annotated[bool, _flag("Believe a proxy on this machine about who asks.")] = False,
    processes: Annotated[int, Parameter(help="With more than one, the words are made in the others.")] = 1,
) -> int:
    """Play in the browser: run the tables, and open the page.

    **For example**

        dicewright serve
        dicewright serve --port 8000 --no-browser
        dicewright serve --host 0.0.0.0                       # for others in the same network
        dicewright serve --origin https://dice.example.org --proxy
        dicewright serve --database postgresql://dice@localhost/dice
        dicewright serve --processes 4                        # for hundreds of tables at once
    """
    from .kernel.game import Refusal
    from .server.web.app import serve
    from .terminal.files import data_folder

    if not 1 <= processes <= MOST_PROCESSES:
        raise Refusal(f"--processes {processes} is out of range: give 1 to {MOST_PROCESSES}, one a core at most.")
    return serve(host, port, database, data_folder(), browser, origin or (), proxy, processes)


@app.command
def verify(file: Annotated[Path, Parameter(help="A game downloaded from a server.")], /) -> int:
    """Check that the luck of a game was what the server had committed to before it began.

    **For example**

        dicewright verify dicewright-abcdefghijklmnop.save
    """
    from .server.tables.fairness import verify
    from .terminal import files

    checked = verify(files.read(file))
    print(f"{file} is fair: all {checked} of nature's answers follow from the seeds, and the server's seed is the one")
    print("it had committed to. Compare the commitment in the file with the one you saw when the game began.")
    return 0


# --- from what was typed ---


def _dice(typed: str) -> tuple[int, ...]:
    """Five dice, from `2,4,3,5,6`."""
    from .kernel.game import Refusal

    parts = [part.strip() for part in typed.split(",")]
    if len(parts) != 5 or not all(part in {"1", "2", "3", "4", "5", "6"} for part in parts):
        raise Refusal(f"--dice takes five numbers from 1 to 6 with commas between, such as 2,4,3,5,6, not {typed!r}.")
    return tuple(map(int, parts))


def _levels(given: Sequence[str] | None) -> dict[str, int]:
    """Levels of abilities, from `overpower=2`."""
    from .kernel.game import Refusal

    levels = {}
    for one in given or ():
        ability, _, level = one.partition("=")
        if not level.strip().isdecimal():
            raise Refusal(f"Write a level as ability=2, not {one!r}.")
        levels[ability.strip()] = int(level)
    return levels


def _players(seats: str, count: int | None = None) -> list[str]:
    """Who plays, from `human,greedy`."""
    from . import bots
    from .kernel.game import Refusal

    players = [s.strip() for s in seats.split(",")]
    known = ["human", *bots.names()]
    for p in players:
        if p not in known:
            raise Refusal(f"There is no player {p!r}; a seat is {_or(known)}, with commas between.")
    if count is not None and len(players) != count:
        raise Refusal(f"The game has {count} seats, and --seats names {len(players)}; name {count}.")
    return players


def _setup(seats: int, option: Sequence[str] | None, army: str | None) -> Setup:
    """The set-up that --option and --army ask for."""
    from .kernel.game import Refusal, Setup

    options: dict[str, str] = {}
    for given in option or ():
        key, sign, value = given.partition("=")
        if not sign:
            raise Refusal(f"Write an option as key=value, not {given!r}.")
        options[key.strip()] = value.strip()
    if army is not None:
        options |= _armies(army.split(","), seats)
    return Setup(seats, options)


def _armies(names: list[str], seats: int) -> dict[str, str]:
    """Options for IRONDIE's sets; one name serves every seat."""
    from .kernel.game import Refusal

    if len(names) not in (1, seats):
        raise Refusal(f"--army names {len(names)} sets for {seats} seats; name one for all, or one for each seat.")
    options = {}
    for seat, name in enumerate(names * seats if len(names) == 1 else names):
        options[f"army.{seat}"] = name.strip()
        if ":" in name:
            from .games.irondie.content.army_files import parse_file
            from .terminal import files

            file, _, own = name.strip().rpartition(":")
            armies = parse_file(files.read(files.named(file)), file)
            if own.lower() not in armies:
                raise Refusal(f"{file} has no army {own!r}; it has {', '.join(armies)}.")
            options[f"army.{seat}"] = armies[own.lower()].spell()
            if side := armies[own.lower()].spell_side():
                options[f"side.{seat}"] = side
    return options


def _content(file: Path | None) -> ContentFile | None:
    from .kernel.game import ContentFile
    from .terminal import files

    return None if file is None else ContentFile(files.read(file), str(file))


def _language() -> str:
    """The language of the user's system if it is one of ours, else English."""
    said = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_like(next(filter(None, said), None))


@app.default
def menu() -> int:
    if sys.stdin.isatty() and sys.stdout.isatty():
        return play()
    app.help_print([])
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the answer is the exit code."""
    try:
        command, bound, _ = app.parse_args(
            sys.argv[1:] if arguments is None else list(arguments), exit_on_error=False, print_error=False
        )
    except CycloptsError as error:
        unused = getattr(error, "unused_tokens", None)
        said = f"Nothing is known of {' '.join(unused)!r}." if unused else " ".join(str(error).split())
        return _mistaken(said + " `dicewright --help` shows what is possible.")
    from .kernel.game import Refusal

    try:
        return command(*bound.args, **bound.kwargs) or 0
    except Refusal as no:
        said = no.in_words(bound.arguments.get("lang") or _language())
        return _mistaken(f"{said} ({no.rule})" if no.rule else said)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # somebody looked at the first lines only
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _mistaken(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return MISTAKE
