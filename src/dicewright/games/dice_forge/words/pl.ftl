# Dice Forge in Polish.

game-dice_forge = Dice Forge

## Resources

resource-gold = złoto
resource-sun = odłamki Słońca
resource-moon = odłamki Księżyca
resource-vp = punkty chwały
amount-gold = { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-sun = { $n ->
        [one] { $n } odłamek Słońca
        [few] { $n } odłamki Słońca
       *[many] { $n } odłamków Słońca
    }
amount-moon = { $n ->
        [one] { $n } odłamek Księżyca
        [few] { $n } odłamki Księżyca
       *[many] { $n } odłamków Księżyca
    }
amount-vp = { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
       *[many] { $n } punktów chwały
    }
amount-none = nic
amount-for-each = { $amount } { $each }
for-each-replaced = za każdą ściankę wymienioną przez ciebie do tej pory
for-each-cards = za każdą twoją kartę tego wyczynu
sentences = { $first } { $second }

## Faces

face-G1 = Złoto 1
face-V2 = Chwała 2
face-G3 = Złoto 3
face-M1 = Księżyc 1
face-G4 = Złoto 4
face-S1 = Słońce 1
face-G6 = Złoto 6
face-C1 = Złoto, Słońce albo Księżyc 1
face-V1S1 = Chwała 1 + Słońce 1
face-G2M1 = Złoto 2 + Księżyc 1
face-G3orV2 = Złoto 3 albo chwała 2
face-M2 = Księżyc 2
face-S2 = Słońce 2
face-V3 = Chwała 3
face-V4 = Chwała 4
face-M2V2 = Księżyc 2 + chwała 2
face-C2 = Złoto, Słońce albo Księżyc 2
face-G1S1M1V1 = Złoto 1 + Słońce 1 + Księżyc 1 + chwała 1
face-X3 = Potrojenie (×3)
face-MIRROR = Zwierciadło
face-SHIP = Statek
face-SHIELD_GOLD = Tarcza złota
face-SHIELD_SUN = Tarcza Słońca
face-SHIELD_MOON = Tarcza Księżyca
face-SHIELD_VP = Tarcza chwały
face-BOAR_RED = Czerwony dzik
face-BOAR_YELLOW = Żółty dzik
face-BOAR_GREEN = Zielony dzik
face-BOAR_BLUE = Niebieski dzik

face-text = Gdy wypadnie: { $does }.
face-triple = sama nic nie daje, ale druga ścianka błogosławieństwa liczy się potrójnie
face-mirror = liczy się jak jedna ze ścianek leżących na wierzchu na kościach przeciwników
face-ship = możesz kupić jedną ściankę z sanktuarium taniej o { $discount } i od razu ją wykuć
face-shield = jeśli druga kość przyniosła ten zasób ({ $resource }), { $found }, w przeciwnym razie { $otherwise }
face-boar = { $effect }; dla właściciela karty dzika tego koloru: { $owner }; tej ścianki nie można wymienić do końca gry
face-price = Koszt: { $price }.
price-row = { $face } ({ $price })

## Feats and tokens

feat-blacksmiths-hammer = Młot kowala
feat-blacksmiths-chest = Skrzynia kowala
feat-silver-hind = Srebrna łania
feat-great-bear = Wielka Niedźwiedzica
feat-satyrs = Satyrowie
feat-tenacious-boar = Nieustępliwy dzik
feat-ferryman = Przewoźnik
feat-cerberus = Cerber
feat-helmet-of-invisibility = Hełm niewidzialności
feat-cancer = Rak
feat-sentinel = Wartownik
feat-elder = Starzec
feat-wild-spirits = Dzikie duchy
feat-guardians-owl = Sowa strażnika
feat-celestial-ship = Niebiański statek
feat-minotaur = Minotaur
feat-guardians-shield = Tarcza strażnika
feat-gorgon = Gorgona
feat-triton = Tryton
feat-mirror-of-the-abyss = Zwierciadło otchłani
feat-sphinx = Sfinks
feat-cyclops = Cyklop
feat-hydra = Hydra
feat-typhon = Tyfon
token-cerberus = żeton Cerbera
token-triton = żeton Trytona
title-triton = Żeton Trytona
token-hundred = żeton 100 punktów chwały

card-text = { $feat }. Koszt: { $cost }. { $notes }
feat-instant = Efekt natychmiastowy: { $effect }.
feat-reinforcement = Efekt wzmocnienia: { $effect }.
feat-automatic = Efekt automatyczny, { $occasion }: { $effect }.
feat-raises = Efekt stały: twoje rezerwy mieszczą więcej: { $limits }.
limit-raise = { $resource } +{ $n }
feat-laps = Efekt stały: zdobywane złoto możesz kłaść na tor młota zamiast do rezerwy. Pełne okrążenie: { $spaces }. Nagrody za kolejne okrążenia jednej karty: { $laps }.
feat-no-effect = Bez efektu.
feat-glory = Punkty chwały na karcie: { $n }.
occasion-great-bear = za każdym razem, gdy wyganiasz bohatera i gdy twój bohater zostaje wygnany
occasion-tenacious-boar = za każdym razem, gdy stosuje się dzika w kolorze tej karty
effect-gain = zdobądź { $gains }
effect-pay = zapłać { $amount }
effect-bless = { $n ->
        [one] otrzymaj { $n } boskie błogosławieństwo
        [few] otrzymaj { $n } boskie błogosławieństwa, jedno po drugim
       *[many] otrzymaj { $n } boskich błogosławieństw, jedno po drugim
    }
effect-minor = wybierz jedną ze swoich kości i otrzymaj nią { $n ->
        [one] { $n } mniejsze boskie błogosławieństwo
        [few] { $n } mniejsze boskie błogosławieństwa, jedno po drugim
       *[many] { $n } mniejszych boskich błogosławieństw, jedno po drugim
    }
effect-exchange = { $blessing }; zasoby ścianki, które możesz wziąć jako punkty chwały: { $resources } (za sztukę { $glory })
effect-others-stolen = wszyscy pozostali gracze rzucają obiema kośćmi, ale niczego nie stosują; wybierz dwie z tych kości i zastosuj ich ścianki jako własne boskie błogosławieństwo
effect-others-lost = wszyscy pozostali gracze rzucają obiema kośćmi i tracą wszystko, co dałyby ich ścianki; statki nie działają
effect-forge = weź ściankę „{ $face }” i od razu ją wykuj
effect-forge-shield = wybierz jedną z tarcz pozostałych w ogrodach i od razu ją wykuj
effect-give = daj dzika w kolorze tej karty innemu graczowi, który musi go od razu wykuć
effect-take = weź { $token }; { $does }
token-does-cerberus = po własnym błogosławieństwie możesz go odrzucić, aby zastosować rzut jeszcze raz
token-does-triton = w swojej turze możesz go odrzucić: { $effect }
token-text = Użycie: { $does }.

## The board

die-light = jasna kość
die-dark = ciemna kość
portal = portal { $n }
portal-start = portal startowy
zone-islands = Wyspy
zone-sanctuary = Sanktuarium
other-faces = Inne ścianki
zone-gardens = Ogrody
zone-hero = Planszetka bohatera
zone-die-light = Jasna kość
zone-die-dark = Ciemna kość
zone-forging = Ścianka do wykucia
zone-feats = Wyczyny
pile = { $face }, koszt { $price }
stack = { $feat } ({ $cost }, chwała { $glory }, portal { $portal })
reserve = { $resource } (limit { $limit })
hammer = młot, okrążenie { $lap } z { $laps } (pól { $spaces })
pawn = pionek: { $portal }
side-up = { $face } (na wierzchu)
note-boar-owner = { $seat-is ->
        [seat-you] Kartę masz ty.
       *[other] Kartę ma { $seat }.
    }
note-landed = Wypadła jako ostatnia i ją kopiuje zwierciadło: { $face }.
gauge-round = Runda
gauge-rounds-left = Pozostałe rundy
gauge-score = Wynik razem z kartami
gauge-replaced = Wymienione ścianki
gauge-source-dice = Kości i efekty
gauge-source-hammer = Okrążenia młota
gauge-source-cards = Karty
phase-setup = Przygotowanie gry
phase-over = Koniec gry
headline-round = Runda { $n } z { $rounds }
headline-turn = { $seat-is ->
        [seat-you] Twoja tura
       *[other] Turę rozgrywa { $seat }
    }
phase-lost = Minotaur: to, co dałyby ścianki, przepada
phase-sentinel = Wartownik: odłamki można wziąć jako punkty chwały
phase-cyclops = Cyklop: złoto można wziąć jako punkty chwały
phase-stolen = Satyrowie: stosuje się cudze ścianki
phase-blessing = Boskie błogosławieństwo
phase-reinforcements = Aktywacja kart wzmocnień
phase-action = Akcja główna
phase-extra = Akcja dodatkowa

## Questions and options

ask-choose = Co daje ci „{ $what }”?
ask-pick-die = Którą kością rzucasz dla karty „{ $what }”?
ask-pick-bearer = Kto dostaje dzika?
ask-pick-shield = Którą tarczę wykuwasz z karty „{ $what }”?
ask-set = Który wyczyn trafia na stos o koszcie: { $cost }?
ask-trim = Która ścianka opuszcza sanktuarium?
ask-roll = { $seat-is ->
        [seat-you] Rzucasz
       *[other] { $seat } rzuca
    } { $die-is ->
        [die-light] jasną kością
       *[die-dark] ciemną kością
    }
ask-mirror = Którą ściankę kopiuje twoje zwierciadło?
ask-mirror-losing = Którą ściankę kopiuje twoje zwierciadło? Stracisz to, co ona daje.
ask-resource = Który zasób daje ci ścianka „{ $face }”?
ask-resource-tripled = Który zasób daje ci potrojona ścianka „{ $face }”?
ask-resource-losing = Który zasób odbiera ci ścianka „{ $face }”?
ask-convert = Ścianka „{ $face }” daje { $gains }. Czy bierzesz zamiast tego punkty chwały?
ask-order = Nie całe złoto zmieści się w rezerwie. Co stosujesz najpierw: zasoby czy statek?
ask-hammer = Zdobywasz { $gold }. Ile z tego trafia na tor młota?
ask-ship = Którą ściankę kupujesz ze statku, taniej o { $discount }?
ask-forge = Którą ściankę zastąpi „{ $face }”?
ask-cerberus = Czy odrzucasz żeton Cerbera, aby jeszcze raz zastosować ten rzut ({ $faces })?
ask-cerberus-losing = Czy odrzucasz żeton Cerbera, aby jeszcze raz ponieść straty z tego rzutu ({ $faces })?
ask-satyrs = Które dwie kości stosują dla ciebie satyrowie?
ask-reinforce = Której karty wzmocnienia używasz?
ask-action = Składasz ofiarę bogom czy dokonujesz wyczynu?
ask-action-extra = Na co przeznaczasz akcję dodatkową?
ask-offering = Czy kupujesz jeszcze jedną ściankę?
ask-extra = Czy robisz coś jeszcze w tej turze?

do-gain = Zdobądź { $gains }
do-lose = Strać { $gains }
do-pick-die = Rzuć { $die-is ->
        [die-light] jasną kością
       *[die-dark] ciemną kością
    }
do-roll = { $face } (strona { $side })
do-copy = Skopiuj ściankę „{ $face }” ({ $seats })
do-keep = Zatrzymaj { $gains }
do-convert = Wymień { $gains } na { $glory }
do-gain-first = Najpierw zdobądź { $gains }, potem użyj statku
do-ship-first = Najpierw użyj statku, potem zdobądź { $gains }
do-hammer = { $hammer ->
        [0] Weź { $reserve } do rezerwy
       *[other] Połóż { $hammer } na torze młota{ $reserve ->
            [0] {""}
           *[other] , { $reserve } w rezerwie
        }
    }{ $lost ->
        [0] {""}
       *[other] {" "}(przepadnie { $lost })
    }
do-triton = Odrzuć żeton Trytona
do-buy = Kup ściankę „{ $face }” za { $price }
do-buy-free = Weź ściankę „{ $face }” za darmo
do-buy-nothing = Nic nie kupuj
do-forge = Zastąp ściankę „{ $face }” ({ $die })
do-keep-token = Zatrzymaj żeton
do-cerberus = Odrzuć żeton Cerbera
rolled-face = „{ $face }” ({ $seat }, { $die })
do-satyrs = Zastosuj { $one } i { $two }
do-go-on = Przejdź do akcji głównej
do-reinforce = Użyj karty „{ $feat }”{ $left ->
        [1] {""}
       *[other] {" "}(pozostało kart: { $left })
    }
do-nothing = Nic nie rób
do-perform = Dokonaj wyczynu „{ $feat }” za { $cost }
do-perform-ousting = Dokonaj wyczynu „{ $feat }” za { $cost } i wygnaj gracza { $seat }
do-enough = Nie kupuj więcej
do-end-turn = Zakończ turę
do-extra = Zapłać { $cost } za akcję dodatkową

refused-bearer = { $seat-is ->
        [seat-you] Sobie dzika dać nie można
       *[other] { $seat } nie może dostać dzika: dostaje go inny gracz
    }
refused-mirror = Zwierciadło nie kopiuje innego zwierciadła, { $face }
refused-own-face = Ścianka { $face } jest twoja, a zwierciadło pokazuje ścianki przeciwników
refused-copied = Ściankę { $face } kopiuje już twoje drugie zwierciadło
refused-dear = „{ $thing }” kosztuje { $cost }
refused-alike = Ścianka „{ $thing }” nie pasuje: ścianki jednej ofiary muszą być różne
refused-empty = Kart „{ $thing }” już nie ma
refused-locked = Ścianka „{ $face }” ({ $die }) zostaje: dzika nie można wymienić
refused-used = Karta „{ $thing }” jest już użyta w tej turze
refused-extra-again = W turze możliwa jest tylko jedna akcja dodatkowa
refused-extra-dear = Akcja dodatkowa kosztuje { $cost }
refused-extra-vain = Po zapłaceniu za akcję dodatkową ({ $cost }) nie stać cię ani na ściankę, ani na wyczyn

refuse-feat-anyway = Opcja feats nie przyjmuje „{ $name }”: ten wyczyn i tak leży na planszy, chyba że zostanie zastąpiony. Podaj introductory, alternative, random albo coś z listy: { $known }.
refuse-feat-unknown = Opcja feats nie przyjmuje „{ $name }”: nie ma takiego wyczynu. Podaj introductory, alternative, random albo coś z listy: { $known }.

## Events

event-set = Na stos ({ $slot }) trafia wylosowana karta „{ $feat }”
event-trimmed = Z gry wypada ścianka „{ $face }”
event-round = Runda { $round }
event-turn = { $seat-is ->
        [seat-you] Twoja tura
       *[other] Turę rozgrywa { $seat }
    }
event-blessing = { $sort ->
        [0] Wszyscy bohaterowie otrzymują boskie błogosławieństwo
        [2] { $seat-is ->
            [seat-you] Otrzymujesz mniejsze błogosławieństwo
           *[other] { $seat } otrzymuje mniejsze błogosławieństwo
        }
        [3] Satyrowie każą pozostałym rzucać
        [4] Minotaur każe pozostałym rzucać i tracić
       *[1] { $seat-is ->
            [seat-you] Otrzymujesz boskie błogosławieństwo
           *[other] { $seat } otrzymuje boskie błogosławieństwo
        }
    }
event-rolled = { $seat-is ->
        [seat-you] Rzucasz
       *[other] { $seat } rzuca
    } { $die-is ->
        [die-light] jasną kością
       *[die-dark] ciemną kością
    } i wypada „{ $face }”
event-copied = { $seat-is ->
        [seat-you] Kopiujesz w zwierciadle ściankę „{ $face }”
       *[other] { $seat } kopiuje w zwierciadle ściankę „{ $face }”
    }
event-chose = { $seat-is ->
        [seat-you] Wybierasz { $resource }
       *[other] { $seat } wybiera { $resource }
    }
counted = { $resource-is ->
        [resource-sun] { $amount ->
                [one] { $amount } odłamek Słońca
                [few] { $amount } odłamki Słońca
               *[many] { $amount } odłamków Słońca
            }
        [resource-moon] { $amount ->
                [one] { $amount } odłamek Księżyca
                [few] { $amount } odłamki Księżyca
               *[many] { $amount } odłamków Księżyca
            }
        [resource-vp] { $amount ->
                [one] { $amount } punkt chwały
                [few] { $amount } punkty chwały
               *[many] { $amount } punktów chwały
            }
       *[resource-gold] { $amount ->
                [one] { $amount } złoto
               *[other] { $amount } złota
            }
    }
event-gained = { $seat-is ->
        [seat-you] Zdobywasz { counted }
       *[other] { $seat } zdobywa { counted }
    }
event-wasted = { $seat-is ->
        [seat-you] Tracisz { counted } ponad limit
       *[other] { $seat } traci { counted } ponad limit
    }
event-lost = { $seat-is ->
        [seat-you] Tracisz { counted }
       *[other] { $seat } traci { counted }
    }
event-paid = { $seat-is ->
        [seat-you] Płacisz { counted }
       *[other] { $seat } płaci { counted }
    }
event-converted = { $seat-is ->
        [seat-you] Oddajesz { counted } i bierzesz
       *[other] { $seat } oddaje { counted } i bierze
    } { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    }
event-hammered = { $seat-is ->
        [seat-you] Kładziesz na tor młota
       *[other] { $seat } kładzie na tor młota
    } { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }
event-lap = { $seat-is ->
        [seat-you] Kończysz { $lap }. okrążenie młota
       *[other] { $seat } kończy { $lap }. okrążenie młota
    }
event-hundred = { $seat-is ->
        [seat-you] Zdobywasz { token-hundred }
       *[other] { $seat } zdobywa { token-hundred }
    }
event-bought = { $seat-is ->
        [seat-you] Kupujesz
       *[other] { $seat } kupuje
    } ściankę „{ $face }” { $price ->
        [0] za darmo
        [one] za { $price } złoto
       *[other] za { $price } złota
    }
event-forged = { $seat-is ->
        [seat-you] Zmieniasz ściankę „{ $old }” na „{ $new }” ({ $die })
       *[other] { $seat } zmienia ściankę „{ $old }” na „{ $new }” ({ $die })
    }
event-boar = { $bearer-is ->
        [seat-you] { $seat } oddaje ci ściankę „{ $face }”
       *[other] { $seat-is ->
            [seat-you] Oddajesz ściankę „{ $face }”, a dostaje ją { $bearer }
           *[other] { $seat } oddaje ściankę „{ $face }”, a dostaje ją { $bearer }
        }
    }
event-reinforced = { $seat-is ->
        [seat-you] Używasz wzmocnienia „{ $feat }”
       *[other] { $seat } używa wzmocnienia „{ $feat }”
    }
event-set-out = { $seat-is ->
        [seat-you] Wyruszasz po wyczyn „{ $feat }”
       *[other] { $seat } wyrusza po wyczyn „{ $feat }”
    }
event-moved = { $seat-is ->
        [seat-you] Przestawiasz pionek na { $portal }
       *[other] { $seat } przestawia pionek na { $portal }
    }
event-ousted = { $seat-is ->
        [seat-you] Wygania cię { $by }
       *[other] { $by-is ->
            [seat-you] Wyganiasz z portalu gracza { $seat }
           *[other] { $by } wygania z portalu gracza { $seat }
        }
    }
event-feat = { $seat-is ->
        [seat-you] Bierzesz kartę „{ $feat }”
       *[other] { $seat } bierze kartę „{ $feat }”
    }
event-token = { $seat-is ->
        [seat-you] Zdobywasz { $token }
       *[other] { $seat } zdobywa { $token }
    }
event-spent = { $seat-is ->
        [seat-you] Odrzucasz { $token }
       *[other] { $seat } odrzuca { $token }
    }
event-stole = { $seat-is ->
        [seat-you] Bierzesz dla Satyrów ścianki „{ $face }” i „{ $other }”
       *[other] { $seat } bierze dla Satyrów ścianki „{ $face }” i „{ $other }”
    }
event-passed = { $seat-is ->
        [seat-you] Nie wykonujesz akcji
       *[other] { $seat } nie wykonuje akcji
    }
event-extra = { $seat-is ->
        [seat-you] Wykonujesz akcję dodatkową
       *[other] { $seat } wykonuje akcję dodatkową
    }
event-scored = { $seat-is ->
        [seat-you] Zdobywasz w sumie
       *[other] { $seat } zdobywa w sumie
    } { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    }

## Set-up options

option-feats = Wyczyny
option-feats-help = Które wyczyny leżą przy wyspach, albo nazwy wyczynów alternatywnych, które zastąpią swoje odpowiedniki
choice-feats-introductory = Wyczyny gry wprowadzającej
choice-feats-alternative = Wszystkie zestawy alternatywne
choice-feats-random = Losowo
option-double_blessing = Podwójne błogosławieństwo dwóch graczy
option-double_blessing-help = Kiedy przy dwóch graczach błogosławieństwo otrzymuje się dwa razy
choice-double_blessing-each_turn = W każdej turze
choice-double_blessing-each_round = Tylko w pierwszej turze rundy
option-offering_limit = Wielkość ofiary
option-offering_limit-help = Ile ścianek można kupić w jednej ofierze
choice-offering_limit-any_number = Dowolnie wiele
choice-offering_limit-two = Najwyżej dwie
option-different_faces = Różne ścianki
option-different_faces-help = Czym muszą różnić się ścianki jednej ofiary
choice-different_faces-by_type = Samą ścianką
choice-different_faces-by_square = Polem sanktuarium
choice-different_faces-by_price = Kosztem
option-second_offering = Druga ofiara w turze
option-second_offering-help = Czy akcja dodatkowa może wziąć ścianki wzięte w akcji głównej
choice-second_offering-starts_afresh = Może, zaczyna się od nowa
choice-second_offering-other_faces = Tylko inne ścianki
option-tripled_choice = Potrojony wybór
option-tripled_choice-help = Co daje potrojenie ze ścianką do wyboru
choice-tripled_choice-once = Jeden wybór, potrojony
choice-tripled_choice-three_times = Trzy wybory
option-mirror_sees = Co kopiuje zwierciadło
option-mirror_sees-help = Którą ściankę zwierciadło znajduje na kości przeciwnika
choice-mirror_sees-lies_up = Tę, która teraz leży na wierzchu
choice-mirror_sees-fell = Tę, która wypadła jako ostatnia
option-mirror_in_mirror = Zwierciadło w zwierciadle
option-mirror_in_mirror-help = Co zwierciadło widzi w zwierciadle przeciwnika
choice-mirror_in_mirror-looks_through = Ścianki własnego gracza
choice-mirror_in_mirror-left_out = Nic
option-two_mirrors = Dwa zwierciadła
option-two_mirrors-help = Co mogą skopiować dwa zwierciadła jednego rzutu
choice-two_mirrors-free = Dowolne ścianki, także tę samą
choice-two_mirrors-each_die_once = Każdą kość tylko raz
option-ship_floor = Statek i niski koszt
option-ship_floor-help = Co się dzieje, gdy zniżka przewyższa koszt
choice-ship_floor-no_gold_back = Ścianka jest darmowa
choice-ship_floor-gold_back = Różnica wraca jako złoto
option-ship_order = Kolejność statku i zasobów
option-ship_order-help = Którą ściankę rzutu ze statkiem stosuje się najpierw
choice-ship_order-free = Jak chce gracz
choice-ship_order-last = Statek zawsze na końcu
option-boar_bearer = Kto może dostać dzika
option-boar_bearer-help = Komu daje ściankę ten, kto bierze kartę „Nieustępliwy dzik”
choice-boar_bearer-another_player = Innemu graczowi
choice-boar_bearer-any_player = Dowolnemu graczowi, także sobie
option-printed_glory = Punkty chwały na kartach
option-printed_glory-help = Kiedy liczy się punkty chwały z kart
choice-printed_glory-at_the_end = Na koniec gry
choice-printed_glory-at_once = Od razu, razem z kartą
option-hammer_glory = Chwała za młot
option-hammer_glory-help = Kiedy liczy się ukończone okrążenia młota
choice-hammer_glory-at_once = Od razu
choice-hammer_glory-at_the_end = Na koniec gry
option-typhon_counts = Tyfon
option-typhon_counts-help = Kiedy „Tyfon” liczy wymienione ścianki
choice-typhon_counts-when_bought = Gdy bierze się kartę
choice-typhon_counts-at_the_end = Na koniec gry
option-cerberus_time = Czas żetonu Cerbera
option-cerberus_time-help = Kiedy gracz decyduje o odrzuceniu żetonu
choice-cerberus_time-after = Po zastosowaniu rzutu
choice-cerberus_time-before = Przed zastosowaniem rzutu
option-cerberus_limit = Liczba żetonów Cerbera
option-cerberus_limit-help = Ile żetonów można odrzucić przy jednym rzucie
choice-cerberus_limit-one_a_roll = Jeden
choice-cerberus_limit-any_number = Dowolnie wiele
option-cerberus_satyrs = Żeton Cerbera i Satyrowie
option-cerberus_satyrs-help = Czy żeton Cerbera może powtórzyć ścianki wzięte kartą „Satyrowie”
choice-cerberus_satyrs-allowed = Może
choice-cerberus_satyrs-not_allowed = Nie może
option-cerberus_minotaur = Żeton Cerbera i Minotaur
option-cerberus_minotaur-help = Czy żeton Cerbera może powtórzyć rzut pod działaniem „Minotaura”
choice-cerberus_minotaur-not_allowed = Nie może
choice-cerberus_minotaur-allowed = Może
option-conversion = Wartownik i Cyklop
option-conversion-help = Co wymienia się razem na punkty chwały
choice-conversion-per_face = Całą ściankę albo nic
choice-conversion-per_unit = Dowolną część
option-minotaur_mirror = Minotaur i zwierciadło
option-minotaur_mirror-help = Co robi zwierciadło pod działaniem „Minotaura”
choice-minotaur_mirror-loses = Odbiera to, co daje skopiowana ścianka
choice-minotaur_mirror-gains = Daje to, co daje skopiowana ścianka
option-hundred_glory = Żetony 100 punktów chwały
option-hundred_glory-help = Czy tracąc chwałę, można stracić żeton 100 punktów
choice-hundred_glory-token_stays = Żeton jest bezpieczny
choice-hundred_glory-counts_on = Punkty odlicza się także z żetonu
option-tie = Równa chwała
option-tie-help = Kto wygrywa przy równej chwale
choice-tie-shared = Miejsce jest wspólne
choice-tie-tie_break = Kto ma więcej wymienionych ścianek, potem wyczynów, potem pozostałych zasobów

## Rules, by area

rules-set = Przygotowanie gry
rules-turn = Tura
rules-bless = Błogosławieństwa
rules-face = Ścianki podstawowe
rules-triple = Potrojenie
rules-mirror = Zwierciadło
rules-ship = Statek
rules-shield = Tarcze
rules-boar = Dziki
rules-offer = Ofiara dla bogów
rules-forge = Wykuwanie ścianki
rules-feat = Heroiczne wyczyny
rules-oust = Wygnanie bohatera
rules-res = Rezerwy
rules-hammer = Młot
rules-token = Żetony
rules-conv = Wartownik, Sfinks i Cyklop
rules-satyr = Satyrowie
rules-mino = Minotaur
rules-end = Koniec gry
rules-card = Karty wyczynów
rules-dig = Gra na ekranie

DF-set-1 = Każdy bohater ma dwie kości: jasną z pięcioma ściankami „1 złoto” i jedną „1 odłamek Słońca” oraz ciemną z czterema ściankami „1 złoto”, jedną „1 odłamek Księżyca” i jedną „2 punkty chwały”. Kolor kości nie ma w grze znaczenia.
DF-set-2 = W kolejności miejsc bohaterowie zaczynają z 3, 2, 1 i 0 złota, bez odłamków i bez punktów chwały. Pionek każdego bohatera stoi na własnym portalu startowym.
DF-set-3 = Każdy stos wyczynów ma tyle kart, ilu jest graczy.
DF-set-4 = Sanktuarium ma dziesięć pól po cztery ścianki. Przy dwóch graczach z każdego pola odpadają dwie losowe ścianki.
DF-set-5 = Wokół wysp leży piętnaście stosów wyczynów, po jednym na każdym miejscu. Dziewięć miejsc ma do wyboru dwa zestawy kart: z gry wprowadzającej i alternatywny. Wymienić można dowolne z nich.
DF-set-6 = Przy opcji „random” los decyduje dla każdego z dziewięciu miejsc, którego z dwóch zestawów się używa.
DF-set-7 = Ścianki specjalne leżą w ogrodach przy każdej liczbie graczy: cztery potrojenia, cztery zwierciadła, cztery statki, cztery różne tarcze i cztery dziki różnych kolorów. Nie można ich kupić, przynoszą je tylko wyczyny.
DF-set-8 = Każdą rundę zaczyna pierwsze miejsce.
DF-set-9 = Kart „Nieustępliwy dzik” jest po jednej w każdym kolorze. Gdy graczy jest mniej niż czterech, niektóre kolory zostają w pudełku; karty bierze się w kolejności: czerwona, żółta, zielona, niebieska.
DF-set-10 = Grają dwie, trzy albo cztery osoby.
DF-turn-1 = We dwoje i we czworo gra się 9 rund, we troje 10. W rundzie każdy, zgodnie z ruchem wskazówek zegara, ma jedną turę.
DF-turn-2 = Tura ma cztery etapy: boskie błogosławieństwo dla wszystkich, karty wzmocnień, akcja główna, akcja dodatkowa. Trzy ostatnie należą tylko do aktywnego gracza.
DF-turn-3 = Przy dwóch graczach boskie błogosławieństwo tury otrzymuje się dwa razy, drugi raz po całkowitym rozstrzygnięciu pierwszego.
DF-turn-4 = Po błogosławieństwie aktywny gracz może użyć każdej karty wzmocnienia raz, w dowolnej kolejności, i może pominąć dowolną z nich. Jednakowe karty liczą się osobno; o następnej można zdecydować, widząc, co przyniosła poprzednia.
DF-turn-5 = Kart wzmocnień używa się tylko w tym etapie; karta wzięta później działa od następnej tury właściciela.
DF-turn-6 = Akcja główna to ofiara dla bogów albo jeden wyczyn. Można z niej zrezygnować, ale wtedy nie ma też akcji dodatkowej.
DF-turn-7 = Po akcji głównej aktywny gracz może raz w turze zapłacić 2 odłamki Słońca za jeszcze jedną akcję główną dowolnego rodzaju, jeśli będzie go potem stać na ściankę albo wyczyn, choćby z pomocą żetonu Trytona odrzuconego już po zapłaceniu.
DF-bless-1 = Boskie błogosławieństwo: rzuć obiema kośćmi, połóż je wyrzuconymi ściankami do góry i zastosuj obie ścianki.
DF-bless-2 = Mniejsze boskie błogosławieństwo: wybierz jedną ze swoich kości, rzuć nią, połóż ją wyrzuconą ścianką do góry i zastosuj tę ściankę. Druga kość się nie liczy. Mniejsze błogosławieństwa dają tylko karty.
DF-bless-3 = Rzucający stosuje dwie ścianki w dowolnej kolejności. Pytanie pada tylko tam, gdzie ma to znaczenie: przy statku i złocie, które nie zmieściłoby się całe w rezerwie.
DF-bless-4 = Gdy rzuca kilku graczy, ścianki stosuje się zgodnie z ruchem wskazówek zegara od aktywnego gracza: najpierw wszystkie ścianki jednego, potem następnego.
DF-bless-5 = To, co daje rzut, jest ustalone, gdy kości się zatrzymają: wymiana wyrzuconej ścianki przed jej zastosowaniem niczego nie zmienia.
DF-bless-6 = Na wierzchu kości zostaje ścianka wyrzucona jako ostatnia albo wykuta później, aż kość zostanie znów rzucona albo przekuta.
DF-bless-7 = Rzut rozstrzyga się w tej kolejności: zwierciadła kopiują, potrojenia mnożą, wybiera się zasoby, tarcze porównują, stosuje się obie ścianki, nagrody zdobywają właściciele kart dzików.
DF-face-1 = Ścianka daje wszystko, co pokazuje.
DF-face-2 = Ścianka do wyboru daje jeden z zasobów, które pokazuje.
DF-face-3 = Ścianki sanktuarium i ich koszt w złocie: { $rows }.
DF-triple-1 = Potrojenie samo nic nie daje i mnoży przez trzy to, co daje druga ścianka tego samego błogosławieństwa.
DF-triple-2 = Przy ściance do wyboru najpierw wybiera się jeden zasób, a potem się go potraja.
DF-triple-3 = Dwa potrojenia nic nie dają, podobnie jak potrojenie w mniejszym błogosławieństwie.
DF-mirror-1 = Zwierciadło liczy się jak jedna ścianka leżąca na wierzchu na kości przeciwnika, czy wypadła, czy została później wykuta. Wyboru, który daje ta ścianka, dokonuje właściciel zwierciadła.
DF-mirror-2 = Zwierciadło nie może skopiować zwierciadła. Jeśli jednak na kości przeciwnika leży na wierzchu zwierciadło, można spojrzeć przez nie i skopiować ściankę leżącą na wierzchu na własnej kości.
DF-mirror-3 = Dwa zwierciadła jednego rzutu kopiują niezależnie i mogą skopiować tę samą ściankę.
DF-mirror-4 = Skopiowane potrojenie, statek, tarcza albo dzik działają tak, jakby wypadły same.
DF-mirror-5 = Jeśli nie ma czego skopiować, zwierciadło nic nie robi.
DF-ship-1 = Kto wyrzucił statek, może kupić jedną ściankę z sanktuarium o 2 złota taniej i musi ją od razu wykuć. Może ona zastąpić nawet sam statek.
DF-ship-2 = Potrojony statek obniża koszt jednej ścianki o 6 złota. Koszt nie spada poniżej 0 i złoto nie wraca.
DF-ship-3 = Ścianki kupione statkami nie należą do ofiary, a dwa statki mogą kupić tę samą ściankę.
DF-ship-4 = Statki działają w turze każdego gracza, także w błogosławieństwie po wygnaniu.
DF-ship-5 = Jeśli nie stać cię na żadną ściankę, statek nic nie robi.
DF-shield-1 = Jeśli druga kość przyniosła zasób tarczy, tarcza daje 5 punktów chwały; to, co dała druga kość, zostaje. Na ściance z kilkoma zasobami wystarczy jeden pasujący.
DF-shield-2 = W przeciwnym razie tarcza daje zasób, który pokazuje: także w mniejszym błogosławieństwie oraz obok statku lub innej tarczy.
DF-shield-3 = Jeśli druga ścianka daje wybór, dokonuje się go przed porównaniem.
DF-shield-4 = Tarcza patrzy na ściankę, nie na rezerwę: zasób, który już się nie mieści, też się liczy.
DF-shield-5 = Obok potrojenia tarcza daje potrójnie zasób, który pokazuje.
DF-boar-1 = Dzik daje rzucającemu 1 odłamek Słońca albo 1 odłamek Księżyca.
DF-boar-2 = Za każdym razem, gdy stosuje się dzika, właściciel karty w jego kolorze zdobywa 1 odłamek Słońca, 1 odłamek Księżyca albo 3 punkty chwały, za każdym razem do wyboru.
DF-boar-3 = Potrojony dzik daje rzucającemu 3 odłamki Słońca albo 3 odłamki Księżyca, wszystkie jednego rodzaju, a właścicielowi karty trzy nagrody, każdą do wyboru.
DF-boar-4 = Dzik zostaje na kości do końca gry; nic nie może go zastąpić.
DF-boar-5 = Kto bierze kartę „Nieustępliwy dzik”, daje dzika tego koloru innemu graczowi, który musi go od razu wykuć w miejsce dowolnej swojej ścianki.
DF-boar-6 = Dzik skopiowany albo zastosowany jeszcze raz znów przynosi nagrodę właścicielowi karty, nawet jeśli to ten sam gracz. Dzik wyrzucony, ale niezastosowany, nic nie przynosi.
DF-offer-1 = Ofiara pozwala kupić dowolnie wiele ścianek z sanktuarium, ale każdą inną.
DF-offer-2 = Inna znaczy: innego rodzaju. Dwie różne ścianki z jednego pola można kupić razem.
DF-offer-3 = Druga ofiara w tej samej turze zaczyna się od nowa i może kupić te same ścianki.
DF-offer-4 = Za każdą ściankę płaci się złotem z rezerwy według kosztu jej pola. Pól się nie uzupełnia.
DF-forge-1 = Nową ściankę od razu wkłada się w jedną ze swoich kości w miejsce dowolnej ścianki oprócz nieusuwalnej. Stara ścianka leży obok planszetki bohatera.
DF-forge-2 = Kość kładzie się nową ścianką do góry.
DF-forge-3 = Kilka ścianek wykuwa się jedną po drugiej; ściankę wykutą przed chwilą można znów zastąpić.
DF-forge-4 = Ściankę, którą przynosi wyczyn, trzeba wziąć i od razu wykuć.
DF-forge-5 = Kości zmieniają tylko ofiary, statki i wyczyny. Ścianek nigdy nie zamienia się miejscami, a wymieniona ścianka nigdy nie wraca na kość.
DF-feat-1 = Wyczyn kosztuje tyle odłamków Słońca i Księżyca, ile podano przy jego stosie.
DF-feat-2 = Pionek idzie na portal tego stosu albo zostaje, jeśli już tam stoi; stoi na nim, dopóki nie pójdzie dalej albo nie zostanie wygnany. Na każdy z siedmiu portali przypadają dwa lub trzy stosy.
DF-feat-3 = Kolejność: zapłać, przesuń pionek, wygnaj, weź wierzchnią kartę, zastosuj jej efekt natychmiastowy.
DF-feat-4 = Tego samego wyczynu można dokonać ponownie, nawet w tej samej turze, dopóki na stosie są karty.
DF-feat-5 = Punkty chwały na kartach liczy się dopiero na koniec gry.
DF-oust-1 = Jeśli na portalu stoi inny pionek, zostaje wygnany: wraca na swój portal startowy, a jego gracz od razu otrzymuje boskie błogosławieństwo.
DF-oust-2 = Na portalu startowym nikogo się nie wygania; nie wygania też pionek, który zostaje na miejscu.
DF-oust-3 = Błogosławieństwo wygnanego bohatera kończy się przed efektem karty.
DF-res-1 = Rezerwy mieszczą najwyżej 12 złota, 6 odłamków Słońca i 6 odłamków Księżyca.
DF-res-2 = To, co nie mieści się w rezerwie, od razu przepada.
DF-res-3 = Chwała nie ma limitu: każde 100 punktów oznacza żeton.
DF-res-4 = Rezerwa nie spada poniżej 0; reszty straty się nie liczy.
DF-res-5 = Żetonu 100 punktów chwały nie można stracić: strata chwały kończy się, gdy znacznik na planszetce stoi na 0.
DF-hammer-1 = Złoto zdobyte w dowolny sposób można położyć na tor młota, całe albo część. Złota leżącego już w rezerwie nie można.
DF-hammer-2 = Złoto pozostałe po okrążeniu przechodzi na następne okrążenie i na następną kartę młota; to, czego nie przyjmie żaden młot, trafia do rezerwy.
DF-hammer-3 = Okrążenie mieści 15 złota. Pierwsze okrążenie karty daje od razu 10 punktów chwały, drugie 15.
DF-hammer-4 = Działa tylko jedna karta młota; następne czekają, aż się skończy.
DF-hammer-5 = Złota na torze młota nie można stracić i nie wlicza się ono do limitu rezerwy.
DF-token-1 = Po otrzymaniu boskiego lub mniejszego błogosławieństwa można odrzucić żeton Cerbera i zastosować wyrzucone ścianki jeszcze raz.
DF-token-2 = Przy jednym rzucie można odrzucić tylko jeden żeton Cerbera.
DF-token-3 = Za drugim razem wszystko wybiera się od nowa: inny zasób, inną ściankę dla zwierciadła, inny zakup.
DF-token-4 = W swojej turze można odrzucić żeton Trytona i zdobyć 2 odłamki Słońca, 2 odłamki Księżyca albo 6 złota.
DF-conv-1 = W błogosławieństwach „Wartownika” odłamki ze ścianki można wziąć po 2 punkty chwały za każdy, w błogosławieństwach „Cyklopa” złoto ze ścianki po 1 punkcie chwały: wszystko z tej ścianki albo nic.
DF-conv-2 = To, co wzięto jako chwałę, liczy się nadal jako swój zasób dla tarczy na drugiej kości.
DF-conv-3 = Gdy karta daje kilka błogosławieństw, każde rozstrzyga się do końca przed rzutem następnego.
DF-conv-4 = Kość do mniejszych błogosławieństw „Sfinksa” i „Cyklopa” wybiera się raz, przed pierwszym rzutem.
DF-satyr-1 = Kto bierze „Satyrów”, wybiera dwie różne kości spośród właśnie rzuconych przez innych i stosuje ich ścianki jako własne boskie błogosławieństwo.
DF-satyr-2 = Wybrane w ten sposób zwierciadło może skopiować dowolną ściankę leżącą na wierzchu oprócz zwierciadeł, nawet na własnych kościach.
DF-satyr-3 = Po błogosławieństwie „Satyrów”, jak po każdym innym, można odrzucić żeton Cerbera: te same dwie ścianki stosuje się jeszcze raz.
DF-mino-1 = Pod działaniem „Minotaura” wszystko, co dałyby ścianki, także punkty chwały, się traci. Gdzie ścianka daje wybór, wybiera rzucający, nawet zasób, którego nie ma. Statki nie działają.
DF-mino-2 = Zwierciadło kopiuje ściankę i odbiera to, co ona by dała.
DF-mino-3 = Dzik odbiera rzucającemu odłamek, a właściciel karty zdobywa nagrodę jak zwykle.
DF-mino-4 = Rzut pod działaniem „Minotaura” nie jest błogosławieństwem: żeton Cerbera go nie powtarza.
DF-end-1 = Gra kończy się ostatnią turą ostatniej rundy.
DF-end-2 = Wynik to chwała na planszetce bohatera razem z żetonami 100 punktów chwały i punkty chwały na własnych kartach. Wygrywa najwyższy wynik.
DF-end-3 = Gracze z równym wynikiem dzielą miejsce.
DF-end-4 = Złoto, odłamki, niewykorzystane żetony i nieukończone okrążenia nie dają punktów.
DF-dig-1 = Kto nie odpowie na czas, rezygnuje tam, gdzie można, i zatrzymuje żetony i złoto. Gdzie nie można, zdobywa najcenniejszy zasób ścianki albo traci ten, którego strata kosztuje najmniej, nowa ścianka zastępuje najmniej cenną, a poza tym bierze się pierwszą możliwość.

## Why a rule is read as it is

DF-set-4-why = Gwiazdka tabeli wisi przy kartach, a jej przypis mówi tylko o ściankach; innego odczytania nie ma.
DF-set-6-why = Każda wymiana jest dozwolona; to, że może wybierać los, dla każdego miejsca osobno, jest nasze.
DF-set-7-why = Co gdzie leży, pokazano rysunkiem; widać to na planszy świątyni.
DF-set-8-why = Zaczyna najmłodszy; tutaj pierwsze miejsce.
DF-set-9-why = Cztery karty dzika różnią się tylko kolorem; nie ma znaczenia, które zostaną w pudełku.
DF-turn-3-why = Tabela przygotowania mówi o początku każdej rundy, opis tury o etapie 1. Licząc na tury, przy każdej liczbie graczy wychodzi mniej więcej tyle samo błogosławieństw.
DF-turn-4-why = Każda karta liczy się osobno i rozstrzyga się ją w całości, ze statkami, zanim zapadnie decyzja o następnej.
DF-turn-5-why = Gdy akcja główna przynosi kartę, ten etap już minął.
DF-turn-6-why = Instrukcja mówi tylko „może”; akcję dodatkową musi poprzedzać akcja główna.
DF-turn-7-why = Może być tego samego rodzaju co pierwsza. Odłamki wydaje się po to, by ją wykonać, więc nie wtedy, gdy nie ma czego wykonać; żeton Trytona można zagrać po zapłacie, gdy w pełnej rezerwie jest miejsce na jego słońca.
DF-bless-2-why = Druga kość się nie liczy.
DF-bless-3-why = Pyta się o to tylko wtedy, gdy ma to znaczenie: przy statku i złocie, które by się nie zmieściło. Jeden program zawsze bierze statek na końcu.
DF-bless-4-why = Gdzie nic się nie kłóci, kolejność niczego nie zmienia.
DF-bless-5-why = Ścianki wypadają raz; późniejsza wymiana nie cofa rzutu.
DF-bless-6-why = Kto ogląda kość, odkłada ją tak, jak leżała.
DF-face-3-why = Pojedyncze programy mylą się na pojedynczych ściankach; rozstrzygają ilustracje, więc przełącznika nie ma.
DF-triple-2-why = Jeden program wybiera trzy razy.
DF-triple-3-why = Ikony dwóch wierszy zaginęły; to dwa potrojenia i samo potrojenie.
DF-mirror-1-why = Instrukcja mówi: to, co wypadło na kości przeciwnika. Ale każe też położyć kość nową ścianką do góry, a kto ją oglądał, odkłada ją, jak leżała: jedno i drugie byłoby zbędne, gdyby zwierciadła nie patrzyły na to, co leży na wierzchu. Kopiuje się ściankę, a nie to, co zrobił z nią właściciel.
DF-mirror-2-why = O zwierciadle widzianym w zwierciadle instrukcja milczy. Dwa programy patrzą przez nie, dwa je pomijają.
DF-mirror-3-why = Nic nie zabrania wziąć tej samej ścianki dwa razy; zabrania tego jeden program.
DF-mirror-4-why = Wydrukowano to o potrojeniu i dziku; statek i tarcza idą za tym.
DF-mirror-5-why = Nikt o tym nie mówi; nie ma czego kopiować.
DF-ship-1-why = Wydrukowane „może” czyni to dobrowolnym; wymienić można też sam statek.
DF-ship-2-why = Zniżka sześciu jest wydrukowana; to, że cena nie spada poniżej zera, nie.
DF-ship-3-why = Zasada różnych ścianek dotyczy ofiary.
DF-ship-4-why = Wydrukowana uwaga mówi o statkach kilku graczy w jednym błogosławieństwie.
DF-ship-5-why = Proponuje zakup, a nie ma czego kupić.
DF-shield-1-why = Wydrukowane przykłady dodają chwałę do tego, co dała druga kość.
DF-shield-2-why = Ikona ostatniego wiersza zaginęła; przez wykluczenie to statek.
DF-shield-4-why = Tarcza patrzy na to, co wypadło, nie na miejsce w rezerwie.
DF-shield-5-why = Potrojenie nie przynosi zasobu, który mógłby pasować.
DF-boar-2-why = Za każdym razem jest to osobny wybór.
DF-boar-3-why = Wydrukowano, że efekt karty stosuje się trzy razy.
DF-boar-4-why = O żadnej innej ściance specjalnej tego nie powiedziano.
DF-boar-5-why = Instrukcja mówi o graczu; programy i karta o innym graczu.
DF-boar-6-why = Zawsze, gdy stosuje się ściankę, skopiowaną czy jeszcze raz, i tylko wtedy.
DF-offer-1-why = Zdanie mówi o dwóch ściankach, wydrukowany przykład tury bierze trzy.
DF-offer-2-why = Ścianki ściśle różne; programy różnią się w tym, co to znaczy.
DF-offer-3-why = Druga ofiara to osobna akcja. Wydrukowany przykład mówi, że w swojej turze nie wolno wziąć jednakowych ścianek, ale mówi o jednej ofierze.
DF-offer-4-why = Wymienione ścianki też nie wracają do świątyni.
DF-forge-2-why = Z dwóch nowych ścianek na jednej kości ostatnia.
DF-forge-3-why = Ścianki wymienia się jedną po drugiej i nic nie chroni nowej.
DF-forge-4-why = Tarczę spośród pozostałych wybiera ten, kto dokonał wyczynu.
DF-forge-5-why = Statek i wyczyny, które dają ściankę, wydrukowano osobno.
DF-feat-2-why = Dwa programy układają stosy inaczej; rozstrzyga ilustracja planszy, więc przełącznika nie ma.
DF-feat-3-why = W kolejności punktów.
DF-feat-4-why = Ograniczają to tylko karty i odłamki.
DF-feat-5-why = Dwa programy mimo to od razu kładą je na tor, gdzie dosięga ich „Minotaur”.
DF-oust-2-why = Każdy bohater ma własny portal startowy, a wygania tylko ruch.
DF-oust-3-why = Błogosławieństwo wygnanego następuje od razu, a więc przed kartą.
DF-res-2-why = To, co wydano później, go nie przywraca.
DF-res-4-why = Wydrukowano to przy „Minotaurze”, a tylko on coś odbiera.
DF-res-5-why = Wydrukowano, że stratę pomija się, gdy znacznik stoi na 0, i że znacznik wraca na 0, gdy bierze się żeton. O oddaniu żetonu nie ma mowy; robi to ten, kto liczy same punkty.
DF-hammer-1-why = Jeden program wymienia zamiast tego 12 złota na 17 chwały. Wydrukowany tor znika wtedy zupełnie: to uproszczenie, a nie odczytanie, więc przełącznika nie ma.
DF-hammer-2-why = Na końcu okrążenia nic nie zatrzymuje zysku.
DF-hammer-3-why = Zdobywa się to po dotarciu na ostatnie pole; jeden program czeka do końca gry. To, że okrążenie ma 15 pól, wzięto z ilustracji karty.
DF-hammer-5-why = To, co leży na młocie, nie leży w żadnej rezerwie.
DF-token-1-why = Jeden program pyta przed błogosławieństwem.
DF-token-2-why = Jeden program pozwala na więcej.
DF-token-3-why = Za drugim razem wszystko wybiera się od nowa.
DF-token-4-why = Kolejność zysków nie ma znaczenia, więc proponuje się to tam, gdzie można za coś zapłacić, i na koniec tury.
DF-conv-1-why = Wydrukowano: rezerwa albo chwała za każdy z nich; przy „Cyklopie” o tym, co wypada na kości. Dlatego dwa programy decydują ścianka po ściance; odłamek po odłamku byłoby dokładniej.
DF-conv-2-why = Tarcza patrzy na to, co wypadło.
DF-conv-3-why = Po kolei.
DF-conv-4-why = Wydrukowano, że jedna kość na wszystkie cztery.
DF-satyr-1-why = Jak boskie błogosławieństwo, więc potrojenia i tarcze w parze działają.
DF-satyr-2-why = Zwierciadło leży u przeciwnika, więc pokazuje też kości kupującego.
DF-satyr-3-why = Wydrukowano, że ścianki stosuje się jak przy boskim błogosławieństwie, a żeton niczego więcej nie wymaga. Jeden program na to nie pozwala, bo kupujący nie rzucał.
DF-mino-1-why = Cokolwiek dałaby ścianka.
DF-mino-2-why = Wydrukowano, że odbierają wszystkie ścianki, które dają, poza statkiem; jeden program pozwala zwierciadłom dawać.
DF-mino-3-why = Wydrukowano, że efektowi karty „Minotaur” nie zagraża.
DF-mino-4-why = Żeton gra się po boskim lub mniejszym błogosławieństwie, a instrukcja, która przy „Satyrach” stosuje ścianki jak w nim, tego rzutu tak nie nazywa. Jeden program pozwala na żeton, choć przeważnie powtarza on stratę.
DF-end-3-why = W jednym miejscu gra się z łańcuchem rozstrzygnięć: wymienione ścianki, wyczyny, pozostałe zasoby. Ostatnie ogniwo, miejsce przy stole, pominięto: nikt nie mówi, które jest pierwsze.
DF-end-4-why = Wydrukowano tylko to, co się liczy.
DF-card-2-why = Kilka skrzyń się sumuje; ogranicza je tylko zapas.
DF-card-4-why = To, że „Wielka Niedźwiedzica” nie widzi wygnania przy własnym zakupie, wynika z kolejności punktów.
DF-card-5-why = Dwie różne kości, bo instrukcja mówi o dwóch ściankach, które wypadły.
DF-card-18-why = Dwa programy podają 12 chwały; ilustracja karty i siedem programów 14, więc przełącznika nie ma.
DF-card-24-why = To efekt natychmiastowy, liczy ścianki wymienione do tej pory; jeden program liczy na koniec gry.
DF-dig-1-why = Gdy biegnie zegar, potrzebna jest odpowiedź także za tego, kto jej nie daje. Ścianki i zasoby ocenia się tak, jak oceniają je boty; potrojenia, którego wartość leży w drugiej kości, nigdy się nie oddaje.
rule-from-art = Liczby stały w ikonach; ilustracje i kilka programów są w nich zgodne.

# Co wybór średnio zmienia.
measure-glory = { $more ->
        [yes] o { $n } więcej punktów chwały u ciebie
       *[no] o { $n } mniej punktów chwały u ciebie
    }
measure-their-glory = { $more ->
        [yes] o { $n } więcej punktów chwały u najlepszego z przeciwników
       *[no] o { $n } mniej punktów chwały u najlepszego z przeciwników
    }
measure-reserve = { $what-is ->
        [resource-sun] { $more ->
            [yes] o { $n } więcej odłamków Słońca w zapasie
           *[no] o { $n } mniej odłamków Słońca w zapasie
        }
        [resource-moon] { $more ->
            [yes] o { $n } więcej odłamków Księżyca w zapasie
           *[no] o { $n } mniej odłamków Księżyca w zapasie
        }
       *[other] { $more ->
            [yes] o { $n } więcej złota w zapasie
           *[no] o { $n } mniej złota w zapasie
        }
    }
measure-throw = { $what-is ->
        [resource-sun] { $more ->
            [yes] o { $n } więcej odłamków Słońca z każdego rzutu kośćmi
           *[no] o { $n } mniej odłamków Słońca z każdego rzutu kośćmi
        }
        [resource-moon] { $more ->
            [yes] o { $n } więcej odłamków Księżyca z każdego rzutu kośćmi
           *[no] o { $n } mniej odłamków Księżyca z każdego rzutu kośćmi
        }
        [resource-vp] { $more ->
            [yes] o { $n } więcej punktów chwały z każdego rzutu kośćmi
           *[no] o { $n } mniej punktów chwały z każdego rzutu kośćmi
        }
       *[other] { $more ->
            [yes] o { $n } więcej złota z każdego rzutu kośćmi
           *[no] o { $n } mniej złota z każdego rzutu kośćmi
        }
    }

# Co badania notują o każdym miejscu.
mark-performed = Dokonane wyczyny

# Gdzie w instrukcji stoi zasada.
place-preparing-the-game = Przygotowanie gry
place-preparing-the-game-with-other-numbers-of-players = Przygotowanie gry dla innej liczby graczy
place-using-other-feat-cards = Gra z innymi kartami wyczynów
place-storing-the-game = Przechowywanie gry
place-title-page = Strona tytułowa
place-course-of-a-round = Przebieg rundy
place-course-of-a-round-1-divine-blessing = Przebieg rundy, 1: boskie błogosławieństwo
place-course-of-a-round-2-activating-reinforcements = Przebieg rundy, 2: użycie wzmocnień
place-course-of-a-round-3-main-action = Przebieg rundy, 3: akcja główna
place-course-of-a-round-4-extra-action = Przebieg rundy, 4: akcja dodatkowa
place-course-of-a-round-1-minor-blessing = Przebieg rundy, 1: małe błogosławieństwo
place-important-details = Ważne szczegóły
place-hero-s-aid-vi-special-faces = Pomoc gracza, VI: ścianki specjalne
place-hero-s-aid-v-basic-faces = Pomoc gracza, V: ścianki podstawowe
place-course-of-a-round-3a-offering = Przebieg rundy, 3A: ofiara dla bogów
place-hero-s-aid-i-feat-cards = Pomoc gracza, I: karty wyczynów
place-course-of-a-round-3a-replacing-a-face = Przebieg rundy, 3A: wymiana ścianki
place-course-of-a-round-3b-heroic-feat = Przebieg rundy, 3B: heroiczny wyczyn
place-preparing-the-game-feat-cards-and-the-hero-s-board = Przygotowanie gry: karty wyczynów i plansza gracza
place-course-of-a-round-3b-ousting-a-hero = Przebieg rundy, 3B: wypędzenie bohatera
place-end-of-the-game-and-scoring = Koniec gry i punktacja
