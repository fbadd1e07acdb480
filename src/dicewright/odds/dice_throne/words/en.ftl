# The odds of a roll.
odds-title = { $hero }: odds with { $dice }, { $attempts ->
    [0] no attempts left
    [one] { $attempts } roll attempt left
   *[other] { $attempts } roll attempts left
}
odds-title-start = { $hero }: odds before the first roll, { $attempts ->
    [one] { $attempts } roll attempt
   *[other] { $attempts } roll attempts
}
odds-ability = Ability
odds-needs = Needs
odds-chance = Chance
odds-keep = Keep for it
odds-percent = { $whole }.{ $tenths } %
odds-below = under 0.1 %
odds-above = over 99.9 %
odds-keep-all = all
odds-keep-none = none
odds-keep-dice = { $dice }
odds-straight-4 = small straight
odds-straight-5 = large straight
odds-overall = For the most on the whole, keep { $keep }: worth about { $whole }.{ $tenths } damage on average.
odds-overall-now = As they lie, the dice are worth about { $whole }.{ $tenths } damage on average.
odds-overall-start = Played for the most on the whole, this is worth about { $whole }.{ $tenths } damage on average.
odds-at-table = { $attempts ->
    [one] with { $attempts } roll attempt left, keeping { $keep }
   *[other] with { $attempts } roll attempts left, keeping { $keep }
}
odds-keep-faces = { $dice }
odds-keep-n = { $n } × { $face }
odds-best = Best keep: { $keep } → { $ability }
odds-best-die = in the best keep
