"""What the same rules are compiled for, besides running as plain Python."""
