### Alcatraz: Verrat hinter Gittern, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name und
### $other_name (ein anderer Spieler) sind die Namen von unten.

title = Alcatraz: Verrat hinter Gittern
tagline = Arbeitet gemeinsam an einem Ausbruch und stimmt Runde für Runde ab, wer dabei leer ausgeht. Einer von euch bleibt zurück.

## Die Regeln in fünf Zeilen

rules-goal = Sammelt zusammen die sechs Elemente des Plans, A bis F. Dann entkommen alle bis auf einen, und der solltest nicht du sein.
rules-turn = Gib deine Aktionspunkte aus: gehen, den Raum nutzen, stehlen, einen Aufstand anzetteln, eine Aufgabe ausführen. Handeln und Bestechen sind frei.
rules-twist = Eine Aufgabe braucht ihre Gegenstände, genug Häftlinge im Raum und wenige Wachen. Wer sie ausführt, markiert ihr Element; die anderen das einer gezogenen Karte.
rules-others = Jede Runde wählt ihr einen Sündenbock: mehr Aktionspunkte und Erpressung, aber keine Aufgabe und kein Element, egal wer eine ausführt. Ein Sündenbock, auf den der Plan verzichten kann, bleibt zurück.
rules-end = Haben einige von euch alle sechs Elemente, ist es vorbei. Das Schloss zeigt, auf wen der Plan nicht verzichten kann. Kommt vorher die 21. Wache, kommt niemand raus.

## Die Liste von allem, unter den Regeln

things-rooms = Räume
things-items = Gegenstände, und wo sie liegen
things-cards = Erpressungskarten
things-tasks = Aufgaben
things-task =
    { $items }; { $prisoners ->
        [one] { $prisoners } Häftling
       *[other] { $prisoners } Häftlinge
    } im Raum, { $guards ->
        [0] keine Wache dort
        [one] höchstens { $guards } Wache
       *[other] höchstens { $guards } Wachen
    }.

## Am Ende: die Überschrift

headline-won = Du bist entkommen
headline-lost = Du bleibst zurück
headline-told =
    { $count ->
        [one] { $winners } ist entkommen
       *[other] { $winners } sind entkommen
    }
headline-nobody = Niemand ist rausgekommen

## Namen: Räume

name-chapel = Kapelle
name-radio_room = Funkraum
name-dining_hall = Kantine
name-infirmary = Krankenstation
name-exercise_yard = Hof
name-visiting_area = Besucherraum
name-workshop = Werkstatt
name-recreational_room = Aufenthaltsraum
name-cell_block = Zellenblock
name-laundry_room = Wäscherei
name-guards_room = Wachraum
name-wardens_office = Büro des Direktors
name-silver = Silber
name-gold = Gold

## Namen: was man haben kann

name-key = Schlüssel
name-knife = Messer
name-clothes = Kleidung
name-drugs = Medikament
name-tools = Werkzeug
name-gun = Waffe
name-cash = Bargeld

## Namen: Elemente des Plans

name-A = A (Aufstand)
name-B = B (Tunnel)
name-C = C (Schacht)
name-D = D (Schlüssel)
name-E = E (Verkleidung)
name-F = F (Geisel)

## Namen: Erpressungskarten

name-inform = Verpfeifen
name-shakedown = Filzen
name-lock_down = Abriegelung
name-transfer = Verlegung
name-change_of_plan = Planänderung
name-rumour = Gerücht
name-pickpocket = Taschendieb
name-protection_money = Schutzgeld
name-work_detail = Arbeitsdienst
name-eyes_everywhere = Augen überall
name-forged_pass = Falscher Ausweis

## Namen: Aufgaben

name-spread_a_rumour = Gerüchte streuen
name-make_a_duplicate_key = Nachschlüssel anfertigen
name-stir_up_the_canteen = Kantine aufwiegeln
name-set_the_laundry_on_fire = Wäscherei anzünden
name-break_into_the_armoury = Waffenkammer aufbrechen
name-loosen_the_floor = Bodenplatten lockern
name-hide_the_rubble = Schutt verstecken
name-prop_up_the_tunnel = Tunnel abstützen
name-dig_under_the_wall = Mauer untertunneln
name-break_through_the_rock = Fels durchbrechen
name-oil_the_hinges = Scharniere ölen
name-find_the_shaft = Schacht finden
name-lift_the_grating = Gitterrost anheben
name-cut_the_bars = Gitterstäbe durchsägen
name-crawl_through_the_duct = Durch die Lüftung kriechen
name-press_a_mould = Schlüsselabdruck nehmen
name-copy_the_list_of_locks = Schließplan abschreiben
name-drug_the_night_watch = Nachtwache betäuben
name-empty_the_key_cabinet = Schlüsselschrank ausräumen
name-change_the_locks = Schlösser austauschen
name-dye_the_shirts = Hemden färben
name-sew_on_the_badges = Abzeichen annähen
name-steal_a_uniform = Uniform stehlen
name-forge_the_papers = Papiere fälschen
name-rehearse_the_patrol = Patrouille proben
name-shadow_the_chaplain = Pfarrer beschatten
name-learn_the_rounds = Rundgänge ausspähen
name-lure_the_doctor = Arzt in die Falle locken
name-overpower_a_guard = Wache überwältigen
name-lock_in_the_warden = Direktor einsperren

## Namen: Aufgaben eines selbst eingetippten Stapels

name-own_task_1 = Aufgabenkarte 1
name-own_task_2 = Aufgabenkarte 2
name-own_task_3 = Aufgabenkarte 3
name-own_task_4 = Aufgabenkarte 4
name-own_task_5 = Aufgabenkarte 5
name-own_task_6 = Aufgabenkarte 6
name-own_task_7 = Aufgabenkarte 7
name-own_task_8 = Aufgabenkarte 8
name-own_task_9 = Aufgabenkarte 9
name-own_task_10 = Aufgabenkarte 10
name-own_task_11 = Aufgabenkarte 11
name-own_task_12 = Aufgabenkarte 12
name-own_task_13 = Aufgabenkarte 13
name-own_task_14 = Aufgabenkarte 14
name-own_task_15 = Aufgabenkarte 15
name-own_task_16 = Aufgabenkarte 16
name-own_task_17 = Aufgabenkarte 17
name-own_task_18 = Aufgabenkarte 18
name-own_task_19 = Aufgabenkarte 19
name-own_task_20 = Aufgabenkarte 20
name-own_task_21 = Aufgabenkarte 21
name-own_task_22 = Aufgabenkarte 22
name-own_task_23 = Aufgabenkarte 23
name-own_task_24 = Aufgabenkarte 24
name-own_task_25 = Aufgabenkarte 25
name-own_task_26 = Aufgabenkarte 26
name-own_task_27 = Aufgabenkarte 27
name-own_task_28 = Aufgabenkarte 28
name-own_task_29 = Aufgabenkarte 29
name-own_task_30 = Aufgabenkarte 30

## Die Räume im Satz: „der Hof“, „den Hof“, „im Hof“, „in den Hof“, „vom Hof“.

x-room =
    { $room ->
        [chapel] die Kapelle
        [radio_room] der Funkraum
        [dining_hall] die Kantine
        [infirmary] die Krankenstation
        [exercise_yard] der Hof
        [visiting_area] der Besucherraum
        [workshop] die Werkstatt
        [recreational_room] der Aufenthaltsraum
        [cell_block] der Zellenblock
        [laundry_room] die Wäscherei
        [guards_room] der Wachraum
       *[wardens_office] das Büro des Direktors
    }
x-the-room =
    { $room ->
        [chapel] die Kapelle
        [radio_room] den Funkraum
        [dining_hall] die Kantine
        [infirmary] die Krankenstation
        [exercise_yard] den Hof
        [visiting_area] den Besucherraum
        [workshop] die Werkstatt
        [recreational_room] den Aufenthaltsraum
        [cell_block] den Zellenblock
        [laundry_room] die Wäscherei
        [guards_room] den Wachraum
       *[wardens_office] das Büro des Direktors
    }
x-in-room =
    { $room ->
        [chapel] in der Kapelle
        [radio_room] im Funkraum
        [dining_hall] in der Kantine
        [infirmary] in der Krankenstation
        [exercise_yard] im Hof
        [visiting_area] im Besucherraum
        [workshop] in der Werkstatt
        [recreational_room] im Aufenthaltsraum
        [cell_block] im Zellenblock
        [laundry_room] in der Wäscherei
        [guards_room] im Wachraum
       *[wardens_office] im Büro des Direktors
    }
x-into-room =
    { $room ->
        [chapel] in die Kapelle
        [radio_room] in den Funkraum
        [dining_hall] in die Kantine
        [infirmary] in die Krankenstation
        [exercise_yard] in den Hof
        [visiting_area] in den Besucherraum
        [workshop] in die Werkstatt
        [recreational_room] in den Aufenthaltsraum
        [cell_block] in den Zellenblock
        [laundry_room] in die Wäscherei
        [guards_room] in den Wachraum
       *[wardens_office] ins Büro des Direktors
    }
x-into-to =
    { $to ->
        [chapel] in die Kapelle
        [radio_room] in den Funkraum
        [dining_hall] in die Kantine
        [infirmary] in die Krankenstation
        [exercise_yard] in den Hof
        [visiting_area] in den Besucherraum
        [workshop] in die Werkstatt
        [recreational_room] in den Aufenthaltsraum
        [cell_block] in den Zellenblock
        [laundry_room] in die Wäscherei
        [guards_room] in den Wachraum
       *[wardens_office] ins Büro des Direktors
    }
x-from-room =
    { $room ->
        [chapel] aus der Kapelle
        [radio_room] aus dem Funkraum
        [dining_hall] aus der Kantine
        [infirmary] aus der Krankenstation
        [exercise_yard] vom Hof
        [visiting_area] aus dem Besucherraum
        [workshop] aus der Werkstatt
        [recreational_room] aus dem Aufenthaltsraum
        [cell_block] aus dem Zellenblock
        [laundry_room] aus der Wäscherei
        [guards_room] aus dem Wachraum
       *[wardens_office] aus dem Büro des Direktors
    }

## Beschriftungen

riot = AUFSTAND
scapegoat = SÜNDENBOCK
guards = WACHEN
points = AKTIONSPUNKTE
stamina = AUSDAUER
cash = BARGELD
plan = PLAN
round = RUNDE
last-round = LETZTE RUNDE

## Was jetzt ansteht

now-layout = Das Gefängnis wird aufgebaut.
now-side = Welche Seiten der Räume liegen oben?
now-first_guards = Die ersten Wachen beziehen ihre Posten.
now-lodge = Jeder bekommt einen Raum zugewiesen.
now-draw = Eine Aufgabenkarte wird gezogen.
now-spot = Wo liegt die neue Aufgabe?
now-first_scapegoat = Wer muss als Erster den Kopf hinhalten?
now-new_guard = Eine neue Wache kommt.
now-reward = Was springt für die anderen dabei heraus?
now-deal = Eine Erpressungskarte wird gezogen.
now-blind = Aus einer Hand wird blind eine Karte gezogen.
now-talk =
    { $you ->
        [yes] Besprecht euch, dann ruf zur Abstimmung: Wer wird der Sündenbock?
       *[no] Zeit zu reden. Zur Abstimmung ruft { $player }.
    }
now-vote =
    { $you ->
        [yes] Stimm ab: Wer soll der Sündenbock sein?
       *[no] { $player } hat noch nicht abgestimmt.
    }
