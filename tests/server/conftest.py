"""A real PostgreSQL for the tests that want one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from .postgres import NoPostgres, postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'dicewright[postgres]'")
    with ExitStack() as stack:
        try:
            address = stack.enter_context(postgres())
        except NoPostgres as no:
            pytest.skip(f"no PostgreSQL can be had here: {no}")
        yield address
