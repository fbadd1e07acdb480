# Stół Dice Throne.

phases = Fazy tury
phase-upkeep = Utrzymanie
phase-income = Dochód
phase-main-1 = Główna 1
phase-offense = Rzut ofensywny
phase-targeting = Wyznaczenie celu
phase-defense = Obrona
phase-main-2 = Główna 2
phase-discard = Odrzucenie

kept = zostaje
again = rzut
ready = gotowe
best-keep = Najlepszy wybór
own-keep = Twój wybór
keep-all = Zostaw wszystkie
keep-none = nic
worth = oczekiwane obrażenia
best-chance = najlepiej { $chance }
attempts-left = { $n ->
        [one] została { $n } próba
        [few] zostały { $n } próby
       *[other] zostało { $n } prób
    }
level = Poziom { $n } z { $of }
shared = wspólne
teammate = Twoja drużyna
out = poza grą
hand-none = Nie masz kart na ręce
abilities-of = Zdolności bohatera { $name }

# Wybór bohatera.

hero = Bohater
hero-any = Dowolny bohater
hero-any-more = Losowany spośród tych, których nikt nie wziął.
hero-choose = Wybierz bohatera
hero-taken = także na miejscu { $seat }
season = Sezon { $n }
complexity = Złożoność { $n } z { $of }

attacks = { $one } atakuje gracza { $other }
attacks-nobody = { $one } atakuje
stopped = zatrzymano { $n }
healed = wyleczono { $n }
damage-to = obrażenia dla gracza { $name }
you = Ty
you-attack = Atakujesz gracza { $other }
you-attack-nobody = Atakujesz
attacks-you = Atakuje cię { $one }
you-defend = Bronisz się
no-defence = Bez obrony
no-defence-yet = Obrona dopiero będzie
damage-to-you = obrażenia dla ciebie
back-to-you = wraca do ciebie
back-to = wraca do gracza { $name }
will-be = będzie { $n }

# The sheet of a hero.

dice = Kości
sheet-odds = Szanse każdej zdolności, gdy gra się tylko o nią: trzy rzuty pięcioma kośćmi.
statuses = Efekty i towarzysze
sheet-cards = Karty talii ({ $count }), poza wspólnymi dla wszystkich talii
hero-take = Wybierz postać { $hero }
hero-take-any = Zdaj się na los

# What a main phase offers.

means-none = Za { $cp } PW nie ma czego zagrać.
means-more = { $count ->
        [one] i jeszcze { $count } karta na ręce
        [few] i jeszcze { $count } karty na ręce
       *[many] i jeszcze { $count } kart na ręce
    }
means-next = Potem { $phase }

# Koniec gry.

score-health = Pozostałe zdrowie
score-attack = Obrażenia z ataków
score-best = Najcięższy atak
score-defense = Obrażenia z obrony
score-suffered = Przyjęte od kart i efektów
score-prevented = Zapobieżono obrażeniom
score-healed = Odzyskane zdrowie
score-cards = Zagrane karty
score-upgrades = Ulepszone zdolności
turning-points = Najcięższe ciosy
turn-n = Tura { $n }
blow = { $cause }. { $line }
health-by-turn = Zdrowie tura po turze
health-lead = Od tury { $turn } najwięcej zdrowia ma { $name }
card-main = Faza główna
card-roll = Faza rzutu
card-instant = Natychmiast
card-upkeep = Faza utrzymania
card-upgrade = Ulepszenie
