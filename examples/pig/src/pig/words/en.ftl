# A seat may read "You": the sentences fit any person.

headline = The first to hold with { $goal } points wins.
turn = Turn: { $seat }
gauge-score = score
gauge-total = turn total

ask-turn = { $total ->
    [one] You have { $total } point this turn. Roll again, or hold?
   *[other] You have { $total } points this turn. Roll again, or hold?
}
ask-roll = To roll: { $seat }
do-roll = Roll again
do-hold = Hold, for a score of { $score }
face = { $face }
faces = { $first } and { $second }

event-rolled = { $seat } rolled { $face }.
event-rolled-two = { $seat } rolled { $first } and { $second }.
event-lost-turn = { $points ->
    [0] { $seat } scored nothing this turn.
    [one] { $seat } lost { $points } point of this turn.
   *[other] { $seat } lost { $points } points of this turn.
}
event-lost-all = { $points ->
    [one] { $seat } lost everything: { $points } point.
   *[other] { $seat } lost everything: { $points } points.
}
event-held = { $points ->
    [one] { $seat } held { $points } point, for a score of { $score }.
   *[other] { $seat } held { $points } points, for a score of { $score }.
}
event-won = { $seat } reached the goal and won.

PG-seats-1 = Two to six play. The first seat begins, and the dice go round the table.
PG-goal-1 = Agree on a goal before the game: 100 points, or any number from 10 to 1000.
PG-turn-1 = A turn begins with a roll. After every roll that scores you choose: roll again, or hold.
PG-roll-1 = A roll of 2 to 6 is added to your turn total.
PG-roll-2 = A roll of 1 loses the turn total and ends the turn. Your score is safe.
PG-hold-1 = If you hold, the turn total is added to your score, and the turn passes on.
PG-end-1 = The first who holds and so reaches the goal wins at once. The others are placed by their scores.
PG-two-1 = In two-dice Pig you roll two dice, and their sum is added to the turn total if neither shows a 1.
PG-two-2 = In two-dice Pig a single 1 loses the turn total and ends the turn.
PG-two-3 = In two-dice Pig two 1s lose the turn total and your whole score, and end the turn.
