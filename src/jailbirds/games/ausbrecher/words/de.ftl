### Ausbrecher AG, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.
### $stone_name, $by_name, $die_name und $dice_name sind die Namen von unten.

title = Ausbrecher AG
tagline = Wette heimlich darauf, wer in welchem Boot landet, und schiebe dann dieselben sieben Ausbrecher voran wie alle anderen.

## Die Regeln in fünf Zeilen

rules-goal = Tippe heimlich, welcher der sieben Ausbrecher in welchem Boot landet, und sorg dann dafür, dass es stimmt.
rules-turn = Wähl drei Farbwürfel und wirf sie. Jeder dieser Steine zieht um seinen eigenen Würfel, in der Reihenfolge deiner Wahl.
rules-twist = Wer auf einem anderen Stein landet, mauert ihn ein: Nur der oberste eines Stapels zieht. Mauere einen mit Absicht ein, und sein Wurf verfällt.
rules-others = Die Steine gehören niemandem: Alle schieben dieselben sieben. Ab der zweiten Runde schickt der Sonderwürfel einen zurück.
rules-end = Sitzen alle in den Booten, bringt jeder Stein im richtig getippten Boot so viele Punkte wie dessen Nummer. Die meisten Punkte gewinnen.

## Namen

name-red = Rot
name-blue = Blau
name-lightgreen = Hellgrün
name-brown = Braun
name-yellow = Gelb
name-orange = Orange
name-darkgreen = Dunkelgrün
name-white = Weiß


windows = FENSTER
boat = BOOT
dice = WÜRFEL
throw = WÜRFELN
bets = TIPPZETTEL
your-bet = DEIN TIPP

## Am Ende: was darüber steht

headline-won =
    { $count ->
        [one] Dein Tipp war der beste
       *[other] Dein Tipp war einer der besten
    }
headline-lost = Andere haben besser getippt

## Die Farben als Beiwort: „der rote Stein“ und, mit -n, „den, dem, des roten Steins“.

x-stone =
    { $stone ->
        [red] rote
        [blue] blaue
        [lightgreen] hellgrüne
        [brown] braune
        [yellow] gelbe
        [orange] orangefarbene
       *[darkgreen] dunkelgrüne
    }
x-by =
    { $by ->
        [red] rote
        [blue] blaue
        [lightgreen] hellgrüne
        [brown] braune
        [yellow] gelbe
        [orange] orangefarbene
       *[darkgreen] dunkelgrüne
    }
x-die =
    { $die ->
        [red] rote
        [blue] blaue
        [lightgreen] hellgrüne
        [brown] braune
        [yellow] gelbe
        [orange] orangefarbene
        [darkgreen] dunkelgrüne
       *[white] weiße
    }

## Was jetzt ansteht

now-bet =
    { $you ->
        [yes] Fülle deinen Tippzettel aus: Welcher Stein kommt zuerst an, welcher danach …? Dann versiegle den Zettel.
       *[no] { $player } füllt noch den Tippzettel aus.
    }
now-start = Das Los entscheidet: Wer beginnt?
now-pick =
    { $you ->
        [yes] Du bist am Zug: Wähle deine Würfel.
       *[no] { $player } wählt Würfel aus.
    }
now-roll = Die Würfel rollen.
now-move =
    { $you ->
        [yes] Mit welchem Stein ziehst du als Nächstes?
       *[no] { $player } zieht die Steine.
    }
now-over = Das Rennen ist vorbei.

## Was als Nächstes zu tun ist: zu der Person, die dran ist

ask-bet =
    { $place ->
        [1] Wer kommt zuerst an? Tipp auf einen Stein, um ihn einzutragen.
       *[other] Platz { $place } ist Boot { $boat }: Tipp auf den Stein, der dort landen soll.
    }
ask-seal = Alle sieben sind eingetragen. Versiegle deinen Tipp, oder ändere ihn noch.
ask-pick =
    { $white ->
        [yes] Tipp auf { $count ->
            [3] drei
           *[other] zwei
        } Würfel, wenn du magst auch auf den weißen. Dann WÜRFELN.
        [instead] Tipp auf zwei Würfel, einer davon darf der weiße sein. Dann WÜRFELN.
       *[no] Tipp auf { $count ->
            [3] drei
           *[other] zwei
        } Würfel, dann WÜRFELN.
    }
