# Wiersz poleceń.
listed-game = { $game } · zasady { $version } · liczba graczy: { $seats } · { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[other] { $rules } zasad
} w spisie
content-written = Plik { $file } jest zapisany: popraw to, co w twoim pudełku wydrukowano inaczej, i podaj go w --content.
verified = { $file }: partia jest uczciwa. { $checked ->
    [one] Sprawdzono { $checked } rzut lub dobranie: wszystko wynika
    [few] Sprawdzono { $checked } rzuty i dobrania: wszystko wynika
   *[many] Sprawdzono { $checked } rzutów i dobrań: wszystko wynika
} z tajnej liczby serwera i liczb graczy, a tajna liczba jest tą, którą serwer związał się z góry. Porównaj zobowiązanie w pliku z tym, które widać było na początku partii.

refuse-loaded-game = { $file } to partia { $game }, a nie { $given }; pomiń nazwę.
refuse-loaded-options = Zapisana partia zachowuje swoje opcje i swoją zawartość; pomiń --option, opcje podane z nazwy i --content.
refuse-loaded-players = W zapisie nie ma mowy o tym, kto gra; dodaj --seats i { $seats ->
    [one] { $seats } imię
    [few] { $seats } imiona
   *[other] { $seats } imion
}.
refuse-no-game = Powiedz, która gra: dicewright play irondie --seats human,amateur.
refuse-to = W pliku { $file } { $answers ->
    [one] jest { $answers } odpowiedź
    [few] są { $answers } odpowiedzi
   *[other] jest { $answers } odpowiedzi
}; podaj w --to liczbę od 0 do { $answers }.
refuse-no-content-file = Wszystko w grze { $game } jest wydrukowane w jej instrukcji; nie ma ona pliku zawartości.
refuse-processes = Wartość --processes { $given } jest poza zakresem: podaj od 1 do { $most }, najwyżej jeden na rdzeń.

# Pliki podane przez ludzi.
refuse-write = Nie można zapisać { $file } ({ $why }); wybierz inne miejsce.
refuse-overwrite = Plik { $file } już istnieje; wybierz inną nazwę albo najpierw go przenieś.
refuse-text-file = { $file } nie jest plikiem tekstowym; podaj plik zapisany przez Dicewright.
refuse-no-file = Nie ma pliku { $file }; sprawdź nazwę.
refuse-read = Nie można odczytać { $file } ({ $why }); sprawdź nazwę.
refuse-home = { $typed } to niczyj katalog domowy; wpisz całą ścieżkę.
