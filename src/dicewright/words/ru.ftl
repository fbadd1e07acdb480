# Командная строка.
listed-game = { $game } · правила { $version } · игроков: { $seats } · { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
} в справочнике
content-written = Файл { $file } записан: исправьте то, что в вашей коробке напечатано иначе, и укажите его через --content.
verified = { $file }: партия честная. { $checked ->
    [one] Проверен { $checked } бросок или взятие: всё следует
    [few] Проверены { $checked } броска и взятия: всё следует
   *[many] Проверено { $checked } бросков и взятий: всё следует
} из тайного числа сервера и чисел игроков, а тайное число — то самое, которым сервер связал себя заранее. Сравните обязательство в файле с тем, что вы видели в начале партии.

refuse-loaded-game = { $file } — это партия { $game }, а не { $given }; не указывайте название.
refuse-loaded-options = Сохранённая партия помнит свои настройки и своё содержимое; уберите --option, настройки по именам и --content.
refuse-loaded-players = В сохранении не сказано, кто играет; добавьте --seats и { $seats ->
    [one] { $seats } имя
    [few] { $seats } имени
   *[other] { $seats } имён
}.
refuse-no-game = Скажите, какая игра: dicewright play irondie --seats human,amateur.
refuse-to = В файле { $file } { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}; укажите в --to число от 0 до { $answers }.
refuse-no-content-file = Всё в игре { $game } напечатано в её книге правил; файла содержимого у неё нет.
refuse-processes = Значение --processes { $given } не годится: укажите от 1 до { $most }, не больше одного на ядро.

# Файлы, которые называют люди.
refuse-write = Не удаётся записать { $file } ({ $why }); выберите другое место.
refuse-overwrite = Файл { $file } уже есть; выберите другое имя или сначала уберите его.
refuse-text-file = { $file } — не текстовый файл; укажите файл, который записал Dicewright.
refuse-no-file = Файла { $file } нет; проверьте имя.
refuse-read = Не удаётся прочитать { $file } ({ $why }); проверьте имя.
refuse-large = Файл { $file } слишком велик; читается не больше { $most } МиБ.
refuse-home = { $typed } — ничей домашний каталог; напишите путь целиком.

# Что хранит сервер.
size-bytes = { $n ->
    [one] { $n } байт
    [few] { $n } байта
   *[other] { $n } байт
}
size-kib = { $n } КиБ
size-mib = { $n } МиБ
size-gib = { $n } ГиБ
store-file-broken = Файл { $file } повреждён ({ $why }). Команда `dicewright store repair` спасёт то, что ещё читается.
store-damaged = Стол { $table } повреждён ({ $why }). { $good ->
    [-1] Не читается даже запись о том, как он был открыт.
   *[other] Из { $many } его записей читаются первые { $good }.
}
store-refused = Стол { $table } здесь продолжить нельзя. { $why }
store-unlisted = Стол { $table } цел, но его игроки не найдут его там, где ему место.
store-strays = { $rows ->
    [one] { $rows } строка не относится ни к одному столу.
    [few] { $rows } строки не относятся ни к одному столу.
   *[other] { $rows } строк не относятся ни к одному столу.
}
store-checked = { $tables ->
    [one] Прочитан { $tables } стол
    [few] Прочитаны { $tables } стола
   *[other] Прочитано { $tables } столов
}; { $damaged ->
    [0] ни один не повреждён
    [one] { $damaged } повреждён
   *[other] повреждено { $damaged }
}, { $refused ->
    [0] все остальные можно продолжить.
    [one] { $refused } начат по другим правилам.
   *[other] по другим правилам начато { $refused }.
}
store-repair = Команда `dicewright store repair` исправит то, что можно исправить; сначала она сделает резервную копию.
store-before = Всё, что было раньше, лежит в { $file }.
store-cut = Стол { $table } продолжится после { $good } из { $many } своих записей.
store-taken-out = Стол { $table } убран: не читалась даже запись о том, как он был открыт.
store-listed = Стол { $table } снова найдётся там, где ему место.
store-swept = { $rows ->
    [one] Убрана { $rows } строка, которая не относилась ни к одному столу.
    [few] Убраны { $rows } строки, которые не относились ни к одному столу.
   *[other] Убрано { $rows } строк, которые не относились ни к одному столу.
}
store-salvaged = Файл { $file } был повреждён и создан заново; { $rows ->
    [one] удалось прочитать { $rows } строку.
    [few] удалось прочитать { $rows } строки.
   *[other] удалось прочитать { $rows } строк.
} Повреждённый файл сохранён как { $old }.
store-sound = Исправлять было нечего.
store-backed-up = { $tables ->
    [one] { $tables } стол записан
    [few] { $tables } стола записаны
   *[other] { $tables } столов записаны
} в { $file }, { $size }. Берегите этот файл: в нём тайные числа партий, которые ещё идут.
store-unread = { $tables ->
    [one] { $tables } стол не удалось прочитать, и его в копии нет.
    [few] { $tables } стола не удалось прочитать, и их в копии нет.
   *[other] { $tables } столов не удалось прочитать, и их в копии нет.
}
store-restored = { $tables ->
    [one] { $tables } стол из { $file } теперь в хранилище.
    [few] { $tables } стола из { $file } теперь в хранилище.
   *[other] { $tables } столов из { $file } теперь в хранилище.
}
store-gone = Убраны столы: { $unstarted }, где партия так и не началась, { $playing }, куда никто не вернулся, { $finished }, где партия окончена. Они занимали { $size }.
store-would-go = Были бы убраны столы: { $unstarted }, где партия так и не началась, { $playing }, куда никто не вернулся, { $finished }, где партия окончена. Они занимают { $size }.
store-stats = { $game ->
    [unreadable] Столов, которые не читаются, всего { $unreadable }.
   *[other] Столы игры { $game }: { $unstarted } ждут начала, { $playing } в игре, { $finished } окончены; они занимают { $size }.
}
store-all = Всего столов { $tables }, они занимают { $size }.
store-file = Размер файла { $file } — { $size }.
refuse-no-store = Хранилища { $file } нет; проверьте --database.
refuse-store-full = В этом хранилище уже есть столы, а копию возвращают в пустое. Укажите другое через --database.
