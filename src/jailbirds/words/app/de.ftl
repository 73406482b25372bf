### Was nur die App im Browser sagt, auf Deutsch.

skip = Zum Spiel
home = Jailbirds, Startseite
header = Seite
to-home = Zur Startseite
to-table = Zum Tisch
loading = Einen Moment …
close = Schließen
no-page = Hier ist nichts
no-title = So heißt keins unserer Spiele. Alle findest du auf der Startseite.
trouble = Das hat nicht geklappt
unreachable = Der Server ist nicht zu erreichen. Läuft er?
other-version = Diese Seite und der Server haben nicht dieselbe Version. Bitte lade die Seite neu.
connection-lost = Die Verbindung ist weg. Nichts geht verloren; wir versuchen es wieder …
connection-offline = Du bist offline. Deine Spiele liegen auf dem Server; weiter geht’s, sobald du wieder da bist.
connection-retry = Jetzt versuchen
refused = Das ging nicht.
not-now = Das geht jetzt nicht.

## Die Startseite

home-heading =
    { $count ->
        [0] Wege aus dem Knast
        [3] Drei Wege aus dem Knast
        [4] Vier Wege aus dem Knast
        [5] Fünf Wege aus dem Knast
        [6] Sechs Wege aus dem Knast
        [one] Ein Weg aus dem Knast
       *[other] { $count } Wege aus dem Knast
    }
home-sentence = Brettspiele übers Ausbrechen, gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Warten.
home-facts = { $players } · etwa { $minutes } Minuten
play-now = Sofort gegen Bots spielen
starting = Gleich geht’s los …
new-table = Neuer Tisch
learn = Erste Stunde
rules = Regeln
your-games = Deine Spiele
no-games = Noch keins. Ein Klick da oben, und du bist mittendrin.
game-unreadable = Eine Partie { $title } lässt sich nicht mehr zeigen: Ihre Regeln sind für diesen Server zu alt, oder sie wurde beschädigt.
turn-of =
    { $count ->
        [one] { $who } ist am Zug
       *[other] { $who } sind am Zug
    }
finished-games = Beendete Spiele
offline-works = Du bist offline. Die Startseite und Regeln, die du schon einmal geöffnet hast, funktionieren; weitergespielt wird, wenn du wieder da bist.
quick-players = Wie viele spielen
quick-level = Wie stark die Bots sind
open-tables = Offene Tische
home-waiting =
    { $count ->
        [one] Ein Spiel sucht Mitspieler
       *[other] { $count } Spiele suchen Mitspieler
    }
no-tables = Gerade wartet niemand. Mach einen Tisch auf und teile den Link.
status-playing = läuft
status-over = vorbei
guest = Gast

## Leute finden

seek-start = Mitspieler finden
seeks = Suchen Mitspieler
seek-none = Gerade sucht niemand. Drück bei einem Spiel auf „Mitspieler finden“: Wer dasselbe spielen will, trifft dich.
seek-facts = { $title } · { $players } · etwa { $minutes } Minuten
seek-there = { $there } von { $players } da
seek-join = Mitspielen
seek-stop = Nicht mehr suchen
seek-ended = Es wird nicht mehr nach Mitspielern gesucht: Die Seite war zu lange weg.
seek-looking = Mitspieler gesucht: { $title }, { $there } von { $players } da
seek-bots-in =
    { $seconds ->
        [one] In { $seconds } Sekunde springen Bots ein
       *[other] In { $seconds } Sekunden springen Bots ein
    }
seek-how = Wie gesucht wird
seek-wait = Bots übernehmen freie Plätze
seek-wait-20 = nach 20 Sekunden
seek-wait-60 = nach einer Minute
seek-wait-never = nie: nur mit Menschen
seek-alike = Etwa so stark wie ich
seek-alike-help = Zuerst Leute mit ähnlicher Wertung; je länger es dauert, desto weiter der Kreis.
seek-rated-help = Das Ergebnis zählt für alle am Tisch, auch für Bots.
featured = Wird gerade gespielt
featured-watch = { $title } ansehen: { $who }
running-tables = Spiele zum Zuschauen
running-watch = zuschauen
running-points = Wertung im Schnitt { $points }

## Ein neuer Tisch

