"""Effects put together: the programs of a book, and what each says, as ints for words."""

from __future__ import annotations

from ....kernel.assembler import Assembler
from ....kernel.effects import Call, Effect, Nothing, Or, Seq, When
from ..state import CODE_ROWS, SAID, Colour
from .abilities import NO_EFFECT, clauses, occasions, verb
from .forms import NONE, Node, encode
from .verbs import Do, If


class TooLong(Exception):
    """The effects of a card file do not fit a book."""


class Programs:
    """The programs of a book. Equal effects share their rows, equal declarations their ints."""

    def __init__(self) -> None:
        self._assembler = Assembler()
        self._known: dict[str, int] = {}
        self._said: list[int] = []
        self._declared: dict[str, int] = {}
        self.declare(NONE)  # at the place of those that have no effect

    def __call__(self, effect: Effect) -> int:
        if effect == NO_EFFECT:
            return 0
        name = repr(effect)
        if name not in self._known:
            self._known[name] = self._assembler.program(effect)
        return self._known[name]

    def declare(self, node: Node) -> int:
        """Where an effect is kept for words."""
        name = repr(node)
        if name not in self._declared:
            self._declared[name] = len(self._said)
            self._said += encode(node)
        return self._declared[name]

    def action(self, node: Node) -> Effect:
        """What a skill, or a class or weapon at its moment, does. In a join each verb has a frame of its own: none sees
        what another has picked or counted."""
        match node.form:
            case "do":
                return Seq(tuple(self._part(part) for part in node.parts))
            case "choose":
                return Or(Nothing(), *(Do.LABEL(what=self.declare(part)) + self._part(part) for part in node.parts))
            case "times":
                return Seq((self._part(node.parts[0]),) * node.number("times"))
        return verb(node)

    def _part(self, node: Node) -> Effect:
        return self.action(node) if node.parts else Call(self(verb(node)))

    def on(self, ability: Node, occasion: int) -> int:
        """The program of a class or a weapon on an occasion; 0 = none."""
        found = [clause for clause in clauses(ability) if occasion in occasions(clause)]
        effects = [self._narrowed(clause) for clause in found]
        return self(effects[0] if len(effects) == 1 else Seq(tuple(effects)) if effects else NO_EFFECT)

    def _narrowed(self, clause: Node) -> Effect:
        """What is done at a moment, perhaps only for dice of some colors."""
        effect = self.action(clause.parts[0])
        colours = clause.words("colors") if clause.form == "place" else Colour.names
        if len(colours) == Colour.count:
            return effect
        return When(If.COLOURED(what=sum(1 << Colour.by_name[c] for c in colours)), effect)

    def code(self) -> list[list[int]]:
        try:
            return self._assembler.table(CODE_ROWS)
        except ValueError as error:
            raise TooLong from error

    def said(self) -> list[int]:
        if len(self._said) > SAID:
            raise TooLong
        return self._said + [0] * (SAID - len(self._said))
