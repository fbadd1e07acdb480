# Stół gry „Dice Forge”.

portal = Portal { $n }
lost = przepada { $n }
from-choice = do wyboru
averages = Błogosławieństwo przynosi
averages-more = średnio
per-roll = średnio
choice = do wyboru
best-over = Najlepiej zamiast
over = Zamiast
glory-each = chwały na błogosławieństwo
out = zdjęta
goes-back = z powrotem na start
score-title = Skąd wzięła się chwała
score-sum = Chwała
