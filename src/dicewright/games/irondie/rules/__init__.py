"""The rules of IRONDIE, one module a phase; `flow` ties them together."""
