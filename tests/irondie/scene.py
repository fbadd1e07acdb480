"""Scenes of IRONDIE.

Dice are named by what they are, `A("black smasher")` for the first seat, `D("barrier")` for the second,
`of(2, "swarm")` for any; words may be left out as long as one die of the seat fits, and a number or "other" tells
equal dice apart. Before the damage phase the scene holds still, so that the outcome of a skirmish can be looked at;
`damage` lets it go on.

    scene = Scene({"purple ballistic": HAND}, {"green barrier": 4})
    scene.opens(A("ballistic"), D("barrier"), shows=5)
    assert scene.value(D("barrier")) == 2
    scene.damage()
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from dicewright.games.irondie.box import ARMY, NO_DIE
from dicewright.games.irondie.content.colours import read
from dicewright.games.irondie.game import GAME
from dicewright.games.irondie.rules.battle import nth_source
from dicewright.games.irondie.rules.damage import least
from dicewright.games.irondie.rules.effects import candidate
from dicewright.games.irondie.rules.side_set import legal_swap
from dicewright.games.irondie.rules.skirmish import OPEN
from dicewright.games.irondie.rules.table import nth_life_die
from dicewright.games.irondie.rules.targets import nth_choice, packed_die, packed_target
from dicewright.games.irondie.state import Phase, Step, Zone
from dicewright.kernel.game import ContentFile, Setup
from dicewright.kernel.machine import it
from dicewright.kernel.question import answering, starting
from dicewright.kernel.record import Header
from staging import HoldStill, Stage

HAND, STORED, LOST = "reserve", "storage", "abyss"
_LYING = {HAND: Zone.RESERVE, STORED: Zone.STORAGE, LOST: Zone.ABYSS}

Dice = Mapping[str, int | str]
"""Dice of a seat: what each shows in the battle zone, or where else it lies."""

FILLERS = ("white assault", "white barrier", "white swarm")
"""Dice that make a position's set a legal one; they lie in the abyss, where nothing reaches them."""
KEEPER = "keeper"
"""The white life die, showing 6, of a seat that the position gives no life: without life it would have lost."""


@dataclass(frozen=True)
class Die:
    """A die of a seat, by as many words as are needed to tell it from the others."""

    seat: int
    name: str

    def __repr__(self) -> str:
        return f"{self.name!r} of seat {self.seat}"


def A(name: str) -> Die:
    return Die(0, name)


def D(name: str) -> Die:
    return Die(1, name)


def of(seat: int, name: str) -> Die:
    return Die(seat, name)


def _proceed(g: Header, b: Header) -> None:
    if g.step == Step.DAMAGE and g.check == 0 and g.sp == 0:
        raise HoldStill
    GAME.flow.proceed(g, b)


_answer = answering(GAME.flow.respond, _proceed)
_begin = starting(_proceed, _answer)


@cache
def _start(seats: int, options: tuple[tuple[str, str], ...], colours: str) -> tuple[bytes, Header]:
    content = read(ContentFile(colours, "the test")) if colours else None
    g, book = GAME.table(GAME.settled(Setup(seats, dict(options))), content)
    return bytes(g.buffer), book


