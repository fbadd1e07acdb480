# Words common to all games.

seat-you = Ty
seat-player = Gracz { $n }
seat-nature = Los
seat-referee = Sędzia
team-yours = Twoja drużyna
team-number = Drużyna { $n }
titled = { $title }: { $text }
