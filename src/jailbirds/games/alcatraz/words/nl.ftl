### Alcatraz, in het Nederlands.
### $you is ‘yes’ waar het over de lezer zelf gaat, anders ‘no’.

title = Alcatraz
tagline = Smokkel drie van je vier gevangenen langs acht bewakers de boot in, voordat het iemand anders lukt.
boat = BOOT
cell = CEL

## De regels in vijf regels

rules-goal = Breng drie van je vier gevangenen in de boot, voordat het iemand anders lukt.
rules-turn = Verplaats één gevangene in een rechte lijn, zo ver als je wilt. Nieuwe komen uit de cel, onder aan een kolom naar keuze.
rules-twist = Daarna loopt de bewaker van die rij evenveel velden, naar je gevangene toe. Hij moet zo ver kunnen lopen, en mag geen van jouw gevangenen pakken.
rules-others = Wie hij bereikt of passeert, gaat terug naar de cel. Zo raak je de anderen kwijt.
rules-end = Vanaf een rood veld mag een gevangene de boot in als er geen bewaker in de weg staat. Dan gaat het alarm af; met de derde heb je gewonnen.

## Aan het eind: de kop

headline-won-boat = Je bent ontsnapt
headline-lost-boat = Je blijft achter
headline-told-boat =
    { $count ->
        [one] { $winners } is ontsnapt
       *[other] { $winners } zijn ontsnapt
    }

## Wat nu

now-place = De bewakers betrekken hun post.
now-start = Er wordt geloot: wie begint?
now-roll = Alarm! De dobbelsteen wijst een rij aan.
now-run =
    { $you ->
        [yes] Alarm! Stuur de bewaker naar links of naar rechts.
       *[no] Alarm! { $player } stuurt de bewaker naar links of naar rechts.
    }
now-turn =
    { $you ->
        [yes] Jij bent aan de beurt: kies een gevangene en een veld.
       *[no] { $player } is aan de beurt.
    }
now-over = Het spel is afgelopen.

## Wat nu te doen: tegen wie aan zet is

ask-turn = Tik op een van je gevangenen of op de cel, dan op het veld waar hij stopt.
ask-enter = Haal iemand eruit: vanuit de cel gaat het recht omhoog. Tik op het veld waar hij stopt.
ask-boat = De weg is vrij: tik op je gevangene op het rode veld, dan op de boot. Of zet iemand anders.
ask-run = { $other_name } heeft alarm veroorzaakt, in rij { $row }: stuur de bewaker naar links of rechts. Hij pakt iedereen die hij tegenkomt.
pick-enter = Tik op het veld waar hij stopt. De lampen laten zien hoe ver de bewaker van die rij loopt.
pick-move = Tik op het veld waar hij stopt. De lampen laten zien hoe ver de bewaker van die rij loopt.
pick-escape = Tik nu op de boot.
pick-escape-move = Tik op de boot, dan is hij vrij, of op een ander veld waar hij stopt.

## Het doel, voor wie het wil zien

goal-boat = Nog { $count } voor de boot, en een ervan kan nu.
goal-blocked = Nog { $count } voor de boot. Een bewaker verspert kolom { $column }: stop in zijn rij om hem weg te lokken.
goal-red = Nog { $count } voor de boot. Je voorste staat in rij { $row }: breng hem naar een rood veld.
goal-out = Nog { $count } voor de boot. Haal eerst iemand uit de cel.

## Het einde is nabij

near-limit =
    { $count ->
        [one] De laatste beurt: daarna wint wie het verst is.
       *[other] Nog { $count } beurten: daarna wint wie het verst is.
    }
near-boat =
    { $you ->
        [yes] Twee van jou zitten in de boot: met de volgende win je.
       *[no] { $player } heeft er twee in de boot: nog één en het spel is uit.
    }
near-boats = { $count } van jullie hebben er twee in de boot: wie de volgende aan boord krijgt, wint.

## Wat er voor een actie pleit, in hints