ask-move = Welcher Stein zieht? Tipp ihn an, oder zieh seinen Würfel auf ihn.
ask-either = Zieh einen Stein vor, oder tipp auf den weißen Würfel, um einen zurückzuschicken.
ask-back = Der weiße Würfel: Welcher Stein muss { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } zurück?
pick-pick = Tipp die übrigen Würfel an, dann WÜRFELN.
pick-back = Weißer Würfel: Tipp auf den Stein, der zurückmuss.

## Das Ziel, für alle, die es sehen wollen

goal-push = Jetzt füllt sich Boot { $boat }. Du hast auf { $stones_name } getippt: Schieb sie voran und mauere die anderen ein.
goal-hold = In Boot { $boat } ist für dich nichts mehr zu holen. Halte { $stones_name } zurück und lass andere einsteigen.
goal-spoil = Dein Tipp ist entschieden. Jetzt kannst du nur noch den anderen den Tipp verderben.

## Das Ende ist nah

near-race = Noch zwei Steine: Kommt einer ins Boot oder zurück hinter sein Fenster, ist das Rennen vorbei.
near-limit =
    { $count ->
        [one] Der letzte Zug: Danach steigen die Steine ein, wie sie stehen.
       *[other] Noch { $count } Züge: Danach steigen die Steine ein, wie sie stehen.
    }

## Was für eine Aktion spricht, in Tipps

why-write = Alle sieben starten gleichauf. Es kommt darauf an, dass die anderen nicht erraten, wen du gewählt hast.
why-seal = Alle sieben sind eingetragen, und noch hat sich kein Stein bewegt: Es gibt nichts, worauf du warten müsstest.
why-pick-push = Jetzt füllt sich Boot { $boat }, und du hast auf { $stones_name } getippt: Diese Würfel bringen sie voran.
why-pick-fill = In Boot { $boat } ist für dich nichts mehr zu holen: Lass andere Steine einsteigen, damit deine später dran sind.
why-pick-white = Der weiße Würfel kann einen Stein zurückschicken, der für dich zu früh in Boot { $boat } käme.
why-pick-spoil = Dein Tipp ist entschieden: Mit diesen Würfeln kannst du den anderen am meisten verderben.
why-board = So kommt { $stone_name } in Boot { $boat }, genau wie du getippt hast.
why-fill = Mit { $stone_name } ist ein Platz in Boot { $boat } besetzt, und deine kommen in die späteren.
why-cover-hold = Er landet auf { $below_name } und hält ihn zurück: Den willst du in Boot { $boat }.
why-cover = So ist { $below_name } eingemauert. Der nützt dir ohnehin nichts mehr.
why-push = Auf { $stone_name } hast du für Boot { $boat } getippt, und das füllt sich jetzt: Jeder Schritt zählt.
why-least = Irgendein Stein muss ziehen: So leidet dein Tipp am wenigsten.
why-back-hold = Du willst { $stone_name } in Boot { $boat }, und dafür ist der Stein zu schnell.
why-back-rival = In Boot { $boat } würde { $stone_name } einem Stein den Platz wegnehmen, auf den du getippt hast.

## Aktionen

action-start = { $player } beginnt
action-roll = Der { x-die } Würfel zeigt eine { $face }
action-write = { $stone_name } eintragen
action-erase = Letzten Stein wieder streichen
action-seal = Tippzettel versiegeln
grave-seal = Ein versiegelter Tipp gilt bis zum Ende des Rennens.
action-pick = Mit { $dice_name } würfeln
action-advance = { $stone_name } vorwärtsziehen
action-back = { $stone_name } mit dem weißen Sonderwürfel zurückziehen

## Ereignisse

event-wrote =
    { $you ->
        [yes] Du tippst { $stone_name } auf Platz { $place }.
       *[no] { $player } tippt { $stone_name } auf Platz { $place }.
    }
event-erased =
    { $you ->
        [yes] Du streichst deinen Tipp für Platz { $place }.
       *[no] { $player } streicht den eigenen Tipp für Platz { $place }.
    }
event-sealed =
    { $you ->
        [yes] Du versiegelst deinen Tippzettel.
       *[no] { $player } versiegelt den eigenen Tippzettel.
    }
