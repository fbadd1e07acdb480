"""A turn of IRONDIE, a second time: from the rulebook alone, on lists and words, and as simply as can be.

Nothing here is shared with the game, its tables included, so that a slip in one of the two shows. Of contested
readings the recommended ones are played; what colours pay is the table that the game recommends. A turn is a
generator: it yields what is asked, is sent the answer, and asks nothing that leaves no choice.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

ALL = "all"
NATURE = "nature"
EVERY = ("attack", "defense", "life")

TYPES: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "smasher": ("attack", "black", EVERY, ">"),
    "assault": ("attack", "red", ("attack",), ">"),
    "ballistic": ("attack", "purple", EVERY, ">"),
    "nullifier": ("defense", "blue", EVERY, ">"),
    "barrier": ("defense", "green", ("defense",), ">"),
    "power_up": ("defense", "white", EVERY, ">"),
    "swarm": ("life", "orange", ("defense",), "<"),
    "fortress": ("life", "yellow", ("attack",), "<"),
    "regeneration": ("life", "", EVERY, ""),
}
"""Class, colour in which it wins ties, classes it aims at, and how it compares."""

PRIMARY, SECONDARY, COLOURLESS = ("red", "blue", "yellow"), ("purple", "green", "orange"), ("black", "white")
COLOURS = (*PRIMARY, *SECONDARY, *COLOURLESS)
MIXED_FROM = {"purple": ("red", "blue"), "green": ("blue", "yellow"), "orange": ("red", "yellow")}

BONUSES = {
    "red": [("attack", "allied", 2)],
    "blue": [("defense", "allied", 2)],
    "yellow": [("life", "allied", 2)],
    "purple": [("attack", "allied", 1), ("defense", "allied", 1)],
    "green": [("defense", "allied", 1), ("life", "allied", 1)],
    "orange": [("attack", "allied", 1), ("life", "allied", 1)],
    "black": [("defense", "any", 3), ("life", "any", -1)],
    "white": [("life", "any", 3), ("defense", "any", -1)],
}


def allied(one: str, other: str) -> bool:
    return one == other or one in MIXED_FROM.get(other, ()) or other in MIXED_FROM.get(one, ())


def hostile(one: str, other: str) -> bool:
    return one != other and any(one in family and other in family for family in (PRIMARY, SECONDARY, COLOURLESS))


@dataclass
class Die:
    name: int
    seat: int
    type: str
    colour: str
    rare: bool
    zone: str
    value: int = 0
    pays: bool = False

    @property
    def klass(self) -> str:
        return TYPES[self.type][0]

    @property
    def alive(self) -> bool:
        """A life die in the life sector."""
        return self.zone == "battle" and self.klass == "life"

    def put(self, zone: str) -> None:
        self.zone, self.value = zone, 0

    def change(self, points: int) -> None:
        self.value = min(6, self.value + points)
        if self.value < 1:
            if self.alive:
                self.put("abyss")
            else:
                self.value = 1


class Over(Exception):
    """The game is over; the winning team is its argument."""


@dataclass(frozen=True)
class Asked:
    """A question: to whom, and the answers there are. A split asks for any of the dice named."""

    kind: str
    seat: int | str
    options: list[Any]


Turn = Generator[Asked, Any, Any]


@dataclass
class Game:
    dice: list[Die]
    seats: int
    first: bool
    """Whether the first battle phase is still to come: until its end nobody can lose."""
    counted: dict[str, int] = field(default_factory=lambda: {"throws": 0, "duels": 0, "bonuses": 0})

    # --- reading the table ---

    def of(self, seat: int, *zones: str) -> list[Die]:
        return [die for die in self.dice if die.seat == seat and die.zone in zones]

    def team(self, team: int) -> range:
        return range(team, self.seats, 2)

    def hand(self, team: int) -> int:
        return sum(len(self.of(seat, "reserve")) for seat in self.team(team))

    def life(self, team: int) -> list[Die]:
        return [die for die in self.dice if die.seat % 2 == team and die.alive]

    def total(self, team: int, klass: str) -> int:
        dice = [die for die in self.dice if die.seat % 2 == team and die.zone == "battle" and die.klass == klass]
        return sum(die.value for die in dice)

    # --- who wins, who begins ---

    def roll_off(self) -> Turn:
        while True:
            first = yield Asked("roll-off", NATURE, [1, 2, 3, 4, 5, 6])
            second = yield Asked("roll-off", NATURE, [1, 2, 3, 4, 5, 6])
            if first != second:
                return 0 if first > second else 1

    def check(self) -> Turn:
        """Whoever has no life die in the life sector has lost, at once."""
        if self.first:
            return
        alive = [bool(self.life(team)) for team in (0, 1)]
        if not any(alive):
            raise Over((yield from self.roll_off()))
        if not all(alive):
            raise Over(alive.index(True))

    def advantage(self) -> Turn:
        for counted in (self.hand, lambda team: sum(die.value for die in self.life(team))):
            if counted(0) != counted(1):
                return 0 if counted(0) > counted(1) else 1
        return (yield from self.roll_off())

    # --- a turn ---

    def play(self) -> Turn:
        yield from self.battle()
        if self.hand(0) + self.hand(1):
            yield from self.skirmish()
        yield from self.damage()
        yield from self.end_of_turn()

    def battle(self) -> Turn:
        chosen: list[Die] = []
        for seat in range(self.seats):
            if hand := self.of(seat, "reserve"):
                names = yield Asked("split", seat, [die.name for die in hand])
                chosen += [die for die in hand if die.name in names]
        for die in chosen:
            die.put("battle")
        for die in chosen:
            yield from self.throw(die)
        paying = [[die for die in chosen if die.pays and die.seat % 2 == team] for team in (0, 1)]
        order = (0, 1)
        if all(paying) and (yield from self.advantage()) == 1:
            order = (1, 0)
        for seat in (seat for team in order for seat in self.team(team)):
            owed = [die for die in paying[seat % 2] if die.seat == seat]
            while owed:
                name = yield from ask("source", seat, [die.name for die in owed])
                die = next(die for die in owed if die.name == name)
                owed.remove(die)
                yield from self.bonus(die)
        self.first = False
        yield from self.check()

    def throw(self, die: Die) -> Turn:
        die.value = yield Asked("throw", NATURE, [1, 2, 3, 4, 5, 6])
        die.pays = die.value == 1 or (die.rare and die.value == 2)
        self.counted["throws"] += 1

    def bonus(self, die: Die) -> Turn:
        self.counted["bonuses"] += 1
        served: list[Die] = []
        for klass, colours, points in BONUSES[die.colour]:
            targets = [
                other
                for other in self.of(die.seat, "battle", "skirmish")
                if other is not die and other not in served and other.klass == klass
                if colours == "any" or allied(die.colour, other.colour)
            ]
            if targets:
                name = yield from ask("pick", die.seat, [other.name for other in targets])
                target = next(other for other in targets if other.name == name)
                served.append(target)
                target.change(points)
                yield from self.check()

    def skirmish(self) -> Turn:
        right = yield from self.advantage()
        declined: set[int] = set()
        while True:
            opened = None
            for team in (right, 1 - right):
                if team in declined:
                    continue
                asked = False
                for seat in self.team(team):
                    throws = self.throws(seat, "battle")
                    if throws and opened is None:
                        asked = True
                        opened = yield Asked("open", seat, [None, *throws])
                if opened is not None:
                    yield from self.duel(team, opened)
                    right = 1 - team
                    break
                if asked:
                    declined.add(team)
                    break
            else:
                return

    def throws(self, seat: int, where: str) -> list[tuple[int, int | str]]:
        """The dice a seat may throw, each with what it may aim at: to open a duel, or within the skirmish zone."""
        found: list[tuple[int, int | str]] = []
        for die in self.of(seat, "reserve"):
            klasses = TYPES[die.type][2]
            if die.type == "regeneration":
                stored = self.of(seat, "storage") if where == "battle" else []
                found += [(die.name, other.name) for other in stored]
            elif die.type in ("swarm", "fortress"):
                if self.aimed_at_together(die, where):
                    found.append((die.name, ALL))
            else:
                zones = ("battle", "skirmish") if where == "battle" else ("skirmish",)
                found += [(die.name, o.name) for o in self.dice if o.zone in zones and o.klass in klasses]
        return found

    def aimed_at_together(self, die: Die, where: str) -> list[Die]:
        klasses = TYPES[die.type][2]
        foes = [other for other in self.dice if other.seat % 2 != die.seat % 2]
        return [other for other in foes if other.zone == where and other.klass in klasses]

    def duel(self, attacker: int, opened: tuple[int, int | str]) -> Turn:
        self.counted["duels"] += 1
        thrown: list[tuple[Die, list[tuple[Die, str]]]] = []
        yield from self.declare(thrown, opened, "battle")
        for team in (1 - attacker, attacker, 1 - attacker):
            for seat in self.team(team):
                if throws := self.throws(seat, "skirmish"):
                    answer = yield Asked("answer", seat, [None, *throws])
                    if answer is not None:
                        yield from self.declare(thrown, answer, "skirmish")
                        break
        for die, targets in reversed(thrown):
            for target, zone in targets:
                if die.zone == "skirmish" and target.zone == zone:
                    yield from self.strike(die, target)
                    yield from self.check()
        for die in self.dice:
            if die.zone == "skirmish":
                die.put("storage")

    def declare(self, thrown: list[tuple[Die, list[tuple[Die, str]]]], what: tuple[int, int | str], where: str) -> Turn:
        die = self.dice[what[0]]
        targets = self.aimed_at_together(die, where) if what[1] == ALL else [self.dice[int(what[1])]]
        thrown.append((die, [(target, target.zone) for target in targets]))
        die.put("skirmish")
        yield from self.throw(die)
        if die.pays:
            yield from self.bonus(die)

    def beats(self, die: Die, target: Die) -> bool:
        _, special, _, compares = TYPES[die.type]
        if compares == ">" and die.value == target.value:
            return die.colour == special and not hostile(die.colour, target.colour)
        if compares == ">":
            return die.value > target.value
        return not (compares == "<" and die.value < target.value)

    def strike(self, die: Die, target: Die) -> Turn:
        wins = self.beats(die, target)
        if die.type == "smasher":
            (target if wins else die).put("abyss")
        elif die.type in ("assault", "barrier"):
            sign = yield Asked("choose", die.seat, ["add", "subtract"])
            points = die.value if wins else 1
            target.change(points if sign == "add" else -points)
        elif die.type == "ballistic":
            target.change(-2 if wins else -1)
        elif die.type == "nullifier" and wins:
            target.put("storage")
        elif die.type == "power_up":
            target.change(3 if wins else 1)
        elif die.type in ("swarm", "fortress") and wins:
            target.change(-2)
        elif die.type == "regeneration":
            target.zone, target.value = "battle", die.value

    def damage(self) -> Turn:
        due = [max(0, self.total(1 - team, "attack") - self.total(team, "defense")) for team in (0, 1)]
        taken: dict[int, int] = {}
        for die in [die for die in self.dice if die.alive]:
            after = sum(other.value for other in self.life(die.seat % 2) if other.name > die.name)
            left = min(due[die.seat % 2], die.value + after)
            if left > 0:
                points = [n for n in range(min(left, die.value) + 1) if left - n <= after]
                taken[die.name] = yield from ask("spread", die.seat, points)
                due[die.seat % 2] = left - taken[die.name]
        for name, points in taken.items():
            self.dice[name].value -= points
            if self.dice[name].value == 0:
                self.dice[name].put("abyss")
        for die in self.dice:
            if die.zone == "battle" and die.klass != "life":
                die.put("storage")
        yield from self.check()

    def end_of_turn(self) -> Turn:
        back = []
        for seat in range(self.seats):
            if living := [die.name for die in self.dice if die.seat == seat and die.alive]:
                back.append((yield Asked("take-back", seat, [None, *living])))
        for name in back:
            if name is not None:
                self.dice[name].put("reserve")
        for die in self.dice:
            if die.zone == "storage":
                die.put("reserve")
        yield from self.check()


def ask(kind: str, seat: int, options: list[Any]) -> Turn:
    """Ask where there is something to choose."""
    return (yield Asked(kind, seat, options)) if len(options) > 1 else options[0]


def position(game: Game) -> Iterator[tuple[int, str, int]]:
    """Where every die lies, and what it shows."""
    return ((die.name, die.zone, die.value) for die in game.dice)
