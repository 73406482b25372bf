### Wat alleen de app in de browser zegt, in het Nederlands.

skip = Naar het spel
home = Jailbirds, startpagina
header = Site
to-home = Naar de startpagina
to-table = Naar de tafel
loading = Even geduld …
close = Sluiten
no-page = Hier is niets
no-title = Zo heet geen van onze spellen. Je vindt ze allemaal op de startpagina.
trouble = Dat lukte niet
unreachable = De server is niet te bereiken. Draait hij wel?
other-version = Deze pagina en de server hebben niet dezelfde versie. Laad de pagina opnieuw.
connection-lost = De verbinding is weg. Er gaat niets verloren; we proberen het opnieuw …
connection-offline = Je bent offline. Je partijen blijven op de server bewaard; zodra je terug bent, speel je verder.
connection-retry = Nu proberen
refused = Dat kon niet.
not-now = Dat kan nu niet.

## De startpagina

home-heading =
    { $count ->
        [0] Wegen uit de bajes
        [3] Drie wegen uit de bajes
        [4] Vier wegen uit de bajes
        [5] Vijf wegen uit de bajes
        [6] Zes wegen uit de bajes
        [one] Eén weg uit de bajes
       *[other] { $count } wegen uit de bajes
    }
home-sentence = Bordspellen over ontsnappen, tegen bots of met vrienden via een link. Geen account, geen wachttijd.
home-facts = { $players } · ongeveer { $minutes } minuten
play-now = Nu tegen bots spelen
starting = Daar gaan we …
new-table = Nieuwe tafel
learn = Eerste les
rules = Regels
your-games = Jouw partijen
no-games = Nog geen. Eén klik hierboven en je zit er middenin.
game-unreadable = Een partij { $title } kan niet meer getoond worden: de regels zijn te oud voor deze server, of ze is beschadigd.
turn-of =
    { $count ->
        [one] { $who } is aan de beurt
       *[other] { $who } zijn aan de beurt
    }
finished-games = Afgelopen partijen
offline-works = Je bent offline. De startpagina werkt, en ook regels die je eerder hebt geopend; zodra je terug bent, speel je verder.
quick-players = Hoeveel er spelen
quick-level = Hoe sterk de bots zijn
open-tables = Open tafels
home-waiting =
    { $count ->
        [one] Eén spel zoekt spelers
       *[other] { $count } spellen zoeken spelers
    }
no-tables = Er wacht nu niemand. Open een tafel en deel de link.
status-playing = bezig
status-over = afgelopen
guest = Gast

## Spelers vinden

seek-start = Spelers zoeken
seeks = Zoeken medespelers
seek-none = Er zoekt nu niemand. Druk bij een spel op ‘Spelers zoeken’: wie hetzelfde wil spelen, komt jou tegen.
seek-facts = { $title } · { $players } · ongeveer { $minutes } minuten
seek-there = { $there } van { $players } aanwezig
seek-join = Meespelen
seek-stop = Stoppen met zoeken
seek-ended = Er wordt niet meer naar spelers gezocht: de pagina was te lang weg.
seek-looking = Medespelers gezocht: { $title }, { $there } van { $players } aanwezig
seek-bots-in =
    { $seconds ->
        [one] Over { $seconds } seconde schuiven bots aan
       *[other] Over { $seconds } seconden schuiven bots aan
    }
seek-how = Hoe je spelers zoekt
seek-wait = Bots nemen de vrije plaatsen
seek-wait-20 = na 20 seconden
seek-wait-60 = na een minuut
seek-wait-never = nooit: alleen mensen
seek-alike = Ongeveer mijn niveau
seek-alike-help = Eerst mensen die ongeveer even sterk zijn; hoe langer het duurt, hoe ruimer de kring.
seek-rated-help = De uitslag telt voor iedereen aan tafel, ook voor bots.
featured = Nu bezig
featured-watch = Kijk naar { $title }: { $who }
running-tables = Potjes om naar te kijken
running-watch = kijken
running-points = gemiddeld { $points } punten

