### What a review says, in English.

review-heading = Review
review-ended = How it ended
review-number = { $number }
review-percent = { $number } %
review-change = { $player }: { $before } → { $after }
review-by = { $player } { $change }

## Grades. The sign is what chess players write behind a move.

grade-inaccuracy = inaccuracy
    .sign = ?!
grade-mistake = mistake
    .sign = ?
grade-blunder = blunder
    .sign = ??

## How everybody played

review-players = Players
review-player = player
review-accuracy = accuracy
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-balance = Luck and skill
review-balance-about = In points of win chance, with open cards: start + luck + own decisions + decisions of others = result, to the last digit. Those who win together share the win.
review-start = start
review-luck = luck
review-own = own decisions
review-others = decisions of others
review-result = result

## The game

review-chances = Win chances, move by move
review-chances-open = with open cards
review-chances-known = as far as they could know (dashed)
review-turns = Turning points
review-turns-none = None: no single move changed anybody’s chances by 10 points.
review-decisions = Decisions
review-decisions-none = Nobody lost 5 points or more by a decision.
review-loss = { $player }, { $grade }: cost { $points } points
review-better = Better: { $action }
review-luckiest = Luckiest moments
review-unluckiest = Unluckiest moments
review-luck-none = None: chance had no say.
review-how = A decision is judged by what its player could know then: what was hidden then is dealt anew, and regulars play on. It is an inaccuracy from 5 points of win chance lost, a mistake from 10, a blunder from 20. Accuracy is 100 % where nothing is lost, and half of that with every 10 points; decisions without a choice do not count.

## While it works

review-compiling = Getting the judge of { $title } ready (once per machine) …
review-working = judging
review-written = Written to { $file }.
review-waiting = The judge of this game is being made ready: { $done } of { $parts } parts are there. On a new or updated server that takes some minutes, once.
review-judged = Judged: { $percent } %
review-chart = Chances of everybody after each move. Press or drag to go there.
review-move = Move { $number }
review-next = The next move
