# Dice Throne in Polish.

game-dice_throne = Dice Throne

## Powers that are not named after a token

power-chi-block = Chi (zapobieganie)
power-chi-strike = Chi (wzmocnienie ataku)
power-double-honor = Podwójny honor
power-dryad-strike = Driada (cios)
power-dryad-ward = Driada (osłona)
power-flight-attacking = Lot (atak)
power-flight-defending = Lot (obrona)
power-heal-nyra = Więź z Nyrą (leczenie)
power-share-damage = Więź z Nyrą (podział obrażeń)
power-build-bot = Budowa robota
power-upgrade-bot = Ulepszenie robota
power-scrap-collector = Zbieracz złomu (nanit)
power-tactical-cp = Przewaga taktyczna (PW)
power-tactical-reroll = Przewaga taktyczna (przerzut)
power-tactical-draw = Przewaga taktyczna (karta)
power-tactical-targeting = Przewaga taktyczna (namierzenie)
power-tactical-protection = Przewaga taktyczna (ochrona)
power-tactical-transfer = Przewaga taktyczna (przeniesienie)
power-tithe-reroll = Dziesięcina (przerzut)
power-tithe-draw = Dziesięcina (karta)
power-blood-power-strike = Moc krwi (cios)
power-blood-power-remove = Moc krwi (usunięcie)
power-blood-power-draw = Moc krwi (karty)
power-blood-power-drain = Moc krwi (leczenie)

## The table

player = { $seat } ({ $hero })
players = { $them }
token-of = { $token }: { $player }
token-to = { $token } → { $player }
number = { $n }
die = kość { $n } „{ $face }”
plain-face = { $n }
covered-card = karta { $n }
covered-cards = zakryte karty
ability-of-board = { $ability } (zdolność)
phase-setup = Przygotowanie do gry
phase-upkeep = Faza Utrzymania
phase-income = Faza Dochodu
phase-main-1 = Faza Główna (1)
phase-offense = Faza Rzutu Ofensywnego
phase-targeting = Faza Rzutu na Wyznaczenie Celu
phase-defense = Faza Rzutu Obronnego
phase-main-2 = Faza Główna (2)
phase-discard = Faza Odrzucenia Kart
source-attack = atak
source-splash = obrażenia obszarowe
source-defense = obrona
source-other = karta lub efekt
source-blast = wybuch
source-curse = klątwa
damage-normal = Obrażenia zwyczajne
damage-undefendable = Obrażenia nieuchronne
damage-pure = Obrażenia czyste
damage-collateral = Obrażenia obszarowe
damage-ultimate = Obrażenia specjalne
zone-dice = Kości: { $player }
zone-extra-dice = { $what }
zone-playing = Zagrywane karty
zone-attack = Atak: { $kind }
zone-player = Bohater
zone-tokens = Efekty
common-cards = Karty każdej talii
side-human = Strona ludzka
side-cursed = Strona przeklęta
zone-companions = Towarzysze
zone-powers = Co można wykorzystać
zone-abilities = Plansza bohatera
zone-hand = Ręka
zone-discard = Stos kart odrzuconych
target = cel: { $player }
target-die = kość wyznaczenia celu: { $n }
card-priced = { $card } ({ $cost } PW, { $kind })
note-out = Poza grą.
note-complexity = Stopień złożoności: { $n } z 6.
note-start = Na początku gry: { $tokens }.
gauge-health = Zdrowie
gauge-cp = PW
gauge-hand = Karty na ręce
gauge-deck = Talia
gauge-discard = Stos kart odrzuconych
gauge-attempts-left = Pozostałe próby rzutu
gauge-attack = Obrażenia zdolności
gauge-added = Dodane
gauge-incoming = Nadchodzące obrażenia
gauge-prevented = Zapobieżono
gauge-halved = Zmniejszenia o połowę
gauge-final = Ostateczna suma obrażeń
headline-setup = Przygotowanie do gry
headline-over = Koniec gry
headline-winners = { $n ->
        [one] Zwycięzca: { $players }
       *[other] Zwycięzcy: { $players }
    }
headline-turn = Tura { $n } · { $player }
headline-attempt = Próba rzutu { $n } z { $allowed }
reconstructed = { $hero }: poziomy, karty i efekty znane z jednego źródła lub z pamięci: { $n }

## Questions

ask-choose = Co wybierasz dla efektu „{ $what }”?
ask-pick-player = Którego gracza wybierasz dla efektu „{ $what }”?
ask-pick-players = Których graczy wybierasz dla efektu „{ $what }”?
ask-pick-token = Który żeton efektu wybierasz dla karty lub zdolności „{ $what }”?
ask-pick-source = Przeciw któremu źródłu obrażeń używasz „{ $what }”?
ask-pick-value = Którą kość i na jaką wartość zmieniasz efektem „{ $what }”?
ask-pick-die = Którą kość wybierasz dla efektu „{ $what }”?
ask-pick-number = Ile wybierasz dla efektu „{ $what }”?
ask-pick-bot = Którego robota wybierasz dla efektu „{ $what }”?
ask-extra-die = Rzucana jest kość efektu „{ $what }”
ask-react-then = „{ $what }” zaraz zadziała dalej. Zagrać coś?
ask-react-extra = Kości efektu „{ $what }” są już rzucone. Zagrać coś, zanim zadziałają?
ask-react-card-roll = Kości efektu „{ $what }” są już rzucone. Zmienić je albo wydać żeton efektu?
ask-react-spent-roll = Kości efektu „{ $what }” są już rzucone. Zmienić je?
ask-react-aimed = { $target-is ->
        [seat-you] Celem jesteś ty.
       *[other] Celem jest { $target }.
    } Zagrać coś najpierw?
ask-react-answer = Zaraz zadziała „{ $what }”, a celem jest { $on }. Zagrać coś najpierw?
ask-react-offense = { $seat-is ->
        [seat-you] Kości rzucone.
       *[other] { $seat } rzuca kośćmi.
    } Zagrać coś?
ask-react-declared = { $seat-is ->
        [seat-you] Zaraz użyjesz zdolności „{ $use }”.
       *[other] { $seat } zaraz użyje zdolności „{ $use }”.
    } Zagrać coś najpierw?
ask-react-target = Kość wyznaczenia celu rzucona. Zmienić ją?
ask-react-attack = { $target-is ->
        [seat-you] Atak ma ci zadać { n-damage }, zaraz rzucisz na obronę.
       *[other] { $target } zaraz rzuci na obronę przed atakiem za { n-damage }.
    } Zagrać coś?
ask-react-attack-undefendable = { $target-is ->
        [seat-you] Zaraz otrzymasz { n-damage }, bez możliwości obrony.
       *[other] { $target } zaraz otrzyma { n-damage }, bez możliwości obrony.
    } Zagrać coś?
ask-react-last = Faza rzutu zaraz się skończy. Zagrać coś?
ask-react-landing = { $target-is ->
        [seat-you] Zaraz otrzymasz { n-damage }.
       *[other] { $target } zaraz otrzyma { n-damage }.
    } Zagrać coś?
ask-react-dealt = Atak zadał { n-damage }. Zagrać coś?
ask-react-upkeep = { $seat-is ->
        [seat-you] Twoja Faza Utrzymania zaraz się skończy.
       *[other] { $seat } zaraz skończy Fazę Utrzymania.
    } Zagrać coś?
ask-react-turn-end = { $seat-is ->
        [seat-you] Twoja tura zaraz się skończy.
       *[other] { $seat } zaraz skończy turę.
    } Zagrać coś?
ask-react-phase = { $seat-is ->
        [seat-you] Twoja Faza Główna zaraz się skończy.
       *[other] { $seat } zaraz skończy Fazę Główną.
    } Zagrać coś?
ask-react-blast = Zaraz będzie wybuch. Zagrać coś?
ask-first = { $seat-is ->
        [seat-you] Rzucasz o pierwszą turę
       *[other] { $seat } rzuca o pierwszą turę
    }
ask-draw = { $seat-is ->
        [seat-you] Dobierasz kartę z talii
       *[other] { $seat } dobiera kartę z talii
    }
ask-main = Co zagrywasz przed rzutem? Masz { $cp } PW.
ask-main-last = Co jeszcze zagrywasz w tej turze? Masz { $cp } PW.
ask-die = { $seat-is ->
        [seat-you] Rzucasz kością ofensywną { $n }
       *[other] { $seat } rzuca kością ofensywną { $n }
    }
ask-keep = Które kości przerzucasz? { $left ->
        [one] Została { $left } próba.
        [few] Zostały { $left } próby.
       *[many] Zostało { $left } prób.
    }
ask-declare = Którą zdolność ofensywną aktywujesz?
ask-target = W którego przeciwnika celujesz zdolnością „{ $use }”?
ask-target-of = Kto z was jest celem zdolności „{ $use }” ({ $seat })?
ask-target-die = { $seat-is ->
        [seat-you] Rzucasz kością wyznaczenia celu
       *[other] { $seat } rzuca kością wyznaczenia celu
    }
ask-defend = { $seat } atakuje cię za { n-damage }. Czy się bronisz?
ask-defend-nyra = { ask-defend } Jeśli tak, Nyra nie przyjmie ataku.
ask-reroll = Przerzucana jest { $die }
ask-sell = Masz za dużo kart. Którą sprzedajesz? Musisz sprzedać jeszcze { n-cards }.
ask-sell-more = Czy sprzedajesz kolejną kartę?
ask-discard = { $n ->
        [1] Którą kartę odrzucasz?
       *[other] Którą kartę odrzucasz najpierw? Razem trzeba odrzucić { n-cards }.
    }
ask-random-card = { $seat-is ->
        [seat-you] Odrzucasz losową kartę
       *[other] { $seat } odrzuca losową kartę
    }
ask-order = Co najpierw dzieje się w twojej Fazie Utrzymania?
ask-order-end = Co najpierw dzieje się na koniec twojej tury?
ask-knockdown = Masz na sobie „Powalenie”. Płacisz { $n } PW czy pomijasz Fazę Rzutu Ofensywnego?
ask-again = { $n ->
        [1] Którą kość przerzucasz?
       *[other] Które kości przerzucasz?
    }
ask-search = Którą kartę z talii bierzesz dzięki efektowi „{ $what }”?
ask-nyra = Zaraz otrzymasz { n-damage }. Czy Nyra przyjmie obrażenia z ataku?
ask-share = Zaraz otrzymasz { n-damage }. Ile z tego przyjmie Nyra?
ask-ransom = { $seat } żąda okupu za { $die }. Oddajesz { $n } PW?
ask-grow = Który duch rośnie? Wyhoduj jeszcze { n-spirits }.
ask-fell = Który duch odchodzi? Usuń jeszcze { n-spirits }.

## Options

do-pass = Pas
do-take-damage = Przyjmij { n-damage }
do-decline = Zostaw, jak jest
do-begin-rolling = Rzuć kośćmi
do-end-turn = Zakończ turę
do-play = Zagraj kartę „{ $card }” ({ $cost } PW)
do-upgrade = Zagraj ulepszenie „{ $card }” ({ $cost } PW)
do-sell = Sprzedaj kartę „{ $card }” za 1 PW
do-discard-card = Odrzuć kartę „{ $card }”
do-take-card = Weź kartę „{ $card }”
do-use-power = Wykorzystaj „{ $power }” ({ $cost })
price-tokens = { $n ->
        [one] { $n } żeton „{ $token }”
        [few] { $n } żetony „{ $token }”
       *[many] { $n } żetonów „{ $token }”
    }
do-enough = Wystarczy
do-keep-all = Zostaw wszystkie kości
do-reroll-dice = Przerzuć { $dice }
do-reroll-but = Zostaw { $dice }, przerzuć { $n }
do-reroll-all = Przerzuć wszystkie { $n }
do-reroll-die = Przerzuć { $die }
do-set-die = Zmień „{ $was }” na „{ $now }” (kość { $n })
do-declare = { $ability } ({ $needs })
do-declare-none = Bez zdolności
do-roll-on = Wróć do pozostałych prób rzutu
do-not-defend = Nie broń się
do-skip-offense = Pomiń Fazę Rzutu Ofensywnego
do-stand-up = Zapłać { $n } PW
do-pay-ransom = Oddaj { $n } PW
do-nyra-takes = Nyra przyjmuje obrażenia z ataku
do-take-it-yourself = Przyjmij obrażenia na siebie
do-share-damage = { $n ->
        [0] Nyra nie przyjmuje niczego
       *[other] Nyra przyjmuje { n-damage }
    }
do-grow-spirit = { CAPITAL($spirit) } rośnie
do-fell-spirit = { CAPITAL($spirit) } odchodzi

## Why not

refused = „{ $what }”: { $why }
refused-upgrade-in-main = ulepszenia bohatera zagrywa się w swoich Fazach Głównych
refused-only-in-main = tylko w twoich Fazach Głównych
refused-only-in-roll = tylko w Fazie Rzutu
refused-only-in-upkeep = tylko w twojej Fazie Utrzymania
refused-too-dear = kosztuje { $cost } PW, masz { $cp }
refused-no-better = zdolność jest już na tym poziomie lub wyższym
refused-only-dice = teraz można wykorzystać tylko to, co zmienia kości
refused-after-damage = obrażenia zostały już zadane
refused-moment = tylko { $only }
refused-nothing-to-pick = nie ma na co zadziałać
refused-too-few-tokens = { $n ->
        [one] potrzebny jest { $n } żeton „{ $token }”, masz { $held }
        [few] potrzebne są { $n } żetony „{ $token }”, masz { $held }
       *[many] potrzeba { $n } żetonów „{ $token }”, masz { $held }
    }
refused-used = już wykorzystano w tej turze
refused-used-in-attack = przeciw temu atakowi już nie można
refused-new-chi = te żetony przyszły w tej turze
refused-dice = potrzeba: { $needs }

refuse-mode = Tryb „{ $name }” (mode) jest dla { $seats } graczy, a nie dla { $given }.
refuse-turn-limit = Limit tur (turn_limit) to liczba całkowita od 1 do { $most }, a nie „{ $given }”.
refuse-hero = Nie ma bohatera „{ $name }”; bohaterowie: { $known }.
refuse-one-side = Plansza { $hero } ma do tego jedną stronę; nie podawaj jej.
refuse-side = Plansza leży stroną { $sides } do góry, a nie „{ $given }”.
refuse-ability = { $hero } nie ma zdolności „{ $ability }”, na którą się rzuca; są { $known }.
refuse-level = Zdolność { $ability } ({ $hero }) ma poziomy od 1 do { $most }, a nie { $given }.
refuse-level-form = Zapisz poziom tak: zdolność=2, a nie „{ $given }”.
refuse-dice = W --dice podaje się pięć liczb od 1 do 6 po przecinku, na przykład 2,4,3,5,6, a nie „{ $given }”.

## Events

event-first-roll = Rzut o pierwszą turę
event-first = { $seat-is ->
        [seat-you] Wyrzucasz { $n }
       *[other] { $seat } wyrzuca { $n }
    }
event-turn = { $seat-is ->
        [seat-you] Twoja tura
       *[other] Turę rozgrywa { $seat }
    }
event-phase = { $seat-is ->
        [seat-you] Zaczyna się twoja { $phase }
       *[other] Zaczyna się { $phase } gracza { $seat }
    }
event-drew = { $card-is ->
        [card-covered] { $seat-is ->
            [seat-you] Dobierasz kartę
           *[other] { $seat } dobiera kartę
        }
       *[other] { $seat-is ->
            [seat-you] Dobierasz kartę „{ $card }”
           *[other] { $seat } dobiera kartę „{ $card }”
        }
    }
event-shuffled = { $seat-is ->
        [seat-you] Tasujesz karty odrzucone w nową talię
       *[other] { $seat } tasuje karty odrzucone w nową talię
    }
event-played = { $seat-is ->
        [seat-you] Zagrywasz kartę „{ $card }”
       *[other] { $seat } zagrywa kartę „{ $card }”
    }
event-upgraded = { $seat-is ->
        [seat-you] Zagrywasz ulepszenie „{ $card }”
       *[other] { $seat } zagrywa ulepszenie „{ $card }”
    }
event-sold = { $seat-is ->
        [seat-you] Sprzedajesz kartę „{ $card }”
       *[other] { $seat } sprzedaje kartę „{ $card }”
    }
event-rolled = { $seat-is ->
        [seat-you] Na twojej kości { $die } wypada { $face }
       *[other] { $seat } rzuca kością { $die } i wypada { $face }
    }
event-attempt = { $seat-is ->
        [seat-you] Podejmujesz { $n }. próbę rzutu
       *[other] { $seat } podejmuje { $n }. próbę rzutu
    }
event-declared = { $seat-is ->
        [seat-you] Ogłaszasz zdolność „{ $use }”
       *[other] { $seat } ogłasza zdolność „{ $use }”
    }
event-activated = { $seat-is ->
        [seat-you] Aktywujesz zdolność „{ $use }”
       *[other] { $seat } aktywuje zdolność „{ $use }”
    }
event-no-ability = { $seat-is ->
        [seat-you] Nie aktywujesz zdolności
       *[other] { $seat } nie aktywuje zdolności
    }
event-target-die = { $seat-is ->
        [seat-you] Rzucasz kością wyznaczenia celu i wypada { $face }
       *[other] { $seat } rzuca kością wyznaczenia celu i wypada { $face }
    }
event-target = { $target-is ->
        [seat-you] { $seat } celuje w ciebie
       *[other] { $seat-is ->
            [seat-you] Twoim celem jest { $target }
           *[other] Celem gracza { $seat } jest { $target }
        }
    }
event-defended = { $seat-is ->
        [seat-you] Bronisz się zdolnością „{ $slot }”
       *[other] { $seat } broni się zdolnością „{ $slot }”
    }
event-extra-die = { $seat-is ->
        [seat-you] Rzucasz dodatkową kością i wypada { $face }
       *[other] { $seat } rzuca dodatkową kością i wypada { $face }
    }
event-changed = { $seat-is ->
        [seat-you] Twoja kość { $die } pokazywała „{ $was }”, a teraz „{ $face }”
       *[other] Kość { $die } gracza { $seat } pokazywała „{ $was }”, a teraz „{ $face }”
    }
event-rerolled = { $seat-is ->
        [seat-you] Przerzucasz kość { $die }: było „{ $was }”, jest „{ $face }”
       *[other] { $seat } przerzuca kość { $die }: było „{ $was }”, jest „{ $face }”
    }
event-power = { $seat-is ->
        [seat-you] Wykorzystujesz efekt „{ $power }”
       *[other] { $seat } wykorzystuje efekt „{ $power }”
    }
event-token-due = Działa „{ $token }”
event-slot-due = Działa „{ $slot }”
event-token-gained = { $token-is ->
        [token-nyra] Nyra odzyskuje { n-health }
        [token-nyra-active] Nyra staje się aktywna
       *[other] { $seat-is ->
            [seat-you] { $token-is ->
                [token-nanobot] Podnosisz robota „{ $token }” na następny poziom
                [token-shock-bot] Podnosisz robota „{ $token }” na następny poziom
                [token-heal-bot] Podnosisz robota „{ $token }” na następny poziom
               *[other] Zyskujesz { n-token-named }
            }
           *[other] { $token-is ->
                [token-nanobot] { $seat } podnosi robota „{ $token }” na następny poziom
                [token-shock-bot] { $seat } podnosi robota „{ $token }” na następny poziom
                [token-heal-bot] { $seat } podnosi robota „{ $token }” na następny poziom
               *[other] { $seat } zyskuje { n-token-named }
            }
        }
    }
event-token-lost = { $token-is ->
        [token-nyra] Nyra traci { n-health }
        [token-nyra-active] Nyra zostaje powalona
       *[other] { $seat-is ->
            [seat-you] Tracisz { n-token-named }
           *[other] { $seat } traci { n-token-named }
        }
    }
event-cp-gained = { $seat-is ->
        [seat-you] Zyskujesz { n-cp }
       *[other] { $seat } zyskuje { n-cp }
    }
event-cp-lost = { $seat-is ->
        [seat-you] Tracisz { n-cp }
       *[other] { $seat } traci { n-cp }
    }
event-damage = { $seat-is ->
        [seat-you] Otrzymujesz { n-damage } (źródło: { $source })
       *[other] { $seat } otrzymuje { n-damage } (źródło: { $source })
    }
event-healed = { $seat-is ->
        [seat-you] Leczysz { n-health }
       *[other] { $seat } leczy { n-health }
    }
event-prevented = { $seat-is ->
        [seat-you] Zapobiegasz { n-prevented }
       *[other] { $seat } zapobiega { n-prevented }
    }
event-avoided = { $seat-is ->
        [seat-you] Unikasz obrażeń (źródło: { $source })
       *[other] { $seat } unika obrażeń (źródło: { $source })
    }
event-health = { $n-is ->
        [fall] { $seat-is ->
            [seat-you] Twoje zdrowie spada o { $n }, do { $now }
           *[other] Zdrowie gracza { $seat } spada o { $n }, do { $now }
        }
       *[rise] { $seat-is ->
            [seat-you] Twoje zdrowie rośnie o { $n }, do { $now }
           *[other] Zdrowie gracza { $seat } rośnie o { $n }, do { $now }
        }
    }
event-discarded = { $seat-is ->
        [seat-you] Odrzucasz kartę „{ $card }”
       *[other] { $seat } odrzuca kartę „{ $card }”
    }
event-saw = { $card-is ->
        [card-covered] { $other-is ->
            [seat-you] { $seat } widzi twoją kartę
           *[other] { $seat-is ->
                [seat-you] Widzisz kartę gracza { $other }
               *[other] { $seat } widzi kartę gracza { $other }
            }
        }
       *[other] { $other-is ->
            [seat-you] { $seat } widzi twoją kartę „{ $card }”
           *[other] { $seat-is ->
                [seat-you] Widzisz kartę „{ $card }” gracza { $other }
               *[other] { $seat } widzi kartę „{ $card }” gracza { $other }
            }
        }
    }
event-skipped = { $seat-is ->
        [seat-you] Twoja { $phase } zostaje pominięta
       *[other] { $phase } gracza { $seat } zostaje pominięta
    }
event-out = { $seat-is ->
        [seat-you] Odpadasz z gry
       *[other] { $seat } odpada z gry
    }
event-flipped = { $seat-is ->
        [seat-you] Obracasz planszę bohatera
       *[other] { $seat } obraca planszę bohatera
    }
event-extra-phase = { $seat-is ->
        [seat-you] Rozgrywasz jeszcze jedną Fazę Rzutu Ofensywnego
       *[other] { $seat } rozgrywa jeszcze jedną Fazę Rzutu Ofensywnego
    }
event-moved = { $seat-is ->
        [seat-you] Twój żeton „{ $token }” przechodzi do gracza { $other }
       *[other] { $other-is ->
            [seat-you] Przechodzi do ciebie żeton „{ $token }” gracza { $seat }
           *[other] Żeton „{ $token }” przechodzi od gracza { $seat } do gracza { $other }
        }
    }
event-failed = { $seat-is ->
        [seat-you] Twoja zdolność nie działa
       *[other] Zdolność gracza { $seat } nie działa
    }
event-limit = { $seat-is ->
        [seat-you] Twój limit żetonów „{ $token }” rośnie
       *[other] Limit żetonów „{ $token }” gracza { $seat } rośnie
    }
event-saved = { $seat-is ->
        [seat-you] Ratuje cię „Boskie błogosławieństwo”
       *[other] { $seat } ratuje się „Boskim błogosławieństwem”
    }
event-over = { $n ->
        [one] Koniec gry
       *[other] Koniec gry; zwycięzców jest kilku
    }

## Set-up

option-mode = Tryb
option-mode-help = Pojedynek dla 2, drużyny dla 4 lub 6, Król Wzgórza dla 3–6
choice-mode-auto = Według liczby graczy
choice-mode-duel = Pojedynek
choice-mode-teams = Gra drużynowa
choice-mode-king = Król Wzgórza
option-hero = Bohater
option-hero-help = Kto siedzi na tym miejscu
choice-hero-any = Dowolny z wolnych, losowany
choice-hero-barbarian = { hero-barbarian }
choice-hero-moon_elf = { hero-moon-elf }
choice-hero-pyromancer = { hero-pyromancer }
choice-hero-shadow_thief = { hero-shadow-thief }
choice-hero-monk = { hero-monk }
choice-hero-paladin = { hero-paladin }
choice-hero-ninja = { hero-ninja }
choice-hero-treant = { hero-treant }
choice-hero-gunslinger = { hero-gunslinger }
choice-hero-samurai = { hero-samurai }
choice-hero-tactician = { hero-tactician }
choice-hero-huntress = { hero-huntress }
choice-hero-cursed_pirate = { hero-cursed-pirate }
choice-hero-artificer = { hero-artificer }
choice-hero-seraph = { hero-seraph }
choice-hero-vampire_lord = { hero-vampire-lord }
option-turn_limit = Limit tur
option-turn_limit-help = Liczba tur każdego gracza, po których decyduje zdrowie
option-fresh_marks = Świeże znaki
option-fresh_marks-help = Czy „Namierzenie” lub „List gończy” działa już przy ataku, który go nakłada
choice-fresh_marks-count = Działa
choice-fresh_marks-ignore = Nie działa
option-evasion = Unikanie
option-evasion-help = Jakich obrażeń można uniknąć
choice-evasion-one_source = Obrażeń z jednego źródła
choice-evasion-whole_phase = Wszystkich obrażeń fazy
option-nyra_defense = Nyra i obrona
option-nyra_defense-help = Czy Nyra może przyjąć atak, przed którym Łowczyni się broniła
choice-nyra_defense-either = Albo obrona, albo Nyra
choice-nyra_defense-both = Nyra może także po obronie
option-promo = Karty promocyjne
option-promo-help = Czy w każdej talii jest jej karta promocyjna
choice-promo-no = Bez nich
choice-promo-yes = Z nimi
option-discard_below = Sprzedaż w Fazie Odrzucenia Kart
option-discard_below-help = Czy po sprzedaży do sześciu kart można sprzedawać dalej
choice-discard_below-allowed = Można dalej
choice-discard_below-not = Tylko do sześciu

## Sentences

quoted = „{ $name }”
either = { $first } albo { $second }
list-or = { $first }; albo { $second }
numbered = ({ $n }) { $effect }
clauses = { $first }; { $second }
sentence = { CAPITAL($clause) }.
sentences = { $first } { $second }
leveled = { $name } { $level }
does-nothing = Bez efektu.
form-then = następnie { $effect }
form-additionally = { $how ->
        [if] dodatkowo, { $effect }
       *[plain] dodatkowo { $effect }
    }
