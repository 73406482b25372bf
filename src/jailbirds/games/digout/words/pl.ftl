### Dig Your Way Out, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.
### $card_name, $tool_name, $weapon_name, $room_name i tak dalej to nazwy podane niżej.

title = Dig Your Way Out
tagline = Przeszukuj więzienie, majstruj albo kradnij to, czym da się kopać, pilnuj własnych pleców i przedostań się za mur przed wszystkimi innymi. Tematami tej gry są papierosy, bójki i narkotyki.
note = Ta gra opowiada o życiu w więzieniu: jej tematami są papierosy, bójki i narkotyki.

## Lokacje

name-cells = cele
name-dining = stołówka
name-showers = łaźnia
name-infirmary = izba chorych
name-yard = spacerniak
name-solitary = karcer
name-block_a = blok cel A
name-block_b = blok cel B

## Karty

name-spoon = łyżka
name-pickaxe = kilof
name-shovel = łopata
name-knife = nóż
name-two_knives = dwa noże
name-razor = żyletka
name-shard = odłamek szkła
name-padlock = kłódka w skarpecie
name-fists = gołe pięści
name-cap = czapka
name-sunglasses = ciemne okulary
name-bandana = bandana
name-ring = sygnet
name-boots = buty
name-tattoo = tatuaż
name-pan = patelnia
name-scissors = nożyczki
name-broomstick = kij od miotły
name-tape = taśma
name-toothbrush = szczoteczka
name-ambush = Zasadzka
name-shakedown = Kipisz
name-parcel = Paczka z wolności
name-master_key = Wytrych
name-snitch = Anonimowy donos
name-light_fingers = Lepkie palce
name-inspection = Kontrola
name-night_nurse = Nocny dyżur
name-phone = telefon
name-jewellery = biżuteria
name-pills = tabletki

text-ambush = Inny gracz dostaje obrażenie.
text-shakedown = Karty ze wszystkich rąk zbiera się razem i rozdaje od nowa, po jednej, począwszy od ciebie.
text-parcel = Dostajesz 3 karty znalezisk i 3 papierosy.
text-master_key = Przejdź do dowolnej innej lokacji oprócz karceru.
text-snitch = Inny gracz trafia do karceru.
text-light_fingers = Obejrzyj karty na ręce innego gracza i weź jedną z nich.
text-inspection = Każdy w twojej lokacji, ty też, odrzuca kartę.
text-night_nurse = Leczysz do dwóch obrażeń.

## Przepisy

name-shiv = nóż ze szczoteczki i taśmy
name-sharpened_spoon = dwa noże z żyletki i łyżki
name-split_scissors = dwa noże z nożyczek i taśmy
name-makeshift_pickaxe = kilof z nożyczek, kija od miotły i taśmy
name-makeshift_shovel = łopata z patelni, kija od miotły i taśmy

## Gangi

name-crew = Ekipa
name-cartel = Kartel
name-bikers = Bikerzy
name-bratva = Bratwa
name-triad = Triada
name-rainbow = Tęcza

text-crew = Jest w ruchu. Dwa różne akcesoria z tych: czapka, ciemne okulary, bandana.
text-cartel = Handluje. Dwa różne akcesoria z tych: ciemne okulary, sygnet, buty.
text-bikers = Walczą. Dwa różne akcesoria z tych: bandana, buty, tatuaż.
text-bratva = Wymusza. Dwa różne akcesoria z tych: czapka, sygnet, tatuaż.
text-triad = Szuka i majstruje. Trzy różne akcesoria dowolnego rodzaju.
text-rainbow = Chroni. Trzy różne akcesoria dowolnego rodzaju.

name-second_wind = Drugi oddech
name-back_stairs = Kuchenne schody
name-quick_feet = Szybkie nogi
name-courier = Kurier
name-broker = Pośrednik
name-wholesaler = Ceny hurtowe
name-bookkeeper = Buchalter
name-fence = Paser
name-brawler = Zabijaka
name-road_captain = Kapitan trasy
name-thick_skin = Gruba skóra
name-victory_lap = Runda honorowa
name-quick_word = Krótka rozmowa
name-collector = Windykator
name-cold_stare = Zimne spojrzenie
name-reputation = Reputacja
name-keen_eye = Bystre oko
name-workshop = Warsztat
name-steady_hands = Pewna ręka
name-patience = Cierpliwość
name-safe_house = Azyl
name-first_aid = Pierwsza pomoc
name-chosen_family = Rodzina z wyboru
name-open_arms = Otwarte ramiona

text-second_wind = Raz na turę, gdy wykonujesz ruch, możesz rzucić kostką jeszcze raz.
text-back_stairs = Zwykłym ruchem możesz przejść do własnych cel bez względu na wynik rzutu.
text-quick_feet = Raz na turę, gdy wykonujesz ruch, dostajesz akcję.
text-courier = Gdy wykonujesz ruch, dostajesz 1 papierosa.
text-broker = Gdy sprzedajesz, dostajesz o 2 papierosy więcej.
text-wholesaler = Za kilofy i łopaty płacisz o 2 papierosy mniej.
text-bookkeeper = Na koniec swojej tury dostajesz 1 papierosa.
text-fence = Gdy sprzedajesz i gdy kupujesz, dobierasz kartę znalezisk.
text-brawler = Raz w każdej walce twoje gołe pięści liczą się jako broń.
text-road_captain = Gdy wygrywasz walkę, dobierasz 2 karty znalezisk.
text-thick_skin = Gdy przegrywasz walkę, nie dostajesz obrażenia.
text-victory_lap = Gdy wygrywasz walkę, zabierasz przegranemu jeszcze jedną losową kartę.
text-quick_word = Raz na turę, gdy coś wymuszasz, dostajesz akcję.
text-collector = Gdy coś wymuszasz, dostajesz 2 papierosy.
text-cold_stare = Zatrzymujesz broń, którą grozisz.
text-reputation = Nikt nie może niczego na tobie wymusić.
text-keen_eye = Gdy przeszukujesz lokację, dobierasz o jedną kartę więcej.
text-workshop = Przepisy wymagają o jedną kartę mniej.
text-steady_hands = Raz na turę, gdy majstrujesz, dostajesz akcję.
text-patience = Gdy przeszukujesz lokację, dostajesz 1 papierosa.
text-safe_house = Nikt nie może niczego na tobie wymusić, Michel(le) też nie.
text-first_aid = Na koniec swojej tury leczysz jedno obrażenie.
text-chosen_family = Gdy przegrywasz walkę, nie dostajesz obrażenia i dobierasz kartę znalezisk.
text-open_arms = Raz na grę, gdy kopiesz, dostajesz o 1 punkt tunelu więcej. Michel(le) niczego na tobie nie wymusza.