new-heading-of = { $title }: neuer Tisch
who-plays = Wer spielt mit
seat-number = Platz { $number }
level-of = Stärke des Bots auf Platz { $number }
name = Name
name-of = Name für Platz { $number }
friend-of = Wen du auf Platz { $number } einlädst
chair-me = Du
chair-open = Jemand per Link
chair-open-help = wer deinen Link öffnet
chair-friend = Jemand, dem du folgst
chair-device = Jemand neben dir
chair-bot = Bot
seat-less = Ein Platz weniger
seat-more = Ein Platz mehr
shuffle = Plätze auslosen
table-open = Unter den offenen Tischen zeigen
table-open-help = Dann kann sich jeder dazusetzen, auch ohne Link.
spectators = Zuschauen erlaubt
spectators-help = Wer zuschaut, sieht, was alle sehen, und keine Geheimnisse.
rated = Gewertete Partie
rated-help = Das Ergebnis zählt für alle, die sich setzen, auch für Bots. Was sie beantwortet haben, lässt sich dann nicht zurücknehmen.
hints = Tipps
hints-help = Wer dran ist, darf fragen, was ein starker Bot tun würde. Am Ende steht, wer wie oft gefragt hat.
rated-tag = Gewertet: Das Ergebnis zählt
ratings = Rangliste
ratings-heading = { $title }: Rangliste
ratings-how = Menschen und Bots auf einer Skala. Alle beginnen bei 1500; wer gewinnt, steigt, und gegen Starke steigt man schneller. Es zählen nur gewertete Partien, bei denen alle bis zum Schluss bleiben.
ratings-none = Noch hat niemand zehn gewertete Partien gespielt. Eröffne einen Tisch, schalte „Gewertete Partie“ ein und sei die Nummer eins.
rating-player = Spieler
rating-points = Wertung
rating-games = Partien
rating-guess = { $points }?
    .about = „?“ heißt: erste Schätzung. Nach zehn gewerteten Partien steht sie fest.
rating-sure = { $points }
    .about = Plus oder minus { $margin }.
clock = Uhr
clock-none = Keine Uhr
clock-live = Live
clock-days = Tage pro Zug
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu pro Zug
clock-days-each = Tage für jeden Zug
clock-vacation = Urlaubstage für alle
clock-help = Wessen Zeit abläuft, für den spielt von da an ein Bot.
options = Varianten
first-easier = Dein erster Tisch: Er ist leichter eingestellt als sonst. Ändere, was du willst.
deck-help = Eine Karte pro Zeile, dazwischen Leerzeichen. In dieser Reihenfolge: { $parts }. Leer: das Deck des Spiels.
deck-several = { $part } (mehrere verbindest du mit +)
deck-wrong = Zeile { $line }, { $part }: erwartet { $expected }, gefunden { $found }.
deck-twice = Zeile { $line }: { $found } steht schon in Zeile { $first }.
deck-sum = { $what }: { $count }, erwartet { $wanted }.
deck-lacks = { $part }: Auf keiner Karte steht { $missing }.
deck-example = Beispiel eintragen
deck-empty = Feld leeren
deck-count =
    { $count ->
        [one] { $count } Karte von { $wanted }.
       *[other] { $count } Karten von { $wanted }.
    }
deck-right =
    { $count ->
        [one] { $count } Karte, alles richtig.
       *[other] { $count } Karten, alles richtig.
    }
open-table = Tisch aufmachen
start-game = Spiel beginnen

## Warten auf Mitspieler

