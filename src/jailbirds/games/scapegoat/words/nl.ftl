### Alcatraz: The Scapegoat, in het Nederlands.
### $you is ‘yes’ waar het over de lezer zelf gaat, anders ‘no’.
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name en
### $other_name (een andere speler) zijn de namen hieronder.

title = Alcatraz: The Scapegoat
tagline = Werk samen aan één ontsnapping en stem elke ronde over wie er niets aan overhoudt. Een van jullie zal achterblijven.

## De regels in vijf regels

rules-goal = Verzamel samen de zes elementen van het plan, A tot en met F. Dan ontsnapt iedereen op één na, en dat moet jij niet zijn.
rules-turn = Geef je actiepunten uit: lopen, je ruimte gebruiken, stelen, een opstootje maken, een taak uitvoeren. Ruilen en omkopen kosten niets.
rules-twist = Een taak vraagt voorwerpen, genoeg gevangenen in de ruimte en weinig bewakers. Wie de taak uitvoert, vinkt het element ervan af; de anderen dat van een getrokken kaart.
rules-others = Elke ronde kiezen jullie een zondebok: meer actiepunten en chantage, maar geen taak en geen element, wie er ook een taak uitvoert. Een zondebok die het plan kan missen, blijft achter.
rules-end = Hebben enkelen van jullie alle zes de elementen, dan is het afgelopen. Het slotje laat zien wie het plan niet kan missen. Komt eerst de 21e bewaker, dan komt niemand eruit.

## De lijst van alles, onder de regels

things-rooms = Ruimtes
things-items = Voorwerpen, en waar ze liggen
things-cards = Chantagekaarten
things-tasks = Taken
things-task =
    { $items }; { $prisoners ->
        [one] { $prisoners } gevangene
       *[other] { $prisoners } gevangenen
    } in de ruimte, { $guards ->
        [0] geen bewaker daar
        [one] hoogstens { $guards } bewaker
       *[other] hoogstens { $guards } bewakers
    }.

## Aan het eind: de kop

headline-won = Je bent ontsnapt
headline-lost = Je blijft achter
headline-told =
    { $count ->
        [one] { $winners } is ontsnapt
       *[other] { $winners } zijn ontsnapt
    }
headline-nobody = Niemand is ontsnapt

## Namen: ruimtes

name-chapel = Kapel
name-radio_room = Radiokamer
name-dining_hall = Eetzaal
name-infirmary = Ziekenboeg
name-exercise_yard = Luchtplaats
name-visiting_area = Bezoekzaal
name-workshop = Werkplaats
name-recreational_room = Recreatiezaal
name-cell_block = Cellenblok
name-laundry_room = Wasserij
name-guards_room = Bewakerskamer
name-wardens_office = Directeurskamer
name-silver = zilver
name-gold = goud

## Namen: wat je kunt hebben

name-key = sleutel
name-knife = mes
name-clothes = kleding
name-drugs = drugs
name-tools = gereedschap
name-gun = pistool
name-cash = geld

## Namen: elementen van het plan

name-A = A (oproer)
name-B = B (tunnel)
name-C = C (luik)
name-D = D (sleutels)
name-E = E (vermomming)
name-F = F (gijzeling)

## Namen: chantagekaarten

name-inform = Verklikken
name-shakedown = Fouillering
name-lock_down = Lockdown
name-transfer = Overplaatsing
name-change_of_plan = Planwijziging
name-rumour = Gerucht
name-pickpocket = Zakkenroller
name-protection_money = Beschermgeld
name-work_detail = Corvee
name-eyes_everywhere = Overal ogen
name-forged_pass = Vals pasje

## Namen: taken

name-spread_a_rumour = Gerucht verspreiden
name-make_a_duplicate_key = Sleutel namaken
name-stir_up_the_canteen = Kantine ophitsen
name-set_the_laundry_on_fire = Wasserij in brand steken
name-break_into_the_armoury = Wapenkamer openbreken
name-loosen_the_floor = Vloer loswrikken
name-hide_the_rubble = Puin verbergen
name-prop_up_the_tunnel = Tunnel stutten
name-dig_under_the_wall = Onder de muur door graven
name-break_through_the_rock = Door de rots breken
name-oil_the_hinges = Scharnieren oliën
name-find_the_shaft = Schacht vinden
name-lift_the_grating = Rooster optillen
name-cut_the_bars = Tralies doorzagen
name-crawl_through_the_duct = Door de luchtkoker kruipen
name-press_a_mould = Sleutelafdruk maken
name-copy_the_list_of_locks = Slotenlijst overschrijven
name-drug_the_night_watch = Nachtwaker bedwelmen
name-empty_the_key_cabinet = Sleutelkast leeghalen
name-change_the_locks = Sloten vervangen
name-dye_the_shirts = Hemden verven
name-sew_on_the_badges = Insignes opnaaien
name-steal_a_uniform = Uniform stelen
name-forge_the_papers = Papieren vervalsen
name-rehearse_the_patrol = Patrouilleren oefenen
name-shadow_the_chaplain = Aalmoezenier schaduwen
name-learn_the_rounds = Wachtrondes instuderen
name-lure_the_doctor = Dokter in de val lokken
name-overpower_a_guard = Bewaker overmeesteren
name-lock_in_the_warden = Directeur opsluiten

## Namen: taken van een stapel die iemand zelf heeft overgetypt

name-own_task_1 = taakkaart 1
name-own_task_2 = taakkaart 2
name-own_task_3 = taakkaart 3
name-own_task_4 = taakkaart 4
name-own_task_5 = taakkaart 5
name-own_task_6 = taakkaart 6
name-own_task_7 = taakkaart 7
name-own_task_8 = taakkaart 8
name-own_task_9 = taakkaart 9
name-own_task_10 = taakkaart 10
name-own_task_11 = taakkaart 11
name-own_task_12 = taakkaart 12
name-own_task_13 = taakkaart 13
name-own_task_14 = taakkaart 14
name-own_task_15 = taakkaart 15
name-own_task_16 = taakkaart 16
name-own_task_17 = taakkaart 17
name-own_task_18 = taakkaart 18
name-own_task_19 = taakkaart 19
name-own_task_20 = taakkaart 20
name-own_task_21 = taakkaart 21
name-own_task_22 = taakkaart 22
name-own_task_23 = taakkaart 23
name-own_task_24 = taakkaart 24
name-own_task_25 = taakkaart 25
name-own_task_26 = taakkaart 26
name-own_task_27 = taakkaart 27
name-own_task_28 = taakkaart 28
name-own_task_29 = taakkaart 29
name-own_task_30 = taakkaart 30

## De ruimtes met lidwoord en voorzetsel: ‘de Kapel’, ‘het Cellenblok’, ‘op de Luchtplaats’.

x-room =
    { $room ->
        [cell_block] het { $room_name }
       *[other] de { $room_name }
    }
x-room-first =
    { $room ->
        [cell_block] Het { $room_name }
       *[other] De { $room_name }
    }
x-in-room =
    { $room ->
        [cell_block] in het { $room_name }
        [exercise_yard] op de { $room_name }
       *[other] in de { $room_name }
    }
x-from-room =
    { $room ->
        [cell_block] uit het { $room_name }
        [exercise_yard] van de { $room_name }
       *[other] uit de { $room_name }
    }
x-to =
    { $to ->
        [cell_block] het { $to_name }
       *[other] de { $to_name }
    }

## De kanten verbogen: ‘de zilveren kant’.

x-side =
    { $side ->
        [silver] zilveren
       *[gold] gouden
    }

## De dingen in een zin: ‘een sleutel’, ‘kleding’; en met een aantal: ‘2 sleutels’, ‘2 × kleding’.

x-item =
    { $item ->
        [key] een sleutel
        [knife] een mes
        [gun] het pistool
       *[other] { $item_name }
    }
x-thing =
    { $thing ->
        [key] een sleutel
        [knife] een mes
        [gun] het pistool
        [cash] 1 geld
       *[other] { $thing_name }
    }
x-things =
    { $thing ->
        [key]
            { $count ->
                [one] { $count } sleutel
               *[other] { $count } sleutels
            }
        [knife]
            { $count ->
                [one] { $count } mes
               *[other] { $count } messen
            }
        [gun] het pistool
        [cash] { $count } geld
       *[other] { $count } × { $thing_name }
    }

## Opschriften

riot = OPSTOOTJE
scapegoat = ZONDEBOK
guards = BEWAKERS
points = ACTIEPUNTEN
stamina = ENERGIE
cash = GELD
plan = PLAN
round = RONDE
last-round = LAATSTE RONDE

## Wat nu

now-layout = De gevangenis wordt opgebouwd.
now-side = Welke kant van de ruimtes ligt boven?
now-first_guards = De eerste bewakers betrekken hun post.
now-lodge = Iedereen krijgt een ruimte toegewezen.
now-draw = Er wordt een taakkaart getrokken.
now-spot = Waar komt de nieuwe taak te liggen?
now-first_scapegoat = Wie krijgt als eerste de schuld?
now-new_guard = Er komt een bewaker bij.
now-reward = Wat levert het de anderen op?
now-deal = Er wordt een chantagekaart getrokken.
now-blind = Er wordt blind een kaart uit een hand getrokken.
now-talk =
    { $you ->
        [yes] Overleg met elkaar en open dan de stemming: wie wordt de zondebok?
       *[no] Tijd voor overleg. { $player } opent de stemming.
    }
now-vote =
    { $you ->
        [yes] Stem: wie moet de zondebok worden?
       *[no] { $player } heeft nog niet gestemd.
    }
now-name =
    { $you ->
        [yes] Gelijke stand. Jij beslist wie de zondebok wordt.
       *[no] Gelijke stand. { $player } beslist wie de zondebok wordt.
    }
now-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
now-pay =
    { $you ->
        [yes] Waarmee betaal je?
       *[no] { $player } kiest waarmee er betaald wordt.
    }
now-place =
    { $you ->
        [yes] Naar welke ruimte gaat het voorwerp waarmee je betaalt?
       *[no] { $player } kiest waar het ingeleverde voorwerp heen gaat.
    }
now-take =
    { $you ->
        [yes] Welk voorwerp neem je?
       *[no] { $player } kiest een voorwerp.
    }
now-pick_room =
    { $you ->
        [yes] Kies een ruimte.
       *[no] { $player } kiest een ruimte.
    }
now-pick_prisoner =
    { $you ->
        [yes] Kies een gevangene.
       *[no] { $player } kiest een gevangene.
    }
now-pick_item =
    { $you ->
        [yes] Kies een voorwerp.
       *[no] { $player } kiest een voorwerp.
    }
now-pick_card =
    { $you ->
        [yes] Welke chantagekaart moet het worden?
       *[no] { $player } kiest een chantagekaart.
    }
now-keep =
    { $you ->
        [yes] Welke van deze chantagekaarten houd je?
       *[no] { $player } bekijkt chantagekaarten.
    }
now-drop =
    { $you ->
        [yes] Twee kaarten is het maximum: welke leg je af?
       *[no] { $player } moet een chantagekaart afleggen.
    }
now-offer =
    { $you ->
        [yes] Wat geef je, en wat vraag je?
       *[no] { $player } bereidt een aanbod voor.
    }
