# Что сервер говорит людям.

# Кто играет.
bot-name = { $of ->
    [1] Бот
   *[other] Бот { $n }
}
level-random = случайный
level-greedy = жадный
seat-open = Свободное место
guest = Гость { $n }

# Ожидание и конец.
waiting-start = Ждём, пока все соберутся за столом.
waiting-for = Ход за игроком { $name }.
waiting-others = Ждём остальных.
result-won-you = Вы победили.
result-won = { $name }: победа.
result-lost = Вы проиграли. Победа: { $name }.
result-shared = Общая победа: { $names }.
result-over = Игра окончена.

# Удача.
fair-yes = { $checked ->
    [one] Проверен { $checked } бросок или взятие: всё так, как говорят зёрна.
    [few] Проверены { $checked } броска и взятия: всё так, как говорят зёрна.
   *[many] Проверено { $checked } бросков и взятий: всё так, как говорят зёрна.
}
fair-no = Удача этой партии не следует из её зёрен.

# Почему что-то не получилось.
refused-protocol = Эта страница и сервер больше не понимают друг друга. Загрузите страницу заново.
refused-unreadable = Сервер не смог прочесть этот запрос.
refused-no-table = Такого стола нет. Проверьте ссылку.
refused-no-seat = За этим столом нет свободного места.
refused-not-yours = Это место не ваше.
refused-seated = У вас уже есть место за этим столом.
refused-not-begun = Игра ещё не началась.
refused-begun = Игра уже началась.
refused-over = Игра окончена.
refused-stale = На столе тем временем всё изменилось; взгляните ещё раз.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-out-of-range = Такого ответа нет.
refused-not-over = Это возможно, когда игра окончена.
refused-present = Этот игрок за столом.
refused-no-person = Займите хотя бы одно место сами.
refused-no-level = Бота такого уровня нет.
refused-seats = Число мест в этой игре: { $seats }.
refused-too-many-tables = Столов слишком много. Сначала доиграйте партию или попробуйте позже.
refused-too-many-sockets = Посетителей слишком много. Попробуйте позже.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-large = Это слишком длинно.
refused-origin = Этот запрос пришёл со страницы другого адреса.
refused-method = Здесь это невозможно.
refused-not-found = По этому адресу ничего нет.
refused-broken = Что-то пошло не так. Загрузите страницу заново.
refused-undo-nothing = У вас нечего взять назад.
refused-undo-roll = С тех пор был бросок или взятие; что они показали, назад не взять.
refused-undo-reveal = С тех пор что-то раскрыто; увиденное назад не взять.
refused-undo-other = С тех пор сходил другой игрок.
refused-undo-referee = С тех пор решил судья; играйте дальше.
refused-no-rule = Такого правила нет.
