# Roll Player in Russian.

game-roll_player = Roll Player

## Dice. A color by itself, in the form that goes with the word for a die, and of a die that is taken

colour-green = зелёный
colour-blue = синий
colour-red = красный
colour-purple = фиолетовый
colour-black = чёрный
colour-white = белый
colour-gold = золотой
die-green = зелёный
die-blue = синий
die-red = красный
die-purple = фиолетовый
die-black = чёрный
die-white = белый
die-gold = золотой
taken-green = зелёный
taken-blue = синий
taken-red = красный
taken-purple = фиолетовый
taken-black = чёрный
taken-white = белый
taken-gold = золотой
die-shown = { $die } { $n }
die-at = { $die } ({ $cell })
die-on-card = { $die } (карта { $n })
cell = { $attribute } { $n }

## Attributes; an action as the object of "take"

attribute-str = Сила
attribute-dex = Ловкость
attribute-con = Выносливость
attribute-int = Интеллект
attribute-wis = Мудрость
attribute-cha = Харизма
short-str = СИЛ
short-dex = ЛОВ
short-con = ВЫН
short-int = ИНТ
short-wis = МДР
short-cha = ХАР
action-str = действие силы
action-dex = действие ловкости
action-con = действие выносливости
action-int = действие интеллекта
action-wis = действие мудрости
action-cha = действие харизмы

## Characters

race-dragonkin = Драконид
race-dwarf = Дворф
race-elf = Эльф
race-halfling = Полурослик
race-human = Человек
race-orc = Орк
class-cleric = Клирик
class-paladin = Паладин
class-druid = Друид
class-ranger = Следопыт
class-monk = Монах
class-bard = Бард
class-rogue = Плут
class-thief = Вор
class-sorcerer = Колдун
class-wizard = Волшебник
class-warrior = Воин
class-barbarian = Варвар
ability-cleric = Отзывчивый
ability-paladin = Бдительный
ability-druid = Опытный
ability-ranger = Умелый
ability-monk = Просветлённый
ability-bard = Обаятельный
ability-rogue = Озорной
ability-thief = Смекалистый
ability-sorcerer = Скрытный
ability-wizard = Загадочный
ability-warrior = Подготовленный
ability-barbarian = Могучий
backstory-aristocrat = Аристократ
backstory-brawler = Драчун
backstory-chosen-one = Избранный
backstory-craftsman = Ремесленник
backstory-devoted = Преданный
backstory-exonerated = Помилованный
backstory-hunter = Охотник
backstory-lost-soul = Заблудшая душа
backstory-mentor = Наставник
backstory-patrician = Патриций
backstory-persecuted = Гонимый
backstory-resilient = Несломленный
backstory-rift-walker = Странник разломов
backstory-savage = Дикарь
backstory-savant = Эрудит
backstory-street-urchin = Беспризорник
alignment-arbiter = Арбитр
alignment-champion = Поборник
alignment-eccentric = Чудак
alignment-free-spirit = Вольная душа
alignment-guardian = Страж
alignment-hermit = Отшельник
alignment-lunatic = Безумец
alignment-maniac = Маньяк
alignment-narcissist = Нарцисс
alignment-neurotic = Невротик
alignment-protector = Защитник
alignment-rebel = Бунтарь
alignment-renegade = Отступник
alignment-scoundrel = Пройдоха
alignment-sentinel = Часовой
alignment-sociopath = Социопат
alignment-truth-seeker = Правдолюбец
leaning-law-good = Порядок и добро
leaning-neutral-good = Нейтральность и добро
leaning-chaos-good = Хаос и добро
leaning-law-neutral = Порядок и нейтральность
leaning-neutral-neutral = Полная нейтральность
leaning-chaos-neutral = Хаос и нейтральность
leaning-law-evil = Порядок и зло
leaning-neutral-evil = Нейтральность и зло
leaning-chaos-evil = Хаос и зло
way-good = Добро
way-evil = Зло
way-law = Порядок
way-chaos = Хаос

## Market cards

type-weapon = Оружие
type-armor = Броня
type-skill = Навык
type-trait = Черта
set-chain = Кольчужная броня
set-leather = Кожаная броня
set-mystic = Волшебная броня
card-longsword = Длинный меч
card-blessed-mace = Освящённая булава
card-jeweled-dagger = Ценный кинжал
card-longbow = Длинный лук
card-tower-shield = Ростовой щит
card-ancient-spear = Древнее копьё
card-quarterstaff = Боевой посох
card-heavy-crossbow = Тяжёлый арбалет
card-steadfast = Стойкий
card-honorable = Благородный
card-nimble = Проворный
card-proud = Гордый
card-weak = Слабый
card-clumsy = Неуклюжий
card-foolish = Глупый
card-reckless = Безрассудный
card-focused = Сосредоточенный
card-compassionate = Сострадательный
card-obsessed = Одержимый
card-cunning = Хитрый
card-greedy = Жадный
card-honest = Честный
card-loyal = Верный
card-obnoxious = Несносный
card-concentrate = Концентрация
card-search = Обыск
card-negotiate = Убеждение
card-pickpocket = Карманная кража
card-acrobatics = Акробатика
card-open-lock = Взлом
card-climb = Лазание
card-intimidate = Запугивание
card-move-silently = Скрытность
card-knowledge = Знания
card-cure-wounds = Лечение ран
card-sleight-of-hand = Ловкость рук
card-chain-gorget = Кольчужный ворот
card-chain-vambraces = Кольчужные наручи
card-chain-helm = Кольчужный шлем
card-chain-tunic = Кольчужная рубаха
card-chain-leggings = Кольчужные штаны
card-mystic-cowl = Волшебный капюшон
card-mystic-robes = Волшебная мантия
card-mystic-cloak = Волшебный плащ
card-leather-greaves = Кожаные поножи
card-leather-boots = Кожаные сапоги
card-leather-gloves = Кожаные перчатки
card-leather-pauldron = Кожаный наплечник
card-diplomacy = Дипломатия
card-dedicated = Целеустремлённый
card-courageous = Храбрый
card-envious = Завистливый
card-famous = Знаменитый

## Titles

title-npc = НИП
title-mercenary = Наёмник
title-adventurer = Приключенец
title-celebrity = Знаменитость
title-clan-leader = Глава клана
title-true-hero = Истинный герой

## Counted things

gold-n = { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[many] { $n } золотых
    }
