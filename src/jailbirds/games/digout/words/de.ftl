### Dig Your Way Out, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.
### $card_name, $tool_name, $weapon_name, $room_name und so weiter sind die Namen von unten.

title = Dig Your Way Out
tagline = Durchsuche das Gefängnis, bastle oder klau dir etwas zum Graben und komm vor allen anderen durch die Mauer. Mit Zigaretten, Kämpfen und Drogen.
note = In diesem Spiel geht es um das Leben im Gefängnis: Zigaretten, Kämpfe und Drogen gehören dazu.

## Die Regeln in fünf Zeilen

rules-goal = Grab deinen Tunnel vor den anderen: Zu zweit oder dritt gewinnen 12 Tunnelpunkte, zu viert 10, zu fünft oder sechst 8.
rules-turn = Zwei Aktionen: per Würfel gehen, Karten suchen, basteln, einer Gang beitreten, eine Karte ausspielen oder tun, was dein Raum bietet.
rules-twist = In den Zellen gräbst du: Ein Löffel bringt 1 Punkt, eine Spitzhacke 3, eine Schaufel 4. Du klaust oder bastelst sie, kaufst sie im Hof oder lässt sie dir geben.
rules-others = Mit einer Waffe erpresst du, wer in deinem Raum ist: Er rückt das Werkzeug raus, oder ihr kämpft. Wer verliert, kassiert eine Abreibung; mit einer kannst du nicht basteln, mit zweien nicht graben.
rules-end = Wer die Tunnelpunkte hat, gewinnt sofort. Bis dahin helfen dir dein Vorleben und deine Gang. Zu zweit erpresst { x-michelle }, eine Figur, die niemandem gehört, alle im selben Raum.

## Die Liste von allem, unter den Regeln

things-rooms = Räume
things-tools = Werkzeuge und Waffen
things-search = Suchkarten
things-action = Aktionskarten
things-recipes = Baupläne
things-gang = Die Gang: { $gang }
things-pasts = Vorleben
things-no_knife = Nichts passiert; im Kampf hast du gewonnen.
things-knife = Gib so ein Werkzeug her, oder leg eine Waffe; sonst kassierst du eine Abreibung.

## Am Ende: die Überschrift

headline-won-tunnel = Du bist entkommen
headline-lost-tunnel = Du bleibst zurück
headline-told-tunnel =
    { $count ->
        [one] { $winners } ist entkommen
       *[other] { $winners } sind entkommen
    }
headline-won-team = { headline-won-tunnel }
headline-lost-team = { headline-lost-tunnel }
headline-told-team = { headline-told-tunnel }

## Räume

name-cells = Zellen
name-dining = Kantine
name-showers = Duschen
name-infirmary = Krankenstation
name-yard = Hof
name-solitary = Einzelhaft
name-block_a = Zellenblock A
name-block_b = Zellenblock B

## Auf dem Tisch

name-stack = Suchkarten
name-die = Würfel

## Karten

name-spoon = Löffel
name-pickaxe = Spitzhacke
name-shovel = Schaufel
name-knife = Messer
name-two_knives = zwei Messer
name-razor = Rasierklinge
name-shard = Glasscherbe
name-padlock = Schloss im Strumpf
name-fists = bloße Hände
name-cap = Kappe
name-sunglasses = Sonnenbrille
name-bandana = Bandana
name-ring = Siegelring
name-boots = Stiefel
name-tattoo = Tattoo
name-pan = Bratpfanne
name-scissors = Schere
name-broomstick = Besenstiel
name-tape = Klebeband
name-toothbrush = Zahnbürste
name-ambush = Hinterhalt
name-shakedown = Razzia
name-parcel = Paket von draußen
name-master_key = Generalschlüssel
name-snitch = Anonymer Hinweis
name-light_fingers = Lange Finger
name-inspection = Kontrolle
name-night_nurse = Nachtschwester
name-phone = Handy
name-jewellery = Schmuck
name-pills = Pillen

text-ambush = Jemand anderes kassiert eine Abreibung.
text-shakedown = Alle Handkarten werden eingesammelt und reihum einzeln neu ausgeteilt, angefangen bei dir.
text-parcel = Du bekommst 3 Suchkarten und 3 Zigaretten.
text-master_key = Wechsle in einen beliebigen anderen Raum, nur nicht in die Einzelhaft.
text-snitch = Jemand anderes kommt in Einzelhaft.
text-light_fingers = Sieh dir die Handkarten eines anderen Spielers an und nimm dir eine davon.
text-inspection = Alle in deinem Raum, auch du, legen je eine Karte ab.
text-night_nurse = Du wirst bis zu zwei Abreibungen los.

## Baupläne

name-shiv = Messer aus Zahnbürste und Klebeband
name-sharpened_spoon = zwei Messer aus Rasierklinge und Löffel
name-split_scissors = zwei Messer aus Schere und Klebeband
name-makeshift_pickaxe = Spitzhacke aus Schere, Besenstiel und Klebeband
name-makeshift_shovel = Schaufel aus Bratpfanne, Besenstiel und Klebeband

## Gangs

name-crew = Crew
name-cartel = Kartell
name-bikers = Biker
name-bratva = Bratva
name-triad = Triade
name-rainbow = Regenbogen

text-crew = Kommt viel herum. Zwei verschiedene von: Kappe, Sonnenbrille, Bandana.
text-cartel = Handelt. Zwei verschiedene von: Sonnenbrille, Siegelring, Stiefel.
text-bikers = Kämpfen. Zwei verschiedene von: Bandana, Stiefel, Tattoo.
text-bratva = Erpresst. Zwei verschiedene von: Kappe, Siegelring, Tattoo.
text-triad = Sucht und bastelt. Drei verschiedene Accessoires, egal welche.
text-rainbow = Beschützt. Drei verschiedene Accessoires, egal welche.

name-second_wind = Zweite Luft
name-back_stairs = Hintertreppe
name-quick_feet = Flinke Füße
name-courier = Kurier
name-broker = Makler
name-wholesaler = Großhändler
name-bookkeeper = Kassenwart
name-fence = Hehler
name-brawler = Raufbold
name-road_captain = Road Captain
name-thick_skin = Dickes Fell
name-victory_lap = Ehrenrunde
name-quick_word = Auf ein Wort
name-collector = Geldeintreiber
name-cold_stare = Eiskalter Blick
name-reputation = Guter Ruf
name-keen_eye = Adlerauge
name-workshop = Werkstatt
name-steady_hands = Ruhige Hand
name-patience = Geduld
name-safe_house = Unterschlupf
name-first_aid = Erste Hilfe
name-chosen_family = Wahlfamilie
name-open_arms = Offene Arme

text-second_wind = Einmal pro Zug darfst du beim Gehen noch einmal würfeln.
text-back_stairs = Egal, was du würfelst: Wenn du normal gehst, darfst du in deine eigenen Zellen.
text-quick_feet =
    { $printing ->
        [before_3] Einmal pro Zug bekommst du eine Aktion dazu, wenn du gehst.
       *[now] Einmal pro Zug bekommst du eine Aktion dazu, wenn du einen Löffel stiehlst.
    }
text-courier =
    { $printing ->
        [before_3] Wenn du gehst, bekommst du 1 Zigarette.
       *[now] Wenn du gehst, bekommst du 2 Zigaretten.
    }
text-broker =
    { $printing ->
        [before_3] Wenn du verkaufst, bekommst du 2 Zigaretten mehr.
       *[now] Wenn du verkaufst, bekommst du 4 Zigaretten mehr.
    }
text-wholesaler = Spitzhacken und Schaufeln kosten dich 2 Zigaretten weniger.
text-bookkeeper = Am Ende deines Zuges bekommst du 1 Zigarette.
text-fence = Wenn du verkaufst und wenn du kaufst, zieh eine Suchkarte.
text-brawler =
    { $printing ->
        [before_3] Einmal pro Kampf zählen deine bloßen Hände als Waffe.
       *[now] Einmal pro Kampf, den du angefangen hast, zählen deine bloßen Hände als Waffe.
    }
text-road_captain = Wenn du einen Kampf gewinnst, zieh 2 Suchkarten.
text-thick_skin = Wenn du einen Kampf verlierst, kassierst du keine Abreibung.
text-victory_lap = Wenn du einen Kampf gewinnst, nimm dem Verlierer noch eine zufällige Karte ab.
text-quick_word = Einmal pro Zug bekommst du eine Aktion dazu, wenn du jemanden erpresst.
text-collector =
    { $printing ->
        [before_3] Wenn du jemanden erpresst, bekommst du 2 Zigaretten.
       *[now] Wenn du jemanden erpresst, bekommst du 4 Zigaretten.
    }
text-cold_stare =
    { $printing ->
        [before_3] Die Waffe, mit der du drohst, behältst du.
       *[now] Wenn du jemanden erpresst, zieh eine Suchkarte.
    }
text-reputation =
    { $printing ->
        [before_3] Kein anderer Spieler kann dich erpressen.
       *[now] Wenn du jemanden erpresst, nimm einen Löffel vom Stapel.
    }
text-keen_eye = Wenn du suchst, zieh eine Karte mehr.
text-workshop = Für jeden Bauplan brauchst du eine Karte weniger; welche, suchst du aus.
text-steady_hands = Einmal pro Zug bekommst du eine Aktion dazu, wenn du bastelst.
text-patience = Wenn du suchst, bekommst du 1 Zigarette.
text-safe_house =
    { $printing ->
        [before_3] Niemand kann dich erpressen, auch { x-michelle } nicht.
       *[now] In den Zellen kann dich niemand erpressen, und { x-michelle } nirgends.
    }
text-first_aid = Am Ende deines Zuges wirst du eine Abreibung los.
text-chosen_family = Wenn du einen Kampf verlierst, kassierst du keine Abreibung und ziehst eine Suchkarte.
text-open_arms = Einmal im Spiel bekommst du beim Graben 1 Tunnelpunkt mehr. { x-michelle } erpresst dich nicht.

## Vorleben. Jedes sagt, wann man es aufdecken darf, was es bringt und was Mitglieder seiner Gang außerdem bekommen.

