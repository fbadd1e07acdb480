# The command line.
listed-game = { $game } · rules { $version } · { $seats } seats · { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
} in the reference
content-written = { $file } is written: correct what your box says otherwise, and give it with --content.
verified = { $file } is fair. { $checked ->
    [one] { $checked } roll or draw follows
   *[other] All { $checked } rolls and draws follow
} from the seeds, and the server's secret is the one it had committed to. Compare the commitment in the file with the one you saw when the game began.

refuse-loaded-game = { $file } is a game of { $game }, not { $given }; leave the name out.
refuse-loaded-options = A saved game keeps its options and its content; leave out --option, options by their names, and --content.
refuse-loaded-players = The save does not say who plays; add --seats with { $seats ->
    [one] { $seats } name
   *[other] { $seats } names
}.
refuse-no-game = Say which game: dicewright play irondie --seats human,amateur.
refuse-to = { $file } has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}; give --to a number from 0 to { $answers }.
refuse-no-content-file = Everything in { $game } is printed in its rulebook; it has no content file.
refuse-processes = --processes { $given } is out of range: give 1 to { $most }, one a core at most.

# Files that people name.
refuse-write = { $file } cannot be written ({ $why }); choose another place.
refuse-overwrite = { $file } is there already; choose another name, or move it away first.
refuse-text-file = { $file } is not a text file; give a file that Dicewright wrote.
refuse-no-file = There is no file { $file }; check the name.
refuse-read = { $file } cannot be read ({ $why }); check the name.
refuse-home = { $typed } names nobody's home; write the whole path.
