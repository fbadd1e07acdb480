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
refuse-large = Plik { $file } jest za duży; czyta się najwyżej { $most } MiB.
refuse-home = { $typed } to niczyj katalog domowy; wpisz całą ścieżkę.

# Co przechowuje serwer.
size-bytes = { $n ->
    [one] { $n } bajt
    [few] { $n } bajty
   *[other] { $n } bajtów
}
size-kib = { $n } KiB
size-mib = { $n } MiB
size-gib = { $n } GiB
store-file-broken = Plik { $file } jest uszkodzony ({ $why }). Polecenie `dicewright store repair` uratuje to, co da się jeszcze odczytać.
store-damaged = Stół { $table } jest uszkodzony ({ $why }). { $good ->
    [-1] Nie da się odczytać nawet tego, jak został założony.
   *[other] Z { $many } jego wpisów da się odczytać pierwsze { $good }.
}
store-refused = Stołu { $table } nie można tu prowadzić dalej. { $why }
store-unlisted = Stół { $table } jest cały, ale jego gracze nie znajdą go tam, gdzie jego miejsce.
store-strays = { $rows ->
    [one] { $rows } wiersz nie należy do żadnego stołu.
    [few] { $rows } wiersze nie należą do żadnego stołu.
   *[other] { $rows } wierszy nie należy do żadnego stołu.
}
store-checked = { $tables ->
    [one] Odczytano { $tables } stół
    [few] Odczytano { $tables } stoły
   *[other] Odczytano { $tables } stołów
}; { $damaged ->
    [0] żaden nie jest uszkodzony
    [one] { $damaged } jest uszkodzony
    [few] { $damaged } są uszkodzone
   *[other] { $damaged } jest uszkodzonych
}, a { $refused ->
    [0] wszystkie pozostałe można prowadzić dalej.
    [one] { $refused } zaczęto według innych zasad.
   *[other] { $refused } zaczęto według innych zasad.
}
store-repair = Polecenie `dicewright store repair` naprawi to, co się da; najpierw zrobi kopię zapasową.
store-before = To, co było wcześniej, jest w { $file }.
store-cut = Stół { $table } toczy się dalej po { $good } z { $many } swoich wpisów.
store-taken-out = Stół { $table } został usunięty: nie dało się odczytać nawet tego, jak został założony.
store-listed = Stół { $table } znów jest tam, gdzie jego miejsce.
store-swept = { $rows ->
    [one] Usunięto { $rows } wiersz, który nie należał do żadnego stołu.
    [few] Usunięto { $rows } wiersze, które nie należały do żadnego stołu.
   *[other] Usunięto { $rows } wierszy, które nie należały do żadnego stołu.
}
store-salvaged = Plik { $file } był uszkodzony i powstał na nowo; { $rows ->
    [one] dało się odczytać { $rows } wiersz.
    [few] dało się odczytać { $rows } wiersze.
   *[other] dało się odczytać { $rows } wierszy.
} Uszkodzony plik zachowano jako { $old }.
store-sound = Nie było czego naprawiać.
store-backed-up = { $tables ->
    [one] { $tables } stół jest
    [few] { $tables } stoły są
   *[other] { $tables } stołów jest
} w { $file }, { $size }. Strzeż tego pliku: są w nim tajne liczby partii, które się toczą.
store-unread = { $tables ->
    [one] { $tables } stołu nie dało się odczytać i nie ma go w kopii.
   *[other] { $tables } stołów nie dało się odczytać i nie ma ich w kopii.
}
store-restored = { $tables ->
    [one] { $tables } stół z { $file } jest teraz w magazynie.
    [few] { $tables } stoły z { $file } są teraz w magazynie.
   *[other] { $tables } stołów z { $file } jest teraz w magazynie.
}
store-gone = Usunięto stoły: { $unstarted }, przy których partia się nie zaczęła, { $playing }, do których nikt nie wrócił, { $finished }, przy których partia się skończyła. Zajmowały { $size }.
store-would-go = Zniknęłyby stoły: { $unstarted }, przy których partia się nie zaczęła, { $playing }, do których nikt nie wrócił, { $finished }, przy których partia się skończyła. Zajmują { $size }.
store-stats = { $game ->
    [unreadable] Stołów, których nie da się odczytać, jest { $unreadable }.
   *[other] Stoły gry { $game }: { $unstarted } czeka na początek, { $playing } w grze, { $finished } skończonych; zajmują { $size }.
}
store-all = Wszystkich stołów jest { $tables }, zajmują { $size }.
store-file = Plik { $file } ma { $size }.
refuse-no-store = Nie ma magazynu { $file }; sprawdź --database.
refuse-store-full = W tym magazynie są już stoły, a kopię przywraca się do pustego. Podaj inny w --database.
