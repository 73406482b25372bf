### What only the browser app says, in English.

skip = To the game
home = Jailbirds, home
header = Site
to-home = To the first page
to-table = To the table
loading = One moment …
close = Close
no-page = There is nothing here
no-title = No game of ours has that name. You find all of them on the first page.
trouble = That did not work
unreachable = The server cannot be reached. Is it running?
other-version = This page and the server are not of the same version. Please reload the page.
connection-lost = The line is lost. Everything is kept; trying again …
connection-offline = You are offline. Your games are kept on the server; playing goes on when you are back.
connection-retry = Try now
refused = That was not possible.
not-now = That is not possible now.

## The first page

home-heading =
    { $count ->
        [0] Ways out of prison
        [3] Three ways out of prison
        [4] Four ways out of prison
        [5] Five ways out of prison
        [6] Six ways out of prison
        [one] One way out of prison
       *[other] { $count } ways out of prison
    }
home-sentence = Board games about getting away, against bots or with friends by a link. No account, no waiting.
home-facts = { $players } · about { $minutes } minutes
play-now = Play against bots now
starting = Here we go …
new-table = New table
learn = First lesson
rules = Rules
your-games = Your games
no-games = None yet. One click above, and you are in one.
game-unreadable = A game of { $title } can no longer be shown: its rules are too old for this server, or it was damaged.
turn-of =
    { $count ->
        [one] It is { $who }’s turn
       *[other] { $who } are to act
    }
finished-games = Finished games
offline-works = You are offline. The first page, and rules and words you have opened before, work; games go on when you are back.
quick-players = How many play
quick-level = How strong the bots are
open-tables = Open tables
home-waiting =
    { $count ->
        [one] One game waits for players
       *[other] { $count } games wait for players
    }
no-tables = Nobody is waiting right now. Open a table and share the link.
status-playing = being played
status-over = over
guest = Guest

## Finding players

seek-start = Find players
seeks = Looking for players
seek-none = Nobody is looking right now. Press “Find players” on a game: whoever wants the same one meets you.
seek-facts = { $title } · { $players } · about { $minutes } minutes
seek-there = { $there } of { $players } there
seek-join = Join in
seek-stop = Stop looking
seek-ended = You are not looking for players any more: the page was away for too long.
seek-looking = Looking for players: { $title }, { $there } of { $players } there
seek-bots-in =
    { $seconds ->
        [one] Bots join in { $seconds } second
       *[other] Bots join in { $seconds } seconds
    }
seek-how = How to look for players
seek-wait = Bots take the free seats
seek-wait-20 = after 20 seconds
seek-wait-60 = after a minute
seek-wait-never = never: people only
seek-alike = Level like mine
seek-alike-help = People of about your rating first; the longer it takes, the wider the circle.
seek-rated-help = The result counts for everybody at the table, bots included.
featured = Being played now
featured-watch = Watch { $title }: { $who }
running-tables = Games to watch
running-watch = watch
running-points = rating { $points } on average

## A new table

new-heading-of = { $title }: new table
who-plays = Who plays
seat-number = Seat { $number }
level-of = Level of the bot on seat { $number }
name = Name
name-of = Name of the player on seat { $number }
friend-of = Whom you invite to seat { $number }
chair-me = You
chair-open = A friend, by link
chair-open-help = whoever opens your link
chair-friend = A friend you follow
chair-device = Somebody beside you
chair-bot = Bot
seat-less = One seat fewer
seat-more = One seat more
shuffle = Draw who sits where
table-open = List it under open tables
table-open-help = Then anybody can sit down, without a link.
spectators = Spectators may watch
spectators-help = They see what everybody sees, and no secrets.
rated = Rated game
rated-help = The result counts for everybody who sits down. Bots count too; taking back what they have answered does not.
hints = Hints
hints-help = Who is to act may ask what a strong bot would do. The result tells who did, and how often.
rated-tag = Rated: the result counts
ratings = Ratings
ratings-heading = { $title }: ratings
ratings-how = People and bots on one scale. Everybody starts at 1500; whoever wins rises, and rises more against the strong. Only rated games count, and only if everybody stays to the end.
ratings-none = Nobody has played ten rated games yet. Open a table, switch on “Rated game”, and be the first.
rating-player = Player
rating-points = Rating
rating-games = Games
rating-guess = { $points }?
    .about = “?” stands for a first guess: it settles after ten rated games.
