# Co mówi przewodnik: w pierwszych partiach, a potem jako trener. Najwyżej dwa zdania.

guide-done = Twoja pierwsza partia jest rozegrana do końca. Graj dalej, kiedy zechcesz: latarnia u góry woła trenera i go odsyła.

# --- Dice Throne: najpierw rozejrzenie się, potem krok po kroku; `-else` odpowiada na naciśnięcie czegoś innego ---

dice_throne-over = Faza Główna, kości, obrona, karty: to była cała tura, a nawet więcej. Odtąd kości są uczciwe, a gra należy do ciebie; zostaję obok i mówię, co ważne.

throne-upgrade-look-1 = Dwaj bohaterowie, każdy ma 50 punktów zdrowia: wygrywa ten, kto sprowadzi cudze do zera. Grasz Barbarzyńcą.
throne-upgrade-look-2 = Te karty to twoja ręka. Płaci się za nie punktami walki, w skrócie PW; masz ich 2.
throne-upgrade = Najczęściej będziesz atakować Grzmotnięciem, a Grzmotnięcie II wzmocni je do końca gry. Naciśnij kartę, potem zdolność, na którą trafia.
throne-upgrade-else = Tak też wolno, ale 2 PW najlepiej włożyć w coś, co działa co turę. Zacznij od Grzmotnięcia II.
throne-to-roll = Ulepszenie leży na swojej zdolności, a punkty są wydane. Zakończ fazę i sięgnij po kości.
throne-to-roll-else = Sprzedana karta daje 1 PW, ale nic na ręce nie kosztuje tak mało. Zostaw karty i zakończ fazę.
throne-keep = Na trzech z pięciu kości jest Miecz: te zostają. Naciśnij dwie pozostałe, do przerzucenia, a potem złoty przycisk.
throne-keep-else = Trzy Miecze to już Grzmotnięcie II, więc zostają. Przerzuć tylko Życie i Łup!
throne-keep-more = Czwarty Miecz i jeszcze jedna próba: nic nie możesz stracić. Naciśnij ostatnią kość bez Miecza i przerzuć ją.
throne-keep-more-else = Miecze są więcej warte niż to, co mogłoby wypaść zamiast nich. Przerzuć tylko Życie.
throne-declare = Pięć Mieczy! Zdolności, na które starcza kości, są podświetlone: naciśnij Grzmotnięcie II i weź wszystkie pięć, czyli 9 obrażeń.
throne-declare-else = Tak część Mieczy się zmarnuje. Weź wszystkie pięć: 9 obrażeń.
throne-head-bash-look-1 = Paladyn bronił się trzema kośćmi: zapobiegł 1 obrażeniu, przyjął 8 i zadał ci 1 w odwecie.
throne-head-bash = Niektóre karty czekają właśnie na taką chwilę. Z główki! nic nie kosztuje po ataku za co najmniej 8 obrażeń: naciśnij ją, a Paladyn dostanie Wstrząśnienie mózgu.
throne-head-bash-else = Wolno spasować, ale ta karta nic nie kosztuje, a okazja jest rzadka. Zagraj ją.
throne-to-end-look-1 = Ten żeton to Wstrząśnienie mózgu: kto go ma, pomija najbliższy dochód. Efekty leżą tutaj, póki nie zadziałają.
throne-to-end = Druga Faza Główna daje to samo co pierwsza. Punkty są wydane: zakończ ją.
throne-to-end-else = Kartę można sprzedać za 1 PW, ale jeszcze się przyda. Zakończ fazę.
throne-defend-look-1 = Paladyn nie dostał dochodu, za resztę punktów ulepszył zdolność i atakuje.
throne-defend = Nadchodzi 7 obrażeń. Naciśnij Grubą skórę, swoją zdolność obronną: rzuca 3 kośćmi i leczy 2 za każde Życie.
throne-defend-else = Wolno się nie bronić, ale te kości nic nie kosztują. Broń się.
throne-sell-look-1 = Na dwóch kościach wypadło Życie: 7 obrażeń przyszło, 4 punkty zdrowia wróciły.
throne-sell = Nowa tura przyniosła 1 PW i kartę Na dokładkę!, która kosztuje 2. Każdą kartę można sprzedać za 1 PW: naciśnij Hart ducha II.
throne-sell-else = Ta karta będzie ci potrzebna. Obejdzie się bez Hartu ducha II.
throne-roll-two = 2 PW w sakiewce i mocna karta na ręce. Zakończ fazę, kości czekają.
throne-roll-two-else = Można sprzedać więcej, ale potrzeba właśnie 2 PW. Do kości!
throne-one-die = Dwa Miecze i dwa Łup!: jeszcze jeden Miecz i masz Obezwładnienie. Naciśnij Życie i przerzuć tylko tę kość.
throne-one-die-else = Obezwładnienie składa się z Mieczy i Łup! Przerzuć tylko Życie.
throne-stop = Jest. Nie trzeba zużywać wszystkich prób: nie naciskaj kości, tylko złoty przycisk.
throne-stop-else = Trzy Miecze i dwa Łup! to właśnie to. Zostaw wszystko, jak jest.
throne-overpower = Obezwładnienie nie ma stałych obrażeń: rozstrzygną trzy dalsze kości. Naciśnij je.
throne-overpower-else = Tak też można, ale trzy kości obiecują więcej. Spróbuj Obezwładnienia.
throne-get-some-look-1 = Trzy kości dały 12, a Paladyn jeszcze się nie bronił.
throne-get-some = Teraz można wzmocnić atak. Naciśnij Na dokładkę!: pięć kości i 1 obrażenie więcej za każdy Miecz.
throne-get-some-else = Kartę wolno zachować, ale atak za 12 jest jej wart. Zagraj Na dokładkę!

