# Words common to all games.

seat-you = Вы
seat-player = Игрок { $n }
seat-nature = Случай
seat-referee = Судья
team-yours = Ваша команда
team-number = Команда { $n }
titled = { $title }: { $text }
