### Alcatraz, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".

title = Alcatraz
tagline = Slip three of your four prisoners past eight wardens and into the boat, before anybody else does.
boat = BOAT
cell = CELL

## The rules in five lines

rules-goal = Get three of your four prisoners into the boat before anybody else does.
rules-turn = Move one prisoner in a straight line, as far as you like. New ones come out of the cell, at the foot of any column.
rules-twist = That row’s warden then walks just as many squares, towards your prisoner. He must have room to walk that far, and must not catch one of your own.
rules-others = Whoever he lands on or passes goes back to the cell. That is how you get rid of the others.
rules-end = From a red square, with no warden in the way, a prisoner goes into the boat. That sets off the alarm; with the third one you have won.

## At the end: what it is headed by

headline-won-boat = You escaped
headline-lost-boat = You stay behind
headline-told-boat = { $winners } escaped

## What now

now-place = The wardens take up their posts.
now-start = Lots are drawn: who begins?
now-roll = Alarm! The die picks a row.
now-run =
    { $you ->
        [yes] Alarm! Send the warden to the left or to the right.
       *[no] Alarm! { $player } sends the warden to the left or to the right.
    }
now-turn =
    { $you ->
        [yes] Your turn: pick a prisoner and a square.
       *[no] { $player } is to move.
    }
now-over = The game is over.

## What to do next: said to the player who is to act

ask-turn = Tap one of your prisoners, or the cell, then the square where he stops.
ask-enter = Bring somebody out: he goes straight up from the cell. Tap the square where he stops.
ask-boat = The way is free: tap your prisoner on the red square, then the boat. Or move somebody else.
ask-run = { $other_name } has set off the alarm, in row { $row }: send its warden left or right. He catches everybody on his way.
pick-enter = Tap the square where he stops. The lamps show how far that row’s warden would walk.
pick-move = Tap the square where he stops. The lamps show how far that row’s warden would walk.
pick-escape = Now tap the boat.
pick-escape-move = Tap the boat and he is free, or another square where he stops.

## The goal, for those who want it

goal-boat = { $count } more for the boat, and one of them can go now.
goal-blocked = { $count } more for the boat. A warden bars column { $column }: stop in his row to draw him away.
goal-red = { $count } more for the boat. Your foremost is in row { $row }: bring him onto a red square.
goal-out = { $count } more for the boat. First get somebody out of the cell.

## The end is near

near-limit =
    { $count ->
        [one] The last turn: then whoever got furthest wins.
       *[other] { $count } turns are left: then whoever got furthest wins.
    }
near-boat =
    { $you ->
        [yes] Two of yours are in the boat: the next one wins.
       *[no] { $player } has two in the boat: one more wins.
    }
near-boats = { $count } players have two in the boat: whoever brings in the next one wins.

## What speaks for an action, in hints

why-boat =
    { $count ->
        [0] He gets into the boat, and with that you have won.
        [one] He gets into the boat: then you need only one more.
       *[other] He gets into the boat: then you need only { $count } more.
    }
why-catches = The warden catches { $count } prisoners of the others on his way.
why-catch-ready = The warden catches { $other_name }’s prisoner in row { $row }, who was about to get into the boat.
why-catch = The warden catches { $other_name }’s prisoner in row { $row }: back to the cell with him.
why-bars-last = It puts a warden in the way of { $other_name }, who would otherwise win at the next turn.
why-bars = It puts a warden in the way of { $other_name }, who could have gone into the boat.
why-clears = It draws the warden away: your prisoner in row { $row }, column { $column } then has a free way into the boat.
why-red = There he stands on a red square with a free way: next he can get into the boat.
why-waits = On a red square he is ready for the boat as soon as the warden in column { $column } has been drawn away.
why-spares = The other way the warden would catch one of your own in row { $row }.
why-harmless = This way the warden harms none of your own.
why-out = With one more in the yard you have more to choose from, and row { $row } is a good start.
why-closer =
    { $count ->
        [one] One row closer to the boat, and the warden’s answer does you no harm.
       *[other] { $count } rows closer to the boat, and the warden’s answer does you no harm.
    }
why-quiet = It gains no ground, but afterwards the warden stands better for you.

## Actions

action-place = Warden of row { $row } to column { $column }
action-start = { $player } begins
action-alarm = Alarm in row { $row }
action-send =
    { $way ->
        [left] Send the warden to the left
       *[right] Send the warden to the right
    }
action-enter = Leave the cell for row { $row }, column { $column }
action-move = From row { $row }, column { $column } to row { $to_row }, column { $to_column }
action-escape = From row { $row }, column { $column } into the boat
action-return = From row { $row }, column { $column } back into the cell
action-pass = Pass

