# Miejsce może brzmieć „Ty”: zdania pasują do każdej osoby.

game-pig = Świnia
option-goal = Cel
option-goal-help = Punkty potrzebne do wygranej, od 10 do 1000
option-dice = Kości
option-dice-help = Ile kości w rzucie
choice-dice-1 = Jedna
choice-dice-2 = Dwie
refuse-goal = Cel to liczba całkowita od 10 do 1000, a nie „{ $given }”.

headline = Wygrywa, kto pierwszy spasuje, mając { $goal ->
    [one] { $goal } punkt
    [few] { $goal } punkty
   *[other] { $goal } punktów
}.
turn = Tura: { $seat }
gauge-score = wynik
gauge-total = w tej turze

ask-turn = { $total ->
    [one] Masz { $total } punkt w tej turze. Rzucasz dalej czy pasujesz?
    [few] Masz { $total } punkty w tej turze. Rzucasz dalej czy pasujesz?
   *[other] Masz { $total } punktów w tej turze. Rzucasz dalej czy pasujesz?
}
ask-roll = Rzut: { $seat }
do-roll = Rzuć dalej
do-hold = Spasuj: wynik { $score }
one-die = { $face }
two-dice = { $first } i { $second }

event-rolled = { $seat }: wypada { $face }.
event-lost-turn = { $points ->
    [0] { $seat }: nic w tej turze.
    [one] { $seat }: przepada { $points } punkt z tej tury.
    [few] { $seat }: przepadają { $points } punkty z tej tury.
   *[other] { $seat }: przepada { $points } punktów z tej tury.
}
event-lost-all = { $points ->
    [0] { $seat }: wyniku nie było, nie ma czego stracić.
    [one] { $seat }: przepada też cały wynik, { $points } punkt.
    [few] { $seat }: przepada też cały wynik, { $points } punkty.
   *[other] { $seat }: przepada też cały wynik, { $points } punktów.
}
event-held = { $points ->
    [one] { $seat }: zapisany { $points } punkt, wynik { $score }.
    [few] { $seat }: zapisane { $points } punkty, wynik { $score }.
   *[other] { $seat }: zapisano { $points } punktów, wynik { $score }.
}
event-won = { $seat }: cel osiągnięty, wygrana!

PG-seats-1 = Gra od dwóch do sześciu osób. Zaczyna gracz na pierwszym miejscu, kości krążą wokół stołu.
PG-goal-1 = Przed grą ustalcie cel: 100 punktów albo dowolną liczbę od 10 do 1000.
PG-goal-1-why = Zwykle gra się do stu; cel, który się ustala, pozwala grać tak długo, jak się chce.
PG-turn-1 = Tura zaczyna się rzutem. Po każdym rzucie, który daje punkty, wybierasz: rzucasz dalej albo pasujesz.
PG-roll-1 = Rzut od 2 do 6 dodaje się do punktów tury.
PG-roll-2 = Gdy wypadnie 1, punkty tury przepadają i tura się kończy. Twój wynik jest bezpieczny.
PG-hold-1 = Gdy pasujesz, punkty tury dodaje się do twojego wyniku i kolej na następnego.
PG-end-1 = Kto pierwszy spasuje i tym samym osiągnie cel, od razu wygrywa. Pozostali zajmują miejsca według wyników.
PG-two-1 = W wariancie z dwiema kośćmi rzuca się dwiema, a ich sumę dodaje się do punktów tury, jeśli na żadnej nie ma 1.
PG-two-2 = W wariancie z dwiema kośćmi jedna wyrzucona 1 oznacza utratę punktów tury i koniec tury.
PG-two-3 = W wariancie z dwiema kośćmi dwie 1 oznaczają utratę punktów tury i całego wyniku oraz koniec tury.
