### Wat alleen de app in de browser zegt, in het Nederlands.

skip = Naar het spel
home = Jailbirds, startpagina
header = Site
to-home = Naar de startpagina
to-table = Naar de tafel
loading = Even geduld …
close = Sluiten
no-page = Hier is niets
no-title = Zo heet geen van onze spellen. Alle vier vind je op de startpagina.
trouble = Dat lukte niet
unreachable = De server is niet te bereiken. Draait hij wel?
connection-lost = De verbinding is weg. Er gaat niets verloren; we proberen het opnieuw …
connection-offline = Je bent offline. Je spellen staan op de server; zodra je terug bent, ga je verder.
connection-retry = Nu proberen
refused = Dat kon niet.
not-now = Dat kan nu niet.

## De startpagina

home-heading = Vier wegen uit de bajes
home-sentence = Bordspellen over ontsnappen, tegen bots of met vrienden via een link. Geen account, geen wachttijd.
home-facts = { $few } tot { $many } spelers · ongeveer { $minutes } minuten
home-alcatraz = Bij elke stap die je zet, loopt er een bewaker mee. Glip langs hem heen, of laat hem de anderen pakken.
home-ausbrecher = Wed in het geheim wie in welke boot komt, en duw daarna dezelfde zeven vluchters als iedereen.
home-scapegoat = Plan samen de ontsnapping, en stem elke ronde wie er niets aan heeft. Eén blijft achter.
home-digout = Zoek, knutsel, steel en vecht je naar een lepel, een pikhouweel, een tunnel. Het gaat er ruig aan toe.
title-alcatraz = Alcatraz
title-ausbrecher = Ausbrecher AG
title-scapegoat = Alcatraz: The Scapegoat
title-digout = Dig Your Way Out
play-now = Nu tegen bots spelen
starting = Daar gaan we …
new-table = Nieuwe tafel
learn = Eerste les
rules = Regels
your-games = Jouw spellen
no-games = Nog geen. Eén klik hierboven en je zit er middenin.
open-tables = Open tafels
no-tables = Er wacht nu niemand. Open een tafel en deel de link.
status-waiting = wacht op spelers
status-playing = bezig
status-over = afgelopen
guest = Gast

## Een nieuwe tafel

new-heading-of = { $title }: nieuwe tafel
who-plays = Wie spelen er mee
seat-number = Plaats { $number }
level-of = Niveau van de bot op plaats { $number }
name = Naam
name-of = Naam voor plaats { $number }
chair-me = Jij
chair-open = Iemand via de link
chair-open-help = wie je link opent
chair-device = Iemand naast je
chair-bot = Bot
seat-less = Een plaats minder
seat-more = Een plaats meer
shuffle = Plaatsen loten
table-open = Bij de open tafels zetten
table-open-help = Dan kan iedereen aanschuiven, ook zonder link.
spectators = Toeschouwers mogen kijken
spectators-help = Ze zien wat iedereen ziet, en geen geheimen.
clock = Klok
clock-none = Geen klok
clock-live = Live
clock-days = Dagen per zet
clock-minutes = Minuten voor iedereen
clock-increment = Seconden erbij per beurt
clock-days-each = Dagen voor elke zet
clock-help = Is je tijd op, dan speelt vanaf dat moment een bot voor je.
options = Varianten
option-json = een lijst, als JSON
open-table = Tafel openen
start-game = Spel beginnen

## Wachten op spelers

