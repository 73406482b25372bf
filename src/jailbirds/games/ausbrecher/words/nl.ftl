### Ausbrecher AG, in het Nederlands.
### $you is ‘yes’ waar het over de lezer zelf gaat, anders ‘no’.
### $stone_name, $by_name, $die_name en $dice_name zijn de namen hieronder.

title = Ausbrecher AG
tagline = Wed in het geheim wie in welke boot belandt, en duw daarna dezelfde zeven uitbrekers vooruit als alle anderen.

## De regels in vijf regels

rules-goal = Wed in het geheim welke van de zeven uitbrekers in welke boot belandt, en zorg dan dat het uitkomt.
rules-turn = Kies drie gekleurde dobbelstenen en gooi. Elk van die pionnen gaat zoveel stappen als zijn eigen dobbelsteen aangeeft, in de volgorde die jij kiest.
rules-twist = Een pion die op een andere stopt, bedekt die: alleen de bovenste van een stapel kan verder. Bedek er een met opzet, en zijn worp vervalt.
rules-others = De pionnen zijn van niemand: iedereen duwt dezelfde zeven. Vanaf de tweede ronde stuurt de witte dobbelsteen er een terug.
rules-end = Zitten ze allemaal in de boten, dan levert elke pion in de door jou voorspelde boot het nummer van die boot op. De meeste punten winnen.

## Namen

name-red = rood
name-blue = blauw
name-lightgreen = lichtgroen
name-brown = bruin
name-yellow = geel
name-orange = oranje
name-darkgreen = donkergroen
name-white = wit


windows = RAMEN
boat = BOOT
dice = DOBBELSTENEN
throw = GOOIEN
bets = WEDBRIEFJES
your-bet = JE WEDBRIEFJE

## Aan het einde: de kop

headline-won =
    { $count ->
        [one] Jouw wedbriefje was het beste
       *[other] Jouw wedbriefje was een van de beste
    }
headline-lost = Anderen wedden beter

## De verbogen kleuren: ‘de rode pion’, ‘de rode dobbelsteen’.

x-stone =
    { $stone ->
        [red] rode
        [blue] blauwe
        [lightgreen] lichtgroene
        [brown] bruine
        [yellow] gele
        [orange] oranje
       *[darkgreen] donkergroene
    }
x-by =
    { $by ->
        [red] rode
        [blue] blauwe
        [lightgreen] lichtgroene
        [brown] bruine
        [yellow] gele
        [orange] oranje
       *[darkgreen] donkergroene
    }
x-die =
    { $die ->
        [red] rode
        [blue] blauwe
        [lightgreen] lichtgroene
        [brown] bruine
        [yellow] gele
        [orange] oranje
        [darkgreen] donkergroene
       *[white] witte
    }

## Wat nu

now-bet =
    { $you ->
        [yes] Vul je wedbriefje in: welke pion komt als eerste aan, welke als tweede … Verzegel het daarna.
       *[no] { $player } is het wedbriefje nog aan het invullen.
    }
now-start = Er wordt geloot: wie begint?
now-pick =
    { $you ->
        [yes] Jij bent aan de beurt: kies je dobbelstenen.
       *[no] { $player } kiest dobbelstenen.
    }
now-roll = De dobbelstenen rollen.
now-move =
    { $you ->
        [yes] Welke pion verzet je nu?
       *[no] { $player } verzet de pionnen.
    }
now-over = De race is afgelopen.

## Wat nu te doen: tegen wie aan zet is

ask-bet =
    { $place ->
        [1] Wie komt als eerste aan? Tik op een pion om die te noteren.
       *[other] Plaats { $place } is boot { $boat }: tik op de pion die daar terechtkomt.
    }
ask-seal = Alle zeven staan erop. Verzegel je wedbriefje, of verander nog iets.
ask-pick =
    { $white ->
        [yes] Tik op { $count ->
            [3] drie
           *[other] twee
        } dobbelstenen, en als je wilt ook op de witte. Dan GOOIEN.
        [instead] Tik op twee dobbelstenen, een ervan mag de witte zijn. Dan GOOIEN.
       *[no] Tik op { $count ->
            [3] drie
           *[other] twee
        } dobbelstenen, dan GOOIEN.
    }
ask-move = Welke pion gaat vooruit? Tik erop, of sleep zijn dobbelsteen erheen.
ask-either = Zet een pion vooruit, of tik op de witte dobbelsteen om er een terug te sturen.
ask-back = De witte dobbelsteen: welke pion gaat { $steps ->
        [one] één veld
       *[other] { $steps } velden
    } terug?
pick-pick = Tik op de rest van je dobbelstenen, dan GOOIEN.
pick-back = Witte dobbelsteen: tik op de pion die terug moet.

## Het doel, voor wie het wil zien

goal-push = Nu loopt boot { $boat } vol. Je hebt gewed op { $stones_name }: duw ze vooruit en metsel de rest in.
goal-hold = In boot { $boat } valt voor jou niets meer te halen. Houd { $stones_name } tegen en laat anderen instappen.
goal-spoil = Je wedbriefje ligt vast. Je kunt alleen nog de anderen dwarszitten.

## Het einde is nabij

near-race = Nog twee pionnen: komt er een in een boot of terug achter zijn raam, dan is de race voorbij.
near-limit =
    { $count ->
        [one] De laatste beurt: daarna stappen de pionnen in zoals ze staan.
       *[other] Nog { $count } beurten: daarna stappen de pionnen in zoals ze staan.
    }

## Wat er voor een actie pleit, in hints

why-write = Alle zeven beginnen gelijk. Het gaat erom dat de anderen niet raden wie je hebt gekozen.
why-seal = Alle zeven staan erop en er heeft nog geen pion bewogen: er is niets om op te wachten.
why-pick-push = Nu loopt boot { $boat } vol, en je hebt gewed op { $stones_name }: deze dobbelstenen brengen ze vooruit.
why-pick-fill = In boot { $boat } valt voor jou niets meer te halen: laat andere pionnen instappen, dan komen de jouwe later.
why-pick-white = De witte dobbelsteen kan een pion terugsturen die voor jou te vroeg in boot { $boat } zou komen.
why-pick-spoil = Je wedbriefje ligt vast: met deze dobbelstenen zit je de anderen het meest dwars.
why-board = Zo komt { $stone_name } in boot { $boat }, precies waar je op hebt gewed.
why-fill = Met { $stone_name } is er een plaats in boot { $boat } bezet, en de jouwe komen in de latere.
why-cover-hold = Hij landt op { $below_name } en houdt die tegen: die wil je in boot { $boat }.
why-cover = Zo is { $below_name } ingemetseld. Daar heb je toch niets meer aan.
why-push = Je hebt op { $stone_name } gewed voor boot { $boat }, en die loopt nu vol: elke stap telt.
why-least = Er moet toch een pion verzet worden: zo lijdt je wedbriefje het minst.
why-back-hold = Je wilt { $stone_name } in boot { $boat }, en daarvoor is die te snel.
why-back-rival = In boot { $boat } zou { $stone_name } de plaats innemen van een pion waarop je hebt gewed.

## Acties

action-start = { $player } begint
action-roll = De { x-die } dobbelsteen staat op { $face }
action-write = Noteer { $stone_name }
action-erase = Gum de laatste pion uit
action-seal = Verzegel het wedbriefje
grave-seal = Een verzegeld briefje geldt tot het eind van de race.
action-pick = Gooi met { $dice_name }
action-advance = Zet de { x-stone } pion vooruit
action-back = Zet de { x-stone } pion terug met de witte dobbelsteen

## Gebeurtenissen

event-wrote =
    { $you ->
        [yes] Je wedt op { $stone_name } voor plaats { $place }.
       *[no] { $player } wedt op { $stone_name } voor plaats { $place }.
    }
event-erased =
    { $you ->
        [yes] Je gumt plaats { $place } op je wedbriefje uit.
       *[no] { $player } gumt plaats { $place } op het wedbriefje uit.
    }
event-sealed =
    { $you ->
        [yes] Je verzegelt je wedbriefje.
       *[no] { $player } verzegelt het wedbriefje.
    }
