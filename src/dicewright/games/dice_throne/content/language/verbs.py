"""What effects do."""

from __future__ import annotations

from .....kernel.effects import Verb
from .....kernel.numbers import Numbers

IT, ME = range(2)
"""Whom a verb acts on."""


class Damage(Numbers):
    """Kinds of damage: DT-dmg-2 to DT-dmg-6. An attack of several is of the last of them."""

    NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE = range(5)


class VerbGroup(Numbers):
    """Groups of verbs, by the rule that does them."""

    DAMAGE, DEFENSE, TOKENS, CARDS, DICE, ATTACK, COMPANIONS, OWN = range(1, 9)


VERB_BITS = 4
"""The group of a verb is `op >> VERB_BITS`; below the first one are the rows of the machine itself."""


def verb(group: int, place: int, doc: str) -> Verb:
    return Verb(placed("verb", VerbGroup.by_number[group], group, VERB_BITS, place), doc)


def placed(what: str, name: str, group: int, bits: int, place: int) -> int:
    """The number of a place within a group. It stands in books, so it never changes; what is new takes a free one.
    Rules ask for a group or for a name, never for an order."""
    if not 0 <= place < 1 << bits:
        raise ValueError(f"group {name} has room for {1 << bits} {what}s: there is no place {place}; begin a new group")
    return group << bits | place