name-getaway_driver = Fluchtfahrer
name-pickpocket = Taschendieb
name-roof_climber = Fassadenkletterer
name-accountant = Buchhalter
name-smuggler = Schmuggler
name-forger = Passfälscher
name-prizefighter = Preisboxer
name-bouncer = Türsteher
name-stunt_rider = Stuntfahrer
name-racketeer = Erpresser
name-safecracker = Tresorknacker
name-arms_dealer = Waffenhändler
name-card_sharp = Falschspieler
name-locksmith = Schlosser
name-counterfeiter = Geldfälscher
name-paramedic = Sanitäter
name-hacker = Hacker
name-canteen_cook = Kantinenkoch

text-getaway_driver = Einmal im Spiel, gleich nach dem Gehen, aufdecken: Du bekommst eine Aktion, in der Crew dazu eine Suchkarte.
text-pickpocket = Einmal im Spiel, gleich nach dem Gehen, aufdecken: Du bekommst 2 Zigaretten, in der Crew dazu 2 Suchkarten.
text-roof_climber = Einmal im Spiel, jederzeit in deinem Zug, aufdecken: Du ziehst eine Suchkarte und bekommst in der Crew dazu eine Aktion.
text-accountant = Einmal im Spiel, gleich nach dem Verkaufen, aufdecken: Du bekommst 3 Zigaretten, im Kartell noch 3 dazu.
text-smuggler = Einmal im Spiel, gleich nach dem Kaufen, aufdecken: Du ziehst 2 Suchkarten und bekommst im Kartell dazu eine Aktion.
text-forger = Einmal im Spiel, jederzeit in deinem Zug, aufdecken: Du bekommst 2 Zigaretten, im Kartell dazu 2 Suchkarten.
text-prizefighter = Einmal im Spiel, gleich nach einem Kampf, den du gewonnen hast, aufdecken: Du ziehst 2 Suchkarten und bekommst bei den Bikern dazu 3 Zigaretten.
text-bouncer = Einmal im Spiel, jederzeit in deinem Zug, aufdecken: Du bekommst ein Messer, bei den Bikern noch eins dazu.
text-stunt_rider = Einmal im Spiel, jederzeit in deinem Zug, aufdecken: Du wirst eine Abreibung los und bekommst bei den Bikern dazu eine Aktion.
text-racketeer = Einmal im Spiel, gleich nach dem Erpressen, aufdecken: Du bekommst 3 Zigaretten, in der Bratva dazu ein Messer.
text-safecracker = Einmal im Spiel, gleich nach dem Graben, aufdecken: Du bekommst 3 Zigaretten, in der Bratva dazu eine Aktion.
text-arms_dealer = Einmal im Spiel, jederzeit in deinem Zug, aufdecken: Du bekommst ein Messer, in der Bratva dazu 2 Zigaretten.
text-card_sharp = Einmal im Spiel, gleich nach dem Suchen, aufdecken: Du ziehst eine Suchkarte, in der Triade noch eine.
text-locksmith = Einmal im Spiel, gleich nach dem Basteln, aufdecken: Du bekommst eine Aktion, in der Triade dazu 2 Suchkarten.
text-counterfeiter = Einmal im Spiel, gleich nach dem Suchen, aufdecken: Du bekommst 2 Zigaretten, in der Triade dazu eine Aktion.
text-paramedic = Einmal im Spiel, gleich nach dem Auskurieren in der Krankenstation, aufdecken: Du bekommst eine Aktion, im Regenbogen dazu 2 Suchkarten.
text-hacker = Einmal im Spiel, gleich nach dem Suchen, aufdecken: Du ziehst eine Suchkarte und bekommst im Regenbogen dazu 3 Zigaretten.
text-canteen_cook = Einmal im Spiel, gleich nachdem du einen Löffel geklaut hast, aufdecken: Du bekommst noch einen Löffel und wirst im Regenbogen dazu eine Abreibung los.

## Michel(le)

michelle = Michel(le)
text-figure = Die Figur gehört niemandem. Sie startet in den Duschen, und wer seinen Zug beendet, darf sie mit dem Würfel bewegen. Wer in ihrem Raum ist oder dorthin kommt, wird erpresst: Eine Karte wird aufgedeckt. Kein Messer: Nichts passiert. Ein Messer: Gib ein Werkzeug her, das auf der Karte ist, oder kämpfe, eine Waffe für jedes Messer. Gewinnst du, darfst du eine Suchkarte ziehen; gibst du auf, kostet es dich eine Abreibung und ein Werkzeug oder eine Karte.
name-michel = Michel
name-michelle = Michelle
# Wie am Tisch vereinbart.
x-michelle =
    { $figure ->
        [michel] Michel
        [michelle] Michelle
       *[either] Michel(le)
    }
name-no_knife = kein Messer
name-wants_spoon = Messer, verlangt einen Löffel
name-wants_spoon_or_pickaxe = Messer, verlangt einen Löffel oder eine Spitzhacke
name-wants_pickaxe_or_shovel = Messer, verlangt eine Spitzhacke oder eine Schaufel
name-wants_any_tool = Messer, verlangt irgendein Werkzeug

## Die Räume im Satz: „im Hof“, „in den Hof“.

x-in-room =
    { $room ->
        [cells] in den Zellen
        [dining] in der Kantine
        [showers] in den Duschen
        [infirmary] in der Krankenstation
        [yard] im Hof
        [solitary] in Einzelhaft
        [block_a] im Zellenblock A
       *[block_b] im Zellenblock B
    }
x-into-room =
    { $room ->
        [cells] in die Zellen
        [dining] in die Kantine
        [showers] in die Duschen
        [infirmary] in die Krankenstation
        [yard] in den Hof
        [solitary] in Einzelhaft
        [block_a] in den Zellenblock A
       *[block_b] in den Zellenblock B
    }

## Werkzeuge, Waffen, Gangs und die Karten von Michel(le) im Satz.

x-a-tool =
    { $tool ->
        [spoon] einen Löffel
        [pickaxe] eine Spitzhacke
       *[shovel] eine Schaufel
    }
x-with-tool =
    { $tool ->
        [spoon] mit einem Löffel
        [pickaxe] mit einer Spitzhacke
       *[shovel] mit einer Schaufel
    }
x-with-weapon =
    { $weapon ->
        [knife] mit einem Messer
        [razor] mit einer Rasierklinge
        [shard] mit einer Glasscherbe
        [padlock] mit einem Schloss im Strumpf
       *[fists] mit bloßen Händen
    }
x-to-gang =
    { $gang ->
        [crew] der Crew
        [cartel] dem Kartell
        [bikers] den Bikern
        [bratva] der Bratva
        [triad] der Triade
       *[rainbow] dem Regenbogen
    }
x-shows =
    { $figure_card ->
        [no_knife] kein Messer
        [wants_spoon] ein Messer und verlangt einen Löffel
        [wants_spoon_or_pickaxe] ein Messer und verlangt einen Löffel oder eine Spitzhacke
        [wants_pickaxe_or_shovel] ein Messer und verlangt eine Spitzhacke oder eine Schaufel
       *[wants_any_tool] ein Messer und verlangt irgendein Werkzeug
    }

## Karten im Satz: „du ziehst einen Löffel“, „du bezahlst mit einer Kappe“.

x-a-card =
    { $card ->
        [spoon] einen Löffel
        [pickaxe] eine Spitzhacke
        [shovel] eine Schaufel
        [razor] eine Rasierklinge
        [shard] eine Glasscherbe
        [cap] eine Kappe
        [sunglasses] eine Sonnenbrille
        [bandana] eine Bandana
        [ring] einen Siegelring
        [boots] Stiefel
        [pan] eine Bratpfanne
        [scissors] eine Schere
        [broomstick] einen Besenstiel
        [tape] Klebeband
        [toothbrush] eine Zahnbürste
        [ambush] „{ $card_name }“
        [shakedown] „{ $card_name }“
        [parcel] „{ $card_name }“
        [master_key] „{ $card_name }“
        [snitch] „{ $card_name }“
        [light_fingers] „{ $card_name }“
        [inspection] „{ $card_name }“
        [night_nurse] „{ $card_name }“
        [jewellery] Schmuck
        [pills] Pillen
       *[other] ein { $card_name }
    }
x-with-card =
    { $card ->
        [cap] mit einer Kappe
        [sunglasses] mit einer Sonnenbrille
        [bandana] mit einer Bandana
        [ring] mit einem Siegelring
        [boots] mit Stiefeln
       *[tattoo] mit einem Tattoo
    }
x-a-recipe =
    { $recipe ->
        [shiv] ein { $recipe_name }
        [makeshift_pickaxe] eine { $recipe_name }
        [makeshift_shovel] eine { $recipe_name }
       *[other] { $recipe_name }
    }
x-a-deal =
    { $deal ->
        [knife] ein Messer
        [pickaxe] eine Spitzhacke
        [shovel] eine Schaufel
       *[two_knives] zwei Messer
    }
x-cigarettes =
    { $cigarettes ->
        [one] { $cigarettes } Zigarette
       *[other] { $cigarettes } Zigaretten
    }
x-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
x-cards-and =
    { $count ->
        [0] {""}
        [one] eine Karte und{" "}
       *[other] { $count } Karten und{" "}
    }
x-wanted =
    { $wanted ->
        [0] Karten deiner Wahl
        [one] eine Karte
       *[other] { $wanted } Karten
    }
x-and-wanted =
    { $wanted ->
        [0] {""}
        [one] {" "}und eine Karte
       *[other] {" "}und { $wanted } Karten
    }
x-to-go =
    { $count ->
        [one] Noch ein Punkt.
       *[other] Noch { $count } Punkte.
    }

## Beschriftungen

rooms = RÄUME
piles = STAPEL
gangs = GANGS
your-hand = DEINE HAND
tunnels = TUNNEL

## Was jetzt ansteht

now-start = Das Los entscheidet: Wer beginnt?
now-tops = Auf einem Gangstapel wird die nächste Karte sichtbar.
now-pasts = Alle bekommen ein Vorleben.
now-draw = Eine Karte wird gezogen.
now-dealing = Die Handkarten werden neu ausgeteilt.
now-take = Eine zufällige Karte wechselt den Besitzer.
now-loss = Eine zufällige Karte geht verloren.
now-roll = Der Würfel rollt.
now-figure_roll = Der Würfel rollt für { x-michelle }.
now-card = { x-michelle } zeigt eine Karte.
now-act =
    { $you ->
        [yes] Du bist am Zug: Was tust du?
       *[no] { $player } ist am Zug.
    }
