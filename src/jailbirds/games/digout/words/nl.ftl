### Dig Your Way Out, in het Nederlands.
### $you is ‘yes’ waar het over de lezer zelf gaat, anders ‘no’.
### $card_name, $tool_name, $weapon_name, $room_name enzovoort zijn de namen hieronder.

title = Dig Your Way Out
tagline = Doorzoek de gevangenis, maak of steel iets om mee te graven, zorg dat je rug gedekt is en wees als eerste door de muur. Sigaretten, gevechten en drugs zijn thema’s van dit spel.
note = Dit spel gaat over het leven in een gevangenis, met sigaretten, gevechten en drugs als thema’s.

## Ruimtes

name-cells = cellen
name-dining = eetzaal
name-showers = douches
name-infirmary = ziekenboeg
name-yard = luchtplaats
name-solitary = isoleercel
name-block_a = cellenblok A
name-block_b = cellenblok B

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
name-cartel = Kartel
name-bikers = Bikers
name-bratva = Bratva
name-triad = Triade
name-rainbow = Regenboog

text-crew = Sterk in verplaatsen. Twee verschillende uit: pet, zonnebril, bandana.
text-cartel = Sterk in handelen. Twee verschillende uit: zonnebril, zegelring, laarzen.
text-bikers = Sterk in vechten. Twee verschillende uit: bandana, laarzen, tatoeage.
text-bratva = Sterk in afpersen. Twee verschillende uit: pet, zegelring, tatoeage.
text-triad = Sterk in zoeken en samenstellen. Drie verschillende accessoires naar keuze.
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
text-quick_feet = Eén keer per beurt krijg je bij een verplaatsing een extra actie.
text-courier = Als je je verplaatst, krijg je 1 sigaret.
text-broker = Als je verkoopt, krijg je 2 sigaretten extra.
text-wholesaler = Pikhouwelen en schoppen kosten jou 2 sigaretten minder.
text-bookkeeper = Aan het einde van je beurt krijg je 1 sigaret.
text-fence = Als je verkoopt en als je koopt, trek je een zoekkaart.
text-brawler = Eén keer per gevecht tellen je blote handen als wapen.
text-road_captain = Als je een gevecht wint, trek je 2 zoekkaarten.
text-thick_skin = Als je een gevecht verliest, krijg je geen rammeling.
text-victory_lap = Als je een gevecht wint, neem je één willekeurige kaart extra van de verliezer.
text-quick_word = Eén keer per beurt krijg je bij het afpersen een extra actie.
text-collector = Als je iemand afperst, krijg je 2 sigaretten.
text-cold_stare = Het wapen waarmee je dreigt, houd je.
text-reputation = Geen enkele speler kan je afpersen.
text-keen_eye = Als je zoekt, trek je één kaart extra.
text-workshop = Voor een recept heb je één kaart minder nodig.
text-steady_hands = Eén keer per beurt krijg je bij het samenstellen een extra actie.
text-patience = Als je zoekt, krijg je 1 sigaret.
text-safe_house = Geen enkele speler kan je afpersen, en Michel(le) ook niet.
text-first_aid = Aan het einde van je beurt raak je een rammeling kwijt.
text-chosen_family = Als je een gevecht verliest, krijg je geen rammeling en trek je een zoekkaart.
text-open_arms = Eén keer per spel krijg je bij het graven 1 tunnelpunt extra. Michel(le) perst je niet af.

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

