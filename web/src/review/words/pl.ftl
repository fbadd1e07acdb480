# Analiza zakończonej partii.
review = Analiza partii
review-looking = Analizujemy partię…
review-waiting = { $before ->
    [one] Najpierw analizowana jest jeszcze { $before } partia…
    [few] Najpierw analizowane są jeszcze { $before } partie…
   *[other] Najpierw analizowanych jest jeszcze { $before } partii…
}
review-finer = To pierwszy obraz, jest jeszcze uściślany…
review-done = Analiza jest gotowa.
review-again = Kontynuuj analizę
review-save = Zapisz jako obraz
review-puzzles = Zadania z tej gry
review-curve = Szanse na wygraną
review-curve-alone = Oczekiwane punkty
review-show = Pokaż na planszy
review-try-again = Zagraj stąd inaczej
review-accounts = Szczęście i gra
review-account = Co złożyło się na wynik: { $name }
review-start = Na początku
review-luck = Szczęście
review-play = Własna gra
review-others = Gra innych
review-end = Wynik
review-precision = Dokładność { $precision }.
review-like = Poziom gry mniej więcej: { $level }.
review-moments = Ważne momenty
review-whose = Czyje momenty
review-bad = Można było lepiej
review-good = Trafne decyzje
review-lucky = Najszczęśliwszy moment
review-unlucky = Najbardziej pechowy moment
review-no-moments = Nic się tu nie wyróżnia.
review-nothing = W tej partii nie było nic, co można było rozstrzygnąć inaczej.
review-numbers = Wszystkie momenty w liczbach
review-when = Kiedy

# Nowy stół od momentu zakończonej partii.
what-if = A gdyby…
what-if-answered = Odpowiedź brzmiała tu: { $answer }.
what-if-taken = (wybrano)
what-if-how = Nowy stół zacznie się dokładnie w tym momencie. Grasz na miejscu: { $name }; na wszystkich pozostałych miejscach grają boty. Zakończona partia pozostaje bez zmian.
what-if-how-alone = Nowy stół zacznie się dokładnie w tym momencie. Zakończona partia pozostaje bez zmian.
what-if-dice = Wszystkie rzuty i dobrania od tego miejsca są nowe. Pochodzą ze świeżych liczb i można je sprawdzić jak w każdej grze.
what-if-begin = Zagraj stąd inaczej
