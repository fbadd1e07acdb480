# Zadania: pozycje z partii, w których jedna odpowiedź jest wyraźnie najlepsza, a niewielu ją widzi.
puzzles-of = Zadania: { $game }
puzzles-none = Do tej gry nie ma jeszcze zadań.
puzzle-ways = Inne zadania
puzzle-grades = Trudność
puzzle-grade = { $grade ->
    [0] Wszystkie
    [1] Łatwe
    [2] Średnie
   *[3] Trudne
}
puzzle-how = { $grade ->
    [1] łatwe
    [2] średnie
   *[3] trudne
}
puzzle-at = { $n } z { $of }
puzzle-previous = Do poprzedniego zadania
puzzle-next = Do następnego zadania
puzzle-random = Dowolne nierozwiązane
puzzle-solved = rozwiązane
puzzle-missed = chybione
puzzle-another = Inne zadanie
puzzle-again = Jeszcze raz
puzzle-play-on = Zagraj stąd dalej
puzzle-right = Tak jest!
puzzle-wrong = To nie to.
puzzle-lost = Ta odpowiedź traci { $lost }.
puzzle-points = { $n } pkt
puzzle-best = najlepsza
puzzle-mine = twoja odpowiedź
puzzle-mine-best = twoja odpowiedź, zarazem najlepsza
puzzle-more = { $count ->
    [one] Jeszcze { $count } możliwość
    [few] Jeszcze { $count } możliwości
   *[other] Jeszcze { $count } możliwości
}
puzzle-found = Słabsze boty trafiały na nią w { $part } prób.
play-on-how = Nowy stół zacznie się dokładnie w tym momencie. Grasz na miejscu tego, kto ma odpowiedzieć; na wszystkich pozostałych grają boty. Wszystkie rzuty i dobrania od tego miejsca są nowe.
play-on-how-alone = Nowy stół zacznie się dokładnie w tym momencie. Wszystkie rzuty i dobrania od tego miejsca są nowe.
play-on-begin = Zacznij