# --- Dice Forge ---

dice_forge-over = Błogosławieństwo, kucie, wyczyny, druga akcja: znasz już wszystko. Po dziewięciu rundach wygrywa ten, kto ma najwięcej chwały; odtąd kości są uczciwe, a ja mówię, co ważne.

forge-start-look-1 = Każda tura zaczyna się od błogosławieństwa: wszyscy bohaterowie rzucają obiema kośćmi i dostają to, co wypadło. We dwoje dzieje się to dwa razy.
forge-start-look-2 = Oto, co masz: złoto, słońca, księżyce i chwała, która rozstrzyga grę.
forge-start = Za złoto kupuje się ścianki w sanktuarium. Naciśnij ściankę z 1 słońcem i 1 chwałą, za 4 złota.
forge-start-else = Dobry wybór na inny raz. Ta ścianka daje słońce i chwałę, ilekroć wypadnie: zacznij od niej.
forge-place = Nowa ścianka trafia na jedną z twoich kości w miejsce starej. Naciśnij jasną kość, a potem jej zwykłe „1 złoto”.
forge-place-else = Ta ścianka daje coś rzadszego. Oddaj zwykłe „1 złoto” z jasnej kości.
forge-feat-look-1 = Nowa ścianka wypadła w obu błogosławieństwach: 2 słońca i 2 chwały.
forge-feat = Za słońca i księżyce dokonuje się wyczynów na wyspach. Naciśnij Sowę strażnika, za 2 słońca.
forge-feat-else = To poczeka do następnej tury. Słońca wydaj teraz, na Sowę.
forge-reinforce = Sowa leży przed tobą i pomaga raz w każdej twojej turze, przed akcją główną. Naciśnij ją.
forge-reinforce-else = Sowa nic nie kosztuje, więc nigdy jej nie pomijaj. Naciśnij ją.
forge-owl = Złoto, słońce albo księżyc, jak wolisz. Weź słońce: za chwilę się przyda.
forge-owl-else = Też dobrze, ale jeszcze jedno słońce pozwoli ci w tej turze na coś szczególnego.
forge-save = Masz już 11 złota. Drogie ścianki opłacają się przez całą grę: naciśnij tę z 2 słońcami, za 8.
forge-save-else = Tańsze ścianki też pomagają, ale kość ma tylko sześć miejsc. Kup 2 słońca.
forge-sun = Znów miejsce robi zwykłe „1 złoto”. Naciśnij jasną kość, a potem ściankę.
forge-enough = Jedna akcja może kupić kilka ścianek, byle różnych. Poprzestań na jednej: zakończ zakupy.
forge-enough-else = Można, ale 3 złota przydadzą się w następnej turze. Nie kupuj więcej.
forge-extra = Raz na turę 2 słońca dają drugą akcję, a masz właśnie 2. Wydaj je.
forge-extra-else = Wolno na tym skończyć, ale druga akcja jest warta więcej niż dwa odłożone słońca.
forge-moon = Księżyce otwierają inne wyspy. Naciśnij Młot kowala za 1 księżyc: złoto na nim zmienia się w chwałę.
forge-moon-else = Każdy z tych wyczynów kiedyś się przyda. Młot jest tani i da zajęcie całemu twojemu złotu.

