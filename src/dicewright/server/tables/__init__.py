"""The tables: who sits there, the game, the clock, what is written down, and what each viewer may know of it."""
