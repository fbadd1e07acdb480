"""From a hero's board to chances: levels, sides, what is needed, what it is worth, and the command that shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicewright.cli import main
from dicewright.games.dice_throne import content
from dicewright.games.dice_throne.content.heroes.barbarian import HERO as BARBARIAN
from dicewright.games.dice_throne.content.language import ME, Among, Count, Damage, Do, If
from dicewright.games.dice_throne.content.parts import Ability, Hero, Needs, Side, Use
from dicewright.games.dice_throne.content.shared import STUN
from dicewright.games.dice_throne.judge.odds import ability_odds, board_side, value_table, ways
from dicewright.games.dice_throne.judge.rolls import met
from dicewright.games.dice_throne.judge.worth import rough_worth, use_worth
from dicewright.kernel.amounts import ROLLED
from dicewright.kernel.conditions import some
from dicewright.kernel.effects import Each, Effect, May, Nothing, Only, Or, Roll, When
from dicewright.kernel.game import Refusal
from dicewright.odds.dice import ROLLS, roll_of
from dicewright.odds.solver import solve

HOOK, RUM, SKULL = (1, 2, 3), (4, 5), (6,)
SAILOR = Hero(
    "sailor",
    number=29,
    complexity=3,
    symbols={"hook": HOOK, "rum": RUM, "skull": SKULL},
    statuses=(),
    abilities=(
        Ability.offense("boarding_party", Use.tiers(HOOK, {3: Do.HIT(4), 5: Do.HIT(8)}), side=Side.HUMAN),
        Ability.offense("ghost_ship", (Use(Needs({SKULL: 2}), Do.HIT(3)),), side=Side.CURSED),
        Ability.offense("broadside", (Use(Needs.LARGE_STRAIGHT, Do.HIT(9)),)),
        Ability.ultimate("maelstrom", Needs({SKULL: 5}), Do.HIT(14)),
        Ability.defense("parry", Roll(3, per={RUM: Do.HEAL(1, who=ME)})),
    ),
    cards=(),
)


@pytest.mark.parametrize(
    ("needs", "fits"),
    [
        (Needs.SMALL_STRAIGHT, lambda d: any(set(range(i, i + 4)) <= set(d) for i in (1, 2, 3))),
        (Needs.LARGE_STRAIGHT, lambda d: set(d) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})),
        (Needs({HOOK: 3, SKULL: 2}), lambda d: sum(x <= 3 for x in d) >= 3 and d.count(6) >= 2),
        (Needs({6: 4}), lambda d: d.count(6) >= 4),
        (Needs(), lambda d: True),
    ],
)
def test_needs_hold_for_exactly_these_rolls(needs: Needs, fits: Callable[[tuple[int, ...]], bool]) -> None:
    assert list(met(needs)) == [fits(roll) for roll in ROLLS]


def test_ways_are_those_of_the_level_and_the_side() -> None:
    assert [way.name for way in ways(BARBARIAN)].count("smack") == 3
    assert "war_cry" not in {way.name for way in ways(BARBARIAN)}
    upgraded = ways(BARBARIAN, {"overpower": 2})
    assert [(w.name, w.level) for w in upgraded if w.ability.name == "overpower"] == [("overpower", 2), ("war_cry", 2)]
    assert [w.name for w in ways(SAILOR)] == ["boarding_party", "boarding_party", "broadside", "maelstrom"]
    assert [w.name for w in ways(SAILOR, side=Side.CURSED)] == ["ghost_ship", "broadside", "maelstrom"]
    assert board_side(SAILOR, "cursed") == Side.CURSED
    assert board_side(SAILOR, None) == board_side(BARBARIAN, None) == Side.HUMAN


def test_chances_of_abilities() -> None:
    by_name = {ability.name: ability for ability in ability_odds(ways(SAILOR), (2, 4, 3, 5, 6), 1)}
    (three, at_three), (five, at_five) = by_name["boarding_party"].ways
    assert (three.use.needs.symbols, five.use.needs.symbols) == ({HOOK: 3}, {HOOK: 5})
    assert (at_three.chance, at_three.keep) == (7 / 8, (2, 3))
    assert (at_five.chance, at_five.keep) == (1 / 8, (2, 3))
    assert by_name["boarding_party"].any == at_three  # five hooks are three hooks as well
    assert by_name["broadside"].any.chance == 1
    assert by_name["broadside"].any.keep == (2, 3, 4, 5, 6)
    assert by_name["maelstrom"].any.chance == 1 / 6**4
    assert by_name["maelstrom"].any.keep == (6,)


def test_an_ability_with_two_ways_is_likelier_than_either() -> None:
    either = Ability.offense("either", (Use(Needs({SKULL: 3}), Do.HIT(1)), Use(Needs({HOOK: 5}), Do.HIT(1))))
    hero = Hero("either", 1, 1, {}, (), (either,), ())
    (odds,) = ability_odds(ways(hero), None, 1)
    assert [found.chance for _, found in odds.ways] == [276 / 7776, 243 / 7776]
    assert odds.any.chance == 519 / 7776


def test_before_the_first_roll() -> None:
    rage = next(ability for ability in ability_odds(ways(BARBARIAN), None, 3) if ability.name == "rage")
    assert rage.any.chance == pytest.approx((1 - (5 / 6) ** 3) ** 5, rel=1e-14)
    assert rage.any.keep == ()


@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        (Do.HIT(4), 4),
        (Do.HIT(5, what=Damage.UNDEFENDABLE), 6.5),
        (Do.HIT(2) + Do.HURT(1, who=ME), 1.1),
        (Do.INFLICT(1, what=STUN) >> Do.HIT(5), 11),
        (Roll(3) >> Do.HIT(ROLLED), 10.5),
        (Roll(2, per={HOOK: Do.HIT(1)}, on={6: Do.HIT(36)}), 1 + 11),
        (Roll(1, {(1, 2): Do.HIT(3), 6: Do.HIT(6)}), 2),
        (Roll(3) + When(If.ROLLED_TOTAL(n=17), Do.HIT(54)), 1),
        (Roll(2) + When(some(6), Do.HIT(36)), 11),
        (Roll(2) + Each(Among.SHOWING(SKULL), Do.HIT(3)), 1),
        (Or(Do.HIT(2), Do.HIT(3)), 3),
        (May(Do.HURT(2, who=ME)), 0),
        (When(If.BEATS(n=1), Do.HIT(36)), 15),
        (Nothing(), 0),
        (Do.INFLICT(1, what=STUN, who=ME), -6),
        (Do.LOSE(1, what=STUN, who=ME), 6),
        (Do.HEAL(5) + Do.CP(1), -5),  # to somebody else
        (Or(Do.HIT(2), Only(If.CAN_PAY(n=1), Do.HIT(10))), 7),
    ],
)
def test_rough_worth(effect: Effect, worth: float) -> None:
    assert rough_worth(effect) == pytest.approx([worth] * len(ROLLS))


def test_rough_worth_looks_at_the_offensive_dice() -> None:
    per_hook = rough_worth(Do.HIT(2 * Count.SYMBOLS(HOOK) + 1))
    assert per_hook[roll_of((1, 2, 3, 6, 6))] == 7
    fourfold = rough_worth(When(If.OF_A_KIND(n=4), Do.HIT(5)))
    assert (fourfold[roll_of((4, 4, 4, 4, 1))], fourfold[roll_of((4, 4, 4, 1, 1))]) == (5, 0)


def test_a_use_is_worth_what_its_rolls_make_of_it_on_average() -> None:
    assert use_worth(Use(Needs({SKULL: 5}), Do.HIT(1 * Count.SYMBOLS(SKULL)))) == 5
    assert use_worth(Use(Needs({SKULL: 4}), Do.HIT(1 * Count.SYMBOLS(SKULL)))) == pytest.approx(4 + 1 / 6)


def test_a_roll_is_worth_its_best_ability() -> None:
    values = value_table(ways(SAILOR))
    assert values[roll_of((1, 2, 3, 4, 5))] == 9  # broadside, not three hooks
    assert values[roll_of((1, 1, 1, 1, 1))] == 8
    assert values[roll_of((4, 4, 4, 4, 4))] == 0
    assert set(value_table(ways(SAILOR), lambda effect: [1.0] * len(ROLLS))) == {0.0, 1.0}
    best = solve(values, 2)
    assert best.best_keep((1, 2, 3, 5, 5), 1) == (1, 2, 3)


# --- the command ---


@pytest.fixture(autouse=True)
def two_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "HEROES", (BARBARIAN, SAILOR), raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def said(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(command.split()) == 0
    return capsys.readouterr().out


def row(table: str, needs: str) -> list[str]:
    """The cells of the row that asks for this."""
    line = next(line for line in table.splitlines() if f" {needs} " in line)
    return [cell.strip() for cell in line.strip("│").split("│")]


def test_the_command_shows_chances_and_keeps(capsys: pytest.CaptureFixture[str]) -> None:
    table = said("odds dice_throne --hero sailor --dice 2,4,3,5,6 --attempts 1", capsys)
    assert "2 4 3 5 6, 1 roll attempt left" in table
    assert row(table, "3 × Hook")[1:] == ["3 × Hook", "87.5%", "2 3"]
    assert row(table, "5 × Hook")[2:] == ["12.5%", "2 3"]
    assert row(table, "5 × Skull")[2:] == ["0.1%", "6"]
    assert row(table, "large straight")[2:] == ["100.0%", "all"]
    assert "keep all: worth about 9.0 damage" in table


def test_the_command_before_the_first_roll(capsys: pytest.CaptureFixture[str]) -> None:
    table = said("odds dice_throne --hero barbarian --level overpower=2", capsys)
    assert "before the first roll, 3 roll attempts" in table
    assert row(table, "5 × Pow!")[2:] == ["1.3%"]
    assert row(table, "large straight")[2:] == ["26.1%"]
    assert row(table, "small straight")[2:] == ["61.5%"]
    assert row(table, "3 × Sword + 2 × Pow!")[0] == "Overpower II"
    assert row(table, "2 × Sword + 2 × Life")[0] == "War Cry"


def test_what_may_happen_is_never_rounded_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert row(said("odds dice_throne --hero sailor --attempts 1", capsys), "5 × Skull")[2:] == ["under 0.1%"]
    assert row(said("odds dice_throne --hero sailor --attempts 5", capsys), "3 × Hook")[2:] == ["over 99.9%"]


def test_the_command_without_attempts(capsys: pytest.CaptureFixture[str]) -> None:
    table = said("odds dice_throne --hero sailor --side cursed --dice 6,6,1,1,1 --attempts 0", capsys)
    assert row(table, "2 × Skull")[2:] == ["100.0%"]
    assert row(table, "large straight")[2:] == ["0.0%"]
    assert "Hook 1/2/3 · Rum 4/5 · Skull 6" in table
    assert "worth about 3.0 damage" in table


def test_the_command_calls_abilities_and_symbols_as_the_game_does(capsys: pytest.CaptureFixture[str]) -> None:
    table = said("odds dice_throne --hero barbarian --level smack=2 --lang ru", capsys)
    assert "Варвар" in table
    assert row(table, "3 × Меч")[0].endswith(" II")
    assert "Меч 1/2/3 · Жизнь 4/5 · Бац! 6" in table


@pytest.mark.parametrize(
    ("language", "chance", "straight"), [("ru", "87,5\u00a0%", "большой стрит"), ("pl", "87,5%", "duży strit")]
)
def test_the_command_in_other_languages(
    language: str, chance: str, straight: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = said(f"odds dice_throne --hero sailor --dice 2,4,3,5,6 --attempts 1 --lang {language}", capsys)
    assert chance in table
    assert straight in table


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("irondie --hero sailor", "Nothing is known of 'irondie"),
        ("dice_throne --hero knight", "There is no hero 'knight'; the heroes are barbarian, sailor."),
        ("dice_throne --hero sailor --dice 1,2,3", "five numbers from 1 to 6 with commas between"),
        ("dice_throne --hero sailor --dice 1,2,3,4,7", "not '1,2,3,4,7'"),
        ("dice_throne --hero sailor --dice a,b,c,d,e", "not 'a,b,c,d,e'"),
        ("dice_throne --hero sailor --attempts 6", "from 0 to 5, not 6"),
        ("dice_throne --hero sailor --attempts -1", "from 0 to 5, not −1"),
        ("dice_throne --hero sailor --attempts 0", "Without dice and without attempts"),
        ("dice_throne --hero barbarian --level smack", "Write a level as ability=2, not 'smack'"),
        ("dice_throne --hero barbarian --level smack=4", "smack of barbarian has levels 1 to 3, not 4"),
        ("dice_throne --hero barbarian --level thick_skin=2", "no ability 'thick_skin' to roll for; there are smack,"),
        ("dice_throne --hero barbarian --side cursed", "leave the side out"),
        ("dice_throne --hero sailor --side top", "--side"),
        ("dice_throne", "--hero"),
    ],
)
def test_mistakes_end_in_one_sentence(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.out == ""


def test_a_board_has_no_other_side() -> None:
    with pytest.raises(Refusal, match="human or cursed side up, not 'top'"):
        board_side(SAILOR, "top")
