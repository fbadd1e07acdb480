"""The search: looks many decisions ahead, in states that its seat may believe in.

| module | what |
|---|---|
| `bot.py` | the bots that search, and the numbers that set them apart |
| `adviser.py` | the same for whoever wants advice: more is weighed, and compared |
| `root.py` | the options at hand: tried in waves, the worse half dropped again and again |
| `tree.py` | the way down a tree of what each player in turn may know |
| `playing_on.py` | some decisions played on by a quick look ahead |
| `character.py` | what makes a player of a machine: it overlooks things, and it dares or takes care |
| `valuing.py` | what comes of a position when all play on from it: calibrated chances |
| `compare.py` | plays on from the best two options: by which measures they differ |
| `value.py` | what a position is worth to a seat: as the game judges it, or as was learned |
| `view.py` | tells positions apart as a seat may know them |
| `room.py` | where everything lies in the room of a lane |
| `whole.py` | roots and logarithms in whole numbers |

Everything is counted in whole numbers, so that the same seed and trials give the same answer on every machine.
"""

from .adviser import Adviser, Glancer, QuickAdviser, Reviewer, Skimmer
from .bot import Search

ADVISERS: tuple[type[Adviser], ...] = (Adviser, QuickAdviser, Reviewer, Skimmer, Glancer)

__all__ = ["ADVISERS", "Adviser", "Glancer", "QuickAdviser", "Reviewer", "Search", "Skimmer"]
