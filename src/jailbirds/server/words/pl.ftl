### Co mówi serwer, gdy czegoś odmawia, po polsku.

refused-malformed = Nie udało się tego zrozumieć. Odśwież stronę.
refused-conflict = Ktoś był szybszy: sytuacja przy stole się zmieniła. Spójrz jeszcze raz i wybierz.
refused-out-of-turn = To nie twoja kolej.
refused-not_yours = To nie należy do ciebie.
refused-seat = To nie twoje miejsce.
refused-bot-plays = Na tym miejscu gra teraz bot. Najpierw wróć do stołu.
refused-no-return = Na to miejsce nikt nie może wrócić.
refused-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-early = Gra jeszcze się nie zaczęła: są wolne miejsca.
refused-taken = To miejsce jest zajęte.
refused-invite = Żeby tu usiąść, potrzebujesz zaproszenia. Poproś o link.
refused-only-bots = Zostaw choć jedno miejsce dla człowieka.
refused-name = Wybierz nazwę, którą da się przeczytać.
refused-nobody = Najpierw wybierz sobie nazwę.
refused-origin = Żądanie przyszło z obcej strony i nie zostało wykonane.
refused-missing = Nic tu nie ma albo nie jest to przeznaczone dla ciebie.
refused-log = To nie jest nasza zakończona partia albo ktoś ją zmienił.
refused-unfinished = Można wczytać tylko zakończone partie.
refused-busy = Tym razem się nie udało. Spróbuj jeszcze raz.
refused-limit = Za dużo naraz.
refused-fast =
    { $most ->
        [one] Nie tak szybko: najwyżej { $most } wiadomość na sekundę.
        [few] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
        [many] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
       *[other] Nie tak szybko: najwyżej { $most } wiadomości na sekundę.
    }
refused-chat =
    { $most ->
        [one] Wypowiedź może mieć najwyżej { $most } znak.
        [few] Wypowiedź może mieć najwyżej { $most } znaki.
        [many] Wypowiedź może mieć najwyżej { $most } znaków.
       *[other] Wypowiedź może mieć najwyżej { $most } znaku.
    }
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
refused-import =
    { $most ->
        [one] Naraz można wczytać najwyżej { $most } partię.
        [few] Naraz można wczytać najwyżej { $most } partie.
        [many] Naraz można wczytać najwyżej { $most } partii.
       *[other] Naraz można wczytać najwyżej { $most } partii.
    }
