"""What a game of IRONDIE shows, from a seat's view alone."""
