# A finished game looked at again.
review = Game review
review-looking = Looking at the game again …
review-waiting = { $before ->
    [one] One other game is looked at first …
   *[other] { $before } other games are looked at first …
}
review-finer = A first picture; it is getting finer …
review-done = The review is complete.
review-again = Go on with the review
review-save = Save as a picture
review-puzzles = Puzzles of this game
review-curve = Chances to win
review-curve-alone = Points to expect
review-show = Show the board
review-try-again = Try again from here
review-accounts = Luck and play
review-account = What made the result: { $name }
review-start = At the start
review-luck = Luck
review-play = Own play
review-others = Others’ play
review-end = Result
review-precision = Precision { $precision }.
review-like = Played about like: { $level }.
review-moments = Moments
review-whose = Whose moments
review-bad = Could have been better
review-good = Well decided
review-lucky = Luckiest moment
review-unlucky = Unluckiest moment
review-no-moments = Nothing stands out here.
review-nothing = Nothing was decided in this game that could have been decided otherwise.
review-numbers = All moments in numbers
review-when = When

# A new table from a moment of a finished game.
what-if = What if …
what-if-answered = The answer here was: { $answer }.
what-if-taken = (taken)
what-if-how = A new table begins at this very moment. You play in the seat of { $name }; bots play all other seats. The finished game stays as it is.
what-if-how-alone = A new table begins at this very moment. The finished game stays as it is.
what-if-dice = All dice and draws from here on are new. They come from fresh seeds and can be verified like those of any game.
what-if-begin = Try again from here
