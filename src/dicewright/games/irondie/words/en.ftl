# IRONDIE in English.

game-irondie = IRONDIE

## Dice. A die's message takes the colour in the gender its own name needs.

colour-red-m = red
colour-red-f = red
colour-blue-m = blue
colour-blue-f = blue
colour-yellow-m = yellow
colour-yellow-f = yellow
colour-purple-m = purple
colour-purple-f = purple
colour-green-m = green
colour-green-f = green
colour-orange-m = orange
colour-orange-f = orange
colour-black-m = black
colour-black-f = black
colour-white-m = white
colour-white-f = white
colour-none = none
rare-m = rare { $colour }
rare-f = rare { $colour }

type-smasher = Smasher
type-assault = Assault
type-ballistic = Ballistic
type-nullifier = Nullifier
type-barrier = Barrier
type-power-up = Power Up
type-swarm = Swarm
type-fortress = Fortress
type-regeneration = Regeneration

die-smasher = { $colour-m } Smasher
die-assault = { $colour-m } Assault
die-ballistic = { $colour-m } Ballistic
die-nullifier = { $colour-m } Nullifier
die-barrier = { $colour-m } Barrier
die-power-up = { $colour-m } Power Up
die-swarm = { $colour-m } Swarm
die-fortress = { $colour-m } Fortress
die-regeneration = { $colour-m } Regeneration
die-copy = { $die } ({ $n })
die-value = { $die } [{ $value }]
die-of = { $seat-is ->
        [seat-you] your { $die }
       *[other] { $seat }’s { $die }
    }

## Places, phases, throws

zone-reserve = Reserve
zone-battle = Battle zone
zone-attack = Attack sector
zone-defense = Defense sector
zone-life = Life sector
zone-skirmish = Skirmish zone
zone-storage = Storage
zone-abyss = Abyss
zone-side = Side set
zone-duel = Duel, last throw first

phase-between = Between rounds
phase-battle = Battle phase
phase-skirmish = Skirmish phase
phase-damage = Damage phase
phase-end-of-turn = End of turn

throw-a1 = attacker's first throw
throw-d1 = defender's first throw
throw-a2 = attacker's second throw
throw-d2 = defender's second throw

## What dice and colours do

type-text =
    { $die }, { $klass ->
        [attack] attack die
        [defense] defense die
       *[life] life die
    }. Target: { $target }. { $compares } Win: { $win }. Loss: { $lose }. Specialised colour: { $colour }.
target-one = { $aims ->
        [attack] one attack die in play
        [defense] one defense die in play
       *[any] one die in play
    }
target-all = { $aims ->
        [attack] every opposing attack die in the battle zone
       *[defense] every opposing defense die in the battle zone
    }
target-storage = one die in storage
compares-greater = Wins if it shows more than the target.
compares-not-less = Wins against each target unless it shows less.
compares-less = Wins against each target if it shows less.
compares-always = Wins whatever it shows.
effect-nothing = nothing happens
effect-signed = { $amount } added to the target or subtracted from it
amount-own-value = the thrown die's value
effect-add = target { $change }
effect-move = { $who ->
        [self] the thrown die goes
       *[target] the target goes
    } to { $zone ->
        [abyss] the abyss
       *[storage] storage
    }
effect-enter = the target enters the battle zone showing the thrown die's value
effect-bonus = { $which ->
        [allied] { $klass ->
            [attack] one allied attack die
            [defense] one allied defense die
           *[life] one allied life die
        }
       *[any] { $klass ->
            [attack] one attack die of any colour
            [defense] one defense die of any colour
           *[life] one life die of any colour
        }
    } { $change }
effect-all = { $parts }
bonus-row = { $colour } ({ $bonus })
bonus-ruled = Bonus of colour "{ $colour }", published in part: { $bonus }
bonus-reconstructed = Bonus of colour "{ $colour }", reconstructed: { $bonus }

## The board

headline-turn = Turn { $n }
headline-sudden = Sudden death
headline-time = The round's time is over
headline-wins = { $team-is ->
        [seat-you] You have won { $n } of { $needed } rounds
        [team-yours] Your team has won { $n } of { $needed } rounds
       *[other] { $team } has won { $n } of { $needed } rounds
    }
headline-declined = { $team-is ->
        [seat-you] You attack no more in this phase
       *[other] { $team } attacks no more in this phase
    }
limit-round = Round
limit-match = Match
note-bonus = Colour bonus: { $bonus }
note-aims = Aims at: { $targets }
gauge-life-points = Life points
gauge-damage = Damage to take
gauge-threat = Damage that threatens
gauge-attack-sum = Attack sum
gauge-defense-sum = Defense sum
gauge-reserve = Dice in reserve

