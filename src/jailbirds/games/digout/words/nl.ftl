### Dig Your Way Out, in het Nederlands.
### $you is ‘yes’ waar het over de lezer zelf gaat, anders ‘no’.
### $card_name, $tool_name, $weapon_name, $room_name enzovoort zijn de namen hieronder.

title = Dig Your Way Out
tagline = Doorzoek de gevangenis, maak of steel iets om mee te graven en wees als eerste door de muur. Met sigaretten, gevechten en drugs.
note = Dit spel gaat over het leven in een gevangenis, met sigaretten, gevechten en drugs als thema’s.

## De regels in vijf regels

rules-goal = Graaf je tunnel vóór de anderen: met twee of drie spelers winnen 12 tunnelpunten, met vier 10, met vijf of zes 8.
rules-turn = Twee acties: je verplaatsen met de dobbelsteen, kaarten zoeken, iets knutselen, je bij een bende aansluiten, een kaart spelen, of doen wat je ruimte biedt.
rules-twist = In de cellen graaf je: een lepel is 1 punt, een pikhouweel 3, een schop 4. Je steelt ze, knutselt ze in elkaar, koopt ze in de ontspanningsruimte of dwingt iemand ze af te geven.
rules-others = Met een wapen pers je iemand in jouw ruimte af: die geeft het gereedschap af, of jullie vechten. Wie verliest, krijgt een rammeling; met één kun je niets knutselen, met twee niet graven.
rules-end = Wie de tunnelpunten heeft, wint meteen. Tot dan helpen je verleden en je bende je vooruit. Met twee spelers perst { x-michelle }, een figuur van niemand, iedereen in dezelfde ruimte af.

## De lijst van alles, onder de regels

things-rooms = Ruimtes
things-tools = Gereedschap en wapens
things-search = Zoekkaarten
things-action = Actiekaarten
things-recipes = Recepten
things-gang = De bende: { $gang }
things-pasts = Verledens
things-no_knife = Er gebeurt niets; in een gevecht heb je gewonnen.
things-knife = Geef zulk gereedschap af, of leg een wapen; anders krijg je een rammeling.

## Aan het eind: de kop

headline-won-tunnel = Je bent ontsnapt
headline-lost-tunnel = Je blijft achter
headline-told-tunnel =
    { $count ->
        [one] { $winners } is ontsnapt
       *[other] { $winners } zijn ontsnapt
    }
headline-won-team = { headline-won-tunnel }
headline-lost-team = { headline-lost-tunnel }
headline-told-team = { headline-told-tunnel }

## Ruimtes

name-cells = cellen
name-dining = eetzaal
name-showers = douches
name-infirmary = ziekenboeg
name-yard = ontspanningsruimte
name-solitary = isoleercel
name-block_a = celblok A
name-block_b = celblok B

## Op tafel

name-stack = zoekkaarten
name-die = dobbelsteen

## Kaarten

name-spoon = lepel
name-pickaxe = pikhouweel
name-shovel = schop
name-knife = mes
name-two_knives = twee messen
name-razor = scheermesje
name-shard = glasscherf
name-padlock = hangslot in een sok
name-fists = blote handen
name-cap = pet
name-sunglasses = zonnebril
name-bandana = bandana
name-ring = zegelring
name-boots = laarzen
name-tattoo = tatoeage
name-pan = koekenpan
name-scissors = schaar
name-broomstick = bezemsteel
name-tape = tape
name-toothbrush = tandenborstel
name-ambush = Hinderlaag
name-shakedown = Fouillering
name-parcel = Pakket van buiten
name-master_key = Loper
name-snitch = Anonieme tip
name-light_fingers = Lange vingers
name-inspection = Inspectie
name-night_nurse = Nachtzuster
name-phone = telefoon
name-jewellery = sieraden
name-pills = pillen

text-ambush = Een andere speler krijgt een rammeling.
text-shakedown = Alle handkaarten gaan op één hoop en worden opnieuw uitgedeeld, kaart voor kaart, te beginnen bij jou.
text-parcel = Je krijgt 3 zoekkaarten en 3 sigaretten.
text-master_key = Ga naar een andere ruimte naar keuze, maar niet naar de isoleercel.
text-snitch = Een andere speler moet naar de isoleercel.
text-light_fingers = Bekijk de handkaarten van een andere speler en neem er een kaart uit.
text-inspection = Iedereen in jouw ruimte, ook jijzelf, legt een kaart af.
text-night_nurse = Je raakt maximaal twee rammelingen kwijt.

## Recepten

name-shiv = mes van tandenborstel en tape
name-sharpened_spoon = twee messen van scheermesje en lepel
name-split_scissors = twee messen van schaar en tape
name-makeshift_pickaxe = pikhouweel van schaar, bezemsteel en tape
name-makeshift_shovel = schop van koekenpan, bezemsteel en tape

## Bendes

name-crew = Crew
name-cartel = Cartel
name-bikers = Bikers
name-bratva = Bratva
name-triad = Triad
name-rainbow = Regenboog

text-crew = Sterk in verplaatsen. Twee verschillende uit: pet, zonnebril, bandana.
text-cartel = Sterk in handelen. Twee verschillende uit: zonnebril, zegelring, laarzen.
text-bikers = Sterk in vechten. Twee verschillende uit: bandana, laarzen, tatoeage.
text-bratva = Sterk in afpersen. Twee verschillende uit: pet, zegelring, tatoeage.
text-triad = Sterk in zoeken en knutselen. Drie verschillende accessoires naar keuze.
text-rainbow = Sterk in beschermen. Drie verschillende accessoires naar keuze.

name-second_wind = Tweede adem
name-back_stairs = Achtertrap
name-quick_feet = Vlug ter been
name-courier = Koerier
name-broker = Tussenpersoon
name-wholesaler = Groothandelaar
name-bookkeeper = Boekhouder
name-fence = Heler
name-brawler = Vechtersbaas
name-road_captain = Wegkapitein
name-thick_skin = Dikke huid
name-victory_lap = Ereronde
name-quick_word = Even praten
name-collector = Incasso
name-cold_stare = IJzige blik
name-reputation = Reputatie
name-keen_eye = Scherp oog
name-workshop = Werkplaats
name-steady_hands = Vaste hand
name-patience = Geduld
name-safe_house = Schuilplaats
name-first_aid = Eerste hulp
name-chosen_family = Gekozen familie
name-open_arms = Open armen

text-second_wind = Eén keer per beurt mag je bij een verplaatsing opnieuw gooien.
text-back_stairs = Wat je ook gooit, met een gewone verplaatsing mag je ook naar je eigen cellen.
text-quick_feet =
    { $printing ->
        [before_3] Eén keer per beurt krijg je bij een verplaatsing een extra actie.
       *[now] Eén keer per beurt krijg je een extra actie als je een lepel steelt.
    }
text-courier =
    { $printing ->
        [before_3] Als je je verplaatst, krijg je 1 sigaret.
       *[now] Als je je verplaatst, krijg je 2 sigaretten.
    }
text-broker =
    { $printing ->
        [before_3] Als je verhandelt, krijg je 2 sigaretten extra.
       *[now] Als je verhandelt, krijg je 4 sigaretten extra.
    }
text-wholesaler = Pikhouwelen en schoppen kosten jou 2 sigaretten minder.
text-bookkeeper = Aan het einde van je beurt krijg je 1 sigaret.
text-fence = Als je verhandelt en als je koopt, trek je een zoekkaart.
text-brawler =
    { $printing ->
        [before_3] Eén keer per gevecht tellen je blote handen als wapen.
       *[now] Eén keer per gevecht dat jij begonnen bent, tellen je blote handen als wapen.
    }
text-road_captain = Als je een gevecht wint, trek je 2 zoekkaarten.
text-thick_skin = Als je een gevecht verliest, krijg je geen rammeling.
text-victory_lap = Als je een gevecht wint, neem je één willekeurige kaart extra van de verliezer.
text-quick_word = Eén keer per beurt krijg je bij het afpersen een extra actie.
text-collector =
    { $printing ->
        [before_3] Als je iemand afperst, krijg je 2 sigaretten.
       *[now] Als je iemand afperst, krijg je 4 sigaretten.
    }
text-cold_stare =
    { $printing ->
        [before_3] Het wapen waarmee je dreigt, houd je.
       *[now] Als je iemand afperst, trek je een zoekkaart.
    }
text-reputation =
    { $printing ->
        [before_3] Geen enkele speler kan je afpersen.
       *[now] Als je iemand afperst, pak je een lepel van de stapel.
    }
text-keen_eye = Als je zoekt, trek je één kaart extra.
text-workshop = Voor een recept heb je één kaart minder nodig; jij kiest welke.
text-steady_hands = Eén keer per beurt krijg je bij het knutselen een extra actie.
text-patience = Als je zoekt, krijg je 1 sigaret.
text-safe_house =
    { $printing ->
        [before_3] Geen enkele speler kan je afpersen, en { x-michelle } ook niet.
       *[now] In de cellen kan niemand je afpersen, en { x-michelle } nergens.
    }
text-first_aid = Aan het einde van je beurt raak je een rammeling kwijt.
text-chosen_family = Als je een gevecht verliest, krijg je geen rammeling en trek je een zoekkaart.
text-open_arms = Eén keer per spel krijg je bij het graven 1 tunnelpunt extra. { x-michelle } perst je niet af.

## Criminele verledens. Op elk staat wanneer het mag worden onthuld, wat het oplevert, en wat leden van de bende er nog bij krijgen.