event-started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
event-picked =
    { $you ->
        [yes] Du würfelst mit { $dice_name }.
       *[no] { $player } würfelt mit { $dice_name }.
    }
event-rolled = Der { x-die } Würfel zeigt eine { $face }.
event-advanced =
    { $steps ->
        [one] Der { x-stone } Stein rückt einen Schritt vor, auf Feld { $square }.
       *[other] Der { x-stone } Stein rückt { $steps } Schritte vor, auf Feld { $square }.
    }
event-covered = Eingemauert: Auf dem { x-stone }n Stein liegt jetzt der { x-by }.
event-went_back =
    { $square ->
        [0] Der { x-stone } Stein muss zurück hinter sein Fenster.
       *[other] Der { x-stone } Stein muss zurück auf Feld { $square }.
    }
event-boarded = Der { x-stone } Stein steigt in Boot { $boat }.
event-lost =
    { $reason ->
        [covered] Der Wurf mit dem { x-die }n Würfel verfällt: Der { x-die } Stein ist eingemauert.
        [moved_back] Der Wurf mit dem { x-die }n Würfel verfällt: Der { x-die } Stein wurde stattdessen zurückgezogen.
        [nothing_to_move_back] Der Wurf mit dem weißen Würfel verfällt: Kein Stein lässt sich zurückziehen.
       *[race_over] Der Wurf mit dem { x-die }n Würfel zählt nicht mehr: Das Rennen ist vorbei.
    }
event-timed_out =
    { $turns ->
        [one] Nach { $turns } Zug ist das Zuglimit erreicht.
       *[other] Nach { $turns } Zügen ist das Zuglimit erreicht.
    }
event-scored =
    { $points ->
        [one] { $you ->
            [yes] Dein Tipp bringt einen Punkt.
           *[no] Der Tipp von { $player } bringt einen Punkt.
        }
       *[other] { $you ->
            [yes] Dein Tipp bringt { $points } Punkte.
           *[no] Der Tipp von { $player } bringt { $points } Punkte.
        }
    }

## Wie es ausging. $winners ist eine Liste von Namen, $count ihre Anzahl, $points haben alle von ihnen.

ending-home = Alle Steine sitzen in den Booten. { $count ->
        [one] { $winners } gewinnt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
    }
ending-behind = Einer der letzten beiden Steine musste zurück hinter sein Fenster und ist damit Letzter. { $count ->
        [one] { $winners } gewinnt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
    }
ending-limit = Die Zeit ist um: Die Steine sind eingestiegen, wie sie standen. { $count ->
        [one] { $winners } gewinnt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
    }

## Optionen

option-jump = Besetzte Felder
    .help = Zählen sie mit wie alle anderen, oder überspringt ein Stein sie mit allen Augen bis auf das letzte?
option-jump-count = zählen mit
option-jump-skip = werden übersprungen
option-start = Start
    .help = Das Loch in der Mauer oder das Bettlaken, das bis auf den Weg hinunterhängt: Damit wird das Rennen kürzer.
option-start-hole = Loch in der Mauer
option-start-bedsheet = Bettlaken
option-path_length = Länge des Weges
    .help = Felder von der Mauer bis zum Steg, 20 bis 48.
option-special_from_round = Sonderwürfel ab Runde
    .help = Ab welcher Runde der weiße Sonderwürfel mitgewürfelt werden darf, 1 bis 4.
option-turn_limit = Zuglimit
    .help = Nach so vielen Zügen steigen die Steine ein, wie sie gerade liegen.

## Regeln. Der Text, und unter .no das, was zu hören bekommt, wen die Regel aufhält.

chapter-material = Spielmaterial
chapter-bet = Die Wette
chapter-turn = Ein Zug
chapter-arriving = Ankunft
chapter-options = Spieloptionen