form-times = { $n ->
        [2] dwa razy
        [3] trzy razy
       *[other] razy { $n }
    }: { $effect }
form-may = opcjonalnie { $effect }
form-may-choose = opcjonalnie wybierz jedno: { $options }
form-choose = wybierz jedno: { $options }
form-if = jeśli { $test }, { $effect }
form-if-else = jeśli { $test }, { $effect }; w przeciwnym razie { $otherwise }
form-and-if = { $first } i, jeśli { $test }, { $effect }
form-in-case = jeśli { $test }: { $effect }
form-swap = ten gracz wybiera jedno: { $options }

## Numbers of things

n-damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
n-undefendable = { $n ->
        [one] { $n } nieuchronne obrażenie
        [few] { $n } nieuchronne obrażenia
       *[many] { $n } nieuchronnych obrażeń
    }
n-pure = { $n ->
        [one] { $n } czyste obrażenie
        [few] { $n } czyste obrażenia
       *[many] { $n } czystych obrażeń
    }
n-collateral = { $n ->
        [one] { $n } obrażenie obszarowe
        [few] { $n } obrażenia obszarowe
       *[many] { $n } obrażeń obszarowych
    }
n-ultimate = { $n ->
        [one] { $n } obrażenie specjalne
        [few] { $n } obrażenia specjalne
       *[many] { $n } obrażeń specjalnych
    }
n-certain = { $n ->
        [one] { $n } obrażenie, którego nie można zmniejszyć ani mu zapobiec
        [few] { $n } obrażenia, których nie można zmniejszyć ani im zapobiec
       *[many] { $n } obrażeń, których nie można zmniejszyć ani im zapobiec
    }
n-prevented = { $n ->
        [one] { $n } obrażeniu
       *[other] { $n } obrażeniom
    }
n-health = { $n ->
        [one] { $n } punkt zdrowia
        [few] { $n } punkty zdrowia
       *[many] { $n } punktów zdrowia
    }
n-cp = { $n } PW
n-token = { $n ->
        [one] { $n } żeton { $token }
        [few] { $n } żetony { $token }
       *[many] { $n } żetonów { $token }
    }
n-token-named = { $n ->
        [one] { $n } żeton „{ $token }”
        [few] { $n } żetony „{ $token }”
       *[many] { $n } żetonów „{ $token }”
    }
rise = { $n }
fall = { $n }
n-cards = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
n-dice = { $n ->
        [one] { $n } kością
       *[other] { $n } kośćmi
    }
n-spirits = { $n ->
        [one] { $n } ducha
        [few] { $n } duchy
       *[many] { $n } duchów
    }
g-damage = obrażeń
g-undefendable = nieuchronnych obrażeń
g-pure = czystych obrażeń
g-collateral = obrażeń obszarowych
g-ultimate = obrażeń specjalnych
g-prevented = obrażeniom
g-health = punktów zdrowia
g-cp = PW
g-token = żetonów { $token }
total-rolled = { $part ->
        [2] wynosi połowa rzutu zaokrąglona w górę
       *[other] { $dice ->
            [1] wynosi wynik rzutu
           *[other] wynosi suma rzutu
        }
    }
total-my-cp = { $part ->
        [2] wynosi połowa twoich PW zaokrąglona w górę
       *[other] masz PW
    }
amount-equal = tyle { $noun }, ile { $total }
amount-plus = { $amount }, i jeszcze { $plus }
amount-each = { $amount } { $each }
amount-every = { $amount } { $by ->
        [number] za każde { $every } kości z wynikiem { $shown }
       *[symbol] za każde { $every } symbole { $shown }
    }
amount-more = { $amount } i jeszcze po { $n } { $each }
amount-less = { $amount }, ale o { $n } mniej { $each }
for-each-shown = { $by ->
        [number] za każdą kość z wynikiem { $shown }
       *[symbol] za każdy symbol { $shown }
    }
for-each-symbols = za każdy symbol { $shown } na swoich kościach
for-each-held = za każdy swój żeton { $token }
for-each-it-holds = za każdy żeton { $token } u celu
for-each-spirits = za każdego swojego ducha
for-each-bots = za każdego swojego robota
for-each-picked = { $of ->
        [up-to-spirits] za każdego z nich
       *[other] za każdy z nich
    }
for-each-lose = za każdy z tych żetonów
for-each-remove-spirits = za każdego usuniętego ducha
for-each-steal-cp = za każdy ukradziony PW

## Dice of an effect

do-roll = rzuć { $amount }
roll-on = { $by ->
        [number] przy { $shown }
       *[symbol] przy symbolu { $shown }
    } { $effect }
roll-any = { $by ->
        [number] jeśli wypadło { $shown }
       *[symbol] jeśli wypadł symbol { $shown }
    }, { $effect }
roll-per = { $by ->
        [number] za każdą kość z wynikiem { $shown }
       *[symbol] za każdy symbol { $shown }
    } { $effect }

## Conditions

if-both = { $first } i { $second }
if-some = { $n ->
        [1] { $by ->
            [number] wypadło { $shown }
           *[symbol] wypadł symbol { $shown }
        }
       *[other] { $by ->
            [number] { $shown } wypadło na co najmniej { $n } kościach
           *[symbol] symbol { $shown } wypadł na co najmniej { $n } kościach
        }
    }
if-some-not = { $by ->
        [number] nie wypadło { $shown }
       *[symbol] nie wypadł ani jeden symbol { $shown }
    }
if-of-a-kind = masz { $n ->
        [one] { $n } taką samą cyfrę
        [few] { $n } takie same cyfry
       *[many] { $n } takich samych cyfr
    }
if-dice-show = { $n ->
        [1] na twoich kościach jest symbol { $shown }
        [few] twoje kości pokazują co najmniej { $n } symbole { $shown }
       *[other] twoje kości pokazują co najmniej { $n } symboli { $shown }
    }
if-holds = { $n ->
        [1] masz żeton { $token }
       *[other] masz co najmniej { $n } żetonów { $token }
    }
if-lacks = { $n ->
        [1] nie masz żetonu { $token }
        [few] masz mniej niż { $n } żetony { $token }
       *[many] masz mniej niż { $n } żetonów { $token }
    }
if-rolled-total = suma wynosi co najmniej { $n }
if-rolled-at-most = suma wynosi najwyżej { $n }
if-beats = { $n ->
        [0] twój wynik nie jest niższy
       *[other] twój wynik jest wyższy
    }
if-cursed = twoja plansza leży przeklętą stroną do góry
if-is-opponent = to przeciwnik
if-nyra-stands = Nyra jest aktywna
if-nyra-stands-not = Nyra jest powalona
if-nyra-health = ma ona co najmniej { n-health }
if-few-attempts = w tej turze było mniej niż { $n } twoich prób rzutu
if-can-pay = masz co najmniej { $n } PW
if-first-player = to ty grasz jako pierwszy gracz
if-still-defendable = obrona nie została jeszcze aktywowana
if-spared = { $n ->
        [1] pozwala na to w tej fazie zdolność lub karta
       *[other] działa „Dziki Zachód!”
    }
if-owns-not = nie grasz Przeklętą Piratką
if-counted-add = dodano co najmniej { n-damage }
if-counted-discard = karta została odrzucona
if-counted-remove-spirits = usuniesz co najmniej { n-spirits }

## Verbs

do-nothing = nic się nie dzieje
do-again = zrób to jeszcze raz
do-hit = zadaj { $amount }
do-more = zadaj jeszcze { $amount }
do-add = dodaj { $amount }
do-make-undefendable = atak staje się nieuchronny
do-hurt = zadaj { $amount }
do-hurt-me = otrzymujesz { $amount }
do-splash = zadaj { $amount }
do-explode = { $token } wybucha: otrzymujesz { $amount } z osobnego źródła
do-recoil = jeśli atak zada obrażenia, otrzymujesz { $amount }
do-prevent = zapobiegnij { $amount }
do-prevent-it = zapobiegnij { $amount } tego gracza
do-halve = zmniejsz nadchodzące obrażenia o połowę
do-avoid = unikasz obrażeń z ataku
do-avoid-it = unikasz tych obrażeń
do-heal = ulecz { $amount }
do-heal-it = ten gracz leczy { $amount }
do-steal-health = ukradnij { $amount }
do-gain = weź { $amount }
do-gain-it = ten gracz bierze { $amount }
do-gain-to-limit = weź żetony { $token } do swojego limitu
do-nyra-stands = Nyra staje się aktywna
do-inflict = nałóż { $amount }
do-inflict-me = przyjmij { $amount }
do-lose = usuń u siebie { $amount }
do-lose-all = usuń wszystkie swoje żetony { $token }
do-lose-picked = usuń je
do-spend-picked = wydaj je
do-spend = wydaj { $amount }
do-remove = usuń go
do-remove-all = usuń wszystkie żetony efektów tego gracza
do-raise-limit = zwiększ swój limit żetonów { $token } o { $n }
do-cp = weź { $amount }
do-cp-lost = zapłać { $amount }
do-cp-lost-picked = zapłać je
do-cp-it-lost = { $who ->
        [opponent] przeciwnik traci
       *[player] ten gracz traci
    } { $amount }
do-steal-cp = ukradnij { $amount }
do-draw = dobierz { $amount }
do-discard = odrzuć { $amount }
do-discard-it = { $who ->
        [opponent] przeciwnik odrzuca
       *[player] ten gracz odrzuca
    } { $amount } według własnego wyboru
do-discard-random-it = { $who ->
        [opponent] przeciwnik odrzuca
       *[player] ten gracz odrzuca
    } losowo { $amount }
do-discard-all = odrzuć wszystkie karty z ręki
do-search = znajdź w swojej talii dowolną kartę i weź ją na rękę
do-look = obejrzyj karty na ręce tego gracza
do-contest = ty i przeciwnik rzucacie po jednej kości
do-attempt = kto rzucał, może jeszcze raz przerzucić dowolne z tych kości
do-extra-phase = po tej fazie rozegraj jeszcze jedną Fazę Rzutu Ofensywnego
do-aim = zaatakuj tego przeciwnika
do-fail = zdolność nie działa
do-dim = wszystkie obrażenia zdolności są zmniejszone o połowę
do-retribute = połowę obrażeń, które otrzymujesz z ataku, otrzymuje też atakujący
do-flip = obróć planszę bohatera przeklętą stroną do góry
do-grow = wyhoduj { $amount }
do-remove-spirits = usuń { $amount }
do-remove-spirits-picked = { $most ->
        [1] usuń go
       *[other] usuń je
    }
do-heal-nyra = ulecz Nyrze { $amount }
do-build = zbuduj robota { $token } ({ $n ->
        [1] podstawowego
       *[other] zaawansowanego
    })
do-activate = aktywuj bezpłatnie robota { $token }
do-activate-up-to = aktywuj bezpłatnie do { $n } różnych swoich robotów
do-detonate = wszystkie żetony „Nanit” tego gracza wybuchają: 1, 3 lub 5 obrażeń za 1, 2 lub 3 żetony
do-drain = ulecz tyle punktów zdrowia, ile obrażeń zada atak
do-share = obrażenia tej fazy można rozdzielić między ciebie i Nyrę
do-spare = { $n ->
        [1] w tej fazie możesz przerzucić kość każdego wydanego żetonu „Przeładowanie”
       *[other] w tej fazie możesz przerzucić kość każdego wydanego żetonu „Przeładowanie” i za każdym razem dodać 1 obrażenie
    }
do-reroll-own = { $n ->
        [0] przerzuć ją
        [1] { $dice ->
            [1] opcjonalnie przerzuć tę kość
           *[other] opcjonalnie przerzuć jedną kość z tego rzutu
        }
       *[other] opcjonalnie przerzuć do { $n } kości z tego rzutu
    }

## Choices within an effect

pick-opponents = wybierz przeciwnika: { $effect }
pick-players = wybierz gracza: { $effect }
pick-teammates = wybierz członka swojej drużyny: { $effect }
pick-others = wybierz innego gracza: { $effect }
pick-sources = wybierz jedno źródło obrażeń: { $effect }
pick-opponent-sets = { $exactly ->
        [1] wybierz { $n } różnych przeciwników
       *[other] wybierz do { $n } przeciwników
    } i wobec każdego z nich: { $effect }
pick-player-sets = wybierz do { $n } graczy i dla każdego z nich: { $effect }
pick-up-to-token = wybierz do { $n } swoich żetonów { $token }: { $effect }
pick-up-to-cp = wybierz dowolną część swoich PW: { $effect }
pick-up-to-spirits = { $n ->
        [1] wybierz jednego swojego ducha lub żadnego
       *[other] wybierz do { $n } swoich duchów
    }: { $effect }
pick-any-die-any-value-set-die = zmień dowolną kość na dowolną wartość
pick-any-die-step-set-die = zmień dowolną kość o 1 w górę lub w dół
pick-own-die-same-set-die = zmień jedną swoją kość na wartość innej swojej kości
pick-own-die-set-die = zmień jedną swoją kość na { $n }
pick-own-die-reroll = przerzuć jedną swoją kość
pick-friendly-die-reroll = przerzuć jedną kość, swoją lub członka swojej drużyny
pick-opponent-die-reroll = przeciwnik przerzuca jedną kość według twojego wyboru
pick-opponent-die-ransom = wybierz kość przeciwnika: oddaje ci on 2 PW albo przerzuca tę kość
pick-rolled-die-reroll-own = przerzuć { $dice ->
        [1] tę kość
       *[other] jedną z tych kości
    }