now-name =
    { $you ->
        [yes] Gleichstand. Du entscheidest, wer der Sündenbock wird.
       *[no] Gleichstand. { $player } entscheidet, wer der Sündenbock wird.
    }
now-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
now-pay =
    { $you ->
        [yes] Womit bezahlst du?
       *[no] { $player } wählt, womit bezahlt wird.
    }
now-place =
    { $you ->
        [yes] In welchen Raum kommt der Gegenstand, mit dem du bezahlst?
       *[no] { $player } wählt, wohin der bezahlte Gegenstand kommt.
    }
now-take =
    { $you ->
        [yes] Welchen Gegenstand nimmst du?
       *[no] { $player } sucht einen Gegenstand aus.
    }
now-pick_room =
    { $you ->
        [yes] Wähle einen Raum.
       *[no] { $player } wählt einen Raum.
    }
now-pick_prisoner =
    { $you ->
        [yes] Wähle einen Häftling.
       *[no] { $player } wählt einen Häftling.
    }
now-pick_item =
    { $you ->
        [yes] Wähle einen Gegenstand.
       *[no] { $player } wählt einen Gegenstand.
    }
now-pick_card =
    { $you ->
        [yes] Welche Erpressungskarte soll es sein?
       *[no] { $player } sucht eine Erpressungskarte aus.
    }
now-keep =
    { $you ->
        [yes] Welche dieser Erpressungskarten behältst du?
       *[no] { $player } sieht sich Erpressungskarten an.
    }
now-drop =
    { $you ->
        [yes] Mehr als zwei Karten darfst du nicht haben: Welche legst du ab?
       *[no] { $player } muss eine Erpressungskarte ablegen.
    }
now-offer =
    { $you ->
        [yes] Was gibst du, und was verlangst du?
       *[no] { $player } bereitet ein Angebot vor.
    }
now-answer =
    { $you ->
        [yes] Ein Angebot für dich: Nimmst du es an?
       *[no] { $player } denkt über ein Angebot nach.
    }
now-gather =
    { $you ->
        [yes] Wessen Gegenstand wird für die Aufgabe verwendet?
       *[no] { $player } sucht die Gegenstände für die Aufgabe zusammen.
    }
now-consent =
    { $you ->
        [yes] Für die Aufgabe werden Gegenstände von dir gebraucht: Stimmst du zu?
       *[no] { $player } soll Gegenstände für die Aufgabe beisteuern.
    }
now-leave =
    { $you ->
        [yes] Wer muss zurückbleiben?
       *[no] { $player } sagt, wer zurückbleiben muss.
    }
now-over = Das Spiel ist zu Ende.

## Was als Nächstes zu tun ist

ask-talk = Beratet euch im Chat, dann ruf die Abstimmung aus.
ask-vote = Stimm ab: Tippe an, wer der Sündenbock sein soll.
ask-name = Gleichstand, und du entscheidest: Tippe den neuen Sündenbock an.
ask-turn = Tippe einen Raum an, um hinzugehen, oder was du hier tun willst.
ask-turn-spent = Keine Aktionspunkte mehr: Handle, bestich, nutze Ausdauer oder beende deinen Zug.
ask-pay = Wähle, womit du bezahlst.
ask-place = Tippe den Raum an, in den der bezahlte Gegenstand kommt.
ask-take = Tippe den Gegenstand an, den du nimmst.
ask-take-second = Du nimmst: { $item_name }. Jetzt den zweiten Gegenstand.
ask-radio = Funkraum: Welche Wache? Tippe den Raum an, den sie verlässt.
ask-radio-to = Funkraum: Wohin geht die Wache { x-from-room }?
ask-radio-second = Funkraum: die zweite Wache. Tippe den Raum an, den sie verlässt.
ask-inform = Verpfeifen: Tippe den Raum an, in den die Wachen kommen.
ask-inform-guard = Verpfeifen: Tippe den Raum an, aus dem eine Wache kommt. Sie geht { x-into-room }.
ask-inform-second = Verpfeifen: noch eine Wache? Tippe an, woher sie kommt, oder hör auf.
ask-lock_down = Abriegelung: Tippe den Raum an, den niemand betritt oder verlässt.
ask-change_of_plan = Planänderung: Tippe die Aufgabe an, die umzieht.
ask-change_of_plan-to = Planänderung: Tippe den Raum an, in den die Aufgabe { x-from-room } kommt.
ask-rumour = Gerücht: Tippe die Aufgabe an, die unter den Stapel kommt.
ask-eyes_everywhere = Augen überall: Tippe den Raum an, in dem eine Wache mehr zählt.
ask-forged_pass = Falscher Ausweis: Tippe irgendeinen Raum an, und du bist dort.
ask-pick_card = Kapelle: Such dir eine Erpressungskarte von { $other_name } aus.
ask-chapel = Kapelle: Tippe an, von wem du eine Erpressungskarte ziehst.
ask-transfer = Verlegung: Tippe an, wer in den Zellenblock muss.
ask-protection_money = Schutzgeld: Tippe an, wer dir zahlt.
ask-work_detail = Arbeitsdienst: Tippe an, wer 1 Aktionspunkt weniger hat.
ask-shakedown = Filzen: { $other_name } legt etwas zurück. Wähle, was.
ask-pickpocket = Taschendieb: Wähle, wessen Gegenstand du nimmst.
ask-keep = Wähle die Erpressungskarte, die du behältst.
ask-drop = Zu viele Erpressungskarten: Wähle, welche geht.
ask-offer = Ein Handel mit { $other_name }: Leg hin, was du gibst und was du willst.
ask-offer-send = Noch etwas für { $other_name } oder für dich, oder dieses Angebot machen?
ask-answer = { $other_name } bietet dir einen Handel an. Sieh dir die Tabletts an: zustimmen oder ablehnen?
ask-gather = Die Aufgabe braucht: { $item_name }. Wähle, von wem.
ask-consent = { $other_name } will deine Sachen für die Aufgabe. Zustimmen oder ablehnen?
ask-leave = Alles gleich. Tippe an, wer zurückbleiben muss.
pick-riot = Aufstand: Tippe den Raum an, aus dem die Wache kommt.

## Wofür

goal-scapegoat = Als Sündenbock führst du keine Aufgabe aus und bekommst kein Element. Sammle, handle und erpresse, damit es ohne dich nicht geht.
goal-scapegoat-blocked = Drei Wachen halten dich hier auf: geh weg, spiel eine Erpressungskarte, oder bestich eine von ihnen.
goal-item =
    { $count ->
        [0] Für { $element_name } fehlt dir noch: { $item_name }. Das liegt gleich hier.
        [one] Für { $element_name } fehlt dir noch: { $item_name }. Das liegt nebenan, { x-in-room }.
       *[other] Für { $element_name } fehlt dir noch: { $item_name }. Das liegt { x-in-room }, { $count } Räume weiter.
    }
goal-cash = Für { $element_name } fehlt dir noch: { $item_name }. Das kostet etwas, hol dir also erst Bargeld: { $room_name }.
goal-room =
    { $count ->
        [0] Für { $element_name } hast du alles: Die Aufgabe liegt gleich hier.
        [one] Für { $element_name } hast du alles: Die Aufgabe liegt nebenan, { x-in-room }.
       *[other] Für { $element_name } hast du alles: Die Aufgabe liegt { x-in-room }, { $count } Räume weiter.
    }
goal-people = Für { $element_name } ist alles da, aber die Aufgabe braucht { $count } Häftlinge im Raum.
goal-guards =
    { $count ->
        [0] Für { $element_name } ist alles da, aber die Aufgabe erlaubt keine Wache. Schaff sie fort.
        [one] Für { $element_name } ist alles da, aber die Aufgabe erlaubt nur { $count } Wache. Schaff die übrigen fort.
       *[other] Für { $element_name } ist alles da, aber die Aufgabe erlaubt nur { $count } Wachen. Schaff die übrigen fort.
    }
goal-here = Für { $element_name } ist alles da: Erledige die Aufgabe!
goal-dear = Was du für { $element_name } brauchst, ist gleich hier, kostet bei diesen Wachen aber mehr Aktionspunkte, als du hast.
goal-caught = Vier Wachen um dich herum: Hier geht nichts mehr, außer zu gehen.
goal-blocked = Was du für { $element_name } brauchst, ist gleich hier, aber drei Wachen halten dich auf: Bestich eine, oder schaff eine fort.
goal-item-guards = Für { $element_name } fehlt dir noch: { $item_name }. Das liegt { x-in-room }, aber dort stehen zu viele Wachen: { $guards }.
goal-item-shut = Für { $element_name } fehlt dir noch: { $item_name }. Das liegt nur { x-in-room }, und da kommt gerade niemand hinein.
goal-full = Für { $element_name } fehlt dir noch: { $item_name }. Du hast die Hände voll: Gib erst etwas ab, das nicht gebraucht wird ({ $thing_name }).
goal-bring = Für { $element_name } fehlt noch: { $item_name }. Du hast die Hände voll mit dem, was nötig ist; das muss jemand anders mitbringen.
goal-owner = Für { $element_name } fehlt dir noch: { $item_name }. In den Räumen liegt nichts mehr davon, aber { $other_name } hat es: Handle oder stiehl.
goal-shut = Für { $element_name } hast du alles, aber die Aufgabe liegt { x-in-room }, und da kommt gerade niemand hinein.
goal-room-guards =
    { $most ->
        [0] Für { $element_name } hast du alles, aber die Aufgabe { x-in-room } erlaubt keine Wache, und dort { $guards ->
            [one] steht eine.
           *[other] stehen { $guards }.
        }
       *[other] Für { $element_name } hast du alles, aber bei der Aufgabe { x-in-room } stehen zu viele Wachen: { $guards }, erlaubt sind { $most }.
    }
goal-room-people = Für { $element_name } hast du alles, aber die Aufgabe { x-in-room } braucht { $prisoners } Häftlinge: Nimm jemanden mit.

## Das Ende ist nah

near-last = Die letzte Runde! Klappt der Plan jetzt nicht, ist die nächste Wache das Ende für alle.
near-guards = Nach dieser noch eine Runde, dann sind es zu viele Wachen.
near-plan = Noch ein Element in den richtigen Händen kann das Spiel beenden: { $missing_name }.

## Was für eine Aktion spricht, in Tipps

