"""The answer of the main button: what is sensible, by the weights of the bots. Where nothing is, none."""

from __future__ import annotations

from ....kernel.assembler import Column
from ....kernel.bits import nth_one, ones
from ..box import DICE, Face, Feat, Resource
from ..content.faces import DECLARED_FACES
from ..content.verbs import Selector
from ..judge.evaluate import actions_left, blessings_left
from ..judge.weights import UNIT, worth
from ..rules.applying import ORDER, SHIP, discount, for_sale
from ..rules.blessing import CERBERUS, PAIR, SATYRS, nth_pair, pairs
from ..rules.effects import CHOOSE, PICK, offer
from ..rules.faces import CONVERT, MIRROR, RESOURCE, convertible, copies, factor, kinds, loses, nth_kind
from ..rules.feats import ACTION, EXTRA, EXTRA_COST, REINFORCE, feasible, no_extra, reinforcing
from ..rules.reserves import HAMMER, SPACES
from ..rules.temple import FORGE, OFFERING, offered
from ..state import Mode, Seen, limit
from .averages import EXACT, average, best_change, best_place, dice_of
from .questions_effects import selector_of

TENTH = 10
"""Weights are in tenths of glory, averages in hundredths."""
TO_COME = (4, 24, 10, 10)
"""What the resources are worth that dice bring, while an action to spend them is still to come: suns pay for extra
actions too, of moons there are soon enough. So say reviews of games of experts."""
AT_LAST = (0, 0, 0, 10)
SPECIAL = 80
"""Of what a mirror, a ship or a boar is worth to bots, so much in a hundred: they come late."""
SUN, MOON = 18, 14
"""What is given away with a shard that pays for a feat, while there is something else to pay for."""
EACH_TURN = {Feat.ELDER: 32, Feat.GUARDIANS_OWL: 12, Feat.SILVER_HIND: 6, Feat.BLACKSMITHS_CHEST: 4}
"""What a card is worth in every turn to come."""


def _spendable(seen: Seen, seat: int) -> bool:
    return actions_left(seen.view, seen.book, seat) > 0


def _unit(seen: Seen, seat: int, resource: int) -> int:
    """What one of a resource is worth; nothing, when it can buy nothing any more."""
    return UNIT[resource] if resource == Resource.VP or _spendable(seen, seat) else 0


def _worth(seen: Seen, seat: int, face: int) -> int:
    """A face, once rolled."""
    if face == Face.X3:
        return worth(DECLARED_FACES[face - 1], True) + 2 * average(dice_of(seen.view, seat))[-1] // TENTH // DICE
    return worth(DECLARED_FACES[face - 1], _spendable(seen, seat))


def _most(values: list[int]) -> int:
    return values.index(max(values))


# --- blessings ---


@RESOURCE.obvious
def _(seen: Seen) -> int:
    """The dearest gain that fits, the cheapest loss."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    face, losing = v.shows[v.die], loses(v, b, v.die)
    values = []
    for k in range(kinds(b, face)):
        resource = nth_kind(b, face, k)
        n, have = b.gives[face, resource] * factor(v, v.die), v.have[seat, resource]
        if losing:
            n = -min(n, have)
        elif resource != Resource.VP:
            n = min(n, limit(v, b, seat, resource) - have)
        values.append(n * _unit(seen, seat, resource))
    return _most(values)


@MIRROR.obvious
def _(seen: Seen) -> int:
    v = seen.view
    faces = copies(v, seen.book)
    sign = -1 if loses(v, seen.book, v.die) else 1
    return _most([sign * _worth(seen, v.hero, nth_one(faces, k)) for k in range(ones(faces))])


@SATYRS.obvious
def _(seen: Seen) -> int:
    v = seen.view
    found = [divmod(nth_pair(v, k), PAIR) for k in range(pairs(v))]
    faces = [[v.fell[die // DICE, die % DICE] for die in pair] for pair in found]
    return _most([sum(_worth(seen, v.active, face) for face in pair) for pair in faces])


@CERBERUS.obvious
def _(seen: Seen) -> int:
    """Once more, if the roll is better than most, or nothing better can come."""
    v, seat = seen.view, seen.view.hero
    if v.mode == Mode.LOST:
        return 0
    now = sum(_worth(seen, seat, v.fell[seat, die]) for die in range(DICE) if v.fell[seat, die] != Face.NONE)
    usual = average(dice_of(v, seat))[-1] // TENTH
    return 1 if 2 * now > 3 * usual or blessings_left(v, seen.book) == 0 else 0


@CONVERT.obvious
def _(seen: Seen) -> int:
    """Glory, where it is worth more than what it is taken for."""
    v, b = seen.view, seen.book
    better = any(
        v.gains[v.die, r] > 0 and b.units[v.mode, r] * UNIT[Resource.VP] > _unit(seen, v.asked, r)
        for r in range(Resource.count)
        if b.units[v.mode, r] > 0
    )
    return convertible(v, b) if better else 0


@ORDER.obvious
def _(seen: Seen) -> int:
    """The ship first: what it is paid with makes room."""
    return 1


@HAMMER.obvious
def _(seen: Seen) -> int:
    """What does not fit into the reserve, and all of it where that ends a lap or there is plenty."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    have, most = v.have[seat, Resource.GOLD], v.options - 1
    to_the_end = SPACES - v.track[seat] % SPACES
    if v.gold >= to_the_end or have * 2 >= limit(v, b, seat, Resource.GOLD) or not _spendable(seen, seat):
        return most
    return min(most, max(0, have + v.gold - limit(v, b, seat, Resource.GOLD)))