name-getaway_driver = Vluchtchauffeur
name-pickpocket = Zakkenroller
name-roof_climber = Geveltoerist
name-accountant = Accountant
name-smuggler = Smokkelaar
name-forger = Vervalser
name-prizefighter = Bokser
name-bouncer = Uitsmijter
name-stunt_rider = Stuntrijder
name-racketeer = Afperser
name-safecracker = Kluiskraker
name-arms_dealer = Wapenhandelaar
name-card_sharp = Valsspeler
name-locksmith = Slotenmaker
name-counterfeiter = Valsemunter
name-paramedic = Ambulanceverpleger
name-hacker = Hacker
name-canteen_cook = Kantinekok

text-getaway_driver = Onthul het één keer per spel, meteen na een verplaatsing: je krijgt een extra actie, en bij de Crew ook een zoekkaart.
text-pickpocket = Onthul het één keer per spel, meteen na een verplaatsing: je krijgt 2 sigaretten, en bij de Crew ook 2 zoekkaarten.
text-roof_climber = Onthul het één keer per spel, wanneer je wilt in je beurt: je trekt een zoekkaart, en bij de Crew krijg je ook een extra actie.
text-accountant = Onthul het één keer per spel, meteen na het verhandelen: je krijgt 3 sigaretten, en bij het Cartel nog eens 3.
text-smuggler = Onthul het één keer per spel, meteen na het kopen: je trekt 2 zoekkaarten, en bij het Cartel krijg je ook een extra actie.
text-forger = Onthul het één keer per spel, wanneer je wilt in je beurt: je krijgt 2 sigaretten, en bij het Cartel ook 2 zoekkaarten.
text-prizefighter = Onthul het één keer per spel, meteen na een gevecht dat je hebt gewonnen: je trekt 2 zoekkaarten, en bij de Bikers krijg je ook 3 sigaretten.
text-bouncer = Onthul het één keer per spel, wanneer je wilt in je beurt: je krijgt een mes, en bij de Bikers nog een.
text-stunt_rider = Onthul het één keer per spel, wanneer je wilt in je beurt: je raakt een rammeling kwijt, en bij de Bikers krijg je ook een extra actie.
text-racketeer = Onthul het één keer per spel, meteen na het afpersen: je krijgt 3 sigaretten, en bij de Bratva ook een mes.
text-safecracker = Onthul het één keer per spel, meteen na het graven: je krijgt 3 sigaretten, en bij de Bratva ook een extra actie.
text-arms_dealer = Onthul het één keer per spel, wanneer je wilt in je beurt: je krijgt een mes, en bij de Bratva ook 2 sigaretten.
text-card_sharp = Onthul het één keer per spel, meteen na het zoeken: je trekt een zoekkaart, en bij de Triad nog een.
text-locksmith = Onthul het één keer per spel, meteen na het knutselen: je krijgt een extra actie, en bij de Triad ook 2 zoekkaarten.
text-counterfeiter = Onthul het één keer per spel, meteen na het zoeken: je krijgt 2 sigaretten, en bij de Triad ook een extra actie.
text-paramedic = Onthul het één keer per spel, meteen na het genezen in de ziekenboeg: je krijgt een extra actie, en bij de Regenboog ook 2 zoekkaarten.
text-hacker = Onthul het één keer per spel, meteen na het zoeken: je trekt een zoekkaart, en bij de Regenboog krijg je ook 3 sigaretten.
text-canteen_cook = Onthul het één keer per spel, meteen nadat je een lepel hebt gestolen: je krijgt nog een lepel, en bij de Regenboog raak je ook een rammeling kwijt.

## Michel(le)

michelle = Michel(le)
text-figure = De figuur is van niemand. Ze begint in de douches, en wie zijn beurt beëindigt, mag haar met de dobbelsteen verplaatsen. Wie in haar ruimte is of er binnenkomt, wordt afgeperst: er wordt een kaart omgedraaid. Geen mes: er gebeurt niets. Een mes: geef gereedschap af dat op de kaart staat, of vecht, een wapen voor elk mes. Win je, dan mag je een zoekkaart trekken; geef je op, dan kost het je een rammeling en gereedschap of een kaart.
name-michel = Michel
name-michelle = Michelle
# Zoals aan tafel afgesproken.
x-michelle =
    { $figure ->
        [michel] Michel
        [michelle] Michelle
       *[either] Michel(le)
    }
name-no_knife = geen mes
name-wants_spoon = een mes (wil een lepel)
name-wants_spoon_or_pickaxe = een mes (wil een lepel of een pikhouweel)
name-wants_pickaxe_or_shovel = een mes (wil een pikhouweel of een schop)
name-wants_any_tool = een mes (wil een lepel, een pikhouweel of een schop)

## De ruimtes en de bendes met lidwoord: ‘de douches’, ‘celblok A’, ‘in de ontspanningsruimte’, ‘het Cartel’.

x-room =
    { $room ->
        [block_a] { $room_name }
        [block_b] { $room_name }
       *[other] de { $room_name }
    }
x-in-room =
    { $room ->
        [block_a] in { $room_name }
        [block_b] in { $room_name }
       *[other] in de { $room_name }
    }
x-gang =
    { $gang ->
        [cartel] het { $gang_name }
       *[other] de { $gang_name }
    }

## De kaarten in een zin: ‘een lepel’, ‘laarzen’, ‘“Hinderlaag”’.

x-card =
    { $card ->
        [boots] { $card_name }
        [tape] { $card_name }
        [jewellery] { $card_name }
        [pills] { $card_name }
        [ambush] “{ $card_name }”
        [shakedown] “{ $card_name }”
        [parcel] “{ $card_name }”
        [master_key] “{ $card_name }”
        [snitch] “{ $card_name }”
        [light_fingers] “{ $card_name }”
        [inspection] “{ $card_name }”
        [night_nurse] “{ $card_name }”
       *[other] een { $card_name }
    }
x-tool = een { $tool_name }
x-weapon =
    { $weapon ->
        [fists] { $weapon_name }
       *[other] een { $weapon_name }
    }
x-recipe =
    { $recipe ->
        [sharpened_spoon] { $recipe_name }
        [split_scissors] { $recipe_name }
       *[other] een { $recipe_name }
    }
x-to-go =
    { $count ->
        [one] Nog één punt.
       *[other] Nog { $count } punten.
    }
x-deal =
    { $deal ->
        [two_knives] { $deal_name }
       *[other] een { $deal_name }
    }

## Aantallen: ‘1 kaart’, ‘2 sigaretten’.

x-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
x-cigarettes =
    { $cigarettes ->
        [one] { $cigarettes } sigaret
       *[other] { $cigarettes } sigaretten
    }
x-cards-and =
    { $count ->
        [0] {""}
        [one] een kaart en{" "}
       *[other] { $count } kaarten en{" "}
    }
x-wanted =
    { $wanted ->
        [0] kaarten die jij kiest
        [one] een kaart
       *[other] { $wanted } kaarten
    }
x-and-wanted =
    { $wanted ->
        [0] {""}
        [one] {" "}en een kaart
       *[other] {" "}en { $wanted } kaarten
    }
x-points =
    { $points ->
        [one] { $points } tunnelpunt
       *[other] { $points } tunnelpunten
    }

## Opschriften

rooms = RUIMTES
piles = STAPELS
gangs = BENDES
your-hand = JE HAND
tunnels = TUNNELS

## Wat nu

now-start = Er wordt geloot: wie begint?
now-tops = Een bendestapel toont de volgende kaart.
now-pasts = Iedereen krijgt een crimineel verleden.
now-draw = Er wordt een kaart getrokken.
now-dealing = De handkaarten worden opnieuw uitgedeeld.
now-take = Een willekeurige kaart wisselt van eigenaar.
now-loss = Er gaat een willekeurige kaart verloren.
now-roll = De dobbelsteen rolt.
now-figure_roll = De dobbelsteen rolt voor { x-michelle }.
now-card = { x-michelle } toont een kaart.
now-act =
    { $you ->
        [yes] Jij bent aan de beurt: wat doe je?
       *[no] { $player } is aan de beurt.
    }
now-walk =
    { $you ->
        [yes] Naar welke ruimte ga je?
       *[no] { $player } kiest een ruimte.
    }
now-join =
    { $you ->
        [yes] Betaal met accessoires, allemaal verschillend.
       *[no] { $player } sluit zich aan bij een bende.
    }
now-target =
    { $you ->
        [yes] Voor wie is de kaart bedoeld?
       *[no] { $player } kiest voor wie de kaart bedoeld is.
    }
now-trip =
    { $you ->
        [yes] Naar welke ruimte ga je?
       *[no] { $player } kiest een ruimte.
    }
now-peek =
    { $you ->
        [yes] Welke kaart neem je?
       *[no] { $player } bekijkt iemands handkaarten.
    }
now-purge =
    { $you ->
        [yes] Leg een kaart af.
       *[no] { $player } moet een kaart afleggen.
    }
now-sell =
    { $you ->
        [yes] Verhandel je nog iets?
       *[no] { $player } is aan het verhandelen.
    }
now-threat =
    { $you ->
        [yes] Je wordt bedreigd. Geef je het gereedschap af, of vecht je?
       *[no] { $player } wordt bedreigd.
    }
now-fight =
    { $you ->
        [yes] Speel je een wapen?
       *[no] Speelt { $player } een wapen?
    }
now-spoils =
    { $you ->
        [yes] Je mag een kaart nemen van elke helper die heeft verloren.
       *[no] { $player } haalt de buit binnen.
    }
now-figure =
    { $you ->
        [yes] Wil je { x-michelle } verplaatsen?
       *[no] { $player } denkt na over { x-michelle }.
    }
now-lead =
    { $you ->
        [yes] Waar gaat { x-michelle } heen?
       *[no] { $player } kiest waar { x-michelle } heen gaat.
    }
