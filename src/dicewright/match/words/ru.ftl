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
recap-place = { $place }-е место занимает { $name }
recap-turned = Перелом: вперёд выходит { $name }.
recap-turned-in = { $turn }. Перелом: вперёд выходит { $name }.

# Почему ответ нельзя взять назад.
undo-nothing = Отменять нечего.
undo-roll = После этого был бросок или взята карта; увиденное не вернуть.
undo-reveal = После этого что-то было открыто; увиденное не вернуть.
undo-other = После этого действовал кто-то другой; его действие за него не отменить.
undo-referee = После этого вынес решение судья; играйте дальше.
