### Was nur die App im Browser sagt, auf Deutsch.

skip = Zum Spiel
home = Jailbirds, Startseite
header = Seite
to-home = Zur Startseite
to-table = Zum Tisch
loading = Einen Moment …
close = Schließen
no-page = Hier ist nichts
no-title = So heißt keins unserer Spiele. Alle vier findest du auf der Startseite.
trouble = Das hat nicht geklappt
unreachable = Der Server ist nicht zu erreichen. Läuft er?
connection-lost = Die Verbindung ist weg. Nichts geht verloren; wir versuchen es wieder …
connection-offline = Du bist offline. Deine Spiele liegen auf dem Server; weiter geht’s, sobald du wieder da bist.
connection-retry = Jetzt versuchen
refused = Das ging nicht.
not-now = Das geht jetzt nicht.

## Die Startseite

home-heading = Vier Wege aus dem Knast
home-sentence = Brettspiele übers Ausbrechen, gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Warten.
home-facts = { $few } bis { $many } Spieler · etwa { $minutes } Minuten
home-alcatraz = Mit jedem deiner Schritte geht auch ein Wärter. Schlüpf an ihm vorbei, oder lass ihn die anderen fassen.
home-ausbrecher = Tippe heimlich, wer in welches Boot kommt, und schiebe dann dieselben sieben Ausbrecher wie alle anderen.
home-scapegoat = Plant gemeinsam den Ausbruch, und stimmt jede Runde ab, wer leer ausgeht. Einer bleibt zurück.
home-digout = Such, bastle, stiehl und prügle dich zum Löffel, zur Spitzhacke, zum Tunnel. Es geht rau zu im Knast.
title-alcatraz = Alcatraz
title-ausbrecher = Ausbrecher AG
title-scapegoat = Alcatraz: Verrat hinter Gittern
title-digout = Dig Your Way Out
play-now = Sofort gegen Bots spielen
starting = Gleich geht’s los …
new-table = Neuer Tisch
learn = Erste Stunde
rules = Regeln
your-games = Deine Spiele
no-games = Noch keins. Ein Klick da oben, und du bist mittendrin.
open-tables = Offene Tische
no-tables = Gerade wartet niemand. Mach einen Tisch auf und teile den Link.
status-waiting = wartet auf Spieler
status-playing = läuft
status-over = vorbei
guest = Gast

## Ein neuer Tisch

new-heading-of = { $title }: neuer Tisch
who-plays = Wer spielt mit
seat-number = Platz { $number }
level-of = Stärke des Bots auf Platz { $number }
name = Name
name-of = Name für Platz { $number }
chair-me = Du
chair-open = Jemand per Link
chair-open-help = wer deinen Link öffnet
chair-device = Jemand neben dir
chair-bot = Bot
seat-less = Ein Platz weniger
seat-more = Ein Platz mehr
shuffle = Plätze auslosen
table-open = Unter den offenen Tischen zeigen
table-open-help = Dann kann sich jeder dazusetzen, auch ohne Link.
spectators = Zuschauen erlaubt
spectators-help = Wer zuschaut, sieht, was alle sehen, und keine Geheimnisse.
clock = Uhr
clock-none = Keine Uhr
clock-live = Live
clock-days = Tage pro Zug
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu pro Zug
clock-days-each = Tage für jeden Zug
clock-help = Wessen Zeit abläuft, für den spielt von da an ein Bot.
options = Varianten
option-json = eine Liste, als JSON
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
invite = Einladen
invite-help = Wer diesen Link öffnet oder den Code scannt, kann sich dazusetzen.
seat-free = freier Platz

## Am Tisch