AUS-01 = Es gibt sieben Steine: Rot, Blau, Hellgrün, Braun, Gelb, Orange und Dunkelgrün. Jeder hat einen Farbwürfel in seiner Farbe. Dazu kommt der weiße Sonderwürfel. Alle Würfel zeigen 1 bis 6. Niemand am Tisch besitzt eigene Steine oder Würfel.
AUS-02 = Ein einziger Weg führt vom Loch in der Mauer zum Steg. Er hat 32 Felder; Feld 1 liegt gleich vor dem Loch.
AUS-03 = Am Steg warten vier Boote. Die Boote 1, 2 und 3 nehmen je zwei Steine auf, Boot 4 nur einen.
AUS-04 = Vor dem Rennen trägt jeder heimlich auf seinem Tippzettel ein, in welcher Reihenfolge die sieben Steine ankommen werden, und darf das ändern, bis der Zettel versiegelt ist. Erst wenn alle Tippzettel versiegelt sind, werden Würfel gewählt. Fremde Tippzettel bekommt vor dem Ende niemand zu sehen; in den eigenen kannst du jederzeit schauen.
    .no = Auf einem Tippzettel steht jeder der sieben Steine einmal; alle Zettel werden vor dem Rennen versiegelt und bleiben dann, wie sie sind.
AUS-05 = Nur das Boot zählt: Die Plätze 1 und 2 bedeuten Boot 1, die Plätze 3 und 4 Boot 2, die Plätze 5 und 6 Boot 3, und Platz 7 bedeutet Boot 4.
AUS-06 = Das Los entscheidet, wer beginnt; danach geht es im Uhrzeigersinn reihum. Alle Steine starten hinter den sieben Fenstern.
    .no = Jemand anderes ist am Zug.
AUS-07 = Zuerst wählst du genau drei Farbwürfel von Steinen, die noch in keinem Boot sitzen; später sind es weniger, siehe AUS-15 und AUS-16. Du wählst in jedem Zug neu, und auch der Würfel eines eingemauerten Steins ist erlaubt. Deine Wahl ist endgültig.
    .no = Wähle zuerst deine Würfel: genau drei Farbwürfel (später weniger) von Steinen, die noch in keinem Boot sitzen. Die Wahl ist endgültig.
AUS-08 = Du darfst den Sonderwürfel dazunehmen, aber nicht in der ersten Runde: erst, wenn alle einen Zug gemacht haben.
    .no = Der Sonderwürfel ist noch nicht im Spiel.
AUS-09 = Alle gewählten Würfel werden auf einmal geworfen.
    .no = Die Würfel entscheiden, und erst wenn alle gefallen sind, zieht ein Stein.
AUS-10 = Jeder Stein, für den gewürfelt wurde, zieht genau um die Augenzahl seines eigenen Würfels vorwärts. Die Reihenfolge bestimmst du, ein Stein nach dem anderen, und zurücknehmen kannst du nichts. Ein Stein hinter seinem Fenster kommt auf das Feld mit der gewürfelten Zahl.
    .no = Für diesen Stein liegt kein Wurf bereit.
AUS-11 = An anderen Steinen darf ein Stein vorbeiziehen, und ihre Felder zählen mit wie alle übrigen. Option: Bei allen Augen bis auf das letzte zählen nur freie Felder, und das letzte führt auf das unmittelbar nächste Feld, ob frei oder nicht; rückwärts ebenso. Das letzte Feld des Weges zählt immer.
AUS-12 = Landet ein Stein auf einem besetzten Feld, kommt er dort oben auf den Stapel. Nur der oberste Stein eines Stapels lässt sich bewegen; alle darunter sind eingemauert.
    .no = Auf diesem Stein liegt ein anderer.
AUS-13 = Solange noch ein Stein mit seinem Wurf ziehen kann, muss auch einer ziehen, in der Reihenfolge deiner Wahl; ein Stein, der während des Zuges frei wird, zieht doch noch. Lässt sich kein Wurf mehr nutzen, verfällt der Rest, und der Zug ist zu Ende. Du darfst einen Stein durchaus einmauern, damit sein Wurf verfällt.
AUS-14 = Den Sonderwürfel kannst du vor, zwischen oder nach den anderen nutzen: Ein Stein, der in diesem Zug nicht vorwärtsgezogen wurde, auf dem Weg liegt und nicht eingemauert ist, geht um die Augenzahl des Sonderwürfels zurück. Ist sonst nichts mehr zu tun und gibt es so einen Stein, dann musst du den Wurf nutzen; gibt es keinen, verfällt er. Es darf auch ein Stein sein, dessen eigener Wurf noch nicht genutzt ist: Dann verfällt dieser. Ein Stein, der über das erste Feld hinaus zurückgeht, ist wieder hinter seinem Fenster und kann von Neuem aufbrechen. Steine hinter ihren Fenstern oder in Booten können nicht zurück.
    .no = Zurück geht es nur mit einem Wurf des Sonderwürfels, und nur mit einem Stein, der auf dem Weg liegt und in diesem Zug nicht vorwärtsgezogen wurde.