now-answer =
    { $you ->
        [yes] Een aanbod voor jou: ga je akkoord?
       *[no] { $player } denkt na over een aanbod.
    }
now-gather =
    { $you ->
        [yes] Wiens voorwerp wordt voor de taak gebruikt?
       *[no] { $player } verzamelt de voorwerpen voor de taak.
    }
now-consent =
    { $you ->
        [yes] Voor de taak zijn voorwerpen van jou nodig: ga je akkoord?
       *[no] { $player } krijgt de vraag om voorwerpen voor de taak af te staan.
    }
now-leave =
    { $you ->
        [yes] Wie moet er achterblijven?
       *[no] { $player } zegt wie er moet achterblijven.
    }
now-over = Het spel is afgelopen.

## Wat je nu doet

ask-talk = Overleg in de chat en open dan de stemming.
ask-vote = Stem: tik aan wie de zondebok moet zijn.
ask-name = Gelijke stand, en jij beslist: tik de nieuwe zondebok aan.
ask-turn = Tik op een ruimte om erheen te gaan, of op wat je hier wilt doen.
ask-turn-spent = Geen actiepunten meer: ruil, koop om, gebruik energie of beëindig je beurt.
ask-pay = Kies waarmee je betaalt.
ask-place = Tik op de ruimte waar het betaalde voorwerp heen gaat.
ask-take = Tik op het voorwerp dat je neemt.
ask-take-second = Je neemt: { $item_name }. Nu het tweede voorwerp.
ask-radio = Radiokamer: welke bewaker? Tik op de ruimte waar hij weggaat.
ask-radio-to = Radiokamer: waar gaat de bewaker { x-from-room } heen?
ask-radio-second = Radiokamer: de tweede bewaker. Tik op de ruimte waar hij weggaat.
ask-inform = Verklikken: tik op de ruimte waar de bewakers heen gaan.
ask-inform-guard = Verklikken: tik op de ruimte waar een bewaker weggaat, naar { x-room }.
ask-inform-second = Verklikken: nog een bewaker naar { x-room }? Tik waar hij vandaan komt, of stop.
ask-lock_down = Lockdown: tik op de ruimte die niemand in of uit mag.
ask-change_of_plan = Planwijziging: tik op de taak die verhuist.
ask-change_of_plan-to = Planwijziging: tik op de ruimte waar de taak { x-from-room } heen gaat.
ask-rumour = Gerucht: tik op de taak die onder de stapel gaat.
ask-eyes_everywhere = Overal ogen: tik op de ruimte waar één bewaker meer telt.
ask-forged_pass = Vals pasje: tik op een ruimte, en je bent er.
ask-pick_card = Kapel: kies een chantagekaart van { $other_name }.
ask-chapel = Kapel: tik aan van wie je een chantagekaart trekt.
ask-transfer = Overplaatsing: tik aan wie naar het Cellenblok moet.
ask-protection_money = Beschermgeld: tik aan wie je betaalt.
ask-work_detail = Corvee: tik aan wie 1 actiepunt minder heeft.
ask-shakedown = Fouillering: { $other_name } legt iets terug. Kies wat.
ask-pickpocket = Zakkenroller: kies van wie je een voorwerp neemt.
ask-keep = Kies de chantagekaart die je houdt.
ask-drop = Te veel chantagekaarten: kies welke weggaat.
ask-offer = Een ruil met { $other_name }: leg neer wat je geeft en wat je wilt.
ask-offer-send = Nog iets voor { $other_name } of voor jou, of dit aanbod doen?
ask-answer = { $other_name } biedt je een ruil aan. Kijk naar de bakjes: akkoord of weigeren?
ask-gather = De taak heeft dit nodig: { $item_name }. Kies van wie.
ask-consent = { $other_name } wil jouw spullen voor de taak. Akkoord of weigeren?
ask-leave = Alles is gelijk. Tik aan wie moet achterblijven.
pick-riot = Opstootje: tik op de ruimte waar de bewaker vandaan komt.

## Waarvoor

goal-scapegoat = Als zondebok voer je geen taak uit en krijg je geen element. Verzamel, ruil en chanteer, zodat ze niet zonder je kunnen.
goal-scapegoat-blocked = Drie bewakers houden je hier tegen: ga weg, speel een chantagekaart, of koop er een om.
goal-item =
    { $count ->
        [0] Voor { $element_name } heb je nog nodig: { $item_name }. Dat ligt hier.
        [one] Voor { $element_name } heb je nog nodig: { $item_name }. Dat ligt hiernaast, { x-in-room }.
       *[other] Voor { $element_name } heb je nog nodig: { $item_name }. Dat ligt { x-in-room }, { $count } ruimtes verder.
    }
goal-cash = Voor { $element_name } heb je nog nodig: { $item_name }. Daar moet je voor betalen, dus haal eerst geld: { $room_name }.
goal-room =
    { $count ->
        [0] Voor { $element_name } heb je alles: de taak ligt hier.
        [one] Voor { $element_name } heb je alles: de taak ligt hiernaast, { x-in-room }.
       *[other] Voor { $element_name } heb je alles: de taak ligt { x-in-room }, { $count } ruimtes verder.
    }
goal-people = Voor { $element_name } is alles hier, maar de taak vraagt { $count } gevangenen in de ruimte.
goal-guards =
    { $count ->
        [0] Voor { $element_name } is alles hier, maar de taak staat geen bewaker toe. Werk ze weg.
        [one] Voor { $element_name } is alles hier, maar de taak staat maar { $count } bewaker toe. Werk de rest weg.
       *[other] Voor { $element_name } is alles hier, maar de taak staat maar { $count } bewakers toe. Werk de rest weg.
    }
goal-here = Voor { $element_name } is alles hier: voer de taak uit!
goal-dear = Wat je voor { $element_name } nodig hebt is hier, maar met deze bewakers kost het meer actiepunten dan je hebt.
goal-caught = Vier bewakers om je heen: hier kun je alleen nog weg.
goal-blocked = Wat je voor { $element_name } nodig hebt is hier, maar drie bewakers houden je tegen: koop er een om, of werk er een weg.
goal-item-guards = Voor { $element_name } heb je nog nodig: { $item_name }. Dat ligt { x-in-room }, maar daar staan te veel bewakers: { $guards }.
goal-item-shut = Voor { $element_name } heb je nog nodig: { $item_name }. Dat ligt alleen { x-in-room }, en daar komt nu niemand binnen.
goal-full = Voor { $element_name } heb je nog nodig: { $item_name }. Je handen zijn vol: raak eerst iets kwijt dat niet nodig is ({ $thing_name }).
goal-bring = Voor { $element_name } ontbreekt nog: { $item_name }. Je handen zijn vol met wat nodig is, dus iemand anders moet dat meebrengen.
goal-owner = Voor { $element_name } heb je nog nodig: { $item_name }. In de ruimtes ligt het niet meer, maar { $other_name } heeft het: ruil of steel.
goal-shut = Voor { $element_name } heb je alles, maar de taak ligt { x-in-room }, en daar komt nu niemand binnen.
goal-room-guards =
    { $most ->
        [0] Voor { $element_name } heb je alles, maar de taak { x-in-room } staat geen bewaker toe, en er { $guards ->
            [one] staat er een.
           *[other] staan er { $guards }.
        }
       *[other] Voor { $element_name } heb je alles, maar bij de taak { x-in-room } staan te veel bewakers: { $guards }, er mogen er { $most } zijn.
    }
goal-room-people = Voor { $element_name } heb je alles, maar de taak { x-in-room } vraagt { $prisoners } gevangenen: neem iemand mee.

## Het einde is nabij

near-last = De laatste ronde! Lukt het plan nu niet, dan is de volgende bewaker het einde voor iedereen.
near-guards = Na deze nog één ronde, dan zijn er te veel bewakers.
near-plan = Nog één element in de juiste handen kan het spel beëindigen: { $missing_name }.

## Wat er voor een actie pleit, in hints

why-move-task = Voor { $element_name } heb je alles, en daar ligt de taak.
why-move-item = Voor { $element_name } heb je nog nodig: { $item_name }. Daar is het te krijgen.
why-move-way = Dat is de weg naar wat je voor { $element_name } nog nodig hebt.
why-move-guards = Hier staan te veel bewakers. Daar kun je weer iets doen.
why-move-cards = Daar krijg je een chantagekaart: die telt als jij de zondebok bent.
why-move-radio = Vandaar stuur je bewakers naar waar ze je niet hinderen.
why-move-stamina = Daar krijg je energie, en daarmee actiepunten als het erop aankomt.
why-move-cash = Daar krijg je geld: om iemand om te kopen en voor ruimtes die iets kosten.
why-move-chapel = Daar raakt iemand anders een chantagekaart kwijt voordat die jou treft.
why-move-things = Daar ligt iets om te ruilen, of om later mee te betalen.
why-use-item = Dat levert op wat er voor { $element_name } nog ontbreekt: { $item_name }.
why-use-spare = Dat levert iets op om te ruilen, of om later mee te betalen.
why-use-cards = Een chantagekaart telt zodra jij de zondebok bent.
why-use-radio = Zo gaan bewakers naar waar ze je niet hinderen.
why-use-stamina = Energie is een actiepunt, bewaard voor als het telt.
why-use-cash = Met geld betaal je bewakers en ruimtes, en je zult allebei nodig hebben.
why-use-chapel = Iemand anders raakt een chantagekaart kwijt voordat die jou treft.
why-riot-task = Dan staan er weinig genoeg bewakers voor { $element_name }.
why-riot = Dan staat daar een bewaker minder in de weg.
why-task = { $element_name } in eigen hand: dan wordt het lastiger om zonder jou te gaan.
why-task-first = { $element_name } heeft nog niemand: dan kunnen ze niet zonder jou.
why-push-task = Een actiepunt meer brengt je dichter bij { $element_name }, en nu loont het.
why-push = Je hebt energie over, en een actiepunt is nu meer waard.
why-bribe-task = Met een bewaker minder in de weg is { $element_name } te doen.
why-bribe = Met een bewaker minder wordt het hier goedkoper, of kan het pas.
why-vote = { $other_name } kunnen jullie van iedereen het best missen.
why-vote-alone = { $other_name } heeft iets wat niemand anders heeft. Als zondebok komt daar niets bij.
why-vote-ahead = { $other_name } heeft al het meeste van het plan. Als zondebok komt daar niets bij.
why-vote-close = { $other_name } zit dicht bij de volgende taak. Een zondebok voert er geen uit.
why-vote-cards = { $other_name } heeft veel chantagekaarten: beter dat die nu worden gespeeld dan aan het eind.
why-vote-again = { $other_name } is al zondebok: zo verandert er niets en blijf jij vrij.
why-steal-need = Voor { $element_name } mis je nog iets, en { $other_name } heeft het: { $thing_name }.
why-steal = Wat { $other_name } verliest win jij, en het kost alleen dit punt.
why-play-threat = Iemand zit dicht bij een taak, en die kaart houdt dat tegen.
why-play = Nu doet de kaart het meest; in je hand doet hij niets.
why-chapel = De kaarten van { $other_name } treffen het eerst jou.
why-victim = { $other_name } is het verst, en dit houdt dat op.
why-guards = Hier maken bewakers het grootste verschil.
why-gather = De taak vraagt erom, en je hebt het zelf.
why-gather-other = Zo staat { $other_name } het af voor de taak en houd jij het jouwe.
why-victim-loses = Van alles wat te krijgen is, mist { $other_name } dit het meest.
why-trade = Daar hebben jullie allebei iets aan: { $other_name } kan het missen en jij kunt het gebruiken.
why-consent = { $other_name } heeft het nodig voor een taak, en een taak die af is helpt iedereen verder.
why-accept = Wat { $other_name } biedt is jou meer waard dan wat je geeft.
why-refuse-help = Met jouw spullen wint { $other_name } meer dan jij.
why-refuse-need = Voor { $element_name } heb je dit zelf nodig: { $thing_name }.
why-refuse = Wat { $other_name } biedt is jou minder waard dan wat je zou geven.
why-take = Voor { $element_name } heb je nog nodig: { $item_name }.
why-pay = Van alles wat je hebt mis je dit het minst.
why-put_back = Je handen zijn vol: zo komt er plaats voor wat je harder nodig hebt.
why-call = Alles is gezegd: hoe langer het praten duurt, hoe eerder ze aan jou denken.
why-done = Voor wat je van plan bent is één bewaker genoeg.
why-end = Met de punten die je over hebt valt hier niets meer te winnen.
why-end-spent = Je punten zijn op, en van wat gratis is word je niet beter.

