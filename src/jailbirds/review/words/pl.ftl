### Co mówi analiza, po polsku.

review-heading = Analiza partii
review-ended = Jak się skończyło
review-number = { $number }
review-percent = { $number }%
review-change = { $player }: { $before } → { $after }
review-by = { $player } { $change }

## Oceny. Taki znak szachiści stawiają za ruchem.

grade-inaccuracy = niedokładność
    .sign = ?!
grade-mistake = błąd
    .sign = ?
grade-blunder = gruby błąd
    .sign = ??

## Jak kto grał

review-players = Przy stole
review-player = kto
review-accuracy = celność
review-inaccuracies = niedokładności
review-mistakes = błędy
review-blunders = grube błędy
review-balance = Szczęście i umiejętności
review-balance-about = W punktach szansy na wygraną, w otwarte karty: początek + szczęście + własne decyzje + decyzje innych = wynik, co do ostatniej cyfry. Kto wygrywa wspólnie, dzieli się wygraną.
review-start = początek
review-luck = szczęście
review-own = własne decyzje
review-others = decyzje innych
review-result = wynik

## Partia

review-chances = Szanse na wygraną, ruch po ruchu
review-chances-open = w otwarte karty
review-chances-known = na ile można było wiedzieć (linia przerywana)
review-turns = Punkty zwrotne
review-turns-none = Brak: żaden ruch nie zmienił niczyich szans o 10 punktów.
review-decisions = Decyzje
review-decisions-none = Nikt nie stracił na decyzji 5 punktów ani więcej.
review-loss =
    { $count ->
        [one] { $player }, { $grade }: kosztowało { $points } punkt
        [few] { $player }, { $grade }: kosztowało { $points } punkty
        [many] { $player }, { $grade }: kosztowało { $points } punktów
       *[other] { $player }, { $grade }: kosztowało { $points } punktu
    }
review-better = Lepiej: { $action }
review-luckiest = Największe szczęście
review-unluckiest = Największy pech
review-luck-none = Brak: los nie miał nic do powiedzenia.
review-how = Decyzję ocenia się po tym, co można było wtedy wiedzieć: to, co zakryte, rozdaje się na nowo, a dalej grają stali bywalcy. Od 5 straconych punktów szansy na wygraną to niedokładność, od 10 błąd, od 20 gruby błąd. Celność wynosi 100%, gdy nic się nie traci, i maleje o połowę z każdymi 10 punktami; decyzje bez wyboru się nie liczą.

## W trakcie pracy

review-compiling = Przygotowuję analizę gry { $title } (raz na urządzenie) …
review-working = analiza
review-written = Zapisano w pliku { $file }.
review-waiting = Trwa przygotowanie analizy tej gry: gotowe części { $done } z { $parts }. Na nowym lub zaktualizowanym serwerze zajmuje to kilka minut, tylko ten jeden raz.
review-judged = Ocenione: { $percent }%
review-chart = Szanse wszystkich po każdym ruchu. Naciśnij lub przeciągnij, aby tam przejść.
review-move = Ruch { $number }
review-next = Następny ruch
