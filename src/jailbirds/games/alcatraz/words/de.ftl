### Alcatraz, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.

title = Alcatraz
tagline = Schmuggle drei deiner vier Gefangenen an acht Wärtern vorbei ins Boot, bevor es jemand anderem gelingt.
boat = BOOT
cell = ZELLE

## Die Regeln in fünf Zeilen

rules-goal = Bring drei deiner vier Gefangenen ins Boot, bevor es jemand anderem gelingt.
rules-turn = Zieh einen Gefangenen geradeaus, so weit du willst. Neue kommen aus der Zelle, am unteren Ende einer beliebigen Spalte.
rules-twist = Danach geht der Wärter dieser Reihe genauso viele Felder auf deinen Gefangenen zu. Er muss so weit gehen können, und er darf keinen von deinen fassen.
rules-others = Wen er erreicht oder passiert, der wandert zurück in die Zelle. So wirst du die anderen los.
rules-end = Von einem roten Feld aus geht es ins Boot, wenn kein Wärter im Weg steht. Das löst den Alarm aus; mit dem dritten hast du gewonnen.

## Am Ende: die Überschrift

headline-won-boat = Du bist entkommen
headline-lost-boat = Du bleibst zurück
headline-told-boat =
    { $count ->
        [one] { $winners } ist entkommen
       *[other] { $winners } sind entkommen
    }

## Was jetzt ansteht

now-place = Die Wärter beziehen ihre Posten.
now-start = Das Los entscheidet: Wer beginnt?
now-roll = Alarm! Der Würfel bestimmt eine Reihe.
now-run =
    { $you ->
        [yes] Alarm! Schicke den Wärter nach links oder nach rechts.
       *[no] Alarm! { $player } schickt den Wärter nach links oder nach rechts.
    }
now-turn =
    { $you ->
        [yes] Du bist am Zug: Wähle einen Gefangenen und ein Feld.
       *[no] { $player } ist am Zug.
    }
now-over = Das Spiel ist zu Ende.

## Was als Nächstes zu tun ist: zu der Person, die dran ist

ask-turn = Tipp auf einen deiner Gefangenen oder auf die Zelle, dann auf das Feld, wo er stehen bleibt.
ask-enter = Hol jemanden heraus: Aus der Zelle geht es gerade nach oben. Tipp auf das Feld, wo er stehen bleibt.
ask-boat = Der Weg ist frei: Tipp auf deinen Gefangenen auf dem roten Feld, dann auf das Boot. Oder zieh mit einem anderen.
ask-run = { $other_name } hat Alarm ausgelöst, in Reihe { $row }: Schick den Wärter nach links oder rechts. Er fasst alle auf seinem Weg.
pick-enter = Tipp auf das Feld, wo er stehen bleibt. Die Lampen zeigen, wie weit der Wärter der Reihe dann läuft.
pick-move = Tipp auf das Feld, wo er stehen bleibt. Die Lampen zeigen, wie weit der Wärter der Reihe dann läuft.
pick-escape = Jetzt tipp auf das Boot.
pick-escape-move = Tipp auf das Boot, dann ist er frei, oder auf ein anderes Feld, wo er stehen bleibt.

## Das Ziel, für alle, die es sehen wollen

goal-boat = Noch { $count } fürs Boot, und einer kann jetzt gehen.
goal-blocked = Noch { $count } fürs Boot. Ein Wärter versperrt Spalte { $column }: Zieh in seine Reihe und lock ihn weg.
goal-red = Noch { $count } fürs Boot. Dein Vorderster ist in Reihe { $row }: Bring ihn auf ein rotes Feld.
goal-out = Noch { $count } fürs Boot. Hol erst jemanden aus der Zelle.

## Das Ende ist nah

near-limit =
    { $count ->
        [one] Der letzte Zug: Danach gewinnt, wer am weitesten ist.
       *[other] Noch { $count } Züge: Danach gewinnt, wer am weitesten ist.
    }
near-boat =
    { $you ->
        [yes] Zwei von dir sind im Boot: Der nächste gewinnt.
       *[no] { $player } hat zwei im Boot: Noch einer, und das Spiel ist aus.
    }
near-boats = { $count } von euch haben zwei im Boot: Wer den nächsten hineinbringt, gewinnt.

## Was für eine Aktion spricht, in Tipps

