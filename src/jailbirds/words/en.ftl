### What the app itself says, in English.

list-and = { $first } and { $last }
ruling = (our ruling: the rulebook leaves this open)

## Names of those who play. They stand in the third person, as any name: “Human goes to row 3.”

seat-you = Human
seat-player = Player { $number }
seat-bot = Bot { $number }

## Seats: what stands beside a name

seats = Seats
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tag-you = you
tag-thinks = thinks …
bot-random = random bot
bot-greedy = greedy bot

## Bots, level by level: what they are called, how they play, and names to choose from

bot-rookie = rookie
    .about = New on the block. Sees a win or a trap right ahead, misjudges the rest, and chats a lot.
    .names = Pip, Benny, Dot, Scooter, Josie, Alfie, Tilly
bot-inmate = inmate
    .about = Knows the rules of the house. Sees what is right ahead, and is often wrong about the rest.
    .names = Archie, Lenny, Patsy, Norm, Hattie, Clyde, Peg
bot-hustler = hustler
    .about = Has an eye for a bargain, and falls for a bad one now and then.
    .names = Slick, Dodger, Trixie, Flash, Roxie, Silky, Ace
bot-regular = regular
    .about = Takes what looks best right now and says so. A fair opponent once you know the rules.
    .names = Rosa, Frank, Mabel, Gus, Nora, Walt, Ivy
bot-schemer = schemer
    .about = Mostly plays by eye, but works out about one move in three.
    .names = Foxy, Weasel, Tricky Vic, Ms Locke, Quill, Inky, Magpie
bot-veteran = veteran
    .about = Thinks every other move over, and what you may be hiding. Does not waste words.
    .names = Old Sal, Knuckles, Ma Tucker, Scar Lou, Iron Meg, Duke, Lefty
bot-mastermind = mastermind
    .about = Takes its time, works most moves out far ahead, gives little away. Hard to beat.
    .names = Professor, Duchess, Doctor Nox, Owl, Madame X, Baron, Shadow
bot-champion = champion
    .about = The best there is: thinks every move over, for four seconds. Good luck.
    .names = Houdini, Number One, Monte, Maximus, Queenie, The Ghost, La Regina

## What one points at

hint-start = Point at something that glows: arrow keys, Tab or mouse.
hint-pick = Press Enter to pick this.
hint-target = Now point at a place that glows. You will see what happens before it does.
hint-do = Press Enter to do it.
hint-hidden = … and then something hidden comes to light.
hint-choose = Press Enter to choose.
hint-rule = ? opens the rule.
hint-stuck = Nothing is allowed from here at the moment ({ $rules }). Pick it all the same, and point at a place to see why not.
hint-list = There is nothing to point at: press a and choose from the list.
hint-forced = Only one thing can be done: { $action }. Press Enter.
hint-wait = Please wait for your turn.
hint-over = n starts a new game, s saves the log, q quits.
hint-watch = You are watching: only bots are playing.

## Hints: what speaks for an action, where the title says nothing of its own

why-only = There is nothing else you could do.
why-best = Of all you could do, this promises most.
hint-thinks = A strong bot is thinking about what it would do …
hinted = { $action } – that is what a strong bot would do.
hints-taken =
    { $count ->
        [one] { $player } took one hint.
       *[other] { $player } took { $count } hints.
    }

## Typed moves

type-how = Type a move like this; Tab completes it:
type-unknown = “{ $text }” is no move I know. Try one like this:

## Log

since = Since your last turn
speech = { $player }: “{ $sentence }”

## What was done besides moving

saved = Saved as { $file }.
not-saved = It could not be saved: { $reason }.
undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-ask = Others have moved since: it can be taken back if they agree.
undo-roll = Too late to take it back: chance has spoken since.
undo-seen = Too late to take it back: something hidden has been laid open.
undo-rated = This game is rated: what the bots have answered stands.
undo-over = Too late to take it back: the game is over.
bots-fast = Bots now move at once.
bots-slow = Bots now take their time.
small = This terminal is too small. Please make it at least { $width } × { $height }.

## Help

help-title = Keys
help-point = point at something; so does the mouse
help-jump = to the next place that glows
help-do = pick it, or do it
help-back = put it back, or close what is open
help-actions = list everything you can do
help-type = type a move
help-why = open the rule that stands in the way
help-hint = ask a strong bot what it would do
help-undo = take back your move
help-rules = read the rules
help-log = scroll the log
help-language = next language
help-fast = make bots move at once, or slowly
help-save = save the log of the game
help-new = new game
help-quit = quit

## Keys at the bottom: short

key-do = ok
key-back = back
key-actions = list
key-type = type
key-hint = hint
key-undo = undo
key-rules = rules
key-help = help
key-language = language
key-save = save
key-quit = quit

## Questions and the end

end-won =
    { $count ->
        [one] You win
       *[other] You share the win
    }
end-lost = You lose
end-told =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
end-nobody = Nobody wins
ending-agreed = The game was ended by agreement.
ending-closed = Whoever runs this server has ended the game.
ending-given_up = { $winners } has won: the other one gave up.
ending-all_gave_up = Everybody gave up: the bots have put the game away.
headline-nobody-agreed = The game was ended
headline-nobody-closed = The game was ended
headline-nobody-all_gave_up = Everybody gave up
headline-won-given_up = You win
headline-told-given_up = { $winners } wins
headline-lost-given_up = You gave up
quit-heading = Leave the game?
new-heading = Start a new game?
ask-lost = The one you are playing is not over yet.
ask-title = Which game?
ask-stay = play on
ask-save-quit = save and quit
ask-quit = quit
ask-new = new game
ask-save = save the log
ask-look = look at the board

## What a strong bot says when too many think at once

remark-hurried = So many of us are thinking right now that I take less time, and look less far ahead.
