# Dice Throne in English.

game-dice_throne = Dice Throne

## Powers that are not named after a token

power-chi-block = Chi (prevent)
power-chi-strike = Chi (add damage)
power-double-honor = Double Honor
power-dryad-strike = Dryad (strike)
power-dryad-ward = Dryad (ward)
power-flight-attacking = Flight (attack)
power-flight-defending = Flight (defend)
power-heal-nyra = Nyra's Bond (heal Nyra)
power-share-damage = Nyra's Bond (share damage)
power-build-bot = Build a bot
power-upgrade-bot = Upgrade a bot
power-scrap-collector = Scrap Collector (Nanite)
power-tactical-cp = Tactical Advantage (CP)
power-tactical-reroll = Tactical Advantage (re-roll)
power-tactical-draw = Tactical Advantage (draw)
power-tactical-targeting = Tactical Advantage (Targeted)
power-tactical-protection = Tactical Advantage (Protect)
power-tactical-transfer = Tactical Advantage (transfer)
power-tithe-reroll = Tithe (re-roll)
power-tithe-draw = Tithe (draw)
power-blood-power-strike = Blood Power (strike)
power-blood-power-remove = Blood Power (remove)
power-blood-power-draw = Blood Power (draw)
power-blood-power-drain = Blood Power (drain)

## The table

