### Was nur das Brett von Der Sündenbock sagt: Regeln der Räume in wenigen Worten, Tabletts und
### Stimmzettel, und was Vorleseprogramme vorlesen.

scapegoat-board = Das Gefängnis: zwölf Räume, darunter der Tisch und die Bögen aller Häftlinge
scapegoat-desk = Worum es gerade geht
scapegoat-race = Elemente des Plans
scapegoat-elements =
    { $count ->
        [one] { $count } Element des Plans
       *[other] { $count } Elemente des Plans
    }

## Räume

scapegoat-rule-chapel-silver = Eine fremde Erpressungskarte blind ablegen
scapegoat-rule-chapel-gold = Bezahlen: eine fremde Erpressungskarte blind nehmen
scapegoat-rule-radio_room-silver = Zwei Wachen beliebig versetzen
scapegoat-rule-radio_room-gold = Eine Wache beliebig versetzen
scapegoat-rule-dining_hall-silver = Bis zu 3 Ausdauer
scapegoat-rule-dining_hall-gold = 1 Ausdauer
scapegoat-rule-infirmary-silver = 1 Medikament nehmen
scapegoat-rule-infirmary-gold = Bezahlen: 2 Medikamente
scapegoat-rule-exercise_yard-silver = Bezahlen: 1 Gegenstand hier
scapegoat-rule-exercise_yard-gold = Bezahlen: 2 Gegenstände hier
scapegoat-rule-visiting_area-silver = 1 beliebiger Gegenstand hier
scapegoat-rule-visiting_area-gold = Bezahlen: die Waffe
scapegoat-rule-workshop-silver = 1 Werkzeug nehmen
scapegoat-rule-workshop-gold = Bezahlen: 2 Werkzeuge
scapegoat-rule-recreational_room-silver = Bis zu 2 Bargeld
scapegoat-rule-recreational_room-gold = 1 Bargeld
scapegoat-rule-cell_block-silver = 1 Messer nehmen
scapegoat-rule-cell_block-gold = Bezahlen: 2 Messer
scapegoat-rule-laundry_room-silver = 1 Kleidungsstück nehmen
scapegoat-rule-laundry_room-gold = Bezahlen: 2 Kleidungsstücke
scapegoat-rule-guards_room-silver = 1 Schlüssel nehmen
scapegoat-rule-guards_room-gold = Bezahlen: 2 Schlüssel
scapegoat-rule-wardens_office-silver = 1 Erpressungskarte ziehen
scapegoat-rule-wardens_office-gold = Bezahlen: 3 Erpressungskarten ziehen, 1 behalten
scapegoat-free = frei
scapegoat-ap = { $count } AP
scapegoat-room =
    { $side ->
        [gold] { $room }, goldene Seite: { $rule }.
       *[silver] { $room }, silberne Seite: { $rule }.
    }
scapegoat-guards =
    { $count ->
        [0] Keine Wachen.
        [one] { $count } Wache.
       *[other] { $count } Wachen.
    }
scapegoat-watched = Zählt in dieser Runde eine Wache mehr.
scapegoat-locked = In dieser Runde abgeriegelt.
scapegoat-lies = Hier liegt: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Aufgabe „{ $task }“ für Element { $element }: { $items }; { $prisoners } Häftling; höchstens { $guards } Wachen.
       *[other] Aufgabe „{ $task }“ für Element { $element }: { $items }; { $prisoners } Häftlinge; höchstens { $guards } Wachen.
    }
scapegoat-here = Hier: { $names }.

## Die Zeile oben

scapegoat-guards-of = { $count } Wachen im Gefängnis. Sind es { $most }, ist die nächste das Ende für alle.
scapegoat-tasks-left = Aufgabenkarten im Stapel: { $count }
scapegoat-cards-left = Erpressungskarten im Stapel: { $count }. Abgelegt: { $used }
scapegoat-plan-empty = Noch hat niemand etwas für den Plan getan.
scapegoat-indispensable =
    { $count ->
        [one] Unentbehrlich ist jetzt { $who }.
       *[other] Unentbehrlich sind jetzt { $who }.
    }
scapegoat-nobody-needed = Unentbehrlich ist jetzt niemand.
scapegoat-missing = Noch fehlt: { $elements }.
scapegoat-spared = Auf { $player } als Sündenbock könnte der Plan verzichten.

## Bögen

scapegoat-is-goat = Sündenbock, Bonus { $bonus }
scapegoat-tag-goat = Bock +{ $bonus }
scapegoat-needed = Unentbehrlich: Den anderen fehlt sonst etwas
scapegoat-has-elements =
    { $count ->
        [0] Keine Elemente
       *[other] Elemente { $elements }
    }
