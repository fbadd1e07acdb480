"""A real PostgreSQL for the tests that want one."""

from __future__ import annotations

import secrets
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


@pytest.fixture
def own_postgres(postgres_address: str) -> str:
    """The address of an empty database on it."""
    import psycopg

    name = "t" + secrets.token_hex(8)
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres_address.rsplit('/', 1)[0]}/{name}"