text-getaway_driver = Na een verplaatsing: een extra actie. Crew: ook een zoekkaart.
text-pickpocket = Na een verplaatsing: 2 sigaretten. Crew: ook 2 zoekkaarten.
text-roof_climber = In je beurt: een zoekkaart. Crew: ook een extra actie.
text-accountant = Na het verkopen: 3 sigaretten. Kartel: nog eens 3.
text-smuggler = Na het kopen: 2 zoekkaarten. Kartel: ook een extra actie.
text-forger = In je beurt: 2 sigaretten. Kartel: ook 2 zoekkaarten.
text-prizefighter = Na een gewonnen gevecht: 2 zoekkaarten. Bikers: ook 3 sigaretten.
text-bouncer = In je beurt: een mes. Bikers: nog een mes.
text-stunt_rider = In je beurt: je raakt een rammeling kwijt. Bikers: ook een extra actie.
text-racketeer = Na het afpersen: 3 sigaretten. Bratva: ook een mes.
text-safecracker = Na het graven: 3 sigaretten. Bratva: ook een extra actie.
text-arms_dealer = In je beurt: een mes. Bratva: ook 2 sigaretten.
text-card_sharp = Na het zoeken: een zoekkaart. Triade: nog een.
text-locksmith = Na het samenstellen: een extra actie. Triade: ook 2 zoekkaarten.
text-counterfeiter = Na het zoeken: 2 sigaretten. Triade: ook een extra actie.
text-paramedic = Na het genezen: een extra actie. Regenboog: ook 2 zoekkaarten.
text-hacker = Na het zoeken: een zoekkaart. Regenboog: ook 3 sigaretten.
text-canteen_cook = Na het stelen van een lepel: nog een lepel. Regenboog: je raakt ook een rammeling kwijt.

## Michel(le)

michelle = Michel(le)
name-no_knife = geen mes
name-wants_spoon = een mes (wil een lepel)
name-wants_spoon_or_pickaxe = een mes (wil een lepel of een pikhouweel)
name-wants_pickaxe_or_shovel = een mes (wil een pikhouweel of een schop)
name-wants_any_tool = een mes (wil een lepel, een pikhouweel of een schop)

## De ruimtes en de bendes met lidwoord: ‘de douches’, ‘cellenblok A’, ‘op de luchtplaats’, ‘het Kartel’.

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
        [yard] op de { $room_name }
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
now-figure_roll = De dobbelsteen rolt voor Michel(le).
now-card = Michel(le) toont een kaart.
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
        [yes] Verkoop je nog iets?
       *[no] { $player } is aan het verkopen.
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
        [yes] Wil je Michel(le) verplaatsen?
       *[no] { $player } denkt na over Michel(le).
    }
now-lead =
    { $you ->
        [yes] Waar gaat Michel(le) heen?
       *[no] { $player } kiest waar Michel(le) heen gaat.
    }
now-extorted =
    { $you ->
        [yes] Michel(le) wil gereedschap. Sta je het af, of vecht je?
       *[no] Michel(le) perst { $player } af.
    }
now-brawl =
    { $you ->
        [yes] Weer een mes. Speel je een wapen?
       *[no] { $player } vecht tegen Michel(le).
    }
now-penalty =
    { $you ->
        [yes] Welk gereedschap sta je af?
       *[no] { $player } moet gereedschap afstaan.
    }
