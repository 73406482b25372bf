### Alcatraz: Verrat hinter Gittern, auf Deutsch.
### $you ist „yes“, wo von der lesenden Person selbst die Rede ist, sonst „no“.
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name und
### $other_name (ein anderer Spieler) sind die Namen von unten.

title = Alcatraz: Verrat hinter Gittern
tagline = Arbeitet gemeinsam an einem Ausbruch und stimmt Runde für Runde ab, wer dabei leer ausgeht. Einer von euch bleibt zurück.

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
action-vote = Für { $player } stimmen
action-name = { $player } zum Sündenbock machen
action-leave = { $player } zurücklassen
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
action-pick_item = { $item_name } von { $player }
action-keep = „{ $card_name }“ behalten
action-drop = „{ $card_name }“ ablegen
action-done = Das reicht
action-back = Zurück

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
        [yes] Du hast für { $other_name } gestimmt.
       *[no] { $player } hat für { $other_name } gestimmt.
    }
event-tied =
    { $you ->
        [yes] Gleichstand: Du entscheidest.
       *[no] Gleichstand: { $player } entscheidet.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] Du bist der Sündenbock und bekommst { $bonus } Aktionspunkt extra.
           *[no] { $player } ist der Sündenbock und bekommt { $bonus } Aktionspunkt extra.
        }
       *[other] { $you ->
            [yes] Du bist wieder der Sündenbock und bekommst { $bonus } Aktionspunkte extra.
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
       *[no] { $player } nimmt { $other_name } etwas weg: { $thing_name }.
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
       *[no] { $player } macht { $other_name } ein Angebot.
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
        [yes] Du stimmst zu: abgemacht.
       *[no] { $player } stimmt zu: abgemacht.
    }
event-refused =
    { $you ->
        [yes] Du lehnst ab.
       *[no] { $player } lehnt ab.
    }
event-consent =
    { $you ->
        [yes] Du bittest { $other_name } um Gegenstände für die Aufgabe.
       *[no] { $player } bittet { $other_name } um Gegenstände für die Aufgabe.
    }
event-drew =
    { $you ->
        [yes] Du ziehst eine Erpressungskarte ({ $count }).
       *[no] { $player } zieht eine Erpressungskarte ({ $count }).
    }
event-kept =
    { $you ->
        [yes] Du behältst eine davon.
       *[no] { $player } behält eine davon.
    }
