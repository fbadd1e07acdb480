# Dice Forge in English.

game-dice_forge = Dice Forge

## Resources

resource-gold = gold
resource-sun = sun shards
resource-moon = moon shards
resource-vp = glory points
amount-gold = { $n } gold
amount-sun = { $n ->
        [one] { $n } sun shard
       *[other] { $n } sun shards
    }
amount-moon = { $n ->
        [one] { $n } moon shard
       *[other] { $n } moon shards
    }
amount-vp = { $n ->
        [one] { $n } glory point
       *[other] { $n } glory points
    }
amount-none = nothing
amount-for-each = { $amount } { $each }
for-each-replaced = for each face you have replaced so far
for-each-cards = for each card of this feat you own
sentences = { $first } { $second }

## Faces

face-G1 = Gold 1
face-V2 = Glory 2
face-G3 = Gold 3
face-M1 = Moon 1
face-G4 = Gold 4
face-S1 = Sun 1
face-G6 = Gold 6
face-C1 = Gold, Sun or Moon 1
face-V1S1 = Glory 1 + Sun 1
face-G2M1 = Gold 2 + Moon 1
face-G3orV2 = Gold 3 or Glory 2
face-M2 = Moon 2
face-S2 = Sun 2
face-V3 = Glory 3
face-V4 = Glory 4
face-M2V2 = Moon 2 + Glory 2
face-C2 = Gold, Sun or Moon 2
face-G1S1M1V1 = Gold 1 + Sun 1 + Moon 1 + Glory 1
face-X3 = Triple (×3)
face-MIRROR = Mirror
face-SHIP = Ship
face-SHIELD_GOLD = Shield of gold
face-SHIELD_SUN = Shield of the sun
face-SHIELD_MOON = Shield of the moon
face-SHIELD_VP = Shield of glory
face-BOAR_RED = Red boar
face-BOAR_YELLOW = Yellow boar
face-BOAR_GREEN = Green boar
face-BOAR_BLUE = Blue boar

face-text = When it falls: { $does }.
face-triple = it gives nothing itself and makes the other face of the blessing count three times
face-mirror = it counts as a face that lies up on an opponent's die
face-ship = you may buy one face of the sanctuary for { $discount } less and forge it at once
face-shield = if the other die brings { $resource }, { $found }; otherwise { $otherwise }
face-boar = { $effect }; the owner of the boar card of this colour: { $owner }; this face can never be replaced
face-price = Price: { $price }.
price-row = { $face } ({ $price })

## Feats and tokens

feat-blacksmiths-hammer = The Blacksmith's Hammer
feat-blacksmiths-chest = The Blacksmith's Chest
feat-silver-hind = The Silver Hind
feat-great-bear = Great Bear
feat-satyrs = Satyrs
feat-tenacious-boar = Tenacious Boar
feat-ferryman = Ferryman
feat-cerberus = Cerberus
feat-helmet-of-invisibility = Helmet of Invisibility
feat-cancer = Cancer
feat-sentinel = Sentinel
feat-elder = The Elder
feat-wild-spirits = Wild Spirits
feat-guardians-owl = The Guardian's Owl
feat-celestial-ship = Celestial Ship
feat-minotaur = Minotaur
feat-guardians-shield = The Guardian's Shield
feat-gorgon = Gorgon
feat-triton = Triton
feat-mirror-of-the-abyss = Mirror of the Abyss
feat-sphinx = Sphinx
feat-cyclops = Cyclops
feat-hydra = Hydra
feat-typhon = Typhon
token-cerberus = Cerberus token
token-triton = Triton token
title-triton = the Triton token
token-hundred = 100 glory token

card-text = { $feat }. Cost: { $cost }. { $notes }
feat-instant = Instant effect: { $effect }.
feat-reinforcement = Reinforcement effect: { $effect }.
feat-automatic = Automatic effect, { $occasion }: { $effect }.
feat-raises = Lasting effect: your reserves hold more: { $limits }.
limit-raise = { $resource } +{ $n }
feat-laps = Lasting effect: gold you gain may go onto the hammer instead of the reserve. A lap takes { $spaces }; the laps of a card bring in turn: { $laps }.
feat-no-effect = No effect.
feat-glory = Printed glory points: { $n }.
occasion-great-bear = each time you oust a hero and each time your hero is ousted
occasion-tenacious-boar = each time the boar of this card's colour is applied
effect-gain = gain { $gains }
effect-pay = pay { $amount }
effect-bless = { $n ->
        [one] receive a divine blessing
       *[other] receive { $n } divine blessings, one after the other
    }
effect-minor = { $n ->
        [one] choose one of your dice and receive a minor blessing with it
       *[other] choose one of your dice and receive { $n } minor blessings with it, one after the other
    }
