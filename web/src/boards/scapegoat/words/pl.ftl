### To, co mówi tylko plansza Kozła ofiarnego: zasady lokacji w kilku słowach, tacki i głosy oraz
### to, co czytają czytniki ekranu.

scapegoat-board = Więzienie: dwanaście lokacji, pod nimi stół i karty więźniów
scapegoat-desk = O co teraz chodzi
scapegoat-race = Elementy planu
scapegoat-elements =
    { $count ->
        [one] { $count } element planu
        [few] { $count } elementy planu
       *[many] { $count } elementów planu
    }

## Lokacje

scapegoat-rule-chapel-silver = Odrzuć w ciemno cudzą kartę szantażu
scapegoat-rule-chapel-gold = Zapłać: weź w ciemno cudzą kartę szantażu
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
scapegoat-rule-wardens_office-gold = Zapłać: dobierz 3 karty szantażu, zostaw 1
scapegoat-free = za darmo
scapegoat-ap = { $count } PA
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
scapegoat-locked = Zablokowana w tej rundzie.
scapegoat-lies = Leży tu: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więzień; strażników najwyżej { $guards }.
        [few] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więźniów; strażników najwyżej { $guards }.
       *[many] Zadanie „{ $task }”, element { $element }: { $items }; { $prisoners } więźniów; strażników najwyżej { $guards }.
    }
scapegoat-here = Tutaj: { $names }.

## Wiersz u góry

scapegoat-guards-of = Strażnicy w więzieniu: { $count }. Gdy będzie ich { $most }, następny oznacza koniec dla wszystkich.
scapegoat-tasks-left = Karty zadań w talii: { $count }
scapegoat-cards-left = Karty szantażu w talii: { $count }. Użyte: { $used }
scapegoat-plan-empty = Nikt jeszcze nic nie zrobił dla planu.
scapegoat-indispensable =
    { $count ->
        [one] Bez kogo teraz ani rusz: { $who }.
        [few] Bez kogo teraz ani rusz: { $who }.
       *[many] Bez kogo teraz ani rusz: { $who }.
    }
scapegoat-nobody-needed = Teraz bez każdego można się obejść.
scapegoat-missing = Wciąż brakuje: { $elements }.
scapegoat-spared = Kozłem jest { $player }, a plan może się bez niego obejść.

## Karty więźniów

scapegoat-is-goat = Kozioł ofiarny, premia { $bonus }
scapegoat-tag-goat = kozioł +{ $bonus }
scapegoat-needed = Niezbędny: innym czegoś by brakowało
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
scapegoat-voted-for = Głos: { $player }
scapegoat-less = Punkty akcji w tej rundzie: −{ $count }
scapegoat-gain-marks = dostaje { $element }
scapegoat-gain-draws = dostaje … ?
scapegoat-gain-nothing = nic
scapegoat-free-now = na wolności
scapegoat-stays = zostaje

## Tura

scapegoat-points =
    { $count ->
        [one] Został { $count } punkt akcji
        [few] Zostały { $count } punkty akcji
       *[many] Zostało { $count } punktów akcji
    }
scapegoat-bribed =
    { $count ->
        [one] { $count } patrzy w bok
        [few] { $count } patrzą w bok
       *[many] { $count } patrzy w bok
    }
scapegoat-riot = Rozróba: ściągnij strażnika do siebie
scapegoat-riot-short = Rozróba
scapegoat-bribe-short = Łapówka
scapegoat-push-short = Krzepa
scapegoat-end-short = Koniec tury
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

## Głosowanie

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

## Tacki

scapegoat-gives =
    { $you ->
        [yes] Dajesz
       *[no] { $player } daje
    }
scapegoat-wanted-of =
    { $you ->
        [yes] { $asker } prosi o to ciebie: na zadanie
       *[no] { $asker } prosi o to na zadanie. Odpowiada { $player }
    }
scapegoat-nothing = nic
scapegoat-no-more = więcej nie ma
scapegoat-change = Sprzątnij tacki
scapegoat-building = { $player } układa ofertę.
scapegoat-thinking = { $player } się zastanawia.

## Wybór: nagłówki i to, co pod nimi wystarczy

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
short-riot = stąd: { $room_name }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }
