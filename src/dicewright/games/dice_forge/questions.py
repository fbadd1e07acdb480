"""What each question of Dice Forge asks, in words, and the rule that asks it."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.describe import Seen, seat_name
from ...kernel.machine import M_CHOOSE, M_PICK
from ...kernel.words import Text, text
from .content import BEARERS, OWN_DICE
from .names import amount, amounts, cost, die_name, face_name, feat_name, listed
from .rules.faces import LEFT_OUT, MIRROR_GAINS, PER_UNIT, discount, factor, ship_die
from .rules.temple import SHIP_DISCOUNT, payable
from .state import (
    BOAR,
    BOAR_CARD,
    DICE,
    FEATS,
    FIRST_BOAR,
    GOLD,
    K_ACTION,
    K_CERBERUS,
    K_CONVERT,
    K_EXTRA,
    K_FORGE,
    K_HAMMER,
    K_MIRROR,
    K_OFFERING,
    K_ORDER,
    K_REINFORCE,
    K_RESOURCE,
    K_ROLL,
    K_SATYRS,
    K_SET,
    K_SHIP,
    K_TRIM,
    LOST,
    MIRROR,
    NO_FACE,
    RESOURCES,
    X3,
    up_face,
)


def card_rule(feat: int) -> str:
    return f"DF-card-{feat + 1}"


def running(seen: Seen) -> tuple[Text, str]:
    """What asks through the machine, by name, and its rule: the Triton token, or a card."""
    v, b = seen.view, seen.book
    pc = v.f_pc[v.sp - 1]
    if pc == b.triton:
        return text("title-triton"), "DF-token-4"
    feat = next(f for f in range(len(FEATS)) if pc in (b.instant[f], b.reinforcement[f], b.automatic[f]))
    return feat_name(feat), "DF-boar-2" if pc == b.automatic[BOAR_CARD] else card_rule(feat)


def selector_of(seen: Seen) -> int:
    """What a card lets its owner pick: a die, a hero or a shield."""
    v = seen.view
    return seen.book.code[v.f_pc[v.sp - 1], 2]  # type: ignore[no-any-return]


def losing(seen: Seen, die: int) -> bool:
    """Whether the Minotaur turns this die's face into a loss. DF-mino-1 DF-mino-2"""
    v, b = seen.view, seen.book
    return bool(v.mode == LOST and (b.minotaur_mirror != MIRROR_GAINS or v.fell[v.hero, die] != MIRROR))


def gains_of(seen: Seen, die: int) -> Text:
    return amounts([seen.view.gains[die, resource] for resource in range(len(RESOURCES))])


def convertible_now(seen: Seen) -> list[tuple[int, int]]:
    """What may be taken as glory here: resources with their amounts. DF-conv-1"""
    v, b = seen.view, seen.book
    resources = [v.picks] if b.conversion == PER_UNIT else range(len(RESOURCES))
    return [(r, v.gains[v.die, r]) for r in resources if v.gains[v.die, r] > 0 and b.units[v.mode, r] > 0]


def ship_prices(seen: Seen) -> tuple[int, int]:
    """Gold off, and the faces that can be paid for."""
    v, b = seen.view, seen.book
    off = discount(v, ship_die(v))
    return off, payable(v, b, v.have[v.asked, GOLD] + off)


def looks_through(seen: Seen) -> bool:
    """Whether a mirror of somebody else shows the hero's own dice. DF-mirror-2"""
    v = seen.view
    others = [s for s in range(v.layout.seats) if s != v.hero]
    facing = any(up_face(v, s, die) == MIRROR for s in others for die in range(DICE))
    return facing and seen.book.mirror_in_mirror != LEFT_OUT


# --- what is asked, and the rule that asks it ---

Asked = tuple[Text, str]


def _ask_choose(seen: Seen) -> Asked:
    what, rule = running(seen)
    return text("ask-choose", what=what), rule


def _ask_pick(seen: Seen) -> Asked:
    what, rule = running(seen)
    selector = selector_of(seen)
    if selector == OWN_DICE:
        return text("ask-pick-die", what=what), rule
    if selector == BEARERS:
        return text("ask-pick-bearer", what=what), "DF-boar-5"
    return text("ask-pick-shield", what=what), rule


