### Wat alleen het bord van Alcatraz zegt: namen van plekken voor schermlezers, en kopjes.

alcatraz-board = De binnenplaats, negen rijen bij negen kolommen; boven de boot, onder de cel
alcatraz-square = Rij { $row }, kolom { $column }
alcatraz-empty = vrij
alcatraz-warden = een bewaker
alcatraz-red = rood vak
alcatraz-prisoner =
    { $you ->
        [yes] jouw gevangene
       *[no] gevangene van { $player }
    }
alcatraz-boat = De boot. { $who }
alcatraz-cell = De cel. { $who }
alcatraz-aboard = { $count } in de boot
alcatraz-from-cell = Uit de cel
alcatraz-from = Gevangene in rij { $row }, kolom { $column }
alcatraz-race = Rijen die alle vier de gevangenen samen hebben gewonnen
short-move = naar rij { $to_row }, kolom { $to_column }
short-enter = rij { $row }, kolom { $column }
short-escape = de boot in
