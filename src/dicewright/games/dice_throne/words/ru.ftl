# Dice Throne in Russian.

game-dice_throne = Трон кубов

## Powers that are not named after a token

power-chi-block = Ци (отмена урона)
power-chi-strike = Ци (усиление атаки)
power-double-honor = Двойная честь
power-dryad-strike = Дриада (удар)
power-dryad-ward = Дриада (оберег)
power-flight-attacking = Полёт (нападение)
power-flight-defending = Полёт (защита)
power-heal-nyra = Связь с Нирой (исцеление)
power-share-damage = Связь с Нирой (разделённый урон)
power-build-bot = Построить робота
power-upgrade-bot = Улучшить робота
power-scrap-collector = Сборщик хлама (нанит)
power-tactical-cp = Тактическое преимущество (БС)
power-tactical-reroll = Тактическое преимущество (переброс)
power-tactical-draw = Тактическое преимущество (карта)
power-tactical-targeting = Тактическое преимущество (мишень)
power-tactical-protection = Тактическое преимущество (оборона)
power-tactical-transfer = Тактическое преимущество (перенос)
power-tithe-reroll = Десятина (переброс)
power-tithe-draw = Десятина (карта)
power-blood-power-strike = Сила крови (удар)
power-blood-power-remove = Сила крови (снятие)
power-blood-power-draw = Сила крови (карты)
power-blood-power-drain = Сила крови (исцеление)

## The table

player = { $seat } ({ $hero })
players = { $them }
token-of = { $token }: { $player }
token-to = { $token } → { $player }
number = { $n }
die = кубик { $n } «{ $face }»
plain-face = { $n }
covered-card = карта { $n }
covered-cards = закрытые карты
ability-of-board = { $ability } (способность)
phase-setup = Подготовка к игре
phase-upkeep = Фаза обновления
phase-income = Фаза дохода
phase-main-1 = Основная фаза 1
phase-offense = Фаза броска нападения
phase-targeting = Фаза броска прицеливания
phase-defense = Фаза броска защиты
phase-main-2 = Основная фаза 2
phase-discard = Фаза сброса
source-attack = атака
source-splash = побочный урон
source-defense = защита
source-other = карта или состояние
source-blast = взрыв
source-curse = проклятие
damage-normal = Обычный урон
damage-undefendable = Неблокируемый урон
damage-pure = Чистый урон
damage-collateral = Побочный урон
damage-ultimate = Легендарный урон
zone-dice = Кубики: { $player }
zone-extra-dice = { $what }
zone-playing = Разыгрываемые карты
zone-attack = Атака: { $kind }
zone-player = Герой
zone-tokens = Состояния
common-cards = Карты каждой колоды
side-human = Человеческая сторона
side-cursed = Проклятая сторона
zone-companions = Компаньоны
zone-powers = Что можно применить
zone-abilities = Планшет героя
zone-hand = Рука
zone-discard = Стопка сброса
target = цель: { $player }
target-die = кубик прицеливания: { $n }
card-priced = { $card } ({ $cost } БС, { $kind })
note-out = Вне игры.
note-complexity = Сложность: { $n } из 6.
note-start = В начале игры: { $tokens }.
gauge-health = Здоровье
gauge-cp = БС
gauge-hand = Карты в руке
gauge-deck = Колода
gauge-discard = Стопка сброса
gauge-attempts-left = Осталось попыток броска
gauge-attack = Урон способности
gauge-added = Добавлено
gauge-incoming = Входящий урон
gauge-prevented = Отменено
gauge-halved = Сокращений вдвое
gauge-final = Итоговый урон
headline-setup = Подготовка к игре
headline-over = Игра окончена
headline-winners = { $n ->
        [one] Победитель: { $players }
       *[other] Победители: { $players }
    }
headline-turn = Ход { $n } · { $player }
headline-attempt = Попытка броска { $n } из { $allowed }
reconstructed = { $hero }: уровни, карты и состояния, известные из одного источника или по памяти: { $n }

## Questions

ask-choose = Что вы выбираете для эффекта «{ $what }»?
ask-pick-player = Какого игрока вы выбираете для эффекта «{ $what }»?
ask-pick-players = Каких игроков вы выбираете для эффекта «{ $what }»?
ask-pick-token = Какой жетон состояния вы выбираете для эффекта «{ $what }»?
ask-pick-source = Против какого источника урона вы применяете «{ $what }»?
ask-pick-value = Какой кубик вы меняете эффектом «{ $what }» и на какое значение?
ask-pick-die = Какой кубик вы выбираете для эффекта «{ $what }»?
ask-pick-number = Сколько вы выбираете для эффекта «{ $what }»?
ask-pick-bot = Какого робота вы выбираете для эффекта «{ $what }»?
ask-extra-die = Бросается кубик эффекта «{ $what }»
ask-react-then = «{ $what }» вот-вот продолжится. Сыграть что-нибудь?
ask-react-extra = Кубики эффекта «{ $what }» брошены. Сыграть что-нибудь, пока они не сработали?
ask-react-card-roll = Кубики эффекта «{ $what }» брошены. Изменить их или потратить состояние?
ask-react-spent-roll = Кубики эффекта «{ $what }» брошены. Изменить их?
ask-react-aimed = { $target-is ->
        [seat-you] Цель — вы.
       *[other] Цель — { $target }.
    } Сыграть что-нибудь прежде?
ask-react-answer = Сейчас сработает «{ $what }», цель — { $on }. Сыграть что-нибудь прежде?
ask-react-offense = { $seat-is ->
        [seat-you] Вы бросили кубики.
       *[other] { $seat } бросает кубики.
    } Сыграть что-нибудь?
ask-react-declared = { $seat-is ->
        [seat-you] Сейчас вы примените способность «{ $use }».
       *[other] Сейчас { $seat } применит способность «{ $use }».
    } Сыграть что-нибудь прежде?
ask-react-target = Кубик прицеливания брошен. Изменить его?
ask-react-attack = { $target-is ->
        [seat-you] На вас идёт { n-damage }, сейчас вы бросите кубики защиты.
       *[other] Сейчас { $target } бросит кубики защиты, чтобы отразить { n-damage }.
    } Сыграть что-нибудь?
ask-react-attack-undefendable = { $target-is ->
        [seat-you] На вас идёт { n-damage }, защититься нельзя.
       *[other] Сейчас { $target } получит { n-damage }, защититься нельзя.
    } Сыграть что-нибудь?
ask-react-last = Фаза броска вот-вот закончится. Сыграть что-нибудь?
ask-react-landing = { $target-is ->
        [seat-you] Сейчас вы получите { n-damage }.
       *[other] Сейчас { $target } получит { n-damage }.
    } Сыграть что-нибудь?
ask-react-dealt = Атака нанесла { n-damage }. Сыграть что-нибудь?
ask-react-upkeep = { $seat-is ->
        [seat-you] Ваша фаза обновления вот-вот закончится.
       *[other] { $seat } вот-вот закончит фазу обновления.
    } Сыграть что-нибудь?
ask-react-turn-end = { $seat-is ->
        [seat-you] Ваш ход вот-вот закончится.
       *[other] { $seat } вот-вот закончит ход.
    } Сыграть что-нибудь?
ask-react-phase = { $seat-is ->
        [seat-you] Ваша основная фаза вот-вот закончится.
       *[other] { $seat } вот-вот закончит основную фазу.
    } Сыграть что-нибудь?
ask-react-blast = Сейчас будет взрыв. Сыграть что-нибудь?
ask-first = { $seat-is ->
        [seat-you] Вы бросаете кубик за право первого хода
       *[other] { $seat } бросает кубик за право первого хода
    }
ask-draw = { $seat-is ->
        [seat-you] Вы берёте карту из колоды
       *[other] { $seat } берёт карту из колоды
    }
ask-main = Что вы разыгрываете до броска? У вас { $cp } БС.
ask-main-last = Что ещё вы разыгрываете в этом ходу? У вас { $cp } БС.
ask-die = { $seat-is ->
        [seat-you] Вы бросаете кубик нападения { $n }
       *[other] { $seat } бросает кубик нападения { $n }
    }
ask-keep = Какие кубики вы перебрасываете? { $left ->
        [one] Осталась { $left } попытка.
        [few] Осталось { $left } попытки.
       *[many] Осталось { $left } попыток.
    }
ask-declare = Какую способность нападения вы активируете?
ask-target = В какого противника вы целитесь способностью «{ $use }»?
ask-target-of = Кто из вас станет целью способности «{ $use }» ({ $seat })?
ask-target-die = { $seat-is ->
        [seat-you] Вы бросаете кубик прицеливания
       *[other] { $seat } бросает кубик прицеливания
    }
ask-defend = { $seat } атакует вас на { n-damage }. Вы защищаетесь?
ask-defend-nyra = { ask-defend } Если да, Нира не сможет принять атаку.
ask-reroll = Перебрасывается { $die }
ask-sell = У вас слишком много карт. Какую вы продаёте? Нужно продать ещё { n-cards }.
ask-sell-more = Вы продаёте ещё карту?
ask-discard = { $n ->
        [1] Какую карту вы сбрасываете?
       *[other] Какую карту вы сбрасываете сначала? Всего нужно сбросить { n-cards }.
    }
ask-random-card = { $seat-is ->
        [seat-you] Вы сбрасываете случайную карту
       *[other] { $seat } сбрасывает случайную карту
    }
ask-order = Что происходит сначала в вашей фазе обновления?
ask-order-end = Что происходит сначала в конце вашего хода?
ask-knockdown = На вас «Нокдаун». Вы тратите { $n } БС или пропускаете фазу броска нападения?
ask-again = { $n ->
        [1] Какой кубик вы перебрасываете?
       *[other] Какие кубики вы перебрасываете?
    }
ask-search = Какую карту из своей колоды вы берёте благодаря эффекту «{ $what }»?
ask-nyra = Сейчас вы получите { n-damage }. Примет ли Нира урон от атаки?
ask-share = Сейчас вы получите { n-damage }. Сколько из этого примет Нира?
ask-ransom = { $seat } требует выкуп за { $die }. Отдать { $n } БС?
ask-grow = Какой дух растёт? Осталось вырастить { n-spirits }.
ask-fell = Какой дух уходит? Осталось убрать { n-spirits }.

## Options

do-pass = Пас
do-take-damage = Принять { n-damage }
do-decline = Оставить как есть
do-begin-rolling = Бросить кубики
do-end-turn = Закончить ход
do-play = Разыграть карту «{ $card }» ({ $cost } БС)
do-upgrade = Разыграть улучшение «{ $card }» ({ $cost } БС)
do-sell = Продать карту «{ $card }» за 1 БС
do-discard-card = Сбросить карту «{ $card }»
do-take-card = Взять карту «{ $card }»
do-use-power = Применить «{ $power }» ({ $cost })
price-tokens = { $n ->
        [one] { $n } жетон «{ $token }»
        [few] { $n } жетона «{ $token }»
       *[many] { $n } жетонов «{ $token }»
    }
do-enough = Достаточно
do-keep-all = Оставить все кубики
do-reroll-dice = Перебросить { $dice }
do-reroll-but = Оставить { $dice }, перебросить { $n }
do-reroll-all = Перебросить все { $n }
do-reroll-die = Перебросить { $die }
do-set-die = Сменить «{ $was }» на «{ $now }» (кубик { $n })
do-declare = { $ability } ({ $needs })
do-declare-none = Без способности
do-roll-on = Вернуться к оставшимся попыткам броска
do-not-defend = Не защищаться
do-skip-offense = Пропустить фазу броска нападения
do-stand-up = Потратить { $n } БС
do-pay-ransom = Отдать { $n } БС
do-nyra-takes = Нира принимает урон от атаки
do-take-it-yourself = Принять урон самостоятельно
do-share-damage = { $n ->
        [0] Нира не принимает ничего
       *[other] Нира принимает { n-damage }
    }
