### Dig Your Way Out, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.
### $card_name, $tool_name, $weapon_name, $room_name und so weiter sind die Namen von unten.

title = Dig Your Way Out
tagline = Durchsuche das Gefängnis, bastle oder klau dir etwas zum Graben, halte dir den Rücken frei und komm vor allen anderen durch die Mauer. Zigaretten, Kämpfe und Drogen sind Themen dieses Spiels.
note = In diesem Spiel geht es um das Leben im Gefängnis: Zigaretten, Kämpfe und Drogen gehören dazu.

## Räume

name-cells = Zellen
name-dining = Kantine
name-showers = Duschen
name-infirmary = Krankenstation
name-yard = Hof
name-solitary = Einzelhaft
name-block_a = Zellenblock A
name-block_b = Zellenblock B

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
text-quick_feet = Einmal pro Zug bekommst du eine Aktion dazu, wenn du gehst.
text-courier = Wenn du gehst, bekommst du 1 Zigarette.
text-broker = Wenn du verkaufst, bekommst du 2 Zigaretten mehr.
text-wholesaler = Spitzhacken und Schaufeln kosten dich 2 Zigaretten weniger.
text-bookkeeper = Am Ende deines Zuges bekommst du 1 Zigarette.
text-fence = Wenn du verkaufst und wenn du kaufst, zieh eine Suchkarte.
text-brawler = Einmal pro Kampf zählen deine bloßen Hände als Waffe.
text-road_captain = Wenn du einen Kampf gewinnst, zieh 2 Suchkarten.
text-thick_skin = Wenn du einen Kampf verlierst, kassierst du keine Abreibung.
text-victory_lap = Wenn du einen Kampf gewinnst, nimm dem Verlierer noch eine zufällige Karte ab.
text-quick_word = Einmal pro Zug bekommst du eine Aktion dazu, wenn du jemanden erpresst.
text-collector = Wenn du jemanden erpresst, bekommst du 2 Zigaretten.
text-cold_stare = Die Waffe, mit der du drohst, behältst du.
text-reputation = Kein anderer Spieler kann dich erpressen.
text-keen_eye = Wenn du suchst, zieh eine Karte mehr.
text-workshop = Für jeden Bauplan brauchst du eine Karte weniger.
text-steady_hands = Einmal pro Zug bekommst du eine Aktion dazu, wenn du bastelst.
text-patience = Wenn du suchst, bekommst du 1 Zigarette.
text-safe_house = Niemand kann dich erpressen, auch Michel(le) nicht.
text-first_aid = Am Ende deines Zuges wirst du eine Abreibung los.
text-chosen_family = Wenn du einen Kampf verlierst, kassierst du keine Abreibung und ziehst eine Suchkarte.
text-open_arms = Einmal im Spiel bekommst du beim Graben 1 Tunnelpunkt mehr. Michel(le) erpresst dich nicht.

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

text-getaway_driver = Nach dem Gehen: eine Aktion. Crew: dazu eine Suchkarte.
text-pickpocket = Nach dem Gehen: 2 Zigaretten. Crew: dazu 2 Suchkarten.
text-roof_climber = In deinem Zug: eine Suchkarte. Crew: dazu eine Aktion.
text-accountant = Nach dem Verkaufen: 3 Zigaretten. Kartell: noch 3.
text-smuggler = Nach dem Kaufen: 2 Suchkarten. Kartell: dazu eine Aktion.
text-forger = In deinem Zug: 2 Zigaretten. Kartell: dazu 2 Suchkarten.
text-prizefighter = Nach einem gewonnenen Kampf: 2 Suchkarten. Biker: dazu 3 Zigaretten.
text-bouncer = In deinem Zug: ein Messer. Biker: noch eins.
text-stunt_rider = In deinem Zug: eine Abreibung weniger. Biker: dazu eine Aktion.
text-racketeer = Nach dem Erpressen: 3 Zigaretten. Bratva: dazu ein Messer.
text-safecracker = Nach dem Graben: 3 Zigaretten. Bratva: dazu eine Aktion.
text-arms_dealer = In deinem Zug: ein Messer. Bratva: dazu 2 Zigaretten.
text-card_sharp = Nach dem Suchen: eine Suchkarte. Triade: noch eine.
text-locksmith = Nach dem Basteln: eine Aktion. Triade: dazu 2 Suchkarten.
text-counterfeiter = Nach dem Suchen: 2 Zigaretten. Triade: dazu eine Aktion.
text-paramedic = Nach dem Auskurieren: eine Aktion. Regenbogen: dazu 2 Suchkarten.
text-hacker = Nach dem Suchen: eine Suchkarte. Regenbogen: dazu 3 Zigaretten.
text-canteen_cook = Nach dem Klauen eines Löffels: noch ein Löffel. Regenbogen: dazu eine Abreibung weniger.

