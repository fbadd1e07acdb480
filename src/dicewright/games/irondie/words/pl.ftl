# IRONDIE in Polish.

game-irondie = IRONDIE

## Dice. A die's message takes the colour in the gender its own name needs.

colour-red-m = czerwony
colour-red-f = czerwona
colour-blue-m = niebieski
colour-blue-f = niebieska
colour-yellow-m = żółty
colour-yellow-f = żółta
colour-purple-m = fioletowy
colour-purple-f = fioletowa
colour-green-m = zielony
colour-green-f = zielona
colour-orange-m = pomarańczowy
colour-orange-f = pomarańczowa
colour-black-m = czarny
colour-black-f = czarna
colour-white-m = biały
colour-white-f = biała
colour-none = brak
rare-m = rzadki { $colour }
rare-f = rzadka { $colour }

type-smasher = Miażdżyciel
type-assault = Kość szturmowa
type-ballistic = Kość strzelecka
type-nullifier = Anulator
type-barrier = Bariera
type-power-up = Wzmacniacz
type-swarm = Rój
type-fortress = Forteca
type-regeneration = Regenerator

die-smasher = { $colour-m } miażdżyciel
die-assault = { $colour-f } kość szturmowa
die-ballistic = { $colour-f } kość strzelecka
die-nullifier = { $colour-m } anulator
die-barrier = { $colour-f } bariera
die-power-up = { $colour-m } wzmacniacz
die-swarm = { $colour-m } rój
die-fortress = { $colour-f } forteca
die-regeneration = { $colour-m } regenerator
die-copy = { $die } ({ $n })
die-value = { $die } [{ $value }]
die-of = { $seat-is ->
        [seat-you] { $die } (u ciebie)
       *[other] { $die } ({ $seat })
    }

## Places, phases, throws

zone-reserve = Rezerwa
zone-battle = Strefa bitwy
zone-attack = Sektor ataku
zone-defense = Sektor obrony
zone-life = Sektor życia
zone-skirmish = Strefa potyczki
zone-storage = Magazyn
zone-abyss = Otchłań
zone-side = Zestaw dodatkowy
zone-duel = Pojedynek, najpierw ostatni rzut

phase-between = Między rundami
phase-battle = Faza bitwy
phase-skirmish = Faza potyczki
phase-damage = Faza obrażeń
phase-end-of-turn = Koniec tury

throw-a1 = pierwszy rzut atakującego
throw-d1 = pierwszy rzut obrońcy
throw-a2 = drugi rzut atakującego
throw-d2 = drugi rzut obrońcy

## What dice and colours do

type-text =
    { $die }, { $klass ->
        [attack] kość ataku
        [defense] kość obrony
       *[life] kość życia
    }. Cel: { $target }. { $compares } Wygrana: { $win }. Przegrana: { $lose }. Kolor specjalizacji: { $colour }.
target-one = { $aims ->
        [attack] jedna kość ataku w grze
        [defense] jedna kość obrony w grze
       *[any] jedna kość w grze
    }
target-all = { $aims ->
        [attack] każda kość ataku przeciwnika w strefie bitwy
       *[defense] każda kość obrony przeciwnika w strefie bitwy
    }
target-storage = jedna kość w magazynie
compares-greater = Wygrywa, gdy pokazuje więcej niż cel.
compares-not-less = Wygrywa z każdym celem, chyba że pokazuje mniej.
compares-less = Wygrywa z każdym celem, gdy pokazuje mniej.
compares-always = Wygrywa bez względu na wynik.
effect-nothing = nic się nie dzieje
effect-signed = { $amount } dodaje się do wartości celu lub od niej odejmuje
amount-own-value = wartość rzuconej kości
effect-add = wartość celu zmienia się o { $change }
effect-move = { $who ->
        [self] rzucona kość trafia
       *[target] cel trafia
    } do { $zone ->
        [abyss] otchłani
       *[storage] magazynu
    }
effect-enter = cel wchodzi do strefy bitwy z wartością rzuconej kości
effect-bonus = { $which ->
        [allied] { $klass ->
            [attack] jedna sprzymierzona kość ataku
            [defense] jedna sprzymierzona kość obrony
           *[life] jedna sprzymierzona kość życia
        }
       *[any] { $klass ->
            [attack] jedna kość ataku dowolnego koloru
            [defense] jedna kość obrony dowolnego koloru
           *[life] jedna kość życia dowolnego koloru
        }
    } dostaje { $change }
effect-all = { $parts }
bonus-row = { $colour } ({ $bonus })
bonus-ruled = Bonus koloru „{ $colour }”, opublikowany częściowo: { $bonus }
bonus-reconstructed = Bonus koloru „{ $colour }”, rekonstrukcja: { $bonus }

## The board

headline-turn = Tura { $n }
headline-sudden = Nagła śmierć
headline-time = Czas rundy minął
headline-wins = { $team-is ->
        [seat-you] Masz { $n } z { $needed } potrzebnych wygranych
        [team-yours] Twoja drużyna ma { $n } z { $needed } potrzebnych wygranych
       *[other] { $team } ma { $n } z { $needed } potrzebnych wygranych
    }
headline-declined = { $team-is ->
        [seat-you] Nie atakujesz już w tej fazie
       *[other] { $team } nie atakuje już w tej fazie
    }
limit-round = Runda
limit-match = Mecz
note-bonus = Bonus koloru: { $bonus }
note-aims = Cel: { $targets }
gauge-life-points = Punkty życia
gauge-damage = Obrażenia do przyjęcia
gauge-threat = Grożące obrażenia
gauge-attack-sum = Suma ataku
gauge-defense-sum = Suma obrony
gauge-reserve = Kości w rezerwie

## Questions and options

chance-life = { $n }
ask-referee = Sędzio, czy czas minął?
ask-split = Którymi kośćmi rzucasz? Zostawione w rezerwie walczą w pojedynkach.
ask-split-first = Którymi kośćmi rzucasz? Zostawione w rezerwie walczą w pojedynkach. Bez kości życia na stole przegrywasz.
ask-throw = Do rzutu idzie { $die }
ask-roll-off = Rzut o przewagę
ask-roll-off-last = Rzut o zwycięstwo
ask-source = Która kość daje teraz bonus koloru?
ask-pick = { CAPITAL($die) } daje bonus { $change }. Której kości?
ask-choose = { CAPITAL($die) } zmienia wartość celu, a jest nim { $target }. Dodać czy odjąć?
ask-sign = { CAPITAL($die) } wchodzi do pojedynku, cel to { $target }. Dodać czy odjąć?
ask-open = Czy rozpoczynasz pojedynek?
ask-answer = { CAPITAL($die) } wchodzi do pojedynku, cel to { $target }. Czy odpowiadasz rzutem?
ask-answer-many = { CAPITAL($die) } wchodzi do pojedynku i ma { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[other] { $count } celów
    }. Czy odpowiadasz rzutem?
ask-again = { CAPITAL($die) } wchodzi do pojedynku, cel to { $target }, nikt nie odpowiada. Czy rzucasz jeszcze raz?
ask-again-many = { CAPITAL($die) } wchodzi do pojedynku i ma { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[other] { $count } celów
    }, nikt nie odpowiada. Czy rzucasz jeszcze raz?
ask-spread = { $left ->
        [one] Zostaje do rozdzielenia { $left } obrażenie.
        [few] Zostają do rozdzielenia { $left } obrażenia.
       *[many] Zostaje do rozdzielenia { $left } obrażeń.
    } Ile przyjmuje { $die }?
ask-take-back = Czy bierzesz kość życia na rękę?
ask-swap = Czy wymieniasz kości z zestawem dodatkowym?

do-go-on = Gra toczy się dalej
do-round-time = Czas rundy minął
do-match-time = Czas meczu minął
do-split = { $n ->
        [one] W rezerwie zostaje { $kept }
       *[other] W rezerwie zostają { $kept }
    }
do-split-only = { $n ->
        [one] Do bitwy idzie tylko { $dice }
       *[other] Do bitwy idą tylko { $dice }
    }
do-split-all = { $n ->
        [9] Rzuć wszystkimi dziewięcioma
        [one] Rzuć { $n } kością
       *[other] Rzuć wszystkimi { $n } kośćmi
    }
do-split-none = Nie rzucaj niczym
do-face = { $n }
do-source = Najpierw bonus daje { $die }
do-change = { CAPITAL($die) } dostaje { $change }
do-add = Dodaj
do-subtract = Odejmij
do-decline = Bez pojedynków w tej fazie
do-decline-team = Zostaw to drużynie
do-aim = Do rzutu idzie { $die }, cel to { $targets }
do-aim-many = Do rzutu idzie { $die } i ma { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[other] { $count } celów
    }
do-pass = Nie odpowiadaj
do-spread = { $n ->
        [0] Oszczędź tę kość
        [one] Przyjmij { $n } punkt
        [few] Przyjmij { $n } punkty
       *[many] Przyjmij { $n } punktów
    }
do-take-none = Zostaw wszystkie kości życia
do-take-back = Na rękę wraca { $die }
do-take-last = Na rękę wraca ostatnia kość życia ({ $die }) i przegrywasz
do-keep-set = Zostaw zestaw bez zmian
do-swap = { $n ->
        [one] Odchodzi { $out }, wchodzi { $into }
       *[other] Odchodzą { $out }, wchodzą { $into }
    }

refused-opens-only = { CAPITAL($die) } może tylko rozpoczynać pojedynek
refused-empty-storage = { CAPITAL($die) } potrzebuje kości z magazynu, a ten jest pusty
refused-no-target = { CAPITAL($die) } nie ma dozwolonego celu
refused-itself = { CAPITAL($die) } nie może dać bonusu sobie
refused-colour = { CAPITAL($die) } nie ma sprzymierzonego koloru
refused-served = { CAPITAL($die) } dostaje już inną część tego bonusu

## Za co odrzuca się ustawienia

the-dice-list = Lista kości
refuse-where = { $where }: { $what }
refuse-both = { $one } { $other }
refuse-empty-entry = { $where }: jest pusty wpis; zapisuj kości tak: { $example }.
refuse-entry-count = { $where }: wpis „{ $entry }” wymienia kości: { $count }, a może od 1 do { $most }.
refuse-strange-word = { $where }: wpis „{ $entry }” ma nieznane słowo „{ $word }”; kolory: { $colours }; typy: { $types }.
refuse-no-die = { $where }: wpis „{ $entry }” musi wymieniać jeden kolor i jeden typ, na przykład „rare black smasher”.
refuse-set-size = { $size ->
        [one] Zestaw musi mieć { $size } kość
        [few] Zestaw musi mieć { $size } kości
       *[many] Zestaw musi mieć { $size } kości
    }, a ten ma ich { $given }.
refuse-no-class = W zestawie musi być kość każdej klasy, a w tym nie ma { $klass ->
        [attack] kości ataku
        [defense] kości obrony
       *[life] kości życia
    }; dodaj jedną z nich: { $types }.
refuse-too-many-rare = Rzadkich kości w zestawie może być najwyżej { $most }, a w tym jest ich { $given }; zamień część na zwykłe.
refuse-side-size = { $size ->
        [one] Zestaw dodatkowy musi mieć { $size } kość
        [few] Zestaw dodatkowy musi mieć { $size } kości
       *[many] Zestaw dodatkowy musi mieć { $size } kości
    }, a ten ma ich { $given }.
refuse-no-army = Nie ma zestawu „{ $name }”. Gotowe zestawy: { $known }; albo wymień dziewięć kości: { $example }.
refuse-turn-limit = Limit tur (turn_limit) to liczba całkowita od 1 do { $most }, a nie „{ $given }”.
refuse-colour-table = Nie ma tabeli kolorów „{ $given }”; są takie: { $known }.
## Pliki zestawów

in-army = { $file }, zestaw „{ $name }”
in-field = { $where }, pole { $field }
army-legal = { $name }: zestaw prawidłowy. { $dice }
army-not-legal = Zestaw nieprawidłowy. { $why }
refuse-armies = { $wrong ->
    [one] W pliku { $file } jest { $wrong } nieprawidłowy zestaw; popraw to, co wymieniono.
    [few] W pliku { $file } są { $wrong } nieprawidłowe zestawy; popraw to, co wymieniono.
   *[many] W pliku { $file } jest { $wrong } nieprawidłowych zestawów; popraw to, co wymieniono.
}
refuse-army-missing = W pliku { $file } nie ma zestawu „{ $name }”; są { $known }.
refuse-no-armies = W pliku { $file } nie ma zestawów; daj każdemu sekcję taką jak [armies.hammer] z wierszem dice = "...".
refuse-army-section = W pliku { $file } jest sekcja „{ $section }”; w plikach zestawów są tylko sekcje [armies.NAME].
refuse-army-twice = W pliku { $file } są dwa zestawy o nazwie „{ $name }”; zmień nazwę jednego z nich.
refuse-army-name = { $where }: nazwa składa się z liter łacińskich, cyfr, - i _; zmień ją.
refuse-army-dice = { $where }: brakuje pola dice; dodaj wiersz taki jak dice = "{ $example }".
refuse-army-field = { $where }: jest pole „{ $field }”; zestaw ma dice i ewentualnie side.
refuse-army-text = { $where }: musi być tekst albo lista tekstów, na przykład "{ $example }".

## Events

event-turn = Tura { $turn }
event-split-shown = { $seat-is ->
        [seat-you] { $thrown ->
            [0] Zostawiasz wszystkie kości w rezerwie
           *[other] { $kept ->
                [0] Rzucasz do bitwy wszystko: { $thrown ->
                    [one] { $thrown } kość
                   *[other] { $thrown } kości
                }
               *[other] Rzucasz do bitwy { $thrown ->
                    [one] { $thrown } kość
                   *[other] { $thrown } kości
                } i zostawiasz w rezerwie { $kept }
            }
        }
       *[other] { $thrown ->
            [0] { $seat } zostawia wszystkie kości w rezerwie
           *[other] { $kept ->
                [0] { $seat } rzuca do bitwy wszystko: { $thrown ->
                    [one] { $thrown } kość
                   *[other] { $thrown } kości
                }
               *[other] { $seat } rzuca do bitwy { $thrown ->
                    [one] { $thrown } kość
                   *[other] { $thrown } kości
                } i zostawia w rezerwie { $kept }
            }
        }
    }
event-threw = { CAPITAL($die) } pokazuje { $face }
event-dueled = { CAPITAL($die) } pokazuje { $face }
event-advantage = { $team-is ->
        [seat-you] Przewagę masz ty ({ $by })
        [team-yours] Przewagę ma twoja drużyna ({ $by })
       *[other] Przewagę ma { $team } ({ $by })
    }
by-reserve = więcej kości w rezerwie
by-life = więcej punktów życia
by-roll = rozstrzygnął rzut
event-roll-off = { $team-is ->
        [seat-you] Wyrzucasz { $face }
       *[other] { $team } wyrzuca { $face }
    }
event-bonus = { CAPITAL($die) } daje bonus koloru
event-no-target = { CAPITAL($die) } nie daje bonusu koloru: nie ma dozwolonego celu
event-changed = { $to ->
        [0] { CAPITAL($die) } spada z { $from } na 0
       *[other] { CAPITAL($die) } pokazuje teraz { $to } zamiast { $from }
    }
event-unchanged = { CAPITAL($die) } nadal pokazuje { $face }
event-moved = { CAPITAL($die) } przechodzi { $from-is ->
        [zone-reserve] z rezerwy
        [zone-battle] ze strefy bitwy
        [zone-skirmish] ze strefy potyczki
        [zone-storage] z magazynu
        [zone-abyss] z otchłani
       *[other] ({ $from })
    } { $to-is ->
        [zone-reserve] do rezerwy
        [zone-battle] do strefy bitwy
        [zone-skirmish] do strefy potyczki
        [zone-storage] do magazynu
        [zone-abyss] do otchłani
       *[other] ({ $to })
    }
event-aimed = { CAPITAL($die) } bierze na cel: { $target }
event-aimed-many = { CAPITAL($die) } celuje w { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[many] { $count } celów
    }
event-passed = { $seat-is ->
        [seat-you] Rezygnujesz z rzutu ({ $throw })
       *[other] { $seat } rezygnuje z rzutu ({ $throw })
    }
event-declined = { $team-is ->
        [seat-you] Nie atakujesz już w tej fazie
       *[other] { $team } nie atakuje już w tej fazie
    }
event-won = { CAPITAL($die) } wygrywa z celem „{ $target }”{ $tie ->
        [0] {""}
       *[other] {" "}przy remisie dzięki specjalizacji
    }
event-lost = { CAPITAL($die) } przegrywa z celem „{ $target }”
event-fizzled = { CAPITAL($die) } nie działa: { $why }
fizzle-source = rzuconej kości już tam nie ma
fizzle-target = celu już tam nie ma
event-damage = { $by-is ->
        [seat-you] Twój atak { $attack } przeciw obronie { $defense } ({ $seat })
        [team-yours] Atak twojej drużyny { $attack } przeciw obronie { $defense } ({ $seat })
       *[other] { $seat-is ->
            [seat-you] Atak { $attack } ({ $by }) przeciw twojej obronie { $defense }
            [team-yours] Atak { $attack } ({ $by }) przeciw obronie twojej drużyny { $defense }
           *[other] Atak { $attack } ({ $by }) przeciw obronie { $defense } ({ $seat })
        }
    } { $damage ->
        [0] nie zadaje obrażeń
        [one] zadaje { $damage } obrażenie
        [few] zadaje { $damage } obrażenia
       *[many] zadaje { $damage } obrażeń
    }
event-spread = { CAPITAL($die) } otrzymuje { $points ->
        [one] { $points } obrażenie
        [few] { $points } obrażenia
       *[many] { $points } obrażeń
    }
event-took-back = { CAPITAL($die) } wraca na rękę
event-sudden = Nagła śmierć: odtąd co turę każda kość życia traci 1, w potyczce nikt nie rzuca, a kości życia nie wracają na rękę
event-time = { $what }
time-none = Gra toczy się dalej
time-round = Czas rundy minął
time-match = Czas meczu minął
event-round = { $team-is ->
        [seat-you] Wygrywasz rundę ({ $wins } z { $needed })
       *[other] { $team } wygrywa rundę ({ $wins } z { $needed })
    }
event-swapped = { $seat-is ->
        [seat-you] Wymieniasz kości: { $dice }
       *[other] { $seat } wymienia kości: { $dice }
    }
event-duel-over = Pojedynek skończony: jego kości trafiają do magazynu
event-cleared = Kości ataku i obrony trafiają do magazynu
event-returned = Wszystkie kości z magazynu wracają na rękę

## Set-up options

option-army = Zestaw
option-army-help = Nazwa, lista dziewięciu kości albo `any`: gotowa armia, losowana
option-side = Zestaw dodatkowy
option-side-help = Trzy kości do wymiany między rundami albo nic
option-match = Długość
option-match-help = Jedna gra albo mecz do dwóch wygranych
choice-match-single = Jedna gra
choice-match-best_of_three = Do dwóch wygranych
option-clock = Zegar turniejowy
option-clock-help = Prawdziwy zegar: dwadzieścia minut na rundę, czterdzieści pięć na mecz
choice-clock-off = Wyłączony
choice-clock-on = Włączony
option-turn_limit = Limit tur
option-turn_limit-help = Po tylu turach zaczyna się nagła śmierć
option-colour_bonus_table = Tabela bonusów koloru
option-colour_bonus_table-help = Drukowana tabela zaginęła: która rekonstrukcja obowiązuje albo tabela z twojego pliku
choice-colour_bonus_table-recon_a = Rekonstrukcja A
choice-colour_bonus_table-recon_b = Rekonstrukcja B
choice-colour_bonus_table-seed_example_literal = Przykład z zasad dosłownie
option-lt_reading = Znaczenie znaku „mniejsze”
option-lt_reading-help = Kiedy wygrywają rój i forteca
choice-lt_reading-lose_if_lower = Przegrywają, gdy pokazują mniej; w innym razie wygrywają
choice-lt_reading-win_if_lower = Wygrywają, gdy pokazują mniej; w innym razie przegrywają
option-opening_target_side = Czyje kości mogą być celem
option-opening_target_side-help = W co może celować rzut rozpoczynający pojedynek
choice-opening_target_side-any = Kości obu stron
choice-opening_target_side-opponent_only = Tylko kości przeciwnika
option-response_scope = Cele rzutów w odpowiedzi
option-response_scope-help = W co może celować każdy rzut po pierwszym
choice-response_scope-skirmish_zone = Kości w strefie potyczki
choice-response_scope-skirmish_zone_and_declared_targets = Także kości, w które już celowano w tym pojedynku
choice-response_scope-any_in_play = Dowolna kość w grze
option-mass_types_in_response = Rój i forteca w odpowiedzi
option-mass_types_in_response-help = Czy wolno nimi rzucać po rozpoczęciu pojedynku
choice-mass_types_in_response-not_allowed = Mogą tylko rozpoczynać pojedynek
choice-mass_types_in_response-all_matching_in_skirmish_zone = Trafiają wszystkie pasujące kości przeciwnika w strefie potyczki
choice-mass_types_in_response-if_matching_die_in_duel = Trafiają strefę bitwy, jeśli w pojedynku jest pasująca kość przeciwnika
option-regeneration_storage = Magazyn dla regeneratora
option-regeneration_storage-help = Z czyjego magazynu regenerator może wziąć kość
choice-regeneration_storage-own = Tylko z własnego
choice-regeneration_storage-any = Z dowolnego
option-sign_choice_time = Kiedy wybiera się znak
option-sign_choice_time-help = Kiedy kość szturmowa i bariera rozstrzygają, czy dodać, czy odjąć
choice-sign_choice_time-at_resolution = Przy rozstrzyganiu kości
choice-sign_choice_time-at_declaration = Razem z celem, przed rzutem
option-unable_to_open = Brak możliwości rozpoczęcia pojedynku
option-unable_to_open-help = Co dzieje się z prawem do ataku, gdy nie ma czym rozpocząć pojedynku
choice-unable_to_open-passes_on = Prawo przechodzi dalej i nie przepada
choice-unable_to_open-counts_as_declined = Liczy się jako rezygnacja
option-last_life_take_back = Zabranie ostatniej kości życia
option-last_life_take_back-help = Czy wolno wziąć na rękę ostatnią kość życia
choice-last_life_take_back-legal_and_loses = Wolno, ale to przegrana
choice-last_life_take_back-forbidden = Nie wolno
option-round_limit_turn = Tura po upływie czasu
option-round_limit_turn-help = Co dzieje się w turze, w której mija czas rundy
choice-round_limit_turn-no_new_duel_then_finish = Bez nowych pojedynków, potem tura się kończy
choice-round_limit_turn-play_out = Turę rozgrywa się do końca
choice-round_limit_turn-cut_at_once = Tura kończy się natychmiast
option-team_damage = Obrażenia w grze drużynowej
option-team_damage-help = Jak sumuje się atak i obronę
choice-team_damage-team_totals = Drużyna przeciw drużynie
choice-team_damage-facing_pairs = Każdy przeciw graczowi naprzeciwko

## Rules, by area

rules-set = Zestaw
rules-die = Kość i jej wartość
rules-type = Typy
rules-zone = Strefy
rules-kin = Pokrewieństwo kolorów
rules-bonus = Bonusy koloru
rules-adv = Przewaga
rules-battle = Tura i faza bitwy
rules-skirm = Faza potyczki
rules-duel = Pojedynek
rules-res = Rozstrzyganie pojedynku
rules-dmg = Obrażenia
rules-end = Koniec tury
rules-over = Koniec gry
rules-team = Drużyny
rules-tour = Turnieje
rules-dig = Gra na komputerze

ID-set-1 = Zestaw ma dokładnie dziewięć kości.
ID-set-2 = W zestawie jest co najmniej jedna kość każdej klasy: ataku, obrony i życia. Dlatego kości jednej klasy nigdy nie jest więcej niż siedem.
ID-set-3 = W zestawie są najwyżej trzy rzadkie kości.
ID-set-4 = W zestawie może być kilka jednakowych kości.
ID-set-5 = Zestawy pokazuje się przed grą i wszyscy je znają; wiadomo więc także, co gracz ma w rezerwie.
ID-die-1 = Wartość nigdy nie przekracza 6: co podniosłoby ją wyżej, zostawia 6.
ID-die-2 = Jeśli efekt lub bonus obniżyłby wartość poniżej 1, kości ataku i obrony oraz kości życia w strefie potyczki zostają na 1; kość życia w sektorze życia trafia do otchłani.
ID-die-3 = Gdy wartość się porównuje, dodaje lub kopiuje, liczy się ta, którą kość pokazuje w tej chwili.
ID-die-4 = Kość ma typ i kolor, jest zwykła lub rzadka; ma ścianki od 1 do 6, wszystkie jednakowo prawdopodobne. Typ wyznacza klasę.
ID-type-10 = Kość zachowuje klasę i kolor w każdej strefie. To, co typ mówi o klasie celu, obowiązuje także w strefie potyczki.
ID-zone-1 = Każdy gracz ma strefę bitwy z trzema sektorami: ataku, obrony i życia, w których kości leżą według klas; strefę potyczki; magazyn; otchłań; i rezerwę, czyli rękę.
ID-zone-2 = W grze są kości strefy bitwy, także kości życia z poprzednich tur, oraz kości strefy potyczki. Rezerwa, magazyn i otchłań nie są w grze.
ID-zone-3 = Kość w magazynie niczego nie pokazuje i na koniec tury wraca na rękę właściciela.
ID-zone-4 = Kość w otchłani wypadła z gry i nigdy nie wraca.
ID-kin-1 = Czerwony, niebieski i żółty to kolory podstawowe. Fioletowy powstaje z czerwonego i niebieskiego, zielony z niebieskiego i żółtego, pomarańczowy z czerwonego i żółtego; to kolory pochodne. Czarny i biały są bezbarwne.
ID-kin-2 = Sprzymierzone są: kolor sam ze sobą; kolor podstawowy z oboma kolorami pochodnymi, które z niego powstają, i odwrotnie. Czarny i biały są sprzymierzone tylko same ze sobą.
ID-kin-3 = Wrogie kolorowi są pozostałe kolory jego kategorii: podstawowe podstawowym, pochodne pochodnym, czarny białemu.
ID-kin-4 = Kolory, które nie są ani sprzymierzone, ani wrogie, są neutralne. Pokrewieństwo jest zawsze wzajemne.
ID-bonus-1 = Kość, na której w fazie bitwy lub potyczki wypadła 1, daje bonus swojego koloru.
ID-bonus-2 = Rzadka kość daje bonus przy 1 i przy 2, z tym samym działaniem.
ID-bonus-3 = Bonus daje tylko sam rzut. Kość, która pokazuje 1 lub 2 wskutek efektu, bonusu lub regeneratora, nic nie daje.
ID-bonus-4 = Bonus dostaje tylko dozwolony cel: kość w grze należąca do rzucającego, o klasie i kolorze wymaganych przez tabelę kolorów.
ID-bonus-5 = Kość nigdy nie daje bonusu samej sobie.
ID-bonus-6 = Bonus stosuje się od razu, a jeśli jest dozwolony cel, to obowiązkowo, nawet na szkodę gracza.
ID-bonus-7 = W fazie bitwy gracz z przewagą najpierw stosuje wszystkie swoje bonusy, w dowolnej kolejności; potem robi to drugi.
ID-bonus-8 = Części bonusu są niezależne: część bez dozwolonego celu przepada, pozostałe działają.
ID-bonus-9 = O tym, które kości dają bonus, decyduje rzut. Kość podniesiona przez inny bonus przed swoją kolejką nadal daje swój w całości.
ID-bonus-10 = W potyczce bonus stosuje się zaraz po rzucie, zanim zadziała ktoś inny; mogą go dostać także kości w strefie potyczki gracza.
ID-bonus-11 = Co dają kolory, każda część jednej innej kości: { $rows }.
ID-bonus-12 = Cel spośród dozwolonych wybiera właściciel bonusu; może to być i taki, któremu bonus nic nie da, na przykład 6.
ID-bonus-13 = Kość, którą inny bonus posłał do otchłani przed jej kolejką, nadal daje swój bonus w całości.
ID-adv-1 = Przewagę ma ten, kto ma więcej kości w rezerwie; przy równej liczbie ten, kto ma więcej punktów życia, czyli większą sumę wartości w sektorze życia.
ID-adv-2 = Jeśli i punkty życia są równe, każda strona rzuca kością i przewagę ma wyższy wynik; remisy rzuca się ponownie.
ID-adv-3 = Taki rzut nie wprowadza kości do gry i nie daje bonusu.
ID-adv-4 = Przewagę ustala się za każdym razem od nowa: po rzucie do bitwy dla kolejności bonusów, a na początku potyczki dla pierwszego pojedynku.
ID-battle-1 = Tura ma cztery fazy: bitwa, potyczka, obrażenia, koniec tury.
ID-battle-2 = W fazie bitwy każdy gracz potajemnie dzieli kości z ręki: jednymi rzuca teraz, inne zostają w rezerwie. Każda część może być pusta.
ID-battle-3 = Nikt nie wie, jak podzielił kości ktoś inny, dopóki nie zrobią tego wszyscy; potem pokazuje się wszystko razem.
ID-battle-4 = Wszystkimi wybranymi kośćmi rzuca się jednocześnie i kładzie się je w sektorze ich klasy.
ID-battle-5 = W pierwszej fazie bitwy wolno nie rzucić żadną kością życia; kto potem nie ma żadnej w sektorze życia, przegrywa z końcem tej fazy.
ID-skirm-1 = Jeśli nikt nie ma kości w rezerwie, potyczki nie ma.
ID-skirm-2 = Pierwszy pojedynek może rozpocząć gracz, który ma przewagę na początku potyczki.
ID-skirm-3 = Po pojedynku następny może jako pierwszy rozpocząć jego obrońca.
ID-skirm-4 = Kto zrezygnuje z ataku, w tej potyczce już nie atakuje, tylko się broni; druga strona może atakować dalej.
ID-skirm-5 = Nie móc to nie to samo, co zrezygnować: kto nie ma czym rozpocząć pojedynku, jest pomijany i zachowuje prawo do ataku.
ID-skirm-6 = Pojedynek można rozpocząć lub prowadzić dalej także wtedy, gdy druga strona nie ma czym odpowiedzieć.
ID-skirm-7 = Potyczka kończy się, gdy wszyscy zrezygnowali z ataku, gdy rezerwy są puste albo gdy nikt z uprawnionych nie może rozpocząć pojedynku.
ID-duel-1 = Atakujący rozpoczyna pojedynek: pokazuje jedną kość z rezerwy, ogłasza cel i dopiero wtedy nią rzuca i kładzie ją w strefie potyczki. Ta kolejność obowiązuje przy każdym rzucie: kość, cel, rzut.
ID-duel-2 = Pierwszy rzut może celować w kości obu stron w grze, jak pozwala typ.
ID-duel-3 = Każdy następny rzut pojedynku celuje w kości w strefie potyczki, czyjekolwiek są: w jedną, o ile typ nie celuje w kilka. Wymóg typu co do klasy celu nadal obowiązuje.
ID-duel-4 = Kością bez dozwolonego celu nie wolno rzucić. Nikt nie musi rzucać: nieużyte kości zostają w rezerwie.
ID-duel-5 = Regenerator bierze kość z magazynu swojego gracza.
ID-duel-6 = Rzucone w odpowiedzi rój i forteca celują w każdą kość przeciwnika pasującej klasy w strefie potyczki. Regenerator może tylko rozpoczynać pojedynek.
ID-duel-7 = Pojedynek ma najwyżej cztery rzuty: atakujący, obrońca, atakujący, obrońca. Żadna strona nie rzuca więcej niż dwiema kośćmi.
ID-duel-8 = Obrońca może zrezygnować z pierwszego rzutu i mimo to wykonać drugi; jest on wtedy jedynym.
ID-duel-9 = Atakujący może zrezygnować z drugiego rzutu; obrońca i tak może wykonać swój drugi. Po drugim rzucie obrońcy nie ma już rzutów.
ID-res-1 = Gdy rzuty są wykonane, rozstrzyga się je od ostatniego do pierwszego, każdy w całości przed następnym.
ID-res-2 = Jeśli cel opuścił strefę, w której go ogłoszono, nic się nie dzieje, nawet efekt przegranej.
ID-res-3 = Kość z porównaniem „większe” wygrywa, gdy pokazuje więcej niż cel; w innym razie przegrywa, także przy remisie.
ID-res-4 = Kość z porównaniem „mniejsze” przegrywa, gdy pokazuje mniej niż cel; w innym razie wygrywa, także przy remisie.
ID-res-5 = Kość w kolorze specjalizacji swojego typu wygrywa remis, chyba że kolor celu jest wrogi jej kolorowi.
ID-res-6 = Rój i forteca celują w kości, które pasują w chwili ogłoszenia; musi być co najmniej jedna. Z każdą porównuje się osobno i cierpią tylko pokonane.
ID-res-7 = Po pojedynku kości pozostałe w strefie potyczki trafiają do magazynów swoich właścicieli.
ID-res-8 = Jeśli sama rzucona kość opuściła strefę potyczki przed swoją kolejką, nic się nie dzieje.
ID-res-9 = Kość bez porównania działa zawsze, cokolwiek pokazuje.
ID-res-10 = Kto rzucił kością szturmową lub barierą, wybiera dodawanie lub odejmowanie, gdy kość jest rozstrzygana, i przy wygranej, i przy przegranej.
ID-dmg-1 = Jeśli suma ataku przeciwnika przewyższa sumę obrony gracza, otrzymuje on różnicę jako obrażenia. Liczą się tylko kości strefy bitwy.
ID-dmg-2 = Obrażenia oblicza się dla obu stron, zanim ktokolwiek je otrzyma, i obie otrzymują je jednocześnie.
ID-dmg-3 = Kto otrzymał obrażenia, rozdziela je w całych punktach między kości swojego sektora życia.
ID-dmg-4 = Żadna kość nie przyjmuje więcej, niż pokazuje, a dopóki są punkty życia, trzeba rozdzielić wszystkie obrażenia.
ID-dmg-5 = Rozdział pozostaje tajny, dopóki nie zdecydują wszyscy.
ID-dmg-6 = Kości życia sprowadzone do 0 trafiają do otchłani.
ID-dmg-7 = Potem wszystkie kości ataku i obrony ze strefy bitwy trafiają do magazynu; kości życia zostają ze swoją wartością.
ID-end-1 = Na koniec tury każdy gracz może wziąć na rękę jedną kość z sektora życia.
ID-end-2 = Gracze decydują o tym potajemnie i pokazują razem.
ID-end-3 = Potem każdy gracz bierze na rękę wszystkie kości z magazynu; jest to obowiązkowe.
ID-end-4 = Wolno wziąć na rękę swoją ostatnią kość życia, ale to natychmiastowa przegrana.
ID-end-5 = Następna tura zaczyna się od fazy bitwy. Kości życia w sektorze życia zostają.
ID-over-1 = Po pierwszej fazie bitwy gracz bez kości w sektorze życia przegrywa natychmiast, nawet w środku pojedynku: reszty już się nie rozstrzyga.
ID-over-2 = Jeśli obie strony przegrywają w tej samej chwili, każda rzuca kością i wygrywa wyższy wynik; remisy rzuca się ponownie.
ID-over-3 = W pierwszej fazie bitwy sprawdza się to dopiero po wszystkich bonusach, więc bonus może jeszcze gracza uratować lub pogrążyć.
ID-over-4 = Obrażenia, nagła śmierć i branie kości na rękę działają na obie strony w tej samej chwili. W pojedynku tak nie bywa: kto pierwszy zostanie bez życia, ten przegrał.
ID-over-5 = Od drugiej tury także bonusy koloru w fazie bitwy stosuje się jeden po drugim: kto pierwszy zostanie bez życia, ten przegrał, nawet jeśli bonusy rywala odebrałyby ostatnie życie i jemu.
ID-team-1 = Grają dwie drużyny o równej liczbie graczy, najwyżej po czterech; siedzą naprzeciw siebie, a każdy gracz ma własny zestaw i własną planszę.
ID-team-2 = Bitwę i obrażenia wszyscy gracze rozgrywają jednocześnie.
ID-team-3 = Drużyna przegrywa, gdy nikt z niej nie ma kości w sektorze życia. Gracz bez takiej kości do tego czasu gra dalej.
ID-team-4 = W pojedynku każda drużyna ma dwa rzuty; może je wykonać dowolny jej członek.
ID-team-5 = Bonus koloru dostają tylko kości gracza, który rzucał, nie kości jego drużyny.
ID-team-6 = O przewadze decydują sumy drużyny, najpierw kości w rezerwie, potem punktów życia; w rzucie o przewagę każda drużyna rzuca jedną kością. Członkowie drużyny stosują swoje bonusy w kolejności miejsc.
ID-team-7 = Prawo do ataku należy do drużyny: jej członków pyta się w kolejności miejsc, a przepada ono, gdy zrezygnują wszyscy.
ID-team-8 = Suma ataku jednej drużyny staje przeciw sumie obrony drugiej; drużyna, która otrzymała obrażenia, rozdziela je między kości życia wszystkich swoich członków: każdy decyduje o swoich, w kolejności miejsc.
ID-team-9 = Rój i forteca celują w pasujące kości wszystkich przeciwników.
ID-tour-1 = Mecz składa się z rund, z których każda jest całą grą; wygrywa strona, która pierwsza zwycięży w dwóch.
ID-tour-2 = Mecz trwa najwyżej 45 minut, runda najwyżej 20; czas ogłasza sędzia z zegarem.
ID-tour-3 = Od tury następującej po tej, w której minął czas rundy, obowiązuje nagła śmierć.
ID-tour-4 = W turze, w której mija czas, nie rozpoczyna się nowych pojedynków; trwający się kończy, a obrażenia i koniec tury przebiegają jak zwykle.
ID-tour-5 = Przy nagłej śmierci na początku tury każda kość w sektorach życia traci 1, u wszystkich jednocześnie, a poniżej 1 trafia do otchłani; w potyczce nikt nie rzuca kośćmi; kości życia nie wracają na rękę.
ID-tour-6 = Gdy minie czas meczu, wygrywa strona z większą liczbą wygranych rund; potem ta, która ma więcej punktów życia w trwającej rundzie; potem wyższy rzut, remisy rzuca się ponownie.
ID-tour-7 = Oprócz zestawu gracz może mieć zestaw dodatkowy złożony dokładnie z trzech kości. Jego rzadkich kości nie wlicza się do trzech rzadkich kości zestawu.
ID-tour-8 = Po wymianie zestaw znów musi spełniać wszystkie zasady: kość każdej klasy i najwyżej trzy rzadkie.
ID-tour-9 = Po każdej rundzie gracz może potajemnie wymienić kości zestawu na kości zestawu dodatkowego, jedną za jedną; nowe zestawy pokazuje się przed następną rundą.
ID-tour-10 = Dziewięć i trzy kości pozostają te same przez cały mecz; żadne inne do nich nie dochodzą.
ID-tour-11 = Turniej ma dwa etapy: najpierw system szwajcarski, punkt za wygrany mecz lub wolny los, przy równej liczbie punktów liczą się wygrane mecze przeciwników, potem odsetek wygranych rund, potem rzut; następnie faza pucharowa dla 2 najlepszych z najwyżej 8 uczestników, 4 z najwyżej 16, 8 z większej liczby.
ID-dig-1 = Komu minie czas, ten rzuca wszystkimi kośćmi życia i zostawia resztę; nie atakuje; rezygnuje z rzutu; niczego nie bierze na rękę; w pozostałych sprawach przyjmuje pierwszą możliwość.
ID-dig-2 = Po umówionej liczbie tur, zwykle sześćdziesięciu, zaczyna się nagła śmierć.
ID-dig-3 = Zegar turniejowy jest prawdziwy i nie zatrzymuje się dla nikogo: namysł każdego, także botów, zajmuje czas. Czas meczu biegnie od jego początku, czas rundy od jej pierwszej fazy bitwy; pojedyncza gra to jedna runda. Kto jeszcze nie zdecydował, gdy minie czas meczu, temu minął i jego własny.

