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
refuse-rule = { $game } has no rule '{ $rule }'; `dicewright rules { $game }` lists them all.
refuse-toml = { $file } is not valid TOML: { $error }. Correct that place and try again.
refuse-content = This game has no content that a file could replace; leave { $file } out.
