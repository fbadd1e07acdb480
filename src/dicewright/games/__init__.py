"""The games. Each package here exports one `GAME`."""