pick-tokens-remove = usuń żeton efektu dowolnego gracza
pick-own-tokens-remove = usuń swój żeton efektu
pick-tokens-of-it-remove = usuń żeton efektu tego gracza
pick-tokens-move = przenieś żeton efektu od jednego gracza do innego
pick-fresh-stop-status = { $more ->
        [1] zapobiegnij nałożeniu na ciebie jednego negatywnego efektu
       *[other] zapobiegnij nałożeniu na ciebie jednego efektu
    } tej Fazy Rzutu
pick-bots-to-build-build = zbuduj robota, którego nie masz (podstawowego)
pick-bots-to-upgrade-build = zmień jednego podstawowego robota w zaawansowanego
pick-bots-built-activate = aktywuj bezpłatnie jednego ze swoich robotów
each-opponents = każdemu przeciwnikowi: { $effect }
each-players = dla każdego gracza: { $effect }
each-rolled-die = dla każdej z tych kości: { $effect }

## Abilities

need = { $n } × { $symbol }
needs = { $wanted }
small-straight = Mały strit
large-straight = Duży strit
face = { $symbol } ({ $n })
ability-kind-offensive = Zdolność ofensywna
ability-kind-defensive = Zdolność obronna
ability-kind-passive = Zdolność pasywna
ability-kind-ultimate = Zdolność specjalna
moment-opening = Przed pierwszą turą
moment-upkeep = W twojej Fazie Utrzymania
moment-turn-end = Na końcu twojej tury
moment-activating = Gdy aktywujesz zdolność ofensywną
moment-activating-token = Gdy aktywujesz zdolność ofensywną inną niż specjalna, usuwasz ten żeton
moment-idle = Gdy Faza Rzutu Ofensywnego przeciwnika nie kończy się atakiem

## Status effects and powers

status-kind-positive = Pozytywny efekt. Limit stosu: { $limit }.
status-kind-negative = Negatywny efekt. Limit stosu: { $limit }.
status-kind-unique = Unikatowy żeton efektu. Limit stosu: { $limit }.
status-kind-companion = Towarzysz. Najwyżej { $limit }.
status-kind-state = Towarzysz.
status-kind-nyra = Towarzysz. Zdrowie: najwyżej { $limit }.
status-own-limit = Dla bohatera, do którego należy: { $limit }.
status-persistent = Efekt trwały.
status-modifier = Modyfikator ataku.
trait-skips-income = Pomiń następną Fazę Dochodu; potem usuń ten żeton.
trait-stuns = Nie możesz nic robić. Po ataku żeton znika, a atakujący rozgrywa przeciw tobie jeszcze jedną Fazę Rzutu Ofensywnego.
trait-knocks-down = Przed swoją Fazą Rzutu Ofensywnego zapłać { $n } PW albo ją pomiń; w obu przypadkach usuń ten żeton.
trait-hides = Nie otrzymujesz obrażeń w Fazie Rzutu Ofensywnego przeciwnika, oprócz specjalnych, i nie bronisz się; wszystko inne działa.
trait-fewer-attempts = Masz o { $n ->
        [one] { $n } próbę
        [few] { $n } próby
       *[many] { $n } prób
    } rzutu mniej.
trait-costly-attempts = Każda próba rzutu po pierwszej kosztuje { $n } PW.
trait-thorny-attempts = Każda próba rzutu po pierwszej zadaje ci { n-damage }, najwyżej dwa razy.
trait-no-damage = W swojej Fazie Rzutu Ofensywnego nie zadajesz obrażeń, oprócz specjalnych; wszystko inne działa.
trait-less-damage = W swojej Fazie Rzutu Ofensywnego zadajesz każdemu o { n-damage } mniej za każdy taki żeton. Dotyczy to też obrażeń obszarowych, ale nie specjalnych.
trait-less-attack = Twój atak zadaje o { n-damage } mniej za każdy taki żeton, po czym wszystkie znikają. Zdolności specjalnej nie osłabiają, ale znikają; czystych obrażeń nie dotyczą.
trait-more-damage = Atak na ciebie zadaje o { n-damage } więcej.
trait-pays-attacker = Kto cię atakuje, bierze { $n } PW.
trait-saves = Gdy stracisz całe zdrowie, zamiast tego usuń ten żeton, a twoje zdrowie wynosi { $n }.
trait-explodes = Nałożony na gracza, który już go ma: leżący żeton wybucha, { n-undefendable } z osobnego źródła.
trait-goes-after-roll-phase = Żeton znika na końcu twojej następnej Fazy Rzutu Ofensywnego.
trait-goes-after-own-turn = Żeton znika na końcu tury, którą z nim zaczynasz.
trait-held-fast = { $n ->
        [1] Tego żetonu nie można przenieść.
        [3] Przenieść lub usunąć ten żeton mogą tylko zdolności z planszy bohatera, do którego należy.
       *[other] Tego żetonu nie można ani przenieść, ani usunąć.
    }
trait-adds-damage = Twój atak zadaje o { n-damage } więcej.
trait-guards = Jeśli się nie bronisz, może przyjąć na siebie wszystkie obrażenia z ataku na ciebie, oprócz specjalnych.
note-new-chi = Żetony zdobyte w tej turze nie dodają obrażeń.
note-nanite = Gdy wybuchają, wszystkie takie żetony znikają, a ty otrzymujesz 1, 3 albo 5 obrażeń za 1, 2 albo 3 z nich. W Fazie Rzutu dodaje się je do ataku, jeśli jesteś jego celem; w przeciwnym razie to obrażenia obszarowe.
note-synth = Tymi żetonami buduje się, ulepsza i aktywuje roboty.
when-main = W swojej Fazie Głównej
when-roll = W Fazie Rzutu
when-instant = W dowolnej chwili
when-upkeep = W swojej Fazie Utrzymania
when-only = { $when }, { $only }
only-modifier = { $n ->
        [0] gdy twój atak można wzmocnić
       *[other] gdy twój atak można wzmocnić, a jego zdolność zadaje co najmniej { $n } obrażeń
    }
only-before-defense = gdy atakujesz, a obrona nie została jeszcze aktywowana
only-attacked = { $n ->
        [0] gdy ktoś cię atakuje
       *[other] gdy ktoś cię atakuje za co najmniej { $n } obrażeń
    }
only-incoming = gdy grożą ci obrażenia, których można uniknąć
only-someone-incoming = gdy jakiemuś graczowi grożą obrażenia
only-dealt = { $n ->
        [0] gdy twój atak zadał obrażenia
       *[other] gdy twój atak zadał co najmniej { $n } obrażeń
    }
only-offense-roll = gdy ktoś rzucił kośćmi ofensywnymi
only-defense-roll = gdy ktoś rzucił kośćmi obronnymi
only-attacking = gdy atakujesz
only-before-own-defense = gdy ktoś cię atakuje, a twoja obrona jeszcze nie nastąpiła
only-opponent-roll = gdy na stole leżą kości przeciwnika
only-struck = gdy Faza Rzutu Ofensywnego przeciwnika grozi ci obrażeniami, oprócz specjalnych
only-beside-nyra = gdy ktoś cię atakuje, twoja obrona jeszcze nie nastąpiła, a Nyra jest aktywna
cost-tokens = wydaj { $tokens }
cost-tokens-advanced = wydaj { $tokens } ({ $n }, jeśli robot jest zaawansowany)
cost-cp = zapłać { $n } PW
cost-nothing = bezpłatnie
power-text = { $when }: { $cost }. { $effect }
power-once = Raz na turę.
power-per-attack = Najwyżej { $n } razy przeciw jednemu atakowi.

## Cards as such

card-covered = karta
card-kind-main = Akcja Fazy Głównej
card-kind-roll = Akcja Fazy Rzutu
card-kind-instant = Akcja natychmiastowa
card-kind-upkeep = Akcja Fazy Utrzymania
card-kind-upgrade = Ulepszenie bohatera
card-kind-modifier = Akcja Fazy Rzutu, modyfikator ataku
card-cost = Koszt: { $cost } PW.
card-only = Tylko { $only }.
note-single = Te wartości pochodzą z jednego źródła i mogą różnić się od wydrukowanych.
note-recalled = Te wartości podano z pamięci i mogą różnić się od wydrukowanych.

## Heroes

hero-barbarian = Barbarzyńca
hero-moon-elf = Księżycowa Elfka
hero-pyromancer = Piromantka
hero-shadow-thief = Mroczny Złodziej
hero-monk = Mnich
hero-paladin = Paladyn
hero-ninja = Ninja
hero-treant = Drzewiec
hero-gunslinger = Banitka
hero-samurai = Samuraj
hero-tactician = Taktyk
hero-huntress = Łowczyni
hero-cursed-pirate = Przeklęta Piratka
hero-artificer = Wynalazca
hero-seraph = Serafin
hero-vampire-lord = Władczyni Wampirów

## Symbols on the dice

symbol-barbarian-sword = Miecz
symbol-barbarian-life = Życie
symbol-barbarian-pow = Łup!
symbol-moon-elf-arrow = Strzała
symbol-moon-elf-foot = Stopa
symbol-moon-elf-moon = Księżyc
symbol-pyromancer-flame = Płomień
symbol-pyromancer-blaze = Pożar
symbol-pyromancer-fiery-soul = Ognista dusza
symbol-pyromancer-meteor = Meteor
symbol-shadow-thief-dagger = Sztylet
symbol-shadow-thief-bag = Worek
symbol-shadow-thief-card = Karta
symbol-shadow-thief-shadow = Cień
symbol-monk-fist = Pięść
symbol-monk-palm = Dłoń
symbol-monk-zen = Zen
symbol-monk-lotus = Lotos
symbol-paladin-sword = Miecz
symbol-paladin-helmet = Hełm
symbol-paladin-life = Życie
symbol-paladin-prayer = Modlitwa
symbol-ninja-ninjato = Ninjato
symbol-ninja-shuriken = Shuriken
symbol-ninja-mask = Maska
symbol-treant-branch = Gałąź
symbol-treant-leaf = Liść
symbol-treant-spirit = Duch
symbol-gunslinger-bullet = Pocisk
symbol-gunslinger-dash = Zryw
symbol-gunslinger-bullseye = Dziesiątka
symbol-samurai-katana = Katana
symbol-samurai-kabuto = Kabuto
symbol-samurai-rising-sun = Wschodzące słońce
symbol-tactician-saber = Szabla
symbol-tactician-flag = Flaga
symbol-tactician-medal = Medal
symbol-huntress-spear = Włócznia
symbol-huntress-claw = Pazur
symbol-huntress-bonded-soul = Złączona dusza
symbol-huntress-sabertooth = Tygrys szablozębny
symbol-cursed-pirate-cutlass = Kordelas
symbol-cursed-pirate-booty = Łup
symbol-cursed-pirate-skull = Czaszka
symbol-artificer-wrench = Klucz
symbol-artificer-gear = Zębatka
symbol-artificer-bolt = Błyskawica
symbol-seraph-blade = Ostrze
symbol-seraph-wings = Skrzydła
symbol-seraph-cross = Krzyż
symbol-seraph-angelic-pendant = Anielski wisior
symbol-vampire-lord-claw = Pazur
symbol-vampire-lord-gaze = Spojrzenie
symbol-vampire-lord-droplet = Kropla

## Status effects and companions

token-concussion = Wstrząśnienie mózgu
token-stun = Oszołomienie
token-fire-mastery = Kunszt ognia
token-burn = Poparzenie
token-knockdown = Powalenie
token-shadows = Cienie
token-sneak-attack = Atak z zaskoczenia
token-poison = Trucizna
token-crit = Obrażenia krytyczne
token-accuracy = Precyzja
token-protect = Ochrona
token-retribution = Odwet
token-blessing-of-divinity = Boskie błogosławieństwo
token-evasive = Unik
token-reload = Przeładowanie
token-bounty = List gończy
token-cursed-doubloon = Przeklęty dublon
token-powder-keg = Beczka prochu
token-wither = Uwiąd
token-parlay = Pertraktacje
token-blind = Oślepienie
token-entangle = Spętanie
token-targeted = Namierzenie
token-chi = Chi
token-cleanse = Oczyszczenie
token-ninjutsu = Ninjutsu
token-smoke-bomb = Bomba dymna
token-delayed-poison = Zatrucie jadem
token-barbed-vine = Kolczaste pnącze
token-wellspring = Źródło życia
token-honor = Honor
token-shame = Hańba
token-back-strike = Riposta
token-tactical-advantage = Przewaga taktyczna
token-constrict = Skrępowanie
token-nyras-bond = Więź z Nyrą
token-bleed = Krwawienie
token-synth = Synt
token-nanite = Nanit
token-flight = Lot
token-holy-presence = Święta obecność
token-blinding-light = Oślepiające światło
token-blood-power = Moc krwi
token-mesmerize = Hipnoza
token-seedling = Kiełek
token-sapling = Sadzonka
token-dryad = Driada
token-nyra = Nyra
token-nyra-active = Nyra aktywna
token-nanobot = Nanobot
token-shock-bot = Szokobot
token-heal-bot = Medbot

## Abilities, those of upgrades under the name of their hero too

