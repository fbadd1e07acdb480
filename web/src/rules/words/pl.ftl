# Strona zasad.

rules-of = Zasady: { $game }
rules-lead = Naszymi słowami; każda zasada ma swój numer i miejsce w instrukcji.
view = Co widać
rules = Zasady
things = Słownik
rules-games = Zasady gier
rules-areas = Działy zasad
search = Szukaj
search-hint = Słowo albo numer, na przykład { $id }
found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
found-things = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } rzecz
    [few] Znaleziono { $count } rzeczy
   *[many] Znaleziono { $count } rzeczy
}
search-again = Spróbuj mniej słów albo krótszych; mogą być polskie, rosyjskie lub angielskie.
ruled-why = Dlaczego tak:
see = Zobacz:
reading = Można wybrać przy przygotowaniu stołu: { $name }
link-to = Odsyłacz do { $id }
no-rules = Nie ma takiej gry.
