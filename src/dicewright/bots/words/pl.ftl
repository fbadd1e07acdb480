# Jak nazywają się boty.
bot-random = losowy
bot-greedy = zachłanny
bot-learner = uczeń
bot-amateur = amator
bot-adept = znawca
bot-expert = ekspert
bot-master = mistrz
bot-grandmaster = arcymistrz
bot-expert-careful = ekspert, ostrożny
bot-expert-daring = ekspert, śmiały
bot-master-careful = mistrz, ostrożny
bot-master-daring = mistrz, śmiały
bot-grandmaster-careful = arcymistrz, ostrożny
bot-grandmaster-daring = arcymistrz, śmiały

# Dlaczego radzi się tę możliwość.
advice-because = W porównaniu z drugą możliwością oznacza to średnio { $gains }.
advice-because-but = W porównaniu z drugą możliwością oznacza to średnio { $gains }; ale { $losses }.
advice-even = Dwie pierwsze możliwości są prawie równie dobre.
advice-oftener = Na dłuższą metę wygrywa częściej: { $chance } wobec { $other }.
advice-more = Na dłuższą metę przynosi więcej: { $score } wobec { $other }.
advice-taste = Żadna odpowiedź nie jest tu lepsza od innej: to kwestia gustu.
advice-soon = Możliwości jest za dużo, by ocenić je na oko. Doradca się przygotowuje: zapytaj za chwilę.
refuse-bot = Nie ma bota „{ $name }”. Boty to: { $known }.
refuse-simulated = „{ $name }” nie da się symulować; podaj bota dla każdego miejsca: { $known }.
refuse-bots-named = Botów podano { $given }, a miejsc jest { $seats }; podaj po jednym dla każdego miejsca.
refuse-games = Trzeba rozegrać co najmniej jedną partię, a nie { $given }.
refuse-cores = Potrzebny jest co najmniej jeden rdzeń, a nie { $given }.
refuse-tournament = W pliku { $file } nie ma turnieju; podaj w --keep inną nazwę.
refuse-other-tournament = W pliku { $file } jest inny turniej (różnią się { $differ }); podaj w --keep inną nazwę.
refuse-bot-twice = Wymień każdego bota raz: gra z samym sobą nic nie mówi.
refuse-one-bot = Wymień co najmniej dwa boty po przecinku, na przykład --bots greedy,adept.
refuse-course = Do nauki potrzeba co najmniej jednego pokolenia i 1000 pozycji.
refuse-torch = Do nauki potrzebny jest PyTorch: pip install 'dicewright[learn]'.
refuse-measured = Zasady { $game } zmieniły się w trakcie pomiaru; zmierz jeszcze raz.