waiting-for =
    { $count ->
        [0] Alle sind da.
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-starts = Sobald alle Plätze besetzt sind, geht es von selbst los.
sit-down = Hier hinsetzen
get-up = Wieder aufstehen
fill-bots = Mit Bots auffüllen
cancel-table = Tisch auflösen
cancel-sure = Alle, die hier sitzen, werden weggeschickt.
invite = Einladen
invite-help = Wer diesen Link öffnet oder den Code scannt, kann sich dazusetzen.
seat-free = freier Platz
sketch-tile = Reihe { $row }, Spalte { $column }

## Am Tisch

decision = Deine Entscheidung
actions = Was du tun kannst
all-actions = Alle Züge ({ $count })
more-actions = Alle ({ $count })
story = Was geschah
tab-people = Spieler
tab-log = Verlauf
tab-chat = Chat
log-empty = Noch nichts.
chat-empty = Noch hat niemand etwas gesagt.
chat-empty-watching = Zuschauer reden bis zum Ende nur unter sich.
chat-say = Sag etwas
chat-send = Senden
preview = { $action }?
tap-again = Noch einmal tippen, oder den Knopf drücken.
read-on = Weiterlesen
go-on = Weiter
recap = Alles, was inzwischen geschah ({ $count })
skip-to-me = Vor bis zu meinem Zug
past = So stand es da
past-back = Zurück ins Jetzt
pace = Tempo
pace-help = Wie schnell Bots ziehen und Züge gezeigt werden. Sitzen noch andere am Tisch, gibt das Tempo vor, wer ihn eröffnet hat.
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
hint-there = Nun wähle, wohin. Du siehst vorher, was passiert.
hint-several = Dort geht mehreres: Such eins aus.
wait-over = Das Spiel ist vorbei.
wait-watching = Du schaust zu.
wait-turn = Warte, bis du dran bist.
open-rule = : diese Regel öffnen
not-this = Nein, etwas anderes
put-back = Zurück
ask-hint = Was würdest du tun?
undo = Zurücknehmen
undo-please = Um Zurücknehmen bitten
your-turn = Du bist dran
table-tools = Tisch
share = Teilen
share-help = Wer diesen Link hat, kann zuschauen.
share-private = Dieser Link ist für die, die hier sitzen: Sonst kann niemand zuschauen.
link = Link
copy-link = Link teilen
copied = Der Link ist kopiert.
qr = QR-Code des Links
watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
leave = Aufstehen
leave-heading = Den Tisch verlassen?
leave-help = Ein Bot spielt für dich, bis du zurück bist. Gibst du auf, spielt er deinen Platz zu Ende.
leave-help-two = Ein Bot spielt für dich, bis du zurück bist. Gibst du auf, gewinnt die andere Seite.
leave-help-alone = Die Partie wartet, bis du zurück bist. Gibst du auf, ist sie zu Ende.
leave-bot = Aufstehen, ein Bot spielt
leave-waits = Aufstehen, die Partie wartet
stay = Bleiben
resign = Aufgeben
come-back = Bin wieder da
table-gone = Diesen Tisch gibt es nicht mehr.
seat-resigned = hat aufgegeben, ein Bot spielt
seat-away = weg, ein Bot spielt
seat-gone = gerade nicht da
seat-stand-in = { $player } (Bot)
time-left = Zeit übrig
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
talk-left = Zeit zum Reden: { $time }
away-since =
    { $minutes ->
        [one] { $player } ist seit einer Minute weg.
       *[other] { $player } ist seit { $minutes } Minuten weg.
    }
away-bot = Bot spielen lassen
away-wait = Warten
away-end = Spiel beenden
undo-wish = { $player } möchte die eigene letzte Entscheidung zurücknehmen, und alles, was danach kam.
undo-wished = Du möchtest zurücknehmen; die anderen werden gefragt.
undo-agree = In Ordnung
undo-decline = Nein
end-wish = Vorschlag von { $who }: das Spiel hier beenden, ohne Sieger.
end-wished = Du würdest das Spiel hier beenden; die anderen werden gefragt.
end-agree = Beenden
play-on = Weiterspielen
bot-for-you = Ein Bot spielt für dich.
waits-for-you = Die Partie wartet auf dich.
talk-enough = Genug geredet
talk-enough-for = Genug geredet haben: { $who }
step-joined =
    { $you ->
        [yes] Du setzt dich dazu.
       *[no] { $player } setzt sich dazu.
    }
step-filled = { $player } nimmt einen freien Platz ein.
step-left =
    { $you ->
        [yes] Du gehst; ein Bot spielt für dich.
       *[no] { $player } geht; ein Bot spielt weiter.
    }
step-returned =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $player } ist wieder da.
    }
step-resigned =
    { $you ->
        [yes] Du gibst auf; ein Bot spielt weiter.
       *[no] { $player } gibt auf; ein Bot spielt weiter.
    }
step-time =
    { $you ->
        [yes] Deine Zeit ist um; ein Bot spielt weiter.
       *[no] Die Zeit von { $player } ist um; ein Bot spielt weiter.
    }
step-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $player } nimmt einen Zug zurück.
    }
