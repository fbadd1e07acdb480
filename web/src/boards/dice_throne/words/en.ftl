# The table of Dice Throne.

phases = Phases of the turn
phase-upkeep = Upkeep
phase-income = Income
phase-main-1 = Main 1
phase-offense = Offensive roll
phase-targeting = Targeting
phase-defense = Defence
phase-main-2 = Main 2
phase-discard = Discard

kept = kept
again = roll
ready = ready
best-keep = Best keep
own-keep = Yours
keep-all = Keep all
keep-none = none kept
worth = damage expected
best-chance = best { $chance }
attempts-left = { $n ->
        [one] { $n } attempt left
       *[other] { $n } attempts left
    }
level = Level { $n } of { $of }
shared = shared
teammate = Your team
out = out
hand-none = No cards in hand
abilities-of = Abilities of { $name }

# The hero picker.

hero = Hero
hero-any = Any hero
hero-any-more = Drawn by lot among those nobody has taken.
hero-choose = Choose a hero
hero-taken = also at seat { $seat }
season = Season { $n }
complexity = Complexity { $n } of { $of }

attacks = { $one } attacks { $other }
attacks-nobody = { $one } attacks
stopped = { $n } stopped
healed = { $n } healed
damage-to = damage to { $name }
you = You
you-attack = You attack { $other }
you-attack-nobody = You attack
attacks-you = { $one } attacks you
you-defend = You defend
no-defence = No defence
no-defence-yet = The defence is to come
damage-to-you = damage to you
back-to-you = back to you
back-to = back to { $name }
will-be = will be { $n }

# The sheet of a hero.

dice = Dice
sheet-odds = Chances of each ability when one plays for it alone: three attempts with five dice.
statuses = Statuses and companions
sheet-cards = Cards of the deck ({ $count }), besides those that every deck has
hero-take = Take { $hero }
hero-take-any = Leave it to chance

# What a main phase offers.

means-none = Nothing can be played with { $cp } CP.
means-more = { $count ->
        [one] and { $count } card more in hand
       *[other] and { $count } cards more in hand
    }
means-next = { $phase } comes next

# The end.

score-health = Health left
score-attack = Damage of attacks
score-best = The heaviest attack
score-defense = Damage of defences
score-suffered = Taken from cards and statuses
score-prevented = Damage prevented
score-healed = Health regained
score-cards = Cards played
score-upgrades = Abilities upgraded
turning-points = The heaviest blows
turn-n = Turn { $n }
blow = { $cause }. { $line }
health-by-turn = Health, turn by turn
health-lead = { $name } had the most health from turn { $turn } on
card-main = Main phase
card-roll = Roll phase
card-instant = Instant
card-upkeep = Upkeep
card-upgrade = Upgrade
