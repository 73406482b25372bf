### Dig Your Way Out, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.
### $card_name, $tool_name, $weapon_name, $room_name i tak dalej to nazwy podane niżej.

title = Dig Your Way Out
tagline = Przeszukuj więzienie, majstruj albo kradnij to, czym da się kopać, i przedostań się za mur przed wszystkimi innymi. Są tu papierosy, bójki i narkotyki.
note = Ta gra opowiada o życiu w więzieniu: jej tematami są papierosy, bójki i narkotyki.

## Zasady w pięciu zdaniach

rules-goal = Wykop swój tunel przed innymi: przy dwóch lub trzech graczach wygrywa 12 punktów tunelu, przy czterech 10, przy pięciu lub sześciu 8.
rules-turn = Dwie akcje: ruch według kostki, przeszukanie, majstrowanie, dołączenie do gangu, zagranie karty albo to, co daje twoja lokacja.
rules-twist = Kopiesz w celach: łyżka daje 1 punkt, kilof 3, łopata 4. Kradniesz je, majstrujesz, kupujesz na spacerniaku albo zmuszasz kogoś, żeby ci je oddał.
rules-others = Z bronią w ręku wymuszasz na kimś w swojej lokacji: odda narzędzie albo walczycie. Kto przegra, dostaje obrażenie; z jednym nie można majstrować, z dwoma kopać.
rules-end = Kto ma dość punktów tunelu, od razu wygrywa. Do tego czasu pomagają ci twoja przeszłość i twój gang. We dwoje gracie też z figurą, którą nikt nie gra: { x-michelle } wymusza na każdym w swojej lokacji.

## Lista wszystkiego, pod zasadami

things-rooms = Lokacje
things-tools = Narzędzia i broń
things-search = Karty znalezisk
things-action = Karty akcji
things-recipes = Przepisy
things-gang = Gang: { $gang }
things-pasts = Przeszłość
things-no_knife = Nic się nie dzieje, a w walce to wygrana.
things-knife = Oddaj takie narzędzie albo zagraj broń; inaczej dostajesz obrażenie.

## Na koniec: nagłówek

headline-won-tunnel = Udało ci się uciec
headline-lost-tunnel = Zostajesz za kratami
headline-told-tunnel =
    { $count ->
        [one] Ucieka { $winners }
        [few] Uciekają { $winners }
        [many] Uciekają { $winners }
       *[other] Uciekają { $winners }
    }
headline-won-team = { headline-won-tunnel }
headline-lost-team = { headline-lost-tunnel }
headline-told-team = { headline-told-tunnel }

## Lokacje

name-cells = cele
name-dining = stołówka
name-showers = łaźnia
name-infirmary = izba chorych
name-yard = spacerniak
name-solitary = karcer
name-block_a = blok cel A
name-block_b = blok cel B

## Na stole

name-stack = znaleziska
name-die = kostka

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

text-crew = Szybka w ruchu. Dwa różne akcesoria z tych: czapka, ciemne okulary, bandana.
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
text-quick_feet =
    { $printing ->
        [before_3] Raz na turę, gdy wykonujesz ruch, dostajesz akcję.
       *[now] Raz na turę, gdy kradniesz łyżkę, dostajesz akcję.
    }
text-courier =
    { $printing ->
        [before_3] Gdy wykonujesz ruch, dostajesz 1 papierosa.
       *[now] Gdy wykonujesz ruch, dostajesz 2 papierosy.
    }
text-broker =
    { $printing ->
        [before_3] Gdy sprzedajesz, dostajesz o 2 papierosy więcej.
       *[now] Gdy sprzedajesz, dostajesz o 4 papierosy więcej.
    }
text-wholesaler = Za kilofy i łopaty płacisz o 2 papierosy mniej.
text-bookkeeper = Na koniec swojej tury dostajesz 1 papierosa.
text-fence = Gdy sprzedajesz i gdy kupujesz, dobierasz kartę znalezisk.
text-brawler =
    { $printing ->
        [before_3] Raz w każdej walce twoje gołe pięści liczą się jako broń.
       *[now] Raz w każdej walce o to, co wymuszasz, twoje gołe pięści liczą się jako broń.
    }
text-road_captain = Gdy wygrywasz walkę, dobierasz 2 karty znalezisk.
text-thick_skin = Gdy przegrywasz walkę, nie dostajesz obrażenia.
text-victory_lap = Gdy wygrywasz walkę, zabierasz przegranemu jeszcze jedną losową kartę.
text-quick_word = Raz na turę, gdy coś wymuszasz, dostajesz akcję.
text-collector =
    { $printing ->
        [before_3] Gdy coś wymuszasz, dostajesz 2 papierosy.
       *[now] Gdy coś wymuszasz, dostajesz 4 papierosy.
    }
text-cold_stare =
    { $printing ->
        [before_3] Zatrzymujesz broń, którą grozisz.
       *[now] Gdy coś wymuszasz, dobierasz kartę znalezisk.
    }
text-reputation =
    { $printing ->
        [before_3] Nikt nie może niczego na tobie wymusić.
       *[now] Gdy coś wymuszasz, bierzesz łyżkę ze stosu.
    }
text-keen_eye = Gdy przeszukujesz lokację, dobierasz o jedną kartę więcej.
text-workshop = Przepisy wymagają o jedną kartę mniej; wybierasz, którą zostawiasz.
text-steady_hands = Raz na turę, gdy majstrujesz, dostajesz akcję.
text-patience = Gdy przeszukujesz lokację, dostajesz 1 papierosa.
text-safe_house =
    { $printing ->
        [before_3] Nikt nie może niczego na tobie wymusić, { x-michelle } też nie.
       *[now] W celach nikt nie może niczego na tobie wymusić, a { x-michelle } nigdzie.
    }
text-first_aid = Na koniec swojej tury leczysz jedno obrażenie.
text-chosen_family = Gdy przegrywasz walkę, nie dostajesz obrażenia i dobierasz kartę znalezisk.
text-open_arms = Raz na grę, gdy kopiesz, dostajesz o 1 punkt tunelu więcej. { x-michelle } niczego na tobie nie wymusza.

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

text-getaway_driver = Ujawnij ją raz na grę, zaraz po ruchu: dostajesz akcję, a w Ekipie także kartę znalezisk.
text-pickpocket = Ujawnij ją raz na grę, zaraz po ruchu: dostajesz 2 papierosy, a w Ekipie także 2 karty znalezisk.
text-roof_climber = Ujawnij ją raz na grę, w dowolnej chwili swojej tury: dobierasz kartę znalezisk, a w Ekipie dostajesz także akcję.
text-accountant = Ujawnij ją raz na grę, zaraz po sprzedaży: dostajesz 3 papierosy, a w Kartelu jeszcze 3.
text-smuggler = Ujawnij ją raz na grę, zaraz po zakupie: dobierasz 2 karty znalezisk, a w Kartelu dostajesz także akcję.
text-forger = Ujawnij ją raz na grę, w dowolnej chwili swojej tury: dostajesz 2 papierosy, a w Kartelu także 2 karty znalezisk.
text-prizefighter = Ujawnij ją raz na grę, zaraz po wygranej walce: dobierasz 2 karty znalezisk, a u Bikerów dostajesz także 3 papierosy.
text-bouncer = Ujawnij ją raz na grę, w dowolnej chwili swojej tury: dostajesz nóż, a u Bikerów jeszcze jeden.
text-stunt_rider = Ujawnij ją raz na grę, w dowolnej chwili swojej tury: leczysz jedno obrażenie, a u Bikerów dostajesz także akcję.
text-racketeer = Ujawnij ją raz na grę, zaraz po wymuszeniu: dostajesz 3 papierosy, a w Bratwie także nóż.
text-safecracker = Ujawnij ją raz na grę, zaraz po kopaniu: dostajesz 3 papierosy, a w Bratwie także akcję.
text-arms_dealer = Ujawnij ją raz na grę, w dowolnej chwili swojej tury: dostajesz nóż, a w Bratwie także 2 papierosy.
text-card_sharp = Ujawnij ją raz na grę, zaraz po przeszukaniu: dobierasz kartę znalezisk, a w Triadzie jeszcze jedną.
text-locksmith = Ujawnij ją raz na grę, zaraz po majstrowaniu: dostajesz akcję, a w Triadzie także 2 karty znalezisk.
text-counterfeiter = Ujawnij ją raz na grę, zaraz po przeszukaniu: dostajesz 2 papierosy, a w Triadzie także akcję.
text-paramedic = Ujawnij ją raz na grę, zaraz po leczeniu w izbie chorych: dostajesz akcję, a w Tęczy także 2 karty znalezisk.
text-hacker = Ujawnij ją raz na grę, zaraz po przeszukaniu: dobierasz kartę znalezisk, a w Tęczy dostajesz także 3 papierosy.
text-canteen_cook = Ujawnij ją raz na grę, zaraz po kradzieży łyżki: dostajesz jeszcze jedną łyżkę, a w Tęczy leczysz także jedno obrażenie.

## Michel(le)

michelle = Michel(le)
text-figure = Tą figurą nikt nie gra. Zaczyna w łaźni, a kto kończy turę, może ją przesunąć zgodnie z rzutem kostką. Kto jest w jej lokacji albo do niej trafi, staje się celem wymuszenia: odkrywa się kartę. Bez noża: nic się nie dzieje. Nóż: oddaj narzędzie z karty albo walcz, po jednej broni za każdy nóż. Za wygraną możesz dobrać kartę znalezisk; jeśli się poddasz, dostajesz obrażenie i tracisz narzędzie albo kartę.
name-michel = Michel
name-michelle = Michelle
# Jak ustalono przy stole.
x-michelle =
    { $figure ->
        [michel] Michel
        [michelle] Michelle
       *[either] Michel(le)
    }
x-michelle-whom =
    { $figure ->
        [michel] Michela
        [michelle] Michelle
       *[either] Michel(le)
    }
x-michelle-with =
    { $figure ->
        [michel] Michelem
        [michelle] Michelle
       *[either] Michel(le)
    }
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
x-cards-and =
    { $count ->
        [0] {""}
       *[other] { x-cards } i{" "}
    }
x-wanted =
    { $wanted ->
        [0] wybrane przez ciebie karty
        [one] { $wanted } kartę
        [few] { $wanted } karty
        [many] { $wanted } kart
       *[other] { $wanted } karty
    }
x-and-wanted =
    { $wanted ->
        [0] {""}
       *[other] {" "}i { x-wanted }
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
now-figure_roll = Kostka toczy się dla { x-michelle-whom }.
now-card = { x-michelle } odkrywa kartę.
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
        [yes] Chcesz przesunąć { x-michelle-whom }?
       *[no] { $player } zastanawia się, czy przesunąć { x-michelle-whom }.
    }
now-lead =
    { $you ->
        [yes] Dokąd idzie { x-michelle }?
       *[no] { $player } prowadzi { x-michelle-whom }.
    }
now-extorted =
    { $you ->
        [yes] { x-michelle } chce narzędzia. Oddajesz czy walczysz?
       *[no] { x-michelle } wymusza narzędzie na graczu { $player }.
    }
now-brawl =
    { $you ->
        [yes] Kolejny nóż. Zagrywasz broń?
       *[no] { $player } walczy z { x-michelle-with }.
    }
now-penalty =
    { $you ->
        [yes] Które narzędzie tracisz?
       *[no] { $player } traci narzędzie.
    }
