### Ausbrecher AG, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.
### $stone_name, $by_name, $die_name i $dice_name to nazwy podane niżej.

title = Ausbrecher AG
tagline = Obstaw w tajemnicy, kto trafi do której łodzi, a potem popychaj naprzód tych samych siedmiu zbiegów co wszyscy inni.

## Zasady w pięciu zdaniach

rules-goal = Obstaw w tajemnicy, który z siedmiu zbiegów trafi do której łodzi, a potem zadbaj, żeby tak się stało.
rules-turn = Wybierz trzy kolorowe kostki i rzuć nimi. Każdy z tych pionków rusza o wynik swojej kostki, w wybranej przez ciebie kolejności.
rules-twist = Pionek, który staje na innym, przykrywa go, a rusza tylko ten z wierzchu stosu. Przykryj pionek celowo, a jego wynik przepadnie.
rules-others = Pionki są niczyje: wszyscy popychają tych samych siedem. Od drugiej rundy biała kostka cofa jeden z nich.
rules-end = Gdy wszystkie są w łodziach, każdy pionek w obstawionej łodzi daje tyle punktów, ile wynosi jej numer. Wygrywa najwięcej punktów.

## Nazwy

name-red = czerwony
name-blue = niebieski
name-lightgreen = jasnozielony
name-brown = brązowy
name-yellow = żółty
name-orange = pomarańczowy
name-darkgreen = ciemnozielony
name-white = biały


windows = OKNA
boat = ŁÓDŹ
dice = KOSTKI
throw = RZUT
bets = KUPONY
your-bet = TWÓJ KUPON

## Na koniec: nagłówek

headline-won =
    { $count ->
        [one] Twój kupon był najlepszy
        [few] Twój kupon był jednym z najlepszych
        [many] Twój kupon był jednym z najlepszych
       *[other] Twój kupon był jednym z najlepszych
    }
headline-lost = Inni obstawili lepiej

## Odmiana kolorów: „Czerwony pionek” na początku zdania, „na czerwonym pionku”, „na czerwonej kostce”.

x-stone-first =
    { $stone ->
        [red] Czerwony
        [blue] Niebieski
        [lightgreen] Jasnozielony
        [brown] Brązowy
        [yellow] Żółty
        [orange] Pomarańczowy
       *[darkgreen] Ciemnozielony
    }
x-stone-on =
    { $stone ->
        [red] czerwonym
        [blue] niebieskim
        [lightgreen] jasnozielonym
        [brown] brązowym
        [yellow] żółtym
        [orange] pomarańczowym
       *[darkgreen] ciemnozielonym
    }
x-die-of =
    { $die ->
        [red] czerwonej
        [blue] niebieskiej
        [lightgreen] jasnozielonej
        [brown] brązowej
        [yellow] żółtej
        [orange] pomarańczowej
        [darkgreen] ciemnozielonej
       *[white] białej
    }

## Co teraz

now-bet =
    { $you ->
        [yes] Wypełnij kupon: który pionek dotrze do celu pierwszy, który drugi… Potem zapieczętuj kupon.
       *[no] { $player } jeszcze wypełnia kupon.
    }
now-start = Losowanie: kto zaczyna?
now-pick =
    { $you ->
        [yes] Twoja kolej: wybierz kostki.
       *[no] { $player } wybiera kostki.
    }
now-roll = Kostki się toczą.
now-move =
    { $you ->
        [yes] Który pionek rusza jako następny?
       *[no] { $player } przesuwa pionki.
    }
now-over = Koniec wyścigu.

## Co teraz zrobić: do osoby, która ma ruch

ask-bet =
    { $place ->
        [1] Kto dotrze pierwszy? Dotknij pionka, żeby go wpisać.
       *[other] { $place }. miejsce to łódź { $boat }: dotknij pionka, który tam trafi.
    }
