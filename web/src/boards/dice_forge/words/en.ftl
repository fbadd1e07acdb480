# The table of Dice Forge.

portal = Portal { $n }
lost = { $n } lost
from-choice = to choose
averages = A blessing brings
averages-more = on average
per-roll = on average
choice = of your choice
best-over = Best: over
over = Over
glory-each = glory a blessing
out = comes off
goes-back = back to the start
score-title = Where the glory came from
score-sum = Glory
