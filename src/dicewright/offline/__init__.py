"""Tables without a server: the same tables, in a worker of the page, on a Python that the browser runs.

Nothing here plays: registry, rooms, words and the page's own protocol are those of the server. Here is only what a
browser has in place of a net (`talk`), a disk (`drawer`) and processes (`workers`), and what is put into a folder so
that any web space can hold it (`site`).
"""
