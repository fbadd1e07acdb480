# Advice at the table.
advice = Advice
advice-close = Close
advice-thinking = Weighing the options …
advice-best = Best: { $option }, { $chance }.
advice-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-sure = ± { $margin }, { $trials ->
    [one] { $trials } trial
   *[other] { $trials } trials
}.
advice-rough = A rough guess: the adviser is still getting ready.
advice-again = Weigh again
advice-take = Answer so
