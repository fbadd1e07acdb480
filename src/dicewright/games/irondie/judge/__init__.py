"""What clocks and bots go by in IRONDIE."""