## Przeszłość. Każda karta mówi, kiedy można ją ujawnić, co daje i co jeszcze dostaje ktoś z jej gangu.

name-getaway_driver = Kierowca szajki
name-pickpocket = Kieszonkowiec
name-roof_climber = Dachołaz
name-accountant = Księgowy
name-smuggler = Przemytnik
name-forger = Fałszerz papierów
name-prizefighter = Pięściarz
name-bouncer = Bramkarz
name-stunt_rider = Kaskader
name-racketeer = Poborca haraczy
name-safecracker = Kasiarz
name-arms_dealer = Handlarz bronią
name-card_sharp = Szuler
name-locksmith = Ślusarz
name-counterfeiter = Fałszerz banknotów
name-paramedic = Ratownik medyczny
name-hacker = Haker
name-canteen_cook = Kucharz ze stołówki

text-getaway_driver = Po ruchu: akcja. Ekipa: także karta znalezisk.
text-pickpocket = Po ruchu: 2 papierosy. Ekipa: także 2 karty znalezisk.
text-roof_climber = W twojej turze: karta znalezisk. Ekipa: także akcja.
text-accountant = Po sprzedaży: 3 papierosy. Kartel: jeszcze 3.
text-smuggler = Po zakupie: 2 karty znalezisk. Kartel: także akcja.
text-forger = W twojej turze: 2 papierosy. Kartel: także 2 karty znalezisk.
text-prizefighter = Po wygranej walce: 2 karty znalezisk. Bikerzy: także 3 papierosy.
text-bouncer = W twojej turze: nóż. Bikerzy: jeszcze jeden.
text-stunt_rider = W twojej turze: leczysz jedno obrażenie. Bikerzy: także akcja.
text-racketeer = Po wymuszeniu: 3 papierosy. Bratwa: także nóż.
text-safecracker = Po kopaniu: 3 papierosy. Bratwa: także akcja.
text-arms_dealer = W twojej turze: nóż. Bratwa: także 2 papierosy.
text-card_sharp = Po przeszukaniu: karta znalezisk. Triada: jeszcze jedna.
text-locksmith = Po majstrowaniu: akcja. Triada: także 2 karty znalezisk.
text-counterfeiter = Po przeszukaniu: 2 papierosy. Triada: także akcja.
text-paramedic = Po leczeniu: akcja. Tęcza: także 2 karty znalezisk.
text-hacker = Po przeszukaniu: karta znalezisk. Tęcza: także 3 papierosy.
text-canteen_cook = Po kradzieży łyżki: jeszcze jedna łyżka. Tęcza: leczysz także jedno obrażenie.

## Michel(le)

michelle = Michel(le)
name-no_knife = bez noża
name-wants_spoon = nóż, chce łyżki
name-wants_spoon_or_pickaxe = nóż, chce łyżki lub kilofa
name-wants_pickaxe_or_shovel = nóż, chce kilofa lub łopaty
name-wants_any_tool = nóż, chce dowolnego narzędzia

## Odmiana lokacji i gangów: „do stołówki”, „przeszukujesz stołówkę”, „do Ekipy”.

x-room-to =
    { $room ->
        [cells] do cel
        [dining] do stołówki
        [showers] do łaźni
        [infirmary] do izby chorych
        [yard] na spacerniak
        [solitary] do karceru
        [block_a] do bloku cel A
       *[block_b] do bloku cel B
    }
x-room =
    { $room ->
        [dining] stołówkę
        [showers] łaźnię
        [infirmary] izbę chorych
       *[other] { $room_name }
    }
x-gang-to =
    { $gang ->
        [crew] do Ekipy
        [cartel] do Kartelu
        [bikers] do Bikerów
        [bratva] do Bratwy
        [triad] do Triady
       *[rainbow] do Tęczy
    }

## Odmiana kart: „bierzesz łyżkę”, „żądasz łyżki”, „kopiesz łyżką”, „walczysz nożem”, „płacisz czapką”.

x-card =
    { $card ->
        [spoon] łyżkę
        [shovel] łopatę
        [razor] żyletkę
        [padlock] kłódkę w skarpecie
        [cap] czapkę
        [bandana] bandanę
        [pan] patelnię
        [tape] taśmę
        [toothbrush] szczoteczkę
        [ambush] kartę „{ $card_name }”
        [shakedown] kartę „{ $card_name }”
        [parcel] kartę „{ $card_name }”
        [master_key] kartę „{ $card_name }”
        [snitch] kartę „{ $card_name }”
        [light_fingers] kartę „{ $card_name }”
        [inspection] kartę „{ $card_name }”
        [night_nurse] kartę „{ $card_name }”
        [jewellery] biżuterię
       *[other] { $card_name }
    }
x-with-card =
    { $card ->
        [cap] czapką
        [sunglasses] ciemnymi okularami
        [bandana] bandaną
        [ring] sygnetem
        [boots] butami
       *[tattoo] tatuażem
    }
