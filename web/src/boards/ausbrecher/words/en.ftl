### What only the board of Ausbrecher AG says: names of its places for screen readers, and headings.

ausbrecher-board = The path from the prison wall to the jetty, { $count } squares; seven windows above, four boats below
ausbrecher-stone = The { $stone_name } stone
ausbrecher-at-window = behind its window
ausbrecher-on-square = square { $square }
ausbrecher-in-boat = in boat { $boat }
ausbrecher-under = under { $by_name }
ausbrecher-upon = on top of { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] one step to go
       *[other] { $count } steps to go
    }
ausbrecher-die =
    { $die ->
        [white] The white die
       *[other] The { $die_name } die
    }
ausbrecher-die-free = in the rack
ausbrecher-die-rolls = rolling
ausbrecher-die-shows = shows { $face }
ausbrecher-die-stuck = its stone is covered
ausbrecher-die-gone = out of the game, its stone is in boat { $boat }
ausbrecher-die-locked = not in play yet
ausbrecher-boat = Boat { $boat }: { $who }
ausbrecher-boat-empty = Boat { $boat }: nobody yet
ausbrecher-round = Round { $round }
ausbrecher-place = Place { $place }, boat { $boat }
ausbrecher-take-off = Take it off again
ausbrecher-erase = Erase
ausbrecher-seal = Seal it
ausbrecher-fold = Fold the slip
ausbrecher-unfold = Your bet, folded. Look at it
ausbrecher-sealed = bet sealed
ausbrecher-writing = still writing
ausbrecher-sure =
    { $count ->
        [one] one point for sure
       *[other] { $count } points for sure
    }
ausbrecher-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ausbrecher-race = Squares covered by each stone on its way to the jetty
ausbrecher-with-white = With the white die
ausbrecher-without-white = Without the white die
group-write = The next stone of your bet
group-advance = Forward
group-back = Back by the white die
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } forward
short-back = { $stone_name } back