why-move-task = Für { $element_name } hast du alles, und dort liegt die Aufgabe.
why-move-item = Für { $element_name } fehlt dir noch: { $item_name }. Dort ist das zu haben.
why-move-way = Das ist der Weg zu dem, was dir für { $element_name } noch fehlt.
why-move-guards = Hier stehen zu viele Wachen. Dort kannst du wieder etwas tun.
why-move-cards = Dort bekommst du eine Erpressungskarte. Die zählt, wenn du der Sündenbock bist.
why-move-radio = Von dort aus schickst du Wachen dahin, wo sie dich nicht stören.
why-move-stamina = Dort bekommst du Ausdauer, und damit mehr Aktionspunkte, wenn es darauf ankommt.
why-move-cash = Dort bekommst du Bargeld: zum Bestechen und für Räume, die etwas kosten.
why-move-chapel = Dort verliert jemand anders eine Erpressungskarte, bevor sie dich trifft.
why-move-things = Dort liegt etwas zum Tauschen, oder um später damit zu bezahlen.
why-use-item = Das bringt dir, was für { $element_name } noch fehlt: { $item_name }.
why-use-spare = Das bringt dir etwas zum Tauschen, oder um später damit zu bezahlen.
why-use-cards = Eine Erpressungskarte zählt, sobald du der Sündenbock bist.
why-use-radio = So kommen Wachen dahin, wo sie dich nicht stören.
why-use-stamina = Ausdauer ist ein Aktionspunkt, aufgehoben für den Augenblick, in dem er zählt.
why-use-cash = Mit Bargeld bezahlst du Wachen und Räume, und beides wirst du brauchen.
why-use-chapel = Jemand anders verliert eine Erpressungskarte, bevor sie dich trifft.
why-riot-task = Dann sind es wenig genug Wachen für { $element_name }.
why-riot = Dann steht drüben eine Wache weniger im Weg.
why-task = { $element_name } in deiner Hand: Damit wird es schwerer, ohne dich auszukommen.
why-task-first = { $element_name } hat sonst niemand: Dann geht es ohne dich nicht.
why-push-task = Ein Aktionspunkt mehr bringt dich { $element_name } näher, und jetzt lohnt er sich.
why-push = Du hast Ausdauer übrig, und ein Aktionspunkt ist jetzt mehr wert.
why-bribe-task = Mit einer Wache weniger im Weg ist { $element_name } zu schaffen.
why-bribe = Mit einer Wache weniger wird es hier billiger, oder überhaupt erst möglich.
why-vote = Auf { $other_name } könnt ihr von allen am ehesten verzichten.
why-vote-alone = { $other_name } hat etwas, das sonst niemand hat. Als Sündenbock kommt nichts dazu.
why-vote-ahead = { $other_name } hat schon am meisten vom Plan. Als Sündenbock kommt nichts dazu.
why-vote-close = { $other_name } ist dicht an der nächsten Aufgabe. Ein Sündenbock erledigt keine.
why-vote-cards = { $other_name } hat viele Erpressungskarten: besser, sie werden jetzt gespielt als am Ende.
why-vote-again = { $other_name } ist schon der Sündenbock: So bleibst du frei, und sonst ändert sich nichts.
why-steal-need = Für { $element_name } fehlt dir noch etwas, und { $other_name } hat es: { $thing_name }.
why-steal = Was { $other_name } verliert, gewinnst du, und es kostet nur diesen Punkt.
why-play-threat = Jemand ist dicht an einer Aufgabe, und die Karte hält ihn auf.
why-play = Jetzt bewirkt die Karte am meisten, auf der Hand bewirkt sie nichts.
why-chapel = Die Karten von { $other_name } treffen am ehesten dich.
why-victim = { $other_name } ist am weitesten, und das hält den Plan dort auf.
why-guards = Hier machen Wachen den größten Unterschied.
why-gather = Die Aufgabe braucht es, und du hast es selbst.
why-gather-other = So gibt { $other_name } es für die Aufgabe her, und du behältst deins.
why-victim-loses = Von allem, was zu haben ist, fehlt { $other_name } das am meisten.
why-trade = Das hilft euch beiden: { $other_name } kann es entbehren, und du kannst es brauchen.
why-consent = { $other_name } braucht es für eine Aufgabe, und eine erledigte Aufgabe bringt alle voran.
why-accept = Was { $other_name } bietet, ist dir mehr wert als das, was du gibst.
why-refuse-help = Mit deinen Sachen würde { $other_name } mehr gewinnen als du.
why-refuse-need = Für { $element_name } brauchst du das selbst: { $thing_name }.
why-refuse = Was { $other_name } bietet, ist dir weniger wert als das, was du gäbst.
why-take = Für { $element_name } fehlt dir noch: { $item_name }.
why-pay = Von allem, was du hast, fehlt dir das am wenigsten.
why-put_back = Du hast die Hände voll: So wird Platz für das, was du nötiger brauchst.
why-call = Alles ist gesagt: Je länger ihr redet, desto eher fällt dein Name.
why-done = Für das, was du vorhast, genügt eine Wache.
why-end = Mit den Punkten, die du noch hast, ist hier nichts mehr zu gewinnen.
why-end-spent = Deine Punkte sind verbraucht, und was nichts kostet, bringt dich nicht weiter.

## Aktionen

action-lay = Der nächste Raum ist { x-room }
action-turn_up = Die { $side_name }seite liegt oben
action-guard = Eine Wache bezieht { x-in-room } Posten
action-lodge = Der nächste Häftling startet { x-in-room }
action-scapegoat = { $player } ist der erste Sündenbock
action-draw = Aufgabenkarte { $task } wird gezogen
action-spot = Die Aufgabe liegt { x-in-room }
action-reward = Belohnung: Aufgabenkarte { $task }
action-deal = Gezogen wird „{ $card_name }“
action-blind = Blind gezogen wird „{ $card_name }“
action-call = Zur Abstimmung rufen
action-vote =
    { $you ->
        [yes] Für dich selbst stimmen
       *[no] Für { $player } stimmen
    }
action-name =
    { $you ->
        [yes] Dich selbst zum Sündenbock machen
       *[no] { $player } zum Sündenbock machen
    }
action-leave =
    { $you ->
        [yes] Selbst zurückbleiben
       *[no] { $player } zurücklassen
    }
action-move = Gehen: { $room_name }
action-use = Raum nutzen
action-steal = { $player } bestehlen: { $thing_name }
action-riot = Aufstand: Wache { x-from-room } herlocken
action-carry_out = Aufgabe ausführen
action-put_back = Zurücklegen: { $item_name }
action-play = „{ $card_name }“ ausspielen
action-bribe = Wache bestechen
action-push = Ausdauer für einen Aktionspunkt ausgeben
action-end = Zug beenden
action-offer = { $player } ein Angebot machen
action-give = Geben: { $thing_name }
action-ask = Verlangen: { $thing_name }
action-send = Dieses Angebot machen
action-accept = Zustimmen
action-refuse = Ablehnen
action-pay = Bezahlen mit: { $thing_name }
action-take = Nehmen: { $item_name }
action-pick_room = { $room_name }
action-pick_prisoner = { $player }
action-pick_card = „{ $card_name }“
action-pick_item = { $item_name } von { $player }
action-keep = „{ $card_name }“ behalten
action-drop = „{ $card_name }“ ablegen
action-done = Eine Wache reicht
action-back = Abbrechen (kostet nichts)
action-back-offer = Angebot zurückziehen
action-back-gather = Aufgabe liegen lassen
grave-end = Du hast noch Aktionspunkte.
grave-vote = Deine Stimme bleibt geheim, bis alle gestimmt haben. Dann zählt sie, und niemand kann sie mehr ändern.
talk-ready = Bereit zur Abstimmung
talk-ready-for = Bereit zur Abstimmung: { $who }

## Ereignisse

event-laid = Raum { $cell } des Gefängnisses: { $room_name }.
event-turned_up = { $room_name }: Die { $side_name }seite liegt oben.
event-lodged =
    { $you ->
        [yes] Du startest { x-in-room }.
       *[no] { $player } startet { x-in-room }.
    }
event-task_out = Neue Aufgabe, { $element_name }: „{ $task_name }“. Sie liegt { x-in-room }.
event-task_under = „{ $task_name }“ ({ $element }) kommt unter den Stapel.
event-guard_came =
    { $count ->
        [20] Eine Wache bezieht { x-in-room } Posten, die zwanzigste: Das ist die letzte Runde!
        [one] Eine Wache bezieht { x-in-room } Posten. Jetzt ist { $count } Wache im Gefängnis.
       *[other] Eine Wache bezieht { x-in-room } Posten. Jetzt sind { $count } Wachen im Gefängnis.
    }
event-guard_moved = Eine Wache geht { x-from-room } { x-into-to }.
event-overrun = Jetzt müsste die 21. Wache Posten beziehen: Das Gefängnis ist zu gut bewacht, und alle haben verloren.
event-called =
    { $you ->
        [yes] Du rufst zur Abstimmung.
       *[no] { $player } ruft zur Abstimmung.
    }
event-voted =
    { $you ->
        [yes] Du stimmst ab.
       *[no] { $player } hat abgestimmt.
    }
event-ballot =
    { $you ->
        [yes] { $other_you ->
            [yes] Du hast für dich selbst gestimmt.
           *[no] Du hast für { $other_name } gestimmt.
        }
       *[no] { $other_you ->
            [yes] { $player } hat für dich gestimmt.
           *[no] { $player } hat für { $other_name } gestimmt.
        }
    }
event-tied =
    { $you ->
        [yes] Gleichstand: Du entscheidest.
       *[no] Gleichstand: { $player } entscheidet.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] Du bist der Sündenbock: { $bonus } Aktionspunkt extra und Erpressung, aber in dieser Runde keine Aufgabe und kein Element.
           *[no] { $player } ist der Sündenbock und bekommt { $bonus } Aktionspunkt extra.
        }
       *[other] { $you ->
            [yes] Du bist wieder der Sündenbock: { $bonus } Aktionspunkte extra und Erpressung, aber in dieser Runde keine Aufgabe und kein Element.
           *[no] { $player } ist wieder der Sündenbock und bekommt { $bonus } Aktionspunkte extra.
        }
    }
event-turn =
    { $points ->
        [one] { $you ->
            [yes] Du bist am Zug, mit { $points } Aktionspunkt.
           *[no] { $player } ist am Zug, mit { $points } Aktionspunkt.
        }
       *[other] { $you ->
            [yes] Du bist am Zug, mit { $points } Aktionspunkten.
           *[no] { $player } ist am Zug, mit { $points } Aktionspunkten.
        }
    }
event-moved =
    { $you ->
        [yes] Du gehst { x-into-room }.
       *[no] { $player } geht { x-into-room }.
    }
event-used =
    { $you ->
        [yes] Du nutzt { x-the-room }.
       *[no] { $player } nutzt { x-the-room }.
    }
event-stole =
    { $you ->
        [yes] Du nimmst { $other_name } etwas weg: { $thing_name }.
       *[no] { $other_you ->
            [yes] { $player } bestiehlt dich: { $thing_name }.
           *[no] { $player } nimmt { $other_name } etwas weg: { $thing_name }.
        }
    }
event-rioted =
    { $you ->
        [yes] Du zettelst einen Aufstand an.
       *[no] { $player } zettelt einen Aufstand an.
    }
event-returned =
    { $you ->
        [yes] Du legst etwas zurück: { $item_name } ({ $room_name }).
       *[no] { $player } legt etwas zurück: { $item_name } ({ $room_name }).
    }
event-spent =
    { $you ->
        [yes] Du verwendest für die Aufgabe etwas von { $other_name }: { $item_name } (zurück { x-into-room }).
       *[no] { $other_you ->
            [yes] { $player } verwendet für eine Aufgabe etwas von dir: { $item_name } (zurück { x-into-room }).
           *[no] { $player } verwendet für eine Aufgabe etwas von { $other_name }: { $item_name } (zurück { x-into-room }).
        }
    }
event-searched =
    { $you ->
        [yes] Du filzt { $other_name }: { $item_name } (zurück { x-into-room }).
       *[no] { $other_you ->
            [yes] { $player } filzt dich: { $item_name } (zurück { x-into-room }).
           *[no] { $player } filzt { $other_name }: { $item_name } (zurück { x-into-room }).
        }
    }
event-paid =
    { $you ->
        [yes] Du bezahlst 1 Bargeld.
       *[no] { $player } bezahlt 1 Bargeld.
    }
event-took =
    { $you ->
        [yes] Du nimmst dir etwas: { $item_name }.
       *[no] { $player } nimmt sich etwas: { $item_name }.
    }