class Do(Numbers):
    """What an effect does: to IT, or with who=ME to oneself."""

    HIT = verb(
        VerbGroup.DAMAGE, 0, "n damage of an offensive ability to its target: this makes it an attack; what=Damage..."
    )
    MORE = verb(VerbGroup.DAMAGE, 1, "n more of the same damage, from the ability's own roll or text")
    ADD = verb(
        VerbGroup.DAMAGE, 2, "an attack modifier adds n to the attack under way; the number in hand is what was added"
    )
    MAKE_UNDEFENDABLE = verb(VerbGroup.DAMAGE, 3, "the attack becomes undefendable")
    HURT = verb(
        VerbGroup.DAMAGE,
        4,
        "n damage that is no attack: of a defence, a card, a status;"
        " what=Damage.ULTIMATE: it can be neither prevented, reduced nor avoided",
    )
    SPLASH = verb(VerbGroup.DAMAGE, 5, "n collateral damage")
    EXPLODE = verb(
        VerbGroup.DAMAGE, 6, "the token `what` is removed, for n damage from a source of its own, applied at once"
    )
    RECOIL = verb(VerbGroup.DAMAGE, 7, "n damage to the owner if the attack deals any")

    PREVENT = verb(VerbGroup.DEFENSE, 0, "n of the damage that comes in is prevented")
    HALVE = verb(VerbGroup.DEFENSE, 1, "the damage that comes in is halved")
    AVOID = verb(
        VerbGroup.DEFENSE, 2, "nothing of the source of damage that IT names is received; who=ME: nothing of the attack"
    )
    HEAL = verb(VerbGroup.DEFENSE, 3, "n health")
    STEAL_HEALTH = verb(VerbGroup.DEFENSE, 4, "n health of IT, or what there is, goes over to ME")

    GAIN = verb(VerbGroup.TOKENS, 0, "n of the token `what`; the number in hand is how many came")
    INFLICT = verb(VerbGroup.TOKENS, 1, "n of the status `what`; in a roll phase it can still be stopped")
    LOSE = verb(VerbGroup.TOKENS, 2, "up to n of the token `what` go; the number in hand is how many did")
    REMOVE = verb(VerbGroup.TOKENS, 3, "the token that IT names goes: within a Pick of tokens")
    REMOVE_ALL = verb(VerbGroup.TOKENS, 4, "all tokens go that can be removed")
    MOVE = verb(
        VerbGroup.TOKENS, 5, "the token that a Pick named goes over to IT: a Pick of RECEIVERS within a Pick of tokens"
    )
    STOP_STATUS = verb(VerbGroup.TOKENS, 6, "the status of this roll phase that IT names is not inflicted")
    RAISE_LIMIT = verb(VerbGroup.TOKENS, 7, "the limit of the token `what` rises by n")

    CP = verb(VerbGroup.CARDS, 0, "n CP come, or go; the number in hand is how many did")
    STEAL_CP = verb(VerbGroup.CARDS, 1, "n CP of IT, or what there is, go over to ME")
    DRAW = verb(VerbGroup.CARDS, 2, "n cards are drawn")
    DISCARD_RANDOM = verb(VerbGroup.CARDS, 3, "n cards are discarded at random")
    DISCARD = verb(VerbGroup.CARDS, 4, "n cards of the player's choice are discarded; the number in hand is how many")
    DISCARD_ALL = verb(VerbGroup.CARDS, 5, "the whole hand is discarded")
    SEARCH = verb(VerbGroup.CARDS, 6, "any card of the own deck comes to the hand")
    LOOK = verb(VerbGroup.CARDS, 7, "ME sees the hand of IT")

    CONTEST = verb(
        VerbGroup.DICE, 0, "the next Roll(2) is between ME, the first die, and IT, the second: say `contest(...)`"
    )
    SET_DIE = verb(
        VerbGroup.DICE, 1, "IT names a die and its value, within a Pick of both; with an n: IT names the die alone"
    )
    REROLL = verb(VerbGroup.DICE, 2, "the die of the open roll that IT names is rolled again")
    REROLL_OWN = verb(
        VerbGroup.DICE,
        3,
        "the die of the effect's own roll that IT names is rolled again; with an n: up to n of them, chosen together",
    )
    ATTEMPT = verb(VerbGroup.DICE, 4, "one more roll attempt for the roller of the open roll")
    RANSOM = verb(VerbGroup.DICE, 5, "whoever rolled the die that IT names gives ME 2 CP or re-rolls it")

    EXTRA_PHASE = verb(VerbGroup.ATTACK, 0, "another offensive roll phase after this one")
    AIM = verb(VerbGroup.ATTACK, 1, "IT becomes the target of the attack, without a targeting roll")
    FAIL = verb(VerbGroup.ATTACK, 2, "the offensive ability has no effect at all")
    DIM = verb(VerbGroup.ATTACK, 3, "all damage of the offensive ability is halved")
    RETRIBUTE = verb(VerbGroup.ATTACK, 4, "half of what ME receives from the attack is dealt to the attacker")
    DRAIN = verb(VerbGroup.ATTACK, 5, "ME heals as much as the attack deals")
    SPARE = verb(
        VerbGroup.ATTACK,
        6,
        "until this roll phase ends SPARED holds for ME, up to n: dice of spent tokens may be re-rolled",
    )
    SWAP = verb(VerbGroup.ATTACK, 7, "ME and IT change places until the next SWAP: IT chooses and rolls")
    FLIP = verb(VerbGroup.ATTACK, 8, "the hero board is turned to its cursed side")
    NAME = verb(
        VerbGroup.ATTACK,
        9,
        "the text of an offensive ability has itself named the opponent IT; what=NAMES_SEVERAL: several, a bit each",
    )

    GROW = verb(VerbGroup.COMPANIONS, 0, "n spirits grow")
    REMOVE_SPIRITS = verb(VerbGroup.COMPANIONS, 1, "n spirits go, ME says which; the number in hand is how many did")
    HEAL_NYRA = verb(VerbGroup.COMPANIONS, 2, "n health for Nyra")
    SHARE = verb(VerbGroup.COMPANIONS, 3, "the damage of this roll phase may be divided between ME and Nyra")
    BUILD = verb(
        VerbGroup.COMPANIONS, 4, "the bot `what`, or within a Pick of bots the one that IT names, is built at level n"
    )
    ACTIVATE = verb(
        VerbGroup.COMPANIONS,
        5,
        "what the power of the bot `what`, or that IT names, does: free of charge and of its moment, but not of its"
        " limit a turn",
    )
    DETONATE = verb(VerbGroup.COMPANIONS, 6, "all nanites, what=NANITE, of IT go off")

    APPLY_BLAST = verb(VerbGroup.OWN, 0, "of the rules' own: the damage of an explosion is applied")
    PUT_AWAY = verb(VerbGroup.OWN, 1, "of the rules' own: the card `what` that was played is discarded")
    ANSWER = verb(
        VerbGroup.OWN,
        2,
        "of the rules' own: before what follows is done to somebody else, it may be answered; what=Whose...",
    )


NAMES_SEVERAL = 1


class Whose(Numbers):
    """How an ANSWER tells that nobody else is touched: IT is a player; IT is a token, with a player; not at all."""

    ANYBODY, PLAYER, TOKEN = range(3)
