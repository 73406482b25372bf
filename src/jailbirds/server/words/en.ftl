### What the server says when it refuses something, in English.

refused-malformed = That could not be understood. Please reload the page.
refused-conflict = Somebody was faster: the table has changed. Look again, then choose.
refused-out-of-turn = It is not your turn.
refused-not_yours = That is not yours.
refused-seat = That seat is not yours.
refused-bot-plays = A bot plays this seat at the moment. Return first.
refused-no-return = Nobody can come back to this seat.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-early = The game has not begun: seats are still free.
refused-taken = That seat is taken.
refused-invite = You need an invitation to sit down here. Ask for the link.
refused-only-bots = Keep at least one seat for a person.
refused-name = Please choose a nickname that can be read.
refused-nobody = Please choose a nickname first.
refused-origin = This request came from another page, and was not carried out.
refused-missing = There is nothing here, or it is not for you to see.
refused-log = This is not a finished game of ours, or it was changed.
refused-unfinished = Only finished games can be brought along.
refused-busy = That did not work just now. Please try again.
refused-limit = That is too much at once.
refused-fast = Not so fast: at most { $most } messages a second.
refused-chat =
    { $most ->
        [one] A line has at most { $most } character.
       *[other] A line has at most { $most } characters.
    }
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
refused-import =
    { $most ->
        [one] At most { $most } game at once can be brought along.
       *[other] At most { $most } games at once can be brought along.
    }
