"""What the table of a game of Dice Throne shows a seat: the attack and the dice in the middle, and every player's
hero board, tokens and cards."""

from __future__ import annotations

from functools import cache

from ....kernel.bits import ones
from ....kernel.describe import Area, Board, Note, Ref, Thing, seat_ref
from ....kernel.memory import remembered
from ....kernel.record import HIDDEN
from ....kernel.words import Text, text
from ..content.content_file import CORRECTED, sureness
from ..content.language import Damage, Sure
from ..content.library import hero_numbered, readings_of
from ..content.parts import AbilityKind, Action, Card, Hero, StatusKind
from ..content.readings import decoded
from ..numbers import DICE
from ..rules.damage import attack_damage, final_damage, incoming
from ..rules.dice import roller
from ..rules.holdings import limit
from ..rules.offense import at_hand, longest_row, symbols_of, unmet
from ..rules.timing import powers_at_hand, upgrade_cost
from ..rules.upkeep import on_board
from ..state import NOBODY, Fight, Mode, OpenRoll, Phase, Seen, in_roll_phase
from . import names, refs
from .counting import counting, paying_faces
from .declared import card_of, hero_of, library
from .facets import (
    AbilityFacets,
    DeclaredFacets,
    DieFacets,
    HeroFacets,
    PowerFacets,
    SecondFacets,
    TargetFacets,
    TokenFacets,
    card_facets,
)
from .running import running, what_runs
from .texts import (
    ability_kind,
    card_kind,
    card_notes,
    hero_notes,
    level_notes,
    power_text,
    second_uses,
    status_notes,
    sure_note,
    use_note,
)


def board(seen: Seen) -> Board:
    v = seen.view
    areas = [_dice(seen)]
    areas += [_extra_dice(seen, frame) for frame in range(max(0, v.sp)) if v.f_dice[frame] > 0]
    if playing := _playing(seen):
        areas.append(playing)
    if v.declared > 0 and in_roll_phase(v):
        areas.append(_attack(seen))
    for seat in range(v.layout.seats):
        sides = (_player, _tokens, _companions, _powers, _abilities, _hand, _discard)
        areas += [area for side in sides if (area := side(seen, seat)) is not None]
    return Board(_headline(seen), tuple(areas), _reconstructed(seen), v.turn, names.hyphens(Phase.names[v.phase]))


# --- how sure it is ---


@cache
def _sureness(hero: int, readings: tuple[int, ...]) -> dict[tuple[str, int, int], str]:
    """How sure every level ("level", slot, level) and card ("card", number, 0) of a hero is, and every status.
    It is told from the declarations before any doubt was settled."""
    declared = hero_numbered(hero)
    said = decoded(declared, readings)
    table = {("card", card.number, 0): sureness(card, said) for card in declared.cards}
    table |= {("status", status.token, 0): sureness(status, said) for status in declared.statuses}
    for slot, ability in enumerate(declared.abilities):
        table |= {("level", slot, level): sureness(it, said) for level, it in enumerate(ability.levels)}
    return table


def _sureness_at(seen: Seen, seat: int) -> dict[tuple[str, int, int], str]:
    return _sureness(seen.view.hero[seat], readings_of(seen.book, seat))


def _sure(seen: Seen, seat: int, kind: str, number: int, level: int = 0) -> str:
    return _sureness_at(seen, seat).get((kind, number, level), Sure.SOURCED)


def _doubtful(sure: str) -> bool:
    return sure not in (Sure.SOURCED, CORRECTED)


@remembered
def _reconstructed(seen: Seen) -> tuple[Text, ...]:
    """Heroes at this table with values that rest on a single source or on memory."""
    seats = {seen.view.hero[seat]: seat for seat in range(seen.view.layout.seats)}
    doubtful = {seats[hero]: sum(map(_doubtful, _sureness_at(seen, seats[hero]).values())) for hero in sorted(seats)}
    return tuple(text("reconstructed", hero=names.hero(hero_of(seen, seat)), n=n) for seat, n in doubtful.items() if n)


# --- the middle ---


def _dice(seen: Seen) -> Area:
    """The offensive dice of whoever's turn it is, and the targeting die."""
    v = seen.view
    counts = _counting(seen)
    things = [_die(seen, v.active, i, v.die[i], i in counts) for i in range(DICE) if v.die[i]]
    if v.phase == Phase.TARGETING and v.target_die:
        name = text("target-die", n=v.target_die)
        things.append(Thing(refs.TARGET_DIE, name, v.target_die, mark=str(v.target_die)))
    gauges = {"attempts-left": max(0, v.allowed - v.attempts)} if v.phase == Phase.OFFENSE and not v.activated else {}
    return Area(Ref("dice"), text("zone-dice", player=names.player(seen, v.active)), None, tuple(things), gauges)