x-tool =
    { $tool ->
        [spoon] łyżkę
        [shovel] łopatę
       *[pickaxe] kilof
    }
x-tool-of =
    { $tool ->
        [spoon] łyżki
        [shovel] łopaty
       *[pickaxe] kilofa
    }
x-with-tool =
    { $tool ->
        [spoon] łyżką
        [shovel] łopatą
       *[pickaxe] kilofem
    }
x-with-weapon =
    { $weapon ->
        [razor] żyletką
        [shard] odłamkiem szkła
        [padlock] kłódką w skarpecie
        [fists] gołymi pięściami
       *[knife] nożem
    }
x-recipe =
    { $recipe ->
        [makeshift_shovel] łopatę z patelni, kija od miotły i taśmy
       *[other] { $recipe_name }
    }
x-deal =
    { $deal ->
        [shovel] łopatę
       *[other] { $deal_name }
    }

## Odmiana liczb: „2 papierosy”, „2 karty”, „2 punkty”.

x-cigarettes =
    { $cigarettes ->
        [one] { $cigarettes } papierosa
        [few] { $cigarettes } papierosy
        [many] { $cigarettes } papierosów
       *[other] { $cigarettes } papierosa
    }
x-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
x-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Napisy

rooms = LOKACJE
piles = STOSY
gangs = GANGI
your-hand = TWOJA RĘKA
tunnels = TUNELE

## Co teraz

now-start = Losowanie: kto zaczyna?
now-tops = Na stosie gangu pojawia się następna karta.
now-pasts = Każdy dostaje kartę przeszłości.
now-draw = Dobierana jest karta.
now-dealing = Karty rozdawane są od nowa.
now-take = Losowa karta zmienia właściciela.
now-loss = Przepada losowa karta.
now-roll = Kostka się toczy.
now-figure_roll = Kostka toczy się dla Michel(le).
now-card = Michel(le) odkrywa kartę.
now-act =
    { $you ->
        [yes] Twoja tura: co robisz?
       *[no] Teraz gra { $player }.
    }
now-walk =
    { $you ->
        [yes] Do której lokacji idziesz?
       *[no] { $player } wybiera lokację.
    }
now-join =
    { $you ->
        [yes] Zapłać akcesoriami; każde musi być inne.
       *[no] { $player } dołącza do gangu.
    }
now-target =
    { $you ->
        [yes] Na kogo zagrywasz tę kartę?
       *[no] { $player } wybiera, na kogo zagrywa kartę.
    }
now-trip =
    { $you ->
        [yes] Do której lokacji idziesz?
       *[no] { $player } wybiera lokację.
    }
now-peek =
    { $you ->
        [yes] Którą kartę bierzesz?
       *[no] { $player } ogląda karty na czyjejś ręce.
    }
now-purge =
    { $you ->
        [yes] Odrzuć kartę.
       *[no] { $player } musi odrzucić kartę.
    }
now-sell =
    { $you ->
        [yes] Sprzedajesz coś jeszcze?
       *[no] { $player } sprzedaje.
    }
now-threat =
    { $you ->
        [yes] Ktoś ci grozi. Oddajesz narzędzie czy walczysz?
       *[no] Ktoś grozi graczowi { $player }.
    }
now-fight =
    { $you ->
        [yes] Zagrywasz broń?
       *[no] { $player } decyduje, czy zagrać broń.
    }
now-spoils =
    { $you ->
        [yes] Możesz zabrać kartę każdemu z pomocników przegranego.
       *[no] { $player } zbiera łupy.
    }
now-figure =
    { $you ->
        [yes] Chcesz przesunąć Michel(le)?
       *[no] { $player } zastanawia się, czy przesunąć Michel(le).
    }
now-lead =
    { $you ->
        [yes] Dokąd idzie Michel(le)?
       *[no] { $player } prowadzi Michel(le).
    }
now-extorted =
    { $you ->
        [yes] Michel(le) chce narzędzia. Oddajesz czy walczysz?
       *[no] Michel(le) wymusza narzędzie na graczu { $player }.
    }
now-brawl =
    { $you ->
        [yes] Kolejny nóż. Zagrywasz broń?
       *[no] { $player } walczy z Michel(le).
    }
now-penalty =
    { $you ->
        [yes] Które narzędzie tracisz?
       *[no] { $player } traci narzędzie.
    }
now-prize =
    { $you ->
        [yes] Wygrywasz. Chcesz dobrać kartę znalezisk?
       *[no] { $player } wygrywa z Michel(le).
    }
now-limit =
    { $you ->
        [yes] Masz na ręce za dużo kart: odrzuć jedną.
       *[no] { $player } ma na ręce za dużo kart.
    }
now-trade =
    { $you ->
        [yes] Wyłóż karty i złóż propozycję.
       *[no] { $player } przygotowuje wymianę.
    }
now-answer =
    { $you ->
        [yes] Zgadzasz się na wymianę?
       *[no] { $player } zastanawia się nad wymianą.
    }
now-return =
    { $you ->
        [yes] Które karty dajesz?
       *[no] { $player } wybiera karty do wymiany.
    }
now-over = Koniec gry.

## Akcje

