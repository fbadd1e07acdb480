# Words common to all games.
