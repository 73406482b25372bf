### Co mówią zagadki, po polsku.

puzzle-heading = { $title }: zagadka { $id }
puzzle-about = Trudność { $rating }. Teraz kolej na: { $player }. To ty.

## O co chodzi

puzzle-ask-win = Jeden ruch wygrywa na pewno, cokolwiek zrobią inni. Który?
puzzle-ask-save = Po każdym ruchu oprócz jednego na pewno wygra ktoś inny. Który cię ratuje?
puzzle-ask-best = Jeden ruch jest dużo lepszy od wszystkich innych. Który?

## Odpowiedzi, w terminalu

puzzle-answer = Twoja odpowiedź: numer albo ruch, tak jak tu stoi; Enter pokaże rozwiązanie
puzzle-right = Dobrze!
puzzle-wrong = { $action }? Nie: coś innego jest dużo lepsze.
puzzle-try = Spróbuj jeszcze raz albo naciśnij Enter, żeby zobaczyć rozwiązanie.

## Rozwiązanie i jego powód

puzzle-solution = Rozwiązanie: { $action }
puzzle-proved-win =
    { $count ->
        [one] To wygrywa od razu: jest na to dowód.
        [few] To wygrywa w ciągu { $count } ruchów wszystkich razem, cokolwiek zrobią: jest na to dowód.
       *[many] To wygrywa w ciągu { $count } ruchów wszystkich razem, cokolwiek zrobią: jest na to dowód.
    }
puzzle-proved-save =
    { $count ->
        [one] Po wszystkim innym ktoś inny wygrywa od razu: jest na to dowód.
        [few] Po wszystkim innym ktoś inny wygrywa w ciągu { $count } ruchów wszystkich razem: jest na to dowód.
       *[many] Po wszystkim innym ktoś inny wygrywa w ciągu { $count } ruchów wszystkich razem: jest na to dowód.
    }
puzzle-chances = Dzięki temu możesz oczekiwać { $best } % wygranej, a w każdym innym razie najwyżej { $next } %.