why-boat =
    { $count ->
        [0] Er kommt ins Boot, und damit hast du gewonnen.
        [one] Er kommt ins Boot: Dann fehlt dir nur noch einer.
       *[other] Er kommt ins Boot: Dann fehlen dir nur noch { $count }.
    }
why-catches = Der Wärter fasst auf seinem Weg { $count } Gefangene der anderen.
why-catch-ready = Der Wärter fasst den Gefangenen von { $other_name } in Reihe { $row }, der gerade ins Boot wollte.
why-catch = Der Wärter fasst den Gefangenen von { $other_name } in Reihe { $row }: zurück in die Zelle mit ihm.
why-bars-last = So steht { $other_name } ein Wärter im Weg. Sonst wäre das Spiel beim nächsten Zug verloren.
why-bars = So steht { $other_name } ein Wärter im Weg, der Weg ins Boot war frei.
why-clears = Das lockt den Wärter weg: Dein Gefangener in Reihe { $row }, Spalte { $column } hat dann freie Bahn ins Boot.
why-red = Dort steht er auf einem roten Feld und hat freie Bahn: Beim nächsten Mal kann er ins Boot.
why-waits = Auf dem roten Feld ist er bereit fürs Boot, sobald der Wärter in Spalte { $column } weggelockt ist.
why-spares = In der anderen Richtung würde der Wärter einen von deinen in Reihe { $row } fassen.
why-harmless = In dieser Richtung tut der Wärter keinem von deinen etwas.
why-out = Mit einem mehr im Hof hast du mehr Auswahl, und Reihe { $row } ist ein guter Anfang.
why-closer =
    { $count ->
        [one] Eine Reihe näher am Boot, und der Wärter kann dir dabei nichts anhaben.
       *[other] { $count } Reihen näher am Boot, und der Wärter kann dir dabei nichts anhaben.
    }
why-quiet = Das bringt dich nicht voran, aber der Wärter steht danach besser für dich.

## Aktionen

action-place = Reihe { $row }: Wärter in Spalte { $column }
action-start = { $player } beginnt
action-alarm = Alarm in Reihe { $row }
action-send =
    { $way ->
        [left] Wärter nach links schicken
       *[right] Wärter nach rechts schicken
    }
action-enter = Aus der Zelle nach Reihe { $row }, Spalte { $column }
action-move = Von Reihe { $row }, Spalte { $column } nach Reihe { $to_row }, Spalte { $to_column }
action-escape = Von Reihe { $row }, Spalte { $column } ins Boot
action-return = Von Reihe { $row }, Spalte { $column } zurück in die Zelle
action-pass = Passen

## Ereignisse

event-placed = Der Wärter für Reihe { $row } bezieht seinen Posten in Spalte { $column }.
event-started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
event-entered =
    { $you ->
        [yes] Du verlässt die Zelle und ziehst nach Reihe { $row }, Spalte { $column }.
       *[no] { $player } verlässt die Zelle und zieht nach Reihe { $row }, Spalte { $column }.
    }
event-moved =
    { $you ->
        [yes] Du ziehst von Reihe { $row }, Spalte { $column } nach Reihe { $to_row }, Spalte { $to_column }.
       *[no] { $player } zieht von Reihe { $row }, Spalte { $column } nach Reihe { $to_row }, Spalte { $to_column }.
    }
event-walked =
    { $steps ->
        [one] Der Wärter in Reihe { $row } geht einen Schritt und steht nun in Spalte { $to_column }.
       *[other] Der Wärter in Reihe { $row } geht { $steps } Felder weit und steht nun in Spalte { $to_column }.
    }
event-caught =
    { $you ->
        [yes] Gefasst! Dein Gefangener in Reihe { $row }, Spalte { $column } wandert zurück in die Zelle.
       *[no] Gefasst! Der Gefangene von { $player } in Reihe { $row }, Spalte { $column } wandert zurück in die Zelle.
    }
event-escaped =
    { $you ->
        [yes] Einer deiner Gefangenen erreicht das Boot: Das ist Nummer { $count }.
       *[no] Ein Gefangener von { $player } erreicht das Boot: Das ist Nummer { $count }.
    }
event-alarmed =
    { $you ->
        [yes] { $other_name } hat Alarm ausgelöst, in Reihe { $row }: Du entscheidest, wohin der Wärter rennt.
       *[no] { $other_you ->
            [yes] Du hast Alarm ausgelöst, in Reihe { $row }: { $player } entscheidet, wohin der Wärter rennt.
           *[no] { $other_name } hat Alarm ausgelöst, in Reihe { $row }: { $player } entscheidet, wohin der Wärter rennt.
        }
    }
