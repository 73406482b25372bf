### To, co mówi tylko aplikacja w przeglądarce, po polsku.

skip = Do gry
home = Jailbirds, strona główna
header = Strona
to-home = Na stronę główną
to-table = Do stołu
loading = Chwileczkę …
close = Zamknij
no-page = Tu nic nie ma
no-title = Żadna z naszych gier tak się nie nazywa. Wszystkie znajdziesz na stronie głównej.
trouble = To się nie udało
unreachable = Nie można połączyć się z serwerem. Czy działa?
other-version = Ta strona i serwer nie są w tej samej wersji. Odśwież stronę.
connection-lost = Połączenie zerwane. Nic nie przepadło; próbujemy dalej …
connection-offline = Jesteś offline. Twoje partie czekają na serwerze; zagrasz dalej, gdy wrócisz do sieci.
connection-retry = Spróbuj teraz
refused = To się nie udało.
not-now = Teraz tak się nie da.

## Strona główna

home-heading =
    { $count ->
        [0] Drogi z więzienia
        [3] Trzy drogi z więzienia
        [4] Cztery drogi z więzienia
        [5] Pięć dróg z więzienia
        [6] Sześć dróg z więzienia
        [one] Jedna droga z więzienia
        [few] { $count } drogi z więzienia
       *[other] { $count } dróg z więzienia
    }
home-sentence = Planszówki o ucieczkach: z botami albo ze znajomymi przez link. Bez konta, bez czekania.
home-facts = { $players } · około { $minutes } minut
play-now = Graj z botami od razu
starting = Zaczynamy …
new-table = Nowy stół
learn = Pierwsza lekcja
rules = Zasady
your-games = Twoje partie
no-games = Jeszcze żadnej. Jedno kliknięcie wyżej i już grasz.
game-unreadable = Partii { $title } nie da się już pokazać: jej zasady są za stare dla tego serwera albo została uszkodzona.
turn-of =
    { $count ->
        [one] Teraz gra { $who }
        [few] Teraz grają { $who }
        [many] Teraz grają { $who }
       *[other] Teraz grają { $who }
    }
finished-games = Zakończone partie
offline-works = Jesteś offline. Działa strona główna i zasady, które były już otwarte; zagrasz dalej, gdy wrócisz do sieci.
quick-players = Ilu graczy
quick-level = Jak silne są boty
open-tables = Otwarte stoły
home-waiting =
    { $count ->
        [one] Jedna gra czeka na graczy
        [few] { $count } gry czekają na graczy
       *[many] { $count } gier czeka na graczy
    }
no-tables = Teraz nikt nie czeka. Otwórz stół i wyślij link.
status-playing = w trakcie
status-over = koniec
guest = Gość

## Szukanie graczy

seek-start = Znajdź graczy
seeks = Szukają graczy
seek-none = W tej chwili nikt nie szuka. Naciśnij „Znajdź graczy” przy grze: spotkasz kogoś, kto chce zagrać w to samo.
seek-facts = { $title } · { $players } · około { $minutes } min
seek-there = { $there } z { $players } na miejscu
seek-join = Zagraj
seek-stop = Przestań szukać
seek-ended = Nie szukamy już graczy: strony zbyt długo nie było.
seek-looking = Szukamy graczy: { $title }, { $there } z { $players } na miejscu
seek-bots-in =
    { $seconds ->
        [one] Boty dosiądą się za { $seconds } sekundę
        [few] Boty dosiądą się za { $seconds } sekundy
        [many] Boty dosiądą się za { $seconds } sekund
       *[other] Boty dosiądą się za { $seconds } sekundy
    }
seek-how = Jak szukać graczy
seek-wait = Boty zajmują wolne miejsca
seek-wait-20 = po 20 sekundach
seek-wait-60 = po minucie
seek-wait-never = nigdy: tylko ludzie
seek-alike = Poziom podobny do mojego
seek-alike-help = Najpierw osoby o podobnym rankingu; im dłużej to trwa, tym szerszy krąg.
seek-rated-help = Wynik liczy się dla wszystkich przy stole, także dla botów.
featured = Właśnie grają
featured-watch = Obejrzyj { $title }: { $who }
running-tables = Partie do obejrzenia
running-watch = oglądaj
running-points = średni ranking { $points }

## Nowy stół