now-walk =
    { $you ->
        [yes] In welchen Raum gehst du?
       *[no] { $player } wählt einen Raum.
    }
now-join =
    { $you ->
        [yes] Bezahle mit Accessoires, lauter verschiedenen.
       *[no] { $player } tritt einer Gang bei.
    }
now-target =
    { $you ->
        [yes] Wen soll die Karte treffen?
       *[no] { $player } wählt, wen die Karte trifft.
    }
now-trip =
    { $you ->
        [yes] In welchen Raum wechselst du?
       *[no] { $player } wählt einen Raum.
    }
now-peek =
    { $you ->
        [yes] Welche Karte nimmst du dir?
       *[no] { $player } sieht sich fremde Handkarten an.
    }
now-purge =
    { $you ->
        [yes] Leg eine Karte ab.
       *[no] { $player } muss eine Karte ablegen.
    }
now-sell =
    { $you ->
        [yes] Verkaufst du noch etwas?
       *[no] { $player } verkauft.
    }
now-threat =
    { $you ->
        [yes] Du wirst bedroht. Herausgeben oder kämpfen?
       *[no] { $player } wird bedroht.
    }
now-fight =
    { $you ->
        [yes] Spielst du eine Waffe aus?
       *[no] Spielt { $player } eine Waffe aus?
    }
now-spoils =
    { $you ->
        [yes] Du darfst allen, die auf der Verliererseite geholfen haben, je eine Karte abnehmen.
       *[no] { $player } sammelt die Beute ein.
    }
now-figure =
    { $you ->
        [yes] Willst du { x-michelle } bewegen?
       *[no] { $player } überlegt, ob { x-michelle } weiterzieht.
    }
now-lead =
    { $you ->
        [yes] Wohin geht { x-michelle }?
       *[no] { $player } bewegt { x-michelle }.
    }
now-extorted =
    { $you ->
        [yes] { x-michelle } verlangt ein Werkzeug. Hergeben oder kämpfen?
       *[no] { x-michelle } erpresst { $player }.
    }
now-brawl =
    { $you ->
        [yes] Noch ein Messer. Spielst du eine Waffe aus?
       *[no] { $player } kämpft gegen { x-michelle }.
    }
now-penalty =
    { $you ->
        [yes] Welches Werkzeug verlierst du?
       *[no] { $player } verliert ein Werkzeug.
    }
now-prize =
    { $you ->
        [yes] Du hast gewonnen. Willst du eine Suchkarte?
       *[no] { $player } hat { x-michelle } besiegt.
    }
now-limit =
    { $you ->
        [yes] Du hast zu viele Karten auf der Hand: Leg eine ab.
       *[no] { $player } hat zu viele Karten auf der Hand.
    }
now-trade =
    { $you ->
        [yes] Leg Karten bereit und mach einen Vorschlag.
       *[no] { $player } bereitet einen Handel vor.
    }
now-answer =
    { $you ->
        [yes] Stimmst du dem Handel zu?
       *[no] { $player } denkt über den Handel nach.
    }
now-return =
    { $you ->
        [yes] Welche Karten gibst du?
       *[no] { $player } wählt Karten für den Handel.
    }
now-over = Das Spiel ist zu Ende.
## Was als Nächstes zu tun ist

ask-act =
    { $count ->
        [one] Noch eine Aktion: Würfle dich weiter, such, oder tippe an, was leuchtet.
       *[other] { $count } Aktionen: Würfle dich weiter, such, oder tippe an, was leuchtet.
    }
ask-act-searched =
    { $count ->
        [one] Noch eine Aktion: Würfle dich weiter, oder tippe an, was leuchtet.
       *[other] { $count } Aktionen: Würfle dich weiter, oder tippe an, was leuchtet.
    }
ask-act-none =
    { $past ->
        [yes] Keine Aktion mehr: Deck dein Vorleben auf, oder beende deinen Zug.
       *[no] Keine Aktion mehr: Beende deinen Zug.
    }
ask-walk =
    { $again ->
        [yes] Du hast { $face } gewürfelt: Tippe einen Raum an, der leuchtet, oder noch einmal den Würfel.
       *[no] Du hast { $face } gewürfelt: Tippe einen Raum an, der leuchtet.
    }
ask-join =
    { $count ->
        [one] { $gang_name }: Tippe noch ein Accessoire an, mit dem du bezahlst.
       *[other] { $gang_name }: Tippe { $count } Accessoires an, mit denen du bezahlst.
    }
ask-target-beat = Hinterhalt: Wer kassiert die Abreibung?
ask-target-send = Anonymer Hinweis: Wer kommt in Einzelhaft?
ask-target-peek = Lange Finger: Wessen Karten siehst du dir an?
ask-trip = Generalschlüssel: Tippe den Raum an, in den du willst.
ask-peek = Tippe die Karte an, die du nimmst.
ask-purge = Kontrolle: Tippe eine Karte an, die du ablegst.
ask-sell = Tippe weitere Karten an, oder beende den Verkauf.
ask-threat =
    { $held ->
        [yes] { $armed ->
            [yes] Gib { x-a-tool } her, kämpfe mit einer Waffe, oder nimm die Abreibung.
           *[no] Gib { x-a-tool } her, oder nimm die Abreibung.
        }
       *[no] { $armed ->
            [yes] Tippe eine Waffe an und kämpfe, oder nimm die Abreibung.
           *[no] Kein passendes Werkzeug, keine Waffe: Du kassierst die Abreibung.
        }
    }
ask-fight =
    { $armed ->
        [yes] Tippe die Waffe an, die du legst. Oder lege keine Waffe: Dann verlierst du und kassierst die Abreibung.
       *[no] Keine Waffe mehr: Du verlierst und kassierst die Abreibung.
    }
ask-fight-mate = { $player } hat nichts mehr. Hilf mit einer Waffe, oder halte dich heraus.
ask-spoils = Tippe an, wem du als Beute eine Karte abnimmst, oder lass es.
ask-figure = Würfle für { x-michelle }, oder lass die Figur stehen.
ask-lead = Du hast { $face } gewürfelt: Tippe den Raum an, in dem { x-michelle } erpresst.
ask-extorted =
    { $held ->
        [yes] { $armed ->
            [yes] Gib ein Werkzeug her, kämpfe mit einer Waffe, oder nimm die Abreibung.
           *[no] Gib ein Werkzeug her, oder nimm die Abreibung.
        }
       *[no] { $armed ->
            [yes] Tippe eine Waffe an und kämpfe, oder nimm die Abreibung.
           *[no] Kein passendes Werkzeug, keine Waffe: Du kassierst die Abreibung.
        }
    }
ask-brawl = Noch ein Messer! Tippe noch eine Waffe an. Oder lege keine Waffe: Dann verlierst du und kassierst die Abreibung.
ask-penalty = Verloren: Tippe das Werkzeug an, das du hergibst.
ask-prize = Du hast { x-michelle } besiegt: Ziehst du eine Suchkarte?
ask-limit =
    { $count ->
        [one] Höchstens { $most } Karten behältst du: Tippe die an, die du ablegst.
       *[other] Höchstens { $most } Karten behältst du: Tippe { $count } an, die du ablegst.
    }
ask-trade = Tippe die Karten an, die du anbietest, oder biete Zigaretten.
ask-trade-terms =
    { $count ->
        [one] Du bietest eine Karte. Leg mehr dazu, oder sag, was du dafür willst.
       *[other] Du bietest { $count } Karten. Leg mehr dazu, oder sag, was du dafür willst.
    }
ask-trade-wanted = Für wie viele Karten? Sag es, dann schlag es vor.
ask-trade-ready = Schlag es so vor, oder leg auf einer Seite noch etwas drauf.
ask-answer-swap =
    { $count ->
        [one] { $player } bietet eine Karte gegen eine von dir. Einverstanden?
       *[other] { $player } bietet { $count } Karten gegen ebenso viele von dir. Einverstanden?
    }
ask-answer-charge = { $player } bietet { x-cards } für { x-cigarettes }{ x-and-wanted }. Einverstanden?
ask-answer-bid = { $player } bietet { x-cards-and }{ x-cigarettes } für { x-wanted }. Einverstanden?
ask-return =
    { $count ->
        [one] Tippe noch eine Karte an, die du dafür gibst.
       *[other] Tippe { $count } Karten an, die du dafür gibst.
    }
ask-return-bid =
    { $count ->
        [0] Tippe eine Karte an, die du für die Zigaretten ({ $cigarettes }) gibst.
       *[other] Tippe weitere Karten an, oder gib diese für die Zigaretten ({ $cigarettes }).
    }
pick-extort = Erpressen: Welches Werkzeug willst du?
pick-extort-2 = Wähle die Waffe, mit der du drohst.
pick-spare = Werkstatt: Tippe die Karte des Bauplans an, die du behältst.

## Wozu

goal-dig = { x-to-go } Dein Werkzeug ist { $points } wert: Grab damit in den Zellen.
goal-heal = { x-to-go } Mit zwei Abreibungen kannst du nicht graben: Erst in die Krankenstation.
goal-heal-craft = { x-to-go } Mit einer Abreibung kannst du nicht basteln: Erst in die Krankenstation.
goal-craft = { x-to-go } Du kannst { x-a-tool } basteln, nur nicht in Zellen und Duschen.
goal-part = { x-to-go } Für { x-a-tool } fehlt dir noch { $card_name }.
goal-buy = { x-to-go } Im Hof kannst du dir für { $cigarettes } Zigaretten { x-a-tool } kaufen.
goal-spoon = { x-to-go } Klau Löffel in der Kantine, oder such nach Teilen.
goal-hand = { x-to-go } Am Ende deines Zuges darfst du { $most } Karten behalten, { $over } weniger als jetzt: Bastle, verkauf oder spiel welche aus.

## Das Ende ist nah

near-limit = Die letzte Runde: Danach gewinnt der längste Tunnel.
near-tunnel =
    { $you ->
        [yes] { $count ->
            [one] Dir fehlt noch ein Tunnelpunkt, dann bist du draußen.
           *[other] Dir fehlen noch { $count } Tunnelpunkte, dann bist du draußen.
        }
       *[no] { $count ->
            [one] Vorsicht: { $player } fehlt nur noch ein Tunnelpunkt.
           *[other] Vorsicht: { $player } fehlen nur noch { $count } Tunnelpunkte.
        }
    }
