### Co mówi sam program, po polsku.

list-and = { $first } i { $last }
ruling = (nasza interpretacja: instrukcja tego nie rozstrzyga)

## Imiona grających. Stoją w trzeciej osobie, jak każde imię: „Człowiek przechodzi do rzędu 3.”

seat-you = Człowiek
seat-player = Gracz { $number }
seat-bot = Bot { $number }

## Przy stole: co stoi obok imienia

seats = Przy stole
players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
tag-you = ty
tag-thinks = myśli …
bot-random = losowy bot
bot-greedy = chciwy bot

## Boty, poziom po poziomie: jak się nazywają, jak grają i imiona do wyboru

bot-rookie = żółtodziób
    .about = Nowa twarz na bloku. Widzi wygraną albo pułapkę tuż przed nosem, w reszcie się gubi i dużo gada.
    .names = Bolek, Zosia, Józio, Franek, Kasia, Pyza, Miki
bot-inmate = więzień
    .about = Zna zasady tego miejsca. Widzi, co ma przed nosem, w reszcie wciąż często się myli.
    .names = Zenek, Basia, Mietek, Krysia, Tadzio, Renia, Lolek
bot-hustler = cwaniak
    .about = Ma oko do okazji, ale od czasu do czasu daje się nabrać na złą.
    .names = Szuler, Lisek, Rudy, Fela, Kanciarz, Bystry, Gwizdek
bot-regular = stały bywalec
    .about = Bierze to, co teraz wygląda najlepiej, i mówi o tym wprost. W sam raz, gdy znasz już zasady.
    .names = Róża, Heniek, Wanda, Gucio, Jadzia, Staszek, Lola
bot-schemer = intrygant
    .about = Zwykle gra na oko, ale mniej więcej co trzeci ruch dokładnie sobie oblicza.
    .names = Łasica, Kruk, Borsuk, Pajęczyca, Szpak, Inka, Cyrkiel
bot-veteran = weteran
    .about = Co drugi ruch dobrze obmyśla, także to, co możesz ukrywać. Nie marnuje słów.
    .names = Stary Rysiek, Żelazna Ewa, Szrama, Mańka Nóż, Kilof, Łom, Wujek Leon
bot-mastermind = mózg operacji
    .about = Nie spieszy się, większość ruchów obmyśla daleko naprzód i mało zdradza. Trudno z nim wygrać.
    .names = Profesor, Hrabina, Doktor Nox, Sowa, Madame X, Baron, Cień
bot-champion = mistrz
    .about = Najmocniejszy, jaki tu jest: każdy ruch obmyśla przez cztery sekundy. Powodzenia!
    .names = Houdini, Numer Jeden, Maestro, Cesarzowa, Maksimus, Widmo, Feliks

## Co się wskazuje

hint-start = Wskaż coś, co świeci: strzałkami, klawiszem Tab albo myszą.
hint-pick = Naciśnij Enter, żeby to wybrać.
hint-target = Teraz wskaż świecące miejsce. Skutki widać, zanim cokolwiek się stanie.
hint-do = Naciśnij Enter, żeby to zrobić.
hint-hidden = … a potem wyjdzie na jaw coś, co jest jeszcze ukryte.
hint-choose = Naciśnij Enter, żeby wybrać.
hint-rule = ? pokazuje zasadę.
hint-stuck = Stąd na razie nic nie wolno ({ $rules }). Wybierz to mimo wszystko i wskaż jakieś miejsce, a zobaczysz dlaczego.
hint-list = Na planszy nie ma czego wskazać: naciśnij a i wybierz z listy.
hint-forced = Możliwe jest tylko jedno: { $action }. Naciśnij Enter.
hint-wait = Poczekaj na swoją kolej.
hint-over = n zaczyna nową grę, s zapisuje przebieg, q kończy.
hint-watch = Oglądasz grę: grają same boty.

## Podpowiedzi: co przemawia za akcją, gdy gra nie ma na to własnych słów