new-heading-of = { $title }: nowy stół
who-plays = Kto gra
seat-number = Miejsce { $number }
level-of = Poziom bota na miejscu { $number }
name = Imię
name-of = Imię gracza na miejscu { $number }
friend-of = Kogo zapraszasz na miejsce { $number }
chair-me = Ty
chair-open = Ktoś z linkiem
chair-open-help = każdy, kto otworzy twój link
chair-friend = Ktoś, kogo obserwujesz
chair-device = Ktoś obok ciebie
chair-bot = Bot
seat-less = Jedno miejsce mniej
seat-more = Jedno miejsce więcej
shuffle = Losuj miejsca
table-open = Pokaż wśród otwartych stołów
table-open-help = Wtedy każdy może się dosiąść, także bez linku.
spectators = Widzowie mogą patrzeć
spectators-help = Widzą to, co wszyscy, i żadnych tajemnic.
rated = Partia rankingowa
rated-help = Wynik liczy się każdemu, kto usiądzie do stołu, botom też. Ruchu, na który bot już odpowiedział, nie da się wtedy cofnąć.
hints = Podpowiedzi
hints-help = Kto ma ruch, może zapytać, co zrobiłby silny bot. Na końcu widać, kto i ile razy pytał.
rated-tag = Rankingowa: wynik się liczy
ratings = Ranking
ratings-heading = { $title }: ranking
ratings-how = Ludzie i boty na jednej skali. Każdy zaczyna od 1500; zwycięzca idzie w górę, a im silniejszych pokona, tym wyżej. Liczą się tylko partie rankingowe, w których wszyscy zostali do końca.
ratings-none = Nikt nie rozegrał jeszcze dziesięciu partii rankingowych. Otwórz stół, włącz „Partia rankingowa” i bądź pierwszy na liście.
rating-player = Gracz
rating-points = Punkty
rating-games = Partie
rating-guess = { $points }?
    .about = „?” to na razie strzał: ranking ustali się po dziesięciu partiach rankingowych.
rating-sure = { $points }
    .about = Z dokładnością do { $margin }.
clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Dni na ruch
clock-minutes = Minut na gracza
clock-increment = Sekund doliczanych co turę
clock-days-each = Dni na każdy ruch
clock-vacation = Dni urlopu dla każdego
clock-help = Za tego, komu skończy się czas, gra odtąd bot.
options = Warianty
first-easier = Twój pierwszy stół: jest ustawiony łatwiej niż zwykle. Zmień, co chcesz.
deck-help = Jedna karta w wierszu, między częściami spacje. Po kolei: { $parts }. Puste pole: zwykła talia.
deck-several = { $part } (kilka łączysz znakiem +)
deck-wrong = Wiersz { $line }, { $part }: powinno być { $expected }, jest { $found }.
deck-twice = Wiersz { $line }: { $found } jest już w wierszu { $first }.
deck-sum = { $what }: jest { $count }, powinno być { $wanted }.
deck-lacks = { $part }: na żadnej karcie nie ma { $missing }.
deck-example = Wstaw przykład
deck-empty = Wyczyść pole
deck-count =
    { $count ->
        [one] { $count } karta z { $wanted }.
        [few] { $count } karty z { $wanted }.
        [many] { $count } kart z { $wanted }.
       *[other] { $count } karty z { $wanted }.
    }
deck-right =
    { $count ->
        [one] { $count } karta, wszystko się zgadza.
        [few] { $count } karty, wszystko się zgadza.
        [many] { $count } kart, wszystko się zgadza.
       *[other] { $count } karty, wszystko się zgadza.
    }
open-table = Otwórz stół
start-game = Zacznij grę

## Czekanie na graczy

waiting-for =
    { $count ->
        [0] Są już wszyscy.
        [one] { $count } miejsce jest wolne.
        [few] { $count } miejsca są wolne.
       *[many] { $count } miejsc jest wolnych.
    }
waiting-starts = Gra zacznie się sama, gdy tylko wszystkie miejsca będą zajęte.
sit-down = Usiądź tutaj
get-up = Wstań od stołu
fill-bots = Uzupełnij botami
cancel-table = Odwołaj stół
cancel-sure = Stół zniknie dla wszystkich, którzy tu siedzą.
invite = Zaproś
invite-help = Kto otworzy ten link albo zeskanuje kod, może się dosiąść.
seat-free = wolne miejsce
sketch-tile = Rząd { $row }, kolumna { $column }

## Przy stole

