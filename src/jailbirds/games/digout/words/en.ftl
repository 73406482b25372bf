### Dig Your Way Out, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".
### $card_name, $tool_name, $weapon_name, $room_name and so on are the names below.

title = Dig Your Way Out
tagline = Search the prison, craft or steal what digs, and be the first through the wall. With cigarettes, fights and drugs.
note = This game is about life in a prison: cigarettes, fights and drugs are themes of it.

## The rules in five lines

rules-goal = Dig your tunnel before the others: 12 tunnel points win with two or three players, 10 with four, 8 with five or six.
rules-turn = Two actions: move by the die, search for cards, craft, join a gang, play a card, or do what your room offers.
rules-twist = In the cells you dig: a spoon brings 1 point, a pickaxe 3, a shovel 4. You steal them, craft them, buy them in the yard, or make somebody hand them over.
rules-others = With a weapon you extort whoever is in your room: they hand over the tool, or you fight. The loser takes a beating; with one you cannot craft, with two you cannot dig.
rules-end = Whoever has the tunnel points wins at once. Until then your past and your gang give you an edge. With two players { x-michelle }, whom nobody plays, extorts everybody in the same room.

## The list of everything, below the rules

things-rooms = Rooms
things-tools = Tools and weapons
things-search = Search cards
things-action = Action cards
things-recipes = Recipes
things-gang = The gang: { $gang }
things-pasts = Pasts
things-no_knife = Nothing happens, or, in a fight, you have won.
things-knife = Give up such a tool, or lay a weapon; else you take a beating.

## At the end: what it is headed by

headline-won-tunnel = You escaped
headline-lost-tunnel = You stay behind
headline-told-tunnel = { $winners } escaped
headline-won-team = { headline-won-tunnel }
headline-lost-team = { headline-lost-tunnel }
headline-told-team = { headline-told-tunnel }

## Rooms

name-cells = cells
name-dining = dining hall
name-showers = showers
name-infirmary = infirmary
name-yard = yard
name-solitary = solitary
name-block_a = cell block A
name-block_b = cell block B

## On the table

name-stack = search cards
name-die = die

## Cards

name-spoon = spoon
name-pickaxe = pickaxe
name-shovel = shovel
name-knife = knife
name-two_knives = two knives
name-razor = razor blade
name-shard = glass shard
name-padlock = padlock in a sock
name-fists = bare hands
name-cap = cap
name-sunglasses = sunglasses
name-bandana = bandana
name-ring = signet ring
name-boots = boots
name-tattoo = tattoo
name-pan = frying pan
name-scissors = scissors
name-broomstick = broomstick
name-tape = tape
name-toothbrush = toothbrush
name-ambush = Ambush
name-shakedown = Shakedown
name-parcel = Parcel from Outside
name-master_key = Master Key
name-snitch = Anonymous Tip
name-light_fingers = Light Fingers
name-inspection = Inspection
name-night_nurse = Night Nurse
name-phone = phone
name-jewellery = jewellery
name-pills = pills

text-ambush = Another player takes a beating.
text-shakedown = All hands are pooled and dealt anew, one card at a time, starting with you.
text-parcel = You get 3 search cards and 3 cigarettes.
text-master_key = Go to any other room but solitary.
text-snitch = Another player is sent to solitary.
text-light_fingers = Look at another player’s hand and take a card.
text-inspection = Everyone in your room, you included, discards a card.
text-night_nurse = You lose up to two beatings.

## Recipes

name-shiv = knife from a toothbrush and tape
name-sharpened_spoon = two knives from a razor blade and a spoon
name-split_scissors = two knives from scissors and tape
name-makeshift_pickaxe = pickaxe from scissors, a broomstick and tape
name-makeshift_shovel = shovel from a frying pan, a broomstick and tape

## Gangs

name-crew = Crew
name-cartel = Cartel
name-bikers = Bikers
name-bratva = Bratva
name-triad = Triad
name-rainbow = Rainbow

text-crew = Moves. Two different ones of: cap, sunglasses, bandana.
text-cartel = Trades. Two different ones of: sunglasses, signet ring, boots.
text-bikers = Fight. Two different ones of: bandana, boots, tattoo.
text-bratva = Extorts. Two different ones of: cap, signet ring, tattoo.
text-triad = Searches and crafts. Three different accessories of any kind.
text-rainbow = Protects. Three different accessories of any kind.

name-second_wind = Second Wind
name-back_stairs = Back Stairs
name-quick_feet = Quick Feet
name-courier = Courier
name-broker = Broker
name-wholesaler = Wholesaler
name-bookkeeper = Bookkeeper
name-fence = Fence
name-brawler = Brawler
name-road_captain = Road Captain
name-thick_skin = Thick Skin
name-victory_lap = Victory Lap
name-quick_word = A Quick Word
name-collector = Collector
name-cold_stare = Cold Stare
name-reputation = Reputation
name-keen_eye = Keen Eye
name-workshop = Workshop
name-steady_hands = Steady Hands
name-patience = Patience
name-safe_house = Safe House
name-first_aid = First Aid
name-chosen_family = Chosen Family
name-open_arms = Open Arms

text-second_wind = Once a turn you may roll again when you move.
text-back_stairs = Whatever you roll, an ordinary move may go to your own cells.
text-quick_feet =
    { $printing ->
        [before_3] Once a turn, when you move, you get an action.
       *[now] Once a turn, when you steal a spoon, you get an action.
    }
text-courier =
    { $printing ->
        [before_3] When you move, you get 1 cigarette.
       *[now] When you move, you get 2 cigarettes.
    }
text-broker =
    { $printing ->
        [before_3] When you sell, you get 2 more cigarettes.
       *[now] When you sell, you get 4 more cigarettes.
    }
text-wholesaler = Pickaxes and shovels cost you 2 cigarettes less.
text-bookkeeper = At the end of your turn you get 1 cigarette.
text-fence = When you sell and when you buy, draw a search card.
text-brawler =
    { $printing ->
        [before_3] Once a fight your bare hands count as a weapon.
       *[now] Once a fight that you have begun, your bare hands count as a weapon.
    }
text-road_captain = When you win a fight, draw 2 search cards.
text-thick_skin = When you lose a fight, you take no beating.
text-victory_lap = When you win a fight, take one more random card from the loser.
text-quick_word = Once a turn, when you extort, you get an action.
text-collector =
    { $printing ->
        [before_3] When you extort, you get 2 cigarettes.
       *[now] When you extort, you get 4 cigarettes.
    }
text-cold_stare =
    { $printing ->
        [before_3] You keep the weapon you threaten with.
       *[now] When you extort, draw a search card.
    }
text-reputation =
    { $printing ->
        [before_3] No other player can extort you.
       *[now] When you extort, take a spoon from its pile.
    }
text-keen_eye = When you search, draw one more card.
text-workshop = Recipes need one card less: you choose which.
text-steady_hands = Once a turn, when you craft, you get an action.
text-patience = When you search, you get 1 cigarette.
text-safe_house =
    { $printing ->
        [before_3] Nobody can extort you, and neither can { x-michelle }.
       *[now] Nobody can extort you in the cells, and { x-michelle } nowhere.
    }
text-first_aid = At the end of your turn you lose a beating.
text-chosen_family = When you lose a fight, you take no beating and draw a search card.
text-open_arms = Once a game, when you dig, you get 1 tunnel point more. { x-michelle } does not extort you.

## Pasts. Each says when it may be revealed, what it gives, and what more to members of its gang.