## Acties

action-lay = De volgende ruimte is { x-room }
action-turn_up = De { x-side } kant ligt boven
action-guard = Een bewaker betrekt zijn post { x-in-room }
action-lodge = De volgende gevangene begint { x-in-room }
action-scapegoat = { $player } is de eerste zondebok
action-draw = Taakkaart { $task } wordt getrokken
action-spot = De taak komt { x-in-room } te liggen
action-reward = Beloning: taakkaart { $task }
action-deal = De getrokken kaart is “{ $card_name }”
action-blind = De blind getrokken kaart is “{ $card_name }”
action-call = Open de stemming
action-vote =
    { $you ->
        [yes] Stem op jezelf
       *[no] Stem op { $player }
    }
action-name =
    { $you ->
        [yes] Wijs jezelf aan als zondebok
       *[no] Wijs { $player } aan als zondebok
    }
action-leave =
    { $you ->
        [yes] Blijf zelf achter
       *[no] Laat { $player } achter
    }
action-move = Ga naar { x-room }
action-use = Gebruik de ruimte
action-steal = Steel { x-thing } van { $player }
action-riot = Opstootje: lok een bewaker { x-from-room } hierheen
action-carry_out = Voer de taak uit
action-put_back = Leg { x-item } terug
action-play = Speel “{ $card_name }”
action-bribe = Koop een bewaker om
action-push = Zet energie om in een actiepunt
action-end = Beëindig je beurt
action-offer = Doe { $player } een aanbod
action-give = Geef { x-thing }
action-ask = Vraag om { x-thing }
action-send = Doe dit aanbod
action-accept = Ga akkoord
action-refuse = Weiger
action-pay = Betaal met { x-thing }
action-take = Neem { x-item }
action-pick_room = { $room_name }
action-pick_prisoner = { $player }
action-pick_card = “{ $card_name }”
action-pick_item = { $item_name } van { $player }
action-keep = Houd “{ $card_name }”
action-drop = Leg “{ $card_name }” af
action-done = Eén bewaker is genoeg
action-back = Annuleren (kost niets)
action-back-offer = Aanbod intrekken
action-back-gather = Taak laten liggen
grave-end = Je hebt nog actiepunten.
grave-vote = Je stem blijft geheim tot iedereen heeft gestemd. Dan telt ze, en niemand kan haar nog veranderen.
talk-ready = Klaar om te stemmen
talk-ready-for = Klaar om te stemmen: { $who }

## Gebeurtenissen

event-laid = Ruimte { $cell } van de gevangenis: { $room_name }.
event-turned_up = { x-room-first } ligt met de { x-side } kant boven.
event-lodged =
    { $you ->
        [yes] Je begint { x-in-room }.
       *[no] { $player } begint { x-in-room }.
    }
event-task_out = Nieuwe taak voor element { $element_name }: “{ $task_name }”. De kaart ligt { x-in-room }.
event-task_under = “{ $task_name }” ({ $element }) gaat onder de stapel.
event-guard_came =
    { $count ->
        [20] Een bewaker betrekt zijn post { x-in-room }, de twintigste: dit is de laatste ronde!
        [one] Een bewaker betrekt zijn post { x-in-room }. Er is er nu { $count } in de gevangenis.
       *[other] Een bewaker betrekt zijn post { x-in-room }. Er zijn er nu { $count } in de gevangenis.
    }
event-guard_moved = Een bewaker loopt van { x-room } naar { x-to }.
event-overrun = Nu zou de 21e bewaker erbij moeten komen: de gevangenis wordt te goed bewaakt, en iedereen heeft verloren.
event-called =
    { $you ->
        [yes] Je opent de stemming.
       *[no] { $player } opent de stemming.
    }
event-voted =
    { $you ->
        [yes] Je hebt gestemd.
       *[no] { $player } heeft gestemd.
    }
event-ballot =
    { $you ->
        [yes] { $other_you ->
            [yes] Je hebt op jezelf gestemd.
           *[no] Je hebt op { $other_name } gestemd.
        }
       *[no] { $other_you ->
            [yes] { $player } heeft op jou gestemd.
           *[no] { $player } heeft op { $other_name } gestemd.
        }
    }
event-tied =
    { $you ->
        [yes] Gelijke stand: jij beslist.
       *[no] Gelijke stand: { $player } beslist.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] Jij bent de zondebok: { $bonus } extra actiepunt en chantage, maar deze ronde geen taak en geen element.
           *[no] { $player } is de zondebok, met { $bonus } extra actiepunt.
        }
       *[other] { $you ->
            [yes] Jij bent opnieuw de zondebok: { $bonus } extra actiepunten en chantage, maar deze ronde geen taak en geen element.
           *[no] { $player } is opnieuw de zondebok, met { $bonus } extra actiepunten.
        }
    }
event-turn =
    { $points ->
        [one] { $you ->
            [yes] Jij bent aan de beurt, met { $points } actiepunt.
           *[no] { $player } is aan de beurt, met { $points } actiepunt.
        }
       *[other] { $you ->
            [yes] Jij bent aan de beurt, met { $points } actiepunten.
           *[no] { $player } is aan de beurt, met { $points } actiepunten.
        }
    }
event-moved =
    { $you ->
        [yes] Je gaat naar { x-room }.
       *[no] { $player } gaat naar { x-room }.
    }
event-used =
    { $you ->
        [yes] Je gebruikt { x-room }.
       *[no] { $player } gebruikt { x-room }.
    }
event-stole =
    { $you ->
        [yes] Je pakt { x-thing } af van { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } besteelt je en pakt { x-thing } af.
           *[no] { $player } pakt { x-thing } af van { $other_name }.
        }
    }
event-rioted =
    { $you ->
        [yes] Je veroorzaakt een opstootje.
       *[no] { $player } veroorzaakt een opstootje.
    }
event-returned =
    { $you ->
        [yes] Je legt { x-item } terug { x-in-room }.
       *[no] { $player } legt { x-item } terug { x-in-room }.
    }
event-spent =
    { $you ->
        [yes] Je gebruikt iets van { $other_name } voor de taak: { x-item } (terug { x-in-room }).
       *[no] { $other_you ->
            [yes] { $player } gebruikt iets van jou voor een taak: { x-item } (terug { x-in-room }).
           *[no] { $player } gebruikt iets van { $other_name } voor een taak: { x-item } (terug { x-in-room }).
        }
    }
event-searched =
    { $you ->
        [yes] Je fouilleert { $other_name }: { x-item } (terug { x-in-room }).
       *[no] { $other_you ->
            [yes] { $player } fouilleert je: { x-item } (terug { x-in-room }).
           *[no] { $player } fouilleert { $other_name }: { x-item } (terug { x-in-room }).
        }
    }
event-paid =
    { $you ->
        [yes] Je betaalt 1 geld.
       *[no] { $player } betaalt 1 geld.
    }
event-took =
    { $you ->
        [yes] Je neemt { x-item }.
       *[no] { $player } neemt { x-item }.
    }
event-stamina =
    { $you ->
        [yes] Je krijgt { $count } energie.
       *[no] { $player } krijgt { $count } energie.
    }
event-cash =
    { $you ->
        [yes] Je krijgt { $count } geld.
       *[no] { $player } krijgt { $count } geld.
    }
event-bribed =
    { $count ->
        [one] { $you ->
            [yes] Je koopt een bewaker om, die deze beurt de andere kant op kijkt.
           *[no] { $player } koopt een bewaker om, die deze beurt de andere kant op kijkt.
        }
       *[other] { $you ->
            [yes] Je koopt nog een bewaker om; nu kijken er { $count } de andere kant op.
           *[no] { $player } koopt nog een bewaker om; nu kijken er { $count } de andere kant op.
        }
    }
event-pushed =
    { $you ->
        [yes] Je zet energie om in een actiepunt.
       *[no] { $player } zet energie om in een actiepunt.
    }
event-ended =
    { $you ->
        [yes] Je beëindigt je beurt.
       *[no] { $player } beëindigt de beurt.
    }
event-offered =
    { $you ->
        [yes] Je doet { $other_name } een aanbod.
       *[no] { $other_you ->
            [yes] { $player } doet je een aanbod.
           *[no] { $player } doet { $other_name } een aanbod.
        }
    }
event-gives =
    { $you ->
        [yes] Je biedt { x-things }.
       *[no] { $player } biedt { x-things }.
    }
event-asks =
    { $you ->
        [yes] Je vraagt { x-things }.
       *[no] { $player } vraagt { x-things }.
    }
event-accepted =
    { $you ->
        [yes] Je neemt het aanbod van { $other_name } aan.
       *[no] { $other_you ->
            [yes] { $player } neemt je aanbod aan.
           *[no] { $player } neemt het aanbod van { $other_name } aan.
        }
    }
event-refused =
    { $you ->
        [yes] Je zegt nee tegen { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } zegt nee tegen je.
           *[no] { $player } zegt nee tegen { $other_name }.
        }
    }
event-consent =
    { $you ->
        [yes] Je vraagt { $other_name } om voorwerpen voor de taak.
       *[no] { $other_you ->
            [yes] { $player } vraagt jou om voorwerpen voor de taak.
           *[no] { $player } vraagt { $other_name } om voorwerpen voor de taak.
        }
    }
event-drew =
    { $you ->
        [yes] Je trekt een chantagekaart ({ $count }).
       *[no] { $player } trekt een chantagekaart ({ $count }).
    }
event-shown =
    { $you ->
        [yes] Je hebt nu deze kaart open in je hand: “{ $card_name }”.
       *[no] { $player } heeft nu deze kaart open in de hand: “{ $card_name }”.
    }
event-kept =
    { $you ->
        [yes] Je houdt er één van.
       *[no] { $player } houdt er één van.
    }