now-extorted =
    { $you ->
        [yes] { x-michelle } wil gereedschap. Sta je het af, of vecht je?
       *[no] { x-michelle } perst { $player } af.
    }
now-brawl =
    { $you ->
        [yes] Weer een mes. Speel je een wapen?
       *[no] { $player } vecht tegen { x-michelle }.
    }
now-penalty =
    { $you ->
        [yes] Welk gereedschap sta je af?
       *[no] { $player } moet gereedschap afstaan.
    }
now-prize =
    { $you ->
        [yes] Je hebt gewonnen. Wil je een zoekkaart?
       *[no] { $player } heeft van { x-michelle } gewonnen.
    }
now-limit =
    { $you ->
        [yes] Je hebt te veel kaarten: leg er een af.
       *[no] { $player } heeft te veel kaarten.
    }
now-trade =
    { $you ->
        [yes] Leg kaarten klaar en doe een voorstel.
       *[no] { $player } bereidt een deal voor.
    }
now-answer =
    { $you ->
        [yes] Ga je akkoord met de deal?
       *[no] { $player } denkt na over de deal.
    }
now-return =
    { $you ->
        [yes] Welke kaarten geef je?
       *[no] { $player } kiest kaarten voor de deal.
    }
now-over = Het spel is afgelopen.
## Wat je nu kunt doen

ask-act =
    { $count ->
        [one] Nog één actie: gooi om je te verplaatsen, zoek, of tik aan wat oplicht.
       *[other] { $count } acties: gooi om je te verplaatsen, zoek, of tik aan wat oplicht.
    }
ask-act-searched =
    { $count ->
        [one] Nog één actie: gooi om je te verplaatsen, of tik aan wat oplicht.
       *[other] { $count } acties: gooi om je te verplaatsen, of tik aan wat oplicht.
    }
ask-act-none =
    { $past ->
        [yes] Geen actie meer: onthul je verleden, of beëindig je beurt.
       *[no] Geen actie meer: beëindig je beurt.
    }
ask-walk =
    { $again ->
        [yes] Je gooide { $face }: tik een ruimte aan die oplicht, of gooi opnieuw.
       *[no] Je gooide { $face }: tik een ruimte aan die oplicht.
    }
ask-join =
    { $count ->
        [one] { $gang_name }: tik nog één accessoire aan om mee te betalen.
       *[other] { $gang_name }: tik { $count } accessoires aan om mee te betalen.
    }
ask-target-beat = Hinderlaag: wie krijgt de rammeling?
ask-target-send = Anonieme tip: wie moet naar de isoleercel?
ask-target-peek = Lange vingers: wiens kaarten bekijk je?
ask-trip = Loper: tik de ruimte aan waar je heen wilt.
ask-peek = Tik de kaart aan die je neemt.
ask-purge = Inspectie: tik een kaart aan om af te leggen.
ask-sell = Tik nog meer kaarten aan, of stop met verhandelen.
ask-threat =
    { $held ->
        [yes] { $armed ->
            [yes] Geef { x-tool } af, tik een wapen aan om te vechten, of incasseer.
           *[no] Geef { x-tool } af, of incasseer de rammeling.
        }
       *[no] { $armed ->
            [yes] Tik een wapen aan om te vechten, of incasseer de rammeling.
           *[no] Geen { $tool_name }, geen wapen: je incasseert de rammeling.
        }
    }
ask-fight =
    { $armed ->
        [yes] Tik het wapen aan dat je legt. Of leg geen wapen: dan verlies je en incasseer je de rammeling.
       *[no] Geen wapen meer: je verliest en incasseert de rammeling.
    }
ask-fight-mate = { $player } heeft niets meer. Tik een wapen aan om te helpen, of blijf erbuiten.
ask-spoils = Tik een verslagen helper aan om een kaart te nemen, of laat het.
ask-figure = Gooi om { x-michelle } te verplaatsen, of laat de figuur staan.
ask-lead = Je gooide { $face }: tik de ruimte aan waar { x-michelle } gaat afpersen.
ask-extorted =
    { $held ->
        [yes] { $armed ->
            [yes] Sta gereedschap af, vecht met een wapen, of incasseer.
           *[no] Sta gereedschap af, of incasseer de rammeling.
        }
       *[no] { $armed ->
            [yes] Tik een wapen aan om te vechten, of incasseer de rammeling.
           *[no] Geen gereedschap, geen wapen: je incasseert de rammeling.
        }
    }
ask-brawl = Weer een mes! Tik nog een wapen aan. Of leg geen wapen: dan verlies je en incasseer je de rammeling.
ask-penalty = Verloren: tik het gereedschap aan dat je afstaat.
ask-prize = Je hebt { x-michelle } verslagen: trek je een zoekkaart?
ask-limit =
    { $count ->
        [one] Je houdt hooguit { $most } kaarten: tik de kaart aan die je aflegt.
       *[other] Je houdt hooguit { $most } kaarten: tik er { $count } aan die je aflegt.
    }
ask-trade = Tik de kaarten aan die je aanbiedt, of bied sigaretten.
ask-trade-terms = Je biedt { x-cards } aan. Leg er meer bij, of zeg wat je ervoor wilt.
ask-trade-wanted = Voor hoeveel kaarten? Zeg het, en stel het voor.
ask-trade-ready = Stel het zo voor, of leg er aan een van beide kanten iets bij.
ask-answer-swap =
    { $count ->
        [one] { $player } biedt een kaart voor een van jou. Akkoord?
       *[other] { $player } biedt { $count } kaarten voor evenveel van jou. Akkoord?
    }
ask-answer-charge = { $player } biedt { x-cards } voor { x-cigarettes }{ x-and-wanted }. Akkoord?
ask-answer-bid = { $player } biedt { x-cards-and }{ x-cigarettes } voor { x-wanted }. Akkoord?
ask-return =
    { $count ->
        [one] Tik nog één kaart aan die je ervoor geeft.
       *[other] Tik { $count } kaarten aan die je ervoor geeft.
    }
ask-return-bid =
    { $count ->
        [0] Tik een kaart aan die je geeft voor { x-cigarettes }.
       *[other] Tik nog meer kaarten aan, of geef deze voor { x-cigarettes }.
    }
pick-extort = Afpersen: welk gereedschap wil je?
pick-extort-2 = Kies het wapen waarmee je dreigt.
pick-spare = Werkplaats: tik de kaart van het recept aan die je houdt.

## Waarvoor

goal-dig = { x-to-go } Je gereedschap is { $points } waard: graaf ermee in de cellen.
goal-heal = { x-to-go } Met twee rammelingen kun je niet graven: eerst naar de ziekenboeg.
goal-heal-craft = { x-to-go } Met een rammeling kun je niet knutselen: eerst naar de ziekenboeg.
goal-craft = { x-to-go } Je kunt { x-tool } knutselen, maar niet in de cellen of de douches.
goal-part = { x-to-go } Voor { x-tool } heb je nog nodig: { $card_name }.
goal-buy = { x-to-go } In de ontspanningsruimte koop je { x-tool } voor { x-cigarettes }.
goal-spoon = { x-to-go } Steel lepels in de eetzaal, of zoek naar onderdelen.
goal-hand = { x-to-go } Aan het einde van je beurt mag je { $most } kaarten houden, { $over } minder dan nu: knutsel, verhandel of speel er een paar.

## Het einde is nabij

near-limit = De laatste ronde: daarna wint de langste tunnel.
near-tunnel =
    { $you ->
        [yes] { $count ->
            [one] Nog één tunnelpunt en je bent eruit.
           *[other] Nog { $count } tunnelpunten en je bent eruit.
        }
       *[no] { $count ->
            [one] Pas op: { $player } heeft nog maar één tunnelpunt nodig.
           *[other] Pas op: { $player } heeft nog maar { $count } tunnelpunten nodig.
        }
    }
near-tunnels = Pas op: { $count } van jullie hebben nog maar één goed stuk gereedschap nodig.
near-team =
    { $count ->
        [one] Bijna zover: het team van { $player } heeft nog één tunnelpunt nodig.
       *[other] Bijna zover: het team van { $player } heeft nog { $count } tunnelpunten nodig.
    }

## Wat er voor een actie pleit, in hints

why-dig =
    { $points ->
        [one] Eén punt erbij voor je tunnel, en dat neemt niemand je meer af. Dan nog { $count } te gaan.
       *[other] { $points } punten erbij voor je tunnel, en die neemt niemand je meer af. Dan nog { $count } te gaan.
    }
why-dig-wins = Daarmee is je tunnel lang genoeg: je hebt gewonnen.
why-tool =
    { $points ->
        [one] Zo’n stuk gereedschap is een tunnelpunt waard zodra je ermee graaft.
       *[other] Dit gereedschap is { $points } tunnelpunten waard zodra je ermee graaft.
    }
why-weapon = Met een wapen kun je anderen bedreigen en hoef je hun dreigementen minder te vrezen.
why-heal-dig = Met twee rammelingen kun je helemaal niet graven, met één minder wel.
why-heal-craft = Met een rammeling kun je niet knutselen, en met nog een ook niet meer graven.
why-go-dig =
    { $count ->
        [one] Daar kun je graven, en je hebt er gereedschap voor.
       *[other] Daar kun je graven, en je hebt { $count } stuks gereedschap.
    }
why-go-market = Daar kun je verkopen wat je niet nodig hebt, en gereedschap en wapens kopen.
why-go-spoon = Daar kost een lepel maar één actie, en dat is een zeker tunnelpunt.
why-go-search =
    { $count ->
        [0] Vandaar kom je waar meer te halen valt.
        [one] Zoeken levert daar één kaart op.
       *[other] Zoeken levert daar { $count } kaarten op.
    }