do-grow-spirit = { CAPITAL($spirit) } растёт
do-fell-spirit = { CAPITAL($spirit) } уходит

## Why not

refused = «{ $what }»: { $why }
refused-upgrade-in-main = улучшения героя разыгрываются в ваши основные фазы
refused-only-in-main = только в ваши основные фазы
refused-only-in-roll = только в фазу броска
refused-only-in-upkeep = только в вашу фазу обновления
refused-too-dear = стоит { $cost } БС, у вас { $cp }
refused-no-better = способность уже на этом уровне или выше
refused-only-dice = сейчас можно применять только то, что меняет кубики
refused-after-damage = урон уже нанесён
refused-moment = только { $only }
refused-nothing-to-pick = действовать не на что
refused-too-few-tokens = { $n ->
        [one] нужен { $n } жетон «{ $token }», у вас { $held }
        [few] нужно { $n } жетона «{ $token }», у вас { $held }
       *[many] нужно { $n } жетонов «{ $token }», у вас { $held }
    }
refused-used = в этом ходу уже применялось
refused-used-in-attack = против этой атаки больше нельзя
refused-new-chi = эти жетоны получены в этом ходу
refused-dice = нужно: { $needs }

refuse-mode = Режим «{ $name }» (mode) рассчитан на { $seats } игроков, а не на { $given }.
refuse-turn-limit = Предел ходов (turn_limit) — целое число от 1 до { $most }, а не «{ $given }».
refuse-hero = Героя «{ $name }» нет; герои: { $known }.
refuse-one-side = У планшета { $hero } для этого одна сторона; не указывайте её.
refuse-side = Планшет лежит стороной { $sides } вверх, а не «{ $given }».
refuse-ability = У { $hero } нет способности «{ $ability }», для которой бросают кубики; есть { $known }.
refuse-level = У способности { $ability } ({ $hero }) уровни от 1 до { $most }, а не { $given }.
refuse-level-form = Пишите уровень так: способность=2, а не «{ $given }».
refuse-dice = В --dice указывают пять чисел от 1 до 6 через запятую, например 2,4,3,5,6, а не «{ $given }».

## Events

event-first-roll = Бросок за право первого хода
event-first = { $seat-is ->
        [seat-you] Вы выбрасываете { $n }
       *[other] { $seat } выбрасывает { $n }
    }
event-turn = { $seat-is ->
        [seat-you] Ваш ход
       *[other] Ходит { $seat }
    }
event-phase = { $seat-is ->
        [seat-you] { $phase } начинается у вас
       *[other] { $phase } начинается у игрока { $seat }
    }
event-drew = { $card-is ->
        [card-covered] { $seat-is ->
            [seat-you] Вы берёте карту из колоды
           *[other] { $seat } берёт карту из колоды
        }
       *[other] { $seat-is ->
            [seat-you] Вы берёте из колоды карту «{ $card }»
           *[other] { $seat } берёт из колоды карту «{ $card }»
        }
    }
event-shuffled = { $seat-is ->
        [seat-you] Вы перемешиваете сброс в новую колоду
       *[other] { $seat } перемешивает сброс в новую колоду
    }
event-played = { $seat-is ->
        [seat-you] Вы разыгрываете карту «{ $card }»
       *[other] { $seat } разыгрывает карту «{ $card }»
    }
event-upgraded = { $seat-is ->
        [seat-you] Вы разыгрываете улучшение «{ $card }»
       *[other] { $seat } разыгрывает улучшение «{ $card }»
    }
event-sold = { $seat-is ->
        [seat-you] Вы продаёте карту «{ $card }»
       *[other] { $seat } продаёт карту «{ $card }»
    }
event-rolled = { $seat-is ->
        [seat-you] На вашем кубике { $die } выпадает { $face }
       *[other] У игрока { $seat } на кубике { $die } выпадает { $face }
    }
event-attempt = { $seat-is ->
        [seat-you] Вы делаете { $n }-ю попытку броска
       *[other] { $seat } делает { $n }-ю попытку броска
    }
event-declared = { $seat-is ->
        [seat-you] Вы объявляете способность «{ $use }»
       *[other] { $seat } объявляет способность «{ $use }»
    }
event-activated = { $seat-is ->
        [seat-you] Вы активируете способность «{ $use }»
       *[other] { $seat } активирует способность «{ $use }»
    }
event-no-ability = { $seat-is ->
        [seat-you] Вы не активируете способность
       *[other] { $seat } не активирует способность
    }
event-target-die = { $seat-is ->
        [seat-you] Вы бросаете кубик прицеливания, и выпадает { $face }
       *[other] { $seat } бросает кубик прицеливания, и выпадает { $face }
    }
event-target = { $target-is ->
        [seat-you] { $seat } целится в вас
       *[other] { $seat-is ->
            [seat-you] Ваша цель — { $target }
           *[other] Цель игрока { $seat } — { $target }
        }
    }
event-defended = { $seat-is ->
        [seat-you] Вы защищаетесь способностью «{ $slot }»
       *[other] { $seat } защищается способностью «{ $slot }»
    }
event-extra-die = { $seat-is ->
        [seat-you] Вы бросаете дополнительный кубик, и выпадает { $face }
       *[other] { $seat } бросает дополнительный кубик, и выпадает { $face }
    }
event-changed = { $seat-is ->
        [seat-you] Ваш кубик { $die } показывал «{ $was }», а теперь «{ $face }»
       *[other] Кубик { $die } игрока { $seat } показывал «{ $was }», а теперь «{ $face }»
    }
event-rerolled = { $seat-is ->
        [seat-you] Вы перебрасываете кубик { $die }, и вместо «{ $was }» выпадает «{ $face }»
       *[other] { $seat } перебрасывает кубик { $die }, и вместо «{ $was }» выпадает «{ $face }»
    }
event-power = { $seat-is ->
        [seat-you] Вы применяете эффект «{ $power }»
       *[other] { $seat } применяет эффект «{ $power }»
    }
event-token-due = Срабатывает «{ $token }»
event-slot-due = Срабатывает «{ $slot }»
event-token-gained = { $token-is ->
        [token-nyra] Нира восстанавливает { n-health }
        [token-nyra-active] Нира становится активной
       *[other] { $seat-is ->
            [seat-you] { $token-is ->
                [token-nanobot] Вы доводите робота «{ $token }» до следующего уровня
                [token-shock-bot] Вы доводите робота «{ $token }» до следующего уровня
                [token-heal-bot] Вы доводите робота «{ $token }» до следующего уровня
               *[other] Вы получаете { n-token-named }
            }
           *[other] { $token-is ->
                [token-nanobot] { $seat } доводит робота «{ $token }» до следующего уровня
                [token-shock-bot] { $seat } доводит робота «{ $token }» до следующего уровня
                [token-heal-bot] { $seat } доводит робота «{ $token }» до следующего уровня
               *[other] { $seat } получает { n-token-named }
            }
        }
    }
event-token-lost = { $token-is ->
        [token-nyra] Нира теряет { n-health }
        [token-nyra-active] Нира остаётся без сил
       *[other] { $seat-is ->
            [seat-you] Вы теряете { n-token-named }
           *[other] { $seat } теряет { n-token-named }
        }
    }
event-cp-gained = { $seat-is ->
        [seat-you] Вы получаете { n-cp }
       *[other] { $seat } получает { n-cp }
    }
event-cp-lost = { $seat-is ->
        [seat-you] Вы теряете { n-cp }
       *[other] { $seat } теряет { n-cp }
    }
event-damage = { $seat-is ->
        [seat-you] Вы получаете { n-damage } (источник: { $source })
       *[other] { $seat } получает { n-damage } (источник: { $source })
    }
event-healed = { $seat-is ->
        [seat-you] Вы восстанавливаете { n-health }
       *[other] { $seat } восстанавливает { n-health }
    }
event-prevented = { $seat-is ->
        [seat-you] Вы отменяете { n-damage }
       *[other] { $seat } отменяет { n-damage }
    }
event-avoided = { $seat-is ->
        [seat-you] Вы избегаете урона (источник: { $source })
       *[other] { $seat } избегает урона (источник: { $source })
    }
event-health = { $n-is ->
        [fall] { $seat-is ->
            [seat-you] Ваше здоровье падает на { $n }, до { $now }
           *[other] Здоровье игрока { $seat } падает на { $n }, до { $now }
        }
       *[rise] { $seat-is ->
            [seat-you] Ваше здоровье растёт на { $n }, до { $now }
           *[other] Здоровье игрока { $seat } растёт на { $n }, до { $now }
        }
    }
event-discarded = { $seat-is ->
        [seat-you] Вы сбрасываете карту «{ $card }»
       *[other] { $seat } сбрасывает карту «{ $card }»
    }
event-saw = { $card-is ->
        [card-covered] { $other-is ->
            [seat-you] { $seat } видит вашу карту
           *[other] { $seat-is ->
                [seat-you] Вы видите карту игрока { $other }
               *[other] { $seat } видит карту игрока { $other }
            }
        }
       *[other] { $other-is ->
            [seat-you] { $seat } видит вашу карту «{ $card }»
           *[other] { $seat-is ->
                [seat-you] Вы видите карту «{ $card }» игрока { $other }
               *[other] { $seat } видит карту «{ $card }» игрока { $other }
            }
        }
    }
event-skipped = { $seat-is ->
        [seat-you] { $phase } у вас пропускается
       *[other] { $phase } у игрока { $seat } пропускается
    }
event-out = { $seat-is ->
        [seat-you] Вы выбываете из игры
       *[other] { $seat } выбывает из игры
    }
event-flipped = { $seat-is ->
        [seat-you] Вы переворачиваете планшет героя
       *[other] { $seat } переворачивает планшет героя
    }
event-extra-phase = { $seat-is ->
        [seat-you] Вы проводите ещё одну фазу броска нападения
       *[other] { $seat } проводит ещё одну фазу броска нападения
    }
event-moved = { $seat-is ->
        [seat-you] Ваш жетон «{ $token }» переходит к игроку { $other }
       *[other] { $other-is ->
            [seat-you] К вам переходит жетон «{ $token }» игрока { $seat }
           *[other] Жетон «{ $token }» переходит от игрока { $seat } к игроку { $other }
        }
    }
event-failed = { $seat-is ->
        [seat-you] Ваша способность не действует
       *[other] Способность игрока { $seat } не действует
    }
event-limit = { $seat-is ->
        [seat-you] Ваш предел жетонов «{ $token }» растёт
       *[other] Предел жетонов «{ $token }» у игрока { $seat } растёт
    }
event-saved = { $seat-is ->
        [seat-you] Вас спасает «Божественное благословение»
       *[other] { $seat } спасается «Божественным благословением»
    }
event-over = { $n ->
        [one] Игра окончена
       *[other] Игра окончена; победителей несколько
    }

## Set-up