event-saw =
    { $you ->
        [yes] Het is de kaart “{ $card_name }”.
       *[no] { $player } ziet de kaart: “{ $card_name }”.
    }
event-lost_card =
    { $you ->
        [yes] Je trekt een chantagekaart uit de hand van { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } trekt een chantagekaart uit jouw hand.
           *[no] { $player } trekt een chantagekaart uit de hand van { $other_name }.
        }
    }
event-discarded =
    { $you ->
        [yes] Een chantagekaart van jou gaat naar de aflegstapel: “{ $card_name }”.
       *[no] Een chantagekaart van { $player } gaat naar de aflegstapel: “{ $card_name }”.
    }
event-reshuffled = De afgelegde chantagekaarten worden geschud en vormen een nieuwe trekstapel.
event-played =
    { $you ->
        [yes] Je speelt een chantagekaart: “{ $card_name }”.
       *[no] { $player } speelt een chantagekaart: “{ $card_name }”.
    }
event-locked = { x-room-first } zit de rest van deze ronde op slot.
event-watched = Overal ogen: { x-in-room } telt deze ronde één bewaker extra mee.
event-transferred =
    { $you ->
        [yes] Je wordt overgeplaatst.
       *[no] { $player } wordt overgeplaatst.
    }
event-detailed =
    { $you ->
        [yes] Je krijgt corvee: deze ronde 1 actiepunt minder.
       *[no] { $player } krijgt corvee: deze ronde 1 actiepunt minder.
    }
event-task_moved = De taak “{ $task_name }” verhuist van { x-room } naar { x-to }.
event-carried_out =
    { $you ->
        [yes] Je voert de taak “{ $task_name }” uit.
       *[no] { $player } voert de taak “{ $task_name }” uit.
    }
event-marked =
    { $you ->
        [yes] Je vinkt element { $element_name } af.
       *[no] { $player } vinkt element { $element_name } af.
    }
event-rewarded = De beloning voor alle anderen behalve de zondebok: element { $element_name }.
event-unrewarded = Er zijn geen taakkaarten meer: de anderen krijgen niets.
event-indispensable =
    { $you ->
        [yes] Je bent onmisbaar: niemand anders heeft element { $element_name }.
       *[no] { $player } is onmisbaar: niemand anders heeft element { $element_name }.
    }
event-said =
    { $you ->
        [yes] { $other_you ->
            [yes] Jij zegt: ik blijf zelf achter.
           *[no] Jij zegt: { $other_name } blijft achter.
        }
       *[no] { $other_you ->
            [yes] { $player } zegt: jij blijft achter.
           *[no] { $player } zegt: { $other_name } blijft achter.
        }
    }
event-undecided = Elementen, geld, voorwerpen en energie: alles is gelijk.
event-stays =
    { $reason ->
        [scapegoat] { $you ->
            [yes] Jij blijft achter: je bent de zondebok, en het plan lukt ook zonder jou.
           *[no] { $player } blijft achter: het plan lukt ook zonder de zondebok.
        }
        [only] { $you ->
            [yes] Jij blijft achter: je bent de enige die voor het plan niet nodig is.
           *[no] { $player } blijft achter, als enige die voor het plan niet nodig is.
        }
        [elements] { $you ->
            [yes] Jij blijft achter: van iedereen die voor het plan niet nodig is, heb jij de minste elementen.
           *[no] { $player } blijft achter, met de minste elementen van iedereen die voor het plan niet nodig is.
        }
        [cash] { $you ->
            [yes] Jij blijft achter: evenveel elementen, maar jij hebt het minste geld.
           *[no] { $player } blijft achter: evenveel elementen, maar met het minste geld.
        }
        [items] { $you ->
            [yes] Jij blijft achter: evenveel elementen en geld, maar jij hebt de minste voorwerpen.
           *[no] { $player } blijft achter: evenveel elementen en geld, maar met de minste voorwerpen.
        }
        [stamina] { $you ->
            [yes] Jij blijft achter: verder is alles gelijk, maar jij hebt de minste energie.
           *[no] { $player } blijft achter: verder is alles gelijk, maar met de minste energie.
        }
       *[chosen] { $you ->
            [yes] Jij blijft achter: zo hebben de anderen besloten.
           *[no] { $player } blijft achter: zo hebben de anderen besloten.
        }
    }
event-escaped =
    { $you ->
        [yes] Jij ontsnapt!
       *[no] { $player } ontsnapt!
    }

## Hoe het afliep. $winners is een lijst van namen, $count hoeveel het er zijn.

ending-scapegoat =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt, en de zondebok blijft achter.
       *[other] Het plan lukt: { $winners } ontsnappen, en de zondebok blijft achter.
    }
ending-only =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; maar één gevangene was niet nodig.
       *[other] Het plan lukt: { $winners } ontsnappen, onder wie de zondebok; maar één gevangene was niet nodig.
    }
ending-elements =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; wie er het minst voor had gedaan, blijft achter.
       *[other] Het plan lukt: { $winners } ontsnappen; wie er het minst voor had gedaan, blijft achter.
    }
ending-cash =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; het geld gaf de doorslag, en wie het minste had, blijft achter.
       *[other] Het plan lukt: { $winners } ontsnappen; het geld gaf de doorslag, en wie het minste had, blijft achter.
    }
ending-items =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; de voorwerpen gaven de doorslag, en wie de minste had, blijft achter.
       *[other] Het plan lukt: { $winners } ontsnappen; de voorwerpen gaven de doorslag, en wie de minste had, blijft achter.
    }
ending-stamina =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; de energie gaf de doorslag, en wie de minste had, blijft achter.
       *[other] Het plan lukt: { $winners } ontsnappen; de energie gaf de doorslag, en wie de minste had, blijft achter.
    }
ending-chosen =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt; alles was gelijk, dus is er besloten wie er achterblijft.
       *[other] Het plan lukt: { $winners } ontsnappen; alles was gelijk, dus is er besloten wie er achterblijft.
    }
ending-all_escape =
    { $count ->
        [one] Het plan lukt: { $winners } ontsnapt.
       *[other] Het plan lukt, en niets bepaalt wie er moet achterblijven: { $winners } ontsnappen allemaal.
    }
ending-lost =
    { $lacking ->
        [0] Niemand is ontsnapt: samen hadden jullie alle zes elementen, maar niemand was te missen toen de 21e bewaker kwam.
        [one] Niemand is ontsnapt: { $missing_name } ontbrak toen de 21e bewaker kwam.
       *[other] Niemand is ontsnapt: { $missing_name } ontbraken toen de 21e bewaker kwam.
    }

## Opties

option-edition = Editie
    .help = De Duitse en de Poolse spelregels verschillen op deze punten: de beginruimtes, de taken aan het begin, de handlimiet, een gelijke stand bij de stemming, ruimtes met vier bewakers, hoe lang omkopen werkt, of omkopen helpt bij taken, en waar een voorwerp heen gaat waarmee je betaalt.
option-edition-de = Duits
option-edition-pl = Pools
option-layout = Indeling
    .help = Waar de ruimtes liggen: willekeurig, in de volgorde van de spelregels of in een volgorde naar keuze.
option-layout-random = willekeurig
option-layout-standard = volgorde van de spelregels
option-layout-custom = eigen keuze
option-sides = Kanten van de ruimtes
    .help = Zilver is het beste voor een eerste spel. In gouden ruimtes moet je vaak betalen, maar krijg je ook meer.
option-sides-silver = zilver
option-sides-gold = goud
option-sides-random = willekeurig
option-sides-custom = eigen keuze
option-guards = Bewakers aan het begin
    .help = Acht volgens de spelregels. Elke bewaker minder geeft jullie een ronde meer.
option-tie = Gelijke stand bij stemming
    .help = Bij een gelijke stand wijst de huidige zondebok iemand naar keuze aan, of een van de spelers met de meeste stemmen, of heeft zijn eigen stem al beslist.
option-tie-edition = volgens de editie
option-tie-anyone = iemand naar keuze
option-tie-tied = een van de gelijkstaande spelers
option-tie-ballot = eigen stem beslist
option-pool = Voorwerpen van anderen
    .help = Mogen voor een taak de voorwerpen van iedereen in de ruimte worden gebruikt, of wordt het de eigenaars gevraagd?
option-pool-all = tellen mee
option-pool-willing = eigenaars worden gevraagd
option-hand_limit = Handlimiet
    .help = Hoeveel chantagekaarten je in je hand mag hebben. De Duitse editie zegt twee, de Poolse noemt geen limiet.
option-hand_limit-edition = zoals in de editie
option-hand_limit-2 = twee kaarten
option-hand_limit-none = geen limiet
option-blackmail_hands = Chantagekaarten in de hand
    .help = Open kaarten ziet iedereen, en in de Kapel kies je zelf de kaart.
option-blackmail_hands-hidden = gesloten
option-blackmail_hands-open = open
option-offers = Aanbiedingen per beurt
    .help = Na drie geweigerde aanbiedingen houdt het in een beurt op, en een ruil wordt niet zomaar teruggedraaid. Of er is geen limiet.
option-offers-few = drie geweigerde
option-offers-free = zonder limiet
option-undecided = Onbeslist einde
    .help = Als niets bepaalt wie er achterblijft: zeggen de anderen het, met het laatste woord voor de zondebok? Of stemmen ze, en telt de stem van de zondebok alleen als de andere gelijk staan? Of ontsnapt iedereen?
option-undecided-scapegoat = de zondebok heeft het laatste woord
option-undecided-vote = de anderen stemmen
option-undecided-all_escape = iedereen ontsnapt
option-rooms = Volgorde van de ruimtes
    .help = Voor een eigen indeling: alle twaalf ruimtes, rij voor rij.
option-gold = Gouden kanten
    .help = Voor een eigen keuze van de kanten: de ruimtes die met de gouden kant boven liggen.
option-icons = Symbolen van de ruimtes
    .help = Hoeveel voorwerpen van een soort een ruimte kan bevatten, samen met de taakkaarten overgetypt uit een speldoos.
option-tasks = Taakkaarten
    .help = Dertig kaarten, overgetypt uit een speldoos, desgewenst met hun naam; zonder die kaarten speel je met onze eigen kaarten.
    .element = letter
    .items = voorwerpen
    .prisoners = gevangenen die nodig zijn
    .guards = hoogstens zoveel bewakers
    .name = naam van de kaart, als je wilt

## Regels. De tekst, en onder .no wat iemand te horen krijgt die door de regel wordt tegengehouden.

chapter-material = Spelmateriaal
chapter-setup = Voorbereiding
chapter-guards = Fase 1: een nieuwe bewaker
chapter-vote = Fase 2: iemand moet de zondebok zijn
chapter-turn = Fase 3: beurten
chapter-plan = Het plan
chapter-end = Het einde
chapter-rooms = De ruimtes
chapter-known = Wat bekend is, betalen, nemen
chapter-blackmail = Chantagekaarten

