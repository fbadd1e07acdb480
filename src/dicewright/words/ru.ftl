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
refuse-home = { $typed } — ничей домашний каталог; напишите путь целиком.
