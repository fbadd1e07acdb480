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
refuse-large = { $file } is too large; no more than { $most } MiB are read.
refuse-home = { $typed } names nobody's home; write the whole path.

# What a server keeps.
size-bytes = { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}
size-kib = { $n } KiB
size-mib = { $n } MiB
size-gib = { $n } GiB
store-file-broken = The file { $file } is broken ({ $why }). `dicewright store repair` saves what can still be read of it.
store-damaged = Table { $table } is damaged ({ $why }). { $good ->
    [-1] Not even how it was founded can be read.
   *[other] Of its { $many } entries the first { $good } can be read.
}
store-refused = Table { $table } cannot go on here. { $why }
store-unlisted = Table { $table } is whole, but its people do not find it where it belongs.
store-strays = { $rows ->
    [one] { $rows } row belongs to no table.
   *[other] { $rows } rows belong to no table.
}
store-checked = { $tables ->
    [one] { $tables } table was read
   *[other] { $tables } tables were read
}; { $damaged ->
    [0] none is damaged
    [one] { $damaged } is damaged
   *[other] { $damaged } are damaged
}, and { $refused ->
    [0] all others can go on.
    [one] { $refused } was begun by other rules.
   *[other] { $refused } were begun by other rules.
}
store-repair = `dicewright store repair` puts right what can be; it makes a backup first.
store-before = What was there before is in { $file }.
store-cut = Table { $table } goes on after { $good } of its { $many } entries.
store-taken-out = Table { $table } is taken out: not even how it was founded could be read.
store-listed = Table { $table } is found again where it belongs.
store-swept = { $rows ->
    [one] { $rows } row that belonged to no table is gone.
   *[other] { $rows } rows that belonged to no table are gone.
}
store-salvaged = { $file } was broken and is made anew; { $rows ->
    [one] { $rows } row of it could be read.
   *[other] { $rows } rows of it could be read.
} The broken file is kept as { $old }.
store-sound = There was nothing to put right.
store-backed-up = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in { $file }, { $size }. Keep it safe: it holds the seeds of games in play.
store-unread = { $tables ->
    [one] { $tables } table could not be read and is left out.
   *[other] { $tables } tables could not be read and are left out.
}
store-restored = { $tables ->
    [one] { $tables } table of { $file } is in the store now.
   *[other] { $tables } tables of { $file } are in the store now.
}
store-gone = These tables are gone: { $unstarted } that never began, { $playing } that nobody came back to, { $finished } that were over. They took { $size }.
store-would-go = These tables would go: { $unstarted } that never began, { $playing } that nobody came back to, { $finished } that are over. They take { $size }.
store-stats = { $game ->
    [unreadable] Of tables that cannot be read there are { $unreadable }.
   *[other] Tables of { $game }: { $unstarted } not begun, { $playing } in play, { $finished } over; they take { $size }.
}
store-all = All in all there are { $tables } tables, which take { $size }.
store-file = The file { $file } has { $size }.
refuse-no-store = There is no store { $file }; check --database.
refuse-store-full = There are tables in this store already; a backup is put back into an empty one. Name another with --database.
