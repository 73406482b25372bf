### Was der Server sagt, wenn er etwas ablehnt, auf Deutsch.

refused-malformed = Das war nicht zu verstehen. Bitte lade die Seite neu.
refused-conflict = Jemand war schneller: Am Tisch hat sich etwas geändert. Schau noch einmal hin und wähle dann.
refused-late = Deine Zeit ist um: Ein Bot spielt weiter.
refused-out-of-turn = Du bist nicht am Zug.
refused-not_yours = Das gehört dir nicht.
refused-seat = Das ist nicht dein Platz.
refused-bot-plays = Hier spielt gerade ein Bot. Komm erst zurück an den Tisch.
refused-no-return = Auf diesen Platz kann niemand zurückkehren.
refused-pace = Das Tempo bestimmt, wer den Tisch eröffnet hat.
refused-owner = Das kann nur, wer den Tisch eröffnet hat.
refused-begun = Das Spiel hat schon begonnen.
refused-undo-gone = Danach fragt inzwischen niemand mehr.
refused-no-talk = Gerade wird über nichts geredet, das enden könnte.
refused-not-absent = Da war eben noch jemand. Wartet noch ein wenig.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-no-review = Diese Partie wurde nicht zu Ende gespielt: Es gibt nichts zu analysieren.
refused-reviews = Gerade werden viele Partien analysiert. Versuch es in einer Minute noch einmal.
refused-analysis = Gerade werden viele Stellungen beurteilt. Die Chancen kommen, sobald Platz ist.
refused-branch = Diese Stellung gibt es in dieser Partie nicht.
refused-branches = Du hast { $most } Varianten geteilt, mehr geht nicht. Die Links, die du schon geteilt hast, bleiben gültig.
refused-puzzle = Unter dieser Adresse gibt es kein Rätsel. Vielleicht gibt es inzwischen andere.
refused-untried = Versuch dich erst selbst an dem Rätsel: Dann kannst du von dort weiterspielen.
refused-old-puzzle = Dieses Rätsel gehört zu älteren Regeln, nach denen kein neues Spiel mehr beginnt.
refused-early = Es geht noch nicht los: Es sind noch Plätze frei.
refused-taken = Dieser Platz ist besetzt.
refused-invite = Um hier mitzuspielen, brauchst du eine Einladung. Lass dir den Link geben.
refused-only-bots = Lass mindestens einen Platz für einen Menschen.
refused-rated = In einer gewerteten Partie spielt jeder an seinem eigenen Gerät.
refused-hints = An diesem Tisch gibt es keine Tipps.
refused-rated-hints = Eine gewertete Partie wird ohne Tipps gespielt.
refused-rated-position = Eine gewertete Partie beginnt mit dem Aufbau.
refused-many-hints = Das waren { $most } Tipps in einer Minute: Gleich gibt es den nächsten.
refused-name = Bitte wähle einen Namen, den man lesen kann.
refused-nobody = Bitte wähle zuerst einen Namen.
refused-closed = Dieser Server nimmt niemanden mehr neu auf. Wer schon hier gespielt hat, kommt mit Passkey oder Merkworten zurück.
refused-uninvited = Wer hier anfangen will, braucht eine Einladung, und jede gilt für eine Person. Frag nach einem Link, wer den Server betreibt.
refused-secret = Damit ist niemand bekannt. Prüf die Wörter; ein Code gilt einmal und zehn Minuten lang.
refused-passkey = Dieser Passkey ist hier nicht bekannt. Nimm einen anderen oder deine Merkworte.
refused-passkey-address = Passkeys gehen nur, wo der Server einen eigenen Namen hat. Nimm stattdessen Merkworte.
refused-passkeys = Mehr als { $most } Passkeys gehen nicht. Lösche erst einen, den du nicht mehr brauchst.
refused-address = Bitte gib eine Adresse an, die mit https:// beginnt und von überall erreichbar ist.
refused-webhooks = Mehr als { $most } Webhooks gehen nicht. Entferne zuerst einen.
refused-vacation = In dieser Partie hast du keine Urlaubstage mehr.
refused-blocked = An diesen Tisch kannst du dich nicht setzen.
refused-invitations = So viele Einladungen auf einmal sind zu viel: höchstens { $most } in der Stunde. Warte ein wenig.
refused-invited = { $name } hat schon eine Einladung von dir. Der Tisch steht bei deinen Spielen.
refused-friends = Du kannst höchstens { $most } Leuten folgen. Folge erst jemand anderem nicht mehr.
refused-friend = Wer die eigene Seite verbirgt, kann hier nicht eingeladen werden. Schick den Link eines Tisches.
refused-origin = Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
refused-missing = Hier ist nichts, oder es ist nicht für dich bestimmt.
refused-unreadable = Diese Partie lässt sich nicht mehr zeigen: Ihre Regeln sind für diesen Server zu alt, oder sie wurde beschädigt.
refused-outdated = Nach den Regeln dieser Partie wird hier nicht mehr gespielt: Nur ihr Ende ist noch zu sehen.
refused-log = Das ist keine fertige Partie von uns, oder sie wurde verändert.
refused-outdated-log = Diese Partie wurde nach älteren Regeln gespielt, die es hier nicht mehr gibt. Darum lässt sie sich nicht laden.
refused-unfinished = Nur beendete Partien lassen sich laden.
refused-position = Nur Partien, die von Anfang an gespielt wurden, lassen sich laden.
refused-busy = Das hat gerade nicht geklappt. Versuch es noch einmal.
refused-not-kept = Der Server kann gerade nichts speichern, darum ist nichts geschehen. Versuch es in einer Weile noch einmal.
refused-limit = Das ist zu viel auf einmal.
refused-fast = Nicht so hastig: höchstens { $most } Nachrichten pro Sekunde.
refused-lines =
    { $most ->
        [one] Wer nur zuschaut, darf { $most } Zeile pro Minute schreiben.
       *[other] Wer nur zuschaut, darf { $most } Zeilen pro Minute schreiben.
    }
