"""Learning what positions are worth, from games of bots against themselves.

| module | what |
|---|---|
| `selfplay.py` | games of a bot against itself, and positions of them with what came of these |
| `features.py` | which cells of a state vary, and how they are read |
| `training.py` | a net fitted to the positions (PyTorch, extra `learn`), and its weights as whole numbers |
| `course.py` | generation after generation, each let in by a match on set-ups that it has not seen |
"""
