# Words common to all games.

language = Polski
seat-you = Ty
seat-player = Gracz { $n }
team-yours = Twoja drużyna
team-number = Drużyna { $n }
titled = { $title }: { $text }
all-of = { $first } i { $last }
any-of = { $first } albo { $last }

# Czego odmawia przygotowanie gry.
refuse-game = Nie ma gry „{ $name }”. Gry to: { $games }.
refuse-seats = Przy stole gry { $game } miejsc może być { $seats }, a nie { $given }.
refuse-value = Wartością opcji { $option } gry { $game } może być { $values }, a nie „{ $given }”.
refuse-option = Gra { $game } nie ma opcji „{ $option }”; jej opcje: { $options }.
refuse-none = żadne
refuse-no-cupy = Gra na karcie graficznej wymaga CuPy; zainstaluj go tak: pip install "dicewright[gpu]"
refuse-no-gpu = Nie ma tu karty graficznej, z której można skorzystać: { $why }
refuse-build-ended = Nie zbudowano { $name }: proces, który to kompilował, został przerwany z zewnątrz, najczęściej z braku pamięci (potrzeba do 1 GB). Zwolnij pamięć i spróbuj ponownie.
refuse-build-other = Nie zbudowano { $name }: zasady zmieniły się, odkąd ten program działa. Uruchom go ponownie.
refuse-rule = Gra { $game } nie ma zasady „{ $rule }”; wszystkie pokazuje `dicewright rules { $game }`.
refuse-player = Nie ma gracza „{ $name }”; dla każdego miejsca podaj po przecinku, kto gra: { $known }.
refuse-seats-named = Miejsc w grze jest { $seats }, a --seats wymienia { $given }; wymień tyle samo.
refuse-option-form = Zapisz opcję jako klucz=wartość, a nie „{ $given }”.
refuse-option-seats = --{ $option } wymienia { $given }, a miejsc jest { $seats }; podaj jedną wartość dla wszystkich albo po jednej dla każdego miejsca.
refuse-content = Ta gra nie ma zawartości, którą mógłby zastąpić plik; pomiń { $file }.
refuse-sheet = Kart gry { $game } nie można zmieniać.

# Co jest nie tak w pliku zawartości: gdzie, i co napisać zamiast tego.
fault = { $where }: { $what }.
fault-whole = { $what }.
fault-at = { $file }, wiersz { $line }: { $fault }
fault-in = { $file }: { $fault }
fault-size = plik jest za duży; czytane jest najwyżej { $most } KiB
fault-encoding = to nie jest tekst w kodowaniu UTF-8; zapisz plik w edytorze jako UTF-8 i spróbuj ponownie
fault-toml = tego nie da się odczytać jako TOML: { $shown } – poszukaj brakującego cudzysłowu, nawiasu, przecinka lub znaku równości albo nazwy podanej dwa razy
fault-dots = w tym wierszu jest za dużo kropek; usuń to, co donikąd nie prowadzi
fault-twice = występuje dwa razy, po raz pierwszy w wierszu { $before }; zostaw tylko jedno
fault-twice-within = występuje dwa razy w tych samych nawiasach; zostaw tylko jedno
fault-unknown = czegoś takiego tu nie ma; możliwe są: { $known }
fault-unknown-near = czegoś takiego tu nie ma; może chodzi o { $near }? Możliwe są: { $known }
names-cut = { $names } i jeszcze { $more }
fault-missing = tego brakuje; dodaj to
fault-number = potrzebna jest liczba całkowita od { $low } do { $high }, a jest { $given }
fault-empty = tu jest pusto; wpisz liczbę całkowitą od { $low } do { $high }
fault-number-or-any = potrzebna jest liczba całkowita od { $low } do { $high } lub słowo "any", a jest { $given }
fault-one-of = potrzebne jest jedno z: { $words }, a jest { $given }
fault-one-of-near = potrzebne jest jedno z: { $words }, a jest { $given } (może chodzi o { $near }?)
fault-some = potrzebna jest lista jednego lub kilku słów ({ $words }), żadne nie dwa razy, a jest { $given }
fault-flag = potrzebne jest true lub false, a jest { $given }
fault-table = potrzebna jest tabela, na przykład { $example }, a jest { $given }
fault-text = potrzebny jest tekst w cudzysłowie, a jest { $given }
fault-no-game = sekcje nie mówią, do jakiej gry jest ten plik; zaczyna się on od sekcji takiej jak { $known }
fault-game-twice = dla gry { $game } są dwa pliki; pomiń ten lub { $other }

# Na ile pewna jest wartość i czym się różni.
sure-printed = wydrukowane
sure-ruled = zinterpretowane
sure-reconstructed = odtworzone
not-shipped = –

## A rule that all games have

rule-resigning = Kto się poddaje, zajmuje ostatnie miejsce i nie może już wrócić. Jeśli została jedna strona, wygrywa; jeśli przy stole nie ma już ludzi, partia się kończy; jeśli inni grają dalej, na jego miejscu gra się do końca bez niego.
rule-resigning-why = Instrukcje nie znają poddania się, a gra pozostałych nie powinna na tym ucierpieć.
rule-see = Zob. { $rules }.

# Liczby.
decimal = { $whole },{ $tenths }
percent = { $n }%

# What studies note in every game.
mark-began = Pierwszy ruch
thing-began = pierwszy ruch

place-not-in-the-rulebook = Nie ma tego w instrukcji
