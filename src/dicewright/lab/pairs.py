"""Every pair of heroes against each other: whole games that must end, in legal states, alike on both targets.

    python -m dicewright.lab.pairs dice_throne --chunk 1/16

A *pair* is an ordered pair of heroes, one for each seat. All pairs together are much work; a chunk is an equal part of
them, so that every test run can do one and a long run all.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from rich.progress import Progress

from ..kernel.game import Game, Refusal, Setup, game
from .lockstep import side_by_side
from .series import Series
from .tally import Tally

RANDOM_GAMES, GREEDY_GAMES, LOCKSTEP = 200, 50, 200
BOTS = ("random", "greedy")
"""Those that play; one program is compiled for both."""
SEED = 1
OPTION = "hero"
"""Of the set-up, what each seat chooses."""


@dataclass(frozen=True)
class Outcome:
    """What a pair has shown."""

    random: Tally
    greedy: Tally


def pairs(game: Game) -> list[tuple[str, str]]:
    """All of them, in an order in which neighbours have no hero in common."""
    choice = next((c for c in game.choices if c.name == OPTION and c.per_seat), None)
    if choice is None:
        raise Refusal(f"{game.name} has no option {OPTION!r} that each seat chooses.")
    values = [value for value in choice.choices if value != choice.default]
    n = len(values)
    return [(values[i], values[(shift - 1 - i) % n]) for shift in range(n) for i in range(n)]


def part(of: list[tuple[str, str]], chunk: str) -> list[tuple[str, str]]:
    """`3/16`: the third of sixteen equal parts; so large a part of the pairs of 16 heroes meets them all."""
    number, _, parts = chunk.partition("/")
    if not (number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
        raise Refusal(f"A chunk is written like 3/16, the third of sixteen parts; not {chunk!r}.")
    n, of_all = int(number), int(parts)
    return of[(n - 1) * len(of) // of_all : n * len(of) // of_all]


def meet(game: Game, pair: tuple[str, str], greedy_games: int = GREEDY_GAMES) -> Outcome:
    """Play one pair. Raises AssertionError if a game does not end or the targets differ."""
    setup = game.settled(Setup(2, {f"{OPTION}.{seat}": value for seat, value in enumerate(pair)}))
    side_by_side(game, setup, LOCKSTEP, SEED)
    tallies = []
    for bot, games in zip(BOTS, (RANDOM_GAMES, greedy_games), strict=True):
        series = Series(game, setup, (bot, bot), SEED, names=BOTS)
        tally = Tally(series.teams)
        if games:
            tally.add(series.natively()(0, games))
        assert tally.unfinished == 0, f"{' against '.join(pair)}: {tally.unfinished} {bot} games did not end"
        tallies.append(tally)
    return Outcome(*tallies)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--chunk", default="1/1", help="which part of all pairs: 3/16 is the third of sixteen")
    parser.add_argument("--greedy", type=int, default=GREEDY_GAMES, help="games between greedy bots, a pair")
    given = parser.parse_args()
    try:
        chosen = part(pairs(game(given.game)), given.chunk)
    except Refusal as no:
        parser.error(str(no))
    with Progress() as progress:
        task = progress.add_task("Pairs", total=len(chosen))
        for pair in chosen:
            outcome = meet(game(given.game), pair, given.greedy)
            progress.advance(task)
            one, other = pair
            wins = outcome.greedy.wins(0)
            progress.console.print(
                f"{one} against {other}: {outcome.random.games} random games of {outcome.random.answers} answers, "
                f"{outcome.greedy.games} greedy ones, {wins:g} won by the first"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