event-started =
    { $you ->
        [yes] Jij begint.
       *[no] { $player } begint.
    }
event-picked =
    { $you ->
        [yes] Je gooit met { $dice_name }.
       *[no] { $player } gooit met { $dice_name }.
    }
event-rolled = De { x-die } dobbelsteen staat op { $face }.
event-advanced =
    { $steps ->
        [one] De { x-stone } pion gaat één stap vooruit, naar veld { $square }.
       *[other] De { x-stone } pion gaat { $steps } stappen vooruit, naar veld { $square }.
    }
event-covered = Bedekt: op de { x-stone } pion staat nu de { x-by }.
event-went_back =
    { $square ->
        [0] De { x-stone } pion moet terug achter zijn raam.
       *[other] De { x-stone } pion moet terug naar veld { $square }.
    }
event-boarded = De { x-stone } pion stapt in boot { $boat }.
event-lost =
    { $reason ->
        [covered] De worp met de { x-die } dobbelsteen vervalt: de { x-die } pion is bedekt.
        [moved_back] De worp met de { x-die } dobbelsteen vervalt: de { x-die } pion is in plaats daarvan teruggezet.
        [nothing_to_move_back] De worp met de witte dobbelsteen vervalt: er kan geen pion terug.
       *[race_over] De worp met de { x-die } dobbelsteen telt niet meer: de race is afgelopen.
    }
event-timed_out =
    { $turns ->
        [one] Na { $turns } beurt is de beurtenlimiet bereikt.
       *[other] Na { $turns } beurten is de beurtenlimiet bereikt.
    }
event-scored =
    { $points ->
        [one] { $you ->
            [yes] Je wedbriefje levert één punt op.
           *[no] Het wedbriefje van { $player } levert één punt op.
        }
       *[other] { $you ->
            [yes] Je wedbriefje levert { $points } punten op.
           *[no] Het wedbriefje van { $player } levert { $points } punten op.
        }
    }

## Hoe het afliep. $winners is een lijst van namen, $count hoeveel het er zijn, $points wat elk van hen heeft.

ending-home = Alle pionnen zitten in de boten. { $count ->
        [one] { $winners } wint met { $points } { $points ->
            [one] punt
           *[other] punten
        }.
       *[other] { $winners } delen de overwinning met elk { $points } { $points ->
            [one] punt
           *[other] punten
        }.
    }
ending-behind = Een van de laatste twee pionnen moest terug achter zijn raam en is dus de laatste. { $count ->
        [one] { $winners } wint met { $points } { $points ->
            [one] punt
           *[other] punten
        }.
       *[other] { $winners } delen de overwinning met elk { $points } { $points ->
            [one] punt
           *[other] punten
        }.
    }
ending-limit = De tijd is om: de pionnen zijn ingestapt zoals ze stonden. { $count ->
        [one] { $winners } wint met { $points } { $points ->
            [one] punt
           *[other] punten
        }.
       *[other] { $winners } delen de overwinning met elk { $points } { $points ->
            [one] punt
           *[other] punten
        }.
    }

## Opties

option-jump = Bezette velden
    .help = Tellen ze mee zoals alle andere, of slaat een pion ze over met alle ogen behalve het laatste?
option-jump-count = tellen mee
option-jump-skip = worden overgeslagen
option-start = Start
    .help = Het gat in de muur, of het laken dat tot op het pad hangt: dan is de race korter.
option-start-hole = gat in de muur
option-start-bedsheet = laken
option-path_length = Lengte van het pad
    .help = Aantal velden van de muur tot de steiger, 20 tot en met 48.
option-special_from_round = Witte dobbelsteen vanaf ronde
    .help = Vanaf welke ronde je de witte dobbelsteen mag meegooien, 1 tot en met 4.
option-turn_limit = Beurtenlimiet
    .help = Na zoveel beurten stappen de pionnen in zoals ze staan.

## Regels. De tekst, en onder .no wat iemand te horen krijgt die door de regel wordt tegengehouden.