AUS-15 = Sobald zwei Steine in Booten sitzen, wählst du genau zwei Farbwürfel und, wenn du willst, den Sonderwürfel dazu.
    .no = Ab zwei Steinen in Booten gilt: Wähle genau zwei Farbwürfel und, wenn du willst, den Sonderwürfel dazu.
AUS-16 = Sobald vier Steine in Booten sitzen, wählst du insgesamt genau zwei Würfel: zwei Farbwürfel oder einen Farbwürfel und den Sonderwürfel.
    .no = Ab vier Steinen in Booten gilt: Wähle zwei Farbwürfel oder einen Farbwürfel und den Sonderwürfel.
AUS-17 = Erreicht oder überschreitet ein Stein das letzte Feld, steigt er sofort in das Boot mit der niedrigsten Nummer, in dem noch Platz ist, und sein Würfel ist endgültig aus dem Spiel.
AUS-18 = Sind nur noch zwei Steine übrig und muss einer davon zurück hinter sein Fenster, dann ist er Letzter: Er kommt in Boot 4 und der andere in Boot 3, und zwar sofort. Ein Stein, der ohnehin hinter seinem Fenster lag, ist damit nicht gemeint. Noch nicht genutzte Würfe verfallen.
AUS-19 = Der letzte verbliebene Stein kommt sofort in Boot 4: Es kann sich nichts mehr ändern.
AUS-20 = Das Rennen ist vorbei, wenn alle Steine in Booten sitzen. Für jeden Stein, der in dem Boot sitzt, auf das du ihn getippt hast, bekommst du so viele Punkte, wie die Bootsnummer angibt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .no = Das Rennen ist vorbei.
AUS-21 = Start: beim Loch in der Mauer oder bei Feld 8, wo das Bettlaken bis auf den Weg reicht. Beim Bettlaken führt eine 1 vom Fenster auf Feld 8, und wer hinter dieses Feld zurückgeht, ist wieder hinter dem Fenster.
AUS-22 = Länge des Weges: 20 bis 48 Felder.
AUS-23 = Sonderwürfel: ab Runde 1, 2, 3 oder 4, normalerweise ab Runde 2. Eine Runde ist zu Ende, wenn alle einen Zug gemacht haben.
AUS-24 = Zuglimit: Nach 300 Zügen steigen die übrigen Steine ein, wie sie gerade liegen: der vorderste zuerst, in einem Stapel der obere zuerst, die hinter ihren Fenstern zuletzt und in der Reihenfolge von AUS-01. Das Limit lässt sich ändern.
    .no = Das Rennen ist vorbei: Das Zuglimit ist erreicht.

## Die erste Lektion, Schritt für Schritt

lesson-goal = Sieben Ausbrecher, vier Boote, und keiner gehört dir. Punkte gibt es für den geheimen Tipp, wer in welchem Boot landet.
lesson-bet = Wer kommt zuerst an? Tipp auf einen Stein: Er steht dann auf Platz 1. Bis zum Versiegeln kannst du alles ändern.
lesson-boats = Nur das Boot zählt, und es bringt seine Nummer: Der letzte Platz ist Boot 4, vier Punkte. Füll den Zettel, wie du magst.
lesson-seal = Der Zettel ist voll. Versiegle ihn: Bis zum Ende sieht ihn niemand, und er bleibt, wie er ist.
lesson-dice = Tipp auf drei Würfel, dann WÜRFELN. Nur diese Steine ziehen: deine Favoriten, oder andere zur Tarnung.
lesson-move = Jeder Stein zieht mit seinem Würfel, in der Reihenfolge, die du willst. Tipp einen an und sieh, wo er landet.
lesson-cover = Eingemauert! Wer auf einem Stein landet, liegt obenauf, und nur der oberste eines Stapels darf ziehen.
lesson-waste = Dieser Wurf ist verfallen, denn sein Stein war zugedeckt. Das darfst du auch mit Absicht: zudecken, bevor er zieht.
lesson-slip = Tipp vergessen? Sieh auf den gefalteten Zettel neben den Würfeln. Nur du siehst ihn, auch was schon stimmt.
lesson-white = Ab Runde 2 darf der weiße Würfel mit: Er schickt einen Stein zurück. Probier es: deine Würfel, der weiße, WÜRFELN.
lesson-white-else = Auch gut. Der weiße Würfel bleibt für deine nächsten Züge liegen.
lesson-back = Weiß schickt einen Stein zurück: offen, auf dem Weg, in diesem Zug noch nicht vorgerückt. Erst den Würfel, dann den Stein.
lesson-home = Jetzt schieb jemanden heim: Wer den Steg erreicht, steigt ins erste Boot mit freiem Platz, und sein Würfel fällt weg.
lesson-fewer = Jemand ist da! Sind zwei in Booten, wählen alle nur noch zwei farbige Würfel; sind es vier, zwei Würfel insgesamt.
lesson-end = Sind zwei übrig und einer muss hinter sein Fenster, ist er Letzter und alles vorbei. Schieb deine Favoriten, mauere die anderen ein. Spiel weiter!