ability-barbarian-smack = Grzmotnięcie
ability-barbarian-sturdy-blow = Solidny cios
ability-barbarian-fortitude = Hart ducha
ability-barbarian-overpower = Obezwładnienie
ability-barbarian-war-cry = Okrzyk bojowy
ability-barbarian-mighty-blow = Potężny cios
ability-barbarian-crit-bash = Krytyczny cios
ability-barbarian-crit-smash = Krytyczne zmiażdżenie
ability-barbarian-reckless = Brawura
ability-barbarian-rage = Szał!
ability-barbarian-thick-skin = Gruba skóra
ability-moon-elf-longbow = Długi łuk
ability-moon-elf-demising-shot = Zgubny strzał
ability-moon-elf-focus = Skupienie
ability-moon-elf-covered-shot = Strzał z ukrycia
ability-moon-elf-evasive-action = Manewr unikowy
ability-moon-elf-exploding-arrow = Wybuchowa strzała
ability-moon-elf-entangling-shot = Pętający strzał
ability-moon-elf-eclipse = Zaćmienie
ability-moon-elf-moon-shadow = Księżycowy cień
ability-moon-elf-blinding-shot = Oślepiający strzał
ability-moon-elf-lunar-blessing = Błogosławieństwo księżyca
ability-moon-elf-lunar-eclipse = Zaćmienie Księżyca!
ability-moon-elf-missed-me = Pudło
ability-pyromancer-fireball = Kula ognia
ability-pyromancer-burning-soul = Płonąca dusza
ability-pyromancer-pyroblast = Ognista eksplozja
ability-pyromancer-combustion = Spalanie
ability-pyromancer-hot-streak = Fala gorąca
ability-pyromancer-scorch = Przypalenie
ability-pyromancer-meteorite = Meteoryt
ability-pyromancer-meteoroid = Meteoroid
ability-pyromancer-ignite = Zapłon
ability-pyromancer-blazing-soul = Gorejąca dusza
ability-pyromancer-scorch-the-earth = Spalona ziemia!
ability-pyromancer-molten-armor = Stopiony pancerz
ability-shadow-thief-dagger-strike = Cios sztyletem
ability-shadow-thief-shifty-strike = Chytry cios
ability-shadow-thief-shadow-strike = Cios cienia
ability-shadow-thief-pickpocket = Kradzież kieszonkowa
ability-shadow-thief-insidious-strike = Podstępny cios
ability-shadow-thief-shank-attack = Droga nożownika
ability-shadow-thief-shadow-dance = Taniec cieni
ability-shadow-thief-carducopia = Kartobfitość
ability-shadow-thief-shadow-shank = Mroczny nóż!
ability-shadow-thief-shadow-defense = Obrona cienia
ability-shadow-thief-counter-strike = Kontratak
ability-monk-fist-strike = Cios pięścią
ability-monk-meditate = Medytacja
ability-monk-zen-strike = Cios zen
ability-monk-combo-strike = Seria ciosów
ability-monk-tempest-rush = Nawałnica
ability-monk-fist-of-harmony = Pięść harmonii
ability-monk-lotus-strike = Cios lotosu
ability-monk-way-of-the-lotus = Droga lotosu
ability-monk-fist-of-tranquility = Pięść spokoju
ability-monk-way-of-the-monk = Droga mnicha
ability-monk-transcendence = Transcendencja!
ability-monk-serenity = Pogoda ducha
ability-paladin-tithe = Dziesięcina
ability-paladin-retaliate = Odpłata
ability-paladin-requital = Zadośćuczynienie
ability-paladin-righteous-combat = Walka w słusznej sprawie
ability-paladin-steadfast = Niezłomność
ability-paladin-mighty-prayer = Potężna modlitwa
ability-paladin-offensive-stance = Postawa ofensywna
ability-paladin-holy-attack = Święty atak
ability-paladin-righteous-prayer = Modlitwa w słusznej sprawie
ability-paladin-prosperity = Pomyślność
ability-paladin-holy-light = Święte światło
ability-paladin-resolute-faith = Niezachwiana wiara!
ability-paladin-divine-defense = Boska Obrona
ability-ninja-slash = Cięcie
ability-ninja-walk-the-line = Spacer po linie
ability-ninja-tip-of-the-blade = Czubek ostrza
ability-ninja-death-blossom = Kwiat śmierci
ability-ninja-smoke-screen = Zasłona dymna
ability-ninja-kuji-kiri = Kuji-kiri
ability-ninja-poison-blade = Zatrute ostrze
ability-ninja-shadewalk = Krok cienia
ability-ninja-jugulate = Podcięcie gardła
ability-ninja-shadow-fang = Kły cienia
ability-ninja-misdirect = Zmyłka
ability-ninja-assassinate = Skrytobójstwo
ability-ninja-shade-shift = Wędrówka cieni
ability-treant-fertilize = Użyźnianie
ability-treant-splinter = Drzazgi
ability-treant-tend = Pielęgnacja
ability-treant-cultivate = Uprawa
ability-treant-overgrowth = Bujny wzrost
ability-treant-plant = Sadzenie
ability-treant-vengeful-vines = Mściwe pnącza
ability-treant-bitterroot = Gorzki korzeń
ability-treant-call-of-the-wild = Zew puszczy
ability-treant-enrapture = Oczarowanie
ability-treant-natures-grasp = Uścisk natury
ability-treant-natures-blessing = Błogosławieństwo natury
ability-treant-wake-the-forest = Przebudzenie lasu!
ability-treant-rooted = Zakorzenienie
ability-gunslinger-revolver = Rewolwer
ability-gunslinger-bounty-hunter = Łowczyni nagród
ability-gunslinger-showdown = Starcie
ability-gunslinger-fan-the-hammer = Szybki ogień
ability-gunslinger-pistol-whip = Cios kolbą
ability-gunslinger-take-cover = Osłona
ability-gunslinger-mark-the-target = Oznaczenie celu
ability-gunslinger-deadeye = Sokole oko
ability-gunslinger-enforcer = Egzekutorka
ability-gunslinger-fill-em-with-lead = Nafaszeruj ich ołowiem!
ability-gunslinger-quick-draw = Szybka ręka
ability-gunslinger-duel = Pojedynek
ability-samurai-katana-slice = Cięcie kataną
ability-samurai-wakizashi = Wakizashi
ability-samurai-solemnity = Powaga
ability-samurai-solemn = Śmiertelna powaga
ability-samurai-budo = Budo
ability-samurai-masamune = Masamune
ability-samurai-empower = Umocnienie
ability-samurai-hagakure = Hagakure
ability-samurai-haga = Haga
ability-samurai-shogun = Szogun!
ability-samurai-bushido = Bushido
ability-samurai-stand-tall = Dumna postawa
ability-tactician-saber-strike = Cios szablą
ability-tactician-profiteer = Spekulacja
ability-tactician-carpet-bomb = Nalot dywanowy
ability-tactician-strategize = Planowanie
ability-tactician-strategic-approach = Podejście strategiczne
ability-tactician-indirect-approach = Działania pośrednie
ability-tactician-flank = Atak z flanki
ability-tactician-exploit = Wykorzystanie słabości
ability-tactician-interdiction = Odcięcie
ability-tactician-maneuver = Manewr
ability-tactician-reconnaissance = Rozpoznanie
ability-tactician-higher-ground = Przewaga wysokości!
ability-tactician-countermeasures = Przeciwdziałanie
ability-huntress-animalistic = Zwierzęca natura
ability-huntress-savage = Dzikość
ability-huntress-hunt = Polowanie
ability-huntress-resuscitate = Ocucenie
ability-huntress-feral-instincts = Dzikie instynkty
ability-huntress-swipe = Cios łapą
ability-huntress-onslaught = Natarcie
ability-huntress-predatory-advance = Skok drapieżnika
ability-huntress-jugular = Do gardła
ability-huntress-feral = Zdziczenie
ability-huntress-ferocious = Zajadłość
ability-huntress-jungle-fury = Furia dżungli!
ability-huntress-nyra = Nyra
ability-huntress-maternal-bond = Matczyna więź
ability-cursed-pirate-cutlass-strike = Cięcie kordelasem
ability-cursed-pirate-x-marks-the-spot = Krzyżyk na mapie
ability-cursed-pirate-light-the-fuse = Podpalenie lontu
ability-cursed-pirate-black-spot = Czarna plama
ability-cursed-pirate-walk-the-plank = Spacer po desce
ability-cursed-pirate-shiver-me-timbers = Do stu piorunów!
ability-cursed-pirate-cursed = Klątwa
ability-cursed-pirate-ahoy-matey = Ahoj, kamracie!
ability-cursed-pirate-pirates-touch = Piracki dotyk!
ability-cursed-pirate-soul-cutlass = Kordelas dusz
ability-cursed-pirate-dread-mark = Znamię grozy
ability-cursed-pirate-thar-she-blows = Zaraz wybuchnie!
ability-cursed-pirate-black-soul = Czarna dusza
ability-cursed-pirate-abyssal-walk = Spacer w otchłań
ability-cursed-pirate-the-shivering = Dreszcze
ability-cursed-pirate-cursed-flipped = Klątwa
ability-cursed-pirate-avast-ye = Stać, szczury lądowe!
ability-cursed-pirate-cursed-touch = Przeklęty dotyk!
ability-artificer-spanner-strike = Cios kluczem
ability-artificer-schematics = Schematy
ability-artificer-eureka = Eureka
ability-artificer-scratch-built = Samoróbka
ability-artificer-jolt = Porażenie
ability-artificer-nuts-n-bolts = Śrubki i nakrętki
ability-artificer-zapppp = Bzzzzt!
ability-artificer-swarming-bots = Rój robotów
ability-artificer-overclock = Podkręcanie
ability-artificer-power-up = Doładowanie
ability-artificer-maximum-power = Maksymalna moc!
ability-artificer-scrap-collector = Zbieracz złomu
ability-artificer-ratchet-up = Dokręcanie śruby
ability-seraph-holy-blade = Święte ostrze
ability-seraph-cherubim = Cherubin
ability-seraph-cherubim-ii = Cherubin II
ability-seraph-glorious = Chwała
ability-seraph-take-flight = Wzlot
ability-seraph-purify = Rytuał oczyszczenia
ability-seraph-holy-smite = Święta kara
ability-seraph-holy-command = Święty rozkaz
ability-seraph-triumphant = Triumf
ability-seraph-archangels-will = Wola archanioła
ability-seraph-heavens-blessing = Błogosławieństwo niebios
ability-seraph-highest-power = Najwyższa moc
ability-seraph-divine-visage = Boskie oblicze
ability-seraph-split-the-heavens = Rozdarcie niebios!
ability-seraph-angelic-mantle = Anielski płaszcz
ability-vampire-lord-gouge = Głęboka rana
ability-vampire-lord-glamour = Urok
ability-vampire-lord-influence = Wpływ
ability-vampire-lord-sanguimancy = Sangwimancja
ability-vampire-lord-presence = Obecność
ability-vampire-lord-rend = Rozszarpanie
ability-vampire-lord-possess = Opętanie
ability-vampire-lord-draw-blood = Przelana krew
ability-vampire-lord-blood-magic = Magia krwi
ability-vampire-lord-gash = Rozcięcie
ability-vampire-lord-blood-thirst = Żądza krwi
ability-vampire-lord-hemorrhage = Krwotok
ability-vampire-lord-exsanguinate = Wykrwawienie!
ability-vampire-lord-immortal-flesh = Nieśmiertelne ciało

## Cards; upgrades go by their ability and level

