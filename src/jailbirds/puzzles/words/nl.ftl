### Wat puzzels zeggen, in het Nederlands.

puzzle-heading = { $title }: puzzel { $id }
puzzle-about = Moeilijkheid { $rating }. { $player } is aan de beurt, en dat ben jij.

## Wat er gevraagd wordt

puzzle-ask-win = Eén zet wint zeker, wat de anderen ook doen. Welke?
puzzle-ask-save = Na elke zet op één na wint zeker iemand anders. Welke redt jou?
puzzle-ask-best = Eén zet is veel beter dan alle andere. Welke?

## Antwoorden, in de terminal

puzzle-answer = Je antwoord: een nummer of een zet zoals die er staat; Enter toont de oplossing
puzzle-right = Goed zo!
puzzle-wrong = { $action }? Nee: iets anders is veel beter.
puzzle-try = Probeer het nog eens, of druk op Enter om de oplossing te zien.

## De oplossing, en waarom

puzzle-solution = De oplossing: { $action }
puzzle-proved-win =
    { $count ->
        [one] Dat wint meteen: het is bewezen.
       *[other] Dat wint binnen { $count } zetten van iedereen samen, wat ze ook doen: het is bewezen.
    }
puzzle-proved-save =
    { $count ->
        [one] Na al het andere wint iemand anders meteen: het is bewezen.
       *[other] Na al het andere wint iemand anders binnen { $count } zetten van iedereen samen: het is bewezen.
    }
puzzle-chances = Daarmee kun je { $best } % van de winst verwachten, met al het andere hoogstens { $next } %.
