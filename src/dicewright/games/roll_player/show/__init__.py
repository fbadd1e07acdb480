"""What a table shows of Roll Player, made from a view alone."""