# --- Roll Player ---

roll_player-over = Kości, rzędy, akcje, rynek: i tak aż do zapełnienia wszystkich rzędów. Odtąd kości są uczciwe, a postać należy do ciebie; mówię, co ważne.

roll-race-look-1 = Budujesz postać z kości: sześć atrybutów, w każdym rząd trzech kości. Wygrywa ten, kto ma najwięcej gwiazdek.
roll-race = Najpierw rasa, która przesuwa dwa atrybuty. Naciśnij Krasnoluda.
roll-race-else = Wygrać można każdą rasą. Kości tej lekcji pasują do Krasnoluda.
roll-class = Klasa mówi, ile ma wynosić każdy atrybut i ile gwiazdek to daje. Naciśnij Kapłana: chce mieć Mądrość dokładnie 18.
roll-class-else = To też dobra klasa. Kości tej lekcji pasują do Kapłana.
roll-goal-look-1 = Te osiem kości wylosowano i rzucono dla ciebie. Każda trafia do rzędu, a na końcu rzędu stoi jego cel.
roll-goal = Mądrość chce dokładnie 18, trzech szóstek. Naciśnij czerwoną 6, potem rząd Mądrość.
roll-goal-else = W tej lekcji każda kość ma swoje miejsce: czerwona 6 idzie do Mądrości.
roll-backstory = Kolorowe pola to twoja historia: kość tego samego koloru tam punktuje. Połóż czarną 6 na czarnym polu, w Mądrości.
roll-backstory-else = Czarna 6 pasuje i do czarnego pola Mądrości, i do jej celu. Połóż ją tam.
roll-bonus = Krasnolud ma od początku 2 Kondycji, a jej pierwsze pole jest fioletowe. Połóż tam fioletową 5.
roll-bonus-else = Fioletowa na fioletowym punktuje: połóż fioletową 5 w Kondycji.
roll-gold = Złota kość przy położeniu daje 2 sztuki złota. Połóż złotą 5 w Sile.
roll-gold-else = Złoto da wszędzie, ale Siła chce 14 albo 15, a 5 to dobry początek. Połóż ją tam.
roll-second = W Sile jest na razie 5. Dodaj czerwoną 4.
roll-second-else = Po 5 i 4 zostaje miejsce akurat dla niebieskiej 5. Połóż czerwoną 4 w Sile.
roll-full = Teraz niebieska 5: niebieska na niebieskim, a Siła wynosi 14, czyli osiąga cel. Pełny rząd daje jeszcze 1 sztukę złota.
roll-full-else = Ostatnie pole Siły jest niebieskie, a do celu brakuje właśnie 5. Połóż tam niebieską 5.
roll-colour = Biały to kolor twojej klasy: każda biała kość to gwiazdka, gdziekolwiek leży. Połóż białą 4 w Zręczności.
roll-colour-else = Gwiazdkę da wszędzie, ale Zręczność jest jeszcze pusta. Połóż białą 4 tam.
roll-last = Została jedna kość: zielona 6, na zielone pole w Zręczności.
roll-last-else = Zielona na zielonym punktuje: połóż zieloną 6 w Zręczności.
roll-initiative-look-1 = Runda zaczyna się od kości na kartach inicjatywy, najniższa pierwsza. Rywal wziął 6 i wykonał akcję jej rzędu.
roll-initiative = Niższe karty wcześniej wybierają na rynku, a karta 2 daje 1 sztukę złota. Naciśnij ją, a jej kość jest twoja.
roll-initiative-else = Karta 1 wybiera na rynku pierwsza, ale jej kość pokazuje 1. Weź 3 i złoto.
roll-row = Kto kładzie kość, może wykonać akcję jej rzędu. Naciśnij Kondycję.
roll-row-else = Wolno wybrać każdy rząd, w którym jest miejsce. Akcję Kondycji najłatwiej zrozumieć.
roll-action = Kondycja podnosi albo obniża jedną z twoich kości o 1. Naciśnij białą 4 w Zręczności i zrób z niej 5.
roll-action-else = Wolno, ale Siła osiągnęła już cel, a Mądrość chce samych szóstek. Zrób z białej 4 piątkę.
roll-skill = Kapłan mógłby teraz użyć zdolności za 2 sztuki złota. Zachowaj je na rynek: spasuj.
roll-skill-else = Jeszcze się przyda. Dziś złoto jest na rynek: spasuj.
roll-market = Pancerz punktuje zestawami, cechy na końcu; broń i umiejętności pomagają po drodze. Naciśnij Skórzane buty, za 4 sztuki złota.
roll-market-else = Dobra karta, ale na pancerzu punktuje się najłatwiej. Kup Skórzane buty.
roll-score-look-1 = Lista obok rzędów mówi, ile postać jest teraz warta: cele, kości klasy, charakter, historia, pancerz i cechy.
roll-score = Zdolność pojawia się jeszcze raz. Spasuj, a runda pójdzie dalej.