def _ask_set(seen: Seen) -> Asked:
    return text("ask-set", cost=cost(seen.book, seen.view.cursor)), "DF-set-6"


def ask_roll(seen: Seen) -> Asked:
    v = seen.view
    seat, die = divmod(v.rolling_die, DICE)
    said = text("ask-roll", seat=seat_name(seen, seat), die=die_name(die))
    return said, "DF-bless-2" if v.minor else "DF-bless-1"


def _ask_mirror(seen: Seen) -> Asked:
    if losing(seen, seen.view.die):
        return text("ask-mirror-losing"), "DF-mino-2"
    return text("ask-mirror"), "DF-mirror-1"


def _ask_resource(seen: Seen) -> Asked:
    v = seen.view
    face = face_name(v.shows[v.die])
    if losing(seen, v.die):
        return text("ask-resource-losing", face=face), "DF-mino-1"
    return text("ask-resource-tripled" if factor(v, v.die) > 1 else "ask-resource", face=face), resource_rule(seen)


def resource_rule(seen: Seen) -> str:
    """What lets a hero choose: a boar or another face, tripled or not."""
    v, b = seen.view, seen.book
    boar, tripled = b.does[v.shows[v.die]] == BOAR, factor(v, v.die) > 1
    if tripled:
        return "DF-boar-3" if boar else "DF-triple-2"
    return "DF-boar-1" if boar else "DF-face-2"


def _ask_convert(seen: Seen) -> Asked:
    v = seen.view
    gains = listed("and", [amount(r, n) for r, n in convertible_now(seen)])
    return text("ask-convert", face=face_name(v.shows[v.die]), gains=gains), "DF-conv-1"


def _ask_hammer(seen: Seen) -> Asked:
    return text("ask-hammer", gold=amount(GOLD, seen.view.gold)), "DF-hammer-1"


def ask_ship(seen: Seen) -> Asked:
    off, _ = ship_prices(seen)
    return text("ask-ship", discount=amount(GOLD, off)), "DF-ship-2" if off > SHIP_DISCOUNT else "DF-ship-1"


def ask_forge(seen: Seen) -> Asked:
    face = seen.view.forging
    rule = "DF-boar-5" if face >= FIRST_BOAR else "DF-forge-4" if face >= X3 else "DF-forge-1"
    return text("ask-forge", face=face_name(face)), rule


def ask_cerberus(seen: Seen) -> Asked:
    v = seen.view
    faces = [face_name(v.fell[v.hero, die]) for die in range(DICE) if v.fell[v.hero, die] != NO_FACE]
    if v.mode == LOST:
        return text("ask-cerberus-losing", faces=tuple(faces)), "DF-mino-4"
    return text("ask-cerberus", faces=tuple(faces)), "DF-token-1"


def _ask_action(seen: Seen) -> Asked:
    extra = seen.view.extra == 1
    return (text("ask-action-extra"), "DF-turn-7") if extra else (text("ask-action"), "DF-turn-6")


def _plainly(id: str, rule: str) -> Callable[[Seen], Asked]:
    return lambda seen: (text(id), rule)


ASKED: dict[int, Callable[[Seen], Asked]] = {
    M_CHOOSE: _ask_choose,
    M_PICK: _ask_pick,
    K_SET: _ask_set,
    K_TRIM: _plainly("ask-trim", "DF-set-4"),
    K_ROLL: ask_roll,
    K_MIRROR: _ask_mirror,
    K_RESOURCE: _ask_resource,
    K_CONVERT: _ask_convert,
    K_ORDER: _plainly("ask-order", "DF-bless-3"),
    K_HAMMER: _ask_hammer,
    K_SHIP: ask_ship,
    K_FORGE: ask_forge,
    K_CERBERUS: ask_cerberus,
    K_SATYRS: _plainly("ask-satyrs", "DF-satyr-1"),
    K_REINFORCE: _plainly("ask-reinforce", "DF-turn-4"),
    K_ACTION: _ask_action,
    K_OFFERING: _plainly("ask-offering", "DF-offer-1"),
    K_EXTRA: _plainly("ask-extra", "DF-turn-7"),
}
