### Was das Programm selbst sagt, auf Deutsch.

list-and = { $first } und { $last }
ruling = (unsere Auslegung: die Spielregel lässt das offen)

## Namen derer, die spielen. Sie stehen in der dritten Person wie jeder Name: „Mensch zieht nach Reihe 3.“

seat-you = Mensch
seat-player = Spieler { $number }
seat-bot = Bot { $number }

## Am Tisch: was neben einem Namen steht

seats = Am Tisch
players = { $count } Spieler
tag-you = du
tag-thinks = denkt nach …
bot-random = Zufallsbot
bot-greedy = gieriger Bot

## Bots, Stufe für Stufe: wie sie heißen, wie sie spielen, und Namen zur Auswahl

bot-rookie = Neuling
    .about = Frisch eingeliefert. Sieht Sieg und Falle direkt vor der Nase, verschätzt sich beim Rest und plaudert gern.
    .names = Fips, Benni, Lotte, Mücke, Hansi, Trudi, Paulchen
bot-inmate = Insasse
    .about = Kennt die Hausordnung. Sieht, was direkt vor der Nase liegt, und irrt sich sonst noch oft.
    .names = Kuddel, Manni, Hilde, Atze, Resi, Bruno, Gitti
bot-hustler = Schlitzohr
    .about = Hat ein Auge für gute Gelegenheiten und fällt ab und zu auf eine schlechte herein.
    .names = Luchs, Charly, Blitz-Bea, Frettchen, Rita, Jonny, Molly
bot-regular = Stammgast
    .about = Nimmt, was gerade am besten aussieht, und sagt es auch. Ein fairer Gegner, sobald du die Regeln kennst.
    .names = Rosa, Kalle, Erna, Gustav, Inge, Willi, Frieda
bot-schemer = Pläneschmied
    .about = Spielt meist nach Augenmaß, doch etwa jeden dritten Zug rechnet er genau durch.
    .names = Wiesel, Elster, Dachs, Schlau-Susi, Winkel-Willi, Zirkel-Zita, Tinte
bot-veteran = Veteran
    .about = Durchdenkt jeden zweiten Zug, auch, was du verbergen könntest. Verliert nicht viele Worte.
    .names = Knaster-Kurt, Eisen-Else, Narben-Jo, Messer-Mia, Ede, Oma Krause, Stahl-Uwe
bot-mastermind = Superhirn
    .about = Lässt sich Zeit, durchdenkt die meisten Züge weit voraus und verrät fast nichts. Schwer zu schlagen.
    .names = Professor, Gräfin, Doktor Nox, Eule, Madame X, Baron, Schatten
bot-champion = Champion
    .about = Das Beste, was es hier gibt: durchdenkt jeden Zug, vier Sekunden lang. Viel Glück!
    .names = Houdini, Nummer Eins, Maestro, Kaiserin, Maximus, Phantom, Die Graue

## Worauf man zeigt

hint-start = Zeig auf etwas, das leuchtet: mit Pfeiltasten, Tab oder Maus.
hint-pick = Mit Enter wählst du das aus.
hint-target = Zeig jetzt auf ein Ziel, das leuchtet. Was dann geschieht, siehst du vorher.
hint-do = Enter führt es aus.
hint-hidden = … und dann kommt etwas ans Licht, das noch verdeckt ist.
hint-choose = Mit Enter kannst du wählen.
hint-rule = ? zeigt die Regel.
hint-stuck = Von hier aus ist gerade nichts erlaubt ({ $rules }). Wähle es trotzdem aus und zeig auf ein Ziel, dann siehst du, warum nicht.
hint-list = Auf dem Brett gibt es nichts zu wählen: Drücke a und nimm die Liste.
hint-forced = Es bleibt nur eins: { $action }. Drücke Enter.
hint-wait = Warte, bis du wieder am Zug bist.
hint-over = n beginnt ein neues Spiel, s speichert das Protokoll, q beendet.
hint-watch = Du siehst zu: Hier spielen nur Bots.

## Tipps: was für eine Aktion spricht, wo das Spiel nichts Eigenes sagt

