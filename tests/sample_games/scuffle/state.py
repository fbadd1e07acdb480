"""What a game of Scuffle remembers, and the numbers its rules share."""

from __future__ import annotations

from dicewright.kernel.assembler import ROW
from dicewright.kernel.machine import Stack
from dicewright.kernel.numbers import Numbers
from dicewright.kernel.record import MOMENT, NOBODY, OWNER, SEATS, Record, i8, i16
from dicewright.kernel.why import Reasons, reason

from .cards import CARDS, CODE_ROWS, Token

MOST_HAND = 6
FIRST_HAND = 3
TURNS = 60
KNOWN = len(CARDS) + 1
"""Numbers of cards, 0 for none included."""


class Step(Numbers):
    DEAL, UPKEEP, MAIN, END = range(4)


class Why(Reasons):
    """Why a card is not played in the main phase."""

    REACTION = reason("SC-react-1")
    COINS = reason("SC-cost-1")
    NOT_IN_HAND = reason()


class State(Stack, depth=16, dice=4):
    health = i16(SEATS)
    coins = i16(SEATS)
    token = i8(SEATS, Token.count)
    hand = i8(SEATS, MOST_HAND, sees=OWNER, pool="cards", doc="0 = an empty place")
    held = i8(SEATS, doc="cards in hand")
    deck = i8(SEATS, len(CARDS), sees=NOBODY, pool="cards")
    left = i8(SEATS, doc="cards in the deck")
    discard = i8(SEATS, KNOWN, doc="how many of each card")
    out = i8(SEATS, doc="1 = has no health left")
    turn = i16(doc="turns done")
    active = i8(doc="whose turn it is")
    step = i8(sees=MOMENT, doc="Step")
    drawing = i8(sees=MOMENT, doc="cards still to be drawn")
    drawer = i8(sees=MOMENT, doc="by whom")
    # the attack: what comes in, what is added and taken off, how often it is doubled and halved
    target = i8()
    incoming = i16()
    added = i16()
    doubled = i8()
    halved = i8()
    avoided = i8(doc="1 = nothing of it arrives")


class Book(Record):
    code = i16(CODE_ROWS, ROW)
    program = i16(KNOWN, doc="where the effect of a card begins")
    cost = i8(KNOWN)
    when = i8(KNOWN, doc="Timing")