near-tunnels = Vorsicht: { $count } von euch fehlt nur noch ein gutes Werkzeug.
near-team =
    { $count ->
        [one] Bald ist es so weit: Dem Team von { $player } fehlt noch ein Tunnelpunkt.
       *[other] Bald ist es so weit: Dem Team von { $player } fehlen noch { $count } Tunnelpunkte.
    }

## Was für eine Aktion spricht, in Tipps

why-dig =
    { $points ->
        [one] Ein Punkt mehr für deinen Tunnel, den dir niemand mehr nimmt. Dann fehlen noch { $count }.
       *[other] { $points } Punkte mehr für deinen Tunnel, die dir niemand mehr nimmt. Dann fehlen noch { $count }.
    }
why-dig-wins = Damit ist dein Tunnel lang genug: Du hast gewonnen.
why-tool =
    { $points ->
        [one] So ein Werkzeug ist einen Tunnelpunkt wert, sobald du damit gräbst.
       *[other] Dieses Werkzeug ist { $points } Tunnelpunkte wert, sobald du damit gräbst.
    }
why-weapon = Bewaffnet kannst du andere bedrohen und musst ihre Drohungen weniger fürchten.
why-heal-dig = Mit zwei Abreibungen kannst du gar nicht graben, mit einer weniger schon.
why-heal-craft = Mit einer Abreibung kannst du nicht basteln, und mit der nächsten auch nicht mehr graben.
why-go-dig =
    { $count ->
        [one] Dort kannst du graben, und ein Werkzeug hast du.
       *[other] Dort kannst du graben, und du hast { $count } Werkzeuge.
    }
why-go-market = Dort kannst du verkaufen, was du nicht brauchst, und Werkzeug und Waffen kaufen.
why-go-spoon = Dort kostet ein Löffel nur eine Aktion, und der ist ein sicherer Tunnelpunkt.
why-go-search =
    { $count ->
        [0] Von dort kommst du dahin, wo mehr zu holen ist.
        [one] Eine Suche bringt dort eine Karte.
       *[other] Eine Suche bringt dort { $count } Karten.
    }
why-lead-to = So kommt { x-michelle } zu { $other_name } und nicht zu dir.
why-lead-away = So bleibt { x-michelle } weg von dort, wo du hinwillst.
why-lead = Besser, du bestimmst, wohin { x-michelle } geht, als dass jemand zu dir kommt.
why-search =
    { $count ->
        [one] Das bringt eine Karte, und suchen darfst du nur einmal im Zug.
       *[other] Das bringt { $count } Karten, und suchen darfst du nur einmal im Zug.
    }
why-walk = Hier gibt es für dich nicht mehr viel zu tun: Anderswo bringt eine Aktion mehr.
why-visit = Du willst dahin, wo { $other_name } ist: Dort kannst du drohen.
why-visit-mate = Du willst dahin, wo { $other_name } ist: Dort könnt ihr handeln und euch helfen.
why-join = Die Karte einer Gang wirkt von jetzt an für dich, und Accessoires taugen sonst zu wenig.
why-play-beat = Eine Abreibung hält jemanden länger auf, als dich die Karte kostet.
why-play-send = Aus der Einzelhaft zu kommen kostet jemanden eine Aktion oder mehr.
why-play-peek = Du siehst eine Hand und nimmst dir das Beste.
why-play-travel = Das bringt dich sofort dahin, wo du am meisten tun kannst.
why-play-pool = Alle Hände werden neu verteilt, und du hast weniger als die meisten.
why-play-purge = Wer bei dir ist, verliert eine Karte, du verlierst keine.
why-play-gain = Was das bringt, ist mehr wert als die Aktion.
why-sell =
    { $cigarettes ->
        [one] Das brauchst du am wenigsten, und es bringt eine Zigarette.
       *[other] Das brauchst du am wenigsten, und es bringt { $cigarettes } Zigaretten.
    }
why-pick = Von allem auf dieser Hand bringt dir das am meisten.
why-pick-part = Das ist ein Teil, aus dem Werkzeug wird.
why-extort-known = Du weißt, dass { $other_name } es hat, und für einen Kampf hast du Waffen genug.
why-extort = { $other_name } gibt nach oder kämpft, und für beides hast du Waffen genug.
why-target-first = { $other_name } hat den längsten Tunnel: Wer vorn liegt, den hält man auf.
why-target = Das trifft { $other_name } härter, als es sonst jemanden träfe.
why-fight =
    { $count ->
        [0] Vielleicht reichen deine bloßen Hände: Du hast wenig zu verlieren.
        [one] Du hast eine Waffe, und wer die letzte legt, gewinnt.
       *[other] Du hast { $count } Waffen, und wer die letzte legt, gewinnt.
    }
why-decline = Weitere Waffen zu legen würde mehr kosten als die Abreibung.
why-comply = Ein Werkzeug ist weg, aber du behältst deine Waffen und kassierst keine Abreibung.
why-give = Ein Werkzeug ist weg, aber du kassierst keine Abreibung.
why-steal = Ein Löffel ist ein sicherer Tunnelpunkt, sobald du damit gräbst.
why-reveal = Jetzt bringt es am meisten, und es geht nur einmal.
why-again = Die Räume dieses Wurfs bringen wenig: Ein neuer bringt wahrscheinlich mehr.
why-pay = Von dem, womit du zahlen kannst, fehlt dir das am wenigsten.
why-discard = Von allem auf deiner Hand fehlt dir das am wenigsten.
why-done = Was hier noch zu tun wäre, kostet mehr, als es bringt.
why-prize = Eine Karte umsonst.
why-trade = So sind die Karten da, wo man sie brauchen kann: bei dir oder bei { $other_name }.
why-accept = Was { $other_name } vorschlägt, hilft eurem Team mehr, als es dich kostet.
why-refuse = Was { $other_name } vorschlägt, kostet dich mehr, als es bringt.
why-end = Keine der Aktionen, die du noch hast, bringt dir jetzt etwas.
why-end-spent = Deine Aktionen sind verbraucht: In diesem Zug ist nichts mehr zu gewinnen.

## Aktionen

action-start = { $player } beginnt
action-top = „{ $gang_card_name }“ kommt nach oben
action-past = Das Vorleben ist „{ $past_name }“
action-draw = Gezogen: { $card_name }
action-deal = Ausgeteilt: { $card_name }
action-lose = Verloren: { $card_name }
action-roll = Der Würfel zeigt eine { $face }
action-turn_up = Die Karte zeigt { x-shows }
action-search = Suchen
action-walk = Losgehen: würfeln
action-sneak = Für zwei Aktionen vorsichtig { x-into-room } gehen
action-visit = Zu { $player } gehen
action-join = { $gang_name } beitreten
action-play = „{ $card_name }“ ausspielen
action-extort = Von { $player } { x-a-tool } erpressen, { x-with-weapon }
action-craft =
    { $recipe ->
        [sharpened_spoon] Zwei Messer aus Rasierklinge und Löffel basteln
        [split_scissors] Zwei Messer aus Schere und Klebeband basteln
       *[other] { $recipe_name } basteln
    }
action-dig = Graben { x-with-tool }
action-steal = Löffel klauen
action-heal = Auskurieren
action-sell = { $card_name } verkaufen
action-buy =
    { $deal ->
        [two_knives] Zwei Messer kaufen
       *[other] { $deal_name } kaufen
    }
action-trade = { $player } einen Handel vorschlagen
action-reveal = Vorleben aufdecken
action-end = Zug beenden
action-go = Ab { x-into-room }
action-again = Noch einmal würfeln
action-pay = { $card_name } hergeben
action-target = { $player }
action-pick = { $card_name } nehmen
action-discard = { $card_name } ablegen
action-done = Fertig
action-done-sell = Verkauf beenden
action-done-spoils = Den Rest lassen
action-done-figure = { x-michelle } stehen lassen
action-done-prize = Keine Karte
action-done-trade = Handel bleiben lassen
action-done-return = Diese Karten geben
action-comply = Werkzeug herausgeben
action-fight = Kämpfen { x-with-weapon }
action-decline = Aufgeben: Abreibung kassieren
action-decline-fight = Keine Waffe legen
action-decline-brawl = Keine Waffe legen
action-rob = { $player } eine Karte abnehmen
action-lead = { x-michelle } bewegen
action-give = { $tool_name } hergeben
action-prize = Suchkarte ziehen
action-lay = { $card_name } anbieten
action-swap = Ebenso viele Karten verlangen
action-charge = { x-cigarettes } verlangen
action-bid = { x-cigarettes } bieten
action-accept = Zustimmen
action-refuse = Ablehnen
action-ask =
    { $cards ->
        [one] Eine Karte verlangen
       *[other] { $cards } Karten verlangen
    }
action-propose = So vorschlagen
action-spare = { action-craft }, { x-a-card } behalten
grave-end = Du hast noch Aktionen.
grave-reveal = Nur einmal im Spiel: danach ist es verbraucht.

## Ereignisse

event-started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
event-topped = { $gang_name }: Oben liegt „{ $gang_card_name }“.
event-past_dealt =
    { $you ->
        [yes] Dein Vorleben: { $past_name }.
       *[no] Das Vorleben von { $player }: { $past_name }.
    }
event-past_dealt_unseen = { $player } bekommt ein Vorleben.
event-drew =
    { $you ->
        [yes] Du ziehst { x-a-card }.
       *[no] { $player } zieht { x-a-card }.
    }
event-drew_unseen = { $player } zieht eine Karte.
event-reshuffled = Der Ablagestapel wird neu gemischt.
event-turn_began =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $player } ist am Zug.
    }
event-turn_ended =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $player } beendet den Zug.
    }
event-searched =
    { $you ->
        [yes] Du suchst { x-in-room }.
       *[no] { $player } sucht { x-in-room }.
    }
event-rolled =
    { $you ->
        [yes] Du würfelst eine { $face }.
       *[no] { $player } würfelt eine { $face }.
    }
event-moved =
    { $you ->
        [yes] Du gehst { x-into-room }.
       *[no] { $player } geht { x-into-room }.
    }
event-joined =
    { $you ->
        [yes] Du trittst { x-to-gang } bei. Deine Karte: „{ $gang_card_name }“.
       *[no] { $player } tritt { x-to-gang } bei. Die Karte: „{ $gang_card_name }“.
    }