# --- IRONDIE ---

irondie-over = Rzut, pojedynki, obrażenia: to była cała tura. Przegrywa ten, komu nie zostało życia; odtąd kości są uczciwe, a ja mówię, co ważne.

iron-split-look-1 = Twoja armia to dziewięć kości: trzy atakują, trzy bronią, trzy są twoim życiem. Przegrywa ten, kto nie ma na stole kości życia.
iron-split = Rzuć teraz sześcioma kośćmi, a Miażdżyciela, Barierę i Wzmacniacz zostaw na pojedynki. Naciśnij kości z obwódką, potem złoty przycisk.
iron-split-else = Wtedy na pojedynki zostaną inne kości, niż potrzeba w tej lekcji. Naciśnij tylko te z obwódką.
iron-bonus-look-1 = Każda kość leży w swoim sektorze. Twój atak stoi naprzeciw obrony rywala, jego atak naprzeciw twojej.
iron-bonus = Twoja Forteca pokazuje 1 i daje bonus swojego koloru: czerwony dodaje 2 kości ataku. Naciśnij Kość szturmową.
iron-bonus-else = Tak też wolno, ale Kość szturmowa dojdzie do 6, a więcej na kości nie ma. Naciśnij ją.
iron-open-look-1 = Masz w rezerwie więcej kości niż rywal, więc pierwszy pojedynek należy do ciebie.
iron-open = Miażdżyciel niszczy kość, która pokazuje mniej. Naciśnij swojego Miażdżyciela, potem Kość szturmową rywala, na której jest 5.
iron-open-else = To też pojedynek, ale jego najsilniejsza kość ataku jest ważniejsza. Rzuć Miażdżycielem w Kość szturmową.
iron-rescue-look-1 = Twój Miażdżyciel pokazuje tylko 4: przegrałby i sam trafił do otchłani. Rywal się nie wtrąca.
iron-rescue = Każda strona rzuca najwyżej dwa razy, a ostatni rzut liczy się pierwszy. Naciśnij Wzmacniacz, dla własnego Miażdżyciela.
iron-rescue-else = Bez pomocy stracisz Miażdżyciela na dobre. Rzuć Wzmacniaczem.
iron-answer-look-1 = Wzmacniacz podniósł Miażdżyciela do 6, a Kość szturmowa trafiła do otchłani. Teraz pojedynek zaczyna rywal.
iron-answer = Jego Wzmacniacz pokazuje 4 i wzmocniłby jego Miażdżyciela. Odpowiedz: naciśnij swoją Barierę.
iron-answer-else = Jeśli nie odpowiesz, jego atak wzrośnie o 3. Rzuć Barierą.
iron-subtract = Twoja Bariera pokazuje 5 i wygrywa. Bariera dodaje albo odejmuje: odejmij 5.
iron-subtract-else = Dodanie pomogłoby rywalowi. Odejmij.
iron-spread-look-1 = Sumy porównane: do ciebie dochodzą 3 obrażenia, do rywala 6.
iron-spread = Decydujesz, które kości życia je przyjmą. Naciśnij Rój i niech przyjmie wszystkie 3: zostanie na nim 2.
iron-spread-else = Inne pokazują mniej i ucierpiałyby bardziej. Niech Rój przyjmie wszystkie 3.
iron-take-back-look-1 = Rywal stracił na dobre kość życia, a twoje są wszystkie. Kości ataku i obrony leżą w magazynie.
iron-take-back = Kość życia można wziąć z powrotem na rękę i rzucić w następnej turze. Zostaw wszystkie na stole.
iron-take-back-else = Może wrócić silniejsza, ale do tego czasu jej nie ma. Tym razem zostaw wszystkie.

