"""The odds of a hero's abilities as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from .....kernel.amounts import faces_mask
from .....kernel.words import Text, Words, text, words
from .....odds.dice import DICE, FACES
from .....odds.solver import Odds, solve
from ...content.parts import Hero, Needs, Side
from ...show import names
from .abilities import PACKAGE, Way, ability_odds, value_table, ways


def show(
    hero: Hero,
    dice: Sequence[int] | None,
    attempts: int,
    language: str,
    levels: Mapping[str, int] | None = None,
    side: int = Side.HUMAN,
) -> None:
    """Print every ability with what it needs, its chance, and the dice to keep for it."""
    said = words(language, ("dicewright.kernel", PACKAGE))
    possible = ways(hero, levels, side)
    choosing = dice is not None and attempts > 0
    table = Table()
    table.add_column(said.say(text("odds-ability")))
    table.add_column(said.say(text("odds-needs")))
    table.add_column(said.say(text("odds-chance")), justify="right")
    if choosing:
        table.add_column(said.say(text("odds-keep")))
    for ability in ability_odds(possible, dice, attempts):
        for i, (way, odds) in enumerate(ability.ways):
            keep = (said.say(_keep(odds.keep)),) if choosing else ()
            name = "" if i else _ability(said, hero, way)
            table.add_row(name, _needs(said, hero, way.use.needs), said.say(_percent(odds)), *keep)
        table.add_section()
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(said.say(_title(said, hero, dice, attempts)), style="bold")
    console.print(table)
    console.print(" · ".join(f"{_symbol(said, hero, s)} {_faces(faces)}" for s, faces in hero.symbols.items()))
    console.print(said.say(_overall(possible, dice, attempts)))


def _title(said: Words, hero: Hero, dice: Sequence[int] | None, attempts: int) -> Text:
    name = _named(said, text(f"hero-{names.hyphens(hero.name)}"), hero.name)
    if dice is None:
        return text("odds-title-start", hero=name, attempts=attempts)
    return text("odds-title", hero=name, dice=" ".join(map(str, dice)), attempts=attempts)


def _overall(possible: Sequence[Way], dice: Sequence[int] | None, attempts: int) -> Text:
    """What to keep if no ability in particular is wanted, by the rough worth of all of them."""
    best = solve(value_table(possible), attempts)
    whole, tenths = divmod(round(best.expected(dice, attempts) * 10), 10)
    if dice is None:
        return text("odds-overall-start", whole=whole, tenths=tenths)
    if attempts == 0:
        return text("odds-overall-now", whole=whole, tenths=tenths)
    return text("odds-overall", keep=_keep(best.best_keep(dice, attempts)), whole=whole, tenths=tenths)


def _percent(odds: Odds) -> Text:
    """Tenths of a percent, but never nothing for what may happen, nor all for what may not."""
    thousandths = round(odds.chance * 1000)
    if thousandths == 0 and odds.chance > 0:
        return text("odds-below")
    if thousandths == 1000 and odds.chance < 1:
        return text("odds-above")
    return text("odds-percent", whole=thousandths // 10, tenths=thousandths % 10)


def _keep(keep: tuple[int, ...]) -> Text:
    if len(keep) in (0, DICE):
        return text("odds-keep-all" if keep else "odds-keep-none")
    return text("odds-keep-dice", dice=" ".join(map(str, keep)))


def _needs(said: Words, hero: Hero, needs: Needs) -> str:
    named = {faces_mask(faces): _symbol(said, hero, name) for name, faces in hero.symbols.items()}
    parts = [f"{n} × {named.get(faces_mask(faces)) or _faces(faces)}" for faces, n in needs.symbols.items()]
    if needs.straight:
        parts.append(said.say(text(f"odds-straight-{needs.straight}")))
    return " + ".join(parts)


def _faces(faces: int | tuple[int, ...]) -> str:
    mask = faces_mask(faces)
    return "/".join(str(face) for face in range(1, FACES + 1) if mask >> face & 1)


def _ability(said: Words, hero: Hero, way: Way) -> str:
    name = _named(said, names.ability(hero, way.name), way.name)
    if way.use.name or way.level == 1:
        return name
    return said.say(text("leveled", name=name, level=names.NUMERALS[way.level - 1]))


def _symbol(said: Words, hero: Hero, symbol: str) -> str:
    return _named(said, names.symbol(hero, symbol), symbol)


def _named(said: Words, name: Text, bare: str) -> str:
    """What the game calls it; without words for it its bare name, made readable."""
    return said.say(name) if said.has(name.id) else bare.replace("_", " ").capitalize()
