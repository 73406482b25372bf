### Ausbrecher AG, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".
### $stone_name, $by_name, $die_name and $dice_name are the names below.

title = Ausbrecher AG
tagline = Bet in secret who makes it into which boat, then push the same seven runaways as everybody else.

## Names

name-red = red
name-blue = blue
name-lightgreen = light green
name-brown = brown
name-yellow = yellow
name-orange = orange
name-darkgreen = dark green
name-white = white


windows = WINDOWS
boat = BOAT
dice = DICE
throw = ROLL
your-bet = YOUR BET

## What now

now-bet =
    { $you ->
        [yes] Write your bet: which stone arrives first, which second … Then seal it.
       *[no] { $player } is still writing a bet.
    }
now-start = Lots are drawn: who begins?
now-pick =
    { $you ->
        [yes] Your turn: pick your dice.
       *[no] { $player } picks dice.
    }
now-roll = The dice are rolling.
now-move =
    { $you ->
        [yes] Which stone moves next?
       *[no] { $player } moves the stones.
    }
now-over = The race is over.

## Actions

action-start = { $player } begins
action-roll = The { $die_name } die shows { $face }
action-write = Write down { $stone_name }
action-erase = Erase the last stone
action-seal = Seal the bet
action-pick = Roll { $dice_name }
action-advance = Move { $stone_name } forward
action-back = Move { $stone_name } back by the white die

## Events

event-wrote = You bet on { $stone_name } for place { $place }.
event-erased = You erase place { $place } of your bet.
event-sealed =
    { $you ->
        [yes] You seal your bet.
       *[no] { $player } seals a bet.
    }