card-common-transference = Przeniesienie
card-common-what-status-effects = Jakie efekty?
card-common-vegas-baby = Vegas, baby!
card-common-get-that-outta-here = Zabieraj to stąd!
card-common-triple-up = Potrójna porcja!
card-common-double-up = Podwójna porcja!
card-common-buh-bye = Pa, pa!
card-common-tip-it = Szturchnij!
card-common-getting-paid = Czas zapłaty!
card-common-not-this-time = Nie tym razem!
card-common-twice-as-wild = Czyste szaleństwo
card-common-try-try-again = Do skutku!
card-common-so-wild = Szaleństwo!
card-common-samesies = Identyczna!
card-common-one-more-time = Jeszcze raz!
card-common-helping-hand = Pomocna dłoń!
card-common-better-d = Lepsza obrona!
card-common-six-it = Rzut na szóstkę
card-barbarian-concuss = Wstrząs!
card-barbarian-head-bash = Z główki!
card-barbarian-get-some = Na dokładkę!
card-barbarian-feelin-good = Jak mi dobrze!
card-barbarian-adrenaline-surge = Przypływ adrenaliny!
card-moon-elf-moon-magic = Magia księżyca!
card-moon-elf-take-that = A masz!
card-moon-elf-volley = Salwa!
card-moon-elf-evade = Uskok!
card-moon-elf-lunar-umbra = Mrok księżyca!
card-pyromancer-warm-up = Rozgrzewka!
card-pyromancer-fire-up = Więcej ognia!
card-pyromancer-red-hot = Do czerwoności!
card-pyromancer-huzzah = Hura!
card-pyromancer-infernal-infusion = Piekielny przypływ!
card-shadow-thief-sneaky = Po cichu!
card-shadow-thief-poison-wound = Zatruta rana!
card-shadow-thief-wild-shadow = Szalony cień!
card-shadow-thief-shadow-coin = Mroczna moneta!
card-shadow-thief-enter-the-shadows = W cień!
card-shadow-thief-card-trick = Karciana sztuczka!
card-shadow-thief-shadow-meld = Wtopienie w cień!
card-monk-palm-strike = Cios dłonią!
card-monk-mystic-mantra = Mistyczna mantra!
card-monk-ruminate = Zaduma!
card-monk-contemplate = Kontemplacja!
card-monk-enlightenment = Oświecenie!
card-paladin-mighty = Potęga!
card-paladin-consecration = Konsekracja!
card-paladin-blessed = Błogosławieństwo!
card-paladin-absolution = Rozgrzeszenie
card-paladin-divine-favor = Boska łaska!
card-ninja-poison-dart = Zatruta strzałka!
card-ninja-throwing-stars = Rzut gwiazdkami!
card-ninja-fan-of-knives = Wachlarz noży!
card-ninja-smoke-offering = Dymna ofiara!
card-ninja-train = Trening!
card-ninja-escape = Ucieczka!
card-ninja-dojo = Dojo!
card-treant-harvest = Żniwa!
card-treant-cultivate = Uprawa!
card-treant-will-o-wisp = Błędny ognik!
card-treant-down-pour = Ulewa!
card-treant-stomp = Tupnięcie!
card-treant-drink-deep = Głęboki łyk!
card-treant-mother-tree = Drzewo-matka!
card-gunslinger-wanted = Poszukiwany!
card-gunslinger-spin-the-chamber = Zakręć bębenkiem!
card-gunslinger-roulette = Ruletka!
card-gunslinger-wild-west = Dziki Zachód!
card-gunslinger-eat-lead = Żryj ołów!
card-gunslinger-run-and-gun = Strzelanie w biegu!
card-samurai-honorable = Honorowo!
card-samurai-shame-on-you = Hańba ci!
card-samurai-dont-back-down = Ani kroku wstecz!
card-samurai-gishi = Gishi!
card-samurai-follow-through = Do końca!
card-samurai-kensei = Kensei!
card-tactician-bunker-up = Do bunkra!
card-tactician-war-room = Narada wojenna!
card-tactician-feigned-retreat = Pozorowany odwrót!
card-tactician-disengage = Wycofanie!
card-tactician-ambush = Zasadzka!
card-tactician-upper-hand = Przewaga!
card-huntress-blood-bond = Więzy krwi!
card-huntress-savage-slash = Dzikie cięcie!
card-huntress-pounce = Skok!
card-huntress-prowl = Skradanie się!
card-huntress-resilient = Wytrwałość!
card-huntress-primal-roar = Pierwotny ryk!
card-cursed-pirate-yo-ho = Jo-ho!
card-cursed-pirate-light-it-up = Podpalaj!
card-cursed-pirate-feed-the-fish = Na żer rybom!
card-cursed-pirate-pirates-life = Pirackie życie!
card-cursed-pirate-high-stakes = Wysoka stawka!
card-cursed-pirate-crows-nest = Bocianie gniazdo!
card-cursed-pirate-truce = Rozejm!
card-cursed-pirate-pillage = Grabież!
card-cursed-pirate-scurvy = Szkorbut!
card-cursed-pirate-swashbuckle = Zawadiactwo!
card-cursed-pirate-ransom = Okup!
card-cursed-pirate-run-ya-through = Przebiję na wylot!
card-cursed-pirate-shark-bait = Przynęta na rekiny!
card-cursed-pirate-batten-down = Zamknąć luki!
card-cursed-pirate-cursed-cards = Przeklęte karty!
card-cursed-pirate-heave-ho = Hej-siup!
card-artificer-high-voltage = Wysokie napięcie!
card-artificer-nanite-assault = Atak nanitów!
card-artificer-conductivity = Przewodnictwo!
card-artificer-oooh-shiny = Ooo, błyskotka!
card-artificer-arcing-shield = Tarcza łukowa!
card-artificer-robo-revenge = Zemsta robotów!
card-artificer-synthesize = Synteza!
card-seraph-divine-intervention = Boska interwencja!
card-seraph-to-the-skies = Ku niebu!
card-seraph-angelic-combat = Anielska walka!
card-seraph-smote = Kara z nieba!
card-seraph-holier-than-thou = Świętość ponad wszystko!
card-vampire-lord-blood-letting = Puszczanie krwi!
card-vampire-lord-consume-blood = Wypij krew!
card-vampire-lord-dark-omen = Mroczny omen!
card-vampire-lord-limb-from-limb = Rozerwać na strzępy!
card-vampire-lord-blood-boil = Wrząca krew!
card-vampire-lord-blood-flow = Strumień krwi!
card-vampire-lord-blood-tide = Krwawy przypływ!

### Rules

rules-set = Przygotowanie do gry
rules-turn = Tura
rules-health = Zdrowie
rules-cp = Punkty walki
rules-up = Faza Utrzymania
rules-inc = Faza Dochodu
rules-main = Fazy Główne
rules-card = Karty
rules-off = Faza Rzutu Ofensywnego
rules-tgt = Faza Rzutu na Wyznaczenie Celu
rules-def = Faza Rzutu Obronnego
rules-disc = Faza Odrzucenia Kart i koniec tury
rules-dmg = Obrażenia
rules-mod = Modyfikatory ataku
rules-ult = Zdolności specjalne
rules-fx = Jak czytać efekty
rules-stat = Żetony efektów
rules-comp = Towarzysze
rules-passive = Zdolności pasywne
rules-int = Zakłócanie akcji
rules-team = Gra drużynowa
rules-king = Król Wzgórza
rules-end = Koniec gry
rules-dig = Gra na komputerze
rules-status = Efekty jeden po drugim
rules-cards = Karty wspólne
rules-hero = Bohaterowie
rule-hero = { $hero }: kości, zdolności, żetony efektów i karty robią to, co mówią ich opisy.