step-asked_undo =
    { $you ->
        [yes] Du möchtest deinen Zug zurücknehmen.
       *[no] { $player } möchte einen Zug zurücknehmen.
    }
step-agreed_undo =
    { $you ->
        [yes] Du bist einverstanden.
       *[no] { $player } ist einverstanden.
    }
step-declined =
    { $you ->
        [yes] Du bist nicht einverstanden: Der Zug bleibt.
       *[no] { $player } ist nicht einverstanden: Der Zug bleibt.
    }
step-enough =
    { $you ->
        [yes] Du hast genug geredet.
       *[no] { $player } hat genug geredet.
    }
step-stood_in =
    { $you ->
        [yes] Von dir kommt nichts mehr; ein Bot spielt für dich.
       *[no] Von { $player } kommt nichts mehr; ein Bot spielt weiter.
    }
step-wants_end =
    { $you ->
        [yes] Du würdest das Spiel hier beenden.
       *[no] { $player } würde das Spiel hier beenden.
    }
step-vacation =
    { $you ->
        [yes] Du bist im Urlaub oder wieder zurück: sieh auf deine Uhr.
       *[no] { $player } ist im Urlaub oder wieder zurück.
    }
step-plays_on =
    { $you ->
        [yes] Du spielst doch lieber weiter.
       *[no] { $player } spielt doch lieber weiter.
    }

## Mehrere an einem Gerät

curtain-pass = Weitergeben an { $player }
curtain-help = Jetzt sollte sonst niemand hinsehen. Sobald { $player } das Gerät hat, geht der Vorhang auf.
curtain-lift = Ich bin { $player }

## Das Ende

result = Ergebnis
winner = gewonnen
rematch = Revanche
rematch-number = Revanche: Spiel { $number }
series-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
share-result = Als Bild teilen
replay = Nachspielen
review = Analyse
verify = Zufall prüfen
no-chart = Der Verlauf ließ sich nicht zeichnen.
chart-moves = Züge, samt denen des Zufalls

## Nachspielen

replay-move = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-eyes = Mit den Augen von
replay-spectator = jemandem, der zuschaut
export-log = Protokoll speichern
verify-help = Vor dem ersten Zug hat der Server den Hash eines geheimen Startwerts veröffentlicht. Alles, was der Zufall entschieden hat, folgt aus diesem Startwert.
verify-hash = Hash, vor dem Spiel veröffentlicht
verify-seed = Startwert, danach veröffentlicht
verify-later = Er wird veröffentlicht, wenn das Spiel vorbei ist.
verify-fits = Der Startwert passt zum Hash: Er stand vor dem ersten Zug fest.
verify-fits-not = Der Startwert passt nicht zum Hash. Trau diesem Spiel nicht.
verify-command = Um alles selbst nachzurechnen, speichere das Protokoll und lass es prüfen:
verify-from-position = Dieses Spiel begann mitten in einer Stellung, nicht mit dem Aufbau: Was der Zufall ab da entschieden hat, lässt sich prüfen. Wie es zu der Stellung kam, lässt sich nicht prüfen.

## Analysebrett

analysis = Analysebrett
analysis-here = Von hier aus anders spielen
analysis-chances = Gewinnchancen, mit offenen Karten
analysis-best = Das Beste für { $player }
analysis-best-help = Mit der Chance zu gewinnen, soweit man sie von diesem Platz aus kennen kann.
analysis-branch = Was du ausprobierst
analysis-start = Das Spiel nach Zug { $move }
analysis-empty = Noch nichts. Zieh für alle, die an der Reihe sind, oder nimm einen der besten Züge.
analysis-chance = Jetzt entscheidet der Zufall.
analysis-roll = Zufall entscheiden lassen
analysis-outcomes = Oder such aus, was kommt
analysis-actor = allen, die gerade dran sind
analysis-share = Diese Variante teilen
analysis-share-help = Wer diesen Link hat, sieht, was du ausprobiert hast, und kann von da aus weitermachen.
analysis-play = Von hier aus weiterspielen
analysis-play-help = An einem eigenen Tisch, gegen Bots. Was dabei herauskommt, zählt nirgends: weder in der Wertung noch in der Statistik.
analysis-play-as = Du spielst für

## Rätsel