def _counting(seen: Seen) -> frozenset[int]:
    """The dice that the declared ability asks for."""
    v = seen.view
    if v.declared <= 0 or not all(v.die[i] for i in range(DICE)):
        return frozenset()
    use = library(seen).uses[v.active][v.declared - 1].use
    return counting(use.needs, tuple(int(v.die[i]) for i in range(DICE)))


@remembered
def _die(seen: Seen, seat: int, i: int, face: int, counts: bool) -> Thing:
    hero = hero_of(seen, seat)
    symbol = names.symbol_on(hero, face)
    facets = DieFacets(hero=hero.name, symbol=symbol, counts=counts)
    name, label = names.face(seen.view.hero[seat], face), names.symbol(hero, symbol)
    return Thing(refs.die(seat, i), name, face, facets, mark=f"{_letter(hero, face)}{face}", label=label)


def _letter(hero: Hero, face: int) -> str:
    return names.symbol_on(hero, face)[0].upper()


@remembered
def _extra_dice(seen: Seen, frame: int) -> Area:
    """Dice that an effect has rolled."""
    v = seen.view
    things = []
    below = v.sp - 1 - frame
    faces = paying_faces(running(seen, below))
    for i in range(v.f_dice[frame]):
        value, owner = v.rolled[frame, i], roller(v, OpenRoll.FIRST_FRAME + frame, i)
        hero = hero_of(seen, owner)
        symbol = names.symbol_on(hero, value)
        facets = DieFacets(hero=hero.name, symbol=symbol, counts=bool(faces >> value & 1))
        name, label = names.value(seen, OpenRoll.FIRST_FRAME + frame, i, value), names.symbol(hero, symbol)
        mark = f"{_letter(hero, value)}{value}"
        things.append(Thing(refs.extra(frame, i), name, value, facets, mark=mark, label=label))
    title = text("zone-extra-dice", what=what_runs(seen, below))
    return Area(Ref("extra-dice", (frame,)), title, None, tuple(things))


@remembered
def _playing(seen: Seen) -> Area | None:
    """Cards whose effects are being done: they lie in the middle until they are put away."""
    v = seen.view
    things = []
    for frame in range(max(0, v.sp)):
        origin = running(seen, v.sp - 1 - frame)
        if isinstance(origin.thing, Card):
            things.append(_card(seen, v.f_me[frame], origin.thing.number, "playing"))
    return Area(Ref("cards-played"), text("zone-playing"), None, tuple(things)) if things else None


@remembered
def _attack(seen: Seen) -> Area:
    """The ability under way, its target, and the sum of its damage."""
    v, b = seen.view, seen.book
    facets = DeclaredFacets(kind=Damage.names[v.kind], of=str(_used(seen, v.declared - 1)))
    use = library(seen).uses[v.active][v.declared - 1].use
    notes = (use_note(hero_of(seen, v.active), use),)
    things = [Thing(Ref("declared"), names.declared_use(seen), None, facets, notes)]
    gauges: dict[str, int] = {}
    if v.target != NOBODY:
        target = text("target", player=names.player(seen, v.target))
        things.append(Thing(Ref("target"), target, None, TargetFacets(seat=v.target)))
    if v.hit > 0:
        gauges = {"attack": v.hit, "added": v.added}
    if v.fight != Fight.NONE and v.target != NOBODY:
        gauges["added"] = attack_damage(v, b) - v.hit
        gauges["incoming"] = incoming(v, b, v.target)
        gauges["prevented"] = v.prevented[v.target]
        gauges["halved"] = v.halved[v.target] + v.dimmed
        gauges["final"] = final_damage(v, b, v.target)
    return Area(
        Ref("attack"), text("zone-attack", kind=text(f"damage-{Damage.names[v.kind]}")), None, tuple(things), gauges
    )


def _used(seen: Seen, n: int) -> Ref:
    """The ability on the board that a use belongs to."""
    slot, _, use = library(seen).uses[seen.view.active][n]
    return refs.second(seen.view.active, slot) if use.name else refs.ability(seen.view.active, slot)


# --- a player ---


