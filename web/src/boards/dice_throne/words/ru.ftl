# Стол Dice Throne.

phases = Фазы хода
phase-upkeep = Обновление
phase-income = Доход
phase-main-1 = Основная 1
phase-offense = Бросок нападения
phase-targeting = Прицеливание
phase-defense = Защита
phase-main-2 = Основная 2
phase-discard = Сброс

kept = оставлен
again = бросок
ready = готово
best-keep = Лучший выбор
own-keep = Ваш выбор
keep-all = Оставить все
keep-none = ничего
worth = ожидаемый урон
best-chance = лучше { $chance }
attempts-left = { $n ->
        [one] осталась { $n } попытка
        [few] осталось { $n } попытки
       *[other] осталось { $n } попыток
    }
level = Уровень { $n } из { $of }
shared = общее
teammate = Ваша команда
out = вне игры
hand-none = В руке нет карт
abilities-of = Способности героя { $name }

# Выбор героя.

hero = Герой
hero-any = Любой герой
hero-any-more = По жребию из тех, кого ещё никто не взял.
hero-choose = Выберите героя
hero-taken = также у места { $seat }
season = Сезон { $n }
complexity = Сложность { $n } из { $of }

attacks = { $one } атакует игрока { $other }
attacks-nobody = { $one } атакует
stopped = { $n } остановлено
healed = { $n } восстановлено
damage-to = урон игроку { $name }
you = Вы
you-attack = Вы атакуете игрока { $other }
you-attack-nobody = Вы атакуете
attacks-you = Вас атакует { $one }
you-defend = Вы защищаетесь
no-defence = Без защиты
no-defence-yet = Защита впереди
damage-to-you = урон вам
back-to-you = обратно вам
back-to = обратно игроку { $name }
will-be = станет { $n }

# The sheet of a hero.

dice = Кубики
sheet-odds = Шансы каждой способности, если добиваться только её: три броска пятью кубиками.
statuses = Состояния и компаньоны
sheet-cards = Карты колоды ({ $count }), не считая общих для всех колод
hero-take = Выбрать героя «{ $hero }»
hero-take-any = Положиться на жребий

# What a main phase offers.

means-none = С { $cp } БС сыграть нечего.
means-more = { $count ->
        [one] и ещё { $count } карта в руке
        [few] и ещё { $count } карты в руке
       *[many] и ещё { $count } карт в руке
    }
means-next = Дальше — { $phase }

# Конец игры.

score-health = Осталось здоровья
score-attack = Урон от атак
score-best = Самая сильная атака
score-defense = Урон от защиты
score-suffered = Получено от карт и состояний
score-prevented = Отменено урона
score-healed = Восстановлено здоровья
score-cards = Разыграно карт
score-upgrades = Улучшено способностей
turning-points = Самые тяжёлые удары
turn-n = Ход { $n }
blow = { $cause }. { $line }
health-by-turn = Здоровье по ходам
health-lead = С хода { $turn } больше всего здоровья имеет { $name }
card-main = Основная фаза
card-roll = Фаза броска
card-instant = Немедленно
card-upkeep = Фаза обновления
card-upgrade = Улучшение