SCG-01 = De gevangenis heeft twaalf ruimtes, in drie rijen van vier. Elke ruimte heeft een zilveren en een gouden kant. Ruimtes die elkaar raken, ook schuin, grenzen aan elkaar.
SCG-02 = Er zijn vijf soorten voorwerpen: sleutels, messen, kleding, drugs en gereedschap, van elke soort vijf stuks. Daarnaast is er één pistool, dat elk ander voorwerp kan vervangen.
SCG-03 = Aan het begin liggen er van elke soort drie voorwerpen in hun vaste ruimte: drugs in de Ziekenboeg, gereedschap in de Werkplaats, messen in het Cellenblok, kleding in de Wasserij en sleutels in de Bewakerskamer. Verder ligt er van elke soort één op de Luchtplaats en één in de Bezoekzaal. Meer past er in geen enkele ruimte. Ligt de Bezoekzaal met de gouden kant boven, dan ligt daar ook het pistool; anders doet het pistool niet mee.
    .ruling = (onze uitleg: hoeveel voorwerpen waar liggen, behalve de medicijnen)
SCG-04 = Elke gevangene heeft drie plaatsen voor voorwerpen en kan hoogstens 3 energie en 3 geld hebben. Energie en geld beginnen op 0. Niemand kan meer hebben dan waar plaats voor is.
    .no = Daar is geen plaats voor: drie voorwerpen, 3 geld en 3 energie is het maximum.
    .ruling = (onze uitleg: tot hoever energie en geld gaan)
SCG-05 = Er zijn elf chantagekaarten. In de Duitse editie mag je er hoogstens twee in je hand hebben: wie een derde krijgt, houdt er twee en legt er één op de aflegstapel. In de Poolse editie is er geen limiet (sinds versie 2). Aan tafel kan allebei worden afgesproken. De aflegstapel wordt pas geschud als er een kaart moet worden getrokken en de trekstapel leeg is.
    .no = Twee chantagekaarten is het maximum: eerst moet er een van jou weg, en verder valt er niets te houden of af te leggen.
    .ruling = (onze uitleg: wat er met een derde kaart gebeurt en wanneer de aflegstapel wordt geschud)
SCG-06 = Er zijn dertig taakkaarten. Elke kaart hoort bij een element van het plan, A tot en met F, en vermeldt welke voorwerpen en hoeveel gevangenen er nodig zijn en hoeveel bewakers er hoogstens mogen zijn. Er zijn 21 bewakers. Willekeurige ruimtes worden telkens uit alle twaalf geloot.
SCG-07 = De ruimtes liggen willekeurig, in de volgorde van de spelregels of naar eigen keuze. Ook de kanten zijn in te stellen: zilver, goud, willekeurig of naar eigen keuze. Voor een eerste spel is zilver het beste.
    .no = De gevangenis wordt nog opgebouwd, met elke ruimte één keer.
    .ruling = (onze uitleg: de volgorde van de spelregels als opstelling)
SCG-08 = Acht bewakers betrekken hun post: twee keer krijgen vier verschillende willekeurige ruimtes elk één bewaker. Een tafel kan er minder afspreken.
    .no = De eerste bewakers worden nog geplaatst, telkens in vier verschillende ruimtes.
    .ruling = (onze uitleg: dat vier samen getrokken ruimtes verschillend zijn, en minder bewakers)
SCG-09 = De gevangenen beginnen in willekeurige ruimtes. In de Poolse editie begint ieder in een andere ruimte.
    .no = De gevangenen krijgen hun ruimte nog toegewezen; in de Poolse editie ieder een andere.
SCG-10 = Er worden drie taken in drie verschillende willekeurige ruimtes gelegd. In de Poolse editie hebben ze drie verschillende elementen: een kaart waarvan het element al op tafel ligt, gaat onder de stapel, en er wordt een andere getrokken. In de Duitse editie mag een element aan het begin twee keer op tafel liggen.
    .no = De eerste taken worden nog neergelegd.
SCG-11 = Een willekeurige speler is de eerste zondebok, met een bonus van 1. De eerste ronde begint meteen met de beurten.
    .no = De eerste zondebok wordt nog geloot.
SCG-12 = Vanaf de tweede ronde begint elke ronde met een nieuwe bewaker in een willekeurige ruimte. Staan daar al vier bewakers, dan wordt er een andere ruimte geloot.
    .no = Eerst komt er een nieuwe bewaker bij, in een willekeurige ruimte met minder dan vier bewakers.
SCG-13 = Zou de 21e bewaker geplaatst moeten worden, dan verliest iedereen meteen. Met twintig bewakers is er nog niets verloren.
    .no = Het spel is afgelopen: de 21e bewaker had geplaatst moeten worden, en iedereen heeft verloren.
SCG-14 = Er staan nooit meer dan vier bewakers in een ruimte, hoe ze ook worden verplaatst.
    .no = Daar staan al vier bewakers; meer passen er niet in een ruimte.
SCG-15 = Daarna overlegt iedereen, in het openbaar, tot de zondebok van de vorige ronde de stemming opent of er twee minuten om zijn. Afspraken zijn voor niemand bindend.
    .no = Vóór de stemming wordt er overlegd, hoogstens twee minuten; eerder opent alleen de zondebok de stemming.
SCG-16 = Alle spelers stemmen tegelijk en in het geheim. Je mag op iedereen stemmen, ook op jezelf. Je mag je niet onthouden en je stem niet veranderen. De stemmen worden tegelijk onthuld.
    .no = Is de stemming geopend, dan stemt iedereen één keer, op een van de spelers. Een uitgebrachte stem kun je niet veranderen.
SCG-17 = Wie de meeste stemmen krijgt, is de nieuwe zondebok. Bij een gelijke stand beslist de huidige zondebok: in de Duitse editie wijst hij iemand naar keuze aan, eventueel zichzelf; in de Poolse editie geeft zijn eigen stem de doorslag. Aan tafel kan iets anders worden afgesproken.
    .no = Alleen als de stemming in een gelijke stand eindigt, beslist de huidige zondebok wie het wordt, en als dat zo is afgesproken alleen uit de spelers met de meeste stemmen.
SCG-18 = Een nieuwe zondebok heeft een bonus van 1 actiepunt. Elke volgende keer op rij dat die speler wordt gekozen, komt er één bij, met een maximum van 3. Komt er een nieuwe zondebok, dan vervalt de bonus van de oude. De zondebok voert geen taak uit (SCG-26) en vinkt geen element af (SCG-38), maar mag verder alles wat de anderen mogen.
SCG-19 = Te beginnen met de zondebok speelt iedereen één beurt, met de klok mee. Met drie spelers heb je 3 actiepunten, met vier spelers 2; de bonus van de zondebok komt daar nog bij. Punten die je niet gebruikt, vervallen.
    .no = Je hebt er te weinig actiepunten voor (bij twee bewakers kost bijna alles er 2), je bent niet aan de beurt, of er is niets gaande waar dit bij hoort.
SCG-20 = Bewakers in jouw ruimte die je niet hebt omgekocht, zitten je in de weg. Bij twee kost elke actie die punten kost, 1 punt extra; bij drie kun je geen enkele actie doen die punten kost. Voor lopen en chantage geldt dat niet. Bij vier kun je niets anders dan weggaan; ook wat gratis is, kan dan niet. In de Poolse editie kun je dan ook nog een chantagekaart spelen.
    .no = Te veel bewakers houden je hier in de gaten: bij drie kun je alleen nog lopen, chanteren en doen wat gratis is, bij vier alleen weggaan.
SCG-21 = Niemand kan een ruimte met vier bewakers in. Wie er al is als de vierde komt, kan er wel uit. Omkopen maakt hierbij niets uit.
    .no = Een ruimte met vier bewakers komt niemand in.
SCG-22 = Lopen, voor 1 punt: ga naar een aangrenzende ruimte.
    .no = Die ruimte grenst niet aan de jouwe.
SCG-23 = De ruimte gebruiken, voor 1 punt, of gratis als dat erbij staat: voer de regel van jouw ruimte uit. Elke ruimte kun je één keer per beurt gebruiken, en alleen als dat iets uithaalt. Wat gratis is, wordt door twee of drie bewakers niet gehinderd.
    .no = Elke ruimte kun je één keer per beurt gebruiken, en er valt alleen iets te kiezen zolang er iets gaande is.
    .ruling = (onze uitleg: dat het iets moet opleveren)
SCG-24 = Stelen, voor 1 punt: één voorwerp of 1 geld van een gevangene in jouw ruimte, één keer per beurt.
    .no = Je kunt één keer per beurt stelen, van een andere gevangene in jouw ruimte die het heeft.
SCG-25 = Opstootje, voor 1 punt: lok één bewaker uit een aangrenzende ruimte naar die van jou.
    .no = Er is geen bewaker die je hierheen kunt lokken: er moet er een in een aangrenzende ruimte staan.
SCG-26 = De taak in jouw ruimte uitvoeren, voor 1 punt. De zondebok kan dat niet.
    .no = De zondebok voert geen taken uit, en er moet een taak in jouw ruimte liggen.
SCG-27 = Een van je voorwerpen terugleggen, voor 1 punt.
    .no = Zo’n voorwerp heb je niet.
SCG-28 = Een chantagekaart spelen, voor 1 punt. Alleen de zondebok kan dat, en de kaart moet iets kunnen uithalen. Daarna gaat de kaart naar de aflegstapel. Een kaart die je deze beurt hebt getrokken, mag je meteen spelen.
    .no = Alleen de zondebok speelt chantagekaarten uit de hand, en alleen kaarten die nu iets kunnen uithalen.
    .ruling = (onze uitleg: dat ze iets moet doen, en een net getrokken kaart)
SCG-29 = Ruilen, gratis: in je beurt mag je een andere gevangene in jouw ruimte een aanbod doen, met voorwerpen en geld in elke hoeveelheid: je geeft iets en vraagt er iets voor terug, of je geeft of vraagt iets zonder tegenprestatie. Gaat de ander akkoord, dan wisselt alles meteen van eigenaar. Jullie moeten allebei plaats hebben voor het resultaat, en een leeg aanbod telt niet. Chantagekaarten worden niet geruild. Per beurt kunnen hoogstens drie aanbiedingen geweigerd worden. Aangenomen aanbiedingen zijn niet beperkt, maar de laatste ruil met iemand wordt niet in dezelfde beurt zomaar teruggedraaid (sinds versie 2). Aan tafel kan ook worden afgesproken dat er geen limiet is.
    .no = Een aanbod doe je aan een andere gevangene in jouw ruimte, met dingen die jullie ook echt hebben. Het is niet leeg, ruilt niet hetzelfde tegen hetzelfde en draait niet alleen jullie laatste ruil terug. Drie geweigerde aanbiedingen per beurt is het maximum, als er niets anders is afgesproken; vóór versie 2 ook drie aangenomen.
    .ruling = (onze uitleg: alleen in je eigen beurt, geen chantagekaarten, en de limieten)
SCG-30 = Omkopen kost geen punten: je geeft 1 geld uit, en één bewaker in jouw ruimte wordt de rest van je beurt genegeerd; in de Duitse editie alleen zolang je in die ruimte blijft, in de Poolse ook als je terugkomt (sinds versie 2). Het gaat om die ene bewaker: gaat die de ruimte uit, dan ben je je steekpenning kwijt, en bewakers die erbij komen zijn niet omgekocht (sinds versie 2). Wie niet is omgekocht, gaat het eerst.
    .no = Voor omkopen heb je 1 geld nodig, en een bewaker in jouw ruimte die nog niet is omgekocht.
    .ruling = (onze uitleg: dat het ophoudt als je de ruimte verlaat, en wie het eerst gaat)