event-stamina =
    { $you ->
        [yes] Du bekommst { $count } Ausdauer.
       *[no] { $player } bekommt { $count } Ausdauer.
    }
event-cash =
    { $you ->
        [yes] Du bekommst { $count } Bargeld.
       *[no] { $player } bekommt { $count } Bargeld.
    }
event-bribed =
    { $count ->
        [one] { $you ->
            [yes] Du bestichst eine Wache; sie schaut in diesem Zug weg.
           *[no] { $player } besticht eine Wache; sie schaut in diesem Zug weg.
        }
       *[other] { $you ->
            [yes] Du bestichst noch eine Wache; jetzt schauen { $count } weg.
           *[no] { $player } besticht noch eine Wache; jetzt schauen { $count } weg.
        }
    }
event-pushed =
    { $you ->
        [yes] Du gibst Ausdauer für einen Aktionspunkt aus.
       *[no] { $player } gibt Ausdauer für einen Aktionspunkt aus.
    }
event-ended =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $player } beendet den Zug.
    }
event-offered =
    { $you ->
        [yes] Du machst { $other_name } ein Angebot.
       *[no] { $other_you ->
            [yes] { $player } macht dir ein Angebot.
           *[no] { $player } macht { $other_name } ein Angebot.
        }
    }
event-gives =
    { $you ->
        [yes] Du würdest { $count } × { $thing_name } geben.
       *[no] { $player } würde { $count } × { $thing_name } geben.
    }
event-asks =
    { $you ->
        [yes] Du verlangst { $count } × { $thing_name }.
       *[no] { $player } verlangt { $count } × { $thing_name }.
    }
event-accepted =
    { $you ->
        [yes] Du nimmst das Angebot von { $other_name } an.
       *[no] { $other_you ->
            [yes] { $player } nimmt dein Angebot an.
           *[no] { $player } nimmt das Angebot von { $other_name } an.
        }
    }
event-refused =
    { $you ->
        [yes] Du sagst Nein zu { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } sagt Nein zu dir.
           *[no] { $player } sagt Nein zu { $other_name }.
        }
    }
event-consent =
    { $you ->
        [yes] Du bittest { $other_name } um Gegenstände für die Aufgabe.
       *[no] { $other_you ->
            [yes] { $player } bittet dich um Gegenstände für die Aufgabe.
           *[no] { $player } bittet { $other_name } um Gegenstände für die Aufgabe.
        }
    }
event-drew =
    { $you ->
        [yes] Du ziehst eine Erpressungskarte ({ $count }).
       *[no] { $player } zieht eine Erpressungskarte ({ $count }).
    }
event-shown =
    { $you ->
        [yes] Diese Karte hast du jetzt offen auf der Hand: „{ $card_name }“.
       *[no] { $player } hat jetzt diese Karte offen auf der Hand: „{ $card_name }“.
    }
event-kept =
    { $you ->
        [yes] Du behältst eine davon.
       *[no] { $player } behält eine davon.
    }
event-saw =
    { $you ->
        [yes] Die Karte ist „{ $card_name }“.
       *[no] { $player } sieht die Karte: „{ $card_name }“.
    }
event-lost_card =
    { $you ->
        [yes] Du ziehst eine Erpressungskarte aus der Hand von { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } zieht dir eine Erpressungskarte aus der Hand.
           *[no] { $player } zieht eine Erpressungskarte aus der Hand von { $other_name }.
        }
    }
event-discarded =
    { $you ->
        [yes] Eine deiner Erpressungskarten kommt auf den Ablagestapel: „{ $card_name }“.
       *[no] Eine Erpressungskarte von { $player } kommt auf den Ablagestapel: „{ $card_name }“.
    }
event-reshuffled = Die abgelegten Erpressungskarten werden zu einem neuen Stapel gemischt.
event-played =
    { $you ->
        [yes] Du spielst eine Erpressungskarte aus: „{ $card_name }“.
       *[no] { $player } spielt eine Erpressungskarte aus: „{ $card_name }“.
    }
event-locked = Für den Rest dieser Runde ist { x-room } abgeriegelt.
event-watched = Augen überall: In dieser Runde zählt { x-in-room } eine Wache mehr.
event-transferred =
    { $you ->
        [yes] Du wirst verlegt.
       *[no] { $player } wird verlegt.
    }
event-detailed =
    { $you ->
        [yes] Du wirst zum Arbeitsdienst geschickt: in dieser Runde 1 Aktionspunkt weniger.
       *[no] { $player } wird zum Arbeitsdienst geschickt: in dieser Runde 1 Aktionspunkt weniger.
    }
event-task_moved = Die Aufgabe „{ $task_name }“ wandert { x-from-room } { x-into-to }.
event-carried_out =
    { $you ->
        [yes] Du führst die Aufgabe „{ $task_name }“ aus.
       *[no] { $player } führt die Aufgabe „{ $task_name }“ aus.
    }
event-marked =
    { $you ->
        [yes] Du markierst Element { $element_name }.
       *[no] { $player } markiert Element { $element_name }.
    }
event-rewarded = Die Belohnung für alle anderen außer dem Sündenbock: Element { $element_name }.
event-unrewarded = Es ist keine Aufgabenkarte mehr da: Die anderen gehen leer aus.
event-indispensable =
    { $you ->
        [yes] Du bist unverzichtbar: Niemand sonst hat Element { $element_name }.
       *[no] { $player } ist unverzichtbar: Niemand sonst hat Element { $element_name }.
    }
event-said =
    { $you ->
        [yes] { $other_you ->
            [yes] Du sagst, dass du selbst bleibst.
           *[no] Du sagst: { $other_name } bleibt.
        }
       *[no] { $other_you ->
            [yes] { $player } sagt: Du bleibst.
           *[no] { $player } sagt: { $other_name } bleibt.
        }
    }
event-undecided = Elemente, Bargeld, Gegenstände und Ausdauer: überall Gleichstand.
event-stays =
    { $reason ->
        [scapegoat] { $you ->
            [yes] Du bleibst zurück: Du bist der Sündenbock, und der Plan gelingt auch ohne dich.
           *[no] { $player } bleibt als Sündenbock zurück: Der Plan gelingt auch so.
        }
        [only] { $you ->
            [yes] Du bleibst zurück: Alle außer dir werden für den Plan gebraucht.
           *[no] { $player } bleibt zurück: Alle anderen werden für den Plan gebraucht.
        }
        [elements] { $you ->
            [yes] Du bleibst zurück: Von denen, die der Plan nicht braucht, hast du die wenigsten Elemente.
           *[no] { $player } bleibt zurück: Niemand sonst, den der Plan nicht braucht, hat so wenige Elemente.
        }
        [cash] { $you ->
            [yes] Du bleibst zurück: Bei den Elementen herrscht Gleichstand, aber du hast am wenigsten Bargeld.
           *[no] { $player } bleibt zurück: Gleichstand bei den Elementen, aber am wenigsten Bargeld.
        }
        [items] { $you ->
            [yes] Du bleibst zurück: Bei Elementen und Bargeld herrscht Gleichstand, aber du hast die wenigsten Gegenstände.
           *[no] { $player } bleibt zurück: Gleichstand bei Elementen und Bargeld, aber die wenigsten Gegenstände.
        }
        [stamina] { $you ->
            [yes] Du bleibst zurück: Sonst herrscht überall Gleichstand, aber du hast am wenigsten Ausdauer.
           *[no] { $player } bleibt zurück: sonst überall Gleichstand, aber am wenigsten Ausdauer.
        }
       *[chosen] { $you ->
            [yes] Du bleibst zurück: Die anderen haben es so entschieden.
           *[no] { $player } bleibt zurück: Die anderen haben es so entschieden.
        }
    }
event-escaped =
    { $you ->
        [yes] Du entkommst!
       *[no] { $player } entkommt!
    }

## Wie es ausging. $winners ist eine Liste von Namen, $count ihre Anzahl.

ending-scapegoat =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt, und der Sündenbock bleibt zurück.
       *[other] Der Plan gelingt: { $winners } entkommen, und der Sündenbock bleibt zurück.
    }
ending-only =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; nur einer wurde nicht gebraucht.
       *[other] Der Plan gelingt: { $winners } entkommen, auch der Sündenbock; nur einer wurde nicht gebraucht.
    }
ending-elements =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; wer am wenigsten dafür getan hat, bleibt zurück.
       *[other] Der Plan gelingt: { $winners } entkommen; wer am wenigsten dafür getan hat, bleibt zurück.
    }
ending-cash =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; wer am wenigsten Bargeld hat, bleibt zurück.
       *[other] Der Plan gelingt: { $winners } entkommen; wer am wenigsten Bargeld hat, bleibt zurück.
    }
ending-items =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; wer die wenigsten Gegenstände hat, bleibt zurück.
       *[other] Der Plan gelingt: { $winners } entkommen; wer die wenigsten Gegenstände hat, bleibt zurück.
    }
ending-stamina =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; wer am wenigsten Ausdauer hat, bleibt zurück.
       *[other] Der Plan gelingt: { $winners } entkommen; wer am wenigsten Ausdauer hat, bleibt zurück.
    }
ending-chosen =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt; bei völligem Gleichstand wurde entschieden, wer zurückbleibt.
       *[other] Der Plan gelingt: { $winners } entkommen; bei völligem Gleichstand wurde entschieden, wer zurückbleibt.
    }
ending-all_escape =
    { $count ->
        [one] Der Plan gelingt: { $winners } entkommt.
       *[other] Der Plan gelingt, und es lässt sich nicht entscheiden, wer zurückbleiben soll: { $winners } entkommen alle.
    }
ending-lost =
    { $lacking ->
        [0] Niemand ist entkommen: Zusammen hattet ihr alle sechs Elemente, aber auf keinen konntet ihr verzichten, als die 21. Wache kam.
        [one] Niemand ist entkommen: { $missing_name } fehlte, als die 21. Wache kam.
       *[other] Niemand ist entkommen: { $missing_name } fehlten, als die 21. Wache kam.
    }

## Optionen

option-edition = Ausgabe
    .help = Die deutsche und die polnische Spielregel unterscheiden sich hierin: Starträume, Aufgaben zu Beginn, Handkartenlimit, Gleichstand in der Abstimmung, Räume mit vier Wachen, wie lange eine Bestechung gilt, ob Bestechen bei Aufgaben hilft, und wohin ein bezahlter Gegenstand kommt.
option-edition-de = deutsch
option-edition-pl = polnisch
option-layout = Aufbau
    .help = Wo die Räume liegen: zufällig, in der Reihenfolge der Regeln oder so, wie du willst.
option-layout-random = zufällig
option-layout-standard = in der Reihenfolge der Regeln
option-layout-custom = nach eigener Wahl
option-sides = Seiten der Räume
    .help = Für die erste Partie eignet sich Silber am besten. Die Goldseiten verlangen oft eine Bezahlung und geben dafür mehr.
option-sides-silver = Silber
option-sides-gold = Gold
option-sides-random = zufällig
option-sides-custom = nach eigener Wahl
option-guards = Wachen am Anfang
    .help = Acht nach der Spielregel. Jede Wache weniger gibt euch eine Runde mehr.
option-tie = Gleichstand
    .help = Endet die Abstimmung unentschieden, bestimmt der bisherige Sündenbock irgendwen oder einen von denen, die gleichauf vorn liegen, oder er hat mit seiner eigenen Stimme schon entschieden.
