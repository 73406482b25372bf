### Alcatraz: The Scapegoat, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name i
### $other_name (inny gracz) to nazwy podane niżej.

title = Alcatraz: The Scapegoat
tagline = Szykujecie jedną wspólną ucieczkę, a co rundę głosujecie, kto nic z niej nie będzie mieć. Ktoś z was zostanie za kratami.

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
action-vote = Głosuj na gracza { $player }
action-name = Kozłem ofiarnym zostaje { $player }
action-leave = W więzieniu zostaje { $player }
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
action-pick_item = { $item_name } od gracza { $player }
action-keep = Zatrzymaj kartę „{ $card_name }”
action-drop = Odrzuć kartę „{ $card_name }”
action-done = Wystarczy
action-back = Wróć

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
        [yes] Głosujesz na gracza { $other_name }.
       *[no] { $player } głosuje na gracza { $other_name }.
    }
event-tied =
    { $you ->
        [yes] Remis: decydujesz ty.
       *[no] Remis: decyduje { $player }.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] Jesteś kozłem ofiarnym i masz { x-bonus }.
           *[no] { $player } jest kozłem ofiarnym i ma { x-bonus }.
        }
       *[other] { $you ->
            [yes] Znów jesteś kozłem ofiarnym i masz { x-bonus }.
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
       *[no] { $player } bierze { x-thing } od gracza { $other_name }.
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
       *[no] Oferta gracza { $player } trafia do gracza { $other_name }.
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
        [yes] Zgadzasz się: załatwione.
       *[no] { $player } się zgadza: załatwione.
    }
event-refused =
    { $you ->
        [yes] Odmawiasz.
       *[no] { $player } odmawia.
    }
event-consent =
    { $you ->
        [yes] Prosisz gracza { $other_name } o fanty do zadania.
       *[no] { $player } prosi gracza { $other_name } o fanty do zadania.
    }
event-drew =
    { $you ->
        [yes] Dobierasz kartę szantażu ({ $count }).
       *[no] { $player } dobiera kartę szantażu ({ $count }).
    }
event-kept =
    { $you ->
        [yes] Zatrzymujesz jedną z nich.
       *[no] { $player } zatrzymuje jedną z nich.
    }
