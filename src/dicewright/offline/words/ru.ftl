refuse-kit-pyodide = В папке { $folder } должен лежать Python для браузеров, но его там нет; его кладёт туда `make play`.
refuse-kit-wheel = Не удалось получить { $package } для браузеров, а без него играть без сервера нельзя: { $why }
refuse-site-page = Страница ещё не собрана; её собирает `make play`.
refuse-site-kit = Странице недостаёт того, что нужно для игры без сервера; `make play` добавляет это и говорит, что мешает.
refuse-site-folder = В папке { $folder } лежит что-то другое; выберите новую или пустую папку.
site-module = Компилируется то, чем думают боты: { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
 } …
site-made = В папке { $folder } лежит страница; для первой игры нужно загрузить { $size } МБ. Боты играют в полную силу в { $modules ->
    [one] { $modules } расстановке
   *[other] { $modules } расстановках
 }. Посмотреть можно так: `python -m http.server --directory { $folder }`.
