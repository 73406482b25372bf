### Pig, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".

title = Pig
tagline = Roll on, or keep what you have: a one takes it all.

## What now

now-turn =
    { $you ->
        [yes] Your turn: roll, or keep what you have collected.
       *[no] { $player } rolls on, or keeps what is collected.
    }
now-roll = The die is rolling.
now-over = The game is over.

## Actions

action-roll = Roll the die
action-fall = The die shows { $face }
action-keep = Keep what is collected

## Events

event-rolled =
    { $you ->
        [yes] You roll a { $face }.
       *[no] { $player } rolls a { $face }.
    }
event-lost =
    { $you ->
        [yes] You lose the { $collected } that you had collected.
       *[no] { $player } loses the { $collected } that were collected.
    }
event-kept =
    { $you ->
        [yes] You keep { $collected } and have { $points } now.
       *[no] { $player } keeps { $collected } and has { $points } now.
    }

## How it ended. $winners is a list of names, $count how many they are.

ending-goal = { $winners } reached the goal first.

## Options

option-goal = Goal
    .help = So many points win, 10 to 200.

## The first lesson

lesson-roll = Roll the die. What it shows is added to what you collect in this turn.
lesson-keep = Roll on, or keep what you have collected: a one takes it all.
lesson-lost = A one: your turn is over, and nothing of it is left.
lesson-end = Whoever reaches the goal first wins. The game is yours now: play on!

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-turn = A turn
chapter-end = The end

PIG-01 = You take turns, clockwise.
    .no = It is somebody else’s turn.
PIG-02 = In your turn you roll the die, as often as you like.
    .no = The die decides what it shows.
PIG-03 = A 2 to 6 is added to what you have collected in this turn. With a 1 you lose all you have collected in it, and your turn is over.
PIG-04 = Instead of rolling again you may keep what you have collected. Then your turn is over.
    .no = You have nothing to keep yet: roll first.
PIG-05 = As soon as what you have kept and collected reaches the goal, you win.
    .no = The game is over.
PIG-06 = Goal: 50 points, or as agreed from 10 to 200.
