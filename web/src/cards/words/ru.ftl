# Свои карты: редактор, подготовка стола и то, что говорится за столом, где ими играют.

cards-of = { $game }: карты и таблицы
cards-lead = Исправьте то, что в вашей коробке напечатано иначе. Изменения остаются в этом браузере, пока вы их не сохраните в файл.
list = Карты
find = Найти
mark = Насколько надёжно
show-all = Все
show-reconstructed = С восстановленными значениями
show-ruled = С истолкованными значениями
show-printed = Всё напечатано
show-changed = Изменённые
shown = Показано: { $count }
changes-kept = { $count ->
    [0] Ничего не изменено.
    [one] Изменено { $count } значение; оно хранится в этом браузере.
    [few] Изменено { $count } значения; они хранятся в этом браузере.
   *[many] Изменено { $count } значений; они хранятся в этом браузере.
}
faults = { $count ->
    [one] { $count } значение неверно.
    [few] { $count } значения неверны.
   *[many] { $count } значений неверны.
}
changes = Что изменено
choose-card = Пока ничего. Выберите что-нибудь из списка и запишите, что напечатано в вашей коробке.
discard-all = Отменить все изменения
import-over = Что станет с вашими изменениями?
import-over-what = { $mine ->
    [one] Здесь изменено { $mine } значение,
    [few] Здесь изменено { $mine } значения,
   *[many] Здесь изменено { $mine } значений,
} а в файле их { $theirs }. Любой выбор можно взять назад.
import-join = Добавить из файла к моим
import-replace = Только из файла
import = Открыть файл…
export = Сохранить файл
set-up-with = Играть с этими картами
all-cards = К списку
preview = Как она будет выглядеть и читаться
preview-faulty = Одно из значений неверно: пока оно не исправлено, показано исходное.
changed = изменено
faulty = неверно
how-sure = Надёжность
how-sure-field = Насколько надёжно: { $field }
sure-printed = напечатано
sure-ruled = наше толкование
sure-reconstructed = восстановлено
shipped-value = Было: { $value } ({ $sure })
as-shipped = Как было
as-shipped-field = Как было: { $field }
left-out-all = ничего не выбрано: все
take-out = Убрать
take-out-nth = Убрать { $n }
put-in = Добавить
file-too-long = Этот файл слишком длинный: читается не больше 64 тысяч знаков.

card = Карта
shipped = Было
here = Здесь
differences = { $count ->
    [one] { $count } значение отличается от исходного
    [few] { $count } значения отличаются от исходных
   *[many] { $count } значений отличаются от исходных
}
no-difference = Отличий от исходных значений нет.

played-with = Карты и таблицы: { $name }
choose-content = С какими картами и таблицами играть
content-usual = как играет этот сервер: { $name }, { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
content-shipped = исходные
content-own = мои из редактора: { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
content-file = мой файл
choose-file = Выбрать файл…
edit-cards = Изменить карты и таблицы
