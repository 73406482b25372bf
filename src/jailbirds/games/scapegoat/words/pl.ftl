### Alcatraz: The Scapegoat, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name i
### $other_name (inny gracz) to nazwy podane niżej.

title = Alcatraz: The Scapegoat
tagline = Szykujecie jedną wspólną ucieczkę, a co rundę głosujecie, kto nic z niej nie będzie mieć. Ktoś z was zostanie za kratami.

## Zasady w pięciu zdaniach

rules-goal = Zbierzcie razem sześć elementów planu, od A do F. Wtedy uciekają wszyscy oprócz jednej osoby, i lepiej, żeby nie trafiło na ciebie.
rules-turn = Wydawaj punkty akcji: idź, skorzystaj z lokacji, kradnij, wywołaj rozróbę, wykonaj zadanie. Handel i przekupstwo są darmowe.
rules-twist = Zadanie wymaga fantów, dość więźniów w lokacji i niewielu strażników. Kto je wykonuje, zaznacza jego element; pozostali element dobranej karty.
rules-others = Co rundę wybieracie kozła ofiarnego: ma więcej punktów akcji i szantażuje, ale nie wykonuje zadań i nie dostaje elementów, także z cudzych zadań. Kozioł, bez którego plan się obejdzie, zostaje.
rules-end = Gdy część z was ma razem sześć elementów, gra się kończy. Kłódka oznacza tego, bez kogo plan się nie uda. Jeśli wcześniej przyjdzie 21. strażnik, nie wydostanie się nikt.

## Lista wszystkiego, pod zasadami

things-rooms = Lokacje
things-items = Fanty, i gdzie leżą
things-cards = Karty szantażu
things-tasks = Zadania
things-task =
    { $items }; w lokacji { $prisoners ->
        [one] { $prisoners } więzień
        [few] { $prisoners } więźniów
        [many] { $prisoners } więźniów
       *[other] { $prisoners } więźnia
    }, { $guards ->
        [0] żadnego strażnika
        [one] najwyżej { $guards } strażnik
        [few] najwyżej { $guards } strażników
        [many] najwyżej { $guards } strażników
       *[other] najwyżej { $guards } strażnika
    }.

## Na koniec: nagłówek

headline-won = Udało ci się uciec
headline-lost = Zostajesz za kratami
headline-told =
    { $count ->
        [one] Ucieka { $winners }
        [few] Uciekają { $winners }
        [many] Uciekają { $winners }
       *[other] Uciekają { $winners }
    }
headline-nobody = Nikt się nie wydostał

## Nazwy: lokacje

name-chapel = Kaplica
name-radio_room = Centrala radiowa
name-dining_hall = Stołówka
name-infirmary = Izba chorych
name-exercise_yard = Spacerniak
name-visiting_area = Sala widzeń
name-workshop = Warsztat
name-recreational_room = Świetlica
name-cell_block = Blok cel
name-laundry_room = Pralnia
name-guards_room = Wartownia
name-wardens_office = Biuro naczelnika
name-silver = srebrna
name-gold = złota

## Nazwy: co można mieć

name-key = klucz
name-knife = nóż
name-clothes = ubranie
name-drugs = lekarstwo
name-tools = narzędzie
name-gun = pistolet
name-cash = kasa

## Nazwy: elementy planu

name-A = A (zamieszki)
name-B = B (podkop)
name-C = C (właz)
name-D = D (klucze)
name-E = E (przebranie)
name-F = F (zakładnik)

## Nazwy: karty szantażu

name-inform = Donos
name-shakedown = Kipisz
name-lock_down = Blokada
name-transfer = Przeniesienie
name-change_of_plan = Zmiana planu
name-rumour = Plotka
name-pickpocket = Kieszonkowiec
name-protection_money = Haracz
name-work_detail = Przydział do pracy
name-eyes_everywhere = Ściany mają oczy
name-forged_pass = Fałszywa przepustka

## Nazwy: zadania

name-spread_a_rumour = Puść plotkę
name-make_a_duplicate_key = Dorób klucz
name-stir_up_the_canteen = Podburz stołówkę
name-set_the_laundry_on_fire = Podpal pralnię
name-break_into_the_armoury = Włam się do zbrojowni
name-loosen_the_floor = Obluzuj posadzkę
name-hide_the_rubble = Ukryj gruz
name-prop_up_the_tunnel = Podeprzyj strop
name-dig_under_the_wall = Przekop się pod murem
name-break_through_the_rock = Przebij się przez skałę
name-oil_the_hinges = Naoliw zawiasy
name-find_the_shaft = Znajdź szyb
name-lift_the_grating = Podnieś kratę
name-cut_the_bars = Przepiłuj pręty
name-crawl_through_the_duct = Przeczołgaj się kanałem
name-press_a_mould = Zrób odcisk klucza
name-copy_the_list_of_locks = Przepisz spis zamków
name-drug_the_night_watch = Uśpij nocną wartę
name-empty_the_key_cabinet = Opróżnij szafkę z kluczami
name-change_the_locks = Wymień zamki
name-dye_the_shirts = Ufarbuj koszule
name-sew_on_the_badges = Przyszyj naszywki
name-steal_a_uniform = Ukradnij mundur
name-forge_the_papers = Podrób papiery
name-rehearse_the_patrol = Przećwicz patrol
name-shadow_the_chaplain = Śledź kapelana
name-learn_the_rounds = Poznaj trasę obchodu
name-lure_the_doctor = Zwab lekarza
name-overpower_a_guard = Obezwładnij strażnika
name-lock_in_the_warden = Uwięź naczelnika

## Nazwy: zadania z talii wpisanej przez kogoś

name-own_task_1 = karta zadania 1
name-own_task_2 = karta zadania 2
name-own_task_3 = karta zadania 3
name-own_task_4 = karta zadania 4
name-own_task_5 = karta zadania 5
name-own_task_6 = karta zadania 6
name-own_task_7 = karta zadania 7
name-own_task_8 = karta zadania 8
name-own_task_9 = karta zadania 9
name-own_task_10 = karta zadania 10
name-own_task_11 = karta zadania 11
name-own_task_12 = karta zadania 12
name-own_task_13 = karta zadania 13
name-own_task_14 = karta zadania 14
name-own_task_15 = karta zadania 15
name-own_task_16 = karta zadania 16
name-own_task_17 = karta zadania 17
name-own_task_18 = karta zadania 18
name-own_task_19 = karta zadania 19
name-own_task_20 = karta zadania 20
name-own_task_21 = karta zadania 21
name-own_task_22 = karta zadania 22
name-own_task_23 = karta zadania 23
name-own_task_24 = karta zadania 24
name-own_task_25 = karta zadania 25
name-own_task_26 = karta zadania 26
name-own_task_27 = karta zadania 27
name-own_task_28 = karta zadania 28
name-own_task_29 = karta zadania 29
name-own_task_30 = karta zadania 30

## Odmiana lokacji: „w Kaplicy”, „do Kaplicy”, „z Kaplicy”; x-to to „do Kaplicy” dla $to.

x-room-in =
    { $room ->
        [chapel] w Kaplicy
        [radio_room] w Centrali radiowej
        [dining_hall] w Stołówce
        [infirmary] w Izbie chorych
        [exercise_yard] na Spacerniaku
        [visiting_area] w Sali widzeń
        [workshop] w Warsztacie
        [recreational_room] w Świetlicy
        [cell_block] w Bloku cel
        [laundry_room] w Pralni
        [guards_room] w Wartowni
       *[wardens_office] w Biurze naczelnika
    }
x-room-to =
    { $room ->
        [chapel] do Kaplicy
        [radio_room] do Centrali radiowej
        [dining_hall] do Stołówki
        [infirmary] do Izby chorych
        [exercise_yard] na Spacerniak
        [visiting_area] do Sali widzeń
        [workshop] do Warsztatu
        [recreational_room] do Świetlicy
        [cell_block] do Bloku cel
        [laundry_room] do Pralni
        [guards_room] do Wartowni
       *[wardens_office] do Biura naczelnika
    }
x-room-from =
    { $room ->
        [chapel] z Kaplicy
        [radio_room] z Centrali radiowej
        [dining_hall] ze Stołówki
        [infirmary] z Izby chorych
        [exercise_yard] ze Spacerniaka
        [visiting_area] z Sali widzeń
        [workshop] z Warsztatu
        [recreational_room] ze Świetlicy
        [cell_block] z Bloku cel
        [laundry_room] z Pralni
        [guards_room] z Wartowni
       *[wardens_office] z Biura naczelnika
    }
x-to =
    { $to ->
        [chapel] do Kaplicy
        [radio_room] do Centrali radiowej
        [dining_hall] do Stołówki
        [infirmary] do Izby chorych
        [exercise_yard] na Spacerniak
        [visiting_area] do Sali widzeń
        [workshop] do Warsztatu
        [recreational_room] do Świetlicy
        [cell_block] do Bloku cel
        [laundry_room] do Pralni
        [guards_room] do Wartowni
       *[wardens_office] do Biura naczelnika
    }

## Odmiana reszty: „srebrną stroną”, „bierzesz kasę”, „płacisz kasą”, „na gracza 1”, „2 punkty akcji”.

x-side =
    { $side ->
        [gold] złotą
       *[silver] srebrną
    }
x-thing =
    { $thing ->
        [cash] kasę
       *[other] { $thing_name }
    }
x-with-thing =
    { $thing ->
        [key] kluczem
        [knife] nożem
        [clothes] ubraniem
        [drugs] lekarstwem
        [tools] narzędziem
        [gun] pistoletem
       *[cash] kasą
    }
x-points =
    { $points ->
        [one] { $points } punkt akcji
        [few] { $points } punkty akcji
        [many] { $points } punktów akcji
       *[other] { $points } punktu akcji
    }
x-gain =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
x-bonus =
    { $bonus ->
        [one] { $bonus } dodatkowy punkt akcji
        [few] { $bonus } dodatkowe punkty akcji
        [many] { $bonus } dodatkowych punktów akcji
       *[other] { $bonus } dodatkowego punktu akcji
    }

## Napisy

riot = ROZRÓBA
scapegoat = KOZIOŁ
guards = STRAŻNICY
points = PUNKTY AKCJI
stamina = KRZEPA
cash = KASA
plan = PLAN
round = RUNDA
last-round = OSTATNIA RUNDA

## Co teraz

now-layout = Powstaje więzienie.
now-side = Którą stroną do góry leżą lokacje?
now-first_guards = Pierwsi strażnicy zajmują miejsca.
now-lodge = Każdy trafia do jakiejś lokacji.
now-draw = Odkrywana jest karta zadania.
now-spot = Gdzie leży nowe zadanie?
now-first_scapegoat = Kto pierwszy bierze winę na siebie?
now-new_guard = Przychodzi nowy strażnik.
now-reward = Co mają z tego pozostali?
now-deal = Dobierana jest karta szantażu.
now-blind = Z czyjejś ręki wyciągana jest w ciemno karta.
now-talk =
    { $you ->
        [yes] Naradźcie się, a potem zarządź głosowanie: kto zostanie kozłem ofiarnym?
       *[no] Czas na rozmowy. Głosowanie zarządza { $player }.
    }
now-vote =
    { $you ->
        [yes] Głosuj: kto ma zostać kozłem ofiarnym?
       *[no] Brakuje jeszcze głosu gracza { $player }.
    }
now-name =
    { $you ->
        [yes] Remis. Ty decydujesz, kto zostanie kozłem ofiarnym.
       *[no] Remis. { $player } decyduje, kto zostanie kozłem ofiarnym.
    }
now-turn =
    { $you ->
        [yes] Twoja tura.
       *[no] Teraz gra { $player }.
    }
now-pay =
    { $you ->
        [yes] Czym płacisz?
       *[no] { $player } wybiera, czym zapłacić.
    }
now-place =
    { $you ->
        [yes] Do której lokacji trafia fant, którym płacisz?
       *[no] { $player } wybiera, dokąd trafia fant z zapłaty.
    }