## Michel(le)

michelle = Michel(le)
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
now-figure_roll = Der Würfel rollt für Michel(le).
now-card = Michel(le) zeigt eine Karte.
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
        [yes] Willst du Michel(le) bewegen?
       *[no] { $player } überlegt, ob Michel(le) weiterzieht.
    }
now-lead =
    { $you ->
        [yes] Wohin geht Michel(le)?
       *[no] { $player } bewegt Michel(le).
    }
now-extorted =
    { $you ->
        [yes] Michel(le) verlangt ein Werkzeug. Hergeben oder kämpfen?
       *[no] Michel(le) erpresst { $player }.
    }
now-brawl =
    { $you ->
        [yes] Noch ein Messer. Spielst du eine Waffe aus?
       *[no] { $player } kämpft gegen Michel(le).
    }
now-penalty =
    { $you ->
        [yes] Welches Werkzeug verlierst du?
       *[no] { $player } verliert ein Werkzeug.
    }
now-prize =
    { $you ->
        [yes] Du hast gewonnen. Willst du eine Suchkarte?
       *[no] { $player } hat Michel(le) besiegt.
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

## Aktionen

action-start = { $player } beginnt
action-top = „{ $gang_card_name }“ kommt nach oben
action-past = Das Vorleben ist „{ $past_name }“
action-draw = Die Karte ist: { $card_name }
action-deal = Die Karte ist: { $card_name }
action-lose = Die Karte ist: { $card_name }
action-roll = Der Würfel zeigt eine { $face }
action-turn_up = Die Karte zeigt: { $figure_card_name }
action-search = Suchen
action-walk = Gehen: würfeln
action-sneak = Vorsichtig gehen: { $room_name }
action-visit = Zu { $player } gehen
action-join = Beitreten: { $gang_name }
action-play = „{ $card_name }“ ausspielen
action-extort = { $player } erpressen: { $tool_name }, { x-with-weapon }
action-craft = Basteln: { $recipe_name }
action-dig = Graben: { $tool_name }
action-steal = Löffel klauen
action-heal = Auskurieren
action-sell = Verkaufen: { $card_name }
action-buy = Kaufen: { $deal_name }
action-trade = { $player } einen Handel vorschlagen
action-reveal = Vorleben aufdecken
action-end = Zug beenden
action-go = Gehen: { $room_name }
action-again = Noch einmal würfeln
action-pay = Bezahlen mit: { $card_name }
action-target = { $player }
action-pick = Nehmen: { $card_name }
action-discard = Ablegen: { $card_name }
action-done = Das war’s
action-comply = Herausgeben
action-fight = Kämpfen: { $weapon_name }
action-decline = Keine Waffe ausspielen
action-rob = { $player } eine Karte abnehmen
action-lead = Michel(le) bewegen
action-give = Hergeben: { $tool_name }
action-prize = Suchkarte ziehen
action-lay = Bereitlegen: { $card_name }
action-swap = Gegen ebenso viele Karten
action-charge =
    { $cigarettes ->
        [one] Für { $cigarettes } Zigarette
       *[other] Für { $cigarettes } Zigaretten
    }
action-bid =
    { $cigarettes ->
        [one] { $cigarettes } Zigarette für Karten bieten
       *[other] { $cigarettes } Zigaretten für Karten bieten
    }
action-accept = Zustimmen
action-refuse = Ablehnen

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
        [yes] Du ziehst: { $card_name }.
       *[no] { $player } zieht: { $card_name }.
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
        [yes] Du bezahlst mit: { $card_name }.
       *[no] { $player } bezahlt mit: { $card_name }.
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
    { $you ->
        [yes] Du siehst dir fremde Handkarten an.
       *[no] { $player } sieht sich fremde Handkarten an.
    }
event-shown =
    { $you ->
        [yes] Es sind deine.
       *[no] Es sind die von { $player }.
    }
event-pooled =
    { $you ->
        [yes] Du sammelst alle Handkarten ein.
       *[no] { $player } sammelt alle Handkarten ein.
    }
event-dealt =
    { $you ->
        [yes] Du bekommst ausgeteilt: { $card_name }.
       *[no] { $player } bekommt ausgeteilt: { $card_name }.
    }
event-dealt_unseen = { $player } bekommt eine Karte ausgeteilt.
event-threatened =
    { $you ->
        [yes] Du drohst { x-with-weapon } und verlangst { x-a-tool }.
       *[no] { $player } droht { x-with-weapon } und verlangt { x-a-tool }.
    }
event-was_threatened =
    { $you ->
        [yes] Die Drohung gilt dir.
       *[no] Die Drohung gilt { $player }.
    }
event-complied =
    { $you ->
        [yes] Du gibst { x-a-tool } heraus.
       *[no] { $player } gibt { x-a-tool } heraus.
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
    { $you ->
        [yes] Du nimmst dir { x-a-tool }.
       *[no] { $player } nimmt sich { x-a-tool }.
    }
event-robbed =
    { $you ->
        [yes] Du nimmst dir eine Karte: { $card_name }.
       *[no] { $player } nimmt sich eine Karte: { $card_name }.
    }
event-was_robbed =
    { $you ->
        [yes] Dir wird eine Karte abgenommen: { $card_name }.
       *[no] { $player } verliert eine Karte: { $card_name }.
    }
event-robbed_unseen = { $player } nimmt sich eine Karte.
event-crafted =
    { $you ->
        [yes] Du bastelst: { $recipe_name }.
       *[no] { $player } bastelt: { $recipe_name }.
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
        [yes] Du klaust einen Löffel.
       *[no] { $player } klaut einen Löffel.
    }
event-sold =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du verkaufst für { $cigarettes } Zigarette: { $card_name }.
           *[no] { $player } verkauft für { $cigarettes } Zigarette: { $card_name }.
        }
       *[other] { $you ->
            [yes] Du verkaufst für { $cigarettes } Zigaretten: { $card_name }.
           *[no] { $player } verkauft für { $cigarettes } Zigaretten: { $card_name }.
        }
    }
