# Что сервер говорит людям.

# Кто играет.
bot-name = { $of ->
    [1] Бот
   *[other] Бот { $n }
}
seat-open = Свободное место
guest = Гость { $n }

# Ожидание и конец.
waiting-for = Сейчас решает { $name }.
waiting-others = Ждём остальных.
result-won-you = Вы победили.
result-won = { $count ->
    [one] Побеждает { $name }.
   *[other] Побеждают { $name }.
}
result-lost = { $count ->
    [one] Вы проиграли. Побеждает { $name }.
   *[other] Вы проиграли. Побеждают { $name }.
}
result-shared = Победу делят { $names }.
result-over = Игра окончена.
result-resigned-you = Вы сдались.
resigned = { $name } сдаётся.
resigned-you = Вы сдаётесь.
paused = { $name } ставит игру на паузу.
paused-you = Вы ставите игру на паузу.
resumed = { $name } продолжает игру.
resumed-you = Вы продолжаете игру.

# Удача.
review-failed = Разобрать эту партию не удалось. Попробуйте ещё раз.
fair-yes = { $checked ->
    [one] Проверен { $checked } бросок или взятие: всё следует из тайного числа сервера и чисел игроков.
    [few] Проверены { $checked } броска и взятия: всё следует из тайного числа сервера и чисел игроков.
   *[many] Проверено { $checked } бросков и взятий: всё следует из тайного числа сервера и чисел игроков.
}
fair-no = Удача этой партии не следует из тайного числа сервера и чисел игроков.

# Почему что-то не получилось.
refused-script-over = Партия окончилась на ответе { $played }, а в сценарии их { $given }.
refused-protocol = Эта страница и сервер больше не понимают друг друга. Загрузите страницу заново.
refused-unreadable = Сервер не смог прочесть этот запрос.
refused-no-table = Такого стола нет. Проверьте ссылку.
refused-old-rules = Эта партия начата по правилам { $began }, а этот сервер играет по правилам { $now }. Она не потеряна: откройте её той версией Dicewright, которой она начата.
refused-old-content = Эта партия начата с другими картами или таблицами, чем есть у этого сервера. Она не потеряна: откройте её той версией Dicewright, которой она начата.
refused-no-seat = За этим столом нет свободного места.
refused-not-yours = Это место не ваше.
refused-seated = У вас уже есть место за этим столом.
refused-not-begun = Игра ещё не началась.
refused-paused = Игра на паузе. Сначала продолжите её.
refused-begun = Игра уже началась.
refused-over = Игра окончена.
refused-stale = На столе тем временем всё изменилось; взгляните ещё раз.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-no-advice = За этим столом советы отключены.
refused-advice-late = Совет не подоспел вовремя. Спросите ещё раз.
refused-out-of-range = Такого ответа нет.
refused-not-over = Это возможно, когда игра окончена.
refused-present = Этот игрок за столом.
refused-no-person = Займите хотя бы одно место сами.
refused-script-alone = Учебная игра — для одного человека и ботов: отдайте остальные места ботам.
refused-no-level = Бота такого уровня нет.
refused-seats = Мест в этой игре может быть { $seats }.
refused-too-many-tables = Столов слишком много. Сначала доиграйте партию или попробуйте позже.
refused-too-many-reviews = Сейчас разбирают слишком много партий. Попробуйте через минуту.
refused-too-many-sockets = Посетителей слишком много. Попробуйте позже.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-large = Это слишком длинно.
refused-origin = Этот запрос пришёл со страницы другого адреса.
refused-method = Здесь это невозможно.
refused-not-found = По этому адресу ничего нет.
refused-broken = Что-то пошло не так. Загрузите страницу заново.
refused-no-rule = Такого правила нет.
refused-no-content = Эта игра целиком взята из книги правил; файла содержимого для неё нет.

# A word that stands in place of a number in a content file.
any = любое число

# A rule that is made from the cards, at a table that has others.
rule-of-other-cards = Так это в исходной игре; за этим столом действуют другие карты, и на них самих сказано, что они делают.

# Что нужно серверу и на что проверяют сохранение с него.
refuse-database-open = Не удаётся открыть базу данных { $file } ({ $why }); укажите другую через --database.
refuse-database-reach = База данных недоступна ({ $why }); проверьте --database.
refuse-database-unknown = Такой базы данных, как { $given }, Dicewright не знает; укажите файл или postgresql://user@host/name.
refuse-database-package = Для PostgreSQL нужен ещё один пакет: pip install 'dicewright[postgres]'.
refuse-port = Адрес { $host }, порт { $port } использовать нельзя ({ $why }); выберите другой через --port или --host.
refuse-seeds-none = В сохранении нет чисел сервера и игроков: проверить можно только доигранную партию с сервера.
refuse-seeds-unread = Числа сервера и игроков в сохранении прочитать нельзя; возьмите нетронутую копию.
refuse-seed-other = Тайное число сервера — не то, которым он связал себя до партии.
refuse-seed-setup = Настройки в сохранении не следуют из его тайного числа.
refuse-seed-answer = Ответ { $n } — бросок или взятие; в партии это { $given }, а по числам выходит { $due }.