effect-exchange = { $blessing }; { $resources } of a face may be taken as glory instead, { $glory } for each
effect-others-stolen = all other players roll both dice and apply nothing; choose two of these dice and apply their faces as a divine blessing of your own
effect-others-lost = all other players roll both dice and lose whatever their faces would give; ships do nothing
effect-forge = take the face "{ $face }" and forge it at once
effect-forge-shield = choose one of the shields left in the gardens and forge it at once
effect-give = give the boar of this card's colour to another player, who must forge it at once
effect-take = take a { $token }; { $does }
token-does-cerberus = after a blessing of your own you may spend it to apply the roll once more
token-does-triton = during your turn you may spend it to { $effect }
token-text = Use: { $does }.

## The board

die-light = light die
die-dark = dark die
portal = portal { $n }
portal-start = start portal
zone-islands = Islands
zone-sanctuary = Sanctuary
other-faces = Other faces
zone-gardens = Gardens
zone-hero = Hero board
zone-die-light = Light die
zone-die-dark = Dark die
zone-forging = Face to forge
zone-feats = Feats
pile = { $face }, price { $price }
stack = { $feat } ({ $cost }, glory { $glory }, portal { $portal })
reserve = { $resource } (limit { $limit })
hammer = hammer, lap { $lap } of { $laps } ({ $spaces } spaces)
pawn = pawn: { $portal }
side-up = { $face } (up)
note-boar-owner = Owner of its card: { $seat }.
note-landed = Rolled last, and so found by mirrors: { $face }.
gauge-round = Round
gauge-rounds-left = Rounds left
gauge-score = Score with cards
gauge-replaced = Faces replaced
gauge-source-dice = Dice and effects
gauge-source-hammer = Laps of the hammer
gauge-source-cards = Cards
phase-setup = Set-up
phase-over = The game is over
headline-round = Round { $n } of { $rounds }
headline-turn = { $seat-is ->
        [seat-you] Your turn
       *[other] { $seat }’s turn
    }
phase-lost = Minotaur: what faces would give is lost
phase-sentinel = Sentinel: shards may be taken as glory
phase-cyclops = Cyclops: gold may be taken as glory
phase-stolen = Satyrs: faces of others are applied
phase-blessing = Divine blessing
phase-reinforcements = Activating reinforcements
phase-action = Main action
phase-extra = Extra action

## Questions and options

ask-choose = What does { $what } bring you?
ask-pick-die = Which die do you roll for { $what }?
ask-pick-bearer = Who gets the boar?
ask-pick-shield = Which shield does { $what } forge?
ask-set = Which feat lies in the stack for { $cost }?
ask-trim = Which face leaves the sanctuary?
ask-roll = { $seat }: roll of the { $die }
ask-mirror = Which face does your mirror copy?
ask-mirror-losing = Which face does your mirror copy? You lose what it gives.
ask-resource = Which resource do you gain by "{ $face }"?
ask-resource-tripled = Which resource do you gain by "{ $face }", tripled?
ask-resource-losing = Which resource do you lose by "{ $face }"?
ask-convert = { $face } gives { $gains }. Do you take glory for it instead?
ask-order = Not all of the gold fits into your reserve. What do you apply first, the gain or the ship?
ask-hammer = You gain { $gold }. How much of it goes onto the hammer?
ask-ship = Which face do you buy from the ship, for { $discount } less?
ask-forge = Which face does "{ $face }" replace?
ask-cerberus = Do you spend a Cerberus token to apply this roll once more ({ $faces })?
ask-cerberus-losing = Do you spend a Cerberus token to lose by this roll once more ({ $faces })?
ask-satyrs = Which two of the dice do the Satyrs apply for you?
ask-reinforce = Which reinforcement do you use?
ask-action = Do you make an offering or perform a feat?
ask-action-extra = What do you do with your extra action?
ask-offering = Do you buy another face?
ask-extra = Do you do anything more in this turn?

do-gain = Gain { $gains }
do-lose = Lose { $gains }
do-pick-die = Roll the { $die }
do-roll = { $face } (side { $side })
do-copy = Copy { $face } ({ $seats })
do-keep = Keep { $gains }
do-convert = Take { $glory } instead of { $gains }
do-gain-first = First gain { $gains }, then use the ship
do-ship-first = First use the ship, then gain { $gains }
do-hammer = { $hammer ->
        [0] Keep { $reserve } for the reserve
       *[other] Put { $hammer } onto the hammer{ $reserve ->
            [0] {""}
           *[other] , { $reserve } into the reserve
        }
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } would be lost)
    }
do-triton = Spend a Triton token
do-buy = Buy { $face } for { $price }
do-buy-free = Take { $face } for nothing
do-buy-nothing = Buy nothing
do-forge = Replace { $face } ({ $die })
do-keep-token = Keep the token
do-cerberus = Spend a Cerberus token
rolled-face = { $face } ({ $seat }, { $die })
do-satyrs = Apply { $one } and { $two }
do-go-on = Go on to the main action
do-reinforce = Use { $feat }{ $left ->
        [1] {""}
       *[other] {" "}(cards left: { $left })
    }
do-nothing = Do nothing
do-perform = Perform { $feat } for { $cost }
do-perform-ousting = Perform { $feat } for { $cost } and oust { $seat }
do-enough = Buy no more
do-end-turn = End the turn
do-extra = Pay { $cost } for an extra action