name-getaway_driver = Getaway Driver
name-pickpocket = Pickpocket
name-roof_climber = Roof Climber
name-accountant = Accountant
name-smuggler = Smuggler
name-forger = Forger
name-prizefighter = Prizefighter
name-bouncer = Bouncer
name-stunt_rider = Stunt Rider
name-racketeer = Racketeer
name-safecracker = Safecracker
name-arms_dealer = Arms Dealer
name-card_sharp = Card Sharp
name-locksmith = Locksmith
name-counterfeiter = Counterfeiter
name-paramedic = Paramedic
name-hacker = Hacker
name-canteen_cook = Canteen Cook

text-getaway_driver = Once a game, right after you have moved: you get an action, and in the Crew a search card as well.
text-pickpocket = Once a game, right after you have moved: you get 2 cigarettes, and in the Crew 2 search cards as well.
text-roof_climber = Once a game, at any time in your turn: you draw a search card, and in the Crew get an action as well.
text-accountant = Once a game, right after you have sold something: you get 3 cigarettes, and in the Cartel 3 more.
text-smuggler = Once a game, right after you have bought something: you draw 2 search cards, and in the Cartel get an action as well.
text-forger = Once a game, at any time in your turn: you get 2 cigarettes, and in the Cartel 2 search cards as well.
text-prizefighter = Once a game, right after you have won a fight: you draw 2 search cards, and with the Bikers get 3 cigarettes as well.
text-bouncer = Once a game, at any time in your turn: you get a knife, and with the Bikers one more.
text-stunt_rider = Once a game, at any time in your turn: you lose a beating, and with the Bikers get an action as well.
text-racketeer = Once a game, right after you have extorted somebody: you get 3 cigarettes, and in the Bratva a knife as well.
text-safecracker = Once a game, right after you have dug: you get 3 cigarettes, and in the Bratva an action as well.
text-arms_dealer = Once a game, at any time in your turn: you get a knife, and in the Bratva 2 cigarettes as well.
text-card_sharp = Once a game, right after you have searched: you draw a search card, and in the Triad one more.
text-locksmith = Once a game, right after you have crafted something: you get an action, and in the Triad 2 search cards as well.
text-counterfeiter = Once a game, right after you have searched: you get 2 cigarettes, and in the Triad an action as well.
text-paramedic = Once a game, right after you have healed in the infirmary: you get an action, and in Rainbow 2 search cards as well.
text-hacker = Once a game, right after you have searched: you draw a search card, and in Rainbow get 3 cigarettes as well.
text-canteen_cook = Once a game, right after you have stolen a spoon: you get another spoon, and in Rainbow lose a beating as well.

## Michel(le)

michelle = Michel(le)
text-figure = Nobody plays the figure. It starts in the showers, and whoever ends a turn may move it by the die. Whoever is in its room, or comes there, is extorted: a card is turned up. No knife: nothing happens. A knife: give up a tool on the card, or fight, a weapon for each knife. Win, and you may draw a search card; give in, and it costs you a beating and a tool or a card.
name-michel = Michel
name-michelle = Michelle
# As it was agreed on at this table.
x-michelle =
    { $figure ->
        [michel] Michel
        [michelle] Michelle
       *[either] Michel(le)
    }
name-no_knife = no knife
name-wants_spoon = a knife, for a spoon
name-wants_spoon_or_pickaxe = a knife, for a spoon or a pickaxe
name-wants_pickaxe_or_shovel = a knife, for a pickaxe or a shovel
name-wants_any_tool = a knife, for any tool

## Rooms with their article: “the showers”, “cell block A”, “solitary”.

x-room =
    { $room ->
        [block_a] { $room_name }
        [block_b] { $room_name }
        [solitary] { $room_name }
       *[other] the { $room_name }
    }

## Things in a sentence: “a spoon”, “boots”, “Ambush”; “with bare hands”.

x-card =
    { $card ->
        [sunglasses] { $card_name }
        [boots] { $card_name }
        [scissors] { $card_name }
        [tape] { $card_name }
        [jewellery] { $card_name }
        [pills] { $card_name }
        [ambush] “{ $card_name }”
        [shakedown] “{ $card_name }”
        [parcel] “{ $card_name }”
        [master_key] “{ $card_name }”
        [snitch] “{ $card_name }”
        [light_fingers] “{ $card_name }”
        [inspection] “{ $card_name }”
        [night_nurse] “{ $card_name }”
       *[other] a { $card_name }
    }
x-tool = a { $tool_name }
x-weapon =
    { $weapon ->
        [fists] { $weapon_name }
       *[other] a { $weapon_name }
    }
x-recipe =
    { $recipe ->
        [sharpened_spoon] { $recipe_name }
        [split_scissors] { $recipe_name }
       *[other] a { $recipe_name }
    }
x-deal =
    { $deal ->
        [two_knives] { $deal_name }
       *[other] a { $deal_name }
    }
x-to-go =
    { $count ->
        [one] One point to go.
       *[other] { $count } points to go.
    }
x-cigarettes =
    { $cigarettes ->
        [one] { $cigarettes } cigarette
       *[other] { $cigarettes } cigarettes
    }
x-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
x-cards-and =
    { $count ->
        [0] {""}
        [one] a card and{" "}
       *[other] { $count } cards and{" "}
    }
x-wanted =
    { $wanted ->
        [0] cards of your choice
        [one] a card
       *[other] { $wanted } cards
    }
x-and-wanted =
    { $wanted ->
        [0] {""}
        [one] {" "}and a card
       *[other] {" "}and { $wanted } cards
    }
x-gang =
    { $gang ->
        [rainbow] { $gang_name }
       *[other] the { $gang_name }
    }

## Labels

rooms = ROOMS
piles = PILES
gangs = GANGS
your-hand = YOUR HAND
tunnels = TUNNELS

## What now

now-start = Lots are drawn: who begins?
now-tops = A gang pile shows its next card.
now-pasts = Everybody gets a past.
now-draw = A card is drawn.
now-dealing = The hands are dealt anew.
now-take = A random card changes hands.
now-loss = A random card is lost.
now-roll = The die is rolling.
now-figure_roll = The die is rolling for { x-michelle }.
now-card = { x-michelle } shows a card.
now-act =
    { $you ->
        [yes] Your turn: what do you do?
       *[no] It is { $player }’s turn.
    }
now-walk =
    { $you ->
        [yes] Which room do you go to?
       *[no] { $player } chooses a room.
    }
now-join =
    { $you ->
        [yes] Pay with accessories, all different.
       *[no] { $player } is joining a gang.
    }
now-target =
    { $you ->
        [yes] Whom is the card for?
       *[no] { $player } chooses whom the card is for.
    }
now-trip =
    { $you ->
        [yes] Which room do you go to?
       *[no] { $player } chooses a room.
    }
now-peek =
    { $you ->
        [yes] Which card do you take?
       *[no] { $player } is looking at a hand.
    }
now-purge =
    { $you ->
        [yes] Discard a card.
       *[no] { $player } has to discard a card.
    }
now-sell =
    { $you ->
        [yes] Anything else to sell?
       *[no] { $player } is selling.
    }
now-threat =
    { $you ->
        [yes] You are threatened. Hand it over, or fight?
       *[no] { $player } is threatened.
    }
now-fight =
    { $you ->
        [yes] Do you play a weapon?
       *[no] { $player } is asked for a weapon.
    }
now-spoils =
    { $you ->
        [yes] You may take a card from each helper who lost.
       *[no] { $player } collects the spoils.
    }
now-figure =
    { $you ->
        [yes] Do you want to move { x-michelle }?
       *[no] { $player } thinks about { x-michelle }.
    }
now-lead =
    { $you ->
        [yes] Where does { x-michelle } go?
       *[no] { $player } leads { x-michelle }.
    }
