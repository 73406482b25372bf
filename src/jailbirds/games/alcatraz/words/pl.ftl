### Alcatraz, po polsku.
### $you to „yes”, gdy mowa o osobie, która czyta, w innym razie „no”.

title = Alcatraz
tagline = Przeprowadź trzech ze swoich czterech więźniów do łodzi pod nosem ośmiu strażników, zanim uda się to komuś innemu.
boat = ŁÓDŹ
cell = CELA

## Zasady w pięciu zdaniach

rules-goal = Doprowadź trzech ze swoich czterech więźniów do łodzi, zanim uda się to komuś innemu.
rules-turn = Rusz jednym więźniem po linii prostej, tak daleko, jak chcesz. Nowi wychodzą z celi, u dołu dowolnej kolumny.
rules-twist = Potem strażnik tego rzędu przechodzi tyle samo pól w stronę twojego więźnia. Musi mieć dokąd pójść i nie może złapać żadnego z twoich.
rules-others = Kogo dosięgnie albo minie, ten wraca do celi. Tak pozbywasz się innych.
rules-end = Z czerwonego pola, gdy strażnik nie zagradza drogi, więzień wchodzi do łodzi. To wywołuje alarm; z trzecim wygrywasz.

## Na koniec: nagłówek

headline-won-boat = Udało ci się uciec
headline-lost-boat = Zostajesz za kratami
headline-told-boat =
    { $count ->
        [one] Ucieka { $winners }
        [few] Uciekają { $winners }
        [many] Uciekają { $winners }
       *[other] Uciekają { $winners }
    }

## Co teraz

now-place = Strażnicy zajmują stanowiska.
now-start = Losowanie: kto zaczyna?
now-roll = Alarm! Kostka wskazuje rząd.
now-run =
    { $you ->
        [yes] Alarm! Wyślij strażnika w lewo albo w prawo.
       *[no] Alarm! { $player } wysyła strażnika w lewo albo w prawo.
    }
now-turn =
    { $you ->
        [yes] Twoja kolej: wybierz więźnia i pole.
       *[no] Teraz ruch wykonuje { $player }.
    }
now-over = Koniec gry.

## Co teraz zrobić: do osoby, która ma ruch

ask-turn = Dotknij swojego więźnia albo celi, potem pola, na którym się zatrzyma.
ask-enter = Wyprowadź kogoś: z celi idzie się prosto w górę. Dotknij pola, na którym się zatrzyma.
ask-boat = Droga wolna: dotknij więźnia na czerwonym polu, potem łodzi. Albo rusz kimś innym.
ask-run = { $other_name } wywołuje alarm, w rzędzie { $row }: wyślij strażnika w lewo albo w prawo. Złapie wszystkich po drodze.
pick-enter = Dotknij pola, na którym się zatrzyma. Latarki pokazują, jak daleko pójdzie strażnik tego rzędu.
pick-move = Dotknij pola, na którym się zatrzyma. Latarki pokazują, jak daleko pójdzie strażnik tego rzędu.
pick-escape = Teraz dotknij łodzi.
pick-escape-move = Dotknij łodzi, a będzie wolny, albo innego pola, na którym się zatrzyma.

## Cel, dla tych, którzy chcą go widzieć

goal-boat = Do łodzi jeszcze { $count }, a jeden może wejść już teraz.
goal-blocked = Do łodzi jeszcze { $count }. Strażnik zagradza kolumnę { $column }: stań w jego rzędzie i odciągnij go.
goal-red = Do łodzi jeszcze { $count }. Najdalej zaszedł więzień w rzędzie { $row }: doprowadź go na czerwone pole.
goal-out = Do łodzi jeszcze { $count }. Najpierw wyprowadź kogoś z celi.

## Koniec jest bliski

near-limit =
    { $count ->
        [one] Ostatnia tura: potem wygrywa ten, kto zaszedł najdalej.
        [few] Jeszcze { $count } tury: potem wygrywa ten, kto zaszedł najdalej.
        [many] Jeszcze { $count } tur: potem wygrywa ten, kto zaszedł najdalej.
       *[other] Jeszcze { $count } tury: potem wygrywa ten, kto zaszedł najdalej.
    }
near-boat =
    { $you ->
        [yes] Dwóch twoich jest w łodzi: następny wygrywa.
       *[no] { $player } ma w łodzi dwóch: jeszcze jeden i koniec gry.
    }
near-boats = Kilkoro z was ({ $count }) ma w łodzi dwóch więźniów: czyj następny tam dotrze, ten wygrywa.