action-start = Zaczyna { $player }
action-top = Na wierzch trafia „{ $gang_card_name }”
action-past = Przeszłość: { $past_name }
action-draw = Dobrana karta: { $card_name }
action-deal = Rozdana karta: { $card_name }
action-lose = Wylosowana karta: { $card_name }
action-roll = Na kostce wypada { $face }
action-turn_up = Odkryta karta: { $figure_card_name }
action-search = Przeszukaj lokację
action-walk = Zwykły ruch: rzuć kostką
action-sneak = Ostrożny ruch: { x-room-to }
action-visit = Idź do gracza { $player }
action-join = Dołącz { x-gang-to }
action-play = Zagraj kartę „{ $card_name }”
action-extort = Wymuś { x-tool } na graczu { $player }, grożąc { x-with-weapon }
action-craft = Zmajstruj { x-recipe }
action-dig = Kop { x-with-tool }
action-steal = Ukradnij łyżkę
action-heal = Wylecz obrażenie
action-sell = Sprzedaj { x-card }
action-buy = Kup { x-deal }
action-trade = Zaproponuj wymianę graczowi { $player }
action-reveal = Ujawnij swoją przeszłość
action-end = Zakończ turę
action-go = Przejście { x-room-to }
action-again = Rzuć jeszcze raz
action-pay = Zapłać { x-with-card }
action-target = { $player }
action-pick = Weź { x-card }
action-discard = Odrzuć { x-card }
action-done = Na tym koniec
action-comply = Oddaj narzędzie
action-fight = Walcz { x-with-weapon }
action-decline = Nie zagrywaj broni
action-rob = Zabierz kartę graczowi { $player }
action-lead = Przesuń Michel(le)
action-give = Oddaj { x-tool }
action-prize = Dobierz kartę znalezisk
action-lay = Wyłóż { x-card }
action-swap = Za tyle samo kart
action-charge = Za { x-cigarettes }
action-bid = Zaproponuj { x-cigarettes } za karty
action-accept = Zgódź się
action-refuse = Odmów

## Zdarzenia

event-started =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $player }.
    }
event-topped = { $gang_name }: na wierzchu leży karta „{ $gang_card_name }”.
event-past_dealt =
    { $you ->
        [yes] Twoja przeszłość: { $past_name }.
       *[no] Przeszłość gracza { $player }: { $past_name }.
    }
event-past_dealt_unseen = { $player } dostaje kartę przeszłości.
event-drew =
    { $you ->
        [yes] Dobierasz { x-card }.
       *[no] { $player } dobiera { x-card }.
    }
event-drew_unseen = { $player } dobiera kartę.
event-reshuffled = Odrzucone karty zostają potasowane.
event-turn_began =
    { $you ->
        [yes] Runda { $round }: twoja tura.
       *[no] Runda { $round }: teraz gra { $player }.
    }
event-turn_ended =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $player } kończy turę.
    }
event-searched =
    { $you ->
        [yes] Przeszukujesz { x-room }.
       *[no] { $player } przeszukuje { x-room }.
    }
event-rolled =
    { $you ->
        [yes] Rzucasz kostką: { $face }.
       *[no] { $player } rzuca kostką: { $face }.
    }
event-moved =
    { $you ->
        [yes] Przechodzisz { x-room-to }.
       *[no] { $player } przechodzi { x-room-to }.
    }
event-joined =
    { $you ->
        [yes] Dołączasz { x-gang-to }. Twoja karta to „{ $gang_card_name }”.
       *[no] { $player } dołącza { x-gang-to }. Karta to „{ $gang_card_name }”.
    }
event-left_gang =
    { $you ->
        [yes] Oddajesz kartę „{ $gang_card_name }”.
       *[no] { $player } oddaje kartę „{ $gang_card_name }”.
    }
event-benefited =
    { $you ->
        [yes] Korzystasz z karty „{ $gang_card_name }”.
       *[no] { $player } korzysta z karty „{ $gang_card_name }”.
    }
event-paid =
    { $you ->
        [yes] Płacisz { x-with-card }.
       *[no] { $player } płaci { x-with-card }.
    }
event-played =
    { $you ->
        [yes] Zagrywasz kartę „{ $card_name }”.
       *[no] { $player } zagrywa kartę „{ $card_name }”.
    }
event-beaten =
    { $beatings ->
        [one] { $you ->
            [yes] Dostajesz obrażenie: nie możesz majstrować.
           *[no] { $player } dostaje obrażenie i nie może majstrować.
        }
       *[other] { $you ->
            [yes] Dostajesz obrażenie: nie możesz majstrować ani kopać.
           *[no] { $player } dostaje obrażenie i nie może majstrować ani kopać.
        }
    }
event-spared =
    { $you ->
        [yes] „{ $gang_card_name }”: nie dostajesz obrażenia.
       *[no] „{ $gang_card_name }”: { $player } nie dostaje obrażenia.
    }
event-healed =
    { $beatings ->
        [0] { $you ->
            [yes] Wracasz do zdrowia.
           *[no] { $player } wraca do zdrowia.
        }
       *[other] { $you ->
            [yes] Czujesz się lepiej: zostaje ci jedno obrażenie.
           *[no] { $player } czuje się lepiej: zostaje jedno obrażenie.
        }
    }
event-sent =
    { $you ->
        [yes] Trafiasz do karceru.
       *[no] { $player } trafia do karceru.
    }
event-looked =
    { $you ->
        [yes] Oglądasz karty na czyjejś ręce.
       *[no] { $player } ogląda karty na czyjejś ręce.
    }
event-shown =
    { $you ->
        [yes] To twoje karty.
       *[no] To karty gracza { $player }.
    }
event-pooled =
    { $you ->
        [yes] Zbierasz razem karty ze wszystkich rąk.
       *[no] { $player } zbiera razem karty ze wszystkich rąk.
    }
event-dealt =
    { $you ->
        [yes] Dostajesz { x-card }.
       *[no] { $player } dostaje { x-card }.
    }
event-dealt_unseen = { $player } dostaje kartę.
event-threatened =
    { $you ->
        [yes] Grozisz { x-with-weapon } i żądasz { x-tool-of }.
       *[no] { $player } grozi { x-with-weapon } i żąda { x-tool-of }.
    }
event-was_threatened =
    { $you ->
        [yes] Groźba dotyczy ciebie.
       *[no] Groźba dotyczy gracza { $player }.
    }
event-complied =
    { $you ->
        [yes] Oddajesz { x-tool }.
       *[no] { $player } oddaje { x-tool }.
    }
event-fought =
    { $you ->
        [yes] Walczysz { x-with-weapon }.
       *[no] { $player } walczy { x-with-weapon }.
    }
