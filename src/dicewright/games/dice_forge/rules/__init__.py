"""The rules of Dice Forge, one module a phase; each declares its questions and steps."""
