"""The terminal table: plays any registered game from its descriptions alone."""