why-lead-to = Zo komt { x-michelle } bij { $other_name } en niet bij jou.
why-lead-away = Zo blijft { x-michelle } weg van waar jij heen wilt.
why-lead = Beter dat jij kiest waar { x-michelle } heen gaat dan dat iemand naar je toe komt.
why-search =
    { $count ->
        [one] Dat levert een kaart op, en zoeken mag maar één keer per beurt.
       *[other] Dat levert { $count } kaarten op, en zoeken mag maar één keer per beurt.
    }
why-walk = Hier valt voor je weinig meer te doen: elders levert een actie meer op.
why-visit = Je wilt zijn waar { $other_name } is: daar kun je dreigen.
why-visit-mate = Je wilt zijn waar { $other_name } is: daar kunnen jullie ruilen en elkaar helpen.
why-join = De kaart van een bende werkt vanaf nu voor je, en accessoires zijn verder weinig waard.
why-play-beat = Een rammeling houdt iemand langer op dan de kaart jou kost.
why-play-send = Uit de isoleercel komen kost iemand een actie of meer.
why-play-peek = Je ziet een hand en pakt er het beste uit.
why-play-travel = Dat brengt je meteen waar je het meest kunt doen.
why-play-pool = Alle handen worden opnieuw gedeeld, en jij hebt minder dan de meesten.
why-play-purge = Wie bij je is raakt een kaart kwijt, jij niet.
why-play-gain = Wat het oplevert is meer waard dan de actie.
why-sell =
    { $cigarettes ->
        [one] Dit heb je het minst nodig, en het levert een sigaret op.
       *[other] Dit heb je het minst nodig, en het levert { $cigarettes } sigaretten op.
    }
why-pick = Van alles in die hand levert dit je het meest op.
why-pick-part = Dat is een onderdeel waar je gereedschap van maakt.
why-extort-known = Je weet dat { $other_name } het heeft, en voor een gevecht heb je wapens genoeg.
why-extort = { $other_name } geeft toe of vecht, en voor allebei heb je wapens genoeg.
why-target-first = { $other_name } heeft de langste tunnel: wie voor ligt moet je ophouden.
why-target = Dit treft { $other_name } harder dan wie ook.
why-fight =
    { $count ->
        [0] Misschien zijn je blote handen genoeg: je hebt weinig te verliezen.
        [one] Je hebt een wapen, en wie het laatste legt wint.
       *[other] Je hebt { $count } wapens, en wie het laatste legt wint.
    }
why-decline = Nog meer wapens leggen zou meer kosten dan de rammeling.
why-comply = Je bent gereedschap kwijt, maar je houdt je wapens en krijgt geen rammeling.
why-give = Je bent gereedschap kwijt, maar je krijgt geen rammeling.
why-steal = Een lepel is een zeker tunnelpunt zodra je ermee graaft.
why-reveal = Nu levert het het meest op, en het kan maar één keer.
why-again = De ruimtes van deze worp leveren weinig op: een nieuwe waarschijnlijk meer.
why-pay = Van alles waarmee je kunt betalen mis je dit het minst.
why-discard = Van alles in je hand mis je dit het minst.
why-done = Wat er hier nog te doen valt kost meer dan het oplevert.
why-prize = Een kaart voor niets.
why-trade = Zo komen de kaarten waar ze van pas komen: bij jou of bij { $other_name }.
why-accept = Wat { $other_name } voorstelt helpt je team meer dan het jou kost.
why-refuse = Wat { $other_name } voorstelt kost je meer dan het oplevert.
why-end = Geen actie die je nog hebt levert je nu iets op.
why-end-spent = Je acties zijn op: in deze beurt valt niets meer te winnen.

## Acties

action-start = { $player } begint
action-top = “{ $gang_card_name }” komt bovenop te liggen
action-past = Het verleden is { $past_name }
action-draw = De kaart is { x-card }
action-deal = De kaart is { x-card }
action-lose = De kaart is { x-card }
action-roll = De dobbelsteen staat op { $face }
action-turn_up = De kaart toont { $figure_card_name }
action-search = Zoek
action-walk = Verplaats je: gooi de dobbelsteen
action-sneak = Ga voor twee acties voorzichtig naar { x-room }
action-visit = Ga naar { $player }
action-join = Sluit je aan bij { x-gang }
action-play = Speel “{ $card_name }”
action-extort = Pers { $player } { x-tool } af, met { x-weapon }
action-craft = Knutsel { x-recipe }
action-dig = Graaf met { x-tool }
action-steal = Steel een lepel
action-heal = Laat je genezen
action-sell = Verhandel { x-card }
action-buy = Koop { x-deal }
action-trade = Stel { $player } een deal voor
action-reveal = Onthul je verleden
action-end = Beëindig je beurt
action-go = Naar { x-room }
action-again = Gooi opnieuw
action-pay = Betaal met { x-card }
action-target = { $player }
action-pick = Neem { x-card }
action-discard = Leg { x-card } af
action-done = Klaar
action-done-sell = Stop met verhandelen
action-done-spoils = Laat de rest liggen
action-done-figure = Laat { x-michelle } staan
action-done-prize = Geen kaart
action-done-trade = Zie af van de deal
action-done-return = Geef deze kaarten
action-comply = Geef het gereedschap af
action-fight = Vecht met { x-weapon }
action-decline = Geef op: incasseer de rammeling
action-decline-fight = Geen wapen leggen
action-decline-brawl = Geen wapen leggen
action-rob = Neem een kaart van { $player }
action-lead = Verplaats { x-michelle }
action-give = Sta { x-tool } af
action-prize = Trek een zoekkaart
action-lay = Leg { x-card } klaar
action-swap = Vraag evenveel kaarten
action-charge = Vraag { x-cigarettes }
action-bid = Bied { x-cigarettes }
action-accept = Ga akkoord
action-refuse = Weiger
action-ask =
    { $cards ->
        [one] Vraag een kaart
       *[other] Vraag { $cards } kaarten
    }
action-propose = Stel het voor
action-spare = Knutsel { x-recipe }, houd { x-card }
grave-end = Je hebt nog acties over.
grave-reveal = Maar één keer per spel: daarna is het op.

## Gebeurtenissen

event-started =
    { $you ->
        [yes] Jij begint.
       *[no] { $player } begint.
    }
event-topped = { $gang_name }: de bovenste kaart is “{ $gang_card_name }”.
event-past_dealt =
    { $you ->
        [yes] Jouw verleden: { $past_name }.
       *[no] Het verleden van { $player }: { $past_name }.
    }
event-past_dealt_unseen = { $player } krijgt een crimineel verleden.
event-drew =
    { $you ->
        [yes] Je trekt { x-card }.
       *[no] { $player } trekt { x-card }.
    }
event-drew_unseen = { $player } trekt een kaart.
event-reshuffled = De aflegstapel wordt geschud.
event-turn_began =
    { $you ->
        [yes] Ronde { $round }: jij bent aan de beurt.
       *[no] Ronde { $round }: { $player } is aan de beurt.
    }
event-turn_ended =
    { $you ->
        [yes] Je beëindigt je beurt.
       *[no] { $player } beëindigt de beurt.
    }
event-searched =
    { $you ->
        [yes] Je zoekt { x-in-room }.
       *[no] { $player } zoekt { x-in-room }.
    }
event-rolled =
    { $you ->
        [yes] Je gooit een { $face }.
       *[no] { $player } gooit een { $face }.
    }
event-moved =
    { $you ->
        [yes] Je gaat naar { x-room }.
       *[no] { $player } gaat naar { x-room }.
    }
event-joined =
    { $you ->
        [yes] Je sluit je aan bij { x-gang }. Je kaart is “{ $gang_card_name }”.
       *[no] { $player } sluit zich aan bij { x-gang }. De kaart is “{ $gang_card_name }”.
    }
event-left_gang =
    { $you ->
        [yes] Je geeft “{ $gang_card_name }” terug.
       *[no] { $player } geeft “{ $gang_card_name }” terug.
    }
event-benefited =
    { $you ->
        [yes] Je gebruikt “{ $gang_card_name }”.
       *[no] { $player } gebruikt “{ $gang_card_name }”.
    }
event-paid =
    { $you ->
        [yes] Je betaalt met { x-card }.
       *[no] { $player } betaalt met { x-card }.
    }
event-played =
    { $you ->
        [yes] Je speelt “{ $card_name }”.
       *[no] { $player } speelt “{ $card_name }”.
    }
event-beaten =
    { $beatings ->
        [one] { $you ->
            [yes] Je krijgt een rammeling: je kunt niets knutselen.
           *[no] { $player } krijgt een rammeling en kan niets knutselen.
        }
       *[other] { $you ->
            [yes] Je krijgt een rammeling: je kunt niets knutselen en niet graven.
           *[no] { $player } krijgt een rammeling en kan niets knutselen en niet graven.
        }
    }
event-spared =
    { $you ->
        [yes] “{ $gang_card_name }”: je krijgt geen rammeling.
       *[no] “{ $gang_card_name }”: { $player } krijgt geen rammeling.
    }
event-healed =
    { $beatings ->
        [0] { $you ->
            [yes] Je bent weer helemaal fit.
           *[no] { $player } is weer helemaal fit.
        }
       *[other] { $you ->
            [yes] Je voelt je beter: je hebt nog één rammeling.
           *[no] { $player } voelt zich beter en heeft nog één rammeling.
        }
    }
event-sent =
    { $you ->
        [yes] Je moet naar de isoleercel.
       *[no] { $player } moet naar de isoleercel.
    }