why-boat =
    { $count ->
        [0] Hij komt in de boot, en daarmee heb je gewonnen.
        [one] Hij komt in de boot: dan heb je er nog maar één nodig.
       *[other] Hij komt in de boot: dan heb je er nog maar { $count } nodig.
    }
why-catches = De bewaker pakt onderweg { $count } gevangenen van de anderen.
why-catch-ready = De bewaker pakt de gevangene van { $other_name } in rij { $row }, die op het punt stond in de boot te stappen.
why-catch = De bewaker pakt de gevangene van { $other_name } in rij { $row }: terug naar de cel.
why-bars-last = Zo staat er een bewaker in de weg. Anders wint { $other_name } in de volgende beurt.
why-bars = Zo staat er een bewaker in de weg: voor { $other_name } was de weg naar de boot vrij.
why-clears = Dat lokt de bewaker weg: je gevangene in rij { $row }, kolom { $column } kan daarna vrij naar de boot.
why-red = Daar staat hij op een rood veld met vrije doorgang: de volgende keer kan hij in de boot.
why-waits = Op het rode veld staat hij klaar voor de boot, zodra de bewaker in kolom { $column } is weggelokt.
why-spares = De andere kant op zou de bewaker een van jou in rij { $row } pakken.
why-harmless = Deze kant op doet de bewaker niemand van jou kwaad.
why-out = Met één meer op het terrein heb je meer keus, en rij { $row } is een goed begin.
why-closer =
    { $count ->
        [one] Eén rij dichter bij de boot, en de bewaker kan je daarbij niets maken.
       *[other] { $count } rijen dichter bij de boot, en de bewaker kan je daarbij niets maken.
    }
why-quiet = Je wint er geen veld mee, maar de bewaker staat daarna beter voor je.

## Acties

action-place = Rij { $row }: bewaker naar kolom { $column }
action-start = { $player } begint
action-alarm = Alarm in rij { $row }
action-send =
    { $way ->
        [left] Stuur de bewaker naar links
       *[right] Stuur de bewaker naar rechts
    }
action-enter = Uit de cel naar rij { $row }, kolom { $column }
action-move = Van rij { $row }, kolom { $column } naar rij { $to_row }, kolom { $to_column }
action-escape = Van rij { $row }, kolom { $column } de boot in
action-return = Van rij { $row }, kolom { $column } terug de cel in
action-pass = Passen

## Gebeurtenissen

event-placed = De bewaker van rij { $row } betrekt zijn post in kolom { $column }.
event-started =
    { $you ->
        [yes] Jij begint.
       *[no] { $player } begint.
    }
event-entered =
    { $you ->
        [yes] Je verlaat de cel en gaat naar rij { $row }, kolom { $column }.
       *[no] { $player } verlaat de cel en gaat naar rij { $row }, kolom { $column }.
    }
event-moved =
    { $you ->
        [yes] Je gaat van rij { $row }, kolom { $column } naar rij { $to_row }, kolom { $to_column }.
       *[no] { $player } gaat van rij { $row }, kolom { $column } naar rij { $to_row }, kolom { $to_column }.
    }
event-walked =
    { $steps ->
        [one] De bewaker van rij { $row } zet één stap en staat nu in kolom { $to_column }.
       *[other] De bewaker van rij { $row } loopt { $steps } velden en staat nu in kolom { $to_column }.
    }
event-caught =
    { $you ->
        [yes] Gepakt! Je gevangene in rij { $row }, kolom { $column } gaat terug naar de cel.
       *[no] Gepakt! De gevangene van { $player } in rij { $row }, kolom { $column } gaat terug naar de cel.
    }
event-escaped =
    { $you ->
        [yes] Een van je gevangenen bereikt de boot: dat is nummer { $count }.
       *[no] Een gevangene van { $player } bereikt de boot: dat is nummer { $count }.
    }
event-alarmed =
    { $you ->
        [yes] { $other_name } heeft alarm veroorzaakt, in rij { $row }: jij bepaalt welke kant de bewaker op rent.
       *[no] { $other_you ->
            [yes] Je hebt alarm veroorzaakt, in rij { $row }: { $player } bepaalt welke kant de bewaker op rent.
           *[no] { $other_name } heeft alarm veroorzaakt, in rij { $row }: { $player } bepaalt welke kant de bewaker op rent.
        }
    }