ask-seal = Cała siódemka wpisana. Zapieczętuj kupon albo jeszcze go zmień.
ask-pick =
    { $white ->
        [yes] Dotknij { $count ->
            [3] trzech
           *[other] dwóch
        } kostek, a jeśli chcesz, także białej. Potem RZUT.
        [instead] Dotknij dwóch kostek, jedna z nich może być biała. Potem RZUT.
       *[no] Dotknij { $count ->
            [3] trzech
           *[other] dwóch
        } kostek, potem RZUT.
    }
ask-move = Który pionek rusza o wynik swojej kostki? Dotknij go albo przeciągnij na niego kostkę.
ask-either = Rusz pionkiem o wynik jego kostki albo dotknij białej kostki, żeby któryś cofnąć.
ask-back = Biała kostka: który pionek cofa się o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }?
pick-pick = Dotknij pozostałych kostek, potem RZUT.
pick-back = Biała kostka: dotknij pionka, który się cofnie.

## Cel, dla tych, którzy chcą go widzieć

goal-push = Teraz zapełnia się łódź { $boat }. Twój typ: { $stones_name }. Popychaj swoich, zamuruj resztę.
goal-hold = W łodzi { $boat } nic już nie zyskasz. Wstrzymaj swoich: { $stones_name }. Niech wsiadają inni.
goal-spoil = Twój kupon jest już rozstrzygnięty. Możesz tylko psuć szyki innym.

## Koniec jest bliski

near-race = Zostały dwa pionki: gdy jeden wsiądzie do łodzi albo wróci za swoje okno, wyścig się kończy.
near-limit =
    { $count ->
        [one] Ostatnia tura: potem pionki wsiadają tak, jak stoją.
        [few] Jeszcze { $count } tury: potem pionki wsiadają tak, jak stoją.
        [many] Jeszcze { $count } tur: potem pionki wsiadają tak, jak stoją.
       *[other] Jeszcze { $count } tury: potem pionki wsiadają tak, jak stoją.
    }

## Co przemawia za akcją, w podpowiedziach

why-write = Cała siódemka startuje razem. Liczy się to, żeby inni nie odgadli twojego wyboru.
why-seal = Cała siódemka wpisana, a żaden pionek jeszcze nie ruszył: nie ma na co czekać.
why-pick-push = Teraz zapełnia się łódź { $boat }. Twój typ: { $stones_name }. Te kostki pchną swoich do przodu.
why-pick-fill = W łodzi { $boat } nic już nie zyskasz: niech wsiadają inni, a twoi trafią do późniejszych.
why-pick-white = Biała kostka może cofnąć pionek, który dla ciebie za wcześnie wsiadłby do łodzi { $boat }.
why-pick-spoil = Twój kupon jest już rozstrzygnięty: tymi kostkami najbardziej popsujesz szyki innym.
why-board = Pionek { $stone_name } wsiada do łodzi { $boat }, dokładnie tak, jak stoi na twoim kuponie.
why-fill = Pionek { $stone_name } zajmie miejsce w łodzi { $boat }, a twoi trafią do późniejszych.
why-cover-hold = Stanie na pionku { $below_name } i go zatrzyma: on ma trafić dopiero do łodzi { $boat }.
why-cover = Zamuruje pionek { $below_name }, który i tak nic ci już nie da.
why-push = Twój typ do łodzi { $boat } to { $stone_name }, a ona właśnie się zapełnia: liczy się każdy krok.
why-least = Jakiś pionek musi ruszyć: tak twój kupon ucierpi najmniej.
why-back-hold = Pionek { $stone_name } ma trafić do łodzi { $boat }, a jest na to za szybki.
why-back-rival = W łodzi { $boat } pionek { $stone_name } zająłby miejsce komuś z twojego kuponu.

## Akcje

action-start = Zaczyna { $player }
action-roll = Na { x-die-of } kostce wypada { $face }
action-write = Wpisz: { $stone_name }
action-erase = Wymaż ostatni pionek
action-seal = Zapieczętuj kupon
grave-seal = Zapieczętowany kupon obowiązuje do końca wyścigu.
action-pick = Rzuć kostkami w kolorach: { $dice_name }
action-advance = Przesuń { $stone_name } pionek naprzód
action-back = Cofnij { $stone_name } pionek o wynik białej kostki