rating-sure = { $points }
    .about = Give or take { $margin }.
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Days per move
clock-minutes = Minutes for everybody
clock-increment = Seconds added each turn
clock-days-each = Days for each move
clock-vacation = Vacation days for everybody
clock-help = Whoever runs out of time is played by a bot from then on.
options = Options
first-easier = Your first table: it begins easier than usual. Change what you like.
deck-help = A card a line, a space between its parts. In this order: { $parts }. Left empty: the deck of the game.
deck-several = { $part } (several are joined by +)
deck-wrong = Line { $line }, { $part }: expected { $expected }, found { $found }.
deck-twice = Line { $line }: { $found } stands on line { $first } already.
deck-sum = { $what }: { $count }, expected { $wanted }.
deck-lacks = No card has this { $part }: { $missing }.
deck-example = Fill in an example
deck-empty = Empty the field
deck-count =
    { $count ->
        [one] { $count } card of { $wanted }.
       *[other] { $count } cards of { $wanted }.
    }
deck-right =
    { $count ->
        [one] { $count } card, all right.
       *[other] { $count } cards, all right.
    }
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
fill-bots = Fill with bots
cancel-table = Cancel the table
cancel-sure = Everybody here is sent away.
invite = Invite
invite-help = Whoever opens this link, or scans the code, can sit down.
seat-free = free seat
sketch-tile = Row { $row }, column { $column }

## At the table

decision = Your decision
actions = What you can do
all-actions = All moves ({ $count })
more-actions = All ({ $count })
story = What happened
tab-people = Players
tab-log = Log
tab-chat = Chat
log-empty = Nothing yet.
chat-empty = Nobody has said anything yet.
chat-empty-watching = Spectators talk among themselves until the game is over.
chat-say = Say something
chat-send = Send
preview = { $action }?
tap-again = Tap again, or press the button.
read-on = Read on
go-on = Go on
recap = All that happened meanwhile ({ $count })
skip-to-me = Skip to my turn
past = As it was then
past-back = Back to the present
pace = Pace
pace-help = How fast bots act and moves are shown. At a table with others, whoever opened it sets the pace.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant
hint-there = Now choose where to. You see what happens before it does.
hint-several = Several things can be done there: choose one.
wait-over = The game is over.
wait-watching = You are watching.
wait-turn = Wait for your turn.
open-rule = : open this rule
not-this = No, something else
put-back = Back
ask-hint = What would you do?
undo = Take back
undo-please = Ask to take back
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
leave-help-two = A bot plays for you until you come back. If you give up, the other one wins.
leave-help-alone = The game waits until you come back. If you give up, it is over.
leave-bot = Leave, a bot plays
leave-waits = Leave, the game waits
stay = Stay
resign = Give up
come-back = I’m back
table-gone = This table is no longer there.
seat-resigned = gave up, a bot plays on
seat-away = away, a bot plays
seat-gone = not here at the moment
seat-stand-in = { $player } (bot)
time-left = time left
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
talk-left = Time to talk: { $time }
away-since =
    { $minutes ->
        [one] { $player } has been away for a minute.
       *[other] { $player } has been away for { $minutes } minutes.
    }
away-bot = Let a bot play
away-wait = Wait
away-end = End the game
undo-wish = { $player } would like to take back their last decision, and all that came after it.
undo-wished = You would like to take it back; the others are asked.
undo-agree = All right
undo-decline = No
end-wish = { $who } would end the game here, without a winner.
end-wished = You would end the game here; the others are asked.
end-agree = End it
play-on = Play on
bot-for-you = A bot plays for you.
waits-for-you = The game waits for you.
talk-enough = That’s all I have to say
talk-enough-for = Have said all they want: { $who }
step-joined =
    { $you ->
        [yes] You sit down.
       *[no] { $player } sits down.
    }