event-ran =
    { $you ->
        [yes] Du schickst den Wärter von Reihe { $row } bis Spalte { $to_column }.
       *[no] { $player } schickt den Wärter von Reihe { $row } bis Spalte { $to_column }.
    }
event-passed =
    { $you ->
        [yes] Du kannst nicht ziehen und musst passen.
       *[no] { $player } kann nicht ziehen und muss passen.
    }
event-won =
    { $you ->
        [yes] Drei deiner Gefangenen sind frei: Du gewinnst!
       *[no] Drei Gefangene von { $player } sind frei: { $player } gewinnt!
    }
event-timed_out =
    { $turns ->
        [one] Nach { $turns } Zug ist das Zuglimit erreicht.
       *[other] Nach { $turns } Zügen ist das Zuglimit erreicht.
    }

## Wie es ausging. $winners ist eine Liste von Namen, $count ihre Anzahl.

ending-boat =
    { $count ->
        [one] { $winners } hat zuerst drei Gefangene ins Boot gebracht.
       *[other] { $winners } haben zuerst drei Gefangene ins Boot gebracht.
    }
ending-limit =
    { $count ->
        [one] Die Zeit ist um, und { $winners } ist am weitesten gekommen.
       *[other] Die Zeit ist um, und niemand liegt allein vorn: { $winners } teilen sich den Sieg.
    }

## Optionen

option-alarm = Alarm
    .help = Jede Flucht ins Boot scheucht einen Wärter auf. Ohne Alarm ist das Spiel reine Taktik.
option-wardens = Wärter
    .help = Wo die Wärter zu Beginn stehen: wie aufgedruckt, zufällig oder dort, wo du willst.
option-wardens-standard = wie aufgedruckt
option-wardens-random = zufällig
option-wardens-custom = nach eigener Wahl
option-warden_columns = Spalten der Wärter
    .help = Sieben Spaltennummern von 1 bis 9 für die Wärter der Reihen 2 bis 8. Nur bei Wärtern „nach eigener Wahl“.
option-turn_limit = Zuglimit
    .help = Nach so vielen Zügen ist das Spiel zu Ende, und wer am weitesten gekommen ist, gewinnt. 0 bedeutet: kein Limit.

## Regeln. Der Text, und unter .no das, was zu hören bekommt, wen die Regel aufhält.

chapter-board = Spielplan und Figuren
chapter-turn = Ein Zug: erst ein Gefangener, dann der Wärter seiner Reihe
chapter-boat = Boot und Alarm
chapter-options = Spieloptionen

ALC-01 = Der Hof hat neun Spalten und neun Reihen. Reihe 1 liegt oben vor dem Boot, Reihe 9 unten vor der Zelle. Die Spalten werden von links gezählt.
ALC-02 = In jeder der Reihen 1 bis 8 patrouilliert ein Wärter, in Reihe 9 keiner. Von Reihe 1 bis hinunter zu Reihe 8 starten die Wärter in den Spalten 5, 4, 7, 3, 8, 2, 9 und 1.
ALC-03 = Neun Felder vor dem Boot sind rot: in Reihe 1 die Spalten 3 bis 7, in Reihe 2 die Spalten 4 bis 6 und in Reihe 3 die Spalte 5.
ALC-04 = Jeder Spieler hat vier Gefangene. Sie sitzen zu Beginn alle in der Zelle. Das Los entscheidet, wer anfängt; danach geht es im Uhrzeigersinn reihum.
    .no = Jemand anderes ist am Zug.
ALC-05 = Wenn du am Zug bist, ziehst du genau einen deiner eigenen Gefangenen: einen, der schon draußen im Hof ist, oder einen neuen aus der Zelle. Gefangene im Boot bleiben dort.
    .no = Du musst einen eigenen Gefangenen ziehen, und von deinen kann keiner diesen Zug machen.
ALC-06 = Ein Gefangener zieht geradeaus, entlang seiner Spalte oder entlang seiner Reihe, und zwar so viele Felder, wie du willst. Er biegt nie ab.
    .no = Gefangene ziehen nur geradeaus, entlang einer Reihe oder einer Spalte.
