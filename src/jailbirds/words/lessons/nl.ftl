### De eerste lessen in het Nederlands: een tekst bij elke stap.

lesson-alcatraz-1 = Je vier gevangenen zitten in de cel, de boot wacht aan de overkant van de binnenplaats. Drie van jou in de boot en je hebt gewonnen. Verlaat de cel naar rij 9: daar loopt geen bewaker, daar kan niets gebeuren.
lesson-alcatraz-2 = In rij 1 tot en met 8 loopt telkens één bewaker. Waar jouw gevangene stopt, loopt de bewaker van die rij zoveel vakken als jij hebt gezet, jouw kant op. Kies een gevangene, wijs een vak aan dat oplicht en bekijk zijn route. Zet dan.
lesson-alcatraz-3 = Wie hij bereikt of passeert, is gepakt en moet terug naar de cel. Je eigen mensen mag je niet laten pakken, de anderen wel. Doe een zet waarmee iemand gepakt wordt!
lesson-alcatraz-4 = De rode vakken onder de lampen zijn de laatste halte voor de boot. Breng een gevangene op een ervan.
lesson-alcatraz-5 = Van een rood vak is het één stap de boot in, als er in de kolom voor je geen bewaker staat. Gaan!
lesson-alcatraz-6 = Elke ontsnapping zet het alarm in gang: wie daarna komt, gooit een rij en stuurt de bewaker daarvan naar het linker- of rechteruiteinde. Onderweg pakt hij iedereen. Deze keer kies jij.
lesson-alcatraz-7 = Dat is het hele spel: tel je stappen, want de bewakers tellen mee.

lesson-ausbrecher-1 = Zeven vluchters, vier boten, en geen ervan is van jou. Eerst wed je in het geheim wie als eerste aankomt, wie als tweede enzovoort. Schrijf de steen op die je in boot 1 wilt zien.
lesson-ausbrecher-2 = Plaats 1 en 2 zijn boot 1, plaats 3 en 4 boot 2 enzovoort: alleen de boot telt. Elke steen in de juiste boot levert het nummer van de boot op, dus de trage zijn het meest waard. Schrijf de volgende op.
lesson-ausbrecher-3 = De lijst is vol. Verzegel hem: tot het einde ziet niemand hem, en veranderen kan dan ook niet meer.
lesson-ausbrecher-4 = In je beurt kies je drie dobbelstenen op kleur: die stenen mogen bewegen. Pak er drie en gooi.
lesson-ausbrecher-5 = Elke steen gaat met zijn eigen dobbelsteen vooruit, in de volgorde die jij wilt. Kies wie eerst gaat.
lesson-ausbrecher-6 = Een steen die op een andere landt, ligt bovenop, en alleen de bovenste mag bewegen. Dek iemand af: wat eronder ligt, moet wachten.
lesson-ausbrecher-7 = Deze haalt de steiger. Wie aankomt, stapt in de eerste boot met plek. Duw hem naar huis.
lesson-ausbrecher-8 = Vanaf de tweede ronde is er ook de witte dobbelsteen: die stuurt een steen terug. Help je favorieten zonder ze te verraden. Veel geluk!

lesson-scapegoat-1 = Jullie werken samen aan één plan met zes elementen, A tot en met F, maar een van jullie blijft achter. Elke ronde stem je in het geheim wie de zondebok is. Die krijgt extra actiepunten, maar niets van het plan. Stem!
lesson-scapegoat-2 = In je beurt heb je een paar actiepunten. Naar een aangrenzende ruimte lopen kost er één, ook schuin. Bewakers zitten in de weg: bij twee wordt alles duurder, bij drie kun je alleen nog weglopen. Ga ergens heen.
lesson-scapegoat-3 = Elke ruimte heeft iets voor je. Gebruik deze en pak een voorwerp: je kunt er drie dragen.
lesson-scapegoat-4 = Een taak vraagt voorwerpen, mensen en niet te veel bewakers. Alles wat de gevangenen in de ruimte bij zich hebben telt mee, niet alleen het jouwe. Zeg wiens voorwerp gebruikt wordt en de taak is klaar: jij kruist het element aan, de anderen behalve de zondebok een willekeurig element.
lesson-scapegoat-5 = Nieuwe ronde, nieuwe stemming. Let op de vellen: wie als enige een element heeft, is onmisbaar. Zijn ze alle zes bij elkaar, dan blijft iemand achter die niet nodig is. Stem nog een keer.
lesson-scapegoat-6 = Maak je nuttig, maak je onmisbaar, en wees nooit degene die niemand mist. En let op de bewakers: bij de eenentwintigste verliest iedereen.

lesson-digout-1 = Je wilt eruit, door een tunnel. Graven doe je met gereedschap: een lepel is 1 punt waard, een pikhouweel 3, een schop 4. Je hebt twee acties per beurt. Doorzoek eerst je ruimte: hoeveel kaarten je krijgt, hangt van de ruimte af.
lesson-digout-2 = In de douches ligt het meest verstopt, op de binnenplaats wordt gehandeld, de ziekenboeg geneest, en graven kan alleen in de cellen. Gooi de dobbelsteen om te lopen.
lesson-digout-3 = Elke kant leidt naar twee ruimtes. Kies waar je heen gaat.
lesson-digout-4 = Met de juiste onderdelen maak je messen, pikhouwelen en schoppen, maar niet in de cellen of de douches, daar kijkt iemand mee. Maak iets.
lesson-digout-5 = Terug in de cellen. Leg een stuk gereedschap neer en graaf: die punten pakt niemand je meer af.
lesson-digout-6 = Anderen hebben ook gereedschap. Met een wapen kun je iemand in je ruimte bedreigen: geef op, of vechten. Wapens worden om de beurt gelegd, en wie er geen meer heeft, krijgt klappen. Bedreig iemand.
lesson-digout-7 = Na twee keer klappen kun je niet graven tot je in de ziekenboeg bent geweest. Sluit je aan bij een bende voor rugdekking, en wees als eerste door de muur!