## Co przemawia za akcją, w podpowiedziach

why-boat =
    { $count ->
        [0] Trafia do łodzi, a to oznacza twoje zwycięstwo.
        [one] Trafia do łodzi: potem brakuje ci już tylko jednego.
        [few] Trafia do łodzi: potem brakuje ci jeszcze { $count }.
       *[many] Trafia do łodzi: potem brakuje ci jeszcze { $count }.
    }
why-catches = Strażnik łapie po drodze cudzych więźniów: { $count }.
why-catch-ready = Strażnik łapie więźnia gracza { $other_name } w rzędzie { $row }, który już miał wejść do łodzi.
why-catch = Strażnik łapie więźnia gracza { $other_name } w rzędzie { $row }: z powrotem do celi.
why-bars-last = Strażnik zagrodzi drogę. Bez tego { $other_name } wygrywa w następnej turze.
why-bars = Strażnik zagrodzi drogę do łodzi, którą { $other_name } ma teraz wolną.
why-clears = To odciągnie strażnika: twój więzień (rząd { $row }, kolumna { $column }) będzie miał wolną drogę do łodzi.
why-red = Stanie tam na czerwonym polu z wolną drogą: potem może wejść do łodzi.
why-waits = Na czerwonym polu jest gotów wejść do łodzi, gdy tylko zniknie strażnik z kolumny { $column }.
why-spares = W drugą stronę strażnik złapałby kogoś z twoich w rzędzie { $row }.
why-harmless = W tę stronę strażnik nie zrobi krzywdy nikomu z twoich.
why-out = Im więcej twoich na dziedzińcu, tym większy wybór, a rząd { $row } to dobry początek.
why-closer =
    { $count ->
        [one] O rząd bliżej łodzi, a strażnik nic ci przy tym nie zrobi.
        [few] O { $count } rzędy bliżej łodzi, a strażnik nic ci przy tym nie zrobi.
       *[many] O { $count } rzędów bliżej łodzi, a strażnik nic ci przy tym nie zrobi.
    }
why-quiet = To nie przybliża do łodzi, ale strażnik stanie potem lepiej dla ciebie.

## Akcje

action-place = Rząd { $row }: strażnik do kolumny { $column }
action-start = Zaczyna { $player }
action-alarm = Alarm w rzędzie { $row }
action-send =
    { $way ->
        [left] Wyślij strażnika w lewo
       *[right] Wyślij strażnika w prawo
    }
action-enter = Z celi do rzędu { $row }, kolumny { $column }
action-move = Z rzędu { $row }, kolumny { $column } do rzędu { $to_row }, kolumny { $to_column }
action-escape = Z rzędu { $row }, kolumny { $column } do łodzi
action-return = Z rzędu { $row }, kolumny { $column } z powrotem do celi
action-pass = Spasuj

## Zdarzenia

event-placed = Strażnik z rzędu { $row } zajmuje stanowisko w kolumnie { $column }.
event-started =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $player }.
    }
event-entered =
    { $you ->
        [yes] Wychodzisz z celi i stajesz w rzędzie { $row }, w kolumnie { $column }.
       *[no] { $player } wychodzi z celi i staje w rzędzie { $row }, w kolumnie { $column }.
    }
event-moved =
    { $you ->
        [yes] Przechodzisz z rzędu { $row }, kolumny { $column } do rzędu { $to_row }, kolumny { $to_column }.
       *[no] { $player } przechodzi z rzędu { $row }, kolumny { $column } do rzędu { $to_row }, kolumny { $to_column }.
    }
event-walked =
    { $steps ->
        [one] Strażnik z rzędu { $row } robi krok i staje w kolumnie { $to_column }.
        [few] Strażnik z rzędu { $row } przechodzi { $steps } pola i staje w kolumnie { $to_column }.
        [many] Strażnik z rzędu { $row } przechodzi { $steps } pól i staje w kolumnie { $to_column }.
       *[other] Strażnik z rzędu { $row } przechodzi { $steps } pola i staje w kolumnie { $to_column }.
    }
event-caught =
    { $you ->
        [yes] Złapany! Twój więzień (rząd { $row }, kolumna { $column }) wraca do celi.
       *[no] Złapany! Więzień gracza { $player } (rząd { $row }, kolumna { $column }) wraca do celi.
    }
event-escaped =
    { $you ->
        [yes] Do łodzi dociera twój { $count }. więzień.
       *[no] Do łodzi dociera { $count }. więzień gracza { $player }.
    }