SCG-31 = Een voorwerp dat wordt teruggelegd, gaat naar zijn vaste ruimte; is daar geen plaats, dan naar de Luchtplaats, en is ook daar geen plaats, dan naar de Bezoekzaal. Het pistool gaat naar de Bezoekzaal. Betaal je met een voorwerp, dan kies je in de Poolse editie zelf een van deze ruimtes.
    .no = Het voorwerp gaat terug naar een ruimte waar het thuishoort en waar er plaats voor is.
SCG-32 = Je mag 1 energie omzetten in 1 actiepunt, één keer per beurt.
    .no = Daar heb je energie voor nodig, en het kan maar één keer per beurt.
SCG-33 = Je mag je beurt op elk moment beëindigen.
SCG-34 = Voor een taak moeten er in de ruimte minstens zoveel gevangenen zijn als op de kaart staat. Jij en de zondebok tellen mee.
    .no = Er zijn niet genoeg gevangenen in de ruimte voor deze taak.
    .ruling = (onze uitleg: wie er meetelt)
SCG-35 = Er mogen in de ruimte hoogstens zoveel bewakers zijn als op de kaart staat. In de Duitse editie helpt omkopen niet, in de Poolse tellen omgekochte bewakers niet mee (sinds versie 2).
    .no = Er zijn te veel bewakers in de ruimte voor deze taak. Omkopen helpt alleen in de Poolse editie.
SCG-36 = De gevangenen in de ruimte moeten samen alle voorwerpen van de taak hebben. Jij zegt wiens voorwerpen worden gebruikt; niemand hoeft ermee in te stemmen, tenzij aan tafel is afgesproken dat het de eigenaars wordt gevraagd. Het pistool vervangt één voorwerp naar keuze. Gebruikte voorwerpen worden teruggelegd.
    .no = De gevangenen in de ruimte hebben samen niet alle voorwerpen, of dit zijn niet de voorwerpen die nodig zijn.
    .ruling = (onze uitleg: dat niemand akkoord hoeft te gaan)
SCG-37 = Een taak kost 1 actiepunt, en 2 als er twee bewakers zijn die niet zijn omgekocht.
SCG-38 = Je vinkt het element af van de taak die je hebt uitgevoerd. Daarna wordt er een taakkaart getrokken, en alle anderen behalve de zondebok vinken het element van die kaart af. Wie een element al heeft afgevinkt, krijgt er niets bij. Beide kaarten gaan uit het spel. Is er geen kaart meer, dan krijgen de anderen niets.
    .no = Eerst wordt de beloning voor de anderen getrokken.
    .ruling = (onze uitleg: als er geen kaart meer is)
SCG-39 = Daarna worden er nieuwe taken getrokken tot er drie op tafel liggen, elk in een willekeurige ruimte zonder taak. Een kaart waarvan het element al op tafel ligt, gaat onder de stapel. Past er geen enkele kaart, dan zijn er minder taken tot er weer een past.
    .no = Eerst wordt er een nieuwe taak neergelegd.
    .ruling = (onze uitleg: als geen kaart past)
SCG-40 = Meteen na het afvinken: heeft een groep spelers samen alle zes de elementen, terwijl er minstens één speler buiten die groep valt, dan is het spel afgelopen en ontsnapt iedereen op precies één speler na.
SCG-41 = Je bent onmisbaar als de anderen samen zonder jou een element missen. Een zondebok die niet onmisbaar is, blijft achter. Op het bord staat dan een slotje naast je elementen.
SCG-42 = Anders geldt: is er maar één speler die niet onmisbaar is, dan blijft die achter. Zijn het er meer, dan blijft van hen achter wie de minste elementen heeft; bij een gelijke stand wie het minste geld heeft, dan wie de minste voorwerpen heeft, dan wie de minste energie heeft.
SCG-43 = Is de stand dan nog gelijk, dan zeggen de overige spelers wie van de gelijkstaande spelers achterblijft. De zondebok hoort altijd bij die overige spelers, en beslist als zij het oneens zijn. Aan tafel kan in plaats daarvan een stemming worden afgesproken: dan telt de stem van de zondebok alleen als de andere gelijk staan of er geen andere zijn (sinds versie 2). Of iedereen ontsnapt, als dat aan tafel zo is afgesproken.
    .no = Alleen als de ontsnapping in een gelijke stand eindigt, zeggen de overige spelers wie van de gelijkstaande spelers achterblijft; iets anders valt er dan niet meer te doen.
    .ruling = (onze uitleg: dat de zondebok beslist, en hoe er bij een stemming wordt geteld)
SCG-44 = Iedereen die ontsnapt, heeft gewonnen. Zijn er te veel bewakers, dan heeft niemand gewonnen, ook de zondebok niet.
    .no = Het spel is afgelopen.

SCG-51 = Kapel. Zilver: leg blind een chantagekaart af van een andere gevangene, in welke ruimte die ook is. Goud: betaal en neem er op dezelfde manier een. Zijn open kaarten afgesproken, dan kies je zelf de kaart.
    .no = Voor de Kapel is een andere gevangene met een chantagekaart nodig; voor de gouden kant ook een betaling.
    .ruling = (onze uitleg: blind)
SCG-52 = Radiokamer. Zilver: verplaats na elkaar twee verschillende bewakers, elk van een ruimte naar keuze naar een andere. Goud, gratis: verplaats één bewaker.
    .no = Kies een ruimte met een bewaker en daarna een andere ruimte voor hem. De tweede keer moet het een andere bewaker zijn.
    .ruling = (onze uitleg: dat elke bewaker naar een andere ruimte mag)
SCG-53 = Eetzaal. Zilver: krijg maximaal 3 energie. Goud, gratis: krijg 1 energie.
    .no = Je kunt er geen energie meer bij krijgen.
SCG-54 = Ziekenboeg. Zilver: neem 1 × drugs. Goud: betaal en neem 2 × drugs.
    .no = Er liggen hier geen drugs, of je hebt niets om mee te betalen.
SCG-55 = Luchtplaats. Zilver, zonder punten: betaal en neem een voorwerp dat hier ligt. Goud: betaal en neem twee voorwerpen die hier liggen.
    .no = Er ligt hier niets, of je hebt niets om mee te betalen.
SCG-56 = Bezoekzaal. Zilver: neem een voorwerp naar keuze dat hier ligt. Goud: betaal en neem het pistool.
    .no = Wat je wilt, ligt hier niet, of je hebt niets om mee te betalen.
SCG-57 = Werkplaats. Zilver: neem 1 × gereedschap. Goud: betaal en neem 2 × gereedschap.
    .no = Er ligt hier geen gereedschap, of je hebt niets om mee te betalen.
SCG-58 = Recreatiezaal. Zilver: krijg maximaal 2 geld. Goud, gratis: krijg 1 geld.
    .no = Je kunt er geen geld meer bij krijgen.
SCG-59 = Cellenblok. Zilver: neem 1 mes. Goud: betaal en neem 2 messen.
    .no = Er ligt hier geen mes, of je hebt niets om mee te betalen.
SCG-60 = Wasserij. Zilver: neem 1 × kleding. Goud: betaal en neem 2 × kleding.
    .no = Er ligt hier geen kleding, of je hebt niets om mee te betalen.
SCG-61 = Bewakerskamer. Zilver: neem 1 sleutel. Goud: betaal en neem 2 sleutels.
    .no = Er ligt hier geen sleutel, of je hebt niets om mee te betalen.
SCG-62 = Directeurskamer. Zilver: trek 1 chantagekaart. Goud: betaal, trek er 3, houd er één en leg de rest op de aflegstapel.
    .no = In de Directeurskamer wordt net een kaart getrokken of gekozen, of er is er geen te krijgen, of je hebt niets om mee te betalen.
SCG-63 = Iedereen mag weten: voorwerpen, geld, energie, afgevinkte elementen, hoeveel chantagekaarten iemand heeft, de aflegstapel, de taken die op tafel liggen, en de stemmen zodra die zijn onthuld. Geheim zijn de chantagekaarten in de hand, als er geen open kaarten zijn afgesproken, de volgorde van beide trekstapels, en de kaarten die iemand in de Directeurskamer bekijkt.
SCG-64 = Betalen betekent: een eigen voorwerp terugleggen of 1 geld uitgeven, wat je maar wilt. Met het pistool kun je niet voor het pistool betalen. Je betaalt eerst, dus de plaats die vrijkomt, telt mee; je neemt wat er daarvóór al lag.
    .no = Betaal met een eigen voorwerp of met 1 geld, als een ruimte erom vraagt; niet met het pistool voor het pistool.
SCG-65 = Je neemt er zoveel als de regel zegt. Liggen er minder of passen er minder, dan neem je er zoveel als kan, maar minstens één.
    .no = Dat kun je hier niet nemen.
    .ruling = (onze uitleg: waar de ruimte het niet zelf zegt)

SCG-71 = Verklikken: verplaats één of twee bewakers naar één ruimte.
    .no = Kies eerst de ruimte, en dan één of twee andere ruimtes waar een bewaker vandaan komt.
SCG-72 = Fouillering: elke andere gevangene in jouw ruimte die een voorwerp heeft, legt er een terug; jij kiest welk.
    .no = Kies een voorwerp van de gevangene die wordt gefouilleerd.
SCG-73 = Lockdown: de rest van deze ronde gaat niemand een ruimte van jouw keuze in of uit. Uit een ruimte met vier bewakers kun je nog wel weg. Een slotje op het bordje laat dat zien.
    .no = Die ruimte zit de rest van deze ronde op slot.
SCG-74 = Overplaatsing: een andere gevangene wordt naar het Cellenblok gebracht, als die daar nog niet is en er minder dan vier bewakers zijn.
    .no = Kies een andere gevangene die niet in het Cellenblok is.
SCG-75 = Planwijziging: een taak verhuist naar een ruimte van jouw keuze waar geen taak ligt.
    .no = Kies een ruimte met een taak, en dan een zonder.
SCG-76 = Gerucht: een taak gaat onder de stapel, en er wordt een nieuwe getrokken.
    .no = Kies een ruimte met een taak.
SCG-77 = Zakkenroller: neem een voorwerp van een gevangene in jouw ruimte of in een aangrenzende.
    .no = Kies een voorwerp van een andere gevangene in jouw ruimte of in een aangrenzende.
SCG-78 = Beschermgeld: neem maximaal 2 geld van een gevangene, waar die ook is.
    .no = Kies een andere gevangene die geld heeft.
SCG-79 = Corvee: een andere gevangene die nog niet aan de beurt is geweest, heeft deze ronde 1 actiepunt minder.
    .no = Kies een andere gevangene die nog niet aan de beurt is geweest.
SCG-80 = Overal ogen: in een ruimte met minder dan vier bewakers telt deze ronde één bewaker extra mee, voor wie daar iets doet of er binnenkomt en voor taken. Die bewaker kan niet worden omgekocht en niet worden verplaatst.
    .no = Kies een ruimte met minder dan vier bewakers die nog niet op deze manier wordt bewaakt.