event-left_gang =
    { $you ->
        [yes] Du gibst „{ $gang_card_name }“ zurück.
       *[no] { $player } gibt „{ $gang_card_name }“ zurück.
    }
event-benefited =
    { $you ->
        [yes] Du nutzt „{ $gang_card_name }“.
       *[no] { $player } nutzt „{ $gang_card_name }“.
    }
event-paid =
    { $you ->
        [yes] Du bezahlst { x-with-card }.
       *[no] { $player } bezahlt { x-with-card }.
    }
event-played =
    { $you ->
        [yes] Du spielst „{ $card_name }“ aus.
       *[no] { $player } spielt „{ $card_name }“ aus.
    }
event-beaten =
    { $beatings ->
        [one] { $you ->
            [yes] Du kassierst eine Abreibung und kannst nicht basteln.
           *[no] { $player } kassiert eine Abreibung und kann nicht basteln.
        }
       *[other] { $you ->
            [yes] Du kassierst eine Abreibung und kannst weder basteln noch graben.
           *[no] { $player } kassiert eine Abreibung und kann weder basteln noch graben.
        }
    }
event-spared =
    { $you ->
        [yes] „{ $gang_card_name }“: Du kassierst keine Abreibung.
       *[no] „{ $gang_card_name }“: { $player } kassiert keine Abreibung.
    }
event-healed =
    { $beatings ->
        [0] { $you ->
            [yes] Du bist wieder fit.
           *[no] { $player } ist wieder fit.
        }
       *[other] { $you ->
            [yes] Dir geht es besser: Eine Abreibung steckt dir noch in den Knochen.
           *[no] { $player } geht es besser: Eine Abreibung ist noch übrig.
        }
    }
event-sent =
    { $you ->
        [yes] Du kommst in Einzelhaft.
       *[no] { $player } kommt in Einzelhaft.
    }
event-looked =
    { $other_you ->
        [yes] { $player } sieht sich deine Handkarten an.
       *[no] { $you ->
            [yes] Du siehst dir die Handkarten von { $other_name } an.
           *[no] { $player } sieht sich die Handkarten von { $other_name } an.
        }
    }
event-pooled =
    { $you ->
        [yes] Du sammelst alle Handkarten ein.
       *[no] { $player } sammelt alle Handkarten ein.
    }
event-lost_hand =
    { $you ->
        [yes] Auch deine sind dabei.
       *[no] Auch die von { $player } sind dabei.
    }
event-dealt =
    { $you ->
        [yes] Du bekommst { x-a-card }.
       *[no] { $player } bekommt { x-a-card }.
    }
event-dealt_unseen = { $player } bekommt eine Karte ausgeteilt.
event-threatened =
    { $other_you ->
        [yes] { $player } bedroht dich { x-with-weapon }: Gib { x-a-tool } her, oder kämpfe!
       *[no] { $you ->
            [yes] Du bedrohst { $other_name } { x-with-weapon } und verlangst { x-a-tool }.
           *[no] { $player } bedroht { $other_name } { x-with-weapon } und verlangt { x-a-tool }.
        }
    }
event-complied =
    { $other_you ->
        [yes] { $player } gibt dir { x-a-tool }.
       *[no] { $you ->
            [yes] Du gibst { $other_name } { x-a-tool }.
           *[no] { $player } gibt { $other_name } { x-a-tool }.
        }
    }
event-fought =
    { $you ->
        [yes] Du kämpfst { x-with-weapon }.
       *[no] { $player } kämpft { x-with-weapon }.
    }
event-declined =
    { $you ->
        [yes] Du spielst keine Waffe aus.
       *[no] { $player } spielt keine Waffe aus.
    }
event-won =
    { $you ->
        [yes] Du gewinnst den Kampf.
       *[no] { $player } gewinnt den Kampf.
    }
event-lost =
    { $you ->
        [yes] Du verlierst den Kampf.
       *[no] { $player } verliert den Kampf.
    }
event-took_tool =
    { $other_you ->
        [yes] { $player } nimmt dir { x-a-tool } ab.
       *[no] { $you ->
            [yes] Du nimmst { $other_name } { x-a-tool } ab.
           *[no] { $player } nimmt { $other_name } { x-a-tool } ab.
        }
    }
event-robbed =
    { $you ->
        [yes] Du nimmst { $other_name } { x-a-card } ab.
       *[no] { $player } nimmt { $other_name } { x-a-card } ab.
    }
event-was_robbed =
    { $you ->
        [yes] { $other_name } nimmt dir { x-a-card } ab.
       *[no] { $other_name } nimmt { $player } { x-a-card } ab.
    }
event-robbed_unseen = { $player } nimmt { $other_name } eine Karte ab.
event-crafted =
    { $you ->
        [yes] Du bastelst { x-a-recipe }.
       *[no] { $player } bastelt { x-a-recipe }.
    }
event-dug =
    { $points ->
        [one] { $you ->
            [yes] Du gräbst { x-with-tool }: ein Tunnelpunkt.
           *[no] { $player } gräbt { x-with-tool }: ein Tunnelpunkt.
        }
       *[other] { $you ->
            [yes] Du gräbst { x-with-tool }: { $points } Tunnelpunkte.
           *[no] { $player } gräbt { x-with-tool }: { $points } Tunnelpunkte.
        }
    }
event-stole =
    { $you ->
        [yes] Du lässt in der Kantine einen Löffel mitgehen.
       *[no] { $player } lässt in der Kantine einen Löffel mitgehen.
    }
event-sold =
    { $you ->
        [yes] Du verkaufst { x-a-card } für { x-cigarettes }.
       *[no] { $player } verkauft { x-a-card } für { x-cigarettes }.
    }
event-bought =
    { $you ->
        [yes] Du kaufst { x-a-deal } für { x-cigarettes }.
       *[no] { $player } kauft { x-a-deal } für { x-cigarettes }.
    }
event-revealed =
    { $you ->
        [yes] Du deckst dein Vorleben auf: { $past_name }.
       *[no] { $player } deckt ein Vorleben auf: { $past_name }.
    }
event-revealed_as_member =
    { $you ->
        [yes] Du deckst dein Vorleben auf: { $past_name }. Deine Gang legt noch etwas drauf.
       *[no] { $player } deckt ein Vorleben auf: { $past_name }. Die Gang legt noch etwas drauf.
    }
event-in_vain =
    { $you ->
        [yes] Es bringt dir jetzt nichts.
       *[no] Es bringt { $player } nichts.
    }
event-got_cigarettes =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du bekommst { $cigarettes } Zigarette.
           *[no] { $player } bekommt { $cigarettes } Zigarette.
        }
       *[other] { $you ->
            [yes] Du bekommst { $cigarettes } Zigaretten.
           *[no] { $player } bekommt { $cigarettes } Zigaretten.
        }
    }
event-got_action =
    { $you ->
        [yes] Du bekommst eine Aktion dazu.
       *[no] { $player } bekommt eine Aktion dazu.
    }
event-got_point =
    { $you ->
        [yes] Du bekommst einen Tunnelpunkt dazu.
       *[no] { $player } bekommt einen Tunnelpunkt dazu.
    }
event-took_card =
    { $you ->
        [yes] Du nimmst { x-a-card } vom Stapel.
       *[no] { $player } nimmt { x-a-card } vom Stapel.
    }
event-discarded =
    { $you ->
        [yes] Du legst { x-a-card } ab.
       *[no] { $player } legt { x-a-card } ab.
    }
event-figure_rolled =
    { $you ->
        [yes] Du würfelst eine { $face } für { x-michelle }.
       *[no] { $player } würfelt eine { $face } für { x-michelle }.
    }
event-figure_moved = { x-michelle } geht { x-into-room }.
event-figure_extorts =
    { $you ->
        [yes] { x-michelle } erpresst dich.
       *[no] { x-michelle } erpresst { $player }.
    }
event-turned_up = { x-michelle } zeigt { x-shows }.
event-gave =
    { $you ->
        [yes] Du gibst { x-a-tool } her.
       *[no] { $player } gibt { x-a-tool } her.
    }
event-proposed_swap =
    { $count ->
        [one] { $you ->
            [yes] Du bietest eine Karte gegen eine Karte.
           *[no] { $player } bietet eine Karte gegen eine Karte.
        }
       *[other] { $you ->
            [yes] Du bietest { $count } Karten gegen ebenso viele.
           *[no] { $player } bietet { $count } Karten gegen ebenso viele.
        }
    }
event-proposed_charge =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du bietest Karten ({ $count }) für { $cigarettes } Zigarette.
           *[no] { $player } bietet Karten ({ $count }) für { $cigarettes } Zigarette.
        }
       *[other] { $you ->
            [yes] Du bietest Karten ({ $count }) für { $cigarettes } Zigaretten.
           *[no] { $player } bietet Karten ({ $count }) für { $cigarettes } Zigaretten.
        }
    }
event-proposed_bid =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du bietest { $cigarettes } Zigarette für Karten.
           *[no] { $player } bietet { $cigarettes } Zigarette für Karten.
        }
       *[other] { $you ->
            [yes] Du bietest { $cigarettes } Zigaretten für Karten.
           *[no] { $player } bietet { $cigarettes } Zigaretten für Karten.
        }
    }
event-offered_cards =
    { $you ->
        [yes] Du bietest { x-cards } für { x-cigarettes }{ x-and-wanted }.
       *[no] { $player } bietet { x-cards } für { x-cigarettes }{ x-and-wanted }.
    }
event-offered_cigarettes =
    { $you ->
        [yes] Du bietest { x-cards-and }{ x-cigarettes } für { x-wanted }.
       *[no] { $player } bietet { x-cards-and }{ x-cigarettes } für { x-wanted }.
    }
event-asked =
    { $you ->
        [yes] Du wirst um Zustimmung gebeten.
       *[no] { $player } wird um Zustimmung gebeten.
    }
event-refused =
    { $other_you ->
        [yes] { $player } lehnt deinen Handel ab.
       *[no] { $you ->
            [yes] Du lehnst den Handel ab.
           *[no] { $player } lehnt den Handel ab.
        }
    }
event-gave_up =
    { $you ->
        [yes] Du lässt den Handel bleiben.
       *[no] { $player } lässt den Handel bleiben.
    }