now-extorted =
    { $you ->
        [yes] { x-michelle } wants a tool. Give it up, or fight?
       *[no] { x-michelle } extorts { $player }.
    }
now-brawl =
    { $you ->
        [yes] Another knife. Do you play a weapon?
       *[no] { $player } is fighting { x-michelle }.
    }
now-penalty =
    { $you ->
        [yes] Which tool do you lose?
       *[no] { $player } loses a tool.
    }
now-prize =
    { $you ->
        [yes] You have won. Do you want a search card?
       *[no] { $player } has beaten { x-michelle }.
    }
now-limit =
    { $you ->
        [yes] You hold too many cards: discard one.
       *[no] { $player } holds too many cards.
    }
now-trade =
    { $you ->
        [yes] Lay cards and make a proposal.
       *[no] { $player } prepares a trade.
    }
now-answer =
    { $you ->
        [yes] Do you agree to the trade?
       *[no] { $player } thinks about the trade.
    }
now-return =
    { $you ->
        [yes] Which cards do you give?
       *[no] { $player } chooses cards for the trade.
    }
now-over = The game is over.
## What to do next

ask-act =
    { $count ->
        [one] One action left: roll to move, search, or tap anything that glows.
       *[other] { $count } actions: roll to move, search, or tap anything that glows.
    }
ask-act-searched =
    { $count ->
        [one] One action left: roll to move, or tap anything that glows.
       *[other] { $count } actions: roll to move, or tap anything that glows.
    }
ask-act-none =
    { $past ->
        [yes] No action left: reveal your past, or end your turn.
       *[no] No action left: end your turn.
    }
ask-walk =
    { $again ->
        [yes] You rolled { $face }: tap a room that glows, or the die to roll again.
       *[no] You rolled { $face }: tap a room that glows.
    }
ask-join =
    { $count ->
        [one] { $gang_name }: tap one more accessory to pay with.
       *[other] { $gang_name }: tap { $count } accessories to pay with.
    }
ask-target-beat = Ambush: who takes the beating?
ask-target-send = Anonymous Tip: who goes to solitary?
ask-target-peek = Light Fingers: whose cards do you look at?
ask-trip = Master Key: tap the room you want to go to.
ask-peek = Tap the card you take.
ask-purge = Inspection: tap a card to discard.
ask-sell = Tap more cards to sell, or stop.
ask-threat =
    { $held ->
        [yes] { $armed ->
            [yes] Hand over a { $tool_name }, tap a weapon to fight, or take the beating.
           *[no] Hand over a { $tool_name }, or take the beating.
        }
       *[no] { $armed ->
            [yes] Tap a weapon to fight, or take the beating.
           *[no] No { $tool_name }, no weapon: you take the beating.
        }
    }
ask-fight =
    { $armed ->
        [yes] Tap a weapon to lay it. Or lay no weapon: then you lose and take the beating.
       *[no] No weapon left: you lose and take the beating.
    }
ask-fight-mate = { $player } has nothing to lay. Tap a weapon to help, or keep out of it.
ask-spoils = Tap a helper you have beaten to take a card, or leave it.
ask-figure = Roll to move { x-michelle }, or leave the figure where it is.
ask-lead = You rolled { $face }: tap the room where { x-michelle } goes to extort.
ask-extorted =
    { $held ->
        [yes] { $armed ->
            [yes] Tap a tool to give up, or a weapon to fight; or take the beating.
           *[no] Tap a tool to give up, or take the beating.
        }
       *[no] { $armed ->
            [yes] Tap a weapon to fight, or take the beating.
           *[no] No tool for it, no weapon: you take the beating.
        }
    }
ask-brawl = Another knife! Tap another weapon. Or lay no weapon: then you lose and take the beating.
ask-penalty = You lost: tap the tool you give up.
ask-prize = You have beaten { x-michelle }: draw a search card?
ask-limit =
    { $count ->
        [one] You keep { $most } cards at most: tap the one that you discard.
       *[other] You keep { $most } cards at most: tap those that you discard, { $count } of them.
    }
ask-trade = Tap the cards you offer, or offer cigarettes.
ask-trade-terms =
    { $count ->
        [one] You offer a card. Lay more, or say what you want for it.
       *[other] You offer { $count } cards. Lay more, or say what you want for them.
    }
ask-trade-wanted = For how many cards? Say it, then propose it.
ask-trade-ready = Propose it, or add more to either side.
ask-answer-swap =
    { $count ->
        [one] { $player } offers a card for one of yours. Agreed?
       *[other] { $player } offers { $count } cards for as many of yours. Agreed?
    }
ask-answer-charge = { $player } offers { x-cards } for { x-cigarettes }{ x-and-wanted }. Agreed?
ask-answer-bid = { $player } offers { x-cards-and }{ x-cigarettes } for { x-wanted }. Agreed?
ask-return =
    { $count ->
        [one] Tap one more card to give in return.
       *[other] Tap { $count } cards to give in return.
    }
ask-return-bid =
    { $count ->
        [0] Tap a card to give for { x-cigarettes }.
       *[other] Tap more cards, or hand these over for { x-cigarettes }.
    }
pick-extort = Extort: which tool do you want?
pick-extort-2 = Choose the weapon you threaten with.
pick-spare = Workshop: tap the card of the recipe that you keep.

## What for

goal-dig = { x-to-go } Your tools are worth { $points }: dig them in the cells.
goal-heal = { x-to-go } With two beatings you cannot dig: heal in the infirmary first.
goal-heal-craft = { x-to-go } With a beating you cannot craft: heal in the infirmary first.
goal-craft = { x-to-go } You can craft { x-tool }, anywhere but in the cells and showers.
goal-part = { x-to-go } For { x-tool } you still need: { $card_name }.
goal-buy = { x-to-go } For { $cigarettes } cigarettes the yard sells you { x-tool }: you have enough.
goal-spoon = { x-to-go } Steal spoons in the dining hall, or search for parts.
goal-hand = { x-to-go } You may keep { $most } cards at the end of your turn, { $over } fewer than you hold: craft, sell, or play some.

## The end is near

near-limit = The last round: then the longest tunnel wins.
near-tunnel =
    { $you ->
        [yes] { $count ->
            [one] You need one tunnel point more, and you are out.
           *[other] You need { $count } tunnel points more, and you are out.
        }
       *[no] { $count ->
            [one] Watch out: { $player } needs one tunnel point more to be out.
           *[other] Watch out: { $player } needs { $count } tunnel points more to be out.
        }
    }
near-tunnels = Watch out: { $count } of you are one good tool away from freedom.
near-team =
    { $count ->
        [one] Nearly there: { $player }’s team needs one tunnel point more.
       *[other] Nearly there: { $player }’s team needs { $count } tunnel points more.
    }

## What speaks for an action, in hints

why-dig =
    { $points ->
        [one] One more point for your tunnel, and nobody can take it away; then { $count } more are missing.
       *[other] { $points } more points for your tunnel, and nobody can take them away; then { $count } more are missing.
    }
why-dig-wins = With that your tunnel is long enough: you have won.
why-tool =
    { $points ->
        [one] A tool is worth a tunnel point as soon as you dig with it.
       *[other] This tool is worth { $points } tunnel points as soon as you dig with it.
    }
why-weapon = Armed, you can threaten others, and think less about their threats.
why-heal-dig = With two beatings you cannot dig at all: with one less you can.
why-heal-craft = With a beating you cannot craft, and the next one would stop your digging.
why-go-dig =
    { $count ->
        [one] There you can dig, and you hold a tool.
       *[other] There you can dig, and you hold { $count } tools.
    }
