### Wat alleen het bord van De zondebok zegt: regels van ruimtes in een paar woorden, bakjes en
### stembriefjes, en wat schermlezers voorlezen.

scapegoat-board = De gevangenis: twaalf ruimtes, daaronder de tafel en ieders vel
scapegoat-desk = Waar het nu om gaat
scapegoat-race = Elementen van het plan
scapegoat-elements =
    { $count ->
        [one] { $count } element van het plan
       *[other] { $count } elementen van het plan
    }

## Ruimtes

scapegoat-rule-chapel-silver = Leg blind een chantagekaart van iemand af
scapegoat-rule-chapel-gold = Betaal: pak blind een chantagekaart van iemand
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
scapegoat-free = gratis
scapegoat-ap = { $count } AP
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
scapegoat-locked = Deze ronde op slot.
scapegoat-lies = Hier ligt: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Taak “{ $task }” voor element { $element }: { $items }; { $prisoners } gevangene; hooguit { $guards } bewakers.
       *[other] Taak “{ $task }” voor element { $element }: { $items }; { $prisoners } gevangenen; hooguit { $guards } bewakers.
    }
scapegoat-here = Hier: { $names }.

## De regel bovenaan

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

## Vellen

scapegoat-is-goat = Zondebok, bonus { $bonus }
scapegoat-tag-goat = zondebok +{ $bonus }
scapegoat-needed = Onmisbaar: anders komen de anderen iets tekort
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
scapegoat-voted-for = Stemde op { $player }
scapegoat-less = { $count } actiepunt minder deze ronde
scapegoat-gain-marks = krijgt { $element }
scapegoat-gain-draws = krijgt … ?
scapegoat-gain-nothing = niets
scapegoat-free-now = vrij
scapegoat-stays = blijft achter

## Een beurt

scapegoat-points =
    { $count ->
        [one] Nog { $count } actiepunt
       *[other] Nog { $count } actiepunten
    }
scapegoat-bribed =
    { $count ->
        [one] { $count } kijkt weg
       *[other] { $count } kijken weg
    }
scapegoat-riot = Opstootje: haal een bewaker naar jouw ruimte
scapegoat-riot-short = Opstootje
scapegoat-bribe-short = Omkopen
scapegoat-push-short = Energie
scapegoat-end-short = Klaar
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

## De stemming

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

## Bakjes

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
scapegoat-change = Bakjes leegmaken
scapegoat-building = { $player } stelt een aanbod samen.
scapegoat-thinking = { $player } denkt erover na.

## De keuzes: kopjes, en wat daaronder genoeg is

scapegoat-steal-from = Stelen van { $player }
scapegoat-item-of = Van { $player }
group-move = Lopen
group-riot = Opstootje: haal een bewaker hierheen
group-put_back = Voorwerp terugleggen
group-play = Chantagekaart spelen
group-offer = Aanbod doen
group-pick_room = Ruimtes
group-take = Nemen
group-give = Geven
group-ask = Vragen
short-move = { $room_name }
short-riot = van hier: { $room_name }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = aan { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }
