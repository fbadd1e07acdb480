# Roll Player in Polish.

game-roll_player = Roll Player

## Dice. A color by itself, in the form that goes with the word for a die, and of a die that is taken

colour-green = zielony
colour-blue = niebieski
colour-red = czerwony
colour-purple = fioletowy
colour-black = czarny
colour-white = biały
colour-gold = złoty
die-green = zielona
die-blue = niebieska
die-red = czerwona
die-purple = fioletowa
die-black = czarna
die-white = biała
die-gold = złota
taken-green = zieloną
taken-blue = niebieską
taken-red = czerwoną
taken-purple = fioletową
taken-black = czarną
taken-white = białą
taken-gold = złotą
die-shown = { $die } { $n }
die-at = { $die } ({ $cell })
die-on-card = { $die } (karta { $n })
cell = { $attribute } { $n }

## Attributes; an action as the object of "take"

attribute-str = Siła
attribute-dex = Zręczność
attribute-con = Kondycja
attribute-int = Inteligencja
attribute-wis = Mądrość
attribute-cha = Charyzma
short-str = SIŁ
short-dex = ZRĘ
short-con = KON
short-int = INT
short-wis = MĄD
short-cha = CHA
action-str = akcję siły
action-dex = akcję zręczności
action-con = akcję kondycji
action-int = akcję inteligencji
action-wis = akcję mądrości
action-cha = akcję charyzmy

## Characters

race-dragonkin = Drakon
race-dwarf = Krasnolud
race-elf = Elf
race-halfling = Niziołek
race-human = Człowiek
race-orc = Ork
class-cleric = Kapłan
class-paladin = Paladyn
class-druid = Druid
class-ranger = Łowca
class-monk = Mnich
class-bard = Bard
class-rogue = Łotrzyk
class-thief = Złodziej
class-sorcerer = Zaklinacz
class-wizard = Czarodziej
class-warrior = Wojownik
class-barbarian = Barbarzyńca
ability-cleric = Miłosierny
ability-paladin = Czujny
ability-druid = Dostrojony
ability-ranger = Biegły
ability-monk = Oświecony
ability-bard = Czarujący
ability-rogue = Psotny
ability-thief = Sprytny
ability-sorcerer = Tajemniczy
ability-wizard = Zagadkowy
ability-warrior = Przygotowany
ability-barbarian = Potężny
backstory-aristocrat = Arystokrata
backstory-brawler = Zabijaka
backstory-chosen-one = Wybraniec
backstory-craftsman = Rzemieślnik
backstory-devoted = Oddany
backstory-exonerated = Uniewinniony
backstory-hunter = Myśliwy
backstory-lost-soul = Zagubiona dusza
backstory-mentor = Mentor
backstory-patrician = Patrycjusz
backstory-persecuted = Prześladowany
backstory-resilient = Niezłomny
backstory-rift-walker = Wędrowiec szczelin
backstory-savage = Dzikus
backstory-savant = Uczony
backstory-street-urchin = Ulicznik
alignment-arbiter = Arbiter
alignment-champion = Czempion
alignment-eccentric = Ekscentryk
alignment-free-spirit = Wolny duch
alignment-guardian = Strażnik
alignment-hermit = Pustelnik
alignment-lunatic = Szaleniec
alignment-maniac = Maniak
alignment-narcissist = Narcyz
alignment-neurotic = Neurotyk
alignment-protector = Obrońca
alignment-rebel = Buntownik
alignment-renegade = Renegat
alignment-scoundrel = Łajdak
alignment-sentinel = Wartownik
alignment-sociopath = Socjopata
alignment-truth-seeker = Poszukiwacz prawdy
leaning-law-good = Praworządny dobry
leaning-neutral-good = Neutralny dobry
leaning-chaos-good = Chaotyczny dobry
leaning-law-neutral = Praworządny neutralny
leaning-neutral-neutral = Całkowicie neutralny
leaning-chaos-neutral = Chaotyczny neutralny
leaning-law-evil = Praworządny zły
leaning-neutral-evil = Neutralny zły
leaning-chaos-evil = Chaotyczny zły
way-good = Dobro
way-evil = Zło
way-law = Prawo
way-chaos = Chaos

## Market cards

type-weapon = Broń
type-armor = Pancerz
type-skill = Umiejętność
type-trait = Cecha
set-chain = Pancerz kolczy
set-leather = Pancerz skórzany
set-mystic = Pancerz mistyczny
card-longsword = Długi miecz
card-blessed-mace = Poświęcona buława
card-jeweled-dagger = Zdobiony sztylet
card-longbow = Długi łuk
card-tower-shield = Pawęż
card-ancient-spear = Starożytna włócznia
card-quarterstaff = Kostur
card-heavy-crossbow = Ciężka kusza
card-steadfast = Niezachwiany
card-honorable = Honorowy
card-nimble = Zwinny
card-proud = Dumny
card-weak = Słaby
card-clumsy = Niezdarny
card-foolish = Głupi
card-reckless = Lekkomyślny
card-focused = Skupiony
card-compassionate = Współczujący
card-obsessed = Obsesyjny
card-cunning = Przebiegły
card-greedy = Chciwy
card-honest = Uczciwy
card-loyal = Lojalny
card-obnoxious = Nieznośny
card-concentrate = Koncentracja
card-search = Przeszukanie
card-negotiate = Negocjacje
card-pickpocket = Kradzież kieszonkowa
card-acrobatics = Akrobatyka
card-open-lock = Otwieranie zamków
card-climb = Wspinaczka
card-intimidate = Zastraszanie
card-move-silently = Skradanie się
card-knowledge = Wiedza
card-cure-wounds = Leczenie ran
card-sleight-of-hand = Zwinne dłonie
card-chain-gorget = Kolczy kołnierz
card-chain-vambraces = Kolcze karwasze
card-chain-helm = Kolczy hełm
card-chain-tunic = Kolcza tunika
card-chain-leggings = Kolcze nogawice
card-mystic-cowl = Mistyczny kaptur
card-mystic-robes = Mistyczna szata
card-mystic-cloak = Mistyczny płaszcz
card-leather-greaves = Skórzane nagolenniki
card-leather-boots = Skórzane buty
card-leather-gloves = Skórzane rękawice
card-leather-pauldron = Skórzany naramiennik
card-diplomacy = Dyplomacja
card-dedicated = Zaangażowany
card-courageous = Odważny
card-envious = Zawistny
card-famous = Sławny

## Titles

title-npc = BN
title-mercenary = Najemnik
title-adventurer = Poszukiwacz przygód
title-celebrity = Sława
title-clan-leader = Przywódca klanu
title-true-hero = Prawdziwy bohater

## Counted things

gold-n = { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
# Oczekiwany wynik, z jednym miejscem po przecinku.
scored = { $n } gwiazdki
stars-n = { $n ->
        [one] { $n } gwiazdka
        [few] { $n } gwiazdki
       *[many] { $n } gwiazdek
    }
tokens-n = { $n ->
        [one] { $n } żeton charyzmy
        [few] { $n } żetony charyzmy
       *[many] { $n } żetonów charyzmy
    }
coins-and-tokens = { $coins } i { $tokens }

## What classes do

effect-none = Bez efektu.
effect-once-per-round = Raz na rundę, { $cleric-timing ->
        [any_window] gdy można używać umiejętności
       *[own_turns] w swojej turze lub tuż po niej
    }, jeśli chcesz: { $cost ->
        [0] { $does }
       *[other] zapłać { $coins } i { $does }
    }.
effect-buy = Po zakupie { $buy-abilities ->
        [market_only] karty z rynku
       *[every_purchase] karty
    } ({ $every ->
        [yes] dowolny typ
       *[no] typ: { $types }
    }), jeśli chcesz: { $does }.
effect-market-discard = Po odrzuceniu karty z rynku za złoto, jeśli chcesz: { $does }.
effect-price-reduction = Karty ({ $every ->
        [yes] dowolny typ
       *[no] typ: { $types }
    }) kupione z rynku lub ze stosu kart odrzuconych są tańsze o { $coins }.
effect-before-market = W każdej rundzie przed początkiem fazy rynku, jeśli chcesz: { $does }.
effect-place = Po umieszczeniu wybranej kości ({ $what }), jeśli chcesz: { $does }.
place-any = dowolna
place-rows = rząd: { $rows }
place-colours = kolor: { $colours }
place-both = { $first }; { $second }
effect-alignment-steps = Akcją mądrości możesz przesunąć znacznik do { $steps } razy zamiast raz.
effect-gold-die-income = Złota kość, którą { $exchanged-gold-die ->
        [full_income] zdobywasz
       *[two_gold] umieszczasz
    }, daje { $coins } zamiast 2.
effect-refresh-limit = W fazie porządkowania możesz odświeżyć do { $count } umiejętności zamiast jednej.
effect-weapon-hand-limit = Liczba dłoni na broń: { $hands } zamiast 2.
effect-two-handed-in-one-hand = Każda twoja broń zajmuje jedną dłoń.

## What weapons do

effect-die-bonus-for-goals = { $dice ->
        [class] Każda kość w kolorze twojej klasy
       *[other] Każda { $die } kość
    } liczy się z poprawką { $bonus } do celów atrybutów, także powyżej 6.
effect-gold-on-fill-row = Zapełnienie rzędu atrybutu daje o { $coins } więcej.
effect-armor-extra-piece = Jeden rozpoczęty przez ciebie zestaw pancerza liczy się o { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } większy, najwyżej jako pełny: ten, w którym to się najbardziej opłaca.
effect-alignment-floor = Twój charakter liczy się za co najmniej { $min }.
effect-gold-on-market-discard = Odrzucenie karty z rynku daje o { $coins } więcej.
effect-gold-on-initiative-gold = Wybór karty inicjatywy, na której leży złoto, daje o { $coins } więcej.

## What traits pay

effect-stars-per-card-type = { $stars } za każdą twoją { $type ->
        [weapon] kartę broni
        [armor] kartę pancerza
        [skill] kartę umiejętności
       *[trait] kartę cechy
    }.
effect-stars-if-any-attribute-at-most = { $n ->
        [1] { $stars }, jeśli ten atrybut wynosi { $max } lub mniej: { $attributes }.
        [6] { $stars }, jeśli co najmniej jeden twój atrybut wynosi { $max } lub mniej.
       *[other] { $stars }, jeśli co najmniej jeden z tych atrybutów wynosi { $max } lub mniej: { $attributes }.
    }
effect-stars-if-any-attribute-at-least = { $n ->
        [1] { $stars }, jeśli ten atrybut wynosi co najmniej { $min }: { $attributes }.
        [6] { $stars }, jeśli co najmniej jeden twój atrybut wynosi co najmniej { $min }.
       *[other] { $stars }, jeśli co najmniej jeden z tych atrybutów wynosi co najmniej { $min }: { $attributes }.
    }
effect-stars-per-attribute-at-most = { $n ->
        [6] { $stars } za każdy atrybut o wartości { $max } lub mniej.
       *[other] { $stars } za każdy z tych atrybutów o wartości { $max } lub mniej: { $attributes }.
    }
effect-stars-per-attribute-at-least = { $n ->
        [6] { $stars } za każdy atrybut o wartości co najmniej { $min }.
       *[other] { $stars } za każdy z tych atrybutów o wartości co najmniej { $min }: { $attributes }.
    }
effect-stars-per-row-same-color = { $stars } za każdy pełny rząd, w którym wszystkie kości mają jeden kolor.
effect-stars-per-row-same-value = { $stars } za każdy pełny rząd, w którym wszystkie kości mają jedną wartość.
effect-stars-if-alignment-row = { $stars }, jeśli twój znacznik stoi w { $row ->
        [good] rzędzie dobra
        [neutral] rzędzie między dobrem a złem
       *[evil] rzędzie zła
    } tabeli charakteru.
effect-stars-if-alignment-column = { $stars }, jeśli twój znacznik stoi w { $column ->
        [law] kolumnie prawa
        [neutral] kolumnie między prawem a chaosem
       *[chaos] kolumnie chaosu
    } tabeli charakteru.
effect-stars-per-gold = Za pozostałe ci złoto: { $stars } za { $coins }.
effect-stars-per-class-dice = { $stars } za { $dice ->
        [one] każdą kość
        [few] każde { $dice } kości
       *[many] każde { $dice } kości
    } w kolorze twojej klasy.
effect-stars-per-color-dice = { $stars } za { $dice ->
        [one] każdą kość
        [few] każde { $dice } kości
       *[many] każde { $dice } kości
    } w tym kolorze: { $colour }.
effect-stars-if-color-count = { $stars }, jeśli masz kości jednego koloru (nie złotego i nie koloru twojej klasy) w liczbie co najmniej { $min }.
effect-stars-if-goals-met = { $stars }, jeśli osiągniesz co najmniej { $min } ze swoich celów atrybutów.
effect-stars-if-no-card-type = { $stars }, jeśli nie masz żadnej { $type ->
        [weapon] karty broni
        [armor] karty pancerza
        [skill] karty umiejętności
       *[trait] karty cechy
    }.
effect-stars-if-all-card-types = { $stars }, jeśli masz karty wszystkich czterech typów: broń, pancerz, umiejętność i cechę.
effect-stars-if-all-attributes-at-least = { $n ->
        [1] { $stars }, jeśli ten atrybut wynosi co najmniej { $min }: { $attributes }.
        [6] { $stars }, jeśli każdy twój atrybut wynosi co najmniej { $min }.
       *[other] { $stars }, jeśli każdy z tych atrybutów wynosi co najmniej { $min }: { $attributes }.
    }
effect-stars-if-all-attributes-at-most = { $n ->
        [1] { $stars }, jeśli ten atrybut wynosi { $max } lub mniej: { $attributes }.
        [6] { $stars }, jeśli każdy twój atrybut wynosi { $max } lub mniej.
       *[other] { $stars }, jeśli każdy z tych atrybutów wynosi { $max } lub mniej: { $attributes }.
    }
effect-every = Tylko o tyle, o ile spełniono naraz { $n ->
    [2] oba warunki
    [few] wszystkie { $n } warunki
   *[other] wszystkie { $n } warunków
}: { $parts }
effect-both = { $first } { $second }

## What is done, as clauses: "take 2 gold"

effect-verbs = { CAPITAL($does) }.
verbs-then = { $first }; potem { $second }
verbs-choose = wybierz jedno ({ $parts })
verbs-or = { $first }; albo { $second }
verbs-times = { $does } (do { $n } razy)
verb-attribute-action = wykonaj { $action }
verb-repeat-attribute-action = zaraz po akcji atrybutu w swojej turze fazy kości: wykonaj tę samą akcję jeszcze raz
verb-gain-gold = weź { $coins }
verb-gain-charisma = weź { $tokens }
verb-swap-board-die-with-bag-die = wymień kość na swojej karcie postaci na kość z mieszka w wybranym kolorze. { $roll ->
        [yes] Rzuć nową kością.
       *[no] Nowa kość pokazuje to samo, co stara.
    } Złota kość, która przychodzi, daje złoto; pełny rząd nie zapełnia się ponownie
verb-swap-board-die-with-pool-die = wymień kość na swojej karcie postaci na kość z karty inicjatywy, której nikt nie wziął; wartości zostają. Potem pula jest znów sortowana, a równe kości układasz ty. Złota kość, która przychodzi, daje złoto; pełny rząd nie zapełnia się ponownie
verb-flip-pool-die = { $alone ->
        [yes] w fazie kości: odwróć
       *[no] odwróć
    } { $count ->
        [one] kość z puli, której nikt nie wziął
        [few] do { $count } kości z puli, których nikt nie wziął
       *[many] do { $count } kości z puli, których nikt nie wziął
    }. Potem pula jest znów sortowana, a równe kości układasz ty
verb-reroll-pool-dice = { $alone ->
        [yes] w fazie kości: przerzuć
       *[no] przerzuć
    } { $count ->
        [any] dowolne kości z puli, których nikt nie wziął
        [one] kość z puli, której nikt nie wziął
        [few] do { $count } kości z puli, których nikt nie wziął
       *[many] do { $count } kości z puli, których nikt nie wziął
    }. Potem pula jest znów sortowana, a równe kości układasz ty
verb-buy-top-of-deck = kup wierzchnią kartę talii rynku, bez oglądania, za { $coins }; ani zniżki, ani żetony charyzmy nie obniżają tej ceny
verb-buy-from-discard = w swojej turze rynku: kup kartę ze stosu kart odrzuconych zamiast karty z rynku. Żetony charyzmy i zniżki działają
verb-move-die-to-other-row = przenieś kość na swojej karcie postaci do innego rzędu, w którym jest miejsce; luka zamyka się w lewo. Nie daje to ani akcji, ani złota
verb-extra-purchase = w swojej turze rynku w tej samej rundzie { $bard-purchase ->
        [instead_of_discard] po zakupie
       *[beside_discard] po zakupie lub odrzuceniu
    } kup { $count ->
        [one] jeszcze jedną kartę
        [few] jeszcze do { $count } kart
       *[many] jeszcze do { $count } kart
    }
verb-discard-pile-to-market = dołóż do rynku jedną kartę ze stosu kart odrzuconych
verb-copy-opponent-skill = użyj { $diplomacy-target ->
        [ready] gotowej umiejętności
       *[any] umiejętności, gotowej lub wyczerpanej,
    } innego gracza, jakby była twoja. Wyczerpuje się tylko ta karta

## What is told of a card

kind-weapon = { $hands ->
        [one] Broń, { $hands } dłoń
        [few] Broń, { $hands } dłonie
       *[many] Broń, { $hands } dłoni
    }
kind-armor = { $set }
kind-skill = Umiejętność, strzałka: { $way }
kind-trait = Cecha, strzałka: { $way }
arrow-copied = jak u skopiowanej umiejętności
set-text = Elementy: { $pieces }; gwiazdki: { $stars }. Jedna gwiazdka więcej, jeśli kolor klasy to: { $colours }.
note-kind = { $kind }.
note-class-colour = Kolor klasy: { $colour }.
note-goals = Cele: { $goals }.
goal-short = { $attribute } { $range } ({ $stars }★)
note-story = Zaznaczone pola: { $spaces }.
story-space = { $attribute } { $n } – { $colour }
note-gain = Kupiona teraz daje: { $stars }.
note-grid = Od prawa do chaosu: dobro { $good }; pomiędzy { $neutral }; zło { $evil }.
note-reconstructed = Odtworzone, nie jak w druku: { $fields }.
field-rank = ranga
field-price = koszt
field-hands = liczba dłoni
field-arrow = strzałka
field-stars = gwiazdki
field-effect = działanie karty
field-set = zestaw
field-modifiers = zmiany atrybutów
field-cells = zaznaczone pola
field-grid = siatka
words-listed = { $words }
field-class-color = kolor klasy
field-class-goals = cele atrybutów
field-class-ability = zdolność klasy
field-set-colors = kolory klas zestawu
field-set-stars = gwiazdki zestawu
reconstructed = Drukowane wartości wielu kart zaginęły; karta z wartościami zastępczymi ma znak ≈. Zastąpione: { $fields }.
reconstructed-n = { $field } ({ $n })

## Co jest nie tak w pliku kart

fault-parts = potrzebna jest lista od 1 do { $most } efektów, każdy w nawiasach klamrowych
fault-deep = jest za głęboko: lista w listach w listach; powiedz to krócej
fault-when = tego brakuje: klasa lub broń robi to tylko w pewnej chwili; dodaj when – jedno z { $moments }
fault-not-then = { $op } nie pasuje do when = "{ $when }": w tej chwili nie ma czegoś takiego; wybierz inną czynność lub inną chwilę
fault-no-moment = łączy rzeczy, których nigdy nie da się zrobić w tej samej chwili; pomiń jedną z nich
fault-once-per-round = potrzebna jest inna chwila: zdolność raz na rundę ma tylko klasa
fault-once-twice = są dwie zdolności raz na rundę; połącz je przez do lub choose
fault-weapons = na tę samą chwilę odpowiada więcej broni niż { $most }; daj którejś inną chwilę
fault-too-long = wszystkie efekty razem są za długie; powiedz niektóre z nich krócej
fault-max = nie może być mniejsze niż min, czyli { $low }, a jest { $given }
fault-cell = potrzebne są miejsce od 1 do 3 i kolor klasy ({ $colours }), na przykład [2, "green"], a jest { $given }
fault-grid = potrzebne są trzy rzędy po trzy liczby, od dobra do zła, każdy od prawa do chaosu, a jest { $given }
fault-set-stars = potrzebna jest lista liczb ({ $n }), po jednej na każdą liczbę części, a jest { $given }
fault-class-colours = każdy kolor musi mieć tyle klas, ile w pudełku, a { $colour } ma { $n }: daj jednej inny kolor
fault-pieces = części zestawu { $set } musi być { $n }, a jest { $given }: daj którejś części inny zestaw
fault-diplomacy = copy_opponent_skill ma tylko karta diplomacy i nic innego mieć nie może

## The board

headline-round = Runda { $n } z { $of }
headline-start = { $seat-is ->
        [seat-you] Pierwszym graczem jesteś ty
       *[other] Pierwszym graczem jest { $seat }
    }
phase-setup = Przygotowanie
phase-roll = Faza rzutu
phase-dice = Faza kości
phase-market = Faza rynku
phase-cleanup = Faza porządkowania
phase-scoring = Końcowe podliczanie
area-initiative = Karty inicjatywy
area-market = Rynek
area-pile = Stos kart odrzuconych
area-trash = Stos kart usuniętych
area-deck = Talia rynku
area-bag = Mieszek na kości
area-character = Postać
area-hand = Kości początkowe
area-cards = Karty
area-reputation = Reputacja teraz
gauge-deck = Kart
gauge-first-rank = w tym pierwszej rangi
gauge-dice = Kości
gauge-gold = Złoto
gauge-tokens = Żetony charyzmy
gauge-total = Suma
gauge-hands = Zajęte dłonie
gauge-part-goals = Cele atrybutów
gauge-part-class-dice = Kości w kolorze klasy
gauge-part-alignment = Charakter
gauge-part-backstory = Historia
gauge-part-armor = Pancerz
gauge-part-traits = Cechy
gauge-part-gold = Pozostałe złoto
gauge-tied-gold = Złoto przy równej liczbie gwiazdek
gauge-stars = Gwiazdki
initiative-die = { $gold ->
        [0] { $n }: { $die }
       *[other] { $n }, 1 sztuka złota: { $die }
    }
initiative-taken = { $n }: { $seat }
initiative-empty = { $gold ->
        [0] { $n }: —
       *[other] { $n }, 1 sztuka złota: —
    }
card-priced = { $card } (za { $coins })
card-marked = { $card } ≈
card-of-kind = { $card } ({ $kind })
card-skill = { $ready ->
        [yes] { $card } (gotowa, strzałka: { $way })
       *[no] { $card } (wyczerpana, strzałka: { $way })
    }
alignment-at = { $alignment }: { $leaning } ({ $stars })
goal = { $met ->
        [yes] ✓ cel { $range }: { $stars }★
       *[no] cel { $range }: { $stars }★
    }
cell-empty = puste
cell-matched = { $die } ✓
cell-wished = { $die } (historia: { $colour })
race-changes = { $changes }
race-change = { $attribute }{"\u00A0"}{ $change }
race-plain = bez premii i bez kary

## Questions

ask-start = { $seat-is ->
        [seat-you] Rzucasz o pierwszeństwo
       *[other] { $seat } rzuca o pierwszeństwo
    }
ask-race = Jaką rasę wybierasz?
ask-class-die = { $seat-is ->
        [seat-you] Losujesz kość na klasę
       *[other] { $seat } losuje kość na klasę
    }
ask-side = Którą stronę karty klasy wybierasz?
ask-class = Jaką klasę wybierasz?
ask-backstory = { $seat-is ->
        [seat-you] Dostajesz historię
       *[other] { $seat } dostaje historię
    }
ask-alignment = { $seat-is ->
        [seat-you] Dostajesz charakter
       *[other] { $seat } dostaje charakter
    }
ask-card = Odkrywana jest karta talii rynku
ask-card-removed = Karta talii rynku trafia na stos kart odrzuconych
ask-card-trashed = Karta talii rynku rozpoczyna stos kart usuniętych
ask-card-bought = Kupowana jest wierzchnia karta talii rynku
ask-die = { $seat-is ->
        [seat-you] Losujesz z mieszka kość początkową
       *[other] { $seat } losuje z mieszka kość początkową
    }
ask-die-pool = Z mieszka losowana jest kość do puli
ask-roll = Rzut kością: { $die }
ask-place = Którą kość początkową kładziesz i w którym rzędzie?
ask-order = Kilka kości pokazuje { $face }. Która leży na karcie inicjatywy { $n }?
ask-initiative = Którą kartę inicjatywy z jej kością bierzesz?
ask-row = W którym rzędzie kładziesz { $die }? Potem możesz wykonać akcję rzędu.
ask-enemy = Rzut kością wroga
ask-market = Kupujesz kartę czy odrzucasz jedną za złoto? Masz { $purse }.
ask-market-friendly = Kupujesz kartę czy bierzesz złoto? Masz { $purse }.
ask-more = Kupujesz jeszcze jedną kartę? Masz { $purse }.
ask-drop = Broń zajmuje { $n ->
        [few] { $n } dłonie
       *[many] { $n } dłoni
    }, a masz { $hands }. Którą broń odrzucasz?
ask-react = Czy używasz teraz umiejętności lub zdolności?
ask-refresh = Którą umiejętność odświeżasz?
ask-shed = Zaraz nastąpi podliczanie. Czy odrzucasz którąś ze swoich kart?
ask-reroll = Które kości z puli przerzucasz?
ask-keep = { CAPITAL($die) } po przerzuceniu pokazuje { $n }. Która wartość zostaje?
ask-open-lock = Kupujesz wierzchnią kartę talii rynku, bez oglądania, za { $coins }?
ask-choose-one = Co wybierasz?
ask-flip = Akcja siły: którą kość odwracasz?
ask-swap = Akcja zręczności: która kość zamienia się miejscem z inną?
ask-swap-with = Z którą kością zamieniasz miejscami { $die }?
ask-adjust = Akcja kondycji: którą kość zwiększasz lub zmniejszasz o 1?
ask-reroll-die = Akcja inteligencji: którą kość przerzucasz? Po rzucie możesz zostawić starą wartość.
ask-step = Akcja mądrości: dokąd przesuwasz znacznik charakteru?
ask-step-again = Czy przesuwasz znacznik charakteru jeszcze raz?
ask-from-bag = Którą swoją kość wymieniasz na kość z mieszka?
ask-bag-die = Jaką kością z mieszka zastępujesz { $die }?
ask-from-pool = Którą swoją kość wymieniasz na kość z puli?
ask-pool-die = Którą kością z puli zastępujesz { $die }?
ask-flip-pool = Którą kość z puli odwracasz?
ask-reroll-pool = Którą kość z puli przerzucasz?
ask-shift = Która kość przechodzi do innego rzędu?
ask-other-row = Do którego rzędu przenosisz { $die }?
ask-buy-from-pile = Którą kartę ze stosu kart odrzuconych kupujesz?
ask-add-to-market = Którą kartę ze stosu kart odrzuconych dokładasz do rynku?

## Options

do-face = { $n }
do-race = { $race } ({ $changes })
do-class = { $name } ({ $colour })
class-effect = { $ability }: { $effect } { $goals }
class-effect-rebuilt = { $effect } { $note }
do-draw = { $die } ({ $n } z { $of })
do-row = Połóż w rzędzie „{ $attribute }”, pole { $n }
do-row-fills = Zapełnij rząd „{ $attribute }” i weź { $coins }
do-place = Połóż { $die } w rzędzie „{ $attribute }”, pole { $n }
do-place-fills = Połóż { $die }, zapełnij rząd „{ $attribute }” i weź { $coins }
do-initiative = Weź kartę { $n } ({ $die })
do-initiative-gold = Weź kartę { $n } ({ $die }) i { $coins }
do-leave = Zrezygnuj
do-pass = Pasuj
do-turn = Zmień { $die } na { $n }
do-step = Przejdź na pole „{ $leaning }”, { $stars }
do-colour = Weź { $die } (w mieszku { $n })
do-keep-old = Zostaw starą wartość { $n }
do-keep-new = Weź nową wartość { $n }
do-open-lock = Kup za { $coins }
do-use = Użyj umiejętności „{ $card }” (strzałka: { $way })
do-copy = Skopiuj kartą „{ $diplomacy }” umiejętność „{ $card }” ({ $seat }; strzałka: { $way })
do-ability = Użyj zdolności „{ $ability }”
do-discard = Odrzuć kartę „{ $card }” i weź { $coins }
do-take-gold = Weź { $coins }; rynek zostaje bez zmian
do-buy = Kup kartę „{ $card }” za { $paid }
do-no-more = Nie kupuj nic więcej
do-drop = Odrzuć kartę „{ $card }”
do-action = Wykonaj teraz { $action }
do-drop-weapon = Odrzuć broń „{ $card }”, nic nie dostając
do-reroll = Przerzuć { $dice }
do-reroll-die = Przerzuć { $die }
do-swap = Przestaw { $die }
do-swap-with = Zamień ją na { $die }
do-exchange = Wymień { $die }
do-take-die = Weź { $die }
do-shift = Przenieś { $die }
do-order = Połóż tam { $die }
do-add = Dołóż kartę „{ $card }”
do-refresh = Odśwież umiejętność „{ $card }”
do-refresh-none = Nic nie odświeżaj
do-shed-none = Zostaw wszystkie karty

## Refusals

refused-board-taken = Rasa „{ $name }” jest już zajęta
refused-class-taken = Karta klasy „{ $name }” jest już zajęta: ktoś wziął jej kolor
refused-row-full = Rząd „{ $attribute }” jest pełny
refused-initiative-taken = Karta inicjatywy { $n } jest już zajęta ({ $seat })
refused-too-dear = Karta „{ $card }” kosztuje { $coins }, tyle nie masz
refused-exhausted = Karta „{ $card }” jest wyczerpana
refused-arrow = Strzałka karty „{ $card }” prowadzi poza tabelę
refused-not-now = „{ $card }” nie może zadziałać w tej chwili
refused-used-up = „{ $card }” nie zadziała już w tej rundzie
refused-unpaid = Na „{ $card }” masz za mało złota
refused-shows-six = { CAPITAL($die) } nie może być wyższa
refused-shows-one = { CAPITAL($die) } nie może być niższa
refused-looks-alike = { CAPITAL($die) } wygląda tak samo, nic by się nie zmieniło
refused-edge = W stronę „{ $way }” znacznik nie ma już dokąd iść ({ $leaning })

## Events

event-start-roll = { $seat-is ->
        [seat-you] Wyrzucasz { $face } w rzucie o pierwszeństwo
       *[other] { $seat } wyrzuca { $face } w rzucie o pierwszeństwo
    }
event-starts = { $seat-is ->
        [seat-you] Zaczynasz partię
       *[other] { $seat } zaczyna partię
    }
event-race = { $seat-is ->
        [seat-you] Grasz rasą „{ $race }”
       *[other] { $seat } gra rasą „{ $race }”
    }
event-class-die = { $seat-is ->
        [seat-you] Losujesz kość na klasę i jest ona { $colour }
       *[other] { $seat } losuje kość na klasę i jest ona { $colour }
    }
event-class = { $seat-is ->
        [seat-you] Bierzesz klasę „{ $class }”
       *[other] { $seat } bierze klasę „{ $class }”
    }
event-backstory = { $seat-is ->
        [seat-you] Dostajesz historię „{ $backstory }”
       *[other] { $seat } dostaje historię „{ $backstory }”
    }
event-alignment = { $seat-is ->
        [seat-you] Dostajesz charakter „{ $alignment }”
       *[other] { $seat } dostaje charakter „{ $alignment }”
    }
event-removed = Na stos kart odrzuconych trafia karta „{ $card }”
event-revealed = Na rynek trafia karta „{ $card }”
event-trashed = Na stos kart usuniętych trafia karta „{ $card }”
event-starting = { $seat-is ->
        [seat-you] Losujesz kość początkową ({ $die })
       *[other] { $seat } losuje kość początkową ({ $die })
    }
event-placed = { $seat-is ->
        [seat-you] Umieszczasz kość ({ $die }) w rzędzie „{ $row }”: było { $from }, jest { $to }
       *[other] { $seat } umieszcza kość ({ $die }) w rzędzie „{ $row }”: było { $from }, jest { $to }
    }
event-round = { $seat-is ->
        [seat-you] Runda { $round }, zaczynasz
       *[other] Runda { $round }, zaczyna { $seat }
    }
event-pool = Na karcie inicjatywy { $card } leży kość ({ $die })
event-picked = { $seat-is ->
        [seat-you] Bierzesz kartę inicjatywy { $card } i kość ({ $die })
       *[other] { $seat } bierze kartę inicjatywy { $card } i kość ({ $die })
    }
event-gold = { $seat-is ->
        [seat-you] Zdobywasz
       *[other] { $seat } zdobywa
    } { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    } ({ $why })
why-gold-die = złota kość
why-discard = rynek
why-row = pełny rząd
why-initiative = karta inicjatywy
why-ability = karta
event-turned = { $seat-is ->
        [seat-you] Zmieniasz wartość kości ({ $cell }) z { $from } na { $to }
       *[other] { $seat } zmienia wartość kości ({ $cell }) z { $from } na { $to }
    }
event-swapped = { $seat-is ->
        [seat-you] Zamieniasz miejscami dwie kości ({ $cell } i { $with })
       *[other] { $seat } zamienia miejscami dwie kości ({ $cell } i { $with })
    }
event-rerolled = { $seat-is ->
        [seat-you] Przerzucasz kość ({ $die }, { $cell }) i wypada { $face }
       *[other] { $seat } przerzuca kość ({ $die }, { $cell }) i wypada { $face }
    }
event-moved-token = { $seat-is ->
        [seat-you] Przesuwasz znacznik charakteru z pola „{ $from }” na pole „{ $to }”
       *[other] { $seat } przesuwa znacznik charakteru z pola „{ $from }” na pole „{ $to }”
    }
event-charisma = { $seat-is ->
        [seat-you] Zdobywasz żeton charyzmy
       *[other] { $seat } zdobywa żeton charyzmy
    }
event-bought = { $seat-is ->
        [seat-you] Kupujesz
       *[other] { $seat } kupuje
    } kartę „{ $card }” za { $gold } { $gold ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota{ $tokens ->
        [0] { "" }
        [one] { " " }i { $tokens } żeton charyzmy
        [few] { " " }i { $tokens } żetony charyzmy
       *[many] { " " }i { $tokens } żetonów charyzmy
    }
event-discarded = { $seat-is ->
        [seat-you] Odrzucasz z rynku kartę „{ $card }”
       *[other] { $seat } odrzuca z rynku kartę „{ $card }”
    }
event-took-gold = { $seat-is ->
        [seat-you] Bierzesz złoto zamiast karty
       *[other] { $seat } bierze złoto zamiast karty
    }
event-dropped = { $seat-is ->
        [seat-you] Pozbywasz się broni „{ $card }”
       *[other] { $seat } pozbywa się broni „{ $card }”
    }
event-used = { $seat-is ->
        [seat-you] Używasz umiejętności „{ $card }”
       *[other] { $seat } używa umiejętności „{ $card }”
    }
event-copied = { $seat-is ->
        [seat-you] Kopiujesz kartę „{ $card }” ({ $with })
       *[other] { $seat } kopiuje kartę „{ $card }” ({ $with })
    }
event-ability = { $seat-is ->
        [seat-you] Używasz zdolności klasy „{ $class }”
       *[other] { $seat } używa zdolności klasy „{ $class }”
    }
event-added = { $seat-is ->
        [seat-you] Dokładasz do rynku kartę „{ $card }”
       *[other] { $seat } dokłada do rynku kartę „{ $card }”
    }
event-enemy = { $place ->
        [0] Na kości wroga wypada { $face }, rynek zostaje bez zmian
       *[other] Na kości wroga wypada { $face }, odchodzi { $place }. karta rynku od lewej
    }
event-refreshed = { $seat-is ->
        [seat-you] Odświeżasz umiejętność „{ $card }”
       *[other] { $seat } odświeża umiejętność „{ $card }”
    }
event-reshuffled = Stos kart odrzuconych potasowano w nową talię rynku
event-exchanged = { $seat-is ->
        [seat-you] Wymieniasz kość ({ $cell }): była { $old }, jest { $new }
       *[other] { $seat } wymienia kość ({ $cell }): była { $old }, jest { $new }
    }
event-shifted = { $seat-is ->
        [seat-you] Przenosisz kość ({ $die }) z rzędu „{ $from }” do rzędu „{ $to }”
       *[other] { $seat } przenosi kość ({ $die }) z rzędu „{ $from }” do rzędu „{ $to }”
    }
event-shed = { $seat-is ->
        [seat-you] Odrzucasz przed podliczaniem kartę „{ $card }”
       *[other] { $seat } odrzuca przed podliczaniem kartę „{ $card }”
    }
event-scored = { $seat-is ->
        [seat-you] Zdobywasz { $stars }★ ({ $part })
       *[other] { $seat } zdobywa { $stars }★ ({ $part })
    }
event-total = { $seat-is ->
        [seat-you] Osiągasz { $stars }★ reputacji
       *[other] { $seat } osiąga { $stars }★ reputacji
    }
event-title = Za { $stars }★ przypada tytuł „{ $title }”

## Set-up options

option-classes = Klasy
option-classes-help = Jak wybiera się klasy
choice-classes-drawn = O karcie decyduje kość wylosowana z mieszka
choice-classes-free = Każdy wybiera sam, począwszy od ostatniego gracza
option-starting_dice = Kości początkowe
option-starting_dice-help = Skąd biorą się kości początkowe
choice-starting_dice-drawn = Wszystkie losuje się z mieszka
choice-starting_dice-less_random = Po jednej w każdym kolorze klas dla każdego
option-market_deck = Talia rynku
option-market_deck-help = Jak układa się talię
choice-market_deck-ranked = Pierwsza ranga leży na drugiej
choice-market_deck-random = Obie rangi są potasowane razem
option-market = Rynek
option-market-help = Ile kosztuje wzięcie złota zamiast karty
choice-market-standard = Odrzuca się za to kartę z rynku
choice-market-friendly = Przyjazny rynek: żadna karta nie odchodzi
option-length = Długość
option-length-help = Ile rund się gra
choice-length-standard = Pełna gra
choice-length-short = Krótka gra: o dwie kości początkowe więcej, o dwie rundy mniej
option-rejected_dice = Odrzucone kości klas
option-rejected_dice-help = Co dzieje się z kośćmi wylosowanymi na klasy
choice-rejected_dice-stay_out = Zostają poza mieszkiem, aż każdy będzie miał klasę
choice-rejected_dice-go_back = Wracają od razu
option-skill_windows = Chwile na umiejętności
option-skill_windows-help = Kto może używać umiejętności między turami
choice-skill_windows-every_turn = Wszyscy, po każdej turze
choice-skill_windows-own_turns = Tylko ten, kto właśnie miał turę albo ma następną
option-discard_before_scoring = Odrzucanie przed podliczaniem
option-discard_before_scoring-help = Czy przed końcowym podliczaniem można odrzucić własne karty
choice-discard_before_scoring-allowed = Tak
choice-discard_before_scoring-not_allowed = Nie
option-trait_attributes = Atrybuty dla cech
option-trait_attributes-help = Co cechy uznają za atrybut
choice-trait_attributes-with_race = Kości i rasa
choice-trait_attributes-dice_only = Same kości
option-bard_purchase = Dodatkowy zakup
option-bard_purchase-help = Czy dodatkowy zakup barda wymaga pierwszego
choice-bard_purchase-instead_of_discard = Tylko po zakupie, nie po odrzuceniu
choice-bard_purchase-beside_discard = Także po odrzuceniu
option-exchanged_gold_die = Złote kości z wymiany
option-exchanged_gold_die-help = Ile daje złota kość zdobyta umiejętnością
choice-exchanged_gold_die-full_income = Tyle co umieszczona
choice-exchanged_gold_die-two_gold = Zawsze 2 sztuki złota
option-cleric_timing = Zdolność raz na rundę
option-cleric_timing-help = Kiedy kapłan może zapłacić za mądrość
choice-cleric_timing-own_turns = W swoich turach i tuż po nich
choice-cleric_timing-any_window = Zawsze, gdy można używać umiejętności
option-buy_abilities = Zdolności przy zakupie
option-buy_abilities-help = Które zakupy uruchamiają zdolności klas
choice-buy_abilities-every_purchase = Każdy zakup
choice-buy_abilities-market_only = Tylko zakup z rynku
option-diplomacy_target = Dyplomacja
option-diplomacy_target-help = Jakie umiejętności może kopiować
choice-diplomacy_target-ready = Tylko gotowe
choice-diplomacy_target-any = Także wyczerpane
option-solo_trash = Gra solo: stos kart usuniętych
option-solo_trash-help = Czy stos kart usuniętych wraca przy tasowaniu
choice-solo_trash-never_returns = Nigdy nie wraca
choice-solo_trash-reshuffled = Jest wtasowywany
option-solo_druid = Gra solo: druid
option-solo_druid-help = Kiedy druid dokłada kartę
choice-solo_druid-before_enemy_die = Przed rzutem kością wroga
choice-solo_druid-after_enemy_die = Po nim
option-negotiate_timing = Negocjacje
option-negotiate_timing-help = Jak długo można wymienić ostatnią kość puli
choice-negotiate_timing-until_cleanup = Do porządkowania
choice-negotiate_timing-dice_phase = Tylko w fazie kości

## Rules, by area

rules-gen = Ogólne
rules-set = Przygotowanie
rules-roll = Faza rzutu
rules-dice = Faza kości
rules-act = Akcje atrybutów
rules-gold = Zdobywanie złota
rules-mkt = Faza rynku
rules-use = Używanie umiejętności
rules-clean = Faza porządkowania
rules-end = Koniec gry
rules-score = Końcowe podliczanie reputacji
rules-race = Rasy
rules-class = Zdolności klas
rules-weapon = Broń
rules-trait = Cechy
rules-skill = Umiejętności
rules-armor = Pancerz
rules-solo = Gra solo
rules-var = Warianty gry
rules-dig = Gra na komputerze
rule-class = { $name }, { $ability }: { $effect }
rule-card = { $card }: { $effect }
RP-gen-1 = Jeśli karta przeczy tym zasadom, ważniejsza jest karta.
RP-gen-2 = Kto wyciągnie z mieszka za dużo kości, odkłada wszystkie i losuje ponownie. Do mieszka nie wolno zaglądać, chyba że pozwala na to karta.
RP-gen-3 = Stos kart odrzuconych jest jawny: każdy może go przejrzeć w dowolnej chwili.
RP-set-1 = Każdy rzuca kością; pierwszym graczem zostaje ten, kto ma najwięcej, a przy remisie ci gracze rzucają ponownie. Wszystkie kości trafiają do mieszka.
RP-set-2 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy wybiera jedną z pozostałych kart postaci; każda to inna rasa.
RP-set-3 = Każdy zaczyna z 5 sztukami złota; trzeci w kolejności gry dostaje 6, czwarty 7.
RP-set-4 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, dla każdego losuje się kość z mieszka: gracz bierze kartę klasy w tym kolorze i wybiera stronę. Złota kość lub zajęty kolor oznacza ponowne losowanie. Te kości nie dają złota.
RP-set-5 = Kości wylosowane na klasy zostają poza mieszkiem, aż każdy będzie miał klasę; potem wszystkie wracają.
RP-set-6 = Na życzenie klasy wybiera się dowolnie: od ostatniego gracza przeciwnie do ruchu wskazówek zegara aż do pierwszego każdy bierze klasę, której karty nikt nie ma.
RP-set-7 = Każdy dostaje historię; pozostałe zostają w pudełku.
RP-set-8 = Każdy dostaje charakter i stawia znacznik na środkowym polu jego tabeli; pozostałe zostają w pudełku.
RP-set-9 = Karty rynku dzieli się według rang. Przy dwóch graczach z każdej rangi odchodzi 7 kart, przy trzech 3, przy czterech żadna. Obie rangi tasuje się, a pierwszą kładzie na drugiej.
RP-set-10 = Karty odchodzące z talii wybiera los; tworzą one stos kart odrzuconych.
RP-set-11 = Z talii odkrywa się pierwszy rynek: o jedną kartę więcej, niż jest graczy.
RP-set-12 = Tyle samo kart inicjatywy wykłada się po kolei. Na wszystkich oprócz pierwszej i ostatniej kładzie się 1 sztukę złota.
RP-set-13 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy losuje kości początkowe i rzuca nimi: 6 przy dwóch graczach, 7 przy trzech, 8 przy czterech.
RP-set-14 = Kości początkowe nie dają akcji atrybutów; ale zapełniony rząd i złota kość dają złoto jak zwykle.
RP-set-15 = Każdy umieszcza kości początkowe w dowolnych rzędach swojej karty postaci; rząd zapełnia się od lewej.
RP-roll-1 = Pierwszy gracz losuje tyle kości, ile jest kart inicjatywy, rzuca nimi i kładzie je na kartach: najniższa wartość na karcie 1 i tak dalej.
RP-roll-2 = Kości o tej samej wartości pierwszy gracz układa, jak chce.
RP-dice-1 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy bierze kartę inicjatywy, której nikt nie ma, z kością i leżącym na niej złotem.
RP-dice-2 = Kość kładzie się na skrajnym lewym pustym polu dowolnego rzędu, w którym jest miejsce.
RP-dice-3 = Złoto za kartę inicjatywy, za pełny rząd i za złotą kość sumuje się.
RP-dice-4 = Po umieszczeniu kości jej właściciel może wykonać akcję rzędu na dowolnej kości swojej karty postaci, także na nowej. To jedyna akcja atrybutu w fazie kości; kolejne dają tylko karty i zdolności klas.
RP-dice-5 = Kość przesunięta lub zmieniona nie daje ani akcji, ani złota za rząd, ani złota za kolor.
RP-dice-6 = Gdy każdy wykonał turę, zostaje jedna karta inicjatywy z kością.
RP-act-1 = Siła: odwróć kość na swojej karcie postaci na przeciwną ściankę; razem dają 7.
RP-act-2 = Zręczność: dwie kości na twojej karcie postaci zamieniają się miejscami, w jednym rzędzie lub w dwóch; puste pole się nie liczy.
RP-act-3 = Kondycja: zwiększ lub zmniejsz kość na swojej karcie postaci o 1; 6 nie zmienia się w 1 ani 1 w 6.
RP-act-4 = Inteligencja: przerzuć kość na swojej karcie postaci, a potem zostaw nową wartość albo starą.
RP-act-5 = Mądrość: przesuń swój znacznik charakteru o jedno pole w górę, w dół, w lewo lub w prawo, w granicach tabeli.
RP-act-6 = Charyzma: weź żeton charyzmy; zastępuje on 1 sztukę złota przy zakupie w fazie rynku tej rundy.
RP-gold-1 = Umieszczenie złotej kości daje 2 sztuki złota.
RP-gold-2 = Odrzucenie karty z rynku w swojej turze daje 2 sztuki złota.
RP-gold-3 = Umieszczenie trzeciej kości w rzędzie daje 1 sztukę złota.
RP-gold-4 = Kto bierze kartę inicjatywy, bierze też leżące na niej złoto. Na karcie nigdy nie leży więcej niż 1 sztuka złota.
RP-gold-5 = Złoto i żetony charyzmy się nie kończą.
RP-mkt-1 = W fazie rynku gracze działają w kolejności swoich kart inicjatywy, od najniższego numeru.
RP-mkt-2 = W turze rynku można kupić jedną kartę z rynku za jej koszt, jeśli da się go zapłacić.
RP-mkt-3 = Każdy żeton charyzmy opłaca 1 sztukę złota kosztu, a żetony idą pierwsze. Zniżki i żetony nie obniżają kosztu poniżej zera, a reszty się nie wydaje.
RP-mkt-4 = Kto nie kupuje, musi odrzucić kartę z rynku i bierze za to 2 sztuki złota.
RP-mkt-5 = W trakcie fazy rynku się nie uzupełnia.
RP-mkt-6 = Po turze rynku karta inicjatywy wraca na miejsce.
RP-mkt-7 = Kto kupuje cechę, przesuwa znacznik charakteru o jedno pole zgodnie ze strzałką; jeśli wyszedłby poza tabelę, znacznik zostaje, a zakup jest ważny.
RP-mkt-8 = Kupiona umiejętność jest gotowa i można jej od razu użyć.
RP-mkt-9 = Liczba kart pancerza, cech i umiejętności postaci jest nieograniczona.
RP-mkt-10 = Postać ma dwie dłonie; cała broń razem nie może zająć więcej.
RP-mkt-11 = Broń można w każdej chwili odłożyć na stos kart odrzuconych, bez złota za nią: w swojej turze, gdy pada pytanie o umiejętności, i gdy nowej broni brakuje miejsca; może to być także ta właśnie kupiona.
RP-mkt-12 = Jeśli na rynku nie ma kart, tura rynku przepada.
RP-use-1 = Aby użyć gotowej umiejętności: przesuń znacznik charakteru o jedno pole zgodnie z jej strzałką, potem wykonaj zdolność, potem obróć kartę.
RP-use-2 = Umiejętności, której strzałka wyprowadziłaby znacznik poza tabelę, nie można użyć.
RP-use-3 = Umiejętności można używać w każdej chwili, także w turach innych, chyba że karta podaje inną. Można je wybrać w swojej turze, także przed akcją rzędu: kto ją odłoży, wykona ją potem. Poza tym wszyscy są pytani, gdy pula jest posortowana, po każdej turze fazy kości, przed pierwszą turą rynku, jeśli rynek się zmienił, oraz po każdym zakupie lub odrzuceniu.
RP-use-4 = Jeśli umiejętności chce użyć kilku graczy, pierwszy działa aktywny, a pozostali po nim zgodnie z ruchem wskazówek zegara. Jedną umiejętność wykonuje się w całości przed następną; trwa to, aż wszyscy kolejno spasują.
RP-use-5 = Nikt nie musi wykonać tego, na co pozwala umiejętność lub klasa: umiejętności można użyć dla samej strzałki.
RP-clean-1 = W fazie porządkowania niewykorzystane żetony charyzmy przepadają.
RP-clean-2 = Potem każdy może odświeżyć jedną wyczerpaną umiejętność; można jej użyć ponownie od następnej rundy.
RP-clean-3 = Pozostała kość wraca do mieszka, a pozostałe karty rynku trafiają na stos kart odrzuconych; nikt nie dostaje za nie złota.
RP-clean-4 = Odkrywa się nowy rynek. Jeśli talia się skończy, cały stos kart odrzuconych, obie rangi razem, tasuje się w nową talię i odkrywa dalej.
RP-clean-5 = Na każdej karcie inicjatywy oprócz pierwszej i ostatniej kładzie się 1 sztukę złota, chyba że jeszcze na niej leży.
RP-clean-6 = Mieszek przechodzi w lewo: ten gracz zaczyna następną rundę.
RP-end-1 = Gra kończy się po rundzie, w której wszystkie karty postaci są pełne; dzieje się to w tej samej rundzie.
RP-end-2 = W ostatniej rundzie umiejętności się nie odświeża, bo nie ma po niej następnej: ostatni raz można ich użyć po ostatniej turze rynku.
RP-end-3 = Przed podliczaniem każdy może odrzucić swoje karty; nie liczą się one wtedy.
RP-end-4 = Po ostatniej rundzie nie wykłada się nowego rynku.
RP-score-1 = Atrybut to suma kości rzędu oraz premia lub kara rasy. Kto osiągnie w nim cel swojej klasy (dokładną wartość, przedział lub co najmniej tyle), dostaje wszystkie jego gwiazdki, inaczej żadnej.
RP-score-2 = Broń podnosząca kości liczy się do celów atrybutów; kość może wtedy liczyć się za więcej niż 6, a atrybut za więcej niż 18.
RP-score-3 = Każda kość w kolorze klasy daje 1 gwiazdkę.
RP-score-4 = Pole pod znacznikiem charakteru daje lub zabiera gwiazdki.
RP-score-5 = Zaznaczone pola historii z kością właściwego koloru to dopasowania: 2 lub 3 dają 1 gwiazdkę, 4 lub 5 dają 3, wszystkie 6 daje 6.
RP-score-6 = Elementy każdego zestawu pancerza dają gwiazdki według jego tabeli oraz raz 1 gwiazdkę więcej, jeśli zestaw wymienia kolor klasy, nawet za jeden element.
RP-score-7 = Każda cecha daje to, co na niej napisano.
RP-score-8 = Cechy biorą atrybuty z premią i karą rasy, ale bez broni.
RP-score-9 = Wygrywa, kto ma najwięcej gwiazdek. Przy remisie wygrywa, kto ma więcej złota, potem kto ma mniej kości w kolorze klasy; jeśli i to jest równe, zwycięstwo jest wspólne.
RP-score-10 = Wynik może być niższy od zera.
RP-race-1 = Karta rasy na koniec zwiększa jeden atrybut i zmniejsza inny; u ludzi nie ma ani jednego, ani drugiego.
RP-solo-1 = W pojedynkę przygotowuje się grę jak dla dwóch graczy, z jedną postacią.
RP-solo-2 = W grze solo dyplomacja zostaje w pudełku.
RP-solo-3 = W grze solo jedna złota kość zostaje poza mieszkiem jako kość wroga.
RP-solo-4 = Gdy pierwszy rynek jest wyłożony, następna karta talii rozpoczyna stos kart usuniętych.
RP-solo-5 = Po fazie kości rzuca się kością wroga, chyba że wzięto kartę inicjatywy 1. Po karcie 2 wynik 1, 2 lub 3 odsyła na stos kart usuniętych pierwszą, drugą lub trzecią kartę rynku od lewej, a 4–6 żadnej; po karcie 3 wynik 1 lub 2 odsyła pierwszą, 3 lub 4 drugą, 5 lub 6 trzecią.
RP-solo-6 = Po turze rynku skrajna lewa z pozostałych kart trafia na stos kart odrzuconych, reszta na stos kart usuniętych.
RP-solo-7 = Stos kart usuniętych nigdy nie wraca.
RP-solo-8 = W grze solo druid dokłada czwartą kartę po prawej przed rzutem kością wroga. Przy czterech kartach: po karcie 2 wynik 1, 2, 3 lub 4 odsyła kartę z tego miejsca; po karcie 3 wynik 1 lub 2 odsyła pierwszą, 3 drugą, 4 trzecią, 5 lub 6 czwartą.
RP-solo-9 = W grze solo każde pełne 8 pozostałego złota daje 1 gwiazdkę.
RP-solo-10 = W grze solo gwiazdki dają tytuł: do 21 BN, od 22 najemnik, od 26 poszukiwacz przygód, od 30 sława, od 34 przywódca klanu, od 38 prawdziwy bohater.
RP-var-1 = Mniej losowe przygotowanie: zamiast losować, każdy dostaje po jednej kości w każdym kolorze klas; przy trzech graczach jeszcze 1 złotą, przy czterech 2. Wszystkimi rzuca się i umieszcza je jak zwykle.
RP-var-2 = Losowa talia rynku: wszystkie karty tasuje się razem; przy dwóch graczach 14 z nich trafia na stos kart odrzuconych, przy trzech 6.
RP-var-3 = Przyjazny rynek: kto bierze 2 sztuki złota zamiast kupować, nie odrzuca karty; to, co działa przy odrzuceniu, dzieje się i tak.
RP-var-4 = Krótka gra: każdy ma o dwie kości początkowe więcej, więc rund jest o dwie mniej, i nikt nie zaczyna z więcej niż 5 sztukami złota.
RP-var-5 = Krótka gra z mniej losowym przygotowaniem: kości rozdaje się jak w tamtym wariancie, a dwie dodatkowe losuje.
RP-dig-1 = Komu skończy się czas, ten pasuje lub rezygnuje, gdzie to możliwe; odrzuca skrajną lewą kartę rynku; a poza tym bierze pierwszą możliwość.

## The sheet of the cards

section-classes = Klasy
section-weapons = Broń
section-armor = Pancerz
section-sets = Zestawy pancerza
section-skills = Umiejętności
section-traits = Cechy
section-races = Rasy
section-backstories = Historie
section-alignments = Charaktery
between = pomiędzy
part-position = pole
part-colour = kolor
part-min = co najmniej
part-max = co najwyżej
part-attribute = atrybut
part-attributes = atrybuty
part-when = kiedy
part-types = rodzaje kart
part-cost = koszt w złocie
part-amount = złoto
part-steps = kroki
part-count = ile
part-gold = złoto
part-hands = dłonie
part-dice = kości
part-bonus = premia
part-pieces = elementy
part-type = rodzaj karty
part-row = rząd
part-column = kolumna
part-roll = nową kością się rzuca
part-price = koszt
said-once-per-round = raz na rundę
said-buy = po zakupie
said-market-discard = po odrzuceniu karty rynku
said-class = w kolorze klasy
part-of = z czego
part-times = ile razy
part-stars = inne gwiazdki
part-rows = rzędy
part-colors = kolory
part-color = kolor
part-tokens = żetony charyzmy
said-place = po umieszczeniu wybranej kości
said-before-market = przed fazą rynku

## Why a rule is read as it is

RP-gen-2-why = Program nigdy nie dobiera za dużo.
RP-gen-3-why = Tutaj wszystko jest jawne, także mieszek: są w nim kości, których nie widać.
RP-set-2-why = Strony karty postaci różnią się tylko wyglądem, więc o stronę się nie pyta.
RP-set-5-why = Wracają, gdy wszyscy mają już klasę, więc do tej pory ich nie ma.
RP-set-6-why = Wybiera się to podczas przygotowania: „Klasy”.
RP-set-10-why = Wydrukowano, że usunięte karty tworzą stos kart odrzuconych; że wybiera je los, już nie.
RP-roll-2-why = Kości jednego koloru pokazujące to samo są dla wszystkich jednakowe.
RP-act-2-why = Dwóch jednakowo wyglądających kości się nie proponuje: nic by się nie zmieniło.
RP-act-6-why = Żeton nic nie kosztuje i nie może zaszkodzić, więc nikt nie pyta, czy go wziąć.
RP-gold-5-why = W pudełku jest sześćdziesiąt monet i sześć żetonów; co zrobić, gdy się skończą, nie powiedziano.
RP-mkt-3-why = Po tej fazie żetony nic nie są warte, więc najpierw idzie ich tyle, na ile pozwala cena; to, że cena nie spada poniżej zera, jest naszym odczytaniem.
RP-mkt-11-why = Instrukcja mówi: w dowolnej chwili. Można to wybrać zawsze, gdy właściciel działa, i przed podliczaniem; osobno nikt o to nie pyta, bo pomiędzy nic się na tym nie zyskuje.
RP-mkt-12-why = Przy wydrukowanych kartach to się nie zdarza; przy własnych mogłoby.
RP-use-3-why = Instrukcja mówi: w dowolnej chwili. Umiejętności proponuje się we własnej turze, także przed akcją rzędu, a wszystkich pytamy, gdy pula leży ułożona, po każdym wyborze, przed otwarciem rynku, jeśli się zmienił, oraz po każdym zakupie i odrzuceniu.
RP-use-4-why = Nic nie powiedziano o graczach, którzy chcą działać jednocześnie.
RP-clean-2-why = Pyta się zgodnie z ruchem wskazówek zegara od pierwszego gracza.
RP-end-1-why = 12, 11 lub 10 rund przy dwóch, trzech lub czterech graczach.
RP-end-2-why = Według instrukcji odświeżona umiejętność jest na przyszłą rundę, a porządkowanie przygotowuje następną; gdy jej nie ma, o nic się więc nie pyta.
RP-end-3-why = To pochodzi z opublikowanej odpowiedzi, nie z instrukcji.
RP-end-4-why = Kart rynku, który się nie odbywa, nikt by nie zobaczył.
RP-score-8-why = Wydrukowano, że broń się nie liczy; to, że rasa się liczy, jest naszym odczytaniem wartości końcowej.
RP-score-10-why = O najniższym wyniku nie ma mowy.
RP-class-1-why = Raz na rundę; karta nie podaje chwili, więc we własnej turze kapłana, od jej początku.
RP-class-3-why = Karta dochodzi dodatkowo, zanim otworzy się rynek; przy pustym stosie kart odrzuconych nic się nie dzieje.
RP-class-6-why = Oba zakupy należą do jednej tury; liczy się tylko wybrana kość.
RP-class-8-why = Wydrukowano to przy przygotowaniu; przyjęto jako tekst klasy.
RP-class-9-why = Po tym, jak kupiona cecha przesunęła znacznik, i gdziekolwiek ją kupiono.
RP-class-12-why = Recenzja mówi o dwukrotnie większej liczbie broni; cztery dłonie to nasze odczytanie.
RP-weapon-1-why = Podnosi liczoną wartość niektórych kości; których, zaginęło.
RP-weapon-3-why = Liczy się tylko do celów atrybutów.
RP-weapon-5-why = Nic nie daje bez pancerza albo gdy wszystkie rozpoczęte zestawy są pełne.
RP-weapon-7-why = Ponad jedną sztukę złota, którą płaci pełny rząd.
RP-weapon-8-why = Jak wyjaśnia instrukcja: także ze stosu kart odrzuconych, nigdy z „Otwieraniem zamków”.
RP-skill-2-why = Wolno zajrzeć do mieszka, a złota kość, która się trafi, płaci. Co jeszcze robi karta, zaginęło.
RP-skill-3-why = Można jej użyć, dopóki w puli leży kość. Pełny tekst zaginął.
RP-skill-6-why = Bez żadnych zniżek; cecha przesuwa znacznik, jeśli może. Cena zaginęła.
RP-skill-7-why = Tylko kości na kartach jeszcze niewybranych; potem układa się je od nowa, a jednakowe porządkuje ten, kto użył umiejętności.
RP-skill-8-why = Tylko kości na kartach jeszcze niewybranych; potem układa się je od nowa, a jednakowe porządkuje ten, kto użył umiejętności.
RP-skill-9-why = Jak wyjaśnia instrukcja: zamiast akcji na rynku, z żetonami i zniżkami.
RP-skill-12-why = Jak wyjaśnia instrukcja: bez akcji i bez złota za rząd; luki zsuwają się w lewo.
RP-skill-13-why = Jak wyjaśnia instrukcja. To, że kopiowana karta musi być gotowa i użycza swojej strzałki, jest nasze.
RP-armor-1-why = Premię za zestaw wypłaca się raz, także za pojedynczy element.
RP-armor-2-why = Jak przy kolczym; kolory znamy z pamięci, tabela zaginęła.
RP-armor-3-why = Jak przy kolczym; kolory znamy z pamięci, tabela zaginęła.
RP-solo-7-why = Z recenzji; instrukcja tego nie mówi.
RP-solo-8-why = Rzutem rządzi tabela dla czterech kart, więc karta musi tam leżeć.
RP-var-1-why = Wybiera się to podczas przygotowania: „Kości początkowe”.
RP-var-2-why = Wybiera się to podczas przygotowania: „Talia rynku”.
RP-var-3-why = Wybiera się to podczas przygotowania: „Rynek”.
RP-var-4-why = Wybiera się to podczas przygotowania: „Długość”.
RP-var-5-why = Gdy działają oba warianty, rozdane kości zostają, a dwie kolejne się dobiera.
RP-dig-1-why = Gdy biegnie zegar, potrzebna jest odpowiedź także za tego, kto jej nie daje.
rule-card-lost = Tekst karty zaginął; ten zastępczy trzyma się wszystkiego, co o niej wiadomo.
rule-stars-lost = Czego wymaga, wydrukowano; ile gwiazdek płaci, zaginęło.

# Co wybór średnio zmienia.
measure-row = { $more ->
        [yes] o { $n } więcej gwiazdek w zasięgu w rzędzie „{ $what }”
       *[no] o { $n } mniej gwiazdek w zasięgu w rzędzie „{ $what }”
    }
measure-colours = { $more ->
        [yes] o { $n } więcej gwiazdek za kości w kolorze klasy
       *[no] o { $n } mniej gwiazdek za kości w kolorze klasy
    }
measure-story = { $more ->
        [yes] o { $n } więcej gwiazdek za historię
       *[no] o { $n } mniej gwiazdek za historię
    }
measure-alignment = { $more ->
        [yes] o { $n } więcej gwiazdek za charakter
       *[no] o { $n } mniej gwiazdek za charakter
    }
measure-armor = { $more ->
        [yes] o { $n } więcej gwiazdek za pancerz
       *[no] o { $n } mniej gwiazdek za pancerz
    }
measure-traits = { $more ->
        [yes] o { $n } więcej gwiazdek za cechy
       *[no] o { $n } mniej gwiazdek za cechy
    }
measure-cards = { $more ->
        [yes] o { $n } więcej kart u ciebie
       *[no] o { $n } mniej kart u ciebie
    }
measure-gold = { $more ->
        [yes] o { $n } więcej złota u ciebie
       *[no] o { $n } mniej złota u ciebie
    }

# Co badania notują o każdym miejscu.
mark-race = Rasa
mark-class = Klasa
mark-backstory = Historia postaci
mark-alignment = Charakter
mark-bought = Karty kupione na targu

# Gdzie w instrukcji stoi zasada.
place-clarifications = Wyjaśnienia
place-dice-and-bag = Kości i woreczek
place-market-phase = Faza rynku
place-set-up = Przygotowanie gry
place-roll-phase = Faza rzutu
place-dice-phase = Faza kości
place-dice-phase-attribute-actions = Faza kości: akcje cech
place-gaining-gold = Zdobywanie złota
place-using-skill-cards = Używanie kart umiejętności
place-cleanup-phase = Faza porządkowania
place-end-of-the-game = Koniec gry
place-final-reputation-scoring = Końcowa punktacja reputacji
place-the-character-board = Plansza postaci
place-on-the-cards = Na kartach
place-solo-game = Gra solo
place-variants = Warianty
