# Итоги партии.
recap-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
recap-rounds = { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[other] { $turns } раундов
}
recap-answers = { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}
recap-running = Партия ещё идёт; позади { $count }.
recap-over = Партия окончена: { $count }.
recap-place = { $place }-е место: { $name }
recap-turned = Перелом в пользу: { $name }.
recap-turned-in = { $turn }: перелом в пользу: { $name }.
