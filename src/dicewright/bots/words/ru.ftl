# Как называются боты.
bot-random = случайный
bot-greedy = жадный
bot-learner = ученик
bot-amateur = любитель
bot-adept = знаток
bot-expert = эксперт
bot-master = мастер
bot-grandmaster = гроссмейстер
bot-expert-careful = эксперт, осторожный
bot-expert-daring = эксперт, рисковый
bot-master-careful = мастер, осторожный
bot-master-daring = мастер, рисковый
bot-grandmaster-careful = гроссмейстер, осторожный
bot-grandmaster-daring = гроссмейстер, рисковый

# Почему советуют этот вариант.
advice-because = По сравнению со вторым вариантом в среднем { $gains }.
advice-because-but = По сравнению со вторым вариантом в среднем { $gains }; но { $losses }.
advice-even = Первые два варианта почти равноценны.
advice-oftener = В итоге он чаще приводит к победе: { $chance } против { $other }.
advice-more = В итоге он приносит больше: { $score } против { $other }.
advice-taste = Здесь нет лучшего ответа: это дело вкуса.
advice-soon = Вариантов слишком много, чтобы взвесить их на глаз. Советчик ещё готовится: спросите чуть позже.
refuse-bot = Бота «{ $name }» нет. Боты: { $known }.
refuse-simulated = «{ $name }» нельзя просчитать; назовите бота для каждого места: { $known }.
refuse-bots-named = Ботов названо { $given }, а мест { $seats }; назовите по одному для каждого места.
refuse-games = Нужно сыграть хотя бы одну партию, а не { $given }.
refuse-cores = Нужно хотя бы одно ядро, а не { $given }.
refuse-tournament = В файле { $file } нет турнира; укажите в --keep другое имя.
refuse-other-tournament = В файле { $file } другой турнир (различаются { $differ }); укажите в --keep другое имя.
refuse-bot-twice = Назовите каждого бота один раз: игра с самим собой ничего не говорит.
refuse-one-bot = Назовите двух ботов или больше через запятую, например --bots greedy,adept.
refuse-course = Для обучения нужны хотя бы одно поколение и 1 000 позиций.
refuse-torch = Для обучения нужен PyTorch: pip install 'dicewright[learn]'.
refuse-measured = Правила { $game } изменились во время измерения; измерьте ещё раз.
