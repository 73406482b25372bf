### Dig Your Way Out, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".
### $card_name, $tool_name, $weapon_name, $room_name and so on are the names below.

title = Dig Your Way Out
tagline = Search the prison, craft or steal what digs, keep your back covered, and be the first through the wall. Cigarettes, fights and drugs are themes of this game.
note = This game is about life in a prison: cigarettes, fights and drugs are themes of it.

## Rooms

name-cells = cells
name-dining = dining hall
name-showers = showers
name-infirmary = infirmary
name-yard = yard
name-solitary = solitary
name-block_a = cell block A
name-block_b = cell block B

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
text-quick_feet = Once a turn, when you move, you get an action.
text-courier = When you move, you get 1 cigarette.
text-broker = When you sell, you get 2 more cigarettes.
text-wholesaler = Pickaxes and shovels cost you 2 cigarettes less.
text-bookkeeper = At the end of your turn you get 1 cigarette.
text-fence = When you sell and when you buy, draw a search card.
text-brawler = Once a fight your bare hands count as a weapon.
text-road_captain = When you win a fight, draw 2 search cards.
text-thick_skin = When you lose a fight, you take no beating.
text-victory_lap = When you win a fight, take one more random card from the loser.
text-quick_word = Once a turn, when you extort, you get an action.
text-collector = When you extort, you get 2 cigarettes.
text-cold_stare = You keep the weapon you threaten with.
text-reputation = No other player can extort you.
text-keen_eye = When you search, draw one more card.
text-workshop = Recipes need one card less.
text-steady_hands = Once a turn, when you craft, you get an action.
text-patience = When you search, you get 1 cigarette.
text-safe_house = Nobody can extort you, and neither can Michel(le).
text-first_aid = At the end of your turn you lose a beating.
text-chosen_family = When you lose a fight, you take no beating and draw a search card.
text-open_arms = Once a game, when you dig, you get 1 tunnel point more. Michel(le) does not extort you.

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

text-getaway_driver = After a move: an action. Crew: a search card as well.
text-pickpocket = After a move: 2 cigarettes. Crew: 2 search cards as well.
text-roof_climber = In your turn: a search card. Crew: an action as well.
text-accountant = After selling: 3 cigarettes. Cartel: 3 more.
text-smuggler = After buying: 2 search cards. Cartel: an action as well.
text-forger = In your turn: 2 cigarettes. Cartel: 2 search cards as well.
text-prizefighter = After a fight you won: 2 search cards. Bikers: 3 cigarettes as well.
text-bouncer = In your turn: a knife. Bikers: one more.
text-stunt_rider = In your turn: lose a beating. Bikers: an action as well.
text-racketeer = After extorting: 3 cigarettes. Bratva: a knife as well.
text-safecracker = After digging: 3 cigarettes. Bratva: an action as well.
text-arms_dealer = In your turn: a knife. Bratva: 2 cigarettes as well.
text-card_sharp = After searching: a search card. Triad: one more.
text-locksmith = After crafting: an action. Triad: 2 search cards as well.
text-counterfeiter = After searching: 2 cigarettes. Triad: an action as well.
text-paramedic = After healing: an action. Rainbow: 2 search cards as well.
text-hacker = After searching: a search card. Rainbow: 3 cigarettes as well.
text-canteen_cook = After stealing a spoon: another spoon. Rainbow: lose a beating as well.

## Michel(le)

michelle = Michel(le)
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
now-figure_roll = The die is rolling for Michel(le).
now-card = Michel(le) shows a card.
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
        [yes] Do you want to move Michel(le)?
       *[no] { $player } thinks about Michel(le).
    }
now-lead =
    { $you ->
        [yes] Where does Michel(le) go?
       *[no] { $player } leads Michel(le).
    }
now-extorted =
    { $you ->
        [yes] Michel(le) wants a tool. Give it up, or fight?
       *[no] Michel(le) extorts { $player }.
    }
now-brawl =
    { $you ->
        [yes] Another knife. Do you play a weapon?
       *[no] { $player } is fighting Michel(le).
    }
now-penalty =
    { $you ->
        [yes] Which tool do you lose?
       *[no] { $player } loses a tool.
    }
