# Слова самой страницы. Всё об играх приходит с сервера.

title-home = Четыре игры с кубиками
title-new = Новый стол
title-table = Стол
title-cards = Карты
title-finished = Сыгранные партии
title-replay = Просмотр партии
title-learn = Первая партия
title-puzzles = Задачи
title-rules = Правила
title-about = О программе

home = Dicewright, на главную
home-title = Садитесь. Кубики ждут.
home-lead = Четыре современные игры с кубиками, целиком: против бота, за одним экраном или с друзьями по ссылке.
games = Игры
about-dice_throne = Поединок героев на пяти кубиках: бросайте, оставляйте, бейте и разыгрывайте карты, когда сопернику это особенно некстати.
about-dice_forge = Куйте новые грани для собственных кубиков и тратьте добытое на подвиги.
about-roll_player = Набирайте кубики и создайте самого примечательного героя за столом.
about-irondie = Две армии по девять металлических кубиков девяти форм: стычки, дуэли и удары по жизням соперника.
about-game = Игра с кубиками.
game-seats = { $most ->
    [1] Для одного игрока
    [2] { $least ->
        [1] Для одного или двух игроков
       *[other] Для двух игроков
    }
   *[other] От { $least } до { $most } игроков
}
game-content = С файлом { $name }
play-now = Играть
play-now-game = Играть: { $game }, против бота
new-table = Настроить
new-table-game = Настроить: { $game }
learn = Первая партия
learn-all = Обучение
learn-all-what = Первая партия за десять минут и правило под каждым «Почему?»
puzzles-what = Один ответ явно лучший, а видят его немногие.
puzzles-game = Задачи: { $game }
edit-own = Карты вашей коробки
edit-own-what = Что-то напечатано иначе? Исправьте и играйте с этим.
edit-own-game = Изменить карты: { $game }
home-watch-again = Пересмотреть
home-watch-again-what = Каждая партия ход за ходом, и честность кубиков доказана.
continue-more = и ещё { $count }
resume = Продолжить
learn-game = Первая партия: { $game }
opening = Открываем…
continue = Продолжить с того же места
join-by-link = Войти по ссылке
join-wrong-link = Это не ссылка на стол. Она кончается на 16 букв и цифр.
join = Перейти
more = Ещё
finished = Сыгранные партии
about = О программе и благодарности
status-gathering = ждём игроков
status-playing = идёт

settings = Настройки
language = Язык
theme = Оформление
theme-auto = как в системе
theme-dark = ночь
theme-light = день
pace = Как быстро стол показывает происходящее
pace-calm = спокойно
pace-brisk = живо
pace-instant = сразу
sound = Звук и вибрация
volume = Громкость
motion = Анимация
keys = Клавиши
keys-text = Всё можно делать с клавиатуры. Tab ведёт от предмета к предмету, Enter нажимает. Когда решать вам, фокус переходит к вопросу: стрелки ведут по вариантам, а цифры от 1 до 9 их выбирают. Escape ведёт на поле и обратно; там стрелки ведут от предмета к предмету и показывают, что о нём нужно знать. Z показывает его крупно. R показывает последнюю сцену ещё раз, пробел её пропускает; нажатый дважды или удержанный — всё, что ещё не показано. В журнале стрелки ведут по событиям, Enter показывает событие снова, Escape возвращает назад. M выключает и включает звук и вибрацию.
close = Закрыть

players = Игроки
my-name = Ваше имя
their-name = Имя за этим экраном
guest = Гость
team-number = Команда { $n }
seat-number = Кто играет на месте { $n }
kind-me = Я
kind-bot = Бот: { $level }
kind-open = Тот, кто придёт по ссылке
kind-same = Кто-то за этим экраном
aids-all = Здесь показаны шансы и можно попросить совета.
aids-odds = Здесь показаны шансы, но советов нет.
aids-none = За этим столом нет ни шансов, ни советов.
clock = Время на решение
clock-seconds = { $seconds ->
    [0] Без ограничения
    [30] 30 секунд
    [60] 1 минута
    [180] 3 минуты
    [600] 10 минут
   *[other] 1 день
}
options = Правила и варианты ({ $count })
start = Начать
open-table = Открыть стол
no-such-game = Такой игры здесь нет.
no-server = Сервер не отвечает. Он запущен?