## Events

event-placed = The warden of row { $row } takes up his post in column { $column }.
event-started =
    { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
event-entered =
    { $you ->
        [yes] You leave the cell for row { $row }, column { $column }.
       *[no] { $player } leaves the cell for row { $row }, column { $column }.
    }
event-moved =
    { $you ->
        [yes] You go from row { $row }, column { $column } to row { $to_row }, column { $to_column }.
       *[no] { $player } goes from row { $row }, column { $column } to row { $to_row }, column { $to_column }.
    }
event-walked =
    { $steps ->
        [one] The warden of row { $row } takes a step to column { $to_column }.
       *[other] The warden of row { $row } walks { $steps } squares to column { $to_column }.
    }
event-caught =
    { $you ->
        [yes] Caught! Your prisoner in row { $row }, column { $column } goes back to the cell.
       *[no] Caught! { $player }’s prisoner in row { $row }, column { $column } goes back to the cell.
    }
event-escaped =
    { $you ->
        [yes] One of your prisoners reaches the boat: that makes { $count }.
       *[no] One of { $player }’s prisoners reaches the boat: that makes { $count }.
    }
event-alarmed =
    { $you ->
        [yes] { $other_name } has set off the alarm, in row { $row }: you decide where its warden runs.
       *[no] { $other_you ->
            [yes] You have set off the alarm, in row { $row }: { $player } decides where its warden runs.
           *[no] { $other_name } has set off the alarm, in row { $row }: { $player } decides where its warden runs.
        }
    }
event-ran =
    { $you ->
        [yes] You send the warden of row { $row } to column { $to_column }.
       *[no] { $player } sends the warden of row { $row } to column { $to_column }.
    }
event-passed =
    { $you ->
        [yes] You have no move and pass.
       *[no] { $player } has no move and passes.
    }
event-won =
    { $you ->
        [yes] Three of your prisoners are free: you win!
       *[no] Three of { $player }’s prisoners are free: { $player } wins!
    }
event-timed_out =
    { $turns ->
        [one] The turn limit is reached after { $turns } turn.
       *[other] The turn limit is reached after { $turns } turns.
    }

## How it ended. $winners is a list of names, $count how many they are.

ending-boat = { $winners } brought three prisoners into the boat first.
ending-limit =
    { $count ->
        [one] Time is up, and { $winners } had got furthest.
       *[other] Time is up, and nobody was alone in the lead: { $winners } share the win.
    }

## Options

option-alarm = Alarm
    .help = Every escape into the boat wakes a warden. Without it the game is pure tactics.
option-wardens = Wardens
    .help = Where the wardens stand at the start: as printed, at random, or where you say.
option-wardens-standard = as printed
option-wardens-random = at random
option-wardens-custom = your choice
option-warden_columns = Columns of the wardens
    .help = Seven columns from 1 to 9, for the wardens of rows 2 to 8. Only with wardens of your choice.
option-turn_limit = Turn limit
    .help = After so many turns the game is over and whoever got furthest wins. 0 means no limit.

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-board = Board and pieces
chapter-turn = A turn: one prisoner, then that row’s warden
chapter-boat = Boat and alarm
chapter-options = Table options

ALC-01 = The yard has nine columns and nine rows. Row 1 lies before the boat, at the top; row 9 lies before the cell, at the bottom. Columns are counted from the left.
ALC-02 = A warden patrols each of rows 1 to 8; row 9 has none. They start in columns 5, 4, 7, 3, 8, 2, 9 and 1, from row 1 down to row 8.
ALC-03 = Nine squares before the boat are red: columns 3 to 7 of row 1, columns 4 to 6 of row 2, and column 5 of row 3.
ALC-04 = Every player has four prisoners, and all of them begin in the cell. Lots decide who starts; then turns go clockwise.
    .no = It is somebody else’s turn.
ALC-05 = On your turn you move exactly one of your own prisoners: one that is out in the yard, or a new one from the cell. Prisoners in the boat stay there.
    .no = You must move one of your own prisoners, and none of them can make this move.
ALC-06 = A prisoner goes in a straight line, along its column or along its row, as many squares as you like. It never turns a corner.
    .no = Prisoners move in a straight line, along a row or a column.
ALC-07 = A prisoner leaves the cell at the foot of any column and goes up it. Row 9 is one square away, row 1 is nine.
ALC-08 = The square where a prisoner stops must be free: no prisoner there, and no warden.
    .no = That square is taken.
ALC-09 = Prisoners may be passed, and the squares they stand on count. Wardens may not be passed.
    .no = A warden stands in the way.
ALC-10 = When the move ends in a row with a warden, this warden walks exactly as many squares along the row as the prisoner moved, towards the square where the prisoner stopped. A move along the row counts too.
ALC-11 = If the warden would run out of board before he has walked that far, the move is not allowed. This is looked at before ALC-13.
    .no = That row’s warden cannot walk as far as you moved.
ALC-12 = The warden catches every prisoner he lands on or passes. Whoever is caught goes back to the cell.
ALC-13 = You may not get one of your own prisoners caught, even if prisoners of other players would be caught as well: neither the one you moved nor another on the warden’s way. The square your prisoner has left no longer counts.
    .no = This would get one of your own prisoners caught.
ALC-14 = Row 9 has no warden, so a move that ends there moves nobody else.
ALC-15 = A prisoner in the yard cannot go back into the cell of its own accord.
    .no = Nobody walks back into the cell.
ALC-16 = If you have no move at all, you pass, and that counts as your turn. You may not pass while you can move. An alarm you owe is dealt with first.
    .no = You can still move, so you may not pass.
ALC-17 = A prisoner that stands on a red square when your turn begins may go into the boat, if no warden stands in its column between it and the boat. It never has to. Other prisoners are not in the way, and no warden moves.
    .no = Into the boat only from a red square, and only if no warden stands before it.
ALC-18 = Every escape into the boat that does not win the game sets off the alarm: the player to the left rolls the eight-sided die, which names a row.
    .no = The alarm comes first: the die has to be rolled.
ALC-19 = That player sends this row’s warden to the left or to the right end of the row. If he stands at that end already he stays, but the choice is made all the same.
    .no = First somebody else decides where the warden runs.
ALC-20 = Everyone on his way is caught, on the last square too, even prisoners of the player who sent him. Cell and boat are safe.
ALC-21 = Then that player takes an ordinary turn.
    .no = First send the warden, then take your turn.
ALC-22 = Whoever has three prisoners in the boat wins at once, and no alarm follows.
    .no = The game is over: three prisoners have escaped.
ALC-23 = Alarm: can be switched off. Then an escape wakes nobody.
ALC-24 = Wardens: they start as printed, at random, or in columns of your choice. Row 1 always has its warden in the middle and row 9 none. At random, each of rows 2 to 8 draws one of the nine columns.
    .no = The wardens take up their posts first, row by row.
ALC-25 = Turn limit: after 400 turns the game is over. Most prisoners in the boat win; then the smallest sum of distances over all four prisoners, where the distance is the number of the row, 10 in the cell and 0 in the boat; whoever is still level shares the win. The limit can be changed, and 0 switches it off. It is looked at when a turn ends, before an alarm.
    .no = The game is over: the turn limit has been reached.

## The first lesson, step by step

lesson-goal = Three of your four prisoners in the boat, and you have won. One of yours is in the yard already, three still sit in the cell.
lesson-cell = Fetch another one out of the cell: up a column, as far as you like. Row 9 has no warden, so nothing can happen there.
lesson-straight = Now move somebody in the yard. Prisoners go straight, along a row or a column, as far as you like, but never round a corner.
lesson-rows = Rows 1 to 8 have a warden each. Point at a square there: you see where he would walk. Then go.
lesson-warden = That was a warden: in the row where somebody stops, he walks just as far, towards them. Whoever he reaches or passes goes back to the cell.
lesson-own = You may not get your own people caught: such squares do not glow. Point at a dark one, and you read which rule forbids it.
lesson-room = The warden needs room: if the yard ends before he has walked as far as you, the move is not allowed. Mind that when you go far.
lesson-catch = The others are fair game. Look for a move that sends a warden over somebody else’s prisoner: you see it before you go.
lesson-caught = That was one of yours: back to the cell. Every move can set a warden going, so do not stay within his reach.
lesson-block = Wardens bar the way, prisoners do not: you may pass them. Only the square where you stop must be free.
lesson-red = The red squares are the last stop before the boat. Bring somebody onto one of them.
lesson-red-wait = Work your way towards the red squares: they are the last stop before the boat.
lesson-boat = From a red square it is one step into the boat, if no warden stands in the column before it. Off you go!
lesson-boat-wait = Bring somebody onto a red square that has no warden before it in its column.
lesson-alarm = Every escape sets off the alarm: whoever is next rolls for a row and sends its warden to one end. He catches all on his way.
lesson-end = That is all. Three in the boat win at once. Count your steps, because the wardens count them too. The game goes on, and it is yours!

## The board in the browser: what only it says, to read or to hear

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