now-prize =
    { $you ->
        [yes] Wygrywasz. Chcesz dobrać kartę znalezisk?
       *[no] { $player } wygrywa z { x-michelle-with }.
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
## Co dalej

ask-act =
    { $count ->
        [one] Została jedna akcja: rzuć, by się ruszyć, szukaj albo dotknij tego, co świeci.
        [few] { $count } akcje: rzuć, by się ruszyć, szukaj albo dotknij tego, co świeci.
       *[other] { $count } akcji: rzuć, by się ruszyć, szukaj albo dotknij tego, co świeci.
    }
ask-act-searched =
    { $count ->
        [one] Została jedna akcja: rzuć, by się ruszyć, albo dotknij tego, co świeci.
        [few] { $count } akcje: rzuć, by się ruszyć, albo dotknij tego, co świeci.
       *[other] { $count } akcji: rzuć, by się ruszyć, albo dotknij tego, co świeci.
    }
ask-act-none =
    { $past ->
        [yes] Nie masz już akcji: ujawnij przeszłość albo zakończ turę.
       *[no] Nie masz już akcji: zakończ turę.
    }
ask-walk =
    { $again ->
        [yes] Wypadło { $face }: dotknij lokacji, która świeci, albo kostki, by rzucić znowu.
       *[no] Wypadło { $face }: dotknij lokacji, która świeci.
    }
ask-join =
    { $count ->
        [one] { $gang_name }: dotknij jeszcze jednego akcesorium, którym płacisz.
       *[other] { $gang_name }: dotknij akcesoriów, którymi płacisz (jeszcze { $count }).
    }
ask-target-beat = Zasadzka: kto dostaje obrażenie?
ask-target-send = Anonimowy donos: kto idzie do karceru?
ask-target-peek = Lepkie palce: czyje karty oglądasz?
ask-trip = Wytrych: dotknij lokacji, do której chcesz iść.
ask-peek = Dotknij karty, którą zabierasz.
ask-purge = Kontrola: dotknij karty, którą odrzucasz.
ask-sell = Dotknij kolejnych kart albo zakończ sprzedaż.
ask-threat =
    { $held ->
        [yes] { $armed ->
            [yes] Oddaj { x-tool }, walcz, dotykając broni, albo przyjmij obrażenie.
           *[no] Oddaj { x-tool } albo przyjmij obrażenie.
        }
       *[no] { $armed ->
            [yes] Dotknij broni, by walczyć, albo przyjmij obrażenie.
           *[no] Nie masz { x-tool-of } ani broni: przyjmujesz obrażenie.
        }
    }
ask-fight =
    { $armed ->
        [yes] Dotknij broni, którą zagrywasz. Albo nie zagrywaj broni: wtedy przegrywasz i przyjmujesz obrażenie.
       *[no] Nie masz już broni: przegrywasz i przyjmujesz obrażenie.
    }
ask-fight-mate = { $player } nie ma czym walczyć. Pomóż, dotykając broni, albo się nie mieszaj.
ask-spoils = Dotknij pokonanego pomocnika, by zabrać mu kartę, albo zostaw.
ask-figure = Rzuć, by przesunąć { x-michelle-whom }, albo zostaw figurę w miejscu.
ask-lead = Wypadło { $face }: dotknij lokacji, w której { x-michelle } będzie wymuszać.
ask-extorted =
    { $held ->
        [yes] { $armed ->
            [yes] Oddaj narzędzie, walcz bronią albo przyjmij obrażenie.
           *[no] Oddaj narzędzie albo przyjmij obrażenie.
        }
       *[no] { $armed ->
            [yes] Dotknij broni, by walczyć, albo przyjmij obrażenie.
           *[no] Nie masz narzędzia ani broni: przyjmujesz obrażenie.
        }
    }
ask-brawl = Znowu nóż! Dotknij kolejnej broni. Albo nie zagrywaj broni: wtedy przegrywasz i przyjmujesz obrażenie.
ask-penalty = Przegrana: dotknij narzędzia, które oddajesz.
ask-prize = Wygrywasz z { x-michelle-with }: dobierasz kartę znalezisk?
ask-limit =
    { $count ->
        [one] Możesz zatrzymać najwyżej { $most } kart: dotknij tej, którą odrzucasz.
       *[other] Możesz zatrzymać najwyżej { $most } kart: dotknij { $count }, które odrzucasz.
    }
ask-trade = Dotknij kart, które oferujesz, albo zaoferuj papierosy.
ask-trade-terms = Oferujesz { x-cards }. Dołóż więcej albo powiedz, czego chcesz w zamian.
ask-trade-wanted = Za ile kart? Powiedz to i zaproponuj.
ask-trade-ready = Zaproponuj to albo dołóż coś po jednej ze stron.
ask-answer-swap =
    { $count ->
        [one] { $player } oferuje kartę za jedną z twoich. Zgoda?
       *[other] { $player } oferuje { x-cards } za tyle samo twoich. Zgoda?
    }
ask-answer-charge = { $player } oferuje { x-cards } za { x-cigarettes }{ x-and-wanted }. Zgoda?
ask-answer-bid = { $player } oferuje { x-cards-and }{ x-cigarettes } za { x-wanted }. Zgoda?
ask-return =
    { $count ->
        [one] Dotknij jeszcze jednej karty, którą dajesz w zamian.
       *[other] Dotknij kart, które dajesz w zamian (jeszcze { $count }).
    }
ask-return-bid =
    { $count ->
        [0] Dotknij karty, którą dajesz za { x-cigarettes }.
       *[other] Dotknij kolejnych kart albo oddaj te za { x-cigarettes }.
    }
pick-extort = Wymuszenie: którego narzędzia żądasz?
pick-extort-2 = Wybierz broń, którą grozisz.
pick-spare = Warsztat: dotknij karty z przepisu, którą zostawiasz.

## Po co

goal-dig = Brakuje punktów: { $count }. Twoje narzędzia są warte { $points }: kop nimi w celach.
goal-heal = Brakuje punktów: { $count }. Z dwoma obrażeniami nie możesz kopać: najpierw izba chorych.
goal-heal-craft = Brakuje punktów: { $count }. Z obrażeniami nie możesz majstrować: najpierw izba chorych.
goal-craft = Brakuje punktów: { $count }. Możesz zmajstrować { x-tool }, byle nie w celach ani w łaźni.
goal-part = Brakuje punktów: { $count }. Na { x-tool } brakuje ci jeszcze karty „{ $card_name }”.
goal-buy = Brakuje punktów: { $count }. Na spacerniaku kupisz { x-tool } za { x-cigarettes }.
goal-spoon = Brakuje punktów: { $count }. Kradnij łyżki w stołówce albo szukaj części.
goal-hand = Brakuje punktów: { $count }. Na koniec tury możesz zatrzymać { $most } kart, o { $over } mniej, niż masz: majstruj, sprzedawaj albo zagrywaj.

## Koniec jest bliski

near-limit = Ostatnia runda: potem wygrywa najdłuższy tunel.
near-tunnel =
    { $you ->
        [yes] Punkty, których brakuje ci do ucieczki: { $count }.
       *[no] Uwaga, { $player } jest blisko! Do ucieczki brakuje punktów: { $count }.
    }
near-tunnels = Uwaga: kilkorgu z was ({ $count }) brakuje już tylko jednego dobrego narzędzia.
near-team = Już blisko: drużynie gracza { $player } brakuje punktów: { $count }.

## Co przemawia za akcją, w podpowiedziach

why-dig = Punkty do tunelu: { $points }, i nikt ci ich już nie odbierze. Potem brakuje jeszcze: { $count }.
why-dig-wins = Z tym twój tunel jest dość długi: wygrywasz.
why-tool =
    { $points ->
        [one] Takie narzędzie to punkt tunelu, gdy tylko nim kopniesz.
        [few] To narzędzie to { $points } punkty tunelu, gdy tylko nim kopniesz.
       *[many] To narzędzie to { $points } punktów tunelu, gdy tylko nim kopniesz.
    }
why-weapon = Z bronią możesz grozić innym i mniej się bać ich gróźb.
why-heal-dig = Z dwoma obrażeniami w ogóle nie możesz kopać, z jednym mniej już tak.
why-heal-craft = Z obrażeniem nie możesz majstrować, a z następnym także kopać.
why-go-dig =
    { $count ->
        [one] Tam możesz kopać, a masz czym.
       *[other] Tam możesz kopać, a masz w ręce kilka narzędzi: { $count }.
    }
why-go-market = Tam sprzedasz, czego nie potrzebujesz, i kupisz narzędzia i broń.
why-go-spoon = Tam łyżka kosztuje tylko jedną akcję, a to pewny punkt tunelu.
why-go-search =
    { $count ->
        [0] Stamtąd dotrzesz tam, gdzie jest więcej do zdobycia.
        [one] Szukanie daje tam jedną kartę.
        [few] Szukanie daje tam { $count } karty.
       *[many] Szukanie daje tam { $count } kart.
    }
why-lead-to = Wtedy { x-michelle } trafi tam, gdzie jest { $other_name }, a nie do ciebie.
why-lead-away = Wtedy { x-michelle } nie stanie tam, dokąd chcesz iść.
why-lead = Lepiej, żeby to od ciebie zależało, dokąd pójdzie { x-michelle }.
why-search =
    { $count ->
        [one] To daje jedną kartę, a szukać wolno tylko raz w turze.
        [few] To daje { $count } karty, a szukać wolno tylko raz w turze.
       *[many] To daje { $count } kart, a szukać wolno tylko raz w turze.
    }
why-walk = Tutaj niewiele już zostało dla ciebie: gdzie indziej akcja da więcej.
why-visit = Warto być tam, gdzie { $other_name }: tam możesz grozić.
why-visit-mate = Warto być tam, gdzie { $other_name }: tam możecie handlować i sobie pomagać.
why-join = Karta gangu działa dla ciebie od tej chwili, a akcesoria na niewiele więcej się przydają.
why-play-beat = Obrażenie zatrzyma kogoś na dłużej, niż kosztuje cię ta karta.
why-play-send = Wyjście z karceru kosztuje akcję albo więcej, i to nie ciebie.
why-play-peek = Zobaczysz cudzą rękę i weźmiesz z niej najlepsze.
why-play-travel = To od razu zaprowadzi cię tam, gdzie możesz zrobić najwięcej.
why-play-pool = Wszystkie ręce rozda się od nowa, a ty masz mniej niż większość.
why-play-purge = Kto jest obok ciebie, straci kartę, a ty nie stracisz żadnej.
why-play-gain = To, co daje ta karta, jest warte więcej niż akcja.
why-sell =
    { $cigarettes ->
        [one] Tego najmniej potrzebujesz, a daje papierosa.
        [few] Tego najmniej potrzebujesz, a daje { $cigarettes } papierosy.
       *[many] Tego najmniej potrzebujesz, a daje { $cigarettes } papierosów.
    }
why-pick = Ze wszystkiego w tej ręce to da ci najwięcej.
why-pick-part = To część, z której robi się narzędzia.
why-extort-known = Wiesz, że { $other_name } to ma, a na walkę masz dość broni.
why-extort = { $other_name } ustąpi albo będzie walczyć, a na jedno i drugie masz dość broni.
why-target-first = { $other_name } ma najdłuższy tunel: kto prowadzi, tego trzeba zatrzymać.
why-target = { $other_name } odczuje to bardziej niż ktokolwiek inny.
why-fight =
    { $count ->
        [0] Może wystarczą gołe pięści: niewiele masz do stracenia.
        [one] Masz broń, a wygrywa ten, kto zagra ostatnią.
       *[other] Masz w ręce broń ({ $count }), a wygrywa ten, kto zagra ostatnią.
    }
why-decline = Kolejna broń kosztowałaby cię więcej niż obrażenie.
why-comply = Tracisz narzędzie, ale zachowujesz broń i nie dostajesz obrażenia.
why-give = Tracisz narzędzie, ale nie dostajesz obrażenia.
why-steal = Łyżka to pewny punkt tunelu, gdy tylko nią kopniesz.
why-reveal = Teraz da to najwięcej, a można to zrobić tylko raz.
why-again = Ten rzut prowadzi w miejsca, które niewiele dają: następny zapewne da więcej.
why-pay = Z tego, czym możesz zapłacić, tego najmniej ci szkoda.
why-discard = Ze wszystkiego w ręce tego najmniej ci szkoda.
why-done = To, co jeszcze można tu zrobić, kosztuje więcej, niż daje.
why-prize = Karta za darmo.
why-trade = Karty trafią tam, gdzie się przydadzą: do ciebie albo do gracza { $other_name }.
why-accept = To, co proponuje { $other_name }, pomoże drużynie bardziej, niż kosztuje ciebie.
why-refuse = To, co proponuje { $other_name }, kosztuje cię więcej, niż daje.
why-end = Żadna z akcji, które zostały, nic ci teraz nie da.
why-end-spent = Akcje się skończyły: w tej turze nic więcej nie zyskasz.

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
action-sneak = Ostrożny ruch za dwie akcje: { x-room-to }
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
action-go = Idź { x-room-to }
action-again = Rzuć jeszcze raz
action-pay = Zapłać { x-with-card }
action-target = { $player }
action-pick = Weź { x-card }
action-discard = Odrzuć { x-card }
action-done = Gotowe
action-done-sell = Zakończ sprzedaż
action-done-spoils = Zostaw resztę
action-done-figure = Zostaw { x-michelle-whom } w spokoju
action-done-prize = Bez karty
action-done-trade = Zrezygnuj z wymiany
action-done-return = Oddaj te karty
action-comply = Oddaj narzędzie
action-fight = Walcz { x-with-weapon }
action-decline = Poddaj się: przyjmij obrażenie
action-decline-fight = Nie zagrywaj broni
action-decline-brawl = Nie zagrywaj broni
action-rob = Zabierz kartę graczowi { $player }
action-lead = Przesuń { x-michelle-whom }
action-give = Oddaj { x-tool }
action-prize = Dobierz kartę znalezisk
action-lay = Wyłóż { x-card }
action-swap = Poproś o tyle samo kart
action-charge = Poproś o { x-cigarettes }
action-bid = Zaoferuj { x-cigarettes }
action-accept = Zgódź się
action-refuse = Odmów
action-ask =
    { $cards ->
        [one] Poproś o kartę
        [few] Poproś o { $cards } karty
        [many] Poproś o { $cards } kart
       *[other] Poproś o { $cards } karty
    }
action-propose = Zaproponuj to
action-spare = Zmajstruj { x-recipe }, zostaw { x-card }
grave-end = Masz jeszcze akcje.
grave-reveal = Tylko raz w grze: potem jest zużyta.

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
    { $other_you ->
        [yes] { $player } ogląda twoje karty.
       *[no] { $you ->
            [yes] Oglądasz karty gracza { $other_name }.
           *[no] { $player } ogląda karty gracza { $other_name }.
        }
    }
event-pooled =
    { $you ->
        [yes] Zbierasz razem karty ze wszystkich rąk.
       *[no] { $player } zbiera razem karty ze wszystkich rąk.
    }
event-lost_hand =
    { $you ->
        [yes] Twoje też.
       *[no] Karty gracza { $player } też.
    }
event-dealt =
    { $you ->
        [yes] Dostajesz { x-card }.
       *[no] { $player } dostaje { x-card }.
    }
event-dealt_unseen = { $player } dostaje kartę.
event-threatened =
    { $other_you ->
        [yes] { $player } grozi ci { x-with-weapon } i żąda { x-tool-of }: oddaj albo walcz!
       *[no] { $you ->
            [yes] Grozisz graczowi { $other_name } { x-with-weapon } i żądasz { x-tool-of }.
           *[no] { $player } grozi graczowi { $other_name } { x-with-weapon } i żąda { x-tool-of }.
        }
    }
event-complied =
    { $other_you ->
        [yes] { $player } oddaje ci { x-tool }.
       *[no] { $you ->
            [yes] Oddajesz { x-tool } graczowi { $other_name }.
           *[no] { $player } oddaje { x-tool } graczowi { $other_name }.
        }
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
    { $other_you ->
        [yes] { $player } zabiera ci { x-tool }.
       *[no] { $you ->
            [yes] Zabierasz { x-tool } graczowi { $other_name }.
           *[no] { $player } zabiera { x-tool } graczowi { $other_name }.
        }
    }
event-robbed =
    { $you ->
        [yes] Zabierasz { x-card } graczowi { $other_name }.
       *[no] { $player } zabiera { x-card } graczowi { $other_name }.
    }
event-was_robbed =
    { $you ->
        [yes] { $other_name } zabiera ci { x-card }.
       *[no] { $other_name } zabiera { x-card } graczowi { $player }.
    }
event-robbed_unseen = { $player } zabiera kartę graczowi { $other_name }.
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
        [yes] Podkradasz łyżkę ze stołówki.
       *[no] { $player } podkrada łyżkę ze stołówki.
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
event-in_vain =
    { $you ->
        [yes] Teraz nic ci to nie daje.
       *[no] { $player } nic z tego nie ma.
    }
event-got_cigarettes =
    { $you ->
        [yes] Dostajesz { x-cigarettes }.
       *[no] { $player } dostaje { x-cigarettes }.
    }
event-got_action =
    { $you ->
        [yes] Dostajesz dodatkową akcję.
       *[no] { $player } dostaje dodatkową akcję.
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
        [yes] Rzucasz kostką dla { x-michelle-whom }: { $face }.
       *[no] { $player } rzuca kostką dla { x-michelle-whom }: { $face }.
    }
event-figure_moved = { x-michelle } idzie { x-room-to }.
event-figure_extorts =
    { $you ->
        [yes] { x-michelle } chce na tobie coś wymusić.
       *[no] { x-michelle } chce coś wymusić na graczu { $player }.
    }
event-turned_up = { x-michelle } odkrywa kartę: { $figure_card_name }.
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
event-offered_cards =
    { $you ->
        [yes] Oferujesz { x-cards } za { x-cigarettes }{ x-and-wanted }.
       *[no] { $player } oferuje { x-cards } za { x-cigarettes }{ x-and-wanted }.
    }
event-offered_cigarettes =
    { $you ->
        [yes] Oferujesz { x-cards-and }{ x-cigarettes } za { x-wanted }.
       *[no] { $player } oferuje { x-cards-and }{ x-cigarettes } za { x-wanted }.
    }
event-asked =
    { $you ->
        [yes] Potrzebna jest twoja zgoda.
       *[no] Potrzebna jest zgoda gracza { $player }.
    }
event-refused =
    { $other_you ->
        [yes] { $player } nie zgadza się na twoją wymianę.
       *[no] { $you ->
            [yes] Nie zgadzasz się na wymianę.
           *[no] { $player } nie zgadza się na wymianę.
        }
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
        [one] { $winners } przedostaje się za mur (punkty tunelu: { $points }) i znika, zanim zawyje alarm.
       *[other] { $winners } przedostają się za mur (punkty tunelu: { $points }) i znikają, zanim zawyje alarm.
    }
ending-team = { $winners } razem przedostają się za mur (punkty tunelu: { $points }).
ending-limit =
    { $count ->
        [one] Nikt nie zdążył uciec. Najdłuższy tunel ma { $winners } (punkty: { $points }).
       *[other] Nikt nie zdążył uciec. { $winners } dzielą się zwycięstwem: nikt nie ma więcej punktów niż { $points }.
    }

## Opcje

option-michelle = Michel(le)
    .help = Figura, którą nikt nie gra i która wymusza narzędzia na każdym w swojej lokacji.
option-michelle-auto = przy dwóch graczach
option-michelle-on = zawsze
option-michelle-off = nigdy
option-teams = Drużyny
    .help = Dwie drużyny i dwa bloki cel, przy czterech lub sześciu graczach.
option-memory = Pamięć
    .help = Czy gra prowadzi spis kart, które inni biorą na twoich oczach?
option-memory-public = gra spisuje widziane karty
option-memory-none = każdy musi pamiętać
option-turn_limit = Limit tur
    .help = Po tylu rundach wygrywa najdłuższy tunel.
option-figure = Figura
    .help = Która z dwóch figur z pudełka gra.
option-figure-either = Michel(le)
option-figure-michel = Michel
option-figure-michelle = Michelle
option-prisoners = Więźniowie
    .help = Kto jest kim, miejsce po miejscu, od góry. Różnią się tylko wyglądem. Jeśli wybierasz dla konkretnych osób, wyłącz „Losuj miejsca”.
option-prisoners-fox = Lis
option-prisoners-specs = Bryle
option-prisoners-patch = Pirat
option-prisoners-curls = Loczek
option-prisoners-beard = Broda
option-prisoners-bun = Koczek
option-prisoners-cap = Czapa
option-prisoners-scar = Blizna
option-prisoners-cueball = Glaca
option-prisoners-ink = Dziara
option-prisoners-moustache = Wąs
option-prisoners-spike = Irokez
option-team_b = Drużyna B
    .help = Miejsca drugiej drużyny, licząc od góry, tyle samo co w pierwszej; bez wyboru co drugie miejsce. Miejsca nie są wtedy losowane.
option-extort_mates = Wymuszanie w drużynie
    .help = Czy można wymuszać na kimś z własnej drużyny? W takiej walce nikt nie pomaga.
option-mates_help_figure = Pomoc przeciw Michel(le)
    .help = Czy drużyna w tej samej lokacji może pomóc w walce z Michel(le)?
option-spoils = Łupy w walce drużyn
    .help = Komu zwycięzca zabiera jeszcze losową kartę?
option-spoils-helpers = pomocnikom przegranego
option-spoils-all = wszystkim przegranym
option-visit_after_roll = Odwiedziny po rzucie
    .help = Czy także po rzucie można jeszcze pójść do kogoś z drużyny i z tego samego gangu?
option-cards = Karty z pudełka
    .help = Ile jest każdego narzędzia i każdej karty znalezisk, policzone w twoim pudełku: razem 33 narzędzia i 77 kart znalezisk. Działanie kart się nie zmienia, jest takie jak w naszych zasadach.
    .card = karta
    .count = ile sztuk
    .tools = Narzędzia
    .search = Karty znalezisk

## Zasady. Tekst, a pod .no to, co słyszy ktoś, komu zasada na coś nie pozwala.

chapter-material = Elementy gry
chapter-goal = Przygotowanie i cel gry
chapter-turn = Tura
chapter-rooms = Akcje w lokacjach
chapter-beatings = Obrażenia i przeszłość
chapter-michelle = { x-michelle }
chapter-teams = Drużyny
chapter-table = Przy stole

DIG-01 = Lokacje to cele, stołówka, łaźnia, izba chorych, spacerniak i karcer. Do karceru nie prowadzi żaden wynik na kostce: wysyłają tam tylko karty. Wychodzisz z niego zwykłym albo ostrożnym ruchem. W karcerze nie możesz niczego szukać; poza tym jest tam tak jak w każdej innej lokacji.
    .no = W karcerze nie ma czego szukać.
DIG-02 = Każdy wynik na kostce prowadzi do dwóch lokacji. 1: cele albo stołówka. 2: cele albo izba chorych. 3: cele albo łaźnia. 4: spacerniak albo stołówka. 5: spacerniak albo łaźnia. 6: spacerniak albo izba chorych.
DIG-03 = Przeszukanie daje 1 kartę w celach, 2 karty w stołówce, w izbie chorych i na spacerniaku, a 3 karty w łaźni.
DIG-04 = Cztery stosy leżą odkryte: 15 łyżek (po 1 punkcie tunelu), 10 kilofów (po 3 punkty), 8 łopat (po 4 punkty) i 30 noży. Odrzucona karta z takiego stosu wraca na swój stos. Opcja: ile z 33 narzędzi jest każdego rodzaju, policzone w pudełku.
DIG-05 = Kart znalezisk jest 77: 24 karty akcesoriów, 22 części, 14 broni, 10 akcji i 7 kosztowności. Talia leży zakryta, a obok niej odkryte karty odrzucone. Gdy trzeba dobrać kartę, a talia jest pusta, tasuje się karty odrzucone i dobiera dalej; karta, która właśnie działa, jeszcze do nich nie należy. Jeśli nie ma już żadnych kart, nic się nie dobiera. Opcja: ile z 77 kart jest każdego rodzaju, policzone w pudełku.
    .no = Trwa dobieranie kart.
DIG-06 = Każdy z sześciu gangów ma stos czterech kart, potasowany i odkryty: wierzchnią kartę widzą wszyscy. Odrzucona karta gangu trafia na spód swojego stosu. Osiem z 24 kart mówi coś nowego (od wersji 3).
    .no = Na stosie gangu właśnie pojawia się następna karta.
DIG-07 = Każdy dostaje w tajemnicy jedną z 18 kart przestępczej przeszłości i może do niej zaglądać, kiedy chce.
    .no = Trwa rozdawanie kart przeszłości.
DIG-08 = Papierosów jest tyle, ile potrzeba. Na początku nikt nie ma żadnego.
DIG-09 = Każdy gra jednym z dwunastu więźniów, którzy różnią się tylko wyglądem, i zaczyna w celach, z 3 kartami znalezisk i kartą przeszłości. O tym, kto rozpoczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
    .no = Teraz trwa tura kogoś innego.
DIG-10 = Kto ma dość punktów tunelu, od razu wygrywa: potrzeba ich 12 przy dwóch lub trzech graczach, 10 przy czterech, a 8 przy pięciu lub sześciu.
    .no = Koniec gry: ktoś jest już na wolności.
DIG-11 = W swojej turze możesz wykonać do dwóch akcji, jedną po drugiej; druga może dotyczyć lokacji, do której prowadzi pierwsza. To, co daje karta gangu, nie jest akcją, chyba że karta mówi inaczej; dodatkowa akcja albo ponowny rzut przysługuje ci raz na turę, a dodatkowy punkt tunelu raz na grę. Ujawnienie przeszłości nie jest akcją. Akcja, która nic by nie dała, jest niedozwolona. Co można zrobić raz na turę, można zrobić tylko raz, bez względu na to, ile masz akcji.
    .no = Nie masz już na to akcji, nic by to nie dało albo nie pora na to.
DIG-12 = Na koniec swojej tury możesz mieć na ręce najwyżej 10 kart; ty wybierasz, co odrzucasz. Kolejność: to, co dzieje się na koniec tury, ruch { x-michelle-whom }, limit kart na ręce, następny gracz.
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
DIG-18 = Wymuszenie, raz na turę: na kimś w twojej lokacji, kto nie jest z twojej drużyny. Musisz mieć na ręce broń. Opcja: wymuszać można też na własnej drużynie.
    .no = Wymuszać możesz raz na turę, z bronią na ręce, na kimś w swojej lokacji, kto nie jest z twojej drużyny i nie jest chroniony.
DIG-19 = Mówisz, jakiego narzędzia żądasz, i wykładasz broń. Ofiara może oddać takie narzędzie, jeśli je ma: na tym wymuszenie się kończy.
    .no = Grozi się bronią z ręki, a odpowiedzią jest żądane narzędzie albo walka.
DIG-20 = W przeciwnym razie dochodzi do walki: obie strony na zmianę zagrywają broń, a zaczyna ofiara. Kto nie może albo nie chce zagrać broni, przegrywa i dostaje obrażenie.
    .no = Trwa walka: ten, czyja kolej, zagrywa broń, którą ma, albo nie zagrywa żadnej.
DIG-21 = Napastnik, który wygrywa, zabiera żądane narzędzie, a jeśli przegrany takiego nie ma, losową kartę. Obrońca, który wygrywa, zabiera losową kartę napastnikowi. Z pustej ręki nie zabiera się nic.
    .no = Najpierw zwycięzca zabiera to, co mu się należy.
DIG-22 = Zagrane noże wracają na swój stos, a inna broń trafia do kart odrzuconych. Tak samo jest z bronią użytą do groźby, nawet jeśli ofiara oddaje narzędzie. Wszystko to dzieje się przed losowaniem karty z ręki.
DIG-23 = Majstrowanie: odrzucasz karty z przepisu i bierzesz ze stosu to, co z nich powstaje. Nie wolno majstrować w celach, w łaźni ani z obrażeniem; jedna akcja to jedna rzecz, a stos nie może być pusty. Jeśli powstają dwa noże, a na stosie jest już tylko jeden, dostajesz jeden. Nóż: szczoteczka i taśma. Dwa noże: nożyczki i taśma albo żyletka i łyżka. Kilof: nożyczki, kij od miotły i taśma. Łopata: patelnia, kij od miotły i taśma. Jeśli przepis wymaga o jedną kartę mniej, wybierasz, którą zostawiasz (od wersji 2).
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
DIG-30 = Swoją przeszłość możesz ujawnić raz na grę, we własnej turze, w chwili, którą podaje karta: zaraz po tym, co na niej wymieniono. Koniec tury z ruchem { x-michelle-whom } też do niej należy, podobnie jak twoje własne walki (od wersji 2). Karta działa właśnie wtedy. Jeśli należysz w tej chwili do jej gangu, dostajesz także część dla gangu. Karta zostaje odkryta i jest już wykorzystana.
    .no = To nie jest chwila, którą podaje twoja przeszłość, albo przeszłość jest już ujawniona.
DIG-31 = { x-michelle } zaczyna w łaźni i ma osiem zakrytych kart, które tasuje się ponownie, gdy się skończą. Odkryte karty widzą wszyscy; nie wracają do talii, dopóki trwa to samo wymuszenie. Na koniec swojej tury możesz przesunąć figurę zgodnie z rzutem kostką, jak w zwykłym ruchu; lokację wybierasz ty. Figura nigdy nie wchodzi do karceru. Wszyscy widzą odrzucone karty i to, ile ich jeszcze zostało. Opcja: czy jest to Michel, czy Michelle.
    .no = Na koniec swojej tury gracz może przesunąć { x-michelle-whom }, do jednej z dwóch lokacji, do których prowadzi wynik na kostce.
DIG-32 = Gdy { x-michelle } kończy ruch, wymusza narzędzie na każdym w tej lokacji, zgodnie z ruchem wskazówek zegara, począwszy od gracza, który przesuwa figurę. Kto trafia do lokacji { x-michelle-whom }, w dowolny sposób i w czyjejkolwiek turze, od razu staje się celem wymuszenia; potem tura toczy się dalej.
DIG-33 = Odkrywa się kartę. Jeśli nie ma na niej noża, nic się nie dzieje. Jeśli jest, możesz odrzucić jedno z narzędzi, które widać na karcie, i na tym koniec. W przeciwnym razie dochodzi do walki: zagrywasz broń i odkrywa się następną kartę. Jeśli nie ma na niej noża, wygrywasz i możesz dobrać kartę znalezisk; jeśli jest, walka trwa dalej. Nikt z drużyny nie może ci pomóc. Opcja: kto jest w tej lokacji, może pomóc, jak w DIG-38.
    .no = { x-michelle } czeka na odpowiedź: narzędzie z karty, broń albo rezygnację z broni.
DIG-34 = Kto nie może albo nie chce zagrać broni, dostaje obrażenie i odrzuca wybrane przez siebie narzędzie spośród tych, które widać na ostatniej karcie, a jeśli żadnego z nich nie ma, losową kartę. Pomocnicy z drużyny dostają tylko obrażenie.
    .no = Najpierw trzeba oddać narzędzie, które widać na karcie.
DIG-35 = Przy czterech lub sześciu graczach mogą grać dwie równe drużyny; gracze siedzą na przemian, chyba że wybierzecie, kto jest w której drużynie. Punkty tunelu liczą się dla całej drużyny: przy czterech graczach do wygranej potrzeba 16, przy sześciu 20.
    .no = Koniec gry: jedna z drużyn jest już na wolności.
DIG-36 = Są dwa bloki cel, A i B. Każdy z nich jest lokacją, w której obowiązują wszystkie zasady cel, a każda drużyna zaczyna w swoim. Wynik 1, 2 lub 3 może prowadzić do dowolnego z nich.
    .no = W tej grze nie ma takiej lokacji.
DIG-37 = Kopiesz tylko w bloku swojej drużyny. W bloku drugiej drużyny wolno ci majstrować, we własnym nie.
    .no = Kopiesz tylko w bloku cel swojej drużyny.
DIG-38 = O zagraniu broni w walce decyduje najpierw uczestnik wymuszenia, a potem osoby z jego drużyny w tej samej lokacji, zgodnie z ruchem wskazówek zegara; strona przegrywa, gdy wszyscy odmawiają. Przegrany uczestnik wymuszenia i wszyscy, którzy zagrali broń po jego stronie, dostają po jednym obrażeniu. Zwycięski uczestnik wymuszenia zabiera przegranemu to, co mówi DIG-21, a każdemu z jego pomocników może zabrać po jednej losowej karcie. Oddać narzędzie może tylko sama ofiara. Opcja: zwycięzca może zabrać jeszcze losową kartę każdemu przegranemu, także uczestnikowi wymuszenia. Kto za przegraną walkę dobiera kartę, robi to dopiero potem (od wersji 2).
    .no = Zwycięzca może zabrać kartę każdemu z pomocników przegranego, który jakąś ma, a z opcją każdemu przegranemu.
DIG-39 = Wymiana: dajesz dowolną liczbę kart komuś z drużyny w swojej lokacji i dostajesz tyle samo, a każda strona sama wybiera, które daje; albo jedna strona daje karty, a druga papierosy. Karty i papierosy mogą iść razem po każdej ze stron; propozycja mówi, ilu kart żąda, a papierosów może być tyle, ile ktoś ma. Ta druga osoba musi się zgodzić i dopiero wtedy zużywasz akcję. Po odmowie lub wycofaniu możesz proponować dalej, aż w jednej turze trzy propozycje spełzną na niczym. (Przed wersją 2: jedna, najwyżej 12 papierosów, a karty tylko za papierosy albo tylko za karty.)
    .no = Do wymiany potrzeba zgody kogoś z drużyny w twojej lokacji, czegoś od obu stron, w tym kart, i papierosów tylko z jednej strony; po trzech, z których nic nie wyszło, na tę turę wystarczy.
DIG-40 = Zwykłym ruchem możesz bez rzutu przejść do lokacji, w której jest ktoś z twojej drużyny i z tego samego gangu co ty. Nie dotyczy to karceru. Opcja: także wtedy, gdy kostka już padła.
    .no = Bez rzutu możesz iść tylko do kogoś z drużyny, kto jest w tym samym gangu co ty, i nie do karceru.
DIG-41 = Limit tur: po 150 rundach wygrywa najdłuższy tunel; jeśli kilka jest tak samo długich, zwycięstwo jest wspólne. Limit można zmienić.
    .no = Koniec gry: limit tur jest wyczerpany.
DIG-42 = Wszyscy widzą liczbę kart na każdej ręce, papierosy, obrażenia, karty gangów, wyłożone narzędzia, wierzchnie karty stosów, karty odrzucone i każdą kartę wziętą lub daną jawnie. Kartę wylosowaną z czyjejś ręki znają tylko dwie osoby, których to dotyczy. Opcja: czy gra prowadzi spis kart, o których wiadomo, że mają je inni.

## Co boty odpowiadają na czacie. `hear-…` to początki słów, które o czymś mówią.

hear-trade = wymian, wymie, zamian, zamie, handl, ofert
hear-dig = kop, tunel
remark-answer-name =
    { $level ->
        [rookie] Tak? O co chodzi?
        [mastermind] Słucham.
       *[other] Czego ode mnie chcesz?
    }
remark-answer-dug = Mój tunel ma tyle punktów: { $count } z { $target }.
remark-answer-alone = Tu nie ma wymiany: każdy kopie dla siebie.
remark-answer-trade =
    { $other_you ->
        [yes] Z tobą, i to od razu tutaj, chętnie się wymienię.
       *[no] { $other_name } jest obok: z tą osobą chętnie się wymienię.
    }
remark-answer-apart = Tylko z własną drużyną i tylko w tej samej lokacji.

## Pierwsza lekcja, krok po kroku

lesson-goal = Wykop sobie drogę: 12 punktów tunelu. Łyżka kopie 1, kilof 3, łopata 4. Cztery punkty już masz.
lesson-search = Tura to dwie akcje. Zacznij od szukania, raz na turę: liczba przy lupie mówi, ile kart tu znajdziesz.
lesson-craft = Z nożyczek, kija i taśmy powstanie kilof. Zmajstruj go. Tu wolno, w celach i w łaźni nie.
lesson-craft-wait = Do majstrowania trzeba części, zdrowia i lokacji innej niż cele i łaźnia.
lesson-turn = Dotknij karty: przeczytasz, do czego służy. Gdy zużyjesz akcje, zakończ turę; zatrzymasz najwyżej dziesięć kart.
lesson-threat = Ktoś chce twojego narzędzia. Oddaj albo walcz: zagraj broń. Kto nie ma czym grać, przegrywa i dostaje obrażenie.
lesson-threat-else = To też kończy sprawę. W walce broń gra się na zmianę, ofiara pierwsza.
lesson-fought = Kto przegra, dostaje obrażenie: nie majstruje, a z dwoma nie kopie. Leczy izba chorych. Zwycięzca bierze narzędzie albo kartę. Broń przepada.
lesson-gang = Czapka i bandana otwierają Ekipę. Dołącz: płacisz nimi i bierzesz kartę z wierzchu, która odtąd ci pomaga.
lesson-gang-wait = Do gangu trzeba różnych akcesoriów. Szukaj ich.
lesson-past = Twoja przeszłość jest tajna, działa raz i nie kosztuje akcji. Członkom swojego gangu daje więcej. Użyj jej.
lesson-sell = Jesteś na spacerniaku: sprzedaj, co zbędne. Jedna akcja, ile chcesz kart. Narzędzia można tu kupić.
lesson-sell-wait = Karty sprzedaje się na spacerniaku, za papierosy. Idź tam, kostką albo ostrożnie.
lesson-extort = Teraz ty grozisz: dotknij gracza w twojej lokacji, narzędzia, którego chcesz, i broni. Broń potem przepada.
lesson-walk = Teraz się rusz. Rzuć: każda liczba prowadzi do dwóch lokacji. Albo dotknij lokacji i idź ostrożnie, za obie akcje.
lesson-dig = Jesteś w celach z narzędziem. Kop: te punkty są twoje na zawsze, nikt ci ich nie zabierze.
lesson-dig-wait = Zanieś narzędzie do cel: tylko tam się kopie. Prowadzą tam liczby 1, 2 i 3.
lesson-michelle = Jest jeszcze figura, którą nikt nie gra: { x-michelle }, we dwoje zawsze. Kto stoi w tej samej lokacji, oddaje narzędzie, walczy albo dostaje obrażenie.
lesson-end = To wszystko. Uważaj, kto stoi obok z nożem. Gra toczy się dalej i należy do ciebie: bądź za murem przed innymi!

## Plansza w przeglądarce: co pisze lub czyta na głos tylko ona

digout-board = Przekrój więzienia: u góry lokacje, pod nimi tunele, niżej stół i twoja ręka
digout-section = Lokacje i tunele
# a long name on a sign: where it may be cut
digout-sign-infirmary = izba chorych
digout-sign-yard = spacerniak
digout-sign-sunglasses = ciemne okulary
digout-sign-broomstick = kij od miotły
digout-sign-toothbrush = szczo{"\u00AD"}teczka
digout-sign-jewellery = biżu{"\u00AD"}teria
digout-sign-razor = żyletka
digout-sign-shard = odłamek szkła
digout-sign-padlock = kłódka w skar{"\u00AD"}pecie
digout-sign-master_key = Wytrych
digout-sign-night_nurse = Nocny dyżur
digout-sign-inspection = Kontro{"\u00AD"}la
digout-sign-shakedown = Kipisz
digout-sign-scissors = noży{"\u00AD"}czki
digout-sign-pickaxe = kilof
digout-sign-ring = sygnet
digout-sign-pan = patel{"\u00AD"}nia
digout-sign-tape = taśma
digout-piles = Stosy
digout-gangs = Gangi
digout-recipes = Majstrowanie
digout-discards = Karty odrzucone
digout-hand = Twoja ręka
digout-trade = Wymiana
digout-tabs = Co widać
digout-tab-rooms = Lokacje i tunele
digout-tab-table = Stosy i majstrowanie
digout-tab-gangs = Gangi
digout-peek = Weź kartę z tej ręki
digout-race = Punkty tunelu

## Na planszy: lokacje

digout-search =
    { $count ->
        [one] Przeszukanie: { $count } karta
        [few] Przeszukanie: { $count } karty
       *[many] Przeszukanie: { $count } kart
    }
digout-faces = kostka: { $faces }
digout-no-face = nie prowadzi tu żadna ścianka kostki
digout-rolled = prowadzi tu wyrzucona { $face }
digout-there = tutaj: { $who }
digout-about-cells = Tu się kopie: wyłóż narzędzie z ręki. Majstruje się gdzie indziej.
digout-about-block = Kop we własnym bloku, majstruj w cudzym.
digout-about-dining = Ukradnij łyżkę ze stosu.
digout-about-infirmary = Wylecz jedno obrażenie.
digout-about-showers = Nigdzie nie znajdziesz więcej. Majstrować tu nie wolno, a { x-michelle } lubi tu zaglądać.
digout-about-yard = Sprzedawaj karty, kupuj noże i narzędzia za papierosy.
digout-about-solitary = Trafia się tu tylko przez karty. Nic tu nie ma; wychodzisz zwykłym lub ostrożnym ruchem.

## Na planszy: gracze

digout-points = { $count } z { $target } punktów tunelu
digout-team-points = punkty tunelu: { $count }, drużyna { $all } z { $target }
digout-missing = brakuje { $count }
digout-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
digout-cigarettes =
    { $count ->
        [one] { $count } papieros
        [few] { $count } papierosy
       *[many] { $count } papierosów
    }
digout-beatings =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
digout-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
digout-known = Na pewno ma: { $cards }.
digout-nothing-known = Nic nie wiadomo o tej ręce.
digout-has = ma { $count }
digout-was = Przeszłość: { $past }.
digout-no-gang = Jeszcze bez gangu
digout-past = Przeszłość
digout-past-spent = Wykorzystana
digout-past-sealed = Kłódka to jej pieczęć: dopóki jej nie ujawnisz, znasz ją tylko ty, a ujawnienie nie kosztuje akcji.
digout-roll = Ruch
digout-again = Jeszcze raz

## Na planszy: karty

digout-class-tool = narzędzie
digout-class-knife = broń
digout-class-weapon = broń
digout-class-part = część
digout-class-accessory = akcesorium
digout-class-action = karta akcji
digout-class-valuable = kosztowność
digout-worth =
    { $count ->
        [one] Daje { $count } punkt tunelu
        [few] Daje { $count } punkty tunelu
       *[many] Daje { $count } punktów tunelu
    }
digout-sells =
    { $count ->
        [one] cena: { $count } papieros
        [few] cena: { $count } papierosy
       *[many] cena: { $count } papierosów
    }
digout-for-gangs = Otwiera drzwi do gangów: { $gangs }.
digout-for-recipes = Można z tego zmajstrować: { $things }.
digout-about-weapon = Zagroź nią komuś w swojej lokacji albo się nią obroń.
digout-about-craft = Nie w celach ani w łaźni i nie z obrażeniem.
digout-lacking = Brakuje ci jeszcze: { $cards }.
digout-in-yard = Na spacerniaku: { $prices }.
digout-left = Na stosie: { $count }.
digout-stack =
    { $count ->
        [one] Zakryte znaleziska: { $count } karta
        [few] Zakryte znaleziska: { $count } karty
       *[many] Zakryte znaleziska: { $count } kart
    }
digout-top = Na wierzchu:
digout-none-left = Stos jest pusty.

## Na planszy: walki i wymiany

digout-michelle-cards = Zakryte karty: { $count }. Odrzucone: { $cards }.
digout-duel = { $attacker } kontra { $victim }
digout-attacks = atak
digout-defends = obrona
digout-stake = Stawka: { $tools }
digout-no-weapon = bez broni
digout-demand = Wymuszenie: { $player }
digout-then-tool = Czego żądasz?
digout-then-weapon = Teraz połóż broń z ręki.
digout-tray = Oferta gracza { $player }
digout-charge = Poproś o papierosy:
digout-bid = Zaproponuj papierosy:
digout-ask = Poproś o karty:

## Na planszy: nagłówki i krótkie nazwy na liście akcji

group-sneak = Ostrożny ruch (dwie akcje)
group-join = Dołącz do gangu
group-play = Zagraj kartę
group-craft = Zmajstruj
group-dig = Kop
group-sell = Sprzedaj
group-buy = Kup
group-discard = Odrzuć
group-pick = Weź kartę
group-lay = Wyłóż kartę
group-charge = Za papierosy
group-bid = Zaproponuj papierosy
short-sneak = { $room_name }
short-join = { $gang_name }
short-play = { $card_name }
short-craft = { $recipe_name }
short-dig = { $tool_name }
short-sell = { $card_name }
short-buy = { $deal_name }
short-discard = { $card_name }
short-pick = { $card_name }
short-lay = { $card_name }
short-extort = { $tool_name }, broń: { $weapon_name }
group-ask = Poproś o karty
group-spare = Zmajstruj i zostaw kartę
short-spare = { $recipe_name }, zostaw: { $card_name }
