# Стол «Граней судьбы».

portal = Портал { $n }
lost = пропадает { $n }
from-choice = на выбор
averages = Благословение приносит
averages-more = в среднем
per-roll = в среднем
choice = на выбор
best-over = Лучше всего вместо
over = Вместо
glory-each = славы за благословение
out = снимается
goes-back = назад на старт
score-title = Откуда слава
score-sum = Слава
