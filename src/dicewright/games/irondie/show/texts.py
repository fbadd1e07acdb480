"""What a die or a colour does, put into words from its declaration: nothing here is written by hand."""

from __future__ import annotations

from ....kernel.amounts import Amount
from ....kernel.assembler import Column, Control
from ....kernel.effects import Act, Effect, Nothing, Pick, Seq
from ....kernel.words import Text, signed, text
from ..box import NO_COLOUR, Class
from ..content.colours import allied_only, selected_class
from ..content.types import SELF, DieType, Do, Signed
from ..state import Book, Compares, Zone
from . import names


def effect_text(effect: Effect) -> Text:
    """A declared effect in words."""
    match effect:
        case Nothing():
            return text("effect-nothing")
        case Signed(amount):
            return text("effect-signed", amount=_amount(amount))
        case Seq(parts):
            return text("effect-all", parts=tuple(effect_text(part) for part in parts))
        case Pick(selector, Act(amount=amount)):
            which, klass = "allied" if allied_only(selector) else "any", Class.names[selected_class(selector)]
            return text("effect-bonus", which=which, klass=klass, change=signed(amount.plus))
        case Act(verb, who, what, amount):
            if verb == Do.MOVE:
                return text("effect-move", who="self" if who == SELF else "target", zone=Zone.names[what])
            if verb == Do.ADD:
                return text("effect-add", change=signed(amount.plus))
            if verb == Do.ENTER:
                return text("effect-enter")
    raise TypeError(f"no words for {effect!r}")


def _amount(amount: Amount) -> Text | int:
    return text("amount-own-value") if amount.times else amount.plus


def type_text(kind: DieType, win_if_lower: bool = False) -> Text:
    """A type's row of the table of key features in one sentence or two."""
    if kind.compares == Compares.ALWAYS:
        compares, target = "compares-always", "target-storage"
    elif kind.compares == Compares.GREATER:
        compares, target = "compares-greater", "target-one"
    else:
        compares, target = "compares-less" if win_if_lower else "compares-not-less", "target-all"
    aims = Class.names[kind.aims[0]] if len(kind.aims) == 1 else "any"
    return text(
        "type-text",
        die=names.die_type(kind.type),
        klass=Class.names[kind.klass],
        colour=text("colour-none") if kind.specialised == NO_COLOUR else names.colour(kind.specialised),
        target=text(target, aims=aims),
        compares=text(compares),
        win=effect_text(kind.win),
        lose=effect_text(kind.lose),
    )


def bonus_in_force(book: Book, colour: int) -> Text:
    """The bonus a colour pays by the book, in words."""
    parts = []
    pc = book.bonus[colour]
    while book.code[pc, Column.OP] == Control.PICK:
        parts.append(Pick(book.code[pc, Column.WHAT], Do.ADD(book.code[pc + 1, Column.PLUS])))
        pc = book.code[pc, Column.PLUS]
    return effect_text(Seq(tuple(parts)))