why-go-market = There you can sell what you do not need, and buy tools and weapons.
why-go-spoon = There a spoon can be had for one action, and that is a sure tunnel point.
why-go-search =
    { $count ->
        [0] From there you get on to where there is more to do.
        [one] A search there brings one card.
       *[other] A search there brings { $count } cards.
    }
why-lead-to = That brings { x-michelle } to { $other_name }, not to you.
why-lead-away = That keeps { x-michelle } away from where you want to go.
why-lead = Better you choose where { x-michelle } goes than wait for who comes to you.
why-search =
    { $count ->
        [one] It brings a card, and you may search but once a turn.
       *[other] It brings { $count } cards, and you may search but once a turn.
    }
why-walk = Here there is little left for you to do: elsewhere an action brings more.
why-visit = You want to be where { $other_name } is: there you can threaten.
why-visit-mate = You want to be where { $other_name } is: there you can trade and help each other.
why-join = The card of a gang works for you from now on, and accessories are good for little else.
why-play-beat = A beating holds somebody up longer than it takes you to play the card.
why-play-send = Solitary costs somebody an action or more to get out of.
why-play-peek = You see a hand and take the best of it.
why-play-travel = It brings you at once to where you can do most.
why-play-pool = All hands are dealt anew, and you hold less than most.
why-play-purge = Those beside you lose a card, you lose none.
why-play-gain = What it brings is worth more than the action.
why-sell =
    { $cigarettes ->
        [one] You need it least, and it brings a cigarette.
       *[other] You need it least, and it brings { $cigarettes } cigarettes.
    }
why-pick = Of all in that hand, this brings you most.
why-pick-part = That is a part that tools are made of.
why-extort-known = You know that { $other_name } holds it, and you have weapons enough for a fight.
why-extort = { $other_name } gives in or fights, and you have weapons enough for either.
why-target-first = { $other_name } has the longest tunnel: who is ahead is the one to hold up.
why-target = It hurts { $other_name } more than it would hurt anybody else.
why-fight =
    { $count ->
        [0] Your bare hands may be enough: there is little to lose.
        [one] You have a weapon, and whoever lays the last one wins.
       *[other] You have { $count } weapons, and whoever lays the last one wins.
    }
why-decline = To lay more weapons would cost more than the beating does.
why-comply = A tool is gone, but you keep your weapons and take no beating.
why-give = A tool is gone, but you take no beating.
why-steal = A spoon is a sure tunnel point, once you dig with it.
why-reveal = Now it brings most, and it can be used but once.
why-again = The rooms of this roll bring little: another one is likely to bring more.
why-pay = Of what you can pay with, you miss this least.
why-discard = Of all in your hand, you miss this least.
why-done = What is left to do here would cost more than it brings.
why-prize = A card for nothing.
why-trade = It puts the cards where they can be used: with you, or with { $other_name }.
why-accept = What { $other_name } proposes helps your team more than it costs you.
why-refuse = What { $other_name } proposes costs you more than it brings.
why-end = No action that is left brings you anything now.
why-end-spent = Your actions are spent: there is nothing more to gain in this turn.

## Actions

action-start = { $player } begins
action-top = { $gang_card_name } comes to the top
action-past = The past is { $past_name }
action-draw = The card is { x-card }
action-deal = The card is { x-card }
action-lose = The card is { x-card }
action-roll = The die shows { $face }
action-turn_up = The card shows { $figure_card_name }
action-search = Search
action-walk = Move: roll the die
action-sneak = Move carefully to { x-room }, for two actions
action-visit = Go to { $player }
action-join = Join { x-gang }
action-play = Play { $card_name }
action-extort = Threaten { $player } with { x-weapon }: you want { x-tool }
action-craft = Craft { x-recipe }
action-dig = Dig with { x-tool }
action-steal = Steal a spoon
action-heal = Heal
action-sell = Sell { x-card }
action-buy = Buy { x-deal }
action-trade = Propose a trade to { $player }
action-reveal = Reveal your past
action-end = End the turn
action-go = Go to { x-room }
action-again = Roll again
action-pay = Pay with { x-card }
action-target = { $player }
action-pick = Take { x-card }
action-discard = Discard { x-card }
action-done = Done
action-done-sell = Stop selling
action-done-spoils = Leave the rest
action-done-figure = Leave { x-michelle } alone
action-done-prize = No card
action-done-trade = Drop the trade
action-done-return = Hand these over
action-comply = Hand the tool over
action-fight = Fight with { x-weapon }
action-decline = Give in: take the beating
action-decline-fight = Lay no weapon
action-decline-brawl = Lay no weapon
action-rob = Take a card from { $player }
action-lead = Move { x-michelle }
action-give = Give up { x-tool }
action-prize = Draw a search card
action-lay = Offer { x-card }
action-swap = Ask for as many cards
action-charge = Ask for { x-cigarettes }
action-bid = Offer { x-cigarettes }
action-accept = Agree
action-refuse = Refuse
action-ask =
    { $cards ->
        [one] Ask for a card
       *[other] Ask for { $cards } cards
    }
action-propose = Propose it
action-spare = Craft { x-recipe }, keep { x-card }
grave-end = You still have actions left.
grave-reveal = Only once a game: then it is used up.

## Events

event-started =
    { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
event-topped = { $gang_name }: the top card is { $gang_card_name }.
event-past_dealt =
    { $you ->
        [yes] Your past: { $past_name }.
       *[no] { $player }’s past: { $past_name }.
    }
event-past_dealt_unseen = { $player } gets a past.
event-drew =
    { $you ->
        [yes] You draw { x-card }.
       *[no] { $player } draws { x-card }.
    }
event-drew_unseen = { $player } draws a card.
event-reshuffled = The discards are shuffled.
event-turn_began =
    { $you ->
        [yes] Round { $round }: it is your turn.
       *[no] Round { $round }: it is { $player }’s turn.
    }
event-turn_ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $player } ends the turn.
    }
event-searched =
    { $you ->
        [yes] You search { x-room }.
       *[no] { $player } searches { x-room }.
    }
event-rolled =
    { $you ->
        [yes] You roll { $face }.
       *[no] { $player } rolls { $face }.
    }
event-moved =
    { $you ->
        [yes] You go to { x-room }.
       *[no] { $player } goes to { x-room }.
    }
event-joined =
    { $you ->
        [yes] You join { x-gang }. Your card is “{ $gang_card_name }”.
       *[no] { $player } joins { x-gang }. The card is “{ $gang_card_name }”.
    }
event-left_gang =
    { $you ->
        [yes] You give { $gang_card_name } back.
       *[no] { $player } gives { $gang_card_name } back.
    }
event-benefited =
    { $you ->
        [yes] “{ $gang_card_name }” helps you.
       *[no] “{ $gang_card_name }” helps { $player }.
    }
event-paid =
    { $you ->
        [yes] You pay with { x-card }.
       *[no] { $player } pays with { x-card }.
    }
event-played =
    { $you ->
        [yes] You play { $card_name }.
       *[no] { $player } plays { $card_name }.
    }
event-beaten =
    { $beatings ->
        [one] { $you ->
            [yes] You take a beating: you cannot craft.
           *[no] { $player } takes a beating and cannot craft.
        }
       *[other] { $you ->
            [yes] You take a beating: you cannot craft or dig.
           *[no] { $player } takes a beating and cannot craft or dig.
        }
    }
event-spared =
    { $you ->
        [yes] { $gang_card_name }: you take no beating.
       *[no] { $gang_card_name }: { $player } takes no beating.
    }
