# Podsumowanie partii.
recap-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
recap-rounds = { $turns ->
    [one] { $turns } runda
    [few] { $turns } rundy
   *[other] { $turns } rund
}
recap-answers = { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}
recap-running = Partia jeszcze trwa; za nami { $count }.
recap-over = Koniec partii: { $count }.
recap-place = { $place }. miejsce zajmuje { $name }
recap-turned = Przełom: na prowadzenie wychodzi { $name }.
recap-turned-in = { $turn }. Przełom: na prowadzenie wychodzi { $name }.

# Dlaczego odpowiedzi nie można cofnąć.
undo-nothing = Nie ma czego cofnąć.
undo-roll = Potem był rzut albo dobranie; tego, co widać, nie da się cofnąć.
undo-reveal = Potem coś odkryto; tego, co widać, nie da się cofnąć.
undo-other = Potem działał ktoś inny; nie cofniesz tego za niego.
undo-window = Potem inni mogli w tajemnicy odpowiedzieć, więc tego nie da się cofnąć.
undo-waiting = Być może teraz decydują inni; cofnąć możesz, gdy znów przyjdzie twoja kolej.
undo-time = Czas na tę decyzję minął.
undo-referee = Potem orzekł sędzia; graj dalej.

# Dlaczego zapisu nie da się odczytać.
refuse-no-save = To nie jest zapis Dicewright: nie zaczyna się od „{ $first }”.
refuse-save-format = Zapis ma format { $found }, a ten program czyta format { $read }; otwórz go tą wersją Dicewright, która go zapisała.
refuse-save-short = Zapis jest ucięty: brakuje ostatniego wiersza `end ...`; weź pełną kopię.
refuse-save-word = W zapisie brakuje słowa { $word }; weź niezmienioną kopię.
refuse-save-rules = Zapisaną partię grano według zasad { $game } w wersji { $played }, a tutaj jest wersja { $here }; otwórz ją tą wersją Dicewright, która ją zapisała.
refuse-save-seats = W zapisie zamiast liczby miejsc jest „{ $given }”; weź niezmienioną kopię.
refuse-save-book = Zapisaną partię grano z inną zawartością niż w tej wersji Dicewright; otwórz ją tą wersją, która ją zapisała.
refuse-save-number = Odpowiedź { $n } w zapisie to „{ $given }”, a to nie jest liczba; weź niezmienioną kopię.
refuse-save-count = Odpowiedzi w zapisie jest { $found }, a podano, że { $said }; weź niezmienioną kopię.
refuse-save-checksum = Zapis zmieniono po jego powstaniu: suma kontrolna się nie zgadza; weź niezmienioną kopię.
refuse-save-line = Wiersza zapisu „{ $line }” nie da się odczytać; weź niezmienioną kopię.

# Dlaczego odpowiedź nie jest przyjęta.
refuse-answer-at = Odpowiedź { $n }: { $why }
refuse-answer-over = Partia jest skończona; nie ma już na co odpowiadać.
refuse-answer-range = Odpowiedź { $given } jest poza zakresem: opcji jest { $options }, od 0 do { $last }.
refuse-answer-seat = Miejsce { $seat } nie ma teraz pytania; poczekaj na następne.
refuse-fork = Odpowiedzi w partii jest { $answers }; rozgałęzić można od 0 do { $answers }, a nie od { $given }.