chapter-material = Spelmateriaal
chapter-bet = De weddenschap
chapter-turn = Een beurt
chapter-arriving = Aankomst
chapter-options = Spelopties

AUS-01 = Er zijn zeven pionnen: rood, blauw, lichtgroen, bruin, geel, oranje en donkergroen. Elke pion heeft een dobbelsteen in zijn eigen kleur. Daarnaast is er één witte dobbelsteen. Op alle dobbelstenen staan de getallen 1 tot en met 6. De pionnen en de dobbelstenen zijn van niemand.
AUS-02 = Van het gat in de muur loopt één pad naar de steiger. Het telt 32 velden; veld 1 ligt vlak voor het gat.
AUS-03 = Bij de steiger wachten vier boten. In boot 1, 2 en 3 passen telkens twee pionnen, in boot 4 maar één.
AUS-04 = Iedereen schrijft vóór de race in het geheim op zijn wedbriefje in welke volgorde de zeven pionnen zullen aankomen, en mag dat veranderen tot het briefje verzegeld is. Er worden pas dobbelstenen gekozen als alle wedbriefjes verzegeld zijn. Niemand ziet vóór het einde het wedbriefje van een ander; dat van jezelf mag je bekijken wanneer je wilt.
    .no = Op een wedbriefje staat elk van de zeven pionnen één keer; alle briefjes worden vóór de race verzegeld en blijven dan zoals ze zijn.
AUS-05 = Alleen de boot telt: plaats 1 en 2 zijn boot 1, plaats 3 en 4 boot 2, plaats 5 en 6 boot 3, en plaats 7 is boot 4.
AUS-06 = Het lot bepaalt wie begint; daarna gaan de beurten met de klok mee. Alle pionnen beginnen achter de zeven ramen.
    .no = Iemand anders is aan de beurt.
AUS-07 = Eerst kies je precies drie gekleurde dobbelstenen, van pionnen die nog niet in een boot zitten; later zijn het er minder, zie AUS-15 en AUS-16. Je kiest elke beurt opnieuw, en je mag ook de dobbelsteen van een bedekte pion kiezen. Je keuze is definitief.
    .no = Kies eerst je dobbelstenen: precies drie gekleurde (later minder), van pionnen die nog niet in een boot zitten. De keuze is definitief.
AUS-08 = Je mag de witte dobbelsteen erbij nemen, maar niet in de eerste ronde: pas als iedereen één beurt heeft gehad.
    .no = De witte dobbelsteen doet nog niet mee.
AUS-09 = Alle gekozen dobbelstenen worden tegelijk gegooid.
    .no = De dobbelstenen beslissen, en pas als ze allemaal gegooid zijn, komt er een pion in beweging.
AUS-10 = Elke pion waarvoor is gegooid, gaat precies zoveel stappen vooruit als zijn eigen dobbelsteen aangeeft. Jij bepaalt de volgorde, één pion tegelijk, en je kunt niets terugnemen. Een pion achter zijn raam gaat naar het veld met het gegooide nummer.
    .no = Voor deze pion ligt er geen worp klaar.
AUS-11 = Pionnen mag je passeren, en de velden waarop ze staan, tellen mee zoals alle andere. Optie: bij alle ogen behalve het laatste tellen alleen vrije velden mee, en het laatste leidt naar het eerstvolgende veld, vrij of niet; achteruit net zo. Het laatste veld van het pad telt altijd mee.
AUS-12 = Een pion die op een bezet veld stopt, komt daar boven op de stapel. Alleen de bovenste pion van een stapel kan worden verzet.
    .no = Er staat een andere pion bovenop.