puzzles = Rätsel
puzzles-sentence = Eine Stellung, und ein Zug, der besser ist als alle anderen. Alle stammen aus Partien, die Bots wirklich gespielt haben.
puzzles-daily = Rätsel des Tages
puzzles-daily-help = Für alle dasselbe. Das nächste kommt um Mitternacht, UTC.
puzzles-today-solved = Gelöst. Das nächste kommt um Mitternacht, UTC.
puzzles-today-missed = Diesmal nicht gelöst. Das nächste kommt um Mitternacht, UTC.
puzzles-solve = Löse es
puzzles-look = Noch einmal ansehen
puzzles-yours = So stehst du da
puzzles-how = Dein erster Versuch zählt: Löst du ein schweres Rätsel, steigt deine Wertung kräftig. Tage in Folge sind die, an denen du das Rätsel des Tages auf Anhieb gelöst hast.
puzzles-rating = Deine Wertung
puzzles-guess = „?“ heißt: erste Schätzung. Nach zehn Rätseln steht sie fest.
puzzles-streak = Tage in Folge
puzzles-best-streak = Längste Folge
puzzles-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
puzzles-solved = Auf Anhieb gelöst
puzzles-of = { $solved } von { $count }
puzzles-shelf = { $solved } von { $count } gelöst
puzzles-one = Ein Rätsel für mich
puzzles-next = Nächstes Rätsel
puzzles-skip = Ein anderes Rätsel
puzzles-again = Noch einmal
puzzles-show = Lösung zeigen
puzzles-show-ask = Schaust du nach, gilt das Rätsel als nicht gelöst. Trotzdem zeigen?
puzzles-shown = Du hast nachgesehen.
puzzles-verdict = Deine Antwort
puzzles-first = Dein erster Versuch zählt.
puzzles-counts-not = An diesem hast du dich schon versucht: Jetzt geht es nur noch um den Spaß.
puzzles-difficulty = Schwierigkeit { $rating }
puzzles-by-difficulty = Von leicht bis schwer
puzzles-fresh = noch nicht versucht
puzzles-was-solved = gelöst
puzzles-was-missed = nicht gelöst
puzzles-list = Alle ansehen
puzzles-all = Alle Rätsel
puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.

## Regeln und Stunden

players-range = { $few } bis { $many } Spieler
brief-goal = Ziel
brief-turn = Dein Zug
brief-twist = Der Haken
brief-others = Die anderen
brief-end = Ende
rules-search = In den Regeln suchen
rules-things = Alles, was es gibt
rules-none = Davon sagt keine Regel etwas.
rules-example = Beispiel zeigen
lesson-step = Schritt { $step } von { $count }
lesson-next = Weiter
lesson-again = Noch mal von vorn
lesson-play = Spiel weiter: Die Partie gehört dir
lesson-skip = Überspringen
lesson-wait = Spiel weiter. Ich melde mich, sobald es etwas Neues gibt.
lesson-watch = Schau zu, was die anderen machen.
lesson-else = Das geht auch. Sieh dir an, was daraus wird.
lesson-none = Für dieses Spiel gibt es noch keine Stunde.

## Einstellungen

settings = Einstellungen
nickname = Dein Name
language = Sprache
theme = Aussehen
theme-night = Nacht
theme-day = Tageslicht
theme-system = Wie das System
motion = Bewegung
motion-help = Figuren laufen, Würfel rollen, das Wasser wogt.
confirm-offer = Erstes Spiel? Vor jedem Zug nachfragen?
confirm-take = Ja, frag nach
no-thanks = Nein, danke
confirm = Züge bestätigen
confirm-help = Vor jedem Zug wird noch einmal nachgefragt.
goals = Ein Ziel vor Augen
goals-help = Bist du dran, sagt dir eine Zeile, worauf du hinarbeiten kannst.
ping = Glocke, wenn du dran bist
ping-help = Eine Schiffsglocke, wenn du an der Reihe bist.
sounds = Geräusche
sounds-help = Schritte, Würfel und Türen bei jedem Zug.
notify = Benachrichtigungen
notify-on = eingeschaltet
notify-ask = Einschalten
my-data = Deine Daten
export = Mitnehmen
import = Spiel laden
imported =
    { $count ->
        [one] { $count } Spiel geladen.
       *[other] { $count } Spiele geladen.
    }
