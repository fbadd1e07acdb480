"""Where everything lies in the room of a lane, and in the mind of a bot that searches."""

from __future__ import annotations

from ...kernel.measure import MOST
from ...kernel.numbers import Numbers
from ...kernel.rule import rule
from ..bot import Ints

CANDIDATES = 512
"""Options tried at most at the root; of more, an even sample is."""
DEEP = 256
"""Decisions on the way down the tree at most."""
SEATS = 16
UNITS = 64
"""Of a layer of a learned value, at most."""
EDGES_EACH = 16
"""Room for so many options a node, on average."""


class At(Numbers):
    """Where each part of a room begins; the first 1,024 ints belong to `Game.advise`."""

    # of the lane
    NODES = 1024
    EDGES = 1025
    COUNT = 1026
    SUM = 1027
    SQUARES = 1028
    SPREAD = 1029
    UNTIL = 1030
    # of the root, in the room of the first lane
    ALIVE = 1032
    ROUND = 1033
    ROUNDS = 1034
    SAMPLES = 1035
    TRIALS = 1036
    EACH = 1037
    KNOWN = 1038
    OPTION = 1056
    TOTAL = OPTION + CANDIDATES
    TOTAL_SQUARES = TOTAL + CANDIDATES
    TRIED = TOTAL_SQUARES + CANDIDATES
    # of the lane again
    EARNED = TRIED + CANDIDATES
    EARNED_SQUARES = EARNED + CANDIDATES
    PATH = EARNED_SQUARES + CANDIDATES
    VALUE = PATH + 3 * DEEP
    UNIT = VALUE + SEATS
    # of a comparison, in the room of the first lane
    HERE = UNIT + 2 * UNITS
    BEST = HERE + 2 * MOST
    NEXT = BEST + MOST
    APART = NEXT + MOST
    WORTH = APART + MOST
    KEYS = WORTH + SEATS


class Node(Numbers):
    """The ints of a node."""

    VISITS, FIRST, OPTIONS, USED, SUM = range(5)


class Edge(Numbers):
    """The ints of an option of a node."""

    OPTION, VISITS, SUM = range(3)


NODE, EDGE, STEP = 5, 3, 3
"""Ints of a node, of an edge, and of a step of a path."""


class Mind(Numbers):
    """The numbers that a bot of this kind thinks by; what it has learned follows from NET on."""

    TRIALS_HIGH = 0
    TRIALS_LOW = 1
    LANES = 2
    EXPLORE = 4
    FRESH = 5
    CAPACITY = 6
    SCENARIOS = 7
    LEARNED = 8
    ADVISES = 9
    AHEAD = 10
    OVERLOOKS = 11
    DARING = 12
    SLOPE = 13
    NET = 16


LOW = 1 << 15
CAPACITY_UNIT = 64


@rule
def trials(mind: Ints) -> int:
    """What a decision is worth."""
    return mind[Mind.TRIALS_HIGH] * LOW + mind[Mind.TRIALS_LOW]


@rule
def capacity(mind: Ints) -> int:
    """Nodes that the tree of a lane may have."""
    return mind[Mind.CAPACITY] * CAPACITY_UNIT


@rule
def slots(nodes: int) -> int:
    """Places in the table that finds a node by its key: a power of two, at least twice the nodes."""
    n = 64
    while n < 2 * nodes:
        n *= 2
    return n


def ints(nodes: int) -> int:
    """The size of a room for a tree of so many nodes."""
    return At.KEYS + 2 * slots(nodes) + NODE * nodes + EDGE * EDGES_EACH * nodes