DT-set-1 = Dwoje graczy walczy 1 vs 1. Czworo lub sześcioro gra w dwóch drużynach; od trzech do sześciu osób może zagrać w Króla Wzgórza, każdy za siebie.
DT-set-2 = Każdy bierze bohatera z planszą, pięcioma kośćmi, żetonami i talią.
DT-set-3 = W grze 1 vs 1 każdy zaczyna z 50 punktami zdrowia, 2 PW i czterema kartami z potasowanej talii.
DT-set-4 = Każdy rzuca kością; zaczyna ten, kto ma najwięcej. Przy remisie ci gracze rzucają ponownie.
DT-set-5 = Niektórzy bohaterowie mają dodatkowe przygotowanie, wykonywane przed pierwszą turą.
DT-set-6 = Karta promocyjna bohatera jest w talii tylko wtedy, gdy tak ustalono w przygotowaniu gry.
DT-turn-1 = Od pierwszego gracza tury idą zgodnie z ruchem wskazówek zegara. Pokonany nie ma już tur.
DT-turn-2 = Tura ma osiem faz: Utrzymanie, Dochód, Główna 1, Rzut Ofensywny, Rzut na Wyznaczenie Celu, Rzut Obronny, Główna 2, Odrzucenie Kart.
DT-health-1 = Bohater, którego zdrowie spadnie do 0, zostaje natychmiast pokonany. Zdrowia nie liczy się poniżej 0.
DT-health-2 = Zdrowie nie może przekroczyć wartości początkowej o więcej niż 10. Leczenie i obrażenia jednej fazy najpierw się sumuje, limit dotyczy sumy.
DT-health-3 = Jeśli wszyscy pozostali bohaterowie polegną jednocześnie, gra kończy się remisem.
DT-health-4 = Kto polegnie w swojej fazie rzutu, zanim zastosuje się obrażenia, już ich nie zadaje.
DT-cp-1 = Nikt nie ma więcej niż 15 PW; nadwyżka przepada. PW nie spadają poniżej 0.
DT-up-1 = W twojej Fazie Utrzymania dzieje się wszystko, co na tę fazę przewidują twoje żetony i zdolności.
DT-up-2 = Jeśli takich efektów jest kilka, ich kolejność wybiera gracz aktywny.
DT-up-3 = Obrażenia i leczenie Fazy Utrzymania sumuje się i stosuje razem na jej koniec.
DT-inc-1 = W Fazie Dochodu otrzymujesz 1 PW.
DT-inc-2 = Następnie dobierasz jedną kartę.
DT-inc-3 = Pierwszy gracz pomija swoją pierwszą Fazę Dochodu.
DT-main-1 = W Fazach Głównych możesz sprzedawać i zagrywać karty oraz używać swoich możliwości w dowolnej kolejności i dowolnie często.
DT-main-2 = Karty akcji Fazy Głównej zagrywa się tylko we własnych Fazach Głównych.
DT-main-3 = Karty ulepszeń zagrywa się tylko we własnych Fazach Głównych.
DT-card-1 = Karta kosztuje tyle PW, ile na niej widnieje; kto ma mniej, nie może jej zagrać. Symbol wskazuje fazy, w których się ją zagrywa.
DT-card-2 = Jeśli masz dobrać kartę, a talia jest pusta, potasowane karty odrzucone stają się nową talią.
DT-card-3 = Aby zagrać kartę akcji, zapłać jej koszt, wykonaj jej treść i odłóż ją na stos kart odrzuconych.
DT-card-4 = Karty akcji Fazy Rzutu zagrywa się w Fazie Rzutu Ofensywnego, na Wyznaczenie Celu lub Obronnego dowolnego gracza i tylko wtedy.
DT-card-5 = Karty akcji natychmiastowych zagrywa się w dowolnym momencie tury dowolnego gracza.
DT-card-6 = We własnych Fazach Głównych możesz sprzedać dowolną kartę z ręki: odrzuć ją i otrzymaj 1 PW, bez względu na jej koszt.
DT-card-7 = Kartę z warunkiem można zagrać tylko wtedy, gdy jest on spełniony.
DT-card-8 = Ulepszenie leży na zdolności o tej samej nazwie do końca gry. Zagranego ulepszenia nie można sprzedać.
DT-card-9 = Możesz ulepszyć zdolność od razu do poziomu III za pełny koszt. Z poziomu II na III płacisz tylko różnicę.
DT-card-10 = Karty zmieniające kości działają na kości leżące odkryte: próby rzutu, wyznaczania celu oraz te, którymi ktoś rzuca z powodu zdolności, karty lub żetonu.
DT-card-11 = Twoje kości to te, którymi rzucasz. Karta mówi, czyje kości zmienia: twoje, przeciwnika, członka drużyny czy dowolne.
DT-card-12 = Obrażenia i leczenie w Fazie Głównej stosuje się zaraz po wykonaniu karty; kto ma je otrzymać, może najpierw odpowiedzieć.
DT-card-13 = Dodatkowa próba rzutu pozwala rzucającemu jeszcze raz przerzucić dowolne kości. W Fazie Rzutu Ofensywnego jest próbą jak inne, z tym samym kosztem i obrażeniami; przy obronie rzuca się tylko kośćmi obrońcy.
DT-card-14 = Twój stos kart odrzuconych leży odkryty; każdy może go przejrzeć.
DT-off-1 = W Fazie Rzutu Ofensywnego rzucasz, aby użyć jednej zdolności ofensywnej. Po każdym kroku każdy może zagrać karty akcji Fazy Rzutu.
DT-off-2 = Masz do trzech prób rzutu. W pierwszej rzucasz wszystkimi pięcioma kośćmi.
DT-off-3 = W każdej kolejnej próbie przerzucasz dowolną liczbę kości. Możesz przestać w każdej chwili.
DT-off-4 = Gdy skończysz rzucać, ogłoś zdolność ofensywną, której wymagania spełniają twoje kości, albo że nie aktywujesz żadnej.
DT-off-5 = Zanim ogłoszona zdolność zostanie aktywowana, każdy może jeszcze zmienić kości.
DT-off-6 = Jeśli kości się zmieniły, możesz ogłosić inną dostępną teraz zdolność albo wrócić do pozostałych prób.
DT-off-7 = Następnie zdolność zostaje aktywowana: jedna w każdej Fazie Rzutu Ofensywnego.
DT-off-8 = Najpierw rozpatruje się efekty zdolności niewymagające celu: to, co bierzesz, leczysz, dobierasz.
DT-off-9 = Zdolność wymagająca symboli potrzebuje co najmniej tylu każdego z nich na twoich pięciu kościach.
DT-off-10 = Mały strit to cztery kolejne liczby.
DT-off-11 = Duży strit to pięć kolejnych liczb.
DT-off-12 = Jeśli kości spełniają kilka wymagań, wybierasz dowolne, także niższy stopień tej samej zdolności.
DT-off-13 = Atak to zdolność ofensywna zadająca co najmniej 1 obrażenie jednemu przeciwnikowi jako celowi. Same obrażenia obszarowe nie są atakiem.
DT-tgt-1 = Wszystko, co działa na przeciwnika, wymaga celu, nawet bez obrażeń. Wyznacza się go, gdy jest po raz pierwszy potrzebny, i obowiązuje dla całej zdolności.
DT-tgt-2 = W grze 1 vs 1 nie wyznacza się celu. W grze drużynowej decyduje kość.
DT-tgt-3 = Kość wyznaczania celu można zmieniać jak każdą inną, chyba że zdolność jest specjalna.
DT-tgt-4 = Dwóch na dwóch: 1–2 przeciwnik z lewej, 3–4 z prawej, przy 5 wybierają przeciwnicy, przy 6 wybierasz ty.
DT-tgt-5 = Trzech na trzech: 1–2 przeciwnik z lewej, 3–4 pośrodku, 5–6 z prawej.
DT-tgt-6 = Gdy wybierają przeciwnicy, decyduje ten, którego tura nastąpi najwcześniej; wybierają także przy zdolności specjalnej.
DT-def-1 = Efekty na cel, które nie są obrażeniami, rozpatruje się przed obrażeniami.
DT-def-2 = Przeciw atakowi, którego obrażenia są do obrony, jego cel może aktywować zdolność obronną.
DT-def-3 = Kto ma kilka zdolności obronnych, wybiera jedną przed rzutem.
DT-def-4 = Obrońca ma jedną próbę, z liczbą kości podaną przy zdolności.
DT-def-5 = To, co dają kości obrony poza obrażeniami, następuje od razu.
DT-def-6 = Po ostatniej szansie na wydanie żetonów i zagranie kart wszystkie obrażenia, zapobieganie i leczenie sumuje się i stosuje razem.
DT-def-7 = Faza Rzutu kończy się przed Fazą Główną 2; wtedy odchodzą efekty trwające jedną fazę rzutu posiadacza. Faza zdobyta dzięki Oszołomieniu jest osobną fazą rzutu.
DT-disc-1 = Kto w Fazie Odrzucenia Kart ma więcej niż sześć kart, sprzedaje je do sześciu i może sprzedać więcej; każda daje 1 PW.
DT-disc-2 = To, co dzieje się na koniec twojej tury, następuje po Fazie Odrzucenia Kart w wybranej przez ciebie kolejności; obrażenia stosuje się razem.
DT-dmg-1 = Nadchodzące obrażenia to te, które bohater ma właśnie otrzymać, z dowolnego źródła.
DT-dmg-2 = Obrażenia zwyczajne są do obrony, do uniknięcia i do wzmocnienia.
DT-dmg-3 = Obrażenia nieuchronne są do uniknięcia i do wzmocnienia, ale nie aktywuje się przeciw nim zdolności obronnej.
DT-dmg-4 = Obrażenia czyste to obrażenia nieuchronne, których nie można wzmocnić; można ich uniknąć.
DT-dmg-5 = Obrażenia obszarowe otrzymuje każdy wskazany w opisie, bez wyznaczania celu. Nie są atakiem, nie są do obrony ani do wzmocnienia, ale można ich uniknąć. Otrzymuje je każdy wskazany członek drużyny.
DT-dmg-6 = Obrażenia specjalne są do wzmocnienia, ale nie do obrony, zmniejszenia ani uniknięcia.
DT-dmg-7 = Żeton na celu wzmacniający ataki liczy się, nawet jeśli dopiero co nałożyła go ta sama zdolność.
DT-dmg-8 = Najpierw stosuje się wszystko, co dodaje do nadchodzących obrażeń lub od nich odejmuje: to suma częściowa.
DT-dmg-9 = Potem wszystko, co mnoży lub dzieli; każdy efekt liczy się osobno od sumy częściowej, zaokrąglając w górę.
DT-dmg-10 = To, co zostaje, to ostateczne obrażenia; nie mniej niż zero.
DT-dmg-11 = Obrażenia z osobnego źródła stosuje się od razu i nie dodaje do innych.
DT-dmg-12 = Unikając obrażeń, unika się obrażeń z jednego źródła. Atak ze wszystkim, co dodano, to jedno źródło, obrażenia obszarowe to drugie, a zadane przez obronę to trzecie; obrażenia od żetonów i kart w jednej fazie to razem jedno źródło.
DT-mod-1 = Karta lub żeton, które zmieniają atak, to modyfikator ataku. Używa się go tylko podczas ataku, a dodane obrażenia są tego samego typu co obrażenia ataku.
DT-mod-2 = Używa się ich przed obroną lub po niej, póki obrażenia nie zostały zadane. Uczynić atak nieuchronnym można tylko przed obroną.
DT-mod-3 = Podczas ataku zadającego czyste obrażenia nie używa się modyfikatorów ataku, nawet dla innych ich efektów. Żeton na celu działa wtedy we wszystkim poza wzmocnieniem ataku.
DT-ult-1 = Po aktywacji zdolności specjalnej przeciwnicy nie mogą nic zrobić do końca fazy rzutu. Można ją tylko wzmocnić.
DT-ult-2 = Zdolność specjalną można powstrzymać tylko przez zmianę kości przed aktywacją.
DT-ult-3 = Zdolność specjalna ignoruje wszystkie żetony, które by ją osłabiły, ominęły lub zatrzymały. Żeton działający przy upadku posiadacza działa po niej.
DT-fx-1 = „Rzuć tyloma kośćmi”: rzuć raz i zastosuj wynik. Kości rzuconych wcześniej się nie liczy.
DT-fx-2 = „Przy symbolu”: jeśli wypadł choć na jednej kości, korzyść dostajesz raz, niezależnie od ich liczby.
DT-fx-3 = „Liczba × symbol”: podana liczba za każdą kość z tym symbolem.
DT-fx-4 = „Następnie” to przerwa: to, co przed nią, jest wykonane, można wydać żetony i zagrać karty, potem następuje reszta. Obrażenia i tak stosuje się na koniec fazy rzutu.
DT-fx-5 = „Takie same cyfry” to kości z tą samą liczbą, nie z tym samym symbolem.
DT-fx-6 = Z efektów rozdzielonych słowem „albo” stosujesz jeden.
DT-fx-7 = Ukraść to zabrać przeciwnikowi i zatrzymać. Jeśli ma mniej, zabierasz, ile ma.
DT-fx-8 = To, co następuje po słowie „dodatkowo”, wykonuje się po wszystkim innym.
DT-fx-9 = Kości rzuconych z powodu zdolności można użyć do kilku jej efektów.
DT-fx-10 = Liczbę zależną od tego, co masz (na przykład obrażenia równe twoim PW), ustala się raz, gdy wykonujesz tę część zdolności: liczy się to, co zdolność dała wcześniej, a późniejsze wydatki niczego nie zmieniają.
DT-stat-1 = Kto bierze żeton efektu lub na kogo go nałożono, kładzie go na swojej planszy.
DT-stat-2 = To, co usuwa żetony efektów, usuwa ich dokładnie tyle, ile podano.
DT-stat-3 = Żeton, który można wydać, wydaje się w dowolnym momencie czyjejkolwiek tury, o ile nie podano inaczej; także wtedy, gdy kości leżą odkryte, zanim otrzyma się to, co dają. Żeton odchodzi, a jego efektu nie można zakłócić.
DT-stat-4 = Trwały żeton efektu zostaje, póki nie usunie go karta lub zdolność.
DT-stat-5 = Nikt nie ma więcej żetonów efektu niż limit stosu; nadwyżka przepada.
DT-stat-6 = Zwiększony limit stosu obowiązuje tylko tego bohatera, do końca gry.
DT-stat-7 = Unikatowy żeton efektu ma własne zasady, ważniejsze od ogólnych.
DT-stat-8 = Żeton przenosi się tylko na kogoś, kto ma na niego miejsce, i nigdy, gdy zabrania tego jego zasada.
DT-stat-9 = Beczka prochu nałożona lub przeniesiona na kogoś, kto już ją ma, wysadza pierwszą.
DT-stat-10 = Żetony, które pokonany gracz nałożył na innych, pozostają w grze.
DT-stat-11 = Żetony się nie kończą: jeśli w pudełku jest ich za mało, zastępuje je coś innego.
DT-comp-1 = Towarzysze nie są żetonami efektów: nic, co przenosi, usuwa lub liczy żetony, ich nie dotyczy. Usuwa się ich, przenosi i niszczy tylko tak, jak mówią ich własne zasady.
DT-comp-2 = Albo Łowczyni się broni, albo atak może przyjąć Nyra: kto aktywował przeciw niemu zdolność obronną, sam otrzymuje obrażenia.
DT-passive-1 = Zdolność pasywna zawsze działa albo jest zawsze dostępna, bez rzutu.
DT-passive-2 = Zdolność czekająca na przeciwnika, który nie atakuje, działa, gdy jego niepominięta Faza Rzutu Ofensywnego nie przyniosła ataku na nikogo. Atak, który zatrzymał żeton, był atakiem; zdolność, która i tak nie byłaby atakiem, nie była nim.
DT-passive-3 = W pominiętej Fazie Rzutu Ofensywnego nie było prób rzutu, więc „{ ability-samurai-bushido }” także za nią daje Samurajowi żeton „{ token-honor }”.
DT-int-1 = Nic nie zakłóca karty akcji natychmiastowej ani wydanego żetonu, a żadna karta nie zakłóca karty akcji Fazy Rzutu; jednak rzucone przy tym kości leżą odkryte, zanim się je zastosuje. Wszystko inne, także kartę akcji Fazy Głównej, można zakłócić: kartami akcji natychmiastowych, wydając żetony, a w Fazie Rzutu również jej kartami.
DT-int-2 = Zdolność zakłóca się między jej krokami: kości można zmienić po rzucie, a przed zastosowaniem; potem trwa dalej.
DT-int-3 = Jeśli działać chce kilku graczy, robią to zgodnie z ruchem wskazówek zegara od gracza aktywnego. Kto zadziała, daje innym szansę odpowiedzi.
DT-int-4 = Graczy pyta się, czy działają, po każdym rzucie, przed aktywacją zdolności, po wybraniu jej celu, przy każdym „następnie”, zanim zmieni się coś u innego gracza, przed obroną, przed zastosowaniem obrażeń oraz na koniec Utrzymania, każdej Fazy Głównej i tury; i tylko tych, którzy mogą działać.
DT-int-5 = Na kartę akcji Fazy Głównej albo na wybór w obrębie zdolności można odpowiedzieć, gdy wiadomo, kogo dotyczy, a nic mu się jeszcze nie stało: żeton, który ma zostać usunięty, przeniesiony lub skradziony, można najpierw wydać. Co wybrano, pozostaje wybrane, co zapłacono – zapłacone; tego, czego już nie ma, nic nie dotyka.
DT-team-1 = Członkowie drużyny siedzą obok siebie, mogą oglądać nawzajem swoje karty i wspólnie planować.
DT-team-2 = Tury przechodzą na zmianę z drużyny na drużynę.
DT-team-3 = Drużyna ma jeden licznik zdrowia o wartości początkowej 50; przy 0 pokonani są wszyscy jej bohaterowie.
DT-team-4 = Każdy ma własne PW i wydaje je tylko na swoje karty i zdolności.
DT-team-5 = Jeśli kilku bohaterów drużyny otrzymuje obrażenia jednocześnie, licznik zmniejsza się o ich sumę.
DT-team-6 = Drużyny siedzą naprzeciw siebie; lewa i prawa strona są liczone od atakującego.
DT-team-7 = „Przeciwnik” to ktoś z drugiej drużyny, „członek drużyny” ktoś inny z twojej, „gracz” to każdy, także ty.
DT-team-8 = Nie możesz zmniejszać obrażeń członka drużyny, chyba że mówi tak karta lub żeton, ale możesz dla niego zmieniać kości.
DT-king-1 = Każdy zaczyna z 35 punktami zdrowia.
DT-king-2 = Każdy jest przeciwnikiem każdego.
DT-king-3 = Na cel wybierasz dowolnego przeciwnika.
DT-king-4 = Prowadzi ten, kto ma najwięcej zdrowia. Kto obierze na cel lidera, od razu dobiera kartę bonusową, przed innymi efektami.
DT-king-5 = Jeśli prowadzisz razem ze swoim celem, i tak dobierasz kartę.
DT-king-6 = Jeśli prowadzisz samotnie, nie ma karty bonusowej.
DT-king-7 = Pokonany odpada z gry; wygrywa ostatni, który przetrwał.
DT-king-8 = Karta bonusowa należy się za każdą zdolność wymierzoną w lidera, nawet bez obrażeń, także gdy przeciwników każe wybrać sam jej tekst; za jedną zdolność najwyżej jedna karta. Obrażenia obszarowe nie są wymierzone w nikogo. Celu fazy zdobytej dzięki Oszołomieniu się nie wybiera, więc karty nie ma.
DT-end-1 = Wygrywa ten, kto został, gdy wszyscy przeciwnicy są pokonani.
DT-end-2 = Po ustalonej liczbie rund gra się kończy; o miejscach pozostałych decyduje zdrowie.
DT-dig-1 = Gdy minie twój czas, ogłaszasz najlepszą dostępną zdolność, bronisz się i wstajesz; resztę pomijasz.