## Zdarzenia

event-wrote =
    { $you ->
        [yes] Na { $place }. miejscu obstawiasz { $stone_name } pionek.
       *[no] { $player } obstawia { $stone_name } pionek na { $place }. miejscu.
    }
event-erased =
    { $you ->
        [yes] Wymazujesz { $place }. miejsce ze swojego kuponu.
       *[no] { $player } wymazuje { $place }. miejsce ze swojego kuponu.
    }
event-sealed =
    { $you ->
        [yes] Pieczętujesz swój kupon.
       *[no] { $player } pieczętuje swój kupon.
    }
event-started =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $player }.
    }
event-picked =
    { $you ->
        [yes] Rzucasz kostkami w kolorach: { $dice_name }.
       *[no] { $player } rzuca kostkami w kolorach: { $dice_name }.
    }
event-rolled = Na { x-die-of } kostce wypada { $face }.
event-advanced =
    { $steps ->
        [one] { x-stone-first } pionek robi krok i staje na polu { $square }.
        [few] { x-stone-first } pionek robi { $steps } kroki i staje na polu { $square }.
        [many] { x-stone-first } pionek robi { $steps } kroków i staje na polu { $square }.
       *[other] { x-stone-first } pionek robi { $steps } kroku i staje na polu { $square }.
    }
event-covered = Zamurowany! Na { x-stone-on } pionku stoi teraz { $by_name }.
event-went_back =
    { $square ->
        [0] { x-stone-first } pionek wraca za swoje okno.
       *[other] { x-stone-first } pionek cofa się na pole { $square }.
    }
event-boarded = { x-stone-first } pionek wsiada do łodzi { $boat }.
event-lost =
    { $reason ->
        [covered] Wynik { x-die-of } kostki przepada: { $die_name } pionek jest przykryty.
        [moved_back] Wynik { x-die-of } kostki przepada: { $die_name } pionek cofnęła biała kostka.
        [nothing_to_move_back] Wynik białej kostki przepada: żadnego pionka nie można cofnąć.
       *[race_over] Wynik { x-die-of } kostki już się nie liczy: wyścig się skończył.
    }
event-timed_out =
    { $turns ->
        [one] Po { $turns } turze limit tur jest wyczerpany.
        [few] Po { $turns } turach limit tur jest wyczerpany.
        [many] Po { $turns } turach limit tur jest wyczerpany.
       *[other] Po { $turns } tury limit tur jest wyczerpany.
    }
event-scored =
    { $points ->
        [one] { $you ->
            [yes] Twój kupon przynosi jeden punkt.
           *[no] Kupon gracza { $player } przynosi jeden punkt.
        }
        [few] { $you ->
            [yes] Twój kupon przynosi { $points } punkty.
           *[no] Kupon gracza { $player } przynosi { $points } punkty.
        }
        [many] { $you ->
            [yes] Twój kupon przynosi { $points } punktów.
           *[no] Kupon gracza { $player } przynosi { $points } punktów.
        }
       *[other] { $you ->
            [yes] Twój kupon przynosi { $points } punktu.
           *[no] Kupon gracza { $player } przynosi { $points } punktu.
        }
    }

## Jak się skończyło. $winners to lista imion, $count mówi, ile ich jest, $points to punkty każdego z nich.

ending-home = Wszystkie pionki siedzą w łodziach. { $count ->
        [one] Wygrywa { $winners }, punkty: { $points }.
        [few] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
        [many] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
       *[other] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
    }
ending-behind = Jeden z dwóch ostatnich pionków wrócił za swoje okno, więc jest ostatni. { $count ->
        [one] Wygrywa { $winners }, punkty: { $points }.
        [few] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
        [many] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
       *[other] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
    }
ending-limit = Czas minął: pionki wsiadły tak, jak stały. { $count ->
        [one] Wygrywa { $winners }, punkty: { $points }.
        [few] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
        [many] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
       *[other] { $winners } dzielą się zwycięstwem, punkty każdej z tych osób: { $points }.
    }

## Opcje