## Een nieuwe tafel

new-heading-of = { $title }: nieuwe tafel
who-plays = Wie speelt er mee
seat-number = Plaats { $number }
level-of = Niveau van de bot op plaats { $number }
name = Naam
name-of = Naam voor plaats { $number }
friend-of = Wie je op plaats { $number } uitnodigt
chair-me = Jij
chair-open = Iemand via de link
chair-open-help = wie je link opent
chair-friend = Iemand die je volgt
chair-device = Iemand naast je
chair-bot = Bot
seat-less = Een plaats minder
seat-more = Een plaats meer
shuffle = Plaatsen loten
table-open = Bij de open tafels zetten
table-open-help = Dan kan iedereen aanschuiven, ook zonder link.
spectators = Toeschouwers mogen kijken
spectators-help = Ze zien wat iedereen ziet, en geen geheimen.
rated = Potje dat meetelt
rated-help = De uitslag telt voor iedereen die gaat zitten, ook voor bots. Waar een bot op gereageerd heeft, kun je dan niet terugnemen.
hints = Hints toegestaan
hints-help = Wie aan zet is mag vragen wat een sterke bot zou doen. In de uitslag staat wie dat hoe vaak deed.
rated-tag = Dit potje telt mee
ratings = Ranglijst
ratings-heading = { $title }: ranglijst
ratings-how = Mensen en bots op één schaal. Iedereen begint op 1500; wie wint, stijgt, en tegen sterke spelers stijg je sneller. Alleen potjes die meetellen en waarin iedereen tot het einde blijft, doen ertoe.
ratings-none = Nog niemand heeft tien potjes gespeeld die meetellen. Open een tafel, zet ‘Potje dat meetelt’ aan en word de eerste.
rating-player = Speler
rating-points = Rating
rating-games = Potjes
rating-guess = { $points }?
    .about = ‘?’ betekent: een eerste gok. Na tien potjes die meetellen staat hij vast.
rating-sure = { $points }
    .about = Plus of min { $margin }.
clock = Klok
clock-none = Geen klok
clock-live = Live
clock-days = Dagen per zet
clock-minutes = Minuten voor iedereen
clock-increment = Seconden erbij per beurt
clock-days-each = Dagen voor elke zet
clock-vacation = Vakantiedagen voor iedereen
clock-help = Is je tijd op, dan speelt vanaf dat moment een bot voor je.
options = Varianten
first-easier = Je eerste tafel: die begint makkelijker dan anders. Pas aan wat je wilt.
deck-help = Eén kaart per regel, met spaties ertussen. In deze volgorde: { $parts }. Leeg: de kaarten van het spel.
deck-several = { $part } (meerdere verbind je met +)
deck-wrong = Regel { $line }, { $part }: verwacht { $expected }, gevonden { $found }.
deck-twice = Regel { $line }: { $found } staat al op regel { $first }.
deck-sum = { $what }: { $count }, verwacht { $wanted }.
deck-lacks = { $part }: op geen enkele kaart staat { $missing }.
deck-example = Voorbeeld invullen
deck-empty = Veld leegmaken
deck-count =
    { $count ->
        [one] { $count } kaart van { $wanted }.
       *[other] { $count } kaarten van { $wanted }.
    }
deck-right =
    { $count ->
        [one] { $count } kaart, alles klopt.
       *[other] { $count } kaarten, alles klopt.
    }
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
fill-bots = Aanvullen met bots
cancel-table = Tafel opheffen
cancel-sure = Iedereen die hier zit, wordt weggestuurd.
invite = Uitnodigen
invite-help = Wie deze link opent of de code scant, kan aanschuiven.
seat-free = vrije plaats
sketch-tile = Rij { $row }, kolom { $column }

## Aan tafel

