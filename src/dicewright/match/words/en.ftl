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
undo-window = Others could have answered since, in secret; so this cannot be taken back.
undo-waiting = Others may be deciding now; you can take back once it is your turn to decide again.
undo-time = The time for that decision is over.
undo-referee = The referee has ruled since; play on from there.

# Why a save cannot be read.
refuse-no-save = This is no Dicewright save: it does not begin with '{ $first }'.
refuse-save-format = The save has format { $found }, and this program reads format { $read }; open it with the version of Dicewright that wrote it.
refuse-save-short = The save is cut short: its last line, `end ...`, is missing; take a whole copy.
refuse-save-word = The save does not say its { $word }; take an unedited copy.
refuse-save-rules = The save was played by rules { $played } of { $game }, and these are { $here }; open it with the version of Dicewright that wrote it.
refuse-save-seats = The save says '{ $given }' for its number of seats; take an unedited copy.
refuse-save-book = The save was played with other content than this version of Dicewright has; open it with the version that wrote it.
refuse-save-number = Answer { $n } of the save is '{ $given }', which is no number; take an unedited copy.
refuse-save-count = The save holds { $found } answers and says there are { $said }; take an unedited copy.
refuse-save-checksum = The save has been changed since it was written: its checksum is wrong; take an unedited copy.
refuse-save-line = The save's line '{ $line }' cannot be read; take an unedited copy.

# Why an answer is not taken.
refuse-answer-at = Answer { $n }: { $why }
refuse-answer-over = The game is over; there is nothing left to answer.
refuse-answer-range = { $given } is out of range: the question has { $options } options, 0 to { $last }.
refuse-answer-seat = Seat { $seat } is not asked anything now; wait for its next question.
refuse-fork = The game has { $answers } answers; fork at 0 to { $answers }, not { $given }.