gathering-wait = Партия начнётся, когда все места будут заняты.
gathering-host = { $name } зовёт вас сыграть в «{ $game }»
gathering-join = Выберите место.
gathering-full = Все места заняты. Партия вот-вот начнётся.
invite = Отправьте эту ссылку
copy = Скопировать
copied = Скопировано
sit-down = Сесть
leave = Уйти из-за стола

seat-you = вы
seat-here = за этим экраном
seat-online = в сети
seat-away = не в сети
seat-bot = бот, { $level }
seat-lesson = ходит так, как задумано в уроке
seat-stand-in = играет бот
seat-open = свободное место
others = Остальные
seat-turn = решает
left = осталось: { $n }
titled = { $title }: { $text }
said-next = { $said } — { $next }
used = использовано
seat-place = место { $place }

question = Вопрос
to-question = К вопросу
advice = Совет
why = Почему?
why-not = Что сейчас невозможно ({ $count })
all-options = Ещё ({ $count })
press-twice = Нажмите ещё раз: { $option }
any-of-them = Тянуть жребий
pick-anew = Выбрать другое
subset-done = { $count ->
    [0] Ничего из этого
   *[other] Выбрано: { $count }
}
pass-on = Не спрашивать меня…
pass-roll = до моего следующего броска
pass-phase = в этой фазе
pass-turn = в этом ходу
pass-window = в такие моменты
pass-card = о «{ $name }» до моего следующего хода
ask-everything = Спрашивать в каждый момент
passing-roll = вы пасуете до своего следующего броска
passing-phase = вы пасуете до конца этой фазы
passing-turn = вы пасуете до конца хода
passing-window = в некоторые моменты вы пасуете
ask-always = Спрашивать всегда
passed-quickly = Вы пасуете: вы просили не спрашивать.
time-left = Осталось времени
time-soon = { $label }: осталось меньше { $minutes ->
    [one] { $minutes } минуты.
   *[other] { $minutes } минут.
}
time-over = { $label }: время истекло.
skip = Пропустить
go-on = Дальше
earlier = Раньше
to-now = Вернуться в игру
show-again = Показать ещё раз
sending = …
noted = Принято. Ждём остальных.
undo = Отменить
talk = За столом
log = Что было
log-earlier = { $count ->
    [one] Показать { $count } предыдущую строку
    [few] Показать { $count } предыдущие строки
   *[many] Показать { $count } предыдущих строк
}
entry-more = Подробности: { $count }
chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-say = Сообщение
chat-send = Отправить
not-connected = Нет связи. Ответ не отправлен; связь восстановится сама, тогда нажмите снова.
connection-lost = Связь потеряна. Пробуем снова…
watching = вы наблюдаете
take-back = Забрать своё место у бота
stand-in = Пусть за игрока { $name } играет бот
own-cards = Свои карты
own-cards-what = Партия идёт с файлом { $name }: { $count ->
    [one] { $count } значение отличается от исходного
    [few] { $count } значения отличаются от исходных
   *[many] { $count } значений отличаются от исходных
}
cards-in-force = Карты в игре
reconstructed = Что в этом наборе восстановлено ({ $count })
play-again = Сыграть ещё раз
see-table = Взглянуть на стол
see-score = Взглянуть на счёт
watch-again = Посмотреть партию
review = Разбор партии
what-if = А что, если
what-if-told = Это «а что, если»: стол начался посреди сыгранной партии, после { $step ->
    [one] { $step } действия
   *[other] { $step } действий
}. До этого места всё как было; все броски и карты после него — новые. Сыгранная партия остаётся как есть.
what-if-original = К исходной партии
play-otherwise = Выбрать заново
place = Место
rematch-said = Ещё партию? { $link }
replay = Просмотр
download = Скачать
verify = Проверить кубики
curtain = За экран садится { $name }
curtain-more = Стол скрыт, пока за экран не сядет нужный человек.
curtain-open = Это я, { $name }

