"""Names of things in any language, references to them, and which declaration stands behind a number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from ....kernel.amounts import Faces
from ....kernel.describe import Ref, seat_name
from ....kernel.memory import once
from ....kernel.record import HIDDEN
from ....kernel.words import Text, text
from ..content import COMMON
from ..content.library import Library, Way, deck_of, library_of, shipped, uses_of
from ..content.parts import Ability, Action, Card, Hero, Needs, Power, Use
from ..content.tokens import TOKENS, Token
from ..rules.dice import roller, shows
from ..state import CARD_CODES, FACE_CODES, SLOT_CODES, USE_CODES, OpenRoll, Phase, Seen, Source

NUMERALS = ("I", "II", "III")
STRAIGHTS = {4: "small-straight", 5: "large-straight"}
_COMMON_NAMES = frozenset(card.name for card in COMMON)


def hyphens(name: str) -> str:
    """As messages write a name of the declarations."""
    return name.replace("_", "-")


# --- references ---


def die_ref(seat: int, i: int) -> Ref:
    """One of the five offensive dice of whoever rolls them."""
    return Ref("die", (seat, i))


def extra_ref(frame: int, i: int) -> Ref:
    """A die that an effect rolled."""
    return Ref("extra-die", (frame, i))


TARGET_DIE_REF = Ref("target-die")


def card_ref(seat: int, card: int) -> Ref:
    return Ref("card", (seat, card))


def ability_ref(seat: int, slot: int) -> Ref:
    return Ref("ability", (seat, slot))


def second_ref(seat: int, slot: int) -> Ref:
    """The other ability that an upgrade brings."""
    return Ref("second", (seat, slot))


def token_ref(seat: int, token: int) -> Ref:
    return Ref("token", (seat, token))


def power_ref(seat: int, p: int) -> Ref:
    return Ref("power", (seat, p))


# --- what stands behind a number ---


@once
def library(seen: Seen) -> Library:
    """The declarations in force."""
    return library_of(seen.view, seen.book)


def hero_of(seen: Seen, seat: int) -> Hero:
    return library(seen).heroes[seat]


def card_of(hero: Hero, number: int) -> Card:
    return next(card for card in deck_of(hero) if card.number == number)


# --- names: they are the same whatever values are in force ---


def hero_name(hero: Hero) -> Text:
    return text(f"hero-{hyphens(hero.name)}")


@cache
def token_name(token: Token) -> Text:
    return text(f"token-{hyphens(token.name)}")


def numbered_token(seen: Seen, n: int) -> Text:
    """A token by its number at the table."""
    return token_name(library(seen).tokens[n])


def quoted_token(token: Token) -> Text:
    """As it stands in a sentence."""
    return text("quoted", name=token_name(token))


def symbol_name(hero: Hero, symbol: str) -> Text:
    return text(f"symbol-{hyphens(hero.name)}-{hyphens(symbol)}")


def symbol_on(hero: Hero, face: int) -> str:
    """The symbol that a face of the hero's dice bears."""
    return next(s for s, faces in hero.symbols.items() if face == faces or (isinstance(faces, tuple) and face in faces))


@cache
def face_name(hero: int, face: int) -> Text:
    """`Sword (2)`; a hero by number."""
    declared = shipped(hero)
    return text("face", symbol=symbol_name(declared, symbol_on(declared, face)), n=face)


def ability_name(hero: Hero, name: str) -> Text:
    return text(f"ability-{hyphens(hero.name)}-{hyphens(name)}")


def leveled(name: Text, level: int) -> Text:
    """`Smack II`; level counts from 0, which is not said."""
    return text("leveled", name=name, level=NUMERALS[level]) if level else name


def slot_name(hero: Hero, slot: int, level: int = 0) -> Text:
    return leveled(ability_name(hero, hero.abilities[slot].name), level)


def use_name(hero: Hero, ability: Ability, level: int, use: Use) -> Text:
    return ability_name(hero, use.name) if use.name else leveled(ability_name(hero, ability.name), level)


def way_name(hero: Hero, way: Way) -> Text:
    return use_name(hero, hero.abilities[way.slot], way.level, way.use)


def declared_name(seen: Seen) -> Text:
    """What the active player has declared."""
    hero = hero_of(seen, seen.view.active)
    return way_name(hero, uses_of(hero)[seen.view.declared - 1])


