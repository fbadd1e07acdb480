"""Balance studies: many games by a plan in a file, kept as they are played, and a page that tells what they show.

`plan.py` says what is played, `reading.py` reads it from a file; `playing.py` plays pieces of it, `work.py` on the
cores of this machine, `on_ray.py` on many machines; `store.py` keeps the games; `findings.py` reckons, `report` draws,
`command.py` is what the command line calls.
"""
