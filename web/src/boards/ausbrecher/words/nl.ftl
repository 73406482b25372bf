### Wat alleen het bord van Ausbrecher AG zegt: namen van plekken voor schermlezers, en kopjes.

ausbrecher-board = De weg van de gevangenismuur naar de steiger, { $count } velden; boven zeven ramen, onder vier boten
ausbrecher-stone = De { x-stone } pion
ausbrecher-at-window = achter zijn raam
ausbrecher-on-square = veld { $square }
ausbrecher-in-boat = in boot { $boat }
ausbrecher-under = onder { $by_name }
ausbrecher-upon = op { $by_name }
ausbrecher-to-go =
    { $count ->
        [one] mag één stap doen
       *[other] mag { $count } stappen doen
    }
ausbrecher-die = De { x-die } dobbelsteen
ausbrecher-die-free = ligt klaar
ausbrecher-die-rolls = rolt
ausbrecher-die-shows = staat op { $face }
ausbrecher-die-stuck = zijn pion is bedekt
ausbrecher-die-gone = uit het spel, zijn pion zit in boot { $boat }
ausbrecher-die-locked = doet nog niet mee
ausbrecher-boat = Boot { $boat }: { $who }
ausbrecher-boat-empty = Boot { $boat }: nog niemand
ausbrecher-round = Ronde { $round }
ausbrecher-place = Plaats { $place }, boot { $boat }
ausbrecher-take-off = Weer weghalen
ausbrecher-erase = Gum uit
ausbrecher-seal = Verzegel
ausbrecher-fold = Vouw het briefje dicht
ausbrecher-unfold = Je wedbriefje, dichtgevouwen. Bekijk het
ausbrecher-sealed = wedbriefje verzegeld
ausbrecher-writing = is nog aan het schrijven
ausbrecher-sure =
    { $count ->
        [one] één punt is zeker
       *[other] { $count } punten zijn zeker
    }
ausbrecher-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
ausbrecher-points-short =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
ausbrecher-race = Velden die elke pion heeft afgelegd op weg naar de steiger
ausbrecher-with-white = Met de witte dobbelsteen
ausbrecher-without-white = Zonder de witte dobbelsteen
group-write = De volgende pion op je briefje
group-advance = Vooruit
group-back = Terug met de witte dobbelsteen
short-write = { $stone_name }
short-pick = { $dice_name }
short-advance = { $stone_name } vooruit
short-back = { $stone_name } terug
