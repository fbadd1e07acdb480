"""What effects do, put into words. Everything is made from the declarations: no effect has a sentence of its own.

An effect is told in clauses, each a command in small letters ("deal 4 damage"); a clause becomes a sentence by itself,
or stands inside another ("on Sword, deal 2 damage"). Messages are named after the forms, verbs, counts, conditions
and selectors: `form-*`, `do-*`, `for-each-*`, `if-*`, `pick-*`, `each-*`; nouns with a number are `n-*`, without `g-*`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from ....kernel.amounts import Amount, Faces, Source
from ....kernel.conditions import Known, Test
from ....kernel.effects import Act, Each, Effect, Nothing, Only, Or, Pick, Roll, Seq, Then, When
from ....kernel.words import Text, all_of, text
from ..content.language import (
    ME,
    NO_FEWER,
    SELECTOR_BITS,
    SELECTOR_KIND,
    Additionally,
    Among,
    Count,
    Damage,
    Do,
    If,
    UpTo,
)
from ..content.parts import Hero
from ..content.tokens import NYRA, NYRA_ACTIVE, Token
from . import names

_PLAYERS = (Among.OPPONENTS, Among.PLAYERS, Among.TEAMMATES, Among.OTHERS, Among.FRIENDS, Among.SOURCES)
_SETS = (Among.OPPONENT_SETS, Among.PLAYER_SETS)
_NUMBERS = (Among.UP_TO_TOKEN, Among.UP_TO_CP, Among.UP_TO_SPIRITS)
_PLAIN_COSTS = (If.HOLDS, If.CAN_PAY, If.LACKS, If.BUILT)
"""Conditions of an option that its own words tell."""
_COUNTING = (Do.LOSE, Do.REMOVE_SPIRITS, Do.STEAL_CP, Do.ADD, Do.DISCARD)
"""Verbs whose number in hand something later speaks of."""

_NOUNS = {
    Do.HIT: "damage", Do.MORE: "damage", Do.ADD: "damage", Do.HURT: "damage", Do.EXPLODE: "undefendable",
    Do.SPLASH: "collateral", Do.RECOIL: "undefendable", Do.PREVENT: "prevented", Do.HEAL: "health",
    Do.STEAL_HEALTH: "health", Do.HEAL_NYRA: "health", Do.GAIN: "token", Do.INFLICT: "token",
    Do.LOSE: "token", Do.CP: "cp", Do.STEAL_CP: "cp", Do.DRAW: "cards", Do.DISCARD: "cards",
    Do.DISCARD_RANDOM: "cards", Do.GROW: "spirits", Do.REMOVE_SPIRITS: "spirits",
}  # fmt: skip
"""What a verb counts."""
_TO_OTHERS = (
    Do.GAIN, Do.HEAL, Do.PREVENT, Do.CP, Do.DISCARD, Do.DISCARD_RANDOM, Do.AVOID,
)  # fmt: skip
"""Verbs that read differently when somebody else is meant."""
_TO_ONESELF = (Do.HURT, Do.INFLICT)
_SUMS = {Source.ROLLED_SUM: "rolled", Count.MY_CP: "my-cp"}
"""Amounts that are no count of things."""


def effect_text(effect: Effect, hero: Hero | None = None, tiers: tuple[Act, str] | None = None) -> Text:
    """An effect in whole sentences. `hero`: whose dice it speaks of by their symbols; without one, by numbers.
    `tiers`: a verb in it with a number for each tier, `4/6/8`."""
    return sentences(_Teller(hero, tiers).clauses(effect))


def chosen_text(effect: Effect, hero: Hero | None) -> Text:
    """... an effect whose number was chosen: tokens that are there to be spent are spent."""
    teller = _Teller(hero)
    teller.chosen_number = True
    return sentences(teller.clauses(effect))


def sentences(clauses: Sequence[Text]) -> Text:
    return joined([text("sentence", clause=clause) for clause in clauses] or [text("does-nothing")])


def joined(texts: Sequence[Text]) -> Text:
    return reduce(lambda first, second: text("sentences", first=first, second=second), texts)


def _tuple(faces: Faces) -> tuple[int, ...]:
    return faces if isinstance(faces, tuple) else (faces,)


def faces_text(faces: Faces) -> str:
    """`1–3` or `6`"""
    them = sorted(_tuple(faces))
    return str(them[0]) if len(them) == 1 else f"{them[0]}–{them[-1]}"


def _faces(mask: int) -> tuple[int, ...]:
    return tuple(face for face in range(1, 7) if (mask >> face) & 1)


class _Teller:
    """Tells one effect, and remembers on the way what was counted last, of what at most how many were chosen, and how
    many dice were rolled."""

    def __init__(self, hero: Hero | None, tiers: tuple[Act, str] | None = None) -> None:
        self.hero = hero
        self.tiers = tiers
        self.counted = Do.LOSE
        self.spending = False
        self.chosen_number = False
        self.picked = False
        self.chosen = ("", 0)
        self.dice = 0

    # --- forms ---

    def clauses(self, effect: Effect) -> list[Text]:
        match effect:
            case Nothing():
                return []
            case Seq(parts):
                return self._parts(list(parts))
            case Then(first, second):
                before, after = self.clauses(first), self.clauses(second)
                return [*before, text("form-then", effect=after[0]), *after[1:]] if before else after
            case Additionally(also):
                told = self.clauses(also)
                how = "if" if isinstance(also, When) else "plain"
                return [text("form-additionally", effect=told[0], how=how), *told[1:]]
            case Roll():
                return self._roll(effect)
        return [self._clause(effect)]

    def _parts(self, parts: list[Effect]) -> list[Text]:
        """One after the other; the same twice is said once."""
        told: list[Text] = []
        if _is(parts[0], Do.CONTEST):
            return [text("do-contest"), *self._parts(parts[2:])]
        if _is(parts[0], Do.SWAP) and isinstance(parts[1], Or):
            return [text("form-swap", options=self._options(parts[1].options))]
        before: Effect = Nothing()
        for key, group in groupby(parts, self._together):
            same = list(group)
            if len(same) == 1:
                told += self._again(same[0], before) or self.clauses(same[0])
            elif isinstance(key, Effect):
                told.append(text("form-times", n=len(same), effect=self.inline(key)))
            elif isinstance(same[0], Act):
                told.append(self._do(same[0], same))
            before = same[-1]
        return told

    def _again(self, effect: Effect, before: Effect) -> list[Text]:
        """What only offers once more what came before it."""
        match effect:
            case Or((Nothing(), again)) if again == before:
                return [text("form-may", effect=text("do-again"))]
            case When(test, again, Nothing()) if again == before:
                return [text("form-if", test=self._test(test), effect=text("do-again"))]
        return []

    def _together(self, effect: Effect) -> object:
        """What neighbours have in common that are told in one clause: tokens that come to the same player."""
        if (
            not isinstance(effect, Act)
            or effect.verb not in (Do.GAIN, Do.INFLICT)
            or effect.amount.source != Source.NONE
        ):
            return effect
        alone = effect.what == NYRA_ACTIVE or (self.tiers is not None and effect == self.tiers[0])
        return effect if alone else (effect.verb, effect.who)

    def inline(self, effect: Effect) -> Text:
        """All of it as a single clause."""
        clauses = self.clauses(effect)
        if not clauses:
            return text("do-nothing")
        simple = all(isinstance(part, Act) for part in (effect.parts if isinstance(effect, Seq) else (effect,)))
        if simple:
            return all_of(clauses)
        return reduce(lambda first, second: text("clauses", first=first, second=second), clauses)

    def _clause(self, effect: Effect) -> Text:
        match effect:
            case Act():
                return self._do(effect)
            case Or(options):
                return self._or(options)
            case When(test, then, otherwise):
                return self._when([test], then, otherwise)
            case Each(selector, inner):
                return self._each(selector, inner)
            case Pick(selector, inner):
                return self._pick(selector, inner)
        raise TypeError(f"no words for {effect!r}")

    def _or(self, options: tuple[Effect, ...]) -> Text:
        bots = _bots_activated(Or(*options))
        if bots:
            return text("do-activate-up-to", n=bots)
        free = isinstance(options[0], Nothing)
        if len(options) == 1 + free:
            return text("form-may", effect=self._option(options[-1], alone=True))
        return text("form-may-choose" if free else "form-choose", options=self._options(options))

    def _options(self, options: tuple[Effect, ...]) -> Text:
        """One or the other; numbered where one of them has several clauses."""
        told = [self._option(option) for option in options if not isinstance(option, Nothing)]
        if any(option.id == "clauses" for option in told):
            told = [text("numbered", n=n, effect=option) for n, option in enumerate(told, 1)]
        return names.one_of(told)

    def _option(self, option: Effect, alone: bool = False) -> Text:
        """`alone`: all of it hangs on one "you may"."""
        effect = option.effect if isinstance(option, Only) else option
        self.spending = isinstance(option, Only)
        told = self._linked(effect) if alone else self.inline(effect)
        self.spending = False
        if not isinstance(option, Only) or option.test.condition in _PLAIN_COSTS:
            return told
        return text("form-if", test=self._test(option.test), effect=told)

    def _linked(self, effect: Effect) -> Text:
        """All of it as a single clause, with "and" between its parts."""
        match effect:
            case Seq((*parts, When(test, then, Nothing()))):
                first = self._linked(Seq(tuple(parts)))
                return text("form-and-if", first=first, test=self._test(test), effect=self.inline(then))
        return all_of(self.clauses(effect))

    def _when(self, tests: list[Test], then: Effect, otherwise: Effect) -> Text:
        if isinstance(then, When) and isinstance(then.otherwise, Nothing) and isinstance(otherwise, Nothing):
            return self._when([*tests, then.test], then.effect, otherwise)
        if isinstance(then, Nothing):
            form = "form-in-case" if isinstance(otherwise, When) else "form-if"
            return text(form, test=self._test(tests[0], denied=True), effect=self.inline(otherwise))
        test = reduce(lambda a, b: text("if-both", first=a, second=b), map(self._test, tests))
        if isinstance(otherwise, Nothing):
            return text("form-if", test=test, effect=self.inline(then))
        return text("form-if-else", test=test, effect=self.inline(then), otherwise=self.inline(otherwise))

    def _each(self, selector: int, inner: Effect) -> Text:
        kind, more = selector & SELECTOR_KIND, selector >> SELECTOR_BITS
        if kind == Among.SHOWING:
            return self._on("per", _faces(more), inner)
        return text(f"each-{_selector(kind)}", effect=self.inline(inner))

    def _pick(self, selector: int, inner: Effect) -> Text:
        kind, more = selector & SELECTOR_KIND, selector >> SELECTOR_BITS
        if kind in _PLAYERS:
            return text(f"pick-{_selector(kind)}", effect=self._of_player(inner))
        if kind in _SETS and isinstance(inner, Each):
            exactly = int(more >= NO_FEWER)
            n = more % NO_FEWER
            return text(f"pick-{_selector(kind)}", n=n, exactly=exactly, effect=self._of_player(inner.effect))
        if kind in _NUMBERS:
            token = names.quoted_token(selector.token) if isinstance(selector, UpTo) else ""
            n = selector.most if isinstance(selector, UpTo) else more
            self.chosen = (_selector(kind), n)
            return text(f"pick-{_selector(kind)}", n=n, token=token, effect=self.inline(inner))
        while isinstance(inner, Pick):
            inner = inner.effect
        if isinstance(inner, Or) and isinstance(inner.options[0], Nothing):
            return text("form-may", effect=self._pick(selector, inner.options[1]))
        first = inner.parts[0] if isinstance(inner, Seq) else inner
        if not isinstance(first, Act):
            raise TypeError(f"no words for {inner!r}")
        what = f"pick-{_selector(kind)}-{names.hyphens(first.verb.name)}"
        picked = text(what, n=first.amount.plus, dice=self.dice, more=more)
        rest = self._parts(list(inner.parts[1:])) if isinstance(inner, Seq) else []
        return all_of([picked, *rest])

    def _of_player(self, effect: Effect) -> Text:
        """What is done to somebody who was picked."""
        before, self.picked = self.picked, True
        told = self.inline(effect)
        self.picked = before
        return told

    # --- rolls ---

    def _roll(self, roll: Roll) -> list[Text]:
        dice = roll.dice if isinstance(roll.dice, Amount) else Amount(roll.dice)
        self.dice = dice.plus
        told = [text("do-roll", amount=self._amount(dice, "dice", 0)), *self.clauses(roll.again)]
        for how, outcomes in (("on", roll.table), ("per", roll.per), ("any", roll.on)):
            told += [self._on("on" if self.dice == 1 else how, faces, effect) for faces, effect in outcomes.items()]
        return told

    def _on(self, how: str, faces: Faces, effect: Effect) -> Text:
        """`how` many dice count: each one, any one, or the only one."""
        return text(f"roll-{how}", **self._shown(faces), effect=self.inline(effect))

    def _shown(self, faces: Faces) -> dict[str, Text | str]:
        """What dice show, as messages take it: symbols by name, or plain numbers."""
        symbols = names.symbols_of(self.hero, faces) if self.hero is not None else []
        if self.hero is None or sum(len(_tuple(self.hero.symbols[s])) for s in symbols) < len(_tuple(faces)):
            return {"by": "number", "shown": faces_text(faces)}
        named = [text("quoted", name=names.symbol(self.hero, s)) for s in symbols]
        shown = text("either", first=tuple(named[:-1]), second=named[-1]) if len(named) > 1 else named[0]
        return {"by": "symbol", "shown": shown}

    # --- verbs ---

    def _do(self, do: Act, alike: Sequence[Effect] = ()) -> Text:
        """A verb; `alike`: with others that differ in their tokens alone."""
        verb, what, n = do.verb, do.what, do.amount
        noun = _NOUNS.get(verb, "")
        if verb in (Do.HIT, Do.HURT) and what != Damage.NORMAL:
            noun = Damage.names[what]
        if verb is Do.HURT and what == Damage.ULTIMATE:
            noun = "certain"
        if verb == Do.CP and (n.plus < 0 or (n.times < 0 and not n.plus)):
            n = Amount(-n.plus, n.source, -n.times, n.of, n.over)
        id = self._message(do)
        if verb in _COUNTING:
            self.counted = verb
        if alike:
            amount = all_of([self._amount(other.amount, noun, other.what) for other in alike if isinstance(other, Act)])
        elif self.tiers is not None and do == self.tiers[0]:
            amount = self._amount(n, noun, what, self.tiers[1])
        elif noun and not id.endswith("-picked"):
            amount = self._amount(n, noun, what)
        else:
            amount = text("number", n=n.plus)
        who = "player" if self.picked else "opponent"
        return text(id, amount=amount, token=_token(verb, what), n=n.plus, who=who, most=self.chosen[1], dice=self.dice)

    def _message(self, do: Act) -> str:
        """Which message a verb takes: by whom it is done to, and where its number comes from."""
        verb, n = do.verb, do.amount
        id = f"do-{names.hyphens(verb.name)}"
        if verb in _TO_OTHERS and do.who != ME:
            id += "-it"
        elif verb in _TO_ONESELF and do.who == ME:
            id += "-me"
        if verb == Do.CP and (n.plus < 0 or (n.times < 0 and not n.plus)):
            return f"{id}-lost-picked" if n.source == Count.PICKED else f"{id}-lost"
        if verb in (Do.LOSE, Do.REMOVE_SPIRITS) and n.source == Count.PICKED:
            return "do-spend-picked" if self._spends(do.what) else f"{id}-picked"
        if verb == Do.LOSE and n.source == Count.HELD:
            return f"{id}-all"
        if verb == Do.LOSE and (self.spending or (self.chosen_number and self._spends(do.what))):
            return "do-spend"
        if verb == Do.GAIN and n.source == Count.TO_LIMIT:
            return f"{id}-to-limit"
        return "do-nyra-stands" if verb == Do.GAIN and do.what == NYRA_ACTIVE else id

    def _spends(self, token: int) -> bool:
        """Whether it is a token that one spends; others are removed."""
        return self.hero is not None and any(it.token == token and it.powers for it in self.hero.statuses)

    # --- numbers ---

    def _amount(self, n: Amount, noun: str, what: int, tiers: str = "") -> Text:
        """A number of things, by itself or for each of something; `tiers` stand for the fixed part of it."""
        plus = tiers or n.plus
        token = _quoted(what) if noun == "token" else ""
        counted = n.of if n.of is not None else what
        if n.source == Source.NONE:
            return text(f"n-{noun}", n=plus, token=token)
        if n.source in (Count.TO_LIMIT,) or (n.source == Count.HELD and counted == what and noun == "token"):
            return text(f"g-{noun}", token=token)
        if n.source in _SUMS:
            total = text(f"total-{_SUMS[n.source]}", part=n.over, dice=self.dice)
            whole = text("amount-equal", noun=text(f"g-{noun}", token=token), total=total)
            return text("amount-plus", amount=whole, plus=plus) if n.plus else whole
        if n.over < 0:
            one = text(f"n-{noun}", n=n.times, token=token)
            return text("amount-every", amount=one, every=-n.over, **self._shown(_faces(-n.source)))
        each = self._for_each(n.source, counted)
        if not n.plus:
            return text("amount-each", amount=text(f"n-{noun}", n=n.times, token=token), each=each)
        base = text(f"n-{noun}", n=plus, token=token)
        return text("amount-more" if n.times > 0 else "amount-less", amount=base, n=abs(n.times), each=each)

    def _for_each(self, source: int, what: int) -> Text:
        if source < 0:
            return text("for-each-shown", **self._shown(_faces(-source)))
        if source == Count.SYMBOLS:
            return text("for-each-symbols", **self._shown(_faces(what)))
        if source == Source.NUMBER:
            return text(f"for-each-{names.hyphens(self.counted.name)}")
        token = _quoted(what) if source in (Count.HELD, Count.IT_HOLDS) else ""
        return text(f"for-each-{names.hyphens(Count.by_number[source])}", token=token, of=self.chosen[0])

    # --- conditions ---

    def _test(self, test: Test, denied: bool = False) -> Text:
        """`if ...`, or `if not ...`"""
        condition, what, n = test.condition, test.what, test.n
        id = f"if-{names.hyphens(condition.name)}{'-not' if denied else ''}"
        if condition == Known.ROLLED_SOME:
            return text(f"if-some{'-not' if denied else ''}", n=n, **self._shown(_faces(what)))
        if condition == Known.NUMBER_AT_LEAST:
            return text(f"if-counted-{names.hyphens(self.counted.name)}", n=n)
        if condition == If.HOLDS and what == NYRA:
            return text("if-nyra-health", n=n)
        if condition == If.DICE_SHOW:
            return text(id, n=n, **self._shown(_faces(what)))
        about_token = condition in (If.HOLDS, If.IT_HAS, If.LACKS, If.BUILT, If.OWNS)
        return text(id, n=n, token=_quoted(what) if about_token else "")


def _selector(kind: int) -> str:
    return names.hyphens(Among.by_number[kind])


def _quoted(what: int) -> Text | str:
    return names.quoted_token(what) if isinstance(what, Token) else ""


def _token(verb: object, what: int) -> Text | str:
    """The token a verb is about."""
    about = (Do.GAIN, Do.INFLICT, Do.LOSE, Do.RAISE_LIMIT, Do.EXPLODE, Do.BUILD, Do.ACTIVATE)
    return _quoted(what) if verb in about else ""


def _is(effect: Effect, verb: object) -> bool:
    return isinstance(effect, Act) and effect.verb == verb


def _bots_activated(effect: Effect) -> int:
    """How many different bots an `Or` of bots and bots lets one activate."""
    if not isinstance(effect, Or):
        return 0
    offered = [option.effect for option in effect.options if isinstance(option, Only)]
    firsts = [(o.parts if isinstance(o, Seq) else (o,)) for o in offered]
    if not firsts or not all(_is(parts[0], Do.ACTIVATE) for parts in firsts):
        return 0
    return 1 + (_bots_activated(firsts[0][1]) if len(firsts[0]) > 1 else 0)