event-looked =
    { $other_you ->
        [yes] { $player } bekijkt je handkaarten.
       *[no] { $you ->
            [yes] Je bekijkt de handkaarten van { $other_name }.
           *[no] { $player } bekijkt de handkaarten van { $other_name }.
        }
    }
event-pooled =
    { $you ->
        [yes] Je gooit alle handkaarten op één hoop.
       *[no] { $player } gooit alle handkaarten op één hoop.
    }
event-lost_hand =
    { $you ->
        [yes] Die van jou ook.
       *[no] Die van { $player } ook.
    }
event-dealt =
    { $you ->
        [yes] Je krijgt { x-card }.
       *[no] { $player } krijgt { x-card }.
    }
event-dealt_unseen = { $player } krijgt een kaart.
event-threatened =
    { $other_you ->
        [yes] { $player } bedreigt je met { x-weapon }: geef { x-tool } af, of vecht!
       *[no] { $you ->
            [yes] Je bedreigt { $other_name } met { x-weapon } en eist { x-tool }.
           *[no] { $player } bedreigt { $other_name } met { x-weapon } en eist { x-tool }.
        }
    }
event-complied =
    { $other_you ->
        [yes] { $player } geeft je { x-tool }.
       *[no] { $you ->
            [yes] Je geeft { $other_name } { x-tool }.
           *[no] { $player } geeft { $other_name } { x-tool }.
        }
    }
event-fought =
    { $you ->
        [yes] Je vecht met { x-weapon }.
       *[no] { $player } vecht met { x-weapon }.
    }
event-declined =
    { $you ->
        [yes] Je speelt geen wapen.
       *[no] { $player } speelt geen wapen.
    }
event-won =
    { $you ->
        [yes] Je wint het gevecht.
       *[no] { $player } wint het gevecht.
    }
event-lost =
    { $you ->
        [yes] Je verliest het gevecht.
       *[no] { $player } verliest het gevecht.
    }
event-took_tool =
    { $other_you ->
        [yes] { $player } pakt { x-tool } van je af.
       *[no] { $you ->
            [yes] Je pakt { x-tool } af van { $other_name }.
           *[no] { $player } pakt { x-tool } af van { $other_name }.
        }
    }
event-robbed =
    { $you ->
        [yes] Je pakt { x-card } af van { $other_name }.
       *[no] { $player } pakt { x-card } af van { $other_name }.
    }
event-was_robbed =
    { $you ->
        [yes] { $other_name } pakt { x-card } van je af.
       *[no] { $other_name } pakt { x-card } af van { $player }.
    }
event-robbed_unseen = { $player } pakt een kaart af van { $other_name }.
event-crafted =
    { $you ->
        [yes] Je knutselt { x-recipe }.
       *[no] { $player } knutselt { x-recipe }.
    }
event-dug =
    { $you ->
        [yes] Je graaft met { x-tool }: { x-points }.
       *[no] { $player } graaft met { x-tool }: { x-points }.
    }
event-stole =
    { $you ->
        [yes] Je pikt een lepel uit de eetzaal.
       *[no] { $player } pikt een lepel uit de eetzaal.
    }
event-sold =
    { $you ->
        [yes] Je verhandelt { x-card } voor { x-cigarettes }.
       *[no] { $player } verhandelt { x-card } voor { x-cigarettes }.
    }
event-bought =
    { $you ->
        [yes] Je koopt { x-deal } voor { x-cigarettes }.
       *[no] { $player } koopt { x-deal } voor { x-cigarettes }.
    }
event-revealed =
    { $you ->
        [yes] Je onthult je verleden: { $past_name }.
       *[no] { $player } onthult een verleden: { $past_name }.
    }
event-revealed_as_member =
    { $you ->
        [yes] Je onthult je verleden: { $past_name }. Je bende doet er nog iets bij.
       *[no] { $player } onthult een verleden: { $past_name }. De bende doet er nog iets bij.
    }
event-in_vain =
    { $you ->
        [yes] Je hebt er nu niets aan.
       *[no] { $player } heeft er niets aan.
    }
event-got_cigarettes =
    { $you ->
        [yes] Je krijgt { x-cigarettes }.
       *[no] { $player } krijgt { x-cigarettes }.
    }
event-got_action =
    { $you ->
        [yes] Je krijgt een extra actie.
       *[no] { $player } krijgt een extra actie.
    }
event-got_point =
    { $you ->
        [yes] Je krijgt een extra tunnelpunt.
       *[no] { $player } krijgt een extra tunnelpunt.
    }
event-took_card =
    { $you ->
        [yes] Je neemt { x-card } van de stapel.
       *[no] { $player } neemt { x-card } van de stapel.
    }
event-discarded =
    { $you ->
        [yes] Je legt { x-card } af.
       *[no] { $player } legt { x-card } af.
    }
event-figure_rolled =
    { $you ->
        [yes] Je gooit een { $face } voor { x-michelle }.
       *[no] { $player } gooit een { $face } voor { x-michelle }.
    }
event-figure_moved = { x-michelle } gaat naar { x-room }.
event-figure_extorts =
    { $you ->
        [yes] { x-michelle } perst je af.
       *[no] { x-michelle } perst { $player } af.
    }
event-turned_up = { x-michelle } toont { $figure_card_name }.
event-gave =
    { $you ->
        [yes] Je staat { x-tool } af.
       *[no] { $player } staat { x-tool } af.
    }
event-proposed_swap =
    { $count ->
        [one] { $you ->
            [yes] Je biedt een kaart in ruil voor een kaart.
           *[no] { $player } biedt een kaart in ruil voor een kaart.
        }
       *[other] { $you ->
            [yes] Je biedt { x-cards } in ruil voor evenveel kaarten.
           *[no] { $player } biedt { x-cards } in ruil voor evenveel kaarten.
        }
    }
event-proposed_charge =
    { $you ->
        [yes] Je biedt { x-cards } voor { x-cigarettes }.
       *[no] { $player } biedt { x-cards } voor { x-cigarettes }.
    }
event-proposed_bid =
    { $you ->
        [yes] Je biedt { x-cigarettes } voor kaarten.
       *[no] { $player } biedt { x-cigarettes } voor kaarten.
    }
event-offered_cards =
    { $you ->
        [yes] Je biedt { x-cards } voor { x-cigarettes }{ x-and-wanted }.
       *[no] { $player } biedt { x-cards } voor { x-cigarettes }{ x-and-wanted }.
    }
event-offered_cigarettes =
    { $you ->
        [yes] Je biedt { x-cards-and }{ x-cigarettes } voor { x-wanted }.
       *[no] { $player } biedt { x-cards-and }{ x-cigarettes } voor { x-wanted }.
    }
event-asked =
    { $you ->
        [yes] Aan jou de vraag: akkoord of niet?
       *[no] Aan { $player } de vraag: akkoord of niet?
    }
event-refused =
    { $other_you ->
        [yes] { $player } wijst je deal af.
       *[no] { $you ->
            [yes] Je wijst de deal af.
           *[no] { $player } wijst de deal af.
        }
    }
event-gave_up =
    { $you ->
        [yes] Je ziet af van de deal.
       *[no] { $player } ziet af van de deal.
    }
event-traded =
    { $you ->
        [yes] Je deal is rond.
       *[no] De deal van { $player } is rond.
    }
event-received =
    { $count ->
        [one] { $you ->
            [yes] Je krijgt { x-card }.
           *[no] { $player } krijgt { x-card }.
        }
       *[other] { $you ->
            [yes] Je krijgt { $count } × { $card_name }.
           *[no] { $player } krijgt { $count } × { $card_name }.
        }
    }
event-paid_cigarettes =
    { $you ->
        [yes] Je betaalt { x-cigarettes }.
       *[no] { $player } betaalt { x-cigarettes }.
    }
event-escaped =
    { $you ->
        [yes] Je tunnel telt { $points } punten: je bent vrij!
       *[no] De tunnel van { $player } telt { $points } punten: { $player } is vrij!
    }
event-team_escaped =
    { $you ->
        [yes] De tunnel van jouw team telt { $points } punten: jullie zijn vrij!
       *[no] De tunnel van het team van { $player } telt { $points } punten: het hele team is vrij!
    }
event-timed_out =
    { $rounds ->
        [one] Na { $rounds } ronde is de rondelimiet bereikt.
       *[other] Na { $rounds } rondes is de rondelimiet bereikt.
    }

## Hoe het afliep. $winners is een lijst van namen, $count hoeveel het er zijn.

ending-tunnel =
    { $count ->
        [one] { $winners } is met { $points } tunnelpunten door de muur en allang weg als het alarm gaat.
       *[other] { $winners } zijn met { $points } tunnelpunten door de muur en allang weg als het alarm gaat.
    }
ending-team = { $winners } zijn samen door de muur, met { $points } tunnelpunten.
ending-limit =
    { $count ->
        [one] Niemand kwam op tijd buiten. { $winners } heeft de langste tunnel: { $points } punten.
       *[other] Niemand kwam op tijd buiten. { $winners } delen de overwinning: niemand heeft meer dan { $points } punten.
    }

## Opties

option-michelle = Michel(le)
    .help = Een figuur die door niemand wordt gespeeld en die iedereen in dezelfde ruimte afperst.
option-michelle-auto = met twee spelers
option-michelle-on = altijd
option-michelle-off = nooit
option-teams = Teams
    .help = Twee teams en twee celblokken, met vier of zes spelers.
option-memory = Geheugen
    .help = Houdt het spel een lijst bij van de kaarten die je anderen hebt zien nemen?
option-memory-public = geziene kaarten op een lijst
option-memory-none = iedereen onthoudt zelf
option-turn_limit = Rondelimiet
    .help = Na zoveel rondes wint de langste tunnel.
