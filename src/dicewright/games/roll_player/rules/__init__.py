"""The rules of Roll Player, one module a phase."""
