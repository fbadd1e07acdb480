refuse-kit-pyodide = Python for browsers was expected in { $folder } and is not there; `make play` puts it there.
refuse-kit-wheel = { $package } for browsers could not be fetched, and without it nobody plays without a server: { $why }
refuse-site-page = The page has not been built yet; `make play` builds it.
refuse-site-kit = The page lacks what it needs to play without a server; `make play` puts it there, and says what is in the way.
refuse-site-folder = { $folder } holds something else; choose a new or an empty folder.
site-module = What bots think with is being compiled: { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } …
site-made = { $folder } holds the page, with { $size } MB to fetch for a first game; bots think at full strength in { $modules ->
    [one] { $modules } set-up
   *[other] { $modules } set-ups
 }. `python -m http.server --directory { $folder }` shows it.
