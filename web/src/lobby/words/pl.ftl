# Przygotowanie stołu: miejsca się zamieniają, ustawienia się zachowują, warianty.

seat-draw = Przeciągnij na inne miejsce, a gracze zamienią się miejscami
seat-up = Miejsce { $n }: wyżej
seat-down = Miejsce { $n }: niżej
seat-across = Miejsce { $n }: do drugiej drużyny
seat-moved = Teraz to miejsce { $n }.
presets = Zachowane ustawienia
preset-last = Jak ostatnio
preset-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
preset-keep = Zachowaj to ustawienie
preset-name = Nazwa
preset-save = Zachowaj
preset-drop = Usuń „{ $name }”
preset-taken = Ustawiono jak „{ $name }”.
preset-kept = „{ $name }” jest przechowywane w tej przeglądarce.
preset-dropped = „{ $name }” usunięto.
preset-outdated = „{ $name }” już nie pasuje: { $missing } nie jest już dostępne. Nic nie zmieniono; ustaw stół od nowa i zachowaj pod tą samą nazwą.
preset-refused = „{ $name }” już nie pasuje: { $why } Nic nie zmieniono.
option-other = inny wariant, po nazwie…
start-without-cards = Najpierw wybierz plik kart, w którym nie ma błędów.
aids = Podpowiedzi
aids-all = Szanse i rady{ $usual ->
    [yes] {" "}(domyślnie)
   *[no] {""}
}
aids-odds = Tylko szanse{ $usual ->
    [yes] {" "}(domyślnie)
   *[no] {""}
}
aids-none = Bez podpowiedzi{ $usual ->
    [yes] {" "}(domyślnie)
   *[no] {""}
}
beacon = Liczba publiczna dla losu
beacon-help = Liczba, której nikt nie mógł znać wcześniej, na przykład wynik ostatniego losowania loterii albo odczyt z publicznego źródła losowości. Zobowiązanie serwera jest z nią związane, więc zależy od niej każdy rzut. Jeśli nikt jej nie potrzebuje, zostaw to pole puste.
think = Czas na tajną odpowiedź
think-help = Kto coś trzyma na ręce, może odpowiedzieć na to, co robią inni, i nikt nie powinien zauważyć, kto ma odpowiedź. W takich chwilach wszyscy czekają tyle samo, bez względu na to, czy ktoś może odpowiedzieć; kto do tej pory nie odpowie, pasuje. Bez tego widać, że ten, kto długo myśli, coś trzyma.
think-seconds = { $seconds ->
    [0] brak
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
