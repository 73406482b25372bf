### Was eine Analyse sagt, auf Deutsch.

review-heading = Partieanalyse
review-ended = So ging es aus
review-number = { $number }
review-percent = { $number } %
review-change = { $player }: { $before } → { $after }
review-by = { $player } { $change }

## Noten. Das Zeichen schreiben Schachspieler hinter einen Zug.

grade-inaccuracy = ungenau
    .sign = ?!
grade-mistake = Fehler
    .sign = ?
grade-blunder = grober Fehler
    .sign = ??

## Wie alle gespielt haben

review-players = Am Tisch
review-player = wer
review-accuracy = Genauigkeit
review-inaccuracies = ungenau
review-mistakes = Fehler
review-blunders = grobe Fehler
review-balance = Glück und Können
review-balance-about = In Punkten Gewinnchance, mit offenen Karten: Anfang + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis, auf die letzte Stelle genau. Wer gemeinsam gewinnt, teilt sich den Sieg.
review-start = Anfang
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis

## Die Partie

review-chances = Gewinnchancen, Zug für Zug
review-chances-open = mit offenen Karten
review-chances-known = soweit man es wissen konnte (gestrichelt)
review-turns = Wendepunkte
review-turns-none = Keine: Kein einzelner Zug hat die Chancen um 10 Punkte verschoben.
review-decisions = Entscheidungen
review-decisions-none = Niemand hat durch eine Entscheidung 5 Punkte oder mehr verloren.
review-loss = { $player }, { $grade }: hat { $points } Punkte gekostet
review-better = Besser: { $action }
review-luckiest = Das größte Glück
review-unluckiest = Das größte Pech
review-luck-none = Keines: Der Zufall hatte nichts zu sagen.
review-how = Eine Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte: Was verdeckt war, wird neu verteilt, und Stammgäste spielen weiter. Ab 5 verlorenen Punkten Gewinnchance ist sie ungenau, ab 10 ein Fehler, ab 20 ein grober Fehler. Die Genauigkeit ist 100 %, wo nichts verloren geht, und halbiert sich mit je 10 Punkten; wo es nichts zu wählen gab, zählt nichts.

## Während der Arbeit

review-compiling = Die Analyse von { $title } wird vorbereitet (einmal pro Gerät) …
review-working = Analyse
review-written = Gespeichert in { $file }.
review-waiting = Die Analyse dieses Spiels wird vorbereitet: { $done } von { $parts } Teilen sind fertig. Auf einem neuen oder aktualisierten Server dauert das ein paar Minuten, nur dieses eine Mal.
review-judged = Beurteilt: { $percent } %
review-chart = Die Chancen aller nach jedem Zug. Drück oder zieh, um dorthin zu gehen.
review-move = Zug { $number }
review-next = Der nächste Zug