event-ran =
    { $you ->
        [yes] Je stuurt de bewaker van rij { $row } naar kolom { $to_column }.
       *[no] { $player } stuurt de bewaker van rij { $row } naar kolom { $to_column }.
    }
event-passed =
    { $you ->
        [yes] Je kunt geen zet doen en moet passen.
       *[no] { $player } kan geen zet doen en moet passen.
    }
event-won =
    { $you ->
        [yes] Drie van je gevangenen zijn vrij: jij wint!
       *[no] Drie gevangenen van { $player } zijn vrij: { $player } wint!
    }
event-timed_out =
    { $turns ->
        [one] Na { $turns } beurt is de beurtenlimiet bereikt.
       *[other] Na { $turns } beurten is de beurtenlimiet bereikt.
    }

## Hoe het afliep. $winners is een lijst van namen, $count hoeveel het er zijn.

ending-boat =
    { $count ->
        [one] { $winners } heeft als eerste drie gevangenen in de boot gekregen.
       *[other] { $winners } hebben als eersten drie gevangenen in de boot gekregen.
    }
ending-limit =
    { $count ->
        [one] De tijd is om, en { $winners } is het verst gekomen.
       *[other] De tijd is om, en niemand staat alleen aan kop: { $winners } delen de overwinning.
    }

## Opties

option-alarm = Alarm
    .help = Bij elke ontsnapping naar de boot schrikt er een bewaker op. Zonder alarm is het spel pure tactiek.
option-wardens = Bewakers
    .help = Waar de bewakers aan het begin staan: zoals op het bord, willekeurig of waar jij wilt.
option-wardens-standard = zoals op het bord
option-wardens-random = willekeurig
option-wardens-custom = eigen keuze
option-warden_columns = Kolommen van de bewakers
    .help = Zeven kolomnummers van 1 tot en met 9, voor de bewakers van rij 2 tot en met 8. Alleen als bij de bewakers ‘eigen keuze’ is ingesteld.
option-turn_limit = Beurtenlimiet
    .help = Na zoveel beurten is het spel afgelopen en wint wie het verst is gekomen. 0 betekent: geen limiet.

## Regels. De tekst, en onder .no wat iemand te horen krijgt die door de regel wordt tegengehouden.

chapter-board = Speelbord en speelstukken
chapter-turn = Een beurt: eerst een gevangene, dan de bewaker van die rij
chapter-boat = Boot en alarm
chapter-options = Spelopties

ALC-01 = De binnenplaats heeft negen kolommen en negen rijen. Rij 1 ligt bovenaan, voor de boot; rij 9 ligt onderaan, voor de cel. De kolommen worden vanaf links geteld.
ALC-02 = In elk van de rijen 1 tot en met 8 patrouilleert een bewaker; rij 9 heeft er geen. Van rij 1 omlaag tot en met rij 8 beginnen de bewakers in de kolommen 5, 4, 7, 3, 8, 2, 9 en 1.
ALC-03 = Negen velden voor de boot zijn rood: kolom 3 tot en met 7 van rij 1, kolom 4 tot en met 6 van rij 2, en kolom 5 van rij 3.
ALC-04 = Elke speler heeft vier gevangenen, en die zitten aan het begin allemaal in de cel. Het lot bepaalt wie begint; daarna gaan de beurten met de klok mee.
    .no = Iemand anders is aan de beurt.
ALC-05 = In je beurt verplaats je precies één van je eigen gevangenen: een die al op de binnenplaats is, of een nieuwe uit de cel. Gevangenen in de boot blijven daar.
    .no = Je moet een van je eigen gevangenen verplaatsen, en geen van hen kan deze zet doen.
ALC-06 = Een gevangene loopt in een rechte lijn door zijn kolom of zijn rij, zoveel velden als je wilt. Hij slaat nooit af.
    .no = Gevangenen lopen in een rechte lijn, door een rij of een kolom.