## Questions and options

chance-life = { $n }
ask-referee = Referee, is the time over?
ask-split = Which dice do you throw? Those kept back fight duels.
ask-split-first = Which dice do you throw? Those kept back fight duels. Without a life die on the table you lose.
ask-throw = { CAPITAL($die) } is thrown
ask-roll-off = Roll-off for the advantage
ask-roll-off-last = Roll-off for the victory
ask-source = Which die pays its colour bonus next?
ask-pick = { CAPITAL($die) } pays its bonus. Which die gets { $change }?
ask-choose = { CAPITAL($die) } changes { $target }. Does it add or subtract?
ask-sign = { CAPITAL($die) } aims at { $target }. Does it add or subtract?
ask-open = Do you open a duel?
ask-answer = { CAPITAL($die) } aims at { $target }. Do you answer?
ask-answer-many = { CAPITAL($die) } aims at { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }. Do you answer?
ask-again = { CAPITAL($die) } aims at { $target }, and nobody answers. Do you throw once more?
ask-again-many = { CAPITAL($die) } aims at { $count } dice, and nobody answers. Do you throw once more?
ask-spread = { $left } damage is left to take. How much of it does { $die } take?
ask-take-back = Do you take a life die back in hand?
ask-swap = Do you exchange dice with your side set?

do-go-on = Play goes on
do-round-time = The round's time is over
do-match-time = The match's time is over
do-split = Keep { $kept } back
do-split-only = Throw only { $dice }
do-split-all = { $n ->
        [9] Throw all nine
       *[other] Throw all { $n }
    }
