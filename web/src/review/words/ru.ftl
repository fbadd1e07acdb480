# Разбор сыгранной партии.
review = Разбор партии
review-looking = Разбираем партию…
review-waiting = { $before ->
    [one] Сначала разбирается ещё { $before } партия…
    [few] Сначала разбираются ещё { $before } партии…
   *[other] Сначала разбираются ещё { $before } партий…
}
review-finer = Это первая картина, она уточняется…
review-done = Разбор готов.
review-again = Продолжить разбор
review-save = Сохранить картинкой
review-puzzles = Задачи этой игры
review-curve = Шансы на победу
review-curve-alone = Ожидаемые очки
review-show = Показать на столе
review-try-again = Переиграть отсюда
review-accounts = Удача и игра
review-account = Из чего сложился итог: { $name }
review-start = В начале
review-luck = Удача
review-play = Своя игра
review-others = Игра других
review-end = Итог
review-precision = Точность { $precision }.
review-like = Уровень игры примерно такой: { $level }.
review-moments = Важные моменты
review-whose = Чьи моменты
review-bad = Можно было лучше
review-good = Удачные решения
review-lucky = Самый везучий момент
review-unlucky = Самый невезучий момент
review-no-moments = Ничем особенным партия не запомнилась.
review-nothing = В этой партии нечего было решать иначе.
review-numbers = Все моменты в числах
review-when = Когда

# Новый стол с момента сыгранной партии.
what-if = А что, если…
what-if-answered = Здесь был дан ответ: { $answer }.
what-if-taken = (выбрано)
what-if-how = Новый стол начнётся ровно с этого момента. Вы играете на месте: { $name }; на всех остальных местах играют боты. Сыгранная партия останется как есть.
what-if-how-alone = Новый стол начнётся ровно с этого момента. Сыгранная партия останется как есть.
what-if-dice = Все броски и карты с этого момента — новые. Они берутся из свежих чисел, и их можно проверить, как в любой партии.
what-if-begin = Переиграть отсюда