def _player(seen: Seen, seat: int) -> Area:
    """Health, combat points and cards in numbers, and the hero himself."""
    v = seen.view
    gauges = {
        "health": v.health[v.pool[seat]],
        "cp": v.cp[seat],
        "hand": v.held[seat],
        "deck": v.left[seat],
        "discard": ones(v.discard[seat]),
    }
    return Area(seat_ref(seat), text("zone-player"), seat, (_figure(seen, seat),), gauges)


@remembered
def _figure(seen: Seen, seat: int) -> Thing:
    v, b = seen.view, seen.book
    hero = hero_of(seen, seat)
    facets = HeroFacets(
        hero=hero.name,
        team=v.team[seat],
        full=b.start_health,
        active=seat == v.active and v.phase != Phase.SETUP,
        out=bool(v.out[seat]),
        shared=b.mode == Mode.TEAMS,
    )
    notes = (Note(text("note-out")),) if v.out[seat] else hero_notes(hero)
    return Thing(Ref("hero", (seat,)), names.hero(hero), None, facets, notes)


@remembered
def _tokens(seen: Seen, seat: int) -> Area:
    """Status effects."""
    found = library(seen).statuses
    there = [n for n in sorted(found) if seen.view.token[seat, n] > 0 and found[n].kind != StatusKind.COMPANION]
    return Area(Ref("tokens", (seat,)), text("zone-tokens"), seat, tuple(_token(seen, seat, t) for t in there))


@remembered
def _companions(seen: Seen, seat: int) -> Area | None:
    """Companions, one's own also where they are not there yet."""
    found = library(seen).statuses
    own = {status.token for status in hero_of(seen, seat).statuses}
    ever = [n for n in sorted(found) if found[n].kind == StatusKind.COMPANION]
    there = [n for n in ever if found[n].token in own or seen.view.token[seat, n] > 0]
    things = tuple(_token(seen, seat, token) for token in there)
    return Area(Ref("companions", (seat,)), text("zone-companions"), seat, things) if things else None


@remembered
def _token(seen: Seen, seat: int, token: int) -> Thing:
    v = seen.view
    status = library(seen).statuses[token]
    held = limit(v, seen.book, seat, token)
    facets = TokenFacets(token=status.token.name, kind=StatusKind.names[status.kind], limit=held)
    return Thing(refs.token(seat, token), names.token(status.token), v.token[seat, token], facets, status_notes(status))


@remembered
def _powers(seen: Seen, seat: int) -> Area | None:
    """What one may use with what one has."""
    v = seen.view
    mask = powers_at_hand(v, seen.book, seat)
    things = []
    for p, owned in enumerate(library(seen).powers):
        lies_there = owned.hero is None or v.level[seat, owned.slot] == owned.level
        if mask >> p & 1 and lies_there and (not owned.bot or v.token[seat, owned.bot] > 0):
            facets = PowerFacets(used=bool((v.used[seat] >> p) & 1), token=owned.power.token.name)
            note = Note(power_text(owned.power, owned.hero), "effect")
            things.append(Thing(refs.power(seat, p), names.power(owned.power), None, facets, (note,)))
    return Area(Ref("powers", (seat,)), text("zone-powers"), seat, tuple(things)) if things else None


def _abilities(seen: Seen, seat: int) -> Area:
    """Every slot of the side that lies up, with the second abilities of upgrades."""
    available = _available(seen, seat)
    return _slots(seen, seat, available) if available else _idle_slots(seen, seat)


@remembered
def _idle_slots(seen: Seen, seat: int) -> Area:
    """As they lie most of the time, whatever the dice show."""
    return _slots(seen, seat, set())


def _slots(seen: Seen, seat: int, available: set[tuple[int, str]]) -> Area:
    v, b = seen.view, seen.book
    hero = hero_of(seen, seat)
    things = []
    for slot, ability in enumerate(hero.abilities):
        if on_board(v, b, seat, slot):
            level = v.level[seat, slot]
            things.append(_ability(seen, seat, slot, level, (slot, "") in available))
            things += [
                _second(seen, seat, slot, level, k, (slot, use.name) in available)
                for k, use in enumerate(second_uses(ability.levels[level]))
            ]
    return Area(Ref("abilities", (seat,)), text("zone-abilities"), seat, tuple(things))