# Co jest nie tak w tabeli kolorów.
colour-table = Tabela kolorów: { $name }
field-effects = bonus
part-class = klasa kości
part-colour = kolor
part-delta = punkty
bonus-class-attack = atak
bonus-class-defense = obrona
bonus-class-life = życie
bonus-colour-allied = sprzymierzony
bonus-colour-any = dowolny
fault-rows = brakuje wierszy { $colours }; dodaj je albo napisz extends = "recon_a", żeby wziąć je stamtąd
fault-effects = potrzebna jest lista od 1 do { $most } efektów
fault-zero = nie może być 0; lepiej pomiń ten efekt

## Why a rule is read as it is

ID-set-4-why = Na stronach wydawcy o taktyce w jednym zestawie gra się dwiema jednakowymi kośćmi.
ID-set-5-why = Przy stole zestawy pokazuje się na pół minuty; tutaj po prostu zostają widoczne.
ID-die-3-why = Efekty zmieniają wynik, który kość pokazuje; gdyby liczyła się wartość z rzutu, odpowiedzi rozstrzygane przed tym, na co odpowiadają, nie miałyby sensu.
ID-type-4-why = Na ostatniej kości życia wygrywa to partię, jak mówi strona wydawcy o taktyce.
ID-type-9-why = Gdy zaczyna się pierwsza potyczka, magazyn jest pusty, więc nie można nim rozpocząć pierwszego pojedynku.
ID-type-10-why = Nigdzie nie powiedziano, że kość traci klasę lub kolor, gdy opuszcza swój sektor.
ID-zone-2-why = O każdej rzuconej kości powiedziano, że weszła do gry; o ręce, magazynie i otchłani nie.
ID-zone-3-why = Wydrukowano, dokąd kości stąd trafiają; to, że do tej pory niczego nie pokazują, z tego wynika.
ID-bonus-6-why = Wydrukowano, że bonus działa od razu, jeśli jest dozwolony cel; że nie można z niego zrezygnować, gdy szkodzi, już nie, ale nic też nie daje wyboru.
ID-bonus-7-why = To, że kolejność swoich bonusów wybiera właściciel, wynika z tego, że żadnej nie podano.
ID-bonus-9-why = Zdanie mówi o bonusie podnoszącym kość, która go daje, a tego reguły zabraniają; przykład dwóch niebieskich barier, które podnoszą się nawzajem, pokazuje, o co chodzi.
ID-bonus-10-why = Bonusy stosuje się od razu, a więc zanim zadziała następny gracz.
ID-bonus-11-why = Rysunek tabeli zaginął. Dwa wiersze opublikowano, pozostałe odtworzono. Instrukcja wymaga warunku koloru, a potem podaje przykład z dowolną kością ataku.
ID-bonus-12-why = Nie powiedziano, kto wybiera cel; bonus należy do właściciela kości.
ID-bonus-13-why = Bonus zdobyto rzutem; zmiana kości go nie odbiera, nie odbiera go więc i jej utrata.
ID-adv-3-why = Rzut decyduje, kto jest pierwszy; nie wprowadza kości do gry.
ID-adv-4-why = Przewaga to prawo do działania jako pierwszy w danej fazie, a bonusy mogły tymczasem zmienić punkty życia.
ID-battle-3-why = O to, co gracze postanawiają w tajemnicy, pyta się po kolei, a pokazuje razem.
ID-battle-5-why = Instrukcja pozwala, by każda część była pusta, i nie robi wyjątku dla kości życia.
ID-skirm-5-why = Kto nie może rozpocząć, z niczego nie zrezygnował.
ID-skirm-7-why = Instrukcja wymienia dwa pierwsze sposoby; trzeci sprawia, że faza nie utknie, gdy nikt z uprawnionych nie może i nie chce rozpocząć.
ID-duel-2-why = Pierwszy krok mówi o kościach przeciwnika, ale tabela głównych cech o kości w grze; kości szturmowej i barierze pozwala dodawać, a wzmacniaczowi nic innego nie daje; przeciwnika wymienia tylko przy roju i fortecy.
ID-duel-3-why = Krok 2a ogranicza odpowiedzi do strefy potyczki, a krok 3 to powtarza. Gdzie indziej dopuszcza się też kości, w które już celowano.
ID-duel-4-why = Cel ogłasza się przed każdym rzutem, więc rzut go wymaga.
ID-duel-5-why = Nie powiedziano, czyj magazyn.
ID-duel-6-why = Krok 2a pozwala w odpowiedzi wskazać tylko kości strefy potyczki, ale albo wszystkie, albo jedną; w kilka celują tylko rój i forteca, więc to one wskazują wszystkie, w granicach klasy i właściciela z tabeli głównych cech. Ta tabela umieszcza ich cele w bitwie, co przemawia za drugim odczytaniem. Kości z magazynu, której chce regenerator, nie wskazuje żadna odpowiedź.
ID-res-4-why = Idziemy za zdaniem, które wyjaśnia znak. Przeciw niemu przemawia to, że pomarańczowe roje i żółte fortece nic wtedy nie mają ze specjalizacji, która służy tylko do wygrywania remisów.
ID-res-5-why = Nie ma znaczenia, czyją kością jest cel.
ID-res-6-why = Cele ogłasza się przed rzutem, a każdy ma własną wartość.
ID-res-8-why = Inaczej odpowiedź anulatorem lub miażdżycielem nic by nie dała, a rada wydawcy, by ratować nieudanego miażdżyciela własnym anulatorem, byłaby na nic.
ID-res-10-why = Nie powiedziano kiedy; późny wybór nadaje odpowiedziom sens.
ID-dmg-4-why = Obrażenia odejmuje się od sumy kości życia, więc na pojedynczej kości nic nie przepada.
ID-dmg-5-why = Obaj otrzymują obrażenia jednocześnie, więc żaden nie czeka na wybór drugiego.
ID-end-2-why = Kolejności graczy nie podano.
ID-end-4-why = Nic tego nie zabrania, a koniec gry nie robi wyjątku.
ID-over-3-why = Faza bitwy kończy się po wszystkich bonusach i zasada obowiązuje po niej.
ID-over-4-why = Rzuty pojedynku rozstrzyga się jeden po drugim.
ID-over-5-why = Kto ma przewagę, pierwszy bierze bonusy, a po pierwszej fazie bitwy partia kończy się w dowolnej chwili; dlatego przez bonusy obaj nigdy nie tracą życia jednocześnie.
ID-team-1-why = Instrukcja nie ogranicza wielkości drużyny. Nasza granica to cztery: zestawów startowych jest osiem, po jednym na kolor, i tyle miejsc ma stół.
ID-team-5-why = Bonus służy kościom gracza, który rzucił; o członkach drużyny nie ma mowy.
ID-team-6-why = Nie powiedziano, jak porównywać drużyny ani kto w drużynie działa pierwszy.
ID-team-7-why = Drużyna rozpoczyna i broni się jako jedna strona pojedynku.
ID-team-8-why = Nie powiedziano, jak obrażenia spadają na drużynę; kto je otrzymuje, sam je rozdziela.
ID-tour-4-why = Taka tura liczy się jako zakończona; nie powiedziano, co to ucina.
ID-tour-6-why = Limit jest wydrukowany; o czym rozstrzyga, już nie.
ID-tour-10-why = Nic nie powiedziano o innych kościach dochodzących w trakcie turnieju.
ID-tour-11-why = Dwa etapy są wydrukowane; ilu graczy dochodzi do drugiego i jak liczy się wyniki, już nie.
ID-dig-1-why = Gdy biegnie zegar, potrzebna jest odpowiedź także za tego, kto jej nie daje.
ID-dig-2-why = Boty, które się nie męczą, mogłyby grać bez końca.
ID-dig-3-why = Limity są wydrukowane, ale nie powiedziano, od kiedy się liczą ani co z decyzją, która jest otwarta, gdy mecz się kończy; przy stole po prostu by przerwano.

