# Советы за столом.
advice = Совет
advice-close = Закрыть
advice-thinking = Взвешиваем варианты…
advice-best = Лучше всего: { $option }, { $chance }.
advice-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-sure = ± { $margin }, { $trials ->
    [one] { $trials } проба
    [few] { $trials } пробы
   *[other] { $trials } проб
}.
advice-rough = Это грубая оценка: советчик ещё готовится.
advice-again = Взвесить ещё раз
advice-take = Ответить так