AUS-13 = Zolang een pion nog met zijn worp vooruit kan, moet er ook een vooruit, in de volgorde die jij kiest; een pion die tijdens de beurt vrijkomt, gaat alsnog. Is er geen worp meer te gebruiken, dan vervalt de rest en eindigt de beurt. Je mag een pion gerust bedekken om zijn worp te laten vervallen.
AUS-14 = De witte dobbelsteen mag je vóór, tussen of na de andere gebruiken: één pion die deze beurt niet vooruit is gegaan, op het pad staat en niet bedekt is, gaat zoveel stappen terug als de witte dobbelsteen aangeeft. Is er verder niets meer te doen en is er zo’n pion, dan moet je de worp gebruiken; is er geen, dan vervalt hij. Het mag een pion zijn waarvan de eigen worp nog niet gebruikt is: die worp vervalt dan. Een pion die voorbij het eerste veld teruggaat, is weer achter zijn raam en kan opnieuw vertrekken. Pionnen achter hun raam of in een boot kunnen niet terug.
    .no = Alleen met een witte worp gaat een pion terug, en alleen een die op het pad staat en deze beurt niet vooruit is gegaan.
AUS-15 = Zodra er twee pionnen in boten zitten, kies je precies twee gekleurde dobbelstenen, en als je wilt de witte erbij.
    .no = Vanaf twee pionnen in boten geldt: kies precies twee gekleurde dobbelstenen, en als je wilt de witte erbij.
AUS-16 = Zodra er vier pionnen in boten zitten, kies je in totaal precies twee dobbelstenen: twee gekleurde, of één gekleurde en de witte.
    .no = Vanaf vier pionnen in boten geldt: kies twee gekleurde dobbelstenen, of één gekleurde en de witte.
AUS-17 = Een pion die het laatste veld bereikt of passeert, stapt meteen in de boot met het laagste nummer waarin nog plaats is, en zijn dobbelsteen wordt voorgoed weggelegd.
AUS-18 = Zijn er nog maar twee pionnen over en moet een daarvan terug achter zijn raam, dan is die de laatste: hij gaat naar boot 4 en de andere naar boot 3, en wel meteen. Een pion die toch al achter zijn raam zat, telt hierbij niet. Worpen die nog niet gebruikt zijn, vervallen.
AUS-19 = De laatste pion die overblijft, gaat meteen naar boot 4: er kan niets meer veranderen.
AUS-20 = De race is afgelopen als alle pionnen in boten zitten. Voor elke pion die in de door jou voorspelde boot zit, krijg je zoveel punten als het nummer van die boot. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
    .no = De race is afgelopen.
AUS-21 = Start: bij het gat in de muur, of bij veld 8, waar het laken tot op het pad hangt. Bij het laken leidt een worp van 1 van het raam naar veld 8, en wie voorbij dat veld teruggaat, is weer achter het raam.
AUS-22 = Lengte van het pad: 20 tot en met 48 velden.
AUS-23 = Witte dobbelsteen: vanaf ronde 1, 2, 3 of 4; gewoonlijk vanaf ronde 2. Een ronde is voorbij als iedereen een beurt heeft gehad.
AUS-24 = Beurtenlimiet: na 300 beurten stappen de overgebleven pionnen in zoals ze staan: de voorste eerst, in een stapel de bovenste eerst, de pionnen achter hun raam als laatste en in de volgorde van AUS-01. De limiet kan worden aangepast.
    .no = De race is afgelopen: de beurtenlimiet is bereikt.

## De eerste les, stap voor stap

lesson-goal = Zeven uitbrekers, vier boten, en geen ervan is van jou. Je scoort door in het geheim te raden wie in welke boot belandt.
lesson-bet = Wie komt als eerste aan? Tik op een pion: die staat dan op plaats 1. Tot je het briefje verzegelt kun je alles veranderen.
lesson-boats = Alleen de boot telt, en die levert zijn nummer op: de laatste plaats is boot 4, vier punten. Vul je briefje in.
lesson-seal = Het briefje is vol. Verzegel het: tot het einde ziet niemand het, en er verandert niets meer aan.
lesson-dice = Tik op drie dobbelstenen, dan GOOIEN. Alleen die pionnen gaan vooruit: je favorieten, of andere om ze te verbergen.
lesson-move = Elke pion gaat met zijn eigen dobbelsteen, in jouw volgorde. Tik er een aan en zie waar die belandt.
lesson-cover = Bedekt! Wie op een pion belandt, staat bovenop, en alleen de bovenste van een stapel kan weg.
lesson-waste = Die worp is vervallen, want de pion was bedekt. Dat mag ook expres: bedek een pion voor die vertrekt.
lesson-slip = Wedbriefje vergeten? Tik op het gevouwen briefje naast de dobbelstenen. Alleen jij ziet het, en wat al klopt.
lesson-white = Vanaf ronde 2 mag de witte dobbelsteen mee: die stuurt een pion terug. Probeer: je dobbelstenen, de witte, GOOIEN.
lesson-white-else = Ook goed. De witte dobbelsteen blijft liggen voor je volgende beurten.
lesson-back = Wit stuurt een pion terug: op het pad, onbedekt, deze beurt nog niet vooruit. Eerst de dobbelsteen, dan de pion.
lesson-home = Breng nu iemand naar de steiger: wie die haalt, stapt in de eerste boot met plek, en die dobbelsteen valt weg.
lesson-fewer = Er is er een binnen! Zitten er twee in boten, dan kies je twee gekleurde dobbelstenen; bij vier twee in totaal.
lesson-end = Zijn er nog twee en moet er een terug achter zijn raam, dan is die de laatste en is het uit. Duw je favorieten, metsel de rest in. Speel verder!