option-figure = De pion
    .help = Welke van de twee uit de doos het is.
option-figure-either = Michel(le)
option-figure-michel = Michel
option-figure-michelle = Michelle
option-prisoners = De gevangenen
    .help = Wie wie is, plaats voor plaats, van boven. Ze verschillen alleen in uiterlijk. Kies je voor bepaalde spelers, zet dan “Plaatsen loten” uit.
option-prisoners-fox = Vos
option-prisoners-specs = Bril
option-prisoners-patch = Piraat
option-prisoners-curls = Krul
option-prisoners-beard = Baard
option-prisoners-bun = Knot
option-prisoners-cap = Pet
option-prisoners-scar = Litteken
option-prisoners-cueball = Biljartbal
option-prisoners-ink = Inkt
option-prisoners-moustache = Snor
option-prisoners-spike = Stekel
option-team_b = Team B
    .help = De plaatsen van het tweede team, van boven geteld, evenveel als in het eerste; kies je er geen, dan elke tweede plaats. De plaatsen worden dan niet geloot.
option-extort_mates = Teamgenoten afpersen
    .help = Mag je iemand uit je eigen team afpersen? In zo'n gevecht helpt niemand.
option-mates_help_figure = Hulp tegen Michel(le)
    .help = Mogen teamgenoten in dezelfde ruimte helpen in een gevecht met Michel(le)?
option-spoils = Buit van een teamgevecht
    .help = Van wie neemt de winnaar nog een willekeurige kaart?
option-spoils-helpers = van de helpers van de verliezer
option-spoils-all = van alle verliezers
option-visit_after_roll = Bezoek na de worp
    .help = Mag je ook na het gooien nog naar een teamgenoot van je bende?
option-cards = Kaarten uit de doos
    .help = Hoeveel er van elk gereedschap en elke zoekkaart zijn, nageteld in je eigen doos: samen 33 stuks gereedschap en 77 zoekkaarten. Wat een kaart doet, blijft zoals het in onze regels staat.
    .card = kaart
    .count = hoeveel ervan
    .tools = Gereedschap
    .search = Zoekkaarten

## Regels. De tekst, en onder .no wat iemand te horen krijgt die door de regel wordt tegengehouden.

chapter-material = Spelmateriaal
chapter-goal = Voorbereiding en doel
chapter-turn = Een beurt
chapter-rooms = Acties per ruimte
chapter-beatings = Rammelingen en criminele verledens
chapter-michelle = { x-michelle }
chapter-teams = Teams
chapter-table = Aan tafel

DIG-01 = De ruimtes zijn de cellen, de eetzaal, de douches, de ziekenboeg, de ontspanningsruimte en de isoleercel. Geen enkele worp leidt naar de isoleercel: alleen kaarten sturen iemand erheen. Je komt er weer uit met een gewone of een voorzichtige verplaatsing. In de isoleercel kun je niet zoeken; verder gaat alles er zoals in elke andere ruimte.
    .no = In de isoleercel valt niets te vinden.
DIG-02 = Elke worp leidt naar twee ruimtes. 1: cellen of eetzaal. 2: cellen of ziekenboeg. 3: cellen of douches. 4: ontspanningsruimte of eetzaal. 5: ontspanningsruimte of douches. 6: ontspanningsruimte of ziekenboeg.
DIG-03 = Zoeken levert 1 kaart op in de cellen, 2 in de eetzaal, in de ziekenboeg en in de ontspanningsruimte, en 3 in de douches.
DIG-04 = Er liggen vier open stapels: 15 lepels van elk 1 tunnelpunt, 10 pikhouwelen van elk 3, 8 schoppen van elk 4, en 30 messen. Wat daarvan wordt afgelegd, gaat terug naar de eigen stapel. Optie: hoeveel van de 33 stuks gereedschap er van elke soort zijn, nageteld in een doos.
DIG-05 = Er zijn 77 zoekkaarten: 24 accessoires, 22 onderdelen, 14 wapens, 10 actiekaarten en 7 kostbaarheden. Ze vormen een gedekte trekstapel, met een open aflegstapel ernaast. Moet er een kaart worden getrokken terwijl de trekstapel leeg is, dan wordt de aflegstapel geschud en gaat het trekken verder; een kaart die nog wordt uitgevoerd, zit daar nog niet bij. Is er helemaal niets meer, dan wordt er niets getrokken. Optie: hoeveel van de 77 zoekkaarten er van elke soort zijn, nageteld in een doos.
    .no = Er worden nu kaarten getrokken.
DIG-06 = Elk van de zes bendes heeft een geschudde, open stapel van vier kaarten: iedereen ziet de bovenste. Een afgelegde bendekaart gaat onder de eigen stapel. Acht van de 24 kaarten zeggen iets nieuws (sinds versie 3).
    .no = Een bendestapel toont net de volgende kaart.
DIG-07 = Iedereen krijgt in het geheim een van de 18 criminele verledens, en mag er op elk moment naar kijken.
    .no = De criminele verledens worden nog uitgedeeld.
DIG-08 = Er zijn zoveel sigaretten als er nodig zijn. Iedereen begint zonder.
DIG-09 = Iedereen is een van de twaalf gevangenen, die alleen in uiterlijk verschillen, en begint in de cellen, met 3 zoekkaarten en een crimineel verleden. Het lot bepaalt wie begint; daarna gaan de beurten met de klok mee.
    .no = Iemand anders is aan de beurt.
DIG-10 = Wie genoeg tunnelpunten heeft, wint meteen: 12 met twee of drie spelers, 10 met vier, 8 met vijf of zes.
    .no = Het spel is afgelopen: er is iemand ontsnapt.
DIG-11 = In je beurt heb je maximaal twee acties, na elkaar; bij de tweede mag je de ruimte benutten waar de eerste je heeft gebracht. Wat een bendekaart je oplevert, is geen actie, tenzij de kaart dat zegt; een extra actie of een nieuwe worp krijg je één keer per beurt, een extra tunnelpunt één keer per spel. Je verleden onthullen is geen actie. Een actie die niets zou uithalen, mag niet. Wat één keer per beurt kan, kan ook echt maar één keer, hoeveel acties je ook hebt.
    .no = Je hebt er geen actie meer voor, of het zou niets uithalen, of dit is er niet het moment voor.
DIG-12 = Aan het einde van je beurt mag je hoogstens 10 kaarten in je hand hebben; je kiest zelf wat je aflegt. De volgorde: wat er aan het einde van een beurt gebeurt, de verplaatsing van { x-michelle }, de handlimiet, de volgende speler.
    .no = Leg eerst kaarten uit je hand af tot je niet meer boven de handlimiet zit.
DIG-13 = Zoeken, één keer per beurt: trek zoveel zoekkaarten als de ruimte aangeeft.
    .no = Je hebt deze beurt al gezocht.
DIG-14 = Gewone verplaatsing: gooi de dobbelsteen en ga naar een van de twee ruimtes waar de worp heen leidt. Ben je al in een van die twee, dan moet je naar de andere.
    .no = Ga naar een van de twee ruimtes waar de worp heen leidt, en niet naar die waar je al bent.
DIG-15 = Voorzichtige verplaatsing: ga voor twee acties naar een andere ruimte naar keuze, maar niet naar de isoleercel.
    .no = Een voorzichtige verplaatsing kost twee acties en leidt naar een andere ruimte, maar nooit naar de isoleercel.
DIG-16 = Aansluiten bij een bende: leg accessoires af, allemaal verschillend. De Crew, het Cartel, de Bikers en de Bratva willen er twee van hun drie, de Triad en de Regenboog drie van alle zes. Je neemt de bovenste kaart van de bende en legt die open voor je; daarna gaat je oude bendekaart onder de eigen stapel. Je hebt één bendekaart tegelijk. Je mag je opnieuw aansluiten bij dezelfde bende om een andere kaart te krijgen, maar niet bij een bende waarvan de stapel leeg is. Crew: pet, zonnebril, bandana. Cartel: zonnebril, zegelring, laarzen. Bikers: bandana, laarzen, tatoeage. Bratva: pet, zegelring, tatoeage.
    .no = Voor die bende heb je verschillende accessoires nodig, van de soorten die ze wil, en er moet nog een kaart op de stapel liggen.
DIG-17 = Een actiekaart spelen: doe wat erop staat; daarna gaat de kaart naar de aflegstapel.
    .no = Die kaart heb je niet, of zo kun je die niet gebruiken.
DIG-18 = Afpersen, één keer per beurt: iemand in jouw ruimte die niet in je team zit. Je hebt er een wapen in je hand voor nodig. Optie: ook teamgenoten kun je afpersen.
    .no = Je kunt één keer per beurt, met een wapen in je hand, iemand in jouw ruimte afpersen die niet in je team zit en niet beschermd is.
DIG-19 = Je noemt een stuk gereedschap en legt een wapen neer. Heeft het slachtoffer zo’n stuk gereedschap in de hand, dan mag het dat afgeven, en is de afpersing voorbij.
    .no = Dreigen doe je met een wapen uit je hand; het antwoord is het genoemde gereedschap of een gevecht.
DIG-20 = Anders komt er een gevecht: om de beurt spelen jullie een wapen, het slachtoffer eerst. Wie dat niet kan of niet wil, verliest en krijgt een rammeling.
    .no = Er wordt gevochten: wie aan zet is, speelt een wapen uit de hand, of geen wapen.
DIG-21 = Wint de aanvaller, dan neemt die het genoemde gereedschap of, als de verliezer dat niet heeft, een willekeurige kaart. Wint de verdediger, dan neemt die een willekeurige kaart van de aanvaller. Uit een lege hand wordt niets genomen.
    .no = Eerst neemt de winnaar wat er gewonnen is.