decision = Twoja decyzja
actions = Co możesz zrobić
all-actions = Wszystkie ruchy ({ $count })
more-actions = Wszystkie ({ $count })
story = Co się stało
tab-people = Gracze
tab-log = Przebieg
tab-chat = Czat
log-empty = Jeszcze nic.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-empty-watching = Do końca gry widzowie rozmawiają tylko między sobą.
chat-say = Powiedz coś
chat-send = Wyślij
preview = { $action }?
tap-again = Dotknij jeszcze raz albo naciśnij przycisk.
read-on = Czytaj dalej
go-on = Dalej
recap = Wszystko, co działo się w międzyczasie ({ $count })
skip-to-me = Przewiń do mojej tury
past = Tak było wtedy
past-back = Wróć do gry
pace = Tempo
pace-help = Jak szybko grają boty i pokazują się ruchy. Gdy gra więcej osób, tempo ustala ten, kto otworzył stół.
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-instant = natychmiast
hint-there = Teraz wybierz dokąd. Zobaczysz, co się stanie, zanim się stanie.
hint-several = Tu można zrobić kilka rzeczy: wybierz jedną.
wait-over = Gra skończona.
wait-watching = Jesteś widzem.
wait-turn = Poczekaj na swoją kolej.
open-rule = : otwórz tę zasadę
not-this = Nie, coś innego
put-back = Wstecz
ask-hint = Co tu zrobić?
undo = Cofnij
undo-please = Poproś o cofnięcie
your-turn = Twoja kolej
table-tools = Stół
share = Udostępnij
share-help = Kto ma ten link, może oglądać grę.
share-private = Ten link jest dla tych, którzy tu siedzą: nikt inny nie może oglądać.
link = Link
copy-link = Udostępnij link
copied = Link skopiowany.
qr = Kod QR linku
watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
leave = Odejdź
leave-heading = Odejść od stołu?
leave-help = Bot gra za ciebie, póki nie wrócisz. Jeśli się poddasz, dogra za ciebie do końca.
leave-help-two = Bot gra za ciebie, póki nie wrócisz. Jeśli się poddasz, wygra druga strona.
leave-help-alone = Gra poczeka, aż wrócisz. Jeśli się poddasz, to jej koniec.
leave-bot = Odejdź, niech gra bot
leave-waits = Odejdź, gra poczeka
stay = Zostań
resign = Poddaj się
come-back = Już jestem
table-gone = Tego stołu już nie ma.
seat-resigned = kapitulacja, dalej gra bot
seat-away = poza stołem, gra bot
seat-gone = chwilowo poza stołem
seat-stand-in = { $player } (bot)
time-left = pozostały czas
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
talk-left = Czas na rozmowy: { $time }
away-since =
    { $minutes ->
        [one] { $player } nie daje znaku życia od minuty.
        [few] { $player } nie daje znaku życia od { $minutes } minut.
        [many] { $player } nie daje znaku życia od { $minutes } minut.
       *[other] { $player } nie daje znaku życia od { $minutes } minuty.
    }
away-bot = Niech gra bot
away-wait = Czekam
away-end = Zakończ grę
undo-wish = { $player } chce cofnąć swoją ostatnią decyzję i wszystko, co było po niej.
undo-wished = Chcesz cofnąć ruch; pozostali dostali pytanie.
undo-agree = Zgoda
undo-decline = Nie
end-wish = { $who }: kończymy tutaj, bez zwycięzcy?
end-wished = Chcesz zakończyć grę; pozostali dostali pytanie.
end-agree = Kończymy
play-on = Gram dalej
bot-for-you = Gra za ciebie bot.
waits-for-you = Gra czeka na ciebie.
talk-enough = To wszystko, co mam do powiedzenia
talk-enough-for = Powiedzieli już wszystko: { $who }
step-joined =
    { $you ->
        [yes] Siadasz do stołu.
       *[no] { $player } siada do stołu.
    }
step-filled = { $player } zajmuje wolne miejsce.
step-left =
    { $you ->
        [yes] Odchodzisz; bot gra za ciebie.
       *[no] { $player } odchodzi; dalej gra bot.
    }
step-returned =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $player } wraca do gry.
    }
step-resigned =
    { $you ->
        [yes] Poddajesz się; dalej gra bot.
       *[no] { $player } się poddaje; dalej gra bot.
    }
step-time =
    { $you ->
        [yes] Twój czas minął; dalej gra bot.
       *[no] { $player }: czas minął, dalej gra bot.
    }