# Szanse rzutu.
odds-title = { $hero }: szanse przy { $dice }, { $attempts ->
    [0] bez dalszych prób rzutu
    [one] została { $attempts } próba rzutu
    [few] zostały { $attempts } próby rzutu
   *[other] zostało { $attempts } prób rzutu
}
odds-title-start = { $hero }: szanse przed pierwszym rzutem, { $attempts ->
    [one] { $attempts } próba rzutu
    [few] { $attempts } próby rzutu
   *[other] { $attempts } prób rzutu
}
odds-ability = Zdolność
odds-needs = Wymaga
odds-chance = Szansa
odds-keep = Co zachować
odds-percent = { $whole },{ $tenths }%
odds-below = poniżej 0,1%
odds-above = ponad 99,9%
odds-keep-all = wszystko
odds-keep-none = nic
odds-keep-dice = { $dice }
odds-straight-4 = mały strit
odds-straight-5 = duży strit
odds-overall = Aby w sumie zyskać najwięcej, zachowaj: { $keep }. Średnio jest to warte około { $whole },{ $tenths } obrażeń.
odds-overall-now = Kości w tym układzie są średnio warte około { $whole },{ $tenths } obrażeń.
odds-overall-start = Przy grze na najlepszy wynik jest to średnio warte około { $whole },{ $tenths } obrażeń.
odds-at-table = { $attempts ->
    [one] Została { $attempts } próba rzutu. Zachowaj: { $keep }
    [few] Zostały { $attempts } próby rzutu. Zachowaj: { $keep }
   *[other] Zostało { $attempts } prób rzutu. Zachowaj: { $keep }
}
odds-keep-faces = { $dice }
odds-keep-n = { $n } × { $face }
odds-best = Najlepiej zachowaj: { $keep } → { $ability }
odds-best-die = najlepiej zachowaj
odds-unlabelled = ·

# Co jest nie tak w pliku zawartości i na ile pewna jest wartość.
fault-no-doubt = ta wartość nie budzi wątpliwości; u tego bohatera budzą je: { $known }
sure-sourced = z dwóch źródeł
sure-corrected = poprawione przez właściciela
sure-single = z jednego źródła
sure-recalled = z pamięci

## Why a rule is read as it is

DT-set-2-why = To, że bohater może zasiąść przy stole dwa razy, jak w pojedynku z odbiciem, to nasz dodatek.
DT-set-4-why = Zaczyna ten, kto wyrzucił najwięcej; co zrobić przy remisie, nie powiedziano.
DT-set-6-why = Karty promocyjne ukazały się poza pudełkiem.
DT-health-2-why = Limit jest wydrukowany; to, że leczenie i obrażenia fazy sumuje się przed nim, wynika z tego, że stosuje się je jednocześnie.
DT-health-4-why = Zdrowie można ukraść atakującemu, zanim zastosuje się jego obrażenia; kto został pokonany, wypadł z gry, więc w grze kilku osób znika z nim także jego atak.
DT-card-3-why = Dlatego karty, która każe dobierać, nie ma jeszcze na stosie, gdy z niego powstaje nowa talia.
DT-card-7-why = To oczywiste: inaczej płaciłoby się za kartę, która nic nie robi.
DT-card-12-why = Obrażenia sumuje się w Fazie Utrzymania i w fazach rzutu; o Fazach Głównych nic nie powiedziano.
DT-card-13-why = Dodatkowa próba dotyczy zdolności, nigdy kości rzucanych za kartę lub efekt.
DT-card-14-why = Wydrukowano, że stos leży odkryty; wolno więc obejrzeć wszystko, co w nim jest.
DT-tgt-6-why = Przy 5 przeciwnicy wybierają także wobec zdolności specjalnej: to wyznaczanie celu, a nie odpowiedź. Przy stole uzgadniają to między sobą; tutaj decyduje za nich ten, którego tura nastąpi najwcześniej.
DT-def-5-why = Podane tam przykłady, robot i Hańba, nie pasują do obrony żadnego bohatera; tylko objaśniają sformułowanie.
DT-def-7-why = Koniec fazy rzutu jest wydrukowany; to, że dodatkowa faza dzięki Oszołomieniu ma własny koniec, już nie.
DT-disc-1-why = Rosyjska instrukcja mówi: karty ponad limit lub więcej; polska zatrzymuje się na sześciu.
DT-disc-2-why = Niektóre efekty i zdolności działają na koniec tury; następuje on po Fazie Odrzucenia Kart.
DT-dmg-7-why = Żeton, który zdolność nakłada przed swoimi obrażeniami, leży już na celu, gdy się je sumuje.
DT-dmg-12-why = Karta informacyjna Banitki mówi o obrażeniach z jednego źródła; karty Księżycowej Elfki, Ninja i Mrocznego Złodzieja pozwalają uniknąć naraz wszystkiego, co efekty zadają w Fazie Utrzymania, Poparzenia razem z Trucizną. Przy niektórych stołach jeden sukces pozwala uniknąć wszystkich obrażeń fazy.
DT-mod-2-why = Atak, przed którym rzucono już kośćmi obrony, nie może stać się nieuchronny.
DT-mod-3-why = Wydrukowano, że czystych obrażeń nie można wzmocnić; czy wolno użyć modyfikatora dla innych jego efektów, nie powiedziano.
DT-ult-3-why = Wydrukowano, że ignoruje żetony, które by ją osłabiły; które to, już nie. Żeton, który działa, gdy posiadacz ma polec, do nich nie należy.
DT-fx-4-why = Przerwa jest wydrukowana; w zdolności, która zadaje obrażenia przed nią, i tak sumuje się je na końcu.
DT-fx-10-why = Nie powiedziano, kiedy liczy się taką wartość jak PW; grający Mrocznym Złodziejem liczą ją razem z tym, co daje zdolność, i na tym poprzestają.
DT-stat-8-why = Nie powiedziano, co dzieje się z żetonem przeniesionym na pełny stos, więc tak zrobić nie można.
DT-stat-9-why = Druga beczka wysadza pierwszą; to, że tak samo działa przeniesienie, jest naszym odczytaniem.
DT-stat-11-why = Dlatego liczba żetonów w pudełku niczego nie ogranicza; ogranicza limit stosu.
DT-comp-2-why = To sporne. Karta informacyjna mówi, że Łowczyni nie używa zdolności obronnej, jeśli atak przyjmuje Nyra; w odpowiedziach społeczności wybiera się po obronie i liczy zdrowie, które dała ona Nyrze. Wybór następuje po podliczeniu, więc pytamy tego, kto się nie bronił, a z przełącznikiem także tego, kto się bronił.
DT-comp-nyra-why = O to, czy przyjmie cios, pyta się po podliczeniu; liczy się zdrowie zdobyte do tej chwili.
DT-passive-2-why = Karta informacyjna mówi o ataku na własnego bohatera; przy kilku przeciwnikach liczymy każdy atak i patrzymy na tego, czyja faza rzutu się skończyła. Wydrukowano, że nieudany rzut przy Oślepiającym świetle to jednak atak; odnosimy to do zdolności, która byłaby atakiem, i tak samo do Oślepienia.
DT-passive-3-why = Bushido wymaga mniej niż trzech prób w Fazie Rzutu Ofensywnego; o pominiętej fazie nic nie powiedziano.
DT-int-1-why = Arkusz kart pozwala akcji natychmiastowej zakłócić każdą akcję i zdolność poza inną natychmiastową; słowniczek, za którym idziemy, nie dopuszcza kart także do kart Fazy Rzutu i wydanych żetonów. Nic nie chroni kart Fazy Głównej i zdolności ani karty Fazy Rzutu przed wydanym żetonem. Kości tego, co chronione, są kośćmi i leżą odkryte.
DT-int-4-why = Instrukcja mówi: w dowolnej chwili. Pytamy wtedy, gdy coś mogło się zmienić, i tylko tego, kto ma co zagrać.
DT-int-5-why = Według instrukcji zakłócona akcja trwa potem dalej; czy najpierw podaje się jej cele, nie powiedziano. Kto odpowiada, musi wiedzieć, na co. Po ulepszeniu, sprzedaży i tym, co robi się sobie, nie ma już nic do zrobienia.
DT-team-6-why = Rysunek ustawienia graczy zaginął; drużyny siedzą razem, naprzeciw siebie.
DT-king-8-why = Tekst mówi o atakach; zdolność, która tylko nakłada żetony, wymierza się tak samo: według jej własnego tekstu albo w Fazie Rzutu na Wyznaczenie Celu. Obrażenia obszarowe nie mają celu, a celu fazy zdobytej dzięki Oszołomieniu się nie wybiera, więc nie dają karty.
DT-end-2-why = Dwóch ostrożnych graczy mogłoby leczyć się bez końca; partia na komputerze musi się skończyć.
DT-dig-1-why = Gdy biegnie zegar, potrzebna jest odpowiedź także za tego, kto jej nie daje.
DT-status-stun-why = Dodatkowa Faza Rzutu Ofensywnego jest osobną fazą i ma własny koniec.
DT-status-blessing-of-divinity-why = Działa, gdy posiadacz ma polec, więc ratuje także po zdolności specjalnej.
DT-status-powder-keg-why = Przeniesiona na beczkę, działa tak jak nałożona: wybucha pierwsza.
DT-status-wither-why = Karta informacyjna mówi o obrażeniach zadanych w fazie rzutu, więc każdemu, kto je otrzymuje, także obszarowych.
DT-status-parlay-why = Żeton schodzi na pierwszym końcu fazy rzutu swojego posiadacza.
DT-status-blinding-light-why = Zmniejszenie zaokrągla się w górę, jak każde dzielenie; kto nie sprostał rzutowi, i tak zaatakował.
DT-hero-pyromancer-why = „Spalona ziemia!” zadaje 2 obrażenia obszarowe; na jednej stronie polskiego skanu widnieje 1.
DT-hero-cursed-pirate-why = Planszę obraca się na koniec jej tury, gdy nie ma już dublonu do usunięcia.
rule-doubtful = Część tego opiera się na jednym źródle; może ją zastąpić plik z danymi kart.
rule-doubtful-parts = { $n ->
        [one] Jeden poziom, karta lub efekt opiera się na jednym źródle albo na pamięci.
        [few] { $n } poziomy, karty i efekty opierają się na jednym źródle albo na pamięci.
       *[many] { $n } poziomów, kart i efektów opiera się na jednym źródle albo na pamięci.
    }

# Co wybór średnio zmienia.
measure-health = { $more ->
        [yes] o { $n } więcej zdrowia u ciebie
       *[no] o { $n } mniej zdrowia u ciebie
    }
measure-their-health = { $more ->
        [yes] o { $n } więcej zdrowia u przeciwnika
       *[no] o { $n } mniej zdrowia u przeciwnika
    }
measure-cp = { $more ->
        [yes] o { $n } więcej PW u ciebie
       *[no] o { $n } mniej PW u ciebie
    }
measure-cards = { $more ->
        [yes] o { $n } więcej kart na ręce
       *[no] o { $n } mniej kart na ręce
    }
measure-upgrades = { $more ->
        [yes] o { $n } więcej poziomów twoich zdolności
       *[no] o { $n } mniej poziomów twoich zdolności
    }
measure-token = { $more ->
        [yes] o { $n } więcej żetonów „{ $what }” u ciebie
       *[no] o { $n } mniej żetonów „{ $what }” u ciebie
    }
measure-their-token = { $more ->
        [yes] o { $n } więcej żetonów „{ $what }” u przeciwnika
       *[no] o { $n } mniej żetonów „{ $what }” u przeciwnika
    }
ground-keep = Te kości dają „{ $ability }” w { $chance } przypadków, drugi wybór w { $other }; w sumie są warte { $worth } obrażeń wobec { $less }.
ground-keep-same = Te kości dają „{ $ability }” w { $chance } przypadków; w sumie są warte { $worth } obrażeń, drugi wybór { $less }.

# Co badania notują o każdym miejscu.
mark-drawn = Dobrane karty
mark-played = Zagrane karty i wykonane ulepszenia
thing-card = { $hero }: { $card }

# Gdzie w instrukcji stoi zasada.
place-team-game = Gra drużynowa
place-setting-up-the-game = Przygotowanie gry
place-the-phases-of-a-turn = Fazy tury
place-health = Zdrowie
place-combat-points = Punkty walki
place-a-turn-step-by-step-upkeep = Tura krok po kroku: { phase-upkeep }
place-a-turn-step-by-step-income = Tura krok po kroku: { phase-income }
place-a-turn-step-by-step-main-phase-1 = Tura krok po kroku: { phase-main-1 }
place-hero-cards = Karty bohatera
place-action-cards = Karty akcji
place-hero-upgrades = Ulepszenia bohatera
place-other-rules-simultaneous-actions-and-interrupts = Inne zasady: jednoczesne akcje i przerwania
place-game-terms = Pojęcia
place-a-turn-step-by-step-offensive-roll-phase = Tura krok po kroku: { phase-offense }
place-your-hero-board = Plansza bohatera
place-a-turn-step-by-step-targeting-roll-phase = Tura krok po kroku: { phase-targeting }
place-a-turn-step-by-step-defensive-roll-phase = Tura krok po kroku: { phase-defense }
place-a-turn-step-by-step-discard-phase = Tura krok po kroku: { phase-discard }
place-final-damage = Obrażenia końcowe
place-kinds-of-damage = Rodzaje obrażeń
place-the-cursed-pirate-s-leaflet = Ulotka bohatera „{ hero-cursed-pirate }”
place-the-gunslinger-s-leaflet = Ulotka bohatera „{ hero-gunslinger }”
place-attack-modifiers = Modyfikatory ataku
place-applying-effects = Stosowanie efektów
place-status-effects = Efekty statusu
place-companions = Towarzysze
place-the-leaflets-of-the-heroes = Ulotki bohaterów
place-king-of-the-hill = Król Wzgórza
place-winning-the-game = Zwycięstwo
place-the-pyromancer-s-leaflet = Ulotka bohatera „{ hero-pyromancer }”
place-the-shadow-thief-s-leaflet = Ulotka bohatera „{ hero-shadow-thief }”
place-the-cards-of-the-decks = Karty talii
