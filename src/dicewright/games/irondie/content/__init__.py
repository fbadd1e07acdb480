"""What IRONDIE is made of: types, colours, armies, contested readings, and the book they fill."""
