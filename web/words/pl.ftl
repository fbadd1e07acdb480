# Słowa samej strony. Wszystko o grach przychodzi z serwera.

title-home = Cztery gry z kośćmi
title-new = Nowy stół
title-table = Stół
title-cards = Karty
title-finished = Rozegrane partie
title-replay = Powtórka
title-learn = Pierwsza partia
title-puzzles = Zadania
title-rules = Zasady
title-about = O programie

home = Dicewright, strona główna
home-title = Siadaj. Kości czekają.
home-lead = Cztery nowoczesne gry z kośćmi, w całości: przeciw botowi, przy jednym ekranie albo ze znajomymi przez link.
games = Gry
about-dice_throne = Pojedynek bohaterów na pięciu kościach: rzucaj, zatrzymuj, uderzaj i zagraj kartę w najgorszej dla rywala chwili.
about-dice_forge = Wykuwaj nowe ścianki własnych kości i wydawaj zdobycze na bohaterskie wyczyny.
about-roll_player = Wybieraj kości i stwórz najniezwyklejszą postać przy stole.
about-irondie = Dwie armie po dziewięć metalowych kości w dziewięciu kształtach: potyczki, pojedynki i ciosy w życie rywala.
about-game = Gra z kośćmi.
game-seats = { $most ->
    [1] Dla jednego gracza
    [2] { $least ->
        [1] Dla jednego lub dwóch graczy
       *[other] Dla dwóch graczy
    }
   *[other] Od { $least } do { $most } graczy
}
game-content = Z plikiem { $name }
play-now = Zagraj
play-now-game = Zagraj: { $game }, przeciw botowi
new-table = Przygotuj stół
new-table-game = Przygotuj stół: { $game }
learn = Pierwsza partia
learn-all = Nauka gry
learn-all-what = Pierwsza partia w dziesięć minut i zasada pod każdym „Dlaczego?”
puzzles-what = Jedna odpowiedź jest wyraźnie najlepsza, a niewielu ją widzi.
puzzles-game = Zadania: { $game }
edit-own = Karty z twojego pudełka
edit-own-what = Coś wydrukowano inaczej? Popraw to i graj z poprawką.
edit-own-game = Zmień karty: { $game }
home-watch-again = Obejrzyj znowu
home-watch-again-what = Każda partia ruch po ruchu, z dowodem, że kości były uczciwe.
continue-more = i jeszcze { $count }
resume = Graj dalej
learn-game = Pierwsza partia: { $game }
opening = Otwieram…
continue = Graj dalej od tego miejsca
join-by-link = Dołącz przez link
join-wrong-link = To nie jest link do stołu. Kończy się on szesnastoma literami i cyframi.
join = Przejdź
more = Więcej
finished = Rozegrane partie
about = O programie i podziękowania
dice-laid-out = Kości leżą na kartach inicjatywy
starting-dice-placed = Kości początkowe leżą na swoich miejscach
status-gathering = czeka na graczy
status-playing = w toku

settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = jak w systemie
theme-dark = noc
theme-light = dzień
pace = Jak szybko stół pokazuje, co się dzieje
pace-calm = spokojnie
pace-brisk = żwawo
pace-instant = od razu
sound = Dźwięk i wibracje
volume = Głośność
motion = Animacja
keys = Klawisze
keys-text = Wszystko da się zrobić z klawiatury. Tab prowadzi od rzeczy do rzeczy, Enter naciska. Gdy przychodzi twoja kolej, fokus przechodzi do pytania: strzałki prowadzą po możliwościach, a cyfry od 1 do 9 je wybierają. Escape prowadzi na planszę i z powrotem; tam strzałki prowadzą od rzeczy do rzeczy i pokazują, co warto o niej wiedzieć. Z pokazuje ją w powiększeniu. R pokazuje ostatnią scenę jeszcze raz, spacja pomija to, co jest pokazywane; naciśnięta dwa razy lub przytrzymana pomija wszystko, co czeka. W dzienniku strzałki prowadzą po wydarzeniach, Enter pokazuje wydarzenie jeszcze raz, Escape wraca. M wyłącza i włącza dźwięk i wibracje.
close = Zamknij

players = Gracze
my-name = Twoje imię
their-name = Imię przy tym ekranie
guest = Gość
team-number = Drużyna { $n }
seat-number = Kto gra na miejscu { $n }
kind-me = Ja
kind-bot = Bot: { $level }
level-of-bots = Poziom botów
kind-open = Ten, kto przyjdzie przez link
kind-same = Ktoś przy tym ekranie
aids-all = Widać tu szanse i można prosić o radę.
aids-odds = Widać tu szanse, ale rad nie ma.
aids-none = Przy tym stole nie ma ani szans, ani rad.
clock = Czas na decyzję
clock-seconds = { $seconds ->
    [0] Bez limitu
    [30] 30 sekund
    [60] 1 minuta
    [180] 3 minuty
    [600] 10 minut
   *[other] 1 dzień
}
options = Zasady i warianty ({ $count })
start = Zacznij
open-table = Otwórz stół
no-such-game = Nie ma tu takiej gry.
no-server = Serwer nie odpowiada. Czy działa?