option-tie-edition = wie in der Ausgabe
option-tie-anyone = bestimmt irgendwen
option-tie-tied = bestimmt einen der Führenden
option-tie-ballot = eigene Stimme entscheidet
option-pool = Fremde Gegenstände
    .help = Dürfen für eine Aufgabe die Gegenstände aller im Raum verwendet werden, oder werden die Besitzer gefragt?
option-pool-all = zählen mit
option-pool-willing = Besitzer werden gefragt
option-hand_limit = Handkartenlimit
    .help = Wie viele Erpressungskarten man auf der Hand haben darf. Die deutsche Ausgabe sagt zwei, die polnische nennt keine Grenze.
option-hand_limit-edition = wie in der Ausgabe
option-hand_limit-2 = zwei Karten
option-hand_limit-none = keine Grenze
option-blackmail_hands = Erpressungskarten auf der Hand
    .help = Offen sieht sie jeder, und in der Kapelle suchst du dir die Karte aus.
option-blackmail_hands-hidden = verdeckt
option-blackmail_hands-open = offen
option-offers = Angebote pro Zug
    .help = Nach drei abgelehnten Angeboten ist in einem Zug Schluss, und kein Tausch wird einfach rückgängig gemacht. Oder es gibt keine Grenze.
option-offers-few = drei abgelehnte
option-offers-free = ohne Grenze
option-undecided = Unentschiedenes Ende
    .help = Wenn nichts entscheidet, wer zurückbleibt: Sagen es die anderen, mit dem letzten Wort für den Sündenbock? Oder stimmen sie ab, und die Stimme des Sündenbocks zählt nur bei Gleichstand der übrigen? Oder entkommen alle?
option-undecided-scapegoat = der Sündenbock hat das letzte Wort
option-undecided-vote = die anderen stimmen ab
option-undecided-all_escape = alle entkommen
option-rooms = Reihenfolge der Räume
    .help = Für einen Aufbau nach eigener Wahl: alle zwölf Räume, Reihe für Reihe.
option-gold = Goldseiten
    .help = Für Seiten nach eigener Wahl: die Räume, bei denen die Goldseite oben liegt.
option-icons = Symbole der Räume
    .help = Wie viele Gegenstände einer Art in einen Raum passen, mit den Aufgabenkarten aus einer Spielschachtel abgetippt.
option-tasks = Aufgabenkarten
    .help = Dreißig Karten, aus einer Spielschachtel abgetippt, auf Wunsch mit ihren Namen; ohne sie kommen unsere eigenen ins Spiel.
    .element = Buchstabe
    .items = Gegenstände
    .prisoners = nötige Gefangene
    .guards = höchstens so viele Wachen
    .name = Name der Karte, wenn du magst

## Regeln. Der Text, und unter .no das, was zu hören bekommt, wen die Regel aufhält.

chapter-material = Spielmaterial
chapter-setup = Aufbau
chapter-guards = Phase 1: eine neue Wache
chapter-vote = Phase 2: Einer muss der Sündenbock sein
chapter-turn = Phase 3: die Züge
chapter-plan = Der Plan
chapter-end = Das Ende
chapter-rooms = Die Räume
chapter-known = Offenes und Geheimes, Bezahlen, Nehmen
chapter-blackmail = Erpressungskarten

SCG-01 = Das Gefängnis hat zwölf Räume in drei Reihen zu je vier. Jeder Raum hat eine Silber- und eine Goldseite. Räume, die sich berühren, und sei es nur über Eck, sind Nachbarräume.
SCG-02 = Es gibt je fünf Schlüssel, Messer, Kleidungsstücke, Medikamente und Werkzeuge, dazu eine Waffe, die für jeden beliebigen Gegenstand einspringen kann.
SCG-03 = Zu Beginn liegen von jeder Sorte drei Gegenstände in ihrem Heimatraum: Medikamente in der Krankenstation, Werkzeuge in der Werkstatt, Messer im Zellenblock, Kleidung in der Wäscherei und Schlüssel im Wachraum. Im Hof und im Besucherraum liegt außerdem je ein Gegenstand von jeder Sorte. Mehr passt in keinen Raum. Liegt beim Besucherraum die Goldseite oben, kommt dort auch die Waffe hin; sonst ist sie nicht im Spiel.
    .ruling = (unsere Auslegung: wie viele Gegenstände wo liegen, außer den Medikamenten)
SCG-04 = Jeder Häftling hat drei Plätze für Gegenstände, höchstens 3 Ausdauer und höchstens 3 Bargeld. Beides beginnt bei 0. Mehr, als Platz da ist, kann niemand haben.
    .no = Dafür ist kein Platz: Bei drei Gegenständen, 3 Bargeld und 3 Ausdauer ist Schluss.
    .ruling = (unsere Auslegung: wie weit Ausdauer und Bargeld reichen)
SCG-05 = Es gibt elf Erpressungskarten. In der deutschen Ausgabe darf niemand mehr als zwei auf der Hand haben: Wer eine dritte bekommt, behält zwei und legt eine auf den Ablagestapel. In der polnischen Ausgabe gibt es keine Grenze (seit Version 2). Am Tisch kann beides vereinbart werden. Der Ablagestapel wird erst gemischt, wenn eine Karte gezogen werden muss und der Stapel leer ist.
    .no = Bei zwei Erpressungskarten ist Schluss: Erst muss eine von deinen weg, und sonst gibt es nichts zu behalten oder abzulegen.
    .ruling = (unsere Auslegung: was mit einer dritten Karte geschieht und wann der Ablagestapel gemischt wird)
SCG-06 = Es gibt dreißig Aufgabenkarten. Auf jeder steht ein Element des Plans, A bis F, und dazu, welche Gegenstände und wie viele Häftlinge nötig und wie viele Wachen höchstens erlaubt sind. Wachen gibt es 21. Zufällige Räume werden jedes Mal aus allen zwölf gezogen.
SCG-07 = Die Räume liegen zufällig, in der Reihenfolge der Regeln oder nach eigener Wahl. Auch ihre Seiten sind wählbar: Silber, Gold, zufällig oder nach eigener Wahl. Für die erste Partie eignet sich Silber am besten.
    .no = Das Gefängnis wird noch aufgebaut, jeder Raum einmal.
    .ruling = (unsere Auslegung: die Reihenfolge der Spielregel als Aufbau)
SCG-08 = Acht Wachen beziehen ihre Posten: Zweimal bekommen vier verschiedene zufällige Räume je eine Wache. Ein Tisch kann weniger vereinbaren.
    .no = Die ersten Wachen beziehen noch ihre Posten, jedes Mal in vier verschiedenen Räumen.
    .ruling = (unsere Auslegung: dass vier zusammen gezogene Räume verschieden sind, und weniger Wachen)
SCG-09 = Die Häftlinge starten in zufälligen Räumen. In der polnischen Ausgabe sind diese alle verschieden.
    .no = Den Häftlingen werden noch ihre Räume zugewiesen, in der polnischen Ausgabe lauter verschiedene.
SCG-10 = Drei Aufgaben kommen in drei verschiedene zufällige Räume. In der polnischen Ausgabe haben sie drei verschiedene Elemente: Eine Karte, deren Element schon ausliegt, kommt unter den Stapel, und dafür wird eine andere gezogen. In der deutschen Ausgabe darf ein Element zu Beginn auch zweimal ausliegen.
    .no = Die ersten Aufgaben werden noch ausgelegt.
SCG-11 = Ein zufälliger Spieler ist der erste Sündenbock, mit einem Bonus von 1. Die erste Runde beginnt gleich mit den Zügen.
    .no = Der erste Sündenbock wird noch ausgelost.
SCG-12 = Ab der zweiten Runde beginnt jede Runde mit einer neuen Wache in einem zufälligen Raum. Stehen dort schon vier, wird ein anderer Raum gezogen.
    .no = Zuerst kommt eine neue Wache, in einen zufälligen Raum mit weniger als vier Wachen.
SCG-13 = Müsste die 21. Wache Posten beziehen, haben sofort alle verloren. Zwanzig Wachen sind noch kein Problem.
    .no = Das Spiel ist zu Ende: Die 21. Wache müsste Posten beziehen, und alle haben verloren.
SCG-14 = In einem Raum stehen nie mehr als vier Wachen, egal, was sie dorthin bringt.
    .no = Dort stehen schon vier Wachen; für mehr ist in einem Raum kein Platz.
SCG-15 = Dann reden alle miteinander, ganz offen, bis der Sündenbock der letzten Runde zur Abstimmung ruft oder zwei Minuten um sind. Absprachen binden niemanden.
    .no = Vor der Abstimmung wird geredet, höchstens zwei Minuten lang; früher ruft nur der Sündenbock zur Abstimmung.
SCG-16 = Alle stimmen geheim und gleichzeitig ab, für wen sie wollen, auch für sich selbst. Niemand darf sich enthalten oder seine Stimme ändern. Alle Stimmen werden zusammen aufgedeckt.
    .no = Ist zur Abstimmung gerufen, stimmt jeder einmal ab, für einen der Spieler. Eine abgegebene Stimme lässt sich nicht ändern.
SCG-17 = Wer die meisten Stimmen hat, ist der neue Sündenbock. Bei Gleichstand hat der bisherige das letzte Wort: In der deutschen Ausgabe bestimmt er irgendwen, auch sich selbst; in der polnischen gibt seine eigene Stimme den Ausschlag. Am Tisch kann etwas anderes vereinbart werden.
    .no = Nur wenn die Abstimmung unentschieden ist, bestimmt der bisherige Sündenbock, wer es wird; ist es so vereinbart, dann nur unter denen, die gleichauf vorn liegen.
SCG-18 = Ein neuer Sündenbock hat einen Bonus von 1 Aktionspunkt. Mit jeder weiteren Wahl in Folge kommt einer dazu, bis es 3 sind. Mit einem neuen Sündenbock endet der Bonus des alten. Der Sündenbock führt keine Aufgabe aus (SCG-26) und markiert kein Element (SCG-38), darf aber sonst alles, was die anderen dürfen.
SCG-19 = Jeder macht einen Zug: zuerst der Sündenbock, dann im Uhrzeigersinn die anderen. Zu dritt hast du 3 Aktionspunkte, zu viert 2; der Sündenbock bekommt seinen Bonus dazu. Was du nicht verbrauchst, verfällt.
    .no = Dafür reichen deine Aktionspunkte nicht (bei zwei Wachen kostet fast alles 2), oder du bist nicht am Zug, oder so etwas steht gerade nicht an.
SCG-20 = Die Wachen in deinem Raum, abzüglich der bestochenen, kommen dir in die Quere. Bei zwei Wachen kostet jede Aktion, die Punkte kostet, einen mehr; bei drei ist keine solche Aktion möglich; fürs Gehen und für Erpressungskarten gilt beides nicht. Bei vier kannst du nur noch weggehen, und selbst freie Aktionen sind dann tabu. In der polnischen Ausgabe kannst du dort außerdem eine Erpressungskarte ausspielen.
    .no = Hier beobachten dich zu viele Wachen: Bei drei kannst du nur gehen, erpressen und tun, was nichts kostet, bei vier nur noch weggehen.
SCG-21 = Einen Raum mit vier Wachen kann niemand betreten. Wer schon drin ist, wenn die vierte kommt, kann hinaus. Bestechung spielt dabei keine Rolle.
    .no = In einen Raum mit vier Wachen kommt niemand hinein.
SCG-22 = Gehen, für 1 Punkt: in einen Nachbarraum.
    .no = Dieser Raum grenzt nicht an deinen.
