# What the command says.
studies-ready = Studies that come along; `dicewright study NAME` plays one:
studies-one = { $title } ({ $games } games)
studies-done = { $games } games, all of them, are kept in { $folder }.
studies-interrupted = Stopped after { $games } of { $all } games; the same command goes on from there. They are kept in { $folder }.
studies-pace = { $games } games were played in { $seconds } s, { $each } a second.
studies-report = The report is { $file }.

# What it refuses.
refuse-study = There is no study '{ $name }'. Name a file, or { $known }.
refuse-polars = Studies are kept as Parquet, which needs a package more: pip install 'dicewright[study]'.
refuse-ray = Playing on a cluster needs Ray: pip install 'dicewright[ray]'.
refuse-ray-address = No Ray cluster answers at { $address }: { $why }
refuse-study-games = --games { $given } is out of range: give 1 to { $most }.
refuse-study-folder = { $folder } holds something else than a study; give --to another name.
refuse-other-study = { $folder } holds another study ({ $differ } differ); give --to another name, or remove the folder.
refuse-study-write = { $file } cannot be written: { $why }.
refuse-study-part = { $file } cannot be read; remove it, and what it held is played again.

# What is wrong with a study file: goes on after the name of the field.
fault-seats = is no number of seats of { $game }; write { $seats }
fault-pair-seats = must be 2 in a study of pairs; leave it out
fault-texts = must be a list of texts, such as ["monk", "ninja"]
fault-value-twice = says { $name } a second time; leave it out
fault-of-nothing = says nothing in a study of the kind "{ $kind }"; leave it out
fault-kind = cannot be "{ $kind }" for { $game }, which has nothing that could be compared in this way
fault-bots = must be a list of bots, such as ["greedy"], or ["greedy", "expert"] to have all of it played by each
fault-bot-line = must be a bot that plays every seat, or a list of { $seats } bots, one for each seat
fault-share = must be the share of games won, a number from 0 to 1
fault-nothing-drawn = cannot be said, since nothing is drawn for a seat of this game
fault-one-value = must name two values or more, since they are compared
fault-few-values = must name at least { $seats } values, one for each seat, since no two seats get the same
fault-seat-0 = must say what seat 0 has, since things are taken from it; write { $option } = "…"

# The head of a report.
study-nothing = Nothing has been played yet.
study-lead-pairs = Every one against every other, in both orders of seats.
study-lead-drawn = { $seats }, and what they have is drawn anew again and again.
study-lead-options = Each option is thrown by itself, and the same games are played again with the same dice and the same draws; what changes is the option’s doing.
study-lead-without = Things are taken from seat 0 one at a time, and the same games are played again with the same dice and the same draws; what changes is what the thing was worth.
study-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}
study-fact-games = Games
study-fact-each = { $each } of each arm
study-fact-unfinished = of { $all }; the study is not finished
study-fact-half = Precision
study-fact-half-of = at 95%, of what is least sure
study-fact-best = Strongest
study-fact-worst = Weakest
study-within = { $low } to { $high }

# Its parts.
study-strengths = How strong each is
study-strengths-read = The share of games that each wins against all others together. The dot is what was found; in 95 of 100 cases the truth lies within the stroke. The dashed line is an even share.
study-column-value = Who
study-column-won = Won
study-table = One against another, played by { $line }
study-table-read = Each row tells how often it wins against each column, in per cent, wherever the two sit; green is good for the row. Point at a cell for its interval and its games. A game that nobody wins alone counts for all who share it.
study-meetings = How often the row wins against the column, in per cent ({ $line })
study-mean = All others
study-seated = The same by seats
study-seated-caption = How often the row, in the first seat, wins against the column in the second, in per cent ({ $line })
study-mates = Together
study-mates-caption = How often row and column win together in one team, in per cent ({ $line })
study-cell = { $share } ({ $within }), { $games } games
study-between = What changes with who plays
study-between-read = The better somebody plays, the more he makes of whatever asks for play. Each point is one of the compared: how strong it is when the one plays, and when the other does. On the dashed line nothing changes.
study-between-most = From { $one } to { $other }, { $up } changes most for the better ({ $more }) and { $down } for the worse ({ $less }).
study-agreement = How far the orders agree: 1 is the same order, 0 is none in common; the interval is that of what was measured
study-column-orders = Orders
study-column-spearman = Spearman’s ρ
study-column-kendall = Kendall’s τ
study-published = Beside what people have reported
study-published-read = What people win with each, as they have published it, across; what bots win with each, upwards. Their games were not against these opponents alone, nor always by these rules, and who plays what is their own choice: so orders are compared, and not figures.
study-published-caption = What people report, and what { $line } finds
study-people = people
study-source = Source: { $source }
study-figures = All figures
study-effects = The difference it makes: { $what }
study-effects-read = How much oftener a seat wins that had the thing than one that could have had it and had not. This is what goes together, not what causes it: who plays a card may be winning anyway, and in a long game more is drawn. Only leaving a thing out shows what it does.
study-effects-alone = How many more stars a game with the thing has than one without it. This is what goes together, not what causes it.
study-cut = The { $shown } that differ most are shown, of { $all }.
study-column-difference = Difference
study-column-thing = Thing
study-column-games = Games
study-column-with = Won with it
study-column-without = Won without it
study-began = Is it good to begin?
study-began-read = How much oftener the one who begins wins than the others do: for everybody together, and for each.
study-all = Everybody
study-all-of = Everybody, played by { $line }
study-thrown = What each option changes
study-thrown-read = The line tells how the share of games changes that whoever begins wins. All is compared game by game, with the same dice, so small changes show.
study-thrown-alone = What each option changes
study-thrown-alone-read = The line tells how the score changes, game by game with the same dice.
study-thrown-without = What each thing is worth
study-thrown-without-read = The line tells how the share of games changes that seat 0 wins when it is without the thing: what lies to the left was worth something.
study-changed = The change for whoever begins
study-changed-alone = The change of the score
study-changed-without = The change for seat 0 without it
study-column-changed = What
study-besides = What changes besides
study-column-others = Games another wins
study-column-longer = Decisions in a game
study-column-most = Most for and against
study-option = { $option }: { $value }
study-run = What was run, and how to run it again
study-run-read = The same file with the same version of the rules gives the same games, whatever the machine and the number of cores. Beside this page lies games.parquet with a row for every game.
study-run-game = Game
study-rules = version { $version } of the rules
study-run-bots = Who plays
study-run-each = Games of each arm
study-run-seed = Seed
study-run-program = Program
study-file = The file, { $name }
