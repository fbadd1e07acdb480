"""Environments for learning: what a seat may see as a row of numbers, answers as actions, the result as a reward.

`vector` plays thousands of games at once into the caller's buffers. `zoo` and `single` are environments of PettingZoo
and Gymnasium (extra `rl`), `spiel` games of OpenSpiel (extra `spiel`).
"""