option-jump = Zajęte pola
    .help = Czy liczą się jak każde inne, czy też pionek pomija je przy wszystkich oczkach oprócz ostatniego?
option-jump-count = liczą się
option-jump-skip = są pomijane
option-start = Start
    .help = Dziura w murze albo prześcieradło, które zwisa aż do trasy: wtedy wyścig jest krótszy.
option-start-hole = dziura w murze
option-start-bedsheet = prześcieradło
option-path_length = Długość trasy
    .help = Liczba pól od muru do pomostu, od 20 do 48.
option-special_from_round = Biała kostka od rundy
    .help = Od której rundy wolno rzucać białą kostką: od 1 do 4.
option-turn_limit = Limit tur
    .help = Po tylu turach pionki wsiadają do łodzi tak, jak stoją.

## Zasady. Tekst, a pod .no to, co słyszy ktoś, komu zasada na coś nie pozwala.

chapter-material = Elementy gry
chapter-bet = Obstawianie
chapter-turn = Tura
chapter-arriving = U celu
chapter-options = Opcje gry

AUS-01 = Pionków jest siedem: czerwony, niebieski, jasnozielony, brązowy, żółty, pomarańczowy i ciemnozielony. Każdy ma kostkę w swoim kolorze. Do tego dochodzi jedna biała kostka. Na wszystkich kostkach są wartości od 1 do 6. Pionki i kostki nie należą do nikogo.
AUS-02 = Od dziury w murze do pomostu prowadzi jedna trasa. Liczy 32 pola; pole 1 leży tuż przed dziurą.
AUS-03 = Przy pomoście czekają cztery łodzie. Łodzie 1, 2 i 3 mieszczą po dwa pionki, łódź 4 tylko jeden.
AUS-04 = Przed wyścigiem każdy w tajemnicy zapisuje na swoim kuponie, w jakiej kolejności siedem pionków dotrze do celu, i może to zmieniać, dopóki kupon nie jest zapieczętowany. Kostki wybiera się dopiero wtedy, gdy wszystkie kupony są zapieczętowane. Cudzego kuponu nikt nie widzi aż do końca; do własnego możesz zaglądać, kiedy chcesz.
    .no = Na kuponie każdy z siedmiu pionków występuje raz; wszystkie kupony pieczętuje się przed wyścigiem i potem już się ich nie zmienia.
AUS-05 = Liczy się tylko łódź: miejsca 1 i 2 to łódź 1, miejsca 3 i 4 to łódź 2, miejsca 5 i 6 to łódź 3, a miejsce 7 to łódź 4.
AUS-06 = O tym, kto zaczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara. Wszystkie pionki zaczynają za siedmioma oknami.
    .no = Teraz kolej na kogoś innego.
AUS-07 = Najpierw wybierasz dokładnie trzy kolorowe kostki pionków, które nie są jeszcze w łodzi; później wybierasz mniej, zob. AUS-15 i AUS-16. W każdej turze wybierasz od nowa i możesz wziąć także kostkę przykrytego pionka. Wybór jest ostateczny.
    .no = Najpierw wybierz kostki: dokładnie trzy kolorowe (później mniej), tylko tych pionków, które nie są jeszcze w łodzi. Wybór jest ostateczny.
AUS-08 = Możesz dołożyć białą kostkę, ale nie w pierwszej rundzie: dopiero gdy każdy ma już za sobą jedną turę.
    .no = Białej kostki jeszcze nie ma w grze.
AUS-09 = Wszystkimi wybranymi kostkami rzuca się naraz.
    .no = Decydują kostki, a pionki ruszają dopiero wtedy, gdy wszystkie już leżą.
AUS-10 = Każdy pionek, którego kostką rzucasz, przesuwa się naprzód dokładnie o tyle, ile pokazuje jego własna kostka. Kolejność wybierasz ty, pionek po pionku, i żadnego ruchu nie można wycofać. Pionek zza okna trafia na pole o numerze równym wynikowi.
    .no = Dla tego pionka nie ma wyniku do wykorzystania.
