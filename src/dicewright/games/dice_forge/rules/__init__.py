"""The rules of Dice Forge, one module a part of the turn; `flow` ties them together."""