SCG-23 = Den Raum nutzen, für 1 Punkt, außer es ist dort eine freie Aktion, die nichts kostet: Du wendest die Regel deines Raums an. Jeden Raum kannst du nur einmal pro Zug nutzen und nur dann, wenn es etwas bewirkt. Zwei oder drei Wachen stören bei einer freien Aktion nicht.
    .no = Jeden Raum kannst du nur einmal pro Zug nutzen, und zu wählen gibt es nur etwas, solange gerade etwas im Gange ist.
    .ruling = (unsere Auslegung: dass etwas dabei herauskommen muss)
SCG-24 = Stehlen, für 1 Punkt: einem Häftling in deinem Raum einen Gegenstand oder 1 Bargeld wegnehmen, einmal pro Zug.
    .no = Stehlen kannst du einmal pro Zug, und zwar von einem anderen Häftling in deinem Raum, der das Gewünschte hat.
SCG-25 = Aufstand, für 1 Punkt: eine Wache aus einem Nachbarraum in deinen Raum locken.
    .no = Hierher lässt sich keine Wache locken: Dazu muss in einem Nachbarraum eine stehen.
SCG-26 = Die Aufgabe in deinem Raum ausführen, für 1 Punkt. Der Sündenbock kann das nicht.
    .no = Der Sündenbock führt keine Aufgaben aus, und in deinem Raum muss eine Aufgabe liegen.
SCG-27 = Einen deiner Gegenstände zurücklegen, für 1 Punkt.
    .no = So einen Gegenstand hast du nicht.
SCG-28 = Eine Erpressungskarte ausspielen, für 1 Punkt. Das kann nur der Sündenbock, und die Karte muss etwas bewirken können. Danach kommt sie auf den Ablagestapel. Auch eine Karte, die du erst in diesem Zug gezogen hast, darfst du ausspielen.
    .no = Nur der Sündenbock spielt Erpressungskarten aus der Hand aus, und nur solche, die jetzt etwas bewirken können.
    .ruling = (unsere Auslegung: dass sie etwas bewirken muss, und eine eben gezogene Karte)
SCG-29 = Handeln ist eine freie Aktion: In deinem Zug darfst du einem anderen Häftling in deinem Raum einen Tausch vorschlagen, mit beliebigen Gegenständen und beliebig viel Bargeld auf beiden Seiten. Du darfst auch etwas verschenken oder ohne Gegenleistung etwas verlangen. Stimmt er zu, wechselt alles sofort den Besitzer. Beide brauchen Platz für das, was sie danach haben, und ein leeres Angebot gilt nicht. Mit Erpressungskarten wird nicht gehandelt. Pro Zug sind höchstens drei abgelehnte Angebote möglich. Angenommene sind nicht begrenzt, aber der letzte Tausch mit jemandem wird nicht im selben Zug einfach rückgängig gemacht (seit Version 2). Am Tisch können auch Angebote ohne jede Grenze vereinbart werden.
    .no = Ein Angebot geht an einen anderen Häftling in deinem Raum und enthält nur, was ihr wirklich habt. Es ist nicht leer, tauscht nicht Gleiches gegen Gleiches und macht nicht bloß euren letzten Tausch rückgängig. Nach drei abgelehnten ist in einem Zug Schluss, wenn nichts anderes vereinbart ist; vor Version 2 auch nach drei angenommenen.
    .ruling = (unsere Auslegung: nur im eigenen Zug, keine Erpressungskarten, und die Grenzen)
SCG-30 = Bestechen ist eine freie Aktion: Für 1 Bargeld brauchst du eine Wache in deinem Raum für den Rest deines Zuges nicht zu beachten; in der deutschen Ausgabe nur, solange du im Raum bleibst, in der polnischen auch, wenn du zurückkommst (seit Version 2). Bestochen ist immer nur diese eine Wache: Verlässt sie den Raum, ist die Bestechung weg, und neue Wachen sind nicht bestochen (seit Version 2). Wer nicht bestochen ist, geht zuerst.
    .no = Zum Bestechen brauchst du 1 Bargeld und in deinem Raum eine Wache, die noch nicht bestochen ist.
    .ruling = (unsere Auslegung: dass es endet, wenn du den Raum verlässt, und wer zuerst geht)
SCG-31 = Ein zurückgelegter Gegenstand kommt in seinen Heimatraum; ist dort kein Platz, in den Hof, und ist auch dort keiner, in den Besucherraum. Die Waffe kommt in den Besucherraum. In der polnischen Ausgabe suchst du dir unter diesen Räumen einen aus, wenn du mit dem Gegenstand bezahlst.
    .no = Der Gegenstand kommt in einen seiner Räume, in dem noch Platz für ihn ist.
SCG-32 = Du darfst einmal pro Zug 1 Ausdauer für 1 Aktionspunkt ausgeben.
    .no = Dafür brauchst du Ausdauer, und es geht nur einmal pro Zug.
SCG-33 = Du darfst deinen Zug jederzeit beenden.
SCG-34 = Für eine Aufgabe müssen mindestens so viele Häftlinge in ihrem Raum sein, wie auf der Karte steht. Du selbst und der Sündenbock zählen mit.
    .no = Für diese Aufgabe sind zu wenige Häftlinge im Raum.
    .ruling = (unsere Auslegung: wer mitzählt)
SCG-35 = Im Raum dürfen höchstens so viele Wachen stehen, wie die Karte erlaubt. In der deutschen Ausgabe hilft Bestechen nicht, in der polnischen zählen bestochene Wachen nicht mit (seit Version 2).
    .no = Für diese Aufgabe stehen zu viele Wachen im Raum. Bestechen hilft nur in der polnischen Ausgabe.
SCG-36 = Die Häftlinge im Raum müssen zusammen alle Gegenstände der Aufgabe haben. Du sagst, wessen Gegenstände verwendet werden; zustimmen muss niemand, es sei denn, am Tisch ist vereinbart, dass die Besitzer gefragt werden. Die Waffe springt für einen beliebigen Gegenstand ein. Was verwendet wurde, wird zurückgelegt.
    .no = Die Häftlinge im Raum haben zusammen nicht alle Gegenstände, oder das sind nicht die, die gebraucht werden.
    .ruling = (unsere Auslegung: dass niemand zustimmen muss)
SCG-37 = Eine Aufgabe kostet 1 Aktionspunkt; stehen dort zwei Wachen, die nicht bestochen sind, kostet sie 2.
SCG-38 = Du markierst das Element der Aufgabe, die du ausgeführt hast. Dann wird eine Aufgabenkarte gezogen, und alle anderen außer dem Sündenbock markieren deren Element. Wer ein Element schon markiert hat, gewinnt dadurch nichts. Beide Karten sind aus dem Spiel. Ist keine Karte mehr da, gehen die anderen leer aus.
    .no = Zuerst wird die Belohnung für die anderen gezogen.
    .ruling = (unsere Auslegung: wenn keine Karte mehr da ist)
SCG-39 = Danach werden neue Aufgaben gezogen, bis drei ausliegen, jede in einem zufälligen Raum, in dem noch keine liegt. Eine Karte, deren Element schon ausliegt, kommt unter den Stapel. Passt keine Karte, bleibt es bei weniger Aufgaben, bis eine passt.
    .no = Zuerst wird eine neue Aufgabe ausgelegt.
    .ruling = (unsere Auslegung: wenn keine Karte passt)
SCG-40 = Gleich nach dem Markieren wird geprüft: Haben einige von euch zusammen alle sechs Elemente und bleibt dabei mindestens ein Spieler außen vor, dann ist das Spiel zu Ende, und alle bis auf genau einen entkommen.
SCG-41 = Du bist unverzichtbar, wenn den anderen ohne dich zusammen ein Element fehlt. Ein Sündenbock, der nicht unverzichtbar ist, bleibt zurück. Auf dem Plan steht dann ein Schloss neben deinen Elementen.
SCG-42 = Andernfalls: Ist nur ein einziger Spieler nicht unverzichtbar, bleibt er zurück. Sind es mehrere, trifft es den mit den wenigsten Elementen, bei Gleichstand den mit dem wenigsten Bargeld, dann den mit den wenigsten Gegenständen, dann den mit der geringsten Ausdauer.
SCG-43 = Steht es auch dann noch unentschieden, sagen die Spieler, die nicht am Gleichstand beteiligt sind, wer von den Beteiligten zurückbleibt. Der Sündenbock gehört immer zu denen, die das sagen, und entscheidet, wenn sie sich nicht einig sind. Stattdessen kann eine Abstimmung vereinbart werden: Dann zählt die Stimme des Sündenbocks nur, wenn die übrigen gleichauf liegen oder es keine anderen gibt (seit Version 2). Oder es entkommen alle, wenn das so vereinbart ist.
    .no = Nur wenn es bei der Flucht unentschieden steht, sagen die übrigen, wer von denen, die gleichauf liegen, zurückbleibt; anderes gibt es dann nicht mehr zu tun.
    .ruling = (unsere Auslegung: dass der Sündenbock entscheidet, und wie bei einer Abstimmung gezählt wird)
SCG-44 = Alle, die entkommen, haben gewonnen. Sind es zu viele Wachen geworden, hat niemand gewonnen, auch der Sündenbock nicht.
    .no = Das Spiel ist zu Ende.

SCG-51 = Kapelle. Silber: eine Erpressungskarte eines anderen Häftlings, egal in welchem Raum, ungesehen auf den Ablagestapel legen. Gold: bezahlen und auf dieselbe Weise eine nehmen. Sind offene Karten vereinbart, suchst du dir die Karte aus.
    .no = Für die Kapelle braucht es einen anderen Häftling, der eine Erpressungskarte hat; auf der Goldseite musst du auch bezahlen.
    .ruling = (unsere Auslegung: ungesehen)
SCG-52 = Funkraum. Silber: nacheinander zwei verschiedene Wachen versetzen, jede aus einem beliebigen Raum in einen anderen. Gold, freie Aktion: eine Wache versetzen.
    .no = Wähle einen Raum mit einer Wache, dann einen anderen Raum für sie. Die zweite Wache muss eine andere sein als die erste.
    .ruling = (unsere Auslegung: dass jede Wache in einen anderen Raum gehen darf)
SCG-53 = Kantine. Silber: bis zu 3 Ausdauer bekommen. Gold, freie Aktion: 1 Ausdauer bekommen.
    .no = Mehr Ausdauer kannst du nicht bekommen.
SCG-54 = Krankenstation. Silber: 1 Medikament nehmen. Gold: bezahlen und 2 Medikamente nehmen.
    .no = Hier liegt kein Medikament, oder du kannst nicht bezahlen.
SCG-55 = Hof. Silber, freie Aktion: bezahlen und einen Gegenstand nehmen, der hier liegt. Gold: bezahlen und zwei Gegenstände nehmen, die hier liegen.
    .no = Hier liegt nichts, oder du kannst nicht bezahlen.
SCG-56 = Besucherraum. Silber: einen beliebigen Gegenstand nehmen, der hier liegt. Gold: bezahlen und die Waffe nehmen.
    .no = Was du willst, liegt nicht hier, oder du kannst nicht bezahlen.
SCG-57 = Werkstatt. Silber: 1 Werkzeug nehmen. Gold: bezahlen und 2 Werkzeuge nehmen.
    .no = Hier liegt kein Werkzeug, oder du kannst nicht bezahlen.
SCG-58 = Aufenthaltsraum. Silber: bis zu 2 Bargeld bekommen. Gold, freie Aktion: 1 Bargeld bekommen.
    .no = Mehr Bargeld kannst du nicht bekommen.
