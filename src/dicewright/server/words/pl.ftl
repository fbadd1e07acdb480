# Co serwer mówi ludziom.

# Kto gra.
bot-name = { $of ->
    [1] Bot
   *[other] Bot { $n }
}
seat-open = Wolne miejsce
guest = Gość { $n }

# Czekanie i zakończenia.
waiting-for = Teraz decyduje { $name }.
waiting-others = Czekamy na pozostałych.
result-won-you = Wygrywasz.
result-won = { $count ->
    [one] Wygrywa { $name }.
   *[other] Wygrywają { $name }.
}
result-lost = { $count ->
    [one] Przegrywasz. Wygrywa { $name }.
   *[other] Przegrywasz. Wygrywają { $name }.
}
result-shared = Zwycięstwo dzielą { $names }.
result-over = Gra skończona.
result-resigned-you = Poddajesz się.
resigned = { $name } poddaje się.
resigned-you = Poddajesz się.
paused = { $name } wstrzymuje grę.
paused-you = Wstrzymujesz grę.
resumed = { $name } wznawia grę.
resumed-you = Wznawiasz grę.

# Los.
review-failed = Nie udało się przeanalizować tej partii. Spróbuj jeszcze raz.
fair-yes = { $checked ->
    [one] Sprawdzono { $checked } rzut lub dobranie: wszystko wynika z tajnej liczby serwera i liczb graczy.
    [few] Sprawdzono { $checked } rzuty i dobrania: wszystko wynika z tajnej liczby serwera i liczb graczy.
   *[many] Sprawdzono { $checked } rzutów i dobrań: wszystko wynika z tajnej liczby serwera i liczb graczy.
}
fair-no = Los w tej grze nie wynika z tajnej liczby serwera i liczb graczy.
unchecked-answers = Odpowiedzi ludzi i botów nie są losem: zasad przestrzegano, a niczego więcej w nich nie sprawdzono.
unchecked-taken = Pierwsze odpowiedzi w liczbie { $n } pochodzą z innej partii; jej zapis można sprawdzić osobno.
unchecked-script = Pierwsze odpowiedzi w liczbie { $n } idą według scenariusza partii z przewodnikiem.
unchecked-setup = To, co ustawienia zostawiły losowi, serwer wylosował sam, zanim gracze podali swoje liczby.
unchecked-beacon = Z zobowiązaniem związano liczbę publiczną. Czy źródło podało właśnie ją i kiedy, trzeba porównać z samym źródłem.
unchecked-first = Ta partia jest według pierwszego sposobu: zobowiązanie nie wymienia ani stołu, ani zasad, ani tego, co przejęto z innej partii, a gracze podali liczby bez wcześniejszego przyrzeczenia.

# Dlaczego coś się nie udało.
refused-script-over = Partia skończyła się po odpowiedzi nr { $played }, a scenariusz ma ich { $given }.
refused-protocol = Ta strona i serwer już się nie rozumieją. Wczytaj stronę ponownie.
refused-unreadable = Serwer nie mógł odczytać tego żądania.
refused-no-table = Nie ma takiego stołu. Sprawdź link.
refused-old-rules = Tę partię rozpoczęto według zasad { $began }, a ten serwer gra według zasad { $now }. Nic z niej nie przepadło: otwórz ją w tej wersji Dicewright, w której ją rozpoczęto.
refused-old-content = Tę partię rozpoczęto z innymi kartami lub tabelami, niż ma ten serwer. Nic z niej nie przepadło: otwórz ją w tej wersji Dicewright, w której ją rozpoczęto.
refused-no-seat = Przy tym stole nie ma wolnego miejsca.
refused-not-yours = To nie jest twoje miejsce.
refused-seated = Masz już miejsce przy tym stole.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-paused = Gra jest wstrzymana. Najpierw ją wznów.
refused-begun = Gra już się zaczęła.
refused-over = Gra skończona.
refused-stale = Na stole tymczasem coś się zmieniło; spójrz jeszcze raz.
refused-not-asked = Teraz nie ma do ciebie pytania.
refused-no-advice = Przy tym stole rady są wyłączone.
refused-advice-late = Rada nie nadeszła na czas. Zapytaj jeszcze raz.
refused-out-of-range = Nie ma takiej odpowiedzi.
refused-save-over = Ta gra jest skończona; nie ma czego kontynuować.
refused-save-others = Przed końcem można zapisać tylko grę, w którą grasz sam z botami albo przy jednym ekranie.
refused-not-over = To możliwe dopiero po zakończeniu gry.
refused-present = Ten gracz jest przy stole.
refused-no-person = Zajmij przynajmniej jedno miejsce.
refused-script-alone = Gra z przewodnikiem jest dla jednej osoby i botów: oddaj pozostałe miejsca botom.
refused-no-level = Nie ma bota o takim poziomie.
refused-seats = Miejsc w tej grze może być { $seats }.
refused-too-many-tables = Stołów jest za dużo. Najpierw dokończ grę albo spróbuj później.
refused-too-many-reviews = Za dużo partii jest teraz analizowanych. Spróbuj za minutę.
refused-too-many-sockets = Gości jest za dużo. Spróbuj później.
refused-too-fast = Za szybko. Poczekaj chwilę.
refused-too-large = To jest za długie.
refused-origin = To żądanie pochodzi ze strony o innym adresie.
refused-method = Tutaj to niemożliwe.
refused-not-found = Pod tym adresem nic nie ma.
refused-broken = Coś poszło nie tak. Wczytaj stronę ponownie.
refused-damaged = Zapisu tego stołu nie da się odczytać. Stół odłożono; może go odszukać osoba, która prowadzi ten serwer.
refused-pledge = To nie jest przyrzeczona liczba albo ktoś jeszcze nie przyrzekł swojej.
refused-too-slow = Żądanie nadchodziło zbyt długo.
refused-too-much = Przy tym stole tyle już powiedziano i cofnięto, że dalej toczy się tylko sama gra.
refused-store = Ten serwer nie może teraz niczego zapisać. Nic z przyjętych ruchów nie przepadło: spróbuj za minutę.
refused-moving = Ten stół przenosi się na inny serwer. Spróbuj za chwilę.
refused-no-rule = Nie ma takiej zasady.
refused-no-puzzle = Nie ma takiego zadania.
refused-no-content = Ta gra w całości trzyma się instrukcji; nie ma dla niej pliku zawartości.