decision = Jouw beslissing
actions = Wat je kunt doen
all-actions = Alle zetten ({ $count })
more-actions = Alles ({ $count })
story = Wat er gebeurde
tab-people = Spelers
tab-log = Verslag
tab-chat = Chat
log-empty = Nog niets.
chat-empty = Er heeft nog niemand iets gezegd.
chat-empty-watching = Toeschouwers praten tot het einde alleen met elkaar.
chat-say = Zeg iets
chat-send = Versturen
preview = { $action }?
tap-again = Tik nog eens, of druk op de knop.
read-on = Lees verder
go-on = Verder
recap = Alles wat er intussen gebeurde ({ $count })
skip-to-me = Door naar mijn beurt
past = Zo stond het toen
past-back = Terug naar nu
pace = Tempo
pace-help = Hoe snel bots spelen en zetten te zien zijn. Speel je met anderen, dan bepaalt wie de tafel opende het tempo.
pace-slow = rustig
pace-normal = normaal
pace-fast = snel
pace-instant = meteen
hint-there = Kies nu waarheen. Je ziet vooraf wat er gebeurt.
hint-several = Hier kun je meer dan één ding doen: kies er een.
wait-over = Het spel is afgelopen.
wait-watching = Je kijkt toe.
wait-turn = Wacht op je beurt.
open-rule = : open deze regel
not-this = Nee, iets anders
put-back = Terug
ask-hint = Wat zou jij doen?
undo = Terugnemen
undo-please = Vraag of het terug mag
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
leave-help-two = Een bot speelt voor je tot je terug bent. Geef je op, dan wint de ander.
leave-help-alone = Het spel wacht tot je terug bent. Geef je op, dan is het afgelopen.
leave-bot = Weggaan, een bot speelt
leave-waits = Weggaan, het spel wacht
stay = Blijven
resign = Opgeven
come-back = Ik ben er weer
table-gone = Deze tafel is er niet meer.
seat-resigned = opgegeven, een bot speelt
seat-away = weg, een bot speelt
seat-gone = even weg
seat-stand-in = { $player } (bot)
time-left = tijd over
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
talk-left = Tijd om te praten: { $time }
away-since =
    { $minutes ->
        [one] { $player } is al een minuut weg.
       *[other] { $player } is al { $minutes } minuten weg.
    }
away-bot = Laat een bot spelen
away-wait = Wachten
away-end = Partij stoppen
undo-wish = { $player } wil de eigen laatste keuze terugnemen, en alles wat daarna kwam.
undo-wished = Je wilt je zet terugnemen; we vragen het de anderen.
undo-agree = Goed
undo-decline = Nee
end-wish = Voorstel van { $who }: de partij hier stoppen, zonder winnaar.
end-wished = Je wilt de partij hier stoppen; we vragen het de anderen.
end-agree = Stoppen
play-on = Doorspelen
bot-for-you = Een bot speelt voor je.
waits-for-you = Het spel wacht op je.
talk-enough = Ik ben uitgepraat
talk-enough-for = Uitgepraat: { $who }
step-joined =
    { $you ->
        [yes] Je schuift aan.
       *[no] { $player } schuift aan.
    }
step-filled = { $player } neemt een vrije plaats in.
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
step-asked_undo =
    { $you ->
        [yes] Je vraagt of je je zet mag terugnemen.
       *[no] { $player } wil een zet terugnemen.
    }
step-agreed_undo =
    { $you ->
        [yes] Je vindt het goed.
       *[no] { $player } vindt het goed.
    }
step-declined =
    { $you ->
        [yes] Je vindt het niet goed: de zet blijft staan.
       *[no] { $player } vindt het niet goed: de zet blijft staan.
    }
step-enough =
    { $you ->
        [yes] Jij bent uitgepraat.
       *[no] { $player } is uitgepraat.
    }
step-stood_in =
    { $you ->
        [yes] Je laat niets horen; een bot speelt voor je.
       *[no] { $player } laat niets horen; een bot speelt verder.
    }