ALC-07 = Ein Gefangener verlässt die Zelle am unteren Ende einer beliebigen Spalte und zieht in ihr nach oben. Bis Reihe 9 ist es ein Feld, bis Reihe 1 sind es neun.
ALC-08 = Das Feld, auf dem der Gefangene stehen bleibt, muss frei sein: Weder ein anderer Gefangener noch ein Wärter darf dort stehen.
    .no = Dieses Feld ist besetzt.
ALC-09 = An Gefangenen darfst du vorbeiziehen, und die Felder, auf denen sie stehen, zählen mit. An Wärtern darfst du nicht vorbei.
    .no = Ein Wärter steht im Weg.
ALC-10 = Endet der Zug in einer Reihe mit Wärter, dann geht dieser Wärter in der Reihe genau so viele Felder weit wie der Gefangene, und zwar auf das Feld zu, auf dem der Gefangene stehen geblieben ist. Das gilt auch für einen Zug entlang der Reihe.
ALC-11 = Ist der Spielplan zu Ende, bevor der Wärter so weit gegangen ist, dann ist der Zug nicht erlaubt. Das wird vor ALC-13 geprüft.
    .no = Der Wärter dieser Reihe kann nicht so weit gehen, wie du gezogen bist.
ALC-12 = Der Wärter fasst jeden Gefangenen, auf dessen Feld er stehen bleibt oder an dem er vorbeikommt. Wer gefasst wird, wandert zurück in die Zelle.
ALC-13 = Durch deinen Zug darf keiner deiner eigenen Gefangenen gefasst werden, auch dann nicht, wenn es zugleich fremde erwischen würde: weder der gezogene noch ein anderer auf dem Weg des Wärters. Das Feld, das dein Gefangener verlassen hat, zählt nicht mehr.
    .no = So würde einer deiner eigenen Gefangenen gefasst.
ALC-14 = In Reihe 9 gibt es keinen Wärter; ein Zug, der dort endet, setzt also niemanden sonst in Bewegung.
ALC-15 = Ein Gefangener im Hof kann nicht von sich aus in die Zelle zurück.
    .no = Freiwillig geht niemand in die Zelle zurück.
ALC-16 = Kannst du mit keinem Gefangenen ziehen, dann passt du, und das zählt als dein Zug. Solange du ziehen kannst, darfst du nicht passen. Steht bei dir noch ein Alarm aus, kommt er zuerst.
    .no = Du kannst noch ziehen, also darfst du nicht passen.
ALC-17 = Ein Gefangener, der zu Beginn deines Zuges auf einem roten Feld steht, darf ins Boot, wenn in seiner Spalte kein Wärter zwischen ihm und dem Boot steht. Er muss es aber nie. Andere Gefangene sind nicht im Weg, und kein Wärter bewegt sich.
    .no = Ins Boot geht es nur von einem roten Feld aus und nur, wenn kein Wärter dazwischensteht.
ALC-18 = Jede Flucht ins Boot, die nicht den Sieg bringt, löst den Alarm aus: Der Spieler zur Linken wirft den achtseitigen Würfel, und der bestimmt eine Reihe.
    .no = Zuerst kommt der Alarm: Es muss gewürfelt werden.
ALC-19 = Dieser Spieler schickt den Wärter der Reihe an ihr linkes oder an ihr rechtes Ende. Steht der Wärter dort schon, dann bleibt er stehen, aber gewählt wird trotzdem.
    .no = Zuerst entscheidet jemand anderes, wohin der Wärter rennt.
ALC-20 = Der Wärter fasst dabei alle auf seinem Weg, auch auf dem letzten Feld, selbst Gefangene des Spielers, der ihn geschickt hat. Zelle und Boot sind sicher.
ALC-21 = Danach macht dieser Spieler einen gewöhnlichen Zug.
    .no = Schicke zuerst den Wärter, dann mache deinen Zug.
ALC-22 = Wer drei Gefangene im Boot hat, gewinnt sofort, und es folgt kein Alarm.
    .no = Das Spiel ist zu Ende: Drei Gefangene sind entkommen.
ALC-23 = Alarm: Er lässt sich abschalten. Dann scheucht eine Flucht niemanden auf.
ALC-24 = Wärter: Sie starten wie aufgedruckt, zufällig oder in Spalten deiner Wahl. In Reihe 1 steht der Wärter immer in der Mitte, in Reihe 9 steht nie einer. Bei zufälliger Aufstellung wird für jede der Reihen 2 bis 8 eine der neun Spalten ausgelost.
    .no = Zuerst beziehen die Wärter ihre Posten, Reihe für Reihe.