event-alarmed =
    { $you ->
        [yes] { $other_name } wywołuje alarm, w rzędzie { $row }: decydujesz, dokąd pobiegnie strażnik.
       *[no] { $other_you ->
            [yes] Wywołujesz alarm, w rzędzie { $row }: { $player } decyduje, dokąd pobiegnie strażnik.
           *[no] { $other_name } wywołuje alarm, w rzędzie { $row }: { $player } decyduje, dokąd pobiegnie strażnik.
        }
    }
event-ran =
    { $you ->
        [yes] Wysyłasz strażnika z rzędu { $row } do kolumny { $to_column }.
       *[no] { $player } wysyła strażnika z rzędu { $row } do kolumny { $to_column }.
    }
event-passed =
    { $you ->
        [yes] Nie możesz wykonać ruchu i pasujesz.
       *[no] { $player } nie może wykonać ruchu i pasuje.
    }
event-won =
    { $you ->
        [yes] Trzech twoich więźniów jest na wolności: wygrywasz!
       *[no] Trzech więźniów gracza { $player } jest na wolności: { $player } wygrywa!
    }
event-timed_out =
    { $turns ->
        [one] Po { $turns } turze limit tur jest wyczerpany.
        [few] Po { $turns } turach limit tur jest wyczerpany.
        [many] Po { $turns } turach limit tur jest wyczerpany.
       *[other] Po { $turns } tury limit tur jest wyczerpany.
    }

## Jak się skończyło. $winners to lista imion, $count mówi, ile ich jest.

ending-boat =
    { $count ->
        [one] { $winners } najszybciej doprowadza trzech więźniów do łodzi.
        [few] { $winners } najszybciej doprowadzają trzech więźniów do łodzi.
        [many] { $winners } najszybciej doprowadzają trzech więźniów do łodzi.
       *[other] { $winners } najszybciej doprowadzają trzech więźniów do łodzi.
    }
ending-limit =
    { $count ->
        [one] Czas minął, a najbliżej wolności jest { $winners }.
        [few] Czas minął, a nikt nie prowadzi samodzielnie: { $winners } dzielą się zwycięstwem.
        [many] Czas minął, a nikt nie prowadzi samodzielnie: { $winners } dzielą się zwycięstwem.
       *[other] Czas minął, a nikt nie prowadzi samodzielnie: { $winners } dzielą się zwycięstwem.
    }

## Opcje

option-alarm = Alarm
    .help = Każda ucieczka do łodzi stawia na nogi jednego strażnika. Bez alarmu gra to czysta taktyka.
option-wardens = Strażnicy
    .help = Gdzie strażnicy stoją na początku: jak na planszy, losowo albo tam, gdzie chcesz.
option-wardens-standard = jak na planszy
option-wardens-random = losowo
option-wardens-custom = własny wybór
option-warden_columns = Kolumny strażników
    .help = Siedem numerów kolumn od 1 do 9 dla strażników z rzędów od 2 do 8. Tylko przy ustawieniu strażników „własny wybór”.
option-turn_limit = Limit tur
    .help = Po tylu turach gra się kończy i wygrywa ten, kto jest najbliżej wolności. 0 oznacza brak limitu.

## Zasady. Tekst, a pod .no to, co słyszy ktoś, komu zasada na coś nie pozwala.

chapter-board = Plansza i pionki
chapter-turn = Tura: najpierw więzień, potem strażnik z tego rzędu
chapter-boat = Łódź i alarm
chapter-options = Opcje gry

ALC-01 = Dziedziniec ma dziewięć kolumn i dziewięć rzędów. Rząd 1 leży na górze, przed łodzią, a rząd 9 na dole, przed celą. Kolumny liczy się od lewej.
ALC-02 = Każdego z rzędów od 1 do 8 pilnuje jeden strażnik; rzędu 9 nie pilnuje nikt. Strażnicy zaczynają kolejno, od rzędu 1 w dół do rzędu 8, w kolumnach 5, 4, 7, 3, 8, 2, 9 i 1.
ALC-03 = Dziewięć pól przed łodzią jest czerwonych: kolumny od 3 do 7 w rzędzie 1, kolumny od 4 do 6 w rzędzie 2 i kolumna 5 w rzędzie 3.
ALC-04 = Każdy gracz ma czterech więźniów; na początku wszyscy więźniowie siedzą w celi. O tym, kto zaczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
    .no = Teraz kolej na kogoś innego.