step-wants_end =
    { $you ->
        [yes] Je wilt de partij hier stoppen.
       *[no] { $player } wil de partij hier stoppen.
    }
step-vacation =
    { $you ->
        [yes] Je bent op vakantie, of terug: kijk op je klok.
       *[no] { $player } is op vakantie, of terug.
    }
step-plays_on =
    { $you ->
        [yes] Je speelt toch liever door.
       *[no] { $player } speelt toch liever door.
    }

## Samen aan één apparaat

curtain-pass = Geef door aan { $player }
curtain-help = Nu mag even niemand anders kijken. Zodra { $player } het apparaat heeft, mag het doek op.
curtain-lift = Ik ben { $player }

## Het einde

result = Uitslag
winner = gewonnen
rematch = Revanche
rematch-number = Revanche: partij { $number }
series-wins =
    { $count ->
        [one] { $count } keer gewonnen
       *[other] { $count } keer gewonnen
    }
share-result = Deel als plaatje
replay = Terugkijken
review = Analyse
verify = Toeval controleren
no-chart = De grafiek kon niet worden getekend.
chart-moves = Zetten, ook die van het toeval

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
export-log = Verslag bewaren
verify-help = Vóór de eerste zet heeft de server de hash van een geheime startwaarde bekendgemaakt. Alles wat het toeval besliste, volgt uit die startwaarde.
verify-hash = Hash, vóór de partij bekendgemaakt
verify-seed = Startwaarde, daarna bekendgemaakt
verify-later = Die wordt bekendgemaakt als de partij is afgelopen.
verify-fits = De startwaarde past bij de hash: hij stond vóór de eerste zet vast.
verify-fits-not = De startwaarde past niet bij de hash. Vertrouw deze partij niet.
verify-command = Om het allemaal na te rekenen, bewaar je het verslag en laat je het controleren:
verify-from-position = Dit spel begon in een stelling, niet met de beginopstelling: alles wat het toeval vanaf daar besliste, is te controleren. Hoe die stelling ontstond niet.

## Analysebord

analysis = Analysebord
analysis-here = Vanaf hier iets anders proberen
analysis-chances = Winstkansen, met open kaarten
analysis-best = Het beste voor { $player }
analysis-best-help = Met de kans om te winnen, voor zover die vanaf die plaats te weten is.
analysis-branch = Wat je probeert
analysis-start = Het spel na zet { $move }
analysis-empty = Nog niets. Speel voor wie er aan de beurt is, of neem een van de beste zetten.
analysis-chance = Nu beslist het toeval.
analysis-roll = Laat het toeval beslissen
analysis-outcomes = Of kies zelf wat er komt
analysis-actor = wie er aan de beurt is
analysis-share = Deel deze variant
analysis-share-help = Wie deze link heeft, ziet wat je hebt geprobeerd en kan vanaf daar verder.
analysis-play = Speel vanaf hier verder
analysis-play-help = Aan een eigen tafel, tegen bots. De uitslag telt nergens mee: niet voor je rating en niet in je statistieken.
analysis-play-as = Je speelt als

## Puzzels

