"""What bots and clocks judge by: weights, the default answer, when the table is quiet, how good it looks."""