waiting-for =
    { $count ->
        [0] Iedereen is er.
        [one] Er is nog { $count } plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
waiting-starts = Zodra alle plaatsen bezet zijn, begint het spel vanzelf.
sit-down = Hier gaan zitten
get-up = Weer opstaan
invite = Uitnodigen
invite-help = Wie deze link opent of de code scant, kan aanschuiven.
seat-free = vrije plaats

## Aan tafel

decision = Jouw beslissing
choices = Wat je kunt doen
all-choices = Alle zetten ({ $count })
story = Wat er gebeurde
tab-since = Sinds je beurt
tab-log = Verloop
tab-chat = Chat
log-empty = Nog niets.
chat-empty = Nog niemand heeft iets gezegd.
chat-empty-watching = Toeschouwers praten tot het einde alleen met elkaar.
chat-say = Zeg iets
chat-send = Versturen
hint-glow = Wijs iets aan dat oplicht: je ziet vooraf wat er gebeurt.
hint-there = Kies nu waarheen. Je ziet vooraf wat er gebeurt.
hint-several = Daar kan meer dan één ding: kies er een.
hint-buttons = Kies met de knoppen hieronder.
wait-over = Het spel is afgelopen.
wait-watching = Je kijkt toe.
wait-turn = Wacht op je beurt.
open-rule = : open deze regel
not-this = Nee, iets anders
put-back = Terug
undo = Terugnemen
your-turn = Jij bent aan de beurt
table-tools = Tafel
share = Delen
share-help = Wie deze link heeft, kan meekijken.
share-private = Deze link is voor wie hier zit: verder kan niemand meekijken.
link = Link
copy-link = Link delen
copied = De link is gekopieerd.
qr = QR-code van de link
watchers =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
leave = Weggaan
leave-heading = Van tafel gaan?
leave-help = Een bot speelt voor je tot je terug bent. Geef je op, dan speelt hij je plaats uit.
leave-bot = Weggaan, een bot speelt
stay = Blijven
resign = Opgeven
come-back = Ik ben er weer
table-gone = Deze tafel is er niet meer.
seat-resigned = opgegeven, een bot speelt
seat-away = weg, een bot speelt
time-left = tijd over
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
talk-left = Tijd om te praten: { $time }
step-joined =
    { $you ->
        [yes] Je schuift aan.
       *[no] { $player } schuift aan.
    }
step-left =
    { $you ->
        [yes] Je gaat weg; een bot speelt voor je.
       *[no] { $player } gaat weg; een bot speelt verder.
    }
step-returned =
    { $you ->
        [yes] Je bent er weer.
       *[no] { $player } is er weer.
    }
step-resigned =
    { $you ->
        [yes] Je geeft op; een bot speelt verder.
       *[no] { $player } geeft op; een bot speelt verder.
    }
step-time =
    { $you ->
        [yes] Je tijd is op; een bot speelt verder.
       *[no] De tijd van { $player } is op; een bot speelt verder.
    }
step-undone =
    { $you ->
        [yes] Je neemt je zet terug.
       *[no] { $player } neemt een zet terug.
    }

## Samen aan één apparaat

curtain-pass = Geef door aan { $player }
curtain-help = Nu mag even niemand anders kijken. Zodra { $player } het apparaat heeft, gaat het doek op.
curtain-lift = Ik ben { $player }

## Het einde

result = Uitslag
winner = gewonnen
rematch = Revanche
replay = Terugkijken
verify = Dobbelstenen controleren
no-chart = De grafiek kon niet worden getekend.

## Terugkijken

replay-move = Zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén zet verder
replay-last = Naar het einde
replay-eyes = Door de ogen van
replay-spectator = een toeschouwer
export-log = Verslag opslaan
verify-help = Voor de eerste zet heeft de server de hash van een geheime startwaarde bekendgemaakt. Elke worp en elke getrokken kaart volgt uit die startwaarde.
verify-hash = Hash, voor het spel bekendgemaakt
verify-seed = Startwaarde, daarna bekendgemaakt
verify-later = Die wordt bekendgemaakt als het spel is afgelopen.
verify-fits = De startwaarde past bij de hash: hij stond voor de eerste zet vast.
verify-fits-not = De startwaarde past niet bij de hash. Vertrouw dit spel niet.
verify-command = Om elke worp na te rekenen, sla je het verslag op en laat je het controleren:

## Regels en lessen

players-range = { $few } tot { $many } spelers
rules-search = Zoeken in de regels
rules-none = Daar zegt geen regel iets over.
rules-example = Voorbeeld tonen
lesson-step = Stap { $step } van { $count }
lesson-next = Verder
lesson-again = Nog een keer van voren af aan
lesson-play = Nu echt: tegen bots spelen
lesson-glow = Volg in deze les wat oplicht.
lesson-none = Voor dit spel is er nog geen les.

## Instellingen

settings = Instellingen
nickname = Je naam
language = Taal
theme = Uiterlijk
theme-night = Nacht
theme-day = Daglicht
theme-system = Zoals het systeem
motion = Beweging
motion-help = Stukken lopen, dobbelstenen rollen, het water golft.
confirm = Zetten bevestigen
confirm-help = Elke zet vraagt nog één keer na.
ping = Bel als je aan de beurt bent
ping-help = Een scheepsbel zodra het jouw beurt is.
sounds = Geluiden
sounds-help = Stappen, dobbelstenen en deuren bij elke zet.
notify = Meldingen
notify-on = staan aan
notify-ask = Aanzetten
my-data = Je gegevens
export = Meenemen
import = Spel meebrengen
imported =
    { $count ->
        [one] { $count } spel staat nu hier.
       *[other] { $count } spellen staan nu hier.
    }
forget = Verwijder mij
forget-sure = Echt alles verwijderen
forgotten = Je naam en alles wat je hebt gezegd is verwijderd. Op je plaatsen spelen bots verder.
