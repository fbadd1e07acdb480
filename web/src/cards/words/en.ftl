# Cards of one's own: the editor, the lobby, and what is said at a table that is played with them.

cards-of = { $game }: cards and tables
cards-lead = Correct what your box says otherwise. Changes stay in this browser until you export them.
list = Cards
find = Find
mark = How sure
show-all = All
show-reconstructed = With reconstructed values
show-ruled = With ruled values
show-printed = All printed
show-changed = Changed
shown = Shown: { $count }
changes-kept = { $count ->
    [0] Nothing is changed.
    [one] { $count } value is changed; it is kept in this browser.
   *[other] { $count } values are changed; they are kept in this browser.
}
faults = { $count ->
    [one] One value is wrong.
   *[other] { $count } values are wrong.
}
changes = What is changed
choose-card = Nothing yet. Choose something from the list and write down what is printed in your box.
discard-all = Discard all changes
import-over = What becomes of your changes?
import-over-what = { $mine ->
    [one] You have changed { $mine } value here,
   *[other] You have changed { $mine } values here,
} and the file changes { $theirs }. Undo takes back whichever you choose.
import-join = Lay the file over them
import-replace = Only the file
import = Import …
export = Export
set-up-with = Set up a table with this
all-cards = To the list
preview = How it will look and read
preview-faulty = A value is wrong: until it is mended, the shipped one is shown.
changed = changed
faulty = wrong
how-sure = How sure
how-sure-field = How sure: { $field }
sure-printed = printed
sure-ruled = our ruling
sure-reconstructed = reconstructed
shipped-value = Shipped: { $value } ({ $sure })
as-shipped = As shipped
as-shipped-field = As shipped: { $field }
left-out-all = none chosen: all of them
take-out = Take out
take-out-nth = Take out { $n }
put-in = Add
file-too-long = This file is too long: at most 64 thousand letters are read.

card = Card
shipped = Shipped
here = Here
differences = { $count ->
    [one] { $count } value differs from what is shipped
   *[other] { $count } values differ from what is shipped
}
no-difference = Nothing differs from what is shipped.

played-with = Cards and tables: { $name }
choose-content = Which cards and tables to play with
content-usual = as this server plays: { $name }, { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
content-shipped = as shipped
content-own = mine from the editor: { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
content-file = a file of mine
choose-file = Choose a file …
edit-cards = Edit cards and tables
