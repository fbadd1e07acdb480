# Words common to all games.

language = English
seat-you = You
seat-player = Player { $n }
team-yours = Your team
team-number = Team { $n }
titled = { $title }: { $text }
all-of = { $first } and { $last }
any-of = { $first } or { $last }

# What a set-up refuses.
refuse-game = There is no game '{ $name }'. The games are { $games }.
refuse-seats = { $game } is played by { $seats } seats, not { $given }.
refuse-value = Option { $option } of { $game } is one of { $values }, not '{ $given }'.
refuse-option = { $game } has no option '{ $option }'; it has { $options }.
refuse-none = none
refuse-no-cupy = Playing on a GPU needs CuPy; install it with: pip install "dicewright[gpu]"
refuse-no-gpu = No GPU can be used here: { $why }
refuse-build-ended = { $name } was not built: the process that compiled it was ended from outside, mostly because memory ran out (it needs up to 1 GB). Free some and try again.
refuse-build-other = { $name } was not built: the rules have changed since this program began. Start it again.
refuse-rule = { $game } has no rule '{ $rule }'; `dicewright rules { $game }` lists them all.
refuse-player = There is no player '{ $name }'; a seat is { $known }, with commas between.
refuse-seats-named = The game has { $seats } seats, and --seats names { $given }; name { $seats }.
refuse-option-form = Write an option as key=value, not '{ $given }'.
refuse-option-seats = --{ $option } names { $given } for { $seats } seats; name one for all, or one for each seat.
refuse-content = This game has no content that a file could replace; leave { $file } out.
refuse-sheet = The cards of { $game } cannot be edited.

# What is wrong with a content file: where, and what to write instead.
fault = { $where } { $what }.
fault-whole = { $what }.
fault-at = { $file }, line { $line }: { $fault }
fault-in = { $file }: { $fault }
fault-size = the file is too large; no more than { $most } KiB are read
fault-encoding = this is not UTF-8 text; save the file as UTF-8 in your editor and try again
fault-toml = this cannot be read as TOML: { $shown } – look for a missing quotation mark, bracket, comma or equals sign, or for a name given twice
fault-dots = this line has too many dots; leave out what leads nowhere
fault-twice = stands twice, first in line { $before }; keep one of them
fault-twice-within = stands twice within the same braces; keep one of them
fault-unknown = is not known; what may stand here: { $known }
fault-unknown-near = is not known; did you mean { $near }? What may stand here: { $known }
names-cut = { $names } and { $more } more
fault-missing = is missing; add it
fault-number = must be a whole number from { $low } to { $high }; it is { $given }
fault-empty = is empty; write a whole number from { $low } to { $high }
fault-number-or-any = must be a whole number from { $low } to { $high } or the word "any"; it is { $given }
fault-one-of = must be one of { $words }; it is { $given }
fault-one-of-near = must be one of { $words }; it is { $given } (did you mean { $near }?)
fault-some = must be a list of one or more of { $words }, none of them twice; it is { $given }
fault-flag = must be true or false; it is { $given }
fault-table = must be a table, such as { $example }; it is { $given }
fault-text = must be text between quotation marks; it is { $given }
fault-no-game = the sections tell of no game; a file begins with a section such as { $known }
fault-game-twice = there are two files for { $game }; leave out this one or { $other }

# How sure a value is, and what differs.
sure-printed = printed
sure-ruled = ruled
sure-reconstructed = reconstructed
not-shipped = –

## A rule that all games have

rule-resigning = Whoever resigns takes the last place, for good. Where one side is left it has won; where no person is left, the game ends; where others play on, the seat is played to the end without him.
rule-resigning-why = The rulebooks know no such thing as giving up, and nobody else's game shall suffer from it.
rule-see = See { $rules }.

# Numbers.
decimal = { $whole }.{ $tenths }
percent = { $n }%

# What studies note in every game.
mark-began = Beginning
thing-began = beginning

place-not-in-the-rulebook = Not in the rulebook
