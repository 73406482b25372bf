### To, co mówi tylko aplikacja w przeglądarce, po polsku.

skip = Do gry
home = Jailbirds, strona główna
header = Strona
to-home = Na stronę główną
to-table = Do stołu
loading = Chwileczkę …
close = Zamknij
no-page = Tu nic nie ma
no-title = Żadna z naszych gier tak się nie nazywa. Wszystkie cztery znajdziesz na stronie głównej.
trouble = To się nie udało
unreachable = Nie można połączyć się z serwerem. Czy działa?
connection-lost = Połączenie zerwane. Nic nie przepadło; próbujemy dalej …
connection-offline = Jesteś offline. Twoje gry czekają na serwerze; zagrasz dalej, gdy wrócisz do sieci.
connection-retry = Spróbuj teraz
refused = To się nie udało.
not-now = Teraz tak się nie da.

## Strona główna

home-heading = Cztery drogi z więzienia
home-sentence = Planszówki o ucieczkach: z botami albo ze znajomymi przez link. Bez konta, bez czekania.
home-facts = od { $few } do { $many } graczy · około { $minutes } minut
home-alcatraz = Każdy twój krok porusza strażnika. Prześlizgnij się obok niego albo niech złapie innych.
home-ausbrecher = Obstaw w tajemnicy, kto trafi do której łodzi, a potem popychaj tych samych siedmiu zbiegów co wszyscy.
home-scapegoat = Razem planujecie ucieczkę i co rundę głosujecie, kto nic z niej nie będzie miał. Ktoś zostanie.
home-digout = Szukaj, majstruj, kradnij i bij się o łyżkę, kilof i tunel. To gra o twardym więziennym życiu.
title-alcatraz = Alcatraz
title-ausbrecher = Ausbrecher AG
title-scapegoat = Alcatraz: The Scapegoat
title-digout = Dig Your Way Out
play-now = Graj z botami od razu
starting = Zaczynamy …
new-table = Nowy stół
learn = Pierwsza lekcja
rules = Zasady
your-games = Twoje gry
no-games = Jeszcze żadnej. Jedno kliknięcie wyżej i już grasz.
open-tables = Otwarte stoły
no-tables = Teraz nikt nie czeka. Otwórz stół i wyślij link.
status-waiting = czeka na graczy
status-playing = w trakcie
status-over = koniec
guest = Gość

## Nowy stół

new-heading-of = { $title }: nowy stół
who-plays = Kto gra
seat-number = Miejsce { $number }
level-of = Poziom bota na miejscu { $number }
name = Imię
name-of = Imię gracza na miejscu { $number }
chair-me = Ty
chair-open = Ktoś przez link
chair-open-help = kto otworzy twój link
chair-device = Ktoś obok ciebie
chair-bot = Bot
seat-less = Jedno miejsce mniej
seat-more = Jedno miejsce więcej
shuffle = Losuj miejsca
table-open = Pokaż wśród otwartych stołów
table-open-help = Wtedy każdy może się dosiąść, także bez linku.
spectators = Można kibicować
spectators-help = Widzowie widzą to, co wszyscy, i żadnych tajemnic.
clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Dni na ruch
clock-minutes = Minut dla każdego
clock-increment = Sekund dodatku za turę
clock-days-each = Dni na każdy ruch
clock-help = Komu skończy się czas, za tego odtąd gra bot.
options = Warianty
option-json = lista w formacie JSON
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
invite = Zaproś
invite-help = Kto otworzy ten link albo zeskanuje kod, może się dosiąść.
seat-free = wolne miejsce

## Przy stole

