### Was Rätsel sagen, auf Deutsch.

puzzle-heading = { $title }: Rätsel { $id }
puzzle-about = Schwierigkeit { $rating }. Am Zug ist { $player }, und das bist du.

## Was gefragt ist

puzzle-ask-win = Genau ein Zug gewinnt sicher, was die anderen auch tun. Welcher?
puzzle-ask-save = Nach jedem Zug außer einem gewinnt sicher jemand anders. Welcher rettet dich?
puzzle-ask-best = Ein Zug ist viel besser als alle anderen. Welcher?

## Antworten, im Terminal

puzzle-answer = Deine Antwort: eine Nummer oder ein Zug, wie er dort steht; Enter zeigt die Lösung
puzzle-right = Richtig!
puzzle-wrong = { $action }? Nein: Etwas anderes ist viel besser.
puzzle-try = Versuch es noch einmal, oder sieh dir mit Enter die Lösung an.

## Die Lösung, und warum

puzzle-solution = Die Lösung: { $action }
puzzle-proved-win =
    { $count ->
        [one] Das gewinnt sofort: Es ist bewiesen.
       *[other] Das gewinnt nach höchstens { $count } Zügen aller zusammen, was sie auch tun: Es ist bewiesen.
    }
puzzle-proved-save =
    { $count ->
        [one] Nach allem anderen gewinnt sofort jemand anders: Es ist bewiesen.
       *[other] Nach allem anderen gewinnt jemand anders nach höchstens { $count } Zügen aller zusammen: Es ist bewiesen.
    }
puzzle-chances = Damit kannst du { $best } % des Sieges erwarten, mit allem anderen höchstens { $next } %.
