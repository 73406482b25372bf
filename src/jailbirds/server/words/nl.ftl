### Wat de server zegt als hij iets weigert, in het Nederlands.

refused-malformed = Dat was niet te begrijpen. Laad de pagina opnieuw.
refused-conflict = Iemand was sneller: er is iets veranderd aan tafel. Kijk nog eens en kies dan.
refused-late = Je tijd is om: een bot speelt verder.
refused-out-of-turn = Je bent niet aan de beurt.
refused-not_yours = Dat is niet van jou.
refused-seat = Dat is niet jouw plaats.
refused-bot-plays = Hier speelt nu een bot. Kom eerst terug aan tafel.
refused-no-return = Op deze plaats kan niemand terugkomen.
refused-pace = Wie de tafel heeft geopend, bepaalt het tempo.
refused-owner = Dat kan alleen wie de tafel heeft geopend.
refused-begun = Het spel is al begonnen.
refused-undo-gone = Dat vraagt intussen niemand meer.
refused-no-talk = Er wordt nu niet overlegd.
refused-not-absent = Er was net nog een teken van leven. Wacht nog even.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-no-review = Deze partij is niet uitgespeeld: er valt niets te analyseren.
refused-reviews = Er worden nu veel partijen geanalyseerd. Probeer het over een minuut nog eens.
refused-analysis = Er worden nu veel stellingen beoordeeld. De kansen komen zodra er plaats is.
refused-branch = Die stelling komt in deze partij niet voor.
refused-branches = Je hebt { $most } varianten gedeeld, meer kan niet. De links die je al deelde blijven werken.
refused-puzzle = Op dit adres is geen puzzel. Misschien zijn er intussen andere.
refused-untried = Probeer de puzzel eerst zelf: daarna kun je van daaruit verder spelen.
refused-old-puzzle = Deze puzzel hoort bij oudere regels, waarmee geen nieuw spel meer begint.
refused-early = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
refused-taken = Die plaats is bezet.
refused-invite = Om hier mee te doen heb je een uitnodiging nodig. Vraag om de link.
refused-only-bots = Houd minstens één plaats vrij voor een mens.
refused-rated = In een potje dat meetelt speelt iedereen op een eigen apparaat.
refused-hints = Aan deze tafel zijn er geen hints.
refused-rated-hints = Een potje dat meetelt wordt zonder hints gespeeld.
refused-rated-position = Een potje dat meetelt begint met de beginopstelling.
refused-many-hints = Dat waren { $most } hints in één minuut: zo meteen krijg je de volgende.
refused-name = Kies een naam die te lezen is.
refused-nobody = Kies eerst een naam.
refused-closed = Deze server neemt geen nieuwe spelers aan. Heb je hier al gespeeld, kom dan terug met je passkey of je herstelwoorden.
refused-uninvited = Om hier te beginnen heb je een uitnodiging nodig, en elke is voor één speler. Vraag een link aan wie de server beheert.
refused-secret = Daarmee is niemand bekend. Kijk de woorden na; een code werkt één keer en tien minuten lang.
refused-passkey = Deze passkey is hier niet bekend. Probeer een andere, of je herstelwoorden.
refused-passkey-address = Passkeys werken alleen waar de server een eigen naam heeft. Gebruik herstelwoorden.
refused-passkeys = Je kunt { $most } passkeys hebben. Verwijder eerst een die je niet meer gebruikt.
refused-address = Geef een adres dat met https:// begint en dat voor iedereen bereikbaar is.
refused-webhooks = Je kunt { $most } webhooks hebben. Verwijder er eerst een.
refused-vacation = In dit spel heb je geen vakantiedagen meer.
refused-blocked = Aan deze tafel kun je niet gaan zitten.
refused-invitations = Zoveel uitnodigingen tegelijk is te veel: hooguit { $most } per uur. Wacht even.
refused-invited = { $name } heeft al een uitnodiging van je. De tafel staat bij jouw partijen.
refused-friends = Je kunt hooguit { $most } mensen volgen. Stop eerst met iemand anders.
refused-friend = Wie de eigen pagina verbergt, kun je hier niet uitnodigen. Stuur de link van een tafel.
refused-origin = Dit verzoek kwam van een vreemde pagina en is niet uitgevoerd.
refused-missing = Hier is niets, of het is niet voor jou bedoeld.
refused-unreadable = Deze partij kan niet meer getoond worden: de regels zijn te oud voor deze server, of ze is beschadigd.
refused-outdated = De regels van deze partij worden hier niet meer gespeeld: alleen het einde is nog te zien.
refused-log = Dit is geen afgelopen partij van ons, of er is iets aan veranderd.
refused-outdated-log = Deze partij is gespeeld met oudere regels die hier niet meer gelden. Daarom kun je haar niet inladen.
refused-unfinished = Alleen afgelopen partijen kun je inladen.
refused-position = Alleen partijen die vanaf het begin zijn gespeeld kun je inladen.
refused-busy = Dat lukte even niet. Probeer het nog eens.
refused-not-kept = De server kan nu niets opslaan, dus er is niets gebeurd. Probeer het over een tijdje nog eens.
refused-limit = Dat is te veel tegelijk.
refused-fast = Rustig aan: hooguit { $most } berichten per seconde.
refused-lines =
    { $most ->
        [one] Wie alleen meekijkt, mag { $most } regel per minuut schrijven.
       *[other] Wie alleen meekijkt, mag { $most } regels per minuut schrijven.
    }
refused-chat =
    { $most ->
        [one] Een regel heeft hooguit { $most } teken.
       *[other] Een regel heeft hooguit { $most } tekens.
    }
refused-seek-gone = Niemand zoekt dit spel nog: iemand was sneller.
refused-seek-level = Hier worden spelers van ongeveer hun niveau gezocht. Hoe langer ze wachten, hoe minder dat telt: probeer het zo nog eens.
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
refused-import-moves = Je kunt { $most } zetten per uur meenemen. Neem nu minder partijen mee en de rest later.
refused-import =
    { $most ->
        [one] Je kunt hooguit { $most } partij tegelijk inladen.
       *[other] Je kunt hooguit { $most } partijen tegelijk inladen.
    }

## Wat een gedeelde link laat zien

preview-t = Speel mee: { $about }
preview-r = Een partij om terug te kijken. { $about }
preview-review = Een partij en wat elke zet waard was. { $about }
preview-analysis = Wat als … Probeer het uit, midden in een partij. { $about }
preview-new = Speel mee: { $about }
preview-rules = De regels: { $about }
preview-learn = De eerste les: { $about }
preview-puzzles = Een puzzel: één zet is beter dan alle andere. Welke? { $about }

## Wat iemand hoort die er niet is

alert-turn-heading = { $title }: jij bent aan de beurt
alert-turn =
    { $count ->
        [one] { $names } wacht op je.
       *[other] { $names } wachten op je.
    }
alert-invitation-heading = { $title }: je bent uitgenodigd
alert-invitation = Aan een tafel met { $names } is een plek voor je vrijgehouden.
alert-deadline-heading = { $title }: je tijd is bijna om
alert-deadline = Doe snel je zet, anders doet een bot het voor je.
alert-over-heading = { $title }: het spel is afgelopen
alert-over-won = Je hebt gewonnen van { $names }!
alert-over-done = Kijk hoe je spel met { $names } is afgelopen.
feed-heading = Jailbirds: je spellen