now-take =
    { $you ->
        [yes] Który fant bierzesz?
       *[no] { $player } wybiera fant.
    }
now-pick_room =
    { $you ->
        [yes] Wybierz lokację.
       *[no] { $player } wybiera lokację.
    }
now-pick_prisoner =
    { $you ->
        [yes] Wybierz więźnia.
       *[no] { $player } wybiera więźnia.
    }
now-pick_item =
    { $you ->
        [yes] Wybierz fant.
       *[no] { $player } wybiera fant.
    }
now-pick_card =
    { $you ->
        [yes] Którą kartę szantażu wybierasz?
       *[no] { $player } wybiera kartę szantażu.
    }
now-keep =
    { $you ->
        [yes] Którą z tych kart szantażu zatrzymujesz?
       *[no] { $player } ogląda karty szantażu.
    }
now-drop =
    { $you ->
        [yes] Limit to dwie karty: którą odrzucasz?
       *[no] { $player } musi odrzucić kartę szantażu.
    }
now-offer =
    { $you ->
        [yes] Co dajesz i co chcesz dostać?
       *[no] { $player } przygotowuje ofertę.
    }
now-answer =
    { $you ->
        [yes] Oferta dla ciebie: zgadzasz się?
       *[no] { $player } zastanawia się nad ofertą.
    }
now-gather =
    { $you ->
        [yes] Czyj fant idzie na zadanie?
       *[no] { $player } zbiera fanty do zadania.
    }
now-consent =
    { $you ->
        [yes] Do zadania potrzebne są twoje fanty: zgadzasz się?
       *[no] { $player } dostaje prośbę o fanty do zadania.
    }
now-leave =
    { $you ->
        [yes] Kto musi zostać w więzieniu?
       *[no] { $player } mówi, kto musi zostać w więzieniu.
    }
now-over = Koniec gry.

## Co teraz zrobić

ask-talk = Naradźcie się na czacie, potem zarządź głosowanie.
ask-vote = Głosuj: dotknij tego, kto ma być kozłem ofiarnym.
ask-name = Remis, a decydujesz ty: dotknij nowego kozła ofiarnego.
ask-turn = Dotknij lokacji, żeby tam pójść, albo tego, co chcesz tu zrobić.
ask-turn-spent = Nie masz już punktów akcji: handluj, przekup, zużyj krzepę albo zakończ turę.
ask-pay = Wybierz, czym płacisz.
ask-place = Dotknij lokacji, do której trafi fant, którym płacisz.
ask-take = Dotknij fantu, który bierzesz.
ask-take-second = Bierzesz: { $item_name }. Teraz drugi fant.
ask-radio = Centrala radiowa: który strażnik? Dotknij lokacji, z której wyjdzie.
ask-radio-to = Centrala radiowa: dokąd idzie strażnik { x-room-from }?
ask-radio-second = Centrala radiowa: drugi strażnik. Dotknij lokacji, z której wyjdzie.
ask-inform = Donos: dotknij lokacji, do której mają pójść strażnicy.
ask-inform-guard = Donos: dotknij lokacji, z której strażnik pójdzie { x-room-to }.
ask-inform-second = Donos: jeszcze jeden strażnik { x-room-to }? Dotknij, skąd, albo zakończ.
ask-lock_down = Blokada: dotknij lokacji, do której nikt nie wejdzie i z której nikt nie wyjdzie.
ask-change_of_plan = Zmiana planu: dotknij zadania, które się przenosi.
ask-change_of_plan-to = Zmiana planu: dotknij lokacji, do której trafi zadanie { x-room-from }.
ask-rumour = Plotka: dotknij zadania, które trafi na spód talii.
ask-eyes_everywhere = Ściany mają oczy: dotknij lokacji, w której liczy się o strażnika więcej.
ask-forged_pass = Fałszywa przepustka: dotknij dowolnej lokacji, a tam będziesz.
ask-pick_card = Kaplica: wybierz jedną z kart szantażu, które ma { $other_name }.
ask-chapel = Kaplica: dotknij tego, komu zabierasz kartę szantażu.
ask-transfer = Przeniesienie: dotknij tego, kto ma trafić do Bloku cel.
ask-protection_money = Haracz: dotknij tego, kto ci płaci.
ask-work_detail = Przydział do pracy: dotknij tego, kto ma o 1 punkt akcji mniej.
ask-shakedown = Kipisz: { $other_name } coś odkłada. Wybierz co.
ask-pickpocket = Kieszonkowiec: wybierz, czyj fant bierzesz.
ask-keep = Wybierz kartę szantażu, którą zatrzymasz.
ask-drop = Za dużo kart szantażu: wybierz, którą odrzucasz.
ask-offer = Handel z graczem { $other_name }: wyłóż, co dajesz i czego chcesz.
ask-offer-send = Dokładasz coś jeszcze, po swojej stronie lub gracza { $other_name }, czy składasz tę ofertę?
ask-answer = { $other_name } proponuje ci handel. Spójrz na tacki: zgoda czy odmowa?
ask-gather = Zadanie wymaga: { $item_name }. Wybierz, od kogo.
ask-consent = { $other_name } chce użyć twoich fantów do zadania. Zgoda czy odmowa?
ask-leave = Wszystko po równo. Dotknij tego, kto ma zostać.
pick-riot = Rozróba: dotknij lokacji, z której przyjdzie strażnik.

## Po co

goal-scapegoat = Jako kozioł ofiarny nie wykonujesz zadań i nie dostajesz elementów. Zbieraj, handluj i szantażuj, żeby bez ciebie się nie dało.
goal-scapegoat-blocked = Trzech strażników cię tu zatrzymuje: odejdź, zagraj kartę szantażu albo przekup jednego z nich.
goal-item =
    { $count ->
        [0] Do { $element_name } brakuje ci jeszcze: { $item_name }. Leży tutaj.
        [one] Do { $element_name } brakuje ci jeszcze: { $item_name }. Leży obok, { x-room-in }.
       *[other] Do { $element_name } brakuje ci jeszcze: { $item_name }. Leży { x-room-in }, { $count } ruchy stąd.
    }
goal-cash = Do { $element_name } brakuje ci jeszcze: { $item_name }. Za to trzeba zapłacić, więc najpierw zdobądź kasę: { $room_name }.
goal-room =
    { $count ->
        [0] Do { $element_name } masz wszystko: zadanie jest tutaj.
        [one] Do { $element_name } masz wszystko: zadanie jest obok, { x-room-in }.
       *[other] Do { $element_name } masz wszystko: zadanie jest { x-room-in }, { $count } ruchy stąd.
    }
goal-people = Do { $element_name } jest tu wszystko, ale zadanie wymaga { $count } więźniów w lokacji.
goal-guards =
    { $count ->
        [0] Do { $element_name } jest tu wszystko, ale zadanie nie dopuszcza strażników. Pozbądź się ich.
       *[other] Do { $element_name } jest tu wszystko, ale strażników może być najwyżej { $count }. Pozbądź się nadmiaru.
    }
goal-here = Do { $element_name } jest tu wszystko: wykonaj zadanie!
goal-dear = To, czego trzeba do { $element_name }, jest tutaj, ale przy tych strażnikach kosztuje więcej punktów akcji, niż masz.
goal-caught = Czterech strażników wokół ciebie: możesz stąd tylko wyjść.
goal-blocked = To, czego trzeba do { $element_name }, jest tutaj, ale trzech strażników cię zatrzymuje: przekup jednego albo się go pozbądź.
goal-item-guards = Do { $element_name } brakuje ci jeszcze: { $item_name }. Leży { x-room-in }, ale strażników jest tam za dużo: { $guards }.
goal-item-shut = Do { $element_name } brakuje ci jeszcze: { $item_name }. Leży tylko { x-room-in }, a tam teraz nikt nie wejdzie.
goal-full = Do { $element_name } brakuje ci jeszcze: { $item_name }. Masz pełne ręce: najpierw pozbądź się czegoś zbędnego ({ $thing_name }).
goal-bring = Do { $element_name } brakuje jeszcze: { $item_name }. Masz pełne ręce potrzebnych rzeczy, więc to musi przynieść ktoś inny.
goal-owner = Do { $element_name } brakuje ci jeszcze: { $item_name }. W lokacjach już tego nie ma, ale ma to { $other_name }: handluj albo kradnij.
goal-shut = Do { $element_name } masz wszystko, ale zadanie leży { x-room-in }, a tam teraz nikt nie wejdzie.
goal-room-guards =
    { $most ->
        [0] Do { $element_name } masz wszystko, ale zadanie { x-room-in } nie dopuszcza strażników, a stoi ich tam { $guards }.
       *[other] Do { $element_name } masz wszystko, ale przy zadaniu { x-room-in } jest za dużo strażników: { $guards }, a może być najwyżej { $most }.
    }
goal-room-people = Do { $element_name } masz wszystko, ale zadanie { x-room-in } wymaga { $prisoners } więźniów: weź kogoś ze sobą.

## Koniec jest bliski

near-last = Ostatnia runda! Jeśli plan się teraz nie uda, następny strażnik oznacza koniec dla wszystkich.
near-guards = Po tej jeszcze jedna runda, a potem strażników będzie za dużo.
near-plan = Jeszcze jeden element we właściwych rękach może zakończyć grę: { $missing_name }.

## Co przemawia za akcją, w podpowiedziach

why-move-task = Do { $element_name } masz wszystko, a zadanie leży właśnie tam.
why-move-item = Do { $element_name } brakuje ci jeszcze: { $item_name }. Tam to dostaniesz.
why-move-way = Tędy idzie się po to, czego ci jeszcze brakuje do { $element_name }.
why-move-guards = Za dużo tu strażników. Tam znów możesz coś zrobić.
why-move-cards = Tam dostaniesz kartę szantażu: przyda się, gdy staniesz się kozłem ofiarnym.
why-move-radio = Stamtąd przesuniesz strażników tam, gdzie ci nie przeszkadzają.
why-move-stamina = Tam nabierzesz krzepy, a to punkty akcji na chwilę, gdy będą potrzebne.
why-move-cash = Tam zdobędziesz kasę: na łapówki i na płatne lokacje.
why-move-chapel = Tam ktoś inny straci kartę szantażu, zanim uderzy ona w ciebie.
why-move-things = Leży tam coś na wymianę albo do zapłaty później.
why-use-item = To da ci coś, czego brakuje do { $element_name }: { $item_name }.
why-use-spare = To da ci coś na wymianę albo do zapłaty później.
why-use-cards = Karta szantażu przyda się, gdy tylko staniesz się kozłem ofiarnym.
why-use-radio = Strażnicy pójdą tam, gdzie ci nie przeszkadzają.
why-use-stamina = Krzepa to punkt akcji odłożony na chwilę, gdy będzie potrzebny.
why-use-cash = Kasa wystarczy na strażników i na lokacje, a przydadzą ci się obie rzeczy.
why-use-chapel = Ktoś inny straci kartę szantażu, zanim uderzy ona w ciebie.
why-riot-task = Wtedy strażników będzie dość mało na { $element_name }.
why-riot = Wtedy po tamtej stronie zawadza o jednego strażnika mniej.
why-task = { $element_name } w twoich rękach: trudniej będzie obejść się bez ciebie.
why-task-first = { $element_name }: tego nie ma nikt inny, więc bez ciebie się nie da.
why-push-task = Jeszcze jeden punkt akcji przybliży cię do { $element_name }, i to właśnie teraz.
why-push = Krzepy masz dość, a punkt akcji jest teraz więcej wart.
why-bribe-task = Z jednym strażnikiem mniej da się zrobić { $element_name }.
why-bribe = Z jednym strażnikiem mniej będzie tu taniej albo w ogóle coś się da zrobić.
why-vote = Najłatwiej obejść się tu bez jednej osoby: { $other_name }.
why-vote-alone = { $other_name } ma coś, czego nie ma nikt inny. Jako kozioł ofiarny nic nie dołoży.
why-vote-ahead = { $other_name } ma już najwięcej z planu. Jako kozioł ofiarny nic nie dołoży.
why-vote-close = { $other_name } ma blisko do następnego zadania. Kozioł ofiarny żadnego nie wykona.
why-vote-cards = { $other_name } ma dużo kart szantażu: lepiej, żeby poszły teraz niż na końcu.
why-vote-again = { $other_name } jest już kozłem ofiarnym: nic się nie zmienia, a ty masz spokój.
why-steal-need = Do { $element_name } brakuje ci jeszcze czegoś, a { $other_name } to ma: { $thing_name }.
why-steal = Co { $other_name } straci, to zyskasz ty, a kosztuje to tylko ten punkt.
why-play-threat = Ktoś ma blisko do zadania, a ta karta go zatrzyma.
why-play = Teraz ta karta zdziała najwięcej, w ręce nie zdziała nic.
why-chapel = Karty gracza { $other_name } najprędzej uderzą w ciebie.
why-victim = { $other_name } ma najbliżej do celu, a to jest przeszkoda.
why-guards = Tutaj strażnicy robią największą różnicę.
why-gather = Zadanie tego wymaga, a ty masz to przy sobie.
why-gather-other = Wtedy do zadania odda to { $other_name }, a twoje zostanie u ciebie.
why-victim-loses = Ze wszystkiego, co jest do wzięcia, tego { $other_name } będzie żałować najbardziej.
why-trade = To pomoże wam obojgu: { $other_name } da sobie radę bez tego, a tobie się przyda.
why-consent = { $other_name } potrzebuje tego do zadania, a wykonane zadanie posuwa wszystkich naprzód.
why-accept = To, co oferuje { $other_name }, jest dla ciebie więcej warte niż to, co oddajesz.
why-refuse-help = Z twoimi rzeczami { $other_name } zyska więcej niż ty.
why-refuse-need = To przyda się tobie do { $element_name }: { $thing_name }.
why-refuse = To, co oferuje { $other_name }, jest dla ciebie mniej warte niż to, co trzeba oddać.
why-take = Do { $element_name } brakuje ci jeszcze: { $item_name }.
why-pay = Ze wszystkiego, co masz, tego najmniej ci szkoda.
why-put_back = Masz pełne ręce: to zrobi miejsce na coś potrzebniejszego.
why-call = Wszystko zostało powiedziane: im dłuższa rozmowa, tym łatwiej pomyślą o tobie.
why-done = Do tego, o co chodzi, wystarczy jeden strażnik.
why-end = Z punktami, które zostały, nic więcej tu nie zyskasz.
why-end-spent = Punkty się skończyły, a nic z tego, co darmowe, ci nie pomoże.

