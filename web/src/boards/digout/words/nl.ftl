### Wat alleen het bord van Dig Your Way Out zegt: namen voor schermlezers, kopjes, uitleg.

digout-board = De gevangenis in doorsnede: boven de ruimtes, daaronder de tunnels, dan de tafel en je hand
digout-section = Ruimtes en tunnels
# a long name on a sign: where it may be cut
digout-sign-infirmary = zieken{"\u00AD"}boeg
digout-piles = Stapels
digout-gangs = Bendes
digout-recipes = Samenstellen
digout-discards = Aflegstapel
digout-hand = Je hand
digout-deal = Een deal
digout-peek = Neem een kaart uit deze hand
digout-race = Tunnelpunten

## Ruimtes

digout-search =
    { $count ->
        [one] Zoeken: { $count } kaart
       *[other] Zoeken: { $count } kaarten
    }
digout-faces = dobbelsteen: { $faces }
digout-no-face = geen kant van de dobbelsteen
digout-rolled = de gegooide { $face } leidt hierheen
digout-there = hier: { $who }
digout-about-cells = Hier graaf je: leg gereedschap uit je hand neer. Samenstellen kan hier niet.
digout-about-block = Graaf in je eigen blok, stel iets samen in het andere.
digout-about-dining = Steel een lepel van de stapel.
digout-about-infirmary = Raak een rammeling kwijt.
digout-about-showers = Nergens vind je meer. Samenstellen kan hier niet, en Michel(le) komt hier graag.
digout-about-yard = Verkoop kaarten, koop messen en gereedschap voor sigaretten.
digout-about-solitary = Hier kom je alleen door kaarten. Er valt niets te vinden; je komt eruit door je te verplaatsen.

## Spelers

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
digout-roll = Lopen
digout-again = Opnieuw

## Kaarten

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
digout-left = Nog { $count } op de stapel.
digout-stack =
    { $count ->
        [one] Zoekkaarten, gesloten: nog { $count } kaart
       *[other] Zoekkaarten, gesloten: nog { $count } kaarten
    }
digout-top = Bovenop:
digout-none-left = De stapel is leeg.

## Gevechten en deals

digout-duel = { $attacker } tegen { $victim }
digout-attacks = valt aan
digout-defends = verweert zich
digout-stake = Inzet: { $tools }
digout-no-weapon = geen wapen
digout-demand = { $player } afpersen
digout-then-tool = Wat wil je hebben?
digout-then-weapon = Leg nu een wapen uit je hand neer.
digout-tray = Dienblad van { $player }
digout-charge = Voor sigaretten:
digout-bid = Bied sigaretten:

## Kopjes en korte namen in de lijst met acties

group-sneak = Voorzichtig verplaatsen (twee acties)
group-join = Sluit je aan bij een bende
group-play = Speel een kaart
group-craft = Stel iets samen
group-dig = Graaf
group-sell = Verkoop
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