option-mode = Режим
option-mode-help = Дуэль для 2, команды для 4 или 6, царь горы для 3–6
choice-mode-auto = По числу игроков
choice-mode-duel = Дуэль
choice-mode-teams = Командная игра
choice-mode-king = Царь горы
option-hero = Герой
option-hero-help = Кто сидит на этом месте
choice-hero-any = Любой из незанятых, по жребию
choice-hero-barbarian = { hero-barbarian }
choice-hero-moon_elf = { hero-moon-elf }
choice-hero-pyromancer = { hero-pyromancer }
choice-hero-shadow_thief = { hero-shadow-thief }
choice-hero-monk = { hero-monk }
choice-hero-paladin = { hero-paladin }
choice-hero-ninja = { hero-ninja }
choice-hero-treant = { hero-treant }
choice-hero-gunslinger = { hero-gunslinger }
choice-hero-samurai = { hero-samurai }
choice-hero-tactician = { hero-tactician }
choice-hero-huntress = { hero-huntress }
choice-hero-cursed_pirate = { hero-cursed-pirate }
choice-hero-artificer = { hero-artificer }
choice-hero-seraph = { hero-seraph }
choice-hero-vampire_lord = { hero-vampire-lord }
option-turn_limit = Предел ходов
option-turn_limit-help = Число ходов каждого игрока, после которых решает здоровье
option-fresh_marks = Свежие метки
option-fresh_marks-help = Действует ли «Мишень» или «Розыск» для той самой атаки, которая её накладывает
choice-fresh_marks-count = Действует
choice-fresh_marks-ignore = Не действует
option-evasion = Избегание
option-evasion-help = Какого урона можно избежать
choice-evasion-one_source = Урона из одного источника
choice-evasion-whole_phase = Всего урона фазы
option-nyra_defense = Нира и защита
option-nyra_defense-help = Может ли Нира принять атаку, против которой охотница защищалась
choice-nyra_defense-either = Либо защита, либо Нира
choice-nyra_defense-both = Нира может и после защиты
option-promo = Промокарты
option-promo-help = Есть ли в каждой колоде её промокарта
choice-promo-no = Без них
choice-promo-yes = С ними
option-discard_below = Продажа в фазу сброса
option-discard_below-help = Можно ли, продав карты до шести, продавать дальше
choice-discard_below-allowed = Можно и дальше
choice-discard_below-not = Только до шести

## Sentences

quoted = «{ $name }»
either = { $first } или { $second }
list-or = { $first }; или { $second }
numbered = ({ $n }) { $effect }
clauses = { $first }; { $second }
sentence = { CAPITAL($clause) }.
sentences = { $first } { $second }
leveled = { $name } { $level }
does-nothing = Без эффекта.
form-then = затем { $effect }
form-additionally = { $how ->
        [if] дополнительно, { $effect }
       *[plain] дополнительно { $effect }
    }
form-times = { $n ->
        [2] дважды
        [3] трижды
       *[other] раз: { $n }
    }: { $effect }
form-may = по желанию { $effect }
form-may-choose = по желанию выберите одно: { $options }
form-choose = выберите одно: { $options }
form-if = если { $test }, { $effect }
form-if-else = если { $test }, { $effect }; иначе { $otherwise }
form-and-if = { $first } и, если { $test }, { $effect }
form-in-case = если { $test }: { $effect }
form-swap = этот игрок выбирает одно: { $options }

## Numbers of things

n-damage = { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    }
n-undefendable = { $n ->
        [one] { $n } неблокируемый урон
       *[other] { $n } неблокируемого урона
    }
n-pure = { $n ->
        [one] { $n } чистый урон
       *[other] { $n } чистого урона
    }
n-collateral = { $n ->
        [one] { $n } побочный урон
       *[other] { $n } побочного урона
    }
n-ultimate = { $n ->
        [one] { $n } легендарный урон
       *[other] { $n } легендарного урона
    }
n-certain = { $n ->
        [one] { $n } урон, который нельзя ни снизить, ни отменить
       *[other] { $n } урона, который нельзя ни снизить, ни отменить
    }
n-prevented = { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    }
n-health = { $n ->
        [one] { $n } здоровье
       *[other] { $n } здоровья
    }
n-cp = { $n } БС
n-token = { $n ->
        [one] { $n } жетон { $token }
        [few] { $n } жетона { $token }
       *[many] { $n } жетонов { $token }
    }
n-token-named = { $n ->
        [one] { $n } жетон «{ $token }»
        [few] { $n } жетона «{ $token }»
       *[many] { $n } жетонов «{ $token }»
    }
rise = { $n }
fall = { $n }
n-cards = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
n-dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
n-spirits = { $n ->
        [one] { $n } духа
        [few] { $n } духов
       *[many] { $n } духов
    }
g-damage = урона
g-undefendable = неблокируемого урона
g-pure = чистого урона
g-collateral = побочного урона
g-ultimate = легендарного урона
g-prevented = урона
g-health = здоровья
g-cp = БС
g-token = жетонов { $token }
total-rolled = { $part ->
        [2] составляет половина броска с округлением вверх
       *[other] { $dice ->
            [1] выпало
           *[other] выпало в сумме
        }
    }
total-my-cp = { $part ->
        [2] составляет половина вашей БС с округлением вверх
       *[other] у вас БС
    }
amount-equal = столько { $noun }, сколько { $total }
amount-plus = { $amount }, и ещё { $plus }
amount-each = { $amount } { $each }
amount-every = { $amount } { $by ->
        [number] за каждые { $every } кубика со значением { $shown }
       *[symbol] за каждые { $every } символа { $shown }
    }
amount-more = { $amount } и ещё по { $n } { $each }
amount-less = { $amount }, но на { $n } меньше { $each }
for-each-shown = { $by ->
        [number] за каждый кубик со значением { $shown }
       *[symbol] за каждый символ { $shown }
    }
for-each-symbols = за каждый символ { $shown } на своих кубиках
for-each-held = за каждый свой жетон { $token }
for-each-it-holds = за каждый жетон { $token } у цели
for-each-spirits = за каждого своего духа
for-each-bots = за каждого своего робота
for-each-picked = { $of ->
        [up-to-spirits] за каждого из них
        [up-to-cp] за каждую потраченную БС
       *[other] за каждый из них
    }
for-each-lose = за каждый из этих жетонов
for-each-remove-spirits = за каждого убранного духа
for-each-steal-cp = за каждую украденную БС

## Dice of an effect

do-roll = бросьте { $amount }
roll-on = { $by ->
        [number] при { $shown }
       *[symbol] при символе { $shown }
    } { $effect }
roll-any = { $by ->
        [number] если выпало { $shown }
       *[symbol] если выпал символ { $shown }
    }, { $effect }
roll-per = { $by ->
        [number] за каждый кубик со значением { $shown }
       *[symbol] за каждый символ { $shown }
    } { $effect }

## Conditions

if-both = { $first } и { $second }
if-some = { $n ->
        [1] { $by ->
            [number] выпало { $shown }
           *[symbol] выпал символ { $shown }
        }
       *[other] { $by ->
            [number] { $shown } выпало не меньше чем на { $n } кубиках
           *[symbol] символ { $shown } выпал не меньше чем на { $n } кубиках
        }
    }
if-some-not = { $by ->
        [number] { $shown } не выпало
       *[symbol] не выпало ни одного символа { $shown }
    }
if-of-a-kind = у вас { $n ->
        [one] { $n } одинаковое значение
        [few] { $n } одинаковых значения
       *[many] { $n } одинаковых значений
    }
if-dice-show = { $n ->
        [1] на ваших кубиках есть символ { $shown }
       *[other] на ваших кубиках не меньше { $n } символов { $shown }
    }
if-holds = { $n ->
        [1] у вас есть жетон { $token }
       *[other] у вас не меньше { $n } жетонов { $token }
    }
if-lacks = { $n ->
        [1] у вас нет жетона { $token }
       *[other] у вас меньше { $n } жетонов { $token }
    }
if-rolled-total = сумма не меньше { $n }
if-rolled-at-most = сумма не больше { $n }
if-beats = { $n ->
        [0] ваш результат не ниже
       *[other] ваш результат выше
    }
if-cursed = ваш планшет лежит проклятой стороной вверх
if-is-opponent = это противник
if-nyra-stands = Нира активна
if-nyra-stands-not = Нира без сил
if-nyra-health = у неё не меньше { $n } здоровья
if-few-attempts = в этом ходу у вас было меньше { $n } попыток броска
if-can-pay = у вас не меньше { $n } БС
if-first-player = вы первый игрок
if-still-defendable = защита ещё не активирована
if-spared = { $n ->
        [1] это позволяет в этой фазе способность или карта
       *[other] действует «Дикий Запад!»
    }
if-owns-not = вы не Проклятая пиратка
if-counted-add = добавлено не меньше { $n } урона
if-counted-discard = вы сбросили карту
if-counted-remove-spirits = вы убрали не меньше { $n } духов

## Verbs

do-nothing = ничего не происходит
do-again = сделайте это ещё раз
do-hit = нанесите { $amount }
do-more = нанесите ещё { $amount }
do-add = добавьте { $amount }
do-make-undefendable = сделайте атаку неблокируемой
do-hurt = нанесите { $amount }
do-hurt-me = получите { $amount }
do-splash = нанесите { $amount }
do-explode = { $token } взрывается: получите { $amount } из отдельного источника
do-recoil = если атака наносит урон, получите { $amount }
do-prevent = отмените { $amount }
do-prevent-it = отмените этому игроку { $amount }
do-halve = сократите входящий урон вдвое
do-avoid = избегите урона от атаки
do-avoid-it = избегите этого урона
do-heal = восстановите { $amount }
do-heal-it = этот игрок восстанавливает { $amount }
do-steal-health = украдите { $amount }
do-gain = получите { $amount }
do-gain-it = этот игрок получает { $amount }
do-gain-to-limit = получите жетоны { $token } до своего предела
do-nyra-stands = Нира становится активной
do-inflict = наложите { $amount }
do-inflict-me = возьмите на себя { $amount }
do-lose = снимите с себя { $amount }
do-lose-all = снимите с себя все жетоны { $token }
do-lose-picked = снимите их
do-spend-picked = израсходуйте их
do-spend = израсходуйте { $amount }
do-remove = снимите его
do-remove-all = снимите с этого игрока все жетоны состояний
do-raise-limit = увеличьте свой предел { $token } на { $n }
do-cp = получите { $amount }
do-cp-lost = потратьте { $amount }
do-cp-lost-picked = потратьте её
do-cp-it-lost = { $who ->
        [opponent] противник теряет
       *[player] этот игрок теряет
    } { $amount }
do-steal-cp = украдите { $amount }
do-draw = возьмите { $amount }
do-discard = сбросьте { $amount }
do-discard-it = { $who ->
        [opponent] противник сбрасывает
       *[player] этот игрок сбрасывает
    } { $amount } по своему выбору
do-discard-random-it = { $who ->
        [opponent] противник сбрасывает
       *[player] этот игрок сбрасывает
    } { $amount } случайным образом
do-discard-all = сбросьте все карты с руки
do-search = найдите в своей колоде любую карту и возьмите её в руку
do-look = посмотрите карты в руке этого игрока
do-contest = вы и противник бросаете по кубику
do-attempt = тот, кто бросал, может ещё раз перебросить любые из этих кубиков
do-extra-phase = после этой фазы проведите ещё одну фазу броска нападения
do-aim = атакуйте этого противника
do-fail = способность не действует
do-dim = весь урон способности сокращается вдвое
do-retribute = половину урона, который вы получаете от атаки, получает и атакующий
do-flip = переверните планшет проклятой стороной вверх
do-grow = вырастите { $amount }
do-remove-spirits = уберите { $amount }
do-remove-spirits-picked = { $most ->
        [1] уберите его
       *[other] уберите их
    }
do-heal-nyra = восстановите Нире { $amount }
do-build = постройте робота { $token } ({ $n ->
        [1] базового
       *[other] усовершенствованного
    })
do-activate = бесплатно активируйте робота { $token }
do-activate-up-to = бесплатно активируйте до { $n } своих разных роботов
do-detonate = все «Наниты» этого игрока взрываются: 1, 3 или 5 урона за 1, 2 или 3 жетона
do-drain = восстановите столько здоровья, сколько урона нанесла атака
do-share = урон этой фазы можно разделить между вами и Нирой
do-spare = { $n ->
        [1] в этой фазе вы можете перебросить кубик каждой израсходованной «Перезарядки»
       *[other] в этой фазе вы можете перебросить кубик каждой израсходованной «Перезарядки» и каждый раз добавить 1 урон
    }
do-reroll-own = { $n ->
        [0] перебросьте его
        [1] { $dice ->
            [1] по желанию перебросьте этот кубик
           *[other] по желанию перебросьте один кубик этого броска
        }
       *[other] по желанию перебросьте до { $n } кубиков этого броска
    }

## Choices within an effect