step-filled = { $player } takes a free seat.
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
step-asked_undo =
    { $you ->
        [yes] You ask to take back your move.
       *[no] { $player } would like to take back a move.
    }
step-agreed_undo =
    { $you ->
        [yes] You agree.
       *[no] { $player } agrees.
    }
step-declined =
    { $you ->
        [yes] You do not agree: it stands.
       *[no] { $player } does not agree: it stands.
    }
step-enough =
    { $you ->
        [yes] You have talked enough.
       *[no] { $player } has talked enough.
    }
step-stood_in =
    { $you ->
        [yes] You give no sign; a bot plays for you.
       *[no] { $player } gives no sign; a bot plays on.
    }
step-wants_end =
    { $you ->
        [yes] You would end the game here.
       *[no] { $player } would end the game here.
    }
step-vacation =
    { $you ->
        [yes] You are on vacation, or back from it: see your clock.
       *[no] { $player } is on vacation, or back from it.
    }
step-plays_on =
    { $you ->
        [yes] You would rather play on.
       *[no] { $player } would rather play on.
    }

## One device, several players

curtain-pass = Pass to { $player }
curtain-help = Nobody else should look now. When { $player } has the device, lift the curtain.
curtain-lift = I am { $player }

## The end

result = Result
winner = winner
rematch = Rematch
rematch-number = Rematch: game { $number }
series-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
share-result = Share as a picture
replay = Replay
review = Review
verify = Check the luck
no-chart = The chart could not be drawn.
chart-moves = Moves, those of chance included

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
verify-help = Before the first move the server published the hash of a secret seed. Everything that chance decided follows from that seed.
verify-hash = Hash, published before the game
verify-seed = Seed, published after it
verify-later = It is published when the game is over.
verify-fits = The seed fits the hash: it was fixed before the first move.
verify-fits-not = The seed does not fit the hash. Do not trust this game.
verify-command = To recompute all of it, save the log and let the program check it:
verify-from-position = This game began in a position, not with the set-up: all that chance decided from there on can be checked. How that position came about cannot.

## Analysis board

analysis = Analysis board
analysis-here = Try something else from here
analysis-chances = Win chances, with open cards
analysis-best = The best { $player } can do
analysis-best-help = With the chance to win after it, as far as it can be known from that seat.
analysis-branch = What you try
analysis-start = The game after move { $move }
analysis-empty = Nothing yet. Act for whoever’s turn it is, or take one of the best actions.
analysis-chance = Now chance decides.
analysis-roll = Let chance decide
analysis-outcomes = Or choose what comes
analysis-actor = whoever is to act
analysis-share = Share this branch
analysis-share-help = Whoever has this link sees what you have tried, and can go on from there.
analysis-play = Play on from here
analysis-play-help = At a table of your own, against bots. What comes of it counts for nothing: neither in ratings nor in statistics.
analysis-play-as = You play as

## Puzzles

puzzles = Puzzles
puzzles-sentence = One position, and one action that is better than all others. All of them come from games that were really played, by bots.
puzzles-daily = Puzzle of the day
puzzles-daily-help = The same for everybody. The next one comes at midnight, UTC.
puzzles-today-solved = Solved. The next one comes at midnight, UTC.
puzzles-today-missed = Not solved this time. The next one comes at midnight, UTC.
puzzles-solve = Solve it
puzzles-look = Look at it again
puzzles-yours = How you do
puzzles-how = Your first try at a puzzle counts: solve a hard one, and your rating goes up by a lot. Days in a row are those on which you solved the puzzle of the day at the first try.
puzzles-rating = Your rating
puzzles-guess = “?” stands for a first guess: it settles after ten puzzles.
puzzles-streak = Days in a row
puzzles-best-streak = Most in a row
puzzles-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
puzzles-solved = Right first time
puzzles-of = { $solved } of { $count }
puzzles-shelf = { $solved } of { $count } solved
puzzles-one = A puzzle for me
puzzles-next = Next puzzle
puzzles-skip = Another puzzle
puzzles-again = Once more
puzzles-show = Show the solution
puzzles-show-ask = Looking at the solution counts as not solved. Show it?
puzzles-shown = You looked it up.
puzzles-verdict = Your answer
puzzles-first = Your first try counts.
puzzles-counts-not = You have tried this one before: now it is only for fun.
puzzles-difficulty = Difficulty { $rating }
puzzles-by-difficulty = From easy to hard
puzzles-fresh = not tried yet
puzzles-was-solved = solved
puzzles-was-missed = not solved
puzzles-list = See them all
puzzles-all = All puzzles
puzzles-none = There are no puzzles of this game yet.