## Het bord in de browser: wat alleen daar staat of wordt voorgelezen

ausbrecher-board = Het pad van de gevangenismuur naar de steiger, { $count } velden; boven zeven ramen, onder vier boten
ausbrecher-stone = De { x-stone } pion
ausbrecher-at-window = achter zijn raam
ausbrecher-on-square = veld { $square }
ausbrecher-in-boat = in boot { $boat }
ausbrecher-under = onder { $by_name }
ausbrecher-upon = op { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] mag één stap doen
       *[other] mag { $count } stappen doen
    }
ausbrecher-die = De { x-die } dobbelsteen
ausbrecher-die-free = ligt klaar
ausbrecher-die-rolls = rolt
ausbrecher-die-shows = staat op { $face }
ausbrecher-die-stuck = zijn pion is bedekt
ausbrecher-die-gone = uit het spel, zijn pion zit in boot { $boat }
ausbrecher-die-locked = doet nog niet mee
ausbrecher-boat = Boot { $boat }: { $who }
ausbrecher-boat-empty = Boot { $boat }: nog niemand
ausbrecher-round = Ronde { $round }
ausbrecher-place = Plaats { $place }, boot { $boat }
ausbrecher-take-off = Weer weghalen
ausbrecher-erase = Gum uit
ausbrecher-seal = Verzegel
ausbrecher-fold = Vouw het briefje dicht
ausbrecher-unfold = Je wedbriefje, dichtgevouwen. Bekijk het
ausbrecher-sealed = wedbriefje verzegeld
ausbrecher-writing = is nog aan het schrijven
ausbrecher-sure =
    { $count ->
        [one] één punt is zeker
       *[other] { $count } punten zijn zeker
    }
ausbrecher-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
ausbrecher-bet-secret = Geheim tot de race is afgelopen.
ausbrecher-boat-pays =
    { $boat ->
        [4] Hier past één pion in. Wie hem hier had voorspeld, krijgt 4 punten.
       *[other] Hier passen twee pionnen in. Elke pion die je hier goed had voorspeld, levert { $boat ->
            [1] 1 punt
           *[other] { $boat } punten
        } op.
    }
ausbrecher-throw-what = Gooit de dobbelstenen die je hebt aangetikt. Daarna ligt de keuze vast.
ausbrecher-white-what = Stuurt één pion zijn worp terug: een die op het pad staat, onbedekt is en deze beurt niet vooruit is gegaan.
ausbrecher-die-what = Zet zijn pion vooruit, precies zoveel als hij aangeeft.
ausbrecher-bet-here = Jouw weddenschap: boot { $boat }.
ausbrecher-race = Velden die elke pion heeft afgelegd op weg naar de steiger
ausbrecher-with-white = Met de witte dobbelsteen
ausbrecher-without-white = Zonder de witte dobbelsteen
group-write = De volgende pion op je briefje
group-advance = Vooruit
group-back = Terug met de witte dobbelsteen
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } vooruit
short-back = { $stone_name } terug
