### What only the board of Alcatraz says: names of its places for screen readers, and headings.

alcatraz-board = The yard, nine rows by nine columns; the boat above, the cell below
alcatraz-square = Row { $row }, column { $column }
alcatraz-empty = free
alcatraz-warden = a warden
alcatraz-red = red square
alcatraz-prisoner =
    { $you ->
        [yes] your prisoner
       *[no] { $player }’s prisoner
    }
alcatraz-boat = The boat. { $who }
alcatraz-cell = The cell. { $who }
alcatraz-aboard = { $count } in the boat
alcatraz-from-cell = From the cell
alcatraz-from = Prisoner in row { $row }, column { $column }
alcatraz-race = Rows gained by all four prisoners together
short-move = to row { $to_row }, column { $to_column }
short-enter = row { $row }, column { $column }
short-escape = into the boat
