### Pierwsze lekcje po polsku: tekst do każdego kroku.

lesson-alcatraz-1 = Czterech twoich więźniów siedzi w celi, a po drugiej stronie dziedzińca czeka łódź. Trzech twoich w łodzi i wygrywasz. Wyjdź z celi do rzędu 9: tam nie ma strażnika, nic ci nie grozi.
lesson-alcatraz-2 = W rzędach od 1 do 8 chodzi po jednym strażniku. Gdzie stanie twój więzień, tam strażnik z tego rzędu przejdzie tyle pól, o ile się ruszyłeś, w twoją stronę. Weź więźnia, wskaż świecące pole i zobacz, którędy pójdzie strażnik. Potem rusz się.
lesson-alcatraz-3 = Kogo dogoni albo minie, ten jest złapany i wraca do celi. Swoich wydać nie wolno, ale cudzych jak najbardziej. Zrób ruch, po którym ktoś wpadnie!
lesson-alcatraz-4 = Czerwone pola pod lampami to ostatni przystanek przed łodzią. Doprowadź więźnia na jedno z nich.
lesson-alcatraz-5 = Z czerwonego pola jest już tylko krok do łodzi, o ile w kolumnie przed tobą nie stoi strażnik. W drogę!
lesson-alcatraz-6 = Każda ucieczka wywołuje alarm: następny gracz losuje kostką rząd i wysyła jego strażnika na lewy albo prawy koniec, a ten łapie wszystkich po drodze. Tym razem wybierasz ty.
lesson-alcatraz-7 = To cała gra: licz swoje kroki, bo strażnicy też je liczą.

lesson-ausbrecher-1 = Siedmiu uciekinierów, cztery łodzie, a żaden nie jest twój. Najpierw obstawiasz w tajemnicy, kto dotrze pierwszy, kto drugi i tak dalej. Zapisz pionek, który chcesz widzieć w łodzi 1.
lesson-ausbrecher-2 = Miejsca 1 i 2 to łódź 1, miejsca 3 i 4 to łódź 2 i tak dalej: liczy się tylko łódź. Pionek we właściwej łodzi daje tyle punktów, ile wynosi jej numer, więc najwięcej warci są powolni. Zapisz następny.
lesson-ausbrecher-3 = Lista jest pełna. Zapieczętuj ją: do końca nikt jej nie zobaczy, ale i ty już jej nie zmienisz.
lesson-ausbrecher-4 = W swojej turze wybierasz trzy kostki według kolorów: te pionki będą mogły ruszyć. Weź trzy i rzuć.
lesson-ausbrecher-5 = Każdy pionek rusza się o wynik swojej kostki, w kolejności, jaką wybierzesz. Zdecyduj, kto pierwszy.
lesson-ausbrecher-6 = Pionek, który staje na innym, leży na wierzchu, a ruszyć może tylko ten najwyższy. Przykryj kogoś: kto jest pod spodem, musi czekać.
lesson-ausbrecher-7 = Ten dotrze do pomostu. Kto dociera, wsiada do pierwszej łodzi z wolnym miejscem. Dopchnij go do celu.
lesson-ausbrecher-8 = Od drugiej rundy jest też biała kostka: cofa pionek. Pomagaj swoim faworytom, ale ich nie zdradź. Powodzenia!

lesson-scapegoat-1 = Wszyscy pracujecie nad jednym planem z sześciu elementów, od A do F, ale jedno z was zostanie. Co rundę tajnie głosujecie, kto jest kozłem ofiarnym. Kozioł ma dodatkowe punkty akcji, ale nic nie zyskuje na planie. Głosuj!
lesson-scapegoat-2 = W swojej turze masz kilka punktów akcji. Przejście do sąsiedniego pomieszczenia, także po skosie, kosztuje jeden. Strażnicy przeszkadzają: przy dwóch wszystko drożeje, przy trzech można tylko odejść. Idź dokądś.
lesson-scapegoat-3 = Każde pomieszczenie coś ci daje. Skorzystaj z tego i weź przedmiot: uniesiesz trzy.
lesson-scapegoat-4 = Zadanie wymaga przedmiotów, ludzi i niezbyt wielu strażników. Liczy się wszystko, co mają więźniowie w pomieszczeniu, nie tylko ty. Powiedz, czyj przedmiot pójdzie w ruch, i zadanie wykonane: zaznaczasz jego element, a pozostali prócz kozła jeden losowy.
lesson-scapegoat-5 = Nowa runda, nowe głosowanie. Patrz na karty więźniów: kto jako jedyny ma jakiś element, jest niezbędny. Gdy zbierze się cała szóstka, zostaje ktoś, bez kogo można się obejść. Głosuj jeszcze raz.
lesson-scapegoat-6 = Bądź przydatny, bądź potrzebny i nie daj się stać tym, za kim nikt nie zatęskni. I uważaj na strażników: przy dwudziestym pierwszym przegrywają wszyscy.

lesson-digout-1 = Chcesz się wydostać tunelem. Kopie się narzędziami: łyżka daje 1 punkt, kilof 3, łopata 4. Masz dwie akcje na turę. Najpierw przeszukaj pomieszczenie: od niego zależy, ile kart dostaniesz.
lesson-digout-2 = Najwięcej kryją prysznice, na spacerniaku się handluje, w izbie chorych leczą, a kopać można tylko w celach. Rzuć kostką, żeby się ruszyć.
lesson-digout-3 = Każda ścianka prowadzi do dwóch pomieszczeń. Wybierz, dokąd idziesz.
lesson-digout-4 = Z odpowiednich części zrobisz noże, kilofy i łopaty, ale nie w celach ani pod prysznicami, tam ktoś patrzy. Zrób coś.
lesson-digout-5 = Znów w celach. Wyłóż narzędzie i kop: tych punktów nikt ci już nie odbierze.
lesson-digout-6 = Inni też mają narzędzia. Z bronią możesz zagrozić komuś w swoim pomieszczeniu: oddawaj albo bójka. Broń wykładacie na zmianę, a komu się skończy, ten dostaje lanie. Zagroź komuś.
lesson-digout-7 = Po dwóch laniach nie wolno kopać, póki nie zajrzysz do izby chorych. Przyłącz się do gangu, miej plecy i przebij się przez mur przed innymi!