pick-opponents = выберите противника: { $effect }
pick-players = выберите игрока: { $effect }
pick-teammates = выберите товарища по команде: { $effect }
pick-others = выберите другого игрока: { $effect }
pick-sources = выберите один источник урона: { $effect }
pick-opponent-sets = { $exactly ->
        [1] выберите { $n } разных противников
       *[other] выберите до { $n } противников
    } и для каждого из них: { $effect }
pick-player-sets = выберите до { $n } игроков и для каждого из них: { $effect }
pick-up-to-token = выберите до { $n } своих жетонов { $token }: { $effect }
pick-up-to-cp = выберите любую часть своей БС: { $effect }
pick-up-to-spirits = { $n ->
        [1] выберите одного своего духа или ни одного
       *[other] выберите до { $n } своих духов
    }: { $effect }
pick-any-die-any-value-set-die = измените любой кубик на любое значение
pick-any-die-step-set-die = измените любой кубик на 1 вверх или вниз
pick-own-die-same-set-die = измените один свой кубик на значение другого своего кубика
pick-own-die-set-die = измените один свой кубик на { $n }
pick-own-die-reroll = перебросьте один свой кубик
pick-friendly-die-reroll = перебросьте один кубик, свой или товарища по команде
pick-opponent-die-reroll = противник перебрасывает один кубик по вашему выбору
pick-opponent-die-ransom = выберите кубик противника: он отдаёт вам 2 БС или перебрасывает этот кубик
pick-rolled-die-reroll-own = перебросьте { $dice ->
        [1] этот кубик
       *[other] один из этих кубиков
    }
pick-tokens-remove = снимите жетон состояния с любого игрока
pick-own-tokens-remove = снимите жетон состояния с себя
pick-tokens-of-it-remove = снимите жетон состояния с этого игрока
pick-tokens-move = перенесите жетон состояния с одного игрока на другого
pick-fresh-stop-status = { $more ->
        [1] не дайте наложить на себя одно отрицательное состояние
       *[other] не дайте наложить на себя одно состояние
    } этой фазы броска
pick-bots-to-build-build = постройте робота, которого у вас нет (базового)
pick-bots-to-upgrade-build = сделайте одного базового робота усовершенствованным
pick-bots-built-activate = бесплатно активируйте одного из своих роботов
each-opponents = каждому противнику: { $effect }
each-players = для каждого игрока: { $effect }
each-rolled-die = для каждого из этих кубиков: { $effect }

## Abilities

need = { $n } × { $symbol }
needs = { $wanted }
small-straight = Малый стрит
large-straight = Большой стрит
face = { $symbol } ({ $n })
ability-kind-offensive = Способность нападения
ability-kind-defensive = Способность защиты
ability-kind-passive = Пассивная способность
ability-kind-ultimate = Легендарная способность
moment-opening = Перед первым ходом
moment-upkeep = В вашу фазу обновления
moment-turn-end = В конце вашего хода
moment-activating = Когда вы активируете способность нападения
moment-activating-token = Когда вы активируете способность нападения, кроме легендарной, этот жетон снимается
moment-idle = Когда фаза броска нападения противника не приводит к атаке

## Status effects and powers

status-kind-positive = Положительное состояние. Предел: { $limit }.
status-kind-negative = Отрицательное состояние. Предел: { $limit }.
status-kind-unique = Уникальное состояние. Предел: { $limit }.
status-kind-companion = Компаньон. Не больше { $limit }.
status-kind-state = Компаньон.
status-kind-nyra = Компаньон. Здоровье: не больше { $limit }.
status-own-limit = Для героя, которому оно принадлежит: { $limit }.
status-persistent = Постоянное.
status-modifier = Модификатор атаки.
trait-skips-income = Пропустите следующую фазу дохода; после этого жетон снимается.
trait-stuns = Вы ничего не можете делать. После атаки этот жетон снимается, а атакующий проводит против вас ещё одну фазу броска нападения.
trait-knocks-down = Перед своей фазой броска нападения потратьте { $n } БС или пропустите её; в любом случае жетон снимается.
trait-hides = Вы не получаете урона в фазу броска нападения противника, кроме легендарного, и не защищаетесь; всё остальное применяется.
trait-fewer-attempts = У вас на { $n ->
        [one] { $n } попытку
        [few] { $n } попытки
       *[many] { $n } попыток
    } броска меньше.
trait-costly-attempts = Каждая попытка броска после первой стоит { $n } БС.
trait-thorny-attempts = Каждая попытка броска после первой, но не больше двух раз, наносит вам { n-damage }.
trait-no-damage = В свою фазу броска нападения вы не наносите урона, кроме легендарного; всё остальное применяется.
trait-less-damage = В свою фазу броска нападения вы наносите каждому на { n-damage } меньше за каждый такой жетон. Это касается и побочного урона, но не легендарного.
trait-less-attack = Ваша атака наносит на { n-damage } меньше за каждый такой жетон, и все они снимаются. Легендарную способность они не ослабляют, но снимаются; чистого урона они не касаются.
trait-more-damage = Атака на вас наносит на { n-damage } больше.
trait-pays-attacker = Тот, кто вас атакует, получает { $n } БС.
trait-saves = Когда ваше здоровье кончается, вместо этого снимается жетон, а здоровье становится равно { $n }.
trait-explodes = Если наложить жетон на игрока, у которого он уже есть, лежащий взрывается: { n-undefendable } из отдельного источника.
trait-goes-after-roll-phase = Жетон снимается в конце вашей следующей фазы броска нападения.
trait-goes-after-own-turn = Жетон снимается в конце хода, который вы начали с ним.
trait-held-fast = { $n ->
        [1] Этот жетон нельзя перенести.
        [3] Перенести или снять этот жетон могут только способности с планшета героя, которому он принадлежит.
       *[other] Этот жетон нельзя ни перенести, ни снять.
    }
trait-adds-damage = Ваша атака наносит на { n-damage } больше.
trait-guards = Если вы не защищаетесь, она может принять на себя весь урон от атаки на вас, кроме легендарного.
note-new-chi = Жетоны, полученные в этом ходу, урона не добавляют.
note-nanite = Когда они взрываются, все такие жетоны снимаются, а вы получаете 1, 3 или 5 урона за 1, 2 или 3 жетона. В фазу броска этот урон добавляется к атаке, если её цель — вы; иначе это побочный урон.
note-synth = За эти жетоны строят, улучшают и активируют роботов.
when-main = В свою основную фазу
when-roll = В фазу броска
when-instant = В любой момент
when-upkeep = В свою фазу обновления
when-only = { $when }, { $only }
only-modifier = { $n ->
        [0] когда вашу атаку можно усилить
       *[other] когда вашу атаку можно усилить и её способность наносит не меньше { $n } урона
    }
only-before-defense = когда вы атакуете и защита ещё не активирована
only-attacked = { $n ->
        [0] когда вас атакуют
       *[other] когда вас атакуют не меньше чем на { $n } урона
    }
only-incoming = когда вам грозит урон, которого можно избежать
only-someone-incoming = когда какому-либо игроку грозит урон
only-dealt = { $n ->
        [0] когда ваша атака нанесла урон
       *[other] когда ваша атака нанесла не меньше { $n } урона
    }
only-offense-roll = когда кто-либо бросил кубики нападения
only-defense-roll = когда кто-либо бросил кубики защиты
only-attacking = когда вы атакуете
only-before-own-defense = когда вас атакуют и вы ещё не защищались
only-opponent-roll = когда на столе лежат кубики противника
only-struck = когда фаза броска нападения противника грозит вам уроном, кроме легендарного
only-beside-nyra = когда вас атакуют, вы ещё не защищались и Нира активна
cost-tokens = израсходуйте { $tokens }
cost-tokens-advanced = израсходуйте { $tokens } ({ $n }, если робот усовершенствован)
cost-cp = потратьте { $n } БС
cost-nothing = бесплатно
power-text = { $when }: { $cost }. { $effect }
power-once = Один раз за ход.
power-per-attack = Не больше { $n } раз против одной атаки.

## Cards as such

card-covered = карта
card-kind-main = Действие основной фазы
card-kind-roll = Действие фазы броска
card-kind-instant = Немедленное действие
card-kind-upkeep = Действие фазы обновления
card-kind-upgrade = Улучшение героя
card-kind-modifier = Действие фазы броска, модификатор атаки
card-cost = Стоимость: { $cost } БС.
card-only = Только { $only }.
note-single = Эти значения известны из одного источника и могут отличаться от напечатанных.
note-recalled = Эти значения приведены по памяти и могут отличаться от напечатанных.

## Heroes

hero-barbarian = Варвар
hero-moon-elf = Лунная эльфийка
hero-pyromancer = Пиромант
hero-shadow-thief = Теневой вор
hero-monk = Монах
hero-paladin = Паладин
hero-ninja = Ниндзя
hero-treant = Древень
hero-gunslinger = Наёмница
hero-samurai = Самурай
hero-tactician = Тактик
hero-huntress = Охотница
hero-cursed-pirate = Проклятая пиратка
hero-artificer = Изобретатель
hero-seraph = Серафим
hero-vampire-lord = Повелительница вампиров

## Symbols on the dice

symbol-barbarian-sword = Меч
symbol-barbarian-life = Жизнь
symbol-barbarian-pow = Бац!
symbol-moon-elf-arrow = Стрела
symbol-moon-elf-foot = Ступня
symbol-moon-elf-moon = Луна
symbol-pyromancer-flame = Пламя
symbol-pyromancer-blaze = Пожар
symbol-pyromancer-fiery-soul = Огненная душа
symbol-pyromancer-meteor = Метеор
symbol-shadow-thief-dagger = Кинжал
symbol-shadow-thief-bag = Мешок
symbol-shadow-thief-card = Карта
symbol-shadow-thief-shadow = Тень
symbol-monk-fist = Кулак
symbol-monk-palm = Ладонь
symbol-monk-zen = Дзен
symbol-monk-lotus = Лотос
symbol-paladin-sword = Меч
symbol-paladin-helmet = Шлем
symbol-paladin-life = Жизнь
symbol-paladin-prayer = Молитва
symbol-ninja-ninjato = Ниндзято
symbol-ninja-shuriken = Сюрикен
symbol-ninja-mask = Маска
symbol-treant-branch = Ветвь
symbol-treant-leaf = Лист
symbol-treant-spirit = Дух
symbol-gunslinger-bullet = Пуля
symbol-gunslinger-dash = Рывок
symbol-gunslinger-bullseye = В яблочко!
symbol-samurai-katana = Катана
symbol-samurai-kabuto = Кабуто
symbol-samurai-rising-sun = Восходящее солнце
symbol-tactician-saber = Сабля
symbol-tactician-flag = Флаг
symbol-tactician-medal = Медаль
symbol-huntress-spear = Копьё
symbol-huntress-claw = Коготь
symbol-huntress-bonded-soul = Связанная душа
symbol-huntress-sabertooth = Саблезуб
symbol-cursed-pirate-cutlass = Сабля
symbol-cursed-pirate-booty = Сундук
symbol-cursed-pirate-skull = Череп
symbol-artificer-wrench = Гаечный ключ
symbol-artificer-gear = Шестерёнка
symbol-artificer-bolt = Молния
symbol-seraph-blade = Клинок
symbol-seraph-wings = Крылья
symbol-seraph-cross = Крест
symbol-seraph-angelic-pendant = Ангельский кулон
symbol-vampire-lord-claw = Коготь
symbol-vampire-lord-gaze = Взгляд
symbol-vampire-lord-droplet = Капля

## Status effects and companions