# --- faces and feats ---


def _face_value(seen: Seen, face: int, off: int = 0) -> int:
    """What a face brings in the blessings to come, less its price; in tenths of glory."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    *changes, glory = best_change(seen, seat, face)
    units = TO_COME if actions_left(v, b, seat) > 1 else AT_LAST
    special = TENTH * glory - sum(n * UNIT[r] for r, n in enumerate(changes))
    brings = special * SPECIAL // 100 + sum(n * units[r] for r, n in enumerate(changes))
    return brings * blessings_left(v, b) // EXACT - max(0, b.price[face] - off) * _unit(seen, seat, Resource.GOLD)


def _feat_value(seen: Seen, slot: int) -> int:
    """The glory of a feat, and what it does besides, less its price; in tenths of glory."""
    v, b = seen.view, seen.book
    price = b.cost[slot, Resource.SUN] * SUN + b.cost[slot, Resource.MOON] * MOON
    return 10 * b.glory[v.feat[slot]] + _does(seen, slot) - (price if actions_left(v, b, v.asked) > 1 else 0)


def _does(seen: Seen, slot: int) -> int:
    """What a feat does besides its glory: at once, or in every turn to come."""
    v, b = seen.view, seen.book
    feat, turns = v.feat[slot], b.rounds - v.round
    if feat in EACH_TURN:
        return EACH_TURN[feat] * turns
    if feat == Feat.TYPHON:
        return 10 * v.replaced[v.asked]
    shards = b.cost[slot, Resource.SUN] + b.cost[slot, Resource.MOON]
    return shards * max(0, 24 - 2 * b.glory[feat]) if turns > 0 else 1


def _faces(seen: Seen, mask: int, off: int = 0) -> list[int]:
    return [_face_value(seen, nth_one(mask, k), off) for k in range(ones(mask))]


def _feats(seen: Seen, suns: int) -> list[int]:
    v = seen.view
    mask = feasible(v, seen.book, suns, v.have[v.asked, Resource.MOON])
    return [_feat_value(seen, nth_one(mask, k)) for k in range(ones(mask))]


def _best(values: list[int]) -> int | None:
    """The best of several answers behind the one that declines; none if nothing is gained."""
    return 1 + _most(values) if values and max(values) > 0 else None


@FORGE.obvious
def _(seen: Seen) -> int:
    v = seen.view
    return best_place(seen, v.asked, v.forging)[0]


@SHIP.obvious
def _(seen: Seen) -> int:
    v = seen.view
    return _best(_faces(seen, for_sale(v, seen.book, v.asked), discount(v))) or 0


@OFFERING.obvious
def _(seen: Seen) -> int:
    v = seen.view
    return _best(_faces(seen, offered(v, seen.book, v.asked))) or 0


@ACTION.obvious
def _(seen: Seen) -> int | None:
    v = seen.view
    faces = _faces(seen, offered(v, seen.book, v.asked))
    return _best(faces + _feats(seen, v.have[v.asked, Resource.SUN]))


@REINFORCE.obvious
def _(seen: Seen) -> int:
    """The one that brings most."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    cards = reinforcing(v, b, seat, v.have[seat, Resource.GOLD])
    return _best([EACH_TURN[b.reinforcing[nth_one(cards, k)]] for k in range(ones(cards))]) or 0


@EXTRA.obvious
def _(seen: Seen) -> int:
    """One more action, if it brings more than the two suns it costs."""
    v, b = seen.view, seen.book
    if no_extra(v, b, v.asked) != 0:
        return 0
    values = _faces(seen, offered(v, b, v.asked)) + _feats(seen, v.have[v.asked, Resource.SUN] - EXTRA_COST)
    cost = EXTRA_COST * (UNIT[Resource.SUN] if actions_left(v, b, v.asked) > 0 else 0)
    return 1 if values and max(values) > cost else 0


# --- cards and tokens ---


@CHOOSE.obvious
def _(seen: Seen) -> int:
    v, b, seat = seen.view, seen.book, seen.view.asked
    rows = [offer(v, b, k) for k in range(v.options)]
    return _most([_fitting(seen, seat, b.code[row, Column.WHAT], b.code[row, Column.PLUS]) for row in rows])


def _fitting(seen: Seen, seat: int, resource: int, n: int) -> int:
    v, b = seen.view, seen.book
    if resource != Resource.VP:
        n = min(n, limit(v, b, seat, resource) - v.have[seat, resource])
    return n * _unit(seen, seat, resource)


@PICK.obvious
def _(seen: Seen) -> int | None:
    """The better die; whom to give a boar, and which shield to take, everybody must know himself."""
    v = seen.view
    if selector_of(seen) != Selector.OWN_DICE:
        return None
    return _most([sum(_worth(seen, v.asked, face) for face in faces) for faces in dice_of(v, v.asked)])