event-declined =
    { $you ->
        [yes] Nie zagrywasz broni.
       *[no] { $player } nie zagrywa broni.
    }
event-won =
    { $you ->
        [yes] Wygrywasz walkę.
       *[no] { $player } wygrywa walkę.
    }
event-lost =
    { $you ->
        [yes] Przegrywasz walkę.
       *[no] { $player } przegrywa walkę.
    }
event-took_tool =
    { $you ->
        [yes] Zabierasz { x-tool }.
       *[no] { $player } zabiera { x-tool }.
    }
event-robbed =
    { $you ->
        [yes] Zabierasz { x-card }.
       *[no] { $player } zabiera { x-card }.
    }
event-was_robbed =
    { $you ->
        [yes] Ktoś zabiera ci { x-card }.
       *[no] Ktoś zabiera graczowi { $player } { x-card }.
    }
event-robbed_unseen = { $player } zabiera kartę.
event-crafted =
    { $you ->
        [yes] Majstrujesz { x-recipe }.
       *[no] { $player } majstruje { x-recipe }.
    }
event-dug =
    { $you ->
        [yes] Kopiesz { x-with-tool }: { x-points } tunelu.
       *[no] { $player } kopie { x-with-tool }: { x-points } tunelu.
    }
event-stole =
    { $you ->
        [yes] Kradniesz łyżkę.
       *[no] { $player } kradnie łyżkę.
    }
event-sold =
    { $you ->
        [yes] Sprzedajesz { x-card } za { x-cigarettes }.
       *[no] { $player } sprzedaje { x-card } za { x-cigarettes }.
    }
event-bought =
    { $you ->
        [yes] Kupujesz { x-deal } za { x-cigarettes }.
       *[no] { $player } kupuje { x-deal } za { x-cigarettes }.
    }
event-revealed =
    { $you ->
        [yes] Ujawniasz swoją przeszłość: { $past_name }.
       *[no] { $player } ujawnia swoją przeszłość: { $past_name }.
    }
event-revealed_as_member =
    { $you ->
        [yes] Ujawniasz swoją przeszłość: { $past_name }. Twój gang dokłada swoją część.
       *[no] { $player } ujawnia swoją przeszłość: { $past_name }. Gang dokłada swoją część.
    }
event-got_cigarettes =
    { $you ->
        [yes] Dostajesz { x-cigarettes }.
       *[no] { $player } dostaje { x-cigarettes }.
    }
event-got_action =
    { $you ->
        [yes] Dostajesz akcję.
       *[no] { $player } dostaje akcję.
    }
event-got_point =
    { $you ->
        [yes] Dostajesz punkt tunelu.
       *[no] { $player } dostaje punkt tunelu.
    }
event-took_card =
    { $you ->
        [yes] Bierzesz ze stosu { x-card }.
       *[no] { $player } bierze ze stosu { x-card }.
    }
event-discarded =
    { $you ->
        [yes] Odrzucasz { x-card }.
       *[no] { $player } odrzuca { x-card }.
    }
event-figure_rolled =
    { $you ->
        [yes] Rzucasz kostką dla Michel(le): { $face }.
       *[no] { $player } rzuca kostką dla Michel(le): { $face }.
    }
event-figure_moved = Michel(le) idzie { x-room-to }.
event-figure_extorts =
    { $you ->
        [yes] Michel(le) chce na tobie coś wymusić.
       *[no] Michel(le) chce coś wymusić na graczu { $player }.
    }
event-turned_up = Michel(le) odkrywa kartę: { $figure_card_name }.
event-gave =
    { $you ->
        [yes] Oddajesz { x-tool }.
       *[no] { $player } oddaje { x-tool }.
    }
event-proposed_swap =
    { $count ->
        [one] { $you ->
            [yes] Proponujesz kartę za kartę.
           *[no] { $player } proponuje kartę za kartę.
        }
       *[other] { $you ->
            [yes] Proponujesz { x-cards } za tyle samo innych.
           *[no] { $player } proponuje { x-cards } za tyle samo innych.
        }
    }
event-proposed_charge =
    { $you ->
        [yes] Proponujesz { x-cards } za { x-cigarettes }.
       *[no] { $player } proponuje { x-cards } za { x-cigarettes }.
    }
event-proposed_bid =
    { $you ->
        [yes] Proponujesz { x-cigarettes } za karty.
       *[no] { $player } proponuje { x-cigarettes } za karty.
    }
event-asked =
    { $you ->
        [yes] Potrzebna jest twoja zgoda.
       *[no] Potrzebna jest zgoda gracza { $player }.
    }
event-refused =
    { $you ->
        [yes] Nie zgadzasz się na wymianę.
       *[no] { $player } nie zgadza się na wymianę.
    }
event-gave_up =
    { $you ->
        [yes] Rezygnujesz z wymiany.
       *[no] { $player } rezygnuje z wymiany.
    }
event-traded =
    { $you ->
        [yes] Twoja wymiana dochodzi do skutku.
       *[no] Wymiana gracza { $player } dochodzi do skutku.
    }
event-received =
    { $count ->
        [one] { $you ->
            [yes] Dostajesz { x-card }.
           *[no] { $player } dostaje { x-card }.
        }
       *[other] { $you ->
            [yes] Dostajesz: { $count } × { $card_name }.
           *[no] { $player } dostaje: { $count } × { $card_name }.
        }
    }
event-paid_cigarettes =
    { $you ->
        [yes] Dajesz w zamian { x-cigarettes }.
       *[no] { $player } daje w zamian { x-cigarettes }.
    }
event-escaped =
    { $you ->
        [yes] Twój tunel ma { x-points }: wychodzisz na wolność!
       *[no] Tunel gracza { $player } ma { x-points }: { $player } wychodzi na wolność!
    }