token-concussion = Сотрясение
token-stun = Оглушение
token-fire-mastery = Мастерство огня
token-burn = Горение
token-knockdown = Нокдаун
token-shadows = Тени
token-sneak-attack = Скрытая атака
token-poison = Отравление
token-crit = Критический урон
token-accuracy = Меткость
token-protect = Оборона
token-retribution = Возмездие
token-blessing-of-divinity = Божественное благословение
token-evasive = Уклонение
token-reload = Перезарядка
token-bounty = Розыск
token-cursed-doubloon = Проклятый дублон
token-powder-keg = Пороховая бочка
token-wither = Увядание
token-parlay = Переговоры
token-blind = Ослепление
token-entangle = Опутывание
token-targeted = Мишень
token-chi = Ци
token-cleanse = Очищение
token-ninjutsu = Ниндзюцу
token-smoke-bomb = Дымовая бомба
token-delayed-poison = Отсроченный яд
token-barbed-vine = Колючая лоза
token-wellspring = Родник
token-honor = Честь
token-shame = Стыд
token-back-strike = Ответный удар
token-tactical-advantage = Тактическое преимущество
token-constrict = Скованность
token-nyras-bond = Связь с Нирой
token-bleed = Кровотечение
token-synth = Синт
token-nanite = Нанит
token-flight = Полёт
token-holy-presence = Святое присутствие
token-blinding-light = Слепящий свет
token-blood-power = Сила крови
token-mesmerize = Гипноз
token-seedling = Росток
token-sapling = Саженец
token-dryad = Дриада
token-nyra = Нира
token-nyra-active = Нира активна
token-nanobot = Нанобот
token-shock-bot = Шокобот
token-heal-bot = Медбот

## Abilities, those of upgrades under the name of their hero too

ability-barbarian-smack = Оплеуха
ability-barbarian-sturdy-blow = Крепкий удар
ability-barbarian-fortitude = Стойкость
ability-barbarian-overpower = Превосходство
ability-barbarian-war-cry = Боевой клич
ability-barbarian-mighty-blow = Могучий удар
ability-barbarian-crit-bash = Критический удар
ability-barbarian-crit-smash = Сокрушительный крит
ability-barbarian-reckless = Безрассудство
ability-barbarian-rage = Ярость!
ability-barbarian-thick-skin = Толстая кожа
ability-moon-elf-longbow = Длинный лук
ability-moon-elf-demising-shot = Губительный выстрел
ability-moon-elf-focus = Сосредоточение
ability-moon-elf-covered-shot = Выстрел из укрытия
ability-moon-elf-evasive-action = Манёвр уклонения
ability-moon-elf-exploding-arrow = Взрывная стрела
ability-moon-elf-entangling-shot = Опутывающий выстрел
ability-moon-elf-eclipse = Затмение
ability-moon-elf-moon-shadow = Лунная тень
ability-moon-elf-blinding-shot = Ослепляющий выстрел
ability-moon-elf-lunar-blessing = Благословение луны
ability-moon-elf-lunar-eclipse = Лунное затмение!
ability-moon-elf-missed-me = Мимо
ability-pyromancer-fireball = Огненный шар
ability-pyromancer-burning-soul = Горящая душа
ability-pyromancer-pyroblast = Огненный взрыв
ability-pyromancer-combustion = Возгорание
ability-pyromancer-hot-streak = Волна жара
ability-pyromancer-scorch = Опаление
ability-pyromancer-meteorite = Метеорит
ability-pyromancer-meteoroid = Метеороид
ability-pyromancer-ignite = Воспламенение
ability-pyromancer-blazing-soul = Пылающая душа
ability-pyromancer-scorch-the-earth = Выжженная земля!
ability-pyromancer-molten-armor = Расплавленная броня
ability-shadow-thief-dagger-strike = Удар кинжалом
ability-shadow-thief-shifty-strike = Изворотливый удар
ability-shadow-thief-shadow-strike = Удар тени
ability-shadow-thief-pickpocket = Карманная кража
ability-shadow-thief-insidious-strike = Коварный удар
ability-shadow-thief-shank-attack = Удар заточкой
ability-shadow-thief-shadow-dance = Танец теней
ability-shadow-thief-carducopia = Картобилие
ability-shadow-thief-shadow-shank = Теневая заточка!
ability-shadow-thief-shadow-defense = Теневая защита
ability-shadow-thief-counter-strike = Контрудар
ability-monk-fist-strike = Удар кулаком
ability-monk-meditate = Медитация
ability-monk-zen-strike = Удар дзен
ability-monk-combo-strike = Серия ударов
ability-monk-tempest-rush = Натиск бури
ability-monk-fist-of-harmony = Кулак гармонии
ability-monk-lotus-strike = Удар лотоса
ability-monk-way-of-the-lotus = Путь лотоса
ability-monk-fist-of-tranquility = Кулак покоя
ability-monk-way-of-the-monk = Путь монаха
ability-monk-transcendence = Трансцендентность!
ability-monk-serenity = Безмятежность
ability-paladin-tithe = Десятина
ability-paladin-retaliate = Отпор
ability-paladin-requital = Воздаяние
ability-paladin-righteous-combat = Праведный бой
ability-paladin-steadfast = Твёрдость духа
ability-paladin-mighty-prayer = Могучая молитва
ability-paladin-offensive-stance = Наступательная стойка
ability-paladin-holy-attack = Святая атака
ability-paladin-righteous-prayer = Праведная молитва
ability-paladin-prosperity = Процветание
ability-paladin-holy-light = Святой свет
ability-paladin-resolute-faith = Непоколебимая вера!
ability-paladin-divine-defense = Божественная защита
ability-ninja-slash = Рассечение
ability-ninja-walk-the-line = По тонкой грани
ability-ninja-tip-of-the-blade = Остриё клинка
ability-ninja-death-blossom = Цветок смерти
ability-ninja-smoke-screen = Дымовая завеса
ability-ninja-kuji-kiri = Кудзи-кири
ability-ninja-poison-blade = Отравленный клинок
ability-ninja-shadewalk = Шаг тени
ability-ninja-jugulate = Перерезать горло
ability-ninja-shadow-fang = Клыки тени
ability-ninja-misdirect = Обманный манёвр
ability-ninja-assassinate = Ликвидация!
ability-ninja-shade-shift = Странствие теней
ability-treant-fertilize = Удобрение
ability-treant-splinter = Щепки
ability-treant-tend = Забота
ability-treant-cultivate = Взращивание
ability-treant-overgrowth = Буйная поросль
ability-treant-plant = Посадка
ability-treant-vengeful-vines = Мстительные лозы
ability-treant-bitterroot = Горький корень
ability-treant-call-of-the-wild = Зов чащи
ability-treant-enrapture = Очарование
ability-treant-natures-grasp = Хватка природы
ability-treant-natures-blessing = Благословение природы
ability-treant-wake-the-forest = Пробуждение леса!
ability-treant-rooted = Укоренение
ability-gunslinger-revolver = Револьвер
ability-gunslinger-bounty-hunter = Охотница за головами
ability-gunslinger-showdown = Разборки
ability-gunslinger-fan-the-hammer = Беглый огонь
ability-gunslinger-pistol-whip = Удар рукоятью
ability-gunslinger-take-cover = Укрытие
ability-gunslinger-mark-the-target = Пометить цель
ability-gunslinger-deadeye = Меткий глаз
ability-gunslinger-enforcer = Карательница
ability-gunslinger-fill-em-with-lead = Нашпигуй их свинцом!
ability-gunslinger-quick-draw = Реакция
ability-gunslinger-duel = Дуэль
ability-samurai-katana-slice = Взмах катаной
ability-samurai-wakizashi = Вакидзаси
ability-samurai-solemnity = Суровость
ability-samurai-solemn = Суровый нрав
ability-samurai-budo = Будо
ability-samurai-masamune = Масамунэ
ability-samurai-empower = Воодушевление
ability-samurai-hagakure = Хагакурэ
ability-samurai-haga = Хага
ability-samurai-shogun = Сёгун!
ability-samurai-bushido = Бусидо
ability-samurai-stand-tall = Гордая стойка
ability-tactician-saber-strike = Удар саблей
ability-tactician-profiteer = Нажива
ability-tactician-carpet-bomb = Ковровая бомбардировка
ability-tactician-strategize = Планирование
ability-tactician-strategic-approach = Стратегический подход
ability-tactician-indirect-approach = Непрямые действия
ability-tactician-flank = Фланговый удар
ability-tactician-exploit = Развитие успеха
ability-tactician-interdiction = Отсечение
ability-tactician-maneuver = Манёвр
ability-tactician-reconnaissance = Разведка
ability-tactician-higher-ground = Господствующая высота!
ability-tactician-countermeasures = Контрмеры
ability-huntress-animalistic = Звериная натура
ability-huntress-savage = Свирепость
ability-huntress-hunt = Охота
ability-huntress-resuscitate = Возвращение к жизни
ability-huntress-feral-instincts = Дикие инстинкты
ability-huntress-swipe = Удар лапой
ability-huntress-onslaught = Натиск
ability-huntress-predatory-advance = Бросок хищника
ability-huntress-jugular = В горло
ability-huntress-feral = Одичание
ability-huntress-ferocious = Лютость
ability-huntress-jungle-fury = Ярость джунглей!
ability-huntress-nyra = Нира
ability-huntress-maternal-bond = Материнская связь
ability-cursed-pirate-cutlass-strike = Удар саблей
ability-cursed-pirate-x-marks-the-spot = То самое место
ability-cursed-pirate-light-the-fuse = Поджечь фитиль
ability-cursed-pirate-black-spot = Чёрная метка
ability-cursed-pirate-walk-the-plank = Пройтись по доске
ability-cursed-pirate-shiver-me-timbers = Разрази меня гром!
ability-cursed-pirate-cursed = Проклятье
ability-cursed-pirate-ahoy-matey = Эй, приятель!
ability-cursed-pirate-pirates-touch = Пиратское прикосновение
ability-cursed-pirate-soul-cutlass = Сабля душ
ability-cursed-pirate-dread-mark = Метка ужаса
ability-cursed-pirate-thar-she-blows = Сейчас рванёт!
ability-cursed-pirate-black-soul = Чёрная душа
ability-cursed-pirate-abyssal-walk = Прогулка в бездну
ability-cursed-pirate-the-shivering = Дрожь
ability-cursed-pirate-cursed-flipped = Проклятье
ability-cursed-pirate-avast-ye = Стоять, салаги!
ability-cursed-pirate-cursed-touch = Проклятое прикосновение!
ability-artificer-spanner-strike = Удар ключом
ability-artificer-schematics = Чертежи
ability-artificer-eureka = Эврика
ability-artificer-scratch-built = Самоделка
ability-artificer-jolt = Разряд
ability-artificer-nuts-n-bolts = Гайки и болты
ability-artificer-zapppp = Бззззт!
ability-artificer-swarming-bots = Рой роботов
ability-artificer-overclock = Разгон
ability-artificer-power-up = Подзарядка
ability-artificer-maximum-power = Максимальная мощность!
ability-artificer-scrap-collector = Сборщик хлама
ability-artificer-ratchet-up = Затянуть гайки
ability-seraph-holy-blade = Святой клинок
ability-seraph-cherubim = Херувим
ability-seraph-cherubim-ii = Херувим II
ability-seraph-glorious = Слава
ability-seraph-take-flight = Взлёт
ability-seraph-purify = Обряд очищения
ability-seraph-holy-smite = Святая кара
ability-seraph-holy-command = Святое веление
ability-seraph-triumphant = Триумф
ability-seraph-archangels-will = Воля архангела
ability-seraph-heavens-blessing = Благословение небес
ability-seraph-highest-power = Высшая сила
ability-seraph-divine-visage = Божественный лик
ability-seraph-split-the-heavens = Раскол небес!
ability-seraph-angelic-mantle = Ангельский покров
ability-vampire-lord-gouge = Глубокая рана
ability-vampire-lord-glamour = Чары
ability-vampire-lord-influence = Внушение
ability-vampire-lord-sanguimancy = Сангвимантия
ability-vampire-lord-presence = Присутствие
ability-vampire-lord-rend = Растерзание
ability-vampire-lord-possess = Одержимость
ability-vampire-lord-draw-blood = Пролитая кровь
ability-vampire-lord-blood-magic = Магия крови
ability-vampire-lord-gash = Рваная рана
ability-vampire-lord-blood-thirst = Жажда крови
ability-vampire-lord-hemorrhage = Кровоизлияние
ability-vampire-lord-exsanguinate = Обескровливание!
ability-vampire-lord-immortal-flesh = Бессмертная плоть