step-undone =
    { $you ->
        [yes] Cofasz swój ruch.
       *[no] { $player } cofa ruch.
    }
step-asked_undo =
    { $you ->
        [yes] Prosisz o cofnięcie swojego ruchu.
       *[no] { $player } prosi o cofnięcie ruchu.
    }
step-agreed_undo =
    { $you ->
        [yes] Zgadzasz się.
       *[no] { $player } się zgadza.
    }
step-declined =
    { $you ->
        [yes] Nie zgadzasz się: ruch zostaje.
       *[no] { $player } się nie zgadza: ruch zostaje.
    }
step-enough =
    { $you ->
        [yes] Masz już dość gadania.
       *[no] { $player } ma już dość gadania.
    }
step-stood_in =
    { $you ->
        [yes] Nie dajesz znaku życia; gra za ciebie bot.
       *[no] { $player } nie daje znaku życia; dalej gra bot.
    }
step-wants_end =
    { $you ->
        [yes] Chcesz zakończyć grę w tym miejscu.
       *[no] { $player } chce zakończyć grę w tym miejscu.
    }
step-vacation =
    { $you ->
        [yes] Jesteś na urlopie albo już po nim: spójrz na zegar.
       *[no] { $player }: urlop albo powrót z urlopu.
    }
step-plays_on =
    { $you ->
        [yes] Wolisz jednak grać dalej.
       *[no] { $player } woli jednak grać dalej.
    }

## Kilka osób przy jednym urządzeniu

curtain-pass = Teraz { $player }
curtain-help = Niech nikt inny teraz nie patrzy. Gdy { $player } ma już urządzenie w ręku, kurtyna w górę.
curtain-lift = { $player } to ja

## Koniec

result = Wynik
winner = wygrana
rematch = Rewanż
rematch-number = Rewanż: partia { $number }
series-wins =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    }
share-result = Udostępnij jako obrazek
replay = Powtórka
review = Analiza
verify = Sprawdź losowanie
no-chart = Nie udało się narysować wykresu.
chart-moves = Ruchy razem z losowaniem

## Powtórka

replay-move = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Ruch dalej
replay-last = Na koniec
replay-eyes = Czyimi oczami
replay-spectator = oczami widza
export-log = Zapisz przebieg
verify-help = Przed pierwszym ruchem serwer ogłosił skrót tajnego ziarna. Z tego ziarna wynika wszystko, o czym zdecydował los.
verify-hash = Skrót ogłoszony przed partią
verify-seed = Ziarno ogłoszone po partii
verify-later = Zostanie ogłoszone po zakończeniu partii.
verify-fits = Ziarno pasuje do skrótu: było ustalone przed pierwszym ruchem.
verify-fits-not = Ziarno nie pasuje do skrótu. Nie ufaj tej partii.
verify-command = Aby przeliczyć to wszystko, zapisz przebieg i daj go do sprawdzenia programowi:
verify-from-position = Ta gra zaczęła się od gotowej pozycji, a nie od rozstawienia: od tego miejsca można sprawdzić wszystko, o czym zdecydował los. Tego, skąd wzięła się pozycja, sprawdzić się nie da.

## Plansza do analizy

analysis = Plansza do analizy
analysis-here = Spróbuj inaczej od tego miejsca
analysis-chances = Szanse na wygraną, przy odkrytych kartach
analysis-best = Najlepsze ruchy: { $player }
analysis-best-help = Z szansą na wygraną, na tyle, na ile można ją znać z tego miejsca.
analysis-branch = Twoje próby
analysis-start = Gra po ruchu { $move }
analysis-empty = Na razie nic. Wykonaj ruch za tego, czyja jest kolej, albo wybierz jeden z najlepszych.
analysis-chance = Teraz decyduje los.
analysis-roll = Niech los zdecyduje
analysis-outcomes = Albo wybierz, co wypadnie
analysis-actor = tego, czyja jest kolej
analysis-share = Udostępnij ten wariant
analysis-share-help = Kto ma ten link, zobaczy twoje próby i może iść dalej od tego miejsca.
analysis-play = Graj dalej od tego miejsca
analysis-play-help = Przy własnym stole, z botami. Wynik nigdzie się nie liczy: ani w rankingu, ani w statystykach.
analysis-play-as = Grasz jako

## Zagadki

