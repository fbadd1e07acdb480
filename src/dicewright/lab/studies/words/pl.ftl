# Co mówi polecenie.
studies-ready = Gotowe badania; `dicewright study NAZWA` przeprowadza jedno z nich:
studies-one = { $title } (partii: { $games })
studies-done = Rozegrano wszystkie partie ({ $games }); leżą w { $folder }.
studies-interrupted = Zatrzymano po { $games } z { $all } partii; to samo polecenie podejmie je od tego miejsca. Partie leżą w { $folder }.
studies-pace = W { $seconds } s rozegrano { $games } partii, po { $each } na sekundę.
studies-report = Raport leży w { $file }.

# Czego odmawia.
refuse-study = Nie ma badania „{ $name }”. Podaj plik albo { $known }.
refuse-polars = Badania zapisuje się w formacie Parquet, do którego trzeba jeszcze jednego pakietu: pip install 'dicewright[study]'.
refuse-ray = Do gry na klastrze potrzebny jest Ray: pip install 'dicewright[ray]'.
refuse-ray-address = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }
refuse-study-games = Wartość --games { $given } jest poza zakresem: podaj od 1 do { $most }.
refuse-study-folder = W { $folder } leży coś innego niż badanie; podaj w --to inną nazwę.
refuse-other-study = W { $folder } leży inne badanie (różnią się: { $differ }); podaj w --to inną nazwę albo usuń ten folder.
refuse-study-write = Nie da się zapisać pliku { $file }: { $why }.
refuse-study-part = Nie da się odczytać pliku { $file }; usuń go, a to, co zawierał, zostanie rozegrane od nowa.

# Co jest nie tak w pliku badania: stoi po nazwie pola.
fault-seats = tyle miejsc nie ma w grze { $game }; napisz { $seats }
fault-pair-seats = w badaniu par miejsca są zawsze 2; usuń to pole
fault-texts = musi być listą tekstów, na przykład ["monk", "ninja"]
fault-value-twice = podaje { $name } po raz drugi; usuń powtórzenie
fault-of-nothing = nic nie znaczy w badaniu rodzaju "{ $kind }"; usuń to pole
fault-kind = nie może być "{ $kind }" w grze { $game }, w której nie ma czego tak porównywać
fault-bots = musi być listą botów, na przykład ["greedy"] albo ["greedy", "expert"], jeśli każdy ma rozegrać całość
fault-bot-line = musi być botem, który gra na każdym miejscu, albo listą botów, po jednym na miejsce (jest ich { $seats })
fault-share = musi być udziałem wygranych partii, liczbą od 0 do 1
fault-nothing-drawn = jest tu zbędne, bo w tej grze niczego się miejscom nie losuje
fault-one-value = musi podawać co najmniej dwie wartości, skoro mają być porównane
fault-few-values = musi podawać co najmniej { $seats }, po jednej na miejsce, bo żadne dwa miejsca nie dostają tego samego
fault-seat-0 = musi mówić, co ma miejsce 0, skoro to jemu zabiera się rzeczy; napisz { $option } = "…"

# Początek raportu.
study-nothing = Niczego jeszcze nie rozegrano.
study-lead-pairs = Każdy przeciw każdemu, w obu kolejnościach miejsc.
study-lead-drawn = { $seats }, a to, co na nich jest, losuje się wciąż na nowo.
study-lead-options = Każdą opcję zmienia się osobno i te same partie rozgrywa się jeszcze raz, z tymi samymi kośćmi i losowaniem; wszystko, co się zmieniło, jest jej dziełem.
study-lead-without = Miejscu 0 zabiera się rzeczy, po jednej, i te same partie rozgrywa się jeszcze raz, z tymi samymi kośćmi i losowaniem; to, co się zmieniło, rzecz była warta.
study-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}
study-fact-games = Partie
study-fact-each = po { $each } każdego rodzaju
study-fact-unfinished = z { $all }; badanie nie jest skończone
study-fact-half = Dokładność
study-fact-half-of = z pewnością 95%, tam gdzie jest najgorsza
study-fact-best = Najsilniejszy
study-fact-worst = Najsłabszy
study-within = od { $low } do { $high }