decision = Twoja decyzja
choices = Co możesz zrobić
all-choices = Wszystkie ruchy ({ $count })
story = Co się stało
tab-since = Od twojej tury
tab-log = Przebieg
tab-chat = Czat
log-empty = Jeszcze nic.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-empty-watching = Do końca gry widzowie rozmawiają tylko między sobą.
chat-say = Powiedz coś
chat-send = Wyślij
hint-glow = Wskaż coś, co świeci: zobaczysz, co się stanie, zanim się stanie.
hint-there = Teraz wybierz dokąd. Zobaczysz, co się stanie, zanim się stanie.
hint-several = Tu można zrobić kilka rzeczy: wybierz jedną.
hint-buttons = Wybierz przyciskiem poniżej.
wait-over = Gra skończona.
wait-watching = Jesteś widzem.
wait-turn = Poczekaj na swoją kolej.
open-rule = : otwórz tę zasadę
not-this = Nie, coś innego
put-back = Wstecz
undo = Cofnij
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
leave-bot = Odejdź, niech gra bot
stay = Zostań
resign = Poddaj się
come-back = Już jestem
table-gone = Tego stołu już nie ma.
seat-resigned = poddane, gra bot
seat-away = nieobecność, gra bot
time-left = pozostały czas
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
talk-left = Czas na rozmowy: { $time }
step-joined =
    { $you ->
        [yes] Siadasz do stołu.
       *[no] { $player } siada do stołu.
    }
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

## Kilka osób przy jednym urządzeniu

curtain-pass = Teraz { $player }
curtain-help = Nikt inny nie powinien teraz patrzeć. Gdy urządzenie trzyma { $player }, można odsłonić kurtynę.
curtain-lift = { $player } to ja

## Koniec

result = Wynik
winner = wygrana
rematch = Rewanż
replay = Powtórka
verify = Sprawdź kostki
no-chart = Nie udało się narysować wykresu.

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
verify-help = Przed pierwszym ruchem serwer ogłosił skrót tajnego ziarna. Z tego ziarna wynika każdy rzut i każda dobrana karta.
verify-hash = Skrót ogłoszony przed grą
verify-seed = Ziarno ogłoszone po grze
verify-later = Zostanie ogłoszone po zakończeniu gry.
verify-fits = Ziarno pasuje do skrótu: było ustalone przed pierwszym ruchem.
verify-fits-not = Ziarno nie pasuje do skrótu. Nie ufaj tej grze.
verify-command = Aby przeliczyć każdy rzut, zapisz przebieg i daj go do sprawdzenia programowi:

## Zasady i lekcje

players-range = od { $few } do { $many } graczy
rules-search = Szukaj w zasadach
rules-none = Żadna zasada o tym nie mówi.
rules-example = Pokaż przykład
lesson-step = Krok { $step } z { $count }
lesson-next = Dalej
lesson-again = Jeszcze raz od początku
lesson-play = A teraz naprawdę: graj z botami
lesson-glow = W tej lekcji idź za tym, co świeci.
lesson-none = Do tej gry nie ma jeszcze lekcji.

## Ustawienia

settings = Ustawienia
nickname = Twoje imię
language = Język
theme = Wygląd
theme-night = Noc
theme-day = Dzień
theme-system = Jak w systemie
motion = Ruch
motion-help = Pionki chodzą, kostki się toczą, woda faluje.
confirm = Potwierdzanie ruchów
confirm-help = Każdy ruch jeszcze raz pyta o zgodę.
ping = Dzwonek na twoją kolej
ping-help = Okrętowy dzwon, gdy przychodzi twoja kolej.
sounds = Dźwięki
sounds-help = Kroki, kostki i drzwi przy każdym ruchu.
notify = Powiadomienia
notify-on = włączone
notify-ask = Włącz
my-data = Twoje dane
export = Zabierz ze sobą
import = Przynieś grę
imported =
    { $count ->
        [one] { $count } gra jest już tutaj.
        [few] { $count } gry są już tutaj.
       *[many] { $count } gier jest już tutaj.
    }
forget = Usuń mnie
forget-sure = Na pewno usuń wszystko
forgotten = Twoje imię i wszystkie twoje wypowiedzi zostały usunięte. Na twoich miejscach grają dalej boty.