puzzles = Zagadki
puzzles-sentence = Jedna pozycja i jeden ruch lepszy od wszystkich innych. Wszystkie pochodzą z partii, które boty naprawdę rozegrały.
puzzles-daily = Zagadka dnia
puzzles-daily-help = Dla wszystkich ta sama. Następna przyjdzie o północy UTC.
puzzles-today-solved = Rozwiązana. Następna przyjdzie o północy UTC.
puzzles-today-missed = Tym razem się nie udało. Następna przyjdzie o północy UTC.
puzzles-solve = Rozwiąż
puzzles-look = Obejrzyj jeszcze raz
puzzles-yours = Jak ci idzie
puzzles-how = Liczy się pierwsza próba: za trudną zagadkę twój ranking mocno rośnie. Dni z rzędu to te, w które zagadka dnia udała ci się za pierwszym razem.
puzzles-rating = Twój ranking
puzzles-guess = „?” to na razie strzał: ranking ustali się po dziesięciu zagadkach.
puzzles-streak = Dni z rzędu
puzzles-best-streak = Najdłuższa seria
puzzles-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
puzzles-solved = Za pierwszym razem
puzzles-of = { $solved } z { $count }
puzzles-shelf = Rozwiązane: { $solved } z { $count }
puzzles-one = Zagadka dla mnie
puzzles-next = Następna zagadka
puzzles-skip = Inna zagadka
puzzles-again = Jeszcze raz
puzzles-show = Pokaż rozwiązanie
puzzles-show-ask = Jeśli zajrzysz, zagadka liczy się jako nierozwiązana. Mimo to pokazać?
puzzles-shown = Rozwiązanie było podpowiedziane.
puzzles-verdict = Twoja odpowiedź
puzzles-first = Liczy się pierwsza próba.
puzzles-counts-not = Ta zagadka już u ciebie była: teraz to tylko zabawa.
puzzles-difficulty = Trudność { $rating }
puzzles-by-difficulty = Od łatwych do trudnych
puzzles-fresh = jeszcze bez próby
puzzles-was-solved = rozwiązana
puzzles-was-missed = nierozwiązana
puzzles-list = Zobacz wszystkie
puzzles-all = Wszystkie zagadki
puzzles-none = Do tej gry nie ma jeszcze zagadek.

## Zasady i lekcje

players-range = od { $few } do { $many } graczy
brief-goal = Cel
brief-turn = Twoja tura
brief-twist = Haczyk
brief-others = Inni gracze
brief-end = Koniec
rules-search = Szukaj w zasadach
rules-things = Wszystko, co jest w pudełku
rules-none = Żadna zasada o tym nie mówi.
rules-example = Pokaż przykład
lesson-step = Krok { $step } z { $count }
lesson-next = Dalej
lesson-again = Jeszcze raz od początku
lesson-play = Graj dalej: ta partia jest twoja
lesson-skip = Pomiń
lesson-wait = Graj dalej. Odezwę się, gdy będzie coś nowego.
lesson-watch = Zobacz, co robią inni.
lesson-else = Tak też można. Zobacz, co z tego wyszło.
lesson-none = Do tej gry nie ma jeszcze lekcji.

## Ustawienia

settings = Ustawienia
nickname = Twoje imię
language = Język
theme = Wygląd
theme-night = Noc
theme-day = Dzień
theme-system = Jak w systemie
motion = Animacje
motion-help = Pionki chodzą, kostki się toczą, woda faluje.
confirm-offer = Pierwsza partia? Pytać przed każdym ruchem?
confirm-take = Tak, pytaj
no-thanks = Nie, dziękuję
confirm = Potwierdzanie ruchów
confirm-help = Przed każdym ruchem pytamy jeszcze raz.
goals = Podpowiedź celu
goals-help = W twojej turze jedna linijka mówi, do czego możesz teraz dążyć.
ping = Dzwonek na twoją kolej
ping-help = Okrętowy dzwon, gdy przychodzi twoja kolej.
sounds = Dźwięki
sounds-help = Kroki, kostki i drzwi przy każdym ruchu.
notify = Powiadomienia
notify-on = włączone
notify-ask = Włącz
my-data = Twoje dane
export = Pobierz
import = Wczytaj partię
imported =
    { $count ->
        [one] Wczytano { $count } partię.
        [few] Wczytano { $count } partie.
       *[many] Wczytano { $count } partii.
    }