## Cards; upgrades go by their ability and level

card-common-transference = Перенос
card-common-what-status-effects = Какие ещё состояния?
card-common-vegas-baby = Вегас, детка!
card-common-get-that-outta-here = Убери это отсюда!
card-common-triple-up = Тройная порция!
card-common-double-up = Двойная порция!
card-common-buh-bye = Пока-пока!
card-common-tip-it = Подтолкни!
card-common-getting-paid = По счетам
card-common-not-this-time = Не в этот раз!
card-common-twice-as-wild = Дважды джокер!
card-common-try-try-again = Ещё и ещё раз!
card-common-so-wild = Джокер!
card-common-samesies = Дубль!
card-common-one-more-time = Ещё разок!
card-common-helping-hand = Рука помощи!
card-common-better-d = Крепче защита!
card-common-six-it = Шестёрка!
card-barbarian-concuss = Встряска!
card-barbarian-head-bash = Удар головой!
card-barbarian-get-some = Получай!
card-barbarian-feelin-good = Хорошо-то как!
card-barbarian-adrenaline-surge = Прилив адреналина!
card-moon-elf-moon-magic = Лунная магия!
card-moon-elf-take-that = Вот тебе!
card-moon-elf-volley = Залп!
card-moon-elf-evade = Увернуться!
card-moon-elf-lunar-umbra = Лунный сумрак!
card-pyromancer-warm-up = Разогрев!
card-pyromancer-fire-up = Поддать жару!
card-pyromancer-red-hot = Докрасна!
card-pyromancer-huzzah = Ура!
card-pyromancer-infernal-infusion = Адский прилив!
card-shadow-thief-sneaky = Исподтишка!
card-shadow-thief-poison-wound = Отравленная рана!
card-shadow-thief-wild-shadow = Теневой джокер!
card-shadow-thief-shadow-coin = Теневая монета!
card-shadow-thief-enter-the-shadows = Уйти в тень!
card-shadow-thief-card-trick = Карточный фокус!
card-shadow-thief-shadow-meld = Слияние с тенью!
card-monk-palm-strike = Удар ладонью!
card-monk-mystic-mantra = Тайная мантра!
card-monk-ruminate = Раздумье!
card-monk-contemplate = Созерцание!
card-monk-enlightenment = Просветление!
card-paladin-mighty = Могущество!
card-paladin-consecration = Освящение!
card-paladin-blessed = Благодать!
card-paladin-absolution = Искупление
card-paladin-divine-favor = Божья милость!
card-ninja-poison-dart = Ядовитый дротик!
card-ninja-throwing-stars = Метательные звёзды!
card-ninja-fan-of-knives = Веер ножей!
card-ninja-smoke-offering = Дымное подношение!
card-ninja-train = Тренировка!
card-ninja-escape = Побег!
card-ninja-dojo = Додзё!
card-treant-harvest = Жатва!
card-treant-cultivate = Взращивание!
card-treant-will-o-wisp = Блуждающий огонёк!
card-treant-down-pour = Ливень!
card-treant-stomp = Топот!
card-treant-drink-deep = Напиться вдоволь!
card-treant-mother-tree = Древо-мать!
card-gunslinger-wanted = Разыскивается!
card-gunslinger-spin-the-chamber = Крути барабан!
card-gunslinger-roulette = Рулетка!
card-gunslinger-wild-west = Дикий Запад!
card-gunslinger-eat-lead = Глотай свинец!
card-gunslinger-run-and-gun = Стрельба на бегу!
card-samurai-honorable = По чести!
card-samurai-shame-on-you = Стыдись!
card-samurai-dont-back-down = Ни шагу назад!
card-samurai-gishi = Гиси!
card-samurai-follow-through = Довести до конца!
card-samurai-kensei = Кэнсэй!
card-tactician-bunker-up = В бункер!
card-tactician-war-room = Военный совет!
card-tactician-feigned-retreat = Притворное отступление!
card-tactician-disengage = Выход из боя!
card-tactician-ambush = Засада!
card-tactician-upper-hand = Перевес!
card-huntress-blood-bond = Кровные узы!
card-huntress-savage-slash = Свирепый удар!
card-huntress-pounce = Прыжок!
card-huntress-prowl = Выслеживание!
card-huntress-resilient = Живучесть!
card-huntress-primal-roar = Первобытный рёв!
card-cursed-pirate-yo-ho = Йо-хо!
card-cursed-pirate-light-it-up = Поджигай!
card-cursed-pirate-feed-the-fish = На корм рыбам!
card-cursed-pirate-pirates-life = Пиратская жизнь!
card-cursed-pirate-high-stakes = Высокие ставки!
card-cursed-pirate-crows-nest = Воронье гнездо!
card-cursed-pirate-truce = Перемирие!
card-cursed-pirate-pillage = Грабёж!
card-cursed-pirate-scurvy = Цинга!
card-cursed-pirate-swashbuckle = Удаль!
card-cursed-pirate-ransom = Выкуп!
card-cursed-pirate-run-ya-through = Проткну насквозь!
card-cursed-pirate-shark-bait = Наживка для акул!
card-cursed-pirate-batten-down = Задраить люки!
card-cursed-pirate-cursed-cards = Проклятые карты!
card-cursed-pirate-heave-ho = Раз-два, взяли!
card-artificer-high-voltage = Высокое напряжение!
card-artificer-nanite-assault = Атака нанитов!
card-artificer-conductivity = Проводимость!
card-artificer-oooh-shiny = О-о-о, блестяшка!
card-artificer-arcing-shield = Дуговой щит!
card-artificer-robo-revenge = Месть роботов!
card-artificer-synthesize = Синтез!
card-seraph-divine-intervention = Божественное вмешательство!
card-seraph-to-the-skies = В небеса!
card-seraph-angelic-combat = Ангельский бой!
card-seraph-smote = Кара небесная!
card-seraph-holier-than-thou = Святее всех святых!
card-vampire-lord-blood-letting = Кровопускание!
card-vampire-lord-consume-blood = Испить крови!
card-vampire-lord-dark-omen = Дурное знамение!
card-vampire-lord-limb-from-limb = Разорвать на части!
card-vampire-lord-blood-boil = Кипящая кровь!
card-vampire-lord-blood-flow = Поток крови!
card-vampire-lord-blood-tide = Кровавый прилив!

### Rules

rules-set = Подготовка к игре
rules-turn = Ход
rules-health = Здоровье
rules-cp = Боевая сила
rules-up = Фаза обновления
rules-inc = Фаза дохода
rules-main = Основные фазы
rules-card = Карты
rules-off = Фаза броска нападения
rules-tgt = Фаза броска прицеливания
rules-def = Фаза броска защиты
rules-disc = Фаза сброса и конец хода
rules-dmg = Урон
rules-mod = Модификаторы атаки
rules-ult = Легендарные способности
rules-fx = Как читать эффекты
rules-stat = Состояния
rules-comp = Компаньоны
rules-passive = Пассивные способности
rules-int = Прерывания
rules-team = Командная игра
rules-king = Царь горы
rules-end = Конец игры
rules-dig = Игра на компьютере
rules-status = Состояния по отдельности
rules-cards = Карты всех колод
rules-hero = Герои
rule-hero = { $hero }: кубики, способности, состояния и карты делают то, что написано в их текстах.

