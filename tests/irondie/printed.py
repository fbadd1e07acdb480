"""The tables of the rulebook, copied by hand, to hold the program against."""

from __future__ import annotations

COLOURS = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")

ALLIED = {
    "red": {"red", "purple", "orange"},
    "blue": {"blue", "purple", "green"},
    "yellow": {"yellow", "green", "orange"},
    "purple": {"purple", "red", "blue"},
    "green": {"green", "blue", "yellow"},
    "orange": {"orange", "red", "yellow"},
    "black": {"black"},
    "white": {"white"},
}
HOSTILE = {
    "red": {"blue", "yellow"},
    "blue": {"red", "yellow"},
    "yellow": {"red", "blue"},
    "purple": {"green", "orange"},
    "green": {"purple", "orange"},
    "orange": {"purple", "green"},
    "black": {"white"},
    "white": {"black"},
}

CLASS = {
    "smasher": "attack",
    "assault": "attack",
    "ballistic": "attack",
    "nullifier": "defense",
    "barrier": "defense",
    "power up": "defense",
    "swarm": "life",
    "fortress": "life",
    "regeneration": "life",
}
SPECIALISED = {
    "smasher": "black",
    "assault": "red",
    "ballistic": "purple",
    "nullifier": "blue",
    "barrier": "green",
    "power up": "white",
    "swarm": "orange",
    "fortress": "yellow",
}
AIMS = {
    "smasher": {"attack", "defense", "life"},
    "assault": {"attack"},
    "ballistic": {"attack", "defense", "life"},
    "nullifier": {"attack", "defense", "life"},
    "barrier": {"defense"},
    "power up": {"attack", "defense", "life"},
    "swarm": {"defense"},
    "fortress": {"attack"},
}
GREATER = ("smasher", "assault", "ballistic", "nullifier", "barrier", "power up")

# What each colour pays: class, colours served, points.
ANY = set(COLOURS)
RECON_A = {
    "red": [("attack", ALLIED["red"], 2)],
    "blue": [("defense", ALLIED["blue"], 2)],
    "yellow": [("life", ALLIED["yellow"], 2)],
    "purple": [("attack", ALLIED["purple"], 1), ("defense", ALLIED["purple"], 1)],
    "green": [("defense", ALLIED["green"], 1), ("life", ALLIED["green"], 1)],
    "orange": [("attack", ALLIED["orange"], 1), ("life", ALLIED["orange"], 1)],
    "black": [("defense", ANY, 3), ("life", ANY, -1)],
    "white": [("life", ANY, 3), ("defense", ANY, -1)],
}
RECON_B = {
    **RECON_A,
    "black": [("defense", {"black"}, 3), ("life", {"black"}, -1)],
    "white": [("attack", {"white"}, 3), ("life", {"white"}, -1)],
}
SEED_EXAMPLE_LITERAL = {
    **RECON_A,
    "red": [("attack", ANY, 2)],
    "blue": [("defense", ANY, 2)],
    "yellow": [("life", ANY, 2)],
}
BONUSES = {"recon_a": RECON_A, "recon_b": RECON_B, "seed_example_literal": SEED_EXAMPLE_LITERAL}