player = { $seat } ({ $hero })
players = { $them }
token-of = { $token } of { $player }
token-to = { $token }, to { $player }
number = { $n }
die = { $face } on die { $n }
plain-face = { $n }
covered-card = card { $n }
covered-cards = covered cards
ability-of-board = { $ability } (ability)
phase-setup = Set-up
phase-upkeep = Upkeep Phase
phase-income = Income Phase
phase-main-1 = Main Phase (1)
phase-offense = Offensive Roll Phase
phase-targeting = Targeting Roll Phase
phase-defense = Defensive Roll Phase
phase-main-2 = Main Phase (2)
phase-discard = Discard Phase
source-attack = the attack
source-splash = collateral damage
source-defense = the defence
source-other = a card or status effect
source-blast = an explosion
source-curse = a curse
damage-normal = Normal damage
damage-undefendable = Undefendable damage
damage-pure = Pure damage
damage-collateral = Collateral damage
damage-ultimate = Ultimate damage
zone-dice = Dice: { $player }
zone-extra-dice = { $what }
zone-playing = Cards being played
zone-attack = Attack: { $kind }
zone-player = Hero
zone-tokens = Status effects
common-cards = Cards of every deck
side-human = Human side
side-cursed = Cursed side
zone-companions = Companions
zone-powers = What you can use
zone-abilities = Hero board
zone-hand = Hand
zone-discard = Discard pile
target = target: { $player }
target-die = targeting die: { $n }
card-priced = { $card } ({ $cost } CP, { $kind })
note-out = Out of the game.
note-complexity = Complexity: { $n } of 6.
note-start = Starts with { $tokens }.
gauge-health = Health
gauge-cp = CP
gauge-hand = Cards in hand
gauge-deck = Deck
gauge-discard = Discard pile
gauge-attempts-left = Roll attempts left
gauge-attack = Damage of the ability
gauge-added = Added
gauge-incoming = Incoming damage
gauge-prevented = Prevented
gauge-halved = Times halved
gauge-final = Final damage
headline-setup = Set-up
headline-over = The game is over
headline-winners = { $n ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
headline-turn = Turn { $n } · { $player }
headline-attempt = Roll attempt { $n } of { $allowed }
reconstructed = { $hero }: { $n ->
        [one] { $n } level, card or status effect rests on a single source or on memory
       *[other] { $n } levels, cards and status effects rest on a single source or on memory
    }

## Questions

ask-choose = What do you choose for “{ $what }”?
ask-pick-player = Which player do you choose for “{ $what }”?
ask-pick-players = Which players do you choose for “{ $what }”?
ask-pick-token = Which status effect token do you choose for “{ $what }”?
ask-pick-source = Against the damage of which source do you use “{ $what }”?
ask-pick-value = Which die do you turn with “{ $what }”, and to what?
ask-pick-die = Which die do you choose for “{ $what }”?
ask-pick-number = How many do you choose for “{ $what }”?
ask-pick-bot = Which bot do you choose for “{ $what }”?
ask-extra-die = A die is rolled for “{ $what }”
ask-react-then = “{ $what }” is about to go on. Play something?
ask-react-extra = { $who-is ->
        [seat-you] Your dice
       *[other] { $who }’s dice
    } for “{ $what }” have fallen. Play something before they count?
ask-react-card-roll = The dice of “{ $what }” have fallen. Change them, or spend a status?
ask-react-spent-roll = The dice of “{ $what }” have fallen. Change them?
ask-react-aimed = { $target-is ->
        [seat-you] You are the target.
       *[other] { $target } is the target.
    } Play something first?
ask-react-answer = “{ $what }” is about to act on { $on }. Play something first?
ask-react-offense = { $seat-is ->
        [seat-you] You have rolled.
       *[other] { $seat } has rolled.
    } Play something?
ask-react-declared = { $seat-is ->
        [seat-you] You are about to use { $use }.
       *[other] { $seat } is about to use { $use }.
    } Play something first?
ask-react-target = The targeting die has fallen. Change it?
ask-react-attack = { $target-is ->
        [seat-you] You are about to defend against { $n } damage.
       *[other] { $target } is about to defend against { $n } damage.
    } Play something?
ask-react-attack-undefendable = { $target-is ->
        [seat-you] { $n } damage comes at you, and there is no defence.
       *[other] { $n } damage comes at { $target }, and there is no defence.
    } Play something?
ask-react-last = The roll phase is about to end. Play something?
ask-react-landing = { $target-is ->
        [seat-you] { $n } damage is about to hit you.
       *[other] { $n } damage is about to hit { $target }.
    } Play something?
ask-react-dealt = The attack has dealt { $n } damage. Play something?
ask-react-upkeep = { $seat-is ->
        [seat-you] Your upkeep is about to end.
       *[other] { $seat }’s upkeep is about to end.
    } Play something?
ask-react-turn-end = { $seat-is ->
        [seat-you] Your turn is about to end.
       *[other] { $seat }’s turn is about to end.
    } Play something?
ask-react-phase = { $seat-is ->
        [seat-you] Your main phase is about to end.
       *[other] { $seat }’s main phase is about to end.
    } Play something?
ask-react-blast = Something is about to explode. Play something?
ask-first = { $seat-is ->
        [seat-you] You roll for the first turn
       *[other] { $seat } rolls for the first turn
    }
ask-draw = { $seat-is ->
        [seat-you] You draw a card
       *[other] { $seat } draws a card
    }
ask-main = What do you play before you roll? You have { $cp } CP.
ask-main-last = What else do you play this turn? You have { $cp } CP.
ask-die = { $seat-is ->
        [seat-you] You roll offensive die { $n }
       *[other] { $seat } rolls offensive die { $n }
    }
ask-keep = Which dice do you roll again? { $left ->
        [one] { $left } roll attempt left.
       *[other] { $left } roll attempts left.
    }
ask-declare = Which Offensive Ability do you activate?
ask-target = Which opponent do you aim “{ $use }” at?
ask-target-of = Which of you is the target of “{ $use }” of { $seat }?
ask-target-die = { $seat-is ->
        [seat-you] You roll the targeting die
       *[other] { $seat } rolls the targeting die
    }
ask-defend = { $seat } attacks for { $n } damage. Do you defend?
ask-defend-nyra = { ask-defend } If you do, Nyra cannot take the attack.
ask-reroll = { CAPITAL($die) } is rolled again
ask-sell = You hold too many cards. Which do you sell? { $n ->
        [one] One has to go.
       *[other] { $n } have to go.
    }
ask-sell-more = Do you sell another card?
ask-discard = { $n ->
        [one] Which card do you discard?
       *[other] Which of { $n } cards do you discard first?
    }
ask-random-card = { $seat-is ->
        [seat-you] You discard a card at random
       *[other] { $seat } discards a card at random
    }
ask-order = What comes first in your upkeep?
ask-order-end = What comes first at the end of your turn?
ask-knockdown = You are knocked down. Do you pay { $n } CP, or skip your Offensive Roll Phase?
ask-again = { $n ->
        [1] Which die do you roll again?
       *[other] Which dice do you roll again?
    }
ask-search = Which card of your deck do you take for “{ $what }”?
ask-nyra = { $n } damage is about to be applied. Does Nyra take that of the attack?
ask-share = { $n } damage is about to be applied. How much of it does Nyra take?
ask-ransom = { $seat } holds { $die } to ransom. Do you pay { $n } CP?
ask-grow = Which spirit grows? You have { $n } to grow.
ask-fell = Which spirit goes? You have { $n } to let go.

## Options

do-pass = Pass
do-take-damage = Take { $n } damage
do-decline = Leave it as it is
do-begin-rolling = Roll the dice
do-end-turn = End the turn
do-play = Play { $card } ({ $cost } CP)
do-upgrade = Upgrade to { $card } ({ $cost } CP)
do-sell = Sell { $card } for 1 CP
do-discard-card = Discard { $card }
do-take-card = Take { $card }
do-use-power = Use { $power } ({ $cost })
price-tokens = spend { $n } { $token }
do-enough = Enough
do-keep-all = Keep all dice
do-reroll-dice = Roll { $dice } again
do-reroll-but = Keep { $dice }, roll { $n }
do-reroll-all = Roll all { $n } again
do-reroll-die = Roll { $die } again
do-set-die = Turn die { $n } from { $was } to { $now }
do-declare = { $ability } ({ $needs })
do-declare-none = No ability
do-roll-on = Go back to the roll attempts left
do-not-defend = Do not defend
do-skip-offense = Skip the Offensive Roll Phase
do-stand-up = Pay { $n } CP
do-pay-ransom = Pay { $n } CP
do-nyra-takes = Nyra takes the damage of the attack
do-take-it-yourself = Take it yourself
do-share-damage = { $n ->
        [0] Nyra takes nothing
       *[other] Nyra takes { $n } damage
    }
do-grow-spirit = { $spirit } grows
do-fell-spirit = { $spirit } goes

## Why not

refused = { $what }: { $why }
refused-upgrade-in-main = Hero Upgrades are played in your Main Phases
refused-only-in-main = only in your own Main Phases
refused-only-in-roll = only in a Roll Phase
refused-only-in-upkeep = only in your Upkeep Phase
refused-too-dear = costs { $cost } CP, you have { $cp }
refused-no-better = the ability is at this level already, or above
refused-only-dice = only what changes dice can be used now
refused-after-damage = the damage has been applied
refused-moment = only { $only }
refused-nothing-to-pick = there is nothing it could act on
refused-too-few-tokens = takes { $n } { $token }, you have { $held }
refused-used = already used this turn
refused-used-in-attack = already used as often as one attack allows
refused-new-chi = these tokens came this turn
refused-dice = needs { $needs }

refuse-mode = Mode { $mode } is for { $seats } players, not { $given }.
refuse-turn-limit = Option turn_limit is a whole number from 1 to { $most }, not '{ $given }'.
refuse-hero = There is no hero '{ $name }'; the heroes are { $known }.
refuse-one-side = The board of { $hero } has one side for this; leave the side out.
refuse-side = A board lies with its { $sides } side up, not '{ $given }'.
refuse-ability = { $hero } has no ability '{ $ability }' to roll for; there are { $known }.
refuse-level = { $ability } of { $hero } has levels 1 to { $most }, not { $given }.
refuse-level-form = Write a level as ability=2, not '{ $given }'.
refuse-dice = --dice takes five numbers from 1 to 6 with commas between, such as 2,4,3,5,6, not '{ $given }'.

## Events

event-first-roll = The roll for the first turn
event-first = { $seat } rolled { $n }
event-turn = { $seat-is ->
        [seat-you] Your turn
       *[other] { $seat }’s turn
    }
event-phase = { $seat-is ->
        [seat-you] Your { $phase } begins
       *[other] { $seat }’s { $phase } begins
    }
event-drew = { $seat } drew { $card }
event-shuffled = { $seat } shuffled the discard pile into a new deck
event-played = { $seat } played { $card }
event-upgraded = { $seat } upgraded to { $card }
event-sold = { $seat } sold { $card }
event-rolled = { $seat } rolled { $face } (die { $die })
event-attempt = { $seat } made roll attempt { $n }
event-declared = { $seat } declared { $use }
event-activated = { $seat } activated { $use }
event-no-ability = { $seat } activated no ability
event-target-die = { $seat } rolled { $face } for the target
event-target = { $target-is ->
        [seat-you] { $seat } aimed at you
       *[other] { $seat } aimed at { $target }
    }
event-defended = { $seat } defended with { $slot }
event-extra-die = { $seat } rolled { $face } on an extra die
event-changed = { $seat-is ->
        [seat-you] Your die { $die } was changed from { $was } to { $face }
       *[other] { $seat }’s die { $die } was changed from { $was } to { $face }
    }
event-rerolled = { $seat } rolled die { $die } again, from { $was } to { $face }
event-power = { $seat } used { $power }
event-token-due = { $token } takes effect
event-slot-due = { $slot } takes effect
event-token-gained = { $token-is ->
        [token-nyra] Nyra recovered { n-health }
        [token-nyra-active] Nyra became active
        [token-nanobot] { $seat } brought the { $token } to its next level
        [token-shock-bot] { $seat } brought the { $token } to its next level
        [token-heal-bot] { $seat } brought the { $token } to its next level
       *[other] { $seat } gained { n-token-named }
    }
event-token-lost = { $token-is ->
        [token-nyra] Nyra lost { n-health }
        [token-nyra-active] Nyra was downed
       *[other] { $seat } lost { n-token-named }
    }
event-cp-gained = { $seat } gained { n-cp }
event-cp-lost = { $seat } lost { n-cp }
event-damage = { $seat } received { $n } damage from { $source }
event-healed = { $seat } healed { $n }
event-prevented = { $seat } prevented { $n } damage
event-avoided = { $seat } avoided the damage of { $source }
event-health = { $n-is ->
        [fall] { $seat-is ->
            [seat-you] Your health fell by { $n } to { $now }
           *[other] { $seat }’s health fell by { $n } to { $now }
        }
       *[rise] { $seat-is ->
            [seat-you] Your health rose by { $n } to { $now }
           *[other] { $seat }’s health rose by { $n } to { $now }
        }
    }
event-discarded = { $seat } discarded { $card }
event-saw = { $seat } saw { $card } in the hand of { $other }
event-skipped = { $seat } skipped the { $phase }
event-out = { $seat-is ->
        [seat-you] You are out of the game
       *[other] { $seat } is out of the game
    }
event-flipped = { $seat } flipped the hero board
event-extra-phase = { $seat } got another Offensive Roll Phase
event-moved = { $token } moves from { $seat } to { $other }
event-failed = { $seat-is ->
        [seat-you] Your ability has no effect
       *[other] { $seat }’s ability has no effect
    }
event-limit = { $seat-is ->
        [seat-you] Your stack limit of { $token } rises
       *[other] { $seat }’s stack limit of { $token } rises
    }
event-saved = { $seat-is ->
        [seat-you] You were saved by Blessing of Divinity
       *[other] { $seat } was saved by Blessing of Divinity
    }
event-over = { $n ->
        [one] The game is over
       *[other] The game is over; several have won
    }

## Set-up

option-mode = Mode
option-mode-help = Duel for 2, teams for 4 or 6, King of the Hill for 3 to 6
choice-mode-auto = By the number of players
choice-mode-duel = Duel
choice-mode-teams = Teams
choice-mode-king = King of the Hill
option-hero = Hero
option-hero-help = Who sits there
choice-hero-any = Any that nobody has, drawn by lot
choice-hero-barbarian = { hero-barbarian }
choice-hero-moon_elf = { hero-moon-elf }
choice-hero-pyromancer = { hero-pyromancer }
choice-hero-shadow_thief = { hero-shadow-thief }
choice-hero-monk = { hero-monk }
choice-hero-paladin = { hero-paladin }
choice-hero-ninja = { hero-ninja }
choice-hero-treant = { hero-treant }
choice-hero-gunslinger = { hero-gunslinger }
choice-hero-samurai = { hero-samurai }
choice-hero-tactician = { hero-tactician }
choice-hero-huntress = { hero-huntress }
choice-hero-cursed_pirate = { hero-cursed-pirate }
choice-hero-artificer = { hero-artificer }
choice-hero-seraph = { hero-seraph }
choice-hero-vampire_lord = { hero-vampire-lord }
option-turn_limit = Turn limit
option-turn_limit-help = Turns of each player after which health decides
option-fresh_marks = Fresh marks
option-fresh_marks-help = Whether Targeted or Bounty counts for the very attack that inflicts it
choice-fresh_marks-count = It counts
choice-fresh_marks-ignore = It does not count
option-evasion = Avoiding
option-evasion-help = What avoiding damage avoids
choice-evasion-one_source = The damage of one source
choice-evasion-whole_phase = All damage of the phase
option-nyra_defense = Nyra and defence
option-nyra_defense-help = Whether Nyra may take an attack that the Huntress defended against
choice-nyra_defense-either = Either she defends, or Nyra takes it
choice-nyra_defense-both = Nyra may take it all the same
option-promo = Promotional cards
option-promo-help = Whether each deck has its promotional card
choice-promo-no = Without
choice-promo-yes = With
option-discard_below = Selling in the Discard Phase
option-discard_below-help = Whether somebody who sells down to six cards may go on selling
choice-discard_below-allowed = May go on
choice-discard_below-not = Only down to six

## Sentences

quoted = { $name }
either = { $first } or { $second }
list-or = { $first }; or { $second }
numbered = ({ $n }) { $effect }
clauses = { $first }; { $second }
sentence = { CAPITAL($clause) }.
sentences = { $first } { $second }
leveled = { $name } { $level }
does-nothing = No effect.
form-then = then { $effect }
form-additionally = additionally, { $effect }
form-times = { $n ->
        [2] twice
       *[other] { $n } times
    }: { $effect }
form-may = you may { $effect }
form-may-choose = you may choose one: { $options }
form-choose = choose one: { $options }
form-if = if { $test }, { $effect }
form-if-else = if { $test }, { $effect }; otherwise { $otherwise }
form-and-if = { $first } and, if { $test }, { $effect }
form-in-case = if { $test }: { $effect }
form-swap = that player chooses one: { $options }

## Numbers of things

n-damage = { $n } damage
n-undefendable = { $n } undefendable damage
n-pure = { $n } pure damage
n-collateral = { $n } collateral damage
n-ultimate = { $n } ultimate damage
n-certain = { $n } damage that can be neither reduced nor prevented
n-prevented = { $n } damage
n-health = { $n } health
n-cp = { $n } CP
n-token = { $n } { $token }
n-token-named = { $n } { $token }
rise = { $n }
fall = { $n }
n-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
n-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
n-spirits = { $n ->
        [one] { $n } spirit
       *[other] { $n } spirits
    }
g-damage = damage
g-undefendable = undefendable damage
g-pure = pure damage
g-collateral = collateral damage
g-ultimate = ultimate damage
g-prevented = damage
g-health = health
g-cp = CP
g-token = { $token }
total-rolled = { $part ->
        [2] half the roll, rounded up
       *[other] { $dice ->
            [1] the roll
           *[other] the sum of the roll
        }
    }
total-my-cp = { $part ->
        [2] half your CP, rounded up
       *[other] your CP
    }
amount-equal = { $noun } equal to { $total }
amount-plus = { $amount } plus { $plus }
amount-each = { $amount } { $each }
amount-every = { $amount } for every { $every } { $by ->
        [number] dice showing { $shown }
       *[symbol] { $shown }
    }
amount-more = { $amount } and { $n } more { $each }
amount-less = { $amount }, { $n } less { $each }
for-each-shown = for each { $by ->
        [number] die showing { $shown }
       *[symbol] { $shown }
    }
for-each-symbols = for each { $shown } on your dice
for-each-held = for each { $token } you have
for-each-it-holds = for each { $token } the target has
for-each-spirits = for each of your spirits
for-each-bots = for each of your bots
for-each-picked = for each
for-each-lose = for each of those tokens
for-each-remove-spirits = for each spirit removed
for-each-steal-cp = for each CP stolen

## Dice of an effect

do-roll = roll { $amount }
roll-on = on { $shown }, { $effect }
roll-any = if any die shows { $shown }, { $effect }
roll-per = for each { $by ->
        [number] die showing { $shown }
       *[symbol] { $shown }
    }, { $effect }

## Conditions

if-both = { $first } and { $second }
if-some = { $n ->
        [1] any die shows { $shown }
       *[other] at least { $n } dice show { $shown }
    }
if-some-not = no die shows { $shown }
if-of-a-kind = you have { $n } of a kind
if-dice-show = { $n ->
        [1] any of your dice shows { $shown }
       *[other] at least { $n } of your dice show { $shown }
    }
if-holds = { $n ->
        [1] you have { $token }
       *[other] you have at least { $n } { $token }
    }
if-lacks = { $n ->
        [1] you have no { $token }
       *[other] you have fewer than { $n } { $token }
    }
if-rolled-total = the sum is at least { $n }
if-rolled-at-most = the sum is at most { $n }
if-beats = { $n ->
        [0] your roll is not lower
       *[other] your roll is higher
    }
if-cursed = your board lies with its cursed side up
if-is-opponent = this is an opponent
if-nyra-stands = Nyra is active
if-nyra-stands-not = Nyra is downed
if-nyra-health = she has at least { $n } health
if-few-attempts = you used fewer than { $n } roll attempts this turn
if-can-pay = you have at least { $n } CP
if-first-player = you are the first player
if-still-defendable = no defence has been activated
if-spared = { $n ->
        [1] an ability or card allows it in this phase
       *[other] Wild West! is in force
    }
if-owns-not = you are not the Cursed Pirate
if-counted-add = at least { $n } damage was added
if-counted-discard = you discarded
if-counted-remove-spirits = you removed at least { $n } spirits

## Verbs

do-nothing = nothing happens
do-again = do this once more
do-hit = deal { $amount }
do-more = deal another { $amount }
do-add = add { $amount }
do-make-undefendable = the attack becomes undefendable
do-hurt = deal { $amount }
do-hurt-me = receive { $amount }
do-splash = deal { $amount }
do-explode = { $token } blows up: receive { $amount } from a source of its own
do-recoil = if the attack deals damage, receive { $amount }
do-prevent = prevent { $amount }
do-prevent-it = prevent { $amount } to that player
do-halve = the damage you are about to receive is halved
do-avoid = you avoid the damage of the attack
do-avoid-it = you avoid that damage
do-heal = heal { $amount }
do-heal-it = that player heals { $amount }
do-steal-health = steal { $amount }
do-gain = gain { $amount }
do-gain-it = that player gains { $amount }
do-gain-to-limit = gain { $token } up to your stack limit
do-nyra-stands = Nyra becomes active
do-inflict = inflict { $amount }
do-inflict-me = take { $amount }
do-lose = remove { $amount } of yours
do-lose-all = remove all of your { $token }
do-lose-picked = remove them
do-spend-picked = spend them
do-spend = spend { $amount }
do-remove = remove it
do-remove-all = remove all status effect tokens from that player
do-raise-limit = raise your stack limit of { $token } by { $n }
do-cp = gain { $amount }
do-cp-lost = pay { $amount }
do-cp-lost-picked = pay it
do-cp-it-lost = { $who ->
        [opponent] the opponent
       *[player] that player
    } loses { $amount }
do-steal-cp = steal { $amount }
do-draw = draw { $amount }
do-discard = discard { $amount }
do-discard-it = { $who ->
        [opponent] the opponent
       *[player] that player
    } discards { $amount } of their choice
do-discard-random-it = { $who ->
        [opponent] the opponent
       *[player] that player
    } discards { $amount } at random
do-discard-all = discard your hand
do-search = search your deck for any card and put it into your hand
do-look = look at that player's hand
do-contest = you and the opponent roll 1 die each
do-attempt = whoever rolls may re-roll any of the dice once more
do-extra-phase = you have another Offensive Roll Phase after this one
do-aim = attack that opponent
do-fail = the ability has no effect
do-dim = all damage of the ability is halved
do-retribute = half of the damage you receive from the attack is dealt to the attacker too
do-flip = flip your hero board to its cursed side
do-grow = grow { $amount }
do-remove-spirits = remove { $amount }
do-remove-spirits-picked = { $most ->
        [1] remove it
       *[other] remove them
    }
do-heal-nyra = heal Nyra by { $amount }
do-build = build { $token } ({ $n ->
        [1] basic
       *[other] advanced
    })
do-activate = activate { $token } free of charge
do-activate-up-to = activate up to { $n } different bots of yours free of charge
do-detonate = all Nanites of that player go off: 1, 3 or 5 damage for 1, 2 or 3 of them
do-drain = heal as much as the attack deals
do-share = the damage of this phase may be divided between you and Nyra
do-spare = { $n ->
        [1] in this phase you may re-roll the die of each Reload you spend
       *[other] in this phase you may re-roll the die of each Reload you spend, and add 1 damage each time you do
    }
do-reroll-own = { $n ->
        [0] re-roll it
        [1] { $dice ->
            [1] you may re-roll the die
           *[other] you may re-roll one die of this roll
        }
       *[other] you may re-roll up to { $n } dice of this roll
    }

## Choices within an effect

pick-opponents = choose an opponent: { $effect }
pick-players = choose a player: { $effect }
pick-teammates = choose a teammate: { $effect }
pick-others = choose another player: { $effect }
pick-sources = choose one source of damage: { $effect }
pick-opponent-sets = { $exactly ->
        [1] choose { $n } different opponents
       *[other] choose up to { $n } opponents
    } and do this to each: { $effect }
pick-player-sets = choose up to { $n } players and do this for each: { $effect }
pick-up-to-token = choose up to { $n } of your { $token }: { $effect }
pick-up-to-cp = choose any part of your CP: { $effect }
pick-up-to-spirits = choose { $n ->
        [1] one spirit of yours or none
       *[other] up to { $n } spirits of yours
    }: { $effect }
pick-any-die-any-value-set-die = change any one die to any value
pick-any-die-step-set-die = change any one die by 1, up or down
pick-own-die-same-set-die = change one of your dice to the value of another die of yours
pick-own-die-set-die = change one of your dice to a { $n }
pick-own-die-reroll = re-roll one of your dice
pick-friendly-die-reroll = re-roll one die of yours or of a teammate
pick-opponent-die-reroll = an opponent re-rolls one die of your choice
pick-opponent-die-ransom = choose a die of an opponent, who either gives you 2 CP or re-rolls it
pick-rolled-die-reroll-own = re-roll { $dice ->
        [1] the die
       *[other] one of these dice
    }
pick-tokens-remove = remove a status effect token from any player
pick-own-tokens-remove = remove a status effect token from yourself
pick-tokens-of-it-remove = remove a status effect token from that player
pick-tokens-move = transfer a status effect token from one player to another
pick-fresh-stop-status = { $more ->
        [1] prevent one negative status effect
       *[other] prevent one status effect
    } of this Roll Phase from being inflicted on you
pick-bots-to-build-build = build a bot you do not have (basic)
pick-bots-to-upgrade-build = make one of your basic bots advanced
pick-bots-built-activate = activate one of your bots free of charge
each-opponents = for each opponent: { $effect }
each-players = for each player: { $effect }
each-rolled-die = for each of these dice: { $effect }

## Abilities

need = { $n } × { $symbol }
needs = { $wanted }
small-straight = Small Straight
large-straight = Large Straight
face = { $symbol } ({ $n })
ability-kind-offensive = Offensive Ability
ability-kind-defensive = Defensive Ability
ability-kind-passive = Passive Ability
ability-kind-ultimate = Ultimate Ability
moment-opening = Before the first turn
moment-upkeep = In your Upkeep Phase
moment-turn-end = At the end of your turn
moment-activating = When you activate an Offensive Ability
moment-activating-token = When you activate an Offensive Ability that is no Ultimate, this token goes
moment-idle = When an opponent's Offensive Roll Phase comes to no attack

## Status effects and powers

status-kind-positive = Positive status effect. Stack Limit: { $limit }.
status-kind-negative = Negative status effect. Stack Limit: { $limit }.
status-kind-unique = Unique status effect. Stack Limit: { $limit }.
status-kind-companion = Companion. At most: { $limit }.
status-kind-state = Companion.
status-kind-nyra = Companion. Health: { $limit } at most.
status-own-limit = For the hero it belongs to: { $limit }.
status-persistent = Persistent.
status-modifier = Attack Modifier.
trait-skips-income = Skip your next Income Phase; then this token goes.
trait-stuns = You can do nothing. After the attack this token goes, and the attacker has another Offensive Roll Phase against you.
trait-knocks-down = Before your Offensive Roll Phase pay { $n } CP or skip it; either way this token goes.
trait-hides = You receive no damage in an opponent's Offensive Roll Phase, Ultimates excepted, and do not defend; everything else happens all the same.
trait-fewer-attempts = You have { $n ->
        [one] { $n } roll attempt
       *[other] { $n } roll attempts
    } fewer.
trait-costly-attempts = Each roll attempt after the first costs { $n } CP.
trait-thorny-attempts = Each roll attempt after the first deals { $n } damage to you, at most twice.
trait-no-damage = Your Offensive Roll Phase deals no damage, Ultimates excepted; everything else it does stands.
trait-less-damage = Your Offensive Roll Phase deals everybody { $n } damage less for each of these tokens. That goes for collateral damage, too, but not for an Ultimate.
trait-less-attack = Your attack deals { $n } damage less for each of these tokens, and all of them go. They go without lowering an Ultimate; pure damage leaves them alone.
trait-more-damage = An attack on you deals { $n } more damage.
trait-pays-attacker = Whoever attacks you gains { $n } CP.
trait-saves = When your health is gone, this token goes instead and your health is { $n }.
trait-explodes = Inflicted on a player who has one: the one that lies there blows up for { $n } undefendable damage from a source of its own.
trait-goes-after-roll-phase = It goes at the end of your next Offensive Roll Phase.
trait-goes-after-own-turn = It goes at the end of a turn that you began with it.
trait-held-fast = { $n ->
        [1] It cannot be transferred.
        [3] Nothing but abilities on the board of the hero it belongs to can transfer or remove it.
       *[other] It can be neither transferred nor removed.
    }
trait-adds-damage = Your attack deals { $n } more damage.
trait-guards = Unless you defend, she may receive all damage of an attack on you instead, Ultimates excepted.
note-new-chi = Tokens that came this turn add no damage.
note-nanite = When they go off, all of these tokens go, and you receive 1, 3 or 5 damage for 1, 2 or 3 of them. In a Roll Phase that adds to the attack if you are its target; otherwise it is collateral damage.
note-synth = Bots are built, upgraded and activated with it.
when-main = In your Main Phase
when-roll = In a Roll Phase
when-instant = At any time
when-upkeep = In your Upkeep Phase
when-only = { $when }, { $only }
only-modifier = { $n ->
        [0] when your attack can be enhanced
       *[other] when your attack can be enhanced and its ability deals at least { $n } damage
    }
only-before-defense = when you attack and no defence has been activated
only-attacked = { $n ->
        [0] when you are attacked
       *[other] when you are attacked for at least { $n } damage
    }
only-incoming = when you are about to receive damage that can be avoided
only-someone-incoming = when a player is about to receive damage
only-dealt = { $n ->
        [0] when your attack has dealt damage
       *[other] when your attack has dealt at least { $n } damage
    }
only-offense-roll = when somebody has rolled offensive dice
only-defense-roll = when somebody has rolled defensive dice
only-attacking = when you attack
only-before-own-defense = when you are attacked and have not defended yet
only-opponent-roll = when dice of an opponent lie open
only-struck = when an opponent's Offensive Roll Phase is about to damage you, Ultimates excepted
only-beside-nyra = when you are attacked, have not defended yet and Nyra is active
cost-tokens = spend { $tokens }
cost-tokens-advanced = spend { $tokens } ({ $n } if the bot is advanced)
cost-cp = pay { $n } CP
cost-nothing = free of charge
power-text = { $when }: { $cost }. { $effect }
power-once = Once a turn.
power-per-attack = At most { $n } times against one attack.

## Cards as such

card-covered = a card
card-kind-main = Main Phase Action
card-kind-roll = Roll Phase Action
card-kind-instant = Instant Action
card-kind-upkeep = Upkeep Phase Action
card-kind-upgrade = Hero Upgrade
card-kind-modifier = Roll Phase Action, Attack Modifier
card-cost = Cost: { $cost } CP.
card-only = Only { $only }.
note-single = These values come from a single source and may differ from the printed ones.
note-recalled = These values are told from memory and may differ from the printed ones.

## Heroes

hero-barbarian = Barbarian
hero-moon-elf = Moon Elf
hero-pyromancer = Pyromancer
hero-shadow-thief = Shadow Thief
hero-monk = Monk
hero-paladin = Paladin
hero-ninja = Ninja
hero-treant = Treant
hero-gunslinger = Gunslinger
hero-samurai = Samurai
hero-tactician = Tactician
hero-huntress = Huntress
hero-cursed-pirate = Cursed Pirate
hero-artificer = Artificer
hero-seraph = Seraph
hero-vampire-lord = Vampire Lord

## Symbols on the dice

symbol-barbarian-sword = Sword
symbol-barbarian-life = Life
symbol-barbarian-pow = Pow!
symbol-moon-elf-arrow = Arrow
symbol-moon-elf-foot = Foot
symbol-moon-elf-moon = Moon
symbol-pyromancer-flame = Flame
symbol-pyromancer-blaze = Blaze
symbol-pyromancer-fiery-soul = Fiery Soul
symbol-pyromancer-meteor = Meteor
symbol-shadow-thief-dagger = Dagger
symbol-shadow-thief-bag = Bag
symbol-shadow-thief-card = Card
symbol-shadow-thief-shadow = Shadow
symbol-monk-fist = Fist
symbol-monk-palm = Palm
symbol-monk-zen = Zen
symbol-monk-lotus = Lotus
symbol-paladin-sword = Sword
symbol-paladin-helmet = Helmet
symbol-paladin-life = Life
symbol-paladin-prayer = Prayer
symbol-ninja-ninjato = Ninjato
symbol-ninja-shuriken = Shuriken
symbol-ninja-mask = Mask
symbol-treant-branch = Branch
symbol-treant-leaf = Leaf
symbol-treant-spirit = Spirit
symbol-gunslinger-bullet = Bullet
symbol-gunslinger-dash = Dash
symbol-gunslinger-bullseye = Bullseye
symbol-samurai-katana = Katana
symbol-samurai-kabuto = Kabuto
symbol-samurai-rising-sun = Rising Sun
symbol-tactician-saber = Saber
symbol-tactician-flag = Flag
symbol-tactician-medal = Medal
symbol-huntress-spear = Spear
symbol-huntress-claw = Claw
symbol-huntress-bonded-soul = Bonded Soul
symbol-huntress-sabertooth = Sabertooth
symbol-cursed-pirate-cutlass = Cutlass
symbol-cursed-pirate-booty = Booty
symbol-cursed-pirate-skull = Skull
symbol-artificer-wrench = Wrench
symbol-artificer-gear = Gear
symbol-artificer-bolt = Bolt
symbol-seraph-blade = Blade
symbol-seraph-wings = Wings
symbol-seraph-cross = Cross
symbol-seraph-angelic-pendant = Angelic Pendant
symbol-vampire-lord-claw = Claw
symbol-vampire-lord-gaze = Gaze
symbol-vampire-lord-droplet = Droplet

## Status effects and companions

token-concussion = Concussion
token-stun = Stun
token-fire-mastery = Fire Mastery
token-burn = Burn
token-knockdown = Knockdown
token-shadows = Shadows
token-sneak-attack = Sneak Attack
token-poison = Poison
token-crit = Crit
token-accuracy = Accuracy
token-protect = Protect
token-retribution = Retribution
token-blessing-of-divinity = Blessing of Divinity
token-evasive = Evasive
token-reload = Reload
token-bounty = Bounty
token-cursed-doubloon = Cursed Doubloon
token-powder-keg = Powder Keg
token-wither = Wither
token-parlay = Parlay
token-blind = Blind
token-entangle = Entangle
token-targeted = Targeted
token-chi = Chi
token-cleanse = Cleanse
token-ninjutsu = Ninjutsu
token-smoke-bomb = Smoke Bomb
token-delayed-poison = Delayed Poison
token-barbed-vine = Barbed Vine
token-wellspring = Wellspring
token-honor = Honor
token-shame = Shame
token-back-strike = Back Strike
token-tactical-advantage = Tactical Advantage
token-constrict = Constrict
token-nyras-bond = Nyra's Bond
token-bleed = Bleed
token-synth = Synth
token-nanite = Nanite
token-flight = Flight
token-holy-presence = Holy Presence
token-blinding-light = Blinding Light
token-blood-power = Blood Power
token-mesmerize = Mesmerize
token-seedling = Seedling
token-sapling = Sapling
token-dryad = Dryad
token-nyra = Nyra
token-nyra-active = Nyra: Active
token-nanobot = Nanobot
token-shock-bot = Shock Bot
token-heal-bot = Heal Bot

## Abilities, those of upgrades under the name of their hero too

ability-barbarian-smack = Smack
ability-barbarian-sturdy-blow = Sturdy Blow
ability-barbarian-fortitude = Fortitude
ability-barbarian-overpower = Overpower
ability-barbarian-war-cry = War Cry
ability-barbarian-mighty-blow = Mighty Blow
ability-barbarian-crit-bash = Crit Bash
ability-barbarian-crit-smash = Crit Smash
ability-barbarian-reckless = Reckless
ability-barbarian-rage = Rage!
ability-barbarian-thick-skin = Thick Skin
ability-moon-elf-longbow = Longbow
ability-moon-elf-demising-shot = Demising Shot
ability-moon-elf-focus = Focus
ability-moon-elf-covered-shot = Covered Shot
ability-moon-elf-evasive-action = Evasive Action
ability-moon-elf-exploding-arrow = Exploding Arrow
ability-moon-elf-entangling-shot = Entangling Shot
ability-moon-elf-eclipse = Eclipse
ability-moon-elf-moon-shadow = Moon Shadow
ability-moon-elf-blinding-shot = Blinding Shot
ability-moon-elf-lunar-blessing = Lunar Blessing
ability-moon-elf-lunar-eclipse = Lunar Eclipse!
ability-moon-elf-missed-me = Missed Me
ability-pyromancer-fireball = Fireball
ability-pyromancer-burning-soul = Burning Soul
ability-pyromancer-pyroblast = Pyroblast
ability-pyromancer-combustion = Combustion
ability-pyromancer-hot-streak = Hot Streak
ability-pyromancer-scorch = Scorch
ability-pyromancer-meteorite = Meteorite
ability-pyromancer-meteoroid = Meteoroid
ability-pyromancer-ignite = Ignite
ability-pyromancer-blazing-soul = Blazing Soul
ability-pyromancer-scorch-the-earth = Scorch the Earth!
ability-pyromancer-molten-armor = Molten Armor
ability-shadow-thief-dagger-strike = Dagger Strike
ability-shadow-thief-shifty-strike = Shifty Strike
ability-shadow-thief-shadow-strike = Shadow Strike
ability-shadow-thief-pickpocket = Pickpocket
ability-shadow-thief-insidious-strike = Insidious Strike
ability-shadow-thief-shank-attack = Shank Attack
ability-shadow-thief-shadow-dance = Shadow Dance
ability-shadow-thief-carducopia = Carducopia
ability-shadow-thief-shadow-shank = Shadow Shank!
ability-shadow-thief-shadow-defense = Shadow Defense
ability-shadow-thief-counter-strike = Counter Strike
ability-monk-fist-strike = Fist Strike
ability-monk-meditate = Meditate
ability-monk-zen-strike = Zen Strike
ability-monk-combo-strike = Combo Strike
ability-monk-tempest-rush = Tempest Rush
ability-monk-fist-of-harmony = Fist of Harmony
ability-monk-lotus-strike = Lotus Strike
ability-monk-way-of-the-lotus = Way of the Lotus
ability-monk-fist-of-tranquility = Fist of Tranquility
ability-monk-way-of-the-monk = Way of the Monk
ability-monk-transcendence = Transcendence!
ability-monk-serenity = Serenity
ability-paladin-tithe = Tithe
ability-paladin-retaliate = Retaliate
ability-paladin-requital = Requital
ability-paladin-righteous-combat = Righteous Combat
ability-paladin-steadfast = Steadfast
ability-paladin-mighty-prayer = Mighty Prayer
ability-paladin-offensive-stance = Offensive Stance
ability-paladin-holy-attack = Holy Attack
ability-paladin-righteous-prayer = Righteous Prayer
ability-paladin-prosperity = Prosperity
ability-paladin-holy-light = Holy Light
ability-paladin-resolute-faith = Resolute Faith!
ability-paladin-divine-defense = Divine Defense
ability-ninja-slash = Slash
ability-ninja-walk-the-line = Walk the Line
ability-ninja-tip-of-the-blade = Tip of the Blade
ability-ninja-death-blossom = Death Blossom
ability-ninja-smoke-screen = Smoke Screen
ability-ninja-kuji-kiri = Kuji-Kiri
ability-ninja-poison-blade = Poison Blade
ability-ninja-shadewalk = Shadewalk
ability-ninja-jugulate = Jugulate
ability-ninja-shadow-fang = Shadow Fang
ability-ninja-misdirect = Misdirect
ability-ninja-assassinate = Assassinate!
ability-ninja-shade-shift = Shade Shift
ability-treant-fertilize = Fertilize
ability-treant-splinter = Splinter
ability-treant-tend = Tend
ability-treant-cultivate = Cultivate
ability-treant-overgrowth = Overgrowth
ability-treant-plant = Plant
ability-treant-vengeful-vines = Vengeful Vines
ability-treant-bitterroot = Bitterroot
ability-treant-call-of-the-wild = Call of the Wild
ability-treant-enrapture = Enrapture
ability-treant-natures-grasp = Nature's Grasp
ability-treant-natures-blessing = Nature's Blessing
ability-treant-wake-the-forest = Wake the Forest!
ability-treant-rooted = Rooted
ability-gunslinger-revolver = Revolver
ability-gunslinger-bounty-hunter = Bounty Hunter
ability-gunslinger-showdown = Showdown
ability-gunslinger-fan-the-hammer = Fan the Hammer
ability-gunslinger-pistol-whip = Pistol Whip
ability-gunslinger-take-cover = Take Cover
ability-gunslinger-mark-the-target = Mark the Target
ability-gunslinger-deadeye = Deadeye
ability-gunslinger-enforcer = Enforcer
ability-gunslinger-fill-em-with-lead = Fill'em With Lead!
ability-gunslinger-quick-draw = Quick Draw
ability-gunslinger-duel = Duel
ability-samurai-katana-slice = Katana Slice
ability-samurai-wakizashi = Wakizashi
ability-samurai-solemnity = Solemnity
ability-samurai-solemn = Solemn
ability-samurai-budo = Budo
ability-samurai-masamune = Masamune
ability-samurai-empower = Empower
ability-samurai-hagakure = Hagakure
ability-samurai-haga = Haga
ability-samurai-shogun = Shogun!
ability-samurai-bushido = Bushido
ability-samurai-stand-tall = Stand Tall
ability-tactician-saber-strike = Saber Strike
ability-tactician-profiteer = Profiteer
ability-tactician-carpet-bomb = Carpet Bomb
ability-tactician-strategize = Strategize
ability-tactician-strategic-approach = Strategic Approach
ability-tactician-indirect-approach = Indirect Approach
ability-tactician-flank = Flank
ability-tactician-exploit = Exploit
ability-tactician-interdiction = Interdiction
ability-tactician-maneuver = Maneuver
ability-tactician-reconnaissance = Reconnaissance
ability-tactician-higher-ground = Higher Ground!
ability-tactician-countermeasures = Countermeasures
ability-huntress-animalistic = Animalistic
ability-huntress-savage = Savage
ability-huntress-hunt = Hunt
ability-huntress-resuscitate = Resuscitate
ability-huntress-feral-instincts = Feral Instincts
ability-huntress-swipe = Swipe
ability-huntress-onslaught = Onslaught
ability-huntress-predatory-advance = Predatory Advance
ability-huntress-jugular = Jugular
ability-huntress-feral = Feral
ability-huntress-ferocious = Ferocious
ability-huntress-jungle-fury = Jungle Fury!
ability-huntress-nyra = Nyra
ability-huntress-maternal-bond = Maternal Bond
ability-cursed-pirate-cutlass-strike = Cutlass Strike
ability-cursed-pirate-x-marks-the-spot = X Marks the Spot
ability-cursed-pirate-light-the-fuse = Light the Fuse
ability-cursed-pirate-black-spot = Black Spot
ability-cursed-pirate-walk-the-plank = Walk the Plank
ability-cursed-pirate-shiver-me-timbers = Shiver Me Timbers
ability-cursed-pirate-cursed = Cursed
ability-cursed-pirate-ahoy-matey = Ahoy Matey
ability-cursed-pirate-pirates-touch = Pirate's Touch!
ability-cursed-pirate-soul-cutlass = Soul Cutlass
ability-cursed-pirate-dread-mark = Dread Mark
ability-cursed-pirate-thar-she-blows = Thar She Blows
ability-cursed-pirate-black-soul = Black Soul
ability-cursed-pirate-abyssal-walk = Abyssal Walk
ability-cursed-pirate-the-shivering = The Shivering
ability-cursed-pirate-cursed-flipped = Cursed
ability-cursed-pirate-avast-ye = Avast Ye
ability-cursed-pirate-cursed-touch = Cursed Touch!
ability-artificer-spanner-strike = Spanner Strike
ability-artificer-schematics = Schematics
ability-artificer-eureka = Eureka
ability-artificer-scratch-built = Scratch Built
ability-artificer-jolt = Jolt
ability-artificer-nuts-n-bolts = Nuts N' Bolts
ability-artificer-zapppp = Zapppp!
ability-artificer-swarming-bots = Swarming Bots
ability-artificer-overclock = Overclock
ability-artificer-power-up = Power Up
ability-artificer-maximum-power = Maximum Power!
ability-artificer-scrap-collector = Scrap Collector
ability-artificer-ratchet-up = Ratchet Up
ability-seraph-holy-blade = Holy Blade
ability-seraph-cherubim = Cherubim
ability-seraph-cherubim-ii = Cherubim II
ability-seraph-glorious = Glorious
ability-seraph-take-flight = Take Flight
ability-seraph-purify = Purify
ability-seraph-holy-smite = Holy Smite
ability-seraph-holy-command = Holy Command
ability-seraph-triumphant = Triumphant
ability-seraph-archangels-will = Archangel's Will
ability-seraph-heavens-blessing = Heaven's Blessing
ability-seraph-highest-power = Highest Power
ability-seraph-divine-visage = Divine Visage
ability-seraph-split-the-heavens = Split the Heavens!
ability-seraph-angelic-mantle = Angelic Mantle
ability-vampire-lord-gouge = Gouge
ability-vampire-lord-glamour = Glamour
ability-vampire-lord-influence = Influence
ability-vampire-lord-sanguimancy = Sanguimancy
ability-vampire-lord-presence = Presence
ability-vampire-lord-rend = Rend
ability-vampire-lord-possess = Possess
ability-vampire-lord-draw-blood = Draw Blood
ability-vampire-lord-blood-magic = Blood Magic
ability-vampire-lord-gash = Gash
ability-vampire-lord-blood-thirst = Blood Thirst
ability-vampire-lord-hemorrhage = Hemorrhage
ability-vampire-lord-exsanguinate = Exsanguinate!
ability-vampire-lord-immortal-flesh = Immortal Flesh

## Cards; upgrades go by their ability and level

card-common-transference = Transference!
card-common-what-status-effects = What Status Effects?
card-common-vegas-baby = Vegas Baby!
card-common-get-that-outta-here = Get That Outta Here!
card-common-triple-up = Triple Up!
card-common-double-up = Double Up!
card-common-buh-bye = Buh, Bye!
card-common-tip-it = Tip It!
card-common-getting-paid = Getting Paid!
card-common-not-this-time = Not This Time!
card-common-twice-as-wild = Twice As Wild!
card-common-try-try-again = Try, Try Again!
card-common-so-wild = So Wild!
card-common-samesies = Samesies!
card-common-one-more-time = One More Time!
card-common-helping-hand = Helping Hand!
card-common-better-d = Better D!
card-common-six-it = Six-It!
card-barbarian-concuss = Concuss!
card-barbarian-head-bash = Head Bash!
card-barbarian-get-some = Get Some!
card-barbarian-feelin-good = Feelin' Good!
card-barbarian-adrenaline-surge = Adrenaline Surge!
card-moon-elf-moon-magic = Moon Magic!
card-moon-elf-take-that = Take That!
card-moon-elf-volley = Volley!
card-moon-elf-evade = Evade!
card-moon-elf-lunar-umbra = Lunar Umbra!
card-pyromancer-warm-up = Warm Up!
card-pyromancer-fire-up = Fire Up!
card-pyromancer-red-hot = Red Hot!
card-pyromancer-huzzah = Huzzah!
card-pyromancer-infernal-infusion = Infernal Infusion!
card-shadow-thief-sneaky = Sneaky!
card-shadow-thief-poison-wound = Poison Wound!
card-shadow-thief-wild-shadow = Wild Shadow!
card-shadow-thief-shadow-coin = Shadow Coin!
card-shadow-thief-enter-the-shadows = Enter the Shadows!
card-shadow-thief-card-trick = Card Trick!
card-shadow-thief-shadow-meld = Shadow Meld!
card-monk-palm-strike = Palm Strike!
card-monk-mystic-mantra = Mystic Mantra!
card-monk-ruminate = Ruminate!
card-monk-contemplate = Contemplate!
card-monk-enlightenment = Enlightenment!
card-paladin-mighty = Mighty!
card-paladin-consecration = Consecration!
card-paladin-blessed = Blessed!
card-paladin-absolution = Absolution!
card-paladin-divine-favor = Divine Favor!
card-ninja-poison-dart = Poison Dart!
card-ninja-throwing-stars = Throwing Stars!
card-ninja-fan-of-knives = Fan of Knives!
card-ninja-smoke-offering = Smoke Offering!
card-ninja-train = Train!
card-ninja-escape = Escape!
card-ninja-dojo = Dojo!
card-treant-harvest = Harvest!
card-treant-cultivate = Cultivate!
card-treant-will-o-wisp = Will O' Wisp!
card-treant-down-pour = Down Pour!
card-treant-stomp = Stomp!
card-treant-drink-deep = Drink Deep!
card-treant-mother-tree = Mother Tree!
card-gunslinger-wanted = Wanted!
card-gunslinger-spin-the-chamber = Spin the Chamber!
card-gunslinger-roulette = Roulette!
card-gunslinger-wild-west = Wild West!
card-gunslinger-eat-lead = Eat Lead!
card-gunslinger-run-and-gun = Run and Gun!
card-samurai-honorable = Honorable!
card-samurai-shame-on-you = Shame on You!
card-samurai-dont-back-down = Don't Back Down!
card-samurai-gishi = Gishi!
card-samurai-follow-through = Follow Through!
card-samurai-kensei = Kensei!
card-tactician-bunker-up = Bunker Up!
card-tactician-war-room = War Room!
card-tactician-feigned-retreat = Feigned Retreat!
card-tactician-disengage = Disengage!
card-tactician-ambush = Ambush!
card-tactician-upper-hand = Upper Hand!
card-huntress-blood-bond = Blood Bond!
card-huntress-savage-slash = Savage Slash!
card-huntress-pounce = Pounce!
card-huntress-prowl = Prowl!
card-huntress-resilient = Resilient!
card-huntress-primal-roar = Primal Roar!
card-cursed-pirate-yo-ho = Yo Ho!
card-cursed-pirate-light-it-up = Light It Up!
card-cursed-pirate-feed-the-fish = Feed the Fish!
card-cursed-pirate-pirates-life = Pirate's Life!
card-cursed-pirate-high-stakes = High Stakes!
card-cursed-pirate-crows-nest = Crow's Nest!
card-cursed-pirate-truce = Truce!
card-cursed-pirate-pillage = Pillage!
card-cursed-pirate-scurvy = Scurvy!
card-cursed-pirate-swashbuckle = Swashbuckle!
card-cursed-pirate-ransom = Ransom!
card-cursed-pirate-run-ya-through = Run Ya Through!
card-cursed-pirate-shark-bait = Shark Bait!
card-cursed-pirate-batten-down = Batten Down!
card-cursed-pirate-cursed-cards = Cursed Cards!
card-cursed-pirate-heave-ho = Heave-Ho!
card-artificer-high-voltage = High Voltage!
card-artificer-nanite-assault = Nanite Assault!
card-artificer-conductivity = Conductivity!
card-artificer-oooh-shiny = Oooh Shiny!
card-artificer-arcing-shield = Arcing Shield!
card-artificer-robo-revenge = Robo Revenge!
card-artificer-synthesize = Synthesize!
card-seraph-divine-intervention = Divine Intervention!
card-seraph-to-the-skies = To the Skies!
card-seraph-angelic-combat = Angelic Combat!
card-seraph-smote = Smote!
card-seraph-holier-than-thou = Holier than Thou!
card-vampire-lord-blood-letting = Blood Letting!
card-vampire-lord-consume-blood = Consume Blood!
card-vampire-lord-dark-omen = Dark Omen!
card-vampire-lord-limb-from-limb = Limb from Limb!
card-vampire-lord-blood-boil = Blood Boil!
card-vampire-lord-blood-flow = Blood Flow!
card-vampire-lord-blood-tide = Blood Tide!

### Rules

rules-set = Set-up
rules-turn = The turn
rules-health = Health
rules-cp = Combat points
rules-up = Upkeep Phase
rules-inc = Income Phase
rules-main = Main Phases
rules-card = Cards
rules-off = Offensive Roll Phase
rules-tgt = Targeting Roll Phase
rules-def = Defensive Roll Phase
rules-disc = Discard Phase and the end of a turn
rules-dmg = Damage
rules-mod = Attack Modifiers
rules-ult = Ultimate Abilities
rules-fx = How effects are worded
rules-stat = Status effects
rules-comp = Companions
rules-passive = Passive Abilities
rules-int = Interrupts
rules-team = Team game
rules-king = King of the Hill
rules-end = End of the game
rules-dig = Played on a machine
rules-status = The statuses, one by one
rules-cards = The cards of every deck
rules-hero = The heroes
rule-hero = { $hero }: the dice, abilities, status effects and cards do what their texts say.

DT-set-1 = Two players duel. Four or six play in two teams; three to six can play King of the Hill, everybody alone.
DT-set-2 = Everybody takes a hero with its board, five dice, tokens and deck.
DT-set-3 = In a duel everybody begins with 50 health, 2 CP and a hand of four cards from the shuffled deck.
DT-set-4 = Everybody rolls a die; the highest goes first. Those who tie for it roll again.
DT-set-5 = Some heroes have a preparation of their own, which comes before the first turn.
DT-set-6 = The promotional card of a hero is in the deck only if you say so when the game is set up.
DT-turn-1 = From the first player on, turns go round clockwise. Whoever is out has no more turns.
DT-turn-2 = A turn has eight phases: Upkeep, Income, Main 1, Offensive Roll, Targeting Roll, Defensive Roll, Main 2, Discard.
DT-health-1 = A hero whose health falls to 0 is defeated at once. Health is never counted below 0.
DT-health-2 = Health never rises more than 10 above the start. Healing and damage of one phase are summed first; the limit applies to the sum.
DT-health-3 = If all heroes that are left fall at the same moment, the game is a draw.
DT-health-4 = Who falls in his own roll phase before damage is applied deals none any more.
DT-cp-1 = Nobody has more than 15 CP; what would come above that is lost. CP never fall below 0.
DT-up-1 = In your Upkeep Phase everything happens that your statuses and abilities name for it.
DT-up-2 = If there are several such effects, the active player chooses their order.
DT-up-3 = Damage and healing of the Upkeep Phase are summed and applied together at its end.
DT-inc-1 = In your Income Phase you gain 1 CP.
DT-inc-2 = Then you draw one card.
DT-inc-3 = The first player skips the very first Income Phase.
DT-main-1 = In your Main Phases you may sell cards, play cards and use what you have, in any order and as often as you like.
DT-main-2 = Main Phase Action cards are played in your own Main Phases alone.
DT-main-3 = Hero Upgrades are played in your own Main Phases alone.
DT-card-1 = A card costs the CP printed on it; whoever has fewer cannot play it. Its symbol names the phases in which it is played.
DT-card-2 = If you must draw and your deck is empty, your discard pile is shuffled and becomes your new deck.
DT-card-3 = To play an Action card, pay its cost, do what it says, and put it on your discard pile.
DT-card-4 = Roll Phase Action cards are played in any player's Offensive, Targeting or Defensive Roll Phase, and only there.
DT-card-5 = Instant Action cards are played at any moment of anybody's turn.
DT-card-6 = In your own Main Phases you may sell any card of your hand: discard it and gain 1 CP, whatever it costs to play.
DT-card-7 = A card that names a condition can be played only while it holds.
DT-card-8 = An upgrade lies on the ability of the same name for the rest of the game. Once played it cannot be sold.
DT-card-9 = You may upgrade straight to level III for its full cost. From level II to III you pay only the difference.
DT-card-10 = Cards that change dice act on dice that lie open: those of a roll attempt, the targeting die, and dice that an ability, a card or a status lets somebody roll.
DT-card-11 = Your dice are those you have rolled. A card names whose dice it changes: yours, an opponent's, a teammate's or anybody's.
DT-card-12 = Damage and healing in a Main Phase are applied as soon as the card is done; whoever is hurt may answer first.
DT-card-13 = An extra roll attempt lets whoever rolls throw any of the dice once more. In the Offensive Roll Phase it is an attempt like the others and costs or hurts like them; in a defence only the defender's own dice are thrown.
DT-card-14 = Your discard pile lies face up; anybody may look through it.
DT-off-1 = In your Offensive Roll Phase you roll for one Offensive Ability. After every step anybody may play Roll Phase Action cards.
DT-off-2 = You have up to three roll attempts. The first is with all five dice.
DT-off-3 = In every further attempt you throw again as many dice as you like. You may stop at any time.
DT-off-4 = When you have stopped, declare an Offensive Ability whose requirement your dice meet, or that you activate none.
DT-off-5 = Before a declared ability is activated, everybody may still change the dice.
DT-off-6 = If the dice were changed, you may declare another ability that they now allow, or go back to the attempts you have left.
DT-off-7 = Then the ability is activated: one in each Offensive Roll Phase.
DT-off-8 = First come the effects of the ability that need no target, such as what you gain, heal or draw.
DT-off-9 = An ability that asks for symbols needs at least so many of each among your five dice.
DT-off-10 = A small straight is four numbers in a row.
DT-off-11 = A large straight is five numbers in a row.
DT-off-12 = If the dice meet several requirements, you are free to choose, a lower step of the same ability included.
DT-off-13 = An attack is an Offensive Ability that deals at least 1 damage to one opponent as its target. Collateral damage alone makes no attack.
DT-tgt-1 = Whatever acts on an opponent needs a target, even if it deals no damage. It is determined when it is first needed, and stays the same for the whole ability.
DT-tgt-2 = In a duel there is nothing to target. In teams a die decides.
DT-tgt-3 = The targeting die may be changed like any other, unless the ability is an Ultimate.
DT-tgt-4 = Two against two: 1 or 2 the opponent on the left, 3 or 4 the one on the right, on a 5 the opponents choose, on a 6 you do.
DT-tgt-5 = Three against three: 1 or 2 the opponent on the left, 3 or 4 the one in the middle, 5 or 6 the one on the right.
DT-tgt-6 = When the opponents choose, the one whose turn comes next speaks for them; they choose under an Ultimate, too.
DT-def-1 = Effects on the target that are no damage come before any damage.
DT-def-2 = Against an attack whose damage is defendable, its target may activate a Defensive Ability.
DT-def-3 = Whoever has several Defensive Abilities chooses one before the roll.
DT-def-4 = The defender has a single attempt, with the number of dice printed on the ability.
DT-def-5 = What the dice of the defence give besides damage comes at once.
DT-def-6 = After a last chance to spend statuses and play cards, all damage, prevention and healing of the roll phases are summed and applied together.
DT-def-7 = The roll phase ends before Main Phase 2; statuses that last for one roll phase of their holder leave then. A phase won by Stun is a roll phase of its own.
DT-disc-1 = Whoever has more than six cards in the Discard Phase sells down to six, and may go on; every card brings 1 CP.
DT-disc-2 = What happens at the end of your turn comes after the Discard Phase, in an order of your choice; its damage is applied together.
DT-dmg-1 = Incoming damage is what a hero is about to receive, from whatever source.
DT-dmg-2 = Normal damage can be defended against, avoided and enhanced.
DT-dmg-3 = Undefendable damage can be avoided and enhanced, but no Defensive Ability is activated against it.
DT-dmg-4 = Pure damage is undefendable damage that cannot be enhanced; it can still be avoided.
DT-dmg-5 = Collateral damage hits whoever the text names, without targeting. It is no attack, cannot be defended against or enhanced, but can be avoided. Every member of a team that is named receives it.
DT-dmg-6 = Ultimate damage can be enhanced, but not defended against, reduced or avoided.
DT-dmg-7 = A status on the target that strengthens attacks counts even if the same ability has just inflicted it.
DT-dmg-8 = First everything is applied that adds to incoming damage or subtracts from it: the subtotal.
DT-dmg-9 = Then everything that multiplies or divides, each worked out by itself from the subtotal and rounded up.
DT-dmg-10 = What is left is the final damage; less than nothing is nothing.
DT-dmg-11 = Damage from a source of its own is applied at once and adds to no other.
DT-dmg-12 = Whoever avoids damage avoids that of one source. An attack with everything that was added is one source, collateral damage another, what a defence deals a third; what statuses and cards deal in a phase is one source together.
DT-mod-1 = A card or status that changes an attack is an Attack Modifier. It is used on attacks alone, and the damage it adds is of the same kind as the attack's.
DT-mod-2 = They may be used before or after the defence, until damage is applied. An attack can be made undefendable only before.
DT-mod-3 = No Attack Modifier is used on an attack of pure damage, not even for what it does besides adding damage. What marks the target has its other effects all the same.
DT-ult-1 = Once an Ultimate Ability is activated, opponents can do nothing until the roll phase is over. It can only be enhanced.
DT-ult-2 = The only way to stop an Ultimate Ability is to change the dice before it is activated.
DT-ult-3 = An Ultimate Ability ignores every status that would weaken, avoid or stop it. A status that acts when its holder falls works afterwards.
DT-fx-1 = "Roll so many dice": throw that many once and use what they show. Dice thrown before do not count.
DT-fx-2 = "On a symbol": if any die shows it, you get the bonus once, however many show it.
DT-fx-3 = "Number × symbol": the number once for every die that shows the symbol.
DT-fx-4 = "Then" is a break: what stands before it is done, statuses and cards may be used, and what stands after it follows. Damage is still applied at the end of the roll phase.
DT-fx-5 = "Two, three, four or five of a kind" means dice with the same number, not the same symbol.
DT-fx-6 = Of effects joined by "or" you apply one.
DT-fx-7 = To steal is to take from an opponent what you then have yourself. If there is less than the text says, you take what there is.
DT-fx-8 = What follows "additionally" is done after everything else in the text.
DT-fx-9 = Dice thrown for an ability may be used for several of its effects.
DT-fx-10 = A number that hangs on what you have, such as damage equal to your CP, is counted once, when that part of the ability is done: what the ability gave before counts, and what you spend afterwards changes nothing.
DT-stat-1 = Who gains a status, or has one inflicted on him, puts its token on his board.
DT-stat-2 = Whatever removes statuses removes exactly as many tokens as it says.
DT-stat-3 = A status that can be spent is spent at any moment of anybody's turn unless it says otherwise; also while dice lie open, before what they give is gained. Its token goes, and its effect cannot be interrupted.
DT-stat-4 = A persistent status stays until a card or ability removes it.
DT-stat-5 = Nobody holds more tokens of a status than its stack limit; what would come above it is lost.
DT-stat-6 = Who raises a stack limit raises it for this hero alone, for the rest of the game.
DT-stat-7 = A unique status has rules of its own, which come before those for statuses.
DT-stat-8 = A token is moved only to somebody who has room for it, and never if its own rule forbids it.
DT-stat-9 = A Powder Keg that comes, inflicted or moved, to somebody who has one blows up the first.
DT-stat-10 = Statuses that a defeated player has put on others stay in the game.
DT-stat-11 = Tokens never run out: if there are not enough in the box, something else stands for them.
DT-comp-1 = Companions are no statuses: nothing that moves, removes or counts statuses touches them. They are moved, removed or destroyed only as their own rules say.
DT-comp-2 = Either the Huntress defends, or Nyra may take the attack: who has activated a Defensive Ability against it receives the damage herself.
DT-passive-1 = A Passive Ability always acts, or can always be used, without any roll.
DT-passive-2 = An ability that waits for an opponent who does not attack acts when that opponent's Offensive Roll Phase, not skipped, came to no attack on anybody. An attack that a status stopped was an attack; an ability that would have been none was none.
DT-passive-3 = A skipped Offensive Roll Phase had no roll attempts: { ability-samurai-bushido } brings the Samurai Honor for it, too.
DT-int-1 = Nothing interrupts an instant or a spent status, and no card interrupts a Roll Phase card; but dice that they roll lie open before they count. Anything else may be interrupted, a Main Phase card too: by instants, by spent statuses and, in a Roll Phase, by its cards.
DT-int-2 = An ability is interrupted between its steps: dice may be changed after they are rolled and before they count; then it goes on.
DT-int-3 = If several wish to act, they do so clockwise from the active player. Whoever acts gives the others a chance to answer.
DT-int-4 = Players are asked whether they act after every roll, before an ability is activated, when its target has been chosen, at every "then", before something of another player is changed, before a defence, before damage is applied, and at the end of Upkeep, of each Main Phase and of the turn; and only who can act.
DT-int-5 = A Main Phase card, or a choice within an ability, may be answered once it is known whom it concerns and before anything happens to him: a token that is to be removed, moved or stolen may be spent first. What was chosen stays chosen, and what was paid stays paid; what is no longer there is not touched.
DT-team-1 = Teammates sit together, may look at each other's cards and plan together.
DT-team-2 = Turns alternate between the teams.
DT-team-3 = A team has one health counter, which begins at 50; at 0 all of its heroes are defeated.
DT-team-4 = Everybody has CP of his own and spends them on his own cards and abilities alone.
DT-team-5 = If several heroes of a team are hurt at the same time, their health counter goes down by the sum.
DT-team-6 = Teams sit facing each other; left and right are as the attacker sees them.
DT-team-7 = "An opponent" is somebody of the other team, "a teammate" somebody else of your own, "a player" anybody, yourself included.
DT-team-8 = You may not reduce a teammate's damage unless a card or status says so, but you may change dice for a teammate.
DT-king-1 = Everybody begins with 35 health.
DT-king-2 = Everybody is everybody else's opponent.
DT-king-3 = You aim at any opponent you choose.
DT-king-4 = Who has the most health leads. Who aims at a leader draws a bonus card at once, before any other effect.
DT-king-5 = If you lead together with your target, you draw the card all the same.
DT-king-6 = If you lead alone, there is no bonus card.
DT-king-7 = Who is defeated leaves the game; the last one standing has won.
DT-king-8 = The bonus card comes for every ability that is aimed at a leader, even if it deals no damage, and also where its own text lets you choose opponents; one card for an ability at most. Collateral damage is aimed at nobody. The target of a phase won by Stun is not chosen and brings none.
DT-end-1 = Whoever is left when all opponents are defeated has won.
DT-end-2 = After the agreed number of rounds the game ends; those who still stand are placed by their health.
DT-dig-1 = When your time is up, you declare the best ability your dice allow, defend and stand up; everything else you let pass.

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
odds-percent = { $whole }.{ $tenths }%
odds-below = under 0.1%
odds-above = over 99.9%
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
odds-unlabelled = ·

# What is wrong with a content file, and how sure a value is.
fault-no-doubt = is no value that is in doubt; of this hero there are: { $known }
sure-sourced = from two sources
sure-corrected = corrected by the owner
sure-single = from a single source
sure-recalled = from memory

## Why a rule is read as it is

DT-set-2-why = That a hero may sit at the table twice, as a duel with one's mirror, is our addition.
DT-set-4-why = The highest die begins; what happens in a tie is not said.
DT-set-6-why = Promotional cards came outside the box.
DT-health-2-why = The limit is printed; that healing and damage of a phase are summed before it is applied follows from their being applied at the same time.
DT-health-4-why = Health can be stolen from an attacker before his damage is applied; who is defeated has left the game, so in a game of several his attack goes with him.
DT-card-3-why = So a card that makes one draw is not in the pile when an empty deck is made anew.
DT-card-7-why = Taken for granted: without it a card would be paid for and do nothing.
DT-card-12-why = Damage is summed in upkeep and in roll phases; of main phases nothing is said.
DT-card-13-why = An extra attempt belongs to an ability, never to the dice of a card or a status.
DT-card-14-why = That it lies face up is printed; so whatever lies in it may be seen.
DT-tgt-6-why = On a 5 the opponents choose under an ultimate, too: it is targeting, not an answer. They agree among themselves at the table; here the one who is next in turn speaks for them.
DT-def-5-why = The examples there, a bot or Shame, fit no hero's defence; they only illustrate the wording.
DT-def-7-why = The end of the roll phase is printed; that the extra phase which Stun gives has an end of its own is not.
DT-disc-1-why = The cards above the limit, or more, says the Russian rulebook; the Polish one stops at six.
DT-disc-2-why = Some statuses and abilities act at the end of a turn; it follows the discard phase.
DT-dmg-7-why = A status that the ability inflicts before its damage lies on the target when damage is summed.
DT-dmg-12-why = The Gunslinger's leaflet speaks of the damage of one source; those of the Moon Elf, the Ninja and the Shadow Thief avoid all that statuses deal in an Upkeep Phase at once, Burn and Poison together. At some tables one success avoids everything of the phase.
DT-mod-2-why = An attack whose defence has been rolled can no longer become undefendable.
DT-mod-3-why = That pure damage cannot be enhanced is printed; whether a modifier may be used for its other effects is not.
DT-ult-3-why = That it ignores statuses which weaken it is printed; which those are is not. One that acts when its holder would fall is none of them.
DT-fx-4-why = The break is printed; in an ability that deals damage before it, damage is still summed at the end.
DT-fx-10-why = When a number such as that of CP is counted is not said; players of the Shadow Thief count it with what the ability gives and leave it at that.
DT-stat-8-why = What happens to a token moved onto a full stack is not said, so it is not possible.
DT-stat-9-why = A second keg blows up the first; that moving one does the same is our reading.
DT-stat-11-why = So the number of tokens in a box limits nothing; the stack limit does.
DT-comp-2-why = Contested. Her leaflet says that the Huntress does not use a Defensive Ability if Nyra takes the attack; a community FAQ has the choice made when the defence is over and counts the health it gave Nyra. The choice comes after totalling, so we ask whoever did not defend; with the switch, whoever did as well.
DT-comp-nyra-why = Whether she takes the hit is asked after totalling; health that she gained by then counts.
DT-passive-2-why = The leaflet speaks of an attack on one's own hero; with several opponents we ask for any attack, and look at the opponent whose roll phase ended. That a failed Blinding Light roll is still an attack is printed; we take that of an ability that would have been one, and Blind alike.
DT-passive-3-why = Bushido asks for fewer than three roll attempts in an Offensive Roll Phase; of a skipped one nothing is said.
DT-int-1-why = The card sheet lets an instant interrupt any action or ability but another instant; the glossary, which we follow, keeps cards off roll phase cards and spent statuses, too. Nothing protects Main Phase cards and abilities, nor a roll phase card from a spent status. Dice of what is protected are dice and lie open.
DT-int-4-why = At any time, says the rulebook. We ask at the moments at which something can have changed, and only whoever has something to play.
DT-int-5-why = An interrupted action goes on afterwards, says the rulebook; whether its targets are named first is not said. Who answers must know what he answers. An upgrade, a sale and what one does to oneself leave nothing to do.
DT-team-6-why = The picture of the seating is lost; teams sit together, facing each other.
DT-king-8-why = The text speaks of attacks; an ability that only inflicts statuses is aimed the same way, by its own text or in the targeting roll phase. Collateral damage has no target, and the target of the phase that Stun gives is not chosen, so they bring no card.
DT-end-2-why = Two careful players could heal for ever; a game on a machine must end.
DT-dig-1-why = A clock needs an answer for who does not give one.
DT-status-stun-why = The extra offensive roll phase is a phase of its own, with an end of its own.
DT-status-blessing-of-divinity-why = It acts when its holder would fall, so it works after an ultimate, too.
DT-status-powder-keg-why = Moved onto a keg, it does what a keg inflicted there does: the first one blows up.
DT-status-wither-why = The leaflet speaks of what a roll phase deals: so to each player who is hurt, collateral damage too.
DT-status-parlay-why = It leaves at the first end of a roll phase of its holder.
DT-status-blinding-light-why = The reduction is rounded up as every division; who fails the roll has still attacked.
DT-hero-pyromancer-why = Scorch the Earth! deals 2 collateral damage; one page of the Polish scan reads 1.
DT-hero-cursed-pirate-why = The board turns at the end of her turn, when there is no doubloon left to remove.
rule-doubtful = Some of it rests on a single source; a content file can replace it.
rule-doubtful-parts = { $n ->
        [one] { $n } of its levels, cards and statuses rests on a single source or on memory.
       *[other] { $n } of its levels, cards and statuses rest on a single source or on memory.
    }

# What a choice changes on average.
measure-health = { $more ->
        [yes] { $n } more health for you
       *[no] { $n } less health for you
    }
measure-their-health = { $more ->
        [yes] { $n } more health for the other side
       *[no] { $n } less health for the other side
    }
measure-cp = { $more ->
        [yes] { $n } more CP for you
       *[no] { $n } less CP for you
    }
measure-cards = { $more ->
        [yes] { $n } more cards in your hand
       *[no] { $n } fewer cards in your hand
    }
measure-upgrades = { $more ->
        [yes] { $n } more levels of your abilities
       *[no] { $n } fewer levels of your abilities
    }
measure-token = { $more ->
        [yes] { $n } more { $what } with you
       *[no] { $n } less { $what } with you
    }
measure-their-token = { $more ->
        [yes] { $n } more { $what } with the other side
       *[no] { $n } less { $what } with the other side
    }
ground-keep = These dice reach { $ability } in { $chance }, the second choice in { $other }; all in all they are worth { $worth } damage against { $less }.
ground-keep-same = These dice reach { $ability } in { $chance }; all in all they are worth { $worth } damage, the second choice { $less }.

# What studies note of each seat.
mark-drawn = Cards drawn
mark-played = Cards played and upgrades made
thing-card = { $hero }: { $card }

# Where in the rulebook a rule stands.
place-team-game = Team game
place-setting-up-the-game = Setting up the game
place-the-phases-of-a-turn = The phases of a turn
place-health = Health
place-combat-points = Combat points
place-a-turn-step-by-step-upkeep = A turn step by step: upkeep
place-a-turn-step-by-step-income = A turn step by step: income
place-a-turn-step-by-step-main-phase-1 = A turn step by step: main phase 1
place-hero-cards = Hero cards
place-action-cards = Action cards
place-hero-upgrades = Hero upgrades
place-other-rules-simultaneous-actions-and-interrupts = Other rules: simultaneous actions and interrupts
place-game-terms = Game terms
place-a-turn-step-by-step-offensive-roll-phase = A turn step by step: offensive roll phase
place-your-hero-board = Your hero board
place-a-turn-step-by-step-targeting-roll-phase = A turn step by step: targeting roll phase
place-a-turn-step-by-step-defensive-roll-phase = A turn step by step: defensive roll phase
place-a-turn-step-by-step-discard-phase = A turn step by step: discard phase
place-final-damage = Final damage
place-kinds-of-damage = Kinds of damage
place-the-cursed-pirate-s-leaflet = The Cursed Pirate's leaflet
place-the-gunslinger-s-leaflet = The Gunslinger's leaflet
place-attack-modifiers = Attack modifiers
place-applying-effects = Applying effects
place-status-effects = Status effects
place-companions = Companions
place-the-leaflets-of-the-heroes = The leaflets of the heroes
place-king-of-the-hill = King of the Hill
place-winning-the-game = Winning the game
place-the-pyromancer-s-leaflet = The Pyromancer's leaflet
place-the-shadow-thief-s-leaflet = The Shadow Thief's leaflet
place-the-cards-of-the-decks = The cards of the decks