puzzles = Puzzels
puzzles-sentence = Eén stelling, en één zet die beter is dan alle andere. Ze komen allemaal uit potjes die bots echt hebben gespeeld.
puzzles-daily = Puzzel van de dag
puzzles-daily-help = Voor iedereen dezelfde. De volgende komt om middernacht, UTC.
puzzles-today-solved = Opgelost. De volgende komt om middernacht, UTC.
puzzles-today-missed = Deze keer niet opgelost. De volgende komt om middernacht, UTC.
puzzles-solve = Los hem op
puzzles-look = Nog eens bekijken
puzzles-yours = Zo sta je ervoor
puzzles-how = Je eerste poging telt: los je een moeilijke puzzel op, dan gaat je rating flink omhoog. Dagen op rij zijn de dagen waarop je de puzzel van de dag in één keer had.
puzzles-rating = Jouw rating
puzzles-guess = ‘?’ betekent: een eerste gok. Na tien puzzels staat hij vast.
puzzles-streak = Dagen op rij
puzzles-best-streak = Langste reeks
puzzles-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
puzzles-solved = In één keer opgelost
puzzles-of = { $solved } van { $count }
puzzles-shelf = { $solved } van { $count } opgelost
puzzles-one = Een puzzel voor mij
puzzles-next = Volgende puzzel
puzzles-skip = Een andere puzzel
puzzles-again = Nog een keer
puzzles-show = Toon de oplossing
puzzles-show-ask = Als je de oplossing bekijkt, telt de puzzel als niet opgelost. Toch tonen?
puzzles-shown = Je hebt de oplossing bekeken.
puzzles-verdict = Jouw antwoord
puzzles-first = Je eerste poging telt.
puzzles-counts-not = Deze heb je al eens geprobeerd: nu is het alleen voor de lol.
puzzles-difficulty = Moeilijkheid { $rating }
puzzles-by-difficulty = Van makkelijk naar moeilijk
puzzles-fresh = nog niet geprobeerd
puzzles-was-solved = opgelost
puzzles-was-missed = niet opgelost
puzzles-list = Bekijk ze allemaal
puzzles-all = Alle puzzels
puzzles-none = Van dit spel zijn er nog geen puzzels.

## Regels en lessen

players-range = { $few } tot { $many } spelers
brief-goal = Doel
brief-turn = Je beurt
brief-twist = Het addertje
brief-others = De anderen
brief-end = Einde
rules-search = Zoeken in de regels
rules-things = Alles uit de doos
rules-none = Daar zegt geen regel iets over.
rules-example = Voorbeeld tonen
lesson-step = Stap { $step } van { $count }
lesson-next = Verder
lesson-again = Nog een keer vanaf het begin
lesson-play = Speel door: deze partij is van jou
lesson-skip = Overslaan
lesson-wait = Speel door. Ik meld me zodra er iets nieuws is.
lesson-watch = Kijk wat de anderen doen.
lesson-else = Dat kan ook. Kijk wat ervan komt.
lesson-none = Voor dit spel is er nog geen les.

## Instellingen

settings = Instellingen
nickname = Je naam
language = Taal
theme = Uiterlijk
theme-night = Nacht
theme-day = Daglicht
theme-system = Zoals je systeem
motion = Animaties
motion-help = Stukken lopen, dobbelstenen rollen, het water golft.
confirm-offer = Eerste partij? Vóór elke zet navragen?
confirm-take = Ja, graag
no-thanks = Nee, bedankt
confirm = Zetten bevestigen
confirm-help = Vóór elke zet vragen we nog één keer na.
goals = Een doel voor ogen
goals-help = Ben je aan de beurt, dan zegt één regel waar je naartoe kunt werken.
ping = Bel als je aan de beurt bent
ping-help = Een scheepsbel zodra het jouw beurt is.
sounds = Geluiden
sounds-help = Stappen, dobbelstenen en deuren bij elke zet.
notify = Meldingen
notify-on = staan aan
notify-ask = Aanzetten
my-data = Je gegevens
export = Downloaden
import = Partij inladen
imported =
    { $count ->
        [one] { $count } partij ingeladen.
       *[other] { $count } partijen ingeladen.
    }
forget = Verwijder mij
forget-ask = Je naam, je plaatsen en alles wat je hebt gezegd, verdwijnen voorgoed.
forget-sure = Echt alles verwijderen
forgotten = Je naam en alles wat je hebt gezegd, zijn verwijderd. Op je plaatsen spelen bots verder.

## Je eigen pagina

