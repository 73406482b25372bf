### Ausbrecher AG, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".
### $stone_name, $by_name, $die_name and $dice_name are the names below.

title = Ausbrecher AG
tagline = Bet in secret who makes it into which boat, then push the same seven runaways as everybody else.

## The rules in five lines

rules-goal = Bet in secret which of the seven runaways ends up in which boat, then see to it that you are right.
rules-turn = Pick three coloured dice and roll them. Each of these stones moves by its own die, in the order you choose.
rules-twist = A stone that stops on another one covers it, and only the top of a stack can move. Cover a stone on purpose, and its roll goes to waste.
rules-others = The stones belong to nobody: everybody pushes the same seven. From the second round on, the white die sends one back.
rules-end = When all are in the boats, every stone in the boat you bet on scores that boat’s number. Most points win.

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
bets = BETS
your-bet = YOUR BET

## At the end: what it is headed by

headline-won =
    { $count ->
        [one] Your bet was the best
       *[other] Your bet was among the best
    }
headline-lost = The others bet better

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

## What to do next: said to the player who is to act

ask-bet =
    { $place ->
        [1] Who comes first? Tap a stone to write it down.
       *[other] Place { $place } is boat { $boat }: tap the stone that will sit there.
    }
ask-seal = All seven are written down. Seal your bet, or change it first.
ask-pick =
    { $white ->
        [yes] Tap { $count ->
            [3] three
           *[other] two
        } dice, and the white one if you like. Then ROLL.
        [instead] Tap two dice, one of them may be the white one. Then ROLL.
       *[no] Tap { $count ->
            [3] three
           *[other] two
        } dice, then ROLL.
    }
ask-move = Which stone moves by its die? Tap it, or drag the die onto it.
ask-either = Move a stone by its die, or tap the white die to send one back.
ask-back = The white die: which stone goes back { $steps ->
        [one] one square
       *[other] { $steps } squares
    }?
pick-pick = Tap the rest of your dice, then ROLL.
pick-back = White die: tap the stone that goes back.

## The goal, for those who want it

goal-push = Now boat { $boat } fills up. You bet on { $stones_name }: push them, and wall in the rest.
goal-hold = In boat { $boat } there is nothing left for you. Hold { $stones_name } back, and let others fill it.
goal-spoil = Your bet is settled: all that is left is to spoil the bets of the others.

## The end is near

near-race = Two stones are left: the race ends when one gets into a boat, or back behind its window.
near-limit =
    { $count ->
        [one] The last turn: then the stones board as they stand.
       *[other] { $count } turns are left: then the stones board as they stand.
    }

## What speaks for an action, in hints

why-write = All seven start level. What counts is that the others cannot tell whom you have chosen.
why-seal = All seven are written, and no stone has moved yet: there is nothing to wait for.
why-pick-push = Boat { $boat } fills up now, and you bet on { $stones_name }: these dice bring them forward.
why-pick-fill = In boat { $boat } there is nothing more for you: let other stones take the seats, so that yours come later.
why-pick-white = The white die can send back a stone that would get into boat { $boat } too early for you.
why-pick-spoil = Your own bet is settled: these dice do most against the bets of the others.
why-board = It brings { $stone_name } into boat { $boat }, just where you bet on it.
why-fill = With { $stone_name } a seat in boat { $boat } is taken, and yours come into the later ones.
why-cover-hold = It lands on top of { $below_name } and holds it back: you want that one in boat { $boat }.
why-cover = It walls in { $below_name }, which is of no use to you any more.
why-push = You bet on { $stone_name } for boat { $boat }, and that one fills up now: every step counts.
why-least = Some stone has to move: this does your bet the least harm.
why-back-hold = You want { $stone_name } in boat { $boat }, and it is too fast for that.
why-back-rival = In boat { $boat } { $stone_name } would take the seat of a stone that you bet on.

## Actions

action-start = { $player } begins
action-roll = The { $die_name } die shows { $face }
action-write = Write down { $stone_name }
action-erase = Erase the last stone
action-seal = Seal the bet
grave-seal = A sealed bet stands to the end of the race.
action-pick = Roll { $dice_name }
action-advance = Move { $stone_name } forward
action-back = Move { $stone_name } back by the white die

## Events

event-wrote =
    { $you ->
        [yes] You bet on { $stone_name } for place { $place }.
       *[no] { $player } bets on { $stone_name } for place { $place }.
    }
event-erased =
    { $you ->
        [yes] You erase place { $place } of your bet.
       *[no] { $player } erases place { $place } of a bet.
    }
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

## How it ended. $winners is a list of names, $count how many they are, $points what each of them has.

ending-home = All stones are in the boats. { $count ->
        [one] { $winners } wins with { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $winners } share the win with { $points } { $points ->
            [one] point
           *[other] points
        } each.
    }
ending-behind = One of the last two stones was sent back behind its window, so it is last. { $count ->
        [one] { $winners } wins with { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $winners } share the win with { $points } { $points ->
            [one] point
           *[other] points
        } each.
    }
ending-limit = Time is up: the stones boarded as they stood. { $count ->
        [one] { $winners } wins with { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $winners } share the win with { $points } { $points ->
            [one] point
           *[other] points
        } each.
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

## The first lesson, step by step

lesson-goal = Seven runaways, four boats, and nobody owns any of them. You score by guessing in secret who ends in which boat.
lesson-bet = Who comes first? Tap a stone: it goes onto your slip, place 1. Until you seal the slip you can change everything.
lesson-boats = Only the boat counts, and it pays its number: the last place is boat 4, four points. Fill the slip as you like.
lesson-seal = The slip is full. Seal it: nobody sees it before the end, and it stays as it is.
lesson-dice = Tap three dice, then ROLL. Only these stones move: your favourites, or others that hide them.
lesson-move = Each stone moves by its own die, in the order you like. Tap one to see where it lands.
lesson-cover = Walled in! Whoever lands on a stone lies on top of it, and only the top one of a stack can move.
lesson-waste = That roll came to nothing, for its stone was covered. You may do that on purpose: cover a stone before it moves.
lesson-slip = Forgotten your bet? Tap the folded slip beside the dice. Only you can see it, and it shows what is right so far.
lesson-white = From round 2 on you may add the white die: it sends a stone back. Try it: your dice, the white one, and ROLL.
lesson-white-else = That is fine too. The white die lies there for your next turns.
lesson-back = White sends one stone back: uncovered, on the path, and not moved forward in this turn. Tap the white die, then the stone.
lesson-home = Now get somebody home: whoever reaches the jetty takes the first boat with room, and that die is out of the game.
lesson-fewer = Somebody is home! Once two are, everybody picks two coloured dice only; once four are, two dice in all.
lesson-end = Two left, and one is sent back behind its window: then it is last, and the race is over. Push your favourites, wall in the others. Play on!

## The board in the browser: what only it says, to read or to hear

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
ausbrecher-bet-secret = Secret until the race is over.
ausbrecher-boat-pays =
    { $boat ->
        [4] Takes one stone. Whoever bet on it scores 4 points.
       *[other] Takes two stones. Each that was bet into it scores { $boat ->
            [1] 1 point
           *[other] { $boat } points
        }.
    }
ausbrecher-throw-what = Rolls the dice you have tapped. What is picked is final.
ausbrecher-white-what = Sends one stone back by its roll: one that is on the path, not covered, and has not moved forward in this turn.
ausbrecher-die-what = Moves its stone forward, by exactly what it shows.
ausbrecher-bet-here = Your bet: boat { $boat }.
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
