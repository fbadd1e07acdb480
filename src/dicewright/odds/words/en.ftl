# What cannot be counted out.
refuse-attempts = Attempts are a number from 0 to { $most }, not { $given }.
refuse-nothing-rolled = Without dice and without attempts nothing can happen; give the dice, or at least 1 attempt.
