# Words common to all games.

language = Русский
seat-you = Вы
seat-player = Игрок { $n }
team-yours = Ваша команда
team-number = Команда { $n }
titled = { $title }: { $text }
all-of = { $first } и { $last }
any-of = { $first } или { $last }

# В чём отказывает подготовка игры.
refuse-game = Игры «{ $name }» нет. Есть такие: { $games }.
refuse-seats = { $game }: мест за столом может быть { $seats }, а не { $given }.
refuse-value = Значение настройки { $option } игры { $game } может быть { $values }, а не «{ $given }».
refuse-option = У игры { $game } нет настройки «{ $option }»; её настройки: { $options }.
refuse-none = никаких
refuse-rule = У игры { $game } нет правила «{ $rule }»; все правила показывает `dicewright rules { $game }`.
refuse-toml = Файл { $file } не является правильным TOML: { $error }. Исправьте это место и попробуйте снова.
refuse-content = В этой игре нет содержимого, которое мог бы заменить файл; уберите { $file }.