player-page = Jouw speler
player-about = Je apparaten, partijen en gegevens
player-as = Je speelt hier als { $name }.
been-here = Ik ben hier al eens geweest
signed-out = Dit apparaat is afgemeld. Er is niets kwijt: kom hieronder terug, of speel gewoon verder als iemand nieuws.
name-keep = Zo heet ik
name-kept = Je heet nu { $name }. Aan tafels waar je al zit, blijft de oude naam staan.
keep = Bewaar deze speler
keep-why = Tot nu toe hangen je partijen aan deze ene browser. Met een passkey of vijf herstelwoorden vind je ze overal terug. Zonder e-mail, zonder wachtwoord.
keep-done = Je bent bewaard: wat er ook met deze browser gebeurt, je kunt terugkomen.
keep-passkey = Bewaar me met een passkey
keep-phrase = Bewaar me met vijf woorden
keep-offer = Wil je je partijen terugvinden, ook op een ander apparaat?
passkey-add = Nog een passkey
passkey-of = Passkey van { $name }, { $date }
passkey-none = Dat werd geen passkey. Probeer het nog eens, of gebruik de woorden.
passkey-remove-ask = Daarmee kom je dan niet meer terug.
remove = Verwijderen
phrase-once = Dit zijn je vijf woorden. Schrijf ze nu op: niemand kan ze nog eens laten zien.
phrase-renew = Nieuwe woorden
phrase-renew-ask = De oude werken dan niet meer.
second-device = Op een ander apparaat
second-device-why = Speel verder op je telefoon of op een andere computer.
second-device-show = Toon een code
second-device-code = De code werkt voor één apparaat, tien minuten lang:
second-device-how = Scan dit met het andere apparaat, of open daar { $address } en typ de code.
devices = Waar je bent aangemeld
device-this = dit apparaat
device-used = laatst hier: { $date }
device-unknown = Een browser
sign-out = Afmelden
sign-out-ask = Dat apparaat ligt er meteen uit.
sign-out-this = Je verlaat dit apparaat, en kunt terugkomen.
sign-out-last = Je hebt nog geen weg terug: je partijen zouden voor jou verloren zijn.
come-back-now = Terugkomen
come-back-secret = Je vijf woorden, of de code van je andere apparaat
come-back-passkey = Met een passkey
come-back-instead = Deze browser speelt dan niet meer als { $name }.

## Wat je hoort als je er niet bent

alerts = Je beurt op zak
alerts-why = Speel je met anderen, dan laten we je weten wanneer je aan de beurt bent, ook als deze pagina dicht is.
alerts-here = Laat het op dit apparaat weten
alerts-cannot = Deze browser kan geen meldingen krijgen. Zet Jailbirds op je telefoon op het beginscherm en open het daar.
alerts-denied = Deze browser stond het niet toe. Dat kun je veranderen in zijn instellingen voor deze pagina.
alerts-what = Wat je wilt weten
alerts-turn = Ik ben aan de beurt
alerts-invitation = Ik ben uitgenodigd aan een tafel
alerts-deadline = Mijn tijd is bijna om
alerts-over = Een spel van mij is afgelopen
alerts-when = Wanneer
alerts-quiet = Stille uren
alerts-quiet-help = Wat daarna nog geldt, hoor je dan.
alerts-from = van
alerts-to = tot
alerts-other = krijgt ook bericht
alerts-more = Andere manieren: feed en webhook
alerts-feed-why = Een feedlezer kan je spellen in de gaten houden.
alerts-feed = Feed maken
alerts-feed-once = Het adres van je feed. Het is geheim en je ziet het alleen nu:
alerts-feed-renew = Nieuw adres
alerts-feed-renew-ask = Het oude adres werkt dan niet meer.
alerts-feed-close = Geen feed meer
alerts-webhook = webhook
alerts-webhook-why = Ook een programma van jou kan bericht krijgen, op een adres dat met https:// begint.
alerts-webhook-url = Adres van je programma
alerts-webhook-add = Webhook toevoegen
alerts-webhook-secret = Het geheim waarmee we ondertekenen. Je ziet het alleen nu:

## De pagina van een speler