forget = Mich löschen
forget-ask = Dein Name, deine Plätze und alles, was du gesagt hast, verschwinden für immer.
forget-sure = Wirklich alles löschen
forgotten = Dein Name und alles, was du gesagt hast, ist gelöscht. An deinen Plätzen spielen Bots weiter.

## Die eigene Seite

player-page = Dein Profil
player-about = Deine Geräte, Partien und Daten
player-as = Du spielst hier als { $name }.
been-here = Ich war schon mal hier
signed-out = Dieses Gerät wurde abgemeldet. Verloren ist nichts: Komm unten zurück oder spiel einfach neu drauflos.
name-keep = So heiße ich
name-kept = Du heißt jetzt { $name }. Wo du schon am Tisch sitzt, bleibt der alte Name.
keep = Dauerhaft bleiben
keep-why = Bisher hängen deine Partien an diesem einen Browser. Mit einem Passkey oder fünf Merkworten findest du sie von überall wieder. Ohne E-Mail, ohne Passwort.
keep-done = Du bleibst: Was auch mit diesem Browser passiert, du kannst zurückkommen.
keep-passkey = Mit Passkey bleiben
keep-phrase = Mit fünf Merkworten bleiben
keep-offer = Willst du deine Partien wiederfinden, auch auf einem anderen Gerät?
passkey-add = Noch ein Passkey
passkey-of = Passkey von { $name }, { $date }
passkey-none = Das wurde kein Passkey. Versuch es noch mal oder nimm die Merkworte.
passkey-remove-ask = Damit kommst du dann nicht mehr zurück.
remove = Entfernen
phrase-once = Das sind deine fünf Merkworte. Schreib sie jetzt auf: Niemand kann sie noch einmal zeigen.
phrase-renew = Neue Merkworte
phrase-renew-ask = Die alten gelten dann nicht mehr.
second-device = Auf einem anderen Gerät
second-device-why = Spiel am Handy weiter oder an einem anderen Rechner.
second-device-show = Code zeigen
second-device-code = Der Code gilt für ein Gerät und zehn Minuten:
second-device-how = Scann das mit dem anderen Gerät, oder öffne dort { $address } und tipp den Code ein.
devices = Hier bist du angemeldet
device-this = dieses Gerät
device-used = zuletzt hier: { $date }
device-unknown = Ein Browser
sign-out = Abmelden
sign-out-ask = Das Gerät ist sofort draußen.
sign-out-this = Du gehst von diesem Gerät und kannst zurückkommen.
sign-out-last = Du hast noch keinen Weg zurück: Deine Partien wären für dich verloren.
come-back-now = Zurückkommen
come-back-secret = Deine fünf Merkworte oder der Code vom anderen Gerät
come-back-passkey = Mit Passkey
come-back-instead = Dieser Browser spielt dann nicht mehr als { $name }.

## Was man erfährt, wenn man nicht da ist

alerts = Dein Zug in der Hosentasche
alerts-why = Wenn du mit anderen spielst, sagen wir dir, wann du dran bist, auch wenn diese Seite zu ist.
alerts-here = Auf diesem Gerät Bescheid sagen
alerts-cannot = Dieser Browser lässt sich nicht benachrichtigen. Leg Jailbirds auf dem Handy auf den Startbildschirm und öffne es von dort.
alerts-denied = Dieser Browser hat es nicht erlaubt. In seinen Einstellungen für diese Seite kannst du das ändern.
alerts-what = Was du wissen willst
alerts-turn = Ich bin dran
alerts-invitation = Ich bin an einen Tisch eingeladen
alerts-deadline = Meine Zeit läuft ab
alerts-over = Eine Partie von mir ist zu Ende
alerts-when = Wann
alerts-quiet = Ruhezeit
alerts-quiet-help = Was danach noch gilt, erfährst du dann.
alerts-from = von
alerts-to = bis
alerts-other = bekommt auch Bescheid
alerts-more = Andere Wege: Feed und Webhook
alerts-feed-why = Ein Feedreader kann deine Partien im Blick behalten.
alerts-feed = Feed anlegen
alerts-feed-once = Die Adresse deines Feeds. Sie ist geheim und wird nur jetzt gezeigt:
alerts-feed-renew = Neue Adresse
alerts-feed-renew-ask = Die alte Adresse gilt dann nicht mehr.
alerts-feed-close = Kein Feed mehr
alerts-webhook = Webhook
alerts-webhook-why = Auch ein Programm von dir kann Bescheid bekommen, unter einer Adresse mit https://.
alerts-webhook-url = Adresse deines Programms
alerts-webhook-add = Webhook hinzufügen
alerts-webhook-secret = Das Geheimnis, mit dem unterschrieben wird. Es wird nur jetzt gezeigt:

