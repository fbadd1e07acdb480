# Rady przy stole.
advice = Rada
advice-close = Zamknij
advice-thinking = Oceniamy możliwości…
advice-best = Najlepiej: { $option }, { $chance }.
advice-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-sure = ± { $margin }, { $trials ->
    [one] { $trials } próba
    [few] { $trials } próby
   *[other] { $trials } prób
}.
advice-rough = To zgrubna ocena: doradca jeszcze się przygotowuje.
advice-again = Oceń jeszcze raz
advice-take = Odpowiedz tak
