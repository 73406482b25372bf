### The first lessons, in English: a text for each step.

lesson-alcatraz-1 = Your four prisoners sit in the cell, the boat waits across the yard. Three of yours in the boat, and you have won. Leave the cell for row 9: no warden there, nothing can happen.
lesson-alcatraz-2 = Rows 1 to 8 have a warden each. Wherever your prisoner stops, that row’s warden walks as many squares as you have moved, towards you. Pick a prisoner, point at a square that glows and watch his way. Then go.
lesson-alcatraz-3 = Whoever he lands on or passes is caught and goes back to the cell. You may not get your own people caught, but the others are fair game. Make a move that catches somebody!
lesson-alcatraz-4 = The red squares under the lamps are the last stop before the boat. Bring a prisoner onto one of them.
lesson-alcatraz-5 = From a red square it is one step into the boat, if no warden stands in the column before you. Off you go!
lesson-alcatraz-6 = Every escape sets off the alarm: whoever is next rolls for a row and sends its warden to the left or to the right end, and he catches all on his way. This time it is you.
lesson-alcatraz-7 = That is the whole game: count your steps, because the wardens count them too.

lesson-ausbrecher-1 = Seven runaways, four boats, and nobody owns any of them. First you bet in secret: who arrives first, who second and so on. Write down the stone that you want in boat 1.
lesson-ausbrecher-2 = Places 1 and 2 are boat 1, places 3 and 4 boat 2, and so on: only the boat counts. Each stone in the right boat scores the boat’s number, so the slow ones are worth the most. Write down the next.
lesson-ausbrecher-3 = The list is full. Seal it: nobody sees it before the end, and you cannot change it any more.
lesson-ausbrecher-4 = In your turn you choose three dice by their colours: these stones can move. Pick three, then throw them.
lesson-ausbrecher-5 = Each stone moves by its own die, in the order you like. Choose which goes first.
lesson-ausbrecher-6 = A stone that lands on another one lies on top, and only the top one of a stack can move. Cover somebody: whatever lies below has to wait.
lesson-ausbrecher-7 = This one reaches the jetty. Whoever arrives gets into the first boat with room. Push it home.
lesson-ausbrecher-8 = From the second round on there is the white die as well: it sends a stone back. Help your favourites without showing them, and good luck!

lesson-scapegoat-1 = You all work on one plan of six elements, A to F, but one of you will stay behind. Every round all vote in secret who is the scapegoat. The scapegoat gets extra action points, and nothing out of the plan. Vote!
lesson-scapegoat-2 = In your turn you have a few action points. Moving to a room next to yours costs one, diagonally too. Guards get in the way: two make everything dearer, with three you can only move on. Go somewhere.
lesson-scapegoat-3 = Every room can do something for you. Use this one and take an item: you can carry three.
lesson-scapegoat-4 = A task wants items, people and not too many guards. All that the prisoners in the room carry counts, yours or not. Say whose item is used, and the task is done: you mark its element, and the others but the scapegoat get a random one.
lesson-scapegoat-5 = A new round, a new vote. Watch the sheets: whoever alone holds an element is indispensable. Once six elements are together, somebody who is not needed stays. Vote again.
lesson-scapegoat-6 = Be useful, be needed, and never be the last one nobody misses. And mind the guards: with the twenty-first everybody loses.

lesson-digout-1 = You want out, by tunnel. Tools dig: a spoon is worth 1 point, a pickaxe 3, a shovel 4. You have two actions a turn. Search your room first: how many cards you get depends on the room.
lesson-digout-2 = The showers hide the most, the yard trades, the infirmary heals, and only in the cells can you dig. Roll the die to move.
lesson-digout-3 = Each face leads to two rooms. Choose where to go.
lesson-digout-4 = With the right parts you can craft knives, pickaxes and shovels, but not in the cells or the showers, where somebody watches. Craft something.
lesson-digout-5 = Back in the cells. Lay down a tool and dig: its points are yours for good, nobody can take them away.
lesson-digout-6 = Others have tools too. With a weapon you can threaten somebody in your room: hand it over, or fight. Weapons are laid in turn, and whoever has none left takes a beating. Threaten somebody.
lesson-digout-7 = Two beatings, and you cannot dig before you have been to the infirmary. Join a gang for protection, and be the first through the wall!
