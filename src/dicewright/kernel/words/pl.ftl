# Words common to all games.

language = Polski
seat-you = Ty
seat-player = Gracz { $n }
team-yours = Twoja drużyna
team-number = Drużyna { $n }
titled = { $title }: { $text }
all-of = { $first } i { $last }
any-of = { $first } albo { $last }

# Czego odmawia przygotowanie gry.
refuse-game = Nie ma gry „{ $name }”. Gry to: { $games }.
refuse-seats = { $game }: miejsc przy stole może być { $seats }, a nie { $given }.
refuse-value = Wartością opcji { $option } gry { $game } może być { $values }, a nie „{ $given }”.
refuse-option = Gra { $game } nie ma opcji „{ $option }”; jej opcje: { $options }.
refuse-none = żadne
refuse-rule = Gra { $game } nie ma zasady „{ $rule }”; wszystkie pokazuje `dicewright rules { $game }`.
refuse-toml = Plik { $file } nie jest poprawnym TOML: { $error }. Popraw to miejsce i spróbuj ponownie.
refuse-content = Ta gra nie ma zawartości, którą mógłby zastąpić plik; pomiń { $file }.