DT-set-1 = Двое играют один на один. Вчетвером или вшестером играют двумя командами; от трёх до шести игроков могут играть в «Царя горы», каждый сам за себя.
DT-set-2 = Каждый берёт героя с его планшетом, пятью кубиками, жетонами и колодой.
DT-set-3 = В игре один на один каждый начинает с 50 здоровья, 2 БС и рукой из четырёх карт перемешанной колоды.
DT-set-4 = Каждый бросает кубик; первым ходит тот, у кого больше. При равенстве эти игроки бросают снова.
DT-set-5 = У некоторых героев есть особая подготовка, она выполняется до первого хода.
DT-set-6 = Промокарта героя входит в колоду, только если так указано при подготовке.
DT-turn-1 = Начиная с первого игрока, ходы идут по часовой стрелке. Выбывший больше не ходит.
DT-turn-2 = В ходе восемь фаз: обновление, доход, основная 1, бросок нападения, бросок прицеливания, бросок защиты, основная 2, сброс.
DT-health-1 = Герой, чьё здоровье снизилось до 0, сразу побеждён. Ниже 0 здоровье не считают.
DT-health-2 = Здоровье не может превысить начальное больше чем на 10. Исцеление и урон одной фазы сначала складываются, предел применяется к сумме.
DT-health-3 = Если все оставшиеся герои пали одновременно, партия заканчивается ничьей.
DT-health-4 = Тот, кто пал в свою фазу броска до нанесения урона, урона уже не наносит.
DT-cp-1 = Больше 15 БС не бывает: лишняя теряется. Ниже 0 БС не опускается.
DT-up-1 = В вашей фазе обновления происходит всё, что указано для неё в ваших состояниях и способностях.
DT-up-2 = Если таких эффектов несколько, порядок выбирает активный игрок.
DT-up-3 = Урон и исцеление фазы обновления складываются и применяются вместе в её конце.
DT-inc-1 = В фазе дохода вы получаете 1 БС.
DT-inc-2 = Затем вы берёте одну карту.
DT-inc-3 = Первый игрок пропускает свою первую фазу дохода.
DT-main-1 = В основных фазах вы можете продавать и разыгрывать карты и использовать свои возможности в любом порядке и сколько угодно раз.
DT-main-2 = Карты действий основной фазы разыгрываются только в ваших основных фазах.
DT-main-3 = Карты улучшений героя разыгрываются только в ваших основных фазах.
DT-card-1 = Карта стоит столько БС, сколько на ней указано; у кого меньше, тот разыграть её не может. Символ на карте указывает, в каких фазах её играют.
DT-card-2 = Если нужно взять карту, а колода пуста, сброс перемешивается и становится новой колодой.
DT-card-3 = Чтобы разыграть карту действия, оплатите её, выполните указанное и положите карту в сброс.
DT-card-4 = Карты действий фазы броска разыгрываются в фазах броска нападения, прицеливания и защиты любого игрока, и только в них.
DT-card-5 = Карты немедленных действий разыгрываются в любой момент хода любого игрока.
DT-card-6 = В своих основных фазах вы можете продать любую карту с руки: сбросьте её и получите 1 БС, сколько бы она ни стоила.
DT-card-7 = Карту с условием можно разыграть, только пока оно выполнено.
DT-card-8 = Улучшение лежит на одноимённой способности до конца партии. Разыгранное улучшение продать нельзя.
DT-card-9 = Можно улучшить способность сразу до уровня III за полную стоимость. С уровня II до III вы платите только разницу.
DT-card-10 = Карты, изменяющие кубики, действуют на открытые кубики: попытки броска, прицеливания и те, что кто-то бросает по способности, карте или состоянию.
DT-card-11 = Ваши кубики — те, что бросили вы. Карта указывает, чьи кубики она меняет: ваши, противника, члена команды или любые.
DT-card-12 = Урон и исцеление в основной фазе применяются сразу после розыгрыша карты; тот, кому наносят урон, может сначала ответить.
DT-card-13 = Дополнительная попытка позволяет бросающему перебросить любые кубики ещё раз. В фазе броска нападения это такая же попытка, как прочие, с той же платой и тем же уроном; при защите бросают только кубики защищающегося.
DT-card-14 = Ваша стопка сброса лежит лицом вверх; её может просмотреть любой игрок.
DT-off-1 = В фазе броска нападения вы бросаете кубики ради одной способности нападения. После каждого этапа любой игрок может разыграть карты действий фазы броска.
DT-off-2 = У вас до трёх попыток броска. Первая — всеми пятью кубиками.
DT-off-3 = В каждой следующей попытке вы перебрасываете сколько угодно кубиков. Остановиться можно в любой момент.
DT-off-4 = Закончив бросать, объявите способность нападения, условие которой выполняют ваши кубики, или что не активируете никакой.
DT-off-5 = Пока объявленная способность не активирована, любой ещё может воздействовать на кубики.
DT-off-6 = Если кубики изменились, вы можете объявить другую доступную теперь способность или вернуться к оставшимся попыткам.
DT-off-7 = Затем способность активируется: одна за фазу броска нападения.
DT-off-8 = Сначала применяются эффекты способности, не требующие цели: то, что вы получаете, исцеляете, берёте.
DT-off-9 = Способности с символами нужно не меньше указанного числа каждого символа на ваших пяти кубиках.
DT-off-10 = Малый стрит — это четыре последовательных числа.
DT-off-11 = Большой стрит — это пять последовательных чисел.
DT-off-12 = Если кубики выполняют несколько условий, выбирайте любое, в том числе более низкую ступень той же способности.
DT-off-13 = Атака — это способность нападения, наносящая хотя бы 1 урон одному противнику как цели. Один побочный урон атакой не считается.
DT-tgt-1 = Всему, что действует на противника, нужна цель, даже если урона нет. Её определяют, когда она впервые понадобилась, и она одна на всю способность.
DT-tgt-2 = В игре один на один прицеливаться не нужно. В командной игре решает кубик.
DT-tgt-3 = Кубик прицеливания можно менять, как и любой другой, если способность не легендарная.
DT-tgt-4 = Двое на двое: 1–2 противник слева, 3–4 противник справа, при 5 выбирают противники, при 6 выбираете вы.
DT-tgt-5 = Трое на трое: 1–2 противник слева, 3–4 посередине, 5–6 справа.
DT-tgt-6 = Когда выбирают противники, за них отвечает тот, чей ход следующий; выбирают они и при легендарной способности.
DT-def-1 = Эффекты на цель, не наносящие урон, применяются до урона.
DT-def-2 = Против атаки с блокируемым уроном её цель может активировать способность защиты.
DT-def-3 = У кого несколько способностей защиты, выбирает одну до броска.
DT-def-4 = У защищающегося одна попытка с указанным в способности числом кубиков.
DT-def-5 = Всё, что дают кубики защиты, кроме урона, применяется сразу.
DT-def-6 = После последней возможности израсходовать состояния и разыграть карты весь урон, его отмена и исцеление складываются и применяются вместе.
DT-def-7 = Фаза броска заканчивается перед основной фазой 2; тогда снимаются состояния, действующие одну фазу броска владельца. Дополнительная фаза после «Оглушения» — отдельная фаза броска.
DT-disc-1 = У кого в фазе сброса больше шести карт, продаёт их до шести и может продать больше; каждая приносит 1 БС.
DT-disc-2 = То, что происходит в конце вашего хода, идёт после фазы сброса в выбранном вами порядке; урон применяется вместе.
DT-dmg-1 = Входящий урон — это урон, который герой вот-вот получит из любых источников.
DT-dmg-2 = Обычный урон можно блокировать и усилить, и его можно избежать.
DT-dmg-3 = Неблокируемого урона можно избежать, его можно усилить, но способность защиты против него не активируется.
DT-dmg-4 = Чистый урон — это неблокируемый урон, который нельзя усилить; избежать его можно.
DT-dmg-5 = Побочный урон получают те, кто указан в тексте, без прицеливания. Это не атака: его нельзя ни блокировать, ни усилить, но избежать его можно. Его получает каждый указанный член команды.
DT-dmg-6 = Легендарный урон можно усилить, но нельзя блокировать или снизить, и избежать его нельзя.
DT-dmg-7 = Усиливающее атаки состояние на цели учитывается, даже если его только что наложила та же способность.
DT-dmg-8 = Сначала применяется всё, что прибавляет или вычитает входящий урон: это промежуточный урон.
DT-dmg-9 = Затем применяется всё, что умножает или делит: каждый эффект считают отдельно от промежуточного урона с округлением вверх.
DT-dmg-10 = Остаток — это итоговый урон; меньше нуля он не бывает.
DT-dmg-11 = Урон из отдельного источника наносится сразу и не складывается с другим.
DT-dmg-12 = Избегая урона, избегают урона из одного источника. Атака со всеми добавками — один источник, побочный урон — другой, урон от защиты — третий; урон всех состояний и карт за фазу вместе — один источник.
DT-mod-1 = Карта или состояние, изменяющие атаку, — модификатор атаки. Он применяется только к атакам, и добавленный им урон того же вида, что и у атаки.
DT-mod-2 = Их применяют до или после защиты, пока урон не нанесён. Сделать атаку неблокируемой можно только до защиты.
DT-mod-3 = К атаке с чистым уроном модификаторы атаки не применяются, даже ради других их эффектов. Состояние на цели, помимо усиления атаки, действует и тогда.
DT-ult-1 = После активации легендарной способности противники не могут ничего делать до конца фазы броска. Её можно только усилить.
DT-ult-2 = Остановить легендарную способность можно, только изменив кубики до её активации.
DT-ult-3 = Легендарная способность игнорирует все состояния, которые ослабили бы, отвели или отменили её. Состояние, действующее при гибели владельца, срабатывает потом.
DT-fx-1 = «Бросьте столько-то кубиков»: бросьте их один раз и примените результат. Брошенные ранее кубики не учитываются.
DT-fx-2 = «При символе»: если он выпал хотя бы на одном кубике, бонус даётся один раз, сколько бы их ни было.
DT-fx-3 = «Число × символ»: указанное число за каждый кубик с этим символом.
DT-fx-4 = «Затем» — это пауза: сказанное до неё выполнено, можно расходовать состояния и разыгрывать карты, потом следует остальное. Урон всё равно применяется в конце фазы броска.
DT-fx-5 = «Одинаковые значения» — это кубики с одинаковым числом, а не символом.
DT-fx-6 = Из эффектов, разделённых словом «или», вы применяете один.
DT-fx-7 = Украсть значит взять у противника и оставить себе. Если у него меньше указанного, берёте, сколько есть.
DT-fx-8 = То, что следует за словом «дополнительно», выполняется после всего остального.
DT-fx-9 = Кубики, брошенные по указанию способности, можно использовать для нескольких её эффектов.
DT-fx-10 = Число, которое зависит от того, что у вас есть (например, урон по числу БС), считается один раз, когда выполняется эта часть способности: полученное от неё раньше учитывается, а потраченное позже ничего не меняет.
DT-stat-1 = Кто получает состояние или на кого его накладывают, помещает жетон на свой планшет.
DT-stat-2 = То, что снимает состояния, снимает ровно столько жетонов, сколько сказано.
DT-stat-3 = Расходуемое состояние можно израсходовать в любой момент хода любого игрока, если не сказано иное; и тогда, когда кубики открыты, до получения того, что они дают. Жетон снимается, а эффект прервать нельзя.
DT-stat-4 = Постоянное состояние остаётся, пока его не снимут картой или способностью.
DT-stat-5 = Ни у кого не может быть больше жетонов состояния, чем его предел; лишние теряются.
DT-stat-6 = Увеличенный предел действует только для этого героя и до конца партии.
DT-stat-7 = У уникального состояния свои правила, они важнее общих правил состояний.
DT-stat-8 = Жетон переносят только на того, у кого есть для него место, и никогда, если это запрещает его правило.
DT-stat-9 = «Пороховая бочка», наложенная или перенесённая на того, у кого она уже есть, взрывает первую.
DT-stat-10 = Состояния, наложенные побеждённым игроком на других, остаются в игре.
DT-stat-11 = Жетоны не заканчиваются: если в коробке их не хватает, их заменяет что-нибудь другое.
DT-comp-1 = Компаньоны — не состояния: ничто, что переносит, снимает или считает состояния, их не касается. Убирают, перемещают и уничтожают их только так, как сказано в их собственных правилах.
DT-comp-2 = Либо охотница защищается, либо атаку может принять Нира: активировав способность защиты против атаки, охотница получает урон сама.
DT-passive-1 = Пассивная способность действует всегда или всегда доступна, без броска.
DT-passive-2 = Способность, ждущая противника, который не атакует, срабатывает, когда его непропущенная фаза броска нападения обошлась без атаки на кого-либо. Атака, которую отменило состояние, была атакой; способность, которая и так не была бы атакой, — нет.
DT-passive-3 = В пропущенной фазе броска нападения попыток не было, поэтому «{ ability-samurai-bushido }» и за неё даёт самураю «{ token-honor }».
DT-int-1 = Ничто не прерывает карту немедленного действия и израсходованное состояние, и никакая карта не прерывает карту действия фазы броска; но брошенные при этом кубики открыты, пока их результат не учтён. Всё остальное, в том числе карты действий основной фазы, можно прервать: картами немедленных действий, расходуя состояния, а в фазах броска — и картами этих фаз.
DT-int-2 = Способность прерывают между её шагами: кубики можно изменить после броска и до применения; затем она продолжается.
DT-int-3 = Если действовать хотят несколько игроков, они делают это по часовой стрелке, начиная с активного. Действие каждого даёт остальным возможность ответить.
DT-int-4 = Игроков спрашивают, действуют ли они, после каждого броска, перед активацией способности, после выбора её цели, при каждом «затем», перед тем как изменится что-то у другого игрока, перед защитой, перед применением урона и в конце обновления, каждой основной фазы и хода; и только тех, кто может действовать.
DT-int-5 = На карту действия основной фазы или на выбор внутри способности можно ответить, когда известно, кого это касается, но с ним ещё ничего не произошло: жетон, который собираются снять, перенести или украсть, можно сперва израсходовать. Выбранное остаётся выбранным, потраченное — потраченным; чего уже нет, то не затрагивается.
DT-team-1 = Члены команды сидят рядом, могут смотреть карты друг друга и вместе продумывать стратегию.
DT-team-2 = Ходы чередуются между командами.
DT-team-3 = У команды один счётчик здоровья, начальное значение 50; при 0 побеждены все её герои.
DT-team-4 = У каждого своя БС, и тратит он её только на свои карты и способности.
DT-team-5 = Если урон одновременно получают несколько героев команды, счётчик снижается на его сумму.
DT-team-6 = Команды сидят лицом друг к другу; лево и право считаются со стороны атакующего.
DT-team-7 = «Противник» — игрок другой команды, «член команды» — другой игрок вашей, «игрок» — любой, включая вас.
DT-team-8 = Снижать урон члену команды нельзя, если об этом не сказано на карте или в состоянии, но воздействовать на кубики ради него можно.
DT-king-1 = Каждый начинает с 35 здоровья.
DT-king-2 = Каждый каждому — противник.
DT-king-3 = Вы выбираете целью любого противника.
DT-king-4 = Лидирует тот, у кого больше всего здоровья. Выбрав целью лидера, вы сразу берёте бонусную карту, до других эффектов.
DT-king-5 = Если вы лидируете вместе с целью, карту вы всё равно берёте.
DT-king-6 = Если вы единственный лидер, бонусной карты нет.
DT-king-7 = Побеждённый выбывает; выигрывает последний оставшийся.
DT-king-8 = Бонусную карту даёт любая способность, нацеленная на лидера, даже без урона, — в том числе если выбрать противников велит её собственный текст; за одну способность — не больше одной карты. Побочный урон ни на кого не нацелен. Цель фазы, полученной за «Оглушение», не выбирают, и карты она не даёт.
DT-end-1 = Побеждает тот, кто остался, когда все противники побеждены.
DT-end-2 = После условленного числа кругов игра заканчивается; места оставшихся определяет здоровье.
DT-dig-1 = Когда ваше время вышло, вы объявляете лучшую доступную способность, защищаетесь и встаёте; всё прочее пропускаете.

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
odds-percent = { $whole },{ $tenths }{"\u00A0"}%
odds-below = меньше 0,1{"\u00A0"}%
odds-above = больше 99,9{"\u00A0"}%
odds-keep-all = все
odds-keep-none = ничего
odds-keep-dice = { $dice }
odds-straight-4 = малый стрит
odds-straight-5 = большой стрит
odds-overall = Чтобы в целом получить больше всего, оставьте: { $keep }. В среднем это стоит около { $whole },{ $tenths } урона.
odds-overall-now = В среднем кубики в этом виде стоят около { $whole },{ $tenths } урона.
odds-overall-start = Если играть на наибольший результат, в среднем это стоит около { $whole },{ $tenths } урона.
odds-at-table = { $attempts ->
    [one] Осталась { $attempts } попытка броска. Оставить: { $keep }
    [few] Осталось { $attempts } попытки броска. Оставить: { $keep }
   *[other] Осталось { $attempts } попыток броска. Оставить: { $keep }
}
odds-keep-faces = { $dice }
odds-keep-n = { $n } × { $face }
odds-best = Лучше всего оставить: { $keep } → { $ability }
odds-best-die = лучше оставить
odds-unlabelled = ·

