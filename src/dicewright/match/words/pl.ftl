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
recap-place = { $place }. miejsce: { $name }
recap-turned = Przełom na korzyść: { $name }.
recap-turned-in = { $turn }: przełom na korzyść: { $name }.
