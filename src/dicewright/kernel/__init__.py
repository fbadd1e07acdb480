"""The kernel: records, rules, questions, effects. It knows no game."""