## Rules and lessons

players-range = { $few } to { $many } players
brief-goal = Goal
brief-turn = Your turn
brief-twist = The catch
brief-others = The others
brief-end = The end
rules-search = Search the rules
rules-things = Everything in the box
rules-none = No rule says that.
rules-example = Show an example
lesson-step = Step { $step } of { $count }
lesson-next = Go on
lesson-again = Once more from the start
lesson-play = Play on: this game is yours
lesson-skip = Skip this
lesson-wait = Play on. I’ll speak up when there is something new.
lesson-watch = Watch what the others do.
lesson-else = That works too. See what came of it.
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
confirm-offer = First game? Ask before every move?
confirm-take = Yes, ask
no-thanks = No, thanks
confirm = Confirm moves
confirm-help = Every move asks once more before it is made.
goals = A goal to aim for
goals-help = On your turn a line says what you could go for next.
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
forget-ask = Your name, your seats and all you said go for good.
forget-sure = Really delete everything
forgotten = Your name and all you said are deleted. Bots play on at your seats.

## One’s own page

player-page = Your player
player-about = Your devices, your games, your data
player-as = You play here as { $name }.
been-here = I have been here before
signed-out = This device was signed out. Nothing is lost: come back below, or simply play on as somebody new.
name-keep = Use this name
name-kept = You are { $name } now. Tables where you sit already keep the old name.
keep = Keep this player
keep-why = So far your games hang on this one browser. With a passkey or five words to remember you find them again from anywhere. No e-mail, no password.
keep-done = You are kept: whatever happens to this browser, you can come back.
keep-passkey = Keep me with a passkey
keep-phrase = Keep me with five words
keep-offer = Would you like to find your games again, even on another device?
passkey-add = Add another passkey
passkey-of = Passkey of { $name }, { $date }
passkey-none = No passkey came of it. Try again, or use the words.
passkey-remove-ask = You cannot come back by it then.
remove = Remove
phrase-once = These are your five words. Write them down now: nobody can show them again.
phrase-renew = Get new words
phrase-renew-ask = The old words stop working.
second-device = On another device
second-device-why = Play on with your phone, or at another computer.
second-device-show = Show a code
second-device-code = The code is good for one device and for ten minutes:
second-device-how = Scan this with the other device, or open { $address } there and type the code.
devices = Where you are signed in
device-this = this device
device-used = last here { $date }
device-unknown = A browser
sign-out = Sign out
sign-out-ask = That device is out at once.
sign-out-this = You leave this device, and can come back.
sign-out-last = You have no way to come back yet: your games would be lost to you.
come-back-now = Come back
come-back-secret = Your five words, or the code that your other device shows
come-back-passkey = With a passkey
come-back-instead = This browser then plays no longer as { $name }.

## What one is told while not there

