### Co mówi serwer, gdy czegoś odmawia, po polsku.

refused-malformed = Nie udało się tego zrozumieć. Odśwież stronę.
refused-conflict = Ktoś był szybszy: sytuacja przy stole się zmieniła. Spójrz jeszcze raz i wybierz.
refused-late = Twój czas minął: dalej gra bot.
refused-out-of-turn = To nie twoja kolej.
refused-not_yours = To nie należy do ciebie.
refused-seat = To nie twoje miejsce.
refused-bot-plays = Na tym miejscu gra teraz bot. Najpierw wróć do stołu.
refused-no-return = Na to miejsce nikt nie może wrócić.
refused-pace = Tempo ustala ten, kto otworzył stół.
refused-owner = Może to zrobić tylko ten, kto otworzył stół.
refused-begun = Gra już się zaczęła.
refused-undo-gone = Nikt już o to nie prosi.
refused-no-talk = Nie trwa żadna rozmowa, którą można by zakończyć.
refused-not-absent = Przed chwilą był tu jeszcze znak życia. Poczekaj trochę.
refused-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-no-review = Tej partii nie rozegrano do końca: nie ma czego analizować.
refused-reviews = Właśnie trwa analiza wielu partii. Spróbuj znów za minutę.
refused-analysis = Właśnie trwa ocena wielu pozycji. Szanse pojawią się, gdy tylko będzie miejsce.
refused-branch = Takiej pozycji nie było w tej partii.
refused-branches = Udostępniono już { $most } wariantów, więcej się nie da. Wcześniejsze linki nadal działają.
refused-puzzle = Pod tym adresem nie ma zagadki. Może są już inne.
refused-untried = Najpierw spróbuj rozwiązać tę zagadkę, a potem zagrasz dalej od tego miejsca.
refused-old-puzzle = Ta zagadka pochodzi ze starszych zasad, według których nie zaczyna się już żadna nowa gra.
refused-early = Gra jeszcze się nie zaczęła: są wolne miejsca.
refused-taken = To miejsce jest zajęte.
refused-invite = Żeby tu usiąść, potrzebujesz zaproszenia. Poproś o link.
refused-only-bots = Zostaw choć jedno miejsce dla człowieka.
refused-rated = W partii rankingowej każdy gra na własnym urządzeniu.
refused-hints = Przy tym stole nie ma podpowiedzi.
refused-rated-hints = Partia rankingowa toczy się bez podpowiedzi.
refused-rated-position = Partia rankingowa zaczyna się od rozstawienia.
refused-many-hints = Limit podpowiedzi na minutę: { $most }. Za chwilę dostaniesz następną.
refused-name = Wybierz imię, które da się przeczytać.
refused-nobody = Najpierw podaj swoje imię.
refused-closed = Ten serwer nie przyjmuje nowych graczy. Jeśli masz tu już swój profil, wróć z kluczem dostępu albo swoimi pięcioma słowami.
refused-uninvited = Żeby tu zacząć, trzeba zaproszenia, a każde jest dla jednej osoby. O link zapytaj kogoś, kto prowadzi serwer.
refused-secret = Nikt taki nie jest tu znany. Sprawdź słowa; kod działa raz i przez dziesięć minut.
refused-passkey = Tego klucza dostępu nikt tu nie zna. Spróbuj innego albo użyj swoich pięciu słów.
refused-passkey-address = Klucze dostępu działają tylko tam, gdzie serwer ma własną nazwę. Użyj pięciu słów.
refused-passkeys = Możesz mieć najwyżej tyle kluczy dostępu: { $most }. Usuń najpierw ten, którego już nie używasz.
refused-address = Podaj adres, który zaczyna się od https:// i jest dostępny dla każdego.
refused-webhooks = Możesz mieć najwyżej tyle webhooków: { $most }. Najpierw usuń któryś.
refused-vacation = W tej partii nie masz już dni urlopu.
refused-blocked = Nie możesz usiąść przy tym stole.
refused-invitations = Za dużo zaproszeń naraz. W ciągu godziny może ich być najwyżej { $most }. Poczekaj chwilę.
refused-invited = { $name } ma już twoje zaproszenie. Ten stół jest wśród twoich partii.
refused-friends = Liczba obserwowanych osób jest ograniczona do { $most }. Najpierw przestań kogoś obserwować.
refused-friend = Ta osoba ukrywa swoją stronę i nie można jej stąd zaprosić. Wyślij jej link do stołu.
refused-origin = Żądanie przyszło z obcej strony i nie zostało wykonane.
refused-missing = Nic tu nie ma albo nie jest to przeznaczone dla ciebie.
refused-unreadable = Tej partii nie da się już pokazać: jej zasady są za stare dla tego serwera albo została uszkodzona.
refused-outdated = Według zasad tej partii już się tu nie gra: można zobaczyć tylko jej koniec.
refused-log = To nie jest nasza zakończona partia albo ktoś ją zmienił.
refused-outdated-log = Tę partię rozegrano według starszych zasad, których tu już nie ma, dlatego nie da się jej wczytać.
refused-unfinished = Można wczytać tylko zakończone partie.
refused-position = Można wczytać tylko partie grane od samego początku.
refused-busy = Tym razem się nie udało. Spróbuj jeszcze raz.
refused-not-kept = Serwer nie może teraz niczego zapisać, więc nic się nie stało. Spróbuj ponownie za jakiś czas.
refused-limit = Za dużo naraz.
refused-fast =
    { $most ->
        [one] Nie tak szybko: najwyżej { $most } wiadomość na sekundę.
        [few] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
        [many] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
       *[other] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
    }
