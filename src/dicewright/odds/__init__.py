"""Exact mathematics of "roll five dice, keep any, roll again", whatever the dice are for: it knows no game."""