scapegoat-has =
    { $count ->
        [0] Keine Gegenstände; Bargeld { $cash }, Ausdauer { $stamina }
       *[other] Gegenstände: { $items }; Bargeld { $cash }, Ausdauer { $stamina }
    }
scapegoat-cards =
    { $count ->
        [0] Keine Erpressungskarten
        [one] { $count } Erpressungskarte
       *[other] { $count } Erpressungskarten
    }
scapegoat-voted-for = Hat für { $player } gestimmt
scapegoat-less = { $count } Aktionspunkt weniger in dieser Runde
scapegoat-gain-marks = bekommt { $element }
scapegoat-gain-draws = bekommt … ?
scapegoat-gain-nothing = nichts
scapegoat-free-now = frei
scapegoat-stays = bleibt da

## Ein Zug

scapegoat-points =
    { $count ->
        [one] Noch { $count } Aktionspunkt
       *[other] Noch { $count } Aktionspunkte
    }
scapegoat-bribed =
    { $count ->
        [one] { $count } sieht weg
       *[other] { $count } sehen weg
    }
scapegoat-riot = Aufstand: eine Wache in deinen Raum holen
scapegoat-riot-short = Aufstand
scapegoat-bribe-short = Bestechen
scapegoat-push-short = Ausdauer
scapegoat-end-short = Zug beenden
scapegoat-riot-from = Aus welchem Raum kommt die Wache?
scapegoat-costs =
    { $count ->
        [0] Kostet keinen Aktionspunkt.
        [one] Kostet { $count } Aktionspunkt.
       *[other] { $watched ->
            [yes] Kostet { $count } Aktionspunkte: Zwei Wachen sehen zu.
           *[no] Kostet { $count } Aktionspunkte.
        }
    }
scapegoat-if-bribed =
    { $guards ->
        [0] Kostet 1 Bargeld. Dann zählt hier keine Wache mehr.
        [one] Kostet 1 Bargeld. Dann zählt hier nur noch { $guards } Wache.
       *[other] Kostet 1 Bargeld. Dann zählen hier noch { $guards } Wachen.
    }
scapegoat-if-pushed = Aus 1 Ausdauer wird 1 Aktionspunkt.
scapegoat-pays = Du bekommst { $element }. Dann wird eine Karte gezogen: Ihr Element geht an { $others }. { $goat } geht als Sündenbock leer aus.
scapegoat-pressure =
    { $guards ->
        [0] Hier steht keine Wache im Weg.
        [1] Eine Wache allein stört nicht.
        [2] Zwei Wachen sehen zu: Außer Gehen und Erpressen kostet alles 1 mehr.
        [3] Drei Wachen: nur gehen, erpressen und freie Aktionen.
       *[other] Vier Wachen: Hier hilft nur noch gehen.
    }

## Die Abstimmung

scapegoat-ballot = Abstimmung
scapegoat-talk =
    { $you ->
        [yes] Beredet es. Du rufst zur Abstimmung.
       *[no] Beredet es. { $player } ruft zur Abstimmung.
    }
scapegoat-voting = Versiegelt: { $count } von { $of }. Alle werden zugleich geöffnet.
scapegoat-tie =
    { $you ->
        [yes] Gleichstand: Du entscheidest.
       *[no] Gleichstand: { $player } entscheidet.
    }
scapegoat-elected =
    { $you ->
        [yes] Du bist der Sündenbock: +{ $bonus } AP.
       *[no] { $player } ist der Sündenbock: +{ $bonus } AP.
    }

## Tabletts

scapegoat-gives =
    { $you ->
        [yes] Du gibst
       *[no] { $player } gibt
    }
scapegoat-wanted-of =
    { $you ->
        [yes] { $asker } braucht das von dir für die Aufgabe
       *[no] { $asker } braucht das von { $player } für die Aufgabe
    }
scapegoat-nothing = nichts
scapegoat-no-more = mehr ist nicht da
scapegoat-change = Tabletts leeren
scapegoat-building = { $player } stellt ein Angebot zusammen.
scapegoat-thinking = { $player } überlegt.

## Die Auswahl: Überschriften, und was darunter genügt

scapegoat-steal-from = Von { $player } stehlen
scapegoat-item-of = Von { $player }
group-move = Gehen
group-riot = Aufstand: eine Wache herholen
group-put_back = Gegenstand zurücklegen
group-play = Erpressungskarte spielen
group-offer = Angebot machen
group-pick_room = Räume
group-take = Nehmen
group-give = Geben
group-ask = Verlangen
short-move = { $room_name }
short-riot = Wache von hier: { $room_name }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = an { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }
