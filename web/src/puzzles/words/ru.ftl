# Задачи: позиции из партий, где один ответ явно лучше других, а видят его немногие.
puzzles-of = Задачи: { $game }
puzzles-none = Для этой игры задач пока нет.
puzzle-ways = Другие задачи
puzzle-grades = Сложность
puzzle-grade = { $grade ->
    [0] Все
    [1] Лёгкие
    [2] Средние
   *[3] Трудные
}
puzzle-how = { $grade ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
puzzle-at = { $n } из { $of }
puzzle-previous = К предыдущей задаче
puzzle-next = К следующей задаче
puzzle-random = Любая нерешённая
puzzle-solved = решена
puzzle-missed = не решена
puzzle-another = Другая задача
puzzle-again = Ещё раз
puzzle-play-on = Доиграть отсюда
puzzle-right = Верно!
puzzle-wrong = Это не лучший ответ.
puzzle-lost = Этот ответ упускает { $lost }.
puzzle-points = очков: { $n }
puzzle-best = лучший ответ
puzzle-mine = ваш ответ
puzzle-mine-best = ваш ответ, он же лучший
puzzle-more = { $count ->
    [one] Ещё { $count } вариант
    [few] Ещё { $count } варианта
   *[other] Ещё { $count } вариантов
}
puzzle-found = Боты послабее находили этот ответ в { $part } попыток.
play-on-how = Новый стол начнётся ровно с этого момента. Вы играете на месте того, кому задан вопрос; на всех остальных местах играют боты. Все броски и карты с этого момента — новые.
play-on-how-alone = Новый стол начнётся ровно с этого момента. Все броски и карты с этого момента — новые.
play-on-begin = Начать