SCG-59 = Zellenblock. Silber: 1 Messer nehmen. Gold: bezahlen und 2 Messer nehmen.
    .no = Hier liegt kein Messer, oder du kannst nicht bezahlen.
SCG-60 = Wäscherei. Silber: 1 Kleidungsstück nehmen. Gold: bezahlen und 2 Kleidungsstücke nehmen.
    .no = Hier liegt keine Kleidung, oder du kannst nicht bezahlen.
SCG-61 = Wachraum. Silber: 1 Schlüssel nehmen. Gold: bezahlen und 2 Schlüssel nehmen.
    .no = Hier liegt kein Schlüssel, oder du kannst nicht bezahlen.
SCG-62 = Büro des Direktors. Silber: 1 Erpressungskarte ziehen. Gold: bezahlen, 3 ziehen, eine behalten und die übrigen auf den Ablagestapel legen.
    .no = Im Büro des Direktors wird gerade eine Karte gezogen oder behalten, oder es ist keine zu bekommen, oder du kannst nicht bezahlen.
SCG-63 = Offen für alle sind: Gegenstände, Bargeld, Ausdauer, markierte Elemente, die Anzahl der Erpressungskarten auf jeder Hand, der Ablagestapel, die ausliegenden Aufgaben und, sobald sie aufgedeckt sind, die Stimmen. Geheim sind Erpressungskarten auf der Hand, wenn keine offenen vereinbart sind, die Reihenfolge beider Stapel und Karten, die sich jemand im Büro des Direktors ansieht.
SCG-64 = Bezahlen heißt, einen eigenen Gegenstand zurückzulegen oder 1 Bargeld auszugeben, ganz wie du willst. Die Waffe lässt sich nicht mit der Waffe bezahlen. Du bezahlst zuerst, also zählt der Platz mit, der dabei frei wird; du nimmst, was vorher schon dort lag.
    .no = Bezahle mit einem eigenen Gegenstand oder mit 1 Bargeld, wenn ein Raum das verlangt, aber die Waffe nicht mit der Waffe.
SCG-65 = Du nimmst so viele Gegenstände, wie die Regel sagt. Liegen weniger da oder hast du nur für weniger Platz, nimmst du eben weniger, mindestens aber einen.
    .no = So etwas liegt hier nicht zum Mitnehmen.
    .ruling = (unsere Auslegung: wo es der Raum nicht selbst sagt)

SCG-71 = Verpfeifen: Versetze eine oder zwei Wachen in ein und denselben Raum.
    .no = Wähle zuerst das Ziel, dann ein- oder zweimal einen anderen Raum, aus dem eine Wache kommt.
SCG-72 = Filzen: Jeder andere Häftling in deinem Raum, der einen Gegenstand hat, legt einen zurück; du wählst, welchen.
    .no = Wähle einen Gegenstand des Häftlings, der gefilzt wird.
SCG-73 = Abriegelung: Für den Rest dieser Runde betritt und verlässt niemand einen Raum deiner Wahl. Aus einem Raum mit vier Wachen kommt man trotzdem hinaus. Ein Schloss an seinem Schild zeigt das an.
    .no = Der Raum ist für den Rest dieser Runde abgeriegelt.
SCG-74 = Verlegung: Ein anderer Häftling, der nicht schon dort ist, kommt in den Zellenblock, wenn dort weniger als vier Wachen stehen.
    .no = Wähle einen anderen Häftling, der nicht im Zellenblock ist.
SCG-75 = Planänderung: Eine Aufgabe wandert in einen Raum deiner Wahl, in dem noch keine liegt.
    .no = Wähle einen Raum mit Aufgabe, dann einen ohne.
SCG-76 = Gerücht: Eine Aufgabe kommt unter den Stapel, und eine neue wird gezogen.
    .no = Wähle einen Raum mit Aufgabe.
SCG-77 = Taschendieb: Nimm einem Häftling in deinem Raum oder in einem Nachbarraum einen Gegenstand weg.
    .no = Wähle einen Gegenstand eines anderen Häftlings in deinem Raum oder in einem Nachbarraum.
SCG-78 = Schutzgeld: Nimm einem Häftling, egal wo er ist, bis zu 2 Bargeld ab.
    .no = Wähle einen anderen Häftling, der Bargeld hat.
SCG-79 = Arbeitsdienst: Ein anderer Häftling, der noch nicht am Zug war, hat in dieser Runde 1 Aktionspunkt weniger.
    .no = Wähle einen anderen Häftling, der noch nicht am Zug war.
SCG-80 = Augen überall: In einem Raum mit weniger als vier Wachen zählt in dieser Runde eine Wache mehr, für alle, die dort etwas tun oder ihn betreten wollen, und für Aufgaben. Diese Wache lässt sich weder bestechen noch versetzen.
    .no = Wähle einen Raum mit weniger als vier Wachen, der nicht schon so überwacht wird.
SCG-81 = Falscher Ausweis: Du gehst in einen beliebigen Raum mit weniger als vier Wachen und bekommst 1 Aktionspunkt.
    .no = Wähle einen anderen Raum.

## Was Bots sagen. `other` ist, von wem sie reden; `level` ist, wie sie reden.

x-vote =
    { $other_you ->
        [yes] Ich stimme für dich
       *[no] Ich stimme für { $other_name }
    }
remark-vote =
    { $level ->
        [mastermind] { $other_you ->
            [yes] Du.
           *[no] { $other_name }.
        }
       *[other] { x-vote }.
    }
remark-vote-alone =
    { $other_you ->
        [yes] Ich stimme für dich: Du hast etwas, das sonst niemand hat.
       *[no] Ich stimme für { $other_name }. Nur da gibt es etwas, das uns anderen fehlt.
    }
remark-vote-ahead =
    { $other_you ->
        [yes] Ich stimme für dich: Du hast schon genug vom Plan.
       *[no] Ich stimme für { $other_name }. Das ist mir schon zu viel vom Plan in einer Hand.
    }
remark-vote-close =
    { $other_you ->
        [yes] Ich stimme für dich: Du bist mir zu dicht an der nächsten Aufgabe.
       *[no] Ich stimme für { $other_name }. Mir zu dicht an der nächsten Aufgabe.
    }
remark-vote-cards =
    { $other_you ->
        [yes] Ich stimme für dich: Wofür hebst du die Karten auf?
       *[no] Ich stimme für { $other_name }: zu viele Karten auf der Hand.
    }
remark-vote-again =
    { $other_you ->
        [yes] Du kennst die Rolle ja schon. Ich stimme für dich.
       *[no] { $other_name } kennt die Rolle ja schon. Dafür stimme ich.
    }
remark-call =
    { $level ->
        [rookie] Sind wir fertig mit Reden? Dann los!
        [mastermind] Die Zettel, bitte.
       *[other] Genug geredet. Stimmen wir ab.
    }
remark-name =
    { $other_you ->
        [yes] Dann entscheide ich: du.
       *[no] Dann entscheide ich: { $other_name }.
    }
remark-elected =
    { $level ->
        [rookie] Ich? Was hab ich denn getan?
        [mastermind] Wie ihr wollt.
       *[other] Also ich. Ich merke mir, wer das wollte.
    }
remark-elected-again =
    { $level ->
        [rookie] Schon wieder ich? Das ist unfair!
        [mastermind] Ihr macht mich nur stärker.
       *[other] Schon wieder ich. Na gut, so komme ich immerhin zu etwas.
    }
remark-drawn =
    { $level ->
        [rookie] Das Los trifft mich? Oh nein!
        [mastermind] Also der Zufall.
       *[other] Das Los trifft also mich. Irgendwer muss anfangen.
    }
remark-guards =
    { $count ->
        [0] Das Haus ist voll. Noch eine Wache, und niemand kommt hier raus.
        [one] Eine Wache passt noch rein. Die nächste danach ist unser aller Ende.
       *[other] Nur noch { $count } Wachen, dann ist es für alle vorbei. Beeilt euch!
    }
remark-offer =
    { $other_you ->
        [yes] Tauschen wir? Du bekommst { $gives_name }, ich bekomme { $asks_name }.
       *[no] { $other_name }, tauschen wir? Du bekommst { $gives_name }, ich bekomme { $asks_name }.
    }
remark-gift =
    { $other_you ->
        [yes] { $gives_name }: Nimm nur, dir nützt das mehr.
       *[no] { $gives_name }: Nimm nur, { $other_name }, dir nützt das mehr.
    }
remark-wish =
    { $other_you ->
        [yes] { $asks_name }: Kannst du das entbehren? Bei mir wäre es gut aufgehoben.
       *[no] { $asks_name }: Kannst du das entbehren, { $other_name }? Bei mir wäre es gut aufgehoben.
    }
remark-accept =
    { $level ->
        [rookie] Au ja, gern!
        [mastermind] Einverstanden.
       *[other] Abgemacht.
    }
remark-refuse =
    { $level ->
        [rookie] Hm, lieber nicht.
        [mastermind] Nein.
       *[other] So nicht.
    }
remark-refuse-need = { $thing_name }? Nein, das brauche ich selbst.
remark-refuse-help = Nicht mit meinen Sachen.
remark-refuse-scapegoat =
    { $level ->
        [rookie] Ich bin euer Sündenbock, und jetzt soll ich helfen?
       *[other] Ich bin der Sündenbock. Was hätte ich davon?
    }
remark-help = Nimm nur. Es ist für uns alle.
remark-task =
    { $level ->
        [mastermind] { $element_name }.
       *[other] Damit habe ich { $element_name } auch.
    }
remark-task-first =
    { $level ->
        [rookie] Schaut mal, { $element_name }! Und ich zuerst!
       *[other] { $element_name }: Das hatte bis jetzt niemand.
    }
remark-task-together = Legen wir zusammen, dann ist { $element_name } geschafft.
remark-task-ask = Darf ich eure Sachen hier benutzen? Es geht um { $element_name }.
remark-indispensable =
    { $other_you ->
        [yes] Du allein hast also { $element_name }. Ist notiert.
       *[no] Aufgepasst: { $element_name } hat jetzt nur { $other_name }.
    }
remark-dispensable =
    { $other_you ->
        [yes] { $element_name } habe ich jetzt auch. Es ginge ohne dich.
       *[no] { $element_name } habe ich jetzt auch. Es ginge ohne { $other_name }.
    }
remark-steal =
    { $other_you ->
        [yes] { $thing_name }: Darauf passe ich eine Weile für dich auf.
       *[no] { $thing_name }: Das wird { $other_name } kaum vermissen.
    }
remark-blackmail =
    { $level ->
        [rookie] Die wollte ich schon immer mal ausspielen!
        [mastermind] Nichts Persönliches.
       *[other] Ihr habt einen Sündenbock. Das ist der Preis dafür.
    }
remark-left =
    { $level ->
        [rookie] He, wartet auf mich!
        [mastermind] Gut gespielt. Bis Dienstag bin ich draußen.
       *[other] Dann geht. Schreibt mir eine Karte.
    }
remark-free =
    { $other_you ->
        [yes] Frei! Tut mir leid, jemand musste bleiben.
       *[no] Frei! Tut mir leid, { $other_name }, jemand musste bleiben.
    }
remark-lost =
    { $level ->
        [rookie] Wo kommen denn all die Wachen her?
       *[other] Zu viele Wachen. Heute kommt hier niemand raus.
    }

## Was Bots im Chat antworten. `hear-…` sind Anfänge von Wörtern, die von etwas reden.