## Das Brett im Browser: was nur dort steht oder vorgelesen wird

ausbrecher-board = Der Weg von der Gefängnismauer zum Steg, { $count } Felder; oben sieben Fenster, unten vier Boote
ausbrecher-stone = Der { x-stone } Stein
ausbrecher-at-window = hinter seinem Fenster
ausbrecher-on-square = Feld { $square }
ausbrecher-in-boat = in Boot { $boat }
ausbrecher-under = unter { $by_name }
ausbrecher-upon = auf { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] darf einen Schritt ziehen
       *[other] darf { $count } Schritte ziehen
    }
ausbrecher-die = Der { x-die } Würfel
ausbrecher-die-free = liegt bereit
ausbrecher-die-rolls = rollt
ausbrecher-die-shows = zeigt { $face }
ausbrecher-die-stuck = sein Stein ist eingemauert
ausbrecher-die-gone = aus dem Spiel, sein Stein sitzt in Boot { $boat }
ausbrecher-die-locked = noch nicht im Spiel
ausbrecher-boat = Boot { $boat }: { $who }
ausbrecher-boat-empty = Boot { $boat }: noch niemand
ausbrecher-round = Runde { $round }
ausbrecher-place = Platz { $place }, Boot { $boat }
ausbrecher-take-off = Wieder streichen
ausbrecher-erase = Streichen
ausbrecher-seal = Versiegeln
ausbrecher-fold = Zettel zusammenfalten
ausbrecher-unfold = Dein Tippzettel, zusammengefaltet. Ansehen
ausbrecher-sealed = Tipp versiegelt
ausbrecher-writing = schreibt noch
ausbrecher-sure =
    { $count ->
        [one] ein Punkt ist sicher
       *[other] { $count } Punkte sind sicher
    }
ausbrecher-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
ausbrecher-bet-secret = Geheim, bis das Rennen vorbei ist.
ausbrecher-boat-pays =
    { $boat ->
        [4] Nimmt einen Stein auf. Wer ihn hier getippt hat, bekommt 4 Punkte.
       *[other] Nimmt zwei Steine auf. Jeder, der hier getippt war, bringt { $boat ->
            [1] 1 Punkt
           *[other] { $boat } Punkte
        }.
    }
ausbrecher-throw-what = Wirft die Würfel, die du angetippt hast. Dabei bleibt es dann.
ausbrecher-white-what = Schickt einen Stein um seinen Wurf zurück: einen, der auf dem Weg und nicht zugedeckt ist und in diesem Zug nicht vorgerückt ist.
ausbrecher-die-what = Zieht seinen Stein vor, um genau so viel, wie er zeigt.
ausbrecher-bet-here = Dein Tipp: Boot { $boat }.
ausbrecher-race = Felder, die jeder Stein auf dem Weg zum Steg geschafft hat
ausbrecher-with-white = Mit dem weißen Würfel
ausbrecher-without-white = Ohne den weißen Würfel
group-write = Der nächste Stein auf deinem Zettel
group-advance = Vorwärts
group-back = Zurück mit dem weißen Würfel
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } vor
short-back = { $stone_name } zurück