now-prize =
    { $you ->
        [yes] You have won. Do you want a search card?
       *[no] { $player } has beaten Michel(le).
    }
now-limit =
    { $you ->
        [yes] You hold too many cards: discard one.
       *[no] { $player } holds too many cards.
    }
now-trade =
    { $you ->
        [yes] Lay cards and make a proposal.
       *[no] { $player } prepares a deal.
    }
now-answer =
    { $you ->
        [yes] Do you agree to the deal?
       *[no] { $player } thinks about the deal.
    }
now-return =
    { $you ->
        [yes] Which cards do you give?
       *[no] { $player } chooses cards for the deal.
    }
now-over = The game is over.

## Actions

action-start = { $player } begins
action-top = { $gang_card_name } comes to the top
action-past = The past is { $past_name }
action-draw = The card is: { $card_name }
action-deal = The card is: { $card_name }
action-lose = The card is: { $card_name }
action-roll = The die shows { $face }
action-turn_up = The card shows { $figure_card_name }
action-search = Search
action-walk = Move: roll the die
action-sneak = Move carefully to { x-room }
action-visit = Go to { $player }
action-join = Join: { $gang_name }
action-play = Play { $card_name }
action-extort = Extort { $player }: { $tool_name }, with { $weapon_name }
action-craft = Craft: { $recipe_name }
action-dig = Dig: { $tool_name }
action-steal = Steal a spoon
action-heal = Heal
action-sell = Sell: { $card_name }
action-buy = Buy: { $deal_name }
action-trade = Propose a deal to { $player }
action-reveal = Reveal your past
action-end = End the turn
action-go = Go to { x-room }
action-again = Roll again
action-pay = Pay: { $card_name }
action-target = { $player }
action-pick = Take: { $card_name }
action-discard = Discard: { $card_name }
action-done = That’s it
action-comply = Hand it over
action-fight = Fight: { $weapon_name }
action-decline = Play no weapon
action-rob = Take a card from { $player }
action-lead = Move Michel(le)
action-give = Give up: { $tool_name }
action-prize = Draw a search card
action-lay = Lay: { $card_name }
action-swap = For as many cards
action-charge =
    { $cigarettes ->
        [one] For { $cigarettes } cigarette
       *[other] For { $cigarettes } cigarettes
    }
action-bid =
    { $cigarettes ->
        [one] Offer { $cigarettes } cigarette for cards
       *[other] Offer { $cigarettes } cigarettes for cards
    }
action-accept = Agree
action-refuse = Refuse

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
        [yes] You draw: { $card_name }.
       *[no] { $player } draws: { $card_name }.
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
        [yes] You join: { $gang_name }. Your card is { $gang_card_name }.
       *[no] { $player } joins: { $gang_name }. The card is { $gang_card_name }.
    }
event-left_gang =
    { $you ->
        [yes] You give { $gang_card_name } back.
       *[no] { $player } gives { $gang_card_name } back.
    }
event-benefited =
    { $you ->
        [yes] You use { $gang_card_name }.
       *[no] { $player } uses { $gang_card_name }.
    }