# Ожидаемый счёт, с одним знаком после запятой.
scored = { $n } звезды
stars-n = { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
tokens-n = { $n ->
        [one] { $n } жетон харизмы
        [few] { $n } жетона харизмы
       *[many] { $n } жетонов харизмы
    }
coins-and-tokens = { $coins } и { $tokens }

## What classes do

effect-none = Без эффекта.
effect-once-per-round = Один раз за раунд, { $cleric-timing ->
        [any_window] когда можно использовать навыки
       *[own_turns] в свой ход или сразу после него
    }, можно { $cost ->
        [0] { $does }
       *[other] заплатить { $coins } и { $does }
    }.
effect-buy = После покупки { $buy-abilities ->
        [market_only] карты с рынка
       *[every_purchase] карты
    } ({ $every ->
        [yes] любой тип
       *[no] тип: { $types }
    }) можно { $does }.
effect-market-discard = Сбросив карту с рынка за золото, можно { $does }.
effect-price-reduction = Карты ({ $every ->
        [yes] любой тип
       *[no] тип: { $types }
    }), купленные с рынка или из стопки сброса, дешевле на { $coins }.
effect-before-market = Каждый раунд перед началом фазы рынка можно { $does }.
effect-place = Поместив выбранный кубик ({ $what }), можно { $does }.
place-any = любой
place-rows = ряд: { $rows }
place-colours = цвет: { $colours }
place-both = { $first }; { $second }
effect-alignment-steps = Действием мудрости фишку можно сдвинуть на расстояние до { $steps } шагов вместо одного.
effect-gold-die-income = Золотой кубик, { $exchanged-gold-die ->
        [full_income] попавший на ваш планшет
       *[two_gold] который вы поместили
    }, приносит { $coins } вместо 2.
effect-refresh-limit = В фазе обновления можно восстановить до { $count } навыков вместо одного.
effect-weapon-hand-limit = Рук для оружия: { $hands } вместо 2.
effect-two-handed-in-one-hand = Каждое ваше оружие занимает одну руку.

## What weapons do

effect-die-bonus-for-goals = { $dice ->
        [class] Каждый кубик цвета вашего класса
       *[other] Каждый { $die } кубик
    } считается с поправкой { $bonus } для целевых характеристик, в том числе сверх 6.
effect-gold-on-fill-row = Заполненный ряд характеристики приносит больше на { $coins }.
effect-armor-extra-piece = Один начатый вами набор брони считается больше на { $pieces ->
        [one] { $pieces } предмет
        [few] { $pieces } предмета
       *[many] { $pieces } предметов
    }, но не больше полного набора: тот, где это выгоднее всего.
effect-alignment-floor = Ваше мировоззрение считается не ниже { $min }.
effect-gold-on-market-discard = Сброс карты с рынка приносит больше на { $coins }.
effect-gold-on-initiative-gold = Выбор карты инициативы, на которой лежит золотой, приносит больше на { $coins }.

## What traits pay

effect-stars-per-card-type = { $stars } за каждую вашу { $type ->
        [weapon] карту оружия
        [armor] карту брони
        [skill] карту навыка
       *[trait] карту черты
    }.
effect-stars-if-any-attribute-at-most = { $n ->
        [1] { $stars }, если эта характеристика не больше { $max }: { $attributes }.
        [6] { $stars }, если хотя бы одна ваша характеристика не больше { $max }.
       *[other] { $stars }, если хотя бы одна из этих характеристик не больше { $max }: { $attributes }.
    }
effect-stars-if-any-attribute-at-least = { $n ->
        [1] { $stars }, если эта характеристика не меньше { $min }: { $attributes }.
        [6] { $stars }, если хотя бы одна ваша характеристика не меньше { $min }.
       *[other] { $stars }, если хотя бы одна из этих характеристик не меньше { $min }: { $attributes }.
    }
effect-stars-per-attribute-at-most = { $n ->
        [6] { $stars } за каждую характеристику не больше { $max }.
       *[other] { $stars } за каждую из этих характеристик, которая не больше { $max }: { $attributes }.
    }
effect-stars-per-attribute-at-least = { $n ->
        [6] { $stars } за каждую характеристику не меньше { $min }.
       *[other] { $stars } за каждую из этих характеристик, которая не меньше { $min }: { $attributes }.
    }
effect-stars-per-row-same-color = { $stars } за каждый полный ряд, где все кубики одного цвета.
effect-stars-per-row-same-value = { $stars } за каждый полный ряд, где все кубики одного значения.
effect-stars-if-alignment-row = { $stars }, если ваша фишка стоит в { $row ->
        [good] ряду добра
        [neutral] ряду между добром и злом
       *[evil] ряду зла
    } таблицы мировоззрения.
effect-stars-if-alignment-column = { $stars }, если ваша фишка стоит в { $column ->
        [law] столбце порядка
        [neutral] столбце между порядком и хаосом
       *[chaos] столбце хаоса
    } таблицы мировоззрения.
effect-stars-per-gold = { $stars } за каждые оставшиеся у вас { $coins }.
effect-stars-per-class-dice = { $stars } за { $dice ->
        [one] каждый кубик
        [few] каждые { $dice } кубика
       *[many] каждые { $dice } кубиков
    } цвета вашего класса.
effect-stars-per-color-dice = { $stars } за { $dice ->
        [one] каждый кубик
        [few] каждые { $dice } кубика
       *[many] каждые { $dice } кубиков
    } этого цвета: { $colour }.
effect-stars-if-color-count = { $stars }, если у вас есть кубики одного цвета (не золотого и не цвета вашего класса) числом не меньше { $min }.
effect-stars-if-goals-met = { $stars }, если достигнуто не меньше { $min } ваших целевых характеристик.
effect-stars-if-no-card-type = { $stars }, если у вас нет ни одной { $type ->
        [weapon] карты оружия
        [armor] карты брони
        [skill] карты навыка
       *[trait] карты черты
    }.
effect-stars-if-all-card-types = { $stars }, если у вас есть карты всех четырёх типов: оружие, броня, навык и черта.
effect-stars-if-all-attributes-at-least = { $n ->
        [1] { $stars }, если эта характеристика не меньше { $min }: { $attributes }.
        [6] { $stars }, если каждая ваша характеристика не меньше { $min }.
       *[other] { $stars }, если каждая из этих характеристик не меньше { $min }: { $attributes }.
    }
effect-stars-if-all-attributes-at-most = { $n ->
        [1] { $stars }, если эта характеристика не больше { $max }: { $attributes }.
        [6] { $stars }, если каждая ваша характеристика не больше { $max }.
       *[other] { $stars }, если каждая из этих характеристик не больше { $max }: { $attributes }.
    }
effect-every = Только в той мере, в какой { $n ->
    [2] верны сразу оба условия
    [few] верны сразу все { $n } условия
   *[other] верны сразу все { $n } условий
}: { $parts }
effect-both = { $first } { $second }

## What is done, as clauses: "take 2 gold"

effect-verbs = { CAPITAL($does) }.
verbs-then = { $first }; затем { $second }
verbs-choose = выбрать одно ({ $parts })
verbs-or = { $first }; или { $second }
verbs-times = { $does } (до { $n } раз)
verb-attribute-action = выполнить { $action }
verb-repeat-attribute-action = сразу после действия характеристики в свой ход фазы кубиков: выполнить то же действие ещё раз
verb-gain-gold = получить { $coins }
verb-gain-charisma = получить { $tokens }
verb-swap-board-die-with-bag-die = заменить кубик на своём планшете кубиком из мешочка, цвет выбираете вы. { $roll ->
        [yes] Бросьте новый кубик.
       *[no] Новый кубик показывает то же, что показывал старый.
    } Пришедший золотой кубик приносит золотые; полный ряд не считается заполненным снова
verb-swap-board-die-with-pool-die = обменять кубик на своём планшете на кубик с карты инициативы, которую никто не взял; значения сохраняются. Затем резерв снова сортируется, равные кубики располагаете вы. Пришедший золотой кубик приносит золотые; полный ряд не считается заполненным снова
verb-flip-pool-die = { $alone ->
        [yes] в фазе кубиков: перевернуть
       *[no] перевернуть
    } { $count ->
        [one] кубик резерва, который никто не взял
        [few] до { $count } кубиков резерва, которые никто не взял
       *[many] до { $count } кубиков резерва, которые никто не взял
    }. Затем резерв снова сортируется, равные кубики располагаете вы
verb-reroll-pool-dice = { $alone ->
        [yes] в фазе кубиков: перебросить
       *[no] перебросить
    } { $count ->
        [any] любые кубики резерва, которые никто не взял
        [one] кубик резерва, который никто не взял
        [few] до { $count } кубиков резерва, которые никто не взял
       *[many] до { $count } кубиков резерва, которые никто не взял
    }. Затем резерв снова сортируется, равные кубики располагаете вы
verb-buy-top-of-deck = купить верхнюю карту колоды рынка, не глядя, за { $coins }; ни скидки, ни жетоны харизмы эту цену не снижают
verb-buy-from-discard = в свой ход фазы рынка: купить карту из стопки сброса вместо карты с рынка. Жетоны харизмы и скидки действуют
verb-move-die-to-other-row = переместить кубик на своём планшете в другой ряд, где есть место; оставшиеся кубики сдвигаются влево. Это не даёт ни действия, ни золотых
verb-extra-purchase = в свой ход фазы рынка того же раунда { $bard-purchase ->
        [instead_of_discard] после покупки
       *[beside_discard] после покупки или сброса
    } купить { $count ->
        [one] ещё одну карту
        [few] ещё до { $count } карт
       *[many] ещё до { $count } карт
    }
verb-discard-pile-to-market = добавить на рынок одну карту из стопки сброса
verb-copy-opponent-skill = использовать { $diplomacy-target ->
        [ready] готовый навык
       *[any] навык, готовый или нет,
    } другого игрока как свой. Боком поворачивается только эта карта

## What is told of a card

kind-weapon = { $hands ->
        [one] Оружие, { $hands } рука
        [few] Оружие, { $hands } руки
       *[many] Оружие, { $hands } рук
    }
kind-armor = { $set }
kind-skill = Навык, стрелка: { $way }
kind-trait = Черта, стрелка: { $way }
arrow-copied = как у скопированного навыка
set-text = Предметов: { $pieces }; звёзд: { $stars }. Ещё одна звезда, если цвет класса: { $colours }.
note-kind = { $kind }.
note-class-colour = Цвет класса: { $colour }.
note-goals = Цели: { $goals }.
goal-short = { $attribute } { $range } ({ $stars }★)
note-story = Отмеченные клетки: { $spaces }.
story-space = { $attribute } { $n } — { $colour }
note-gain = Если купить её сейчас: { $stars }.
note-grid = От порядка к хаосу: добро { $good }; между { $neutral }; зло { $evil }.
note-reconstructed = Восстановлено, не как напечатано: { $fields }.
field-rank = ранг
field-price = стоимость
field-hands = число рук
field-arrow = стрелка
field-stars = звёзды
field-effect = действие карты
field-set = набор
field-modifiers = изменения характеристик
field-cells = отмеченные клетки
field-grid = сетка
words-listed = { $words }
field-class-color = цвет класса
field-class-goals = целевые характеристики
field-class-ability = способность класса
field-set-colors = цвета классов набора
field-set-stars = звёзды набора
reconstructed = У многих карт напечатанные значения утрачены; карта с заменами отмечена знаком ≈. Замены: { $fields }.
reconstructed-n = { $field } ({ $n })

## Что не так в файле карт

fault-parts = нужен список от 1 до { $most } эффектов, каждый в фигурных скобках
fault-deep = слишком глубоко: список в списках в списках; скажите это короче
fault-when = этого не хватает: класс или оружие делает это только в определённый момент; добавьте when — одно из { $moments }
fault-not-then = { $op } не сочетается с when = "{ $when }": в этот момент такого не бывает; выберите другое действие или другой момент
fault-no-moment = соединено то, что никогда не бывает в один момент; уберите что-нибудь одно
fault-once-per-round = нужен другой момент: способность раз в раунд бывает только у класса
fault-once-twice = даны две способности раз в раунд; соедините их с помощью do или choose
fault-weapons = на один момент отвечает больше оружия, чем { $most }; дайте какому-нибудь другой момент
fault-too-long = все эффекты вместе слишком длинны; скажите некоторые из них короче
fault-max = не может быть меньше min, то есть { $low }, а дано { $given }
fault-cell = нужны место от 1 до 3 и цвет класса ({ $colours }), например [2, "green"], а дано { $given }
fault-grid = нужны три ряда по три числа, от добра к злу, каждый от порядка к хаосу, а дано { $given }
fault-set-stars = нужен список чисел ({ $n }), по одному на каждое число предметов, а дано { $given }
fault-class-colours = у каждого цвета должно быть столько классов, сколько в коробке, а у цвета { $colour } их { $n }: дайте одному другой цвет
fault-pieces = предметов набора { $set } должно быть { $n }, а их { $given }: дайте какому-нибудь предмету другой набор
fault-diplomacy = copy_opponent_skill бывает только у карты diplomacy, и ничего другого у неё быть не может

## The board

headline-round = Раунд { $n } из { $of }
headline-start = { $seat-is ->
        [seat-you] Первый игрок — вы
       *[other] Первый игрок — { $seat }
    }
phase-setup = Подготовка
phase-roll = Фаза броска
phase-dice = Фаза кубиков
phase-market = Фаза рынка
phase-cleanup = Фаза обновления
phase-scoring = Финальный подсчёт
area-initiative = Карты инициативы
area-market = Рынок
area-pile = Стопка сброса
area-trash = Стопка мусора
area-deck = Колода рынка
area-bag = Мешочек для кубиков
area-character = Персонаж
area-hand = Начальные кубики
area-cards = Карты
area-reputation = Репутация сейчас
gauge-deck = Карт
gauge-first-rank = из них первого ранга
gauge-dice = Кубиков
gauge-gold = Золотых
gauge-tokens = Жетонов харизмы
gauge-total = Сумма
gauge-hands = Рук занято
gauge-part-goals = Цели класса
gauge-part-class-dice = Кубики цвета класса
gauge-part-alignment = Мировоззрение
gauge-part-backstory = Предыстория
gauge-part-armor = Броня
gauge-part-traits = Черты
gauge-part-gold = Оставшиеся золотые
gauge-tied-gold = Золотые при равенстве звёзд
gauge-stars = Звёзд
initiative-die = { $gold ->
        [0] { $n }: { $die }
       *[other] { $n }, 1 золотой: { $die }
    }
initiative-taken = { $n }: { $seat }
initiative-empty = { $gold ->
        [0] { $n }: —
       *[other] { $n }, 1 золотой: —
    }
card-priced = { $card } ({ $coins })
card-marked = { $card } ≈
card-of-kind = { $card } ({ $kind })
card-skill = { $ready ->
        [yes] { $card } (готова, стрелка: { $way })
       *[no] { $card } (повёрнута боком, стрелка: { $way })
    }
alignment-at = { $alignment }: { $leaning } ({ $stars })
goal = { $met ->
        [yes] ✓ цель { $range }: { $stars }★
       *[no] цель { $range }: { $stars }★
    }
cell-empty = пусто
cell-matched = { $die } ✓
cell-wished = { $die } (предыстория: { $colour })
race-changes = { $changes }
race-change = { $attribute }{"\u00A0"}{ $change }
race-plain = ни бонуса, ни штрафа

## Questions

ask-start = { $seat-is ->
        [seat-you] Вы бросаете кубик за право первого хода
       *[other] { $seat } бросает кубик за право первого хода
    }
ask-race = Какую расу вы выбираете?
ask-class-die = { $seat-is ->
        [seat-you] Вы тянете кубик для класса
       *[other] { $seat } тянет кубик для класса
    }
ask-side = Какую сторону карты класса вы выбираете?
ask-class = Какой класс вы выбираете?
ask-backstory = { $seat-is ->
        [seat-you] Вы получаете предысторию
       *[other] { $seat } получает предысторию
    }
ask-alignment = { $seat-is ->
        [seat-you] Вы получаете мировоззрение
       *[other] { $seat } получает мировоззрение
    }
ask-card = Открывается карта колоды рынка
ask-card-removed = Карта колоды рынка уходит в стопку сброса
ask-card-trashed = Карта колоды рынка начинает стопку мусора
ask-card-bought = Покупается верхняя карта колоды рынка
ask-die = { $seat-is ->
        [seat-you] Вы тянете из мешочка начальный кубик
       *[other] { $seat } тянет из мешочка начальный кубик
    }
ask-die-pool = Из мешочка тянут кубик в резерв
ask-roll = Бросок кубика: { $die }
ask-place = Какой начальный кубик вы ставите и в какой ряд?
ask-order = Несколько кубиков показывают { $face }. Какой лежит на карте инициативы { $n }?
ask-initiative = Какую карту инициативы с её кубиком вы берёте?
ask-row = В какой ряд поставить { $die }? Затем можно выполнить действие ряда.
ask-enemy = Бросок вражеского кубика
ask-market = Купить карту или сбросить одну за золото? У вас { $purse }.
ask-market-friendly = Купить карту или взять золотые? У вас { $purse }.
ask-more = Покупаете ещё одну карту? У вас { $purse }.
ask-drop = Оружие занимает { $n ->
        [few] { $n } руки
       *[many] { $n } рук
    }, а у вас их { $hands }. Какое оружие уходит?
ask-react = Используете сейчас навык или способность?
ask-refresh = Какой навык вы восстанавливаете?
ask-shed = Сейчас будет подсчёт. Сбрасываете какую-нибудь из своих карт?
ask-reroll = Какие кубики резерва перебросить?
ask-keep = { CAPITAL($die) } переброшен, выпало { $n }. Какое значение остаётся?
ask-open-lock = Покупаете верхнюю карту колоды рынка, не глядя, за { $coins }?
ask-choose-one = Что вы выбираете?
ask-flip = Действие силы: какой кубик перевернуть?
ask-swap = Действие ловкости: какой кубик меняется местами с другим?
ask-swap-with = С каким кубиком поменять местами { $die }?
ask-adjust = Действие выносливости: какой кубик увеличить или уменьшить на 1?
ask-reroll-die = Действие интеллекта: какой кубик перебросить? После броска можно оставить прежнее значение.
ask-step = Действие мудрости: куда сдвинуть фишку персонажа?
ask-step-again = Сдвинуть фишку персонажа ещё на шаг?
ask-from-bag = Какой свой кубик вы меняете на кубик из мешочка?
ask-bag-die = Каким кубиком из мешочка заменить { $die }?
ask-from-pool = Какой свой кубик вы меняете на кубик из резерва?
ask-pool-die = Каким кубиком из резерва заменить { $die }?
ask-flip-pool = Какой кубик резерва перевернуть?
ask-reroll-pool = Какой кубик резерва перебросить?
ask-shift = Какой кубик переходит в другой ряд?
ask-other-row = В какой ряд переставить { $die }?
ask-buy-from-pile = Какую карту из стопки сброса вы покупаете?
ask-add-to-market = Какую карту из стопки сброса добавить на рынок?

## Options

do-face = { $n }
do-race = { $race } ({ $changes })
do-class = { $name } ({ $colour })
class-effect = { $ability }: { $effect } { $goals }
class-effect-rebuilt = { $effect } { $note }
do-draw = { $die } ({ $n } из { $of })
do-row = Поставить в ряд «{ $attribute }», клетка { $n }
do-row-fills = Заполнить ряд «{ $attribute }» и получить { $coins }
do-place = Поставить { $die } в ряд «{ $attribute }», клетка { $n }
do-place-fills = Поставить { $die }, заполнить ряд «{ $attribute }» и получить { $coins }
do-initiative = Взять карту { $n } ({ $die })
do-initiative-gold = Взять карту { $n } ({ $die }) и { $coins }
do-leave = Отказаться
do-pass = Пропустить
do-turn = { CAPITAL($die) } станет { $n }
do-step = Перейти в клетку «{ $leaning }», { $stars }
do-colour = Взять { $die } (в мешочке { $n })
do-keep-old = Оставить прежнее значение { $n }
do-keep-new = Взять новое значение { $n }
do-open-lock = Купить за { $coins }
do-use = Использовать навык «{ $card }» (стрелка: { $way })
do-copy = Скопировать картой «{ $diplomacy }» навык «{ $card }» ({ $seat }; стрелка: { $way })
do-ability = Использовать способность «{ $ability }»
do-discard = Сбросить карту «{ $card }» и получить { $coins }
do-take-gold = Взять { $coins }; рынок остаётся как есть
do-buy = Купить карту «{ $card }» за { $paid }
do-no-more = Больше ничего не покупать
do-drop = Сбросить карту «{ $card }»
do-action = Теперь выполнить { $action }
do-drop-weapon = Сбросить оружие «{ $card }», ничего не получив
do-reroll = Перебросить { $dice }
do-reroll-die = Перебросить { $die }
do-swap = Переставить { $die }
do-swap-with = Поменять на { $die }
do-exchange = Обменять { $die }
do-take-die = Взять { $die }
do-shift = Переставить { $die }
do-order = Положить туда { $die }
do-add = Добавить карту «{ $card }»
do-refresh = Восстановить навык «{ $card }»
do-refresh-none = Ничего не восстанавливать
do-shed-none = Оставить все карты

## Refusals

refused-board-taken = Раса «{ $name }» уже занята
refused-class-taken = Карта класса «{ $name }» уже занята: её цвет взят
refused-row-full = Ряд «{ $attribute }» заполнен
refused-initiative-taken = Карта инициативы { $n } уже занята ({ $seat })
refused-too-dear = Карта «{ $card }» стоит { $coins }, столько у вас нет
refused-exhausted = Карта «{ $card }» повёрнута боком
refused-arrow = Стрелка карты «{ $card }» ведёт за край таблицы
refused-not-now = «{ $card }» сейчас применить нельзя
refused-used-up = «{ $card }» в этом раунде больше применить нельзя
refused-unpaid = На «{ $card }» не хватает золотых
refused-shows-six = { CAPITAL($die) } нельзя увеличить
refused-shows-one = { CAPITAL($die) } нельзя уменьшить
refused-looks-alike = { CAPITAL($die) } выглядит так же, ничего не изменится
refused-edge = В сторону «{ $way }» фишке идти некуда ({ $leaning })

## Events

event-start-roll = { $seat-is ->
        [seat-you] Вы выбрасываете { $face } в броске за право первого хода
       *[other] { $seat } выбрасывает { $face } в броске за право первого хода
    }
event-starts = { $seat-is ->
        [seat-you] Вы начинаете партию
       *[other] { $seat } начинает партию
    }
event-race = { $seat-is ->
        [seat-you] Вы играете за расу «{ $race }»
       *[other] { $seat } играет за расу «{ $race }»
    }
event-class-die = { $seat-is ->
        [seat-you] Вы тянете кубик для класса, и цвет его — { $colour }
       *[other] { $seat } тянет кубик для класса, и цвет его — { $colour }
    }
event-class = { $seat-is ->
        [seat-you] Вы берёте класс «{ $class }»
       *[other] { $seat } берёт класс «{ $class }»
    }
event-backstory = { $seat-is ->
        [seat-you] Вы получаете предысторию «{ $backstory }»
       *[other] { $seat } получает предысторию «{ $backstory }»
    }
event-alignment = { $seat-is ->
        [seat-you] Вы получаете мировоззрение «{ $alignment }»
       *[other] { $seat } получает мировоззрение «{ $alignment }»
    }
event-removed = В стопку сброса уходит карта «{ $card }»
event-revealed = На рынке появляется карта «{ $card }»
event-trashed = В стопку мусора уходит карта «{ $card }»
event-starting = { $seat-is ->
        [seat-you] Вы тянете начальный кубик ({ $die })
       *[other] { $seat } тянет начальный кубик ({ $die })
    }
event-placed = { $seat-is ->
        [seat-you] Вы ставите кубик ({ $die }) в ряд «{ $row }»: было { $from }, стало { $to }
       *[other] { $seat } ставит кубик ({ $die }) в ряд «{ $row }»: было { $from }, стало { $to }
    }
event-round = { $seat-is ->
        [seat-you] Раунд { $round }, вы начинаете
       *[other] Раунд { $round }, начинает { $seat }
    }
event-pool = На карте инициативы { $card } лежит кубик ({ $die })
event-picked = { $seat-is ->
        [seat-you] Вы берёте карту инициативы { $card } и кубик ({ $die })
       *[other] { $seat } берёт карту инициативы { $card } и кубик ({ $die })
    }
event-gold = { $seat-is ->
        [seat-you] Вы получаете
       *[other] { $seat } получает
    } { $amount } { $amount ->
        [one] золотой
       *[other] золотых
    } ({ $why })
why-gold-die = золотой кубик
why-discard = рынок
why-row = заполненный ряд
why-initiative = карта инициативы
why-ability = карта
event-turned = { $seat-is ->
        [seat-you] Вы меняете значение кубика ({ $cell }) с { $from } на { $to }
       *[other] { $seat } меняет значение кубика ({ $cell }) с { $from } на { $to }
    }
event-swapped = { $seat-is ->
        [seat-you] Вы меняете местами два кубика ({ $cell } и { $with })
       *[other] { $seat } меняет местами два кубика ({ $cell } и { $with })
    }
event-rerolled = { $seat-is ->
        [seat-you] Вы перебрасываете кубик ({ $die }, { $cell }), и выпадает { $face }
       *[other] { $seat } перебрасывает кубик ({ $die }, { $cell }), и выпадает { $face }
    }
event-moved-token = { $seat-is ->
        [seat-you] Вы сдвигаете фишку персонажа с клетки «{ $from }» на клетку «{ $to }»
       *[other] { $seat } сдвигает фишку персонажа с клетки «{ $from }» на клетку «{ $to }»
    }
event-charisma = { $seat-is ->
        [seat-you] Вы получаете жетон харизмы
       *[other] { $seat } получает жетон харизмы
    }
event-bought = { $seat-is ->
        [seat-you] Вы покупаете
       *[other] { $seat } покупает
    } карту «{ $card }» за { $gold } { $gold ->
        [one] золотой
       *[other] золотых
    }{ $tokens ->
        [0] { "" }
        [one] { " " }и { $tokens } жетон харизмы
        [few] { " " }и { $tokens } жетона харизмы
       *[many] { " " }и { $tokens } жетонов харизмы
    }
event-discarded = { $seat-is ->
        [seat-you] Вы сбрасываете с рынка карту «{ $card }»
       *[other] { $seat } сбрасывает с рынка карту «{ $card }»
    }
event-took-gold = { $seat-is ->
        [seat-you] Вы берёте золото вместо карты
       *[other] { $seat } берёт золото вместо карты
    }
event-dropped = { $seat-is ->
        [seat-you] Вы отказываетесь от оружия «{ $card }»
       *[other] { $seat } отказывается от оружия «{ $card }»
    }
event-used = { $seat-is ->
        [seat-you] Вы используете навык «{ $card }»
       *[other] { $seat } использует навык «{ $card }»
    }
event-copied = { $seat-is ->
        [seat-you] Вы копируете карту «{ $card }» ({ $with })
       *[other] { $seat } копирует карту «{ $card }» ({ $with })
    }
event-ability = { $seat-is ->
        [seat-you] Вы используете способность класса «{ $class }»
       *[other] { $seat } использует способность класса «{ $class }»
    }
event-added = { $seat-is ->
        [seat-you] Вы добавляете на рынок карту «{ $card }»
       *[other] { $seat } добавляет на рынок карту «{ $card }»
    }
event-enemy = { $place ->
        [0] На вражеском кубике выпадает { $face }, рынок остаётся как есть
       *[other] На вражеском кубике выпадает { $face }, уходит { $place }-я карта рынка слева
    }
event-refreshed = { $seat-is ->
        [seat-you] Вы восстанавливаете навык «{ $card }»
       *[other] { $seat } восстанавливает навык «{ $card }»
    }
event-reshuffled = Стопка сброса перемешана в новую колоду рынка
event-exchanged = { $seat-is ->
        [seat-you] Вы заменяете кубик ({ $cell }): был { $old }, теперь { $new }
       *[other] { $seat } заменяет кубик ({ $cell }): был { $old }, теперь { $new }
    }
event-shifted = { $seat-is ->
        [seat-you] Вы переставляете кубик ({ $die }) из ряда «{ $from }» в ряд «{ $to }»
       *[other] { $seat } переставляет кубик ({ $die }) из ряда «{ $from }» в ряд «{ $to }»
    }
event-shed = { $seat-is ->
        [seat-you] Вы сбрасываете перед подсчётом карту «{ $card }»
       *[other] { $seat } сбрасывает перед подсчётом карту «{ $card }»
    }
event-scored = { $seat-is ->
        [seat-you] Вы получаете { $stars }★ ({ $part })
       *[other] { $seat } получает { $stars }★ ({ $part })
    }
event-total = { $seat-is ->
        [seat-you] Вы набираете { $stars }★ репутации
       *[other] { $seat } набирает { $stars }★ репутации
    }
event-title = За { $stars }★ присваивается звание «{ $title }»

## Set-up options

option-classes = Классы
option-classes-help = Как определяются классы
choice-classes-drawn = Карту определяет кубик из мешочка
choice-classes-free = Каждый выбирает сам, начиная с последнего игрока
option-starting_dice = Начальные кубики
option-starting_dice-help = Откуда берутся начальные кубики
choice-starting_dice-drawn = Все вытягивают из мешочка
choice-starting_dice-less_random = По одному каждого цвета классов каждому
option-market_deck = Колода рынка
option-market_deck-help = Как собирается колода
choice-market_deck-ranked = Первый ранг лежит поверх второго
choice-market_deck-random = Оба ранга перемешаны вместе
option-market = Рынок
option-market-help = Сколько стоит взять золото вместо карты
choice-market-standard = За это сбрасывают карту с рынка
choice-market-friendly = Дружественный рынок: ни одна карта не уходит
option-length = Длительность
option-length-help = Сколько раундов играют
choice-length-standard = Полная партия
choice-length-short = Короткая партия: на два начальных кубика больше, на два раунда меньше
option-rejected_dice = Отклонённые кубики классов
option-rejected_dice-help = Что происходит с кубиками, вытянутыми для классов
choice-rejected_dice-stay_out = Остаются вне мешочка, пока у всех не будет класса
choice-rejected_dice-go_back = Сразу возвращаются
option-skill_windows = Моменты для навыков
option-skill_windows-help = Кто может использовать навыки между ходами
choice-skill_windows-every_turn = Все, после каждого хода
choice-skill_windows-own_turns = Только тот, чей ход только что был или будет следующим
option-discard_before_scoring = Сброс перед подсчётом
option-discard_before_scoring-help = Можно ли сбросить свои карты перед финальным подсчётом
choice-discard_before_scoring-allowed = Да
choice-discard_before_scoring-not_allowed = Нет
option-trait_attributes = Характеристики для черт
option-trait_attributes-help = Что черты считают характеристикой
choice-trait_attributes-with_race = Кубики и раса
choice-trait_attributes-dice_only = Только кубики
option-bard_purchase = Дополнительная покупка
option-bard_purchase-help = Нужна ли для дополнительной покупки барда первая
choice-bard_purchase-instead_of_discard = Только после покупки, не после сброса
choice-bard_purchase-beside_discard = И после сброса
option-exchanged_gold_die = Золотые кубики при обмене
option-exchanged_gold_die-help = Что приносит золотой кубик, пришедший благодаря навыку
choice-exchanged_gold_die-full_income = Столько же, сколько помещённый
choice-exchanged_gold_die-two_gold = Всегда 2 золотых
option-cleric_timing = Способность раз за раунд
option-cleric_timing-help = Когда клирик может заплатить за мудрость
choice-cleric_timing-own_turns = В свой ход и сразу после него
choice-cleric_timing-any_window = Всегда, когда можно использовать навыки
option-buy_abilities = Способности при покупке
option-buy_abilities-help = Какие покупки вызывают способности классов
choice-buy_abilities-every_purchase = Любая покупка
choice-buy_abilities-market_only = Только покупка с рынка
option-diplomacy_target = Дипломатия
option-diplomacy_target-help = Какие навыки она может копировать
choice-diplomacy_target-ready = Только неповёрнутые
choice-diplomacy_target-any = Также повёрнутые боком
option-solo_trash = Одиночная игра: стопка мусора
option-solo_trash-help = Возвращается ли стопка мусора при перемешивании
choice-solo_trash-never_returns = Не возвращается никогда
choice-solo_trash-reshuffled = Замешивается
option-solo_druid = Одиночная игра: друид
option-solo_druid-help = Когда друид добавляет карту
choice-solo_druid-before_enemy_die = До броска вражеского кубика
choice-solo_druid-after_enemy_die = После него
option-negotiate_timing = Убеждение
option-negotiate_timing-help = До каких пор можно менять последний кубик резерва
choice-negotiate_timing-until_cleanup = До обновления
choice-negotiate_timing-dice_phase = Только в фазе кубиков

## Rules, by area

rules-gen = Общее
rules-set = Подготовка
rules-roll = Фаза броска
rules-dice = Фаза кубиков
rules-act = Действия характеристик
rules-gold = Получение золотых
rules-mkt = Фаза рынка
rules-use = Использование навыков
rules-clean = Фаза обновления
rules-end = Конец игры
rules-score = Финальный подсчёт репутации
rules-race = Расы
rules-class = Способности классов
rules-weapon = Оружие
rules-trait = Черты
rules-skill = Навыки
rules-armor = Броня
rules-solo = Одиночная игра
rules-var = Варианты игры
rules-dig = Игра на компьютере
rule-class = { $name }, { $ability }: { $effect }
rule-card = { $card }: { $effect }
RP-gen-1 = Если карта противоречит этим правилам, верно то, что говорит карта.
RP-gen-2 = Кто вытянул из мешочка слишком много кубиков, возвращает их все и тянет заново. В мешочек не смотрят, если карта этого не разрешает.
RP-gen-3 = Стопка сброса открыта: любой может просмотреть её когда угодно.
RP-set-1 = Каждый бросает кубик; первым игроком становится тот, у кого больше, при равенстве они бросают снова. Все кубики кладут в мешочек.
RP-set-2 = По часовой стрелке, начиная с первого игрока, каждый выбирает один из оставшихся планшетов персонажей; все они разных рас.
RP-set-3 = Каждый начинает с 5 золотыми; третий по очереди хода получает 6, четвёртый 7.
RP-set-4 = По часовой стрелке, начиная с первого игрока, для каждого тянут кубик из мешочка: игрок берёт карту класса этого цвета и выбирает сторону. При золотом кубике или уже занятом цвете тянут ещё раз. Золотых эти кубики не приносят.
RP-set-5 = Кубики, вытянутые для классов, остаются вне мешочка, пока у всех не будет класса; затем все возвращаются.
RP-set-6 = По желанию классы выбирают свободно: от последнего игрока против часовой стрелки до первого каждый берёт класс, карту которого ещё не взяли.
RP-set-7 = Каждому раздают предысторию; остальные остаются в коробке.
RP-set-8 = Каждому раздают мировоззрение; фишку ставят на центральную клетку его таблицы. Остальные остаются в коробке.
RP-set-9 = Карты рынка делят по рангам. При двух игроках из каждого ранга убирают 7 карт, при трёх 3, при четырёх ни одной. Оба ранга перемешивают, первый кладут поверх второго.
RP-set-10 = Убранные из колоды карты выбирает случай; они образуют стопку сброса.
RP-set-11 = Из колоды открывают первый рынок: на одну карту больше, чем игроков.
RP-set-12 = Столько же карт инициативы выкладывают по порядку. На все, кроме первой и последней, кладут по 1 золотому.
RP-set-13 = По часовой стрелке, начиная с первого игрока, каждый тянет и бросает начальные кубики: 6 при двух игроках, 7 при трёх, 8 при четырёх.
RP-set-14 = Начальные кубики не дают действий характеристик; но заполненный ряд и золотой кубик приносят золотые как обычно.
RP-set-15 = Каждый размещает начальные кубики в любых рядах своего планшета; ряд заполняют слева направо.
RP-roll-1 = Первый игрок тянет столько кубиков, сколько карт инициативы, бросает их и раскладывает по картам: наименьшее значение на карту 1 и так далее.
RP-roll-2 = Кубики с одинаковым значением первый игрок располагает как хочет.
RP-dice-1 = По часовой стрелке, начиная с первого игрока, каждый берёт никем не взятую карту инициативы с кубиком и лежащим на ней золотым.
RP-dice-2 = Кубик помещают на крайнюю левую пустую клетку любого ряда, где есть место.
RP-dice-3 = Золотые за карту инициативы, за заполненный ряд и за золотой кубик складываются.
RP-dice-4 = Поместив кубик, игрок может выполнить действие этого ряда с любым кубиком своего планшета, в том числе с новым. Это единственное действие характеристики за фазу кубиков; другие дают только карты и способности классов.
RP-dice-5 = Кубик, который переместили или изменили, не даёт ни действия, ни золотых за ряд, ни золотых за свой цвет.
RP-dice-6 = Когда все сделали ход, остаётся одна карта инициативы с кубиком.
RP-act-1 = Сила: перевернуть кубик своего планшета на противоположную грань; их сумма равна 7.
RP-act-2 = Ловкость: два кубика своего планшета меняются местами, в одном ряду или в разных; пустая клетка не годится.
RP-act-3 = Выносливость: увеличить или уменьшить кубик своего планшета на 1; 6 не становится 1, а 1 не становится 6.
RP-act-4 = Интеллект: перебросить кубик своего планшета, затем оставить новое значение или прежнее.
RP-act-5 = Мудрость: сдвинуть свою фишку персонажа на одну клетку вверх, вниз, влево или вправо в пределах таблицы.
RP-act-6 = Харизма: получить жетон харизмы; он заменяет 1 золотой при покупке в фазе рынка этого раунда.
RP-gold-1 = Помещение золотого кубика приносит 2 золотых.
RP-gold-2 = Сброс карты с рынка в свой ход приносит 2 золотых.
RP-gold-3 = Помещение третьего кубика ряда приносит 1 золотой.
RP-gold-4 = Взявший карту инициативы берёт и лежащий на ней золотой. На карте никогда не лежит больше 1 золотого.
RP-gold-5 = Золотые и жетоны харизмы не заканчиваются.
RP-mkt-1 = В фазе рынка игроки ходят по порядку своих карт инициативы, начиная с наименьшего номера.
RP-mkt-2 = В свой ход фазы рынка можно купить одну карту с рынка по её стоимости, если её можно оплатить.
RP-mkt-3 = Каждый жетон харизмы оплачивает 1 золотой стоимости, жетоны тратятся первыми. Скидки и жетоны не опускают стоимость ниже нуля, сдачи нет.
RP-mkt-4 = Кто не покупает, должен сбросить карту с рынка и получает за это 2 золотых.
RP-mkt-5 = В течение фазы рынок не пополняется.
RP-mkt-6 = После хода на рынке карта инициативы возвращается на место.
RP-mkt-7 = Купивший черту сдвигает фишку персонажа на клетку по стрелке; если это вывело бы её за край таблицы, фишка остаётся на месте, а покупка действительна.
RP-mkt-8 = Купленный навык готов, его можно использовать сразу.
RP-mkt-9 = Число карт брони, черт и навыков у персонажа не ограничено.
RP-mkt-10 = У персонажа две руки; всё оружие вместе не может занимать больше.
RP-mkt-11 = Оружие можно в любой момент положить в стопку сброса, без золотых за это: в свой ход, когда спрашивают о навыках и когда новому оружию не хватает места; это может быть и только что купленное.
RP-mkt-12 = Если на рынке не осталось карт, ход на рынке пропускается.
RP-use-1 = Чтобы использовать готовый навык, сдвиньте фишку персонажа на клетку по его стрелке, затем выполните способность, затем поверните карту боком.
RP-use-2 = Навык, стрелка которого вывела бы фишку за край таблицы, использовать нельзя.
RP-use-3 = Навыки можно использовать в любой момент, даже в чужой ход, если карта не называет другого. Их можно выбрать в свой ход, в том числе до действия ряда: отложив его, игрок выполняет его потом. Кроме того, всех спрашивают, когда резерв отсортирован, после каждого хода фазы кубиков, перед первым ходом на рынке, если рынок изменился, и после каждой покупки или сброса.
RP-use-4 = Если навыки хотят использовать несколько игроков, первым действует активный, остальные за ним по часовой стрелке. Один навык выполняется полностью до следующего; так продолжается, пока все подряд не пропустят.
RP-use-5 = Никто не обязан выполнять то, что разрешает навык или класс: навык можно использовать только ради стрелки.
RP-clean-1 = В фазе обновления неиспользованные жетоны харизмы теряются.
RP-clean-2 = Затем каждый может восстановить один повёрнутый боком навык; использовать его снова можно со следующего раунда.
RP-clean-3 = Оставшийся кубик возвращается в мешочек, оставшиеся карты рынка уходят в стопку сброса; золотых за них никто не получает.
RP-clean-4 = Открывают новый рынок. Если колода закончилась, вся стопка сброса, оба ранга вместе, перемешивается в новую колоду, и открывают дальше.
RP-clean-5 = На каждую карту инициативы, кроме первой и последней, кладут 1 золотой, если там его ещё нет.
RP-clean-6 = Мешочек передают налево: этот игрок начинает следующий раунд.
RP-end-1 = Партия заканчивается после раунда, в котором заполнены все планшеты; это происходит в одном и том же раунде.
RP-end-2 = В последнем раунде навыки не восстанавливают: следующего раунда нет. Последний раз использовать навыки можно после последнего хода на рынке.
RP-end-3 = Перед подсчётом каждый может сбросить свои карты; они не учитываются.
RP-end-4 = После последнего раунда новый рынок не выкладывают.
RP-score-1 = Характеристика равна сумме кубиков ряда с бонусом или штрафом расы. Кто достиг в ней цели своего класса (точного значения, диапазона или не меньше указанного), получает все её звёзды, иначе ни одной.
RP-score-2 = Оружие, увеличивающее кубики, учитывается для целевых характеристик; кубик может считаться больше 6, характеристика больше 18.
RP-score-3 = Каждый кубик цвета класса приносит 1 звезду.
RP-score-4 = Клетка под фишкой персонажа приносит или отнимает звёзды.
RP-score-5 = Отмеченные клетки предыстории с кубиком нужного цвета дают совпадения: 2 или 3 совпадения приносят 1 звезду, 4 или 5 приносят 3, все 6 приносят 6.
RP-score-6 = Предметы каждого набора брони приносят звёзды по его таблице, и один раз ещё 1 звезду, если набор называет цвет класса, даже за единственный предмет.
RP-score-7 = Каждая черта приносит то, что на ней сказано.
RP-score-8 = Черты учитывают характеристики с бонусом и штрафом расы, но без оружия.
RP-score-9 = Побеждает тот, у кого больше звёзд. При равенстве побеждает тот, у кого больше золотых, затем тот, у кого меньше кубиков цвета класса; если и это равно, победа общая.
RP-score-10 = Итог может быть меньше нуля.
RP-race-1 = Планшет расы в конце увеличивает одну характеристику и уменьшает другую; у людей нет ни того, ни другого.
RP-solo-1 = Одному игра готовится как для двух игроков, с одним персонажем.
RP-solo-2 = В одиночной игре дипломатия остаётся в коробке.
RP-solo-3 = В одиночной игре один золотой кубик остаётся вне мешочка: это вражеский кубик.
RP-solo-4 = Когда выложен первый рынок, следующая карта колоды начинает стопку мусора.
RP-solo-5 = После фазы кубиков бросают вражеский кубик, если не была взята карта инициативы 1. После карты 2 значения 1, 2 и 3 отправляют в стопку мусора первую, вторую и третью карту рынка слева, а 4–6 ни одной; после карты 3 значения 1 и 2 отправляют первую, 3 и 4 вторую, 5 и 6 третью.
RP-solo-6 = После хода на рынке крайняя левая из оставшихся карт уходит в стопку сброса, остальные в стопку мусора.
RP-solo-7 = Стопка мусора никогда не возвращается.
RP-solo-8 = В одиночной игре друид добавляет четвёртую карту справа до броска вражеского кубика. При четырёх картах: после карты 2 значения 1, 2, 3 и 4 отправляют карту с этим местом; после карты 3 значения 1 и 2 отправляют первую, 3 вторую, 4 третью, 5 и 6 четвёртую.
RP-solo-9 = В одиночной игре каждые полные 8 оставшихся золотых приносят 1 звезду.
RP-solo-10 = В одиночной игре звёзды дают звание: до 21 НИП, от 22 наёмник, от 26 приключенец, от 30 знаменитость, от 34 глава клана, от 38 истинный герой.
RP-var-1 = Меньше случайности при подготовке: вместо вытягивания каждый получает по кубику каждого цвета классов; при трёх игроках ещё 1 золотой кубик, при четырёх 2. Все бросают и размещают как обычно.
RP-var-2 = Случайная колода рынка: все карты перемешивают вместе; при двух игроках 14 из них уходят в стопку сброса, при трёх 6.
RP-var-3 = Дружественный рынок: кто берёт 2 золотых вместо покупки, не сбрасывает карту; то, что срабатывает при сбросе, всё равно происходит.
RP-var-4 = Короткая партия: у каждого на два начальных кубика больше, поэтому раундов на два меньше, и никто не начинает больше чем с 5 золотыми.
RP-var-5 = Короткая партия с меньшей случайностью при подготовке: кубики раздают как в том варианте, а ещё два вытягивают.
RP-dig-1 = Кто исчерпал время, пропускает или отказывается, где это возможно; сбрасывает крайнюю левую карту рынка; а в остальном берёт первый вариант.

## The sheet of the cards

section-classes = Классы
section-weapons = Оружие
section-armor = Броня
section-sets = Наборы брони
section-skills = Навыки
section-traits = Черты
section-races = Расы
section-backstories = Предыстории
section-alignments = Мировоззрения
between = между
part-position = клетка
part-colour = цвет
part-min = не меньше
part-max = не больше
part-attribute = характеристика
part-attributes = характеристики
part-when = когда
part-types = типы карт
part-cost = цена в золотых
part-amount = золотых
part-steps = шагов
part-count = сколько
part-gold = золотых
part-hands = рук
part-dice = кубики
part-bonus = прибавка
part-pieces = предметов
part-type = тип карты
part-row = ряд
part-column = столбец
part-roll = новый кубик бросают
part-price = стоимость
said-once-per-round = раз в раунд
said-buy = после покупки
said-market-discard = после сброса карты рынка
said-class = цвета класса
part-of = из чего
part-times = сколько раз
part-stars = другие звёзды
part-rows = ряды
part-colors = цвета
part-color = цвет
part-tokens = жетоны харизмы
said-place = поместив выбранный кубик
said-before-market = перед фазой рынка

## Why a rule is read as it is

RP-gen-2-why = Программа никогда не вытягивает лишнего.
RP-gen-3-why = Здесь открыто всё, и мешочек тоже: в нём те кубики, которых не видно.
RP-set-2-why = Стороны планшета отличаются только рисунком, поэтому сторону не спрашивают.
RP-set-5-why = Они возвращаются, когда у всех есть класс, а до тех пор не участвуют.
RP-set-6-why = Это выбирают при подготовке: «Классы».
RP-set-10-why = Напечатано, что убранные карты образуют стопку сброса; что их выбирает случай, — нет.
RP-roll-2-why = Кубики одного цвета с одинаковым значением для всех одно и то же.
RP-act-2-why = Два одинаковых с виду кубика не предлагаются: ничего бы не изменилось.
RP-act-6-why = Жетон ничего не стоит и не может повредить, поэтому никого не спрашивают, брать ли его.
RP-gold-5-why = В коробке шестьдесят монет и шесть жетонов; что делать, когда они кончатся, не сказано.
RP-mkt-3-why = После этой фазы жетоны ничего не стоят, поэтому сначала уходит столько, сколько позволяет цена; что цена не опускается ниже нуля, — наше толкование.
RP-mkt-11-why = В правилах сказано: в любой момент. Это можно выбрать всякий раз, когда владелец действует, и перед подсчётом; отдельно об этом не спрашивают: между этими моментами это ничего не даёт.
RP-mkt-12-why = С напечатанными картами такого не бывает; с собственными может случиться.
RP-use-3-why = В правилах сказано: в любой момент. Навыки предлагаются в свой ход, в том числе до действия ряда, а всех мы спрашиваем, когда резерв разложен, после каждого выбора, перед открытием рынка, если он изменился, и после каждой покупки и каждого сброса.
RP-use-4-why = О том, что несколько игроков хотят действовать одновременно, ничего не сказано.
RP-clean-2-why = Спрашивают по часовой стрелке, начиная с первого игрока.
RP-end-1-why = 12, 11 или 10 раундов для двух, трёх или четырёх игроков.
RP-end-2-why = По правилам восстановленный навык — для будущего раунда, а фаза обновления готовит следующий; поэтому, если его нет, ничего не спрашивают.
RP-end-3-why = Это взято из опубликованного ответа, а не из правил.
RP-end-4-why = Карт рынка, который не состоится, никто бы не увидел.
RP-score-8-why = Напечатано, что оружие не учитывается; что раса учитывается, — наше толкование финального значения.
RP-score-10-why = О наименьшем счёте ничего не сказано.
RP-class-1-why = Раз в раунд; момента карта не называет, поэтому в собственный ход клирика, с его начала.
RP-class-3-why = Карта добавляется к остальным до открытия рынка; если стопка сброса пуста, ничего не происходит.
RP-class-6-why = Обе покупки относятся к одному ходу; считается только выбранный кубик.
RP-class-8-why = Напечатано для подготовки; принято как текст класса.
RP-class-9-why = После того как купленная черта сдвинула фишку, и где бы черту ни купили.
RP-class-12-why = В обзоре сказано: вдвое больше оружия; четыре руки — наше толкование.
RP-weapon-1-why = Оно повышает учитываемое значение некоторых кубиков; каких именно, утрачено.
RP-weapon-3-why = Учитывается только для целевых характеристик.
RP-weapon-5-why = Ничего не даёт без брони или когда все начатые наборы собраны.
RP-weapon-7-why = Сверх одного золотого, который платит полный ряд.
RP-weapon-8-why = Как поясняют правила: и из стопки сброса, но никогда — со «Взломом».
RP-skill-2-why = В мешочек можно заглянуть, и выпавший золотой кубик приносит золото. Что ещё делает карта, утрачено.
RP-skill-3-why = Его можно использовать, пока в резерве есть кубик. Полный текст утрачен.
RP-skill-6-why = Никаких скидок; черта сдвигает фишку, если может. Цена утрачена.
RP-skill-7-why = Только кубики на ещё не выбранных картах; потом их раскладывают заново, и равные упорядочивает тот, кто применил навык.
RP-skill-8-why = Только кубики на ещё не выбранных картах; потом их раскладывают заново, и равные упорядочивает тот, кто применил навык.
RP-skill-9-why = Как поясняют правила: вместо действия на рынке, с жетонами и скидками.
RP-skill-12-why = Как поясняют правила: ни действия, ни золота за ряд; промежутки смыкаются влево.
RP-skill-13-why = Как поясняют правила. Что копируемая карта должна быть готова и даёт свою стрелку, — наше решение.
RP-armor-1-why = Бонус за набор платят один раз, и за единственный предмет тоже.
RP-armor-2-why = Как у кольчужной; цвета известны по памяти, таблица утрачена.
RP-armor-3-why = Как у кольчужной; цвета известны по памяти, таблица утрачена.
RP-solo-7-why = Из обзора; правила об этом не говорят.
RP-solo-8-why = Бросок идёт по таблице для четырёх карт, поэтому карта должна лежать там.
RP-var-1-why = Это выбирают при подготовке: «Начальные кубики».
RP-var-2-why = Это выбирают при подготовке: «Колода рынка».
RP-var-3-why = Это выбирают при подготовке: «Рынок».
RP-var-4-why = Это выбирают при подготовке: «Длительность».
RP-var-5-why = Когда действуют оба варианта, розданные кубики остаются, а ещё два вытягивают.
RP-dig-1-why = Когда идут часы, нужен ответ и за того, кто его не даёт.
rule-card-lost = Текст карты утрачен; эта замена держится всего, что о ней известно.
rule-stars-lost = Чего она требует, напечатано; сколько звёзд она даёт, утрачено.

# Что выбор меняет в среднем.
measure-row = { $more ->
        [yes] на { $n } больше достижимых звёзд в ряду «{ $what }»
       *[no] на { $n } меньше достижимых звёзд в ряду «{ $what }»
    }
measure-colours = { $more ->
        [yes] на { $n } больше звёзд за кубики цвета класса
       *[no] на { $n } меньше звёзд за кубики цвета класса
    }
measure-story = { $more ->
        [yes] на { $n } больше звёзд за предысторию
       *[no] на { $n } меньше звёзд за предысторию
    }
measure-alignment = { $more ->
        [yes] на { $n } больше звёзд за мировоззрение
       *[no] на { $n } меньше звёзд за мировоззрение
    }
measure-armor = { $more ->
        [yes] на { $n } больше звёзд за броню
       *[no] на { $n } меньше звёзд за броню
    }
measure-traits = { $more ->
        [yes] на { $n } больше звёзд за черты
       *[no] на { $n } меньше звёзд за черты
    }
measure-cards = { $more ->
        [yes] карт у вас больше на { $n }
       *[no] карт у вас меньше на { $n }
    }
measure-gold = { $more ->
        [yes] золотых у вас больше на { $n }
       *[no] золотых у вас меньше на { $n }
    }

# Что исследования замечают о каждом месте.
mark-race = Раса
mark-class = Класс
mark-backstory = Предыстория
mark-alignment = Мировоззрение
mark-bought = Купленные карты рынка

# Где правило стоит в книге правил.
place-clarifications = Пояснения
place-dice-and-bag = Кубики и мешочек
place-market-phase = Фаза рынка
place-set-up = Подготовка к игре
place-roll-phase = Фаза броска
place-dice-phase = Фаза кубиков
place-dice-phase-attribute-actions = Фаза кубиков: действия характеристик
place-gaining-gold = Получение золотых
place-using-skill-cards = Применение карт навыков
place-cleanup-phase = Фаза обновления
place-end-of-the-game = Конец игры
place-final-reputation-scoring = Финальный подсчёт репутации
place-the-character-board = Планшет персонажа
place-on-the-cards = На картах
place-solo-game = Одиночная игра
place-variants = Варианты игры
