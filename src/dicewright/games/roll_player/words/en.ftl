# Roll Player in English.

game-roll_player = Roll Player

## Dice. A color by itself, in the form that goes with the word for a die, and of a die that is taken

colour-green = green
colour-blue = blue
colour-red = red
colour-purple = purple
colour-black = black
colour-white = white
colour-gold = gold
die-green = green
die-blue = blue
die-red = red
die-purple = purple
die-black = black
die-white = white
die-gold = gold
taken-green = green
taken-blue = blue
taken-red = red
taken-purple = purple
taken-black = black
taken-white = white
taken-gold = gold
die-shown = { $die } { $n }
die-at = { $die } ({ $cell })
die-on-card = { $die } (card { $n })
cell = { $attribute } { $n }

## Attributes; an action as the object of "take"

attribute-str = Strength
attribute-dex = Dexterity
attribute-con = Constitution
attribute-int = Intelligence
attribute-wis = Wisdom
attribute-cha = Charisma
short-str = STR
short-dex = DEX
short-con = CON
short-int = INT
short-wis = WIS
short-cha = CHA
action-str = the Strength action
action-dex = the Dexterity action
action-con = the Constitution action
action-int = the Intelligence action
action-wis = the Wisdom action
action-cha = the Charisma action

## Characters

race-dragonkin = Dragonkin
race-dwarf = Dwarf
race-elf = Elf
race-halfling = Halfling
race-human = Human
race-orc = Orc
class-cleric = Cleric
class-paladin = Paladin
class-druid = Druid
class-ranger = Ranger
class-monk = Monk
class-bard = Bard
class-rogue = Rogue
class-thief = Thief
class-sorcerer = Sorcerer
class-wizard = Wizard
class-warrior = Warrior
class-barbarian = Barbarian
ability-cleric = Charitable
ability-paladin = Vigilant
ability-druid = Attuned
ability-ranger = Skilled
ability-monk = Enlightened
ability-bard = Charming
ability-rogue = Mischievous
ability-thief = Shrewd
ability-sorcerer = Mysterious
ability-wizard = Enigmatic
ability-warrior = Prepared
ability-barbarian = Powerful
backstory-aristocrat = Aristocrat
backstory-brawler = Brawler
backstory-chosen-one = Chosen One
backstory-craftsman = Craftsman
backstory-devoted = Devoted
backstory-exonerated = Exonerated
backstory-hunter = Hunter
backstory-lost-soul = Lost Soul
backstory-mentor = Mentor
backstory-patrician = Patrician
backstory-persecuted = Persecuted
backstory-resilient = Resilient
backstory-rift-walker = Rift Walker
backstory-savage = Savage
backstory-savant = Savant
backstory-street-urchin = Street Urchin
alignment-arbiter = Arbiter
alignment-champion = Champion
alignment-eccentric = Eccentric
alignment-free-spirit = Free Spirit
alignment-guardian = Guardian
alignment-hermit = Hermit
alignment-lunatic = Lunatic
alignment-maniac = Maniac
alignment-narcissist = Narcissist
alignment-neurotic = Neurotic
alignment-protector = Protector
alignment-rebel = Rebel
alignment-renegade = Renegade
alignment-scoundrel = Scoundrel
alignment-sentinel = Sentinel
alignment-sociopath = Sociopath
alignment-truth-seeker = Truth Seeker
leaning-law-good = Lawful Good
leaning-neutral-good = Neutral Good
leaning-chaos-good = Chaotic Good
leaning-law-neutral = Lawful Neutral
leaning-neutral-neutral = True Neutral
leaning-chaos-neutral = Chaotic Neutral
leaning-law-evil = Lawful Evil
leaning-neutral-evil = Neutral Evil
leaning-chaos-evil = Chaotic Evil
way-good = Good
way-evil = Evil
way-law = Law
way-chaos = Chaos

## Market cards

type-weapon = Weapon
type-armor = Armor
type-skill = Skill
type-trait = Trait
set-chain = Chain armor
set-leather = Leather armor
set-mystic = Mystic armor
card-longsword = Longsword
card-blessed-mace = Blessed Mace
card-jeweled-dagger = Jeweled Dagger
card-longbow = Longbow
card-tower-shield = Tower Shield
card-ancient-spear = Ancient Spear
card-quarterstaff = Quarterstaff
card-heavy-crossbow = Heavy Crossbow
card-steadfast = Steadfast
card-honorable = Honorable
card-nimble = Nimble
card-proud = Proud
card-weak = Weak
card-clumsy = Clumsy
card-foolish = Foolish
card-reckless = Reckless
card-focused = Focused
card-compassionate = Compassionate
card-obsessed = Obsessed
card-cunning = Cunning
card-greedy = Greedy
card-honest = Honest
card-loyal = Loyal
card-obnoxious = Obnoxious
card-concentrate = Concentrate
card-search = Search
card-negotiate = Negotiate
card-pickpocket = Pickpocket
card-acrobatics = Acrobatics
card-open-lock = Open Lock
card-climb = Climb
card-intimidate = Intimidate
card-move-silently = Move Silently
card-knowledge = Knowledge
card-cure-wounds = Cure Wounds
card-sleight-of-hand = Sleight of Hand
card-chain-gorget = Chain Gorget
card-chain-vambraces = Chain Vambraces
card-chain-helm = Chain Helm
card-chain-tunic = Chain Tunic
card-chain-leggings = Chain Leggings
card-mystic-cowl = Mystic Cowl
card-mystic-robes = Mystic Robes
card-mystic-cloak = Mystic Cloak
card-leather-greaves = Leather Greaves
card-leather-boots = Leather Boots
card-leather-gloves = Leather Gloves
card-leather-pauldron = Leather Pauldron
card-diplomacy = Diplomacy
card-dedicated = Dedicated
card-courageous = Courageous
card-envious = Envious
card-famous = Famous

## Titles

title-npc = NPC
title-mercenary = Mercenary
title-adventurer = Adventurer
title-celebrity = Celebrity
title-clan-leader = Clan Leader
title-true-hero = True Hero

## Counted things

gold-n = { $n } gold
# A score that is expected, with one decimal.
scored = { $n } stars
stars-n = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
tokens-n = { $n ->
        [one] { $n } Charisma token
       *[other] { $n } Charisma tokens
    }
coins-and-tokens = { $coins } and { $tokens }

## What classes do

effect-none = No effect.
effect-once-per-round = Once a round, { $cleric-timing ->
        [any_window] whenever Skills may be used
       *[own_turns] in your own turns or right after them
    }, you may { $cost ->
        [0] { $does }
       *[other] pay { $coins } and { $does }
    }.
effect-buy = After buying { $buy-abilities ->
        [market_only] a card from the market
       *[every_purchase] a card
    } ({ $every ->
        [yes] any type
       *[no] type: { $types }
    }) you may { $does }.
effect-market-discard = After discarding a market card for gold you may { $does }.
effect-price-reduction = Cards ({ $every ->
        [yes] any type
       *[no] type: { $types }
    }) bought from the market or the discard pile cost { $coins } less.
effect-before-market = Each round, before the Market Phase begins, you may { $does }.
effect-place = If you place a drafted die ({ $what }), you may { $does }.
place-any = any
place-rows = row: { $rows }
place-colours = color: { $colours }
place-both = { $first }; { $second }
effect-alignment-steps = With the Wisdom action the token may go up to { $steps } steps instead of one.
effect-gold-die-income = A gold die that { $exchanged-gold-die ->
        [full_income] comes to your board
       *[two_gold] you place
    } pays { $coins } instead of 2.
effect-refresh-limit = In the Cleanup Phase you may refresh up to { $count } Skills instead of one.
effect-weapon-hand-limit = You have { $hands } hands for weapons instead of 2.
effect-two-handed-in-one-hand = Each of your weapons takes a single hand.

## What weapons do

effect-die-bonus-for-goals = { $dice ->
        [class] Each die of your class color
       *[other] Each { $die } die
    } counts { $bonus } for attribute goals, beyond 6 too.
effect-gold-on-fill-row = Filling an attribute row pays { $coins } more.
effect-armor-extra-piece = One set of armor that you have begun counts { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } more, at most the whole set: the one where that pays most.
effect-alignment-floor = Your alignment counts as { $min } at least.
effect-gold-on-market-discard = Discarding a market card pays { $coins } more.
effect-gold-on-initiative-gold = Taking an initiative card with gold on it pays { $coins } more.

## What traits pay

effect-stars-per-card-type = { $stars } for each of your { $type ->
        [weapon] Weapon cards
        [armor] Armor cards
        [skill] Skill cards
       *[trait] Trait cards
    }.
effect-stars-if-any-attribute-at-most = { $n ->
        [1] { $stars } if this attribute is { $max } or less: { $attributes }.
        [6] { $stars } if at least one of your attributes is { $max } or less.
       *[other] { $stars } if at least one of these attributes is { $max } or less: { $attributes }.
    }
effect-stars-if-any-attribute-at-least = { $n ->
        [1] { $stars } if this attribute is at least { $min }: { $attributes }.
        [6] { $stars } if at least one of your attributes is at least { $min }.
       *[other] { $stars } if at least one of these attributes is at least { $min }: { $attributes }.
    }
effect-stars-per-attribute-at-most = { $n ->
        [6] { $stars } for each attribute that is { $max } or less.
       *[other] { $stars } for each of these attributes that is { $max } or less: { $attributes }.
    }
effect-stars-per-attribute-at-least = { $n ->
        [6] { $stars } for each attribute that is at least { $min }.
       *[other] { $stars } for each of these attributes that is at least { $min }: { $attributes }.
    }
effect-stars-per-row-same-color = { $stars } for each full row whose dice have one color.
effect-stars-per-row-same-value = { $stars } for each full row whose dice show one value.
effect-stars-if-alignment-row = { $stars } if your alignment token is in the { $row ->
        [good] good row
        [neutral] row between good and evil
       *[evil] evil row
    } of the grid.
effect-stars-if-alignment-column = { $stars } if your alignment token is in the { $column ->
        [law] law column
        [neutral] column between law and chaos
       *[chaos] chaos column
    } of the grid.
effect-stars-per-gold = { $stars } for every { $coins } you have left.
effect-stars-per-class-dice = { $stars } for { $dice ->
        [one] every die
       *[other] every { $dice } dice
    } of your class color.
effect-stars-per-color-dice = { $stars } for { $dice ->
        [one] every die
       *[other] every { $dice } dice
    } of this color: { $colour }.
effect-stars-if-color-count = { $stars } if you have at least { $min } dice of one color that is neither gold nor your class color.
effect-stars-if-goals-met = { $stars } if you reach at least { $min } of your attribute goals.
effect-stars-if-no-card-type = { $stars } if you have no { $type ->
        [weapon] Weapon card
        [armor] Armor card
        [skill] Skill card
       *[trait] Trait card
    }.
effect-stars-if-all-card-types = { $stars } if you have cards of all four types: Weapon, Armor, Skill and Trait.
effect-stars-if-all-attributes-at-least = { $n ->
        [1] { $stars } if this attribute is at least { $min }: { $attributes }.
        [6] { $stars } if each of your attributes is at least { $min }.
       *[other] { $stars } if each of these attributes is at least { $min }: { $attributes }.
    }
effect-stars-if-all-attributes-at-most = { $n ->
        [1] { $stars } if this attribute is { $max } or less: { $attributes }.
        [6] { $stars } if each of your attributes is { $max } or less.
       *[other] { $stars } if each of these attributes is { $max } or less: { $attributes }.
    }
effect-every = Only as far as { $n ->
    [2] both of these hold
   *[other] all { $n } of these hold
}: { $parts }
effect-both = { $first } { $second }

## What is done, as clauses: "take 2 gold"

effect-verbs = { CAPITAL($does) }.
verbs-then = { $first }; then { $second }
verbs-choose = choose one ({ $parts })
verbs-or = { $first }; or { $second }
verbs-times = { $does } (up to { $n } times)
verb-attribute-action = take { $action }
verb-repeat-attribute-action = right after the attribute action of your turn in the Dice Phase: take the same action once more
verb-gain-gold = take { $coins }
verb-gain-charisma = take { $tokens }
verb-swap-board-die-with-bag-die = exchange a die on your board for a die in the bag, of a color you choose. { $roll ->
        [yes] Roll the new die.
       *[no] The new die shows what the old one showed.
    } A gold die that comes pays gold; a full row is not filled again