## Die Seite eines Spielers

profile-see = Deine Seite ansehen
profile-since = Spielt hier seit { $date }
profile-public = Alle dürfen diese Seite sehen
profile-public-help = Andere sehen nur Partien an Tischen, die allen offen standen, und die, die sie mit dir gespielt haben.
profile-hidden = Deine Seite siehst jetzt nur noch du.
profile-shown = Deine Seite dürfen jetzt alle sehen.
profile-none = Noch keine Partie zu Ende gespielt.
profile-games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
profile-won =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
profile-streak = Siege in Folge
profile-best-streak = längste Siegesserie
profile-titles = Nach Spiel
profile-bots = Gegen Bots
profile-opponents = Gegen Menschen
profile-seats = Nach Platz
profile-seat = Platz { $seat }
profile-won-head = gewonnen
profile-lost-head = verloren
profile-all-games = Alle Partien
profile-filter-title = Welches Spiel
profile-any-title = Alle Spiele
profile-filter-result = Wie es ausging
profile-any-result = Gewonnen oder nicht
profile-only-won = Nur gewonnene
profile-only-lost = Nur nicht gewonnene
profile-filter-against = Gegen wen
profile-any-opponent = Gegen alle
profile-search = Name von jemandem, der mitspielte
profile-was-won = Gewonnen
profile-was-lost = Nicht gewonnen
profile-rated = gewertet
profile-nobody = jemand
profile-no-match = Keine Partie passt dazu.
profile-more = Mehr zeigen

## Freunde

friends = Freunde
friends-follow = Folgen
friends-follow-who = { $name } folgen
friends-unfollow = Nicht mehr folgen
friends-unfollow-who = { $name } nicht mehr folgen
friends-followed = Du folgst jetzt { $name }. Sonst erfährt es niemand.
friends-unfollowed = Du folgst { $name } nicht mehr.
friends-online = online
friends-offline = offline
friends-hidden = Seite verborgen
friends-score = Du { $won } : { $lost } { $name }
friends-score-short = Du { $won } : { $lost }
friends-invite-to = Einladen zu
friends-invite-who = { $name } einladen: { $title }
friends-all = Alle Freunde ({ $count })
invited = Ein Platz ist für dich frei gehalten: { $title }
invited-by = { $name } lädt dich ein: { $title }
invited-no = Jetzt nicht

## Sicherheit

safety-about = Zu { $name } …
safety-mute-why = Du liest nichts mehr von dem, was diese Person schreibt.
safety-mute = Stummschalten
safety-block-why = Ihr sitzt nicht mehr an einem Tisch, und deine Seite bleibt verborgen.
safety-block = Blockieren
safety-report-why = Sag denen, die diesen Server betreiben, was los war. Sie sehen die Chatzeile, um die es geht.
safety-reason = Worum es geht
safety-abuse = Beleidigung oder Drohung
safety-cheating = Unfaires Spiel
safety-name = Ein anstößiger Name
safety-spam = Werbung
safety-other = Etwas anderes
safety-text = Was war los
safety-report = Melden
safety-muted = Von { $name } liest du nichts mehr.
safety-blocked = Du und { $name } geht euch aus dem Weg.
safety-reported = Danke. Es ist bei denen angekommen, die diesen Server betreiben.
safety-list = Stumm und blockiert
safety-is-muted = stumm
safety-is-blocked = blockiert
safety-undo = Zurücknehmen

## Urlaub

vacation = Urlaub
vacation-why =
    { $count ->
        [one] Du spielst { $count } Partie mit Tagen pro Zug. Solange du weg bist, steht deine Uhr dort still.
       *[other] Du spielst { $count } Partien mit Tagen pro Zug. Solange du weg bist, stehen deine Uhren dort still.
    }
vacation-days = Tage weg
vacation-go = In den Urlaub
vacation-until = Du bist weg bis { $date }.
vacation-seat = im Urlaub
vacation-back = Ich bin zurück