event-traded =
    { $you ->
        [yes] Dein Handel ist abgeschlossen.
       *[no] Der Handel von { $player } ist abgeschlossen.
    }
event-received =
    { $count ->
        [one] { $you ->
            [yes] Du bekommst { x-a-card }.
           *[no] { $player } bekommt { x-a-card }.
        }
       *[other] { $you ->
            [yes] Du bekommst { $count } × { $card_name }.
           *[no] { $player } bekommt { $count } × { $card_name }.
        }
    }
event-paid_cigarettes =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du zahlst { $cigarettes } Zigarette.
           *[no] { $player } zahlt { $cigarettes } Zigarette.
        }
       *[other] { $you ->
            [yes] Du zahlst { $cigarettes } Zigaretten.
           *[no] { $player } zahlt { $cigarettes } Zigaretten.
        }
    }
event-escaped =
    { $you ->
        [yes] Dein Tunnel hat { $points } Punkte: Du bist draußen!
       *[no] Der Tunnel von { $player } hat { $points } Punkte: { $player } ist draußen!
    }
event-team_escaped =
    { $you ->
        [yes] Der Tunnel deines Teams hat { $points } Punkte: Ihr seid draußen!
       *[no] Der Tunnel des Teams von { $player } hat { $points } Punkte: Das Team ist draußen!
    }
event-timed_out =
    { $rounds ->
        [one] Nach { $rounds } Runde ist das Zuglimit erreicht.
       *[other] Nach { $rounds } Runden ist das Zuglimit erreicht.
    }

## Wie es ausging. $winners ist eine Liste von Namen, $count ihre Anzahl.

ending-tunnel =
    { $count ->
        [one] { $winners } ist mit { $points } Tunnelpunkten durch die Mauer und weg, bevor der Alarm losgeht.
       *[other] { $winners } sind mit { $points } Tunnelpunkten durch die Mauer und weg, bevor der Alarm losgeht.
    }
ending-team = { $winners } sind gemeinsam durch die Mauer entkommen, mit { $points } Tunnelpunkten.
ending-limit =
    { $count ->
        [one] Niemand kam rechtzeitig hinaus. { $winners } hat den längsten Tunnel: { $points } Punkte.
       *[other] Niemand kam rechtzeitig hinaus. { $winners } teilen sich den Sieg: Niemand hat mehr als { $points } Punkte.
    }

## Optionen

option-michelle = Michel(le)
    .help = Eine Figur, die niemand spielt und die alle erpresst, die mit ihr im selben Raum sind.
option-michelle-auto = zu zweit
option-michelle-on = immer
option-michelle-off = nie
option-teams = Teams
    .help = Zwei Teams und zwei Zellenblöcke, zu viert oder zu sechst.
option-memory = Gedächtnis
    .help = Führt das Spiel eine Liste der Karten, die andere vor aller Augen genommen haben?
option-memory-public = gesehene Karten werden notiert
option-memory-none = alle müssen sie sich merken
option-turn_limit = Zuglimit
    .help = Nach so vielen Runden gewinnt der längste Tunnel.
option-figure = Die Figur
    .help = Welche der beiden aus der Schachtel es ist.
option-figure-either = Michel(le)
option-figure-michel = Michel
option-figure-michelle = Michelle
option-prisoners = Die Gefangenen
    .help = Wer wer ist, Platz für Platz, von oben. Sie unterscheiden sich nur im Aussehen. Wenn du für bestimmte Leute wählst, schalte „Plätze auslosen“ aus.
option-prisoners-fox = Fuchs
option-prisoners-specs = Brille
option-prisoners-patch = Pirat
option-prisoners-curls = Locke
option-prisoners-beard = Bart
option-prisoners-bun = Dutt
option-prisoners-cap = Käppi
option-prisoners-scar = Narbe
option-prisoners-cueball = Glatze
option-prisoners-ink = Tinte
option-prisoners-moustache = Schnauzer
option-prisoners-spike = Stachel
option-team_b = Team B
    .help = Die Plätze des zweiten Teams, von oben gezählt, so viele wie im ersten; ohne Auswahl jeder zweite Platz. Die Plätze werden dann nicht ausgelost.
option-extort_mates = Eigenes Team erpressen
    .help = Darfst du jemanden aus deinem eigenen Team erpressen? In so einem Kampf hilft niemand.
option-mates_help_figure = Hilfe gegen Michel(le)
    .help = Darf dir dein Team im selben Raum im Kampf gegen Michel(le) helfen?
option-spoils = Beute im Teamkampf
    .help = Wem nimmt der Sieger noch eine zufällige Karte ab?
option-spoils-helpers = den Helfern des Verlierers
option-spoils-all = allen Verlierern
option-visit_after_roll = Besuch nach dem Wurf
    .help = Darfst du auch nach dem Würfeln noch zu einem Teammitglied aus deiner Gang gehen?
option-cards = Karten der Schachtel
    .help = Wie viele es von jedem Werkzeug und jeder Suchkarte gibt, in deiner Schachtel nachgezählt: zusammen 33 Werkzeuge und 77 Suchkarten. Was eine Karte bewirkt, bleibt, wie es in unseren Regeln steht.
    .card = Karte
    .count = wie viele davon
    .tools = Werkzeuge
    .search = Suchkarten

## Regeln. Der Text, und unter .no das, was zu hören bekommt, wen die Regel aufhält.

chapter-material = Spielmaterial
chapter-goal = Aufbau und Ziel
chapter-turn = Ein Zug
chapter-rooms = Raumaktionen
chapter-beatings = Abreibungen und Vorleben
chapter-michelle = { x-michelle }
chapter-teams = Teams
chapter-table = Am Tisch

DIG-01 = Die Räume sind die Zellen, die Kantine, die Duschen, die Krankenstation, der Hof und die Einzelhaft. Keine Würfelzahl führt in die Einzelhaft: Dorthin kommt man nur durch Karten. Du verlässt sie, indem du normal oder vorsichtig gehst. In Einzelhaft kannst du nicht suchen; sonst ist alles wie in jedem anderen Raum.
    .no = In Einzelhaft gibt es nichts zu finden.
DIG-02 = Jede Würfelzahl führt in zwei Räume. 1: Zellen oder Kantine. 2: Zellen oder Krankenstation. 3: Zellen oder Duschen. 4: Hof oder Kantine. 5: Hof oder Duschen. 6: Hof oder Krankenstation.
DIG-03 = Suchen bringt in den Zellen 1 Karte, in der Kantine, in der Krankenstation und im Hof 2 und in den Duschen 3.
DIG-04 = Vier Stapel liegen offen aus: 15 Löffel zu je 1 Tunnelpunkt, 10 Spitzhacken zu je 3, 8 Schaufeln zu je 4 und 30 Messer. Was davon abgelegt wird, kommt auf seinen Stapel zurück. Option: wie viele der 33 Werkzeuge es von jeder Sorte gibt, in einer Schachtel nachgezählt.
DIG-05 = Es gibt 77 Suchkarten: 24 Accessoires, 22 Bauteile, 14 Waffen, 10 Aktionskarten und 7 Wertsachen. Sie liegen verdeckt auf einem Stapel; daneben liegt offen der Ablagestapel. Ist beim Ziehen der Stapel leer, wird der Ablagestapel gemischt, und das Ziehen geht weiter; eine Karte, die gerade ausgeführt wird, ist noch nicht dabei. Ist gar nichts mehr da, wird nichts gezogen. Option: wie viele der 77 Suchkarten es von jeder Sorte gibt, in einer Schachtel nachgezählt.
    .no = Gerade werden Karten gezogen.
DIG-06 = Jede der sechs Gangs hat einen gemischten Stapel von vier Karten. Er liegt offen: Alle sehen die oberste. Eine abgelegte Gangkarte kommt unter ihren Stapel. Acht der 24 Karten sagen etwas Neues (seit Version 3).
    .no = Auf einem Gangstapel wird gerade die nächste Karte sichtbar.
DIG-07 = Alle bekommen verdeckt eines der 18 kriminellen Vorleben und dürfen ihr eigenes jederzeit ansehen.
    .no = Die Vorleben werden noch ausgeteilt.
DIG-08 = Zigaretten gibt es so viele, wie gebraucht werden. Alle beginnen ohne.
DIG-09 = Alle spielen je einen der zwölf Gefangenen, die sich nur im Aussehen unterscheiden, und starten in den Zellen, mit 3 Suchkarten und einem Vorleben. Das Los entscheidet, wer beginnt; danach geht es im Uhrzeigersinn reihum.
    .no = Jemand anderes ist am Zug.
DIG-10 = Wer genug Tunnelpunkte hat, hat sofort gewonnen: zu zweit oder zu dritt 12, zu viert 10, zu fünft oder zu sechst 8.
    .no = Das Spiel ist zu Ende: Jemand ist draußen.
DIG-11 = In deinem Zug hast du bis zu zwei Aktionen, eine nach der anderen; die zweite darf schon den Raum nutzen, in den dich die erste geführt hat. Was eine Gangkarte bringt, ist keine Aktion, es sei denn, die Karte sagt es; eine zusätzliche Aktion oder ein weiterer Wurf steht dir einmal pro Zug zu, ein zusätzlicher Tunnelpunkt einmal im Spiel. Das Vorleben aufzudecken ist keine Aktion. Eine Aktion, die nichts bewirken würde, ist nicht erlaubt. Was einmal pro Zug geht, geht nur einmal, egal, wie viele Aktionen du hast.
    .no = Dafür hast du keine Aktion mehr, oder es würde nichts bewirken, oder es ist nicht der richtige Moment.
DIG-12 = Am Ende deines Zuges darfst du höchstens 10 Karten auf der Hand haben; was du ablegst, entscheidest du. Die Reihenfolge: was am Ende eines Zuges geschieht, dann die Bewegung von { x-michelle }, dann das Handkartenlimit, dann der nächste Spieler.
    .no = Leg erst Karten aus deiner Hand ab, bis das Handkartenlimit eingehalten ist.
DIG-13 = Suchen, einmal pro Zug: Zieh so viele Suchkarten, wie der Raum angibt.
    .no = Du hast in diesem Zug schon gesucht.
DIG-14 = Normal gehen: Würfle und geh in einen der beiden Räume, die zur gewürfelten Zahl gehören. Bist du schon in einem davon, musst du in den anderen.
    .no = Geh in einen der beiden Räume, in die der Würfel führt, und zwar nicht in den, in dem du schon bist.