## Akcje

action-lay = Następna lokacja: { $room_name }
action-turn_up = Leży { x-side } stroną do góry
action-guard = Strażnik staje { x-room-in }
action-lodge = Następny więzień zaczyna { x-room-in }
action-scapegoat = Pierwszym kozłem ofiarnym jest { $player }
action-draw = Odkryta zostaje karta zadania { $task }
action-spot = Zadanie leży { x-room-in }
action-reward = Nagroda: karta zadania { $task }
action-deal = Dobrana karta to „{ $card_name }”
action-blind = Karta wyciągnięta w ciemno to „{ $card_name }”
action-call = Zarządź głosowanie
action-vote =
    { $you ->
        [yes] Głosuj na siebie
       *[no] Głosuj na gracza { $player }
    }
action-name =
    { $you ->
        [yes] Kozłem ofiarnym zostajesz ty
       *[no] Kozłem ofiarnym zostaje { $player }
    }
action-leave =
    { $you ->
        [yes] W więzieniu zostajesz ty
       *[no] W więzieniu zostaje { $player }
    }
action-move = Przejdź { x-room-to }
action-use = Skorzystaj z lokacji
action-steal = Okradnij gracza { $player }: { $thing_name }
action-riot = Rozróba: ściągnij tu strażnika { x-room-from }
action-carry_out = Wykonaj zadanie
action-put_back = Odłóż { $item_name }
action-play = Zagraj kartę „{ $card_name }”
action-bribe = Przekup strażnika
action-push = Wydaj krzepę na punkt akcji
action-end = Zakończ turę
action-offer = Złóż ofertę graczowi { $player }
action-give = Daj { x-thing }
action-ask = Poproś o { x-thing }
action-send = Złóż tę ofertę
action-accept = Zgódź się
action-refuse = Odmów
action-pay = Zapłać { x-with-thing }
action-take = Weź { $item_name }
action-pick_room = { $room_name }
action-pick_prisoner = { $player }
action-pick_card = „{ $card_name }”
action-pick_item = { $item_name } od gracza { $player }
action-keep = Zatrzymaj kartę „{ $card_name }”
action-drop = Odrzuć kartę „{ $card_name }”
action-done = Jeden strażnik wystarczy
action-back = Zrezygnuj (nic nie kosztuje)
action-back-offer = Wycofaj ofertę
action-back-gather = Zostaw zadanie
grave-end = Masz jeszcze punkty akcji.
grave-vote = Głos pozostaje tajny, dopóki wszyscy nie zagłosują. Wtedy się liczy i nikt go już nie zmieni.
talk-ready = Możemy głosować
talk-ready-for = Mogą głosować: { $who }

## Zdarzenia

event-laid = Lokacja { $cell } w więzieniu: { $room_name }.
event-turned_up = { $room_name } leży { x-side } stroną do góry.
event-lodged =
    { $you ->
        [yes] Zaczynasz { x-room-in }.
       *[no] { $player } zaczyna { x-room-in }.
    }
event-task_out = Nowe zadanie, { $element_name }: „{ $task_name }”. Leży { x-room-in }.
event-task_under = „{ $task_name }” ({ $element }) trafia na spód talii.
event-guard_came =
    { $count ->
        [20] Strażnik staje { x-room-in }, już dwudziesty: to ostatnia runda!
        [one] Strażnik staje { x-room-in }. W więzieniu jest teraz { $count } strażnik.
        [few] Strażnik staje { x-room-in }. W więzieniu jest teraz { $count } strażników.
        [many] Strażnik staje { x-room-in }. W więzieniu jest teraz { $count } strażników.
       *[other] Strażnik staje { x-room-in }. W więzieniu jest teraz { $count } strażnika.
    }
event-guard_moved = Strażnik przechodzi { x-room-from } { x-to }.
event-overrun = Nie ma już strażnika do postawienia: więzienie jest zbyt dobrze strzeżone i wszyscy przegrywają.
event-called =
    { $you ->
        [yes] Zarządzasz głosowanie.
       *[no] { $player } zarządza głosowanie.
    }
event-voted =
    { $you ->
        [yes] Oddajesz głos.
       *[no] { $player } oddaje głos.
    }
event-ballot =
    { $you ->
        [yes] { $other_you ->
            [yes] Głosujesz na siebie.
           *[no] Głosujesz na gracza { $other_name }.
        }
       *[no] { $other_you ->
            [yes] { $player } głosuje na ciebie.
           *[no] { $player } głosuje na gracza { $other_name }.
        }
    }
event-tied =
    { $you ->
        [yes] Remis: decydujesz ty.
       *[no] Remis: decyduje { $player }.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] Jesteś kozłem ofiarnym: masz { x-bonus } i szantaż, ale w tej rundzie żadnych zadań ani elementów.
           *[no] { $player } jest kozłem ofiarnym i ma { x-bonus }.
        }
       *[other] { $you ->
            [yes] Znów jesteś kozłem ofiarnym: masz { x-bonus } i szantaż, ale w tej rundzie żadnych zadań ani elementów.
           *[no] { $player } znów jest kozłem ofiarnym i ma { x-bonus }.
        }
    }
event-turn =
    { $you ->
        [yes] Twoja tura: masz { x-points }.
       *[no] Teraz gra { $player }: { x-points }.
    }
event-moved =
    { $you ->
        [yes] Przechodzisz { x-room-to }.
       *[no] { $player } przechodzi { x-room-to }.
    }
event-used =
    { $you ->
        [yes] Korzystasz { x-room-from }.
       *[no] { $player } korzysta { x-room-from }.
    }
event-stole =
    { $you ->
        [yes] Bierzesz { x-thing } od gracza { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } cię okrada, bierze { x-thing }.
           *[no] { $player } bierze { x-thing } od gracza { $other_name }.
        }
    }
event-rioted =
    { $you ->
        [yes] Wszczynasz rozróbę.
       *[no] { $player } wszczyna rozróbę.
    }
event-returned =
    { $you ->
        [yes] Odkładasz { $item_name } { x-room-to }.
       *[no] { $player } odkłada { $item_name } { x-room-to }.
    }
event-spent =
    { $you ->
        [yes] Do zadania używasz fantu gracza { $other_name }: { $item_name } wraca { x-room-to }.
       *[no] { $other_you ->
            [yes] { $player } używa do zadania twojego fantu: { $item_name } wraca { x-room-to }.
           *[no] { $player } używa do zadania fantu gracza { $other_name }: { $item_name } wraca { x-room-to }.
        }
    }
event-searched =
    { $you ->
        [yes] Robisz kipisz u gracza { $other_name }: { $item_name } wraca { x-room-to }.
       *[no] { $other_you ->
            [yes] { $player } robi ci kipisz: { $item_name } wraca { x-room-to }.
           *[no] { $player } robi kipisz u gracza { $other_name }: { $item_name } wraca { x-room-to }.
        }
    }
event-paid =
    { $you ->
        [yes] Wydajesz 1 punkt kasy.
       *[no] { $player } wydaje 1 punkt kasy.
    }
event-took =
    { $you ->
        [yes] Bierzesz { $item_name }.
       *[no] { $player } bierze { $item_name }.
    }
event-stamina =
    { $you ->
        [yes] Zyskujesz { x-gain } krzepy.
       *[no] { $player } zyskuje { x-gain } krzepy.
    }
event-cash =
    { $you ->
        [yes] Zyskujesz { x-gain } kasy.
       *[no] { $player } zyskuje { x-gain } kasy.
    }
event-bribed =
    { $count ->
        [one] { $you ->
            [yes] Przekupujesz strażnika, a ten w tej turze przymyka oko.
           *[no] { $player } przekupuje strażnika, a ten w tej turze przymyka oko.
        }
        [few] { $you ->
            [yes] Przekupujesz kolejnego strażnika: już { $count } strażników przymyka oko.
           *[no] { $player } przekupuje kolejnego strażnika: już { $count } strażników przymyka oko.
        }
        [many] { $you ->
            [yes] Przekupujesz kolejnego strażnika: już { $count } strażników przymyka oko.
           *[no] { $player } przekupuje kolejnego strażnika: już { $count } strażników przymyka oko.
        }
       *[other] { $you ->
            [yes] Przekupujesz kolejnego strażnika: już { $count } strażnika przymyka oko.
           *[no] { $player } przekupuje kolejnego strażnika: już { $count } strażnika przymyka oko.
        }
    }
event-pushed =
    { $you ->
        [yes] Wydajesz krzepę na punkt akcji.
       *[no] { $player } wydaje krzepę na punkt akcji.
    }
event-ended =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $player } kończy turę.
    }
event-offered =
    { $you ->
        [yes] Twoja oferta trafia do gracza { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } składa ci ofertę.
           *[no] Oferta gracza { $player } trafia do gracza { $other_name }.
        }
    }
event-gives =
    { $you ->
        [yes] Oferujesz: { $count } × { $thing_name }.
       *[no] { $player } oferuje: { $count } × { $thing_name }.
    }
event-asks =
    { $you ->
        [yes] Chcesz dostać: { $count } × { $thing_name }.
       *[no] { $player } chce dostać: { $count } × { $thing_name }.
    }
event-accepted =
    { $you ->
        [yes] Przyjmujesz ofertę gracza { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } przyjmuje twoją ofertę.
           *[no] { $player } przyjmuje ofertę gracza { $other_name }.
        }
    }