ALC-07 = Een gevangene verlaat de cel onder aan een kolom naar keuze en gaat daarin omhoog. Naar rij 9 is het één veld, naar rij 1 zijn het er negen.
ALC-08 = Het veld waarop de gevangene stopt, moet vrij zijn: geen andere gevangene en geen bewaker.
    .no = Dat veld is bezet.
ALC-09 = Gevangenen mag je passeren, en de velden waarop ze staan, tellen mee. Bewakers mag je niet passeren.
    .no = Er staat een bewaker in de weg.
ALC-10 = Eindigt de zet in een rij met een bewaker, dan loopt die bewaker in de rij precies zoveel velden als de gevangene heeft afgelegd, in de richting van het veld waarop de gevangene is gestopt. Dat geldt ook voor een zet binnen de rij.
ALC-11 = Houdt het bord op voordat de bewaker zo ver heeft gelopen, dan is de zet niet toegestaan. Dit wordt vóór ALC-13 gecontroleerd.
    .no = De bewaker van die rij kan niet zo ver lopen als je gevangene.
ALC-12 = De bewaker pakt elke gevangene op wiens veld hij belandt of die hij passeert. Wie gepakt wordt, gaat terug naar de cel.
ALC-13 = Je mag geen van je eigen gevangenen laten pakken, ook niet als er tegelijk gevangenen van anderen gepakt zouden worden: niet de gevangene die je verplaatst, en ook geen andere op de weg van de bewaker. Het veld dat je gevangene heeft verlaten, telt niet meer.
    .no = Zo zou een van je eigen gevangenen gepakt worden.
ALC-14 = Rij 9 heeft geen bewaker; een zet die daar eindigt, brengt dus niemand anders in beweging.
ALC-15 = Een gevangene op de binnenplaats kan niet uit zichzelf terug de cel in.
    .no = Niemand loopt uit zichzelf terug de cel in.
ALC-16 = Kun je helemaal geen zet doen, dan pas je, en dat telt als je beurt. Zolang je een zet kunt doen, mag je niet passen. Een alarm dat je nog moet afhandelen, gaat voor.
    .no = Je kunt nog een zet doen, dus je mag niet passen.
ALC-17 = Een gevangene die aan het begin van je beurt op een rood veld staat, mag de boot in als er in zijn kolom geen bewaker tussen hem en de boot staat. Verplicht is dat nooit. Andere gevangenen staan niet in de weg, en er komt geen bewaker in beweging.
    .no = Je kunt de boot alleen in vanaf een rood veld, en alleen als er geen bewaker tussen staat.
ALC-18 = Elke ontsnapping naar de boot die niet de overwinning oplevert, laat het alarm afgaan: de speler links gooit de achtzijdige dobbelsteen, en die wijst een rij aan.
    .no = Eerst komt het alarm: de dobbelsteen moet nog gegooid worden.
ALC-19 = Die speler stuurt de bewaker van die rij naar het linker- of het rechteruiteinde van de rij. Staat de bewaker daar al, dan blijft hij staan, maar de keuze wordt toch gemaakt.
    .no = Eerst bepaalt iemand anders welke kant de bewaker op rent.
ALC-20 = De bewaker pakt daarbij iedereen die hij tegenkomt, ook op het laatste veld, zelfs gevangenen van de speler die hem stuurt. Cel en boot zijn veilig.
ALC-21 = Daarna speelt die speler een gewone beurt.
    .no = Stuur eerst de bewaker, speel dan je beurt.
ALC-22 = Wie drie gevangenen in de boot heeft, wint meteen, en er volgt geen alarm.
    .no = Het spel is afgelopen: er zijn drie gevangenen ontsnapt.
ALC-23 = Alarm: kan worden uitgezet. Dan schrikt er bij een ontsnapping niemand op.
ALC-24 = Bewakers: ze beginnen zoals op het bord aangegeven, willekeurig of in kolommen naar keuze. In rij 1 staat de bewaker altijd in het midden en in rij 9 staat er nooit een. Bij een willekeurige opstelling wordt voor elk van de rijen 2 tot en met 8 een van de negen kolommen geloot.
    .no = Eerst betrekken de bewakers hun post, rij voor rij.
