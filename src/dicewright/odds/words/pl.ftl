# Czego nie da się policzyć.
refuse-attempts = Liczba prób to od 0 do { $most }, a nie { $given }.
refuse-nothing-rolled = Bez kości i bez prób nic się nie wydarzy; podaj kości albo co najmniej 1 próbę.