verb-swap-board-die-with-pool-die = exchange a die on your board for one on an initiative card nobody has taken; both keep their values. Then the pool is sorted again, and you order equal dice. A gold die that comes pays gold; a full row is not filled again
verb-flip-pool-die = { $alone ->
        [yes] in the Dice Phase: turn
       *[no] turn
    } { $count ->
        [one] a die of the pool
       *[other] up to { $count } dice of the pool
    } that nobody has taken to the opposite side. Then the pool is sorted again, and you order equal dice
verb-reroll-pool-dice = { $alone ->
        [yes] in the Dice Phase: roll
       *[no] roll
    } { $count ->
        [any] any dice of the pool
        [one] a die of the pool
       *[other] up to { $count } dice of the pool
    } that nobody has taken again. Then the pool is sorted again, and you order equal dice
verb-buy-top-of-deck = buy the top card of the market deck, unseen, for { $coins }; no discount and no Charisma token lowers that price
verb-buy-from-discard = in your market turn: buy a card of the discard pile instead of one from the market. Charisma tokens and discounts count
verb-move-die-to-other-row = move a die on your board to another row with room; the gap it leaves closes to the left. It brings no action and no gold
verb-extra-purchase = buy { $count ->
        [one] one more card
       *[other] up to { $count } more cards
    } { $bard-purchase ->
        [instead_of_discard] after a purchase
       *[beside_discard] after a purchase or a discard
    } in this round's market turn
verb-discard-pile-to-market = add one card of the discard pile to the market
verb-copy-opponent-skill = use { $diplomacy-target ->
        [ready] a ready Skill
       *[any] a Skill, ready or exhausted,
    } of another player as if it were yours. Only this card is exhausted

## What is told of a card

kind-weapon = { $hands ->
        [one] Weapon, { $hands } hand
       *[other] Weapon, { $hands } hands
    }
kind-armor = { $set }
kind-skill = Skill, arrow: { $way }
kind-trait = Trait, arrow: { $way }
arrow-copied = that of the copied Skill
set-text = Pieces: { $pieces }; stars: { $stars }. One star more if the class color is: { $colours }.
note-kind = { $kind }.
note-class-colour = Class color: { $colour }.
note-goals = Goals: { $goals }.
goal-short = { $attribute } { $range } ({ $stars }★)
note-story = Marked spaces: { $spaces }.
story-space = { $attribute } { $n } – { $colour }
note-gain = Bought now, it brings { $stars }.
note-grid = From law to chaos: good { $good }; between { $neutral }; evil { $evil }.
note-reconstructed = Reconstructed, not as printed: { $fields }.
field-rank = rank
field-price = price
field-hands = hands
field-arrow = arrow
field-stars = stars
field-effect = effect
field-set = set
field-modifiers = attribute changes
field-cells = marked spaces
field-grid = grid
words-listed = { $words }
field-class-color = class color
field-class-goals = attribute goals
field-class-ability = class ability
field-set-colors = class colors of the set
field-set-stars = stars of the set
reconstructed = Of many cards the printed values are lost; a card with stand-ins carries the sign ≈. Stand-ins: { $fields }.
reconstructed-n = { $field } ({ $n })

## What is wrong with a card file

fault-parts = must be a list of 1 to { $most } effects, each between braces
fault-deep = is too deep: a list within lists within lists; say it with fewer
fault-when = is missing: a class or a weapon does this only at a moment; add when = one of { $moments }
fault-not-then = cannot say { $op } with when = "{ $when }": there is no such thing to do then; choose another verb or moment
fault-no-moment = joins things that can never be done at the same moment; leave one of them out
fault-once-per-round = must be another moment: only a class has an ability that is called up once a round
fault-once-twice = has two abilities of once a round; join them with do or choose
fault-weapons = would be one of more than { $most } weapons that answer the same moment; give some of them another
fault-too-long = all effects together are too long; say some of them with fewer parts
fault-max = must not be less than min, which is { $low }; it is { $given }
fault-cell = must be a position from 1 to 3 and a class color ({ $colours }), such as [2, "green"]; it is { $given }
fault-grid = must be three rows of three numbers, from good to evil, each from law to chaos; it is { $given }
fault-set-stars = must be a list of { $n } numbers, one for each number of pieces; it is { $given }
fault-class-colours = must have as many classes of each color as the box; { $colour } has { $n }: give one of them another color
fault-pieces = must have { $n } pieces of the { $set } set; it has { $given }: give some piece another set
fault-diplomacy = must be copy_opponent_skill for diplomacy, and for no other card

## The board

headline-round = Round { $n } of { $of }
headline-start = { $seat-is ->
        [seat-you] You go first
       *[other] { $seat } goes first
    }
phase-setup = Set-up
phase-roll = Roll Phase
phase-dice = Dice Phase
phase-market = Market Phase
phase-cleanup = Cleanup Phase
phase-scoring = Final scoring
area-initiative = Initiative cards
area-market = Market
area-pile = Discard pile
area-trash = Trash pile
area-deck = Market deck
area-bag = Dice bag
area-character = Character
area-hand = Starting dice
area-cards = Cards
area-reputation = Reputation now
gauge-deck = Cards
gauge-first-rank = of the first rank
gauge-dice = Dice
gauge-gold = Gold
gauge-tokens = Charisma tokens
gauge-total = Sum
gauge-hands = Hands in use
gauge-part-goals = Attribute goals
gauge-part-class-dice = Class dice
gauge-part-alignment = Alignment
gauge-part-backstory = Backstory
gauge-part-armor = Armor
gauge-part-traits = Traits
gauge-part-gold = Gold left
gauge-tied-gold = Gold, which decides a tie
gauge-stars = Stars
initiative-die = { $gold ->
        [0] { $n }: { $die }
       *[other] { $n }, 1 gold: { $die }
    }