# A word that stands in place of a number in a content file.
any = dowolna liczba

# A rule that is made from the cards, at a table that has others.
rule-of-other-cards = Tak jest w grze wyjściowej; przy tym stole obowiązują inne karty i to one mówią, co robią.

# Czego potrzebuje serwer i pod jakim kątem sprawdza się zapis z niego.
refuse-database-open = Nie można otworzyć bazy danych { $file } ({ $why }); podaj inną w --database.
refuse-database-held = Na pliku { $file } działa już inny serwer; najpierw go zatrzymaj, podaj w --database inny plik albo użyj PostgreSQL dla kilku serwerów.
refuse-database-reach = Baza danych jest niedostępna ({ $why }); sprawdź --database.
refuse-database-unknown = Takiej bazy danych jak { $given } Dicewright nie zna; podaj plik albo postgresql://user@host/name.
refuse-database-package = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'dicewright[postgres]'.
refuse-database-served = Z tą bazą pracuje serwer albo ktoś ją właśnie naprawia; najpierw go zatrzymaj.
refuse-backup-none = Nie ma pliku { $file }; sprawdź nazwę.
refuse-backup-unread = { $file } nie jest kopią magazynu ({ $why }); podaj plik zapisany poleceniem `dicewright store backup`.
refuse-backup-there = Plik { $file } już istnieje; wybierz inną nazwę albo najpierw go przenieś.
refuse-backup-write = Nie można zapisać { $file } ({ $why }); wybierz inne miejsce.
refuse-settings-file = Ustawień w { $file } nie da się odczytać jako TOML ({ $why }).
refuse-setting = Ustawienie { $name } nie może mieć wartości { $given } ({ $why }); wszystkie pokaże `dicewright settings`.
refuse-setting-unknown = Nie ma ustawienia { $name }; wszystkie pokaże `dicewright settings`.
refuse-port = Nie można użyć adresu { $host } i portu { $port } ({ $why }); wybierz inne w --port lub --host.
refuse-seeds-none = W zapisie nie ma liczb serwera i graczy: sprawdzić można tylko skończoną partię z serwera.
refuse-seeds-unread = Liczb serwera i graczy w zapisie nie da się odczytać; weź niezmienioną kopię.
refuse-seed-other = Tajna liczba serwera nie jest tą, którą związał się przed partią.
refuse-seed-pledge = Liczba jednego z graczy nie jest tą, którą przyrzekł, zanim swoje podali inni.
refuse-seed-table = To nie ta partia, do której zobowiązał się serwer: inny jest stół, zasady, ustawienia albo to, co przejęto.
refuse-seed-since = Zapis pozostawia bez sprawdzenia inne odpowiedzi niż te, do których zobowiązał się serwer.
refuse-seed-setup = Ustawienia w zapisie nie wynikają z jego tajnej liczby.
refuse-seed-answer = Odpowiedź { $n } to rzut albo dobranie; w partii jest { $given }, a z liczb wynika { $due }.
