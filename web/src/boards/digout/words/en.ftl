### What only the board of Dig Your Way Out says: names for screen readers, headings, explanations.

digout-board = The prison in section: rooms above, tunnels below, then the table and your hand
digout-section = Rooms and tunnels
# a long name on a sign: where it may be cut
digout-sign-infirmary = infirmary
digout-piles = Piles
digout-gangs = Gangs
digout-recipes = Crafting
digout-discards = Discards
digout-hand = Your hand
digout-deal = A deal
digout-peek = Take a card from this hand
digout-race = Tunnel points

## Rooms

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
digout-about-showers = The best place to search. No crafting, and Michel(le) likes it here.
digout-about-yard = Sell cards, buy knives and tools for cigarettes.
digout-about-solitary = Only cards send you here. Nothing to find; you leave with a move.

## Players

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
digout-roll = Move
digout-again = Again

## Cards

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
digout-left = { $count } left on the pile.
digout-stack =
    { $count ->
        [one] Search cards, face down: { $count } card left
       *[other] Search cards, face down: { $count } cards left
    }
digout-top = On top:
digout-none-left = The pile is empty.

## Fights and deals

digout-duel = { $attacker } against { $victim }
digout-attacks = attacks
digout-defends = defends
digout-stake = At stake: { $tools }
digout-no-weapon = no weapon
digout-demand = Extort { $player }
digout-then-tool = What do you ask for?
digout-then-weapon = Now lay a weapon from your hand.
digout-tray = { $player }’s tray
digout-charge = For cigarettes:
digout-bid = Offer cigarettes:

## Headings and short names in the list of actions

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