DIG-22 = Gespeelde messen gaan terug naar hun stapel, andere wapens naar de aflegstapel, en dat geldt ook voor het wapen waarmee is gedreigd, zelfs als het slachtoffer het gereedschap afgeeft. Dat gebeurt allemaal voordat er een willekeurige kaart wordt getrokken.
DIG-23 = Knutselen: leg de kaarten van een recept af en neem van de stapel wat het oplevert. Niet in de cellen of de douches, niet met een rammeling, één ding per actie, en niet van een lege stapel; levert een recept twee messen op en is er nog maar één, dan krijg je er één. Een mes: tandenborstel en tape. Twee messen: schaar en tape, of scheermesje en lepel. Een pikhouweel: schaar, bezemsteel en tape. Een schop: koekenpan, bezemsteel en tape. Is er een kaart minder nodig, dan kies je zelf welke je houdt (sinds versie 2).
    .no = Om iets te knutselen moet je alle kaarten van het recept hebben, niet in de cellen of de douches zijn en geen rammeling hebben, en er moet nog iets op de stapel liggen.
DIG-24 = Cellen – graven: leg een stuk gereedschap uit je hand voor je neer en scoor de tunnelpunten ervan. Niet met twee rammelingen.
    .no = Graven doe je in de cellen, met gereedschap uit je hand, en niet met twee rammelingen.
DIG-25 = Eetzaal – steel een lepel, als er een op de stapel ligt.
    .no = Een lepel stelen doe je in de eetzaal, zolang er nog lepels zijn.
DIG-26 = Ziekenboeg – genezen: je raakt één rammeling kwijt.
    .no = Genezen doe je in de ziekenboeg.
DIG-27 = Ontspanningsruimte – verhandelen: leg een of meer kaarten af en krijg de sigaretten die ze waard zijn.
    .no = Verhandelen doe je in de ontspanningsruimte, met kaarten uit je hand.
DIG-28 = Ontspanningsruimte – kopen, één aankoop per actie: een mes voor 2 sigaretten, twee messen voor 5, een pikhouweel voor 6, een schop voor 8. Niet van een lege stapel, en voor twee messen moeten er ook twee liggen.
    .no = Kopen doe je in de ontspanningsruimte, met genoeg sigaretten, en alleen wat er nog op de stapel ligt.
DIG-29 = Niemand heeft meer dan twee rammelingen. Met één rammeling kun je niets knutselen. Met twee kun je niets knutselen en ook niet graven.
    .no = Meer dan twee rammelingen krijgt niemand.
DIG-30 = Je mag je verleden één keer per spel onthullen, in je eigen beurt, op het moment dat erop staat: meteen nadat je hebt gedaan wat daar staat. Het einde van je beurt met de verplaatsing van { x-michelle } hoort daarbij, en je eigen gevechten ook (sinds versie 2). Het werkt dan meteen. Hoor je op dat moment bij de bende van je verleden, dan krijg je ook het deel van de bende. De kaart blijft open liggen en is opgebruikt.
    .no = Dit is niet het moment dat op je verleden staat, of het is al onthuld.
DIG-31 = { x-michelle } begint in de douches, met acht gedekte kaarten, die opnieuw worden geschud als ze op zijn. Omgedraaide kaarten zijn voor iedereen te zien en blijven apart liggen tot die afpersing voorbij is. Aan het einde van je beurt mag je { x-michelle } verplaatsen met de dobbelsteen, zoals bij een gewone verplaatsing; jij kiest de ruimte. { x-michelle } komt nooit in de isoleercel. Iedereen ziet de aflegstapel en hoeveel kaarten er nog zijn. Optie: of het Michel of Michelle is.
    .no = Wie aan de beurt is, mag { x-michelle } aan het einde van de beurt verplaatsen, naar een van de twee ruimtes waar de worp heen leidt.
DIG-32 = Na een verplaatsing van { x-michelle } wordt iedereen in die ruimte afgeperst, met de klok mee vanaf de speler die { x-michelle } heeft verplaatst. Wie in de ruimte van { x-michelle } terechtkomt, op welke manier en in wiens beurt dan ook, wordt meteen afgeperst; daarna gaat de beurt verder.
DIG-33 = Er wordt een kaart omgedraaid. Zonder mes gebeurt er niets. Staat er een mes op, dan mag je een stuk gereedschap afleggen dat op de kaart staat, en is het voorbij. Anders komt er een gevecht: je speelt een wapen, en de volgende kaart wordt omgedraaid. Staat daar geen mes op, dan heb je gewonnen en mag je een zoekkaart trekken; staat er wel een mes op, dan gaat het verder. Teamgenoten kunnen niet helpen. Optie: wie in de ruimte is, kan dat wel, zoals in DIG-38.
    .no = { x-michelle } wacht op een antwoord: gereedschap dat op de kaart staat, een wapen, of geen wapen.
DIG-34 = Wie geen wapen kan of wil spelen, krijgt een rammeling en legt een stuk gereedschap naar keuze af dat op de laatste kaart staat, of, zonder zulk gereedschap, een willekeurige kaart. Teamgenoten die hebben geholpen, krijgen alleen de rammeling.
    .no = Eerst moet het gereedschap dat op de kaart staat, worden afgestaan.
DIG-35 = Met vier of zes spelers kun je in twee even grote teams spelen; de teams zitten om en om, tenzij jullie kiezen wie in welk team zit. De tunnelpunten zijn van het team: met vier spelers wint een team met 16 punten, met zes spelers met 20.
    .no = Het spel is afgelopen: er is een team ontsnapt.
DIG-36 = Er zijn twee celblokken, A en B. Elk is een ruimte waarvoor alle regels van de cellen gelden, en elk team begint in het eigen blok. Een worp van 1, 2 of 3 kan zowel naar A als naar B leiden.
    .no = Die ruimte is er in dit spel niet.
DIG-37 = Graven doe je alleen in je eigen blok. In het blok van het andere team mag je knutselen, in je eigen blok niet.
    .no = Graven doe je alleen in je eigen celblok.
DIG-38 = In een gevecht wordt bij elke partij eerst de aanvaller of het slachtoffer zelf om een wapen gevraagd, daarna de teamgenoten in dezelfde ruimte, met de klok mee; een partij heeft verloren als niemand ervan een wapen speelt. Wie van die twee verliest, krijgt een rammeling, net als iedereen die voor die partij een wapen heeft gespeeld. Wie van die twee wint, neemt van de verliezer wat in DIG-21 staat, en mag een willekeurige kaart nemen van elke helper van de verliezer. Alleen het slachtoffer kan het gereedschap afgeven. Optie: de winnaar mag van elke verliezer nog een willekeurige kaart nemen, ook van die uit de afpersing. Wie voor een verloren gevecht een kaart mag trekken, doet dat pas daarna (sinds versie 2).
    .no = De winnaar mag een kaart nemen van elke helper die heeft verloren en een kaart heeft, en met de optie van elke verliezer.
DIG-39 = Deal: geef een teamgenoot in jouw ruimte zoveel kaarten als je wilt en krijg er evenveel terug, waarbij ieder de eigen kaarten kiest, of laat kaarten de ene kant op gaan en sigaretten de andere. Kaarten en sigaretten mogen aan elke kant samengaan; een voorstel zegt hoeveel kaarten het vraagt, en er gaan zoveel sigaretten als iemand heeft. De teamgenoot moet akkoord gaan; pas dan is de actie gebruikt. Geweigerd of teruggenomen mag je opnieuw een voorstel doen, tot er in een beurt drie op niets zijn uitgelopen. (Vóór versie 2: één, met hoogstens 12 sigaretten, en kaarten alleen voor sigaretten of alleen voor kaarten.)
    .no = Voor een deal is een teamgenoot in jouw ruimte nodig die akkoord gaat, iets van jullie allebei, met kaarten erbij, en sigaretten van maar één kant; na drie die op niets uitliepen, is het genoeg voor deze beurt.
DIG-40 = Met een gewone verplaatsing mag je, zonder te gooien, naar de ruimte van een teamgenoot van dezelfde bende. Niet naar de isoleercel. Optie: ook nog als er al gegooid is.
    .no = Zonder te gooien kun je alleen naar een teamgenoot van je eigen bende, en niet naar de isoleercel.
DIG-41 = Rondelimiet: na 150 rondes wint de langste tunnel; zijn er meerdere even lang, dan wordt de overwinning gedeeld. De limiet kan worden aangepast.
    .no = Het spel is afgelopen: de rondelimiet is bereikt.
DIG-42 = Iedereen ziet hoeveel kaarten iemand in de hand heeft, de sigaretten, de rammelingen, de bendekaarten, het neergelegde gereedschap, de bovenste kaart van elke open stapel, de aflegstapel, en elke kaart die zichtbaar wordt genomen of gegeven. Een kaart die willekeurig uit een hand is getrokken, kennen alleen de twee betrokkenen. Optie: of het spel een lijst bijhoudt van wat anderen, voor zover bekend, in hun hand hebben.

## Wat bots in de chat antwoorden. `hear-…` zijn beginnen van woorden die over iets gaan.

hear-trade = ruil, deal, handel, aanbod, bied
hear-dig = graaf, graven, gegraven, tunnel
remark-answer-name =
    { $level ->
        [rookie] Ja? Wat is er?
        [mastermind] Ik luister.
       *[other] Wat wil je van me?
    }
remark-answer-dug = Mijn tunnel heeft { $count } van de { $target } punten.
remark-answer-alone = Hier wordt niet geruild: iedereen graaft voor zichzelf.
remark-answer-trade =
    { $other_you ->
        [yes] Met jou zou ik wel ruilen, hier en nu.
       *[no] Met { $other_name } zou ik wel ruilen, hier en nu.
    }
