"""The final scoring of Roll Player, a second time: from the rulebook and lists of the cards, and as simply as can be.

Nothing here is shared with the game, its tables included, so that a slip in one of the two shows. Only what the game
ships is scored; recommended readings are taken where the rulebook leaves a choice.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

ATTRIBUTES = ("str", "dex", "con", "int", "wis", "cha")

RACES = {
    "dragonkin": {"str": 2, "dex": -2},
    "dwarf": {"con": 2, "cha": -2},
    "elf": {"dex": 2, "con": -2},
    "halfling": {"cha": 2, "str": -2},
    "human": {},
    "orc": {"str": 2, "int": -2},
}

CLASSES = """
cleric white 14-15:2 16-17:2 15-16:2 14+:1 18:4 14+:1
paladin white 17:3 15-16:2 17:3 14+:1 16-17:2 14+:1
druid green 14-15:2 16-17:2 15-16:2 14-15:2 17-18:2 17-18:2
ranger green 14-15:2 16-17:2 18:4 14+:1 15-16:2 14+:1
monk purple 18+:3 16-17:2 17-18:2 14+:1 15-16:2 14-15:2
bard purple 14+:1 17:3 14+:1 16-17:2 14+:1 18:4
rogue black 16-17:2 18:4 14-15:2 14+:1 14+:1 15-16:2
thief black 14+:1 16-17:2 14+:1 17:3 15-16:2 17:3
sorcerer blue 14+:1 16-17:2 15-16:2 18:4 14+:1 14-15:2
wizard blue 14-15:2 17:3 14+:1 17:3 14+:1 16-17:2
warrior red 18:4 16-17:2 17:3 14+:1 14+:1 14+:1
barbarian red 16-17:2 17:3 18+:3 14+:1 14-15:2 14+:1
"""
"""Color; for each attribute the goal, and after the colon what it pays."""

BACKSTORIES = """
aristocrat 3blue 2green 1purple 3red 2black 3white
brawler 2green 3red 2blue 3purple 3black 1white
chosen_one 3white 1green 2black 3blue 3red 2purple
craftsman 1white 3blue 3green 2black 3purple 2red
devoted 2black 3green 3red 1white 3purple 2blue
exonerated 1blue 3black 3white 3purple 2red 2green
hunter 3purple 2black 1red 3blue 2white 3green
lost_soul 2purple 1red 2white 3black 3blue 3green
mentor 2black 3white 2blue 3red 1purple 3green
patrician 3black 2blue 3green 3white 1red 2purple
persecuted 3red 2purple 2white 3green 3black 1blue
resilient 3green 3white 1black 2purple 2blue 3red
rift_walker 3red 2white 3purple 1green 3black 2blue
savage 3blue 1black 2green 3red 3white 2purple
savant 2red 3green 2blue 3white 3black 1purple
street_urchin 2purple 3blue 2white 1black 3red 3green
"""
"""The marked cell of each row, and its color."""

ALIGNMENTS = """
arbiter 1 0 -1 / 3 0 -3 / 1 0 -1
champion 0 0 -1 / 3 0 -1 / 0 0 -1
eccentric -1 0 0 / -1 0 3 / -1 0 0
free_spirit -1 0 1 / -3 0 3 / -1 0 1
guardian 0 3 0 / 0 0 0 / -1 -1 -1
hermit -1 0 -1 / 0 3 0 / -1 0 -1
lunatic -3 -1 0 / -1 0 1 / 0 1 3
maniac -1 -1 0 / -1 0 0 / 0 0 3
narcissist -1 -1 -1 / 0 0 0 / 0 3 0
neurotic 0 -1 -1 / 0 0 -1 / 3 0 0
protector 1 3 1 / 0 0 0 / -1 -3 -1
rebel 0 1 3 / -1 0 1 / -3 -1 0
renegade 0 0 3 / -1 0 0 / -1 -1 0
scoundrel -1 -3 -1 / 0 0 0 / 1 3 1
sentinel 3 0 0 / 0 0 -1 / 0 -1 -1
sociopath 0 -1 -3 / 1 0 -1 / 3 1 0
truth_seeker 3 1 0 / 1 0 -1 / 0 -1 -3
"""
"""From law to chaos; good / neutral / evil."""

ARMOR = {"chain": (1, 2, 4, 7, 11), "leather": (1, 3, 5, 8), "mystic": (1, 3, 6)}
WEARERS = {"chain": ("red", "white"), "leather": ("black", "green"), "mystic": ("blue", "purple")}

CARDS = {
    "weapon": "longsword blessed_mace jeweled_dagger longbow tower_shield ancient_spear quarterstaff heavy_crossbow",
    "trait": "steadfast honorable nimble proud weak clumsy foolish reckless focused compassionate obsessed cunning "
    "greedy honest loyal obnoxious dedicated courageous envious famous",
    "skill": "concentrate search negotiate pickpocket acrobatics open_lock climb intimidate move_silently knowledge "
    "cure_wounds sleight_of_hand diplomacy",
    "armor": "chain_gorget chain_vambraces chain_helm chain_tunic chain_leggings mystic_cowl mystic_robes mystic_cloak "
    "leather_greaves leather_boots leather_gloves leather_pauldron",
}
TYPE = {card: kind for kind, cards in CARDS.items() for card in cards.split()}

TITLES = {38: "true_hero", 34: "clan_leader", 30: "celebrity", 26: "adventurer", 22: "mercenary"}


def lines(table: str) -> dict[str, list[str]]:
    return {line.split()[0]: line.split()[1:] for line in table.split("\n") if line}


GOALS, MARKED, GRIDS = lines(CLASSES), lines(BACKSTORIES), lines(ALIGNMENTS)


@dataclass(frozen=True)
class Character:
    """A finished one. `dice`: by attribute, from the left, color and value. `at`: row and column of the token."""

    race: str
    klass: str
    backstory: str
    alignment: str
    at: tuple[int, int]
    gold: int
    dice: dict[str, list[tuple[str, int]]]
    cards: tuple[str, ...]

    @property
    def colour(self) -> str:
        return GOALS[self.klass][0]

    def owns(self, kind: str) -> int:
        return len([card for card in self.cards if TYPE[card] == kind])

    def class_dice(self) -> int:
        return len([1 for row in self.dice.values() for colour, _ in row if colour == self.colour])

    def attribute(self, name: str) -> int:
        """As traits see it."""
        return sum(value for _, value in self.dice[name]) + RACES[self.race].get(name, 0)

    def armed_attribute(self, name: str) -> int:
        """As goals see it."""
        total = self.attribute(name)
        for colour, _ in self.dice[name]:
            if colour == self.colour and "longsword" in self.cards:
                total += 1
            if colour == "gold" and "jeweled_dagger" in self.cards:
                total += 1
        return total


def met(character: Character) -> list[int]:
    """What each goal that is reached pays."""
    paid = []
    for name, goal in zip(ATTRIBUTES, GOALS[character.klass][1:], strict=True):
        wanted, stars = goal.split(":")
        total = character.armed_attribute(name)
        if wanted.endswith("+"):
            reached = total >= int(wanted[:-1])
        elif "-" in wanted:
            low, high = wanted.split("-")
            reached = int(low) <= total <= int(high)
        else:
            reached = total == int(wanted)
        if reached:
            paid.append(int(stars))
    return paid


def alignment(character: Character) -> int:
    grid = " ".join(GRIDS[character.alignment]).split(" / ")
    stars = int(grid[character.at[0]].split()[character.at[1]])
    return 0 if stars < 0 and "blessed_mace" in character.cards else stars


def backstory(character: Character) -> int:
    matches = 0
    for name, cell in zip(ATTRIBUTES, MARKED[character.backstory], strict=True):
        colour, _ = character.dice[name][int(cell[0]) - 1]
        matches += colour == cell[1:]
    return [0, 0, 1, 1, 3, 3, 6][matches]


def armor(character: Character) -> int:
    pieces = Counter(card.split("_")[0] for card in character.cards if TYPE[card] == "armor")

    def worth(pieces: Counter[str]) -> int:
        return sum(ARMOR[kind][n - 1] + (character.colour in WEARERS[kind]) for kind, n in pieces.items())

    ways = [worth(pieces)]
    if "tower_shield" in character.cards:
        ways += [worth(pieces + Counter([kind])) for kind, n in pieces.items() if n < len(ARMOR[kind])]
    return max(ways)


def trait(character: Character, card: str) -> int:
    """What a trait pays."""
    attributes = {name: character.attribute(name) for name in ATTRIBUTES}
    rows = character.dice.values()
    colours = Counter(colour for row in rows for colour, _ in row)
    match card:
        case "steadfast":
            return 2 * character.owns("weapon")
        case "honorable":
            return character.owns("armor")
        case "nimble":
            return character.owns("skill")
        case "proud":
            return character.owns("trait")
        case "weak":
            return 3 if attributes["str"] <= 8 or attributes["con"] <= 8 else 0
        case "clumsy":
            return 3 if attributes["dex"] <= 8 or attributes["cha"] <= 8 else 0
        case "foolish":
            return 3 if attributes["wis"] <= 8 or attributes["int"] <= 8 else 0
        case "reckless":
            return 4 * len([n for n in attributes.values() if n <= 5])
        case "focused":
            return 3 * len([row for row in rows if len({value for _, value in row}) == 1])
        case "obnoxious":
            return 3 * len([row for row in rows if len({colour for colour, _ in row}) == 1])
        case "compassionate":
            return 3 if character.at[0] == 0 else 0
        case "cunning":
            return 3 if character.at[0] == 2 else 0
        case "honest":
            return 3 if character.at[1] == 0 else 0
        case "obsessed":
            return 3 if any(n >= 5 for c, n in colours.items() if c not in ("gold", character.colour)) else 0
        case "greedy":
            return character.gold // 4
        case "loyal":
            return character.class_dice() // 2
        case "dedicated":
            return 3 if len(met(character)) >= 4 else 0
        case "courageous":
            return 3 if character.owns("armor") == 0 else 0
        case "envious":
            return 3 if all(character.owns(kind) for kind in CARDS) else 0
    assert card == "famous"
    return 5 if min(attributes.values()) >= 14 else 0


def parts(character: Character, alone: bool) -> dict[str, int]:
    return {
        "goals": sum(met(character)),
        "class_dice": character.class_dice(),
        "alignment": alignment(character),
        "backstory": backstory(character),
        "armor": armor(character),
        "traits": sum(trait(character, card) for card in character.cards if TYPE[card] == "trait"),
        "gold": character.gold // 8 if alone else 0,
    }


def places(characters: list[Character]) -> list[int]:
    """Most stars win; then most gold; then fewest dice of the own class color; then it is shared."""

    def beats(one: Character, other: Character) -> bool:
        a, b = (sum(parts(c, False).values()) for c in (one, other))
        if a != b:
            return a > b
        if one.gold != other.gold:
            return one.gold > other.gold
        return one.class_dice() < other.class_dice()

    return [1 + len([other for other in characters if beats(other, one)]) for one in characters]


def title(stars: int) -> str:
    return next((name for least, name in TITLES.items() if stars >= least), "npc")
