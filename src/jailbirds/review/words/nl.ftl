### Wat een analyse zegt, in het Nederlands.

review-heading = Partijanalyse
review-ended = Zo liep het af
review-number = { $number }
review-percent = { $number }%
review-change = { $player }: { $before } → { $after }
review-by = { $player } { $change }

## Oordelen. Het teken zetten schakers achter een zet.

grade-inaccuracy = onnauwkeurig
    .sign = ?!
grade-mistake = fout
    .sign = ?
grade-blunder = blunder
    .sign = ??

## Hoe iedereen heeft gespeeld

review-players = Aan tafel
review-player = wie
review-accuracy = nauwkeurigheid
review-inaccuracies = onnauwkeurig
review-mistakes = fouten
review-blunders = blunders
review-balance = Geluk en kunnen
review-balance-about = In punten winstkans, met open kaarten: begin + geluk + eigen keuzes + keuzes van anderen = uitslag, tot op het laatste cijfer. Wie samen wint, deelt de winst.
review-start = begin
review-luck = geluk
review-own = eigen keuzes
review-others = keuzes van anderen
review-result = uitslag

## De partij

review-chances = Winstkansen, zet voor zet
review-chances-open = met open kaarten
review-chances-known = voor zover je het kon weten (gestippeld)
review-turns = Keerpunten
review-turns-none = Geen: geen enkele zet veranderde iemands kansen met 10 punten.
review-decisions = Keuzes
review-decisions-none = Niemand heeft met een keuze 5 punten of meer verloren.
review-loss = { $player }, { $grade }: kostte { $points } punten
review-better = Beter: { $action }
review-luckiest = Het meeste geluk
review-unluckiest = De meeste pech
review-luck-none = Geen: het toeval had niets te zeggen.
review-how = Een keuze wordt beoordeeld naar wat je op dat moment kon weten: wat verborgen was, wordt opnieuw verdeeld, en vaste klanten spelen verder. Vanaf 5 verloren punten winstkans is ze onnauwkeurig, vanaf 10 een fout, vanaf 20 een blunder. De nauwkeurigheid is 100% als er niets verloren gaat en halveert met elke 10 punten; waar niets te kiezen viel, telt niets.

## Tijdens het werk

review-compiling = De analyse van { $title } wordt klaargezet (één keer per apparaat) …
review-working = analyse
review-written = Bewaard in { $file }.
review-waiting = De analyse van dit spel wordt klaargezet: { $done } van { $parts } onderdelen zijn klaar. Op een nieuwe of bijgewerkte server duurt dat een paar minuten, alleen deze ene keer.
review-judged = Beoordeeld: { $percent }%
review-chart = De kansen van iedereen na elke zet. Druk of sleep om daarheen te gaan.
review-move = Zet { $number }
review-next = De volgende zet
