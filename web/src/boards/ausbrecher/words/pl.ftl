### To, co mówi tylko plansza Ausbrecher AG: nazwy miejsc dla czytników ekranu i nagłówki.

ausbrecher-board =
    { $count ->
        [one] Droga od muru więzienia do pomostu, { $count } pole; u góry siedem okien, u dołu cztery łodzie
        [few] Droga od muru więzienia do pomostu, { $count } pola; u góry siedem okien, u dołu cztery łodzie
        [many] Droga od muru więzienia do pomostu, { $count } pól; u góry siedem okien, u dołu cztery łodzie
       *[other] Droga od muru więzienia do pomostu, { $count } pola; u góry siedem okien, u dołu cztery łodzie
    }
ausbrecher-stone = { x-stone-first } pionek
ausbrecher-at-window = za swoim oknem
ausbrecher-on-square = pole { $square }
ausbrecher-in-boat = w łodzi { $boat }
ausbrecher-under = przykrywa go { $by_name }
ausbrecher-upon = pod nim { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] ma do zrobienia { $count } krok
        [few] ma do zrobienia { $count } kroki
        [many] ma do zrobienia { $count } kroków
       *[other] ma do zrobienia { $count } kroku
    }
ausbrecher-die =
    { $die ->
        [red] Czerwona kostka
        [blue] Niebieska kostka
        [lightgreen] Jasnozielona kostka
        [brown] Brązowa kostka
        [yellow] Żółta kostka
        [orange] Pomarańczowa kostka
        [darkgreen] Ciemnozielona kostka
       *[white] Biała kostka
    }
ausbrecher-die-free = czeka
ausbrecher-die-rolls = toczy się
ausbrecher-die-shows = wynik { $face }
ausbrecher-die-stuck = jej pionek jest przykryty
ausbrecher-die-gone = poza grą, jej pionek siedzi w łodzi { $boat }
ausbrecher-die-locked = jeszcze nie w grze
ausbrecher-boat = Łódź { $boat }: { $who }
ausbrecher-boat-empty = Łódź { $boat }: jeszcze pusta
ausbrecher-round = Runda { $round }
ausbrecher-place = Miejsce { $place }, łódź { $boat }
ausbrecher-take-off = Zdejmij z kuponu
ausbrecher-erase = Wymaż
ausbrecher-seal = Zapieczętuj
ausbrecher-fold = Złóż kupon
ausbrecher-unfold = Twój kupon, złożony. Zajrzyj
ausbrecher-sealed = kupon zapieczętowany
ausbrecher-writing = jeszcze wypełnia kupon
ausbrecher-sure =
    { $count ->
        [one] { $count } pewny punkt
        [few] { $count } pewne punkty
        [many] { $count } pewnych punktów
       *[other] { $count } pewnego punktu
    }
ausbrecher-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
ausbrecher-race = Pola, które pokonał każdy pionek w drodze do pomostu
ausbrecher-with-white = Z białą kostką
ausbrecher-without-white = Bez białej kostki
group-write = Następny pionek na kuponie
group-advance = Naprzód
group-back = Do tyłu o wynik białej kostki
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } naprzód
short-back = { $stone_name } do tyłu