event-refused =
    { $you ->
        [yes] Odmawiasz graczowi { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } ci odmawia.
           *[no] { $player } odmawia graczowi { $other_name }.
        }
    }
event-consent =
    { $you ->
        [yes] Prosisz gracza { $other_name } o fanty do zadania.
       *[no] { $other_you ->
            [yes] { $player } prosi cię o fanty do zadania.
           *[no] { $player } prosi gracza { $other_name } o fanty do zadania.
        }
    }
event-drew =
    { $you ->
        [yes] Dobierasz kartę szantażu ({ $count }).
       *[no] { $player } dobiera kartę szantażu ({ $count }).
    }
event-shown =
    { $you ->
        [yes] Masz teraz na ręce, jawnie, kartę „{ $card_name }”.
       *[no] { $player } ma teraz na ręce, jawnie, kartę „{ $card_name }”.
    }
event-kept =
    { $you ->
        [yes] Zatrzymujesz jedną z nich.
       *[no] { $player } zatrzymuje jedną z nich.
    }
event-saw =
    { $you ->
        [yes] To karta „{ $card_name }”.
       *[no] { $player } widzi kartę: „{ $card_name }”.
    }
event-lost_card =
    { $you ->
        [yes] Wyciągasz kartę szantażu z ręki gracza { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } wyciąga ci z ręki kartę szantażu.
           *[no] { $player } wyciąga kartę szantażu z ręki gracza { $other_name }.
        }
    }
event-discarded =
    { $you ->
        [yes] Twoja karta szantażu trafia na stos użytych kart: „{ $card_name }”.
       *[no] Karta szantażu gracza { $player } trafia na stos użytych kart: „{ $card_name }”.
    }
event-reshuffled = Użyte karty szantażu zostają potasowane i tworzą nową talię.
event-played =
    { $you ->
        [yes] Zagrywasz kartę szantażu: „{ $card_name }”.
       *[no] { $player } zagrywa kartę szantażu: „{ $card_name }”.
    }
event-locked = Do końca tej rundy { x-room-in } trwa blokada.
event-watched = Ściany mają oczy: { x-room-in } liczy się w tej rundzie o jednego strażnika więcej.
event-transferred =
    { $you ->
        [yes] Strażnicy cię przenoszą.
       *[no] Strażnicy przenoszą gracza { $player }.
    }
event-detailed =
    { $you ->
        [yes] Idziesz do pracy: w tej rundzie masz o 1 punkt akcji mniej.
       *[no] { $player } idzie do pracy: w tej rundzie ma o 1 punkt akcji mniej.
    }
event-task_moved = Zadanie „{ $task_name }” wędruje { x-room-from } { x-to }.
event-carried_out =
    { $you ->
        [yes] Wykonujesz zadanie „{ $task_name }”.
       *[no] { $player } wykonuje zadanie „{ $task_name }”.
    }
event-marked =
    { $you ->
        [yes] Zaznaczasz element { $element_name }.
       *[no] { $player } zaznacza element { $element_name }.
    }
event-rewarded = Nagroda dla wszystkich pozostałych oprócz kozła ofiarnego: element { $element_name }.
event-unrewarded = Nie ma już kart zadań: pozostali nie dostają nic.
event-indispensable =
    { $you ->
        [yes] Bez ciebie plan się nie uda: nikt inny nie ma elementu { $element_name }.
       *[no] Bez gracza { $player } plan się nie uda: nikt inny nie ma elementu { $element_name }.
    }
event-said =
    { $you ->
        [yes] { $other_you ->
            [yes] Mówisz: zostajesz ty.
           *[no] Mówisz: zostaje { $other_name }.
        }
       *[no] { $other_you ->
            [yes] { $player } mówi: zostajesz ty.
           *[no] { $player } mówi: zostaje { $other_name }.
        }
    }
event-undecided = Elementy, kasa, fanty i krzepa: we wszystkim remis.
event-stays =
    { $reason ->
        [scapegoat] { $you ->
            [yes] Zostajesz w więzieniu: jesteś kozłem ofiarnym, a plan obejdzie się bez ciebie.
           *[no] { $player } zostaje w więzieniu: to kozioł ofiarny, a plan obejdzie się bez niego.
        }
        [only] { $you ->
            [yes] Zostajesz w więzieniu: jesteś jedyną osobą, bez której plan się obejdzie.
           *[no] { $player } zostaje w więzieniu: to jedyna osoba, bez której plan się obejdzie.
        }
        [elements] { $you ->
            [yes] Zostajesz w więzieniu: spośród osób, bez których plan się obejdzie, masz najmniej elementów.
           *[no] { $player } zostaje w więzieniu: spośród osób, bez których plan się obejdzie, ma najmniej elementów.
        }
        [cash] { $you ->
            [yes] Zostajesz w więzieniu: przy równej liczbie elementów masz najmniej kasy.
           *[no] { $player } zostaje w więzieniu: przy równej liczbie elementów ma najmniej kasy.
        }
        [items] { $you ->
            [yes] Zostajesz w więzieniu: przy remisie w elementach i kasie masz najmniej fantów.
           *[no] { $player } zostaje w więzieniu: przy remisie w elementach i kasie ma najmniej fantów.
        }
        [stamina] { $you ->
            [yes] Zostajesz w więzieniu: przy remisie we wszystkim innym masz najmniej krzepy.
           *[no] { $player } zostaje w więzieniu: przy remisie we wszystkim innym ma najmniej krzepy.
        }
       *[chosen] { $you ->
            [yes] Zostajesz w więzieniu: taka jest decyzja pozostałych.
           *[no] { $player } zostaje w więzieniu: taka jest decyzja pozostałych.
        }
    }
event-escaped =
    { $you ->
        [yes] Uciekasz!
       *[no] { $player } ucieka!
    }

## Jak się skończyło. $winners to lista imion, $count mówi, ile ich jest.

ending-scapegoat =
    { $count ->
        [one] Plan się udał: ucieka { $winners }, a kozioł ofiarny zostaje.
        [few] Plan się udał: uciekają { $winners }, a kozioł ofiarny zostaje.
        [many] Plan się udał: uciekają { $winners }, a kozioł ofiarny zostaje.
       *[other] Plan się udał: uciekają { $winners }, a kozioł ofiarny zostaje.
    }
ending-only =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; zostaje jedyna osoba, która nie była potrzebna.
        [few] Plan się udał: uciekają { $winners }, w tym kozioł ofiarny; zostaje jedyna osoba, która nie była potrzebna.
        [many] Plan się udał: uciekają { $winners }, w tym kozioł ofiarny; zostaje jedyna osoba, która nie była potrzebna.
       *[other] Plan się udał: uciekają { $winners }, w tym kozioł ofiarny; zostaje jedyna osoba, która nie była potrzebna.
    }
ending-elements =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; zostaje osoba, która ma w nim najmniejszy udział.
        [few] Plan się udał: uciekają { $winners }; zostaje osoba, która ma w nim najmniejszy udział.
        [many] Plan się udał: uciekają { $winners }; zostaje osoba, która ma w nim najmniejszy udział.
       *[other] Plan się udał: uciekają { $winners }; zostaje osoba, która ma w nim najmniejszy udział.
    }
ending-cash =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; przy remisie zostaje osoba, która ma najmniej kasy.
        [few] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej kasy.
        [many] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej kasy.
       *[other] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej kasy.
    }
ending-items =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; przy remisie zostaje osoba, która ma najmniej fantów.
        [few] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej fantów.
        [many] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej fantów.
       *[other] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej fantów.
    }
ending-stamina =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; przy remisie zostaje osoba, która ma najmniej krzepy.
        [few] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej krzepy.
        [many] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej krzepy.
       *[other] Plan się udał: uciekają { $winners }; przy remisie zostaje osoba, która ma najmniej krzepy.
    }
ending-chosen =
    { $count ->
        [one] Plan się udał: ucieka { $winners }; we wszystkim był remis, więc o tym, kto zostaje, trzeba było zdecydować.
        [few] Plan się udał: uciekają { $winners }; we wszystkim był remis, więc o tym, kto zostaje, trzeba było zdecydować.
        [many] Plan się udał: uciekają { $winners }; we wszystkim był remis, więc o tym, kto zostaje, trzeba było zdecydować.
       *[other] Plan się udał: uciekają { $winners }; we wszystkim był remis, więc o tym, kto zostaje, trzeba było zdecydować.
    }
ending-all_escape =
    { $count ->
        [one] Plan się udał: ucieka { $winners }.
        [few] Plan się udał i nic nie rozstrzyga, kto ma zostać. Uciekają wszyscy: { $winners }.
        [many] Plan się udał i nic nie rozstrzyga, kto ma zostać. Uciekają wszyscy: { $winners }.
       *[other] Plan się udał i nic nie rozstrzyga, kto ma zostać. Uciekają wszyscy: { $winners }.
    }
ending-lost =
    { $lacking ->
        [0] Nikt nie uciekł: razem mieliście wszystkie sześć elementów, ale każdy z was był niezbędny, a strażników zrobiło się za wielu.
       *[other] Nikt nie uciekł. Zabrakło: { $missing_name }, a strażników zrobiło się za wielu.
    }

## Opcje

option-edition = Wydanie
    .help = Instrukcje niemiecka i polska różnią się w tych sprawach: lokacje początkowe, zadania na początku, limit kart na ręce, remisy w głosowaniu, lokacje z czterema strażnikami, jak długo działa łapówka, czy łapówki pomagają przy zadaniach i dokąd trafia fant, którym się płaci.
option-edition-de = niemieckie
option-edition-pl = polskie
option-layout = Układ
    .help = Jak leżą lokacje: losowo, w kolejności z zasad albo w twojej własnej.
option-layout-random = losowy
option-layout-standard = w kolejności z zasad
option-layout-custom = własny
option-sides = Strony lokacji
    .help = Na pierwszą grę najlepsze są srebrne. Złote lokacje często wymagają zapłaty i dają więcej.
option-sides-silver = srebrne
option-sides-gold = złote
option-sides-random = losowe
option-sides-custom = własny wybór
option-guards = Strażnicy na początku
    .help = Ośmiu według instrukcji. Każdy strażnik mniej daje wam o jedną rundę więcej.
option-tie = Remis w głosowaniu
    .help = Przy remisie dotychczasowy kozioł ofiarny wskazuje kogokolwiek, wskazuje kogoś z remisu albo rozstrzyga jego własny głos.
option-tie-edition = jak w wydaniu
option-tie-anyone = wskazuje kogokolwiek
option-tie-tied = wskazuje kogoś z remisu
option-tie-ballot = rozstrzyga jego głos
option-pool = Fanty innych
    .help = Czy do zadania można użyć fantów wszystkich w lokacji, czy trzeba pytać właścicieli?
option-pool-all = liczą się
option-pool-willing = trzeba pytać właścicieli
option-hand_limit = Limit kart na ręce
    .help = Ile kart szantażu można mieć na ręce. W wydaniu niemieckim dwie, polskie nie podaje limitu.
option-hand_limit-edition = jak w wydaniu
option-hand_limit-2 = dwie karty
option-hand_limit-none = bez limitu
option-blackmail_hands = Karty szantażu na ręce
    .help = Jawne widzą wszyscy, a w Kaplicy sam wybierasz kartę.
option-blackmail_hands-hidden = zakryte
option-blackmail_hands-open = jawne
option-offers = Oferty w turze
    .help = Po trzech odrzuconych ofertach w tej turze nie ma następnych, a wymiany nie można po prostu cofnąć. Albo nie ma żadnego limitu.
option-offers-few = trzy odrzucone
option-offers-free = bez limitu
option-undecided = Nierozstrzygnięty koniec
    .help = Jeśli nic nie rozstrzyga, kto zostaje: mówią to pozostali, a ostatnie słowo ma kozioł ofiarny? Czy głosują, a głos kozła liczy się tylko przy remisie pozostałych? Czy uciekają wszyscy?
