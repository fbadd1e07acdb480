# Setting up a table: seats that change places, set-ups that are kept, options.

seat-draw = Draw it onto another seat: they change places
seat-up = Move seat { $n } up
seat-down = Move seat { $n } down
seat-across = Move seat { $n } to the other team
seat-moved = Moved to seat { $n }.
presets = Kept set-ups
preset-last = As last time
preset-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
preset-keep = Keep this set-up
preset-name = A name for it
preset-save = Keep
preset-drop = Delete “{ $name }”
preset-taken = Set up as “{ $name }”.
preset-kept = “{ $name }” is kept in this browser.
preset-dropped = “{ $name }” is deleted.
preset-outdated = “{ $name }” no longer fits: { $missing } is not to be had any more. Nothing was changed; set it up anew and keep it under the same name.
preset-refused = “{ $name }” no longer fits: { $why } Nothing was changed.
option-other = another, by its name …
start-without-cards = First choose a card file that is in order.
aids = Aids
aids-all = Odds and advice{ $usual ->
    [yes] {" "}(as usual)
   *[no] {""}
}
aids-odds = Odds only{ $usual ->
    [yes] {" "}(as usual)
   *[no] {""}
}
aids-none = None{ $usual ->
    [yes] {" "}(as usual)
   *[no] {""}
}
beacon = Public value for the luck
beacon-help = A number that nobody could know before, such as the last drawing of a lottery or the pulse of a public source of randomness. The server's commitment is bound to it, so every roll depends on it. Leave it empty if nobody asks for it.
think = Time to answer others in secret
think-help = Whoever holds something may answer what others do, and nobody is to notice who does. Everybody waits so long at such moments, whether somebody can answer or not; who has not answered by then passes. Without it, a player who thinks for long can be noticed to hold something.
think-seconds = { $seconds ->
    [0] none
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