event-saw = To karta „{ $card_name }”.
event-lost_card =
    { $you ->
        [yes] Wyciągasz kartę szantażu z ręki gracza { $other_name }.
       *[no] { $player } wyciąga kartę szantażu z ręki gracza { $other_name }.
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
        [yes] Mówisz: zostaje { $other_name }.
       *[no] { $player } mówi: zostaje { $other_name }.
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
ending-lost = Za dużo strażników: wszyscy przegrywają, a kozioł ofiarny też niczego nie wygrywa.

## Opcje

option-edition = Wydanie
    .help = Instrukcje niemiecka i polska różnią się co do lokacji początkowych, remisów w głosowaniu, lokacji z czterema strażnikami i tego, dokąd trafia fant, którym się płaci.
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
option-undecided = Nierozstrzygnięty koniec
    .help = Jeśli nic nie rozstrzyga, kto zostaje: decydują pozostali czy uciekają wszyscy?
option-undecided-vote = decydują pozostali
option-undecided-all_escape = uciekają wszyscy
option-rooms = Kolejność lokacji
    .help = Przy własnym układzie: wszystkie dwanaście lokacji, rząd po rzędzie.
option-gold = Złote strony
    .help = Przy własnym wyborze stron: lokacje, które leżą złotą stroną do góry.
option-tasks = Karty zadań
    .help = Trzydzieści kart przepisanych z pudełka; bez nich w grze są nasze własne karty.

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
SCG-04 = Każdy więzień ma trzy miejsca na fanty i może mieć do 3 punktów krzepy i do 3 punktów kasy. Na początku krzepa i kasa wynoszą 0. Nikt nie może mieć więcej, niż się zmieści.
    .no = Nie ma na to miejsca: limit to trzy fanty, 3 punkty kasy i 3 punkty krzepy.
SCG-05 = Kart szantażu jest jedenaście. Na ręce można mieć najwyżej dwie: kto dostaje trzecią, zatrzymuje dwie, a jedną odkłada na stos użytych kart. Ten stos tasuje się dopiero wtedy, gdy trzeba dobrać kartę, a talia jest pusta.
    .no = Limit to dwie karty szantażu: przy trzeciej najpierw odrzuć jedną ze swoich. Poza tym nie ma teraz nic do zatrzymania ani odrzucenia.
SCG-06 = Kart zadań jest trzydzieści. Każda ma element planu, od A do F, i mówi, jakich fantów i ilu więźniów wymaga oraz na ilu strażników najwyżej pozwala. Strażników jest 21. Lokacje losuje się za każdym razem spośród wszystkich dwunastu.
SCG-07 = Układ lokacji jest losowy, w kolejności z zasad albo własny. Podobnie jest ze stronami: srebrne, złote, losowe albo według własnego wyboru. Na pierwszą grę najlepsze są srebrne.
    .no = Więzienie dopiero powstaje; każda lokacja trafia do niego raz.
SCG-08 = Ośmiu strażników zajmuje miejsca: dwa razy losuje się cztery różne lokacje i w każdej z nich staje jeden strażnik.
    .no = Pierwsi strażnicy dopiero zajmują miejsca, za każdym razem w czterech różnych lokacjach.
SCG-09 = Więźniowie zaczynają w losowych lokacjach. W wydaniu polskim każdy zaczyna w innej.
    .no = Więźniowie dopiero trafiają do swoich lokacji; w wydaniu polskim każdy do innej.
SCG-10 = Trzy zadania z trzema różnymi elementami wykłada się na trzy różne, wylosowane lokacje. Karta z elementem, który jest już wyłożony, trafia na spód talii, a zamiast niej odkrywa się następną.
    .no = Pierwsze zadania dopiero trafiają na lokacje.
SCG-11 = Pierwszego kozła ofiarnego wybiera los; jego premia wynosi 1. Pierwsza runda zaczyna się od tur graczy.
    .no = Trwa jeszcze losowanie pierwszego kozła ofiarnego.
SCG-12 = Od drugiej rundy każda runda zaczyna się od nowego strażnika w losowej lokacji. Jeśli jest tam już czterech strażników, losuje się inną.
    .no = Najpierw przychodzi nowy strażnik, do losowej lokacji z mniej niż czterema strażnikami.
SCG-13 = Gdy trzeba postawić 21. strażnika, wszyscy od razu przegrywają. Dwudziestu strażników to jeszcze nie przegrana.
    .no = Koniec gry: nie ma już strażnika do postawienia i wszyscy przegrywają.
SCG-14 = Żadna lokacja nie pomieści więcej niż czterech strażników, bez względu na to, co ich przesuwa.
    .no = W tej lokacji jest już czterech strażników; więcej się nie zmieści.
SCG-15 = Potem wszyscy rozmawiają, jawnie, aż kozioł ofiarny z poprzedniej rundy zarządzi głosowanie. Umowy nikogo nie wiążą.
    .no = Przed głosowaniem jest czas na rozmowy, a głosowanie zarządza tylko kozioł ofiarny.
SCG-16 = Wszyscy głosują tajnie i jednocześnie, na kogokolwiek, także na siebie. Nikt nie może wstrzymać się od głosu ani zmienić już oddanego. Wszystkie głosy ujawnia się naraz.
    .no = Po zarządzeniu głosowania każdy głosuje raz, na jednego z graczy. Oddanego głosu nie można zmienić.
SCG-17 = Nowym kozłem ofiarnym zostaje ten, kto ma najwięcej głosów. Przy remisie decyduje dotychczasowy kozioł: w wydaniu niemieckim wskazuje kogokolwiek, także siebie; w wydaniu polskim rozstrzyga jego własny głos. Przy stole można umówić się inaczej.
    .no = Tylko gdy w głosowaniu jest remis, dotychczasowy kozioł ofiarny decyduje, kto nim zostanie, a jeśli tak się umówiono, wybiera tylko spośród osób z remisu.
SCG-18 = Nowy kozioł ofiarny ma premię: 1 punkt akcji. Każdy kolejny wybór z rzędu dodaje jeden punkt, aż do 3. Gdy kozłem zostaje ktoś inny, premia poprzedniego przepada.
SCG-19 = Każdy rozgrywa jedną turę, począwszy od kozła ofiarnego, zgodnie z ruchem wskazówek zegara. Przy trzech graczach masz 3 punkty akcji, przy czterech 2; kozioł ofiarny dolicza do nich swoją premię. Niewykorzystane punkty przepadają.
    .no = Nie teraz: trwa tura kogoś innego, nie masz już punktów akcji albo nic takiego się teraz nie dzieje.
SCG-20 = Strażnicy w twojej lokacji, nie licząc przekupionych przez ciebie, przeszkadzają ci. Przy dwóch każda akcja, która kosztuje punkty, kosztuje o jeden więcej; przy trzech żadna akcja, która kosztuje punkty, nie jest możliwa; nie dotyczy to ruchu ani szantażu. Przy czterech możesz tylko wyjść: nie wolno ci nawet tego, co darmowe. W wydaniu polskim możesz wtedy także zagrać kartę szantażu.
    .no = Pilnuje cię tu zbyt wielu strażników.
SCG-21 = Do lokacji z czterema strażnikami nikt nie może wejść. Kto jest w niej, gdy przychodzi czwarty, może wyjść. Łapówki nic tu nie zmieniają.
    .no = Do lokacji z czterema strażnikami nikt nie wejdzie.
SCG-22 = Ruch, za 1 punkt: do sąsiedniej lokacji.
    .no = Ta lokacja nie sąsiaduje z twoją.
SCG-23 = Skorzystanie z zasady twojej lokacji, za 1 punkt, chyba że jest darmowa. Z każdej lokacji możesz skorzystać raz na turę, i tylko wtedy, gdy to coś daje. Dwóch lub trzech strażników nie przeszkadza w zasadach darmowych.
    .no = Z każdej lokacji można skorzystać raz na turę, a wybierać można tylko wtedy, gdy coś właśnie tego wymaga.
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
SCG-29 = Handel to darmowa akcja: w swojej turze możesz zaproponować innemu więźniowi w swojej lokacji dowolne fanty i kasę w zamian za dowolne jego fanty i kasę, a także poprosić o coś lub dać coś za darmo. Jeśli się zgadza, wszystko od razu zmienia właściciela. Po wymianie u obu stron wszystko musi się zmieścić, a pusta oferta się nie liczy. Kartami szantażu się nie handluje. W jednej turze dopuszczalne są najwyżej trzy odrzucone i trzy przyjęte oferty.
    .no = Oferta trafia do innego więźnia w twojej lokacji, obejmuje tylko to, co obie strony naprawdę mają, i nie jest pusta. Limit to trzy odrzucone albo trzy przyjęte oferty na turę.
SCG-30 = Przekupienie to darmowa akcja: za 1 punkt kasy jeden strażnik w twojej lokacji nie liczy się do końca twojej tury, o ile nie wychodzisz z tej lokacji.
    .no = Do przekupienia potrzeba 1 punktu kasy i strażnika w twojej lokacji, który nie jest jeszcze przekupiony.
SCG-31 = Odłożony fant wraca do swojej głównej lokacji; jeśli nie ma tam miejsca, trafia na Spacerniak, a jeśli i tam nie ma miejsca, do Sali widzeń. Pistolet trafia do Sali widzeń. W wydaniu polskim, gdy płacisz fantem, wybierasz między tymi lokacjami.
    .no = Fant wraca do jednej ze swoich lokacji, w której jest na niego miejsce.
SCG-32 = Raz na turę możesz wydać 1 punkt krzepy na 1 punkt akcji.
    .no = Potrzeba do tego krzepy i można to zrobić raz na turę.
SCG-33 = Turę możesz zakończyć w każdej chwili.
SCG-34 = Zadanie wymaga w swojej lokacji co najmniej tylu więźniów, ilu podaje karta. Liczysz się także ty i kozioł ofiarny.
    .no = W lokacji jest za mało więźniów do tego zadania.
SCG-35 = Strażników może być w lokacji najwyżej tylu, ilu podaje karta. Łapówki nie pomagają.
    .no = W lokacji jest za dużo strażników do tego zadania, a łapówki nie pomagają.
SCG-36 = Więźniowie w lokacji muszą mieć razem wszystkie potrzebne fanty. Ty mówisz, czyje fanty idą na zadanie; nikt nie musi się zgadzać, chyba że przy stole umówiono się, że trzeba pytać właścicieli. Pistolet zastępuje jeden dowolny fant. Użyte fanty się odkłada.
    .no = Więźniowie w lokacji nie mają razem wszystkich fantów albo potrzebne są inne niż te.
SCG-37 = Zadanie kosztuje 1 punkt akcji, a przy dwóch nieprzekupionych strażnikach 2 punkty.
SCG-38 = Zaznaczasz element wykonanego zadania. Potem odkrywa się kartę zadania i wszyscy pozostali oprócz kozła ofiarnego zaznaczają jej element. Ponowne zaznaczenie tego samego elementu niczego nie zmienia. Obie karty wypadają z gry. Jeśli nie ma już kart, pozostali nie dostają nic.
    .no = Najpierw odkrywa się nagrodę dla pozostałych.
SCG-39 = Potem odkrywa się nowe zadania, aż będą wyłożone trzy, każde na losowej lokacji bez zadania. Karta z elementem, który jest już wyłożony, trafia na spód talii. Jeśli żadna karta nie pasuje, zadań jest mniej, dopóki któraś nie będzie pasować.
    .no = Najpierw trzeba wyłożyć nowe zadanie.
SCG-40 = Zaraz po zaznaczeniu elementów: jeśli jakaś grupa graczy, poza którą zostaje co najmniej jedna osoba, ma razem wszystkie sześć elementów, gra się kończy i uciekają wszyscy oprócz dokładnie jednej osoby.
SCG-41 = Gracz jest niezbędny, jeśli bez niego pozostałym razem brakuje jakiegoś elementu. Kozioł ofiarny, który nie jest niezbędny, zostaje w więzieniu.
SCG-42 = W przeciwnym razie, jeśli tylko jeden gracz nie jest niezbędny, zostaje właśnie on. Jeśli takich graczy jest więcej, zostaje ten z nich, kto ma najmniej elementów, przy remisie najmniej kasy, potem najmniej fantów, a potem najmniej krzepy.
SCG-43 = Jeśli nadal jest remis, gracze spoza remisu mówią, kto z remisujących zostaje. Zawsze jest wśród nich kozioł ofiarny i to on decyduje, gdy są różnego zdania. Albo uciekają wszyscy, jeśli tak umówiono się przy stole.
    .no = Tylko gdy ucieczka kończy się remisem, gracze spoza remisu mówią, kto z remisujących zostaje; nic innego nie pozostaje wtedy do zrobienia.
SCG-44 = Wszyscy, którzy uciekają, wygrywają. Jeśli strażników jest za dużo, nie wygrywa nikt, kozioł ofiarny też nie.
    .no = Koniec gry.

SCG-51 = Kaplica. Srebrna: odrzuć, nie patrząc, kartę szantażu innego więźnia w dowolnej lokacji. Złota: zapłać i w ten sam sposób weź taką kartę.
    .no = Zasada Kaplicy wymaga innego więźnia, który ma kartę szantażu, a po złotej stronie także zapłaty.
SCG-52 = Centrala radiowa. Srebrna: przesuń kolejno dwóch różnych strażników, każdego z dowolnej lokacji do innej. Złota (darmowa akcja): przesuń tak jednego strażnika.
    .no = Wybierz lokację ze strażnikiem, a potem inną lokację dla niego. Drugi strażnik musi być inny niż pierwszy.
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
SCG-63 = Jawne są: fanty, kasa, krzepa, zaznaczone elementy, liczba kart szantażu na ręce, stos użytych kart, wyłożone zadania i ujawnione już głosy. Tajne są: karty szantażu na ręce, kolejność kart w obu taliach i karty oglądane w Biurze naczelnika.
SCG-64 = Zapłacić to znaczy odłożyć własny fant albo wydać 1 punkt kasy, do wyboru. Pistoletem nie można płacić za pistolet. Najpierw płacisz, więc zwolnione miejsce już się liczy; bierzesz z tego, co leżało tam wcześniej.
    .no = Płać własnym fantem albo 1 punktem kasy, gdy lokacja tego wymaga, ale nie pistoletem za pistolet.
SCG-65 = Bierzesz tyle, ile mówi zasada. Jeśli leży tam mniej albo mniej się zmieści, bierzesz właśnie tyle, ale co najmniej jeden fant.
    .no = Nie ma tu tego do wzięcia.

SCG-71 = Donos: przesuń jednego lub dwóch strażników do jednej lokacji.
    .no = Najpierw wybierz tę lokację, a potem raz lub dwa razy inną, z której przychodzi strażnik.
SCG-72 = Kipisz: każdy inny więzień w twojej lokacji, który ma jakiś fant, odkłada jeden; który, wybierasz ty.
    .no = Wybierz fant przeszukiwanego więźnia.
SCG-73 = Blokada: do końca tej rundy nikt nie wchodzi do wybranej przez ciebie lokacji ani z niej nie wychodzi. Z lokacji z czterema strażnikami nadal można wyjść.
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
        [yes] masz już dość z tego planu.
       *[no] ma już dość z tego planu.
    }
remark-vote-close = { x-vote }: za blisko do następnego zadania.
remark-vote-cards = { x-vote }: { $other_you ->
        [yes] na co trzymasz te karty?
       *[no] za dużo kart w ręce.
    }
remark-vote-again =
    { $other_you ->
        [yes] Znasz już tę rolę. Znowu głosuję na ciebie.
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
        [rookie] Najpierw głosujecie na mnie, a teraz mam pomagać?
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
       *[other] Chcieliście kozła ofiarnego. No to go macie.
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