remark-answer-apart = Alleen met mijn eigen team, en alleen in dezelfde ruimte.

## De eerste les, stap voor stap

lesson-goal = Graaf je weg naar buiten: 12 tunnelpunten. Een lepel graaft 1, een pikhouweel 3, een schop 4. Je hebt er al 4.
lesson-search = Een beurt heeft twee acties. Zoek eerst, één keer per beurt: het getal bij het vergrootglas zegt hoeveel kaarten je vindt.
lesson-craft = Schaar, bezemsteel en tape worden een pikhouweel. Knutsel het in elkaar. Hier mag het, in de cellen en de douches niet.
lesson-craft-wait = Knutselen kan met de juiste onderdelen, zonder rammeling, en niet in de cellen of de douches.
lesson-turn = Tik een kaart aan: je leest waar ze goed voor is. Zijn je acties op, beëindig dan je beurt; tien kaarten mag je houden.
lesson-threat = Iemand wil je gereedschap. Geef het af, of vecht: leg een wapen. Wie niets meer kan leggen, krijgt een rammeling.
lesson-threat-else = Ook zo is het voorbij. In een gevecht leg je om de beurt een wapen, het slachtoffer eerst.
lesson-fought = Wie verliest, krijgt een rammeling: niet knutselen, met twee niet graven. De ziekenboeg geneest. De winnaar krijgt gereedschap of een kaart.
lesson-gang = Pet en bandana openen de Crew. Sluit je aan: je betaalt ermee en krijgt de bovenste kaart, die je voortaan helpt.
lesson-gang-wait = Voor een bende heb je verschillende accessoires nodig. Zoek ernaar.
lesson-past = Je verleden is geheim, werkt één keer en kost geen actie. Leden van zijn bende krijgen meer. Gebruik het.
lesson-sell = Je bent in de ontspanningsruimte: verhandel wat je kunt missen. Eén actie, zoveel kaarten als je wilt. Gereedschap koop je hier.
lesson-sell-wait = Kaarten verhandel je in de ontspanningsruimte, voor sigaretten. Ga erheen, met de dobbelsteen of voorzichtig.
lesson-extort = Nu dreig jij: tik iemand in je ruimte aan, het gereedschap dat je wilt, en een wapen. Het wapen ben je dan kwijt.
lesson-walk = Verplaats je nu. Gooi: elk getal leidt naar twee ruimtes. Of tik een ruimte aan en ga voorzichtig, voor beide acties.
lesson-dig = Je bent met gereedschap in de cellen. Graaf: de punten zijn voorgoed van jou, niemand pakt ze af.
lesson-dig-wait = Breng gereedschap naar de cellen: alleen daar graaf je. De getallen 1, 2 en 3 leiden erheen.
lesson-michelle = Eén figuur is van niemand: { x-michelle }, met twee spelers altijd erbij. Wie in die ruimte is, geeft gereedschap af, vecht of krijgt een rammeling.
lesson-end = Dat is alles. Let op wie er met een mes naast je staat. Het spel gaat door en is van jou: wees als eerste door de muur!

## Het bord in de browser: wat alleen daar staat of wordt voorgelezen

digout-board = De gevangenis in doorsnede: boven de ruimtes, daaronder de tunnels, dan de tafel en je hand
digout-section = Ruimtes en tunnels
# a long name on a sign: where it may be cut
digout-sign-infirmary = zieken{"\u00AD"}boeg
digout-sign-yard = ontspannings{"\u00AD"}ruimte
digout-sign-sunglasses = zonne{"\u00AD"}bril
digout-sign-broomstick = bezem{"\u00AD"}steel
digout-sign-toothbrush = tanden{"\u00AD"}borstel
digout-sign-jewellery = siera{"\u00AD"}den
digout-sign-razor = scheer{"\u00AD"}mesje
digout-sign-shard = glas{"\u00AD"}scherf
digout-sign-padlock = hangslot in een sok
digout-sign-master_key = Loper
digout-sign-night_nurse = Nacht{"\u00AD"}zuster
digout-sign-inspection = Inspec{"\u00AD"}tie
digout-sign-shakedown = Fouil{"\u00AD"}lering
digout-sign-scissors = schaar
digout-sign-pickaxe = pik{"\u00AD"}houweel
digout-sign-ring = zegel{"\u00AD"}ring
digout-sign-pan = koeken{"\u00AD"}pan
digout-sign-tape = tape
digout-piles = Stapels
digout-gangs = Bendes
digout-recipes = Knutselen
digout-discards = Aflegstapel
digout-hand = Je hand
digout-trade = Een deal
digout-tabs = Wat je ziet
digout-tab-rooms = Ruimtes en tunnels
digout-tab-table = Stapels en knutselen
digout-tab-gangs = Bendes
digout-peek = Neem een kaart uit deze hand
digout-race = Tunnelpunten

## Op het bord: ruimtes

digout-search =
    { $count ->
        [one] Zoeken: { $count } kaart
       *[other] Zoeken: { $count } kaarten
    }
digout-faces = dobbelsteen: { $faces }
digout-no-face = geen kant van de dobbelsteen
digout-rolled = de gegooide { $face } leidt hierheen
digout-there = hier: { $who }
digout-about-cells = Hier graaf je: leg gereedschap uit je hand neer. Knutselen kan hier niet.
digout-about-block = Graaf in je eigen blok, knutsel in het andere.
digout-about-dining = Steel een lepel van de stapel.
digout-about-infirmary = Raak een rammeling kwijt.
digout-about-showers = Nergens vind je meer. Knutselen kan hier niet, en { x-michelle } komt hier graag.
digout-about-yard = Verhandel kaarten, koop messen en gereedschap voor sigaretten.
digout-about-solitary = Hier kom je alleen door kaarten. Er valt niets te vinden; je komt eruit door je te verplaatsen.

## Op het bord: spelers

digout-points = { $count } van { $target } tunnelpunten
digout-team-points = { $count } tunnelpunten, het team { $all } van { $target }
digout-missing = nog { $count }
digout-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
digout-cigarettes =
    { $count ->
        [one] { $count } sigaret
       *[other] { $count } sigaretten
    }
digout-beatings =
    { $count ->
        [one] { $count } rammeling
       *[other] { $count } rammelingen
    }
digout-actions =
    { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
digout-known = Heeft in elk geval: { $cards }.
digout-nothing-known = Van deze hand is niets bekend.
digout-has = heeft { $count }
digout-was = Verleden: { $past }.
digout-no-gang = Nog geen bende
digout-past = Je verleden
digout-past-spent = Opgebruikt
digout-past-sealed = Het slotje is het zegel: tot je het onthult, ken alleen jij het, en onthullen kost geen actie.
digout-roll = Gooi
digout-again = Opnieuw

## Op het bord: kaarten

digout-class-tool = gereedschap
digout-class-knife = wapen
digout-class-weapon = wapen
digout-class-part = onderdeel
digout-class-accessory = accessoire
digout-class-action = actiekaart
digout-class-valuable = kostbaarheid
digout-worth =
    { $count ->
        [one] Graaft { $count } tunnelpunt
       *[other] Graaft { $count } tunnelpunten
    }
digout-sells =
    { $count ->
        [one] brengt { $count } sigaret op
       *[other] brengt { $count } sigaretten op
    }
digout-for-gangs = Opent deuren bij: { $gangs }.
digout-for-recipes = Te gebruiken voor: { $things }.
digout-about-weapon = Bedreig er iemand in je ruimte mee, of vecht ermee terug.
digout-about-craft = Niet in de cellen of de douches, en niet met een rammeling.
digout-lacking = Je hebt nog nodig: { $cards }.
digout-in-yard = In de ontspanningsruimte: { $prices }.
digout-left = Nog { $count } op de stapel.
digout-stack =
    { $count ->
        [one] Zoekkaarten, gedekt: nog { $count } kaart
       *[other] Zoekkaarten, gedekt: nog { $count } kaarten
    }
digout-top = Bovenop:
digout-none-left = De stapel is leeg.

## Op het bord: gevechten en deals

digout-michelle-cards = Gedekte kaarten: { $count }. Afgelegd: { $cards }.
digout-duel = { $attacker } tegen { $victim }
digout-attacks = aanval
digout-defends = verdediging
digout-stake = Inzet: { $tools }
digout-no-weapon = geen wapen
digout-demand = { $player } afpersen
digout-then-tool = Wat wil je hebben?
digout-then-weapon = Leg nu een wapen uit je hand neer.
digout-tray = Aanbod van { $player }
digout-charge = Vraag sigaretten:
digout-bid = Bied sigaretten:
digout-ask = Vraag kaarten:

## Op het bord: kopjes en korte namen in de lijst met acties

group-sneak = Voorzichtig verplaatsen (twee acties)
group-join = Sluit je aan bij een bende
group-play = Speel een kaart
group-craft = Knutsel iets
group-dig = Graaf
group-sell = Verhandel
group-buy = Koop
group-discard = Leg af
group-pick = Neem een kaart
group-lay = Leg een kaart klaar
group-charge = Voor sigaretten
group-bid = Bied sigaretten
short-sneak = { $room_name }
short-join = { $gang_name }
short-play = { $card_name }
short-craft = { $recipe_name }
short-dig = { $tool_name }
short-sell = { $card_name }
short-buy = { $deal_name }
short-discard = { $card_name }
short-pick = { $card_name }
short-lay = { $card_name }
short-extort = { $tool_name }, wapen: { $weapon_name }
group-ask = Vraag kaarten
group-spare = Knutsel en houd een kaart
short-spare = { $recipe_name }, houd { $card_name }
