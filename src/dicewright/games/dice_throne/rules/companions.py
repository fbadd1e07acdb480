"""Companions: spirits that grow, Nyra who stands by the Huntress, and bots."""

from __future__ import annotations

from ....kernel.flow import first
from ....kernel.machine import NO_MORE
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..content.language import Damage
from ..content.parts import Trait
from ..state import AtOnce, Book, Nyra, State
from .holdings import can_act, with_trait

SHIELD = Question(25, "nyra", "DT-comp-nyra")
SHARE = Question(26, "share", "DT-comp-nyra")
GROW = Question(28, "grow", "DT-comp-spirits")
FELL = Question(29, "fell", "DT-comp-spirits")


@rule
def spirits(g: State, b: Book, seat: int) -> int:
    return g.token[seat, b.spirits[0]] + g.token[seat, b.spirits[1]] + g.token[seat, b.spirits[2]]


@rule
def bots(g: State, b: Book, seat: int) -> int:
    n = 0
    for k in range(b.bots.shape[0]):
        if g.token[seat, b.bots[k]] > 0:
            n += 1
    return n


@rule
def hurt_nyra(g: State, b: Book, seat: int, n: int) -> None:
    """At 0 she is down at once; what is left over hurts nobody. DT-comp-nyra"""
    n = min(n, g.token[seat, b.nyra])
    g.token[seat, b.nyra] -= n
    if n > 0:
        tell.token_lost(g, seat, b.nyra, n)
    if g.token[seat, b.nyra] == 0 and g.token[seat, b.nyra_active] > 0:
        g.token[seat, b.nyra_active] = 0
        tell.token_lost(g, seat, b.nyra_active, 1)


@rule
def take_in_stead(g: State, b: Book, seat: int, n: int, attack: int) -> int:
    """What of n damage is left for the hero when a companion has taken her part: all of the attack, or a share."""
    part = 0
    if g.shielded[seat] == Nyra.TAKES:
        part = min(n, attack)
    elif g.shielded[seat] >= Nyra.SHARED:
        part = min(n, g.shielded[seat] - Nyra.SHARED)
    if part > 0:
        hurt_nyra(g, b, seat, part)
    return n - part


@rule
def ask_nyra(g: State, b: Book, damage: int, attack: int) -> int:
    """Before the damage of a fight is applied: does Nyra take the attack, or how much of all damage? 1 if somebody was
    asked. She may be given more than her health. DT-comp-nyra DT-comp-2 DT-status-nyras-bond"""
    seat = g.target
    if g.kind == Damage.ULTIMATE or with_trait(g, b, seat, Trait.GUARDS) == 0 or can_act(g, b, seat) == 0:
        return 0
    if g.shielded[seat] == Nyra.SHARES and damage > 0:
        ask(g, SHARE, seat, damage + 1)
        return 1
    if g.shielded[seat] == Nyra.UNASKED and attack > 0:
        ask(g, SHIELD, seat, 2)
        return 1
    return 0


@SHIELD.answer
def take_nyra(g: State, b: Book, seat: int, a: int) -> None:
    g.shielded[seat] = Nyra.TAKES if a == 1 else Nyra.STAYS


@SHARE.answer
def take_share(g: State, b: Book, seat: int, a: int) -> None:
    g.shielded[seat] = Nyra.SHARED + a


# --- spirits ---


@rule
def nth_spirit(g: State, b: Book, seat: int, k: int) -> int:
    for i in range(b.spirits.shape[0]):
        token = b.spirits[i]
        if g.token[seat, token] > 0:
            if k == 0:
                return token
            k -= 1
    return NO_MORE


@rule
def nth_growth(g: State, b: Book, seat: int, k: int) -> int:
    """DT-comp-spirits: a growth is a new seedling, a seedling become a sapling, or a sapling become a dryad."""
    for i in range(b.spirits.shape[0]):
        token = b.spirits[i]
        if g.token[seat, token] < b.limit[token] and (i == 0 or g.token[seat, b.spirits[i - 1]] > 0):
            if k == 0:
                return token
            k -= 1
    return NO_MORE


@first("growing", AtOnce.GROW)
def ask_growth(g: State, b: Book) -> None:
    """Growth that no limit allows is lost."""
    seat = g.grower
    n = 0
    if g.growing > 0:
        while nth_growth(g, b, seat, n) != NO_MORE:
            n += 1
    else:
        while nth_spirit(g, b, seat, n) != NO_MORE:
            n += 1
    if n == 0:
        g.growing = 0
    else:
        ask(g, GROW if g.growing > 0 else FELL, seat, n)


@GROW.answer
def take_growth(g: State, b: Book, seat: int, a: int) -> None:
    token = nth_growth(g, b, seat, a)
    for i in range(1, b.spirits.shape[0]):
        if token == b.spirits[i]:
            smaller = b.spirits[i - 1]
            g.token[seat, smaller] -= 1
            tell.token_lost(g, seat, smaller, 1)
    g.token[seat, token] += 1
    tell.token_gained(g, seat, token, 1)
    g.growing -= 1


@FELL.answer
def take_fell(g: State, b: Book, seat: int, a: int) -> None:
    token = nth_spirit(g, b, seat, a)
    g.token[seat, token] -= 1
    tell.token_lost(g, seat, token, 1)
    g.growing += 1