ALC-05 = W swojej turze wykonujesz ruch dokładnie jednym własnym więźniem: takim, który jest już na dziedzińcu, albo nowym z celi. Więźniowie w łodzi już w niej zostają.
    .no = Musisz wykonać ruch własnym więźniem, a żaden z twoich nie może ruszyć się w ten sposób.
ALC-06 = Więzień porusza się po linii prostej, wzdłuż swojej kolumny albo swojego rzędu, o dowolną liczbę pól. Nigdy nie skręca.
    .no = Więźniowie poruszają się po linii prostej, wzdłuż rzędu albo kolumny.
ALC-07 = Więzień wychodzi z celi u dołu dowolnej kolumny i idzie nią w górę. Do rzędu 9 jest jedno pole, do rzędu 1 jest ich dziewięć.
ALC-08 = Pole, na którym więzień się zatrzymuje, musi być wolne: bez innego więźnia i bez strażnika.
    .no = To pole jest zajęte.
ALC-09 = Więźniów wolno mijać, a pola, na których stoją, też się liczą. Strażników mijać nie wolno.
    .no = Na drodze stoi strażnik.
ALC-10 = Gdy ruch kończy się w rzędzie ze strażnikiem, ten strażnik przechodzi wzdłuż rzędu dokładnie tyle pól, ile przeszedł więzień, w stronę pola, na którym więzień się zatrzymał. Dotyczy to także ruchu wzdłuż rzędu.
ALC-11 = Jeśli plansza kończy się, zanim strażnik przejdzie tyle pól, ruch jest niedozwolony. Sprawdza się to przed ALC-13.
    .no = Strażnik z tego rzędu nie może przejść tylu pól, ile twój więzień.
ALC-12 = Strażnik łapie każdego więźnia, na którego polu się zatrzymuje lub którego mija. Złapany więzień wraca do celi.
ALC-13 = Nie wolno ci doprowadzić do złapania własnego więźnia – ani tego, którym wykonujesz ruch, ani innego na drodze strażnika – nawet gdyby przy okazji wpadli też cudzy więźniowie. Pole, które twój więzień opuścił, już się nie liczy.
    .no = Po takim ruchu strażnik złapałby twojego własnego więźnia.
ALC-14 = W rzędzie 9 nie ma strażnika, więc po ruchu, który się tam kończy, nikt inny się nie rusza.
ALC-15 = Więzień na dziedzińcu nie może z własnej woli wrócić do celi.
    .no = Nikt nie wraca do celi z własnej woli.
ALC-16 = Jeśli nie możesz wykonać żadnego ruchu, pasujesz i liczy się to jako twoja tura. Dopóki możesz wykonać ruch, nie wolno ci pasować. Jeśli czeka na ciebie alarm, najpierw go rozpatrujesz.
    .no = Możesz jeszcze wykonać ruch, więc nie wolno ci pasować.
ALC-17 = Więzień, który na początku twojej tury stoi na czerwonym polu, może wejść do łodzi, jeśli w jego kolumnie między nim a łodzią nie stoi strażnik. Nigdy jednak nie musi. Inni więźniowie nie zagradzają drogi, a żaden strażnik się nie rusza.
    .no = Do łodzi wchodzi się tylko z czerwonego pola i tylko wtedy, gdy po drodze nie stoi strażnik.
ALC-18 = Każda ucieczka do łodzi, która nie daje zwycięstwa, wywołuje alarm: gracz po lewej rzuca ośmiościenną kostką, a ta wskazuje rząd.
    .no = Najpierw alarm: trzeba rzucić kostką.
ALC-19 = Ten gracz wysyła strażnika ze wskazanego rzędu na lewy albo prawy koniec tego rzędu. Jeśli strażnik już tam stoi, zostaje na miejscu, ale wybrać i tak trzeba.
    .no = Najpierw ktoś inny decyduje, dokąd pobiegnie strażnik.
ALC-20 = Strażnik łapie wtedy wszystkich na swojej drodze, także na ostatnim polu, nawet więźniów gracza, który go wysyła. W celi i w łodzi jest bezpiecznie.
ALC-21 = Potem ten gracz rozgrywa zwykłą turę.
    .no = Najpierw wyślij strażnika, potem rozegraj swoją turę.
ALC-22 = Kto ma w łodzi trzech więźniów, ten natychmiast wygrywa i alarmu już nie ma.
    .no = Koniec gry: trzech więźniów uciekło.