refused-bearer = { $seat } cannot get the boar, it goes to another player
refused-mirror = A mirror cannot copy another mirror, { $face }
refused-own-face = { $face } is your own, and a mirror shows the faces of opponents
refused-copied = { $face } is already copied by your other mirror
refused-dear = { $thing } costs { $cost }
refused-alike = { $thing } does not fit, since the faces of one offering must all be different
refused-empty = No card of { $thing } is left
refused-locked = { $face } ({ $die }) stays, since a boar is never replaced
refused-used = { $thing } was already used in this turn
refused-extra-again = Only one extra action in a turn
refused-extra-dear = An extra action costs { $cost }
refused-extra-vain = After paying { $cost } for an extra action you could buy nothing and perform no feat

refuse-feat-anyway = Option feats cannot take '{ $name }': it lies out anyway unless it is replaced. Say introductory, alternative, random, or some of { $known }.
refuse-feat-unknown = Option feats cannot take '{ $name }': there is no such feat. Say introductory, alternative, random, or some of { $known }.

## Events

event-set = { $feat } was drawn for the stack { $slot }
event-trimmed = { $face } is out of the game
event-round = Round { $round }
event-turn = { $seat-is ->
        [seat-you] Your turn
       *[other] { $seat }’s turn
    }
event-blessing = { $sort ->
        [0] All heroes receive a divine blessing
        [2] { $seat-is ->
            [seat-you] You receive a minor blessing
           *[other] { $seat } receives a minor blessing
        }
        [3] The Satyrs make the others roll
        [4] The Minotaur makes the others roll and lose
       *[1] { $seat-is ->
            [seat-you] You receive a divine blessing
           *[other] { $seat } receives a divine blessing
        }
    }
event-rolled = { $seat } rolled { $face } ({ $die })
event-copied = { $seat } copied { $face } in the mirror
event-chose = { $seat } chose { $resource }
counted = { $resource-is ->
        [resource-sun] { $amount ->
                [one] { $amount } sun shard
               *[other] { $amount } sun shards
            }
        [resource-moon] { $amount ->
                [one] { $amount } moon shard
               *[other] { $amount } moon shards
            }
        [resource-vp] { $amount ->
                [one] { $amount } glory point
               *[other] { $amount } glory points
            }
       *[resource-gold] { $amount } gold
    }
event-gained = { $seat } gained { counted }
event-wasted = { $seat } lost { counted } above the limit
event-lost = { $seat } lost { counted }
event-paid = { $seat } paid { counted }
event-converted = { $seat } took { $glory } glory for { counted }
event-hammered = { $seat } put { $gold } gold onto the hammer
event-lap = { $seat } finished lap { $lap } of the hammer
event-hundred = { $seat } took { token-hundred }
event-bought = { $seat } bought { $face } for { $price } gold
event-forged = { $seat } forged { $new } over { $old } ({ $die })
event-boar = { $bearer-is ->
        [seat-you] { $seat } gave you { $face }
       *[other] { $seat } gave { $bearer } { $face }
    }
event-reinforced = { $seat } used the reinforcement { $feat }
event-set-out = { $seat } set out for the feat { $feat }
event-moved = { $seat } moved the pawn to { $portal-is ->
        [portal-start] the { $portal }
       *[other] { $portal }
    }
event-ousted = { $by-is ->
        [seat-you] You ousted { $seat }
       *[other] { $seat-is ->
            [seat-you] { $by } ousted you
           *[other] { $by } ousted { $seat }
        }
    }
event-feat = { $seat } took the card { $feat }
event-token = { $seat } took { $token }
event-spent = { $seat } spent { $token }
event-stole = { $seat } took { $face } and { $other } with the Satyrs
event-passed = { $seat } took no action
event-extra = { $seat } took an extra action
event-scored = { $seat } finished with { $glory } glory

## Set-up options

option-feats = Feats
option-feats-help = Which feats lie at the islands, or the names of the alternative ones that replace their counterparts
choice-feats-introductory = Those of the introductory game
choice-feats-alternative = All alternatives
choice-feats-random = Drawn at random
option-double_blessing = Double blessing of two players
option-double_blessing-help = When two players are blessed twice
choice-double_blessing-each_turn = In every turn
choice-double_blessing-each_round = Only in the first turn of a round
option-offering_limit = Size of an offering
option-offering_limit-help = How many faces one offering may buy
choice-offering_limit-any_number = Any number
choice-offering_limit-two = Two at most
option-different_faces = Different faces
option-different_faces-help = What makes the faces of one offering different
choice-different_faces-by_type = The face itself
choice-different_faces-by_square = The square of the sanctuary
choice-different_faces-by_price = The price
option-second_offering = Second offering of a turn
option-second_offering-help = Whether an extra action may take faces that the main action has taken
choice-second_offering-starts_afresh = It may, it starts afresh
choice-second_offering-other_faces = Only other faces
option-tripled_choice = Tripled choice
option-tripled_choice-help = What a triple makes of a face with a choice
choice-tripled_choice-once = One choice, tripled
choice-tripled_choice-three_times = Three choices
option-mirror_sees = What a mirror copies
option-mirror_sees-help = Which face a mirror finds on an opponent's die
choice-mirror_sees-lies_up = The one that lies up now
choice-mirror_sees-fell = The one it rolled last
option-mirror_in_mirror = A mirror seen in a mirror
option-mirror_in_mirror-help = What a mirror sees in an opponent's mirror
choice-mirror_in_mirror-looks_through = The faces of its own player
choice-mirror_in_mirror-left_out = Nothing
option-two_mirrors = Two mirrors
option-two_mirrors-help = What the two mirrors of one roll may copy
choice-two_mirrors-free = Any faces, the same one too
choice-two_mirrors-each_die_once = Each die only once
option-ship_floor = Ship and small prices
option-ship_floor-help = What happens when the discount exceeds the price
choice-ship_floor-no_gold_back = The face is free
choice-ship_floor-gold_back = The difference comes back as gold
option-ship_order = Order of ship and gain
option-ship_order-help = Which face of a roll with a ship is applied first
choice-ship_order-free = As the player likes
choice-ship_order-last = The ship always last
option-boar_bearer = Who may get a boar
option-boar_bearer-help = To whom the buyer of a Tenacious Boar gives its face
choice-boar_bearer-another_player = Another player
choice-boar_bearer-any_player = Any player, the buyer too
option-printed_glory = Printed glory
option-printed_glory-help = When the glory printed on cards is counted
choice-printed_glory-at_the_end = At the end of the game
choice-printed_glory-at_once = At once, with the card
option-hammer_glory = Glory of the hammer
option-hammer_glory-help = When finished laps of the hammer are counted
choice-hammer_glory-at_once = At once
choice-hammer_glory-at_the_end = At the end of the game
option-typhon_counts = Typhon
option-typhon_counts-help = When Typhon counts the faces replaced
choice-typhon_counts-when_bought = When the card is taken
choice-typhon_counts-at_the_end = At the end of the game
option-cerberus_time = Time of the Cerberus token
option-cerberus_time-help = When a hero decides to spend it
choice-cerberus_time-after = After the roll has been applied
choice-cerberus_time-before = Before the roll is applied
option-cerberus_limit = Number of Cerberus tokens
option-cerberus_limit-help = How many may be spent on one roll
choice-cerberus_limit-one_a_roll = One
choice-cerberus_limit-any_number = Any number
option-cerberus_satyrs = Cerberus token and Satyrs
option-cerberus_satyrs-help = Whether a Cerberus token may repeat the faces taken with the Satyrs
choice-cerberus_satyrs-allowed = It may
choice-cerberus_satyrs-not_allowed = It may not
option-cerberus_minotaur = Cerberus token and Minotaur
option-cerberus_minotaur-help = Whether a Cerberus token may repeat a roll under the Minotaur
choice-cerberus_minotaur-not_allowed = It may not
choice-cerberus_minotaur-allowed = It may
option-conversion = Sentinel and Cyclops
option-conversion-help = What is exchanged for glory together
choice-conversion-per_face = All of a face or none
choice-conversion-per_unit = Any part
option-minotaur_mirror = Minotaur and mirror
option-minotaur_mirror-help = What a mirror does under the Minotaur
choice-minotaur_mirror-loses = It loses what the copied face gives
choice-minotaur_mirror-gains = It gains what the copied face gives
option-hundred_glory = 100 glory tokens
option-hundred_glory-help = Whether a loss of glory may use up a 100 glory token
choice-hundred_glory-token_stays = The token is safe
choice-hundred_glory-counts_on = Points are counted down through it
option-tie = Equal glory
option-tie-help = Who wins with equal glory
choice-tie-shared = They share the place
choice-tie-tie_break = More faces replaced, then more feats, then more resources left

## Rules, by area

rules-set = Set-up
rules-turn = The turn
rules-bless = Blessings
rules-face = Basic faces
rules-triple = The triple
rules-mirror = The mirror
rules-ship = The ship
rules-shield = Shields
rules-boar = Boars
rules-offer = Offerings
rules-forge = Forging
rules-feat = Heroic feats
rules-oust = Ousting
rules-res = Reserves
rules-hammer = The hammer
rules-token = Tokens
rules-conv = Sentinel, Sphinx and Cyclops
rules-satyr = The Satyrs
rules-mino = The Minotaur
rules-end = End of the game
rules-card = Feat cards
rules-dig = Played on a machine

DF-set-1 = Every hero owns two dice: a light one with five faces of 1 gold and one of 1 sun shard, and a dark one with four faces of 1 gold, one of 1 moon shard and one of 2 glory points. The colour of a die has no meaning in play.
DF-set-2 = In seat order heroes begin with 3, 2, 1 and 0 gold, without shards and without glory points. Every pawn stands on its own start portal.
DF-set-3 = Every stack of feats holds as many cards as there are players.
DF-set-4 = The sanctuary has ten squares with four faces each. With two players two faces of every square, chosen at random, leave the game.
DF-set-5 = Fifteen stacks of feats lie round the islands, one in each place. Nine of the places have two sets of cards to choose from: the one of the introductory game, or its alternative. Any of them may be exchanged.
DF-set-6 = With the option "random" chance decides for each of the nine places which of its two sets is used.
DF-set-7 = Special faces lie in the gardens, whatever the number of players: four triples, four mirrors, four ships, four different shields and four boars of different colours. They cannot be bought; only a feat brings them.
DF-set-8 = The first seat begins every round.
DF-set-9 = There is one Tenacious Boar card of each colour. With fewer than four players some colours stay in the box; the cards are taken in the order red, yellow, green, blue.
DF-set-10 = Two, three or four players play.
DF-turn-1 = Two or four players play 9 rounds, three players 10. In a round every player has one turn, clockwise.
DF-turn-2 = A turn has four steps: divine blessing for everybody, reinforcements, main action, extra action. The last three belong to the active player alone.
DF-turn-3 = With two players the divine blessing of a turn is received twice, the second time after the first is completely resolved.
DF-turn-4 = After the blessing the active player may use every reinforcement card once, in any order, and may leave out any of them. Several equal cards count separately; whether to use one may be decided after seeing what another brought.
DF-turn-5 = Reinforcements are used in this step only; a card taken later in the turn works from its owner's next turn on.
DF-turn-6 = The main action is an offering or one heroic feat. It may be left out; then there is no extra action either.
DF-turn-7 = After the main action the active player may, once in a turn, pay 2 sun shards for one more main action of either kind, provided that there will be a face or a feat to be had, if need be with a Triton token spent after the payment.
DF-bless-1 = Divine blessing: roll both dice, lay them down with the rolled faces up and apply both faces.
DF-bless-2 = Minor blessing: choose one of your dice, roll it, lay it down with the rolled face up and apply that face. The other die counts for nothing. Only cards bring minor blessings.
DF-bless-3 = Whoever rolls applies the two faces in any order. You are asked only where it matters: with a ship and gold that would not all fit into the reserve.
DF-bless-4 = When several players roll, their faces are applied clockwise from the active player, all of one player before those of the next.
DF-bless-5 = What a roll gives is settled when the dice lie still: replacing a rolled face before it is applied does not change it.
DF-bless-6 = A die goes on showing the face it rolled last, or the one forged onto it since, until it is rolled or forged again.
DF-bless-7 = A roll is resolved in this order: mirrors copy, triples multiply, resources are chosen, shields compare, both faces are applied, owners of boar cards gain.
DF-face-1 = A face gives everything it shows.
DF-face-2 = A face with a choice gives one of the resources it shows.
DF-face-3 = The faces of the sanctuary with their prices in gold: { $rows }.
DF-triple-1 = A triple gives nothing itself and multiplies what the other face of the same blessing gives by three.
DF-triple-2 = With a face that offers a choice, one resource is chosen and then tripled.
DF-triple-3 = Two triples give nothing, and neither does a triple in a minor blessing.
DF-mirror-1 = A mirror counts as one face that lies up on a die of an opponent, whether it fell or was forged onto the die since. The owner of the mirror makes the choices that face offers.
DF-mirror-2 = A mirror cannot copy a mirror. But if an opponent's die shows a mirror, one may look through it and copy a face that lies up on one's own dice.
DF-mirror-3 = Two mirrors of one roll copy separately; they may copy the same face.
DF-mirror-4 = A copied triple, ship, shield or boar works as if it had been rolled.
DF-mirror-5 = If there is no face to copy, a mirror does nothing.
DF-ship-1 = Whoever rolls a ship may buy one face of the sanctuary for 2 gold less and must forge it at once. It may even replace the ship itself.
DF-ship-2 = A tripled ship takes 6 gold off the price of one face. No price falls below 0 and no gold comes back.
DF-ship-3 = Faces bought with ships are no part of an offering, and two ships may buy the same face.
DF-ship-4 = Ships work in everybody's turn, and in the blessing after an ousting too.
DF-ship-5 = If there is no face one can pay for, a ship does nothing.
DF-shield-1 = If the other die brings the resource of the shield, the shield gives 5 glory points; what the other die gives stays. A face with several resources needs only one that fits.
DF-shield-2 = Otherwise the shield gives the resource it shows: also in a minor blessing, and beside a ship or another shield.
DF-shield-3 = If the other face offers a choice, the choice is made before the shield compares.
DF-shield-4 = The shield looks at the face, not at the reserve: a resource that does not fit any more still counts.
DF-shield-5 = Beside a triple the shield gives three times the resource it shows.
DF-boar-1 = A boar gives its roller 1 sun shard or 1 moon shard.
DF-boar-2 = Each time a boar is applied, the owner of the card of its colour gains 1 sun shard, 1 moon shard or 3 glory points, chosen each time.
DF-boar-3 = A tripled boar gives its roller 3 sun shards or 3 moon shards, all of one kind, and the owner of the card three gains, each chosen separately.
DF-boar-4 = A boar stays on its die for the rest of the game; nothing can replace it.
DF-boar-5 = Whoever takes a Tenacious Boar gives the boar of that colour to another player, who must forge it at once over a face of his or her choice.
DF-boar-6 = A boar that is copied, or applied once more, pays the owner of its card again, even if that is the player who applies it. A boar that is rolled but not applied pays nothing.
DF-offer-1 = An offering buys any number of faces of the sanctuary, all of them different.
DF-offer-2 = Different means: another kind of face. Two different faces of one square may be bought together.
DF-offer-3 = A second offering in the same turn starts afresh and may buy the same faces again.
DF-offer-4 = Each face is paid with gold from the reserve at the price of its square. Squares are never refilled.
DF-forge-1 = A new face is put on one of its owner's dice at once, in place of any face that is not locked. The replaced face lies beside the hero's board.
DF-forge-2 = The die is laid down with the new face up.
DF-forge-3 = Several faces are forged one after another; a face forged a moment ago may be replaced again.
DF-forge-4 = A face that comes from a feat must be taken and forged at once.
DF-forge-5 = Only offerings, ships and feats change a die. Faces never change places with each other, and a replaced face never returns to a die.
DF-feat-1 = A heroic feat costs the sun and moon shards shown at its stack.
DF-feat-2 = The pawn goes to the portal of the stack, or stays if it stands there already; there it remains until it goes on or is ousted. Two or three stacks share each of the seven portals.
DF-feat-3 = The order is: pay, move, oust, take the top card, apply its instant effect.
DF-feat-4 = The same feat may be performed again, even in the same turn, as long as there are cards left in the stack.
DF-feat-5 = The glory points printed on cards are counted at the end of the game only.
DF-oust-1 = If another pawn stands on the portal, it is ousted: it goes back to its start portal, and its player receives a divine blessing at once.
DF-oust-2 = Nobody is ousted on a start portal, nor by a pawn that stays where it is.
DF-oust-3 = The blessing of the ousted player is over before the card takes effect.
DF-res-1 = Reserves hold at most 12 gold, 6 sun shards and 6 moon shards.
DF-res-2 = What does not fit into a reserve is lost at once.
DF-res-3 = Glory has no limit: every 100 points are marked by a token.
DF-res-4 = No reserve falls below 0; what cannot be lost is ignored.
DF-res-5 = A 100 glory token is never lost: a loss of glory ends where the marker on the board stands at 0.
DF-hammer-1 = Gold you gain, from whatever source, may go onto the hammer, all of it or a part. Gold already in the reserve may not.
DF-hammer-2 = Gold left over after a lap runs on into the next lap and the next hammer card; what no hammer can take goes to the reserve.
DF-hammer-3 = A lap takes 15 gold. The first lap of a card brings 10 glory points, the second 15, at once.
DF-hammer-4 = Only one hammer card is at work; further ones wait until it is finished.
DF-hammer-5 = Gold on the hammer cannot be lost and does not count for the limit of the reserve.
DF-token-1 = After receiving a divine or minor blessing one may spend a Cerberus token and apply the faces of that roll once more.
DF-token-2 = Only one Cerberus token may be spent on a roll.
DF-token-3 = The second time all choices are made anew: another resource, another face in the mirror, another purchase.
DF-token-4 = In one's own turn one may spend a Triton token to gain 2 sun shards, 2 moon shards or 6 gold.
DF-conv-1 = In the blessings of the Sentinel the shards of a face may be taken as 2 glory points each, in those of the Cyclops the gold of a face as 1 glory point each: all of the face, or none of it.
DF-conv-2 = What is taken as glory still counts as itself for a shield on the other die.
DF-conv-3 = When a card brings several blessings, each is completely resolved before the next is rolled.
DF-conv-4 = The die for the minor blessings of the Sphinx and the Cyclops is chosen once, before the first roll.
DF-satyr-1 = Whoever takes the Satyrs picks two different dice of those just rolled by the others and applies their faces as a divine blessing of his or her own.
DF-satyr-2 = A mirror picked so may copy any face that lies up except mirrors, even one of the picker's own dice.
DF-satyr-3 = Like any blessing, that of the Satyrs may be followed by a Cerberus token: the same two faces are applied once more.
DF-mino-1 = Under the Minotaur everything the faces would give, glory points included, is lost instead. Where a face offers a choice, its roller chooses, even a resource he or she does not have. Ships do nothing.
DF-mino-2 = A mirror copies a face and loses what that would give.
DF-mino-3 = A boar costs its roller a shard; the owner of its card gains as usual.
DF-mino-4 = The roll under the Minotaur is no blessing: no Cerberus token repeats it.
DF-end-1 = The game ends with the last turn of the last round.
DF-end-2 = The score is the glory on the hero's board with its 100 glory tokens and the glory printed on one's cards. The highest score wins.
DF-end-3 = Players with equal scores share their place.
DF-end-4 = Gold, shards, unused tokens and unfinished laps score nothing.
DF-dig-1 = Who does not answer in time declines where that is possible, and keeps tokens and gold. Where it is not, the most valuable resource of a face is gained, or the one whose loss costs least is lost, a new face replaces the least valuable one, and of everything else the first option is taken.

## Why a rule is read as it is

DF-set-4-why = The star of the table hangs on the cards, its note speaks of faces alone; there is no second reading.
DF-set-6-why = Any exchange is allowed; that nature may choose, each slot by itself, is ours.
DF-set-7-why = What lies where was printed as a picture; the art of the temple shows it.
DF-set-8-why = The youngest begins; here the first seat.
DF-set-9-why = The four boar cards differ in colour alone; it does not matter which stay out.
DF-turn-3-why = The table of the set-up says at the start of each round, the turn itself says in step 1. Per turn, all player counts come to about as many blessings.
DF-turn-4-why = Each card counts by itself and is resolved, ships and all, before the next is decided.
DF-turn-5-why = The step is over when the main action brings a card.
DF-turn-6-why = The rulebook only says may; an extra main action needs a main action before it.
DF-turn-7-why = It may be of the same kind as the first. The shards are spent to perform it, so not where nothing could be performed; a Triton token may come after the payment, when a full reserve has room for its suns.
DF-bless-2-why = The other die counts for nothing.
DF-bless-3-why = It is asked only where it matters, with a ship and gold that would not fit. One engine always takes the ship last.
DF-bless-4-why = Where nothing conflicts the order makes no difference.
DF-bless-5-why = Faces fall once; replacing one afterwards does not unroll it.
DF-bless-6-why = Whoever looks at a die puts it back as it lay.
DF-face-3-why = Single engines slip on single faces; the art decides, so there is no switch.
DF-triple-2-why = One engine picks three times.
DF-triple-3-why = The icons of the two lines are lost; two triples, and a triple alone.
DF-mirror-1-why = The rulebook says what fell on an opponent's die. But it also has a die laid down with its new face up, and put back as it lay by whoever looks at it: both would be idle if mirrors did not look at what lies up. What is copied is the face, not what its owner made of it.
DF-mirror-2-why = The rulebook is silent on a mirror seen in a mirror. Two engines look through it, two leave it out.
DF-mirror-3-why = Nothing forbids the same face twice; one engine does.
DF-mirror-4-why = Printed for triple and boar; ship and shield follow.
DF-mirror-5-why = Nobody says; there is nothing to copy.
DF-ship-1-why = The printed may makes it optional; the ship itself may be replaced.
DF-ship-2-why = A discount of six is printed, that the price stops at nothing is not.
DF-ship-3-why = The rule of different faces stands with the offering.
DF-ship-4-why = The printed note speaks of ships of several players in one blessing.
DF-ship-5-why = It offers a purchase, and there is none to make.
DF-shield-1-why = The printed examples add the glory to the gain of the other die.
DF-shield-2-why = The icon of the last line is lost; by elimination it is the ship.
DF-shield-4-why = The shield looks at what fell, not at the room in the reserve.
DF-shield-5-why = A triple brings no resource that could match.
DF-boar-2-why = Each time is a choice of its own.
DF-boar-3-why = The effect of the card is printed to apply three times.
DF-boar-4-why = Of no other special face is that said.
DF-boar-5-why = The rulebook says a player; engines and the card say another one.
DF-boar-6-why = Whenever the face is applied, copied or once more, and only then.
DF-offer-1-why = The sentence speaks of two faces, the printed example of a turn takes three.
DF-offer-2-why = Strictly different faces; engines differ on what that is.
DF-offer-3-why = A second offering is an action of its own. The printed example says that equal faces may not be taken in one's turn, but it speaks of a single offering.
DF-offer-4-why = Replaced faces do not go back to the temple either.
DF-forge-2-why = Of two new faces on one die the last.
DF-forge-3-why = Faces are replaced one after the other and nothing protects a new one.
DF-forge-4-why = Of the shields, whoever performs the feat picks one of those left.
DF-forge-5-why = The ship and the feats that bring a face are printed besides.
DF-feat-2-why = Two engines group the stacks otherwise; the art of the board decides, so there is no switch.
DF-feat-3-why = In the order of the points.
DF-feat-4-why = Nothing but the cards and the shards limits it.
DF-feat-5-why = Two engines put them on the track at once all the same, where the Minotaur can reach them.
DF-oust-2-why = Every hero has a start portal of his own, and only moving ousts.
DF-oust-3-why = The ousted hero's blessing comes at once, so before the card.
DF-res-2-why = What is spent later does not bring it back.
DF-res-4-why = Printed with the Minotaur, the only one who takes anything away.
DF-res-5-why = Printed is that a loss is ignored once the marker stands at 0, and that the marker goes back to 0 when the token is taken. Nobody speaks of giving the token back; who counts points alone does it.
DF-hammer-1-why = One engine trades 12 gold for 17 glory instead. That leaves the printed track out altogether: a simplification, not a reading, so there is no switch for it.
DF-hammer-2-why = Nothing stops a gain at the end of a lap.
DF-hammer-3-why = To be gained when the last space is reached; one engine waits for the end. That a lap is 15 spaces long is taken from the art of the card.
DF-hammer-5-why = What lies on the hammer lies in no reserve.
DF-token-1-why = One engine asks before the blessing.
DF-token-2-why = One engine allows more.
DF-token-3-why = The second time everything is chosen anew.
DF-token-4-why = Gains commute, so it is offered wherever something may be paid for, and at the end of the turn.
DF-conv-1-why = Printed is the reserve, or glory for each of them; of what falls on the die, says the Cyclops. So two engines decide face by face; shard by shard would be finer.
DF-conv-2-why = The shield looks at what fell.
DF-conv-3-why = In a row.
DF-conv-4-why = One die for all four is printed.
DF-satyr-1-why = As a divine blessing, so triples and shields work in the pair.
DF-satyr-2-why = The mirror lies with an opponent, so it shows the buyer's own dice as well.
DF-satyr-3-why = The faces are printed to be applied as when a divine blessing is received, and the token asks for no more than that. One engine does not allow it, as the buyer rolled nothing.
DF-mino-1-why = Whatever a face would give.
DF-mino-2-why = All faces that give are printed to take, and the ship alone is excepted; one engine lets mirrors gain.
DF-mino-3-why = The effect of the card is printed to be safe from the Minotaur.
DF-mino-4-why = The token follows a divine or a minor blessing, and the rulebook, which has the Satyrs apply faces as in one, calls this roll neither. One engine allows the token, though it mostly repeats the loss.
DF-end-3-why = One place plays a chain of tie-breaks: faces replaced, feats, resources left. Its last link, the seat, is left out: nobody says which seat comes first.
DF-end-4-why = Only what counts is printed.
DF-card-2-why = Several chests add up; nothing but the supply limits them.
DF-card-4-why = That a Bear does not see the ousting of its own purchase follows from the order of the points.
DF-card-5-why = Two different dice, as the rulebook says two faces that fell.
DF-card-18-why = Two engines print 12 glory; the art of the card and seven engines 14, so there is no switch.
DF-card-24-why = An instant effect, of the faces replaced so far; one engine counts at the end of the game.
DF-dig-1-why = A clock needs an answer for who does not give one. Faces and resources are valued as the bots value them; a triple, whose value lies in the other die, is never given up.
rule-from-art = The numbers stood in icons; the art and several engines agree on them.

# What a choice changes on average.
measure-glory = { $more ->
        [yes] { $n } more glory points for you
       *[no] { $n } fewer glory points for you
    }
measure-their-glory = { $more ->
        [yes] { $n } more glory points for the best of the others
       *[no] { $n } fewer glory points for the best of the others
    }
measure-reserve = { $what-is ->
        [resource-sun] { $more ->
            [yes] { $n } more sun shards in your reserve
           *[no] { $n } fewer sun shards in your reserve
        }
        [resource-moon] { $more ->
            [yes] { $n } more moon shards in your reserve
           *[no] { $n } fewer moon shards in your reserve
        }
       *[other] { $more ->
            [yes] { $n } more gold in your reserve
           *[no] { $n } less gold in your reserve
        }
    }
measure-throw = { $what-is ->
        [resource-sun] { $more ->
            [yes] { $n } more sun shards in every throw of your dice
           *[no] { $n } fewer sun shards in every throw of your dice
        }
        [resource-moon] { $more ->
            [yes] { $n } more moon shards in every throw of your dice
           *[no] { $n } fewer moon shards in every throw of your dice
        }
        [resource-vp] { $more ->
            [yes] { $n } more glory points in every throw of your dice
           *[no] { $n } fewer glory points in every throw of your dice
        }
       *[other] { $more ->
            [yes] { $n } more gold in every throw of your dice
           *[no] { $n } less gold in every throw of your dice
        }
    }

