# Words common to all games.

language = Русский
seat-you = Вы
seat-player = Игрок { $n }
team-yours = Ваша команда
team-number = Команда { $n }
titled = { $title }: { $text }
all-of = { $first } и { $last }
any-of = { $first } или { $last }

# В чём отказывает подготовка игры.
refuse-game = Игры «{ $name }» нет. Есть такие: { $games }.
refuse-seats = За столом игры { $game } мест может быть { $seats }, а не { $given }.
refuse-value = Значение настройки { $option } игры { $game } может быть { $values }, а не «{ $given }».
refuse-option = У игры { $game } нет настройки «{ $option }»; её настройки: { $options }.
refuse-none = никаких
refuse-no-cupy = Чтобы играть на видеокарте, нужен CuPy; установите его так: pip install "dicewright[gpu]"
refuse-no-gpu = Здесь нет видеокарты, которой можно воспользоваться: { $why }
refuse-build-ended = Файл { $name } не собран: процесс, который его компилировал, был прерван извне, чаще всего из-за нехватки памяти (нужно до 1 ГБ). Освободите память и попробуйте ещё раз.
refuse-build-other = Файл { $name } не собран: с тех пор как программа запущена, правила изменились. Запустите её заново.
refuse-rule = У игры { $game } нет правила «{ $rule }»; все правила показывает `dicewright rules { $game }`.
refuse-player = Игрока «{ $name }» нет; для каждого места назовите через запятую, кто играет: { $known }.
refuse-seats-named = Мест в игре { $seats }, а в --seats названо { $given }; назовите столько же.
refuse-option-form = Пишите настройку как ключ=значение, а не «{ $given }».
refuse-option-seats = В --{ $option } названо { $given }, а мест { $seats }; назовите одно значение для всех или по одному для каждого места.
refuse-content = В этой игре нет содержимого, которое мог бы заменить файл; уберите { $file }.
refuse-sheet = Карты игры { $game } нельзя изменить.

# Что не так в файле содержимого: где, и что написать вместо этого.
fault = { $where }: { $what }.
fault-whole = { $what }.
fault-at = { $file }, строка { $line }: { $fault }
fault-in = { $file }: { $fault }
fault-size = файл слишком велик; читается не больше { $most } КиБ
fault-encoding = это не текст в кодировке UTF-8; сохраните файл в редакторе как UTF-8 и попробуйте снова
fault-toml = это нельзя прочесть как TOML: { $shown } — поищите пропущенную кавычку, скобку, запятую или знак равенства либо имя, данное дважды
fault-dots = в этой строке слишком много точек; уберите то, что никуда не ведёт
fault-twice = встречается дважды, впервые в строке { $before }; оставьте одно из двух
fault-twice-within = встречается дважды в одних и тех же скобках; оставьте одно из двух
fault-unknown = такого здесь нет; возможны: { $known }
fault-unknown-near = такого здесь нет; может быть, { $near }? Возможны: { $known }
names-cut = { $names } и ещё { $more }
fault-missing = этого не хватает; добавьте
fault-number = нужно целое число от { $low } до { $high }, а дано { $given }
fault-empty = здесь пусто; впишите целое число от { $low } до { $high }
fault-number-or-any = нужно целое число от { $low } до { $high } или слово "any", а дано { $given }
fault-one-of = нужно одно из: { $words }, а дано { $given }
fault-one-of-near = нужно одно из: { $words }, а дано { $given } (может быть, { $near }?)
fault-some = нужен список из одного или нескольких слов ({ $words }), ни одно не дважды, а дано { $given }
fault-flag = нужно true или false, а дано { $given }
fault-table = нужна таблица, например { $example }, а дано { $given }
fault-text = нужен текст в кавычках, а дано { $given }
fault-no-game = по разделам не видно, для какой это игры; файл начинается с раздела, например { $known }
fault-game-twice = для игры { $game } даны два файла; уберите этот или { $other }

# Насколько надёжно значение и чем оно отличается.
sure-printed = напечатано
sure-ruled = истолковано
sure-reconstructed = восстановлено
not-shipped = –

## A rule that all games have

rule-resigning = Кто сдался, занимает последнее место, и вернуться уже нельзя. Если осталась одна сторона, она победила; если за столом не осталось людей, партия заканчивается; если другие играют дальше, за сдавшегося доигрывают до конца.
rule-resigning-why = Правила игр ничего не говорят о том, как сдаться, и партия остальных не должна от этого пострадать.
rule-see = См. { $rules }.

# Числа.
decimal = { $whole },{ $tenths }
percent = { $n }{"\u00A0"}%

# What studies note in every game.
mark-began = Первый ход
thing-began = первый ход

place-not-in-the-rulebook = Нет в правилах