event-healed =
    { $beatings ->
        [0] { $you ->
            [yes] You are well again.
           *[no] { $player } is well again.
        }
       *[other] { $you ->
            [yes] You feel better: one beating is left.
           *[no] { $player } feels better: one beating is left.
        }
    }
event-sent =
    { $you ->
        [yes] You are sent to solitary.
       *[no] { $player } is sent to solitary.
    }
event-looked =
    { $other_you ->
        [yes] { $player } looks at your cards.
       *[no] { $you ->
            [yes] You look at { $other_name }’s cards.
           *[no] { $player } looks at { $other_name }’s cards.
        }
    }
event-pooled =
    { $you ->
        [yes] You pool all hands.
       *[no] { $player } pools all hands.
    }
event-lost_hand =
    { $you ->
        [yes] Your hand goes in as well.
       *[no] The hand of { $player } goes in as well.
    }
event-dealt =
    { $you ->
        [yes] You are dealt { x-card }.
       *[no] { $player } is dealt { x-card }.
    }
event-dealt_unseen = { $player } is dealt a card.
event-threatened =
    { $other_you ->
        [yes] { $player } threatens you with { x-weapon }: hand over { x-tool }, or fight!
       *[no] { $you ->
            [yes] You threaten { $other_name } with { x-weapon } and want { x-tool }.
           *[no] { $player } threatens { $other_name } with { x-weapon } and wants { x-tool }.
        }
    }
event-complied =
    { $other_you ->
        [yes] { $player } hands you a { $tool_name }.
       *[no] { $you ->
            [yes] You hand { $other_name } a { $tool_name }.
           *[no] { $player } hands { $other_name } a { $tool_name }.
        }
    }
event-fought =
    { $you ->
        [yes] You fight with { x-weapon }.
       *[no] { $player } fights with { x-weapon }.
    }
event-declined =
    { $you ->
        [yes] You play no weapon.
       *[no] { $player } plays no weapon.
    }
event-won =
    { $you ->
        [yes] You win the fight.
       *[no] { $player } wins the fight.
    }
event-lost =
    { $you ->
        [yes] You lose the fight.
       *[no] { $player } loses the fight.
    }
event-took_tool =
    { $other_you ->
        [yes] { $player } takes a { $tool_name } from you.
       *[no] { $you ->
            [yes] You take a { $tool_name } from { $other_name }.
           *[no] { $player } takes a { $tool_name } from { $other_name }.
        }
    }
event-robbed =
    { $you ->
        [yes] You take { x-card } from { $other_name }.
       *[no] { $player } takes { x-card } from { $other_name }.
    }
event-was_robbed =
    { $you ->
        [yes] { $other_name } takes { x-card } from you.
       *[no] { $other_name } takes { x-card } from { $player }.
    }
event-robbed_unseen = { $player } takes a card from { $other_name }.
event-crafted =
    { $you ->
        [yes] You craft { x-recipe }.
       *[no] { $player } crafts { x-recipe }.
    }
event-dug =
    { $points ->
        [one] { $you ->
            [yes] You dig with { x-tool }: a tunnel point.
           *[no] { $player } digs with { x-tool }: a tunnel point.
        }
       *[other] { $you ->
            [yes] You dig with { x-tool }: { $points } tunnel points.
           *[no] { $player } digs with { x-tool }: { $points } tunnel points.
        }
    }
event-stole =
    { $you ->
        [yes] You pocket a spoon in the dining hall.
       *[no] { $player } pockets a spoon in the dining hall.
    }
