# A seat may read "You": the sentences fit any person.

game-pig = Pig
option-goal = Goal
option-goal-help = Points to win, 10 to 1000
option-dice = Dice
option-dice-help = Dice in a roll
choice-dice-1 = One
choice-dice-2 = Two (two-dice Pig)
refuse-goal = The goal is a whole number from 10 to 1000, not "{ $given }".

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
one-die = { $face }
two-dice = { $first } and { $second }

event-rolled = { $seat } rolled { $face }.
event-lost-turn = { $points ->
    [0] { $seat } scored nothing this turn.
    [one] { $seat } lost { $points } point of this turn.
   *[other] { $seat } lost { $points } points of this turn.
}
event-lost-all = { $points ->
    [0] { $seat } had no score to lose.
    [one] { $seat } lost the whole score: { $points } point.
   *[other] { $seat } lost the whole score: { $points } points.
}
event-held = { $points ->
    [one] { $seat } held { $points } point, for a score of { $score }.
   *[other] { $seat } held { $points } points, for a score of { $score }.
}
event-won = { $seat } reached the goal and won.

PG-seats-1 = Two to six play. The first seat begins, and the dice go round the table.
PG-goal-1 = Agree on a goal before the game: 100 points, or any number from 10 to 1000.
PG-goal-1-why = A hundred is usual; a goal to agree on makes games as long as one likes.
PG-turn-1 = A turn begins with a roll. After every roll that scores you choose: roll again, or hold.
PG-roll-1 = A roll of 2 to 6 is added to your turn total.
PG-roll-2 = A roll of 1 loses the turn total and ends the turn. Your score is safe.
PG-hold-1 = If you hold, the turn total is added to your score, and the turn passes on.
PG-end-1 = The first who holds and so reaches the goal wins at once. The others are placed by their scores.
PG-two-1 = In two-dice Pig you roll two dice, and their sum is added to the turn total if neither shows a 1.
PG-two-2 = In two-dice Pig a single 1 loses the turn total and ends the turn.
PG-two-3 = In two-dice Pig two 1s lose the turn total and your whole score, and end the turn.