initiative-taken = { $n }: { $seat }
initiative-empty = { $gold ->
        [0] { $n }: —
       *[other] { $n }, 1 gold: —
    }
card-priced = { $card } ({ $coins })
card-marked = { $card } ≈
card-of-kind = { $card } ({ $kind })
card-skill = { $ready ->
        [yes] { $card } (ready, arrow: { $way })
       *[no] { $card } (exhausted, arrow: { $way })
    }
alignment-at = { $alignment }: { $leaning } ({ $stars })
goal = { $met ->
        [yes] ✓ goal { $range }: { $stars }★
       *[no] goal { $range }: { $stars }★
    }
cell-empty = empty
cell-matched = { $die } ✓
cell-wished = { $die } (backstory: { $colour })
race-changes = { $changes }
race-change = { $attribute }{"\u00A0"}{ $change }
race-plain = no bonus, no penalty

## Questions

ask-start = Roll for the start: { $seat }
ask-race = Which race do you choose?
ask-class-die = A die is drawn for the class of: { $seat }
ask-side = Which side of the class card do you choose?
ask-class = Which class do you choose?
ask-backstory = A backstory is dealt to: { $seat }
ask-alignment = An alignment is dealt to: { $seat }
ask-card = A card of the market deck is turned up
ask-card-removed = A card of the market deck goes to the discard pile
ask-card-trashed = A card of the market deck begins the trash pile
ask-card-bought = The top card of the market deck is bought
ask-die = A starting die is drawn from the bag: { $seat }
ask-die-pool = A die is drawn from the bag for the pool
ask-roll = Roll: { $die }
ask-place = Which starting die do you place, and in which row?
ask-order = Several dice show { $face }. Which one lies on initiative card { $n }?
ask-initiative = Which initiative card do you take, with its die?
ask-row = Which row does { $die } go to? Afterwards you may take the action of the row.
ask-enemy = The enemy die is rolled
ask-market = Do you buy a card, or discard one for gold? You have { $purse }.
ask-market-friendly = Do you buy a card, or take gold? You have { $purse }.
ask-more = Do you buy one more card? You have { $purse }.
ask-drop = Your weapons take { $n } hands, and you have { $hands }. Which weapon goes?
ask-react = Do you use a Skill or an ability now?
ask-refresh = Which Skill do you refresh?
ask-shed = The score is about to be counted. Do you discard one of your cards?
ask-reroll = Which dice of the pool are rolled again?
ask-keep = { CAPITAL($die) } was rolled again and shows { $n }. Which value stays?
ask-open-lock = Do you buy the top card of the market deck, unseen, for { $coins }?
ask-choose-one = Which do you choose?
ask-flip = Strength action: which die do you turn to its opposite side?
ask-swap = Dexterity action: which die changes places with another?
ask-swap-with = Which die changes places with { $die }?
ask-adjust = Constitution action: which die do you raise or lower by 1?
ask-reroll-die = Intelligence action: which die do you roll again? You may keep its old value afterwards.
ask-step = Wisdom action: where does your alignment token move?
ask-step-again = Does your alignment token move one more step?
ask-from-bag = Which of your dice do you exchange for one from the bag?
ask-bag-die = Which die from the bag replaces { $die }?
ask-from-pool = Which of your dice do you exchange for one of the pool?
ask-pool-die = Which die of the pool replaces { $die }?
ask-flip-pool = Which die of the pool is turned to its opposite side?
ask-reroll-pool = Which die of the pool is rolled again?
ask-shift = Which die moves to another row?
ask-other-row = Which row does { $die } move to?
ask-buy-from-pile = Which card of the discard pile do you buy?
ask-add-to-market = Which card of the discard pile do you add to the market?

## Options

do-face = { $n }
do-race = { $race } ({ $changes })
do-class = { $name } ({ $colour })
class-effect = { $ability }: { $effect } { $goals }
class-effect-rebuilt = { $effect } { $note }
do-draw = { $die } ({ $n } of { $of })
do-row = Place it in { $attribute }, space { $n }
do-row-fills = Fill { $attribute } and gain { $coins }
do-place = Place { $die } in { $attribute }, space { $n }
do-place-fills = Fill { $attribute } with { $die } and gain { $coins }
do-initiative = Take card { $n } ({ $die })
do-initiative-gold = Take card { $n } ({ $die }) and { $coins }
do-leave = Leave it
do-pass = Pass
do-turn = Turn { $die } to { $n }
do-step = Move to { $leaning }, { $stars }
do-colour = Take a { $die } die ({ $n } in the bag)
do-keep-old = Keep the old value { $n }
do-keep-new = Take the new value { $n }
do-open-lock = Buy it for { $coins }
do-use = Use { $card } (arrow: { $way })
do-copy = { $diplomacy } copies { $card } ({ $seat }; arrow: { $way })
do-ability = Use your ability, { $ability }
do-discard = Discard { $card } for { $coins }
do-take-gold = Take { $coins }; the market stays as it is
do-buy = Buy { $card } for { $paid }
do-no-more = Buy nothing more
do-drop = Discard { $card }
do-action = Take { $action } now
do-drop-weapon = Drop { $card }, without gold for it
do-reroll = Roll { $dice } again
do-reroll-die = Roll { $die } again
do-swap = Swap { $die }
do-swap-with = Swap it for { $die }
do-exchange = Exchange { $die }
do-take-die = Take { $die }
do-shift = Move { $die }
do-order = Lay { $die } there
do-add = Add { $card }
do-refresh = Refresh { $card }
do-refresh-none = Refresh nothing
do-shed-none = Keep all cards

## Refusals

refused-board-taken = { $name } is already taken
refused-class-taken = { $name } is taken, since the card of this color is
refused-row-full = The row of { $attribute } is full
refused-initiative-taken = Initiative card { $n } is taken ({ $seat })
refused-too-dear = { $card } costs { $coins }, more than you have
refused-exhausted = { $card } is exhausted
refused-arrow = The arrow of { $card } leads off the grid
refused-not-now = { $card } cannot be used at this moment
refused-used-up = { $card } was already used in this round
refused-unpaid = You have too little gold for { $card }
refused-shows-six = { CAPITAL($die) } cannot be raised
refused-shows-one = { CAPITAL($die) } cannot be lowered
refused-looks-alike = { CAPITAL($die) } looks the same, nothing would change
refused-edge = Towards { $way } the token stands at the edge ({ $leaning })