# Что не так в файле содержимого и насколько надёжно значение.
fault-no-doubt = это значение не вызывает сомнений; у этого героя сомнительны: { $known }
sure-sourced = по двум источникам
sure-corrected = исправлено владельцем
sure-single = по одному источнику
sure-recalled = по памяти

## Why a rule is read as it is

DT-set-2-why = Что один герой может сидеть за столом дважды, как в дуэли с отражением, — наше дополнение.
DT-set-4-why = Начинает тот, у кого выпало больше; что делать при равенстве, не сказано.
DT-set-6-why = Промокарты выходили отдельно от коробки.
DT-health-2-why = Предел напечатан; что исцеление и урон фазы складывают до него, следует из того, что они применяются одновременно.
DT-health-4-why = Здоровье можно украсть у атакующего до того, как применят его урон; кто побеждён, выбыл, поэтому в игре на нескольких человек вместе с ним исчезает и его атака.
DT-card-3-why = Поэтому карта, по которой берут карты, ещё не лежит в сбросе, когда из него складывают новую колоду.
DT-card-7-why = Это само собой разумеется: иначе за карту платили бы впустую.
DT-card-12-why = Урон складывают в фазах обновления и броска; об основных фазах ничего не сказано.
DT-card-13-why = Дополнительная попытка относится к способности и никогда — к кубикам карты или состояния.
DT-card-14-why = Напечатано, что стопка лежит лицом вверх; значит, всё, что в ней, можно рассмотреть.
DT-tgt-6-why = При 5 противники выбирают и под легендарную способность: это прицеливание, а не ответ. За столом они договариваются между собой; здесь за них отвечает тот, чей ход следующий.
DT-def-5-why = Приведённые там примеры, робот и «Стыд», не подходят к защите ни одного героя; они лишь поясняют слова.
DT-def-7-why = Конец фазы броска напечатан; что у дополнительной фазы, которую даёт «Оглушение», есть собственный конец, — нет.
DT-disc-1-why = Русские правила говорят: лишние карты или больше; польские останавливаются на шести.
DT-disc-2-why = Некоторые состояния и способности действуют в конце хода; он наступает после фазы сброса.
DT-dmg-7-why = Состояние, которое способность накладывает до своего урона, уже лежит на цели, когда урон подсчитывают.
DT-dmg-12-why = Памятка наёмницы говорит об уроне из одного источника; памятки лунной эльфийки, ниндзя и теневого вора позволяют избежать сразу всего урона состояний в фазе обновления, и «Горения», и «Отравления». За некоторыми столами один успех избавляет от всего урона фазы.
DT-mod-2-why = Атака, от которой уже бросили кубики защиты, не может стать неблокируемой.
DT-mod-3-why = Напечатано, что чистый урон нельзя усилить; можно ли применить модификатор ради других его эффектов, не сказано.
DT-ult-3-why = Напечатано, что она игнорирует ослабляющие её состояния; какие именно — нет. То, что действует, когда владелец должен пасть, к ним не относится.
DT-fx-4-why = Пауза напечатана; у способности, которая наносит урон до неё, урон всё равно подсчитывают в конце.
DT-fx-10-why = Когда считают такое число, как БС, не сказано; играющие за теневого вора считают его вместе с тем, что даёт способность, и больше не меняют.
DT-stat-8-why = Что будет с жетоном, перенесённым на полную стопку, не сказано, поэтому так делать нельзя.
DT-stat-9-why = Вторая бочка взрывает первую; что так же действует и перенос, — наше толкование.
DT-stat-11-why = Поэтому число жетонов в коробке ничего не ограничивает; ограничивает предел состояния.
DT-comp-2-why = Это спорно. В памятке сказано, что охотница не использует способность защиты, если атаку принимает Нира; в ответах сообщества выбор делают после защиты, и здоровье, которое она дала Нире, учитывается. Выбор идёт после подсчёта, поэтому мы спрашиваем того, кто не защищался, а с переключателем — и того, кто защищался.
DT-comp-nyra-why = Примет ли она удар, спрашивают после подсчёта; полученное к этому времени здоровье учитывается.
DT-passive-2-why = Памятка говорит об атаке на своего героя; когда противников несколько, мы считаем любую атаку и смотрим на того, чья фаза броска закончилась. Напечатано, что неудачный бросок при «Слепящем свете» — всё же атака; мы относим это к способности, которая была бы атакой, и так же к «Ослеплению».
DT-passive-3-why = «Бусидо» требует меньше трёх попыток в фазе броска нападения; о пропущенной фазе ничего не сказано.
DT-int-1-why = На листе карт немедленное действие прерывает любое действие и любую способность, кроме другого немедленного; словарь, которому мы следуем, не пускает карты и к картам фазы броска и израсходованным состояниям. Ничто не защищает карты основной фазы и способности, а карту фазы броска — от израсходованного состояния. Кубики того, что защищено, остаются кубиками и лежат открыто.
DT-int-4-why = В правилах сказано: в любой момент. Мы спрашиваем тогда, когда что-то могло измениться, и только того, кому есть что сыграть.
DT-int-5-why = По правилам прерванное действие потом продолжается; называют ли сначала его цели, не сказано. Кто отвечает, должен знать, на что. После улучшения, продажи и того, что делают с собой, доделывать нечего.
DT-team-6-why = Рисунок рассадки утрачен; команды сидят вместе, лицом друг к другу.
DT-king-8-why = В тексте говорится об атаках; способность, которая только накладывает состояния, нацеливают так же — по её собственному тексту или в фазе броска прицеливания. У побочного урона нет цели, а цель фазы, которую даёт «Оглушение», не выбирают, поэтому карты они не приносят.
DT-end-2-why = Двое осторожных игроков могли бы лечиться вечно; партия на компьютере должна закончиться.
DT-dig-1-why = Когда идут часы, нужен ответ и за того, кто его не даёт.
DT-status-stun-why = Дополнительная фаза броска нападения — отдельная фаза с собственным концом.
DT-status-blessing-of-divinity-why = Оно действует, когда владелец должен пасть, поэтому спасает и после легендарной способности.
DT-status-powder-keg-why = Перенесённая на другую бочку, она делает то же, что и наложенная: взрывается первая.
DT-status-wither-why = Памятка говорит об уроне за фазу броска — значит, каждому, кто его получает, в том числе побочный.
DT-status-parlay-why = Жетон снимают в первый же конец фазы броска его владельца.
DT-status-blinding-light-why = Снижение округляют вверх, как всякое деление; кто не справился с броском, всё же атаковал.
DT-hero-pyromancer-why = «Выжженная земля!» наносит 2 побочного урона; на одной странице польского скана стоит 1.
DT-hero-cursed-pirate-why = Планшет переворачивают в конце её хода, когда снимать больше нечего: дублонов не осталось.
rule-doubtful = Часть этого опирается на единственный источник; её может заменить файл с данными карт.
rule-doubtful-parts = { $n ->
        [one] { $n } его уровень, карта или состояние опирается на единственный источник или на память.
        [few] { $n } его уровня, карты и состояния опираются на единственный источник или на память.
       *[many] { $n } его уровней, карт и состояний опираются на единственный источник или на память.
    }

# Что выбор меняет в среднем.
measure-health = { $more ->
        [yes] у вас на { $n } больше здоровья
       *[no] у вас на { $n } меньше здоровья
    }
measure-their-health = { $more ->
        [yes] у соперника на { $n } больше здоровья
       *[no] у соперника на { $n } меньше здоровья
    }
measure-cp = { $more ->
        [yes] у вас на { $n } больше БС
       *[no] у вас на { $n } меньше БС
    }
measure-cards = { $more ->
        [yes] карт в руке больше на { $n }
       *[no] карт в руке меньше на { $n }
    }
measure-upgrades = { $more ->
        [yes] уровней у ваших способностей больше на { $n }
       *[no] уровней у ваших способностей меньше на { $n }
    }
measure-token = { $more ->
        [yes] жетонов «{ $what }» у вас больше на { $n }
       *[no] жетонов «{ $what }» у вас меньше на { $n }
    }
measure-their-token = { $more ->
        [yes] жетонов «{ $what }» у соперника больше на { $n }
       *[no] жетонов «{ $what }» у соперника меньше на { $n }
    }
ground-keep = Эти кубики дают «{ $ability }» в { $chance } случаев, второй вариант — в { $other }; в целом они стоят { $worth } урона против { $less }.
ground-keep-same = Эти кубики дают «{ $ability }» в { $chance } случаев; в целом они стоят { $worth } урона, второй вариант — { $less }.

# Что исследования замечают о каждом месте.
mark-drawn = Взятые карты
mark-played = Сыгранные карты и сделанные улучшения
thing-card = { $hero }: { $card }

# Где правило стоит в книге правил.
place-team-game = Командная игра
place-setting-up-the-game = Подготовка к игре
place-the-phases-of-a-turn = Фазы хода
place-health = Здоровье
place-combat-points = Боевая сила
place-a-turn-step-by-step-upkeep = Ход по шагам: фаза обновления
place-a-turn-step-by-step-income = Ход по шагам: фаза дохода
place-a-turn-step-by-step-main-phase-1 = Ход по шагам: основная фаза 1
place-hero-cards = Карты героя
place-action-cards = Карты действий
place-hero-upgrades = Улучшения героя
place-other-rules-simultaneous-actions-and-interrupts = Прочие правила: одновременные действия и прерывания
place-game-terms = Игровые термины
place-a-turn-step-by-step-offensive-roll-phase = Ход по шагам: фаза броска нападения
place-your-hero-board = Планшет героя
place-a-turn-step-by-step-targeting-roll-phase = Ход по шагам: фаза прицеливания
place-a-turn-step-by-step-defensive-roll-phase = Ход по шагам: фаза броска защиты
place-a-turn-step-by-step-discard-phase = Ход по шагам: фаза сброса
place-final-damage = Итоговый урон
place-kinds-of-damage = Виды урона
place-the-cursed-pirate-s-leaflet = Памятка героя «{ hero-cursed-pirate }»
place-the-gunslinger-s-leaflet = Памятка героя «{ hero-gunslinger }»
place-attack-modifiers = Модификаторы атаки
place-applying-effects = Применение эффектов
place-status-effects = Состояния
place-companions = Компаньоны
place-the-leaflets-of-the-heroes = Памятки героев
place-king-of-the-hill = Царь горы
place-winning-the-game = Победа в игре
place-the-pyromancer-s-leaflet = Памятка героя «{ hero-pyromancer }»
place-the-shadow-thief-s-leaflet = Памятка героя «{ hero-shadow-thief }»
place-the-cards-of-the-decks = Карты колод
