# The page's own words. Everything about a game comes from the server.

title-home = Four dice games
title-new = New table
title-table = Table
title-cards = Cards
title-finished = Finished games
title-replay = Replay
title-learn = First game
title-puzzles = Puzzles
title-rules = Rules
title-about = About

home = Dicewright, home
home-title = Take a seat. The dice are warm.
home-lead = Four modern dice games, complete: against a bot, at one screen, or with friends by a link.
games = Games
about-dice_throne = Heroes duel with five dice: roll, keep, strike, and play a card at the worst moment for the other.
about-dice_forge = Forge new faces onto your own dice and spend what they bring on heroic feats.
about-roll_player = Draft dice to build the most remarkable fantasy character at the table.
about-irondie = Two armies of nine metal dice, in nine shapes: skirmish, duel, batter the other’s life away.
about-game = A game of dice.
game-seats = { $most ->
    [1] For one player
    [2] { $least ->
        [1] For one or two players
       *[other] For two players
    }
   *[other] For { $least } to { $most } players
}
game-content = Played with { $name }
play-now = Play now
play-now-game = Play now: { $game }, against a bot
new-table = Set up
new-table-game = Set up: { $game }
learn = First game
learn-game = First game: { $game }
opening = Opening …
continue = Go on where you left off
continue-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
resume = Go on
join-by-link = Join by link
join-wrong-link = This is not a link to a table. It ends with 16 letters and digits.
join = Go there
more = More
learn-all = Learn
learn-all-what = A first game in ten minutes, and the rule behind every “Why?”
puzzles-what = One answer is clearly the best, and few see it.
puzzles-game = Puzzles: { $game }
edit-own = Cards of your box
edit-own-what = Is something printed otherwise? Correct it and play with it.
edit-own-game = Edit the cards of { $game }
home-watch-again = Watch again
home-watch-again-what = Every game move by move, its dice proven fair.
finished = Finished games
about = About and credits
dice-laid-out = The dice are laid out on the initiative cards
starting-dice-placed = The starting dice are placed
status-gathering = waiting for players
status-playing = going on

settings = Settings
language = Language
theme = Theme
theme-auto = follow the system
theme-dark = night
theme-light = day
pace = How fast the table shows what happens
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
sound = Sound and vibration
volume = Volume
motion = Motion
keys = Keys
keys-text = Everything can be done by keyboard. Tab goes from thing to thing and Enter presses it. The question gets the focus when it is your turn: the arrow keys walk along its options, and the digits 1 to 9 press them. Escape leads to the board and back; there the arrow keys walk from thing to thing and show what there is to know about it. Z shows it in large. R shows the last exchange once more, the space bar skips what is being shown; pressed twice or held, everything that waits. In the log the arrow keys walk along what happened and Enter shows it again, Escape leads back. M switches sound and vibration off and on.
close = Close

players = Players
my-name = Your name
their-name = Name at this screen
guest = Guest
team-number = Team { $n }
seat-number = Who plays seat { $n }
kind-me = Me
kind-bot = Bot: { $level }
level-of-bots = Bots play as
kind-open = Whoever comes by the link
kind-same = Somebody at this screen
aids-all = Odds are shown here, and advice is to be had.
aids-odds = Odds are shown here; there is no advice.
aids-none = Neither odds nor advice at this table.
clock = Time for a decision
clock-seconds = { $seconds ->
    [0] As long as you like
    [30] 30 seconds
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[other] 1 day
}
options = Rules and variants ({ $count })
start = Start
open-table = Open the table
no-such-game = There is no such game here.
no-server = The server cannot be reached. Is it running?

gathering-wait = The game begins when every seat is taken.
gathering-host = { $name } invites you to { $game }
gathering-join = Choose a seat.
gathering-full = Every seat is taken. The game begins in a moment.
invite = Send this link
copy = Copy
copied = Copied
sit-down = Sit down
leave = Leave the table

seat-remove = Let { $name } get up
seat-you = you
seat-here = at this screen
seat-online = online
seat-away = not connected
seat-bot = bot, { $level }
seat-lesson = plays as the lesson goes
seat-stand-in = a bot stands in
seat-open = free seat
others = The others
seat-turn = to move
left = { $n } left
titled = { $title }: { $text }
said-next = { $said } – { $next }
dice-again = { $n ->
        [one] Roll one die again
       *[other] Roll { $n } dice again
    }
dice-thrown = { $you ->
        [yes] You rolled { $n ->
            [one] { $n } extra die
           *[other] { $n } extra dice
        }
       *[no] { $name } rolled { $n ->
            [one] { $n } extra die
           *[other] { $n } extra dice
        }
    }
