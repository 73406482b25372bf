### Was der Server sagt, wenn er etwas ablehnt, auf Deutsch.

refused-malformed = Das war nicht zu verstehen. Bitte lade die Seite neu.
refused-conflict = Jemand war schneller: Am Tisch hat sich etwas geändert. Schau noch einmal hin und wähle dann.
refused-out-of-turn = Du bist nicht am Zug.
refused-not_yours = Das gehört dir nicht.
refused-seat = Das ist nicht dein Platz.
refused-bot-plays = Hier spielt gerade ein Bot. Komm erst zurück an den Tisch.
refused-no-return = Auf diesen Platz kann niemand zurückkehren.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-early = Es geht noch nicht los: Es sind noch Plätze frei.
refused-taken = Dieser Platz ist besetzt.
refused-invite = Um hier mitzuspielen, brauchst du eine Einladung. Lass dir den Link geben.
refused-only-bots = Lass mindestens einen Platz für einen Menschen.
refused-name = Bitte wähle einen Namen, den man lesen kann.
refused-nobody = Bitte wähle zuerst einen Namen.
refused-origin = Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
refused-missing = Hier ist nichts, oder es ist nicht für dich bestimmt.
refused-log = Das ist keine fertige Partie von uns, oder sie wurde verändert.
refused-unfinished = Nur beendete Partien lassen sich mitbringen.
refused-busy = Das hat gerade nicht geklappt. Versuch es noch einmal.
refused-limit = Das ist zu viel auf einmal.
refused-fast = Nicht so hastig: höchstens { $most } Nachrichten pro Sekunde.
refused-chat = Eine Zeile hat höchstens { $most } Zeichen.
refused-tables =
    { $most ->
        [one] Du hast schon { $most } laufende Partie. Beende oder verlass sie zuerst.
       *[other] Du hast schon { $most } laufende Partien. Beende oder verlass zuerst eine davon.
    }
refused-watching =
    { $most ->
        [one] Du kannst nur { $most } Tisch gleichzeitig im Blick haben.
       *[other] Du kannst nur { $most } Tische gleichzeitig im Blick haben.
    }
refused-import =
    { $most ->
        [one] Höchstens { $most } Partie auf einmal lässt sich mitbringen.
       *[other] Höchstens { $most } Partien auf einmal lassen sich mitbringen.
    }
