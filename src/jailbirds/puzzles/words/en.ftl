### What puzzles say, in English.

puzzle-heading = { $title }: puzzle { $id }
puzzle-about = Difficulty { $rating }. It is the turn of { $player }, who is you.

## What is asked

puzzle-ask-win = One action wins by force, whatever the others do. Which one?
puzzle-ask-save = After every action but one, somebody else wins by force. Which one saves you?
puzzle-ask-best = One action is better than all others by far. Which one?

## Answering, in the terminal

puzzle-answer = Your answer: a number or an action as it stands there; Enter shows the solution
puzzle-right = Right!
puzzle-wrong = { $action }? No: something else is much better.
puzzle-try = Try again, or press Enter to see the solution.

## The solution, and why

puzzle-solution = The solution: { $action }
puzzle-proved-win =
    { $count ->
        [one] That wins at once: it is proved.
       *[other] That wins within { $count } actions of all players together, whatever they do: it is proved.
    }
puzzle-proved-save =
    { $count ->
        [one] After anything else somebody else wins at once: it is proved.
       *[other] After anything else somebody else wins within { $count } actions of all players together: it is proved.
    }
puzzle-chances = With it you can expect { $best } % of the win, with anything else { $next } % at most.