DIG-15 = Vorsichtig gehen: Für zwei Aktionen gehst du in einen beliebigen anderen Raum, nur nicht in die Einzelhaft.
    .no = Vorsichtig gehen kostet zwei Aktionen und führt in einen anderen Raum, aber nie in die Einzelhaft.
DIG-16 = Einer Gang beitreten: Leg Accessoires ab, lauter verschiedene. Crew, Kartell, Biker und Bratva wollen zwei von ihren dreien, Triade und Regenbogen drei von allen sechs. Du nimmst die oberste Karte der Gang und legst sie offen vor dir aus; danach kommt deine alte Gangkarte unter ihren Stapel. Du hast immer nur eine Gangkarte. Du darfst auch derselben Gang noch einmal beitreten, um eine andere Karte zu bekommen, aber keiner, deren Stapel leer ist. Crew: Kappe, Sonnenbrille, Bandana. Kartell: Sonnenbrille, Siegelring, Stiefel. Biker: Bandana, Stiefel, Tattoo. Bratva: Kappe, Siegelring, Tattoo.
    .no = Für diese Gang brauchst du verschiedene Accessoires von den Sorten, die sie will, und auf ihrem Stapel muss eine Karte liegen.
DIG-17 = Eine Aktionskarte ausspielen: Tu, was sie sagt, und leg sie dann ab.
    .no = Du hast diese Karte nicht auf der Hand, oder so lässt sie sich nicht nutzen.
DIG-18 = Erpressen, einmal pro Zug: jemanden in deinem Raum, der nicht in deinem Team ist. Du brauchst eine Waffe auf der Hand. Option: Auch das eigene Team kann erpresst werden.
    .no = Erpressen kannst du einmal pro Zug und mit einer Waffe auf der Hand, und zwar jemanden in deinem Raum, der weder in deinem Team noch geschützt ist.
DIG-19 = Du nennst ein Werkzeug und legst eine Waffe hin. Das Opfer darf so ein Werkzeug herausgeben, wenn es eins auf der Hand hat: Dann ist die Sache erledigt.
    .no = Zum Drohen brauchst du eine Waffe aus deiner Hand; die Antwort ist das genannte Werkzeug oder ein Kampf.
DIG-20 = Andernfalls kommt es zum Kampf: Abwechselnd spielen beide je eine Waffe aus, das Opfer zuerst. Wer nicht kann oder nicht will, verliert und kassiert eine Abreibung.
    .no = Es wird gekämpft: Wer gefragt wird, spielt eine Waffe aus der Hand aus oder keine.
DIG-21 = Gewinnt der Angreifer, nimmt er dem Opfer das genannte Werkzeug ab oder, wenn es keins davon hat, eine zufällige Karte. Gewinnt das Opfer, nimmt es dem Angreifer eine zufällige Karte ab. Wer keine Handkarten hat, dem wird nichts abgenommen.
    .no = Zuerst wird dem Verlierer abgenommen, was der Kampf eingebracht hat.
DIG-22 = Ausgespielte Messer kommen auf ihren Stapel zurück, andere Waffen auf den Ablagestapel. Das gilt auch für die Waffe, mit der gedroht wurde, selbst wenn das Opfer das Werkzeug herausgibt. All das geschieht, bevor eine zufällige Karte gezogen wird.
DIG-23 = Basteln: Leg die Karten eines Bauplans ab und nimm vom Stapel, was dabei herauskommt. Das geht nicht in den Zellen oder den Duschen, nicht mit einer Abreibung und nicht von einem leeren Stapel, und eine Aktion reicht nur für einen Bauplan. Wenn zwei Messer entstehen und nur noch eins da ist, bekommst du eins. Ein Messer: Zahnbürste und Klebeband. Zwei Messer: Schere und Klebeband oder Rasierklinge und Löffel. Eine Spitzhacke: Schere, Besenstiel und Klebeband. Eine Schaufel: Bratpfanne, Besenstiel und Klebeband. Braucht ein Bauplan eine Karte weniger, suchst du aus, welche du behältst (seit Version 2).
    .no = Zum Basteln brauchst du alle Karten des Bauplans und einen Raum außer den Zellen und den Duschen, du darfst keine Abreibung haben, und auf dem Stapel muss noch etwas liegen.
DIG-24 = Zellen – graben: Leg ein Werkzeug aus deiner Hand vor dir aus und erhalte seine Tunnelpunkte. Das geht nicht mit zwei Abreibungen.
    .no = Du gräbst in den Zellen, mit einem Werkzeug aus deiner Hand und nicht mit zwei Abreibungen.
DIG-25 = Kantine – einen Löffel klauen, wenn auf dem Stapel einer liegt.
    .no = Löffel klaust du in der Kantine, solange welche da sind.
DIG-26 = Krankenstation – auskurieren: Du wirst eine Abreibung los.
    .no = Auskurieren kannst du dich in der Krankenstation.
DIG-27 = Hof – verkaufen: Leg eine oder mehrere Karten ab und nimm die Zigaretten, die sie wert sind.
    .no = Du verkaufst Karten aus deiner Hand, und zwar im Hof.
DIG-28 = Hof – kaufen, ein Geschäft: ein Messer für 2 Zigaretten, zwei Messer für 5, eine Spitzhacke für 6, eine Schaufel für 8. Von einem leeren Stapel gibt es nichts, und für zwei Messer müssen zwei da sein.
    .no = Du kaufst im Hof, mit genug Zigaretten und nur, was der Stapel noch hergibt.
DIG-29 = Mehr als zwei Abreibungen hat niemand. Mit einer kannst du nicht basteln. Mit zweien kannst du weder basteln noch graben.
    .no = Mehr als zwei Abreibungen kassiert niemand.
DIG-30 = Du darfst dein Vorleben einmal im Spiel aufdecken, in deinem eigenen Zug und in dem Moment, den es nennt: gleich nachdem du das Genannte getan hast. Das Ende deines Zuges mit { x-michelle }s Bewegung gehört dazu, deine eigenen Kämpfe auch (seit Version 2). Dann wirkt es. Gehörst du in diesem Moment zu seiner Gang, bekommst du auch den Teil für die Gang. Danach bleibt es offen liegen und ist verbraucht.
    .no = Es ist nicht der Moment, den dein Vorleben nennt, oder es ist schon aufgedeckt.
DIG-31 = { x-michelle } startet in den Duschen, mit acht verdeckten Karten, die neu gemischt werden, wenn sie aufgebraucht sind. Aufgedeckte Karten sind für alle sichtbar und bleiben liegen, bis diese Erpressung vorbei ist. Am Ende deines Zuges darfst du die Figur mit dem Würfel bewegen, wie beim normalen Gehen; den Raum wählst du. In die Einzelhaft kommt sie nie. Alle sehen die abgelegten Karten und wie viele noch da sind. Option: ob es Michel oder Michelle ist.
    .no = Am Ende eines Zuges darf, wer am Zug ist, { x-michelle } bewegen, in einen der beiden Räume, in die der Würfel führt.
DIG-32 = Ist { x-michelle } in einen Raum gegangen, werden dort alle erpresst, im Uhrzeigersinn, angefangen bei dem Spieler, der die Figur bewegt hat. Wer in den Raum von { x-michelle } kommt, egal wie und in wessen Zug, wird sofort erpresst; danach geht der Zug weiter.
DIG-33 = Eine Karte wird aufgedeckt. Ist kein Messer darauf, geschieht nichts. Bei einem Messer darfst du eines der abgebildeten Werkzeuge ablegen, und die Sache ist erledigt. Andernfalls kommt es zum Kampf: Du spielst eine Waffe aus, und die nächste Karte wird aufgedeckt. Ohne Messer hast du gewonnen und darfst eine Suchkarte ziehen; mit Messer geht es weiter. Dein Team kann dir nicht helfen. Option: Wer im Raum ist, kann es, wie in DIG-38.
    .no = { x-michelle } wartet auf eine Antwort: ein Werkzeug von der Karte, eine Waffe oder keine.
DIG-34 = Wer keine Waffe ausspielen kann oder will, kassiert eine Abreibung und legt ein Werkzeug ab, das auf der letzten Karte abgebildet ist, bei mehreren nach eigener Wahl; wer keins davon hat, legt eine zufällige Karte ab. Wer aus dem Team geholfen hat, kassiert nur die Abreibung.
    .no = Zuerst wird ein Werkzeug hergegeben, das die Karte zeigt.
DIG-35 = Zu viert oder zu sechst können zwei gleich große Teams spielen; sie sitzen abwechselnd, außer ihr sucht aus, wer in welchem Team ist. Die Tunnelpunkte gehören dem Team: Zu viert gewinnen 16, zu sechst 20.
    .no = Das Spiel ist zu Ende: Ein Team ist draußen.
DIG-36 = Es gibt zwei Zellenblöcke, A und B. Jeder ist ein Raum, in dem alle Regeln der Zellen gelten, und jedes Team startet in seinem eigenen. Eine gewürfelte 1, 2 oder 3 kann in jeden der beiden führen.
    .no = So einen Raum gibt es in diesem Spiel nicht.
DIG-37 = Du gräbst nur in deinem eigenen Block. Im Block des anderen Teams darfst du basteln, in deinem eigenen nicht.
    .no = Du gräbst nur in deinem eigenen Zellenblock.
DIG-38 = In einem Kampf wird auf jeder Seite zuerst der Angreifer oder das Opfer selbst gefragt, danach im Uhrzeigersinn jedes Teammitglied im selben Raum; eine Seite hat verloren, wenn alle ablehnen. Von Angreifer und Opfer kassiert, wer verloren hat, eine Abreibung, ebenso alle, die für diese Seite eine Waffe ausgespielt haben. Wer von den beiden gewonnen hat, nimmt dem anderen ab, was DIG-21 sagt, und darf auch jedem, der dem Verlierer geholfen hat, eine zufällige Karte abnehmen. Das Werkzeug herausgeben kann nur das Opfer. Option: Der Sieger darf jedem Verlierer noch eine zufällige Karte abnehmen, auch dem aus der Erpressung. Wer für einen verlorenen Kampf eine Karte ziehen darf, zieht sie erst danach (seit Version 2).
    .no = Der Sieger darf jedem Helfer auf der Verliererseite eine Karte abnehmen, wenn der eine hat, je nach Option auch jedem Verlierer.