event-paid =
    { $you ->
        [yes] You pay: { $card_name }.
       *[no] { $player } pays: { $card_name }.
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
    { $you ->
        [yes] You look at a hand.
       *[no] { $player } looks at a hand.
    }
event-shown =
    { $you ->
        [yes] It is yours.
       *[no] It is { $player }’s.
    }
event-pooled =
    { $you ->
        [yes] You pool all hands.
       *[no] { $player } pools all hands.
    }
event-dealt =
    { $you ->
        [yes] You are dealt: { $card_name }.
       *[no] { $player } is dealt: { $card_name }.
    }
event-dealt_unseen = { $player } is dealt a card.
event-threatened =
    { $you ->
        [yes] You threaten, and want this tool: { $tool_name }. Your weapon: { $weapon_name }.
       *[no] { $player } threatens, and wants this tool: { $tool_name }. The weapon: { $weapon_name }.
    }
event-was_threatened =
    { $you ->
        [yes] It is you who is threatened.
       *[no] It is { $player } who is threatened.
    }
event-complied =
    { $you ->
        [yes] You hand it over: { $tool_name }.
       *[no] { $player } hands it over: { $tool_name }.
    }
event-fought =
    { $you ->
        [yes] You fight: { $weapon_name }.
       *[no] { $player } fights: { $weapon_name }.
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
    { $you ->
        [yes] You take it: { $tool_name }.
       *[no] { $player } takes it: { $tool_name }.
    }
event-robbed =
    { $you ->
        [yes] You take a card: { $card_name }.
       *[no] { $player } takes a card: { $card_name }.
    }
event-was_robbed =
    { $you ->
        [yes] A card is taken from you: { $card_name }.
       *[no] A card is taken from { $player }: { $card_name }.
    }
event-robbed_unseen = { $player } takes a card.
event-crafted =
    { $you ->
        [yes] You craft: { $recipe_name }.
       *[no] { $player } crafts: { $recipe_name }.
    }
event-dug =
    { $points ->
        [one] { $you ->
            [yes] You dig: { $tool_name }, a tunnel point.
           *[no] { $player } digs: { $tool_name }, a tunnel point.
        }
       *[other] { $you ->
            [yes] You dig: { $tool_name }, { $points } tunnel points.
           *[no] { $player } digs: { $tool_name }, { $points } tunnel points.
        }
    }
event-stole =
    { $you ->
        [yes] You steal a spoon.
       *[no] { $player } steals a spoon.
    }
event-sold =
    { $cigarettes ->
        [one] { $you ->
            [yes] You sell: { $card_name }, for { $cigarettes } cigarette.
           *[no] { $player } sells: { $card_name }, for { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You sell: { $card_name }, for { $cigarettes } cigarettes.
           *[no] { $player } sells: { $card_name }, for { $cigarettes } cigarettes.
        }
    }
event-bought =
    { $cigarettes ->
        [one] { $you ->
            [yes] You buy: { $deal_name }, for { $cigarettes } cigarette.
           *[no] { $player } buys: { $deal_name }, for { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You buy: { $deal_name }, for { $cigarettes } cigarettes.
           *[no] { $player } buys: { $deal_name }, for { $cigarettes } cigarettes.
        }
    }
event-revealed =
    { $you ->
        [yes] You reveal your past: { $past_name }.
       *[no] { $player } reveals a past: { $past_name }.
    }
event-revealed_as_member =
    { $you ->
        [yes] You reveal your past: { $past_name }. Your gang adds its part.
       *[no] { $player } reveals a past: { $past_name }. The gang adds its part.
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
        [yes] You take from the pile: { $card_name }.
       *[no] { $player } takes from the pile: { $card_name }.
    }
event-discarded =
    { $you ->
        [yes] You discard: { $card_name }.
       *[no] { $player } discards: { $card_name }.
    }
event-figure_rolled =
    { $you ->
        [yes] You roll { $face } for Michel(le).
       *[no] { $player } rolls { $face } for Michel(le).
    }
event-figure_moved = Michel(le) goes to { x-room }.
event-figure_extorts =
    { $you ->
        [yes] Michel(le) extorts you.
       *[no] Michel(le) extorts { $player }.
    }
event-turned_up = Michel(le) shows { $figure_card_name }.
event-gave =
    { $you ->
        [yes] You give up: { $tool_name }.
       *[no] { $player } gives up: { $tool_name }.
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
    { $cigarettes ->
        [one] { $you ->
            [yes] You offer cards ({ $count }) for { $cigarettes } cigarette.
           *[no] { $player } offers cards ({ $count }) for { $cigarettes } cigarette.
        }
       *[other] { $you ->
            [yes] You offer cards ({ $count }) for { $cigarettes } cigarettes.
           *[no] { $player } offers cards ({ $count }) for { $cigarettes } cigarettes.
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
event-asked =
    { $you ->
        [yes] You are asked to agree.
       *[no] { $player } is asked to agree.
    }
event-refused =
    { $you ->
        [yes] You refuse the deal.
       *[no] { $player } refuses the deal.
    }
event-gave_up =
    { $you ->
        [yes] You drop the deal.
       *[no] { $player } drops the deal.
    }
event-traded =
    { $you ->
        [yes] Your deal is done.
       *[no] { $player }’s deal is done.
    }
event-received =
    { $count ->
        [one] { $you ->
            [yes] You receive: { $card_name }.
           *[no] { $player } receives: { $card_name }.
        }
       *[other] { $you ->
            [yes] You receive: { $card_name }, { $count } of them.
           *[no] { $player } receives: { $card_name }, { $count } of them.
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
        [one] { $winners } is through the wall and gone before the alarm.
       *[other] { $winners } are through the wall and gone before the alarm.
    }
ending-team = { $winners } are through the wall together.
ending-limit =
    { $count ->
        [one] Time is up, and { $winners } has the longest tunnel.
       *[other] Time is up, and nobody has a longer tunnel than { $winners }, who share the win.
    }

## Options

option-michelle = Michel(le)
    .help = A figure that nobody plays and that extorts whoever is in the room.
option-michelle-auto = with two players
option-michelle-on = always
option-michelle-off = never
option-teams = Teams
    .help = Two teams and two cell blocks, with four or six players. Any other number plays single.
option-memory = Memory
    .help = Does the game keep a list of the cards that others have been seen to take?
option-memory-public = seen cards are listed
option-memory-none = everybody has to remember
option-turn_limit = Turn limit
    .help = After so many rounds the longest tunnel wins.

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-material = Material
chapter-goal = Setup and goal
chapter-turn = A turn
chapter-rooms = Room actions
chapter-beatings = Beatings and pasts
chapter-michelle = Michel(le)
chapter-teams = Teams
chapter-table = At the table

DIG-01 = The rooms are the cells, the dining hall, the showers, the infirmary, the yard and solitary. No face of the die leads to solitary: only cards send somebody there. You leave it with an ordinary or a careful move. In solitary you cannot search; everything else is as in any room.
    .no = There is nothing to be found in solitary.
DIG-02 = Each face of the die leads to two rooms. 1: cells or dining hall. 2: cells or infirmary. 3: cells or showers. 4: yard or dining hall. 5: yard or showers. 6: yard or infirmary.
DIG-03 = A search brings 1 card in the cells, 2 in the dining hall, the infirmary and the yard, 3 in the showers.
DIG-04 = Four piles lie face up: 15 spoons worth 1 tunnel point each, 10 pickaxes worth 3, 8 shovels worth 4, and 30 knives. One that is discarded goes back to its pile.
DIG-05 = There are 77 search cards: 24 accessories, 22 parts, 14 weapons, 10 action cards and 7 valuables. They lie face down, their discards beside them, face up. When a draw finds the stack empty, the discards are shuffled and drawing goes on; a card that is being resolved is not among them yet. If there is nothing left at all, nothing is drawn.
    .no = Cards are being drawn.
DIG-06 = Each of the six gangs has a pile of four cards, shuffled and face up: everybody sees the top one. A discarded gang card goes under its pile.
    .no = A gang pile is showing its next card.
DIG-07 = Everybody is dealt one of the 18 criminal pasts in secret, and may look at it whenever they like.
    .no = The pasts are being dealt.
DIG-08 = There are as many cigarettes as are needed. Everybody starts without any.
DIG-09 = Everybody starts in the cells with 3 search cards and a past. Lots decide who begins; then turns go clockwise.
    .no = It is somebody else’s turn.
DIG-10 = Whoever has the tunnel points has won at once: 12 with two or three players, 10 with four, 8 with five or six.
    .no = The game is over: somebody is out.
DIG-11 = In your turn you have up to two actions, one after the other; the second may use the room that the first has led to. What a gang card gives is no action unless the card says so; an extra action or another roll is yours once a turn, an extra tunnel point once a game. Revealing your past is no action. An action that would do nothing is not allowed. What can be done once a turn can be done once, however many actions you have.
    .no = You have no action left for that, or it would do nothing, or it is not the moment for it.
DIG-12 = At the end of your turn you may hold 10 cards; you choose what to discard. The order: what happens at the end of a turn, Michel(le)’s move, the hand limit, the next player.
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
DIG-18 = Extort, once a turn: somebody in your room who is not in your team. You need a weapon in your hand.
    .no = Once a turn, and with a weapon in hand, you can extort somebody in your room who is neither in your team nor protected.
DIG-19 = You name a tool and lay down a weapon. The victim may hand over such a tool, if they hold one: then it is over.
    .no = A threat takes a weapon from your hand; the answer is the tool that was named, or a fight.
DIG-20 = Otherwise there is a fight: in turn, the victim first, each plays a weapon. Whoever cannot or does not want to loses and takes a beating.
    .no = There is a fight: whoever is asked plays a weapon they hold, or none.
DIG-21 = An attacker who wins takes the tool that was named, or, if the loser has none, a random card. A defender who wins takes a random card from the attacker. From an empty hand nothing is taken.
    .no = First the winner takes what was won.
DIG-22 = Played knives go back to their pile, other weapons to the discards, and so does the weapon of the threat, even if the victim hands over the tool. All that happens before a card is drawn at random.
DIG-23 = Craft: discard the cards of a recipe and take what it makes from its pile. Not in the cells or the showers, not with a beating, one thing an action, and not from an empty pile; if two knives are made and one is left, you get one. A knife: toothbrush and tape. Two knives: scissors and tape, or razor blade and spoon. A pickaxe: scissors, broomstick and tape. A shovel: frying pan, broomstick and tape.
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
DIG-30 = You may reveal your past once a game, in your own turn, at the moment it names: right after you have done it. It takes effect then. If you belong to its gang at that moment, you get the gang’s part as well. It stays face up, spent.
    .no = It is not the moment that your past names, or it has been revealed.
DIG-31 = Michel(le) starts in the showers, with eight cards, face down, shuffled again when they are used up. Turned-up cards are seen by all and stay out until that extortion ends. At the end of your turn you may move the figure by the die, like an ordinary move; you choose the room. It never enters solitary.
    .no = At the end of a turn its player may move Michel(le), to one of the two rooms that the die leads to.
DIG-32 = When Michel(le) ends a move, everyone in that room is extorted, clockwise from the player who moved the figure. Whoever arrives in Michel(le)’s room, by any means and in anyone’s turn, is extorted at once; then the turn goes on.
DIG-33 = A card is turned up. Without a knife nothing happens. With a knife you may discard one of the tools on it, and it is over. Otherwise there is a fight: you play a weapon, and the next card is turned up. Without a knife you have won and may draw a search card; with a knife it goes on. Team-mates cannot help.
    .no = Michel(le) waits for an answer: a tool on the card, a weapon, or none.
DIG-34 = Whoever cannot or does not want to play a weapon takes a beating and discards a tool shown on the last card, of their own choice, or, without one, a random card.
    .no = First the tool shown on the card is given up.
DIG-35 = With four or six players two teams can play; seats alternate. Tunnel points are the team’s: 16 win with four players, 20 with six.
    .no = The game is over: a team is out.
DIG-36 = There are two cell blocks, A and B. Each is a room with all rules of the cells, and each team starts in its own. A roll of 1, 2 or 3 may lead to either.
    .no = There is no such room in this game.
DIG-37 = You dig in your own block only. In the other team’s block you may craft, in your own you may not.
    .no = You dig in your own cell block only.
DIG-38 = In a fight the one in the extortion is asked first, then team-mates in the same room, clockwise; a side has lost when all decline. The loser in the extortion and all who played a weapon for that side take a beating. The winner in the extortion takes what DIG-21 says from the loser and may take a random card from each of the loser’s helpers. Only the victim can hand over the tool.
    .no = The winner may take a card from each helper who lost and holds one.
DIG-39 = Deal: hand over any number of cards to a team-mate in your room and get as many back, each choosing their own, or give cards one way and cigarettes the other. The team-mate has to agree; the action is spent when they do. A proposal that comes to nothing is the last of the turn.
    .no = A deal needs a team-mate in your room who agrees, and something from both of you; one that comes to nothing is the last of the turn.
DIG-40 = An ordinary move may go to the room of a team-mate of the same gang, without a roll. Not into solitary.
    .no = Without a roll you can go only to a team-mate of your own gang, and not into solitary.
DIG-41 = Turn limit: after 150 rounds the longest tunnel wins; if several are as long, they share the win. The limit can be changed.
    .no = The game is over: the turn limit has been reached.
DIG-42 = Everybody sees the sizes of hands, cigarettes, beatings, gang cards, laid tools, the tops of piles, discards, and every card that is taken or given in the open. A card drawn at random from a hand is known to the two involved. Option: whether the game keeps a list of what others are known to hold.