SCG-81 = Vals pasje: ga naar een ruimte naar keuze met minder dan vier bewakers, en krijg 1 actiepunt.
    .no = Kies een andere ruimte.

## Wat bots zeggen. `other` is over wie ze het hebben; `level` is hoe ze praten.

x-vote =
    { $other_you ->
        [yes] Ik stem op jou
       *[no] Ik stem op { $other_name }
    }
remark-vote =
    { $level ->
        [mastermind] { $other_you ->
            [yes] Jij.
           *[no] { $other_name }.
        }
       *[other] { x-vote }.
    }
remark-vote-alone = { x-vote }: { $other_you ->
        [yes] jij hebt iets wat niemand anders heeft.
       *[no] die heeft iets wat wij allemaal missen.
    }
remark-vote-ahead = { x-vote }: { $other_you ->
        [yes] jij hebt al genoeg van het plan binnen.
       *[no] die heeft al genoeg van het plan binnen.
    }
remark-vote-close = { x-vote }: { $other_you ->
        [yes] je zit me te dicht bij de volgende taak.
       *[no] die zit me te dicht bij de volgende taak.
    }
remark-vote-cards = { x-vote }: { $other_you ->
        [yes] waar bewaar je die kaarten voor?
       *[no] te veel kaarten in de hand.
    }
remark-vote-again =
    { $other_you ->
        [yes] Jij kent de rol al. Ik stem op jou.
       *[no] { $other_name } kent de rol al. Dat wordt mijn stem.
    }
remark-call =
    { $level ->
        [rookie] Zijn we uitgepraat? Stemmen dan!
        [mastermind] De briefjes, graag.
       *[other] Genoeg gepraat. We stemmen.
    }
remark-name =
    { $other_you ->
        [yes] Dan beslis ik: jij.
       *[no] Dan beslis ik: { $other_name }.
    }
remark-elected =
    { $level ->
        [rookie] Ik? Wat heb ik gedaan?
        [mastermind] Zoals jullie willen.
       *[other] Ik dus. Ik onthoud wie dat wilde.
    }
remark-elected-again =
    { $level ->
        [rookie] Alweer ik? Dat is niet eerlijk!
        [mastermind] Jullie maken me alleen maar sterker.
       *[other] Alweer ik. Nou ja, zo krijg ik tenminste iets gedaan.
    }
remark-drawn =
    { $level ->
        [rookie] Het lot valt op mij? O nee!
        [mastermind] Toeval, dus.
       *[other] Het lot valt dus op mij. Iemand moet beginnen.
    }
remark-guards =
    { $count ->
        [0] Het huis is vol. Nog één bewaker en niemand komt eruit.
        [one] Er kan nog één bewaker bij. De volgende is het einde voor ons allemaal.
       *[other] Nog maar { $count } bewakers, dan is het voor iedereen voorbij. Schiet op!
    }
remark-offer =
    { $other_you ->
        [yes] Ruilen? Mijn { $gives_name } tegen jouw { $asks_name }.
       *[no] { $other_name }, ruilen? Mijn { $gives_name } tegen jouw { $asks_name }.
    }
remark-gift =
    { $other_you ->
        [yes] Neem mijn { $gives_name } maar. Jij hebt er meer aan.
       *[no] { $other_name }, neem mijn { $gives_name } maar. Jij hebt er meer aan.
    }
remark-wish =
    { $other_you ->
        [yes] Kun je je { $asks_name } missen? Ik kan er iets goeds mee doen.
       *[no] { $other_name }, kun je je { $asks_name } missen? Ik kan er iets goeds mee doen.
    }
remark-accept =
    { $level ->
        [rookie] O ja, graag!
        [mastermind] Akkoord.
       *[other] Afgesproken.
    }
remark-refuse =
    { $level ->
        [rookie] Hm, liever niet.
        [mastermind] Nee.
       *[other] Niet op die voorwaarden.
    }
remark-refuse-need = Nee, mijn { $thing_name } heb ik zelf nodig.
remark-refuse-help = Niet met mijn spullen.
remark-refuse-scapegoat =
    { $level ->
        [rookie] Ik ben jullie zondebok, en nu moet ik helpen?
       *[other] Ik ben de zondebok. Wat levert het mij op?
    }
remark-help = Neem maar. Het is voor ons allemaal.
remark-task =
    { $level ->
        [mastermind] { $element_name }.
       *[other] Dan heb ik { $element_name } ook.
    }
remark-task-first =
    { $level ->
        [rookie] Kijk, { $element_name }! En ik als eerste!
       *[other] { $element_name }: dat had nog niemand.
    }
remark-task-together = Alles bij elkaar, en { $element_name } is rond.
remark-task-ask = Mag ik jullie spullen hier gebruiken? Het is voor { $element_name }.
remark-indispensable =
    { $other_you ->
        [yes] Alleen jij hebt dus { $element_name }. Genoteerd.
       *[no] Let op: alleen { $other_name } heeft nu { $element_name }.
    }
remark-dispensable =
    { $other_you ->
        [yes] { $element_name } heb ik nu ook. We kunnen zonder jou.
       *[no] { $element_name } heb ik nu ook. We kunnen zonder { $other_name }.
    }
remark-steal =
    { $other_you ->
        [yes] Ik pas een tijdje op je { $thing_name }.
       *[no] Ik leen even iets van { $other_name }: { $thing_name }.
    }
remark-blackmail =
    { $level ->
        [rookie] Deze wilde ik altijd al eens spelen!
        [mastermind] Niets persoonlijks.
       *[other] Jullie hebben een zondebok. Dit is de prijs.
    }
remark-left =
    { $level ->
        [rookie] Hé, wacht op mij!
        [mastermind] Goed gespeeld. Dinsdag ben ik buiten.
       *[other] Ga dan maar. Stuur me een kaartje.
    }
remark-free =
    { $other_you ->
        [yes] Vrij! Sorry, iemand moest blijven.
       *[no] Vrij! Sorry { $other_name }, iemand moest blijven.
    }
remark-lost =
    { $level ->
        [rookie] Waar komen al die bewakers vandaan?
       *[other] Te veel bewakers. Vannacht komt er niemand uit.
    }

## Wat bots in de chat antwoorden. `hear-…` zijn beginstukken van woorden die over iets gaan.

hear-vote = stem, gestemd, kies, verkies, zondebok
hear-trade = ruil, handel, aanbod, bied, aanbied
remark-answer-name =
    { $level ->
        [rookie] Ja? Wat is er?
        [mastermind] Ik luister.
       *[other] Wat wil je van me?
    }
remark-answer-vote =
    { $level ->
        [rookie] Dat zeg ik nog niet. Wacht maar af!
        [mastermind] Afwachten.
       *[other] Dat zie je als de enveloppen opengaan.
    }
remark-answer-sealed = Mijn stem is binnen en blijft dicht tot ze er allemaal zijn.
remark-answer-voted =
    { $other_you ->
        [yes] Ik heb op jou gestemd.
       *[no] Ik heb op { $other_name } gestemd.
    }
remark-answer-need = Dit zoek ik nu: { $thing_name }. Doe me een aanbod.
remark-answer-nothing = Voor een taak heb ik nu niets nodig. Een aanbod hoor ik toch graag.

## De eerste les, stap voor stap

lesson-goal = Verzamel samen de elementen A tot F, dan ontsnapt iedereen op één na. Zorg dat jij niet achterblijft.
lesson-use = Je hebt drie actiepunten. Elke ruimte doet iets, één keer per beurt: gebruik de Wasserij en neem kleding.
lesson-move = De taak in de Kapel vraagt een sleutel, kleding en geen bewaker. Een stap, ook schuin, kost 1 punt: ga erheen.
lesson-task = Wat de gevangenen in deze ruimte hebben telt, van jou of niet. Voer de taak uit!
lesson-marked = A is van jou. Het element van een getrokken kaart krijgen de anderen, niet de zondebok. Het slotje toont wie het plan niet kan missen.
lesson-turn = Punten die je niet gebruikt vervallen. Beëindig je beurt en kijk wat de anderen doen.
lesson-robbed = Bestolen! Eén keer per beurt mag je iets afpakken van iemand in dezelfde ruimte. Je kunt zo op de dief stemmen.
lesson-vote = Elke ronde komt er een bewaker; bij de 21e verliezen jullie. Dan stem je geheim: de zondebok heeft meer punten, maar geen element. Tik iemand aan!
lesson-counted = De meeste stemmen beslissen, bij gelijke stand de zondebok tot nu toe. Iedereen ziet wie op wie stemde.
lesson-blackmail = De zondebok mag geen taak uitvoeren en krijgt geen element. Lopen, ruilen en stelen mag wel, en alleen hij speelt chantagekaarten.
lesson-trade = Jullie zijn in dezelfde ruimte: doe een aanbod. Geef iets, vraag iets, of allebei. Het kost geen punt, en de ander moet akkoord gaan.
lesson-riot = Een bewaker te veel waar je heen wilt? Een opstootje lokt er een uit een ruimte ernaast naar jou.
lesson-bribe = Twee bewakers hier maken alles duurder, drie houden je tegen. Voor 1 geld kijkt er deze beurt een de andere kant op.
lesson-end = Hebben jullie A tot F, ook zonder een van jullie, dan is het uit. De zondebok blijft, tenzij jullie zonder hem iets missen. Speel door!

## Het bord in de browser: wat alleen daar staat of wordt voorgelezen

scapegoat-board = De gevangenis: twaalf ruimtes, daaronder de tafel en ieders vel
scapegoat-desk = Waar het nu om gaat
scapegoat-race = Elementen van het plan
scapegoat-elements =
    { $count ->
        [one] { $count } element van het plan
       *[other] { $count } elementen van het plan
    }

## Op het bord: ruimtes

scapegoat-rule-chapel-silver = Leg een chantagekaart van iemand af
scapegoat-rule-chapel-gold = Betaal: neem een chantagekaart van iemand
scapegoat-rule-radio_room-silver = Verplaats twee bewakers naar keuze
scapegoat-rule-radio_room-gold = Verplaats één bewaker naar keuze
scapegoat-rule-dining_hall-silver = Krijg maximaal 3 energie
scapegoat-rule-dining_hall-gold = Krijg 1 energie
scapegoat-rule-infirmary-silver = Neem 1 × drugs
scapegoat-rule-infirmary-gold = Betaal: neem 2 × drugs
scapegoat-rule-exercise_yard-silver = Betaal: neem 1 voorwerp
scapegoat-rule-exercise_yard-gold = Betaal: neem 2 voorwerpen
scapegoat-rule-visiting_area-silver = Neem 1 voorwerp naar keuze
scapegoat-rule-visiting_area-gold = Betaal: neem het pistool
scapegoat-rule-workshop-silver = Neem 1 × gereedschap
scapegoat-rule-workshop-gold = Betaal: neem 2 × gereedschap
scapegoat-rule-recreational_room-silver = Krijg maximaal 2 geld
scapegoat-rule-recreational_room-gold = Krijg 1 geld
scapegoat-rule-cell_block-silver = Neem 1 mes
scapegoat-rule-cell_block-gold = Betaal: neem 2 messen
scapegoat-rule-laundry_room-silver = Neem 1 × kleding
scapegoat-rule-laundry_room-gold = Betaal: neem 2 × kleding
scapegoat-rule-guards_room-silver = Neem 1 sleutel
scapegoat-rule-guards_room-gold = Betaal: neem 2 sleutels
scapegoat-rule-wardens_office-silver = Trek 1 chantagekaart
scapegoat-rule-wardens_office-gold = Betaal: trek 3 chantagekaarten, houd er 1
scapegoat-ap = { $count } AP
scapegoat-paying = Betalen: leg een eigen voorwerp terug, of geef 1 geld uit.
scapegoat-room =
    { $side ->
        [gold] { $room }, gouden kant: { $rule }.
       *[silver] { $room }, zilveren kant: { $rule }.
    }