event-bought =
    { $cigarettes ->
        [one] { $you ->
            [yes] Du kaufst für { $cigarettes } Zigarette: { $deal_name }.
           *[no] { $player } kauft für { $cigarettes } Zigarette: { $deal_name }.
        }
       *[other] { $you ->
            [yes] Du kaufst für { $cigarettes } Zigaretten: { $deal_name }.
           *[no] { $player } kauft für { $cigarettes } Zigaretten: { $deal_name }.
        }
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
        [yes] Du nimmst vom Stapel: { $card_name }.
       *[no] { $player } nimmt vom Stapel: { $card_name }.
    }
event-discarded =
    { $you ->
        [yes] Du legst ab: { $card_name }.
       *[no] { $player } legt ab: { $card_name }.
    }
event-figure_rolled =
    { $you ->
        [yes] Du würfelst eine { $face } für Michel(le).
       *[no] { $player } würfelt eine { $face } für Michel(le).
    }
event-figure_moved = Michel(le) geht { x-into-room }.
event-figure_extorts =
    { $you ->
        [yes] Michel(le) erpresst dich.
       *[no] Michel(le) erpresst { $player }.
    }
event-turned_up = Michel(le) zeigt { x-shows }.
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
event-asked =
    { $you ->
        [yes] Du wirst um Zustimmung gebeten.
       *[no] { $player } wird um Zustimmung gebeten.
    }
event-refused =
    { $you ->
        [yes] Du lehnst den Handel ab.
       *[no] { $player } lehnt den Handel ab.
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
            [yes] Du erhältst: { $card_name }.
           *[no] { $player } erhält: { $card_name }.
        }
       *[other] { $you ->
            [yes] Du erhältst: { $count } × { $card_name }.
           *[no] { $player } erhält: { $count } × { $card_name }.
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
        [one] { $winners } ist durch die Mauer und weg, bevor der Alarm losgeht.
       *[other] { $winners } sind durch die Mauer und weg, bevor der Alarm losgeht.
    }
ending-team = { $winners } sind gemeinsam durch die Mauer entkommen.
ending-limit =
    { $count ->
        [one] Die Zeit ist um, und { $winners } hat den längsten Tunnel.
       *[other] Die Zeit ist um: Niemand hat einen längeren Tunnel als { $winners }, und sie teilen sich den Sieg.
    }

## Optionen