option-undecided-scapegoat = ostatnie słowo ma kozioł ofiarny
option-undecided-vote = pozostali głosują
option-undecided-all_escape = uciekają wszyscy
option-rooms = Kolejność lokacji
    .help = Przy własnym układzie: wszystkie dwanaście lokacji, rząd po rzędzie.
option-gold = Złote strony
    .help = Przy własnym wyborze stron: lokacje, które leżą złotą stroną do góry.
option-icons = Ikony lokacji
    .help = Ile fantów jednego rodzaju mieści lokacja, przepisane z pudełka razem z kartami zadań.
option-tasks = Karty zadań
    .help = Trzydzieści kart przepisanych z pudełka, jeśli chcesz, z nazwami; bez nich w grze są nasze własne karty.
    .element = litera
    .items = fanty
    .prisoners = ilu więźniów trzeba
    .guards = najwyżej tylu strażników
    .name = nazwa karty, jeśli chcesz

## Zasady. Tekst, a pod .no to, co słyszy ktoś, komu zasada na coś nie pozwala.

chapter-material = Elementy gry
chapter-setup = Przygotowanie
chapter-guards = Faza 1: nowy strażnik
chapter-vote = Faza 2: ktoś musi być kozłem ofiarnym
chapter-turn = Faza 3: tury
chapter-plan = Plan
chapter-end = Koniec
chapter-rooms = Lokacje
chapter-known = Co jest jawne, płacenie i branie
chapter-blackmail = Karty szantażu

SCG-01 = Więzienie ma dwanaście lokacji w trzech rzędach po cztery. Każda lokacja ma stronę srebrną i złotą. Lokacje, które się stykają, choćby tylko rogami, sąsiadują ze sobą.
SCG-02 = Fanty to pięć kluczy, pięć noży, pięć ubrań, pięć lekarstw i pięć narzędzi oraz jeden pistolet, który może zastąpić dowolny inny fant.
SCG-03 = Na początku w głównej lokacji każdego rodzaju fantów leżą trzy sztuki: lekarstwa w Izbie chorych, narzędzia w Warsztacie, noże w Bloku cel, ubrania w Pralni, klucze w Wartowni. Po jednym fancie każdego rodzaju leży na Spacerniaku i w Sali widzeń. Więcej w żadnej lokacji się nie zmieści. Jeśli Sala widzeń leży złotą stroną do góry, jest w niej także pistolet; w przeciwnym razie pistoletu nie ma w grze.
    .ruling = (nasza interpretacja: ile fantów gdzie leży, poza lekarstwami)
SCG-04 = Każdy więzień ma trzy miejsca na fanty i może mieć do 3 punktów krzepy i do 3 punktów kasy. Na początku krzepa i kasa wynoszą 0. Nikt nie może mieć więcej, niż się zmieści.
    .no = Nie ma na to miejsca: limit to trzy fanty, 3 punkty kasy i 3 punkty krzepy.
    .ruling = (nasza interpretacja: do ilu sięgają krzepa i kasa)
SCG-05 = Kart szantażu jest jedenaście. W wydaniu niemieckim można mieć na ręce najwyżej dwie: kto dostaje trzecią, zatrzymuje dwie, a jedną odkłada na stos użytych kart. W wydaniu polskim nie ma limitu (od wersji 2). Przy stole można umówić się na jedno albo drugie. Stos użytych kart tasuje się dopiero wtedy, gdy trzeba dobrać kartę, a talia jest pusta.
    .no = Limit to dwie karty szantażu: przy trzeciej najpierw odrzuć jedną ze swoich. Poza tym nie ma teraz nic do zatrzymania ani odrzucenia.
    .ruling = (nasza interpretacja: co się dzieje z trzecią kartą i kiedy tasuje się stos użytych kart)
SCG-06 = Kart zadań jest trzydzieści. Każda ma element planu, od A do F, i mówi, jakich fantów i ilu więźniów wymaga oraz na ilu strażników najwyżej pozwala. Strażników jest 21. Lokacje losuje się za każdym razem spośród wszystkich dwunastu.
SCG-07 = Układ lokacji jest losowy, w kolejności z zasad albo własny. Podobnie jest ze stronami: srebrne, złote, losowe albo według własnego wyboru. Na pierwszą grę najlepsze są srebrne.
    .no = Więzienie dopiero powstaje; każda lokacja trafia do niego raz.
    .ruling = (nasza interpretacja: układ w kolejności z zasad)
SCG-08 = Ośmiu strażników zajmuje miejsca: dwa razy losuje się cztery różne lokacje i w każdej z nich staje jeden strażnik. Stół może umówić się na mniej.
    .no = Pierwsi strażnicy dopiero zajmują miejsca, za każdym razem w czterech różnych lokacjach.
    .ruling = (nasza interpretacja: że cztery losowane razem lokacje są różne, i mniej strażników)
SCG-09 = Więźniowie zaczynają w losowych lokacjach. W wydaniu polskim każdy zaczyna w innej.
    .no = Więźniowie dopiero trafiają do swoich lokacji; w wydaniu polskim każdy do innej.
SCG-10 = Trzy zadania wykłada się na trzy różne, wylosowane lokacje. W wydaniu polskim mają trzy różne elementy: karta z elementem, który jest już wyłożony, trafia na spód talii, a zamiast niej odkrywa się następną. W wydaniu niemieckim element może na początku leżeć dwa razy.
    .no = Pierwsze zadania dopiero trafiają na lokacje.
SCG-11 = Pierwszego kozła ofiarnego wybiera los; jego premia wynosi 1. Pierwsza runda zaczyna się od tur graczy.
    .no = Trwa jeszcze losowanie pierwszego kozła ofiarnego.
SCG-12 = Od drugiej rundy każda runda zaczyna się od nowego strażnika w losowej lokacji. Jeśli jest tam już czterech strażników, losuje się inną.
    .no = Najpierw przychodzi nowy strażnik, do losowej lokacji z mniej niż czterema strażnikami.
SCG-13 = Gdy trzeba postawić 21. strażnika, wszyscy od razu przegrywają. Dwudziestu strażników to jeszcze nie przegrana.
    .no = Koniec gry: nie ma już strażnika do postawienia i wszyscy przegrywają.
SCG-14 = Żadna lokacja nie pomieści więcej niż czterech strażników, bez względu na to, co ich przesuwa.
    .no = W tej lokacji jest już czterech strażników; więcej się nie zmieści.
SCG-15 = Potem wszyscy rozmawiają, jawnie, aż kozioł ofiarny z poprzedniej rundy zarządzi głosowanie albo miną dwie minuty. Umowy nikogo nie wiążą.
    .no = Przed głosowaniem jest czas na rozmowy, najwyżej dwie minuty; wcześniej głosowanie zarządza tylko kozioł ofiarny.
SCG-16 = Wszyscy głosują tajnie i jednocześnie, na kogokolwiek, także na siebie. Nikt nie może wstrzymać się od głosu ani zmienić już oddanego. Wszystkie głosy ujawnia się naraz.
    .no = Po zarządzeniu głosowania każdy głosuje raz, na jednego z graczy. Oddanego głosu nie można zmienić.
SCG-17 = Nowym kozłem ofiarnym zostaje ten, kto ma najwięcej głosów. Przy remisie decyduje dotychczasowy kozioł: w wydaniu niemieckim wskazuje kogokolwiek, także siebie; w wydaniu polskim rozstrzyga jego własny głos. Przy stole można umówić się inaczej.
    .no = Tylko gdy w głosowaniu jest remis, dotychczasowy kozioł ofiarny decyduje, kto nim zostanie, a jeśli tak się umówiono, wybiera tylko spośród osób z remisu.
SCG-18 = Nowy kozioł ofiarny ma premię: 1 punkt akcji. Każdy kolejny wybór z rzędu dodaje jeden punkt, aż do 3. Gdy kozłem zostaje ktoś inny, premia poprzedniego przepada. Kozioł ofiarny nie wykonuje zadań (SCG-26) i nie zaznacza elementów (SCG-38), ale poza tym może wszystko to, co inni.
SCG-19 = Każdy rozgrywa jedną turę, począwszy od kozła ofiarnego, zgodnie z ruchem wskazówek zegara. Przy trzech graczach masz 3 punkty akcji, przy czterech 2; kozioł ofiarny dolicza do nich swoją premię. Niewykorzystane punkty przepadają.
    .no = Masz na to za mało punktów akcji (przy dwóch strażnikach prawie wszystko kosztuje 2), trwa tura kogoś innego albo nic takiego się teraz nie dzieje.
SCG-20 = Strażnicy w twojej lokacji, nie licząc przekupionych przez ciebie, przeszkadzają ci. Przy dwóch każda akcja, która kosztuje punkty, kosztuje o jeden więcej; przy trzech żadna akcja, która kosztuje punkty, nie jest możliwa; nie dotyczy to ruchu ani szantażu. Przy czterech możesz tylko wyjść: nie wolno ci nawet tego, co darmowe. W wydaniu polskim możesz wtedy także zagrać kartę szantażu.
    .no = Pilnuje cię tu zbyt wielu strażników: przy trzech zostaje tylko ruch, szantaż i to, co darmowe, przy czterech tylko wyjście.
SCG-21 = Do lokacji z czterema strażnikami nikt nie może wejść. Kto jest w niej, gdy przychodzi czwarty, może wyjść. Łapówki nic tu nie zmieniają.
    .no = Do lokacji z czterema strażnikami nikt nie wejdzie.
SCG-22 = Ruch, za 1 punkt: do sąsiedniej lokacji.
    .no = Ta lokacja nie sąsiaduje z twoją.
SCG-23 = Skorzystanie z zasady twojej lokacji, za 1 punkt, chyba że jest darmowa. Z każdej lokacji możesz skorzystać raz na turę, i tylko wtedy, gdy to coś daje. Dwóch lub trzech strażników nie przeszkadza w zasadach darmowych.
    .no = Z każdej lokacji można skorzystać raz na turę, a wybierać można tylko wtedy, gdy coś właśnie tego wymaga.
    .ruling = (nasza interpretacja: że musi coś dać)
SCG-24 = Kradzież, za 1 punkt: zabierasz jeden fant albo 1 punkt kasy więźniowi w swojej lokacji, raz na turę.
    .no = Kraść możesz raz na turę, i tylko to, co ma inny więzień w twojej lokacji.
SCG-25 = Rozróba, za 1 punkt: ściągasz jednego strażnika z sąsiedniej lokacji do swojej.
    .no = Nie ma strażnika, którego można tu ściągnąć: musi stać w lokacji obok twojej.
SCG-26 = Wykonanie zadania w twojej lokacji, za 1 punkt. Kozioł ofiarny nie może tego zrobić.
    .no = Kozioł ofiarny nie wykonuje zadań, a w twojej lokacji musi leżeć zadanie.
SCG-27 = Odłożenie jednego ze swoich fantów, za 1 punkt.
    .no = Nie masz takiego fantu.
SCG-28 = Zagranie karty szantażu, za 1 punkt. Może to zrobić tylko kozioł ofiarny, a karta musi mieć wtedy jakiś skutek. Potem trafia na stos użytych kart. Wolno zagrać kartę dobraną w tej samej turze.
    .no = Karty szantażu zagrywa z ręki tylko kozioł ofiarny, i tylko takie, które mają teraz jakiś skutek.
    .ruling = (nasza interpretacja: że musi coś dać, i dopiero co dobrana karta)
SCG-29 = Handel to darmowa akcja: w swojej turze możesz zaproponować innemu więźniowi w swojej lokacji dowolne fanty i kasę w zamian za dowolne jego fanty i kasę, a także poprosić o coś lub dać coś za darmo. Jeśli się zgadza, wszystko od razu zmienia właściciela. Po wymianie u obu stron wszystko musi się zmieścić, a pusta oferta się nie liczy. Kartami szantażu się nie handluje. W jednej turze dopuszczalne są najwyżej trzy odrzucone oferty. Przyjętych nie ma limitu, ale ostatniej wymiany z tą samą osobą nie można w tej samej turze po prostu cofnąć (od wersji 2). Przy stole można umówić się na oferty bez żadnego limitu.
    .no = Oferta trafia do innego więźnia w twojej lokacji i obejmuje tylko to, co obie strony naprawdę mają. Nie jest pusta, nie jest wymianą tego samego na to samo i nie cofa po prostu waszej ostatniej wymiany. Limit to trzy odrzucone oferty na turę, jeśli nie umówiono się inaczej; przed wersją 2 także trzy przyjęte.
    .ruling = (nasza interpretacja: tylko we własnej turze, bez kart szantażu, i limity)
