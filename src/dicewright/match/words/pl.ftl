# Podsumowanie partii.
recap-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
recap-rounds = { $turns ->
    [one] { $turns } runda
    [few] { $turns } rundy
   *[other] { $turns } rund
}
recap-answers = { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}
recap-running = Partia jeszcze trwa; za nami { $count }.
recap-over = Koniec partii: { $count }.
recap-place = { $place }. miejsce zajmuje { $name }
recap-turned = Przełom: na prowadzenie wychodzi { $name }.
recap-turned-in = { $turn }. Przełom: na prowadzenie wychodzi { $name }.

# Dlaczego odpowiedzi nie można cofnąć.
undo-nothing = Nie ma czego cofnąć.
undo-roll = Potem był rzut albo dobranie; tego, co widać, nie da się cofnąć.
undo-reveal = Potem coś odkryto; tego, co widać, nie da się cofnąć.
undo-other = Potem działał ktoś inny; nie cofniesz tego za niego.
undo-referee = Potem orzekł sędzia; graj dalej.
