# What the terminal table says.
table-player = { $player ->
    [you] you
    [human] human
   *[other] bot { $player }
}
table-welcome = Answer with a number; type help for everything else.
table-hand-over = The screen goes to { $name }
table-press-enter = Press Enter when nobody else is looking.
table-kept = The game is kept. Go on with:
table-not-kept = The game could not be kept in a file. This is it; copy it into one to go on later:
table-replay = See the game again with:
table-won = You have won!
table-lost = You have lost.
table-subset = Type numbers, such as 1 3 4 or 2-5; or all, none, -2 (all but 2).
table-back = Type back to choose something else.
table-group = { $thing }: { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
table-refused = { $count ->
    [one] { $count } thing is not possible now; type why not.
   *[other] { $count } things are not possible now; type why not.
}
table-nothing-refused = Nothing on the table is refused to you now.
table-not-understood = “{ $word }” is no choice here; type a number from the list, or help.
table-undone = Taken back.
table-languages = Type lang and one of: { $list }.
table-look-nothing = There is nothing of that name to read about; type look to see everything.
table-save-how = Type save and the name of a file.
table-saved = Saved in { $file }.
table-quit = Enter leaves the table (the game is kept); or type a file name to save it there too:
table-help =
    A number answers the question; several numbers choose step by step.
    why         the rule behind the question
    why 3       the rule behind option 3
    why not     what is not possible now, and the rules behind it
    hint        what is best here, with chances, and why
    look WORD   what the things on the table do
    undo        take back your last answer; never past a roll, a reveal
                or somebody else's act
    board       draw the table again
    log         all that has happened
    save FILE   save the game
    lang ru     change the language: en, ru, pl
    quit        leave; the game is kept and can be taken up again
table-time = Time left: { $parts }
table-left = { $limit } { $time }
table-late = The time is over: what is still open is answered by default.
table-rule-printed = printed in the rulebook
table-rule-ruled = a reading of the rulebook
table-rule-reconstructed = reconstructed, not printed
table-rule-switch = Another reading can be chosen with --option { $option }=...
table-hint-chance = { $chance } (± { $margin })
table-hint-score = { $score } (± { $margin })
table-hint-rough = This is a rough guess from { $trials } trials.
menu-welcome = Welcome to Dicewright.
menu-language = Language?
menu-game = Which game?
menu-opponent = Against whom?
menu-bot = bot { $player }
menu-one-screen = people at this screen
menu-seats = How many seats?
menu-choose = Type a number, or Enter for the first.
menu-again = Type a number from 1 to { $count }.
replay-at = Answer { $at } of { $count }
replay-step = Enter goes on, q ends:

# What a content file changes.
content-changes = { $file } is in order. { $n ->
        [0] It changes nothing of what is shipped.
        [one] It changes { $n } value:
       *[other] It changes { $n } values:
    }
content-thing = of
content-field = value
content-shipped = shipped
content-sure = which was
content-own = yours

# Puzzles.
puzzle-head = Puzzle { $n } of { $of } · { $grade ->
    [1] easy
    [2] fair
   *[3] hard
}
puzzle-right = That is it: “{ $best }”.
puzzle-wrong = “{ $given }” is not it. Best is “{ $best }”.
puzzle-lost = “{ $given }” gives away { $lost }. Best is “{ $best }”.
puzzle-found = Of the answers of weaker bots, { $part } solved it.
puzzle-next = Enter shows another puzzle, again asks this one once more, play plays on from here against a bot, quit ends:
puzzle-no-hint = This is for you to find out: answer first, and you are told what each option promises.
puzzle-no-undo = There is nothing to take back here: your first answer counts.
refuse-no-puzzles = No puzzles come with { $game }.
refuse-no-puzzles-of = No puzzle of grade { $grade } comes with { $game }; leave out --grade.
refuse-grade = There is no grade { $given }; give --grade 1 (easy), 2 (fair) or 3 (hard).
refuse-puzzle = There is no puzzle { $given }; give --number from 1 to { $of }.