SCG-30 = Przekupienie to darmowa akcja: za 1 punkt kasy jeden strażnik w twojej lokacji nie liczy się do końca twojej tury; w wydaniu niemieckim tylko, dopóki nie wychodzisz z tej lokacji, w polskim także po powrocie (od wersji 2). Łapówka dotyczy tego jednego strażnika: gdy wyjdzie z lokacji, przepada, a strażnicy, którzy przychodzą, nie są przekupieni (od wersji 2). Nieprzekupieni wychodzą pierwsi.
    .no = Do przekupienia potrzeba 1 punktu kasy i strażnika w twojej lokacji, który nie jest jeszcze przekupiony.
    .ruling = (nasza interpretacja: że kończy się, gdy wychodzisz, i kto wychodzi pierwszy)
SCG-31 = Odłożony fant wraca do swojej głównej lokacji; jeśli nie ma tam miejsca, trafia na Spacerniak, a jeśli i tam nie ma miejsca, do Sali widzeń. Pistolet trafia do Sali widzeń. W wydaniu polskim, gdy płacisz fantem, wybierasz między tymi lokacjami.
    .no = Fant wraca do jednej ze swoich lokacji, w której jest na niego miejsce.
SCG-32 = Raz na turę możesz wydać 1 punkt krzepy na 1 punkt akcji.
    .no = Potrzeba do tego krzepy i można to zrobić raz na turę.
SCG-33 = Turę możesz zakończyć w każdej chwili.
SCG-34 = Zadanie wymaga w swojej lokacji co najmniej tylu więźniów, ilu podaje karta. Liczysz się także ty i kozioł ofiarny.
    .no = W lokacji jest za mało więźniów do tego zadania.
    .ruling = (nasza interpretacja: kto się liczy)
SCG-35 = Strażników może być w lokacji najwyżej tylu, ilu podaje karta. W wydaniu niemieckim łapówki nie pomagają, w polskim przekupieni strażnicy się nie liczą (od wersji 2).
    .no = W lokacji jest za dużo strażników do tego zadania. Łapówki pomagają tylko w wydaniu polskim.
SCG-36 = Więźniowie w lokacji muszą mieć razem wszystkie potrzebne fanty. Ty mówisz, czyje fanty idą na zadanie; nikt nie musi się zgadzać, chyba że przy stole umówiono się, że trzeba pytać właścicieli. Pistolet zastępuje jeden dowolny fant. Użyte fanty się odkłada.
    .no = Więźniowie w lokacji nie mają razem wszystkich fantów albo potrzebne są inne niż te.
    .ruling = (nasza interpretacja: że nikt nie musi się zgadzać)
SCG-37 = Zadanie kosztuje 1 punkt akcji, a przy dwóch nieprzekupionych strażnikach 2 punkty.
SCG-38 = Zaznaczasz element wykonanego zadania. Potem odkrywa się kartę zadania i wszyscy pozostali oprócz kozła ofiarnego zaznaczają jej element. Ponowne zaznaczenie tego samego elementu niczego nie zmienia. Obie karty wypadają z gry. Jeśli nie ma już kart, pozostali nie dostają nic.
    .no = Najpierw odkrywa się nagrodę dla pozostałych.
    .ruling = (nasza interpretacja: gdy nie ma już kart)
SCG-39 = Potem odkrywa się nowe zadania, aż będą wyłożone trzy, każde na losowej lokacji bez zadania. Karta z elementem, który jest już wyłożony, trafia na spód talii. Jeśli żadna karta nie pasuje, zadań jest mniej, dopóki któraś nie będzie pasować.
    .no = Najpierw trzeba wyłożyć nowe zadanie.
    .ruling = (nasza interpretacja: gdy żadna karta nie pasuje)
SCG-40 = Zaraz po zaznaczeniu elementów: jeśli jakaś grupa graczy, poza którą zostaje co najmniej jedna osoba, ma razem wszystkie sześć elementów, gra się kończy i uciekają wszyscy oprócz dokładnie jednej osoby.
SCG-41 = Gracz jest niezbędny, jeśli bez niego pozostałym razem brakuje jakiegoś elementu. Kozioł ofiarny, który nie jest niezbędny, zostaje w więzieniu. Na planszy pokazuje to kłódka obok jego elementów.
SCG-42 = W przeciwnym razie, jeśli tylko jeden gracz nie jest niezbędny, zostaje właśnie on. Jeśli takich graczy jest więcej, zostaje ten z nich, kto ma najmniej elementów, przy remisie najmniej kasy, potem najmniej fantów, a potem najmniej krzepy.
SCG-43 = Jeśli nadal jest remis, gracze spoza remisu mówią, kto z remisujących zostaje. Zawsze jest wśród nich kozioł ofiarny i to on decyduje, gdy są różnego zdania. Przy stole można zamiast tego umówić się na głosowanie: wtedy głos kozła liczy się tylko, gdy głosy pozostałych są równe albo nie ma innych (od wersji 2). Albo uciekają wszyscy, jeśli tak umówiono się przy stole.
    .no = Tylko gdy ucieczka kończy się remisem, gracze spoza remisu mówią, kto z remisujących zostaje; nic innego nie pozostaje wtedy do zrobienia.
    .ruling = (nasza interpretacja: że decyduje kozioł ofiarny i jak liczy się głosy)
SCG-44 = Wszyscy, którzy uciekają, wygrywają. Jeśli strażników jest za dużo, nie wygrywa nikt, kozioł ofiarny też nie.
    .no = Koniec gry.

SCG-51 = Kaplica. Srebrna: odrzuć, nie patrząc, kartę szantażu innego więźnia w dowolnej lokacji. Złota: zapłać i w ten sam sposób weź taką kartę. Jeśli umówiono się na jawne karty, wybierasz kartę.
    .no = Zasada Kaplicy wymaga innego więźnia, który ma kartę szantażu, a po złotej stronie także zapłaty.
    .ruling = (nasza interpretacja: nie patrząc)
SCG-52 = Centrala radiowa. Srebrna: przesuń kolejno dwóch różnych strażników, każdego z dowolnej lokacji do innej. Złota (darmowa akcja): przesuń tak jednego strażnika.
    .no = Wybierz lokację ze strażnikiem, a potem inną lokację dla niego. Drugi strażnik musi być inny niż pierwszy.
    .ruling = (nasza interpretacja: że każdy strażnik może pójść gdzie indziej)
SCG-53 = Stołówka. Srebrna: zyskaj do 3 punktów krzepy. Złota (darmowa akcja): zyskaj 1 punkt krzepy.
    .no = Nie możesz zyskać więcej krzepy.
SCG-54 = Izba chorych. Srebrna: weź 1 lekarstwo. Złota: zapłać i weź 2 lekarstwa.
    .no = Nie leży tu żadne lekarstwo albo nie masz czym zapłacić.
SCG-55 = Spacerniak. Srebrna (darmowa akcja): zapłać i weź fant, który tu leży. Złota: zapłać i weź dwa fanty, które tu leżą.
    .no = Nic tu nie leży albo nie masz czym zapłacić.
SCG-56 = Sala widzeń. Srebrna: weź dowolny fant, który tu leży. Złota: zapłać i weź pistolet.
    .no = Nie leży tu to, czego chcesz, albo nie masz czym zapłacić.
SCG-57 = Warsztat. Srebrna: weź 1 narzędzie. Złota: zapłać i weź 2 narzędzia.
    .no = Nie leży tu żadne narzędzie albo nie masz czym zapłacić.
SCG-58 = Świetlica. Srebrna: zyskaj do 2 punktów kasy. Złota (darmowa akcja): zyskaj 1 punkt kasy.
    .no = Nie możesz zyskać więcej kasy.
SCG-59 = Blok cel. Srebrna: weź 1 nóż. Złota: zapłać i weź 2 noże.
    .no = Nie leży tu żaden nóż albo nie masz czym zapłacić.
SCG-60 = Pralnia. Srebrna: weź 1 ubranie. Złota: zapłać i weź 2 ubrania.
    .no = Nie leży tu żadne ubranie albo nie masz czym zapłacić.
SCG-61 = Wartownia. Srebrna: weź 1 klucz. Złota: zapłać i weź 2 klucze.
    .no = Nie leży tu żaden klucz albo nie masz czym zapłacić.
SCG-62 = Biuro naczelnika. Srebrna: dobierz 1 kartę szantażu. Złota: zapłać, dobierz 3 karty, zatrzymaj jedną, a resztę odłóż na stos użytych kart.
    .no = W Biurze naczelnika trwa dobieranie lub wybieranie karty, nie ma żadnej do wzięcia albo nie masz czym zapłacić.
SCG-63 = Jawne są: fanty, kasa, krzepa, zaznaczone elementy, liczba kart szantażu na ręce, stos użytych kart, wyłożone zadania i ujawnione już głosy. Tajne są: karty szantażu na ręce, o ile nie umówiono się na jawne, kolejność kart w obu taliach i karty oglądane w Biurze naczelnika.
SCG-64 = Zapłacić to znaczy odłożyć własny fant albo wydać 1 punkt kasy, do wyboru. Pistoletem nie można płacić za pistolet. Najpierw płacisz, więc zwolnione miejsce już się liczy; bierzesz z tego, co leżało tam wcześniej.
    .no = Płać własnym fantem albo 1 punktem kasy, gdy lokacja tego wymaga, ale nie pistoletem za pistolet.
SCG-65 = Bierzesz tyle, ile mówi zasada. Jeśli leży tam mniej albo mniej się zmieści, bierzesz właśnie tyle, ale co najmniej jeden fant.
    .no = Nie ma tu tego do wzięcia.
    .ruling = (nasza interpretacja: tam, gdzie lokacja sama tego nie mówi)

SCG-71 = Donos: przesuń jednego lub dwóch strażników do jednej lokacji.
    .no = Najpierw wybierz tę lokację, a potem raz lub dwa razy inną, z której przychodzi strażnik.
SCG-72 = Kipisz: każdy inny więzień w twojej lokacji, który ma jakiś fant, odkłada jeden; który, wybierasz ty.
    .no = Wybierz fant przeszukiwanego więźnia.
SCG-73 = Blokada: do końca tej rundy nikt nie wchodzi do wybranej przez ciebie lokacji ani z niej nie wychodzi. Z lokacji z czterema strażnikami nadal można wyjść. Pokazuje to kłódka na jej szyldzie.
    .no = W tej lokacji do końca rundy trwa blokada.
SCG-74 = Przeniesienie: inny więzień, którego tam jeszcze nie ma, trafia do Bloku cel, jeśli jest tam mniej niż czterech strażników.
    .no = Wybierz innego więźnia, którego nie ma w Bloku cel.
SCG-75 = Zmiana planu: przenieś zadanie do wybranej przez siebie lokacji bez zadania.
    .no = Wybierz lokację z zadaniem, a potem taką bez zadania.
SCG-76 = Plotka: zadanie trafia na spód talii i odkrywa się nowe.
    .no = Wybierz lokację z zadaniem.
SCG-77 = Kieszonkowiec: zabierz fant więźniowi w swojej lokacji albo w sąsiedniej.
    .no = Wybierz fant innego więźnia w swojej lokacji albo w sąsiedniej.
SCG-78 = Haracz: zabierz do 2 punktów kasy więźniowi w dowolnej lokacji.
    .no = Wybierz innego więźnia, który ma kasę.
SCG-79 = Przydział do pracy: inny więzień, który nie miał jeszcze swojej tury, ma w tej rundzie o 1 punkt akcji mniej.
    .no = Wybierz innego więźnia, który nie miał jeszcze swojej tury.