scapegoat-guards =
    { $count ->
        [0] Geen bewakers.
        [one] { $count } bewaker.
       *[other] { $count } bewakers.
    }
scapegoat-watched = Telt deze ronde één bewaker extra.
scapegoat-locked = Deze ronde op slot: niemand komt erin of eruit.
scapegoat-bar = Het streepje tussen de bewakers: meer mogen er voor de taak niet zijn.
scapegoat-lies = Hier ligt: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Taak “{ $task }” voor element { $element }: { $items }; { $prisoners } gevangene; bewakers hoogstens { $guards }.
       *[other] Taak “{ $task }” voor element { $element }: { $items }; { $prisoners } gevangenen; bewakers hoogstens { $guards }.
    }
scapegoat-here = Hier: { $names }.

## Op het bord: de regel bovenaan

scapegoat-guards-of = { $count } bewakers in de gevangenis. Zijn het er { $most }, dan is de volgende het einde voor iedereen.
scapegoat-tasks-left = Taakkaarten in de stapel: { $count }
scapegoat-cards-left = Chantagekaarten in de stapel: { $count }. Afgelegd: { $used }
scapegoat-plan-empty = Nog niemand heeft iets voor het plan gedaan.
scapegoat-indispensable =
    { $count ->
        [one] Nu onmisbaar: { $who }.
       *[other] Nu onmisbaar: { $who }.
    }
scapegoat-nobody-needed = Niemand is nu onmisbaar.
scapegoat-missing = Nog nodig: { $elements }.
scapegoat-spared = Zondebok { $player } kan gemist worden.

## Op het bord: vellen

scapegoat-is-goat = Zondebok, bonus { $bonus }: voert geen taak uit, krijgt geen element
scapegoat-tag-goat = zondebok +{ $bonus }
scapegoat-needed = Het slotje: onmisbaar. Zonder deze gevangene missen de anderen een element
scapegoat-has-elements =
    { $count ->
        [0] Geen elementen
       *[other] Elementen { $elements }
    }
scapegoat-has =
    { $count ->
        [0] Geen voorwerpen; geld { $cash }, energie { $stamina }
       *[other] Voorwerpen: { $items }; geld { $cash }, energie { $stamina }
    }
scapegoat-cards =
    { $count ->
        [0] Geen chantagekaarten
        [one] { $count } chantagekaart
       *[other] { $count } chantagekaarten
    }
scapegoat-voted-for =
    { $you ->
        [yes] Stemde op jou
       *[no] Stemde op { $player }
    }
scapegoat-less = { $count } actiepunt minder deze ronde
scapegoat-gain-marks = krijgt { $element }
scapegoat-gain-draws = krijgt … ?
scapegoat-gain-nothing = niets
scapegoat-free-now = vrij
scapegoat-stays = blijft achter

## Op het bord: een beurt

scapegoat-points =
    { $count ->
        [one] Nog { $count } actiepunt
       *[other] Nog { $count } actiepunten
    }
scapegoat-points-common = Met { $players ->
        [3] z’n drieën
       *[other] z’n vieren
    } heeft iedereen { $count } actiepunten per beurt.
scapegoat-points-bonus = De zondebok heeft er { $count } meer: één voor elke keer achter elkaar gekozen, hoogstens drie.
scapegoat-points-less = Corvee kost deze ronde { $count } actiepunt.
scapegoat-bribed =
    { $count ->
        [one] { $count } kijkt weg
       *[other] { $count } kijken weg
    }
scapegoat-riot-short = Opstootje
scapegoat-bribe-short = Omkopen
scapegoat-push-short = Energie
scapegoat-end-short = Einde beurt
scapegoat-riot-what = Lok een bewaker uit een ruimte ernaast naar die van jou.
scapegoat-bribe-what = Voor 1 geld kijkt één bewaker in jouw ruimte de andere kant op: deze beurt, zolang je blijft.
scapegoat-push-what = Maak van 1 energie 1 actiepunt, één keer per beurt.
scapegoat-end-what = De volgende is aan de beurt. Actiepunten die je overhebt, vervallen.
scapegoat-price-bribe = 1 geld
scapegoat-price-push = 1 energie
scapegoat-riot-from = Uit welke ruimte komt de bewaker?
scapegoat-costs =
    { $count ->
        [0] Kost geen actiepunt.
        [one] Kost { $count } actiepunt.
       *[other] { $watched ->
            [yes] Kost { $count } actiepunten: er kijken twee bewakers mee.
           *[no] Kost { $count } actiepunten.
        }
    }
scapegoat-if-bribed =
    { $guards ->
        [0] Kost 1 geld. Daarna telt hier geen bewaker meer.
        [one] Kost 1 geld. Daarna telt hier nog maar { $guards } bewaker.
       *[other] Kost 1 geld. Daarna tellen hier nog { $guards } bewakers.
    }
scapegoat-if-pushed = 1 energie wordt 1 actiepunt.
scapegoat-pays = Jij krijgt { $element }. Dan wordt een kaart getrokken: dat element gaat naar { $others }. Zondebok { $goat } krijgt niets.
scapegoat-pressure =
    { $guards ->
        [0] Hier staat geen bewaker in de weg.
        [1] Van één bewaker heb je geen last.
        [2] Twee bewakers kijken mee: alles behalve lopen en chantage kost 1 meer.
        [3] Drie bewakers: alleen lopen, chantage en wat gratis is.
       *[other] Vier bewakers: je kunt alleen nog weg.
    }

## Op het bord: de stemming

scapegoat-ballot = De stemming
scapegoat-talk =
    { $you ->
        [yes] Praat erover. Jij opent de stemming.
       *[no] Praat erover. { $player } opent de stemming.
    }
scapegoat-voting = Verzegeld: { $count } van { $of }. Alles gaat tegelijk open.
scapegoat-tie =
    { $you ->
        [yes] Gelijke stand: jij beslist.
       *[no] Gelijke stand: { $player } beslist.
    }
scapegoat-elected =
    { $you ->
        [yes] Jij bent de zondebok: +{ $bonus } AP.
       *[no] { $player } is de zondebok: +{ $bonus } AP.
    }

## Op het bord: bakjes

scapegoat-gives =
    { $you ->
        [yes] Jij geeft
       *[no] { $player } geeft
    }
scapegoat-wanted-of =
    { $you ->
        [yes] { $asker } heeft dit van je nodig voor de taak
       *[no] { $asker } heeft dit van { $player } nodig voor de taak
    }
scapegoat-nothing = niets
scapegoat-no-more = meer is er niet
scapegoat-sealed = gestemd
scapegoat-unsealed = nog open
scapegoat-building = { $player } stelt een aanbod samen.
scapegoat-thinking = { $player } denkt erover na.

## Op het bord: de keuzes: kopjes, en wat daaronder genoeg is

scapegoat-steal-from = Stelen van { $player }
scapegoat-item-of = Van { $player }
group-move = Lopen
group-riot = Opstootje: lok een bewaker hierheen
group-put_back = Voorwerp terugleggen
group-play = Chantagekaart spelen
group-offer = Aanbod doen
group-pick_room = Ruimtes
group-take = Nemen
group-give = Geven
group-ask = Vragen
short-move = { $room_name }
short-riot = { x-from-room }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = aan { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }

## Op het bord: ruimtes waar weinig plaats is

scapegoat-name-chapel = Kapel
scapegoat-name-radio_room = Radio
scapegoat-name-dining_hall = Eetzaal
scapegoat-name-infirmary = Ziekenboeg
scapegoat-name-exercise_yard = Luchten
scapegoat-name-visiting_area = Bezoekzaal
scapegoat-name-workshop = Werkplaats
scapegoat-name-recreational_room = Recreatie
scapegoat-name-cell_block = Cellenblok
scapegoat-name-laundry_room = Wasserij
scapegoat-name-guards_room = Bewakers
scapegoat-name-wardens_office = Directeur
scapegoat-missing-short = nodig { $elements }

## Op het bord: de enveloppen gaan open, en wat ervan kwam wordt erop gestempeld

scapegoat-who = Wie krijgt de schuld?
scapegoat-opening =
    { $you ->
        [yes] Jouw envelop …
       *[no] De envelop van { $player } …
    }
scapegoat-stake-one-more =
    { $you ->
        [yes] Nog één stem en jij bent de zondebok.
       *[no] Nog één stem en { $player } is de zondebok.
    }
scapegoat-stake-tie =
    { $you ->
        [yes] Een stem op jou en het staat gelijk: dan { $other_you ->
            [yes] beslis jij, tot nu toe de zondebok
           *[no] beslist { $other_name }, tot nu toe de zondebok
        }.
       *[no] Een stem op { $player } en het staat gelijk: dan { $other_you ->
            [yes] beslis jij, tot nu toe de zondebok
           *[no] beslist { $other_name }, tot nu toe de zondebok
        }.
    }
scapegoat-stake-between =
    { $you ->
        [yes] Deze beslist tussen jou en { $names }.
       *[no] Deze beslist tussen { $names }.
    }
scapegoat-stake-settled =
    { $you ->
        [yes] Jij bent het al, wat er ook in zit.
       *[no] { $player } is het al, wat er ook in zit.
    }
scapegoat-open-all = Tik om alles meteen te openen
scapegoat-tie-ballot = Gelijke stand: de stem van de zondebok tot nu toe beslist.
scapegoat-sheet = Het vel
scapegoat-stamp-refused = geweigerd
scapegoat-stamp-deal = akkoord
scapegoat-stamp-robbed = bestolen
scapegoat-stamp-less = −1 AP
scapegoat-stamp-done = klaar

## Op het bord: chantagekaarten in een paar woorden

scapegoat-card-inform = Haal 1 of 2 bewakers naar één ruimte
scapegoat-card-shakedown = Alle anderen hier leggen iets terug
scapegoat-card-lock_down = Niemand gaat een ruimte in of uit
scapegoat-card-transfer = Stuur iemand naar het Cellenblok
scapegoat-card-change_of_plan = Verplaats een taak naar een andere ruimte
scapegoat-card-rumour = Ruil een taak voor een nieuwe
scapegoat-card-pickpocket = Neem een voorwerp, hier of hiernaast
scapegoat-card-protection_money = Neem iemand tot 2 geld af
scapegoat-card-work_detail = Iemand heeft 1 AP minder
scapegoat-card-eyes_everywhere = Een ruimte telt 1 bewaker meer
scapegoat-card-forged_pass = Ga naar elke ruimte, en 1 AP erbij
