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
