"""The notebook runs from the first cell to the last, and finds what it says."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from staging import together

NOTEBOOK = Path(__file__).parents[2] / "docs" / "environments.ipynb"


@together("irondie")
def test_it_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    said = [cell.outputs[-1].data["text/plain"] for cell in notebook.cells if cell.cell_type == "code" and cell.outputs]
    shapes, question, hidden, fair, thrown, turns = said
    assert "(512, 649)" in shapes
    assert re.findall(r"'?\w+'?", question)[:3] == ["'split'", "0", "512"]
    assert hidden.startswith("array([ 0, -1]")
    results = [float(re.search(r"[+-]\d\.\d+", line)[0]) for line in (fair, thrown)]
    assert results[1] > results[0] + 0.1
    assert turns.count("seat_") == 3
