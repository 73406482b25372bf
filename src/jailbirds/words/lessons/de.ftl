### Die ersten Stunden auf Deutsch: ein Text für jeden Schritt.

lesson-alcatraz-1 = Deine vier Gefangenen sitzen in der Zelle, das Boot wartet jenseits des Hofs. Sind drei von dir im Boot, hast du gewonnen. Verlasse die Zelle nach Reihe 9: Dort gibt es keinen Wärter, da kann nichts passieren.
lesson-alcatraz-2 = In den Reihen 1 bis 8 geht je ein Wärter Streife. Wo dein Gefangener stehen bleibt, geht der Wärter dieser Reihe so viele Felder, wie du gezogen bist, und zwar auf dich zu. Nimm einen Gefangenen, zeige auf ein leuchtendes Feld und sieh dir seinen Weg an. Dann zieh.
lesson-alcatraz-3 = Wen er erreicht oder überläuft, der ist gefasst und muss zurück in die Zelle. Deine eigenen Leute darfst du nicht fassen lassen, die anderen schon. Mach einen Zug, bei dem jemand gefasst wird!
lesson-alcatraz-4 = Die roten Felder unter den Lampen sind die letzte Station vor dem Boot. Bring einen Gefangenen auf eins davon.
lesson-alcatraz-5 = Von einem roten Feld ist es ein Schritt ins Boot, wenn in der Spalte vor dir kein Wärter steht. Los!
lesson-alcatraz-6 = Jede Flucht löst Alarm aus: Wer als Nächstes dran ist, würfelt eine Reihe und schickt ihren Wärter ans linke oder rechte Ende. Unterwegs fasst er alle. Diesmal bist du es.
lesson-alcatraz-7 = Das ist das ganze Spiel: Zähl deine Schritte, denn die Wärter zählen mit.

lesson-ausbrecher-1 = Sieben Ausbrecher, vier Boote, und keiner gehört dir. Zuerst tippst du heimlich, wer als Erster ankommt, wer als Zweiter und so weiter. Schreib den Stein auf, den du in Boot 1 sehen willst.
lesson-ausbrecher-2 = Platz 1 und 2 sind Boot 1, Platz 3 und 4 Boot 2 und so weiter: Nur das Boot zählt. Jeder Stein im richtigen Boot bringt so viele Punkte wie die Nummer des Boots, die langsamen lohnen sich also am meisten. Schreib den nächsten auf.
lesson-ausbrecher-3 = Der Tipp ist voll. Versiegle ihn: Bis zum Ende sieht ihn niemand, und ändern kannst du ihn dann auch nicht mehr.
lesson-ausbrecher-4 = Wenn du dran bist, wählst du drei Würfel nach Farben: Diese Steine können ziehen. Nimm drei und wirf sie.
lesson-ausbrecher-5 = Jeder Stein zieht mit seinem eigenen Würfel, in der Reihenfolge, die du willst. Such aus, wer zuerst zieht.
lesson-ausbrecher-6 = Landet ein Stein auf einem anderen, liegt er obenauf, und nur der oberste darf ziehen. Deck jemanden zu: Was drunter liegt, muss warten.
lesson-ausbrecher-7 = Dieser hier schafft es bis zum Steg. Wer ankommt, steigt ins erste Boot mit einem freien Platz. Schieb ihn heim.
lesson-ausbrecher-8 = Ab der zweiten Runde gibt es auch den weißen Würfel: Er schickt einen Stein zurück. Hilf deinen Favoriten, ohne sie zu verraten. Viel Glück!

lesson-scapegoat-1 = Ihr arbeitet alle an einem Plan aus sechs Elementen, A bis F, aber einer von euch wird zurückbleiben. Jede Runde stimmen alle geheim ab, wer der Sündenbock ist. Der bekommt zusätzliche Aktionspunkte, aber nichts vom Plan. Stimm ab!
lesson-scapegoat-2 = In deinem Zug hast du ein paar Aktionspunkte. In einen Nachbarraum zu gehen kostet einen, auch schräg. Wachen stören: Bei zweien wird alles teurer, bei dreien kannst du nur noch weitergehen. Geh irgendwohin.
lesson-scapegoat-3 = Jeder Raum kann etwas für dich tun. Nutze diesen und nimm einen Gegenstand: Drei kannst du tragen.
lesson-scapegoat-4 = Eine Aufgabe verlangt Gegenstände, Leute und nicht zu viele Wachen. Es zählt, was alle Gefangenen im Raum bei sich haben, nicht nur du. Sag, wessen Gegenstand benutzt wird, und die Aufgabe ist erledigt: Du kreuzt ihr Element an, die anderen außer dem Sündenbock ein zufälliges.
lesson-scapegoat-5 = Neue Runde, neue Abstimmung. Behalte die Bögen im Auge: Wer ein Element als Einziger hat, ist unentbehrlich. Sind alle sechs beisammen, bleibt jemand zurück, der nicht gebraucht wird. Stimm noch einmal ab.
lesson-scapegoat-6 = Mach dich nützlich, mach dich unentbehrlich, und sei nie der, den keiner vermisst. Und achte auf die Wachen: Mit der einundzwanzigsten verlieren alle.

lesson-digout-1 = Du willst raus, durch einen Tunnel. Werkzeug gräbt: Ein Löffel zählt 1 Punkt, eine Spitzhacke 3, eine Schaufel 4. Du hast zwei Aktionen pro Zug. Durchsuche erst deinen Raum: Wie viele Karten das bringt, hängt vom Raum ab.
lesson-digout-2 = In den Duschen ist am meisten versteckt, im Hof wird gehandelt, die Krankenstation heilt, und graben kannst du nur in den Zellen. Würfle, um weiterzugehen.
lesson-digout-3 = Jede Seite führt in zwei Räume. Such aus, wohin.
lesson-digout-4 = Mit den richtigen Teilen baust du Messer, Spitzhacken und Schaufeln, aber nicht in den Zellen oder Duschen, da schaut jemand zu. Bau etwas.
lesson-digout-5 = Zurück in den Zellen. Leg ein Werkzeug aus und grab: Die Punkte nimmt dir niemand mehr weg.
lesson-digout-6 = Andere haben auch Werkzeug. Mit einer Waffe kannst du jemanden in deinem Raum bedrohen: her damit, oder es gibt eine Schlägerei. Waffen werden abwechselnd gelegt, und wer keine mehr hat, steckt Prügel ein. Bedrohe jemanden.
lesson-digout-7 = Mit zweimal Prügel kannst du nicht mehr graben, bis du in der Krankenstation warst. Such dir eine Gang als Rückendeckung und sei als Erster durch die Mauer!