why-only = Nic innego nie możesz zrobić.
why-best = Ze wszystkiego, co możesz zrobić, to obiecuje najwięcej.
hint-thinks = Silny bot zastanawia się, co by zrobił …
hinted = { $action } – tak zrobiłby silny bot.
hints-taken =
    { $count ->
        [one] { $player }: wzięta jedna podpowiedź.
        [few] { $player }: wzięte { $count } podpowiedzi.
       *[many] { $player }: wziętych { $count } podpowiedzi.
    }

## Wpisywanie ruchów

type-how = Ruch wpisuje się tak (Tab uzupełnia):
type-unknown = Nie znam ruchu „{ $text }”. Spróbuj tak:

## Przebieg gry

since = Od twojego ostatniego ruchu
speech = { $player }: „{ $sentence }”

## Co można zrobić oprócz ruchu

saved = Zapisano jako { $file }.
not-saved = Nie udało się zapisać: { $reason }.
undone = Ruch cofnięty.
undo-nothing = Nie ma twojego ruchu, który można cofnąć.
undo-ask = Inni są już po swoim ruchu: można cofnąć, jeśli się zgodzą.
undo-roll = Za późno, żeby cofnąć: los już zdecydował.
undo-seen = Za późno, żeby cofnąć: coś ukrytego jest już odkryte.
undo-rated = To partia rankingowa: ruch, na który boty już odpowiedziały, zostaje.
undo-over = Za późno, żeby cofnąć: gra już się skończyła.
bots-fast = Teraz boty grają natychmiast.
bots-slow = Teraz boty grają bez pośpiechu.
small = Ten terminal jest za mały. Potrzeba co najmniej { $width } × { $height } znaków.

## Pomoc

help-title = Klawisze
help-point = wskazywanie; można też myszą
help-jump = do następnego świecącego miejsca
help-do = wybór albo wykonanie
help-back = odłożenie albo zamknięcie tego, co otwarte
help-actions = lista wszystkiego, co możesz zrobić
help-type = wpisanie ruchu
help-why = zasada, która stoi na przeszkodzie
help-hint = zapytaj silnego bota, co by zrobił
help-undo = cofnięcie twojego ruchu
help-rules = zasady gry
help-log = przewijanie przebiegu gry
help-language = następny język
help-fast = boty grają natychmiast albo bez pośpiechu
help-save = zapis przebiegu gry
help-new = nowa gra
help-quit = wyjście

## Klawisze na dole: krótko

key-do = ok
key-back = wstecz
key-actions = lista
key-type = wpisz
key-hint = rada
key-undo = cofnij
key-rules = zasady
key-help = pomoc
key-language = język
key-save = zapisz
key-quit = wyjdź

## Pytania i koniec

end-won =
    { $count ->
        [one] Wygrywasz
        [few] Dzielisz się zwycięstwem
        [many] Dzielisz się zwycięstwem
       *[other] Dzielisz się zwycięstwem
    }
end-lost = Przegrywasz
end-told =
    { $count ->
        [one] Wygrywa { $winners }
        [few] { $winners } dzielą się zwycięstwem
        [many] { $winners } dzielą się zwycięstwem
       *[other] { $winners } dzielą się zwycięstwem
    }
end-nobody = Nikt nie wygrywa
ending-agreed = Gra zakończona za zgodą wszystkich.
ending-closed = Grę zakończył administrator serwera.
ending-given_up = Wygrywa { $winners }: druga strona się poddała.
ending-all_gave_up = Wszyscy się poddali: boty schowały grę do pudełka.
headline-nobody-agreed = Gra została zakończona
headline-nobody-closed = Gra została zakończona
headline-nobody-all_gave_up = Wszyscy się poddali
headline-won-given_up = Wygrywasz
headline-told-given_up = Wygrywa { $winners }
headline-lost-given_up = Poddajesz się
quit-heading = Wyjść z gry?
new-heading = Zacząć nową grę?
ask-lost = Obecna gra jeszcze trwa.
ask-title = Która gra?
ask-stay = graj dalej
ask-save-quit = zapisz i wyjdź
ask-quit = wyjdź
ask-new = nowa gra
ask-save = zapisz przebieg gry
ask-look = obejrzyj planszę

## What a strong bot says when too many think at once

remark-hurried = Tylu z nas teraz myśli, że zastanawiam się krócej i nie patrzę tak daleko naprzód.
