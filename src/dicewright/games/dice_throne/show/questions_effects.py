"""What an effect that is being done asks, in words: to choose, to pick, to roll; and what companions ask.

Options follow the order of the rules themselves: they are found with the same functions.
"""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.describe import Does, Thing, does, seat_name, seat_ref
from ....kernel.effects import Nothing
from ....kernel.words import Text, text
from ..content.language import GROUP_BITS, Among, SelectorGroup
from ..content.order import as_declared, with_picked
from ..rules.companions import FELL, GROW, SHARE, SHIELD, nth_growth, nth_spirit
from ..rules.damage import final_damage
from ..rules.dice import AGAIN, RANSOM, RANSOM_CP, REROLL, nth_choice, shows
from ..rules.dice import dice_of as dice_in
from ..rules.effects import CHOOSE, EXTRA_DIE, PICK, candidate, offer
from ..rules.selectors import TOKEN_BITS, VALUE_BITS
from ..state import OpenRoll, Seen
from . import names, refs
from .declared import library
from .effect_texts import chosen_text, effect_text
from .running import effect_rule, picked_for, selector_kind, speaker, token_of, what_runs, window_of

Asked = tuple[Text, str]


@CHOOSE.words
def _(seen: Seen) -> Asked:
    return text("ask-choose", what=what_runs(seen)), effect_rule(seen)


@CHOOSE.option
def _(seen: Seen, a: int) -> Does:
    effect = as_declared(library(seen).assembler.nodes[offer(seen.view, seen.book, a)])
    if isinstance(effect, Nothing):
        return does(text("do-decline"), rule=effect_rule(seen), passes=True)
    return does(effect_text(effect, speaker(seen)), rule=effect_rule(seen))


PICKED = {
    SelectorGroup.PLAYER: "player",
    SelectorGroup.TOKEN: "token",
    SelectorGroup.DIE: "die",
    SelectorGroup.VALUE: "value",
    SelectorGroup.ROLLED: "die",
    SelectorGroup.NUMBER: "number",
}


def pick_group(kind: int) -> str:
    """How one asks for a thing that a selector of this kind names."""
    match kind:
        case Among.RECEIVERS:
            return "player"
        case Among.OPPONENT_SETS | Among.PLAYER_SETS:
            return "players"
        case Among.SOURCES:
            return "source"
    return PICKED.get(kind >> GROUP_BITS, "bot")


@PICK.words
def _(seen: Seen) -> Asked:
    return text(f"ask-pick-{pick_group(selector_kind(seen))}", what=what_runs(seen)), effect_rule(seen)


@PICK.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    kind, rule = selector_kind(seen), effect_rule(seen)
    found = candidate(v, seen.book, window_of(seen), a)
    match pick_group(kind):
        case "player":
            return does(names.player(seen, found), seat_ref(found), rule=rule)
        case "players":
            them = [seat for seat in range(v.layout.seats) if (found >> seat) & 1]
            said = text("players", them=tuple(names.player(seen, seat) for seat in them))
            return does(said, *map(seat_ref, them), rule=rule)
        case "token":
            holder, token = divmod(found, 1 << TOKEN_BITS)
            return does(token_of(seen, found), refs.token(holder, token), rule=rule)
        case "source":
            return does(names.source(found), rule=rule)
        case "value":
            return _changed(seen, *divmod(found, 1 << VALUE_BITS))
        case "die":
            roll = OpenRoll.FIRST_FRAME + v.sp - 1 if kind == Among.ROLLED_DIE else v.f_tag[v.sp - 1]
            return does(names.die(seen, roll, found), refs.die_at(seen, roll, found), rule=rule)
        case "number":
            if found == 0:
                return does(text("do-decline"), rule=rule, passes=True)
            return does(chosen_text(with_picked(picked_for(seen), found), speaker(seen)), rule=rule)
    return does(names.numbered_token(seen, found), refs.token(v.asked, found), rule=rule)


def _changed(seen: Seen, i: int, value: int) -> Does:
    """A die and what it is to show."""
    v = seen.view
    roll = v.f_tag[v.sp - 1]
    was, now = names.value(seen, roll, i, shows(v, roll, i)), names.value(seen, roll, i, value)
    return does(text("do-set-die", n=i + 1, was=was, now=now), refs.die_at(seen, roll, i), rule="DT-card-10")


# --- dice ---