event-team_escaped =
    { $you ->
        [yes] Tunel twojej drużyny ma { x-points }: wychodzicie na wolność!
       *[no] Tunel drużyny gracza { $player } ma { x-points }: cała drużyna wychodzi na wolność!
    }
event-timed_out =
    { $rounds ->
        [one] Po { $rounds } rundzie limit tur jest wyczerpany.
        [few] Po { $rounds } rundach limit tur jest wyczerpany.
        [many] Po { $rounds } rundach limit tur jest wyczerpany.
       *[other] Po { $rounds } rundy limit tur jest wyczerpany.
    }

## Jak się skończyło. $winners to lista imion, $count mówi, ile ich jest.

ending-tunnel =
    { $count ->
        [one] { $winners } przedostaje się za mur i znika, zanim zawyje alarm.
        [few] { $winners } przedostają się za mur i znikają, zanim zawyje alarm.
        [many] { $winners } przedostają się za mur i znikają, zanim zawyje alarm.
       *[other] { $winners } przedostają się za mur i znikają, zanim zawyje alarm.
    }
ending-team = { $winners } razem przedostają się za mur.
ending-limit =
    { $count ->
        [one] Czas minął, a najdłuższy tunel ma { $winners }.
        [few] Czas minął, a { $winners } dzielą się zwycięstwem: nikt nie ma dłuższego tunelu.
        [many] Czas minął, a { $winners } dzielą się zwycięstwem: nikt nie ma dłuższego tunelu.
       *[other] Czas minął, a { $winners } dzielą się zwycięstwem: nikt nie ma dłuższego tunelu.
    }

## Opcje

option-michelle = Michel(le)
    .help = Figura, którą nikt nie gra i która wymusza narzędzia na każdym w swojej lokacji.
option-michelle-auto = przy dwóch graczach
option-michelle-on = zawsze
option-michelle-off = nigdy
option-teams = Drużyny
    .help = Dwie drużyny i dwa bloki cel, przy czterech lub sześciu graczach. Przy każdej innej liczbie graczy każdy gra dla siebie.
option-memory = Pamięć
    .help = Czy gra prowadzi spis kart, które inni biorą na twoich oczach?
option-memory-public = gra spisuje widziane karty
option-memory-none = każdy musi pamiętać
option-turn_limit = Limit tur
    .help = Po tylu rundach wygrywa najdłuższy tunel.

## Zasady. Tekst, a pod .no to, co słyszy ktoś, komu zasada na coś nie pozwala.

chapter-material = Elementy gry
chapter-goal = Przygotowanie i cel gry
chapter-turn = Tura
chapter-rooms = Akcje w lokacjach
chapter-beatings = Obrażenia i przeszłość
chapter-michelle = Michel(le)
chapter-teams = Drużyny
chapter-table = Przy stole

DIG-01 = Lokacje to cele, stołówka, łaźnia, izba chorych, spacerniak i karcer. Do karceru nie prowadzi żaden wynik na kostce: wysyłają tam tylko karty. Wychodzisz z niego zwykłym albo ostrożnym ruchem. W karcerze nie możesz niczego szukać; poza tym jest tam tak jak w każdej innej lokacji.
    .no = W karcerze nie ma czego szukać.
DIG-02 = Każdy wynik na kostce prowadzi do dwóch lokacji. 1: cele albo stołówka. 2: cele albo izba chorych. 3: cele albo łaźnia. 4: spacerniak albo stołówka. 5: spacerniak albo łaźnia. 6: spacerniak albo izba chorych.
DIG-03 = Przeszukanie daje 1 kartę w celach, 2 karty w stołówce, w izbie chorych i na spacerniaku, a 3 karty w łaźni.
DIG-04 = Cztery stosy leżą odkryte: 15 łyżek (po 1 punkcie tunelu), 10 kilofów (po 3 punkty), 8 łopat (po 4 punkty) i 30 noży. Odrzucona karta z takiego stosu wraca na swój stos.
DIG-05 = Kart znalezisk jest 77: 24 karty akcesoriów, 22 części, 14 broni, 10 akcji i 7 kosztowności. Talia leży zakryta, a obok niej odkryte karty odrzucone. Gdy trzeba dobrać kartę, a talia jest pusta, tasuje się karty odrzucone i dobiera dalej; karta, która właśnie działa, jeszcze do nich nie należy. Jeśli nie ma już żadnych kart, nic się nie dobiera.
    .no = Trwa dobieranie kart.
DIG-06 = Każdy z sześciu gangów ma stos czterech kart, potasowany i odkryty: wierzchnią kartę widzą wszyscy. Odrzucona karta gangu trafia na spód swojego stosu.
    .no = Na stosie gangu właśnie pojawia się następna karta.
DIG-07 = Każdy dostaje w tajemnicy jedną z 18 kart przestępczej przeszłości i może do niej zaglądać, kiedy chce.
    .no = Trwa rozdawanie kart przeszłości.
DIG-08 = Papierosów jest tyle, ile potrzeba. Na początku nikt nie ma żadnego.
DIG-09 = Każdy zaczyna w celach, z 3 kartami znalezisk i kartą przeszłości. O tym, kto rozpoczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
    .no = Teraz trwa tura kogoś innego.
DIG-10 = Kto ma dość punktów tunelu, od razu wygrywa: potrzeba ich 12 przy dwóch lub trzech graczach, 10 przy czterech, a 8 przy pięciu lub sześciu.
    .no = Koniec gry: ktoś jest już na wolności.
DIG-11 = W swojej turze możesz wykonać do dwóch akcji, jedną po drugiej; druga może dotyczyć lokacji, do której prowadzi pierwsza. To, co daje karta gangu, nie jest akcją, chyba że karta mówi inaczej; dodatkowa akcja albo ponowny rzut przysługuje ci raz na turę, a dodatkowy punkt tunelu raz na grę. Ujawnienie przeszłości nie jest akcją. Akcja, która nic by nie dała, jest niedozwolona. Co można zrobić raz na turę, można zrobić tylko raz, bez względu na to, ile masz akcji.
    .no = Nie masz już na to akcji, nic by to nie dało albo nie pora na to.
