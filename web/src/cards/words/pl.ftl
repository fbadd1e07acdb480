# Własne karty: edytor, przygotowanie stołu i to, co mówi się przy stole, przy którym się nimi gra.

cards-of = { $game }: karty i tabele
cards-lead = Popraw to, co w twoim pudełku wydrukowano inaczej. Zmiany zostają w tej przeglądarce, dopóki ich nie zapiszesz do pliku.
list = Karty
find = Znajdź
mark = Na ile pewne
show-all = Wszystkie
show-reconstructed = Z odtworzonymi wartościami
show-ruled = Ze zinterpretowanymi wartościami
show-printed = Wszystko wydrukowane
show-changed = Zmienione
shown = Pokazano: { $count }
changes-kept = { $count ->
    [0] Nic nie zmieniono.
    [one] Zmieniono { $count } wartość; jest przechowywana w tej przeglądarce.
    [few] Zmieniono { $count } wartości; są przechowywane w tej przeglądarce.
   *[many] Zmieniono { $count } wartości; są przechowywane w tej przeglądarce.
}
faults = { $count ->
    [one] { $count } wartość jest błędna.
    [few] { $count } wartości są błędne.
   *[many] { $count } wartości jest błędnych.
}
changes = Co zmieniono
choose-card = Jeszcze nic. Wybierz coś z listy i zapisz, co wydrukowano w twoim pudełku.
discard-all = Odrzuć wszystkie zmiany
import-over = Co zrobić z twoimi zmianami?
import-over-what = { $mine ->
    [one] Zmieniono tu { $mine } wartość,
    [few] Zmieniono tu { $mine } wartości,
   *[many] Zmieniono tu { $mine } wartości,
} a plik zmienia { $theirs }. Każdy wybór można cofnąć.
import-join = Dołóż zmiany z pliku do moich
import-replace = Tylko z pliku
import = Otwórz plik…
export = Zapisz plik
set-up-with = Zagraj tymi kartami
all-cards = Do listy
preview = Jak będzie wyglądać i brzmieć
preview-faulty = Jedna z wartości jest błędna: dopóki jej nie poprawisz, widać wyjściową.
changed = zmienione
faulty = błędne
how-sure = Pewność
how-sure-field = Na ile pewne: { $field }
sure-printed = wydrukowane
sure-ruled = nasza interpretacja
sure-reconstructed = odtworzone
shipped-value = Było: { $value } ({ $sure })
as-shipped = Jak było
as-shipped-field = Jak było: { $field }
left-out-all = nic nie wybrano: wszystkie
take-out = Usuń
take-out-nth = Usuń { $n }
put-in = Dodaj
file-too-long = Ten plik jest za długi: czytane są najwyżej 64 tysiące znaków.

card = Karta
shipped = Było
here = Tutaj
differences = { $count ->
    [one] { $count } wartość różni się od wyjściowej
    [few] { $count } wartości różnią się od wyjściowych
   *[many] { $count } wartości różni się od wyjściowych
}
no-difference = Nic nie różni się od wartości wyjściowych.

played-with = Karty i tabele: { $name }
choose-content = Jakimi kartami i tabelami grać
content-usual = jak gra ten serwer: { $name }, { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
content-shipped = wyjściowe
content-own = moje z edytora: { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
content-file = mój plik
choose-file = Wybierz plik…
edit-cards = Zmień karty i tabele
