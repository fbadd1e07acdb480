"""Names of things in any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from ....kernel.amounts import Faces
from ....kernel.describe import seat_name
from ....kernel.record import HIDDEN
from ....kernel.words import Text, text
from ..codes import CARD_CODES, FACE_CODES, SLOT_CODES, USE_CODES
from ..content import COMMON
from ..content.library import Way, shipped, uses_of
from ..content.parts import Ability, Action, Card, Hero, Needs, Power, Use
from ..content.tokens import TOKENS, Token
from ..rules.dice import roller, shows
from ..state import OpenRoll, Phase, Seen, Source
from .declared import card_of, hero_of, library

NUMERALS = ("I", "II", "III")
STRAIGHTS = {4: "small-straight", 5: "large-straight"}
ROW = "row"
"""What stands for any symbol of a straight."""
_COMMON_NAMES = frozenset(card.name for card in COMMON)


def hyphens(name: str) -> str:
    """As messages write a name of the declarations."""
    return name.replace("_", "-")


# --- names: they are the same whatever values are in force ---


def hero(hero: Hero) -> Text:
    return text(f"hero-{hyphens(hero.name)}")


@cache
def token(token: Token) -> Text:
    return text(f"token-{hyphens(token.name)}")


def numbered_token(seen: Seen, n: int) -> Text:
    """A token by its number at the table."""
    return token(library(seen).tokens[n])


def quoted_token(it: Token) -> Text:
    """As it stands in a sentence."""
    return text("quoted", name=token(it))


def symbol(hero: Hero, symbol: str) -> Text:
    return text(f"symbol-{hyphens(hero.name)}-{hyphens(symbol)}")


def symbol_on(hero: Hero, face: int) -> str:
    """The symbol that a face of the hero's dice bears."""
    return next(s for s, faces in hero.symbols.items() if face == faces or (isinstance(faces, tuple) and face in faces))


@cache
def face(hero: int, face: int) -> Text:
    """`Sword (2)`; a hero by number."""
    declared = shipped(hero)
    return text("face", symbol=symbol(declared, symbol_on(declared, face)), n=face)


def ability(hero: Hero, name: str) -> Text:
    return text(f"ability-{hyphens(hero.name)}-{hyphens(name)}")


def leveled(name: Text, level: int) -> Text:
    """`Smack II`; level counts from 0, which is not said."""
    return text("leveled", name=name, level=NUMERALS[level]) if level else name


def slot(hero: Hero, slot: int, level: int = 0) -> Text:
    return leveled(ability(hero, hero.abilities[slot].name), level)


def use(hero: Hero, of: Ability, level: int, use: Use) -> Text:
    return ability(hero, use.name) if use.name else leveled(ability(hero, of.name), level)


def way(hero: Hero, way: Way) -> Text:
    return use(hero, hero.abilities[way.slot], way.level, way.use)


def declared_use(seen: Seen) -> Text:
    """What the active player has declared."""
    hero = hero_of(seen, seen.view.active)
    return way(hero, uses_of(hero)[seen.view.declared - 1])


def card(hero: Hero | None, card: Card) -> Text:
    """An upgrade goes by its ability and level. Without a hero: a card of everybody's."""
    if card.kind == Action.UPGRADE and hero is not None:
        return leveled(ability(hero, card.ability), card.level - 1)
    owner = "common" if hero is None or card.name in _COMMON_NAMES else hyphens(hero.name)
    return text(f"card-{owner}-{hyphens(card.name)}")


def power(power: Power) -> Text:
    """What has but one use goes by the token's own name."""
    return token(TOKENS[power.name]) if power.name in TOKENS else text(f"power-{hyphens(power.name)}")


@cache
def source(source: int) -> Text:
    return text(f"source-{Source.names[source]}")


@cache
def phase(phase: int) -> Text:
    return text(f"phase-{hyphens(Phase.names[phase])}")


def player(seen: Seen, seat: int) -> Text:
    """`Player 2 (Monk)`"""
    return text("player", seat=seat_name(seen, seat), hero=hero(hero_of(seen, seat)))


# --- lists and requirements ---


def one_of(parts: Sequence[Text]) -> Text:
    """`a; or b; or c`"""
    return reduce(lambda first, second: text("list-or", first=first, second=second), parts)


def symbols_of(hero: Hero, faces: Faces) -> list[str]:
    wanted = set(faces if isinstance(faces, tuple) else (faces,))
    return [s for s, f in hero.symbols.items() if set(f if isinstance(f, tuple) else (f,)) <= wanted]


def needs(hero: Hero, needs: Needs, number: str = "") -> Text:
    """What the dice must show; `number` stands for a single symbol's, such as `3/4/5`."""
    if needs.straight:
        return text(STRAIGHTS[needs.straight])
    wanted = [
        text("need", n=number or str(n), symbol=symbol(hero, symbols_of(hero, faces)[0]))
        for faces, n in needs.symbols.items()
    ]
    return text("needs", wanted=tuple(wanted))


def needs_symbols(hero: Hero, needs: Needs) -> tuple[str, ...]:
    """The same as symbols, for a page to draw: of a straight, as many in a row."""
    if needs.straight:
        return (ROW,) * needs.straight
    return tuple(symbol for faces, n in needs.symbols.items() for symbol in symbols_of(hero, faces) * n)


# --- events ---


@cache
def coded_card(code: int) -> Text:
    if code == HIDDEN:
        return text("card-covered")
    hero = shipped(code // CARD_CODES)
    return card(hero, card_of(hero, code % CARD_CODES))


@cache
def coded_use(code: int) -> Text:
    hero = shipped(code // USE_CODES)
    return way(hero, uses_of(hero)[code % USE_CODES])


@cache
def coded_slot(code: int) -> Text:
    return slot(shipped(code // SLOT_CODES), code % SLOT_CODES)


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "card":
            return coded_card(n)
        case "face":
            return face(*divmod(n, FACE_CODES))
        case "use":
            return coded_use(n)
        case "slot":
            return coded_slot(n)
        case "power":
            return power(library(seen).powers[n].power)
        case "token":
            return numbered_token(seen, n)
        case "source":
            return source(n)
        case "phase":
            return phase(n)
        case "change":
            return text("rise" if n > 0 else "fall", n=abs(n))
    return n


# --- dice that lie open ---


def value(seen: Seen, roll: int, i: int, value: int) -> Text:
    """What a die of a roll shows, or would; the targeting die bears plain numbers."""
    if roll == OpenRoll.TARGETING or value == 0:
        return text("plain-face", n=value)
    return face(seen.view.hero[roller(seen.view, roll, i)], value)


def die(seen: Seen, roll: int, i: int) -> Text:
    """`die 2: Sword (3)`"""
    return text("die", n=i + 1, face=value(seen, roll, i, shows(seen.view, roll, i)))
