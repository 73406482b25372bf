title = Pebbles
tagline = Roll in secret, and hope for the highest.

now-roll = A die rolls in its cup.
now-choose =
    { $you ->
        [yes] Keep it, or roll again?
       *[no] { $player } looks into the cup.
    }
now-over = All cups are up.

action-roll = A { $face }
action-keep = Keep it
action-again = Roll again

event-rolled =
    { $you ->
        [yes] You roll a { $face }.
       *[no] { $player } rolls a { $face }.
    }
event-kept =
    { $you ->
        [yes] You keep what you have.
       *[no] { $player } is content.
    }
event-rerolled =
    { $you ->
        [yes] You shake the cup again.
       *[no] { $player } shakes the cup again.
    }
event-shown = { $player } has a { $face }.

ending-highest =
    { $count ->
        [one] { $winners } rolled highest.
       *[other] { $winners } rolled equally high.
    }

option-again = Roll again
    .help = May everybody roll once more?

chapter-turn = Turn
chapter-end = End
PEB-01 = In turn, everybody rolls a die in secret.
    .no = That is not possible now.
PEB-02 = Once, one may roll again, unless the table plays without. The highest face is kept (since version 2).
    .no = There is no more rolling again.
PEB-03 = Then it is the next one’s turn.
    .no = It is not your turn.
PEB-04 = When all have rolled, the highest die wins; equals share the win.
    .no = The game is over.