refused-chat = Eine Zeile hat höchstens { $most } Zeichen.
refused-seek-gone = Nach diesem Spiel sucht niemand mehr: Jemand war schneller.
refused-seek-level = Hier werden Leute mit ähnlicher Wertung gesucht. Je länger es dauert, desto weniger zählt das: Versuch es gleich noch einmal.
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
refused-import-moves = Du kannst { $most } Züge pro Stunde mitbringen. Bring jetzt weniger Partien und den Rest später.
refused-import =
    { $most ->
        [one] Höchstens { $most } Partie auf einmal lässt sich laden.
       *[other] Höchstens { $most } Partien auf einmal lassen sich laden.
    }

## Was ein geteilter Link zeigt

preview-t = Spiel mit: { $about }
preview-r = Ein Spiel zum Nachschauen. { $about }
preview-review = Eine Partie und was jeder Zug wert war. { $about }
preview-analysis = Was wäre gewesen, wenn … Probier es mitten in einer Partie aus. { $about }
preview-new = Spiel mit: { $about }
preview-rules = Die Regeln: { $about }
preview-learn = Die erste Stunde: { $about }
preview-puzzles = Ein Rätsel: Ein Zug ist besser als alle anderen. Welcher? { $about }

## Was jemand erfährt, der nicht da ist

alert-turn-heading = { $title }: du bist dran
alert-turn =
    { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
alert-invitation-heading = { $title }: du bist eingeladen
alert-invitation = An einem Tisch mit { $names } ist ein Platz für dich frei gehalten.
alert-deadline-heading = { $title }: deine Zeit läuft ab
alert-deadline = Zieh bald, sonst zieht ein Bot für dich.
alert-over-heading = { $title }: die Partie ist zu Ende
alert-over-won = Du hast gegen { $names } gewonnen!
alert-over-done = Schau, wie deine Partie mit { $names } ausgegangen ist.
feed-heading = Jailbirds: deine Partien