@remembered
def _ability(seen: Seen, seat: int, slot: int, level: int, available: bool) -> Thing:
    hero = hero_of(seen, seat)
    ability = hero.abilities[slot]
    sure = _sure(seen, seat, "level", slot, level)
    facets = AbilityFacets(
        ability=ability.name,
        kind=AbilityKind.names[ability.kind],
        level=level + 1,
        levels=len(ability.levels),
        slot=slot,
        available=available,
    )
    notes = (Note(ability_kind(ability), "kind"), *level_notes(hero, ability, level), *_doubt(sure))
    name, label = names.slot(hero, slot, level), names.ability(hero, ability.name)
    return Thing(refs.ability(seat, slot), name, None, facets, notes, names.NUMERALS[level], label)


@remembered
def _second(seen: Seen, seat: int, slot: int, level: int, k: int, available: bool) -> Thing:
    """The k-th second ability that an upgrade brings."""
    hero = hero_of(seen, seat)
    ability = hero.abilities[slot]
    use = list(second_uses(ability.levels[level]))[k]
    sure = _sure(seen, seat, "level", slot, level)
    facets = SecondFacets(ability=use.name, kind=AbilityKind.names[ability.kind], slot=slot, available=available)
    notes = (Note(ability_kind(ability), "kind"), use_note(hero, use), *_doubt(sure))
    return Thing(refs.second(seat, slot), names.ability(hero, use.name), None, facets, notes)


def _available(seen: Seen, seat: int) -> set[tuple[int, str]]:
    """What the dice that lie there allow: the slot, and the name of a second ability."""
    v, b = seen.view, seen.book
    if seat != v.active or v.phase != Phase.OFFENSE or not all(v.die[i] for i in range(DICE)):
        return set()
    symbols, row = symbols_of(v, b, seat), longest_row(v)
    return {
        (slot, use.name)
        for n, (slot, _, use) in enumerate(library(seen).uses[seat])
        if at_hand(v, b, seat, n) and unmet(b, seat, n, symbols, row) == 0
    }


def _doubt(sure: str) -> tuple[Note, ...]:
    return sure_note(sure) if _doubtful(sure) else ()


# --- cards ---


@remembered
def _card(seen: Seen, seat: int, number: int, kind: str) -> Thing:
    hero = hero_of(seen, seat)
    card = card_of(hero, number)
    now = upgrade_cost(seen.view, seen.book, seat, number) if card.kind == Action.UPGRADE else card.cost
    facets = card_facets(card, card.cost if now < 0 else now)
    name = text("card-priced", card=names.card(hero, card), cost=card.cost, kind=card_kind(card))
    notes = card_notes(hero, card, facets.common)
    return Thing(Ref(kind, (seat, number)), name, None, facets, notes, label=names.card(hero, card))


@remembered
def _hand(seen: Seen, seat: int) -> Area:
    """One's own cards and a teammate's; of others how many there are. DT-team-1"""
    v = seen.view
    if v.hand[seat] != HIDDEN:
        things = _cards(seen, seat, v.hand[seat], "card")
    elif v.held[seat] > 0:
        things = (Thing(Ref("covered", (seat,)), text("covered-cards"), v.held[seat]),)
    else:
        things = ()
    return Area(Ref("hand", (seat,)), text("zone-hand"), seat, things)


@remembered
def _discard(seen: Seen, seat: int) -> Area:
    """The discard pile lies open."""
    things = _cards(seen, seat, seen.view.discard[seat], "discarded")
    return Area(Ref("discard", (seat,)), text("zone-discard"), seat, things)


def _cards(seen: Seen, seat: int, mask: int, kind: str) -> tuple[Thing, ...]:
    deck = library(seen).decks[seat]
    return tuple(_card(seen, seat, c.number, kind) for c in deck if (mask >> c.number) & 1)


# --- the headline ---


@remembered
def _headline(seen: Seen) -> tuple[Text, ...]:
    v = seen.view
    if v.over:
        winners = [names.player(seen, seat) for seat in range(v.layout.seats) if v.place[seat] == 1]
        return text("headline-over"), text("headline-winners", players=tuple(winners), n=len(winners))
    if v.phase == Phase.SETUP:
        return (text("headline-setup"),)
    round_number = v.turn // v.layout.seats + 1
    lines = [
        text("headline-turn", player=names.player(seen, v.active), n=round_number),
        names.phase(v.phase),
    ]
    if v.phase == Phase.OFFENSE and v.attempts > 0 and not v.activated:
        lines.append(text("headline-attempt", n=v.attempts, allowed=v.allowed))
    return tuple(lines)