ALC-25 = Zuglimit: Nach 400 Zügen ist das Spiel zu Ende. Es gewinnt, wer die meisten Gefangenen im Boot hat; bei Gleichstand entscheidet die kleinste Summe der Entfernungen aller vier Gefangenen, wobei als Entfernung die Nummer der Reihe zählt, in der Zelle 10 und im Boot 0; wer dann noch gleichauf liegt, teilt sich den Sieg. Das Limit lässt sich ändern, und 0 schaltet es ab. Geprüft wird es am Ende eines Zuges, noch vor einem Alarm.
    .no = Das Spiel ist zu Ende: Das Zuglimit ist erreicht.

## Die erste Lektion, Schritt für Schritt

lesson-goal = Sind drei deiner vier Gefangenen im Boot, hast du gewonnen. Einer ist schon auf dem Hof, drei sitzen noch in der Zelle.
lesson-cell = Hol noch einen aus der Zelle: eine Spalte hinauf, so weit du willst. In Reihe 9 gibt es keinen Wärter, da kann nichts passieren.
lesson-straight = Jetzt zieh jemanden auf dem Hof. Es geht geradeaus, in der Reihe oder in der Spalte, so weit du willst, aber nie um die Ecke.
lesson-rows = In den Reihen 1 bis 8 geht je ein Wärter Streife. Zeig dort auf ein Feld: Du siehst, wohin er gehen würde. Dann zieh.
lesson-warden = Das war ein Wärter: In der Reihe, in der jemand stehen bleibt, geht er genauso weit, auf ihn zu. Wen er erreicht oder überläuft, der ist gefasst.
lesson-own = Deine eigenen Leute darfst du nicht fassen lassen: Solche Felder leuchten nicht. Zeig auf ein dunkles, und du liest, welche Regel es verbietet.
lesson-room = Der Wärter braucht Platz: Ist der Hof zu Ende, bevor er so weit gegangen ist wie du, dann geht der Zug nicht. Achte bei weiten Zügen darauf.
lesson-catch = Die anderen sind Freiwild. Such einen Zug, bei dem ein Wärter über einen fremden Gefangenen läuft: Du siehst es vorher.
lesson-caught = Das war einer von dir: zurück in die Zelle. Jeder Zug kann einen Wärter in Gang setzen, bleib also nicht in seiner Reichweite.
lesson-block = Wärter versperren den Weg, Gefangene nicht: An denen darfst du vorbei. Nur das Feld, auf dem du stehen bleibst, muss frei sein.
lesson-red = Die roten Felder sind die letzte Station vor dem Boot. Bring jemanden auf eins davon.
lesson-red-wait = Arbeite dich an die roten Felder heran: Sie sind die letzte Station vor dem Boot.
lesson-boat = Von einem roten Feld ist es ein Schritt ins Boot, wenn in der Spalte davor kein Wärter steht. Los!
lesson-boat-wait = Bring jemanden auf ein rotes Feld, vor dem in der Spalte kein Wärter steht.
lesson-alarm = Jede Flucht löst Alarm aus: Wer als Nächstes dran ist, würfelt eine Reihe und schickt ihren Wärter ans Ende. Unterwegs fasst er alle.
lesson-end = Das ist alles. Wer drei im Boot hat, gewinnt sofort. Zähl deine Schritte, denn die Wärter zählen mit. Die Partie geht weiter: Sie gehört dir!

## Das Brett im Browser: was nur dort steht oder vorgelesen wird

alcatraz-board = Der Hof, neun Reihen mal neun Spalten; oben das Boot, unten die Zelle
alcatraz-square = Reihe { $row }, Spalte { $column }
alcatraz-empty = frei
alcatraz-warden = ein Wärter
alcatraz-red = rotes Feld
alcatraz-prisoner =
    { $you ->
        [yes] dein Gefangener
       *[no] Gefangener von { $player }
    }
alcatraz-boat = Das Boot. { $who }
alcatraz-cell = Die Zelle. { $who }
alcatraz-aboard = { $count } im Boot
alcatraz-from-cell = Aus der Zelle
alcatraz-from = Gefangener in Reihe { $row }, Spalte { $column }
alcatraz-race = Reihen, die alle vier Gefangenen zusammen geschafft haben
short-move = nach Reihe { $to_row }, Spalte { $to_column }
short-enter = Reihe { $row }, Spalte { $column }
short-escape = ins Boot