gathering-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
gathering-host = { $name } zaprasza cię na partię { $game }
gathering-join = Wybierz miejsce.
gathering-full = Wszystkie miejsca są zajęte. Gra zaraz się zacznie.
invite = Wyślij ten link
copy = Kopiuj
copied = Skopiowano
sit-down = Usiądź
leave = Odejdź od stołu

seat-remove = Zwolnij miejsce: { $name }
seat-you = ty
seat-here = przy tym ekranie
seat-online = online
seat-away = offline
seat-bot = bot, { $level }
seat-lesson = gra tak, jak zakłada lekcja
seat-stand-in = gra bot
seat-open = wolne miejsce
others = Pozostali
seat-turn = decyduje
left = zostało: { $n }
titled = { $title }: { $text }
said-next = { $said } – { $next }
dice-again = { $n ->
        [one] Przerzuć jedną kość
        [few] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
dice-thrown = { $you ->
        [yes] Rzucasz { $n ->
            [one] { $n } dodatkową kością
           *[other] { $n } dodatkowymi kośćmi
        }
       *[no] { $name } rzuca { $n ->
            [one] { $n } dodatkową kością
           *[other] { $n } dodatkowymi kośćmi
        }
    }
used = użyte
seat-place = miejsce { $place }

question = Pytanie
to-question = Do pytania
advice = Rada
why = Dlaczego?
why-not = Niemożliwe ({ $count })
all-options = Więcej ({ $count })
options-alone = Możliwości ({ $count })
press-twice = Naciśnij jeszcze raz: { $option }
any-of-them = Losuj
pick-anew = Wybierz coś innego
subset-done = { $count ->
    [0] Nic z tego
   *[other] Wybrane: { $count }
}
pass-on = Nie pytaj…
pass-roll = do mojego następnego rzutu
pass-phase = w tej fazie
pass-turn = w tej turze
pass-window = w takich chwilach
pass-card = o „{ $name }” do mojej następnej tury
ask-everything = Pytaj w każdej chwili
passing-roll = pasujesz do swojego następnego rzutu
passing-phase = pasujesz do końca tej fazy
passing-turn = pasujesz do końca tury
passing-window = w niektórych chwilach pasujesz
ask-always = Pytaj zawsze
passed-quickly = Pasujesz, bo pytań miało nie być.
time-left = Pozostały czas
time-soon = { $label }: { $minutes ->
    [one] została niecała minuta.
    [few] zostały niecałe { $minutes } minuty.
   *[other] zostało niecałe { $minutes } minut.
}
time-over = { $label }: czas minął.
skip = Pomiń
go-on = Dalej
earlier = Wcześniej
to-now = Wróć do gry
show-again = Pokaż jeszcze raz
sending = …
noted = Zapisane. Czekamy na pozostałych.
undo = Cofnij
talk = Przy stole
log = Co się działo
log-earlier = { $count ->
    [one] Pokaż { $count } wcześniejszy wiersz
    [few] Pokaż { $count } wcześniejsze wiersze
   *[many] Pokaż { $count } wcześniejszych wierszy
}
entry-more = Szczegóły: { $count }
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
not-connected = Brak połączenia. Odpowiedź nie poszła; połączenie samo wróci, wtedy naciśnij ponownie.
connection-lost = Połączenie zerwane. Próbuję ponownie…
watching = oglądasz
take-back = Odbierz botowi swoje miejsce
stand-in = Niech za gracza { $name } gra bot
own-cards = Zmienione karty
own-cards-what = Partia toczy się z plikiem { $name }: { $count ->
    [one] { $count } wartość różni się od wyjściowej
    [few] { $count } wartości różnią się od wyjściowych
   *[many] { $count } wartości różni się od wyjściowych
}
cards-in-force = Karty w grze
reconstructed = Co w tej grze jest odtworzone, a nie wydrukowane ({ $count })
play-again = Zagraj jeszcze raz
see-table = Zobacz stół
see-score = Zobacz wynik
watch-again = Obejrzyj jeszcze raz
review = Analiza partii
what-if = A gdyby
what-if-told = To „a gdyby”: stół zaczął się w środku zakończonej partii, po { $step ->
    [one] { $step } ruchu
   *[other] { $step } ruchach
}. Do tego miejsca wszystko jest tak, jak było; wszystkie późniejsze rzuty i dobrania są nowe. Zakończona partia pozostaje bez zmian.
what-if-original = Do partii, w której się zaczął
play-otherwise = Wybierz od nowa
place = Miejsce
rematch-said = Jeszcze jedna partia? { $link }
replay = Powtórka
download = Pobierz
verify = Sprawdź kości
curtain = Przy ekranie siada { $name }
curtain-more = Stół jest zasłonięty, dopóki przy ekranie nie usiądzie właściwa osoba.
curtain-open = To ja, { $name }

title-turn = ● Twój ruch · { $game }
leave-sure = Odejść od pozostałych?
leave-more = Dopóki cię nie ma, gra za ciebie bot. Do stołu wrócisz ze strony głównej: „Graj dalej od tego miejsca”.
stay = Zostań
ways = Jak przerwać grę
pause-game = Pauza
pause-ask = Poproś o pauzę
pause-wanted = O pauzę prosi { $names }.
pause-agree = Zgadzam się
paused = Gra wstrzymana
paused-more = Zegary stoją. Wszystko ruszy dokładnie od tego miejsca.
resume-game = Graj dalej
resume-ask = Poproś o wznowienie
resume-wanted = Dalej chce grać { $names }.
resign = Poddaj się
resign-sure = Poddać tę grę?
resign-not = Gram dalej
resign-duel = Gra się skończy, a wygra { $name }.
resign-many = Twoje miejsce na dobre zajmie bot, pozostali grają do końca.
resign-alone = Gra skończy się w tym miejscu. Będzie ją można obejrzeć jeszcze raz.
told-here = { $name } znów siedzi przy stole.
told-away = { $name } jest chwilowo offline.
told-left = { $name } nie siedzi już przy stole, dalej gra bot.
notify-ask = Powiadom, gdy będzie mój ruch
notify = Powiadomienie o moim ruchu

rules = Zasady
rules-game = Zasady: { $game }
rules-all = Wszystkie zasady
rule-back = Wróć do zasady
in-glossary = W słowniku
rule-title = Zasada
rule-printed = wydrukowana
rule-ruled = nasze rozstrzygnięcie
rule-reconstructed = odtworzona

fair-title = Uczciwe kości
fair-how = Przed pierwszym rzutem serwer związał się tajną liczbą, a każdy gracz dodał własną. Wszystkie rzuty wynikają z nich, a na końcu tajna liczba zostaje odsłonięta i każdy może sprawdzić, że niczego nie podmieniono.
fair-what-if = Ten stół zaczął się w środku zakończonej partii. Rzuty do tego miejsca pochodzą z tamtej partii i mają własny dowód; wszystko, co wypadło później, wynika z tajnej liczby i liczb graczy podanych poniżej, a nie z czegokolwiek dawnego.
fair-commitment = Zobowiązanie serwera
fair-server-seed = Tajna liczba serwera
fair-beacon = Liczba publiczna, z którą związano los
fair-book = Obowiązujące zasady, karty i tabele
fair-later = zostanie odsłonięta na końcu gry
fair-seeds = Liczby graczy
fair-no-reckoning = Na stronie, która przyszła z innego komputera zwykłym http, przeglądarka niczego nie sprawdzi. Otwórz stół przez https albo pobierz partię i użyj `dicewright verify`.
fair-unchecked = Policzyła to twoja przeglądarka z tego, co sama zachowała, i z rzutów oraz dobrań, które teraz wylicza serwer. To, że jest to partia, którą widziałeś, i że przestrzegano zasad, sprawdza `dicewright verify` na pobranej partii.
fair-found-commitment = { $right ->
    [yes] Tajna liczba jest tą, do której serwer zobowiązał się dla tego stołu, tych miejsc i tych zasad.
    [no] Tajna liczba nie jest tą, do której zobowiązał się serwer.
   *[unknown] Zobowiązania nie da się sprawdzić.
}
fair-found-kept = { $right ->
    [yes] Zobowiązanie jest tym, które ta przeglądarka widziała przed partią.
    [no] Przed partią ta przeglądarka widziała inne zobowiązanie.
   *[unknown] Ta przeglądarka nie zachowała zobowiązania tego stołu.
}
fair-found-pledges = { $right ->
    [yes] Wszyscy gracze podali liczby, które przyrzekli.
    [no] Któryś gracz podał inną liczbę, niż przyrzekł.
   *[unknown] Gracze przy tym stole nie przyrzekali liczb.
}
fair-found-mine = { $right ->
    [yes] Twoja liczba jest wśród nich.
    [no] Twojej liczby nie ma wśród nich.
   *[unknown] Z tej przeglądarki nie podano liczby.
}
fair-found-beacon = { $right ->
    [yes] Liczba publiczna jest związana ze zobowiązaniem: zależy od niej każdy rzut i każde dobranie. Porównaj ją ze źródłem.
   *[no] Zobowiązanie nie pasuje do tej liczby publicznej.
}
fair-found-dice = { $right ->
    [yes] { $count ->
        [one] { $count } rzut lub dobranie wynika z tajnej liczby i liczb graczy.
        [few] Wszystkie { $count } rzuty i dobrania wynikają z tajnej liczby i liczb graczy.
       *[many] Wszystkie { $count } rzutów i dobrań wynika z tajnej liczby i liczb graczy.
    }
   *[no] Jakiś rzut lub dobranie nie wynika z tajnej liczby i liczb graczy.
}

finished-none = Nic jeszcze nie rozegrano do końca. Tu znajdziesz swoje partie, by obejrzeć je ponownie.
moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
replay-of = Powtórka: { $game }
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej
turn-back = Do poprzedniej tury
turn-on = Do następnej tury
run = Odtwarzaj
pause = Wstrzymaj
step-of = Ruch { $step } z { $total }
eyes = Czyimi oczami
eyes-watcher = widz

guide = Przewodnik
guide-note = Co mówi przewodnik
guide-step = { $step } z { $total }
guide-watch = Patrz na stół.
guide-there = Pokaż, gdzie to
guide-back = Krok wstecz
guide-repeat = Pokaż jeszcze raz
guide-ways = Inne
guide-free = Dalej gram bez pomocy
guide-lead = Prowadź mnie znowu
guide-leave = Wyjdź, partia poczeka
guide-read-first = Chwileczkę: najpierw doczytaj tutaj i naciśnij „Dalej”.
guide-not-that = Z tym teraz nic nie zrobisz. To, czego trzeba, ma wokół siebie obwódkę.
guide-unfinished = Masz niedokończoną pierwszą partię: { $game }.
guide-resume = Graj dalej od tego miejsca
guide-again = Jeszcze raz od początku
guide-none = Do tej gry nie ma jeszcze partii z przewodnikiem.
coach = Trener
coach-weigh = Co radzisz?
coach-off = Dzięki, poradzę sobie

about-what = Cztery gry z kośćmi, w całości, z przestrzeganymi i objaśnionymi zasadami: graj, badaj, symuluj. Wolne oprogramowanie na licencji MIT.
about-games = Gry
about-owners = Gry należą do swoich autorów i wydawców. Nie ma tu ich rysunków ani tekstów; zasady opowiadamy własnymi słowami. Jeśli gra ci się podoba, kup pudełko.
about-credits = Podziękowania
about-icons = Ikony: game-icons.net, autorzy Lorc, Delapouite i inni, licencja CC BY 3.0.
about-faces = Kroje pisma: Alegreya (Juan Pablo del Peral) i Commissioner (Kostas Bartsokas), licencja SIL Open Font License.
about-code = Najcięższą pracę wykonują Preact, Fluent, Starlette, msgspec, NumPy, Numba i Pyodide.
about-privacy = Prywatność
about-privacy-text = Strona rozmawia tylko z własnym serwerem. Imię, ustawienia i klucz do twoich miejsc zostają w tej przeglądarce.

# How the score went, on the end screen.
course = Wynik runda po rundzie
took-lead = { $name } wychodzi na prowadzenie w rundzie { $round }

take-up = Graj dalej z pliku
save-none = Ten plik nie jest zapisaną grą.
save-game = Zapisz do pliku
own-title = Bez serwera
own-looking = Szukamy tego, co jest potrzebne …
own-getting = Pobieramy { $size } MB, jeden raz. Potem we wszystkie gry można grać bez sieci.
own-begins = Przygotowujemy stoły …
own-broken = W tej przeglądarce nie udało się przygotować stołów. Może pomoże nowsza.
own-not-here = Przeglądarka niczego tu nie zachowuje na później: trzeba do tego adresu z https albo samej tej maszyny.
own-not-there = Stąd nie można pobrać tego, czego potrzeba do gry bez serwera.
own-failed = Nie udało się pobrać wszystkiego. To, co przyszło, jest zachowane; spróbuj ponownie przy lepszej sieci.
own-full = W tej przeglądarce nie ma już na to miejsca. Zwolnij trochę i spróbuj ponownie.
own-no-drawer = Ta przeglądarka nie pozwala stronom niczego zachowywać, więc i stołów nie dałoby się zachować. Tak bywa w oknach prywatnych.
own-elsewhere = Twoje stoły są otwarte w innym oknie tej strony. Graj tam albo kontynuuj tutaj: tamto okno wtedy je odda i nic nie przepadnie.
own-take-over = Kontynuuj tutaj
own-back = Wróć do serwera
own-what = Wszystkie cztery gry przeciw botom albo przy jednym ekranie, z pierwszymi partiami i zadaniami, w pociągu i w samolocie. Twoje stoły zostają w tej przeglądarce.
own-begin = Graj bez serwera
own-here = Te stoły są tylko na tym urządzeniu.