# Co wybór średnio zmienia.
measure-life = { $more ->
        [yes] o { $n } więcej punktów życia u ciebie
       *[no] o { $n } mniej punktów życia u ciebie
    }
measure-their-life = { $more ->
        [yes] o { $n } więcej punktów życia u przeciwnika
       *[no] o { $n } mniej punktów życia u przeciwnika
    }
measure-lead = { $more ->
        [yes] przewagę w rezerwie większą o { $n } kości
       *[no] przewagę w rezerwie mniejszą o { $n } kości
    }
measure-lost = { $more ->
        [yes] o { $n } więcej twoich kości w otchłani
       *[no] o { $n } mniej twoich kości w otchłani
    }
measure-their-lost = { $more ->
        [yes] o { $n } więcej kości przeciwnika w otchłani
       *[no] o { $n } mniej kości przeciwnika w otchłani
    }
ground-throw = Rzut opłaca się w { $chance } przypadków: w tej turze przeciwnik traci średnio { $dealt } punktu życia, a ty { $taken }.
ground-leave = Bez rzutu przeciwnik traci w tej turze { $dealt } punktu życia, a ty { $taken }.

# Co badania notują o każdym miejscu.
mark-coloured = Kolory w armii

# Gdzie w instrukcji stoi zasada.
place-how-to-play-preparing-the-game = Jak grać: przygotowanie gry
place-colours-rare-dice = Kolory: rzadkie kości
place-golden-rules = Złote zasady
place-the-dice = Kości
place-the-dice-table-of-key-features = Kości: tabela najważniejszych cech
place-the-playing-mat = Pole gry
place-phase-1-battle = Faza 1: bitwa
place-colours = Kolory
place-colours-kinship = Kolory: pokrewieństwo
place-colours-colour-bonuses = Kolory: bonusy kolorów
place-colours-table-of-colours = Kolory: tabela kolorów
place-phase-1-battle-note-on-advantage = Faza 1: bitwa, uwaga o przewadze
place-the-game = Gra
place-phase-2-skirmish-sequence-of-duels = Faza 2: potyczka, kolejność pojedynków
place-phase-2-skirmish-course-of-a-duel = Faza 2: potyczka, przebieg pojedynku
place-phase-2-skirmish-outcome-of-a-duel = Faza 2: potyczka, wynik pojedynku
place-phase-3-damage = Faza 3: obrażenia
place-phase-4-end-of-turn = Faza 4: koniec tury
place-end-of-the-game = Koniec gry
place-games-with-more-players = Gra w większym gronie
place-tournament-rules = Zasady turniejowe
