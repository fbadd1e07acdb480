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
best-keep = Take the best keep
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
damage-to = damage to { $name }

# The sheet of a hero.

dice = Dice
sheet-odds = Chances of each ability when one plays for it alone: three attempts with five dice.
statuses = Statuses and companions
sheet-cards = Cards of the deck ({ $count }), besides those that every deck has
hero-take = Take { $hero }
hero-take-any = Leave it to chance
