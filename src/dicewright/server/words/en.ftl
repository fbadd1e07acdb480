# What the server says to people.

# Who plays.
bot-name = { $of ->
    [1] Bot
   *[other] Bot { $n }
}
seat-open = Open seat
guest = Guest { $n }

# Waiting and endings.
waiting-for = Waiting for { $name }.
waiting-others = Waiting for the others.
result-won-you = You have won.
result-won = { $count ->
    [one] { $name } has won.
   *[other] { $name } have won.
}
result-lost = { $count ->
    [one] You have lost. { $name } has won.
   *[other] You have lost. { $name } have won.
}
result-shared = { $names } share the victory.
result-over = The game is over.
result-resigned-you = You have resigned.
resigned = { $name } resigns.
resigned-you = You resign.
paused = { $name } pauses the game.
paused-you = You pause the game.
resumed = { $name } lets the game go on.
resumed-you = You let the game go on.

# Luck.
review-failed = This game could not be looked at again. Try once more.
fair-yes = { $checked ->
    [one] { $checked } roll or draw checked: it follows from the secret and the seeds.
   *[other] All { $checked } rolls and draws checked: they follow from the secret and the seeds.
}
fair-no = The luck of this game does not follow from its secret and its seeds.
unchecked-answers = What people and bots answered is no luck; the rules were followed, and nothing else was checked of it.
unchecked-taken = The first { $n } answers were taken over from another game, whose own save can be verified.
unchecked-script = The first { $n } answers follow the script of a guided game.
unchecked-setup = What the set-up left to chance was drawn by the server alone, before the players had given seeds.
unchecked-beacon = A public value is bound into the commitment. Whether its source gave that value, and when, is to be compared with the source.
unchecked-first = This game is of the first scheme: its commitment names neither the table nor the rules nor what was taken over, and players gave their seeds without having pledged them.

# Why something could not be done.
refused-script-over = The game is over after { $played } answers; the script has { $given }.
refused-protocol = This page and the server do not speak the same language any more. Load the page again.
refused-unreadable = The server could not read this request.
refused-no-table = There is no such table. Check the link.
refused-old-rules = This game was begun by rules { $began }, and this server plays by rules { $now }. Nothing of it is lost: open it with the version of Dicewright that began it.
refused-old-content = This game was begun with other cards or tables than this server has. Nothing of it is lost: open it with the version of Dicewright that began it.
refused-no-seat = There is no open seat at this table.
refused-not-yours = This seat is not yours.
refused-seated = You already have a seat at this table.
refused-not-begun = The game has not begun yet.
refused-paused = The game is paused. Let it go on first.
refused-begun = The game has begun already.
refused-over = The game is over.
refused-stale = The table has moved on meanwhile; look again.
refused-not-asked = You are not asked anything now.
refused-no-advice = Advice is switched off at this table.
refused-advice-late = No advice came in time. Ask again.
refused-out-of-range = There is no such answer.
refused-save-over = This game is over; there is nothing to go on with.
refused-save-others = Only a game that you play with nobody but bots, or at your screen, can be saved before it is over.
refused-not-over = This is possible once the game is over.
refused-present = This player is at the table.
refused-no-person = Take at least one seat yourself.
refused-script-alone = A guided game is for one person and bots: give the other seats to bots.
refused-no-level = There is no bot of this level.
refused-seats = This game is played by { $seats } seats.
refused-too-many-tables = There are too many tables. Finish a game first, or try again later.
refused-too-many-reviews = Too many games are being reviewed just now. Try again in a minute.
refused-too-many-sockets = There are too many visitors. Try again later.
refused-too-fast = Too fast. Wait a moment.
refused-too-large = This is too long.
refused-origin = This request comes from a page of another address.
refused-method = This is not possible here.
refused-not-found = There is nothing at this address.
refused-broken = Something went wrong here. Load the page again.
refused-damaged = What was kept of this table cannot be read. It is set aside; whoever runs this server can look for it.
refused-pledge = That is not the seed that was pledged, or somebody has yet to pledge his.
refused-too-slow = Your request took too long to come.
refused-too-much = At this table so much has been said and taken back that only the game itself goes on.
refused-store = This server cannot keep anything just now. Nothing that was taken is lost: try again in a minute.
refused-moving = This table is moving to another server. Try again in a moment.
refused-no-rule = There is no such rule.
refused-no-puzzle = There is no such puzzle.
refused-no-content = This game is played as its rulebook says; there is no content file for it.

# A word that stands in place of a number in a content file.
any = any number

# A rule that is made from the cards, at a table that has others.
rule-of-other-cards = This is what comes with the game; at this table other cards are in force, and they say themselves what they do.

# What a server needs, and what a save from it is checked for.
refuse-database-open = The database { $file } cannot be opened ({ $why }); name another with --database.
refuse-database-held = Another server already runs on { $file }; stop it first, name another file with --database, or use PostgreSQL for several servers.
refuse-database-reach = The database cannot be reached ({ $why }); check --database.
refuse-database-unknown = { $given } is no database Dicewright knows; give a file, or postgresql://user@host/name.
refuse-database-package = PostgreSQL needs another package: pip install 'dicewright[postgres]'.
refuse-database-served = A server runs on this database, or somebody else is putting it right; stop it first.
refuse-backup-none = There is no file { $file }; check the name.
refuse-backup-unread = { $file } is no backup of a store ({ $why }); give a file that `dicewright store backup` has written.
refuse-backup-there = { $file } is there already; choose another name, or move it away first.
refuse-backup-write = { $file } cannot be written ({ $why }); choose another place.
refuse-settings-file = The settings in { $file } cannot be read as TOML ({ $why }).
refuse-setting = The setting { $name } cannot be { $given } ({ $why }); `dicewright settings` shows all of them.
refuse-setting-unknown = There is no setting { $name }; `dicewright settings` shows all there are.
refuse-port = { $host } port { $port } cannot be used ({ $why }); choose another with --port or --host.
refuse-seeds-none = The save carries no seeds: only a finished game that a server has run can be verified.
refuse-seeds-unread = The seeds in the save cannot be read; take an unedited copy.
refuse-seed-other = The server's secret is not the one it committed to before the game.
refuse-seed-pledge = A player's seed is not the one he had pledged before the others gave theirs.
refuse-seed-table = The game is not the one that the server committed to: its table, its rules, its set-up or what was taken over is another.
refuse-seed-since = The save leaves other answers unchecked than the server committed to.
refuse-seed-setup = The set-up of the save is not the one that its seed draws.
refuse-seed-answer = Answer { $n } is a roll or a draw; in the game it is { $given }, by the seeds { $due }.