event-sold =
    { $cigarettes ->
        [one] { $you ->
            [yes] You sell { x-card } for { $cigarettes } cigarette.
           *[no] { $player } sells { x-card } for { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You sell { x-card } for { $cigarettes } cigarettes.
           *[no] { $player } sells { x-card } for { $cigarettes } cigarettes.
        }
    }
event-bought =
    { $cigarettes ->
        [one] { $you ->
            [yes] You buy { x-deal } for { $cigarettes } cigarette.
           *[no] { $player } buys { x-deal } for { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You buy { x-deal } for { $cigarettes } cigarettes.
           *[no] { $player } buys { x-deal } for { $cigarettes } cigarettes.
        }
    }
event-revealed =
    { $you ->
        [yes] You reveal your past: { $past_name }.
       *[no] { $player } reveals a past: { $past_name }.
    }
event-revealed_as_member =
    { $you ->
        [yes] You reveal your past: { $past_name }. Being in its gang, you get more.
       *[no] { $player } reveals a past: { $past_name }, and gets more for being in its gang.
    }
event-in_vain =
    { $you ->
        [yes] It does nothing for you now.
       *[no] It does nothing for { $player }.
    }
event-got_cigarettes =
    { $cigarettes ->
        [one] { $you ->
            [yes] You get { $cigarettes } cigarette.
           *[no] { $player } gets { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You get { $cigarettes } cigarettes.
           *[no] { $player } gets { $cigarettes } cigarettes.
        }
    }
event-got_action =
    { $you ->
        [yes] You get an action.
       *[no] { $player } gets an action.
    }
event-got_point =
    { $you ->
        [yes] You get a tunnel point.
       *[no] { $player } gets a tunnel point.
    }
event-took_card =
    { $you ->
        [yes] You take { x-card } from the pile.
       *[no] { $player } takes { x-card } from the pile.
    }
event-discarded =
    { $you ->
        [yes] You discard { x-card }.
       *[no] { $player } discards { x-card }.
    }
event-figure_rolled =
    { $you ->
        [yes] You roll { $face } for { x-michelle }.
       *[no] { $player } rolls { $face } for { x-michelle }.
    }
event-figure_moved = { x-michelle } goes to { x-room }.
event-figure_extorts =
    { $you ->
        [yes] { x-michelle } extorts you.
       *[no] { x-michelle } extorts { $player }.
    }
event-turned_up = { x-michelle } shows { $figure_card_name }.
event-gave =
    { $you ->
        [yes] You give up { x-tool }.
       *[no] { $player } gives up { x-tool }.
    }
event-proposed_swap =
    { $count ->
        [one] { $you ->
            [yes] You offer a card for a card.
           *[no] { $player } offers a card for a card.
        }
       *[other] { $you ->
            [yes] You offer { $count } cards for as many.
           *[no] { $player } offers { $count } cards for as many.
        }
    }
event-proposed_charge =
    { $count ->
        [one] { $you ->
            [yes] You offer a card for { x-cigarettes }.
           *[no] { $player } offers a card for { x-cigarettes }.
        }
       *[other] { $you ->
            [yes] You offer { $count } cards for { x-cigarettes }.
           *[no] { $player } offers { $count } cards for { x-cigarettes }.
        }
    }
event-proposed_bid =
    { $cigarettes ->
        [one] { $you ->
            [yes] You offer { $cigarettes } cigarette for cards.
           *[no] { $player } offers { $cigarettes } cigarette for cards.
        }
       *[other] { $you ->
            [yes] You offer { $cigarettes } cigarettes for cards.
           *[no] { $player } offers { $cigarettes } cigarettes for cards.
        }
    }
event-offered_cards =
    { $you ->
        [yes] You offer { x-cards } for { x-cigarettes }{ x-and-wanted }.
       *[no] { $player } offers { x-cards } for { x-cigarettes }{ x-and-wanted }.
    }
event-offered_cigarettes =
    { $you ->
        [yes] You offer { x-cards-and }{ x-cigarettes } for { x-wanted }.
       *[no] { $player } offers { x-cards-and }{ x-cigarettes } for { x-wanted }.
    }
event-asked =
    { $you ->
        [yes] You are asked to agree.
       *[no] { $player } is asked to agree.
    }
event-refused =
    { $other_you ->
        [yes] { $player } refuses your trade.
       *[no] { $you ->
            [yes] You refuse the trade.
           *[no] { $player } refuses the trade.
        }
    }
event-gave_up =
    { $you ->
        [yes] You drop the trade.
       *[no] { $player } drops the trade.
    }
event-traded =
    { $you ->
        [yes] Your trade is done.
       *[no] { $player }’s trade is done.
    }
event-received =
    { $count ->
        [one] { $you ->
            [yes] You get { x-card }.
           *[no] { $player } gets { x-card }.
        }
       *[other] { $you ->
            [yes] You get { $count } × { $card_name }.
           *[no] { $player } gets { $count } × { $card_name }.
        }
    }
event-paid_cigarettes =
    { $cigarettes ->
        [one] { $you ->
            [yes] You pay { $cigarettes } cigarette.
           *[no] { $player } pays { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You pay { $cigarettes } cigarettes.
           *[no] { $player } pays { $cigarettes } cigarettes.
        }
    }
event-escaped =
    { $you ->
        [yes] Your tunnel has { $points } points: you are out!
       *[no] { $player }’s tunnel has { $points } points: { $player } is out!
    }
event-team_escaped =
    { $you ->
        [yes] Your team’s tunnel has { $points } points: you are out!
       *[no] The tunnel of { $player }’s team has { $points } points: they are out!
    }
event-timed_out =
    { $rounds ->
        [one] The turn limit is reached after { $rounds } round.
       *[other] The turn limit is reached after { $rounds } rounds.
    }

## How it ended. $winners is a list of names, $count how many they are.

ending-tunnel =
    { $count ->
        [one] { $winners } is through the wall with { $points } tunnel points, and gone before the alarm.
       *[other] { $winners } are through the wall with { $points } tunnel points, and gone before the alarm.
    }
ending-team = { $winners } are through the wall together, with { $points } tunnel points.
ending-limit =
    { $count ->
        [one] Nobody got out in time. { $winners } has the longest tunnel: { $points } points.
       *[other] Nobody got out in time. { $winners } share the win: nobody has more than { $points } points.
    }

## Options

option-michelle = Michel(le)
    .help = A figure that nobody plays and that extorts whoever is in the room.
option-michelle-auto = with two players
option-michelle-on = always
option-michelle-off = never
option-teams = Teams
    .help = Two teams and two cell blocks, with four or six players.
option-memory = Memory
    .help = Does the game keep a list of the cards that others have been seen to take?
option-memory-public = seen cards are listed
option-memory-none = everybody has to remember
option-turn_limit = Turn limit
    .help = After so many rounds the longest tunnel wins.
option-figure = The figure
    .help = Which of the two in the box it is.
option-figure-either = Michel(le)
option-figure-michel = Michel
option-figure-michelle = Michelle
option-prisoners = The prisoners
    .help = Who is who, seat by seat, from the top. They differ in nothing but their looks. To choose for certain people, turn off “Draw who sits where”.
option-prisoners-fox = Fox
option-prisoners-specs = Specs
option-prisoners-patch = Patch
option-prisoners-curls = Curls
option-prisoners-beard = Beard
option-prisoners-bun = Bun
option-prisoners-cap = Cap
option-prisoners-scar = Scar
option-prisoners-cueball = Cueball
option-prisoners-ink = Ink
option-prisoners-moustache = Tache
option-prisoners-spike = Spike
option-team_b = Team B
    .help = The seats of the second team, counted from the top, as many as in the first; none chosen: every second seat. Seats are not drawn then.
option-extort_mates = Extort team-mates
    .help = May you extort somebody of your own team? Nobody helps in such a fight.
option-mates_help_figure = Help against Michel(le)
    .help = May team-mates in the room help in a fight against Michel(le)?
option-spoils = Spoils of a team fight
    .help = From whom does the winner take another random card?
option-spoils-helpers = from the loser’s helpers
option-spoils-all = from every loser
option-visit_after_roll = Visit after the roll
    .help = May you still go to a team-mate of your gang when the die has been rolled?
option-cards = Cards in the box
    .help = How many there are of each tool and each search card, counted in your box: 33 tools and 77 search cards in all. What a card does stays as our rules have it.
    .card = card
    .count = how many of it
    .tools = Tools
    .search = Search cards

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-material = Material
chapter-goal = Setup and goal
chapter-turn = A turn
chapter-rooms = Room actions
chapter-beatings = Beatings and pasts
chapter-michelle = { x-michelle }
chapter-teams = Teams
chapter-table = At the table

DIG-01 = The rooms are the cells, the dining hall, the showers, the infirmary, the yard and solitary. No face of the die leads to solitary: only cards send somebody there. You leave it with an ordinary or a careful move. In solitary you cannot search; everything else is as in any room.
    .no = There is nothing to be found in solitary.
DIG-02 = Each face of the die leads to two rooms. 1: cells or dining hall. 2: cells or infirmary. 3: cells or showers. 4: yard or dining hall. 5: yard or showers. 6: yard or infirmary.
DIG-03 = A search brings 1 card in the cells, 2 in the dining hall, the infirmary and the yard, 3 in the showers.
DIG-04 = Four piles lie face up: 15 spoons worth 1 tunnel point each, 10 pickaxes worth 3, 8 shovels worth 4, and 30 knives. One that is discarded goes back to its pile. Option: how many of the 33 tools there are of each kind, as counted in a box.
DIG-05 = There are 77 search cards: 24 accessories, 22 parts, 14 weapons, 10 action cards and 7 valuables. They lie face down, their discards beside them, face up. When a draw finds the stack empty, the discards are shuffled and drawing goes on; a card that is being resolved is not among them yet. If there is nothing left at all, nothing is drawn. Option: how many of the 77 there are of each card, as counted in a box.
    .no = Cards are being drawn.
DIG-06 = Each of the six gangs has a pile of four cards, shuffled and face up: everybody sees the top one. A discarded gang card goes under its pile. Eight of the 24 cards say something new (since version 3).
    .no = A gang pile is showing its next card.
DIG-07 = Everybody is dealt one of the 18 criminal pasts in secret, and may look at it whenever they like.
    .no = The pasts are being dealt.
DIG-08 = There are as many cigarettes as are needed. Everybody starts without any.
DIG-09 = Everybody is one of the twelve prisoners, who differ in nothing but their looks, and starts in the cells with 3 search cards and a past. Lots decide who begins; then turns go clockwise.
    .no = It is somebody else’s turn.
DIG-10 = Whoever has the tunnel points has won at once: 12 with two or three players, 10 with four, 8 with five or six.
    .no = The game is over: somebody is out.
DIG-11 = In your turn you have up to two actions, one after the other; the second may use the room that the first has led to. What a gang card gives is no action unless the card says so; an extra action or another roll is yours once a turn, an extra tunnel point once a game. Revealing your past is no action. An action that would do nothing is not allowed. What can be done once a turn can be done once, however many actions you have.
    .no = You have no action left for that, or it would do nothing, or it is not the moment for it.
DIG-12 = At the end of your turn you may hold 10 cards; you choose what to discard. The order: what happens at the end of a turn, { x-michelle }’s move, the hand limit, the next player.
    .no = First discard down to the hand limit, with cards that you hold.
DIG-13 = Search, once a turn: draw as many search cards as the room says.
    .no = You have searched in this turn already.
DIG-14 = Ordinary move: roll the die and go to one of its two rooms. If you are in one of them, you have to go to the other.
    .no = Go to one of the two rooms that the die leads to, and not to the one you are in.
DIG-15 = Careful move: for two actions go to any other room, but not to solitary.
    .no = A careful move takes two actions, and leads to another room but never to solitary.
DIG-16 = Join a gang: discard accessories, all of them different. Crew, Cartel, Bikers and Bratva want two of their three, Triad and Rainbow three of all six. You take the top card of the gang and lay it open before you; then your old gang card goes under its pile. You have one gang card at a time. You may join the same gang again for another card, but not one whose pile is empty. Crew: cap, sunglasses, bandana. Cartel: sunglasses, signet ring, boots. Bikers: bandana, boots, tattoo. Bratva: cap, signet ring, tattoo.
    .no = For that gang you need different accessories of the kinds it wants, and a card on its pile.
DIG-17 = Play an action card: do what it says, then discard it.
    .no = You do not hold that card, or it cannot be used like that.
DIG-18 = Extort, once a turn: somebody in your room who is not in your team. You need a weapon in your hand. Option: team-mates can be extorted as well.
    .no = Once a turn, and with a weapon in hand, you can extort somebody in your room who is neither in your team nor protected.
DIG-19 = You name a tool and lay down a weapon. The victim may hand over such a tool, if they hold one: then it is over.
    .no = A threat takes a weapon from your hand; the answer is the tool that was named, or a fight.
DIG-20 = Otherwise there is a fight: in turn, the victim first, each plays a weapon. Whoever cannot or does not want to loses and takes a beating.
    .no = There is a fight: whoever is asked plays a weapon they hold, or none.
DIG-21 = An attacker who wins takes the tool that was named, or, if the loser has none, a random card. A defender who wins takes a random card from the attacker. From an empty hand nothing is taken.
    .no = First the winner takes what was won.
DIG-22 = Played knives go back to their pile, other weapons to the discards, and so does the weapon of the threat, even if the victim hands over the tool. All that happens before a card is drawn at random.
DIG-23 = Craft: discard the cards of a recipe and take what it makes from its pile. Not in the cells or the showers, not with a beating, one thing an action, and not from an empty pile; if two knives are made and one is left, you get one. A knife: toothbrush and tape. Two knives: scissors and tape, or razor blade and spoon. A pickaxe: scissors, broomstick and tape. A shovel: frying pan, broomstick and tape. Where a recipe needs a card less, you choose which one you keep (since version 2).
    .no = Crafting takes all the cards of the recipe, a room other than the cells and the showers, good health, and something left on the pile.
DIG-24 = Cells – dig: lay a tool from your hand before you and score its tunnel points. Not with two beatings.
    .no = You dig in the cells, with a tool from your hand, and not with two beatings.
DIG-25 = Dining hall – steal a spoon, if the pile has one.
    .no = Spoons are stolen in the dining hall, as long as there are any.
DIG-26 = Infirmary – heal: you lose one beating.
    .no = You heal in the infirmary.
DIG-27 = Yard – sell: discard one or more cards and get the cigarettes they are worth.
    .no = You sell cards from your hand, in the yard.
DIG-28 = Yard – buy, one deal: a knife for 2 cigarettes, two knives for 5, a pickaxe for 6, a shovel for 8. Not from an empty pile, and for two knives there have to be two.
    .no = You buy in the yard, with enough cigarettes, and what the pile still has.
DIG-29 = Nobody has more than two beatings. With one you cannot craft. With two you can neither craft nor dig.
    .no = Nobody takes more than two beatings.
DIG-30 = You may reveal your past once a game, in your own turn, at the moment it names: right after you have done it. The end of your turn with { x-michelle }’s move is part of it, and so are your own fights (since version 2). It takes effect then. If you belong to its gang at that moment, you get the gang’s part as well. It stays face up, spent.
    .no = It is not the moment that your past names, or it has been revealed.
DIG-31 = { x-michelle } starts in the showers, with eight cards, face down, shuffled again when they are used up. Turned-up cards are seen by all and stay out until that extortion ends. At the end of your turn you may move the figure by the die, like an ordinary move; you choose the room. It never enters solitary. Everybody sees the discards and how many cards are left. Option: whether it is Michel or Michelle.
    .no = At the end of a turn its player may move { x-michelle }, to one of the two rooms that the die leads to.
DIG-32 = When { x-michelle } ends a move, everyone in that room is extorted, clockwise from the player who moved the figure. Whoever arrives in { x-michelle }’s room, by any means and in anyone’s turn, is extorted at once; then the turn goes on.
DIG-33 = A card is turned up. Without a knife nothing happens. With a knife you may discard one of the tools on it, and it is over. Otherwise there is a fight: you play a weapon, and the next card is turned up. Without a knife you have won and may draw a search card; with a knife it goes on. Team-mates cannot help. Option: those in the room can, as in DIG-38.
    .no = { x-michelle } waits for an answer: a tool on the card, a weapon, or none.
DIG-34 = Whoever cannot or does not want to play a weapon takes a beating and discards a tool shown on the last card, of their own choice, or, without one, a random card. Team-mates who helped only take the beating.
    .no = First the tool shown on the card is given up.
DIG-35 = With four or six players two teams can play, as many in each; seats alternate, unless you choose who is in which team. Tunnel points are the team’s: 16 win with four players, 20 with six.
    .no = The game is over: a team is out.
DIG-36 = There are two cell blocks, A and B. Each is a room with all rules of the cells, and each team starts in its own. A roll of 1, 2 or 3 may lead to either.
    .no = There is no such room in this game.
DIG-37 = You dig in your own block only. In the other team’s block you may craft, in your own you may not.
    .no = You dig in your own cell block only.
DIG-38 = In a fight the one in the extortion is asked first, then team-mates in the same room, clockwise; a side has lost when all decline. The loser in the extortion and all who played a weapon for that side take a beating. The winner in the extortion takes what DIG-21 says from the loser and may take a random card from each of the loser’s helpers. Only the victim can hand over the tool. Option: the winner may take another random card from every loser, from the one in the extortion as well. What somebody draws for a lost fight is drawn after that (since version 2).
    .no = The winner may take a card from each helper who lost and holds one, by option from every loser.
DIG-39 = Trade: hand over any number of cards to a team-mate in your room and get as many back, each choosing their own, or give cards one way and cigarettes the other. Cards and cigarettes may go together on either side; a proposal says how many cards it asks for, and there is no limit to the cigarettes but what somebody has. The team-mate has to agree; the action is spent when they do. Refused or taken back, you may propose again, until three proposals of a turn have come to nothing. (Before version 2: one of them, at most 12 cigarettes, and cards for cigarettes or for cards.)
    .no = A trade needs a team-mate in your room who agrees, something from both of you, cards among it, and cigarettes from one side only; after three that came to nothing it is enough for this turn.
DIG-40 = An ordinary move may go to the room of a team-mate of the same gang, without a roll. Not into solitary. Option: also when the die has been rolled.
    .no = Without a roll you can go only to a team-mate of your own gang, and not into solitary.
DIG-41 = Turn limit: after 150 rounds the longest tunnel wins; if several are as long, they share the win. The limit can be changed.
    .no = The game is over: the turn limit has been reached.
DIG-42 = Everybody sees the sizes of hands, cigarettes, beatings, gang cards, laid tools, the tops of piles, discards, and every card that is taken or given in the open. A card drawn at random from a hand is known to the two involved. Option: whether the game keeps a list of what others are known to hold.

## What bots answer in the chat. `hear-…` are beginnings of words that speak of something.

hear-trade = trad, swap, exchang, deal, offer
hear-dig = dig, dug, tunnel
remark-answer-name =
    { $level ->
        [rookie] Yes? What is it?
        [mastermind] I am listening.
       *[other] What do you want of me?
    }
remark-answer-dug = My tunnel has { $count } of { $target } points.
remark-answer-alone = No trading here: everybody digs alone.
remark-answer-trade =
    { $other_you ->
        [yes] With you, and right here, I would trade.
       *[no] With { $other_name }, right here, I would trade.
    }
remark-answer-apart = Only with my own team, and only in the same room.

## The first lesson, step by step

lesson-goal = Dig your way out: 12 tunnel points. A spoon digs 1, a pickaxe 3, a shovel 4. You have 4 points already.
lesson-search = A turn has two actions. Begin with a search, once a turn: the number at the magnifying glass says how many cards it brings here.
lesson-craft = Scissors, broomstick and tape make a pickaxe. Craft it. It works here, but not in the cells or the showers.
lesson-craft-wait = Crafting needs the right parts, good health, and a room other than the cells and the showers.
lesson-turn = Tap a card: you read what it is good for. When your actions are spent, end your turn; you may keep ten cards.
lesson-threat = Somebody wants your tool. Hand it over, or fight: lay a weapon. Who has none left to lay loses and takes a beating.
lesson-threat-else = That ends it, too. In a fight weapons are laid in turn, the victim first.
lesson-fought = Whoever loses takes a beating: no crafting; with two, no digging. The infirmary heals. The winner gets a tool or a card. Weapons laid are gone.
lesson-gang = Cap and bandana open the Crew. Join: you pay with them and get the card on top, which helps you from now on.
lesson-gang-wait = For a gang you need different accessories. Search for them.
lesson-past = Your past is secret, good once, and costs no action. It brings more to members of its gang. Point at it, and use it.
lesson-sell = You are in the yard: sell something you can spare. One action, as many cards as you like. Tools can be bought here.
lesson-sell-wait = Cards are sold in the yard, for cigarettes. Get there, by the die or carefully.
lesson-extort = Your turn to threaten: tap a player in your room, the tool you want, and a weapon. Only one thing: the weapon is gone.
lesson-walk = Now move. Roll: each face leads to two rooms. Or tap a room and go carefully, for both actions.
lesson-dig = You are in the cells with a tool. Dig: its points are yours for good, and nobody can take them away.
lesson-dig-wait = Get to the cells with a tool: only there can you dig. Faces 1, 2 and 3 lead there.
lesson-michelle = One more, whom nobody plays: { x-michelle }, always there with two players. Whoever shares that room gives up a tool, fights, or takes a beating.
lesson-end = That is all. Mind who stands beside you with a knife. The game goes on, and it is yours: be the first through the wall!

## The board in the browser: what only it says, to read or to hear

digout-board = The prison in section: rooms above, tunnels below, then the table and your hand
digout-section = Rooms and tunnels
# a long name on a sign: where it may be cut
digout-sign-infirmary = infirmary
digout-sign-yard = yard
digout-sign-sunglasses = sun{"\u00AD"}glasses
digout-sign-broomstick = broom{"\u00AD"}stick
digout-sign-toothbrush = tooth{"\u00AD"}brush
digout-sign-jewellery = jewel{"\u00AD"}lery
digout-sign-razor = razor blade
digout-sign-shard = glass shard
digout-sign-padlock = padlock in a sock
digout-sign-master_key = Master Key
digout-sign-night_nurse = Night Nurse
digout-sign-inspection = Inspec{"\u00AD"}tion
digout-sign-shakedown = Shake{"\u00AD"}down
digout-sign-scissors = scissors
digout-sign-pickaxe = pickaxe
digout-sign-ring = signet ring
digout-sign-pan = frying pan
digout-sign-tape = tape
digout-piles = Piles
digout-gangs = Gangs
digout-recipes = Crafting
digout-discards = Discards
digout-hand = Your hand
digout-trade = A trade
digout-tabs = What is shown
digout-tab-rooms = Rooms and tunnels
digout-tab-table = Piles and crafting
digout-tab-gangs = Gangs
digout-peek = Take a card from this hand
digout-race = Tunnel points

## On the board: rooms

digout-search =
    { $count ->
        [one] Search: { $count } card
       *[other] Search: { $count } cards
    }
digout-faces = die: { $faces }
digout-no-face = no face of the die
digout-rolled = the { $face } that was rolled leads here
digout-there = here: { $who }
digout-about-cells = Dig here: lay a tool from your hand. No crafting.
digout-about-block = Dig in your own block, craft in the other one.
digout-about-dining = Steal a spoon from the pile.
digout-about-infirmary = Get rid of a beating.
digout-about-showers = The best place to search. No crafting, and { x-michelle } likes it here.
digout-about-yard = Sell cards, buy knives and tools for cigarettes.
digout-about-solitary = Only cards send you here. Nothing to find; you leave with a move.

## On the board: players

digout-points = { $count } of { $target } tunnel points
digout-team-points = { $count } tunnel points, the team { $all } of { $target }
digout-missing = { $count } to go
digout-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
digout-cigarettes =
    { $count ->
        [one] { $count } cigarette
       *[other] { $count } cigarettes
    }
digout-beatings =
    { $count ->
        [one] { $count } beating
       *[other] { $count } beatings
    }
digout-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
digout-known = Known to hold: { $cards }.
digout-nothing-known = Nothing is known of this hand.
digout-has = has { $count }
digout-was = Past: { $past }.
digout-no-gang = No gang yet
digout-past = Your past
digout-past-spent = Past, spent
digout-past-sealed = The padlock is its seal: nobody else knows it until you reveal it, and that costs no action.
digout-roll = Move
digout-again = Again

## On the board: cards

digout-class-tool = tool
digout-class-knife = weapon
digout-class-weapon = weapon
digout-class-part = part
digout-class-accessory = accessory
digout-class-action = action card
digout-class-valuable = valuable
digout-worth =
    { $count ->
        [one] Digs { $count } tunnel point
       *[other] Digs { $count } tunnel points
    }
digout-sells =
    { $count ->
        [one] sells for { $count } cigarette
       *[other] sells for { $count } cigarettes
    }
digout-for-gangs = Opens doors at: { $gangs }.
digout-for-recipes = Good for making: { $things }.
digout-about-weapon = Threaten somebody in your room with it, or fight back with it.
digout-about-craft = Not in the cells or the showers, and not with a beating.
digout-lacking = You still need: { $cards }.
digout-in-yard = In the yard: { $prices }.
digout-left = { $count } left on the pile.
digout-stack =
    { $count ->
        [one] Search cards, face down: { $count } card left
       *[other] Search cards, face down: { $count } cards left
    }
digout-top = On top:
digout-none-left = The pile is empty.

## On the board: fights and trades

digout-michelle-cards = Cards face down: { $count }. Discarded: { $cards }.
digout-duel = { $attacker } against { $victim }
digout-attacks = attacker
digout-defends = defender
digout-stake = At stake: { $tools }
digout-no-weapon = no weapon
digout-demand = Extort { $player }
digout-then-tool = What do you ask for?
digout-then-weapon = Now lay a weapon from your hand.
digout-tray = { $player }’s offer
digout-charge = Ask for cigarettes:
digout-bid = Offer cigarettes:
digout-ask = Ask for cards:

## On the board: headings and short names in the list of actions

group-sneak = Move carefully (two actions)
group-join = Join a gang
group-play = Play a card
group-craft = Craft
group-dig = Dig
group-sell = Sell
group-buy = Buy
group-discard = Discard
group-pick = Take a card
group-lay = Lay a card
group-charge = For cigarettes
group-bid = Offer cigarettes
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
short-extort = { $tool_name }, with { $weapon_name }
group-ask = Ask for cards
group-spare = Craft, and keep a card
short-spare = { $recipe_name }, keep { $card_name }