AUS-11 = Pionki wolno mijać, a zajęte przez nie pola liczą się jak każde inne. Opcja: przy wszystkich oczkach oprócz ostatniego liczą się tylko wolne pola, a ostatnie prowadzi na bezpośrednio następne pole, wolne lub nie; tak samo przy cofaniu. Ostatnie pole trasy liczy się zawsze.
AUS-12 = Pionek, który zatrzymuje się na zajętym polu, trafia na wierzch stojącego tam stosu. Ruszyć się może tylko pionek z wierzchu stosu.
    .no = Na tym pionku stoi inny.
AUS-13 = Dopóki jakiś pionek może ruszyć zgodnie ze swoim wynikiem, któryś musi to zrobić, w wybranej przez ciebie kolejności; pionek, który w trakcie tury przestaje być przykryty, też jeszcze rusza. Gdy żadnego wyniku nie da się już wykorzystać, reszta przepada i tura się kończy. Wolno ci też przykryć pionek po to, żeby jego wynik przepadł.
AUS-14 = Białej kostki możesz użyć przed pozostałymi, między nimi albo po nich: jeden pionek, który w tej turze nie ruszył naprzód, jest na trasie i nie jest przykryty, cofa się o wynik białej kostki. Jeśli nic innego nie zostało do zrobienia, a taki pionek jest, musisz ten wynik wykorzystać; jeśli takiego nie ma, wynik przepada. Może to być pionek, którego własny wynik nie jest jeszcze wykorzystany: wtedy ten własny wynik przepada. Pionek, który cofa się poza pierwsze pole, jest znowu za swoim oknem i może wyruszyć od nowa. Pionki za oknami i w łodziach nie mogą się cofać.
    .no = Cofa tylko rzut białą kostką, i tylko pionek, który jest na trasie i w tej turze nie ruszył naprzód.
AUS-15 = Odkąd dwa pionki są w łodziach, wybierasz dokładnie dwie kolorowe kostki, a do nich, jeśli chcesz, białą.
    .no = Co najmniej dwa pionki są już w łodziach: wybierz dokładnie dwie kolorowe kostki, a do nich, jeśli chcesz, białą.
AUS-16 = Odkąd cztery pionki są w łodziach, wybierasz łącznie dokładnie dwie kostki: dwie kolorowe albo jedną kolorową i białą.
    .no = Co najmniej cztery pionki są już w łodziach: wybierz dwie kolorowe kostki albo jedną kolorową i białą.
AUS-17 = Pionek, który dociera do ostatniego pola albo je mija, od razu wsiada do łodzi o najniższym numerze, w której jest jeszcze miejsce, a jego kostkę odkłada się na dobre.
AUS-18 = Gdy zostają już tylko dwa pionki i jeden z nich musi wrócić za swoje okno, jest on ostatni: trafia do łodzi 4, a drugi do łodzi 3, i to od razu. Pionek, który i tak był za oknem, się nie liczy. Niewykorzystane jeszcze wyniki przepadają.
AUS-19 = Ostatni pozostały pionek od razu trafia do łodzi 4: nic już nie może się zmienić.
AUS-20 = Wyścig kończy się, gdy wszystkie pionki są w łodziach. Za każdy pionek, który siedzi w łodzi zgodnej z twoim kuponem, dostajesz tyle punktów, ile wynosi jej numer. Wygrywa ten, kto ma najwięcej punktów; przy remisie gracze dzielą się zwycięstwem.
    .no = Wyścig się skończył.
AUS-21 = Start: od dziury w murze albo od pola 8, do którego sięga prześcieradło. Przy prześcieradle wynik 1 prowadzi z okna na pole 8, a pionek, który cofa się poza to pole, jest znowu za oknem.
AUS-22 = Długość trasy: od 20 do 48 pól.
AUS-23 = Biała kostka: od rundy 1, 2, 3 albo 4; zwykle od rundy 2. Runda kończy się, gdy każdy ma za sobą swoją turę.
AUS-24 = Limit tur: po 300 turach pozostałe pionki wsiadają do łodzi tak, jak stoją: najpierw te najbliżej celu, w stosie najpierw górny, na końcu te za oknami, w kolejności z AUS-01. Limit można zmienić.
    .no = Wyścig się skończył: limit tur jest wyczerpany.

