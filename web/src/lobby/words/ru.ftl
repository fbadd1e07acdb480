# Подготовка стола: места меняются, расстановки сохраняются, варианты.

seat-draw = Перетащите на другое место, и игроки поменяются местами
seat-up = Место { $n }: выше
seat-down = Место { $n }: ниже
seat-across = Место { $n }: в другую команду
seat-moved = Теперь это место { $n }.
presets = Сохранённые расстановки
preset-last = Как в прошлый раз
preset-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
preset-keep = Сохранить эту расстановку
preset-name = Название
preset-save = Сохранить
preset-drop = Удалить «{ $name }»
preset-taken = Расставлено как «{ $name }».
preset-kept = «{ $name }» хранится в этом браузере.
preset-dropped = «{ $name }» удалена.
preset-outdated = «{ $name }» больше не подходит: { $missing } теперь нет. Ничего не изменено; расставьте заново и сохраните под тем же названием.
preset-refused = «{ $name }» больше не подходит: { $why } Ничего не изменено.
option-other = другой вариант, по названию…
start-without-cards = Сначала выберите файл карт, в котором нет ошибок.
aids = Подсказки
aids-all = Шансы и советы{ $usual ->
    [yes] {" "}(по умолчанию)
   *[no] {""}
}
aids-odds = Только шансы{ $usual ->
    [yes] {" "}(по умолчанию)
   *[no] {""}
}
aids-none = Без подсказок{ $usual ->
    [yes] {" "}(по умолчанию)
   *[no] {""}
}