decision = Deine Entscheidung
choices = Was du tun kannst
all-choices = Alle Züge ({ $count })
story = Was geschah
tab-since = Seit deinem Zug
tab-log = Verlauf
tab-chat = Chat
log-empty = Noch nichts.
chat-empty = Noch hat niemand etwas gesagt.
chat-empty-watching = Zuschauer reden bis zum Ende nur unter sich.
chat-say = Sag etwas
chat-send = Senden
hint-glow = Zeige auf etwas, das leuchtet: Du siehst vorher, was passiert.
hint-there = Nun wähle, wohin. Du siehst vorher, was passiert.
hint-several = Dort geht mehreres: Such eins aus.
hint-buttons = Wähle unten mit den Knöpfen.
wait-over = Das Spiel ist vorbei.
wait-watching = Du schaust zu.
wait-turn = Warte, bis du dran bist.
open-rule = : diese Regel öffnen
not-this = Nein, etwas anderes
put-back = Zurück
undo = Zurücknehmen
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
leave = Gehen
leave-heading = Den Tisch verlassen?
leave-help = Ein Bot spielt für dich, bis du zurück bist. Gibst du auf, spielt er deinen Platz zu Ende.
leave-bot = Gehen, ein Bot spielt
stay = Bleiben
resign = Aufgeben
come-back = Bin wieder da
table-gone = Diesen Tisch gibt es nicht mehr.
seat-resigned = hat aufgegeben, ein Bot spielt
seat-away = weg, ein Bot spielt
time-left = Zeit übrig
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
talk-left = Zeit zum Reden: { $time }
step-joined =
    { $you ->
        [yes] Du setzt dich dazu.
       *[no] { $player } setzt sich dazu.
    }
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

## Mehrere an einem Gerät

curtain-pass = Weitergeben an { $player }
curtain-help = Jetzt sollte sonst niemand hinsehen. Sobald { $player } das Gerät hat, geht der Vorhang auf.
curtain-lift = Ich bin { $player }

## Das Ende

result = Ergebnis
winner = gewonnen
rematch = Revanche
replay = Nachspielen
verify = Würfel prüfen
no-chart = Der Verlauf ließ sich nicht zeichnen.

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
verify-help = Vor dem ersten Zug hat der Server den Hash eines geheimen Startwerts veröffentlicht. Jeder Wurf und jede gezogene Karte folgt aus diesem Startwert.
verify-hash = Hash, vor dem Spiel veröffentlicht
verify-seed = Startwert, danach veröffentlicht
verify-later = Er wird veröffentlicht, wenn das Spiel vorbei ist.
verify-fits = Der Startwert passt zum Hash: Er stand vor dem ersten Zug fest.
verify-fits-not = Der Startwert passt nicht zum Hash. Trau diesem Spiel nicht.
verify-command = Um jeden einzelnen Wurf nachzurechnen, speichere das Protokoll und lass es prüfen:

## Regeln und Stunden

players-range = { $few } bis { $many } Spieler
rules-search = In den Regeln suchen
rules-none = Davon sagt keine Regel etwas.
rules-example = Beispiel zeigen
lesson-step = Schritt { $step } von { $count }
lesson-next = Weiter
lesson-again = Noch mal von vorn
lesson-play = Jetzt im Ernst: gegen Bots spielen
lesson-glow = Folge in dieser Stunde dem, was leuchtet.
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
confirm = Züge bestätigen
confirm-help = Jeder Zug fragt noch einmal nach.
ping = Glocke, wenn du dran bist
ping-help = Eine Schiffsglocke, wenn du an der Reihe bist.
sounds = Geräusche
sounds-help = Schritte, Würfel und Türen bei jedem Zug.
notify = Benachrichtigungen
notify-on = eingeschaltet
notify-ask = Einschalten
my-data = Deine Daten
export = Mitnehmen
import = Spiel mitbringen
imported =
    { $count ->
        [one] { $count } Spiel ist jetzt hier.
       *[other] { $count } Spiele sind jetzt hier.
    }
forget = Mich löschen
forget-sure = Wirklich alles löschen
forgotten = Dein Name und alles, was du gesagt hast, ist gelöscht. An deinen Plätzen spielen Bots weiter.