## Pierwsza lekcja, krok po kroku

lesson-goal = Siedmiu zbiegów, cztery łodzie, a żaden nie jest twój. Punkty daje tajny kupon: kto skończy w której łodzi.
lesson-bet = Kto dotrze pierwszy? Dotknij pionka, a trafi na 1. miejsce kuponu. Do zapieczętowania możesz wszystko zmienić.
lesson-boats = Liczy się tylko łódź i daje tyle punktów, ile jej numer: ostatnie miejsce to łódź 4. Wypełnij kupon, jak chcesz.
lesson-seal = Kupon jest pełny. Zapieczętuj go: do końca nikt go nie zobaczy i nic się w nim nie zmieni.
lesson-dice = Dotknij trzech kostek, potem RZUT. Ruszą tylko te pionki: twoi faworyci albo inni, dla niepoznaki.
lesson-move = Każdy pionek rusza o wynik swojej kostki, w dowolnej kolejności. Dotknij pionka i zobacz, gdzie stanie.
lesson-cover = Zamurowany! Kto staje na innym pionku, leży na wierzchu, a ruszyć może tylko najwyższy w stosie.
lesson-waste = Ten wynik przepadł, bo pionek był przykryty. Wolno tak robić celowo: przykryj pionek, zanim ruszy.
lesson-slip = Nie pamiętasz kuponu? Dotknij złożonego kuponu obok kostek. Widzisz go tylko ty, razem z trafieniami.
lesson-white = Od 2. rundy możesz dobrać białą kostkę: cofa pionek. Spróbuj: twoje kostki, biała i RZUT.
lesson-white-else = Też dobrze. Biała kostka czeka na twoje następne tury.
lesson-back = Biała cofa pionek: na trasie, nieprzykryty, nieruszony w tej turze naprzód. Dotknij kostki, potem pionka.
lesson-home = Teraz doprowadź kogoś do celu: kto dociera do pomostu, wsiada do pierwszej łodzi z miejscem, a jego kostka odpada.
lesson-fewer = Ktoś jest u celu! Gdy w łodziach są dwa pionki, wybiera się dwie kolorowe kostki; gdy cztery, dwie kostki razem.
lesson-end = Gdy zostaną dwa pionki i jeden wróci za okno, jest ostatni i to koniec. Popychaj faworytów, zamurowuj innych. Graj dalej!

## Plansza w przeglądarce: co pisze lub czyta na głos tylko ona

ausbrecher-board =
    { $count ->
        [one] Trasa od muru więzienia do pomostu, { $count } pole; u góry siedem okien, u dołu cztery łodzie
        [few] Trasa od muru więzienia do pomostu, { $count } pola; u góry siedem okien, u dołu cztery łodzie
        [many] Trasa od muru więzienia do pomostu, { $count } pól; u góry siedem okien, u dołu cztery łodzie
       *[other] Trasa od muru więzienia do pomostu, { $count } pola; u góry siedem okien, u dołu cztery łodzie
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
ausbrecher-bet-secret = Tajny do końca wyścigu.
ausbrecher-boat-pays =
    { $boat ->
        [4] Mieści jeden pionek. Kto go tu obstawił, dostaje 4 punkty.
       *[other] Mieści dwa pionki. Każdy tu obstawiony daje { $boat ->
            [1] 1 punkt
           *[other] { $boat } punkty
        }.
    }
ausbrecher-throw-what = Rzuca wybranymi kostkami. Wyboru nie można już zmienić.
ausbrecher-white-what = Cofa jeden pionek o swój wynik: taki, który jest na trasie, nieprzykryty i w tej turze nie ruszył naprzód.
ausbrecher-die-what = Przesuwa swój pionek naprzód, dokładnie o tyle, ile pokazuje.
ausbrecher-bet-here = Twój typ: łódź { $boat }.
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