SCG-80 = Ściany mają oczy: w lokacji z mniej niż czterema strażnikami liczy się w tej rundzie o jednego strażnika więcej, dla każdego, kto tam działa lub wchodzi, i dla zadań. Tego strażnika nie można przekupić ani przesunąć.
    .no = Wybierz lokację z mniej niż czterema strażnikami, w której ta karta jeszcze nie działa.
SCG-81 = Fałszywa przepustka: przejdź do dowolnej lokacji z mniej niż czterema strażnikami i zyskaj 1 punkt akcji.
    .no = Wybierz inną lokację.

## Co mówią boty. `other` to ten, o kim mówią; `level` to sposób, w jaki mówią.

x-vote =
    { $other_you ->
        [yes] Głosuję na ciebie
       *[no] Głosuję na gracza { $other_name }
    }
remark-vote =
    { $level ->
        [mastermind] { $other_you ->
            [yes] Ty.
           *[no] { $other_name }.
        }
       *[other] { x-vote }.
    }
remark-vote-alone = { x-vote }: { $other_you ->
        [yes] masz coś, czego nie ma nikt inny.
       *[no] ma coś, czego brakuje nam wszystkim.
    }
remark-vote-ahead = { x-vote }: { $other_you ->
        [yes] masz już sporo z tego planu.
       *[no] ma już sporo z tego planu.
    }
remark-vote-close = { x-vote }: za blisko do następnego zadania.
remark-vote-cards = { x-vote }: { $other_you ->
        [yes] na co trzymasz te karty?
       *[no] za dużo kart w ręce.
    }
remark-vote-again =
    { $other_you ->
        [yes] Znasz już tę rolę. Głosuję na ciebie.
       *[no] { $other_name } zna już tę rolę. Tak zagłosuję.
    }
remark-call =
    { $level ->
        [rookie] Koniec gadania? No to głosujemy!
        [mastermind] Poproszę o głosy.
       *[other] Dość gadania. Głosujemy.
    }
remark-name =
    { $other_you ->
        [yes] Skoro mam wybrać: ty.
       *[no] Skoro mam wybrać: { $other_name }.
    }
remark-elected =
    { $level ->
        [rookie] Ja? A co ja takiego robię?
        [mastermind] Jak chcecie.
       *[other] A więc ja. Zapamiętam, kto tak głosuje.
    }
remark-elected-again =
    { $level ->
        [rookie] Znowu ja? To niesprawiedliwe!
        [mastermind] Tylko mnie wzmacniacie.
       *[other] Znowu ja. Trudno, za to mogę zrobić więcej.
    }
remark-drawn =
    { $level ->
        [rookie] Los padł na mnie? O nie!
        [mastermind] A więc przypadek.
       *[other] A więc los padł na mnie. Ktoś musi zacząć.
    }
remark-guards =
    { $count ->
        [0] Komplet. Jeszcze jeden strażnik i nikt stąd nie wyjdzie.
        [one] Zmieści się jeszcze jeden strażnik. Następny to koniec dla wszystkich.
        [few] Jeszcze tylko { $count } strażników, potem koniec dla wszystkich. Pospieszcie się!
        [many] Jeszcze tylko { $count } strażników, potem koniec dla wszystkich. Pospieszcie się!
       *[other] Jeszcze tylko { $count } strażnika, potem koniec dla wszystkich. Pospieszcie się!
    }
remark-offer =
    { $other_you ->
        [yes] Wymiana? Daję: { $gives_name }. Biorę: { $asks_name }.
       *[no] { $other_name }, wymiana? Daję: { $gives_name }. Biorę: { $asks_name }.
    }
remark-gift =
    { $other_you ->
        [yes] Proszę, dla ciebie: { $gives_name }. Tobie przyda się bardziej.
       *[no] { $other_name }, proszę: { $gives_name }. Tobie przyda się bardziej.
    }
remark-wish =
    { $other_you ->
        [yes] Dasz mi coś? Chodzi mi o jedno: { $asks_name }.
       *[no] { $other_name }, dasz mi coś? Chodzi mi o jedno: { $asks_name }.
    }
remark-accept =
    { $level ->
        [rookie] O tak, chętnie!
        [mastermind] Zgoda.
       *[other] Umowa stoi.
    }
remark-refuse =
    { $level ->
        [rookie] Hm, chyba nie.
        [mastermind] Nie.
       *[other] Nie na takich warunkach.
    }
remark-refuse-need = Nie, to mi się jeszcze przyda: { $thing_name }.
remark-refuse-help = Nie z moich rzeczy.
remark-refuse-scapegoat =
    { $level ->
        [rookie] Jestem waszym kozłem ofiarnym, a teraz mam pomagać?
       *[other] Jestem kozłem ofiarnym. Co z tego będę mieć?
    }
remark-help = Proszę. To dla nas wszystkich.
remark-task =
    { $level ->
        [mastermind] { $element_name }.
       *[other] Teraz i ja mam { $element_name }.
    }
remark-task-first =
    { $level ->
        [rookie] Patrzcie, { $element_name }! Mam to przed wszystkimi!
       *[other] { $element_name }: tego nie ma jeszcze nikt.
    }
remark-task-together = Złóżmy się razem i mamy { $element_name }.
remark-task-ask = Mogę użyć waszych rzeczy? Chodzi o { $element_name }.
remark-indispensable =
    { $other_you ->
        [yes] Czyli tylko ty masz { $element_name }. Zapamiętam to.
       *[no] Uwaga: { $element_name } ma teraz tylko { $other_name }.
    }
remark-dispensable =
    { $other_you ->
        [yes] { $element_name } mam teraz i ja. Damy sobie radę bez ciebie.
       *[no] { $element_name } mam teraz i ja. Poradzimy sobie i bez gracza { $other_name }.
    }
remark-steal =
    { $other_you ->
        [yes] Popilnuję ci tego przez jakiś czas: { $thing_name }.
       *[no] Biorę: { $thing_name }. { $other_name } jakoś to przeżyje.
    }
remark-blackmail =
    { $level ->
        [rookie] Od dawna chcę to zagrać!
        [mastermind] Nic osobistego.
       *[other] Macie kozła ofiarnego. Oto, ile to kosztuje.
    }
remark-left =
    { $level ->
        [rookie] Hej, poczekajcie na mnie!
        [mastermind] Dobra gra. Do wtorku będę na wolności.
       *[other] No to idźcie. Przyślijcie mi pocztówkę.
    }
remark-free =
    { $other_you ->
        [yes] Wolność! Przykro mi, ktoś musi zostać.
       *[no] Wolność! Przykro mi, { $other_name }, ktoś musi zostać.
    }
remark-lost =
    { $level ->
        [rookie] Skąd się wzięli ci wszyscy strażnicy?
       *[other] Za dużo strażników. Dziś nikt stąd nie wyjdzie.
    }

## Co boty odpowiadają na czacie. `hear-…` to początki słów, które o czymś mówią.

hear-vote = głos, zagłos, wybor, wybier, koz, kozł
hear-trade = wymian, wymie, zamian, zamie, handl, ofert, oferuj
remark-answer-name =
    { $level ->
        [rookie] Tak? O co chodzi?
        [mastermind] Słucham.
       *[other] Czego ode mnie chcesz?
    }
remark-answer-vote =
    { $level ->
        [rookie] Jeszcze nie powiem. Zobaczysz!
        [mastermind] Poczekaj, a zobaczysz.
       *[other] Zobaczysz, kiedy otworzymy koperty.
    }
remark-answer-sealed = Mój głos jest już oddany i zostaje w kopercie, aż będą wszystkie.
remark-answer-voted =
    { $other_you ->
        [yes] Mój głos był na ciebie.
       *[no] Mój głos padł na gracza: { $other_name }.
    }
remark-answer-need = Tego teraz szukam: { $thing_name }. Złóż mi ofertę.
remark-answer-nothing = Teraz niczego nie potrzebuję do zadania. Ale ofert słucham.

## Pierwsza lekcja, krok po kroku

lesson-goal = Zbierzcie razem elementy od A do F, a uciekną wszyscy prócz jednej osoby. Zadbaj, żeby nie padło na ciebie.
lesson-use = Masz trzy punkty akcji. Każda lokacja coś daje, raz na turę: skorzystaj z Pralni i weź ubranie.
lesson-move = Zadanie w Kaplicy wymaga klucza, ubrania i braku strażników. Krok obok, także na ukos, to 1 punkt: idź tam.
lesson-task = Liczy się to, co mają więźniowie w tej lokacji, ty albo inni. Wykonaj zadanie!
lesson-marked = A jest twoje. Element dobranej karty dostają pozostali, ale nie kozioł ofiarny z rogami. Kłódka oznacza tego, bez kogo plan się nie uda.
lesson-turn = Niewykorzystane punkty przepadają. Zakończ turę i patrz, co robią inni.
lesson-robbed = Kradzież! Raz na turę można zabrać coś komuś w tej samej lokacji. Zaraz możesz głosować na złodzieja.
lesson-vote = Co rundę przybywa strażnik; 21. to przegrana. Potem głosujecie tajnie: kozioł ofiarny ma więcej punktów, ale żadnego elementu. Dotknij kogoś!
lesson-counted = Decyduje większość głosów, przy remisie dotychczasowy kozioł ofiarny. Wszyscy widzą, kto na kogo głosował.
lesson-blackmail = Kozioł ofiarny nie wykonuje zadań i nie dostaje elementów. Chodzi, handluje i kradnie, i tylko on zagrywa karty szantażu.
lesson-trade = Jesteście w jednej lokacji: złóż ofertę. Daj coś, poproś o coś albo jedno i drugie. Nie kosztuje punktu, a druga strona musi się zgodzić.
lesson-riot = Za dużo strażników tam, dokąd chcesz iść? Rozróba ściąga jednego z sąsiedniej lokacji do twojej.
lesson-bribe = Dwóch strażników podnosi koszty, trzech cię zatrzymuje. Za 1 kasy jeden przymyka w tej turze oko.
lesson-end = Gdy macie A do F nawet bez jednego z was, to koniec. Kozioł ofiarny zostaje, chyba że bez niego brakuje wam elementu. Graj dalej!

## Plansza w przeglądarce: co pisze lub czyta na głos tylko ona

scapegoat-board = Więzienie: dwanaście lokacji, pod nimi stół i karty więźniów
scapegoat-desk = O co teraz chodzi
scapegoat-race = Elementy planu
scapegoat-elements =
    { $count ->
        [one] { $count } element planu
        [few] { $count } elementy planu
       *[many] { $count } elementów planu
    }

## Na planszy: lokacje

scapegoat-rule-chapel-silver = Odrzuć cudzą kartę szantażu
scapegoat-rule-chapel-gold = Zapłać: weź cudzą kartę szantażu
scapegoat-rule-radio_room-silver = Przesuń dowolnie dwóch strażników
scapegoat-rule-radio_room-gold = Przesuń dowolnie strażnika
scapegoat-rule-dining_hall-silver = Zyskaj do 3 krzepy
scapegoat-rule-dining_hall-gold = Zyskaj 1 krzepy
scapegoat-rule-infirmary-silver = Weź 1 lekarstwo
scapegoat-rule-infirmary-gold = Zapłać: weź 2 lekarstwa
scapegoat-rule-exercise_yard-silver = Zapłać: weź stąd 1 fant
scapegoat-rule-exercise_yard-gold = Zapłać: weź stąd 2 fanty
scapegoat-rule-visiting_area-silver = Weź stąd dowolny fant
scapegoat-rule-visiting_area-gold = Zapłać: weź pistolet
scapegoat-rule-workshop-silver = Weź 1 narzędzie
scapegoat-rule-workshop-gold = Zapłać: weź 2 narzędzia
scapegoat-rule-recreational_room-silver = Zyskaj do 2 kasy
scapegoat-rule-recreational_room-gold = Zyskaj 1 kasy
scapegoat-rule-cell_block-silver = Weź 1 nóż
scapegoat-rule-cell_block-gold = Zapłać: weź 2 noże
scapegoat-rule-laundry_room-silver = Weź 1 ubranie
scapegoat-rule-laundry_room-gold = Zapłać: weź 2 ubrania
scapegoat-rule-guards_room-silver = Weź 1 klucz
scapegoat-rule-guards_room-gold = Zapłać: weź 2 klucze
scapegoat-rule-wardens_office-silver = Dobierz kartę szantażu
scapegoat-rule-wardens_office-gold = Zapłać: dobierz 3 karty szantażu, zatrzymaj 1
scapegoat-ap = { $count } PA
scapegoat-paying = Zapłata: odłóż własny fant albo wydaj 1 kasy.
scapegoat-room =
    { $side ->
        [gold] { $room }, złota strona: { $rule }.
       *[silver] { $room }, srebrna strona: { $rule }.
    }