DIG-12 = Na koniec swojej tury możesz mieć na ręce najwyżej 10 kart; ty wybierasz, co odrzucasz. Kolejność: to, co dzieje się na koniec tury, ruch Michel(le), limit kart na ręce, następny gracz.
    .no = Najpierw odrzuć karty ponad limit, spośród tych, które masz na ręce.
DIG-13 = Przeszukanie, raz na turę: dobierasz tyle kart znalezisk, ile podaje lokacja.
    .no = W tej turze masz już przeszukanie za sobą.
DIG-14 = Zwykły ruch: rzucasz kostką i idziesz do jednej z dwóch lokacji, do których prowadzi wynik. Jeśli jesteś w jednej z nich, musisz iść do drugiej.
    .no = Idź do jednej z dwóch lokacji, do których prowadzi wynik na kostce, ale nie do tej, w której jesteś.
DIG-15 = Ostrożny ruch: za dwie akcje idziesz do dowolnej innej lokacji, ale nie do karceru.
    .no = Ostrożny ruch kosztuje dwie akcje i prowadzi do innej lokacji, ale nigdy do karceru.
DIG-16 = Dołączenie do gangu: odrzucasz akcesoria, każde inne. Ekipa, Kartel, Bikerzy i Bratwa chcą dwóch spośród swoich trzech, Triada i Tęcza trzech spośród wszystkich sześciu. Bierzesz wierzchnią kartę gangu i kładziesz ją odkrytą przed sobą; potem twoja dotychczasowa karta gangu trafia na spód swojego stosu. Możesz mieć tylko jedną kartę gangu naraz. Wolno ci znów dołączyć do tego samego gangu po inną kartę, ale nie do gangu, którego stos jest pusty. Ekipa: czapka, ciemne okulary, bandana. Kartel: ciemne okulary, sygnet, buty. Bikerzy: bandana, buty, tatuaż. Bratwa: czapka, sygnet, tatuaż.
    .no = Do tego gangu potrzeba różnych akcesoriów, takich, jakich on chce, a na jego stosie musi leżeć karta.
DIG-17 = Zagranie karty akcji: robisz to, co mówi karta, a potem ją odrzucasz.
    .no = Nie masz tej karty albo nie można jej tak użyć.
DIG-18 = Wymuszenie, raz na turę: na kimś w twojej lokacji, kto nie jest z twojej drużyny. Musisz mieć na ręce broń.
    .no = Wymuszać możesz raz na turę, z bronią na ręce, na kimś w swojej lokacji, kto nie jest z twojej drużyny i nie jest chroniony.
DIG-19 = Mówisz, jakiego narzędzia żądasz, i wykładasz broń. Ofiara może oddać takie narzędzie, jeśli je ma: na tym wymuszenie się kończy.
    .no = Grozi się bronią z ręki, a odpowiedzią jest żądane narzędzie albo walka.
DIG-20 = W przeciwnym razie dochodzi do walki: obie strony na zmianę zagrywają broń, a zaczyna ofiara. Kto nie może albo nie chce zagrać broni, przegrywa i dostaje obrażenie.
    .no = Trwa walka: ten, czyja kolej, zagrywa broń, którą ma, albo nie zagrywa żadnej.
DIG-21 = Napastnik, który wygrywa, zabiera żądane narzędzie, a jeśli przegrany takiego nie ma, losową kartę. Obrońca, który wygrywa, zabiera losową kartę napastnikowi. Z pustej ręki nie zabiera się nic.
    .no = Najpierw zwycięzca zabiera to, co mu się należy.
DIG-22 = Zagrane noże wracają na swój stos, a inna broń trafia do kart odrzuconych. Tak samo jest z bronią użytą do groźby, nawet jeśli ofiara oddaje narzędzie. Wszystko to dzieje się przed losowaniem karty z ręki.
DIG-23 = Majstrowanie: odrzucasz karty z przepisu i bierzesz ze stosu to, co z nich powstaje. Nie wolno majstrować w celach, w łaźni ani z obrażeniem; jedna akcja to jedna rzecz, a stos nie może być pusty. Jeśli powstają dwa noże, a na stosie jest już tylko jeden, dostajesz jeden. Nóż: szczoteczka i taśma. Dwa noże: nożyczki i taśma albo żyletka i łyżka. Kilof: nożyczki, kij od miotły i taśma. Łopata: patelnia, kij od miotły i taśma.
    .no = Do majstrowania potrzeba wszystkich kart z przepisu, lokacji innej niż cele i łaźnia, dobrego zdrowia i stosu, który nie jest pusty.
DIG-24 = Cele – kopanie: kładziesz przed sobą narzędzie z ręki i dostajesz jego punkty tunelu. Nie wolno kopać z dwoma obrażeniami.
    .no = Kopie się w celach, narzędziem z ręki i nie z dwoma obrażeniami.
DIG-25 = Stołówka – kradzież łyżki, jeśli na stosie jakaś jest.
    .no = Łyżki kradnie się w stołówce, dopóki jakieś są.
DIG-26 = Izba chorych – leczenie: pozbywasz się jednego obrażenia.
    .no = Leczyć się można tylko w izbie chorych.
DIG-27 = Spacerniak – sprzedaż: odrzucasz jedną lub więcej kart i dostajesz tyle papierosów, ile są warte.
    .no = Karty z ręki sprzedaje się na spacerniaku.
DIG-28 = Spacerniak – zakup, jedna transakcja: nóż za 2 papierosy, dwa noże za 5, kilof za 6, łopata za 8. Stos nie może być pusty, a przy zakupie dwóch noży muszą na nim leżeć dwa.
    .no = Kupujesz na spacerniaku, jeśli masz dość papierosów, i tylko to, co jeszcze jest na stosie.