# --- trener: co ważne przy tym pytaniu ---

coach-sensible = Najrozsądniej jest teraz tak: { $option }.
coach-dice = { $dice }: { $chance }.
coach-likely = Największe szanse ({ $chance }) daje to: { $option }.

coach-dice_throne-main = Ulepszenia najlepiej opłacają się na początku, a resztka PW nie przepada.
coach-dice_throne-keep = Zachowuj to, co zbliża mocną zdolność; jej szansa jest na niej napisana.
coach-dice_throne-declare = Zwykle najlepsza jest najsilniejsza zdolność, na którą starcza kości; pamiętaj, przed którą nie ma obrony.
coach-dice_throne-defend = Obrona nic nie kosztuje.
coach-dice_throne-react = Kartę najlepiej zagrać tam, gdzie zmieni najwięcej.
coach-dice_throne-sell = Sprzedawaj to, czego raczej nie zagrasz.
coach-dice_throne-knockdown = Bez rzutu ofensywnego nie będzie w tej turze ataku.
coach-dice_throne-target = Celuj w najsłabszego, a jeśli go nie pokonasz, to w najsilniejszego.

coach-dice_forge-action = Na początku najwięcej dają lepsze kości, od połowy wyczyny z chwałą.
coach-dice_forge-forge = Zastępuj najuboższą ściankę, a podobne zbieraj na jednej kości.
coach-dice_forge-offering = Złoto ponad limit przepada, więc wydawaj je w porę.
coach-dice_forge-reinforce = Wzmocnienia są darmowe: użyj wszystkich.
coach-dice_forge-extra = Dwa słońca za drugą akcję się opłacą, jeśli stać cię na coś w niej.
coach-dice_forge-choose = Bierz to, czego brakuje do następnego zakupu.
coach-dice_forge-resource = Bierz to, czego brakuje do następnego zakupu.
coach-dice_forge-mirror = Kopiuj najlepsze, co leży na stole.
coach-dice_forge-hammer = Złoto, którego nie zatrzymasz, połóż na młocie.
coach-dice_forge-convert = Pod koniec gry chwała jest warta więcej niż odłamki.

coach-roll_player-place = Najpierw patrz na cele, potem na kolory i pola.
coach-roll_player-initiative = Pasująca kość jest ważniejsza niż miejsce na rynku.
coach-roll_player-row = Myśl o obu rzeczach: o celu rzędu i o jego akcji.
coach-roll_player-pick = Użyj akcji tam, gdzie zbliża do celu.
coach-roll_player-react = Zdolność jest warta swojej ceny tam, gdzie dopełnia cel.
coach-roll_player-market = Najwięcej warte są pancerz z jednego zestawu i cechy pasujące do postaci.
coach-roll_player-more = Kupuj tylko to, co punktuje albo zaraz pomoże.

coach-irondie-split = Kości życia na stole trzymają cię w grze; o pojedynkach decyduje to, co zostaje w rezerwie.
coach-irondie-source = Zacznij od bonusu, który pomoże innemu.
coach-irondie-pick = Tam, gdzie atak i obrona są blisko, 2 punkty ważą najwięcej.
coach-irondie-open = Pojedynek się opłaca, gdy cel jest ważniejszy od kości, którą rzucasz.
coach-irondie-answer = Odpowiadaj, gdy to, co się stanie, kosztuje więcej niż twoja kość.
coach-irondie-choose = Swoim dodawaj, rywalowi odejmuj.
coach-irondie-sign = Swoim dodawaj, rywalowi odejmuj.
coach-irondie-spread = Staraj się, by żadna kość życia nie spadła do zera.
coach-irondie-take-back = Kość życia na ręce rzucisz od nowa, ale do tego czasu nie ma jej na stole.