used = used
seat-place = place { $place }

question = Question
to-question = To the question
advice = Advice
why = Why?
why-not = Not possible ({ $count })
all-options = More ({ $count })
options-alone = Answers ({ $count })
press-twice = Press again: { $option }
any-of-them = Draw lots
pick-anew = Choose something else
subset-done = { $count ->
    [0] None of these
   *[other] These: { $count }
}
pass-on = Do not ask…
pass-roll = until my next roll
pass-phase = in this phase
pass-turn = this turn
pass-window = at moments like this
pass-card = about “{ $name }” until my next turn
ask-everything = Ask me at every moment
passing-roll = you pass until your next roll
passing-phase = you pass until the end of this phase
passing-turn = you pass until the end of the turn
passing-window = you pass at some moments
ask-always = Always ask me
passed-quickly = You pass: you did not want to be asked.
time-left = Time left
time-soon = { $label }: less than { $minutes ->
    [one] { $minutes } minute left.
   *[other] { $minutes } minutes left.
}
time-over = { $label }: the time is over.
skip = Skip
go-on = Go on
earlier = Earlier
to-now = Back to now
show-again = Show once more
sending = …
noted = Noted. Waiting for the others.
undo = Undo
talk = Table talk
log = What happened
log-earlier = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
}
entry-more = { $count ->
    [one] { $count } detail
   *[other] { $count } details
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
not-connected = No connection. Your answer was not sent; it will come back by itself, then press again.
connection-lost = Connection lost. Trying again …
watching = you are watching
take-back = Take my seat back from the bot
stand-in = Let a bot play for { $name }
own-cards = Changed cards
own-cards-what = Played with { $name }: { $count ->
    [one] { $count } value is not as shipped
   *[other] { $count } values are not as shipped
}
cards-in-force = Cards in force
reconstructed = What of this content is reconstructed ({ $count })
play-again = Rematch
see-table = See the table
see-score = See the score
watch-again = Watch again
review = Game review
what-if = What if
what-if-told = This is a what-if: the table began in the middle of a finished game, after { $step ->
    [one] { $step } move
   *[other] { $step } moves
}. Up to there everything is as it was; all dice and draws since are new. The finished game stays as it is.
what-if-original = To the game it began in
play-otherwise = Choose anew
place = Place
rematch-said = Another game? { $link }
replay = Replay
download = Download
verify = Verify the dice
curtain = The screen goes to { $name }
curtain-more = What lies on the table is hidden until the right person is here.
curtain-open = I am { $name }

title-turn = ● Your turn · { $game }
leave-sure = Leave the others?
leave-more = A bot plays for you until you are back. “Go on where you left off” on the home page leads back to the table.
stay = Stay
ways = Ways out of the game
pause-game = Pause
pause-ask = Ask for a pause
pause-wanted = A pause is wanted by { $names }.
pause-agree = Agree
paused = The game is paused
paused-more = Clocks stand still. Everything goes on exactly here.
resume-game = Go on playing
resume-ask = Ask to go on
resume-wanted = Wants to go on: { $names }.
resign = Resign
resign-sure = Resign this game?
resign-not = Play on
resign-duel = The game ends, and { $name } has won.
resign-many = A bot plays on in your seat for good; the others play to the end.
resign-alone = The game ends here. You can watch it again.
told-here = { $name } is back.
told-away = { $name } has gone away for a while.
told-left = { $name } has left; a bot plays on.
notify-ask = Notify me when it is my turn
notify = Notification of my turn

rules = Rules
rules-game = Rules: { $game }
rules-all = All rules
rule-back = Back to the rule
in-glossary = In the glossary
rule-title = The rule
rule-printed = printed
rule-ruled = our ruling
rule-reconstructed = reconstructed

fair-title = Fair dice
fair-how = Before the first roll the server committed itself to a secret; every player added a seed of his own. All dice follow from the two, and at the end the secret is shown, so that anybody can check that nothing was changed.
fair-what-if = This table began in the middle of a finished game. The dice up to there are those of that game, with its own proof; all that fell since comes from the secret and the seeds below, and from nothing of the old game.
fair-commitment = Commitment of the server
fair-server-seed = Secret of the server
fair-beacon = Public value that the luck is bound to
fair-book = Rules, cards and tables in force
fair-later = shown when the game is over
fair-seeds = Seeds of the players
fair-no-reckoning = This browser checks nothing on a page that comes over plain http from another machine. Open the table over https, or download the game and use `dicewright verify`.
fair-unchecked = This was worked out in your browser, from what it had kept and from the rolls and draws as the server lists them now. That the list is the game you saw, and that the rules were followed, is checked by `dicewright verify` with the downloaded game.
fair-found-commitment = { $right ->
    [yes] The secret is the one that the server had committed to, for this table, these seats and these rules.
    [no] The secret is not the one that the server had committed to.
   *[unknown] The commitment cannot be checked.
}
fair-found-kept = { $right ->
    [yes] The commitment is the one that this browser was shown before the game.
    [no] This browser was shown another commitment before the game.
   *[unknown] This browser has kept no commitment of this table.
}
fair-found-pledges = { $right ->
    [yes] All players gave the seeds that they had pledged.
    [no] A player gave another seed than he had pledged.
   *[unknown] The players of this table had not pledged their seeds.
}
fair-found-mine = { $right ->
    [yes] Your own seed is among them.
    [no] Your own seed is not among them.
   *[unknown] You gave no seed from this browser.
}
fair-found-beacon = { $right ->
    [yes] The public value is bound into the commitment: every roll and draw depends on it. Compare it with its source.
   *[no] The commitment does not fit this public value.
}
fair-found-dice = { $right ->
    [yes] { $count ->
        [one] { $count } roll or draw follows from secret and seeds.
       *[other] All { $count } rolls and draws follow from secret and seeds.
    }
   *[no] A roll or a draw does not follow from secret and seeds.
}

finished-none = Nothing finished yet. Your games will be here, to be looked at again.
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
replay-of = Replay: { $game }
step-back = One move back
step-on = One move on
turn-back = To the turn before
turn-on = To the next turn
run = Let it run
pause = Pause
step-of = Move { $step } of { $total }
eyes = Through whose eyes
eyes-watcher = a watcher

guide = Guide
guide-note = What the companion says
guide-step = { $step } of { $total }
guide-watch = Watch the table.
guide-there = Take me there
guide-back = Back a step
guide-repeat = Show again
guide-ways = Other ways
guide-free = Let me play on freely
guide-lead = Lead me again
guide-leave = Leave; it waits for me
guide-read-first = One moment: read on here first, with “Go on”.
guide-not-that = Nothing to be done with that now. What you need has a ring round it.
guide-unfinished = You have begun a first game of { $game }.
guide-resume = Go on where you left off
guide-again = Once more from the beginning
guide-none = There is no guided game for this title yet.
coach = Coach
coach-weigh = What do you advise?
coach-off = Thanks, I can manage

about-what = Four dice games, complete, with their rules enforced and explained: to play, to study, to simulate. Free software under the MIT licence.
about-games = The games
about-owners = The games belong to their authors and publishers. Nothing of their art or text is used here; rules are told in our own words. If you like a game, buy the box.
about-credits = Thanks
about-icons = Icons: game-icons.net by Lorc, Delapouite and others, licence CC BY 3.0.
about-faces = Typefaces: Alegreya by Juan Pablo del Peral, Commissioner by Kostas Bartsokas, both under the SIL Open Font License.
about-code = Preact, Fluent, Starlette, msgspec, NumPy, Numba and Pyodide carry the weight.
about-privacy = Privacy
about-privacy-text = The page talks to its own server only. Your name, your settings and the key to your seats stay in this browser.

# How the score went, on the end screen.
course = The score, round by round
took-lead = { $name } took the lead in round { $round }

take-up = Go on with a saved game
save-none = This file is no saved game.
save-game = Save as a file
own-title = Without a server
own-looking = Looking for what is needed …
own-getting = Fetching { $size } MB, once. After that all games can be played without a network.
own-begins = Setting up the tables …
own-broken = The tables could not be set up in this browser. A newer one may help.
own-not-here = This browser keeps nothing for later here: that takes an address with https, or this machine itself.
own-not-there = What is needed to play without a server is not to be had from here.
own-failed = Not all that is needed could be fetched. What has come is kept; try again when the network is better.
own-full = This browser has no room left for it. Make some, and try again.
own-no-drawer = This browser does not let pages keep anything, so no table could be kept either. Private windows are often so.
own-elsewhere = Your tables are open in another window of this page. Play there, or go on here: then that window lets go of them, and nothing is lost.
own-take-over = Go on here
own-back = Back to the server
own-what = All four games against bots or at one screen, with guides and puzzles, on a train or in a plane. Your tables stay in this browser.
own-begin = Play without a server
own-here = These tables are on this device alone.
