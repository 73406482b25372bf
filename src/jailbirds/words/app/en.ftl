### What only the browser app says, in English.

skip = To the game
home = Jailbirds, home
header = Site
to-home = To the first page
to-table = To the table
loading = One moment …
close = Close
no-page = There is nothing here
no-title = No game of ours has that name. You find all four on the first page.
trouble = That did not work
unreachable = The server cannot be reached. Is it running?
connection-lost = The line is lost. Everything is kept; trying again …
connection-offline = You are offline. Your games are kept on the server; playing goes on when you are back.
connection-retry = Try now
refused = That was not possible.
not-now = That is not possible now.

## The first page

home-heading = Four ways out of prison
home-sentence = Board games about getting away, against bots or with friends by a link. No account, no waiting.
home-facts = { $few } to { $many } players · about { $minutes } minutes
home-alcatraz = Every step you take makes a warden walk. Slip past him, or let him catch the others.
home-ausbrecher = Bet in secret who gets into which boat, then push the same seven runaways as everybody else.
home-scapegoat = Plan the escape together, and vote every round who gets nothing out of it. One stays behind.
home-digout = Search, craft, steal and fight your way to a spoon, a pickaxe, a tunnel. About rough prison life.
title-alcatraz = Alcatraz
title-ausbrecher = Ausbrecher AG
title-scapegoat = Alcatraz: The Scapegoat
title-digout = Dig Your Way Out
play-now = Play against bots now
starting = Here we go …
new-table = New table
learn = First lesson
rules = Rules
your-games = Your games
no-games = None yet. One click above, and you are in one.
open-tables = Open tables
no-tables = Nobody is waiting right now. Open a table and share the link.
status-waiting = waiting for players
status-playing = being played
status-over = over
guest = Guest

## A new table

new-heading-of = { $title }: new table
who-plays = Who plays
seat-number = Seat { $number }
level-of = Level of the bot on seat { $number }
name = Name
name-of = Name of the player on seat { $number }
chair-me = You
chair-open = A friend, by link
chair-open-help = whoever opens your link
chair-device = Somebody beside you
chair-bot = Bot
seat-less = One seat fewer
seat-more = One seat more
shuffle = Draw who sits where
table-open = List it under open tables
table-open-help = Then anybody can sit down, without a link.
spectators = Spectators may watch
spectators-help = They see what everybody sees, and no secrets.
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Days per move
clock-minutes = Minutes for everybody
clock-increment = Seconds added each turn
clock-days-each = Days for each move
clock-help = Whoever runs out of time is played by a bot from then on.
options = Options
option-json = a list, as JSON
open-table = Open the table
start-game = Start the game

## Waiting for players

waiting-for =
    { $count ->
        [0] Everybody is here.
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
waiting-starts = The game starts by itself as soon as every seat is taken.
sit-down = Sit down here
get-up = Get up again
invite = Invite
invite-help = Whoever opens this link, or scans the code, can sit down.
seat-free = free seat

## At the table

decision = Your decision
choices = What you can do
all-choices = All moves ({ $count })
story = What happened
tab-since = Since your turn
tab-log = Log
tab-chat = Chat
log-empty = Nothing yet.
chat-empty = Nobody has said anything yet.
chat-empty-watching = Spectators talk among themselves until the game is over.
chat-say = Say something
chat-send = Send
hint-glow = Point at something that glows: you see what happens before it does.
hint-there = Now choose where to. You see what happens before it does.
hint-several = Several things can be done there: choose one.
hint-buttons = Choose with the buttons below.
wait-over = The game is over.
wait-watching = You are watching.
wait-turn = Wait for your turn.
open-rule = : open this rule
not-this = No, something else
put-back = Back
undo = Take back
your-turn = It is your turn
table-tools = Table
share = Share
share-help = Whoever has this link can watch the game.
share-private = This link is for those who sit here: nobody else can watch.
link = Link
copy-link = Share the link
copied = The link is copied.
qr = QR code of the link
watchers =
    { $count ->
        [one] { $count } is watching
       *[other] { $count } are watching
    }
leave = Leave
leave-heading = Leave the table?
leave-help = A bot plays for you until you come back. If you give up, it plays your seat to the end.
leave-bot = Leave, a bot plays
stay = Stay
resign = Give up
come-back = I’m back
table-gone = This table is no longer there.
seat-resigned = gave up, a bot plays on
seat-away = away, a bot plays
time-left = time left
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
talk-left = Time to talk: { $time }
step-joined =
    { $you ->
        [yes] You sit down.
       *[no] { $player } sits down.
    }
step-left =
    { $you ->
        [yes] You leave; a bot plays for you.
       *[no] { $player } leaves; a bot plays on.
    }
step-returned =
    { $you ->
        [yes] You are back.
       *[no] { $player } is back.
    }
step-resigned =
    { $you ->
        [yes] You give up; a bot plays on.
       *[no] { $player } gives up; a bot plays on.
    }
step-time =
    { $you ->
        [yes] Your time is up; a bot plays on.
       *[no] { $player }’s time is up; a bot plays on.
    }
step-undone =
    { $you ->
        [yes] You take back your move.
       *[no] { $player } takes back a move.
    }

## One device, several players

curtain-pass = Pass to { $player }
curtain-help = Nobody else should look now. When { $player } has the device, lift the curtain.
curtain-lift = I am { $player }

## The end

result = Result
winner = winner
rematch = Rematch
replay = Replay
verify = Check the dice
no-chart = The chart could not be drawn.

## Replay

replay-move = Move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-eyes = Through the eyes of
replay-spectator = a spectator
export-log = Save the log
verify-help = Before the first move the server published the hash of a secret seed. Every roll and every draw follows from that seed.
verify-hash = Hash, published before the game
verify-seed = Seed, published after it
verify-later = It is published when the game is over.
verify-fits = The seed fits the hash: it was fixed before the first move.
verify-fits-not = The seed does not fit the hash. Do not trust this game.
verify-command = To recompute every single roll, save the log and let the program check it:

## Rules and lessons

players-range = { $few } to { $many } players
rules-search = Search the rules
rules-none = No rule says that.
rules-example = Show an example
lesson-step = Step { $step } of { $count }
lesson-next = Go on
lesson-again = Once more from the start
lesson-play = Now for real: play against bots
lesson-glow = In this lesson, follow what glows.
lesson-none = There is no lesson for this game yet.

## Settings

settings = Settings
nickname = Your name
language = Language
theme = Look
theme-night = Night
theme-day = Daylight
theme-system = Like the system
motion = Motion
motion-help = Pieces walk, dice roll, water moves.
confirm = Confirm moves
confirm-help = Every move asks once more before it is made.
ping = Bell for your turn
ping-help = A ship’s bell when it is your turn.
sounds = Sounds
sounds-help = Steps, dice and doors for every move.
notify = Notifications
notify-on = switched on
notify-ask = Switch on
my-data = Your data
export = Take it along
import = Bring a game
imported =
    { $count ->
        [one] { $count } game is here now.
       *[other] { $count } games are here now.
    }
forget = Delete me
forget-sure = Really delete everything
forgotten = Your name and all you said are deleted. Bots play on at your seats.
