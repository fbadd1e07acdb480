# Puzzles: positions out of games in which one answer is clearly the best, and few see it.
puzzles-of = Puzzles: { $game }
puzzles-none = There are no puzzles of this game yet.
puzzle-ways = Other puzzles
puzzle-grades = How hard
puzzle-grade = { $grade ->
    [0] All
    [1] Easy
    [2] Fair
   *[3] Hard
}
puzzle-how = { $grade ->
    [1] easy
    [2] fair
   *[3] hard
}
puzzle-at = { $n } of { $of }
puzzle-previous = To the puzzle before
puzzle-next = To the next puzzle
puzzle-random = Any that is not solved
puzzle-solved = solved
puzzle-missed = missed
puzzle-another = Another puzzle
puzzle-again = Once more
puzzle-play-on = Play on from here
puzzle-right = That is it!
puzzle-wrong = That is not it.
puzzle-lost = That gives away { $lost }.
puzzle-points = { $n } points
puzzle-best = best
puzzle-mine = your answer
puzzle-mine-best = your answer, and the best
puzzle-more = { $count ->
    [one] { $count } other option
   *[other] { $count } other options
}
puzzle-found = Weaker bots found it in { $part } of their tries.
play-on-how = A new table begins at this very moment. You play in the seat that is asked; bots play all others. All dice and draws from here on are new.
play-on-how-alone = A new table begins at this very moment. All dice and draws from here on are new.
play-on-begin = Begin