event-started =
    { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
event-picked =
    { $you ->
        [yes] You roll { $dice_name }.
       *[no] { $player } rolls { $dice_name }.
    }
event-rolled = The { $die_name } die shows { $face }.
event-advanced =
    { $steps ->
        [one] The { $stone_name } stone takes a step, to square { $square }.
       *[other] The { $stone_name } stone takes { $steps } steps, to square { $square }.
    }
event-covered = Walled in: the { $by_name } stone now lies on the { $stone_name } one.
event-went_back =
    { $square ->
        [0] The { $stone_name } stone goes back behind its window.
       *[other] The { $stone_name } stone goes back to square { $square }.
    }
event-boarded = The { $stone_name } stone gets into boat { $boat }.
event-lost =
    { $reason ->
        [covered] The { $die_name } roll is lost: its stone is covered.
        [moved_back] The { $die_name } roll is lost: its stone was moved back instead.
        [nothing_to_move_back] The white roll is lost: no stone can be moved back.
       *[race_over] The { $die_name } roll no longer counts: the race is over.
    }
event-timed_out =
    { $turns ->
        [one] The turn limit is reached after { $turns } turn.
       *[other] The turn limit is reached after { $turns } turns.
    }
event-scored =
    { $points ->
        [one] { $you ->
            [yes] Your bet scores a point.
           *[no] { $player }’s bet scores a point.
        }
       *[other] { $you ->
            [yes] Your bet scores { $points } points.
           *[no] { $player }’s bet scores { $points } points.
        }
    }

## How it ended. $winners is a list of names, $count how many they are.

ending-home =
    { $count ->
        [one] All stones are in the boats, and { $winners } had the best nose for it.
       *[other] All stones are in the boats, and { $winners } share the win.
    }
ending-behind =
    { $count ->
        [one] One of the last two stones was sent back behind its window, and { $winners } had the best nose for it.
       *[other] One of the last two stones was sent back behind its window, and { $winners } share the win.
    }
ending-limit =
    { $count ->
        [one] Time is up. The stones boarded as they stood, and { $winners } had the best nose for it.
       *[other] Time is up. The stones boarded as they stood, and { $winners } share the win.
    }

## Options

option-jump = Occupied squares
    .help = Do they count like any other, or does a stone skip them with all pips but the last?
option-jump-count = they count
option-jump-skip = they are skipped
option-start = Start
    .help = The hole in the wall, or the bedsheet that hangs down to the path: a shorter race.
option-start-hole = hole in the wall
option-start-bedsheet = bedsheet
option-path_length = Length of the path
    .help = Squares from the wall to the jetty, 20 to 48.
option-special_from_round = White die from round
    .help = From which round on the white die may be rolled, 1 to 4.
option-turn_limit = Turn limit
    .help = After so many turns the stones board as they stand.

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-material = Material
chapter-bet = The bet
chapter-turn = A turn
chapter-arriving = Arriving
chapter-options = Table options

AUS-01 = There are seven stones: red, blue, light green, brown, yellow, orange and dark green. Each has a die of its colour. There is also one white die. All dice show 1 to 6. Stones and dice belong to nobody.
AUS-02 = One path leads from the hole in the wall to the jetty. It has 32 squares; square 1 is the one before the hole.
AUS-03 = Four boats wait at the jetty. Boats 1, 2 and 3 take two stones each, boat 4 takes one.
AUS-04 = Before the race everybody secretly writes down in which order the seven stones will arrive, and may change it until it is sealed. No dice are picked before all bets are sealed. Nobody sees the bet of another before the end; your own you can look at whenever you like.
    .no = A bet names each of the seven stones once, and all bets are sealed before the race and stay as they are.
AUS-05 = Only the boat counts: places 1 and 2 are boat 1, places 3 and 4 boat 2, places 5 and 6 boat 3, place 7 is boat 4.
AUS-06 = Lots decide who begins; then turns go clockwise. All stones start behind the seven windows.
    .no = It is somebody else’s turn.
AUS-07 = First you pick exactly three coloured dice, of stones that are not in a boat yet; fewer later on, see AUS-15 and AUS-16. You choose anew each turn, and you may pick the die of a covered stone. What you have picked is final.
    .no = Pick your dice first: exactly three coloured ones (fewer later on), of stones that are not in a boat yet. What is picked is final.
AUS-08 = You may add the white die, but not in the first round: not until everybody has had one turn.
    .no = The white die is not in play yet.
AUS-09 = All picked dice are rolled at once.
    .no = The dice decide, and all of them are rolled before a stone moves.
AUS-10 = Each rolled stone moves forward by exactly its own die. You choose the order, one stone at a time, and cannot take a move back. From behind its window a stone goes to the square of its roll.
    .no = There is no roll for this stone to use.
AUS-11 = Stones may be passed, and their squares count like any other. Option: all pips but the last count free squares only, and the last goes to the very next square, free or not; backwards too. The last square of the path always counts.
AUS-12 = A stone that stops on an occupied square goes on top of the stack there. Only the top stone of a stack can move.
    .no = Another stone lies on top of it.
AUS-13 = As long as a rolled stone can move, one has to, in the order you choose; a stone that is uncovered during the turn moves after all. When no roll can be used any more, the rest is lost and the turn ends. You may well cover a stone to make its roll go to waste.
AUS-14 = The white die can be used before, between or after the others: one stone that has not moved forward in this turn, is on the path and not covered goes back by the white roll. If nothing else is left to do and there is such a stone, you have to; if there is none, the roll is lost. It may be a stone whose own roll has not been used yet: then that roll is lost. A stone that goes back past the first square is behind its window again and can set off anew. Stones behind their windows or in boats cannot go back.
    .no = Only a white roll moves stones back, and only one that is on the path and has not moved forward in this turn.
AUS-15 = Once two stones are in boats, you pick exactly two coloured dice, and the white one if you like.
    .no = From two stones in boats on: pick exactly two coloured dice, and the white one if you like.
AUS-16 = Once four stones are in boats, you pick exactly two dice in all: two coloured ones, or one and the white one.
    .no = From four stones in boats on: pick two coloured dice, or one and the white one.
AUS-17 = A stone that reaches or passes the last square gets into the lowest-numbered boat with room at once, and its die is put away for good.
AUS-18 = When only two stones are left and one of them is sent back behind its window, it is last: it goes into boat 4 and the other into boat 3, at once. A stone that was behind its window anyway does not count. Rolls not used yet are void.
AUS-19 = The last stone left goes into boat 4 at once: nothing can change any more.
AUS-20 = The race is over when all stones are in boats. For each stone that sits in the boat you bet it into you score the number of the boat. Most points win; a tie is shared.
    .no = The race is over.
AUS-21 = Start: from the hole in the wall, or from square 8, where the bedsheet reaches the path. From the bedsheet a roll of 1 leads from the window to square 8, and whoever goes back below it is behind the window again.
AUS-22 = Length of the path: 20 to 48 squares.
AUS-23 = White die: from round 1, 2, 3 or 4 on; usually from round 2. A round is over when everybody has had a turn.
AUS-24 = Turn limit: after 300 turns the stones that are left board as they stand, the furthest first, in a stack the upper one first, those behind their windows last and in the order of AUS-01. The limit can be changed.
    .no = The race is over: the turn limit has been reached.
