# Miejsce może brzmieć „Ty”: czasowniki zgadzają się z osobą.

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
turn = { $seat-is ->
    [seat-you] Twoja tura
   *[other] Turę rozgrywa { $seat }
}
gauge-score = wynik
gauge-total = w tej turze

ask-turn = { $total ->
    [one] Masz { $total } punkt w tej turze. Rzucasz dalej czy pasujesz?
    [few] Masz { $total } punkty w tej turze. Rzucasz dalej czy pasujesz?
   *[other] Masz { $total } punktów w tej turze. Rzucasz dalej czy pasujesz?
}
ask-roll = { $seat-is ->
    [seat-you] Rzucasz
   *[other] { $seat } rzuca
}
do-roll = Rzuć dalej
do-hold = Spasuj: wynik { $score }
one-die = { $face }
two-dice = { $first } i { $second }

event-rolled = { $seat-is ->
    [seat-you] Wyrzucasz { $face }.
   *[other] { $seat } wyrzuca { $face }.
}
event-lost-turn = { $seat-is ->
    [seat-you] Nic nie zdobywasz
   *[other] { $seat } nic nie zdobywa
} w tej turze{ $points ->
    [0] .
    [one] : przepada { $points } punkt.
    [few] : przepadają { $points } punkty.
   *[other] : przepada { $points } punktów.
}
event-lost-all = { $seat-is ->
    [seat-you] Tracisz też cały wynik
   *[other] { $seat } traci też cały wynik
}{ $points ->
    [0] , ale nic w nim nie było.
    [one] : { $points } punkt.
    [few] : { $points } punkty.
   *[other] : { $points } punktów.
}
event-held = { $seat-is ->
    [seat-you] Zapisujesz
   *[other] { $seat } zapisuje
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, wynik to teraz { $score }.
event-won = { $seat-is ->
    [seat-you] Osiągasz cel i wygrywasz!
   *[other] { $seat } osiąga cel i wygrywa!
}

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
