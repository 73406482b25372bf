### Was nur das Brett der Ausbrecher AG sagt: Namen der Orte für Vorleseprogramme, und Überschriften.

ausbrecher-board = Der Weg von der Gefängnismauer zum Steg, { $count } Felder; oben sieben Fenster, unten vier Boote
ausbrecher-stone = Der { x-stone } Stein
ausbrecher-at-window = hinter seinem Fenster
ausbrecher-on-square = Feld { $square }
ausbrecher-in-boat = in Boot { $boat }
ausbrecher-under = unter { $by_name }
ausbrecher-upon = auf { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] darf einen Schritt ziehen
       *[other] darf { $count } Schritte ziehen
    }
ausbrecher-die = Der { x-die } Würfel
ausbrecher-die-free = liegt bereit
ausbrecher-die-rolls = rollt
ausbrecher-die-shows = zeigt { $face }
ausbrecher-die-stuck = sein Stein ist eingemauert
ausbrecher-die-gone = aus dem Spiel, sein Stein sitzt in Boot { $boat }
ausbrecher-die-locked = noch nicht im Spiel
ausbrecher-boat = Boot { $boat }: { $who }
ausbrecher-boat-empty = Boot { $boat }: noch niemand
ausbrecher-round = Runde { $round }
ausbrecher-place = Platz { $place }, Boot { $boat }
ausbrecher-take-off = Wieder streichen
ausbrecher-erase = Streichen
ausbrecher-seal = Versiegeln
ausbrecher-fold = Zettel zusammenfalten
ausbrecher-unfold = Dein Tippzettel, zusammengefaltet. Ansehen
ausbrecher-sealed = Tipp versiegelt
ausbrecher-writing = schreibt noch
ausbrecher-sure =
    { $count ->
        [one] ein Punkt ist sicher
       *[other] { $count } Punkte sind sicher
    }
ausbrecher-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
ausbrecher-race = Felder, die jeder Stein auf dem Weg zum Steg geschafft hat
ausbrecher-with-white = Mit dem weißen Würfel
ausbrecher-without-white = Ohne den weißen Würfel
group-write = Der nächste Stein auf deinem Zettel
group-advance = Vorwärts
group-back = Zurück mit dem weißen Würfel
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } vor
short-back = { $stone_name } zurück
