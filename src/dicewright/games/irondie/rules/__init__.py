"""The rules of IRONDIE, one module a phase."""
