### Wat het programma zelf zegt, in het Nederlands.

list-and = { $first } en { $last }
ruling = (onze uitleg: de spelregels laten dit open)

## Namen van wie speelt. Ze staan in de derde persoon, zoals elke naam: “Mens gaat naar rij 3.”

seat-you = Mens
seat-player = Speler { $number }
seat-bot = Bot { $number }

## Aan tafel: wat er naast een naam staat

seats = Aan tafel
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
tag-you = jij
tag-thinks = denkt na …
bot-random = toevalsbot
bot-greedy = gulzige bot

## Bots, niveau voor niveau: hoe ze heten, hoe ze spelen, en namen om uit te kiezen

bot-rookie = groentje
    .about = Net binnen. Ziet winst of een valstrik vlak voor de neus, schat de rest verkeerd in en kletst graag.
    .names = Pim, Sientje, Joep, Lotje, Beppie, Koosje, Tijn
bot-inmate = celgenoot
    .about = Kent de huisregels. Ziet wat vlak voor de neus ligt en vergist zich verder nog vaak.
    .names = Sjon, Annie, Kees, Greet, Piet, Riet, Joop
bot-hustler = ritselaar
    .about = Heeft oog voor een koopje en trapt af en toe in een slechte deal.
    .names = Gladde Ger, Vlugge Vic, Snelle Sien, Mazzel, Rikkie, Bikkel, Handige Hans
bot-regular = vaste klant
    .about = Pakt wat er nu het beste uitziet en zegt dat ook. Een eerlijke tegenstander zodra je de regels kent.
    .names = Roos, Henk, Truus, Gijs, Nel, Wim, Fien
bot-schemer = plannenmaker
    .about = Speelt meestal op gevoel, maar rekent ongeveer één op de drie zetten precies uit.
    .names = Vos, Wezel, Ekster, Das, Inkt, Spin, Slimme Saar
bot-veteran = veteraan
    .about = Denkt de helft van de zetten goed door, ook wat jij verbergt. Maakt weinig woorden vuil.
    .names = Ouwe Sjaak, IJzeren An, Litteken-Jo, Knoest, Tante Bep, Breekijzer, Rooie Karel
bot-mastermind = meesterbrein
    .about = Neemt de tijd, denkt de meeste zetten ver vooruit en laat weinig los. Lastig te verslaan.
    .names = Professor, Gravin, Dokter Nox, Uil, Madame X, Baron, Schaduw
bot-champion = kampioen
    .about = De sterkste die er is: denkt elke zet door, vier seconden lang. Succes!
    .names = Houdini, Nummer Een, Maestro, Keizerin, Maximus, Het Spook, Sfinx

## Wat je aanwijst

hint-start = Wijs iets aan dat oplicht: met de pijltjestoetsen, Tab of de muis.
hint-pick = Druk op Enter om dit te kiezen.
hint-target = Wijs nu een plek aan die oplicht. Je ziet vooraf wat er gebeurt.
hint-do = Druk op Enter om het te doen.
hint-hidden = … en dan komt er iets aan het licht dat nu nog verborgen is.
hint-choose = Druk op Enter om te kiezen.
hint-rule = ? toont de regel.
hint-stuck = Vanaf hier mag nu niets ({ $rules }). Kies het toch en wijs een plek aan, dan zie je waarom niet.
hint-list = Op het bord valt niets aan te wijzen: druk op a en kies uit de lijst.
hint-forced = Er zit maar één ding op: { $action }. Druk op Enter.
hint-wait = Wacht tot je weer aan de beurt bent.
hint-over = n begint een nieuw spel, s bewaart het verslag, q stopt.
hint-watch = Je kijkt toe: hier spelen alleen bots.

## Hints: wat er voor een actie pleit, waar het spel zelf niets zegt

why-only = Iets anders kun je niet doen.
why-best = Van alles wat je kunt doen belooft dit het meest.
hint-thinks = Een sterke bot denkt na over wat hij zou doen …
hinted = { $action } – dat zou een sterke bot doen.
hints-taken =
    { $count ->
        [one] { $player } heeft één hint gevraagd.
       *[other] { $player } heeft { $count } hints gevraagd.
    }

## Getypte zetten

type-how = Zo typ je een zet; Tab vult aan:
type-unknown = “{ $text }” ken ik niet. Probeer het zo:

## Verslag

since = Sinds je vorige beurt
speech = { $player }: “{ $sentence }”

## Wat je verder kunt doen

saved = Bewaard als { $file }.
not-saved = Bewaren is niet gelukt: { $reason }.
undone = Teruggenomen.
undo-nothing = Er is geen zet van jou om terug te nemen.
undo-ask = Anderen zijn al geweest: terugnemen kan als zij het goedvinden.
undo-roll = Te laat om terug te nemen: het toeval heeft al beslist.
undo-seen = Te laat om terug te nemen: er is iets verborgens onthuld.
undo-rated = Dit potje telt mee: waar de bots op gereageerd hebben, blijft staan.
undo-over = Te laat om terug te nemen: de partij is afgelopen.
bots-fast = De bots spelen nu meteen.
bots-slow = De bots nemen nu de tijd.
small = Deze terminal is te klein. Maak hem minstens { $width } × { $height } tekens groot.

## Hulp

help-title = Toetsen
help-point = iets aanwijzen; met de muis kan ook
help-jump = naar de volgende plek die oplicht
help-do = kiezen of uitvoeren
help-back = terugleggen, of sluiten wat openstaat
help-actions = een lijst van alles wat je kunt doen
help-type = een zet typen
help-why = de regel lezen die in de weg zit
help-hint = een sterke bot vragen wat hij zou doen
help-undo = je zet terugnemen
help-rules = de spelregels lezen
help-log = door het verslag bladeren
help-language = volgende taal
help-fast = bots meteen of rustig laten spelen
help-save = het verslag van het spel bewaren
help-new = nieuw spel
help-quit = stoppen

## Toetsen onderaan: kort

key-do = ok
key-back = terug
key-actions = lijst
key-type = typen
key-hint = hint
key-undo = ongedaan
key-rules = regels
key-help = hulp
key-language = taal
key-save = bewaren
key-quit = stoppen

## Vragen en het einde

end-won =
    { $count ->
        [one] Je wint
       *[other] Je deelt de overwinning
    }
end-lost = Je verliest
end-told =
    { $count ->
        [one] { $winners } wint
       *[other] { $winners } delen de overwinning
    }
end-nobody = Niemand wint
ending-agreed = De partij is in overleg gestopt.
ending-closed = De beheerder van de server heeft de partij gestopt.
ending-given_up = { $winners } wint: de ander heeft opgegeven.
ending-all_gave_up = Iedereen heeft opgegeven: de bots hebben het spel opgeruimd.
headline-nobody-agreed = De partij is gestopt
headline-nobody-closed = De partij is gestopt
headline-nobody-all_gave_up = Iedereen heeft opgegeven
headline-won-given_up = Je wint
headline-told-given_up = { $winners } wint
headline-lost-given_up = Je hebt opgegeven
quit-heading = Stoppen met dit spel?
new-heading = Een nieuw spel beginnen?
ask-lost = Dit spel is nog niet afgelopen.
ask-title = Welk spel?
ask-stay = doorspelen
ask-save-quit = bewaren en stoppen
ask-quit = stoppen
ask-new = nieuw spel
ask-save = verslag bewaren
ask-look = het bord bekijken

## What a strong bot says when too many think at once

remark-hurried = Er zijn er nu zoveel van ons aan het nadenken dat ik het kort houd en minder ver vooruitkijk.
