### Was nur das Brett von Dig Your Way Out sagt: Namen für Vorleseprogramme, Überschriften, Erklärungen.

digout-board = Das Gefängnis im Schnitt: oben die Räume, unten die Tunnel, darunter der Tisch und deine Hand
digout-section = Räume und Tunnel
# a long name on a sign: where it may be cut
digout-sign-infirmary = Kranken{"\u00AD"}station
digout-piles = Stapel
digout-gangs = Gangs
digout-recipes = Basteln
digout-discards = Ablage
digout-hand = Deine Hand
digout-deal = Ein Handel
digout-peek = Nimm eine Karte aus dieser Hand
digout-race = Tunnelpunkte

## Räume

digout-search =
    { $count ->
        [one] Suchen: { $count } Karte
       *[other] Suchen: { $count } Karten
    }
digout-faces = Würfel: { $faces }
digout-no-face = keine Würfelseite
digout-rolled = die gewürfelte { $face } führt hierher
digout-there = hier: { $who }
digout-about-cells = Hier wird gegraben: Lege ein Werkzeug aus der Hand aus. Gebastelt wird woanders.
digout-about-block = Grabe im eigenen Block, bastle im anderen.
digout-about-dining = Klau einen Löffel vom Stapel.
digout-about-infirmary = Kuriere eine Abreibung aus.
digout-about-showers = Nirgends findest du mehr. Basteln geht hier nicht, und Michel(le) ist gern in der Nähe.
digout-about-yard = Verkaufe Karten, kaufe Messer und Werkzeug gegen Zigaretten.
digout-about-solitary = Hierher bringen dich nur Karten. Zu finden gibt es nichts; hinaus kommst du mit einer Bewegung.

## Spieler

digout-points = { $count } von { $target } Tunnelpunkten
digout-team-points = { $count } Tunnelpunkte, das Team { $all } von { $target }
digout-missing = noch { $count }
digout-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
digout-cigarettes =
    { $count ->
        [one] { $count } Zigarette
       *[other] { $count } Zigaretten
    }
digout-beatings =
    { $count ->
        [one] { $count } Abreibung
       *[other] { $count } Abreibungen
    }
digout-actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
digout-known = Hat bekanntlich: { $cards }.
digout-nothing-known = Von dieser Hand ist nichts bekannt.
digout-has = hat { $count }
digout-was = Vorleben: { $past }.
digout-no-gang = Noch keine Gang
digout-past = Vorleben
digout-past-spent = Verbraucht
digout-roll = Gehen
digout-again = Noch mal

## Karten

digout-class-tool = Werkzeug
digout-class-knife = Waffe
digout-class-weapon = Waffe
digout-class-part = Bauteil
digout-class-accessory = Accessoire
digout-class-action = Aktionskarte
digout-class-valuable = Wertsache
digout-worth =
    { $count ->
        [one] Gräbt { $count } Tunnelpunkt
       *[other] Gräbt { $count } Tunnelpunkte
    }
digout-sells =
    { $count ->
        [one] bringt { $count } Zigarette
       *[other] bringt { $count } Zigaretten
    }
digout-for-gangs = Öffnet Türen bei: { $gangs }.
digout-for-recipes = Taugt zum Basteln von: { $things }.
digout-left = { $count } auf dem Stapel.
digout-stack =
    { $count ->
        [one] Suchkarten, verdeckt: noch { $count } Karte
       *[other] Suchkarten, verdeckt: noch { $count } Karten
    }
digout-top = Obenauf:
digout-none-left = Der Stapel ist leer.

## Kämpfe und Handel

digout-duel = { $attacker } gegen { $victim }
digout-attacks = greift an
digout-defends = wehrt sich
digout-stake = Es geht um: { $tools }
digout-no-weapon = keine Waffe
digout-demand = { $player } erpressen
digout-then-tool = Was verlangst du?
digout-then-weapon = Jetzt eine Waffe aus der Hand hinlegen.
digout-tray = Tablett von { $player }
digout-charge = Für Zigaretten:
digout-bid = Zigaretten bieten:

## Überschriften und kurze Namen in der Liste der Aktionen

group-sneak = Vorsichtig gehen (zwei Aktionen)
group-join = Einer Gang beitreten
group-play = Karte ausspielen
group-craft = Basteln
group-dig = Graben
group-sell = Verkaufen
group-buy = Kaufen
group-discard = Ablegen
group-pick = Karte nehmen
group-lay = Karte bereitlegen
group-charge = Für Zigaretten
group-bid = Zigaretten bieten
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
short-extort = { $tool_name }, Waffe: { $weapon_name }