profile-see = Bekijk je pagina
profile-since = Speelt hier sinds { $date }
profile-public = Iedereen mag deze pagina zien
profile-public-help = Anderen zien alleen spellen aan tafels die voor iedereen open waren, en die ze met jou speelden.
profile-hidden = Je pagina zie alleen jij nu nog.
profile-shown = Iedereen mag je pagina nu zien.
profile-none = Nog geen spel uitgespeeld.
profile-games =
    { $count ->
        [one] spel
       *[other] spellen
    }
profile-won =
    { $count ->
        [one] keer gewonnen
       *[other] keer gewonnen
    }
profile-streak = achter elkaar gewonnen
profile-best-streak = langste reeks gewonnen
profile-titles = Per spel
profile-bots = Tegen bots
profile-opponents = Tegen mensen
profile-seats = Per plek
profile-seat = Plek { $seat }
profile-won-head = gewonnen
profile-lost-head = verloren
profile-all-games = Alle spellen
profile-filter-title = Welk spel
profile-any-title = Elk spel
profile-filter-result = Hoe het afliep
profile-any-result = Gewonnen of niet
profile-only-won = Alleen gewonnen
profile-only-lost = Alleen niet gewonnen
profile-filter-against = Tegen wie
profile-any-opponent = Tegen iedereen
profile-search = Naam van iemand die meespeelde
profile-was-won = Gewonnen
profile-was-lost = Niet gewonnen
profile-rated = met rating
profile-nobody = iemand
profile-no-match = Zo’n spel is er niet.
profile-more = Meer laten zien

## Vrienden

friends = Vrienden
friends-follow = Volgen
friends-follow-who = { $name } volgen
friends-unfollow = Niet meer volgen
friends-unfollow-who = { $name } niet meer volgen
friends-followed = Je volgt { $name } nu. Verder komt niemand het te weten.
friends-unfollowed = Je volgt { $name } niet meer.
friends-online = online
friends-offline = offline
friends-hidden = pagina verborgen
friends-score = Jij { $won } : { $lost } { $name }
friends-score-short = Jij { $won } : { $lost }
friends-invite-to = Uitnodigen voor
friends-invite-who = { $name } uitnodigen: { $title }
friends-all = Alle vrienden ({ $count })
invited = Er wordt een plek voor je vrijgehouden: { $title }
invited-by = { $name } nodigt je uit: { $title }
invited-no = Nu niet

## Veiligheid

safety-about = Over { $name } …
safety-mute-why = Je leest niets meer van wat deze speler zegt.
safety-mute = Dempen
safety-block-why = Jullie zitten niet meer aan één tafel, en je pagina blijft voor deze speler verborgen.
safety-block = Blokkeren
safety-report-why = Vertel wie deze server beheert wat er gebeurd is. Die ziet de chatregel waar het om gaat.
safety-reason = Waar het om gaat
safety-abuse = Belediging of bedreiging
safety-cheating = Oneerlijk spel
safety-name = Een kwetsende naam
safety-spam = Reclame
safety-other = Iets anders
safety-text = Wat er gebeurde
safety-report = Melden
safety-muted = Je leest niets meer van { $name }.
safety-blocked = Jij en { $name } komen elkaar niet meer tegen.
safety-reported = Bedankt. Het is aangekomen bij wie deze server beheert.
safety-list = Gedempt en geblokkeerd
safety-is-muted = gedempt
safety-is-blocked = geblokkeerd
safety-undo = Terugdraaien

## Vakantie

vacation = Vakantie
vacation-why =
    { $count ->
        [one] Je speelt { $count } spel met dagen per zet. Zolang je weg bent, staat je klok daar stil.
       *[other] Je speelt { $count } spellen met dagen per zet. Zolang je weg bent, staan je klokken daar stil.
    }
vacation-days = Dagen weg
vacation-go = Op vakantie
vacation-until = Je bent weg tot { $date }.
vacation-seat = op vakantie
vacation-back = Ik ben terug
