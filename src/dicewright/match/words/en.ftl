# The account of a game.
recap-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
recap-rounds = { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
}
recap-answers = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
recap-running = The game is still running, after { $count }.
recap-over = The game is over after { $count }.
recap-place = Place { $place }: { $name }
recap-turned = The game turned in favour of { $name }:
recap-turned-in = { $turn }: the game turned in favour of { $name }:

# Why an answer cannot be taken back.
undo-nothing = There is nothing to take back.
undo-roll = Dice or cards have come since; what they have shown cannot be taken back.
undo-reveal = Something has been revealed since; what has been seen cannot be taken back.
undo-other = Somebody else has acted since; that cannot be taken back for them.
undo-referee = The referee has ruled since; play on from there.