forget = Usuń mnie
forget-ask = Twoje imię, twoje miejsca i wszystkie twoje wypowiedzi znikną na zawsze.
forget-sure = Na pewno usuń wszystko
forgotten = Twoje imię i wszystkie twoje wypowiedzi zostały usunięte. Na twoich miejscach grają dalej boty.

## Własna strona

player-page = Twój profil
player-about = Twoje urządzenia, partie i dane
player-as = Grasz tu jako { $name }.
been-here = Mam tu już swój profil
signed-out = To urządzenie zostało wylogowane. Nic nie przepadło: wróć poniżej albo po prostu graj od nowa.
name-keep = Tak mam na imię
name-kept = Teraz nazywasz się { $name }. Przy stołach, przy których już siedzisz, zostaje stare imię.
keep = Zostań na stałe
keep-why = Na razie twoje partie zależą od tej jednej przeglądarki. Z kluczem dostępu albo pięcioma słowami znajdziesz je zewsząd. Bez e-maila, bez hasła.
keep-done = Zostajesz: cokolwiek stanie się z tą przeglądarką, możesz wrócić.
keep-passkey = Zostań z kluczem dostępu
keep-phrase = Zostań z pięcioma słowami
keep-offer = Chcesz odnaleźć swoje partie także na innym urządzeniu?
passkey-add = Dodaj kolejny klucz
passkey-of = Klucz dostępu: { $name }, { $date }
passkey-none = Z klucza nic nie wyszło. Spróbuj jeszcze raz albo użyj słów.
passkey-remove-ask = Z tym kluczem już nie wrócisz.
remove = Usuń
phrase-once = Oto twoje pięć słów. Zapisz je teraz: nikt nie pokaże ich drugi raz.
phrase-renew = Nowe słowa
phrase-renew-ask = Stare przestaną działać.
second-device = Na innym urządzeniu
second-device-why = Graj dalej na telefonie albo na innym komputerze.
second-device-show = Pokaż kod
second-device-code = Kod działa na jednym urządzeniu, przez dziesięć minut:
second-device-how = Zeskanuj to drugim urządzeniem albo otwórz tam { $address } i wpisz kod.
devices = Zalogowane urządzenia
device-this = to urządzenie
device-used = ostatnio tutaj: { $date }
device-unknown = Jakaś przeglądarka
sign-out = Wyloguj
sign-out-ask = To urządzenie od razu wypada z gry.
sign-out-this = Opuszczasz to urządzenie i możesz wrócić.
sign-out-last = Nie masz jeszcze drogi powrotnej: twoje partie by dla ciebie przepadły.
come-back-now = Wróć
come-back-secret = Twoje pięć słów albo kod z drugiego urządzenia
come-back-passkey = Z kluczem dostępu
come-back-instead = Ta przeglądarka nie będzie już grać jako { $name }.

## Czego dowiaduje się ktoś, kogo nie ma

alerts = Twoja kolej w kieszeni
alerts-why = Gdy grasz z ludźmi, damy ci znać, że twoja kolej, nawet jeśli ta strona jest zamknięta.
alerts-here = Powiadamiaj na tym urządzeniu
alerts-cannot = Ta przeglądarka nie przyjmuje powiadomień. Na telefonie dodaj Jailbirds do ekranu głównego i otwórz stamtąd.
alerts-denied = Przeglądarka na to nie pozwoliła. Możesz to zmienić w jej ustawieniach tej strony.
alerts-what = O czym powiadamiać
alerts-turn = Moja kolej
alerts-invitation = Zaproszenie do stołu
alerts-deadline = Kończy mi się czas
alerts-over = Koniec mojej partii
alerts-when = Kiedy
alerts-quiet = Cisza nocna
alerts-quiet-help = Co potem będzie nadal ważne, usłyszysz po niej.
alerts-from = od
alerts-to = do
alerts-other = też dostaje powiadomienia
alerts-more = Inne sposoby: kanał i webhook
alerts-feed-why = Czytnik kanałów może śledzić twoje partie.
alerts-feed = Utwórz kanał
alerts-feed-once = Adres twojego kanału. Jest tajny i widać go tylko teraz:
alerts-feed-renew = Nowy adres
alerts-feed-renew-ask = Stary adres przestanie działać.
alerts-feed-close = Zamknij kanał
alerts-webhook = webhook
alerts-webhook-why = Powiadomienia może dostawać też twój program, pod adresem zaczynającym się od https://.
alerts-webhook-url = Adres twojego programu
alerts-webhook-add = Dodaj webhook
alerts-webhook-secret = Sekret, którym podpisujemy powiadomienia. Widać go tylko teraz:

