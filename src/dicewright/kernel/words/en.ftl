# Words common to all games.

seat-you = You
seat-player = Player { $n }
seat-nature = Chance
seat-referee = Referee
team-yours = Your team
team-number = Team { $n }
titled = { $title }: { $text }
