# Шансы броска.
odds-title = { $hero }: шансы при { $dice }, { $attempts ->
    [0] попыток броска не осталось
    [one] осталась { $attempts } попытка броска
    [few] осталось { $attempts } попытки броска
   *[other] осталось { $attempts } попыток броска
}
odds-title-start = { $hero }: шансы до первого броска, { $attempts ->
    [one] { $attempts } попытка броска
    [few] { $attempts } попытки броска
   *[other] { $attempts } попыток броска
}
odds-ability = Способность
odds-needs = Нужно
odds-chance = Шанс
odds-keep = Что оставить
odds-percent = { $whole },{ $tenths } %
odds-below = меньше 0,1 %
odds-above = больше 99,9 %
odds-keep-all = все
odds-keep-none = ничего
odds-keep-dice = { $dice }
odds-straight-4 = малый стрит
odds-straight-5 = большой стрит
odds-overall = Чтобы в целом получить больше всего, оставьте: { $keep }. В среднем это стоит около { $whole },{ $tenths } урона.
odds-overall-now = В среднем кубики в этом виде стоят около { $whole },{ $tenths } урона.
odds-overall-start = Если играть на наибольший результат, в среднем это стоит около { $whole },{ $tenths } урона.
odds-at-table = { $attempts ->
    [one] осталась { $attempts } попытка броска, оставив: { $keep }
    [few] осталось { $attempts } попытки броска, оставив: { $keep }
   *[other] осталось { $attempts } попыток броска, оставив: { $keep }
}
odds-keep-faces = { $dice }
odds-keep-n = { $n } × { $face }
odds-best = Лучше всего оставить: { $keep } → { $ability }
odds-best-die = лучше оставить