## Strona gracza

profile-see = Zobacz swoją stronę
profile-since = Gra tu od { $date }
profile-public = Każdy może zobaczyć tę stronę
profile-public-help = Inni widzą tylko partie przy stołach otwartych dla wszystkich i te, w które grali z tobą.
profile-hidden = Teraz twoją stronę widzisz tylko ty.
profile-shown = Teraz twoją stronę może zobaczyć każdy.
profile-none = Nie ma jeszcze żadnej skończonej partii.
profile-games =
    { $count ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    }
profile-won =
    { $count ->
        [one] wygrana
        [few] wygrane
        [many] wygranych
       *[other] wygranej
    }
profile-streak = wygrane z rzędu
profile-best-streak = najdłuższa seria wygranych
profile-titles = Według gry
profile-bots = Z botami
profile-opponents = Z ludźmi
profile-seats = Według miejsca
profile-seat = Miejsce { $seat }
profile-won-head = wygrane
profile-lost-head = przegrane
profile-all-games = Wszystkie partie
profile-filter-title = Która gra
profile-any-title = Każda gra
profile-filter-result = Jak się skończyło
profile-any-result = Każdy wynik
profile-only-won = Tylko wygrane
profile-only-lost = Tylko niewygrane
profile-filter-against = Z kim
profile-any-opponent = Z kimkolwiek
profile-search = Imię kogoś, kto grał
profile-was-won = Wygrana
profile-was-lost = Bez wygranej
profile-rated = rankingowa
profile-nobody = ktoś
profile-no-match = Nie ma takiej partii.
profile-more = Pokaż więcej

## Znajomi

friends = Znajomi
friends-follow = Obserwuj
friends-follow-who = Obserwuj: { $name }
friends-unfollow = Przestań obserwować
friends-unfollow-who = Przestań obserwować: { $name }
friends-followed = Obserwujesz teraz: { $name }. Nikt inny się o tym nie dowie.
friends-unfollowed = Już nie obserwujesz: { $name }.
friends-online = online
friends-offline = offline
friends-hidden = strona ukryta
friends-score = Ty { $won } : { $lost } { $name }
friends-score-short = Ty { $won } : { $lost }
friends-invite-to = Zaproś do gry
friends-invite-who = Zaproś: { $name }, { $title }
friends-all = Wszyscy znajomi ({ $count })
invited = Czeka na ciebie miejsce: { $title }
invited-by = { $name } zaprasza cię do gry: { $title }
invited-no = Nie teraz

## Bezpieczeństwo

safety-about = { $name }: co zrobić …
safety-mute-why = Nie zobaczysz już nic, co ta osoba pisze.
safety-mute = Wycisz
safety-block-why = Nie usiądziecie już przy jednym stole, a twoja strona będzie dla tej osoby ukryta.
safety-block = Zablokuj
safety-report-why = Napisz prowadzącym ten serwer, co się stało. Zobaczą wypowiedź, o którą chodzi.
safety-reason = O co chodzi
safety-abuse = Obelgi lub groźby
safety-cheating = Nieuczciwa gra
safety-name = Obraźliwe imię
safety-spam = Reklama
safety-other = Coś innego
safety-text = Co się stało
safety-report = Zgłoś
safety-muted = Wyciszono: { $name }.
safety-blocked = Zablokowano: { $name }.
safety-reported = Dziękujemy. Zgłoszenie dotarło do prowadzących ten serwer.
safety-list = Wyciszeni i zablokowani
safety-is-muted = wyciszenie
safety-is-blocked = blokada
safety-undo = Cofnij

## Urlop

vacation = Urlop
vacation-why =
    { $count ->
        [one] Grasz w { $count } partię z dniami na ruch. Póki cię nie ma, twój zegar tam stoi.
        [few] Grasz w { $count } partie z dniami na ruch. Póki cię nie ma, twoje zegary tam stoją.
        [many] Grasz w { $count } partii z dniami na ruch. Póki cię nie ma, twoje zegary tam stoją.
       *[other] Grasz w { $count } partii z dniami na ruch. Póki cię nie ma, twoje zegary tam stoją.
    }
vacation-days = Dni nieobecności
vacation-go = Jadę na urlop
vacation-until = Nie ma cię do { $date }.
vacation-seat = urlop
vacation-back = Już jestem