## Events

event-start-roll = { $seat } rolled { $face } for the start
event-starts = { $seat-is ->
        [seat-you] You are the start player
       *[other] { $seat } is the start player
    }
event-race = { $seat } took the race { $race }
event-class-die = { $seat } drew a { $colour } die for the class
event-class = { $seat } took the class { $class }
event-backstory = { $seat } got the backstory { $backstory }
event-alignment = { $seat } got the alignment { $alignment }
event-removed = { $card } goes to the discard pile
event-revealed = { $card } comes to the market
event-trashed = { $card } goes to the trash pile
event-starting = { $seat } drew a starting die: { $die }
event-placed = { $seat } placed { $die } in { $row }, from { $from } to { $to }
event-round = Round { $round }, { $seat-is ->
        [seat-you] you go first
       *[other] { $seat } goes first
    }
event-pool = Initiative card { $card } holds a die: { $die }
event-picked = { $seat } took initiative card { $card } and { $die }
event-gold = { $seat } gained { $amount } gold ({ $why })
why-gold-die = gold die
why-discard = market
why-row = full row
why-initiative = initiative card
why-ability = card
event-turned = { $seat } turned the die at { $cell } from { $from } to { $to }
event-swapped = { $seat } swapped the dice at { $cell } and { $with }
event-rerolled = { $seat } rolled { $die } at { $cell } again and got { $face }
event-moved-token = { $seat } moved the alignment token from { $from } to { $to }
event-charisma = { $seat } gained a Charisma token
event-bought = { $tokens ->
        [0] { $seat } bought { $card } for { $gold } gold
        [one] { $seat } bought { $card } for { $gold } gold and { $tokens } Charisma token
       *[other] { $seat } bought { $card } for { $gold } gold and { $tokens } Charisma tokens
    }
event-discarded = { $seat } discarded { $card } from the market
event-took-gold = { $seat } took gold instead of a card
event-dropped = { $seat } gave up the weapon { $card }
event-used = { $seat } used the Skill { $card }
event-copied = { $seat } copied { $card } ({ $with })
event-ability = { $seat } used the ability of the class: { $class }
event-added = { $seat } added { $card } to the market
event-enemy = { $place ->
        [0] The enemy die shows { $face }; the market stays as it is
       *[other] The enemy die shows { $face }; market card { $place } from the left goes
    }
event-refreshed = { $seat } refreshed the Skill { $card }
event-reshuffled = The discard pile is shuffled into a new market deck
event-exchanged = { $seat } exchanged the die at { $cell }, { $old }, for a { $new } one
event-shifted = { $seat } moved { $die } from { $from } to { $to }
event-shed = { $seat } discarded { $card } before scoring
event-scored = { $seat } scored { $stars }★ for { $part }
event-total = { $seat } reached { $stars }★ of reputation
event-title = { $stars }★ earn the title { $title }

## Set-up options

option-classes = Classes
option-classes-help = How classes are found
choice-classes-drawn = A die drawn from the bag decides the card
choice-classes-free = Each chooses freely, the last player first
option-starting_dice = Starting dice
option-starting_dice-help = Where the starting dice come from
choice-starting_dice-drawn = All are drawn from the bag
choice-starting_dice-less_random = One of each class color for everybody
option-market_deck = Market deck
option-market_deck-help = How the deck is made up
choice-market_deck-ranked = The first rank lies on top of the second
choice-market_deck-random = Both ranks are shuffled together
option-market = Market
option-market-help = What taking gold instead of a card costs
choice-market-standard = A market card is discarded for it
choice-market-friendly = Friendly market: no card goes
option-length = Length
option-length-help = How many rounds are played
choice-length-standard = The whole game
choice-length-short = Short game: two more starting dice, two rounds fewer
option-rejected_dice = Rejected class dice
option-rejected_dice-help = What becomes of dice drawn for classes
choice-rejected_dice-stay_out = They stay out until everybody has a class
choice-rejected_dice-go_back = They go back at once
option-skill_windows = Moments for Skills
option-skill_windows-help = Who may use Skills between turns
choice-skill_windows-every_turn = Everybody, after every turn
choice-skill_windows-own_turns = Only whoever has just had a turn or has the next
option-discard_before_scoring = Discarding before scoring
option-discard_before_scoring-help = Whether cards of one's own may be discarded before the final scoring
choice-discard_before_scoring-allowed = Yes
choice-discard_before_scoring-not_allowed = No
option-trait_attributes = Attributes of Traits
option-trait_attributes-help = What Traits take for an attribute
choice-trait_attributes-with_race = Dice and race
choice-trait_attributes-dice_only = Dice alone
option-bard_purchase = The further purchase
option-bard_purchase-help = Whether the Bard's further purchase needs a first one
choice-bard_purchase-instead_of_discard = Only after a purchase, not after a discard
choice-bard_purchase-beside_discard = After a discard too
option-exchanged_gold_die = Gold dice by exchange
option-exchanged_gold_die-help = What a gold die pays that comes by a Skill
choice-exchanged_gold_die-full_income = As much as a placed one
choice-exchanged_gold_die-two_gold = Always 2 gold
option-cleric_timing = Ability of once a round
option-cleric_timing-help = When the Cleric may pay for Wisdom
choice-cleric_timing-own_turns = In one's own turns and right after them
choice-cleric_timing-any_window = Whenever Skills may be used
option-buy_abilities = Abilities on purchase
option-buy_abilities-help = Which purchases set off class abilities
choice-buy_abilities-every_purchase = Every purchase
choice-buy_abilities-market_only = Only purchases from the market
option-diplomacy_target = Diplomacy
option-diplomacy_target-help = Which Skills it may copy
choice-diplomacy_target-ready = Only ready ones
choice-diplomacy_target-any = Exhausted ones too
option-solo_trash = Solo: trash pile
option-solo_trash-help = Whether the trash pile comes back with a reshuffle
choice-solo_trash-never_returns = It never returns
choice-solo_trash-reshuffled = It is shuffled in
option-solo_druid = Solo: Druid
option-solo_druid-help = When the Druid adds a card
choice-solo_druid-before_enemy_die = Before the enemy die is rolled
choice-solo_druid-after_enemy_die = After it
option-negotiate_timing = Negotiate
option-negotiate_timing-help = How long the last die of the pool may be exchanged
choice-negotiate_timing-until_cleanup = Until cleanup
choice-negotiate_timing-dice_phase = Only in the Dice Phase