scapegoat-guards =
    { $count ->
        [0] Bez strażników.
        [one] { $count } strażnik.
        [few] { $count } strażnicy.
       *[many] { $count } strażników.
    }
scapegoat-watched = W tej rundzie liczy się tu o strażnika więcej.
scapegoat-locked = Zablokowana w tej rundzie: nikt nie wejdzie ani nie wyjdzie.
scapegoat-bar = Kreska między strażnikami: do zadania nie może ich tu być więcej.
scapegoat-lies = Leży tu: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więzień; strażników najwyżej { $guards }.
        [few] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więźniów; strażników najwyżej { $guards }.
       *[many] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więźniów; strażników najwyżej { $guards }.
    }
scapegoat-here = Tutaj: { $names }.

## Na planszy: wiersz u góry

scapegoat-guards-of = Strażnicy w więzieniu: { $count }. Gdy będzie ich { $most }, następny oznacza koniec dla wszystkich.
scapegoat-tasks-left = Karty zadań w talii: { $count }
scapegoat-cards-left = Karty szantażu w talii: { $count }. Użyte: { $used }
scapegoat-plan-empty = Nikt jeszcze nic nie zrobił dla planu.
scapegoat-indispensable =
    { $count ->
        [one] Kto jest teraz niezbędny: { $who }.
        [few] Kto jest teraz niezbędny: { $who }.
       *[many] Kto jest teraz niezbędny: { $who }.
    }
scapegoat-nobody-needed = Nikt nie jest teraz niezbędny.
scapegoat-missing = Wciąż brakuje: { $elements }.
scapegoat-spared = Kozłem jest { $player }, a plan może się bez niego obejść.

## Na planszy: karty więźniów

scapegoat-is-goat = Kozioł ofiarny, premia { $bonus }: nie wykonuje zadań, nie dostaje elementów
scapegoat-tag-goat = kozioł +{ $bonus }
scapegoat-needed = Kłódka: bez tego więźnia pozostałym brakuje elementu
scapegoat-has-elements =
    { $count ->
        [0] Bez elementów
       *[other] Elementy { $elements }
    }
scapegoat-has =
    { $count ->
        [0] Bez fantów; kasa { $cash }, krzepa { $stamina }
       *[other] Fanty: { $items }; kasa { $cash }, krzepa { $stamina }
    }
scapegoat-cards =
    { $count ->
        [0] Bez kart szantażu
        [one] { $count } karta szantażu
        [few] { $count } karty szantażu
       *[many] { $count } kart szantażu
    }
scapegoat-voted-for =
    { $you ->
        [yes] Głos: na ciebie
       *[no] Głos: { $player }
    }
scapegoat-less = Punkty akcji w tej rundzie: −{ $count }
scapegoat-gain-marks = dostaje { $element }
scapegoat-gain-draws = dostaje … ?
scapegoat-gain-nothing = nic
scapegoat-free-now = na wolności
scapegoat-stays = zostaje

## Na planszy: tura

scapegoat-points =
    { $count ->
        [one] Został { $count } punkt akcji
        [few] Zostały { $count } punkty akcji
       *[many] Zostało { $count } punktów akcji
    }
scapegoat-points-common = Przy { $players ->
        [3] trzech
       *[other] czterech
    } graczach każdy ma w turze { $count } punkty akcji.
scapegoat-points-bonus = Kozioł ofiarny ma o { $count } więcej: po jednym za każdy wybór z rzędu, najwyżej trzy.
scapegoat-points-less = Przydział do pracy zabiera w tej rundzie { $count }.
scapegoat-bribed =
    { $count ->
        [one] { $count } przymyka oko
        [few] { $count } przymyka oko
       *[many] { $count } przymyka oko
    }
scapegoat-riot-short = Rozróba
scapegoat-bribe-short = Łapówka
scapegoat-push-short = Krzepa
scapegoat-end-short = Koniec tury
scapegoat-riot-what = Ściągnij do siebie strażnika z sąsiedniej lokacji.
scapegoat-bribe-what = Za 1 kasy jeden strażnik w twojej lokacji przymyka oko: w tej turze i dopóki nie wyjdziesz.
scapegoat-push-what = Zamień 1 krzepy na 1 punkt akcji, raz na turę.
scapegoat-end-what = Gra następna osoba. Niewykorzystane punkty akcji przepadają.
scapegoat-price-bribe = 1 kasy
scapegoat-price-push = 1 krzepy
scapegoat-riot-from = Skąd przychodzi strażnik?
scapegoat-costs =
    { $count ->
        [0] Nie kosztuje punktów akcji.
        [one] Kosztuje { $count } punkt akcji.
       *[few] { $watched ->
            [yes] Kosztuje { $count } punkty akcji: patrzy dwóch strażników.
           *[no] Kosztuje { $count } punkty akcji.
        }
    }
scapegoat-if-bribed =
    { $guards ->
        [0] Kosztuje 1 kasy. Potem nie liczy się tu żaden strażnik.
        [one] Kosztuje 1 kasy. Potem liczy się tu tylko { $guards } strażnik.
       *[few] Kosztuje 1 kasy. Potem wciąż liczą się tu { $guards } strażnicy.
    }
scapegoat-if-pushed = 1 krzepy to 1 punkt akcji.
scapegoat-pays = Dostajesz { $element }. Potem odkrywa się kartę, a jej element dostają: { $others }. Kozioł ({ $goat }) nie dostaje nic.
scapegoat-pressure =
    { $guards ->
        [0] Żaden strażnik tu nie przeszkadza.
        [1] Jeden strażnik jeszcze nie przeszkadza.
        [2] Patrzy dwóch strażników: wszystko poza ruchem i szantażem kosztuje o 1 więcej.
        [3] Trzech strażników: tylko ruch, szantaż i darmowe akcje.
       *[other] Czterech strażników: można stąd tylko wyjść.
    }

## Na planszy: głosowanie

scapegoat-ballot = Głosowanie
scapegoat-talk =
    { $you ->
        [yes] Czas na rozmowy. Ty zarządzasz głosowanie.
       *[no] Czas na rozmowy. Głosowanie zarządza { $player }.
    }
scapegoat-voting = Zapieczętowane: { $count } z { $of }. Wszystkie otwiera się naraz.
scapegoat-tie =
    { $you ->
        [yes] Remis: ty decydujesz.
       *[no] Remis: decyduje { $player }.
    }
scapegoat-elected =
    { $you ->
        [yes] Jesteś kozłem ofiarnym: +{ $bonus } PA.
       *[no] Kozłem ofiarnym jest { $player }: +{ $bonus } PA.
    }

## Na planszy: tacki

scapegoat-gives =
    { $you ->
        [yes] Dajesz
       *[no] { $player } daje
    }
scapegoat-wanted-of =
    { $you ->
        [yes] { $asker } prosi cię o to na zadanie
       *[no] { $asker } prosi o to na zadanie. Odpowiada { $player }
    }
scapegoat-nothing = nic
scapegoat-no-more = więcej nie ma
scapegoat-sealed = głos oddany
scapegoat-unsealed = jeszcze nie
scapegoat-building = { $player } układa ofertę.
scapegoat-thinking = { $player } się zastanawia.

## Na planszy: wybór: nagłówki i to, co pod nimi wystarczy

scapegoat-steal-from = Kradzież: { $player }
scapegoat-item-of = Fanty: { $player }
group-move = Ruch
group-riot = Rozróba: ściągnij strażnika
group-put_back = Odłóż fant
group-play = Zagraj kartę szantażu
group-offer = Złóż ofertę
group-pick_room = Lokacje
group-take = Weź
group-give = Daj
group-ask = Poproś o
short-move = { $room_name }
short-riot = { x-room-from }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }

## Na planszy: lokacje, gdy mało miejsca

scapegoat-name-chapel = Kaplica
scapegoat-name-radio_room = Radio
scapegoat-name-dining_hall = Stołówka
scapegoat-name-infirmary = Izba chorych
scapegoat-name-exercise_yard = Spacerniak
scapegoat-name-visiting_area = Sala widzeń
scapegoat-name-workshop = Warsztat
scapegoat-name-recreational_room = Świetlica
scapegoat-name-cell_block = Blok cel
scapegoat-name-laundry_room = Pralnia
scapegoat-name-guards_room = Wartownia
scapegoat-name-wardens_office = Naczelnik
scapegoat-missing-short = brak { $elements }

## Na planszy: koperty się otwierają, a na tym, co się stało, jest pieczątka

scapegoat-who = Kto weźmie winę na siebie?
scapegoat-opening =
    { $you ->
        [yes] Twoja koperta …
       *[no] Koperta: { $player } …
    }
scapegoat-stake-one-more =
    { $you ->
        [yes] Jeszcze jeden głos i kozłem ofiarnym zostajesz ty.
       *[no] Jeszcze jeden głos i kozłem ofiarnym zostaje { $player }.
    }
scapegoat-stake-tie =
    { $you ->
        [yes] Głos na ciebie oznacza remis, a wtedy { $other_you ->
            [yes] rozstrzygasz ty, dotychczasowy kozioł
           *[no] rozstrzyga { $other_name }, dotychczasowy kozioł
        }.
       *[no] Głos na gracza { $player } oznacza remis, a wtedy { $other_you ->
            [yes] rozstrzygasz ty, dotychczasowy kozioł
           *[no] rozstrzyga { $other_name }, dotychczasowy kozioł
        }.
    }
scapegoat-stake-between =
    { $you ->
        [yes] To ona rozstrzyga: ty czy { $names }.
       *[no] To ona rozstrzyga: { $names }.
    }
scapegoat-stake-settled =
    { $you ->
        [yes] Padło już na ciebie, cokolwiek w niej jest.
       *[no] Wynik już znamy: { $player }, cokolwiek w niej jest.
    }
scapegoat-open-all = Dotknij, by otworzyć wszystkie
scapegoat-tie-ballot = Remis: rozstrzyga głos dotychczasowego kozła ofiarnego.
scapegoat-sheet = Karta więźnia
scapegoat-stamp-refused = odmowa
scapegoat-stamp-deal = zgoda
scapegoat-stamp-robbed = okradziono
scapegoat-stamp-less = −1 PA
scapegoat-stamp-done = gotowe

## Na planszy: karty szantażu w kilku słowach

scapegoat-card-inform = Sprowadź 1–2 strażników do lokacji
scapegoat-card-shakedown = Inni tutaj odkładają po fancie
scapegoat-card-lock_down = Nikt nie wchodzi ani nie wychodzi
scapegoat-card-transfer = Wyślij kogoś do Bloku cel
scapegoat-card-change_of_plan = Przenieś zadanie gdzie indziej
scapegoat-card-rumour = Wymień zadanie na nowe
scapegoat-card-pickpocket = Weź fant, tutaj lub obok
scapegoat-card-protection_money = Zabierz komuś do 2 kasy
scapegoat-card-work_detail = Ktoś ma 1 PA mniej
scapegoat-card-eyes_everywhere = Lokacja liczy 1 strażnika więcej
scapegoat-card-forged_pass = Idź dokądkolwiek, 1 PA więcej