now-prize =
    { $you ->
        [yes] Je hebt gewonnen. Wil je een zoekkaart?
       *[no] { $player } heeft van Michel(le) gewonnen.
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

## Acties

action-start = { $player } begint
action-top = “{ $gang_card_name }” komt bovenop te liggen
action-past = Het verleden is: { $past_name }
action-draw = De kaart is: { $card_name }
action-deal = De kaart is: { $card_name }
action-lose = De kaart is: { $card_name }
action-roll = De dobbelsteen staat op { $face }
action-turn_up = De kaart toont { $figure_card_name }
action-search = Zoek
action-walk = Verplaats je: gooi de dobbelsteen
action-sneak = Ga voorzichtig naar { x-room }
action-visit = Ga naar { $player }
action-join = Sluit je aan bij { x-gang }
action-play = Speel “{ $card_name }”
action-extort = Pers { $player } { x-tool } af, met { x-weapon }
action-craft = Stel samen: { $recipe_name }
action-dig = Graaf met { x-tool }
action-steal = Steel een lepel
action-heal = Laat je genezen
action-sell = Verkoop { x-card }
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
action-done = Laat het hierbij
action-comply = Geef het af
action-fight = Vecht met { x-weapon }
action-decline = Speel geen wapen
action-rob = Neem een kaart van { $player }
action-lead = Verplaats Michel(le)
action-give = Sta { x-tool } af
action-prize = Trek een zoekkaart
action-lay = Leg { x-card } klaar
action-swap = Voor evenveel kaarten
action-charge = Voor { x-cigarettes }
action-bid = Bied { x-cigarettes } voor kaarten
action-accept = Ga akkoord
action-refuse = Weiger

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
            [yes] Je krijgt een rammeling: je kunt niets samenstellen.
           *[no] { $player } krijgt een rammeling en kan niets samenstellen.
        }
       *[other] { $you ->
            [yes] Je krijgt een rammeling: je kunt niets samenstellen en niet graven.
           *[no] { $player } krijgt een rammeling en kan niets samenstellen en niet graven.
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
    { $you ->
        [yes] Je bekijkt iemands handkaarten.
       *[no] { $player } bekijkt iemands handkaarten.
    }
event-shown =
    { $you ->
        [yes] Het zijn die van jou.
       *[no] Het zijn die van { $player }.
    }
event-pooled =
    { $you ->
        [yes] Je gooit alle handkaarten op één hoop.
       *[no] { $player } gooit alle handkaarten op één hoop.
    }
event-dealt =
    { $you ->
        [yes] Je krijgt { x-card }.
       *[no] { $player } krijgt { x-card }.
    }
event-dealt_unseen = { $player } krijgt een kaart.
event-threatened =
    { $you ->
        [yes] Je dreigt met { x-weapon } en eist { x-tool }.
       *[no] { $player } dreigt met { x-weapon } en eist { x-tool }.
    }
event-was_threatened =
    { $you ->
        [yes] Jij wordt bedreigd.
       *[no] { $player } wordt bedreigd.
    }
event-complied =
    { $you ->
        [yes] Je geeft { x-tool } af.
       *[no] { $player } geeft { x-tool } af.
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
    { $you ->
        [yes] Je maakt { x-tool } buit.
       *[no] { $player } maakt { x-tool } buit.
    }
event-robbed =
    { $you ->
        [yes] Je neemt een kaart: { $card_name }.
       *[no] { $player } neemt een kaart: { $card_name }.
    }
event-was_robbed =
    { $you ->
        [yes] Er wordt een kaart van je afgepakt: { $card_name }.
       *[no] Er wordt een kaart afgepakt van { $player }: { $card_name }.
    }
event-robbed_unseen = { $player } neemt een kaart.
event-crafted =
    { $you ->
        [yes] Je stelt samen: { $recipe_name }.
       *[no] { $player } stelt samen: { $recipe_name }.
    }
event-dug =
    { $you ->
        [yes] Je graaft met { x-tool }: { x-points }.
       *[no] { $player } graaft met { x-tool }: { x-points }.
    }
event-stole =
    { $you ->
        [yes] Je steelt een lepel.
       *[no] { $player } steelt een lepel.
    }
event-sold =
    { $you ->
        [yes] Je verkoopt { x-card } voor { x-cigarettes }.
       *[no] { $player } verkoopt { x-card } voor { x-cigarettes }.
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
        [yes] Je gooit een { $face } voor Michel(le).
       *[no] { $player } gooit een { $face } voor Michel(le).
    }
event-figure_moved = Michel(le) gaat naar { x-room }.
event-figure_extorts =
    { $you ->
        [yes] Michel(le) perst je af.
       *[no] Michel(le) perst { $player } af.
    }
event-turned_up = Michel(le) toont { $figure_card_name }.
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
event-asked =
    { $you ->
        [yes] Aan jou de vraag: akkoord of niet?
       *[no] Aan { $player } de vraag: akkoord of niet?
    }
event-refused =
    { $you ->
        [yes] Je wijst de deal af.
       *[no] { $player } wijst de deal af.
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
            [yes] Je ontvangt { x-card }.
           *[no] { $player } ontvangt { x-card }.
        }
       *[other] { $you ->
            [yes] Je ontvangt { $count } × { $card_name }.
           *[no] { $player } ontvangt { $count } × { $card_name }.
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
        [one] { $winners } is door de muur en allang weg als het alarm gaat.
       *[other] { $winners } zijn door de muur en allang weg als het alarm gaat.
    }
ending-team = { $winners } zijn samen door de muur.
ending-limit =
    { $count ->
        [one] De tijd is om, en { $winners } heeft de langste tunnel.
       *[other] De tijd is om, en niemand heeft een langere tunnel dan { $winners }. Zij delen de overwinning.
    }

## Opties

option-michelle = Michel(le)
    .help = Een figuur die door niemand wordt gespeeld en die iedereen in dezelfde ruimte afperst.
option-michelle-auto = met twee spelers
option-michelle-on = altijd
option-michelle-off = nooit
option-teams = Teams
    .help = Twee teams en twee cellenblokken, met vier of zes spelers. Met elk ander aantal speelt ieder voor zich.
option-memory = Geheugen
    .help = Houdt het spel een lijst bij van de kaarten die je anderen hebt zien nemen?
option-memory-public = geziene kaarten op een lijst
option-memory-none = iedereen onthoudt zelf
option-turn_limit = Rondelimiet
    .help = Na zoveel rondes wint de langste tunnel.

## Regels. De tekst, en onder .no wat iemand te horen krijgt die door de regel wordt tegengehouden.

chapter-material = Spelmateriaal
chapter-goal = Voorbereiding en doel
chapter-turn = Een beurt
chapter-rooms = Acties per ruimte
chapter-beatings = Rammelingen en criminele verledens
chapter-michelle = Michel(le)
chapter-teams = Teams
chapter-table = Aan tafel

DIG-01 = De ruimtes zijn de cellen, de eetzaal, de douches, de ziekenboeg, de luchtplaats en de isoleercel. Geen enkele worp leidt naar de isoleercel: alleen kaarten sturen iemand erheen. Je komt er weer uit met een gewone of een voorzichtige verplaatsing. In de isoleercel kun je niet zoeken; verder gaat alles er zoals in elke andere ruimte.
    .no = In de isoleercel valt niets te vinden.
DIG-02 = Elke worp leidt naar twee ruimtes. 1: cellen of eetzaal. 2: cellen of ziekenboeg. 3: cellen of douches. 4: luchtplaats of eetzaal. 5: luchtplaats of douches. 6: luchtplaats of ziekenboeg.
DIG-03 = Zoeken levert 1 kaart op in de cellen, 2 in de eetzaal, in de ziekenboeg en op de luchtplaats, en 3 in de douches.
DIG-04 = Er liggen vier open stapels: 15 lepels van elk 1 tunnelpunt, 10 pikhouwelen van elk 3, 8 schoppen van elk 4, en 30 messen. Wat daarvan wordt afgelegd, gaat terug naar de eigen stapel.
DIG-05 = Er zijn 77 zoekkaarten: 24 accessoires, 22 onderdelen, 14 wapens, 10 actiekaarten en 7 kostbaarheden. Ze vormen een gedekte trekstapel, met een open aflegstapel ernaast. Moet er een kaart worden getrokken terwijl de trekstapel leeg is, dan wordt de aflegstapel geschud en gaat het trekken verder; een kaart die nog wordt uitgevoerd, zit daar nog niet bij. Is er helemaal niets meer, dan wordt er niets getrokken.
    .no = Er worden nu kaarten getrokken.
DIG-06 = Elk van de zes bendes heeft een geschudde, open stapel van vier kaarten: iedereen ziet de bovenste. Een afgelegde bendekaart gaat onder de eigen stapel.
    .no = Een bendestapel toont net de volgende kaart.
DIG-07 = Iedereen krijgt in het geheim een van de 18 criminele verledens, en mag er op elk moment naar kijken.
    .no = De criminele verledens worden nog uitgedeeld.
DIG-08 = Er zijn zoveel sigaretten als er nodig zijn. Iedereen begint zonder.
DIG-09 = Iedereen begint in de cellen, met 3 zoekkaarten en een crimineel verleden. Het lot bepaalt wie begint; daarna gaan de beurten met de klok mee.
    .no = Iemand anders is aan de beurt.
DIG-10 = Wie genoeg tunnelpunten heeft, wint meteen: 12 met twee of drie spelers, 10 met vier, 8 met vijf of zes.
    .no = Het spel is afgelopen: er is iemand ontsnapt.
DIG-11 = In je beurt heb je maximaal twee acties, na elkaar; bij de tweede mag je de ruimte benutten waar de eerste je heeft gebracht. Wat een bendekaart je oplevert, is geen actie, tenzij de kaart dat zegt; een extra actie of een nieuwe worp krijg je één keer per beurt, een extra tunnelpunt één keer per spel. Je verleden onthullen is geen actie. Een actie die niets zou uithalen, mag niet. Wat één keer per beurt kan, kan ook echt maar één keer, hoeveel acties je ook hebt.
    .no = Je hebt er geen actie meer voor, of het zou niets uithalen, of dit is er niet het moment voor.
DIG-12 = Aan het einde van je beurt mag je hoogstens 10 kaarten in je hand hebben; je kiest zelf wat je aflegt. De volgorde: wat er aan het einde van een beurt gebeurt, de verplaatsing van Michel(le), de handlimiet, de volgende speler.
    .no = Leg eerst kaarten uit je hand af tot je niet meer boven de handlimiet zit.
DIG-13 = Zoeken, één keer per beurt: trek zoveel zoekkaarten als de ruimte aangeeft.
    .no = Je hebt deze beurt al gezocht.
DIG-14 = Gewone verplaatsing: gooi de dobbelsteen en ga naar een van de twee ruimtes waar de worp heen leidt. Ben je al in een van die twee, dan moet je naar de andere.
    .no = Ga naar een van de twee ruimtes waar de worp heen leidt, en niet naar die waar je al bent.
DIG-15 = Voorzichtige verplaatsing: ga voor twee acties naar een andere ruimte naar keuze, maar niet naar de isoleercel.
    .no = Een voorzichtige verplaatsing kost twee acties en leidt naar een andere ruimte, maar nooit naar de isoleercel.
DIG-16 = Aansluiten bij een bende: leg accessoires af, allemaal verschillend. De Crew, het Kartel, de Bikers en de Bratva willen er twee van hun drie, de Triade en de Regenboog drie van alle zes. Je neemt de bovenste kaart van de bende en legt die open voor je; daarna gaat je oude bendekaart onder de eigen stapel. Je hebt één bendekaart tegelijk. Je mag je opnieuw aansluiten bij dezelfde bende om een andere kaart te krijgen, maar niet bij een bende waarvan de stapel leeg is. Crew: pet, zonnebril, bandana. Kartel: zonnebril, zegelring, laarzen. Bikers: bandana, laarzen, tatoeage. Bratva: pet, zegelring, tatoeage.
    .no = Voor die bende heb je verschillende accessoires nodig, van de soorten die ze wil, en er moet nog een kaart op de stapel liggen.
DIG-17 = Een actiekaart spelen: doe wat erop staat; daarna gaat de kaart naar de aflegstapel.
    .no = Die kaart heb je niet, of zo kun je die niet gebruiken.
DIG-18 = Afpersen, één keer per beurt: iemand in jouw ruimte die niet in je team zit. Je hebt er een wapen in je hand voor nodig.
    .no = Je kunt één keer per beurt, met een wapen in je hand, iemand in jouw ruimte afpersen die niet in je team zit en niet beschermd is.
DIG-19 = Je noemt een stuk gereedschap en legt een wapen neer. Heeft het slachtoffer zo’n stuk gereedschap in de hand, dan mag het dat afgeven, en is de afpersing voorbij.
    .no = Dreigen doe je met een wapen uit je hand; het antwoord is het genoemde gereedschap of een gevecht.
DIG-20 = Anders komt er een gevecht: om de beurt spelen jullie een wapen, het slachtoffer eerst. Wie dat niet kan of niet wil, verliest en krijgt een rammeling.
    .no = Er wordt gevochten: wie aan zet is, speelt een wapen uit de hand, of geen wapen.
DIG-21 = Wint de aanvaller, dan neemt die het genoemde gereedschap of, als de verliezer dat niet heeft, een willekeurige kaart. Wint de verdediger, dan neemt die een willekeurige kaart van de aanvaller. Uit een lege hand wordt niets genomen.
    .no = Eerst neemt de winnaar wat er gewonnen is.
DIG-22 = Gespeelde messen gaan terug naar hun stapel, andere wapens naar de aflegstapel, en dat geldt ook voor het wapen waarmee is gedreigd, zelfs als het slachtoffer het gereedschap afgeeft. Dat gebeurt allemaal voordat er een willekeurige kaart wordt getrokken.
DIG-23 = Samenstellen: leg de kaarten van een recept af en neem van de stapel wat het oplevert. Niet in de cellen of de douches, niet met een rammeling, één ding per actie, en niet van een lege stapel; levert een recept twee messen op en is er nog maar één, dan krijg je er één. Een mes: tandenborstel en tape. Twee messen: schaar en tape, of scheermesje en lepel. Een pikhouweel: schaar, bezemsteel en tape. Een schop: koekenpan, bezemsteel en tape.
    .no = Om iets samen te stellen moet je alle kaarten van het recept hebben, niet in de cellen of de douches zijn en geen rammeling hebben, en er moet nog iets op de stapel liggen.
DIG-24 = Cellen – graven: leg een stuk gereedschap uit je hand voor je neer en scoor de tunnelpunten ervan. Niet met twee rammelingen.
    .no = Graven doe je in de cellen, met gereedschap uit je hand, en niet met twee rammelingen.
DIG-25 = Eetzaal – steel een lepel, als er een op de stapel ligt.
    .no = Een lepel stelen doe je in de eetzaal, zolang er nog lepels zijn.
DIG-26 = Ziekenboeg – genezen: je raakt één rammeling kwijt.
    .no = Genezen doe je in de ziekenboeg.
DIG-27 = Luchtplaats – verkopen: leg een of meer kaarten af en krijg de sigaretten die ze waard zijn.
    .no = Verkopen doe je op de luchtplaats, met kaarten uit je hand.
DIG-28 = Luchtplaats – kopen, één aankoop per actie: een mes voor 2 sigaretten, twee messen voor 5, een pikhouweel voor 6, een schop voor 8. Niet van een lege stapel, en voor twee messen moeten er ook twee liggen.
    .no = Kopen doe je op de luchtplaats, met genoeg sigaretten, en alleen wat er nog op de stapel ligt.
DIG-29 = Niemand heeft meer dan twee rammelingen. Met één rammeling kun je niets samenstellen. Met twee kun je niets samenstellen en ook niet graven.
    .no = Meer dan twee rammelingen krijgt niemand.
DIG-30 = Je mag je verleden één keer per spel onthullen, in je eigen beurt, op het moment dat erop staat: meteen nadat je hebt gedaan wat daar staat. Het werkt dan meteen. Hoor je op dat moment bij de bende van je verleden, dan krijg je ook het deel van de bende. De kaart blijft open liggen en is opgebruikt.
    .no = Dit is niet het moment dat op je verleden staat, of het is al onthuld.
DIG-31 = Michel(le) begint in de douches, met acht gedekte kaarten, die opnieuw worden geschud als ze op zijn. Omgedraaide kaarten zijn voor iedereen te zien en blijven apart liggen tot die afpersing voorbij is. Aan het einde van je beurt mag je Michel(le) verplaatsen met de dobbelsteen, zoals bij een gewone verplaatsing; jij kiest de ruimte. Michel(le) komt nooit in de isoleercel.
    .no = Wie aan de beurt is, mag Michel(le) aan het einde van de beurt verplaatsen, naar een van de twee ruimtes waar de worp heen leidt.
DIG-32 = Na een verplaatsing van Michel(le) wordt iedereen in die ruimte afgeperst, met de klok mee vanaf de speler die Michel(le) heeft verplaatst. Wie in de ruimte van Michel(le) terechtkomt, op welke manier en in wiens beurt dan ook, wordt meteen afgeperst; daarna gaat de beurt verder.
DIG-33 = Er wordt een kaart omgedraaid. Zonder mes gebeurt er niets. Staat er een mes op, dan mag je een stuk gereedschap afleggen dat op de kaart staat, en is het voorbij. Anders komt er een gevecht: je speelt een wapen, en de volgende kaart wordt omgedraaid. Staat daar geen mes op, dan heb je gewonnen en mag je een zoekkaart trekken; staat er wel een mes op, dan gaat het verder. Teamgenoten kunnen niet helpen.
    .no = Michel(le) wacht op een antwoord: gereedschap dat op de kaart staat, een wapen, of geen wapen.
DIG-34 = Wie geen wapen kan of wil spelen, krijgt een rammeling en legt een stuk gereedschap naar keuze af dat op de laatste kaart staat, of, zonder zulk gereedschap, een willekeurige kaart.
    .no = Eerst moet het gereedschap dat op de kaart staat, worden afgestaan.
DIG-35 = Met vier of zes spelers kun je in twee teams spelen; de teams zitten om en om. De tunnelpunten zijn van het team: met vier spelers wint een team met 16 punten, met zes spelers met 20.
    .no = Het spel is afgelopen: er is een team ontsnapt.
DIG-36 = Er zijn twee cellenblokken, A en B. Elk is een ruimte waarvoor alle regels van de cellen gelden, en elk team begint in het eigen blok. Een worp van 1, 2 of 3 kan zowel naar A als naar B leiden.
    .no = Die ruimte is er in dit spel niet.
DIG-37 = Graven doe je alleen in je eigen blok. In het blok van het andere team mag je dingen samenstellen, in je eigen blok niet.
    .no = Graven doe je alleen in je eigen cellenblok.
DIG-38 = In een gevecht wordt bij elke partij eerst de aanvaller of het slachtoffer zelf om een wapen gevraagd, daarna de teamgenoten in dezelfde ruimte, met de klok mee; een partij heeft verloren als niemand ervan een wapen speelt. Wie van die twee verliest, krijgt een rammeling, net als iedereen die voor die partij een wapen heeft gespeeld. Wie van die twee wint, neemt van de verliezer wat in DIG-21 staat, en mag een willekeurige kaart nemen van elke helper van de verliezer. Alleen het slachtoffer kan het gereedschap afgeven.
    .no = De winnaar mag een kaart nemen van elke helper die heeft verloren en een kaart heeft.
DIG-39 = Deal: geef een teamgenoot in jouw ruimte zoveel kaarten als je wilt en krijg er evenveel terug, waarbij ieder de eigen kaarten kiest, of laat kaarten de ene kant op gaan en sigaretten de andere. De teamgenoot moet akkoord gaan; pas dan is de actie gebruikt. Een voorstel dat op niets uitloopt, is het laatste van de beurt.
    .no = Voor een deal is een teamgenoot in jouw ruimte nodig die akkoord gaat, en iets van jullie allebei; een voorstel dat op niets uitloopt, is het laatste van de beurt.
DIG-40 = Met een gewone verplaatsing mag je, zonder te gooien, naar de ruimte van een teamgenoot van dezelfde bende. Niet naar de isoleercel.
    .no = Zonder te gooien kun je alleen naar een teamgenoot van je eigen bende, en niet naar de isoleercel.
DIG-41 = Rondelimiet: na 150 rondes wint de langste tunnel; zijn er meerdere even lang, dan wordt de overwinning gedeeld. De limiet kan worden aangepast.
    .no = Het spel is afgelopen: de rondelimiet is bereikt.
DIG-42 = Iedereen ziet hoeveel kaarten iemand in de hand heeft, de sigaretten, de rammelingen, de bendekaarten, het neergelegde gereedschap, de bovenste kaart van elke open stapel, de aflegstapel, en elke kaart die zichtbaar wordt genomen of gegeven. Een kaart die willekeurig uit een hand is getrokken, kennen alleen de twee betrokkenen. Optie: of het spel een lijst bijhoudt van wat anderen, voor zover bekend, in hun hand hebben.