event-saw = Die Karte ist „{ $card_name }“.
event-lost_card =
    { $you ->
        [yes] Du ziehst eine Erpressungskarte aus der Hand von { $other_name }.
       *[no] { $player } zieht eine Erpressungskarte aus der Hand von { $other_name }.
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
        [yes] Du sagst: { $other_name } bleibt.
       *[no] { $player } sagt: { $other_name } bleibt.
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
ending-lost = Zu viele Wachen: Alle haben verloren, und auch der Sündenbock hat nichts gewonnen.

## Optionen

option-edition = Ausgabe
    .help = Die deutsche und die polnische Spielregel unterscheiden sich bei den Starträumen, beim Gleichstand in der Abstimmung, bei Räumen mit vier Wachen und darin, wohin ein bezahlter Gegenstand kommt.
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
option-undecided = Unentschiedenes Ende
    .help = Wenn nichts entscheidet, wer zurückbleibt: Sagen es die anderen, oder entkommen alle?
option-undecided-vote = die anderen sagen es
option-undecided-all_escape = alle entkommen
option-rooms = Reihenfolge der Räume
    .help = Für einen Aufbau nach eigener Wahl: alle zwölf Räume, Reihe für Reihe.
option-gold = Goldseiten
    .help = Für Seiten nach eigener Wahl: die Räume, bei denen die Goldseite oben liegt.
option-tasks = Aufgabenkarten
    .help = Dreißig Karten, aus einer Spielschachtel abgetippt; ohne sie kommen unsere eigenen ins Spiel.

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
SCG-04 = Jeder Häftling hat drei Plätze für Gegenstände, höchstens 3 Ausdauer und höchstens 3 Bargeld. Beides beginnt bei 0. Mehr, als Platz da ist, kann niemand haben.
    .no = Dafür ist kein Platz: Bei drei Gegenständen, 3 Bargeld und 3 Ausdauer ist Schluss.
SCG-05 = Es gibt elf Erpressungskarten. Mehr als zwei darf niemand auf der Hand haben: Wer eine dritte bekommt, behält zwei und legt eine auf den Ablagestapel. Der Ablagestapel wird erst gemischt, wenn eine Karte gezogen werden muss und der Stapel leer ist.
    .no = Bei zwei Erpressungskarten ist Schluss: Erst muss eine von deinen weg, und sonst gibt es nichts zu behalten oder abzulegen.
SCG-06 = Es gibt dreißig Aufgabenkarten. Auf jeder steht ein Element des Plans, A bis F, und dazu, welche Gegenstände und wie viele Häftlinge nötig und wie viele Wachen höchstens erlaubt sind. Wachen gibt es 21. Zufällige Räume werden jedes Mal aus allen zwölf gezogen.
SCG-07 = Die Räume liegen zufällig, in der Reihenfolge der Regeln oder nach eigener Wahl. Auch ihre Seiten sind wählbar: Silber, Gold, zufällig oder nach eigener Wahl. Für die erste Partie eignet sich Silber am besten.
    .no = Das Gefängnis wird noch aufgebaut, jeder Raum einmal.
SCG-08 = Acht Wachen beziehen ihre Posten: Zweimal bekommen vier verschiedene zufällige Räume je eine Wache.
    .no = Die ersten Wachen beziehen noch ihre Posten, jedes Mal in vier verschiedenen Räumen.
SCG-09 = Die Häftlinge starten in zufälligen Räumen. In der polnischen Ausgabe sind diese alle verschieden.
    .no = Den Häftlingen werden noch ihre Räume zugewiesen, in der polnischen Ausgabe lauter verschiedene.
SCG-10 = Drei Aufgaben mit drei verschiedenen Elementen kommen in drei verschiedene zufällige Räume. Eine Karte, deren Element schon ausliegt, kommt unter den Stapel, und dafür wird eine andere gezogen.
    .no = Die ersten Aufgaben werden noch ausgelegt.
SCG-11 = Ein zufälliger Spieler ist der erste Sündenbock, mit einem Bonus von 1. Die erste Runde beginnt gleich mit den Zügen.
    .no = Der erste Sündenbock wird noch ausgelost.
SCG-12 = Ab der zweiten Runde beginnt jede Runde mit einer neuen Wache in einem zufälligen Raum. Stehen dort schon vier, wird ein anderer Raum gezogen.
    .no = Zuerst kommt eine neue Wache, in einen zufälligen Raum mit weniger als vier Wachen.
SCG-13 = Müsste die 21. Wache Posten beziehen, haben sofort alle verloren. Zwanzig Wachen sind noch kein Problem.
    .no = Das Spiel ist zu Ende: Die 21. Wache müsste Posten beziehen, und alle haben verloren.
SCG-14 = In einem Raum stehen nie mehr als vier Wachen, egal, was sie dorthin bringt.
    .no = Dort stehen schon vier Wachen; für mehr ist in einem Raum kein Platz.
SCG-15 = Dann reden alle miteinander, ganz offen, bis der Sündenbock der letzten Runde zur Abstimmung ruft. Absprachen binden niemanden.
    .no = Vor der Abstimmung wird geredet, und nur der Sündenbock ruft zur Abstimmung.
SCG-16 = Alle stimmen geheim und gleichzeitig ab, für wen sie wollen, auch für sich selbst. Niemand darf sich enthalten oder seine Stimme ändern. Alle Stimmen werden zusammen aufgedeckt.
    .no = Ist zur Abstimmung gerufen, stimmt jeder einmal ab, für einen der Spieler. Eine abgegebene Stimme lässt sich nicht ändern.
SCG-17 = Wer die meisten Stimmen hat, ist der neue Sündenbock. Bei Gleichstand hat der bisherige das letzte Wort: In der deutschen Ausgabe bestimmt er irgendwen, auch sich selbst; in der polnischen gibt seine eigene Stimme den Ausschlag. Am Tisch kann etwas anderes vereinbart werden.
    .no = Nur wenn die Abstimmung unentschieden ist, bestimmt der bisherige Sündenbock, wer es wird; ist es so vereinbart, dann nur unter denen, die gleichauf vorn liegen.
SCG-18 = Ein neuer Sündenbock hat einen Bonus von 1 Aktionspunkt. Mit jeder weiteren Wahl in Folge kommt einer dazu, bis es 3 sind. Mit einem neuen Sündenbock endet der Bonus des alten.
SCG-19 = Jeder macht einen Zug: zuerst der Sündenbock, dann im Uhrzeigersinn die anderen. Zu dritt hast du 3 Aktionspunkte, zu viert 2; der Sündenbock bekommt seinen Bonus dazu. Was du nicht verbrauchst, verfällt.
    .no = Jetzt nicht: Jemand anderes ist am Zug, oder du hast keinen Aktionspunkt mehr, oder so etwas steht gerade nicht an.
SCG-20 = Die Wachen in deinem Raum, abzüglich der bestochenen, kommen dir in die Quere. Bei zwei Wachen kostet jede Aktion, die Punkte kostet, einen mehr; bei drei ist keine solche Aktion möglich; fürs Gehen und für Erpressungskarten gilt beides nicht. Bei vier kannst du nur noch weggehen, und selbst freie Aktionen sind dann tabu. In der polnischen Ausgabe kannst du dort außerdem eine Erpressungskarte ausspielen.
    .no = Hier beobachten dich zu viele Wachen.
SCG-21 = Einen Raum mit vier Wachen kann niemand betreten. Wer schon drin ist, wenn die vierte kommt, kann hinaus. Bestechung spielt dabei keine Rolle.
    .no = In einen Raum mit vier Wachen kommt niemand hinein.
SCG-22 = Gehen, für 1 Punkt: in einen Nachbarraum.
    .no = Dieser Raum grenzt nicht an deinen.
SCG-23 = Den Raum nutzen, für 1 Punkt, außer es ist dort eine freie Aktion, die nichts kostet: Du wendest die Regel deines Raums an. Jeden Raum kannst du nur einmal pro Zug nutzen und nur dann, wenn es etwas bewirkt. Zwei oder drei Wachen stören bei einer freien Aktion nicht.
    .no = Jeden Raum kannst du nur einmal pro Zug nutzen, und zu wählen gibt es nur etwas, solange gerade etwas im Gange ist.
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
SCG-29 = Handeln ist eine freie Aktion: In deinem Zug darfst du einem anderen Häftling in deinem Raum einen Tausch vorschlagen, mit beliebigen Gegenständen und beliebig viel Bargeld auf beiden Seiten. Du darfst auch etwas verschenken oder ohne Gegenleistung etwas verlangen. Stimmt er zu, wechselt alles sofort den Besitzer. Beide brauchen Platz für das, was sie danach haben, und ein leeres Angebot gilt nicht. Mit Erpressungskarten wird nicht gehandelt. Pro Zug sind höchstens drei abgelehnte und drei angenommene Angebote möglich.
    .no = Ein Angebot geht an einen anderen Häftling in deinem Raum, enthält nur, was ihr wirklich habt, und ist nicht leer. Nach drei abgelehnten oder drei angenommenen ist in einem Zug Schluss.
SCG-30 = Bestechen ist eine freie Aktion: Für 1 Bargeld brauchst du eine Wache in deinem Raum für den Rest deines Zuges nicht zu beachten, solange du im Raum bleibst.
    .no = Zum Bestechen brauchst du 1 Bargeld und in deinem Raum eine Wache, die noch nicht bestochen ist.
SCG-31 = Ein zurückgelegter Gegenstand kommt in seinen Heimatraum; ist dort kein Platz, in den Hof, und ist auch dort keiner, in den Besucherraum. Die Waffe kommt in den Besucherraum. In der polnischen Ausgabe suchst du dir unter diesen Räumen einen aus, wenn du mit dem Gegenstand bezahlst.
    .no = Der Gegenstand kommt in einen seiner Räume, in dem noch Platz für ihn ist.
SCG-32 = Du darfst einmal pro Zug 1 Ausdauer für 1 Aktionspunkt ausgeben.
    .no = Dafür brauchst du Ausdauer, und es geht nur einmal pro Zug.
SCG-33 = Du darfst deinen Zug jederzeit beenden.
SCG-34 = Für eine Aufgabe müssen mindestens so viele Häftlinge in ihrem Raum sein, wie auf der Karte steht. Du selbst und der Sündenbock zählen mit.
    .no = Für diese Aufgabe sind zu wenige Häftlinge im Raum.
SCG-35 = Im Raum dürfen höchstens so viele Wachen stehen, wie die Karte erlaubt. Bestechen hilft nicht.
    .no = Für diese Aufgabe stehen zu viele Wachen im Raum, und Bestechen hilft nicht.
SCG-36 = Die Häftlinge im Raum müssen zusammen alle Gegenstände der Aufgabe haben. Du sagst, wessen Gegenstände verwendet werden; zustimmen muss niemand, es sei denn, am Tisch ist vereinbart, dass die Besitzer gefragt werden. Die Waffe springt für einen beliebigen Gegenstand ein. Was verwendet wurde, wird zurückgelegt.
    .no = Die Häftlinge im Raum haben zusammen nicht alle Gegenstände, oder das sind nicht die, die gebraucht werden.
SCG-37 = Eine Aufgabe kostet 1 Aktionspunkt; stehen dort zwei Wachen, die nicht bestochen sind, kostet sie 2.
SCG-38 = Du markierst das Element der Aufgabe, die du ausgeführt hast. Dann wird eine Aufgabenkarte gezogen, und alle anderen außer dem Sündenbock markieren deren Element. Wer ein Element schon markiert hat, gewinnt dadurch nichts. Beide Karten sind aus dem Spiel. Ist keine Karte mehr da, gehen die anderen leer aus.
    .no = Zuerst wird die Belohnung für die anderen gezogen.
SCG-39 = Danach werden neue Aufgaben gezogen, bis drei ausliegen, jede in einem zufälligen Raum, in dem noch keine liegt. Eine Karte, deren Element schon ausliegt, kommt unter den Stapel. Passt keine Karte, bleibt es bei weniger Aufgaben, bis eine passt.
    .no = Zuerst wird eine neue Aufgabe ausgelegt.
SCG-40 = Gleich nach dem Markieren wird geprüft: Haben einige von euch zusammen alle sechs Elemente und bleibt dabei mindestens ein Spieler außen vor, dann ist das Spiel zu Ende, und alle bis auf genau einen entkommen.
SCG-41 = Du bist unverzichtbar, wenn den anderen ohne dich zusammen ein Element fehlt. Ein Sündenbock, der nicht unverzichtbar ist, bleibt zurück.
SCG-42 = Andernfalls: Ist nur ein einziger Spieler nicht unverzichtbar, bleibt er zurück. Sind es mehrere, trifft es den mit den wenigsten Elementen, bei Gleichstand den mit dem wenigsten Bargeld, dann den mit den wenigsten Gegenständen, dann den mit der geringsten Ausdauer.
SCG-43 = Steht es auch dann noch unentschieden, sagen die Spieler, die nicht am Gleichstand beteiligt sind, wer von den Beteiligten zurückbleibt. Der Sündenbock gehört immer zu denen, die das sagen, und entscheidet, wenn sie sich nicht einig sind. Oder es entkommen alle, wenn das so vereinbart ist.
    .no = Nur wenn es bei der Flucht unentschieden steht, sagen die übrigen, wer von denen, die gleichauf liegen, zurückbleibt; anderes gibt es dann nicht mehr zu tun.
SCG-44 = Alle, die entkommen, haben gewonnen. Sind es zu viele Wachen geworden, hat niemand gewonnen, auch der Sündenbock nicht.
    .no = Das Spiel ist zu Ende.

SCG-51 = Kapelle. Silber: eine Erpressungskarte eines anderen Häftlings, egal in welchem Raum, ungesehen auf den Ablagestapel legen. Gold: bezahlen und auf dieselbe Weise eine nehmen.
    .no = Für die Kapelle braucht es einen anderen Häftling, der eine Erpressungskarte hat; auf der Goldseite musst du auch bezahlen.
SCG-52 = Funkraum. Silber: nacheinander zwei verschiedene Wachen versetzen, jede aus einem beliebigen Raum in einen anderen. Gold, freie Aktion: eine Wache versetzen.
    .no = Wähle einen Raum mit einer Wache, dann einen anderen Raum für sie. Die zweite Wache muss eine andere sein als die erste.
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
SCG-63 = Offen für alle sind: Gegenstände, Bargeld, Ausdauer, markierte Elemente, die Anzahl der Erpressungskarten auf jeder Hand, der Ablagestapel, die ausliegenden Aufgaben und, sobald sie aufgedeckt sind, die Stimmen. Geheim sind Erpressungskarten auf der Hand, die Reihenfolge beider Stapel und Karten, die sich jemand im Büro des Direktors ansieht.
SCG-64 = Bezahlen heißt, einen eigenen Gegenstand zurückzulegen oder 1 Bargeld auszugeben, ganz wie du willst. Die Waffe lässt sich nicht mit der Waffe bezahlen. Du bezahlst zuerst, also zählt der Platz mit, der dabei frei wird; du nimmst, was vorher schon dort lag.
    .no = Bezahle mit einem eigenen Gegenstand oder mit 1 Bargeld, wenn ein Raum das verlangt, aber die Waffe nicht mit der Waffe.
SCG-65 = Du nimmst so viele Gegenstände, wie die Regel sagt. Liegen weniger da oder hast du nur für weniger Platz, nimmst du eben weniger, mindestens aber einen.
    .no = So etwas liegt hier nicht zum Mitnehmen.

SCG-71 = Verpfeifen: Versetze eine oder zwei Wachen in ein und denselben Raum.
    .no = Wähle zuerst das Ziel, dann ein- oder zweimal einen anderen Raum, aus dem eine Wache kommt.
SCG-72 = Filzen: Jeder andere Häftling in deinem Raum, der einen Gegenstand hat, legt einen zurück; du wählst, welchen.
    .no = Wähle einen Gegenstand des Häftlings, der gefilzt wird.
SCG-73 = Abriegelung: Für den Rest dieser Runde betritt und verlässt niemand einen Raum deiner Wahl. Aus einem Raum mit vier Wachen kommt man trotzdem hinaus.
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
        [yes] Du kennst die Rolle ja schon. Ich stimme wieder für dich.
       *[no] { $other_name } kennt die Rolle ja schon. Dabei bleibe ich.
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
        [rookie] Erst wählt ihr mich, und jetzt soll ich helfen?
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
       *[other] Ihr wolltet einen Sündenbock. Da habt ihr ihn.
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