ALC-23 = Alarm: można go wyłączyć. Wtedy ucieczka nikogo nie stawia na nogi.
ALC-24 = Strażnicy: zaczynają tak, jak zaznaczono na planszy, losowo albo w kolumnach według twojego wyboru. W rzędzie 1 strażnik zawsze stoi pośrodku, a w rzędzie 9 nigdy go nie ma. Przy ustawieniu losowym dla każdego z rzędów od 2 do 8 losuje się jedną z dziewięciu kolumn.
    .no = Najpierw strażnicy zajmują stanowiska, rząd po rzędzie.
ALC-25 = Limit tur: po 400 turach gra się kończy. Wygrywa ten, kto ma najwięcej więźniów w łodzi; przy remisie ten, kto ma najmniejszą sumę odległości wszystkich czterech więźniów, przy czym odległość to numer rzędu (w celi 10, w łodzi 0); przy dalszym remisie gracze dzielą się zwycięstwem. Limit można zmienić, a 0 go wyłącza. Sprawdza się go na koniec tury, jeszcze przed alarmem.
    .no = Koniec gry: limit tur jest wyczerpany.

## Pierwsza lekcja, krok po kroku

lesson-goal = Trzech z czterech twoich więźniów w łodzi i wygrywasz. Jeden jest już na dziedzińcu, trzech siedzi jeszcze w celi.
lesson-cell = Wyprowadź z celi następnego: w górę kolumny, jak daleko chcesz. W rzędzie 9 nie ma strażnika, tam nic ci nie grozi.
lesson-straight = Teraz rusz kogoś na dziedzińcu. Chodzi się prosto, wzdłuż rzędu albo kolumny, jak daleko chcesz, ale nigdy za róg.
lesson-rows = W rzędach od 1 do 8 chodzi po jednym strażniku. Wskaż tam pole: zobaczysz, dokąd by poszedł. Potem rusz się.
lesson-warden = To był strażnik: w rzędzie, w którym ktoś staje, przechodzi tyle samo pól w jego stronę. Kogo dogoni albo minie, ten wraca do celi.
lesson-own = Swoich wydać nie wolno: takie pola nie świecą. Wskaż ciemne pole, a przeczytasz, która zasada tego zabrania.
lesson-room = Strażnik musi mieć miejsce: jeśli dziedziniec skończy się, zanim przejdzie tyle co ty, ruch jest niedozwolony. Uważaj, gdy idziesz daleko.
lesson-catch = Cudzych wydawać wolno. Znajdź ruch, po którym strażnik przejdzie po czyimś więźniu: zobaczysz to zawczasu.
lesson-caught = To był ktoś z twoich: z powrotem do celi. Każdy ruch może pchnąć strażnika w drogę, więc nie stój w jego zasięgu.
lesson-block = Strażnicy zagradzają drogę, więźniowie nie: ich wolno mijać. Wolne musi być tylko pole, na którym stajesz.
lesson-red = Czerwone pola to ostatni przystanek przed łodzią. Doprowadź kogoś na jedno z nich.
lesson-red-wait = Podejdź do czerwonych pól: to ostatni przystanek przed łodzią.
lesson-boat = Z czerwonego pola jest już tylko krok do łodzi, o ile w kolumnie przed nim nie stoi strażnik. W drogę!
lesson-boat-wait = Doprowadź kogoś na czerwone pole, przed którym w kolumnie nie stoi strażnik.
lesson-alarm = Każda ucieczka wywołuje alarm: następny gracz losuje rząd i wysyła jego strażnika na koniec. Po drodze łapie on wszystkich.
lesson-end = To wszystko. Kto ma trzech w łodzi, od razu wygrywa. Licz kroki, bo strażnicy też je liczą. Partia trwa i jest twoja!

## Plansza w przeglądarce: co pisze lub czyta na głos tylko ona

alcatraz-board = Dziedziniec, dziewięć rzędów na dziewięć kolumn; u góry łódź, u dołu cela
alcatraz-square = Rząd { $row }, kolumna { $column }
alcatraz-empty = wolne
alcatraz-warden = strażnik
alcatraz-red = czerwone pole
alcatraz-prisoner =
    { $you ->
        [yes] twój więzień
       *[no] więzień, którym gra { $player }
    }
alcatraz-boat = Łódź. { $who }
alcatraz-cell = Cela. { $who }
alcatraz-aboard = W łodzi: { $count }
alcatraz-from-cell = Z celi
alcatraz-from = Więzień w rzędzie { $row }, kolumnie { $column }
alcatraz-race = Rzędy pokonane łącznie przez wszystkich czterech więźniów
short-move = do rzędu { $to_row }, kolumny { $to_column }
short-enter = rząd { $row }, kolumna { $column }
short-escape = do łodzi