why-only = Etwas anderes kannst du gar nicht tun.
why-best = Von allem, was du tun kannst, verspricht das am meisten.
hint-thinks = Ein starker Bot überlegt, was er tun würde …
hinted = { $action } – das würde ein starker Bot tun.
hints-taken =
    { $count ->
        [one] { $player } hat sich einen Tipp geholt.
       *[other] { $player } hat sich { $count } Tipps geholt.
    }

## Getippte Züge

type-how = So tippst du einen Zug; Tab ergänzt ihn:
type-unknown = „{ $text }“ kenne ich nicht. Versuch es so:

## Protokoll

since = Seit deinem letzten Zug
speech = { $player }: „{ $sentence }“

## Was man außer Ziehen tun kann

saved = Gespeichert als { $file }.
not-saved = Das Speichern hat nicht geklappt: { $reason }.
undone = Zurückgenommen.
undo-nothing = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
undo-ask = Inzwischen haben andere gezogen: Zurücknehmen geht nur, wenn sie einverstanden sind.
undo-roll = Zu spät zum Zurücknehmen: Inzwischen hat der Zufall entschieden.
undo-seen = Zu spät zum Zurücknehmen: Etwas Verborgenes ist aufgedeckt.
undo-rated = Diese Partie wird gewertet: Worauf die Bots geantwortet haben, das bleibt.
undo-over = Zu spät zum Zurücknehmen: Das Spiel ist vorbei.
bots-fast = Die Bots ziehen jetzt sofort.
bots-slow = Die Bots lassen sich jetzt Zeit.
small = Dieses Terminal ist zu klein. Es braucht mindestens { $width } × { $height } Zeichen.

## Hilfe

help-title = Tasten
help-point = auf etwas zeigen; das geht auch mit der Maus
help-jump = zur nächsten Stelle, die leuchtet
help-do = auswählen oder ausführen
help-back = zurücklegen oder schließen, was offen ist
help-actions = alles auflisten, was du tun kannst
help-type = einen Zug tippen
help-why = die Regel lesen, die im Weg steht
help-hint = einen starken Bot fragen, was er tun würde
help-undo = deinen Zug zurücknehmen
help-rules = die Regeln lesen
help-log = im Protokoll blättern
help-language = nächste Sprache
help-fast = Bots sofort oder gemächlich ziehen lassen
help-save = das Protokoll des Spiels speichern
help-new = neues Spiel
help-quit = beenden

## Tasten am unteren Rand: kurz

key-do = ok
key-back = zurück
key-actions = Liste
key-type = tippen
key-hint = Tipp
key-undo = rückgängig
key-rules = Regeln
key-help = Hilfe
key-language = Sprache
key-save = speichern
key-quit = Ende

## Fragen und das Ende

end-won =
    { $count ->
        [one] Du gewinnst
       *[other] Du teilst dir den Sieg
    }
end-lost = Du verlierst
end-told =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
end-nobody = Niemand gewinnt
ending-agreed = Das Spiel wurde einvernehmlich beendet.
ending-closed = Das Spiel wurde vom Betreiber des Servers beendet.
ending-given_up = { $winners } gewinnt: Die Gegenseite hat aufgegeben.
ending-all_gave_up = Alle haben aufgegeben: Die Bots haben das Spiel weggeräumt.
headline-nobody-agreed = Das Spiel wurde beendet
headline-nobody-closed = Das Spiel wurde beendet
headline-nobody-all_gave_up = Alle haben aufgegeben
headline-won-given_up = Du gewinnst
headline-told-given_up = { $winners } gewinnt
headline-lost-given_up = Du hast aufgegeben
quit-heading = Das Spiel verlassen?
new-heading = Ein neues Spiel beginnen?
ask-lost = Das laufende Spiel ist noch nicht zu Ende.
ask-title = Welches Spiel?
ask-stay = weiterspielen
ask-save-quit = speichern und beenden
ask-quit = beenden
ask-new = neues Spiel
ask-save = Protokoll speichern
ask-look = Brett ansehen

## What a strong bot says when too many think at once

remark-hurried = Gerade denken so viele von uns nach, dass ich mich kurzfasse und nicht so weit vorausschaue.
