# Что говорит терминальный стол.
table-player = { $player ->
    [you] вы
    [human] человек
   *[other] бот { $player }
}
table-welcome = Отвечайте номером; обо всём остальном расскажет help.
table-hand-over = За экран садится { $name }
table-press-enter = Нажмите Enter, когда никто другой не смотрит.
table-kept = Партия сохранена. Вернуться к ней:
table-not-kept = Партию не удалось сохранить в файл. Вот она; скопируйте её в файл, чтобы вернуться к ней позже:
table-replay = Посмотреть партию ещё раз:
table-won = Вы победили!
table-lost = Вы проиграли.
table-subset = Введите номера, например 1 3 4 или 2-5; или all (все), none (ни одного), -2 (все, кроме 2).
table-back = Введите back, чтобы выбрать другое.
table-group = { $thing }: { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
}
table-refused = { $count ->
    [one] { $count } действие сейчас невозможно; введите why not.
    [few] { $count } действия сейчас невозможны; введите why not.
   *[other] { $count } действий сейчас невозможны; введите why not.
}
table-nothing-refused = Сейчас вам ничто на столе не запрещено.
table-not-understood = «{ $word }» здесь не подходит; введите номер из списка или help.
table-undone = Ход отменён.
table-languages = Введите lang и одно из: { $list }.
table-look-nothing = Ничего с таким названием нет; введите look, чтобы увидеть всё.
table-save-how = Введите save и имя файла.
table-saved = Сохранено в { $file }.
table-quit = Enter — выйти из-за стола (партия сохраняется); или введите имя файла, чтобы сохранить её и туда:
table-help =
    Номер отвечает на вопрос; несколько номеров выбирают шаг за шагом.
    why         правило, стоящее за вопросом
    why 3       правило, стоящее за вариантом 3
    why not     что сейчас невозможно и по каким правилам
    hint        что здесь лучше, с шансами, и почему
    look СЛОВО  что делают предметы на столе
    undo        отменить ваш последний ответ; но не бросок, не открытое
                и не чужое действие
    board       показать стол ещё раз
    log         всё, что произошло
    save ФАЙЛ   сохранить партию
    lang pl     сменить язык: en, ru, pl
    quit        выйти; партия сохраняется, и к ней можно вернуться
table-time = Осталось времени: { $parts }
table-left = { $limit } { $time }
table-late = Время истекло: на то, что ещё не решено, даётся ответ по умолчанию.
table-rule-printed = напечатано в правилах
table-rule-ruled = толкование правил
table-rule-reconstructed = восстановлено, не напечатано
table-rule-switch = Другое толкование выбирается так: --option { $option }=...
table-hint-chance = { $chance } (± { $margin })
table-hint-score = { $score } (± { $margin })
table-hint-rough = Это грубая оценка: проб было всего { $trials }.
menu-welcome = Добро пожаловать в Dicewright.
menu-language = Язык?
menu-game = В какую игру играем?
menu-opponent = Против кого?
menu-bot = бот { $player }
menu-one-screen = люди за одним экраном
menu-seats = Сколько мест?
menu-choose = Введите номер; Enter выбирает первый.
menu-again = Введите номер от 1 до { $count }.
replay-at = Ответ { $at } из { $count }
replay-step = Enter — дальше, q — конец:

# Что меняет файл содержимого.
content-changes = Файл { $file } в порядке. { $n ->
        [0] Он ничего не меняет.
        [one] Он меняет { $n } значение:
        [few] Он меняет { $n } значения:
       *[other] Он меняет { $n } значений:
    }
content-thing = у чего
content-field = значение
content-shipped = в комплекте
content-sure = как известно
content-own = у вас

# Задачи.
puzzle-head = Задача { $n } из { $of } · { $grade ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
puzzle-right = Верно: «{ $best }».
puzzle-wrong = «{ $given }» — не лучший ответ. Лучший — «{ $best }».
puzzle-lost = «{ $given }» упускает { $lost }. Лучший ответ — «{ $best }».
puzzle-found = Из ответов более слабых ботов её решили { $part }.
puzzle-next = Enter — другая задача, again — эта же ещё раз, play — доиграть отсюда против бота, quit — конец:
puzzle-no-hint = Это предстоит найти вам: сначала ответьте, и вы узнаете, что обещает каждый вариант.
puzzle-no-undo = Здесь нечего отменять: считается первый ответ.
refuse-no-puzzles = Для { $game } задач нет.
refuse-no-puzzles-of = Задач сложности { $grade } для { $game } нет; уберите --grade.
refuse-grade = Сложности { $given } нет; укажите --grade 1 (лёгкие), 2 (средние) или 3 (трудные).
refuse-puzzle = Задачи { $given } нет; укажите --number от 1 до { $of }.
