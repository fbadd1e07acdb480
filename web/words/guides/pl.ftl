# Co mówi się w pierwszych partiach z przewodnikiem.

forge-start = Witaj, bohaterze. W każdej turze bogowie błogosławią wszystkich: każdy rzuca swoimi dwiema kośćmi i dostaje to, co wypadło. We dwoje dzieje się to dwa razy, więc masz już złoto. Wydaj je: ścianki w sanktuarium kupuje się za złoto. Weź tę z jedną chwałą i jednym słońcem za 4 złota.
forge-place = Nowa ścianka nie leży w pudełku: trafia na jedną z twoich kości w miejsce starej. Oddaj zwykłe „1 złoto” z jasnej kości.
forge-feat = Nowa ścianka od razu wypadła dwa razy: dwa odłamki Słońca i dwa punkty chwały. Za odłamki dokonuje się wyczynów na wyspach. Sowa strażnika kosztuje dwa odłamki Słońca, dokonaj tego wyczynu.
forge-reinforce = Sowa zostaje z tobą. Przed akcją główną każdej takiej karty możesz użyć raz w turze. Użyj jej teraz.
forge-owl = Dar do wyboru. Odłamek Słońca przybliża większe wyczyny.
forge-save = Masz już 8 złota. Im droższa ścianka, tym więcej daje każde błogosławieństwo do końca gry: kup dwa słońca.
forge-sun = Znów miejsce robi stare „1 złoto”. Najpierw dobre kości, potem chwała: na tym polega cała sztuka. Po dziewięciu rundach wygrywa ten, kto ma najwięcej chwały.

roll-race = Za chwilę zbudujesz z kości postać z baśni. Najpierw rasa: przesuwa dwa z sześciu atrybutów. Weź krasnoluda.
roll-class = Klasa mówi, do czego dążysz: każdy atrybut ma cel i gwiazdki za jego spełnienie. Weź kapłana: jego mądrość ma wynosić dokładnie 18, a to cztery gwiazdki.
roll-place = Sześć kości początkowych trafia do sześciu rzędów po trzy. Suma rzędu to atrybut. Połóż białą dwójkę w charyzmie: mało, ale biały to kolor twojej klasy, a takie kości też punktują.
roll-gold = Złota kość przy położeniu daje 2 złota. Połóż ją w sile.
roll-wisdom = Mądrość chce 18, czyli trzech szóstek. Oto pierwsza. Dalej tak samo: naciśnij kość, potem jej rząd.
roll-full = Trzecia kość zapełnia siłę: pełny rząd daje 1 złoto. Trochę brakuje, ale kości można jeszcze zmienić.
roll-initiative = Zaczyna się runda: każdy bierze kartę inicjatywy z jej kością. Niższe karty wcześniej wybierają na rynku, inne dają złoto. Weź tę ze złotem.
roll-row = Gdy kładziesz kość, możesz wykonać akcję jej rzędu. Charyzma daje żeton, z którym karta jest tańsza.
roll-skill = W takich chwilach używa się zdolności. Ta kosztuje złoto, na razie spasuj.
roll-market = Na końcu jest rynek. Pancerz punktuje zestawami, cechy na koniec gry, broń i umiejętności działają od razu. Kup skórzane buty, z żetonem są tańsze. I tak aż do zapełnienia wszystkich rzędów; potem liczy się gwiazdki.

