# Rady przy stole.
advice = Rada
advice-close = Zamknij
advice-thinking = Ważymy możliwości …
advice-best = Najlepiej: { $option }, { $chance }.
advice-score = gwiazdki: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-sure = ± { $margin }, { $trials ->
    [one] { $trials } próba
    [few] { $trials } próby
   *[other] { $trials } prób
}
advice-rough = To zgrubna ocena: doradca jeszcze się przygotowuje.
advice-again = Zważ jeszcze raz
advice-take = Odpowiedz tak