option-michelle = Michel(le)
    .help = Eine Figur, die niemand spielt und die alle erpresst, die mit ihr im selben Raum sind.
option-michelle-auto = zu zweit
option-michelle-on = immer
option-michelle-off = nie
option-teams = Teams
    .help = Zwei Teams und zwei Zellenblöcke, zu viert oder zu sechst. Bei jeder anderen Spielerzahl spielt jeder für sich.
option-memory = Gedächtnis
    .help = Führt das Spiel eine Liste der Karten, die andere vor aller Augen genommen haben?
option-memory-public = gesehene Karten werden notiert
option-memory-none = alle müssen sie sich merken
option-turn_limit = Zuglimit
    .help = Nach so vielen Runden gewinnt der längste Tunnel.

## Regeln. Der Text, und unter .no das, was zu hören bekommt, wen die Regel aufhält.

chapter-material = Spielmaterial
chapter-goal = Aufbau und Ziel
chapter-turn = Ein Zug
chapter-rooms = Raumaktionen
chapter-beatings = Abreibungen und Vorleben
chapter-michelle = Michel(le)
chapter-teams = Teams
chapter-table = Am Tisch

DIG-01 = Die Räume sind die Zellen, die Kantine, die Duschen, die Krankenstation, der Hof und die Einzelhaft. Keine Würfelzahl führt in die Einzelhaft: Dorthin kommt man nur durch Karten. Du verlässt sie, indem du normal oder vorsichtig gehst. In Einzelhaft kannst du nicht suchen; sonst ist alles wie in jedem anderen Raum.
    .no = In Einzelhaft gibt es nichts zu finden.
DIG-02 = Jede Würfelzahl führt in zwei Räume. 1: Zellen oder Kantine. 2: Zellen oder Krankenstation. 3: Zellen oder Duschen. 4: Hof oder Kantine. 5: Hof oder Duschen. 6: Hof oder Krankenstation.
DIG-03 = Suchen bringt in den Zellen 1 Karte, in der Kantine, in der Krankenstation und im Hof 2 und in den Duschen 3.
DIG-04 = Vier Stapel liegen offen aus: 15 Löffel zu je 1 Tunnelpunkt, 10 Spitzhacken zu je 3, 8 Schaufeln zu je 4 und 30 Messer. Was davon abgelegt wird, kommt auf seinen Stapel zurück.
DIG-05 = Es gibt 77 Suchkarten: 24 Accessoires, 22 Bauteile, 14 Waffen, 10 Aktionskarten und 7 Wertsachen. Sie liegen verdeckt auf einem Stapel; daneben liegt offen der Ablagestapel. Ist beim Ziehen der Stapel leer, wird der Ablagestapel gemischt, und das Ziehen geht weiter; eine Karte, die gerade ausgeführt wird, ist noch nicht dabei. Ist gar nichts mehr da, wird nichts gezogen.
    .no = Gerade werden Karten gezogen.
DIG-06 = Jede der sechs Gangs hat einen gemischten Stapel von vier Karten. Er liegt offen: Alle sehen die oberste. Eine abgelegte Gangkarte kommt unter ihren Stapel.
    .no = Auf einem Gangstapel wird gerade die nächste Karte sichtbar.
DIG-07 = Alle bekommen verdeckt eines der 18 kriminellen Vorleben und dürfen ihr eigenes jederzeit ansehen.
    .no = Die Vorleben werden noch ausgeteilt.
DIG-08 = Zigaretten gibt es so viele, wie gebraucht werden. Alle beginnen ohne.
DIG-09 = Alle starten in den Zellen, mit 3 Suchkarten und einem Vorleben. Das Los entscheidet, wer beginnt; danach geht es im Uhrzeigersinn reihum.
    .no = Jemand anderes ist am Zug.
DIG-10 = Wer genug Tunnelpunkte hat, hat sofort gewonnen: zu zweit oder zu dritt 12, zu viert 10, zu fünft oder zu sechst 8.
    .no = Das Spiel ist zu Ende: Jemand ist draußen.
DIG-11 = In deinem Zug hast du bis zu zwei Aktionen, eine nach der anderen; die zweite darf schon den Raum nutzen, in den dich die erste geführt hat. Was eine Gangkarte bringt, ist keine Aktion, es sei denn, die Karte sagt es; eine zusätzliche Aktion oder ein weiterer Wurf steht dir einmal pro Zug zu, ein zusätzlicher Tunnelpunkt einmal im Spiel. Das Vorleben aufzudecken ist keine Aktion. Eine Aktion, die nichts bewirken würde, ist nicht erlaubt. Was einmal pro Zug geht, geht nur einmal, egal, wie viele Aktionen du hast.
    .no = Dafür hast du keine Aktion mehr, oder es würde nichts bewirken, oder es ist nicht der richtige Moment.
