refuse-kit-pyodide = W folderze { $folder } powinien leżeć Python dla przeglądarek, a nie ma go tam; wkłada go `make play`.
refuse-kit-wheel = Nie udało się pobrać { $package } dla przeglądarek, a bez tego nie można grać bez serwera: { $why }
refuse-site-page = Strona nie została jeszcze zbudowana; buduje ją `make play`.
refuse-site-kit = Stronie brakuje tego, czego potrzeba do gry bez serwera; `make play` to dodaje i mówi, co stoi na przeszkodzie.
refuse-site-folder = W folderze { $folder } leży coś innego; wybierz nowy albo pusty folder.
site-module = Kompiluje się to, czym myślą boty: { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
 } …
site-made = W folderze { $folder } leży strona; na pierwszą grę trzeba pobrać { $size } MB. Boty grają z pełną siłą w { $modules ->
    [one] { $modules } ustawieniu
   *[other] { $modules } ustawieniach
 }. Pokazuje ją `python -m http.server --directory { $folder }`.
