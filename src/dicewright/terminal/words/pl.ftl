# Co mówi stół w terminalu.
table-player = { $player ->
    [you] ty
    [human] człowiek
   *[other] bot { $player }
}
table-welcome = Odpowiadaj numerem; o całej reszcie opowie help.
table-hand-over = Przy ekranie siada { $name }
table-press-enter = Naciśnij Enter, gdy nikt inny nie patrzy.
table-kept = Partia jest zapisana. Wróć do niej tak:
table-not-kept = Partii nie udało się zapisać w pliku. Oto ona; skopiuj ją do pliku, aby wrócić do niej później:
table-replay = Obejrzyj partię jeszcze raz:
table-won = Wygrywasz!
table-lost = Przegrywasz.
table-subset = Wpisz numery, na przykład 1 3 4 albo 2-5; albo all (wszystkie), none (żaden), -2 (wszystkie oprócz 2).
table-back = Wpisz back, aby wybrać coś innego.
table-group = { $thing }: { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
}
table-refused = { $count ->
    [one] { $count } rzecz jest teraz niemożliwa; wpisz why not.
    [few] { $count } rzeczy są teraz niemożliwe; wpisz why not.
   *[other] { $count } rzeczy jest teraz niemożliwych; wpisz why not.
}
table-nothing-refused = Nic na stole nie jest ci teraz zabronione.
table-not-understood = „{ $word }” tu nie pasuje; wpisz numer z listy albo help.
table-undone = Cofnięto.
table-languages = Wpisz lang i jedno z: { $list }.
table-look-nothing = Nie ma niczego o takiej nazwie; wpisz look, aby zobaczyć wszystko.
table-save-how = Wpisz save i nazwę pliku.
table-saved = Zapisano w { $file }.
table-quit = Enter kończy (partia zostaje zapisana); albo wpisz nazwę pliku, aby zapisać ją także tam:
table-help =
    Numer odpowiada na pytanie; kilka numerów wybiera krok po kroku.
    why         zasada stojąca za pytaniem
    why 3       zasada stojąca za opcją 3
    why not     co jest teraz niemożliwe i według jakich zasad
    hint        co jest tu najlepsze, z szansami, i dlaczego
    look SŁOWO  co robią rzeczy na stole
    undo        cofnij swoją ostatnią odpowiedź; nigdy rzutu, odkrycia
                ani cudzego działania
    board       pokaż stół jeszcze raz
    log         wszystko, co się wydarzyło
    save PLIK   zapisz partię
    lang ru     zmień język: en, ru, pl
    quit        odejdź; partia zostaje zapisana i można do niej wrócić
table-time = Pozostały czas: { $parts }
table-left = { $limit } { $time }
table-late = Czas minął: na to, co jeszcze nierozstrzygnięte, pada odpowiedź domyślna.
table-rule-printed = wydrukowane w instrukcji
table-rule-ruled = odczytanie instrukcji
table-rule-reconstructed = odtworzone, nie wydrukowane
table-rule-switch = Inne odczytanie wybierzesz przez --option { $option }=...
table-hint-chance = { $chance } (± { $margin })
table-hint-score = { $score } (± { $margin })
table-hint-rough = To zgrubna ocena na podstawie prób, których było { $trials }.
menu-welcome = Witaj w Dicewright.
menu-language = Język?
menu-game = W co gramy?
menu-opponent = Przeciwko komu?
menu-bot = bot { $player }
menu-one-screen = ludzie przy jednym ekranie
menu-seats = Ile miejsc?
menu-choose = Wpisz numer; Enter wybiera pierwszy.
menu-again = Wpisz numer od 1 do { $count }.
replay-at = Odpowiedź { $at } z { $count }
replay-step = Enter idzie dalej, q kończy:

# Co zmienia plik zawartości.
content-changes = Plik { $file } jest w porządku. { $n ->
        [0] Niczego nie zmienia.
        [one] Zmienia { $n } wartość:
        [few] Zmienia { $n } wartości:
       *[other] Zmienia { $n } wartości:
    }
content-thing = u czego
content-field = wartość
content-shipped = w zestawie
content-sure = skąd znana
content-own = u ciebie

# Zadania.
puzzle-head = Zadanie { $n } z { $of } · { $grade ->
    [1] łatwe
    [2] średnie
   *[3] trudne
}
puzzle-right = Tak jest: „{ $best }”.
puzzle-wrong = „{ $given }” to nie to. Najlepsza odpowiedź to „{ $best }”.
puzzle-lost = „{ $given }” traci { $lost }. Najlepsza odpowiedź to „{ $best }”.
puzzle-found = Spośród odpowiedzi słabszych botów rozwiązało je { $part }.
puzzle-next = Enter pokazuje inne zadanie, again to samo jeszcze raz, play gra stąd dalej przeciwko botowi, quit kończy:
puzzle-no-hint = To zadanie dla ciebie: najpierw odpowiedz, a dowiesz się, co obiecuje każda możliwość.
puzzle-no-undo = Tu nie ma czego cofać: liczy się pierwsza odpowiedź.
refuse-no-puzzles = Do { $game } nie ma zadań.
refuse-no-puzzles-of = Do { $game } nie ma zadań o trudności { $grade }; pomiń --grade.
refuse-grade = Nie ma trudności { $given }; podaj --grade 1 (łatwe), 2 (średnie) albo 3 (trudne).
refuse-puzzle = Nie ma zadania { $given }; podaj --number od 1 do { $of }.