hear-vote = stimm, abstimm, gestimmt, wahl, wähl, sündenbock
hear-trade = tausch, handel, angebot, anbiet, biet
remark-answer-name =
    { $level ->
        [rookie] Ja? Was ist denn?
        [mastermind] Ich höre.
       *[other] Was willst du von mir?
    }
remark-answer-vote =
    { $level ->
        [rookie] Verrate ich noch nicht. Wart’s ab!
        [mastermind] Abwarten.
       *[other] Das siehst du, wenn die Umschläge aufgehen.
    }
remark-answer-sealed = Meine Stimme ist abgegeben. Sie bleibt zu, bis alle da sind.
remark-answer-voted =
    { $other_you ->
        [yes] Ich habe für dich gestimmt.
       *[no] Ich habe für { $other_name } gestimmt.
    }
remark-answer-need = Das suche ich gerade: { $thing_name }. Mach mir ein Angebot.
remark-answer-nothing = Für eine Aufgabe brauche ich gerade nichts. Ein Angebot höre ich mir trotzdem an.

## Die erste Lektion, Schritt für Schritt

lesson-goal = Sammelt zusammen die Elemente A bis F, dann entkommen alle bis auf einen. Sorg dafür, dass du nicht zurückbleibst.
lesson-use = Du hast drei Aktionspunkte. Jeder Raum nützt dir, einmal im Zug: Nutze die Wäscherei und nimm Kleidung.
lesson-move = Die Aufgabe in der Kapelle will Schlüssel, Kleidung und keine Wache. Ein Schritt, auch schräg, kostet 1 Punkt: Geh hin.
lesson-task = Es zählt, was die Häftlinge in diesem Raum haben, ob du oder andere. Erledige die Aufgabe!
lesson-marked = A gehört dir. Das Element einer gezogenen Karte bekommen die anderen, nicht der Sündenbock. Das Schloss zeigt, wen der Plan braucht.
lesson-turn = Was du an Punkten nicht nutzt, verfällt. Beende deinen Zug und sieh, was die anderen tun.
lesson-robbed = Bestohlen! Einmal im Zug darf man jemandem im selben Raum etwas wegnehmen. Gegen den Dieb kannst du gleich stimmen.
lesson-vote = Jede Runde kommt eine Wache; mit der 21. habt ihr verloren. Dann wählt ihr geheim: Der Sündenbock hat mehr Punkte, kein Element. Tippe jemanden an!
lesson-counted = Die meisten Stimmen entscheiden, bei Gleichstand der bisherige Sündenbock. Alle sehen, wer für wen war.
lesson-blackmail = Der Sündenbock darf keine Aufgabe ausführen und bekommt kein Element. Er geht, handelt, stiehlt und spielt allein Erpressungskarten.
lesson-trade = Ihr seid im selben Raum: Mach ein Angebot. Gib etwas, verlang etwas, oder beides. Es kostet keinen Punkt; der andere muss zustimmen.
lesson-riot = Eine Wache zu viel, wo du hinwillst? Ein Aufstand lockt eine aus einem Nachbarraum zu dir.
lesson-bribe = Zwei Wachen hier machen alles teurer, drei halten dich auf. Für 1 Bargeld schaut eine in diesem Zug weg.
lesson-end = Habt ihr A bis F auch ohne einen von euch, ist es aus. Der Sündenbock bleibt, außer euch fehlt ohne ihn ein Element. Spiel weiter!

## Das Brett im Browser: was nur dort steht oder vorgelesen wird

scapegoat-board = Das Gefängnis: zwölf Räume, darunter der Tisch und die Bögen aller Häftlinge
scapegoat-desk = Worum es gerade geht
scapegoat-race = Elemente des Plans
scapegoat-elements =
    { $count ->
        [one] { $count } Element des Plans
       *[other] { $count } Elemente des Plans
    }

## Auf dem Brett: Räume

scapegoat-rule-chapel-silver = Eine fremde Erpressungskarte ablegen
scapegoat-rule-chapel-gold = Bezahlen: eine fremde Erpressungskarte nehmen
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
scapegoat-ap = { $count } AP
scapegoat-paying = Bezahlen: Leg einen eigenen Gegenstand zurück, oder gib 1 Bargeld aus.
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
scapegoat-locked = In dieser Runde abgeriegelt: Niemand kommt hinein oder hinaus.
scapegoat-bar = Der Strich zwischen den Wachen: Mehr dürfen es für die Aufgabe nicht sein.
scapegoat-lies = Hier liegt: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Aufgabe „{ $task }“ für Element { $element }: { $items }; { $prisoners } Häftling; höchstens { $guards } Wachen.
       *[other] Aufgabe „{ $task }“ für Element { $element }: { $items }; { $prisoners } Häftlinge; höchstens { $guards } Wachen.
    }
scapegoat-here = Hier: { $names }.

## Auf dem Brett: Die Zeile oben

scapegoat-guards-of = { $count } Wachen im Gefängnis. Sind es { $most }, ist die nächste das Ende für alle.
scapegoat-tasks-left = Aufgabenkarten im Stapel: { $count }
scapegoat-cards-left = Erpressungskarten im Stapel: { $count }. Abgelegt: { $used }
scapegoat-plan-empty = Noch hat niemand etwas für den Plan getan.
scapegoat-indispensable =
    { $count ->
        [one] Unverzichtbar ist jetzt { $who }.
       *[other] Unverzichtbar sind jetzt { $who }.
    }
scapegoat-nobody-needed = Unverzichtbar ist jetzt niemand.
scapegoat-missing = Noch fehlt: { $elements }.
scapegoat-spared = Auf { $player } als Sündenbock könnte der Plan verzichten.

## Auf dem Brett: Bögen

scapegoat-is-goat = Sündenbock, Bonus { $bonus }: führt keine Aufgabe aus, bekommt kein Element
scapegoat-tag-goat = Bock +{ $bonus }
scapegoat-needed = Das Schloss: unverzichtbar. Ohne diesen Häftling fehlt den anderen ein Element
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
scapegoat-voted-for =
    { $you ->
        [yes] Hat für dich gestimmt
       *[no] Hat für { $player } gestimmt
    }
scapegoat-less = { $count } Aktionspunkt weniger in dieser Runde
scapegoat-gain-marks = bekommt { $element }
scapegoat-gain-draws = bekommt … ?
scapegoat-gain-nothing = nichts
scapegoat-free-now = frei
scapegoat-stays = bleibt da

## Auf dem Brett: Ein Zug

scapegoat-points =
    { $count ->
        [one] Noch { $count } Aktionspunkt
       *[other] Noch { $count } Aktionspunkte
    }
scapegoat-points-common = Zu { $players ->
        [3] dritt
       *[other] viert
    } hat jeder { $count } Aktionspunkte im Zug.
scapegoat-points-bonus = Der Sündenbock hat { $count } mehr: einen für jede Wahl in Folge, höchstens drei.
scapegoat-points-less = Der Arbeitsdienst kostet in dieser Runde { $count }.
scapegoat-bribed =
    { $count ->
        [one] { $count } sieht weg
       *[other] { $count } sehen weg
    }
scapegoat-riot-short = Aufstand
scapegoat-bribe-short = Bestechen
scapegoat-push-short = Ausdauer
scapegoat-end-short = Zug beenden
scapegoat-riot-what = Eine Wache aus einem Nachbarraum in deinen holen.
scapegoat-bribe-what = Für 1 Bargeld schaut eine Wache in deinem Raum weg: in diesem Zug, solange du bleibst.
scapegoat-push-what = Aus 1 Ausdauer 1 Aktionspunkt machen, einmal im Zug.
scapegoat-end-what = Der Nächste ist dran. Übrige Aktionspunkte verfallen.
scapegoat-price-bribe = 1 Bargeld
scapegoat-price-push = 1 Ausdauer
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

## Auf dem Brett: Die Abstimmung

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

## Auf dem Brett: Tabletts

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
scapegoat-sealed = Stimme abgegeben
scapegoat-unsealed = noch offen
scapegoat-building = { $player } stellt ein Angebot zusammen.
scapegoat-thinking = { $player } überlegt.

## Auf dem Brett: Die Auswahl: Überschriften, und was darunter genügt

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
short-riot = { x-from-room }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = an { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }

## On the board: rooms where there is little space

scapegoat-name-chapel = Kapelle
scapegoat-name-radio_room = Funkraum
scapegoat-name-dining_hall = Kantine
scapegoat-name-infirmary = Krankenstation
scapegoat-name-exercise_yard = Hof
scapegoat-name-visiting_area = Besucherraum
scapegoat-name-workshop = Werkstatt
scapegoat-name-recreational_room = Aufenthalt
scapegoat-name-cell_block = Zellenblock
scapegoat-name-laundry_room = Wäscherei
scapegoat-name-guards_room = Wachraum
scapegoat-name-wardens_office = Direktor
scapegoat-missing-short = fehlt { $elements }

## On the board: the vote is opened, and what came of something is stamped on it

scapegoat-who = Wer nimmt die Schuld auf sich?
scapegoat-opening =
    { $you ->
        [yes] Dein Umschlag …
       *[no] Der Umschlag von { $player } …
    }
scapegoat-stake-one-more =
    { $you ->
        [yes] Noch eine Stimme, und du bist der Sündenbock.
       *[no] Noch eine Stimme, und { $player } ist der Sündenbock.
    }
scapegoat-stake-tie =
    { $you ->
        [yes] Eine Stimme für dich, und es ist Gleichstand: Dann { $other_you ->
            [yes] entscheidest du, bisher der Sündenbock
           *[no] entscheidet { $other_name }, bisher der Sündenbock
        }.
       *[no] Eine Stimme für { $player }, und es ist Gleichstand: Dann { $other_you ->
            [yes] entscheidest du, bisher der Sündenbock
           *[no] entscheidet { $other_name }, bisher der Sündenbock
        }.
    }
scapegoat-stake-between =
    { $you ->
        [yes] Er entscheidet zwischen dir und { $names }.
       *[no] Er entscheidet zwischen { $names }.
    }
scapegoat-stake-settled =
    { $you ->
        [yes] Du bist es schon, egal, was drinsteht.
       *[no] { $player } ist es schon, egal, was drinsteht.
    }
scapegoat-open-all = Tippe, um alle sofort zu öffnen
scapegoat-tie-ballot = Gleichstand: Der Stimmzettel des bisherigen Sündenbocks entscheidet.
scapegoat-sheet = Der Bogen
scapegoat-stamp-refused = abgelehnt
scapegoat-stamp-deal = Handel
scapegoat-stamp-robbed = bestohlen
scapegoat-stamp-less = −1 AP
scapegoat-stamp-done = erledigt

## On the board: blackmail cards in a few words

scapegoat-card-inform = 1 oder 2 Wachen in einen Raum holen
scapegoat-card-shakedown = Alle anderen hier legen etwas zurück
scapegoat-card-lock_down = Keiner betritt oder verlässt einen Raum
scapegoat-card-transfer = Jemanden in den Zellenblock schicken
scapegoat-card-change_of_plan = Eine Aufgabe in einen anderen Raum
scapegoat-card-rumour = Eine Aufgabe gegen eine neue tauschen
scapegoat-card-pickpocket = Einen Gegenstand nehmen, hier oder nebenan
scapegoat-card-protection_money = Jemandem bis zu 2 Bargeld abnehmen
scapegoat-card-work_detail = Jemand hat 1 AP weniger
scapegoat-card-eyes_everywhere = Ein Raum zählt 1 Wache mehr
scapegoat-card-forged_pass = In jeden Raum gehen, und 1 AP mehr