## Rules, by area

rules-gen = General
rules-set = Set-up
rules-roll = Roll Phase
rules-dice = Dice Phase
rules-act = Attribute actions
rules-gold = Gaining gold
rules-mkt = Market Phase
rules-use = Using Skills
rules-clean = Cleanup Phase
rules-end = End of the game
rules-score = Final reputation scoring
rules-race = Races
rules-class = Class abilities
rules-weapon = Weapons
rules-trait = Traits
rules-skill = Skills
rules-armor = Armor
rules-solo = Solo game
rules-var = Variants
rules-dig = Played on a machine
rule-class = { $name }, { $ability }: { $effect }
rule-card = { $card }: { $effect }
RP-gen-1 = Where a card contradicts these rules, the card prevails.
RP-gen-2 = Whoever draws too many dice from the bag puts them all back and draws again. Nobody looks into the bag unless a card allows it.
RP-gen-3 = The discard pile lies open: everybody may look through it at any time.
RP-set-1 = Every player rolls a die; the highest roll becomes start player, and those who tie for it roll again. All dice go into the bag.
RP-set-2 = Clockwise from the start player, everybody chooses one of the character boards that are left; each stands for another race.
RP-set-3 = Everybody begins with 5 gold; the third in order of play gets 6, the fourth 7.
RP-set-4 = Clockwise from the start player, a die is drawn from the bag for each: he takes the class card of its color and chooses a side. A gold die, or a color already taken, means another draw. These dice bring no gold.
RP-set-5 = Dice drawn for classes stay out until everybody has a class; then all go back into the bag.
RP-set-6 = If preferred, classes are chosen freely: from the last player counter-clockwise to the start player, each takes a class whose card nobody has.
RP-set-7 = Everybody is dealt a backstory; the others stay in the box.
RP-set-8 = Everybody is dealt an alignment and puts the token on the centre space of its grid; the others stay in the box.
RP-set-9 = The market cards are divided by rank. With two players 7 cards leave each rank, with three players 3, with four none. Both ranks are shuffled, and the first is put on top of the second.
RP-set-10 = The cards that leave the deck are chosen by chance and form the discard pile.
RP-set-11 = The first market is turned up from the deck: one card more than there are players.
RP-set-12 = As many initiative cards are laid out in order. All of them but the first and the last get 1 gold.
RP-set-13 = Clockwise from the start player, everybody draws and rolls the starting dice: 6 with two players, 7 with three, 8 with four.
RP-set-14 = Starting dice bring no attribute actions; but a row that is filled and a gold die pay gold as usual.
RP-set-15 = Everybody places the starting dice in any rows of the own board; each row is filled from the left.
RP-roll-1 = The start player draws as many dice as there are initiative cards, rolls them and lays them on the cards, the lowest value on card 1 and so on.
RP-roll-2 = Dice that show the same are ordered as the start player likes.
RP-dice-1 = Clockwise from the start player, everybody takes an initiative card nobody has, with its die and the gold on it.
RP-dice-2 = The die goes to the leftmost empty space of any row that has room.
RP-dice-3 = Gold for the initiative card, for a full row and for a gold die adds up.
RP-dice-4 = After placing the die, its owner may take the action of the row, for any die on the own board, the new one included. This is the only attribute action of a Dice Phase; further ones come only from cards and class abilities.
RP-dice-5 = A die that is moved or changed brings no action, no gold for a full row and no gold for being gold.
RP-dice-6 = When everybody has had a turn, one initiative card with its die is left.
RP-act-1 = Strength: turn a die on your board to its opposite side; the two add up to 7.
RP-act-2 = Dexterity: two dice on your board change places, in one row or in two; an empty space is no partner.
RP-act-3 = Constitution: raise or lower a die on your board by 1; a 6 does not become a 1, nor a 1 a 6.
RP-act-4 = Intelligence: roll a die on your board again; then keep the new value or the old one.
RP-act-5 = Wisdom: move your alignment token one space up, down, left or right, within the grid.
RP-act-6 = Charisma: take a Charisma token; it replaces 1 gold in a purchase of this round's Market Phase.
RP-gold-1 = Placing a gold die pays 2 gold.
RP-gold-2 = Discarding a market card in the own market turn pays 2 gold.
RP-gold-3 = Placing the third die of a row pays 1 gold.
RP-gold-4 = Whoever takes an initiative card takes the gold on it. A card never holds more than 1 gold.
RP-gold-5 = Gold and Charisma tokens do not run out.
RP-mkt-1 = In the Market Phase players act in the order of their initiative cards, the lowest number first.
RP-mkt-2 = In a market turn one card of the market may be bought for its cost, by who can pay it.
RP-mkt-3 = Each Charisma token pays for 1 gold of a cost, and tokens go first. Discounts and tokens never bring a cost below nothing, and there is no change.
RP-mkt-4 = Who does not buy must discard a card of the market and takes 2 gold for it.
RP-mkt-5 = The market is not filled up during the phase.
RP-mkt-6 = After a market turn the initiative card goes back to its place.
RP-mkt-7 = Who buys a Trait moves the alignment token one space as its arrow says; if that would leave the grid, the token stays and the purchase holds.
RP-mkt-8 = A bought Skill is ready and may be used at once.
RP-mkt-9 = There is no limit to how many Armor, Trait and Skill cards a character has.
RP-mkt-10 = A character has two hands; all weapons together may take no more.
RP-mkt-11 = A weapon may be put on the discard pile at any time, without gold for it: in the turns of its owner, where Skills are asked for, and when a new one needs room; that may be the one just bought.
RP-mkt-12 = If no card is left in the market, a market turn is skipped.
RP-use-1 = To use a Skill that is ready: move the alignment token one space as its arrow says, then carry out the ability, then turn the card sideways.
RP-use-2 = A Skill whose arrow would lead off the grid cannot be used.
RP-use-3 = Skills may be used at any time, in the turns of others too, unless the card names a moment. They can be chosen in one's own turns, and before the action of a row: who leaves it takes it afterwards. Besides, everybody is asked when the pool lies sorted, after every turn of the Dice Phase, before the first market turn if the market has changed, and after every purchase or discard.
RP-use-4 = If several wish to use Skills, the active player comes first, the others follow clockwise. One Skill is carried out completely before the next, and it goes on until all pass in a row.
RP-use-5 = Nobody must carry out what a Skill or a class allows: a Skill may be used for its arrow alone.
RP-clean-1 = In cleanup unused Charisma tokens are lost.
RP-clean-2 = Then everybody may refresh one exhausted Skill; it can be used again from the next round on.
RP-clean-3 = The die that is left goes into the bag and the market cards that are left go to the discard pile; nobody gets gold for them.
RP-clean-4 = A new market is turned up. If the deck runs out, the whole discard pile, both ranks together, is shuffled into a new deck, and it goes on.
RP-clean-5 = Each initiative card but the first and the last gets 1 gold, unless it still has one.
RP-clean-6 = The bag goes to the left: that player starts the next round.
RP-end-1 = The game ends after the round in which all boards are full; they fill in the same round.
RP-end-2 = In the last round no Skill is refreshed, for no round follows: Skills can be used for the last time after the last market turn.
RP-end-3 = Before scoring everybody may discard cards of the own, which then count for nothing.
RP-end-4 = After the last round no new market is laid out.
RP-score-1 = An attribute is the sum of its dice and what the race adds or takes. Whoever reaches the goal of the class there, the exact value, within the range, or at least so much, gets all its stars; otherwise none.
RP-score-2 = Weapons that raise dice count for attribute goals; a die may then count more than 6, an attribute more than 18.
RP-score-3 = Each die of the class color is worth 1 star.
RP-score-4 = The space under the alignment token gives or takes stars.
RP-score-5 = Marked spaces of the backstory that hold a die of their color match: 2 or 3 matches are worth 1 star, 4 or 5 are worth 3, all 6 are worth 6.
RP-score-6 = The pieces of each set of armor pay stars by its table, and once 1 star more if the set names the class color, even for a single piece.
RP-score-7 = Each Trait pays what it says.
RP-score-8 = Traits look at attributes with what the race adds or takes, but without weapons.
RP-score-9 = Most stars win. In a tie more gold wins, then fewer dice of the class color; if that is equal too, the victory is shared.
RP-score-10 = A score may be below nothing.
RP-race-1 = The board of a race adds to one attribute and takes from another at the end; Humans have neither.
RP-solo-1 = Alone, the game is set up as for two players, with one character.
RP-solo-2 = Alone, Diplomacy stays in the box.
RP-solo-3 = Alone, one gold die stays out of the bag as the enemy die.
RP-solo-4 = Once the first market lies out, the next card of the deck begins the trash pile.
RP-solo-5 = After the Dice Phase the enemy die is rolled, unless initiative card 1 was taken. After card 2, a 1, 2 or 3 sends the first, second or third market card from the left to the trash pile, and 4 to 6 none; after card 3, a 1 or 2 sends the first, 3 or 4 the second, 5 or 6 the third.
RP-solo-6 = After the market turn the leftmost card that is left goes to the discard pile, all others to the trash pile.
RP-solo-7 = The trash pile never comes back.
RP-solo-8 = Alone, the Druid adds the fourth card at the right end before the enemy die is rolled. With four cards: after card 2, a 1, 2, 3 or 4 sends the card of that place; after card 3, a 1 or 2 sends the first, 3 the second, 4 the third, 5 or 6 the fourth.
RP-solo-9 = Alone, every full 8 gold that are left are worth 1 star.
RP-solo-10 = Alone, the stars earn a title: NPC up to 21, Mercenary from 22, Adventurer from 26, Celebrity from 30, Clan Leader from 34, True Hero from 38.
RP-var-1 = Less random set-up: instead of drawing, everybody gets one die of each class color; with three players 1 gold die more, with four 2. All are rolled and placed as usual.
RP-var-2 = Random market deck: all cards are shuffled together; with two players 14 of them go to the discard pile, with three players 6.
RP-var-3 = Friendly market: who takes 2 gold instead of buying discards no card; what answers a discard happens all the same.
RP-var-4 = Short game: everybody has two more starting dice, so there are two rounds fewer, and nobody begins with more than 5 gold.
RP-var-5 = A short game with less random set-up: the dice are handed out as there, and the two more are drawn.
RP-dig-1 = Who lets the time run out passes or leaves it where that is possible; discards the leftmost card of the market; and otherwise takes the first option.

## The sheet of the cards

section-classes = Classes
section-weapons = Weapons
section-armor = Armor
section-sets = Armor sets
section-skills = Skills
section-traits = Traits
section-races = Races
section-backstories = Backstories
section-alignments = Alignments
between = in between
part-position = space
part-colour = color
part-min = at least
part-max = at most
part-attribute = attribute
part-attributes = attributes
part-when = when
part-types = types of card
part-cost = cost in gold
part-amount = gold
part-steps = steps
part-count = how many
part-gold = gold
part-hands = hands
part-dice = dice
part-bonus = bonus
part-pieces = pieces
part-type = type of card
part-row = row
part-column = column
part-roll = the new die is rolled
part-price = price
said-once-per-round = once a round
said-buy = after a purchase
said-market-discard = after discarding a market card
said-class = of the class color
part-of = of
part-times = times
part-stars = other stars
part-rows = rows
part-colors = colors
part-color = color
part-tokens = Charisma tokens
said-place = after placing a drafted die
said-before-market = before the Market Phase

## Why a rule is read as it is

RP-gen-2-why = A program never draws too many.
RP-gen-3-why = Here everything lies open, the bag included: its dice are those not in sight.
RP-set-2-why = The two sides of a board differ in their looks alone, so the side is not asked for.
RP-set-5-why = They return once everybody has a class, so until then they are out.
RP-set-6-why = Chosen when a table is set up: “Classes”.
RP-set-10-why = That the removed cards are the discard pile is printed; that chance picks them is not.
RP-roll-2-why = Dice of one color that show the same are one and the same to everybody.
RP-act-2-why = Two dice that look the same are not offered: nothing would change.
RP-act-6-why = The token costs nothing and cannot harm, so nobody is asked whether to take it.
RP-gold-5-why = Sixty coins and six tokens are in the box; what happens when they run out is not said.
RP-mkt-3-why = Tokens are worth nothing after this phase, so as many as the price allows go first; that a price stops at nothing is our reading.
RP-mkt-11-why = At any time, says the rulebook. It can be chosen whenever its owner acts, and before scoring; nobody is asked for it alone, since nothing is gained by it in between.
RP-mkt-12-why = With the printed cards it cannot happen; a box of one's own might bring it about.
RP-use-3-why = At any time, says the rulebook. They are offered in the own turn, before the action of a row too, and we ask all when the pool lies sorted, after every pick, before the market opens if it has changed, and after every purchase or discard.
RP-use-4-why = Nothing is said about players who wish to act at the same time.
RP-clean-2-why = Asked clockwise from the start player.
RP-end-1-why = 12, 11 or 10 rounds with two, three or four players.
RP-end-2-why = A refreshed Skill is for a future round, says the rulebook, and cleanup prepares the next; so nothing is asked where there is none.
RP-end-3-why = From a published answer, not from the rulebook.
RP-end-4-why = Nobody would see the cards of a market that is not held.
RP-score-8-why = That weapons do not count is printed; that the race does is our reading of a final attribute.
RP-score-10-why = No least score is mentioned.
RP-class-1-why = Once a round; the card names no moment, so in the Cleric's own turns, from their start.
RP-class-3-why = The card comes in addition, before the market opens; nothing happens with an empty discard pile.
RP-class-6-why = Both purchases belong to one turn; only a drafted die counts.
RP-class-8-why = Printed for set-up; taken as the text of the class.
RP-class-9-why = After the bought Trait has moved the token, and wherever the Trait was bought.
RP-class-12-why = A review says twice as many weapons; four hands is our reading.
RP-weapon-1-why = It raises the counted value of some dice; which ones is lost.
RP-weapon-3-why = Counts for attribute goals alone.
RP-weapon-5-why = Nothing without armor, or when every started set is complete.
RP-weapon-7-why = On top of the one gold that a full row pays.
RP-weapon-8-why = As the rulebook explains it: also from the discard pile, never with Open Lock.
RP-skill-2-why = Looking into the bag is allowed, and a gold die that comes pays. What else it does is lost.
RP-skill-3-why = Usable while a die of the pool lies out. Its full text is lost.
RP-skill-6-why = No discount of any kind; a Trait moves the token if it can. Its price is lost.
RP-skill-7-why = Only dice on cards not yet chosen; then they are sorted again, and its user orders equal ones.
RP-skill-8-why = Only dice on cards not yet chosen; then they are sorted again, and its user orders equal ones.
RP-skill-9-why = As the rulebook explains it: in place of the market action, with tokens and discounts.
RP-skill-12-why = As the rulebook explains it: no action and no gold for the row; gaps close to the left.
RP-skill-13-why = As the rulebook explains it. That the copied card is ready and lends its arrow is ours.
RP-armor-1-why = The bonus is paid once for a set, with a single piece too.
RP-armor-2-why = As for chain; the colors are recalled, the table is lost.
RP-armor-3-why = As for chain; the colors are recalled, the table is lost.
RP-solo-7-why = From a review; the rulebook does not say.
RP-solo-8-why = The table for four cards governs the roll, so the card must lie there.
RP-var-1-why = Chosen when a table is set up: “Starting dice”.
RP-var-2-why = Chosen when a table is set up: “Market deck”.
RP-var-3-why = Chosen when a table is set up: “Market”.
RP-var-4-why = Chosen when a table is set up: “Length”.
RP-var-5-why = Where the two meet, the dice that are handed out stay, and the two more are drawn.
RP-dig-1-why = A clock needs an answer for who does not give one.
rule-card-lost = What the card says is lost; this stand-in keeps to everything that is known of it.
rule-stars-lost = What it asks for is printed; how many stars it pays is lost.