DIG-29 = Nikt nie ma więcej niż dwóch obrażeń. Z jednym nie możesz majstrować. Z dwoma nie możesz ani majstrować, ani kopać.
    .no = Nikt nie dostaje więcej niż dwóch obrażeń.
DIG-30 = Swoją przeszłość możesz ujawnić raz na grę, we własnej turze, w chwili, którą podaje karta: zaraz po tym, co na niej wymieniono. Karta działa właśnie wtedy. Jeśli należysz w tej chwili do jej gangu, dostajesz także część dla gangu. Karta zostaje odkryta i jest już wykorzystana.
    .no = To nie jest chwila, którą podaje twoja przeszłość, albo przeszłość jest już ujawniona.
DIG-31 = Michel(le) zaczyna w łaźni i ma osiem zakrytych kart, które tasuje się ponownie, gdy się skończą. Odkryte karty widzą wszyscy; nie wracają do talii, dopóki trwa to samo wymuszenie. Na koniec swojej tury możesz przesunąć figurę zgodnie z rzutem kostką, jak w zwykłym ruchu; lokację wybierasz ty. Figura nigdy nie wchodzi do karceru.
    .no = Na koniec swojej tury gracz może przesunąć Michel(le), do jednej z dwóch lokacji, do których prowadzi wynik na kostce.
DIG-32 = Gdy Michel(le) kończy ruch, wymusza narzędzie na każdym w tej lokacji, zgodnie z ruchem wskazówek zegara, począwszy od gracza, który przesuwa figurę. Kto trafia do lokacji Michel(le), w dowolny sposób i w czyjejkolwiek turze, od razu staje się celem wymuszenia; potem tura toczy się dalej.
DIG-33 = Odkrywa się kartę. Jeśli nie ma na niej noża, nic się nie dzieje. Jeśli jest, możesz odrzucić jedno z narzędzi, które widać na karcie, i na tym koniec. W przeciwnym razie dochodzi do walki: zagrywasz broń i odkrywa się następną kartę. Jeśli nie ma na niej noża, wygrywasz i możesz dobrać kartę znalezisk; jeśli jest, walka trwa dalej. Nikt z drużyny nie może ci pomóc.
    .no = Michel(le) czeka na odpowiedź: narzędzie z karty, broń albo rezygnację z broni.
DIG-34 = Kto nie może albo nie chce zagrać broni, dostaje obrażenie i odrzuca wybrane przez siebie narzędzie spośród tych, które widać na ostatniej karcie, a jeśli żadnego z nich nie ma, losową kartę.
    .no = Najpierw trzeba oddać narzędzie, które widać na karcie.
DIG-35 = Przy czterech lub sześciu graczach mogą grać dwie drużyny; gracze siedzą na przemian. Punkty tunelu liczą się dla całej drużyny: przy czterech graczach do wygranej potrzeba 16, przy sześciu 20.
    .no = Koniec gry: jedna z drużyn jest już na wolności.
DIG-36 = Są dwa bloki cel, A i B. Każdy z nich jest lokacją, w której obowiązują wszystkie zasady cel, a każda drużyna zaczyna w swoim. Wynik 1, 2 lub 3 może prowadzić do dowolnego z nich.
    .no = W tej grze nie ma takiej lokacji.
DIG-37 = Kopiesz tylko w bloku swojej drużyny. W bloku drugiej drużyny wolno ci majstrować, we własnym nie.
    .no = Kopiesz tylko w bloku cel swojej drużyny.
DIG-38 = O zagraniu broni w walce decyduje najpierw uczestnik wymuszenia, a potem osoby z jego drużyny w tej samej lokacji, zgodnie z ruchem wskazówek zegara; strona przegrywa, gdy wszyscy odmawiają. Przegrany uczestnik wymuszenia i wszyscy, którzy zagrali broń po jego stronie, dostają po jednym obrażeniu. Zwycięski uczestnik wymuszenia zabiera przegranemu to, co mówi DIG-21, a każdemu z jego pomocników może zabrać po jednej losowej karcie. Oddać narzędzie może tylko sama ofiara.
    .no = Zwycięzca może zabrać kartę każdemu z pomocników przegranego, który jakąś ma.
DIG-39 = Wymiana: dajesz dowolną liczbę kart komuś z drużyny w swojej lokacji i dostajesz tyle samo, a każda strona sama wybiera, które daje; albo jedna strona daje karty, a druga papierosy. Ta druga osoba musi się zgodzić i dopiero wtedy zużywasz akcję. Propozycja, z której nic nie wychodzi, jest ostatnią w tej turze.
    .no = Do wymiany potrzeba zgody kogoś z drużyny w twojej lokacji i czegoś od obu stron; propozycja, z której nic nie wychodzi, jest ostatnią w tej turze.
DIG-40 = Zwykłym ruchem możesz bez rzutu przejść do lokacji, w której jest ktoś z twojej drużyny i z tego samego gangu co ty. Nie dotyczy to karceru.
    .no = Bez rzutu możesz iść tylko do kogoś z drużyny, kto jest w tym samym gangu co ty, i nie do karceru.
DIG-41 = Limit tur: po 150 rundach wygrywa najdłuższy tunel; jeśli kilka jest tak samo długich, zwycięstwo jest wspólne. Limit można zmienić.
    .no = Koniec gry: limit tur jest wyczerpany.
DIG-42 = Wszyscy widzą liczbę kart na każdej ręce, papierosy, obrażenia, karty gangów, wyłożone narzędzia, wierzchnie karty stosów, karty odrzucone i każdą kartę wziętą lub daną jawnie. Kartę wylosowaną z czyjejś ręki znają tylko dwie osoby, których to dotyczy. Opcja: czy gra prowadzi spis kart, o których wiadomo, że mają je inni.