alerts = Your turn in your pocket
alerts-why = When you play with other people, we tell you when it is your turn, even with this page closed.
alerts-here = Tell me on this device
alerts-cannot = This browser cannot be called. On a phone, put Jailbirds on the home screen and open it from there.
alerts-denied = This browser did not allow it. You can change that in its settings for this page.
alerts-what = What to tell me
alerts-turn = It is my turn
alerts-invitation = I am invited to a table
alerts-deadline = My time runs out
alerts-over = A game of mine is over
alerts-when = When
alerts-quiet = Quiet hours
alerts-quiet-help = What still holds then is told afterwards.
alerts-from = from
alerts-to = to
alerts-other = is told too
alerts-more = Other ways: feed and webhook
alerts-feed-why = A feed reader can watch your games for you.
alerts-feed = Make a feed
alerts-feed-once = The address of your feed. It is a secret, and shown this once:
alerts-feed-renew = New address
alerts-feed-renew-ask = The old address stops working.
alerts-feed-close = No feed any more
alerts-webhook = webhook
alerts-webhook-why = A program of yours can be told as well, at an address that begins with https://.
alerts-webhook-url = Address of your program
alerts-webhook-add = Add webhook
alerts-webhook-secret = The secret by which alerts are signed, shown this once:

## A player’s page

profile-see = See your page
profile-since = Plays here since { $date }
profile-public = Everybody may see this page
profile-public-help = Others see only games at tables that were open to all, and those they played with you.
profile-hidden = Nobody but you sees your page now.
profile-shown = Everybody may see your page now.
profile-none = No finished game yet.
profile-games =
    { $count ->
        [one] game
       *[other] games
    }
profile-won =
    { $count ->
        [one] win
       *[other] wins
    }
profile-streak = wins in a row
profile-best-streak = longest row of wins
profile-titles = By game
profile-bots = Against bots
profile-opponents = Against people
profile-seats = By seat
profile-seat = Seat { $seat }
profile-won-head = won
profile-lost-head = lost
profile-all-games = All games
profile-filter-title = Which game
profile-any-title = Any game
profile-filter-result = How it ended
profile-any-result = Won or not
profile-only-won = Only won
profile-only-lost = Only not won
profile-filter-against = Against whom
profile-any-opponent = Against anybody
profile-search = Name of somebody who played
profile-was-won = Won
profile-was-lost = Not won
profile-rated = rated
profile-nobody = somebody
profile-no-match = No game is like that.
profile-more = Show more

## Friends

friends = Friends
friends-follow = Follow
friends-follow-who = Follow { $name }
friends-unfollow = Unfollow
friends-unfollow-who = Unfollow { $name }
friends-followed = You follow { $name } now. Nobody else is told.
friends-unfollowed = You do not follow { $name } any more.
friends-online = online
friends-offline = offline
friends-hidden = page hidden
friends-score = You { $won } : { $lost } { $name }
friends-score-short = You { $won } : { $lost }
friends-invite-to = Invite to
friends-invite-who = Invite { $name }: { $title }
friends-all = All friends ({ $count })
invited = A seat is kept for you: { $title }
invited-by = { $name } invites you: { $title }
invited-no = Not now

## Safety

safety-about = About { $name } …
safety-mute-why = You read nothing they say any more.
safety-mute = Mute
safety-block-why = You do not sit down at one table again, and they do not see your page.
safety-block = Block
safety-report-why = Tell whoever runs this server what happened. They see the line of chat it is about.
safety-reason = What it is about
safety-abuse = Insults or threats
safety-cheating = Unfair play
safety-name = An offensive name
safety-spam = Advertising
safety-other = Something else
safety-text = What happened
safety-report = Report
safety-muted = You do not hear { $name } any more.
safety-blocked = You and { $name } are parted.
safety-reported = Thank you. It has reached whoever runs this server.
safety-list = Muted and blocked
safety-is-muted = muted
safety-is-blocked = blocked
safety-undo = Take it back

## Vacation

vacation = Vacation
vacation-why =
    { $count ->
        [one] You play { $count } game by days. While you are away, your clock stands still there.
       *[other] You play { $count } games by days. While you are away, your clocks stand still there.
    }
vacation-days = Days away
vacation-go = Go on vacation
vacation-until = You are away until { $date }.
vacation-seat = on vacation
vacation-back = I am back