ALC-25 = Beurtenlimiet: na 400 beurten is het spel afgelopen. Wie de meeste gevangenen in de boot heeft, wint; bij een gelijke stand beslist de kleinste som van de afstanden van alle vier de gevangenen, waarbij de afstand het nummer van de rij is, 10 in de cel en 0 in de boot; spelers die dan nog gelijkstaan, delen de overwinning. De limiet kan worden aangepast, en 0 zet hem uit. Of de limiet bereikt is, wordt aan het eind van een beurt gecontroleerd, nog vóór een alarm.
    .no = Het spel is afgelopen: de beurtenlimiet is bereikt.

## De eerste les, stap voor stap

lesson-goal = Drie van je vier gevangenen in de boot en je hebt gewonnen. Eén is al op de binnenplaats, drie zitten nog in de cel.
lesson-cell = Haal er nog een uit de cel: een kolom omhoog, zo ver je wilt. In rij 9 loopt geen bewaker, daar kan niets gebeuren.
lesson-straight = Verzet nu iemand op de binnenplaats. Het gaat rechtuit, langs een rij of een kolom, zo ver je wilt, maar nooit de hoek om.
lesson-rows = In rij 1 tot en met 8 loopt telkens één bewaker. Wijs daar een veld aan: je ziet waar hij heen zou lopen. Zet dan.
lesson-warden = Dat was een bewaker: in de rij waar iemand stopt, loopt hij even ver, die kant op. Wie hij bereikt of passeert, gaat terug naar de cel.
lesson-own = Je eigen mensen mag je niet laten pakken: zulke velden lichten niet op. Wijs een donker veld aan en je leest welke regel het verbiedt.
lesson-room = De bewaker heeft ruimte nodig: houdt het bord op voordat hij zo ver is als jij, dan mag de zet niet. Let daarop als je ver gaat.
lesson-catch = De anderen zijn vogelvrij. Zoek een zet waarbij een bewaker over andermans gevangene loopt: je ziet het vooraf.
lesson-caught = Dat was er een van jou: terug naar de cel. Elke zet kan een bewaker in beweging zetten, dus blijf niet binnen zijn bereik.
lesson-block = Bewakers versperren de weg, gevangenen niet: die mag je passeren. Alleen het veld waar je stopt, moet vrij zijn.
lesson-red = De rode velden zijn de laatste halte voor de boot. Breng iemand op een ervan.
lesson-red-wait = Werk je naar de rode velden toe: dat is de laatste halte voor de boot.
lesson-boat = Van een rood veld is het één stap de boot in, als er in de kolom ervoor geen bewaker staat. Gaan!
lesson-boat-wait = Breng iemand op een rood veld waar in de kolom geen bewaker voor staat.
lesson-alarm = Elke ontsnapping zet het alarm in gang: wie daarna komt, gooit een rij en stuurt de bewaker ervan naar een uiteinde. Hij pakt wie hij tegenkomt.
lesson-end = Dat is alles. Wie er drie in de boot heeft, wint meteen. Tel je stappen, want de bewakers tellen mee. Het potje gaat door en is van jou!

## Het bord in de browser: wat alleen daar staat of wordt voorgelezen

alcatraz-board = De binnenplaats, negen rijen bij negen kolommen; boven de boot, onder de cel
alcatraz-square = Rij { $row }, kolom { $column }
alcatraz-empty = vrij
alcatraz-warden = een bewaker
alcatraz-red = rood veld
alcatraz-prisoner =
    { $you ->
        [yes] jouw gevangene
       *[no] gevangene van { $player }
    }
alcatraz-boat = De boot. { $who }
alcatraz-cell = De cel. { $who }
alcatraz-aboard = { $count } in de boot
alcatraz-from-cell = Uit de cel
alcatraz-from = Gevangene in rij { $row }, kolom { $column }
alcatraz-race = Rijen die alle vier de gevangenen samen hebben afgelegd
short-move = naar rij { $to_row }, kolom { $to_column }
short-enter = rij { $row }, kolom { $column }
short-escape = de boot in