DIG-39 = Handeln: Du gibst einem Teammitglied in deinem Raum beliebig viele Karten und bekommst ebenso viele zurück, wobei jeder seine Karten selbst aussucht, oder einer von euch gibt Karten und der andere dafür Zigaretten. Karten und Zigaretten dürfen auf jeder Seite zusammen gehen; ein Vorschlag sagt, wie viele Karten er verlangt, und Zigaretten gehen so viele, wie jemand hat. Das Teammitglied muss zustimmen; erst dann ist die Aktion verbraucht. Abgelehnt oder zurückgezogen, darfst du wieder vorschlagen, bis in einem Zug aus drei Vorschlägen nichts geworden ist. (Vor Version 2: aus einem, mit höchstens 12 Zigaretten, und Karten nur für Zigaretten oder nur für Karten.)
    .no = Für einen Handel braucht es ein Teammitglied in deinem Raum, das zustimmt, etwas von euch beiden, darunter Karten, und Zigaretten nur von einer Seite; nach dreien, aus denen nichts wurde, ist in diesem Zug Schluss.
DIG-40 = Wenn du normal gehst, darfst du, ohne zu würfeln, in den Raum eines Teammitglieds aus derselben Gang gehen, aber nicht in die Einzelhaft. Option: auch noch, wenn schon gewürfelt ist.
    .no = Ohne zu würfeln kannst du nur zu einem Teammitglied aus deiner eigenen Gang gehen, und auch das nicht in die Einzelhaft.
DIG-41 = Zuglimit: Nach 150 Runden gewinnt der längste Tunnel; sind mehrere gleich lang, wird der Sieg geteilt. Das Limit lässt sich ändern.
    .no = Das Spiel ist zu Ende: Das Zuglimit ist erreicht.
DIG-42 = Offen für alle sind: die Anzahl der Handkarten, außerdem Zigaretten, Abreibungen, Gangkarten, ausgelegte Werkzeuge, die obersten Karten der Stapel, der Ablagestapel und jede Karte, die offen genommen oder gegeben wird. Eine zufällig aus einer Hand gezogene Karte kennen nur die beiden Beteiligten. Option: ob das Spiel eine Liste führt, welche Handkarten der anderen bekannt sind.

## Was Bots im Chat antworten. `hear-…` sind Anfänge von Wörtern, die von etwas reden.

hear-trade = tausch, handel, angebot, biet
hear-dig = grab, gräb, gegrab, tunnel
remark-answer-name =
    { $level ->
        [rookie] Ja? Was ist denn?
        [mastermind] Ich höre.
       *[other] Was willst du von mir?
    }
remark-answer-dug = Mein Tunnel hat { $count } von { $target } Punkten.
remark-answer-alone = Hier wird nicht getauscht: Jeder gräbt für sich.
remark-answer-trade =
    { $other_you ->
        [yes] Mit dir würde ich tauschen, und zwar gleich hier.
       *[no] Mit { $other_name } würde ich tauschen, gleich hier.
    }
remark-answer-apart = Nur mit dem eigenen Team, und nur im selben Raum.

## Die erste Lektion, Schritt für Schritt

lesson-goal = Grab dich frei: 12 Tunnelpunkte. Ein Löffel gräbt 1, eine Spitzhacke 3, eine Schaufel 4. Vier Punkte hast du schon.
lesson-search = Ein Zug hat zwei Aktionen. Such zuerst, einmal pro Zug: Die Zahl an der Lupe sagt, wie viele Karten es hier gibt.
lesson-craft = Aus Schere, Besenstiel und Klebeband wird eine Spitzhacke. Bastle sie. Hier geht das, in Zellen und Duschen nicht.
lesson-craft-wait = Zum Basteln brauchst du die richtigen Teile, keine Abreibung und einen Raum, der weder Zellen noch Duschen ist.
lesson-turn = Tippe eine Karte an: Du liest, wozu sie taugt. Sind die Aktionen verbraucht, beende den Zug; zehn Karten darfst du behalten.
lesson-threat = Jemand will dein Werkzeug. Gib es her, oder kämpfe: Leg eine Waffe. Wer keine mehr legen kann, kassiert eine Abreibung.
lesson-threat-else = Auch so ist es vorbei. Im Kampf legt ihr abwechselnd Waffen, das Opfer zuerst.
lesson-fought = Wer verliert, kassiert eine Abreibung: kein Basteln, mit zweien kein Graben. Die Krankenstation heilt. Der Sieger bekommt Werkzeug oder eine Karte.
lesson-gang = Kappe und Bandana öffnen die Crew. Tritt bei: Du bezahlst damit und bekommst die oberste Karte. Sie hilft dir ab jetzt.
lesson-gang-wait = Für eine Gang brauchst du verschiedene Accessoires. Such danach.
lesson-past = Dein Vorleben ist geheim, gilt einmal und kostet keine Aktion. Mitgliedern seiner Gang bringt es mehr. Nutze es.
lesson-sell = Du bist im Hof: Verkauf, was du entbehren kannst. Eine Aktion, beliebig viele Karten. Werkzeug gibt es hier zu kaufen.
lesson-sell-wait = Verkauft wird im Hof, gegen Zigaretten. Geh hin, mit dem Würfel oder vorsichtig.
lesson-extort = Jetzt drohst du: Tippe jemanden in deinem Raum an, das Werkzeug, das du willst, und eine Waffe. Die Waffe ist dann weg.
lesson-walk = Jetzt beweg dich. Würfle: Jede Zahl führt in zwei Räume. Oder tippe einen Raum an und geh vorsichtig, für beide Aktionen.
lesson-dig = Du bist mit Werkzeug in den Zellen. Grab: Die Punkte gehören dir für immer, niemand kann sie dir nehmen.
lesson-dig-wait = Bring ein Werkzeug in die Zellen: Nur dort wird gegraben. Die Zahlen 1, 2 und 3 führen hin.
lesson-michelle = Eine Figur gehört niemandem: { x-michelle }, zu zweit immer dabei. Wer im selben Raum ist, gibt Werkzeug her, kämpft oder kassiert eine Abreibung.
lesson-end = Das ist alles. Achte darauf, wer mit einem Messer neben dir steht. Das Spiel geht weiter: Sei zuerst durch die Mauer!

## Das Brett im Browser: was nur dort steht oder vorgelesen wird

digout-board = Das Gefängnis im Schnitt: oben die Räume, unten die Tunnel, darunter der Tisch und deine Hand
digout-section = Räume und Tunnel
# a long name on a sign: where it may be cut
digout-sign-infirmary = Kranken{"\u00AD"}station
digout-sign-yard = Hof
digout-sign-sunglasses = Sonnen{"\u00AD"}brille
digout-sign-broomstick = Besen{"\u00AD"}stiel
digout-sign-toothbrush = Zahn{"\u00AD"}bürste
digout-sign-jewellery = Schmuck
digout-sign-razor = Rasier{"\u00AD"}klinge
digout-sign-shard = Glas{"\u00AD"}scherbe
digout-sign-padlock = Schloss im Strumpf
digout-sign-master_key = General{"\u00AD"}schlüssel
digout-sign-night_nurse = Nacht{"\u00AD"}schwester
digout-sign-inspection = Kon{"\u00AD"}trolle
digout-sign-shakedown = Razzia
digout-sign-scissors = Schere
digout-sign-pickaxe = Spitz{"\u00AD"}hacke
digout-sign-ring = Siegel{"\u00AD"}ring
digout-sign-pan = Brat{"\u00AD"}pfanne
digout-sign-tape = Klebe{"\u00AD"}band
digout-piles = Stapel
digout-gangs = Gangs
digout-recipes = Basteln
digout-discards = Ablage
digout-hand = Deine Hand
digout-trade = Ein Handel
digout-tabs = Was zu sehen ist
digout-tab-rooms = Räume und Tunnel
digout-tab-table = Stapel und Basteln
digout-tab-gangs = Gangs
digout-peek = Nimm eine Karte aus dieser Hand
digout-race = Tunnelpunkte

## Auf dem Brett: Räume

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
digout-about-showers = Nirgends findest du mehr. Basteln geht hier nicht, und { x-michelle } ist gern in der Nähe.
digout-about-yard = Verkaufe Karten, kaufe Messer und Werkzeug gegen Zigaretten.
digout-about-solitary = Hierher bringen dich nur Karten. Zu finden gibt es nichts; hinaus kommst du mit einer Bewegung.

## Auf dem Brett: Spieler

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
digout-past-sealed = Das Schloss ist sein Siegel: Bis du es aufdeckst, kennst nur du es, und das Aufdecken kostet keine Aktion.
digout-roll = Würfeln
digout-again = Noch mal

## Auf dem Brett: Karten

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
digout-about-weapon = Bedrohe damit jemanden in deinem Raum, oder wehre dich damit.
digout-about-craft = Nicht in Zellen oder Duschen und nicht mit einer Abreibung.
digout-lacking = Dir fehlt noch: { $cards }.
digout-in-yard = Im Hof: { $prices }.
digout-left = { $count } auf dem Stapel.
digout-stack =
    { $count ->
        [one] Suchkarten, verdeckt: noch { $count } Karte
       *[other] Suchkarten, verdeckt: noch { $count } Karten
    }
digout-top = Obenauf:
digout-none-left = Der Stapel ist leer.

## Auf dem Brett: Kämpfe und Handel

digout-michelle-cards = Verdeckte Karten: { $count }. Abgelegt: { $cards }.
digout-duel = { $attacker } gegen { $victim }
digout-attacks = Angriff
digout-defends = Gegenwehr
digout-stake = Es geht um: { $tools }
digout-no-weapon = keine Waffe
digout-demand = { $player } erpressen
digout-then-tool = Was verlangst du?
digout-then-weapon = Jetzt eine Waffe aus der Hand hinlegen.
digout-tray = Angebot von { $player }
digout-charge = Zigaretten verlangen:
digout-bid = Zigaretten bieten:
digout-ask = Karten verlangen:

## Auf dem Brett: Überschriften und kurze Namen in der Liste der Aktionen

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
group-ask = Karten verlangen
group-spare = Basteln und eine Karte behalten
short-spare = { $recipe_name }, { $card_name } behalten
