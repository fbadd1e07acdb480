# The rules page.

rules-of = Rules of { $game }
rules-lead = In our own words, each with its id and its place in the rulebook.
view = What is shown
rules = Rules
things = Glossary
rules-games = Rules of
rules-areas = Parts of the rules
search = Search
search-hint = A word, or an id such as { $id }
found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
found-things = { $count ->
    [0] Nothing found
    [one] One thing
   *[other] { $count } things
}
search-again = Try fewer or shorter words; they may be English, Polish or Russian.
ruled-why = Why so:
see = See:
reading = Can be chosen when a table is set up: { $name }
link-to = Link to { $id }
no-rules = There is no such game.