# What studies note of each seat.
mark-performed = Feats performed

# Where in the rulebook a rule stands.
place-preparing-the-game = Preparing the game
place-preparing-the-game-with-other-numbers-of-players = Preparing the game with other numbers of players
place-using-other-feat-cards = Using other feat cards
place-storing-the-game = Storing the game
place-title-page = Title page
place-course-of-a-round = Course of a round
place-course-of-a-round-1-divine-blessing = Course of a round, 1: divine blessing
place-course-of-a-round-2-activating-reinforcements = Course of a round, 2: activating reinforcements
place-course-of-a-round-3-main-action = Course of a round, 3: main action
place-course-of-a-round-4-extra-action = Course of a round, 4: extra action
place-course-of-a-round-1-minor-blessing = Course of a round, 1: minor blessing
place-important-details = Important details
place-hero-s-aid-vi-special-faces = Hero's aid VI: special faces
place-hero-s-aid-v-basic-faces = Hero's aid V: basic faces
place-course-of-a-round-3a-offering = Course of a round, 3A: offering
place-hero-s-aid-i-feat-cards = Hero's aid I: feat cards
place-course-of-a-round-3a-replacing-a-face = Course of a round, 3A: replacing a face
place-course-of-a-round-3b-heroic-feat = Course of a round, 3B: heroic feat
place-preparing-the-game-feat-cards-and-the-hero-s-board = Preparing the game: feat cards and the hero's board
place-course-of-a-round-3b-ousting-a-hero = Course of a round, 3B: ousting a hero
place-end-of-the-game-and-scoring = End of the game and scoring