title-turn = ● Ваш ход · { $game }
leave-sure = Уйти от остальных?
leave-more = Пока вас нет, за вас играет бот. Вернуться за стол можно с главной страницы: «Продолжить с того же места».
stay = Остаться
ways = Как прервать игру
pause-game = Пауза
pause-ask = Попросить паузу
pause-wanted = За паузу — { $names }.
pause-agree = Согласиться
paused = Игра на паузе
paused-more = Часы стоят. Всё продолжится ровно с этого места.
resume-game = Продолжить игру
resume-ask = Попросить продолжить
resume-wanted = За продолжение — { $names }.
resign = Сдаться
resign-sure = Сдать эту игру?
resign-not = Играть дальше
resign-duel = Игра закончится, и победит { $name }.
resign-many = Ваше место насовсем займёт бот, остальные доиграют до конца.
resign-alone = Игра на этом закончится. Её можно будет посмотреть снова.
told-here = { $name } снова за столом.
told-away = { $name } пока не на связи.
told-left = { $name } больше не за столом, дальше играет бот.
notify-ask = Сообщить, когда будет мой ход
notify = Уведомление о моём ходе

rules = Правила
rules-game = Правила: { $game }
rules-all = Все правила
rule-back = Назад к правилу
in-glossary = В словаре
rule-title = Правило
rule-printed = напечатано
rule-ruled = наше решение
rule-reconstructed = восстановлено

fair-title = Честные кубики
fair-how = До первого броска сервер связал себя тайным числом, а каждый игрок добавил своё. Все броски следуют из них, а в конце тайное число открывается, и любой может проверить, что ничего не подменили.
fair-what-if = Этот стол начался посреди сыгранной партии. Броски до этого места — из той партии, и доказательство у них своё; всё, что выпало после, следует из тайного числа и чисел игроков, указанных ниже, и ни из чего прежнего.
fair-commitment = Обязательство сервера
fair-server-seed = Тайное число сервера
fair-book = Действующие правила, карты и таблицы
fair-later = откроется в конце партии
fair-seeds = Числа игроков

finished-none = Пока ничего не доиграно. Здесь будут ваши партии, их можно пересмотреть.
moves = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
replay-of = Просмотр: { $game }
step-back = На действие назад
step-on = На действие вперёд
turn-back = К предыдущему ходу
turn-on = К следующему ходу
run = Запустить
pause = Остановить
step-of = Действие { $step } из { $total }
eyes = Чьими глазами
eyes-watcher = зритель
fork = Играть дальше отсюда

guide = Проводник
guide-note = Что говорит проводник
guide-step = { $step } из { $total }
guide-watch = Смотрите на стол.
guide-there = Покажите где
guide-back = Шаг назад
guide-repeat = Показать ещё раз
guide-ways = Иначе
guide-free = Дальше без подсказок
guide-lead = Ведите меня снова
guide-leave = Выйти, а партия подождёт
guide-read-first = Минутку: сначала дочитайте здесь и нажмите «Дальше».
guide-not-that = Сейчас с этим делать нечего. То, что нужно, обведено кольцом.
guide-unfinished = У вас есть неоконченная первая партия: { $game }.
guide-resume = Продолжить с того же места
guide-again = Ещё раз с начала
guide-none = Для этой игры ещё нет партии с подсказками.
coach = Тренер
coach-weigh = Что посоветуете?
coach-off = Спасибо, я справлюсь

about-what = Четыре игры с кубиками, целиком: правила соблюдаются и объясняются. Играйте, изучайте, моделируйте. Свободная программа под лицензией MIT.
about-games = Игры
about-owners = Игры принадлежат их авторам и издателям. Их рисунков и текстов здесь нет; правила пересказаны нашими словами. Если игра понравилась, купите коробку.
about-credits = Благодарности
about-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0.
about-faces = Шрифты: Alegreya (Juan Pablo del Peral) и Commissioner (Kostas Bartsokas), лицензия SIL Open Font License.
about-code = Основную работу делают Preact, Fluent, Starlette, msgspec, NumPy и Numba.
about-privacy = Личные данные
about-privacy-text = Страница говорит только со своим сервером. Имя, настройки и ключ к вашим местам остаются в этом браузере.

# How the score went, on the end screen.
course = Счёт по раундам
took-lead = { $name } выходит вперёд в раунде { $round }