# Jego części.
study-strengths = Kto jest jak silny
study-strengths-read = Udział partii, które każdy wygrywa ze wszystkimi innymi razem. Kropka pokazuje, co wyszło; w 95 przypadkach na 100 prawda leży w obrębie kreski. Linia przerywana oznacza równy udział.
study-column-value = Kto
study-column-won = Wygrane
study-table = Jeden przeciw drugiemu, gra { $line }
study-table-read = Wiersz mówi, ile procent partii wygrywa z każdą kolumną, gdziekolwiek kto siedzi; zieleń jest dobra dla wiersza. Wskaż komórkę, a zobaczysz przedział i liczbę partii. Partia, której nikt nie wygrał sam, liczy się wszystkim, którzy dzielą zwycięstwo.
study-meetings = Jak często wiersz wygrywa z kolumną, w procentach ({ $line })
study-mean = Wszyscy inni
study-seated = To samo według miejsc
study-seated-caption = Jak często wiersz na pierwszym miejscu wygrywa z kolumną na drugim, w procentach ({ $line })
study-mates = Razem
study-mates-caption = Jak często wiersz i kolumna wygrywają w jednej drużynie, w procentach ({ $line })
study-cell = { $share } ({ $within }), partii: { $games }
study-between = Co się zmienia z tym, kto gra
study-between-read = Im lepiej ktoś gra, tym więcej wydobywa z tego, co wymaga gry. Każdy punkt pokazuje siłę jednego z porównywanych: gdy gra jeden bot i gdy gra drugi. Na linii przerywanej nic się nie zmienia.
study-between-most = Między { $one } a { $other } najwięcej zyskuje { $up } ({ $more }), a najwięcej traci { $down } ({ $less }).
study-agreement = Jak dalece kolejności się zgadzają: 1 to ta sama kolejność, 0 to nic wspólnego; przedział uwzględnia niepewność pomiarów
study-column-orders = Kolejności
study-column-spearman = ρ Spearmana
study-column-kendall = τ Kendalla
study-published = Obok tego, co podają ludzie
study-published-read = W poziomie to, ile każdym wygrywają ludzie, jak sami podali, w pionie to, ile wygrywają boty. Ludzie grali nie tylko przeciw tym rywalom i nie zawsze według tych zasad, a kim grać, wybierali sami: dlatego porównuje się kolejności, a nie liczby.
study-published-caption = Co podają ludzie, a co znajduje { $line }
study-people = ludzie
study-source = Źródło: { $source }
study-figures = Wszystkie liczby
study-effects = Jaką to robi różnicę: { $what }
study-effects-read = O ile częściej wygrywa miejsce, które miało tę rzecz, niż takie, które mogło ją mieć, a nie miało. To mówi, co chodzi w parze, a nie, co jest przyczyną: kto zagrywa kartę, może i tak wygrywał, a w długiej partii więcej się dobiera. Co rzecz robi sama, pokazuje dopiero gra bez niej.
study-effects-alone = O ile więcej gwiazd jest w partiach z tą rzeczą niż bez niej. To mówi, co chodzi w parze, a nie, co jest przyczyną.
study-cut = Pokazano te, które różnią się najbardziej: { $shown } z { $all }.
study-column-difference = Różnica
study-column-thing = Rzecz
study-column-games = Partii
study-column-with = Wygrane z nią
study-column-without = Wygrane bez niej
study-began = Czy dobrze jest zaczynać?
study-began-read = O ile częściej wygrywa ten, kto zaczyna, niż pozostali: dla wszystkich razem i dla każdego z osobna.
study-all = Wszyscy
study-all-of = Wszyscy, gra { $line }
study-thrown = Co zmienia każda opcja
study-thrown-read = Kreska mówi, jak zmienia się udział partii wygranych przez zaczynającego. Porównuje się partię z partią, z tymi samymi kośćmi, więc widać i małe zmiany.
study-thrown-alone = Co zmienia każda opcja
study-thrown-alone-read = Kreska mówi, jak zmienia się wynik, partia po partii z tymi samymi kośćmi.
study-thrown-without = Ile warta jest każda rzecz
study-thrown-without-read = Kreska mówi, jak zmienia się udział partii, które miejsce 0 wygrywa bez tej rzeczy: co leży na lewo, było coś warte.
study-changed = Zmiana dla zaczynającego
study-changed-alone = Zmiana wyniku
study-changed-without = Zmiana dla miejsca 0 bez niej
study-column-changed = Co
study-besides = Co zmienia się poza tym
study-column-others = Partie, które wygrał kto inny
study-column-longer = Decyzji w partii
study-column-most = Komu najbardziej na korzyść i na szkodę
study-option = { $option }: { $value }
study-run = Co rozegrano i jak rozegrać to znowu
study-run-read = Ten sam plik z tą samą wersją zasad daje te same partie na każdej maszynie i przy każdej liczbie rdzeni. Obok tej strony leży games.parquet z wierszem na każdą partię.
study-run-game = Gra
study-rules = wersja zasad { $version }
study-run-bots = Kto gra
study-run-each = Partii każdego rodzaju
study-run-seed = Ziarno
study-run-program = Program
study-file = Plik { $name }
