### What the server says when it refuses something, in English.

refused-malformed = That could not be understood. Please reload the page.
refused-conflict = Somebody was faster: the table has changed. Look again, then choose.
refused-late = Your time is up: a bot plays on.
refused-out-of-turn = It is not your turn.
refused-not_yours = That is not yours.
refused-seat = That seat is not yours.
refused-bot-plays = A bot plays this seat at the moment. Return first.
refused-no-return = Nobody can come back to this seat.
refused-pace = Whoever opened the table sets the pace.
refused-owner = Only whoever opened the table can do that.
refused-begun = The game has begun already.
refused-undo-gone = Nobody is asking that any more.
refused-no-talk = No talk is going on that could end.
refused-not-absent = There was a sign of them just now. Give them a little time.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-no-review = This game was not played to its end, so there is nothing to review.
refused-reviews = Many games are being reviewed right now. Please try again in a minute.
refused-analysis = Many positions are being judged right now. The chances come as soon as there is room.
refused-branch = There is no such position in this game.
refused-branches = You have shared { $most } branches, and that is the most. Links you have shared stay good.
refused-puzzle = There is no puzzle at this address. There may be others now.
refused-untried = Try the puzzle yourself first: then you can play on from there.
refused-old-puzzle = This puzzle is of older rules, by which no new game begins.
refused-early = The game has not begun: seats are still free.
refused-taken = That seat is taken.
refused-invite = You need an invitation to sit down here. Ask for the link.
refused-only-bots = Keep at least one seat for a person.
refused-rated = In a rated game everybody plays at a device of their own.
refused-hints = This table was opened without hints.
refused-rated-hints = A rated game is played without hints.
refused-rated-position = A rated game begins with the set-up.
refused-many-hints = Those were { $most } hints within a minute: the next one comes in a moment.
refused-name = Please choose a nickname that can be read.
refused-nobody = Please choose a nickname first.
refused-closed = This server takes no new players. If you have played here before, come back by your passkey or your five words.
refused-uninvited = Here you need an invitation to begin, and each is good for one player. Ask whoever runs this server for a link.
refused-secret = No player is known by that. Check the words; a code is good once, and for ten minutes.
refused-passkey = This passkey is not known here. Try another one, or your five words.
refused-passkey-address = Passkeys work only where this server has a name of its own. Use five words instead.
refused-passkeys = You can have { $most } passkeys. Delete one you no longer use first.
refused-address = Please give an address that begins with https:// and that anybody can reach.
refused-webhooks = You can have { $most } webhooks. Remove one first.
refused-vacation = You have no vacation days left in this game.
refused-blocked = You cannot sit down at this table.
refused-invitations = So many invitations at once are too much: at most { $most } an hour. Wait a bit.
refused-invited = { $name } has an invitation from you already. The table is among your games.
refused-friends = You can follow { $most } players at most. Unfollow somebody first.
refused-friend = They have hidden their page and cannot be invited here. Send them the link of a table.
refused-origin = This request came from another page, and was not carried out.
refused-missing = There is nothing here, or it is not for you to see.
refused-unreadable = This game cannot be shown any more: its rules are too old for this server, or it was damaged.
refused-outdated = The rules of this game are no longer played here: only its end can still be seen.
refused-log = This is not a finished game of ours, or it was changed.
refused-outdated-log = This game was played by older rules that are no longer played here, so it cannot be brought along.
refused-unfinished = Only finished games can be brought along.
refused-position = Only games that were played from their beginning can be brought along.
refused-busy = That did not work just now. Please try again.
refused-not-kept = The server cannot save anything at the moment, so this did not happen. Please try again in a while.
refused-limit = That is too much at once.
refused-fast = Not so fast: at most { $most } messages a second.
refused-lines =
    { $most ->
        [one] Those who only look on may say { $most } line a minute.
       *[other] Those who only look on may say { $most } lines a minute.
    }
refused-chat =
    { $most ->
        [one] A line has at most { $most } character.
       *[other] A line has at most { $most } characters.
    }
refused-seek-gone = Nobody looks for this game any more: somebody was faster.
refused-seek-level = They look for players of about their own rating. The longer they wait, the less that matters: try again in a moment.
refused-tables =
    { $most ->
        [one] You already have { $most } game that is not over. Finish or leave it first.
       *[other] You already have { $most } games that are not over. Finish or leave one first.
    }
refused-watching =
    { $most ->
        [one] You can watch only { $most } table at once.
       *[other] You can watch only { $most } tables at once.
    }
refused-import-moves = You can bring along { $most } moves an hour. Bring fewer games now, and the rest later.
refused-import =
    { $most ->
        [one] At most { $most } game at once can be brought along.
       *[other] At most { $most } games at once can be brought along.
    }

## What a shared link shows

preview-t = Come and play: { $about }
preview-r = A game to watch again. { $about }
preview-review = A game and what it was worth to everybody, move by move. { $about }
preview-analysis = What would have happened if … Try it out from the middle of a game. { $about }
preview-new = Come and play: { $about }
preview-rules = The rules: { $about }
preview-learn = The first lesson: { $about }
preview-puzzles = A puzzle: one action is better than all others. Which one? { $about }

## What somebody is told who is not there

alert-turn-heading = { $title }: your turn
alert-turn =
    { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
alert-invitation-heading = { $title }: you are invited
alert-invitation = A seat is kept for you at a table with { $names }.
alert-deadline-heading = { $title }: your time runs out
alert-deadline = Make your move soon, or a bot makes it for you.
alert-over-heading = { $title }: the game is over
alert-over-won = You have won against { $names }!
alert-over-done = See how your game with { $names } ended.
feed-heading = Jailbirds: your games
