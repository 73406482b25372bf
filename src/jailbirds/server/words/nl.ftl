### Wat de server zegt als hij iets weigert, in het Nederlands.

refused-malformed = Dat was niet te begrijpen. Laad de pagina opnieuw.
refused-conflict = Iemand was sneller: er is iets veranderd aan tafel. Kijk nog eens en kies dan.
refused-out-of-turn = Je bent niet aan de beurt.
refused-not_yours = Dat is niet van jou.
refused-seat = Dat is niet jouw plek.
refused-bot-plays = Hier speelt nu een bot. Kom eerst terug aan tafel.
refused-no-return = Op deze plek kan niemand terugkomen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-early = Het spel is nog niet begonnen: er zijn nog plekken vrij.
refused-taken = Die plek is bezet.
refused-invite = Om hier mee te doen heb je een uitnodiging nodig. Vraag om de link.
refused-only-bots = Houd minstens één plek vrij voor een mens.
refused-name = Kies een naam die te lezen is.
refused-nobody = Kies eerst een naam.
refused-origin = Dit verzoek kwam van een vreemde pagina en is niet uitgevoerd.
refused-missing = Hier is niets, of het is niet voor jou bedoeld.
refused-log = Dit is geen afgelopen partij van ons, of er is iets aan veranderd.
refused-unfinished = Alleen afgelopen partijen kun je meebrengen.
refused-busy = Dat lukte even niet. Probeer het nog eens.
refused-limit = Dat is te veel tegelijk.
refused-fast = Rustig aan: hooguit { $most } berichten per seconde.
refused-chat =
    { $most ->
        [one] Een regel heeft hooguit { $most } teken.
       *[other] Een regel heeft hooguit { $most } tekens.
    }
refused-tables =
    { $most ->
        [one] Je hebt al { $most } lopende partij. Maak die eerst af of verlaat hem.
       *[other] Je hebt al { $most } lopende partijen. Maak er eerst een af of verlaat er een.
    }
refused-watching =
    { $most ->
        [one] Je kunt maar { $most } tafel tegelijk volgen.
       *[other] Je kunt maar { $most } tafels tegelijk volgen.
    }
refused-import =
    { $most ->
        [one] Je kunt hooguit { $most } partij tegelijk meebrengen.
       *[other] Je kunt hooguit { $most } partijen tegelijk meebrengen.
    }
