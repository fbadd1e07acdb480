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
    [one] została { $attempts } próba rzutu, zachowując: { $keep }
    [few] zostały { $attempts } próby rzutu, zachowując: { $keep }
   *[other] zostało { $attempts } prób rzutu, zachowując: { $keep }
}
odds-keep-faces = { $dice }
odds-keep-n = { $n } × { $face }
odds-best = Najlepiej zachowaj: { $keep } → { $ability }
odds-best-die = najlepiej zachowaj