def card_name(hero: Hero | None, card: Card) -> Text:
    """An upgrade goes by its ability and level. Without a hero: a card of everybody's."""
    if card.kind == Action.UPGRADE and hero is not None:
        return leveled(ability_name(hero, card.ability), card.level - 1)
    owner = "common" if hero is None or card.name in _COMMON_NAMES else hyphens(hero.name)
    return text(f"card-{owner}-{hyphens(card.name)}")


def power_name(power: Power) -> Text:
    """What has but one use goes by the token's own name."""
    return token_name(TOKENS[power.name]) if power.name in TOKENS else text(f"power-{hyphens(power.name)}")


@cache
def source_name(source: int) -> Text:
    return text(f"source-{Source.names[source]}")


@cache
def phase_name(phase: int) -> Text:
    return text(f"phase-{hyphens(Phase.names[phase])}")


def player_name(seen: Seen, seat: int) -> Text:
    """`Player 2 (Monk)`"""
    return text("player", seat=seat_name(seen, seat), hero=hero_name(hero_of(seen, seat)))


# --- lists and requirements ---


def one_of(parts: Sequence[Text]) -> Text:
    """`a; or b; or c`"""
    return reduce(lambda first, second: text("list-or", first=first, second=second), parts)


def symbols_of(hero: Hero, faces: Faces) -> list[str]:
    wanted = set(faces if isinstance(faces, tuple) else (faces,))
    return [s for s, f in hero.symbols.items() if set(f if isinstance(f, tuple) else (f,)) <= wanted]


def needs_text(hero: Hero, needs: Needs, number: str = "") -> Text:
    """What the dice must show; `number` stands for a single symbol's, such as `3/4/5`."""
    if needs.straight:
        return text(STRAIGHTS[needs.straight])
    wanted = [
        text("need", n=number or str(n), symbol=symbol_name(hero, symbols_of(hero, faces)[0]))
        for faces, n in needs.symbols.items()
    ]
    return text("needs", wanted=tuple(wanted))


def needs_symbols(hero: Hero, needs: Needs) -> tuple[str, ...]:
    """The same as symbols, for a page to draw; a straight has none."""
    return tuple(symbol for faces, n in needs.symbols.items() for symbol in symbols_of(hero, faces) * n)


# --- events ---


@cache
def coded_card(code: int) -> Text:
    if code == HIDDEN:
        return text("card-covered")
    hero = shipped(code // CARD_CODES)
    return card_name(hero, card_of(hero, code % CARD_CODES))


@cache
def coded_use(code: int) -> Text:
    hero = shipped(code // USE_CODES)
    return way_name(hero, uses_of(hero)[code % USE_CODES])


@cache
def coded_slot(code: int) -> Text:
    return slot_name(shipped(code // SLOT_CODES), code % SLOT_CODES)


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "card":
            return coded_card(n)
        case "face":
            return face_name(*divmod(n, FACE_CODES))
        case "use":
            return coded_use(n)
        case "slot":
            return coded_slot(n)
        case "power":
            return power_name(library(seen).powers[n].power)
        case "token":
            return numbered_token(seen, n)
        case "source":
            return source_name(n)
        case "phase":
            return phase_name(n)
        case "change":
            return text("rise" if n > 0 else "fall", n=abs(n))
    return n


# --- dice that lie open ---


def die_at(seen: Seen, roll: int, i: int) -> Ref:
    """The i-th die of a roll: offensive dice, the targeting die, or those of an effect."""
    if roll == OpenRoll.OFFENSE:
        return die_ref(seen.view.active, i)
    return TARGET_DIE_REF if roll == OpenRoll.TARGETING else extra_ref(roll - OpenRoll.FIRST_FRAME, i)


def value_name(seen: Seen, roll: int, i: int, value: int) -> Text:
    """What a die of a roll shows, or would; the targeting die bears plain numbers."""
    if roll == OpenRoll.TARGETING or value == 0:
        return text("plain-face", n=value)
    return face_name(seen.view.hero[roller(seen.view, roll, i)], value)


def die_name(seen: Seen, roll: int, i: int) -> Text:
    """`die 2: Sword (3)`"""
    return text("die", n=i + 1, face=value_name(seen, roll, i, shows(seen.view, roll, i)))
