"""What each question of Dice Throne asks, in words, and the rule that asks it."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.bits import nth_one, ones
from ....kernel.describe import seat_name
from ....kernel.machine import M_CHOOSE, M_DIE, M_PICK, M_REACT
from ....kernel.words import Text, text
from ..content import language as lang
from ..content.language import SELECTOR_BITS, Trait
from ..rules.damage import attack_damage, final_damage
from ..rules.dice import RANSOM_CP
from ..rules.holdings import with_trait
from ..state import (
    DICE,
    HAND_LIMIT,
    K_AGAIN,
    K_DECLARE,
    K_DEFEND,
    K_DIE,
    K_DISCARD,
    K_DRAW,
    K_FELL,
    K_FIRST,
    K_GROW,
    K_KEEP,
    K_KNOCKDOWN,
    K_MAIN,
    K_NYRA,
    K_ORDER,
    K_RANDOM_CARD,
    K_RANSOM,
    K_REROLL,
    K_SEARCH,
    K_SELL,
    K_SHARE,
    K_TARGET,
    K_TARGET_DIE,
    Mode,
    Phase,
    Seen,
    Window,
)
from .names import die_name, numbered_use, phase_name, program_name, running

Asked = tuple[Text, str]

RULE_OF = {
    "card": "DT-card-3",
    "status": "DT-stat-1",
    "power": "DT-stat-3",
    "use": "DT-off-8",
    "ability": "DT-def-5",
    "opening": "DT-set-5",
    "blast": "DT-status-powder-keg",
}
"""The rule behind an effect that is being done, by what it belongs to."""


def effect_rule(seen: Seen) -> str:
    kind, _, _ = running(seen)
    if kind == "ability" and seen.view.phase == Phase.UPKEEP:
        return "DT-up-1"
    return RULE_OF.get(kind, "DT-int-3")


def what_runs(seen: Seen) -> Text:
    """What the effect that is being done belongs to."""
    return program_name(*running(seen))


def window_of(seen: Seen) -> int:
    """The window that is open."""
    v = seen.view
    return seen.book.code[v.f_pc[v.sp - 1], 2]


def selector_of(seen: Seen) -> tuple[int, int]:
    """The kind of what may be picked, and its parameter."""
    selector = window_of(seen)
    return selector & ((1 << SELECTOR_BITS) - 1), selector >> SELECTOR_BITS


def pick_group(kind: int) -> str:
    """How one asks for such a thing."""
    if kind in (lang.OPPONENT_SETS, lang.PLAYER_SETS):
        return "players"
    if kind <= lang.FRIENDS or kind in (lang.ALIVE, lang.RECEIVERS):
        return "player"
    if kind <= lang.FRESH:
        return "token"
    if kind == lang.SOURCES:
        return "source"
    if kind in (lang.ANY_DIE_ANY_VALUE, lang.ANY_DIE_STEP, lang.OWN_DIE_SAME):
        return "value"
    if kind <= lang.SHOWING:
        return "die"
    return "number" if kind <= lang.UP_TO_SPIRITS else "bot"


# --- effects ---


def _ask_choose(seen: Seen) -> Asked:
    return text("ask-choose", what=what_runs(seen)), effect_rule(seen)


def _ask_pick(seen: Seen) -> Asked:
    kind, _ = selector_of(seen)
    return text(f"ask-pick-{pick_group(kind)}", what=what_runs(seen)), effect_rule(seen)


def _ask_extra_die(seen: Seen) -> Asked:
    return text("ask-extra-die", what=what_runs(seen)), effect_rule(seen)


def _ask_react(seen: Seen) -> Asked:
    """Who may interrupt, and what lies before him."""
    v, b = seen.view, seen.book
    window = window_of(seen)
    args: dict[str, Text | int] = {"seat": seat_name(seen, v.active), "n": attack_damage(v, b)}
    if window == Window.DECLARED and v.declared > 0:
        args["use"] = numbered_use(v.declared - 1)
    return text(f"ask-react-{Window.names[window]}", **args), "DT-int-3"


# --- the turn ---


def _ask_first(seen: Seen) -> Asked:
    return text("ask-first", seat=seat_name(seen, nth_one(seen.view.to_roll, 0))), "DT-set-4"


def _ask_draw(seen: Seen) -> Asked:
    return text("ask-draw", seat=seat_name(seen, seen.view.drawer)), "DT-card-2"


def _ask_main(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-main", phase=phase_name(v.phase), cp=v.cp[v.asked]), "DT-main-1"


def _ask_sell(seen: Seen) -> Asked:
    v = seen.view
    over = v.held[v.asked] - HAND_LIMIT
    return text("ask-sell", n=over) if over > 0 else text("ask-sell-more"), "DT-disc-1"


def _ask_discard(seen: Seen) -> Asked:
    return text("ask-discard", n=seen.view.shedding), effect_rule(seen)


def _ask_random_card(seen: Seen) -> Asked:
    return text("ask-random-card", seat=seat_name(seen, seen.view.shedder)), effect_rule(seen)


def _ask_order(seen: Seen) -> Asked:
    upkeep = seen.view.phase == Phase.UPKEEP
    return text("ask-order" if upkeep else "ask-order-end"), "DT-up-2" if upkeep else "DT-disc-2"


def _ask_search(seen: Seen) -> Asked:
    return text("ask-search", what=what_runs(seen)), effect_rule(seen)


# --- roll phases ---


def _ask_knockdown(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-knockdown", n=with_trait(v, seen.book, v.asked, Trait.KNOCKS_DOWN)), "DT-status-knockdown"


def _ask_die(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-die", seat=seat_name(seen, v.active), n=DICE - ones(v.to_roll) + 1), "DT-off-2"


def _ask_keep(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-keep", left=v.allowed - v.attempts), "DT-off-3"


def _ask_declare(seen: Seen) -> Asked:
    return text("ask-declare"), "DT-off-4"


def target_rule(seen: Seen) -> str:
    v = seen.view
    if v.asked != v.active:
        return "DT-tgt-6"
    return "DT-king-3" if seen.book.mode == Mode.KING else "DT-tgt-4"


def _ask_target(seen: Seen) -> Asked:
    v = seen.view
    use = numbered_use(v.declared - 1)
    if v.asked == v.active:
        return text("ask-target", use=use), target_rule(seen)
    return text("ask-target-of", use=use, seat=seat_name(seen, v.active)), target_rule(seen)


def _ask_target_die(seen: Seen) -> Asked:
    return text("ask-target-die", seat=seat_name(seen, seen.view.active)), "DT-tgt-3"


def _ask_defend(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-defend", seat=seat_name(seen, v.active), n=attack_damage(v, seen.book)), "DT-def-2"


def _ask_reroll(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-reroll", die=die_name(seen, v.again_roll, nth_one(v.again, 0))), "DT-card-10"


def _ask_again(seen: Seen) -> Asked:
    return text("ask-again", n=seen.view.again_most), "DT-card-13"


def _ask_ransom(seen: Seen) -> Asked:
    v = seen.view
    who = seat_name(seen, v.f_me[v.sp - 1])
    return text("ask-ransom", seat=who, die=die_name(seen, v.again_roll, v.ransom - 1), n=RANSOM_CP), "DT-card-10"


# --- companions ---


def _ask_nyra(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-nyra", n=final_damage(v, seen.book, v.asked)), "DT-comp-nyra"


def _ask_share(seen: Seen) -> Asked:
    v = seen.view
    return text("ask-share", n=final_damage(v, seen.book, v.asked)), "DT-comp-nyra"


def _ask_grow(seen: Seen) -> Asked:
    return text("ask-grow", n=seen.view.growing), "DT-comp-spirits"


def _ask_fell(seen: Seen) -> Asked:
    return text("ask-fell", n=-seen.view.growing), "DT-comp-spirits"


ASKED: dict[int, Callable[[Seen], Asked]] = {
    M_CHOOSE: _ask_choose,
    M_PICK: _ask_pick,
    M_DIE: _ask_extra_die,
    M_REACT: _ask_react,
    K_FIRST: _ask_first,
    K_DRAW: _ask_draw,
    K_MAIN: _ask_main,
    K_DIE: _ask_die,
    K_KEEP: _ask_keep,
    K_DECLARE: _ask_declare,
    K_TARGET: _ask_target,
    K_TARGET_DIE: _ask_target_die,
    K_DEFEND: _ask_defend,
    K_REROLL: _ask_reroll,
    K_SELL: _ask_sell,
    K_DISCARD: _ask_discard,
    K_RANDOM_CARD: _ask_random_card,
    K_ORDER: _ask_order,
    K_KNOCKDOWN: _ask_knockdown,
    K_AGAIN: _ask_again,
    K_SEARCH: _ask_search,
    K_NYRA: _ask_nyra,
    K_SHARE: _ask_share,
    K_RANSOM: _ask_ransom,
    K_GROW: _ask_grow,
    K_FELL: _ask_fell,
}
