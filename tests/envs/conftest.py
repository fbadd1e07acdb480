"""Environments of libraries that are not there are not tested."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = {
    "test_libraries.py": ("gymnasium", "pettingzoo", "pyspiel"),
    "test_guide.py": ("gymnasium", "pettingzoo", "pyspiel"),
    "test_notebook.py": ("gymnasium", "pettingzoo", "nbclient", "ipykernel"),
    "test_ppo.py": ("torch",),
}
collect_ignore = [file for file, needed in NEEDS.items() if not all(find_spec(name) for name in needed)]