@EXTRA_DIE.words
def _(seen: Seen) -> Asked:
    return text("ask-extra-die", what=what_runs(seen)), effect_rule(seen)


@EXTRA_DIE.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    return does(names.face(v.hero[v.f_me[v.sp - 1]], a + 1), rule="DT-off-2")


@REROLL.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-reroll", die=names.die(seen, v.again_roll, nth_one(v.again, 0)))


@REROLL.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    return does(names.value(seen, v.again_roll, nth_one(v.again, 0), a + 1), rule="DT-off-2")


@AGAIN.words
def _(seen: Seen) -> Text:
    return text("ask-again", n=seen.view.again_most)


@AGAIN.things
def _(seen: Seen) -> tuple[Thing, ...]:
    """Where any of the dice may be rolled again."""
    v = seen.view
    dice = (v.options - 1).bit_length()
    return dice_of(seen, v.again_roll, dice) if v.options == 1 << dice and v.again_most >= dice else ()


@AGAIN.option
def _(seen: Seen, a: int) -> Does:
    return rolled_again(seen, seen.view.again_roll, nth_choice(seen.view, a))


def dice_of(seen: Seen, roll: int, dice: int) -> tuple[Thing, ...]:
    """The dice of a roll to choose from; their names say what they show."""
    return tuple(Thing(refs.die_at(seen, roll, i), names.die(seen, roll, i)) for i in range(dice))


def rolled_again(seen: Seen, roll: int, mask: int) -> Does:
    """Dice to roll again, a bit each; none is to leave them. Those are named of which there are fewer."""
    if mask == 0:
        return does(text("do-keep-all"))
    dice = dice_in(seen.view, roll)
    them = [i for i in range(dice) if mask >> i & 1]
    stay = [i for i in range(dice) if not mask >> i & 1]
    touched = [refs.die_at(seen, roll, i) for i in them]
    if not stay:
        return does(text("do-reroll-all", n=dice), *touched)
    if len(stay) < len(them):
        return does(text("do-reroll-but", n=len(them), dice=tuple(_brief(seen, roll, i) for i in stay)), *touched)
    return does(text("do-reroll-dice", dice=tuple(_brief(seen, roll, i) for i in them)), *touched)


def _brief(seen: Seen, roll: int, i: int) -> Text:
    """A die by what it shows, with its place only where another one shows the same."""
    v = seen.view
    value = shows(v, roll, i)
    alone = all(shows(v, roll, j) != value for j in range(dice_in(v, roll)) if j != i)
    return names.value(seen, roll, i, value) if alone else names.die(seen, roll, i)


@RANSOM.words
def _(seen: Seen) -> Text:
    v = seen.view
    who = seat_name(seen, v.f_me[v.sp - 1])
    return text("ask-ransom", seat=who, die=names.die(seen, v.again_roll, v.ransom - 1), n=RANSOM_CP)


@RANSOM.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 1:
        return does(text("do-pay-ransom", n=RANSOM_CP))
    i = v.ransom - 1
    return does(text("do-reroll-die", die=names.die(seen, v.again_roll, i)), refs.die_at(seen, v.again_roll, i))


# --- companions ---


@SHIELD.words
def _(seen: Seen) -> Text:
    return text("ask-nyra", n=final_damage(seen.view, seen.book, seen.view.asked))


@SHIELD.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-nyra-takes" if a == 1 else "do-take-it-yourself"), refs.token(seen.view.asked, seen.book.nyra))


@SHARE.words
def _(seen: Seen) -> Text:
    return text("ask-share", n=final_damage(seen.view, seen.book, seen.view.asked))


@SHARE.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-share-damage", n=a), refs.token(seen.view.asked, seen.book.nyra))


@GROW.words
def _(seen: Seen) -> Text:
    return text("ask-grow", n=seen.view.growing)


@GROW.option
def _(seen: Seen, a: int) -> Does:
    token = nth_growth(seen.view, seen.book, seen.view.asked, a)
    return does(text("do-grow-spirit", spirit=names.numbered_token(seen, token)), refs.token(seen.view.asked, token))


@FELL.words
def _(seen: Seen) -> Text:
    return text("ask-fell", n=-seen.view.growing)


@FELL.option
def _(seen: Seen, a: int) -> Does:
    token = nth_spirit(seen.view, seen.book, seen.view.asked, a)
    return does(text("do-fell-spirit", spirit=names.numbered_token(seen, token)), refs.token(seen.view.asked, token))