refused-lines =
    { $most ->
        [one] Kto tylko patrzy, może pisać { $most } linijkę na minutę.
        [few] Kto tylko patrzy, może pisać { $most } linijki na minutę.
        [many] Kto tylko patrzy, może pisać { $most } linijek na minutę.
       *[other] Kto tylko patrzy, może pisać { $most } linijki na minutę.
    }
refused-chat =
    { $most ->
        [one] Wypowiedź może mieć najwyżej { $most } znak.
        [few] Wypowiedź może mieć najwyżej { $most } znaki.
        [many] Wypowiedź może mieć najwyżej { $most } znaków.
       *[other] Wypowiedź może mieć najwyżej { $most } znaku.
    }
refused-seek-gone = Nikt już nie szuka tej gry: ktoś był szybszy.
refused-seek-level = Szukają osób o podobnym rankingu. Im dłużej czekają, tym mniej to znaczy: spróbuj za chwilę jeszcze raz.
refused-tables =
    { $most ->
        [one] Masz już { $most } niezakończoną partię. Najpierw ją dokończ albo opuść.
        [few] Masz już { $most } niezakończone partie. Najpierw dokończ albo opuść którąś z nich.
        [many] Masz już { $most } niezakończonych partii. Najpierw dokończ albo opuść którąś z nich.
       *[other] Masz już { $most } niezakończonej partii. Najpierw dokończ albo opuść którąś z nich.
    }
refused-watching =
    { $most ->
        [one] Możesz obserwować tylko { $most } stół naraz.
        [few] Możesz obserwować tylko { $most } stoły naraz.
        [many] Możesz obserwować tylko { $most } stołów naraz.
       *[other] Możesz obserwować tylko { $most } stołu naraz.
    }
refused-import-moves = W ciągu godziny można przynieść { $most } ruchów. Przynieś teraz mniej partii, a resztę później.
refused-import =
    { $most ->
        [one] Naraz można wczytać najwyżej { $most } partię.
        [few] Naraz można wczytać najwyżej { $most } partie.
        [many] Naraz można wczytać najwyżej { $most } partii.
       *[other] Naraz można wczytać najwyżej { $most } partii.
    }

## Co pokazuje udostępniony link

preview-t = Zagraj z nami: { $about }
preview-r = Partia do obejrzenia. { $about }
preview-review = Partia i to, ile był wart każdy ruch. { $about }
preview-analysis = Co by było, gdyby… Sprawdź to w środku partii. { $about }
preview-new = Zagraj z nami: { $about }
preview-rules = Zasady: { $about }
preview-learn = Pierwsza lekcja: { $about }
preview-puzzles = Zagadka: jeden ruch jest lepszy od wszystkich innych. Który? { $about }

## Co słyszy ktoś, kogo nie ma przy stole

alert-turn-heading = { $title }: twoja kolej
alert-turn =
    { $count ->
        [one] { $names } czeka na ciebie.
        [few] { $names } czekają na ciebie.
        [many] { $names } czekają na ciebie.
       *[other] { $names } czekają na ciebie.
    }
alert-invitation-heading = { $title }: masz zaproszenie
alert-invitation = Przy stole czeka na ciebie wolne miejsce. Grają: { $names }.
alert-deadline-heading = { $title }: kończy ci się czas
alert-deadline = Zagraj niedługo, bo inaczej zrobi to za ciebie bot.
alert-over-heading = { $title }: koniec partii
alert-over-won = To twoja wygrana! Przy stole: { $names }.
alert-over-done = Zobacz, jak skończyła się partia. Przy stole: { $names }.
feed-heading = Jailbirds: twoje partie
