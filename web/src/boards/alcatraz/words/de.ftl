### Was nur das Brett von Alcatraz sagt: Namen der Orte für Vorleseprogramme, und Überschriften.

alcatraz-board = Der Hof, neun Reihen mal neun Spalten; oben das Boot, unten die Zelle
alcatraz-square = Reihe { $row }, Spalte { $column }
alcatraz-empty = frei
alcatraz-warden = ein Wärter
alcatraz-red = rotes Feld
alcatraz-prisoner =
    { $you ->
        [yes] dein Gefangener
       *[no] Gefangener von { $player }
    }
alcatraz-boat = Das Boot. { $who }
alcatraz-cell = Die Zelle. { $who }
alcatraz-aboard = { $count } im Boot
alcatraz-from-cell = Aus der Zelle
alcatraz-from = Gefangener in Reihe { $row }, Spalte { $column }
alcatraz-race = Reihen, die alle vier Gefangenen zusammen geschafft haben
short-move = nach Reihe { $to_row }, Spalte { $to_column }
short-enter = Reihe { $row }, Spalte { $column }
short-escape = ins Boot