iron-split = Dwie armie po dziewięć kości. W każdej turze w tajemnicy decydujesz, którymi kośćmi rzucasz teraz, a które zostawiasz na pojedynki. Siedem jest już wybranych, a wśród nich wszystkie kości życia: bez życia się przegrywa. Rzuć nimi.
iron-bonus = Kości kładą się w swoich sektorach: atak, obrona, życie. Jedynka to nie strata: taka kość daje bonus swojego koloru. Twój jest czerwony. Zacznij od kości strzeleckiej.
iron-target = Czerwony dodaje 2 kości ataku. Daj je kości szturmowej.
iron-again = A drugi bonus miażdżycielowi. Na końcu tury sumę ataku porównuje się z cudzą obroną.
iron-duel = Rywal ma więcej kości w rezerwie, więc to on zaczyna pojedynki. Wzmacniacz leci w jego własny anulator, by go podnieść. Odpowiedz: rzuć barierą w ten wzmacniacz.
iron-second = W pojedynku są najwyżej cztery rzuty, po dwa na stronę. Drugim wzmocnij własną barierę.
iron-subtract = Rzuty rozpatruje się od ostatniego do pierwszego. Twoja bariera wygrała: odejmij jej wartość wzmacniaczowi.
iron-take-back = Obrażenia zadane: gdy atak jest większy od cudzej obrony, różnicę płaci się życiem. Teraz możesz wziąć jedną kość życia na rękę; zostaw wszystkie. Kto nie ma już kości życia, przegrywa.

throne-upgrade = Dwoje bohaterów, każdy ma pięćdziesiąt zdrowia; wygrywa ten, kto sprowadzi cudze do zera. Za karty płaci się punktami walki, na początku masz 2 PW. Ulepszenie zostaje na planszy bohatera na stałe: wzmocnij swój najczęstszy atak kartą Grzmotnięcie II.
throne-to-roll = Ulepszenie leży już na swojej zdolności. Punkty wydane, zakończ więc Fazę Główną i sięgnij po kości.
throne-keep = Pięć kości, trzy próby. Na trzech jest już Miecz, a szanse na planszy mówią, co jest w zasięgu. Zostaw Miecze i przerzuć dwie pozostałe; są już zaznaczone.
throne-keep-more = Czwarty Miecz. Cztery by wystarczyły, ale została jedna próba i nic nie możesz stracić: przerzuć ostatnią kość.
throne-declare = Pięć Mieczy. Wszystko, co możesz aktywować, jest podświetlone; wybierz Grzmotnięcie II z pięcioma Mieczami, czyli 9 obrażeń.
throne-head-bash = Paladyn się bronił, a jednak atak zadał 8 obrażeń. W takich chwilach możesz zagrać pasującą kartę z ręki; pytanie pada tylko wtedy, gdy taką masz. Z główki! nic nie kosztuje i nakłada Wstrząśnienie mózgu: paladyn pominie najbliższy dochód.
throne-to-end = Teraz druga Faza Główna. Bez punktów nie ma nic do zrobienia, zakończ ją. Kto ma więcej niż sześć kart, sprzedaje nadmiar, a potem tura przechodzi na drugą stronę.
throne-defend = Paladyn też ulepszył zdolność i atakuje za 7. Przed większością ataków możesz rzucić na zdolność obronną: Gruba skóra leczy 2 za każde Życie na trzech kościach. Broń się.
throne-sell = Na dwóch kościach wypadło Życie: 7 obrażeń przyjęte, 4 zdrowia wróciły. Twoja tura zaczęła się od Fazy Dochodu: 1 PW i karta. To Na dokładkę! za 2 PW. Każdą kartę można sprzedać za 1 PW: pożegnaj się z Hartem ducha II.
throne-roll-two = Dwa punkty w sakiewce i mocna karta na ręce. Do kości!
throne-one-die = Dwa Miecze i dwa Łup! w pierwszym rzucie. Jeszcze jeden Miecz i masz Obezwładnienie: przerzuć tylko Życie.
throne-stop = Jest. Nie trzeba zużywać wszystkich prób: nie zaznaczaj nic i poprzestań na tym.
throne-overpower = Obezwładnienie nie ma stałych obrażeń: rozstrzygną o nich trzy kolejne kości. Aktywuj je.
throne-get-some = Trzy kości dały 12. Przed obroną możesz wzmocnić atak modyfikatorem ataku: Na dokładkę! dodaje 1 obrażenie za każdy Miecz na pięciu kościach i znów nakłada Wstrząśnienie mózgu. Zagraj ją.
