"""The answer of the main button: what promises most, and what keeps play going. Where it is a matter of taste, none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel.bits import nth_one, ones
from ....kernel.effects import Act, Effect, Nothing, Pick, Seq
from ..content.language import Among, Do
from ..content.order import as_declared, with_picked
from ..judge.odds.at_table import best_reroll, worth_of_dice
from ..judge.tokens import token_worth
from ..judge.worth import mean_worth, use_worth
from ..numbers import DICE, FACES, HAND_LIMIT
from ..rules.damage import final_damage
from ..rules.defense import DEFEND, defenses
from ..rules.dice import shows
from ..rules.effects import CHOOSE, PICK, REACT, candidate, offer
from ..rules.main import MAIN, SELL
from ..rules.offense import DECLARE, KEEP, KNOCKDOWN, nth_use, uses
from ..rules.selectors import TOKEN_BITS, VALUE_BITS, nth_seat
from ..rules.targeting import TARGET
from ..rules.timing import reaction
from ..rules.upkeep import ORDER
from ..state import OpenRoll, Phase, Seen, is_opponent
from .declared import library
from .needless import KEEPS_OFF, LANDS, moment_of
from .running import picked_for, selector_kind, window_of

FIRST = PASS = END = 0
STAND_UP = DEFENDED = 1


@DECLARE.obvious
def _(seen: Seen) -> int | None:
    """What is worth most; of three, four or five swords, all five."""
    v, b = seen.view, seen.book
    met = ones(uses(v, b))
    worth = [use_worth(library(seen).uses[v.asked][nth_use(v, b, k)].use) for k in range(met)]
    return 1 + worth.index(max(worth)) if worth else None


@KEEP.obvious
def _(seen: Seen) -> int | None:
    return best_reroll(seen)


@REACT.obvious
def _(seen: Seen) -> int | None:
    """To let things happen, unless that is the end of whoever is asked: then what keeps it off."""
    v, b = seen.view, seen.book
    window = window_of(seen)
    if window not in LANDS or final_damage(v, b, v.asked) < v.health[v.pool[v.asked]]:
        return PASS
    ways = (reaction(v, b, window, v.asked, k) for k in range(v.options - 1))
    return next((k for k, way in enumerate(ways, 1) if moment_of(seen, way) in KEEPS_OFF), PASS)


@MAIN.obvious
def _(seen: Seen) -> int | None:
    return END


@KNOCKDOWN.obvious
def _(seen: Seen) -> int | None:
    return STAND_UP


@DEFEND.obvious
def _(seen: Seen) -> int | None:
    return DEFENDED if defenses(seen.view, seen.book, seen.view.asked) == 1 else None


@SELL.obvious
def _(seen: Seen) -> int | None:
    """Down to the limit, and no further."""
    held = seen.view.held[seen.view.asked]
    return None if held > HAND_LIMIT else held


@ORDER.obvious
def _(seen: Seen) -> int | None:
    """First what the own board brings, then what helps, and last what hurts."""
    v = seen.view
    tokens = ones(v.tokens_due)
    if v.slots_due:
        return tokens
    return _most(tokens, lambda k: token_worth(library(seen).tokens[nth_one(v.tokens_due, k)]))


@TARGET.obvious
def _(seen: Seen) -> int | None:
    """Whoever is nearest to falling."""
    v = seen.view
    return _most(v.options, lambda k: -_health(seen, nth_seat(v, Among.OPPONENTS, v.active, k)))


# --- effects ---


@CHOOSE.obvious
def _(seen: Seen) -> int | None:
    v = seen.view

    def worth(a: int) -> float:
        effect: Effect = as_declared(library(seen).assembler.nodes[offer(v, seen.book, a)])
        if isinstance(effect, Nothing):
            return 0.0
        faces = _falls_on(_first_act(effect)) if v.phase == Phase.OFFENSE else ()
        return _turned(seen, faces) if faces else mean_worth(effect)

    return _most(v.options, worth)


@PICK.obvious
def _(seen: Seen) -> int | None:
    v, b = seen.view, seen.book
    kind, window = selector_kind(seen), window_of(seen)
    found = [candidate(v, b, window, a) for a in range(v.options)]
    done = _done_to_it(seen)
    match kind:
        case Among.PLAYERS | Among.FRIENDS | Among.ALIVE if done and done.verb in _HELPS:
            friends = [k for k, seat in enumerate(found) if not is_opponent(v, v.asked, seat)]
            return min(friends, key=lambda k: _after_damage(seen, found[k]), default=None)
        case Among.OPPONENTS | Among.OTHERS:
            foes = [k for k, seat in enumerate(found) if is_opponent(v, v.asked, seat)]
            return min(foes, key=lambda k: _health(seen, found[k]), default=None)
        case Among.OWN_DIE | Among.FRIENDLY_DIE | Among.ANY_DIE | Among.OPPONENT_DIE if v.f_tag[
            v.sp - 1
        ] == OpenRoll.OFFENSE and (faces := _falls_on(done)):
            return _most(v.options, lambda k: sum(_with_die(seen, found[k], face) for face in faces))
        case Among.TOKENS | Among.OWN_TOKENS | Among.TOKENS_OF_IT:
            return _most(v.options, lambda k: _rid_of(seen, found[k]))
        case Among.ANY_DIE_ANY_VALUE | Among.ANY_DIE_STEP | Among.OWN_DIE_SAME if v.f_tag[v.sp - 1] == OpenRoll.OFFENSE:
            return _most(v.options, lambda k: _with_die(seen, *divmod(found[k], 1 << VALUE_BITS)))
        case Among.UP_TO_SPIRITS | Among.UP_TO_TOKEN | Among.UP_TO_CP:
            return _how_many(picked_for(seen), found)
    return FIRST if v.options == 1 else None


def _how_many(effect: Effect, numbers: Sequence[int]) -> int | None:
    """The number that brings most; what only costs is paid for by what follows, the more the better."""
    k = _most(len(numbers), lambda k: mean_worth(with_picked(effect, numbers[k])))
    if numbers[k] > 0:
        return k
    return _most(len(numbers), lambda k: numbers[k]) if isinstance(effect, Act) else None


_HELPS = (Do.GAIN, Do.PREVENT, Do.HEAL, Do.CP, Do.DRAW)
"""What is good for whomever it is done to."""


def _done_to_it(seen: Seen) -> Act | None:
    """What happens first to what is picked."""
    return _first_act(picked_for(seen))


def _first_act(effect: Effect) -> Act | None:
    while not isinstance(effect, Act):
        match effect:
            case Seq(parts):
                effect = parts[0]
            case Pick(_, body):
                effect = body
            case _:
                return None
    return effect


def _falls_on(done: Act | None) -> Sequence[int]:
    """The faces that a die may show after it, each as likely as another."""
    if done and done.verb == Do.REROLL:
        return range(1, FACES + 1)
    return (done.amount.plus,) if done and done.verb == Do.SET_DIE and done.amount.plus else ()


def _after_damage(seen: Seen, seat: int) -> int:
    return _health(seen, seat) - final_damage(seen.view, seen.book, seat)


def _rid_of(seen: Seen, thing: int) -> float:
    """How good it is that a token goes: a bad one of a friend, a good one of an opponent."""
    holder, token = divmod(thing, 1 << TOKEN_BITS)
    worth = token_worth(library(seen).tokens[token])
    return worth if is_opponent(seen.view, seen.view.asked, holder) else -worth


def _turned(seen: Seen, faces: Sequence[int]) -> float:
    """What it brings, on average, to let the die fall anew of which that is worth most."""
    means = (sum(_with_die(seen, i, face) for face in faces) / len(faces) for i in range(DICE))
    return max(means) - _with_die(seen, 0, shows(seen.view, OpenRoll.OFFENSE, 0))


def _with_die(seen: Seen, i: int, value: int) -> float:
    """What the offensive dice are worth with one of them changed, to whoever changes it."""
    v = seen.view
    dice = [value if j == i else shows(v, OpenRoll.OFFENSE, j) for j in range(DICE)]
    worth = worth_of_dice(seen, dice)
    return -worth if is_opponent(v, v.asked, v.active) else worth


def _health(seen: Seen, seat: int) -> int:
    return int(seen.view.health[seen.view.pool[seat]])


def _most(options: int, worth: Callable[[int], float]) -> int:
    """The first of those that are worth most."""
    return max(range(options), key=worth)