# What a choice changes on average.
measure-row = { $more ->
        [yes] { $n } more stars within reach in { $what }
       *[no] { $n } fewer stars within reach in { $what }
    }
measure-colours = { $more ->
        [yes] { $n } more stars from dice in your class color
       *[no] { $n } fewer stars from dice in your class color
    }
measure-story = { $more ->
        [yes] { $n } more stars from your backstory
       *[no] { $n } fewer stars from your backstory
    }
measure-alignment = { $more ->
        [yes] { $n } more stars from your alignment
       *[no] { $n } fewer stars from your alignment
    }
measure-armor = { $more ->
        [yes] { $n } more stars from armor
       *[no] { $n } fewer stars from armor
    }
measure-traits = { $more ->
        [yes] { $n } more stars from traits
       *[no] { $n } fewer stars from traits
    }
measure-cards = { $more ->
        [yes] { $n } more cards with you
       *[no] { $n } fewer cards with you
    }
measure-gold = { $more ->
        [yes] { $n } more gold for you
       *[no] { $n } less gold for you
    }

# What studies note of each seat.
mark-race = Race
mark-class = Class
mark-backstory = Backstory
mark-alignment = Alignment
mark-bought = Market cards bought

# Where in the rulebook a rule stands.
place-clarifications = Clarifications
place-dice-and-bag = Dice and bag
place-market-phase = Market Phase
place-set-up = Set-up
place-roll-phase = Roll Phase
place-dice-phase = Dice Phase
place-dice-phase-attribute-actions = Dice Phase: attribute actions
place-gaining-gold = Gaining gold
place-using-skill-cards = Using Skill cards
place-cleanup-phase = Cleanup Phase
place-end-of-the-game = End of the game
place-final-reputation-scoring = Final reputation scoring
place-the-character-board = The character board
place-on-the-cards = On the cards
place-solo-game = Solo game
place-variants = Variants