DIG-12 = Am Ende deines Zuges darfst du höchstens 10 Karten auf der Hand haben; was du ablegst, entscheidest du. Die Reihenfolge: was am Ende eines Zuges geschieht, dann die Bewegung von Michel(le), dann das Handkartenlimit, dann der nächste Spieler.
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
DIG-18 = Erpressen, einmal pro Zug: jemanden in deinem Raum, der nicht in deinem Team ist. Du brauchst eine Waffe auf der Hand.
    .no = Erpressen kannst du einmal pro Zug und mit einer Waffe auf der Hand, und zwar jemanden in deinem Raum, der weder in deinem Team noch geschützt ist.
DIG-19 = Du nennst ein Werkzeug und legst eine Waffe hin. Das Opfer darf so ein Werkzeug herausgeben, wenn es eins auf der Hand hat: Dann ist die Sache erledigt.
    .no = Zum Drohen brauchst du eine Waffe aus deiner Hand; die Antwort ist das genannte Werkzeug oder ein Kampf.
DIG-20 = Andernfalls kommt es zum Kampf: Abwechselnd spielen beide je eine Waffe aus, das Opfer zuerst. Wer nicht kann oder nicht will, verliert und kassiert eine Abreibung.
    .no = Es wird gekämpft: Wer gefragt wird, spielt eine Waffe aus der Hand aus oder keine.
DIG-21 = Gewinnt der Angreifer, nimmt er dem Opfer das genannte Werkzeug ab oder, wenn es keins davon hat, eine zufällige Karte. Gewinnt das Opfer, nimmt es dem Angreifer eine zufällige Karte ab. Wer keine Handkarten hat, dem wird nichts abgenommen.
    .no = Zuerst wird dem Verlierer abgenommen, was der Kampf eingebracht hat.
DIG-22 = Ausgespielte Messer kommen auf ihren Stapel zurück, andere Waffen auf den Ablagestapel. Das gilt auch für die Waffe, mit der gedroht wurde, selbst wenn das Opfer das Werkzeug herausgibt. All das geschieht, bevor eine zufällige Karte gezogen wird.
DIG-23 = Basteln: Leg die Karten eines Bauplans ab und nimm vom Stapel, was dabei herauskommt. Das geht nicht in den Zellen oder den Duschen, nicht mit einer Abreibung und nicht von einem leeren Stapel, und eine Aktion reicht nur für einen Bauplan. Wenn zwei Messer entstehen und nur noch eins da ist, bekommst du eins. Ein Messer: Zahnbürste und Klebeband. Zwei Messer: Schere und Klebeband oder Rasierklinge und Löffel. Eine Spitzhacke: Schere, Besenstiel und Klebeband. Eine Schaufel: Bratpfanne, Besenstiel und Klebeband.
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
DIG-30 = Du darfst dein Vorleben einmal im Spiel aufdecken, in deinem eigenen Zug und in dem Moment, den es nennt: gleich nachdem du das Genannte getan hast. Dann wirkt es. Gehörst du in diesem Moment zu seiner Gang, bekommst du auch den Teil für die Gang. Danach bleibt es offen liegen und ist verbraucht.
    .no = Es ist nicht der Moment, den dein Vorleben nennt, oder es ist schon aufgedeckt.
DIG-31 = Michel(le) startet in den Duschen, mit acht verdeckten Karten, die neu gemischt werden, wenn sie aufgebraucht sind. Aufgedeckte Karten sind für alle sichtbar und bleiben liegen, bis diese Erpressung vorbei ist. Am Ende deines Zuges darfst du die Figur mit dem Würfel bewegen, wie beim normalen Gehen; den Raum wählst du. In die Einzelhaft kommt sie nie.
    .no = Am Ende eines Zuges darf, wer am Zug ist, Michel(le) bewegen, in einen der beiden Räume, in die der Würfel führt.