do-split-none = Throw nothing
do-face = { $n }
do-source = { CAPITAL($die) } pays first
do-change = { CAPITAL($die) } gets { $change }
do-add = Add
do-subtract = Subtract
do-decline = Open no duel in this phase
do-decline-team = Leave it to the team
do-aim = Throw { $die } at { $targets }
do-aim-many = Throw { $die } at { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
do-pass = Let it happen
do-spread = { $n ->
        [0] Spare this die
        [one] It takes { $n } point
       *[other] It takes { $n } points
    }
do-take-none = Leave all life dice
do-take-back = Take back { $die }
do-take-last = Take back { $die }, the last life die, and lose
do-keep-set = Keep the set
do-swap = Exchange { $out } for { $into }

refused-opens-only = { CAPITAL($die) } can only open a duel
refused-empty-storage = { CAPITAL($die) } needs a die in storage, and there is none
refused-no-target = { CAPITAL($die) } finds no permitted target
refused-itself = { CAPITAL($die) } does not serve itself
refused-colour = { CAPITAL($die) } is of no allied colour
refused-served = { CAPITAL($die) } gets another part of this bonus already

## What a set-up is refused for

the-dice-list = The dice list
refuse-where = { $where }: { $what }
refuse-both = { $one } { $other }
refuse-empty-entry = { $where } has an empty entry; write the dice like this: { $example }.
refuse-entry-count = { $where }: '{ $entry }' asks for { $count } dice; an entry may count 1 to { $most }.
refuse-strange-word = { $where }: '{ $entry }' has the unknown word '{ $word }'; colours are { $colours }, types are { $types }.
refuse-no-die = { $where }: '{ $entry }' must name one colour and one type, such as 'rare black smasher'.
refuse-set-size = A set has exactly { $size } dice, this one has { $given }.
refuse-no-class = A set needs a die of each class, this one has no { $klass ->
        [attack] attack die
        [defense] defense die
       *[life] life die
    }; add one of { $types }.
refuse-too-many-rare = A set has at most { $most } rare dice, this one has { $given }; make some of them common.
refuse-side-size = A side set has exactly { $size } dice, this one has { $given }.
refuse-no-army = There is no army '{ $name }'. Ready-made ones are { $known }; or list nine dice: { $example }.
refuse-turn-limit = Option turn_limit is a whole number from 1 to { $most }, not '{ $given }'.
refuse-colour-table = There is no colour table '{ $given }'; the content in force has { $known }.
## Files of armies

in-army = { $file }, army '{ $name }'
in-field = { $where }, field { $field }
army-legal = { $name }: legal. { $dice }
army-not-legal = Not legal: { $why }
refuse-armies = { $wrong ->
    [one] { $wrong } of the armies in { $file } is not legal; correct what is listed.
   *[other] { $wrong } of the armies in { $file } are not legal; correct what is listed.
}
refuse-army-missing = { $file } has no army '{ $name }'; it has { $known }.
refuse-no-armies = { $file } has no armies; give each a section such as [armies.hammer] with a line dice = "...".
refuse-army-section = { $file } has a section '{ $section }'; army files have only [armies.NAME] sections.
refuse-army-twice = { $file } has two armies called '{ $name }'; rename one of them.
refuse-army-name = { $where }: a name is made of letters, digits, - and _; rename it.
refuse-army-dice = { $where } has no field dice; add a line such as dice = "{ $example }".
refuse-army-field = { $where } has a field '{ $field }'; an army has dice and perhaps side.
refuse-army-text = { $where } must be text or a list of texts, such as "{ $example }".

## Events

event-turn = Turn { $turn }
event-split-shown = { $thrown ->
        [0] { $seat } threw nothing and kept all dice back
       *[other] { $kept ->
            [0] { $seat } threw everything: { $thrown } dice
           *[other] { $seat } threw { $thrown } and kept { $kept } back
        }
    }
event-threw = { CAPITAL($die) } shows { $face }
event-dueled = { CAPITAL($die) } shows { $face }
event-advantage = { $team-is ->
        [seat-you] You have the advantage ({ $by })
       *[other] { $team } has the advantage ({ $by })
    }
by-reserve = more dice in reserve
by-life = more life points
by-roll = by the roll
event-roll-off = { $team } rolled { $face }
event-bonus = { CAPITAL($die) } pays its colour bonus
event-no-target = { CAPITAL($die) } pays no colour bonus, since no die may have it
event-changed = { $to ->
        [0] { CAPITAL($die) } falls from { $from } to 0
       *[other] { CAPITAL($die) } now shows { $to } instead of { $from }
    }
event-unchanged = { CAPITAL($die) } still shows { $face }
event-moved = { CAPITAL($die) } goes { $from-is ->
        [zone-reserve] from the reserve
        [zone-battle] from the battle zone
        [zone-skirmish] from the skirmish zone
        [zone-storage] from storage
        [zone-abyss] from the abyss
       *[other] ({ $from })
    } { $to-is ->
        [zone-reserve] to the reserve
        [zone-battle] to the battle zone
        [zone-skirmish] to the skirmish zone
        [zone-storage] to storage
        [zone-abyss] to the abyss
       *[other] ({ $to })
    }
event-aimed = { CAPITAL($die) } aims at { $target }
event-aimed-many = { CAPITAL($die) } aims at { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
event-passed = { $seat } passed ({ $throw })
event-declined = { $team } made no more attacks in this phase
event-won = { CAPITAL($die) } wins against { $target }{ $tie ->
        [0] {""}
       *[other] {" "}(a tie, by specialisation)
    }
event-lost = { CAPITAL($die) } loses against { $target }
event-fizzled = { CAPITAL($die) } has no effect because { $why }
fizzle-source = the thrown die is gone
fizzle-target = the target is gone
event-damage = { $by-is ->
        [seat-you] Your attack { $attack } meets { $seat }’s defense { $defense }
        [team-yours] Your team’s attack { $attack } meets the defense { $defense } of { $seat }
       *[other] { $seat-is ->
            [seat-you] { $by }’s attack { $attack } meets your defense { $defense }
            [team-yours] The attack { $attack } of { $by } meets your team’s defense { $defense }
           *[other] { $by }’s attack { $attack } meets { $seat }’s defense { $defense }
        }
    } and deals { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
event-spread = { CAPITAL($die) } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of damage
event-took-back = { CAPITAL($die) } returns to the hand
event-sudden = Sudden death: from now on every life die drops by 1 each turn, nobody throws in the skirmish and no life die returns
event-time = { $what }
time-none = Play goes on
time-round = The round's time is over
time-match = The match's time is over
event-round = { $team } won the round ({ $wins } of { $needed })
event-swapped = { $seat } exchanged dice with the side set: { $dice }
event-duel-over = The duel is over: its dice go to storage
event-cleared = Attack and defense dice go to storage
event-returned = All dice in storage return to the hand

## Set-up options

option-army = Set
option-army-help = A name, a list of nine dice, or `any`: a ready-made army, drawn by lot
option-side = Side set
option-side-help = Three dice to exchange between rounds, or none
option-match = Length
option-match-help = One game, or a match that goes to the first to win two
choice-match-single = One game
choice-match-best_of_three = Best of three
option-clock = Tournament clock
option-clock-help = A real clock: twenty minutes a round, forty-five a match
choice-clock-off = Off
choice-clock-on = On
option-turn_limit = Turn limit
option-turn_limit-help = After so many turns sudden death begins
option-colour_bonus_table = Colour bonus table
option-colour_bonus_table-help = The printed table is lost: which reconstruction holds, or a table of your own file
choice-colour_bonus_table-recon_a = Reconstruction A
choice-colour_bonus_table-recon_b = Reconstruction B
choice-colour_bonus_table-seed_example_literal = Rulebook example, word for word
option-lt_reading = Reading of "less"
option-lt_reading-help = When Swarm and Fortress win
choice-lt_reading-lose_if_lower = They lose if they show less, and win otherwise
choice-lt_reading-win_if_lower = They win if they show less, and lose otherwise
option-opening_target_side = Whose dice may be opening targets
option-opening_target_side-help = Whom the throw that opens a duel may aim at
choice-opening_target_side-any = Dice of either side
choice-opening_target_side-opponent_only = Only the opponent's dice
option-response_scope = Targets of answering throws
option-response_scope-help = What every throw after the first may aim at
choice-response_scope-skirmish_zone = Dice in the skirmish zone
choice-response_scope-skirmish_zone_and_declared_targets = Also dice already aimed at in this duel
choice-response_scope-any_in_play = Any die in play
option-mass_types_in_response = Swarm and Fortress as answers
option-mass_types_in_response-help = Whether they may be thrown after the opening
choice-mass_types_in_response-not_allowed = They can only open a duel
choice-mass_types_in_response-all_matching_in_skirmish_zone = They hit every matching opposing die in the skirmish zone
choice-mass_types_in_response-if_matching_die_in_duel = If a matching opposing die is in the duel, they hit the battle zone
option-regeneration_storage = Storage for Regeneration
option-regeneration_storage-help = From whose storage Regeneration may fetch a die
choice-regeneration_storage-own = Only one's own
choice-regeneration_storage-any = Anybody's
option-sign_choice_time = When the sign is chosen
option-sign_choice_time-help = When Assault and Barrier settle on adding or subtracting
choice-sign_choice_time-at_resolution = When the die is resolved
choice-sign_choice_time-at_declaration = With the target, before the throw
option-unable_to_open = Unable to open a duel
option-unable_to_open-help = What becomes of the right to attack when no opening is possible
choice-unable_to_open-passes_on = The right passes on and is not lost
choice-unable_to_open-counts_as_declined = It counts as declined
option-last_life_take_back = Taking back the last life die
option-last_life_take_back-help = Whether the last life die may be taken in hand
choice-last_life_take_back-legal_and_loses = Allowed, and loses the game
choice-last_life_take_back-forbidden = Forbidden
option-round_limit_turn = Turn at the time limit
option-round_limit_turn-help = What happens in the turn in which the round's time runs out
choice-round_limit_turn-no_new_duel_then_finish = No new duel, then the turn is finished
choice-round_limit_turn-play_out = The turn is played out
choice-round_limit_turn-cut_at_once = The turn ends at once
option-team_damage = Damage in team play
option-team_damage-help = How attack and defense are summed up
choice-team_damage-team_totals = Team against team
choice-team_damage-facing_pairs = Each against the player opposite

## Rules, by area

rules-set = The set
rules-die = A die and its value
rules-type = Types
rules-zone = Zones
rules-kin = Kinship of colours
rules-bonus = Colour bonuses
rules-adv = Advantage
rules-battle = The turn and the battle phase
rules-skirm = The skirmish phase
rules-duel = The duel
rules-res = Resolving a duel
rules-dmg = Damage
rules-end = End of turn
rules-over = End of the game
rules-team = Teams
rules-tour = Tournaments
rules-dig = Played on a machine

ID-set-1 = A set has exactly nine dice.
ID-set-2 = A set holds at least one die of each class: attack, defense and life. So there are never more than seven of one class.
ID-set-3 = A set holds at most three rare dice.
ID-set-4 = A set may hold several equal dice.
ID-set-5 = Sets are shown before play and are known to everyone; so what a player has in reserve is known as well.
ID-die-1 = A value never rises above 6: what would raise it further leaves it at 6.
ID-die-2 = If an effect or bonus would bring a value below 1, attack and defense dice, and life dice in the skirmish zone, stay at 1; a life die in the life sector goes to the abyss.
ID-die-3 = Whenever a value is compared, added or copied, it is the value the die shows at that moment.
ID-die-4 = A die has a type, a colour and is common or rare; it has the faces 1 to 6, all equally likely. Its type decides its class.
ID-type-10 = A die keeps its class and colour in every zone. What a type says about the class of its target holds in the skirmish zone too.
ID-zone-1 = Every player has a battle zone with three sectors, for attack, defense and life, where dice lie by their class; a skirmish zone; storage; the abyss; and the reserve, which is the hand.
ID-zone-2 = In play are the dice of the battle zone, life dice from earlier turns included, and of the skirmish zone. Reserve, storage and abyss are not in play.
ID-zone-3 = A die in storage shows no value and returns to its owner's hand at the end of the turn.
ID-zone-4 = A die in the abyss is out of the game and never returns.
ID-kin-1 = Red, blue and yellow are primary colours. Purple comes from red and blue, green from blue and yellow, orange from red and yellow; these are secondary colours. Black and white are achromatic.
ID-kin-2 = Allied are: a colour with itself; a primary colour with both secondary colours made from it, and the other way round. Black and white are allied only with themselves.
ID-kin-3 = Hostile to a colour are the other colours of its category: primary to primary, secondary to secondary, black to white.
ID-kin-4 = Colours that are neither allied nor hostile are neutral. Kinship is always mutual.
ID-bonus-1 = A die thrown on a 1, in the battle or in the skirmish phase, pays the bonus of its colour.
ID-bonus-2 = A rare die pays its bonus on a 1 and on a 2, with the same effect.
ID-bonus-3 = Only the throw itself pays. A die that comes to show 1 or 2 through an effect, a bonus or Regeneration pays nothing.
ID-bonus-4 = A bonus serves only a permitted target: a die in play of the player who threw, with the class and colour the colour table demands.
ID-bonus-5 = A die never serves itself with its bonus.
ID-bonus-6 = A bonus is applied at once, and it must be applied if there is a permitted target, even to the player's harm.
ID-bonus-7 = In the battle phase the player with the advantage applies all his bonuses first, in the order he likes; then the other player does.
ID-bonus-8 = Each part of a bonus stands alone: a part without a permitted target is dropped, the others apply.
ID-bonus-9 = The throw settles which dice pay. A die that is raised by another bonus before its turn still pays its own in full.
ID-bonus-10 = In the skirmish a bonus is applied right after the throw, before anybody else acts; dice in the player's skirmish zone may be served as well.
ID-bonus-11 = What a colour pays, each part to one other die: { $rows }.
ID-bonus-12 = The owner of the bonus chooses its target among the permitted ones; it may be one to which it does nothing, such as a 6.
ID-bonus-13 = A die that another bonus sends to the abyss before its turn still pays its own in full.
ID-adv-1 = The advantage has who holds more dice in reserve; if these are equal, who has more life points, which are the sum of the values in the life sector.
ID-adv-2 = If life points are equal too, each side rolls a die and the higher one has the advantage; ties are rolled again.
ID-adv-3 = A roll-off brings no die into play and pays no bonus.
ID-adv-4 = The advantage is settled anew for each use: after the battle throw for the order of the bonuses, and at the start of the skirmish for the first duel.
ID-battle-1 = A turn has four phases: battle, skirmish, damage, end of turn.
ID-battle-2 = In the battle phase each player secretly divides the dice in hand: some are thrown now, the others stay in reserve. Either part may be empty.
ID-battle-3 = Nobody learns how another has divided his dice until all have done so; then all is shown together.
ID-battle-4 = All chosen dice are thrown at the same time and laid in the sector of their class.
ID-battle-5 = Throwing no life die in the first battle phase is allowed; whoever then has none in the life sector loses when that phase ends.
ID-skirm-1 = If nobody has a die in reserve, there is no skirmish.
ID-skirm-2 = The player with the advantage at the start of the skirmish may open its first duel.
ID-skirm-3 = After a duel its defender is the first who may open the next one.
ID-skirm-4 = Whoever declines to attack may not attack again in this skirmish, only defend; the other side may go on attacking.
ID-skirm-5 = Being unable is not declining: who has no die to open with is passed over and keeps the right to attack.
ID-skirm-6 = A duel may be opened or continued although the other side has nothing to answer with.
ID-skirm-7 = The skirmish ends when all have declined to attack, when no reserve is left, or when nobody who may open a duel can do so.
ID-duel-1 = The attacker opens a duel by showing one die of the reserve and declaring its target; only then is it thrown and laid in the skirmish zone. The same order holds for every throw: die, target, throw.
ID-duel-2 = The opening throw may aim at dice of either side in play, as its type allows.
ID-duel-3 = Every later throw of the duel aims at dice in the skirmish zone, of either side: at one, unless its type aims at several. What the type says about the target's class still holds.
ID-duel-4 = A die without a permitted target may not be thrown. Nobody has to throw: unused dice stay in reserve.
ID-duel-5 = Regeneration takes a die from its own player's storage.
ID-duel-6 = Thrown as an answer, Swarm and Fortress aim at every opposing die of their class in the skirmish zone. Regeneration can only open a duel.
ID-duel-7 = A duel has at most four throws: attacker, defender, attacker, defender. No side throws more than two dice.
ID-duel-8 = The defender may pass the first throw and still make the second; it is then the only one.
ID-duel-9 = The attacker may pass the second throw; the defender may make the second all the same. Nothing follows the defender's second throw.
ID-res-1 = When the throws are done, they are resolved from the last to the first, each one completely before the next.
ID-res-2 = If the target has left the zone in which it was declared, nothing happens, not even the effect of a loss.
ID-res-3 = A die that compares by "greater" wins if it shows more than its target; otherwise it loses, ties included.
ID-res-4 = A die that compares by "less" loses if it shows less than its target; otherwise it wins, ties included.
ID-res-5 = A die in its type's specialised colour wins a tie, unless the colour of the target is hostile to its own.
ID-res-6 = Swarm and Fortress aim at the dice that match when they are declared; there must be at least one. Each is compared separately, and only those beaten suffer.
ID-res-7 = After the duel the dice still in the skirmish zone go to their owners' storage.
ID-res-8 = If the thrown die itself has left the skirmish zone before its turn, nothing happens.
ID-res-9 = A die without comparison always takes effect, whatever it shows.
ID-res-10 = Whoever threw an Assault or a Barrier chooses to add or to subtract when the die is resolved, both on a win and on a loss.
ID-dmg-1 = A player whose opponent's attack sum exceeds his own defense sum takes the difference as damage. Only dice of the battle zone count.
ID-dmg-2 = Damage is worked out for both sides before either takes any, and both take it at the same time.
ID-dmg-3 = Whoever takes damage spreads it in whole points over the dice of his own life sector.
ID-dmg-4 = No die takes more than it shows, and all damage must be placed as long as there are life points left.
ID-dmg-5 = The spreading is secret until all have decided.
ID-dmg-6 = Life dice brought to 0 go to the abyss.
ID-dmg-7 = Afterwards all attack and defense dice of the battle zone go to storage; life dice stay and keep their value.
ID-end-1 = At the end of the turn each player may take one die of the life sector back in hand.
ID-end-2 = Players decide this secretly and show it together.
ID-end-3 = Then every player takes all dice from storage back in hand; this is compulsory.
ID-end-4 = Taking back one's last life die is allowed, and loses the game at once.
ID-end-5 = The next turn begins with its battle phase. The life dice in the life sector stay.
ID-over-1 = Once the first battle phase is over, a player without a die in the life sector loses immediately, even in the middle of a duel: what remains of it is not carried out.
ID-over-2 = If both sides lose at the same moment, each rolls a die and the higher one wins; ties are rolled again.
ID-over-3 = In the first battle phase it is checked only after all bonuses, so a bonus may still save a player or finish him.
ID-over-4 = Damage, sudden death and taking dice back strike both sides at the same moment. What happens in a duel never does: whoever runs out of life first has lost.
ID-over-5 = From the second turn on, colour bonuses of the battle phase are carried out one after the other too: whoever runs out of life first has lost, even if the other's bonuses would have cost him his last life as well.
ID-team-1 = Two teams of equal size, up to four players each, sit opposite each other; every player has a set and a mat of his own.
ID-team-2 = All players go through battle and damage at the same time.
ID-team-3 = A team loses when none of its members has a die in the life sector. A member without one plays on until then.
ID-team-4 = A duel has two throws for each team; any member may make them.
ID-team-5 = A colour bonus serves only dice of the player who threw, not those of team mates.
ID-team-6 = Advantage goes by the sums of the team, first of dice in reserve, then of life points; in a roll-off each team rolls one die. The members of a team take their bonuses in the order of their seats.
ID-team-7 = The right to attack belongs to the team: its members are asked in the order of their seats, and it is given up when all of them decline.
ID-team-8 = The attack sum of a team stands against the defense sum of the other; the damaged team spreads the damage over the life dice of all its members, who decide for their own in the order of their seats.
ID-team-9 = Swarm and Fortress aim at the matching dice of all opponents.
ID-tour-1 = A match consists of rounds, each of them a whole game; it goes to the side that first wins two.
ID-tour-2 = A match lasts at most 45 minutes, a round at most 20; a referee with a clock calls the time.
ID-tour-3 = From the turn after the one in which the round's time ran out, sudden death holds.
ID-tour-4 = In the turn in which the time runs out no new duel is opened; one that is running is finished, and damage and end of turn follow as usual.
ID-tour-5 = In sudden death every die in a life sector drops by 1 at the start of the turn, for all at once, and goes to the abyss below 1; nobody throws dice in the skirmish; no life die returns to hand.
ID-tour-6 = When the match's time is over, it goes to the side with more rounds won; then to the one with more life points in the running round; then to the higher die, ties rolled again.
ID-tour-7 = Beside the set a player may bring a side set of exactly three dice. Its rare dice do not count against the three of the set.
ID-tour-8 = After an exchange the set must again satisfy every rule for sets: a die of each class and at most three rare ones.
ID-tour-9 = After each round a player may exchange dice between set and side set, one for one, in secret; the new sets are shown before the next round.
ID-tour-10 = The nine and three dice stay the same for the whole match; nothing else joins them.
ID-tour-11 = A tournament has two stages: first the Swiss system, one point for a match won or a bye, ties broken by the opponents' match wins, then the rate of rounds won, then a die; after that a knock-out stage for the best 2 of up to 8 entrants, 4 of up to 16, 8 of more.
ID-dig-1 = Who lets his time run out throws all life dice and keeps the rest; does not attack; passes; takes nothing back; and otherwise takes the first option.
ID-dig-2 = After the agreed number of turns, usually sixty, sudden death begins.
ID-dig-3 = The tournament clock is a real one and stops for nobody: everybody's thinking takes time, that of bots too. A match's time runs from its beginning, a round's from its first battle phase; a single game is one round. Who still has to decide when the match's time is over has let his own run out.

# What is wrong with a colour table.
colour-table = Colour table: { $name }
field-effects = bonus
part-class = class of dice
part-colour = whose colour is
part-delta = points
bonus-class-attack = attack
bonus-class-defense = defense
bonus-class-life = life
bonus-colour-allied = allied
bonus-colour-any = any
fault-rows = lacks { $colours }; add these rows, or extends = "recon_a" to take them over
fault-effects = must be a list of 1 to { $most } effects
fault-zero = must not be 0; leave the effect out instead

## Why a rule is read as it is

ID-set-4-why = The publisher's tactics pages play two equal dice in one set.
ID-set-5-why = Shown for half a minute at a table; here the sets simply stay visible.
ID-die-3-why = Effects change the result a die shows; with the value first thrown, answers that are resolved before what they answer would be pointless.
ID-type-4-why = On the last life die this wins the game, as the publisher's tactics page says.
ID-type-9-why = Storage is empty when the first skirmish starts, so it cannot open the first duel.
ID-type-10-why = Nothing says that a die loses its class or colour when it leaves its sector.
ID-zone-2-why = Every thrown die is said to have come into play; hand, storage and abyss are not.
ID-zone-3-why = Where its dice go from there is printed; that they show nothing meanwhile follows.
ID-bonus-6-why = That a bonus comes at once, given a permitted target, is printed; that it cannot be declined where it does harm is not, but nothing offers a choice.
ID-bonus-7-why = That the owner orders his own bonuses follows: no order is given among them.
ID-bonus-9-why = The sentence speaks of a bonus raising the die that gives it, which the rules forbid; its example, two blue Barriers that raise each other, shows what is meant.
ID-bonus-10-why = Bonuses are applied at once, so before the next player acts.
ID-bonus-11-why = The picture of the table is lost. Two rows are published, the others are rebuilt. The rulebook asks for a colour condition and then gives an example with any attack die.
ID-bonus-12-why = Whose choice the target is, is not said; the bonus is its owner's.
ID-bonus-13-why = The throw has earned the bonus, and as a change of the die does not take it away, neither does its loss.
ID-adv-3-why = The roll decides who goes first; it brings no die into play.
ID-adv-4-why = Advantage is the right to act first in the given phase, and bonuses may have changed the life points in between.
ID-battle-3-why = What players decide in secret is asked one by one and shown together.
ID-battle-5-why = The rulebook lets either part be empty and makes no exception for life dice.
ID-skirm-5-why = Who cannot open has not given anything up.
ID-skirm-7-why = The rulebook names the first two ways; the third keeps the phase from hanging when nobody who may open can and will.
ID-duel-2-why = The first step speaks of the opponent's dice, but the table of key features says a die in play, lets Assault and Barrier add, and Power Up do nothing else; it names the opponent only for Swarm and Fortress.
ID-duel-3-why = Step 2a limits answers to the skirmish zone and step 3 repeats it. Players elsewhere also allow dice that were already aimed at.
ID-duel-4-why = A target is declared before every throw, so a throw needs one.
ID-duel-5-why = Whose storage is not said.
ID-duel-6-why = Step 2a lets an answer name dice of the skirmish zone only, but either all of them or one; only Swarm and Fortress aim at several, so it is they who name them all, within what the table of key features says of class and owner. That table puts their targets into the battle, which speaks for the second reading. A die in storage, which Regeneration wants, is named by no answer.
ID-res-4-why = We follow the sentence that explains the sign. Against it: under that sentence orange Swarms and yellow Fortresses gain nothing from their specialisation, whose only use is to win ties.
ID-res-5-why = Whose die the target is makes no difference.
ID-res-6-why = Targets are declared before the throw, and each has a value of its own.
ID-res-8-why = Otherwise answering with a Nullifier or Smasher would do nothing, and the publisher's advice to rescue a failing Smasher with a Nullifier of one's own would fail.
ID-res-10-why = Nothing says when; choosing late keeps answers meaningful.
ID-dmg-4-why = Damage comes off the sum of the life dice, so none of it is lost on a single die.
ID-dmg-5-why = Both take their damage at the same time, so neither waits for the other's choice.
ID-end-2-why = No order of players is stated.
ID-end-4-why = Nothing forbids it, and the end of the game makes no exception.
ID-over-3-why = The battle phase ends after all bonuses, and the rule holds after it.
ID-over-4-why = The throws of a duel are carried out one after the other.
ID-over-5-why = The holder of the advantage takes his bonuses first, and after the first battle phase the game ends at any moment; so the two are never without life at the same time by bonuses.
ID-team-1-why = The rulebook sets no limit to the size of a team. Ours is four: there are eight starter sets, one of each colour, and a table has room for eight.
ID-team-5-why = A bonus serves dice of the player who threw it; team mates are not named.
ID-team-6-why = How teams compare is not said, nor who of a team acts first.
ID-team-7-why = A team opens and defends as one side of the duel.
ID-team-8-why = How damage falls on a team is not said; who takes damage places it himself.
ID-tour-4-why = Such a turn counts as finished, without saying what that cuts.
ID-tour-6-why = The limit is printed, what it decides is not.
ID-tour-10-why = Nothing is said about other dice joining during a tournament.
ID-tour-11-why = The two stages are printed; how many reach the second, and how results are counted, is not.
ID-dig-1-why = A clock needs an answer for who does not give one.
ID-dig-2-why = Bots that never tire could play without end.
ID-dig-3-why = The limits are printed, but not from when they count, nor what becomes of a decision that is open when a match ends; at a table somebody would simply stop.

# What a choice changes on average.
measure-life = { $more ->
        [yes] { $n } more life points for you
       *[no] { $n } fewer life points for you
    }
measure-their-life = { $more ->
        [yes] { $n } more life points for the other side
       *[no] { $n } fewer life points for the other side
    }
measure-lead = { $more ->
        [yes] a lead in reserve that is { $n } dice larger
       *[no] a lead in reserve that is { $n } dice smaller
    }
measure-lost = { $more ->
        [yes] { $n } more of your dice in the Abyss
       *[no] { $n } fewer of your dice in the Abyss
    }
measure-their-lost = { $more ->
        [yes] { $n } more of their dice in the Abyss
       *[no] { $n } fewer of their dice in the Abyss
    }
ground-throw = The throw pays off in { $chance }: this turn the other side loses { $dealt } life points on average, you lose { $taken }.
ground-leave = Without a throw the other side loses { $dealt } life points this turn, and you lose { $taken }.

# What studies note of each seat.
mark-coloured = Colors in the army

# Where in the rulebook a rule stands.
place-how-to-play-preparing-the-game = How to play: preparing the game
place-colours-rare-dice = Colours: rare dice
place-golden-rules = Golden rules
place-the-dice = The dice
place-the-dice-table-of-key-features = The dice: table of key features
place-the-playing-mat = The playing mat
place-phase-1-battle = Phase 1: battle
place-colours = Colours
place-colours-kinship = Colours: kinship
place-colours-colour-bonuses = Colours: colour bonuses
place-colours-table-of-colours = Colours: table of colours
place-phase-1-battle-note-on-advantage = Phase 1: battle, note on advantage
place-the-game = The game
place-phase-2-skirmish-sequence-of-duels = Phase 2: skirmish, sequence of duels
place-phase-2-skirmish-course-of-a-duel = Phase 2: skirmish, course of a duel
place-phase-2-skirmish-outcome-of-a-duel = Phase 2: skirmish, outcome of a duel
place-phase-3-damage = Phase 3: damage
place-phase-4-end-of-turn = Phase 4: end of turn
place-end-of-the-game = End of the game
place-games-with-more-players = Games with more players
place-tournament-rules = Tournament rules