class Scene(Stage):
    """A game in a given position.

    `at`: "duel" (the skirmish, `right` may open), "skirmish" (before its advantage is settled), "damage",
    "end" (of the turn), "battle" (a turn begins) or "start" (the first turn: nothing has been thrown yet).
    `colours`: colour tables of the test's own, as a player would write them.
    """

    def __init__(
        self,
        *lying: Dice,
        at: str = "duel",
        right: int = 0,
        side: tuple[str, ...] = (),
        colours: str = "",
        **options: str,
    ) -> None:
        self.seats = len(lying)
        self._names = [_with_fillers(dice, at) for dice in lying]
        for seat, names in enumerate(self._names):
            options[f"army.{seat}"] = ", ".join(_plain(name) for name in names)
        for seat, dice in enumerate(side):
            options[f"side.{seat}"] = dice
        data, book = _start(self.seats, tuple(sorted(options.items())), colours)
        super().__init__(GAME, GAME.layout(self.seats).table(data), book, _answer)
        for seat, names in enumerate(self._names):
            for i, name in enumerate(names):
                self._lay(seat, i, lying[seat].get(name, 6 if name == KEEPER else LOST))
        steps = {
            "start": (Step.TURN, 0, 0),
            "battle": (Step.TURN, 0, 1),
            "skirmish": (Step.ADVANTAGE, Phase.BATTLE, 1),
            "duel": (Step.OFFER, Phase.SKIRMISH, 1),
            "damage": (Step.DAMAGE, Phase.DAMAGE, 1),
            "end": (Step.TAKE_BACK, Phase.END_OF_TURN, 1),
        }
        self.g.step, self.g.phase, self.g.settled = steps[at]
        self.g.turn = self.g.settled
        self.g.cursor = 0 if at == "end" else -1
        self.g.right = right
        if at == "damage":
            self.damage()
        else:
            self._move(_begin)

    def _lay(self, seat: int, i: int, lies: int | str) -> None:
        self.g.zone[seat, i] = _LYING[lies] if isinstance(lies, str) else Zone.BATTLE
        self.g.value[seat, i] = 0 if isinstance(lies, str) else lies

    # --- reading the table ---

    def number(self, die: Die) -> int:
        """seat * ARMY + index of the one die that fits all the words."""
        wanted = set(die.name.split())
        names = [set(name.split()) for name in self._names[die.seat]]
        exact = [i for i, words in enumerate(names) if words == wanted]
        fitting = exact or [i for i, words in enumerate(names) if wanted <= words and "filler" not in words - wanted]
        assert len(fitting) == 1, f"{len(fitting)} dice fit {die}: {', '.join(self._names[die.seat])}"
        return die.seat * ARMY + fitting[0]

    def value(self, *dice: Die) -> Any:
        """What a die shows (0: nothing); of several dice, a tuple."""
        shown = tuple(int(self.g.value[divmod(self.number(die), ARMY)]) for die in dice)
        return shown if len(dice) > 1 else shown[0]

    def zone(self, die: Die) -> str:
        return Zone.names[self.g.zone[divmod(self.number(die), ARMY)]]

    @property
    def winner(self) -> int | None:
        """The winning team."""
        return next(seat % 2 for seat in range(self.seats) if self.g.place[seat] == 1) if self.g.over else None

    # --- answering ---

    # battle

    def splits(self, seat: int, *dice: str) -> None:
        """The seat throws these dice and keeps the others."""
        self.expect(f"split of seat {seat}")
        hand = [seat * ARMY + i for i in range(ARMY) if self.g.zone[seat, i] == Zone.RESERVE]
        thrown = [self.number(of(seat, die)) for die in dice]
        assert set(thrown) <= set(hand), f"seat {seat} does not hold all of {dice}"
        self.reply(sum(1 << hand.index(die) for die in thrown))

    def fall(self, faces: Mapping[Die, int]) -> None:
        """Dice fall; every one of them, and no other."""
        waiting = {self.number(die): face for die, face in faces.items()}
        while waiting:
            self.expect("throw of nature")
            assert self.g.source in waiting, f"die {divmod(self.g.source, ARMY)} is thrown and has no face"
            self.reply(waiting.pop(self.g.source) - 1)
        assert self.asked != "throw of nature", f"die {divmod(self.g.source, ARMY)} is thrown and has no face"

    def battle(self, *thrown: Mapping[str, int]) -> None:
        """All seats split, seat by seat, and the dice fall. A seat with an empty hand is not asked."""
        for seat, faces in enumerate(thrown):
            if any(self.g.zone[seat, i] == Zone.RESERVE for i in range(ARMY)):
                self.splits(seat, *faces)
        self.fall({of(seat, die): face for seat, faces in enumerate(thrown) for die, face in faces.items()})

    def pays(self, die: Die) -> None:
        """The owner takes the bonus of this die next."""
        self.expect(f"source of seat {die.seat}")
        sources = [nth_source(self.g, die.seat, k) for k in range(self.g.options)]
        self._take(self.number(die), sources)

    def serves(self, die: Die) -> None:
        """A part of a bonus goes to this die."""
        self.expect(f"pick of seat {die.seat}")
        self._take(self.number(die), self._named(candidate)[1])

    def permitted(self) -> set[int]:
        """The numbers of the dice a bonus may serve now; compare with `numbers`."""
        return set(self._named(candidate)[1])

    def numbers(self, *dice: Die) -> set[int]:
        return {self.number(die) for die in dice}

    def roll_off(self, *faces: int) -> None:
        """One die a team, the first team's first; more of them where they tie."""
        for face in faces:
            self.expect("roll-off of nature")
            self.reply(face - 1)

    # skirmish

    def _choices(self) -> list[tuple[int, int]]:
        """(die, target) of every throw the asked seat may declare, in order."""
        seat, opening = self.g.asked, int(self.g.question == OPEN)
        packed = [nth_choice(self.g, self.book, seat, opening, k) for k in range(self.g.options - 1)]
        return [(seat * ARMY + packed_die(p), packed_target(p)) for p in packed]

    def aims(self, die: Die) -> set[int]:
        """What the die may be aimed at in the open question; compare with `numbers`."""
        self.expect(f"open of seat {die.seat}", f"answer of seat {die.seat}")
        return {target for mine, target in self._choices() if mine == self.number(die)}

    def _declares(self, die: Die, target: Die | None, shows: int | None) -> None:
        wanted = (self.number(die), NO_DIE if target is None else self.number(target))
        choices = self._choices()
        assert wanted in choices, f"{die} may not be aimed at {target or 'anything'} now"
        self.reply(choices.index(wanted) + 1)
        if shows is not None:
            self.fall({die: shows})

    def opens(self, die: Die, at: Die | None = None, shows: int | None = None) -> None:
        """Open a duel; `at` None for a type that aims at several. `shows` None leaves the throw to `fall`."""
        self.expect(f"open of seat {die.seat}")
        self._declares(die, at, shows)

    def answers(self, die: Die, at: Die | None = None, shows: int | None = None) -> None:
        """Throw D1, A2 or D2."""
        self.expect(f"answer of seat {die.seat}")
        self._declares(die, at, shows)

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.expect(f"answer of seat {seat}")
            self.reply(0)

    def declines(self, *seats: int) -> None:
        for seat in seats:
            self.expect(f"open of seat {seat}")
            self.reply(0)

    def adds(self, seat: int) -> None:
        self.expect(f"choose of seat {seat}", f"sign of seat {seat}")
        self.reply(0)

    def subtracts(self, seat: int) -> None:
        self.expect(f"choose of seat {seat}", f"sign of seat {seat}")
        self.reply(1)

    @property
    def acted_on(self) -> int:
        """The die the running effect acts on."""
        return it(self.g)

    # damage and end of turn

    def damage(self) -> None:
        """The damage phase begins."""
        assert self.g.step == Step.DAMAGE, f"asked: {self.asked}"
        GAME.flow.proceed(self.g, self.book)
        self._move(_begin)

    def bounds(self, die: Die) -> tuple[int, int]:
        """The least and the most this life die may take; the question must be about it."""
        self.expect(f"spread of seat {die.seat}")
        assert self.g.cursor == self.number(die), f"the question is about die {divmod(self.g.cursor, ARMY)}"
        low = least(self.g, self.book, self.g.cursor)
        return low, low + self.g.options - 1

    def suffers(self, die: Die, points: int) -> None:
        """The owner lets this life die take so many points."""
        low, high = self.bounds(die)
        assert low <= points <= high, f"{die} takes {low} to {high}, not {points}"
        self.reply(points - low)

    def takes_back(self, seat: int, die: str | None) -> None:
        self.expect(f"take-back of seat {seat}")
        lives = [nth_life_die(self.g, self.book, seat, k) for k in range(self.g.options - 1)]
        self._take(None if die is None else self.number(of(seat, die)) % ARMY, [None, *lives])

    # tournament

    def referee(self, *calls: int) -> None:
        """0 go on, 1 the round's time is over, 2 the match's."""
        for call in calls:
            self.expect("referee of referee")
            self.reply(call)

    def swaps(self, seat: int, out: Iterable[str] = (), taken: Iterable[int] = ()) -> None:
        """Dice of the set leave, dice of the side set (by number) come."""
        self.expect(f"swap of seat {seat}")
        mask = (1 << ARMY) - 1
        for die in out:
            mask ^= 1 << (self.number(of(seat, die)) % ARMY)
        for k in taken:
            mask |= 1 << (ARMY + k)
        legal = [m for m in self.book.swaps if legal_swap(self.g, self.book, seat, m) == 1]
        self._take(mask, legal)


def _with_fillers(dice: Dice, at: str) -> list[str]:
    """The names of nine dice: those given, a keeper if needed, and fillers."""
    names = list(dice)
    life = ("swarm", "fortress", "regeneration")
    if at != "start" and not any(isinstance(v, int) and n.split()[-1] in life for n, v in _without_numbers(dice)):
        names.append(KEEPER)
    fillers = [f"filler {filler} {n}" for n in range(3) for filler in FILLERS]
    return names + fillers[: ARMY - len(names)]


def _without_numbers(dice: Dice) -> list[tuple[str, int | str]]:
    return [(_plain(name), lies) for name, lies in dice.items()]


def _plain(name: str) -> str:
    """A die's name in an army list: without what only tells it from its equals."""
    if name == KEEPER:
        return "white regeneration"
    words = [word for word in name.split() if not word.isdecimal() and word not in ("filler", "other")]
    return " ".join(words)