DIG-32 = Ist Michel(le) in einen Raum gegangen, werden dort alle erpresst, im Uhrzeigersinn, angefangen bei dem Spieler, der die Figur bewegt hat. Wer in den Raum von Michel(le) kommt, egal wie und in wessen Zug, wird sofort erpresst; danach geht der Zug weiter.
DIG-33 = Eine Karte wird aufgedeckt. Ist kein Messer darauf, geschieht nichts. Bei einem Messer darfst du eines der abgebildeten Werkzeuge ablegen, und die Sache ist erledigt. Andernfalls kommt es zum Kampf: Du spielst eine Waffe aus, und die nächste Karte wird aufgedeckt. Ohne Messer hast du gewonnen und darfst eine Suchkarte ziehen; mit Messer geht es weiter. Dein Team kann dir nicht helfen.
    .no = Michel(le) wartet auf eine Antwort: ein Werkzeug von der Karte, eine Waffe oder keine.
DIG-34 = Wer keine Waffe ausspielen kann oder will, kassiert eine Abreibung und legt ein Werkzeug ab, das auf der letzten Karte abgebildet ist, bei mehreren nach eigener Wahl; wer keins davon hat, legt eine zufällige Karte ab.
    .no = Zuerst wird ein Werkzeug hergegeben, das die Karte zeigt.
DIG-35 = Zu viert oder zu sechst können zwei Teams spielen; sie sitzen abwechselnd. Die Tunnelpunkte gehören dem Team: Zu viert gewinnen 16, zu sechst 20.
    .no = Das Spiel ist zu Ende: Ein Team ist draußen.
DIG-36 = Es gibt zwei Zellenblöcke, A und B. Jeder ist ein Raum, in dem alle Regeln der Zellen gelten, und jedes Team startet in seinem eigenen. Eine gewürfelte 1, 2 oder 3 kann in jeden der beiden führen.
    .no = So einen Raum gibt es in diesem Spiel nicht.
DIG-37 = Du gräbst nur in deinem eigenen Block. Im Block des anderen Teams darfst du basteln, in deinem eigenen nicht.
    .no = Du gräbst nur in deinem eigenen Zellenblock.
DIG-38 = In einem Kampf wird auf jeder Seite zuerst der Angreifer oder das Opfer selbst gefragt, danach im Uhrzeigersinn jedes Teammitglied im selben Raum; eine Seite hat verloren, wenn alle ablehnen. Von Angreifer und Opfer kassiert, wer verloren hat, eine Abreibung, ebenso alle, die für diese Seite eine Waffe ausgespielt haben. Wer von den beiden gewonnen hat, nimmt dem anderen ab, was DIG-21 sagt, und darf auch jedem, der dem Verlierer geholfen hat, eine zufällige Karte abnehmen. Das Werkzeug herausgeben kann nur das Opfer.
    .no = Der Sieger darf jedem Helfer auf der Verliererseite eine Karte abnehmen, wenn der eine hat.
DIG-39 = Handeln: Du gibst einem Teammitglied in deinem Raum beliebig viele Karten und bekommst ebenso viele zurück, wobei jeder seine Karten selbst aussucht, oder einer von euch gibt Karten und der andere dafür Zigaretten. Das Teammitglied muss zustimmen; erst dann ist die Aktion verbraucht. Ein Vorschlag, aus dem nichts wird, ist der letzte in diesem Zug.
    .no = Für einen Handel braucht es ein Teammitglied in deinem Raum, das zustimmt, und etwas von euch beiden; wird aus einem Vorschlag nichts, ist er der letzte in diesem Zug.
DIG-40 = Wenn du normal gehst, darfst du, ohne zu würfeln, in den Raum eines Teammitglieds aus derselben Gang gehen, aber nicht in die Einzelhaft.
    .no = Ohne zu würfeln kannst du nur zu einem Teammitglied aus deiner eigenen Gang gehen, und auch das nicht in die Einzelhaft.
DIG-41 = Zuglimit: Nach 150 Runden gewinnt der längste Tunnel; sind mehrere gleich lang, wird der Sieg geteilt. Das Limit lässt sich ändern.
    .no = Das Spiel ist zu Ende: Das Zuglimit ist erreicht.
DIG-42 = Offen für alle sind: die Anzahl der Handkarten, außerdem Zigaretten, Abreibungen, Gangkarten, ausgelegte Werkzeuge, die obersten Karten der Stapel, der Ablagestapel und jede Karte, die offen genommen oder gegeben wird. Eine zufällig aus einer Hand gezogene Karte kennen nur die beiden Beteiligten. Option: ob das Spiel eine Liste führt, welche Handkarten der anderen bekannt sind.
